//! Double words that are cut at the radix of the limbs: `low + 2^t high`, with room in both words.
//!
//! Sums, differences and multiples are those of the two words, without a carry between them. The room is that of the
//! intervals, so a program may have none: then the pass says why. A limb leaves a column by `shr(t)`, for which the low
//! word gives its upper bits to the high one.

use crate::ir::{
    Form, Goal, Inst, Op, Ty, Value,
    interval::{Interval, power_of_two},
    spec::Known,
};

use super::{Cut, Narrower, Parts};

impl Narrower {
    /// The radix of the cut, and whether the target splits products there.
    pub(super) fn radix(&self) -> Option<(u32, bool)> {
        match self.cut {
            Cut::Word => None,
            Cut::Radix { at, products } => Some((at, products)),
        }
    }

    /// Notes why the cut cannot be made.
    pub(super) fn fail(&mut self, why: &'static str) {
        self.failed.get_or_insert(why);
    }

    /// The type of words that holds the interval.
    fn holding(&self, range: &Interval) -> Option<Ty> {
        let types = [self.unsigned(), self.signed()];
        types.into_iter().find(|ty| range.within(&ty.range()))
    }

    /// `x + y`, `x - y` or `x y` of words, which fits a word.
    fn exact(&mut self, op: Op, x: Value, y: Value) -> Value {
        let (a, b) = (self.writer.range(x), self.writer.range(y));
        let exact = match op {
            Op::Sub => a.minus(b),
            Op::Mul => a.product(b),
            _ => a.plus(b),
        };
        if self.writer.is_zero(y) && op != Op::Mul {
            return x;
        }
        if self.writer.is_zero(x) && op == Op::Add {
            return y;
        }
        let Some(ty) = self.holding(&exact) else {
            self.fail("part of a double word without room");
            return x;
        };
        self.op(op, &[x, y], ty)
    }

    /// `x 2^k`, which fits a word.
    fn scaled(&mut self, x: Value, k: u32) -> Value {
        let Some(ty) = self.holding(&self.writer.range(x).times(&power_of_two(k))) else {
            self.fail("part of a double word without room for a shift");
            return x;
        };
        match k {
            0 => x,
            _ => self.op(Op::Shl(k), &[x], ty),
        }
    }

    /// `floor(x / 2^k)` of a word.
    fn word_right(&mut self, x: Value, k: u32) -> Value {
        let signed = !self.is_natural(x);
        let bits = self.word;
        match k {
            0 => x,
            _ => self.op(Op::Shr(k), &[x], Ty { bits, signed }),
        }
    }

    /// A word that is read as a double word, cut like one.
    fn cut_word(&mut self, (low, high): (Value, Value), at: u32) -> (Value, Value) {
        if !self.writer.is_zero(high) || !self.is_natural(low) {
            return (low, high);
        }
        let word = self.unsigned();
        let rest = self.op(Op::Low(at), &[low], word);
        (rest, self.op(Op::Shr(at), &[low], word))
    }

