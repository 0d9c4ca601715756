//! Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//!
//! 8 elements at once, each in a lane of vectors. The modules have the same functions: `portable` computes on arrays, the others with the instructions after which they are named.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^255 - 19
//! Recipe:  5x52 lanes(8) product-scanning madd52 fold(608@high:madd52) carry(top-first)
//! Limbs:   5 words of 64 bits
//! Lanes:   8, an element in each
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight          loose
//! 0     2^0     [0, 2^52 - 1]  [0, 2^52 - 1]
//! 1     2^52    [0, 2^52 - 1]  [0, 2^52 - 1]
//! 2     2^104   [0, 2^52 - 1]  [0, 2^52 - 1]
//! 3     2^156   [0, 2^52 - 1]  [0, 2^52 - 1]
//! 4     2^208   [0, 2^47 + 7]  [0, 2^47 + 7]
//! ```

/// Number of elements in an `Element`.
pub const LANES: usize = 8;

/// Number of vectors in an `Element`.
pub const LIMBS: usize = 5;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 32;

/// Number of 64-bit words in an encoded element.
pub const WORDS: usize = 4;

/// A condition for each lane: bit i is that of lane i.
pub type Mask = u8;

/// The mask of all lanes.
pub const ALL: Mask = 255;

/// Limbs of 0.
pub const ZERO: [u64; LIMBS] = [0, 0, 0, 0, 0];

/// Limbs of 1.
pub const ONE: [u64; LIMBS] = [1, 0, 0, 0, 0];

/// Limbs of 2^((p - 1) / 2^2), a primitive root of unity of order 2^2.
pub const ROOT_OF_UNITY: [u64; LIMBS] = [
    0xe_1b27_4a0e_a0b0,
    0x6ad2_fe47_8c4e,
    0xd_fbd7_a72f_4318,
    0xd_f0b2_b4d0_0993,
    0x2b83_2480_4fc1,
];

/// Limbs of -121665/121666.
pub const EDWARDS_D: [u64; LIMBS] = [
    0xb_4dca_1359_78a3,
    0x4_d414_1d8a_b75e,
    0x7_79e8_9800_700a,
    0xf_e738_cc74_0797,
    0x5203_6cee_2b6f,
];

/// Limbs of -2 * 121665/121666.
pub const EDWARDS_D2: [u64; LIMBS] = [
    0x6_9b94_26b2_f159,
    0x9_a828_3b15_6ebd,
    0xe_f3d1_3000_e014,
    0xf_ce71_98e8_0f2e,
    0x2406_d9dc_56df,
];

/// Limbs of sqrt(-1), the root that is even as an integer below the prime.
pub const SQRT_M1: [u64; LIMBS] = [
    0xe_1b27_4a0e_a0b0,
    0x6ad2_fe47_8c4e,
    0xd_fbd7_a72f_4318,
    0xd_f0b2_b4d0_0993,
    0x2b83_2480_4fc1,
];

/// Reads the little-endian word at byte `at`; bytes past the end count as 0.
#[inline(always)]
const fn load<const N: usize>(bytes: &[u8; N], at: usize) -> u64 {
    let (_, rest) = bytes.as_slice().split_at(at);
    if let Some(word) = rest.first_chunk() {
        return u64::from_le_bytes(*word);
    }
    let mut word = [0; 8];
    let mut i = 0;
    while i < rest.len() {
        word[i] = rest[i];
        i += 1;
    }
    u64::from_le_bytes(word)
}

/// Writes the word at byte `at`, little-endian; bytes past the end are dropped.
#[inline(always)]
const fn store<const N: usize>(bytes: &mut [u8; N], at: usize, word: u64) {
    let word = word.to_le_bytes();
    let (_, rest) = bytes.split_at_mut(at);
    if let Some(all) = rest.first_chunk_mut() {
        *all = word;
        return;
    }
    let mut i = 0;
    while i < rest.len() {
        rest[i] = word[i];
        i += 1;
    }
}

/// The functions on arrays, for every processor.
pub mod portable {
    use super::*;
    
    /// One word in each lane.
    pub type V = [u64; LANES];

    /// Difference of two words and a borrow, and its borrow.
    #[inline(always)]
    fn vsbb(x: V, y: V, b: Mask) -> (V, Mask) {
        let (difference, borrow) = (vsub(x, y), vbits(b));
        (vsub(difference, borrow), vless(x, y) | vless(difference, borrow))
    }

    /// Sum modulo 2^64.
    #[inline(always)]
    fn vadd(x: V, y: V) -> V {
        core::array::from_fn(|i| x[i].wrapping_add(y[i]))
    }

    /// Difference modulo 2^64.
    #[inline(always)]
    fn vsub(x: V, y: V) -> V {
        core::array::from_fn(|i| x[i].wrapping_sub(y[i]))
    }

    /// z + (x mod 2^52) (y mod 2^52) mod 2^52.
    #[inline(always)]
    fn vmadd52lo(z: V, x: V, y: V) -> V {
        core::array::from_fn(|i| z[i].wrapping_add((u128::from(x[i] & 0xf_ffff_ffff_ffff) * u128::from(y[i] & 0xf_ffff_ffff_ffff)) as u64 & 0xf_ffff_ffff_ffff))
    }

    /// z + floor((x mod 2^52) (y mod 2^52) / 2^52).
    #[inline(always)]
    fn vmadd52hi(z: V, x: V, y: V) -> V {
        core::array::from_fn(|i| z[i].wrapping_add(((u128::from(x[i] & 0xf_ffff_ffff_ffff) * u128::from(y[i] & 0xf_ffff_ffff_ffff)) >> 52) as u64))
    }

    /// Shift left.
    #[inline(always)]
    fn vshl<const K: u32>(x: V) -> V {
        core::array::from_fn(|i| x[i] << K)
    }

    /// Shift right.
    #[inline(always)]
    fn vshr<const K: u32>(x: V) -> V {
        core::array::from_fn(|i| x[i] >> K)
    }

    /// Bitwise and.
    #[inline(always)]
    fn vand(x: V, y: V) -> V {
        core::array::from_fn(|i| x[i] & y[i])
    }

    /// x where the mask has a 1, y where it has a 0.
    #[inline(always)]
    fn vselect(c: Mask, x: V, y: V) -> V {
        let c = vspread(c);
        core::array::from_fn(|i| y[i] ^ (c[i] & (x[i] ^ y[i])))
    }

    /// Whether x is below y.
    #[inline(always)]
    fn vless(x: V, y: V) -> Mask {
        x.iter().enumerate().fold(0, |c, (i, &x)| c | Mask::from(x < y[i]) << i)
    }

    /// The lowest bits.
    #[inline(always)]
    fn vtest(x: V) -> Mask {
        x.iter().enumerate().fold(0, |c, (i, &x)| c | Mask::from(x & 1 == 1) << i)
    }

    /// The mask as words that are 0 or 1.
    #[inline(always)]
    fn vbits(c: Mask) -> V {
        core::array::from_fn(|i| u64::from(c >> i & 1))
    }

    /// The mask as words with all bits 0 or 1.
    #[inline(always)]
    fn vspread(c: Mask) -> V {
        core::array::from_fn(|i| 0u64.wrapping_sub(u64::from(c >> i & 1)))
    }

    /// The same word in every lane.
    #[inline(always)]
    fn vsplat(k: u64) -> V {
        [k; LANES]
    }

    /// A vector from its words.
    #[inline(always)]
    pub fn vload(x: &[u64; LANES]) -> V {
        *x
    }

    /// The words of a vector.
    #[inline(always)]
    pub fn vstore(x: V) -> [u64; LANES] {
        x
    }

    /// Elements within tight bounds, one in each lane; the least significant limb first.
    #[derive(Clone, Copy, Debug)]
    #[repr(transparent)]
    pub struct Element(pub [V; LIMBS]);

    /// Elements within loose bounds. In this field they equal the tight bounds.
    pub type Loose = Element;

    /// Encoded elements, one in each lane, as 64-bit words; the least significant first.
    pub type Words = [V; WORDS];

    /// The same element in every lane.
    #[inline]
    pub fn splat(limbs: &[u64; LIMBS]) -> Element {
        Element([vsplat(limbs[0]), vsplat(limbs[1]), vsplat(limbs[2]), vsplat(limbs[3]), vsplat(limbs[4])])
    }

    /// Elements from their limbs, an element in each row.
    #[inline]
    pub fn from_limbs(rows: &[[u64; LIMBS]; LANES]) -> Element {
        let mut limbs = [[0; LANES]; LIMBS];
        for (lane, row) in rows.iter().enumerate() {
            for (limb, word) in limbs.iter_mut().zip(row) {
                limb[lane] = *word;
            }
        }
        Element([vload(&limbs[0]), vload(&limbs[1]), vload(&limbs[2]), vload(&limbs[3]), vload(&limbs[4])])
    }

    /// The limbs of elements, an element in each row.
    #[inline]
    pub fn to_limbs(x: &Element) -> [[u64; LIMBS]; LANES] {
        let limbs = [vstore(x.0[0]), vstore(x.0[1]), vstore(x.0[2]), vstore(x.0[3]), vstore(x.0[4])];
        let mut rows = [[0; LIMBS]; LANES];
        for (lane, row) in rows.iter_mut().enumerate() {
            for (word, limb) in row.iter_mut().zip(&limbs) {
                *word = limb[lane];
            }
        }
        rows
    }

    /// The words of encoded elements, which are little-endian.
    #[inline]
    pub fn words_of_bytes(rows: &[[u8; BYTES]; LANES]) -> Words {
        let mut words = [[0; LANES]; WORDS];
        for (lane, row) in rows.iter().enumerate() {
            for (i, word) in words.iter_mut().enumerate() {
                word[lane] = load(row, 8 * i);
            }
        }
        [vload(&words[0]), vload(&words[1]), vload(&words[2]), vload(&words[3])]
    }

