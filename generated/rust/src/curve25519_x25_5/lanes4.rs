//! Arithmetic modulo 2^255 - 19 (curve25519_x25_5). Machine-made by Limbforge: do not edit.
//!
//! 4 elements at once, each in a lane of vectors. The modules have the same functions: `portable` computes on arrays, the others with the instructions after which they are named.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^255 - 19
//! Recipe:  10x25.5 lanes(4) product-scanning word fold(19@columns:shift-add) carry(interleaved)
//! Limbs:   10 words of 64 bits
//! Lanes:   4, an element in each
//! Domain:  standard; the sum of limb * weight is the element modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight           loose
//! 0     2^0     [0, 0x407ffff]  [0, 0xc07ffd9]
//! 1     2^26    [0, 0x203ffff]  [0, 0x603fffd]
//! 2     2^51    [0, 2^26 - 1]   [0, 0xbfffffd]
//! 3     2^77    [0, 2^25 - 1]   [0, 0x5fffffd]
//! 4     2^102   [0, 2^26 - 1]   [0, 0xbfffffd]
//! 5     2^128   [0, 0x203ffff]  [0, 0x603fffd]
//! 6     2^153   [0, 0x407ffff]  [0, 0xc07fffd]
//! 7     2^179   [0, 2^25 - 1]   [0, 0x5fffffd]
//! 8     2^204   [0, 2^26 - 1]   [0, 0xbfffffd]
//! 9     2^230   [0, 2^25 - 1]   [0, 0x5fffffd]
//! ```

/// Number of elements in an `Element`.
pub const LANES: usize = 4;

/// Number of vectors in an `Element`.
pub const LIMBS: usize = 10;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 32;

/// Number of 64-bit words in an encoded element.
pub const WORDS: usize = 4;

/// A condition for each lane: bit i is that of lane i.
pub type Mask = u8;

/// The mask of all lanes.
pub const ALL: Mask = 15;

/// Limbs of 0.
pub const ZERO: [u64; LIMBS] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// Limbs of 1.
pub const ONE: [u64; LIMBS] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// Limbs of 2^((p - 1) / 2^2), a primitive root of unity of order 2^2.
pub const ROOT_OF_UNITY: [u64; LIMBS] = [
    0x20e_a0b0, 0x186_c9d2, 0x8f_189d, 0x35_697f, 0xbd_0c60, 0x1fb_d7a7, 0x280_4c9e, 0x1e1_6569,
    0x4_fc1d, 0xae_0c92,
];

/// Limbs of -121665/121666.
pub const EDWARDS_D: [u64; LIMBS] = [
    0x359_78a3, 0xd3_7284, 0x315_6ebd, 0x6a_0a0e, 0x1_c029, 0x179_e898, 0x3a0_3cbb, 0x1ce_7198,
    0x2e2_b6ff, 0x148_0db3,
];

/// Limbs of -2 * 121665/121666.
pub const EDWARDS_D2: [u64; LIMBS] = [
    0x2b2_f159, 0x1a6_e509, 0x22a_dd7a, 0xd4_141d, 0x3_8052, 0xf3_d130, 0x340_7977, 0x19c_e331,
    0x1c5_6dff, 0x90_1b67,
];

