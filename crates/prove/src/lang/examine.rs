//! A whole file: each of its functions with what is proved of it.

use std::{collections::HashSet, time::Instant};

use limbforge::{
    Checked, Field, Program,
    check::check,
    emit::{self, Emit, Options},
    ops::formula::Compiled,
    pass::{Cut, narrow_at},
};

pub use super::parts::read;
use super::{
    go,
    names::Names,
    numbers::{Int, Language},
    parts::parts,
    problem::Problem,
    prove::prove,
    report::{Outcome, Report, Row},
    routine::follow,
    rust,
    syntax::{File, Function, Type, Unread},
};

/// The words on functions that are neither helpers nor known by their names.
pub const NOT_NAMED: &str = "no operation of the field and no formula that is named: followed where it is called, \
                             else not looked at";

/// The words on constants of the file alone.
const OWN: &str = "no constant that every such field has: not looked at";

/// Reads and proves a file as one of the field's operations.
///
/// # Errors
/// The first thing outside functions that is not understood, or a type of elements that is not the field's.
pub fn examine(language: Language, text: &str, field: &Field) -> Result<Report, Problem> {
    examine_with(language, text, field, &[])
}

/// The same of a file that has whole formulas beside the field's operations. A function with the name of one is proved
/// under the statement of its text. The compiled program is a hint.
///
/// # Errors
/// As [`examine`]; formulas for another prime or other bounds, or two of one name.
pub fn examine_with(
    language: Language,
    text: &str,
    field: &Field,
    formulas: &[Compiled],
) -> Result<Report, Problem> {
    agree(field, formulas)?;
    let mut report = Report {
        rows: Vec::new(),
        missing: Vec::new(),
    };
    for (module, file) in parts(language, text)? {
        elements(language, &file, field)?;
        let mut examination = Examination {
            language,
            names: Names::of(language, &file),
            module: module.as_deref(),
            file: &file,
            field,
            formulas,
            rows: Vec::new(),
            known: HashSet::new(),
        };
        examination.constants();
        let missing = examination.operations();
        examination.methods();
        examination.others();
        let within = |name: String| match &module {
            Some(module) => format!("{module}::{name}"),
            None => name,
        };
        report.missing.extend(missing.into_iter().map(within));
        report
            .rows
            .extend(examination.rows.into_iter().map(|row| Row {
                name: within(row.name),
                ..row
            }));
    }
    Ok(report)
}

/// Whether formulas are for the field, so that its operations take their results, and each has a name of its own.
fn agree(field: &Field, formulas: &[Compiled]) -> Result<(), Problem> {
    let mut seen = HashSet::new();
    for own in formulas {
        let name = &own.program.program().name;
        if own.field.prime.value() != field.prime.value() || own.field.repr != field.repr {
            let what = format!("the formula `{name}` is for another prime or other bounds");
            return Err(Problem::at(0, what));
        }
        if field.has(name) || !seen.insert(name) {
            let what =
                format!("the formula `{name}` has the name of another one, or of an operation");
            return Err(Problem::at(0, what));
        }
    }
    Ok(())
}

/// The library's program as it is printed in this language, if that has no double words of 128 bits.
fn in_words(language: Language, wanted: &Checked<Program>) -> Option<Checked<Program>> {
    if language != Language::Go || wanted.program().word != 64 {
        return None;
    }
    let words = narrow_at(wanted.program().clone(), Cut::Word);
    words.ok().and_then(|words| check(words).ok())
}

struct Examination<'a> {
    language: Language,
    names: Names,
    /// The module that the file is, if it is one.
    module: Option<&'a str>,
    file: &'a File,
    field: &'a Field,
    /// Whole formulas beside the field's operations.
    formulas: &'a [Compiled],
    rows: Vec<Row>,
    /// Names that have a row.
    known: HashSet<String>,
}

