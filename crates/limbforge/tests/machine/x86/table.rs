//! The table of x86-64 against the processor: single instructions of every row in every size, and random sequences of
//! them, on random and extreme registers and flags.
//!
//! A sequence is compared as one expression, so that the rules which simplify expressions are compared too. Registers
//! and flags that the table calls undefined are not compared; a sequence that reads one is left out.

use std::collections::{BTreeMap, BTreeSet};

use crate::states::{agree, word};
use crate::x86_host::{FLAGS, LANES, REGISTERS, names, run_on_host};
use limbforge_compare::Random;
use limbforge_core::read::{
    Meanings, X86,
    x86::{Place, block},
};

/// Inputs for each instruction alone, and for each sequence.
const ALONE: usize = 3000;
const TOGETHER: usize = 300;
/// Sequences.
const SEQUENCES: usize = 2000;

/// Operands of an instruction, as the text of instructions is made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `op r`
    One,
    /// `op r, r` and `op r, constant`
    Two,
    /// `op r, r`
    Registers,
    /// `op r, count`
    Shift,
    /// `op r, r, count`
    ShiftTwo,
    /// `op r, r, r`
    Three,
    /// `op r, r, count` with the count a constant
    Rotated,
    /// `mov r, count`, then `op r, r, r` with the count
    Counted,
    /// `op r, r of fewer bits`
    Extended,
    /// `op byte`
    Set,
    /// `op` alone
    Alone,
    /// `op r, [sum]`
    Sum,
    /// `op xmm, xmm`
    Vector,
    /// `op xmm, count`
    VectorShift,
    /// `op xmm, r` and back
    Crossing,
    /// `op xmm, r, lane` and back
    Lane,
    /// `op r, xmm`
    Signs,
}

use Form::*;

/// Mnemonics, with the sizes of operands that the table has them for.
#[rustfmt::skip]
const INSTRUCTIONS: &[(&str, Form, &[u32])] = &[
    ("add", Two, &[8, 16, 32, 64]), ("adc", Two, &[8, 16, 32, 64]), ("sub", Two, &[8, 16, 32, 64]),
    ("sbb", Two, &[8, 16, 32, 64]), ("cmp", Two, &[8, 16, 32, 64]), ("and", Two, &[8, 16, 32, 64]),
    ("or", Two, &[8, 16, 32, 64]), ("xor", Two, &[8, 16, 32, 64]), ("test", Two, &[8, 16, 32, 64]),
    ("mov", Two, &[8, 16, 32, 64]),
    ("adcx", Registers, &[32, 64]), ("adox", Registers, &[32, 64]),
    ("neg", One, &[8, 16, 32, 64]), ("inc", One, &[8, 16, 32, 64]), ("dec", One, &[8, 16, 32, 64]),
    ("not", One, &[8, 16, 32, 64]), ("mul", One, &[64]), ("imul", One, &[64]),
    ("imul", Registers, &[16, 32, 64]), ("imul", Rotated, &[16, 32, 64]), ("mulx", Three, &[64]),
    ("andn", Three, &[32, 64]),
    ("shl", Shift, &[8, 16, 32, 64]), ("shr", Shift, &[8, 16, 32, 64]), ("sar", Shift, &[8, 16, 32, 64]),
    ("ror", Shift, &[8, 16, 32, 64]), ("rol", Shift, &[8, 16, 32, 64]),
    ("rorx", Rotated, &[32, 64]), ("shlx", Counted, &[32, 64]), ("shrx", Counted, &[32, 64]),
    ("sarx", Counted, &[32, 64]), ("bzhi", Counted, &[32, 64]),
    ("shld", ShiftTwo, &[64]), ("shrd", ShiftTwo, &[64]),
    ("bt", Shift, &[16, 32, 64]), ("btr", Shift, &[16, 32, 64]),
    ("movzx", Extended, &[16, 32, 64]), ("movsx", Extended, &[32, 64]), ("movsxd", Extended, &[64]),
    ("cqo", Alone, &[64]), ("cdqe", Alone, &[64]), ("nop", Alone, &[64]), ("endbr64", Alone, &[64]),
    ("lea", Sum, &[32, 64]),
    ("setb", Set, &[8]), ("setae", Set, &[8]), ("sete", Set, &[8]), ("setne", Set, &[8]), ("sets", Set, &[8]),
    ("setns", Set, &[8]), ("setbe", Set, &[8]), ("seta", Set, &[8]),
    ("cmovb", Registers, &[16, 32, 64]), ("cmovae", Registers, &[16, 32, 64]), ("cmove", Registers, &[16, 32, 64]),
    ("cmovne", Registers, &[16, 32, 64]), ("cmovs", Registers, &[16, 32, 64]), ("cmovns", Registers, &[16, 32, 64]),
    ("paddq", Vector, &[128]), ("psubq", Vector, &[128]), ("pand", Vector, &[128]), ("por", Vector, &[128]),
    ("pxor", Vector, &[128]), ("pandn", Vector, &[128]), ("psrlq", VectorShift, &[128]),
    ("andps", Vector, &[128]), ("andpd", Vector, &[128]), ("orps", Vector, &[128]), ("orpd", Vector, &[128]),
    ("xorps", Vector, &[128]), ("xorpd", Vector, &[128]), ("andnps", Vector, &[128]), ("andnpd", Vector, &[128]),
    ("psllq", VectorShift, &[128]), ("movdqa", Vector, &[128]), ("movaps", Vector, &[128]), ("movups", Vector, &[128]),
    ("movdqu", Vector, &[128]), ("punpcklqdq", Vector, &[128]), ("punpckhqdq", Vector, &[128]),
    ("movlhps", Vector, &[128]), ("pshufd", VectorShift, &[128]), ("movq", Crossing, &[64]), ("pinsrq", Lane, &[64]),
    ("pextrq", Lane, &[64]), ("pcmpeqd", Vector, &[128]), ("movhlps", Vector, &[128]), ("psrldq", VectorShift, &[128]),
    ("shufpd", VectorShift, &[128]), ("movd", Crossing, &[32]), ("movmskps", Signs, &[32]), ("vpunpcklqdq", Three, &[128]), ("vpxor", Three, &[128]), ("vmovdqa", Vector, &[128]),
];