/// Limbs of sqrt(-1), the root that is even as an integer below the prime.
pub const SQRT_M1: [u64; LIMBS] = [
    0x20e_a0b0, 0x186_c9d2, 0x8f_189d, 0x35_697f, 0xbd_0c60, 0x1fb_d7a7, 0x280_4c9e, 0x1e1_6569,
    0x4_fc1d, 0xae_0c92,
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

    /// Product of the low 32 bits.
    #[inline(always)]
    fn vmul32(x: V, y: V) -> V {
        core::array::from_fn(|i| (x[i] & 0xffff_ffff) * (y[i] & 0xffff_ffff))
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

    /// Elements within loose bounds, one in each lane; the least significant limb first.
    #[derive(Clone, Copy, Debug)]
    #[repr(transparent)]
    pub struct Loose(pub [V; LIMBS]);

    impl Element {
        /// Returns the same limbs. Tight bounds imply loose bounds.
        #[inline]
        pub const fn relax(self) -> Loose {
            Loose(self.0)
        }
    }

    impl From<Element> for Loose {
        #[inline]
        fn from(x: Element) -> Loose {
            x.relax()
        }
    }

    /// Encoded elements, one in each lane, as 64-bit words; the least significant first.
    pub type Words = [V; WORDS];

    /// The same element in every lane.
    #[inline]
    pub fn splat(limbs: &[u64; LIMBS]) -> Element {
        Element([vsplat(limbs[0]), vsplat(limbs[1]), vsplat(limbs[2]), vsplat(limbs[3]), vsplat(limbs[4]), vsplat(limbs[5]), vsplat(limbs[6]), vsplat(limbs[7]), vsplat(limbs[8]), vsplat(limbs[9])])
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
        Element([vload(&limbs[0]), vload(&limbs[1]), vload(&limbs[2]), vload(&limbs[3]), vload(&limbs[4]), vload(&limbs[5]), vload(&limbs[6]), vload(&limbs[7]), vload(&limbs[8]), vload(&limbs[9])])
    }

    /// The limbs of elements, an element in each row.
    #[inline]
    pub fn to_limbs(x: &Element) -> [[u64; LIMBS]; LANES] {
        let limbs = [vstore(x.0[0]), vstore(x.0[1]), vstore(x.0[2]), vstore(x.0[3]), vstore(x.0[4]), vstore(x.0[5]), vstore(x.0[6]), vstore(x.0[7]), vstore(x.0[8]), vstore(x.0[9])];
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
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - takes `b`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    #[inline]
    pub fn add(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v20 = vadd(a0, b0);
        let v21 = vadd(a1, b1);
        let v22 = vadd(a2, b2);
        let v23 = vadd(a3, b3);
        let v24 = vadd(a4, b4);
        let v25 = vadd(a5, b5);
        let v26 = vadd(a6, b6);
        let v27 = vadd(a7, b7);
        let v28 = vadd(a8, b8);
        let v29 = vadd(a9, b9);
        Loose([v20, v21, v22, v23, v24, v25, v26, v27, v28, v29])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - takes `b`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    #[inline]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v21 = vadd(a0, vsplat(0x7ff_ffda));
        let v22 = vsub(v21, b0);
        let v24 = vadd(a1, vsplat(0x3ff_fffe));
        let v25 = vsub(v24, b1);
        let v27 = vadd(a2, vsplat(0x7ff_fffe));
        let v28 = vsub(v27, b2);
        let v29 = vadd(a3, vsplat(0x3ff_fffe));
        let v30 = vsub(v29, b3);
        let v31 = vadd(a4, vsplat(0x7ff_fffe));
        let v32 = vsub(v31, b4);
        let v33 = vadd(a5, vsplat(0x3ff_fffe));
        let v34 = vsub(v33, b5);
        let v35 = vadd(a6, vsplat(0x7ff_fffe));
        let v36 = vsub(v35, b6);
        let v37 = vadd(a7, vsplat(0x3ff_fffe));
        let v38 = vsub(v37, b7);
        let v39 = vadd(a8, vsplat(0x7ff_fffe));
        let v40 = vsub(v39, b8);
        let v41 = vadd(a9, vsplat(0x3ff_fffe));
        let v42 = vsub(v41, b9);
        Loose([v22, v25, v28, v30, v32, v34, v36, v38, v40, v42])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - takes `b`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    #[inline]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v22 = vsub(vsplat(0x7ff_ffda), b0);
        let v23 = vselect(choice, v22, b0);
        let v24 = vadd(a0, v23);
        let v26 = vsub(vsplat(0x3ff_fffe), b1);
        let v27 = vselect(choice, v26, b1);
        let v28 = vadd(a1, v27);
        let v30 = vsub(vsplat(0x7ff_fffe), b2);
        let v31 = vselect(choice, v30, b2);
        let v32 = vadd(a2, v31);
        let v33 = vsub(vsplat(0x3ff_fffe), b3);
        let v34 = vselect(choice, v33, b3);
        let v35 = vadd(a3, v34);
        let v36 = vsub(vsplat(0x7ff_fffe), b4);
        let v37 = vselect(choice, v36, b4);
        let v38 = vadd(a4, v37);
        let v39 = vsub(vsplat(0x3ff_fffe), b5);
        let v40 = vselect(choice, v39, b5);
        let v41 = vadd(a5, v40);
        let v42 = vsub(vsplat(0x7ff_fffe), b6);
        let v43 = vselect(choice, v42, b6);
        let v44 = vadd(a6, v43);
        let v45 = vsub(vsplat(0x3ff_fffe), b7);
        let v46 = vselect(choice, v45, b7);
        let v47 = vadd(a7, v46);
        let v48 = vsub(vsplat(0x7ff_fffe), b8);
        let v49 = vselect(choice, v48, b8);
        let v50 = vadd(a8, v49);
        let v51 = vsub(vsplat(0x3ff_fffe), b9);
        let v52 = vselect(choice, v51, b9);
        let v53 = vadd(a9, v52);
        Loose([v24, v28, v32, v35, v38, v41, v44, v47, v50, v53])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    #[inline]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v11 = vsub(vsplat(0x7ff_ffda), a0);
        let v13 = vsub(vsplat(0x3ff_fffe), a1);
        let v15 = vsub(vsplat(0x7ff_fffe), a2);
        let v16 = vsub(vsplat(0x3ff_fffe), a3);
        let v17 = vsub(vsplat(0x7ff_fffe), a4);
        let v18 = vsub(vsplat(0x3ff_fffe), a5);
        let v19 = vsub(vsplat(0x7ff_fffe), a6);
        let v20 = vsub(vsplat(0x3ff_fffe), a7);
        let v21 = vsub(vsplat(0x7ff_fffe), a8);
        let v22 = vsub(vsplat(0x3ff_fffe), a9);
        Loose([v11, v13, v15, v16, v17, v18, v19, v20, v21, v22])
    }

    /// `out = a (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    pub fn carry(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vshr::<26>(a0);
        let v11 = vand(a0, vsplat(0x3ff_ffff));
        let v12 = vadd(a1, v10);
        let v13 = vshr::<25>(a5);
        let v14 = vand(a5, vsplat(0x1ff_ffff));
        let v15 = vadd(a6, v13);
        let v16 = vshr::<25>(v12);
        let v17 = vand(v12, vsplat(0x1ff_ffff));
        let v18 = vadd(a2, v16);
        let v19 = vshr::<26>(v15);
        let v20 = vand(v15, vsplat(0x3ff_ffff));
        let v21 = vadd(a7, v19);
        let v22 = vshr::<26>(v18);
        let v23 = vand(v18, vsplat(0x3ff_ffff));
        let v24 = vadd(a3, v22);
        let v25 = vshr::<25>(v21);
        let v26 = vand(v21, vsplat(0x1ff_ffff));
        let v27 = vadd(a8, v25);
        let v28 = vshr::<25>(v24);
        let v29 = vand(v24, vsplat(0x1ff_ffff));
        let v30 = vadd(a4, v28);
        let v31 = vshr::<26>(v27);
        let v32 = vand(v27, vsplat(0x3ff_ffff));
        let v33 = vadd(a9, v31);
        let v34 = vshr::<26>(v30);
        let v35 = vand(v30, vsplat(0x3ff_ffff));
        let v36 = vadd(v14, v34);
        let v37 = vshr::<25>(v33);
        let v38 = vand(v33, vsplat(0x1ff_ffff));
        let v39 = vshl::<3>(v37);
        let v40 = vadd(v37, v39);
        let v41 = vshl::<1>(v40);
        let v42 = vadd(v37, v41);
        let v43 = vadd(v11, v42);
        Element([v43, v17, v23, v29, v35, v36, v20, v26, v32, v38])
    }

    /// `out = a * b (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    /// - takes `b`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v20 = vmul32(a0, b0);
        let v21 = vmul32(a0, b1);
        let v22 = vmul32(a1, b0);
        let v23 = vadd(v21, v22);
        let v24 = vmul32(a0, b2);
        let v25 = vshl::<1>(a1);
        let v26 = vmul32(v25, b1);
        let v27 = vadd(v24, v26);
        let v28 = vmul32(a2, b0);
        let v29 = vadd(v27, v28);
        let v30 = vmul32(a0, b3);
        let v31 = vmul32(a1, b2);
        let v32 = vadd(v30, v31);
        let v33 = vmul32(a2, b1);
        let v34 = vadd(v32, v33);
        let v35 = vmul32(a3, b0);
        let v36 = vadd(v34, v35);
        let v37 = vmul32(a0, b4);
        let v38 = vmul32(v25, b3);
        let v39 = vadd(v37, v38);
        let v40 = vmul32(a2, b2);
        let v41 = vadd(v39, v40);
        let v42 = vshl::<1>(a3);
        let v43 = vmul32(v42, b1);
        let v44 = vadd(v41, v43);
        let v45 = vmul32(a4, b0);
        let v46 = vadd(v44, v45);
        let v47 = vmul32(a0, b5);
        let v48 = vmul32(a1, b4);
        let v49 = vadd(v47, v48);
        let v50 = vmul32(a2, b3);
        let v51 = vadd(v49, v50);
        let v52 = vmul32(a3, b2);
        let v53 = vadd(v51, v52);
        let v54 = vmul32(a4, b1);
        let v55 = vadd(v53, v54);
        let v56 = vmul32(a5, b0);
        let v57 = vadd(v55, v56);
        let v58 = vmul32(a0, b6);
        let v59 = vmul32(v25, b5);
        let v60 = vadd(v58, v59);
        let v61 = vmul32(a2, b4);
        let v62 = vadd(v60, v61);
        let v63 = vmul32(v42, b3);
        let v64 = vadd(v62, v63);
        let v65 = vmul32(a4, b2);
        let v66 = vadd(v64, v65);
        let v67 = vshl::<1>(a5);
        let v68 = vmul32(v67, b1);
        let v69 = vadd(v66, v68);
        let v70 = vmul32(a6, b0);
        let v71 = vadd(v69, v70);
        let v72 = vmul32(a0, b7);
        let v73 = vmul32(a1, b6);
        let v74 = vadd(v72, v73);
        let v75 = vmul32(a2, b5);
        let v76 = vadd(v74, v75);
        let v77 = vmul32(a3, b4);
        let v78 = vadd(v76, v77);
        let v79 = vmul32(a4, b3);
        let v80 = vadd(v78, v79);
        let v81 = vmul32(a5, b2);
        let v82 = vadd(v80, v81);
        let v83 = vmul32(a6, b1);
        let v84 = vadd(v82, v83);
        let v85 = vmul32(a7, b0);
        let v86 = vadd(v84, v85);
        let v87 = vmul32(a0, b8);
        let v88 = vmul32(v25, b7);
        let v89 = vadd(v87, v88);
        let v90 = vmul32(a2, b6);
        let v91 = vadd(v89, v90);
        let v92 = vmul32(v42, b5);
        let v93 = vadd(v91, v92);
        let v94 = vmul32(a4, b4);
        let v95 = vadd(v93, v94);
        let v96 = vmul32(v67, b3);
        let v97 = vadd(v95, v96);
        let v98 = vmul32(a6, b2);
        let v99 = vadd(v97, v98);
        let v100 = vshl::<1>(a7);
        let v101 = vmul32(v100, b1);
        let v102 = vadd(v99, v101);
        let v103 = vmul32(a8, b0);
        let v104 = vadd(v102, v103);
        let v105 = vmul32(a0, b9);
        let v106 = vmul32(a1, b8);
        let v107 = vadd(v105, v106);
        let v108 = vmul32(a2, b7);
        let v109 = vadd(v107, v108);
        let v110 = vmul32(a3, b6);
        let v111 = vadd(v109, v110);
        let v112 = vmul32(a4, b5);
        let v113 = vadd(v111, v112);
        let v114 = vmul32(a5, b4);
        let v115 = vadd(v113, v114);
        let v116 = vmul32(a6, b3);
        let v117 = vadd(v115, v116);
        let v118 = vmul32(a7, b2);
        let v119 = vadd(v117, v118);
        let v120 = vmul32(a8, b1);
        let v121 = vadd(v119, v120);
        let v122 = vmul32(a9, b0);
        let v123 = vadd(v121, v122);
        let v124 = vmul32(v25, b9);
        let v125 = vmul32(a2, b8);
        let v126 = vadd(v124, v125);
        let v127 = vmul32(v42, b7);
        let v128 = vadd(v126, v127);
        let v129 = vmul32(a4, b6);
        let v130 = vadd(v128, v129);
        let v131 = vmul32(v67, b5);
        let v132 = vadd(v130, v131);
        let v133 = vmul32(a6, b4);
        let v134 = vadd(v132, v133);
        let v135 = vmul32(v100, b3);
        let v136 = vadd(v134, v135);
        let v137 = vmul32(a8, b2);
        let v138 = vadd(v136, v137);
        let v139 = vshl::<1>(a9);
        let v140 = vmul32(v139, b1);
        let v141 = vadd(v138, v140);
        let v142 = vmul32(a2, b9);
        let v143 = vmul32(a3, b8);
        let v144 = vadd(v142, v143);
        let v145 = vmul32(a4, b7);
        let v146 = vadd(v144, v145);
        let v147 = vmul32(a5, b6);
        let v148 = vadd(v146, v147);
        let v149 = vmul32(a6, b5);
        let v150 = vadd(v148, v149);
        let v151 = vmul32(a7, b4);
        let v152 = vadd(v150, v151);
        let v153 = vmul32(a8, b3);
        let v154 = vadd(v152, v153);
        let v155 = vmul32(a9, b2);
        let v156 = vadd(v154, v155);
        let v157 = vmul32(v42, b9);
        let v158 = vmul32(a4, b8);
        let v159 = vadd(v157, v158);
        let v160 = vmul32(v67, b7);
        let v161 = vadd(v159, v160);
        let v162 = vmul32(a6, b6);
        let v163 = vadd(v161, v162);
        let v164 = vmul32(v100, b5);
        let v165 = vadd(v163, v164);
        let v166 = vmul32(a8, b4);
        let v167 = vadd(v165, v166);
        let v168 = vmul32(v139, b3);
        let v169 = vadd(v167, v168);
        let v170 = vmul32(a4, b9);
        let v171 = vmul32(a5, b8);
        let v172 = vadd(v170, v171);
        let v173 = vmul32(a6, b7);
        let v174 = vadd(v172, v173);
        let v175 = vmul32(a7, b6);
        let v176 = vadd(v174, v175);
        let v177 = vmul32(a8, b5);
        let v178 = vadd(v176, v177);
        let v179 = vmul32(a9, b4);
        let v180 = vadd(v178, v179);
        let v181 = vmul32(v67, b9);
        let v182 = vmul32(a6, b8);
        let v183 = vadd(v181, v182);
        let v184 = vmul32(v100, b7);
        let v185 = vadd(v183, v184);
        let v186 = vmul32(a8, b6);
        let v187 = vadd(v185, v186);
        let v188 = vmul32(v139, b5);
        let v189 = vadd(v187, v188);
        let v190 = vmul32(a6, b9);
        let v191 = vmul32(a7, b8);
        let v192 = vadd(v190, v191);
        let v193 = vmul32(a8, b7);
        let v194 = vadd(v192, v193);
        let v195 = vmul32(a9, b6);
        let v196 = vadd(v194, v195);
        let v197 = vmul32(v100, b9);
        let v198 = vmul32(a8, b8);
        let v199 = vadd(v197, v198);
        let v200 = vmul32(v139, b7);
        let v201 = vadd(v199, v200);
        let v202 = vmul32(a8, b9);
        let v203 = vmul32(a9, b8);
        let v204 = vadd(v202, v203);
        let v205 = vmul32(v139, b9);
        let v206 = vshl::<3>(v141);
        let v207 = vadd(v141, v206);
        let v208 = vshl::<1>(v207);
        let v209 = vadd(v141, v208);
        let v210 = vadd(v20, v209);
        let v211 = vshl::<3>(v156);
        let v212 = vadd(v156, v211);
        let v213 = vshl::<1>(v212);
        let v214 = vadd(v156, v213);
        let v215 = vadd(v23, v214);
        let v216 = vshl::<3>(v169);
        let v217 = vadd(v169, v216);
        let v218 = vshl::<1>(v217);
        let v219 = vadd(v169, v218);
        let v220 = vadd(v29, v219);
        let v221 = vshl::<3>(v180);
        let v222 = vadd(v180, v221);
        let v223 = vshl::<1>(v222);
        let v224 = vadd(v180, v223);
        let v225 = vadd(v36, v224);
        let v226 = vshl::<3>(v189);
        let v227 = vadd(v189, v226);
        let v228 = vshl::<1>(v227);
        let v229 = vadd(v189, v228);
        let v230 = vadd(v46, v229);
        let v231 = vshl::<3>(v196);
        let v232 = vadd(v196, v231);
        let v233 = vshl::<1>(v232);
        let v234 = vadd(v196, v233);
        let v235 = vadd(v57, v234);
        let v236 = vshl::<3>(v201);
        let v237 = vadd(v201, v236);
        let v238 = vshl::<1>(v237);
        let v239 = vadd(v201, v238);
        let v240 = vadd(v71, v239);
        let v241 = vshl::<3>(v204);
        let v242 = vadd(v204, v241);
        let v243 = vshl::<1>(v242);
        let v244 = vadd(v204, v243);
        let v245 = vadd(v86, v244);
        let v246 = vshl::<3>(v205);
        let v247 = vadd(v205, v246);
        let v248 = vshl::<1>(v247);
        let v249 = vadd(v205, v248);
        let v250 = vadd(v104, v249);
        let v251 = vshr::<26>(v210);
        let v252 = vand(v210, vsplat(0x3ff_ffff));
        let v253 = vadd(v215, v251);
        let v254 = vshr::<25>(v235);
        let v255 = vand(v235, vsplat(0x1ff_ffff));
        let v256 = vadd(v240, v254);
        let v257 = vshr::<25>(v253);
        let v258 = vand(v253, vsplat(0x1ff_ffff));
        let v259 = vadd(v220, v257);
        let v260 = vshr::<26>(v256);
        let v261 = vand(v256, vsplat(0x3ff_ffff));
        let v262 = vadd(v245, v260);
        let v263 = vshr::<26>(v259);
        let v264 = vand(v259, vsplat(0x3ff_ffff));
        let v265 = vadd(v225, v263);
        let v266 = vshr::<25>(v262);
        let v267 = vand(v262, vsplat(0x1ff_ffff));
        let v268 = vadd(v250, v266);
        let v269 = vshr::<25>(v265);
        let v270 = vand(v265, vsplat(0x1ff_ffff));
        let v271 = vadd(v230, v269);
        let v272 = vshr::<26>(v268);
        let v273 = vand(v268, vsplat(0x3ff_ffff));
        let v274 = vadd(v123, v272);
        let v275 = vshr::<26>(v271);
        let v276 = vand(v271, vsplat(0x3ff_ffff));
        let v277 = vadd(v255, v275);
        let v278 = vshr::<25>(v274);
        let v279 = vand(v274, vsplat(0x1ff_ffff));
        let v280 = vshl::<3>(v278);
        let v281 = vadd(v278, v280);
        let v282 = vshl::<1>(v281);
        let v283 = vadd(v278, v282);
        let v284 = vadd(v252, v283);
        let v285 = vshr::<26>(v284);
        let v286 = vand(v284, vsplat(0x3ff_ffff));
        let v287 = vadd(v258, v285);
        let v288 = vshr::<25>(v277);
        let v289 = vand(v277, vsplat(0x1ff_ffff));
        let v290 = vadd(v261, v288);
        Element([v286, v287, v264, v270, v276, v289, v290, v267, v273, v279])
    }

    /// `out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vmul32(a0, a0);
        let v11 = vshl::<1>(a0);
        let v12 = vmul32(v11, a1);
        let v13 = vmul32(v11, a2);
        let v14 = vshl::<1>(a1);
        let v15 = vmul32(v14, a1);
        let v16 = vadd(v13, v15);
        let v17 = vmul32(v11, a3);
        let v18 = vmul32(v14, a2);
        let v19 = vadd(v17, v18);
        let v20 = vmul32(v11, a4);
        let v21 = vshl::<2>(a1);
        let v22 = vmul32(v21, a3);
        let v23 = vadd(v20, v22);
        let v24 = vmul32(a2, a2);
        let v25 = vadd(v23, v24);
        let v26 = vmul32(v11, a5);
        let v27 = vmul32(v14, a4);
        let v28 = vadd(v26, v27);
        let v29 = vshl::<1>(a2);
        let v30 = vmul32(v29, a3);
        let v31 = vadd(v28, v30);
        let v32 = vmul32(v11, a6);
        let v33 = vmul32(v21, a5);
        let v34 = vadd(v32, v33);
        let v35 = vmul32(v29, a4);
        let v36 = vadd(v34, v35);
        let v37 = vshl::<1>(a3);
        let v38 = vmul32(v37, a3);
        let v39 = vadd(v36, v38);
        let v40 = vmul32(v11, a7);
        let v41 = vmul32(v14, a6);
        let v42 = vadd(v40, v41);
        let v43 = vmul32(v29, a5);
        let v44 = vadd(v42, v43);
        let v45 = vmul32(v37, a4);
        let v46 = vadd(v44, v45);
        let v47 = vmul32(v11, a8);
        let v48 = vmul32(v21, a7);
        let v49 = vadd(v47, v48);
        let v50 = vmul32(v29, a6);
        let v51 = vadd(v49, v50);
        let v52 = vshl::<2>(a3);
        let v53 = vmul32(v52, a5);
        let v54 = vadd(v51, v53);
        let v55 = vmul32(a4, a4);
        let v56 = vadd(v54, v55);
        let v57 = vmul32(v11, a9);
        let v58 = vmul32(v14, a8);
        let v59 = vadd(v57, v58);
        let v60 = vmul32(v29, a7);
        let v61 = vadd(v59, v60);
        let v62 = vmul32(v37, a6);
        let v63 = vadd(v61, v62);
        let v64 = vshl::<1>(a4);
        let v65 = vmul32(v64, a5);
        let v66 = vadd(v63, v65);
        let v67 = vmul32(v21, a9);
        let v68 = vmul32(v29, a8);
        let v69 = vadd(v67, v68);
        let v70 = vmul32(v52, a7);
        let v71 = vadd(v69, v70);
        let v72 = vmul32(v64, a6);
        let v73 = vadd(v71, v72);
        let v74 = vshl::<1>(a5);
        let v75 = vmul32(v74, a5);
        let v76 = vadd(v73, v75);
        let v77 = vmul32(v29, a9);
        let v78 = vmul32(v37, a8);
        let v79 = vadd(v77, v78);
        let v80 = vmul32(v64, a7);
        let v81 = vadd(v79, v80);
        let v82 = vmul32(v74, a6);
        let v83 = vadd(v81, v82);
        let v84 = vmul32(v52, a9);
        let v85 = vmul32(v64, a8);
        let v86 = vadd(v84, v85);
        let v87 = vshl::<2>(a5);
        let v88 = vmul32(v87, a7);
        let v89 = vadd(v86, v88);
        let v90 = vmul32(a6, a6);
        let v91 = vadd(v89, v90);
        let v92 = vmul32(v64, a9);
        let v93 = vmul32(v74, a8);
        let v94 = vadd(v92, v93);
        let v95 = vshl::<1>(a6);
        let v96 = vmul32(v95, a7);
        let v97 = vadd(v94, v96);
        let v98 = vmul32(v87, a9);
        let v99 = vmul32(v95, a8);
        let v100 = vadd(v98, v99);
        let v101 = vshl::<1>(a7);
        let v102 = vmul32(v101, a7);
        let v103 = vadd(v100, v102);
        let v104 = vmul32(v95, a9);
        let v105 = vmul32(v101, a8);
        let v106 = vadd(v104, v105);
        let v107 = vshl::<2>(a7);
        let v108 = vmul32(v107, a9);
        let v109 = vmul32(a8, a8);
        let v110 = vadd(v108, v109);
        let v111 = vshl::<1>(a8);
        let v112 = vmul32(v111, a9);
        let v113 = vshl::<1>(a9);
        let v114 = vmul32(v113, a9);
        let v115 = vshl::<3>(v76);
        let v116 = vadd(v76, v115);
        let v117 = vshl::<1>(v116);
        let v118 = vadd(v76, v117);
        let v119 = vadd(v10, v118);
        let v120 = vshl::<3>(v83);
        let v121 = vadd(v83, v120);
        let v122 = vshl::<1>(v121);
        let v123 = vadd(v83, v122);
        let v124 = vadd(v12, v123);
        let v125 = vshl::<3>(v91);
        let v126 = vadd(v91, v125);
        let v127 = vshl::<1>(v126);
        let v128 = vadd(v91, v127);
        let v129 = vadd(v16, v128);
        let v130 = vshl::<3>(v97);
        let v131 = vadd(v97, v130);
        let v132 = vshl::<1>(v131);
        let v133 = vadd(v97, v132);
        let v134 = vadd(v19, v133);
        let v135 = vshl::<3>(v103);
        let v136 = vadd(v103, v135);
        let v137 = vshl::<1>(v136);
        let v138 = vadd(v103, v137);
        let v139 = vadd(v25, v138);
        let v140 = vshl::<3>(v106);
        let v141 = vadd(v106, v140);
        let v142 = vshl::<1>(v141);
        let v143 = vadd(v106, v142);
        let v144 = vadd(v31, v143);
        let v145 = vshl::<3>(v110);
        let v146 = vadd(v110, v145);
        let v147 = vshl::<1>(v146);
        let v148 = vadd(v110, v147);
        let v149 = vadd(v39, v148);
        let v150 = vshl::<3>(v112);
        let v151 = vadd(v112, v150);
        let v152 = vshl::<1>(v151);
        let v153 = vadd(v112, v152);
        let v154 = vadd(v46, v153);
        let v155 = vshl::<3>(v114);
        let v156 = vadd(v114, v155);
        let v157 = vshl::<1>(v156);
        let v158 = vadd(v114, v157);
        let v159 = vadd(v56, v158);
        let v160 = vshr::<26>(v119);
        let v161 = vand(v119, vsplat(0x3ff_ffff));
        let v162 = vadd(v124, v160);
        let v163 = vshr::<25>(v144);
        let v164 = vand(v144, vsplat(0x1ff_ffff));
        let v165 = vadd(v149, v163);
        let v166 = vshr::<25>(v162);
        let v167 = vand(v162, vsplat(0x1ff_ffff));
        let v168 = vadd(v129, v166);
        let v169 = vshr::<26>(v165);
        let v170 = vand(v165, vsplat(0x3ff_ffff));
        let v171 = vadd(v154, v169);
        let v172 = vshr::<26>(v168);
        let v173 = vand(v168, vsplat(0x3ff_ffff));
        let v174 = vadd(v134, v172);
        let v175 = vshr::<25>(v171);
        let v176 = vand(v171, vsplat(0x1ff_ffff));
        let v177 = vadd(v159, v175);
        let v178 = vshr::<25>(v174);
        let v179 = vand(v174, vsplat(0x1ff_ffff));
        let v180 = vadd(v139, v178);
        let v181 = vshr::<26>(v177);
        let v182 = vand(v177, vsplat(0x3ff_ffff));
        let v183 = vadd(v66, v181);
        let v184 = vshr::<26>(v180);
        let v185 = vand(v180, vsplat(0x3ff_ffff));
        let v186 = vadd(v164, v184);
        let v187 = vshr::<25>(v183);
        let v188 = vand(v183, vsplat(0x1ff_ffff));
        let v189 = vshl::<3>(v187);
        let v190 = vadd(v187, v189);
        let v191 = vshl::<1>(v190);
        let v192 = vadd(v187, v191);
        let v193 = vadd(v161, v192);
        let v194 = vshr::<26>(v193);
        let v195 = vand(v193, vsplat(0x3ff_ffff));
        let v196 = vadd(v167, v194);
        let v197 = vshr::<25>(v186);
        let v198 = vand(v186, vsplat(0x1ff_ffff));
        let v199 = vadd(v170, v197);
        Element([v195, v196, v173, v179, v185, v198, v199, v176, v182, v188])
    }

    /// `out = k * a (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v11 = vmul32(a0, k);
        let v12 = vmul32(a1, k);
        let v13 = vmul32(a2, k);
        let v14 = vmul32(a3, k);
        let v15 = vmul32(a4, k);
        let v16 = vmul32(a5, k);
        let v17 = vmul32(a6, k);
        let v18 = vmul32(a7, k);
        let v19 = vmul32(a8, k);
        let v20 = vmul32(a9, k);
        let v21 = vshr::<26>(v11);
        let v22 = vand(v11, vsplat(0x3ff_ffff));
        let v23 = vadd(v12, v21);
        let v24 = vshr::<25>(v16);
        let v25 = vand(v16, vsplat(0x1ff_ffff));
        let v26 = vadd(v17, v24);
        let v27 = vshr::<25>(v23);
        let v28 = vand(v23, vsplat(0x1ff_ffff));
        let v29 = vadd(v13, v27);
        let v30 = vshr::<26>(v26);
        let v31 = vand(v26, vsplat(0x3ff_ffff));
        let v32 = vadd(v18, v30);
        let v33 = vshr::<26>(v29);
        let v34 = vand(v29, vsplat(0x3ff_ffff));
        let v35 = vadd(v14, v33);
        let v36 = vshr::<25>(v32);
        let v37 = vand(v32, vsplat(0x1ff_ffff));
        let v38 = vadd(v19, v36);
        let v39 = vshr::<25>(v35);
        let v40 = vand(v35, vsplat(0x1ff_ffff));
        let v41 = vadd(v15, v39);
        let v42 = vshr::<26>(v38);
        let v43 = vand(v38, vsplat(0x3ff_ffff));
        let v44 = vadd(v20, v42);
        let v45 = vshr::<26>(v41);
        let v46 = vand(v41, vsplat(0x3ff_ffff));
        let v47 = vadd(v25, v45);
        let v48 = vshr::<25>(v44);
        let v49 = vand(v44, vsplat(0x1ff_ffff));
        let v50 = vshl::<3>(v48);
        let v51 = vadd(v48, v50);
        let v52 = vshl::<1>(v51);
        let v53 = vadd(v48, v52);
        let v54 = vadd(v22, v53);
        let v55 = vshr::<26>(v54);
        let v56 = vand(v54, vsplat(0x3ff_ffff));
        let v57 = vadd(v28, v55);
        let v58 = vshr::<25>(v47);
        let v59 = vand(v47, vsplat(0x1ff_ffff));
        let v60 = vadd(v31, v58);
        Element([v56, v57, v34, v40, v46, v59, v60, v37, v43, v49])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vand(a0, vsplat(1));
        let v11 = vtest(v10);
        let v14 = vselect(v11, vsplat(0x3ff_ffed), vsplat(0));
        let v15 = vadd(a0, v14);
        let v17 = vselect(v11, vsplat(0x1ff_ffff), vsplat(0));
        let v18 = vadd(a1, v17);
        let v20 = vselect(v11, vsplat(0x3ff_ffff), vsplat(0));
        let v21 = vadd(a2, v20);
        let v22 = vadd(a3, v17);
        let v23 = vadd(a4, v20);
        let v24 = vadd(a5, v17);
        let v25 = vadd(a6, v20);
        let v26 = vadd(a7, v17);
        let v27 = vadd(a8, v20);
        let v28 = vadd(a9, v17);
        let v29 = vshr::<1>(v15);
        let v30 = vand(v18, vsplat(1));
        let v31 = vshl::<25>(v30);
        let v32 = vadd(v29, v31);
        let v33 = vshr::<1>(v18);
        let v34 = vand(v21, vsplat(1));
        let v35 = vshl::<24>(v34);
        let v36 = vadd(v33, v35);
        let v37 = vshr::<1>(v21);
        let v38 = vand(v22, vsplat(1));
        let v39 = vshl::<25>(v38);
        let v40 = vadd(v37, v39);
        let v41 = vshr::<1>(v22);
        let v42 = vand(v23, vsplat(1));
        let v43 = vshl::<24>(v42);
        let v44 = vadd(v41, v43);
        let v45 = vshr::<1>(v23);
        let v46 = vand(v24, vsplat(1));
        let v47 = vshl::<25>(v46);
        let v48 = vadd(v45, v47);
        let v49 = vshr::<1>(v24);
        let v50 = vand(v25, vsplat(1));
        let v51 = vshl::<24>(v50);
        let v52 = vadd(v49, v51);
        let v53 = vshr::<1>(v25);
        let v54 = vand(v26, vsplat(1));
        let v55 = vshl::<25>(v54);
        let v56 = vadd(v53, v55);
        let v57 = vshr::<1>(v26);
        let v58 = vand(v27, vsplat(1));
        let v59 = vshl::<24>(v58);
        let v60 = vadd(v57, v59);
        let v61 = vshr::<1>(v27);
        let v62 = vand(v28, vsplat(1));
        let v63 = vshl::<25>(v62);
        let v64 = vadd(v61, v63);
        let v65 = vshr::<1>(v28);
        let v66 = vshr::<26>(v32);
        let v67 = vand(v32, vsplat(0x3ff_ffff));
        let v68 = vadd(v36, v66);
        let v69 = vshr::<25>(v52);
        let v70 = vand(v52, vsplat(0x1ff_ffff));
        let v71 = vadd(v56, v69);
        let v72 = vshr::<25>(v68);
        let v73 = vand(v68, vsplat(0x1ff_ffff));
        let v74 = vadd(v40, v72);
        let v75 = vshr::<26>(v71);
        let v76 = vand(v71, vsplat(0x3ff_ffff));
        let v77 = vadd(v60, v75);
        let v78 = vshr::<26>(v74);
        let v79 = vand(v74, vsplat(0x3ff_ffff));
        let v80 = vadd(v44, v78);
        let v81 = vshr::<25>(v77);
        let v82 = vand(v77, vsplat(0x1ff_ffff));
        let v83 = vadd(v64, v81);
        let v84 = vshr::<25>(v80);
        let v85 = vand(v80, vsplat(0x1ff_ffff));
        let v86 = vadd(v48, v84);
        let v87 = vshr::<26>(v83);
        let v88 = vand(v83, vsplat(0x3ff_ffff));
        let v89 = vadd(v65, v87);
        let v90 = vshr::<26>(v86);
        let v91 = vand(v86, vsplat(0x3ff_ffff));
        let v92 = vadd(v70, v90);
        let v93 = vshr::<25>(v89);
        let v94 = vand(v89, vsplat(0x1ff_ffff));
        let v95 = vshl::<3>(v93);
        let v96 = vadd(v93, v95);
        let v97 = vshl::<1>(v96);
        let v98 = vadd(v93, v97);
        let v99 = vadd(v67, v98);
        Element([v99, v73, v79, v85, v91, v92, v76, v82, v88, v94])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - takes `b`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    pub fn select(choice: Mask, a: &Element, b: &Element) -> Element {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v21 = vselect(choice, a0, b0);
        let v22 = vselect(choice, a1, b1);
        let v23 = vselect(choice, a2, b2);
        let v24 = vselect(choice, a3, b3);
        let v25 = vselect(choice, a4, b4);
        let v26 = vselect(choice, a5, b5);
        let v27 = vselect(choice, a6, b6);
        let v28 = vselect(choice, a7, b7);
        let v29 = vselect(choice, a8, b8);
        let v30 = vselect(choice, a9, b9);
        Element([v21, v22, v23, v24, v25, v26, v27, v28, v29, v30])
    }

    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - takes `b`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `x`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `y`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    pub fn swap(choice: Mask, a: &Element, b: &Element) -> (Element, Element) {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v21 = vselect(choice, b0, a0);
        let v22 = vselect(choice, b1, a1);
        let v23 = vselect(choice, b2, a2);
        let v24 = vselect(choice, b3, a3);
        let v25 = vselect(choice, b4, a4);
        let v26 = vselect(choice, b5, a5);
        let v27 = vselect(choice, b6, a6);
        let v28 = vselect(choice, b7, a7);
        let v29 = vselect(choice, b8, a8);
        let v30 = vselect(choice, b9, a9);
        let v31 = vselect(choice, a0, b0);
        let v32 = vselect(choice, a1, b1);
        let v33 = vselect(choice, a2, b2);
        let v34 = vselect(choice, a3, b3);
        let v35 = vselect(choice, a4, b4);
        let v36 = vselect(choice, a5, b5);
        let v37 = vselect(choice, a6, b6);
        let v38 = vselect(choice, a7, b7);
        let v39 = vselect(choice, a8, b8);
        let v40 = vselect(choice, a9, b9);
        (Element([v21, v22, v23, v24, v25, v26, v27, v28, v29, v30]), Element([v31, v32, v33, v34, v35, v36, v37, v38, v39, v40]))
    }

    /// `out = a (mod p), 0 <= out < p`
    ///
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
    #[inline]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vshr::<26>(a0);
        let v11 = vand(a0, vsplat(0x3ff_ffff));
        let v12 = vadd(a1, v10);
        let v13 = vshr::<25>(a5);
        let v14 = vand(a5, vsplat(0x1ff_ffff));
        let v15 = vadd(a6, v13);
        let v16 = vshr::<25>(v12);
        let v17 = vand(v12, vsplat(0x1ff_ffff));
        let v18 = vadd(a2, v16);
        let v19 = vshr::<26>(v15);
        let v20 = vand(v15, vsplat(0x3ff_ffff));
        let v21 = vadd(a7, v19);
        let v22 = vshr::<26>(v18);
        let v23 = vand(v18, vsplat(0x3ff_ffff));
        let v24 = vadd(a3, v22);
        let v25 = vshr::<25>(v21);
        let v26 = vand(v21, vsplat(0x1ff_ffff));
        let v27 = vadd(a8, v25);
        let v28 = vshr::<25>(v24);
        let v29 = vand(v24, vsplat(0x1ff_ffff));
        let v30 = vadd(a4, v28);
        let v31 = vshr::<26>(v27);
        let v32 = vand(v27, vsplat(0x3ff_ffff));
        let v33 = vadd(a9, v31);
        let v34 = vshr::<26>(v30);
        let v35 = vand(v30, vsplat(0x3ff_ffff));
        let v36 = vadd(v14, v34);
        let v37 = vshr::<25>(v33);
        let v38 = vand(v33, vsplat(0x1ff_ffff));
        let v39 = vshl::<3>(v37);
        let v40 = vadd(v37, v39);
        let v41 = vshl::<1>(v40);
        let v42 = vadd(v37, v41);
        let v43 = vadd(v11, v42);
        let v44 = vshr::<26>(v43);
        let v45 = vand(v43, vsplat(0x3ff_ffff));
        let v46 = vadd(v17, v44);
        let v47 = vshr::<25>(v46);
        let v48 = vand(v46, vsplat(0x1ff_ffff));
        let v49 = vadd(v23, v47);
        let v50 = vshr::<26>(v49);
        let v51 = vand(v49, vsplat(0x3ff_ffff));
        let v52 = vadd(v29, v50);
        let v53 = vshr::<25>(v52);
        let v54 = vand(v52, vsplat(0x1ff_ffff));
        let v55 = vadd(v35, v53);
        let v56 = vshr::<26>(v55);
        let v57 = vand(v55, vsplat(0x3ff_ffff));
        let v58 = vadd(v36, v56);
        let v59 = vshr::<25>(v58);
        let v60 = vand(v58, vsplat(0x1ff_ffff));
        let v61 = vadd(v20, v59);
        let v62 = vshr::<26>(v61);
        let v63 = vand(v61, vsplat(0x3ff_ffff));
        let v64 = vadd(v26, v62);
        let v65 = vshr::<25>(v64);
        let v66 = vand(v64, vsplat(0x1ff_ffff));
        let v67 = vadd(v32, v65);
        let v68 = vshr::<26>(v67);
        let v69 = vand(v67, vsplat(0x3ff_ffff));
        let v70 = vadd(v38, v68);
        let v72 = vshl::<26>(v48);
        let v73 = vadd(v45, v72);
        let v74 = vand(v51, vsplat(8191));
        let v75 = vshl::<51>(v74);
        let v76 = vadd(v73, v75);
        let v77 = vshr::<13>(v51);
        let v78 = vshl::<13>(v54);
        let v79 = vadd(v77, v78);
        let v80 = vshl::<38>(v57);
        let v81 = vadd(v79, v80);
        let v82 = vshl::<25>(v63);
        let v83 = vadd(v60, v82);
        let v84 = vand(v66, vsplat(8191));
        let v85 = vshl::<51>(v84);
        let v86 = vadd(v83, v85);
        let v87 = vshr::<13>(v66);
        let v88 = vshl::<12>(v69);
        let v89 = vadd(v87, v88);
        let v90 = vshl::<38>(v70);
        let v91 = vadd(v89, v90);
        let (v95, v96) = vsbb(v76, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (v97, v98) = vsbb(v81, vsplat(0xffff_ffff_ffff_ffff), v96);
        let (v99, v100) = vsbb(v86, vsplat(0xffff_ffff_ffff_ffff), v98);
        let (v101, v102) = vsbb(v91, vsplat(0x7fff_ffff_ffff_ffff), v100);
        let v103 = vselect(v102, v76, v95);
        let v104 = vselect(v102, v81, v97);
        let v105 = vselect(v102, v86, v99);
        let v106 = vselect(v102, v91, v101);
        [v103, v104, v105, v106]
    }

    /// `out = bytes (mod p)`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    pub fn from_words(words: &Words) -> Element {
        let [words0, words1, words2, words3] = *words;
        let v4 = vand(words0, vsplat(0x3ff_ffff));
        let v5 = vshr::<26>(words0);
        let v6 = vand(v5, vsplat(0x1ff_ffff));
        let v7 = vshr::<51>(words0);
        let v8 = vand(words1, vsplat(8191));
        let v9 = vshl::<13>(v8);
        let v10 = vadd(v7, v9);
        let v11 = vshr::<13>(words1);
        let v12 = vand(v11, vsplat(0x1ff_ffff));
        let v13 = vshr::<38>(words1);
        let v14 = vand(words2, vsplat(0x1ff_ffff));
        let v15 = vshr::<25>(words2);
        let v16 = vand(v15, vsplat(0x3ff_ffff));
        let v17 = vshr::<51>(words2);
        let v18 = vand(words3, vsplat(4095));
        let v19 = vshl::<13>(v18);
        let v20 = vadd(v17, v19);
        let v21 = vshr::<12>(words3);
        let v22 = vand(v21, vsplat(0x3ff_ffff));
        let v23 = vshr::<38>(words3);
        let v24 = vshr::<25>(v23);
        let v25 = vand(v23, vsplat(0x1ff_ffff));
        let v26 = vshl::<3>(v24);
        let v27 = vadd(v24, v26);
        let v28 = vshl::<1>(v27);
        let v29 = vadd(v24, v28);
        let v30 = vadd(v4, v29);
        Element([v30, v6, v10, v12, v13, v14, v16, v20, v22, v25])
    }

    /// `out = bytes (mod p), ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    pub fn from_words_canonical(words: &Words) -> (Element, Mask) {
        let [words0, words1, words2, words3] = *words;
        let (_, v9) = vsbb(words0, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (_, v11) = vsbb(words1, vsplat(0xffff_ffff_ffff_ffff), v9);
        let (_, v13) = vsbb(words2, vsplat(0xffff_ffff_ffff_ffff), v11);
        let (_, v15) = vsbb(words3, vsplat(0x7fff_ffff_ffff_ffff), v13);
        let v16 = vand(words0, vsplat(0x3ff_ffff));
        let v17 = vshr::<26>(words0);
        let v18 = vand(v17, vsplat(0x1ff_ffff));
        let v19 = vshr::<51>(words0);
        let v20 = vand(words1, vsplat(8191));
        let v21 = vshl::<13>(v20);
        let v22 = vadd(v19, v21);
        let v23 = vshr::<13>(words1);
        let v24 = vand(v23, vsplat(0x1ff_ffff));
        let v25 = vshr::<38>(words1);
        let v26 = vand(words2, vsplat(0x1ff_ffff));
        let v27 = vshr::<25>(words2);
        let v28 = vand(v27, vsplat(0x3ff_ffff));
        let v29 = vshr::<51>(words2);
        let v30 = vand(words3, vsplat(4095));
        let v31 = vshl::<13>(v30);
        let v32 = vadd(v29, v31);
        let v33 = vshr::<12>(words3);
        let v34 = vand(v33, vsplat(0x3ff_ffff));
        let v35 = vshr::<38>(words3);
        let v36 = vshr::<25>(v35);
        let v37 = vand(v35, vsplat(0x1ff_ffff));
        let v38 = vshl::<3>(v36);
        let v39 = vadd(v36, v38);
        let v40 = vshl::<1>(v39);
        let v41 = vadd(v36, v40);
        let v42 = vadd(v16, v41);
        (Element([v42, v18, v22, v24, v25, v26, v28, v32, v34, v37]), v15)
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
        let loose_out = add(a, a);
        carry(&loose_out)
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
        let loose_difference = sub(a, b);
        let difference = carry(&loose_difference);
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
        let loose_opposite = opp(a);
        let opposite = carry(&loose_opposite);
        select(choice, &opposite, a)
    }

    /// out = a^(2^k)
    ///
    /// Time depends on k.
    #[inline]
    pub fn pow2k(a: &Element, k: u32) -> Element {
        let mut out = *a;
        for _ in 0..k {
            out = square(&out.relax());
        }
        out
    }

    /// out = 1 / a, and 0 if a = 0
    #[inline]
    pub fn invert(a: &Element) -> Element {
        let x1 = square(&a.relax());
        let x2 = square(&x1.relax());
        let x3 = square(&x2.relax());
        let x4 = mul(&x1.relax(), &x3.relax());
        let x5 = mul(&a.relax(), &x4.relax());
        let x6 = square(&x4.relax());
        let x7 = mul(&x5.relax(), &x6.relax());
        let mut x8 = x7;
        for _ in 0..5 {
            x8 = square(&x8.relax());
        }
        let x9 = mul(&x8.relax(), &x7.relax());
        let mut x10 = x9;
        for _ in 0..5 {
            x10 = square(&x10.relax());
        }
        let x11 = mul(&x10.relax(), &x7.relax());
        let mut x12 = x11;
        for _ in 0..15 {
            x12 = square(&x12.relax());
        }
        let x13 = mul(&x12.relax(), &x11.relax());
        let mut x14 = x13;
        for _ in 0..30 {
            x14 = square(&x14.relax());
        }
        let x15 = mul(&x14.relax(), &x13.relax());
        let mut x16 = x15;
        for _ in 0..60 {
            x16 = square(&x16.relax());
        }
        let x17 = mul(&x16.relax(), &x15.relax());
        let mut x18 = x17;
        for _ in 0..5 {
            x18 = square(&x18.relax());
        }
        let x19 = mul(&x18.relax(), &x7.relax());
        let mut x20 = x19;
        for _ in 0..125 {
            x20 = square(&x20.relax());
        }
        let x21 = mul(&x20.relax(), &x19.relax());
        let mut x22 = x21;
        for _ in 0..5 {
            x22 = square(&x22.relax());
        }
        mul(&x22.relax(), &x5.relax())
    }

    /// out = a^7237005577332262213973186563042994240829374041602535252466099000494570602493
    #[inline]
    pub fn pow_root(a: &Element) -> Element {
        let x1 = square(&a.relax());
        let x2 = square(&x1.relax());
        let x3 = square(&x2.relax());
        let x4 = mul(&x1.relax(), &x3.relax());
        let x5 = square(&x4.relax());
        let x6 = mul(&x4.relax(), &x5.relax());
        let x7 = mul(&a.relax(), &x6.relax());
        let mut x8 = x7;
        for _ in 0..5 {
            x8 = square(&x8.relax());
        }
        let x9 = mul(&x8.relax(), &x7.relax());
        let mut x10 = x9;
        for _ in 0..5 {
            x10 = square(&x10.relax());
        }
        let x11 = mul(&x10.relax(), &x7.relax());
        let mut x12 = x11;
        for _ in 0..15 {
            x12 = square(&x12.relax());
        }
        let x13 = mul(&x12.relax(), &x11.relax());
        let mut x14 = x13;
        for _ in 0..30 {
            x14 = square(&x14.relax());
        }
        let x15 = mul(&x14.relax(), &x13.relax());
        let mut x16 = x15;
        for _ in 0..60 {
            x16 = square(&x16.relax());
        }
        let x17 = mul(&x16.relax(), &x15.relax());
        let mut x18 = x17;
        for _ in 0..5 {
            x18 = square(&x18.relax());
        }
        let x19 = mul(&x18.relax(), &x7.relax());
        let mut x20 = x19;
        for _ in 0..125 {
            x20 = square(&x20.relax());
        }
        let x21 = mul(&x20.relax(), &x19.relax());
        let mut x22 = x21;
        for _ in 0..2 {
            x22 = square(&x22.relax());
        }
        mul(&x22.relax(), &a.relax())
    }

    /// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
    ///
    /// `is_odd` tells the two roots apart.
    #[inline]
    pub fn sqrt(a: &Element) -> (Element, Mask) {
        let mut out = pow_root(a);
        let mut t = square(&out.relax());
        t = mul(&t.relax(), &a.relax());
        out = mul(&out.relax(), &a.relax());
        let c = splat(&ROOT_OF_UNITY);
        let done = equal(&t, &splat(&ONE));
        let next = mul(&out.relax(), &c.relax());
        out = select(done, &out, &next);
        let squared = square(&out.relax());
        let ok = equal(&squared, a);
        (out, ok)
    }

    /// out = a^((p - 1) / 2)
    #[inline]
    pub fn pow_euler(a: &Element) -> Element {
        let mut out = pow_root(a);
        out = square(&out.relax());
        out = mul(&out.relax(), &a.relax());
        out = square(&out.relax());
        out
    }

    /// out = 1 if a is a square or 0, else 0
    #[inline]
    pub fn is_square(a: &Element) -> Mask {
        let character = pow_euler(a);
        let squared = square(&character.relax());
        equal(&squared, &character)
    }
}

