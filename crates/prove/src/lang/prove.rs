//! The proof of one straight-line function.

use limbforge::{
    certificate::check_as,
    check::Checked,
    field::Field,
    ir::{Port, Program, interval::Interval},
    ops::{
        formula::FormulaStatement,
        statements::{Promise, Statement},
    },
};
use num_bigint::BigInt;

use super::{
    machine::{Conditions, Machine, Obligation},
    numbers::Language,
    problem::Problem,
    run::{Results, run},
    syntax::{File, Function},
};

/// The statement that a function is proved to satisfy.
enum Stated<'a> {
    /// Of an operation, by its name.
    Operation(Statement),
    /// Of the field's formula, by its text.
    Formula(&'a FormulaStatement),
}

impl Stated<'_> {
    /// The statement of this name for a field.
    fn of<'a>(field: &'a Field, name: &str) -> Option<Stated<'a>> {
        if let Some(whole) = field.formula(name) {
            return Some(Stated::Formula(&whole.statement));
        }
        let p = BigInt::from(field.prime.value().clone());
        Statement::of(name, &p, &field.repr).map(Stated::Operation)
    }

    /// Whether it leaves a part of the meaning unproved.
    fn is_partial(&self) -> bool {
        matches!(self, Stated::Operation(statement) if statement.is_partial())
    }
}

/// The way that the proof of a function went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Its results are those of the library's program, value by value, and the statement was proved of both.
    Same,
    /// The statement was proved, of instructions that the library does not have.
    Other,
    /// Its results are those of the library's program. Of that, the statement is proved without the part that its
    /// formula marks.
    SamePart,
}

/// The program of a function, proved.
#[derive(Clone, Debug)]
pub struct Proved {
    /// The program that was read, next to the library's values that its proof leans on.
    pub program: Checked<Program>,
    /// The conditions of the reading, which hold.
    pub conditions: Conditions,
    /// The way of the proof.
    pub how: How,
}

/// The program of a function, read and not proved.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The program, with the library's statement.
    pub program: Program,
    /// The conditions under which the program is what the text says.
    pub conditions: Conditions,
    /// The way that a proof will go.
    pub how: How,
    /// The line to name if there is none.
    line: usize,
}

/// Proves that a function computes what the library states of the operation `wanted`, for all inputs within its
/// bounds.
///
/// # Errors
/// The first line that is not understood, or does something else.
pub fn prove(
    language: Language,
    file: &File,
    function: &Function,
    field: &Field,
    wanted: &Checked<Program>,
) -> Result<Proved, Problem> {
    let reading = read(language, file, function, field, wanted)?;
    let refused = |what: String| Problem::at(reading.line, what);
    let checked = check_as(reading.program, field).map_err(|error| refused(error.to_string()))?;
    hold(&reading.conditions.obligations, checked.ranges())?;
    Ok(Proved {
        program: checked,
        conditions: reading.conditions,
        how: reading.how,
    })
}

/// Reads a function as the operation `wanted`.
///
/// # Errors
/// The first line that is not understood.
pub fn read(
    language: Language,
    file: &File,
    function: &Function,
    field: &Field,
    wanted: &Checked<Program>,
) -> Result<Reading, Problem> {
    let library = wanted.program();
    let Some(stated) = Stated::of(field, &library.name) else {
        return Err(Problem::at(
            function.line,
            "the library states nothing of this operation",
        ));
    };
    let (mut machine, results) = run(language, file, function, field, library)?;
    let strange = machine.first_strange_line().unwrap_or(function.line);
    let same = is_same(&mut machine, library, &results);
    if !same && stated.is_partial() {
        let what = "computes something else than the library's program, which has to be followed in all here";
        return Err(Problem::at(strange, what));
    }
    let results = if same {
        let renamed = library
            .results
            .iter()
            .map(|port| port.values.iter().map(|v| machine.renamed(*v)));
        renamed.map(Iterator::collect).collect()
    } else {
        results
    };
    let spec = match &stated {
        Stated::Operation(_) if same => machine.rename_spec(&library.spec),
        Stated::Operation(statement) => statement.spec(&results.concat()),
        Stated::Formula(whole) => {
            let limbs = results.concat();
            let limbs = limbs.chunks(field.repr.limbs).map(<[_]>::to_vec);
            // The lines are those of the library's program: which values stand for them is a hint.
            let cuts = machine.rename_spec(&library.spec).cuts;
            let forms = cuts.into_iter().map(|cut| cut.form);
            let lines = whole.formula().lines.len();
            whole.spec(
                &limbs.collect::<Vec<_>>(),
                &forms.take(lines).collect::<Vec<_>>(),
            )
        }
    };
    let ports = ports(library, &stated, &results);
    let (program, conditions) = machine.finish(ports, spec);
    let how = match (same, stated.is_partial()) {
        (false, _) => How::Other,
        (true, false) => How::Same,
        (true, true) => How::SamePart,
    };
    Ok(Reading {
        program,
        conditions,
        how,
        line: if same { function.line } else { strange },
    })
}

/// Whether all results seem to be those of the library's program. That they are is then claimed.
fn is_same(machine: &mut Machine, library: &Program, results: &Results) -> bool {
    let own = results.iter().flatten().copied();
    let known = library.results.iter().flat_map(|port| &port.values);
    let pairs: Vec<_> = own.zip(known.map(|v| machine.renamed(*v))).collect();
    let same = pairs
        .iter()
        .all(|(x, y)| x == y || machine.seem_equal(*x, *y));
    if same {
        for (x, y) in pairs {
            machine.claim_equal(x, y);
        }
    }
    same
}

/// The ports of the results: those of the library, with the bounds that the statement asks for.
fn ports(library: &Program, stated: &Stated<'_>, results: &Results) -> Vec<Port> {
    let own = library.results.iter().enumerate().zip(results);
    let ports = own.map(|((i, port), values)| Port {
        values: values.clone(),
        bounds: match stated {
            Stated::Operation(statement) => match &statement.results[i] {
                (stated, Promise::Exactly) => stated.bounds.clone(),
                (_, Promise::Within) => port.bounds.clone(),
            },
            Stated::Formula(_) => port.bounds.clone(),
        },
        name: port.name.clone(),
        kind: port.kind,
    });
    ports.collect()
}

/// Whether the side conditions of all lines hold of the intervals that the check has proved.
fn hold(obligations: &[Obligation], ranges: &[Interval]) -> Result<(), Problem> {
    for obligation in obligations {
        let range = obligation.of.range(ranges);
        if !range.within(&obligation.within) {
            let (what, within) = (obligation.what, &obligation.within);
            let what = format!("{what}: {range} is not within {within}");
            return Err(Problem::at(obligation.line, what));
        }
    }
    Ok(())
}
