//! Products of two words without double words.

use num_traits::One;

use super::Legaliser;
use crate::ir::{Form, Goal, Inst, Op, Program, Ty, Value, interval::power_of_two, spec::Known};

/// The words of a product, and its factors.
pub(super) struct Words {
    pub low: Value,
    pub high: Value,
    factors: [Value; 2],
}

/// For each value, whether it is a product of unsigned words of which only words are read. A product with a sign stays:
/// its high word is that of a signed or a mixed product. A half that is marked as exact stays with its mark.
pub(super) fn split_only(program: &Program) -> Vec<bool> {
    let word = Ty::unsigned(program.word);
    let bits = u32::from(program.word);
    let mut split = vec![false; program.types.len()];
    for inst in program.instructions() {
        if let (Op::Mul, [result]) = (&inst.op, inst.results.as_slice()) {
            let of_words = inst.args.iter().all(|v| program.ty(*v) == word);
            let wide = u32::from(program.ty(*result).bits) == 2 * bits;
            split[result.index()] = of_words && wide && !program.ty(*result).signed;
        }
        let takes_half = matches!(inst.op, Op::Low(k) | Op::Shr(k) if k == bits)
            && program.ty(inst.results[0]) == word
            && !inst.exact;
        if !takes_half {
            inst.args.iter().for_each(|v| split[v.index()] = false);
        }
    }
    let ports = program.results.iter().flat_map(|port| &port.values);
    ports.for_each(|v| split[v.index()] = false);
    split
}

impl Legaliser {
    /// Both words, with the interval of the product: more is known of it than of its words.
    pub(super) fn product(&mut self, inst: &Inst) {
        let factors = [0, 1].map(|i| self.new[inst.args[i].index()]);
        let low = self.op(Op::Mul, &factors);
        let high = self.op(Op::MulHi, &factors);
        let [x, y] = factors.map(|v| self.writer.range(v).clone());
        let form = Form::of(low).plus(power_of_two(self.bits()), high);
        let relation = Known {
            weight: One::one(),
            factors: factors.map(Form::of).to_vec(),
        };
        let goal = Goal::new(form, x.product(&y)).through([relation]);
        self.writer.claim(goal);
        let words = Words { low, high, factors };
        self.products.insert(inst.results[0], words);
    }

    /// Factors in new values: a product alone is its factors, whose interval is closer than that of its words.
    pub(super) fn factors(&self, old: &[Form]) -> Vec<Form> {
        let mut new = Vec::new();
        for form in old {
            let product = match form.0.as_slice() {
                [term] if term.weight.is_one() => self.products.get(&term.value),
                _ => None,
            };
            match product {
                Some(words) => new.extend(words.factors.map(Form::of)),
                None => new.push(self.form(form)),
            }
        }
        new
    }
}