#[cfg(target_arch = "x86_64")]
/// The functions in vector registers. A caller has to have the features `avx2`, or to be `unsafe`.
pub mod avx2 {
    use super::*;
    use core::arch::x86_64::*;

    /// One word in each lane.
    pub type V = __m256i;

    /// Difference of two words and a borrow, and its borrow.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vsbb(x: V, y: V, b: Mask) -> (V, Mask) {
        let (difference, borrow) = (vsub(x, y), vbits(b));
        (vsub(difference, borrow), vless(x, y) | vless(difference, borrow))
    }

    /// Sum modulo 2^64.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vadd(x: V, y: V) -> V {
        _mm256_add_epi64(x, y)
    }

    /// Difference modulo 2^64.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vsub(x: V, y: V) -> V {
        _mm256_sub_epi64(x, y)
    }

    /// Product of the low 32 bits.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vmul32(x: V, y: V) -> V {
        _mm256_mul_epu32(x, y)
    }

    /// Shift left.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vshl<const K: i32>(x: V) -> V {
        _mm256_slli_epi64::<K>(x)
    }

    /// Shift right.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vshr<const K: i32>(x: V) -> V {
        _mm256_srli_epi64::<K>(x)
    }

    /// Bitwise and.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vand(x: V, y: V) -> V {
        _mm256_and_si256(x, y)
    }

    /// x where the mask has a 1, y where it has a 0.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vselect(c: Mask, x: V, y: V) -> V {
        _mm256_blendv_epi8(y, x, vspread(c))
    }

    /// Whether x is below y.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vless(x: V, y: V) -> Mask {
        let sign = vsplat(1 << 63);
        _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpgt_epi64(_mm256_xor_si256(y, sign), _mm256_xor_si256(x, sign)))) as Mask
    }

    /// The lowest bits.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vtest(x: V) -> Mask {
        _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_slli_epi64::<63>(x))) as Mask
    }

    /// The mask as words that are 0 or 1.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vbits(c: Mask) -> V {
        _mm256_srli_epi64::<63>(vspread(c))
    }

    /// The mask as words with all bits 0 or 1.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vspread(c: Mask) -> V {
        let bits = _mm256_set_epi64x(8, 4, 2, 1);
        _mm256_cmpeq_epi64(_mm256_and_si256(vsplat(c.into()), bits), bits)
    }

    /// The same word in every lane.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn vsplat(k: u64) -> V {
        _mm256_set1_epi64x(k as i64)
    }

    /// A vector from its words.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn vload(x: &[u64; LANES]) -> V {
        _mm256_set_epi64x(x[3] as i64, x[2] as i64, x[1] as i64, x[0] as i64)
    }

    /// The words of a vector.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn vstore(x: V) -> [u64; LANES] {
        [_mm256_extract_epi64::<0>(x) as u64, _mm256_extract_epi64::<1>(x) as u64, _mm256_extract_epi64::<2>(x) as u64, _mm256_extract_epi64::<3>(x) as u64]
    }

    /// Elements within tight bounds, one in each lane; the least significant limb first.
    #[derive(Clone, Copy, Debug)]
    #[repr(transparent)]
    pub struct Element(pub [V; LIMBS]);

    /// Elements within loose bounds, one in each lane; the least significant limb first.
    #[derive(Clone, Copy, Debug)]
    #[repr(transparent)]
    pub struct Loose(pub [V; LIMBS]);

    impl Element {
        /// Returns the same limbs. Tight bounds imply loose bounds.
        #[inline]
        pub const fn relax(self) -> Loose {
            Loose(self.0)
        }
    }

    impl From<Element> for Loose {
        #[inline]
        fn from(x: Element) -> Loose {
            x.relax()
        }
    }

    /// Encoded elements, one in each lane, as 64-bit words; the least significant first.
    pub type Words = [V; WORDS];

    /// The same element in every lane.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn splat(limbs: &[u64; LIMBS]) -> Element {
        Element([vsplat(limbs[0]), vsplat(limbs[1]), vsplat(limbs[2]), vsplat(limbs[3]), vsplat(limbs[4]), vsplat(limbs[5]), vsplat(limbs[6]), vsplat(limbs[7]), vsplat(limbs[8]), vsplat(limbs[9])])
    }

    /// Elements from their limbs, an element in each row.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn from_limbs(rows: &[[u64; LIMBS]; LANES]) -> Element {
        let mut limbs = [[0; LANES]; LIMBS];
        for (lane, row) in rows.iter().enumerate() {
            for (limb, word) in limbs.iter_mut().zip(row) {
                limb[lane] = *word;
            }
        }
        Element([vload(&limbs[0]), vload(&limbs[1]), vload(&limbs[2]), vload(&limbs[3]), vload(&limbs[4]), vload(&limbs[5]), vload(&limbs[6]), vload(&limbs[7]), vload(&limbs[8]), vload(&limbs[9])])
    }

    /// The limbs of elements, an element in each row.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn to_limbs(x: &Element) -> [[u64; LIMBS]; LANES] {
        let limbs = [vstore(x.0[0]), vstore(x.0[1]), vstore(x.0[2]), vstore(x.0[3]), vstore(x.0[4]), vstore(x.0[5]), vstore(x.0[6]), vstore(x.0[7]), vstore(x.0[8]), vstore(x.0[9])];
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
    #[target_feature(enable = "avx2")]
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
    #[target_feature(enable = "avx2")]
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
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - takes `b`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn add(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v20 = vadd(a0, b0);
        let v21 = vadd(a1, b1);
        let v22 = vadd(a2, b2);
        let v23 = vadd(a3, b3);
        let v24 = vadd(a4, b4);
        let v25 = vadd(a5, b5);
        let v26 = vadd(a6, b6);
        let v27 = vadd(a7, b7);
        let v28 = vadd(a8, b8);
        let v29 = vadd(a9, b9);
        Loose([v20, v21, v22, v23, v24, v25, v26, v27, v28, v29])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - takes `b`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v21 = vadd(a0, vsplat(0x7ff_ffda));
        let v22 = vsub(v21, b0);
        let v24 = vadd(a1, vsplat(0x3ff_fffe));
        let v25 = vsub(v24, b1);
        let v27 = vadd(a2, vsplat(0x7ff_fffe));
        let v28 = vsub(v27, b2);
        let v29 = vadd(a3, vsplat(0x3ff_fffe));
        let v30 = vsub(v29, b3);
        let v31 = vadd(a4, vsplat(0x7ff_fffe));
        let v32 = vsub(v31, b4);
        let v33 = vadd(a5, vsplat(0x3ff_fffe));
        let v34 = vsub(v33, b5);
        let v35 = vadd(a6, vsplat(0x7ff_fffe));
        let v36 = vsub(v35, b6);
        let v37 = vadd(a7, vsplat(0x3ff_fffe));
        let v38 = vsub(v37, b7);
        let v39 = vadd(a8, vsplat(0x7ff_fffe));
        let v40 = vsub(v39, b8);
        let v41 = vadd(a9, vsplat(0x3ff_fffe));
        let v42 = vsub(v41, b9);
        Loose([v22, v25, v28, v30, v32, v34, v36, v38, v40, v42])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - takes `b`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v22 = vsub(vsplat(0x7ff_ffda), b0);
        let v23 = vselect(choice, v22, b0);
        let v24 = vadd(a0, v23);
        let v26 = vsub(vsplat(0x3ff_fffe), b1);
        let v27 = vselect(choice, v26, b1);
        let v28 = vadd(a1, v27);
        let v30 = vsub(vsplat(0x7ff_fffe), b2);
        let v31 = vselect(choice, v30, b2);
        let v32 = vadd(a2, v31);
        let v33 = vsub(vsplat(0x3ff_fffe), b3);
        let v34 = vselect(choice, v33, b3);
        let v35 = vadd(a3, v34);
        let v36 = vsub(vsplat(0x7ff_fffe), b4);
        let v37 = vselect(choice, v36, b4);
        let v38 = vadd(a4, v37);
        let v39 = vsub(vsplat(0x3ff_fffe), b5);
        let v40 = vselect(choice, v39, b5);
        let v41 = vadd(a5, v40);
        let v42 = vsub(vsplat(0x7ff_fffe), b6);
        let v43 = vselect(choice, v42, b6);
        let v44 = vadd(a6, v43);
        let v45 = vsub(vsplat(0x3ff_fffe), b7);
        let v46 = vselect(choice, v45, b7);
        let v47 = vadd(a7, v46);
        let v48 = vsub(vsplat(0x7ff_fffe), b8);
        let v49 = vselect(choice, v48, b8);
        let v50 = vadd(a8, v49);
        let v51 = vsub(vsplat(0x3ff_fffe), b9);
        let v52 = vselect(choice, v51, b9);
        let v53 = vadd(a9, v52);
        Loose([v24, v28, v32, v35, v38, v41, v44, v47, v50, v53])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v11 = vsub(vsplat(0x7ff_ffda), a0);
        let v13 = vsub(vsplat(0x3ff_fffe), a1);
        let v15 = vsub(vsplat(0x7ff_fffe), a2);
        let v16 = vsub(vsplat(0x3ff_fffe), a3);
        let v17 = vsub(vsplat(0x7ff_fffe), a4);
        let v18 = vsub(vsplat(0x3ff_fffe), a5);
        let v19 = vsub(vsplat(0x7ff_fffe), a6);
        let v20 = vsub(vsplat(0x3ff_fffe), a7);
        let v21 = vsub(vsplat(0x7ff_fffe), a8);
        let v22 = vsub(vsplat(0x3ff_fffe), a9);
        Loose([v11, v13, v15, v16, v17, v18, v19, v20, v21, v22])
    }

    /// `out = a (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn carry(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vshr::<26>(a0);
        let v11 = vand(a0, vsplat(0x3ff_ffff));
        let v12 = vadd(a1, v10);
        let v13 = vshr::<25>(a5);
        let v14 = vand(a5, vsplat(0x1ff_ffff));
        let v15 = vadd(a6, v13);
        let v16 = vshr::<25>(v12);
        let v17 = vand(v12, vsplat(0x1ff_ffff));
        let v18 = vadd(a2, v16);
        let v19 = vshr::<26>(v15);
        let v20 = vand(v15, vsplat(0x3ff_ffff));
        let v21 = vadd(a7, v19);
        let v22 = vshr::<26>(v18);
        let v23 = vand(v18, vsplat(0x3ff_ffff));
        let v24 = vadd(a3, v22);
        let v25 = vshr::<25>(v21);
        let v26 = vand(v21, vsplat(0x1ff_ffff));
        let v27 = vadd(a8, v25);
        let v28 = vshr::<25>(v24);
        let v29 = vand(v24, vsplat(0x1ff_ffff));
        let v30 = vadd(a4, v28);
        let v31 = vshr::<26>(v27);
        let v32 = vand(v27, vsplat(0x3ff_ffff));
        let v33 = vadd(a9, v31);
        let v34 = vshr::<26>(v30);
        let v35 = vand(v30, vsplat(0x3ff_ffff));
        let v36 = vadd(v14, v34);
        let v37 = vshr::<25>(v33);
        let v38 = vand(v33, vsplat(0x1ff_ffff));
        let v39 = vshl::<3>(v37);
        let v40 = vadd(v37, v39);
        let v41 = vshl::<1>(v40);
        let v42 = vadd(v37, v41);
        let v43 = vadd(v11, v42);
        Element([v43, v17, v23, v29, v35, v36, v20, v26, v32, v38])
    }

    /// `out = a * b (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    /// - takes `b`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v20 = vmul32(a0, b0);
        let v21 = vmul32(a0, b1);
        let v22 = vmul32(a1, b0);
        let v23 = vadd(v21, v22);
        let v24 = vmul32(a0, b2);
        let v25 = vshl::<1>(a1);
        let v26 = vmul32(v25, b1);
        let v27 = vadd(v24, v26);
        let v28 = vmul32(a2, b0);
        let v29 = vadd(v27, v28);
        let v30 = vmul32(a0, b3);
        let v31 = vmul32(a1, b2);
        let v32 = vadd(v30, v31);
        let v33 = vmul32(a2, b1);
        let v34 = vadd(v32, v33);
        let v35 = vmul32(a3, b0);
        let v36 = vadd(v34, v35);
        let v37 = vmul32(a0, b4);
        let v38 = vmul32(v25, b3);
        let v39 = vadd(v37, v38);
        let v40 = vmul32(a2, b2);
        let v41 = vadd(v39, v40);
        let v42 = vshl::<1>(a3);
        let v43 = vmul32(v42, b1);
        let v44 = vadd(v41, v43);
        let v45 = vmul32(a4, b0);
        let v46 = vadd(v44, v45);
        let v47 = vmul32(a0, b5);
        let v48 = vmul32(a1, b4);
        let v49 = vadd(v47, v48);
        let v50 = vmul32(a2, b3);
        let v51 = vadd(v49, v50);
        let v52 = vmul32(a3, b2);
        let v53 = vadd(v51, v52);
        let v54 = vmul32(a4, b1);
        let v55 = vadd(v53, v54);
        let v56 = vmul32(a5, b0);
        let v57 = vadd(v55, v56);
        let v58 = vmul32(a0, b6);
        let v59 = vmul32(v25, b5);
        let v60 = vadd(v58, v59);
        let v61 = vmul32(a2, b4);
        let v62 = vadd(v60, v61);
        let v63 = vmul32(v42, b3);
        let v64 = vadd(v62, v63);
        let v65 = vmul32(a4, b2);
        let v66 = vadd(v64, v65);
        let v67 = vshl::<1>(a5);
        let v68 = vmul32(v67, b1);
        let v69 = vadd(v66, v68);
        let v70 = vmul32(a6, b0);
        let v71 = vadd(v69, v70);
        let v72 = vmul32(a0, b7);
        let v73 = vmul32(a1, b6);
        let v74 = vadd(v72, v73);
        let v75 = vmul32(a2, b5);
        let v76 = vadd(v74, v75);
        let v77 = vmul32(a3, b4);
        let v78 = vadd(v76, v77);
        let v79 = vmul32(a4, b3);
        let v80 = vadd(v78, v79);
        let v81 = vmul32(a5, b2);
        let v82 = vadd(v80, v81);
        let v83 = vmul32(a6, b1);
        let v84 = vadd(v82, v83);
        let v85 = vmul32(a7, b0);
        let v86 = vadd(v84, v85);
        let v87 = vmul32(a0, b8);
        let v88 = vmul32(v25, b7);
        let v89 = vadd(v87, v88);
        let v90 = vmul32(a2, b6);
        let v91 = vadd(v89, v90);
        let v92 = vmul32(v42, b5);
        let v93 = vadd(v91, v92);
        let v94 = vmul32(a4, b4);
        let v95 = vadd(v93, v94);
        let v96 = vmul32(v67, b3);
        let v97 = vadd(v95, v96);
        let v98 = vmul32(a6, b2);
        let v99 = vadd(v97, v98);
        let v100 = vshl::<1>(a7);
        let v101 = vmul32(v100, b1);
        let v102 = vadd(v99, v101);
        let v103 = vmul32(a8, b0);
        let v104 = vadd(v102, v103);
        let v105 = vmul32(a0, b9);
        let v106 = vmul32(a1, b8);
        let v107 = vadd(v105, v106);
        let v108 = vmul32(a2, b7);
        let v109 = vadd(v107, v108);
        let v110 = vmul32(a3, b6);
        let v111 = vadd(v109, v110);
        let v112 = vmul32(a4, b5);
        let v113 = vadd(v111, v112);
        let v114 = vmul32(a5, b4);
        let v115 = vadd(v113, v114);
        let v116 = vmul32(a6, b3);
        let v117 = vadd(v115, v116);
        let v118 = vmul32(a7, b2);
        let v119 = vadd(v117, v118);
        let v120 = vmul32(a8, b1);
        let v121 = vadd(v119, v120);
        let v122 = vmul32(a9, b0);
        let v123 = vadd(v121, v122);
        let v124 = vmul32(v25, b9);
        let v125 = vmul32(a2, b8);
        let v126 = vadd(v124, v125);
        let v127 = vmul32(v42, b7);
        let v128 = vadd(v126, v127);
        let v129 = vmul32(a4, b6);
        let v130 = vadd(v128, v129);
        let v131 = vmul32(v67, b5);
        let v132 = vadd(v130, v131);
        let v133 = vmul32(a6, b4);
        let v134 = vadd(v132, v133);
        let v135 = vmul32(v100, b3);
        let v136 = vadd(v134, v135);
        let v137 = vmul32(a8, b2);
        let v138 = vadd(v136, v137);
        let v139 = vshl::<1>(a9);
        let v140 = vmul32(v139, b1);
        let v141 = vadd(v138, v140);
        let v142 = vmul32(a2, b9);
        let v143 = vmul32(a3, b8);
        let v144 = vadd(v142, v143);
        let v145 = vmul32(a4, b7);
        let v146 = vadd(v144, v145);
        let v147 = vmul32(a5, b6);
        let v148 = vadd(v146, v147);
        let v149 = vmul32(a6, b5);
        let v150 = vadd(v148, v149);
        let v151 = vmul32(a7, b4);
        let v152 = vadd(v150, v151);
        let v153 = vmul32(a8, b3);
        let v154 = vadd(v152, v153);
        let v155 = vmul32(a9, b2);
        let v156 = vadd(v154, v155);
        let v157 = vmul32(v42, b9);
        let v158 = vmul32(a4, b8);
        let v159 = vadd(v157, v158);
        let v160 = vmul32(v67, b7);
        let v161 = vadd(v159, v160);
        let v162 = vmul32(a6, b6);
        let v163 = vadd(v161, v162);
        let v164 = vmul32(v100, b5);
        let v165 = vadd(v163, v164);
        let v166 = vmul32(a8, b4);
        let v167 = vadd(v165, v166);
        let v168 = vmul32(v139, b3);
        let v169 = vadd(v167, v168);
        let v170 = vmul32(a4, b9);
        let v171 = vmul32(a5, b8);
        let v172 = vadd(v170, v171);
        let v173 = vmul32(a6, b7);
        let v174 = vadd(v172, v173);
        let v175 = vmul32(a7, b6);
        let v176 = vadd(v174, v175);
        let v177 = vmul32(a8, b5);
        let v178 = vadd(v176, v177);
        let v179 = vmul32(a9, b4);
        let v180 = vadd(v178, v179);
        let v181 = vmul32(v67, b9);
        let v182 = vmul32(a6, b8);
        let v183 = vadd(v181, v182);
        let v184 = vmul32(v100, b7);
        let v185 = vadd(v183, v184);
        let v186 = vmul32(a8, b6);
        let v187 = vadd(v185, v186);
        let v188 = vmul32(v139, b5);
        let v189 = vadd(v187, v188);
        let v190 = vmul32(a6, b9);
        let v191 = vmul32(a7, b8);
        let v192 = vadd(v190, v191);
        let v193 = vmul32(a8, b7);
        let v194 = vadd(v192, v193);
        let v195 = vmul32(a9, b6);
        let v196 = vadd(v194, v195);
        let v197 = vmul32(v100, b9);
        let v198 = vmul32(a8, b8);
        let v199 = vadd(v197, v198);
        let v200 = vmul32(v139, b7);
        let v201 = vadd(v199, v200);
        let v202 = vmul32(a8, b9);
        let v203 = vmul32(a9, b8);
        let v204 = vadd(v202, v203);
        let v205 = vmul32(v139, b9);
        let v206 = vshl::<3>(v141);
        let v207 = vadd(v141, v206);
        let v208 = vshl::<1>(v207);
        let v209 = vadd(v141, v208);
        let v210 = vadd(v20, v209);
        let v211 = vshl::<3>(v156);
        let v212 = vadd(v156, v211);
        let v213 = vshl::<1>(v212);
        let v214 = vadd(v156, v213);
        let v215 = vadd(v23, v214);
        let v216 = vshl::<3>(v169);
        let v217 = vadd(v169, v216);
        let v218 = vshl::<1>(v217);
        let v219 = vadd(v169, v218);
        let v220 = vadd(v29, v219);
        let v221 = vshl::<3>(v180);
        let v222 = vadd(v180, v221);
        let v223 = vshl::<1>(v222);
        let v224 = vadd(v180, v223);
        let v225 = vadd(v36, v224);
        let v226 = vshl::<3>(v189);
        let v227 = vadd(v189, v226);
        let v228 = vshl::<1>(v227);
        let v229 = vadd(v189, v228);
        let v230 = vadd(v46, v229);
        let v231 = vshl::<3>(v196);
        let v232 = vadd(v196, v231);
        let v233 = vshl::<1>(v232);
        let v234 = vadd(v196, v233);
        let v235 = vadd(v57, v234);
        let v236 = vshl::<3>(v201);
        let v237 = vadd(v201, v236);
        let v238 = vshl::<1>(v237);
        let v239 = vadd(v201, v238);
        let v240 = vadd(v71, v239);
        let v241 = vshl::<3>(v204);
        let v242 = vadd(v204, v241);
        let v243 = vshl::<1>(v242);
        let v244 = vadd(v204, v243);
        let v245 = vadd(v86, v244);
        let v246 = vshl::<3>(v205);
        let v247 = vadd(v205, v246);
        let v248 = vshl::<1>(v247);
        let v249 = vadd(v205, v248);
        let v250 = vadd(v104, v249);
        let v251 = vshr::<26>(v210);
        let v252 = vand(v210, vsplat(0x3ff_ffff));
        let v253 = vadd(v215, v251);
        let v254 = vshr::<25>(v235);
        let v255 = vand(v235, vsplat(0x1ff_ffff));
        let v256 = vadd(v240, v254);
        let v257 = vshr::<25>(v253);
        let v258 = vand(v253, vsplat(0x1ff_ffff));
        let v259 = vadd(v220, v257);
        let v260 = vshr::<26>(v256);
        let v261 = vand(v256, vsplat(0x3ff_ffff));
        let v262 = vadd(v245, v260);
        let v263 = vshr::<26>(v259);
        let v264 = vand(v259, vsplat(0x3ff_ffff));
        let v265 = vadd(v225, v263);
        let v266 = vshr::<25>(v262);
        let v267 = vand(v262, vsplat(0x1ff_ffff));
        let v268 = vadd(v250, v266);
        let v269 = vshr::<25>(v265);
        let v270 = vand(v265, vsplat(0x1ff_ffff));
        let v271 = vadd(v230, v269);
        let v272 = vshr::<26>(v268);
        let v273 = vand(v268, vsplat(0x3ff_ffff));
        let v274 = vadd(v123, v272);
        let v275 = vshr::<26>(v271);
        let v276 = vand(v271, vsplat(0x3ff_ffff));
        let v277 = vadd(v255, v275);
        let v278 = vshr::<25>(v274);
        let v279 = vand(v274, vsplat(0x1ff_ffff));
        let v280 = vshl::<3>(v278);
        let v281 = vadd(v278, v280);
        let v282 = vshl::<1>(v281);
        let v283 = vadd(v278, v282);
        let v284 = vadd(v252, v283);
        let v285 = vshr::<26>(v284);
        let v286 = vand(v284, vsplat(0x3ff_ffff));
        let v287 = vadd(v258, v285);
        let v288 = vshr::<25>(v277);
        let v289 = vand(v277, vsplat(0x1ff_ffff));
        let v290 = vadd(v261, v288);
        Element([v286, v287, v264, v270, v276, v289, v290, v267, v273, v279])
    }

    /// `out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vmul32(a0, a0);
        let v11 = vshl::<1>(a0);
        let v12 = vmul32(v11, a1);
        let v13 = vmul32(v11, a2);
        let v14 = vshl::<1>(a1);
        let v15 = vmul32(v14, a1);
        let v16 = vadd(v13, v15);
        let v17 = vmul32(v11, a3);
        let v18 = vmul32(v14, a2);
        let v19 = vadd(v17, v18);
        let v20 = vmul32(v11, a4);
        let v21 = vshl::<2>(a1);
        let v22 = vmul32(v21, a3);
        let v23 = vadd(v20, v22);
        let v24 = vmul32(a2, a2);
        let v25 = vadd(v23, v24);
        let v26 = vmul32(v11, a5);
        let v27 = vmul32(v14, a4);
        let v28 = vadd(v26, v27);
        let v29 = vshl::<1>(a2);
        let v30 = vmul32(v29, a3);
        let v31 = vadd(v28, v30);
        let v32 = vmul32(v11, a6);
        let v33 = vmul32(v21, a5);
        let v34 = vadd(v32, v33);
        let v35 = vmul32(v29, a4);
        let v36 = vadd(v34, v35);
        let v37 = vshl::<1>(a3);
        let v38 = vmul32(v37, a3);
        let v39 = vadd(v36, v38);
        let v40 = vmul32(v11, a7);
        let v41 = vmul32(v14, a6);
        let v42 = vadd(v40, v41);
        let v43 = vmul32(v29, a5);
        let v44 = vadd(v42, v43);
        let v45 = vmul32(v37, a4);
        let v46 = vadd(v44, v45);
        let v47 = vmul32(v11, a8);
        let v48 = vmul32(v21, a7);
        let v49 = vadd(v47, v48);
        let v50 = vmul32(v29, a6);
        let v51 = vadd(v49, v50);
        let v52 = vshl::<2>(a3);
        let v53 = vmul32(v52, a5);
        let v54 = vadd(v51, v53);
        let v55 = vmul32(a4, a4);
        let v56 = vadd(v54, v55);
        let v57 = vmul32(v11, a9);
        let v58 = vmul32(v14, a8);
        let v59 = vadd(v57, v58);
        let v60 = vmul32(v29, a7);
        let v61 = vadd(v59, v60);
        let v62 = vmul32(v37, a6);
        let v63 = vadd(v61, v62);
        let v64 = vshl::<1>(a4);
        let v65 = vmul32(v64, a5);
        let v66 = vadd(v63, v65);
        let v67 = vmul32(v21, a9);
        let v68 = vmul32(v29, a8);
        let v69 = vadd(v67, v68);
        let v70 = vmul32(v52, a7);
        let v71 = vadd(v69, v70);
        let v72 = vmul32(v64, a6);
        let v73 = vadd(v71, v72);
        let v74 = vshl::<1>(a5);
        let v75 = vmul32(v74, a5);
        let v76 = vadd(v73, v75);
        let v77 = vmul32(v29, a9);
        let v78 = vmul32(v37, a8);
        let v79 = vadd(v77, v78);
        let v80 = vmul32(v64, a7);
        let v81 = vadd(v79, v80);
        let v82 = vmul32(v74, a6);
        let v83 = vadd(v81, v82);
        let v84 = vmul32(v52, a9);
        let v85 = vmul32(v64, a8);
        let v86 = vadd(v84, v85);
        let v87 = vshl::<2>(a5);
        let v88 = vmul32(v87, a7);
        let v89 = vadd(v86, v88);
        let v90 = vmul32(a6, a6);
        let v91 = vadd(v89, v90);
        let v92 = vmul32(v64, a9);
        let v93 = vmul32(v74, a8);
        let v94 = vadd(v92, v93);
        let v95 = vshl::<1>(a6);
        let v96 = vmul32(v95, a7);
        let v97 = vadd(v94, v96);
        let v98 = vmul32(v87, a9);
        let v99 = vmul32(v95, a8);
        let v100 = vadd(v98, v99);
        let v101 = vshl::<1>(a7);
        let v102 = vmul32(v101, a7);
        let v103 = vadd(v100, v102);
        let v104 = vmul32(v95, a9);
        let v105 = vmul32(v101, a8);
        let v106 = vadd(v104, v105);
        let v107 = vshl::<2>(a7);
        let v108 = vmul32(v107, a9);
        let v109 = vmul32(a8, a8);
        let v110 = vadd(v108, v109);
        let v111 = vshl::<1>(a8);
        let v112 = vmul32(v111, a9);
        let v113 = vshl::<1>(a9);
        let v114 = vmul32(v113, a9);
        let v115 = vshl::<3>(v76);
        let v116 = vadd(v76, v115);
        let v117 = vshl::<1>(v116);
        let v118 = vadd(v76, v117);
        let v119 = vadd(v10, v118);
        let v120 = vshl::<3>(v83);
        let v121 = vadd(v83, v120);
        let v122 = vshl::<1>(v121);
        let v123 = vadd(v83, v122);
        let v124 = vadd(v12, v123);
        let v125 = vshl::<3>(v91);
        let v126 = vadd(v91, v125);
        let v127 = vshl::<1>(v126);
        let v128 = vadd(v91, v127);
        let v129 = vadd(v16, v128);
        let v130 = vshl::<3>(v97);
        let v131 = vadd(v97, v130);
        let v132 = vshl::<1>(v131);
        let v133 = vadd(v97, v132);
        let v134 = vadd(v19, v133);
        let v135 = vshl::<3>(v103);
        let v136 = vadd(v103, v135);
        let v137 = vshl::<1>(v136);
        let v138 = vadd(v103, v137);
        let v139 = vadd(v25, v138);
        let v140 = vshl::<3>(v106);
        let v141 = vadd(v106, v140);
        let v142 = vshl::<1>(v141);
        let v143 = vadd(v106, v142);
        let v144 = vadd(v31, v143);
        let v145 = vshl::<3>(v110);
        let v146 = vadd(v110, v145);
        let v147 = vshl::<1>(v146);
        let v148 = vadd(v110, v147);
        let v149 = vadd(v39, v148);
        let v150 = vshl::<3>(v112);
        let v151 = vadd(v112, v150);
        let v152 = vshl::<1>(v151);
        let v153 = vadd(v112, v152);
        let v154 = vadd(v46, v153);
        let v155 = vshl::<3>(v114);
        let v156 = vadd(v114, v155);
        let v157 = vshl::<1>(v156);
        let v158 = vadd(v114, v157);
        let v159 = vadd(v56, v158);
        let v160 = vshr::<26>(v119);
        let v161 = vand(v119, vsplat(0x3ff_ffff));
        let v162 = vadd(v124, v160);
        let v163 = vshr::<25>(v144);
        let v164 = vand(v144, vsplat(0x1ff_ffff));
        let v165 = vadd(v149, v163);
        let v166 = vshr::<25>(v162);
        let v167 = vand(v162, vsplat(0x1ff_ffff));
        let v168 = vadd(v129, v166);
        let v169 = vshr::<26>(v165);
        let v170 = vand(v165, vsplat(0x3ff_ffff));
        let v171 = vadd(v154, v169);
        let v172 = vshr::<26>(v168);
        let v173 = vand(v168, vsplat(0x3ff_ffff));
        let v174 = vadd(v134, v172);
        let v175 = vshr::<25>(v171);
        let v176 = vand(v171, vsplat(0x1ff_ffff));
        let v177 = vadd(v159, v175);
        let v178 = vshr::<25>(v174);
        let v179 = vand(v174, vsplat(0x1ff_ffff));
        let v180 = vadd(v139, v178);
        let v181 = vshr::<26>(v177);
        let v182 = vand(v177, vsplat(0x3ff_ffff));
        let v183 = vadd(v66, v181);
        let v184 = vshr::<26>(v180);
        let v185 = vand(v180, vsplat(0x3ff_ffff));
        let v186 = vadd(v164, v184);
        let v187 = vshr::<25>(v183);
        let v188 = vand(v183, vsplat(0x1ff_ffff));
        let v189 = vshl::<3>(v187);
        let v190 = vadd(v187, v189);
        let v191 = vshl::<1>(v190);
        let v192 = vadd(v187, v191);
        let v193 = vadd(v161, v192);
        let v194 = vshr::<26>(v193);
        let v195 = vand(v193, vsplat(0x3ff_ffff));
        let v196 = vadd(v167, v194);
        let v197 = vshr::<25>(v186);
        let v198 = vand(v186, vsplat(0x1ff_ffff));
        let v199 = vadd(v170, v197);
        Element([v195, v196, v173, v179, v185, v198, v199, v176, v182, v188])
    }

    /// `out = k * a (mod p)`
    ///
    /// - takes `a`: word 0 in `[0, 0xc07ffd9]`; word 1, 5 in `[0, 0x603fffd]`; word 2, 4, 8 in `[0, 0xbfffffd]`; word 3, 7, 9 in `[0, 0x5fffffd]`; word 6 in `[0, 0xc07fffd]`
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v11 = vmul32(a0, k);
        let v12 = vmul32(a1, k);
        let v13 = vmul32(a2, k);
        let v14 = vmul32(a3, k);
        let v15 = vmul32(a4, k);
        let v16 = vmul32(a5, k);
        let v17 = vmul32(a6, k);
        let v18 = vmul32(a7, k);
        let v19 = vmul32(a8, k);
        let v20 = vmul32(a9, k);
        let v21 = vshr::<26>(v11);
        let v22 = vand(v11, vsplat(0x3ff_ffff));
        let v23 = vadd(v12, v21);
        let v24 = vshr::<25>(v16);
        let v25 = vand(v16, vsplat(0x1ff_ffff));
        let v26 = vadd(v17, v24);
        let v27 = vshr::<25>(v23);
        let v28 = vand(v23, vsplat(0x1ff_ffff));
        let v29 = vadd(v13, v27);
        let v30 = vshr::<26>(v26);
        let v31 = vand(v26, vsplat(0x3ff_ffff));
        let v32 = vadd(v18, v30);
        let v33 = vshr::<26>(v29);
        let v34 = vand(v29, vsplat(0x3ff_ffff));
        let v35 = vadd(v14, v33);
        let v36 = vshr::<25>(v32);
        let v37 = vand(v32, vsplat(0x1ff_ffff));
        let v38 = vadd(v19, v36);
        let v39 = vshr::<25>(v35);
        let v40 = vand(v35, vsplat(0x1ff_ffff));
        let v41 = vadd(v15, v39);
        let v42 = vshr::<26>(v38);
        let v43 = vand(v38, vsplat(0x3ff_ffff));
        let v44 = vadd(v20, v42);
        let v45 = vshr::<26>(v41);
        let v46 = vand(v41, vsplat(0x3ff_ffff));
        let v47 = vadd(v25, v45);
        let v48 = vshr::<25>(v44);
        let v49 = vand(v44, vsplat(0x1ff_ffff));
        let v50 = vshl::<3>(v48);
        let v51 = vadd(v48, v50);
        let v52 = vshl::<1>(v51);
        let v53 = vadd(v48, v52);
        let v54 = vadd(v22, v53);
        let v55 = vshr::<26>(v54);
        let v56 = vand(v54, vsplat(0x3ff_ffff));
        let v57 = vadd(v28, v55);
        let v58 = vshr::<25>(v47);
        let v59 = vand(v47, vsplat(0x1ff_ffff));
        let v60 = vadd(v31, v58);
        Element([v56, v57, v34, v40, v46, v59, v60, v37, v43, v49])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vand(a0, vsplat(1));
        let v11 = vtest(v10);
        let v14 = vselect(v11, vsplat(0x3ff_ffed), vsplat(0));
        let v15 = vadd(a0, v14);
        let v17 = vselect(v11, vsplat(0x1ff_ffff), vsplat(0));
        let v18 = vadd(a1, v17);
        let v20 = vselect(v11, vsplat(0x3ff_ffff), vsplat(0));
        let v21 = vadd(a2, v20);
        let v22 = vadd(a3, v17);
        let v23 = vadd(a4, v20);
        let v24 = vadd(a5, v17);
        let v25 = vadd(a6, v20);
        let v26 = vadd(a7, v17);
        let v27 = vadd(a8, v20);
        let v28 = vadd(a9, v17);
        let v29 = vshr::<1>(v15);
        let v30 = vand(v18, vsplat(1));
        let v31 = vshl::<25>(v30);
        let v32 = vadd(v29, v31);
        let v33 = vshr::<1>(v18);
        let v34 = vand(v21, vsplat(1));
        let v35 = vshl::<24>(v34);
        let v36 = vadd(v33, v35);
        let v37 = vshr::<1>(v21);
        let v38 = vand(v22, vsplat(1));
        let v39 = vshl::<25>(v38);
        let v40 = vadd(v37, v39);
        let v41 = vshr::<1>(v22);
        let v42 = vand(v23, vsplat(1));
        let v43 = vshl::<24>(v42);
        let v44 = vadd(v41, v43);
        let v45 = vshr::<1>(v23);
        let v46 = vand(v24, vsplat(1));
        let v47 = vshl::<25>(v46);
        let v48 = vadd(v45, v47);
        let v49 = vshr::<1>(v24);
        let v50 = vand(v25, vsplat(1));
        let v51 = vshl::<24>(v50);
        let v52 = vadd(v49, v51);
        let v53 = vshr::<1>(v25);
        let v54 = vand(v26, vsplat(1));
        let v55 = vshl::<25>(v54);
        let v56 = vadd(v53, v55);
        let v57 = vshr::<1>(v26);
        let v58 = vand(v27, vsplat(1));
        let v59 = vshl::<24>(v58);
        let v60 = vadd(v57, v59);
        let v61 = vshr::<1>(v27);
        let v62 = vand(v28, vsplat(1));
        let v63 = vshl::<25>(v62);
        let v64 = vadd(v61, v63);
        let v65 = vshr::<1>(v28);
        let v66 = vshr::<26>(v32);
        let v67 = vand(v32, vsplat(0x3ff_ffff));
        let v68 = vadd(v36, v66);
        let v69 = vshr::<25>(v52);
        let v70 = vand(v52, vsplat(0x1ff_ffff));
        let v71 = vadd(v56, v69);
        let v72 = vshr::<25>(v68);
        let v73 = vand(v68, vsplat(0x1ff_ffff));
        let v74 = vadd(v40, v72);
        let v75 = vshr::<26>(v71);
        let v76 = vand(v71, vsplat(0x3ff_ffff));
        let v77 = vadd(v60, v75);
        let v78 = vshr::<26>(v74);
        let v79 = vand(v74, vsplat(0x3ff_ffff));
        let v80 = vadd(v44, v78);
        let v81 = vshr::<25>(v77);
        let v82 = vand(v77, vsplat(0x1ff_ffff));
        let v83 = vadd(v64, v81);
        let v84 = vshr::<25>(v80);
        let v85 = vand(v80, vsplat(0x1ff_ffff));
        let v86 = vadd(v48, v84);
        let v87 = vshr::<26>(v83);
        let v88 = vand(v83, vsplat(0x3ff_ffff));
        let v89 = vadd(v65, v87);
        let v90 = vshr::<26>(v86);
        let v91 = vand(v86, vsplat(0x3ff_ffff));
        let v92 = vadd(v70, v90);
        let v93 = vshr::<25>(v89);
        let v94 = vand(v89, vsplat(0x1ff_ffff));
        let v95 = vshl::<3>(v93);
        let v96 = vadd(v93, v95);
        let v97 = vshl::<1>(v96);
        let v98 = vadd(v93, v97);
        let v99 = vadd(v67, v98);
        Element([v99, v73, v79, v85, v91, v92, v76, v82, v88, v94])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - takes `b`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn select(choice: Mask, a: &Element, b: &Element) -> Element {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v21 = vselect(choice, a0, b0);
        let v22 = vselect(choice, a1, b1);
        let v23 = vselect(choice, a2, b2);
        let v24 = vselect(choice, a3, b3);
        let v25 = vselect(choice, a4, b4);
        let v26 = vselect(choice, a5, b5);
        let v27 = vselect(choice, a6, b6);
        let v28 = vselect(choice, a7, b7);
        let v29 = vselect(choice, a8, b8);
        let v30 = vselect(choice, a9, b9);
        Element([v21, v22, v23, v24, v25, v26, v27, v28, v29, v30])
    }

    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - takes `b`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `x`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `y`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn swap(choice: Mask, a: &Element, b: &Element) -> (Element, Element) {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v21 = vselect(choice, b0, a0);
        let v22 = vselect(choice, b1, a1);
        let v23 = vselect(choice, b2, a2);
        let v24 = vselect(choice, b3, a3);
        let v25 = vselect(choice, b4, a4);
        let v26 = vselect(choice, b5, a5);
        let v27 = vselect(choice, b6, a6);
        let v28 = vselect(choice, b7, a7);
        let v29 = vselect(choice, b8, a8);
        let v30 = vselect(choice, b9, a9);
        let v31 = vselect(choice, a0, b0);
        let v32 = vselect(choice, a1, b1);
        let v33 = vselect(choice, a2, b2);
        let v34 = vselect(choice, a3, b3);
        let v35 = vselect(choice, a4, b4);
        let v36 = vselect(choice, a5, b5);
        let v37 = vselect(choice, a6, b6);
        let v38 = vselect(choice, a7, b7);
        let v39 = vselect(choice, a8, b8);
        let v40 = vselect(choice, a9, b9);
        (Element([v21, v22, v23, v24, v25, v26, v27, v28, v29, v30]), Element([v31, v32, v33, v34, v35, v36, v37, v38, v39, v40]))
    }

    /// `out = a (mod p), 0 <= out < p`
    ///
    /// - takes `a`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 2^63 - 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vshr::<26>(a0);
        let v11 = vand(a0, vsplat(0x3ff_ffff));
        let v12 = vadd(a1, v10);
        let v13 = vshr::<25>(a5);
        let v14 = vand(a5, vsplat(0x1ff_ffff));
        let v15 = vadd(a6, v13);
        let v16 = vshr::<25>(v12);
        let v17 = vand(v12, vsplat(0x1ff_ffff));
        let v18 = vadd(a2, v16);
        let v19 = vshr::<26>(v15);
        let v20 = vand(v15, vsplat(0x3ff_ffff));
        let v21 = vadd(a7, v19);
        let v22 = vshr::<26>(v18);
        let v23 = vand(v18, vsplat(0x3ff_ffff));
        let v24 = vadd(a3, v22);
        let v25 = vshr::<25>(v21);
        let v26 = vand(v21, vsplat(0x1ff_ffff));
        let v27 = vadd(a8, v25);
        let v28 = vshr::<25>(v24);
        let v29 = vand(v24, vsplat(0x1ff_ffff));
        let v30 = vadd(a4, v28);
        let v31 = vshr::<26>(v27);
        let v32 = vand(v27, vsplat(0x3ff_ffff));
        let v33 = vadd(a9, v31);
        let v34 = vshr::<26>(v30);
        let v35 = vand(v30, vsplat(0x3ff_ffff));
        let v36 = vadd(v14, v34);
        let v37 = vshr::<25>(v33);
        let v38 = vand(v33, vsplat(0x1ff_ffff));
        let v39 = vshl::<3>(v37);
        let v40 = vadd(v37, v39);
        let v41 = vshl::<1>(v40);
        let v42 = vadd(v37, v41);
        let v43 = vadd(v11, v42);
        let v44 = vshr::<26>(v43);
        let v45 = vand(v43, vsplat(0x3ff_ffff));
        let v46 = vadd(v17, v44);
        let v47 = vshr::<25>(v46);
        let v48 = vand(v46, vsplat(0x1ff_ffff));
        let v49 = vadd(v23, v47);
        let v50 = vshr::<26>(v49);
        let v51 = vand(v49, vsplat(0x3ff_ffff));
        let v52 = vadd(v29, v50);
        let v53 = vshr::<25>(v52);
        let v54 = vand(v52, vsplat(0x1ff_ffff));
        let v55 = vadd(v35, v53);
        let v56 = vshr::<26>(v55);
        let v57 = vand(v55, vsplat(0x3ff_ffff));
        let v58 = vadd(v36, v56);
        let v59 = vshr::<25>(v58);
        let v60 = vand(v58, vsplat(0x1ff_ffff));
        let v61 = vadd(v20, v59);
        let v62 = vshr::<26>(v61);
        let v63 = vand(v61, vsplat(0x3ff_ffff));
        let v64 = vadd(v26, v62);
        let v65 = vshr::<25>(v64);
        let v66 = vand(v64, vsplat(0x1ff_ffff));
        let v67 = vadd(v32, v65);
        let v68 = vshr::<26>(v67);
        let v69 = vand(v67, vsplat(0x3ff_ffff));
        let v70 = vadd(v38, v68);
        let v72 = vshl::<26>(v48);
        let v73 = vadd(v45, v72);
        let v74 = vand(v51, vsplat(8191));
        let v75 = vshl::<51>(v74);
        let v76 = vadd(v73, v75);
        let v77 = vshr::<13>(v51);
        let v78 = vshl::<13>(v54);
        let v79 = vadd(v77, v78);
        let v80 = vshl::<38>(v57);
        let v81 = vadd(v79, v80);
        let v82 = vshl::<25>(v63);
        let v83 = vadd(v60, v82);
        let v84 = vand(v66, vsplat(8191));
        let v85 = vshl::<51>(v84);
        let v86 = vadd(v83, v85);
        let v87 = vshr::<13>(v66);
        let v88 = vshl::<12>(v69);
        let v89 = vadd(v87, v88);
        let v90 = vshl::<38>(v70);
        let v91 = vadd(v89, v90);
        let (v95, v96) = vsbb(v76, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (v97, v98) = vsbb(v81, vsplat(0xffff_ffff_ffff_ffff), v96);
        let (v99, v100) = vsbb(v86, vsplat(0xffff_ffff_ffff_ffff), v98);
        let (v101, v102) = vsbb(v91, vsplat(0x7fff_ffff_ffff_ffff), v100);
        let v103 = vselect(v102, v76, v95);
        let v104 = vselect(v102, v81, v97);
        let v105 = vselect(v102, v86, v99);
        let v106 = vselect(v102, v91, v101);
        [v103, v104, v105, v106]
    }

    /// `out = bytes (mod p)`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn from_words(words: &Words) -> Element {
        let [words0, words1, words2, words3] = *words;
        let v4 = vand(words0, vsplat(0x3ff_ffff));
        let v5 = vshr::<26>(words0);
        let v6 = vand(v5, vsplat(0x1ff_ffff));
        let v7 = vshr::<51>(words0);
        let v8 = vand(words1, vsplat(8191));
        let v9 = vshl::<13>(v8);
        let v10 = vadd(v7, v9);
        let v11 = vshr::<13>(words1);
        let v12 = vand(v11, vsplat(0x1ff_ffff));
        let v13 = vshr::<38>(words1);
        let v14 = vand(words2, vsplat(0x1ff_ffff));
        let v15 = vshr::<25>(words2);
        let v16 = vand(v15, vsplat(0x3ff_ffff));
        let v17 = vshr::<51>(words2);
        let v18 = vand(words3, vsplat(4095));
        let v19 = vshl::<13>(v18);
        let v20 = vadd(v17, v19);
        let v21 = vshr::<12>(words3);
        let v22 = vand(v21, vsplat(0x3ff_ffff));
        let v23 = vshr::<38>(words3);
        let v24 = vshr::<25>(v23);
        let v25 = vand(v23, vsplat(0x1ff_ffff));
        let v26 = vshl::<3>(v24);
        let v27 = vadd(v24, v26);
        let v28 = vshl::<1>(v27);
        let v29 = vadd(v24, v28);
        let v30 = vadd(v4, v29);
        Element([v30, v6, v10, v12, v13, v14, v16, v20, v22, v25])
    }

    /// `out = bytes (mod p), ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 6 in `[0, 0x407ffff]`; word 1, 5 in `[0, 0x203ffff]`; word 2, 4, 8 in `[0, 2^26 - 1]`; word 3, 7, 9 in `[0, 2^25 - 1]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn from_words_canonical(words: &Words) -> (Element, Mask) {
        let [words0, words1, words2, words3] = *words;
        let (_, v9) = vsbb(words0, vsplat(0xffff_ffff_ffff_ffed), 0);
        let (_, v11) = vsbb(words1, vsplat(0xffff_ffff_ffff_ffff), v9);
        let (_, v13) = vsbb(words2, vsplat(0xffff_ffff_ffff_ffff), v11);
        let (_, v15) = vsbb(words3, vsplat(0x7fff_ffff_ffff_ffff), v13);
        let v16 = vand(words0, vsplat(0x3ff_ffff));
        let v17 = vshr::<26>(words0);
        let v18 = vand(v17, vsplat(0x1ff_ffff));
        let v19 = vshr::<51>(words0);
        let v20 = vand(words1, vsplat(8191));
        let v21 = vshl::<13>(v20);
        let v22 = vadd(v19, v21);
        let v23 = vshr::<13>(words1);
        let v24 = vand(v23, vsplat(0x1ff_ffff));
        let v25 = vshr::<38>(words1);
        let v26 = vand(words2, vsplat(0x1ff_ffff));
        let v27 = vshr::<25>(words2);
        let v28 = vand(v27, vsplat(0x3ff_ffff));
        let v29 = vshr::<51>(words2);
        let v30 = vand(words3, vsplat(4095));
        let v31 = vshl::<13>(v30);
        let v32 = vadd(v29, v31);
        let v33 = vshr::<12>(words3);
        let v34 = vand(v33, vsplat(0x3ff_ffff));
        let v35 = vshr::<38>(words3);
        let v36 = vshr::<25>(v35);
        let v37 = vand(v35, vsplat(0x1ff_ffff));
        let v38 = vshl::<3>(v36);
        let v39 = vadd(v36, v38);
        let v40 = vshl::<1>(v39);
        let v41 = vadd(v36, v40);
        let v42 = vadd(v16, v41);
        (Element([v42, v18, v22, v24, v25, v26, v28, v32, v34, v37]), v15)
    }

    /// `out = 1 if bytes = 0, else 0`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
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
    #[target_feature(enable = "avx2")]
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
    #[target_feature(enable = "avx2")]
    pub fn double(a: &Element) -> Element {
        let loose_out = add(a, a);
        carry(&loose_out)
    }

    /// out = 1 if a = 0, else 0
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn is_zero(a: &Element) -> Mask {
        let bytes = to_words(a);
        words_are_zero(&bytes)
    }

    /// out = 1 if a = b, else 0
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn equal(a: &Element, b: &Element) -> Mask {
        let loose_difference = sub(a, b);
        let difference = carry(&loose_difference);
        is_zero(&difference)
    }

    /// out = the parity of a in [0, p), which is the sign in RFC 9380, section 4.1, and in many encodings
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn is_odd(a: &Element) -> Mask {
        let bytes = to_words(a);
        let (_, out) = words_parity(&bytes);
        out
    }

    /// out = -a if choice is 1, a if it is 0
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn conditional_negate(a: &Element, choice: Mask) -> Element {
        let loose_opposite = opp(a);
        let opposite = carry(&loose_opposite);
        select(choice, &opposite, a)
    }

    /// out = a^(2^k)
    ///
    /// Time depends on k.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn pow2k(a: &Element, k: u32) -> Element {
        let mut out = *a;
        for _ in 0..k {
            out = square(&out.relax());
        }
        out
    }

    /// out = 1 / a, and 0 if a = 0
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn invert(a: &Element) -> Element {
        let x1 = square(&a.relax());
        let x2 = square(&x1.relax());
        let x3 = square(&x2.relax());
        let x4 = mul(&x1.relax(), &x3.relax());
        let x5 = mul(&a.relax(), &x4.relax());
        let x6 = square(&x4.relax());
        let x7 = mul(&x5.relax(), &x6.relax());
        let mut x8 = x7;
        for _ in 0..5 {
            x8 = square(&x8.relax());
        }
        let x9 = mul(&x8.relax(), &x7.relax());
        let mut x10 = x9;
        for _ in 0..5 {
            x10 = square(&x10.relax());
        }
        let x11 = mul(&x10.relax(), &x7.relax());
        let mut x12 = x11;
        for _ in 0..15 {
            x12 = square(&x12.relax());
        }
        let x13 = mul(&x12.relax(), &x11.relax());
        let mut x14 = x13;
        for _ in 0..30 {
            x14 = square(&x14.relax());
        }
        let x15 = mul(&x14.relax(), &x13.relax());
        let mut x16 = x15;
        for _ in 0..60 {
            x16 = square(&x16.relax());
        }
        let x17 = mul(&x16.relax(), &x15.relax());
        let mut x18 = x17;
        for _ in 0..5 {
            x18 = square(&x18.relax());
        }
        let x19 = mul(&x18.relax(), &x7.relax());
        let mut x20 = x19;
        for _ in 0..125 {
            x20 = square(&x20.relax());
        }
        let x21 = mul(&x20.relax(), &x19.relax());
        let mut x22 = x21;
        for _ in 0..5 {
            x22 = square(&x22.relax());
        }
        mul(&x22.relax(), &x5.relax())
    }

    /// out = a^7237005577332262213973186563042994240829374041602535252466099000494570602493
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn pow_root(a: &Element) -> Element {
        let x1 = square(&a.relax());
        let x2 = square(&x1.relax());
        let x3 = square(&x2.relax());
        let x4 = mul(&x1.relax(), &x3.relax());
        let x5 = square(&x4.relax());
        let x6 = mul(&x4.relax(), &x5.relax());
        let x7 = mul(&a.relax(), &x6.relax());
        let mut x8 = x7;
        for _ in 0..5 {
            x8 = square(&x8.relax());
        }
        let x9 = mul(&x8.relax(), &x7.relax());
        let mut x10 = x9;
        for _ in 0..5 {
            x10 = square(&x10.relax());
        }
        let x11 = mul(&x10.relax(), &x7.relax());
        let mut x12 = x11;
        for _ in 0..15 {
            x12 = square(&x12.relax());
        }
        let x13 = mul(&x12.relax(), &x11.relax());
        let mut x14 = x13;
        for _ in 0..30 {
            x14 = square(&x14.relax());
        }
        let x15 = mul(&x14.relax(), &x13.relax());
        let mut x16 = x15;
        for _ in 0..60 {
            x16 = square(&x16.relax());
        }
        let x17 = mul(&x16.relax(), &x15.relax());
        let mut x18 = x17;
        for _ in 0..5 {
            x18 = square(&x18.relax());
        }
        let x19 = mul(&x18.relax(), &x7.relax());
        let mut x20 = x19;
        for _ in 0..125 {
            x20 = square(&x20.relax());
        }
        let x21 = mul(&x20.relax(), &x19.relax());
        let mut x22 = x21;
        for _ in 0..2 {
            x22 = square(&x22.relax());
        }
        mul(&x22.relax(), &a.relax())
    }

    /// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
    ///
    /// `is_odd` tells the two roots apart.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn sqrt(a: &Element) -> (Element, Mask) {
        let mut out = pow_root(a);
        let mut t = square(&out.relax());
        t = mul(&t.relax(), &a.relax());
        out = mul(&out.relax(), &a.relax());
        let c = splat(&ROOT_OF_UNITY);
        let done = equal(&t, &splat(&ONE));
        let next = mul(&out.relax(), &c.relax());
        out = select(done, &out, &next);
        let squared = square(&out.relax());
        let ok = equal(&squared, a);
        (out, ok)
    }

    /// out = a^((p - 1) / 2)
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn pow_euler(a: &Element) -> Element {
        let mut out = pow_root(a);
        out = square(&out.relax());
        out = mul(&out.relax(), &a.relax());
        out = square(&out.relax());
        out
    }

    /// out = 1 if a is a square or 0, else 0
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn is_square(a: &Element) -> Mask {
        let character = pow_euler(a);
        let squared = square(&character.relax());
        equal(&squared, &character)
    }
}
