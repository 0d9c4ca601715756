//! Arithmetic modulo 2^255 - 19 (curve25519_m51). Machine-made by Limbforge: do not edit.
//!
//! 4 elements at once, each in a lane of vectors. The modules have the same functions: `portable` computes on arrays, the others with the instructions after which they are named.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^255 - 19
//! Recipe:  5x51 lanes(4) product-scanning fma51 fold(19@columns:shift-add) carry(parallel)
//! Limbs:   5 words of 64 bits
//! Lanes:   4, an element in each
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight            loose
//! 0     2^0     [0, 2^51 + 683]  [0, 2^51 + 683]
//! 1     2^51    [0, 2^51 + 287]  [0, 2^51 + 287]
//! 2     2^102   [0, 2^51 + 224]  [0, 2^51 + 224]
//! 3     2^153   [0, 2^51 + 161]  [0, 2^51 + 161]
//! 4     2^204   [0, 2^51 + 98]   [0, 2^51 + 98]
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

    /// z + x y - 2^51 r, for x y below 2^103, with r of vfma51hi.
    #[inline(always)]
    fn vfma51lo(z: V, x: V, y: V) -> V {
        core::array::from_fn(|i| {
            let xy = u128::from(x[i]) * u128::from(y[i]);
            let r = ((xy + (1 << 50) - 1 + (xy >> 51 & 1)) >> 51) as u64;
            z[i].wrapping_add((xy as u64).wrapping_sub(r << 51))
        })
    }

    /// z + r, where 2^51 r is the nearest to x y, of two that with an even r, for x y below 2^103.
    #[inline(always)]
    fn vfma51hi(z: V, x: V, y: V) -> V {
        core::array::from_fn(|i| {
            let xy = u128::from(x[i]) * u128::from(y[i]);
            z[i].wrapping_add(((xy + (1 << 50) - 1 + (xy >> 51 & 1)) >> 51) as u64)
        })
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
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
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
        let v29 = vshl::<3>(v19);
        let v30 = vadd(v19, v29);
        let v31 = vshl::<1>(v30);
        let v32 = vadd(v19, v31);
        let v33 = vadd(v20, v32);
        Element([v33, v25, v26, v27, v28])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
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
        let v36 = vshl::<3>(v26);
        let v37 = vadd(v26, v36);
        let v38 = vshl::<1>(v37);
        let v39 = vadd(v26, v38);
        let v40 = vadd(v27, v39);
        Element([v40, v32, v33, v34, v35])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
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
        let v42 = vshl::<3>(v32);
        let v43 = vadd(v32, v42);
        let v44 = vshl::<1>(v43);
        let v45 = vadd(v32, v44);
        let v46 = vadd(v33, v45);
        Element([v46, v38, v39, v40, v41])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
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
        let v26 = vshl::<3>(v16);
        let v27 = vadd(v16, v26);
        let v28 = vshl::<1>(v27);
        let v29 = vadd(v16, v28);
        let v30 = vadd(v17, v29);
        Element([v30, v22, v23, v24, v25])
    }

    /// `out = a * b (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v20 = vfma51lo(vsplat(0xf_ffff_ffff_ff2f), a0, b0);
        let v21 = vfma51hi(vsplat(0x17_ffff_ffff_ff66), a0, b0);
        let v22 = vfma51lo(v21, a0, b1);
        let v23 = vfma51lo(v22, a1, b0);
        let v24 = vfma51hi(vsplat(0x1f_ffff_ffff_ff8b), a0, b1);
        let v25 = vfma51hi(v24, a1, b0);
        let v26 = vfma51lo(v25, a0, b2);
        let v27 = vfma51lo(v26, a1, b1);
        let v28 = vfma51lo(v27, a2, b0);
        let v29 = vfma51hi(vsplat(0x27_ffff_ffff_ffb0), a0, b2);
        let v30 = vfma51hi(v29, a1, b1);
        let v31 = vfma51hi(v30, a2, b0);
        let v32 = vfma51lo(v31, a0, b3);
        let v33 = vfma51lo(v32, a1, b2);
        let v34 = vfma51lo(v33, a2, b1);
        let v35 = vfma51lo(v34, a3, b0);
        let v36 = vfma51hi(vsplat(0x2f_ffff_ffff_ffd5), a0, b3);
        let v37 = vfma51hi(v36, a1, b2);
        let v38 = vfma51hi(v37, a2, b1);
        let v39 = vfma51hi(v38, a3, b0);
        let v40 = vfma51lo(v39, a0, b4);
        let v41 = vfma51lo(v40, a1, b3);
        let v42 = vfma51lo(v41, a2, b2);
        let v43 = vfma51lo(v42, a3, b1);
        let v44 = vfma51lo(v43, a4, b0);
        let v45 = vfma51hi(vsplat(0x20_0000_0000_0005), a0, b4);
        let v46 = vfma51hi(v45, a1, b3);
        let v47 = vfma51hi(v46, a2, b2);
        let v48 = vfma51hi(v47, a3, b1);
        let v49 = vfma51hi(v48, a4, b0);
        let v50 = vfma51lo(v49, a1, b4);
        let v51 = vfma51lo(v50, a2, b3);
        let v52 = vfma51lo(v51, a3, b2);
        let v53 = vfma51lo(v52, a4, b1);
        let v54 = vfma51hi(vsplat(0x18_0000_0000_0004), a1, b4);
        let v55 = vfma51hi(v54, a2, b3);
        let v56 = vfma51hi(v55, a3, b2);
        let v57 = vfma51hi(v56, a4, b1);
        let v58 = vfma51lo(v57, a2, b4);
        let v59 = vfma51lo(v58, a3, b3);
        let v60 = vfma51lo(v59, a4, b2);
        let v61 = vfma51hi(vsplat(0x10_0000_0000_0003), a2, b4);
        let v62 = vfma51hi(v61, a3, b3);
        let v63 = vfma51hi(v62, a4, b2);
        let v64 = vfma51lo(v63, a3, b4);
        let v65 = vfma51lo(v64, a4, b3);
        let v66 = vfma51hi(vsplat(0x8_0000_0000_0002), a3, b4);
        let v67 = vfma51hi(v66, a4, b3);
        let v68 = vfma51lo(v67, a4, b4);
        let v69 = vfma51hi(vsplat(1), a4, b4);
        let v70 = vshl::<3>(v53);
        let v71 = vadd(v53, v70);
        let v72 = vshl::<1>(v71);
        let v73 = vadd(v53, v72);
        let v74 = vadd(v20, v73);
        let v75 = vshl::<3>(v60);
        let v76 = vadd(v60, v75);
        let v77 = vshl::<1>(v76);
        let v78 = vadd(v60, v77);
        let v79 = vadd(v23, v78);
        let v80 = vshl::<3>(v65);
        let v81 = vadd(v65, v80);
        let v82 = vshl::<1>(v81);
        let v83 = vadd(v65, v82);
        let v84 = vadd(v28, v83);
        let v85 = vshl::<3>(v68);
        let v86 = vadd(v68, v85);
        let v87 = vshl::<1>(v86);
        let v88 = vadd(v68, v87);
        let v89 = vadd(v35, v88);
        let v90 = vshl::<3>(v69);
        let v91 = vadd(v69, v90);
        let v92 = vshl::<1>(v91);
        let v93 = vadd(v69, v92);
        let v94 = vadd(v44, v93);
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
        let v109 = vshl::<3>(v99);
        let v110 = vadd(v99, v109);
        let v111 = vshl::<1>(v110);
        let v112 = vadd(v99, v111);
        let v113 = vadd(v100, v112);
        Element([v113, v105, v106, v107, v108])
    }

    /// `out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v15 = vfma51lo(vsplat(0xf_ffff_ffff_ff1c), a0, a0);
        let v16 = vfma51lo(vsplat(0xb_ffff_ffff_ffb3), a0, a1);
        let v17 = vadd(v16, v16);
        let v18 = vfma51hi(v17, a0, a0);
        let v19 = vfma51hi(vsplat(0xf_ffff_ffff_ffbc), a0, a1);
        let v20 = vfma51lo(v19, a0, a2);
        let v21 = vadd(v20, v20);
        let v22 = vfma51lo(v21, a1, a1);
        let v23 = vfma51hi(vsplat(0x13_ffff_ffff_ffd8), a0, a2);
        let v24 = vfma51lo(v23, a0, a3);
        let v25 = vfma51lo(v24, a1, a2);
        let v26 = vadd(v25, v25);
        let v27 = vfma51hi(v26, a1, a1);
        let v28 = vfma51hi(vsplat(0x17_ffff_ffff_ffe1), a0, a3);
        let v29 = vfma51hi(v28, a1, a2);
        let v30 = vfma51lo(v29, a0, a4);
        let v31 = vfma51lo(v30, a1, a3);
        let v32 = vadd(v31, v31);
        let v33 = vfma51lo(v32, a2, a2);
        let v34 = vfma51hi(vsplat(0x10_0000_0000_0003), a0, a4);
        let v35 = vfma51hi(v34, a1, a3);
        let v36 = vfma51lo(v35, a1, a4);
        let v37 = vfma51lo(v36, a2, a3);
        let v38 = vadd(v37, v37);
        let v39 = vfma51hi(v38, a2, a2);
        let v40 = vfma51hi(vsplat(0xc_0000_0000_0002), a1, a4);
        let v41 = vfma51hi(v40, a2, a3);
        let v42 = vfma51lo(v41, a2, a4);
        let v43 = vadd(v42, v42);
        let v44 = vfma51lo(v43, a3, a3);
        let v45 = vfma51hi(vsplat(0x8_0000_0000_0002), a2, a4);
        let v46 = vfma51lo(v45, a3, a4);
        let v47 = vadd(v46, v46);
        let v48 = vfma51hi(v47, a3, a3);
        let v49 = vfma51hi(vsplat(0x4_0000_0000_0001), a3, a4);
        let v50 = vadd(v49, v49);
        let v51 = vfma51lo(v50, a4, a4);
        let v52 = vfma51hi(vsplat(2), a4, a4);
        let v53 = vshl::<3>(v39);
        let v54 = vadd(v39, v53);
        let v55 = vshl::<1>(v54);
        let v56 = vadd(v39, v55);
        let v57 = vadd(v15, v56);
        let v58 = vshl::<3>(v44);
        let v59 = vadd(v44, v58);
        let v60 = vshl::<1>(v59);
        let v61 = vadd(v44, v60);
        let v62 = vadd(v18, v61);
        let v63 = vshl::<3>(v48);
        let v64 = vadd(v48, v63);
        let v65 = vshl::<1>(v64);
        let v66 = vadd(v48, v65);
        let v67 = vadd(v22, v66);
        let v68 = vshl::<3>(v51);
        let v69 = vadd(v51, v68);
        let v70 = vshl::<1>(v69);
        let v71 = vadd(v51, v70);
        let v72 = vadd(v27, v71);
        let v73 = vshl::<3>(v52);
        let v74 = vadd(v52, v73);
        let v75 = vshl::<1>(v74);
        let v76 = vadd(v52, v75);
        let v77 = vadd(v33, v76);
        let v78 = vshr::<51>(v57);
        let v79 = vshr::<51>(v62);
        let v80 = vshr::<51>(v67);
        let v81 = vshr::<51>(v72);
        let v82 = vshr::<51>(v77);
        let v83 = vand(v57, vsplat(0x7_ffff_ffff_ffff));
        let v84 = vand(v62, vsplat(0x7_ffff_ffff_ffff));
        let v85 = vand(v67, vsplat(0x7_ffff_ffff_ffff));
        let v86 = vand(v72, vsplat(0x7_ffff_ffff_ffff));
        let v87 = vand(v77, vsplat(0x7_ffff_ffff_ffff));
        let v88 = vadd(v84, v78);
        let v89 = vadd(v85, v79);
        let v90 = vadd(v86, v80);
        let v91 = vadd(v87, v81);
        let v92 = vshl::<3>(v82);
        let v93 = vadd(v82, v92);
        let v94 = vshl::<1>(v93);
        let v95 = vadd(v82, v94);
        let v96 = vadd(v83, v95);
        Element([v96, v88, v89, v90, v91])
    }

    /// `out = k * a (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v9 = vfma51lo(vsplat(0xf_ffff_ffff_ffc7), a0, k);
        let v10 = vfma51hi(vsplat(0xf_ffff_ffff_fffe), a0, k);
        let v11 = vfma51lo(v10, a1, k);
        let v12 = vfma51hi(vsplat(0xf_ffff_ffff_fffe), a1, k);
        let v13 = vfma51lo(v12, a2, k);
        let v14 = vfma51hi(vsplat(0xf_ffff_ffff_fffe), a2, k);
        let v15 = vfma51lo(v14, a3, k);
        let v16 = vfma51hi(vsplat(0xf_ffff_ffff_fffe), a3, k);
        let v17 = vfma51lo(v16, a4, k);
        let v18 = vfma51hi(vsplat(1), a4, k);
        let v19 = vshl::<3>(v18);
        let v20 = vadd(v18, v19);
        let v21 = vshl::<1>(v20);
        let v22 = vadd(v18, v21);
        let v23 = vadd(v9, v22);
        let v24 = vshr::<51>(v23);
        let v25 = vshr::<51>(v11);
        let v26 = vshr::<51>(v13);
        let v27 = vshr::<51>(v15);
        let v28 = vshr::<51>(v17);
        let v29 = vand(v23, vsplat(0x7_ffff_ffff_ffff));
        let v30 = vand(v11, vsplat(0x7_ffff_ffff_ffff));
        let v31 = vand(v13, vsplat(0x7_ffff_ffff_ffff));
        let v32 = vand(v15, vsplat(0x7_ffff_ffff_ffff));
        let v33 = vand(v17, vsplat(0x7_ffff_ffff_ffff));
        let v34 = vadd(v30, v24);
        let v35 = vadd(v31, v25);
        let v36 = vadd(v32, v26);
        let v37 = vadd(v33, v27);
        let v38 = vshl::<3>(v28);
        let v39 = vadd(v28, v38);
        let v40 = vshl::<1>(v39);
        let v41 = vadd(v28, v40);
        let v42 = vadd(v29, v41);
        Element([v42, v34, v35, v36, v37])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
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
        let v48 = vshl::<3>(v38);
        let v49 = vadd(v38, v48);
        let v50 = vshl::<1>(v49);
        let v51 = vadd(v38, v50);
        let v52 = vadd(v39, v51);
        Element([v52, v44, v45, v46, v47])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
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
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `x`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `y`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
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
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
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
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
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
        let v20 = vshl::<3>(v18);
        let v21 = vadd(v18, v20);
        let v22 = vshl::<1>(v21);
        let v23 = vadd(v18, v22);
        let v24 = vadd(v4, v23);
        Element([v24, v8, v12, v16, v19])
    }

    /// `out = bytes (mod p), ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
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
        let v32 = vshl::<3>(v30);
        let v33 = vadd(v30, v32);
        let v34 = vshl::<1>(v33);
        let v35 = vadd(v30, v34);
        let v36 = vadd(v16, v35);
        (Element([v36, v20, v24, v28, v31]), v15)
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
/// The functions in vector registers. A caller has to have the features `avx2,fma`, or to be `unsafe`.
pub mod fma {
    use super::*;
    use core::arch::x86_64::*;

