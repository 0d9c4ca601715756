//! Assembly within the crate `limbforge-fields`: a module beside the ones without, by schedules that a search found.

use super::{
    DerivedField, Files, RegenError, Tools,
    build::{Language, Target},
    derived,
};
use crate::emit::asm::{
    AsmError, AssemblerError,
    x86::{OtherPorts, Schedules, module, source},
};

/// The module's name.
pub const MODULE: &str = "x86_64";

/// Whether a field has the module.
pub fn has(field: &DerivedField) -> bool {
    let mut builds = field.entry.builds.iter();
    builds.any(|build| build.language == Language::Rust && matches!(build.target, Target::X86(_)))
}

/// Puts the module of a field below `rust/`, if it has one. Its operations are those of the schedules.
///
/// # Errors
/// [`RegenError::Assembly`], [`RegenError::Schedules`], [`RegenError::OtherElements`].
pub fn files(field: &DerivedField, tools: Tools<'_>, files: &mut Files) -> Result<(), RegenError> {
    let name = &field.entry.name;
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
        form.programs
            .retain(|checked| scheduled(&checked.program().name));
        let Some(portable) = field.rust.iter().find(|known| known.repr == form.repr) else {
            return Err(RegenError::OtherElements {
                field: name.clone(),
            });
        };
        let options = field.options();
        let source = source(&form, &options, &schedules, assemble).map_err(failed)?;
        let operations: Vec<&str> = schedules.function.keys().map(String::as_str).collect();
        let portable = format!("word{}", portable.repr.word);
        let text = module(&form, &options, &source, &operations, &portable);
        let text = text.map_err(|OtherPorts { operation }| {
            unusable(format!(
                "`{operation}` has no assembly, or takes something else than elements; remove it"
            ))
        })?;
        files.insert(format!("rust/src/{name}/{MODULE}.rs"), text);
    }
    Ok(())
}
