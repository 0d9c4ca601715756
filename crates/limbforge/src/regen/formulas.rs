//! `[[formula]]` of `fields.toml`: formulas as functions beside those of fields.

use serde::Deserialize;

use super::{
    DerivedField, Entries, FieldEntry, Files, ReadFile, RegenError, Tools, WantedFormula,
    entry::inside,
};
use crate::{
    emit::calls,
    field::Field,
    formula::{Formula, Proved},
    ops::formula::{Choices, CompileError, Compiled, FormulaStatement, compile},
    plan::Plan,
    prime::Prime,
};

/// A formula that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaEntry {
    /// The file with its text, from the folder of `fields.toml`.
    pub file: String,
    /// The fields whose crates of Rust have it.
    pub fields: Vec<String>,
}

/// An entry as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    file: String,
    fields: Vec<String>,
}

/// The entry, whose fields are among `known`.
pub fn entry<'a>(
    table: Table,
    mut known: impl Iterator<Item = &'a str> + Clone,
) -> Result<FormulaEntry, RegenError> {
    let Table { file, fields } = table;
    let unknown = fields
        .iter()
        .find(|&name| known.clone().all(|field| field != name));
    if let Some(name) = unknown {
        return Err(RegenError::Formula {
            reason: format!(
                "there is no field `{}`; name fields of this file",
                name.escape_debug()
            ),
            file,
        });
    }
    if fields.is_empty() {
        let example = known.next().unwrap_or("curve25519");
        return Err(RegenError::Formula {
            reason: format!("it is for no field; write `fields = [\"{example}\"]`"),
            file,
        });
    }
    Ok(FormulaEntry {
        file: inside("formula", file)?,
        fields,
    })
}

impl FormulaEntry {
    /// Reads the formula, and proves what it computes.
    fn proved(&self, read: Option<ReadFile<'_>>) -> Result<Proved, RegenError> {
        let failed = |reason: String| RegenError::Formula {
            file: self.file.clone(),
            reason,
        };
        let read = read.ok_or_else(|| failed("no files are read here".to_owned()))?;
        let text = read(&self.file).map_err(failed)?;
        let proved = Formula::parse(&text).and_then(Proved::prove);
        proved.map_err(|error| failed(error.to_string()))
    }
}

/// The formulas beside the operations in the files of lanes for a prime by a recipe, compiled as for these: each with
/// the file of its text, in the order of the fields and of their formulas.
///
/// # Errors
/// [`RegenError::Formula`]: a file cannot be read, or its formula is not true or cannot be compiled.
pub fn beside(
    entries: &Entries,
    prime: &Prime,
    plan: &Plan,
    read: ReadFile<'_>,
) -> Result<Vec<(String, Compiled)>, RegenError> {
    let mut all: Vec<(String, Compiled)> = Vec::new();
    let of_prime = |field: &&FieldEntry| field.prime.value() == prime.value();
    for field in entries.fields.iter().filter(of_prime) {
        let builds = field.vector_builds().filter(|(own, _)| *own == plan);
        let wanted: Vec<&WantedFormula> = builds.flat_map(|(_, formulas)| formulas).collect();
        if wanted.is_empty() {
            continue;
        }
        let own = entries.formulas.iter();
        for entry in own.filter(|own| own.fields.contains(&field.name)) {
            if all.iter().any(|(file, _)| *file == entry.file) {
                continue;
            }
            let proved = entry.proved(Some(read))?;
            let own = wanted.iter().find(|own| own.name == proved.formula().name);
            if let Some(own) = own {
                let compiled = compile(&proved, prime, plan, own.choices.as_ref());
                let compiled = compiled.map_err(|error| RegenError::Formula {
                    file: entry.file.clone(),
                    reason: error.to_string(),
                })?;
                all.push((entry.file.clone(), compiled));
            }
        }
    }
    Ok(all)
}

/// Reads the formulas of each field, proves what they compute, and sees that no row for vectors has others.
///
/// # Errors
/// [`RegenError::Formula`].
pub fn read(
    entries: &[FormulaEntry],
    tools: Tools<'_>,
    fields: &mut [DerivedField],
) -> Result<(), RegenError> {
    for entry in entries {
        let proved = entry.proved(tools.file)?;
        for field in fields.iter_mut() {
            if entry.fields.contains(&field.entry.name) {
                field.formulas.push(proved.clone());
            }
        }
    }
    fields.iter().try_for_each(all_known)
}

