//! Sections of constants that code may read.

use object::{LittleEndian, Object, ObjectSection, SectionKind, elf};

use super::{Constants, File, replaced::has_flag, tables::is_plain};

impl File<'_, '_> {
    /// Those that are the same in memory as in the file, and that nobody can write.
    pub(super) fn constants(&self) -> Result<Vec<Constants>, String> {
        let mut all = Vec::new();
        for section in self.elf.sections() {
            // A relocation inside would change what is read. A linker may have put strings into the same section.
            let read_only = match section.kind() {
                SectionKind::ReadOnlyData => true,
                SectionKind::ReadOnlyString => self.linked,
                _ => false,
            };
            let compressed = has_flag(section.flags(), elf::SHF_COMPRESSED);
            if !read_only || compressed || section.relocations().next().is_some() {
                continue;
            }
            let is_plain = self.linked || is_plain(&section);
            if !is_plain || self.is_replaced(&section).is_some() {
                continue;
            }
            let bytes = section.data().map_err(|error| error.to_string())?;
            if !self.stays(section.address(), bytes) {
                continue;
            }
            let merged = has_flag(section.flags(), elf::SHF_MERGE);
            let size = section.elf_section_header().sh_entsize.get(LittleEndian);
            let entry = (merged && !self.linked).then_some(size);
            if entry == Some(0) {
                continue;
            }
            all.push(Constants {
                index: section.index(),
                address: section.address(),
                align: section.align(),
                entry,
                bytes: bytes.to_vec(),
            });
        }
        Ok(all)
    }
}