    /// An instruction with a double word among its operands or as its result, cut at 2^at.
    pub(super) fn radix_double(
        &mut self,
        inst: &Inst,
        ty: Ty,
        range: &Interval,
        (at, products): (u32, bool),
    ) -> Parts {
        let args = inst.args.as_slice();
        match &inst.op {
            Op::Const(k) => {
                let high = k >> at;
                let Some(high_ty) = self.holding(&Interval::point(high.clone())) else {
                    self.fail("constant without room");
                    return Parts::Word(self.zero());
                };
                let low = self.constant(k & (self.weight() - 1), self.unsigned());
                let high = self.constant(high, high_ty);
                Parts::Pair { low, high }
            }
            Op::Add => self.radix_sum(args, ty, range, false, at),
            Op::Sub => self.radix_sum(args, ty, range, true, at),
            Op::Mul => self.radix_product(args, ty, range, at, products),
            Op::Shl(k) => {
                let (low, high) = self.pair(args[0]);
                let relation = vec![Known::new(power_of_two(*k), self.form_of_value(args[0]))];
                let (low, high) = (self.scaled(low, *k), self.scaled(high, *k));
                self.exactly(&[args[0]], ty, range, Parts::Pair { low, high }, relation)
            }
            Op::Shr(k) => self.radix_right(inst, *k, ty, range, at),
            Op::Low(k) => self.radix_low(args[0], *k, ty, at),
            Op::Select => {
                let flag = self.word(args[0]);
                let ((xl, xh), (yl, yh)) = (self.pair(args[1]), self.pair(args[2]));
                let [low, high] = [[xl, yl], [xh, yh]].map(|[x, y]| {
                    let hull = self.writer.range(x).hull(self.writer.range(y));
                    match self.holding(&hull) {
                        Some(ty) => self.op(Op::Select, &[flag, x, y], ty),
                        None => {
                            self.fail("selection of parts with different signs");
                            x
                        }
                    }
                });
                Parts::Pair { low, high }
            }
            _ => {
                self.fail("bitwise operation on double words");
                Parts::Word(self.zero())
            }
        }
    }

    /// The parts, which are the sum of `relation`: the parts cannot wrap, so the double word must not have either.
    fn exactly(
        &mut self,
        args: &[Value],
        ty: Ty,
        range: &Interval,
        parts: Parts,
        relation: Vec<Known>,
    ) -> Parts {
        let known = |v: &Value| self.known[v.index()].clone();
        let exact = match args {
            [x] => known(x).times(&relation[0].weight),
            [x, y] if relation.len() == 1 => known(x).product(&known(y)),
            _ => known(&args[0]).plus(&known(&args[1]).times(&relation[1].weight)),
        };
        if !exact.within(&ty.range()) {
            self.fail("double word that may wrap");
        }
        self.claim_pair(parts, range, relation);
        parts
    }

    fn radix_sum(
        &mut self,
        args: &[Value],
        ty: Ty,
        range: &Interval,
        subtract: bool,
        at: u32,
    ) -> Parts {
        let sign = if subtract { -1 } else { 1 };
        let relation = vec![
            Known::new(1, self.form_of_value(args[0])),
            Known::new(sign, self.form_of_value(args[1])),
        ];
        let (mut x, mut y) = (self.pair(args[0]), self.pair(args[1]));
        let sum = self.writer.range(x.0).plus(self.writer.range(y.0));
        if !subtract && self.holding(&sum).is_none() {
            x = self.cut_word(x, at);
            y = self.cut_word(y, at);
        }
        let op = if subtract { Op::Sub } else { Op::Add };
        let low = self.exact(op.clone(), x.0, y.0);
        let high = self.exact(op, x.1, y.1);
        self.exactly(args, ty, range, Parts::Pair { low, high }, relation)
    }

    fn radix_product(
        &mut self,
        args: &[Value],
        ty: Ty,
        range: &Interval,
        at: u32,
        products: bool,
    ) -> Parts {
        let relation = vec![self.times(args[0], args[1])];
        let (low, high) = match [0, 1].map(|i| self.parts[args[i].index()]) {
            [Parts::Word(x), Parts::Word(y)] => {
                let natural = self.is_natural(x) && self.is_natural(y);
                if products && natural {
                    self.split_product(x, y, at)
                } else {
                    self.shifted_product(x, y, at)
                }
            }
            [Parts::Pair { low, high }, Parts::Word(k)]
            | [Parts::Word(k), Parts::Pair { low, high }] => {
                (self.exact(Op::Mul, low, k), self.exact(Op::Mul, high, k))
            }
            _ => {
                self.fail("product of double words");
                (self.zero(), self.zero())
            }
        };
        self.exactly(args, ty, range, Parts::Pair { low, high }, relation)
    }

    /// Both words of the product of two words.
    fn whole_product(&mut self, x: Value, y: Value) -> (Value, (Value, Value)) {
        let signed = !self.is_natural(x) || !self.is_natural(y);
        let bits = 2 * self.word;
        let product = self.op(Op::Mul, &[x, y], Ty { bits, signed });
        (product, self.halves(product))
    }

