//! Arithmetic modulo 2^256 - 2^224 + 2^192 + 2^96 - 1 (p256). Machine-made by Limbforge: do not edit.
//!
//! 8 elements at once, each in a lane of vectors. The modules have the same functions: `portable` computes on arrays, the others with the instructions after which they are named.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   2^256 - 2^224 + 2^192 + 2^96 - 1
//! Recipe:  5x52 lanes(8) product-scanning madd52 montgomery(product-scanning) carry(top-first)
//! Limbs:   5 words of 64 bits
//! Lanes:   8, an element in each
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^260 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight                 loose
//! 0     2^0     [0, 2^52 - 1]         [0, 2^52 - 1]
//! 1     2^52    [0, 2^52 - 1]         [0, 2^52 - 1]
//! 2     2^104   [0, 2^52 - 1]         [0, 2^52 - 1]
//! 3     2^156   [0, 2^52 - 1]         [0, 2^52 - 1]
//! 4     2^208   [0, 0x113ffffffffff]  [0, 0x113ffffffffff]
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
pub const ONE: [u64; LIMBS] = [
    16,
    0xf_0000_0000_0000,
    0xf_ffff_ffff_ffff,
    0xf_feff_ffff_ffff,
    0xf_ffff,
];

/// Limbs of 6^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: [u64; LIMBS] = [
    0xf_ffff_ffff_ffef,
    0x1_0fff_ffff_ffff,
    0,
    0x110_0000_0000,
    0xffff_ffef_0000,
];

