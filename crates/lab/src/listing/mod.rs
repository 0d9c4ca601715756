//! The machine code of a compiled function, as people read it: each instruction as text, with its kind, and the printed
//! line that it came from.
//!
//! ```text
//! Field ──print──► source ──compiler──► library ──decoder──► instructions ┐
//!                                └──compiler, line tables──► lines ───────┴► Listing
//! ```
//!
//! Printed lines have about one operation each. The line of an instruction is the one that the compiler's line table
//! names. Optimisers move and merge code, so the table is an approximation. The code is decoded from a build without
//! line tables. If the build with them has other code, no lines are named, and the listing says so.

mod count;
mod lines;
mod riscv;
mod x86;

use std::path::Path;

use limbforge::field::Field;
use object::{Architecture, Object, ObjectSection, ObjectSymbol};
use serde::{Deserialize, Serialize};

use crate::measure::{
    Case, Code, Compiler, CompilerKind, Unit, build::source, compiler::library_name,
    harness::symbol,
};
pub use count::{Counts, Kind};

/// A compiled function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// The operation, such as `mul`.
    pub operation: String,
    /// Language and compiler, such as `c gcc 12.2.0`.
    pub compiler: String,
    /// The instructions, in the order of addresses.
    pub instructions: Vec<Instruction>,
    /// The printed lines that instructions name, in the order of the source, without the space at either end.
    pub lines: Vec<String>,
    /// Why no lines are named, if none are.
    #[serde(default)]
    pub without_lines: Option<String>,
}

/// A machine instruction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Instruction {
    /// In the syntax of the processor's manuals.
    pub text: String,
    /// The kind of its main work.
    pub kind: Kind,
    /// Whether it loads from memory or stores there.
    #[serde(default)]
    pub access: Access,
    /// Index of its line in [`Listing::lines`].
    #[serde(default)]
    pub line: Option<usize>,
}

/// Access to memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Access {
    /// It loads.
    pub loads: bool,
    /// It stores.
    pub stores: bool,
    /// The address is relative to the stack pointer. Operands are passed in registers and by pointers, so these are
    /// values that found no register.
    pub stack: bool,
}

impl Listing {
    /// The instructions by kind.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts::of(&self.instructions)
    }

    /// The printed line of each instruction, once where it is that of the instruction before.
    pub fn rows(&self) -> impl Iterator<Item = (&Instruction, Option<&str>, bool)> {
        let before = std::iter::once(None).chain(self.instructions.iter().map(|i| Some(i.line)));
        let pairs = self.instructions.iter().zip(before);
        pairs.map(|(instruction, before)| {
            let line = instruction.line.and_then(|at| self.lines.get(at));
            let again = before == Some(instruction.line);
            (instruction, line.map(String::as_str), again)
        })
    }
}

/// Builds operations of a field with a compiler and lists their code. Files are written to `folder`.
///
/// # Errors
/// A line: the field has no such function, the compiler refuses, or there is no decoder for this machine's code.
pub fn listings(
    field: &Field,
    operations: &[&str],
    compiler: &Compiler,
    folder: &Path,
) -> Result<Vec<Listing>, String> {
    let code = Code::Field(field);
    let case = |name: &&str| {
        Case::of(code, name).ok_or_else(|| format!("the field has no function `{name}`"))
    };
    let cases: Vec<Case> = operations.iter().map(case).collect::<Result<_, _>>()?;
    let text = source(
        &Unit {
            code,
            cases: &cases,
        },
        compiler.kind.language(),
        PREFIX,
    );
    let build = |compiler: &Compiler, stem: &str| -> Result<Vec<u8>, String> {
        // Both builds have the same source by the same name: line tables name it.
        let source = folder.join(format!("listing.{}", compiler.kind.extension()));
        let library = folder.join(library_name(stem));
        std::fs::write(&source, &text)
            .map_err(|error| format!("cannot write {}: {error}", source.display()))?;
        let built = compiler.build(&source, &library);
        built.map_err(|error| error.to_string())?;
        std::fs::read(&library)
            .map_err(|error| format!("cannot read {}: {error}", library.display()))
    };
    let plain = build(compiler, "plain")?;
    let tabled = build(&with_lines(compiler), "lines")?;
    operations
        .iter()
        .map(|name| listing(name, compiler, &text, &plain, &tabled))
        .collect()
}

/// The beginning of printed names.
const PREFIX: &str = "listed";

/// The same compiler, which also writes line tables.
fn with_lines(compiler: &Compiler) -> Compiler {
    let flag = match compiler.kind {
        CompilerKind::Rustc => "-Cdebuginfo=line-tables-only",
        CompilerKind::Gcc | CompilerKind::Clang => "-g",
    };
    let mut compiler = compiler.clone();
    compiler.flags.push(flag.to_owned());
    compiler
}

fn listing(
    operation: &str,
    compiler: &Compiler,
    source: &str,
    plain: &[u8],
    tabled: &[u8],
) -> Result<Listing, String> {
    let symbol = symbol(PREFIX, operation);
    let function = Function::find(plain, &symbol)?;
    let decoded = function.decode()?;
    let same = Function::find(tabled, &symbol)?;
    let named = if same.bytes != function.bytes || same.address != function.address {
        Err("built with line tables the code is another".to_owned())
    } else {
        let addresses: Vec<u64> = decoded.iter().map(|(address, _)| *address).collect();
        lines::of(tabled, &addresses, source, operation)
    };
    let mut instructions: Vec<Instruction> = decoded.into_iter().map(|(_, i)| i).collect();
    let (lines, without_lines) = match named {
        Ok(numbers) => (lines::name(&mut instructions, &numbers, source), None),
        Err(reason) => (Vec::new(), Some(reason)),
    };
    Ok(Listing {
        operation: operation.to_owned(),
        compiler: compiler.title(),
        instructions,
        lines,
        without_lines,
    })
}

/// A function in a library.
pub(crate) struct Function {
    address: u64,
    bytes: Vec<u8>,
    architecture: Architecture,
}

impl Function {
    /// The function of this symbol.
    fn find(library: &[u8], symbol: &str) -> Result<Function, String> {
        let unread = |error: object::Error| format!("the library cannot be read ({error})");
        let file = object::File::parse(library).map_err(unread)?;
        let mut symbols = file.symbols().chain(file.dynamic_symbols());
        let found = symbols.find(|s| s.name() == Ok(symbol) && s.size() > 0);
        let found = found.ok_or_else(|| format!("the library has no function `{symbol}`"))?;
        let section = found.section_index();
        let section = section.and_then(|index| file.section_by_index(index).ok());
        let section = section.ok_or_else(|| format!("`{symbol}` is in no section"))?;
        let bytes = section.data_range(found.address(), found.size());
        let bytes = bytes.map_err(unread)?.unwrap_or_default().to_vec();
        Ok(Function {
            address: found.address(),
            bytes,
            architecture: file.architecture(),
        })
    }

    /// Its instructions with their addresses.
    fn decode(&self) -> Result<Vec<(u64, Instruction)>, String> {
        match self.architecture {
            Architecture::X86_64 => x86::decode(self.address, &self.bytes),
            Architecture::Riscv64 => riscv::decode(self.address, &self.bytes),
            other => Err(format!(
                "there is no decoder for code of {other:?}; machine code is listed on x86-64 and 64-bit RISC-V"
            )),
        }
    }
}

#[cfg(test)]
mod tests;
