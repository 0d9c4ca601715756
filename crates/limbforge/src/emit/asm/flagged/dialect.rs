//! Assemblers, as they differ beside instructions: directives, comments, names.

use super::{CONSTANTS, Function};

/// The assembler that a text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// GNU as or clang, for objects in ELF and in what takes the same directives.
    Elf,
    /// The same for objects in COFF, which know neither types nor sizes of functions.
    Coff,
    /// Go's.
    Go,
}

impl Dialect {
    /// All lines of a function under this name. It has this many arguments on the stack, which Go's assembler wants to
    /// know.
    #[must_use]
    pub fn function(self, function: &Function, name: &str, arguments: usize) -> Vec<String> {
        match self {
            Dialect::Elf => gnu(function, name, true),
            Dialect::Coff => gnu(function, name, false),
            Dialect::Go => go(function, name, arguments),
        }
    }

    /// The dialect with the same instructions whose objects say where a function ends: the one that is proved.
    #[must_use]
    pub fn proved(self) -> Dialect {
        match self {
            Dialect::Elf | Dialect::Coff => Dialect::Elf,
            Dialect::Go => Dialect::Go,
        }
    }

    /// The beginning of comments, where GNU as wants this one.
    #[must_use]
    pub fn comment(self, gnu: &'static str) -> &'static str {
        match self {
            Dialect::Elf | Dialect::Coff => gnu,
            Dialect::Go => "//",
        }
    }

    /// The lines before the first function, where GNU as wants this one or none.
    #[must_use]
    pub fn beginning(self, gnu: &'static str) -> Option<&'static str> {
        match self {
            Dialect::Elf | Dialect::Coff => Some(gnu).filter(|line| !line.is_empty()),
            Dialect::Go => Some("#include \"textflag.h\""),
        }
    }

    /// The lines after the last function.
    #[must_use]
    pub fn end(self) -> Option<&'static str> {
        (self == Dialect::Elf).then_some(".section .note.GNU-stack, \"\", @progbits")
    }

    /// The language that has the other operations.
    #[must_use]
    pub fn portable(self) -> &'static str {
        match self {
            Dialect::Elf | Dialect::Coff => "C",
            Dialect::Go => "Go",
        }
    }

    /// The space before a line.
    #[must_use]
    pub fn indent(self, line: &str) -> &'static str {
        let is_directive = ["TEXT ", "DATA ", "GLOBL ", "#include "];
        match self {
            Dialect::Elf | Dialect::Coff if line.ends_with(':') => "",
            Dialect::Elf | Dialect::Coff => "    ",
            Dialect::Go if is_directive.iter().any(|start| line.starts_with(start)) => "",
            Dialect::Go => "\t",
        }
    }
}

fn gnu(function: &Function, name: &str, elf: bool) -> Vec<String> {
    let read_only = if elf {
        ".section .rodata"
    } else {
        ".section .rdata, \"dr\""
    };
    let constants = format!(".Lconstants_{name}");
    let mut text: Vec<String> = Vec::new();
    if !function.constants.is_empty() {
        text.extend([read_only, ".balign 64"].map(str::to_owned));
        text.push(format!("{constants}:"));
        text.extend(function.constants.iter().map(|k| format!(".quad {k:#x}")));
    }
    text.extend([".text", ".balign 64"].map(str::to_owned));
    text.push(format!(".globl {name}"));
    if elf {
        text.push(format!(".type {name}, @function"));
    }
    text.push(format!("{name}:"));
    let lines = function.lines.iter();
    text.extend(lines.map(|line| line.replace(CONSTANTS, &constants)));
    text.push("ret".to_owned());
    if elf {
        text.push(format!(".size {name}, .-{name}"));
    }
    text
}

/// Go's assembler makes the frame and gives it back, with the frame pointer.
fn go(function: &Function, name: &str, arguments: usize) -> Vec<String> {
    let constants = format!("{name}Constants<>");
    let mut text: Vec<String> = Vec::new();
    for (i, k) in function.constants.iter().enumerate() {
        text.push(format!("DATA {constants}+{}(SB)/8, ${k:#x}", 8 * i));
    }
    if !function.constants.is_empty() {
        let bytes = 8 * function.constants.len();
        text.push(format!("GLOBL {constants}(SB), RODATA|NOPTR, ${bytes}"));
    }
    let (frame, arguments) = (8 * function.slots, 8 * arguments);
    text.push(format!("TEXT ·{name}(SB), NOSPLIT, ${frame}-{arguments}"));
    let lines = function.lines.iter();
    text.extend(lines.map(|line| line.replace(CONSTANTS, &constants)));
    text.push("RET".to_owned());
    text
}
