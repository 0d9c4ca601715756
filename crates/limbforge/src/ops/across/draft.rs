//! Programs on registers being written: moves of limbs between lanes, folds and carries.

use crate::{
    ir::across::{LANES, Op, Program, Register, registers},
    ir::build::ConstMul,
};

/// How limbs lie in lanes, and how products of them are reduced.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Number of limbs.
    pub limbs: usize,
    /// Bits of a limb.
    pub bits: u32,
    /// The reduction.
    pub method: Method,
}

/// How products are reduced.
#[derive(Clone, Debug)]
pub enum Method {
    /// Carries out of the highest limb come back at the bottom.
    Fold(Fold),
    /// Multiples of a multiple P of p make the lowest limbs 0. There is no carry out of the highest limb.
    Montgomery {
        /// Limbs of (P + 1) / 2^w.
        upper: Vec<u64>,
        /// Limbs of R mod p.
        one: Vec<u64>,
    },
}

/// A carry out of the highest limb is C at the bottom.
#[derive(Clone, Debug)]
pub struct Fold {
    /// C, to which 2^(bits * limbs) is congruent.
    pub constant: u64,
    /// How C is multiplied: by one shift if it is a power of two, else by the multiplier of 52 bits.
    pub by: ConstMul,
}

/// A program being written.
pub struct Draft<'a> {
    pub layout: &'a Layout,
    pub program: Program,
}

/// The limbs of an element.
pub type Limbs = Vec<Register>;

