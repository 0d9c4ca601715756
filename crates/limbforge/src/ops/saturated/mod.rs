//! Fields held in full words.

mod fold;
pub(super) mod product;
pub(super) mod redc;

use num_bigint::BigInt;
use num_integer::Integer;

use super::{
    Arithmetic,
    geometry::Geometry,
    words::{self, constant_words, integer},
};
use crate::{
    ir::{
        Form, Goal, Known, Value,
        build::{Builder, ConstMul},
        interval::{Interval, power_of_two},
    },
    plan::{Multiples, Plan, Product, Reduction},
};

/// Arithmetic on full words by one plan.
pub struct Saturated {
    pub geometry: Geometry,
    pub plan: Plan,
}

impl Saturated {
    /// Any integer of n words is a tight element. Otherwise the top word is bounded, which needs a bit of room, or two
    /// if sums are to be as tight, and only a fold keeps it so.
    pub fn any_words(geometry: &Geometry, plan: &Plan) -> bool {
        plan.is_montgomery() || geometry.exponent(geometry.n) == geometry.m
    }

    fn unbounded(&self) -> bool {
        Saturated::any_words(&self.geometry, &self.plan)
    }

    /// The prime leaves one bit of the top word, and a fold cuts there. So products are little more than half of what
    /// the words hold, and a sum or difference of two of them comes back into the words at once: any words are loose.
    pub fn has_loose(geometry: &Geometry, plan: &Plan) -> bool {
        !plan.is_montgomery() && geometry.exponent(geometry.n) - geometry.m == 1
    }

    fn lazy(&self) -> bool {
        Saturated::has_loose(&self.geometry, &self.plan)
    }

    /// 2^(word * n) modulo p.
    fn word_constant(&self) -> BigInt {
        power_of_two(self.geometry.exponent(self.geometry.n)).mod_floor(&self.geometry.p)
    }

    fn by(&self) -> ConstMul {
        match &self.plan.reduction {
            Reduction::Fold { by, .. } => *by,
            _ => ConstMul::Mul,
        }
    }

    fn reduce(&self, b: &mut Builder, product: &[Value], whole: Known) -> Vec<Value> {
        let g = &self.geometry;
        if let Reduction::Montgomery { multiples, .. } = self.plan.reduction {
            let style = self.plan.accumulation;
            redc::separated(b, g, style, multiples, product, whole).finish(b, g)
        } else {
            fold::fold(b, g, self.plan.accumulation, self.by(), product)
        }
    }

    fn by_columns(&self) -> bool {
        let scanning = Product::ProductScanning;
        self.plan.product == scanning
            && matches!(&self.plan.reduction, Reduction::Montgomery { scanning: s, .. } if *s == scanning)
    }
}

impl Arithmetic for Saturated {
    fn multiply(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        if self.by_columns() {
            let source = redc::Source::Product(x, Some(y));
            return redc::by_columns(b, &self.geometry, &source).finish(b, &self.geometry);
        }
        if let Reduction::Montgomery { multiples, .. } = self.plan.reduction
            && multiples != Multiples::After
        {
            let (g, style) = (&self.geometry, self.plan.accumulation);
            return redc::interleaved(b, g, style, multiples, x, y).finish(b, g);
        }
        let product = product::multiply(b, &self.plan, x, y);
        let whole = Known::product(integer(b, x), integer(b, y));
        self.reduce(b, &product, whole)
    }

    fn square(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        if self.by_columns() {
            let source = redc::Source::Product(x, None);
            return redc::by_columns(b, &self.geometry, &source).finish(b, &self.geometry);
        }
        let product = product::square(b, &self.plan, x);
        let whole = Known::product(integer(b, x), integer(b, x));
        self.reduce(b, &product, whole)
    }

    fn add(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        let (sum, carry) = b.add_words(x, y);
        if self.lazy() {
            return fold::add_back_once(b, &self.word_constant(), [x, y], &sum, carry);
        }
        self.carry_in(b, &sum, carry)
    }

    fn subtract(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        if self.unbounded() {
            let (difference, borrow) = b.sub_words(x, y);
            return fold::take_back(b, &self.word_constant(), &difference, borrow);
        }
        if self.lazy() {
            let (difference, borrow) = b.sub_words(x, y);
            let constant = self.word_constant();
            return fold::take_back_once(b, &constant, [x, y], &difference, borrow);
        }
        let difference = fold::lifted_difference(b, &self.geometry, x, y);
        let zero = b.zero();
        fold::fold_top(b, &self.geometry, &difference, zero)
    }

