//! Arithmetic modulo 2^256 - 2^224 + 2^192 + 2^96 - 1 (p256). Machine-made by Limbforge: do not edit.
//!
//! 4 elements at once, each in a lane of vectors. The modules have the same functions: `portable` computes on arrays, the others with the instructions after which they are named.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^256 - 2^224 + 2^192 + 2^96 - 1
//! Recipe:  9x29 lanes(4) product-scanning word montgomery(product-scanning) carry(top-first)
//! Limbs:   9 words of 64 bits
//! Lanes:   4, an element in each
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^261 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight           loose
//! 0     2^0     [0, 2^29 - 1]   [0, 0x5ffffffd]
//! 1     2^29    [0, 2^29 - 1]   [0, 0x5ffffffd]
//! 2     2^58    [0, 2^29 - 1]   [0, 0x5ffffffd]
//! 3     2^87    [0, 2^29 - 1]   [0, 2^30 + 1021]
//! 4     2^116   [0, 2^29 - 1]   [0, 2^30 - 2]
//! 5     2^145   [0, 2^29 - 1]   [0, 2^30 - 2]
//! 6     2^174   [0, 2^29 - 1]   [0, 0x4007fffe]
//! 7     2^203   [0, 2^29 - 1]   [0, 0x5fbffffe]
//! 8     2^232   [0, 0x159ffff]  [0, 0x359fffd]
//! ```

/// Number of elements in an `Element`.
pub const LANES: usize = 4;

/// Number of vectors in an `Element`.
pub const LIMBS: usize = 9;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 32;

/// Number of 64-bit words in an encoded element.
pub const WORDS: usize = 4;

/// A condition for each lane: bit i is that of lane i.
pub type Mask = u8;

/// The mask of all lanes.
pub const ALL: Mask = 15;

/// Limbs of 0.
pub const ZERO: [u64; LIMBS] = [0, 0, 0, 0, 0, 0, 0, 0, 0];

/// Limbs of 1.
pub const ONE: [u64; LIMBS] = [
    32,
    0,
    0,
    0x1fff_c000,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1f7f_ffff,
    0x3ff_ffff,
    0,
];

/// Limbs of 6^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: [u64; LIMBS] = [
    0x1fff_ffdf,
    0x1fff_ffff,
    0x1fff_ffff,
    16895,
    0,
    0,
    0x84_0000,
    0x1be0_0000,
    0xff_ffff,
];