    /// Encoded elements from their words.
    #[inline]
    pub fn bytes_of_words(words: &Words) -> [[u8; BYTES]; LANES] {
        let words = [vstore(words[0]), vstore(words[1]), vstore(words[2]), vstore(words[3])];
        let mut rows = [[0; BYTES]; LANES];
        for (lane, row) in rows.iter_mut().enumerate() {
            for (i, word) in words.iter().enumerate() {
                store(row, 8 * i, word[lane]);
            }
        }
        rows
    }

    /// `out = a + b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    pub fn add(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v10 = vadd(a0, b0);
        let v11 = vadd(a1, b1);
        let v12 = vadd(a2, b2);
        let v13 = vadd(a3, b3);
        let v14 = vadd(a4, b4);
        let v15 = vshr::<47>(v14);
        let v16 = vand(v14, vsplat(0x7fff_ffff_ffff));
        let v18 = vmadd52lo(v10, v15, vsplat(19));
        let v19 = vshr::<52>(v18);
        let v20 = vand(v18, vsplat(0xf_ffff_ffff_ffff));
        let v21 = vadd(v11, v19);
        let v22 = vshr::<52>(v21);
        let v23 = vand(v21, vsplat(0xf_ffff_ffff_ffff));
        let v24 = vadd(v12, v22);
        let v25 = vshr::<52>(v24);
        let v26 = vand(v24, vsplat(0xf_ffff_ffff_ffff));
        let v27 = vadd(v13, v25);
        let v28 = vshr::<52>(v27);
        let v29 = vand(v27, vsplat(0xf_ffff_ffff_ffff));
        let v30 = vadd(v16, v28);
        Element([v20, v23, v26, v29, v30])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vadd(a0, vsplat(0x1f_ffff_ffff_ffda));
        let v12 = vsub(v11, b0);
        let v14 = vadd(a1, vsplat(0x1f_ffff_ffff_fffe));
        let v15 = vsub(v14, b1);
        let v16 = vadd(a2, vsplat(0x1f_ffff_ffff_fffe));
        let v17 = vsub(v16, b2);
        let v18 = vadd(a3, vsplat(0x1f_ffff_ffff_fffe));
        let v19 = vsub(v18, b3);
        let v21 = vadd(a4, vsplat(0xffff_ffff_fffe));
        let v22 = vsub(v21, b4);
        let v23 = vshr::<47>(v22);
        let v24 = vand(v22, vsplat(0x7fff_ffff_ffff));
        let v26 = vmadd52lo(v12, v23, vsplat(19));
        let v27 = vshr::<52>(v26);
        let v28 = vand(v26, vsplat(0xf_ffff_ffff_ffff));
        let v29 = vadd(v15, v27);
        let v30 = vshr::<52>(v29);
        let v31 = vand(v29, vsplat(0xf_ffff_ffff_ffff));
        let v32 = vadd(v17, v30);
        let v33 = vshr::<52>(v32);
        let v34 = vand(v32, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vadd(v19, v33);
        let v36 = vshr::<52>(v35);
        let v37 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v24, v36);
        Element([v28, v31, v34, v37, v38])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v12 = vsub(vsplat(0x1f_ffff_ffff_ffda), b0);
        let v13 = vselect(choice, v12, b0);
        let v14 = vadd(a0, v13);
        let v16 = vsub(vsplat(0x1f_ffff_ffff_fffe), b1);
        let v17 = vselect(choice, v16, b1);
        let v18 = vadd(a1, v17);
        let v19 = vsub(vsplat(0x1f_ffff_ffff_fffe), b2);
        let v20 = vselect(choice, v19, b2);
        let v21 = vadd(a2, v20);
        let v22 = vsub(vsplat(0x1f_ffff_ffff_fffe), b3);
        let v23 = vselect(choice, v22, b3);
        let v24 = vadd(a3, v23);
        let v26 = vsub(vsplat(0xffff_ffff_fffe), b4);
        let v27 = vselect(choice, v26, b4);
        let v28 = vadd(a4, v27);
        let v29 = vshr::<47>(v28);
        let v30 = vand(v28, vsplat(0x7fff_ffff_ffff));
        let v32 = vmadd52lo(v14, v29, vsplat(19));
        let v33 = vshr::<52>(v32);
        let v34 = vand(v32, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vadd(v18, v33);
        let v36 = vshr::<52>(v35);
        let v37 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v21, v36);
        let v39 = vshr::<52>(v38);
        let v40 = vand(v38, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v24, v39);
        let v42 = vshr::<52>(v41);
        let v43 = vand(v41, vsplat(0xf_ffff_ffff_ffff));
        let v44 = vadd(v30, v42);
        Element([v34, v37, v40, v43, v44])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let v6 = vsub(vsplat(0x1f_ffff_ffff_ffda), a0);
        let v8 = vsub(vsplat(0x1f_ffff_ffff_fffe), a1);
        let v9 = vsub(vsplat(0x1f_ffff_ffff_fffe), a2);
        let v10 = vsub(vsplat(0x1f_ffff_ffff_fffe), a3);
        let v12 = vsub(vsplat(0xffff_ffff_fffe), a4);
        let v13 = vshr::<47>(v12);
        let v14 = vand(v12, vsplat(0x7fff_ffff_ffff));
        let v16 = vmadd52lo(v6, v13, vsplat(19));
        let v17 = vshr::<52>(v16);
        let v18 = vand(v16, vsplat(0xf_ffff_ffff_ffff));
        let v19 = vadd(v8, v17);
        let v20 = vshr::<52>(v19);
        let v21 = vand(v19, vsplat(0xf_ffff_ffff_ffff));
        let v22 = vadd(v9, v20);
        let v23 = vshr::<52>(v22);
        let v24 = vand(v22, vsplat(0xf_ffff_ffff_ffff));
        let v25 = vadd(v10, v23);
        let v26 = vshr::<52>(v25);
        let v27 = vand(v25, vsplat(0xf_ffff_ffff_ffff));
        let v28 = vadd(v14, v26);
        Element([v18, v21, v24, v27, v28])
    }

    /// `out = a * b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vmadd52lo(vsplat(0), a0, b0);
        let v12 = vmadd52hi(vsplat(0), a0, b0);
        let v13 = vmadd52lo(v12, a0, b1);
        let v14 = vmadd52lo(v13, a1, b0);
        let v15 = vmadd52hi(vsplat(0), a0, b1);
        let v16 = vmadd52hi(v15, a1, b0);
        let v17 = vmadd52lo(v16, a0, b2);
        let v18 = vmadd52lo(v17, a1, b1);
        let v19 = vmadd52lo(v18, a2, b0);
        let v20 = vmadd52hi(vsplat(0), a0, b2);
        let v21 = vmadd52hi(v20, a1, b1);
        let v22 = vmadd52hi(v21, a2, b0);
        let v23 = vmadd52lo(v22, a0, b3);
        let v24 = vmadd52lo(v23, a1, b2);
        let v25 = vmadd52lo(v24, a2, b1);
        let v26 = vmadd52lo(v25, a3, b0);
        let v27 = vmadd52hi(vsplat(0), a0, b3);
        let v28 = vmadd52hi(v27, a1, b2);
        let v29 = vmadd52hi(v28, a2, b1);
        let v30 = vmadd52hi(v29, a3, b0);
        let v31 = vmadd52lo(v30, a0, b4);
        let v32 = vmadd52lo(v31, a1, b3);
        let v33 = vmadd52lo(v32, a2, b2);
        let v34 = vmadd52lo(v33, a3, b1);
        let v35 = vmadd52lo(v34, a4, b0);
        let v36 = vmadd52hi(vsplat(0), a0, b4);
        let v37 = vmadd52hi(v36, a1, b3);
        let v38 = vmadd52hi(v37, a2, b2);
        let v39 = vmadd52hi(v38, a3, b1);
        let v40 = vmadd52hi(v39, a4, b0);
        let v41 = vmadd52lo(v40, a1, b4);
        let v42 = vmadd52lo(v41, a2, b3);
        let v43 = vmadd52lo(v42, a3, b2);
        let v44 = vmadd52lo(v43, a4, b1);
        let v45 = vmadd52hi(vsplat(0), a1, b4);
        let v46 = vmadd52hi(v45, a2, b3);
        let v47 = vmadd52hi(v46, a3, b2);
        let v48 = vmadd52hi(v47, a4, b1);
        let v49 = vmadd52lo(v48, a2, b4);
        let v50 = vmadd52lo(v49, a3, b3);
        let v51 = vmadd52lo(v50, a4, b2);
        let v52 = vmadd52hi(vsplat(0), a2, b4);
        let v53 = vmadd52hi(v52, a3, b3);
        let v54 = vmadd52hi(v53, a4, b2);
        let v55 = vmadd52lo(v54, a3, b4);
        let v56 = vmadd52lo(v55, a4, b3);
        let v57 = vmadd52hi(vsplat(0), a3, b4);
        let v58 = vmadd52hi(v57, a4, b3);
        let v59 = vmadd52lo(v58, a4, b4);
        let v60 = vmadd52hi(vsplat(0), a4, b4);
        let v61 = vshr::<52>(v44);
        let v62 = vadd(v51, v61);
        let v63 = vshr::<52>(v62);
        let v64 = vadd(v56, v63);
        let v65 = vshr::<52>(v64);
        let v66 = vadd(v59, v65);
        let v67 = vshr::<52>(v66);
        let v68 = vadd(v60, v67);
        let v70 = vmadd52lo(v35, v68, vsplat(608));
        let v71 = vmadd52lo(v26, v66, vsplat(608));
        let v72 = vmadd52hi(v70, v66, vsplat(608));
        let v73 = vmadd52lo(v19, v64, vsplat(608));
        let v74 = vmadd52hi(v71, v64, vsplat(608));
        let v75 = vmadd52lo(v14, v62, vsplat(608));
        let v76 = vmadd52hi(v73, v62, vsplat(608));
        let v77 = vmadd52lo(v11, v44, vsplat(608));
        let v78 = vmadd52hi(v75, v44, vsplat(608));
        let v79 = vshr::<47>(v72);
        let v80 = vand(v72, vsplat(0x7fff_ffff_ffff));
        let v82 = vmadd52lo(v77, v79, vsplat(19));
        let v83 = vshr::<52>(v82);
        let v84 = vand(v82, vsplat(0xf_ffff_ffff_ffff));
        let v85 = vadd(v78, v83);
        let v86 = vshr::<52>(v85);
        let v87 = vand(v85, vsplat(0xf_ffff_ffff_ffff));
        let v88 = vadd(v76, v86);
        let v89 = vshr::<52>(v88);
        let v90 = vand(v88, vsplat(0xf_ffff_ffff_ffff));
        let v91 = vadd(v74, v89);
        let v92 = vshr::<52>(v91);
        let v93 = vand(v91, vsplat(0xf_ffff_ffff_ffff));
        let v94 = vadd(v80, v92);
        Element([v84, v87, v90, v93, v94])
    }

    /// `out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vadd(a4, a4);
        let v7 = vmadd52lo(vsplat(0), a0, a0);
        let v8 = vmadd52lo(vsplat(0), a0, a1);
        let v9 = vadd(v8, v8);
        let v10 = vmadd52hi(v9, a0, a0);
        let v11 = vmadd52hi(vsplat(0), a0, a1);
        let v12 = vmadd52lo(v11, a0, a2);
        let v13 = vadd(v12, v12);
        let v14 = vmadd52lo(v13, a1, a1);
        let v15 = vmadd52hi(vsplat(0), a0, a2);
        let v16 = vmadd52lo(v15, a0, a3);
        let v17 = vmadd52lo(v16, a1, a2);
        let v18 = vadd(v17, v17);
        let v19 = vmadd52hi(v18, a1, a1);
        let v20 = vmadd52hi(vsplat(0), a0, a3);
        let v21 = vmadd52hi(v20, a1, a2);
        let v22 = vmadd52lo(v21, a1, a3);
        let v23 = vadd(v22, v22);
        let v24 = vmadd52lo(v23, a0, v5);
        let v25 = vmadd52lo(v24, a2, a2);
        let v26 = vmadd52hi(vsplat(0), a1, a3);
        let v27 = vmadd52lo(v26, a2, a3);
        let v28 = vadd(v27, v27);
        let v29 = vmadd52hi(v28, a0, v5);
        let v30 = vmadd52hi(v29, a2, a2);
        let v31 = vmadd52lo(v30, a1, v5);
        let v32 = vmadd52hi(vsplat(0), a2, a3);
        let v33 = vadd(v32, v32);
        let v34 = vmadd52hi(v33, a1, v5);
        let v35 = vmadd52lo(v34, a2, v5);
        let v36 = vmadd52lo(v35, a3, a3);
        let v37 = vmadd52hi(vsplat(0), a2, v5);
        let v38 = vmadd52hi(v37, a3, a3);
        let v39 = vmadd52lo(v38, a3, v5);
        let v40 = vmadd52hi(vsplat(0), a3, v5);
        let v41 = vmadd52lo(v40, a4, a4);
        let v42 = vmadd52hi(vsplat(0), a4, a4);
        let v43 = vshr::<52>(v31);
        let v44 = vadd(v36, v43);
        let v45 = vshr::<52>(v44);
        let v46 = vadd(v39, v45);
        let v47 = vshr::<52>(v46);
        let v48 = vadd(v41, v47);
        let v49 = vshr::<52>(v48);
        let v50 = vadd(v42, v49);
        let v52 = vmadd52lo(v25, v50, vsplat(608));
        let v53 = vmadd52lo(v19, v48, vsplat(608));
        let v54 = vmadd52hi(v52, v48, vsplat(608));
        let v55 = vmadd52lo(v14, v46, vsplat(608));
        let v56 = vmadd52hi(v53, v46, vsplat(608));
        let v57 = vmadd52lo(v10, v44, vsplat(608));
        let v58 = vmadd52hi(v55, v44, vsplat(608));
        let v59 = vmadd52lo(v7, v31, vsplat(608));
        let v60 = vmadd52hi(v57, v31, vsplat(608));
        let v61 = vshr::<47>(v54);
        let v62 = vand(v54, vsplat(0x7fff_ffff_ffff));
        let v64 = vmadd52lo(v59, v61, vsplat(19));
        let v65 = vshr::<52>(v64);
        let v66 = vand(v64, vsplat(0xf_ffff_ffff_ffff));
        let v67 = vadd(v60, v65);
        let v68 = vshr::<52>(v67);
        let v69 = vand(v67, vsplat(0xf_ffff_ffff_ffff));
        let v70 = vadd(v58, v68);
        let v71 = vshr::<52>(v70);
        let v72 = vand(v70, vsplat(0xf_ffff_ffff_ffff));
        let v73 = vadd(v56, v71);
        let v74 = vshr::<52>(v73);
        let v75 = vand(v73, vsplat(0xf_ffff_ffff_ffff));
        let v76 = vadd(v62, v74);
        Element([v66, v69, v72, v75, v76])
    }

    /// `out = k * a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v7 = vmadd52lo(vsplat(0), a0, k);
        let v8 = vmadd52hi(vsplat(0), a0, k);
        let v9 = vmadd52lo(v8, a1, k);
        let v10 = vmadd52hi(vsplat(0), a1, k);
        let v11 = vmadd52lo(v10, a2, k);
        let v12 = vmadd52hi(vsplat(0), a2, k);
        let v13 = vmadd52lo(v12, a3, k);
        let v14 = vmadd52hi(vsplat(0), a3, k);
        let v15 = vmadd52lo(v14, a4, k);
        let v16 = vmadd52hi(vsplat(0), a4, k);
        let v18 = vmadd52lo(v7, v16, vsplat(608));
        let v19 = vshr::<47>(v15);
        let v20 = vand(v15, vsplat(0x7fff_ffff_ffff));
        let v22 = vmadd52lo(v18, v19, vsplat(19));
        let v23 = vshr::<52>(v22);
        let v24 = vand(v22, vsplat(0xf_ffff_ffff_ffff));
        let v25 = vadd(v9, v23);
        let v26 = vshr::<52>(v25);
        let v27 = vand(v25, vsplat(0xf_ffff_ffff_ffff));
        let v28 = vadd(v11, v26);
        let v29 = vshr::<52>(v28);
        let v30 = vand(v28, vsplat(0xf_ffff_ffff_ffff));
        let v31 = vadd(v13, v29);
        let v32 = vshr::<52>(v31);
        let v33 = vand(v31, vsplat(0xf_ffff_ffff_ffff));
        let v34 = vadd(v20, v32);
        Element([v24, v27, v30, v33, v34])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vand(a0, vsplat(1));
        let v6 = vtest(v5);
        let v9 = vselect(v6, vsplat(0xf_ffff_ffff_ffed), vsplat(0));
        let v10 = vadd(a0, v9);
        let v12 = vselect(v6, vsplat(0xf_ffff_ffff_ffff), vsplat(0));
        let v13 = vadd(a1, v12);
        let v14 = vadd(a2, v12);
        let v15 = vadd(a3, v12);
        let v17 = vselect(v6, vsplat(0x7fff_ffff_ffff), vsplat(0));
        let v18 = vadd(a4, v17);
        let v19 = vshr::<1>(v10);
        let v20 = vand(v13, vsplat(1));
        let v21 = vshl::<51>(v20);
        let v22 = vadd(v19, v21);
        let v23 = vshr::<1>(v13);
        let v24 = vand(v14, vsplat(1));
        let v25 = vshl::<51>(v24);
        let v26 = vadd(v23, v25);
        let v27 = vshr::<1>(v14);
        let v28 = vand(v15, vsplat(1));
        let v29 = vshl::<51>(v28);
        let v30 = vadd(v27, v29);
        let v31 = vshr::<1>(v15);
        let v32 = vand(v18, vsplat(1));
        let v33 = vshl::<51>(v32);
        let v34 = vadd(v31, v33);
        let v35 = vshr::<1>(v18);
        let v36 = vshr::<47>(v35);
        let v37 = vand(v35, vsplat(0x7fff_ffff_ffff));
        let v39 = vmadd52lo(v22, v36, vsplat(19));
        let v40 = vshr::<52>(v39);
        let v41 = vand(v39, vsplat(0xf_ffff_ffff_ffff));
        let v42 = vadd(v26, v40);
        let v43 = vshr::<52>(v42);
        let v44 = vand(v42, vsplat(0xf_ffff_ffff_ffff));
        let v45 = vadd(v30, v43);
        let v46 = vshr::<52>(v45);
        let v47 = vand(v45, vsplat(0xf_ffff_ffff_ffff));
        let v48 = vadd(v34, v46);
        let v49 = vshr::<52>(v48);
        let v50 = vand(v48, vsplat(0xf_ffff_ffff_ffff));
        let v51 = vadd(v37, v49);
        Element([v41, v44, v47, v50, v51])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    pub fn select(choice: Mask, a: &Element, b: &Element) -> Element {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vselect(choice, a0, b0);
        let v12 = vselect(choice, a1, b1);
        let v13 = vselect(choice, a2, b2);
        let v14 = vselect(choice, a3, b3);
        let v15 = vselect(choice, a4, b4);
        Element([v11, v12, v13, v14, v15])
    }

    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `x`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `y`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    pub fn swap(choice: Mask, a: &Element, b: &Element) -> (Element, Element) {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vselect(choice, b0, a0);
        let v12 = vselect(choice, b1, a1);
        let v13 = vselect(choice, b2, a2);
        let v14 = vselect(choice, b3, a3);
        let v15 = vselect(choice, b4, a4);
        let v16 = vselect(choice, a0, b0);
        let v17 = vselect(choice, a1, b1);
        let v18 = vselect(choice, a2, b2);
        let v19 = vselect(choice, a3, b3);
        let v20 = vselect(choice, a4, b4);
        (Element([v11, v12, v13, v14, v15]), Element([v16, v17, v18, v19, v20]))
    }

    /// `out = a (mod p), 0 <= out < p`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
    #[inline]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vshr::<47>(a4);
        let v6 = vand(a4, vsplat(0x7fff_ffff_ffff));
        let v8 = vmadd52lo(a0, v5, vsplat(19));
        let v9 = vshr::<52>(v8);
        let v10 = vand(v8, vsplat(0xf_ffff_ffff_ffff));
        let v11 = vadd(a1, v9);
        let v12 = vshr::<52>(v11);
        let v13 = vand(v11, vsplat(0xf_ffff_ffff_ffff));
        let v14 = vadd(a2, v12);
        let v15 = vshr::<52>(v14);
        let v16 = vand(v14, vsplat(0xf_ffff_ffff_ffff));
        let v17 = vadd(a3, v15);
        let v18 = vshr::<52>(v17);
        let v19 = vand(v17, vsplat(0xf_ffff_ffff_ffff));
        let v20 = vadd(v6, v18);
        let v22 = vand(v13, vsplat(4095));
        let v23 = vshl::<52>(v22);
        let v24 = vadd(v10, v23);
        let v25 = vshr::<12>(v13);
        let v26 = vand(v16, vsplat(0xff_ffff));
        let v27 = vshl::<40>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<24>(v16);
        let v30 = vand(v19, vsplat(0xf_ffff_ffff));
        let v31 = vshl::<28>(v30);
        let v32 = vadd(v29, v31);
        let v33 = vshr::<36>(v19);
        let v34 = vshl::<16>(v20);
        let v35 = vadd(v33, v34);
        let (v39, v40) = vsbb(v24, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (v41, v42) = vsbb(v28, vsplat(0xffff_ffff_ffff_ffff), v40);
        let (v43, v44) = vsbb(v32, vsplat(0xffff_ffff_ffff_ffff), v42);
        let (v45, v46) = vsbb(v35, vsplat(0x7fff_ffff_ffff_ffff), v44);
        let v47 = vselect(v46, v24, v39);
        let v48 = vselect(v46, v28, v41);
        let v49 = vselect(v46, v32, v43);
        let v50 = vselect(v46, v35, v45);
        [v47, v48, v49, v50]
    }

    /// `out = bytes (mod p)`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    pub fn from_words(words: &Words) -> Element {
        let [words0, words1, words2, words3] = *words;
        let v4 = vand(words0, vsplat(0xf_ffff_ffff_ffff));
        let v5 = vshr::<52>(words0);
        let v6 = vand(words1, vsplat(0xff_ffff_ffff));
        let v7 = vshl::<12>(v6);
        let v8 = vadd(v5, v7);
        let v9 = vshr::<40>(words1);
        let v10 = vand(words2, vsplat(0xfff_ffff));
        let v11 = vshl::<24>(v10);
        let v12 = vadd(v9, v11);
        let v13 = vshr::<28>(words2);
        let v14 = vand(words3, vsplat(65535));
        let v15 = vshl::<36>(v14);
        let v16 = vadd(v13, v15);
        let v17 = vshr::<16>(words3);
        let v18 = vshr::<47>(v17);
        let v19 = vand(v17, vsplat(0x7fff_ffff_ffff));
        let v21 = vmadd52lo(v4, v18, vsplat(19));
        let v22 = vshr::<52>(v21);
        let v23 = vand(v21, vsplat(0xf_ffff_ffff_ffff));
        let v24 = vadd(v8, v22);
        let v25 = vshr::<52>(v24);
        let v26 = vand(v24, vsplat(0xf_ffff_ffff_ffff));
        let v27 = vadd(v12, v25);
        let v28 = vshr::<52>(v27);
        let v29 = vand(v27, vsplat(0xf_ffff_ffff_ffff));
        let v30 = vadd(v16, v28);
        let v31 = vshr::<52>(v30);
        let v32 = vand(v30, vsplat(0xf_ffff_ffff_ffff));
        let v33 = vadd(v19, v31);
        Element([v23, v26, v29, v32, v33])
    }

    /// `out = bytes (mod p), ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    pub fn from_words_canonical(words: &Words) -> (Element, Mask) {
        let [words0, words1, words2, words3] = *words;
        let (_, v9) = vsbb(words0, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (_, v11) = vsbb(words1, vsplat(0xffff_ffff_ffff_ffff), v9);
        let (_, v13) = vsbb(words2, vsplat(0xffff_ffff_ffff_ffff), v11);
        let (_, v15) = vsbb(words3, vsplat(0x7fff_ffff_ffff_ffff), v13);
        let v16 = vand(words0, vsplat(0xf_ffff_ffff_ffff));
        let v17 = vshr::<52>(words0);
        let v18 = vand(words1, vsplat(0xff_ffff_ffff));
        let v19 = vshl::<12>(v18);
        let v20 = vadd(v17, v19);
        let v21 = vshr::<40>(words1);
        let v22 = vand(words2, vsplat(0xfff_ffff));
        let v23 = vshl::<24>(v22);
        let v24 = vadd(v21, v23);
        let v25 = vshr::<28>(words2);
        let v26 = vand(words3, vsplat(65535));
        let v27 = vshl::<36>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<16>(words3);
        let v30 = vshr::<47>(v29);
        let v31 = vand(v29, vsplat(0x7fff_ffff_ffff));
        let v33 = vmadd52lo(v16, v30, vsplat(19));
        let v34 = vshr::<52>(v33);
        let v35 = vand(v33, vsplat(0xf_ffff_ffff_ffff));
        let v36 = vadd(v20, v34);
        let v37 = vshr::<52>(v36);
        let v38 = vand(v36, vsplat(0xf_ffff_ffff_ffff));
        let v39 = vadd(v24, v37);
        let v40 = vshr::<52>(v39);
        let v41 = vand(v39, vsplat(0xf_ffff_ffff_ffff));
        let v42 = vadd(v28, v40);
        let v43 = vshr::<52>(v42);
        let v44 = vand(v42, vsplat(0xf_ffff_ffff_ffff));
        let v45 = vadd(v31, v43);
        (Element([v35, v38, v41, v44, v45]), v15)
    }

    /// `out = 1 if bytes = 0, else 0`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out` in `[0, 1]`
    #[inline]
    pub fn words_are_zero(words: &Words) -> Mask {
        let [words0, words1, words2, words3] = *words;
        let (_, v7) = vsbb(words0, vsplat(1), 0);
        let (_, v9) = vsbb(words1, vsplat(0), v7);
        let (_, v11) = vsbb(words2, vsplat(0), v9);
        let (_, v13) = vsbb(words3, vsplat(0), v11);
        v13
    }

    /// `2 * half + odd = bytes, odd is 0 or 1`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `half`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
    /// - returns `odd` in `[0, 1]`
    #[inline]
    pub fn words_parity(words: &Words) -> (Words, Mask) {
        let [words0, words1, words2, words3] = *words;
        let v4 = vand(words0, vsplat(1));
        let v5 = vand(words1, vsplat(1));
        let v6 = vand(words2, vsplat(1));
        let v7 = vand(words3, vsplat(1));
        let v8 = vtest(v4);
        let v9 = vshr::<1>(words0);
        let v10 = vshl::<63>(v5);
        let v11 = vadd(v9, v10);
        let v12 = vshr::<1>(words1);
        let v13 = vshl::<63>(v6);
        let v14 = vadd(v12, v13);
        let v15 = vshr::<1>(words2);
        let v16 = vshl::<63>(v7);
        let v17 = vadd(v15, v16);
        let v18 = vshr::<1>(words3);
        ([v11, v14, v17, v18], v8)
    }

    /// out = 2 * a
    #[inline]
    pub fn double(a: &Element) -> Element {
        add(a, a)
    }

    /// out = 1 if a = 0, else 0
    #[inline]
    pub fn is_zero(a: &Element) -> Mask {
        let bytes = to_words(a);
        words_are_zero(&bytes)
    }

    /// out = 1 if a = b, else 0
    #[inline]
    pub fn equal(a: &Element, b: &Element) -> Mask {
        let difference = sub(a, b);
        is_zero(&difference)
    }

    /// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
    #[inline]
    pub fn is_odd(a: &Element) -> Mask {
        let bytes = to_words(a);
        let (_, out) = words_parity(&bytes);
        out
    }

    /// out = -a if choice is 1, a if it is 0
    #[inline]
    pub fn conditional_negate(a: &Element, choice: Mask) -> Element {
        let opposite = opp(a);
        select(choice, &opposite, a)
    }

    /// out = a^(2^k)
    ///
    /// Time depends on k.
    #[inline]
    pub fn pow2k(a: &Element, k: u32) -> Element {
        let mut out = *a;
        for _ in 0..k {
            out = square(&out);
        }
        out
    }

    /// out = 1 / a, and 0 if a = 0
    #[inline]
    pub fn invert(a: &Element) -> Element {
        let x1 = square(a);
        let x2 = square(&x1);
        let x3 = square(&x2);
        let x4 = mul(&x1, &x3);
        let x5 = mul(a, &x4);
        let x6 = square(&x4);
        let x7 = mul(&x5, &x6);
        let mut x8 = x7;
        for _ in 0..5 {
            x8 = square(&x8);
        }
        let x9 = mul(&x8, &x7);
        let mut x10 = x9;
        for _ in 0..5 {
            x10 = square(&x10);
        }
        let x11 = mul(&x10, &x7);
        let mut x12 = x11;
        for _ in 0..15 {
            x12 = square(&x12);
        }
        let x13 = mul(&x12, &x11);
        let mut x14 = x13;
        for _ in 0..30 {
            x14 = square(&x14);
        }
        let x15 = mul(&x14, &x13);
        let mut x16 = x15;
        for _ in 0..60 {
            x16 = square(&x16);
        }
        let x17 = mul(&x16, &x15);
        let mut x18 = x17;
        for _ in 0..5 {
            x18 = square(&x18);
        }
        let x19 = mul(&x18, &x7);
        let mut x20 = x19;
        for _ in 0..125 {
            x20 = square(&x20);
        }
        let x21 = mul(&x20, &x19);
        let mut x22 = x21;
        for _ in 0..5 {
            x22 = square(&x22);
        }
        mul(&x22, &x5)
    }

    /// out = a^7237005577332262213973186563042994240829374041602535252466099000494570602493
    #[inline]
    pub fn pow_root(a: &Element) -> Element {
        let x1 = square(a);
        let x2 = square(&x1);
        let x3 = square(&x2);
        let x4 = mul(&x1, &x3);
        let x5 = square(&x4);
        let x6 = mul(&x4, &x5);
        let x7 = mul(a, &x6);
        let mut x8 = x7;
        for _ in 0..5 {
            x8 = square(&x8);
        }
        let x9 = mul(&x8, &x7);
        let mut x10 = x9;
        for _ in 0..5 {
            x10 = square(&x10);
        }
        let x11 = mul(&x10, &x7);
        let mut x12 = x11;
        for _ in 0..15 {
            x12 = square(&x12);
        }
        let x13 = mul(&x12, &x11);
        let mut x14 = x13;
        for _ in 0..30 {
            x14 = square(&x14);
        }
        let x15 = mul(&x14, &x13);
        let mut x16 = x15;
        for _ in 0..60 {
            x16 = square(&x16);
        }
        let x17 = mul(&x16, &x15);
        let mut x18 = x17;
        for _ in 0..5 {
            x18 = square(&x18);
        }
        let x19 = mul(&x18, &x7);
        let mut x20 = x19;
        for _ in 0..125 {
            x20 = square(&x20);
        }
        let x21 = mul(&x20, &x19);
        let mut x22 = x21;
        for _ in 0..2 {
            x22 = square(&x22);
        }
        mul(&x22, a)
    }

    /// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
    ///
    /// `is_odd` tells the two roots apart.
    #[inline]
    pub fn sqrt(a: &Element) -> (Element, Mask) {
        let mut out = pow_root(a);
        let mut t = square(&out);
        t = mul(&t, a);
        out = mul(&out, a);
        let c = splat(&ROOT_OF_UNITY);
        let done = equal(&t, &splat(&ONE));
        let next = mul(&out, &c);
        out = select(done, &out, &next);
        let squared = square(&out);
        let ok = equal(&squared, a);
        (out, ok)
    }

    /// out = a^((p - 1) / 2)
    #[inline]
    pub fn pow_euler(a: &Element) -> Element {
        let mut out = pow_root(a);
        out = square(&out);
        out = mul(&out, a);
        out = square(&out);
        out
    }

    /// out = 1 if a is a square or 0, else 0
    #[inline]
    pub fn is_square(a: &Element) -> Mask {
        let character = pow_euler(a);
        let squared = square(&character);
        equal(&squared, &character)
    }
}