    fn carry(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        if self.unbounded() {
            return x.to_vec();
        }
        let zero = b.zero();
        fold::fold_top(b, &self.geometry, x, zero)
    }

    fn halve(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        let p = constant_words(b, &self.geometry.p, x.len());
        let odd = b.low(x[0], 1);
        let odd = b.flag(odd);
        let zero = b.zero();
        let multiple: Vec<Value> = p.iter().map(|&w| b.select(odd, w, zero)).collect();
        let (sum, carry) = b.add_words(x, &multiple);
        // x + p < 2^(word * n + 1), so the half has n words, the carry as its top bit.
        let word = b.word();
        let halves: Vec<Value> = sum.iter().map(|&w| b.shr(w, 1)).collect();
        // x + p is even where x is odd.
        b.mark_exact(halves[0]);
        let mut tops: Vec<Value> = sum[1..].iter().map(|&w| b.low(w, 1)).collect();
        tops.push(carry);
        let out: Vec<Value> = halves
            .iter()
            .zip(tops)
            .map(|(&half, top)| {
                let top = b.shl_widening(top, word - 1);
                b.add(half, top)
            })
            .collect();
        if self.lazy() {
            // Twice it is x + odd p: what the bound of x says of the top word, which its halves do not.
            let n = x.len();
            let most = (words::greatest(b, x) + &self.geometry.p) >> (word * (n as u32 - 1) + 1);
            let lower = (0..n - 1)
                .map(|i| Known::new(-power_of_two(word * i as u32 + 1), Form::of(out[i])));
            let whole = [
                Known::new(1, integer(b, x)),
                Known::new(self.geometry.p.clone(), Form::of(odd)),
            ];
            let known: Vec<Known> = lower.chain(whole).collect();
            b.claim(
                Goal::new(Form::of(out[n - 1]), Interval::up_to(most))
                    .scaled(power_of_two(word * (n as u32 - 1) + 1))
                    .cases(odd)
                    .through(known),
            );
        }
        out
    }

    fn multiply_small(&self, b: &mut Builder, x: &[Value], k: Value) -> Vec<Value> {
        let words = product::row(b, k, &product::values(x));
        let n = self.geometry.n;
        fold::fold_top(b, &self.geometry, &words[..n], words[n])
    }

    fn leave_montgomery(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        let zero = b.zero();
        let mut product = x.to_vec();
        product.resize(2 * self.geometry.n, zero);
        let whole = Known::new(1, integer(b, x));
        self.reduce(b, &product, whole)
    }

    fn words_to_limbs(&self, b: &mut Builder, words: &[Value]) -> Vec<Value> {
        let zero = b.zero();
        let mut limbs = words.to_vec();
        limbs.resize(self.geometry.n, zero);
        self.carry(b, &limbs)
    }

    fn takes(&self, b: &Builder, subtract: bool, x: &[Value], y: &[Value]) -> bool {
        if !self.lazy() {
            return true;
        }
        // One masked addition of 2^(word n) mod p, which must not carry; or one subtraction, which must not borrow.
        let room = power_of_two(self.geometry.exponent(self.geometry.n)) - self.word_constant();
        if subtract {
            words::greatest(b, y) <= room
        } else {
            let sum: BigInt = words::greatest(b, x) + words::greatest(b, y);
            sum - self.word_constant() < 2 * room
        }
    }

    fn limbs_to_words(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        // The top word is cut once so that few multiples of p are left.
        let g = &self.geometry;
        if self.plan.is_montgomery() || g.m == g.exponent(g.n) {
            return x.to_vec();
        }
        let zero = b.zero();
        fold::fold_top(b, g, x, zero)
    }
}

impl Saturated {
    fn carry_in(&self, b: &mut Builder, sum: &[Value], carry: Value) -> Vec<Value> {
        let g = &self.geometry;
        if self.plan.is_montgomery() || g.m == g.exponent(g.n) {
            fold::add_back(b, &self.word_constant(), sum, carry)
        } else {
            fold::fold_top(b, g, sum, carry)
        }
    }
}
