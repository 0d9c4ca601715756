//! Assembly within the crate `limbforge-fields`: a module beside the ones without, by schedules that a search found.

use super::{
    DerivedField, Files, RegenError, Tools, agreement,
    build::{Language, Target, WantedFormula},
    derived, formulas,
};
use crate::{
    emit::asm::{
        AsmError, AssemblerError,
        x86::{OtherPorts, Portable, Processor, Schedules, module, source},
    },
    ops::formula::compile_packed,
};

/// The module's name.
pub const MODULE: &str = "x86_64";

/// Whether a field has the module.
pub fn has(field: &DerivedField) -> bool {
    let mut builds = field.entry.builds.iter();
    builds.any(|build| build.language == Language::Rust && matches!(build.target, Target::X86(_)))
}

/// Puts the module of a field below `rust/`, if it has one. Its operations are those of the schedules. Returns the test
/// of each.
///
/// # Errors
/// [`RegenError::Assembly`], [`RegenError::Schedules`], [`RegenError::OtherElements`].
pub fn files(
    field: &DerivedField,
    tools: Tools<'_>,
    files: &mut Files,
) -> Result<Vec<String>, RegenError> {
    let name = &field.entry.name;
    let mut tests = Vec::new();
    for build in &field.entry.builds {
        let (Language::Rust, Target::X86(path)) = (build.language, &build.target) else {
            continue;
        };
        let failed = |reason| RegenError::Assembly {
            field: name.clone(),
            target: "x86-64-v3".to_owned(),
            reason: Box::new(reason),
        };
        let unusable = |reason| RegenError::Schedules {
            field: name.clone(),
            path: path.clone(),
            reason,
        };
        let read = tools
            .file
            .ok_or_else(|| unusable("no files are read here".to_owned()))?;
        let text = read(path).map_err(unusable)?;
        let schedules = Schedules::parse(&text).map_err(|error| unusable(error.to_string()))?;
        let assemble = tools.x86.ok_or(AsmError::Assembler(AssemblerError::NO_X86));
        let assemble = assemble.map_err(failed)?;
        let mut form = derived::one(&field.entry, 64, build.recipe.as_ref())?;
        let scheduled = |name: &str| schedules.function.contains_key(name);
        let wanted = |name: &str| {
            let wanted = WantedFormula {
                name: name.to_owned(),
                choices: None,
            };
            scheduled(name).then_some(wanted)
        };
        let statements = formulas::add(field, &mut form, wanted, compile_packed)?;
        form.programs
            .retain(|checked| scheduled(&checked.program().name));
        let Some(portable) = field.rust.iter().find(|known| known.repr == form.repr) else {
            return Err(RegenError::OtherElements {
                field: name.clone(),
            });
        };
        let options = field.options();
        let source =
            source(&Processor::default(), &form, &options, &schedules, assemble).map_err(failed)?;
        let operations: Vec<&str> = schedules.function.keys().map(String::as_str).collect();
        let (word, formulas) = (
            format!("word{}", portable.repr.word),
            formulas::module_name(portable),
        );
        let portable = Portable {
            field: &word,
            formulas: &formulas,
        };
        let text = module(&form, &options, &source, &operations, &statements, portable);
        let text = text.map_err(|OtherPorts { operation }| {
            unusable(format!(
                "`{operation}` has no assembly, or takes something else than elements; remove it"
            ))
        })?;
        files.insert(format!("rust/src/{name}/{MODULE}.rs"), text);
        tests.push(agreement::test(
            name,
            &form,
            &operations,
            &statements,
            portable,
        ));
    }
    Ok(tests)
}

/// Puts the tests below `rust/`, if there are any.
pub fn tests(tests: &[String], files: &mut Files) {
    if !tests.is_empty() {
        let text = include_str!("templates/assembly_agrees.rs.in");
        let text = text.replace("@TESTS@\n", &tests.concat());
        files.insert("rust/tests/assembly_agrees.rs".to_owned(), text);
    }
}
