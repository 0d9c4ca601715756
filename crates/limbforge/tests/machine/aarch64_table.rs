//! The table of AArch64 against an emulator: single instructions of every row, and random sequences of them, on random
//! and extreme registers and flags.
//!
//! A sequence is compared as one expression, so that the rules which simplify expressions are compared too.

use std::collections::{BTreeMap, BTreeSet};

use crate::emulated::can_run;
use crate::host::{FLAGS, REGISTERS, WORDS, linked};
use limbforge_compare::Random;
use limbforge_core::read::{
    Aarch64, Meanings,
    aarch64::{Place, block},
};

use crate::states::{agree, word};

/// Inputs for each instruction alone, and for each sequence.
const ALONE: usize = 2000;
const TOGETHER: usize = 100;
/// Sequences.
const SEQUENCES: usize = 1500;

/// Forms of operands: `d` is the destination, `n`, `m`, `a` sources, `N` a source of 32 bits, `i` twelve bits, `b` a
/// mask, `s` a shifted `m`, `k` a count below the size, `h` 16 bits, `c` a condition.
#[rustfmt::skip]
const INSTRUCTIONS: &[(&str, &str)] = &[
    ("add", "d n s"), ("add", "d n i"), ("adds", "d n s"), ("adds", "d n i"), ("adc", "d n m"), ("adcs", "d n m"),
    ("sub", "d n s"), ("sub", "d n i"), ("subs", "d n s"), ("subs", "d n i"), ("sbc", "d n m"), ("sbcs", "d n m"),
    ("cmp", "n s"), ("cmn", "n i"), ("neg", "d s"), ("negs", "d s"), ("ngc", "d m"),
    ("and", "d n t"), ("ands", "d n t"), ("and", "d n b"), ("ands", "d n b"), ("tst", "n b"), ("bic", "d n t"),
    ("bics", "d n t"), ("orr", "d n t"), ("orr", "d n b"), ("orn", "d n t"), ("eor", "d n t"), ("eor", "d n b"),
    ("eon", "d n t"), ("mvn", "d t"), ("mov", "d m"),
    ("mul", "d n m"), ("madd", "d n m a"), ("msub", "d n m a"), ("umulh", "D n m"), ("smulh", "D n m"),
    ("umull", "D N M"), ("umaddl", "D N M a"), ("umsubl", "D N M a"),
    ("extr", "d n m k"), ("ror", "d n k"), ("lsl", "d n k"), ("lsr", "d n k"), ("asr", "d n k"),
    ("ubfx", "d n f"), ("sbfx", "d n f"), ("ubfiz", "d n f"), ("sbfiz", "d n f"), ("sxtw", "D N"), ("uxtb", "e N"),
    ("csel", "d n m c"), ("csinc", "d n m c"), ("csinv", "d n m c"), ("csneg", "d n m c"), ("cset", "d c"),
    ("csetm", "D c"), ("cinc", "d n c"),
    ("movz", "d h"), ("movn", "d h"), ("movk", "d h"), ("nop", ""),
];

const CONDITIONS: [&str; 6] = ["eq", "ne", "cs", "cc", "mi", "pl"];
const MASKS: [u64; 6] = [1, 0xff, 0x7fff_ffff, 0xff00_ff00, 0x7f_ffff, 0x8000_0001];
const WIDE_MASKS: [u64; 4] = [
    0x7_ffff_ffff_ffff,
    0xff_ffff_ffff_fffe,
    1 << 63,
    0x5555_5555_5555_5555,
];

struct Writer {
    random: Random,
}

impl Writer {
    fn below(&mut self, n: usize) -> usize {
        (self.random.word() % n as u64) as usize
    }

    fn register(&mut self, wide: bool) -> String {
        let letter = if wide { 'x' } else { 'w' };
        match self.below(9) {
            0 => format!("{letter}zr"),
            _ => format!("{letter}{}", self.below(REGISTERS.into())),
        }
    }

