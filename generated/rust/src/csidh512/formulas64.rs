//! Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b (csidh512). Machine-made by Limbforge: do not edit.
//!
//! Formulas as calls of the functions of [`word64`](super::word64).
//!
//! Limbforge proved what each formula computes, as a text of lines; that the functions here follow these lines is
//! tested.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
//! Recipe:  8x64 operand-scanning carry-chain(twice) montgomery(interleaved) carry(none) invert(divsteps)
//! Limbs:   8 words of 64 bits
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^512 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight          loose
//! 0     2^0     [0, 2^64 - 1]  [0, 2^64 - 1]
//! 1     2^64    [0, 2^64 - 1]  [0, 2^64 - 1]
//! 2     2^128   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 3     2^192   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 4     2^256   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 5     2^320   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 6     2^384   [0, 2^64 - 1]  [0, 2^64 - 1]
//! 7     2^448   [0, 2^64 - 1]  [0, 2^64 - 1]
//! ```

#[allow(unused_imports)]
use super::word64::*;

/// `X3/Z3 = ((y1 - y2)/(x1 - x2))^2 - A - x1 - x2`
///
/// Montgomery, "Speeding the Pollard and elliptic curve methods" (1987), section 10.3.1.
///
/// - `x1_z1` is X1, Z1, which becomes X3, Z3
/// - `x2_z2` is X2, Z2
/// - `xd_zd` is XD, ZD
#[inline(never)]
pub fn montgomery_add(x1_z1: &mut [Element; 2], x2_z2: &[Element; 2], xd_zd: &[Element; 2]) {
    let [v0, v1] = *x1_z1;
    let [v2, v3] = *x2_z2;
    let [v4, v5] = *xd_zd;
    let v6 = add(&v0, &v1);
    let v7 = sub(&v2, &v3);
    let v8 = mul(&v6, &v7);
    let v9 = sub(&v0, &v1);
    let v10 = add(&v2, &v3);
    let v11 = mul(&v9, &v10);
    let v12 = add(&v8, &v11);
    let v13 = sub(&v8, &v11);
    let v14 = square(&v12);
    let v15 = square(&v13);
    let v16 = mul(&v14, &v5);
    let v17 = mul(&v15, &v4);
    *x1_z1 = [v16, v17];
}

/// `QX/QZ = PX/PZ*(x*k - 1)/(x - k)`
///
/// Costello, Hisil, "A simple and compact algorithm for SIDH with arbitrary degree isogenies" (2017), section 4.
///
/// - `px_pz` is PX, PZ, which becomes QX, QZ
/// - `s_d` is S, D
/// - `ks_kd` is KS, KD
#[inline(never)]
pub fn isogeny_image_multiple(px_pz: &mut [Element; 2], s_d: &[Element; 2], ks_kd: &[Element; 2]) {
    let [v0, v1] = *px_pz;
    let [v2, v3] = *s_d;
    let [v4, v5] = *ks_kd;
    let v6 = mul(&v3, &v4);
    let v7 = mul(&v2, &v5);
    let v8 = add(&v6, &v7);
    let v9 = sub(&v6, &v7);
    let v10 = mul(&v0, &v8);
    let v11 = mul(&v1, &v9);
    *px_pz = [v10, v11];
}

/// `QX/QZ = PX/PZ*(x*(((y - z)/(b - g))^2 - A - b - g) - 1)*(x*(((y + z)/(b - g))^2 - A - b - g) - 1)/((x - (((y - z)/(b - g))^2 - A - b - g))*(x - (((y + z)/(b - g))^2 - A - b - g)))`
///
/// Bernstein, De Feo, Leroux, Smith, "Faster computation of isogenies of large prime degree" (2020), section 4.
///
/// - `px_pz` is PX, PZ, which becomes QX, QZ
/// - `e_o_b` is E, O, B
/// - `gs_gd_gm` is GS, GD, GM
#[inline(never)]
pub fn isogeny_image_pair(px_pz: &mut [Element; 2], e_o_b: &[Element; 3], gs_gd_gm: &[Element; 3]) {
    let [v0, v1] = *px_pz;
    let [v2, v3, v4] = *e_o_b;
    let [v5, v6, v7] = *gs_gd_gm;
    let v8 = mul(&v2, &v5);
    let v9 = mul(&v3, &v6);
    let v10 = sub(&v8, &v9);
    let v11 = mul(&v4, &v7);
    let v12 = add(&v10, &v11);
    let v13 = sub(&v10, &v11);
    let v14 = mul(&v0, &v12);
    let v15 = mul(&v1, &v13);
    *px_pz = [v14, v15];
}

/// `QP/QM = P/M*(((y - z)/(b - g))^2 - A - b - g + 1)*(((y + z)/(b - g))^2 - A - b - g + 1)/((((y - z)/(b - g))^2 - A - b - g - 1)*(((y + z)/(b - g))^2 - A - b - g - 1))`
///
/// Bernstein, De Feo, Leroux, Smith (2020), section 4; Meyer, Reith, "A faster way to the CSIDH" (2018), section 3.
///
/// - `p_m` is P, M, which becomes QP, QM
/// - `s_d_sa_da` is S, D, SA, DA
/// - `gs_gd` is GS, GD
#[inline(never)]
pub fn isogeny_codomain_pair(p_m: &mut [Element; 2], s_d_sa_da: &[Element; 4], gs_gd: &[Element; 2]) {
    let [v0, v1] = *p_m;
    let [v2, v3, v4, v5] = *s_d_sa_da;
    let [v6, v7] = *gs_gd;
    let v8 = mul(&v2, &v6);
    let v9 = mul(&v5, &v7);
    let v10 = add(&v8, &v9);
    let v11 = mul(&v3, &v6);
    let v12 = mul(&v4, &v7);
    let v13 = sub(&v11, &v12);
    let v14 = mul(&v0, &v10);
    let v15 = mul(&v1, &v13);
    *p_m = [v14, v15];
}
