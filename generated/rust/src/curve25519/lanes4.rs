//! Arithmetic modulo 2^255 - 19 (curve25519). Machine-made by Limbforge: do not edit.
//!
//! 4 elements at once, each in a lane of vectors. The modules have the same functions: `portable` computes on arrays, the others with the instructions after which they are named.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^255 - 19
//! Recipe:  5x51 lanes(4) operand-scanning madd52 fold(19@columns:madd52) carry(parallel)
//! Limbs:   5 words of 64 bits
//! Lanes:   4, an element in each
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
pub const LANES: usize = 4;

/// Number of vectors in an `Element`.
pub const LIMBS: usize = 5;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 32;

/// Number of 64-bit words in an encoded element.
pub const WORDS: usize = 4;

/// A condition for each lane: bit i is that of lane i.
pub type Mask = u8;

/// The mask of all lanes.
pub const ALL: Mask = 15;

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
        let v14 = vmadd52lo(vsplat(0), a0, b1);
        let v15 = vmadd52lo(v14, a1, b0);
        let v16 = vadd(v13, v15);
        let v17 = vmadd52hi(vsplat(0), a0, b1);
        let v18 = vmadd52hi(v17, a1, b0);
        let v19 = vadd(v18, v18);
        let v20 = vmadd52lo(vsplat(0), a0, b2);
        let v21 = vmadd52lo(v20, a1, b1);
        let v22 = vmadd52lo(v21, a2, b0);
        let v23 = vadd(v19, v22);
        let v24 = vmadd52hi(vsplat(0), a0, b2);
        let v25 = vmadd52hi(v24, a1, b1);
        let v26 = vmadd52hi(v25, a2, b0);
        let v27 = vadd(v26, v26);
        let v28 = vmadd52lo(vsplat(0), a0, b3);
        let v29 = vmadd52lo(v28, a1, b2);
        let v30 = vmadd52lo(v29, a2, b1);
        let v31 = vmadd52lo(v30, a3, b0);
        let v32 = vadd(v27, v31);
        let v33 = vmadd52hi(vsplat(0), a0, b3);
        let v34 = vmadd52hi(v33, a1, b2);
        let v35 = vmadd52hi(v34, a2, b1);
        let v36 = vmadd52hi(v35, a3, b0);
        let v37 = vadd(v36, v36);
        let v38 = vmadd52lo(vsplat(0), a0, b4);
        let v39 = vmadd52lo(v38, a1, b3);
        let v40 = vmadd52lo(v39, a2, b2);
        let v41 = vmadd52lo(v40, a3, b1);
        let v42 = vmadd52lo(v41, a4, b0);
        let v43 = vadd(v37, v42);
        let v44 = vmadd52hi(vsplat(0), a0, b4);
        let v45 = vmadd52hi(v44, a1, b3);
        let v46 = vmadd52hi(v45, a2, b2);
        let v47 = vmadd52hi(v46, a3, b1);
        let v48 = vmadd52hi(v47, a4, b0);
        let v49 = vadd(v48, v48);
        let v50 = vmadd52lo(vsplat(0), a1, b4);
        let v51 = vmadd52lo(v50, a2, b3);
        let v52 = vmadd52lo(v51, a3, b2);
        let v53 = vmadd52lo(v52, a4, b1);
        let v54 = vadd(v49, v53);
        let v55 = vmadd52hi(vsplat(0), a1, b4);
        let v56 = vmadd52hi(v55, a2, b3);
        let v57 = vmadd52hi(v56, a3, b2);
        let v58 = vmadd52hi(v57, a4, b1);
        let v59 = vadd(v58, v58);
        let v60 = vmadd52lo(vsplat(0), a2, b4);
        let v61 = vmadd52lo(v60, a3, b3);
        let v62 = vmadd52lo(v61, a4, b2);
        let v63 = vadd(v59, v62);
        let v64 = vmadd52hi(vsplat(0), a2, b4);
        let v65 = vmadd52hi(v64, a3, b3);
        let v66 = vmadd52hi(v65, a4, b2);
        let v67 = vadd(v66, v66);
        let v68 = vmadd52lo(vsplat(0), a3, b4);
        let v69 = vmadd52lo(v68, a4, b3);
        let v70 = vadd(v67, v69);
        let v71 = vmadd52hi(vsplat(0), a3, b4);
        let v72 = vmadd52hi(v71, a4, b3);
        let v73 = vadd(v72, v72);
        let v74 = vmadd52lo(vsplat(0), a4, b4);
        let v75 = vadd(v73, v74);
        let v76 = vmadd52hi(vsplat(0), a4, b4);
        let v77 = vadd(v76, v76);
        let v78 = vshl::<3>(v54);
        let v79 = vadd(v54, v78);
        let v80 = vshl::<1>(v79);
        let v81 = vadd(v54, v80);
        let v82 = vadd(v11, v81);
        let v83 = vshl::<3>(v63);
        let v84 = vadd(v63, v83);
        let v85 = vshl::<1>(v84);
        let v86 = vadd(v63, v85);
        let v87 = vadd(v16, v86);
        let v88 = vshl::<3>(v70);
        let v89 = vadd(v70, v88);
        let v90 = vshl::<1>(v89);
        let v91 = vadd(v70, v90);
        let v92 = vadd(v23, v91);
        let v93 = vshl::<3>(v75);
        let v94 = vadd(v75, v93);
        let v95 = vshl::<1>(v94);
        let v96 = vadd(v75, v95);
        let v97 = vadd(v32, v96);
        let v98 = vshl::<3>(v77);
        let v99 = vadd(v77, v98);
        let v100 = vshl::<1>(v99);
        let v101 = vadd(v77, v100);
        let v102 = vadd(v43, v101);
        let v103 = vshr::<51>(v82);
        let v104 = vshr::<51>(v87);
        let v105 = vshr::<51>(v92);
        let v106 = vshr::<51>(v97);
        let v107 = vshr::<51>(v102);
        let v108 = vand(v82, vsplat(0x7_ffff_ffff_ffff));
        let v109 = vand(v87, vsplat(0x7_ffff_ffff_ffff));
        let v110 = vand(v92, vsplat(0x7_ffff_ffff_ffff));
        let v111 = vand(v97, vsplat(0x7_ffff_ffff_ffff));
        let v112 = vand(v102, vsplat(0x7_ffff_ffff_ffff));
        let v113 = vadd(v109, v103);
        let v114 = vadd(v110, v104);
        let v115 = vadd(v111, v105);
        let v116 = vadd(v112, v106);
        let v118 = vmadd52lo(v108, v107, vsplat(19));
        Element([v118, v113, v114, v115, v116])
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
        let v12 = vmadd52lo(vsplat(0), a0, a2);
        let v13 = vadd(v11, v12);
        let v14 = vadd(v13, v13);
        let v15 = vmadd52lo(vsplat(0), a1, a1);
        let v16 = vadd(v14, v15);
        let v17 = vmadd52hi(vsplat(0), a0, a2);
        let v18 = vadd(v17, v17);
        let v19 = vmadd52lo(vsplat(0), a0, a3);
        let v20 = vmadd52hi(v19, a1, a1);
        let v21 = vmadd52lo(v20, a1, a2);
        let v22 = vadd(v18, v21);
        let v23 = vadd(v22, v22);
        let v24 = vmadd52hi(vsplat(0), a0, a3);
        let v25 = vmadd52hi(v24, a1, a2);
        let v26 = vadd(v25, v25);
        let v27 = vmadd52lo(vsplat(0), a0, a4);
        let v28 = vmadd52lo(v27, a1, a3);
        let v29 = vadd(v26, v28);
        let v30 = vadd(v29, v29);
        let v31 = vmadd52lo(vsplat(0), a2, a2);
        let v32 = vadd(v30, v31);
        let v33 = vmadd52hi(vsplat(0), a0, a4);
        let v34 = vmadd52hi(v33, a1, a3);
        let v35 = vadd(v34, v34);
        let v36 = vmadd52lo(vsplat(0), a1, a4);
        let v37 = vmadd52hi(v36, a2, a2);
        let v38 = vmadd52lo(v37, a2, a3);
        let v39 = vadd(v35, v38);
        let v40 = vadd(v39, v39);
        let v41 = vmadd52hi(vsplat(0), a1, a4);
        let v42 = vmadd52hi(v41, a2, a3);
        let v43 = vadd(v42, v42);
        let v44 = vmadd52lo(vsplat(0), a2, a4);
        let v45 = vadd(v43, v44);
        let v46 = vadd(v45, v45);
        let v47 = vmadd52lo(vsplat(0), a3, a3);
        let v48 = vadd(v46, v47);
        let v49 = vmadd52hi(vsplat(0), a2, a4);
        let v50 = vadd(v49, v49);
        let v51 = vmadd52hi(vsplat(0), a3, a3);
        let v52 = vmadd52lo(v51, a3, a4);
        let v53 = vadd(v50, v52);
        let v54 = vadd(v53, v53);
        let v55 = vmadd52hi(vsplat(0), a3, a4);
        let v56 = vadd(v55, v55);
        let v57 = vadd(v56, v56);
        let v58 = vmadd52lo(vsplat(0), a4, a4);
        let v59 = vadd(v57, v58);
        let v60 = vmadd52hi(vsplat(0), a4, a4);
        let v61 = vadd(v60, v60);
        let v62 = vshl::<3>(v40);
        let v63 = vadd(v40, v62);
        let v64 = vshl::<1>(v63);
        let v65 = vadd(v40, v64);
        let v66 = vadd(v6, v65);
        let v67 = vshl::<3>(v48);
        let v68 = vadd(v48, v67);
        let v69 = vshl::<1>(v68);
        let v70 = vadd(v48, v69);
        let v71 = vadd(v9, v70);
        let v72 = vshl::<3>(v54);
        let v73 = vadd(v54, v72);
        let v74 = vshl::<1>(v73);
        let v75 = vadd(v54, v74);
        let v76 = vadd(v16, v75);
        let v77 = vshl::<3>(v59);
        let v78 = vadd(v59, v77);
        let v79 = vshl::<1>(v78);
        let v80 = vadd(v59, v79);
        let v81 = vadd(v23, v80);
        let v82 = vshl::<3>(v61);
        let v83 = vadd(v61, v82);
        let v84 = vshl::<1>(v83);
        let v85 = vadd(v61, v84);
        let v86 = vadd(v32, v85);
        let v87 = vshr::<51>(v66);
        let v88 = vshr::<51>(v71);
        let v89 = vshr::<51>(v76);
        let v90 = vshr::<51>(v81);
        let v91 = vshr::<51>(v86);
        let v92 = vand(v66, vsplat(0x7_ffff_ffff_ffff));
        let v93 = vand(v71, vsplat(0x7_ffff_ffff_ffff));
        let v94 = vand(v76, vsplat(0x7_ffff_ffff_ffff));
        let v95 = vand(v81, vsplat(0x7_ffff_ffff_ffff));
        let v96 = vand(v86, vsplat(0x7_ffff_ffff_ffff));
        let v97 = vadd(v93, v87);
        let v98 = vadd(v94, v88);
        let v99 = vadd(v95, v89);
        let v100 = vadd(v96, v90);
        let v102 = vmadd52lo(v92, v91, vsplat(19));
        Element([v102, v97, v98, v99, v100])
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
/// The functions in vector registers. A caller has to have the features `avx512f,avx512ifma,avx512vl`, or to be `unsafe`.
pub mod ifma {
    use super::*;
    use core::arch::x86_64::*;

