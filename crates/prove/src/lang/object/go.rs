//! Programs of Go: the functions in assembly of a package, by the convention ABI0.
//!
//! Go's linker names a function by the path of its package, and one in assembly with `.abi0` at the end. Go's own code
//! calls it by another function, which moves arguments from registers to the stack: of that nothing is proved.

use std::collections::{BTreeMap, BTreeSet};

use limbforge::{
    emit::asm::{flagged::Flagged, x86::Processor},
    field::Field,
    read::X86,
};

use super::{
    Names,
    symbols::{Named, copied},
};
use crate::lang::problem::Problem;

/// The end of the names of functions in assembly.
const ABI0: &str = ".abi0";

/// The end of the names of functions in assembly of a program of Go, in reports.
pub const ASSEMBLY: &str = " (assembly)";

/// The beginning of the data by which `go version` knows a program of Go.
const MARK: &[u8] = b"\xff Go buildinf:";

/// The beginning of an object of Go's assembler, and of the first file of an archive of them.
const OBJECT: &[u8] = b"go object ";
const FIRST: &[u8] = b"!<arch>\n__.PKGDEF";

/// Whether a file is an object or an archive in Go's own format.
pub fn is_object(file: &[u8]) -> bool {
    file.starts_with(OBJECT) || file.starts_with(FIRST)
}

/// Whether Go's linker made a file.
pub fn is_program(file: &[u8]) -> bool {
    file.windows(MARK.len()).any(|bytes| bytes == MARK)
}

/// The functions of a program of Go, and the packages whose functions in assembly are the field's.
pub struct Packages<'a> {
    names: Vec<&'a str>,
    /// Operations by the names that their functions in assembly have.
    operations: BTreeMap<String, String>,
    packages: BTreeSet<String>,
}

/// The package and the function's name in it, if that is in assembly.
fn in_assembly(name: &str) -> Option<(&str, &str)> {
    copied(name).0.strip_suffix(ABI0)?.rsplit_once('.')
}

impl<'a> Packages<'a> {
    /// Finds the functions of the field; `None` if there are none in assembly. `modules` names packages by their paths;
    /// without one it has to be clear which is meant.
    ///
    /// # Errors
    /// [`Problem`] if several packages have functions of the field, and none is named.
    pub fn find(
        names: impl Iterator<Item = &'a String>,
        field: &Field,
        modules: &[String],
    ) -> Result<Option<Packages<'a>>, Problem> {
        let names: Vec<&str> = names.map(String::as_str).collect();
        let mut operations = BTreeMap::new();
        for bmi2 in [false, true] {
            let convention = X86::Go;
            let processor = Processor {
                bmi2,
                convention,
                ..Processor::default()
            };
            for checked in &field.programs {
                let name = &checked.program().name;
                operations.insert(processor.label("", name), name.clone());
            }
        }
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (package, name) in names.iter().filter_map(|name| in_assembly(name)) {
            if operations.contains_key(name) {
                *counts.entry(package).or_default() += 1;
            }
        }
        let is_meant = |package: &&str| modules.is_empty() || modules.iter().any(|m| m == package);
        let packages: Vec<&str> = counts.keys().copied().filter(is_meant).collect();
        // Modules of C and of Rust can be in the same program.
        let is_other = |module: &String| {
            let mut rests = names
                .iter()
                .filter_map(|name| name.strip_prefix(module.as_str()));
            module.contains("::") || rests.any(|rest| !rest.is_empty())
        };
        let is_unknown = packages.is_empty() && !counts.is_empty() && !modules.iter().any(is_other);
        if is_unknown || (modules.is_empty() && packages.len() > 1) {
            let all = counts
                .iter()
                .map(|(package, count)| format!("{package} ({count})"));
            let what = format!(
                "functions in assembly are named like operations of the field in other packages than named, or in \
                 several; add --module with one of {}",
                all.collect::<Vec<_>>().join(", ")
            );
            return Err(Problem::at(0, what));
        }
        let packages: BTreeSet<String> = packages.into_iter().map(str::to_owned).collect();
        // Modules that are no packages are of C or Rust, beside Go's own code.
        let known = !packages.is_empty() && modules.iter().all(|module| packages.contains(module));
        Ok(known.then_some(Packages {
            names,
            operations,
            packages,
        }))
    }
}

impl Names for Packages<'_> {
    fn named(&self, k: usize, _: &Field) -> Option<Named> {
        let (package, name) = in_assembly(self.names[k])?;
        let operation = self.operations.get(name)?;
        self.packages.contains(package).then(|| Named {
            operation: operation.clone(),
            is_rust: false,
        })
    }

    fn shown(&self, k: usize) -> String {
        let (name, copy) = copied(self.names[k]);
        match name.strip_suffix(ABI0) {
            Some(own) => format!("{own}{copy}{ASSEMBLY}"),
            None => format!("{name}{copy}"),
        }
    }
}