#[cfg(target_arch = "x86_64")]
/// The functions in vector registers. A caller has to have the features `avx512f,avx512ifma`, or to be `unsafe`.
pub mod ifma {
    use super::*;
    use core::arch::x86_64::*;
    
    /// One word in each lane.
    pub type V = __m512i;

    /// Difference of two words and a borrow, and its borrow.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vsbb(x: V, y: V, b: Mask) -> (V, Mask) {
        let (difference, borrow) = (vsub(x, y), vbits(b));
        (vsub(difference, borrow), vless(x, y) | vless(difference, borrow))
    }

    /// Sum modulo 2^64.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vadd(x: V, y: V) -> V {
        _mm512_add_epi64(x, y)
    }

    /// Difference modulo 2^64.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vsub(x: V, y: V) -> V {
        _mm512_sub_epi64(x, y)
    }

    /// z + (x mod 2^52) (y mod 2^52) mod 2^52.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vmadd52lo(z: V, x: V, y: V) -> V {
        _mm512_madd52lo_epu64(z, x, y)
    }

    /// z + floor((x mod 2^52) (y mod 2^52) / 2^52).
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vmadd52hi(z: V, x: V, y: V) -> V {
        _mm512_madd52hi_epu64(z, x, y)
    }

    /// Shift left.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vshl<const K: u32>(x: V) -> V {
        _mm512_slli_epi64::<K>(x)
    }

    /// Shift right.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vshr<const K: u32>(x: V) -> V {
        _mm512_srli_epi64::<K>(x)
    }

    /// Bitwise and.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vand(x: V, y: V) -> V {
        _mm512_and_si512(x, y)
    }

    /// x where the mask has a 1, y where it has a 0.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vselect(c: Mask, x: V, y: V) -> V {
        _mm512_mask_blend_epi64(c, y, x)
    }

    /// Whether x is below y.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vless(x: V, y: V) -> Mask {
        _mm512_cmplt_epu64_mask(x, y)
    }

    /// The lowest bits.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vtest(x: V) -> Mask {
        _mm512_test_epi64_mask(x, vsplat(1))
    }

    /// The mask as words that are 0 or 1.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vbits(c: Mask) -> V {
        _mm512_maskz_set1_epi64(c, 1)
    }

    /// The same word in every lane.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vsplat(k: u64) -> V {
        _mm512_set1_epi64(k as i64)
    }

    /// A vector from its words.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn vload(x: &[u64; LANES]) -> V {
        _mm512_set_epi64(x[7] as i64, x[6] as i64, x[5] as i64, x[4] as i64, x[3] as i64, x[2] as i64, x[1] as i64, x[0] as i64)
    }

    /// The words of a vector.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn vstore(x: V) -> [u64; LANES] {
        let low = _mm512_extracti64x4_epi64::<0>(x);
        let high = _mm512_extracti64x4_epi64::<1>(x);
        [_mm256_extract_epi64::<0>(low) as u64, _mm256_extract_epi64::<1>(low) as u64, _mm256_extract_epi64::<2>(low) as u64, _mm256_extract_epi64::<3>(low) as u64, _mm256_extract_epi64::<0>(high) as u64, _mm256_extract_epi64::<1>(high) as u64, _mm256_extract_epi64::<2>(high) as u64, _mm256_extract_epi64::<3>(high) as u64]
    }

    /// Elements within tight bounds, one in each lane; the least significant limb first.
    #[derive(Clone, Copy, Debug)]
    #[repr(transparent)]
    pub struct Element(pub [V; LIMBS]);

    /// Elements within loose bounds. In this field they equal the tight bounds.
    pub type Loose = Element;

    /// Encoded elements, one in each lane, as 64-bit words; the least significant first.
    pub type Words = [V; WORDS];

    /// The same element in every lane.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn splat(limbs: &[u64; LIMBS]) -> Element {
        Element([vsplat(limbs[0]), vsplat(limbs[1]), vsplat(limbs[2]), vsplat(limbs[3]), vsplat(limbs[4])])
    }

    /// Elements from their limbs, an element in each row.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn from_limbs(rows: &[[u64; LIMBS]; LANES]) -> Element {
        let mut limbs = [[0; LANES]; LIMBS];
        for (lane, row) in rows.iter().enumerate() {
            for (limb, word) in limbs.iter_mut().zip(row) {
                limb[lane] = *word;
            }
        }
        Element([vload(&limbs[0]), vload(&limbs[1]), vload(&limbs[2]), vload(&limbs[3]), vload(&limbs[4])])
    }

    /// The limbs of elements, an element in each row.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn to_limbs(x: &Element) -> [[u64; LIMBS]; LANES] {
        let limbs = [vstore(x.0[0]), vstore(x.0[1]), vstore(x.0[2]), vstore(x.0[3]), vstore(x.0[4])];
        let mut rows = [[0; LIMBS]; LANES];
        for (lane, row) in rows.iter_mut().enumerate() {
            for (word, limb) in row.iter_mut().zip(&limbs) {
                *word = limb[lane];
            }
        }
        rows
    }

    /// The words of encoded elements, which are little-endian.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn words_of_bytes(rows: &[[u8; BYTES]; LANES]) -> Words {
        let mut words = [[0; LANES]; WORDS];
        for (lane, row) in rows.iter().enumerate() {
            for (i, word) in words.iter_mut().enumerate() {
                word[lane] = load(row, 8 * i);
            }
        }
        [vload(&words[0]), vload(&words[1]), vload(&words[2]), vload(&words[3])]
    }

    /// Encoded elements from their words.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn bytes_of_words(words: &Words) -> [[u8; BYTES]; LANES] {
        let words = [vstore(words[0]), vstore(words[1]), vstore(words[2]), vstore(words[3])];
        let mut rows = [[0; BYTES]; LANES];
        for (lane, row) in rows.iter_mut().enumerate() {
            for (i, word) in words.iter().enumerate() {
                store(row, 8 * i, word[lane]);
            }
        }
        rows
    }

    /// `out = a + b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn add(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v10 = vadd(a0, b0);
        let v11 = vadd(a1, b1);
        let v12 = vadd(a2, b2);
        let v13 = vadd(a3, b3);
        let v14 = vadd(a4, b4);
        let v15 = vshr::<47>(v14);
        let v16 = vand(v14, vsplat(0x7fff_ffff_ffff));
        let v18 = vmadd52lo(v10, v15, vsplat(19));
        let v19 = vshr::<52>(v18);
        let v20 = vand(v18, vsplat(0xf_ffff_ffff_ffff));
        let v21 = vadd(v11, v19);
        let v22 = vshr::<52>(v21);
        let v23 = vand(v21, vsplat(0xf_ffff_ffff_ffff));
        let v24 = vadd(v12, v22);
        let v25 = vshr::<52>(v24);
        let v26 = vand(v24, vsplat(0xf_ffff_ffff_ffff));
        let v27 = vadd(v13, v25);
        let v28 = vshr::<52>(v27);
        let v29 = vand(v27, vsplat(0xf_ffff_ffff_ffff));
        let v30 = vadd(v16, v28);
        Element([v20, v23, v26, v29, v30])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vadd(a0, vsplat(0x1f_ffff_ffff_ffda));
        let v12 = vsub(v11, b0);
        let v14 = vadd(a1, vsplat(0x1f_ffff_ffff_fffe));
        let v15 = vsub(v14, b1);
        let v16 = vadd(a2, vsplat(0x1f_ffff_ffff_fffe));
        let v17 = vsub(v16, b2);
        let v18 = vadd(a3, vsplat(0x1f_ffff_ffff_fffe));
        let v19 = vsub(v18, b3);
        let v21 = vadd(a4, vsplat(0xffff_ffff_fffe));
        let v22 = vsub(v21, b4);
        let v23 = vshr::<47>(v22);
        let v24 = vand(v22, vsplat(0x7fff_ffff_ffff));
        let v26 = vmadd52lo(v12, v23, vsplat(19));
        let v27 = vshr::<52>(v26);
        let v28 = vand(v26, vsplat(0xf_ffff_ffff_ffff));
        let v29 = vadd(v15, v27);
        let v30 = vshr::<52>(v29);
        let v31 = vand(v29, vsplat(0xf_ffff_ffff_ffff));
        let v32 = vadd(v17, v30);
        let v33 = vshr::<52>(v32);
        let v34 = vand(v32, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vadd(v19, v33);
        let v36 = vshr::<52>(v35);
        let v37 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v24, v36);
        Element([v28, v31, v34, v37, v38])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v12 = vsub(vsplat(0x1f_ffff_ffff_ffda), b0);
        let v13 = vselect(choice, v12, b0);
        let v14 = vadd(a0, v13);
        let v16 = vsub(vsplat(0x1f_ffff_ffff_fffe), b1);
        let v17 = vselect(choice, v16, b1);
        let v18 = vadd(a1, v17);
        let v19 = vsub(vsplat(0x1f_ffff_ffff_fffe), b2);
        let v20 = vselect(choice, v19, b2);
        let v21 = vadd(a2, v20);
        let v22 = vsub(vsplat(0x1f_ffff_ffff_fffe), b3);
        let v23 = vselect(choice, v22, b3);
        let v24 = vadd(a3, v23);
        let v26 = vsub(vsplat(0xffff_ffff_fffe), b4);
        let v27 = vselect(choice, v26, b4);
        let v28 = vadd(a4, v27);
        let v29 = vshr::<47>(v28);
        let v30 = vand(v28, vsplat(0x7fff_ffff_ffff));
        let v32 = vmadd52lo(v14, v29, vsplat(19));
        let v33 = vshr::<52>(v32);
        let v34 = vand(v32, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vadd(v18, v33);
        let v36 = vshr::<52>(v35);
        let v37 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v21, v36);
        let v39 = vshr::<52>(v38);
        let v40 = vand(v38, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v24, v39);
        let v42 = vshr::<52>(v41);
        let v43 = vand(v41, vsplat(0xf_ffff_ffff_ffff));
        let v44 = vadd(v30, v42);
        Element([v34, v37, v40, v43, v44])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let v6 = vsub(vsplat(0x1f_ffff_ffff_ffda), a0);
        let v8 = vsub(vsplat(0x1f_ffff_ffff_fffe), a1);
        let v9 = vsub(vsplat(0x1f_ffff_ffff_fffe), a2);
        let v10 = vsub(vsplat(0x1f_ffff_ffff_fffe), a3);
        let v12 = vsub(vsplat(0xffff_ffff_fffe), a4);
        let v13 = vshr::<47>(v12);
        let v14 = vand(v12, vsplat(0x7fff_ffff_ffff));
        let v16 = vmadd52lo(v6, v13, vsplat(19));
        let v17 = vshr::<52>(v16);
        let v18 = vand(v16, vsplat(0xf_ffff_ffff_ffff));
        let v19 = vadd(v8, v17);
        let v20 = vshr::<52>(v19);
        let v21 = vand(v19, vsplat(0xf_ffff_ffff_ffff));
        let v22 = vadd(v9, v20);
        let v23 = vshr::<52>(v22);
        let v24 = vand(v22, vsplat(0xf_ffff_ffff_ffff));
        let v25 = vadd(v10, v23);
        let v26 = vshr::<52>(v25);
        let v27 = vand(v25, vsplat(0xf_ffff_ffff_ffff));
        let v28 = vadd(v14, v26);
        Element([v18, v21, v24, v27, v28])
    }

    /// `out = a * b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vmadd52lo(vsplat(0), a0, b0);
        let v12 = vmadd52hi(vsplat(0), a0, b0);
        let v13 = vmadd52lo(v12, a0, b1);
        let v14 = vmadd52lo(v13, a1, b0);
        let v15 = vmadd52hi(vsplat(0), a0, b1);
        let v16 = vmadd52hi(v15, a1, b0);
        let v17 = vmadd52lo(v16, a0, b2);
        let v18 = vmadd52lo(v17, a1, b1);
        let v19 = vmadd52lo(v18, a2, b0);
        let v20 = vmadd52hi(vsplat(0), a0, b2);
        let v21 = vmadd52hi(v20, a1, b1);
        let v22 = vmadd52hi(v21, a2, b0);
        let v23 = vmadd52lo(v22, a0, b3);
        let v24 = vmadd52lo(v23, a1, b2);
        let v25 = vmadd52lo(v24, a2, b1);
        let v26 = vmadd52lo(v25, a3, b0);
        let v27 = vmadd52hi(vsplat(0), a0, b3);
        let v28 = vmadd52hi(v27, a1, b2);
        let v29 = vmadd52hi(v28, a2, b1);
        let v30 = vmadd52hi(v29, a3, b0);
        let v31 = vmadd52lo(v30, a0, b4);
        let v32 = vmadd52lo(v31, a1, b3);
        let v33 = vmadd52lo(v32, a2, b2);
        let v34 = vmadd52lo(v33, a3, b1);
        let v35 = vmadd52lo(v34, a4, b0);
        let v36 = vmadd52hi(vsplat(0), a0, b4);
        let v37 = vmadd52hi(v36, a1, b3);
        let v38 = vmadd52hi(v37, a2, b2);
        let v39 = vmadd52hi(v38, a3, b1);
        let v40 = vmadd52hi(v39, a4, b0);
        let v41 = vmadd52lo(v40, a1, b4);
        let v42 = vmadd52lo(v41, a2, b3);
        let v43 = vmadd52lo(v42, a3, b2);
        let v44 = vmadd52lo(v43, a4, b1);
        let v45 = vmadd52hi(vsplat(0), a1, b4);
        let v46 = vmadd52hi(v45, a2, b3);
        let v47 = vmadd52hi(v46, a3, b2);
        let v48 = vmadd52hi(v47, a4, b1);
        let v49 = vmadd52lo(v48, a2, b4);
        let v50 = vmadd52lo(v49, a3, b3);
        let v51 = vmadd52lo(v50, a4, b2);
        let v52 = vmadd52hi(vsplat(0), a2, b4);
        let v53 = vmadd52hi(v52, a3, b3);
        let v54 = vmadd52hi(v53, a4, b2);
        let v55 = vmadd52lo(v54, a3, b4);
        let v56 = vmadd52lo(v55, a4, b3);
        let v57 = vmadd52hi(vsplat(0), a3, b4);
        let v58 = vmadd52hi(v57, a4, b3);
        let v59 = vmadd52lo(v58, a4, b4);
        let v60 = vmadd52hi(vsplat(0), a4, b4);
        let v61 = vshr::<52>(v44);
        let v62 = vadd(v51, v61);
        let v63 = vshr::<52>(v62);
        let v64 = vadd(v56, v63);
        let v65 = vshr::<52>(v64);
        let v66 = vadd(v59, v65);
        let v67 = vshr::<52>(v66);
        let v68 = vadd(v60, v67);
        let v70 = vmadd52lo(v35, v68, vsplat(608));
        let v71 = vmadd52lo(v26, v66, vsplat(608));
        let v72 = vmadd52hi(v70, v66, vsplat(608));
        let v73 = vmadd52lo(v19, v64, vsplat(608));
        let v74 = vmadd52hi(v71, v64, vsplat(608));
        let v75 = vmadd52lo(v14, v62, vsplat(608));
        let v76 = vmadd52hi(v73, v62, vsplat(608));
        let v77 = vmadd52lo(v11, v44, vsplat(608));
        let v78 = vmadd52hi(v75, v44, vsplat(608));
        let v79 = vshr::<47>(v72);
        let v80 = vand(v72, vsplat(0x7fff_ffff_ffff));
        let v82 = vmadd52lo(v77, v79, vsplat(19));
        let v83 = vshr::<52>(v82);
        let v84 = vand(v82, vsplat(0xf_ffff_ffff_ffff));
        let v85 = vadd(v78, v83);
        let v86 = vshr::<52>(v85);
        let v87 = vand(v85, vsplat(0xf_ffff_ffff_ffff));
        let v88 = vadd(v76, v86);
        let v89 = vshr::<52>(v88);
        let v90 = vand(v88, vsplat(0xf_ffff_ffff_ffff));
        let v91 = vadd(v74, v89);
        let v92 = vshr::<52>(v91);
        let v93 = vand(v91, vsplat(0xf_ffff_ffff_ffff));
        let v94 = vadd(v80, v92);
        Element([v84, v87, v90, v93, v94])
    }

    /// `out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vadd(a4, a4);
        let v7 = vmadd52lo(vsplat(0), a0, a0);
        let v8 = vmadd52lo(vsplat(0), a0, a1);
        let v9 = vadd(v8, v8);
        let v10 = vmadd52hi(v9, a0, a0);
        let v11 = vmadd52hi(vsplat(0), a0, a1);
        let v12 = vmadd52lo(v11, a0, a2);
        let v13 = vadd(v12, v12);
        let v14 = vmadd52lo(v13, a1, a1);
        let v15 = vmadd52hi(vsplat(0), a0, a2);
        let v16 = vmadd52lo(v15, a0, a3);
        let v17 = vmadd52lo(v16, a1, a2);
        let v18 = vadd(v17, v17);
        let v19 = vmadd52hi(v18, a1, a1);
        let v20 = vmadd52hi(vsplat(0), a0, a3);
        let v21 = vmadd52hi(v20, a1, a2);
        let v22 = vmadd52lo(v21, a1, a3);
        let v23 = vadd(v22, v22);
        let v24 = vmadd52lo(v23, a0, v5);
        let v25 = vmadd52lo(v24, a2, a2);
        let v26 = vmadd52hi(vsplat(0), a1, a3);
        let v27 = vmadd52lo(v26, a2, a3);
        let v28 = vadd(v27, v27);
        let v29 = vmadd52hi(v28, a0, v5);
        let v30 = vmadd52hi(v29, a2, a2);
        let v31 = vmadd52lo(v30, a1, v5);
        let v32 = vmadd52hi(vsplat(0), a2, a3);
        let v33 = vadd(v32, v32);
        let v34 = vmadd52hi(v33, a1, v5);
        let v35 = vmadd52lo(v34, a2, v5);
        let v36 = vmadd52lo(v35, a3, a3);
        let v37 = vmadd52hi(vsplat(0), a2, v5);
        let v38 = vmadd52hi(v37, a3, a3);
        let v39 = vmadd52lo(v38, a3, v5);
        let v40 = vmadd52hi(vsplat(0), a3, v5);
        let v41 = vmadd52lo(v40, a4, a4);
        let v42 = vmadd52hi(vsplat(0), a4, a4);
        let v43 = vshr::<52>(v31);
        let v44 = vadd(v36, v43);
        let v45 = vshr::<52>(v44);
        let v46 = vadd(v39, v45);
        let v47 = vshr::<52>(v46);
        let v48 = vadd(v41, v47);
        let v49 = vshr::<52>(v48);
        let v50 = vadd(v42, v49);
        let v52 = vmadd52lo(v25, v50, vsplat(608));
        let v53 = vmadd52lo(v19, v48, vsplat(608));
        let v54 = vmadd52hi(v52, v48, vsplat(608));
        let v55 = vmadd52lo(v14, v46, vsplat(608));
        let v56 = vmadd52hi(v53, v46, vsplat(608));
        let v57 = vmadd52lo(v10, v44, vsplat(608));
        let v58 = vmadd52hi(v55, v44, vsplat(608));
        let v59 = vmadd52lo(v7, v31, vsplat(608));
        let v60 = vmadd52hi(v57, v31, vsplat(608));
        let v61 = vshr::<47>(v54);
        let v62 = vand(v54, vsplat(0x7fff_ffff_ffff));
        let v64 = vmadd52lo(v59, v61, vsplat(19));
        let v65 = vshr::<52>(v64);
        let v66 = vand(v64, vsplat(0xf_ffff_ffff_ffff));
        let v67 = vadd(v60, v65);
        let v68 = vshr::<52>(v67);
        let v69 = vand(v67, vsplat(0xf_ffff_ffff_ffff));
        let v70 = vadd(v58, v68);
        let v71 = vshr::<52>(v70);
        let v72 = vand(v70, vsplat(0xf_ffff_ffff_ffff));
        let v73 = vadd(v56, v71);
        let v74 = vshr::<52>(v73);
        let v75 = vand(v73, vsplat(0xf_ffff_ffff_ffff));
        let v76 = vadd(v62, v74);
        Element([v66, v69, v72, v75, v76])
    }

    /// `out = k * a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v7 = vmadd52lo(vsplat(0), a0, k);
        let v8 = vmadd52hi(vsplat(0), a0, k);
        let v9 = vmadd52lo(v8, a1, k);
        let v10 = vmadd52hi(vsplat(0), a1, k);
        let v11 = vmadd52lo(v10, a2, k);
        let v12 = vmadd52hi(vsplat(0), a2, k);
        let v13 = vmadd52lo(v12, a3, k);
        let v14 = vmadd52hi(vsplat(0), a3, k);
        let v15 = vmadd52lo(v14, a4, k);
        let v16 = vmadd52hi(vsplat(0), a4, k);
        let v18 = vmadd52lo(v7, v16, vsplat(608));
        let v19 = vshr::<47>(v15);
        let v20 = vand(v15, vsplat(0x7fff_ffff_ffff));
        let v22 = vmadd52lo(v18, v19, vsplat(19));
        let v23 = vshr::<52>(v22);
        let v24 = vand(v22, vsplat(0xf_ffff_ffff_ffff));
        let v25 = vadd(v9, v23);
        let v26 = vshr::<52>(v25);
        let v27 = vand(v25, vsplat(0xf_ffff_ffff_ffff));
        let v28 = vadd(v11, v26);
        let v29 = vshr::<52>(v28);
        let v30 = vand(v28, vsplat(0xf_ffff_ffff_ffff));
        let v31 = vadd(v13, v29);
        let v32 = vshr::<52>(v31);
        let v33 = vand(v31, vsplat(0xf_ffff_ffff_ffff));
        let v34 = vadd(v20, v32);
        Element([v24, v27, v30, v33, v34])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vand(a0, vsplat(1));
        let v6 = vtest(v5);
        let v9 = vselect(v6, vsplat(0xf_ffff_ffff_ffed), vsplat(0));
        let v10 = vadd(a0, v9);
        let v12 = vselect(v6, vsplat(0xf_ffff_ffff_ffff), vsplat(0));
        let v13 = vadd(a1, v12);
        let v14 = vadd(a2, v12);
        let v15 = vadd(a3, v12);
        let v17 = vselect(v6, vsplat(0x7fff_ffff_ffff), vsplat(0));
        let v18 = vadd(a4, v17);
        let v19 = vshr::<1>(v10);
        let v20 = vand(v13, vsplat(1));
        let v21 = vshl::<51>(v20);
        let v22 = vadd(v19, v21);
        let v23 = vshr::<1>(v13);
        let v24 = vand(v14, vsplat(1));
        let v25 = vshl::<51>(v24);
        let v26 = vadd(v23, v25);
        let v27 = vshr::<1>(v14);
        let v28 = vand(v15, vsplat(1));
        let v29 = vshl::<51>(v28);
        let v30 = vadd(v27, v29);
        let v31 = vshr::<1>(v15);
        let v32 = vand(v18, vsplat(1));
        let v33 = vshl::<51>(v32);
        let v34 = vadd(v31, v33);
        let v35 = vshr::<1>(v18);
        let v36 = vshr::<47>(v35);
        let v37 = vand(v35, vsplat(0x7fff_ffff_ffff));
        let v39 = vmadd52lo(v22, v36, vsplat(19));
        let v40 = vshr::<52>(v39);
        let v41 = vand(v39, vsplat(0xf_ffff_ffff_ffff));
        let v42 = vadd(v26, v40);
        let v43 = vshr::<52>(v42);
        let v44 = vand(v42, vsplat(0xf_ffff_ffff_ffff));
        let v45 = vadd(v30, v43);
        let v46 = vshr::<52>(v45);
        let v47 = vand(v45, vsplat(0xf_ffff_ffff_ffff));
        let v48 = vadd(v34, v46);
        let v49 = vshr::<52>(v48);
        let v50 = vand(v48, vsplat(0xf_ffff_ffff_ffff));
        let v51 = vadd(v37, v49);
        Element([v41, v44, v47, v50, v51])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn select(choice: Mask, a: &Element, b: &Element) -> Element {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vselect(choice, a0, b0);
        let v12 = vselect(choice, a1, b1);
        let v13 = vselect(choice, a2, b2);
        let v14 = vselect(choice, a3, b3);
        let v15 = vselect(choice, a4, b4);
        Element([v11, v12, v13, v14, v15])
    }

    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `x`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `y`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn swap(choice: Mask, a: &Element, b: &Element) -> (Element, Element) {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vselect(choice, b0, a0);
        let v12 = vselect(choice, b1, a1);
        let v13 = vselect(choice, b2, a2);
        let v14 = vselect(choice, b3, a3);
        let v15 = vselect(choice, b4, a4);
        let v16 = vselect(choice, a0, b0);
        let v17 = vselect(choice, a1, b1);
        let v18 = vselect(choice, a2, b2);
        let v19 = vselect(choice, a3, b3);
        let v20 = vselect(choice, a4, b4);
        (Element([v11, v12, v13, v14, v15]), Element([v16, v17, v18, v19, v20]))
    }

    /// `out = a (mod p), 0 <= out < p`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vshr::<47>(a4);
        let v6 = vand(a4, vsplat(0x7fff_ffff_ffff));
        let v8 = vmadd52lo(a0, v5, vsplat(19));
        let v9 = vshr::<52>(v8);
        let v10 = vand(v8, vsplat(0xf_ffff_ffff_ffff));
        let v11 = vadd(a1, v9);
        let v12 = vshr::<52>(v11);
        let v13 = vand(v11, vsplat(0xf_ffff_ffff_ffff));
        let v14 = vadd(a2, v12);
        let v15 = vshr::<52>(v14);
        let v16 = vand(v14, vsplat(0xf_ffff_ffff_ffff));
        let v17 = vadd(a3, v15);
        let v18 = vshr::<52>(v17);
        let v19 = vand(v17, vsplat(0xf_ffff_ffff_ffff));
        let v20 = vadd(v6, v18);
        let v22 = vand(v13, vsplat(4095));
        let v23 = vshl::<52>(v22);
        let v24 = vadd(v10, v23);
        let v25 = vshr::<12>(v13);
        let v26 = vand(v16, vsplat(0xff_ffff));
        let v27 = vshl::<40>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<24>(v16);
        let v30 = vand(v19, vsplat(0xf_ffff_ffff));
        let v31 = vshl::<28>(v30);
        let v32 = vadd(v29, v31);
        let v33 = vshr::<36>(v19);
        let v34 = vshl::<16>(v20);
        let v35 = vadd(v33, v34);
        let (v39, v40) = vsbb(v24, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (v41, v42) = vsbb(v28, vsplat(0xffff_ffff_ffff_ffff), v40);
        let (v43, v44) = vsbb(v32, vsplat(0xffff_ffff_ffff_ffff), v42);
        let (v45, v46) = vsbb(v35, vsplat(0x7fff_ffff_ffff_ffff), v44);
        let v47 = vselect(v46, v24, v39);
        let v48 = vselect(v46, v28, v41);
        let v49 = vselect(v46, v32, v43);
        let v50 = vselect(v46, v35, v45);
        [v47, v48, v49, v50]
    }

    /// `out = bytes (mod p)`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn from_words(words: &Words) -> Element {
        let [words0, words1, words2, words3] = *words;
        let v4 = vand(words0, vsplat(0xf_ffff_ffff_ffff));
        let v5 = vshr::<52>(words0);
        let v6 = vand(words1, vsplat(0xff_ffff_ffff));
        let v7 = vshl::<12>(v6);
        let v8 = vadd(v5, v7);
        let v9 = vshr::<40>(words1);
        let v10 = vand(words2, vsplat(0xfff_ffff));
        let v11 = vshl::<24>(v10);
        let v12 = vadd(v9, v11);
        let v13 = vshr::<28>(words2);
        let v14 = vand(words3, vsplat(65535));
        let v15 = vshl::<36>(v14);
        let v16 = vadd(v13, v15);
        let v17 = vshr::<16>(words3);
        let v18 = vshr::<47>(v17);
        let v19 = vand(v17, vsplat(0x7fff_ffff_ffff));
        let v21 = vmadd52lo(v4, v18, vsplat(19));
        let v22 = vshr::<52>(v21);
        let v23 = vand(v21, vsplat(0xf_ffff_ffff_ffff));
        let v24 = vadd(v8, v22);
        let v25 = vshr::<52>(v24);
        let v26 = vand(v24, vsplat(0xf_ffff_ffff_ffff));
        let v27 = vadd(v12, v25);
        let v28 = vshr::<52>(v27);
        let v29 = vand(v27, vsplat(0xf_ffff_ffff_ffff));
        let v30 = vadd(v16, v28);
        let v31 = vshr::<52>(v30);
        let v32 = vand(v30, vsplat(0xf_ffff_ffff_ffff));
        let v33 = vadd(v19, v31);
        Element([v23, v26, v29, v32, v33])
    }

    /// `out = bytes (mod p), ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 2^47 + 7]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn from_words_canonical(words: &Words) -> (Element, Mask) {
        let [words0, words1, words2, words3] = *words;
        let (_, v9) = vsbb(words0, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (_, v11) = vsbb(words1, vsplat(0xffff_ffff_ffff_ffff), v9);
        let (_, v13) = vsbb(words2, vsplat(0xffff_ffff_ffff_ffff), v11);
        let (_, v15) = vsbb(words3, vsplat(0x7fff_ffff_ffff_ffff), v13);
        let v16 = vand(words0, vsplat(0xf_ffff_ffff_ffff));
        let v17 = vshr::<52>(words0);
        let v18 = vand(words1, vsplat(0xff_ffff_ffff));
        let v19 = vshl::<12>(v18);
        let v20 = vadd(v17, v19);
        let v21 = vshr::<40>(words1);
        let v22 = vand(words2, vsplat(0xfff_ffff));
        let v23 = vshl::<24>(v22);
        let v24 = vadd(v21, v23);
        let v25 = vshr::<28>(words2);
        let v26 = vand(words3, vsplat(65535));
        let v27 = vshl::<36>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<16>(words3);
        let v30 = vshr::<47>(v29);
        let v31 = vand(v29, vsplat(0x7fff_ffff_ffff));
        let v33 = vmadd52lo(v16, v30, vsplat(19));
        let v34 = vshr::<52>(v33);
        let v35 = vand(v33, vsplat(0xf_ffff_ffff_ffff));
        let v36 = vadd(v20, v34);
        let v37 = vshr::<52>(v36);
        let v38 = vand(v36, vsplat(0xf_ffff_ffff_ffff));
        let v39 = vadd(v24, v37);
        let v40 = vshr::<52>(v39);
        let v41 = vand(v39, vsplat(0xf_ffff_ffff_ffff));
        let v42 = vadd(v28, v40);
        let v43 = vshr::<52>(v42);
        let v44 = vand(v42, vsplat(0xf_ffff_ffff_ffff));
        let v45 = vadd(v31, v43);
        (Element([v35, v38, v41, v44, v45]), v15)
    }

    /// `out = 1 if bytes = 0, else 0`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn words_are_zero(words: &Words) -> Mask {
        let [words0, words1, words2, words3] = *words;
        let (_, v7) = vsbb(words0, vsplat(1), 0);
        let (_, v9) = vsbb(words1, vsplat(0), v7);
        let (_, v11) = vsbb(words2, vsplat(0), v9);
        let (_, v13) = vsbb(words3, vsplat(0), v11);
        v13
    }

    /// `2 * half + odd = bytes, odd is 0 or 1`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `half`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
    /// - returns `odd` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn words_parity(words: &Words) -> (Words, Mask) {
        let [words0, words1, words2, words3] = *words;
        let v4 = vand(words0, vsplat(1));
        let v5 = vand(words1, vsplat(1));
        let v6 = vand(words2, vsplat(1));
        let v7 = vand(words3, vsplat(1));
        let v8 = vtest(v4);
        let v9 = vshr::<1>(words0);
        let v10 = vshl::<63>(v5);
        let v11 = vadd(v9, v10);
        let v12 = vshr::<1>(words1);
        let v13 = vshl::<63>(v6);
        let v14 = vadd(v12, v13);
        let v15 = vshr::<1>(words2);
        let v16 = vshl::<63>(v7);
        let v17 = vadd(v15, v16);
        let v18 = vshr::<1>(words3);
        ([v11, v14, v17, v18], v8)
    }

    /// out = 2 * a
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn double(a: &Element) -> Element {
        add(a, a)
    }

    /// out = 1 if a = 0, else 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn is_zero(a: &Element) -> Mask {
        let bytes = to_words(a);
        words_are_zero(&bytes)
    }

    /// out = 1 if a = b, else 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn equal(a: &Element, b: &Element) -> Mask {
        let difference = sub(a, b);
        is_zero(&difference)
    }

    /// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn is_odd(a: &Element) -> Mask {
        let bytes = to_words(a);
        let (_, out) = words_parity(&bytes);
        out
    }

    /// out = -a if choice is 1, a if it is 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn conditional_negate(a: &Element, choice: Mask) -> Element {
        let opposite = opp(a);
        select(choice, &opposite, a)
    }

    /// out = a^(2^k)
    ///
    /// Time depends on k.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn pow2k(a: &Element, k: u32) -> Element {
        let mut out = *a;
        for _ in 0..k {
            out = square(&out);
        }
        out
    }

    /// out = 1 / a, and 0 if a = 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn invert(a: &Element) -> Element {
        let x1 = square(a);
        let x2 = square(&x1);
        let x3 = square(&x2);
        let x4 = mul(&x1, &x3);
        let x5 = mul(a, &x4);
        let x6 = square(&x4);
        let x7 = mul(&x5, &x6);
        let mut x8 = x7;
        for _ in 0..5 {
            x8 = square(&x8);
        }
        let x9 = mul(&x8, &x7);
        let mut x10 = x9;
        for _ in 0..5 {
            x10 = square(&x10);
        }
        let x11 = mul(&x10, &x7);
        let mut x12 = x11;
        for _ in 0..15 {
            x12 = square(&x12);
        }
        let x13 = mul(&x12, &x11);
        let mut x14 = x13;
        for _ in 0..30 {
            x14 = square(&x14);
        }
        let x15 = mul(&x14, &x13);
        let mut x16 = x15;
        for _ in 0..60 {
            x16 = square(&x16);
        }
        let x17 = mul(&x16, &x15);
        let mut x18 = x17;
        for _ in 0..5 {
            x18 = square(&x18);
        }
        let x19 = mul(&x18, &x7);
        let mut x20 = x19;
        for _ in 0..125 {
            x20 = square(&x20);
        }
        let x21 = mul(&x20, &x19);
        let mut x22 = x21;
        for _ in 0..5 {
            x22 = square(&x22);
        }
        mul(&x22, &x5)
    }

    /// out = a^7237005577332262213973186563042994240829374041602535252466099000494570602493
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn pow_root(a: &Element) -> Element {
        let x1 = square(a);
        let x2 = square(&x1);
        let x3 = square(&x2);
        let x4 = mul(&x1, &x3);
        let x5 = square(&x4);
        let x6 = mul(&x4, &x5);
        let x7 = mul(a, &x6);
        let mut x8 = x7;
        for _ in 0..5 {
            x8 = square(&x8);
        }
        let x9 = mul(&x8, &x7);
        let mut x10 = x9;
        for _ in 0..5 {
            x10 = square(&x10);
        }
        let x11 = mul(&x10, &x7);
        let mut x12 = x11;
        for _ in 0..15 {
            x12 = square(&x12);
        }
        let x13 = mul(&x12, &x11);
        let mut x14 = x13;
        for _ in 0..30 {
            x14 = square(&x14);
        }
        let x15 = mul(&x14, &x13);
        let mut x16 = x15;
        for _ in 0..60 {
            x16 = square(&x16);
        }
        let x17 = mul(&x16, &x15);
        let mut x18 = x17;
        for _ in 0..5 {
            x18 = square(&x18);
        }
        let x19 = mul(&x18, &x7);
        let mut x20 = x19;
        for _ in 0..125 {
            x20 = square(&x20);
        }
        let x21 = mul(&x20, &x19);
        let mut x22 = x21;
        for _ in 0..2 {
            x22 = square(&x22);
        }
        mul(&x22, a)
    }

    /// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
    ///
    /// `is_odd` tells the two roots apart.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn sqrt(a: &Element) -> (Element, Mask) {
        let mut out = pow_root(a);
        let mut t = square(&out);
        t = mul(&t, a);
        out = mul(&out, a);
        let c = splat(&ROOT_OF_UNITY);
        let done = equal(&t, &splat(&ONE));
        let next = mul(&out, &c);
        out = select(done, &out, &next);
        let squared = square(&out);
        let ok = equal(&squared, a);
        (out, ok)
    }

    /// out = a^((p - 1) / 2)
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn pow_euler(a: &Element) -> Element {
        let mut out = pow_root(a);
        out = square(&out);
        out = mul(&out, a);
        out = square(&out);
        out
    }

    /// out = 1 if a is a square or 0, else 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn is_square(a: &Element) -> Mask {
        let character = pow_euler(a);
        let squared = square(&character);
        equal(&squared, &character)
    }
}