/// Refuses rows for vectors with formulas that the field does not have.
fn all_known(field: &DerivedField) -> Result<(), RegenError> {
    let known = |own: &WantedFormula| field.formulas.iter().any(|p| p.formula().name == own.name);
    let mut wanted = (field.entry.vector_builds()).flat_map(|(_, formulas)| formulas);
    match wanted.find(|own| !known(own)) {
        None => Ok(()),
        Some(unknown) => Err(RegenError::Formula {
            file: unknown.name.clone(),
            reason: format!(
                "`{}` has it in a row for vectors, and no `[[formula]]` of this name",
                field.entry.name
            ),
        }),
    }
}

/// The name of the module with the formulas for a form.
pub fn module_name(form: &Field) -> String {
    format!("formulas{}", form.repr.word)
}

/// The statements of a field's formulas under the representation of one of its forms.
///
/// # Errors
/// [`RegenError::Formula`] if a constant does not exist modulo the prime.
pub fn statements(field: &DerivedField, form: &Field) -> Result<Vec<FormulaStatement>, RegenError> {
    let p = form.prime.value().clone().into();
    let of = |proved: &Proved| {
        let statement = FormulaStatement::of(proved, &p, &form.repr);
        statement.map_err(|error| RegenError::Formula {
            file: proved.formula().name.clone(),
            reason: error.to_string(),
        })
    };
    field.formulas.iter().map(of).collect()
}

/// Puts the modules of a field below `rust/`.
///
/// # Errors
/// [`RegenError::Formula`].
pub fn files(field: &DerivedField, files: &mut Files) -> Result<(), RegenError> {
    if field.formulas.is_empty() {
        return Ok(());
    }
    let name = &field.entry.name;
    for form in &field.rust {
        let statements = statements(field, form)?;
        let word = format!("word{}", form.repr.word);
        let text = calls::module(form, &field.options(), &statements, &word);
        let text = text.map_err(|error| RegenError::Formula {
            file: error.formula.clone(),
            reason: error.to_string(),
        })?;
        files.insert(format!("rust/src/{name}/{}.rs", module_name(form)), text);
    }
    Ok(())
}

/// How a formula is compiled: with an array for each element, or for each line of elements.
type Compile = fn(&Proved, &Prime, &Plan, Option<&Choices>) -> Result<Compiled, CompileError>;

/// Adds the programs of a field's formulas to a form, and returns their statements: of those that are wanted.
///
/// # Errors
/// [`RegenError::Formula`].
pub fn add(
    field: &DerivedField,
    form: &mut Field,
    wanted: impl Fn(&str) -> Option<WantedFormula>,
    compile: Compile,
) -> Result<Vec<FormulaStatement>, RegenError> {
    let mut statements = Vec::new();
    for proved in &field.formulas {
        let Some(own) = wanted(&proved.formula().name) else {
            continue;
        };
        let failed = |reason: String| RegenError::Formula {
            file: proved.formula().name.clone(),
            reason,
        };
        let plan: Plan = form.recipe.parse().expect("a field's recipe");
        let compiled = compile(proved, &form.prime, &plan, own.choices.as_ref());
        let compiled = compiled.map_err(|error| failed(error.to_string()))?;
        form.programs.push(compiled.program);
        statements.push(compiled.statement);
    }
    Ok(statements)
}

/// The forms of a field on vectors, with the formulas that their rows name.
///
/// # Errors
/// [`RegenError::Formula`].
pub fn vectors(field: &DerivedField) -> Result<Vec<(&Plan, Field)>, RegenError> {
    let rows = field.lanes.iter().zip(field.entry.vector_builds());
    let with_formulas = |(form, (plan, formulas)): (&Field, (_, &[WantedFormula]))| {
        let mut form = form.clone();
        let wanted = |name: &str| formulas.iter().find(|own| own.name == name).cloned();
        add(field, &mut form, wanted, compile)?;
        Ok((plan, form))
    };
    rows.map(with_formulas).collect()
}