/// Limbs of R; in the Montgomery domain its limbs hold R^2.
pub const R: [u64; LIMBS] = [
    3072,
    0,
    0x1fff_0000,
    0x1fdf_ffff,
    0x1fbf_ffff,
    0x1fff_ffff,
    0x1fff_ffff,
    0x1fff_fffe,
    19,
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
        Element([vsplat(limbs[0]), vsplat(limbs[1]), vsplat(limbs[2]), vsplat(limbs[3]), vsplat(limbs[4]), vsplat(limbs[5]), vsplat(limbs[6]), vsplat(limbs[7]), vsplat(limbs[8])])
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
        Element([vload(&limbs[0]), vload(&limbs[1]), vload(&limbs[2]), vload(&limbs[3]), vload(&limbs[4]), vload(&limbs[5]), vload(&limbs[6]), vload(&limbs[7]), vload(&limbs[8])])
    }

    /// The limbs of elements, an element in each row.
    #[inline]
    pub fn to_limbs(x: &Element) -> [[u64; LIMBS]; LANES] {
        let limbs = [vstore(x.0[0]), vstore(x.0[1]), vstore(x.0[2]), vstore(x.0[3]), vstore(x.0[4]), vstore(x.0[5]), vstore(x.0[6]), vstore(x.0[7]), vstore(x.0[8])];
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
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    #[inline]
    pub fn add(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v18 = vadd(a0, b0);
        let v19 = vadd(a1, b1);
        let v20 = vadd(a2, b2);
        let v21 = vadd(a3, b3);
        let v22 = vadd(a4, b4);
        let v23 = vadd(a5, b5);
        let v24 = vadd(a6, b6);
        let v25 = vadd(a7, b7);
        let v26 = vadd(a8, b8);
        Loose([v18, v19, v20, v21, v22, v23, v24, v25, v26])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    #[inline]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v19 = vadd(a0, vsplat(0x3fff_fffe));
        let v20 = vsub(v19, b0);
        let v21 = vadd(a1, vsplat(0x3fff_fffe));
        let v22 = vsub(v21, b1);
        let v23 = vadd(a2, vsplat(0x3fff_fffe));
        let v24 = vsub(v23, b2);
        let v26 = vadd(a3, vsplat(0x2000_03fe));
        let v27 = vsub(v26, b3);
        let v29 = vadd(a4, vsplat(0x1fff_ffff));
        let v30 = vsub(v29, b4);
        let v31 = vadd(a5, vsplat(0x1fff_ffff));
        let v32 = vsub(v31, b5);
        let v34 = vadd(a6, vsplat(0x2007_ffff));
        let v35 = vsub(v34, b6);
        let v37 = vadd(a7, vsplat(0x3fbf_ffff));
        let v38 = vsub(v37, b7);
        let v40 = vadd(a8, vsplat(0x1ff_fffe));
        let v41 = vsub(v40, b8);
        Loose([v20, v22, v24, v27, v30, v32, v35, v38, v41])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    #[inline]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v20 = vsub(vsplat(0x3fff_fffe), b0);
        let v21 = vselect(choice, v20, b0);
        let v22 = vadd(a0, v21);
        let v23 = vsub(vsplat(0x3fff_fffe), b1);
        let v24 = vselect(choice, v23, b1);
        let v25 = vadd(a1, v24);
        let v26 = vsub(vsplat(0x3fff_fffe), b2);
        let v27 = vselect(choice, v26, b2);
        let v28 = vadd(a2, v27);
        let v30 = vsub(vsplat(0x2000_03fe), b3);
        let v31 = vselect(choice, v30, b3);
        let v32 = vadd(a3, v31);
        let v34 = vsub(vsplat(0x1fff_ffff), b4);
        let v35 = vselect(choice, v34, b4);
        let v36 = vadd(a4, v35);
        let v37 = vsub(vsplat(0x1fff_ffff), b5);
        let v38 = vselect(choice, v37, b5);
        let v39 = vadd(a5, v38);
        let v41 = vsub(vsplat(0x2007_ffff), b6);
        let v42 = vselect(choice, v41, b6);
        let v43 = vadd(a6, v42);
        let v45 = vsub(vsplat(0x3fbf_ffff), b7);
        let v46 = vselect(choice, v45, b7);
        let v47 = vadd(a7, v46);
        let v49 = vsub(vsplat(0x1ff_fffe), b8);
        let v50 = vselect(choice, v49, b8);
        let v51 = vadd(a8, v50);
        Loose([v22, v25, v28, v32, v36, v39, v43, v47, v51])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    #[inline]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v10 = vsub(vsplat(0x3fff_fffe), a0);
        let v11 = vsub(vsplat(0x3fff_fffe), a1);
        let v12 = vsub(vsplat(0x3fff_fffe), a2);
        let v14 = vsub(vsplat(0x2000_03fe), a3);
        let v16 = vsub(vsplat(0x1fff_ffff), a4);
        let v17 = vsub(vsplat(0x1fff_ffff), a5);
        let v19 = vsub(vsplat(0x2007_ffff), a6);
        let v21 = vsub(vsplat(0x3fbf_ffff), a7);
        let v23 = vsub(vsplat(0x1ff_fffe), a8);
        Loose([v10, v11, v12, v14, v16, v17, v19, v21, v23])
    }

    /// `out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    pub fn carry(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v9 = vshr::<24>(a8);
        let v10 = vand(a8, vsplat(0xff_ffff));
        let v11 = vadd(a0, v9);
        let v13 = vmul32(v9, vsplat(0x1fff_fe00));
        let v14 = vadd(a3, v13);
        let v16 = vmul32(v9, vsplat(0x1fff_ffff));
        let v17 = vadd(a4, v16);
        let v18 = vadd(a5, v16);
        let v20 = vmul32(v9, vsplat(0x1ffb_ffff));
        let v21 = vadd(a6, v20);
        let v23 = vmul32(v9, vsplat(0x1f_ffff));
        let v24 = vadd(a7, v23);
        let v25 = vshr::<29>(v11);
        let v26 = vand(v11, vsplat(0x1fff_ffff));
        let v27 = vadd(a1, v25);
        let v28 = vshr::<29>(v27);
        let v29 = vand(v27, vsplat(0x1fff_ffff));
        let v30 = vadd(a2, v28);
        let v31 = vshr::<29>(v30);
        let v32 = vand(v30, vsplat(0x1fff_ffff));
        let v33 = vadd(v14, v31);
        let v34 = vshr::<29>(v33);
        let v35 = vand(v33, vsplat(0x1fff_ffff));
        let v36 = vadd(v17, v34);
        let v37 = vshr::<29>(v36);
        let v38 = vand(v36, vsplat(0x1fff_ffff));
        let v39 = vadd(v18, v37);
        let v40 = vshr::<29>(v39);
        let v41 = vand(v39, vsplat(0x1fff_ffff));
        let v42 = vadd(v21, v40);
        let v43 = vshr::<29>(v42);
        let v44 = vand(v42, vsplat(0x1fff_ffff));
        let v45 = vadd(v24, v43);
        let v46 = vshr::<29>(v45);
        let v47 = vand(v45, vsplat(0x1fff_ffff));
        let v48 = vadd(v10, v46);
        Element([v26, v29, v32, v35, v38, v41, v44, v47, v48])
    }

    /// `R * out = a * b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    /// - takes `b`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v18 = vmul32(a0, b0);
        let v19 = vmul32(a0, b1);
        let v20 = vmul32(a1, b0);
        let v21 = vadd(v19, v20);
        let v22 = vmul32(a0, b2);
        let v23 = vmul32(a1, b1);
        let v24 = vadd(v22, v23);
        let v25 = vmul32(a2, b0);
        let v26 = vadd(v24, v25);
        let v27 = vmul32(a0, b3);
        let v28 = vmul32(a1, b2);
        let v29 = vadd(v27, v28);
        let v30 = vmul32(a2, b1);
        let v31 = vadd(v29, v30);
        let v32 = vmul32(a3, b0);
        let v33 = vadd(v31, v32);
        let v34 = vmul32(a0, b4);
        let v35 = vmul32(a1, b3);
        let v36 = vadd(v34, v35);
        let v37 = vmul32(a2, b2);
        let v38 = vadd(v36, v37);
        let v39 = vmul32(a3, b1);
        let v40 = vadd(v38, v39);
        let v41 = vmul32(a4, b0);
        let v42 = vadd(v40, v41);
        let v43 = vmul32(a0, b5);
        let v44 = vmul32(a1, b4);
        let v45 = vadd(v43, v44);
        let v46 = vmul32(a2, b3);
        let v47 = vadd(v45, v46);
        let v48 = vmul32(a3, b2);
        let v49 = vadd(v47, v48);
        let v50 = vmul32(a4, b1);
        let v51 = vadd(v49, v50);
        let v52 = vmul32(a5, b0);
        let v53 = vadd(v51, v52);
        let v54 = vmul32(a0, b6);
        let v55 = vmul32(a1, b5);
        let v56 = vadd(v54, v55);
        let v57 = vmul32(a2, b4);
        let v58 = vadd(v56, v57);
        let v59 = vmul32(a3, b3);
        let v60 = vadd(v58, v59);
        let v61 = vmul32(a4, b2);
        let v62 = vadd(v60, v61);
        let v63 = vmul32(a5, b1);
        let v64 = vadd(v62, v63);
        let v65 = vmul32(a6, b0);
        let v66 = vadd(v64, v65);
        let v67 = vmul32(a0, b7);
        let v68 = vmul32(a1, b6);
        let v69 = vadd(v67, v68);
        let v70 = vmul32(a2, b5);
        let v71 = vadd(v69, v70);
        let v72 = vmul32(a3, b4);
        let v73 = vadd(v71, v72);
        let v74 = vmul32(a4, b3);
        let v75 = vadd(v73, v74);
        let v76 = vmul32(a5, b2);
        let v77 = vadd(v75, v76);
        let v78 = vmul32(a6, b1);
        let v79 = vadd(v77, v78);
        let v80 = vmul32(a7, b0);
        let v81 = vadd(v79, v80);
        let v82 = vmul32(a0, b8);
        let v83 = vmul32(a1, b7);
        let v84 = vadd(v82, v83);
        let v85 = vmul32(a2, b6);
        let v86 = vadd(v84, v85);
        let v87 = vmul32(a3, b5);
        let v88 = vadd(v86, v87);
        let v89 = vmul32(a4, b4);
        let v90 = vadd(v88, v89);
        let v91 = vmul32(a5, b3);
        let v92 = vadd(v90, v91);
        let v93 = vmul32(a6, b2);
        let v94 = vadd(v92, v93);
        let v95 = vmul32(a7, b1);
        let v96 = vadd(v94, v95);
        let v97 = vmul32(a8, b0);
        let v98 = vadd(v96, v97);
        let v99 = vmul32(a1, b8);
        let v100 = vmul32(a2, b7);
        let v101 = vadd(v99, v100);
        let v102 = vmul32(a3, b6);
        let v103 = vadd(v101, v102);
        let v104 = vmul32(a4, b5);
        let v105 = vadd(v103, v104);
        let v106 = vmul32(a5, b4);
        let v107 = vadd(v105, v106);
        let v108 = vmul32(a6, b3);
        let v109 = vadd(v107, v108);
        let v110 = vmul32(a7, b2);
        let v111 = vadd(v109, v110);
        let v112 = vmul32(a8, b1);
        let v113 = vadd(v111, v112);
        let v114 = vmul32(a2, b8);
        let v115 = vmul32(a3, b7);
        let v116 = vadd(v114, v115);
        let v117 = vmul32(a4, b6);
        let v118 = vadd(v116, v117);
        let v119 = vmul32(a5, b5);
        let v120 = vadd(v118, v119);
        let v121 = vmul32(a6, b4);
        let v122 = vadd(v120, v121);
        let v123 = vmul32(a7, b3);
        let v124 = vadd(v122, v123);
        let v125 = vmul32(a8, b2);
        let v126 = vadd(v124, v125);
        let v127 = vmul32(a3, b8);
        let v128 = vmul32(a4, b7);
        let v129 = vadd(v127, v128);
        let v130 = vmul32(a5, b6);
        let v131 = vadd(v129, v130);
        let v132 = vmul32(a6, b5);
        let v133 = vadd(v131, v132);
        let v134 = vmul32(a7, b4);
        let v135 = vadd(v133, v134);
        let v136 = vmul32(a8, b3);
        let v137 = vadd(v135, v136);
        let v138 = vmul32(a4, b8);
        let v139 = vmul32(a5, b7);
        let v140 = vadd(v138, v139);
        let v141 = vmul32(a6, b6);
        let v142 = vadd(v140, v141);
        let v143 = vmul32(a7, b5);
        let v144 = vadd(v142, v143);
        let v145 = vmul32(a8, b4);
        let v146 = vadd(v144, v145);
        let v147 = vmul32(a5, b8);
        let v148 = vmul32(a6, b7);
        let v149 = vadd(v147, v148);
        let v150 = vmul32(a7, b6);
        let v151 = vadd(v149, v150);
        let v152 = vmul32(a8, b5);
        let v153 = vadd(v151, v152);
        let v154 = vmul32(a6, b8);
        let v155 = vmul32(a7, b7);
        let v156 = vadd(v154, v155);
        let v157 = vmul32(a8, b6);
        let v158 = vadd(v156, v157);
        let v159 = vmul32(a7, b8);
        let v160 = vmul32(a8, b7);
        let v161 = vadd(v159, v160);
        let v162 = vmul32(a8, b8);
        let v163 = vand(v18, vsplat(0x1fff_ffff));
        let v164 = vshl::<9>(v163);
        let v165 = vadd(v33, v164);
        let v166 = vshl::<18>(v163);
        let v167 = vadd(v66, v166);
        let v169 = vmul32(v163, vsplat(0x1fe0_0000));
        let v170 = vadd(v81, v169);
        let v172 = vmul32(v163, vsplat(0xff_ffff));
        let v173 = vadd(v98, v172);
        let v174 = vshr::<29>(v18);
        let v175 = vadd(v21, v174);
        let v176 = vand(v175, vsplat(0x1fff_ffff));
        let v177 = vshl::<9>(v176);
        let v178 = vadd(v42, v177);
        let v179 = vshl::<18>(v176);
        let v180 = vadd(v170, v179);
        let v181 = vmul32(v176, vsplat(0x1fe0_0000));
        let v182 = vadd(v173, v181);
        let v183 = vmul32(v176, vsplat(0xff_ffff));
        let v184 = vadd(v113, v183);
        let v185 = vshr::<29>(v175);
        let v186 = vadd(v26, v185);
        let v187 = vand(v186, vsplat(0x1fff_ffff));
        let v188 = vshl::<9>(v187);
        let v189 = vadd(v53, v188);
        let v190 = vshl::<18>(v187);
        let v191 = vadd(v182, v190);
        let v192 = vmul32(v187, vsplat(0x1fe0_0000));
        let v193 = vadd(v184, v192);
        let v194 = vmul32(v187, vsplat(0xff_ffff));
        let v195 = vadd(v126, v194);
        let v196 = vshr::<29>(v186);
        let v197 = vadd(v165, v196);
        let v198 = vand(v197, vsplat(0x1fff_ffff));
        let v199 = vshl::<9>(v198);
        let v200 = vadd(v167, v199);
        let v201 = vshl::<18>(v198);
        let v202 = vadd(v193, v201);
        let v203 = vmul32(v198, vsplat(0x1fe0_0000));
        let v204 = vadd(v195, v203);
        let v205 = vmul32(v198, vsplat(0xff_ffff));
        let v206 = vadd(v137, v205);
        let v207 = vshr::<29>(v197);
        let v208 = vadd(v178, v207);
        let v209 = vand(v208, vsplat(0x1fff_ffff));
        let v210 = vshl::<9>(v209);
        let v211 = vadd(v180, v210);
        let v212 = vshl::<18>(v209);
        let v213 = vadd(v204, v212);
        let v214 = vmul32(v209, vsplat(0x1fe0_0000));
        let v215 = vadd(v206, v214);
        let v216 = vmul32(v209, vsplat(0xff_ffff));
        let v217 = vadd(v146, v216);
        let v218 = vshr::<29>(v208);
        let v219 = vadd(v189, v218);
        let v220 = vand(v219, vsplat(0x1fff_ffff));
        let v221 = vshl::<9>(v220);
        let v222 = vadd(v191, v221);
        let v223 = vshl::<18>(v220);
        let v224 = vadd(v215, v223);
        let v225 = vmul32(v220, vsplat(0x1fe0_0000));
        let v226 = vadd(v217, v225);
        let v227 = vmul32(v220, vsplat(0xff_ffff));
        let v228 = vadd(v153, v227);
        let v229 = vshr::<29>(v219);
        let v230 = vadd(v200, v229);
        let v231 = vand(v230, vsplat(0x1fff_ffff));
        let v232 = vshl::<9>(v231);
        let v233 = vadd(v202, v232);
        let v234 = vshl::<18>(v231);
        let v235 = vadd(v226, v234);
        let v236 = vmul32(v231, vsplat(0x1fe0_0000));
        let v237 = vadd(v228, v236);
        let v238 = vmul32(v231, vsplat(0xff_ffff));
        let v239 = vadd(v158, v238);
        let v240 = vshr::<29>(v230);
        let v241 = vadd(v211, v240);
        let v242 = vand(v241, vsplat(0x1fff_ffff));
        let v243 = vshl::<9>(v242);
        let v244 = vadd(v213, v243);
        let v245 = vshl::<18>(v242);
        let v246 = vadd(v237, v245);
        let v247 = vmul32(v242, vsplat(0x1fe0_0000));
        let v248 = vadd(v239, v247);
        let v249 = vmul32(v242, vsplat(0xff_ffff));
        let v250 = vadd(v161, v249);
        let v251 = vshr::<29>(v241);
        let v252 = vadd(v222, v251);
        let v253 = vand(v252, vsplat(0x1fff_ffff));
        let v254 = vshl::<9>(v253);
        let v255 = vadd(v224, v254);
        let v256 = vshl::<18>(v253);
        let v257 = vadd(v248, v256);
        let v258 = vmul32(v253, vsplat(0x1fe0_0000));
        let v259 = vadd(v250, v258);
        let v260 = vmul32(v253, vsplat(0xff_ffff));
        let v261 = vadd(v162, v260);
        let v262 = vshr::<29>(v252);
        let v263 = vadd(v233, v262);
        let v264 = vshr::<29>(v263);
        let v265 = vand(v263, vsplat(0x1fff_ffff));
        let v266 = vadd(v244, v264);
        let v267 = vshr::<29>(v266);
        let v268 = vand(v266, vsplat(0x1fff_ffff));
        let v269 = vadd(v255, v267);
        let v270 = vshr::<29>(v269);
        let v271 = vand(v269, vsplat(0x1fff_ffff));
        let v272 = vadd(v235, v270);
        let v273 = vshr::<29>(v272);
        let v274 = vand(v272, vsplat(0x1fff_ffff));
        let v275 = vadd(v246, v273);
        let v276 = vshr::<29>(v275);
        let v277 = vand(v275, vsplat(0x1fff_ffff));
        let v278 = vadd(v257, v276);
        let v279 = vshr::<29>(v278);
        let v280 = vand(v278, vsplat(0x1fff_ffff));
        let v281 = vadd(v259, v279);
        let v282 = vshr::<29>(v281);
        let v283 = vand(v281, vsplat(0x1fff_ffff));
        let v284 = vadd(v261, v282);
        let v285 = vshr::<29>(v284);
        let v286 = vand(v284, vsplat(0x1fff_ffff));
        Element([v265, v268, v271, v274, v277, v280, v283, v286, v285])
    }

    /// `R * out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v9 = vmul32(a0, a0);
        let v10 = vshl::<1>(a0);
        let v11 = vmul32(v10, a1);
        let v12 = vmul32(v10, a2);
        let v13 = vmul32(a1, a1);
        let v14 = vadd(v12, v13);
        let v15 = vmul32(v10, a3);
        let v16 = vshl::<1>(a1);
        let v17 = vmul32(v16, a2);
        let v18 = vadd(v15, v17);
        let v19 = vmul32(v10, a4);
        let v20 = vmul32(v16, a3);
        let v21 = vadd(v19, v20);
        let v22 = vmul32(a2, a2);
        let v23 = vadd(v21, v22);
        let v24 = vmul32(v10, a5);
        let v25 = vmul32(v16, a4);
        let v26 = vadd(v24, v25);
        let v27 = vshl::<1>(a2);
        let v28 = vmul32(v27, a3);
        let v29 = vadd(v26, v28);
        let v30 = vmul32(v10, a6);
        let v31 = vmul32(v16, a5);
        let v32 = vadd(v30, v31);
        let v33 = vmul32(v27, a4);
        let v34 = vadd(v32, v33);
        let v35 = vmul32(a3, a3);
        let v36 = vadd(v34, v35);
        let v37 = vmul32(v10, a7);
        let v38 = vmul32(v16, a6);
        let v39 = vadd(v37, v38);
        let v40 = vmul32(v27, a5);
        let v41 = vadd(v39, v40);
        let v42 = vshl::<1>(a3);
        let v43 = vmul32(v42, a4);
        let v44 = vadd(v41, v43);
        let v45 = vmul32(v10, a8);
        let v46 = vmul32(v16, a7);
        let v47 = vadd(v45, v46);
        let v48 = vmul32(v27, a6);
        let v49 = vadd(v47, v48);
        let v50 = vmul32(v42, a5);
        let v51 = vadd(v49, v50);
        let v52 = vmul32(a4, a4);
        let v53 = vadd(v51, v52);
        let v54 = vmul32(v16, a8);
        let v55 = vmul32(v27, a7);
        let v56 = vadd(v54, v55);
        let v57 = vmul32(v42, a6);
        let v58 = vadd(v56, v57);
        let v59 = vshl::<1>(a4);
        let v60 = vmul32(v59, a5);
        let v61 = vadd(v58, v60);
        let v62 = vmul32(v27, a8);
        let v63 = vmul32(v42, a7);
        let v64 = vadd(v62, v63);
        let v65 = vmul32(v59, a6);
        let v66 = vadd(v64, v65);
        let v67 = vmul32(a5, a5);
        let v68 = vadd(v66, v67);
        let v69 = vmul32(v42, a8);
        let v70 = vmul32(v59, a7);
        let v71 = vadd(v69, v70);
        let v72 = vshl::<1>(a5);
        let v73 = vmul32(v72, a6);
        let v74 = vadd(v71, v73);
        let v75 = vmul32(v59, a8);
        let v76 = vmul32(v72, a7);
        let v77 = vadd(v75, v76);
        let v78 = vmul32(a6, a6);
        let v79 = vadd(v77, v78);
        let v80 = vmul32(v72, a8);
        let v81 = vshl::<1>(a6);
        let v82 = vmul32(v81, a7);
        let v83 = vadd(v80, v82);
        let v84 = vmul32(v81, a8);
        let v85 = vmul32(a7, a7);
        let v86 = vadd(v84, v85);
        let v87 = vshl::<1>(a7);
        let v88 = vmul32(v87, a8);
        let v89 = vmul32(a8, a8);
        let v90 = vand(v9, vsplat(0x1fff_ffff));
        let v91 = vshl::<9>(v90);
        let v92 = vadd(v18, v91);
        let v93 = vshl::<18>(v90);
        let v94 = vadd(v36, v93);
        let v96 = vmul32(v90, vsplat(0x1fe0_0000));
        let v97 = vadd(v44, v96);
        let v99 = vmul32(v90, vsplat(0xff_ffff));
        let v100 = vadd(v53, v99);
        let v101 = vshr::<29>(v9);
        let v102 = vadd(v11, v101);
        let v103 = vand(v102, vsplat(0x1fff_ffff));
        let v104 = vshl::<9>(v103);
        let v105 = vadd(v23, v104);
        let v106 = vshl::<18>(v103);
        let v107 = vadd(v97, v106);
        let v108 = vmul32(v103, vsplat(0x1fe0_0000));
        let v109 = vadd(v100, v108);
        let v110 = vmul32(v103, vsplat(0xff_ffff));
        let v111 = vadd(v61, v110);
        let v112 = vshr::<29>(v102);
        let v113 = vadd(v14, v112);
        let v114 = vand(v113, vsplat(0x1fff_ffff));
        let v115 = vshl::<9>(v114);
        let v116 = vadd(v29, v115);
        let v117 = vshl::<18>(v114);
        let v118 = vadd(v109, v117);
        let v119 = vmul32(v114, vsplat(0x1fe0_0000));
        let v120 = vadd(v111, v119);
        let v121 = vmul32(v114, vsplat(0xff_ffff));
        let v122 = vadd(v68, v121);
        let v123 = vshr::<29>(v113);
        let v124 = vadd(v92, v123);
        let v125 = vand(v124, vsplat(0x1fff_ffff));
        let v126 = vshl::<9>(v125);
        let v127 = vadd(v94, v126);
        let v128 = vshl::<18>(v125);
        let v129 = vadd(v120, v128);
        let v130 = vmul32(v125, vsplat(0x1fe0_0000));
        let v131 = vadd(v122, v130);
        let v132 = vmul32(v125, vsplat(0xff_ffff));
        let v133 = vadd(v74, v132);
        let v134 = vshr::<29>(v124);
        let v135 = vadd(v105, v134);
        let v136 = vand(v135, vsplat(0x1fff_ffff));
        let v137 = vshl::<9>(v136);
        let v138 = vadd(v107, v137);
        let v139 = vshl::<18>(v136);
        let v140 = vadd(v131, v139);
        let v141 = vmul32(v136, vsplat(0x1fe0_0000));
        let v142 = vadd(v133, v141);
        let v143 = vmul32(v136, vsplat(0xff_ffff));
        let v144 = vadd(v79, v143);
        let v145 = vshr::<29>(v135);
        let v146 = vadd(v116, v145);
        let v147 = vand(v146, vsplat(0x1fff_ffff));
        let v148 = vshl::<9>(v147);
        let v149 = vadd(v118, v148);
        let v150 = vshl::<18>(v147);
        let v151 = vadd(v142, v150);
        let v152 = vmul32(v147, vsplat(0x1fe0_0000));
        let v153 = vadd(v144, v152);
        let v154 = vmul32(v147, vsplat(0xff_ffff));
        let v155 = vadd(v83, v154);
        let v156 = vshr::<29>(v146);
        let v157 = vadd(v127, v156);
        let v158 = vand(v157, vsplat(0x1fff_ffff));
        let v159 = vshl::<9>(v158);
        let v160 = vadd(v129, v159);
        let v161 = vshl::<18>(v158);
        let v162 = vadd(v153, v161);
        let v163 = vmul32(v158, vsplat(0x1fe0_0000));
        let v164 = vadd(v155, v163);
        let v165 = vmul32(v158, vsplat(0xff_ffff));
        let v166 = vadd(v86, v165);
        let v167 = vshr::<29>(v157);
        let v168 = vadd(v138, v167);
        let v169 = vand(v168, vsplat(0x1fff_ffff));
        let v170 = vshl::<9>(v169);
        let v171 = vadd(v140, v170);
        let v172 = vshl::<18>(v169);
        let v173 = vadd(v164, v172);
        let v174 = vmul32(v169, vsplat(0x1fe0_0000));
        let v175 = vadd(v166, v174);
        let v176 = vmul32(v169, vsplat(0xff_ffff));
        let v177 = vadd(v88, v176);
        let v178 = vshr::<29>(v168);
        let v179 = vadd(v149, v178);
        let v180 = vand(v179, vsplat(0x1fff_ffff));
        let v181 = vshl::<9>(v180);
        let v182 = vadd(v151, v181);
        let v183 = vshl::<18>(v180);
        let v184 = vadd(v175, v183);
        let v185 = vmul32(v180, vsplat(0x1fe0_0000));
        let v186 = vadd(v177, v185);
        let v187 = vmul32(v180, vsplat(0xff_ffff));
        let v188 = vadd(v89, v187);
        let v189 = vshr::<29>(v179);
        let v190 = vadd(v160, v189);
        let v191 = vshr::<29>(v190);
        let v192 = vand(v190, vsplat(0x1fff_ffff));
        let v193 = vadd(v171, v191);
        let v194 = vshr::<29>(v193);
        let v195 = vand(v193, vsplat(0x1fff_ffff));
        let v196 = vadd(v182, v194);
        let v197 = vshr::<29>(v196);
        let v198 = vand(v196, vsplat(0x1fff_ffff));
        let v199 = vadd(v162, v197);
        let v200 = vshr::<29>(v199);
        let v201 = vand(v199, vsplat(0x1fff_ffff));
        let v202 = vadd(v173, v200);
        let v203 = vshr::<29>(v202);
        let v204 = vand(v202, vsplat(0x1fff_ffff));
        let v205 = vadd(v184, v203);
        let v206 = vshr::<29>(v205);
        let v207 = vand(v205, vsplat(0x1fff_ffff));
        let v208 = vadd(v186, v206);
        let v209 = vshr::<29>(v208);
        let v210 = vand(v208, vsplat(0x1fff_ffff));
        let v211 = vadd(v188, v209);
        let v212 = vshr::<29>(v211);
        let v213 = vand(v211, vsplat(0x1fff_ffff));
        Element([v192, v195, v198, v201, v204, v207, v210, v213, v212])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v9 = vand(a0, vsplat(1));
        let v10 = vtest(v9);
        let v13 = vselect(v10, vsplat(0x1fff_ffff), vsplat(0));
        let v14 = vadd(a0, v13);
        let v15 = vadd(a1, v13);
        let v16 = vadd(a2, v13);
        let v18 = vselect(v10, vsplat(511), vsplat(0));
        let v19 = vadd(a3, v18);
        let v21 = vselect(v10, vsplat(0x4_0000), vsplat(0));
        let v22 = vadd(a6, v21);
        let v24 = vselect(v10, vsplat(0x1fe0_0000), vsplat(0));
        let v25 = vadd(a7, v24);
        let v27 = vselect(v10, vsplat(0xff_ffff), vsplat(0));
        let v28 = vadd(a8, v27);
        let v29 = vshr::<1>(v14);
        let v30 = vand(v15, vsplat(1));
        let v31 = vshl::<28>(v30);
        let v32 = vadd(v29, v31);
        let v33 = vshr::<1>(v15);
        let v34 = vand(v16, vsplat(1));
        let v35 = vshl::<28>(v34);
        let v36 = vadd(v33, v35);
        let v37 = vshr::<1>(v16);
        let v38 = vand(v19, vsplat(1));
        let v39 = vshl::<28>(v38);
        let v40 = vadd(v37, v39);
        let v41 = vshr::<1>(v19);
        let v42 = vand(a4, vsplat(1));
        let v43 = vshl::<28>(v42);
        let v44 = vadd(v41, v43);
        let v45 = vshr::<1>(a4);
        let v46 = vand(a5, vsplat(1));
        let v47 = vshl::<28>(v46);
        let v48 = vadd(v45, v47);
        let v49 = vshr::<1>(a5);
        let v50 = vand(v22, vsplat(1));
        let v51 = vshl::<28>(v50);
        let v52 = vadd(v49, v51);
        let v53 = vshr::<1>(v22);
        let v54 = vand(v25, vsplat(1));
        let v55 = vshl::<28>(v54);
        let v56 = vadd(v53, v55);
        let v57 = vshr::<1>(v25);
        let v58 = vand(v28, vsplat(1));
        let v59 = vshl::<28>(v58);
        let v60 = vadd(v57, v59);
        let v61 = vshr::<1>(v28);
        let v62 = vshr::<24>(v61);
        let v63 = vand(v61, vsplat(0xff_ffff));
        let v64 = vadd(v32, v62);
        let v66 = vmul32(v62, vsplat(0x1fff_fe00));
        let v67 = vadd(v44, v66);
        let v68 = vmul32(v62, vsplat(0x1fff_ffff));
        let v69 = vadd(v48, v68);
        let v70 = vadd(v52, v68);
        let v72 = vmul32(v62, vsplat(0x1ffb_ffff));
        let v73 = vadd(v56, v72);
        let v75 = vmul32(v62, vsplat(0x1f_ffff));
        let v76 = vadd(v60, v75);
        let v77 = vshr::<29>(v64);
        let v78 = vand(v64, vsplat(0x1fff_ffff));
        let v79 = vadd(v36, v77);
        let v80 = vshr::<29>(v79);
        let v81 = vand(v79, vsplat(0x1fff_ffff));
        let v82 = vadd(v40, v80);
        let v83 = vshr::<29>(v82);
        let v84 = vand(v82, vsplat(0x1fff_ffff));
        let v85 = vadd(v67, v83);
        let v86 = vshr::<29>(v85);
        let v87 = vand(v85, vsplat(0x1fff_ffff));
        let v88 = vadd(v69, v86);
        let v89 = vshr::<29>(v88);
        let v90 = vand(v88, vsplat(0x1fff_ffff));
        let v91 = vadd(v70, v89);
        let v92 = vshr::<29>(v91);
        let v93 = vand(v91, vsplat(0x1fff_ffff));
        let v94 = vadd(v73, v92);
        let v95 = vshr::<29>(v94);
        let v96 = vand(v94, vsplat(0x1fff_ffff));
        let v97 = vadd(v76, v95);
        let v98 = vshr::<29>(v97);
        let v99 = vand(v97, vsplat(0x1fff_ffff));
        let v100 = vadd(v63, v98);
        Element([v78, v81, v84, v87, v90, v93, v96, v99, v100])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    pub fn select(choice: Mask, a: &Element, b: &Element) -> Element {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v19 = vselect(choice, a0, b0);
        let v20 = vselect(choice, a1, b1);
        let v21 = vselect(choice, a2, b2);
        let v22 = vselect(choice, a3, b3);
        let v23 = vselect(choice, a4, b4);
        let v24 = vselect(choice, a5, b5);
        let v25 = vselect(choice, a6, b6);
        let v26 = vselect(choice, a7, b7);
        let v27 = vselect(choice, a8, b8);
        Element([v19, v20, v21, v22, v23, v24, v25, v26, v27])
    }

    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `x`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `y`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    pub fn swap(choice: Mask, a: &Element, b: &Element) -> (Element, Element) {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v19 = vselect(choice, b0, a0);
        let v20 = vselect(choice, b1, a1);
        let v21 = vselect(choice, b2, a2);
        let v22 = vselect(choice, b3, a3);
        let v23 = vselect(choice, b4, a4);
        let v24 = vselect(choice, b5, a5);
        let v25 = vselect(choice, b6, a6);
        let v26 = vselect(choice, b7, a7);
        let v27 = vselect(choice, b8, a8);
        let v28 = vselect(choice, a0, b0);
        let v29 = vselect(choice, a1, b1);
        let v30 = vselect(choice, a2, b2);
        let v31 = vselect(choice, a3, b3);
        let v32 = vselect(choice, a4, b4);
        let v33 = vselect(choice, a5, b5);
        let v34 = vselect(choice, a6, b6);
        let v35 = vselect(choice, a7, b7);
        let v36 = vselect(choice, a8, b8);
        (Element([v19, v20, v21, v22, v23, v24, v25, v26, v27]), Element([v28, v29, v30, v31, v32, v33, v34, v35, v36]))
    }

    /// `R * out = a (mod p), 0 <= out < p`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 0xffffffff00000001]`
    #[inline]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v10 = vshl::<9>(a0);
        let v11 = vadd(a3, v10);
        let v12 = vshl::<18>(a0);
        let v13 = vadd(a6, v12);
        let v15 = vmul32(a0, vsplat(0x1fe0_0000));
        let v16 = vadd(a7, v15);
        let v18 = vmul32(a0, vsplat(0xff_ffff));
        let v19 = vadd(a8, v18);
        let v20 = vshl::<9>(a1);
        let v21 = vadd(a4, v20);
        let v22 = vshl::<18>(a1);
        let v23 = vadd(v16, v22);
        let v24 = vmul32(a1, vsplat(0x1fe0_0000));
        let v25 = vadd(v19, v24);
        let v26 = vmul32(a1, vsplat(0xff_ffff));
        let v27 = vshl::<9>(a2);
        let v28 = vadd(a5, v27);
        let v29 = vshl::<18>(a2);
        let v30 = vadd(v25, v29);
        let v31 = vmul32(a2, vsplat(0x1fe0_0000));
        let v32 = vadd(v26, v31);
        let v33 = vmul32(a2, vsplat(0xff_ffff));
        let v34 = vand(v11, vsplat(0x1fff_ffff));
        let v35 = vshl::<9>(v34);
        let v36 = vadd(v13, v35);
        let v37 = vshl::<18>(v34);
        let v38 = vadd(v32, v37);
        let v39 = vmul32(v34, vsplat(0x1fe0_0000));
        let v40 = vadd(v33, v39);
        let v41 = vmul32(v34, vsplat(0xff_ffff));
        let v42 = vshr::<29>(v11);
        let v43 = vadd(v21, v42);
        let v44 = vand(v43, vsplat(0x1fff_ffff));
        let v45 = vshl::<9>(v44);
        let v46 = vadd(v23, v45);
        let v47 = vshl::<18>(v44);
        let v48 = vadd(v40, v47);
        let v49 = vmul32(v44, vsplat(0x1fe0_0000));
        let v50 = vadd(v41, v49);
        let v51 = vmul32(v44, vsplat(0xff_ffff));
        let v52 = vshr::<29>(v43);
        let v53 = vadd(v28, v52);
        let v54 = vand(v53, vsplat(0x1fff_ffff));
        let v55 = vshl::<9>(v54);
        let v56 = vadd(v30, v55);
        let v57 = vshl::<18>(v54);
        let v58 = vadd(v50, v57);
        let v59 = vmul32(v54, vsplat(0x1fe0_0000));
        let v60 = vadd(v51, v59);
        let v61 = vmul32(v54, vsplat(0xff_ffff));
        let v62 = vshr::<29>(v53);
        let v63 = vadd(v36, v62);
        let v64 = vand(v63, vsplat(0x1fff_ffff));
        let v65 = vshl::<9>(v64);
        let v66 = vadd(v38, v65);
        let v67 = vshl::<18>(v64);
        let v68 = vadd(v60, v67);
        let v69 = vmul32(v64, vsplat(0x1fe0_0000));
        let v70 = vadd(v61, v69);
        let v71 = vmul32(v64, vsplat(0xff_ffff));
        let v72 = vshr::<29>(v63);
        let v73 = vadd(v46, v72);
        let v74 = vand(v73, vsplat(0x1fff_ffff));
        let v75 = vshl::<9>(v74);
        let v76 = vadd(v48, v75);
        let v77 = vshl::<18>(v74);
        let v78 = vadd(v70, v77);
        let v79 = vmul32(v74, vsplat(0x1fe0_0000));
        let v80 = vadd(v71, v79);
        let v81 = vmul32(v74, vsplat(0xff_ffff));
        let v82 = vshr::<29>(v73);
        let v83 = vadd(v56, v82);
        let v84 = vand(v83, vsplat(0x1fff_ffff));
        let v85 = vshl::<9>(v84);
        let v86 = vadd(v58, v85);
        let v87 = vshl::<18>(v84);
        let v88 = vadd(v80, v87);
        let v89 = vmul32(v84, vsplat(0x1fe0_0000));
        let v90 = vadd(v81, v89);
        let v91 = vmul32(v84, vsplat(0xff_ffff));
        let v92 = vshr::<29>(v83);
        let v93 = vadd(v66, v92);
        let v94 = vshr::<29>(v93);
        let v95 = vand(v93, vsplat(0x1fff_ffff));
        let v96 = vadd(v76, v94);
        let v97 = vshr::<29>(v96);
        let v98 = vand(v96, vsplat(0x1fff_ffff));
        let v99 = vadd(v86, v97);
        let v100 = vshr::<29>(v99);
        let v101 = vand(v99, vsplat(0x1fff_ffff));
        let v102 = vadd(v68, v100);
        let v103 = vshr::<29>(v102);
        let v104 = vand(v102, vsplat(0x1fff_ffff));
        let v105 = vadd(v78, v103);
        let v106 = vshr::<29>(v105);
        let v107 = vand(v105, vsplat(0x1fff_ffff));
        let v108 = vadd(v88, v106);
        let v109 = vshr::<29>(v108);
        let v110 = vand(v108, vsplat(0x1fff_ffff));
        let v111 = vadd(v90, v109);
        let v112 = vshr::<29>(v111);
        let v113 = vand(v111, vsplat(0x1fff_ffff));
        let v114 = vadd(v91, v112);
        let v115 = vshr::<29>(v114);
        let v116 = vand(v114, vsplat(0x1fff_ffff));
        let v117 = vshl::<29>(v98);
        let v118 = vadd(v95, v117);
        let v119 = vand(v101, vsplat(63));
        let v120 = vshl::<58>(v119);
        let v121 = vadd(v118, v120);
        let v122 = vshr::<6>(v101);
        let v123 = vshl::<23>(v104);
        let v124 = vadd(v122, v123);
        let v125 = vand(v107, vsplat(4095));
        let v126 = vshl::<52>(v125);
        let v127 = vadd(v124, v126);
        let v128 = vshr::<12>(v107);
        let v129 = vshl::<17>(v110);
        let v130 = vadd(v128, v129);
        let v131 = vand(v113, vsplat(0x3_ffff));
        let v132 = vshl::<46>(v131);
        let v133 = vadd(v130, v132);
        let v134 = vshr::<18>(v113);
        let v135 = vshl::<11>(v116);
        let v136 = vadd(v134, v135);
        let v137 = vshl::<40>(v115);
        let v138 = vadd(v136, v137);
        let (v142, v143) = vsbb(v121, vsplat(0xffff_ffff_ffff_ffff), 0);
        let (v144, v145) = vsbb(v127, vsplat(0xffff_ffff), v143);
        let (v146, v147) = vsbb(v133, vsplat(0), v145);
        let (v148, v149) = vsbb(v138, vsplat(0xffff_ffff_0000_0001), v147);
        let v150 = vselect(v149, v121, v142);
        let v151 = vselect(v149, v127, v144);
        let v152 = vselect(v149, v133, v146);
        let v153 = vselect(v149, v138, v148);
        [v150, v151, v152, v153]
    }

    /// `limbs of out = bytes (mod p): out = bytes / R`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    pub fn limbs_of_words(words: &Words) -> Element {
        let [words0, words1, words2, words3] = *words;
        let v4 = vand(words0, vsplat(0x1fff_ffff));
        let v5 = vshr::<29>(words0);
        let v6 = vand(v5, vsplat(0x1fff_ffff));
        let v7 = vshr::<58>(words0);
        let v8 = vand(words1, vsplat(0x7f_ffff));
        let v9 = vshl::<6>(v8);
        let v10 = vadd(v7, v9);
        let v11 = vshr::<23>(words1);
        let v12 = vand(v11, vsplat(0x1fff_ffff));
        let v13 = vshr::<52>(words1);
        let v14 = vand(words2, vsplat(0x1_ffff));
        let v15 = vshl::<12>(v14);
        let v16 = vadd(v13, v15);
        let v17 = vshr::<17>(words2);
        let v18 = vand(v17, vsplat(0x1fff_ffff));
        let v19 = vshr::<46>(words2);
        let v20 = vand(words3, vsplat(2047));
        let v21 = vshl::<18>(v20);
        let v22 = vadd(v19, v21);
        let v23 = vshr::<11>(words3);
        let v24 = vand(v23, vsplat(0x1fff_ffff));
        let v25 = vshr::<40>(words3);
        Element([v4, v6, v10, v12, v16, v18, v22, v24, v25])
    }

    /// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    pub fn limbs_of_words_canonical(words: &Words) -> (Element, Mask) {
        let [words0, words1, words2, words3] = *words;
        let (_, v9) = vsbb(words0, vsplat(0xffff_ffff_ffff_ffff), 0);
        let (_, v11) = vsbb(words1, vsplat(0xffff_ffff), v9);
        let (_, v13) = vsbb(words2, vsplat(0), v11);
        let (_, v15) = vsbb(words3, vsplat(0xffff_ffff_0000_0001), v13);
        let v16 = vand(words0, vsplat(0x1fff_ffff));
        let v17 = vshr::<29>(words0);
        let v18 = vand(v17, vsplat(0x1fff_ffff));
        let v19 = vshr::<58>(words0);
        let v20 = vand(words1, vsplat(0x7f_ffff));
        let v21 = vshl::<6>(v20);
        let v22 = vadd(v19, v21);
        let v23 = vshr::<23>(words1);
        let v24 = vand(v23, vsplat(0x1fff_ffff));
        let v25 = vshr::<52>(words1);
        let v26 = vand(words2, vsplat(0x1_ffff));
        let v27 = vshl::<12>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<17>(words2);
        let v30 = vand(v29, vsplat(0x1fff_ffff));
        let v31 = vshr::<46>(words2);
        let v32 = vand(words3, vsplat(2047));
        let v33 = vshl::<18>(v32);
        let v34 = vadd(v31, v33);
        let v35 = vshr::<11>(words3);
        let v36 = vand(v35, vsplat(0x1fff_ffff));
        let v37 = vshr::<40>(words3);
        (Element([v16, v18, v22, v24, v28, v30, v34, v36, v37]), v15)
    }

    /// `limbs of out = k (mod p): out = k / R`
    ///
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    pub fn limbs_of_word(k: V) -> Element {
        let v2 = vand(k, vsplat(0x1fff_ffff));
        let v3 = vshr::<29>(k);
        Element([v2, v3, vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0)])
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

    /// `R * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    pub fn from_montgomery(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v9 = vshl::<9>(a0);
        let v10 = vadd(a3, v9);
        let v11 = vshl::<18>(a0);
        let v12 = vadd(a6, v11);
        let v14 = vmul32(a0, vsplat(0x1fe0_0000));
        let v15 = vadd(a7, v14);
        let v17 = vmul32(a0, vsplat(0xff_ffff));
        let v18 = vadd(a8, v17);
        let v19 = vshl::<9>(a1);
        let v20 = vadd(a4, v19);
        let v21 = vshl::<18>(a1);
        let v22 = vadd(v15, v21);
        let v23 = vmul32(a1, vsplat(0x1fe0_0000));
        let v24 = vadd(v18, v23);
        let v25 = vmul32(a1, vsplat(0xff_ffff));
        let v26 = vshl::<9>(a2);
        let v27 = vadd(a5, v26);
        let v28 = vshl::<18>(a2);
        let v29 = vadd(v24, v28);
        let v30 = vmul32(a2, vsplat(0x1fe0_0000));
        let v31 = vadd(v25, v30);
        let v32 = vmul32(a2, vsplat(0xff_ffff));
        let v33 = vand(v10, vsplat(0x1fff_ffff));
        let v34 = vshl::<9>(v33);
        let v35 = vadd(v12, v34);
        let v36 = vshl::<18>(v33);
        let v37 = vadd(v31, v36);
        let v38 = vmul32(v33, vsplat(0x1fe0_0000));
        let v39 = vadd(v32, v38);
        let v40 = vmul32(v33, vsplat(0xff_ffff));
        let v41 = vshr::<29>(v10);
        let v42 = vadd(v20, v41);
        let v43 = vand(v42, vsplat(0x1fff_ffff));
        let v44 = vshl::<9>(v43);
        let v45 = vadd(v22, v44);
        let v46 = vshl::<18>(v43);
        let v47 = vadd(v39, v46);
        let v48 = vmul32(v43, vsplat(0x1fe0_0000));
        let v49 = vadd(v40, v48);
        let v50 = vmul32(v43, vsplat(0xff_ffff));
        let v51 = vshr::<29>(v42);
        let v52 = vadd(v27, v51);
        let v53 = vand(v52, vsplat(0x1fff_ffff));
        let v54 = vshl::<9>(v53);
        let v55 = vadd(v29, v54);
        let v56 = vshl::<18>(v53);
        let v57 = vadd(v49, v56);
        let v58 = vmul32(v53, vsplat(0x1fe0_0000));
        let v59 = vadd(v50, v58);
        let v60 = vmul32(v53, vsplat(0xff_ffff));
        let v61 = vshr::<29>(v52);
        let v62 = vadd(v35, v61);
        let v63 = vand(v62, vsplat(0x1fff_ffff));
        let v64 = vshl::<9>(v63);
        let v65 = vadd(v37, v64);
        let v66 = vshl::<18>(v63);
        let v67 = vadd(v59, v66);
        let v68 = vmul32(v63, vsplat(0x1fe0_0000));
        let v69 = vadd(v60, v68);
        let v70 = vmul32(v63, vsplat(0xff_ffff));
        let v71 = vshr::<29>(v62);
        let v72 = vadd(v45, v71);
        let v73 = vand(v72, vsplat(0x1fff_ffff));
        let v74 = vshl::<9>(v73);
        let v75 = vadd(v47, v74);
        let v76 = vshl::<18>(v73);
        let v77 = vadd(v69, v76);
        let v78 = vmul32(v73, vsplat(0x1fe0_0000));
        let v79 = vadd(v70, v78);
        let v80 = vmul32(v73, vsplat(0xff_ffff));
        let v81 = vshr::<29>(v72);
        let v82 = vadd(v55, v81);
        let v83 = vand(v82, vsplat(0x1fff_ffff));
        let v84 = vshl::<9>(v83);
        let v85 = vadd(v57, v84);
        let v86 = vshl::<18>(v83);
        let v87 = vadd(v79, v86);
        let v88 = vmul32(v83, vsplat(0x1fe0_0000));
        let v89 = vadd(v80, v88);
        let v90 = vmul32(v83, vsplat(0xff_ffff));
        let v91 = vshr::<29>(v82);
        let v92 = vadd(v65, v91);
        let v93 = vshr::<29>(v92);
        let v94 = vand(v92, vsplat(0x1fff_ffff));
        let v95 = vadd(v75, v93);
        let v96 = vshr::<29>(v95);
        let v97 = vand(v95, vsplat(0x1fff_ffff));
        let v98 = vadd(v85, v96);
        let v99 = vshr::<29>(v98);
        let v100 = vand(v98, vsplat(0x1fff_ffff));
        let v101 = vadd(v67, v99);
        let v102 = vshr::<29>(v101);
        let v103 = vand(v101, vsplat(0x1fff_ffff));
        let v104 = vadd(v77, v102);
        let v105 = vshr::<29>(v104);
        let v106 = vand(v104, vsplat(0x1fff_ffff));
        let v107 = vadd(v87, v105);
        let v108 = vshr::<29>(v107);
        let v109 = vand(v107, vsplat(0x1fff_ffff));
        let v110 = vadd(v89, v108);
        let v111 = vshr::<29>(v110);
        let v112 = vand(v110, vsplat(0x1fff_ffff));
        let v113 = vadd(v90, v111);
        let v114 = vshr::<29>(v113);
        let v115 = vand(v113, vsplat(0x1fff_ffff));
        Element([v94, v97, v100, v103, v106, v109, v112, v115, v114])
    }

    /// out = R * a (mod p)
    #[inline]
    pub fn to_montgomery(a: &Element) -> Element {
        mul(&a.relax(), &splat(&R).relax())
    }

    /// out = k * a (mod p)
    #[inline]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let limbs = limbs_of_word(k);
        let factor = to_montgomery(&limbs);
        mul(a, &factor.relax())
    }

    /// out = bytes (mod p)
    #[inline]
    pub fn from_words(bytes: &Words) -> Element {
        let limbs = limbs_of_words(bytes);
        to_montgomery(&limbs)
    }

    /// out = bytes (mod p), ok = 1 if bytes < p
    #[inline]
    pub fn from_words_canonical(bytes: &Words) -> (Element, Mask) {
        let (limbs, ok) = limbs_of_words_canonical(bytes);
        let out = to_montgomery(&limbs);
        (out, ok)
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
        let x2 = mul(&x1.relax(), &a.relax());
        let x3 = square(&x2.relax());
        let x4 = mul(&x3.relax(), &a.relax());
        let mut x5 = x4;
        for _ in 0..3 {
            x5 = square(&x5.relax());
        }
        let x6 = mul(&x5.relax(), &x4.relax());
        let x7 = square(&x6.relax());
        let x8 = mul(&x7.relax(), &a.relax());
        let mut x9 = x8;
        for _ in 0..7 {
            x9 = square(&x9.relax());
        }
        let x10 = mul(&x9.relax(), &x8.relax());
        let mut x11 = x10;
        for _ in 0..2 {
            x11 = square(&x11.relax());
        }
        let x12 = mul(&x11.relax(), &x2.relax());
        let mut x13 = x12;
        for _ in 0..16 {
            x13 = square(&x13.relax());
        }
        let x14 = mul(&x13.relax(), &x12.relax());
        let mut x15 = x14;
        for _ in 0..32 {
            x15 = square(&x15.relax());
        }
        let x16 = mul(&x15.relax(), &a.relax());
        let mut x17 = x16;
        for _ in 0..112 {
            x17 = square(&x17.relax());
        }
        let x18 = mul(&x17.relax(), &x12.relax());
        let mut x19 = x18;
        for _ in 0..16 {
            x19 = square(&x19.relax());
        }
        let x20 = mul(&x19.relax(), &x12.relax());
        let mut x21 = x20;
        for _ in 0..16 {
            x21 = square(&x21.relax());
        }
        let x22 = mul(&x21.relax(), &x12.relax());
        let mut x23 = x22;
        for _ in 0..16 {
            x23 = square(&x23.relax());
        }
        let x24 = mul(&x23.relax(), &x12.relax());
        let mut x25 = x24;
        for _ in 0..16 {
            x25 = square(&x25.relax());
        }
        let x26 = mul(&x25.relax(), &x12.relax());
        let mut x27 = x26;
        for _ in 0..14 {
            x27 = square(&x27.relax());
        }
        let x28 = mul(&x27.relax(), &x10.relax());
        let mut x29 = x28;
        for _ in 0..2 {
            x29 = square(&x29.relax());
        }
        mul(&x29.relax(), &a.relax())
    }

    /// out = a^28948022302589062190674361737351893382521535853822578548883407827216774463487
    #[inline]
    pub fn pow_root(a: &Element) -> Element {
        let x1 = square(&a.relax());
        let x2 = mul(&x1.relax(), &a.relax());
        let x3 = square(&x2.relax());
        let x4 = mul(&x3.relax(), &a.relax());
        let mut x5 = x4;
        for _ in 0..3 {
            x5 = square(&x5.relax());
        }
        let x6 = mul(&x5.relax(), &x4.relax());
        let x7 = square(&x6.relax());
        let x8 = mul(&x7.relax(), &a.relax());
        let mut x9 = x8;
        for _ in 0..7 {
            x9 = square(&x9.relax());
        }
        let x10 = mul(&x9.relax(), &x8.relax());
        let mut x11 = x10;
        for _ in 0..2 {
            x11 = square(&x11.relax());
        }
        let x12 = mul(&x11.relax(), &x2.relax());
        let mut x13 = x12;
        for _ in 0..16 {
            x13 = square(&x13.relax());
        }
        let x14 = mul(&x13.relax(), &x12.relax());
        let mut x15 = x14;
        for _ in 0..32 {
            x15 = square(&x15.relax());
        }
        let x16 = mul(&x15.relax(), &a.relax());
        let mut x17 = x16;
        for _ in 0..112 {
            x17 = square(&x17.relax());
        }
        let x18 = mul(&x17.relax(), &x12.relax());
        let mut x19 = x18;
        for _ in 0..16 {
            x19 = square(&x19.relax());
        }
        let x20 = mul(&x19.relax(), &x12.relax());
        let mut x21 = x20;
        for _ in 0..16 {
            x21 = square(&x21.relax());
        }
        let x22 = mul(&x21.relax(), &x12.relax());
        let mut x23 = x22;
        for _ in 0..16 {
            x23 = square(&x23.relax());
        }
        let x24 = mul(&x23.relax(), &x12.relax());
        let mut x25 = x24;
        for _ in 0..16 {
            x25 = square(&x25.relax());
        }
        let x26 = mul(&x25.relax(), &x12.relax());
        let mut x27 = x26;
        for _ in 0..14 {
            x27 = square(&x27.relax());
        }
        mul(&x27.relax(), &x10.relax())
    }

    /// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
    ///
    /// `is_odd` tells the two roots apart.
    #[inline]
    pub fn sqrt(a: &Element) -> (Element, Mask) {
        let mut out = pow_root(a);
        out = mul(&out.relax(), &a.relax());
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
        Element([vsplat(limbs[0]), vsplat(limbs[1]), vsplat(limbs[2]), vsplat(limbs[3]), vsplat(limbs[4]), vsplat(limbs[5]), vsplat(limbs[6]), vsplat(limbs[7]), vsplat(limbs[8])])
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
        Element([vload(&limbs[0]), vload(&limbs[1]), vload(&limbs[2]), vload(&limbs[3]), vload(&limbs[4]), vload(&limbs[5]), vload(&limbs[6]), vload(&limbs[7]), vload(&limbs[8])])
    }

    /// The limbs of elements, an element in each row.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn to_limbs(x: &Element) -> [[u64; LIMBS]; LANES] {
        let limbs = [vstore(x.0[0]), vstore(x.0[1]), vstore(x.0[2]), vstore(x.0[3]), vstore(x.0[4]), vstore(x.0[5]), vstore(x.0[6]), vstore(x.0[7]), vstore(x.0[8])];
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
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn add(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v18 = vadd(a0, b0);
        let v19 = vadd(a1, b1);
        let v20 = vadd(a2, b2);
        let v21 = vadd(a3, b3);
        let v22 = vadd(a4, b4);
        let v23 = vadd(a5, b5);
        let v24 = vadd(a6, b6);
        let v25 = vadd(a7, b7);
        let v26 = vadd(a8, b8);
        Loose([v18, v19, v20, v21, v22, v23, v24, v25, v26])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v19 = vadd(a0, vsplat(0x3fff_fffe));
        let v20 = vsub(v19, b0);
        let v21 = vadd(a1, vsplat(0x3fff_fffe));
        let v22 = vsub(v21, b1);
        let v23 = vadd(a2, vsplat(0x3fff_fffe));
        let v24 = vsub(v23, b2);
        let v26 = vadd(a3, vsplat(0x2000_03fe));
        let v27 = vsub(v26, b3);
        let v29 = vadd(a4, vsplat(0x1fff_ffff));
        let v30 = vsub(v29, b4);
        let v31 = vadd(a5, vsplat(0x1fff_ffff));
        let v32 = vsub(v31, b5);
        let v34 = vadd(a6, vsplat(0x2007_ffff));
        let v35 = vsub(v34, b6);
        let v37 = vadd(a7, vsplat(0x3fbf_ffff));
        let v38 = vsub(v37, b7);
        let v40 = vadd(a8, vsplat(0x1ff_fffe));
        let v41 = vsub(v40, b8);
        Loose([v20, v22, v24, v27, v30, v32, v35, v38, v41])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v20 = vsub(vsplat(0x3fff_fffe), b0);
        let v21 = vselect(choice, v20, b0);
        let v22 = vadd(a0, v21);
        let v23 = vsub(vsplat(0x3fff_fffe), b1);
        let v24 = vselect(choice, v23, b1);
        let v25 = vadd(a1, v24);
        let v26 = vsub(vsplat(0x3fff_fffe), b2);
        let v27 = vselect(choice, v26, b2);
        let v28 = vadd(a2, v27);
        let v30 = vsub(vsplat(0x2000_03fe), b3);
        let v31 = vselect(choice, v30, b3);
        let v32 = vadd(a3, v31);
        let v34 = vsub(vsplat(0x1fff_ffff), b4);
        let v35 = vselect(choice, v34, b4);
        let v36 = vadd(a4, v35);
        let v37 = vsub(vsplat(0x1fff_ffff), b5);
        let v38 = vselect(choice, v37, b5);
        let v39 = vadd(a5, v38);
        let v41 = vsub(vsplat(0x2007_ffff), b6);
        let v42 = vselect(choice, v41, b6);
        let v43 = vadd(a6, v42);
        let v45 = vsub(vsplat(0x3fbf_ffff), b7);
        let v46 = vselect(choice, v45, b7);
        let v47 = vadd(a7, v46);
        let v49 = vsub(vsplat(0x1ff_fffe), b8);
        let v50 = vselect(choice, v49, b8);
        let v51 = vadd(a8, v50);
        Loose([v22, v25, v28, v32, v36, v39, v43, v47, v51])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v10 = vsub(vsplat(0x3fff_fffe), a0);
        let v11 = vsub(vsplat(0x3fff_fffe), a1);
        let v12 = vsub(vsplat(0x3fff_fffe), a2);
        let v14 = vsub(vsplat(0x2000_03fe), a3);
        let v16 = vsub(vsplat(0x1fff_ffff), a4);
        let v17 = vsub(vsplat(0x1fff_ffff), a5);
        let v19 = vsub(vsplat(0x2007_ffff), a6);
        let v21 = vsub(vsplat(0x3fbf_ffff), a7);
        let v23 = vsub(vsplat(0x1ff_fffe), a8);
        Loose([v10, v11, v12, v14, v16, v17, v19, v21, v23])
    }

    /// `out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn carry(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v9 = vshr::<24>(a8);
        let v10 = vand(a8, vsplat(0xff_ffff));
        let v11 = vadd(a0, v9);
        let v13 = vmul32(v9, vsplat(0x1fff_fe00));
        let v14 = vadd(a3, v13);
        let v16 = vmul32(v9, vsplat(0x1fff_ffff));
        let v17 = vadd(a4, v16);
        let v18 = vadd(a5, v16);
        let v20 = vmul32(v9, vsplat(0x1ffb_ffff));
        let v21 = vadd(a6, v20);
        let v23 = vmul32(v9, vsplat(0x1f_ffff));
        let v24 = vadd(a7, v23);
        let v25 = vshr::<29>(v11);
        let v26 = vand(v11, vsplat(0x1fff_ffff));
        let v27 = vadd(a1, v25);
        let v28 = vshr::<29>(v27);
        let v29 = vand(v27, vsplat(0x1fff_ffff));
        let v30 = vadd(a2, v28);
        let v31 = vshr::<29>(v30);
        let v32 = vand(v30, vsplat(0x1fff_ffff));
        let v33 = vadd(v14, v31);
        let v34 = vshr::<29>(v33);
        let v35 = vand(v33, vsplat(0x1fff_ffff));
        let v36 = vadd(v17, v34);
        let v37 = vshr::<29>(v36);
        let v38 = vand(v36, vsplat(0x1fff_ffff));
        let v39 = vadd(v18, v37);
        let v40 = vshr::<29>(v39);
        let v41 = vand(v39, vsplat(0x1fff_ffff));
        let v42 = vadd(v21, v40);
        let v43 = vshr::<29>(v42);
        let v44 = vand(v42, vsplat(0x1fff_ffff));
        let v45 = vadd(v24, v43);
        let v46 = vshr::<29>(v45);
        let v47 = vand(v45, vsplat(0x1fff_ffff));
        let v48 = vadd(v10, v46);
        Element([v26, v29, v32, v35, v38, v41, v44, v47, v48])
    }

    /// `R * out = a * b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    /// - takes `b`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v18 = vmul32(a0, b0);
        let v19 = vmul32(a0, b1);
        let v20 = vmul32(a1, b0);
        let v21 = vadd(v19, v20);
        let v22 = vmul32(a0, b2);
        let v23 = vmul32(a1, b1);
        let v24 = vadd(v22, v23);
        let v25 = vmul32(a2, b0);
        let v26 = vadd(v24, v25);
        let v27 = vmul32(a0, b3);
        let v28 = vmul32(a1, b2);
        let v29 = vadd(v27, v28);
        let v30 = vmul32(a2, b1);
        let v31 = vadd(v29, v30);
        let v32 = vmul32(a3, b0);
        let v33 = vadd(v31, v32);
        let v34 = vmul32(a0, b4);
        let v35 = vmul32(a1, b3);
        let v36 = vadd(v34, v35);
        let v37 = vmul32(a2, b2);
        let v38 = vadd(v36, v37);
        let v39 = vmul32(a3, b1);
        let v40 = vadd(v38, v39);
        let v41 = vmul32(a4, b0);
        let v42 = vadd(v40, v41);
        let v43 = vmul32(a0, b5);
        let v44 = vmul32(a1, b4);
        let v45 = vadd(v43, v44);
        let v46 = vmul32(a2, b3);
        let v47 = vadd(v45, v46);
        let v48 = vmul32(a3, b2);
        let v49 = vadd(v47, v48);
        let v50 = vmul32(a4, b1);
        let v51 = vadd(v49, v50);
        let v52 = vmul32(a5, b0);
        let v53 = vadd(v51, v52);
        let v54 = vmul32(a0, b6);
        let v55 = vmul32(a1, b5);
        let v56 = vadd(v54, v55);
        let v57 = vmul32(a2, b4);
        let v58 = vadd(v56, v57);
        let v59 = vmul32(a3, b3);
        let v60 = vadd(v58, v59);
        let v61 = vmul32(a4, b2);
        let v62 = vadd(v60, v61);
        let v63 = vmul32(a5, b1);
        let v64 = vadd(v62, v63);
        let v65 = vmul32(a6, b0);
        let v66 = vadd(v64, v65);
        let v67 = vmul32(a0, b7);
        let v68 = vmul32(a1, b6);
        let v69 = vadd(v67, v68);
        let v70 = vmul32(a2, b5);
        let v71 = vadd(v69, v70);
        let v72 = vmul32(a3, b4);
        let v73 = vadd(v71, v72);
        let v74 = vmul32(a4, b3);
        let v75 = vadd(v73, v74);
        let v76 = vmul32(a5, b2);
        let v77 = vadd(v75, v76);
        let v78 = vmul32(a6, b1);
        let v79 = vadd(v77, v78);
        let v80 = vmul32(a7, b0);
        let v81 = vadd(v79, v80);
        let v82 = vmul32(a0, b8);
        let v83 = vmul32(a1, b7);
        let v84 = vadd(v82, v83);
        let v85 = vmul32(a2, b6);
        let v86 = vadd(v84, v85);
        let v87 = vmul32(a3, b5);
        let v88 = vadd(v86, v87);
        let v89 = vmul32(a4, b4);
        let v90 = vadd(v88, v89);
        let v91 = vmul32(a5, b3);
        let v92 = vadd(v90, v91);
        let v93 = vmul32(a6, b2);
        let v94 = vadd(v92, v93);
        let v95 = vmul32(a7, b1);
        let v96 = vadd(v94, v95);
        let v97 = vmul32(a8, b0);
        let v98 = vadd(v96, v97);
        let v99 = vmul32(a1, b8);
        let v100 = vmul32(a2, b7);
        let v101 = vadd(v99, v100);
        let v102 = vmul32(a3, b6);
        let v103 = vadd(v101, v102);
        let v104 = vmul32(a4, b5);
        let v105 = vadd(v103, v104);
        let v106 = vmul32(a5, b4);
        let v107 = vadd(v105, v106);
        let v108 = vmul32(a6, b3);
        let v109 = vadd(v107, v108);
        let v110 = vmul32(a7, b2);
        let v111 = vadd(v109, v110);
        let v112 = vmul32(a8, b1);
        let v113 = vadd(v111, v112);
        let v114 = vmul32(a2, b8);
        let v115 = vmul32(a3, b7);
        let v116 = vadd(v114, v115);
        let v117 = vmul32(a4, b6);
        let v118 = vadd(v116, v117);
        let v119 = vmul32(a5, b5);
        let v120 = vadd(v118, v119);
        let v121 = vmul32(a6, b4);
        let v122 = vadd(v120, v121);
        let v123 = vmul32(a7, b3);
        let v124 = vadd(v122, v123);
        let v125 = vmul32(a8, b2);
        let v126 = vadd(v124, v125);
        let v127 = vmul32(a3, b8);
        let v128 = vmul32(a4, b7);
        let v129 = vadd(v127, v128);
        let v130 = vmul32(a5, b6);
        let v131 = vadd(v129, v130);
        let v132 = vmul32(a6, b5);
        let v133 = vadd(v131, v132);
        let v134 = vmul32(a7, b4);
        let v135 = vadd(v133, v134);
        let v136 = vmul32(a8, b3);
        let v137 = vadd(v135, v136);
        let v138 = vmul32(a4, b8);
        let v139 = vmul32(a5, b7);
        let v140 = vadd(v138, v139);
        let v141 = vmul32(a6, b6);
        let v142 = vadd(v140, v141);
        let v143 = vmul32(a7, b5);
        let v144 = vadd(v142, v143);
        let v145 = vmul32(a8, b4);
        let v146 = vadd(v144, v145);
        let v147 = vmul32(a5, b8);
        let v148 = vmul32(a6, b7);
        let v149 = vadd(v147, v148);
        let v150 = vmul32(a7, b6);
        let v151 = vadd(v149, v150);
        let v152 = vmul32(a8, b5);
        let v153 = vadd(v151, v152);
        let v154 = vmul32(a6, b8);
        let v155 = vmul32(a7, b7);
        let v156 = vadd(v154, v155);
        let v157 = vmul32(a8, b6);
        let v158 = vadd(v156, v157);
        let v159 = vmul32(a7, b8);
        let v160 = vmul32(a8, b7);
        let v161 = vadd(v159, v160);
        let v162 = vmul32(a8, b8);
        let v163 = vand(v18, vsplat(0x1fff_ffff));
        let v164 = vshl::<9>(v163);
        let v165 = vadd(v33, v164);
        let v166 = vshl::<18>(v163);
        let v167 = vadd(v66, v166);
        let v169 = vmul32(v163, vsplat(0x1fe0_0000));
        let v170 = vadd(v81, v169);
        let v172 = vmul32(v163, vsplat(0xff_ffff));
        let v173 = vadd(v98, v172);
        let v174 = vshr::<29>(v18);
        let v175 = vadd(v21, v174);
        let v176 = vand(v175, vsplat(0x1fff_ffff));
        let v177 = vshl::<9>(v176);
        let v178 = vadd(v42, v177);
        let v179 = vshl::<18>(v176);
        let v180 = vadd(v170, v179);
        let v181 = vmul32(v176, vsplat(0x1fe0_0000));
        let v182 = vadd(v173, v181);
        let v183 = vmul32(v176, vsplat(0xff_ffff));
        let v184 = vadd(v113, v183);
        let v185 = vshr::<29>(v175);
        let v186 = vadd(v26, v185);
        let v187 = vand(v186, vsplat(0x1fff_ffff));
        let v188 = vshl::<9>(v187);
        let v189 = vadd(v53, v188);
        let v190 = vshl::<18>(v187);
        let v191 = vadd(v182, v190);
        let v192 = vmul32(v187, vsplat(0x1fe0_0000));
        let v193 = vadd(v184, v192);
        let v194 = vmul32(v187, vsplat(0xff_ffff));
        let v195 = vadd(v126, v194);
        let v196 = vshr::<29>(v186);
        let v197 = vadd(v165, v196);
        let v198 = vand(v197, vsplat(0x1fff_ffff));
        let v199 = vshl::<9>(v198);
        let v200 = vadd(v167, v199);
        let v201 = vshl::<18>(v198);
        let v202 = vadd(v193, v201);
        let v203 = vmul32(v198, vsplat(0x1fe0_0000));
        let v204 = vadd(v195, v203);
        let v205 = vmul32(v198, vsplat(0xff_ffff));
        let v206 = vadd(v137, v205);
        let v207 = vshr::<29>(v197);
        let v208 = vadd(v178, v207);
        let v209 = vand(v208, vsplat(0x1fff_ffff));
        let v210 = vshl::<9>(v209);
        let v211 = vadd(v180, v210);
        let v212 = vshl::<18>(v209);
        let v213 = vadd(v204, v212);
        let v214 = vmul32(v209, vsplat(0x1fe0_0000));
        let v215 = vadd(v206, v214);
        let v216 = vmul32(v209, vsplat(0xff_ffff));
        let v217 = vadd(v146, v216);
        let v218 = vshr::<29>(v208);
        let v219 = vadd(v189, v218);
        let v220 = vand(v219, vsplat(0x1fff_ffff));
        let v221 = vshl::<9>(v220);
        let v222 = vadd(v191, v221);
        let v223 = vshl::<18>(v220);
        let v224 = vadd(v215, v223);
        let v225 = vmul32(v220, vsplat(0x1fe0_0000));
        let v226 = vadd(v217, v225);
        let v227 = vmul32(v220, vsplat(0xff_ffff));
        let v228 = vadd(v153, v227);
        let v229 = vshr::<29>(v219);
        let v230 = vadd(v200, v229);
        let v231 = vand(v230, vsplat(0x1fff_ffff));
        let v232 = vshl::<9>(v231);
        let v233 = vadd(v202, v232);
        let v234 = vshl::<18>(v231);
        let v235 = vadd(v226, v234);
        let v236 = vmul32(v231, vsplat(0x1fe0_0000));
        let v237 = vadd(v228, v236);
        let v238 = vmul32(v231, vsplat(0xff_ffff));
        let v239 = vadd(v158, v238);
        let v240 = vshr::<29>(v230);
        let v241 = vadd(v211, v240);
        let v242 = vand(v241, vsplat(0x1fff_ffff));
        let v243 = vshl::<9>(v242);
        let v244 = vadd(v213, v243);
        let v245 = vshl::<18>(v242);
        let v246 = vadd(v237, v245);
        let v247 = vmul32(v242, vsplat(0x1fe0_0000));
        let v248 = vadd(v239, v247);
        let v249 = vmul32(v242, vsplat(0xff_ffff));
        let v250 = vadd(v161, v249);
        let v251 = vshr::<29>(v241);
        let v252 = vadd(v222, v251);
        let v253 = vand(v252, vsplat(0x1fff_ffff));
        let v254 = vshl::<9>(v253);
        let v255 = vadd(v224, v254);
        let v256 = vshl::<18>(v253);
        let v257 = vadd(v248, v256);
        let v258 = vmul32(v253, vsplat(0x1fe0_0000));
        let v259 = vadd(v250, v258);
        let v260 = vmul32(v253, vsplat(0xff_ffff));
        let v261 = vadd(v162, v260);
        let v262 = vshr::<29>(v252);
        let v263 = vadd(v233, v262);
        let v264 = vshr::<29>(v263);
        let v265 = vand(v263, vsplat(0x1fff_ffff));
        let v266 = vadd(v244, v264);
        let v267 = vshr::<29>(v266);
        let v268 = vand(v266, vsplat(0x1fff_ffff));
        let v269 = vadd(v255, v267);
        let v270 = vshr::<29>(v269);
        let v271 = vand(v269, vsplat(0x1fff_ffff));
        let v272 = vadd(v235, v270);
        let v273 = vshr::<29>(v272);
        let v274 = vand(v272, vsplat(0x1fff_ffff));
        let v275 = vadd(v246, v273);
        let v276 = vshr::<29>(v275);
        let v277 = vand(v275, vsplat(0x1fff_ffff));
        let v278 = vadd(v257, v276);
        let v279 = vshr::<29>(v278);
        let v280 = vand(v278, vsplat(0x1fff_ffff));
        let v281 = vadd(v259, v279);
        let v282 = vshr::<29>(v281);
        let v283 = vand(v281, vsplat(0x1fff_ffff));
        let v284 = vadd(v261, v282);
        let v285 = vshr::<29>(v284);
        let v286 = vand(v284, vsplat(0x1fff_ffff));
        Element([v265, v268, v271, v274, v277, v280, v283, v286, v285])
    }

    /// `R * out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2 in `[0, 0x5ffffffd]`; word 3 in `[0, 2^30 + 1021]`; word 4, 5 in `[0, 2^30 - 2]`; word 6 in `[0, 0x4007fffe]`; word 7 in `[0, 0x5fbffffe]`; word 8 in `[0, 0x359fffd]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v9 = vmul32(a0, a0);
        let v10 = vshl::<1>(a0);
        let v11 = vmul32(v10, a1);
        let v12 = vmul32(v10, a2);
        let v13 = vmul32(a1, a1);
        let v14 = vadd(v12, v13);
        let v15 = vmul32(v10, a3);
        let v16 = vshl::<1>(a1);
        let v17 = vmul32(v16, a2);
        let v18 = vadd(v15, v17);
        let v19 = vmul32(v10, a4);
        let v20 = vmul32(v16, a3);
        let v21 = vadd(v19, v20);
        let v22 = vmul32(a2, a2);
        let v23 = vadd(v21, v22);
        let v24 = vmul32(v10, a5);
        let v25 = vmul32(v16, a4);
        let v26 = vadd(v24, v25);
        let v27 = vshl::<1>(a2);
        let v28 = vmul32(v27, a3);
        let v29 = vadd(v26, v28);
        let v30 = vmul32(v10, a6);
        let v31 = vmul32(v16, a5);
        let v32 = vadd(v30, v31);
        let v33 = vmul32(v27, a4);
        let v34 = vadd(v32, v33);
        let v35 = vmul32(a3, a3);
        let v36 = vadd(v34, v35);
        let v37 = vmul32(v10, a7);
        let v38 = vmul32(v16, a6);
        let v39 = vadd(v37, v38);
        let v40 = vmul32(v27, a5);
        let v41 = vadd(v39, v40);
        let v42 = vshl::<1>(a3);
        let v43 = vmul32(v42, a4);
        let v44 = vadd(v41, v43);
        let v45 = vmul32(v10, a8);
        let v46 = vmul32(v16, a7);
        let v47 = vadd(v45, v46);
        let v48 = vmul32(v27, a6);
        let v49 = vadd(v47, v48);
        let v50 = vmul32(v42, a5);
        let v51 = vadd(v49, v50);
        let v52 = vmul32(a4, a4);
        let v53 = vadd(v51, v52);
        let v54 = vmul32(v16, a8);
        let v55 = vmul32(v27, a7);
        let v56 = vadd(v54, v55);
        let v57 = vmul32(v42, a6);
        let v58 = vadd(v56, v57);
        let v59 = vshl::<1>(a4);
        let v60 = vmul32(v59, a5);
        let v61 = vadd(v58, v60);
        let v62 = vmul32(v27, a8);
        let v63 = vmul32(v42, a7);
        let v64 = vadd(v62, v63);
        let v65 = vmul32(v59, a6);
        let v66 = vadd(v64, v65);
        let v67 = vmul32(a5, a5);
        let v68 = vadd(v66, v67);
        let v69 = vmul32(v42, a8);
        let v70 = vmul32(v59, a7);
        let v71 = vadd(v69, v70);
        let v72 = vshl::<1>(a5);
        let v73 = vmul32(v72, a6);
        let v74 = vadd(v71, v73);
        let v75 = vmul32(v59, a8);
        let v76 = vmul32(v72, a7);
        let v77 = vadd(v75, v76);
        let v78 = vmul32(a6, a6);
        let v79 = vadd(v77, v78);
        let v80 = vmul32(v72, a8);
        let v81 = vshl::<1>(a6);
        let v82 = vmul32(v81, a7);
        let v83 = vadd(v80, v82);
        let v84 = vmul32(v81, a8);
        let v85 = vmul32(a7, a7);
        let v86 = vadd(v84, v85);
        let v87 = vshl::<1>(a7);
        let v88 = vmul32(v87, a8);
        let v89 = vmul32(a8, a8);
        let v90 = vand(v9, vsplat(0x1fff_ffff));
        let v91 = vshl::<9>(v90);
        let v92 = vadd(v18, v91);
        let v93 = vshl::<18>(v90);
        let v94 = vadd(v36, v93);
        let v96 = vmul32(v90, vsplat(0x1fe0_0000));
        let v97 = vadd(v44, v96);
        let v99 = vmul32(v90, vsplat(0xff_ffff));
        let v100 = vadd(v53, v99);
        let v101 = vshr::<29>(v9);
        let v102 = vadd(v11, v101);
        let v103 = vand(v102, vsplat(0x1fff_ffff));
        let v104 = vshl::<9>(v103);
        let v105 = vadd(v23, v104);
        let v106 = vshl::<18>(v103);
        let v107 = vadd(v97, v106);
        let v108 = vmul32(v103, vsplat(0x1fe0_0000));
        let v109 = vadd(v100, v108);
        let v110 = vmul32(v103, vsplat(0xff_ffff));
        let v111 = vadd(v61, v110);
        let v112 = vshr::<29>(v102);
        let v113 = vadd(v14, v112);
        let v114 = vand(v113, vsplat(0x1fff_ffff));
        let v115 = vshl::<9>(v114);
        let v116 = vadd(v29, v115);
        let v117 = vshl::<18>(v114);
        let v118 = vadd(v109, v117);
        let v119 = vmul32(v114, vsplat(0x1fe0_0000));
        let v120 = vadd(v111, v119);
        let v121 = vmul32(v114, vsplat(0xff_ffff));
        let v122 = vadd(v68, v121);
        let v123 = vshr::<29>(v113);
        let v124 = vadd(v92, v123);
        let v125 = vand(v124, vsplat(0x1fff_ffff));
        let v126 = vshl::<9>(v125);
        let v127 = vadd(v94, v126);
        let v128 = vshl::<18>(v125);
        let v129 = vadd(v120, v128);
        let v130 = vmul32(v125, vsplat(0x1fe0_0000));
        let v131 = vadd(v122, v130);
        let v132 = vmul32(v125, vsplat(0xff_ffff));
        let v133 = vadd(v74, v132);
        let v134 = vshr::<29>(v124);
        let v135 = vadd(v105, v134);
        let v136 = vand(v135, vsplat(0x1fff_ffff));
        let v137 = vshl::<9>(v136);
        let v138 = vadd(v107, v137);
        let v139 = vshl::<18>(v136);
        let v140 = vadd(v131, v139);
        let v141 = vmul32(v136, vsplat(0x1fe0_0000));
        let v142 = vadd(v133, v141);
        let v143 = vmul32(v136, vsplat(0xff_ffff));
        let v144 = vadd(v79, v143);
        let v145 = vshr::<29>(v135);
        let v146 = vadd(v116, v145);
        let v147 = vand(v146, vsplat(0x1fff_ffff));
        let v148 = vshl::<9>(v147);
        let v149 = vadd(v118, v148);
        let v150 = vshl::<18>(v147);
        let v151 = vadd(v142, v150);
        let v152 = vmul32(v147, vsplat(0x1fe0_0000));
        let v153 = vadd(v144, v152);
        let v154 = vmul32(v147, vsplat(0xff_ffff));
        let v155 = vadd(v83, v154);
        let v156 = vshr::<29>(v146);
        let v157 = vadd(v127, v156);
        let v158 = vand(v157, vsplat(0x1fff_ffff));
        let v159 = vshl::<9>(v158);
        let v160 = vadd(v129, v159);
        let v161 = vshl::<18>(v158);
        let v162 = vadd(v153, v161);
        let v163 = vmul32(v158, vsplat(0x1fe0_0000));
        let v164 = vadd(v155, v163);
        let v165 = vmul32(v158, vsplat(0xff_ffff));
        let v166 = vadd(v86, v165);
        let v167 = vshr::<29>(v157);
        let v168 = vadd(v138, v167);
        let v169 = vand(v168, vsplat(0x1fff_ffff));
        let v170 = vshl::<9>(v169);
        let v171 = vadd(v140, v170);
        let v172 = vshl::<18>(v169);
        let v173 = vadd(v164, v172);
        let v174 = vmul32(v169, vsplat(0x1fe0_0000));
        let v175 = vadd(v166, v174);
        let v176 = vmul32(v169, vsplat(0xff_ffff));
        let v177 = vadd(v88, v176);
        let v178 = vshr::<29>(v168);
        let v179 = vadd(v149, v178);
        let v180 = vand(v179, vsplat(0x1fff_ffff));
        let v181 = vshl::<9>(v180);
        let v182 = vadd(v151, v181);
        let v183 = vshl::<18>(v180);
        let v184 = vadd(v175, v183);
        let v185 = vmul32(v180, vsplat(0x1fe0_0000));
        let v186 = vadd(v177, v185);
        let v187 = vmul32(v180, vsplat(0xff_ffff));
        let v188 = vadd(v89, v187);
        let v189 = vshr::<29>(v179);
        let v190 = vadd(v160, v189);
        let v191 = vshr::<29>(v190);
        let v192 = vand(v190, vsplat(0x1fff_ffff));
        let v193 = vadd(v171, v191);
        let v194 = vshr::<29>(v193);
        let v195 = vand(v193, vsplat(0x1fff_ffff));
        let v196 = vadd(v182, v194);
        let v197 = vshr::<29>(v196);
        let v198 = vand(v196, vsplat(0x1fff_ffff));
        let v199 = vadd(v162, v197);
        let v200 = vshr::<29>(v199);
        let v201 = vand(v199, vsplat(0x1fff_ffff));
        let v202 = vadd(v173, v200);
        let v203 = vshr::<29>(v202);
        let v204 = vand(v202, vsplat(0x1fff_ffff));
        let v205 = vadd(v184, v203);
        let v206 = vshr::<29>(v205);
        let v207 = vand(v205, vsplat(0x1fff_ffff));
        let v208 = vadd(v186, v206);
        let v209 = vshr::<29>(v208);
        let v210 = vand(v208, vsplat(0x1fff_ffff));
        let v211 = vadd(v188, v209);
        let v212 = vshr::<29>(v211);
        let v213 = vand(v211, vsplat(0x1fff_ffff));
        Element([v192, v195, v198, v201, v204, v207, v210, v213, v212])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v9 = vand(a0, vsplat(1));
        let v10 = vtest(v9);
        let v13 = vselect(v10, vsplat(0x1fff_ffff), vsplat(0));
        let v14 = vadd(a0, v13);
        let v15 = vadd(a1, v13);
        let v16 = vadd(a2, v13);
        let v18 = vselect(v10, vsplat(511), vsplat(0));
        let v19 = vadd(a3, v18);
        let v21 = vselect(v10, vsplat(0x4_0000), vsplat(0));
        let v22 = vadd(a6, v21);
        let v24 = vselect(v10, vsplat(0x1fe0_0000), vsplat(0));
        let v25 = vadd(a7, v24);
        let v27 = vselect(v10, vsplat(0xff_ffff), vsplat(0));
        let v28 = vadd(a8, v27);
        let v29 = vshr::<1>(v14);
        let v30 = vand(v15, vsplat(1));
        let v31 = vshl::<28>(v30);
        let v32 = vadd(v29, v31);
        let v33 = vshr::<1>(v15);
        let v34 = vand(v16, vsplat(1));
        let v35 = vshl::<28>(v34);
        let v36 = vadd(v33, v35);
        let v37 = vshr::<1>(v16);
        let v38 = vand(v19, vsplat(1));
        let v39 = vshl::<28>(v38);
        let v40 = vadd(v37, v39);
        let v41 = vshr::<1>(v19);
        let v42 = vand(a4, vsplat(1));
        let v43 = vshl::<28>(v42);
        let v44 = vadd(v41, v43);
        let v45 = vshr::<1>(a4);
        let v46 = vand(a5, vsplat(1));
        let v47 = vshl::<28>(v46);
        let v48 = vadd(v45, v47);
        let v49 = vshr::<1>(a5);
        let v50 = vand(v22, vsplat(1));
        let v51 = vshl::<28>(v50);
        let v52 = vadd(v49, v51);
        let v53 = vshr::<1>(v22);
        let v54 = vand(v25, vsplat(1));
        let v55 = vshl::<28>(v54);
        let v56 = vadd(v53, v55);
        let v57 = vshr::<1>(v25);
        let v58 = vand(v28, vsplat(1));
        let v59 = vshl::<28>(v58);
        let v60 = vadd(v57, v59);
        let v61 = vshr::<1>(v28);
        let v62 = vshr::<24>(v61);
        let v63 = vand(v61, vsplat(0xff_ffff));
        let v64 = vadd(v32, v62);
        let v66 = vmul32(v62, vsplat(0x1fff_fe00));
        let v67 = vadd(v44, v66);
        let v68 = vmul32(v62, vsplat(0x1fff_ffff));
        let v69 = vadd(v48, v68);
        let v70 = vadd(v52, v68);
        let v72 = vmul32(v62, vsplat(0x1ffb_ffff));
        let v73 = vadd(v56, v72);
        let v75 = vmul32(v62, vsplat(0x1f_ffff));
        let v76 = vadd(v60, v75);
        let v77 = vshr::<29>(v64);
        let v78 = vand(v64, vsplat(0x1fff_ffff));
        let v79 = vadd(v36, v77);
        let v80 = vshr::<29>(v79);
        let v81 = vand(v79, vsplat(0x1fff_ffff));
        let v82 = vadd(v40, v80);
        let v83 = vshr::<29>(v82);
        let v84 = vand(v82, vsplat(0x1fff_ffff));
        let v85 = vadd(v67, v83);
        let v86 = vshr::<29>(v85);
        let v87 = vand(v85, vsplat(0x1fff_ffff));
        let v88 = vadd(v69, v86);
        let v89 = vshr::<29>(v88);
        let v90 = vand(v88, vsplat(0x1fff_ffff));
        let v91 = vadd(v70, v89);
        let v92 = vshr::<29>(v91);
        let v93 = vand(v91, vsplat(0x1fff_ffff));
        let v94 = vadd(v73, v92);
        let v95 = vshr::<29>(v94);
        let v96 = vand(v94, vsplat(0x1fff_ffff));
        let v97 = vadd(v76, v95);
        let v98 = vshr::<29>(v97);
        let v99 = vand(v97, vsplat(0x1fff_ffff));
        let v100 = vadd(v63, v98);
        Element([v78, v81, v84, v87, v90, v93, v96, v99, v100])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn select(choice: Mask, a: &Element, b: &Element) -> Element {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v19 = vselect(choice, a0, b0);
        let v20 = vselect(choice, a1, b1);
        let v21 = vselect(choice, a2, b2);
        let v22 = vselect(choice, a3, b3);
        let v23 = vselect(choice, a4, b4);
        let v24 = vselect(choice, a5, b5);
        let v25 = vselect(choice, a6, b6);
        let v26 = vselect(choice, a7, b7);
        let v27 = vselect(choice, a8, b8);
        Element([v19, v20, v21, v22, v23, v24, v25, v26, v27])
    }

    /// `(x, y) = (b, a) if choice is 1, (a, b) if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `x`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `y`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn swap(choice: Mask, a: &Element, b: &Element) -> (Element, Element) {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8] = b.0;
        let v19 = vselect(choice, b0, a0);
        let v20 = vselect(choice, b1, a1);
        let v21 = vselect(choice, b2, a2);
        let v22 = vselect(choice, b3, a3);
        let v23 = vselect(choice, b4, a4);
        let v24 = vselect(choice, b5, a5);
        let v25 = vselect(choice, b6, a6);
        let v26 = vselect(choice, b7, a7);
        let v27 = vselect(choice, b8, a8);
        let v28 = vselect(choice, a0, b0);
        let v29 = vselect(choice, a1, b1);
        let v30 = vselect(choice, a2, b2);
        let v31 = vselect(choice, a3, b3);
        let v32 = vselect(choice, a4, b4);
        let v33 = vselect(choice, a5, b5);
        let v34 = vselect(choice, a6, b6);
        let v35 = vselect(choice, a7, b7);
        let v36 = vselect(choice, a8, b8);
        (Element([v19, v20, v21, v22, v23, v24, v25, v26, v27]), Element([v28, v29, v30, v31, v32, v33, v34, v35, v36]))
    }

    /// `R * out = a (mod p), 0 <= out < p`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 0xffffffff00000001]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v10 = vshl::<9>(a0);
        let v11 = vadd(a3, v10);
        let v12 = vshl::<18>(a0);
        let v13 = vadd(a6, v12);
        let v15 = vmul32(a0, vsplat(0x1fe0_0000));
        let v16 = vadd(a7, v15);
        let v18 = vmul32(a0, vsplat(0xff_ffff));
        let v19 = vadd(a8, v18);
        let v20 = vshl::<9>(a1);
        let v21 = vadd(a4, v20);
        let v22 = vshl::<18>(a1);
        let v23 = vadd(v16, v22);
        let v24 = vmul32(a1, vsplat(0x1fe0_0000));
        let v25 = vadd(v19, v24);
        let v26 = vmul32(a1, vsplat(0xff_ffff));
        let v27 = vshl::<9>(a2);
        let v28 = vadd(a5, v27);
        let v29 = vshl::<18>(a2);
        let v30 = vadd(v25, v29);
        let v31 = vmul32(a2, vsplat(0x1fe0_0000));
        let v32 = vadd(v26, v31);
        let v33 = vmul32(a2, vsplat(0xff_ffff));
        let v34 = vand(v11, vsplat(0x1fff_ffff));
        let v35 = vshl::<9>(v34);
        let v36 = vadd(v13, v35);
        let v37 = vshl::<18>(v34);
        let v38 = vadd(v32, v37);
        let v39 = vmul32(v34, vsplat(0x1fe0_0000));
        let v40 = vadd(v33, v39);
        let v41 = vmul32(v34, vsplat(0xff_ffff));
        let v42 = vshr::<29>(v11);
        let v43 = vadd(v21, v42);
        let v44 = vand(v43, vsplat(0x1fff_ffff));
        let v45 = vshl::<9>(v44);
        let v46 = vadd(v23, v45);
        let v47 = vshl::<18>(v44);
        let v48 = vadd(v40, v47);
        let v49 = vmul32(v44, vsplat(0x1fe0_0000));
        let v50 = vadd(v41, v49);
        let v51 = vmul32(v44, vsplat(0xff_ffff));
        let v52 = vshr::<29>(v43);
        let v53 = vadd(v28, v52);
        let v54 = vand(v53, vsplat(0x1fff_ffff));
        let v55 = vshl::<9>(v54);
        let v56 = vadd(v30, v55);
        let v57 = vshl::<18>(v54);
        let v58 = vadd(v50, v57);
        let v59 = vmul32(v54, vsplat(0x1fe0_0000));
        let v60 = vadd(v51, v59);
        let v61 = vmul32(v54, vsplat(0xff_ffff));
        let v62 = vshr::<29>(v53);
        let v63 = vadd(v36, v62);
        let v64 = vand(v63, vsplat(0x1fff_ffff));
        let v65 = vshl::<9>(v64);
        let v66 = vadd(v38, v65);
        let v67 = vshl::<18>(v64);
        let v68 = vadd(v60, v67);
        let v69 = vmul32(v64, vsplat(0x1fe0_0000));
        let v70 = vadd(v61, v69);
        let v71 = vmul32(v64, vsplat(0xff_ffff));
        let v72 = vshr::<29>(v63);
        let v73 = vadd(v46, v72);
        let v74 = vand(v73, vsplat(0x1fff_ffff));
        let v75 = vshl::<9>(v74);
        let v76 = vadd(v48, v75);
        let v77 = vshl::<18>(v74);
        let v78 = vadd(v70, v77);
        let v79 = vmul32(v74, vsplat(0x1fe0_0000));
        let v80 = vadd(v71, v79);
        let v81 = vmul32(v74, vsplat(0xff_ffff));
        let v82 = vshr::<29>(v73);
        let v83 = vadd(v56, v82);
        let v84 = vand(v83, vsplat(0x1fff_ffff));
        let v85 = vshl::<9>(v84);
        let v86 = vadd(v58, v85);
        let v87 = vshl::<18>(v84);
        let v88 = vadd(v80, v87);
        let v89 = vmul32(v84, vsplat(0x1fe0_0000));
        let v90 = vadd(v81, v89);
        let v91 = vmul32(v84, vsplat(0xff_ffff));
        let v92 = vshr::<29>(v83);
        let v93 = vadd(v66, v92);
        let v94 = vshr::<29>(v93);
        let v95 = vand(v93, vsplat(0x1fff_ffff));
        let v96 = vadd(v76, v94);
        let v97 = vshr::<29>(v96);
        let v98 = vand(v96, vsplat(0x1fff_ffff));
        let v99 = vadd(v86, v97);
        let v100 = vshr::<29>(v99);
        let v101 = vand(v99, vsplat(0x1fff_ffff));
        let v102 = vadd(v68, v100);
        let v103 = vshr::<29>(v102);
        let v104 = vand(v102, vsplat(0x1fff_ffff));
        let v105 = vadd(v78, v103);
        let v106 = vshr::<29>(v105);
        let v107 = vand(v105, vsplat(0x1fff_ffff));
        let v108 = vadd(v88, v106);
        let v109 = vshr::<29>(v108);
        let v110 = vand(v108, vsplat(0x1fff_ffff));
        let v111 = vadd(v90, v109);
        let v112 = vshr::<29>(v111);
        let v113 = vand(v111, vsplat(0x1fff_ffff));
        let v114 = vadd(v91, v112);
        let v115 = vshr::<29>(v114);
        let v116 = vand(v114, vsplat(0x1fff_ffff));
        let v117 = vshl::<29>(v98);
        let v118 = vadd(v95, v117);
        let v119 = vand(v101, vsplat(63));
        let v120 = vshl::<58>(v119);
        let v121 = vadd(v118, v120);
        let v122 = vshr::<6>(v101);
        let v123 = vshl::<23>(v104);
        let v124 = vadd(v122, v123);
        let v125 = vand(v107, vsplat(4095));
        let v126 = vshl::<52>(v125);
        let v127 = vadd(v124, v126);
        let v128 = vshr::<12>(v107);
        let v129 = vshl::<17>(v110);
        let v130 = vadd(v128, v129);
        let v131 = vand(v113, vsplat(0x3_ffff));
        let v132 = vshl::<46>(v131);
        let v133 = vadd(v130, v132);
        let v134 = vshr::<18>(v113);
        let v135 = vshl::<11>(v116);
        let v136 = vadd(v134, v135);
        let v137 = vshl::<40>(v115);
        let v138 = vadd(v136, v137);
        let (v142, v143) = vsbb(v121, vsplat(0xffff_ffff_ffff_ffff), 0);
        let (v144, v145) = vsbb(v127, vsplat(0xffff_ffff), v143);
        let (v146, v147) = vsbb(v133, vsplat(0), v145);
        let (v148, v149) = vsbb(v138, vsplat(0xffff_ffff_0000_0001), v147);
        let v150 = vselect(v149, v121, v142);
        let v151 = vselect(v149, v127, v144);
        let v152 = vselect(v149, v133, v146);
        let v153 = vselect(v149, v138, v148);
        [v150, v151, v152, v153]
    }

    /// `limbs of out = bytes (mod p): out = bytes / R`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn limbs_of_words(words: &Words) -> Element {
        let [words0, words1, words2, words3] = *words;
        let v4 = vand(words0, vsplat(0x1fff_ffff));
        let v5 = vshr::<29>(words0);
        let v6 = vand(v5, vsplat(0x1fff_ffff));
        let v7 = vshr::<58>(words0);
        let v8 = vand(words1, vsplat(0x7f_ffff));
        let v9 = vshl::<6>(v8);
        let v10 = vadd(v7, v9);
        let v11 = vshr::<23>(words1);
        let v12 = vand(v11, vsplat(0x1fff_ffff));
        let v13 = vshr::<52>(words1);
        let v14 = vand(words2, vsplat(0x1_ffff));
        let v15 = vshl::<12>(v14);
        let v16 = vadd(v13, v15);
        let v17 = vshr::<17>(words2);
        let v18 = vand(v17, vsplat(0x1fff_ffff));
        let v19 = vshr::<46>(words2);
        let v20 = vand(words3, vsplat(2047));
        let v21 = vshl::<18>(v20);
        let v22 = vadd(v19, v21);
        let v23 = vshr::<11>(words3);
        let v24 = vand(v23, vsplat(0x1fff_ffff));
        let v25 = vshr::<40>(words3);
        Element([v4, v6, v10, v12, v16, v18, v22, v24, v25])
    }

    /// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn limbs_of_words_canonical(words: &Words) -> (Element, Mask) {
        let [words0, words1, words2, words3] = *words;
        let (_, v9) = vsbb(words0, vsplat(0xffff_ffff_ffff_ffff), 0);
        let (_, v11) = vsbb(words1, vsplat(0xffff_ffff), v9);
        let (_, v13) = vsbb(words2, vsplat(0), v11);
        let (_, v15) = vsbb(words3, vsplat(0xffff_ffff_0000_0001), v13);
        let v16 = vand(words0, vsplat(0x1fff_ffff));
        let v17 = vshr::<29>(words0);
        let v18 = vand(v17, vsplat(0x1fff_ffff));
        let v19 = vshr::<58>(words0);
        let v20 = vand(words1, vsplat(0x7f_ffff));
        let v21 = vshl::<6>(v20);
        let v22 = vadd(v19, v21);
        let v23 = vshr::<23>(words1);
        let v24 = vand(v23, vsplat(0x1fff_ffff));
        let v25 = vshr::<52>(words1);
        let v26 = vand(words2, vsplat(0x1_ffff));
        let v27 = vshl::<12>(v26);
        let v28 = vadd(v25, v27);
        let v29 = vshr::<17>(words2);
        let v30 = vand(v29, vsplat(0x1fff_ffff));
        let v31 = vshr::<46>(words2);
        let v32 = vand(words3, vsplat(2047));
        let v33 = vshl::<18>(v32);
        let v34 = vadd(v31, v33);
        let v35 = vshr::<11>(words3);
        let v36 = vand(v35, vsplat(0x1fff_ffff));
        let v37 = vshr::<40>(words3);
        (Element([v16, v18, v22, v24, v28, v30, v34, v36, v37]), v15)
    }

    /// `limbs of out = k (mod p): out = k / R`
    ///
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn limbs_of_word(k: V) -> Element {
        let v2 = vand(k, vsplat(0x1fff_ffff));
        let v3 = vshr::<29>(k);
        Element([v2, v3, vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0)])
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

    /// `R * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7 in `[0, 2^29 - 1]`; word 8 in `[0, 0x159ffff]`
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn from_montgomery(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8] = a.0;
        let v9 = vshl::<9>(a0);
        let v10 = vadd(a3, v9);
        let v11 = vshl::<18>(a0);
        let v12 = vadd(a6, v11);
        let v14 = vmul32(a0, vsplat(0x1fe0_0000));
        let v15 = vadd(a7, v14);
        let v17 = vmul32(a0, vsplat(0xff_ffff));
        let v18 = vadd(a8, v17);
        let v19 = vshl::<9>(a1);
        let v20 = vadd(a4, v19);
        let v21 = vshl::<18>(a1);
        let v22 = vadd(v15, v21);
        let v23 = vmul32(a1, vsplat(0x1fe0_0000));
        let v24 = vadd(v18, v23);
        let v25 = vmul32(a1, vsplat(0xff_ffff));
        let v26 = vshl::<9>(a2);
        let v27 = vadd(a5, v26);
        let v28 = vshl::<18>(a2);
        let v29 = vadd(v24, v28);
        let v30 = vmul32(a2, vsplat(0x1fe0_0000));
        let v31 = vadd(v25, v30);
        let v32 = vmul32(a2, vsplat(0xff_ffff));
        let v33 = vand(v10, vsplat(0x1fff_ffff));
        let v34 = vshl::<9>(v33);
        let v35 = vadd(v12, v34);
        let v36 = vshl::<18>(v33);
        let v37 = vadd(v31, v36);
        let v38 = vmul32(v33, vsplat(0x1fe0_0000));
        let v39 = vadd(v32, v38);
        let v40 = vmul32(v33, vsplat(0xff_ffff));
        let v41 = vshr::<29>(v10);
        let v42 = vadd(v20, v41);
        let v43 = vand(v42, vsplat(0x1fff_ffff));
        let v44 = vshl::<9>(v43);
        let v45 = vadd(v22, v44);
        let v46 = vshl::<18>(v43);
        let v47 = vadd(v39, v46);
        let v48 = vmul32(v43, vsplat(0x1fe0_0000));
        let v49 = vadd(v40, v48);
        let v50 = vmul32(v43, vsplat(0xff_ffff));
        let v51 = vshr::<29>(v42);
        let v52 = vadd(v27, v51);
        let v53 = vand(v52, vsplat(0x1fff_ffff));
        let v54 = vshl::<9>(v53);
        let v55 = vadd(v29, v54);
        let v56 = vshl::<18>(v53);
        let v57 = vadd(v49, v56);
        let v58 = vmul32(v53, vsplat(0x1fe0_0000));
        let v59 = vadd(v50, v58);
        let v60 = vmul32(v53, vsplat(0xff_ffff));
        let v61 = vshr::<29>(v52);
        let v62 = vadd(v35, v61);
        let v63 = vand(v62, vsplat(0x1fff_ffff));
        let v64 = vshl::<9>(v63);
        let v65 = vadd(v37, v64);
        let v66 = vshl::<18>(v63);
        let v67 = vadd(v59, v66);
        let v68 = vmul32(v63, vsplat(0x1fe0_0000));
        let v69 = vadd(v60, v68);
        let v70 = vmul32(v63, vsplat(0xff_ffff));
        let v71 = vshr::<29>(v62);
        let v72 = vadd(v45, v71);
        let v73 = vand(v72, vsplat(0x1fff_ffff));
        let v74 = vshl::<9>(v73);
        let v75 = vadd(v47, v74);
        let v76 = vshl::<18>(v73);
        let v77 = vadd(v69, v76);
        let v78 = vmul32(v73, vsplat(0x1fe0_0000));
        let v79 = vadd(v70, v78);
        let v80 = vmul32(v73, vsplat(0xff_ffff));
        let v81 = vshr::<29>(v72);
        let v82 = vadd(v55, v81);
        let v83 = vand(v82, vsplat(0x1fff_ffff));
        let v84 = vshl::<9>(v83);
        let v85 = vadd(v57, v84);
        let v86 = vshl::<18>(v83);
        let v87 = vadd(v79, v86);
        let v88 = vmul32(v83, vsplat(0x1fe0_0000));
        let v89 = vadd(v80, v88);
        let v90 = vmul32(v83, vsplat(0xff_ffff));
        let v91 = vshr::<29>(v82);
        let v92 = vadd(v65, v91);
        let v93 = vshr::<29>(v92);
        let v94 = vand(v92, vsplat(0x1fff_ffff));
        let v95 = vadd(v75, v93);
        let v96 = vshr::<29>(v95);
        let v97 = vand(v95, vsplat(0x1fff_ffff));
        let v98 = vadd(v85, v96);
        let v99 = vshr::<29>(v98);
        let v100 = vand(v98, vsplat(0x1fff_ffff));
        let v101 = vadd(v67, v99);
        let v102 = vshr::<29>(v101);
        let v103 = vand(v101, vsplat(0x1fff_ffff));
        let v104 = vadd(v77, v102);
        let v105 = vshr::<29>(v104);
        let v106 = vand(v104, vsplat(0x1fff_ffff));
        let v107 = vadd(v87, v105);
        let v108 = vshr::<29>(v107);
        let v109 = vand(v107, vsplat(0x1fff_ffff));
        let v110 = vadd(v89, v108);
        let v111 = vshr::<29>(v110);
        let v112 = vand(v110, vsplat(0x1fff_ffff));
        let v113 = vadd(v90, v111);
        let v114 = vshr::<29>(v113);
        let v115 = vand(v113, vsplat(0x1fff_ffff));
        Element([v94, v97, v100, v103, v106, v109, v112, v115, v114])
    }

    /// out = R * a (mod p)
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn to_montgomery(a: &Element) -> Element {
        mul(&a.relax(), &splat(&R).relax())
    }

    /// out = k * a (mod p)
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let limbs = limbs_of_word(k);
        let factor = to_montgomery(&limbs);
        mul(a, &factor.relax())
    }

    /// out = bytes (mod p)
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn from_words(bytes: &Words) -> Element {
        let limbs = limbs_of_words(bytes);
        to_montgomery(&limbs)
    }

    /// out = bytes (mod p), ok = 1 if bytes < p
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn from_words_canonical(bytes: &Words) -> (Element, Mask) {
        let (limbs, ok) = limbs_of_words_canonical(bytes);
        let out = to_montgomery(&limbs);
        (out, ok)
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
        let x2 = mul(&x1.relax(), &a.relax());
        let x3 = square(&x2.relax());
        let x4 = mul(&x3.relax(), &a.relax());
        let mut x5 = x4;
        for _ in 0..3 {
            x5 = square(&x5.relax());
        }
        let x6 = mul(&x5.relax(), &x4.relax());
        let x7 = square(&x6.relax());
        let x8 = mul(&x7.relax(), &a.relax());
        let mut x9 = x8;
        for _ in 0..7 {
            x9 = square(&x9.relax());
        }
        let x10 = mul(&x9.relax(), &x8.relax());
        let mut x11 = x10;
        for _ in 0..2 {
            x11 = square(&x11.relax());
        }
        let x12 = mul(&x11.relax(), &x2.relax());
        let mut x13 = x12;
        for _ in 0..16 {
            x13 = square(&x13.relax());
        }
        let x14 = mul(&x13.relax(), &x12.relax());
        let mut x15 = x14;
        for _ in 0..32 {
            x15 = square(&x15.relax());
        }
        let x16 = mul(&x15.relax(), &a.relax());
        let mut x17 = x16;
        for _ in 0..112 {
            x17 = square(&x17.relax());
        }
        let x18 = mul(&x17.relax(), &x12.relax());
        let mut x19 = x18;
        for _ in 0..16 {
            x19 = square(&x19.relax());
        }
        let x20 = mul(&x19.relax(), &x12.relax());
        let mut x21 = x20;
        for _ in 0..16 {
            x21 = square(&x21.relax());
        }
        let x22 = mul(&x21.relax(), &x12.relax());
        let mut x23 = x22;
        for _ in 0..16 {
            x23 = square(&x23.relax());
        }
        let x24 = mul(&x23.relax(), &x12.relax());
        let mut x25 = x24;
        for _ in 0..16 {
            x25 = square(&x25.relax());
        }
        let x26 = mul(&x25.relax(), &x12.relax());
        let mut x27 = x26;
        for _ in 0..14 {
            x27 = square(&x27.relax());
        }
        let x28 = mul(&x27.relax(), &x10.relax());
        let mut x29 = x28;
        for _ in 0..2 {
            x29 = square(&x29.relax());
        }
        mul(&x29.relax(), &a.relax())
    }

    /// out = a^28948022302589062190674361737351893382521535853822578548883407827216774463487
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn pow_root(a: &Element) -> Element {
        let x1 = square(&a.relax());
        let x2 = mul(&x1.relax(), &a.relax());
        let x3 = square(&x2.relax());
        let x4 = mul(&x3.relax(), &a.relax());
        let mut x5 = x4;
        for _ in 0..3 {
            x5 = square(&x5.relax());
        }
        let x6 = mul(&x5.relax(), &x4.relax());
        let x7 = square(&x6.relax());
        let x8 = mul(&x7.relax(), &a.relax());
        let mut x9 = x8;
        for _ in 0..7 {
            x9 = square(&x9.relax());
        }
        let x10 = mul(&x9.relax(), &x8.relax());
        let mut x11 = x10;
        for _ in 0..2 {
            x11 = square(&x11.relax());
        }
        let x12 = mul(&x11.relax(), &x2.relax());
        let mut x13 = x12;
        for _ in 0..16 {
            x13 = square(&x13.relax());
        }
        let x14 = mul(&x13.relax(), &x12.relax());
        let mut x15 = x14;
        for _ in 0..32 {
            x15 = square(&x15.relax());
        }
        let x16 = mul(&x15.relax(), &a.relax());
        let mut x17 = x16;
        for _ in 0..112 {
            x17 = square(&x17.relax());
        }
        let x18 = mul(&x17.relax(), &x12.relax());
        let mut x19 = x18;
        for _ in 0..16 {
            x19 = square(&x19.relax());
        }
        let x20 = mul(&x19.relax(), &x12.relax());
        let mut x21 = x20;
        for _ in 0..16 {
            x21 = square(&x21.relax());
        }
        let x22 = mul(&x21.relax(), &x12.relax());
        let mut x23 = x22;
        for _ in 0..16 {
            x23 = square(&x23.relax());
        }
        let x24 = mul(&x23.relax(), &x12.relax());
        let mut x25 = x24;
        for _ in 0..16 {
            x25 = square(&x25.relax());
        }
        let x26 = mul(&x25.relax(), &x12.relax());
        let mut x27 = x26;
        for _ in 0..14 {
            x27 = square(&x27.relax());
        }
        mul(&x27.relax(), &x10.relax())
    }

    /// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
    ///
    /// `is_odd` tells the two roots apart.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn sqrt(a: &Element) -> (Element, Mask) {
        let mut out = pow_root(a);
        out = mul(&out.relax(), &a.relax());
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
