//! Formulas of CSIDH, each as one program over any form of elements.
//!
//! The texts are those of `formulas/` and of `crates/forge-csidh/src/formulas.rs`. Products that do not wait for each
//! other stand side by side.

use crate::montgomery::{Modulus, Number, load, store};
use crate::rns::{Element, Rns};
use crate::vector::{Vector, Words, Work};

/// A form of elements, in registers of any machine. Bounds are those of the form: products are tight, factors loose,
/// and the second operand of a sum is tight.
pub trait Kernel {
    /// An element in memory.
    type Element: Copy;
    /// Products side by side.
    fn products<V: Vector, const S: usize>(
        &self,
        a: &[&Self::Element; S],
        b: &[&Self::Element; S],
    ) -> [Self::Element; S];
    /// a + b.
    fn total<V: Vector>(&self, a: &Self::Element, b: &Self::Element) -> Self::Element;
    /// a − b.
    fn difference<V: Vector>(&self, a: &Self::Element, b: &Self::Element) -> Self::Element;
    /// a·b − c·d, and e·f. The first may be the first operand of a sum.
    fn determinant<V: Vector>(
        &self,
        ab: [&Self::Element; 2],
        cd: [&Self::Element; 2],
        ef: [&Self::Element; 2],
    ) -> [Self::Element; 2];
}

impl<const L: usize, const R: usize> Kernel for Modulus<L, R> {
    type Element = Number<R>;

    #[inline(always)]
    fn products<V: Vector, const S: usize>(
        &self,
        a: &[&Number<R>; S],
        b: &[&Number<R>; S],
    ) -> [Number<R>; S] {
        let products = self.product::<V, S, 1>(&a.map(|a| [a]), &b.map(|b| [b]));
        let mut out = [[Words::ZERO; R]; S];
        for s in 0..S {
            out[s] = store(&products[s]);
        }
        out
    }

    #[inline(always)]
    fn total<V: Vector>(&self, a: &Number<R>, b: &Number<R>) -> Number<R> {
        store(&Modulus::total(self, &load::<V, R>(a), &load(b)))
    }

    #[inline(always)]
    fn difference<V: Vector>(&self, a: &Number<R>, b: &Number<R>) -> Number<R> {
        store(&Modulus::difference(self, &load::<V, R>(a), &load(b)))
    }

    #[inline(always)]
    fn determinant<V: Vector>(
        &self,
        [a, b]: [&Number<R>; 2],
        [c, d]: [&Number<R>; 2],
        [e, f]: [&Number<R>; 2],
    ) -> [Number<R>; 2] {
        let [ab, cd, ef] = self.product::<V, 3, 1>(&[[a], [c], [e]], &[[b], [d], [f]]);
        [store(&Modulus::difference(self, &ab, &cd)), store(&ef)]
    }
}

impl<const N: usize, const R: usize> Kernel for Rns<N, R> {
    type Element = Element<R>;

    #[inline(always)]
    fn products<V: Vector, const S: usize>(
        &self,
        a: &[&Element<R>; S],
        b: &[&Element<R>; S],
    ) -> [Element<R>; S] {
        self.dots::<V, S, 1>(&a.map(|a| [a]), &b.map(|b| [b]))
    }

    #[inline(always)]
    fn total<V: Vector>(&self, a: &Element<R>, b: &Element<R>) -> Element<R> {
        self.sum::<V>(a, b, false)
    }

    #[inline(always)]
    fn difference<V: Vector>(&self, a: &Element<R>, b: &Element<R>) -> Element<R> {
        self.sum::<V>(a, b, true)
    }