    /// One word in each lane.
    pub type V = __m256i;

    /// Difference of two words and a borrow, and its borrow.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vsbb(x: V, y: V, b: Mask) -> (V, Mask) {
        let (difference, borrow) = (vsub(x, y), vbits(b));
        (vsub(difference, borrow), vless(x, y) | vless(difference, borrow))
    }

    /// z + x y - 2^51 r, for x y below 2^103, with r of vfma51hi.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vfma51lo(z: V, x: V, y: V) -> V {
        let [x, y, rounded] = vrounded(x, y);
        let base = _mm256_set1_pd(10141204801825835211973625643008.0 + 6755399441055744.0);
        let rest = _mm256_fmadd_pd(x, y, _mm256_sub_pd(base, rounded));
        vadd(z, vsub(_mm256_castpd_si256(rest), vsplat(0x4338 << 48)))
    }

    /// z + r, where 2^51 r is the nearest to x y, of two that with an even r, for x y below 2^103.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vfma51hi(z: V, x: V, y: V) -> V {
        let [_, _, rounded] = vrounded(x, y);
        vadd(z, vsub(_mm256_castpd_si256(rounded), vsplat(0x4660 << 48)))
    }

    /// The factors as doubles, and x y + 2^103 rounded to a multiple of 2^51.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vrounded(x: V, y: V) -> [__m256d; 3] {
        let [x, y] = [vdouble(x), vdouble(y)];
        let base = _mm256_castsi256_pd(vsplat(0x4660 << 48));
        [x, y, _mm256_fmadd_pd(x, y, base)]
    }

    /// Words below 2^52 as doubles: 2^52 + x, less 2^52.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vdouble(x: V) -> __m256d {
        let unit = vsplat(0x4330 << 48);
        let sum = _mm256_castsi256_pd(_mm256_or_si256(x, unit));
        _mm256_sub_pd(sum, _mm256_castsi256_pd(unit))
    }

    /// Sum modulo 2^64.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vadd(x: V, y: V) -> V {
        _mm256_add_epi64(x, y)
    }

    /// Difference modulo 2^64.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vsub(x: V, y: V) -> V {
        _mm256_sub_epi64(x, y)
    }

    /// Shift left.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vshl<const K: i32>(x: V) -> V {
        _mm256_slli_epi64::<K>(x)
    }

    /// Shift right.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vshr<const K: i32>(x: V) -> V {
        _mm256_srli_epi64::<K>(x)
    }

    /// Bitwise and.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vand(x: V, y: V) -> V {
        _mm256_and_si256(x, y)
    }

    /// x where the mask has a 1, y where it has a 0.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vselect(c: Mask, x: V, y: V) -> V {
        _mm256_blendv_epi8(y, x, vspread(c))
    }

    /// Whether x is below y.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vless(x: V, y: V) -> Mask {
        let sign = vsplat(1 << 63);
        _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpgt_epi64(_mm256_xor_si256(y, sign), _mm256_xor_si256(x, sign)))) as Mask
    }

    /// The lowest bits.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vtest(x: V) -> Mask {
        _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_slli_epi64::<63>(x))) as Mask
    }

    /// The mask as words that are 0 or 1.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vbits(c: Mask) -> V {
        _mm256_srli_epi64::<63>(vspread(c))
    }

    /// The mask as words with all bits 0 or 1.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vspread(c: Mask) -> V {
        let bits = _mm256_set_epi64x(8, 4, 2, 1);
        _mm256_cmpeq_epi64(_mm256_and_si256(vsplat(c.into()), bits), bits)
    }

    /// The same word in every lane.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn vsplat(k: u64) -> V {
        _mm256_set1_epi64x(k as i64)
    }

    /// A vector from its words.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    pub fn vload(x: &[u64; LANES]) -> V {
        _mm256_set_epi64x(x[3] as i64, x[2] as i64, x[1] as i64, x[0] as i64)
    }

    /// The words of a vector.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
    #[target_feature(enable = "avx2,fma")]
    pub fn splat(limbs: &[u64; LIMBS]) -> Element {
        Element([vsplat(limbs[0]), vsplat(limbs[1]), vsplat(limbs[2]), vsplat(limbs[3]), vsplat(limbs[4])])
    }

    /// Elements from their limbs, an element in each row.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
    #[target_feature(enable = "avx2,fma")]
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
    #[target_feature(enable = "avx2,fma")]
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
    #[target_feature(enable = "avx2,fma")]
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
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
        let v29 = vshl::<3>(v19);
        let v30 = vadd(v19, v29);
        let v31 = vshl::<1>(v30);
        let v32 = vadd(v19, v31);
        let v33 = vadd(v20, v32);
        Element([v33, v25, v26, v27, v28])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
        let v36 = vshl::<3>(v26);
        let v37 = vadd(v26, v36);
        let v38 = vshl::<1>(v37);
        let v39 = vadd(v26, v38);
        let v40 = vadd(v27, v39);
        Element([v40, v32, v33, v34, v35])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
        let v42 = vshl::<3>(v32);
        let v43 = vadd(v32, v42);
        let v44 = vshl::<1>(v43);
        let v45 = vadd(v32, v44);
        let v46 = vadd(v33, v45);
        Element([v46, v38, v39, v40, v41])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
        let v26 = vshl::<3>(v16);
        let v27 = vadd(v16, v26);
        let v28 = vshl::<1>(v27);
        let v29 = vadd(v16, v28);
        let v30 = vadd(v17, v29);
        Element([v30, v22, v23, v24, v25])
    }

    /// `out = a * b (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v20 = vfma51lo(vsplat(0xf_ffff_ffff_ff2f), a0, b0);
        let v21 = vfma51hi(vsplat(0x17_ffff_ffff_ff66), a0, b0);
        let v22 = vfma51lo(v21, a0, b1);
        let v23 = vfma51lo(v22, a1, b0);
        let v24 = vfma51hi(vsplat(0x1f_ffff_ffff_ff8b), a0, b1);
        let v25 = vfma51hi(v24, a1, b0);
        let v26 = vfma51lo(v25, a0, b2);
        let v27 = vfma51lo(v26, a1, b1);
        let v28 = vfma51lo(v27, a2, b0);
        let v29 = vfma51hi(vsplat(0x27_ffff_ffff_ffb0), a0, b2);
        let v30 = vfma51hi(v29, a1, b1);
        let v31 = vfma51hi(v30, a2, b0);
        let v32 = vfma51lo(v31, a0, b3);
        let v33 = vfma51lo(v32, a1, b2);
        let v34 = vfma51lo(v33, a2, b1);
        let v35 = vfma51lo(v34, a3, b0);
        let v36 = vfma51hi(vsplat(0x2f_ffff_ffff_ffd5), a0, b3);
        let v37 = vfma51hi(v36, a1, b2);
        let v38 = vfma51hi(v37, a2, b1);
        let v39 = vfma51hi(v38, a3, b0);
        let v40 = vfma51lo(v39, a0, b4);
        let v41 = vfma51lo(v40, a1, b3);
        let v42 = vfma51lo(v41, a2, b2);
        let v43 = vfma51lo(v42, a3, b1);
        let v44 = vfma51lo(v43, a4, b0);
        let v45 = vfma51hi(vsplat(0x20_0000_0000_0005), a0, b4);
        let v46 = vfma51hi(v45, a1, b3);
        let v47 = vfma51hi(v46, a2, b2);
        let v48 = vfma51hi(v47, a3, b1);
        let v49 = vfma51hi(v48, a4, b0);
        let v50 = vfma51lo(v49, a1, b4);
        let v51 = vfma51lo(v50, a2, b3);
        let v52 = vfma51lo(v51, a3, b2);
        let v53 = vfma51lo(v52, a4, b1);
        let v54 = vfma51hi(vsplat(0x18_0000_0000_0004), a1, b4);
        let v55 = vfma51hi(v54, a2, b3);
        let v56 = vfma51hi(v55, a3, b2);
        let v57 = vfma51hi(v56, a4, b1);
        let v58 = vfma51lo(v57, a2, b4);
        let v59 = vfma51lo(v58, a3, b3);
        let v60 = vfma51lo(v59, a4, b2);
        let v61 = vfma51hi(vsplat(0x10_0000_0000_0003), a2, b4);
        let v62 = vfma51hi(v61, a3, b3);
        let v63 = vfma51hi(v62, a4, b2);
        let v64 = vfma51lo(v63, a3, b4);
        let v65 = vfma51lo(v64, a4, b3);
        let v66 = vfma51hi(vsplat(0x8_0000_0000_0002), a3, b4);
        let v67 = vfma51hi(v66, a4, b3);
        let v68 = vfma51lo(v67, a4, b4);
        let v69 = vfma51hi(vsplat(1), a4, b4);
        let v70 = vshl::<3>(v53);
        let v71 = vadd(v53, v70);
        let v72 = vshl::<1>(v71);
        let v73 = vadd(v53, v72);
        let v74 = vadd(v20, v73);
        let v75 = vshl::<3>(v60);
        let v76 = vadd(v60, v75);
        let v77 = vshl::<1>(v76);
        let v78 = vadd(v60, v77);
        let v79 = vadd(v23, v78);
        let v80 = vshl::<3>(v65);
        let v81 = vadd(v65, v80);
        let v82 = vshl::<1>(v81);
        let v83 = vadd(v65, v82);
        let v84 = vadd(v28, v83);
        let v85 = vshl::<3>(v68);
        let v86 = vadd(v68, v85);
        let v87 = vshl::<1>(v86);
        let v88 = vadd(v68, v87);
        let v89 = vadd(v35, v88);
        let v90 = vshl::<3>(v69);
        let v91 = vadd(v69, v90);
        let v92 = vshl::<1>(v91);
        let v93 = vadd(v69, v92);
        let v94 = vadd(v44, v93);
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
        let v109 = vshl::<3>(v99);
        let v110 = vadd(v99, v109);
        let v111 = vshl::<1>(v110);
        let v112 = vadd(v99, v111);
        let v113 = vadd(v100, v112);
        Element([v113, v105, v106, v107, v108])
    }

    /// `out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v15 = vfma51lo(vsplat(0xf_ffff_ffff_ff1c), a0, a0);
        let v16 = vfma51lo(vsplat(0xb_ffff_ffff_ffb3), a0, a1);
        let v17 = vadd(v16, v16);
        let v18 = vfma51hi(v17, a0, a0);
        let v19 = vfma51hi(vsplat(0xf_ffff_ffff_ffbc), a0, a1);
        let v20 = vfma51lo(v19, a0, a2);
        let v21 = vadd(v20, v20);
        let v22 = vfma51lo(v21, a1, a1);
        let v23 = vfma51hi(vsplat(0x13_ffff_ffff_ffd8), a0, a2);
        let v24 = vfma51lo(v23, a0, a3);
        let v25 = vfma51lo(v24, a1, a2);
        let v26 = vadd(v25, v25);
        let v27 = vfma51hi(v26, a1, a1);
        let v28 = vfma51hi(vsplat(0x17_ffff_ffff_ffe1), a0, a3);
        let v29 = vfma51hi(v28, a1, a2);
        let v30 = vfma51lo(v29, a0, a4);
        let v31 = vfma51lo(v30, a1, a3);
        let v32 = vadd(v31, v31);
        let v33 = vfma51lo(v32, a2, a2);
        let v34 = vfma51hi(vsplat(0x10_0000_0000_0003), a0, a4);
        let v35 = vfma51hi(v34, a1, a3);
        let v36 = vfma51lo(v35, a1, a4);
        let v37 = vfma51lo(v36, a2, a3);
        let v38 = vadd(v37, v37);
        let v39 = vfma51hi(v38, a2, a2);
        let v40 = vfma51hi(vsplat(0xc_0000_0000_0002), a1, a4);
        let v41 = vfma51hi(v40, a2, a3);
        let v42 = vfma51lo(v41, a2, a4);
        let v43 = vadd(v42, v42);
        let v44 = vfma51lo(v43, a3, a3);
        let v45 = vfma51hi(vsplat(0x8_0000_0000_0002), a2, a4);
        let v46 = vfma51lo(v45, a3, a4);
        let v47 = vadd(v46, v46);
        let v48 = vfma51hi(v47, a3, a3);
        let v49 = vfma51hi(vsplat(0x4_0000_0000_0001), a3, a4);
        let v50 = vadd(v49, v49);
        let v51 = vfma51lo(v50, a4, a4);
        let v52 = vfma51hi(vsplat(2), a4, a4);
        let v53 = vshl::<3>(v39);
        let v54 = vadd(v39, v53);
        let v55 = vshl::<1>(v54);
        let v56 = vadd(v39, v55);
        let v57 = vadd(v15, v56);
        let v58 = vshl::<3>(v44);
        let v59 = vadd(v44, v58);
        let v60 = vshl::<1>(v59);
        let v61 = vadd(v44, v60);
        let v62 = vadd(v18, v61);
        let v63 = vshl::<3>(v48);
        let v64 = vadd(v48, v63);
        let v65 = vshl::<1>(v64);
        let v66 = vadd(v48, v65);
        let v67 = vadd(v22, v66);
        let v68 = vshl::<3>(v51);
        let v69 = vadd(v51, v68);
        let v70 = vshl::<1>(v69);
        let v71 = vadd(v51, v70);
        let v72 = vadd(v27, v71);
        let v73 = vshl::<3>(v52);
        let v74 = vadd(v52, v73);
        let v75 = vshl::<1>(v74);
        let v76 = vadd(v52, v75);
        let v77 = vadd(v33, v76);
        let v78 = vshr::<51>(v57);
        let v79 = vshr::<51>(v62);
        let v80 = vshr::<51>(v67);
        let v81 = vshr::<51>(v72);
        let v82 = vshr::<51>(v77);
        let v83 = vand(v57, vsplat(0x7_ffff_ffff_ffff));
        let v84 = vand(v62, vsplat(0x7_ffff_ffff_ffff));
        let v85 = vand(v67, vsplat(0x7_ffff_ffff_ffff));
        let v86 = vand(v72, vsplat(0x7_ffff_ffff_ffff));
        let v87 = vand(v77, vsplat(0x7_ffff_ffff_ffff));
        let v88 = vadd(v84, v78);
        let v89 = vadd(v85, v79);
        let v90 = vadd(v86, v80);
        let v91 = vadd(v87, v81);
        let v92 = vshl::<3>(v82);
        let v93 = vadd(v82, v92);
        let v94 = vshl::<1>(v93);
        let v95 = vadd(v82, v94);
        let v96 = vadd(v83, v95);
        Element([v96, v88, v89, v90, v91])
    }

    /// `out = k * a (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v9 = vfma51lo(vsplat(0xf_ffff_ffff_ffc7), a0, k);
        let v10 = vfma51hi(vsplat(0xf_ffff_ffff_fffe), a0, k);
        let v11 = vfma51lo(v10, a1, k);
        let v12 = vfma51hi(vsplat(0xf_ffff_ffff_fffe), a1, k);
        let v13 = vfma51lo(v12, a2, k);
        let v14 = vfma51hi(vsplat(0xf_ffff_ffff_fffe), a2, k);
        let v15 = vfma51lo(v14, a3, k);
        let v16 = vfma51hi(vsplat(0xf_ffff_ffff_fffe), a3, k);
        let v17 = vfma51lo(v16, a4, k);
        let v18 = vfma51hi(vsplat(1), a4, k);
        let v19 = vshl::<3>(v18);
        let v20 = vadd(v18, v19);
        let v21 = vshl::<1>(v20);
        let v22 = vadd(v18, v21);
        let v23 = vadd(v9, v22);
        let v24 = vshr::<51>(v23);
        let v25 = vshr::<51>(v11);
        let v26 = vshr::<51>(v13);
        let v27 = vshr::<51>(v15);
        let v28 = vshr::<51>(v17);
        let v29 = vand(v23, vsplat(0x7_ffff_ffff_ffff));
        let v30 = vand(v11, vsplat(0x7_ffff_ffff_ffff));
        let v31 = vand(v13, vsplat(0x7_ffff_ffff_ffff));
        let v32 = vand(v15, vsplat(0x7_ffff_ffff_ffff));
        let v33 = vand(v17, vsplat(0x7_ffff_ffff_ffff));
        let v34 = vadd(v30, v24);
        let v35 = vadd(v31, v25);
        let v36 = vadd(v32, v26);
        let v37 = vadd(v33, v27);
        let v38 = vshl::<3>(v28);
        let v39 = vadd(v28, v38);
        let v40 = vshl::<1>(v39);
        let v41 = vadd(v28, v40);
        let v42 = vadd(v29, v41);
        Element([v42, v34, v35, v36, v37])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
        let v48 = vshl::<3>(v38);
        let v49 = vadd(v38, v48);
        let v50 = vshl::<1>(v49);
        let v51 = vadd(v38, v50);
        let v52 = vadd(v39, v51);
        Element([v52, v44, v45, v46, v47])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - takes `b`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `x`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `y`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
    /// - takes `a`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
        let v20 = vshl::<3>(v18);
        let v21 = vadd(v18, v20);
        let v22 = vshl::<1>(v21);
        let v23 = vadd(v18, v22);
        let v24 = vadd(v4, v23);
        Element([v24, v8, v12, v16, v19])
    }

    /// `out = bytes (mod p), ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0 in `[0, 2^51 + 683]`; word 1 in `[0, 2^51 + 287]`; word 2 in `[0, 2^51 + 224]`; word 3 in `[0, 2^51 + 161]`; word 4 in `[0, 2^51 + 98]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
        let v32 = vshl::<3>(v30);
        let v33 = vadd(v30, v32);
        let v34 = vshl::<1>(v33);
        let v35 = vadd(v30, v34);
        let v36 = vadd(v16, v35);
        (Element([v36, v20, v24, v28, v31]), v15)
    }

    /// `out = 1 if bytes = 0, else 0`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
    #[target_feature(enable = "avx2,fma")]
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
    #[target_feature(enable = "avx2,fma")]
    pub fn double(a: &Element) -> Element {
        add(a, a)
    }

    /// out = 1 if a = 0, else 0
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    pub fn is_zero(a: &Element) -> Mask {
        let bytes = to_words(a);
        words_are_zero(&bytes)
    }

    /// out = 1 if a = b, else 0
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    pub fn equal(a: &Element, b: &Element) -> Mask {
        let difference = sub(a, b);
        is_zero(&difference)
    }

    /// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    pub fn is_odd(a: &Element) -> Mask {
        let bytes = to_words(a);
        let (_, out) = words_parity(&bytes);
        out
    }

    /// out = -a if choice is 1, a if it is 0
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    pub fn conditional_negate(a: &Element, choice: Mask) -> Element {
        let opposite = opp(a);
        select(choice, &opposite, a)
    }

    /// out = a^(2^k)
    ///
    /// Time depends on k.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    pub fn pow2k(a: &Element, k: u32) -> Element {
        let mut out = *a;
        for _ in 0..k {
            out = square(&out);
        }
        out
    }

    /// out = 1 / a, and 0 if a = 0
    #[inline]
    #[target_feature(enable = "avx2,fma")]
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
    #[target_feature(enable = "avx2,fma")]
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
    #[target_feature(enable = "avx2,fma")]
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
    #[target_feature(enable = "avx2,fma")]
    pub fn pow_euler(a: &Element) -> Element {
        let mut out = pow_root(a);
        out = square(&out);
        out = mul(&out, a);
        out = square(&out);
        out
    }

    /// out = 1 if a is a square or 0, else 0
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    pub fn is_square(a: &Element) -> Mask {
        let character = pow_euler(a);
        let squared = square(&character);
        equal(&squared, &character)
    }
}