    /// One word in each lane.
    pub type V = __m256i;

    /// Difference of two words and a borrow, and its borrow.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vsbb(x: V, y: V, b: Mask) -> (V, Mask) {
        let (difference, borrow) = (vsub(x, y), vbits(b));
        (vsub(difference, borrow), vless(x, y) | vless(difference, borrow))
    }

    /// Sum modulo 2^64.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vadd(x: V, y: V) -> V {
        _mm256_add_epi64(x, y)
    }

    /// Difference modulo 2^64.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vsub(x: V, y: V) -> V {
        _mm256_sub_epi64(x, y)
    }

    /// z + (x mod 2^52) (y mod 2^52) mod 2^52.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vmadd52lo(z: V, x: V, y: V) -> V {
        _mm256_madd52lo_epu64(z, x, y)
    }

    /// z + floor((x mod 2^52) (y mod 2^52) / 2^52).
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vmadd52hi(z: V, x: V, y: V) -> V {
        _mm256_madd52hi_epu64(z, x, y)
    }

    /// Shift left.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vshl<const K: i32>(x: V) -> V {
        _mm256_slli_epi64::<K>(x)
    }

    /// Shift right.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vshr<const K: i32>(x: V) -> V {
        _mm256_srli_epi64::<K>(x)
    }

    /// Bitwise and.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vand(x: V, y: V) -> V {
        _mm256_and_si256(x, y)
    }

    /// x where the mask has a 1, y where it has a 0.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vselect(c: Mask, x: V, y: V) -> V {
        _mm256_ternarylogic_epi64::<0xca>(vspread(c), x, y)
    }

    /// Whether x is below y.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vless(x: V, y: V) -> Mask {
        _mm256_cmplt_epu64_mask(x, y)
    }

    /// The lowest bits.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vtest(x: V) -> Mask {
        _mm256_test_epi64_mask(x, vsplat(1))
    }

    /// The mask as words that are 0 or 1.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vbits(c: Mask) -> V {
        _mm256_maskz_set1_epi64(c, 1)
    }

    /// The mask as words with all bits 0 or 1.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vspread(c: Mask) -> V {
        _mm256_maskz_set1_epi64(c, -1)
    }

    /// The same word in every lane.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    fn vsplat(k: u64) -> V {
        _mm256_set1_epi64x(k as i64)
    }

    /// A vector from its words.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn vload(x: &[u64; LANES]) -> V {
        _mm256_set_epi64x(x[3] as i64, x[2] as i64, x[1] as i64, x[0] as i64)
    }

    /// The words of a vector.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn vstore(x: V) -> [u64; LANES] {
        [_mm256_extract_epi64::<0>(x) as u64, _mm256_extract_epi64::<1>(x) as u64, _mm256_extract_epi64::<2>(x) as u64, _mm256_extract_epi64::<3>(x) as u64]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn splat(limbs: &[u64; LIMBS]) -> Element {
        Element([vsplat(limbs[0]), vsplat(limbs[1]), vsplat(limbs[2]), vsplat(limbs[3]), vsplat(limbs[4])])
    }

    /// Elements from their limbs, an element in each row.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vmadd52lo(vsplat(0), a0, b0);
        let v12 = vmadd52hi(vsplat(0), a0, b0);
        let v13 = vadd(v12, v12);
        let v14 = vmadd52lo(vsplat(0), a0, b1);
        let v15 = vmadd52lo(v14, a1, b0);
        let v16 = vadd(v13, v15);
        let v17 = vmadd52hi(vsplat(0), a0, b1);
        let v18 = vmadd52hi(v17, a1, b0);
        let v19 = vadd(v18, v18);
        let v20 = vmadd52lo(vsplat(0), a0, b2);
        let v21 = vmadd52lo(v20, a1, b1);
        let v22 = vmadd52lo(v21, a2, b0);
        let v23 = vadd(v19, v22);
        let v24 = vmadd52hi(vsplat(0), a0, b2);
        let v25 = vmadd52hi(v24, a1, b1);
        let v26 = vmadd52hi(v25, a2, b0);
        let v27 = vadd(v26, v26);
        let v28 = vmadd52lo(vsplat(0), a0, b3);
        let v29 = vmadd52lo(v28, a1, b2);
        let v30 = vmadd52lo(v29, a2, b1);
        let v31 = vmadd52lo(v30, a3, b0);
        let v32 = vadd(v27, v31);
        let v33 = vmadd52hi(vsplat(0), a0, b3);
        let v34 = vmadd52hi(v33, a1, b2);
        let v35 = vmadd52hi(v34, a2, b1);
        let v36 = vmadd52hi(v35, a3, b0);
        let v37 = vadd(v36, v36);
        let v38 = vmadd52lo(vsplat(0), a0, b4);
        let v39 = vmadd52lo(v38, a1, b3);
        let v40 = vmadd52lo(v39, a2, b2);
        let v41 = vmadd52lo(v40, a3, b1);
        let v42 = vmadd52lo(v41, a4, b0);
        let v43 = vadd(v37, v42);
        let v44 = vmadd52hi(vsplat(0), a0, b4);
        let v45 = vmadd52hi(v44, a1, b3);
        let v46 = vmadd52hi(v45, a2, b2);
        let v47 = vmadd52hi(v46, a3, b1);
        let v48 = vmadd52hi(v47, a4, b0);
        let v49 = vadd(v48, v48);
        let v50 = vmadd52lo(vsplat(0), a1, b4);
        let v51 = vmadd52lo(v50, a2, b3);
        let v52 = vmadd52lo(v51, a3, b2);
        let v53 = vmadd52lo(v52, a4, b1);
        let v54 = vadd(v49, v53);
        let v55 = vmadd52hi(vsplat(0), a1, b4);
        let v56 = vmadd52hi(v55, a2, b3);
        let v57 = vmadd52hi(v56, a3, b2);
        let v58 = vmadd52hi(v57, a4, b1);
        let v59 = vadd(v58, v58);
        let v60 = vmadd52lo(vsplat(0), a2, b4);
        let v61 = vmadd52lo(v60, a3, b3);
        let v62 = vmadd52lo(v61, a4, b2);
        let v63 = vadd(v59, v62);
        let v64 = vmadd52hi(vsplat(0), a2, b4);
        let v65 = vmadd52hi(v64, a3, b3);
        let v66 = vmadd52hi(v65, a4, b2);
        let v67 = vadd(v66, v66);
        let v68 = vmadd52lo(vsplat(0), a3, b4);
        let v69 = vmadd52lo(v68, a4, b3);
        let v70 = vadd(v67, v69);
        let v71 = vmadd52hi(vsplat(0), a3, b4);
        let v72 = vmadd52hi(v71, a4, b3);
        let v73 = vadd(v72, v72);
        let v74 = vmadd52lo(vsplat(0), a4, b4);
        let v75 = vadd(v73, v74);
        let v76 = vmadd52hi(vsplat(0), a4, b4);
        let v77 = vadd(v76, v76);
        let v78 = vshl::<3>(v54);
        let v79 = vadd(v54, v78);
        let v80 = vshl::<1>(v79);
        let v81 = vadd(v54, v80);
        let v82 = vadd(v11, v81);
        let v83 = vshl::<3>(v63);
        let v84 = vadd(v63, v83);
        let v85 = vshl::<1>(v84);
        let v86 = vadd(v63, v85);
        let v87 = vadd(v16, v86);
        let v88 = vshl::<3>(v70);
        let v89 = vadd(v70, v88);
        let v90 = vshl::<1>(v89);
        let v91 = vadd(v70, v90);
        let v92 = vadd(v23, v91);
        let v93 = vshl::<3>(v75);
        let v94 = vadd(v75, v93);
        let v95 = vshl::<1>(v94);
        let v96 = vadd(v75, v95);
        let v97 = vadd(v32, v96);
        let v98 = vshl::<3>(v77);
        let v99 = vadd(v77, v98);
        let v100 = vshl::<1>(v99);
        let v101 = vadd(v77, v100);
        let v102 = vadd(v43, v101);
        let v103 = vshr::<51>(v82);
        let v104 = vshr::<51>(v87);
        let v105 = vshr::<51>(v92);
        let v106 = vshr::<51>(v97);
        let v107 = vshr::<51>(v102);
        let v108 = vand(v82, vsplat(0x7_ffff_ffff_ffff));
        let v109 = vand(v87, vsplat(0x7_ffff_ffff_ffff));
        let v110 = vand(v92, vsplat(0x7_ffff_ffff_ffff));
        let v111 = vand(v97, vsplat(0x7_ffff_ffff_ffff));
        let v112 = vand(v102, vsplat(0x7_ffff_ffff_ffff));
        let v113 = vadd(v109, v103);
        let v114 = vadd(v110, v104);
        let v115 = vadd(v111, v105);
        let v116 = vadd(v112, v106);
        let v118 = vmadd52lo(v108, v107, vsplat(19));
        Element([v118, v113, v114, v115, v116])
    }

    /// `out = a^2 (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v6 = vmadd52lo(vsplat(0), a0, a0);
        let v7 = vmadd52hi(vsplat(0), a0, a0);
        let v8 = vmadd52lo(v7, a0, a1);
        let v9 = vadd(v8, v8);
        let v10 = vmadd52hi(vsplat(0), a0, a1);
        let v11 = vadd(v10, v10);
        let v12 = vmadd52lo(vsplat(0), a0, a2);
        let v13 = vadd(v11, v12);
        let v14 = vadd(v13, v13);
        let v15 = vmadd52lo(vsplat(0), a1, a1);
        let v16 = vadd(v14, v15);
        let v17 = vmadd52hi(vsplat(0), a0, a2);
        let v18 = vadd(v17, v17);
        let v19 = vmadd52lo(vsplat(0), a0, a3);
        let v20 = vmadd52hi(v19, a1, a1);
        let v21 = vmadd52lo(v20, a1, a2);
        let v22 = vadd(v18, v21);
        let v23 = vadd(v22, v22);
        let v24 = vmadd52hi(vsplat(0), a0, a3);
        let v25 = vmadd52hi(v24, a1, a2);
        let v26 = vadd(v25, v25);
        let v27 = vmadd52lo(vsplat(0), a0, a4);
        let v28 = vmadd52lo(v27, a1, a3);
        let v29 = vadd(v26, v28);
        let v30 = vadd(v29, v29);
        let v31 = vmadd52lo(vsplat(0), a2, a2);
        let v32 = vadd(v30, v31);
        let v33 = vmadd52hi(vsplat(0), a0, a4);
        let v34 = vmadd52hi(v33, a1, a3);
        let v35 = vadd(v34, v34);
        let v36 = vmadd52lo(vsplat(0), a1, a4);
        let v37 = vmadd52hi(v36, a2, a2);
        let v38 = vmadd52lo(v37, a2, a3);
        let v39 = vadd(v35, v38);
        let v40 = vadd(v39, v39);
        let v41 = vmadd52hi(vsplat(0), a1, a4);
        let v42 = vmadd52hi(v41, a2, a3);
        let v43 = vadd(v42, v42);
        let v44 = vmadd52lo(vsplat(0), a2, a4);
        let v45 = vadd(v43, v44);
        let v46 = vadd(v45, v45);
        let v47 = vmadd52lo(vsplat(0), a3, a3);
        let v48 = vadd(v46, v47);
        let v49 = vmadd52hi(vsplat(0), a2, a4);
        let v50 = vadd(v49, v49);
        let v51 = vmadd52hi(vsplat(0), a3, a3);
        let v52 = vmadd52lo(v51, a3, a4);
        let v53 = vadd(v50, v52);
        let v54 = vadd(v53, v53);
        let v55 = vmadd52hi(vsplat(0), a3, a4);
        let v56 = vadd(v55, v55);
        let v57 = vadd(v56, v56);
        let v58 = vmadd52lo(vsplat(0), a4, a4);
        let v59 = vadd(v57, v58);
        let v60 = vmadd52hi(vsplat(0), a4, a4);
        let v61 = vadd(v60, v60);
        let v62 = vshl::<3>(v40);
        let v63 = vadd(v40, v62);
        let v64 = vshl::<1>(v63);
        let v65 = vadd(v40, v64);
        let v66 = vadd(v6, v65);
        let v67 = vshl::<3>(v48);
        let v68 = vadd(v48, v67);
        let v69 = vshl::<1>(v68);
        let v70 = vadd(v48, v69);
        let v71 = vadd(v9, v70);
        let v72 = vshl::<3>(v54);
        let v73 = vadd(v54, v72);
        let v74 = vshl::<1>(v73);
        let v75 = vadd(v54, v74);
        let v76 = vadd(v16, v75);
        let v77 = vshl::<3>(v59);
        let v78 = vadd(v59, v77);
        let v79 = vshl::<1>(v78);
        let v80 = vadd(v59, v79);
        let v81 = vadd(v23, v80);
        let v82 = vshl::<3>(v61);
        let v83 = vadd(v61, v82);
        let v84 = vshl::<1>(v83);
        let v85 = vadd(v61, v84);
        let v86 = vadd(v32, v85);
        let v87 = vshr::<51>(v66);
        let v88 = vshr::<51>(v71);
        let v89 = vshr::<51>(v76);
        let v90 = vshr::<51>(v81);
        let v91 = vshr::<51>(v86);
        let v92 = vand(v66, vsplat(0x7_ffff_ffff_ffff));
        let v93 = vand(v71, vsplat(0x7_ffff_ffff_ffff));
        let v94 = vand(v76, vsplat(0x7_ffff_ffff_ffff));
        let v95 = vand(v81, vsplat(0x7_ffff_ffff_ffff));
        let v96 = vand(v86, vsplat(0x7_ffff_ffff_ffff));
        let v97 = vadd(v93, v87);
        let v98 = vadd(v94, v88);
        let v99 = vadd(v95, v89);
        let v100 = vadd(v96, v90);
        let v102 = vmadd52lo(v92, v91, vsplat(19));
        Element([v102, v97, v98, v99, v100])
    }

    /// `out = k * a (mod p)`
    ///
    /// - takes `a`: every word in `[0, 0x80fffffffffff]`
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: every word in `[0, 0x80fffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn double(a: &Element) -> Element {
        add(a, a)
    }

    /// out = 1 if a = 0, else 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn is_zero(a: &Element) -> Mask {
        let bytes = to_words(a);
        words_are_zero(&bytes)
    }

    /// out = 1 if a = b, else 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn equal(a: &Element, b: &Element) -> Mask {
        let difference = sub(a, b);
        is_zero(&difference)
    }

    /// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn is_odd(a: &Element) -> Mask {
        let bytes = to_words(a);
        let (_, out) = words_parity(&bytes);
        out
    }

    /// out = -a if choice is 1, a if it is 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn conditional_negate(a: &Element, choice: Mask) -> Element {
        let opposite = opp(a);
        select(choice, &opposite, a)
    }

    /// out = a^(2^k)
    ///
    /// Time depends on k.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn pow2k(a: &Element, k: u32) -> Element {
        let mut out = *a;
        for _ in 0..k {
            out = square(&out);
        }
        out
    }

    /// out = 1 / a, and 0 if a = 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
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
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn pow_euler(a: &Element) -> Element {
        let mut out = pow_root(a);
        out = square(&out);
        out = mul(&out, a);
        out = square(&out);
        out
    }

    /// out = 1 if a is a square or 0, else 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma,avx512vl")]
    pub fn is_square(a: &Element) -> Mask {
        let character = pow_euler(a);
        let squared = square(&character);
        equal(&squared, &character)
    }
}
