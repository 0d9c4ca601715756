//! A field's programs as one file of assembler text.

use super::{
    Dialect, Flagged, Function, Kernel, Schedule, ScheduleError, Schedules, prover_of_source,
};
use crate::{
    check::Checked,
    emit::{
        Options,
        asm::{AsmError, AssemblerError},
        header,
        text::Text,
    },
    field::Field,
    ir::Program,
    read::functions,
};

/// The text of a field.
#[derive(Clone, Debug)]
pub struct Source {
    /// The whole file.
    pub text: String,
    /// The name and the code of each function.
    pub functions: Vec<(String, Function)>,
    /// The operations that have no code, with the reason.
    pub left_out: Vec<(String, AsmError)>,
}

/// Prints the straight-line operations of a field, assembles the text and proves each function of the object. What has
/// loops is left to C, and so is what has no code that is proved. Functions are those of the C file of the field: same
/// names, same parameters, results may overlap parameters.
///
/// `schedules` has the order of some functions; the others get that of the fewest instructions. `assemble` makes an
/// object file of a text for this processor.
///
/// # Errors
/// [`AsmError`] if a schedule is of something else, the text cannot be assembled, or no operation has proved code.
pub fn source<P: Flagged>(
    processor: &P,
    field: &Field,
    options: &Options,
    schedules: &Schedules,
    assemble: impl Fn(&str) -> Result<Vec<u8>, AssemblerError>,
) -> Result<Source, AsmError> {
    schedules.are_of(field)?;
    let public = field.programs.iter().filter(|p| !p.program().internal);
    let (mut written, mut left_out) = (Vec::new(), Vec::new());
    for checked in public {
        let name = &checked.program().name;
        let label = processor.label(&options.name, name);
        let schedule = schedules.function.get(name);
        match proved(processor, field, checked, schedule, &label, &assemble) {
            Ok(function) => written.push((label, checked, function)),
            Err(error @ (AsmError::Assembler(_) | AsmError::Schedule(_))) => return Err(error),
            Err(error) => left_out.push((name.clone(), error)),
        }
    }
    if written.is_empty()
        && let Some((_, reason)) = left_out.pop()
    {
        return Err(reason);
    }
    let text = |dialect| printed(processor, field, options, &written, &left_out, dialect);
    // The instructions of both texts are the same lines.
    let dialect = processor.dialect();
    let object = assemble(&text(dialect.proved())).map_err(AsmError::Assembler)?;
    prove(processor, field, &written, &object)?;
    let text = text(dialect);
    let functions = written.into_iter().map(|(name, _, code)| (name, code));
    Ok(Source {
        text,
        functions: functions.collect(),
        left_out,
    })
}

/// The function by its schedule, or else the first way to write it that is proved.
fn proved<P: Flagged>(
    processor: &P,
    field: &Field,
    checked: &Checked<Program>,
    schedule: Option<&Schedule>,
    label: &str,
    assemble: &impl Fn(&str) -> Result<Vec<u8>, AssemblerError>,
) -> Result<Function, AsmError> {
    let attempt = |carry_flag: bool| {
        let kernel = Kernel::new(processor.clone(), field, checked, carry_flag)?;
        let function = match schedule {
            Some(schedule) => kernel.function(schedule),
            None => kernel.function(&kernel.shortest()?),
        };
        let function = function.ok_or_else(|| ScheduleError::Misfit {
            operation: checked.program().name.clone(),
        })?;
        prove_alone(processor, field, checked, &function, label, assemble)?;
        Ok(function)
    };
    match schedule {
        Some(schedule) => attempt(schedule.carry_flag),
        None => attempt(true).or_else(|reason| attempt(false).map_err(|_| reason)),
    }
}

/// Proves a function as it is assembled by itself.
///
/// # Errors
/// [`AsmError`] if it cannot be assembled or is not proved.
pub fn prove_alone<P: Flagged>(
    processor: &P,
    field: &Field,
    checked: &Checked<Program>,
    function: &Function,
    label: &str,
    assemble: &impl Fn(&str) -> Result<Vec<u8>, AssemblerError>,
) -> Result<(), AsmError> {
    let mut text = Text::default();
    let dialect = processor.dialect().proved();
    print(&mut text, dialect, dialect.beginning(P::SYNTAX));
    print(
        &mut text,
        dialect,
        lines(dialect, function, label, checked.program()),
    );
    let object = assemble(&text.finish()).map_err(AsmError::Assembler)?;
    let codes = functions(&processor.meanings(), &object, &[label])?;
    prover_of_source(processor.meanings(), field, checked)?.prove(&codes[label])?;
    Ok(())
}

type Written<'a> = (String, &'a Checked<Program>, Function);

/// Proves the functions of an object: these, and no others.
fn prove<P: Flagged>(
    processor: &P,
    field: &Field,
    written: &[Written<'_>],
    object: &[u8],
) -> Result<(), AsmError> {
    let names: Vec<&str> = written.iter().map(|(name, ..)| name.as_str()).collect();
    let codes = functions(&processor.meanings(), object, &names)?;
    for (name, checked, _) in written {
        prover_of_source(processor.meanings(), field, checked)?.prove(&codes[name])?;
    }
    Ok(())
}

fn printed<P: Flagged>(
    processor: &P,
    field: &Field,
    options: &Options,
    written: &[Written<'_>],
    left_out: &[(String, AsmError)],
    dialect: Dialect,
) -> String {
    let mut out = Text::default();
    let comment = dialect.comment(P::COMMENT);
    out.comment(comment, &header::file(field, options));
    out.comment(comment, &about(processor, field, left_out, dialect));
    out.blank();
    print(&mut out, dialect, dialect.beginning(P::SYNTAX));
    for (name, checked, function) in written {
        out.blank();
        out.comment(comment, &header::function(checked.program()));
        let count = format!("{} instructions", function.lines.len() + 1);
        out.comment(comment, &[String::new(), count]);
        print(
            &mut out,
            dialect,
            lines(dialect, function, name, checked.program()),
        );
    }
    if let Some(end) = dialect.end() {
        out.blank();
        print(&mut out, dialect, [end]);
    }
    out.finish()
}

/// The lines of a program's function.
fn lines(dialect: Dialect, function: &Function, name: &str, program: &Program) -> Vec<String> {
    let arguments = program.results.len() + program.params.len();
    dialect.function(function, name, arguments)
}

fn print(out: &mut Text, dialect: Dialect, lines: impl IntoIterator<Item = impl AsRef<str>>) {
    for line in lines {
        let line = line.as_ref();
        out.line(format!("{}{line}", dialect.indent(line)));
    }
}

/// For which processor the text is, and what is not in it.
fn about<P: Flagged>(
    processor: &P,
    field: &Field,
    left_out: &[(String, AsmError)],
    dialect: Dialect,
) -> Vec<String> {
    let mut lines = vec![
        String::new(),
        format!("Target:  {}", processor.title()),
        "Limbforge read back the assembled object and proved that each function satisfies its formula for all inputs within bounds.".to_owned(),
    ];
    let routines = field.routines.iter().map(|r| r.program().name.as_str());
    let programs = left_out.iter().map(|(name, _)| name.as_str());
    let names: Vec<&str> = programs.chain(routines).collect();
    if !names.is_empty() {
        let names = names.join(", ");
        let other = dialect.portable();
        lines.push(format!(
            "This file does not have all operations; the {other} source also has: {names}."
        ));
    }
    lines
}