/// Constants that instructions add or mask with.
const CONSTANTS: &[i64] = &[
    0,
    1,
    2,
    19,
    63,
    127,
    -1,
    -2,
    -128,
    1 << 30,
    0x7fff_ffff,
    0xff,
    0x8000,
];

struct Writer {
    random: Random,
}

impl Writer {
    fn below(&mut self, n: usize) -> usize {
        (self.random.word() % n as u64) as usize
    }

    fn register(&mut self, bits: u32) -> String {
        if bits == 128 {
            return format!("xmm{}", self.below(LANES.len() / 2));
        }
        let at = self.below(REGISTERS.len());
        names(at, bits).to_owned()
    }

    fn constant(&mut self, bits: u32) -> i64 {
        let k = CONSTANTS[self.below(CONSTANTS.len())];
        match bits {
            8 => (k as i8).into(),
            16 => (k as i16).into(),
            _ => (k as i32).into(),
        }
    }

    /// A count of a shift: the processor takes more than the operand has.
    fn count(&mut self, bits: u32) -> usize {
        match self.below(6) {
            0 => 0,
            1 => bits as usize - 1,
            2 => self.below(256),
            _ => self.below(bits as usize),
        }
    }

    /// The text of an instruction.
    fn instruction(&mut self, name: &str, form: Form, bits: u32) -> String {
        let (x, y, z) = (
            self.register(bits),
            self.register(bits),
            self.register(bits),
        );
        let count = self.count(bits.min(64));
        let flip = self.below(2) == 0;
        match form {
            One => format!("{name} {x}"),
            Two if flip && bits == 8 && name != "test" => format!(
                "{name} {}, {}",
                self.register(8),
                ["ah", "bh", "ch", "dh"][self.below(4)]
            )
            .replace("r8b", "al")
            .replace("sil", "bl"),
            Two if flip => format!("{name} {x}, {}", self.constant(bits)),
            Two | Registers | Vector => format!("{name} {x}, {y}"),
            Shift => format!("{name} {x}, {count}"),
            ShiftTwo | Rotated => format!("{name} {x}, {y}, {count}"),
            Three => format!("{name} {x}, {y}, {z}"),
            Counted => {
                let at = self.below(REGISTERS.len());
                let constant = names(at, 32);
                format!(
                    "mov {constant}, {count}\n{name} {x}, {y}, {}",
                    names(at, bits)
                )
            }
            Extended => {
                let from = match name {
                    "movsxd" => 32,
                    _ if flip && bits > 16 => 16,
                    _ => 8,
                };
                format!("{name} {x}, {}", self.register(from))
            }
            Set => format!("{name} {x}"),
            Alone => name.to_owned(),
            Sum => {
                let (base, index) = (self.register(64), self.register(64));
                let scale = 1 << self.below(4);
                format!(
                    "{name} {x}, [{base} + {scale} * {index} + {}]",
                    self.constant(32)
                )
            }
            VectorShift if name == "pshufd" => {
                let order = [0x44, 0x4e, 0xe4, 0xee][self.below(4)];
                format!("{name} {x}, {y}, {order}")
            }
            VectorShift if name == "shufpd" => format!("{name} {x}, {y}, {}", self.below(4)),
            VectorShift if name == "psrldq" => format!("{name} {x}, 8"),
            Signs => format!("{name} {x}, {}", self.register(128)),
            VectorShift => format!("{name} {x}, {}", self.count(64).min(63)),
            Crossing | Lane => {
                let (vector, lane) = (self.register(128), self.below(2));
                match name {
                    "pinsrq" => format!("{name} {vector}, {x}, {lane}"),
                    "pextrq" => format!("{name} {x}, {vector}, {lane}"),
                    _ if flip => format!("{name} {vector}, {x}"),
                    _ => format!("{name} {x}, {vector}"),
                }
            }
        }
    }
}

