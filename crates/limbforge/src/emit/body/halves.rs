//! Double words of a program in words: products and words extended by their sign, which are read by halves alone.

use num_traits::Signed;

use super::{Expr, Inst, Line, Op, Ty, Value, Writer};
use crate::emit::tree::Operator;

/// Operations of one instruction set with more than two words inside.
pub(super) fn lacks(op: &Op) -> bool {
    matches!(
        op,
        Op::Cadd
            | Op::Maddlu
            | Op::Maddhu
            | Op::Madd52Lo
            | Op::Madd52Hi
            | Op::Fma51Lo
            | Op::Fma51Hi
            | Op::Madd57lu
            | Op::Madd57hu
    )
}

impl<'a> Writer<'a> {
    /// [`Writer::inst`] of a program in words.
    pub(super) fn inst_in_words(&mut self, inst: &'a Inst) {
        let v = inst.results[0];
        if self.program.ty(v).bits > self.word.bits {
            let halves = match inst.op {
                Op::Add => self.extended(inst.args[0]),
                _ => self.product(inst),
            };
            self.halves.insert(v, halves);
            return;
        }
        if self.is_dropped(inst) {
            let word = self.read(inst.args[0]).cast(self.word);
            self.exprs[v.index()] = Some(word);
            return;
        }
        if inst.op == Op::MulHi {
            let operands = [0, 1].map(|i| self.read(inst.args[i]).cast(self.word));
            let high = self.name(inst, 0);
            self.remember(v, &high, self.word);
            self.lines.push(Line::Product {
                high,
                low: None,
                operands: Box::new(operands),
            });
            return;
        }
        let half = inst.args.first().and_then(|of| self.halves.get(of));
        if let Some(halves) = half {
            let half = halves[usize::from(matches!(inst.op, Op::Shr(_)))].clone();
            let expr = half.cast(self.program.ty(v));
            return self.define(inst, expr);
        }
        match (self.is_high(inst), self.takes_flag(inst)) {
            (true, true) => self.high(inst),
            // Its only reader prints it.
            (true, false) => {}
            _ => self.inst(inst),
        }
    }

    /// Whether a funnel shift, the only reader, drops the bits that the instruction cuts off: those above its distance.
    fn is_dropped(&self, inst: &Inst) -> bool {
        let v = inst.results[0];
        let user = self.user[v.index()].filter(|_| self.uses[v.index()] == 1);
        user.is_some_and(|user| match (&inst.op, &user.op) {
            (Op::Low(kept), Op::FunnelShr(k)) => user.args[0] == v && kept >= k,
            _ => false,
        })
    }

    /// Whether the instruction adds to a high word with a sign, or subtracts from it, what the low words have left, or
    /// is read by such an instruction alone.
    fn is_high(&self, inst: &Inst) -> bool {
        let v = inst.results[0];
        let of_high = matches!(inst.op, Op::Add | Op::Sub) && self.program.ty(v) == self.signed();
        let read_by = || {
            let user = self.user[v.index()].filter(|_| self.uses[v.index()] == 1);
            user.is_some_and(|user| {
                user.op == inst.op
                    && user.args[0] == v
                    && self.takes_flag(user)
                    && self.program.ty(user.results[0]) == self.signed()
            })
        };
        of_high && (self.takes_flag(inst) || read_by())
    }

    fn takes_flag(&self, inst: &Inst) -> bool {
        let types = inst.args.iter().map(|v| self.program.ty(*v) == Ty::FLAG);
        types.eq([false, true])
    }

    /// A high word with a sign, held without: one operation takes in the carry, as for other words.
    fn high(&mut self, inst: &'a Inst) {
        let word = self.word;
        let once = self.program.instructions().find(|once| {
            once.results[0] == inst.args[0] && !self.takes_flag(once) && self.is_high(once)
        });
        let (x, y) = match once {
            Some(once) => (self.read(once.args[0]), self.read(once.args[1])),
            None => (self.read(inst.args[0]), Expr::number(0, word)),
        };
        let carry = self.read(inst.args[1]).cast(Ty::FLAG);
        let v = inst.results[0];
        let name = self.name(inst, 0);
        self.lines.push(Line::Carry {
            subtract: inst.op == Op::Sub,
            word: Some(name.clone()),
            flag: None,
            operands: Box::new([x.cast(word), y.cast(word), carry]),
        });
        let mut high = Expr::name(name, word, word.range()).cast(self.signed());
        high.range = self.ranges[v.index()].clone();
        self.exprs[v.index()] = Some(high);
    }

    fn signed(&self) -> Ty {
        Ty::signed(self.word.bits)
    }

    /// All bits are the sign of the word.
    fn sign(&self, x: &Expr) -> Expr {
        let top = u32::from(self.word.bits) - 1;
        x.clone().cast(self.signed()).shr(top)
    }

    /// A word with sign as a double word.
    fn extended(&self, v: Value) -> [Expr; 2] {
        let x = self.read(v);
        [x.clone().cast(self.word), self.sign(&x)]
    }

    /// The result of a half of `v`, if it is read.
    fn half(&self, v: Value, high: bool) -> Option<Value> {
        let takes =
            |inst: &&Inst| inst.args.first() == Some(&v) && matches!(inst.op, Op::Shr(_)) == high;
        self.program
            .instructions()
            .find(takes)
            .map(|inst| inst.results[0])
    }

    /// Both words of the product of two words of any sign. With -2^w for the top bit of a negative word, the high word
    /// is too large by the other factor, for each factor below 0.
    fn product(&mut self, inst: &Inst) -> [Expr; 2] {
        let word = self.word;
        let factors = [0, 1].map(|i| self.read(inst.args[i]));
        let [x, y] = factors.clone().map(|factor| factor.cast(word));
        let v = inst.results[0];
        let low = self.half(v, false);
        let Some(high) = self.half(v, true) else {
            let low = x.mul(y, word);
            return [low.clone(), low];
        };
        let counter = self.counters.entry("r").or_default();
        let name = self.names.numbered("r", counter);
        let [high_name, low_name] =
            ["Hi", "Lo"].map(|end| self.names.exactly(&format!("{name}{end}")));
        self.lines.push(Line::Product {
            high: high_name.clone(),
            low: low.map(|_| low_name.clone()),
            operands: Box::new([x.clone(), y.clone()]),
        });
        let range = |half: Option<Value>| match half {
            Some(half) => self.ranges[half.index()].clone(),
            None => word.range(),
        };
        let low = Expr::name(low_name, word, range(low));
        if factors.iter().all(|factor| !factor.range.lo.is_negative()) {
            return [low, Expr::name(high_name, word, range(Some(high)))];
        }
        let mut top = Expr::name(high_name, word, word.range());
        for (factor, other) in [(&factors[0], y), (&factors[1], x)] {
            if factor.range.lo.is_negative() {
                let surplus = self.sign(factor).cast(word).bitwise(Operator::And, other);
                top = top.sub(surplus, word);
            }
        }
        let name = self.names.exactly(&format!("{name}Top"));
        let range = self.ranges[high.index()].clone();
        let ty = self.signed();
        self.lines.push(Line::Let {
            name: name.clone(),
            expr: top.cast(ty),
        });
        [low, Expr::name(name, ty, range)]
    }
}