impl Draft<'_> {
    /// A new draft.
    pub fn new<'a>(name: &str, layout: &'a Layout) -> Draft<'a> {
        Draft {
            layout,
            program: Program::new(name, layout.limbs),
        }
    }

    fn push(&mut self, op: Op) -> Register {
        self.program.push(op)
    }

    /// The same word in every lane.
    pub fn constant(&mut self, word: u64) -> Register {
        self.push(Op::Const([word; LANES]))
    }

    /// Words as limbs. The lanes above are 0.
    pub fn constants(&mut self, words: &[u64]) -> Limbs {
        let chunks = words.chunks(LANES);
        let padded = chunks.map(|chunk| {
            let mut lanes = [0; LANES];
            lanes[..chunk.len()].copy_from_slice(chunk);
            lanes
        });
        padded.map(|lanes| self.push(Op::Const(lanes))).collect()
    }

    /// An operation on the registers of two elements.
    pub fn zip(
        &mut self,
        x: &[Register],
        y: &[Register],
        op: impl Fn(Register, Register) -> Op,
    ) -> Limbs {
        let pairs = x.iter().zip(y);
        pairs.map(|(&x, &y)| self.push(op(x, y))).collect()
    }

    /// A limb in every lane.
    pub fn broadcast(&mut self, x: &[Register], limb: usize) -> Register {
        let (register, lane) = (x[limb / LANES], (limb % LANES) as u8);
        self.push(Op::Pick(register, register, [lane; LANES]))
    }

    /// Eight lanes of a sequence of registers, from lane `start` on. Those behind its end have no meaning.
    pub fn span(&mut self, x: &[Register], start: usize) -> Register {
        let (first, lane) = (x[start / LANES], start % LANES);
        if lane == 0 {
            return first;
        }
        let next = x.get(start / LANES + 1).copied().unwrap_or(first);
        let from = std::array::from_fn(|j| (lane + j) as u8);
        self.push(Op::Pick(first, next, from))
    }

    /// The window: C x below x, twice as many lanes as limbs.
    pub fn window(&mut self, x: &[Register], fold: &Fold) -> Limbs {
        let (full, rest) = (self.layout.limbs / LANES, self.layout.limbs % LANES);
        let mut window = self.folded(x, fold);
        if rest == 0 {
            window.extend(x);
            return window;
        }
        // The register in which C x ends and x begins.
        let seam = std::array::from_fn(|j| if j < rest { j } else { LANES + j - rest } as u8);
        window[full] = self.push(Op::Pick(window[full], x[0], seam));
        for start in (LANES - rest..self.layout.limbs).step_by(LANES) {
            let above = self.span(x, start);
            window.push(above);
        }
        window
    }

    /// C x in each lane.
    fn folded(&mut self, x: &[Register], fold: &Fold) -> Limbs {
        if fold.by == ConstMul::Madd52 {
            let (zero, c) = (self.constant(0), self.constant(fold.constant));
            return x
                .iter()
                .map(|&x| self.push(Op::Madd52Lo([zero, x, c])))
                .collect();
        }
        self.shifted_all(x, fold.constant.trailing_zeros())
    }

    /// All limbs shifted left by the same amount.
    pub fn shifted_all(&mut self, x: &[Register], by: u32) -> Limbs {
        x.iter().map(|&x| self.shifted(x, [by; LANES])).collect()
    }

    fn shifted(&mut self, x: Register, by: [u32; LANES]) -> Register {
        if by == [0; LANES] {
            return x;
        }
        self.push(Op::Shl(x, by))
    }

    /// Limbs moved up by one lane, above a limb that is a lane of a register.
    fn moved_up(&mut self, x: &[Register], (register, lane): (Register, usize)) -> Limbs {
        let mut from = std::array::from_fn(|j| (LANES + j).saturating_sub(1) as u8);
        from[0] = lane as u8;
        let lowest = self.push(Op::Pick(register, x[0], from));
        let above = (1..x.len()).map(|r| self.span(&x[r - 1..], LANES - 1));
        std::iter::once(lowest)
            .chain(above.collect::<Vec<_>>())
            .collect()
    }

    /// Limbs moved down by one lane. The highest is that of `zero`.
    pub fn moved_down(&mut self, x: &[Register], zero: Register) -> Limbs {
        let top = self.layout.limbs - 1;
        let below = (0..x.len() - 1).map(|r| self.span(&x[r..], 1));
        let mut moved: Limbs = below.collect();
        let mut from = std::array::from_fn(|j| j as u8 + 1);
        from[top % LANES] = LANES as u8;
        moved.push(self.push(Op::Pick(x[top / LANES], zero, from)));
        moved
    }

    /// `low` plus 2^shift times `x` moved up by a limb. A fold brings the highest limb back C times.
    pub fn plus_moved_up(&mut self, low: &[Register], x: &[Register], shift: u32) -> Limbs {
        let Method::Fold(fold) = &self.layout.method else {
            let zero = self.constant(0);
            let moved = self.moved_up(x, (zero, LANES - 1));
            let moved = self.shifted_all(&moved, shift);
            return self.zip(low, &moved, Op::Add);
        };
        let top = self.layout.limbs - 1;
        let mut moved = self.moved_up(x, (x[top / LANES], top % LANES));
        let mut total = low.to_vec();
        let mut first = [shift; LANES];
        if fold.by == ConstMul::Madd52 {
            let mut factors = [1; LANES];
            factors[0] = fold.constant;
            let factors = self.push(Op::Const(factors));
            if shift == 0 {
                total[0] = self.push(Op::Madd52Lo([low[0], moved[0], factors]));
                moved.remove(0);
                let above = self.zip(&low[1..], &moved, Op::Add);
                total.splice(1.., above);
                return total;
            }
            let zero = self.constant(0);
            moved[0] = self.push(Op::Madd52Lo([zero, moved[0], factors]));
        } else {
            first[0] += fold.constant.trailing_zeros();
        }
        for (r, moved) in moved.into_iter().enumerate() {
            let moved = self.shifted(moved, if r == 0 { first } else { [shift; LANES] });
            total[r] = self.push(Op::Add(low[r], moved));
        }
        total
    }

    /// One step of carries in all lanes.
    pub fn carried(&mut self, x: &[Register]) -> Limbs {
        let bits = self.layout.bits;
        let high: Limbs = x.iter().map(|&x| self.push(Op::Shr(x, bits))).collect();
        let mut lows = vec![[bits; LANES]; x.len()];
        if let Method::Montgomery { .. } = self.layout.method {
            // The highest limb keeps all of its bits.
            let top = self.layout.limbs - 1;
            lows[top / LANES][top % LANES] = u64::BITS;
        }
        let low = x.iter().zip(lows);
        let low: Limbs = low.map(|(&x, bits)| self.push(Op::Low(x, bits))).collect();
        self.plus_moved_up(&low, &high, 0)
    }

    /// Zeros to which products are added.
    pub fn zeros(&mut self) -> Limbs {
        let zero = self.constant(0);
        vec![zero; registers(self.layout.limbs)]
    }
}
