//! A library whose functions are replaced: code is measured as soon as it is written, without assembler and linker.

use std::path::Path;

use limbforge::emit::asm::x86::Function;

use super::encode::encode;
use crate::measure::{
    Case, Compiler, Library, Operation, compile,
    harness::{C, Language, assembled, symbol},
};

/// Bytes of a place: more than any function has that is scheduled.
const ROOM: usize = 1 << 17;

/// Places for functions of one signature, each on pages of its own.
pub struct Places {
    case: Case,
    library: Library,
    operations: Vec<Operation>,
    next: usize,
}

impl Places {
    /// So many places for the functions of a case.
    ///
    /// # Errors
    /// A line that says why there is no library.
    pub fn build(
        case: &Case,
        count: usize,
        compiler: &Compiler,
        folder: &Path,
    ) -> Result<Places, String> {
        let (signature, mut text) = (&case.signature, String::new());
        for i in 0..count {
            let prefix = prefix(i);
            let symbol = symbol(&prefix, &signature.name);
            text += &assembled(&place(&symbol), &symbol, signature);
            text += &C.run(&prefix, signature);
        }
        let library = compile(&text, compiler, folder, "places")?;
        let function = |i: usize| library.function(&prefix(i), signature.clone());
        let operations = (0..count).map(|i| Ok(Operation::new(function(i)?, &case.inputs)));
        let operations: Result<Vec<Operation>, crate::measure::LoadError> = operations.collect();
        Ok(Places {
            case: case.clone(),
            operations: operations.map_err(|error| error.to_string())?,
            library,
            next: 0,
        })
    }

    /// Puts a function in a place that none of those in `taken` is, compares it with the checked program, and returns
    /// the place.
    ///
    /// # Errors
    /// A line that says what cannot be encoded, or that a result differs.
    pub fn put(&mut self, function: &Function, taken: &[usize]) -> Result<usize, String> {
        while taken.contains(&self.next) {
            self.next = (self.next + 1) % self.operations.len();
        }
        let at = self.next;
        self.next = (at + 1) % self.operations.len();
        let code = encode(function)?;
        let symbol = symbol(&prefix(at), &self.case.signature.name);
        let replaced = self.library.replace(&symbol, ROOM, &code);
        replaced.map_err(|error| error.to_string())?;
        self.case.verify(self.operations[at].function())?;
        Ok(at)
    }

    /// The function in a place.
    pub fn operation(&self, place: usize) -> &Operation {
        &self.operations[place]
    }
}

fn prefix(i: usize) -> String {
    format!("place{i}")
}

/// Writable bytes that are a function once code is there.
fn place(symbol: &str) -> Vec<String> {
    vec![
        r#".section .limbforge_places, \"awx\", @progbits"#.to_owned(),
        ".balign 4096".to_owned(),
        format!(".globl {symbol}"),
        format!(".type {symbol}, @function"),
        format!("{symbol}:"),
        format!(".zero {ROOM}"),
        format!(".size {symbol}, {ROOM}"),
        ".text".to_owned(),
    ]
}
