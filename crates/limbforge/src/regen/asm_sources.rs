//! Assembly: the straight-line operations of a field for one instruction set, proved as assembled.

use super::{Files, RegenError, Tools, build::Target, derived, entry::FieldEntry};
use crate::emit::{
    Options,
    asm::{AsmError, AssemblerError, riscv},
};

/// Puts the files of a field below `asm/`.
///
/// # Errors
/// [`RegenError`]: a field that cannot be made, or [`RegenError::Assembly`].
pub fn files(entry: &FieldEntry, tools: Tools<'_>, files: &mut Files) -> Result<(), RegenError> {
    for build in &entry.builds {
        let Target::Core(target) = &build.target else {
            continue;
        };
        let failed = |reason| RegenError::Assembly {
            field: entry.name.clone(),
            target: target.isa.to_string(),
            reason: Box::new(reason),
        };
        let Some(assembler) = tools.riscv else {
            return Err(failed(AsmError::Assembler(AssemblerError::NO_RISCV)));
        };
        let field = derived::one(entry, 64, build.recipe.as_ref())?;
        let options = Options {
            command: "limbforge regen".to_owned(),
            name: entry.name.clone(),
            traits: false,
        };
        let source = riscv::source(&field, &options, target, assembler);
        let source = source.map_err(failed)?;
        let end = target.isa.to_string().replace(['+', '-'], "_");
        let core = &target.core.name;
        files.insert(format!("asm/{}_{end}_{core}.s", entry.name), source.text);
    }
    Ok(())
}