    /// `x y mod 2^at` and `floor(x y / 2^at)`, for which the target has instructions.
    fn split_product(&mut self, x: Value, y: Value, at: u32) -> (Value, Value) {
        let word = self.unsigned();
        let exact = self.writer.range(x).product(self.writer.range(y));
        let (product, (bottom, top)) = self.whole_product(x, y);
        let low = self.op(Op::Low(at), &[bottom], word);
        let high = self.op(Op::FunnelShr(at), &[top, bottom], word);
        if !exact.shifted_right(at).within(&word.range()) {
            self.fail("product whose high part does not fit a word");
        }
        // 2^at high = x y - low
        let through = [
            Known::new(1, Form::of(product)),
            Known::new(-1, Form::of(low)),
        ];
        let goal = Goal::new(Form::of(high), exact.shifted_right(at));
        self.claim(goal.scaled(power_of_two(at)).through(through));
        (low, high)
    }

    /// `x 2^l` times `y 2^r` for `l + r = w - at`: the high word is at 2^at.
    fn shifted_product(&mut self, x: Value, y: Value, at: u32) -> (Value, Value) {
        let spare = self.bits() - at;
        let fits = |v: Value, k: u32| {
            let range = self.writer.range(v).times(&power_of_two(k));
            self.holding(&range).is_some()
        };
        let shifts = (0..=spare).rev().find(|&left| fits(x, left));
        let Some(left) = shifts.filter(|left| fits(y, spare - left)) else {
            self.fail("factors without room for a shift");
            return (x, y);
        };
        let (x, y) = (self.scaled(x, left), self.scaled(y, spare - left));
        let (_, (bottom, top)) = self.whole_product(x, y);
        (self.word_right(bottom, spare), top)
    }

    /// `floor(x / 2^k)` for `k` of at least the radix, as a word.
    fn radix_right(&mut self, inst: &Inst, k: u32, ty: Ty, range: &Interval, at: u32) -> Parts {
        let x = inst.args[0];
        let Parts::Pair { low, high } = self.parts[x.index()] else {
            let word = self.word(x);
            return Parts::Word(self.word_right(word, k.min(self.bits() - 1)));
        };
        if k < at || self.is_wide(ty) {
            self.fail("shift of a double word by less than its radix");
            return Parts::Word(low);
        }
        // floor((low + 2^at high) / 2^at) = floor(low / 2^at) + high
        let carry = self.word_right(low, at);
        if inst.exact {
            self.writer.mark_exact(carry);
        }
        let sum = self.exact(Op::Add, carry, high);
        let word = self.word_right(sum, k - at);
        let word = self.read_as(word, ty);
        let parts = Parts::Word(word);
        if k == at {
            // 2^at v = x - (low mod 2^at)
            let mut through = vec![Known::new(1, self.form_of_value(x))];
            if !inst.exact {
                let rest = self.op(Op::Low(at), &[low], self.unsigned());
                through.push(Known::new(-1, Form::of(rest)));
            }
            let goal = Goal::new(Form::of(word), range.clone());
            self.claim(goal.scaled(power_of_two(at)).through(through));
        }
        parts
    }

    /// The low `k` bits, as a word.
    fn radix_low(&mut self, x: Value, k: u32, ty: Ty, at: u32) -> Parts {
        let (word, bits) = (self.unsigned(), self.bits());
        let ty = if self.is_wide(ty) { word } else { ty };
        let whole = match self.parts[x.index()] {
            Parts::Word(word) => word,
            // The bits below the cut are in the low part alone.
            Parts::Pair { low, .. } if k <= at => low,
            Parts::Pair { low, high } => {
                let upper = self.op(Op::Shl(at), &[high], word);
                self.op(Op::Add, &[low, upper], word)
            }
        };
        if k > bits {
            self.fail("low bits of more than a word");
        }
        Parts::Word(self.op(Op::Low(k.min(bits)), &[whole], ty))
    }
}
