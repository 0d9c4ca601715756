//! Output of `objdump`, as instructions with operands.

use std::collections::{BTreeMap, HashMap};

/// One of the 16 general registers, whatever part of it is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Register {
    pub number: usize,
    /// Whether a write leaves the rest of the register as it is.
    pub partial: bool,
    /// Whether its lowest byte is meant.
    pub byte: bool,
}

pub const RAX: usize = 0;
pub const RCX: usize = 2;
pub const RDX: usize = 3;
pub const RSI: usize = 4;
pub const RDI: usize = 5;
pub const RSP: usize = 7;
pub const R8: usize = 8;
pub const R9: usize = 9;

/// Names of 64, 32, 16 and 8 bits.
const LEGACY: [[&str; 4]; 8] = [
    ["rax", "eax", "ax", "al"],
    ["rbx", "ebx", "bx", "bl"],
    ["rcx", "ecx", "cx", "cl"],
    ["rdx", "edx", "dx", "dl"],
    ["rsi", "esi", "si", "sil"],
    ["rdi", "edi", "di", "dil"],
    ["rbp", "ebp", "bp", "bpl"],
    ["rsp", "esp", "sp", "spl"],
];

impl Register {
    fn parse(name: &str) -> Option<Register> {
        for (number, names) in LEGACY.iter().enumerate() {
            if let Some(part) = names.iter().position(|n| *n == name) {
                return Some(Register {
                    number,
                    partial: part > 1,
                    byte: part == 3,
                });
            }
        }
        if let Some(number) = ["ah", "bh", "ch", "dh"].iter().position(|n| *n == name) {
            return Some(Register {
                number,
                partial: true,
                byte: false,
            });
        }
        let digits = name.strip_prefix('r')?;
        let number = digits.trim_end_matches(['d', 'w', 'b']);
        let number = number.parse().ok().filter(|n| (8..16).contains(n))?;
        Some(Register {
            number,
            partial: digits.ends_with(['w', 'b']),
            byte: digits.ends_with('b'),
        })
    }
}

/// `[base + index * scale + displacement]`.
#[derive(Clone, Debug)]
pub struct Memory {
    pub base: Option<usize>,
    pub index: Option<usize>,
    pub displacement: i64,
    /// Relative to the instruction: a constant address.
    pub here: bool,
    /// Bytes that are read or written; as many as a vector has where nothing is said.
    pub bytes: i64,
}

impl Memory {
    fn parse(text: &str) -> Option<Memory> {
        let (before, rest) = text.split_once('[')?;
        let (inside, _) = rest.split_once(']')?;
        let size = before.split_whitespace().next().unwrap_or("");
        let mut memory = Memory {
            base: None,
            index: None,
            displacement: 0,
            here: false,
            bytes: match size {
                "BYTE" => 1,
                "WORD" => 2,
                "DWORD" => 4,
                "QWORD" => 8,
                "XMMWORD" => 16,
                "YMMWORD" => 32,
                _ => 64,
            },
        };
        for term in inside.replace('-', "+-").split('+') {
            let (negative, term) = match term.strip_prefix('-') {
                Some(term) => (true, term),
                None => (false, term),
            };
            let (name, scaled) = match term.split_once('*') {
                Some((name, _)) => (name, true),
                None => (term, false),
            };
            if name == "rip" {
                memory.here = true;
            } else if let Some(register) = Register::parse(name) {
                if scaled || memory.base.is_some() {
                    memory.index = Some(register.number);
                } else {
                    memory.base = Some(register.number);
                }
            } else {
                let digits = name.trim_start_matches("0x");
                let number = u64::from_str_radix(digits, 16).unwrap_or(0) as i64;
                memory.displacement = if negative { -number } else { number };
            }
        }
        Some(memory)
    }
}

#[derive(Clone, Debug)]
pub enum Operand {
    Register(Register),
    Memory(Memory),
    /// A vector, a mask of lanes.
    Vector,
    Constant(i64),
}

