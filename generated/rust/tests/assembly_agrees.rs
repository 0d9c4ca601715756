//! Tests that assembly computes what the same field without assembly does. Machine-made by Limbforge: do not edit.
#![cfg(all(feature = "asm", target_arch = "x86_64"))]
#![allow(dead_code, reason = "a build may have no field")]
// If loose and tight bounds are equal, `Loose` is `Element`.
#![allow(clippy::useless_conversion)]

struct Numbers(u64);

impl Numbers {
    /// Knuth's MMIX generator, from its better half.
    fn half(&mut self) -> u64 {
        self.0 = (self.0)
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        self.0 >> 32
    }

    fn flag(&mut self) -> u64 {
        self.half() & 1
    }

    /// At most `most`. A word in four is 0 or as large as it can be, as carries go through these.
    fn word(&mut self, most: u64) -> u64 {
        match (self.half() % 8, most) {
            (0, _) => 0,
            (1, _) => most,
            (_, u64::MAX) => self.half() << 32 | self.half(),
            _ => (self.half() << 32 | self.half()) % (most + 1),
        }
    }

    fn words<const N: usize>(&mut self, most: &[u64; N]) -> [u64; N] {
        most.map(|most| self.word(most))
    }
}

#[cfg(feature = "curve25519")]
#[rustfmt::skip]
#[test]
fn curve25519() {
    use limbforge_fields::curve25519::{formulas64 as formulas, x86_64 as assembly, word64::{self as plain, Element, Loose}};
    #[allow(dead_code)]
    const TIGHT: [u64; 4] = [0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x8000000000000025];
    #[allow(dead_code)]
    const LOOSE: [u64; 4] = [0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff];
    let tight = |x: &Element| plain::to_bytes(x);
    let loose = |x: &Loose| plain::to_bytes(&plain::mul(x, &plain::ONE.into()));
    let _ = (tight, loose);
    let mut numbers = Numbers(1);
    for _ in 0..10_000 {
        let e1_f1_g1_h1 = [0; 4].map(|_| Loose(numbers.words(&LOOSE)));
        let s2_d2_zz2_td2 = [0; 4].map(|_| Element(numbers.words(&TIGHT)));
        let mut one = e1_f1_g1_h1;
        assembly::completed_add_cached(&mut one, &s2_d2_zz2_td2);
        let mut other = e1_f1_g1_h1;
        formulas::completed_add_cached(&mut other, &s2_d2_zz2_td2);
        assert_eq!(one.each_ref().map(loose), other.each_ref().map(loose), "completed_add_cached");
        let e1_f1_g1_h1 = [0; 4].map(|_| Loose(numbers.words(&LOOSE)));
        let sum_difference_td = [0; 3].map(|_| Element(numbers.words(&TIGHT)));
        let mut one = e1_f1_g1_h1;
        assembly::completed_add_table(&mut one, &sum_difference_td);
        let mut other = e1_f1_g1_h1;
        formulas::completed_add_table(&mut other, &sum_difference_td);
        assert_eq!(one.each_ref().map(loose), other.each_ref().map(loose), "completed_add_table");
        let e1_f1_g1_h1 = [0; 4].map(|_| Loose(numbers.words(&LOOSE)));
        let mut one = e1_f1_g1_h1;
        assembly::completed_double(&mut one);
        let mut other = e1_f1_g1_h1;
        formulas::completed_double(&mut other);
        assert_eq!(one.each_ref().map(loose), other.each_ref().map(loose), "completed_double");
        let exchanged = numbers.flag();
        let x2_z2_x3_z3 = [0; 4].map(|_| Element(numbers.words(&TIGHT)));
        let u = Element(numbers.words(&TIGHT));
        let mut one = x2_z2_x3_z3;
        assembly::ladder_step(exchanged, &mut one, &u);
        let mut other = x2_z2_x3_z3;
        formulas::ladder_step(exchanged, &mut other, &u);
        assert_eq!(one.each_ref().map(tight), other.each_ref().map(tight), "ladder_step");
    }
}

#[cfg(feature = "csidh512")]
#[rustfmt::skip]
#[test]
fn csidh512() {
    use limbforge_fields::csidh512::{formulas64 as formulas, x86_64 as assembly, word64::{self as plain, Element, Loose}};
    #[allow(dead_code)]
    const TIGHT: [u64; 8] = [0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff];
    #[allow(dead_code)]
    const LOOSE: [u64; 8] = [0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff];
    let tight = |x: &Element| plain::to_bytes(x);
    let loose = |x: &Loose| plain::to_bytes(&plain::mul(x, &plain::ONE.into()));
    let _ = (tight, loose);
    let mut numbers = Numbers(1);
    for _ in 0..10_000 {
        let p_m = [0; 2].map(|_| Element(numbers.words(&TIGHT)));
        let s_d_sa_da = [0; 4].map(|_| Element(numbers.words(&TIGHT)));
        let gs_gd = [0; 2].map(|_| Element(numbers.words(&TIGHT)));
        let mut one = p_m;
        assembly::isogeny_codomain_pair(&mut one, &s_d_sa_da, &gs_gd);
        let mut other = p_m;
        formulas::isogeny_codomain_pair(&mut other, &s_d_sa_da, &gs_gd);
        assert_eq!(one.each_ref().map(tight), other.each_ref().map(tight), "isogeny_codomain_pair");
        let px_pz = [0; 2].map(|_| Element(numbers.words(&TIGHT)));
        let s_d = [0; 2].map(|_| Element(numbers.words(&TIGHT)));
        let ks_kd = [0; 2].map(|_| Element(numbers.words(&TIGHT)));
        let mut one = px_pz;
        assembly::isogeny_image_multiple(&mut one, &s_d, &ks_kd);
        let mut other = px_pz;
        formulas::isogeny_image_multiple(&mut other, &s_d, &ks_kd);
        assert_eq!(one.each_ref().map(tight), other.each_ref().map(tight), "isogeny_image_multiple");
        let px_pz = [0; 2].map(|_| Element(numbers.words(&TIGHT)));
        let e_o_b = [0; 3].map(|_| Element(numbers.words(&TIGHT)));
        let gs_gd_gm = [0; 3].map(|_| Element(numbers.words(&TIGHT)));
        let mut one = px_pz;
        assembly::isogeny_image_pair(&mut one, &e_o_b, &gs_gd_gm);
        let mut other = px_pz;
        formulas::isogeny_image_pair(&mut other, &e_o_b, &gs_gd_gm);
        assert_eq!(one.each_ref().map(tight), other.each_ref().map(tight), "isogeny_image_pair");
        let x1_z1 = [0; 2].map(|_| Element(numbers.words(&TIGHT)));
        let x2_z2 = [0; 2].map(|_| Element(numbers.words(&TIGHT)));
        let xd_zd = [0; 2].map(|_| Element(numbers.words(&TIGHT)));
        let mut one = x1_z1;
        assembly::montgomery_add(&mut one, &x2_z2, &xd_zd);
        let mut other = x1_z1;
        formulas::montgomery_add(&mut other, &x2_z2, &xd_zd);
        assert_eq!(one.each_ref().map(tight), other.each_ref().map(tight), "montgomery_add");
        let a = Element(numbers.words(&TIGHT));
        let b = Element(numbers.words(&TIGHT));
        assert_eq!(tight(&assembly::mul(&a, &b)), tight(&plain::mul(&a, &b)), "mul");
        let a = Element(numbers.words(&TIGHT));
        assert_eq!(tight(&assembly::square(&a)), tight(&plain::square(&a)), "square");
    }
}