impl Examination<'_> {
    fn row(&mut self, name: &str, line: usize, prove: impl FnOnce(&Self) -> Outcome) {
        let start = Instant::now();
        let outcome = prove(self);
        self.known.insert(name.to_owned());
        self.rows.push(Row {
            name: name.to_owned(),
            line,
            operation: None,
            outcome,
            took: start.elapsed(),
        });
    }

    fn constants(&mut self) {
        for constant in &self.field.constants {
            let name = self.names.constant(&constant.name);
            let own = self.file.constants.iter().find(|own| own.name == name);
            let Some(own) = own else { continue };
            self.row(&name, own.line, |_| {
                if own.limbs == constant.limbs {
                    return Outcome::Constant;
                }
                let what = format!("other limbs than those of {}", constant.meaning);
                Outcome::Refused(Problem::at(own.line, what))
            });
        }
    }

    /// A row for each operation of the field and each formula that is there; the others.
    fn operations(&mut self) -> Vec<String> {
        let programs = self.field.programs.iter().map(|p| &p.program().name);
        let routines = self.field.routines.iter().map(|r| &r.program().name);
        let formulas = self.formulas.iter().map(|own| &own.program.program().name);
        let mut missing = Vec::new();
        for operation in programs.chain(routines).chain(formulas) {
            let name = self.names.of_field(self.field, operation);
            let name = name.unwrap_or_else(|| self.names.function(operation, false));
            let broken = self.file.broken.iter().find(|(own, ..)| *own == name);
            if let Some((_, line, problem)) = broken {
                self.row(&name, *line, |_| Outcome::Refused(problem.clone()));
            } else if let Some(function) = self.file.function(&name) {
                self.row(&name, function.line, |own| {
                    let outcome = own.operation(operation, function);
                    outcome.unwrap_or_else(Outcome::Refused)
                });
                if let Some(row) = self.rows.last_mut() {
                    row.operation = Some(operation.clone());
                }
            } else {
                missing.push(operation.clone());
            }
        }
        missing
    }

    fn operation(&self, operation: &str, function: &Function) -> Result<Outcome, Problem> {
        let (language, file) = (self.language, self.file);
        let mut formulas = self.formulas.iter();
        let formula = formulas.find(|own| own.program.program().name == operation);
        let field = formula.map_or(self.field, |own| &own.field);
        if let Some(wanted) = field.program(operation) {
            let words = in_words(language, wanted);
            let wanted = words.as_ref().unwrap_or(wanted);
            let proved = prove(language, file, function, field, wanted)?;
            return Ok(Outcome::Program(Box::new(proved)));
        }
        match field.routine(operation) {
            Some(wanted) => {
                let wanted = wanted.program();
                let extent = follow(language, file, &self.names, function, field, wanted)?;
                Ok(Outcome::Routine(extent))
            }
            None => Ok(Outcome::Unseen("no operation of the field".to_owned())),
        }
    }

    /// A function that is no operation, or a constant.
    fn other(&self, name: &str, line: usize) -> Outcome {
        let function = self.file.function(name);
        if function.is_some_and(|function| go::is_getter(self.file, function)) {
            return Outcome::Call;
        }
        if self.file.touching.iter().any(|own| own == name) {
            let what = "is no operation, and names a constant, which it could change";
            return Outcome::Refused(Problem::at(line, what));
        }
        let is_constant = function.is_none() && self.file.constants.iter().any(|c| c.name == name);
        Outcome::Unseen(if is_constant { OWN } else { NOT_NAMED }.to_owned())
    }

    fn methods(&mut self) {
        for method in &self.file.methods {
            // Of those that are no operations nothing is promised.
            let operation = method.of.is_some() || self.field.has(&method.function.name);
            let unseen = || Outcome::Unseen("no operation of the field: not looked at".to_owned());
            self.row(&method.name, method.function.line, |own| {
                match own.language {
                    Language::Go => {
                        go::follow_method(method).map_or_else(Outcome::Refused, |()| Outcome::Call)
                    }
                    _ => match rust::follow_method(own.file, method) {
                        Ok(()) if operation => Outcome::Call,
                        Err(problem) if operation => Outcome::Refused(problem),
                        _ => unseen(),
                    },
                }
            });
        }
        for (line, what) in &self.file.followed {
            self.row(what, *line, |_| Outcome::Call);
        }
        for (name, line, problem) in &self.file.broken {
            if name.contains("::") || name.contains(' ') {
                self.row(name, *line, |_| Outcome::Refused(problem.clone()));
            }
        }
    }

    fn others(&mut self) {
        let file = self.file;
        let functions = file.functions.iter().map(|f| (&f.name, f.line));
        let broken = file.broken.iter().map(|(name, line, _)| (name, *line));
        let constants = file.constants.iter().map(|c| (&c.name, c.line));
        for (name, line) in functions.chain(broken).chain(constants) {
            if !self.known.contains(name) && !file.helpers.contains(name) {
                self.row(name, line, |own| own.other(name, line));
            }
        }
        let printed = self.printed_others();
        for part in &file.unread {
            let same = printed.iter().any(|own| own.tokens == part.tokens);
            let known = printed.iter().any(|own| own.what == part.what);
            self.row(&part.what, part.line, |_| match (same, known) {
                (true, _) => Outcome::Printed,
                (false, true) => {
                    let what = "is not what Limbforge prints for this field";
                    Outcome::Refused(Problem::at(part.line, what))
                }
                (false, false) => Outcome::Unseen("not looked at".to_owned()),
            });
        }
    }

    /// The parts outside the reader as the printer writes them for this field.
    fn printed_others(&self) -> Vec<Unread> {
        if self.language != Language::Rust || self.file.unread.is_empty() {
            return Vec::new();
        }
        let options = Options {
            command: String::new(),
            name: self.field.prime.identifier(),
            traits: true,
        };
        let text = emit::Rust.emit(self.field, &options);
        let printed = parts(self.language, &text).unwrap_or_default();
        let own = printed
            .into_iter()
            .find(|(module, _)| module.as_deref() == self.module);
        own.map_or(Vec::new(), |(_, file)| file.unread)
    }
}

/// Whether the file's types of elements are arrays of the field's limbs.
fn elements(language: Language, file: &File, field: &Field) -> Result<(), Problem> {
    if language == Language::C {
        return Ok(());
    }
    let array = Type::Array(
        Box::new(Type::Int(Int::unsigned(field.repr.word))),
        field.repr.limbs,
    );
    for name in ["Element", "Loose"] {
        let Some((_, ty)) = file.types.iter().find(|(own, _)| own == name) else {
            return Err(Problem::at(0, format!("the type `{name}` is missing")));
        };
        let alias =
            name == "Loose" && !field.repr.has_loose() && *ty == Type::Named("Element".to_owned());
        if *ty != array && !alias {
            let what = format!(
                "`{name}` is no array of {} words of {} bits",
                field.repr.limbs, field.repr.word
            );
            return Err(Problem::at(0, what));
        }
    }
    Ok(())
}