    /// A register that may be shifted: rotated too, for operations on bits.
    fn shifted(&mut self, wide: bool, bits: bool) -> String {
        let register = self.register(wide);
        let count = self.below(if wide { 64 } else { 32 });
        match self.below(3) {
            0 => {
                let shift = ["lsl", "lsr", "asr", "ror"][self.below(if bits { 4 } else { 3 })];
                format!("{register}, {shift} #{count}")
            }
            _ => register,
        }
    }

    /// The text of an instruction.
    fn instruction(&mut self, name: &str, form: &str) -> String {
        let wide = self.below(3) > 0 || form.contains('D');
        let size = if wide { 64 } else { 32 };
        let operands = form.split_whitespace().map(|operand| match operand {
            // Register 31 is the stack pointer beside a constant.
            "d" | "n" if form.contains('i') || form.contains('b') => {
                format!(
                    "{}{}",
                    if wide { 'x' } else { 'w' },
                    self.below(REGISTERS.into())
                )
            }
            "d" | "n" | "m" | "a" => self.register(wide),
            "D" => self.register(true),
            "N" | "M" | "e" => self.register(false),
            "s" => self.shifted(wide, false),
            "t" => self.shifted(wide, true),
            "i" => match self.below(3) {
                0 => format!("#{}, lsl #12", self.below(4096)),
                1 => "#1".to_owned(),
                _ => format!("#{}", self.below(4096)),
            },
            "b" if wide && self.below(2) == 0 => format!("#{:#x}", WIDE_MASKS[self.below(4)]),
            "b" => format!("#{:#x}", MASKS[self.below(if wide { 3 } else { 6 })]),
            "k" => format!("#{}", self.below(size)),
            "f" => {
                let from = self.below(size);
                format!("#{from}, #{}", 1 + self.below(size - from))
            }
            "h" => format!(
                "#{}, lsl #{}",
                self.below(1 << 16),
                16 * self.below(size / 16)
            ),
            _ => CONDITIONS[self.below(6)].to_owned(),
        });
        let operands: Vec<String> = operands.collect();
        format!("{name} {}", operands.join(", "))
    }
}

fn places() -> Vec<Place> {
    (0..REGISTERS).map(Place::Register).chain(FLAGS).collect()
}

/// Runs each text on so many inputs, here and under the emulator; returns which texts the table has.
fn compare_as(texts: &[String], run: &[String], count: usize, seed: u64) -> BTreeSet<usize> {
    let read = linked(texts);
    let functions = Aarch64.functions(&read.object).expect("an object");
    let blocks = (0..texts.len()).filter_map(|at| {
        let block = block(&functions[&format!("block_{at}")]).ok()?;
        Some((at, block))
    });
    let blocks: BTreeMap<usize, _> = blocks.collect();
    let mut random = Random(seed);
    let (mut cases, mut input) = (Vec::new(), Vec::new());
    for &at in blocks.keys() {
        for _ in 0..count {
            let mut state: Vec<u64> = (0..REGISTERS).map(|_| word(&mut random)).collect();
            let nzcv = random.word() % 16;
            input.push(at as u64);
            input.extend(&state);
            input.push(nzcv);
            state.extend((0..4).map(|i| nzcv >> (3 - i) & 1));
            cases.push((at, state));
        }
    }
    let results = linked(run).run(&input);
    assert_eq!(results.len(), WORDS * cases.len());
    let results = results.chunks_exact(WORDS).map(|found| {
        let flags = (0..4).map(|i| found[WORDS - 1] >> (3 - i) & 1);
        found[..WORDS - 1].iter().copied().chain(flags).collect()
    });
    agree(&places(), &blocks, texts, &cases, results);
    blocks.keys().copied().collect()
}

#[test]
fn every_row_is_what_the_emulator_does() {
    if !can_run() {
        return;
    }
    let mut writer = Writer { random: Random(1) };
    let (mut texts, mut rows) = (Vec::new(), Vec::new());
    for (row, (name, form)) in INSTRUCTIONS.iter().enumerate() {
        for _ in 0..10 {
            texts.push(writer.instruction(name, form));
            rows.push(row);
        }
    }
    let known = compare_as(&texts, &texts, ALONE, 2);
    let seen: BTreeSet<usize> = known.iter().map(|at| rows[*at]).collect();
    for (row, (name, form)) in INSTRUCTIONS.iter().enumerate() {
        assert!(seen.contains(&row), "{name} {form} is not understood");
    }
}

