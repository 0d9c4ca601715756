//! Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//!
//! Formulas as calls of the functions of [`word64`](super::word64).
//!
//! Limbforge proved what each formula computes, as a text of lines; that the functions here follow these lines is
//! tested.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^255 - 19
//! Recipe:  4x64 operand-scanning carry-chain(twice) fold(38@high:mul) carry(none) invert(divsteps)
//! Limbs:   4 words of 64 bits
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight           loose
//! 0     2^0     [0, 2^64 - 1]   [0, 2^64 - 1]
//! 1     2^64    [0, 2^64 - 1]   [0, 2^64 - 1]
//! 2     2^128   [0, 2^64 - 1]   [0, 2^64 - 1]
//! 3     2^192   [0, 2^63 + 37]  [0, 2^64 - 1]
//! ```

#[allow(unused_imports)]
use super::word64::*;

/// `X4/Z4 = ((3*x2^2 + 2*A*x2 + 1)/(2*y2))^2 - A - 2*x2 when exchanged = 0`
///
/// `X4/Z4 = ((3*x3^2 + 2*A*x3 + 1)/(2*y3))^2 - A - 2*x3 when exchanged = 1`
///
/// `X5/Z5 = ((y2 - y3)/(x2 - x3))^2 - A - x2 - x3`
///
/// Montgomery, "Speeding the Pollard and elliptic curve methods" (1987), section 10.3.1; RFC 7748, section 5.
///
/// - `x2_z2_x3_z3` is X2, Z2, X3, Z3, which becomes X4, Z4, X5, Z5
/// - `u` is u
#[inline(never)]
pub fn ladder_step(exchanged: u64, x2_z2_x3_z3: &mut [Element; 4], u: &Element) {
    let [v0, v1, v2, v3] = *x2_z2_x3_z3;
    let v4 = *u;
    let v5 = add(&v0, &v1);
    let v6 = sub(&v0, &v1);
    let v7 = add(&v2, &v3);
    let v8 = sub(&v2, &v3);
    let v9 = Loose(select(exchanged, &Element(v7.0), &Element(v5.0)).0);
    let v10 = Loose(select(exchanged, &Element(v8.0), &Element(v6.0)).0);
    let v11 = mul(&v8, &v5);
    let v12 = mul(&v7, &v6);
    let v13 = sub(&v11, &v12);
    let v14 = add(&v11, &v12);
    let v15 = square(&v13);
    let v16 = square(&v14);
    let v17 = mul(&v4.relax(), &v15.relax());
    let v18 = square(&v9);
    let v19 = square(&v10);
    let v20 = sub(&v18, &v19);
    let v21 = mul(&v18.relax(), &v19.relax());
    let v22 = mul_small(&v20, 121665);
    let v23 = add(&v18, &v22);
    let v24 = mul(&v20, &v23);
    *x2_z2_x3_z3 = [v21, v24, v16, v17];
}

/// `X4/Z4 = ((3*x2^2 + 2*A*x2 + 1)/(2*y2))^2 - A - 2*x2 when exchanged = 0`
///
/// `X4/Z4 = ((3*x3^2 + 2*A*x3 + 1)/(2*y3))^2 - A - 2*x3 when exchanged = 1`
///
/// `X5/Z5 = ((y2 - y3)/(x2 - x3))^2 - A - x2 - x3`
///
/// Montgomery, "Speeding the Pollard and elliptic curve methods" (1987), section 10.3.1; RFC 7748, section 5.
///
/// - `x2_z2_x3_z3` is X2, Z2, X3, Z3, which becomes X4, Z4, X5, Z5
/// - `u` is u
#[inline(never)]
pub fn ladder_step_mixed(exchanged: u64, x2_z2_x3_z3: &mut [Element; 4], u: &Element) {
    let [v0, v1, v2, v3] = *x2_z2_x3_z3;
    let v4 = *u;
    let v5 = sub(&v0, &v1);
    let v6 = add(&v2, &v3);
    let v7 = mul(&v6, &v5);
    let v8 = sub(&v2, &v3);
    let v9 = add(&v0, &v1);
    let v10 = mul(&v8, &v9);
    let v11 = Loose(select(exchanged, &Element(v8.0), &Element(v5.0)).0);
    let v12 = square(&v11);
    let v13 = Loose(select(exchanged, &Element(v6.0), &Element(v9.0)).0);
    let v14 = square(&v13);
    let v15 = add(&v10, &v7);
    let v16 = square(&v15);
    let v17 = sub(&v10, &v7);
    let v18 = sub(&v14, &v12);
    let v19 = mul_small(&v18, 121665);
    let v20 = mul(&v14.relax(), &v12.relax());
    let v21 = add(&v14, &v19);
    let v22 = square(&v17);
    let v23 = mul(&v18, &v21);
    let v24 = mul(&v4.relax(), &v22.relax());
    *x2_z2_x3_z3 = [v20, v23, v16, v24];
}

