//! Tools shared by several tests.
#![allow(dead_code)] // each test uses a part

pub mod elf;
pub mod expression;
pub mod program;
pub mod timing;

use riscv_lab::isa::{Effect, Instruction, Isa, Operand, Reg, Row};

/// A generator of numbers: SplitMix64 (Steele, Lea, Flood, 2014).
pub struct Random(pub u64);

impl Random {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.word() % bound
    }

    /// A word that is often near an end of a range of bits.
    pub fn operand(&mut self) -> u64 {
        let word = self.word();
        match self.below(4) {
            0 => word,
            1 => EDGES[self.below(EDGES.len() as u64) as usize],
            2 => word >> self.below(64),
            _ => (1_u64 << self.below(64))
                .wrapping_add(self.below(5))
                .wrapping_sub(2),
        }
    }
}

/// Words at which carries, signs and shifts change.
pub const EDGES: [u64; 14] = [
    0,
    1,
    2,
    31,
    32,
    63,
    64,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    (1 << 57) - 1,
    1 << 57,
    1 << 63,
    u64::MAX,
];

/// An instruction of this row with random operands that fit.
pub fn random_instruction(row: &Row, random: &mut Random) -> Instruction {
    let mut instruction = Instruction::bare(row.op);
    let mut x = || Reg::x(random.below(32) as u8);
    for operand in row.format.operands() {
        match operand {
            Operand::Rd => instruction.rd = x(),
            Operand::Rs1 | Operand::Address | Operand::Place => {
                instruction.rs1 = x();
            }
            Operand::Rs2 => instruction.rs2 = x(),
            Operand::Rs3 => instruction.rs3 = x(),
            Operand::FloatRd => instruction.rd = Reg::f(x().number()),
            Operand::FloatRs1 => instruction.rs1 = Reg::f(x().number()),
            Operand::FloatRs2 => instruction.rs2 = Reg::f(x().number()),
            _ => {}
        }
    }
    if let Some((least, greatest, step)) = row.format.immediate_range() {
        let count = (greatest - least) / step + 1;
        instruction.imm = match random.below(8) {
            0 => least,
            1 => greatest,
            _ => least + random.below(count as u64) as i64 * step,
        };
    }
    match row.effect {
        // Reserved sets of accesses have no text.
        Effect::Fence if instruction.imm != 0 => {
            let both = [instruction.imm >> 4 & 15, instruction.imm & 15];
            instruction.imm = both[0] << 4 | both[1];
        }
        // Which registers of status may be written is a question of others.
        Effect::Csr { .. } => {
            instruction.imm = instruction.imm & !0xfff | (0xc00 + random.below(3) as i64)
        }
        _ => {}
    }
    instruction
}

/// The selectable instruction sets that have all that goes together.
pub fn whole_sets() -> [Isa; 3] {
    [
        "rv64gc_zba_zbb_zicond+ise-full+ise-reduced+ise-flexible",
        "rv64gc_zba_zbb_zicond+ise-full-published",
        "rv64gc_zba_zbb_zicond+ise-reduced-published",
    ]
    .map(|name| name.parse().expect("an instruction set"))
}