/// Limbs of R; in the Montgomery domain its limbs hold R^2.
pub const R: [u64; LIMBS] = [
    768,
    0xf_ffff_fff0_0000,
    0xf_fffe_ffff_fffb,
    0xf_dfff_ffff_ffff,
    0x4ff_ffff,
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
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    pub fn add(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v10 = vadd(a0, b0);
        let v11 = vadd(a1, b1);
        let v12 = vadd(a2, b2);
        let v13 = vadd(a3, b3);
        let v14 = vadd(a4, b4);
        let v15 = vshr::<48>(v14);
        let v16 = vand(v14, vsplat(0xffff_ffff_ffff));
        let v18 = vmadd52lo(v10, v15, vsplat(1));
        let v20 = vmadd52lo(v11, v15, vsplat(0xf_f000_0000_0000));
        let v21 = vmadd52hi(v12, v15, vsplat(0xf_f000_0000_0000));
        let v23 = vmadd52lo(v21, v15, vsplat(0xf_ffff_ffff_ffff));
        let v24 = vmadd52hi(v13, v15, vsplat(0xf_ffff_ffff_ffff));
        let v26 = vmadd52lo(v24, v15, vsplat(0xf_ffef_ffff_ffff));
        let v27 = vmadd52hi(v16, v15, vsplat(0xf_ffef_ffff_ffff));
        let v29 = vmadd52lo(v27, v15, vsplat(65535));
        let v30 = vshr::<52>(v18);
        let v31 = vand(v18, vsplat(0xf_ffff_ffff_ffff));
        let v32 = vadd(v20, v30);
        let v33 = vshr::<52>(v32);
        let v34 = vand(v32, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vadd(v23, v33);
        let v36 = vshr::<52>(v35);
        let v37 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v26, v36);
        let v39 = vshr::<52>(v38);
        let v40 = vand(v38, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v29, v39);
        Element([v31, v34, v37, v40, v41])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vadd(a0, vsplat(0x1f_ffff_ffff_fffe));
        let v12 = vsub(v11, b0);
        let v14 = vadd(a1, vsplat(0x10_1fff_ffff_fffe));
        let v15 = vsub(v14, b1);
        let v17 = vadd(a2, vsplat(0xf_ffff_ffff_ffff));
        let v18 = vsub(v17, b2);
        let v20 = vadd(a3, vsplat(0x10_001f_ffff_ffff));
        let v21 = vsub(v20, b3);
        let v23 = vadd(a4, vsplat(0x1_ffff_fffd_ffff));
        let v24 = vsub(v23, b4);
        let v25 = vshr::<48>(v24);
        let v26 = vand(v24, vsplat(0xffff_ffff_ffff));
        let v28 = vmadd52lo(v12, v25, vsplat(1));
        let v30 = vmadd52lo(v15, v25, vsplat(0xf_f000_0000_0000));
        let v31 = vmadd52hi(v18, v25, vsplat(0xf_f000_0000_0000));
        let v32 = vmadd52lo(v31, v25, vsplat(0xf_ffff_ffff_ffff));
        let v33 = vmadd52hi(v21, v25, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vmadd52lo(v33, v25, vsplat(0xf_ffef_ffff_ffff));
        let v36 = vmadd52hi(v26, v25, vsplat(0xf_ffef_ffff_ffff));
        let v38 = vmadd52lo(v36, v25, vsplat(65535));
        let v39 = vshr::<52>(v28);
        let v40 = vand(v28, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v30, v39);
        let v42 = vshr::<52>(v41);
        let v43 = vand(v41, vsplat(0xf_ffff_ffff_ffff));
        let v44 = vadd(v32, v42);
        let v45 = vshr::<52>(v44);
        let v46 = vand(v44, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vadd(v35, v45);
        let v48 = vshr::<52>(v47);
        let v49 = vand(v47, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v38, v48);
        Element([v40, v43, v46, v49, v50])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v12 = vsub(vsplat(0x1f_ffff_ffff_fffe), b0);
        let v13 = vselect(choice, v12, b0);
        let v14 = vadd(a0, v13);
        let v16 = vsub(vsplat(0x10_1fff_ffff_fffe), b1);
        let v17 = vselect(choice, v16, b1);
        let v18 = vadd(a1, v17);
        let v20 = vsub(vsplat(0xf_ffff_ffff_ffff), b2);
        let v21 = vselect(choice, v20, b2);
        let v22 = vadd(a2, v21);
        let v24 = vsub(vsplat(0x10_001f_ffff_ffff), b3);
        let v25 = vselect(choice, v24, b3);
        let v26 = vadd(a3, v25);
        let v28 = vsub(vsplat(0x1_ffff_fffd_ffff), b4);
        let v29 = vselect(choice, v28, b4);
        let v30 = vadd(a4, v29);
        let v31 = vshr::<48>(v30);
        let v32 = vand(v30, vsplat(0xffff_ffff_ffff));
        let v34 = vmadd52lo(v14, v31, vsplat(1));
        let v36 = vmadd52lo(v18, v31, vsplat(0xf_f000_0000_0000));
        let v37 = vmadd52hi(v22, v31, vsplat(0xf_f000_0000_0000));
        let v38 = vmadd52lo(v37, v31, vsplat(0xf_ffff_ffff_ffff));
        let v39 = vmadd52hi(v26, v31, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vmadd52lo(v39, v31, vsplat(0xf_ffef_ffff_ffff));
        let v42 = vmadd52hi(v32, v31, vsplat(0xf_ffef_ffff_ffff));
        let v44 = vmadd52lo(v42, v31, vsplat(65535));
        let v45 = vshr::<52>(v34);
        let v46 = vand(v34, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vadd(v36, v45);
        let v48 = vshr::<52>(v47);
        let v49 = vand(v47, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v38, v48);
        let v51 = vshr::<52>(v50);
        let v52 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v53 = vadd(v41, v51);
        let v54 = vshr::<52>(v53);
        let v55 = vand(v53, vsplat(0xf_ffff_ffff_ffff));
        let v56 = vadd(v44, v54);
        Element([v46, v49, v52, v55, v56])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let v6 = vsub(vsplat(0x1f_ffff_ffff_fffe), a0);
        let v8 = vsub(vsplat(0x10_1fff_ffff_fffe), a1);
        let v10 = vsub(vsplat(0xf_ffff_ffff_ffff), a2);
        let v12 = vsub(vsplat(0x10_001f_ffff_ffff), a3);
        let v14 = vsub(vsplat(0x1_ffff_fffd_ffff), a4);
        let v15 = vshr::<48>(v14);
        let v16 = vand(v14, vsplat(0xffff_ffff_ffff));
        let v18 = vmadd52lo(v6, v15, vsplat(1));
        let v20 = vmadd52lo(v8, v15, vsplat(0xf_f000_0000_0000));
        let v21 = vmadd52lo(v10, v15, vsplat(0xf_ffff_ffff_ffff));
        let v23 = vmadd52lo(v12, v15, vsplat(0xf_ffef_ffff_ffff));
        let v25 = vmadd52lo(v16, v15, vsplat(65535));
        let v26 = vshr::<52>(v18);
        let v27 = vand(v18, vsplat(0xf_ffff_ffff_ffff));
        let v28 = vadd(v20, v26);
        let v29 = vshr::<52>(v28);
        let v30 = vand(v28, vsplat(0xf_ffff_ffff_ffff));
        let v31 = vadd(v21, v29);
        let v32 = vshr::<52>(v31);
        let v33 = vand(v31, vsplat(0xf_ffff_ffff_ffff));
        let v34 = vadd(v23, v32);
        let v35 = vshr::<52>(v34);
        let v36 = vand(v34, vsplat(0xf_ffff_ffff_ffff));
        let v37 = vadd(v25, v35);
        Element([v27, v30, v33, v36, v37])
    }

    /// `R * out = a * b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
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
        let v62 = vmadd52lo(v14, v11, vsplat(0xfff_ffff_ffff));
        let v63 = vmadd52hi(v19, v11, vsplat(0xfff_ffff_ffff));
        let v65 = vmadd52lo(v26, v11, vsplat(0x10_0000_0000));
        let v66 = vmadd52hi(v35, v11, vsplat(0x10_0000_0000));
        let v68 = vmadd52lo(v66, v11, vsplat(0xffff_ffff_0000));
        let v69 = vmadd52hi(v44, v11, vsplat(0xffff_ffff_0000));
        let v70 = vadd(v62, v11);
        let v71 = vand(v70, vsplat(0xf_ffff_ffff_ffff));
        let v72 = vmadd52lo(v63, v70, vsplat(0xfff_ffff_ffff));
        let v73 = vmadd52hi(v65, v70, vsplat(0xfff_ffff_ffff));
        let v74 = vmadd52lo(v68, v70, vsplat(0x10_0000_0000));
        let v75 = vmadd52hi(v69, v70, vsplat(0x10_0000_0000));
        let v76 = vmadd52lo(v75, v70, vsplat(0xffff_ffff_0000));
        let v77 = vmadd52hi(v51, v70, vsplat(0xffff_ffff_0000));
        let v78 = vshr::<52>(v70);
        let v79 = vadd(v72, v71);
        let v80 = vadd(v79, v78);
        let v81 = vand(v80, vsplat(0xf_ffff_ffff_ffff));
        let v82 = vmadd52lo(v73, v80, vsplat(0xfff_ffff_ffff));
        let v83 = vmadd52hi(v74, v80, vsplat(0xfff_ffff_ffff));
        let v84 = vmadd52lo(v76, v80, vsplat(0x10_0000_0000));
        let v85 = vmadd52hi(v77, v80, vsplat(0x10_0000_0000));
        let v86 = vmadd52lo(v85, v80, vsplat(0xffff_ffff_0000));
        let v87 = vmadd52hi(v56, v80, vsplat(0xffff_ffff_0000));
        let v88 = vshr::<52>(v80);
        let v89 = vadd(v82, v81);
        let v90 = vadd(v89, v88);
        let v91 = vand(v90, vsplat(0xf_ffff_ffff_ffff));
        let v92 = vmadd52lo(v83, v90, vsplat(0xfff_ffff_ffff));
        let v93 = vmadd52hi(v84, v90, vsplat(0xfff_ffff_ffff));
        let v94 = vmadd52lo(v86, v90, vsplat(0x10_0000_0000));
        let v95 = vmadd52hi(v87, v90, vsplat(0x10_0000_0000));
        let v96 = vmadd52lo(v95, v90, vsplat(0xffff_ffff_0000));
        let v97 = vmadd52hi(v59, v90, vsplat(0xffff_ffff_0000));
        let v98 = vshr::<52>(v90);
        let v99 = vadd(v92, v91);
        let v100 = vadd(v99, v98);
        let v101 = vand(v100, vsplat(0xf_ffff_ffff_ffff));
        let v102 = vmadd52lo(v93, v100, vsplat(0xfff_ffff_ffff));
        let v103 = vmadd52hi(v94, v100, vsplat(0xfff_ffff_ffff));
        let v104 = vmadd52lo(v96, v100, vsplat(0x10_0000_0000));
        let v105 = vmadd52hi(v97, v100, vsplat(0x10_0000_0000));
        let v106 = vmadd52lo(v105, v100, vsplat(0xffff_ffff_0000));
        let v107 = vmadd52hi(v60, v100, vsplat(0xffff_ffff_0000));
        let v108 = vshr::<52>(v100);
        let v109 = vadd(v102, v101);
        let v110 = vadd(v109, v108);
        let v111 = vshr::<52>(v110);
        let v112 = vand(v110, vsplat(0xf_ffff_ffff_ffff));
        let v113 = vadd(v103, v111);
        let v114 = vshr::<52>(v113);
        let v115 = vand(v113, vsplat(0xf_ffff_ffff_ffff));
        let v116 = vadd(v104, v114);
        let v117 = vshr::<52>(v116);
        let v118 = vand(v116, vsplat(0xf_ffff_ffff_ffff));
        let v119 = vadd(v106, v117);
        let v120 = vshr::<52>(v119);
        let v121 = vand(v119, vsplat(0xf_ffff_ffff_ffff));
        let v122 = vadd(v107, v120);
        Element([v112, v115, v118, v121, v122])
    }

    /// `R * out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
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
        let v44 = vmadd52lo(v10, v7, vsplat(0xfff_ffff_ffff));
        let v45 = vmadd52hi(v14, v7, vsplat(0xfff_ffff_ffff));
        let v47 = vmadd52lo(v19, v7, vsplat(0x10_0000_0000));
        let v48 = vmadd52hi(v25, v7, vsplat(0x10_0000_0000));
        let v50 = vmadd52lo(v48, v7, vsplat(0xffff_ffff_0000));
        let v51 = vmadd52hi(v31, v7, vsplat(0xffff_ffff_0000));
        let v52 = vadd(v44, v7);
        let v53 = vand(v52, vsplat(0xf_ffff_ffff_ffff));
        let v54 = vmadd52lo(v45, v52, vsplat(0xfff_ffff_ffff));
        let v55 = vmadd52hi(v47, v52, vsplat(0xfff_ffff_ffff));
        let v56 = vmadd52lo(v50, v52, vsplat(0x10_0000_0000));
        let v57 = vmadd52hi(v51, v52, vsplat(0x10_0000_0000));
        let v58 = vmadd52lo(v57, v52, vsplat(0xffff_ffff_0000));
        let v59 = vmadd52hi(v36, v52, vsplat(0xffff_ffff_0000));
        let v60 = vshr::<52>(v52);
        let v61 = vadd(v54, v53);
        let v62 = vadd(v61, v60);
        let v63 = vand(v62, vsplat(0xf_ffff_ffff_ffff));
        let v64 = vmadd52lo(v55, v62, vsplat(0xfff_ffff_ffff));
        let v65 = vmadd52hi(v56, v62, vsplat(0xfff_ffff_ffff));
        let v66 = vmadd52lo(v58, v62, vsplat(0x10_0000_0000));
        let v67 = vmadd52hi(v59, v62, vsplat(0x10_0000_0000));
        let v68 = vmadd52lo(v67, v62, vsplat(0xffff_ffff_0000));
        let v69 = vmadd52hi(v39, v62, vsplat(0xffff_ffff_0000));
        let v70 = vshr::<52>(v62);
        let v71 = vadd(v64, v63);
        let v72 = vadd(v71, v70);
        let v73 = vand(v72, vsplat(0xf_ffff_ffff_ffff));
        let v74 = vmadd52lo(v65, v72, vsplat(0xfff_ffff_ffff));
        let v75 = vmadd52hi(v66, v72, vsplat(0xfff_ffff_ffff));
        let v76 = vmadd52lo(v68, v72, vsplat(0x10_0000_0000));
        let v77 = vmadd52hi(v69, v72, vsplat(0x10_0000_0000));
        let v78 = vmadd52lo(v77, v72, vsplat(0xffff_ffff_0000));
        let v79 = vmadd52hi(v41, v72, vsplat(0xffff_ffff_0000));
        let v80 = vshr::<52>(v72);
        let v81 = vadd(v74, v73);
        let v82 = vadd(v81, v80);
        let v83 = vand(v82, vsplat(0xf_ffff_ffff_ffff));
        let v84 = vmadd52lo(v75, v82, vsplat(0xfff_ffff_ffff));
        let v85 = vmadd52hi(v76, v82, vsplat(0xfff_ffff_ffff));
        let v86 = vmadd52lo(v78, v82, vsplat(0x10_0000_0000));
        let v87 = vmadd52hi(v79, v82, vsplat(0x10_0000_0000));
        let v88 = vmadd52lo(v87, v82, vsplat(0xffff_ffff_0000));
        let v89 = vmadd52hi(v42, v82, vsplat(0xffff_ffff_0000));
        let v90 = vshr::<52>(v82);
        let v91 = vadd(v84, v83);
        let v92 = vadd(v91, v90);
        let v93 = vshr::<52>(v92);
        let v94 = vand(v92, vsplat(0xf_ffff_ffff_ffff));
        let v95 = vadd(v85, v93);
        let v96 = vshr::<52>(v95);
        let v97 = vand(v95, vsplat(0xf_ffff_ffff_ffff));
        let v98 = vadd(v86, v96);
        let v99 = vshr::<52>(v98);
        let v100 = vand(v98, vsplat(0xf_ffff_ffff_ffff));
        let v101 = vadd(v88, v99);
        let v102 = vshr::<52>(v101);
        let v103 = vand(v101, vsplat(0xf_ffff_ffff_ffff));
        let v104 = vadd(v89, v102);
        Element([v94, v97, v100, v103, v104])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vand(a0, vsplat(1));
        let v6 = vtest(v5);
        let v9 = vselect(v6, vsplat(0xf_ffff_ffff_ffff), vsplat(0));
        let v10 = vadd(a0, v9);
        let v12 = vselect(v6, vsplat(0xfff_ffff_ffff), vsplat(0));
        let v13 = vadd(a1, v12);
        let v15 = vselect(v6, vsplat(0x10_0000_0000), vsplat(0));
        let v16 = vadd(a3, v15);
        let v18 = vselect(v6, vsplat(0xffff_ffff_0000), vsplat(0));
        let v19 = vadd(a4, v18);
        let v20 = vshr::<1>(v10);
        let v21 = vand(v13, vsplat(1));
        let v22 = vshl::<51>(v21);
        let v23 = vadd(v20, v22);
        let v24 = vshr::<1>(v13);
        let v25 = vand(a2, vsplat(1));
        let v26 = vshl::<51>(v25);
        let v27 = vadd(v24, v26);
        let v28 = vshr::<1>(a2);
        let v29 = vand(v16, vsplat(1));
        let v30 = vshl::<51>(v29);
        let v31 = vadd(v28, v30);
        let v32 = vshr::<1>(v16);
        let v33 = vand(v19, vsplat(1));
        let v34 = vshl::<51>(v33);
        let v35 = vadd(v32, v34);
        let v36 = vshr::<1>(v19);
        let v37 = vshr::<48>(v36);
        let v38 = vand(v36, vsplat(0xffff_ffff_ffff));
        let v40 = vmadd52lo(v23, v37, vsplat(1));
        let v42 = vmadd52lo(v27, v37, vsplat(0xf_f000_0000_0000));
        let v43 = vmadd52lo(v31, v37, vsplat(0xf_ffff_ffff_ffff));
        let v45 = vmadd52lo(v35, v37, vsplat(0xf_ffef_ffff_ffff));
        let v47 = vmadd52lo(v38, v37, vsplat(65535));
        let v48 = vshr::<52>(v40);
        let v49 = vand(v40, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v42, v48);
        let v51 = vshr::<52>(v50);
        let v52 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v53 = vadd(v43, v51);
        let v54 = vshr::<52>(v53);
        let v55 = vand(v53, vsplat(0xf_ffff_ffff_ffff));
        let v56 = vadd(v45, v54);
        let v57 = vshr::<52>(v56);
        let v58 = vand(v56, vsplat(0xf_ffff_ffff_ffff));
        let v59 = vadd(v47, v57);
        Element([v49, v52, v55, v58, v59])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
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
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `x`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `y`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
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

    /// `R * out = a (mod p), 0 <= out < p`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 0xffffffff00000001]`
    #[inline]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4] = a.0;
        let v7 = vmadd52lo(a1, a0, vsplat(0xfff_ffff_ffff));
        let v8 = vmadd52hi(a2, a0, vsplat(0xfff_ffff_ffff));
        let v10 = vmadd52lo(a3, a0, vsplat(0x10_0000_0000));
        let v11 = vmadd52hi(a4, a0, vsplat(0x10_0000_0000));
        let v13 = vmadd52lo(v11, a0, vsplat(0xffff_ffff_0000));
        let v14 = vmadd52hi(vsplat(0), a0, vsplat(0xffff_ffff_0000));
        let v15 = vadd(v7, a0);
        let v16 = vand(v15, vsplat(0xf_ffff_ffff_ffff));
        let v17 = vmadd52lo(v8, v15, vsplat(0xfff_ffff_ffff));
        let v18 = vmadd52hi(v10, v15, vsplat(0xfff_ffff_ffff));
        let v19 = vmadd52lo(v13, v15, vsplat(0x10_0000_0000));
        let v20 = vmadd52hi(v14, v15, vsplat(0x10_0000_0000));
        let v21 = vmadd52lo(v20, v15, vsplat(0xffff_ffff_0000));
        let v22 = vmadd52hi(vsplat(0), v15, vsplat(0xffff_ffff_0000));
        let v23 = vshr::<52>(v15);
        let v24 = vadd(v17, v16);
        let v25 = vadd(v24, v23);
        let v26 = vand(v25, vsplat(0xf_ffff_ffff_ffff));
        let v27 = vmadd52lo(v18, v25, vsplat(0xfff_ffff_ffff));
        let v28 = vmadd52hi(v19, v25, vsplat(0xfff_ffff_ffff));
        let v29 = vmadd52lo(v21, v25, vsplat(0x10_0000_0000));
        let v30 = vmadd52hi(v22, v25, vsplat(0x10_0000_0000));
        let v31 = vmadd52lo(v30, v25, vsplat(0xffff_ffff_0000));
        let v32 = vmadd52hi(vsplat(0), v25, vsplat(0xffff_ffff_0000));
        let v33 = vshr::<52>(v25);
        let v34 = vadd(v27, v26);
        let v35 = vadd(v34, v33);
        let v36 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v37 = vmadd52lo(v28, v35, vsplat(0xfff_ffff_ffff));
        let v38 = vmadd52hi(v29, v35, vsplat(0xfff_ffff_ffff));
        let v39 = vmadd52lo(v31, v35, vsplat(0x10_0000_0000));
        let v40 = vmadd52hi(v32, v35, vsplat(0x10_0000_0000));
        let v41 = vmadd52lo(v40, v35, vsplat(0xffff_ffff_0000));
        let v42 = vmadd52hi(vsplat(0), v35, vsplat(0xffff_ffff_0000));
        let v43 = vshr::<52>(v35);
        let v44 = vadd(v37, v36);
        let v45 = vadd(v44, v43);
        let v46 = vand(v45, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vmadd52lo(v38, v45, vsplat(0xfff_ffff_ffff));
        let v48 = vmadd52hi(v39, v45, vsplat(0xfff_ffff_ffff));
        let v49 = vmadd52lo(v41, v45, vsplat(0x10_0000_0000));
        let v50 = vmadd52hi(v42, v45, vsplat(0x10_0000_0000));
        let v51 = vmadd52lo(v50, v45, vsplat(0xffff_ffff_0000));
        let v52 = vmadd52hi(vsplat(0), v45, vsplat(0xffff_ffff_0000));
        let v53 = vshr::<52>(v45);
        let v54 = vadd(v47, v46);
        let v55 = vadd(v54, v53);
        let v56 = vshr::<52>(v55);
        let v57 = vand(v55, vsplat(0xf_ffff_ffff_ffff));
        let v58 = vadd(v48, v56);
        let v59 = vshr::<52>(v58);
        let v60 = vand(v58, vsplat(0xf_ffff_ffff_ffff));
        let v61 = vadd(v49, v59);
        let v62 = vshr::<52>(v61);
        let v63 = vand(v61, vsplat(0xf_ffff_ffff_ffff));
        let v64 = vadd(v51, v62);
        let v65 = vshr::<52>(v64);
        let v66 = vand(v64, vsplat(0xf_ffff_ffff_ffff));
        let v67 = vadd(v52, v65);
        let v68 = vand(v60, vsplat(4095));
        let v69 = vshl::<52>(v68);
        let v70 = vadd(v57, v69);
        let v71 = vshr::<12>(v60);
        let v72 = vand(v63, vsplat(0xff_ffff));
        let v73 = vshl::<40>(v72);
        let v74 = vadd(v71, v73);
        let v75 = vshr::<24>(v63);
        let v76 = vand(v66, vsplat(0xf_ffff_ffff));
        let v77 = vshl::<28>(v76);
        let v78 = vadd(v75, v77);
        let v79 = vshr::<36>(v66);
        let v80 = vshl::<16>(v67);
        let v81 = vadd(v79, v80);
        let (v85, v86) = vsbb(v70, vsplat(0xffff_ffff_ffff_ffff), 0);
        let (v87, v88) = vsbb(v74, vsplat(0xffff_ffff), v86);
        let (v89, v90) = vsbb(v78, vsplat(0), v88);
        let (v91, v92) = vsbb(v81, vsplat(0xffff_ffff_0000_0001), v90);
        let v93 = vselect(v92, v70, v85);
        let v94 = vselect(v92, v74, v87);
        let v95 = vselect(v92, v78, v89);
        let v96 = vselect(v92, v81, v91);
        [v93, v94, v95, v96]
    }

    /// `limbs of out = bytes (mod p): out = bytes / R`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    pub fn limbs_of_words(words: &Words) -> Element {
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
        Element([v4, v8, v12, v16, v17])
    }

    /// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    pub fn limbs_of_words_canonical(words: &Words) -> (Element, Mask) {
        let [words0, words1, words2, words3] = *words;
        let (_, v9) = vsbb(words0, vsplat(0xffff_ffff_ffff_ffff), 0);
        let (_, v11) = vsbb(words1, vsplat(0xffff_ffff), v9);
        let (_, v13) = vsbb(words2, vsplat(0), v11);
        let (_, v15) = vsbb(words3, vsplat(0xffff_ffff_0000_0001), v13);
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
        (Element([v16, v20, v24, v28, v29]), v15)
    }

    /// `limbs of out = k (mod p): out = k / R`
    ///
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    pub fn limbs_of_word(k: V) -> Element {
        Element([k, vsplat(0), vsplat(0), vsplat(0), vsplat(0)])
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
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    pub fn from_montgomery(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v7 = vmadd52lo(a1, a0, vsplat(0xfff_ffff_ffff));
        let v8 = vmadd52hi(a2, a0, vsplat(0xfff_ffff_ffff));
        let v10 = vmadd52lo(a3, a0, vsplat(0x10_0000_0000));
        let v11 = vmadd52hi(a4, a0, vsplat(0x10_0000_0000));
        let v13 = vmadd52lo(v11, a0, vsplat(0xffff_ffff_0000));
        let v14 = vmadd52hi(vsplat(0), a0, vsplat(0xffff_ffff_0000));
        let v15 = vadd(v7, a0);
        let v16 = vand(v15, vsplat(0xf_ffff_ffff_ffff));
        let v17 = vmadd52lo(v8, v15, vsplat(0xfff_ffff_ffff));
        let v18 = vmadd52hi(v10, v15, vsplat(0xfff_ffff_ffff));
        let v19 = vmadd52lo(v13, v15, vsplat(0x10_0000_0000));
        let v20 = vmadd52hi(v14, v15, vsplat(0x10_0000_0000));
        let v21 = vmadd52lo(v20, v15, vsplat(0xffff_ffff_0000));
        let v22 = vmadd52hi(vsplat(0), v15, vsplat(0xffff_ffff_0000));
        let v23 = vshr::<52>(v15);
        let v24 = vadd(v17, v16);
        let v25 = vadd(v24, v23);
        let v26 = vand(v25, vsplat(0xf_ffff_ffff_ffff));
        let v27 = vmadd52lo(v18, v25, vsplat(0xfff_ffff_ffff));
        let v28 = vmadd52hi(v19, v25, vsplat(0xfff_ffff_ffff));
        let v29 = vmadd52lo(v21, v25, vsplat(0x10_0000_0000));
        let v30 = vmadd52hi(v22, v25, vsplat(0x10_0000_0000));
        let v31 = vmadd52lo(v30, v25, vsplat(0xffff_ffff_0000));
        let v32 = vmadd52hi(vsplat(0), v25, vsplat(0xffff_ffff_0000));
        let v33 = vshr::<52>(v25);
        let v34 = vadd(v27, v26);
        let v35 = vadd(v34, v33);
        let v36 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v37 = vmadd52lo(v28, v35, vsplat(0xfff_ffff_ffff));
        let v38 = vmadd52hi(v29, v35, vsplat(0xfff_ffff_ffff));
        let v39 = vmadd52lo(v31, v35, vsplat(0x10_0000_0000));
        let v40 = vmadd52hi(v32, v35, vsplat(0x10_0000_0000));
        let v41 = vmadd52lo(v40, v35, vsplat(0xffff_ffff_0000));
        let v42 = vmadd52hi(vsplat(0), v35, vsplat(0xffff_ffff_0000));
        let v43 = vshr::<52>(v35);
        let v44 = vadd(v37, v36);
        let v45 = vadd(v44, v43);
        let v46 = vand(v45, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vmadd52lo(v38, v45, vsplat(0xfff_ffff_ffff));
        let v48 = vmadd52hi(v39, v45, vsplat(0xfff_ffff_ffff));
        let v49 = vmadd52lo(v41, v45, vsplat(0x10_0000_0000));
        let v50 = vmadd52hi(v42, v45, vsplat(0x10_0000_0000));
        let v51 = vmadd52lo(v50, v45, vsplat(0xffff_ffff_0000));
        let v52 = vmadd52hi(vsplat(0), v45, vsplat(0xffff_ffff_0000));
        let v53 = vshr::<52>(v45);
        let v54 = vadd(v47, v46);
        let v55 = vadd(v54, v53);
        let v56 = vshr::<52>(v55);
        let v57 = vand(v55, vsplat(0xf_ffff_ffff_ffff));
        let v58 = vadd(v48, v56);
        let v59 = vshr::<52>(v58);
        let v60 = vand(v58, vsplat(0xf_ffff_ffff_ffff));
        let v61 = vadd(v49, v59);
        let v62 = vshr::<52>(v61);
        let v63 = vand(v61, vsplat(0xf_ffff_ffff_ffff));
        let v64 = vadd(v51, v62);
        let v65 = vshr::<52>(v64);
        let v66 = vand(v64, vsplat(0xf_ffff_ffff_ffff));
        let v67 = vadd(v52, v65);
        Element([v57, v60, v63, v66, v67])
    }

    /// out = R * a (mod p)
    #[inline]
    pub fn to_montgomery(a: &Element) -> Element {
        mul(a, &splat(&R))
    }

    /// out = k * a (mod p)
    #[inline]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let limbs = limbs_of_word(k);
        let factor = to_montgomery(&limbs);
        mul(a, &factor)
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
        let x2 = mul(&x1, a);
        let x3 = square(&x2);
        let x4 = mul(&x3, a);
        let mut x5 = x4;
        for _ in 0..3 {
            x5 = square(&x5);
        }
        let x6 = mul(&x5, &x4);
        let x7 = square(&x6);
        let x8 = mul(&x7, a);
        let mut x9 = x8;
        for _ in 0..7 {
            x9 = square(&x9);
        }
        let x10 = mul(&x9, &x8);
        let mut x11 = x10;
        for _ in 0..2 {
            x11 = square(&x11);
        }
        let x12 = mul(&x11, &x2);
        let mut x13 = x12;
        for _ in 0..16 {
            x13 = square(&x13);
        }
        let x14 = mul(&x13, &x12);
        let mut x15 = x14;
        for _ in 0..32 {
            x15 = square(&x15);
        }
        let x16 = mul(&x15, a);
        let mut x17 = x16;
        for _ in 0..112 {
            x17 = square(&x17);
        }
        let x18 = mul(&x17, &x12);
        let mut x19 = x18;
        for _ in 0..16 {
            x19 = square(&x19);
        }
        let x20 = mul(&x19, &x12);
        let mut x21 = x20;
        for _ in 0..16 {
            x21 = square(&x21);
        }
        let x22 = mul(&x21, &x12);
        let mut x23 = x22;
        for _ in 0..16 {
            x23 = square(&x23);
        }
        let x24 = mul(&x23, &x12);
        let mut x25 = x24;
        for _ in 0..16 {
            x25 = square(&x25);
        }
        let x26 = mul(&x25, &x12);
        let mut x27 = x26;
        for _ in 0..14 {
            x27 = square(&x27);
        }
        let x28 = mul(&x27, &x10);
        let mut x29 = x28;
        for _ in 0..2 {
            x29 = square(&x29);
        }
        mul(&x29, a)
    }

    /// out = a^28948022302589062190674361737351893382521535853822578548883407827216774463487
    #[inline]
    pub fn pow_root(a: &Element) -> Element {
        let x1 = square(a);
        let x2 = mul(&x1, a);
        let x3 = square(&x2);
        let x4 = mul(&x3, a);
        let mut x5 = x4;
        for _ in 0..3 {
            x5 = square(&x5);
        }
        let x6 = mul(&x5, &x4);
        let x7 = square(&x6);
        let x8 = mul(&x7, a);
        let mut x9 = x8;
        for _ in 0..7 {
            x9 = square(&x9);
        }
        let x10 = mul(&x9, &x8);
        let mut x11 = x10;
        for _ in 0..2 {
            x11 = square(&x11);
        }
        let x12 = mul(&x11, &x2);
        let mut x13 = x12;
        for _ in 0..16 {
            x13 = square(&x13);
        }
        let x14 = mul(&x13, &x12);
        let mut x15 = x14;
        for _ in 0..32 {
            x15 = square(&x15);
        }
        let x16 = mul(&x15, a);
        let mut x17 = x16;
        for _ in 0..112 {
            x17 = square(&x17);
        }
        let x18 = mul(&x17, &x12);
        let mut x19 = x18;
        for _ in 0..16 {
            x19 = square(&x19);
        }
        let x20 = mul(&x19, &x12);
        let mut x21 = x20;
        for _ in 0..16 {
            x21 = square(&x21);
        }
        let x22 = mul(&x21, &x12);
        let mut x23 = x22;
        for _ in 0..16 {
            x23 = square(&x23);
        }
        let x24 = mul(&x23, &x12);
        let mut x25 = x24;
        for _ in 0..16 {
            x25 = square(&x25);
        }
        let x26 = mul(&x25, &x12);
        let mut x27 = x26;
        for _ in 0..14 {
            x27 = square(&x27);
        }
        mul(&x27, &x10)
    }

    /// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
    ///
    /// `is_odd` tells the two roots apart.
    #[inline]
    pub fn sqrt(a: &Element) -> (Element, Mask) {
        let mut out = pow_root(a);
        out = mul(&out, a);
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
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
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
        let v15 = vshr::<48>(v14);
        let v16 = vand(v14, vsplat(0xffff_ffff_ffff));
        let v18 = vmadd52lo(v10, v15, vsplat(1));
        let v20 = vmadd52lo(v11, v15, vsplat(0xf_f000_0000_0000));
        let v21 = vmadd52hi(v12, v15, vsplat(0xf_f000_0000_0000));
        let v23 = vmadd52lo(v21, v15, vsplat(0xf_ffff_ffff_ffff));
        let v24 = vmadd52hi(v13, v15, vsplat(0xf_ffff_ffff_ffff));
        let v26 = vmadd52lo(v24, v15, vsplat(0xf_ffef_ffff_ffff));
        let v27 = vmadd52hi(v16, v15, vsplat(0xf_ffef_ffff_ffff));
        let v29 = vmadd52lo(v27, v15, vsplat(65535));
        let v30 = vshr::<52>(v18);
        let v31 = vand(v18, vsplat(0xf_ffff_ffff_ffff));
        let v32 = vadd(v20, v30);
        let v33 = vshr::<52>(v32);
        let v34 = vand(v32, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vadd(v23, v33);
        let v36 = vshr::<52>(v35);
        let v37 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v26, v36);
        let v39 = vshr::<52>(v38);
        let v40 = vand(v38, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v29, v39);
        Element([v31, v34, v37, v40, v41])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v11 = vadd(a0, vsplat(0x1f_ffff_ffff_fffe));
        let v12 = vsub(v11, b0);
        let v14 = vadd(a1, vsplat(0x10_1fff_ffff_fffe));
        let v15 = vsub(v14, b1);
        let v17 = vadd(a2, vsplat(0xf_ffff_ffff_ffff));
        let v18 = vsub(v17, b2);
        let v20 = vadd(a3, vsplat(0x10_001f_ffff_ffff));
        let v21 = vsub(v20, b3);
        let v23 = vadd(a4, vsplat(0x1_ffff_fffd_ffff));
        let v24 = vsub(v23, b4);
        let v25 = vshr::<48>(v24);
        let v26 = vand(v24, vsplat(0xffff_ffff_ffff));
        let v28 = vmadd52lo(v12, v25, vsplat(1));
        let v30 = vmadd52lo(v15, v25, vsplat(0xf_f000_0000_0000));
        let v31 = vmadd52hi(v18, v25, vsplat(0xf_f000_0000_0000));
        let v32 = vmadd52lo(v31, v25, vsplat(0xf_ffff_ffff_ffff));
        let v33 = vmadd52hi(v21, v25, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vmadd52lo(v33, v25, vsplat(0xf_ffef_ffff_ffff));
        let v36 = vmadd52hi(v26, v25, vsplat(0xf_ffef_ffff_ffff));
        let v38 = vmadd52lo(v36, v25, vsplat(65535));
        let v39 = vshr::<52>(v28);
        let v40 = vand(v28, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v30, v39);
        let v42 = vshr::<52>(v41);
        let v43 = vand(v41, vsplat(0xf_ffff_ffff_ffff));
        let v44 = vadd(v32, v42);
        let v45 = vshr::<52>(v44);
        let v46 = vand(v44, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vadd(v35, v45);
        let v48 = vshr::<52>(v47);
        let v49 = vand(v47, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v38, v48);
        Element([v40, v43, v46, v49, v50])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4] = a.0;
        let [b0, b1, b2, b3, b4] = b.0;
        let v12 = vsub(vsplat(0x1f_ffff_ffff_fffe), b0);
        let v13 = vselect(choice, v12, b0);
        let v14 = vadd(a0, v13);
        let v16 = vsub(vsplat(0x10_1fff_ffff_fffe), b1);
        let v17 = vselect(choice, v16, b1);
        let v18 = vadd(a1, v17);
        let v20 = vsub(vsplat(0xf_ffff_ffff_ffff), b2);
        let v21 = vselect(choice, v20, b2);
        let v22 = vadd(a2, v21);
        let v24 = vsub(vsplat(0x10_001f_ffff_ffff), b3);
        let v25 = vselect(choice, v24, b3);
        let v26 = vadd(a3, v25);
        let v28 = vsub(vsplat(0x1_ffff_fffd_ffff), b4);
        let v29 = vselect(choice, v28, b4);
        let v30 = vadd(a4, v29);
        let v31 = vshr::<48>(v30);
        let v32 = vand(v30, vsplat(0xffff_ffff_ffff));
        let v34 = vmadd52lo(v14, v31, vsplat(1));
        let v36 = vmadd52lo(v18, v31, vsplat(0xf_f000_0000_0000));
        let v37 = vmadd52hi(v22, v31, vsplat(0xf_f000_0000_0000));
        let v38 = vmadd52lo(v37, v31, vsplat(0xf_ffff_ffff_ffff));
        let v39 = vmadd52hi(v26, v31, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vmadd52lo(v39, v31, vsplat(0xf_ffef_ffff_ffff));
        let v42 = vmadd52hi(v32, v31, vsplat(0xf_ffef_ffff_ffff));
        let v44 = vmadd52lo(v42, v31, vsplat(65535));
        let v45 = vshr::<52>(v34);
        let v46 = vand(v34, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vadd(v36, v45);
        let v48 = vshr::<52>(v47);
        let v49 = vand(v47, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v38, v48);
        let v51 = vshr::<52>(v50);
        let v52 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v53 = vadd(v41, v51);
        let v54 = vshr::<52>(v53);
        let v55 = vand(v53, vsplat(0xf_ffff_ffff_ffff));
        let v56 = vadd(v44, v54);
        Element([v46, v49, v52, v55, v56])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4] = a.0;
        let v6 = vsub(vsplat(0x1f_ffff_ffff_fffe), a0);
        let v8 = vsub(vsplat(0x10_1fff_ffff_fffe), a1);
        let v10 = vsub(vsplat(0xf_ffff_ffff_ffff), a2);
        let v12 = vsub(vsplat(0x10_001f_ffff_ffff), a3);
        let v14 = vsub(vsplat(0x1_ffff_fffd_ffff), a4);
        let v15 = vshr::<48>(v14);
        let v16 = vand(v14, vsplat(0xffff_ffff_ffff));
        let v18 = vmadd52lo(v6, v15, vsplat(1));
        let v20 = vmadd52lo(v8, v15, vsplat(0xf_f000_0000_0000));
        let v21 = vmadd52lo(v10, v15, vsplat(0xf_ffff_ffff_ffff));
        let v23 = vmadd52lo(v12, v15, vsplat(0xf_ffef_ffff_ffff));
        let v25 = vmadd52lo(v16, v15, vsplat(65535));
        let v26 = vshr::<52>(v18);
        let v27 = vand(v18, vsplat(0xf_ffff_ffff_ffff));
        let v28 = vadd(v20, v26);
        let v29 = vshr::<52>(v28);
        let v30 = vand(v28, vsplat(0xf_ffff_ffff_ffff));
        let v31 = vadd(v21, v29);
        let v32 = vshr::<52>(v31);
        let v33 = vand(v31, vsplat(0xf_ffff_ffff_ffff));
        let v34 = vadd(v23, v32);
        let v35 = vshr::<52>(v34);
        let v36 = vand(v34, vsplat(0xf_ffff_ffff_ffff));
        let v37 = vadd(v25, v35);
        Element([v27, v30, v33, v36, v37])
    }

    /// `R * out = a * b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
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
        let v62 = vmadd52lo(v14, v11, vsplat(0xfff_ffff_ffff));
        let v63 = vmadd52hi(v19, v11, vsplat(0xfff_ffff_ffff));
        let v65 = vmadd52lo(v26, v11, vsplat(0x10_0000_0000));
        let v66 = vmadd52hi(v35, v11, vsplat(0x10_0000_0000));
        let v68 = vmadd52lo(v66, v11, vsplat(0xffff_ffff_0000));
        let v69 = vmadd52hi(v44, v11, vsplat(0xffff_ffff_0000));
        let v70 = vadd(v62, v11);
        let v71 = vand(v70, vsplat(0xf_ffff_ffff_ffff));
        let v72 = vmadd52lo(v63, v70, vsplat(0xfff_ffff_ffff));
        let v73 = vmadd52hi(v65, v70, vsplat(0xfff_ffff_ffff));
        let v74 = vmadd52lo(v68, v70, vsplat(0x10_0000_0000));
        let v75 = vmadd52hi(v69, v70, vsplat(0x10_0000_0000));
        let v76 = vmadd52lo(v75, v70, vsplat(0xffff_ffff_0000));
        let v77 = vmadd52hi(v51, v70, vsplat(0xffff_ffff_0000));
        let v78 = vshr::<52>(v70);
        let v79 = vadd(v72, v71);
        let v80 = vadd(v79, v78);
        let v81 = vand(v80, vsplat(0xf_ffff_ffff_ffff));
        let v82 = vmadd52lo(v73, v80, vsplat(0xfff_ffff_ffff));
        let v83 = vmadd52hi(v74, v80, vsplat(0xfff_ffff_ffff));
        let v84 = vmadd52lo(v76, v80, vsplat(0x10_0000_0000));
        let v85 = vmadd52hi(v77, v80, vsplat(0x10_0000_0000));
        let v86 = vmadd52lo(v85, v80, vsplat(0xffff_ffff_0000));
        let v87 = vmadd52hi(v56, v80, vsplat(0xffff_ffff_0000));
        let v88 = vshr::<52>(v80);
        let v89 = vadd(v82, v81);
        let v90 = vadd(v89, v88);
        let v91 = vand(v90, vsplat(0xf_ffff_ffff_ffff));
        let v92 = vmadd52lo(v83, v90, vsplat(0xfff_ffff_ffff));
        let v93 = vmadd52hi(v84, v90, vsplat(0xfff_ffff_ffff));
        let v94 = vmadd52lo(v86, v90, vsplat(0x10_0000_0000));
        let v95 = vmadd52hi(v87, v90, vsplat(0x10_0000_0000));
        let v96 = vmadd52lo(v95, v90, vsplat(0xffff_ffff_0000));
        let v97 = vmadd52hi(v59, v90, vsplat(0xffff_ffff_0000));
        let v98 = vshr::<52>(v90);
        let v99 = vadd(v92, v91);
        let v100 = vadd(v99, v98);
        let v101 = vand(v100, vsplat(0xf_ffff_ffff_ffff));
        let v102 = vmadd52lo(v93, v100, vsplat(0xfff_ffff_ffff));
        let v103 = vmadd52hi(v94, v100, vsplat(0xfff_ffff_ffff));
        let v104 = vmadd52lo(v96, v100, vsplat(0x10_0000_0000));
        let v105 = vmadd52hi(v97, v100, vsplat(0x10_0000_0000));
        let v106 = vmadd52lo(v105, v100, vsplat(0xffff_ffff_0000));
        let v107 = vmadd52hi(v60, v100, vsplat(0xffff_ffff_0000));
        let v108 = vshr::<52>(v100);
        let v109 = vadd(v102, v101);
        let v110 = vadd(v109, v108);
        let v111 = vshr::<52>(v110);
        let v112 = vand(v110, vsplat(0xf_ffff_ffff_ffff));
        let v113 = vadd(v103, v111);
        let v114 = vshr::<52>(v113);
        let v115 = vand(v113, vsplat(0xf_ffff_ffff_ffff));
        let v116 = vadd(v104, v114);
        let v117 = vshr::<52>(v116);
        let v118 = vand(v116, vsplat(0xf_ffff_ffff_ffff));
        let v119 = vadd(v106, v117);
        let v120 = vshr::<52>(v119);
        let v121 = vand(v119, vsplat(0xf_ffff_ffff_ffff));
        let v122 = vadd(v107, v120);
        Element([v112, v115, v118, v121, v122])
    }

    /// `R * out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
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
        let v44 = vmadd52lo(v10, v7, vsplat(0xfff_ffff_ffff));
        let v45 = vmadd52hi(v14, v7, vsplat(0xfff_ffff_ffff));
        let v47 = vmadd52lo(v19, v7, vsplat(0x10_0000_0000));
        let v48 = vmadd52hi(v25, v7, vsplat(0x10_0000_0000));
        let v50 = vmadd52lo(v48, v7, vsplat(0xffff_ffff_0000));
        let v51 = vmadd52hi(v31, v7, vsplat(0xffff_ffff_0000));
        let v52 = vadd(v44, v7);
        let v53 = vand(v52, vsplat(0xf_ffff_ffff_ffff));
        let v54 = vmadd52lo(v45, v52, vsplat(0xfff_ffff_ffff));
        let v55 = vmadd52hi(v47, v52, vsplat(0xfff_ffff_ffff));
        let v56 = vmadd52lo(v50, v52, vsplat(0x10_0000_0000));
        let v57 = vmadd52hi(v51, v52, vsplat(0x10_0000_0000));
        let v58 = vmadd52lo(v57, v52, vsplat(0xffff_ffff_0000));
        let v59 = vmadd52hi(v36, v52, vsplat(0xffff_ffff_0000));
        let v60 = vshr::<52>(v52);
        let v61 = vadd(v54, v53);
        let v62 = vadd(v61, v60);
        let v63 = vand(v62, vsplat(0xf_ffff_ffff_ffff));
        let v64 = vmadd52lo(v55, v62, vsplat(0xfff_ffff_ffff));
        let v65 = vmadd52hi(v56, v62, vsplat(0xfff_ffff_ffff));
        let v66 = vmadd52lo(v58, v62, vsplat(0x10_0000_0000));
        let v67 = vmadd52hi(v59, v62, vsplat(0x10_0000_0000));
        let v68 = vmadd52lo(v67, v62, vsplat(0xffff_ffff_0000));
        let v69 = vmadd52hi(v39, v62, vsplat(0xffff_ffff_0000));
        let v70 = vshr::<52>(v62);
        let v71 = vadd(v64, v63);
        let v72 = vadd(v71, v70);
        let v73 = vand(v72, vsplat(0xf_ffff_ffff_ffff));
        let v74 = vmadd52lo(v65, v72, vsplat(0xfff_ffff_ffff));
        let v75 = vmadd52hi(v66, v72, vsplat(0xfff_ffff_ffff));
        let v76 = vmadd52lo(v68, v72, vsplat(0x10_0000_0000));
        let v77 = vmadd52hi(v69, v72, vsplat(0x10_0000_0000));
        let v78 = vmadd52lo(v77, v72, vsplat(0xffff_ffff_0000));
        let v79 = vmadd52hi(v41, v72, vsplat(0xffff_ffff_0000));
        let v80 = vshr::<52>(v72);
        let v81 = vadd(v74, v73);
        let v82 = vadd(v81, v80);
        let v83 = vand(v82, vsplat(0xf_ffff_ffff_ffff));
        let v84 = vmadd52lo(v75, v82, vsplat(0xfff_ffff_ffff));
        let v85 = vmadd52hi(v76, v82, vsplat(0xfff_ffff_ffff));
        let v86 = vmadd52lo(v78, v82, vsplat(0x10_0000_0000));
        let v87 = vmadd52hi(v79, v82, vsplat(0x10_0000_0000));
        let v88 = vmadd52lo(v87, v82, vsplat(0xffff_ffff_0000));
        let v89 = vmadd52hi(v42, v82, vsplat(0xffff_ffff_0000));
        let v90 = vshr::<52>(v82);
        let v91 = vadd(v84, v83);
        let v92 = vadd(v91, v90);
        let v93 = vshr::<52>(v92);
        let v94 = vand(v92, vsplat(0xf_ffff_ffff_ffff));
        let v95 = vadd(v85, v93);
        let v96 = vshr::<52>(v95);
        let v97 = vand(v95, vsplat(0xf_ffff_ffff_ffff));
        let v98 = vadd(v86, v96);
        let v99 = vshr::<52>(v98);
        let v100 = vand(v98, vsplat(0xf_ffff_ffff_ffff));
        let v101 = vadd(v88, v99);
        let v102 = vshr::<52>(v101);
        let v103 = vand(v101, vsplat(0xf_ffff_ffff_ffff));
        let v104 = vadd(v89, v102);
        Element([v94, v97, v100, v103, v104])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v5 = vand(a0, vsplat(1));
        let v6 = vtest(v5);
        let v9 = vselect(v6, vsplat(0xf_ffff_ffff_ffff), vsplat(0));
        let v10 = vadd(a0, v9);
        let v12 = vselect(v6, vsplat(0xfff_ffff_ffff), vsplat(0));
        let v13 = vadd(a1, v12);
        let v15 = vselect(v6, vsplat(0x10_0000_0000), vsplat(0));
        let v16 = vadd(a3, v15);
        let v18 = vselect(v6, vsplat(0xffff_ffff_0000), vsplat(0));
        let v19 = vadd(a4, v18);
        let v20 = vshr::<1>(v10);
        let v21 = vand(v13, vsplat(1));
        let v22 = vshl::<51>(v21);
        let v23 = vadd(v20, v22);
        let v24 = vshr::<1>(v13);
        let v25 = vand(a2, vsplat(1));
        let v26 = vshl::<51>(v25);
        let v27 = vadd(v24, v26);
        let v28 = vshr::<1>(a2);
        let v29 = vand(v16, vsplat(1));
        let v30 = vshl::<51>(v29);
        let v31 = vadd(v28, v30);
        let v32 = vshr::<1>(v16);
        let v33 = vand(v19, vsplat(1));
        let v34 = vshl::<51>(v33);
        let v35 = vadd(v32, v34);
        let v36 = vshr::<1>(v19);
        let v37 = vshr::<48>(v36);
        let v38 = vand(v36, vsplat(0xffff_ffff_ffff));
        let v40 = vmadd52lo(v23, v37, vsplat(1));
        let v42 = vmadd52lo(v27, v37, vsplat(0xf_f000_0000_0000));
        let v43 = vmadd52lo(v31, v37, vsplat(0xf_ffff_ffff_ffff));
        let v45 = vmadd52lo(v35, v37, vsplat(0xf_ffef_ffff_ffff));
        let v47 = vmadd52lo(v38, v37, vsplat(65535));
        let v48 = vshr::<52>(v40);
        let v49 = vand(v40, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v42, v48);
        let v51 = vshr::<52>(v50);
        let v52 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v53 = vadd(v43, v51);
        let v54 = vshr::<52>(v53);
        let v55 = vand(v53, vsplat(0xf_ffff_ffff_ffff));
        let v56 = vadd(v45, v54);
        let v57 = vshr::<52>(v56);
        let v58 = vand(v56, vsplat(0xf_ffff_ffff_ffff));
        let v59 = vadd(v47, v57);
        Element([v49, v52, v55, v58, v59])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
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
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - takes `b`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `x`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `y`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
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

    /// `R * out = a (mod p), 0 <= out < p`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2 in `[0, 2^64 - 1]`; word 3 in `[0, 0xffffffff00000001]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4] = a.0;
        let v7 = vmadd52lo(a1, a0, vsplat(0xfff_ffff_ffff));
        let v8 = vmadd52hi(a2, a0, vsplat(0xfff_ffff_ffff));
        let v10 = vmadd52lo(a3, a0, vsplat(0x10_0000_0000));
        let v11 = vmadd52hi(a4, a0, vsplat(0x10_0000_0000));
        let v13 = vmadd52lo(v11, a0, vsplat(0xffff_ffff_0000));
        let v14 = vmadd52hi(vsplat(0), a0, vsplat(0xffff_ffff_0000));
        let v15 = vadd(v7, a0);
        let v16 = vand(v15, vsplat(0xf_ffff_ffff_ffff));
        let v17 = vmadd52lo(v8, v15, vsplat(0xfff_ffff_ffff));
        let v18 = vmadd52hi(v10, v15, vsplat(0xfff_ffff_ffff));
        let v19 = vmadd52lo(v13, v15, vsplat(0x10_0000_0000));
        let v20 = vmadd52hi(v14, v15, vsplat(0x10_0000_0000));
        let v21 = vmadd52lo(v20, v15, vsplat(0xffff_ffff_0000));
        let v22 = vmadd52hi(vsplat(0), v15, vsplat(0xffff_ffff_0000));
        let v23 = vshr::<52>(v15);
        let v24 = vadd(v17, v16);
        let v25 = vadd(v24, v23);
        let v26 = vand(v25, vsplat(0xf_ffff_ffff_ffff));
        let v27 = vmadd52lo(v18, v25, vsplat(0xfff_ffff_ffff));
        let v28 = vmadd52hi(v19, v25, vsplat(0xfff_ffff_ffff));
        let v29 = vmadd52lo(v21, v25, vsplat(0x10_0000_0000));
        let v30 = vmadd52hi(v22, v25, vsplat(0x10_0000_0000));
        let v31 = vmadd52lo(v30, v25, vsplat(0xffff_ffff_0000));
        let v32 = vmadd52hi(vsplat(0), v25, vsplat(0xffff_ffff_0000));
        let v33 = vshr::<52>(v25);
        let v34 = vadd(v27, v26);
        let v35 = vadd(v34, v33);
        let v36 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v37 = vmadd52lo(v28, v35, vsplat(0xfff_ffff_ffff));
        let v38 = vmadd52hi(v29, v35, vsplat(0xfff_ffff_ffff));
        let v39 = vmadd52lo(v31, v35, vsplat(0x10_0000_0000));
        let v40 = vmadd52hi(v32, v35, vsplat(0x10_0000_0000));
        let v41 = vmadd52lo(v40, v35, vsplat(0xffff_ffff_0000));
        let v42 = vmadd52hi(vsplat(0), v35, vsplat(0xffff_ffff_0000));
        let v43 = vshr::<52>(v35);
        let v44 = vadd(v37, v36);
        let v45 = vadd(v44, v43);
        let v46 = vand(v45, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vmadd52lo(v38, v45, vsplat(0xfff_ffff_ffff));
        let v48 = vmadd52hi(v39, v45, vsplat(0xfff_ffff_ffff));
        let v49 = vmadd52lo(v41, v45, vsplat(0x10_0000_0000));
        let v50 = vmadd52hi(v42, v45, vsplat(0x10_0000_0000));
        let v51 = vmadd52lo(v50, v45, vsplat(0xffff_ffff_0000));
        let v52 = vmadd52hi(vsplat(0), v45, vsplat(0xffff_ffff_0000));
        let v53 = vshr::<52>(v45);
        let v54 = vadd(v47, v46);
        let v55 = vadd(v54, v53);
        let v56 = vshr::<52>(v55);
        let v57 = vand(v55, vsplat(0xf_ffff_ffff_ffff));
        let v58 = vadd(v48, v56);
        let v59 = vshr::<52>(v58);
        let v60 = vand(v58, vsplat(0xf_ffff_ffff_ffff));
        let v61 = vadd(v49, v59);
        let v62 = vshr::<52>(v61);
        let v63 = vand(v61, vsplat(0xf_ffff_ffff_ffff));
        let v64 = vadd(v51, v62);
        let v65 = vshr::<52>(v64);
        let v66 = vand(v64, vsplat(0xf_ffff_ffff_ffff));
        let v67 = vadd(v52, v65);
        let v68 = vand(v60, vsplat(4095));
        let v69 = vshl::<52>(v68);
        let v70 = vadd(v57, v69);
        let v71 = vshr::<12>(v60);
        let v72 = vand(v63, vsplat(0xff_ffff));
        let v73 = vshl::<40>(v72);
        let v74 = vadd(v71, v73);
        let v75 = vshr::<24>(v63);
        let v76 = vand(v66, vsplat(0xf_ffff_ffff));
        let v77 = vshl::<28>(v76);
        let v78 = vadd(v75, v77);
        let v79 = vshr::<36>(v66);
        let v80 = vshl::<16>(v67);
        let v81 = vadd(v79, v80);
        let (v85, v86) = vsbb(v70, vsplat(0xffff_ffff_ffff_ffff), 0);
        let (v87, v88) = vsbb(v74, vsplat(0xffff_ffff), v86);
        let (v89, v90) = vsbb(v78, vsplat(0), v88);
        let (v91, v92) = vsbb(v81, vsplat(0xffff_ffff_0000_0001), v90);
        let v93 = vselect(v92, v70, v85);
        let v94 = vselect(v92, v74, v87);
        let v95 = vselect(v92, v78, v89);
        let v96 = vselect(v92, v81, v91);
        [v93, v94, v95, v96]
    }

    /// `limbs of out = bytes (mod p): out = bytes / R`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn limbs_of_words(words: &Words) -> Element {
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
        Element([v4, v8, v12, v16, v17])
    }

    /// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn limbs_of_words_canonical(words: &Words) -> (Element, Mask) {
        let [words0, words1, words2, words3] = *words;
        let (_, v9) = vsbb(words0, vsplat(0xffff_ffff_ffff_ffff), 0);
        let (_, v11) = vsbb(words1, vsplat(0xffff_ffff), v9);
        let (_, v13) = vsbb(words2, vsplat(0), v11);
        let (_, v15) = vsbb(words3, vsplat(0xffff_ffff_0000_0001), v13);
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
        (Element([v16, v20, v24, v28, v29]), v15)
    }

    /// `limbs of out = k (mod p): out = k / R`
    ///
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn limbs_of_word(k: V) -> Element {
        Element([k, vsplat(0), vsplat(0), vsplat(0), vsplat(0)])
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

    /// `R * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    /// - returns `out`: word 0, 1, 2, 3 in `[0, 2^52 - 1]`; word 4 in `[0, 0x113ffffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn from_montgomery(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4] = a.0;
        let v7 = vmadd52lo(a1, a0, vsplat(0xfff_ffff_ffff));
        let v8 = vmadd52hi(a2, a0, vsplat(0xfff_ffff_ffff));
        let v10 = vmadd52lo(a3, a0, vsplat(0x10_0000_0000));
        let v11 = vmadd52hi(a4, a0, vsplat(0x10_0000_0000));
        let v13 = vmadd52lo(v11, a0, vsplat(0xffff_ffff_0000));
        let v14 = vmadd52hi(vsplat(0), a0, vsplat(0xffff_ffff_0000));
        let v15 = vadd(v7, a0);
        let v16 = vand(v15, vsplat(0xf_ffff_ffff_ffff));
        let v17 = vmadd52lo(v8, v15, vsplat(0xfff_ffff_ffff));
        let v18 = vmadd52hi(v10, v15, vsplat(0xfff_ffff_ffff));
        let v19 = vmadd52lo(v13, v15, vsplat(0x10_0000_0000));
        let v20 = vmadd52hi(v14, v15, vsplat(0x10_0000_0000));
        let v21 = vmadd52lo(v20, v15, vsplat(0xffff_ffff_0000));
        let v22 = vmadd52hi(vsplat(0), v15, vsplat(0xffff_ffff_0000));
        let v23 = vshr::<52>(v15);
        let v24 = vadd(v17, v16);
        let v25 = vadd(v24, v23);
        let v26 = vand(v25, vsplat(0xf_ffff_ffff_ffff));
        let v27 = vmadd52lo(v18, v25, vsplat(0xfff_ffff_ffff));
        let v28 = vmadd52hi(v19, v25, vsplat(0xfff_ffff_ffff));
        let v29 = vmadd52lo(v21, v25, vsplat(0x10_0000_0000));
        let v30 = vmadd52hi(v22, v25, vsplat(0x10_0000_0000));
        let v31 = vmadd52lo(v30, v25, vsplat(0xffff_ffff_0000));
        let v32 = vmadd52hi(vsplat(0), v25, vsplat(0xffff_ffff_0000));
        let v33 = vshr::<52>(v25);
        let v34 = vadd(v27, v26);
        let v35 = vadd(v34, v33);
        let v36 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v37 = vmadd52lo(v28, v35, vsplat(0xfff_ffff_ffff));
        let v38 = vmadd52hi(v29, v35, vsplat(0xfff_ffff_ffff));
        let v39 = vmadd52lo(v31, v35, vsplat(0x10_0000_0000));
        let v40 = vmadd52hi(v32, v35, vsplat(0x10_0000_0000));
        let v41 = vmadd52lo(v40, v35, vsplat(0xffff_ffff_0000));
        let v42 = vmadd52hi(vsplat(0), v35, vsplat(0xffff_ffff_0000));
        let v43 = vshr::<52>(v35);
        let v44 = vadd(v37, v36);
        let v45 = vadd(v44, v43);
        let v46 = vand(v45, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vmadd52lo(v38, v45, vsplat(0xfff_ffff_ffff));
        let v48 = vmadd52hi(v39, v45, vsplat(0xfff_ffff_ffff));
        let v49 = vmadd52lo(v41, v45, vsplat(0x10_0000_0000));
        let v50 = vmadd52hi(v42, v45, vsplat(0x10_0000_0000));
        let v51 = vmadd52lo(v50, v45, vsplat(0xffff_ffff_0000));
        let v52 = vmadd52hi(vsplat(0), v45, vsplat(0xffff_ffff_0000));
        let v53 = vshr::<52>(v45);
        let v54 = vadd(v47, v46);
        let v55 = vadd(v54, v53);
        let v56 = vshr::<52>(v55);
        let v57 = vand(v55, vsplat(0xf_ffff_ffff_ffff));
        let v58 = vadd(v48, v56);
        let v59 = vshr::<52>(v58);
        let v60 = vand(v58, vsplat(0xf_ffff_ffff_ffff));
        let v61 = vadd(v49, v59);
        let v62 = vshr::<52>(v61);
        let v63 = vand(v61, vsplat(0xf_ffff_ffff_ffff));
        let v64 = vadd(v51, v62);
        let v65 = vshr::<52>(v64);
        let v66 = vand(v64, vsplat(0xf_ffff_ffff_ffff));
        let v67 = vadd(v52, v65);
        Element([v57, v60, v63, v66, v67])
    }

    /// out = R * a (mod p)
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn to_montgomery(a: &Element) -> Element {
        mul(a, &splat(&R))
    }

    /// out = k * a (mod p)
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let limbs = limbs_of_word(k);
        let factor = to_montgomery(&limbs);
        mul(a, &factor)
    }

    /// out = bytes (mod p)
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn from_words(bytes: &Words) -> Element {
        let limbs = limbs_of_words(bytes);
        to_montgomery(&limbs)
    }

    /// out = bytes (mod p), ok = 1 if bytes < p
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn from_words_canonical(bytes: &Words) -> (Element, Mask) {
        let (limbs, ok) = limbs_of_words_canonical(bytes);
        let out = to_montgomery(&limbs);
        (out, ok)
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
        let x2 = mul(&x1, a);
        let x3 = square(&x2);
        let x4 = mul(&x3, a);
        let mut x5 = x4;
        for _ in 0..3 {
            x5 = square(&x5);
        }
        let x6 = mul(&x5, &x4);
        let x7 = square(&x6);
        let x8 = mul(&x7, a);
        let mut x9 = x8;
        for _ in 0..7 {
            x9 = square(&x9);
        }
        let x10 = mul(&x9, &x8);
        let mut x11 = x10;
        for _ in 0..2 {
            x11 = square(&x11);
        }
        let x12 = mul(&x11, &x2);
        let mut x13 = x12;
        for _ in 0..16 {
            x13 = square(&x13);
        }
        let x14 = mul(&x13, &x12);
        let mut x15 = x14;
        for _ in 0..32 {
            x15 = square(&x15);
        }
        let x16 = mul(&x15, a);
        let mut x17 = x16;
        for _ in 0..112 {
            x17 = square(&x17);
        }
        let x18 = mul(&x17, &x12);
        let mut x19 = x18;
        for _ in 0..16 {
            x19 = square(&x19);
        }
        let x20 = mul(&x19, &x12);
        let mut x21 = x20;
        for _ in 0..16 {
            x21 = square(&x21);
        }
        let x22 = mul(&x21, &x12);
        let mut x23 = x22;
        for _ in 0..16 {
            x23 = square(&x23);
        }
        let x24 = mul(&x23, &x12);
        let mut x25 = x24;
        for _ in 0..16 {
            x25 = square(&x25);
        }
        let x26 = mul(&x25, &x12);
        let mut x27 = x26;
        for _ in 0..14 {
            x27 = square(&x27);
        }
        let x28 = mul(&x27, &x10);
        let mut x29 = x28;
        for _ in 0..2 {
            x29 = square(&x29);
        }
        mul(&x29, a)
    }

    /// out = a^28948022302589062190674361737351893382521535853822578548883407827216774463487
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn pow_root(a: &Element) -> Element {
        let x1 = square(a);
        let x2 = mul(&x1, a);
        let x3 = square(&x2);
        let x4 = mul(&x3, a);
        let mut x5 = x4;
        for _ in 0..3 {
            x5 = square(&x5);
        }
        let x6 = mul(&x5, &x4);
        let x7 = square(&x6);
        let x8 = mul(&x7, a);
        let mut x9 = x8;
        for _ in 0..7 {
            x9 = square(&x9);
        }
        let x10 = mul(&x9, &x8);
        let mut x11 = x10;
        for _ in 0..2 {
            x11 = square(&x11);
        }
        let x12 = mul(&x11, &x2);
        let mut x13 = x12;
        for _ in 0..16 {
            x13 = square(&x13);
        }
        let x14 = mul(&x13, &x12);
        let mut x15 = x14;
        for _ in 0..32 {
            x15 = square(&x15);
        }
        let x16 = mul(&x15, a);
        let mut x17 = x16;
        for _ in 0..112 {
            x17 = square(&x17);
        }
        let x18 = mul(&x17, &x12);
        let mut x19 = x18;
        for _ in 0..16 {
            x19 = square(&x19);
        }
        let x20 = mul(&x19, &x12);
        let mut x21 = x20;
        for _ in 0..16 {
            x21 = square(&x21);
        }
        let x22 = mul(&x21, &x12);
        let mut x23 = x22;
        for _ in 0..16 {
            x23 = square(&x23);
        }
        let x24 = mul(&x23, &x12);
        let mut x25 = x24;
        for _ in 0..16 {
            x25 = square(&x25);
        }
        let x26 = mul(&x25, &x12);
        let mut x27 = x26;
        for _ in 0..14 {
            x27 = square(&x27);
        }
        mul(&x27, &x10)
    }

    /// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
    ///
    /// `is_odd` tells the two roots apart.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn sqrt(a: &Element) -> (Element, Mask) {
        let mut out = pow_root(a);
        out = mul(&out, a);
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
