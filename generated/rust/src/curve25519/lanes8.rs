//! Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//!
//! 8 elements at once, each in a lane of vectors. The modules have the same functions: `portable` computes on arrays, the others with the instructions after which they are named.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^255 - 19
//! Recipe:  5x51 lanes(8) product-scanning madd52 fold(19@columns:madd52) carry(parallel)
//! Limbs:   5 words of 64 bits
//! Lanes:   8, an element in each
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight                 loose
//! 0     2^0     [0, 0x80fffffffffff]  [0, 0x80fffffffffff]
//! 1     2^51    [0, 0x80fffffffffff]  [0, 0x80fffffffffff]
//! 2     2^102   [0, 0x80fffffffffff]  [0, 0x80fffffffffff]
//! 3     2^153   [0, 0x80fffffffffff]  [0, 0x80fffffffffff]
//! 4     2^204   [0, 0x80fffffffffff]  [0, 0x80fffffffffff]
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
    0x6_1b27_4a0e_a0b0,
    0xd5a5_fc8f_189d,
    0x7_ef5e_9cbd_0c60,
    0x7_8595_a680_4c9e,
    0x2_b832_4804_fc1d,
];

/// Limbs of -121665/121666.
pub const EDWARDS_D: [u64; LIMBS] = [
    0x3_4dca_1359_78a3,
    0x1_a828_3b15_6ebd,
    0x5_e7a2_6001_c029,
    0x7_39c6_63a0_3cbb,
    0x5_2036_cee2_b6ff,
];

/// Limbs of -2 * 121665/121666.
pub const EDWARDS_D2: [u64; LIMBS] = [
    0x6_9b94_26b2_f159,
    0x3_5050_762a_dd7a,
    0x3_cf44_c003_8052,
    0x6_738c_c740_7977,
    0x2_406d_9dc5_6dff,
];

/// Limbs of sqrt(-1), the root that is even as an integer below the prime.
pub const SQRT_M1: [u64; LIMBS] = [
    0x6_1b27_4a0e_a0b0,
    0xd5a5_fc8f_189d,
    0x7_ef5e_9cbd_0c60,
    0x7_8595_a680_4c9e,
    0x2_b832_4804_fc1d,
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
        let c = core::hint::black_box(vspread(c));
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
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn add(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v10 = vadd(a0, b0);
        let v11 = vadd(a1, b1);
        let v12 = vadd(a2, b2);
        let v13 = vadd(a3, b3);
        let v14 = vadd(a4, b4);
        let v15 = vshr::<51>(v10);
        let v16 = vshr::<51>(v11);
        let v17 = vshr::<51>(v12);
        let v18 = vshr::<51>(v13);
        let v19 = vshr::<51>(v14);
        let v20 = vand(v10, vsplat(0x7_ffff_ffff_ffff));
        let v21 = vand(v11, vsplat(0x7_ffff_ffff_ffff));
        let v22 = vand(v12, vsplat(0x7_ffff_ffff_ffff));
        let v23 = vand(v13, vsplat(0x7_ffff_ffff_ffff));
        let v24 = vand(v14, vsplat(0x7_ffff_ffff_ffff));
        let v25 = vadd(v21, v15);
        let v26 = vadd(v22, v16);
        let v27 = vadd(v23, v17);
        let v28 = vadd(v24, v18);
        let v30 = vmadd52lo(v20, v19, vsplat(19));
        Element([v30, v25, v26, v27, v28])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vadd(a0, vsplat(0xf_ffff_ffff_ffda));
        let v12 = vsub(v11, b0);
        let v14 = vadd(a1, vsplat(0xf_ffff_ffff_fffe));
        let v15 = vsub(v14, b1);
        let v16 = vadd(a2, vsplat(0xf_ffff_ffff_fffe));
        let v17 = vsub(v16, b2);
        let v18 = vadd(a3, vsplat(0xf_ffff_ffff_fffe));
        let v19 = vsub(v18, b3);
        let v20 = vadd(a4, vsplat(0xf_ffff_ffff_fffe));
        let v21 = vsub(v20, b4);
        let v22 = vshr::<51>(v12);
        let v23 = vshr::<51>(v15);
        let v24 = vshr::<51>(v17);
        let v25 = vshr::<51>(v19);
        let v26 = vshr::<51>(v21);
        let v27 = vand(v12, vsplat(0x7_ffff_ffff_ffff));
        let v28 = vand(v15, vsplat(0x7_ffff_ffff_ffff));
        let v29 = vand(v17, vsplat(0x7_ffff_ffff_ffff));
        let v30 = vand(v19, vsplat(0x7_ffff_ffff_ffff));
        let v31 = vand(v21, vsplat(0x7_ffff_ffff_ffff));
        let v32 = vadd(v28, v22);
        let v33 = vadd(v29, v23);
        let v34 = vadd(v30, v24);
        let v35 = vadd(v31, v25);
        let v37 = vmadd52lo(v27, v26, vsplat(19));
        Element([v37, v32, v33, v34, v35])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v12 = vsub(vsplat(0xf_ffff_ffff_ffda), b0);
        let v13 = vselect(choice, v12, b0);
        let v14 = vadd(a0, v13);
        let v16 = vsub(vsplat(0xf_ffff_ffff_fffe), b1);
        let v17 = vselect(choice, v16, b1);
        let v18 = vadd(a1, v17);
        let v19 = vsub(vsplat(0xf_ffff_ffff_fffe), b2);
        let v20 = vselect(choice, v19, b2);
        let v21 = vadd(a2, v20);
        let v22 = vsub(vsplat(0xf_ffff_ffff_fffe), b3);
        let v23 = vselect(choice, v22, b3);
        let v24 = vadd(a3, v23);
        let v25 = vsub(vsplat(0xf_ffff_ffff_fffe), b4);
        let v26 = vselect(choice, v25, b4);
        let v27 = vadd(a4, v26);
        let v28 = vshr::<51>(v14);
        let v29 = vshr::<51>(v18);
        let v30 = vshr::<51>(v21);
        let v31 = vshr::<51>(v24);
        let v32 = vshr::<51>(v27);
        let v33 = vand(v14, vsplat(0x7_ffff_ffff_ffff));
        let v34 = vand(v18, vsplat(0x7_ffff_ffff_ffff));
        let v35 = vand(v21, vsplat(0x7_ffff_ffff_ffff));
        let v36 = vand(v24, vsplat(0x7_ffff_ffff_ffff));
        let v37 = vand(v27, vsplat(0x7_ffff_ffff_ffff));
        let v38 = vadd(v34, v28);
        let v39 = vadd(v35, v29);
        let v40 = vadd(v36, v30);
        let v41 = vadd(v37, v31);
        let v43 = vmadd52lo(v33, v32, vsplat(19));
        Element([v43, v38, v39, v40, v41])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let v6 = vsub(vsplat(0xf_ffff_ffff_ffda), a0);
        let v8 = vsub(vsplat(0xf_ffff_ffff_fffe), a1);
        let v9 = vsub(vsplat(0xf_ffff_ffff_fffe), a2);
        let v10 = vsub(vsplat(0xf_ffff_ffff_fffe), a3);
        let v11 = vsub(vsplat(0xf_ffff_ffff_fffe), a4);
        let v12 = vshr::<51>(v6);
        let v13 = vshr::<51>(v8);
        let v14 = vshr::<51>(v9);
        let v15 = vshr::<51>(v10);
        let v16 = vshr::<51>(v11);
        let v17 = vand(v6, vsplat(0x7_ffff_ffff_ffff));
        let v18 = vand(v8, vsplat(0x7_ffff_ffff_ffff));
        let v19 = vand(v9, vsplat(0x7_ffff_ffff_ffff));
        let v20 = vand(v10, vsplat(0x7_ffff_ffff_ffff));
        let v21 = vand(v11, vsplat(0x7_ffff_ffff_ffff));
        let v22 = vadd(v18, v12);
        let v23 = vadd(v19, v13);
        let v24 = vadd(v20, v14);
        let v25 = vadd(v21, v15);
        let v27 = vmadd52lo(v17, v16, vsplat(19));
        Element([v27, v22, v23, v24, v25])
    }

    /// `out = a * b (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vmadd52lo(vsplat(0), a0, b0);
        let v12 = vmadd52hi(vsplat(0), a0, b0);
        let v13 = vadd(v12, v12);
        let v14 = vmadd52lo(v13, a0, b1);
        let v15 = vmadd52lo(v14, a1, b0);
        let v16 = vmadd52hi(vsplat(0), a0, b1);
        let v17 = vmadd52hi(v16, a1, b0);
        let v18 = vadd(v17, v17);
        let v19 = vmadd52lo(v18, a0, b2);
        let v20 = vmadd52lo(v19, a1, b1);
        let v21 = vmadd52lo(v20, a2, b0);
        let v22 = vmadd52hi(vsplat(0), a0, b2);
        let v23 = vmadd52hi(v22, a1, b1);
        let v24 = vmadd52hi(v23, a2, b0);
        let v25 = vadd(v24, v24);
        let v26 = vmadd52lo(v25, a0, b3);
        let v27 = vmadd52lo(v26, a1, b2);
        let v28 = vmadd52lo(v27, a2, b1);
        let v29 = vmadd52lo(v28, a3, b0);
        let v30 = vmadd52hi(vsplat(0), a0, b3);
        let v31 = vmadd52hi(v30, a1, b2);
        let v32 = vmadd52hi(v31, a2, b1);
        let v33 = vmadd52hi(v32, a3, b0);
        let v34 = vadd(v33, v33);
        let v35 = vmadd52lo(v34, a0, b4);
        let v36 = vmadd52lo(v35, a1, b3);
        let v37 = vmadd52lo(v36, a2, b2);
        let v38 = vmadd52lo(v37, a3, b1);
        let v39 = vmadd52lo(v38, a4, b0);
        let v40 = vmadd52hi(vsplat(0), a0, b4);
        let v41 = vmadd52hi(v40, a1, b3);
        let v42 = vmadd52hi(v41, a2, b2);
        let v43 = vmadd52hi(v42, a3, b1);
        let v44 = vmadd52hi(v43, a4, b0);
        let v45 = vadd(v44, v44);
        let v46 = vmadd52lo(v45, a1, b4);
        let v47 = vmadd52lo(v46, a2, b3);
        let v48 = vmadd52lo(v47, a3, b2);
        let v49 = vmadd52lo(v48, a4, b1);
        let v50 = vmadd52hi(vsplat(0), a1, b4);
        let v51 = vmadd52hi(v50, a2, b3);
        let v52 = vmadd52hi(v51, a3, b2);
        let v53 = vmadd52hi(v52, a4, b1);
        let v54 = vadd(v53, v53);
        let v55 = vmadd52lo(v54, a2, b4);
        let v56 = vmadd52lo(v55, a3, b3);
        let v57 = vmadd52lo(v56, a4, b2);
        let v58 = vmadd52hi(vsplat(0), a2, b4);
        let v59 = vmadd52hi(v58, a3, b3);
        let v60 = vmadd52hi(v59, a4, b2);
        let v61 = vadd(v60, v60);
        let v62 = vmadd52lo(v61, a3, b4);
        let v63 = vmadd52lo(v62, a4, b3);
        let v64 = vmadd52hi(vsplat(0), a3, b4);
        let v65 = vmadd52hi(v64, a4, b3);
        let v66 = vadd(v65, v65);
        let v67 = vmadd52lo(v66, a4, b4);
        let v68 = vmadd52hi(vsplat(0), a4, b4);
        let v69 = vadd(v68, v68);
        let v70 = vshl::<3>(v49);
        let v71 = vadd(v49, v70);
        let v72 = vshl::<1>(v71);
        let v73 = vadd(v49, v72);
        let v74 = vadd(v11, v73);
        let v75 = vshl::<3>(v57);
        let v76 = vadd(v57, v75);
        let v77 = vshl::<1>(v76);
        let v78 = vadd(v57, v77);
        let v79 = vadd(v15, v78);
        let v80 = vshl::<3>(v63);
        let v81 = vadd(v63, v80);
        let v82 = vshl::<1>(v81);
        let v83 = vadd(v63, v82);
        let v84 = vadd(v21, v83);
        let v85 = vshl::<3>(v67);
        let v86 = vadd(v67, v85);
        let v87 = vshl::<1>(v86);
        let v88 = vadd(v67, v87);
        let v89 = vadd(v29, v88);
        let v90 = vshl::<3>(v69);
        let v91 = vadd(v69, v90);
        let v92 = vshl::<1>(v91);
        let v93 = vadd(v69, v92);
        let v94 = vadd(v39, v93);
        let v95 = vshr::<51>(v74);
        let v96 = vshr::<51>(v79);
        let v97 = vshr::<51>(v84);
        let v98 = vshr::<51>(v89);
        let v99 = vshr::<51>(v94);
        let v100 = vand(v74, vsplat(0x7_ffff_ffff_ffff));
        let v101 = vand(v79, vsplat(0x7_ffff_ffff_ffff));
        let v102 = vand(v84, vsplat(0x7_ffff_ffff_ffff));
        let v103 = vand(v89, vsplat(0x7_ffff_ffff_ffff));
        let v104 = vand(v94, vsplat(0x7_ffff_ffff_ffff));
        let v105 = vadd(v101, v95);
        let v106 = vadd(v102, v96);
        let v107 = vadd(v103, v97);
        let v108 = vadd(v104, v98);
        let v110 = vmadd52lo(v100, v99, vsplat(19));
        Element([v110, v105, v106, v107, v108])
    }

    /// `out = a^2 (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v6 = vmadd52lo(vsplat(0), a0, a0);
        let v7 = vmadd52hi(vsplat(0), a0, a0);
        let v8 = vmadd52lo(v7, a0, a1);
        let v9 = vadd(v8, v8);
        let v10 = vmadd52hi(vsplat(0), a0, a1);
        let v11 = vadd(v10, v10);
        let v12 = vmadd52lo(v11, a0, a2);
        let v13 = vadd(v12, v12);
        let v14 = vmadd52lo(v13, a1, a1);
        let v15 = vmadd52hi(vsplat(0), a0, a2);
        let v16 = vadd(v15, v15);
        let v17 = vmadd52hi(v16, a1, a1);
        let v18 = vmadd52lo(v17, a0, a3);
        let v19 = vmadd52lo(v18, a1, a2);
        let v20 = vadd(v19, v19);
        let v21 = vmadd52hi(vsplat(0), a0, a3);
        let v22 = vmadd52hi(v21, a1, a2);
        let v23 = vadd(v22, v22);
        let v24 = vmadd52lo(v23, a0, a4);
        let v25 = vmadd52lo(v24, a1, a3);
        let v26 = vadd(v25, v25);
        let v27 = vmadd52lo(v26, a2, a2);
        let v28 = vmadd52hi(vsplat(0), a0, a4);
        let v29 = vmadd52hi(v28, a1, a3);
        let v30 = vadd(v29, v29);
        let v31 = vmadd52hi(v30, a2, a2);
        let v32 = vmadd52lo(v31, a1, a4);
        let v33 = vmadd52lo(v32, a2, a3);
        let v34 = vadd(v33, v33);
        let v35 = vmadd52hi(vsplat(0), a1, a4);
        let v36 = vmadd52hi(v35, a2, a3);
        let v37 = vadd(v36, v36);
        let v38 = vmadd52lo(v37, a2, a4);
        let v39 = vadd(v38, v38);
        let v40 = vmadd52lo(v39, a3, a3);
        let v41 = vmadd52hi(vsplat(0), a2, a4);
        let v42 = vadd(v41, v41);
        let v43 = vmadd52hi(v42, a3, a3);
        let v44 = vmadd52lo(v43, a3, a4);
        let v45 = vadd(v44, v44);
        let v46 = vmadd52hi(vsplat(0), a3, a4);
        let v47 = vadd(v46, v46);
        let v48 = vadd(v47, v47);
        let v49 = vmadd52lo(v48, a4, a4);
        let v50 = vmadd52hi(vsplat(0), a4, a4);
        let v51 = vadd(v50, v50);
        let v52 = vshl::<3>(v34);
        let v53 = vadd(v34, v52);
        let v54 = vshl::<1>(v53);
        let v55 = vadd(v34, v54);
        let v56 = vadd(v6, v55);
        let v57 = vshl::<3>(v40);
        let v58 = vadd(v40, v57);
        let v59 = vshl::<1>(v58);
        let v60 = vadd(v40, v59);
        let v61 = vadd(v9, v60);
        let v62 = vshl::<3>(v45);
        let v63 = vadd(v45, v62);
        let v64 = vshl::<1>(v63);
        let v65 = vadd(v45, v64);
        let v66 = vadd(v14, v65);
        let v67 = vshl::<3>(v49);
        let v68 = vadd(v49, v67);
        let v69 = vshl::<1>(v68);
        let v70 = vadd(v49, v69);
        let v71 = vadd(v20, v70);
        let v72 = vshl::<3>(v51);
        let v73 = vadd(v51, v72);
        let v74 = vshl::<1>(v73);
        let v75 = vadd(v51, v74);
        let v76 = vadd(v27, v75);
        let v77 = vshr::<51>(v56);
        let v78 = vshr::<51>(v61);
        let v79 = vshr::<51>(v66);
        let v80 = vshr::<51>(v71);
        let v81 = vshr::<51>(v76);
        let v82 = vand(v56, vsplat(0x7_ffff_ffff_ffff));
        let v83 = vand(v61, vsplat(0x7_ffff_ffff_ffff));
        let v84 = vand(v66, vsplat(0x7_ffff_ffff_ffff));
        let v85 = vand(v71, vsplat(0x7_ffff_ffff_ffff));
        let v86 = vand(v76, vsplat(0x7_ffff_ffff_ffff));
        let v87 = vadd(v83, v77);
        let v88 = vadd(v84, v78);
        let v89 = vadd(v85, v79);
        let v90 = vadd(v86, v80);
        let v92 = vmadd52lo(v82, v81, vsplat(19));
        Element([v92, v87, v88, v89, v90])
    }

    /// `out = k * a (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v7 = vmadd52lo(vsplat(0), a0, k);
        let v8 = vmadd52hi(vsplat(0), a0, k);
        let v9 = vadd(v8, v8);
        let v10 = vmadd52lo(vsplat(0), a1, k);
        let v11 = vadd(v9, v10);
        let v12 = vmadd52hi(vsplat(0), a1, k);
        let v13 = vadd(v12, v12);
        let v14 = vmadd52lo(vsplat(0), a2, k);
        let v15 = vadd(v13, v14);
        let v16 = vmadd52hi(vsplat(0), a2, k);
        let v17 = vadd(v16, v16);
        let v18 = vmadd52lo(vsplat(0), a3, k);
        let v19 = vadd(v17, v18);
        let v20 = vmadd52hi(vsplat(0), a3, k);
        let v21 = vadd(v20, v20);
        let v22 = vmadd52lo(vsplat(0), a4, k);
        let v23 = vadd(v21, v22);
        let v24 = vmadd52hi(vsplat(0), a4, k);
        let v25 = vadd(v24, v24);
        let v27 = vmadd52lo(v7, v25, vsplat(19));
        let v28 = vshr::<51>(v27);
        let v29 = vshr::<51>(v11);
        let v30 = vshr::<51>(v15);
        let v31 = vshr::<51>(v19);
        let v32 = vshr::<51>(v23);
        let v33 = vand(v27, vsplat(0x7_ffff_ffff_ffff));
        let v34 = vand(v11, vsplat(0x7_ffff_ffff_ffff));
        let v35 = vand(v15, vsplat(0x7_ffff_ffff_ffff));
        let v36 = vand(v19, vsplat(0x7_ffff_ffff_ffff));
        let v37 = vand(v23, vsplat(0x7_ffff_ffff_ffff));
        let v38 = vadd(v34, v28);
        let v39 = vadd(v35, v29);
        let v40 = vadd(v36, v30);
        let v41 = vadd(v37, v31);
        let v42 = vmadd52lo(v33, v32, vsplat(19));
        Element([v42, v38, v39, v40, v41])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vand(a0, vsplat(1));
        let v6 = vtest(v5);
        let v9 = vselect(v6, vsplat(0x7_ffff_ffff_ffed), vsplat(0));
        let v10 = vadd(a0, v9);
        let v12 = vselect(v6, vsplat(0x7_ffff_ffff_ffff), vsplat(0));
        let v13 = vadd(a1, v12);
        let v14 = vadd(a2, v12);
        let v15 = vadd(a3, v12);
        let v16 = vadd(a4, v12);
        let v17 = vshr::<1>(v10);
        let v18 = vand(v13, vsplat(1));
        let v19 = vshl::<50>(v18);
        let v20 = vadd(v17, v19);
        let v21 = vshr::<1>(v13);
        let v22 = vand(v14, vsplat(1));
        let v23 = vshl::<50>(v22);
        let v24 = vadd(v21, v23);
        let v25 = vshr::<1>(v14);
        let v26 = vand(v15, vsplat(1));
        let v27 = vshl::<50>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<1>(v15);
        let v30 = vand(v16, vsplat(1));
        let v31 = vshl::<50>(v30);
        let v32 = vadd(v29, v31);
        let v33 = vshr::<1>(v16);
        let v34 = vshr::<51>(v20);
        let v35 = vshr::<51>(v24);
        let v36 = vshr::<51>(v28);
        let v37 = vshr::<51>(v32);
        let v38 = vshr::<51>(v33);
        let v39 = vand(v20, vsplat(0x7_ffff_ffff_ffff));
        let v40 = vand(v24, vsplat(0x7_ffff_ffff_ffff));
        let v41 = vand(v28, vsplat(0x7_ffff_ffff_ffff));
        let v42 = vand(v32, vsplat(0x7_ffff_ffff_ffff));
        let v43 = vand(v33, vsplat(0x7_ffff_ffff_ffff));
        let v44 = vadd(v40, v34);
        let v45 = vadd(v41, v35);
        let v46 = vadd(v42, v36);
        let v47 = vadd(v43, v37);
        let v49 = vmadd52lo(v39, v38, vsplat(19));
        Element([v49, v44, v45, v46, v47])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
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
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `x`: every word in `[0, 0x80fffffffffff]`
    /// - returns `y`: every word in `[0, 0x80fffffffffff]`
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
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
    #[inline]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vshr::<51>(a0);
        let v6 = vand(a0, vsplat(0x7_ffff_ffff_ffff));
        let v7 = vadd(a1, v5);
        let v8 = vshr::<51>(v7);
        let v9 = vand(v7, vsplat(0x7_ffff_ffff_ffff));
        let v10 = vadd(a2, v8);
        let v11 = vshr::<51>(v10);
        let v12 = vand(v10, vsplat(0x7_ffff_ffff_ffff));
        let v13 = vadd(a3, v11);
        let v14 = vshr::<51>(v13);
        let v15 = vand(v13, vsplat(0x7_ffff_ffff_ffff));
        let v16 = vadd(a4, v14);
        let v18 = vand(v9, vsplat(8191));
        let v19 = vshl::<51>(v18);
        let v20 = vadd(v6, v19);
        let v21 = vshr::<13>(v9);
        let v22 = vand(v12, vsplat(0x3ff_ffff));
        let v23 = vshl::<38>(v22);
        let v24 = vadd(v21, v23);
        let v25 = vshr::<26>(v12);
        let v26 = vand(v15, vsplat(0x7f_ffff_ffff));
        let v27 = vshl::<25>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<39>(v15);
        let v30 = vshl::<12>(v16);
        let v31 = vadd(v29, v30);
        let (v35, v36) = vsbb(v20, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (v37, v38) = vsbb(v24, vsplat(0xffff_ffff_ffff_ffff), v36);
        let (v39, v40) = vsbb(v28, vsplat(0xffff_ffff_ffff_ffff), v38);
        let (v41, v42) = vsbb(v31, vsplat(0x7fff_ffff_ffff_ffff), v40);
        let v43 = vselect(v42, v20, v35);
        let v44 = vselect(v42, v24, v37);
        let v45 = vselect(v42, v28, v39);
        let v46 = vselect(v42, v31, v41);
        [v43, v44, v45, v46]
    }

    /// `out = bytes (mod p)`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn from_words(words: &Words) -> Element {
        let [words0, words1, words2, words3] = *words;
        let v4 = vand(words0, vsplat(0x7_ffff_ffff_ffff));
        let v5 = vshr::<51>(words0);
        let v6 = vand(words1, vsplat(0x3f_ffff_ffff));
        let v7 = vshl::<13>(v6);
        let v8 = vadd(v5, v7);
        let v9 = vshr::<38>(words1);
        let v10 = vand(words2, vsplat(0x1ff_ffff));
        let v11 = vshl::<26>(v10);
        let v12 = vadd(v9, v11);
        let v13 = vshr::<25>(words2);
        let v14 = vand(words3, vsplat(4095));
        let v15 = vshl::<39>(v14);
        let v16 = vadd(v13, v15);
        let v17 = vshr::<12>(words3);
        let v18 = vshr::<51>(v17);
        let v19 = vand(v17, vsplat(0x7_ffff_ffff_ffff));
        let v21 = vmadd52lo(v4, v18, vsplat(19));
        Element([v21, v8, v12, v16, v19])
    }

    /// `out = bytes (mod p), ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    pub fn from_words_canonical(words: &Words) -> (Element, Mask) {
        let [words0, words1, words2, words3] = *words;
        let (_, v9) = vsbb(words0, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (_, v11) = vsbb(words1, vsplat(0xffff_ffff_ffff_ffff), v9);
        let (_, v13) = vsbb(words2, vsplat(0xffff_ffff_ffff_ffff), v11);
        let (_, v15) = vsbb(words3, vsplat(0x7fff_ffff_ffff_ffff), v13);
        let v16 = vand(words0, vsplat(0x7_ffff_ffff_ffff));
        let v17 = vshr::<51>(words0);
        let v18 = vand(words1, vsplat(0x3f_ffff_ffff));
        let v19 = vshl::<13>(v18);
        let v20 = vadd(v17, v19);
        let v21 = vshr::<38>(words1);
        let v22 = vand(words2, vsplat(0x1ff_ffff));
        let v23 = vshl::<26>(v22);
        let v24 = vadd(v21, v23);
        let v25 = vshr::<25>(words2);
        let v26 = vand(words3, vsplat(4095));
        let v27 = vshl::<39>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<12>(words3);
        let v30 = vshr::<51>(v29);
        let v31 = vand(v29, vsplat(0x7_ffff_ffff_ffff));
        let v33 = vmadd52lo(v16, v30, vsplat(19));
        (Element([v33, v20, v24, v28, v31]), v15)
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

    /// `D2 = X2 - Z2, S3 = X3 + Z3, CB = S3 * D2, D3 = X3 - Z3, S2 = X2 + Z2, DA = D3 * S2, D = D3 if exchanged else D2, BB = D^2, S = S3 if exchanged else S2, AA = S^2, P = DA + CB, X5 = P^2, M = DA - CB, E = AA - BB, K = a24 * E, X4 = AA * BB, L = AA + K, MM = M^2, Z4 = E * L, Z5 = u * MM (mod p)`
    ///
    /// - takes `exchanged` in `[0, 1]`
    /// - takes `x2`: every word in `[0, 0x80fffffffffff]`
    /// - takes `z2`: every word in `[0, 0x80fffffffffff]`
    /// - takes `x3`: every word in `[0, 0x80fffffffffff]`
    /// - takes `z3`: every word in `[0, 0x80fffffffffff]`
    /// - takes `u`: every word in `[0, 0x80fffffffffff]`
    /// - returns `x4`: every word in `[0, 0x80fffffffffff]`
    /// - returns `z4`: every word in `[0, 0x80fffffffffff]`
    /// - returns `x5`: every word in `[0, 0x80fffffffffff]`
    /// - returns `z5`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn ladder_step_mixed(
        exchanged: Mask,
        x2: &Element,
        z2: &Element,
        x3: &Element,
        z3: &Element,
        u: &Element,
    ) -> (Element, Element, Element, Element) {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let exchanged = core::hint::black_box(exchanged);
        let [x20, x21, x22, x23, x24] = x2.0;
        let [z20, z21, z22, z23, z24] = z2.0;
        let [x30, x31, x32, x33, x34] = x3.0;
        let [z30, z31, z32, z33, z34] = z3.0;
        let [u0, u1, u2, u3, u4] = u.0;
        let v27 = vadd(x20, vsplat(0xf_ffff_ffff_ffda));
        let v28 = vsub(v27, z20);
        let v30 = vadd(x21, vsplat(0xf_ffff_ffff_fffe));
        let v31 = vsub(v30, z21);
        let v32 = vadd(x22, vsplat(0xf_ffff_ffff_fffe));
        let v33 = vsub(v32, z22);
        let v34 = vadd(x23, vsplat(0xf_ffff_ffff_fffe));
        let v35 = vsub(v34, z23);
        let v36 = vadd(x24, vsplat(0xf_ffff_ffff_fffe));
        let v37 = vsub(v36, z24);
        let v38 = vshr::<51>(v28);
        let v39 = vshr::<51>(v31);
        let v40 = vshr::<51>(v33);
        let v41 = vshr::<51>(v35);
        let v42 = vshr::<51>(v37);
        let v43 = vand(v28, vsplat(0x7_ffff_ffff_ffff));
        let v44 = vand(v31, vsplat(0x7_ffff_ffff_ffff));
        let v45 = vand(v33, vsplat(0x7_ffff_ffff_ffff));
        let v46 = vand(v35, vsplat(0x7_ffff_ffff_ffff));
        let v47 = vand(v37, vsplat(0x7_ffff_ffff_ffff));
        let v48 = vadd(v44, v38);
        let v49 = vadd(v45, v39);
        let v50 = vadd(v46, v40);
        let v51 = vadd(v47, v41);
        let v53 = vmadd52lo(v43, v42, vsplat(19));
        let v54 = vadd(x30, z30);
        let v55 = vadd(x31, z31);
        let v56 = vadd(x32, z32);
        let v57 = vadd(x33, z33);
        let v58 = vadd(x34, z34);
        let v59 = vshr::<51>(v54);
        let v60 = vshr::<51>(v55);
        let v61 = vshr::<51>(v56);
        let v62 = vshr::<51>(v57);
        let v63 = vshr::<51>(v58);
        let v64 = vand(v54, vsplat(0x7_ffff_ffff_ffff));
        let v65 = vand(v55, vsplat(0x7_ffff_ffff_ffff));
        let v66 = vand(v56, vsplat(0x7_ffff_ffff_ffff));
        let v67 = vand(v57, vsplat(0x7_ffff_ffff_ffff));
        let v68 = vand(v58, vsplat(0x7_ffff_ffff_ffff));
        let v69 = vadd(v65, v59);
        let v70 = vadd(v66, v60);
        let v71 = vadd(v67, v61);
        let v72 = vadd(v68, v62);
        let v73 = vmadd52lo(v64, v63, vsplat(19));
        let v75 = vmadd52lo(vsplat(0), v73, v53);
        let v76 = vmadd52hi(vsplat(0), v73, v53);
        let v77 = vadd(v76, v76);
        let v78 = vmadd52lo(v77, v73, v48);
        let v79 = vmadd52lo(v78, v69, v53);
        let v80 = vmadd52hi(vsplat(0), v73, v48);
        let v81 = vmadd52hi(v80, v69, v53);
        let v82 = vadd(v81, v81);
        let v83 = vmadd52lo(v82, v73, v49);
        let v84 = vmadd52lo(v83, v69, v48);
        let v85 = vmadd52lo(v84, v70, v53);
        let v86 = vmadd52hi(vsplat(0), v73, v49);
        let v87 = vmadd52hi(v86, v69, v48);
        let v88 = vmadd52hi(v87, v70, v53);
        let v89 = vadd(v88, v88);
        let v90 = vmadd52lo(v89, v73, v50);
        let v91 = vmadd52lo(v90, v69, v49);
        let v92 = vmadd52lo(v91, v70, v48);
        let v93 = vmadd52lo(v92, v71, v53);
        let v94 = vmadd52hi(vsplat(0), v73, v50);
        let v95 = vmadd52hi(v94, v69, v49);
        let v96 = vmadd52hi(v95, v70, v48);
        let v97 = vmadd52hi(v96, v71, v53);
        let v98 = vadd(v97, v97);
        let v99 = vmadd52lo(v98, v73, v51);
        let v100 = vmadd52lo(v99, v69, v50);
        let v101 = vmadd52lo(v100, v70, v49);
        let v102 = vmadd52lo(v101, v71, v48);
        let v103 = vmadd52lo(v102, v72, v53);
        let v104 = vmadd52hi(vsplat(0), v73, v51);
        let v105 = vmadd52hi(v104, v69, v50);
        let v106 = vmadd52hi(v105, v70, v49);
        let v107 = vmadd52hi(v106, v71, v48);
        let v108 = vmadd52hi(v107, v72, v53);
        let v109 = vadd(v108, v108);
        let v110 = vmadd52lo(v109, v69, v51);
        let v111 = vmadd52lo(v110, v70, v50);
        let v112 = vmadd52lo(v111, v71, v49);
        let v113 = vmadd52lo(v112, v72, v48);
        let v114 = vmadd52hi(vsplat(0), v69, v51);
        let v115 = vmadd52hi(v114, v70, v50);
        let v116 = vmadd52hi(v115, v71, v49);
        let v117 = vmadd52hi(v116, v72, v48);
        let v118 = vadd(v117, v117);
        let v119 = vmadd52lo(v118, v70, v51);
        let v120 = vmadd52lo(v119, v71, v50);
        let v121 = vmadd52lo(v120, v72, v49);
        let v122 = vmadd52hi(vsplat(0), v70, v51);
        let v123 = vmadd52hi(v122, v71, v50);
        let v124 = vmadd52hi(v123, v72, v49);
        let v125 = vadd(v124, v124);
        let v126 = vmadd52lo(v125, v71, v51);
        let v127 = vmadd52lo(v126, v72, v50);
        let v128 = vmadd52hi(vsplat(0), v71, v51);
        let v129 = vmadd52hi(v128, v72, v50);
        let v130 = vadd(v129, v129);
        let v131 = vmadd52lo(v130, v72, v51);
        let v132 = vmadd52hi(vsplat(0), v72, v51);
        let v133 = vadd(v132, v132);
        let v134 = vshl::<3>(v113);
        let v135 = vadd(v113, v134);
        let v136 = vshl::<1>(v135);
        let v137 = vadd(v113, v136);
        let v138 = vadd(v75, v137);
        let v139 = vshl::<3>(v121);
        let v140 = vadd(v121, v139);
        let v141 = vshl::<1>(v140);
        let v142 = vadd(v121, v141);
        let v143 = vadd(v79, v142);
        let v144 = vshl::<3>(v127);
        let v145 = vadd(v127, v144);
        let v146 = vshl::<1>(v145);
        let v147 = vadd(v127, v146);
        let v148 = vadd(v85, v147);
        let v149 = vshl::<3>(v131);
        let v150 = vadd(v131, v149);
        let v151 = vshl::<1>(v150);
        let v152 = vadd(v131, v151);
        let v153 = vadd(v93, v152);
        let v154 = vshl::<3>(v133);
        let v155 = vadd(v133, v154);
        let v156 = vshl::<1>(v155);
        let v157 = vadd(v133, v156);
        let v158 = vadd(v103, v157);
        let v159 = vadd(x30, vsplat(0xf_ffff_ffff_ffda));
        let v160 = vsub(v159, z30);
        let v161 = vadd(x31, vsplat(0xf_ffff_ffff_fffe));
        let v162 = vsub(v161, z31);
        let v163 = vadd(x32, vsplat(0xf_ffff_ffff_fffe));
        let v164 = vsub(v163, z32);
        let v165 = vadd(x33, vsplat(0xf_ffff_ffff_fffe));
        let v166 = vsub(v165, z33);
        let v167 = vadd(x34, vsplat(0xf_ffff_ffff_fffe));
        let v168 = vsub(v167, z34);
        let v169 = vshr::<51>(v160);
        let v170 = vshr::<51>(v162);
        let v171 = vshr::<51>(v164);
        let v172 = vshr::<51>(v166);
        let v173 = vshr::<51>(v168);
        let v174 = vand(v160, vsplat(0x7_ffff_ffff_ffff));
        let v175 = vand(v162, vsplat(0x7_ffff_ffff_ffff));
        let v176 = vand(v164, vsplat(0x7_ffff_ffff_ffff));
        let v177 = vand(v166, vsplat(0x7_ffff_ffff_ffff));
        let v178 = vand(v168, vsplat(0x7_ffff_ffff_ffff));
        let v179 = vadd(v175, v169);
        let v180 = vadd(v176, v170);
        let v181 = vadd(v177, v171);
        let v182 = vadd(v178, v172);
        let v183 = vmadd52lo(v174, v173, vsplat(19));
        let v184 = vadd(x20, z20);
        let v185 = vadd(x21, z21);
        let v186 = vadd(x22, z22);
        let v187 = vadd(x23, z23);
        let v188 = vadd(x24, z24);
        let v189 = vshr::<51>(v184);
        let v190 = vshr::<51>(v185);
        let v191 = vshr::<51>(v186);
        let v192 = vshr::<51>(v187);
        let v193 = vshr::<51>(v188);
        let v194 = vand(v184, vsplat(0x7_ffff_ffff_ffff));
        let v195 = vand(v185, vsplat(0x7_ffff_ffff_ffff));
        let v196 = vand(v186, vsplat(0x7_ffff_ffff_ffff));
        let v197 = vand(v187, vsplat(0x7_ffff_ffff_ffff));
        let v198 = vand(v188, vsplat(0x7_ffff_ffff_ffff));
        let v199 = vadd(v195, v189);
        let v200 = vadd(v196, v190);
        let v201 = vadd(v197, v191);
        let v202 = vadd(v198, v192);
        let v203 = vmadd52lo(v194, v193, vsplat(19));
        let v204 = vmadd52lo(vsplat(0), v183, v203);
        let v205 = vmadd52hi(vsplat(0), v183, v203);
        let v206 = vadd(v205, v205);
        let v207 = vmadd52lo(v206, v183, v199);
        let v208 = vmadd52lo(v207, v179, v203);
        let v209 = vmadd52hi(vsplat(0), v183, v199);
        let v210 = vmadd52hi(v209, v179, v203);
        let v211 = vadd(v210, v210);
        let v212 = vmadd52lo(v211, v183, v200);
        let v213 = vmadd52lo(v212, v179, v199);
        let v214 = vmadd52lo(v213, v180, v203);
        let v215 = vmadd52hi(vsplat(0), v183, v200);
        let v216 = vmadd52hi(v215, v179, v199);
        let v217 = vmadd52hi(v216, v180, v203);
        let v218 = vadd(v217, v217);
        let v219 = vmadd52lo(v218, v183, v201);
        let v220 = vmadd52lo(v219, v179, v200);
        let v221 = vmadd52lo(v220, v180, v199);
        let v222 = vmadd52lo(v221, v181, v203);
        let v223 = vmadd52hi(vsplat(0), v183, v201);
        let v224 = vmadd52hi(v223, v179, v200);
        let v225 = vmadd52hi(v224, v180, v199);
        let v226 = vmadd52hi(v225, v181, v203);
        let v227 = vadd(v226, v226);
        let v228 = vmadd52lo(v227, v183, v202);
        let v229 = vmadd52lo(v228, v179, v201);
        let v230 = vmadd52lo(v229, v180, v200);
        let v231 = vmadd52lo(v230, v181, v199);
        let v232 = vmadd52lo(v231, v182, v203);
        let v233 = vmadd52hi(vsplat(0), v183, v202);
        let v234 = vmadd52hi(v233, v179, v201);
        let v235 = vmadd52hi(v234, v180, v200);
        let v236 = vmadd52hi(v235, v181, v199);
        let v237 = vmadd52hi(v236, v182, v203);
        let v238 = vadd(v237, v237);
        let v239 = vmadd52lo(v238, v179, v202);
        let v240 = vmadd52lo(v239, v180, v201);
        let v241 = vmadd52lo(v240, v181, v200);
        let v242 = vmadd52lo(v241, v182, v199);
        let v243 = vmadd52hi(vsplat(0), v179, v202);
        let v244 = vmadd52hi(v243, v180, v201);
        let v245 = vmadd52hi(v244, v181, v200);
        let v246 = vmadd52hi(v245, v182, v199);
        let v247 = vadd(v246, v246);
        let v248 = vmadd52lo(v247, v180, v202);
        let v249 = vmadd52lo(v248, v181, v201);
        let v250 = vmadd52lo(v249, v182, v200);
        let v251 = vmadd52hi(vsplat(0), v180, v202);
        let v252 = vmadd52hi(v251, v181, v201);
        let v253 = vmadd52hi(v252, v182, v200);
        let v254 = vadd(v253, v253);
        let v255 = vmadd52lo(v254, v181, v202);
        let v256 = vmadd52lo(v255, v182, v201);
        let v257 = vmadd52hi(vsplat(0), v181, v202);
        let v258 = vmadd52hi(v257, v182, v201);
        let v259 = vadd(v258, v258);
        let v260 = vmadd52lo(v259, v182, v202);
        let v261 = vmadd52hi(vsplat(0), v182, v202);
        let v262 = vadd(v261, v261);
        let v263 = vshl::<3>(v242);
        let v264 = vadd(v242, v263);
        let v265 = vshl::<1>(v264);
        let v266 = vadd(v242, v265);
        let v267 = vadd(v204, v266);
        let v268 = vshl::<3>(v250);
        let v269 = vadd(v250, v268);
        let v270 = vshl::<1>(v269);
        let v271 = vadd(v250, v270);
        let v272 = vadd(v208, v271);
        let v273 = vshl::<3>(v256);
        let v274 = vadd(v256, v273);
        let v275 = vshl::<1>(v274);
        let v276 = vadd(v256, v275);
        let v277 = vadd(v214, v276);
        let v278 = vshl::<3>(v260);
        let v279 = vadd(v260, v278);
        let v280 = vshl::<1>(v279);
        let v281 = vadd(v260, v280);
        let v282 = vadd(v222, v281);
        let v283 = vshl::<3>(v262);
        let v284 = vadd(v262, v283);
        let v285 = vshl::<1>(v284);
        let v286 = vadd(v262, v285);
        let v287 = vadd(v232, v286);
        let v288 = vselect(exchanged, v183, v53);
        let v289 = vselect(exchanged, v179, v48);
        let v290 = vselect(exchanged, v180, v49);
        let v291 = vselect(exchanged, v181, v50);
        let v292 = vselect(exchanged, v182, v51);
        let v293 = vmadd52lo(vsplat(0), v288, v288);
        let v294 = vmadd52hi(vsplat(0), v288, v288);
        let v295 = vmadd52lo(v294, v288, v289);
        let v296 = vadd(v295, v295);
        let v297 = vmadd52hi(vsplat(0), v288, v289);
        let v298 = vadd(v297, v297);
        let v299 = vmadd52lo(v298, v288, v290);
        let v300 = vadd(v299, v299);
        let v301 = vmadd52lo(v300, v289, v289);
        let v302 = vmadd52hi(vsplat(0), v288, v290);
        let v303 = vadd(v302, v302);
        let v304 = vmadd52hi(v303, v289, v289);
        let v305 = vmadd52lo(v304, v288, v291);
        let v306 = vmadd52lo(v305, v289, v290);
        let v307 = vadd(v306, v306);
        let v308 = vmadd52hi(vsplat(0), v288, v291);
        let v309 = vmadd52hi(v308, v289, v290);
        let v310 = vadd(v309, v309);
        let v311 = vmadd52lo(v310, v288, v292);
        let v312 = vmadd52lo(v311, v289, v291);
        let v313 = vadd(v312, v312);
        let v314 = vmadd52lo(v313, v290, v290);
        let v315 = vmadd52hi(vsplat(0), v288, v292);
        let v316 = vmadd52hi(v315, v289, v291);
        let v317 = vadd(v316, v316);
        let v318 = vmadd52hi(v317, v290, v290);
        let v319 = vmadd52lo(v318, v289, v292);
        let v320 = vmadd52lo(v319, v290, v291);
        let v321 = vadd(v320, v320);
        let v322 = vmadd52hi(vsplat(0), v289, v292);
        let v323 = vmadd52hi(v322, v290, v291);
        let v324 = vadd(v323, v323);
        let v325 = vmadd52lo(v324, v290, v292);
        let v326 = vadd(v325, v325);
        let v327 = vmadd52lo(v326, v291, v291);
        let v328 = vmadd52hi(vsplat(0), v290, v292);
        let v329 = vadd(v328, v328);
        let v330 = vmadd52hi(v329, v291, v291);
        let v331 = vmadd52lo(v330, v291, v292);
        let v332 = vadd(v331, v331);
        let v333 = vmadd52hi(vsplat(0), v291, v292);
        let v334 = vadd(v333, v333);
        let v335 = vadd(v334, v334);
        let v336 = vmadd52lo(v335, v292, v292);
        let v337 = vmadd52hi(vsplat(0), v292, v292);
        let v338 = vadd(v337, v337);
        let v339 = vshl::<3>(v321);
        let v340 = vadd(v321, v339);
        let v341 = vshl::<1>(v340);
        let v342 = vadd(v321, v341);
        let v343 = vadd(v293, v342);
        let v344 = vshl::<3>(v327);
        let v345 = vadd(v327, v344);
        let v346 = vshl::<1>(v345);
        let v347 = vadd(v327, v346);
        let v348 = vadd(v296, v347);
        let v349 = vshl::<3>(v332);
        let v350 = vadd(v332, v349);
        let v351 = vshl::<1>(v350);
        let v352 = vadd(v332, v351);
        let v353 = vadd(v301, v352);
        let v354 = vshl::<3>(v336);
        let v355 = vadd(v336, v354);
        let v356 = vshl::<1>(v355);
        let v357 = vadd(v336, v356);
        let v358 = vadd(v307, v357);
        let v359 = vshl::<3>(v338);
        let v360 = vadd(v338, v359);
        let v361 = vshl::<1>(v360);
        let v362 = vadd(v338, v361);
        let v363 = vadd(v314, v362);
        let v364 = vshr::<51>(v343);
        let v365 = vshr::<51>(v348);
        let v366 = vshr::<51>(v353);
        let v367 = vshr::<51>(v358);
        let v368 = vshr::<51>(v363);
        let v369 = vand(v343, vsplat(0x7_ffff_ffff_ffff));
        let v370 = vand(v348, vsplat(0x7_ffff_ffff_ffff));
        let v371 = vand(v353, vsplat(0x7_ffff_ffff_ffff));
        let v372 = vand(v358, vsplat(0x7_ffff_ffff_ffff));
        let v373 = vand(v363, vsplat(0x7_ffff_ffff_ffff));
        let v374 = vadd(v370, v364);
        let v375 = vadd(v371, v365);
        let v376 = vadd(v372, v366);
        let v377 = vadd(v373, v367);
        let v378 = vmadd52lo(v369, v368, vsplat(19));
        let v379 = vselect(exchanged, v73, v203);
        let v380 = vselect(exchanged, v69, v199);
        let v381 = vselect(exchanged, v70, v200);
        let v382 = vselect(exchanged, v71, v201);
        let v383 = vselect(exchanged, v72, v202);
        let v384 = vmadd52lo(vsplat(0), v379, v379);
        let v385 = vmadd52hi(vsplat(0), v379, v379);
        let v386 = vmadd52lo(v385, v379, v380);
        let v387 = vadd(v386, v386);
        let v388 = vmadd52hi(vsplat(0), v379, v380);
        let v389 = vadd(v388, v388);
        let v390 = vmadd52lo(v389, v379, v381);
        let v391 = vadd(v390, v390);
        let v392 = vmadd52lo(v391, v380, v380);
        let v393 = vmadd52hi(vsplat(0), v379, v381);
        let v394 = vadd(v393, v393);
        let v395 = vmadd52hi(v394, v380, v380);
        let v396 = vmadd52lo(v395, v379, v382);
        let v397 = vmadd52lo(v396, v380, v381);
        let v398 = vadd(v397, v397);
        let v399 = vmadd52hi(vsplat(0), v379, v382);
        let v400 = vmadd52hi(v399, v380, v381);
        let v401 = vadd(v400, v400);
        let v402 = vmadd52lo(v401, v379, v383);
        let v403 = vmadd52lo(v402, v380, v382);
        let v404 = vadd(v403, v403);
        let v405 = vmadd52lo(v404, v381, v381);
        let v406 = vmadd52hi(vsplat(0), v379, v383);
        let v407 = vmadd52hi(v406, v380, v382);
        let v408 = vadd(v407, v407);
        let v409 = vmadd52hi(v408, v381, v381);
        let v410 = vmadd52lo(v409, v380, v383);
        let v411 = vmadd52lo(v410, v381, v382);
        let v412 = vadd(v411, v411);
        let v413 = vmadd52hi(vsplat(0), v380, v383);
        let v414 = vmadd52hi(v413, v381, v382);
        let v415 = vadd(v414, v414);
        let v416 = vmadd52lo(v415, v381, v383);
        let v417 = vadd(v416, v416);
        let v418 = vmadd52lo(v417, v382, v382);
        let v419 = vmadd52hi(vsplat(0), v381, v383);
        let v420 = vadd(v419, v419);
        let v421 = vmadd52hi(v420, v382, v382);
        let v422 = vmadd52lo(v421, v382, v383);
        let v423 = vadd(v422, v422);
        let v424 = vmadd52hi(vsplat(0), v382, v383);
        let v425 = vadd(v424, v424);
        let v426 = vadd(v425, v425);
        let v427 = vmadd52lo(v426, v383, v383);
        let v428 = vmadd52hi(vsplat(0), v383, v383);
        let v429 = vadd(v428, v428);
        let v430 = vshl::<3>(v412);
        let v431 = vadd(v412, v430);
        let v432 = vshl::<1>(v431);
        let v433 = vadd(v412, v432);
        let v434 = vadd(v384, v433);
        let v435 = vshl::<3>(v418);
        let v436 = vadd(v418, v435);
        let v437 = vshl::<1>(v436);
        let v438 = vadd(v418, v437);
        let v439 = vadd(v387, v438);
        let v440 = vshl::<3>(v423);
        let v441 = vadd(v423, v440);
        let v442 = vshl::<1>(v441);
        let v443 = vadd(v423, v442);
        let v444 = vadd(v392, v443);
        let v445 = vshl::<3>(v427);
        let v446 = vadd(v427, v445);
        let v447 = vshl::<1>(v446);
        let v448 = vadd(v427, v447);
        let v449 = vadd(v398, v448);
        let v450 = vshl::<3>(v429);
        let v451 = vadd(v429, v450);
        let v452 = vshl::<1>(v451);
        let v453 = vadd(v429, v452);
        let v454 = vadd(v405, v453);
        let v455 = vshr::<51>(v434);
        let v456 = vshr::<51>(v439);
        let v457 = vshr::<51>(v444);
        let v458 = vshr::<51>(v449);
        let v459 = vshr::<51>(v454);
        let v460 = vand(v434, vsplat(0x7_ffff_ffff_ffff));
        let v461 = vand(v439, vsplat(0x7_ffff_ffff_ffff));
        let v462 = vand(v444, vsplat(0x7_ffff_ffff_ffff));
        let v463 = vand(v449, vsplat(0x7_ffff_ffff_ffff));
        let v464 = vand(v454, vsplat(0x7_ffff_ffff_ffff));
        let v465 = vadd(v461, v455);
        let v466 = vadd(v462, v456);
        let v467 = vadd(v463, v457);
        let v468 = vadd(v464, v458);
        let v469 = vmadd52lo(v460, v459, vsplat(19));
        let v470 = vadd(v267, v138);
        let v471 = vadd(v272, v143);
        let v472 = vadd(v277, v148);
        let v473 = vadd(v282, v153);
        let v474 = vadd(v287, v158);
        let v475 = vshr::<51>(v470);
        let v476 = vshr::<51>(v471);
        let v477 = vshr::<51>(v472);
        let v478 = vshr::<51>(v473);
        let v479 = vshr::<51>(v474);
        let v480 = vand(v470, vsplat(0x7_ffff_ffff_ffff));
        let v481 = vand(v471, vsplat(0x7_ffff_ffff_ffff));
        let v482 = vand(v472, vsplat(0x7_ffff_ffff_ffff));
        let v483 = vand(v473, vsplat(0x7_ffff_ffff_ffff));
        let v484 = vand(v474, vsplat(0x7_ffff_ffff_ffff));
        let v485 = vadd(v481, v475);
        let v486 = vadd(v482, v476);
        let v487 = vadd(v483, v477);
        let v488 = vadd(v484, v478);
        let v489 = vmadd52lo(v480, v479, vsplat(19));
        let v490 = vmadd52lo(vsplat(0), v489, v489);
        let v491 = vmadd52hi(vsplat(0), v489, v489);
        let v492 = vmadd52lo(v491, v489, v485);
        let v493 = vadd(v492, v492);
        let v494 = vmadd52hi(vsplat(0), v489, v485);
        let v495 = vadd(v494, v494);
        let v496 = vmadd52lo(v495, v489, v486);
        let v497 = vadd(v496, v496);
        let v498 = vmadd52lo(v497, v485, v485);
        let v499 = vmadd52hi(vsplat(0), v489, v486);
        let v500 = vadd(v499, v499);
        let v501 = vmadd52hi(v500, v485, v485);
        let v502 = vmadd52lo(v501, v489, v487);
        let v503 = vmadd52lo(v502, v485, v486);
        let v504 = vadd(v503, v503);
        let v505 = vmadd52hi(vsplat(0), v489, v487);
        let v506 = vmadd52hi(v505, v485, v486);
        let v507 = vadd(v506, v506);
        let v508 = vmadd52lo(v507, v489, v488);
        let v509 = vmadd52lo(v508, v485, v487);
        let v510 = vadd(v509, v509);
        let v511 = vmadd52lo(v510, v486, v486);
        let v512 = vmadd52hi(vsplat(0), v489, v488);
        let v513 = vmadd52hi(v512, v485, v487);
        let v514 = vadd(v513, v513);
        let v515 = vmadd52hi(v514, v486, v486);
        let v516 = vmadd52lo(v515, v485, v488);
        let v517 = vmadd52lo(v516, v486, v487);
        let v518 = vadd(v517, v517);
        let v519 = vmadd52hi(vsplat(0), v485, v488);
        let v520 = vmadd52hi(v519, v486, v487);
        let v521 = vadd(v520, v520);
        let v522 = vmadd52lo(v521, v486, v488);
        let v523 = vadd(v522, v522);
        let v524 = vmadd52lo(v523, v487, v487);
        let v525 = vmadd52hi(vsplat(0), v486, v488);
        let v526 = vadd(v525, v525);
        let v527 = vmadd52hi(v526, v487, v487);
        let v528 = vmadd52lo(v527, v487, v488);
        let v529 = vadd(v528, v528);
        let v530 = vmadd52hi(vsplat(0), v487, v488);
        let v531 = vadd(v530, v530);
        let v532 = vadd(v531, v531);
        let v533 = vmadd52lo(v532, v488, v488);
        let v534 = vmadd52hi(vsplat(0), v488, v488);
        let v535 = vadd(v534, v534);
        let v536 = vshl::<3>(v518);
        let v537 = vadd(v518, v536);
        let v538 = vshl::<1>(v537);
        let v539 = vadd(v518, v538);
        let v540 = vadd(v490, v539);
        let v541 = vshl::<3>(v524);
        let v542 = vadd(v524, v541);
        let v543 = vshl::<1>(v542);
        let v544 = vadd(v524, v543);
        let v545 = vadd(v493, v544);
        let v546 = vshl::<3>(v529);
        let v547 = vadd(v529, v546);
        let v548 = vshl::<1>(v547);
        let v549 = vadd(v529, v548);
        let v550 = vadd(v498, v549);
        let v551 = vshl::<3>(v533);
        let v552 = vadd(v533, v551);
        let v553 = vshl::<1>(v552);
        let v554 = vadd(v533, v553);
        let v555 = vadd(v504, v554);
        let v556 = vshl::<3>(v535);
        let v557 = vadd(v535, v556);
        let v558 = vshl::<1>(v557);
        let v559 = vadd(v535, v558);
        let v560 = vadd(v511, v559);
        let v562 = vadd(v267, vsplat(0x7cf_ffff_ffff_fd7a));
        let v563 = vsub(v562, v138);
        let v565 = vadd(v272, vsplat(0x61f_ffff_ffff_ff06));
        let v566 = vsub(v565, v143);
        let v568 = vadd(v277, vsplat(0x46f_ffff_ffff_ff3c));
        let v569 = vsub(v568, v148);
        let v571 = vadd(v282, vsplat(0x2bf_ffff_ffff_ff72));
        let v572 = vsub(v571, v153);
        let v574 = vadd(v287, vsplat(0x10f_ffff_ffff_ffa8));
        let v575 = vsub(v574, v158);
        let v576 = vshr::<51>(v563);
        let v577 = vshr::<51>(v566);
        let v578 = vshr::<51>(v569);
        let v579 = vshr::<51>(v572);
        let v580 = vshr::<51>(v575);
        let v581 = vand(v563, vsplat(0x7_ffff_ffff_ffff));
        let v582 = vand(v566, vsplat(0x7_ffff_ffff_ffff));
        let v583 = vand(v569, vsplat(0x7_ffff_ffff_ffff));
        let v584 = vand(v572, vsplat(0x7_ffff_ffff_ffff));
        let v585 = vand(v575, vsplat(0x7_ffff_ffff_ffff));
        let v586 = vadd(v582, v576);
        let v587 = vadd(v583, v577);
        let v588 = vadd(v584, v578);
        let v589 = vadd(v585, v579);
        let v590 = vmadd52lo(v581, v580, vsplat(19));
        let v591 = vadd(v469, vsplat(0xf_ffff_ffff_ffda));
        let v592 = vsub(v591, v378);
        let v593 = vadd(v465, vsplat(0xf_ffff_ffff_fffe));
        let v594 = vsub(v593, v374);
        let v595 = vadd(v466, vsplat(0xf_ffff_ffff_fffe));
        let v596 = vsub(v595, v375);
        let v597 = vadd(v467, vsplat(0xf_ffff_ffff_fffe));
        let v598 = vsub(v597, v376);
        let v599 = vadd(v468, vsplat(0xf_ffff_ffff_fffe));
        let v600 = vsub(v599, v377);
        let v601 = vshr::<51>(v592);
        let v602 = vshr::<51>(v594);
        let v603 = vshr::<51>(v596);
        let v604 = vshr::<51>(v598);
        let v605 = vshr::<51>(v600);
        let v606 = vand(v592, vsplat(0x7_ffff_ffff_ffff));
        let v607 = vand(v594, vsplat(0x7_ffff_ffff_ffff));
        let v608 = vand(v596, vsplat(0x7_ffff_ffff_ffff));
        let v609 = vand(v598, vsplat(0x7_ffff_ffff_ffff));
        let v610 = vand(v600, vsplat(0x7_ffff_ffff_ffff));
        let v611 = vadd(v607, v601);
        let v612 = vadd(v608, v602);
        let v613 = vadd(v609, v603);
        let v614 = vadd(v610, v604);
        let v615 = vmadd52lo(v606, v605, vsplat(19));
        let v617 = vmadd52lo(vsplat(0), v615, vsplat(0x1_db41));
        let v618 = vmadd52hi(vsplat(0), v615, vsplat(0x1_db41));
        let v619 = vadd(v618, v618);
        let v620 = vmadd52lo(vsplat(0), v611, vsplat(0x1_db41));
        let v621 = vadd(v619, v620);
        let v622 = vmadd52hi(vsplat(0), v611, vsplat(0x1_db41));
        let v623 = vadd(v622, v622);
        let v624 = vmadd52lo(vsplat(0), v612, vsplat(0x1_db41));
        let v625 = vadd(v623, v624);
        let v626 = vmadd52hi(vsplat(0), v612, vsplat(0x1_db41));
        let v627 = vadd(v626, v626);
        let v628 = vmadd52lo(vsplat(0), v613, vsplat(0x1_db41));
        let v629 = vadd(v627, v628);
        let v630 = vmadd52hi(vsplat(0), v613, vsplat(0x1_db41));
        let v631 = vadd(v630, v630);
        let v632 = vmadd52lo(vsplat(0), v614, vsplat(0x1_db41));
        let v633 = vadd(v631, v632);
        let v634 = vmadd52hi(vsplat(0), v614, vsplat(0x1_db41));
        let v635 = vadd(v634, v634);
        let v636 = vmadd52lo(v617, v635, vsplat(19));
        let v637 = vshr::<51>(v636);
        let v638 = vshr::<51>(v621);
        let v639 = vshr::<51>(v625);
        let v640 = vshr::<51>(v629);
        let v641 = vshr::<51>(v633);
        let v642 = vand(v636, vsplat(0x7_ffff_ffff_ffff));
        let v643 = vand(v621, vsplat(0x7_ffff_ffff_ffff));
        let v644 = vand(v625, vsplat(0x7_ffff_ffff_ffff));
        let v645 = vand(v629, vsplat(0x7_ffff_ffff_ffff));
        let v646 = vand(v633, vsplat(0x7_ffff_ffff_ffff));
        let v647 = vadd(v643, v637);
        let v648 = vadd(v644, v638);
        let v649 = vadd(v645, v639);
        let v650 = vadd(v646, v640);
        let v651 = vmadd52lo(v642, v641, vsplat(19));
        let v652 = vmadd52lo(vsplat(0), v469, v378);
        let v653 = vmadd52hi(vsplat(0), v469, v378);
        let v654 = vadd(v653, v653);
        let v655 = vmadd52lo(v654, v469, v374);
        let v656 = vmadd52lo(v655, v465, v378);
        let v657 = vmadd52hi(vsplat(0), v469, v374);
        let v658 = vmadd52hi(v657, v465, v378);
        let v659 = vadd(v658, v658);
        let v660 = vmadd52lo(v659, v469, v375);
        let v661 = vmadd52lo(v660, v465, v374);
        let v662 = vmadd52lo(v661, v466, v378);
        let v663 = vmadd52hi(vsplat(0), v469, v375);
        let v664 = vmadd52hi(v663, v465, v374);
        let v665 = vmadd52hi(v664, v466, v378);
        let v666 = vadd(v665, v665);
        let v667 = vmadd52lo(v666, v469, v376);
        let v668 = vmadd52lo(v667, v465, v375);
        let v669 = vmadd52lo(v668, v466, v374);
        let v670 = vmadd52lo(v669, v467, v378);
        let v671 = vmadd52hi(vsplat(0), v469, v376);
        let v672 = vmadd52hi(v671, v465, v375);
        let v673 = vmadd52hi(v672, v466, v374);
        let v674 = vmadd52hi(v673, v467, v378);
        let v675 = vadd(v674, v674);
        let v676 = vmadd52lo(v675, v469, v377);
        let v677 = vmadd52lo(v676, v465, v376);
        let v678 = vmadd52lo(v677, v466, v375);
        let v679 = vmadd52lo(v678, v467, v374);
        let v680 = vmadd52lo(v679, v468, v378);
        let v681 = vmadd52hi(vsplat(0), v469, v377);
        let v682 = vmadd52hi(v681, v465, v376);
        let v683 = vmadd52hi(v682, v466, v375);
        let v684 = vmadd52hi(v683, v467, v374);
        let v685 = vmadd52hi(v684, v468, v378);
        let v686 = vadd(v685, v685);
        let v687 = vmadd52lo(v686, v465, v377);
        let v688 = vmadd52lo(v687, v466, v376);
        let v689 = vmadd52lo(v688, v467, v375);
        let v690 = vmadd52lo(v689, v468, v374);
        let v691 = vmadd52hi(vsplat(0), v465, v377);
        let v692 = vmadd52hi(v691, v466, v376);
        let v693 = vmadd52hi(v692, v467, v375);
        let v694 = vmadd52hi(v693, v468, v374);
        let v695 = vadd(v694, v694);
        let v696 = vmadd52lo(v695, v466, v377);
        let v697 = vmadd52lo(v696, v467, v376);
        let v698 = vmadd52lo(v697, v468, v375);
        let v699 = vmadd52hi(vsplat(0), v466, v377);
        let v700 = vmadd52hi(v699, v467, v376);
        let v701 = vmadd52hi(v700, v468, v375);
        let v702 = vadd(v701, v701);
        let v703 = vmadd52lo(v702, v467, v377);
        let v704 = vmadd52lo(v703, v468, v376);
        let v705 = vmadd52hi(vsplat(0), v467, v377);
        let v706 = vmadd52hi(v705, v468, v376);
        let v707 = vadd(v706, v706);
        let v708 = vmadd52lo(v707, v468, v377);
        let v709 = vmadd52hi(vsplat(0), v468, v377);
        let v710 = vadd(v709, v709);
        let v711 = vshl::<3>(v690);
        let v712 = vadd(v690, v711);
        let v713 = vshl::<1>(v712);
        let v714 = vadd(v690, v713);
        let v715 = vadd(v652, v714);
        let v716 = vshl::<3>(v698);
        let v717 = vadd(v698, v716);
        let v718 = vshl::<1>(v717);
        let v719 = vadd(v698, v718);
        let v720 = vadd(v656, v719);
        let v721 = vshl::<3>(v704);
        let v722 = vadd(v704, v721);
        let v723 = vshl::<1>(v722);
        let v724 = vadd(v704, v723);
        let v725 = vadd(v662, v724);
        let v726 = vshl::<3>(v708);
        let v727 = vadd(v708, v726);
        let v728 = vshl::<1>(v727);
        let v729 = vadd(v708, v728);
        let v730 = vadd(v670, v729);
        let v731 = vshl::<3>(v710);
        let v732 = vadd(v710, v731);
        let v733 = vshl::<1>(v732);
        let v734 = vadd(v710, v733);
        let v735 = vadd(v680, v734);
        let v736 = vadd(v469, v651);
        let v737 = vadd(v465, v647);
        let v738 = vadd(v466, v648);
        let v739 = vadd(v467, v649);
        let v740 = vadd(v468, v650);
        let v741 = vshr::<51>(v736);
        let v742 = vshr::<51>(v737);
        let v743 = vshr::<51>(v738);
        let v744 = vshr::<51>(v739);
        let v745 = vshr::<51>(v740);
        let v746 = vand(v736, vsplat(0x7_ffff_ffff_ffff));
        let v747 = vand(v737, vsplat(0x7_ffff_ffff_ffff));
        let v748 = vand(v738, vsplat(0x7_ffff_ffff_ffff));
        let v749 = vand(v739, vsplat(0x7_ffff_ffff_ffff));
        let v750 = vand(v740, vsplat(0x7_ffff_ffff_ffff));
        let v751 = vadd(v747, v741);
        let v752 = vadd(v748, v742);
        let v753 = vadd(v749, v743);
        let v754 = vadd(v750, v744);
        let v755 = vmadd52lo(v746, v745, vsplat(19));
        let v756 = vmadd52lo(vsplat(0), v590, v590);
        let v757 = vmadd52hi(vsplat(0), v590, v590);
        let v758 = vmadd52lo(v757, v590, v586);
        let v759 = vadd(v758, v758);
        let v760 = vmadd52hi(vsplat(0), v590, v586);
        let v761 = vadd(v760, v760);
        let v762 = vmadd52lo(v761, v590, v587);
        let v763 = vadd(v762, v762);
        let v764 = vmadd52lo(v763, v586, v586);
        let v765 = vmadd52hi(vsplat(0), v590, v587);
        let v766 = vadd(v765, v765);
        let v767 = vmadd52hi(v766, v586, v586);
        let v768 = vmadd52lo(v767, v590, v588);
        let v769 = vmadd52lo(v768, v586, v587);
        let v770 = vadd(v769, v769);
        let v771 = vmadd52hi(vsplat(0), v590, v588);
        let v772 = vmadd52hi(v771, v586, v587);
        let v773 = vadd(v772, v772);
        let v774 = vmadd52lo(v773, v590, v589);
        let v775 = vmadd52lo(v774, v586, v588);
        let v776 = vadd(v775, v775);
        let v777 = vmadd52lo(v776, v587, v587);
        let v778 = vmadd52hi(vsplat(0), v590, v589);
        let v779 = vmadd52hi(v778, v586, v588);
        let v780 = vadd(v779, v779);
        let v781 = vmadd52hi(v780, v587, v587);
        let v782 = vmadd52lo(v781, v586, v589);
        let v783 = vmadd52lo(v782, v587, v588);
        let v784 = vadd(v783, v783);
        let v785 = vmadd52hi(vsplat(0), v586, v589);
        let v786 = vmadd52hi(v785, v587, v588);
        let v787 = vadd(v786, v786);
        let v788 = vmadd52lo(v787, v587, v589);
        let v789 = vadd(v788, v788);
        let v790 = vmadd52lo(v789, v588, v588);
        let v791 = vmadd52hi(vsplat(0), v587, v589);
        let v792 = vadd(v791, v791);
        let v793 = vmadd52hi(v792, v588, v588);
        let v794 = vmadd52lo(v793, v588, v589);
        let v795 = vadd(v794, v794);
        let v796 = vmadd52hi(vsplat(0), v588, v589);
        let v797 = vadd(v796, v796);
        let v798 = vadd(v797, v797);
        let v799 = vmadd52lo(v798, v589, v589);
        let v800 = vmadd52hi(vsplat(0), v589, v589);
        let v801 = vadd(v800, v800);
        let v802 = vshl::<3>(v784);
        let v803 = vadd(v784, v802);
        let v804 = vshl::<1>(v803);
        let v805 = vadd(v784, v804);
        let v806 = vadd(v756, v805);
        let v807 = vshl::<3>(v790);
        let v808 = vadd(v790, v807);
        let v809 = vshl::<1>(v808);
        let v810 = vadd(v790, v809);
        let v811 = vadd(v759, v810);
        let v812 = vshl::<3>(v795);
        let v813 = vadd(v795, v812);
        let v814 = vshl::<1>(v813);
        let v815 = vadd(v795, v814);
        let v816 = vadd(v764, v815);
        let v817 = vshl::<3>(v799);
        let v818 = vadd(v799, v817);
        let v819 = vshl::<1>(v818);
        let v820 = vadd(v799, v819);
        let v821 = vadd(v770, v820);
        let v822 = vshl::<3>(v801);
        let v823 = vadd(v801, v822);
        let v824 = vshl::<1>(v823);
        let v825 = vadd(v801, v824);
        let v826 = vadd(v777, v825);
        let v827 = vshr::<51>(v806);
        let v828 = vshr::<51>(v811);
        let v829 = vshr::<51>(v816);
        let v830 = vshr::<51>(v821);
        let v831 = vshr::<51>(v826);
        let v832 = vand(v806, vsplat(0x7_ffff_ffff_ffff));
        let v833 = vand(v811, vsplat(0x7_ffff_ffff_ffff));
        let v834 = vand(v816, vsplat(0x7_ffff_ffff_ffff));
        let v835 = vand(v821, vsplat(0x7_ffff_ffff_ffff));
        let v836 = vand(v826, vsplat(0x7_ffff_ffff_ffff));
        let v837 = vadd(v833, v827);
        let v838 = vadd(v834, v828);
        let v839 = vadd(v835, v829);
        let v840 = vadd(v836, v830);
        let v841 = vmadd52lo(v832, v831, vsplat(19));
        let v842 = vmadd52lo(vsplat(0), v615, v755);
        let v843 = vmadd52hi(vsplat(0), v615, v755);
        let v844 = vadd(v843, v843);
        let v845 = vmadd52lo(v844, v615, v751);
        let v846 = vmadd52lo(v845, v611, v755);
        let v847 = vmadd52hi(vsplat(0), v615, v751);
        let v848 = vmadd52hi(v847, v611, v755);
        let v849 = vadd(v848, v848);
        let v850 = vmadd52lo(v849, v615, v752);
        let v851 = vmadd52lo(v850, v611, v751);
        let v852 = vmadd52lo(v851, v612, v755);
        let v853 = vmadd52hi(vsplat(0), v615, v752);
        let v854 = vmadd52hi(v853, v611, v751);
        let v855 = vmadd52hi(v854, v612, v755);
        let v856 = vadd(v855, v855);
        let v857 = vmadd52lo(v856, v615, v753);
        let v858 = vmadd52lo(v857, v611, v752);
        let v859 = vmadd52lo(v858, v612, v751);
        let v860 = vmadd52lo(v859, v613, v755);
        let v861 = vmadd52hi(vsplat(0), v615, v753);
        let v862 = vmadd52hi(v861, v611, v752);
        let v863 = vmadd52hi(v862, v612, v751);
        let v864 = vmadd52hi(v863, v613, v755);
        let v865 = vadd(v864, v864);
        let v866 = vmadd52lo(v865, v615, v754);
        let v867 = vmadd52lo(v866, v611, v753);
        let v868 = vmadd52lo(v867, v612, v752);
        let v869 = vmadd52lo(v868, v613, v751);
        let v870 = vmadd52lo(v869, v614, v755);
        let v871 = vmadd52hi(vsplat(0), v615, v754);
        let v872 = vmadd52hi(v871, v611, v753);
        let v873 = vmadd52hi(v872, v612, v752);
        let v874 = vmadd52hi(v873, v613, v751);
        let v875 = vmadd52hi(v874, v614, v755);
        let v876 = vadd(v875, v875);
        let v877 = vmadd52lo(v876, v611, v754);
        let v878 = vmadd52lo(v877, v612, v753);
        let v879 = vmadd52lo(v878, v613, v752);
        let v880 = vmadd52lo(v879, v614, v751);
        let v881 = vmadd52hi(vsplat(0), v611, v754);
        let v882 = vmadd52hi(v881, v612, v753);
        let v883 = vmadd52hi(v882, v613, v752);
        let v884 = vmadd52hi(v883, v614, v751);
        let v885 = vadd(v884, v884);
        let v886 = vmadd52lo(v885, v612, v754);
        let v887 = vmadd52lo(v886, v613, v753);
        let v888 = vmadd52lo(v887, v614, v752);
        let v889 = vmadd52hi(vsplat(0), v612, v754);
        let v890 = vmadd52hi(v889, v613, v753);
        let v891 = vmadd52hi(v890, v614, v752);
        let v892 = vadd(v891, v891);
        let v893 = vmadd52lo(v892, v613, v754);
        let v894 = vmadd52lo(v893, v614, v753);
        let v895 = vmadd52hi(vsplat(0), v613, v754);
        let v896 = vmadd52hi(v895, v614, v753);
        let v897 = vadd(v896, v896);
        let v898 = vmadd52lo(v897, v614, v754);
        let v899 = vmadd52hi(vsplat(0), v614, v754);
        let v900 = vadd(v899, v899);
        let v901 = vshl::<3>(v880);
        let v902 = vadd(v880, v901);
        let v903 = vshl::<1>(v902);
        let v904 = vadd(v880, v903);
        let v905 = vadd(v842, v904);
        let v906 = vshl::<3>(v888);
        let v907 = vadd(v888, v906);
        let v908 = vshl::<1>(v907);
        let v909 = vadd(v888, v908);
        let v910 = vadd(v846, v909);
        let v911 = vshl::<3>(v894);
        let v912 = vadd(v894, v911);
        let v913 = vshl::<1>(v912);
        let v914 = vadd(v894, v913);
        let v915 = vadd(v852, v914);
        let v916 = vshl::<3>(v898);
        let v917 = vadd(v898, v916);
        let v918 = vshl::<1>(v917);
        let v919 = vadd(v898, v918);
        let v920 = vadd(v860, v919);
        let v921 = vshl::<3>(v900);
        let v922 = vadd(v900, v921);
        let v923 = vshl::<1>(v922);
        let v924 = vadd(v900, v923);
        let v925 = vadd(v870, v924);
        let v926 = vmadd52lo(vsplat(0), u0, v841);
        let v927 = vmadd52hi(vsplat(0), u0, v841);
        let v928 = vadd(v927, v927);
        let v929 = vmadd52lo(v928, u0, v837);
        let v930 = vmadd52lo(v929, u1, v841);
        let v931 = vmadd52hi(vsplat(0), u0, v837);
        let v932 = vmadd52hi(v931, u1, v841);
        let v933 = vadd(v932, v932);
        let v934 = vmadd52lo(v933, u0, v838);
        let v935 = vmadd52lo(v934, u1, v837);
        let v936 = vmadd52lo(v935, u2, v841);
        let v937 = vmadd52hi(vsplat(0), u0, v838);
        let v938 = vmadd52hi(v937, u1, v837);
        let v939 = vmadd52hi(v938, u2, v841);
        let v940 = vadd(v939, v939);
        let v941 = vmadd52lo(v940, u0, v839);
        let v942 = vmadd52lo(v941, u1, v838);
        let v943 = vmadd52lo(v942, u2, v837);
        let v944 = vmadd52lo(v943, u3, v841);
        let v945 = vmadd52hi(vsplat(0), u0, v839);
        let v946 = vmadd52hi(v945, u1, v838);
        let v947 = vmadd52hi(v946, u2, v837);
        let v948 = vmadd52hi(v947, u3, v841);
        let v949 = vadd(v948, v948);
        let v950 = vmadd52lo(v949, u0, v840);
        let v951 = vmadd52lo(v950, u1, v839);
        let v952 = vmadd52lo(v951, u2, v838);
        let v953 = vmadd52lo(v952, u3, v837);
        let v954 = vmadd52lo(v953, u4, v841);
        let v955 = vmadd52hi(vsplat(0), u0, v840);
        let v956 = vmadd52hi(v955, u1, v839);
        let v957 = vmadd52hi(v956, u2, v838);
        let v958 = vmadd52hi(v957, u3, v837);
        let v959 = vmadd52hi(v958, u4, v841);
        let v960 = vadd(v959, v959);
        let v961 = vmadd52lo(v960, u1, v840);
        let v962 = vmadd52lo(v961, u2, v839);
        let v963 = vmadd52lo(v962, u3, v838);
        let v964 = vmadd52lo(v963, u4, v837);
        let v965 = vmadd52hi(vsplat(0), u1, v840);
        let v966 = vmadd52hi(v965, u2, v839);
        let v967 = vmadd52hi(v966, u3, v838);
        let v968 = vmadd52hi(v967, u4, v837);
        let v969 = vadd(v968, v968);
        let v970 = vmadd52lo(v969, u2, v840);
        let v971 = vmadd52lo(v970, u3, v839);
        let v972 = vmadd52lo(v971, u4, v838);
        let v973 = vmadd52hi(vsplat(0), u2, v840);
        let v974 = vmadd52hi(v973, u3, v839);
        let v975 = vmadd52hi(v974, u4, v838);
        let v976 = vadd(v975, v975);
        let v977 = vmadd52lo(v976, u3, v840);
        let v978 = vmadd52lo(v977, u4, v839);
        let v979 = vmadd52hi(vsplat(0), u3, v840);
        let v980 = vmadd52hi(v979, u4, v839);
        let v981 = vadd(v980, v980);
        let v982 = vmadd52lo(v981, u4, v840);
        let v983 = vmadd52hi(vsplat(0), u4, v840);
        let v984 = vadd(v983, v983);
        let v985 = vshl::<3>(v964);
        let v986 = vadd(v964, v985);
        let v987 = vshl::<1>(v986);
        let v988 = vadd(v964, v987);
        let v989 = vadd(v926, v988);
        let v990 = vshl::<3>(v972);
        let v991 = vadd(v972, v990);
        let v992 = vshl::<1>(v991);
        let v993 = vadd(v972, v992);
        let v994 = vadd(v930, v993);
        let v995 = vshl::<3>(v978);
        let v996 = vadd(v978, v995);
        let v997 = vshl::<1>(v996);
        let v998 = vadd(v978, v997);
        let v999 = vadd(v936, v998);
        let v1000 = vshl::<3>(v982);
        let v1001 = vadd(v982, v1000);
        let v1002 = vshl::<1>(v1001);
        let v1003 = vadd(v982, v1002);
        let v1004 = vadd(v944, v1003);
        let v1005 = vshl::<3>(v984);
        let v1006 = vadd(v984, v1005);
        let v1007 = vshl::<1>(v1006);
        let v1008 = vadd(v984, v1007);
        let v1009 = vadd(v954, v1008);
        let v1010 = vshr::<51>(v715);
        let v1011 = vshr::<51>(v720);
        let v1012 = vshr::<51>(v725);
        let v1013 = vshr::<51>(v730);
        let v1014 = vshr::<51>(v735);
        let v1015 = vand(v715, vsplat(0x7_ffff_ffff_ffff));
        let v1016 = vand(v720, vsplat(0x7_ffff_ffff_ffff));
        let v1017 = vand(v725, vsplat(0x7_ffff_ffff_ffff));
        let v1018 = vand(v730, vsplat(0x7_ffff_ffff_ffff));
        let v1019 = vand(v735, vsplat(0x7_ffff_ffff_ffff));
        let v1020 = vadd(v1016, v1010);
        let v1021 = vadd(v1017, v1011);
        let v1022 = vadd(v1018, v1012);
        let v1023 = vadd(v1019, v1013);
        let v1024 = vmadd52lo(v1015, v1014, vsplat(19));
        let v1025 = vshr::<51>(v905);
        let v1026 = vshr::<51>(v910);
        let v1027 = vshr::<51>(v915);
        let v1028 = vshr::<51>(v920);
        let v1029 = vshr::<51>(v925);
        let v1030 = vand(v905, vsplat(0x7_ffff_ffff_ffff));
        let v1031 = vand(v910, vsplat(0x7_ffff_ffff_ffff));
        let v1032 = vand(v915, vsplat(0x7_ffff_ffff_ffff));
        let v1033 = vand(v920, vsplat(0x7_ffff_ffff_ffff));
        let v1034 = vand(v925, vsplat(0x7_ffff_ffff_ffff));
        let v1035 = vadd(v1031, v1025);
        let v1036 = vadd(v1032, v1026);
        let v1037 = vadd(v1033, v1027);
        let v1038 = vadd(v1034, v1028);
        let v1039 = vmadd52lo(v1030, v1029, vsplat(19));
        let v1040 = vshr::<51>(v540);
        let v1041 = vshr::<51>(v545);
        let v1042 = vshr::<51>(v550);
        let v1043 = vshr::<51>(v555);
        let v1044 = vshr::<51>(v560);
        let v1045 = vand(v540, vsplat(0x7_ffff_ffff_ffff));
        let v1046 = vand(v545, vsplat(0x7_ffff_ffff_ffff));
        let v1047 = vand(v550, vsplat(0x7_ffff_ffff_ffff));
        let v1048 = vand(v555, vsplat(0x7_ffff_ffff_ffff));
        let v1049 = vand(v560, vsplat(0x7_ffff_ffff_ffff));
        let v1050 = vadd(v1046, v1040);
        let v1051 = vadd(v1047, v1041);
        let v1052 = vadd(v1048, v1042);
        let v1053 = vadd(v1049, v1043);
        let v1054 = vmadd52lo(v1045, v1044, vsplat(19));
        let v1055 = vshr::<51>(v989);
        let v1056 = vshr::<51>(v994);
        let v1057 = vshr::<51>(v999);
        let v1058 = vshr::<51>(v1004);
        let v1059 = vshr::<51>(v1009);
        let v1060 = vand(v989, vsplat(0x7_ffff_ffff_ffff));
        let v1061 = vand(v994, vsplat(0x7_ffff_ffff_ffff));
        let v1062 = vand(v999, vsplat(0x7_ffff_ffff_ffff));
        let v1063 = vand(v1004, vsplat(0x7_ffff_ffff_ffff));
        let v1064 = vand(v1009, vsplat(0x7_ffff_ffff_ffff));
        let v1065 = vadd(v1061, v1055);
        let v1066 = vadd(v1062, v1056);
        let v1067 = vadd(v1063, v1057);
        let v1068 = vadd(v1064, v1058);
        let v1069 = vmadd52lo(v1060, v1059, vsplat(19));
        (Element([v1024, v1020, v1021, v1022, v1023]), Element([v1039, v1035, v1036, v1037, v1038]), Element([v1054, v1050, v1051, v1052, v1053]), Element([v1069, v1065, v1066, v1067, v1068]))
    }

    /// `X = E1 * F1, Y = G1 * H1, Z = F1 * G1, A = X^2, B = Y^2, ZZ = Z^2, XY = X * Y, E = 2 * XY, G = B - A, H = A + B, C = 2 * ZZ, F = C - G (mod p)`
    ///
    /// - takes `e1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `f1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `g1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `h1`: every word in `[0, 0x80fffffffffff]`
    /// - returns `e`: every word in `[0, 0x80fffffffffff]`
    /// - returns `f`: every word in `[0, 0x80fffffffffff]`
    /// - returns `g`: every word in `[0, 0x80fffffffffff]`
    /// - returns `h`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn completed_double(
        e1: &Loose,
        f1: &Loose,
        g1: &Loose,
        h1: &Loose,
    ) -> (Loose, Loose, Loose, Loose) {
        let [e10, e11, e12, e13, e14] = e1.0;
        let [f10, f11, f12, f13, f14] = f1.0;
        let [g10, g11, g12, g13, g14] = g1.0;
        let [h10, h11, h12, h13, h14] = h1.0;
        let v21 = vmadd52lo(vsplat(0), f10, g10);
        let v22 = vmadd52hi(vsplat(0), f10, g10);
        let v23 = vadd(v22, v22);
        let v24 = vmadd52lo(v23, f10, g11);
        let v25 = vmadd52lo(v24, f11, g10);
        let v26 = vmadd52hi(vsplat(0), f10, g11);
        let v27 = vmadd52hi(v26, f11, g10);
        let v28 = vadd(v27, v27);
        let v29 = vmadd52lo(v28, f10, g12);
        let v30 = vmadd52lo(v29, f11, g11);
        let v31 = vmadd52lo(v30, f12, g10);
        let v32 = vmadd52hi(vsplat(0), f10, g12);
        let v33 = vmadd52hi(v32, f11, g11);
        let v34 = vmadd52hi(v33, f12, g10);
        let v35 = vadd(v34, v34);
        let v36 = vmadd52lo(v35, f10, g13);
        let v37 = vmadd52lo(v36, f11, g12);
        let v38 = vmadd52lo(v37, f12, g11);
        let v39 = vmadd52lo(v38, f13, g10);
        let v40 = vmadd52hi(vsplat(0), f10, g13);
        let v41 = vmadd52hi(v40, f11, g12);
        let v42 = vmadd52hi(v41, f12, g11);
        let v43 = vmadd52hi(v42, f13, g10);
        let v44 = vadd(v43, v43);
        let v45 = vmadd52lo(v44, f10, g14);
        let v46 = vmadd52lo(v45, f11, g13);
        let v47 = vmadd52lo(v46, f12, g12);
        let v48 = vmadd52lo(v47, f13, g11);
        let v49 = vmadd52lo(v48, f14, g10);
        let v50 = vmadd52hi(vsplat(0), f10, g14);
        let v51 = vmadd52hi(v50, f11, g13);
        let v52 = vmadd52hi(v51, f12, g12);
        let v53 = vmadd52hi(v52, f13, g11);
        let v54 = vmadd52hi(v53, f14, g10);
        let v55 = vadd(v54, v54);
        let v56 = vmadd52lo(v55, f11, g14);
        let v57 = vmadd52lo(v56, f12, g13);
        let v58 = vmadd52lo(v57, f13, g12);
        let v59 = vmadd52lo(v58, f14, g11);
        let v60 = vmadd52hi(vsplat(0), f11, g14);
        let v61 = vmadd52hi(v60, f12, g13);
        let v62 = vmadd52hi(v61, f13, g12);
        let v63 = vmadd52hi(v62, f14, g11);
        let v64 = vadd(v63, v63);
        let v65 = vmadd52lo(v64, f12, g14);
        let v66 = vmadd52lo(v65, f13, g13);
        let v67 = vmadd52lo(v66, f14, g12);
        let v68 = vmadd52hi(vsplat(0), f12, g14);
        let v69 = vmadd52hi(v68, f13, g13);
        let v70 = vmadd52hi(v69, f14, g12);
        let v71 = vadd(v70, v70);
        let v72 = vmadd52lo(v71, f13, g14);
        let v73 = vmadd52lo(v72, f14, g13);
        let v74 = vmadd52hi(vsplat(0), f13, g14);
        let v75 = vmadd52hi(v74, f14, g13);
        let v76 = vadd(v75, v75);
        let v77 = vmadd52lo(v76, f14, g14);
        let v78 = vmadd52hi(vsplat(0), f14, g14);
        let v79 = vadd(v78, v78);
        let v80 = vshl::<3>(v59);
        let v81 = vadd(v59, v80);
        let v82 = vshl::<1>(v81);
        let v83 = vadd(v59, v82);
        let v84 = vadd(v21, v83);
        let v85 = vshl::<3>(v67);
        let v86 = vadd(v67, v85);
        let v87 = vshl::<1>(v86);
        let v88 = vadd(v67, v87);
        let v89 = vadd(v25, v88);
        let v90 = vshl::<3>(v73);
        let v91 = vadd(v73, v90);
        let v92 = vshl::<1>(v91);
        let v93 = vadd(v73, v92);
        let v94 = vadd(v31, v93);
        let v95 = vshl::<3>(v77);
        let v96 = vadd(v77, v95);
        let v97 = vshl::<1>(v96);
        let v98 = vadd(v77, v97);
        let v99 = vadd(v39, v98);
        let v100 = vshl::<3>(v79);
        let v101 = vadd(v79, v100);
        let v102 = vshl::<1>(v101);
        let v103 = vadd(v79, v102);
        let v104 = vadd(v49, v103);
        let v105 = vshr::<51>(v84);
        let v106 = vshr::<51>(v89);
        let v107 = vshr::<51>(v94);
        let v108 = vshr::<51>(v99);
        let v109 = vshr::<51>(v104);
        let v110 = vand(v84, vsplat(0x7_ffff_ffff_ffff));
        let v111 = vand(v89, vsplat(0x7_ffff_ffff_ffff));
        let v112 = vand(v94, vsplat(0x7_ffff_ffff_ffff));
        let v113 = vand(v99, vsplat(0x7_ffff_ffff_ffff));
        let v114 = vand(v104, vsplat(0x7_ffff_ffff_ffff));
        let v115 = vadd(v111, v105);
        let v116 = vadd(v112, v106);
        let v117 = vadd(v113, v107);
        let v118 = vadd(v114, v108);
        let v120 = vmadd52lo(v110, v109, vsplat(19));
        let v121 = vmadd52lo(vsplat(0), g10, h10);
        let v122 = vmadd52hi(vsplat(0), g10, h10);
        let v123 = vadd(v122, v122);
        let v124 = vmadd52lo(v123, g10, h11);
        let v125 = vmadd52lo(v124, g11, h10);
        let v126 = vmadd52hi(vsplat(0), g10, h11);
        let v127 = vmadd52hi(v126, g11, h10);
        let v128 = vadd(v127, v127);
        let v129 = vmadd52lo(v128, g10, h12);
        let v130 = vmadd52lo(v129, g11, h11);
        let v131 = vmadd52lo(v130, g12, h10);
        let v132 = vmadd52hi(vsplat(0), g10, h12);
        let v133 = vmadd52hi(v132, g11, h11);
        let v134 = vmadd52hi(v133, g12, h10);
        let v135 = vadd(v134, v134);
        let v136 = vmadd52lo(v135, g10, h13);
        let v137 = vmadd52lo(v136, g11, h12);
        let v138 = vmadd52lo(v137, g12, h11);
        let v139 = vmadd52lo(v138, g13, h10);
        let v140 = vmadd52hi(vsplat(0), g10, h13);
        let v141 = vmadd52hi(v140, g11, h12);
        let v142 = vmadd52hi(v141, g12, h11);
        let v143 = vmadd52hi(v142, g13, h10);
        let v144 = vadd(v143, v143);
        let v145 = vmadd52lo(v144, g10, h14);
        let v146 = vmadd52lo(v145, g11, h13);
        let v147 = vmadd52lo(v146, g12, h12);
        let v148 = vmadd52lo(v147, g13, h11);
        let v149 = vmadd52lo(v148, g14, h10);
        let v150 = vmadd52hi(vsplat(0), g10, h14);
        let v151 = vmadd52hi(v150, g11, h13);
        let v152 = vmadd52hi(v151, g12, h12);
        let v153 = vmadd52hi(v152, g13, h11);
        let v154 = vmadd52hi(v153, g14, h10);
        let v155 = vadd(v154, v154);
        let v156 = vmadd52lo(v155, g11, h14);
        let v157 = vmadd52lo(v156, g12, h13);
        let v158 = vmadd52lo(v157, g13, h12);
        let v159 = vmadd52lo(v158, g14, h11);
        let v160 = vmadd52hi(vsplat(0), g11, h14);
        let v161 = vmadd52hi(v160, g12, h13);
        let v162 = vmadd52hi(v161, g13, h12);
        let v163 = vmadd52hi(v162, g14, h11);
        let v164 = vadd(v163, v163);
        let v165 = vmadd52lo(v164, g12, h14);
        let v166 = vmadd52lo(v165, g13, h13);
        let v167 = vmadd52lo(v166, g14, h12);
        let v168 = vmadd52hi(vsplat(0), g12, h14);
        let v169 = vmadd52hi(v168, g13, h13);
        let v170 = vmadd52hi(v169, g14, h12);
        let v171 = vadd(v170, v170);
        let v172 = vmadd52lo(v171, g13, h14);
        let v173 = vmadd52lo(v172, g14, h13);
        let v174 = vmadd52hi(vsplat(0), g13, h14);
        let v175 = vmadd52hi(v174, g14, h13);
        let v176 = vadd(v175, v175);
        let v177 = vmadd52lo(v176, g14, h14);
        let v178 = vmadd52hi(vsplat(0), g14, h14);
        let v179 = vadd(v178, v178);
        let v180 = vshl::<3>(v159);
        let v181 = vadd(v159, v180);
        let v182 = vshl::<1>(v181);
        let v183 = vadd(v159, v182);
        let v184 = vadd(v121, v183);
        let v185 = vshl::<3>(v167);
        let v186 = vadd(v167, v185);
        let v187 = vshl::<1>(v186);
        let v188 = vadd(v167, v187);
        let v189 = vadd(v125, v188);
        let v190 = vshl::<3>(v173);
        let v191 = vadd(v173, v190);
        let v192 = vshl::<1>(v191);
        let v193 = vadd(v173, v192);
        let v194 = vadd(v131, v193);
        let v195 = vshl::<3>(v177);
        let v196 = vadd(v177, v195);
        let v197 = vshl::<1>(v196);
        let v198 = vadd(v177, v197);
        let v199 = vadd(v139, v198);
        let v200 = vshl::<3>(v179);
        let v201 = vadd(v179, v200);
        let v202 = vshl::<1>(v201);
        let v203 = vadd(v179, v202);
        let v204 = vadd(v149, v203);
        let v205 = vshr::<51>(v184);
        let v206 = vshr::<51>(v189);
        let v207 = vshr::<51>(v194);
        let v208 = vshr::<51>(v199);
        let v209 = vshr::<51>(v204);
        let v210 = vand(v184, vsplat(0x7_ffff_ffff_ffff));
        let v211 = vand(v189, vsplat(0x7_ffff_ffff_ffff));
        let v212 = vand(v194, vsplat(0x7_ffff_ffff_ffff));
        let v213 = vand(v199, vsplat(0x7_ffff_ffff_ffff));
        let v214 = vand(v204, vsplat(0x7_ffff_ffff_ffff));
        let v215 = vadd(v211, v205);
        let v216 = vadd(v212, v206);
        let v217 = vadd(v213, v207);
        let v218 = vadd(v214, v208);
        let v219 = vmadd52lo(v210, v209, vsplat(19));
        let v220 = vmadd52lo(vsplat(0), e10, f10);
        let v221 = vmadd52hi(vsplat(0), e10, f10);
        let v222 = vadd(v221, v221);
        let v223 = vmadd52lo(v222, e10, f11);
        let v224 = vmadd52lo(v223, e11, f10);
        let v225 = vmadd52hi(vsplat(0), e10, f11);
        let v226 = vmadd52hi(v225, e11, f10);
        let v227 = vadd(v226, v226);
        let v228 = vmadd52lo(v227, e10, f12);
        let v229 = vmadd52lo(v228, e11, f11);
        let v230 = vmadd52lo(v229, e12, f10);
        let v231 = vmadd52hi(vsplat(0), e10, f12);
        let v232 = vmadd52hi(v231, e11, f11);
        let v233 = vmadd52hi(v232, e12, f10);
        let v234 = vadd(v233, v233);
        let v235 = vmadd52lo(v234, e10, f13);
        let v236 = vmadd52lo(v235, e11, f12);
        let v237 = vmadd52lo(v236, e12, f11);
        let v238 = vmadd52lo(v237, e13, f10);
        let v239 = vmadd52hi(vsplat(0), e10, f13);
        let v240 = vmadd52hi(v239, e11, f12);
        let v241 = vmadd52hi(v240, e12, f11);
        let v242 = vmadd52hi(v241, e13, f10);
        let v243 = vadd(v242, v242);
        let v244 = vmadd52lo(v243, e10, f14);
        let v245 = vmadd52lo(v244, e11, f13);
        let v246 = vmadd52lo(v245, e12, f12);
        let v247 = vmadd52lo(v246, e13, f11);
        let v248 = vmadd52lo(v247, e14, f10);
        let v249 = vmadd52hi(vsplat(0), e10, f14);
        let v250 = vmadd52hi(v249, e11, f13);
        let v251 = vmadd52hi(v250, e12, f12);
        let v252 = vmadd52hi(v251, e13, f11);
        let v253 = vmadd52hi(v252, e14, f10);
        let v254 = vadd(v253, v253);
        let v255 = vmadd52lo(v254, e11, f14);
        let v256 = vmadd52lo(v255, e12, f13);
        let v257 = vmadd52lo(v256, e13, f12);
        let v258 = vmadd52lo(v257, e14, f11);
        let v259 = vmadd52hi(vsplat(0), e11, f14);
        let v260 = vmadd52hi(v259, e12, f13);
        let v261 = vmadd52hi(v260, e13, f12);
        let v262 = vmadd52hi(v261, e14, f11);
        let v263 = vadd(v262, v262);
        let v264 = vmadd52lo(v263, e12, f14);
        let v265 = vmadd52lo(v264, e13, f13);
        let v266 = vmadd52lo(v265, e14, f12);
        let v267 = vmadd52hi(vsplat(0), e12, f14);
        let v268 = vmadd52hi(v267, e13, f13);
        let v269 = vmadd52hi(v268, e14, f12);
        let v270 = vadd(v269, v269);
        let v271 = vmadd52lo(v270, e13, f14);
        let v272 = vmadd52lo(v271, e14, f13);
        let v273 = vmadd52hi(vsplat(0), e13, f14);
        let v274 = vmadd52hi(v273, e14, f13);
        let v275 = vadd(v274, v274);
        let v276 = vmadd52lo(v275, e14, f14);
        let v277 = vmadd52hi(vsplat(0), e14, f14);
        let v278 = vadd(v277, v277);
        let v279 = vshl::<3>(v258);
        let v280 = vadd(v258, v279);
        let v281 = vshl::<1>(v280);
        let v282 = vadd(v258, v281);
        let v283 = vadd(v220, v282);
        let v284 = vshl::<3>(v266);
        let v285 = vadd(v266, v284);
        let v286 = vshl::<1>(v285);
        let v287 = vadd(v266, v286);
        let v288 = vadd(v224, v287);
        let v289 = vshl::<3>(v272);
        let v290 = vadd(v272, v289);
        let v291 = vshl::<1>(v290);
        let v292 = vadd(v272, v291);
        let v293 = vadd(v230, v292);
        let v294 = vshl::<3>(v276);
        let v295 = vadd(v276, v294);
        let v296 = vshl::<1>(v295);
        let v297 = vadd(v276, v296);
        let v298 = vadd(v238, v297);
        let v299 = vshl::<3>(v278);
        let v300 = vadd(v278, v299);
        let v301 = vshl::<1>(v300);
        let v302 = vadd(v278, v301);
        let v303 = vadd(v248, v302);
        let v304 = vshr::<51>(v283);
        let v305 = vshr::<51>(v288);
        let v306 = vshr::<51>(v293);
        let v307 = vshr::<51>(v298);
        let v308 = vshr::<51>(v303);
        let v309 = vand(v283, vsplat(0x7_ffff_ffff_ffff));
        let v310 = vand(v288, vsplat(0x7_ffff_ffff_ffff));
        let v311 = vand(v293, vsplat(0x7_ffff_ffff_ffff));
        let v312 = vand(v298, vsplat(0x7_ffff_ffff_ffff));
        let v313 = vand(v303, vsplat(0x7_ffff_ffff_ffff));
        let v314 = vadd(v310, v304);
        let v315 = vadd(v311, v305);
        let v316 = vadd(v312, v306);
        let v317 = vadd(v313, v307);
        let v318 = vmadd52lo(v309, v308, vsplat(19));
        let v319 = vmadd52lo(vsplat(0), v120, v120);
        let v320 = vmadd52hi(vsplat(0), v120, v120);
        let v321 = vmadd52lo(v320, v120, v115);
        let v322 = vadd(v321, v321);
        let v323 = vmadd52hi(vsplat(0), v120, v115);
        let v324 = vadd(v323, v323);
        let v325 = vmadd52lo(v324, v120, v116);
        let v326 = vadd(v325, v325);
        let v327 = vmadd52lo(v326, v115, v115);
        let v328 = vmadd52hi(vsplat(0), v120, v116);
        let v329 = vadd(v328, v328);
        let v330 = vmadd52hi(v329, v115, v115);
        let v331 = vmadd52lo(v330, v120, v117);
        let v332 = vmadd52lo(v331, v115, v116);
        let v333 = vadd(v332, v332);
        let v334 = vmadd52hi(vsplat(0), v120, v117);
        let v335 = vmadd52hi(v334, v115, v116);
        let v336 = vadd(v335, v335);
        let v337 = vmadd52lo(v336, v120, v118);
        let v338 = vmadd52lo(v337, v115, v117);
        let v339 = vadd(v338, v338);
        let v340 = vmadd52lo(v339, v116, v116);
        let v341 = vmadd52hi(vsplat(0), v120, v118);
        let v342 = vmadd52hi(v341, v115, v117);
        let v343 = vadd(v342, v342);
        let v344 = vmadd52hi(v343, v116, v116);
        let v345 = vmadd52lo(v344, v115, v118);
        let v346 = vmadd52lo(v345, v116, v117);
        let v347 = vadd(v346, v346);
        let v348 = vmadd52hi(vsplat(0), v115, v118);
        let v349 = vmadd52hi(v348, v116, v117);
        let v350 = vadd(v349, v349);
        let v351 = vmadd52lo(v350, v116, v118);
        let v352 = vadd(v351, v351);
        let v353 = vmadd52lo(v352, v117, v117);
        let v354 = vmadd52hi(vsplat(0), v116, v118);
        let v355 = vadd(v354, v354);
        let v356 = vmadd52hi(v355, v117, v117);
        let v357 = vmadd52lo(v356, v117, v118);
        let v358 = vadd(v357, v357);
        let v359 = vmadd52hi(vsplat(0), v117, v118);
        let v360 = vadd(v359, v359);
        let v361 = vadd(v360, v360);
        let v362 = vmadd52lo(v361, v118, v118);
        let v363 = vmadd52hi(vsplat(0), v118, v118);
        let v364 = vadd(v363, v363);
        let v365 = vshl::<3>(v347);
        let v366 = vadd(v347, v365);
        let v367 = vshl::<1>(v366);
        let v368 = vadd(v347, v367);
        let v369 = vadd(v319, v368);
        let v370 = vshl::<3>(v353);
        let v371 = vadd(v353, v370);
        let v372 = vshl::<1>(v371);
        let v373 = vadd(v353, v372);
        let v374 = vadd(v322, v373);
        let v375 = vshl::<3>(v358);
        let v376 = vadd(v358, v375);
        let v377 = vshl::<1>(v376);
        let v378 = vadd(v358, v377);
        let v379 = vadd(v327, v378);
        let v380 = vshl::<3>(v362);
        let v381 = vadd(v362, v380);
        let v382 = vshl::<1>(v381);
        let v383 = vadd(v362, v382);
        let v384 = vadd(v333, v383);
        let v385 = vshl::<3>(v364);
        let v386 = vadd(v364, v385);
        let v387 = vshl::<1>(v386);
        let v388 = vadd(v364, v387);
        let v389 = vadd(v340, v388);
        let v390 = vmadd52lo(vsplat(0), v219, v219);
        let v391 = vmadd52hi(vsplat(0), v219, v219);
        let v392 = vmadd52lo(v391, v219, v215);
        let v393 = vadd(v392, v392);
        let v394 = vmadd52hi(vsplat(0), v219, v215);
        let v395 = vadd(v394, v394);
        let v396 = vmadd52lo(v395, v219, v216);
        let v397 = vadd(v396, v396);
        let v398 = vmadd52lo(v397, v215, v215);
        let v399 = vmadd52hi(vsplat(0), v219, v216);
        let v400 = vadd(v399, v399);
        let v401 = vmadd52hi(v400, v215, v215);
        let v402 = vmadd52lo(v401, v219, v217);
        let v403 = vmadd52lo(v402, v215, v216);
        let v404 = vadd(v403, v403);
        let v405 = vmadd52hi(vsplat(0), v219, v217);
        let v406 = vmadd52hi(v405, v215, v216);
        let v407 = vadd(v406, v406);
        let v408 = vmadd52lo(v407, v219, v218);
        let v409 = vmadd52lo(v408, v215, v217);
        let v410 = vadd(v409, v409);
        let v411 = vmadd52lo(v410, v216, v216);
        let v412 = vmadd52hi(vsplat(0), v219, v218);
        let v413 = vmadd52hi(v412, v215, v217);
        let v414 = vadd(v413, v413);
        let v415 = vmadd52hi(v414, v216, v216);
        let v416 = vmadd52lo(v415, v215, v218);
        let v417 = vmadd52lo(v416, v216, v217);
        let v418 = vadd(v417, v417);
        let v419 = vmadd52hi(vsplat(0), v215, v218);
        let v420 = vmadd52hi(v419, v216, v217);
        let v421 = vadd(v420, v420);
        let v422 = vmadd52lo(v421, v216, v218);
        let v423 = vadd(v422, v422);
        let v424 = vmadd52lo(v423, v217, v217);
        let v425 = vmadd52hi(vsplat(0), v216, v218);
        let v426 = vadd(v425, v425);
        let v427 = vmadd52hi(v426, v217, v217);
        let v428 = vmadd52lo(v427, v217, v218);
        let v429 = vadd(v428, v428);
        let v430 = vmadd52hi(vsplat(0), v217, v218);
        let v431 = vadd(v430, v430);
        let v432 = vadd(v431, v431);
        let v433 = vmadd52lo(v432, v218, v218);
        let v434 = vmadd52hi(vsplat(0), v218, v218);
        let v435 = vadd(v434, v434);
        let v436 = vshl::<3>(v418);
        let v437 = vadd(v418, v436);
        let v438 = vshl::<1>(v437);
        let v439 = vadd(v418, v438);
        let v440 = vadd(v390, v439);
        let v441 = vshl::<3>(v424);
        let v442 = vadd(v424, v441);
        let v443 = vshl::<1>(v442);
        let v444 = vadd(v424, v443);
        let v445 = vadd(v393, v444);
        let v446 = vshl::<3>(v429);
        let v447 = vadd(v429, v446);
        let v448 = vshl::<1>(v447);
        let v449 = vadd(v429, v448);
        let v450 = vadd(v398, v449);
        let v451 = vshl::<3>(v433);
        let v452 = vadd(v433, v451);
        let v453 = vshl::<1>(v452);
        let v454 = vadd(v433, v453);
        let v455 = vadd(v404, v454);
        let v456 = vshl::<3>(v435);
        let v457 = vadd(v435, v456);
        let v458 = vshl::<1>(v457);
        let v459 = vadd(v435, v458);
        let v460 = vadd(v411, v459);
        let v461 = vmadd52lo(vsplat(0), v318, v318);
        let v462 = vmadd52hi(vsplat(0), v318, v318);
        let v463 = vmadd52lo(v462, v318, v314);
        let v464 = vadd(v463, v463);
        let v465 = vmadd52hi(vsplat(0), v318, v314);
        let v466 = vadd(v465, v465);
        let v467 = vmadd52lo(v466, v318, v315);
        let v468 = vadd(v467, v467);
        let v469 = vmadd52lo(v468, v314, v314);
        let v470 = vmadd52hi(vsplat(0), v318, v315);
        let v471 = vadd(v470, v470);
        let v472 = vmadd52hi(v471, v314, v314);
        let v473 = vmadd52lo(v472, v318, v316);
        let v474 = vmadd52lo(v473, v314, v315);
        let v475 = vadd(v474, v474);
        let v476 = vmadd52hi(vsplat(0), v318, v316);
        let v477 = vmadd52hi(v476, v314, v315);
        let v478 = vadd(v477, v477);
        let v479 = vmadd52lo(v478, v318, v317);
        let v480 = vmadd52lo(v479, v314, v316);
        let v481 = vadd(v480, v480);
        let v482 = vmadd52lo(v481, v315, v315);
        let v483 = vmadd52hi(vsplat(0), v318, v317);
        let v484 = vmadd52hi(v483, v314, v316);
        let v485 = vadd(v484, v484);
        let v486 = vmadd52hi(v485, v315, v315);
        let v487 = vmadd52lo(v486, v314, v317);
        let v488 = vmadd52lo(v487, v315, v316);
        let v489 = vadd(v488, v488);
        let v490 = vmadd52hi(vsplat(0), v314, v317);
        let v491 = vmadd52hi(v490, v315, v316);
        let v492 = vadd(v491, v491);
        let v493 = vmadd52lo(v492, v315, v317);
        let v494 = vadd(v493, v493);
        let v495 = vmadd52lo(v494, v316, v316);
        let v496 = vmadd52hi(vsplat(0), v315, v317);
        let v497 = vadd(v496, v496);
        let v498 = vmadd52hi(v497, v316, v316);
        let v499 = vmadd52lo(v498, v316, v317);
        let v500 = vadd(v499, v499);
        let v501 = vmadd52hi(vsplat(0), v316, v317);
        let v502 = vadd(v501, v501);
        let v503 = vadd(v502, v502);
        let v504 = vmadd52lo(v503, v317, v317);
        let v505 = vmadd52hi(vsplat(0), v317, v317);
        let v506 = vadd(v505, v505);
        let v507 = vshl::<3>(v489);
        let v508 = vadd(v489, v507);
        let v509 = vshl::<1>(v508);
        let v510 = vadd(v489, v509);
        let v511 = vadd(v461, v510);
        let v512 = vshl::<3>(v495);
        let v513 = vadd(v495, v512);
        let v514 = vshl::<1>(v513);
        let v515 = vadd(v495, v514);
        let v516 = vadd(v464, v515);
        let v517 = vshl::<3>(v500);
        let v518 = vadd(v500, v517);
        let v519 = vshl::<1>(v518);
        let v520 = vadd(v500, v519);
        let v521 = vadd(v469, v520);
        let v522 = vshl::<3>(v504);
        let v523 = vadd(v504, v522);
        let v524 = vshl::<1>(v523);
        let v525 = vadd(v504, v524);
        let v526 = vadd(v475, v525);
        let v527 = vshl::<3>(v506);
        let v528 = vadd(v506, v527);
        let v529 = vshl::<1>(v528);
        let v530 = vadd(v506, v529);
        let v531 = vadd(v482, v530);
        let v532 = vmadd52lo(vsplat(0), v318, v219);
        let v533 = vmadd52hi(vsplat(0), v318, v219);
        let v534 = vadd(v533, v533);
        let v535 = vmadd52lo(v534, v318, v215);
        let v536 = vmadd52lo(v535, v314, v219);
        let v537 = vmadd52hi(vsplat(0), v318, v215);
        let v538 = vmadd52hi(v537, v314, v219);
        let v539 = vadd(v538, v538);
        let v540 = vmadd52lo(v539, v318, v216);
        let v541 = vmadd52lo(v540, v314, v215);
        let v542 = vmadd52lo(v541, v315, v219);
        let v543 = vmadd52hi(vsplat(0), v318, v216);
        let v544 = vmadd52hi(v543, v314, v215);
        let v545 = vmadd52hi(v544, v315, v219);
        let v546 = vadd(v545, v545);
        let v547 = vmadd52lo(v546, v318, v217);
        let v548 = vmadd52lo(v547, v314, v216);
        let v549 = vmadd52lo(v548, v315, v215);
        let v550 = vmadd52lo(v549, v316, v219);
        let v551 = vmadd52hi(vsplat(0), v318, v217);
        let v552 = vmadd52hi(v551, v314, v216);
        let v553 = vmadd52hi(v552, v315, v215);
        let v554 = vmadd52hi(v553, v316, v219);
        let v555 = vadd(v554, v554);
        let v556 = vmadd52lo(v555, v318, v218);
        let v557 = vmadd52lo(v556, v314, v217);
        let v558 = vmadd52lo(v557, v315, v216);
        let v559 = vmadd52lo(v558, v316, v215);
        let v560 = vmadd52lo(v559, v317, v219);
        let v561 = vmadd52hi(vsplat(0), v318, v218);
        let v562 = vmadd52hi(v561, v314, v217);
        let v563 = vmadd52hi(v562, v315, v216);
        let v564 = vmadd52hi(v563, v316, v215);
        let v565 = vmadd52hi(v564, v317, v219);
        let v566 = vadd(v565, v565);
        let v567 = vmadd52lo(v566, v314, v218);
        let v568 = vmadd52lo(v567, v315, v217);
        let v569 = vmadd52lo(v568, v316, v216);
        let v570 = vmadd52lo(v569, v317, v215);
        let v571 = vmadd52hi(vsplat(0), v314, v218);
        let v572 = vmadd52hi(v571, v315, v217);
        let v573 = vmadd52hi(v572, v316, v216);
        let v574 = vmadd52hi(v573, v317, v215);
        let v575 = vadd(v574, v574);
        let v576 = vmadd52lo(v575, v315, v218);
        let v577 = vmadd52lo(v576, v316, v217);
        let v578 = vmadd52lo(v577, v317, v216);
        let v579 = vmadd52hi(vsplat(0), v315, v218);
        let v580 = vmadd52hi(v579, v316, v217);
        let v581 = vmadd52hi(v580, v317, v216);
        let v582 = vadd(v581, v581);
        let v583 = vmadd52lo(v582, v316, v218);
        let v584 = vmadd52lo(v583, v317, v217);
        let v585 = vmadd52hi(vsplat(0), v316, v218);
        let v586 = vmadd52hi(v585, v317, v217);
        let v587 = vadd(v586, v586);
        let v588 = vmadd52lo(v587, v317, v218);
        let v589 = vmadd52hi(vsplat(0), v317, v218);
        let v590 = vadd(v589, v589);
        let v591 = vshl::<3>(v570);
        let v592 = vadd(v570, v591);
        let v593 = vshl::<1>(v592);
        let v594 = vadd(v570, v593);
        let v595 = vadd(v532, v594);
        let v596 = vshl::<3>(v578);
        let v597 = vadd(v578, v596);
        let v598 = vshl::<1>(v597);
        let v599 = vadd(v578, v598);
        let v600 = vadd(v536, v599);
        let v601 = vshl::<3>(v584);
        let v602 = vadd(v584, v601);
        let v603 = vshl::<1>(v602);
        let v604 = vadd(v584, v603);
        let v605 = vadd(v542, v604);
        let v606 = vshl::<3>(v588);
        let v607 = vadd(v588, v606);
        let v608 = vshl::<1>(v607);
        let v609 = vadd(v588, v608);
        let v610 = vadd(v550, v609);
        let v611 = vshl::<3>(v590);
        let v612 = vadd(v590, v611);
        let v613 = vshl::<1>(v612);
        let v614 = vadd(v590, v613);
        let v615 = vadd(v560, v614);
        let v616 = vadd(v595, v595);
        let v617 = vadd(v600, v600);
        let v618 = vadd(v605, v605);
        let v619 = vadd(v610, v610);
        let v620 = vadd(v615, v615);
        let v622 = vadd(v440, vsplat(0x7cf_ffff_ffff_fd7a));
        let v623 = vsub(v622, v511);
        let v625 = vadd(v445, vsplat(0x61f_ffff_ffff_ff06));
        let v626 = vsub(v625, v516);
        let v628 = vadd(v450, vsplat(0x46f_ffff_ffff_ff3c));
        let v629 = vsub(v628, v521);
        let v631 = vadd(v455, vsplat(0x2bf_ffff_ffff_ff72));
        let v632 = vsub(v631, v526);
        let v634 = vadd(v460, vsplat(0x10f_ffff_ffff_ffa8));
        let v635 = vsub(v634, v531);
        let v636 = vadd(v511, v440);
        let v637 = vadd(v516, v445);
        let v638 = vadd(v521, v450);
        let v639 = vadd(v526, v455);
        let v640 = vadd(v531, v460);
        let v641 = vadd(v369, v369);
        let v642 = vadd(v374, v374);
        let v643 = vadd(v379, v379);
        let v644 = vadd(v384, v384);
        let v645 = vadd(v389, v389);
        let v647 = vadd(v641, vsplat(0xf9f_ffff_ffff_faf4));
        let v648 = vsub(v647, v623);
        let v650 = vadd(v642, vsplat(0xc3f_ffff_ffff_fe0c));
        let v651 = vsub(v650, v626);
        let v653 = vadd(v643, vsplat(0x8df_ffff_ffff_fe78));
        let v654 = vsub(v653, v629);
        let v656 = vadd(v644, vsplat(0x57f_ffff_ffff_fee4));
        let v657 = vsub(v656, v632);
        let v659 = vadd(v645, vsplat(0x21f_ffff_ffff_ff50));
        let v660 = vsub(v659, v635);
        let v661 = vshr::<51>(v616);
        let v662 = vshr::<51>(v617);
        let v663 = vshr::<51>(v618);
        let v664 = vshr::<51>(v619);
        let v665 = vshr::<51>(v620);
        let v666 = vand(v616, vsplat(0x7_ffff_ffff_ffff));
        let v667 = vand(v617, vsplat(0x7_ffff_ffff_ffff));
        let v668 = vand(v618, vsplat(0x7_ffff_ffff_ffff));
        let v669 = vand(v619, vsplat(0x7_ffff_ffff_ffff));
        let v670 = vand(v620, vsplat(0x7_ffff_ffff_ffff));
        let v671 = vadd(v667, v661);
        let v672 = vadd(v668, v662);
        let v673 = vadd(v669, v663);
        let v674 = vadd(v670, v664);
        let v675 = vmadd52lo(v666, v665, vsplat(19));
        let v676 = vshr::<51>(v648);
        let v677 = vshr::<51>(v651);
        let v678 = vshr::<51>(v654);
        let v679 = vshr::<51>(v657);
        let v680 = vshr::<51>(v660);
        let v681 = vand(v648, vsplat(0x7_ffff_ffff_ffff));
        let v682 = vand(v651, vsplat(0x7_ffff_ffff_ffff));
        let v683 = vand(v654, vsplat(0x7_ffff_ffff_ffff));
        let v684 = vand(v657, vsplat(0x7_ffff_ffff_ffff));
        let v685 = vand(v660, vsplat(0x7_ffff_ffff_ffff));
        let v686 = vadd(v682, v676);
        let v687 = vadd(v683, v677);
        let v688 = vadd(v684, v678);
        let v689 = vadd(v685, v679);
        let v690 = vmadd52lo(v681, v680, vsplat(19));
        let v691 = vshr::<51>(v623);
        let v692 = vshr::<51>(v626);
        let v693 = vshr::<51>(v629);
        let v694 = vshr::<51>(v632);
        let v695 = vshr::<51>(v635);
        let v696 = vand(v623, vsplat(0x7_ffff_ffff_ffff));
        let v697 = vand(v626, vsplat(0x7_ffff_ffff_ffff));
        let v698 = vand(v629, vsplat(0x7_ffff_ffff_ffff));
        let v699 = vand(v632, vsplat(0x7_ffff_ffff_ffff));
        let v700 = vand(v635, vsplat(0x7_ffff_ffff_ffff));
        let v701 = vadd(v697, v691);
        let v702 = vadd(v698, v692);
        let v703 = vadd(v699, v693);
        let v704 = vadd(v700, v694);
        let v705 = vmadd52lo(v696, v695, vsplat(19));
        let v706 = vshr::<51>(v636);
        let v707 = vshr::<51>(v637);
        let v708 = vshr::<51>(v638);
        let v709 = vshr::<51>(v639);
        let v710 = vshr::<51>(v640);
        let v711 = vand(v636, vsplat(0x7_ffff_ffff_ffff));
        let v712 = vand(v637, vsplat(0x7_ffff_ffff_ffff));
        let v713 = vand(v638, vsplat(0x7_ffff_ffff_ffff));
        let v714 = vand(v639, vsplat(0x7_ffff_ffff_ffff));
        let v715 = vand(v640, vsplat(0x7_ffff_ffff_ffff));
        let v716 = vadd(v712, v706);
        let v717 = vadd(v713, v707);
        let v718 = vadd(v714, v708);
        let v719 = vadd(v715, v709);
        let v720 = vmadd52lo(v711, v710, vsplat(19));
        (Element([v675, v671, v672, v673, v674]), Element([v690, v686, v687, v688, v689]), Element([v705, v701, v702, v703, v704]), Element([v720, v716, v717, v718, v719]))
    }

    /// `X1 = E1 * F1, Y1 = G1 * H1, Z1 = F1 * G1, T1 = E1 * H1, R1 = Y1 - X1, S1 = Y1 + X1, A = R1 * D2, B = S1 * S2, C = T1 * TD2, D = Z1 * ZZ2, E = B - A, F = D - C, G = D + C, H = B + A (mod p)`
    ///
    /// - takes `e1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `f1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `g1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `h1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `s2`: every word in `[0, 0x80fffffffffff]`
    /// - takes `d2`: every word in `[0, 0x80fffffffffff]`
    /// - takes `zz2`: every word in `[0, 0x80fffffffffff]`
    /// - takes `td2`: every word in `[0, 0x80fffffffffff]`
    /// - returns `e`: every word in `[0, 0x80fffffffffff]`
    /// - returns `f`: every word in `[0, 0x80fffffffffff]`
    /// - returns `g`: every word in `[0, 0x80fffffffffff]`
    /// - returns `h`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn completed_add_cached(
        e1: &Loose,
        f1: &Loose,
        g1: &Loose,
        h1: &Loose,
        s2: &Element,
        d2: &Element,
        zz2: &Element,
        td2: &Element,
    ) -> (Loose, Loose, Loose, Loose) {
        let [e10, e11, e12, e13, e14] = e1.0;
        let [f10, f11, f12, f13, f14] = f1.0;
        let [g10, g11, g12, g13, g14] = g1.0;
        let [h10, h11, h12, h13, h14] = h1.0;
        let [s20, s21, s22, s23, s24] = s2.0;
        let [d20, d21, d22, d23, d24] = d2.0;
        let [zz20, zz21, zz22, zz23, zz24] = zz2.0;
        let [td20, td21, td22, td23, td24] = td2.0;
        let v41 = vmadd52lo(vsplat(0), e10, f10);
        let v42 = vmadd52hi(vsplat(0), e10, f10);
        let v43 = vadd(v42, v42);
        let v44 = vmadd52lo(v43, e10, f11);
        let v45 = vmadd52lo(v44, e11, f10);
        let v46 = vmadd52hi(vsplat(0), e10, f11);
        let v47 = vmadd52hi(v46, e11, f10);
        let v48 = vadd(v47, v47);
        let v49 = vmadd52lo(v48, e10, f12);
        let v50 = vmadd52lo(v49, e11, f11);
        let v51 = vmadd52lo(v50, e12, f10);
        let v52 = vmadd52hi(vsplat(0), e10, f12);
        let v53 = vmadd52hi(v52, e11, f11);
        let v54 = vmadd52hi(v53, e12, f10);
        let v55 = vadd(v54, v54);
        let v56 = vmadd52lo(v55, e10, f13);
        let v57 = vmadd52lo(v56, e11, f12);
        let v58 = vmadd52lo(v57, e12, f11);
        let v59 = vmadd52lo(v58, e13, f10);
        let v60 = vmadd52hi(vsplat(0), e10, f13);
        let v61 = vmadd52hi(v60, e11, f12);
        let v62 = vmadd52hi(v61, e12, f11);
        let v63 = vmadd52hi(v62, e13, f10);
        let v64 = vadd(v63, v63);
        let v65 = vmadd52lo(v64, e10, f14);
        let v66 = vmadd52lo(v65, e11, f13);
        let v67 = vmadd52lo(v66, e12, f12);
        let v68 = vmadd52lo(v67, e13, f11);
        let v69 = vmadd52lo(v68, e14, f10);
        let v70 = vmadd52hi(vsplat(0), e10, f14);
        let v71 = vmadd52hi(v70, e11, f13);
        let v72 = vmadd52hi(v71, e12, f12);
        let v73 = vmadd52hi(v72, e13, f11);
        let v74 = vmadd52hi(v73, e14, f10);
        let v75 = vadd(v74, v74);
        let v76 = vmadd52lo(v75, e11, f14);
        let v77 = vmadd52lo(v76, e12, f13);
        let v78 = vmadd52lo(v77, e13, f12);
        let v79 = vmadd52lo(v78, e14, f11);
        let v80 = vmadd52hi(vsplat(0), e11, f14);
        let v81 = vmadd52hi(v80, e12, f13);
        let v82 = vmadd52hi(v81, e13, f12);
        let v83 = vmadd52hi(v82, e14, f11);
        let v84 = vadd(v83, v83);
        let v85 = vmadd52lo(v84, e12, f14);
        let v86 = vmadd52lo(v85, e13, f13);
        let v87 = vmadd52lo(v86, e14, f12);
        let v88 = vmadd52hi(vsplat(0), e12, f14);
        let v89 = vmadd52hi(v88, e13, f13);
        let v90 = vmadd52hi(v89, e14, f12);
        let v91 = vadd(v90, v90);
        let v92 = vmadd52lo(v91, e13, f14);
        let v93 = vmadd52lo(v92, e14, f13);
        let v94 = vmadd52hi(vsplat(0), e13, f14);
        let v95 = vmadd52hi(v94, e14, f13);
        let v96 = vadd(v95, v95);
        let v97 = vmadd52lo(v96, e14, f14);
        let v98 = vmadd52hi(vsplat(0), e14, f14);
        let v99 = vadd(v98, v98);
        let v100 = vshl::<3>(v79);
        let v101 = vadd(v79, v100);
        let v102 = vshl::<1>(v101);
        let v103 = vadd(v79, v102);
        let v104 = vadd(v41, v103);
        let v105 = vshl::<3>(v87);
        let v106 = vadd(v87, v105);
        let v107 = vshl::<1>(v106);
        let v108 = vadd(v87, v107);
        let v109 = vadd(v45, v108);
        let v110 = vshl::<3>(v93);
        let v111 = vadd(v93, v110);
        let v112 = vshl::<1>(v111);
        let v113 = vadd(v93, v112);
        let v114 = vadd(v51, v113);
        let v115 = vshl::<3>(v97);
        let v116 = vadd(v97, v115);
        let v117 = vshl::<1>(v116);
        let v118 = vadd(v97, v117);
        let v119 = vadd(v59, v118);
        let v120 = vshl::<3>(v99);
        let v121 = vadd(v99, v120);
        let v122 = vshl::<1>(v121);
        let v123 = vadd(v99, v122);
        let v124 = vadd(v69, v123);
        let v125 = vmadd52lo(vsplat(0), g10, h10);
        let v126 = vmadd52hi(vsplat(0), g10, h10);
        let v127 = vadd(v126, v126);
        let v128 = vmadd52lo(v127, g10, h11);
        let v129 = vmadd52lo(v128, g11, h10);
        let v130 = vmadd52hi(vsplat(0), g10, h11);
        let v131 = vmadd52hi(v130, g11, h10);
        let v132 = vadd(v131, v131);
        let v133 = vmadd52lo(v132, g10, h12);
        let v134 = vmadd52lo(v133, g11, h11);
        let v135 = vmadd52lo(v134, g12, h10);
        let v136 = vmadd52hi(vsplat(0), g10, h12);
        let v137 = vmadd52hi(v136, g11, h11);
        let v138 = vmadd52hi(v137, g12, h10);
        let v139 = vadd(v138, v138);
        let v140 = vmadd52lo(v139, g10, h13);
        let v141 = vmadd52lo(v140, g11, h12);
        let v142 = vmadd52lo(v141, g12, h11);
        let v143 = vmadd52lo(v142, g13, h10);
        let v144 = vmadd52hi(vsplat(0), g10, h13);
        let v145 = vmadd52hi(v144, g11, h12);
        let v146 = vmadd52hi(v145, g12, h11);
        let v147 = vmadd52hi(v146, g13, h10);
        let v148 = vadd(v147, v147);
        let v149 = vmadd52lo(v148, g10, h14);
        let v150 = vmadd52lo(v149, g11, h13);
        let v151 = vmadd52lo(v150, g12, h12);
        let v152 = vmadd52lo(v151, g13, h11);
        let v153 = vmadd52lo(v152, g14, h10);
        let v154 = vmadd52hi(vsplat(0), g10, h14);
        let v155 = vmadd52hi(v154, g11, h13);
        let v156 = vmadd52hi(v155, g12, h12);
        let v157 = vmadd52hi(v156, g13, h11);
        let v158 = vmadd52hi(v157, g14, h10);
        let v159 = vadd(v158, v158);
        let v160 = vmadd52lo(v159, g11, h14);
        let v161 = vmadd52lo(v160, g12, h13);
        let v162 = vmadd52lo(v161, g13, h12);
        let v163 = vmadd52lo(v162, g14, h11);
        let v164 = vmadd52hi(vsplat(0), g11, h14);
        let v165 = vmadd52hi(v164, g12, h13);
        let v166 = vmadd52hi(v165, g13, h12);
        let v167 = vmadd52hi(v166, g14, h11);
        let v168 = vadd(v167, v167);
        let v169 = vmadd52lo(v168, g12, h14);
        let v170 = vmadd52lo(v169, g13, h13);
        let v171 = vmadd52lo(v170, g14, h12);
        let v172 = vmadd52hi(vsplat(0), g12, h14);
        let v173 = vmadd52hi(v172, g13, h13);
        let v174 = vmadd52hi(v173, g14, h12);
        let v175 = vadd(v174, v174);
        let v176 = vmadd52lo(v175, g13, h14);
        let v177 = vmadd52lo(v176, g14, h13);
        let v178 = vmadd52hi(vsplat(0), g13, h14);
        let v179 = vmadd52hi(v178, g14, h13);
        let v180 = vadd(v179, v179);
        let v181 = vmadd52lo(v180, g14, h14);
        let v182 = vmadd52hi(vsplat(0), g14, h14);
        let v183 = vadd(v182, v182);
        let v184 = vshl::<3>(v163);
        let v185 = vadd(v163, v184);
        let v186 = vshl::<1>(v185);
        let v187 = vadd(v163, v186);
        let v188 = vadd(v125, v187);
        let v189 = vshl::<3>(v171);
        let v190 = vadd(v171, v189);
        let v191 = vshl::<1>(v190);
        let v192 = vadd(v171, v191);
        let v193 = vadd(v129, v192);
        let v194 = vshl::<3>(v177);
        let v195 = vadd(v177, v194);
        let v196 = vshl::<1>(v195);
        let v197 = vadd(v177, v196);
        let v198 = vadd(v135, v197);
        let v199 = vshl::<3>(v181);
        let v200 = vadd(v181, v199);
        let v201 = vshl::<1>(v200);
        let v202 = vadd(v181, v201);
        let v203 = vadd(v143, v202);
        let v204 = vshl::<3>(v183);
        let v205 = vadd(v183, v204);
        let v206 = vshl::<1>(v205);
        let v207 = vadd(v183, v206);
        let v208 = vadd(v153, v207);
        let v209 = vmadd52lo(vsplat(0), f10, g10);
        let v210 = vmadd52hi(vsplat(0), f10, g10);
        let v211 = vadd(v210, v210);
        let v212 = vmadd52lo(v211, f10, g11);
        let v213 = vmadd52lo(v212, f11, g10);
        let v214 = vmadd52hi(vsplat(0), f10, g11);
        let v215 = vmadd52hi(v214, f11, g10);
        let v216 = vadd(v215, v215);
        let v217 = vmadd52lo(v216, f10, g12);
        let v218 = vmadd52lo(v217, f11, g11);
        let v219 = vmadd52lo(v218, f12, g10);
        let v220 = vmadd52hi(vsplat(0), f10, g12);
        let v221 = vmadd52hi(v220, f11, g11);
        let v222 = vmadd52hi(v221, f12, g10);
        let v223 = vadd(v222, v222);
        let v224 = vmadd52lo(v223, f10, g13);
        let v225 = vmadd52lo(v224, f11, g12);
        let v226 = vmadd52lo(v225, f12, g11);
        let v227 = vmadd52lo(v226, f13, g10);
        let v228 = vmadd52hi(vsplat(0), f10, g13);
        let v229 = vmadd52hi(v228, f11, g12);
        let v230 = vmadd52hi(v229, f12, g11);
        let v231 = vmadd52hi(v230, f13, g10);
        let v232 = vadd(v231, v231);
        let v233 = vmadd52lo(v232, f10, g14);
        let v234 = vmadd52lo(v233, f11, g13);
        let v235 = vmadd52lo(v234, f12, g12);
        let v236 = vmadd52lo(v235, f13, g11);
        let v237 = vmadd52lo(v236, f14, g10);
        let v238 = vmadd52hi(vsplat(0), f10, g14);
        let v239 = vmadd52hi(v238, f11, g13);
        let v240 = vmadd52hi(v239, f12, g12);
        let v241 = vmadd52hi(v240, f13, g11);
        let v242 = vmadd52hi(v241, f14, g10);
        let v243 = vadd(v242, v242);
        let v244 = vmadd52lo(v243, f11, g14);
        let v245 = vmadd52lo(v244, f12, g13);
        let v246 = vmadd52lo(v245, f13, g12);
        let v247 = vmadd52lo(v246, f14, g11);
        let v248 = vmadd52hi(vsplat(0), f11, g14);
        let v249 = vmadd52hi(v248, f12, g13);
        let v250 = vmadd52hi(v249, f13, g12);
        let v251 = vmadd52hi(v250, f14, g11);
        let v252 = vadd(v251, v251);
        let v253 = vmadd52lo(v252, f12, g14);
        let v254 = vmadd52lo(v253, f13, g13);
        let v255 = vmadd52lo(v254, f14, g12);
        let v256 = vmadd52hi(vsplat(0), f12, g14);
        let v257 = vmadd52hi(v256, f13, g13);
        let v258 = vmadd52hi(v257, f14, g12);
        let v259 = vadd(v258, v258);
        let v260 = vmadd52lo(v259, f13, g14);
        let v261 = vmadd52lo(v260, f14, g13);
        let v262 = vmadd52hi(vsplat(0), f13, g14);
        let v263 = vmadd52hi(v262, f14, g13);
        let v264 = vadd(v263, v263);
        let v265 = vmadd52lo(v264, f14, g14);
        let v266 = vmadd52hi(vsplat(0), f14, g14);
        let v267 = vadd(v266, v266);
        let v268 = vshl::<3>(v247);
        let v269 = vadd(v247, v268);
        let v270 = vshl::<1>(v269);
        let v271 = vadd(v247, v270);
        let v272 = vadd(v209, v271);
        let v273 = vshl::<3>(v255);
        let v274 = vadd(v255, v273);
        let v275 = vshl::<1>(v274);
        let v276 = vadd(v255, v275);
        let v277 = vadd(v213, v276);
        let v278 = vshl::<3>(v261);
        let v279 = vadd(v261, v278);
        let v280 = vshl::<1>(v279);
        let v281 = vadd(v261, v280);
        let v282 = vadd(v219, v281);
        let v283 = vshl::<3>(v265);
        let v284 = vadd(v265, v283);
        let v285 = vshl::<1>(v284);
        let v286 = vadd(v265, v285);
        let v287 = vadd(v227, v286);
        let v288 = vshl::<3>(v267);
        let v289 = vadd(v267, v288);
        let v290 = vshl::<1>(v289);
        let v291 = vadd(v267, v290);
        let v292 = vadd(v237, v291);
        let v293 = vshr::<51>(v272);
        let v294 = vshr::<51>(v277);
        let v295 = vshr::<51>(v282);
        let v296 = vshr::<51>(v287);
        let v297 = vshr::<51>(v292);
        let v298 = vand(v272, vsplat(0x7_ffff_ffff_ffff));
        let v299 = vand(v277, vsplat(0x7_ffff_ffff_ffff));
        let v300 = vand(v282, vsplat(0x7_ffff_ffff_ffff));
        let v301 = vand(v287, vsplat(0x7_ffff_ffff_ffff));
        let v302 = vand(v292, vsplat(0x7_ffff_ffff_ffff));
        let v303 = vadd(v299, v293);
        let v304 = vadd(v300, v294);
        let v305 = vadd(v301, v295);
        let v306 = vadd(v302, v296);
        let v308 = vmadd52lo(v298, v297, vsplat(19));
        let v309 = vmadd52lo(vsplat(0), e10, h10);
        let v310 = vmadd52hi(vsplat(0), e10, h10);
        let v311 = vadd(v310, v310);
        let v312 = vmadd52lo(v311, e10, h11);
        let v313 = vmadd52lo(v312, e11, h10);
        let v314 = vmadd52hi(vsplat(0), e10, h11);
        let v315 = vmadd52hi(v314, e11, h10);
        let v316 = vadd(v315, v315);
        let v317 = vmadd52lo(v316, e10, h12);
        let v318 = vmadd52lo(v317, e11, h11);
        let v319 = vmadd52lo(v318, e12, h10);
        let v320 = vmadd52hi(vsplat(0), e10, h12);
        let v321 = vmadd52hi(v320, e11, h11);
        let v322 = vmadd52hi(v321, e12, h10);
        let v323 = vadd(v322, v322);
        let v324 = vmadd52lo(v323, e10, h13);
        let v325 = vmadd52lo(v324, e11, h12);
        let v326 = vmadd52lo(v325, e12, h11);
        let v327 = vmadd52lo(v326, e13, h10);
        let v328 = vmadd52hi(vsplat(0), e10, h13);
        let v329 = vmadd52hi(v328, e11, h12);
        let v330 = vmadd52hi(v329, e12, h11);
        let v331 = vmadd52hi(v330, e13, h10);
        let v332 = vadd(v331, v331);
        let v333 = vmadd52lo(v332, e10, h14);
        let v334 = vmadd52lo(v333, e11, h13);
        let v335 = vmadd52lo(v334, e12, h12);
        let v336 = vmadd52lo(v335, e13, h11);
        let v337 = vmadd52lo(v336, e14, h10);
        let v338 = vmadd52hi(vsplat(0), e10, h14);
        let v339 = vmadd52hi(v338, e11, h13);
        let v340 = vmadd52hi(v339, e12, h12);
        let v341 = vmadd52hi(v340, e13, h11);
        let v342 = vmadd52hi(v341, e14, h10);
        let v343 = vadd(v342, v342);
        let v344 = vmadd52lo(v343, e11, h14);
        let v345 = vmadd52lo(v344, e12, h13);
        let v346 = vmadd52lo(v345, e13, h12);
        let v347 = vmadd52lo(v346, e14, h11);
        let v348 = vmadd52hi(vsplat(0), e11, h14);
        let v349 = vmadd52hi(v348, e12, h13);
        let v350 = vmadd52hi(v349, e13, h12);
        let v351 = vmadd52hi(v350, e14, h11);
        let v352 = vadd(v351, v351);
        let v353 = vmadd52lo(v352, e12, h14);
        let v354 = vmadd52lo(v353, e13, h13);
        let v355 = vmadd52lo(v354, e14, h12);
        let v356 = vmadd52hi(vsplat(0), e12, h14);
        let v357 = vmadd52hi(v356, e13, h13);
        let v358 = vmadd52hi(v357, e14, h12);
        let v359 = vadd(v358, v358);
        let v360 = vmadd52lo(v359, e13, h14);
        let v361 = vmadd52lo(v360, e14, h13);
        let v362 = vmadd52hi(vsplat(0), e13, h14);
        let v363 = vmadd52hi(v362, e14, h13);
        let v364 = vadd(v363, v363);
        let v365 = vmadd52lo(v364, e14, h14);
        let v366 = vmadd52hi(vsplat(0), e14, h14);
        let v367 = vadd(v366, v366);
        let v368 = vshl::<3>(v347);
        let v369 = vadd(v347, v368);
        let v370 = vshl::<1>(v369);
        let v371 = vadd(v347, v370);
        let v372 = vadd(v309, v371);
        let v373 = vshl::<3>(v355);
        let v374 = vadd(v355, v373);
        let v375 = vshl::<1>(v374);
        let v376 = vadd(v355, v375);
        let v377 = vadd(v313, v376);
        let v378 = vshl::<3>(v361);
        let v379 = vadd(v361, v378);
        let v380 = vshl::<1>(v379);
        let v381 = vadd(v361, v380);
        let v382 = vadd(v319, v381);
        let v383 = vshl::<3>(v365);
        let v384 = vadd(v365, v383);
        let v385 = vshl::<1>(v384);
        let v386 = vadd(v365, v385);
        let v387 = vadd(v327, v386);
        let v388 = vshl::<3>(v367);
        let v389 = vadd(v367, v388);
        let v390 = vshl::<1>(v389);
        let v391 = vadd(v367, v390);
        let v392 = vadd(v337, v391);
        let v393 = vshr::<51>(v372);
        let v394 = vshr::<51>(v377);
        let v395 = vshr::<51>(v382);
        let v396 = vshr::<51>(v387);
        let v397 = vshr::<51>(v392);
        let v398 = vand(v372, vsplat(0x7_ffff_ffff_ffff));
        let v399 = vand(v377, vsplat(0x7_ffff_ffff_ffff));
        let v400 = vand(v382, vsplat(0x7_ffff_ffff_ffff));
        let v401 = vand(v387, vsplat(0x7_ffff_ffff_ffff));
        let v402 = vand(v392, vsplat(0x7_ffff_ffff_ffff));
        let v403 = vadd(v399, v393);
        let v404 = vadd(v400, v394);
        let v405 = vadd(v401, v395);
        let v406 = vadd(v402, v396);
        let v407 = vmadd52lo(v398, v397, vsplat(19));
        let v408 = vmadd52lo(vsplat(0), v308, zz20);
        let v409 = vmadd52hi(vsplat(0), v308, zz20);
        let v410 = vadd(v409, v409);
        let v411 = vmadd52lo(v410, v308, zz21);
        let v412 = vmadd52lo(v411, v303, zz20);
        let v413 = vmadd52hi(vsplat(0), v308, zz21);
        let v414 = vmadd52hi(v413, v303, zz20);
        let v415 = vadd(v414, v414);
        let v416 = vmadd52lo(v415, v308, zz22);
        let v417 = vmadd52lo(v416, v303, zz21);
        let v418 = vmadd52lo(v417, v304, zz20);
        let v419 = vmadd52hi(vsplat(0), v308, zz22);
        let v420 = vmadd52hi(v419, v303, zz21);
        let v421 = vmadd52hi(v420, v304, zz20);
        let v422 = vadd(v421, v421);
        let v423 = vmadd52lo(v422, v308, zz23);
        let v424 = vmadd52lo(v423, v303, zz22);
        let v425 = vmadd52lo(v424, v304, zz21);
        let v426 = vmadd52lo(v425, v305, zz20);
        let v427 = vmadd52hi(vsplat(0), v308, zz23);
        let v428 = vmadd52hi(v427, v303, zz22);
        let v429 = vmadd52hi(v428, v304, zz21);
        let v430 = vmadd52hi(v429, v305, zz20);
        let v431 = vadd(v430, v430);
        let v432 = vmadd52lo(v431, v308, zz24);
        let v433 = vmadd52lo(v432, v303, zz23);
        let v434 = vmadd52lo(v433, v304, zz22);
        let v435 = vmadd52lo(v434, v305, zz21);
        let v436 = vmadd52lo(v435, v306, zz20);
        let v437 = vmadd52hi(vsplat(0), v308, zz24);
        let v438 = vmadd52hi(v437, v303, zz23);
        let v439 = vmadd52hi(v438, v304, zz22);
        let v440 = vmadd52hi(v439, v305, zz21);
        let v441 = vmadd52hi(v440, v306, zz20);
        let v442 = vadd(v441, v441);
        let v443 = vmadd52lo(v442, v303, zz24);
        let v444 = vmadd52lo(v443, v304, zz23);
        let v445 = vmadd52lo(v444, v305, zz22);
        let v446 = vmadd52lo(v445, v306, zz21);
        let v447 = vmadd52hi(vsplat(0), v303, zz24);
        let v448 = vmadd52hi(v447, v304, zz23);
        let v449 = vmadd52hi(v448, v305, zz22);
        let v450 = vmadd52hi(v449, v306, zz21);
        let v451 = vadd(v450, v450);
        let v452 = vmadd52lo(v451, v304, zz24);
        let v453 = vmadd52lo(v452, v305, zz23);
        let v454 = vmadd52lo(v453, v306, zz22);
        let v455 = vmadd52hi(vsplat(0), v304, zz24);
        let v456 = vmadd52hi(v455, v305, zz23);
        let v457 = vmadd52hi(v456, v306, zz22);
        let v458 = vadd(v457, v457);
        let v459 = vmadd52lo(v458, v305, zz24);
        let v460 = vmadd52lo(v459, v306, zz23);
        let v461 = vmadd52hi(vsplat(0), v305, zz24);
        let v462 = vmadd52hi(v461, v306, zz23);
        let v463 = vadd(v462, v462);
        let v464 = vmadd52lo(v463, v306, zz24);
        let v465 = vmadd52hi(vsplat(0), v306, zz24);
        let v466 = vadd(v465, v465);
        let v467 = vshl::<3>(v446);
        let v468 = vadd(v446, v467);
        let v469 = vshl::<1>(v468);
        let v470 = vadd(v446, v469);
        let v471 = vadd(v408, v470);
        let v472 = vshl::<3>(v454);
        let v473 = vadd(v454, v472);
        let v474 = vshl::<1>(v473);
        let v475 = vadd(v454, v474);
        let v476 = vadd(v412, v475);
        let v477 = vshl::<3>(v460);
        let v478 = vadd(v460, v477);
        let v479 = vshl::<1>(v478);
        let v480 = vadd(v460, v479);
        let v481 = vadd(v418, v480);
        let v482 = vshl::<3>(v464);
        let v483 = vadd(v464, v482);
        let v484 = vshl::<1>(v483);
        let v485 = vadd(v464, v484);
        let v486 = vadd(v426, v485);
        let v487 = vshl::<3>(v466);
        let v488 = vadd(v466, v487);
        let v489 = vshl::<1>(v488);
        let v490 = vadd(v466, v489);
        let v491 = vadd(v436, v490);
        let v492 = vmadd52lo(vsplat(0), v407, td20);
        let v493 = vmadd52hi(vsplat(0), v407, td20);
        let v494 = vadd(v493, v493);
        let v495 = vmadd52lo(v494, v407, td21);
        let v496 = vmadd52lo(v495, v403, td20);
        let v497 = vmadd52hi(vsplat(0), v407, td21);
        let v498 = vmadd52hi(v497, v403, td20);
        let v499 = vadd(v498, v498);
        let v500 = vmadd52lo(v499, v407, td22);
        let v501 = vmadd52lo(v500, v403, td21);
        let v502 = vmadd52lo(v501, v404, td20);
        let v503 = vmadd52hi(vsplat(0), v407, td22);
        let v504 = vmadd52hi(v503, v403, td21);
        let v505 = vmadd52hi(v504, v404, td20);
        let v506 = vadd(v505, v505);
        let v507 = vmadd52lo(v506, v407, td23);
        let v508 = vmadd52lo(v507, v403, td22);
        let v509 = vmadd52lo(v508, v404, td21);
        let v510 = vmadd52lo(v509, v405, td20);
        let v511 = vmadd52hi(vsplat(0), v407, td23);
        let v512 = vmadd52hi(v511, v403, td22);
        let v513 = vmadd52hi(v512, v404, td21);
        let v514 = vmadd52hi(v513, v405, td20);
        let v515 = vadd(v514, v514);
        let v516 = vmadd52lo(v515, v407, td24);
        let v517 = vmadd52lo(v516, v403, td23);
        let v518 = vmadd52lo(v517, v404, td22);
        let v519 = vmadd52lo(v518, v405, td21);
        let v520 = vmadd52lo(v519, v406, td20);
        let v521 = vmadd52hi(vsplat(0), v407, td24);
        let v522 = vmadd52hi(v521, v403, td23);
        let v523 = vmadd52hi(v522, v404, td22);
        let v524 = vmadd52hi(v523, v405, td21);
        let v525 = vmadd52hi(v524, v406, td20);
        let v526 = vadd(v525, v525);
        let v527 = vmadd52lo(v526, v403, td24);
        let v528 = vmadd52lo(v527, v404, td23);
        let v529 = vmadd52lo(v528, v405, td22);
        let v530 = vmadd52lo(v529, v406, td21);
        let v531 = vmadd52hi(vsplat(0), v403, td24);
        let v532 = vmadd52hi(v531, v404, td23);
        let v533 = vmadd52hi(v532, v405, td22);
        let v534 = vmadd52hi(v533, v406, td21);
        let v535 = vadd(v534, v534);
        let v536 = vmadd52lo(v535, v404, td24);
        let v537 = vmadd52lo(v536, v405, td23);
        let v538 = vmadd52lo(v537, v406, td22);
        let v539 = vmadd52hi(vsplat(0), v404, td24);
        let v540 = vmadd52hi(v539, v405, td23);
        let v541 = vmadd52hi(v540, v406, td22);
        let v542 = vadd(v541, v541);
        let v543 = vmadd52lo(v542, v405, td24);
        let v544 = vmadd52lo(v543, v406, td23);
        let v545 = vmadd52hi(vsplat(0), v405, td24);
        let v546 = vmadd52hi(v545, v406, td23);
        let v547 = vadd(v546, v546);
        let v548 = vmadd52lo(v547, v406, td24);
        let v549 = vmadd52hi(vsplat(0), v406, td24);
        let v550 = vadd(v549, v549);
        let v551 = vshl::<3>(v530);
        let v552 = vadd(v530, v551);
        let v553 = vshl::<1>(v552);
        let v554 = vadd(v530, v553);
        let v555 = vadd(v492, v554);
        let v556 = vshl::<3>(v538);
        let v557 = vadd(v538, v556);
        let v558 = vshl::<1>(v557);
        let v559 = vadd(v538, v558);
        let v560 = vadd(v496, v559);
        let v561 = vshl::<3>(v544);
        let v562 = vadd(v544, v561);
        let v563 = vshl::<1>(v562);
        let v564 = vadd(v544, v563);
        let v565 = vadd(v502, v564);
        let v566 = vshl::<3>(v548);
        let v567 = vadd(v548, v566);
        let v568 = vshl::<1>(v567);
        let v569 = vadd(v548, v568);
        let v570 = vadd(v510, v569);
        let v571 = vshl::<3>(v550);
        let v572 = vadd(v550, v571);
        let v573 = vshl::<1>(v572);
        let v574 = vadd(v550, v573);
        let v575 = vadd(v520, v574);
        let v577 = vadd(v188, vsplat(0x7d7_ffff_ffff_fd7a));
        let v578 = vsub(v577, v104);
        let v580 = vadd(v193, vsplat(0x627_ffff_ffff_ff05));
        let v581 = vsub(v580, v109);
        let v583 = vadd(v198, vsplat(0x46f_ffff_ffff_ff3b));
        let v584 = vsub(v583, v114);
        let v586 = vadd(v203, vsplat(0x2bf_ffff_ffff_ff72));
        let v587 = vsub(v586, v119);
        let v589 = vadd(v208, vsplat(0x10f_ffff_ffff_ffa8));
        let v590 = vsub(v589, v124);
        let v591 = vshr::<51>(v578);
        let v592 = vshr::<51>(v581);
        let v593 = vshr::<51>(v584);
        let v594 = vshr::<51>(v587);
        let v595 = vshr::<51>(v590);
        let v596 = vand(v578, vsplat(0x7_ffff_ffff_ffff));
        let v597 = vand(v581, vsplat(0x7_ffff_ffff_ffff));
        let v598 = vand(v584, vsplat(0x7_ffff_ffff_ffff));
        let v599 = vand(v587, vsplat(0x7_ffff_ffff_ffff));
        let v600 = vand(v590, vsplat(0x7_ffff_ffff_ffff));
        let v601 = vadd(v597, v591);
        let v602 = vadd(v598, v592);
        let v603 = vadd(v599, v593);
        let v604 = vadd(v600, v594);
        let v605 = vmadd52lo(v596, v595, vsplat(19));
        let v606 = vmadd52lo(vsplat(0), v605, d20);
        let v607 = vmadd52hi(vsplat(0), v605, d20);
        let v608 = vadd(v607, v607);
        let v609 = vmadd52lo(v608, v605, d21);
        let v610 = vmadd52lo(v609, v601, d20);
        let v611 = vmadd52hi(vsplat(0), v605, d21);
        let v612 = vmadd52hi(v611, v601, d20);
        let v613 = vadd(v612, v612);
        let v614 = vmadd52lo(v613, v605, d22);
        let v615 = vmadd52lo(v614, v601, d21);
        let v616 = vmadd52lo(v615, v602, d20);
        let v617 = vmadd52hi(vsplat(0), v605, d22);
        let v618 = vmadd52hi(v617, v601, d21);
        let v619 = vmadd52hi(v618, v602, d20);
        let v620 = vadd(v619, v619);
        let v621 = vmadd52lo(v620, v605, d23);
        let v622 = vmadd52lo(v621, v601, d22);
        let v623 = vmadd52lo(v622, v602, d21);
        let v624 = vmadd52lo(v623, v603, d20);
        let v625 = vmadd52hi(vsplat(0), v605, d23);
        let v626 = vmadd52hi(v625, v601, d22);
        let v627 = vmadd52hi(v626, v602, d21);
        let v628 = vmadd52hi(v627, v603, d20);
        let v629 = vadd(v628, v628);
        let v630 = vmadd52lo(v629, v605, d24);
        let v631 = vmadd52lo(v630, v601, d23);
        let v632 = vmadd52lo(v631, v602, d22);
        let v633 = vmadd52lo(v632, v603, d21);
        let v634 = vmadd52lo(v633, v604, d20);
        let v635 = vmadd52hi(vsplat(0), v605, d24);
        let v636 = vmadd52hi(v635, v601, d23);
        let v637 = vmadd52hi(v636, v602, d22);
        let v638 = vmadd52hi(v637, v603, d21);
        let v639 = vmadd52hi(v638, v604, d20);
        let v640 = vadd(v639, v639);
        let v641 = vmadd52lo(v640, v601, d24);
        let v642 = vmadd52lo(v641, v602, d23);
        let v643 = vmadd52lo(v642, v603, d22);
        let v644 = vmadd52lo(v643, v604, d21);
        let v645 = vmadd52hi(vsplat(0), v601, d24);
        let v646 = vmadd52hi(v645, v602, d23);
        let v647 = vmadd52hi(v646, v603, d22);
        let v648 = vmadd52hi(v647, v604, d21);
        let v649 = vadd(v648, v648);
        let v650 = vmadd52lo(v649, v602, d24);
        let v651 = vmadd52lo(v650, v603, d23);
        let v652 = vmadd52lo(v651, v604, d22);
        let v653 = vmadd52hi(vsplat(0), v602, d24);
        let v654 = vmadd52hi(v653, v603, d23);
        let v655 = vmadd52hi(v654, v604, d22);
        let v656 = vadd(v655, v655);
        let v657 = vmadd52lo(v656, v603, d24);
        let v658 = vmadd52lo(v657, v604, d23);
        let v659 = vmadd52hi(vsplat(0), v603, d24);
        let v660 = vmadd52hi(v659, v604, d23);
        let v661 = vadd(v660, v660);
        let v662 = vmadd52lo(v661, v604, d24);
        let v663 = vmadd52hi(vsplat(0), v604, d24);
        let v664 = vadd(v663, v663);
        let v665 = vshl::<3>(v644);
        let v666 = vadd(v644, v665);
        let v667 = vshl::<1>(v666);
        let v668 = vadd(v644, v667);
        let v669 = vadd(v606, v668);
        let v670 = vshl::<3>(v652);
        let v671 = vadd(v652, v670);
        let v672 = vshl::<1>(v671);
        let v673 = vadd(v652, v672);
        let v674 = vadd(v610, v673);
        let v675 = vshl::<3>(v658);
        let v676 = vadd(v658, v675);
        let v677 = vshl::<1>(v676);
        let v678 = vadd(v658, v677);
        let v679 = vadd(v616, v678);
        let v680 = vshl::<3>(v662);
        let v681 = vadd(v662, v680);
        let v682 = vshl::<1>(v681);
        let v683 = vadd(v662, v682);
        let v684 = vadd(v624, v683);
        let v685 = vshl::<3>(v664);
        let v686 = vadd(v664, v685);
        let v687 = vshl::<1>(v686);
        let v688 = vadd(v664, v687);
        let v689 = vadd(v634, v688);
        let v690 = vadd(v188, v104);
        let v691 = vadd(v193, v109);
        let v692 = vadd(v198, v114);
        let v693 = vadd(v203, v119);
        let v694 = vadd(v208, v124);
        let v695 = vshr::<51>(v690);
        let v696 = vshr::<51>(v691);
        let v697 = vshr::<51>(v692);
        let v698 = vshr::<51>(v693);
        let v699 = vshr::<51>(v694);
        let v700 = vand(v690, vsplat(0x7_ffff_ffff_ffff));
        let v701 = vand(v691, vsplat(0x7_ffff_ffff_ffff));
        let v702 = vand(v692, vsplat(0x7_ffff_ffff_ffff));
        let v703 = vand(v693, vsplat(0x7_ffff_ffff_ffff));
        let v704 = vand(v694, vsplat(0x7_ffff_ffff_ffff));
        let v705 = vadd(v701, v695);
        let v706 = vadd(v702, v696);
        let v707 = vadd(v703, v697);
        let v708 = vadd(v704, v698);
        let v709 = vmadd52lo(v700, v699, vsplat(19));
        let v710 = vmadd52lo(vsplat(0), v709, s20);
        let v711 = vmadd52hi(vsplat(0), v709, s20);
        let v712 = vadd(v711, v711);
        let v713 = vmadd52lo(v712, v709, s21);
        let v714 = vmadd52lo(v713, v705, s20);
        let v715 = vmadd52hi(vsplat(0), v709, s21);
        let v716 = vmadd52hi(v715, v705, s20);
        let v717 = vadd(v716, v716);
        let v718 = vmadd52lo(v717, v709, s22);
        let v719 = vmadd52lo(v718, v705, s21);
        let v720 = vmadd52lo(v719, v706, s20);
        let v721 = vmadd52hi(vsplat(0), v709, s22);
        let v722 = vmadd52hi(v721, v705, s21);
        let v723 = vmadd52hi(v722, v706, s20);
        let v724 = vadd(v723, v723);
        let v725 = vmadd52lo(v724, v709, s23);
        let v726 = vmadd52lo(v725, v705, s22);
        let v727 = vmadd52lo(v726, v706, s21);
        let v728 = vmadd52lo(v727, v707, s20);
        let v729 = vmadd52hi(vsplat(0), v709, s23);
        let v730 = vmadd52hi(v729, v705, s22);
        let v731 = vmadd52hi(v730, v706, s21);
        let v732 = vmadd52hi(v731, v707, s20);
        let v733 = vadd(v732, v732);
        let v734 = vmadd52lo(v733, v709, s24);
        let v735 = vmadd52lo(v734, v705, s23);
        let v736 = vmadd52lo(v735, v706, s22);
        let v737 = vmadd52lo(v736, v707, s21);
        let v738 = vmadd52lo(v737, v708, s20);
        let v739 = vmadd52hi(vsplat(0), v709, s24);
        let v740 = vmadd52hi(v739, v705, s23);
        let v741 = vmadd52hi(v740, v706, s22);
        let v742 = vmadd52hi(v741, v707, s21);
        let v743 = vmadd52hi(v742, v708, s20);
        let v744 = vadd(v743, v743);
        let v745 = vmadd52lo(v744, v705, s24);
        let v746 = vmadd52lo(v745, v706, s23);
        let v747 = vmadd52lo(v746, v707, s22);
        let v748 = vmadd52lo(v747, v708, s21);
        let v749 = vmadd52hi(vsplat(0), v705, s24);
        let v750 = vmadd52hi(v749, v706, s23);
        let v751 = vmadd52hi(v750, v707, s22);
        let v752 = vmadd52hi(v751, v708, s21);
        let v753 = vadd(v752, v752);
        let v754 = vmadd52lo(v753, v706, s24);
        let v755 = vmadd52lo(v754, v707, s23);
        let v756 = vmadd52lo(v755, v708, s22);
        let v757 = vmadd52hi(vsplat(0), v706, s24);
        let v758 = vmadd52hi(v757, v707, s23);
        let v759 = vmadd52hi(v758, v708, s22);
        let v760 = vadd(v759, v759);
        let v761 = vmadd52lo(v760, v707, s24);
        let v762 = vmadd52lo(v761, v708, s23);
        let v763 = vmadd52hi(vsplat(0), v707, s24);
        let v764 = vmadd52hi(v763, v708, s23);
        let v765 = vadd(v764, v764);
        let v766 = vmadd52lo(v765, v708, s24);
        let v767 = vmadd52hi(vsplat(0), v708, s24);
        let v768 = vadd(v767, v767);
        let v769 = vshl::<3>(v748);
        let v770 = vadd(v748, v769);
        let v771 = vshl::<1>(v770);
        let v772 = vadd(v748, v771);
        let v773 = vadd(v710, v772);
        let v774 = vshl::<3>(v756);
        let v775 = vadd(v756, v774);
        let v776 = vshl::<1>(v775);
        let v777 = vadd(v756, v776);
        let v778 = vadd(v714, v777);
        let v779 = vshl::<3>(v762);
        let v780 = vadd(v762, v779);
        let v781 = vshl::<1>(v780);
        let v782 = vadd(v762, v781);
        let v783 = vadd(v720, v782);
        let v784 = vshl::<3>(v766);
        let v785 = vadd(v766, v784);
        let v786 = vshl::<1>(v785);
        let v787 = vadd(v766, v786);
        let v788 = vadd(v728, v787);
        let v789 = vshl::<3>(v768);
        let v790 = vadd(v768, v789);
        let v791 = vshl::<1>(v790);
        let v792 = vadd(v768, v791);
        let v793 = vadd(v738, v792);
        let v795 = vadd(v773, vsplat(0x7cf_ffff_ffff_fd7a));
        let v796 = vsub(v795, v669);
        let v798 = vadd(v778, vsplat(0x61f_ffff_ffff_ff06));
        let v799 = vsub(v798, v674);
        let v801 = vadd(v783, vsplat(0x46f_ffff_ffff_ff3c));
        let v802 = vsub(v801, v679);
        let v803 = vadd(v788, vsplat(0x2bf_ffff_ffff_ff72));
        let v804 = vsub(v803, v684);
        let v805 = vadd(v793, vsplat(0x10f_ffff_ffff_ffa8));
        let v806 = vsub(v805, v689);
        let v807 = vadd(v471, vsplat(0x7cf_ffff_ffff_fd7a));
        let v808 = vsub(v807, v555);
        let v809 = vadd(v476, vsplat(0x61f_ffff_ffff_ff06));
        let v810 = vsub(v809, v560);
        let v811 = vadd(v481, vsplat(0x46f_ffff_ffff_ff3c));
        let v812 = vsub(v811, v565);
        let v813 = vadd(v486, vsplat(0x2bf_ffff_ffff_ff72));
        let v814 = vsub(v813, v570);
        let v815 = vadd(v491, vsplat(0x10f_ffff_ffff_ffa8));
        let v816 = vsub(v815, v575);
        let v817 = vadd(v471, v555);
        let v818 = vadd(v476, v560);
        let v819 = vadd(v481, v565);
        let v820 = vadd(v486, v570);
        let v821 = vadd(v491, v575);
        let v822 = vadd(v773, v669);
        let v823 = vadd(v778, v674);
        let v824 = vadd(v783, v679);
        let v825 = vadd(v788, v684);
        let v826 = vadd(v793, v689);
        let v827 = vshr::<51>(v796);
        let v828 = vshr::<51>(v799);
        let v829 = vshr::<51>(v802);
        let v830 = vshr::<51>(v804);
        let v831 = vshr::<51>(v806);
        let v832 = vand(v796, vsplat(0x7_ffff_ffff_ffff));
        let v833 = vand(v799, vsplat(0x7_ffff_ffff_ffff));
        let v834 = vand(v802, vsplat(0x7_ffff_ffff_ffff));
        let v835 = vand(v804, vsplat(0x7_ffff_ffff_ffff));
        let v836 = vand(v806, vsplat(0x7_ffff_ffff_ffff));
        let v837 = vadd(v833, v827);
        let v838 = vadd(v834, v828);
        let v839 = vadd(v835, v829);
        let v840 = vadd(v836, v830);
        let v841 = vmadd52lo(v832, v831, vsplat(19));
        let v842 = vshr::<51>(v808);
        let v843 = vshr::<51>(v810);
        let v844 = vshr::<51>(v812);
        let v845 = vshr::<51>(v814);
        let v846 = vshr::<51>(v816);
        let v847 = vand(v808, vsplat(0x7_ffff_ffff_ffff));
        let v848 = vand(v810, vsplat(0x7_ffff_ffff_ffff));
        let v849 = vand(v812, vsplat(0x7_ffff_ffff_ffff));
        let v850 = vand(v814, vsplat(0x7_ffff_ffff_ffff));
        let v851 = vand(v816, vsplat(0x7_ffff_ffff_ffff));
        let v852 = vadd(v848, v842);
        let v853 = vadd(v849, v843);
        let v854 = vadd(v850, v844);
        let v855 = vadd(v851, v845);
        let v856 = vmadd52lo(v847, v846, vsplat(19));
        let v857 = vshr::<51>(v817);
        let v858 = vshr::<51>(v818);
        let v859 = vshr::<51>(v819);
        let v860 = vshr::<51>(v820);
        let v861 = vshr::<51>(v821);
        let v862 = vand(v817, vsplat(0x7_ffff_ffff_ffff));
        let v863 = vand(v818, vsplat(0x7_ffff_ffff_ffff));
        let v864 = vand(v819, vsplat(0x7_ffff_ffff_ffff));
        let v865 = vand(v820, vsplat(0x7_ffff_ffff_ffff));
        let v866 = vand(v821, vsplat(0x7_ffff_ffff_ffff));
        let v867 = vadd(v863, v857);
        let v868 = vadd(v864, v858);
        let v869 = vadd(v865, v859);
        let v870 = vadd(v866, v860);
        let v871 = vmadd52lo(v862, v861, vsplat(19));
        let v872 = vshr::<51>(v822);
        let v873 = vshr::<51>(v823);
        let v874 = vshr::<51>(v824);
        let v875 = vshr::<51>(v825);
        let v876 = vshr::<51>(v826);
        let v877 = vand(v822, vsplat(0x7_ffff_ffff_ffff));
        let v878 = vand(v823, vsplat(0x7_ffff_ffff_ffff));
        let v879 = vand(v824, vsplat(0x7_ffff_ffff_ffff));
        let v880 = vand(v825, vsplat(0x7_ffff_ffff_ffff));
        let v881 = vand(v826, vsplat(0x7_ffff_ffff_ffff));
        let v882 = vadd(v878, v872);
        let v883 = vadd(v879, v873);
        let v884 = vadd(v880, v874);
        let v885 = vadd(v881, v875);
        let v886 = vmadd52lo(v877, v876, vsplat(19));
        (Element([v841, v837, v838, v839, v840]), Element([v856, v852, v853, v854, v855]), Element([v871, v867, v868, v869, v870]), Element([v886, v882, v883, v884, v885]))
    }

    /// `X1 = E1 * F1, Y1 = G1 * H1, Z1 = F1 * G1, T1 = E1 * H1, R1 = Y1 - X1, S1 = Y1 + X1, A = R1 * difference, B = S1 * sum, C = T1 * td, E = B - A, F = Z1 - C, G = Z1 + C, H = B + A (mod p)`
    ///
    /// - takes `e1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `f1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `g1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `h1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `sum`: every word in `[0, 0x80fffffffffff]`
    /// - takes `difference`: every word in `[0, 0x80fffffffffff]`
    /// - takes `td`: every word in `[0, 0x80fffffffffff]`
    /// - returns `e`: every word in `[0, 0x80fffffffffff]`
    /// - returns `f`: every word in `[0, 0x80fffffffffff]`
    /// - returns `g`: every word in `[0, 0x80fffffffffff]`
    /// - returns `h`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn completed_add_table(
        e1: &Loose,
        f1: &Loose,
        g1: &Loose,
        h1: &Loose,
        sum: &Element,
        difference: &Element,
        td: &Element,
    ) -> (Loose, Loose, Loose, Loose) {
        let [e10, e11, e12, e13, e14] = e1.0;
        let [f10, f11, f12, f13, f14] = f1.0;
        let [g10, g11, g12, g13, g14] = g1.0;
        let [h10, h11, h12, h13, h14] = h1.0;
        let [sum0, sum1, sum2, sum3, sum4] = sum.0;
        let [
            difference0,
            difference1,
            difference2,
            difference3,
            difference4,
        ] = difference.0;
        let [td0, td1, td2, td3, td4] = td.0;
        let v36 = vmadd52lo(vsplat(0), e10, f10);
        let v37 = vmadd52hi(vsplat(0), e10, f10);
        let v38 = vadd(v37, v37);
        let v39 = vmadd52lo(v38, e10, f11);
        let v40 = vmadd52lo(v39, e11, f10);
        let v41 = vmadd52hi(vsplat(0), e10, f11);
        let v42 = vmadd52hi(v41, e11, f10);
        let v43 = vadd(v42, v42);
        let v44 = vmadd52lo(v43, e10, f12);
        let v45 = vmadd52lo(v44, e11, f11);
        let v46 = vmadd52lo(v45, e12, f10);
        let v47 = vmadd52hi(vsplat(0), e10, f12);
        let v48 = vmadd52hi(v47, e11, f11);
        let v49 = vmadd52hi(v48, e12, f10);
        let v50 = vadd(v49, v49);
        let v51 = vmadd52lo(v50, e10, f13);
        let v52 = vmadd52lo(v51, e11, f12);
        let v53 = vmadd52lo(v52, e12, f11);
        let v54 = vmadd52lo(v53, e13, f10);
        let v55 = vmadd52hi(vsplat(0), e10, f13);
        let v56 = vmadd52hi(v55, e11, f12);
        let v57 = vmadd52hi(v56, e12, f11);
        let v58 = vmadd52hi(v57, e13, f10);
        let v59 = vadd(v58, v58);
        let v60 = vmadd52lo(v59, e10, f14);
        let v61 = vmadd52lo(v60, e11, f13);
        let v62 = vmadd52lo(v61, e12, f12);
        let v63 = vmadd52lo(v62, e13, f11);
        let v64 = vmadd52lo(v63, e14, f10);
        let v65 = vmadd52hi(vsplat(0), e10, f14);
        let v66 = vmadd52hi(v65, e11, f13);
        let v67 = vmadd52hi(v66, e12, f12);
        let v68 = vmadd52hi(v67, e13, f11);
        let v69 = vmadd52hi(v68, e14, f10);
        let v70 = vadd(v69, v69);
        let v71 = vmadd52lo(v70, e11, f14);
        let v72 = vmadd52lo(v71, e12, f13);
        let v73 = vmadd52lo(v72, e13, f12);
        let v74 = vmadd52lo(v73, e14, f11);
        let v75 = vmadd52hi(vsplat(0), e11, f14);
        let v76 = vmadd52hi(v75, e12, f13);
        let v77 = vmadd52hi(v76, e13, f12);
        let v78 = vmadd52hi(v77, e14, f11);
        let v79 = vadd(v78, v78);
        let v80 = vmadd52lo(v79, e12, f14);
        let v81 = vmadd52lo(v80, e13, f13);
        let v82 = vmadd52lo(v81, e14, f12);
        let v83 = vmadd52hi(vsplat(0), e12, f14);
        let v84 = vmadd52hi(v83, e13, f13);
        let v85 = vmadd52hi(v84, e14, f12);
        let v86 = vadd(v85, v85);
        let v87 = vmadd52lo(v86, e13, f14);
        let v88 = vmadd52lo(v87, e14, f13);
        let v89 = vmadd52hi(vsplat(0), e13, f14);
        let v90 = vmadd52hi(v89, e14, f13);
        let v91 = vadd(v90, v90);
        let v92 = vmadd52lo(v91, e14, f14);
        let v93 = vmadd52hi(vsplat(0), e14, f14);
        let v94 = vadd(v93, v93);
        let v95 = vshl::<3>(v74);
        let v96 = vadd(v74, v95);
        let v97 = vshl::<1>(v96);
        let v98 = vadd(v74, v97);
        let v99 = vadd(v36, v98);
        let v100 = vshl::<3>(v82);
        let v101 = vadd(v82, v100);
        let v102 = vshl::<1>(v101);
        let v103 = vadd(v82, v102);
        let v104 = vadd(v40, v103);
        let v105 = vshl::<3>(v88);
        let v106 = vadd(v88, v105);
        let v107 = vshl::<1>(v106);
        let v108 = vadd(v88, v107);
        let v109 = vadd(v46, v108);
        let v110 = vshl::<3>(v92);
        let v111 = vadd(v92, v110);
        let v112 = vshl::<1>(v111);
        let v113 = vadd(v92, v112);
        let v114 = vadd(v54, v113);
        let v115 = vshl::<3>(v94);
        let v116 = vadd(v94, v115);
        let v117 = vshl::<1>(v116);
        let v118 = vadd(v94, v117);
        let v119 = vadd(v64, v118);
        let v120 = vmadd52lo(vsplat(0), g10, h10);
        let v121 = vmadd52hi(vsplat(0), g10, h10);
        let v122 = vadd(v121, v121);
        let v123 = vmadd52lo(v122, g10, h11);
        let v124 = vmadd52lo(v123, g11, h10);
        let v125 = vmadd52hi(vsplat(0), g10, h11);
        let v126 = vmadd52hi(v125, g11, h10);
        let v127 = vadd(v126, v126);
        let v128 = vmadd52lo(v127, g10, h12);
        let v129 = vmadd52lo(v128, g11, h11);
        let v130 = vmadd52lo(v129, g12, h10);
        let v131 = vmadd52hi(vsplat(0), g10, h12);
        let v132 = vmadd52hi(v131, g11, h11);
        let v133 = vmadd52hi(v132, g12, h10);
        let v134 = vadd(v133, v133);
        let v135 = vmadd52lo(v134, g10, h13);
        let v136 = vmadd52lo(v135, g11, h12);
        let v137 = vmadd52lo(v136, g12, h11);
        let v138 = vmadd52lo(v137, g13, h10);
        let v139 = vmadd52hi(vsplat(0), g10, h13);
        let v140 = vmadd52hi(v139, g11, h12);
        let v141 = vmadd52hi(v140, g12, h11);
        let v142 = vmadd52hi(v141, g13, h10);
        let v143 = vadd(v142, v142);
        let v144 = vmadd52lo(v143, g10, h14);
        let v145 = vmadd52lo(v144, g11, h13);
        let v146 = vmadd52lo(v145, g12, h12);
        let v147 = vmadd52lo(v146, g13, h11);
        let v148 = vmadd52lo(v147, g14, h10);
        let v149 = vmadd52hi(vsplat(0), g10, h14);
        let v150 = vmadd52hi(v149, g11, h13);
        let v151 = vmadd52hi(v150, g12, h12);
        let v152 = vmadd52hi(v151, g13, h11);
        let v153 = vmadd52hi(v152, g14, h10);
        let v154 = vadd(v153, v153);
        let v155 = vmadd52lo(v154, g11, h14);
        let v156 = vmadd52lo(v155, g12, h13);
        let v157 = vmadd52lo(v156, g13, h12);
        let v158 = vmadd52lo(v157, g14, h11);
        let v159 = vmadd52hi(vsplat(0), g11, h14);
        let v160 = vmadd52hi(v159, g12, h13);
        let v161 = vmadd52hi(v160, g13, h12);
        let v162 = vmadd52hi(v161, g14, h11);
        let v163 = vadd(v162, v162);
        let v164 = vmadd52lo(v163, g12, h14);
        let v165 = vmadd52lo(v164, g13, h13);
        let v166 = vmadd52lo(v165, g14, h12);
        let v167 = vmadd52hi(vsplat(0), g12, h14);
        let v168 = vmadd52hi(v167, g13, h13);
        let v169 = vmadd52hi(v168, g14, h12);
        let v170 = vadd(v169, v169);
        let v171 = vmadd52lo(v170, g13, h14);
        let v172 = vmadd52lo(v171, g14, h13);
        let v173 = vmadd52hi(vsplat(0), g13, h14);
        let v174 = vmadd52hi(v173, g14, h13);
        let v175 = vadd(v174, v174);
        let v176 = vmadd52lo(v175, g14, h14);
        let v177 = vmadd52hi(vsplat(0), g14, h14);
        let v178 = vadd(v177, v177);
        let v179 = vshl::<3>(v158);
        let v180 = vadd(v158, v179);
        let v181 = vshl::<1>(v180);
        let v182 = vadd(v158, v181);
        let v183 = vadd(v120, v182);
        let v184 = vshl::<3>(v166);
        let v185 = vadd(v166, v184);
        let v186 = vshl::<1>(v185);
        let v187 = vadd(v166, v186);
        let v188 = vadd(v124, v187);
        let v189 = vshl::<3>(v172);
        let v190 = vadd(v172, v189);
        let v191 = vshl::<1>(v190);
        let v192 = vadd(v172, v191);
        let v193 = vadd(v130, v192);
        let v194 = vshl::<3>(v176);
        let v195 = vadd(v176, v194);
        let v196 = vshl::<1>(v195);
        let v197 = vadd(v176, v196);
        let v198 = vadd(v138, v197);
        let v199 = vshl::<3>(v178);
        let v200 = vadd(v178, v199);
        let v201 = vshl::<1>(v200);
        let v202 = vadd(v178, v201);
        let v203 = vadd(v148, v202);
        let v204 = vmadd52lo(vsplat(0), f10, g10);
        let v205 = vmadd52hi(vsplat(0), f10, g10);
        let v206 = vadd(v205, v205);
        let v207 = vmadd52lo(v206, f10, g11);
        let v208 = vmadd52lo(v207, f11, g10);
        let v209 = vmadd52hi(vsplat(0), f10, g11);
        let v210 = vmadd52hi(v209, f11, g10);
        let v211 = vadd(v210, v210);
        let v212 = vmadd52lo(v211, f10, g12);
        let v213 = vmadd52lo(v212, f11, g11);
        let v214 = vmadd52lo(v213, f12, g10);
        let v215 = vmadd52hi(vsplat(0), f10, g12);
        let v216 = vmadd52hi(v215, f11, g11);
        let v217 = vmadd52hi(v216, f12, g10);
        let v218 = vadd(v217, v217);
        let v219 = vmadd52lo(v218, f10, g13);
        let v220 = vmadd52lo(v219, f11, g12);
        let v221 = vmadd52lo(v220, f12, g11);
        let v222 = vmadd52lo(v221, f13, g10);
        let v223 = vmadd52hi(vsplat(0), f10, g13);
        let v224 = vmadd52hi(v223, f11, g12);
        let v225 = vmadd52hi(v224, f12, g11);
        let v226 = vmadd52hi(v225, f13, g10);
        let v227 = vadd(v226, v226);
        let v228 = vmadd52lo(v227, f10, g14);
        let v229 = vmadd52lo(v228, f11, g13);
        let v230 = vmadd52lo(v229, f12, g12);
        let v231 = vmadd52lo(v230, f13, g11);
        let v232 = vmadd52lo(v231, f14, g10);
        let v233 = vmadd52hi(vsplat(0), f10, g14);
        let v234 = vmadd52hi(v233, f11, g13);
        let v235 = vmadd52hi(v234, f12, g12);
        let v236 = vmadd52hi(v235, f13, g11);
        let v237 = vmadd52hi(v236, f14, g10);
        let v238 = vadd(v237, v237);
        let v239 = vmadd52lo(v238, f11, g14);
        let v240 = vmadd52lo(v239, f12, g13);
        let v241 = vmadd52lo(v240, f13, g12);
        let v242 = vmadd52lo(v241, f14, g11);
        let v243 = vmadd52hi(vsplat(0), f11, g14);
        let v244 = vmadd52hi(v243, f12, g13);
        let v245 = vmadd52hi(v244, f13, g12);
        let v246 = vmadd52hi(v245, f14, g11);
        let v247 = vadd(v246, v246);
        let v248 = vmadd52lo(v247, f12, g14);
        let v249 = vmadd52lo(v248, f13, g13);
        let v250 = vmadd52lo(v249, f14, g12);
        let v251 = vmadd52hi(vsplat(0), f12, g14);
        let v252 = vmadd52hi(v251, f13, g13);
        let v253 = vmadd52hi(v252, f14, g12);
        let v254 = vadd(v253, v253);
        let v255 = vmadd52lo(v254, f13, g14);
        let v256 = vmadd52lo(v255, f14, g13);
        let v257 = vmadd52hi(vsplat(0), f13, g14);
        let v258 = vmadd52hi(v257, f14, g13);
        let v259 = vadd(v258, v258);
        let v260 = vmadd52lo(v259, f14, g14);
        let v261 = vmadd52hi(vsplat(0), f14, g14);
        let v262 = vadd(v261, v261);
        let v263 = vshl::<3>(v242);
        let v264 = vadd(v242, v263);
        let v265 = vshl::<1>(v264);
        let v266 = vadd(v242, v265);
        let v267 = vadd(v204, v266);
        let v268 = vshl::<3>(v250);
        let v269 = vadd(v250, v268);
        let v270 = vshl::<1>(v269);
        let v271 = vadd(v250, v270);
        let v272 = vadd(v208, v271);
        let v273 = vshl::<3>(v256);
        let v274 = vadd(v256, v273);
        let v275 = vshl::<1>(v274);
        let v276 = vadd(v256, v275);
        let v277 = vadd(v214, v276);
        let v278 = vshl::<3>(v260);
        let v279 = vadd(v260, v278);
        let v280 = vshl::<1>(v279);
        let v281 = vadd(v260, v280);
        let v282 = vadd(v222, v281);
        let v283 = vshl::<3>(v262);
        let v284 = vadd(v262, v283);
        let v285 = vshl::<1>(v284);
        let v286 = vadd(v262, v285);
        let v287 = vadd(v232, v286);
        let v288 = vmadd52lo(vsplat(0), e10, h10);
        let v289 = vmadd52hi(vsplat(0), e10, h10);
        let v290 = vadd(v289, v289);
        let v291 = vmadd52lo(v290, e10, h11);
        let v292 = vmadd52lo(v291, e11, h10);
        let v293 = vmadd52hi(vsplat(0), e10, h11);
        let v294 = vmadd52hi(v293, e11, h10);
        let v295 = vadd(v294, v294);
        let v296 = vmadd52lo(v295, e10, h12);
        let v297 = vmadd52lo(v296, e11, h11);
        let v298 = vmadd52lo(v297, e12, h10);
        let v299 = vmadd52hi(vsplat(0), e10, h12);
        let v300 = vmadd52hi(v299, e11, h11);
        let v301 = vmadd52hi(v300, e12, h10);
        let v302 = vadd(v301, v301);
        let v303 = vmadd52lo(v302, e10, h13);
        let v304 = vmadd52lo(v303, e11, h12);
        let v305 = vmadd52lo(v304, e12, h11);
        let v306 = vmadd52lo(v305, e13, h10);
        let v307 = vmadd52hi(vsplat(0), e10, h13);
        let v308 = vmadd52hi(v307, e11, h12);
        let v309 = vmadd52hi(v308, e12, h11);
        let v310 = vmadd52hi(v309, e13, h10);
        let v311 = vadd(v310, v310);
        let v312 = vmadd52lo(v311, e10, h14);
        let v313 = vmadd52lo(v312, e11, h13);
        let v314 = vmadd52lo(v313, e12, h12);
        let v315 = vmadd52lo(v314, e13, h11);
        let v316 = vmadd52lo(v315, e14, h10);
        let v317 = vmadd52hi(vsplat(0), e10, h14);
        let v318 = vmadd52hi(v317, e11, h13);
        let v319 = vmadd52hi(v318, e12, h12);
        let v320 = vmadd52hi(v319, e13, h11);
        let v321 = vmadd52hi(v320, e14, h10);
        let v322 = vadd(v321, v321);
        let v323 = vmadd52lo(v322, e11, h14);
        let v324 = vmadd52lo(v323, e12, h13);
        let v325 = vmadd52lo(v324, e13, h12);
        let v326 = vmadd52lo(v325, e14, h11);
        let v327 = vmadd52hi(vsplat(0), e11, h14);
        let v328 = vmadd52hi(v327, e12, h13);
        let v329 = vmadd52hi(v328, e13, h12);
        let v330 = vmadd52hi(v329, e14, h11);
        let v331 = vadd(v330, v330);
        let v332 = vmadd52lo(v331, e12, h14);
        let v333 = vmadd52lo(v332, e13, h13);
        let v334 = vmadd52lo(v333, e14, h12);
        let v335 = vmadd52hi(vsplat(0), e12, h14);
        let v336 = vmadd52hi(v335, e13, h13);
        let v337 = vmadd52hi(v336, e14, h12);
        let v338 = vadd(v337, v337);
        let v339 = vmadd52lo(v338, e13, h14);
        let v340 = vmadd52lo(v339, e14, h13);
        let v341 = vmadd52hi(vsplat(0), e13, h14);
        let v342 = vmadd52hi(v341, e14, h13);
        let v343 = vadd(v342, v342);
        let v344 = vmadd52lo(v343, e14, h14);
        let v345 = vmadd52hi(vsplat(0), e14, h14);
        let v346 = vadd(v345, v345);
        let v347 = vshl::<3>(v326);
        let v348 = vadd(v326, v347);
        let v349 = vshl::<1>(v348);
        let v350 = vadd(v326, v349);
        let v351 = vadd(v288, v350);
        let v352 = vshl::<3>(v334);
        let v353 = vadd(v334, v352);
        let v354 = vshl::<1>(v353);
        let v355 = vadd(v334, v354);
        let v356 = vadd(v292, v355);
        let v357 = vshl::<3>(v340);
        let v358 = vadd(v340, v357);
        let v359 = vshl::<1>(v358);
        let v360 = vadd(v340, v359);
        let v361 = vadd(v298, v360);
        let v362 = vshl::<3>(v344);
        let v363 = vadd(v344, v362);
        let v364 = vshl::<1>(v363);
        let v365 = vadd(v344, v364);
        let v366 = vadd(v306, v365);
        let v367 = vshl::<3>(v346);
        let v368 = vadd(v346, v367);
        let v369 = vshl::<1>(v368);
        let v370 = vadd(v346, v369);
        let v371 = vadd(v316, v370);
        let v372 = vshr::<51>(v351);
        let v373 = vshr::<51>(v356);
        let v374 = vshr::<51>(v361);
        let v375 = vshr::<51>(v366);
        let v376 = vshr::<51>(v371);
        let v377 = vand(v351, vsplat(0x7_ffff_ffff_ffff));
        let v378 = vand(v356, vsplat(0x7_ffff_ffff_ffff));
        let v379 = vand(v361, vsplat(0x7_ffff_ffff_ffff));
        let v380 = vand(v366, vsplat(0x7_ffff_ffff_ffff));
        let v381 = vand(v371, vsplat(0x7_ffff_ffff_ffff));
        let v382 = vadd(v378, v372);
        let v383 = vadd(v379, v373);
        let v384 = vadd(v380, v374);
        let v385 = vadd(v381, v375);
        let v387 = vmadd52lo(v377, v376, vsplat(19));
        let v388 = vmadd52lo(vsplat(0), v387, td0);
        let v389 = vmadd52hi(vsplat(0), v387, td0);
        let v390 = vadd(v389, v389);
        let v391 = vmadd52lo(v390, v387, td1);
        let v392 = vmadd52lo(v391, v382, td0);
        let v393 = vmadd52hi(vsplat(0), v387, td1);
        let v394 = vmadd52hi(v393, v382, td0);
        let v395 = vadd(v394, v394);
        let v396 = vmadd52lo(v395, v387, td2);
        let v397 = vmadd52lo(v396, v382, td1);
        let v398 = vmadd52lo(v397, v383, td0);
        let v399 = vmadd52hi(vsplat(0), v387, td2);
        let v400 = vmadd52hi(v399, v382, td1);
        let v401 = vmadd52hi(v400, v383, td0);
        let v402 = vadd(v401, v401);
        let v403 = vmadd52lo(v402, v387, td3);
        let v404 = vmadd52lo(v403, v382, td2);
        let v405 = vmadd52lo(v404, v383, td1);
        let v406 = vmadd52lo(v405, v384, td0);
        let v407 = vmadd52hi(vsplat(0), v387, td3);
        let v408 = vmadd52hi(v407, v382, td2);
        let v409 = vmadd52hi(v408, v383, td1);
        let v410 = vmadd52hi(v409, v384, td0);
        let v411 = vadd(v410, v410);
        let v412 = vmadd52lo(v411, v387, td4);
        let v413 = vmadd52lo(v412, v382, td3);
        let v414 = vmadd52lo(v413, v383, td2);
        let v415 = vmadd52lo(v414, v384, td1);
        let v416 = vmadd52lo(v415, v385, td0);
        let v417 = vmadd52hi(vsplat(0), v387, td4);
        let v418 = vmadd52hi(v417, v382, td3);
        let v419 = vmadd52hi(v418, v383, td2);
        let v420 = vmadd52hi(v419, v384, td1);
        let v421 = vmadd52hi(v420, v385, td0);
        let v422 = vadd(v421, v421);
        let v423 = vmadd52lo(v422, v382, td4);
        let v424 = vmadd52lo(v423, v383, td3);
        let v425 = vmadd52lo(v424, v384, td2);
        let v426 = vmadd52lo(v425, v385, td1);
        let v427 = vmadd52hi(vsplat(0), v382, td4);
        let v428 = vmadd52hi(v427, v383, td3);
        let v429 = vmadd52hi(v428, v384, td2);
        let v430 = vmadd52hi(v429, v385, td1);
        let v431 = vadd(v430, v430);
        let v432 = vmadd52lo(v431, v383, td4);
        let v433 = vmadd52lo(v432, v384, td3);
        let v434 = vmadd52lo(v433, v385, td2);
        let v435 = vmadd52hi(vsplat(0), v383, td4);
        let v436 = vmadd52hi(v435, v384, td3);
        let v437 = vmadd52hi(v436, v385, td2);
        let v438 = vadd(v437, v437);
        let v439 = vmadd52lo(v438, v384, td4);
        let v440 = vmadd52lo(v439, v385, td3);
        let v441 = vmadd52hi(vsplat(0), v384, td4);
        let v442 = vmadd52hi(v441, v385, td3);
        let v443 = vadd(v442, v442);
        let v444 = vmadd52lo(v443, v385, td4);
        let v445 = vmadd52hi(vsplat(0), v385, td4);
        let v446 = vadd(v445, v445);
        let v447 = vshl::<3>(v426);
        let v448 = vadd(v426, v447);
        let v449 = vshl::<1>(v448);
        let v450 = vadd(v426, v449);
        let v451 = vadd(v388, v450);
        let v452 = vshl::<3>(v434);
        let v453 = vadd(v434, v452);
        let v454 = vshl::<1>(v453);
        let v455 = vadd(v434, v454);
        let v456 = vadd(v392, v455);
        let v457 = vshl::<3>(v440);
        let v458 = vadd(v440, v457);
        let v459 = vshl::<1>(v458);
        let v460 = vadd(v440, v459);
        let v461 = vadd(v398, v460);
        let v462 = vshl::<3>(v444);
        let v463 = vadd(v444, v462);
        let v464 = vshl::<1>(v463);
        let v465 = vadd(v444, v464);
        let v466 = vadd(v406, v465);
        let v467 = vshl::<3>(v446);
        let v468 = vadd(v446, v467);
        let v469 = vshl::<1>(v468);
        let v470 = vadd(v446, v469);
        let v471 = vadd(v416, v470);
        let v473 = vadd(v183, vsplat(0x7d7_ffff_ffff_fd7a));
        let v474 = vsub(v473, v99);
        let v476 = vadd(v188, vsplat(0x627_ffff_ffff_ff05));
        let v477 = vsub(v476, v104);
        let v479 = vadd(v193, vsplat(0x46f_ffff_ffff_ff3b));
        let v480 = vsub(v479, v109);
        let v482 = vadd(v198, vsplat(0x2bf_ffff_ffff_ff72));
        let v483 = vsub(v482, v114);
        let v485 = vadd(v203, vsplat(0x10f_ffff_ffff_ffa8));
        let v486 = vsub(v485, v119);
        let v487 = vshr::<51>(v474);
        let v488 = vshr::<51>(v477);
        let v489 = vshr::<51>(v480);
        let v490 = vshr::<51>(v483);
        let v491 = vshr::<51>(v486);
        let v492 = vand(v474, vsplat(0x7_ffff_ffff_ffff));
        let v493 = vand(v477, vsplat(0x7_ffff_ffff_ffff));
        let v494 = vand(v480, vsplat(0x7_ffff_ffff_ffff));
        let v495 = vand(v483, vsplat(0x7_ffff_ffff_ffff));
        let v496 = vand(v486, vsplat(0x7_ffff_ffff_ffff));
        let v497 = vadd(v493, v487);
        let v498 = vadd(v494, v488);
        let v499 = vadd(v495, v489);
        let v500 = vadd(v496, v490);
        let v501 = vmadd52lo(v492, v491, vsplat(19));
        let v502 = vmadd52lo(vsplat(0), v501, difference0);
        let v503 = vmadd52hi(vsplat(0), v501, difference0);
        let v504 = vadd(v503, v503);
        let v505 = vmadd52lo(v504, v501, difference1);
        let v506 = vmadd52lo(v505, v497, difference0);
        let v507 = vmadd52hi(vsplat(0), v501, difference1);
        let v508 = vmadd52hi(v507, v497, difference0);
        let v509 = vadd(v508, v508);
        let v510 = vmadd52lo(v509, v501, difference2);
        let v511 = vmadd52lo(v510, v497, difference1);
        let v512 = vmadd52lo(v511, v498, difference0);
        let v513 = vmadd52hi(vsplat(0), v501, difference2);
        let v514 = vmadd52hi(v513, v497, difference1);
        let v515 = vmadd52hi(v514, v498, difference0);
        let v516 = vadd(v515, v515);
        let v517 = vmadd52lo(v516, v501, difference3);
        let v518 = vmadd52lo(v517, v497, difference2);
        let v519 = vmadd52lo(v518, v498, difference1);
        let v520 = vmadd52lo(v519, v499, difference0);
        let v521 = vmadd52hi(vsplat(0), v501, difference3);
        let v522 = vmadd52hi(v521, v497, difference2);
        let v523 = vmadd52hi(v522, v498, difference1);
        let v524 = vmadd52hi(v523, v499, difference0);
        let v525 = vadd(v524, v524);
        let v526 = vmadd52lo(v525, v501, difference4);
        let v527 = vmadd52lo(v526, v497, difference3);
        let v528 = vmadd52lo(v527, v498, difference2);
        let v529 = vmadd52lo(v528, v499, difference1);
        let v530 = vmadd52lo(v529, v500, difference0);
        let v531 = vmadd52hi(vsplat(0), v501, difference4);
        let v532 = vmadd52hi(v531, v497, difference3);
        let v533 = vmadd52hi(v532, v498, difference2);
        let v534 = vmadd52hi(v533, v499, difference1);
        let v535 = vmadd52hi(v534, v500, difference0);
        let v536 = vadd(v535, v535);
        let v537 = vmadd52lo(v536, v497, difference4);
        let v538 = vmadd52lo(v537, v498, difference3);
        let v539 = vmadd52lo(v538, v499, difference2);
        let v540 = vmadd52lo(v539, v500, difference1);
        let v541 = vmadd52hi(vsplat(0), v497, difference4);
        let v542 = vmadd52hi(v541, v498, difference3);
        let v543 = vmadd52hi(v542, v499, difference2);
        let v544 = vmadd52hi(v543, v500, difference1);
        let v545 = vadd(v544, v544);
        let v546 = vmadd52lo(v545, v498, difference4);
        let v547 = vmadd52lo(v546, v499, difference3);
        let v548 = vmadd52lo(v547, v500, difference2);
        let v549 = vmadd52hi(vsplat(0), v498, difference4);
        let v550 = vmadd52hi(v549, v499, difference3);
        let v551 = vmadd52hi(v550, v500, difference2);
        let v552 = vadd(v551, v551);
        let v553 = vmadd52lo(v552, v499, difference4);
        let v554 = vmadd52lo(v553, v500, difference3);
        let v555 = vmadd52hi(vsplat(0), v499, difference4);
        let v556 = vmadd52hi(v555, v500, difference3);
        let v557 = vadd(v556, v556);
        let v558 = vmadd52lo(v557, v500, difference4);
        let v559 = vmadd52hi(vsplat(0), v500, difference4);
        let v560 = vadd(v559, v559);
        let v561 = vshl::<3>(v540);
        let v562 = vadd(v540, v561);
        let v563 = vshl::<1>(v562);
        let v564 = vadd(v540, v563);
        let v565 = vadd(v502, v564);
        let v566 = vshl::<3>(v548);
        let v567 = vadd(v548, v566);
        let v568 = vshl::<1>(v567);
        let v569 = vadd(v548, v568);
        let v570 = vadd(v506, v569);
        let v571 = vshl::<3>(v554);
        let v572 = vadd(v554, v571);
        let v573 = vshl::<1>(v572);
        let v574 = vadd(v554, v573);
        let v575 = vadd(v512, v574);
        let v576 = vshl::<3>(v558);
        let v577 = vadd(v558, v576);
        let v578 = vshl::<1>(v577);
        let v579 = vadd(v558, v578);
        let v580 = vadd(v520, v579);
        let v581 = vshl::<3>(v560);
        let v582 = vadd(v560, v581);
        let v583 = vshl::<1>(v582);
        let v584 = vadd(v560, v583);
        let v585 = vadd(v530, v584);
        let v586 = vadd(v183, v99);
        let v587 = vadd(v188, v104);
        let v588 = vadd(v193, v109);
        let v589 = vadd(v198, v114);
        let v590 = vadd(v203, v119);
        let v591 = vshr::<51>(v586);
        let v592 = vshr::<51>(v587);
        let v593 = vshr::<51>(v588);
        let v594 = vshr::<51>(v589);
        let v595 = vshr::<51>(v590);
        let v596 = vand(v586, vsplat(0x7_ffff_ffff_ffff));
        let v597 = vand(v587, vsplat(0x7_ffff_ffff_ffff));
        let v598 = vand(v588, vsplat(0x7_ffff_ffff_ffff));
        let v599 = vand(v589, vsplat(0x7_ffff_ffff_ffff));
        let v600 = vand(v590, vsplat(0x7_ffff_ffff_ffff));
        let v601 = vadd(v597, v591);
        let v602 = vadd(v598, v592);
        let v603 = vadd(v599, v593);
        let v604 = vadd(v600, v594);
        let v605 = vmadd52lo(v596, v595, vsplat(19));
        let v606 = vmadd52lo(vsplat(0), v605, sum0);
        let v607 = vmadd52hi(vsplat(0), v605, sum0);
        let v608 = vadd(v607, v607);
        let v609 = vmadd52lo(v608, v605, sum1);
        let v610 = vmadd52lo(v609, v601, sum0);
        let v611 = vmadd52hi(vsplat(0), v605, sum1);
        let v612 = vmadd52hi(v611, v601, sum0);
        let v613 = vadd(v612, v612);
        let v614 = vmadd52lo(v613, v605, sum2);
        let v615 = vmadd52lo(v614, v601, sum1);
        let v616 = vmadd52lo(v615, v602, sum0);
        let v617 = vmadd52hi(vsplat(0), v605, sum2);
        let v618 = vmadd52hi(v617, v601, sum1);
        let v619 = vmadd52hi(v618, v602, sum0);
        let v620 = vadd(v619, v619);
        let v621 = vmadd52lo(v620, v605, sum3);
        let v622 = vmadd52lo(v621, v601, sum2);
        let v623 = vmadd52lo(v622, v602, sum1);
        let v624 = vmadd52lo(v623, v603, sum0);
        let v625 = vmadd52hi(vsplat(0), v605, sum3);
        let v626 = vmadd52hi(v625, v601, sum2);
        let v627 = vmadd52hi(v626, v602, sum1);
        let v628 = vmadd52hi(v627, v603, sum0);
        let v629 = vadd(v628, v628);
        let v630 = vmadd52lo(v629, v605, sum4);
        let v631 = vmadd52lo(v630, v601, sum3);
        let v632 = vmadd52lo(v631, v602, sum2);
        let v633 = vmadd52lo(v632, v603, sum1);
        let v634 = vmadd52lo(v633, v604, sum0);
        let v635 = vmadd52hi(vsplat(0), v605, sum4);
        let v636 = vmadd52hi(v635, v601, sum3);
        let v637 = vmadd52hi(v636, v602, sum2);
        let v638 = vmadd52hi(v637, v603, sum1);
        let v639 = vmadd52hi(v638, v604, sum0);
        let v640 = vadd(v639, v639);
        let v641 = vmadd52lo(v640, v601, sum4);
        let v642 = vmadd52lo(v641, v602, sum3);
        let v643 = vmadd52lo(v642, v603, sum2);
        let v644 = vmadd52lo(v643, v604, sum1);
        let v645 = vmadd52hi(vsplat(0), v601, sum4);
        let v646 = vmadd52hi(v645, v602, sum3);
        let v647 = vmadd52hi(v646, v603, sum2);
        let v648 = vmadd52hi(v647, v604, sum1);
        let v649 = vadd(v648, v648);
        let v650 = vmadd52lo(v649, v602, sum4);
        let v651 = vmadd52lo(v650, v603, sum3);
        let v652 = vmadd52lo(v651, v604, sum2);
        let v653 = vmadd52hi(vsplat(0), v602, sum4);
        let v654 = vmadd52hi(v653, v603, sum3);
        let v655 = vmadd52hi(v654, v604, sum2);
        let v656 = vadd(v655, v655);
        let v657 = vmadd52lo(v656, v603, sum4);
        let v658 = vmadd52lo(v657, v604, sum3);
        let v659 = vmadd52hi(vsplat(0), v603, sum4);
        let v660 = vmadd52hi(v659, v604, sum3);
        let v661 = vadd(v660, v660);
        let v662 = vmadd52lo(v661, v604, sum4);
        let v663 = vmadd52hi(vsplat(0), v604, sum4);
        let v664 = vadd(v663, v663);
        let v665 = vshl::<3>(v644);
        let v666 = vadd(v644, v665);
        let v667 = vshl::<1>(v666);
        let v668 = vadd(v644, v667);
        let v669 = vadd(v606, v668);
        let v670 = vshl::<3>(v652);
        let v671 = vadd(v652, v670);
        let v672 = vshl::<1>(v671);
        let v673 = vadd(v652, v672);
        let v674 = vadd(v610, v673);
        let v675 = vshl::<3>(v658);
        let v676 = vadd(v658, v675);
        let v677 = vshl::<1>(v676);
        let v678 = vadd(v658, v677);
        let v679 = vadd(v616, v678);
        let v680 = vshl::<3>(v662);
        let v681 = vadd(v662, v680);
        let v682 = vshl::<1>(v681);
        let v683 = vadd(v662, v682);
        let v684 = vadd(v624, v683);
        let v685 = vshl::<3>(v664);
        let v686 = vadd(v664, v685);
        let v687 = vshl::<1>(v686);
        let v688 = vadd(v664, v687);
        let v689 = vadd(v634, v688);
        let v691 = vadd(v669, vsplat(0x7cf_ffff_ffff_fd7a));
        let v692 = vsub(v691, v565);
        let v694 = vadd(v674, vsplat(0x61f_ffff_ffff_ff06));
        let v695 = vsub(v694, v570);
        let v697 = vadd(v679, vsplat(0x46f_ffff_ffff_ff3c));
        let v698 = vsub(v697, v575);
        let v699 = vadd(v684, vsplat(0x2bf_ffff_ffff_ff72));
        let v700 = vsub(v699, v580);
        let v701 = vadd(v689, vsplat(0x10f_ffff_ffff_ffa8));
        let v702 = vsub(v701, v585);
        let v703 = vadd(v267, vsplat(0x7cf_ffff_ffff_fd7a));
        let v704 = vsub(v703, v451);
        let v705 = vadd(v272, vsplat(0x61f_ffff_ffff_ff06));
        let v706 = vsub(v705, v456);
        let v707 = vadd(v277, vsplat(0x46f_ffff_ffff_ff3c));
        let v708 = vsub(v707, v461);
        let v709 = vadd(v282, vsplat(0x2bf_ffff_ffff_ff72));
        let v710 = vsub(v709, v466);
        let v711 = vadd(v287, vsplat(0x10f_ffff_ffff_ffa8));
        let v712 = vsub(v711, v471);
        let v713 = vadd(v267, v451);
        let v714 = vadd(v272, v456);
        let v715 = vadd(v277, v461);
        let v716 = vadd(v282, v466);
        let v717 = vadd(v287, v471);
        let v718 = vadd(v669, v565);
        let v719 = vadd(v674, v570);
        let v720 = vadd(v679, v575);
        let v721 = vadd(v684, v580);
        let v722 = vadd(v689, v585);
        let v723 = vshr::<51>(v692);
        let v724 = vshr::<51>(v695);
        let v725 = vshr::<51>(v698);
        let v726 = vshr::<51>(v700);
        let v727 = vshr::<51>(v702);
        let v728 = vand(v692, vsplat(0x7_ffff_ffff_ffff));
        let v729 = vand(v695, vsplat(0x7_ffff_ffff_ffff));
        let v730 = vand(v698, vsplat(0x7_ffff_ffff_ffff));
        let v731 = vand(v700, vsplat(0x7_ffff_ffff_ffff));
        let v732 = vand(v702, vsplat(0x7_ffff_ffff_ffff));
        let v733 = vadd(v729, v723);
        let v734 = vadd(v730, v724);
        let v735 = vadd(v731, v725);
        let v736 = vadd(v732, v726);
        let v737 = vmadd52lo(v728, v727, vsplat(19));
        let v738 = vshr::<51>(v704);
        let v739 = vshr::<51>(v706);
        let v740 = vshr::<51>(v708);
        let v741 = vshr::<51>(v710);
        let v742 = vshr::<51>(v712);
        let v743 = vand(v704, vsplat(0x7_ffff_ffff_ffff));
        let v744 = vand(v706, vsplat(0x7_ffff_ffff_ffff));
        let v745 = vand(v708, vsplat(0x7_ffff_ffff_ffff));
        let v746 = vand(v710, vsplat(0x7_ffff_ffff_ffff));
        let v747 = vand(v712, vsplat(0x7_ffff_ffff_ffff));
        let v748 = vadd(v744, v738);
        let v749 = vadd(v745, v739);
        let v750 = vadd(v746, v740);
        let v751 = vadd(v747, v741);
        let v752 = vmadd52lo(v743, v742, vsplat(19));
        let v753 = vshr::<51>(v713);
        let v754 = vshr::<51>(v714);
        let v755 = vshr::<51>(v715);
        let v756 = vshr::<51>(v716);
        let v757 = vshr::<51>(v717);
        let v758 = vand(v713, vsplat(0x7_ffff_ffff_ffff));
        let v759 = vand(v714, vsplat(0x7_ffff_ffff_ffff));
        let v760 = vand(v715, vsplat(0x7_ffff_ffff_ffff));
        let v761 = vand(v716, vsplat(0x7_ffff_ffff_ffff));
        let v762 = vand(v717, vsplat(0x7_ffff_ffff_ffff));
        let v763 = vadd(v759, v753);
        let v764 = vadd(v760, v754);
        let v765 = vadd(v761, v755);
        let v766 = vadd(v762, v756);
        let v767 = vmadd52lo(v758, v757, vsplat(19));
        let v768 = vshr::<51>(v718);
        let v769 = vshr::<51>(v719);
        let v770 = vshr::<51>(v720);
        let v771 = vshr::<51>(v721);
        let v772 = vshr::<51>(v722);
        let v773 = vand(v718, vsplat(0x7_ffff_ffff_ffff));
        let v774 = vand(v719, vsplat(0x7_ffff_ffff_ffff));
        let v775 = vand(v720, vsplat(0x7_ffff_ffff_ffff));
        let v776 = vand(v721, vsplat(0x7_ffff_ffff_ffff));
        let v777 = vand(v722, vsplat(0x7_ffff_ffff_ffff));
        let v778 = vadd(v774, v768);
        let v779 = vadd(v775, v769);
        let v780 = vadd(v776, v770);
        let v781 = vadd(v777, v771);
        let v782 = vmadd52lo(v773, v772, vsplat(19));
        (Element([v737, v733, v734, v735, v736]), Element([v752, v748, v749, v750, v751]), Element([v767, v763, v764, v765, v766]), Element([v782, v778, v779, v780, v781]))
    }

    /// `C = T1 * td, S1 = Y1 + X1, R1 = Y1 - X1, A = R1 * difference, B = S1 * sum, F = Z1 - C, G = Z1 + C, Z3 = F * G, H = B + A, Y3 = G * H, E = B - A, T3 = E * H, X3 = E * F (mod p)`
    ///
    /// - takes `x1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `y1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `z1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `t1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `sum`: every word in `[0, 0x80fffffffffff]`
    /// - takes `difference`: every word in `[0, 0x80fffffffffff]`
    /// - takes `td`: every word in `[0, 0x80fffffffffff]`
    /// - returns `x3`: every word in `[0, 0x80fffffffffff]`
    /// - returns `y3`: every word in `[0, 0x80fffffffffff]`
    /// - returns `z3`: every word in `[0, 0x80fffffffffff]`
    /// - returns `t3`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    pub fn edwards_add_table(
        x1: &Element,
        y1: &Element,
        z1: &Element,
        t1: &Element,
        sum: &Element,
        difference: &Element,
        td: &Element,
    ) -> (Element, Element, Element, Element) {
        let [x10, x11, x12, x13, x14] = x1.0;
        let [y10, y11, y12, y13, y14] = y1.0;
        let [z10, z11, z12, z13, z14] = z1.0;
        let [t10, t11, t12, t13, t14] = t1.0;
        let [sum0, sum1, sum2, sum3, sum4] = sum.0;
        let [
            difference0,
            difference1,
            difference2,
            difference3,
            difference4,
        ] = difference.0;
        let [td0, td1, td2, td3, td4] = td.0;
        let v36 = vmadd52lo(vsplat(0), t10, td0);
        let v37 = vmadd52hi(vsplat(0), t10, td0);
        let v38 = vadd(v37, v37);
        let v39 = vmadd52lo(v38, t10, td1);
        let v40 = vmadd52lo(v39, t11, td0);
        let v41 = vmadd52hi(vsplat(0), t10, td1);
        let v42 = vmadd52hi(v41, t11, td0);
        let v43 = vadd(v42, v42);
        let v44 = vmadd52lo(v43, t10, td2);
        let v45 = vmadd52lo(v44, t11, td1);
        let v46 = vmadd52lo(v45, t12, td0);
        let v47 = vmadd52hi(vsplat(0), t10, td2);
        let v48 = vmadd52hi(v47, t11, td1);
        let v49 = vmadd52hi(v48, t12, td0);
        let v50 = vadd(v49, v49);
        let v51 = vmadd52lo(v50, t10, td3);
        let v52 = vmadd52lo(v51, t11, td2);
        let v53 = vmadd52lo(v52, t12, td1);
        let v54 = vmadd52lo(v53, t13, td0);
        let v55 = vmadd52hi(vsplat(0), t10, td3);
        let v56 = vmadd52hi(v55, t11, td2);
        let v57 = vmadd52hi(v56, t12, td1);
        let v58 = vmadd52hi(v57, t13, td0);
        let v59 = vadd(v58, v58);
        let v60 = vmadd52lo(v59, t10, td4);
        let v61 = vmadd52lo(v60, t11, td3);
        let v62 = vmadd52lo(v61, t12, td2);
        let v63 = vmadd52lo(v62, t13, td1);
        let v64 = vmadd52lo(v63, t14, td0);
        let v65 = vmadd52hi(vsplat(0), t10, td4);
        let v66 = vmadd52hi(v65, t11, td3);
        let v67 = vmadd52hi(v66, t12, td2);
        let v68 = vmadd52hi(v67, t13, td1);
        let v69 = vmadd52hi(v68, t14, td0);
        let v70 = vadd(v69, v69);
        let v71 = vmadd52lo(v70, t11, td4);
        let v72 = vmadd52lo(v71, t12, td3);
        let v73 = vmadd52lo(v72, t13, td2);
        let v74 = vmadd52lo(v73, t14, td1);
        let v75 = vmadd52hi(vsplat(0), t11, td4);
        let v76 = vmadd52hi(v75, t12, td3);
        let v77 = vmadd52hi(v76, t13, td2);
        let v78 = vmadd52hi(v77, t14, td1);
        let v79 = vadd(v78, v78);
        let v80 = vmadd52lo(v79, t12, td4);
        let v81 = vmadd52lo(v80, t13, td3);
        let v82 = vmadd52lo(v81, t14, td2);
        let v83 = vmadd52hi(vsplat(0), t12, td4);
        let v84 = vmadd52hi(v83, t13, td3);
        let v85 = vmadd52hi(v84, t14, td2);
        let v86 = vadd(v85, v85);
        let v87 = vmadd52lo(v86, t13, td4);
        let v88 = vmadd52lo(v87, t14, td3);
        let v89 = vmadd52hi(vsplat(0), t13, td4);
        let v90 = vmadd52hi(v89, t14, td3);
        let v91 = vadd(v90, v90);
        let v92 = vmadd52lo(v91, t14, td4);
        let v93 = vmadd52hi(vsplat(0), t14, td4);
        let v94 = vadd(v93, v93);
        let v95 = vshl::<3>(v74);
        let v96 = vadd(v74, v95);
        let v97 = vshl::<1>(v96);
        let v98 = vadd(v74, v97);
        let v99 = vadd(v36, v98);
        let v100 = vshl::<3>(v82);
        let v101 = vadd(v82, v100);
        let v102 = vshl::<1>(v101);
        let v103 = vadd(v82, v102);
        let v104 = vadd(v40, v103);
        let v105 = vshl::<3>(v88);
        let v106 = vadd(v88, v105);
        let v107 = vshl::<1>(v106);
        let v108 = vadd(v88, v107);
        let v109 = vadd(v46, v108);
        let v110 = vshl::<3>(v92);
        let v111 = vadd(v92, v110);
        let v112 = vshl::<1>(v111);
        let v113 = vadd(v92, v112);
        let v114 = vadd(v54, v113);
        let v115 = vshl::<3>(v94);
        let v116 = vadd(v94, v115);
        let v117 = vshl::<1>(v116);
        let v118 = vadd(v94, v117);
        let v119 = vadd(v64, v118);
        let v120 = vadd(y10, x10);
        let v121 = vadd(y11, x11);
        let v122 = vadd(y12, x12);
        let v123 = vadd(y13, x13);
        let v124 = vadd(y14, x14);
        let v125 = vshr::<51>(v120);
        let v126 = vshr::<51>(v121);
        let v127 = vshr::<51>(v122);
        let v128 = vshr::<51>(v123);
        let v129 = vshr::<51>(v124);
        let v130 = vand(v120, vsplat(0x7_ffff_ffff_ffff));
        let v131 = vand(v121, vsplat(0x7_ffff_ffff_ffff));
        let v132 = vand(v122, vsplat(0x7_ffff_ffff_ffff));
        let v133 = vand(v123, vsplat(0x7_ffff_ffff_ffff));
        let v134 = vand(v124, vsplat(0x7_ffff_ffff_ffff));
        let v135 = vadd(v131, v125);
        let v136 = vadd(v132, v126);
        let v137 = vadd(v133, v127);
        let v138 = vadd(v134, v128);
        let v140 = vmadd52lo(v130, v129, vsplat(19));
        let v142 = vadd(y10, vsplat(0xf_ffff_ffff_ffda));
        let v143 = vsub(v142, x10);
        let v145 = vadd(y11, vsplat(0xf_ffff_ffff_fffe));
        let v146 = vsub(v145, x11);
        let v147 = vadd(y12, vsplat(0xf_ffff_ffff_fffe));
        let v148 = vsub(v147, x12);
        let v149 = vadd(y13, vsplat(0xf_ffff_ffff_fffe));
        let v150 = vsub(v149, x13);
        let v151 = vadd(y14, vsplat(0xf_ffff_ffff_fffe));
        let v152 = vsub(v151, x14);
        let v153 = vshr::<51>(v143);
        let v154 = vshr::<51>(v146);
        let v155 = vshr::<51>(v148);
        let v156 = vshr::<51>(v150);
        let v157 = vshr::<51>(v152);
        let v158 = vand(v143, vsplat(0x7_ffff_ffff_ffff));
        let v159 = vand(v146, vsplat(0x7_ffff_ffff_ffff));
        let v160 = vand(v148, vsplat(0x7_ffff_ffff_ffff));
        let v161 = vand(v150, vsplat(0x7_ffff_ffff_ffff));
        let v162 = vand(v152, vsplat(0x7_ffff_ffff_ffff));
        let v163 = vadd(v159, v153);
        let v164 = vadd(v160, v154);
        let v165 = vadd(v161, v155);
        let v166 = vadd(v162, v156);
        let v167 = vmadd52lo(v158, v157, vsplat(19));
        let v168 = vmadd52lo(vsplat(0), v167, difference0);
        let v169 = vmadd52hi(vsplat(0), v167, difference0);
        let v170 = vadd(v169, v169);
        let v171 = vmadd52lo(v170, v167, difference1);
        let v172 = vmadd52lo(v171, v163, difference0);
        let v173 = vmadd52hi(vsplat(0), v167, difference1);
        let v174 = vmadd52hi(v173, v163, difference0);
        let v175 = vadd(v174, v174);
        let v176 = vmadd52lo(v175, v167, difference2);
        let v177 = vmadd52lo(v176, v163, difference1);
        let v178 = vmadd52lo(v177, v164, difference0);
        let v179 = vmadd52hi(vsplat(0), v167, difference2);
        let v180 = vmadd52hi(v179, v163, difference1);
        let v181 = vmadd52hi(v180, v164, difference0);
        let v182 = vadd(v181, v181);
        let v183 = vmadd52lo(v182, v167, difference3);
        let v184 = vmadd52lo(v183, v163, difference2);
        let v185 = vmadd52lo(v184, v164, difference1);
        let v186 = vmadd52lo(v185, v165, difference0);
        let v187 = vmadd52hi(vsplat(0), v167, difference3);
        let v188 = vmadd52hi(v187, v163, difference2);
        let v189 = vmadd52hi(v188, v164, difference1);
        let v190 = vmadd52hi(v189, v165, difference0);
        let v191 = vadd(v190, v190);
        let v192 = vmadd52lo(v191, v167, difference4);
        let v193 = vmadd52lo(v192, v163, difference3);
        let v194 = vmadd52lo(v193, v164, difference2);
        let v195 = vmadd52lo(v194, v165, difference1);
        let v196 = vmadd52lo(v195, v166, difference0);
        let v197 = vmadd52hi(vsplat(0), v167, difference4);
        let v198 = vmadd52hi(v197, v163, difference3);
        let v199 = vmadd52hi(v198, v164, difference2);
        let v200 = vmadd52hi(v199, v165, difference1);
        let v201 = vmadd52hi(v200, v166, difference0);
        let v202 = vadd(v201, v201);
        let v203 = vmadd52lo(v202, v163, difference4);
        let v204 = vmadd52lo(v203, v164, difference3);
        let v205 = vmadd52lo(v204, v165, difference2);
        let v206 = vmadd52lo(v205, v166, difference1);
        let v207 = vmadd52hi(vsplat(0), v163, difference4);
        let v208 = vmadd52hi(v207, v164, difference3);
        let v209 = vmadd52hi(v208, v165, difference2);
        let v210 = vmadd52hi(v209, v166, difference1);
        let v211 = vadd(v210, v210);
        let v212 = vmadd52lo(v211, v164, difference4);
        let v213 = vmadd52lo(v212, v165, difference3);
        let v214 = vmadd52lo(v213, v166, difference2);
        let v215 = vmadd52hi(vsplat(0), v164, difference4);
        let v216 = vmadd52hi(v215, v165, difference3);
        let v217 = vmadd52hi(v216, v166, difference2);
        let v218 = vadd(v217, v217);
        let v219 = vmadd52lo(v218, v165, difference4);
        let v220 = vmadd52lo(v219, v166, difference3);
        let v221 = vmadd52hi(vsplat(0), v165, difference4);
        let v222 = vmadd52hi(v221, v166, difference3);
        let v223 = vadd(v222, v222);
        let v224 = vmadd52lo(v223, v166, difference4);
        let v225 = vmadd52hi(vsplat(0), v166, difference4);
        let v226 = vadd(v225, v225);
        let v227 = vshl::<3>(v206);
        let v228 = vadd(v206, v227);
        let v229 = vshl::<1>(v228);
        let v230 = vadd(v206, v229);
        let v231 = vadd(v168, v230);
        let v232 = vshl::<3>(v214);
        let v233 = vadd(v214, v232);
        let v234 = vshl::<1>(v233);
        let v235 = vadd(v214, v234);
        let v236 = vadd(v172, v235);
        let v237 = vshl::<3>(v220);
        let v238 = vadd(v220, v237);
        let v239 = vshl::<1>(v238);
        let v240 = vadd(v220, v239);
        let v241 = vadd(v178, v240);
        let v242 = vshl::<3>(v224);
        let v243 = vadd(v224, v242);
        let v244 = vshl::<1>(v243);
        let v245 = vadd(v224, v244);
        let v246 = vadd(v186, v245);
        let v247 = vshl::<3>(v226);
        let v248 = vadd(v226, v247);
        let v249 = vshl::<1>(v248);
        let v250 = vadd(v226, v249);
        let v251 = vadd(v196, v250);
        let v252 = vmadd52lo(vsplat(0), v140, sum0);
        let v253 = vmadd52hi(vsplat(0), v140, sum0);
        let v254 = vadd(v253, v253);
        let v255 = vmadd52lo(v254, v140, sum1);
        let v256 = vmadd52lo(v255, v135, sum0);
        let v257 = vmadd52hi(vsplat(0), v140, sum1);
        let v258 = vmadd52hi(v257, v135, sum0);
        let v259 = vadd(v258, v258);
        let v260 = vmadd52lo(v259, v140, sum2);
        let v261 = vmadd52lo(v260, v135, sum1);
        let v262 = vmadd52lo(v261, v136, sum0);
        let v263 = vmadd52hi(vsplat(0), v140, sum2);
        let v264 = vmadd52hi(v263, v135, sum1);
        let v265 = vmadd52hi(v264, v136, sum0);
        let v266 = vadd(v265, v265);
        let v267 = vmadd52lo(v266, v140, sum3);
        let v268 = vmadd52lo(v267, v135, sum2);
        let v269 = vmadd52lo(v268, v136, sum1);
        let v270 = vmadd52lo(v269, v137, sum0);
        let v271 = vmadd52hi(vsplat(0), v140, sum3);
        let v272 = vmadd52hi(v271, v135, sum2);
        let v273 = vmadd52hi(v272, v136, sum1);
        let v274 = vmadd52hi(v273, v137, sum0);
        let v275 = vadd(v274, v274);
        let v276 = vmadd52lo(v275, v140, sum4);
        let v277 = vmadd52lo(v276, v135, sum3);
        let v278 = vmadd52lo(v277, v136, sum2);
        let v279 = vmadd52lo(v278, v137, sum1);
        let v280 = vmadd52lo(v279, v138, sum0);
        let v281 = vmadd52hi(vsplat(0), v140, sum4);
        let v282 = vmadd52hi(v281, v135, sum3);
        let v283 = vmadd52hi(v282, v136, sum2);
        let v284 = vmadd52hi(v283, v137, sum1);
        let v285 = vmadd52hi(v284, v138, sum0);
        let v286 = vadd(v285, v285);
        let v287 = vmadd52lo(v286, v135, sum4);
        let v288 = vmadd52lo(v287, v136, sum3);
        let v289 = vmadd52lo(v288, v137, sum2);
        let v290 = vmadd52lo(v289, v138, sum1);
        let v291 = vmadd52hi(vsplat(0), v135, sum4);
        let v292 = vmadd52hi(v291, v136, sum3);
        let v293 = vmadd52hi(v292, v137, sum2);
        let v294 = vmadd52hi(v293, v138, sum1);
        let v295 = vadd(v294, v294);
        let v296 = vmadd52lo(v295, v136, sum4);
        let v297 = vmadd52lo(v296, v137, sum3);
        let v298 = vmadd52lo(v297, v138, sum2);
        let v299 = vmadd52hi(vsplat(0), v136, sum4);
        let v300 = vmadd52hi(v299, v137, sum3);
        let v301 = vmadd52hi(v300, v138, sum2);
        let v302 = vadd(v301, v301);
        let v303 = vmadd52lo(v302, v137, sum4);
        let v304 = vmadd52lo(v303, v138, sum3);
        let v305 = vmadd52hi(vsplat(0), v137, sum4);
        let v306 = vmadd52hi(v305, v138, sum3);
        let v307 = vadd(v306, v306);
        let v308 = vmadd52lo(v307, v138, sum4);
        let v309 = vmadd52hi(vsplat(0), v138, sum4);
        let v310 = vadd(v309, v309);
        let v311 = vshl::<3>(v290);
        let v312 = vadd(v290, v311);
        let v313 = vshl::<1>(v312);
        let v314 = vadd(v290, v313);
        let v315 = vadd(v252, v314);
        let v316 = vshl::<3>(v298);
        let v317 = vadd(v298, v316);
        let v318 = vshl::<1>(v317);
        let v319 = vadd(v298, v318);
        let v320 = vadd(v256, v319);
        let v321 = vshl::<3>(v304);
        let v322 = vadd(v304, v321);
        let v323 = vshl::<1>(v322);
        let v324 = vadd(v304, v323);
        let v325 = vadd(v262, v324);
        let v326 = vshl::<3>(v308);
        let v327 = vadd(v308, v326);
        let v328 = vshl::<1>(v327);
        let v329 = vadd(v308, v328);
        let v330 = vadd(v270, v329);
        let v331 = vshl::<3>(v310);
        let v332 = vadd(v310, v331);
        let v333 = vshl::<1>(v332);
        let v334 = vadd(v310, v333);
        let v335 = vadd(v280, v334);
        let v337 = vadd(z10, vsplat(0x7d7_ffff_ffff_fd7a));
        let v338 = vsub(v337, v99);
        let v340 = vadd(z11, vsplat(0x627_ffff_ffff_ff05));
        let v341 = vsub(v340, v104);
        let v343 = vadd(z12, vsplat(0x46f_ffff_ffff_ff3b));
        let v344 = vsub(v343, v109);
        let v346 = vadd(z13, vsplat(0x2bf_ffff_ffff_ff72));
        let v347 = vsub(v346, v114);
        let v349 = vadd(z14, vsplat(0x10f_ffff_ffff_ffa8));
        let v350 = vsub(v349, v119);
        let v351 = vshr::<51>(v338);
        let v352 = vshr::<51>(v341);
        let v353 = vshr::<51>(v344);
        let v354 = vshr::<51>(v347);
        let v355 = vshr::<51>(v350);
        let v356 = vand(v338, vsplat(0x7_ffff_ffff_ffff));
        let v357 = vand(v341, vsplat(0x7_ffff_ffff_ffff));
        let v358 = vand(v344, vsplat(0x7_ffff_ffff_ffff));
        let v359 = vand(v347, vsplat(0x7_ffff_ffff_ffff));
        let v360 = vand(v350, vsplat(0x7_ffff_ffff_ffff));
        let v361 = vadd(v357, v351);
        let v362 = vadd(v358, v352);
        let v363 = vadd(v359, v353);
        let v364 = vadd(v360, v354);
        let v365 = vmadd52lo(v356, v355, vsplat(19));
        let v366 = vadd(z10, v99);
        let v367 = vadd(z11, v104);
        let v368 = vadd(z12, v109);
        let v369 = vadd(z13, v114);
        let v370 = vadd(z14, v119);
        let v371 = vshr::<51>(v366);
        let v372 = vshr::<51>(v367);
        let v373 = vshr::<51>(v368);
        let v374 = vshr::<51>(v369);
        let v375 = vshr::<51>(v370);
        let v376 = vand(v366, vsplat(0x7_ffff_ffff_ffff));
        let v377 = vand(v367, vsplat(0x7_ffff_ffff_ffff));
        let v378 = vand(v368, vsplat(0x7_ffff_ffff_ffff));
        let v379 = vand(v369, vsplat(0x7_ffff_ffff_ffff));
        let v380 = vand(v370, vsplat(0x7_ffff_ffff_ffff));
        let v381 = vadd(v377, v371);
        let v382 = vadd(v378, v372);
        let v383 = vadd(v379, v373);
        let v384 = vadd(v380, v374);
        let v385 = vmadd52lo(v376, v375, vsplat(19));
        let v386 = vmadd52lo(vsplat(0), v365, v385);
        let v387 = vmadd52hi(vsplat(0), v365, v385);
        let v388 = vadd(v387, v387);
        let v389 = vmadd52lo(v388, v365, v381);
        let v390 = vmadd52lo(v389, v361, v385);
        let v391 = vmadd52hi(vsplat(0), v365, v381);
        let v392 = vmadd52hi(v391, v361, v385);
        let v393 = vadd(v392, v392);
        let v394 = vmadd52lo(v393, v365, v382);
        let v395 = vmadd52lo(v394, v361, v381);
        let v396 = vmadd52lo(v395, v362, v385);
        let v397 = vmadd52hi(vsplat(0), v365, v382);
        let v398 = vmadd52hi(v397, v361, v381);
        let v399 = vmadd52hi(v398, v362, v385);
        let v400 = vadd(v399, v399);
        let v401 = vmadd52lo(v400, v365, v383);
        let v402 = vmadd52lo(v401, v361, v382);
        let v403 = vmadd52lo(v402, v362, v381);
        let v404 = vmadd52lo(v403, v363, v385);
        let v405 = vmadd52hi(vsplat(0), v365, v383);
        let v406 = vmadd52hi(v405, v361, v382);
        let v407 = vmadd52hi(v406, v362, v381);
        let v408 = vmadd52hi(v407, v363, v385);
        let v409 = vadd(v408, v408);
        let v410 = vmadd52lo(v409, v365, v384);
        let v411 = vmadd52lo(v410, v361, v383);
        let v412 = vmadd52lo(v411, v362, v382);
        let v413 = vmadd52lo(v412, v363, v381);
        let v414 = vmadd52lo(v413, v364, v385);
        let v415 = vmadd52hi(vsplat(0), v365, v384);
        let v416 = vmadd52hi(v415, v361, v383);
        let v417 = vmadd52hi(v416, v362, v382);
        let v418 = vmadd52hi(v417, v363, v381);
        let v419 = vmadd52hi(v418, v364, v385);
        let v420 = vadd(v419, v419);
        let v421 = vmadd52lo(v420, v361, v384);
        let v422 = vmadd52lo(v421, v362, v383);
        let v423 = vmadd52lo(v422, v363, v382);
        let v424 = vmadd52lo(v423, v364, v381);
        let v425 = vmadd52hi(vsplat(0), v361, v384);
        let v426 = vmadd52hi(v425, v362, v383);
        let v427 = vmadd52hi(v426, v363, v382);
        let v428 = vmadd52hi(v427, v364, v381);
        let v429 = vadd(v428, v428);
        let v430 = vmadd52lo(v429, v362, v384);
        let v431 = vmadd52lo(v430, v363, v383);
        let v432 = vmadd52lo(v431, v364, v382);
        let v433 = vmadd52hi(vsplat(0), v362, v384);
        let v434 = vmadd52hi(v433, v363, v383);
        let v435 = vmadd52hi(v434, v364, v382);
        let v436 = vadd(v435, v435);
        let v437 = vmadd52lo(v436, v363, v384);
        let v438 = vmadd52lo(v437, v364, v383);
        let v439 = vmadd52hi(vsplat(0), v363, v384);
        let v440 = vmadd52hi(v439, v364, v383);
        let v441 = vadd(v440, v440);
        let v442 = vmadd52lo(v441, v364, v384);
        let v443 = vmadd52hi(vsplat(0), v364, v384);
        let v444 = vadd(v443, v443);
        let v445 = vshl::<3>(v424);
        let v446 = vadd(v424, v445);
        let v447 = vshl::<1>(v446);
        let v448 = vadd(v424, v447);
        let v449 = vadd(v386, v448);
        let v450 = vshl::<3>(v432);
        let v451 = vadd(v432, v450);
        let v452 = vshl::<1>(v451);
        let v453 = vadd(v432, v452);
        let v454 = vadd(v390, v453);
        let v455 = vshl::<3>(v438);
        let v456 = vadd(v438, v455);
        let v457 = vshl::<1>(v456);
        let v458 = vadd(v438, v457);
        let v459 = vadd(v396, v458);
        let v460 = vshl::<3>(v442);
        let v461 = vadd(v442, v460);
        let v462 = vshl::<1>(v461);
        let v463 = vadd(v442, v462);
        let v464 = vadd(v404, v463);
        let v465 = vshl::<3>(v444);
        let v466 = vadd(v444, v465);
        let v467 = vshl::<1>(v466);
        let v468 = vadd(v444, v467);
        let v469 = vadd(v414, v468);
        let v470 = vadd(v315, v231);
        let v471 = vadd(v320, v236);
        let v472 = vadd(v325, v241);
        let v473 = vadd(v330, v246);
        let v474 = vadd(v335, v251);
        let v475 = vshr::<51>(v470);
        let v476 = vshr::<51>(v471);
        let v477 = vshr::<51>(v472);
        let v478 = vshr::<51>(v473);
        let v479 = vshr::<51>(v474);
        let v480 = vand(v470, vsplat(0x7_ffff_ffff_ffff));
        let v481 = vand(v471, vsplat(0x7_ffff_ffff_ffff));
        let v482 = vand(v472, vsplat(0x7_ffff_ffff_ffff));
        let v483 = vand(v473, vsplat(0x7_ffff_ffff_ffff));
        let v484 = vand(v474, vsplat(0x7_ffff_ffff_ffff));
        let v485 = vadd(v481, v475);
        let v486 = vadd(v482, v476);
        let v487 = vadd(v483, v477);
        let v488 = vadd(v484, v478);
        let v489 = vmadd52lo(v480, v479, vsplat(19));
        let v490 = vmadd52lo(vsplat(0), v385, v489);
        let v491 = vmadd52hi(vsplat(0), v385, v489);
        let v492 = vadd(v491, v491);
        let v493 = vmadd52lo(v492, v385, v485);
        let v494 = vmadd52lo(v493, v381, v489);
        let v495 = vmadd52hi(vsplat(0), v385, v485);
        let v496 = vmadd52hi(v495, v381, v489);
        let v497 = vadd(v496, v496);
        let v498 = vmadd52lo(v497, v385, v486);
        let v499 = vmadd52lo(v498, v381, v485);
        let v500 = vmadd52lo(v499, v382, v489);
        let v501 = vmadd52hi(vsplat(0), v385, v486);
        let v502 = vmadd52hi(v501, v381, v485);
        let v503 = vmadd52hi(v502, v382, v489);
        let v504 = vadd(v503, v503);
        let v505 = vmadd52lo(v504, v385, v487);
        let v506 = vmadd52lo(v505, v381, v486);
        let v507 = vmadd52lo(v506, v382, v485);
        let v508 = vmadd52lo(v507, v383, v489);
        let v509 = vmadd52hi(vsplat(0), v385, v487);
        let v510 = vmadd52hi(v509, v381, v486);
        let v511 = vmadd52hi(v510, v382, v485);
        let v512 = vmadd52hi(v511, v383, v489);
        let v513 = vadd(v512, v512);
        let v514 = vmadd52lo(v513, v385, v488);
        let v515 = vmadd52lo(v514, v381, v487);
        let v516 = vmadd52lo(v515, v382, v486);
        let v517 = vmadd52lo(v516, v383, v485);
        let v518 = vmadd52lo(v517, v384, v489);
        let v519 = vmadd52hi(vsplat(0), v385, v488);
        let v520 = vmadd52hi(v519, v381, v487);
        let v521 = vmadd52hi(v520, v382, v486);
        let v522 = vmadd52hi(v521, v383, v485);
        let v523 = vmadd52hi(v522, v384, v489);
        let v524 = vadd(v523, v523);
        let v525 = vmadd52lo(v524, v381, v488);
        let v526 = vmadd52lo(v525, v382, v487);
        let v527 = vmadd52lo(v526, v383, v486);
        let v528 = vmadd52lo(v527, v384, v485);
        let v529 = vmadd52hi(vsplat(0), v381, v488);
        let v530 = vmadd52hi(v529, v382, v487);
        let v531 = vmadd52hi(v530, v383, v486);
        let v532 = vmadd52hi(v531, v384, v485);
        let v533 = vadd(v532, v532);
        let v534 = vmadd52lo(v533, v382, v488);
        let v535 = vmadd52lo(v534, v383, v487);
        let v536 = vmadd52lo(v535, v384, v486);
        let v537 = vmadd52hi(vsplat(0), v382, v488);
        let v538 = vmadd52hi(v537, v383, v487);
        let v539 = vmadd52hi(v538, v384, v486);
        let v540 = vadd(v539, v539);
        let v541 = vmadd52lo(v540, v383, v488);
        let v542 = vmadd52lo(v541, v384, v487);
        let v543 = vmadd52hi(vsplat(0), v383, v488);
        let v544 = vmadd52hi(v543, v384, v487);
        let v545 = vadd(v544, v544);
        let v546 = vmadd52lo(v545, v384, v488);
        let v547 = vmadd52hi(vsplat(0), v384, v488);
        let v548 = vadd(v547, v547);
        let v549 = vshl::<3>(v528);
        let v550 = vadd(v528, v549);
        let v551 = vshl::<1>(v550);
        let v552 = vadd(v528, v551);
        let v553 = vadd(v490, v552);
        let v554 = vshl::<3>(v536);
        let v555 = vadd(v536, v554);
        let v556 = vshl::<1>(v555);
        let v557 = vadd(v536, v556);
        let v558 = vadd(v494, v557);
        let v559 = vshl::<3>(v542);
        let v560 = vadd(v542, v559);
        let v561 = vshl::<1>(v560);
        let v562 = vadd(v542, v561);
        let v563 = vadd(v500, v562);
        let v564 = vshl::<3>(v546);
        let v565 = vadd(v546, v564);
        let v566 = vshl::<1>(v565);
        let v567 = vadd(v546, v566);
        let v568 = vadd(v508, v567);
        let v569 = vshl::<3>(v548);
        let v570 = vadd(v548, v569);
        let v571 = vshl::<1>(v570);
        let v572 = vadd(v548, v571);
        let v573 = vadd(v518, v572);
        let v575 = vadd(v315, vsplat(0x7cf_ffff_ffff_fd7a));
        let v576 = vsub(v575, v231);
        let v578 = vadd(v320, vsplat(0x61f_ffff_ffff_ff06));
        let v579 = vsub(v578, v236);
        let v581 = vadd(v325, vsplat(0x46f_ffff_ffff_ff3c));
        let v582 = vsub(v581, v241);
        let v583 = vadd(v330, vsplat(0x2bf_ffff_ffff_ff72));
        let v584 = vsub(v583, v246);
        let v585 = vadd(v335, vsplat(0x10f_ffff_ffff_ffa8));
        let v586 = vsub(v585, v251);
        let v587 = vshr::<51>(v576);
        let v588 = vshr::<51>(v579);
        let v589 = vshr::<51>(v582);
        let v590 = vshr::<51>(v584);
        let v591 = vshr::<51>(v586);
        let v592 = vand(v576, vsplat(0x7_ffff_ffff_ffff));
        let v593 = vand(v579, vsplat(0x7_ffff_ffff_ffff));
        let v594 = vand(v582, vsplat(0x7_ffff_ffff_ffff));
        let v595 = vand(v584, vsplat(0x7_ffff_ffff_ffff));
        let v596 = vand(v586, vsplat(0x7_ffff_ffff_ffff));
        let v597 = vadd(v593, v587);
        let v598 = vadd(v594, v588);
        let v599 = vadd(v595, v589);
        let v600 = vadd(v596, v590);
        let v601 = vmadd52lo(v592, v591, vsplat(19));
        let v602 = vmadd52lo(vsplat(0), v601, v489);
        let v603 = vmadd52hi(vsplat(0), v601, v489);
        let v604 = vadd(v603, v603);
        let v605 = vmadd52lo(v604, v601, v485);
        let v606 = vmadd52lo(v605, v597, v489);
        let v607 = vmadd52hi(vsplat(0), v601, v485);
        let v608 = vmadd52hi(v607, v597, v489);
        let v609 = vadd(v608, v608);
        let v610 = vmadd52lo(v609, v601, v486);
        let v611 = vmadd52lo(v610, v597, v485);
        let v612 = vmadd52lo(v611, v598, v489);
        let v613 = vmadd52hi(vsplat(0), v601, v486);
        let v614 = vmadd52hi(v613, v597, v485);
        let v615 = vmadd52hi(v614, v598, v489);
        let v616 = vadd(v615, v615);
        let v617 = vmadd52lo(v616, v601, v487);
        let v618 = vmadd52lo(v617, v597, v486);
        let v619 = vmadd52lo(v618, v598, v485);
        let v620 = vmadd52lo(v619, v599, v489);
        let v621 = vmadd52hi(vsplat(0), v601, v487);
        let v622 = vmadd52hi(v621, v597, v486);
        let v623 = vmadd52hi(v622, v598, v485);
        let v624 = vmadd52hi(v623, v599, v489);
        let v625 = vadd(v624, v624);
        let v626 = vmadd52lo(v625, v601, v488);
        let v627 = vmadd52lo(v626, v597, v487);
        let v628 = vmadd52lo(v627, v598, v486);
        let v629 = vmadd52lo(v628, v599, v485);
        let v630 = vmadd52lo(v629, v600, v489);
        let v631 = vmadd52hi(vsplat(0), v601, v488);
        let v632 = vmadd52hi(v631, v597, v487);
        let v633 = vmadd52hi(v632, v598, v486);
        let v634 = vmadd52hi(v633, v599, v485);
        let v635 = vmadd52hi(v634, v600, v489);
        let v636 = vadd(v635, v635);
        let v637 = vmadd52lo(v636, v597, v488);
        let v638 = vmadd52lo(v637, v598, v487);
        let v639 = vmadd52lo(v638, v599, v486);
        let v640 = vmadd52lo(v639, v600, v485);
        let v641 = vmadd52hi(vsplat(0), v597, v488);
        let v642 = vmadd52hi(v641, v598, v487);
        let v643 = vmadd52hi(v642, v599, v486);
        let v644 = vmadd52hi(v643, v600, v485);
        let v645 = vadd(v644, v644);
        let v646 = vmadd52lo(v645, v598, v488);
        let v647 = vmadd52lo(v646, v599, v487);
        let v648 = vmadd52lo(v647, v600, v486);
        let v649 = vmadd52hi(vsplat(0), v598, v488);
        let v650 = vmadd52hi(v649, v599, v487);
        let v651 = vmadd52hi(v650, v600, v486);
        let v652 = vadd(v651, v651);
        let v653 = vmadd52lo(v652, v599, v488);
        let v654 = vmadd52lo(v653, v600, v487);
        let v655 = vmadd52hi(vsplat(0), v599, v488);
        let v656 = vmadd52hi(v655, v600, v487);
        let v657 = vadd(v656, v656);
        let v658 = vmadd52lo(v657, v600, v488);
        let v659 = vmadd52hi(vsplat(0), v600, v488);
        let v660 = vadd(v659, v659);
        let v661 = vshl::<3>(v640);
        let v662 = vadd(v640, v661);
        let v663 = vshl::<1>(v662);
        let v664 = vadd(v640, v663);
        let v665 = vadd(v602, v664);
        let v666 = vshl::<3>(v648);
        let v667 = vadd(v648, v666);
        let v668 = vshl::<1>(v667);
        let v669 = vadd(v648, v668);
        let v670 = vadd(v606, v669);
        let v671 = vshl::<3>(v654);
        let v672 = vadd(v654, v671);
        let v673 = vshl::<1>(v672);
        let v674 = vadd(v654, v673);
        let v675 = vadd(v612, v674);
        let v676 = vshl::<3>(v658);
        let v677 = vadd(v658, v676);
        let v678 = vshl::<1>(v677);
        let v679 = vadd(v658, v678);
        let v680 = vadd(v620, v679);
        let v681 = vshl::<3>(v660);
        let v682 = vadd(v660, v681);
        let v683 = vshl::<1>(v682);
        let v684 = vadd(v660, v683);
        let v685 = vadd(v630, v684);
        let v686 = vmadd52lo(vsplat(0), v601, v365);
        let v687 = vmadd52hi(vsplat(0), v601, v365);
        let v688 = vadd(v687, v687);
        let v689 = vmadd52lo(v688, v601, v361);
        let v690 = vmadd52lo(v689, v597, v365);
        let v691 = vmadd52hi(vsplat(0), v601, v361);
        let v692 = vmadd52hi(v691, v597, v365);
        let v693 = vadd(v692, v692);
        let v694 = vmadd52lo(v693, v601, v362);
        let v695 = vmadd52lo(v694, v597, v361);
        let v696 = vmadd52lo(v695, v598, v365);
        let v697 = vmadd52hi(vsplat(0), v601, v362);
        let v698 = vmadd52hi(v697, v597, v361);
        let v699 = vmadd52hi(v698, v598, v365);
        let v700 = vadd(v699, v699);
        let v701 = vmadd52lo(v700, v601, v363);
        let v702 = vmadd52lo(v701, v597, v362);
        let v703 = vmadd52lo(v702, v598, v361);
        let v704 = vmadd52lo(v703, v599, v365);
        let v705 = vmadd52hi(vsplat(0), v601, v363);
        let v706 = vmadd52hi(v705, v597, v362);
        let v707 = vmadd52hi(v706, v598, v361);
        let v708 = vmadd52hi(v707, v599, v365);
        let v709 = vadd(v708, v708);
        let v710 = vmadd52lo(v709, v601, v364);
        let v711 = vmadd52lo(v710, v597, v363);
        let v712 = vmadd52lo(v711, v598, v362);
        let v713 = vmadd52lo(v712, v599, v361);
        let v714 = vmadd52lo(v713, v600, v365);
        let v715 = vmadd52hi(vsplat(0), v601, v364);
        let v716 = vmadd52hi(v715, v597, v363);
        let v717 = vmadd52hi(v716, v598, v362);
        let v718 = vmadd52hi(v717, v599, v361);
        let v719 = vmadd52hi(v718, v600, v365);
        let v720 = vadd(v719, v719);
        let v721 = vmadd52lo(v720, v597, v364);
        let v722 = vmadd52lo(v721, v598, v363);
        let v723 = vmadd52lo(v722, v599, v362);
        let v724 = vmadd52lo(v723, v600, v361);
        let v725 = vmadd52hi(vsplat(0), v597, v364);
        let v726 = vmadd52hi(v725, v598, v363);
        let v727 = vmadd52hi(v726, v599, v362);
        let v728 = vmadd52hi(v727, v600, v361);
        let v729 = vadd(v728, v728);
        let v730 = vmadd52lo(v729, v598, v364);
        let v731 = vmadd52lo(v730, v599, v363);
        let v732 = vmadd52lo(v731, v600, v362);
        let v733 = vmadd52hi(vsplat(0), v598, v364);
        let v734 = vmadd52hi(v733, v599, v363);
        let v735 = vmadd52hi(v734, v600, v362);
        let v736 = vadd(v735, v735);
        let v737 = vmadd52lo(v736, v599, v364);
        let v738 = vmadd52lo(v737, v600, v363);
        let v739 = vmadd52hi(vsplat(0), v599, v364);
        let v740 = vmadd52hi(v739, v600, v363);
        let v741 = vadd(v740, v740);
        let v742 = vmadd52lo(v741, v600, v364);
        let v743 = vmadd52hi(vsplat(0), v600, v364);
        let v744 = vadd(v743, v743);
        let v745 = vshl::<3>(v724);
        let v746 = vadd(v724, v745);
        let v747 = vshl::<1>(v746);
        let v748 = vadd(v724, v747);
        let v749 = vadd(v686, v748);
        let v750 = vshl::<3>(v732);
        let v751 = vadd(v732, v750);
        let v752 = vshl::<1>(v751);
        let v753 = vadd(v732, v752);
        let v754 = vadd(v690, v753);
        let v755 = vshl::<3>(v738);
        let v756 = vadd(v738, v755);
        let v757 = vshl::<1>(v756);
        let v758 = vadd(v738, v757);
        let v759 = vadd(v696, v758);
        let v760 = vshl::<3>(v742);
        let v761 = vadd(v742, v760);
        let v762 = vshl::<1>(v761);
        let v763 = vadd(v742, v762);
        let v764 = vadd(v704, v763);
        let v765 = vshl::<3>(v744);
        let v766 = vadd(v744, v765);
        let v767 = vshl::<1>(v766);
        let v768 = vadd(v744, v767);
        let v769 = vadd(v714, v768);
        let v770 = vshr::<51>(v749);
        let v771 = vshr::<51>(v754);
        let v772 = vshr::<51>(v759);
        let v773 = vshr::<51>(v764);
        let v774 = vshr::<51>(v769);
        let v775 = vand(v749, vsplat(0x7_ffff_ffff_ffff));
        let v776 = vand(v754, vsplat(0x7_ffff_ffff_ffff));
        let v777 = vand(v759, vsplat(0x7_ffff_ffff_ffff));
        let v778 = vand(v764, vsplat(0x7_ffff_ffff_ffff));
        let v779 = vand(v769, vsplat(0x7_ffff_ffff_ffff));
        let v780 = vadd(v776, v770);
        let v781 = vadd(v777, v771);
        let v782 = vadd(v778, v772);
        let v783 = vadd(v779, v773);
        let v784 = vmadd52lo(v775, v774, vsplat(19));
        let v785 = vshr::<51>(v553);
        let v786 = vshr::<51>(v558);
        let v787 = vshr::<51>(v563);
        let v788 = vshr::<51>(v568);
        let v789 = vshr::<51>(v573);
        let v790 = vand(v553, vsplat(0x7_ffff_ffff_ffff));
        let v791 = vand(v558, vsplat(0x7_ffff_ffff_ffff));
        let v792 = vand(v563, vsplat(0x7_ffff_ffff_ffff));
        let v793 = vand(v568, vsplat(0x7_ffff_ffff_ffff));
        let v794 = vand(v573, vsplat(0x7_ffff_ffff_ffff));
        let v795 = vadd(v791, v785);
        let v796 = vadd(v792, v786);
        let v797 = vadd(v793, v787);
        let v798 = vadd(v794, v788);
        let v799 = vmadd52lo(v790, v789, vsplat(19));
        let v800 = vshr::<51>(v449);
        let v801 = vshr::<51>(v454);
        let v802 = vshr::<51>(v459);
        let v803 = vshr::<51>(v464);
        let v804 = vshr::<51>(v469);
        let v805 = vand(v449, vsplat(0x7_ffff_ffff_ffff));
        let v806 = vand(v454, vsplat(0x7_ffff_ffff_ffff));
        let v807 = vand(v459, vsplat(0x7_ffff_ffff_ffff));
        let v808 = vand(v464, vsplat(0x7_ffff_ffff_ffff));
        let v809 = vand(v469, vsplat(0x7_ffff_ffff_ffff));
        let v810 = vadd(v806, v800);
        let v811 = vadd(v807, v801);
        let v812 = vadd(v808, v802);
        let v813 = vadd(v809, v803);
        let v814 = vmadd52lo(v805, v804, vsplat(19));
        let v815 = vshr::<51>(v665);
        let v816 = vshr::<51>(v670);
        let v817 = vshr::<51>(v675);
        let v818 = vshr::<51>(v680);
        let v819 = vshr::<51>(v685);
        let v820 = vand(v665, vsplat(0x7_ffff_ffff_ffff));
        let v821 = vand(v670, vsplat(0x7_ffff_ffff_ffff));
        let v822 = vand(v675, vsplat(0x7_ffff_ffff_ffff));
        let v823 = vand(v680, vsplat(0x7_ffff_ffff_ffff));
        let v824 = vand(v685, vsplat(0x7_ffff_ffff_ffff));
        let v825 = vadd(v821, v815);
        let v826 = vadd(v822, v816);
        let v827 = vadd(v823, v817);
        let v828 = vadd(v824, v818);
        let v829 = vmadd52lo(v820, v819, vsplat(19));
        (Element([v784, v780, v781, v782, v783]), Element([v799, v795, v796, v797, v798]), Element([v814, v810, v811, v812, v813]), Element([v829, v825, v826, v827, v828]))
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
        _mm512_ternarylogic_epi64::<0xca>(vspread(c), x, y)
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

    /// The mask as words with all bits 0 or 1.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    fn vspread(c: Mask) -> V {
        _mm512_maskz_set1_epi64(c, -1)
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
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
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
        let v15 = vshr::<51>(v10);
        let v16 = vshr::<51>(v11);
        let v17 = vshr::<51>(v12);
        let v18 = vshr::<51>(v13);
        let v19 = vshr::<51>(v14);
        let v20 = vand(v10, vsplat(0x7_ffff_ffff_ffff));
        let v21 = vand(v11, vsplat(0x7_ffff_ffff_ffff));
        let v22 = vand(v12, vsplat(0x7_ffff_ffff_ffff));
        let v23 = vand(v13, vsplat(0x7_ffff_ffff_ffff));
        let v24 = vand(v14, vsplat(0x7_ffff_ffff_ffff));
        let v25 = vadd(v21, v15);
        let v26 = vadd(v22, v16);
        let v27 = vadd(v23, v17);
        let v28 = vadd(v24, v18);
        let v30 = vmadd52lo(v20, v19, vsplat(19));
        Element([v30, v25, v26, v27, v28])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vadd(a0, vsplat(0xf_ffff_ffff_ffda));
        let v12 = vsub(v11, b0);
        let v14 = vadd(a1, vsplat(0xf_ffff_ffff_fffe));
        let v15 = vsub(v14, b1);
        let v16 = vadd(a2, vsplat(0xf_ffff_ffff_fffe));
        let v17 = vsub(v16, b2);
        let v18 = vadd(a3, vsplat(0xf_ffff_ffff_fffe));
        let v19 = vsub(v18, b3);
        let v20 = vadd(a4, vsplat(0xf_ffff_ffff_fffe));
        let v21 = vsub(v20, b4);
        let v22 = vshr::<51>(v12);
        let v23 = vshr::<51>(v15);
        let v24 = vshr::<51>(v17);
        let v25 = vshr::<51>(v19);
        let v26 = vshr::<51>(v21);
        let v27 = vand(v12, vsplat(0x7_ffff_ffff_ffff));
        let v28 = vand(v15, vsplat(0x7_ffff_ffff_ffff));
        let v29 = vand(v17, vsplat(0x7_ffff_ffff_ffff));
        let v30 = vand(v19, vsplat(0x7_ffff_ffff_ffff));
        let v31 = vand(v21, vsplat(0x7_ffff_ffff_ffff));
        let v32 = vadd(v28, v22);
        let v33 = vadd(v29, v23);
        let v34 = vadd(v30, v24);
        let v35 = vadd(v31, v25);
        let v37 = vmadd52lo(v27, v26, vsplat(19));
        Element([v37, v32, v33, v34, v35])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v12 = vsub(vsplat(0xf_ffff_ffff_ffda), b0);
        let v13 = vselect(choice, v12, b0);
        let v14 = vadd(a0, v13);
        let v16 = vsub(vsplat(0xf_ffff_ffff_fffe), b1);
        let v17 = vselect(choice, v16, b1);
        let v18 = vadd(a1, v17);
        let v19 = vsub(vsplat(0xf_ffff_ffff_fffe), b2);
        let v20 = vselect(choice, v19, b2);
        let v21 = vadd(a2, v20);
        let v22 = vsub(vsplat(0xf_ffff_ffff_fffe), b3);
        let v23 = vselect(choice, v22, b3);
        let v24 = vadd(a3, v23);
        let v25 = vsub(vsplat(0xf_ffff_ffff_fffe), b4);
        let v26 = vselect(choice, v25, b4);
        let v27 = vadd(a4, v26);
        let v28 = vshr::<51>(v14);
        let v29 = vshr::<51>(v18);
        let v30 = vshr::<51>(v21);
        let v31 = vshr::<51>(v24);
        let v32 = vshr::<51>(v27);
        let v33 = vand(v14, vsplat(0x7_ffff_ffff_ffff));
        let v34 = vand(v18, vsplat(0x7_ffff_ffff_ffff));
        let v35 = vand(v21, vsplat(0x7_ffff_ffff_ffff));
        let v36 = vand(v24, vsplat(0x7_ffff_ffff_ffff));
        let v37 = vand(v27, vsplat(0x7_ffff_ffff_ffff));
        let v38 = vadd(v34, v28);
        let v39 = vadd(v35, v29);
        let v40 = vadd(v36, v30);
        let v41 = vadd(v37, v31);
        let v43 = vmadd52lo(v33, v32, vsplat(19));
        Element([v43, v38, v39, v40, v41])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let v6 = vsub(vsplat(0xf_ffff_ffff_ffda), a0);
        let v8 = vsub(vsplat(0xf_ffff_ffff_fffe), a1);
        let v9 = vsub(vsplat(0xf_ffff_ffff_fffe), a2);
        let v10 = vsub(vsplat(0xf_ffff_ffff_fffe), a3);
        let v11 = vsub(vsplat(0xf_ffff_ffff_fffe), a4);
        let v12 = vshr::<51>(v6);
        let v13 = vshr::<51>(v8);
        let v14 = vshr::<51>(v9);
        let v15 = vshr::<51>(v10);
        let v16 = vshr::<51>(v11);
        let v17 = vand(v6, vsplat(0x7_ffff_ffff_ffff));
        let v18 = vand(v8, vsplat(0x7_ffff_ffff_ffff));
        let v19 = vand(v9, vsplat(0x7_ffff_ffff_ffff));
        let v20 = vand(v10, vsplat(0x7_ffff_ffff_ffff));
        let v21 = vand(v11, vsplat(0x7_ffff_ffff_ffff));
        let v22 = vadd(v18, v12);
        let v23 = vadd(v19, v13);
        let v24 = vadd(v20, v14);
        let v25 = vadd(v21, v15);
        let v27 = vmadd52lo(v17, v16, vsplat(19));
        Element([v27, v22, v23, v24, v25])
    }

    /// `out = a * b (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vmadd52lo(vsplat(0), a0, b0);
        let v12 = vmadd52hi(vsplat(0), a0, b0);
        let v13 = vadd(v12, v12);
        let v14 = vmadd52lo(v13, a0, b1);
        let v15 = vmadd52lo(v14, a1, b0);
        let v16 = vmadd52hi(vsplat(0), a0, b1);
        let v17 = vmadd52hi(v16, a1, b0);
        let v18 = vadd(v17, v17);
        let v19 = vmadd52lo(v18, a0, b2);
        let v20 = vmadd52lo(v19, a1, b1);
        let v21 = vmadd52lo(v20, a2, b0);
        let v22 = vmadd52hi(vsplat(0), a0, b2);
        let v23 = vmadd52hi(v22, a1, b1);
        let v24 = vmadd52hi(v23, a2, b0);
        let v25 = vadd(v24, v24);
        let v26 = vmadd52lo(v25, a0, b3);
        let v27 = vmadd52lo(v26, a1, b2);
        let v28 = vmadd52lo(v27, a2, b1);
        let v29 = vmadd52lo(v28, a3, b0);
        let v30 = vmadd52hi(vsplat(0), a0, b3);
        let v31 = vmadd52hi(v30, a1, b2);
        let v32 = vmadd52hi(v31, a2, b1);
        let v33 = vmadd52hi(v32, a3, b0);
        let v34 = vadd(v33, v33);
        let v35 = vmadd52lo(v34, a0, b4);
        let v36 = vmadd52lo(v35, a1, b3);
        let v37 = vmadd52lo(v36, a2, b2);
        let v38 = vmadd52lo(v37, a3, b1);
        let v39 = vmadd52lo(v38, a4, b0);
        let v40 = vmadd52hi(vsplat(0), a0, b4);
        let v41 = vmadd52hi(v40, a1, b3);
        let v42 = vmadd52hi(v41, a2, b2);
        let v43 = vmadd52hi(v42, a3, b1);
        let v44 = vmadd52hi(v43, a4, b0);
        let v45 = vadd(v44, v44);
        let v46 = vmadd52lo(v45, a1, b4);
        let v47 = vmadd52lo(v46, a2, b3);
        let v48 = vmadd52lo(v47, a3, b2);
        let v49 = vmadd52lo(v48, a4, b1);
        let v50 = vmadd52hi(vsplat(0), a1, b4);
        let v51 = vmadd52hi(v50, a2, b3);
        let v52 = vmadd52hi(v51, a3, b2);
        let v53 = vmadd52hi(v52, a4, b1);
        let v54 = vadd(v53, v53);
        let v55 = vmadd52lo(v54, a2, b4);
        let v56 = vmadd52lo(v55, a3, b3);
        let v57 = vmadd52lo(v56, a4, b2);
        let v58 = vmadd52hi(vsplat(0), a2, b4);
        let v59 = vmadd52hi(v58, a3, b3);
        let v60 = vmadd52hi(v59, a4, b2);
        let v61 = vadd(v60, v60);
        let v62 = vmadd52lo(v61, a3, b4);
        let v63 = vmadd52lo(v62, a4, b3);
        let v64 = vmadd52hi(vsplat(0), a3, b4);
        let v65 = vmadd52hi(v64, a4, b3);
        let v66 = vadd(v65, v65);
        let v67 = vmadd52lo(v66, a4, b4);
        let v68 = vmadd52hi(vsplat(0), a4, b4);
        let v69 = vadd(v68, v68);
        let v70 = vshl::<3>(v49);
        let v71 = vadd(v49, v70);
        let v72 = vshl::<1>(v71);
        let v73 = vadd(v49, v72);
        let v74 = vadd(v11, v73);
        let v75 = vshl::<3>(v57);
        let v76 = vadd(v57, v75);
        let v77 = vshl::<1>(v76);
        let v78 = vadd(v57, v77);
        let v79 = vadd(v15, v78);
        let v80 = vshl::<3>(v63);
        let v81 = vadd(v63, v80);
        let v82 = vshl::<1>(v81);
        let v83 = vadd(v63, v82);
        let v84 = vadd(v21, v83);
        let v85 = vshl::<3>(v67);
        let v86 = vadd(v67, v85);
        let v87 = vshl::<1>(v86);
        let v88 = vadd(v67, v87);
        let v89 = vadd(v29, v88);
        let v90 = vshl::<3>(v69);
        let v91 = vadd(v69, v90);
        let v92 = vshl::<1>(v91);
        let v93 = vadd(v69, v92);
        let v94 = vadd(v39, v93);
        let v95 = vshr::<51>(v74);
        let v96 = vshr::<51>(v79);
        let v97 = vshr::<51>(v84);
        let v98 = vshr::<51>(v89);
        let v99 = vshr::<51>(v94);
        let v100 = vand(v74, vsplat(0x7_ffff_ffff_ffff));
        let v101 = vand(v79, vsplat(0x7_ffff_ffff_ffff));
        let v102 = vand(v84, vsplat(0x7_ffff_ffff_ffff));
        let v103 = vand(v89, vsplat(0x7_ffff_ffff_ffff));
        let v104 = vand(v94, vsplat(0x7_ffff_ffff_ffff));
        let v105 = vadd(v101, v95);
        let v106 = vadd(v102, v96);
        let v107 = vadd(v103, v97);
        let v108 = vadd(v104, v98);
        let v110 = vmadd52lo(v100, v99, vsplat(19));
        Element([v110, v105, v106, v107, v108])
    }

    /// `out = a^2 (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v6 = vmadd52lo(vsplat(0), a0, a0);
        let v7 = vmadd52hi(vsplat(0), a0, a0);
        let v8 = vmadd52lo(v7, a0, a1);
        let v9 = vadd(v8, v8);
        let v10 = vmadd52hi(vsplat(0), a0, a1);
        let v11 = vadd(v10, v10);
        let v12 = vmadd52lo(v11, a0, a2);
        let v13 = vadd(v12, v12);
        let v14 = vmadd52lo(v13, a1, a1);
        let v15 = vmadd52hi(vsplat(0), a0, a2);
        let v16 = vadd(v15, v15);
        let v17 = vmadd52hi(v16, a1, a1);
        let v18 = vmadd52lo(v17, a0, a3);
        let v19 = vmadd52lo(v18, a1, a2);
        let v20 = vadd(v19, v19);
        let v21 = vmadd52hi(vsplat(0), a0, a3);
        let v22 = vmadd52hi(v21, a1, a2);
        let v23 = vadd(v22, v22);
        let v24 = vmadd52lo(v23, a0, a4);
        let v25 = vmadd52lo(v24, a1, a3);
        let v26 = vadd(v25, v25);
        let v27 = vmadd52lo(v26, a2, a2);
        let v28 = vmadd52hi(vsplat(0), a0, a4);
        let v29 = vmadd52hi(v28, a1, a3);
        let v30 = vadd(v29, v29);
        let v31 = vmadd52hi(v30, a2, a2);
        let v32 = vmadd52lo(v31, a1, a4);
        let v33 = vmadd52lo(v32, a2, a3);
        let v34 = vadd(v33, v33);
        let v35 = vmadd52hi(vsplat(0), a1, a4);
        let v36 = vmadd52hi(v35, a2, a3);
        let v37 = vadd(v36, v36);
        let v38 = vmadd52lo(v37, a2, a4);
        let v39 = vadd(v38, v38);
        let v40 = vmadd52lo(v39, a3, a3);
        let v41 = vmadd52hi(vsplat(0), a2, a4);
        let v42 = vadd(v41, v41);
        let v43 = vmadd52hi(v42, a3, a3);
        let v44 = vmadd52lo(v43, a3, a4);
        let v45 = vadd(v44, v44);
        let v46 = vmadd52hi(vsplat(0), a3, a4);
        let v47 = vadd(v46, v46);
        let v48 = vadd(v47, v47);
        let v49 = vmadd52lo(v48, a4, a4);
        let v50 = vmadd52hi(vsplat(0), a4, a4);
        let v51 = vadd(v50, v50);
        let v52 = vshl::<3>(v34);
        let v53 = vadd(v34, v52);
        let v54 = vshl::<1>(v53);
        let v55 = vadd(v34, v54);
        let v56 = vadd(v6, v55);
        let v57 = vshl::<3>(v40);
        let v58 = vadd(v40, v57);
        let v59 = vshl::<1>(v58);
        let v60 = vadd(v40, v59);
        let v61 = vadd(v9, v60);
        let v62 = vshl::<3>(v45);
        let v63 = vadd(v45, v62);
        let v64 = vshl::<1>(v63);
        let v65 = vadd(v45, v64);
        let v66 = vadd(v14, v65);
        let v67 = vshl::<3>(v49);
        let v68 = vadd(v49, v67);
        let v69 = vshl::<1>(v68);
        let v70 = vadd(v49, v69);
        let v71 = vadd(v20, v70);
        let v72 = vshl::<3>(v51);
        let v73 = vadd(v51, v72);
        let v74 = vshl::<1>(v73);
        let v75 = vadd(v51, v74);
        let v76 = vadd(v27, v75);
        let v77 = vshr::<51>(v56);
        let v78 = vshr::<51>(v61);
        let v79 = vshr::<51>(v66);
        let v80 = vshr::<51>(v71);
        let v81 = vshr::<51>(v76);
        let v82 = vand(v56, vsplat(0x7_ffff_ffff_ffff));
        let v83 = vand(v61, vsplat(0x7_ffff_ffff_ffff));
        let v84 = vand(v66, vsplat(0x7_ffff_ffff_ffff));
        let v85 = vand(v71, vsplat(0x7_ffff_ffff_ffff));
        let v86 = vand(v76, vsplat(0x7_ffff_ffff_ffff));
        let v87 = vadd(v83, v77);
        let v88 = vadd(v84, v78);
        let v89 = vadd(v85, v79);
        let v90 = vadd(v86, v80);
        let v92 = vmadd52lo(v82, v81, vsplat(19));
        Element([v92, v87, v88, v89, v90])
    }

    /// `out = k * a (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v7 = vmadd52lo(vsplat(0), a0, k);
        let v8 = vmadd52hi(vsplat(0), a0, k);
        let v9 = vadd(v8, v8);
        let v10 = vmadd52lo(vsplat(0), a1, k);
        let v11 = vadd(v9, v10);
        let v12 = vmadd52hi(vsplat(0), a1, k);
        let v13 = vadd(v12, v12);
        let v14 = vmadd52lo(vsplat(0), a2, k);
        let v15 = vadd(v13, v14);
        let v16 = vmadd52hi(vsplat(0), a2, k);
        let v17 = vadd(v16, v16);
        let v18 = vmadd52lo(vsplat(0), a3, k);
        let v19 = vadd(v17, v18);
        let v20 = vmadd52hi(vsplat(0), a3, k);
        let v21 = vadd(v20, v20);
        let v22 = vmadd52lo(vsplat(0), a4, k);
        let v23 = vadd(v21, v22);
        let v24 = vmadd52hi(vsplat(0), a4, k);
        let v25 = vadd(v24, v24);
        let v27 = vmadd52lo(v7, v25, vsplat(19));
        let v28 = vshr::<51>(v27);
        let v29 = vshr::<51>(v11);
        let v30 = vshr::<51>(v15);
        let v31 = vshr::<51>(v19);
        let v32 = vshr::<51>(v23);
        let v33 = vand(v27, vsplat(0x7_ffff_ffff_ffff));
        let v34 = vand(v11, vsplat(0x7_ffff_ffff_ffff));
        let v35 = vand(v15, vsplat(0x7_ffff_ffff_ffff));
        let v36 = vand(v19, vsplat(0x7_ffff_ffff_ffff));
        let v37 = vand(v23, vsplat(0x7_ffff_ffff_ffff));
        let v38 = vadd(v34, v28);
        let v39 = vadd(v35, v29);
        let v40 = vadd(v36, v30);
        let v41 = vadd(v37, v31);
        let v42 = vmadd52lo(v33, v32, vsplat(19));
        Element([v42, v38, v39, v40, v41])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vand(a0, vsplat(1));
        let v6 = vtest(v5);
        let v9 = vselect(v6, vsplat(0x7_ffff_ffff_ffed), vsplat(0));
        let v10 = vadd(a0, v9);
        let v12 = vselect(v6, vsplat(0x7_ffff_ffff_ffff), vsplat(0));
        let v13 = vadd(a1, v12);
        let v14 = vadd(a2, v12);
        let v15 = vadd(a3, v12);
        let v16 = vadd(a4, v12);
        let v17 = vshr::<1>(v10);
        let v18 = vand(v13, vsplat(1));
        let v19 = vshl::<50>(v18);
        let v20 = vadd(v17, v19);
        let v21 = vshr::<1>(v13);
        let v22 = vand(v14, vsplat(1));
        let v23 = vshl::<50>(v22);
        let v24 = vadd(v21, v23);
        let v25 = vshr::<1>(v14);
        let v26 = vand(v15, vsplat(1));
        let v27 = vshl::<50>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<1>(v15);
        let v30 = vand(v16, vsplat(1));
        let v31 = vshl::<50>(v30);
        let v32 = vadd(v29, v31);
        let v33 = vshr::<1>(v16);
        let v34 = vshr::<51>(v20);
        let v35 = vshr::<51>(v24);
        let v36 = vshr::<51>(v28);
        let v37 = vshr::<51>(v32);
        let v38 = vshr::<51>(v33);
        let v39 = vand(v20, vsplat(0x7_ffff_ffff_ffff));
        let v40 = vand(v24, vsplat(0x7_ffff_ffff_ffff));
        let v41 = vand(v28, vsplat(0x7_ffff_ffff_ffff));
        let v42 = vand(v32, vsplat(0x7_ffff_ffff_ffff));
        let v43 = vand(v33, vsplat(0x7_ffff_ffff_ffff));
        let v44 = vadd(v40, v34);
        let v45 = vadd(v41, v35);
        let v46 = vadd(v42, v36);
        let v47 = vadd(v43, v37);
        let v49 = vmadd52lo(v39, v38, vsplat(19));
        Element([v49, v44, v45, v46, v47])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
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
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `b`: every word in `[0, 0x80fffffffffff]`
    /// - returns `x`: every word in `[0, 0x80fffffffffff]`
    /// - returns `y`: every word in `[0, 0x80fffffffffff]`
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
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vshr::<51>(a0);
        let v6 = vand(a0, vsplat(0x7_ffff_ffff_ffff));
        let v7 = vadd(a1, v5);
        let v8 = vshr::<51>(v7);
        let v9 = vand(v7, vsplat(0x7_ffff_ffff_ffff));
        let v10 = vadd(a2, v8);
        let v11 = vshr::<51>(v10);
        let v12 = vand(v10, vsplat(0x7_ffff_ffff_ffff));
        let v13 = vadd(a3, v11);
        let v14 = vshr::<51>(v13);
        let v15 = vand(v13, vsplat(0x7_ffff_ffff_ffff));
        let v16 = vadd(a4, v14);
        let v18 = vand(v9, vsplat(8191));
        let v19 = vshl::<51>(v18);
        let v20 = vadd(v6, v19);
        let v21 = vshr::<13>(v9);
        let v22 = vand(v12, vsplat(0x3ff_ffff));
        let v23 = vshl::<38>(v22);
        let v24 = vadd(v21, v23);
        let v25 = vshr::<26>(v12);
        let v26 = vand(v15, vsplat(0x7f_ffff_ffff));
        let v27 = vshl::<25>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<39>(v15);
        let v30 = vshl::<12>(v16);
        let v31 = vadd(v29, v30);
        let (v35, v36) = vsbb(v20, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (v37, v38) = vsbb(v24, vsplat(0xffff_ffff_ffff_ffff), v36);
        let (v39, v40) = vsbb(v28, vsplat(0xffff_ffff_ffff_ffff), v38);
        let (v41, v42) = vsbb(v31, vsplat(0x7fff_ffff_ffff_ffff), v40);
        let v43 = vselect(v42, v20, v35);
        let v44 = vselect(v42, v24, v37);
        let v45 = vselect(v42, v28, v39);
        let v46 = vselect(v42, v31, v41);
        [v43, v44, v45, v46]
    }

    /// `out = bytes (mod p)`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn from_words(words: &Words) -> Element {
        let [words0, words1, words2, words3] = *words;
        let v4 = vand(words0, vsplat(0x7_ffff_ffff_ffff));
        let v5 = vshr::<51>(words0);
        let v6 = vand(words1, vsplat(0x3f_ffff_ffff));
        let v7 = vshl::<13>(v6);
        let v8 = vadd(v5, v7);
        let v9 = vshr::<38>(words1);
        let v10 = vand(words2, vsplat(0x1ff_ffff));
        let v11 = vshl::<26>(v10);
        let v12 = vadd(v9, v11);
        let v13 = vshr::<25>(words2);
        let v14 = vand(words3, vsplat(4095));
        let v15 = vshl::<39>(v14);
        let v16 = vadd(v13, v15);
        let v17 = vshr::<12>(words3);
        let v18 = vshr::<51>(v17);
        let v19 = vand(v17, vsplat(0x7_ffff_ffff_ffff));
        let v21 = vmadd52lo(v4, v18, vsplat(19));
        Element([v21, v8, v12, v16, v19])
    }

    /// `out = bytes (mod p), ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn from_words_canonical(words: &Words) -> (Element, Mask) {
        let [words0, words1, words2, words3] = *words;
        let (_, v9) = vsbb(words0, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (_, v11) = vsbb(words1, vsplat(0xffff_ffff_ffff_ffff), v9);
        let (_, v13) = vsbb(words2, vsplat(0xffff_ffff_ffff_ffff), v11);
        let (_, v15) = vsbb(words3, vsplat(0x7fff_ffff_ffff_ffff), v13);
        let v16 = vand(words0, vsplat(0x7_ffff_ffff_ffff));
        let v17 = vshr::<51>(words0);
        let v18 = vand(words1, vsplat(0x3f_ffff_ffff));
        let v19 = vshl::<13>(v18);
        let v20 = vadd(v17, v19);
        let v21 = vshr::<38>(words1);
        let v22 = vand(words2, vsplat(0x1ff_ffff));
        let v23 = vshl::<26>(v22);
        let v24 = vadd(v21, v23);
        let v25 = vshr::<25>(words2);
        let v26 = vand(words3, vsplat(4095));
        let v27 = vshl::<39>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<12>(words3);
        let v30 = vshr::<51>(v29);
        let v31 = vand(v29, vsplat(0x7_ffff_ffff_ffff));
        let v33 = vmadd52lo(v16, v30, vsplat(19));
        (Element([v33, v20, v24, v28, v31]), v15)
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

    /// `D2 = X2 - Z2, S3 = X3 + Z3, CB = S3 * D2, D3 = X3 - Z3, S2 = X2 + Z2, DA = D3 * S2, D = D3 if exchanged else D2, BB = D^2, S = S3 if exchanged else S2, AA = S^2, P = DA + CB, X5 = P^2, M = DA - CB, E = AA - BB, K = a24 * E, X4 = AA * BB, L = AA + K, MM = M^2, Z4 = E * L, Z5 = u * MM (mod p)`
    ///
    /// - takes `exchanged` in `[0, 1]`
    /// - takes `x2`: every word in `[0, 0x80fffffffffff]`
    /// - takes `z2`: every word in `[0, 0x80fffffffffff]`
    /// - takes `x3`: every word in `[0, 0x80fffffffffff]`
    /// - takes `z3`: every word in `[0, 0x80fffffffffff]`
    /// - takes `u`: every word in `[0, 0x80fffffffffff]`
    /// - returns `x4`: every word in `[0, 0x80fffffffffff]`
    /// - returns `z4`: every word in `[0, 0x80fffffffffff]`
    /// - returns `x5`: every word in `[0, 0x80fffffffffff]`
    /// - returns `z5`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn ladder_step_mixed(
        exchanged: Mask,
        x2: &Element,
        z2: &Element,
        x3: &Element,
        z3: &Element,
        u: &Element,
    ) -> (Element, Element, Element, Element) {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let exchanged = core::hint::black_box(exchanged);
        let [x20, x21, x22, x23, x24] = x2.0;
        let [z20, z21, z22, z23, z24] = z2.0;
        let [x30, x31, x32, x33, x34] = x3.0;
        let [z30, z31, z32, z33, z34] = z3.0;
        let [u0, u1, u2, u3, u4] = u.0;
        let v27 = vadd(x20, vsplat(0xf_ffff_ffff_ffda));
        let v28 = vsub(v27, z20);
        let v30 = vadd(x21, vsplat(0xf_ffff_ffff_fffe));
        let v31 = vsub(v30, z21);
        let v32 = vadd(x22, vsplat(0xf_ffff_ffff_fffe));
        let v33 = vsub(v32, z22);
        let v34 = vadd(x23, vsplat(0xf_ffff_ffff_fffe));
        let v35 = vsub(v34, z23);
        let v36 = vadd(x24, vsplat(0xf_ffff_ffff_fffe));
        let v37 = vsub(v36, z24);
        let v38 = vshr::<51>(v28);
        let v39 = vshr::<51>(v31);
        let v40 = vshr::<51>(v33);
        let v41 = vshr::<51>(v35);
        let v42 = vshr::<51>(v37);
        let v43 = vand(v28, vsplat(0x7_ffff_ffff_ffff));
        let v44 = vand(v31, vsplat(0x7_ffff_ffff_ffff));
        let v45 = vand(v33, vsplat(0x7_ffff_ffff_ffff));
        let v46 = vand(v35, vsplat(0x7_ffff_ffff_ffff));
        let v47 = vand(v37, vsplat(0x7_ffff_ffff_ffff));
        let v48 = vadd(v44, v38);
        let v49 = vadd(v45, v39);
        let v50 = vadd(v46, v40);
        let v51 = vadd(v47, v41);
        let v53 = vmadd52lo(v43, v42, vsplat(19));
        let v54 = vadd(x30, z30);
        let v55 = vadd(x31, z31);
        let v56 = vadd(x32, z32);
        let v57 = vadd(x33, z33);
        let v58 = vadd(x34, z34);
        let v59 = vshr::<51>(v54);
        let v60 = vshr::<51>(v55);
        let v61 = vshr::<51>(v56);
        let v62 = vshr::<51>(v57);
        let v63 = vshr::<51>(v58);
        let v64 = vand(v54, vsplat(0x7_ffff_ffff_ffff));
        let v65 = vand(v55, vsplat(0x7_ffff_ffff_ffff));
        let v66 = vand(v56, vsplat(0x7_ffff_ffff_ffff));
        let v67 = vand(v57, vsplat(0x7_ffff_ffff_ffff));
        let v68 = vand(v58, vsplat(0x7_ffff_ffff_ffff));
        let v69 = vadd(v65, v59);
        let v70 = vadd(v66, v60);
        let v71 = vadd(v67, v61);
        let v72 = vadd(v68, v62);
        let v73 = vmadd52lo(v64, v63, vsplat(19));
        let v75 = vmadd52lo(vsplat(0), v73, v53);
        let v76 = vmadd52hi(vsplat(0), v73, v53);
        let v77 = vadd(v76, v76);
        let v78 = vmadd52lo(v77, v73, v48);
        let v79 = vmadd52lo(v78, v69, v53);
        let v80 = vmadd52hi(vsplat(0), v73, v48);
        let v81 = vmadd52hi(v80, v69, v53);
        let v82 = vadd(v81, v81);
        let v83 = vmadd52lo(v82, v73, v49);
        let v84 = vmadd52lo(v83, v69, v48);
        let v85 = vmadd52lo(v84, v70, v53);
        let v86 = vmadd52hi(vsplat(0), v73, v49);
        let v87 = vmadd52hi(v86, v69, v48);
        let v88 = vmadd52hi(v87, v70, v53);
        let v89 = vadd(v88, v88);
        let v90 = vmadd52lo(v89, v73, v50);
        let v91 = vmadd52lo(v90, v69, v49);
        let v92 = vmadd52lo(v91, v70, v48);
        let v93 = vmadd52lo(v92, v71, v53);
        let v94 = vmadd52hi(vsplat(0), v73, v50);
        let v95 = vmadd52hi(v94, v69, v49);
        let v96 = vmadd52hi(v95, v70, v48);
        let v97 = vmadd52hi(v96, v71, v53);
        let v98 = vadd(v97, v97);
        let v99 = vmadd52lo(v98, v73, v51);
        let v100 = vmadd52lo(v99, v69, v50);
        let v101 = vmadd52lo(v100, v70, v49);
        let v102 = vmadd52lo(v101, v71, v48);
        let v103 = vmadd52lo(v102, v72, v53);
        let v104 = vmadd52hi(vsplat(0), v73, v51);
        let v105 = vmadd52hi(v104, v69, v50);
        let v106 = vmadd52hi(v105, v70, v49);
        let v107 = vmadd52hi(v106, v71, v48);
        let v108 = vmadd52hi(v107, v72, v53);
        let v109 = vadd(v108, v108);
        let v110 = vmadd52lo(v109, v69, v51);
        let v111 = vmadd52lo(v110, v70, v50);
        let v112 = vmadd52lo(v111, v71, v49);
        let v113 = vmadd52lo(v112, v72, v48);
        let v114 = vmadd52hi(vsplat(0), v69, v51);
        let v115 = vmadd52hi(v114, v70, v50);
        let v116 = vmadd52hi(v115, v71, v49);
        let v117 = vmadd52hi(v116, v72, v48);
        let v118 = vadd(v117, v117);
        let v119 = vmadd52lo(v118, v70, v51);
        let v120 = vmadd52lo(v119, v71, v50);
        let v121 = vmadd52lo(v120, v72, v49);
        let v122 = vmadd52hi(vsplat(0), v70, v51);
        let v123 = vmadd52hi(v122, v71, v50);
        let v124 = vmadd52hi(v123, v72, v49);
        let v125 = vadd(v124, v124);
        let v126 = vmadd52lo(v125, v71, v51);
        let v127 = vmadd52lo(v126, v72, v50);
        let v128 = vmadd52hi(vsplat(0), v71, v51);
        let v129 = vmadd52hi(v128, v72, v50);
        let v130 = vadd(v129, v129);
        let v131 = vmadd52lo(v130, v72, v51);
        let v132 = vmadd52hi(vsplat(0), v72, v51);
        let v133 = vadd(v132, v132);
        let v134 = vshl::<3>(v113);
        let v135 = vadd(v113, v134);
        let v136 = vshl::<1>(v135);
        let v137 = vadd(v113, v136);
        let v138 = vadd(v75, v137);
        let v139 = vshl::<3>(v121);
        let v140 = vadd(v121, v139);
        let v141 = vshl::<1>(v140);
        let v142 = vadd(v121, v141);
        let v143 = vadd(v79, v142);
        let v144 = vshl::<3>(v127);
        let v145 = vadd(v127, v144);
        let v146 = vshl::<1>(v145);
        let v147 = vadd(v127, v146);
        let v148 = vadd(v85, v147);
        let v149 = vshl::<3>(v131);
        let v150 = vadd(v131, v149);
        let v151 = vshl::<1>(v150);
        let v152 = vadd(v131, v151);
        let v153 = vadd(v93, v152);
        let v154 = vshl::<3>(v133);
        let v155 = vadd(v133, v154);
        let v156 = vshl::<1>(v155);
        let v157 = vadd(v133, v156);
        let v158 = vadd(v103, v157);
        let v159 = vadd(x30, vsplat(0xf_ffff_ffff_ffda));
        let v160 = vsub(v159, z30);
        let v161 = vadd(x31, vsplat(0xf_ffff_ffff_fffe));
        let v162 = vsub(v161, z31);
        let v163 = vadd(x32, vsplat(0xf_ffff_ffff_fffe));
        let v164 = vsub(v163, z32);
        let v165 = vadd(x33, vsplat(0xf_ffff_ffff_fffe));
        let v166 = vsub(v165, z33);
        let v167 = vadd(x34, vsplat(0xf_ffff_ffff_fffe));
        let v168 = vsub(v167, z34);
        let v169 = vshr::<51>(v160);
        let v170 = vshr::<51>(v162);
        let v171 = vshr::<51>(v164);
        let v172 = vshr::<51>(v166);
        let v173 = vshr::<51>(v168);
        let v174 = vand(v160, vsplat(0x7_ffff_ffff_ffff));
        let v175 = vand(v162, vsplat(0x7_ffff_ffff_ffff));
        let v176 = vand(v164, vsplat(0x7_ffff_ffff_ffff));
        let v177 = vand(v166, vsplat(0x7_ffff_ffff_ffff));
        let v178 = vand(v168, vsplat(0x7_ffff_ffff_ffff));
        let v179 = vadd(v175, v169);
        let v180 = vadd(v176, v170);
        let v181 = vadd(v177, v171);
        let v182 = vadd(v178, v172);
        let v183 = vmadd52lo(v174, v173, vsplat(19));
        let v184 = vadd(x20, z20);
        let v185 = vadd(x21, z21);
        let v186 = vadd(x22, z22);
        let v187 = vadd(x23, z23);
        let v188 = vadd(x24, z24);
        let v189 = vshr::<51>(v184);
        let v190 = vshr::<51>(v185);
        let v191 = vshr::<51>(v186);
        let v192 = vshr::<51>(v187);
        let v193 = vshr::<51>(v188);
        let v194 = vand(v184, vsplat(0x7_ffff_ffff_ffff));
        let v195 = vand(v185, vsplat(0x7_ffff_ffff_ffff));
        let v196 = vand(v186, vsplat(0x7_ffff_ffff_ffff));
        let v197 = vand(v187, vsplat(0x7_ffff_ffff_ffff));
        let v198 = vand(v188, vsplat(0x7_ffff_ffff_ffff));
        let v199 = vadd(v195, v189);
        let v200 = vadd(v196, v190);
        let v201 = vadd(v197, v191);
        let v202 = vadd(v198, v192);
        let v203 = vmadd52lo(v194, v193, vsplat(19));
        let v204 = vmadd52lo(vsplat(0), v183, v203);
        let v205 = vmadd52hi(vsplat(0), v183, v203);
        let v206 = vadd(v205, v205);
        let v207 = vmadd52lo(v206, v183, v199);
        let v208 = vmadd52lo(v207, v179, v203);
        let v209 = vmadd52hi(vsplat(0), v183, v199);
        let v210 = vmadd52hi(v209, v179, v203);
        let v211 = vadd(v210, v210);
        let v212 = vmadd52lo(v211, v183, v200);
        let v213 = vmadd52lo(v212, v179, v199);
        let v214 = vmadd52lo(v213, v180, v203);
        let v215 = vmadd52hi(vsplat(0), v183, v200);
        let v216 = vmadd52hi(v215, v179, v199);
        let v217 = vmadd52hi(v216, v180, v203);
        let v218 = vadd(v217, v217);
        let v219 = vmadd52lo(v218, v183, v201);
        let v220 = vmadd52lo(v219, v179, v200);
        let v221 = vmadd52lo(v220, v180, v199);
        let v222 = vmadd52lo(v221, v181, v203);
        let v223 = vmadd52hi(vsplat(0), v183, v201);
        let v224 = vmadd52hi(v223, v179, v200);
        let v225 = vmadd52hi(v224, v180, v199);
        let v226 = vmadd52hi(v225, v181, v203);
        let v227 = vadd(v226, v226);
        let v228 = vmadd52lo(v227, v183, v202);
        let v229 = vmadd52lo(v228, v179, v201);
        let v230 = vmadd52lo(v229, v180, v200);
        let v231 = vmadd52lo(v230, v181, v199);
        let v232 = vmadd52lo(v231, v182, v203);
        let v233 = vmadd52hi(vsplat(0), v183, v202);
        let v234 = vmadd52hi(v233, v179, v201);
        let v235 = vmadd52hi(v234, v180, v200);
        let v236 = vmadd52hi(v235, v181, v199);
        let v237 = vmadd52hi(v236, v182, v203);
        let v238 = vadd(v237, v237);
        let v239 = vmadd52lo(v238, v179, v202);
        let v240 = vmadd52lo(v239, v180, v201);
        let v241 = vmadd52lo(v240, v181, v200);
        let v242 = vmadd52lo(v241, v182, v199);
        let v243 = vmadd52hi(vsplat(0), v179, v202);
        let v244 = vmadd52hi(v243, v180, v201);
        let v245 = vmadd52hi(v244, v181, v200);
        let v246 = vmadd52hi(v245, v182, v199);
        let v247 = vadd(v246, v246);
        let v248 = vmadd52lo(v247, v180, v202);
        let v249 = vmadd52lo(v248, v181, v201);
        let v250 = vmadd52lo(v249, v182, v200);
        let v251 = vmadd52hi(vsplat(0), v180, v202);
        let v252 = vmadd52hi(v251, v181, v201);
        let v253 = vmadd52hi(v252, v182, v200);
        let v254 = vadd(v253, v253);
        let v255 = vmadd52lo(v254, v181, v202);
        let v256 = vmadd52lo(v255, v182, v201);
        let v257 = vmadd52hi(vsplat(0), v181, v202);
        let v258 = vmadd52hi(v257, v182, v201);
        let v259 = vadd(v258, v258);
        let v260 = vmadd52lo(v259, v182, v202);
        let v261 = vmadd52hi(vsplat(0), v182, v202);
        let v262 = vadd(v261, v261);
        let v263 = vshl::<3>(v242);
        let v264 = vadd(v242, v263);
        let v265 = vshl::<1>(v264);
        let v266 = vadd(v242, v265);
        let v267 = vadd(v204, v266);
        let v268 = vshl::<3>(v250);
        let v269 = vadd(v250, v268);
        let v270 = vshl::<1>(v269);
        let v271 = vadd(v250, v270);
        let v272 = vadd(v208, v271);
        let v273 = vshl::<3>(v256);
        let v274 = vadd(v256, v273);
        let v275 = vshl::<1>(v274);
        let v276 = vadd(v256, v275);
        let v277 = vadd(v214, v276);
        let v278 = vshl::<3>(v260);
        let v279 = vadd(v260, v278);
        let v280 = vshl::<1>(v279);
        let v281 = vadd(v260, v280);
        let v282 = vadd(v222, v281);
        let v283 = vshl::<3>(v262);
        let v284 = vadd(v262, v283);
        let v285 = vshl::<1>(v284);
        let v286 = vadd(v262, v285);
        let v287 = vadd(v232, v286);
        let v288 = vselect(exchanged, v183, v53);
        let v289 = vselect(exchanged, v179, v48);
        let v290 = vselect(exchanged, v180, v49);
        let v291 = vselect(exchanged, v181, v50);
        let v292 = vselect(exchanged, v182, v51);
        let v293 = vmadd52lo(vsplat(0), v288, v288);
        let v294 = vmadd52hi(vsplat(0), v288, v288);
        let v295 = vmadd52lo(v294, v288, v289);
        let v296 = vadd(v295, v295);
        let v297 = vmadd52hi(vsplat(0), v288, v289);
        let v298 = vadd(v297, v297);
        let v299 = vmadd52lo(v298, v288, v290);
        let v300 = vadd(v299, v299);
        let v301 = vmadd52lo(v300, v289, v289);
        let v302 = vmadd52hi(vsplat(0), v288, v290);
        let v303 = vadd(v302, v302);
        let v304 = vmadd52hi(v303, v289, v289);
        let v305 = vmadd52lo(v304, v288, v291);
        let v306 = vmadd52lo(v305, v289, v290);
        let v307 = vadd(v306, v306);
        let v308 = vmadd52hi(vsplat(0), v288, v291);
        let v309 = vmadd52hi(v308, v289, v290);
        let v310 = vadd(v309, v309);
        let v311 = vmadd52lo(v310, v288, v292);
        let v312 = vmadd52lo(v311, v289, v291);
        let v313 = vadd(v312, v312);
        let v314 = vmadd52lo(v313, v290, v290);
        let v315 = vmadd52hi(vsplat(0), v288, v292);
        let v316 = vmadd52hi(v315, v289, v291);
        let v317 = vadd(v316, v316);
        let v318 = vmadd52hi(v317, v290, v290);
        let v319 = vmadd52lo(v318, v289, v292);
        let v320 = vmadd52lo(v319, v290, v291);
        let v321 = vadd(v320, v320);
        let v322 = vmadd52hi(vsplat(0), v289, v292);
        let v323 = vmadd52hi(v322, v290, v291);
        let v324 = vadd(v323, v323);
        let v325 = vmadd52lo(v324, v290, v292);
        let v326 = vadd(v325, v325);
        let v327 = vmadd52lo(v326, v291, v291);
        let v328 = vmadd52hi(vsplat(0), v290, v292);
        let v329 = vadd(v328, v328);
        let v330 = vmadd52hi(v329, v291, v291);
        let v331 = vmadd52lo(v330, v291, v292);
        let v332 = vadd(v331, v331);
        let v333 = vmadd52hi(vsplat(0), v291, v292);
        let v334 = vadd(v333, v333);
        let v335 = vadd(v334, v334);
        let v336 = vmadd52lo(v335, v292, v292);
        let v337 = vmadd52hi(vsplat(0), v292, v292);
        let v338 = vadd(v337, v337);
        let v339 = vshl::<3>(v321);
        let v340 = vadd(v321, v339);
        let v341 = vshl::<1>(v340);
        let v342 = vadd(v321, v341);
        let v343 = vadd(v293, v342);
        let v344 = vshl::<3>(v327);
        let v345 = vadd(v327, v344);
        let v346 = vshl::<1>(v345);
        let v347 = vadd(v327, v346);
        let v348 = vadd(v296, v347);
        let v349 = vshl::<3>(v332);
        let v350 = vadd(v332, v349);
        let v351 = vshl::<1>(v350);
        let v352 = vadd(v332, v351);
        let v353 = vadd(v301, v352);
        let v354 = vshl::<3>(v336);
        let v355 = vadd(v336, v354);
        let v356 = vshl::<1>(v355);
        let v357 = vadd(v336, v356);
        let v358 = vadd(v307, v357);
        let v359 = vshl::<3>(v338);
        let v360 = vadd(v338, v359);
        let v361 = vshl::<1>(v360);
        let v362 = vadd(v338, v361);
        let v363 = vadd(v314, v362);
        let v364 = vshr::<51>(v343);
        let v365 = vshr::<51>(v348);
        let v366 = vshr::<51>(v353);
        let v367 = vshr::<51>(v358);
        let v368 = vshr::<51>(v363);
        let v369 = vand(v343, vsplat(0x7_ffff_ffff_ffff));
        let v370 = vand(v348, vsplat(0x7_ffff_ffff_ffff));
        let v371 = vand(v353, vsplat(0x7_ffff_ffff_ffff));
        let v372 = vand(v358, vsplat(0x7_ffff_ffff_ffff));
        let v373 = vand(v363, vsplat(0x7_ffff_ffff_ffff));
        let v374 = vadd(v370, v364);
        let v375 = vadd(v371, v365);
        let v376 = vadd(v372, v366);
        let v377 = vadd(v373, v367);
        let v378 = vmadd52lo(v369, v368, vsplat(19));
        let v379 = vselect(exchanged, v73, v203);
        let v380 = vselect(exchanged, v69, v199);
        let v381 = vselect(exchanged, v70, v200);
        let v382 = vselect(exchanged, v71, v201);
        let v383 = vselect(exchanged, v72, v202);
        let v384 = vmadd52lo(vsplat(0), v379, v379);
        let v385 = vmadd52hi(vsplat(0), v379, v379);
        let v386 = vmadd52lo(v385, v379, v380);
        let v387 = vadd(v386, v386);
        let v388 = vmadd52hi(vsplat(0), v379, v380);
        let v389 = vadd(v388, v388);
        let v390 = vmadd52lo(v389, v379, v381);
        let v391 = vadd(v390, v390);
        let v392 = vmadd52lo(v391, v380, v380);
        let v393 = vmadd52hi(vsplat(0), v379, v381);
        let v394 = vadd(v393, v393);
        let v395 = vmadd52hi(v394, v380, v380);
        let v396 = vmadd52lo(v395, v379, v382);
        let v397 = vmadd52lo(v396, v380, v381);
        let v398 = vadd(v397, v397);
        let v399 = vmadd52hi(vsplat(0), v379, v382);
        let v400 = vmadd52hi(v399, v380, v381);
        let v401 = vadd(v400, v400);
        let v402 = vmadd52lo(v401, v379, v383);
        let v403 = vmadd52lo(v402, v380, v382);
        let v404 = vadd(v403, v403);
        let v405 = vmadd52lo(v404, v381, v381);
        let v406 = vmadd52hi(vsplat(0), v379, v383);
        let v407 = vmadd52hi(v406, v380, v382);
        let v408 = vadd(v407, v407);
        let v409 = vmadd52hi(v408, v381, v381);
        let v410 = vmadd52lo(v409, v380, v383);
        let v411 = vmadd52lo(v410, v381, v382);
        let v412 = vadd(v411, v411);
        let v413 = vmadd52hi(vsplat(0), v380, v383);
        let v414 = vmadd52hi(v413, v381, v382);
        let v415 = vadd(v414, v414);
        let v416 = vmadd52lo(v415, v381, v383);
        let v417 = vadd(v416, v416);
        let v418 = vmadd52lo(v417, v382, v382);
        let v419 = vmadd52hi(vsplat(0), v381, v383);
        let v420 = vadd(v419, v419);
        let v421 = vmadd52hi(v420, v382, v382);
        let v422 = vmadd52lo(v421, v382, v383);
        let v423 = vadd(v422, v422);
        let v424 = vmadd52hi(vsplat(0), v382, v383);
        let v425 = vadd(v424, v424);
        let v426 = vadd(v425, v425);
        let v427 = vmadd52lo(v426, v383, v383);
        let v428 = vmadd52hi(vsplat(0), v383, v383);
        let v429 = vadd(v428, v428);
        let v430 = vshl::<3>(v412);
        let v431 = vadd(v412, v430);
        let v432 = vshl::<1>(v431);
        let v433 = vadd(v412, v432);
        let v434 = vadd(v384, v433);
        let v435 = vshl::<3>(v418);
        let v436 = vadd(v418, v435);
        let v437 = vshl::<1>(v436);
        let v438 = vadd(v418, v437);
        let v439 = vadd(v387, v438);
        let v440 = vshl::<3>(v423);
        let v441 = vadd(v423, v440);
        let v442 = vshl::<1>(v441);
        let v443 = vadd(v423, v442);
        let v444 = vadd(v392, v443);
        let v445 = vshl::<3>(v427);
        let v446 = vadd(v427, v445);
        let v447 = vshl::<1>(v446);
        let v448 = vadd(v427, v447);
        let v449 = vadd(v398, v448);
        let v450 = vshl::<3>(v429);
        let v451 = vadd(v429, v450);
        let v452 = vshl::<1>(v451);
        let v453 = vadd(v429, v452);
        let v454 = vadd(v405, v453);
        let v455 = vshr::<51>(v434);
        let v456 = vshr::<51>(v439);
        let v457 = vshr::<51>(v444);
        let v458 = vshr::<51>(v449);
        let v459 = vshr::<51>(v454);
        let v460 = vand(v434, vsplat(0x7_ffff_ffff_ffff));
        let v461 = vand(v439, vsplat(0x7_ffff_ffff_ffff));
        let v462 = vand(v444, vsplat(0x7_ffff_ffff_ffff));
        let v463 = vand(v449, vsplat(0x7_ffff_ffff_ffff));
        let v464 = vand(v454, vsplat(0x7_ffff_ffff_ffff));
        let v465 = vadd(v461, v455);
        let v466 = vadd(v462, v456);
        let v467 = vadd(v463, v457);
        let v468 = vadd(v464, v458);
        let v469 = vmadd52lo(v460, v459, vsplat(19));
        let v470 = vadd(v267, v138);
        let v471 = vadd(v272, v143);
        let v472 = vadd(v277, v148);
        let v473 = vadd(v282, v153);
        let v474 = vadd(v287, v158);
        let v475 = vshr::<51>(v470);
        let v476 = vshr::<51>(v471);
        let v477 = vshr::<51>(v472);
        let v478 = vshr::<51>(v473);
        let v479 = vshr::<51>(v474);
        let v480 = vand(v470, vsplat(0x7_ffff_ffff_ffff));
        let v481 = vand(v471, vsplat(0x7_ffff_ffff_ffff));
        let v482 = vand(v472, vsplat(0x7_ffff_ffff_ffff));
        let v483 = vand(v473, vsplat(0x7_ffff_ffff_ffff));
        let v484 = vand(v474, vsplat(0x7_ffff_ffff_ffff));
        let v485 = vadd(v481, v475);
        let v486 = vadd(v482, v476);
        let v487 = vadd(v483, v477);
        let v488 = vadd(v484, v478);
        let v489 = vmadd52lo(v480, v479, vsplat(19));
        let v490 = vmadd52lo(vsplat(0), v489, v489);
        let v491 = vmadd52hi(vsplat(0), v489, v489);
        let v492 = vmadd52lo(v491, v489, v485);
        let v493 = vadd(v492, v492);
        let v494 = vmadd52hi(vsplat(0), v489, v485);
        let v495 = vadd(v494, v494);
        let v496 = vmadd52lo(v495, v489, v486);
        let v497 = vadd(v496, v496);
        let v498 = vmadd52lo(v497, v485, v485);
        let v499 = vmadd52hi(vsplat(0), v489, v486);
        let v500 = vadd(v499, v499);
        let v501 = vmadd52hi(v500, v485, v485);
        let v502 = vmadd52lo(v501, v489, v487);
        let v503 = vmadd52lo(v502, v485, v486);
        let v504 = vadd(v503, v503);
        let v505 = vmadd52hi(vsplat(0), v489, v487);
        let v506 = vmadd52hi(v505, v485, v486);
        let v507 = vadd(v506, v506);
        let v508 = vmadd52lo(v507, v489, v488);
        let v509 = vmadd52lo(v508, v485, v487);
        let v510 = vadd(v509, v509);
        let v511 = vmadd52lo(v510, v486, v486);
        let v512 = vmadd52hi(vsplat(0), v489, v488);
        let v513 = vmadd52hi(v512, v485, v487);
        let v514 = vadd(v513, v513);
        let v515 = vmadd52hi(v514, v486, v486);
        let v516 = vmadd52lo(v515, v485, v488);
        let v517 = vmadd52lo(v516, v486, v487);
        let v518 = vadd(v517, v517);
        let v519 = vmadd52hi(vsplat(0), v485, v488);
        let v520 = vmadd52hi(v519, v486, v487);
        let v521 = vadd(v520, v520);
        let v522 = vmadd52lo(v521, v486, v488);
        let v523 = vadd(v522, v522);
        let v524 = vmadd52lo(v523, v487, v487);
        let v525 = vmadd52hi(vsplat(0), v486, v488);
        let v526 = vadd(v525, v525);
        let v527 = vmadd52hi(v526, v487, v487);
        let v528 = vmadd52lo(v527, v487, v488);
        let v529 = vadd(v528, v528);
        let v530 = vmadd52hi(vsplat(0), v487, v488);
        let v531 = vadd(v530, v530);
        let v532 = vadd(v531, v531);
        let v533 = vmadd52lo(v532, v488, v488);
        let v534 = vmadd52hi(vsplat(0), v488, v488);
        let v535 = vadd(v534, v534);
        let v536 = vshl::<3>(v518);
        let v537 = vadd(v518, v536);
        let v538 = vshl::<1>(v537);
        let v539 = vadd(v518, v538);
        let v540 = vadd(v490, v539);
        let v541 = vshl::<3>(v524);
        let v542 = vadd(v524, v541);
        let v543 = vshl::<1>(v542);
        let v544 = vadd(v524, v543);
        let v545 = vadd(v493, v544);
        let v546 = vshl::<3>(v529);
        let v547 = vadd(v529, v546);
        let v548 = vshl::<1>(v547);
        let v549 = vadd(v529, v548);
        let v550 = vadd(v498, v549);
        let v551 = vshl::<3>(v533);
        let v552 = vadd(v533, v551);
        let v553 = vshl::<1>(v552);
        let v554 = vadd(v533, v553);
        let v555 = vadd(v504, v554);
        let v556 = vshl::<3>(v535);
        let v557 = vadd(v535, v556);
        let v558 = vshl::<1>(v557);
        let v559 = vadd(v535, v558);
        let v560 = vadd(v511, v559);
        let v562 = vadd(v267, vsplat(0x7cf_ffff_ffff_fd7a));
        let v563 = vsub(v562, v138);
        let v565 = vadd(v272, vsplat(0x61f_ffff_ffff_ff06));
        let v566 = vsub(v565, v143);
        let v568 = vadd(v277, vsplat(0x46f_ffff_ffff_ff3c));
        let v569 = vsub(v568, v148);
        let v571 = vadd(v282, vsplat(0x2bf_ffff_ffff_ff72));
        let v572 = vsub(v571, v153);
        let v574 = vadd(v287, vsplat(0x10f_ffff_ffff_ffa8));
        let v575 = vsub(v574, v158);
        let v576 = vshr::<51>(v563);
        let v577 = vshr::<51>(v566);
        let v578 = vshr::<51>(v569);
        let v579 = vshr::<51>(v572);
        let v580 = vshr::<51>(v575);
        let v581 = vand(v563, vsplat(0x7_ffff_ffff_ffff));
        let v582 = vand(v566, vsplat(0x7_ffff_ffff_ffff));
        let v583 = vand(v569, vsplat(0x7_ffff_ffff_ffff));
        let v584 = vand(v572, vsplat(0x7_ffff_ffff_ffff));
        let v585 = vand(v575, vsplat(0x7_ffff_ffff_ffff));
        let v586 = vadd(v582, v576);
        let v587 = vadd(v583, v577);
        let v588 = vadd(v584, v578);
        let v589 = vadd(v585, v579);
        let v590 = vmadd52lo(v581, v580, vsplat(19));
        let v591 = vadd(v469, vsplat(0xf_ffff_ffff_ffda));
        let v592 = vsub(v591, v378);
        let v593 = vadd(v465, vsplat(0xf_ffff_ffff_fffe));
        let v594 = vsub(v593, v374);
        let v595 = vadd(v466, vsplat(0xf_ffff_ffff_fffe));
        let v596 = vsub(v595, v375);
        let v597 = vadd(v467, vsplat(0xf_ffff_ffff_fffe));
        let v598 = vsub(v597, v376);
        let v599 = vadd(v468, vsplat(0xf_ffff_ffff_fffe));
        let v600 = vsub(v599, v377);
        let v601 = vshr::<51>(v592);
        let v602 = vshr::<51>(v594);
        let v603 = vshr::<51>(v596);
        let v604 = vshr::<51>(v598);
        let v605 = vshr::<51>(v600);
        let v606 = vand(v592, vsplat(0x7_ffff_ffff_ffff));
        let v607 = vand(v594, vsplat(0x7_ffff_ffff_ffff));
        let v608 = vand(v596, vsplat(0x7_ffff_ffff_ffff));
        let v609 = vand(v598, vsplat(0x7_ffff_ffff_ffff));
        let v610 = vand(v600, vsplat(0x7_ffff_ffff_ffff));
        let v611 = vadd(v607, v601);
        let v612 = vadd(v608, v602);
        let v613 = vadd(v609, v603);
        let v614 = vadd(v610, v604);
        let v615 = vmadd52lo(v606, v605, vsplat(19));
        let v617 = vmadd52lo(vsplat(0), v615, vsplat(0x1_db41));
        let v618 = vmadd52hi(vsplat(0), v615, vsplat(0x1_db41));
        let v619 = vadd(v618, v618);
        let v620 = vmadd52lo(vsplat(0), v611, vsplat(0x1_db41));
        let v621 = vadd(v619, v620);
        let v622 = vmadd52hi(vsplat(0), v611, vsplat(0x1_db41));
        let v623 = vadd(v622, v622);
        let v624 = vmadd52lo(vsplat(0), v612, vsplat(0x1_db41));
        let v625 = vadd(v623, v624);
        let v626 = vmadd52hi(vsplat(0), v612, vsplat(0x1_db41));
        let v627 = vadd(v626, v626);
        let v628 = vmadd52lo(vsplat(0), v613, vsplat(0x1_db41));
        let v629 = vadd(v627, v628);
        let v630 = vmadd52hi(vsplat(0), v613, vsplat(0x1_db41));
        let v631 = vadd(v630, v630);
        let v632 = vmadd52lo(vsplat(0), v614, vsplat(0x1_db41));
        let v633 = vadd(v631, v632);
        let v634 = vmadd52hi(vsplat(0), v614, vsplat(0x1_db41));
        let v635 = vadd(v634, v634);
        let v636 = vmadd52lo(v617, v635, vsplat(19));
        let v637 = vshr::<51>(v636);
        let v638 = vshr::<51>(v621);
        let v639 = vshr::<51>(v625);
        let v640 = vshr::<51>(v629);
        let v641 = vshr::<51>(v633);
        let v642 = vand(v636, vsplat(0x7_ffff_ffff_ffff));
        let v643 = vand(v621, vsplat(0x7_ffff_ffff_ffff));
        let v644 = vand(v625, vsplat(0x7_ffff_ffff_ffff));
        let v645 = vand(v629, vsplat(0x7_ffff_ffff_ffff));
        let v646 = vand(v633, vsplat(0x7_ffff_ffff_ffff));
        let v647 = vadd(v643, v637);
        let v648 = vadd(v644, v638);
        let v649 = vadd(v645, v639);
        let v650 = vadd(v646, v640);
        let v651 = vmadd52lo(v642, v641, vsplat(19));
        let v652 = vmadd52lo(vsplat(0), v469, v378);
        let v653 = vmadd52hi(vsplat(0), v469, v378);
        let v654 = vadd(v653, v653);
        let v655 = vmadd52lo(v654, v469, v374);
        let v656 = vmadd52lo(v655, v465, v378);
        let v657 = vmadd52hi(vsplat(0), v469, v374);
        let v658 = vmadd52hi(v657, v465, v378);
        let v659 = vadd(v658, v658);
        let v660 = vmadd52lo(v659, v469, v375);
        let v661 = vmadd52lo(v660, v465, v374);
        let v662 = vmadd52lo(v661, v466, v378);
        let v663 = vmadd52hi(vsplat(0), v469, v375);
        let v664 = vmadd52hi(v663, v465, v374);
        let v665 = vmadd52hi(v664, v466, v378);
        let v666 = vadd(v665, v665);
        let v667 = vmadd52lo(v666, v469, v376);
        let v668 = vmadd52lo(v667, v465, v375);
        let v669 = vmadd52lo(v668, v466, v374);
        let v670 = vmadd52lo(v669, v467, v378);
        let v671 = vmadd52hi(vsplat(0), v469, v376);
        let v672 = vmadd52hi(v671, v465, v375);
        let v673 = vmadd52hi(v672, v466, v374);
        let v674 = vmadd52hi(v673, v467, v378);
        let v675 = vadd(v674, v674);
        let v676 = vmadd52lo(v675, v469, v377);
        let v677 = vmadd52lo(v676, v465, v376);
        let v678 = vmadd52lo(v677, v466, v375);
        let v679 = vmadd52lo(v678, v467, v374);
        let v680 = vmadd52lo(v679, v468, v378);
        let v681 = vmadd52hi(vsplat(0), v469, v377);
        let v682 = vmadd52hi(v681, v465, v376);
        let v683 = vmadd52hi(v682, v466, v375);
        let v684 = vmadd52hi(v683, v467, v374);
        let v685 = vmadd52hi(v684, v468, v378);
        let v686 = vadd(v685, v685);
        let v687 = vmadd52lo(v686, v465, v377);
        let v688 = vmadd52lo(v687, v466, v376);
        let v689 = vmadd52lo(v688, v467, v375);
        let v690 = vmadd52lo(v689, v468, v374);
        let v691 = vmadd52hi(vsplat(0), v465, v377);
        let v692 = vmadd52hi(v691, v466, v376);
        let v693 = vmadd52hi(v692, v467, v375);
        let v694 = vmadd52hi(v693, v468, v374);
        let v695 = vadd(v694, v694);
        let v696 = vmadd52lo(v695, v466, v377);
        let v697 = vmadd52lo(v696, v467, v376);
        let v698 = vmadd52lo(v697, v468, v375);
        let v699 = vmadd52hi(vsplat(0), v466, v377);
        let v700 = vmadd52hi(v699, v467, v376);
        let v701 = vmadd52hi(v700, v468, v375);
        let v702 = vadd(v701, v701);
        let v703 = vmadd52lo(v702, v467, v377);
        let v704 = vmadd52lo(v703, v468, v376);
        let v705 = vmadd52hi(vsplat(0), v467, v377);
        let v706 = vmadd52hi(v705, v468, v376);
        let v707 = vadd(v706, v706);
        let v708 = vmadd52lo(v707, v468, v377);
        let v709 = vmadd52hi(vsplat(0), v468, v377);
        let v710 = vadd(v709, v709);
        let v711 = vshl::<3>(v690);
        let v712 = vadd(v690, v711);
        let v713 = vshl::<1>(v712);
        let v714 = vadd(v690, v713);
        let v715 = vadd(v652, v714);
        let v716 = vshl::<3>(v698);
        let v717 = vadd(v698, v716);
        let v718 = vshl::<1>(v717);
        let v719 = vadd(v698, v718);
        let v720 = vadd(v656, v719);
        let v721 = vshl::<3>(v704);
        let v722 = vadd(v704, v721);
        let v723 = vshl::<1>(v722);
        let v724 = vadd(v704, v723);
        let v725 = vadd(v662, v724);
        let v726 = vshl::<3>(v708);
        let v727 = vadd(v708, v726);
        let v728 = vshl::<1>(v727);
        let v729 = vadd(v708, v728);
        let v730 = vadd(v670, v729);
        let v731 = vshl::<3>(v710);
        let v732 = vadd(v710, v731);
        let v733 = vshl::<1>(v732);
        let v734 = vadd(v710, v733);
        let v735 = vadd(v680, v734);
        let v736 = vadd(v469, v651);
        let v737 = vadd(v465, v647);
        let v738 = vadd(v466, v648);
        let v739 = vadd(v467, v649);
        let v740 = vadd(v468, v650);
        let v741 = vshr::<51>(v736);
        let v742 = vshr::<51>(v737);
        let v743 = vshr::<51>(v738);
        let v744 = vshr::<51>(v739);
        let v745 = vshr::<51>(v740);
        let v746 = vand(v736, vsplat(0x7_ffff_ffff_ffff));
        let v747 = vand(v737, vsplat(0x7_ffff_ffff_ffff));
        let v748 = vand(v738, vsplat(0x7_ffff_ffff_ffff));
        let v749 = vand(v739, vsplat(0x7_ffff_ffff_ffff));
        let v750 = vand(v740, vsplat(0x7_ffff_ffff_ffff));
        let v751 = vadd(v747, v741);
        let v752 = vadd(v748, v742);
        let v753 = vadd(v749, v743);
        let v754 = vadd(v750, v744);
        let v755 = vmadd52lo(v746, v745, vsplat(19));
        let v756 = vmadd52lo(vsplat(0), v590, v590);
        let v757 = vmadd52hi(vsplat(0), v590, v590);
        let v758 = vmadd52lo(v757, v590, v586);
        let v759 = vadd(v758, v758);
        let v760 = vmadd52hi(vsplat(0), v590, v586);
        let v761 = vadd(v760, v760);
        let v762 = vmadd52lo(v761, v590, v587);
        let v763 = vadd(v762, v762);
        let v764 = vmadd52lo(v763, v586, v586);
        let v765 = vmadd52hi(vsplat(0), v590, v587);
        let v766 = vadd(v765, v765);
        let v767 = vmadd52hi(v766, v586, v586);
        let v768 = vmadd52lo(v767, v590, v588);
        let v769 = vmadd52lo(v768, v586, v587);
        let v770 = vadd(v769, v769);
        let v771 = vmadd52hi(vsplat(0), v590, v588);
        let v772 = vmadd52hi(v771, v586, v587);
        let v773 = vadd(v772, v772);
        let v774 = vmadd52lo(v773, v590, v589);
        let v775 = vmadd52lo(v774, v586, v588);
        let v776 = vadd(v775, v775);
        let v777 = vmadd52lo(v776, v587, v587);
        let v778 = vmadd52hi(vsplat(0), v590, v589);
        let v779 = vmadd52hi(v778, v586, v588);
        let v780 = vadd(v779, v779);
        let v781 = vmadd52hi(v780, v587, v587);
        let v782 = vmadd52lo(v781, v586, v589);
        let v783 = vmadd52lo(v782, v587, v588);
        let v784 = vadd(v783, v783);
        let v785 = vmadd52hi(vsplat(0), v586, v589);
        let v786 = vmadd52hi(v785, v587, v588);
        let v787 = vadd(v786, v786);
        let v788 = vmadd52lo(v787, v587, v589);
        let v789 = vadd(v788, v788);
        let v790 = vmadd52lo(v789, v588, v588);
        let v791 = vmadd52hi(vsplat(0), v587, v589);
        let v792 = vadd(v791, v791);
        let v793 = vmadd52hi(v792, v588, v588);
        let v794 = vmadd52lo(v793, v588, v589);
        let v795 = vadd(v794, v794);
        let v796 = vmadd52hi(vsplat(0), v588, v589);
        let v797 = vadd(v796, v796);
        let v798 = vadd(v797, v797);
        let v799 = vmadd52lo(v798, v589, v589);
        let v800 = vmadd52hi(vsplat(0), v589, v589);
        let v801 = vadd(v800, v800);
        let v802 = vshl::<3>(v784);
        let v803 = vadd(v784, v802);
        let v804 = vshl::<1>(v803);
        let v805 = vadd(v784, v804);
        let v806 = vadd(v756, v805);
        let v807 = vshl::<3>(v790);
        let v808 = vadd(v790, v807);
        let v809 = vshl::<1>(v808);
        let v810 = vadd(v790, v809);
        let v811 = vadd(v759, v810);
        let v812 = vshl::<3>(v795);
        let v813 = vadd(v795, v812);
        let v814 = vshl::<1>(v813);
        let v815 = vadd(v795, v814);
        let v816 = vadd(v764, v815);
        let v817 = vshl::<3>(v799);
        let v818 = vadd(v799, v817);
        let v819 = vshl::<1>(v818);
        let v820 = vadd(v799, v819);
        let v821 = vadd(v770, v820);
        let v822 = vshl::<3>(v801);
        let v823 = vadd(v801, v822);
        let v824 = vshl::<1>(v823);
        let v825 = vadd(v801, v824);
        let v826 = vadd(v777, v825);
        let v827 = vshr::<51>(v806);
        let v828 = vshr::<51>(v811);
        let v829 = vshr::<51>(v816);
        let v830 = vshr::<51>(v821);
        let v831 = vshr::<51>(v826);
        let v832 = vand(v806, vsplat(0x7_ffff_ffff_ffff));
        let v833 = vand(v811, vsplat(0x7_ffff_ffff_ffff));
        let v834 = vand(v816, vsplat(0x7_ffff_ffff_ffff));
        let v835 = vand(v821, vsplat(0x7_ffff_ffff_ffff));
        let v836 = vand(v826, vsplat(0x7_ffff_ffff_ffff));
        let v837 = vadd(v833, v827);
        let v838 = vadd(v834, v828);
        let v839 = vadd(v835, v829);
        let v840 = vadd(v836, v830);
        let v841 = vmadd52lo(v832, v831, vsplat(19));
        let v842 = vmadd52lo(vsplat(0), v615, v755);
        let v843 = vmadd52hi(vsplat(0), v615, v755);
        let v844 = vadd(v843, v843);
        let v845 = vmadd52lo(v844, v615, v751);
        let v846 = vmadd52lo(v845, v611, v755);
        let v847 = vmadd52hi(vsplat(0), v615, v751);
        let v848 = vmadd52hi(v847, v611, v755);
        let v849 = vadd(v848, v848);
        let v850 = vmadd52lo(v849, v615, v752);
        let v851 = vmadd52lo(v850, v611, v751);
        let v852 = vmadd52lo(v851, v612, v755);
        let v853 = vmadd52hi(vsplat(0), v615, v752);
        let v854 = vmadd52hi(v853, v611, v751);
        let v855 = vmadd52hi(v854, v612, v755);
        let v856 = vadd(v855, v855);
        let v857 = vmadd52lo(v856, v615, v753);
        let v858 = vmadd52lo(v857, v611, v752);
        let v859 = vmadd52lo(v858, v612, v751);
        let v860 = vmadd52lo(v859, v613, v755);
        let v861 = vmadd52hi(vsplat(0), v615, v753);
        let v862 = vmadd52hi(v861, v611, v752);
        let v863 = vmadd52hi(v862, v612, v751);
        let v864 = vmadd52hi(v863, v613, v755);
        let v865 = vadd(v864, v864);
        let v866 = vmadd52lo(v865, v615, v754);
        let v867 = vmadd52lo(v866, v611, v753);
        let v868 = vmadd52lo(v867, v612, v752);
        let v869 = vmadd52lo(v868, v613, v751);
        let v870 = vmadd52lo(v869, v614, v755);
        let v871 = vmadd52hi(vsplat(0), v615, v754);
        let v872 = vmadd52hi(v871, v611, v753);
        let v873 = vmadd52hi(v872, v612, v752);
        let v874 = vmadd52hi(v873, v613, v751);
        let v875 = vmadd52hi(v874, v614, v755);
        let v876 = vadd(v875, v875);
        let v877 = vmadd52lo(v876, v611, v754);
        let v878 = vmadd52lo(v877, v612, v753);
        let v879 = vmadd52lo(v878, v613, v752);
        let v880 = vmadd52lo(v879, v614, v751);
        let v881 = vmadd52hi(vsplat(0), v611, v754);
        let v882 = vmadd52hi(v881, v612, v753);
        let v883 = vmadd52hi(v882, v613, v752);
        let v884 = vmadd52hi(v883, v614, v751);
        let v885 = vadd(v884, v884);
        let v886 = vmadd52lo(v885, v612, v754);
        let v887 = vmadd52lo(v886, v613, v753);
        let v888 = vmadd52lo(v887, v614, v752);
        let v889 = vmadd52hi(vsplat(0), v612, v754);
        let v890 = vmadd52hi(v889, v613, v753);
        let v891 = vmadd52hi(v890, v614, v752);
        let v892 = vadd(v891, v891);
        let v893 = vmadd52lo(v892, v613, v754);
        let v894 = vmadd52lo(v893, v614, v753);
        let v895 = vmadd52hi(vsplat(0), v613, v754);
        let v896 = vmadd52hi(v895, v614, v753);
        let v897 = vadd(v896, v896);
        let v898 = vmadd52lo(v897, v614, v754);
        let v899 = vmadd52hi(vsplat(0), v614, v754);
        let v900 = vadd(v899, v899);
        let v901 = vshl::<3>(v880);
        let v902 = vadd(v880, v901);
        let v903 = vshl::<1>(v902);
        let v904 = vadd(v880, v903);
        let v905 = vadd(v842, v904);
        let v906 = vshl::<3>(v888);
        let v907 = vadd(v888, v906);
        let v908 = vshl::<1>(v907);
        let v909 = vadd(v888, v908);
        let v910 = vadd(v846, v909);
        let v911 = vshl::<3>(v894);
        let v912 = vadd(v894, v911);
        let v913 = vshl::<1>(v912);
        let v914 = vadd(v894, v913);
        let v915 = vadd(v852, v914);
        let v916 = vshl::<3>(v898);
        let v917 = vadd(v898, v916);
        let v918 = vshl::<1>(v917);
        let v919 = vadd(v898, v918);
        let v920 = vadd(v860, v919);
        let v921 = vshl::<3>(v900);
        let v922 = vadd(v900, v921);
        let v923 = vshl::<1>(v922);
        let v924 = vadd(v900, v923);
        let v925 = vadd(v870, v924);
        let v926 = vmadd52lo(vsplat(0), u0, v841);
        let v927 = vmadd52hi(vsplat(0), u0, v841);
        let v928 = vadd(v927, v927);
        let v929 = vmadd52lo(v928, u0, v837);
        let v930 = vmadd52lo(v929, u1, v841);
        let v931 = vmadd52hi(vsplat(0), u0, v837);
        let v932 = vmadd52hi(v931, u1, v841);
        let v933 = vadd(v932, v932);
        let v934 = vmadd52lo(v933, u0, v838);
        let v935 = vmadd52lo(v934, u1, v837);
        let v936 = vmadd52lo(v935, u2, v841);
        let v937 = vmadd52hi(vsplat(0), u0, v838);
        let v938 = vmadd52hi(v937, u1, v837);
        let v939 = vmadd52hi(v938, u2, v841);
        let v940 = vadd(v939, v939);
        let v941 = vmadd52lo(v940, u0, v839);
        let v942 = vmadd52lo(v941, u1, v838);
        let v943 = vmadd52lo(v942, u2, v837);
        let v944 = vmadd52lo(v943, u3, v841);
        let v945 = vmadd52hi(vsplat(0), u0, v839);
        let v946 = vmadd52hi(v945, u1, v838);
        let v947 = vmadd52hi(v946, u2, v837);
        let v948 = vmadd52hi(v947, u3, v841);
        let v949 = vadd(v948, v948);
        let v950 = vmadd52lo(v949, u0, v840);
        let v951 = vmadd52lo(v950, u1, v839);
        let v952 = vmadd52lo(v951, u2, v838);
        let v953 = vmadd52lo(v952, u3, v837);
        let v954 = vmadd52lo(v953, u4, v841);
        let v955 = vmadd52hi(vsplat(0), u0, v840);
        let v956 = vmadd52hi(v955, u1, v839);
        let v957 = vmadd52hi(v956, u2, v838);
        let v958 = vmadd52hi(v957, u3, v837);
        let v959 = vmadd52hi(v958, u4, v841);
        let v960 = vadd(v959, v959);
        let v961 = vmadd52lo(v960, u1, v840);
        let v962 = vmadd52lo(v961, u2, v839);
        let v963 = vmadd52lo(v962, u3, v838);
        let v964 = vmadd52lo(v963, u4, v837);
        let v965 = vmadd52hi(vsplat(0), u1, v840);
        let v966 = vmadd52hi(v965, u2, v839);
        let v967 = vmadd52hi(v966, u3, v838);
        let v968 = vmadd52hi(v967, u4, v837);
        let v969 = vadd(v968, v968);
        let v970 = vmadd52lo(v969, u2, v840);
        let v971 = vmadd52lo(v970, u3, v839);
        let v972 = vmadd52lo(v971, u4, v838);
        let v973 = vmadd52hi(vsplat(0), u2, v840);
        let v974 = vmadd52hi(v973, u3, v839);
        let v975 = vmadd52hi(v974, u4, v838);
        let v976 = vadd(v975, v975);
        let v977 = vmadd52lo(v976, u3, v840);
        let v978 = vmadd52lo(v977, u4, v839);
        let v979 = vmadd52hi(vsplat(0), u3, v840);
        let v980 = vmadd52hi(v979, u4, v839);
        let v981 = vadd(v980, v980);
        let v982 = vmadd52lo(v981, u4, v840);
        let v983 = vmadd52hi(vsplat(0), u4, v840);
        let v984 = vadd(v983, v983);
        let v985 = vshl::<3>(v964);
        let v986 = vadd(v964, v985);
        let v987 = vshl::<1>(v986);
        let v988 = vadd(v964, v987);
        let v989 = vadd(v926, v988);
        let v990 = vshl::<3>(v972);
        let v991 = vadd(v972, v990);
        let v992 = vshl::<1>(v991);
        let v993 = vadd(v972, v992);
        let v994 = vadd(v930, v993);
        let v995 = vshl::<3>(v978);
        let v996 = vadd(v978, v995);
        let v997 = vshl::<1>(v996);
        let v998 = vadd(v978, v997);
        let v999 = vadd(v936, v998);
        let v1000 = vshl::<3>(v982);
        let v1001 = vadd(v982, v1000);
        let v1002 = vshl::<1>(v1001);
        let v1003 = vadd(v982, v1002);
        let v1004 = vadd(v944, v1003);
        let v1005 = vshl::<3>(v984);
        let v1006 = vadd(v984, v1005);
        let v1007 = vshl::<1>(v1006);
        let v1008 = vadd(v984, v1007);
        let v1009 = vadd(v954, v1008);
        let v1010 = vshr::<51>(v715);
        let v1011 = vshr::<51>(v720);
        let v1012 = vshr::<51>(v725);
        let v1013 = vshr::<51>(v730);
        let v1014 = vshr::<51>(v735);
        let v1015 = vand(v715, vsplat(0x7_ffff_ffff_ffff));
        let v1016 = vand(v720, vsplat(0x7_ffff_ffff_ffff));
        let v1017 = vand(v725, vsplat(0x7_ffff_ffff_ffff));
        let v1018 = vand(v730, vsplat(0x7_ffff_ffff_ffff));
        let v1019 = vand(v735, vsplat(0x7_ffff_ffff_ffff));
        let v1020 = vadd(v1016, v1010);
        let v1021 = vadd(v1017, v1011);
        let v1022 = vadd(v1018, v1012);
        let v1023 = vadd(v1019, v1013);
        let v1024 = vmadd52lo(v1015, v1014, vsplat(19));
        let v1025 = vshr::<51>(v905);
        let v1026 = vshr::<51>(v910);
        let v1027 = vshr::<51>(v915);
        let v1028 = vshr::<51>(v920);
        let v1029 = vshr::<51>(v925);
        let v1030 = vand(v905, vsplat(0x7_ffff_ffff_ffff));
        let v1031 = vand(v910, vsplat(0x7_ffff_ffff_ffff));
        let v1032 = vand(v915, vsplat(0x7_ffff_ffff_ffff));
        let v1033 = vand(v920, vsplat(0x7_ffff_ffff_ffff));
        let v1034 = vand(v925, vsplat(0x7_ffff_ffff_ffff));
        let v1035 = vadd(v1031, v1025);
        let v1036 = vadd(v1032, v1026);
        let v1037 = vadd(v1033, v1027);
        let v1038 = vadd(v1034, v1028);
        let v1039 = vmadd52lo(v1030, v1029, vsplat(19));
        let v1040 = vshr::<51>(v540);
        let v1041 = vshr::<51>(v545);
        let v1042 = vshr::<51>(v550);
        let v1043 = vshr::<51>(v555);
        let v1044 = vshr::<51>(v560);
        let v1045 = vand(v540, vsplat(0x7_ffff_ffff_ffff));
        let v1046 = vand(v545, vsplat(0x7_ffff_ffff_ffff));
        let v1047 = vand(v550, vsplat(0x7_ffff_ffff_ffff));
        let v1048 = vand(v555, vsplat(0x7_ffff_ffff_ffff));
        let v1049 = vand(v560, vsplat(0x7_ffff_ffff_ffff));
        let v1050 = vadd(v1046, v1040);
        let v1051 = vadd(v1047, v1041);
        let v1052 = vadd(v1048, v1042);
        let v1053 = vadd(v1049, v1043);
        let v1054 = vmadd52lo(v1045, v1044, vsplat(19));
        let v1055 = vshr::<51>(v989);
        let v1056 = vshr::<51>(v994);
        let v1057 = vshr::<51>(v999);
        let v1058 = vshr::<51>(v1004);
        let v1059 = vshr::<51>(v1009);
        let v1060 = vand(v989, vsplat(0x7_ffff_ffff_ffff));
        let v1061 = vand(v994, vsplat(0x7_ffff_ffff_ffff));
        let v1062 = vand(v999, vsplat(0x7_ffff_ffff_ffff));
        let v1063 = vand(v1004, vsplat(0x7_ffff_ffff_ffff));
        let v1064 = vand(v1009, vsplat(0x7_ffff_ffff_ffff));
        let v1065 = vadd(v1061, v1055);
        let v1066 = vadd(v1062, v1056);
        let v1067 = vadd(v1063, v1057);
        let v1068 = vadd(v1064, v1058);
        let v1069 = vmadd52lo(v1060, v1059, vsplat(19));
        (Element([v1024, v1020, v1021, v1022, v1023]), Element([v1039, v1035, v1036, v1037, v1038]), Element([v1054, v1050, v1051, v1052, v1053]), Element([v1069, v1065, v1066, v1067, v1068]))
    }

    /// `X = E1 * F1, Y = G1 * H1, Z = F1 * G1, A = X^2, B = Y^2, ZZ = Z^2, XY = X * Y, E = 2 * XY, G = B - A, H = A + B, C = 2 * ZZ, F = C - G (mod p)`
    ///
    /// - takes `e1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `f1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `g1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `h1`: every word in `[0, 0x80fffffffffff]`
    /// - returns `e`: every word in `[0, 0x80fffffffffff]`
    /// - returns `f`: every word in `[0, 0x80fffffffffff]`
    /// - returns `g`: every word in `[0, 0x80fffffffffff]`
    /// - returns `h`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn completed_double(
        e1: &Loose,
        f1: &Loose,
        g1: &Loose,
        h1: &Loose,
    ) -> (Loose, Loose, Loose, Loose) {
        let [e10, e11, e12, e13, e14] = e1.0;
        let [f10, f11, f12, f13, f14] = f1.0;
        let [g10, g11, g12, g13, g14] = g1.0;
        let [h10, h11, h12, h13, h14] = h1.0;
        let v21 = vmadd52lo(vsplat(0), f10, g10);
        let v22 = vmadd52hi(vsplat(0), f10, g10);
        let v23 = vadd(v22, v22);
        let v24 = vmadd52lo(v23, f10, g11);
        let v25 = vmadd52lo(v24, f11, g10);
        let v26 = vmadd52hi(vsplat(0), f10, g11);
        let v27 = vmadd52hi(v26, f11, g10);
        let v28 = vadd(v27, v27);
        let v29 = vmadd52lo(v28, f10, g12);
        let v30 = vmadd52lo(v29, f11, g11);
        let v31 = vmadd52lo(v30, f12, g10);
        let v32 = vmadd52hi(vsplat(0), f10, g12);
        let v33 = vmadd52hi(v32, f11, g11);
        let v34 = vmadd52hi(v33, f12, g10);
        let v35 = vadd(v34, v34);
        let v36 = vmadd52lo(v35, f10, g13);
        let v37 = vmadd52lo(v36, f11, g12);
        let v38 = vmadd52lo(v37, f12, g11);
        let v39 = vmadd52lo(v38, f13, g10);
        let v40 = vmadd52hi(vsplat(0), f10, g13);
        let v41 = vmadd52hi(v40, f11, g12);
        let v42 = vmadd52hi(v41, f12, g11);
        let v43 = vmadd52hi(v42, f13, g10);
        let v44 = vadd(v43, v43);
        let v45 = vmadd52lo(v44, f10, g14);
        let v46 = vmadd52lo(v45, f11, g13);
        let v47 = vmadd52lo(v46, f12, g12);
        let v48 = vmadd52lo(v47, f13, g11);
        let v49 = vmadd52lo(v48, f14, g10);
        let v50 = vmadd52hi(vsplat(0), f10, g14);
        let v51 = vmadd52hi(v50, f11, g13);
        let v52 = vmadd52hi(v51, f12, g12);
        let v53 = vmadd52hi(v52, f13, g11);
        let v54 = vmadd52hi(v53, f14, g10);
        let v55 = vadd(v54, v54);
        let v56 = vmadd52lo(v55, f11, g14);
        let v57 = vmadd52lo(v56, f12, g13);
        let v58 = vmadd52lo(v57, f13, g12);
        let v59 = vmadd52lo(v58, f14, g11);
        let v60 = vmadd52hi(vsplat(0), f11, g14);
        let v61 = vmadd52hi(v60, f12, g13);
        let v62 = vmadd52hi(v61, f13, g12);
        let v63 = vmadd52hi(v62, f14, g11);
        let v64 = vadd(v63, v63);
        let v65 = vmadd52lo(v64, f12, g14);
        let v66 = vmadd52lo(v65, f13, g13);
        let v67 = vmadd52lo(v66, f14, g12);
        let v68 = vmadd52hi(vsplat(0), f12, g14);
        let v69 = vmadd52hi(v68, f13, g13);
        let v70 = vmadd52hi(v69, f14, g12);
        let v71 = vadd(v70, v70);
        let v72 = vmadd52lo(v71, f13, g14);
        let v73 = vmadd52lo(v72, f14, g13);
        let v74 = vmadd52hi(vsplat(0), f13, g14);
        let v75 = vmadd52hi(v74, f14, g13);
        let v76 = vadd(v75, v75);
        let v77 = vmadd52lo(v76, f14, g14);
        let v78 = vmadd52hi(vsplat(0), f14, g14);
        let v79 = vadd(v78, v78);
        let v80 = vshl::<3>(v59);
        let v81 = vadd(v59, v80);
        let v82 = vshl::<1>(v81);
        let v83 = vadd(v59, v82);
        let v84 = vadd(v21, v83);
        let v85 = vshl::<3>(v67);
        let v86 = vadd(v67, v85);
        let v87 = vshl::<1>(v86);
        let v88 = vadd(v67, v87);
        let v89 = vadd(v25, v88);
        let v90 = vshl::<3>(v73);
        let v91 = vadd(v73, v90);
        let v92 = vshl::<1>(v91);
        let v93 = vadd(v73, v92);
        let v94 = vadd(v31, v93);
        let v95 = vshl::<3>(v77);
        let v96 = vadd(v77, v95);
        let v97 = vshl::<1>(v96);
        let v98 = vadd(v77, v97);
        let v99 = vadd(v39, v98);
        let v100 = vshl::<3>(v79);
        let v101 = vadd(v79, v100);
        let v102 = vshl::<1>(v101);
        let v103 = vadd(v79, v102);
        let v104 = vadd(v49, v103);
        let v105 = vshr::<51>(v84);
        let v106 = vshr::<51>(v89);
        let v107 = vshr::<51>(v94);
        let v108 = vshr::<51>(v99);
        let v109 = vshr::<51>(v104);
        let v110 = vand(v84, vsplat(0x7_ffff_ffff_ffff));
        let v111 = vand(v89, vsplat(0x7_ffff_ffff_ffff));
        let v112 = vand(v94, vsplat(0x7_ffff_ffff_ffff));
        let v113 = vand(v99, vsplat(0x7_ffff_ffff_ffff));
        let v114 = vand(v104, vsplat(0x7_ffff_ffff_ffff));
        let v115 = vadd(v111, v105);
        let v116 = vadd(v112, v106);
        let v117 = vadd(v113, v107);
        let v118 = vadd(v114, v108);
        let v120 = vmadd52lo(v110, v109, vsplat(19));
        let v121 = vmadd52lo(vsplat(0), g10, h10);
        let v122 = vmadd52hi(vsplat(0), g10, h10);
        let v123 = vadd(v122, v122);
        let v124 = vmadd52lo(v123, g10, h11);
        let v125 = vmadd52lo(v124, g11, h10);
        let v126 = vmadd52hi(vsplat(0), g10, h11);
        let v127 = vmadd52hi(v126, g11, h10);
        let v128 = vadd(v127, v127);
        let v129 = vmadd52lo(v128, g10, h12);
        let v130 = vmadd52lo(v129, g11, h11);
        let v131 = vmadd52lo(v130, g12, h10);
        let v132 = vmadd52hi(vsplat(0), g10, h12);
        let v133 = vmadd52hi(v132, g11, h11);
        let v134 = vmadd52hi(v133, g12, h10);
        let v135 = vadd(v134, v134);
        let v136 = vmadd52lo(v135, g10, h13);
        let v137 = vmadd52lo(v136, g11, h12);
        let v138 = vmadd52lo(v137, g12, h11);
        let v139 = vmadd52lo(v138, g13, h10);
        let v140 = vmadd52hi(vsplat(0), g10, h13);
        let v141 = vmadd52hi(v140, g11, h12);
        let v142 = vmadd52hi(v141, g12, h11);
        let v143 = vmadd52hi(v142, g13, h10);
        let v144 = vadd(v143, v143);
        let v145 = vmadd52lo(v144, g10, h14);
        let v146 = vmadd52lo(v145, g11, h13);
        let v147 = vmadd52lo(v146, g12, h12);
        let v148 = vmadd52lo(v147, g13, h11);
        let v149 = vmadd52lo(v148, g14, h10);
        let v150 = vmadd52hi(vsplat(0), g10, h14);
        let v151 = vmadd52hi(v150, g11, h13);
        let v152 = vmadd52hi(v151, g12, h12);
        let v153 = vmadd52hi(v152, g13, h11);
        let v154 = vmadd52hi(v153, g14, h10);
        let v155 = vadd(v154, v154);
        let v156 = vmadd52lo(v155, g11, h14);
        let v157 = vmadd52lo(v156, g12, h13);
        let v158 = vmadd52lo(v157, g13, h12);
        let v159 = vmadd52lo(v158, g14, h11);
        let v160 = vmadd52hi(vsplat(0), g11, h14);
        let v161 = vmadd52hi(v160, g12, h13);
        let v162 = vmadd52hi(v161, g13, h12);
        let v163 = vmadd52hi(v162, g14, h11);
        let v164 = vadd(v163, v163);
        let v165 = vmadd52lo(v164, g12, h14);
        let v166 = vmadd52lo(v165, g13, h13);
        let v167 = vmadd52lo(v166, g14, h12);
        let v168 = vmadd52hi(vsplat(0), g12, h14);
        let v169 = vmadd52hi(v168, g13, h13);
        let v170 = vmadd52hi(v169, g14, h12);
        let v171 = vadd(v170, v170);
        let v172 = vmadd52lo(v171, g13, h14);
        let v173 = vmadd52lo(v172, g14, h13);
        let v174 = vmadd52hi(vsplat(0), g13, h14);
        let v175 = vmadd52hi(v174, g14, h13);
        let v176 = vadd(v175, v175);
        let v177 = vmadd52lo(v176, g14, h14);
        let v178 = vmadd52hi(vsplat(0), g14, h14);
        let v179 = vadd(v178, v178);
        let v180 = vshl::<3>(v159);
        let v181 = vadd(v159, v180);
        let v182 = vshl::<1>(v181);
        let v183 = vadd(v159, v182);
        let v184 = vadd(v121, v183);
        let v185 = vshl::<3>(v167);
        let v186 = vadd(v167, v185);
        let v187 = vshl::<1>(v186);
        let v188 = vadd(v167, v187);
        let v189 = vadd(v125, v188);
        let v190 = vshl::<3>(v173);
        let v191 = vadd(v173, v190);
        let v192 = vshl::<1>(v191);
        let v193 = vadd(v173, v192);
        let v194 = vadd(v131, v193);
        let v195 = vshl::<3>(v177);
        let v196 = vadd(v177, v195);
        let v197 = vshl::<1>(v196);
        let v198 = vadd(v177, v197);
        let v199 = vadd(v139, v198);
        let v200 = vshl::<3>(v179);
        let v201 = vadd(v179, v200);
        let v202 = vshl::<1>(v201);
        let v203 = vadd(v179, v202);
        let v204 = vadd(v149, v203);
        let v205 = vshr::<51>(v184);
        let v206 = vshr::<51>(v189);
        let v207 = vshr::<51>(v194);
        let v208 = vshr::<51>(v199);
        let v209 = vshr::<51>(v204);
        let v210 = vand(v184, vsplat(0x7_ffff_ffff_ffff));
        let v211 = vand(v189, vsplat(0x7_ffff_ffff_ffff));
        let v212 = vand(v194, vsplat(0x7_ffff_ffff_ffff));
        let v213 = vand(v199, vsplat(0x7_ffff_ffff_ffff));
        let v214 = vand(v204, vsplat(0x7_ffff_ffff_ffff));
        let v215 = vadd(v211, v205);
        let v216 = vadd(v212, v206);
        let v217 = vadd(v213, v207);
        let v218 = vadd(v214, v208);
        let v219 = vmadd52lo(v210, v209, vsplat(19));
        let v220 = vmadd52lo(vsplat(0), e10, f10);
        let v221 = vmadd52hi(vsplat(0), e10, f10);
        let v222 = vadd(v221, v221);
        let v223 = vmadd52lo(v222, e10, f11);
        let v224 = vmadd52lo(v223, e11, f10);
        let v225 = vmadd52hi(vsplat(0), e10, f11);
        let v226 = vmadd52hi(v225, e11, f10);
        let v227 = vadd(v226, v226);
        let v228 = vmadd52lo(v227, e10, f12);
        let v229 = vmadd52lo(v228, e11, f11);
        let v230 = vmadd52lo(v229, e12, f10);
        let v231 = vmadd52hi(vsplat(0), e10, f12);
        let v232 = vmadd52hi(v231, e11, f11);
        let v233 = vmadd52hi(v232, e12, f10);
        let v234 = vadd(v233, v233);
        let v235 = vmadd52lo(v234, e10, f13);
        let v236 = vmadd52lo(v235, e11, f12);
        let v237 = vmadd52lo(v236, e12, f11);
        let v238 = vmadd52lo(v237, e13, f10);
        let v239 = vmadd52hi(vsplat(0), e10, f13);
        let v240 = vmadd52hi(v239, e11, f12);
        let v241 = vmadd52hi(v240, e12, f11);
        let v242 = vmadd52hi(v241, e13, f10);
        let v243 = vadd(v242, v242);
        let v244 = vmadd52lo(v243, e10, f14);
        let v245 = vmadd52lo(v244, e11, f13);
        let v246 = vmadd52lo(v245, e12, f12);
        let v247 = vmadd52lo(v246, e13, f11);
        let v248 = vmadd52lo(v247, e14, f10);
        let v249 = vmadd52hi(vsplat(0), e10, f14);
        let v250 = vmadd52hi(v249, e11, f13);
        let v251 = vmadd52hi(v250, e12, f12);
        let v252 = vmadd52hi(v251, e13, f11);
        let v253 = vmadd52hi(v252, e14, f10);
        let v254 = vadd(v253, v253);
        let v255 = vmadd52lo(v254, e11, f14);
        let v256 = vmadd52lo(v255, e12, f13);
        let v257 = vmadd52lo(v256, e13, f12);
        let v258 = vmadd52lo(v257, e14, f11);
        let v259 = vmadd52hi(vsplat(0), e11, f14);
        let v260 = vmadd52hi(v259, e12, f13);
        let v261 = vmadd52hi(v260, e13, f12);
        let v262 = vmadd52hi(v261, e14, f11);
        let v263 = vadd(v262, v262);
        let v264 = vmadd52lo(v263, e12, f14);
        let v265 = vmadd52lo(v264, e13, f13);
        let v266 = vmadd52lo(v265, e14, f12);
        let v267 = vmadd52hi(vsplat(0), e12, f14);
        let v268 = vmadd52hi(v267, e13, f13);
        let v269 = vmadd52hi(v268, e14, f12);
        let v270 = vadd(v269, v269);
        let v271 = vmadd52lo(v270, e13, f14);
        let v272 = vmadd52lo(v271, e14, f13);
        let v273 = vmadd52hi(vsplat(0), e13, f14);
        let v274 = vmadd52hi(v273, e14, f13);
        let v275 = vadd(v274, v274);
        let v276 = vmadd52lo(v275, e14, f14);
        let v277 = vmadd52hi(vsplat(0), e14, f14);
        let v278 = vadd(v277, v277);
        let v279 = vshl::<3>(v258);
        let v280 = vadd(v258, v279);
        let v281 = vshl::<1>(v280);
        let v282 = vadd(v258, v281);
        let v283 = vadd(v220, v282);
        let v284 = vshl::<3>(v266);
        let v285 = vadd(v266, v284);
        let v286 = vshl::<1>(v285);
        let v287 = vadd(v266, v286);
        let v288 = vadd(v224, v287);
        let v289 = vshl::<3>(v272);
        let v290 = vadd(v272, v289);
        let v291 = vshl::<1>(v290);
        let v292 = vadd(v272, v291);
        let v293 = vadd(v230, v292);
        let v294 = vshl::<3>(v276);
        let v295 = vadd(v276, v294);
        let v296 = vshl::<1>(v295);
        let v297 = vadd(v276, v296);
        let v298 = vadd(v238, v297);
        let v299 = vshl::<3>(v278);
        let v300 = vadd(v278, v299);
        let v301 = vshl::<1>(v300);
        let v302 = vadd(v278, v301);
        let v303 = vadd(v248, v302);
        let v304 = vshr::<51>(v283);
        let v305 = vshr::<51>(v288);
        let v306 = vshr::<51>(v293);
        let v307 = vshr::<51>(v298);
        let v308 = vshr::<51>(v303);
        let v309 = vand(v283, vsplat(0x7_ffff_ffff_ffff));
        let v310 = vand(v288, vsplat(0x7_ffff_ffff_ffff));
        let v311 = vand(v293, vsplat(0x7_ffff_ffff_ffff));
        let v312 = vand(v298, vsplat(0x7_ffff_ffff_ffff));
        let v313 = vand(v303, vsplat(0x7_ffff_ffff_ffff));
        let v314 = vadd(v310, v304);
        let v315 = vadd(v311, v305);
        let v316 = vadd(v312, v306);
        let v317 = vadd(v313, v307);
        let v318 = vmadd52lo(v309, v308, vsplat(19));
        let v319 = vmadd52lo(vsplat(0), v120, v120);
        let v320 = vmadd52hi(vsplat(0), v120, v120);
        let v321 = vmadd52lo(v320, v120, v115);
        let v322 = vadd(v321, v321);
        let v323 = vmadd52hi(vsplat(0), v120, v115);
        let v324 = vadd(v323, v323);
        let v325 = vmadd52lo(v324, v120, v116);
        let v326 = vadd(v325, v325);
        let v327 = vmadd52lo(v326, v115, v115);
        let v328 = vmadd52hi(vsplat(0), v120, v116);
        let v329 = vadd(v328, v328);
        let v330 = vmadd52hi(v329, v115, v115);
        let v331 = vmadd52lo(v330, v120, v117);
        let v332 = vmadd52lo(v331, v115, v116);
        let v333 = vadd(v332, v332);
        let v334 = vmadd52hi(vsplat(0), v120, v117);
        let v335 = vmadd52hi(v334, v115, v116);
        let v336 = vadd(v335, v335);
        let v337 = vmadd52lo(v336, v120, v118);
        let v338 = vmadd52lo(v337, v115, v117);
        let v339 = vadd(v338, v338);
        let v340 = vmadd52lo(v339, v116, v116);
        let v341 = vmadd52hi(vsplat(0), v120, v118);
        let v342 = vmadd52hi(v341, v115, v117);
        let v343 = vadd(v342, v342);
        let v344 = vmadd52hi(v343, v116, v116);
        let v345 = vmadd52lo(v344, v115, v118);
        let v346 = vmadd52lo(v345, v116, v117);
        let v347 = vadd(v346, v346);
        let v348 = vmadd52hi(vsplat(0), v115, v118);
        let v349 = vmadd52hi(v348, v116, v117);
        let v350 = vadd(v349, v349);
        let v351 = vmadd52lo(v350, v116, v118);
        let v352 = vadd(v351, v351);
        let v353 = vmadd52lo(v352, v117, v117);
        let v354 = vmadd52hi(vsplat(0), v116, v118);
        let v355 = vadd(v354, v354);
        let v356 = vmadd52hi(v355, v117, v117);
        let v357 = vmadd52lo(v356, v117, v118);
        let v358 = vadd(v357, v357);
        let v359 = vmadd52hi(vsplat(0), v117, v118);
        let v360 = vadd(v359, v359);
        let v361 = vadd(v360, v360);
        let v362 = vmadd52lo(v361, v118, v118);
        let v363 = vmadd52hi(vsplat(0), v118, v118);
        let v364 = vadd(v363, v363);
        let v365 = vshl::<3>(v347);
        let v366 = vadd(v347, v365);
        let v367 = vshl::<1>(v366);
        let v368 = vadd(v347, v367);
        let v369 = vadd(v319, v368);
        let v370 = vshl::<3>(v353);
        let v371 = vadd(v353, v370);
        let v372 = vshl::<1>(v371);
        let v373 = vadd(v353, v372);
        let v374 = vadd(v322, v373);
        let v375 = vshl::<3>(v358);
        let v376 = vadd(v358, v375);
        let v377 = vshl::<1>(v376);
        let v378 = vadd(v358, v377);
        let v379 = vadd(v327, v378);
        let v380 = vshl::<3>(v362);
        let v381 = vadd(v362, v380);
        let v382 = vshl::<1>(v381);
        let v383 = vadd(v362, v382);
        let v384 = vadd(v333, v383);
        let v385 = vshl::<3>(v364);
        let v386 = vadd(v364, v385);
        let v387 = vshl::<1>(v386);
        let v388 = vadd(v364, v387);
        let v389 = vadd(v340, v388);
        let v390 = vmadd52lo(vsplat(0), v219, v219);
        let v391 = vmadd52hi(vsplat(0), v219, v219);
        let v392 = vmadd52lo(v391, v219, v215);
        let v393 = vadd(v392, v392);
        let v394 = vmadd52hi(vsplat(0), v219, v215);
        let v395 = vadd(v394, v394);
        let v396 = vmadd52lo(v395, v219, v216);
        let v397 = vadd(v396, v396);
        let v398 = vmadd52lo(v397, v215, v215);
        let v399 = vmadd52hi(vsplat(0), v219, v216);
        let v400 = vadd(v399, v399);
        let v401 = vmadd52hi(v400, v215, v215);
        let v402 = vmadd52lo(v401, v219, v217);
        let v403 = vmadd52lo(v402, v215, v216);
        let v404 = vadd(v403, v403);
        let v405 = vmadd52hi(vsplat(0), v219, v217);
        let v406 = vmadd52hi(v405, v215, v216);
        let v407 = vadd(v406, v406);
        let v408 = vmadd52lo(v407, v219, v218);
        let v409 = vmadd52lo(v408, v215, v217);
        let v410 = vadd(v409, v409);
        let v411 = vmadd52lo(v410, v216, v216);
        let v412 = vmadd52hi(vsplat(0), v219, v218);
        let v413 = vmadd52hi(v412, v215, v217);
        let v414 = vadd(v413, v413);
        let v415 = vmadd52hi(v414, v216, v216);
        let v416 = vmadd52lo(v415, v215, v218);
        let v417 = vmadd52lo(v416, v216, v217);
        let v418 = vadd(v417, v417);
        let v419 = vmadd52hi(vsplat(0), v215, v218);
        let v420 = vmadd52hi(v419, v216, v217);
        let v421 = vadd(v420, v420);
        let v422 = vmadd52lo(v421, v216, v218);
        let v423 = vadd(v422, v422);
        let v424 = vmadd52lo(v423, v217, v217);
        let v425 = vmadd52hi(vsplat(0), v216, v218);
        let v426 = vadd(v425, v425);
        let v427 = vmadd52hi(v426, v217, v217);
        let v428 = vmadd52lo(v427, v217, v218);
        let v429 = vadd(v428, v428);
        let v430 = vmadd52hi(vsplat(0), v217, v218);
        let v431 = vadd(v430, v430);
        let v432 = vadd(v431, v431);
        let v433 = vmadd52lo(v432, v218, v218);
        let v434 = vmadd52hi(vsplat(0), v218, v218);
        let v435 = vadd(v434, v434);
        let v436 = vshl::<3>(v418);
        let v437 = vadd(v418, v436);
        let v438 = vshl::<1>(v437);
        let v439 = vadd(v418, v438);
        let v440 = vadd(v390, v439);
        let v441 = vshl::<3>(v424);
        let v442 = vadd(v424, v441);
        let v443 = vshl::<1>(v442);
        let v444 = vadd(v424, v443);
        let v445 = vadd(v393, v444);
        let v446 = vshl::<3>(v429);
        let v447 = vadd(v429, v446);
        let v448 = vshl::<1>(v447);
        let v449 = vadd(v429, v448);
        let v450 = vadd(v398, v449);
        let v451 = vshl::<3>(v433);
        let v452 = vadd(v433, v451);
        let v453 = vshl::<1>(v452);
        let v454 = vadd(v433, v453);
        let v455 = vadd(v404, v454);
        let v456 = vshl::<3>(v435);
        let v457 = vadd(v435, v456);
        let v458 = vshl::<1>(v457);
        let v459 = vadd(v435, v458);
        let v460 = vadd(v411, v459);
        let v461 = vmadd52lo(vsplat(0), v318, v318);
        let v462 = vmadd52hi(vsplat(0), v318, v318);
        let v463 = vmadd52lo(v462, v318, v314);
        let v464 = vadd(v463, v463);
        let v465 = vmadd52hi(vsplat(0), v318, v314);
        let v466 = vadd(v465, v465);
        let v467 = vmadd52lo(v466, v318, v315);
        let v468 = vadd(v467, v467);
        let v469 = vmadd52lo(v468, v314, v314);
        let v470 = vmadd52hi(vsplat(0), v318, v315);
        let v471 = vadd(v470, v470);
        let v472 = vmadd52hi(v471, v314, v314);
        let v473 = vmadd52lo(v472, v318, v316);
        let v474 = vmadd52lo(v473, v314, v315);
        let v475 = vadd(v474, v474);
        let v476 = vmadd52hi(vsplat(0), v318, v316);
        let v477 = vmadd52hi(v476, v314, v315);
        let v478 = vadd(v477, v477);
        let v479 = vmadd52lo(v478, v318, v317);
        let v480 = vmadd52lo(v479, v314, v316);
        let v481 = vadd(v480, v480);
        let v482 = vmadd52lo(v481, v315, v315);
        let v483 = vmadd52hi(vsplat(0), v318, v317);
        let v484 = vmadd52hi(v483, v314, v316);
        let v485 = vadd(v484, v484);
        let v486 = vmadd52hi(v485, v315, v315);
        let v487 = vmadd52lo(v486, v314, v317);
        let v488 = vmadd52lo(v487, v315, v316);
        let v489 = vadd(v488, v488);
        let v490 = vmadd52hi(vsplat(0), v314, v317);
        let v491 = vmadd52hi(v490, v315, v316);
        let v492 = vadd(v491, v491);
        let v493 = vmadd52lo(v492, v315, v317);
        let v494 = vadd(v493, v493);
        let v495 = vmadd52lo(v494, v316, v316);
        let v496 = vmadd52hi(vsplat(0), v315, v317);
        let v497 = vadd(v496, v496);
        let v498 = vmadd52hi(v497, v316, v316);
        let v499 = vmadd52lo(v498, v316, v317);
        let v500 = vadd(v499, v499);
        let v501 = vmadd52hi(vsplat(0), v316, v317);
        let v502 = vadd(v501, v501);
        let v503 = vadd(v502, v502);
        let v504 = vmadd52lo(v503, v317, v317);
        let v505 = vmadd52hi(vsplat(0), v317, v317);
        let v506 = vadd(v505, v505);
        let v507 = vshl::<3>(v489);
        let v508 = vadd(v489, v507);
        let v509 = vshl::<1>(v508);
        let v510 = vadd(v489, v509);
        let v511 = vadd(v461, v510);
        let v512 = vshl::<3>(v495);
        let v513 = vadd(v495, v512);
        let v514 = vshl::<1>(v513);
        let v515 = vadd(v495, v514);
        let v516 = vadd(v464, v515);
        let v517 = vshl::<3>(v500);
        let v518 = vadd(v500, v517);
        let v519 = vshl::<1>(v518);
        let v520 = vadd(v500, v519);
        let v521 = vadd(v469, v520);
        let v522 = vshl::<3>(v504);
        let v523 = vadd(v504, v522);
        let v524 = vshl::<1>(v523);
        let v525 = vadd(v504, v524);
        let v526 = vadd(v475, v525);
        let v527 = vshl::<3>(v506);
        let v528 = vadd(v506, v527);
        let v529 = vshl::<1>(v528);
        let v530 = vadd(v506, v529);
        let v531 = vadd(v482, v530);
        let v532 = vmadd52lo(vsplat(0), v318, v219);
        let v533 = vmadd52hi(vsplat(0), v318, v219);
        let v534 = vadd(v533, v533);
        let v535 = vmadd52lo(v534, v318, v215);
        let v536 = vmadd52lo(v535, v314, v219);
        let v537 = vmadd52hi(vsplat(0), v318, v215);
        let v538 = vmadd52hi(v537, v314, v219);
        let v539 = vadd(v538, v538);
        let v540 = vmadd52lo(v539, v318, v216);
        let v541 = vmadd52lo(v540, v314, v215);
        let v542 = vmadd52lo(v541, v315, v219);
        let v543 = vmadd52hi(vsplat(0), v318, v216);
        let v544 = vmadd52hi(v543, v314, v215);
        let v545 = vmadd52hi(v544, v315, v219);
        let v546 = vadd(v545, v545);
        let v547 = vmadd52lo(v546, v318, v217);
        let v548 = vmadd52lo(v547, v314, v216);
        let v549 = vmadd52lo(v548, v315, v215);
        let v550 = vmadd52lo(v549, v316, v219);
        let v551 = vmadd52hi(vsplat(0), v318, v217);
        let v552 = vmadd52hi(v551, v314, v216);
        let v553 = vmadd52hi(v552, v315, v215);
        let v554 = vmadd52hi(v553, v316, v219);
        let v555 = vadd(v554, v554);
        let v556 = vmadd52lo(v555, v318, v218);
        let v557 = vmadd52lo(v556, v314, v217);
        let v558 = vmadd52lo(v557, v315, v216);
        let v559 = vmadd52lo(v558, v316, v215);
        let v560 = vmadd52lo(v559, v317, v219);
        let v561 = vmadd52hi(vsplat(0), v318, v218);
        let v562 = vmadd52hi(v561, v314, v217);
        let v563 = vmadd52hi(v562, v315, v216);
        let v564 = vmadd52hi(v563, v316, v215);
        let v565 = vmadd52hi(v564, v317, v219);
        let v566 = vadd(v565, v565);
        let v567 = vmadd52lo(v566, v314, v218);
        let v568 = vmadd52lo(v567, v315, v217);
        let v569 = vmadd52lo(v568, v316, v216);
        let v570 = vmadd52lo(v569, v317, v215);
        let v571 = vmadd52hi(vsplat(0), v314, v218);
        let v572 = vmadd52hi(v571, v315, v217);
        let v573 = vmadd52hi(v572, v316, v216);
        let v574 = vmadd52hi(v573, v317, v215);
        let v575 = vadd(v574, v574);
        let v576 = vmadd52lo(v575, v315, v218);
        let v577 = vmadd52lo(v576, v316, v217);
        let v578 = vmadd52lo(v577, v317, v216);
        let v579 = vmadd52hi(vsplat(0), v315, v218);
        let v580 = vmadd52hi(v579, v316, v217);
        let v581 = vmadd52hi(v580, v317, v216);
        let v582 = vadd(v581, v581);
        let v583 = vmadd52lo(v582, v316, v218);
        let v584 = vmadd52lo(v583, v317, v217);
        let v585 = vmadd52hi(vsplat(0), v316, v218);
        let v586 = vmadd52hi(v585, v317, v217);
        let v587 = vadd(v586, v586);
        let v588 = vmadd52lo(v587, v317, v218);
        let v589 = vmadd52hi(vsplat(0), v317, v218);
        let v590 = vadd(v589, v589);
        let v591 = vshl::<3>(v570);
        let v592 = vadd(v570, v591);
        let v593 = vshl::<1>(v592);
        let v594 = vadd(v570, v593);
        let v595 = vadd(v532, v594);
        let v596 = vshl::<3>(v578);
        let v597 = vadd(v578, v596);
        let v598 = vshl::<1>(v597);
        let v599 = vadd(v578, v598);
        let v600 = vadd(v536, v599);
        let v601 = vshl::<3>(v584);
        let v602 = vadd(v584, v601);
        let v603 = vshl::<1>(v602);
        let v604 = vadd(v584, v603);
        let v605 = vadd(v542, v604);
        let v606 = vshl::<3>(v588);
        let v607 = vadd(v588, v606);
        let v608 = vshl::<1>(v607);
        let v609 = vadd(v588, v608);
        let v610 = vadd(v550, v609);
        let v611 = vshl::<3>(v590);
        let v612 = vadd(v590, v611);
        let v613 = vshl::<1>(v612);
        let v614 = vadd(v590, v613);
        let v615 = vadd(v560, v614);
        let v616 = vadd(v595, v595);
        let v617 = vadd(v600, v600);
        let v618 = vadd(v605, v605);
        let v619 = vadd(v610, v610);
        let v620 = vadd(v615, v615);
        let v622 = vadd(v440, vsplat(0x7cf_ffff_ffff_fd7a));
        let v623 = vsub(v622, v511);
        let v625 = vadd(v445, vsplat(0x61f_ffff_ffff_ff06));
        let v626 = vsub(v625, v516);
        let v628 = vadd(v450, vsplat(0x46f_ffff_ffff_ff3c));
        let v629 = vsub(v628, v521);
        let v631 = vadd(v455, vsplat(0x2bf_ffff_ffff_ff72));
        let v632 = vsub(v631, v526);
        let v634 = vadd(v460, vsplat(0x10f_ffff_ffff_ffa8));
        let v635 = vsub(v634, v531);
        let v636 = vadd(v511, v440);
        let v637 = vadd(v516, v445);
        let v638 = vadd(v521, v450);
        let v639 = vadd(v526, v455);
        let v640 = vadd(v531, v460);
        let v641 = vadd(v369, v369);
        let v642 = vadd(v374, v374);
        let v643 = vadd(v379, v379);
        let v644 = vadd(v384, v384);
        let v645 = vadd(v389, v389);
        let v647 = vadd(v641, vsplat(0xf9f_ffff_ffff_faf4));
        let v648 = vsub(v647, v623);
        let v650 = vadd(v642, vsplat(0xc3f_ffff_ffff_fe0c));
        let v651 = vsub(v650, v626);
        let v653 = vadd(v643, vsplat(0x8df_ffff_ffff_fe78));
        let v654 = vsub(v653, v629);
        let v656 = vadd(v644, vsplat(0x57f_ffff_ffff_fee4));
        let v657 = vsub(v656, v632);
        let v659 = vadd(v645, vsplat(0x21f_ffff_ffff_ff50));
        let v660 = vsub(v659, v635);
        let v661 = vshr::<51>(v616);
        let v662 = vshr::<51>(v617);
        let v663 = vshr::<51>(v618);
        let v664 = vshr::<51>(v619);
        let v665 = vshr::<51>(v620);
        let v666 = vand(v616, vsplat(0x7_ffff_ffff_ffff));
        let v667 = vand(v617, vsplat(0x7_ffff_ffff_ffff));
        let v668 = vand(v618, vsplat(0x7_ffff_ffff_ffff));
        let v669 = vand(v619, vsplat(0x7_ffff_ffff_ffff));
        let v670 = vand(v620, vsplat(0x7_ffff_ffff_ffff));
        let v671 = vadd(v667, v661);
        let v672 = vadd(v668, v662);
        let v673 = vadd(v669, v663);
        let v674 = vadd(v670, v664);
        let v675 = vmadd52lo(v666, v665, vsplat(19));
        let v676 = vshr::<51>(v648);
        let v677 = vshr::<51>(v651);
        let v678 = vshr::<51>(v654);
        let v679 = vshr::<51>(v657);
        let v680 = vshr::<51>(v660);
        let v681 = vand(v648, vsplat(0x7_ffff_ffff_ffff));
        let v682 = vand(v651, vsplat(0x7_ffff_ffff_ffff));
        let v683 = vand(v654, vsplat(0x7_ffff_ffff_ffff));
        let v684 = vand(v657, vsplat(0x7_ffff_ffff_ffff));
        let v685 = vand(v660, vsplat(0x7_ffff_ffff_ffff));
        let v686 = vadd(v682, v676);
        let v687 = vadd(v683, v677);
        let v688 = vadd(v684, v678);
        let v689 = vadd(v685, v679);
        let v690 = vmadd52lo(v681, v680, vsplat(19));
        let v691 = vshr::<51>(v623);
        let v692 = vshr::<51>(v626);
        let v693 = vshr::<51>(v629);
        let v694 = vshr::<51>(v632);
        let v695 = vshr::<51>(v635);
        let v696 = vand(v623, vsplat(0x7_ffff_ffff_ffff));
        let v697 = vand(v626, vsplat(0x7_ffff_ffff_ffff));
        let v698 = vand(v629, vsplat(0x7_ffff_ffff_ffff));
        let v699 = vand(v632, vsplat(0x7_ffff_ffff_ffff));
        let v700 = vand(v635, vsplat(0x7_ffff_ffff_ffff));
        let v701 = vadd(v697, v691);
        let v702 = vadd(v698, v692);
        let v703 = vadd(v699, v693);
        let v704 = vadd(v700, v694);
        let v705 = vmadd52lo(v696, v695, vsplat(19));
        let v706 = vshr::<51>(v636);
        let v707 = vshr::<51>(v637);
        let v708 = vshr::<51>(v638);
        let v709 = vshr::<51>(v639);
        let v710 = vshr::<51>(v640);
        let v711 = vand(v636, vsplat(0x7_ffff_ffff_ffff));
        let v712 = vand(v637, vsplat(0x7_ffff_ffff_ffff));
        let v713 = vand(v638, vsplat(0x7_ffff_ffff_ffff));
        let v714 = vand(v639, vsplat(0x7_ffff_ffff_ffff));
        let v715 = vand(v640, vsplat(0x7_ffff_ffff_ffff));
        let v716 = vadd(v712, v706);
        let v717 = vadd(v713, v707);
        let v718 = vadd(v714, v708);
        let v719 = vadd(v715, v709);
        let v720 = vmadd52lo(v711, v710, vsplat(19));
        (Element([v675, v671, v672, v673, v674]), Element([v690, v686, v687, v688, v689]), Element([v705, v701, v702, v703, v704]), Element([v720, v716, v717, v718, v719]))
    }

    /// `X1 = E1 * F1, Y1 = G1 * H1, Z1 = F1 * G1, T1 = E1 * H1, R1 = Y1 - X1, S1 = Y1 + X1, A = R1 * D2, B = S1 * S2, C = T1 * TD2, D = Z1 * ZZ2, E = B - A, F = D - C, G = D + C, H = B + A (mod p)`
    ///
    /// - takes `e1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `f1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `g1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `h1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `s2`: every word in `[0, 0x80fffffffffff]`
    /// - takes `d2`: every word in `[0, 0x80fffffffffff]`
    /// - takes `zz2`: every word in `[0, 0x80fffffffffff]`
    /// - takes `td2`: every word in `[0, 0x80fffffffffff]`
    /// - returns `e`: every word in `[0, 0x80fffffffffff]`
    /// - returns `f`: every word in `[0, 0x80fffffffffff]`
    /// - returns `g`: every word in `[0, 0x80fffffffffff]`
    /// - returns `h`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn completed_add_cached(
        e1: &Loose,
        f1: &Loose,
        g1: &Loose,
        h1: &Loose,
        s2: &Element,
        d2: &Element,
        zz2: &Element,
        td2: &Element,
    ) -> (Loose, Loose, Loose, Loose) {
        let [e10, e11, e12, e13, e14] = e1.0;
        let [f10, f11, f12, f13, f14] = f1.0;
        let [g10, g11, g12, g13, g14] = g1.0;
        let [h10, h11, h12, h13, h14] = h1.0;
        let [s20, s21, s22, s23, s24] = s2.0;
        let [d20, d21, d22, d23, d24] = d2.0;
        let [zz20, zz21, zz22, zz23, zz24] = zz2.0;
        let [td20, td21, td22, td23, td24] = td2.0;
        let v41 = vmadd52lo(vsplat(0), e10, f10);
        let v42 = vmadd52hi(vsplat(0), e10, f10);
        let v43 = vadd(v42, v42);
        let v44 = vmadd52lo(v43, e10, f11);
        let v45 = vmadd52lo(v44, e11, f10);
        let v46 = vmadd52hi(vsplat(0), e10, f11);
        let v47 = vmadd52hi(v46, e11, f10);
        let v48 = vadd(v47, v47);
        let v49 = vmadd52lo(v48, e10, f12);
        let v50 = vmadd52lo(v49, e11, f11);
        let v51 = vmadd52lo(v50, e12, f10);
        let v52 = vmadd52hi(vsplat(0), e10, f12);
        let v53 = vmadd52hi(v52, e11, f11);
        let v54 = vmadd52hi(v53, e12, f10);
        let v55 = vadd(v54, v54);
        let v56 = vmadd52lo(v55, e10, f13);
        let v57 = vmadd52lo(v56, e11, f12);
        let v58 = vmadd52lo(v57, e12, f11);
        let v59 = vmadd52lo(v58, e13, f10);
        let v60 = vmadd52hi(vsplat(0), e10, f13);
        let v61 = vmadd52hi(v60, e11, f12);
        let v62 = vmadd52hi(v61, e12, f11);
        let v63 = vmadd52hi(v62, e13, f10);
        let v64 = vadd(v63, v63);
        let v65 = vmadd52lo(v64, e10, f14);
        let v66 = vmadd52lo(v65, e11, f13);
        let v67 = vmadd52lo(v66, e12, f12);
        let v68 = vmadd52lo(v67, e13, f11);
        let v69 = vmadd52lo(v68, e14, f10);
        let v70 = vmadd52hi(vsplat(0), e10, f14);
        let v71 = vmadd52hi(v70, e11, f13);
        let v72 = vmadd52hi(v71, e12, f12);
        let v73 = vmadd52hi(v72, e13, f11);
        let v74 = vmadd52hi(v73, e14, f10);
        let v75 = vadd(v74, v74);
        let v76 = vmadd52lo(v75, e11, f14);
        let v77 = vmadd52lo(v76, e12, f13);
        let v78 = vmadd52lo(v77, e13, f12);
        let v79 = vmadd52lo(v78, e14, f11);
        let v80 = vmadd52hi(vsplat(0), e11, f14);
        let v81 = vmadd52hi(v80, e12, f13);
        let v82 = vmadd52hi(v81, e13, f12);
        let v83 = vmadd52hi(v82, e14, f11);
        let v84 = vadd(v83, v83);
        let v85 = vmadd52lo(v84, e12, f14);
        let v86 = vmadd52lo(v85, e13, f13);
        let v87 = vmadd52lo(v86, e14, f12);
        let v88 = vmadd52hi(vsplat(0), e12, f14);
        let v89 = vmadd52hi(v88, e13, f13);
        let v90 = vmadd52hi(v89, e14, f12);
        let v91 = vadd(v90, v90);
        let v92 = vmadd52lo(v91, e13, f14);
        let v93 = vmadd52lo(v92, e14, f13);
        let v94 = vmadd52hi(vsplat(0), e13, f14);
        let v95 = vmadd52hi(v94, e14, f13);
        let v96 = vadd(v95, v95);
        let v97 = vmadd52lo(v96, e14, f14);
        let v98 = vmadd52hi(vsplat(0), e14, f14);
        let v99 = vadd(v98, v98);
        let v100 = vshl::<3>(v79);
        let v101 = vadd(v79, v100);
        let v102 = vshl::<1>(v101);
        let v103 = vadd(v79, v102);
        let v104 = vadd(v41, v103);
        let v105 = vshl::<3>(v87);
        let v106 = vadd(v87, v105);
        let v107 = vshl::<1>(v106);
        let v108 = vadd(v87, v107);
        let v109 = vadd(v45, v108);
        let v110 = vshl::<3>(v93);
        let v111 = vadd(v93, v110);
        let v112 = vshl::<1>(v111);
        let v113 = vadd(v93, v112);
        let v114 = vadd(v51, v113);
        let v115 = vshl::<3>(v97);
        let v116 = vadd(v97, v115);
        let v117 = vshl::<1>(v116);
        let v118 = vadd(v97, v117);
        let v119 = vadd(v59, v118);
        let v120 = vshl::<3>(v99);
        let v121 = vadd(v99, v120);
        let v122 = vshl::<1>(v121);
        let v123 = vadd(v99, v122);
        let v124 = vadd(v69, v123);
        let v125 = vmadd52lo(vsplat(0), g10, h10);
        let v126 = vmadd52hi(vsplat(0), g10, h10);
        let v127 = vadd(v126, v126);
        let v128 = vmadd52lo(v127, g10, h11);
        let v129 = vmadd52lo(v128, g11, h10);
        let v130 = vmadd52hi(vsplat(0), g10, h11);
        let v131 = vmadd52hi(v130, g11, h10);
        let v132 = vadd(v131, v131);
        let v133 = vmadd52lo(v132, g10, h12);
        let v134 = vmadd52lo(v133, g11, h11);
        let v135 = vmadd52lo(v134, g12, h10);
        let v136 = vmadd52hi(vsplat(0), g10, h12);
        let v137 = vmadd52hi(v136, g11, h11);
        let v138 = vmadd52hi(v137, g12, h10);
        let v139 = vadd(v138, v138);
        let v140 = vmadd52lo(v139, g10, h13);
        let v141 = vmadd52lo(v140, g11, h12);
        let v142 = vmadd52lo(v141, g12, h11);
        let v143 = vmadd52lo(v142, g13, h10);
        let v144 = vmadd52hi(vsplat(0), g10, h13);
        let v145 = vmadd52hi(v144, g11, h12);
        let v146 = vmadd52hi(v145, g12, h11);
        let v147 = vmadd52hi(v146, g13, h10);
        let v148 = vadd(v147, v147);
        let v149 = vmadd52lo(v148, g10, h14);
        let v150 = vmadd52lo(v149, g11, h13);
        let v151 = vmadd52lo(v150, g12, h12);
        let v152 = vmadd52lo(v151, g13, h11);
        let v153 = vmadd52lo(v152, g14, h10);
        let v154 = vmadd52hi(vsplat(0), g10, h14);
        let v155 = vmadd52hi(v154, g11, h13);
        let v156 = vmadd52hi(v155, g12, h12);
        let v157 = vmadd52hi(v156, g13, h11);
        let v158 = vmadd52hi(v157, g14, h10);
        let v159 = vadd(v158, v158);
        let v160 = vmadd52lo(v159, g11, h14);
        let v161 = vmadd52lo(v160, g12, h13);
        let v162 = vmadd52lo(v161, g13, h12);
        let v163 = vmadd52lo(v162, g14, h11);
        let v164 = vmadd52hi(vsplat(0), g11, h14);
        let v165 = vmadd52hi(v164, g12, h13);
        let v166 = vmadd52hi(v165, g13, h12);
        let v167 = vmadd52hi(v166, g14, h11);
        let v168 = vadd(v167, v167);
        let v169 = vmadd52lo(v168, g12, h14);
        let v170 = vmadd52lo(v169, g13, h13);
        let v171 = vmadd52lo(v170, g14, h12);
        let v172 = vmadd52hi(vsplat(0), g12, h14);
        let v173 = vmadd52hi(v172, g13, h13);
        let v174 = vmadd52hi(v173, g14, h12);
        let v175 = vadd(v174, v174);
        let v176 = vmadd52lo(v175, g13, h14);
        let v177 = vmadd52lo(v176, g14, h13);
        let v178 = vmadd52hi(vsplat(0), g13, h14);
        let v179 = vmadd52hi(v178, g14, h13);
        let v180 = vadd(v179, v179);
        let v181 = vmadd52lo(v180, g14, h14);
        let v182 = vmadd52hi(vsplat(0), g14, h14);
        let v183 = vadd(v182, v182);
        let v184 = vshl::<3>(v163);
        let v185 = vadd(v163, v184);
        let v186 = vshl::<1>(v185);
        let v187 = vadd(v163, v186);
        let v188 = vadd(v125, v187);
        let v189 = vshl::<3>(v171);
        let v190 = vadd(v171, v189);
        let v191 = vshl::<1>(v190);
        let v192 = vadd(v171, v191);
        let v193 = vadd(v129, v192);
        let v194 = vshl::<3>(v177);
        let v195 = vadd(v177, v194);
        let v196 = vshl::<1>(v195);
        let v197 = vadd(v177, v196);
        let v198 = vadd(v135, v197);
        let v199 = vshl::<3>(v181);
        let v200 = vadd(v181, v199);
        let v201 = vshl::<1>(v200);
        let v202 = vadd(v181, v201);
        let v203 = vadd(v143, v202);
        let v204 = vshl::<3>(v183);
        let v205 = vadd(v183, v204);
        let v206 = vshl::<1>(v205);
        let v207 = vadd(v183, v206);
        let v208 = vadd(v153, v207);
        let v209 = vmadd52lo(vsplat(0), f10, g10);
        let v210 = vmadd52hi(vsplat(0), f10, g10);
        let v211 = vadd(v210, v210);
        let v212 = vmadd52lo(v211, f10, g11);
        let v213 = vmadd52lo(v212, f11, g10);
        let v214 = vmadd52hi(vsplat(0), f10, g11);
        let v215 = vmadd52hi(v214, f11, g10);
        let v216 = vadd(v215, v215);
        let v217 = vmadd52lo(v216, f10, g12);
        let v218 = vmadd52lo(v217, f11, g11);
        let v219 = vmadd52lo(v218, f12, g10);
        let v220 = vmadd52hi(vsplat(0), f10, g12);
        let v221 = vmadd52hi(v220, f11, g11);
        let v222 = vmadd52hi(v221, f12, g10);
        let v223 = vadd(v222, v222);
        let v224 = vmadd52lo(v223, f10, g13);
        let v225 = vmadd52lo(v224, f11, g12);
        let v226 = vmadd52lo(v225, f12, g11);
        let v227 = vmadd52lo(v226, f13, g10);
        let v228 = vmadd52hi(vsplat(0), f10, g13);
        let v229 = vmadd52hi(v228, f11, g12);
        let v230 = vmadd52hi(v229, f12, g11);
        let v231 = vmadd52hi(v230, f13, g10);
        let v232 = vadd(v231, v231);
        let v233 = vmadd52lo(v232, f10, g14);
        let v234 = vmadd52lo(v233, f11, g13);
        let v235 = vmadd52lo(v234, f12, g12);
        let v236 = vmadd52lo(v235, f13, g11);
        let v237 = vmadd52lo(v236, f14, g10);
        let v238 = vmadd52hi(vsplat(0), f10, g14);
        let v239 = vmadd52hi(v238, f11, g13);
        let v240 = vmadd52hi(v239, f12, g12);
        let v241 = vmadd52hi(v240, f13, g11);
        let v242 = vmadd52hi(v241, f14, g10);
        let v243 = vadd(v242, v242);
        let v244 = vmadd52lo(v243, f11, g14);
        let v245 = vmadd52lo(v244, f12, g13);
        let v246 = vmadd52lo(v245, f13, g12);
        let v247 = vmadd52lo(v246, f14, g11);
        let v248 = vmadd52hi(vsplat(0), f11, g14);
        let v249 = vmadd52hi(v248, f12, g13);
        let v250 = vmadd52hi(v249, f13, g12);
        let v251 = vmadd52hi(v250, f14, g11);
        let v252 = vadd(v251, v251);
        let v253 = vmadd52lo(v252, f12, g14);
        let v254 = vmadd52lo(v253, f13, g13);
        let v255 = vmadd52lo(v254, f14, g12);
        let v256 = vmadd52hi(vsplat(0), f12, g14);
        let v257 = vmadd52hi(v256, f13, g13);
        let v258 = vmadd52hi(v257, f14, g12);
        let v259 = vadd(v258, v258);
        let v260 = vmadd52lo(v259, f13, g14);
        let v261 = vmadd52lo(v260, f14, g13);
        let v262 = vmadd52hi(vsplat(0), f13, g14);
        let v263 = vmadd52hi(v262, f14, g13);
        let v264 = vadd(v263, v263);
        let v265 = vmadd52lo(v264, f14, g14);
        let v266 = vmadd52hi(vsplat(0), f14, g14);
        let v267 = vadd(v266, v266);
        let v268 = vshl::<3>(v247);
        let v269 = vadd(v247, v268);
        let v270 = vshl::<1>(v269);
        let v271 = vadd(v247, v270);
        let v272 = vadd(v209, v271);
        let v273 = vshl::<3>(v255);
        let v274 = vadd(v255, v273);
        let v275 = vshl::<1>(v274);
        let v276 = vadd(v255, v275);
        let v277 = vadd(v213, v276);
        let v278 = vshl::<3>(v261);
        let v279 = vadd(v261, v278);
        let v280 = vshl::<1>(v279);
        let v281 = vadd(v261, v280);
        let v282 = vadd(v219, v281);
        let v283 = vshl::<3>(v265);
        let v284 = vadd(v265, v283);
        let v285 = vshl::<1>(v284);
        let v286 = vadd(v265, v285);
        let v287 = vadd(v227, v286);
        let v288 = vshl::<3>(v267);
        let v289 = vadd(v267, v288);
        let v290 = vshl::<1>(v289);
        let v291 = vadd(v267, v290);
        let v292 = vadd(v237, v291);
        let v293 = vshr::<51>(v272);
        let v294 = vshr::<51>(v277);
        let v295 = vshr::<51>(v282);
        let v296 = vshr::<51>(v287);
        let v297 = vshr::<51>(v292);
        let v298 = vand(v272, vsplat(0x7_ffff_ffff_ffff));
        let v299 = vand(v277, vsplat(0x7_ffff_ffff_ffff));
        let v300 = vand(v282, vsplat(0x7_ffff_ffff_ffff));
        let v301 = vand(v287, vsplat(0x7_ffff_ffff_ffff));
        let v302 = vand(v292, vsplat(0x7_ffff_ffff_ffff));
        let v303 = vadd(v299, v293);
        let v304 = vadd(v300, v294);
        let v305 = vadd(v301, v295);
        let v306 = vadd(v302, v296);
        let v308 = vmadd52lo(v298, v297, vsplat(19));
        let v309 = vmadd52lo(vsplat(0), e10, h10);
        let v310 = vmadd52hi(vsplat(0), e10, h10);
        let v311 = vadd(v310, v310);
        let v312 = vmadd52lo(v311, e10, h11);
        let v313 = vmadd52lo(v312, e11, h10);
        let v314 = vmadd52hi(vsplat(0), e10, h11);
        let v315 = vmadd52hi(v314, e11, h10);
        let v316 = vadd(v315, v315);
        let v317 = vmadd52lo(v316, e10, h12);
        let v318 = vmadd52lo(v317, e11, h11);
        let v319 = vmadd52lo(v318, e12, h10);
        let v320 = vmadd52hi(vsplat(0), e10, h12);
        let v321 = vmadd52hi(v320, e11, h11);
        let v322 = vmadd52hi(v321, e12, h10);
        let v323 = vadd(v322, v322);
        let v324 = vmadd52lo(v323, e10, h13);
        let v325 = vmadd52lo(v324, e11, h12);
        let v326 = vmadd52lo(v325, e12, h11);
        let v327 = vmadd52lo(v326, e13, h10);
        let v328 = vmadd52hi(vsplat(0), e10, h13);
        let v329 = vmadd52hi(v328, e11, h12);
        let v330 = vmadd52hi(v329, e12, h11);
        let v331 = vmadd52hi(v330, e13, h10);
        let v332 = vadd(v331, v331);
        let v333 = vmadd52lo(v332, e10, h14);
        let v334 = vmadd52lo(v333, e11, h13);
        let v335 = vmadd52lo(v334, e12, h12);
        let v336 = vmadd52lo(v335, e13, h11);
        let v337 = vmadd52lo(v336, e14, h10);
        let v338 = vmadd52hi(vsplat(0), e10, h14);
        let v339 = vmadd52hi(v338, e11, h13);
        let v340 = vmadd52hi(v339, e12, h12);
        let v341 = vmadd52hi(v340, e13, h11);
        let v342 = vmadd52hi(v341, e14, h10);
        let v343 = vadd(v342, v342);
        let v344 = vmadd52lo(v343, e11, h14);
        let v345 = vmadd52lo(v344, e12, h13);
        let v346 = vmadd52lo(v345, e13, h12);
        let v347 = vmadd52lo(v346, e14, h11);
        let v348 = vmadd52hi(vsplat(0), e11, h14);
        let v349 = vmadd52hi(v348, e12, h13);
        let v350 = vmadd52hi(v349, e13, h12);
        let v351 = vmadd52hi(v350, e14, h11);
        let v352 = vadd(v351, v351);
        let v353 = vmadd52lo(v352, e12, h14);
        let v354 = vmadd52lo(v353, e13, h13);
        let v355 = vmadd52lo(v354, e14, h12);
        let v356 = vmadd52hi(vsplat(0), e12, h14);
        let v357 = vmadd52hi(v356, e13, h13);
        let v358 = vmadd52hi(v357, e14, h12);
        let v359 = vadd(v358, v358);
        let v360 = vmadd52lo(v359, e13, h14);
        let v361 = vmadd52lo(v360, e14, h13);
        let v362 = vmadd52hi(vsplat(0), e13, h14);
        let v363 = vmadd52hi(v362, e14, h13);
        let v364 = vadd(v363, v363);
        let v365 = vmadd52lo(v364, e14, h14);
        let v366 = vmadd52hi(vsplat(0), e14, h14);
        let v367 = vadd(v366, v366);
        let v368 = vshl::<3>(v347);
        let v369 = vadd(v347, v368);
        let v370 = vshl::<1>(v369);
        let v371 = vadd(v347, v370);
        let v372 = vadd(v309, v371);
        let v373 = vshl::<3>(v355);
        let v374 = vadd(v355, v373);
        let v375 = vshl::<1>(v374);
        let v376 = vadd(v355, v375);
        let v377 = vadd(v313, v376);
        let v378 = vshl::<3>(v361);
        let v379 = vadd(v361, v378);
        let v380 = vshl::<1>(v379);
        let v381 = vadd(v361, v380);
        let v382 = vadd(v319, v381);
        let v383 = vshl::<3>(v365);
        let v384 = vadd(v365, v383);
        let v385 = vshl::<1>(v384);
        let v386 = vadd(v365, v385);
        let v387 = vadd(v327, v386);
        let v388 = vshl::<3>(v367);
        let v389 = vadd(v367, v388);
        let v390 = vshl::<1>(v389);
        let v391 = vadd(v367, v390);
        let v392 = vadd(v337, v391);
        let v393 = vshr::<51>(v372);
        let v394 = vshr::<51>(v377);
        let v395 = vshr::<51>(v382);
        let v396 = vshr::<51>(v387);
        let v397 = vshr::<51>(v392);
        let v398 = vand(v372, vsplat(0x7_ffff_ffff_ffff));
        let v399 = vand(v377, vsplat(0x7_ffff_ffff_ffff));
        let v400 = vand(v382, vsplat(0x7_ffff_ffff_ffff));
        let v401 = vand(v387, vsplat(0x7_ffff_ffff_ffff));
        let v402 = vand(v392, vsplat(0x7_ffff_ffff_ffff));
        let v403 = vadd(v399, v393);
        let v404 = vadd(v400, v394);
        let v405 = vadd(v401, v395);
        let v406 = vadd(v402, v396);
        let v407 = vmadd52lo(v398, v397, vsplat(19));
        let v408 = vmadd52lo(vsplat(0), v308, zz20);
        let v409 = vmadd52hi(vsplat(0), v308, zz20);
        let v410 = vadd(v409, v409);
        let v411 = vmadd52lo(v410, v308, zz21);
        let v412 = vmadd52lo(v411, v303, zz20);
        let v413 = vmadd52hi(vsplat(0), v308, zz21);
        let v414 = vmadd52hi(v413, v303, zz20);
        let v415 = vadd(v414, v414);
        let v416 = vmadd52lo(v415, v308, zz22);
        let v417 = vmadd52lo(v416, v303, zz21);
        let v418 = vmadd52lo(v417, v304, zz20);
        let v419 = vmadd52hi(vsplat(0), v308, zz22);
        let v420 = vmadd52hi(v419, v303, zz21);
        let v421 = vmadd52hi(v420, v304, zz20);
        let v422 = vadd(v421, v421);
        let v423 = vmadd52lo(v422, v308, zz23);
        let v424 = vmadd52lo(v423, v303, zz22);
        let v425 = vmadd52lo(v424, v304, zz21);
        let v426 = vmadd52lo(v425, v305, zz20);
        let v427 = vmadd52hi(vsplat(0), v308, zz23);
        let v428 = vmadd52hi(v427, v303, zz22);
        let v429 = vmadd52hi(v428, v304, zz21);
        let v430 = vmadd52hi(v429, v305, zz20);
        let v431 = vadd(v430, v430);
        let v432 = vmadd52lo(v431, v308, zz24);
        let v433 = vmadd52lo(v432, v303, zz23);
        let v434 = vmadd52lo(v433, v304, zz22);
        let v435 = vmadd52lo(v434, v305, zz21);
        let v436 = vmadd52lo(v435, v306, zz20);
        let v437 = vmadd52hi(vsplat(0), v308, zz24);
        let v438 = vmadd52hi(v437, v303, zz23);
        let v439 = vmadd52hi(v438, v304, zz22);
        let v440 = vmadd52hi(v439, v305, zz21);
        let v441 = vmadd52hi(v440, v306, zz20);
        let v442 = vadd(v441, v441);
        let v443 = vmadd52lo(v442, v303, zz24);
        let v444 = vmadd52lo(v443, v304, zz23);
        let v445 = vmadd52lo(v444, v305, zz22);
        let v446 = vmadd52lo(v445, v306, zz21);
        let v447 = vmadd52hi(vsplat(0), v303, zz24);
        let v448 = vmadd52hi(v447, v304, zz23);
        let v449 = vmadd52hi(v448, v305, zz22);
        let v450 = vmadd52hi(v449, v306, zz21);
        let v451 = vadd(v450, v450);
        let v452 = vmadd52lo(v451, v304, zz24);
        let v453 = vmadd52lo(v452, v305, zz23);
        let v454 = vmadd52lo(v453, v306, zz22);
        let v455 = vmadd52hi(vsplat(0), v304, zz24);
        let v456 = vmadd52hi(v455, v305, zz23);
        let v457 = vmadd52hi(v456, v306, zz22);
        let v458 = vadd(v457, v457);
        let v459 = vmadd52lo(v458, v305, zz24);
        let v460 = vmadd52lo(v459, v306, zz23);
        let v461 = vmadd52hi(vsplat(0), v305, zz24);
        let v462 = vmadd52hi(v461, v306, zz23);
        let v463 = vadd(v462, v462);
        let v464 = vmadd52lo(v463, v306, zz24);
        let v465 = vmadd52hi(vsplat(0), v306, zz24);
        let v466 = vadd(v465, v465);
        let v467 = vshl::<3>(v446);
        let v468 = vadd(v446, v467);
        let v469 = vshl::<1>(v468);
        let v470 = vadd(v446, v469);
        let v471 = vadd(v408, v470);
        let v472 = vshl::<3>(v454);
        let v473 = vadd(v454, v472);
        let v474 = vshl::<1>(v473);
        let v475 = vadd(v454, v474);
        let v476 = vadd(v412, v475);
        let v477 = vshl::<3>(v460);
        let v478 = vadd(v460, v477);
        let v479 = vshl::<1>(v478);
        let v480 = vadd(v460, v479);
        let v481 = vadd(v418, v480);
        let v482 = vshl::<3>(v464);
        let v483 = vadd(v464, v482);
        let v484 = vshl::<1>(v483);
        let v485 = vadd(v464, v484);
        let v486 = vadd(v426, v485);
        let v487 = vshl::<3>(v466);
        let v488 = vadd(v466, v487);
        let v489 = vshl::<1>(v488);
        let v490 = vadd(v466, v489);
        let v491 = vadd(v436, v490);
        let v492 = vmadd52lo(vsplat(0), v407, td20);
        let v493 = vmadd52hi(vsplat(0), v407, td20);
        let v494 = vadd(v493, v493);
        let v495 = vmadd52lo(v494, v407, td21);
        let v496 = vmadd52lo(v495, v403, td20);
        let v497 = vmadd52hi(vsplat(0), v407, td21);
        let v498 = vmadd52hi(v497, v403, td20);
        let v499 = vadd(v498, v498);
        let v500 = vmadd52lo(v499, v407, td22);
        let v501 = vmadd52lo(v500, v403, td21);
        let v502 = vmadd52lo(v501, v404, td20);
        let v503 = vmadd52hi(vsplat(0), v407, td22);
        let v504 = vmadd52hi(v503, v403, td21);
        let v505 = vmadd52hi(v504, v404, td20);
        let v506 = vadd(v505, v505);
        let v507 = vmadd52lo(v506, v407, td23);
        let v508 = vmadd52lo(v507, v403, td22);
        let v509 = vmadd52lo(v508, v404, td21);
        let v510 = vmadd52lo(v509, v405, td20);
        let v511 = vmadd52hi(vsplat(0), v407, td23);
        let v512 = vmadd52hi(v511, v403, td22);
        let v513 = vmadd52hi(v512, v404, td21);
        let v514 = vmadd52hi(v513, v405, td20);
        let v515 = vadd(v514, v514);
        let v516 = vmadd52lo(v515, v407, td24);
        let v517 = vmadd52lo(v516, v403, td23);
        let v518 = vmadd52lo(v517, v404, td22);
        let v519 = vmadd52lo(v518, v405, td21);
        let v520 = vmadd52lo(v519, v406, td20);
        let v521 = vmadd52hi(vsplat(0), v407, td24);
        let v522 = vmadd52hi(v521, v403, td23);
        let v523 = vmadd52hi(v522, v404, td22);
        let v524 = vmadd52hi(v523, v405, td21);
        let v525 = vmadd52hi(v524, v406, td20);
        let v526 = vadd(v525, v525);
        let v527 = vmadd52lo(v526, v403, td24);
        let v528 = vmadd52lo(v527, v404, td23);
        let v529 = vmadd52lo(v528, v405, td22);
        let v530 = vmadd52lo(v529, v406, td21);
        let v531 = vmadd52hi(vsplat(0), v403, td24);
        let v532 = vmadd52hi(v531, v404, td23);
        let v533 = vmadd52hi(v532, v405, td22);
        let v534 = vmadd52hi(v533, v406, td21);
        let v535 = vadd(v534, v534);
        let v536 = vmadd52lo(v535, v404, td24);
        let v537 = vmadd52lo(v536, v405, td23);
        let v538 = vmadd52lo(v537, v406, td22);
        let v539 = vmadd52hi(vsplat(0), v404, td24);
        let v540 = vmadd52hi(v539, v405, td23);
        let v541 = vmadd52hi(v540, v406, td22);
        let v542 = vadd(v541, v541);
        let v543 = vmadd52lo(v542, v405, td24);
        let v544 = vmadd52lo(v543, v406, td23);
        let v545 = vmadd52hi(vsplat(0), v405, td24);
        let v546 = vmadd52hi(v545, v406, td23);
        let v547 = vadd(v546, v546);
        let v548 = vmadd52lo(v547, v406, td24);
        let v549 = vmadd52hi(vsplat(0), v406, td24);
        let v550 = vadd(v549, v549);
        let v551 = vshl::<3>(v530);
        let v552 = vadd(v530, v551);
        let v553 = vshl::<1>(v552);
        let v554 = vadd(v530, v553);
        let v555 = vadd(v492, v554);
        let v556 = vshl::<3>(v538);
        let v557 = vadd(v538, v556);
        let v558 = vshl::<1>(v557);
        let v559 = vadd(v538, v558);
        let v560 = vadd(v496, v559);
        let v561 = vshl::<3>(v544);
        let v562 = vadd(v544, v561);
        let v563 = vshl::<1>(v562);
        let v564 = vadd(v544, v563);
        let v565 = vadd(v502, v564);
        let v566 = vshl::<3>(v548);
        let v567 = vadd(v548, v566);
        let v568 = vshl::<1>(v567);
        let v569 = vadd(v548, v568);
        let v570 = vadd(v510, v569);
        let v571 = vshl::<3>(v550);
        let v572 = vadd(v550, v571);
        let v573 = vshl::<1>(v572);
        let v574 = vadd(v550, v573);
        let v575 = vadd(v520, v574);
        let v577 = vadd(v188, vsplat(0x7d7_ffff_ffff_fd7a));
        let v578 = vsub(v577, v104);
        let v580 = vadd(v193, vsplat(0x627_ffff_ffff_ff05));
        let v581 = vsub(v580, v109);
        let v583 = vadd(v198, vsplat(0x46f_ffff_ffff_ff3b));
        let v584 = vsub(v583, v114);
        let v586 = vadd(v203, vsplat(0x2bf_ffff_ffff_ff72));
        let v587 = vsub(v586, v119);
        let v589 = vadd(v208, vsplat(0x10f_ffff_ffff_ffa8));
        let v590 = vsub(v589, v124);
        let v591 = vshr::<51>(v578);
        let v592 = vshr::<51>(v581);
        let v593 = vshr::<51>(v584);
        let v594 = vshr::<51>(v587);
        let v595 = vshr::<51>(v590);
        let v596 = vand(v578, vsplat(0x7_ffff_ffff_ffff));
        let v597 = vand(v581, vsplat(0x7_ffff_ffff_ffff));
        let v598 = vand(v584, vsplat(0x7_ffff_ffff_ffff));
        let v599 = vand(v587, vsplat(0x7_ffff_ffff_ffff));
        let v600 = vand(v590, vsplat(0x7_ffff_ffff_ffff));
        let v601 = vadd(v597, v591);
        let v602 = vadd(v598, v592);
        let v603 = vadd(v599, v593);
        let v604 = vadd(v600, v594);
        let v605 = vmadd52lo(v596, v595, vsplat(19));
        let v606 = vmadd52lo(vsplat(0), v605, d20);
        let v607 = vmadd52hi(vsplat(0), v605, d20);
        let v608 = vadd(v607, v607);
        let v609 = vmadd52lo(v608, v605, d21);
        let v610 = vmadd52lo(v609, v601, d20);
        let v611 = vmadd52hi(vsplat(0), v605, d21);
        let v612 = vmadd52hi(v611, v601, d20);
        let v613 = vadd(v612, v612);
        let v614 = vmadd52lo(v613, v605, d22);
        let v615 = vmadd52lo(v614, v601, d21);
        let v616 = vmadd52lo(v615, v602, d20);
        let v617 = vmadd52hi(vsplat(0), v605, d22);
        let v618 = vmadd52hi(v617, v601, d21);
        let v619 = vmadd52hi(v618, v602, d20);
        let v620 = vadd(v619, v619);
        let v621 = vmadd52lo(v620, v605, d23);
        let v622 = vmadd52lo(v621, v601, d22);
        let v623 = vmadd52lo(v622, v602, d21);
        let v624 = vmadd52lo(v623, v603, d20);
        let v625 = vmadd52hi(vsplat(0), v605, d23);
        let v626 = vmadd52hi(v625, v601, d22);
        let v627 = vmadd52hi(v626, v602, d21);
        let v628 = vmadd52hi(v627, v603, d20);
        let v629 = vadd(v628, v628);
        let v630 = vmadd52lo(v629, v605, d24);
        let v631 = vmadd52lo(v630, v601, d23);
        let v632 = vmadd52lo(v631, v602, d22);
        let v633 = vmadd52lo(v632, v603, d21);
        let v634 = vmadd52lo(v633, v604, d20);
        let v635 = vmadd52hi(vsplat(0), v605, d24);
        let v636 = vmadd52hi(v635, v601, d23);
        let v637 = vmadd52hi(v636, v602, d22);
        let v638 = vmadd52hi(v637, v603, d21);
        let v639 = vmadd52hi(v638, v604, d20);
        let v640 = vadd(v639, v639);
        let v641 = vmadd52lo(v640, v601, d24);
        let v642 = vmadd52lo(v641, v602, d23);
        let v643 = vmadd52lo(v642, v603, d22);
        let v644 = vmadd52lo(v643, v604, d21);
        let v645 = vmadd52hi(vsplat(0), v601, d24);
        let v646 = vmadd52hi(v645, v602, d23);
        let v647 = vmadd52hi(v646, v603, d22);
        let v648 = vmadd52hi(v647, v604, d21);
        let v649 = vadd(v648, v648);
        let v650 = vmadd52lo(v649, v602, d24);
        let v651 = vmadd52lo(v650, v603, d23);
        let v652 = vmadd52lo(v651, v604, d22);
        let v653 = vmadd52hi(vsplat(0), v602, d24);
        let v654 = vmadd52hi(v653, v603, d23);
        let v655 = vmadd52hi(v654, v604, d22);
        let v656 = vadd(v655, v655);
        let v657 = vmadd52lo(v656, v603, d24);
        let v658 = vmadd52lo(v657, v604, d23);
        let v659 = vmadd52hi(vsplat(0), v603, d24);
        let v660 = vmadd52hi(v659, v604, d23);
        let v661 = vadd(v660, v660);
        let v662 = vmadd52lo(v661, v604, d24);
        let v663 = vmadd52hi(vsplat(0), v604, d24);
        let v664 = vadd(v663, v663);
        let v665 = vshl::<3>(v644);
        let v666 = vadd(v644, v665);
        let v667 = vshl::<1>(v666);
        let v668 = vadd(v644, v667);
        let v669 = vadd(v606, v668);
        let v670 = vshl::<3>(v652);
        let v671 = vadd(v652, v670);
        let v672 = vshl::<1>(v671);
        let v673 = vadd(v652, v672);
        let v674 = vadd(v610, v673);
        let v675 = vshl::<3>(v658);
        let v676 = vadd(v658, v675);
        let v677 = vshl::<1>(v676);
        let v678 = vadd(v658, v677);
        let v679 = vadd(v616, v678);
        let v680 = vshl::<3>(v662);
        let v681 = vadd(v662, v680);
        let v682 = vshl::<1>(v681);
        let v683 = vadd(v662, v682);
        let v684 = vadd(v624, v683);
        let v685 = vshl::<3>(v664);
        let v686 = vadd(v664, v685);
        let v687 = vshl::<1>(v686);
        let v688 = vadd(v664, v687);
        let v689 = vadd(v634, v688);
        let v690 = vadd(v188, v104);
        let v691 = vadd(v193, v109);
        let v692 = vadd(v198, v114);
        let v693 = vadd(v203, v119);
        let v694 = vadd(v208, v124);
        let v695 = vshr::<51>(v690);
        let v696 = vshr::<51>(v691);
        let v697 = vshr::<51>(v692);
        let v698 = vshr::<51>(v693);
        let v699 = vshr::<51>(v694);
        let v700 = vand(v690, vsplat(0x7_ffff_ffff_ffff));
        let v701 = vand(v691, vsplat(0x7_ffff_ffff_ffff));
        let v702 = vand(v692, vsplat(0x7_ffff_ffff_ffff));
        let v703 = vand(v693, vsplat(0x7_ffff_ffff_ffff));
        let v704 = vand(v694, vsplat(0x7_ffff_ffff_ffff));
        let v705 = vadd(v701, v695);
        let v706 = vadd(v702, v696);
        let v707 = vadd(v703, v697);
        let v708 = vadd(v704, v698);
        let v709 = vmadd52lo(v700, v699, vsplat(19));
        let v710 = vmadd52lo(vsplat(0), v709, s20);
        let v711 = vmadd52hi(vsplat(0), v709, s20);
        let v712 = vadd(v711, v711);
        let v713 = vmadd52lo(v712, v709, s21);
        let v714 = vmadd52lo(v713, v705, s20);
        let v715 = vmadd52hi(vsplat(0), v709, s21);
        let v716 = vmadd52hi(v715, v705, s20);
        let v717 = vadd(v716, v716);
        let v718 = vmadd52lo(v717, v709, s22);
        let v719 = vmadd52lo(v718, v705, s21);
        let v720 = vmadd52lo(v719, v706, s20);
        let v721 = vmadd52hi(vsplat(0), v709, s22);
        let v722 = vmadd52hi(v721, v705, s21);
        let v723 = vmadd52hi(v722, v706, s20);
        let v724 = vadd(v723, v723);
        let v725 = vmadd52lo(v724, v709, s23);
        let v726 = vmadd52lo(v725, v705, s22);
        let v727 = vmadd52lo(v726, v706, s21);
        let v728 = vmadd52lo(v727, v707, s20);
        let v729 = vmadd52hi(vsplat(0), v709, s23);
        let v730 = vmadd52hi(v729, v705, s22);
        let v731 = vmadd52hi(v730, v706, s21);
        let v732 = vmadd52hi(v731, v707, s20);
        let v733 = vadd(v732, v732);
        let v734 = vmadd52lo(v733, v709, s24);
        let v735 = vmadd52lo(v734, v705, s23);
        let v736 = vmadd52lo(v735, v706, s22);
        let v737 = vmadd52lo(v736, v707, s21);
        let v738 = vmadd52lo(v737, v708, s20);
        let v739 = vmadd52hi(vsplat(0), v709, s24);
        let v740 = vmadd52hi(v739, v705, s23);
        let v741 = vmadd52hi(v740, v706, s22);
        let v742 = vmadd52hi(v741, v707, s21);
        let v743 = vmadd52hi(v742, v708, s20);
        let v744 = vadd(v743, v743);
        let v745 = vmadd52lo(v744, v705, s24);
        let v746 = vmadd52lo(v745, v706, s23);
        let v747 = vmadd52lo(v746, v707, s22);
        let v748 = vmadd52lo(v747, v708, s21);
        let v749 = vmadd52hi(vsplat(0), v705, s24);
        let v750 = vmadd52hi(v749, v706, s23);
        let v751 = vmadd52hi(v750, v707, s22);
        let v752 = vmadd52hi(v751, v708, s21);
        let v753 = vadd(v752, v752);
        let v754 = vmadd52lo(v753, v706, s24);
        let v755 = vmadd52lo(v754, v707, s23);
        let v756 = vmadd52lo(v755, v708, s22);
        let v757 = vmadd52hi(vsplat(0), v706, s24);
        let v758 = vmadd52hi(v757, v707, s23);
        let v759 = vmadd52hi(v758, v708, s22);
        let v760 = vadd(v759, v759);
        let v761 = vmadd52lo(v760, v707, s24);
        let v762 = vmadd52lo(v761, v708, s23);
        let v763 = vmadd52hi(vsplat(0), v707, s24);
        let v764 = vmadd52hi(v763, v708, s23);
        let v765 = vadd(v764, v764);
        let v766 = vmadd52lo(v765, v708, s24);
        let v767 = vmadd52hi(vsplat(0), v708, s24);
        let v768 = vadd(v767, v767);
        let v769 = vshl::<3>(v748);
        let v770 = vadd(v748, v769);
        let v771 = vshl::<1>(v770);
        let v772 = vadd(v748, v771);
        let v773 = vadd(v710, v772);
        let v774 = vshl::<3>(v756);
        let v775 = vadd(v756, v774);
        let v776 = vshl::<1>(v775);
        let v777 = vadd(v756, v776);
        let v778 = vadd(v714, v777);
        let v779 = vshl::<3>(v762);
        let v780 = vadd(v762, v779);
        let v781 = vshl::<1>(v780);
        let v782 = vadd(v762, v781);
        let v783 = vadd(v720, v782);
        let v784 = vshl::<3>(v766);
        let v785 = vadd(v766, v784);
        let v786 = vshl::<1>(v785);
        let v787 = vadd(v766, v786);
        let v788 = vadd(v728, v787);
        let v789 = vshl::<3>(v768);
        let v790 = vadd(v768, v789);
        let v791 = vshl::<1>(v790);
        let v792 = vadd(v768, v791);
        let v793 = vadd(v738, v792);
        let v795 = vadd(v773, vsplat(0x7cf_ffff_ffff_fd7a));
        let v796 = vsub(v795, v669);
        let v798 = vadd(v778, vsplat(0x61f_ffff_ffff_ff06));
        let v799 = vsub(v798, v674);
        let v801 = vadd(v783, vsplat(0x46f_ffff_ffff_ff3c));
        let v802 = vsub(v801, v679);
        let v803 = vadd(v788, vsplat(0x2bf_ffff_ffff_ff72));
        let v804 = vsub(v803, v684);
        let v805 = vadd(v793, vsplat(0x10f_ffff_ffff_ffa8));
        let v806 = vsub(v805, v689);
        let v807 = vadd(v471, vsplat(0x7cf_ffff_ffff_fd7a));
        let v808 = vsub(v807, v555);
        let v809 = vadd(v476, vsplat(0x61f_ffff_ffff_ff06));
        let v810 = vsub(v809, v560);
        let v811 = vadd(v481, vsplat(0x46f_ffff_ffff_ff3c));
        let v812 = vsub(v811, v565);
        let v813 = vadd(v486, vsplat(0x2bf_ffff_ffff_ff72));
        let v814 = vsub(v813, v570);
        let v815 = vadd(v491, vsplat(0x10f_ffff_ffff_ffa8));
        let v816 = vsub(v815, v575);
        let v817 = vadd(v471, v555);
        let v818 = vadd(v476, v560);
        let v819 = vadd(v481, v565);
        let v820 = vadd(v486, v570);
        let v821 = vadd(v491, v575);
        let v822 = vadd(v773, v669);
        let v823 = vadd(v778, v674);
        let v824 = vadd(v783, v679);
        let v825 = vadd(v788, v684);
        let v826 = vadd(v793, v689);
        let v827 = vshr::<51>(v796);
        let v828 = vshr::<51>(v799);
        let v829 = vshr::<51>(v802);
        let v830 = vshr::<51>(v804);
        let v831 = vshr::<51>(v806);
        let v832 = vand(v796, vsplat(0x7_ffff_ffff_ffff));
        let v833 = vand(v799, vsplat(0x7_ffff_ffff_ffff));
        let v834 = vand(v802, vsplat(0x7_ffff_ffff_ffff));
        let v835 = vand(v804, vsplat(0x7_ffff_ffff_ffff));
        let v836 = vand(v806, vsplat(0x7_ffff_ffff_ffff));
        let v837 = vadd(v833, v827);
        let v838 = vadd(v834, v828);
        let v839 = vadd(v835, v829);
        let v840 = vadd(v836, v830);
        let v841 = vmadd52lo(v832, v831, vsplat(19));
        let v842 = vshr::<51>(v808);
        let v843 = vshr::<51>(v810);
        let v844 = vshr::<51>(v812);
        let v845 = vshr::<51>(v814);
        let v846 = vshr::<51>(v816);
        let v847 = vand(v808, vsplat(0x7_ffff_ffff_ffff));
        let v848 = vand(v810, vsplat(0x7_ffff_ffff_ffff));
        let v849 = vand(v812, vsplat(0x7_ffff_ffff_ffff));
        let v850 = vand(v814, vsplat(0x7_ffff_ffff_ffff));
        let v851 = vand(v816, vsplat(0x7_ffff_ffff_ffff));
        let v852 = vadd(v848, v842);
        let v853 = vadd(v849, v843);
        let v854 = vadd(v850, v844);
        let v855 = vadd(v851, v845);
        let v856 = vmadd52lo(v847, v846, vsplat(19));
        let v857 = vshr::<51>(v817);
        let v858 = vshr::<51>(v818);
        let v859 = vshr::<51>(v819);
        let v860 = vshr::<51>(v820);
        let v861 = vshr::<51>(v821);
        let v862 = vand(v817, vsplat(0x7_ffff_ffff_ffff));
        let v863 = vand(v818, vsplat(0x7_ffff_ffff_ffff));
        let v864 = vand(v819, vsplat(0x7_ffff_ffff_ffff));
        let v865 = vand(v820, vsplat(0x7_ffff_ffff_ffff));
        let v866 = vand(v821, vsplat(0x7_ffff_ffff_ffff));
        let v867 = vadd(v863, v857);
        let v868 = vadd(v864, v858);
        let v869 = vadd(v865, v859);
        let v870 = vadd(v866, v860);
        let v871 = vmadd52lo(v862, v861, vsplat(19));
        let v872 = vshr::<51>(v822);
        let v873 = vshr::<51>(v823);
        let v874 = vshr::<51>(v824);
        let v875 = vshr::<51>(v825);
        let v876 = vshr::<51>(v826);
        let v877 = vand(v822, vsplat(0x7_ffff_ffff_ffff));
        let v878 = vand(v823, vsplat(0x7_ffff_ffff_ffff));
        let v879 = vand(v824, vsplat(0x7_ffff_ffff_ffff));
        let v880 = vand(v825, vsplat(0x7_ffff_ffff_ffff));
        let v881 = vand(v826, vsplat(0x7_ffff_ffff_ffff));
        let v882 = vadd(v878, v872);
        let v883 = vadd(v879, v873);
        let v884 = vadd(v880, v874);
        let v885 = vadd(v881, v875);
        let v886 = vmadd52lo(v877, v876, vsplat(19));
        (Element([v841, v837, v838, v839, v840]), Element([v856, v852, v853, v854, v855]), Element([v871, v867, v868, v869, v870]), Element([v886, v882, v883, v884, v885]))
    }

    /// `X1 = E1 * F1, Y1 = G1 * H1, Z1 = F1 * G1, T1 = E1 * H1, R1 = Y1 - X1, S1 = Y1 + X1, A = R1 * difference, B = S1 * sum, C = T1 * td, E = B - A, F = Z1 - C, G = Z1 + C, H = B + A (mod p)`
    ///
    /// - takes `e1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `f1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `g1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `h1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `sum`: every word in `[0, 0x80fffffffffff]`
    /// - takes `difference`: every word in `[0, 0x80fffffffffff]`
    /// - takes `td`: every word in `[0, 0x80fffffffffff]`
    /// - returns `e`: every word in `[0, 0x80fffffffffff]`
    /// - returns `f`: every word in `[0, 0x80fffffffffff]`
    /// - returns `g`: every word in `[0, 0x80fffffffffff]`
    /// - returns `h`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn completed_add_table(
        e1: &Loose,
        f1: &Loose,
        g1: &Loose,
        h1: &Loose,
        sum: &Element,
        difference: &Element,
        td: &Element,
    ) -> (Loose, Loose, Loose, Loose) {
        let [e10, e11, e12, e13, e14] = e1.0;
        let [f10, f11, f12, f13, f14] = f1.0;
        let [g10, g11, g12, g13, g14] = g1.0;
        let [h10, h11, h12, h13, h14] = h1.0;
        let [sum0, sum1, sum2, sum3, sum4] = sum.0;
        let [
            difference0,
            difference1,
            difference2,
            difference3,
            difference4,
        ] = difference.0;
        let [td0, td1, td2, td3, td4] = td.0;
        let v36 = vmadd52lo(vsplat(0), e10, f10);
        let v37 = vmadd52hi(vsplat(0), e10, f10);
        let v38 = vadd(v37, v37);
        let v39 = vmadd52lo(v38, e10, f11);
        let v40 = vmadd52lo(v39, e11, f10);
        let v41 = vmadd52hi(vsplat(0), e10, f11);
        let v42 = vmadd52hi(v41, e11, f10);
        let v43 = vadd(v42, v42);
        let v44 = vmadd52lo(v43, e10, f12);
        let v45 = vmadd52lo(v44, e11, f11);
        let v46 = vmadd52lo(v45, e12, f10);
        let v47 = vmadd52hi(vsplat(0), e10, f12);
        let v48 = vmadd52hi(v47, e11, f11);
        let v49 = vmadd52hi(v48, e12, f10);
        let v50 = vadd(v49, v49);
        let v51 = vmadd52lo(v50, e10, f13);
        let v52 = vmadd52lo(v51, e11, f12);
        let v53 = vmadd52lo(v52, e12, f11);
        let v54 = vmadd52lo(v53, e13, f10);
        let v55 = vmadd52hi(vsplat(0), e10, f13);
        let v56 = vmadd52hi(v55, e11, f12);
        let v57 = vmadd52hi(v56, e12, f11);
        let v58 = vmadd52hi(v57, e13, f10);
        let v59 = vadd(v58, v58);
        let v60 = vmadd52lo(v59, e10, f14);
        let v61 = vmadd52lo(v60, e11, f13);
        let v62 = vmadd52lo(v61, e12, f12);
        let v63 = vmadd52lo(v62, e13, f11);
        let v64 = vmadd52lo(v63, e14, f10);
        let v65 = vmadd52hi(vsplat(0), e10, f14);
        let v66 = vmadd52hi(v65, e11, f13);
        let v67 = vmadd52hi(v66, e12, f12);
        let v68 = vmadd52hi(v67, e13, f11);
        let v69 = vmadd52hi(v68, e14, f10);
        let v70 = vadd(v69, v69);
        let v71 = vmadd52lo(v70, e11, f14);
        let v72 = vmadd52lo(v71, e12, f13);
        let v73 = vmadd52lo(v72, e13, f12);
        let v74 = vmadd52lo(v73, e14, f11);
        let v75 = vmadd52hi(vsplat(0), e11, f14);
        let v76 = vmadd52hi(v75, e12, f13);
        let v77 = vmadd52hi(v76, e13, f12);
        let v78 = vmadd52hi(v77, e14, f11);
        let v79 = vadd(v78, v78);
        let v80 = vmadd52lo(v79, e12, f14);
        let v81 = vmadd52lo(v80, e13, f13);
        let v82 = vmadd52lo(v81, e14, f12);
        let v83 = vmadd52hi(vsplat(0), e12, f14);
        let v84 = vmadd52hi(v83, e13, f13);
        let v85 = vmadd52hi(v84, e14, f12);
        let v86 = vadd(v85, v85);
        let v87 = vmadd52lo(v86, e13, f14);
        let v88 = vmadd52lo(v87, e14, f13);
        let v89 = vmadd52hi(vsplat(0), e13, f14);
        let v90 = vmadd52hi(v89, e14, f13);
        let v91 = vadd(v90, v90);
        let v92 = vmadd52lo(v91, e14, f14);
        let v93 = vmadd52hi(vsplat(0), e14, f14);
        let v94 = vadd(v93, v93);
        let v95 = vshl::<3>(v74);
        let v96 = vadd(v74, v95);
        let v97 = vshl::<1>(v96);
        let v98 = vadd(v74, v97);
        let v99 = vadd(v36, v98);
        let v100 = vshl::<3>(v82);
        let v101 = vadd(v82, v100);
        let v102 = vshl::<1>(v101);
        let v103 = vadd(v82, v102);
        let v104 = vadd(v40, v103);
        let v105 = vshl::<3>(v88);
        let v106 = vadd(v88, v105);
        let v107 = vshl::<1>(v106);
        let v108 = vadd(v88, v107);
        let v109 = vadd(v46, v108);
        let v110 = vshl::<3>(v92);
        let v111 = vadd(v92, v110);
        let v112 = vshl::<1>(v111);
        let v113 = vadd(v92, v112);
        let v114 = vadd(v54, v113);
        let v115 = vshl::<3>(v94);
        let v116 = vadd(v94, v115);
        let v117 = vshl::<1>(v116);
        let v118 = vadd(v94, v117);
        let v119 = vadd(v64, v118);
        let v120 = vmadd52lo(vsplat(0), g10, h10);
        let v121 = vmadd52hi(vsplat(0), g10, h10);
        let v122 = vadd(v121, v121);
        let v123 = vmadd52lo(v122, g10, h11);
        let v124 = vmadd52lo(v123, g11, h10);
        let v125 = vmadd52hi(vsplat(0), g10, h11);
        let v126 = vmadd52hi(v125, g11, h10);
        let v127 = vadd(v126, v126);
        let v128 = vmadd52lo(v127, g10, h12);
        let v129 = vmadd52lo(v128, g11, h11);
        let v130 = vmadd52lo(v129, g12, h10);
        let v131 = vmadd52hi(vsplat(0), g10, h12);
        let v132 = vmadd52hi(v131, g11, h11);
        let v133 = vmadd52hi(v132, g12, h10);
        let v134 = vadd(v133, v133);
        let v135 = vmadd52lo(v134, g10, h13);
        let v136 = vmadd52lo(v135, g11, h12);
        let v137 = vmadd52lo(v136, g12, h11);
        let v138 = vmadd52lo(v137, g13, h10);
        let v139 = vmadd52hi(vsplat(0), g10, h13);
        let v140 = vmadd52hi(v139, g11, h12);
        let v141 = vmadd52hi(v140, g12, h11);
        let v142 = vmadd52hi(v141, g13, h10);
        let v143 = vadd(v142, v142);
        let v144 = vmadd52lo(v143, g10, h14);
        let v145 = vmadd52lo(v144, g11, h13);
        let v146 = vmadd52lo(v145, g12, h12);
        let v147 = vmadd52lo(v146, g13, h11);
        let v148 = vmadd52lo(v147, g14, h10);
        let v149 = vmadd52hi(vsplat(0), g10, h14);
        let v150 = vmadd52hi(v149, g11, h13);
        let v151 = vmadd52hi(v150, g12, h12);
        let v152 = vmadd52hi(v151, g13, h11);
        let v153 = vmadd52hi(v152, g14, h10);
        let v154 = vadd(v153, v153);
        let v155 = vmadd52lo(v154, g11, h14);
        let v156 = vmadd52lo(v155, g12, h13);
        let v157 = vmadd52lo(v156, g13, h12);
        let v158 = vmadd52lo(v157, g14, h11);
        let v159 = vmadd52hi(vsplat(0), g11, h14);
        let v160 = vmadd52hi(v159, g12, h13);
        let v161 = vmadd52hi(v160, g13, h12);
        let v162 = vmadd52hi(v161, g14, h11);
        let v163 = vadd(v162, v162);
        let v164 = vmadd52lo(v163, g12, h14);
        let v165 = vmadd52lo(v164, g13, h13);
        let v166 = vmadd52lo(v165, g14, h12);
        let v167 = vmadd52hi(vsplat(0), g12, h14);
        let v168 = vmadd52hi(v167, g13, h13);
        let v169 = vmadd52hi(v168, g14, h12);
        let v170 = vadd(v169, v169);
        let v171 = vmadd52lo(v170, g13, h14);
        let v172 = vmadd52lo(v171, g14, h13);
        let v173 = vmadd52hi(vsplat(0), g13, h14);
        let v174 = vmadd52hi(v173, g14, h13);
        let v175 = vadd(v174, v174);
        let v176 = vmadd52lo(v175, g14, h14);
        let v177 = vmadd52hi(vsplat(0), g14, h14);
        let v178 = vadd(v177, v177);
        let v179 = vshl::<3>(v158);
        let v180 = vadd(v158, v179);
        let v181 = vshl::<1>(v180);
        let v182 = vadd(v158, v181);
        let v183 = vadd(v120, v182);
        let v184 = vshl::<3>(v166);
        let v185 = vadd(v166, v184);
        let v186 = vshl::<1>(v185);
        let v187 = vadd(v166, v186);
        let v188 = vadd(v124, v187);
        let v189 = vshl::<3>(v172);
        let v190 = vadd(v172, v189);
        let v191 = vshl::<1>(v190);
        let v192 = vadd(v172, v191);
        let v193 = vadd(v130, v192);
        let v194 = vshl::<3>(v176);
        let v195 = vadd(v176, v194);
        let v196 = vshl::<1>(v195);
        let v197 = vadd(v176, v196);
        let v198 = vadd(v138, v197);
        let v199 = vshl::<3>(v178);
        let v200 = vadd(v178, v199);
        let v201 = vshl::<1>(v200);
        let v202 = vadd(v178, v201);
        let v203 = vadd(v148, v202);
        let v204 = vmadd52lo(vsplat(0), f10, g10);
        let v205 = vmadd52hi(vsplat(0), f10, g10);
        let v206 = vadd(v205, v205);
        let v207 = vmadd52lo(v206, f10, g11);
        let v208 = vmadd52lo(v207, f11, g10);
        let v209 = vmadd52hi(vsplat(0), f10, g11);
        let v210 = vmadd52hi(v209, f11, g10);
        let v211 = vadd(v210, v210);
        let v212 = vmadd52lo(v211, f10, g12);
        let v213 = vmadd52lo(v212, f11, g11);
        let v214 = vmadd52lo(v213, f12, g10);
        let v215 = vmadd52hi(vsplat(0), f10, g12);
        let v216 = vmadd52hi(v215, f11, g11);
        let v217 = vmadd52hi(v216, f12, g10);
        let v218 = vadd(v217, v217);
        let v219 = vmadd52lo(v218, f10, g13);
        let v220 = vmadd52lo(v219, f11, g12);
        let v221 = vmadd52lo(v220, f12, g11);
        let v222 = vmadd52lo(v221, f13, g10);
        let v223 = vmadd52hi(vsplat(0), f10, g13);
        let v224 = vmadd52hi(v223, f11, g12);
        let v225 = vmadd52hi(v224, f12, g11);
        let v226 = vmadd52hi(v225, f13, g10);
        let v227 = vadd(v226, v226);
        let v228 = vmadd52lo(v227, f10, g14);
        let v229 = vmadd52lo(v228, f11, g13);
        let v230 = vmadd52lo(v229, f12, g12);
        let v231 = vmadd52lo(v230, f13, g11);
        let v232 = vmadd52lo(v231, f14, g10);
        let v233 = vmadd52hi(vsplat(0), f10, g14);
        let v234 = vmadd52hi(v233, f11, g13);
        let v235 = vmadd52hi(v234, f12, g12);
        let v236 = vmadd52hi(v235, f13, g11);
        let v237 = vmadd52hi(v236, f14, g10);
        let v238 = vadd(v237, v237);
        let v239 = vmadd52lo(v238, f11, g14);
        let v240 = vmadd52lo(v239, f12, g13);
        let v241 = vmadd52lo(v240, f13, g12);
        let v242 = vmadd52lo(v241, f14, g11);
        let v243 = vmadd52hi(vsplat(0), f11, g14);
        let v244 = vmadd52hi(v243, f12, g13);
        let v245 = vmadd52hi(v244, f13, g12);
        let v246 = vmadd52hi(v245, f14, g11);
        let v247 = vadd(v246, v246);
        let v248 = vmadd52lo(v247, f12, g14);
        let v249 = vmadd52lo(v248, f13, g13);
        let v250 = vmadd52lo(v249, f14, g12);
        let v251 = vmadd52hi(vsplat(0), f12, g14);
        let v252 = vmadd52hi(v251, f13, g13);
        let v253 = vmadd52hi(v252, f14, g12);
        let v254 = vadd(v253, v253);
        let v255 = vmadd52lo(v254, f13, g14);
        let v256 = vmadd52lo(v255, f14, g13);
        let v257 = vmadd52hi(vsplat(0), f13, g14);
        let v258 = vmadd52hi(v257, f14, g13);
        let v259 = vadd(v258, v258);
        let v260 = vmadd52lo(v259, f14, g14);
        let v261 = vmadd52hi(vsplat(0), f14, g14);
        let v262 = vadd(v261, v261);
        let v263 = vshl::<3>(v242);
        let v264 = vadd(v242, v263);
        let v265 = vshl::<1>(v264);
        let v266 = vadd(v242, v265);
        let v267 = vadd(v204, v266);
        let v268 = vshl::<3>(v250);
        let v269 = vadd(v250, v268);
        let v270 = vshl::<1>(v269);
        let v271 = vadd(v250, v270);
        let v272 = vadd(v208, v271);
        let v273 = vshl::<3>(v256);
        let v274 = vadd(v256, v273);
        let v275 = vshl::<1>(v274);
        let v276 = vadd(v256, v275);
        let v277 = vadd(v214, v276);
        let v278 = vshl::<3>(v260);
        let v279 = vadd(v260, v278);
        let v280 = vshl::<1>(v279);
        let v281 = vadd(v260, v280);
        let v282 = vadd(v222, v281);
        let v283 = vshl::<3>(v262);
        let v284 = vadd(v262, v283);
        let v285 = vshl::<1>(v284);
        let v286 = vadd(v262, v285);
        let v287 = vadd(v232, v286);
        let v288 = vmadd52lo(vsplat(0), e10, h10);
        let v289 = vmadd52hi(vsplat(0), e10, h10);
        let v290 = vadd(v289, v289);
        let v291 = vmadd52lo(v290, e10, h11);
        let v292 = vmadd52lo(v291, e11, h10);
        let v293 = vmadd52hi(vsplat(0), e10, h11);
        let v294 = vmadd52hi(v293, e11, h10);
        let v295 = vadd(v294, v294);
        let v296 = vmadd52lo(v295, e10, h12);
        let v297 = vmadd52lo(v296, e11, h11);
        let v298 = vmadd52lo(v297, e12, h10);
        let v299 = vmadd52hi(vsplat(0), e10, h12);
        let v300 = vmadd52hi(v299, e11, h11);
        let v301 = vmadd52hi(v300, e12, h10);
        let v302 = vadd(v301, v301);
        let v303 = vmadd52lo(v302, e10, h13);
        let v304 = vmadd52lo(v303, e11, h12);
        let v305 = vmadd52lo(v304, e12, h11);
        let v306 = vmadd52lo(v305, e13, h10);
        let v307 = vmadd52hi(vsplat(0), e10, h13);
        let v308 = vmadd52hi(v307, e11, h12);
        let v309 = vmadd52hi(v308, e12, h11);
        let v310 = vmadd52hi(v309, e13, h10);
        let v311 = vadd(v310, v310);
        let v312 = vmadd52lo(v311, e10, h14);
        let v313 = vmadd52lo(v312, e11, h13);
        let v314 = vmadd52lo(v313, e12, h12);
        let v315 = vmadd52lo(v314, e13, h11);
        let v316 = vmadd52lo(v315, e14, h10);
        let v317 = vmadd52hi(vsplat(0), e10, h14);
        let v318 = vmadd52hi(v317, e11, h13);
        let v319 = vmadd52hi(v318, e12, h12);
        let v320 = vmadd52hi(v319, e13, h11);
        let v321 = vmadd52hi(v320, e14, h10);
        let v322 = vadd(v321, v321);
        let v323 = vmadd52lo(v322, e11, h14);
        let v324 = vmadd52lo(v323, e12, h13);
        let v325 = vmadd52lo(v324, e13, h12);
        let v326 = vmadd52lo(v325, e14, h11);
        let v327 = vmadd52hi(vsplat(0), e11, h14);
        let v328 = vmadd52hi(v327, e12, h13);
        let v329 = vmadd52hi(v328, e13, h12);
        let v330 = vmadd52hi(v329, e14, h11);
        let v331 = vadd(v330, v330);
        let v332 = vmadd52lo(v331, e12, h14);
        let v333 = vmadd52lo(v332, e13, h13);
        let v334 = vmadd52lo(v333, e14, h12);
        let v335 = vmadd52hi(vsplat(0), e12, h14);
        let v336 = vmadd52hi(v335, e13, h13);
        let v337 = vmadd52hi(v336, e14, h12);
        let v338 = vadd(v337, v337);
        let v339 = vmadd52lo(v338, e13, h14);
        let v340 = vmadd52lo(v339, e14, h13);
        let v341 = vmadd52hi(vsplat(0), e13, h14);
        let v342 = vmadd52hi(v341, e14, h13);
        let v343 = vadd(v342, v342);
        let v344 = vmadd52lo(v343, e14, h14);
        let v345 = vmadd52hi(vsplat(0), e14, h14);
        let v346 = vadd(v345, v345);
        let v347 = vshl::<3>(v326);
        let v348 = vadd(v326, v347);
        let v349 = vshl::<1>(v348);
        let v350 = vadd(v326, v349);
        let v351 = vadd(v288, v350);
        let v352 = vshl::<3>(v334);
        let v353 = vadd(v334, v352);
        let v354 = vshl::<1>(v353);
        let v355 = vadd(v334, v354);
        let v356 = vadd(v292, v355);
        let v357 = vshl::<3>(v340);
        let v358 = vadd(v340, v357);
        let v359 = vshl::<1>(v358);
        let v360 = vadd(v340, v359);
        let v361 = vadd(v298, v360);
        let v362 = vshl::<3>(v344);
        let v363 = vadd(v344, v362);
        let v364 = vshl::<1>(v363);
        let v365 = vadd(v344, v364);
        let v366 = vadd(v306, v365);
        let v367 = vshl::<3>(v346);
        let v368 = vadd(v346, v367);
        let v369 = vshl::<1>(v368);
        let v370 = vadd(v346, v369);
        let v371 = vadd(v316, v370);
        let v372 = vshr::<51>(v351);
        let v373 = vshr::<51>(v356);
        let v374 = vshr::<51>(v361);
        let v375 = vshr::<51>(v366);
        let v376 = vshr::<51>(v371);
        let v377 = vand(v351, vsplat(0x7_ffff_ffff_ffff));
        let v378 = vand(v356, vsplat(0x7_ffff_ffff_ffff));
        let v379 = vand(v361, vsplat(0x7_ffff_ffff_ffff));
        let v380 = vand(v366, vsplat(0x7_ffff_ffff_ffff));
        let v381 = vand(v371, vsplat(0x7_ffff_ffff_ffff));
        let v382 = vadd(v378, v372);
        let v383 = vadd(v379, v373);
        let v384 = vadd(v380, v374);
        let v385 = vadd(v381, v375);
        let v387 = vmadd52lo(v377, v376, vsplat(19));
        let v388 = vmadd52lo(vsplat(0), v387, td0);
        let v389 = vmadd52hi(vsplat(0), v387, td0);
        let v390 = vadd(v389, v389);
        let v391 = vmadd52lo(v390, v387, td1);
        let v392 = vmadd52lo(v391, v382, td0);
        let v393 = vmadd52hi(vsplat(0), v387, td1);
        let v394 = vmadd52hi(v393, v382, td0);
        let v395 = vadd(v394, v394);
        let v396 = vmadd52lo(v395, v387, td2);
        let v397 = vmadd52lo(v396, v382, td1);
        let v398 = vmadd52lo(v397, v383, td0);
        let v399 = vmadd52hi(vsplat(0), v387, td2);
        let v400 = vmadd52hi(v399, v382, td1);
        let v401 = vmadd52hi(v400, v383, td0);
        let v402 = vadd(v401, v401);
        let v403 = vmadd52lo(v402, v387, td3);
        let v404 = vmadd52lo(v403, v382, td2);
        let v405 = vmadd52lo(v404, v383, td1);
        let v406 = vmadd52lo(v405, v384, td0);
        let v407 = vmadd52hi(vsplat(0), v387, td3);
        let v408 = vmadd52hi(v407, v382, td2);
        let v409 = vmadd52hi(v408, v383, td1);
        let v410 = vmadd52hi(v409, v384, td0);
        let v411 = vadd(v410, v410);
        let v412 = vmadd52lo(v411, v387, td4);
        let v413 = vmadd52lo(v412, v382, td3);
        let v414 = vmadd52lo(v413, v383, td2);
        let v415 = vmadd52lo(v414, v384, td1);
        let v416 = vmadd52lo(v415, v385, td0);
        let v417 = vmadd52hi(vsplat(0), v387, td4);
        let v418 = vmadd52hi(v417, v382, td3);
        let v419 = vmadd52hi(v418, v383, td2);
        let v420 = vmadd52hi(v419, v384, td1);
        let v421 = vmadd52hi(v420, v385, td0);
        let v422 = vadd(v421, v421);
        let v423 = vmadd52lo(v422, v382, td4);
        let v424 = vmadd52lo(v423, v383, td3);
        let v425 = vmadd52lo(v424, v384, td2);
        let v426 = vmadd52lo(v425, v385, td1);
        let v427 = vmadd52hi(vsplat(0), v382, td4);
        let v428 = vmadd52hi(v427, v383, td3);
        let v429 = vmadd52hi(v428, v384, td2);
        let v430 = vmadd52hi(v429, v385, td1);
        let v431 = vadd(v430, v430);
        let v432 = vmadd52lo(v431, v383, td4);
        let v433 = vmadd52lo(v432, v384, td3);
        let v434 = vmadd52lo(v433, v385, td2);
        let v435 = vmadd52hi(vsplat(0), v383, td4);
        let v436 = vmadd52hi(v435, v384, td3);
        let v437 = vmadd52hi(v436, v385, td2);
        let v438 = vadd(v437, v437);
        let v439 = vmadd52lo(v438, v384, td4);
        let v440 = vmadd52lo(v439, v385, td3);
        let v441 = vmadd52hi(vsplat(0), v384, td4);
        let v442 = vmadd52hi(v441, v385, td3);
        let v443 = vadd(v442, v442);
        let v444 = vmadd52lo(v443, v385, td4);
        let v445 = vmadd52hi(vsplat(0), v385, td4);
        let v446 = vadd(v445, v445);
        let v447 = vshl::<3>(v426);
        let v448 = vadd(v426, v447);
        let v449 = vshl::<1>(v448);
        let v450 = vadd(v426, v449);
        let v451 = vadd(v388, v450);
        let v452 = vshl::<3>(v434);
        let v453 = vadd(v434, v452);
        let v454 = vshl::<1>(v453);
        let v455 = vadd(v434, v454);
        let v456 = vadd(v392, v455);
        let v457 = vshl::<3>(v440);
        let v458 = vadd(v440, v457);
        let v459 = vshl::<1>(v458);
        let v460 = vadd(v440, v459);
        let v461 = vadd(v398, v460);
        let v462 = vshl::<3>(v444);
        let v463 = vadd(v444, v462);
        let v464 = vshl::<1>(v463);
        let v465 = vadd(v444, v464);
        let v466 = vadd(v406, v465);
        let v467 = vshl::<3>(v446);
        let v468 = vadd(v446, v467);
        let v469 = vshl::<1>(v468);
        let v470 = vadd(v446, v469);
        let v471 = vadd(v416, v470);
        let v473 = vadd(v183, vsplat(0x7d7_ffff_ffff_fd7a));
        let v474 = vsub(v473, v99);
        let v476 = vadd(v188, vsplat(0x627_ffff_ffff_ff05));
        let v477 = vsub(v476, v104);
        let v479 = vadd(v193, vsplat(0x46f_ffff_ffff_ff3b));
        let v480 = vsub(v479, v109);
        let v482 = vadd(v198, vsplat(0x2bf_ffff_ffff_ff72));
        let v483 = vsub(v482, v114);
        let v485 = vadd(v203, vsplat(0x10f_ffff_ffff_ffa8));
        let v486 = vsub(v485, v119);
        let v487 = vshr::<51>(v474);
        let v488 = vshr::<51>(v477);
        let v489 = vshr::<51>(v480);
        let v490 = vshr::<51>(v483);
        let v491 = vshr::<51>(v486);
        let v492 = vand(v474, vsplat(0x7_ffff_ffff_ffff));
        let v493 = vand(v477, vsplat(0x7_ffff_ffff_ffff));
        let v494 = vand(v480, vsplat(0x7_ffff_ffff_ffff));
        let v495 = vand(v483, vsplat(0x7_ffff_ffff_ffff));
        let v496 = vand(v486, vsplat(0x7_ffff_ffff_ffff));
        let v497 = vadd(v493, v487);
        let v498 = vadd(v494, v488);
        let v499 = vadd(v495, v489);
        let v500 = vadd(v496, v490);
        let v501 = vmadd52lo(v492, v491, vsplat(19));
        let v502 = vmadd52lo(vsplat(0), v501, difference0);
        let v503 = vmadd52hi(vsplat(0), v501, difference0);
        let v504 = vadd(v503, v503);
        let v505 = vmadd52lo(v504, v501, difference1);
        let v506 = vmadd52lo(v505, v497, difference0);
        let v507 = vmadd52hi(vsplat(0), v501, difference1);
        let v508 = vmadd52hi(v507, v497, difference0);
        let v509 = vadd(v508, v508);
        let v510 = vmadd52lo(v509, v501, difference2);
        let v511 = vmadd52lo(v510, v497, difference1);
        let v512 = vmadd52lo(v511, v498, difference0);
        let v513 = vmadd52hi(vsplat(0), v501, difference2);
        let v514 = vmadd52hi(v513, v497, difference1);
        let v515 = vmadd52hi(v514, v498, difference0);
        let v516 = vadd(v515, v515);
        let v517 = vmadd52lo(v516, v501, difference3);
        let v518 = vmadd52lo(v517, v497, difference2);
        let v519 = vmadd52lo(v518, v498, difference1);
        let v520 = vmadd52lo(v519, v499, difference0);
        let v521 = vmadd52hi(vsplat(0), v501, difference3);
        let v522 = vmadd52hi(v521, v497, difference2);
        let v523 = vmadd52hi(v522, v498, difference1);
        let v524 = vmadd52hi(v523, v499, difference0);
        let v525 = vadd(v524, v524);
        let v526 = vmadd52lo(v525, v501, difference4);
        let v527 = vmadd52lo(v526, v497, difference3);
        let v528 = vmadd52lo(v527, v498, difference2);
        let v529 = vmadd52lo(v528, v499, difference1);
        let v530 = vmadd52lo(v529, v500, difference0);
        let v531 = vmadd52hi(vsplat(0), v501, difference4);
        let v532 = vmadd52hi(v531, v497, difference3);
        let v533 = vmadd52hi(v532, v498, difference2);
        let v534 = vmadd52hi(v533, v499, difference1);
        let v535 = vmadd52hi(v534, v500, difference0);
        let v536 = vadd(v535, v535);
        let v537 = vmadd52lo(v536, v497, difference4);
        let v538 = vmadd52lo(v537, v498, difference3);
        let v539 = vmadd52lo(v538, v499, difference2);
        let v540 = vmadd52lo(v539, v500, difference1);
        let v541 = vmadd52hi(vsplat(0), v497, difference4);
        let v542 = vmadd52hi(v541, v498, difference3);
        let v543 = vmadd52hi(v542, v499, difference2);
        let v544 = vmadd52hi(v543, v500, difference1);
        let v545 = vadd(v544, v544);
        let v546 = vmadd52lo(v545, v498, difference4);
        let v547 = vmadd52lo(v546, v499, difference3);
        let v548 = vmadd52lo(v547, v500, difference2);
        let v549 = vmadd52hi(vsplat(0), v498, difference4);
        let v550 = vmadd52hi(v549, v499, difference3);
        let v551 = vmadd52hi(v550, v500, difference2);
        let v552 = vadd(v551, v551);
        let v553 = vmadd52lo(v552, v499, difference4);
        let v554 = vmadd52lo(v553, v500, difference3);
        let v555 = vmadd52hi(vsplat(0), v499, difference4);
        let v556 = vmadd52hi(v555, v500, difference3);
        let v557 = vadd(v556, v556);
        let v558 = vmadd52lo(v557, v500, difference4);
        let v559 = vmadd52hi(vsplat(0), v500, difference4);
        let v560 = vadd(v559, v559);
        let v561 = vshl::<3>(v540);
        let v562 = vadd(v540, v561);
        let v563 = vshl::<1>(v562);
        let v564 = vadd(v540, v563);
        let v565 = vadd(v502, v564);
        let v566 = vshl::<3>(v548);
        let v567 = vadd(v548, v566);
        let v568 = vshl::<1>(v567);
        let v569 = vadd(v548, v568);
        let v570 = vadd(v506, v569);
        let v571 = vshl::<3>(v554);
        let v572 = vadd(v554, v571);
        let v573 = vshl::<1>(v572);
        let v574 = vadd(v554, v573);
        let v575 = vadd(v512, v574);
        let v576 = vshl::<3>(v558);
        let v577 = vadd(v558, v576);
        let v578 = vshl::<1>(v577);
        let v579 = vadd(v558, v578);
        let v580 = vadd(v520, v579);
        let v581 = vshl::<3>(v560);
        let v582 = vadd(v560, v581);
        let v583 = vshl::<1>(v582);
        let v584 = vadd(v560, v583);
        let v585 = vadd(v530, v584);
        let v586 = vadd(v183, v99);
        let v587 = vadd(v188, v104);
        let v588 = vadd(v193, v109);
        let v589 = vadd(v198, v114);
        let v590 = vadd(v203, v119);
        let v591 = vshr::<51>(v586);
        let v592 = vshr::<51>(v587);
        let v593 = vshr::<51>(v588);
        let v594 = vshr::<51>(v589);
        let v595 = vshr::<51>(v590);
        let v596 = vand(v586, vsplat(0x7_ffff_ffff_ffff));
        let v597 = vand(v587, vsplat(0x7_ffff_ffff_ffff));
        let v598 = vand(v588, vsplat(0x7_ffff_ffff_ffff));
        let v599 = vand(v589, vsplat(0x7_ffff_ffff_ffff));
        let v600 = vand(v590, vsplat(0x7_ffff_ffff_ffff));
        let v601 = vadd(v597, v591);
        let v602 = vadd(v598, v592);
        let v603 = vadd(v599, v593);
        let v604 = vadd(v600, v594);
        let v605 = vmadd52lo(v596, v595, vsplat(19));
        let v606 = vmadd52lo(vsplat(0), v605, sum0);
        let v607 = vmadd52hi(vsplat(0), v605, sum0);
        let v608 = vadd(v607, v607);
        let v609 = vmadd52lo(v608, v605, sum1);
        let v610 = vmadd52lo(v609, v601, sum0);
        let v611 = vmadd52hi(vsplat(0), v605, sum1);
        let v612 = vmadd52hi(v611, v601, sum0);
        let v613 = vadd(v612, v612);
        let v614 = vmadd52lo(v613, v605, sum2);
        let v615 = vmadd52lo(v614, v601, sum1);
        let v616 = vmadd52lo(v615, v602, sum0);
        let v617 = vmadd52hi(vsplat(0), v605, sum2);
        let v618 = vmadd52hi(v617, v601, sum1);
        let v619 = vmadd52hi(v618, v602, sum0);
        let v620 = vadd(v619, v619);
        let v621 = vmadd52lo(v620, v605, sum3);
        let v622 = vmadd52lo(v621, v601, sum2);
        let v623 = vmadd52lo(v622, v602, sum1);
        let v624 = vmadd52lo(v623, v603, sum0);
        let v625 = vmadd52hi(vsplat(0), v605, sum3);
        let v626 = vmadd52hi(v625, v601, sum2);
        let v627 = vmadd52hi(v626, v602, sum1);
        let v628 = vmadd52hi(v627, v603, sum0);
        let v629 = vadd(v628, v628);
        let v630 = vmadd52lo(v629, v605, sum4);
        let v631 = vmadd52lo(v630, v601, sum3);
        let v632 = vmadd52lo(v631, v602, sum2);
        let v633 = vmadd52lo(v632, v603, sum1);
        let v634 = vmadd52lo(v633, v604, sum0);
        let v635 = vmadd52hi(vsplat(0), v605, sum4);
        let v636 = vmadd52hi(v635, v601, sum3);
        let v637 = vmadd52hi(v636, v602, sum2);
        let v638 = vmadd52hi(v637, v603, sum1);
        let v639 = vmadd52hi(v638, v604, sum0);
        let v640 = vadd(v639, v639);
        let v641 = vmadd52lo(v640, v601, sum4);
        let v642 = vmadd52lo(v641, v602, sum3);
        let v643 = vmadd52lo(v642, v603, sum2);
        let v644 = vmadd52lo(v643, v604, sum1);
        let v645 = vmadd52hi(vsplat(0), v601, sum4);
        let v646 = vmadd52hi(v645, v602, sum3);
        let v647 = vmadd52hi(v646, v603, sum2);
        let v648 = vmadd52hi(v647, v604, sum1);
        let v649 = vadd(v648, v648);
        let v650 = vmadd52lo(v649, v602, sum4);
        let v651 = vmadd52lo(v650, v603, sum3);
        let v652 = vmadd52lo(v651, v604, sum2);
        let v653 = vmadd52hi(vsplat(0), v602, sum4);
        let v654 = vmadd52hi(v653, v603, sum3);
        let v655 = vmadd52hi(v654, v604, sum2);
        let v656 = vadd(v655, v655);
        let v657 = vmadd52lo(v656, v603, sum4);
        let v658 = vmadd52lo(v657, v604, sum3);
        let v659 = vmadd52hi(vsplat(0), v603, sum4);
        let v660 = vmadd52hi(v659, v604, sum3);
        let v661 = vadd(v660, v660);
        let v662 = vmadd52lo(v661, v604, sum4);
        let v663 = vmadd52hi(vsplat(0), v604, sum4);
        let v664 = vadd(v663, v663);
        let v665 = vshl::<3>(v644);
        let v666 = vadd(v644, v665);
        let v667 = vshl::<1>(v666);
        let v668 = vadd(v644, v667);
        let v669 = vadd(v606, v668);
        let v670 = vshl::<3>(v652);
        let v671 = vadd(v652, v670);
        let v672 = vshl::<1>(v671);
        let v673 = vadd(v652, v672);
        let v674 = vadd(v610, v673);
        let v675 = vshl::<3>(v658);
        let v676 = vadd(v658, v675);
        let v677 = vshl::<1>(v676);
        let v678 = vadd(v658, v677);
        let v679 = vadd(v616, v678);
        let v680 = vshl::<3>(v662);
        let v681 = vadd(v662, v680);
        let v682 = vshl::<1>(v681);
        let v683 = vadd(v662, v682);
        let v684 = vadd(v624, v683);
        let v685 = vshl::<3>(v664);
        let v686 = vadd(v664, v685);
        let v687 = vshl::<1>(v686);
        let v688 = vadd(v664, v687);
        let v689 = vadd(v634, v688);
        let v691 = vadd(v669, vsplat(0x7cf_ffff_ffff_fd7a));
        let v692 = vsub(v691, v565);
        let v694 = vadd(v674, vsplat(0x61f_ffff_ffff_ff06));
        let v695 = vsub(v694, v570);
        let v697 = vadd(v679, vsplat(0x46f_ffff_ffff_ff3c));
        let v698 = vsub(v697, v575);
        let v699 = vadd(v684, vsplat(0x2bf_ffff_ffff_ff72));
        let v700 = vsub(v699, v580);
        let v701 = vadd(v689, vsplat(0x10f_ffff_ffff_ffa8));
        let v702 = vsub(v701, v585);
        let v703 = vadd(v267, vsplat(0x7cf_ffff_ffff_fd7a));
        let v704 = vsub(v703, v451);
        let v705 = vadd(v272, vsplat(0x61f_ffff_ffff_ff06));
        let v706 = vsub(v705, v456);
        let v707 = vadd(v277, vsplat(0x46f_ffff_ffff_ff3c));
        let v708 = vsub(v707, v461);
        let v709 = vadd(v282, vsplat(0x2bf_ffff_ffff_ff72));
        let v710 = vsub(v709, v466);
        let v711 = vadd(v287, vsplat(0x10f_ffff_ffff_ffa8));
        let v712 = vsub(v711, v471);
        let v713 = vadd(v267, v451);
        let v714 = vadd(v272, v456);
        let v715 = vadd(v277, v461);
        let v716 = vadd(v282, v466);
        let v717 = vadd(v287, v471);
        let v718 = vadd(v669, v565);
        let v719 = vadd(v674, v570);
        let v720 = vadd(v679, v575);
        let v721 = vadd(v684, v580);
        let v722 = vadd(v689, v585);
        let v723 = vshr::<51>(v692);
        let v724 = vshr::<51>(v695);
        let v725 = vshr::<51>(v698);
        let v726 = vshr::<51>(v700);
        let v727 = vshr::<51>(v702);
        let v728 = vand(v692, vsplat(0x7_ffff_ffff_ffff));
        let v729 = vand(v695, vsplat(0x7_ffff_ffff_ffff));
        let v730 = vand(v698, vsplat(0x7_ffff_ffff_ffff));
        let v731 = vand(v700, vsplat(0x7_ffff_ffff_ffff));
        let v732 = vand(v702, vsplat(0x7_ffff_ffff_ffff));
        let v733 = vadd(v729, v723);
        let v734 = vadd(v730, v724);
        let v735 = vadd(v731, v725);
        let v736 = vadd(v732, v726);
        let v737 = vmadd52lo(v728, v727, vsplat(19));
        let v738 = vshr::<51>(v704);
        let v739 = vshr::<51>(v706);
        let v740 = vshr::<51>(v708);
        let v741 = vshr::<51>(v710);
        let v742 = vshr::<51>(v712);
        let v743 = vand(v704, vsplat(0x7_ffff_ffff_ffff));
        let v744 = vand(v706, vsplat(0x7_ffff_ffff_ffff));
        let v745 = vand(v708, vsplat(0x7_ffff_ffff_ffff));
        let v746 = vand(v710, vsplat(0x7_ffff_ffff_ffff));
        let v747 = vand(v712, vsplat(0x7_ffff_ffff_ffff));
        let v748 = vadd(v744, v738);
        let v749 = vadd(v745, v739);
        let v750 = vadd(v746, v740);
        let v751 = vadd(v747, v741);
        let v752 = vmadd52lo(v743, v742, vsplat(19));
        let v753 = vshr::<51>(v713);
        let v754 = vshr::<51>(v714);
        let v755 = vshr::<51>(v715);
        let v756 = vshr::<51>(v716);
        let v757 = vshr::<51>(v717);
        let v758 = vand(v713, vsplat(0x7_ffff_ffff_ffff));
        let v759 = vand(v714, vsplat(0x7_ffff_ffff_ffff));
        let v760 = vand(v715, vsplat(0x7_ffff_ffff_ffff));
        let v761 = vand(v716, vsplat(0x7_ffff_ffff_ffff));
        let v762 = vand(v717, vsplat(0x7_ffff_ffff_ffff));
        let v763 = vadd(v759, v753);
        let v764 = vadd(v760, v754);
        let v765 = vadd(v761, v755);
        let v766 = vadd(v762, v756);
        let v767 = vmadd52lo(v758, v757, vsplat(19));
        let v768 = vshr::<51>(v718);
        let v769 = vshr::<51>(v719);
        let v770 = vshr::<51>(v720);
        let v771 = vshr::<51>(v721);
        let v772 = vshr::<51>(v722);
        let v773 = vand(v718, vsplat(0x7_ffff_ffff_ffff));
        let v774 = vand(v719, vsplat(0x7_ffff_ffff_ffff));
        let v775 = vand(v720, vsplat(0x7_ffff_ffff_ffff));
        let v776 = vand(v721, vsplat(0x7_ffff_ffff_ffff));
        let v777 = vand(v722, vsplat(0x7_ffff_ffff_ffff));
        let v778 = vadd(v774, v768);
        let v779 = vadd(v775, v769);
        let v780 = vadd(v776, v770);
        let v781 = vadd(v777, v771);
        let v782 = vmadd52lo(v773, v772, vsplat(19));
        (Element([v737, v733, v734, v735, v736]), Element([v752, v748, v749, v750, v751]), Element([v767, v763, v764, v765, v766]), Element([v782, v778, v779, v780, v781]))
    }

    /// `C = T1 * td, S1 = Y1 + X1, R1 = Y1 - X1, A = R1 * difference, B = S1 * sum, F = Z1 - C, G = Z1 + C, Z3 = F * G, H = B + A, Y3 = G * H, E = B - A, T3 = E * H, X3 = E * F (mod p)`
    ///
    /// - takes `x1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `y1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `z1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `t1`: every word in `[0, 0x80fffffffffff]`
    /// - takes `sum`: every word in `[0, 0x80fffffffffff]`
    /// - takes `difference`: every word in `[0, 0x80fffffffffff]`
    /// - takes `td`: every word in `[0, 0x80fffffffffff]`
    /// - returns `x3`: every word in `[0, 0x80fffffffffff]`
    /// - returns `y3`: every word in `[0, 0x80fffffffffff]`
    /// - returns `z3`: every word in `[0, 0x80fffffffffff]`
    /// - returns `t3`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn edwards_add_table(
        x1: &Element,
        y1: &Element,
        z1: &Element,
        t1: &Element,
        sum: &Element,
        difference: &Element,
        td: &Element,
    ) -> (Element, Element, Element, Element) {
        let [x10, x11, x12, x13, x14] = x1.0;
        let [y10, y11, y12, y13, y14] = y1.0;
        let [z10, z11, z12, z13, z14] = z1.0;
        let [t10, t11, t12, t13, t14] = t1.0;
        let [sum0, sum1, sum2, sum3, sum4] = sum.0;
        let [
            difference0,
            difference1,
            difference2,
            difference3,
            difference4,
        ] = difference.0;
        let [td0, td1, td2, td3, td4] = td.0;
        let v36 = vmadd52lo(vsplat(0), t10, td0);
        let v37 = vmadd52hi(vsplat(0), t10, td0);
        let v38 = vadd(v37, v37);
        let v39 = vmadd52lo(v38, t10, td1);
        let v40 = vmadd52lo(v39, t11, td0);
        let v41 = vmadd52hi(vsplat(0), t10, td1);
        let v42 = vmadd52hi(v41, t11, td0);
        let v43 = vadd(v42, v42);
        let v44 = vmadd52lo(v43, t10, td2);
        let v45 = vmadd52lo(v44, t11, td1);
        let v46 = vmadd52lo(v45, t12, td0);
        let v47 = vmadd52hi(vsplat(0), t10, td2);
        let v48 = vmadd52hi(v47, t11, td1);
        let v49 = vmadd52hi(v48, t12, td0);
        let v50 = vadd(v49, v49);
        let v51 = vmadd52lo(v50, t10, td3);
        let v52 = vmadd52lo(v51, t11, td2);
        let v53 = vmadd52lo(v52, t12, td1);
        let v54 = vmadd52lo(v53, t13, td0);
        let v55 = vmadd52hi(vsplat(0), t10, td3);
        let v56 = vmadd52hi(v55, t11, td2);
        let v57 = vmadd52hi(v56, t12, td1);
        let v58 = vmadd52hi(v57, t13, td0);
        let v59 = vadd(v58, v58);
        let v60 = vmadd52lo(v59, t10, td4);
        let v61 = vmadd52lo(v60, t11, td3);
        let v62 = vmadd52lo(v61, t12, td2);
        let v63 = vmadd52lo(v62, t13, td1);
        let v64 = vmadd52lo(v63, t14, td0);
        let v65 = vmadd52hi(vsplat(0), t10, td4);
        let v66 = vmadd52hi(v65, t11, td3);
        let v67 = vmadd52hi(v66, t12, td2);
        let v68 = vmadd52hi(v67, t13, td1);
        let v69 = vmadd52hi(v68, t14, td0);
        let v70 = vadd(v69, v69);
        let v71 = vmadd52lo(v70, t11, td4);
        let v72 = vmadd52lo(v71, t12, td3);
        let v73 = vmadd52lo(v72, t13, td2);
        let v74 = vmadd52lo(v73, t14, td1);
        let v75 = vmadd52hi(vsplat(0), t11, td4);
        let v76 = vmadd52hi(v75, t12, td3);
        let v77 = vmadd52hi(v76, t13, td2);
        let v78 = vmadd52hi(v77, t14, td1);
        let v79 = vadd(v78, v78);
        let v80 = vmadd52lo(v79, t12, td4);
        let v81 = vmadd52lo(v80, t13, td3);
        let v82 = vmadd52lo(v81, t14, td2);
        let v83 = vmadd52hi(vsplat(0), t12, td4);
        let v84 = vmadd52hi(v83, t13, td3);
        let v85 = vmadd52hi(v84, t14, td2);
        let v86 = vadd(v85, v85);
        let v87 = vmadd52lo(v86, t13, td4);
        let v88 = vmadd52lo(v87, t14, td3);
        let v89 = vmadd52hi(vsplat(0), t13, td4);
        let v90 = vmadd52hi(v89, t14, td3);
        let v91 = vadd(v90, v90);
        let v92 = vmadd52lo(v91, t14, td4);
        let v93 = vmadd52hi(vsplat(0), t14, td4);
        let v94 = vadd(v93, v93);
        let v95 = vshl::<3>(v74);
        let v96 = vadd(v74, v95);
        let v97 = vshl::<1>(v96);
        let v98 = vadd(v74, v97);
        let v99 = vadd(v36, v98);
        let v100 = vshl::<3>(v82);
        let v101 = vadd(v82, v100);
        let v102 = vshl::<1>(v101);
        let v103 = vadd(v82, v102);
        let v104 = vadd(v40, v103);
        let v105 = vshl::<3>(v88);
        let v106 = vadd(v88, v105);
        let v107 = vshl::<1>(v106);
        let v108 = vadd(v88, v107);
        let v109 = vadd(v46, v108);
        let v110 = vshl::<3>(v92);
        let v111 = vadd(v92, v110);
        let v112 = vshl::<1>(v111);
        let v113 = vadd(v92, v112);
        let v114 = vadd(v54, v113);
        let v115 = vshl::<3>(v94);
        let v116 = vadd(v94, v115);
        let v117 = vshl::<1>(v116);
        let v118 = vadd(v94, v117);
        let v119 = vadd(v64, v118);
        let v120 = vadd(y10, x10);
        let v121 = vadd(y11, x11);
        let v122 = vadd(y12, x12);
        let v123 = vadd(y13, x13);
        let v124 = vadd(y14, x14);
        let v125 = vshr::<51>(v120);
        let v126 = vshr::<51>(v121);
        let v127 = vshr::<51>(v122);
        let v128 = vshr::<51>(v123);
        let v129 = vshr::<51>(v124);
        let v130 = vand(v120, vsplat(0x7_ffff_ffff_ffff));
        let v131 = vand(v121, vsplat(0x7_ffff_ffff_ffff));
        let v132 = vand(v122, vsplat(0x7_ffff_ffff_ffff));
        let v133 = vand(v123, vsplat(0x7_ffff_ffff_ffff));
        let v134 = vand(v124, vsplat(0x7_ffff_ffff_ffff));
        let v135 = vadd(v131, v125);
        let v136 = vadd(v132, v126);
        let v137 = vadd(v133, v127);
        let v138 = vadd(v134, v128);
        let v140 = vmadd52lo(v130, v129, vsplat(19));
        let v142 = vadd(y10, vsplat(0xf_ffff_ffff_ffda));
        let v143 = vsub(v142, x10);
        let v145 = vadd(y11, vsplat(0xf_ffff_ffff_fffe));
        let v146 = vsub(v145, x11);
        let v147 = vadd(y12, vsplat(0xf_ffff_ffff_fffe));
        let v148 = vsub(v147, x12);
        let v149 = vadd(y13, vsplat(0xf_ffff_ffff_fffe));
        let v150 = vsub(v149, x13);
        let v151 = vadd(y14, vsplat(0xf_ffff_ffff_fffe));
        let v152 = vsub(v151, x14);
        let v153 = vshr::<51>(v143);
        let v154 = vshr::<51>(v146);
        let v155 = vshr::<51>(v148);
        let v156 = vshr::<51>(v150);
        let v157 = vshr::<51>(v152);
        let v158 = vand(v143, vsplat(0x7_ffff_ffff_ffff));
        let v159 = vand(v146, vsplat(0x7_ffff_ffff_ffff));
        let v160 = vand(v148, vsplat(0x7_ffff_ffff_ffff));
        let v161 = vand(v150, vsplat(0x7_ffff_ffff_ffff));
        let v162 = vand(v152, vsplat(0x7_ffff_ffff_ffff));
        let v163 = vadd(v159, v153);
        let v164 = vadd(v160, v154);
        let v165 = vadd(v161, v155);
        let v166 = vadd(v162, v156);
        let v167 = vmadd52lo(v158, v157, vsplat(19));
        let v168 = vmadd52lo(vsplat(0), v167, difference0);
        let v169 = vmadd52hi(vsplat(0), v167, difference0);
        let v170 = vadd(v169, v169);
        let v171 = vmadd52lo(v170, v167, difference1);
        let v172 = vmadd52lo(v171, v163, difference0);
        let v173 = vmadd52hi(vsplat(0), v167, difference1);
        let v174 = vmadd52hi(v173, v163, difference0);
        let v175 = vadd(v174, v174);
        let v176 = vmadd52lo(v175, v167, difference2);
        let v177 = vmadd52lo(v176, v163, difference1);
        let v178 = vmadd52lo(v177, v164, difference0);
        let v179 = vmadd52hi(vsplat(0), v167, difference2);
        let v180 = vmadd52hi(v179, v163, difference1);
        let v181 = vmadd52hi(v180, v164, difference0);
        let v182 = vadd(v181, v181);
        let v183 = vmadd52lo(v182, v167, difference3);
        let v184 = vmadd52lo(v183, v163, difference2);
        let v185 = vmadd52lo(v184, v164, difference1);
        let v186 = vmadd52lo(v185, v165, difference0);
        let v187 = vmadd52hi(vsplat(0), v167, difference3);
        let v188 = vmadd52hi(v187, v163, difference2);
        let v189 = vmadd52hi(v188, v164, difference1);
        let v190 = vmadd52hi(v189, v165, difference0);
        let v191 = vadd(v190, v190);
        let v192 = vmadd52lo(v191, v167, difference4);
        let v193 = vmadd52lo(v192, v163, difference3);
        let v194 = vmadd52lo(v193, v164, difference2);
        let v195 = vmadd52lo(v194, v165, difference1);
        let v196 = vmadd52lo(v195, v166, difference0);
        let v197 = vmadd52hi(vsplat(0), v167, difference4);
        let v198 = vmadd52hi(v197, v163, difference3);
        let v199 = vmadd52hi(v198, v164, difference2);
        let v200 = vmadd52hi(v199, v165, difference1);
        let v201 = vmadd52hi(v200, v166, difference0);
        let v202 = vadd(v201, v201);
        let v203 = vmadd52lo(v202, v163, difference4);
        let v204 = vmadd52lo(v203, v164, difference3);
        let v205 = vmadd52lo(v204, v165, difference2);
        let v206 = vmadd52lo(v205, v166, difference1);
        let v207 = vmadd52hi(vsplat(0), v163, difference4);
        let v208 = vmadd52hi(v207, v164, difference3);
        let v209 = vmadd52hi(v208, v165, difference2);
        let v210 = vmadd52hi(v209, v166, difference1);
        let v211 = vadd(v210, v210);
        let v212 = vmadd52lo(v211, v164, difference4);
        let v213 = vmadd52lo(v212, v165, difference3);
        let v214 = vmadd52lo(v213, v166, difference2);
        let v215 = vmadd52hi(vsplat(0), v164, difference4);
        let v216 = vmadd52hi(v215, v165, difference3);
        let v217 = vmadd52hi(v216, v166, difference2);
        let v218 = vadd(v217, v217);
        let v219 = vmadd52lo(v218, v165, difference4);
        let v220 = vmadd52lo(v219, v166, difference3);
        let v221 = vmadd52hi(vsplat(0), v165, difference4);
        let v222 = vmadd52hi(v221, v166, difference3);
        let v223 = vadd(v222, v222);
        let v224 = vmadd52lo(v223, v166, difference4);
        let v225 = vmadd52hi(vsplat(0), v166, difference4);
        let v226 = vadd(v225, v225);
        let v227 = vshl::<3>(v206);
        let v228 = vadd(v206, v227);
        let v229 = vshl::<1>(v228);
        let v230 = vadd(v206, v229);
        let v231 = vadd(v168, v230);
        let v232 = vshl::<3>(v214);
        let v233 = vadd(v214, v232);
        let v234 = vshl::<1>(v233);
        let v235 = vadd(v214, v234);
        let v236 = vadd(v172, v235);
        let v237 = vshl::<3>(v220);
        let v238 = vadd(v220, v237);
        let v239 = vshl::<1>(v238);
        let v240 = vadd(v220, v239);
        let v241 = vadd(v178, v240);
        let v242 = vshl::<3>(v224);
        let v243 = vadd(v224, v242);
        let v244 = vshl::<1>(v243);
        let v245 = vadd(v224, v244);
        let v246 = vadd(v186, v245);
        let v247 = vshl::<3>(v226);
        let v248 = vadd(v226, v247);
        let v249 = vshl::<1>(v248);
        let v250 = vadd(v226, v249);
        let v251 = vadd(v196, v250);
        let v252 = vmadd52lo(vsplat(0), v140, sum0);
        let v253 = vmadd52hi(vsplat(0), v140, sum0);
        let v254 = vadd(v253, v253);
        let v255 = vmadd52lo(v254, v140, sum1);
        let v256 = vmadd52lo(v255, v135, sum0);
        let v257 = vmadd52hi(vsplat(0), v140, sum1);
        let v258 = vmadd52hi(v257, v135, sum0);
        let v259 = vadd(v258, v258);
        let v260 = vmadd52lo(v259, v140, sum2);
        let v261 = vmadd52lo(v260, v135, sum1);
        let v262 = vmadd52lo(v261, v136, sum0);
        let v263 = vmadd52hi(vsplat(0), v140, sum2);
        let v264 = vmadd52hi(v263, v135, sum1);
        let v265 = vmadd52hi(v264, v136, sum0);
        let v266 = vadd(v265, v265);
        let v267 = vmadd52lo(v266, v140, sum3);
        let v268 = vmadd52lo(v267, v135, sum2);
        let v269 = vmadd52lo(v268, v136, sum1);
        let v270 = vmadd52lo(v269, v137, sum0);
        let v271 = vmadd52hi(vsplat(0), v140, sum3);
        let v272 = vmadd52hi(v271, v135, sum2);
        let v273 = vmadd52hi(v272, v136, sum1);
        let v274 = vmadd52hi(v273, v137, sum0);
        let v275 = vadd(v274, v274);
        let v276 = vmadd52lo(v275, v140, sum4);
        let v277 = vmadd52lo(v276, v135, sum3);
        let v278 = vmadd52lo(v277, v136, sum2);
        let v279 = vmadd52lo(v278, v137, sum1);
        let v280 = vmadd52lo(v279, v138, sum0);
        let v281 = vmadd52hi(vsplat(0), v140, sum4);
        let v282 = vmadd52hi(v281, v135, sum3);
        let v283 = vmadd52hi(v282, v136, sum2);
        let v284 = vmadd52hi(v283, v137, sum1);
        let v285 = vmadd52hi(v284, v138, sum0);
        let v286 = vadd(v285, v285);
        let v287 = vmadd52lo(v286, v135, sum4);
        let v288 = vmadd52lo(v287, v136, sum3);
        let v289 = vmadd52lo(v288, v137, sum2);
        let v290 = vmadd52lo(v289, v138, sum1);
        let v291 = vmadd52hi(vsplat(0), v135, sum4);
        let v292 = vmadd52hi(v291, v136, sum3);
        let v293 = vmadd52hi(v292, v137, sum2);
        let v294 = vmadd52hi(v293, v138, sum1);
        let v295 = vadd(v294, v294);
        let v296 = vmadd52lo(v295, v136, sum4);
        let v297 = vmadd52lo(v296, v137, sum3);
        let v298 = vmadd52lo(v297, v138, sum2);
        let v299 = vmadd52hi(vsplat(0), v136, sum4);
        let v300 = vmadd52hi(v299, v137, sum3);
        let v301 = vmadd52hi(v300, v138, sum2);
        let v302 = vadd(v301, v301);
        let v303 = vmadd52lo(v302, v137, sum4);
        let v304 = vmadd52lo(v303, v138, sum3);
        let v305 = vmadd52hi(vsplat(0), v137, sum4);
        let v306 = vmadd52hi(v305, v138, sum3);
        let v307 = vadd(v306, v306);
        let v308 = vmadd52lo(v307, v138, sum4);
        let v309 = vmadd52hi(vsplat(0), v138, sum4);
        let v310 = vadd(v309, v309);
        let v311 = vshl::<3>(v290);
        let v312 = vadd(v290, v311);
        let v313 = vshl::<1>(v312);
        let v314 = vadd(v290, v313);
        let v315 = vadd(v252, v314);
        let v316 = vshl::<3>(v298);
        let v317 = vadd(v298, v316);
        let v318 = vshl::<1>(v317);
        let v319 = vadd(v298, v318);
        let v320 = vadd(v256, v319);
        let v321 = vshl::<3>(v304);
        let v322 = vadd(v304, v321);
        let v323 = vshl::<1>(v322);
        let v324 = vadd(v304, v323);
        let v325 = vadd(v262, v324);
        let v326 = vshl::<3>(v308);
        let v327 = vadd(v308, v326);
        let v328 = vshl::<1>(v327);
        let v329 = vadd(v308, v328);
        let v330 = vadd(v270, v329);
        let v331 = vshl::<3>(v310);
        let v332 = vadd(v310, v331);
        let v333 = vshl::<1>(v332);
        let v334 = vadd(v310, v333);
        let v335 = vadd(v280, v334);
        let v337 = vadd(z10, vsplat(0x7d7_ffff_ffff_fd7a));
        let v338 = vsub(v337, v99);
        let v340 = vadd(z11, vsplat(0x627_ffff_ffff_ff05));
        let v341 = vsub(v340, v104);
        let v343 = vadd(z12, vsplat(0x46f_ffff_ffff_ff3b));
        let v344 = vsub(v343, v109);
        let v346 = vadd(z13, vsplat(0x2bf_ffff_ffff_ff72));
        let v347 = vsub(v346, v114);
        let v349 = vadd(z14, vsplat(0x10f_ffff_ffff_ffa8));
        let v350 = vsub(v349, v119);
        let v351 = vshr::<51>(v338);
        let v352 = vshr::<51>(v341);
        let v353 = vshr::<51>(v344);
        let v354 = vshr::<51>(v347);
        let v355 = vshr::<51>(v350);
        let v356 = vand(v338, vsplat(0x7_ffff_ffff_ffff));
        let v357 = vand(v341, vsplat(0x7_ffff_ffff_ffff));
        let v358 = vand(v344, vsplat(0x7_ffff_ffff_ffff));
        let v359 = vand(v347, vsplat(0x7_ffff_ffff_ffff));
        let v360 = vand(v350, vsplat(0x7_ffff_ffff_ffff));
        let v361 = vadd(v357, v351);
        let v362 = vadd(v358, v352);
        let v363 = vadd(v359, v353);
        let v364 = vadd(v360, v354);
        let v365 = vmadd52lo(v356, v355, vsplat(19));
        let v366 = vadd(z10, v99);
        let v367 = vadd(z11, v104);
        let v368 = vadd(z12, v109);
        let v369 = vadd(z13, v114);
        let v370 = vadd(z14, v119);
        let v371 = vshr::<51>(v366);
        let v372 = vshr::<51>(v367);
        let v373 = vshr::<51>(v368);
        let v374 = vshr::<51>(v369);
        let v375 = vshr::<51>(v370);
        let v376 = vand(v366, vsplat(0x7_ffff_ffff_ffff));
        let v377 = vand(v367, vsplat(0x7_ffff_ffff_ffff));
        let v378 = vand(v368, vsplat(0x7_ffff_ffff_ffff));
        let v379 = vand(v369, vsplat(0x7_ffff_ffff_ffff));
        let v380 = vand(v370, vsplat(0x7_ffff_ffff_ffff));
        let v381 = vadd(v377, v371);
        let v382 = vadd(v378, v372);
        let v383 = vadd(v379, v373);
        let v384 = vadd(v380, v374);
        let v385 = vmadd52lo(v376, v375, vsplat(19));
        let v386 = vmadd52lo(vsplat(0), v365, v385);
        let v387 = vmadd52hi(vsplat(0), v365, v385);
        let v388 = vadd(v387, v387);
        let v389 = vmadd52lo(v388, v365, v381);
        let v390 = vmadd52lo(v389, v361, v385);
        let v391 = vmadd52hi(vsplat(0), v365, v381);
        let v392 = vmadd52hi(v391, v361, v385);
        let v393 = vadd(v392, v392);
        let v394 = vmadd52lo(v393, v365, v382);
        let v395 = vmadd52lo(v394, v361, v381);
        let v396 = vmadd52lo(v395, v362, v385);
        let v397 = vmadd52hi(vsplat(0), v365, v382);
        let v398 = vmadd52hi(v397, v361, v381);
        let v399 = vmadd52hi(v398, v362, v385);
        let v400 = vadd(v399, v399);
        let v401 = vmadd52lo(v400, v365, v383);
        let v402 = vmadd52lo(v401, v361, v382);
        let v403 = vmadd52lo(v402, v362, v381);
        let v404 = vmadd52lo(v403, v363, v385);
        let v405 = vmadd52hi(vsplat(0), v365, v383);
        let v406 = vmadd52hi(v405, v361, v382);
        let v407 = vmadd52hi(v406, v362, v381);
        let v408 = vmadd52hi(v407, v363, v385);
        let v409 = vadd(v408, v408);
        let v410 = vmadd52lo(v409, v365, v384);
        let v411 = vmadd52lo(v410, v361, v383);
        let v412 = vmadd52lo(v411, v362, v382);
        let v413 = vmadd52lo(v412, v363, v381);
        let v414 = vmadd52lo(v413, v364, v385);
        let v415 = vmadd52hi(vsplat(0), v365, v384);
        let v416 = vmadd52hi(v415, v361, v383);
        let v417 = vmadd52hi(v416, v362, v382);
        let v418 = vmadd52hi(v417, v363, v381);
        let v419 = vmadd52hi(v418, v364, v385);
        let v420 = vadd(v419, v419);
        let v421 = vmadd52lo(v420, v361, v384);
        let v422 = vmadd52lo(v421, v362, v383);
        let v423 = vmadd52lo(v422, v363, v382);
        let v424 = vmadd52lo(v423, v364, v381);
        let v425 = vmadd52hi(vsplat(0), v361, v384);
        let v426 = vmadd52hi(v425, v362, v383);
        let v427 = vmadd52hi(v426, v363, v382);
        let v428 = vmadd52hi(v427, v364, v381);
        let v429 = vadd(v428, v428);
        let v430 = vmadd52lo(v429, v362, v384);
        let v431 = vmadd52lo(v430, v363, v383);
        let v432 = vmadd52lo(v431, v364, v382);
        let v433 = vmadd52hi(vsplat(0), v362, v384);
        let v434 = vmadd52hi(v433, v363, v383);
        let v435 = vmadd52hi(v434, v364, v382);
        let v436 = vadd(v435, v435);
        let v437 = vmadd52lo(v436, v363, v384);
        let v438 = vmadd52lo(v437, v364, v383);
        let v439 = vmadd52hi(vsplat(0), v363, v384);
        let v440 = vmadd52hi(v439, v364, v383);
        let v441 = vadd(v440, v440);
        let v442 = vmadd52lo(v441, v364, v384);
        let v443 = vmadd52hi(vsplat(0), v364, v384);
        let v444 = vadd(v443, v443);
        let v445 = vshl::<3>(v424);
        let v446 = vadd(v424, v445);
        let v447 = vshl::<1>(v446);
        let v448 = vadd(v424, v447);
        let v449 = vadd(v386, v448);
        let v450 = vshl::<3>(v432);
        let v451 = vadd(v432, v450);
        let v452 = vshl::<1>(v451);
        let v453 = vadd(v432, v452);
        let v454 = vadd(v390, v453);
        let v455 = vshl::<3>(v438);
        let v456 = vadd(v438, v455);
        let v457 = vshl::<1>(v456);
        let v458 = vadd(v438, v457);
        let v459 = vadd(v396, v458);
        let v460 = vshl::<3>(v442);
        let v461 = vadd(v442, v460);
        let v462 = vshl::<1>(v461);
        let v463 = vadd(v442, v462);
        let v464 = vadd(v404, v463);
        let v465 = vshl::<3>(v444);
        let v466 = vadd(v444, v465);
        let v467 = vshl::<1>(v466);
        let v468 = vadd(v444, v467);
        let v469 = vadd(v414, v468);
        let v470 = vadd(v315, v231);
        let v471 = vadd(v320, v236);
        let v472 = vadd(v325, v241);
        let v473 = vadd(v330, v246);
        let v474 = vadd(v335, v251);
        let v475 = vshr::<51>(v470);
        let v476 = vshr::<51>(v471);
        let v477 = vshr::<51>(v472);
        let v478 = vshr::<51>(v473);
        let v479 = vshr::<51>(v474);
        let v480 = vand(v470, vsplat(0x7_ffff_ffff_ffff));
        let v481 = vand(v471, vsplat(0x7_ffff_ffff_ffff));
        let v482 = vand(v472, vsplat(0x7_ffff_ffff_ffff));
        let v483 = vand(v473, vsplat(0x7_ffff_ffff_ffff));
        let v484 = vand(v474, vsplat(0x7_ffff_ffff_ffff));
        let v485 = vadd(v481, v475);
        let v486 = vadd(v482, v476);
        let v487 = vadd(v483, v477);
        let v488 = vadd(v484, v478);
        let v489 = vmadd52lo(v480, v479, vsplat(19));
        let v490 = vmadd52lo(vsplat(0), v385, v489);
        let v491 = vmadd52hi(vsplat(0), v385, v489);
        let v492 = vadd(v491, v491);
        let v493 = vmadd52lo(v492, v385, v485);
        let v494 = vmadd52lo(v493, v381, v489);
        let v495 = vmadd52hi(vsplat(0), v385, v485);
        let v496 = vmadd52hi(v495, v381, v489);
        let v497 = vadd(v496, v496);
        let v498 = vmadd52lo(v497, v385, v486);
        let v499 = vmadd52lo(v498, v381, v485);
        let v500 = vmadd52lo(v499, v382, v489);
        let v501 = vmadd52hi(vsplat(0), v385, v486);
        let v502 = vmadd52hi(v501, v381, v485);
        let v503 = vmadd52hi(v502, v382, v489);
        let v504 = vadd(v503, v503);
        let v505 = vmadd52lo(v504, v385, v487);
        let v506 = vmadd52lo(v505, v381, v486);
        let v507 = vmadd52lo(v506, v382, v485);
        let v508 = vmadd52lo(v507, v383, v489);
        let v509 = vmadd52hi(vsplat(0), v385, v487);
        let v510 = vmadd52hi(v509, v381, v486);
        let v511 = vmadd52hi(v510, v382, v485);
        let v512 = vmadd52hi(v511, v383, v489);
        let v513 = vadd(v512, v512);
        let v514 = vmadd52lo(v513, v385, v488);
        let v515 = vmadd52lo(v514, v381, v487);
        let v516 = vmadd52lo(v515, v382, v486);
        let v517 = vmadd52lo(v516, v383, v485);
        let v518 = vmadd52lo(v517, v384, v489);
        let v519 = vmadd52hi(vsplat(0), v385, v488);
        let v520 = vmadd52hi(v519, v381, v487);
        let v521 = vmadd52hi(v520, v382, v486);
        let v522 = vmadd52hi(v521, v383, v485);
        let v523 = vmadd52hi(v522, v384, v489);
        let v524 = vadd(v523, v523);
        let v525 = vmadd52lo(v524, v381, v488);
        let v526 = vmadd52lo(v525, v382, v487);
        let v527 = vmadd52lo(v526, v383, v486);
        let v528 = vmadd52lo(v527, v384, v485);
        let v529 = vmadd52hi(vsplat(0), v381, v488);
        let v530 = vmadd52hi(v529, v382, v487);
        let v531 = vmadd52hi(v530, v383, v486);
        let v532 = vmadd52hi(v531, v384, v485);
        let v533 = vadd(v532, v532);
        let v534 = vmadd52lo(v533, v382, v488);
        let v535 = vmadd52lo(v534, v383, v487);
        let v536 = vmadd52lo(v535, v384, v486);
        let v537 = vmadd52hi(vsplat(0), v382, v488);
        let v538 = vmadd52hi(v537, v383, v487);
        let v539 = vmadd52hi(v538, v384, v486);
        let v540 = vadd(v539, v539);
        let v541 = vmadd52lo(v540, v383, v488);
        let v542 = vmadd52lo(v541, v384, v487);
        let v543 = vmadd52hi(vsplat(0), v383, v488);
        let v544 = vmadd52hi(v543, v384, v487);
        let v545 = vadd(v544, v544);
        let v546 = vmadd52lo(v545, v384, v488);
        let v547 = vmadd52hi(vsplat(0), v384, v488);
        let v548 = vadd(v547, v547);
        let v549 = vshl::<3>(v528);
        let v550 = vadd(v528, v549);
        let v551 = vshl::<1>(v550);
        let v552 = vadd(v528, v551);
        let v553 = vadd(v490, v552);
        let v554 = vshl::<3>(v536);
        let v555 = vadd(v536, v554);
        let v556 = vshl::<1>(v555);
        let v557 = vadd(v536, v556);
        let v558 = vadd(v494, v557);
        let v559 = vshl::<3>(v542);
        let v560 = vadd(v542, v559);
        let v561 = vshl::<1>(v560);
        let v562 = vadd(v542, v561);
        let v563 = vadd(v500, v562);
        let v564 = vshl::<3>(v546);
        let v565 = vadd(v546, v564);
        let v566 = vshl::<1>(v565);
        let v567 = vadd(v546, v566);
        let v568 = vadd(v508, v567);
        let v569 = vshl::<3>(v548);
        let v570 = vadd(v548, v569);
        let v571 = vshl::<1>(v570);
        let v572 = vadd(v548, v571);
        let v573 = vadd(v518, v572);
        let v575 = vadd(v315, vsplat(0x7cf_ffff_ffff_fd7a));
        let v576 = vsub(v575, v231);
        let v578 = vadd(v320, vsplat(0x61f_ffff_ffff_ff06));
        let v579 = vsub(v578, v236);
        let v581 = vadd(v325, vsplat(0x46f_ffff_ffff_ff3c));
        let v582 = vsub(v581, v241);
        let v583 = vadd(v330, vsplat(0x2bf_ffff_ffff_ff72));
        let v584 = vsub(v583, v246);
        let v585 = vadd(v335, vsplat(0x10f_ffff_ffff_ffa8));
        let v586 = vsub(v585, v251);
        let v587 = vshr::<51>(v576);
        let v588 = vshr::<51>(v579);
        let v589 = vshr::<51>(v582);
        let v590 = vshr::<51>(v584);
        let v591 = vshr::<51>(v586);
        let v592 = vand(v576, vsplat(0x7_ffff_ffff_ffff));
        let v593 = vand(v579, vsplat(0x7_ffff_ffff_ffff));
        let v594 = vand(v582, vsplat(0x7_ffff_ffff_ffff));
        let v595 = vand(v584, vsplat(0x7_ffff_ffff_ffff));
        let v596 = vand(v586, vsplat(0x7_ffff_ffff_ffff));
        let v597 = vadd(v593, v587);
        let v598 = vadd(v594, v588);
        let v599 = vadd(v595, v589);
        let v600 = vadd(v596, v590);
        let v601 = vmadd52lo(v592, v591, vsplat(19));
        let v602 = vmadd52lo(vsplat(0), v601, v489);
        let v603 = vmadd52hi(vsplat(0), v601, v489);
        let v604 = vadd(v603, v603);
        let v605 = vmadd52lo(v604, v601, v485);
        let v606 = vmadd52lo(v605, v597, v489);
        let v607 = vmadd52hi(vsplat(0), v601, v485);
        let v608 = vmadd52hi(v607, v597, v489);
        let v609 = vadd(v608, v608);
        let v610 = vmadd52lo(v609, v601, v486);
        let v611 = vmadd52lo(v610, v597, v485);
        let v612 = vmadd52lo(v611, v598, v489);
        let v613 = vmadd52hi(vsplat(0), v601, v486);
        let v614 = vmadd52hi(v613, v597, v485);
        let v615 = vmadd52hi(v614, v598, v489);
        let v616 = vadd(v615, v615);
        let v617 = vmadd52lo(v616, v601, v487);
        let v618 = vmadd52lo(v617, v597, v486);
        let v619 = vmadd52lo(v618, v598, v485);
        let v620 = vmadd52lo(v619, v599, v489);
        let v621 = vmadd52hi(vsplat(0), v601, v487);
        let v622 = vmadd52hi(v621, v597, v486);
        let v623 = vmadd52hi(v622, v598, v485);
        let v624 = vmadd52hi(v623, v599, v489);
        let v625 = vadd(v624, v624);
        let v626 = vmadd52lo(v625, v601, v488);
        let v627 = vmadd52lo(v626, v597, v487);
        let v628 = vmadd52lo(v627, v598, v486);
        let v629 = vmadd52lo(v628, v599, v485);
        let v630 = vmadd52lo(v629, v600, v489);
        let v631 = vmadd52hi(vsplat(0), v601, v488);
        let v632 = vmadd52hi(v631, v597, v487);
        let v633 = vmadd52hi(v632, v598, v486);
        let v634 = vmadd52hi(v633, v599, v485);
        let v635 = vmadd52hi(v634, v600, v489);
        let v636 = vadd(v635, v635);
        let v637 = vmadd52lo(v636, v597, v488);
        let v638 = vmadd52lo(v637, v598, v487);
        let v639 = vmadd52lo(v638, v599, v486);
        let v640 = vmadd52lo(v639, v600, v485);
        let v641 = vmadd52hi(vsplat(0), v597, v488);
        let v642 = vmadd52hi(v641, v598, v487);
        let v643 = vmadd52hi(v642, v599, v486);
        let v644 = vmadd52hi(v643, v600, v485);
        let v645 = vadd(v644, v644);
        let v646 = vmadd52lo(v645, v598, v488);
        let v647 = vmadd52lo(v646, v599, v487);
        let v648 = vmadd52lo(v647, v600, v486);
        let v649 = vmadd52hi(vsplat(0), v598, v488);
        let v650 = vmadd52hi(v649, v599, v487);
        let v651 = vmadd52hi(v650, v600, v486);
        let v652 = vadd(v651, v651);
        let v653 = vmadd52lo(v652, v599, v488);
        let v654 = vmadd52lo(v653, v600, v487);
        let v655 = vmadd52hi(vsplat(0), v599, v488);
        let v656 = vmadd52hi(v655, v600, v487);
        let v657 = vadd(v656, v656);
        let v658 = vmadd52lo(v657, v600, v488);
        let v659 = vmadd52hi(vsplat(0), v600, v488);
        let v660 = vadd(v659, v659);
        let v661 = vshl::<3>(v640);
        let v662 = vadd(v640, v661);
        let v663 = vshl::<1>(v662);
        let v664 = vadd(v640, v663);
        let v665 = vadd(v602, v664);
        let v666 = vshl::<3>(v648);
        let v667 = vadd(v648, v666);
        let v668 = vshl::<1>(v667);
        let v669 = vadd(v648, v668);
        let v670 = vadd(v606, v669);
        let v671 = vshl::<3>(v654);
        let v672 = vadd(v654, v671);
        let v673 = vshl::<1>(v672);
        let v674 = vadd(v654, v673);
        let v675 = vadd(v612, v674);
        let v676 = vshl::<3>(v658);
        let v677 = vadd(v658, v676);
        let v678 = vshl::<1>(v677);
        let v679 = vadd(v658, v678);
        let v680 = vadd(v620, v679);
        let v681 = vshl::<3>(v660);
        let v682 = vadd(v660, v681);
        let v683 = vshl::<1>(v682);
        let v684 = vadd(v660, v683);
        let v685 = vadd(v630, v684);
        let v686 = vmadd52lo(vsplat(0), v601, v365);
        let v687 = vmadd52hi(vsplat(0), v601, v365);
        let v688 = vadd(v687, v687);
        let v689 = vmadd52lo(v688, v601, v361);
        let v690 = vmadd52lo(v689, v597, v365);
        let v691 = vmadd52hi(vsplat(0), v601, v361);
        let v692 = vmadd52hi(v691, v597, v365);
        let v693 = vadd(v692, v692);
        let v694 = vmadd52lo(v693, v601, v362);
        let v695 = vmadd52lo(v694, v597, v361);
        let v696 = vmadd52lo(v695, v598, v365);
        let v697 = vmadd52hi(vsplat(0), v601, v362);
        let v698 = vmadd52hi(v697, v597, v361);
        let v699 = vmadd52hi(v698, v598, v365);
        let v700 = vadd(v699, v699);
        let v701 = vmadd52lo(v700, v601, v363);
        let v702 = vmadd52lo(v701, v597, v362);
        let v703 = vmadd52lo(v702, v598, v361);
        let v704 = vmadd52lo(v703, v599, v365);
        let v705 = vmadd52hi(vsplat(0), v601, v363);
        let v706 = vmadd52hi(v705, v597, v362);
        let v707 = vmadd52hi(v706, v598, v361);
        let v708 = vmadd52hi(v707, v599, v365);
        let v709 = vadd(v708, v708);
        let v710 = vmadd52lo(v709, v601, v364);
        let v711 = vmadd52lo(v710, v597, v363);
        let v712 = vmadd52lo(v711, v598, v362);
        let v713 = vmadd52lo(v712, v599, v361);
        let v714 = vmadd52lo(v713, v600, v365);
        let v715 = vmadd52hi(vsplat(0), v601, v364);
        let v716 = vmadd52hi(v715, v597, v363);
        let v717 = vmadd52hi(v716, v598, v362);
        let v718 = vmadd52hi(v717, v599, v361);
        let v719 = vmadd52hi(v718, v600, v365);
        let v720 = vadd(v719, v719);
        let v721 = vmadd52lo(v720, v597, v364);
        let v722 = vmadd52lo(v721, v598, v363);
        let v723 = vmadd52lo(v722, v599, v362);
        let v724 = vmadd52lo(v723, v600, v361);
        let v725 = vmadd52hi(vsplat(0), v597, v364);
        let v726 = vmadd52hi(v725, v598, v363);
        let v727 = vmadd52hi(v726, v599, v362);
        let v728 = vmadd52hi(v727, v600, v361);
        let v729 = vadd(v728, v728);
        let v730 = vmadd52lo(v729, v598, v364);
        let v731 = vmadd52lo(v730, v599, v363);
        let v732 = vmadd52lo(v731, v600, v362);
        let v733 = vmadd52hi(vsplat(0), v598, v364);
        let v734 = vmadd52hi(v733, v599, v363);
        let v735 = vmadd52hi(v734, v600, v362);
        let v736 = vadd(v735, v735);
        let v737 = vmadd52lo(v736, v599, v364);
        let v738 = vmadd52lo(v737, v600, v363);
        let v739 = vmadd52hi(vsplat(0), v599, v364);
        let v740 = vmadd52hi(v739, v600, v363);
        let v741 = vadd(v740, v740);
        let v742 = vmadd52lo(v741, v600, v364);
        let v743 = vmadd52hi(vsplat(0), v600, v364);
        let v744 = vadd(v743, v743);
        let v745 = vshl::<3>(v724);
        let v746 = vadd(v724, v745);
        let v747 = vshl::<1>(v746);
        let v748 = vadd(v724, v747);
        let v749 = vadd(v686, v748);
        let v750 = vshl::<3>(v732);
        let v751 = vadd(v732, v750);
        let v752 = vshl::<1>(v751);
        let v753 = vadd(v732, v752);
        let v754 = vadd(v690, v753);
        let v755 = vshl::<3>(v738);
        let v756 = vadd(v738, v755);
        let v757 = vshl::<1>(v756);
        let v758 = vadd(v738, v757);
        let v759 = vadd(v696, v758);
        let v760 = vshl::<3>(v742);
        let v761 = vadd(v742, v760);
        let v762 = vshl::<1>(v761);
        let v763 = vadd(v742, v762);
        let v764 = vadd(v704, v763);
        let v765 = vshl::<3>(v744);
        let v766 = vadd(v744, v765);
        let v767 = vshl::<1>(v766);
        let v768 = vadd(v744, v767);
        let v769 = vadd(v714, v768);
        let v770 = vshr::<51>(v749);
        let v771 = vshr::<51>(v754);
        let v772 = vshr::<51>(v759);
        let v773 = vshr::<51>(v764);
        let v774 = vshr::<51>(v769);
        let v775 = vand(v749, vsplat(0x7_ffff_ffff_ffff));
        let v776 = vand(v754, vsplat(0x7_ffff_ffff_ffff));
        let v777 = vand(v759, vsplat(0x7_ffff_ffff_ffff));
        let v778 = vand(v764, vsplat(0x7_ffff_ffff_ffff));
        let v779 = vand(v769, vsplat(0x7_ffff_ffff_ffff));
        let v780 = vadd(v776, v770);
        let v781 = vadd(v777, v771);
        let v782 = vadd(v778, v772);
        let v783 = vadd(v779, v773);
        let v784 = vmadd52lo(v775, v774, vsplat(19));
        let v785 = vshr::<51>(v553);
        let v786 = vshr::<51>(v558);
        let v787 = vshr::<51>(v563);
        let v788 = vshr::<51>(v568);
        let v789 = vshr::<51>(v573);
        let v790 = vand(v553, vsplat(0x7_ffff_ffff_ffff));
        let v791 = vand(v558, vsplat(0x7_ffff_ffff_ffff));
        let v792 = vand(v563, vsplat(0x7_ffff_ffff_ffff));
        let v793 = vand(v568, vsplat(0x7_ffff_ffff_ffff));
        let v794 = vand(v573, vsplat(0x7_ffff_ffff_ffff));
        let v795 = vadd(v791, v785);
        let v796 = vadd(v792, v786);
        let v797 = vadd(v793, v787);
        let v798 = vadd(v794, v788);
        let v799 = vmadd52lo(v790, v789, vsplat(19));
        let v800 = vshr::<51>(v449);
        let v801 = vshr::<51>(v454);
        let v802 = vshr::<51>(v459);
        let v803 = vshr::<51>(v464);
        let v804 = vshr::<51>(v469);
        let v805 = vand(v449, vsplat(0x7_ffff_ffff_ffff));
        let v806 = vand(v454, vsplat(0x7_ffff_ffff_ffff));
        let v807 = vand(v459, vsplat(0x7_ffff_ffff_ffff));
        let v808 = vand(v464, vsplat(0x7_ffff_ffff_ffff));
        let v809 = vand(v469, vsplat(0x7_ffff_ffff_ffff));
        let v810 = vadd(v806, v800);
        let v811 = vadd(v807, v801);
        let v812 = vadd(v808, v802);
        let v813 = vadd(v809, v803);
        let v814 = vmadd52lo(v805, v804, vsplat(19));
        let v815 = vshr::<51>(v665);
        let v816 = vshr::<51>(v670);
        let v817 = vshr::<51>(v675);
        let v818 = vshr::<51>(v680);
        let v819 = vshr::<51>(v685);
        let v820 = vand(v665, vsplat(0x7_ffff_ffff_ffff));
        let v821 = vand(v670, vsplat(0x7_ffff_ffff_ffff));
        let v822 = vand(v675, vsplat(0x7_ffff_ffff_ffff));
        let v823 = vand(v680, vsplat(0x7_ffff_ffff_ffff));
        let v824 = vand(v685, vsplat(0x7_ffff_ffff_ffff));
        let v825 = vadd(v821, v815);
        let v826 = vadd(v822, v816);
        let v827 = vadd(v823, v817);
        let v828 = vadd(v824, v818);
        let v829 = vmadd52lo(v820, v819, vsplat(19));
        (Element([v784, v780, v781, v782, v783]), Element([v799, v795, v796, v797, v798]), Element([v814, v810, v811, v812, v813]), Element([v829, v825, v826, v827, v828]))
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