/// `E/G = 2*x1*y1/(1 + d*x1^2*y1^2)`
///
/// `H/F = (y1^2 + x1^2)/(1 - d*x1^2*y1^2)`
///
/// Hisil, Wong, Carter, Dawson, "Twisted Edwards curves revisited" (2008), sections 3.1 to 3.3.
///
/// - `e1_f1_g1_h1` is E1, F1, G1, H1, which becomes E, F, G, H
#[inline(never)]
pub fn completed_double(e1_f1_g1_h1: &mut [Loose; 4]) {
    let [v0, v1, v2, v3] = *e1_f1_g1_h1;
    let v4 = mul(&v0, &v1);
    let v5 = mul(&v2, &v3);
    let v6 = mul(&v1, &v2);
    let v7 = square(&v4.relax());
    let v8 = square(&v5.relax());
    let v9 = square(&v6.relax());
    let v10 = mul(&v4.relax(), &v5.relax());
    let v11 = add(&v10, &v10);
    let v12 = sub(&v8, &v7);
    let v13 = add(&v7, &v8);
    let v14 = add(&v9, &v9);
    let t14 = carry(&v14);
    let t12 = carry(&v12);
    let v15 = sub(&t14, &t12);
    *e1_f1_g1_h1 = [v11, v15, v12, v13];
}

/// `E/G = (x1*y2 + y1*x2)/(1 + d*x1*x2*y1*y2)`
///
/// `H/F = (y1*y2 + x1*x2)/(1 - d*x1*x2*y1*y2)`
///
/// Hisil, Wong, Carter, Dawson, "Twisted Edwards curves revisited" (2008), section 3.1.
///
/// - `e1_f1_g1_h1` is E1, F1, G1, H1, which becomes E, F, G, H
/// - `s2_d2_zz2_td2` is S2, D2, ZZ2, TD2
#[inline(never)]
pub fn completed_add_cached(e1_f1_g1_h1: &mut [Loose; 4], s2_d2_zz2_td2: &[Element; 4]) {
    let [v0, v1, v2, v3] = *e1_f1_g1_h1;
    let [v4, v5, v6, v7] = *s2_d2_zz2_td2;
    let v8 = mul(&v0, &v1);
    let v9 = mul(&v2, &v3);
    let v10 = mul(&v1, &v2);
    let v11 = mul(&v0, &v3);
    let v12 = sub(&v9, &v8);
    let v13 = add(&v9, &v8);
    let v14 = mul(&v12, &v5.relax());
    let v15 = mul(&v13, &v4.relax());
    let v16 = mul(&v11.relax(), &v7.relax());
    let v17 = mul(&v10.relax(), &v6.relax());
    let v18 = sub(&v15, &v14);
    let v19 = sub(&v17, &v16);
    let v20 = add(&v17, &v16);
    let v21 = add(&v15, &v14);
    *e1_f1_g1_h1 = [v18, v19, v20, v21];
}

/// `E/G = (x1*(sum + difference) + y1*(sum - difference))/(1 + d*x1*y1*(sum - difference)*(sum + difference))`
///
/// `H/F = (y1*(sum + difference) + x1*(sum - difference))/(1 - d*x1*y1*(sum - difference)*(sum + difference))`
///
/// Hisil, Wong, Carter, Dawson, "Twisted Edwards curves revisited" (2008), section 3.1.
///
/// - `e1_f1_g1_h1` is E1, F1, G1, H1, which becomes E, F, G, H
/// - `sum_difference_td` is sum, difference, td
#[inline(never)]
pub fn completed_add_table(e1_f1_g1_h1: &mut [Loose; 4], sum_difference_td: &[Element; 3]) {
    let [v0, v1, v2, v3] = *e1_f1_g1_h1;
    let [v4, v5, v6] = *sum_difference_td;
    let v7 = mul(&v0, &v1);
    let v8 = mul(&v2, &v3);
    let v9 = mul(&v1, &v2);
    let v10 = mul(&v0, &v3);
    let v11 = sub(&v8, &v7);
    let v12 = add(&v8, &v7);
    let v13 = mul(&v11, &v5.relax());
    let v14 = mul(&v12, &v4.relax());
    let v15 = mul(&v10.relax(), &v6.relax());
    let v16 = sub(&v14, &v13);
    let v17 = sub(&v9, &v15);
    let v18 = add(&v9, &v15);
    let v19 = add(&v14, &v13);
    *e1_f1_g1_h1 = [v16, v17, v18, v19];
}

/// `X3/Z3 = (x1*(sum + difference) + y1*(sum - difference))/(1 + d*x1*y1*(sum - difference)*(sum + difference))`
///
/// `Y3/Z3 = (y1*(sum + difference) + x1*(sum - difference))/(1 - d*x1*y1*(sum - difference)*(sum + difference))`
///
/// `T3*Z3 = X3*Y3`
///
/// Hisil, Wong, Carter, Dawson, "Twisted Edwards curves revisited" (2008), section 3.1.
///
/// - `x1_y1_z1_t1_sum_difference_td` is X1, Y1, Z1, T1, sum, difference, td
#[inline(never)]
pub fn edwards_add_table(x1_y1_z1_t1_sum_difference_td: &[Element; 7]) -> [Element; 4] {
    let [v0, v1, v2, v3, v4, v5, v6] = *x1_y1_z1_t1_sum_difference_td;
    let v7 = mul(&v3.relax(), &v6.relax());
    let v8 = add(&v1, &v0);
    let v9 = sub(&v1, &v0);
    let v10 = mul(&v9, &v5.relax());
    let v11 = mul(&v8, &v4.relax());
    let v12 = sub(&v2, &v7);
    let v13 = add(&v2, &v7);
    let v14 = mul(&v12, &v13);
    let v15 = add(&v11, &v10);
    let v16 = mul(&v13, &v15);
    let v17 = sub(&v11, &v10);
    let v18 = mul(&v17, &v15);
    let v19 = mul(&v17, &v12);
    [v19, v16, v14, v18]
}