fn places() -> Vec<Place> {
    let registers = REGISTERS.iter().map(|(number, _)| Place::Register(*number));
    let lanes = LANES.iter().map(|(n, lane)| Place::Lane(*n, *lane));
    let flags = FLAGS.iter().map(|(place, _)| *place);
    registers.chain(lanes).chain(flags).collect()
}

/// Runs each text on so many inputs, here and on the processor; returns which texts the table has.
fn compare(texts: &[String], count: usize, seed: u64) -> BTreeSet<usize> {
    compare_as(texts, texts, count, seed)
}

/// The same, with other texts for the processor.
fn compare_as(texts: &[String], run: &[String], count: usize, seed: u64) -> BTreeSet<usize> {
    let host = run_on_host(run);
    let read = run_on_host(texts);
    let functions = X86::SystemV.functions(&read.object).expect("an object");
    let mut blocks = BTreeMap::new();
    for at in 0..texts.len() {
        let code = &functions[&format!("block_{at}")];
        if let Ok(block) = block(code) {
            blocks.insert(at, block);
        }
    }
    let mut random = Random(seed);
    let places = places();
    let mut cases = Vec::new();
    for &at in blocks.keys() {
        for _ in 0..count {
            let value = |place: &Place| match place {
                Place::Register(_) | Place::Lane(..) => word(&mut random),
                _ => random.word() % 2,
            };
            let state: Vec<u64> = places.iter().map(value).collect();
            cases.push((at, state));
        }
    }
    let results = host.results(&cases);
    assert_eq!(results.len(), cases.len());
    agree(&places, &blocks, texts, &cases, results);
    blocks.keys().copied().collect()
}

#[test]
fn every_row_is_what_the_processor_does() {
    let mut writer = Writer { random: Random(1) };
    let (mut texts, mut rows) = (Vec::new(), Vec::new());
    for (row, (name, form, sizes)) in INSTRUCTIONS.iter().enumerate() {
        for &bits in *sizes {
            for _ in 0..6 {
                texts.push(writer.instruction(name, *form, bits));
                rows.push((row, bits));
            }
        }
    }
    let known = compare(&texts, ALONE, 2);
    let seen: BTreeSet<(usize, u32)> = known.iter().map(|at| rows[*at]).collect();
    for (row, (name, _, sizes)) in INSTRUCTIONS.iter().enumerate() {
        for &bits in *sizes {
            assert!(
                seen.contains(&(row, bits)),
                "{name} of {bits} bits is not understood"
            );
        }
    }
}

#[test]
fn sequences_are_what_the_processor_does() {
    let mut writer = Writer { random: Random(3) };
    let mut texts = Vec::new();
    for _ in 0..SEQUENCES {
        let length = 2 + writer.below(7);
        // A flag that is read has to be defined more often than not.
        let mut text = String::new();
        for _ in 0..length {
            let (name, form, sizes) = INSTRUCTIONS[writer.below(INSTRUCTIONS.len())];
            let bits = sizes[writer.below(sizes.len())];
            text.push_str(&writer.instruction(name, form, bits));
            text.push('\n');
        }
        texts.push(text);
    }
    let known = compare(&texts, TOGETHER, 4);
    assert!(
        known.len() > SEQUENCES / 3,
        "{} of {SEQUENCES}",
        known.len()
    );
}

/// A table with one wrong meaning is found out: instructions that differ in one flag, or for a few inputs.
#[test]
fn wrong_meanings_are_seen() {
    let pairs = [
        ("add rax, rcx", "sub rax, rcx"),
        ("adc rax, rcx", "add rax, rcx"),
        ("sub eax, ecx", "sub rax, rcx"),
        ("inc rax", "add rax, 1"),
        ("mulx rbx, rax, rcx", "mulx rax, rbx, rcx"),
        ("cmovb eax, ecx", "cmovb rax, rcx"),
        ("setbe al", "setb al"),
        ("sar rax, 3", "shr rax, 3"),
        ("movsx eax, cl", "movsx rax, cl"),
        (
            "cmp rax, rcx\ncmovb rbx, rdx",
            "cmp rax, rcx\ncmovbe rbx, rdx",
        ),
        ("movq xmm0, xmm1", "movdqa xmm0, xmm1"),
    ];
    for (told, run) in pairs {
        let texts = [[told.to_owned()], [run.to_owned()]];
        let seen = std::panic::catch_unwind(|| compare_as(&texts[0], &texts[1], 2000, 5));
        assert!(seen.is_err(), "`{run}` passes for `{told}`");
    }
}
