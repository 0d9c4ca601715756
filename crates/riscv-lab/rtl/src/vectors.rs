//! Operands and results for the test bench, from the table of instructions: the rows that the emulator executes.

use std::io::{self, Write};

use riscv_lab::isa::{Effect, Instruction, Row, TABLE};

use crate::instance::{Instance, Part};

/// How much is to be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// Random operands for each instruction, in addition to the boundary cases.
    pub random: u64,
    /// First state of the generator.
    pub seed: u64,
}

/// Words at which carries, signs, limbs and halves of products change.
const EDGES: [u64; 18] = [
    0,
    1,
    2,
    3,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    0x1_0000_0000,
    (1 << 49) - 1,
    (1 << 51) - 1,
    1 << 51,
    (1 << 57) - 1,
    1 << 57,
    (1 << 57) + 1,
    (1 << 63) - 1,
    1 << 63,
    u64::MAX - 1,
    u64::MAX,
];

/// Third operands of the boundary cases: all words of a sum wrap with one of them.
const THIRDS: [u64; 5] = [0, 1, (1 << 63) + 1, u64::MAX - 1, u64::MAX];

/// A generator of numbers: SplitMix64 (Steele, Lea, Flood, 2014).
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.word() % bound as u64) as usize
    }

    /// A word that is often near an end of a range of bits.
    fn operand(&mut self) -> u64 {
        let word = self.word();
        match self.below(4) {
            0 => word >> self.below(64),
            1 => (1_u64 << self.below(64))
                .wrapping_add(word % 5)
                .wrapping_sub(2),
            _ => word,
        }
    }
}

/// A cycle whose result can be forwarded: result, and the instances that give it.
#[derive(Clone, Copy, Default)]
struct Given {
    result: u64,
    units: u64,
}

/// The stream of cycles that the test bench reads.
pub(crate) struct Vectors<'a, W> {
    out: W,
    instances: &'a [Instance],
    random: Random,
    /// The last two cycles, the older one first: its result is there in the next cycle.
    last: [Given; 2],
    /// Cycles written.
    pub cycles: u64,
}

/// The rows that any instance executes.
pub(crate) fn rows(instances: &[Instance]) -> Vec<&'static Row> {
    let executed = |row: &&Row| instances.iter().any(|i| i.part.executes(row));
    TABLE.iter().filter(executed).collect()
}

impl<'a, W: Write> Vectors<'a, W> {
    pub fn new(out: W, instances: &'a [Instance], seed: u64) -> Vectors<'a, W> {
        Vectors {
            out,
            instances,
            random: Random(seed),
            last: [Given::default(); 2],
            cycles: 0,
        }
    }

    /// All boundary cases of every row, then the random ones, mixed.
    pub fn write(&mut self, random: u64) -> io::Result<()> {
        let rows = rows(self.instances);
        for row in &rows {
            self.boundary(row)?;
        }
        let mut left = vec![random; rows.len()];
        let mut at = 0;
        while !rows.is_empty() {
            // Half of the time the same instruction again, back to back.
            if self.random.below(2) == 0 || left[at] == 0 {
                at = self.random.below(rows.len());
                let next = (0..rows.len()).map(|i| (at + i) % rows.len());
                let Some(next) = next.into_iter().find(|&i| left[i] > 0) else {
                    break;
                };
                at = next;
            }
            if self.random.below(16) == 0 {
                self.bubble()?;
                continue;
            }
            left[at] -= 1;
            let operands = [(); 3].map(|()| self.random.operand());
            let immediate = self.immediate(rows[at]);
            let forwarded = self.random.below(4) == 0;
            self.cycle(rows[at], operands, immediate, forwarded)?;
        }
        self.out.flush()
    }

    fn boundary(&mut self, row: &'static Row) -> io::Result<()> {
        let (least, greatest, _) = row.format.immediate_range().unwrap_or((0, 0, 1));
        for x in EDGES {
            for y in EDGES {
                for z in THIRDS {
                    for immediate in [least, greatest, self.immediate(row)] {
                        self.cycle(row, [x, y, z], immediate, false)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn immediate(&mut self, row: &Row) -> i64 {
        let (least, greatest, step) = row.format.immediate_range().unwrap_or((0, 0, 1));
        let count = (greatest - least) / step + 1;
        least + step * self.random.below(count as usize) as i64
    }

    /// Operands that belong to nothing.
    fn bubble(&mut self) -> io::Result<()> {
        let operands = [(); 3].map(|()| self.random.word());
        let ports = [self.random.word() as u8 & 15; 3];
        self.record([0; 3], ports, Given::default(), operands, 0)
    }

    fn cycle(
        &mut self,
        row: &'static Row,
        mut operands: [u64; 3],
        immediate: i64,
        forwarded: bool,
    ) -> io::Result<()> {
        let Effect::Value(effect) = row.effect else {
            return Ok(());
        };
        let instruction = Instruction {
            imm: immediate,
            ..Instruction::bare(row.op)
        };
        // The right instance whose result is forwarded, and the ports that it goes to.
        let there = self.last[0];
        let is_right = |i: &usize| there.units >> i & 1 == 1 && self.instances[*i].bug.is_none();
        let from = (0..self.instances.len()).find(is_right);
        let (mut bypass, mut written) = (0, operands);
        if let (Some(_), true) = (from, forwarded) {
            bypass = 1 + self.random.below(7) as u8;
            for port in 0..3 {
                if bypass >> port & 1 == 1 {
                    operands[port] = there.result;
                    written[port] = self.random.word();
                }
            }
        }
        let [x, y, z] = operands;
        let result = effect(x, y, z, immediate);
        let (mut units, mut op, mut selected, mut spare) = (0, 0, 0, 0);
        for (number, instance) in self.instances.iter().enumerate() {
            if !instance.part.executes(row) {
                continue;
            }
            units |= 1 << number;
            if let Part::Unit(unit) = instance.part
                && let Some(control) = unit.control(&instruction)
            {
                if unit.has_spare {
                    (selected, spare) = (control.op, control.spare);
                } else {
                    op = control.op;
                }
            }
        }
        let number = TABLE.iter().position(|known| known.op == row.op);
        let head = [bypass, from.unwrap_or(0) as u8, number.unwrap_or(0) as u8];
        let given = Given { result, units };
        self.record(head, [op, selected, spare], given, written, immediate)
    }

    /// The form of `Cycle` in the test bench.
    fn record(
        &mut self,
        [bypass, from, row]: [u8; 3],
        [op, selected, spare]: [u8; 3],
        given: Given,
        operands: [u64; 3],
        immediate: i64,
    ) -> io::Result<()> {
        let mut bytes = [0; 48];
        bytes[..8].copy_from_slice(&[
            op,
            selected,
            spare,
            immediate as u8 & 63,
            bypass,
            from,
            row,
            0,
        ]);
        let words = [
            given.units,
            operands[0],
            operands[1],
            operands[2],
            given.result,
        ];
        for (place, word) in bytes[8..].chunks_exact_mut(8).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        self.last = [self.last[1], given];
        self.cycles += 1;
        self.out.write_all(&bytes)
    }
}