    /// One reduction for both products. The other product is a sum too, with 0, so that both run side by side.
    #[inline(always)]
    fn determinant<V: Vector>(
        &self,
        [a, b]: [&Element<R>; 2],
        [c, d]: [&Element<R>; 2],
        [e, f]: [&Element<R>; 2],
    ) -> [Element<R>; 2] {
        let zero = Element {
            first: [Words::ZERO; R],
            second: [Words::ZERO; R],
        };
        let minus = self.sum::<V>(&zero, c, true);
        self.dots::<V, 2, 2>(&[[a, &minus], [e, &zero]], &[[b, d], [f, &zero]])
    }
}

/// 2·(X : Z) on the curve (a + 2c : 4c): 4 M + 2 S.
pub struct Double<'a, K: Kernel> {
    /// The form.
    pub kernel: &'a K,
    /// X, Z, tight.
    pub point: &'a [K::Element; 2],
    /// a + 2c, 4c.
    pub curve: &'a [K::Element; 2],
}

impl<K: Kernel> Work for Double<'_, K> {
    type Output = [K::Element; 2];

    #[inline(always)]
    fn run<V: Vector>(self) -> [K::Element; 2] {
        let (k, [x, z], [plus, four]) = (self.kernel, self.point, self.curve);
        let (minus, sum) = (k.difference::<V>(x, z), k.total::<V>(x, z));
        let [low, high] = k.products::<V, 2>(&[&minus, &sum], &[&minus, &sum]);
        let between = k.difference::<V>(&high, &low);
        let [scaled, shifted] = k.products::<V, 2>(&[four, plus], &[&low, &between]);
        let rest = k.total::<V>(&scaled, &shifted);
        k.products::<V, 2>(&[&scaled, &rest], &[&high, &between])
    }
}

/// `montgomery_add`: a point plus another, for their difference: 4 M + 2 S.
pub struct Add<'a, K: Kernel> {
    /// The form.
    pub kernel: &'a K,
    /// X, Z, tight.
    pub point: &'a [K::Element; 2],
    /// X, Z of the other, tight.
    pub other: &'a [K::Element; 2],
    /// X, Z of the difference, tight.
    pub difference: &'a [K::Element; 2],
}

impl<K: Kernel> Work for Add<'_, K> {
    type Output = [K::Element; 2];

    #[inline(always)]
    fn run<V: Vector>(self) -> [K::Element; 2] {
        let (k, [x1, z1], [x2, z2], [xd, zd]) =
            (self.kernel, self.point, self.other, self.difference);
        let factors = [k.total::<V>(x1, z1), k.difference::<V>(x1, z1)];
        let others = [k.difference::<V>(x2, z2), k.total::<V>(x2, z2)];
        let [left, right] = k.products::<V, 2>(&factors.each_ref(), &others.each_ref());
        let ends = [
            k.total::<V>(&left, &right),
            k.difference::<V>(&left, &right),
        ];
        let squares = k.products::<V, 2>(&ends.each_ref(), &ends.each_ref());
        k.products::<V, 2>(&squares.each_ref(), &[zd, xd])
    }
}

/// `isogeny_image_pair`, the inner loop of an isogeny: a product times both factors of a baby and a giant: 5 M.
pub struct ImagePair<'a, K: Kernel> {
    /// The form.
    pub kernel: &'a K,
    /// The product so far, tight.
    pub product: &'a [K::Element; 2],
    /// The even part, the odd part, the part between.
    pub baby: &'a [K::Element; 3],
    /// The giant.
    pub giant: &'a [K::Element; 3],
}

impl<K: Kernel> Work for ImagePair<'_, K> {
    type Output = [K::Element; 2];

    #[inline(always)]
    fn run<V: Vector>(self) -> [K::Element; 2] {
        let (k, [x, z]) = (self.kernel, self.product);
        let ([even, odd, between], [sum, difference, middle]) = (self.baby, self.giant);
        let [w, v] = k.determinant::<V>([even, sum], [odd, difference], [between, middle]);
        let factors = [k.total::<V>(&w, &v), k.difference::<V>(&w, &v)];
        k.products::<V, 2>(&[x, z], &factors.each_ref())
    }
}