#[test]
fn sequences_are_what_the_emulator_does() {
    if !can_run() {
        return;
    }
    let mut writer = Writer { random: Random(3) };
    let mut texts = Vec::new();
    for _ in 0..SEQUENCES {
        let length = 2 + writer.below(7);
        let lines = (0..length).map(|_| {
            let (name, form) = INSTRUCTIONS[writer.below(INSTRUCTIONS.len())];
            writer.instruction(name, form)
        });
        let lines: Vec<String> = lines.collect();
        texts.push(lines.join("\n"));
    }
    let known = compare_as(&texts, &texts, TOGETHER, 4);
    assert!(
        known.len() > SEQUENCES / 3,
        "{} of {SEQUENCES}",
        known.len()
    );
}

/// A table with one wrong meaning is found out.
#[test]
fn wrong_meanings_are_seen() {
    if !can_run() {
        return;
    }
    let pairs = [
        ("adds x0, x1, x2", "subs x0, x1, x2"),
        ("adcs x0, x1, x2", "adds x0, x1, x2"),
        ("sbcs x0, x1, x2", "subs x0, x1, x2"),
        ("cmp x0, #1", "cmn x0, #1"),
        ("csel x0, x1, x2, cs", "csel x0, x1, x2, hi"),
        ("cset x0, cc", "cset x0, cs"),
        ("csetm x0, cs", "cset x0, cs"),
        ("extr x0, x1, x2, #51", "extr x0, x2, x1, #51"),
        ("umulh x0, x1, x2", "smulh x0, x1, x2"),
        ("madd x0, x1, x2, x3", "msub x0, x1, x2, x3"),
        ("asr x0, x1, #3", "lsr x0, x1, #3"),
        ("add w0, w1, w2", "add x0, x1, x2"),
        ("bics x0, x1, x2", "bic x0, x1, x2"),
    ];
    for (told, run) in pairs {
        let texts = [[told.to_owned()], [run.to_owned()]];
        let seen = std::panic::catch_unwind(|| compare_as(&texts[0], &texts[1], 2000, 5));
        assert!(seen.is_err(), "`{run}` passes for `{told}`");
    }
}

/// Words of the classes that the reader follows, with any other bits: what the reader understands of them is allocated,
/// and does the same under the emulator.
#[test]
fn words_with_any_bits_are_what_the_emulator_does() {
    if !can_run() {
        return;
    }
    let mut random = Random(6);
    // Fixed bits of classes of instructions without memory, and which those are.
    #[rustfmt::skip]
    let classes = [
        (0x1f00_0000, 0x0b00_0000), (0x1f80_0000, 0x1100_0000), (0x1fe0_0000, 0x1a00_0000), (0x1f00_0000, 0x0a00_0000),
        (0x1f80_0000, 0x1200_0000), (0x1f80_0000, 0x1280_0000), (0x1f80_0000, 0x1300_0000), (0x1f80_0000, 0x1380_0000),
        (0x1f00_0000, 0x1b00_0000), (0x1fe0_0000, 0x1a80_0000), (0xffff_f01f, 0xd503_201f),
    ];
    let mut texts = Vec::new();
    while texts.len() < 6000 {
        let (mask, bits): (u32, u32) = classes[random.word() as usize % classes.len()];
        let any = random.word() as u32 & !mask | bits;
        // Registers that the state has, or 31.
        let registers =
            [0, 5, 16].map(|at| (at, [0, 1, 2, 3, 4, 5, 6, 31][random.word() as usize % 8]));
        // The third source of `madd` is there, too.
        let third = (bits == 0x1b00_0000).then_some((10, random.word() as u32 % 7));
        let word = registers
            .iter()
            .copied()
            .chain(third)
            .fold(any, |word, (at, register)| {
                if mask >> at & 31 == 0 {
                    word & !(31 << at) | register << at
                } else {
                    word
                }
            });
        texts.push(format!(".inst {word:#010x}"));
    }
    let known = compare_as(&texts, &texts, 20, 7);
    assert!(known.len() > 1500, "{}", known.len());
}