impl Operand {
    fn parse(text: &str) -> Operand {
        if let Some(memory) = Memory::parse(text) {
            Operand::Memory(memory)
        } else if let Some(register) = Register::parse(text) {
            Operand::Register(register)
        } else if let Some(digits) = text.strip_prefix("0x") {
            Operand::Constant(u64::from_str_radix(digits, 16).map_or(0, |n| n as i64))
        } else if text.chars().all(|c| c.is_ascii_digit()) {
            Operand::Constant(text.parse().unwrap_or(0))
        } else {
            Operand::Vector
        }
    }
}

#[derive(Clone, Debug)]
pub struct Instruction {
    pub function: String,
    pub text: String,
    pub mnemonic: String,
    pub operands: Vec<Operand>,
    /// Where a jump or a call goes, or the constant address of an operand.
    pub target: Option<u64>,
    pub next: u64,
}

/// The code of a program.
pub struct Listing {
    pub code: HashMap<u64, Instruction>,
    /// Where functions begin.
    pub functions: BTreeMap<u64, String>,
    /// Values that the loader writes to constant addresses: the address of a function here, or the name of one
    /// elsewhere.
    pub links: HashMap<u64, Result<u64, String>>,
}

const PREFIXES: [&str; 8] = [
    "data16", "cs", "rep", "repz", "repnz", "lock", "bnd", "notrack",
];

impl Listing {
    /// From `objdump -dC --no-show-raw-insn -Mintel` and `objdump -R`.
    pub fn parse(disassembly: &str, relocations: &str) -> Listing {
        let (mut code, mut functions) = (HashMap::new(), BTreeMap::new());
        let (mut function, mut last) = (String::new(), None);
        for line in disassembly.lines() {
            if let Some((address, name)) = line.split_once(" <")
                && let Some(name) = name.strip_suffix(">:")
            {
                let Ok(address) = u64::from_str_radix(address, 16) else {
                    continue;
                };
                function = name.to_owned();
                functions.insert(address, function.clone());
            } else if let Some((address, text)) = line.split_once(":\t") {
                let Ok(address) = u64::from_str_radix(address.trim(), 16) else {
                    continue;
                };
                if let Some(last) = last.replace(address) {
                    code.entry(last)
                        .and_modify(|i: &mut Instruction| i.next = address);
                }
                code.insert(address, instruction(&function, text));
            }
        }
        Listing {
            code,
            functions,
            links: links(relocations),
        }
    }
}

fn instruction(function: &str, text: &str) -> Instruction {
    let text = text.trim();
    let (body, comment) = text.split_once('#').unwrap_or((text, ""));
    let mut words = body.trim();
    let mnemonic = loop {
        let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
        words = rest.trim();
        if words.is_empty() || !PREFIXES.contains(&first) {
            break first;
        }
    };
    let hexadecimal = |text: &str| {
        let first = text.split_whitespace().next()?;
        u64::from_str_radix(first, 16).ok()
    };
    let flow = mnemonic.starts_with('j') || mnemonic == "call";
    // The name after an address may have brackets too.
    let direct = flow
        && words.starts_with(|first: char| first.is_ascii_hexdigit())
        && hexadecimal(words).is_some();
    let target = hexadecimal(if direct { words } else { comment });
    Instruction {
        function: function.to_owned(),
        text: text.to_owned(),
        mnemonic: mnemonic.to_owned(),
        operands: if direct {
            Vec::new()
        } else {
            words
                .split(',')
                .filter(|w| !w.is_empty())
                .map(Operand::parse)
                .collect()
        },
        target,
        next: 0,
    }
}

fn links(relocations: &str) -> HashMap<u64, Result<u64, String>> {
    let rows = relocations.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        let place = u64::from_str_radix(words.next()?, 16).ok()?;
        let value = words.nth(1)?;
        let link = match value.strip_prefix("*ABS*+0x") {
            Some(address) => Ok(u64::from_str_radix(address, 16).ok()?),
            None => Err(value.split('@').next()?.to_owned()),
        };
        Some((place, link))
    });
    rows.collect()
}
