//! Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b (csidh512). Machine-made by Limbforge: do not edit.
//!
//! 8 elements at once, each in a lane of vectors. The modules have the same functions: `portable` computes on arrays, the others with the instructions after which they are named.
//!
//! ```text
//! Command: limbforge regen
//! Prime:   0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
//! Recipe:  10x52 lanes(8) product-scanning madd52 montgomery(product-scanning) carry(top-first)
//! Limbs:   10 words of 64 bits
//! Lanes:   8, an element in each
//! Domain:  Montgomery; the sum of limb * weight is the element times R = 2^520 modulo the prime
//!
//! If all inputs are within their bounds, the results are correct and within theirs.
//!
//! limb  weight  tight               loose
//! 0     2^0     [0, 2^52 - 1]       [0, 2^52 - 1]
//! 1     2^52    [0, 2^52 - 1]       [0, 2^52 - 1]
//! 2     2^104   [0, 2^52 - 1]       [0, 2^52 - 1]
//! 3     2^156   [0, 2^52 - 1]       [0, 2^52 - 1]
//! 4     2^208   [0, 2^52 - 1]       [0, 2^52 - 1]
//! 5     2^260   [0, 2^52 - 1]       [0, 2^52 - 1]
//! 6     2^312   [0, 2^52 - 1]       [0, 2^52 - 1]
//! 7     2^364   [0, 2^52 - 1]       [0, 2^52 - 1]
//! 8     2^416   [0, 2^52 - 1]       [0, 2^52 - 1]
//! 9     2^468   [0, 0xe9fffffffff]  [0, 0x21b1dabae5c2]
//! ```

/// Number of elements in an `Element`.
pub const LANES: usize = 8;

/// Number of vectors in an `Element`.
pub const LIMBS: usize = 10;

/// Number of bytes in an encoded element.
pub const BYTES: usize = 64;

/// Number of 64-bit words in an encoded element.
pub const WORDS: usize = 8;

/// A condition for each lane: bit i is that of lane i.
pub type Mask = u8;

/// The mask of all lanes.
pub const ALL: Mask = 255;

/// Limbs of 0.
pub const ZERO: [u64; LIMBS] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// Limbs of 1.
pub const ONE: [u64; LIMBS] = [
    0xa_8ee9_bfef_aa94,
    0x5_371a_8da6_6cda,
    0x7_8ce5_02d8_f1ad,
    0x1_9973_8693_e81e,
    0x6_3663_f766_7fde,
    0x1_81c7_5dc7_c56a,
    0xb_c1d3_7f29_131e,
    0xe_b481_412b_eb74,
    0x9_7908_b31b_314e,
    0x25c_95f2_008e,
];

/// Limbs of 2^((p - 1) / 2^1), a primitive root of unity of order 2^1.
pub const ROOT_OF_UNITY: [u64; LIMBS] = [
    0x7_2a1b_73d7_1de7,
    0xa_0e60_3cdc_e4dd,
    0x7_7e6a_22e9_806e,
    0x3_b701_8fdf_24a3,
    0x7_7146_cf5e_e815,
    0xe_3e05_0b6a_6732,
    0xc_791a_4963_2f3c,
    0x7_2f63_837f_575b,
    0x6_10b7_496f_7f82,
    0x3fe_b2f6_f6b2,
];

/// Limbs of R; in the Montgomery domain its limbs hold R^2.
pub const R: [u64; LIMBS] = [
    0x7_0c9a_15c8_cebf,
    0x5_f05d_4936_eaaf,
    0xf_7ea4_add4_639b,
    0x7_46fd_ea70_66eb,
    0xe_3aa0_c3b1_9e9e,
    0x3_a0c5_ce31_a621,
    0x1_14c5_df09_803f,
    0x7_02f1_1a88_3dad,
    0x9_4ecd_5f5e_c3f3,
    0x34_fa8b_e69f,
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
        [vload(&words[0]), vload(&words[1]), vload(&words[2]), vload(&words[3]), vload(&words[4]), vload(&words[5]), vload(&words[6]), vload(&words[7])]
    }

    /// Encoded elements from their words.
    #[inline]
    pub fn bytes_of_words(words: &Words) -> [[u8; BYTES]; LANES] {
        let words = [vstore(words[0]), vstore(words[1]), vstore(words[2]), vstore(words[3]), vstore(words[4]), vstore(words[5]), vstore(words[6]), vstore(words[7])];
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
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
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
        let v30 = vshr::<52>(v20);
        let v31 = vand(v20, vsplat(0xf_ffff_ffff_ffff));
        let v32 = vadd(v21, v30);
        let v33 = vshr::<52>(v32);
        let v34 = vand(v32, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vadd(v22, v33);
        let v36 = vshr::<52>(v35);
        let v37 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v23, v36);
        let v39 = vshr::<52>(v38);
        let v40 = vand(v38, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v24, v39);
        let v42 = vshr::<52>(v41);
        let v43 = vand(v41, vsplat(0xf_ffff_ffff_ffff));
        let v44 = vadd(v25, v42);
        let v45 = vshr::<52>(v44);
        let v46 = vand(v44, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vadd(v26, v45);
        let v48 = vshr::<52>(v47);
        let v49 = vand(v47, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v27, v48);
        let v51 = vshr::<52>(v50);
        let v52 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v53 = vadd(v28, v51);
        let v54 = vshr::<52>(v53);
        let v55 = vand(v53, vsplat(0xf_ffff_ffff_ffff));
        let v56 = vadd(v29, v54);
        Loose([v31, v34, v37, v40, v43, v46, v49, v52, v55, v56])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    #[inline]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v21 = vadd(a0, vsplat(0x15_2b0f_9b54_5971));
        let v22 = vsub(v21, b0);
        let v24 = vadd(a1, vsplat(0x1d_d070_5f89_f527));
        let v25 = vsub(v24, b1);
        let v27 = vadd(a2, vsplat(0x1d_21ed_7147_5652));
        let v28 = vsub(v27, b2);
        let v30 = vadd(a3, vsplat(0x1f_f15f_4359_2644));
        let v31 = vsub(v30, b3);
        let v33 = vadd(a4, vsplat(0x18_f700_5450_37d8));
        let v34 = vsub(v33, b4);
        let v36 = vadd(a5, vsplat(0x1f_3f65_3b96_85d5));
        let v37 = vsub(v36, b5);
        let v39 = vadd(a6, vsplat(0x18_b0c9_59a4_c70f));
        let v40 = vsub(v39, b6);
        let v42 = vadd(a7, vsplat(0x11_abae_4e01_c870));
        let v43 = vsub(v42, b7);
        let v45 = vadd(a8, vsplat(0x1e_9d3f_f5a0_1273));
        let v46 = vsub(v45, b8);
        let v48 = vadd(a9, vsplat(0x1311_daba_e5c1));
        let v49 = vsub(v48, b9);
        let v50 = vshr::<52>(v22);
        let v51 = vand(v22, vsplat(0xf_ffff_ffff_ffff));
        let v52 = vadd(v25, v50);
        let v53 = vshr::<52>(v52);
        let v54 = vand(v52, vsplat(0xf_ffff_ffff_ffff));
        let v55 = vadd(v28, v53);
        let v56 = vshr::<52>(v55);
        let v57 = vand(v55, vsplat(0xf_ffff_ffff_ffff));
        let v58 = vadd(v31, v56);
        let v59 = vshr::<52>(v58);
        let v60 = vand(v58, vsplat(0xf_ffff_ffff_ffff));
        let v61 = vadd(v34, v59);
        let v62 = vshr::<52>(v61);
        let v63 = vand(v61, vsplat(0xf_ffff_ffff_ffff));
        let v64 = vadd(v37, v62);
        let v65 = vshr::<52>(v64);
        let v66 = vand(v64, vsplat(0xf_ffff_ffff_ffff));
        let v67 = vadd(v40, v65);
        let v68 = vshr::<52>(v67);
        let v69 = vand(v67, vsplat(0xf_ffff_ffff_ffff));
        let v70 = vadd(v43, v68);
        let v71 = vshr::<52>(v70);
        let v72 = vand(v70, vsplat(0xf_ffff_ffff_ffff));
        let v73 = vadd(v46, v71);
        let v74 = vshr::<52>(v73);
        let v75 = vand(v73, vsplat(0xf_ffff_ffff_ffff));
        let v76 = vadd(v49, v74);
        Loose([v51, v54, v57, v60, v63, v66, v69, v72, v75, v76])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    #[inline]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v22 = vsub(vsplat(0x15_2b0f_9b54_5971), b0);
        let v23 = vselect(choice, v22, b0);
        let v24 = vadd(a0, v23);
        let v26 = vsub(vsplat(0x1d_d070_5f89_f527), b1);
        let v27 = vselect(choice, v26, b1);
        let v28 = vadd(a1, v27);
        let v30 = vsub(vsplat(0x1d_21ed_7147_5652), b2);
        let v31 = vselect(choice, v30, b2);
        let v32 = vadd(a2, v31);
        let v34 = vsub(vsplat(0x1f_f15f_4359_2644), b3);
        let v35 = vselect(choice, v34, b3);
        let v36 = vadd(a3, v35);
        let v38 = vsub(vsplat(0x18_f700_5450_37d8), b4);
        let v39 = vselect(choice, v38, b4);
        let v40 = vadd(a4, v39);
        let v42 = vsub(vsplat(0x1f_3f65_3b96_85d5), b5);
        let v43 = vselect(choice, v42, b5);
        let v44 = vadd(a5, v43);
        let v46 = vsub(vsplat(0x18_b0c9_59a4_c70f), b6);
        let v47 = vselect(choice, v46, b6);
        let v48 = vadd(a6, v47);
        let v50 = vsub(vsplat(0x11_abae_4e01_c870), b7);
        let v51 = vselect(choice, v50, b7);
        let v52 = vadd(a7, v51);
        let v54 = vsub(vsplat(0x1e_9d3f_f5a0_1273), b8);
        let v55 = vselect(choice, v54, b8);
        let v56 = vadd(a8, v55);
        let v58 = vsub(vsplat(0x1311_daba_e5c1), b9);
        let v59 = vselect(choice, v58, b9);
        let v60 = vadd(a9, v59);
        let v61 = vshr::<52>(v24);
        let v62 = vand(v24, vsplat(0xf_ffff_ffff_ffff));
        let v63 = vadd(v28, v61);
        let v64 = vshr::<52>(v63);
        let v65 = vand(v63, vsplat(0xf_ffff_ffff_ffff));
        let v66 = vadd(v32, v64);
        let v67 = vshr::<52>(v66);
        let v68 = vand(v66, vsplat(0xf_ffff_ffff_ffff));
        let v69 = vadd(v36, v67);
        let v70 = vshr::<52>(v69);
        let v71 = vand(v69, vsplat(0xf_ffff_ffff_ffff));
        let v72 = vadd(v40, v70);
        let v73 = vshr::<52>(v72);
        let v74 = vand(v72, vsplat(0xf_ffff_ffff_ffff));
        let v75 = vadd(v44, v73);
        let v76 = vshr::<52>(v75);
        let v77 = vand(v75, vsplat(0xf_ffff_ffff_ffff));
        let v78 = vadd(v48, v76);
        let v79 = vshr::<52>(v78);
        let v80 = vand(v78, vsplat(0xf_ffff_ffff_ffff));
        let v81 = vadd(v52, v79);
        let v82 = vshr::<52>(v81);
        let v83 = vand(v81, vsplat(0xf_ffff_ffff_ffff));
        let v84 = vadd(v56, v82);
        let v85 = vshr::<52>(v84);
        let v86 = vand(v84, vsplat(0xf_ffff_ffff_ffff));
        let v87 = vadd(v60, v85);
        Loose([v62, v65, v68, v71, v74, v77, v80, v83, v86, v87])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    #[inline]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v11 = vsub(vsplat(0x15_2b0f_9b54_5971), a0);
        let v13 = vsub(vsplat(0x1d_d070_5f89_f527), a1);
        let v15 = vsub(vsplat(0x1d_21ed_7147_5652), a2);
        let v17 = vsub(vsplat(0x1f_f15f_4359_2644), a3);
        let v19 = vsub(vsplat(0x18_f700_5450_37d8), a4);
        let v21 = vsub(vsplat(0x1f_3f65_3b96_85d5), a5);
        let v23 = vsub(vsplat(0x18_b0c9_59a4_c70f), a6);
        let v25 = vsub(vsplat(0x11_abae_4e01_c870), a7);
        let v27 = vsub(vsplat(0x1e_9d3f_f5a0_1273), a8);
        let v29 = vsub(vsplat(0x1311_daba_e5c1), a9);
        let v30 = vshr::<52>(v11);
        let v31 = vand(v11, vsplat(0xf_ffff_ffff_ffff));
        let v32 = vadd(v13, v30);
        let v33 = vshr::<52>(v32);
        let v34 = vand(v32, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vadd(v15, v33);
        let v36 = vshr::<52>(v35);
        let v37 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v17, v36);
        let v39 = vshr::<52>(v38);
        let v40 = vand(v38, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v19, v39);
        let v42 = vshr::<52>(v41);
        let v43 = vand(v41, vsplat(0xf_ffff_ffff_ffff));
        let v44 = vadd(v21, v42);
        let v45 = vshr::<52>(v44);
        let v46 = vand(v44, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vadd(v23, v45);
        let v48 = vshr::<52>(v47);
        let v49 = vand(v47, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v25, v48);
        let v51 = vshr::<52>(v50);
        let v52 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v53 = vadd(v27, v51);
        let v54 = vshr::<52>(v53);
        let v55 = vand(v53, vsplat(0xf_ffff_ffff_ffff));
        let v56 = vadd(v29, v54);
        Loose([v31, v34, v37, v40, v43, v46, v49, v52, v55, v56])
    }

    /// `out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    pub fn carry(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vshr::<43>(a9);
        let v11 = vand(a9, vsplat(0x7ff_ffff_ffff));
        let v13 = vmadd52lo(a0, v10, vsplat(0xe_46fa_cc39_3785));
        let v14 = vmadd52hi(a1, v10, vsplat(0xe_46fa_cc39_3785));
        let v16 = vmadd52lo(v14, v10, vsplat(0xba85_357c_ae47));
        let v18 = vmadd52lo(a2, v10, vsplat(0xf4b0_da3d_8de4));
        let v20 = vmadd52lo(a3, v10, vsplat(0xa_af8a_e98c_f33e));
        let v21 = vmadd52hi(a4, v10, vsplat(0xa_af8a_e98c_f33e));
        let v23 = vmadd52lo(v21, v10, vsplat(0x2_5855_393a_980c));
        let v25 = vmadd52lo(a5, v10, vsplat(0x4033_96cd_d363));
        let v27 = vmadd52lo(a6, v10, vsplat(0x7_c512_3773_bda5));
        let v28 = vmadd52hi(a7, v10, vsplat(0x7_c512_3773_bda5));
        let v30 = vmadd52lo(v28, v10, vsplat(0xa_1c1b_3b54_bd2f));
        let v31 = vmadd52hi(a8, v10, vsplat(0xa_1c1b_3b54_bd2f));
        let v33 = vmadd52lo(v31, v10, vsplat(0x7640_0375_4f2e));
        let v35 = vmadd52lo(v11, v10, vsplat(0x1a4_b717_08bf));
        let v36 = vshr::<52>(v13);
        let v37 = vand(v13, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v16, v36);
        let v39 = vshr::<52>(v38);
        let v40 = vand(v38, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v18, v39);
        let v42 = vshr::<52>(v41);
        let v43 = vand(v41, vsplat(0xf_ffff_ffff_ffff));
        let v44 = vadd(v20, v42);
        let v45 = vshr::<52>(v44);
        let v46 = vand(v44, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vadd(v23, v45);
        let v48 = vshr::<52>(v47);
        let v49 = vand(v47, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v25, v48);
        let v51 = vshr::<52>(v50);
        let v52 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v53 = vadd(v27, v51);
        let v54 = vshr::<52>(v53);
        let v55 = vand(v53, vsplat(0xf_ffff_ffff_ffff));
        let v56 = vadd(v30, v54);
        let v57 = vshr::<52>(v56);
        let v58 = vand(v56, vsplat(0xf_ffff_ffff_ffff));
        let v59 = vadd(v33, v57);
        let v60 = vshr::<52>(v59);
        let v61 = vand(v59, vsplat(0xf_ffff_ffff_ffff));
        let v62 = vadd(v35, v60);
        Element([v37, v40, v43, v46, v49, v52, v55, v58, v61, v62])
    }

    /// `R * out = a * b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v21 = vmadd52lo(vsplat(0), a0, b0);
        let v22 = vmadd52hi(vsplat(0), a0, b0);
        let v23 = vmadd52lo(v22, a0, b1);
        let v24 = vmadd52lo(v23, a1, b0);
        let v25 = vmadd52hi(vsplat(0), a0, b1);
        let v26 = vmadd52hi(v25, a1, b0);
        let v27 = vmadd52lo(v26, a0, b2);
        let v28 = vmadd52lo(v27, a1, b1);
        let v29 = vmadd52lo(v28, a2, b0);
        let v30 = vmadd52hi(vsplat(0), a0, b2);
        let v31 = vmadd52hi(v30, a1, b1);
        let v32 = vmadd52hi(v31, a2, b0);
        let v33 = vmadd52lo(v32, a0, b3);
        let v34 = vmadd52lo(v33, a1, b2);
        let v35 = vmadd52lo(v34, a2, b1);
        let v36 = vmadd52lo(v35, a3, b0);
        let v37 = vmadd52hi(vsplat(0), a0, b3);
        let v38 = vmadd52hi(v37, a1, b2);
        let v39 = vmadd52hi(v38, a2, b1);
        let v40 = vmadd52hi(v39, a3, b0);
        let v41 = vmadd52lo(v40, a0, b4);
        let v42 = vmadd52lo(v41, a1, b3);
        let v43 = vmadd52lo(v42, a2, b2);
        let v44 = vmadd52lo(v43, a3, b1);
        let v45 = vmadd52lo(v44, a4, b0);
        let v46 = vmadd52hi(vsplat(0), a0, b4);
        let v47 = vmadd52hi(v46, a1, b3);
        let v48 = vmadd52hi(v47, a2, b2);
        let v49 = vmadd52hi(v48, a3, b1);
        let v50 = vmadd52hi(v49, a4, b0);
        let v51 = vmadd52lo(v50, a0, b5);
        let v52 = vmadd52lo(v51, a1, b4);
        let v53 = vmadd52lo(v52, a2, b3);
        let v54 = vmadd52lo(v53, a3, b2);
        let v55 = vmadd52lo(v54, a4, b1);
        let v56 = vmadd52lo(v55, a5, b0);
        let v57 = vmadd52hi(vsplat(0), a0, b5);
        let v58 = vmadd52hi(v57, a1, b4);
        let v59 = vmadd52hi(v58, a2, b3);
        let v60 = vmadd52hi(v59, a3, b2);
        let v61 = vmadd52hi(v60, a4, b1);
        let v62 = vmadd52hi(v61, a5, b0);
        let v63 = vmadd52lo(v62, a0, b6);
        let v64 = vmadd52lo(v63, a1, b5);
        let v65 = vmadd52lo(v64, a2, b4);
        let v66 = vmadd52lo(v65, a3, b3);
        let v67 = vmadd52lo(v66, a4, b2);
        let v68 = vmadd52lo(v67, a5, b1);
        let v69 = vmadd52lo(v68, a6, b0);
        let v70 = vmadd52hi(vsplat(0), a0, b6);
        let v71 = vmadd52hi(v70, a1, b5);
        let v72 = vmadd52hi(v71, a2, b4);
        let v73 = vmadd52hi(v72, a3, b3);
        let v74 = vmadd52hi(v73, a4, b2);
        let v75 = vmadd52hi(v74, a5, b1);
        let v76 = vmadd52hi(v75, a6, b0);
        let v77 = vmadd52lo(v76, a0, b7);
        let v78 = vmadd52lo(v77, a1, b6);
        let v79 = vmadd52lo(v78, a2, b5);
        let v80 = vmadd52lo(v79, a3, b4);
        let v81 = vmadd52lo(v80, a4, b3);
        let v82 = vmadd52lo(v81, a5, b2);
        let v83 = vmadd52lo(v82, a6, b1);
        let v84 = vmadd52lo(v83, a7, b0);
        let v85 = vmadd52hi(vsplat(0), a0, b7);
        let v86 = vmadd52hi(v85, a1, b6);
        let v87 = vmadd52hi(v86, a2, b5);
        let v88 = vmadd52hi(v87, a3, b4);
        let v89 = vmadd52hi(v88, a4, b3);
        let v90 = vmadd52hi(v89, a5, b2);
        let v91 = vmadd52hi(v90, a6, b1);
        let v92 = vmadd52hi(v91, a7, b0);
        let v93 = vmadd52lo(v92, a0, b8);
        let v94 = vmadd52lo(v93, a1, b7);
        let v95 = vmadd52lo(v94, a2, b6);
        let v96 = vmadd52lo(v95, a3, b5);
        let v97 = vmadd52lo(v96, a4, b4);
        let v98 = vmadd52lo(v97, a5, b3);
        let v99 = vmadd52lo(v98, a6, b2);
        let v100 = vmadd52lo(v99, a7, b1);
        let v101 = vmadd52lo(v100, a8, b0);
        let v102 = vmadd52hi(vsplat(0), a0, b8);
        let v103 = vmadd52hi(v102, a1, b7);
        let v104 = vmadd52hi(v103, a2, b6);
        let v105 = vmadd52hi(v104, a3, b5);
        let v106 = vmadd52hi(v105, a4, b4);
        let v107 = vmadd52hi(v106, a5, b3);
        let v108 = vmadd52hi(v107, a6, b2);
        let v109 = vmadd52hi(v108, a7, b1);
        let v110 = vmadd52hi(v109, a8, b0);
        let v111 = vmadd52lo(v110, a0, b9);
        let v112 = vmadd52lo(v111, a1, b8);
        let v113 = vmadd52lo(v112, a2, b7);
        let v114 = vmadd52lo(v113, a3, b6);
        let v115 = vmadd52lo(v114, a4, b5);
        let v116 = vmadd52lo(v115, a5, b4);
        let v117 = vmadd52lo(v116, a6, b3);
        let v118 = vmadd52lo(v117, a7, b2);
        let v119 = vmadd52lo(v118, a8, b1);
        let v120 = vmadd52lo(v119, a9, b0);
        let v121 = vmadd52hi(vsplat(0), a0, b9);
        let v122 = vmadd52hi(v121, a1, b8);
        let v123 = vmadd52hi(v122, a2, b7);
        let v124 = vmadd52hi(v123, a3, b6);
        let v125 = vmadd52hi(v124, a4, b5);
        let v126 = vmadd52hi(v125, a5, b4);
        let v127 = vmadd52hi(v126, a6, b3);
        let v128 = vmadd52hi(v127, a7, b2);
        let v129 = vmadd52hi(v128, a8, b1);
        let v130 = vmadd52hi(v129, a9, b0);
        let v131 = vmadd52lo(v130, a1, b9);
        let v132 = vmadd52lo(v131, a2, b8);
        let v133 = vmadd52lo(v132, a3, b7);
        let v134 = vmadd52lo(v133, a4, b6);
        let v135 = vmadd52lo(v134, a5, b5);
        let v136 = vmadd52lo(v135, a6, b4);
        let v137 = vmadd52lo(v136, a7, b3);
        let v138 = vmadd52lo(v137, a8, b2);
        let v139 = vmadd52lo(v138, a9, b1);
        let v140 = vmadd52hi(vsplat(0), a1, b9);
        let v141 = vmadd52hi(v140, a2, b8);
        let v142 = vmadd52hi(v141, a3, b7);
        let v143 = vmadd52hi(v142, a4, b6);
        let v144 = vmadd52hi(v143, a5, b5);
        let v145 = vmadd52hi(v144, a6, b4);
        let v146 = vmadd52hi(v145, a7, b3);
        let v147 = vmadd52hi(v146, a8, b2);
        let v148 = vmadd52hi(v147, a9, b1);
        let v149 = vmadd52lo(v148, a2, b9);
        let v150 = vmadd52lo(v149, a3, b8);
        let v151 = vmadd52lo(v150, a4, b7);
        let v152 = vmadd52lo(v151, a5, b6);
        let v153 = vmadd52lo(v152, a6, b5);
        let v154 = vmadd52lo(v153, a7, b4);
        let v155 = vmadd52lo(v154, a8, b3);
        let v156 = vmadd52lo(v155, a9, b2);
        let v157 = vmadd52hi(vsplat(0), a2, b9);
        let v158 = vmadd52hi(v157, a3, b8);
        let v159 = vmadd52hi(v158, a4, b7);
        let v160 = vmadd52hi(v159, a5, b6);
        let v161 = vmadd52hi(v160, a6, b5);
        let v162 = vmadd52hi(v161, a7, b4);
        let v163 = vmadd52hi(v162, a8, b3);
        let v164 = vmadd52hi(v163, a9, b2);
        let v165 = vmadd52lo(v164, a3, b9);
        let v166 = vmadd52lo(v165, a4, b8);
        let v167 = vmadd52lo(v166, a5, b7);
        let v168 = vmadd52lo(v167, a6, b6);
        let v169 = vmadd52lo(v168, a7, b5);
        let v170 = vmadd52lo(v169, a8, b4);
        let v171 = vmadd52lo(v170, a9, b3);
        let v172 = vmadd52hi(vsplat(0), a3, b9);
        let v173 = vmadd52hi(v172, a4, b8);
        let v174 = vmadd52hi(v173, a5, b7);
        let v175 = vmadd52hi(v174, a6, b6);
        let v176 = vmadd52hi(v175, a7, b5);
        let v177 = vmadd52hi(v176, a8, b4);
        let v178 = vmadd52hi(v177, a9, b3);
        let v179 = vmadd52lo(v178, a4, b9);
        let v180 = vmadd52lo(v179, a5, b8);
        let v181 = vmadd52lo(v180, a6, b7);
        let v182 = vmadd52lo(v181, a7, b6);
        let v183 = vmadd52lo(v182, a8, b5);
        let v184 = vmadd52lo(v183, a9, b4);
        let v185 = vmadd52hi(vsplat(0), a4, b9);
        let v186 = vmadd52hi(v185, a5, b8);
        let v187 = vmadd52hi(v186, a6, b7);
        let v188 = vmadd52hi(v187, a7, b6);
        let v189 = vmadd52hi(v188, a8, b5);
        let v190 = vmadd52hi(v189, a9, b4);
        let v191 = vmadd52lo(v190, a5, b9);
        let v192 = vmadd52lo(v191, a6, b8);
        let v193 = vmadd52lo(v192, a7, b7);
        let v194 = vmadd52lo(v193, a8, b6);
        let v195 = vmadd52lo(v194, a9, b5);
        let v196 = vmadd52hi(vsplat(0), a5, b9);
        let v197 = vmadd52hi(v196, a6, b8);
        let v198 = vmadd52hi(v197, a7, b7);
        let v199 = vmadd52hi(v198, a8, b6);
        let v200 = vmadd52hi(v199, a9, b5);
        let v201 = vmadd52lo(v200, a6, b9);
        let v202 = vmadd52lo(v201, a7, b8);
        let v203 = vmadd52lo(v202, a8, b7);
        let v204 = vmadd52lo(v203, a9, b6);
        let v205 = vmadd52hi(vsplat(0), a6, b9);
        let v206 = vmadd52hi(v205, a7, b8);
        let v207 = vmadd52hi(v206, a8, b7);
        let v208 = vmadd52hi(v207, a9, b6);
        let v209 = vmadd52lo(v208, a7, b9);
        let v210 = vmadd52lo(v209, a8, b8);
        let v211 = vmadd52lo(v210, a9, b7);
        let v212 = vmadd52hi(vsplat(0), a7, b9);
        let v213 = vmadd52hi(v212, a8, b8);
        let v214 = vmadd52hi(v213, a9, b7);
        let v215 = vmadd52lo(v214, a8, b9);
        let v216 = vmadd52lo(v215, a9, b8);
        let v217 = vmadd52hi(vsplat(0), a8, b9);
        let v218 = vmadd52hi(v217, a9, b8);
        let v219 = vmadd52lo(v218, a9, b9);
        let v220 = vmadd52hi(vsplat(0), a9, b9);
        let v222 = vmadd52lo(vsplat(0), v21, vsplat(0x1_301f_632e_294d));
        let v224 = vmadd52lo(v21, v222, vsplat(0x1_b905_33c6_c87b));
        let v225 = vmadd52hi(v24, v222, vsplat(0x1_b905_33c6_c87b));
        let v227 = vmadd52lo(v225, v222, vsplat(0xf_457a_ca83_51b8));
        let v228 = vmadd52hi(v29, v222, vsplat(0xf_457a_ca83_51b8));
        let v230 = vmadd52lo(v228, v222, vsplat(0xf_0b4f_25c2_721b));
        let v231 = vmadd52hi(v36, v222, vsplat(0xf_0b4f_25c2_721b));
        let v233 = vmadd52lo(v231, v222, vsplat(0x5_5075_1673_0cc1));
        let v234 = vmadd52hi(v45, v222, vsplat(0x5_5075_1673_0cc1));
        let v236 = vmadd52lo(v234, v222, vsplat(0xd_a7aa_c6c5_67f3));
        let v237 = vmadd52hi(v56, v222, vsplat(0xd_a7aa_c6c5_67f3));
        let v239 = vmadd52lo(v237, v222, vsplat(0xf_bfcc_6932_2c9c));
        let v240 = vmadd52hi(v69, v222, vsplat(0xf_bfcc_6932_2c9c));
        let v242 = vmadd52lo(v240, v222, vsplat(0x8_3aed_c88c_425a));
        let v243 = vmadd52hi(v84, v222, vsplat(0x8_3aed_c88c_425a));
        let v245 = vmadd52lo(v243, v222, vsplat(0x5_e3e4_c4ab_42d0));
        let v246 = vmadd52hi(v101, v222, vsplat(0x5_e3e4_c4ab_42d0));
        let v248 = vmadd52lo(v246, v222, vsplat(0xf_89bf_fc8a_b0d1));
        let v249 = vmadd52hi(v120, v222, vsplat(0xf_89bf_fc8a_b0d1));
        let v251 = vmadd52lo(v249, v222, vsplat(0x65b_48e8_f740));
        let v252 = vmadd52hi(v139, v222, vsplat(0x65b_48e8_f740));
        let v253 = vshr::<52>(v224);
        let v254 = vadd(v227, v253);
        let v255 = vmadd52lo(vsplat(0), v254, vsplat(0x1_301f_632e_294d));
        let v256 = vmadd52lo(v254, v255, vsplat(0x1_b905_33c6_c87b));
        let v257 = vmadd52hi(v230, v255, vsplat(0x1_b905_33c6_c87b));
        let v258 = vmadd52lo(v257, v255, vsplat(0xf_457a_ca83_51b8));
        let v259 = vmadd52hi(v233, v255, vsplat(0xf_457a_ca83_51b8));
        let v260 = vmadd52lo(v259, v255, vsplat(0xf_0b4f_25c2_721b));
        let v261 = vmadd52hi(v236, v255, vsplat(0xf_0b4f_25c2_721b));
        let v262 = vmadd52lo(v261, v255, vsplat(0x5_5075_1673_0cc1));
        let v263 = vmadd52hi(v239, v255, vsplat(0x5_5075_1673_0cc1));
        let v264 = vmadd52lo(v263, v255, vsplat(0xd_a7aa_c6c5_67f3));
        let v265 = vmadd52hi(v242, v255, vsplat(0xd_a7aa_c6c5_67f3));
        let v266 = vmadd52lo(v265, v255, vsplat(0xf_bfcc_6932_2c9c));
        let v267 = vmadd52hi(v245, v255, vsplat(0xf_bfcc_6932_2c9c));
        let v268 = vmadd52lo(v267, v255, vsplat(0x8_3aed_c88c_425a));
        let v269 = vmadd52hi(v248, v255, vsplat(0x8_3aed_c88c_425a));
        let v270 = vmadd52lo(v269, v255, vsplat(0x5_e3e4_c4ab_42d0));
        let v271 = vmadd52hi(v251, v255, vsplat(0x5_e3e4_c4ab_42d0));
        let v272 = vmadd52lo(v271, v255, vsplat(0xf_89bf_fc8a_b0d1));
        let v273 = vmadd52hi(v252, v255, vsplat(0xf_89bf_fc8a_b0d1));
        let v274 = vmadd52lo(v273, v255, vsplat(0x65b_48e8_f740));
        let v275 = vmadd52hi(v156, v255, vsplat(0x65b_48e8_f740));
        let v276 = vshr::<52>(v256);
        let v277 = vadd(v258, v276);
        let v278 = vmadd52lo(vsplat(0), v277, vsplat(0x1_301f_632e_294d));
        let v279 = vmadd52lo(v277, v278, vsplat(0x1_b905_33c6_c87b));
        let v280 = vmadd52hi(v260, v278, vsplat(0x1_b905_33c6_c87b));
        let v281 = vmadd52lo(v280, v278, vsplat(0xf_457a_ca83_51b8));
        let v282 = vmadd52hi(v262, v278, vsplat(0xf_457a_ca83_51b8));
        let v283 = vmadd52lo(v282, v278, vsplat(0xf_0b4f_25c2_721b));
        let v284 = vmadd52hi(v264, v278, vsplat(0xf_0b4f_25c2_721b));
        let v285 = vmadd52lo(v284, v278, vsplat(0x5_5075_1673_0cc1));
        let v286 = vmadd52hi(v266, v278, vsplat(0x5_5075_1673_0cc1));
        let v287 = vmadd52lo(v286, v278, vsplat(0xd_a7aa_c6c5_67f3));
        let v288 = vmadd52hi(v268, v278, vsplat(0xd_a7aa_c6c5_67f3));
        let v289 = vmadd52lo(v288, v278, vsplat(0xf_bfcc_6932_2c9c));
        let v290 = vmadd52hi(v270, v278, vsplat(0xf_bfcc_6932_2c9c));
        let v291 = vmadd52lo(v290, v278, vsplat(0x8_3aed_c88c_425a));
        let v292 = vmadd52hi(v272, v278, vsplat(0x8_3aed_c88c_425a));
        let v293 = vmadd52lo(v292, v278, vsplat(0x5_e3e4_c4ab_42d0));
        let v294 = vmadd52hi(v274, v278, vsplat(0x5_e3e4_c4ab_42d0));
        let v295 = vmadd52lo(v294, v278, vsplat(0xf_89bf_fc8a_b0d1));
        let v296 = vmadd52hi(v275, v278, vsplat(0xf_89bf_fc8a_b0d1));
        let v297 = vmadd52lo(v296, v278, vsplat(0x65b_48e8_f740));
        let v298 = vmadd52hi(v171, v278, vsplat(0x65b_48e8_f740));
        let v299 = vshr::<52>(v279);
        let v300 = vadd(v281, v299);
        let v301 = vmadd52lo(vsplat(0), v300, vsplat(0x1_301f_632e_294d));
        let v302 = vmadd52lo(v300, v301, vsplat(0x1_b905_33c6_c87b));
        let v303 = vmadd52hi(v283, v301, vsplat(0x1_b905_33c6_c87b));
        let v304 = vmadd52lo(v303, v301, vsplat(0xf_457a_ca83_51b8));
        let v305 = vmadd52hi(v285, v301, vsplat(0xf_457a_ca83_51b8));
        let v306 = vmadd52lo(v305, v301, vsplat(0xf_0b4f_25c2_721b));
        let v307 = vmadd52hi(v287, v301, vsplat(0xf_0b4f_25c2_721b));
        let v308 = vmadd52lo(v307, v301, vsplat(0x5_5075_1673_0cc1));
        let v309 = vmadd52hi(v289, v301, vsplat(0x5_5075_1673_0cc1));
        let v310 = vmadd52lo(v309, v301, vsplat(0xd_a7aa_c6c5_67f3));
        let v311 = vmadd52hi(v291, v301, vsplat(0xd_a7aa_c6c5_67f3));
        let v312 = vmadd52lo(v311, v301, vsplat(0xf_bfcc_6932_2c9c));
        let v313 = vmadd52hi(v293, v301, vsplat(0xf_bfcc_6932_2c9c));
        let v314 = vmadd52lo(v313, v301, vsplat(0x8_3aed_c88c_425a));
        let v315 = vmadd52hi(v295, v301, vsplat(0x8_3aed_c88c_425a));
        let v316 = vmadd52lo(v315, v301, vsplat(0x5_e3e4_c4ab_42d0));
        let v317 = vmadd52hi(v297, v301, vsplat(0x5_e3e4_c4ab_42d0));
        let v318 = vmadd52lo(v317, v301, vsplat(0xf_89bf_fc8a_b0d1));
        let v319 = vmadd52hi(v298, v301, vsplat(0xf_89bf_fc8a_b0d1));
        let v320 = vmadd52lo(v319, v301, vsplat(0x65b_48e8_f740));
        let v321 = vmadd52hi(v184, v301, vsplat(0x65b_48e8_f740));
        let v322 = vshr::<52>(v302);
        let v323 = vadd(v304, v322);
        let v324 = vmadd52lo(vsplat(0), v323, vsplat(0x1_301f_632e_294d));
        let v325 = vmadd52lo(v323, v324, vsplat(0x1_b905_33c6_c87b));
        let v326 = vmadd52hi(v306, v324, vsplat(0x1_b905_33c6_c87b));
        let v327 = vmadd52lo(v326, v324, vsplat(0xf_457a_ca83_51b8));
        let v328 = vmadd52hi(v308, v324, vsplat(0xf_457a_ca83_51b8));
        let v329 = vmadd52lo(v328, v324, vsplat(0xf_0b4f_25c2_721b));
        let v330 = vmadd52hi(v310, v324, vsplat(0xf_0b4f_25c2_721b));
        let v331 = vmadd52lo(v330, v324, vsplat(0x5_5075_1673_0cc1));
        let v332 = vmadd52hi(v312, v324, vsplat(0x5_5075_1673_0cc1));
        let v333 = vmadd52lo(v332, v324, vsplat(0xd_a7aa_c6c5_67f3));
        let v334 = vmadd52hi(v314, v324, vsplat(0xd_a7aa_c6c5_67f3));
        let v335 = vmadd52lo(v334, v324, vsplat(0xf_bfcc_6932_2c9c));
        let v336 = vmadd52hi(v316, v324, vsplat(0xf_bfcc_6932_2c9c));
        let v337 = vmadd52lo(v336, v324, vsplat(0x8_3aed_c88c_425a));
        let v338 = vmadd52hi(v318, v324, vsplat(0x8_3aed_c88c_425a));
        let v339 = vmadd52lo(v338, v324, vsplat(0x5_e3e4_c4ab_42d0));
        let v340 = vmadd52hi(v320, v324, vsplat(0x5_e3e4_c4ab_42d0));
        let v341 = vmadd52lo(v340, v324, vsplat(0xf_89bf_fc8a_b0d1));
        let v342 = vmadd52hi(v321, v324, vsplat(0xf_89bf_fc8a_b0d1));
        let v343 = vmadd52lo(v342, v324, vsplat(0x65b_48e8_f740));
        let v344 = vmadd52hi(v195, v324, vsplat(0x65b_48e8_f740));
        let v345 = vshr::<52>(v325);
        let v346 = vadd(v327, v345);
        let v347 = vmadd52lo(vsplat(0), v346, vsplat(0x1_301f_632e_294d));
        let v348 = vmadd52lo(v346, v347, vsplat(0x1_b905_33c6_c87b));
        let v349 = vmadd52hi(v329, v347, vsplat(0x1_b905_33c6_c87b));
        let v350 = vmadd52lo(v349, v347, vsplat(0xf_457a_ca83_51b8));
        let v351 = vmadd52hi(v331, v347, vsplat(0xf_457a_ca83_51b8));
        let v352 = vmadd52lo(v351, v347, vsplat(0xf_0b4f_25c2_721b));
        let v353 = vmadd52hi(v333, v347, vsplat(0xf_0b4f_25c2_721b));
        let v354 = vmadd52lo(v353, v347, vsplat(0x5_5075_1673_0cc1));
        let v355 = vmadd52hi(v335, v347, vsplat(0x5_5075_1673_0cc1));
        let v356 = vmadd52lo(v355, v347, vsplat(0xd_a7aa_c6c5_67f3));
        let v357 = vmadd52hi(v337, v347, vsplat(0xd_a7aa_c6c5_67f3));
        let v358 = vmadd52lo(v357, v347, vsplat(0xf_bfcc_6932_2c9c));
        let v359 = vmadd52hi(v339, v347, vsplat(0xf_bfcc_6932_2c9c));
        let v360 = vmadd52lo(v359, v347, vsplat(0x8_3aed_c88c_425a));
        let v361 = vmadd52hi(v341, v347, vsplat(0x8_3aed_c88c_425a));
        let v362 = vmadd52lo(v361, v347, vsplat(0x5_e3e4_c4ab_42d0));
        let v363 = vmadd52hi(v343, v347, vsplat(0x5_e3e4_c4ab_42d0));
        let v364 = vmadd52lo(v363, v347, vsplat(0xf_89bf_fc8a_b0d1));
        let v365 = vmadd52hi(v344, v347, vsplat(0xf_89bf_fc8a_b0d1));
        let v366 = vmadd52lo(v365, v347, vsplat(0x65b_48e8_f740));
        let v367 = vmadd52hi(v204, v347, vsplat(0x65b_48e8_f740));
        let v368 = vshr::<52>(v348);
        let v369 = vadd(v350, v368);
        let v370 = vmadd52lo(vsplat(0), v369, vsplat(0x1_301f_632e_294d));
        let v371 = vmadd52lo(v369, v370, vsplat(0x1_b905_33c6_c87b));
        let v372 = vmadd52hi(v352, v370, vsplat(0x1_b905_33c6_c87b));
        let v373 = vmadd52lo(v372, v370, vsplat(0xf_457a_ca83_51b8));
        let v374 = vmadd52hi(v354, v370, vsplat(0xf_457a_ca83_51b8));
        let v375 = vmadd52lo(v374, v370, vsplat(0xf_0b4f_25c2_721b));
        let v376 = vmadd52hi(v356, v370, vsplat(0xf_0b4f_25c2_721b));
        let v377 = vmadd52lo(v376, v370, vsplat(0x5_5075_1673_0cc1));
        let v378 = vmadd52hi(v358, v370, vsplat(0x5_5075_1673_0cc1));
        let v379 = vmadd52lo(v378, v370, vsplat(0xd_a7aa_c6c5_67f3));
        let v380 = vmadd52hi(v360, v370, vsplat(0xd_a7aa_c6c5_67f3));
        let v381 = vmadd52lo(v380, v370, vsplat(0xf_bfcc_6932_2c9c));
        let v382 = vmadd52hi(v362, v370, vsplat(0xf_bfcc_6932_2c9c));
        let v383 = vmadd52lo(v382, v370, vsplat(0x8_3aed_c88c_425a));
        let v384 = vmadd52hi(v364, v370, vsplat(0x8_3aed_c88c_425a));
        let v385 = vmadd52lo(v384, v370, vsplat(0x5_e3e4_c4ab_42d0));
        let v386 = vmadd52hi(v366, v370, vsplat(0x5_e3e4_c4ab_42d0));
        let v387 = vmadd52lo(v386, v370, vsplat(0xf_89bf_fc8a_b0d1));
        let v388 = vmadd52hi(v367, v370, vsplat(0xf_89bf_fc8a_b0d1));
        let v389 = vmadd52lo(v388, v370, vsplat(0x65b_48e8_f740));
        let v390 = vmadd52hi(v211, v370, vsplat(0x65b_48e8_f740));
        let v391 = vshr::<52>(v371);
        let v392 = vadd(v373, v391);
        let v393 = vmadd52lo(vsplat(0), v392, vsplat(0x1_301f_632e_294d));
        let v394 = vmadd52lo(v392, v393, vsplat(0x1_b905_33c6_c87b));
        let v395 = vmadd52hi(v375, v393, vsplat(0x1_b905_33c6_c87b));
        let v396 = vmadd52lo(v395, v393, vsplat(0xf_457a_ca83_51b8));
        let v397 = vmadd52hi(v377, v393, vsplat(0xf_457a_ca83_51b8));
        let v398 = vmadd52lo(v397, v393, vsplat(0xf_0b4f_25c2_721b));
        let v399 = vmadd52hi(v379, v393, vsplat(0xf_0b4f_25c2_721b));
        let v400 = vmadd52lo(v399, v393, vsplat(0x5_5075_1673_0cc1));
        let v401 = vmadd52hi(v381, v393, vsplat(0x5_5075_1673_0cc1));
        let v402 = vmadd52lo(v401, v393, vsplat(0xd_a7aa_c6c5_67f3));
        let v403 = vmadd52hi(v383, v393, vsplat(0xd_a7aa_c6c5_67f3));
        let v404 = vmadd52lo(v403, v393, vsplat(0xf_bfcc_6932_2c9c));
        let v405 = vmadd52hi(v385, v393, vsplat(0xf_bfcc_6932_2c9c));
        let v406 = vmadd52lo(v405, v393, vsplat(0x8_3aed_c88c_425a));
        let v407 = vmadd52hi(v387, v393, vsplat(0x8_3aed_c88c_425a));
        let v408 = vmadd52lo(v407, v393, vsplat(0x5_e3e4_c4ab_42d0));
        let v409 = vmadd52hi(v389, v393, vsplat(0x5_e3e4_c4ab_42d0));
        let v410 = vmadd52lo(v409, v393, vsplat(0xf_89bf_fc8a_b0d1));
        let v411 = vmadd52hi(v390, v393, vsplat(0xf_89bf_fc8a_b0d1));
        let v412 = vmadd52lo(v411, v393, vsplat(0x65b_48e8_f740));
        let v413 = vmadd52hi(v216, v393, vsplat(0x65b_48e8_f740));
        let v414 = vshr::<52>(v394);
        let v415 = vadd(v396, v414);
        let v416 = vmadd52lo(vsplat(0), v415, vsplat(0x1_301f_632e_294d));
        let v417 = vmadd52lo(v415, v416, vsplat(0x1_b905_33c6_c87b));
        let v418 = vmadd52hi(v398, v416, vsplat(0x1_b905_33c6_c87b));
        let v419 = vmadd52lo(v418, v416, vsplat(0xf_457a_ca83_51b8));
        let v420 = vmadd52hi(v400, v416, vsplat(0xf_457a_ca83_51b8));
        let v421 = vmadd52lo(v420, v416, vsplat(0xf_0b4f_25c2_721b));
        let v422 = vmadd52hi(v402, v416, vsplat(0xf_0b4f_25c2_721b));
        let v423 = vmadd52lo(v422, v416, vsplat(0x5_5075_1673_0cc1));
        let v424 = vmadd52hi(v404, v416, vsplat(0x5_5075_1673_0cc1));
        let v425 = vmadd52lo(v424, v416, vsplat(0xd_a7aa_c6c5_67f3));
        let v426 = vmadd52hi(v406, v416, vsplat(0xd_a7aa_c6c5_67f3));
        let v427 = vmadd52lo(v426, v416, vsplat(0xf_bfcc_6932_2c9c));
        let v428 = vmadd52hi(v408, v416, vsplat(0xf_bfcc_6932_2c9c));
        let v429 = vmadd52lo(v428, v416, vsplat(0x8_3aed_c88c_425a));
        let v430 = vmadd52hi(v410, v416, vsplat(0x8_3aed_c88c_425a));
        let v431 = vmadd52lo(v430, v416, vsplat(0x5_e3e4_c4ab_42d0));
        let v432 = vmadd52hi(v412, v416, vsplat(0x5_e3e4_c4ab_42d0));
        let v433 = vmadd52lo(v432, v416, vsplat(0xf_89bf_fc8a_b0d1));
        let v434 = vmadd52hi(v413, v416, vsplat(0xf_89bf_fc8a_b0d1));
        let v435 = vmadd52lo(v434, v416, vsplat(0x65b_48e8_f740));
        let v436 = vmadd52hi(v219, v416, vsplat(0x65b_48e8_f740));
        let v437 = vshr::<52>(v417);
        let v438 = vadd(v419, v437);
        let v439 = vmadd52lo(vsplat(0), v438, vsplat(0x1_301f_632e_294d));
        let v440 = vmadd52lo(v438, v439, vsplat(0x1_b905_33c6_c87b));
        let v441 = vmadd52hi(v421, v439, vsplat(0x1_b905_33c6_c87b));
        let v442 = vmadd52lo(v441, v439, vsplat(0xf_457a_ca83_51b8));
        let v443 = vmadd52hi(v423, v439, vsplat(0xf_457a_ca83_51b8));
        let v444 = vmadd52lo(v443, v439, vsplat(0xf_0b4f_25c2_721b));
        let v445 = vmadd52hi(v425, v439, vsplat(0xf_0b4f_25c2_721b));
        let v446 = vmadd52lo(v445, v439, vsplat(0x5_5075_1673_0cc1));
        let v447 = vmadd52hi(v427, v439, vsplat(0x5_5075_1673_0cc1));
        let v448 = vmadd52lo(v447, v439, vsplat(0xd_a7aa_c6c5_67f3));
        let v449 = vmadd52hi(v429, v439, vsplat(0xd_a7aa_c6c5_67f3));
        let v450 = vmadd52lo(v449, v439, vsplat(0xf_bfcc_6932_2c9c));
        let v451 = vmadd52hi(v431, v439, vsplat(0xf_bfcc_6932_2c9c));
        let v452 = vmadd52lo(v451, v439, vsplat(0x8_3aed_c88c_425a));
        let v453 = vmadd52hi(v433, v439, vsplat(0x8_3aed_c88c_425a));
        let v454 = vmadd52lo(v453, v439, vsplat(0x5_e3e4_c4ab_42d0));
        let v455 = vmadd52hi(v435, v439, vsplat(0x5_e3e4_c4ab_42d0));
        let v456 = vmadd52lo(v455, v439, vsplat(0xf_89bf_fc8a_b0d1));
        let v457 = vmadd52hi(v436, v439, vsplat(0xf_89bf_fc8a_b0d1));
        let v458 = vmadd52lo(v457, v439, vsplat(0x65b_48e8_f740));
        let v459 = vmadd52hi(v220, v439, vsplat(0x65b_48e8_f740));
        let v460 = vshr::<52>(v440);
        let v461 = vadd(v442, v460);
        let v462 = vshr::<52>(v461);
        let v463 = vand(v461, vsplat(0xf_ffff_ffff_ffff));
        let v464 = vadd(v444, v462);
        let v465 = vshr::<52>(v464);
        let v466 = vand(v464, vsplat(0xf_ffff_ffff_ffff));
        let v467 = vadd(v446, v465);
        let v468 = vshr::<52>(v467);
        let v469 = vand(v467, vsplat(0xf_ffff_ffff_ffff));
        let v470 = vadd(v448, v468);
        let v471 = vshr::<52>(v470);
        let v472 = vand(v470, vsplat(0xf_ffff_ffff_ffff));
        let v473 = vadd(v450, v471);
        let v474 = vshr::<52>(v473);
        let v475 = vand(v473, vsplat(0xf_ffff_ffff_ffff));
        let v476 = vadd(v452, v474);
        let v477 = vshr::<52>(v476);
        let v478 = vand(v476, vsplat(0xf_ffff_ffff_ffff));
        let v479 = vadd(v454, v477);
        let v480 = vshr::<52>(v479);
        let v481 = vand(v479, vsplat(0xf_ffff_ffff_ffff));
        let v482 = vadd(v456, v480);
        let v483 = vshr::<52>(v482);
        let v484 = vand(v482, vsplat(0xf_ffff_ffff_ffff));
        let v485 = vadd(v458, v483);
        let v486 = vshr::<52>(v485);
        let v487 = vand(v485, vsplat(0xf_ffff_ffff_ffff));
        let v488 = vadd(v459, v486);
        Element([v463, v466, v469, v472, v475, v478, v481, v484, v487, v488])
    }

    /// `R * out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vadd(a9, a9);
        let v12 = vmadd52lo(vsplat(0), a0, a0);
        let v13 = vmadd52lo(vsplat(0), a0, a1);
        let v14 = vadd(v13, v13);
        let v15 = vmadd52hi(v14, a0, a0);
        let v16 = vmadd52hi(vsplat(0), a0, a1);
        let v17 = vmadd52lo(v16, a0, a2);
        let v18 = vadd(v17, v17);
        let v19 = vmadd52lo(v18, a1, a1);
        let v20 = vmadd52hi(vsplat(0), a0, a2);
        let v21 = vmadd52lo(v20, a0, a3);
        let v22 = vmadd52lo(v21, a1, a2);
        let v23 = vadd(v22, v22);
        let v24 = vmadd52hi(v23, a1, a1);
        let v25 = vmadd52hi(vsplat(0), a0, a3);
        let v26 = vmadd52hi(v25, a1, a2);
        let v27 = vmadd52lo(v26, a0, a4);
        let v28 = vmadd52lo(v27, a1, a3);
        let v29 = vadd(v28, v28);
        let v30 = vmadd52lo(v29, a2, a2);
        let v31 = vmadd52hi(vsplat(0), a0, a4);
        let v32 = vmadd52hi(v31, a1, a3);
        let v33 = vmadd52lo(v32, a0, a5);
        let v34 = vmadd52lo(v33, a1, a4);
        let v35 = vmadd52lo(v34, a2, a3);
        let v36 = vadd(v35, v35);
        let v37 = vmadd52hi(v36, a2, a2);
        let v38 = vmadd52hi(vsplat(0), a0, a5);
        let v39 = vmadd52hi(v38, a1, a4);
        let v40 = vmadd52hi(v39, a2, a3);
        let v41 = vmadd52lo(v40, a0, a6);
        let v42 = vmadd52lo(v41, a1, a5);
        let v43 = vmadd52lo(v42, a2, a4);
        let v44 = vadd(v43, v43);
        let v45 = vmadd52lo(v44, a3, a3);
        let v46 = vmadd52hi(vsplat(0), a0, a6);
        let v47 = vmadd52hi(v46, a1, a5);
        let v48 = vmadd52hi(v47, a2, a4);
        let v49 = vmadd52lo(v48, a0, a7);
        let v50 = vmadd52lo(v49, a1, a6);
        let v51 = vmadd52lo(v50, a2, a5);
        let v52 = vmadd52lo(v51, a3, a4);
        let v53 = vadd(v52, v52);
        let v54 = vmadd52hi(v53, a3, a3);
        let v55 = vmadd52hi(vsplat(0), a0, a7);
        let v56 = vmadd52hi(v55, a1, a6);
        let v57 = vmadd52hi(v56, a2, a5);
        let v58 = vmadd52hi(v57, a3, a4);
        let v59 = vmadd52lo(v58, a0, a8);
        let v60 = vmadd52lo(v59, a1, a7);
        let v61 = vmadd52lo(v60, a2, a6);
        let v62 = vmadd52lo(v61, a3, a5);
        let v63 = vadd(v62, v62);
        let v64 = vmadd52lo(v63, a4, a4);
        let v65 = vmadd52hi(vsplat(0), a0, a8);
        let v66 = vmadd52hi(v65, a1, a7);
        let v67 = vmadd52hi(v66, a2, a6);
        let v68 = vmadd52hi(v67, a3, a5);
        let v69 = vmadd52lo(v68, a1, a8);
        let v70 = vmadd52lo(v69, a2, a7);
        let v71 = vmadd52lo(v70, a3, a6);
        let v72 = vmadd52lo(v71, a4, a5);
        let v73 = vadd(v72, v72);
        let v74 = vmadd52hi(v73, a4, a4);
        let v75 = vmadd52lo(v74, a0, v10);
        let v76 = vmadd52hi(vsplat(0), a1, a8);
        let v77 = vmadd52hi(v76, a2, a7);
        let v78 = vmadd52hi(v77, a3, a6);
        let v79 = vmadd52hi(v78, a4, a5);
        let v80 = vmadd52lo(v79, a2, a8);
        let v81 = vmadd52lo(v80, a3, a7);
        let v82 = vmadd52lo(v81, a4, a6);
        let v83 = vadd(v82, v82);
        let v84 = vmadd52hi(v83, a0, v10);
        let v85 = vmadd52lo(v84, a1, v10);
        let v86 = vmadd52lo(v85, a5, a5);
        let v87 = vmadd52hi(vsplat(0), a2, a8);
        let v88 = vmadd52hi(v87, a3, a7);
        let v89 = vmadd52hi(v88, a4, a6);
        let v90 = vmadd52lo(v89, a3, a8);
        let v91 = vmadd52lo(v90, a4, a7);
        let v92 = vmadd52lo(v91, a5, a6);
        let v93 = vadd(v92, v92);
        let v94 = vmadd52hi(v93, a1, v10);
        let v95 = vmadd52hi(v94, a5, a5);
        let v96 = vmadd52lo(v95, a2, v10);
        let v97 = vmadd52hi(vsplat(0), a3, a8);
        let v98 = vmadd52hi(v97, a4, a7);
        let v99 = vmadd52hi(v98, a5, a6);
        let v100 = vmadd52lo(v99, a4, a8);
        let v101 = vmadd52lo(v100, a5, a7);
        let v102 = vadd(v101, v101);
        let v103 = vmadd52hi(v102, a2, v10);
        let v104 = vmadd52lo(v103, a3, v10);
        let v105 = vmadd52lo(v104, a6, a6);
        let v106 = vmadd52hi(vsplat(0), a4, a8);
        let v107 = vmadd52hi(v106, a5, a7);
        let v108 = vmadd52lo(v107, a5, a8);
        let v109 = vmadd52lo(v108, a6, a7);
        let v110 = vadd(v109, v109);
        let v111 = vmadd52hi(v110, a3, v10);
        let v112 = vmadd52hi(v111, a6, a6);
        let v113 = vmadd52lo(v112, a4, v10);
        let v114 = vmadd52hi(vsplat(0), a5, a8);
        let v115 = vmadd52hi(v114, a6, a7);
        let v116 = vmadd52lo(v115, a6, a8);
        let v117 = vadd(v116, v116);
        let v118 = vmadd52hi(v117, a4, v10);
        let v119 = vmadd52lo(v118, a5, v10);
        let v120 = vmadd52lo(v119, a7, a7);
        let v121 = vmadd52hi(vsplat(0), a6, a8);
        let v122 = vmadd52lo(v121, a7, a8);
        let v123 = vadd(v122, v122);
        let v124 = vmadd52hi(v123, a5, v10);
        let v125 = vmadd52hi(v124, a7, a7);
        let v126 = vmadd52lo(v125, a6, v10);
        let v127 = vmadd52hi(vsplat(0), a7, a8);
        let v128 = vadd(v127, v127);
        let v129 = vmadd52hi(v128, a6, v10);
        let v130 = vmadd52lo(v129, a7, v10);
        let v131 = vmadd52lo(v130, a8, a8);
        let v132 = vmadd52hi(vsplat(0), a7, v10);
        let v133 = vmadd52hi(v132, a8, a8);
        let v134 = vmadd52lo(v133, a8, v10);
        let v135 = vmadd52hi(vsplat(0), a8, v10);
        let v136 = vmadd52lo(v135, a9, a9);
        let v137 = vmadd52hi(vsplat(0), a9, a9);
        let v139 = vmadd52lo(vsplat(0), v12, vsplat(0x1_301f_632e_294d));
        let v141 = vmadd52lo(v12, v139, vsplat(0x1_b905_33c6_c87b));
        let v142 = vmadd52hi(v15, v139, vsplat(0x1_b905_33c6_c87b));
        let v144 = vmadd52lo(v142, v139, vsplat(0xf_457a_ca83_51b8));
        let v145 = vmadd52hi(v19, v139, vsplat(0xf_457a_ca83_51b8));
        let v147 = vmadd52lo(v145, v139, vsplat(0xf_0b4f_25c2_721b));
        let v148 = vmadd52hi(v24, v139, vsplat(0xf_0b4f_25c2_721b));
        let v150 = vmadd52lo(v148, v139, vsplat(0x5_5075_1673_0cc1));
        let v151 = vmadd52hi(v30, v139, vsplat(0x5_5075_1673_0cc1));
        let v153 = vmadd52lo(v151, v139, vsplat(0xd_a7aa_c6c5_67f3));
        let v154 = vmadd52hi(v37, v139, vsplat(0xd_a7aa_c6c5_67f3));
        let v156 = vmadd52lo(v154, v139, vsplat(0xf_bfcc_6932_2c9c));
        let v157 = vmadd52hi(v45, v139, vsplat(0xf_bfcc_6932_2c9c));
        let v159 = vmadd52lo(v157, v139, vsplat(0x8_3aed_c88c_425a));
        let v160 = vmadd52hi(v54, v139, vsplat(0x8_3aed_c88c_425a));
        let v162 = vmadd52lo(v160, v139, vsplat(0x5_e3e4_c4ab_42d0));
        let v163 = vmadd52hi(v64, v139, vsplat(0x5_e3e4_c4ab_42d0));
        let v165 = vmadd52lo(v163, v139, vsplat(0xf_89bf_fc8a_b0d1));
        let v166 = vmadd52hi(v75, v139, vsplat(0xf_89bf_fc8a_b0d1));
        let v168 = vmadd52lo(v166, v139, vsplat(0x65b_48e8_f740));
        let v169 = vmadd52hi(v86, v139, vsplat(0x65b_48e8_f740));
        let v170 = vshr::<52>(v141);
        let v171 = vadd(v144, v170);
        let v172 = vmadd52lo(vsplat(0), v171, vsplat(0x1_301f_632e_294d));
        let v173 = vmadd52lo(v171, v172, vsplat(0x1_b905_33c6_c87b));
        let v174 = vmadd52hi(v147, v172, vsplat(0x1_b905_33c6_c87b));
        let v175 = vmadd52lo(v174, v172, vsplat(0xf_457a_ca83_51b8));
        let v176 = vmadd52hi(v150, v172, vsplat(0xf_457a_ca83_51b8));
        let v177 = vmadd52lo(v176, v172, vsplat(0xf_0b4f_25c2_721b));
        let v178 = vmadd52hi(v153, v172, vsplat(0xf_0b4f_25c2_721b));
        let v179 = vmadd52lo(v178, v172, vsplat(0x5_5075_1673_0cc1));
        let v180 = vmadd52hi(v156, v172, vsplat(0x5_5075_1673_0cc1));
        let v181 = vmadd52lo(v180, v172, vsplat(0xd_a7aa_c6c5_67f3));
        let v182 = vmadd52hi(v159, v172, vsplat(0xd_a7aa_c6c5_67f3));
        let v183 = vmadd52lo(v182, v172, vsplat(0xf_bfcc_6932_2c9c));
        let v184 = vmadd52hi(v162, v172, vsplat(0xf_bfcc_6932_2c9c));
        let v185 = vmadd52lo(v184, v172, vsplat(0x8_3aed_c88c_425a));
        let v186 = vmadd52hi(v165, v172, vsplat(0x8_3aed_c88c_425a));
        let v187 = vmadd52lo(v186, v172, vsplat(0x5_e3e4_c4ab_42d0));
        let v188 = vmadd52hi(v168, v172, vsplat(0x5_e3e4_c4ab_42d0));
        let v189 = vmadd52lo(v188, v172, vsplat(0xf_89bf_fc8a_b0d1));
        let v190 = vmadd52hi(v169, v172, vsplat(0xf_89bf_fc8a_b0d1));
        let v191 = vmadd52lo(v190, v172, vsplat(0x65b_48e8_f740));
        let v192 = vmadd52hi(v96, v172, vsplat(0x65b_48e8_f740));
        let v193 = vshr::<52>(v173);
        let v194 = vadd(v175, v193);
        let v195 = vmadd52lo(vsplat(0), v194, vsplat(0x1_301f_632e_294d));
        let v196 = vmadd52lo(v194, v195, vsplat(0x1_b905_33c6_c87b));
        let v197 = vmadd52hi(v177, v195, vsplat(0x1_b905_33c6_c87b));
        let v198 = vmadd52lo(v197, v195, vsplat(0xf_457a_ca83_51b8));
        let v199 = vmadd52hi(v179, v195, vsplat(0xf_457a_ca83_51b8));
        let v200 = vmadd52lo(v199, v195, vsplat(0xf_0b4f_25c2_721b));
        let v201 = vmadd52hi(v181, v195, vsplat(0xf_0b4f_25c2_721b));
        let v202 = vmadd52lo(v201, v195, vsplat(0x5_5075_1673_0cc1));
        let v203 = vmadd52hi(v183, v195, vsplat(0x5_5075_1673_0cc1));
        let v204 = vmadd52lo(v203, v195, vsplat(0xd_a7aa_c6c5_67f3));
        let v205 = vmadd52hi(v185, v195, vsplat(0xd_a7aa_c6c5_67f3));
        let v206 = vmadd52lo(v205, v195, vsplat(0xf_bfcc_6932_2c9c));
        let v207 = vmadd52hi(v187, v195, vsplat(0xf_bfcc_6932_2c9c));
        let v208 = vmadd52lo(v207, v195, vsplat(0x8_3aed_c88c_425a));
        let v209 = vmadd52hi(v189, v195, vsplat(0x8_3aed_c88c_425a));
        let v210 = vmadd52lo(v209, v195, vsplat(0x5_e3e4_c4ab_42d0));
        let v211 = vmadd52hi(v191, v195, vsplat(0x5_e3e4_c4ab_42d0));
        let v212 = vmadd52lo(v211, v195, vsplat(0xf_89bf_fc8a_b0d1));
        let v213 = vmadd52hi(v192, v195, vsplat(0xf_89bf_fc8a_b0d1));
        let v214 = vmadd52lo(v213, v195, vsplat(0x65b_48e8_f740));
        let v215 = vmadd52hi(v105, v195, vsplat(0x65b_48e8_f740));
        let v216 = vshr::<52>(v196);
        let v217 = vadd(v198, v216);
        let v218 = vmadd52lo(vsplat(0), v217, vsplat(0x1_301f_632e_294d));
        let v219 = vmadd52lo(v217, v218, vsplat(0x1_b905_33c6_c87b));
        let v220 = vmadd52hi(v200, v218, vsplat(0x1_b905_33c6_c87b));
        let v221 = vmadd52lo(v220, v218, vsplat(0xf_457a_ca83_51b8));
        let v222 = vmadd52hi(v202, v218, vsplat(0xf_457a_ca83_51b8));
        let v223 = vmadd52lo(v222, v218, vsplat(0xf_0b4f_25c2_721b));
        let v224 = vmadd52hi(v204, v218, vsplat(0xf_0b4f_25c2_721b));
        let v225 = vmadd52lo(v224, v218, vsplat(0x5_5075_1673_0cc1));
        let v226 = vmadd52hi(v206, v218, vsplat(0x5_5075_1673_0cc1));
        let v227 = vmadd52lo(v226, v218, vsplat(0xd_a7aa_c6c5_67f3));
        let v228 = vmadd52hi(v208, v218, vsplat(0xd_a7aa_c6c5_67f3));
        let v229 = vmadd52lo(v228, v218, vsplat(0xf_bfcc_6932_2c9c));
        let v230 = vmadd52hi(v210, v218, vsplat(0xf_bfcc_6932_2c9c));
        let v231 = vmadd52lo(v230, v218, vsplat(0x8_3aed_c88c_425a));
        let v232 = vmadd52hi(v212, v218, vsplat(0x8_3aed_c88c_425a));
        let v233 = vmadd52lo(v232, v218, vsplat(0x5_e3e4_c4ab_42d0));
        let v234 = vmadd52hi(v214, v218, vsplat(0x5_e3e4_c4ab_42d0));
        let v235 = vmadd52lo(v234, v218, vsplat(0xf_89bf_fc8a_b0d1));
        let v236 = vmadd52hi(v215, v218, vsplat(0xf_89bf_fc8a_b0d1));
        let v237 = vmadd52lo(v236, v218, vsplat(0x65b_48e8_f740));
        let v238 = vmadd52hi(v113, v218, vsplat(0x65b_48e8_f740));
        let v239 = vshr::<52>(v219);
        let v240 = vadd(v221, v239);
        let v241 = vmadd52lo(vsplat(0), v240, vsplat(0x1_301f_632e_294d));
        let v242 = vmadd52lo(v240, v241, vsplat(0x1_b905_33c6_c87b));
        let v243 = vmadd52hi(v223, v241, vsplat(0x1_b905_33c6_c87b));
        let v244 = vmadd52lo(v243, v241, vsplat(0xf_457a_ca83_51b8));
        let v245 = vmadd52hi(v225, v241, vsplat(0xf_457a_ca83_51b8));
        let v246 = vmadd52lo(v245, v241, vsplat(0xf_0b4f_25c2_721b));
        let v247 = vmadd52hi(v227, v241, vsplat(0xf_0b4f_25c2_721b));
        let v248 = vmadd52lo(v247, v241, vsplat(0x5_5075_1673_0cc1));
        let v249 = vmadd52hi(v229, v241, vsplat(0x5_5075_1673_0cc1));
        let v250 = vmadd52lo(v249, v241, vsplat(0xd_a7aa_c6c5_67f3));
        let v251 = vmadd52hi(v231, v241, vsplat(0xd_a7aa_c6c5_67f3));
        let v252 = vmadd52lo(v251, v241, vsplat(0xf_bfcc_6932_2c9c));
        let v253 = vmadd52hi(v233, v241, vsplat(0xf_bfcc_6932_2c9c));
        let v254 = vmadd52lo(v253, v241, vsplat(0x8_3aed_c88c_425a));
        let v255 = vmadd52hi(v235, v241, vsplat(0x8_3aed_c88c_425a));
        let v256 = vmadd52lo(v255, v241, vsplat(0x5_e3e4_c4ab_42d0));
        let v257 = vmadd52hi(v237, v241, vsplat(0x5_e3e4_c4ab_42d0));
        let v258 = vmadd52lo(v257, v241, vsplat(0xf_89bf_fc8a_b0d1));
        let v259 = vmadd52hi(v238, v241, vsplat(0xf_89bf_fc8a_b0d1));
        let v260 = vmadd52lo(v259, v241, vsplat(0x65b_48e8_f740));
        let v261 = vmadd52hi(v120, v241, vsplat(0x65b_48e8_f740));
        let v262 = vshr::<52>(v242);
        let v263 = vadd(v244, v262);
        let v264 = vmadd52lo(vsplat(0), v263, vsplat(0x1_301f_632e_294d));
        let v265 = vmadd52lo(v263, v264, vsplat(0x1_b905_33c6_c87b));
        let v266 = vmadd52hi(v246, v264, vsplat(0x1_b905_33c6_c87b));
        let v267 = vmadd52lo(v266, v264, vsplat(0xf_457a_ca83_51b8));
        let v268 = vmadd52hi(v248, v264, vsplat(0xf_457a_ca83_51b8));
        let v269 = vmadd52lo(v268, v264, vsplat(0xf_0b4f_25c2_721b));
        let v270 = vmadd52hi(v250, v264, vsplat(0xf_0b4f_25c2_721b));
        let v271 = vmadd52lo(v270, v264, vsplat(0x5_5075_1673_0cc1));
        let v272 = vmadd52hi(v252, v264, vsplat(0x5_5075_1673_0cc1));
        let v273 = vmadd52lo(v272, v264, vsplat(0xd_a7aa_c6c5_67f3));
        let v274 = vmadd52hi(v254, v264, vsplat(0xd_a7aa_c6c5_67f3));
        let v275 = vmadd52lo(v274, v264, vsplat(0xf_bfcc_6932_2c9c));
        let v276 = vmadd52hi(v256, v264, vsplat(0xf_bfcc_6932_2c9c));
        let v277 = vmadd52lo(v276, v264, vsplat(0x8_3aed_c88c_425a));
        let v278 = vmadd52hi(v258, v264, vsplat(0x8_3aed_c88c_425a));
        let v279 = vmadd52lo(v278, v264, vsplat(0x5_e3e4_c4ab_42d0));
        let v280 = vmadd52hi(v260, v264, vsplat(0x5_e3e4_c4ab_42d0));
        let v281 = vmadd52lo(v280, v264, vsplat(0xf_89bf_fc8a_b0d1));
        let v282 = vmadd52hi(v261, v264, vsplat(0xf_89bf_fc8a_b0d1));
        let v283 = vmadd52lo(v282, v264, vsplat(0x65b_48e8_f740));
        let v284 = vmadd52hi(v126, v264, vsplat(0x65b_48e8_f740));
        let v285 = vshr::<52>(v265);
        let v286 = vadd(v267, v285);
        let v287 = vmadd52lo(vsplat(0), v286, vsplat(0x1_301f_632e_294d));
        let v288 = vmadd52lo(v286, v287, vsplat(0x1_b905_33c6_c87b));
        let v289 = vmadd52hi(v269, v287, vsplat(0x1_b905_33c6_c87b));
        let v290 = vmadd52lo(v289, v287, vsplat(0xf_457a_ca83_51b8));
        let v291 = vmadd52hi(v271, v287, vsplat(0xf_457a_ca83_51b8));
        let v292 = vmadd52lo(v291, v287, vsplat(0xf_0b4f_25c2_721b));
        let v293 = vmadd52hi(v273, v287, vsplat(0xf_0b4f_25c2_721b));
        let v294 = vmadd52lo(v293, v287, vsplat(0x5_5075_1673_0cc1));
        let v295 = vmadd52hi(v275, v287, vsplat(0x5_5075_1673_0cc1));
        let v296 = vmadd52lo(v295, v287, vsplat(0xd_a7aa_c6c5_67f3));
        let v297 = vmadd52hi(v277, v287, vsplat(0xd_a7aa_c6c5_67f3));
        let v298 = vmadd52lo(v297, v287, vsplat(0xf_bfcc_6932_2c9c));
        let v299 = vmadd52hi(v279, v287, vsplat(0xf_bfcc_6932_2c9c));
        let v300 = vmadd52lo(v299, v287, vsplat(0x8_3aed_c88c_425a));
        let v301 = vmadd52hi(v281, v287, vsplat(0x8_3aed_c88c_425a));
        let v302 = vmadd52lo(v301, v287, vsplat(0x5_e3e4_c4ab_42d0));
        let v303 = vmadd52hi(v283, v287, vsplat(0x5_e3e4_c4ab_42d0));
        let v304 = vmadd52lo(v303, v287, vsplat(0xf_89bf_fc8a_b0d1));
        let v305 = vmadd52hi(v284, v287, vsplat(0xf_89bf_fc8a_b0d1));
        let v306 = vmadd52lo(v305, v287, vsplat(0x65b_48e8_f740));
        let v307 = vmadd52hi(v131, v287, vsplat(0x65b_48e8_f740));
        let v308 = vshr::<52>(v288);
        let v309 = vadd(v290, v308);
        let v310 = vmadd52lo(vsplat(0), v309, vsplat(0x1_301f_632e_294d));
        let v311 = vmadd52lo(v309, v310, vsplat(0x1_b905_33c6_c87b));
        let v312 = vmadd52hi(v292, v310, vsplat(0x1_b905_33c6_c87b));
        let v313 = vmadd52lo(v312, v310, vsplat(0xf_457a_ca83_51b8));
        let v314 = vmadd52hi(v294, v310, vsplat(0xf_457a_ca83_51b8));
        let v315 = vmadd52lo(v314, v310, vsplat(0xf_0b4f_25c2_721b));
        let v316 = vmadd52hi(v296, v310, vsplat(0xf_0b4f_25c2_721b));
        let v317 = vmadd52lo(v316, v310, vsplat(0x5_5075_1673_0cc1));
        let v318 = vmadd52hi(v298, v310, vsplat(0x5_5075_1673_0cc1));
        let v319 = vmadd52lo(v318, v310, vsplat(0xd_a7aa_c6c5_67f3));
        let v320 = vmadd52hi(v300, v310, vsplat(0xd_a7aa_c6c5_67f3));
        let v321 = vmadd52lo(v320, v310, vsplat(0xf_bfcc_6932_2c9c));
        let v322 = vmadd52hi(v302, v310, vsplat(0xf_bfcc_6932_2c9c));
        let v323 = vmadd52lo(v322, v310, vsplat(0x8_3aed_c88c_425a));
        let v324 = vmadd52hi(v304, v310, vsplat(0x8_3aed_c88c_425a));
        let v325 = vmadd52lo(v324, v310, vsplat(0x5_e3e4_c4ab_42d0));
        let v326 = vmadd52hi(v306, v310, vsplat(0x5_e3e4_c4ab_42d0));
        let v327 = vmadd52lo(v326, v310, vsplat(0xf_89bf_fc8a_b0d1));
        let v328 = vmadd52hi(v307, v310, vsplat(0xf_89bf_fc8a_b0d1));
        let v329 = vmadd52lo(v328, v310, vsplat(0x65b_48e8_f740));
        let v330 = vmadd52hi(v134, v310, vsplat(0x65b_48e8_f740));
        let v331 = vshr::<52>(v311);
        let v332 = vadd(v313, v331);
        let v333 = vmadd52lo(vsplat(0), v332, vsplat(0x1_301f_632e_294d));
        let v334 = vmadd52lo(v332, v333, vsplat(0x1_b905_33c6_c87b));
        let v335 = vmadd52hi(v315, v333, vsplat(0x1_b905_33c6_c87b));
        let v336 = vmadd52lo(v335, v333, vsplat(0xf_457a_ca83_51b8));
        let v337 = vmadd52hi(v317, v333, vsplat(0xf_457a_ca83_51b8));
        let v338 = vmadd52lo(v337, v333, vsplat(0xf_0b4f_25c2_721b));
        let v339 = vmadd52hi(v319, v333, vsplat(0xf_0b4f_25c2_721b));
        let v340 = vmadd52lo(v339, v333, vsplat(0x5_5075_1673_0cc1));
        let v341 = vmadd52hi(v321, v333, vsplat(0x5_5075_1673_0cc1));
        let v342 = vmadd52lo(v341, v333, vsplat(0xd_a7aa_c6c5_67f3));
        let v343 = vmadd52hi(v323, v333, vsplat(0xd_a7aa_c6c5_67f3));
        let v344 = vmadd52lo(v343, v333, vsplat(0xf_bfcc_6932_2c9c));
        let v345 = vmadd52hi(v325, v333, vsplat(0xf_bfcc_6932_2c9c));
        let v346 = vmadd52lo(v345, v333, vsplat(0x8_3aed_c88c_425a));
        let v347 = vmadd52hi(v327, v333, vsplat(0x8_3aed_c88c_425a));
        let v348 = vmadd52lo(v347, v333, vsplat(0x5_e3e4_c4ab_42d0));
        let v349 = vmadd52hi(v329, v333, vsplat(0x5_e3e4_c4ab_42d0));
        let v350 = vmadd52lo(v349, v333, vsplat(0xf_89bf_fc8a_b0d1));
        let v351 = vmadd52hi(v330, v333, vsplat(0xf_89bf_fc8a_b0d1));
        let v352 = vmadd52lo(v351, v333, vsplat(0x65b_48e8_f740));
        let v353 = vmadd52hi(v136, v333, vsplat(0x65b_48e8_f740));
        let v354 = vshr::<52>(v334);
        let v355 = vadd(v336, v354);
        let v356 = vmadd52lo(vsplat(0), v355, vsplat(0x1_301f_632e_294d));
        let v357 = vmadd52lo(v355, v356, vsplat(0x1_b905_33c6_c87b));
        let v358 = vmadd52hi(v338, v356, vsplat(0x1_b905_33c6_c87b));
        let v359 = vmadd52lo(v358, v356, vsplat(0xf_457a_ca83_51b8));
        let v360 = vmadd52hi(v340, v356, vsplat(0xf_457a_ca83_51b8));
        let v361 = vmadd52lo(v360, v356, vsplat(0xf_0b4f_25c2_721b));
        let v362 = vmadd52hi(v342, v356, vsplat(0xf_0b4f_25c2_721b));
        let v363 = vmadd52lo(v362, v356, vsplat(0x5_5075_1673_0cc1));
        let v364 = vmadd52hi(v344, v356, vsplat(0x5_5075_1673_0cc1));
        let v365 = vmadd52lo(v364, v356, vsplat(0xd_a7aa_c6c5_67f3));
        let v366 = vmadd52hi(v346, v356, vsplat(0xd_a7aa_c6c5_67f3));
        let v367 = vmadd52lo(v366, v356, vsplat(0xf_bfcc_6932_2c9c));
        let v368 = vmadd52hi(v348, v356, vsplat(0xf_bfcc_6932_2c9c));
        let v369 = vmadd52lo(v368, v356, vsplat(0x8_3aed_c88c_425a));
        let v370 = vmadd52hi(v350, v356, vsplat(0x8_3aed_c88c_425a));
        let v371 = vmadd52lo(v370, v356, vsplat(0x5_e3e4_c4ab_42d0));
        let v372 = vmadd52hi(v352, v356, vsplat(0x5_e3e4_c4ab_42d0));
        let v373 = vmadd52lo(v372, v356, vsplat(0xf_89bf_fc8a_b0d1));
        let v374 = vmadd52hi(v353, v356, vsplat(0xf_89bf_fc8a_b0d1));
        let v375 = vmadd52lo(v374, v356, vsplat(0x65b_48e8_f740));
        let v376 = vmadd52hi(v137, v356, vsplat(0x65b_48e8_f740));
        let v377 = vshr::<52>(v357);
        let v378 = vadd(v359, v377);
        let v379 = vshr::<52>(v378);
        let v380 = vand(v378, vsplat(0xf_ffff_ffff_ffff));
        let v381 = vadd(v361, v379);
        let v382 = vshr::<52>(v381);
        let v383 = vand(v381, vsplat(0xf_ffff_ffff_ffff));
        let v384 = vadd(v363, v382);
        let v385 = vshr::<52>(v384);
        let v386 = vand(v384, vsplat(0xf_ffff_ffff_ffff));
        let v387 = vadd(v365, v385);
        let v388 = vshr::<52>(v387);
        let v389 = vand(v387, vsplat(0xf_ffff_ffff_ffff));
        let v390 = vadd(v367, v388);
        let v391 = vshr::<52>(v390);
        let v392 = vand(v390, vsplat(0xf_ffff_ffff_ffff));
        let v393 = vadd(v369, v391);
        let v394 = vshr::<52>(v393);
        let v395 = vand(v393, vsplat(0xf_ffff_ffff_ffff));
        let v396 = vadd(v371, v394);
        let v397 = vshr::<52>(v396);
        let v398 = vand(v396, vsplat(0xf_ffff_ffff_ffff));
        let v399 = vadd(v373, v397);
        let v400 = vshr::<52>(v399);
        let v401 = vand(v399, vsplat(0xf_ffff_ffff_ffff));
        let v402 = vadd(v375, v400);
        let v403 = vshr::<52>(v402);
        let v404 = vand(v402, vsplat(0xf_ffff_ffff_ffff));
        let v405 = vadd(v376, v403);
        Element([v380, v383, v386, v389, v392, v395, v398, v401, v404, v405])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vand(a0, vsplat(1));
        let v11 = vtest(v10);
        let v14 = vselect(v11, vsplat(0x1_b905_33c6_c87b), vsplat(0));
        let v15 = vadd(a0, v14);
        let v17 = vselect(v11, vsplat(0xf_457a_ca83_51b8), vsplat(0));
        let v18 = vadd(a1, v17);
        let v20 = vselect(v11, vsplat(0xf_0b4f_25c2_721b), vsplat(0));
        let v21 = vadd(a2, v20);
        let v23 = vselect(v11, vsplat(0x5_5075_1673_0cc1), vsplat(0));
        let v24 = vadd(a3, v23);
        let v26 = vselect(v11, vsplat(0xd_a7aa_c6c5_67f3), vsplat(0));
        let v27 = vadd(a4, v26);
        let v29 = vselect(v11, vsplat(0xf_bfcc_6932_2c9c), vsplat(0));
        let v30 = vadd(a5, v29);
        let v32 = vselect(v11, vsplat(0x8_3aed_c88c_425a), vsplat(0));
        let v33 = vadd(a6, v32);
        let v35 = vselect(v11, vsplat(0x5_e3e4_c4ab_42d0), vsplat(0));
        let v36 = vadd(a7, v35);
        let v38 = vselect(v11, vsplat(0xf_89bf_fc8a_b0d1), vsplat(0));
        let v39 = vadd(a8, v38);
        let v41 = vselect(v11, vsplat(0x65b_48e8_f740), vsplat(0));
        let v42 = vadd(a9, v41);
        let v43 = vshr::<1>(v15);
        let v44 = vand(v18, vsplat(1));
        let v45 = vshl::<51>(v44);
        let v46 = vadd(v43, v45);
        let v47 = vshr::<1>(v18);
        let v48 = vand(v21, vsplat(1));
        let v49 = vshl::<51>(v48);
        let v50 = vadd(v47, v49);
        let v51 = vshr::<1>(v21);
        let v52 = vand(v24, vsplat(1));
        let v53 = vshl::<51>(v52);
        let v54 = vadd(v51, v53);
        let v55 = vshr::<1>(v24);
        let v56 = vand(v27, vsplat(1));
        let v57 = vshl::<51>(v56);
        let v58 = vadd(v55, v57);
        let v59 = vshr::<1>(v27);
        let v60 = vand(v30, vsplat(1));
        let v61 = vshl::<51>(v60);
        let v62 = vadd(v59, v61);
        let v63 = vshr::<1>(v30);
        let v64 = vand(v33, vsplat(1));
        let v65 = vshl::<51>(v64);
        let v66 = vadd(v63, v65);
        let v67 = vshr::<1>(v33);
        let v68 = vand(v36, vsplat(1));
        let v69 = vshl::<51>(v68);
        let v70 = vadd(v67, v69);
        let v71 = vshr::<1>(v36);
        let v72 = vand(v39, vsplat(1));
        let v73 = vshl::<51>(v72);
        let v74 = vadd(v71, v73);
        let v75 = vshr::<1>(v39);
        let v76 = vand(v42, vsplat(1));
        let v77 = vshl::<51>(v76);
        let v78 = vadd(v75, v77);
        let v79 = vshr::<1>(v42);
        let v80 = vshr::<43>(v79);
        let v81 = vand(v79, vsplat(0x7ff_ffff_ffff));
        let v83 = vmadd52lo(v46, v80, vsplat(0xe_46fa_cc39_3785));
        let v85 = vmadd52lo(v50, v80, vsplat(0xba85_357c_ae47));
        let v87 = vmadd52lo(v54, v80, vsplat(0xf4b0_da3d_8de4));
        let v89 = vmadd52lo(v58, v80, vsplat(0xa_af8a_e98c_f33e));
        let v91 = vmadd52lo(v62, v80, vsplat(0x2_5855_393a_980c));
        let v93 = vmadd52lo(v66, v80, vsplat(0x4033_96cd_d363));
        let v95 = vmadd52lo(v70, v80, vsplat(0x7_c512_3773_bda5));
        let v97 = vmadd52lo(v74, v80, vsplat(0xa_1c1b_3b54_bd2f));
        let v99 = vmadd52lo(v78, v80, vsplat(0x7640_0375_4f2e));
        let v101 = vmadd52lo(v81, v80, vsplat(0x1a4_b717_08bf));
        let v102 = vshr::<52>(v83);
        let v103 = vand(v83, vsplat(0xf_ffff_ffff_ffff));
        let v104 = vadd(v85, v102);
        let v105 = vshr::<52>(v104);
        let v106 = vand(v104, vsplat(0xf_ffff_ffff_ffff));
        let v107 = vadd(v87, v105);
        let v108 = vshr::<52>(v107);
        let v109 = vand(v107, vsplat(0xf_ffff_ffff_ffff));
        let v110 = vadd(v89, v108);
        let v111 = vshr::<52>(v110);
        let v112 = vand(v110, vsplat(0xf_ffff_ffff_ffff));
        let v113 = vadd(v91, v111);
        let v114 = vshr::<52>(v113);
        let v115 = vand(v113, vsplat(0xf_ffff_ffff_ffff));
        let v116 = vadd(v93, v114);
        let v117 = vshr::<52>(v116);
        let v118 = vand(v116, vsplat(0xf_ffff_ffff_ffff));
        let v119 = vadd(v95, v117);
        let v120 = vshr::<52>(v119);
        let v121 = vand(v119, vsplat(0xf_ffff_ffff_ffff));
        let v122 = vadd(v97, v120);
        let v123 = vshr::<52>(v122);
        let v124 = vand(v122, vsplat(0xf_ffff_ffff_ffff));
        let v125 = vadd(v99, v123);
        let v126 = vshr::<52>(v125);
        let v127 = vand(v125, vsplat(0xf_ffff_ffff_ffff));
        let v128 = vadd(v101, v126);
        Element([v103, v106, v109, v112, v115, v118, v121, v124, v127, v128])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
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
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `x`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `y`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
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

    /// `R * out = a (mod p), 0 <= out < p`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 0x65b48e8f740f89bf]`
    #[inline]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v12 = vmadd52lo(vsplat(0), a0, vsplat(0x1_301f_632e_294d));
        let v14 = vmadd52lo(a0, v12, vsplat(0x1_b905_33c6_c87b));
        let v15 = vmadd52hi(a1, v12, vsplat(0x1_b905_33c6_c87b));
        let v17 = vmadd52lo(v15, v12, vsplat(0xf_457a_ca83_51b8));
        let v18 = vmadd52hi(a2, v12, vsplat(0xf_457a_ca83_51b8));
        let v20 = vmadd52lo(v18, v12, vsplat(0xf_0b4f_25c2_721b));
        let v21 = vmadd52hi(a3, v12, vsplat(0xf_0b4f_25c2_721b));
        let v23 = vmadd52lo(v21, v12, vsplat(0x5_5075_1673_0cc1));
        let v24 = vmadd52hi(a4, v12, vsplat(0x5_5075_1673_0cc1));
        let v26 = vmadd52lo(v24, v12, vsplat(0xd_a7aa_c6c5_67f3));
        let v27 = vmadd52hi(a5, v12, vsplat(0xd_a7aa_c6c5_67f3));
        let v29 = vmadd52lo(v27, v12, vsplat(0xf_bfcc_6932_2c9c));
        let v30 = vmadd52hi(a6, v12, vsplat(0xf_bfcc_6932_2c9c));
        let v32 = vmadd52lo(v30, v12, vsplat(0x8_3aed_c88c_425a));
        let v33 = vmadd52hi(a7, v12, vsplat(0x8_3aed_c88c_425a));
        let v35 = vmadd52lo(v33, v12, vsplat(0x5_e3e4_c4ab_42d0));
        let v36 = vmadd52hi(a8, v12, vsplat(0x5_e3e4_c4ab_42d0));
        let v38 = vmadd52lo(v36, v12, vsplat(0xf_89bf_fc8a_b0d1));
        let v39 = vmadd52hi(a9, v12, vsplat(0xf_89bf_fc8a_b0d1));
        let v41 = vmadd52lo(v39, v12, vsplat(0x65b_48e8_f740));
        let v42 = vmadd52hi(vsplat(0), v12, vsplat(0x65b_48e8_f740));
        let v43 = vshr::<52>(v14);
        let v44 = vadd(v17, v43);
        let v45 = vmadd52lo(vsplat(0), v44, vsplat(0x1_301f_632e_294d));
        let v46 = vmadd52lo(v44, v45, vsplat(0x1_b905_33c6_c87b));
        let v47 = vmadd52hi(v20, v45, vsplat(0x1_b905_33c6_c87b));
        let v48 = vmadd52lo(v47, v45, vsplat(0xf_457a_ca83_51b8));
        let v49 = vmadd52hi(v23, v45, vsplat(0xf_457a_ca83_51b8));
        let v50 = vmadd52lo(v49, v45, vsplat(0xf_0b4f_25c2_721b));
        let v51 = vmadd52hi(v26, v45, vsplat(0xf_0b4f_25c2_721b));
        let v52 = vmadd52lo(v51, v45, vsplat(0x5_5075_1673_0cc1));
        let v53 = vmadd52hi(v29, v45, vsplat(0x5_5075_1673_0cc1));
        let v54 = vmadd52lo(v53, v45, vsplat(0xd_a7aa_c6c5_67f3));
        let v55 = vmadd52hi(v32, v45, vsplat(0xd_a7aa_c6c5_67f3));
        let v56 = vmadd52lo(v55, v45, vsplat(0xf_bfcc_6932_2c9c));
        let v57 = vmadd52hi(v35, v45, vsplat(0xf_bfcc_6932_2c9c));
        let v58 = vmadd52lo(v57, v45, vsplat(0x8_3aed_c88c_425a));
        let v59 = vmadd52hi(v38, v45, vsplat(0x8_3aed_c88c_425a));
        let v60 = vmadd52lo(v59, v45, vsplat(0x5_e3e4_c4ab_42d0));
        let v61 = vmadd52hi(v41, v45, vsplat(0x5_e3e4_c4ab_42d0));
        let v62 = vmadd52lo(v61, v45, vsplat(0xf_89bf_fc8a_b0d1));
        let v63 = vmadd52hi(v42, v45, vsplat(0xf_89bf_fc8a_b0d1));
        let v64 = vmadd52lo(v63, v45, vsplat(0x65b_48e8_f740));
        let v65 = vmadd52hi(vsplat(0), v45, vsplat(0x65b_48e8_f740));
        let v66 = vshr::<52>(v46);
        let v67 = vadd(v48, v66);
        let v68 = vmadd52lo(vsplat(0), v67, vsplat(0x1_301f_632e_294d));
        let v69 = vmadd52lo(v67, v68, vsplat(0x1_b905_33c6_c87b));
        let v70 = vmadd52hi(v50, v68, vsplat(0x1_b905_33c6_c87b));
        let v71 = vmadd52lo(v70, v68, vsplat(0xf_457a_ca83_51b8));
        let v72 = vmadd52hi(v52, v68, vsplat(0xf_457a_ca83_51b8));
        let v73 = vmadd52lo(v72, v68, vsplat(0xf_0b4f_25c2_721b));
        let v74 = vmadd52hi(v54, v68, vsplat(0xf_0b4f_25c2_721b));
        let v75 = vmadd52lo(v74, v68, vsplat(0x5_5075_1673_0cc1));
        let v76 = vmadd52hi(v56, v68, vsplat(0x5_5075_1673_0cc1));
        let v77 = vmadd52lo(v76, v68, vsplat(0xd_a7aa_c6c5_67f3));
        let v78 = vmadd52hi(v58, v68, vsplat(0xd_a7aa_c6c5_67f3));
        let v79 = vmadd52lo(v78, v68, vsplat(0xf_bfcc_6932_2c9c));
        let v80 = vmadd52hi(v60, v68, vsplat(0xf_bfcc_6932_2c9c));
        let v81 = vmadd52lo(v80, v68, vsplat(0x8_3aed_c88c_425a));
        let v82 = vmadd52hi(v62, v68, vsplat(0x8_3aed_c88c_425a));
        let v83 = vmadd52lo(v82, v68, vsplat(0x5_e3e4_c4ab_42d0));
        let v84 = vmadd52hi(v64, v68, vsplat(0x5_e3e4_c4ab_42d0));
        let v85 = vmadd52lo(v84, v68, vsplat(0xf_89bf_fc8a_b0d1));
        let v86 = vmadd52hi(v65, v68, vsplat(0xf_89bf_fc8a_b0d1));
        let v87 = vmadd52lo(v86, v68, vsplat(0x65b_48e8_f740));
        let v88 = vmadd52hi(vsplat(0), v68, vsplat(0x65b_48e8_f740));
        let v89 = vshr::<52>(v69);
        let v90 = vadd(v71, v89);
        let v91 = vmadd52lo(vsplat(0), v90, vsplat(0x1_301f_632e_294d));
        let v92 = vmadd52lo(v90, v91, vsplat(0x1_b905_33c6_c87b));
        let v93 = vmadd52hi(v73, v91, vsplat(0x1_b905_33c6_c87b));
        let v94 = vmadd52lo(v93, v91, vsplat(0xf_457a_ca83_51b8));
        let v95 = vmadd52hi(v75, v91, vsplat(0xf_457a_ca83_51b8));
        let v96 = vmadd52lo(v95, v91, vsplat(0xf_0b4f_25c2_721b));
        let v97 = vmadd52hi(v77, v91, vsplat(0xf_0b4f_25c2_721b));
        let v98 = vmadd52lo(v97, v91, vsplat(0x5_5075_1673_0cc1));
        let v99 = vmadd52hi(v79, v91, vsplat(0x5_5075_1673_0cc1));
        let v100 = vmadd52lo(v99, v91, vsplat(0xd_a7aa_c6c5_67f3));
        let v101 = vmadd52hi(v81, v91, vsplat(0xd_a7aa_c6c5_67f3));
        let v102 = vmadd52lo(v101, v91, vsplat(0xf_bfcc_6932_2c9c));
        let v103 = vmadd52hi(v83, v91, vsplat(0xf_bfcc_6932_2c9c));
        let v104 = vmadd52lo(v103, v91, vsplat(0x8_3aed_c88c_425a));
        let v105 = vmadd52hi(v85, v91, vsplat(0x8_3aed_c88c_425a));
        let v106 = vmadd52lo(v105, v91, vsplat(0x5_e3e4_c4ab_42d0));
        let v107 = vmadd52hi(v87, v91, vsplat(0x5_e3e4_c4ab_42d0));
        let v108 = vmadd52lo(v107, v91, vsplat(0xf_89bf_fc8a_b0d1));
        let v109 = vmadd52hi(v88, v91, vsplat(0xf_89bf_fc8a_b0d1));
        let v110 = vmadd52lo(v109, v91, vsplat(0x65b_48e8_f740));
        let v111 = vmadd52hi(vsplat(0), v91, vsplat(0x65b_48e8_f740));
        let v112 = vshr::<52>(v92);
        let v113 = vadd(v94, v112);
        let v114 = vmadd52lo(vsplat(0), v113, vsplat(0x1_301f_632e_294d));
        let v115 = vmadd52lo(v113, v114, vsplat(0x1_b905_33c6_c87b));
        let v116 = vmadd52hi(v96, v114, vsplat(0x1_b905_33c6_c87b));
        let v117 = vmadd52lo(v116, v114, vsplat(0xf_457a_ca83_51b8));
        let v118 = vmadd52hi(v98, v114, vsplat(0xf_457a_ca83_51b8));
        let v119 = vmadd52lo(v118, v114, vsplat(0xf_0b4f_25c2_721b));
        let v120 = vmadd52hi(v100, v114, vsplat(0xf_0b4f_25c2_721b));
        let v121 = vmadd52lo(v120, v114, vsplat(0x5_5075_1673_0cc1));
        let v122 = vmadd52hi(v102, v114, vsplat(0x5_5075_1673_0cc1));
        let v123 = vmadd52lo(v122, v114, vsplat(0xd_a7aa_c6c5_67f3));
        let v124 = vmadd52hi(v104, v114, vsplat(0xd_a7aa_c6c5_67f3));
        let v125 = vmadd52lo(v124, v114, vsplat(0xf_bfcc_6932_2c9c));
        let v126 = vmadd52hi(v106, v114, vsplat(0xf_bfcc_6932_2c9c));
        let v127 = vmadd52lo(v126, v114, vsplat(0x8_3aed_c88c_425a));
        let v128 = vmadd52hi(v108, v114, vsplat(0x8_3aed_c88c_425a));
        let v129 = vmadd52lo(v128, v114, vsplat(0x5_e3e4_c4ab_42d0));
        let v130 = vmadd52hi(v110, v114, vsplat(0x5_e3e4_c4ab_42d0));
        let v131 = vmadd52lo(v130, v114, vsplat(0xf_89bf_fc8a_b0d1));
        let v132 = vmadd52hi(v111, v114, vsplat(0xf_89bf_fc8a_b0d1));
        let v133 = vmadd52lo(v132, v114, vsplat(0x65b_48e8_f740));
        let v134 = vmadd52hi(vsplat(0), v114, vsplat(0x65b_48e8_f740));
        let v135 = vshr::<52>(v115);
        let v136 = vadd(v117, v135);
        let v137 = vmadd52lo(vsplat(0), v136, vsplat(0x1_301f_632e_294d));
        let v138 = vmadd52lo(v136, v137, vsplat(0x1_b905_33c6_c87b));
        let v139 = vmadd52hi(v119, v137, vsplat(0x1_b905_33c6_c87b));
        let v140 = vmadd52lo(v139, v137, vsplat(0xf_457a_ca83_51b8));
        let v141 = vmadd52hi(v121, v137, vsplat(0xf_457a_ca83_51b8));
        let v142 = vmadd52lo(v141, v137, vsplat(0xf_0b4f_25c2_721b));
        let v143 = vmadd52hi(v123, v137, vsplat(0xf_0b4f_25c2_721b));
        let v144 = vmadd52lo(v143, v137, vsplat(0x5_5075_1673_0cc1));
        let v145 = vmadd52hi(v125, v137, vsplat(0x5_5075_1673_0cc1));
        let v146 = vmadd52lo(v145, v137, vsplat(0xd_a7aa_c6c5_67f3));
        let v147 = vmadd52hi(v127, v137, vsplat(0xd_a7aa_c6c5_67f3));
        let v148 = vmadd52lo(v147, v137, vsplat(0xf_bfcc_6932_2c9c));
        let v149 = vmadd52hi(v129, v137, vsplat(0xf_bfcc_6932_2c9c));
        let v150 = vmadd52lo(v149, v137, vsplat(0x8_3aed_c88c_425a));
        let v151 = vmadd52hi(v131, v137, vsplat(0x8_3aed_c88c_425a));
        let v152 = vmadd52lo(v151, v137, vsplat(0x5_e3e4_c4ab_42d0));
        let v153 = vmadd52hi(v133, v137, vsplat(0x5_e3e4_c4ab_42d0));
        let v154 = vmadd52lo(v153, v137, vsplat(0xf_89bf_fc8a_b0d1));
        let v155 = vmadd52hi(v134, v137, vsplat(0xf_89bf_fc8a_b0d1));
        let v156 = vmadd52lo(v155, v137, vsplat(0x65b_48e8_f740));
        let v157 = vmadd52hi(vsplat(0), v137, vsplat(0x65b_48e8_f740));
        let v158 = vshr::<52>(v138);
        let v159 = vadd(v140, v158);
        let v160 = vmadd52lo(vsplat(0), v159, vsplat(0x1_301f_632e_294d));
        let v161 = vmadd52lo(v159, v160, vsplat(0x1_b905_33c6_c87b));
        let v162 = vmadd52hi(v142, v160, vsplat(0x1_b905_33c6_c87b));
        let v163 = vmadd52lo(v162, v160, vsplat(0xf_457a_ca83_51b8));
        let v164 = vmadd52hi(v144, v160, vsplat(0xf_457a_ca83_51b8));
        let v165 = vmadd52lo(v164, v160, vsplat(0xf_0b4f_25c2_721b));
        let v166 = vmadd52hi(v146, v160, vsplat(0xf_0b4f_25c2_721b));
        let v167 = vmadd52lo(v166, v160, vsplat(0x5_5075_1673_0cc1));
        let v168 = vmadd52hi(v148, v160, vsplat(0x5_5075_1673_0cc1));
        let v169 = vmadd52lo(v168, v160, vsplat(0xd_a7aa_c6c5_67f3));
        let v170 = vmadd52hi(v150, v160, vsplat(0xd_a7aa_c6c5_67f3));
        let v171 = vmadd52lo(v170, v160, vsplat(0xf_bfcc_6932_2c9c));
        let v172 = vmadd52hi(v152, v160, vsplat(0xf_bfcc_6932_2c9c));
        let v173 = vmadd52lo(v172, v160, vsplat(0x8_3aed_c88c_425a));
        let v174 = vmadd52hi(v154, v160, vsplat(0x8_3aed_c88c_425a));
        let v175 = vmadd52lo(v174, v160, vsplat(0x5_e3e4_c4ab_42d0));
        let v176 = vmadd52hi(v156, v160, vsplat(0x5_e3e4_c4ab_42d0));
        let v177 = vmadd52lo(v176, v160, vsplat(0xf_89bf_fc8a_b0d1));
        let v178 = vmadd52hi(v157, v160, vsplat(0xf_89bf_fc8a_b0d1));
        let v179 = vmadd52lo(v178, v160, vsplat(0x65b_48e8_f740));
        let v180 = vmadd52hi(vsplat(0), v160, vsplat(0x65b_48e8_f740));
        let v181 = vshr::<52>(v161);
        let v182 = vadd(v163, v181);
        let v183 = vmadd52lo(vsplat(0), v182, vsplat(0x1_301f_632e_294d));
        let v184 = vmadd52lo(v182, v183, vsplat(0x1_b905_33c6_c87b));
        let v185 = vmadd52hi(v165, v183, vsplat(0x1_b905_33c6_c87b));
        let v186 = vmadd52lo(v185, v183, vsplat(0xf_457a_ca83_51b8));
        let v187 = vmadd52hi(v167, v183, vsplat(0xf_457a_ca83_51b8));
        let v188 = vmadd52lo(v187, v183, vsplat(0xf_0b4f_25c2_721b));
        let v189 = vmadd52hi(v169, v183, vsplat(0xf_0b4f_25c2_721b));
        let v190 = vmadd52lo(v189, v183, vsplat(0x5_5075_1673_0cc1));
        let v191 = vmadd52hi(v171, v183, vsplat(0x5_5075_1673_0cc1));
        let v192 = vmadd52lo(v191, v183, vsplat(0xd_a7aa_c6c5_67f3));
        let v193 = vmadd52hi(v173, v183, vsplat(0xd_a7aa_c6c5_67f3));
        let v194 = vmadd52lo(v193, v183, vsplat(0xf_bfcc_6932_2c9c));
        let v195 = vmadd52hi(v175, v183, vsplat(0xf_bfcc_6932_2c9c));
        let v196 = vmadd52lo(v195, v183, vsplat(0x8_3aed_c88c_425a));
        let v197 = vmadd52hi(v177, v183, vsplat(0x8_3aed_c88c_425a));
        let v198 = vmadd52lo(v197, v183, vsplat(0x5_e3e4_c4ab_42d0));
        let v199 = vmadd52hi(v179, v183, vsplat(0x5_e3e4_c4ab_42d0));
        let v200 = vmadd52lo(v199, v183, vsplat(0xf_89bf_fc8a_b0d1));
        let v201 = vmadd52hi(v180, v183, vsplat(0xf_89bf_fc8a_b0d1));
        let v202 = vmadd52lo(v201, v183, vsplat(0x65b_48e8_f740));
        let v203 = vmadd52hi(vsplat(0), v183, vsplat(0x65b_48e8_f740));
        let v204 = vshr::<52>(v184);
        let v205 = vadd(v186, v204);
        let v206 = vmadd52lo(vsplat(0), v205, vsplat(0x1_301f_632e_294d));
        let v207 = vmadd52lo(v205, v206, vsplat(0x1_b905_33c6_c87b));
        let v208 = vmadd52hi(v188, v206, vsplat(0x1_b905_33c6_c87b));
        let v209 = vmadd52lo(v208, v206, vsplat(0xf_457a_ca83_51b8));
        let v210 = vmadd52hi(v190, v206, vsplat(0xf_457a_ca83_51b8));
        let v211 = vmadd52lo(v210, v206, vsplat(0xf_0b4f_25c2_721b));
        let v212 = vmadd52hi(v192, v206, vsplat(0xf_0b4f_25c2_721b));
        let v213 = vmadd52lo(v212, v206, vsplat(0x5_5075_1673_0cc1));
        let v214 = vmadd52hi(v194, v206, vsplat(0x5_5075_1673_0cc1));
        let v215 = vmadd52lo(v214, v206, vsplat(0xd_a7aa_c6c5_67f3));
        let v216 = vmadd52hi(v196, v206, vsplat(0xd_a7aa_c6c5_67f3));
        let v217 = vmadd52lo(v216, v206, vsplat(0xf_bfcc_6932_2c9c));
        let v218 = vmadd52hi(v198, v206, vsplat(0xf_bfcc_6932_2c9c));
        let v219 = vmadd52lo(v218, v206, vsplat(0x8_3aed_c88c_425a));
        let v220 = vmadd52hi(v200, v206, vsplat(0x8_3aed_c88c_425a));
        let v221 = vmadd52lo(v220, v206, vsplat(0x5_e3e4_c4ab_42d0));
        let v222 = vmadd52hi(v202, v206, vsplat(0x5_e3e4_c4ab_42d0));
        let v223 = vmadd52lo(v222, v206, vsplat(0xf_89bf_fc8a_b0d1));
        let v224 = vmadd52hi(v203, v206, vsplat(0xf_89bf_fc8a_b0d1));
        let v225 = vmadd52lo(v224, v206, vsplat(0x65b_48e8_f740));
        let v226 = vmadd52hi(vsplat(0), v206, vsplat(0x65b_48e8_f740));
        let v227 = vshr::<52>(v207);
        let v228 = vadd(v209, v227);
        let v229 = vmadd52lo(vsplat(0), v228, vsplat(0x1_301f_632e_294d));
        let v230 = vmadd52lo(v228, v229, vsplat(0x1_b905_33c6_c87b));
        let v231 = vmadd52hi(v211, v229, vsplat(0x1_b905_33c6_c87b));
        let v232 = vmadd52lo(v231, v229, vsplat(0xf_457a_ca83_51b8));
        let v233 = vmadd52hi(v213, v229, vsplat(0xf_457a_ca83_51b8));
        let v234 = vmadd52lo(v233, v229, vsplat(0xf_0b4f_25c2_721b));
        let v235 = vmadd52hi(v215, v229, vsplat(0xf_0b4f_25c2_721b));
        let v236 = vmadd52lo(v235, v229, vsplat(0x5_5075_1673_0cc1));
        let v237 = vmadd52hi(v217, v229, vsplat(0x5_5075_1673_0cc1));
        let v238 = vmadd52lo(v237, v229, vsplat(0xd_a7aa_c6c5_67f3));
        let v239 = vmadd52hi(v219, v229, vsplat(0xd_a7aa_c6c5_67f3));
        let v240 = vmadd52lo(v239, v229, vsplat(0xf_bfcc_6932_2c9c));
        let v241 = vmadd52hi(v221, v229, vsplat(0xf_bfcc_6932_2c9c));
        let v242 = vmadd52lo(v241, v229, vsplat(0x8_3aed_c88c_425a));
        let v243 = vmadd52hi(v223, v229, vsplat(0x8_3aed_c88c_425a));
        let v244 = vmadd52lo(v243, v229, vsplat(0x5_e3e4_c4ab_42d0));
        let v245 = vmadd52hi(v225, v229, vsplat(0x5_e3e4_c4ab_42d0));
        let v246 = vmadd52lo(v245, v229, vsplat(0xf_89bf_fc8a_b0d1));
        let v247 = vmadd52hi(v226, v229, vsplat(0xf_89bf_fc8a_b0d1));
        let v248 = vmadd52lo(v247, v229, vsplat(0x65b_48e8_f740));
        let v249 = vmadd52hi(vsplat(0), v229, vsplat(0x65b_48e8_f740));
        let v250 = vshr::<52>(v230);
        let v251 = vadd(v232, v250);
        let v252 = vshr::<52>(v251);
        let v253 = vand(v251, vsplat(0xf_ffff_ffff_ffff));
        let v254 = vadd(v234, v252);
        let v255 = vshr::<52>(v254);
        let v256 = vand(v254, vsplat(0xf_ffff_ffff_ffff));
        let v257 = vadd(v236, v255);
        let v258 = vshr::<52>(v257);
        let v259 = vand(v257, vsplat(0xf_ffff_ffff_ffff));
        let v260 = vadd(v238, v258);
        let v261 = vshr::<52>(v260);
        let v262 = vand(v260, vsplat(0xf_ffff_ffff_ffff));
        let v263 = vadd(v240, v261);
        let v264 = vshr::<52>(v263);
        let v265 = vand(v263, vsplat(0xf_ffff_ffff_ffff));
        let v266 = vadd(v242, v264);
        let v267 = vshr::<52>(v266);
        let v268 = vand(v266, vsplat(0xf_ffff_ffff_ffff));
        let v269 = vadd(v244, v267);
        let v270 = vshr::<52>(v269);
        let v271 = vand(v269, vsplat(0xf_ffff_ffff_ffff));
        let v272 = vadd(v246, v270);
        let v273 = vshr::<52>(v272);
        let v274 = vand(v272, vsplat(0xf_ffff_ffff_ffff));
        let v275 = vadd(v248, v273);
        let v276 = vshr::<52>(v275);
        let v277 = vand(v275, vsplat(0xf_ffff_ffff_ffff));
        let v278 = vadd(v249, v276);
        let v279 = vand(v256, vsplat(4095));
        let v280 = vshl::<52>(v279);
        let v281 = vadd(v253, v280);
        let v282 = vshr::<12>(v256);
        let v283 = vand(v259, vsplat(0xff_ffff));
        let v284 = vshl::<40>(v283);
        let v285 = vadd(v282, v284);
        let v286 = vshr::<24>(v259);
        let v287 = vand(v262, vsplat(0xf_ffff_ffff));
        let v288 = vshl::<28>(v287);
        let v289 = vadd(v286, v288);
        let v290 = vshr::<36>(v262);
        let v291 = vand(v265, vsplat(0xffff_ffff_ffff));
        let v292 = vshl::<16>(v291);
        let v293 = vadd(v290, v292);
        let v294 = vshr::<48>(v265);
        let v295 = vshl::<4>(v268);
        let v296 = vadd(v294, v295);
        let v297 = vand(v271, vsplat(255));
        let v298 = vshl::<56>(v297);
        let v299 = vadd(v296, v298);
        let v300 = vshr::<8>(v271);
        let v301 = vand(v274, vsplat(0xf_ffff));
        let v302 = vshl::<44>(v301);
        let v303 = vadd(v300, v302);
        let v304 = vshr::<20>(v274);
        let v305 = vand(v277, vsplat(0xffff_ffff));
        let v306 = vshl::<32>(v305);
        let v307 = vadd(v304, v306);
        let v308 = vshr::<32>(v277);
        let v309 = vshl::<20>(v278);
        let v310 = vadd(v308, v309);
        let (v319, v320) = vsbb(v281, vsplat(0x1b81_b905_33c6_c87b), 0);
        let (v321, v322) = vsbb(v285, vsplat(0xc272_1bf4_57ac_a835), v320);
        let (v323, v324) = vsbb(v289, vsplat(0x5167_30cc_1f0b_4f25), v322);
        let (v325, v326) = vsbb(v293, vsplat(0xa7aa_c6c5_67f3_5507), v324);
        let (v327, v328) = vsbb(v299, vsplat(0x5afb_fcc6_9322_c9cd), v326);
        let (v329, v330) = vsbb(v303, vsplat(0xb42d_083a_edc8_8c42), v328);
        let (v331, v332) = vsbb(v307, vsplat(0xfc8a_b0d1_5e3e_4c4a), v330);
        let (v333, v334) = vsbb(v310, vsplat(0x65b4_8e8f_740f_89bf), v332);
        let v335 = vselect(v334, v281, v319);
        let v336 = vselect(v334, v285, v321);
        let v337 = vselect(v334, v289, v323);
        let v338 = vselect(v334, v293, v325);
        let v339 = vselect(v334, v299, v327);
        let v340 = vselect(v334, v303, v329);
        let v341 = vselect(v334, v307, v331);
        let v342 = vselect(v334, v310, v333);
        [v335, v336, v337, v338, v339, v340, v341, v342]
    }

    /// `limbs of out = bytes (mod p): out = bytes / R`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    pub fn limbs_of_words(words: &Words) -> Element {
        let [
            words0,
            words1,
            words2,
            words3,
            words4,
            words5,
            words6,
            words7,
        ] = *words;
        let v8 = vand(words0, vsplat(0xf_ffff_ffff_ffff));
        let v9 = vshr::<52>(words0);
        let v10 = vand(words1, vsplat(0xff_ffff_ffff));
        let v11 = vshl::<12>(v10);
        let v12 = vadd(v9, v11);
        let v13 = vshr::<40>(words1);
        let v14 = vand(words2, vsplat(0xfff_ffff));
        let v15 = vshl::<24>(v14);
        let v16 = vadd(v13, v15);
        let v17 = vshr::<28>(words2);
        let v18 = vand(words3, vsplat(65535));
        let v19 = vshl::<36>(v18);
        let v20 = vadd(v17, v19);
        let v21 = vshr::<16>(words3);
        let v22 = vand(words4, vsplat(15));
        let v23 = vshl::<48>(v22);
        let v24 = vadd(v21, v23);
        let v25 = vshr::<4>(words4);
        let v26 = vand(v25, vsplat(0xf_ffff_ffff_ffff));
        let v27 = vshr::<56>(words4);
        let v28 = vand(words5, vsplat(0xfff_ffff_ffff));
        let v29 = vshl::<8>(v28);
        let v30 = vadd(v27, v29);
        let v31 = vshr::<44>(words5);
        let v32 = vand(words6, vsplat(0xffff_ffff));
        let v33 = vshl::<20>(v32);
        let v34 = vadd(v31, v33);
        let v35 = vshr::<32>(words6);
        let v36 = vand(words7, vsplat(0xf_ffff));
        let v37 = vshl::<32>(v36);
        let v38 = vadd(v35, v37);
        let v39 = vshr::<20>(words7);
        let v40 = vshr::<43>(v39);
        let v41 = vand(v39, vsplat(0x7ff_ffff_ffff));
        let v43 = vmadd52lo(v8, v40, vsplat(0xe_46fa_cc39_3785));
        let v45 = vmadd52lo(v12, v40, vsplat(0xba85_357c_ae47));
        let v47 = vmadd52lo(v16, v40, vsplat(0xf4b0_da3d_8de4));
        let v49 = vmadd52lo(v20, v40, vsplat(0xa_af8a_e98c_f33e));
        let v51 = vmadd52lo(v24, v40, vsplat(0x2_5855_393a_980c));
        let v53 = vmadd52lo(v26, v40, vsplat(0x4033_96cd_d363));
        let v55 = vmadd52lo(v30, v40, vsplat(0x7_c512_3773_bda5));
        let v57 = vmadd52lo(v34, v40, vsplat(0xa_1c1b_3b54_bd2f));
        let v59 = vmadd52lo(v38, v40, vsplat(0x7640_0375_4f2e));
        let v61 = vmadd52lo(v41, v40, vsplat(0x1a4_b717_08bf));
        let v62 = vshr::<52>(v43);
        let v63 = vand(v43, vsplat(0xf_ffff_ffff_ffff));
        let v64 = vadd(v45, v62);
        let v65 = vshr::<52>(v64);
        let v66 = vand(v64, vsplat(0xf_ffff_ffff_ffff));
        let v67 = vadd(v47, v65);
        let v68 = vshr::<52>(v67);
        let v69 = vand(v67, vsplat(0xf_ffff_ffff_ffff));
        let v70 = vadd(v49, v68);
        let v71 = vshr::<52>(v70);
        let v72 = vand(v70, vsplat(0xf_ffff_ffff_ffff));
        let v73 = vadd(v51, v71);
        let v74 = vshr::<52>(v73);
        let v75 = vand(v73, vsplat(0xf_ffff_ffff_ffff));
        let v76 = vadd(v53, v74);
        let v77 = vshr::<52>(v76);
        let v78 = vand(v76, vsplat(0xf_ffff_ffff_ffff));
        let v79 = vadd(v55, v77);
        let v80 = vshr::<52>(v79);
        let v81 = vand(v79, vsplat(0xf_ffff_ffff_ffff));
        let v82 = vadd(v57, v80);
        let v83 = vshr::<52>(v82);
        let v84 = vand(v82, vsplat(0xf_ffff_ffff_ffff));
        let v85 = vadd(v59, v83);
        let v86 = vshr::<52>(v85);
        let v87 = vand(v85, vsplat(0xf_ffff_ffff_ffff));
        let v88 = vadd(v61, v86);
        Element([v63, v66, v69, v72, v75, v78, v81, v84, v87, v88])
    }

    /// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    pub fn limbs_of_words_canonical(words: &Words) -> (Element, Mask) {
        let [
            words0,
            words1,
            words2,
            words3,
            words4,
            words5,
            words6,
            words7,
        ] = *words;
        let (_, v18) = vsbb(words0, vsplat(0x1b81_b905_33c6_c87b), 0);
        let (_, v20) = vsbb(words1, vsplat(0xc272_1bf4_57ac_a835), v18);
        let (_, v22) = vsbb(words2, vsplat(0x5167_30cc_1f0b_4f25), v20);
        let (_, v24) = vsbb(words3, vsplat(0xa7aa_c6c5_67f3_5507), v22);
        let (_, v26) = vsbb(words4, vsplat(0x5afb_fcc6_9322_c9cd), v24);
        let (_, v28) = vsbb(words5, vsplat(0xb42d_083a_edc8_8c42), v26);
        let (_, v30) = vsbb(words6, vsplat(0xfc8a_b0d1_5e3e_4c4a), v28);
        let (_, v32) = vsbb(words7, vsplat(0x65b4_8e8f_740f_89bf), v30);
        let v33 = vand(words0, vsplat(0xf_ffff_ffff_ffff));
        let v34 = vshr::<52>(words0);
        let v35 = vand(words1, vsplat(0xff_ffff_ffff));
        let v36 = vshl::<12>(v35);
        let v37 = vadd(v34, v36);
        let v38 = vshr::<40>(words1);
        let v39 = vand(words2, vsplat(0xfff_ffff));
        let v40 = vshl::<24>(v39);
        let v41 = vadd(v38, v40);
        let v42 = vshr::<28>(words2);
        let v43 = vand(words3, vsplat(65535));
        let v44 = vshl::<36>(v43);
        let v45 = vadd(v42, v44);
        let v46 = vshr::<16>(words3);
        let v47 = vand(words4, vsplat(15));
        let v48 = vshl::<48>(v47);
        let v49 = vadd(v46, v48);
        let v50 = vshr::<4>(words4);
        let v51 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v52 = vshr::<56>(words4);
        let v53 = vand(words5, vsplat(0xfff_ffff_ffff));
        let v54 = vshl::<8>(v53);
        let v55 = vadd(v52, v54);
        let v56 = vshr::<44>(words5);
        let v57 = vand(words6, vsplat(0xffff_ffff));
        let v58 = vshl::<20>(v57);
        let v59 = vadd(v56, v58);
        let v60 = vshr::<32>(words6);
        let v61 = vand(words7, vsplat(0xf_ffff));
        let v62 = vshl::<32>(v61);
        let v63 = vadd(v60, v62);
        let v64 = vshr::<20>(words7);
        let v65 = vshr::<43>(v64);
        let v66 = vand(v64, vsplat(0x7ff_ffff_ffff));
        let v68 = vmadd52lo(v33, v65, vsplat(0xe_46fa_cc39_3785));
        let v70 = vmadd52lo(v37, v65, vsplat(0xba85_357c_ae47));
        let v72 = vmadd52lo(v41, v65, vsplat(0xf4b0_da3d_8de4));
        let v74 = vmadd52lo(v45, v65, vsplat(0xa_af8a_e98c_f33e));
        let v76 = vmadd52lo(v49, v65, vsplat(0x2_5855_393a_980c));
        let v78 = vmadd52lo(v51, v65, vsplat(0x4033_96cd_d363));
        let v80 = vmadd52lo(v55, v65, vsplat(0x7_c512_3773_bda5));
        let v82 = vmadd52lo(v59, v65, vsplat(0xa_1c1b_3b54_bd2f));
        let v84 = vmadd52lo(v63, v65, vsplat(0x7640_0375_4f2e));
        let v86 = vmadd52lo(v66, v65, vsplat(0x1a4_b717_08bf));
        let v87 = vshr::<52>(v68);
        let v88 = vand(v68, vsplat(0xf_ffff_ffff_ffff));
        let v89 = vadd(v70, v87);
        let v90 = vshr::<52>(v89);
        let v91 = vand(v89, vsplat(0xf_ffff_ffff_ffff));
        let v92 = vadd(v72, v90);
        let v93 = vshr::<52>(v92);
        let v94 = vand(v92, vsplat(0xf_ffff_ffff_ffff));
        let v95 = vadd(v74, v93);
        let v96 = vshr::<52>(v95);
        let v97 = vand(v95, vsplat(0xf_ffff_ffff_ffff));
        let v98 = vadd(v76, v96);
        let v99 = vshr::<52>(v98);
        let v100 = vand(v98, vsplat(0xf_ffff_ffff_ffff));
        let v101 = vadd(v78, v99);
        let v102 = vshr::<52>(v101);
        let v103 = vand(v101, vsplat(0xf_ffff_ffff_ffff));
        let v104 = vadd(v80, v102);
        let v105 = vshr::<52>(v104);
        let v106 = vand(v104, vsplat(0xf_ffff_ffff_ffff));
        let v107 = vadd(v82, v105);
        let v108 = vshr::<52>(v107);
        let v109 = vand(v107, vsplat(0xf_ffff_ffff_ffff));
        let v110 = vadd(v84, v108);
        let v111 = vshr::<52>(v110);
        let v112 = vand(v110, vsplat(0xf_ffff_ffff_ffff));
        let v113 = vadd(v86, v111);
        (Element([v88, v91, v94, v97, v100, v103, v106, v109, v112, v113]), v32)
    }

    /// `limbs of out = k (mod p): out = k / R`
    ///
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    pub fn limbs_of_word(k: V) -> Element {
        Element([k, vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0)])
    }

    /// `out = 1 if bytes = 0, else 0`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out` in `[0, 1]`
    #[inline]
    pub fn words_are_zero(words: &Words) -> Mask {
        let [
            words0,
            words1,
            words2,
            words3,
            words4,
            words5,
            words6,
            words7,
        ] = *words;
        let (_, v11) = vsbb(words0, vsplat(1), 0);
        let (_, v13) = vsbb(words1, vsplat(0), v11);
        let (_, v15) = vsbb(words2, vsplat(0), v13);
        let (_, v17) = vsbb(words3, vsplat(0), v15);
        let (_, v19) = vsbb(words4, vsplat(0), v17);
        let (_, v21) = vsbb(words5, vsplat(0), v19);
        let (_, v23) = vsbb(words6, vsplat(0), v21);
        let (_, v25) = vsbb(words7, vsplat(0), v23);
        v25
    }

    /// `2 * half + odd = bytes, odd is 0 or 1`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 2^63 - 1]`
    /// - returns `odd` in `[0, 1]`
    #[inline]
    pub fn words_parity(words: &Words) -> (Words, Mask) {
        let [
            words0,
            words1,
            words2,
            words3,
            words4,
            words5,
            words6,
            words7,
        ] = *words;
        let v8 = vand(words0, vsplat(1));
        let v9 = vand(words1, vsplat(1));
        let v10 = vand(words2, vsplat(1));
        let v11 = vand(words3, vsplat(1));
        let v12 = vand(words4, vsplat(1));
        let v13 = vand(words5, vsplat(1));
        let v14 = vand(words6, vsplat(1));
        let v15 = vand(words7, vsplat(1));
        let v16 = vtest(v8);
        let v17 = vshr::<1>(words0);
        let v18 = vshl::<63>(v9);
        let v19 = vadd(v17, v18);
        let v20 = vshr::<1>(words1);
        let v21 = vshl::<63>(v10);
        let v22 = vadd(v20, v21);
        let v23 = vshr::<1>(words2);
        let v24 = vshl::<63>(v11);
        let v25 = vadd(v23, v24);
        let v26 = vshr::<1>(words3);
        let v27 = vshl::<63>(v12);
        let v28 = vadd(v26, v27);
        let v29 = vshr::<1>(words4);
        let v30 = vshl::<63>(v13);
        let v31 = vadd(v29, v30);
        let v32 = vshr::<1>(words5);
        let v33 = vshl::<63>(v14);
        let v34 = vadd(v32, v33);
        let v35 = vshr::<1>(words6);
        let v36 = vshl::<63>(v15);
        let v37 = vadd(v35, v36);
        let v38 = vshr::<1>(words7);
        ([v19, v22, v25, v28, v31, v34, v37, v38], v16)
    }

    /// `R * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    pub fn from_montgomery(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v12 = vmadd52lo(vsplat(0), a0, vsplat(0x1_301f_632e_294d));
        let v14 = vmadd52lo(a0, v12, vsplat(0x1_b905_33c6_c87b));
        let v15 = vmadd52hi(a1, v12, vsplat(0x1_b905_33c6_c87b));
        let v17 = vmadd52lo(v15, v12, vsplat(0xf_457a_ca83_51b8));
        let v18 = vmadd52hi(a2, v12, vsplat(0xf_457a_ca83_51b8));
        let v20 = vmadd52lo(v18, v12, vsplat(0xf_0b4f_25c2_721b));
        let v21 = vmadd52hi(a3, v12, vsplat(0xf_0b4f_25c2_721b));
        let v23 = vmadd52lo(v21, v12, vsplat(0x5_5075_1673_0cc1));
        let v24 = vmadd52hi(a4, v12, vsplat(0x5_5075_1673_0cc1));
        let v26 = vmadd52lo(v24, v12, vsplat(0xd_a7aa_c6c5_67f3));
        let v27 = vmadd52hi(a5, v12, vsplat(0xd_a7aa_c6c5_67f3));
        let v29 = vmadd52lo(v27, v12, vsplat(0xf_bfcc_6932_2c9c));
        let v30 = vmadd52hi(a6, v12, vsplat(0xf_bfcc_6932_2c9c));
        let v32 = vmadd52lo(v30, v12, vsplat(0x8_3aed_c88c_425a));
        let v33 = vmadd52hi(a7, v12, vsplat(0x8_3aed_c88c_425a));
        let v35 = vmadd52lo(v33, v12, vsplat(0x5_e3e4_c4ab_42d0));
        let v36 = vmadd52hi(a8, v12, vsplat(0x5_e3e4_c4ab_42d0));
        let v38 = vmadd52lo(v36, v12, vsplat(0xf_89bf_fc8a_b0d1));
        let v39 = vmadd52hi(a9, v12, vsplat(0xf_89bf_fc8a_b0d1));
        let v41 = vmadd52lo(v39, v12, vsplat(0x65b_48e8_f740));
        let v42 = vmadd52hi(vsplat(0), v12, vsplat(0x65b_48e8_f740));
        let v43 = vshr::<52>(v14);
        let v44 = vadd(v17, v43);
        let v45 = vmadd52lo(vsplat(0), v44, vsplat(0x1_301f_632e_294d));
        let v46 = vmadd52lo(v44, v45, vsplat(0x1_b905_33c6_c87b));
        let v47 = vmadd52hi(v20, v45, vsplat(0x1_b905_33c6_c87b));
        let v48 = vmadd52lo(v47, v45, vsplat(0xf_457a_ca83_51b8));
        let v49 = vmadd52hi(v23, v45, vsplat(0xf_457a_ca83_51b8));
        let v50 = vmadd52lo(v49, v45, vsplat(0xf_0b4f_25c2_721b));
        let v51 = vmadd52hi(v26, v45, vsplat(0xf_0b4f_25c2_721b));
        let v52 = vmadd52lo(v51, v45, vsplat(0x5_5075_1673_0cc1));
        let v53 = vmadd52hi(v29, v45, vsplat(0x5_5075_1673_0cc1));
        let v54 = vmadd52lo(v53, v45, vsplat(0xd_a7aa_c6c5_67f3));
        let v55 = vmadd52hi(v32, v45, vsplat(0xd_a7aa_c6c5_67f3));
        let v56 = vmadd52lo(v55, v45, vsplat(0xf_bfcc_6932_2c9c));
        let v57 = vmadd52hi(v35, v45, vsplat(0xf_bfcc_6932_2c9c));
        let v58 = vmadd52lo(v57, v45, vsplat(0x8_3aed_c88c_425a));
        let v59 = vmadd52hi(v38, v45, vsplat(0x8_3aed_c88c_425a));
        let v60 = vmadd52lo(v59, v45, vsplat(0x5_e3e4_c4ab_42d0));
        let v61 = vmadd52hi(v41, v45, vsplat(0x5_e3e4_c4ab_42d0));
        let v62 = vmadd52lo(v61, v45, vsplat(0xf_89bf_fc8a_b0d1));
        let v63 = vmadd52hi(v42, v45, vsplat(0xf_89bf_fc8a_b0d1));
        let v64 = vmadd52lo(v63, v45, vsplat(0x65b_48e8_f740));
        let v65 = vmadd52hi(vsplat(0), v45, vsplat(0x65b_48e8_f740));
        let v66 = vshr::<52>(v46);
        let v67 = vadd(v48, v66);
        let v68 = vmadd52lo(vsplat(0), v67, vsplat(0x1_301f_632e_294d));
        let v69 = vmadd52lo(v67, v68, vsplat(0x1_b905_33c6_c87b));
        let v70 = vmadd52hi(v50, v68, vsplat(0x1_b905_33c6_c87b));
        let v71 = vmadd52lo(v70, v68, vsplat(0xf_457a_ca83_51b8));
        let v72 = vmadd52hi(v52, v68, vsplat(0xf_457a_ca83_51b8));
        let v73 = vmadd52lo(v72, v68, vsplat(0xf_0b4f_25c2_721b));
        let v74 = vmadd52hi(v54, v68, vsplat(0xf_0b4f_25c2_721b));
        let v75 = vmadd52lo(v74, v68, vsplat(0x5_5075_1673_0cc1));
        let v76 = vmadd52hi(v56, v68, vsplat(0x5_5075_1673_0cc1));
        let v77 = vmadd52lo(v76, v68, vsplat(0xd_a7aa_c6c5_67f3));
        let v78 = vmadd52hi(v58, v68, vsplat(0xd_a7aa_c6c5_67f3));
        let v79 = vmadd52lo(v78, v68, vsplat(0xf_bfcc_6932_2c9c));
        let v80 = vmadd52hi(v60, v68, vsplat(0xf_bfcc_6932_2c9c));
        let v81 = vmadd52lo(v80, v68, vsplat(0x8_3aed_c88c_425a));
        let v82 = vmadd52hi(v62, v68, vsplat(0x8_3aed_c88c_425a));
        let v83 = vmadd52lo(v82, v68, vsplat(0x5_e3e4_c4ab_42d0));
        let v84 = vmadd52hi(v64, v68, vsplat(0x5_e3e4_c4ab_42d0));
        let v85 = vmadd52lo(v84, v68, vsplat(0xf_89bf_fc8a_b0d1));
        let v86 = vmadd52hi(v65, v68, vsplat(0xf_89bf_fc8a_b0d1));
        let v87 = vmadd52lo(v86, v68, vsplat(0x65b_48e8_f740));
        let v88 = vmadd52hi(vsplat(0), v68, vsplat(0x65b_48e8_f740));
        let v89 = vshr::<52>(v69);
        let v90 = vadd(v71, v89);
        let v91 = vmadd52lo(vsplat(0), v90, vsplat(0x1_301f_632e_294d));
        let v92 = vmadd52lo(v90, v91, vsplat(0x1_b905_33c6_c87b));
        let v93 = vmadd52hi(v73, v91, vsplat(0x1_b905_33c6_c87b));
        let v94 = vmadd52lo(v93, v91, vsplat(0xf_457a_ca83_51b8));
        let v95 = vmadd52hi(v75, v91, vsplat(0xf_457a_ca83_51b8));
        let v96 = vmadd52lo(v95, v91, vsplat(0xf_0b4f_25c2_721b));
        let v97 = vmadd52hi(v77, v91, vsplat(0xf_0b4f_25c2_721b));
        let v98 = vmadd52lo(v97, v91, vsplat(0x5_5075_1673_0cc1));
        let v99 = vmadd52hi(v79, v91, vsplat(0x5_5075_1673_0cc1));
        let v100 = vmadd52lo(v99, v91, vsplat(0xd_a7aa_c6c5_67f3));
        let v101 = vmadd52hi(v81, v91, vsplat(0xd_a7aa_c6c5_67f3));
        let v102 = vmadd52lo(v101, v91, vsplat(0xf_bfcc_6932_2c9c));
        let v103 = vmadd52hi(v83, v91, vsplat(0xf_bfcc_6932_2c9c));
        let v104 = vmadd52lo(v103, v91, vsplat(0x8_3aed_c88c_425a));
        let v105 = vmadd52hi(v85, v91, vsplat(0x8_3aed_c88c_425a));
        let v106 = vmadd52lo(v105, v91, vsplat(0x5_e3e4_c4ab_42d0));
        let v107 = vmadd52hi(v87, v91, vsplat(0x5_e3e4_c4ab_42d0));
        let v108 = vmadd52lo(v107, v91, vsplat(0xf_89bf_fc8a_b0d1));
        let v109 = vmadd52hi(v88, v91, vsplat(0xf_89bf_fc8a_b0d1));
        let v110 = vmadd52lo(v109, v91, vsplat(0x65b_48e8_f740));
        let v111 = vmadd52hi(vsplat(0), v91, vsplat(0x65b_48e8_f740));
        let v112 = vshr::<52>(v92);
        let v113 = vadd(v94, v112);
        let v114 = vmadd52lo(vsplat(0), v113, vsplat(0x1_301f_632e_294d));
        let v115 = vmadd52lo(v113, v114, vsplat(0x1_b905_33c6_c87b));
        let v116 = vmadd52hi(v96, v114, vsplat(0x1_b905_33c6_c87b));
        let v117 = vmadd52lo(v116, v114, vsplat(0xf_457a_ca83_51b8));
        let v118 = vmadd52hi(v98, v114, vsplat(0xf_457a_ca83_51b8));
        let v119 = vmadd52lo(v118, v114, vsplat(0xf_0b4f_25c2_721b));
        let v120 = vmadd52hi(v100, v114, vsplat(0xf_0b4f_25c2_721b));
        let v121 = vmadd52lo(v120, v114, vsplat(0x5_5075_1673_0cc1));
        let v122 = vmadd52hi(v102, v114, vsplat(0x5_5075_1673_0cc1));
        let v123 = vmadd52lo(v122, v114, vsplat(0xd_a7aa_c6c5_67f3));
        let v124 = vmadd52hi(v104, v114, vsplat(0xd_a7aa_c6c5_67f3));
        let v125 = vmadd52lo(v124, v114, vsplat(0xf_bfcc_6932_2c9c));
        let v126 = vmadd52hi(v106, v114, vsplat(0xf_bfcc_6932_2c9c));
        let v127 = vmadd52lo(v126, v114, vsplat(0x8_3aed_c88c_425a));
        let v128 = vmadd52hi(v108, v114, vsplat(0x8_3aed_c88c_425a));
        let v129 = vmadd52lo(v128, v114, vsplat(0x5_e3e4_c4ab_42d0));
        let v130 = vmadd52hi(v110, v114, vsplat(0x5_e3e4_c4ab_42d0));
        let v131 = vmadd52lo(v130, v114, vsplat(0xf_89bf_fc8a_b0d1));
        let v132 = vmadd52hi(v111, v114, vsplat(0xf_89bf_fc8a_b0d1));
        let v133 = vmadd52lo(v132, v114, vsplat(0x65b_48e8_f740));
        let v134 = vmadd52hi(vsplat(0), v114, vsplat(0x65b_48e8_f740));
        let v135 = vshr::<52>(v115);
        let v136 = vadd(v117, v135);
        let v137 = vmadd52lo(vsplat(0), v136, vsplat(0x1_301f_632e_294d));
        let v138 = vmadd52lo(v136, v137, vsplat(0x1_b905_33c6_c87b));
        let v139 = vmadd52hi(v119, v137, vsplat(0x1_b905_33c6_c87b));
        let v140 = vmadd52lo(v139, v137, vsplat(0xf_457a_ca83_51b8));
        let v141 = vmadd52hi(v121, v137, vsplat(0xf_457a_ca83_51b8));
        let v142 = vmadd52lo(v141, v137, vsplat(0xf_0b4f_25c2_721b));
        let v143 = vmadd52hi(v123, v137, vsplat(0xf_0b4f_25c2_721b));
        let v144 = vmadd52lo(v143, v137, vsplat(0x5_5075_1673_0cc1));
        let v145 = vmadd52hi(v125, v137, vsplat(0x5_5075_1673_0cc1));
        let v146 = vmadd52lo(v145, v137, vsplat(0xd_a7aa_c6c5_67f3));
        let v147 = vmadd52hi(v127, v137, vsplat(0xd_a7aa_c6c5_67f3));
        let v148 = vmadd52lo(v147, v137, vsplat(0xf_bfcc_6932_2c9c));
        let v149 = vmadd52hi(v129, v137, vsplat(0xf_bfcc_6932_2c9c));
        let v150 = vmadd52lo(v149, v137, vsplat(0x8_3aed_c88c_425a));
        let v151 = vmadd52hi(v131, v137, vsplat(0x8_3aed_c88c_425a));
        let v152 = vmadd52lo(v151, v137, vsplat(0x5_e3e4_c4ab_42d0));
        let v153 = vmadd52hi(v133, v137, vsplat(0x5_e3e4_c4ab_42d0));
        let v154 = vmadd52lo(v153, v137, vsplat(0xf_89bf_fc8a_b0d1));
        let v155 = vmadd52hi(v134, v137, vsplat(0xf_89bf_fc8a_b0d1));
        let v156 = vmadd52lo(v155, v137, vsplat(0x65b_48e8_f740));
        let v157 = vmadd52hi(vsplat(0), v137, vsplat(0x65b_48e8_f740));
        let v158 = vshr::<52>(v138);
        let v159 = vadd(v140, v158);
        let v160 = vmadd52lo(vsplat(0), v159, vsplat(0x1_301f_632e_294d));
        let v161 = vmadd52lo(v159, v160, vsplat(0x1_b905_33c6_c87b));
        let v162 = vmadd52hi(v142, v160, vsplat(0x1_b905_33c6_c87b));
        let v163 = vmadd52lo(v162, v160, vsplat(0xf_457a_ca83_51b8));
        let v164 = vmadd52hi(v144, v160, vsplat(0xf_457a_ca83_51b8));
        let v165 = vmadd52lo(v164, v160, vsplat(0xf_0b4f_25c2_721b));
        let v166 = vmadd52hi(v146, v160, vsplat(0xf_0b4f_25c2_721b));
        let v167 = vmadd52lo(v166, v160, vsplat(0x5_5075_1673_0cc1));
        let v168 = vmadd52hi(v148, v160, vsplat(0x5_5075_1673_0cc1));
        let v169 = vmadd52lo(v168, v160, vsplat(0xd_a7aa_c6c5_67f3));
        let v170 = vmadd52hi(v150, v160, vsplat(0xd_a7aa_c6c5_67f3));
        let v171 = vmadd52lo(v170, v160, vsplat(0xf_bfcc_6932_2c9c));
        let v172 = vmadd52hi(v152, v160, vsplat(0xf_bfcc_6932_2c9c));
        let v173 = vmadd52lo(v172, v160, vsplat(0x8_3aed_c88c_425a));
        let v174 = vmadd52hi(v154, v160, vsplat(0x8_3aed_c88c_425a));
        let v175 = vmadd52lo(v174, v160, vsplat(0x5_e3e4_c4ab_42d0));
        let v176 = vmadd52hi(v156, v160, vsplat(0x5_e3e4_c4ab_42d0));
        let v177 = vmadd52lo(v176, v160, vsplat(0xf_89bf_fc8a_b0d1));
        let v178 = vmadd52hi(v157, v160, vsplat(0xf_89bf_fc8a_b0d1));
        let v179 = vmadd52lo(v178, v160, vsplat(0x65b_48e8_f740));
        let v180 = vmadd52hi(vsplat(0), v160, vsplat(0x65b_48e8_f740));
        let v181 = vshr::<52>(v161);
        let v182 = vadd(v163, v181);
        let v183 = vmadd52lo(vsplat(0), v182, vsplat(0x1_301f_632e_294d));
        let v184 = vmadd52lo(v182, v183, vsplat(0x1_b905_33c6_c87b));
        let v185 = vmadd52hi(v165, v183, vsplat(0x1_b905_33c6_c87b));
        let v186 = vmadd52lo(v185, v183, vsplat(0xf_457a_ca83_51b8));
        let v187 = vmadd52hi(v167, v183, vsplat(0xf_457a_ca83_51b8));
        let v188 = vmadd52lo(v187, v183, vsplat(0xf_0b4f_25c2_721b));
        let v189 = vmadd52hi(v169, v183, vsplat(0xf_0b4f_25c2_721b));
        let v190 = vmadd52lo(v189, v183, vsplat(0x5_5075_1673_0cc1));
        let v191 = vmadd52hi(v171, v183, vsplat(0x5_5075_1673_0cc1));
        let v192 = vmadd52lo(v191, v183, vsplat(0xd_a7aa_c6c5_67f3));
        let v193 = vmadd52hi(v173, v183, vsplat(0xd_a7aa_c6c5_67f3));
        let v194 = vmadd52lo(v193, v183, vsplat(0xf_bfcc_6932_2c9c));
        let v195 = vmadd52hi(v175, v183, vsplat(0xf_bfcc_6932_2c9c));
        let v196 = vmadd52lo(v195, v183, vsplat(0x8_3aed_c88c_425a));
        let v197 = vmadd52hi(v177, v183, vsplat(0x8_3aed_c88c_425a));
        let v198 = vmadd52lo(v197, v183, vsplat(0x5_e3e4_c4ab_42d0));
        let v199 = vmadd52hi(v179, v183, vsplat(0x5_e3e4_c4ab_42d0));
        let v200 = vmadd52lo(v199, v183, vsplat(0xf_89bf_fc8a_b0d1));
        let v201 = vmadd52hi(v180, v183, vsplat(0xf_89bf_fc8a_b0d1));
        let v202 = vmadd52lo(v201, v183, vsplat(0x65b_48e8_f740));
        let v203 = vmadd52hi(vsplat(0), v183, vsplat(0x65b_48e8_f740));
        let v204 = vshr::<52>(v184);
        let v205 = vadd(v186, v204);
        let v206 = vmadd52lo(vsplat(0), v205, vsplat(0x1_301f_632e_294d));
        let v207 = vmadd52lo(v205, v206, vsplat(0x1_b905_33c6_c87b));
        let v208 = vmadd52hi(v188, v206, vsplat(0x1_b905_33c6_c87b));
        let v209 = vmadd52lo(v208, v206, vsplat(0xf_457a_ca83_51b8));
        let v210 = vmadd52hi(v190, v206, vsplat(0xf_457a_ca83_51b8));
        let v211 = vmadd52lo(v210, v206, vsplat(0xf_0b4f_25c2_721b));
        let v212 = vmadd52hi(v192, v206, vsplat(0xf_0b4f_25c2_721b));
        let v213 = vmadd52lo(v212, v206, vsplat(0x5_5075_1673_0cc1));
        let v214 = vmadd52hi(v194, v206, vsplat(0x5_5075_1673_0cc1));
        let v215 = vmadd52lo(v214, v206, vsplat(0xd_a7aa_c6c5_67f3));
        let v216 = vmadd52hi(v196, v206, vsplat(0xd_a7aa_c6c5_67f3));
        let v217 = vmadd52lo(v216, v206, vsplat(0xf_bfcc_6932_2c9c));
        let v218 = vmadd52hi(v198, v206, vsplat(0xf_bfcc_6932_2c9c));
        let v219 = vmadd52lo(v218, v206, vsplat(0x8_3aed_c88c_425a));
        let v220 = vmadd52hi(v200, v206, vsplat(0x8_3aed_c88c_425a));
        let v221 = vmadd52lo(v220, v206, vsplat(0x5_e3e4_c4ab_42d0));
        let v222 = vmadd52hi(v202, v206, vsplat(0x5_e3e4_c4ab_42d0));
        let v223 = vmadd52lo(v222, v206, vsplat(0xf_89bf_fc8a_b0d1));
        let v224 = vmadd52hi(v203, v206, vsplat(0xf_89bf_fc8a_b0d1));
        let v225 = vmadd52lo(v224, v206, vsplat(0x65b_48e8_f740));
        let v226 = vmadd52hi(vsplat(0), v206, vsplat(0x65b_48e8_f740));
        let v227 = vshr::<52>(v207);
        let v228 = vadd(v209, v227);
        let v229 = vmadd52lo(vsplat(0), v228, vsplat(0x1_301f_632e_294d));
        let v230 = vmadd52lo(v228, v229, vsplat(0x1_b905_33c6_c87b));
        let v231 = vmadd52hi(v211, v229, vsplat(0x1_b905_33c6_c87b));
        let v232 = vmadd52lo(v231, v229, vsplat(0xf_457a_ca83_51b8));
        let v233 = vmadd52hi(v213, v229, vsplat(0xf_457a_ca83_51b8));
        let v234 = vmadd52lo(v233, v229, vsplat(0xf_0b4f_25c2_721b));
        let v235 = vmadd52hi(v215, v229, vsplat(0xf_0b4f_25c2_721b));
        let v236 = vmadd52lo(v235, v229, vsplat(0x5_5075_1673_0cc1));
        let v237 = vmadd52hi(v217, v229, vsplat(0x5_5075_1673_0cc1));
        let v238 = vmadd52lo(v237, v229, vsplat(0xd_a7aa_c6c5_67f3));
        let v239 = vmadd52hi(v219, v229, vsplat(0xd_a7aa_c6c5_67f3));
        let v240 = vmadd52lo(v239, v229, vsplat(0xf_bfcc_6932_2c9c));
        let v241 = vmadd52hi(v221, v229, vsplat(0xf_bfcc_6932_2c9c));
        let v242 = vmadd52lo(v241, v229, vsplat(0x8_3aed_c88c_425a));
        let v243 = vmadd52hi(v223, v229, vsplat(0x8_3aed_c88c_425a));
        let v244 = vmadd52lo(v243, v229, vsplat(0x5_e3e4_c4ab_42d0));
        let v245 = vmadd52hi(v225, v229, vsplat(0x5_e3e4_c4ab_42d0));
        let v246 = vmadd52lo(v245, v229, vsplat(0xf_89bf_fc8a_b0d1));
        let v247 = vmadd52hi(v226, v229, vsplat(0xf_89bf_fc8a_b0d1));
        let v248 = vmadd52lo(v247, v229, vsplat(0x65b_48e8_f740));
        let v249 = vmadd52hi(vsplat(0), v229, vsplat(0x65b_48e8_f740));
        let v250 = vshr::<52>(v230);
        let v251 = vadd(v232, v250);
        let v252 = vshr::<52>(v251);
        let v253 = vand(v251, vsplat(0xf_ffff_ffff_ffff));
        let v254 = vadd(v234, v252);
        let v255 = vshr::<52>(v254);
        let v256 = vand(v254, vsplat(0xf_ffff_ffff_ffff));
        let v257 = vadd(v236, v255);
        let v258 = vshr::<52>(v257);
        let v259 = vand(v257, vsplat(0xf_ffff_ffff_ffff));
        let v260 = vadd(v238, v258);
        let v261 = vshr::<52>(v260);
        let v262 = vand(v260, vsplat(0xf_ffff_ffff_ffff));
        let v263 = vadd(v240, v261);
        let v264 = vshr::<52>(v263);
        let v265 = vand(v263, vsplat(0xf_ffff_ffff_ffff));
        let v266 = vadd(v242, v264);
        let v267 = vshr::<52>(v266);
        let v268 = vand(v266, vsplat(0xf_ffff_ffff_ffff));
        let v269 = vadd(v244, v267);
        let v270 = vshr::<52>(v269);
        let v271 = vand(v269, vsplat(0xf_ffff_ffff_ffff));
        let v272 = vadd(v246, v270);
        let v273 = vshr::<52>(v272);
        let v274 = vand(v272, vsplat(0xf_ffff_ffff_ffff));
        let v275 = vadd(v248, v273);
        let v276 = vshr::<52>(v275);
        let v277 = vand(v275, vsplat(0xf_ffff_ffff_ffff));
        let v278 = vadd(v249, v276);
        Element([v253, v256, v259, v262, v265, v268, v271, v274, v277, v278])
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
        let x2 = mul(&a.relax(), &x1.relax());
        let x3 = mul(&x2.relax(), &x1.relax());
        let x4 = mul(&x3.relax(), &x1.relax());
        let x5 = mul(&x4.relax(), &x1.relax());
        let x6 = mul(&x5.relax(), &x1.relax());
        let x7 = mul(&x6.relax(), &x1.relax());
        let x8 = mul(&x7.relax(), &x1.relax());
        let x9 = mul(&x8.relax(), &x1.relax());
        let x10 = mul(&x9.relax(), &x1.relax());
        let x11 = mul(&x10.relax(), &x1.relax());
        let x12 = mul(&x11.relax(), &x1.relax());
        let x13 = mul(&x12.relax(), &x1.relax());
        let x14 = mul(&x13.relax(), &x1.relax());
        let x15 = mul(&x14.relax(), &x1.relax());
        let x16 = mul(&x15.relax(), &x1.relax());
        let mut x17 = x13;
        for _ in 0..6 {
            x17 = square(&x17.relax());
        }
        let x18 = mul(&x17.relax(), &x14.relax());
        let mut x19 = x18;
        for _ in 0..5 {
            x19 = square(&x19.relax());
        }
        let x20 = mul(&x19.relax(), &x5.relax());
        let mut x21 = x20;
        for _ in 0..8 {
            x21 = square(&x21.relax());
        }
        let x22 = mul(&x21.relax(), &x15.relax());
        let mut x23 = x22;
        for _ in 0..7 {
            x23 = square(&x23.relax());
        }
        let x24 = mul(&x23.relax(), &x8.relax());
        let mut x25 = x24;
        for _ in 0..6 {
            x25 = square(&x25.relax());
        }
        let x26 = mul(&x25.relax(), &x15.relax());
        let mut x27 = x26;
        for _ in 0..11 {
            x27 = square(&x27.relax());
        }
        let x28 = mul(&x27.relax(), &x16.relax());
        let mut x29 = x28;
        for _ in 0..8 {
            x29 = square(&x29.relax());
        }
        let x30 = mul(&x29.relax(), &x10.relax());
        let mut x31 = x30;
        for _ in 0..6 {
            x31 = square(&x31.relax());
        }
        let x32 = mul(&x31.relax(), &x16.relax());
        let mut x33 = x32;
        for _ in 0..5 {
            x33 = square(&x33.relax());
        }
        let x34 = mul(&x33.relax(), &x16.relax());
        let mut x35 = x34;
        for _ in 0..5 {
            x35 = square(&x35.relax());
        }
        let x36 = mul(&x35.relax(), &x13.relax());
        let mut x37 = x36;
        for _ in 0..8 {
            x37 = square(&x37.relax());
        }
        let x38 = mul(&x37.relax(), &x11.relax());
        let mut x39 = x38;
        for _ in 0..3 {
            x39 = square(&x39.relax());
        }
        let x40 = mul(&x39.relax(), &x2.relax());
        let mut x41 = x40;
        for _ in 0..8 {
            x41 = square(&x41.relax());
        }
        let x42 = mul(&x41.relax(), &x7.relax());
        let mut x43 = x42;
        for _ in 0..8 {
            x43 = square(&x43.relax());
        }
        let x44 = mul(&x43.relax(), &x11.relax());
        let mut x45 = x44;
        for _ in 0..3 {
            x45 = square(&x45.relax());
        }
        let x46 = mul(&x45.relax(), &x4.relax());
        let mut x47 = x46;
        for _ in 0..8 {
            x47 = square(&x47.relax());
        }
        let x48 = mul(&x47.relax(), &x16.relax());
        let mut x49 = x48;
        for _ in 0..7 {
            x49 = square(&x49.relax());
        }
        let x50 = mul(&x49.relax(), &x10.relax());
        let mut x51 = x50;
        for _ in 0..7 {
            x51 = square(&x51.relax());
        }
        let x52 = mul(&x51.relax(), &x5.relax());
        let mut x53 = x52;
        for _ in 0..6 {
            x53 = square(&x53.relax());
        }
        let x54 = mul(&x53.relax(), &x11.relax());
        let mut x55 = x54;
        for _ in 0..3 {
            x55 = square(&x55.relax());
        }
        let x56 = mul(&x55.relax(), &x3.relax());
        let mut x57 = x56;
        for _ in 0..8 {
            x57 = square(&x57.relax());
        }
        let x58 = mul(&x57.relax(), &x6.relax());
        let mut x59 = x58;
        for _ in 0..2 {
            x59 = square(&x59.relax());
        }
        let x60 = mul(&x59.relax(), &a.relax());
        let mut x61 = x60;
        for _ in 0..5 {
            x61 = square(&x61.relax());
        }
        let x62 = mul(&x61.relax(), &a.relax());
        let mut x63 = x62;
        for _ in 0..10 {
            x63 = square(&x63.relax());
        }
        let x64 = mul(&x63.relax(), &x15.relax());
        let mut x65 = x64;
        for _ in 0..6 {
            x65 = square(&x65.relax());
        }
        let x66 = mul(&x65.relax(), &x15.relax());
        let mut x67 = x66;
        for _ in 0..5 {
            x67 = square(&x67.relax());
        }
        let x68 = mul(&x67.relax(), &x12.relax());
        let mut x69 = x68;
        for _ in 0..7 {
            x69 = square(&x69.relax());
        }
        let x70 = mul(&x69.relax(), &x9.relax());
        let mut x71 = x70;
        for _ in 0..5 {
            x71 = square(&x71.relax());
        }
        let x72 = mul(&x71.relax(), &x2.relax());
        let mut x73 = x72;
        for _ in 0..4 {
            x73 = square(&x73.relax());
        }
        let x74 = mul(&x73.relax(), &a.relax());
        let mut x75 = x74;
        for _ in 0..8 {
            x75 = square(&x75.relax());
        }
        let x76 = mul(&x75.relax(), &x5.relax());
        let mut x77 = x76;
        for _ in 0..5 {
            x77 = square(&x77.relax());
        }
        let x78 = mul(&x77.relax(), &x7.relax());
        let mut x79 = x78;
        for _ in 0..6 {
            x79 = square(&x79.relax());
        }
        let x80 = mul(&x79.relax(), &x16.relax());
        let mut x81 = x80;
        for _ in 0..6 {
            x81 = square(&x81.relax());
        }
        let x82 = mul(&x81.relax(), &x16.relax());
        let mut x83 = x82;
        for _ in 0..3 {
            x83 = square(&x83.relax());
        }
        let x84 = mul(&x83.relax(), &x4.relax());
        let mut x85 = x84;
        for _ in 0..4 {
            x85 = square(&x85.relax());
        }
        let x86 = mul(&x85.relax(), &x2.relax());
        let mut x87 = x86;
        for _ in 0..7 {
            x87 = square(&x87.relax());
        }
        let x88 = mul(&x87.relax(), &x7.relax());
        let mut x89 = x88;
        for _ in 0..7 {
            x89 = square(&x89.relax());
        }
        let x90 = mul(&x89.relax(), &x10.relax());
        let mut x91 = x90;
        for _ in 0..7 {
            x91 = square(&x91.relax());
        }
        let x92 = mul(&x91.relax(), &x9.relax());
        let mut x93 = x92;
        for _ in 0..6 {
            x93 = square(&x93.relax());
        }
        let x94 = mul(&x93.relax(), &x13.relax());
        let mut x95 = x94;
        for _ in 0..5 {
            x95 = square(&x95.relax());
        }
        let x96 = mul(&x95.relax(), &x4.relax());
        let mut x97 = x96;
        for _ in 0..7 {
            x97 = square(&x97.relax());
        }
        let x98 = mul(&x97.relax(), &x14.relax());
        let mut x99 = x98;
        for _ in 0..6 {
            x99 = square(&x99.relax());
        }
        let x100 = mul(&x99.relax(), &x10.relax());
        let mut x101 = x100;
        for _ in 0..4 {
            x101 = square(&x101.relax());
        }
        let x102 = mul(&x101.relax(), &x7.relax());
        let mut x103 = x102;
        for _ in 0..6 {
            x103 = square(&x103.relax());
        }
        let x104 = mul(&x103.relax(), &x11.relax());
        let mut x105 = x104;
        for _ in 0..5 {
            x105 = square(&x105.relax());
        }
        let x106 = mul(&x105.relax(), &x9.relax());
        let mut x107 = x106;
        for _ in 0..4 {
            x107 = square(&x107.relax());
        }
        let x108 = mul(&x107.relax(), &x6.relax());
        let mut x109 = x108;
        for _ in 0..8 {
            x109 = square(&x109.relax());
        }
        let x110 = mul(&x109.relax(), &x11.relax());
        let mut x111 = x110;
        for _ in 0..5 {
            x111 = square(&x111.relax());
        }
        let x112 = mul(&x111.relax(), &x10.relax());
        let mut x113 = x112;
        for _ in 0..5 {
            x113 = square(&x113.relax());
        }
        let x114 = mul(&x113.relax(), &x16.relax());
        let mut x115 = x114;
        for _ in 0..6 {
            x115 = square(&x115.relax());
        }
        let x116 = mul(&x115.relax(), &x7.relax());
        let mut x117 = x116;
        for _ in 0..6 {
            x117 = square(&x117.relax());
        }
        let x118 = mul(&x117.relax(), &x11.relax());
        let mut x119 = x118;
        for _ in 0..10 {
            x119 = square(&x119.relax());
        }
        let x120 = mul(&x119.relax(), &x15.relax());
        let mut x121 = x120;
        for _ in 0..6 {
            x121 = square(&x121.relax());
        }
        let x122 = mul(&x121.relax(), &x9.relax());
        let mut x123 = x122;
        for _ in 0..6 {
            x123 = square(&x123.relax());
        }
        let x124 = mul(&x123.relax(), &x13.relax());
        let mut x125 = x124;
        for _ in 0..5 {
            x125 = square(&x125.relax());
        }
        let x126 = mul(&x125.relax(), &x13.relax());
        let x127 = square(&x126.relax());
        let x128 = mul(&x127.relax(), &a.relax());
        let mut x129 = x128;
        for _ in 0..9 {
            x129 = square(&x129.relax());
        }
        let x130 = mul(&x129.relax(), &x13.relax());
        let x131 = square(&x130.relax());
        let x132 = mul(&x131.relax(), &a.relax());
        let mut x133 = x132;
        for _ in 0..10 {
            x133 = square(&x133.relax());
        }
        let x134 = mul(&x133.relax(), &x16.relax());
        let mut x135 = x134;
        for _ in 0..8 {
            x135 = square(&x135.relax());
        }
        let x136 = mul(&x135.relax(), &x6.relax());
        let mut x137 = x136;
        for _ in 0..6 {
            x137 = square(&x137.relax());
        }
        let x138 = mul(&x137.relax(), &x10.relax());
        let mut x139 = x138;
        for _ in 0..5 {
            x139 = square(&x139.relax());
        }
        let x140 = mul(&x139.relax(), &x13.relax());
        let mut x141 = x140;
        for _ in 0..7 {
            x141 = square(&x141.relax());
        }
        let x142 = mul(&x141.relax(), &x12.relax());
        let mut x143 = x142;
        for _ in 0..9 {
            x143 = square(&x143.relax());
        }
        let x144 = mul(&x143.relax(), &x10.relax());
        let mut x145 = x144;
        for _ in 0..4 {
            x145 = square(&x145.relax());
        }
        let x146 = mul(&x145.relax(), &x5.relax());
        let mut x147 = x146;
        for _ in 0..9 {
            x147 = square(&x147.relax());
        }
        let x148 = mul(&x147.relax(), &x14.relax());
        let mut x149 = x148;
        for _ in 0..4 {
            x149 = square(&x149.relax());
        }
        let x150 = mul(&x149.relax(), &x8.relax());
        let mut x151 = x150;
        for _ in 0..6 {
            x151 = square(&x151.relax());
        }
        let x152 = mul(&x151.relax(), &x9.relax());
        let mut x153 = x152;
        for _ in 0..6 {
            x153 = square(&x153.relax());
        }
        let x154 = mul(&x153.relax(), &x12.relax());
        let mut x155 = x154;
        for _ in 0..5 {
            x155 = square(&x155.relax());
        }
        let x156 = mul(&x155.relax(), &x11.relax());
        let mut x157 = x156;
        for _ in 0..4 {
            x157 = square(&x157.relax());
        }
        let x158 = mul(&x157.relax(), &x5.relax());
        let mut x159 = x158;
        for _ in 0..4 {
            x159 = square(&x159.relax());
        }
        let x160 = mul(&x159.relax(), &x3.relax());
        let mut x161 = x160;
        for _ in 0..9 {
            x161 = square(&x161.relax());
        }
        let x162 = mul(&x161.relax(), &x7.relax());
        let mut x163 = x162;
        for _ in 0..6 {
            x163 = square(&x163.relax());
        }
        let x164 = mul(&x163.relax(), &x9.relax());
        let mut x165 = x164;
        for _ in 0..5 {
            x165 = square(&x165.relax());
        }
        let x166 = mul(&x165.relax(), &x12.relax());
        let mut x167 = x166;
        for _ in 0..11 {
            x167 = square(&x167.relax());
        }
        let x168 = mul(&x167.relax(), &x14.relax());
        let mut x169 = x168;
        for _ in 0..4 {
            x169 = square(&x169.relax());
        }
        let x170 = mul(&x169.relax(), &x5.relax());
        let mut x171 = x170;
        for _ in 0..8 {
            x171 = square(&x171.relax());
        }
        let x172 = mul(&x171.relax(), &x3.relax());
        let mut x173 = x172;
        for _ in 0..7 {
            x173 = square(&x173.relax());
        }
        let x174 = mul(&x173.relax(), &x13.relax());
        let mut x175 = x174;
        for _ in 0..3 {
            x175 = square(&x175.relax());
        }
        let x176 = mul(&x175.relax(), &x4.relax());
        let mut x177 = x176;
        for _ in 0..8 {
            x177 = square(&x177.relax());
        }
        let x178 = mul(&x177.relax(), &x14.relax());
        let mut x179 = x178;
        for _ in 0..3 {
            x179 = square(&x179.relax());
        }
        let x180 = mul(&x179.relax(), &a.relax());
        let mut x181 = x180;
        for _ in 0..8 {
            x181 = square(&x181.relax());
        }
        let x182 = mul(&x181.relax(), &x8.relax());
        let mut x183 = x182;
        for _ in 0..3 {
            x183 = square(&x183.relax());
        }
        mul(&x183.relax(), &a.relax())
    }

    /// out = a^1331684699081905773686966904488651388517342873708180584403111660513502390006644134406723028256595313406156735410987361198165720310405343322235720072016414
    #[inline]
    pub fn pow_root(a: &Element) -> Element {
        let x1 = square(&a.relax());
        let x2 = mul(&a.relax(), &x1.relax());
        let x3 = mul(&x2.relax(), &x1.relax());
        let x4 = mul(&x3.relax(), &x1.relax());
        let x5 = mul(&x4.relax(), &x1.relax());
        let x6 = mul(&x5.relax(), &x1.relax());
        let x7 = mul(&x6.relax(), &x1.relax());
        let x8 = mul(&x7.relax(), &x1.relax());
        let x9 = mul(&x8.relax(), &x1.relax());
        let x10 = mul(&x9.relax(), &x1.relax());
        let x11 = mul(&x10.relax(), &x1.relax());
        let x12 = mul(&x11.relax(), &x1.relax());
        let x13 = mul(&x12.relax(), &x1.relax());
        let x14 = mul(&x13.relax(), &x1.relax());
        let x15 = mul(&x14.relax(), &x1.relax());
        let x16 = mul(&x15.relax(), &x1.relax());
        let mut x17 = x13;
        for _ in 0..6 {
            x17 = square(&x17.relax());
        }
        let x18 = mul(&x17.relax(), &x14.relax());
        let mut x19 = x18;
        for _ in 0..5 {
            x19 = square(&x19.relax());
        }
        let x20 = mul(&x19.relax(), &x5.relax());
        let mut x21 = x20;
        for _ in 0..8 {
            x21 = square(&x21.relax());
        }
        let x22 = mul(&x21.relax(), &x15.relax());
        let mut x23 = x22;
        for _ in 0..7 {
            x23 = square(&x23.relax());
        }
        let x24 = mul(&x23.relax(), &x8.relax());
        let mut x25 = x24;
        for _ in 0..6 {
            x25 = square(&x25.relax());
        }
        let x26 = mul(&x25.relax(), &x15.relax());
        let mut x27 = x26;
        for _ in 0..11 {
            x27 = square(&x27.relax());
        }
        let x28 = mul(&x27.relax(), &x16.relax());
        let mut x29 = x28;
        for _ in 0..8 {
            x29 = square(&x29.relax());
        }
        let x30 = mul(&x29.relax(), &x10.relax());
        let mut x31 = x30;
        for _ in 0..6 {
            x31 = square(&x31.relax());
        }
        let x32 = mul(&x31.relax(), &x16.relax());
        let mut x33 = x32;
        for _ in 0..5 {
            x33 = square(&x33.relax());
        }
        let x34 = mul(&x33.relax(), &x16.relax());
        let mut x35 = x34;
        for _ in 0..5 {
            x35 = square(&x35.relax());
        }
        let x36 = mul(&x35.relax(), &x13.relax());
        let mut x37 = x36;
        for _ in 0..8 {
            x37 = square(&x37.relax());
        }
        let x38 = mul(&x37.relax(), &x11.relax());
        let mut x39 = x38;
        for _ in 0..3 {
            x39 = square(&x39.relax());
        }
        let x40 = mul(&x39.relax(), &x2.relax());
        let mut x41 = x40;
        for _ in 0..8 {
            x41 = square(&x41.relax());
        }
        let x42 = mul(&x41.relax(), &x7.relax());
        let mut x43 = x42;
        for _ in 0..8 {
            x43 = square(&x43.relax());
        }
        let x44 = mul(&x43.relax(), &x11.relax());
        let mut x45 = x44;
        for _ in 0..3 {
            x45 = square(&x45.relax());
        }
        let x46 = mul(&x45.relax(), &x4.relax());
        let mut x47 = x46;
        for _ in 0..8 {
            x47 = square(&x47.relax());
        }
        let x48 = mul(&x47.relax(), &x16.relax());
        let mut x49 = x48;
        for _ in 0..7 {
            x49 = square(&x49.relax());
        }
        let x50 = mul(&x49.relax(), &x10.relax());
        let mut x51 = x50;
        for _ in 0..7 {
            x51 = square(&x51.relax());
        }
        let x52 = mul(&x51.relax(), &x5.relax());
        let mut x53 = x52;
        for _ in 0..6 {
            x53 = square(&x53.relax());
        }
        let x54 = mul(&x53.relax(), &x11.relax());
        let mut x55 = x54;
        for _ in 0..3 {
            x55 = square(&x55.relax());
        }
        let x56 = mul(&x55.relax(), &x3.relax());
        let mut x57 = x56;
        for _ in 0..8 {
            x57 = square(&x57.relax());
        }
        let x58 = mul(&x57.relax(), &x6.relax());
        let mut x59 = x58;
        for _ in 0..2 {
            x59 = square(&x59.relax());
        }
        let x60 = mul(&x59.relax(), &a.relax());
        let mut x61 = x60;
        for _ in 0..5 {
            x61 = square(&x61.relax());
        }
        let x62 = mul(&x61.relax(), &a.relax());
        let mut x63 = x62;
        for _ in 0..10 {
            x63 = square(&x63.relax());
        }
        let x64 = mul(&x63.relax(), &x15.relax());
        let mut x65 = x64;
        for _ in 0..6 {
            x65 = square(&x65.relax());
        }
        let x66 = mul(&x65.relax(), &x15.relax());
        let mut x67 = x66;
        for _ in 0..5 {
            x67 = square(&x67.relax());
        }
        let x68 = mul(&x67.relax(), &x12.relax());
        let mut x69 = x68;
        for _ in 0..7 {
            x69 = square(&x69.relax());
        }
        let x70 = mul(&x69.relax(), &x9.relax());
        let mut x71 = x70;
        for _ in 0..5 {
            x71 = square(&x71.relax());
        }
        let x72 = mul(&x71.relax(), &x2.relax());
        let mut x73 = x72;
        for _ in 0..4 {
            x73 = square(&x73.relax());
        }
        let x74 = mul(&x73.relax(), &a.relax());
        let mut x75 = x74;
        for _ in 0..8 {
            x75 = square(&x75.relax());
        }
        let x76 = mul(&x75.relax(), &x5.relax());
        let mut x77 = x76;
        for _ in 0..5 {
            x77 = square(&x77.relax());
        }
        let x78 = mul(&x77.relax(), &x7.relax());
        let mut x79 = x78;
        for _ in 0..6 {
            x79 = square(&x79.relax());
        }
        let x80 = mul(&x79.relax(), &x16.relax());
        let mut x81 = x80;
        for _ in 0..6 {
            x81 = square(&x81.relax());
        }
        let x82 = mul(&x81.relax(), &x16.relax());
        let mut x83 = x82;
        for _ in 0..3 {
            x83 = square(&x83.relax());
        }
        let x84 = mul(&x83.relax(), &x4.relax());
        let mut x85 = x84;
        for _ in 0..4 {
            x85 = square(&x85.relax());
        }
        let x86 = mul(&x85.relax(), &x2.relax());
        let mut x87 = x86;
        for _ in 0..7 {
            x87 = square(&x87.relax());
        }
        let x88 = mul(&x87.relax(), &x7.relax());
        let mut x89 = x88;
        for _ in 0..7 {
            x89 = square(&x89.relax());
        }
        let x90 = mul(&x89.relax(), &x10.relax());
        let mut x91 = x90;
        for _ in 0..7 {
            x91 = square(&x91.relax());
        }
        let x92 = mul(&x91.relax(), &x9.relax());
        let mut x93 = x92;
        for _ in 0..6 {
            x93 = square(&x93.relax());
        }
        let x94 = mul(&x93.relax(), &x13.relax());
        let mut x95 = x94;
        for _ in 0..5 {
            x95 = square(&x95.relax());
        }
        let x96 = mul(&x95.relax(), &x4.relax());
        let mut x97 = x96;
        for _ in 0..7 {
            x97 = square(&x97.relax());
        }
        let x98 = mul(&x97.relax(), &x14.relax());
        let mut x99 = x98;
        for _ in 0..6 {
            x99 = square(&x99.relax());
        }
        let x100 = mul(&x99.relax(), &x10.relax());
        let mut x101 = x100;
        for _ in 0..4 {
            x101 = square(&x101.relax());
        }
        let x102 = mul(&x101.relax(), &x7.relax());
        let mut x103 = x102;
        for _ in 0..6 {
            x103 = square(&x103.relax());
        }
        let x104 = mul(&x103.relax(), &x11.relax());
        let mut x105 = x104;
        for _ in 0..5 {
            x105 = square(&x105.relax());
        }
        let x106 = mul(&x105.relax(), &x9.relax());
        let mut x107 = x106;
        for _ in 0..4 {
            x107 = square(&x107.relax());
        }
        let x108 = mul(&x107.relax(), &x6.relax());
        let mut x109 = x108;
        for _ in 0..8 {
            x109 = square(&x109.relax());
        }
        let x110 = mul(&x109.relax(), &x11.relax());
        let mut x111 = x110;
        for _ in 0..5 {
            x111 = square(&x111.relax());
        }
        let x112 = mul(&x111.relax(), &x10.relax());
        let mut x113 = x112;
        for _ in 0..5 {
            x113 = square(&x113.relax());
        }
        let x114 = mul(&x113.relax(), &x16.relax());
        let mut x115 = x114;
        for _ in 0..6 {
            x115 = square(&x115.relax());
        }
        let x116 = mul(&x115.relax(), &x7.relax());
        let mut x117 = x116;
        for _ in 0..6 {
            x117 = square(&x117.relax());
        }
        let x118 = mul(&x117.relax(), &x11.relax());
        let mut x119 = x118;
        for _ in 0..10 {
            x119 = square(&x119.relax());
        }
        let x120 = mul(&x119.relax(), &x15.relax());
        let mut x121 = x120;
        for _ in 0..6 {
            x121 = square(&x121.relax());
        }
        let x122 = mul(&x121.relax(), &x9.relax());
        let mut x123 = x122;
        for _ in 0..6 {
            x123 = square(&x123.relax());
        }
        let x124 = mul(&x123.relax(), &x13.relax());
        let mut x125 = x124;
        for _ in 0..5 {
            x125 = square(&x125.relax());
        }
        let x126 = mul(&x125.relax(), &x13.relax());
        let x127 = square(&x126.relax());
        let x128 = mul(&x127.relax(), &a.relax());
        let mut x129 = x128;
        for _ in 0..9 {
            x129 = square(&x129.relax());
        }
        let x130 = mul(&x129.relax(), &x13.relax());
        let x131 = square(&x130.relax());
        let x132 = mul(&x131.relax(), &a.relax());
        let mut x133 = x132;
        for _ in 0..10 {
            x133 = square(&x133.relax());
        }
        let x134 = mul(&x133.relax(), &x16.relax());
        let mut x135 = x134;
        for _ in 0..8 {
            x135 = square(&x135.relax());
        }
        let x136 = mul(&x135.relax(), &x6.relax());
        let mut x137 = x136;
        for _ in 0..6 {
            x137 = square(&x137.relax());
        }
        let x138 = mul(&x137.relax(), &x10.relax());
        let mut x139 = x138;
        for _ in 0..5 {
            x139 = square(&x139.relax());
        }
        let x140 = mul(&x139.relax(), &x13.relax());
        let mut x141 = x140;
        for _ in 0..7 {
            x141 = square(&x141.relax());
        }
        let x142 = mul(&x141.relax(), &x12.relax());
        let mut x143 = x142;
        for _ in 0..9 {
            x143 = square(&x143.relax());
        }
        let x144 = mul(&x143.relax(), &x10.relax());
        let mut x145 = x144;
        for _ in 0..4 {
            x145 = square(&x145.relax());
        }
        let x146 = mul(&x145.relax(), &x5.relax());
        let mut x147 = x146;
        for _ in 0..9 {
            x147 = square(&x147.relax());
        }
        let x148 = mul(&x147.relax(), &x14.relax());
        let mut x149 = x148;
        for _ in 0..4 {
            x149 = square(&x149.relax());
        }
        let x150 = mul(&x149.relax(), &x8.relax());
        let mut x151 = x150;
        for _ in 0..6 {
            x151 = square(&x151.relax());
        }
        let x152 = mul(&x151.relax(), &x9.relax());
        let mut x153 = x152;
        for _ in 0..6 {
            x153 = square(&x153.relax());
        }
        let x154 = mul(&x153.relax(), &x12.relax());
        let mut x155 = x154;
        for _ in 0..5 {
            x155 = square(&x155.relax());
        }
        let x156 = mul(&x155.relax(), &x11.relax());
        let mut x157 = x156;
        for _ in 0..4 {
            x157 = square(&x157.relax());
        }
        let x158 = mul(&x157.relax(), &x5.relax());
        let mut x159 = x158;
        for _ in 0..4 {
            x159 = square(&x159.relax());
        }
        let x160 = mul(&x159.relax(), &x3.relax());
        let mut x161 = x160;
        for _ in 0..9 {
            x161 = square(&x161.relax());
        }
        let x162 = mul(&x161.relax(), &x7.relax());
        let mut x163 = x162;
        for _ in 0..6 {
            x163 = square(&x163.relax());
        }
        let x164 = mul(&x163.relax(), &x9.relax());
        let mut x165 = x164;
        for _ in 0..5 {
            x165 = square(&x165.relax());
        }
        let x166 = mul(&x165.relax(), &x12.relax());
        let mut x167 = x166;
        for _ in 0..11 {
            x167 = square(&x167.relax());
        }
        let x168 = mul(&x167.relax(), &x14.relax());
        let mut x169 = x168;
        for _ in 0..4 {
            x169 = square(&x169.relax());
        }
        let x170 = mul(&x169.relax(), &x5.relax());
        let mut x171 = x170;
        for _ in 0..8 {
            x171 = square(&x171.relax());
        }
        let x172 = mul(&x171.relax(), &x3.relax());
        let mut x173 = x172;
        for _ in 0..7 {
            x173 = square(&x173.relax());
        }
        let x174 = mul(&x173.relax(), &x13.relax());
        let mut x175 = x174;
        for _ in 0..3 {
            x175 = square(&x175.relax());
        }
        let x176 = mul(&x175.relax(), &x4.relax());
        let mut x177 = x176;
        for _ in 0..8 {
            x177 = square(&x177.relax());
        }
        let x178 = mul(&x177.relax(), &x14.relax());
        let mut x179 = x178;
        for _ in 0..3 {
            x179 = square(&x179.relax());
        }
        let x180 = mul(&x179.relax(), &a.relax());
        let mut x181 = x180;
        for _ in 0..8 {
            x181 = square(&x181.relax());
        }
        let x182 = mul(&x181.relax(), &x8.relax());
        square(&x182.relax())
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
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn splat(limbs: &[u64; LIMBS]) -> Element {
        Element([vsplat(limbs[0]), vsplat(limbs[1]), vsplat(limbs[2]), vsplat(limbs[3]), vsplat(limbs[4]), vsplat(limbs[5]), vsplat(limbs[6]), vsplat(limbs[7]), vsplat(limbs[8]), vsplat(limbs[9])])
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
        Element([vload(&limbs[0]), vload(&limbs[1]), vload(&limbs[2]), vload(&limbs[3]), vload(&limbs[4]), vload(&limbs[5]), vload(&limbs[6]), vload(&limbs[7]), vload(&limbs[8]), vload(&limbs[9])])
    }

    /// The limbs of elements, an element in each row.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
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
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn words_of_bytes(rows: &[[u8; BYTES]; LANES]) -> Words {
        let mut words = [[0; LANES]; WORDS];
        for (lane, row) in rows.iter().enumerate() {
            for (i, word) in words.iter_mut().enumerate() {
                word[lane] = load(row, 8 * i);
            }
        }
        [vload(&words[0]), vload(&words[1]), vload(&words[2]), vload(&words[3]), vload(&words[4]), vload(&words[5]), vload(&words[6]), vload(&words[7])]
    }

    /// Encoded elements from their words.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn bytes_of_words(words: &Words) -> [[u8; BYTES]; LANES] {
        let words = [vstore(words[0]), vstore(words[1]), vstore(words[2]), vstore(words[3]), vstore(words[4]), vstore(words[5]), vstore(words[6]), vstore(words[7])];
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
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
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
        let v30 = vshr::<52>(v20);
        let v31 = vand(v20, vsplat(0xf_ffff_ffff_ffff));
        let v32 = vadd(v21, v30);
        let v33 = vshr::<52>(v32);
        let v34 = vand(v32, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vadd(v22, v33);
        let v36 = vshr::<52>(v35);
        let v37 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v23, v36);
        let v39 = vshr::<52>(v38);
        let v40 = vand(v38, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v24, v39);
        let v42 = vshr::<52>(v41);
        let v43 = vand(v41, vsplat(0xf_ffff_ffff_ffff));
        let v44 = vadd(v25, v42);
        let v45 = vshr::<52>(v44);
        let v46 = vand(v44, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vadd(v26, v45);
        let v48 = vshr::<52>(v47);
        let v49 = vand(v47, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v27, v48);
        let v51 = vshr::<52>(v50);
        let v52 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v53 = vadd(v28, v51);
        let v54 = vshr::<52>(v53);
        let v55 = vand(v53, vsplat(0xf_ffff_ffff_ffff));
        let v56 = vadd(v29, v54);
        Loose([v31, v34, v37, v40, v43, v46, v49, v52, v55, v56])
    }

    /// `out = a - b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn sub(a: &Element, b: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v21 = vadd(a0, vsplat(0x15_2b0f_9b54_5971));
        let v22 = vsub(v21, b0);
        let v24 = vadd(a1, vsplat(0x1d_d070_5f89_f527));
        let v25 = vsub(v24, b1);
        let v27 = vadd(a2, vsplat(0x1d_21ed_7147_5652));
        let v28 = vsub(v27, b2);
        let v30 = vadd(a3, vsplat(0x1f_f15f_4359_2644));
        let v31 = vsub(v30, b3);
        let v33 = vadd(a4, vsplat(0x18_f700_5450_37d8));
        let v34 = vsub(v33, b4);
        let v36 = vadd(a5, vsplat(0x1f_3f65_3b96_85d5));
        let v37 = vsub(v36, b5);
        let v39 = vadd(a6, vsplat(0x18_b0c9_59a4_c70f));
        let v40 = vsub(v39, b6);
        let v42 = vadd(a7, vsplat(0x11_abae_4e01_c870));
        let v43 = vsub(v42, b7);
        let v45 = vadd(a8, vsplat(0x1e_9d3f_f5a0_1273));
        let v46 = vsub(v45, b8);
        let v48 = vadd(a9, vsplat(0x1311_daba_e5c1));
        let v49 = vsub(v48, b9);
        let v50 = vshr::<52>(v22);
        let v51 = vand(v22, vsplat(0xf_ffff_ffff_ffff));
        let v52 = vadd(v25, v50);
        let v53 = vshr::<52>(v52);
        let v54 = vand(v52, vsplat(0xf_ffff_ffff_ffff));
        let v55 = vadd(v28, v53);
        let v56 = vshr::<52>(v55);
        let v57 = vand(v55, vsplat(0xf_ffff_ffff_ffff));
        let v58 = vadd(v31, v56);
        let v59 = vshr::<52>(v58);
        let v60 = vand(v58, vsplat(0xf_ffff_ffff_ffff));
        let v61 = vadd(v34, v59);
        let v62 = vshr::<52>(v61);
        let v63 = vand(v61, vsplat(0xf_ffff_ffff_ffff));
        let v64 = vadd(v37, v62);
        let v65 = vshr::<52>(v64);
        let v66 = vand(v64, vsplat(0xf_ffff_ffff_ffff));
        let v67 = vadd(v40, v65);
        let v68 = vshr::<52>(v67);
        let v69 = vand(v67, vsplat(0xf_ffff_ffff_ffff));
        let v70 = vadd(v43, v68);
        let v71 = vshr::<52>(v70);
        let v72 = vand(v70, vsplat(0xf_ffff_ffff_ffff));
        let v73 = vadd(v46, v71);
        let v74 = vshr::<52>(v73);
        let v75 = vand(v73, vsplat(0xf_ffff_ffff_ffff));
        let v76 = vadd(v49, v74);
        Loose([v51, v54, v57, v60, v63, v66, v69, v72, v75, v76])
    }

    /// `out = a - b if choice is 1, a + b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn add_or_sub(choice: Mask, a: &Element, b: &Element) -> Loose {
        // Hides from the compiler that it is a mask, so that it cannot branch on it.
        let choice = core::hint::black_box(choice);
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v22 = vsub(vsplat(0x15_2b0f_9b54_5971), b0);
        let v23 = vselect(choice, v22, b0);
        let v24 = vadd(a0, v23);
        let v26 = vsub(vsplat(0x1d_d070_5f89_f527), b1);
        let v27 = vselect(choice, v26, b1);
        let v28 = vadd(a1, v27);
        let v30 = vsub(vsplat(0x1d_21ed_7147_5652), b2);
        let v31 = vselect(choice, v30, b2);
        let v32 = vadd(a2, v31);
        let v34 = vsub(vsplat(0x1f_f15f_4359_2644), b3);
        let v35 = vselect(choice, v34, b3);
        let v36 = vadd(a3, v35);
        let v38 = vsub(vsplat(0x18_f700_5450_37d8), b4);
        let v39 = vselect(choice, v38, b4);
        let v40 = vadd(a4, v39);
        let v42 = vsub(vsplat(0x1f_3f65_3b96_85d5), b5);
        let v43 = vselect(choice, v42, b5);
        let v44 = vadd(a5, v43);
        let v46 = vsub(vsplat(0x18_b0c9_59a4_c70f), b6);
        let v47 = vselect(choice, v46, b6);
        let v48 = vadd(a6, v47);
        let v50 = vsub(vsplat(0x11_abae_4e01_c870), b7);
        let v51 = vselect(choice, v50, b7);
        let v52 = vadd(a7, v51);
        let v54 = vsub(vsplat(0x1e_9d3f_f5a0_1273), b8);
        let v55 = vselect(choice, v54, b8);
        let v56 = vadd(a8, v55);
        let v58 = vsub(vsplat(0x1311_daba_e5c1), b9);
        let v59 = vselect(choice, v58, b9);
        let v60 = vadd(a9, v59);
        let v61 = vshr::<52>(v24);
        let v62 = vand(v24, vsplat(0xf_ffff_ffff_ffff));
        let v63 = vadd(v28, v61);
        let v64 = vshr::<52>(v63);
        let v65 = vand(v63, vsplat(0xf_ffff_ffff_ffff));
        let v66 = vadd(v32, v64);
        let v67 = vshr::<52>(v66);
        let v68 = vand(v66, vsplat(0xf_ffff_ffff_ffff));
        let v69 = vadd(v36, v67);
        let v70 = vshr::<52>(v69);
        let v71 = vand(v69, vsplat(0xf_ffff_ffff_ffff));
        let v72 = vadd(v40, v70);
        let v73 = vshr::<52>(v72);
        let v74 = vand(v72, vsplat(0xf_ffff_ffff_ffff));
        let v75 = vadd(v44, v73);
        let v76 = vshr::<52>(v75);
        let v77 = vand(v75, vsplat(0xf_ffff_ffff_ffff));
        let v78 = vadd(v48, v76);
        let v79 = vshr::<52>(v78);
        let v80 = vand(v78, vsplat(0xf_ffff_ffff_ffff));
        let v81 = vadd(v52, v79);
        let v82 = vshr::<52>(v81);
        let v83 = vand(v81, vsplat(0xf_ffff_ffff_ffff));
        let v84 = vadd(v56, v82);
        let v85 = vshr::<52>(v84);
        let v86 = vand(v84, vsplat(0xf_ffff_ffff_ffff));
        let v87 = vadd(v60, v85);
        Loose([v62, v65, v68, v71, v74, v77, v80, v83, v86, v87])
    }

    /// `out = -a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn opp(a: &Element) -> Loose {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v11 = vsub(vsplat(0x15_2b0f_9b54_5971), a0);
        let v13 = vsub(vsplat(0x1d_d070_5f89_f527), a1);
        let v15 = vsub(vsplat(0x1d_21ed_7147_5652), a2);
        let v17 = vsub(vsplat(0x1f_f15f_4359_2644), a3);
        let v19 = vsub(vsplat(0x18_f700_5450_37d8), a4);
        let v21 = vsub(vsplat(0x1f_3f65_3b96_85d5), a5);
        let v23 = vsub(vsplat(0x18_b0c9_59a4_c70f), a6);
        let v25 = vsub(vsplat(0x11_abae_4e01_c870), a7);
        let v27 = vsub(vsplat(0x1e_9d3f_f5a0_1273), a8);
        let v29 = vsub(vsplat(0x1311_daba_e5c1), a9);
        let v30 = vshr::<52>(v11);
        let v31 = vand(v11, vsplat(0xf_ffff_ffff_ffff));
        let v32 = vadd(v13, v30);
        let v33 = vshr::<52>(v32);
        let v34 = vand(v32, vsplat(0xf_ffff_ffff_ffff));
        let v35 = vadd(v15, v33);
        let v36 = vshr::<52>(v35);
        let v37 = vand(v35, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v17, v36);
        let v39 = vshr::<52>(v38);
        let v40 = vand(v38, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v19, v39);
        let v42 = vshr::<52>(v41);
        let v43 = vand(v41, vsplat(0xf_ffff_ffff_ffff));
        let v44 = vadd(v21, v42);
        let v45 = vshr::<52>(v44);
        let v46 = vand(v44, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vadd(v23, v45);
        let v48 = vshr::<52>(v47);
        let v49 = vand(v47, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v25, v48);
        let v51 = vshr::<52>(v50);
        let v52 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v53 = vadd(v27, v51);
        let v54 = vshr::<52>(v53);
        let v55 = vand(v53, vsplat(0xf_ffff_ffff_ffff));
        let v56 = vadd(v29, v54);
        Loose([v31, v34, v37, v40, v43, v46, v49, v52, v55, v56])
    }

    /// `out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn carry(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vshr::<43>(a9);
        let v11 = vand(a9, vsplat(0x7ff_ffff_ffff));
        let v13 = vmadd52lo(a0, v10, vsplat(0xe_46fa_cc39_3785));
        let v14 = vmadd52hi(a1, v10, vsplat(0xe_46fa_cc39_3785));
        let v16 = vmadd52lo(v14, v10, vsplat(0xba85_357c_ae47));
        let v18 = vmadd52lo(a2, v10, vsplat(0xf4b0_da3d_8de4));
        let v20 = vmadd52lo(a3, v10, vsplat(0xa_af8a_e98c_f33e));
        let v21 = vmadd52hi(a4, v10, vsplat(0xa_af8a_e98c_f33e));
        let v23 = vmadd52lo(v21, v10, vsplat(0x2_5855_393a_980c));
        let v25 = vmadd52lo(a5, v10, vsplat(0x4033_96cd_d363));
        let v27 = vmadd52lo(a6, v10, vsplat(0x7_c512_3773_bda5));
        let v28 = vmadd52hi(a7, v10, vsplat(0x7_c512_3773_bda5));
        let v30 = vmadd52lo(v28, v10, vsplat(0xa_1c1b_3b54_bd2f));
        let v31 = vmadd52hi(a8, v10, vsplat(0xa_1c1b_3b54_bd2f));
        let v33 = vmadd52lo(v31, v10, vsplat(0x7640_0375_4f2e));
        let v35 = vmadd52lo(v11, v10, vsplat(0x1a4_b717_08bf));
        let v36 = vshr::<52>(v13);
        let v37 = vand(v13, vsplat(0xf_ffff_ffff_ffff));
        let v38 = vadd(v16, v36);
        let v39 = vshr::<52>(v38);
        let v40 = vand(v38, vsplat(0xf_ffff_ffff_ffff));
        let v41 = vadd(v18, v39);
        let v42 = vshr::<52>(v41);
        let v43 = vand(v41, vsplat(0xf_ffff_ffff_ffff));
        let v44 = vadd(v20, v42);
        let v45 = vshr::<52>(v44);
        let v46 = vand(v44, vsplat(0xf_ffff_ffff_ffff));
        let v47 = vadd(v23, v45);
        let v48 = vshr::<52>(v47);
        let v49 = vand(v47, vsplat(0xf_ffff_ffff_ffff));
        let v50 = vadd(v25, v48);
        let v51 = vshr::<52>(v50);
        let v52 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v53 = vadd(v27, v51);
        let v54 = vshr::<52>(v53);
        let v55 = vand(v53, vsplat(0xf_ffff_ffff_ffff));
        let v56 = vadd(v30, v54);
        let v57 = vshr::<52>(v56);
        let v58 = vand(v56, vsplat(0xf_ffff_ffff_ffff));
        let v59 = vadd(v33, v57);
        let v60 = vshr::<52>(v59);
        let v61 = vand(v59, vsplat(0xf_ffff_ffff_ffff));
        let v62 = vadd(v35, v60);
        Element([v37, v40, v43, v46, v49, v52, v55, v58, v61, v62])
    }

    /// `R * out = a * b (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn mul(a: &Loose, b: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = b.0;
        let v21 = vmadd52lo(vsplat(0), a0, b0);
        let v22 = vmadd52hi(vsplat(0), a0, b0);
        let v23 = vmadd52lo(v22, a0, b1);
        let v24 = vmadd52lo(v23, a1, b0);
        let v25 = vmadd52hi(vsplat(0), a0, b1);
        let v26 = vmadd52hi(v25, a1, b0);
        let v27 = vmadd52lo(v26, a0, b2);
        let v28 = vmadd52lo(v27, a1, b1);
        let v29 = vmadd52lo(v28, a2, b0);
        let v30 = vmadd52hi(vsplat(0), a0, b2);
        let v31 = vmadd52hi(v30, a1, b1);
        let v32 = vmadd52hi(v31, a2, b0);
        let v33 = vmadd52lo(v32, a0, b3);
        let v34 = vmadd52lo(v33, a1, b2);
        let v35 = vmadd52lo(v34, a2, b1);
        let v36 = vmadd52lo(v35, a3, b0);
        let v37 = vmadd52hi(vsplat(0), a0, b3);
        let v38 = vmadd52hi(v37, a1, b2);
        let v39 = vmadd52hi(v38, a2, b1);
        let v40 = vmadd52hi(v39, a3, b0);
        let v41 = vmadd52lo(v40, a0, b4);
        let v42 = vmadd52lo(v41, a1, b3);
        let v43 = vmadd52lo(v42, a2, b2);
        let v44 = vmadd52lo(v43, a3, b1);
        let v45 = vmadd52lo(v44, a4, b0);
        let v46 = vmadd52hi(vsplat(0), a0, b4);
        let v47 = vmadd52hi(v46, a1, b3);
        let v48 = vmadd52hi(v47, a2, b2);
        let v49 = vmadd52hi(v48, a3, b1);
        let v50 = vmadd52hi(v49, a4, b0);
        let v51 = vmadd52lo(v50, a0, b5);
        let v52 = vmadd52lo(v51, a1, b4);
        let v53 = vmadd52lo(v52, a2, b3);
        let v54 = vmadd52lo(v53, a3, b2);
        let v55 = vmadd52lo(v54, a4, b1);
        let v56 = vmadd52lo(v55, a5, b0);
        let v57 = vmadd52hi(vsplat(0), a0, b5);
        let v58 = vmadd52hi(v57, a1, b4);
        let v59 = vmadd52hi(v58, a2, b3);
        let v60 = vmadd52hi(v59, a3, b2);
        let v61 = vmadd52hi(v60, a4, b1);
        let v62 = vmadd52hi(v61, a5, b0);
        let v63 = vmadd52lo(v62, a0, b6);
        let v64 = vmadd52lo(v63, a1, b5);
        let v65 = vmadd52lo(v64, a2, b4);
        let v66 = vmadd52lo(v65, a3, b3);
        let v67 = vmadd52lo(v66, a4, b2);
        let v68 = vmadd52lo(v67, a5, b1);
        let v69 = vmadd52lo(v68, a6, b0);
        let v70 = vmadd52hi(vsplat(0), a0, b6);
        let v71 = vmadd52hi(v70, a1, b5);
        let v72 = vmadd52hi(v71, a2, b4);
        let v73 = vmadd52hi(v72, a3, b3);
        let v74 = vmadd52hi(v73, a4, b2);
        let v75 = vmadd52hi(v74, a5, b1);
        let v76 = vmadd52hi(v75, a6, b0);
        let v77 = vmadd52lo(v76, a0, b7);
        let v78 = vmadd52lo(v77, a1, b6);
        let v79 = vmadd52lo(v78, a2, b5);
        let v80 = vmadd52lo(v79, a3, b4);
        let v81 = vmadd52lo(v80, a4, b3);
        let v82 = vmadd52lo(v81, a5, b2);
        let v83 = vmadd52lo(v82, a6, b1);
        let v84 = vmadd52lo(v83, a7, b0);
        let v85 = vmadd52hi(vsplat(0), a0, b7);
        let v86 = vmadd52hi(v85, a1, b6);
        let v87 = vmadd52hi(v86, a2, b5);
        let v88 = vmadd52hi(v87, a3, b4);
        let v89 = vmadd52hi(v88, a4, b3);
        let v90 = vmadd52hi(v89, a5, b2);
        let v91 = vmadd52hi(v90, a6, b1);
        let v92 = vmadd52hi(v91, a7, b0);
        let v93 = vmadd52lo(v92, a0, b8);
        let v94 = vmadd52lo(v93, a1, b7);
        let v95 = vmadd52lo(v94, a2, b6);
        let v96 = vmadd52lo(v95, a3, b5);
        let v97 = vmadd52lo(v96, a4, b4);
        let v98 = vmadd52lo(v97, a5, b3);
        let v99 = vmadd52lo(v98, a6, b2);
        let v100 = vmadd52lo(v99, a7, b1);
        let v101 = vmadd52lo(v100, a8, b0);
        let v102 = vmadd52hi(vsplat(0), a0, b8);
        let v103 = vmadd52hi(v102, a1, b7);
        let v104 = vmadd52hi(v103, a2, b6);
        let v105 = vmadd52hi(v104, a3, b5);
        let v106 = vmadd52hi(v105, a4, b4);
        let v107 = vmadd52hi(v106, a5, b3);
        let v108 = vmadd52hi(v107, a6, b2);
        let v109 = vmadd52hi(v108, a7, b1);
        let v110 = vmadd52hi(v109, a8, b0);
        let v111 = vmadd52lo(v110, a0, b9);
        let v112 = vmadd52lo(v111, a1, b8);
        let v113 = vmadd52lo(v112, a2, b7);
        let v114 = vmadd52lo(v113, a3, b6);
        let v115 = vmadd52lo(v114, a4, b5);
        let v116 = vmadd52lo(v115, a5, b4);
        let v117 = vmadd52lo(v116, a6, b3);
        let v118 = vmadd52lo(v117, a7, b2);
        let v119 = vmadd52lo(v118, a8, b1);
        let v120 = vmadd52lo(v119, a9, b0);
        let v121 = vmadd52hi(vsplat(0), a0, b9);
        let v122 = vmadd52hi(v121, a1, b8);
        let v123 = vmadd52hi(v122, a2, b7);
        let v124 = vmadd52hi(v123, a3, b6);
        let v125 = vmadd52hi(v124, a4, b5);
        let v126 = vmadd52hi(v125, a5, b4);
        let v127 = vmadd52hi(v126, a6, b3);
        let v128 = vmadd52hi(v127, a7, b2);
        let v129 = vmadd52hi(v128, a8, b1);
        let v130 = vmadd52hi(v129, a9, b0);
        let v131 = vmadd52lo(v130, a1, b9);
        let v132 = vmadd52lo(v131, a2, b8);
        let v133 = vmadd52lo(v132, a3, b7);
        let v134 = vmadd52lo(v133, a4, b6);
        let v135 = vmadd52lo(v134, a5, b5);
        let v136 = vmadd52lo(v135, a6, b4);
        let v137 = vmadd52lo(v136, a7, b3);
        let v138 = vmadd52lo(v137, a8, b2);
        let v139 = vmadd52lo(v138, a9, b1);
        let v140 = vmadd52hi(vsplat(0), a1, b9);
        let v141 = vmadd52hi(v140, a2, b8);
        let v142 = vmadd52hi(v141, a3, b7);
        let v143 = vmadd52hi(v142, a4, b6);
        let v144 = vmadd52hi(v143, a5, b5);
        let v145 = vmadd52hi(v144, a6, b4);
        let v146 = vmadd52hi(v145, a7, b3);
        let v147 = vmadd52hi(v146, a8, b2);
        let v148 = vmadd52hi(v147, a9, b1);
        let v149 = vmadd52lo(v148, a2, b9);
        let v150 = vmadd52lo(v149, a3, b8);
        let v151 = vmadd52lo(v150, a4, b7);
        let v152 = vmadd52lo(v151, a5, b6);
        let v153 = vmadd52lo(v152, a6, b5);
        let v154 = vmadd52lo(v153, a7, b4);
        let v155 = vmadd52lo(v154, a8, b3);
        let v156 = vmadd52lo(v155, a9, b2);
        let v157 = vmadd52hi(vsplat(0), a2, b9);
        let v158 = vmadd52hi(v157, a3, b8);
        let v159 = vmadd52hi(v158, a4, b7);
        let v160 = vmadd52hi(v159, a5, b6);
        let v161 = vmadd52hi(v160, a6, b5);
        let v162 = vmadd52hi(v161, a7, b4);
        let v163 = vmadd52hi(v162, a8, b3);
        let v164 = vmadd52hi(v163, a9, b2);
        let v165 = vmadd52lo(v164, a3, b9);
        let v166 = vmadd52lo(v165, a4, b8);
        let v167 = vmadd52lo(v166, a5, b7);
        let v168 = vmadd52lo(v167, a6, b6);
        let v169 = vmadd52lo(v168, a7, b5);
        let v170 = vmadd52lo(v169, a8, b4);
        let v171 = vmadd52lo(v170, a9, b3);
        let v172 = vmadd52hi(vsplat(0), a3, b9);
        let v173 = vmadd52hi(v172, a4, b8);
        let v174 = vmadd52hi(v173, a5, b7);
        let v175 = vmadd52hi(v174, a6, b6);
        let v176 = vmadd52hi(v175, a7, b5);
        let v177 = vmadd52hi(v176, a8, b4);
        let v178 = vmadd52hi(v177, a9, b3);
        let v179 = vmadd52lo(v178, a4, b9);
        let v180 = vmadd52lo(v179, a5, b8);
        let v181 = vmadd52lo(v180, a6, b7);
        let v182 = vmadd52lo(v181, a7, b6);
        let v183 = vmadd52lo(v182, a8, b5);
        let v184 = vmadd52lo(v183, a9, b4);
        let v185 = vmadd52hi(vsplat(0), a4, b9);
        let v186 = vmadd52hi(v185, a5, b8);
        let v187 = vmadd52hi(v186, a6, b7);
        let v188 = vmadd52hi(v187, a7, b6);
        let v189 = vmadd52hi(v188, a8, b5);
        let v190 = vmadd52hi(v189, a9, b4);
        let v191 = vmadd52lo(v190, a5, b9);
        let v192 = vmadd52lo(v191, a6, b8);
        let v193 = vmadd52lo(v192, a7, b7);
        let v194 = vmadd52lo(v193, a8, b6);
        let v195 = vmadd52lo(v194, a9, b5);
        let v196 = vmadd52hi(vsplat(0), a5, b9);
        let v197 = vmadd52hi(v196, a6, b8);
        let v198 = vmadd52hi(v197, a7, b7);
        let v199 = vmadd52hi(v198, a8, b6);
        let v200 = vmadd52hi(v199, a9, b5);
        let v201 = vmadd52lo(v200, a6, b9);
        let v202 = vmadd52lo(v201, a7, b8);
        let v203 = vmadd52lo(v202, a8, b7);
        let v204 = vmadd52lo(v203, a9, b6);
        let v205 = vmadd52hi(vsplat(0), a6, b9);
        let v206 = vmadd52hi(v205, a7, b8);
        let v207 = vmadd52hi(v206, a8, b7);
        let v208 = vmadd52hi(v207, a9, b6);
        let v209 = vmadd52lo(v208, a7, b9);
        let v210 = vmadd52lo(v209, a8, b8);
        let v211 = vmadd52lo(v210, a9, b7);
        let v212 = vmadd52hi(vsplat(0), a7, b9);
        let v213 = vmadd52hi(v212, a8, b8);
        let v214 = vmadd52hi(v213, a9, b7);
        let v215 = vmadd52lo(v214, a8, b9);
        let v216 = vmadd52lo(v215, a9, b8);
        let v217 = vmadd52hi(vsplat(0), a8, b9);
        let v218 = vmadd52hi(v217, a9, b8);
        let v219 = vmadd52lo(v218, a9, b9);
        let v220 = vmadd52hi(vsplat(0), a9, b9);
        let v222 = vmadd52lo(vsplat(0), v21, vsplat(0x1_301f_632e_294d));
        let v224 = vmadd52lo(v21, v222, vsplat(0x1_b905_33c6_c87b));
        let v225 = vmadd52hi(v24, v222, vsplat(0x1_b905_33c6_c87b));
        let v227 = vmadd52lo(v225, v222, vsplat(0xf_457a_ca83_51b8));
        let v228 = vmadd52hi(v29, v222, vsplat(0xf_457a_ca83_51b8));
        let v230 = vmadd52lo(v228, v222, vsplat(0xf_0b4f_25c2_721b));
        let v231 = vmadd52hi(v36, v222, vsplat(0xf_0b4f_25c2_721b));
        let v233 = vmadd52lo(v231, v222, vsplat(0x5_5075_1673_0cc1));
        let v234 = vmadd52hi(v45, v222, vsplat(0x5_5075_1673_0cc1));
        let v236 = vmadd52lo(v234, v222, vsplat(0xd_a7aa_c6c5_67f3));
        let v237 = vmadd52hi(v56, v222, vsplat(0xd_a7aa_c6c5_67f3));
        let v239 = vmadd52lo(v237, v222, vsplat(0xf_bfcc_6932_2c9c));
        let v240 = vmadd52hi(v69, v222, vsplat(0xf_bfcc_6932_2c9c));
        let v242 = vmadd52lo(v240, v222, vsplat(0x8_3aed_c88c_425a));
        let v243 = vmadd52hi(v84, v222, vsplat(0x8_3aed_c88c_425a));
        let v245 = vmadd52lo(v243, v222, vsplat(0x5_e3e4_c4ab_42d0));
        let v246 = vmadd52hi(v101, v222, vsplat(0x5_e3e4_c4ab_42d0));
        let v248 = vmadd52lo(v246, v222, vsplat(0xf_89bf_fc8a_b0d1));
        let v249 = vmadd52hi(v120, v222, vsplat(0xf_89bf_fc8a_b0d1));
        let v251 = vmadd52lo(v249, v222, vsplat(0x65b_48e8_f740));
        let v252 = vmadd52hi(v139, v222, vsplat(0x65b_48e8_f740));
        let v253 = vshr::<52>(v224);
        let v254 = vadd(v227, v253);
        let v255 = vmadd52lo(vsplat(0), v254, vsplat(0x1_301f_632e_294d));
        let v256 = vmadd52lo(v254, v255, vsplat(0x1_b905_33c6_c87b));
        let v257 = vmadd52hi(v230, v255, vsplat(0x1_b905_33c6_c87b));
        let v258 = vmadd52lo(v257, v255, vsplat(0xf_457a_ca83_51b8));
        let v259 = vmadd52hi(v233, v255, vsplat(0xf_457a_ca83_51b8));
        let v260 = vmadd52lo(v259, v255, vsplat(0xf_0b4f_25c2_721b));
        let v261 = vmadd52hi(v236, v255, vsplat(0xf_0b4f_25c2_721b));
        let v262 = vmadd52lo(v261, v255, vsplat(0x5_5075_1673_0cc1));
        let v263 = vmadd52hi(v239, v255, vsplat(0x5_5075_1673_0cc1));
        let v264 = vmadd52lo(v263, v255, vsplat(0xd_a7aa_c6c5_67f3));
        let v265 = vmadd52hi(v242, v255, vsplat(0xd_a7aa_c6c5_67f3));
        let v266 = vmadd52lo(v265, v255, vsplat(0xf_bfcc_6932_2c9c));
        let v267 = vmadd52hi(v245, v255, vsplat(0xf_bfcc_6932_2c9c));
        let v268 = vmadd52lo(v267, v255, vsplat(0x8_3aed_c88c_425a));
        let v269 = vmadd52hi(v248, v255, vsplat(0x8_3aed_c88c_425a));
        let v270 = vmadd52lo(v269, v255, vsplat(0x5_e3e4_c4ab_42d0));
        let v271 = vmadd52hi(v251, v255, vsplat(0x5_e3e4_c4ab_42d0));
        let v272 = vmadd52lo(v271, v255, vsplat(0xf_89bf_fc8a_b0d1));
        let v273 = vmadd52hi(v252, v255, vsplat(0xf_89bf_fc8a_b0d1));
        let v274 = vmadd52lo(v273, v255, vsplat(0x65b_48e8_f740));
        let v275 = vmadd52hi(v156, v255, vsplat(0x65b_48e8_f740));
        let v276 = vshr::<52>(v256);
        let v277 = vadd(v258, v276);
        let v278 = vmadd52lo(vsplat(0), v277, vsplat(0x1_301f_632e_294d));
        let v279 = vmadd52lo(v277, v278, vsplat(0x1_b905_33c6_c87b));
        let v280 = vmadd52hi(v260, v278, vsplat(0x1_b905_33c6_c87b));
        let v281 = vmadd52lo(v280, v278, vsplat(0xf_457a_ca83_51b8));
        let v282 = vmadd52hi(v262, v278, vsplat(0xf_457a_ca83_51b8));
        let v283 = vmadd52lo(v282, v278, vsplat(0xf_0b4f_25c2_721b));
        let v284 = vmadd52hi(v264, v278, vsplat(0xf_0b4f_25c2_721b));
        let v285 = vmadd52lo(v284, v278, vsplat(0x5_5075_1673_0cc1));
        let v286 = vmadd52hi(v266, v278, vsplat(0x5_5075_1673_0cc1));
        let v287 = vmadd52lo(v286, v278, vsplat(0xd_a7aa_c6c5_67f3));
        let v288 = vmadd52hi(v268, v278, vsplat(0xd_a7aa_c6c5_67f3));
        let v289 = vmadd52lo(v288, v278, vsplat(0xf_bfcc_6932_2c9c));
        let v290 = vmadd52hi(v270, v278, vsplat(0xf_bfcc_6932_2c9c));
        let v291 = vmadd52lo(v290, v278, vsplat(0x8_3aed_c88c_425a));
        let v292 = vmadd52hi(v272, v278, vsplat(0x8_3aed_c88c_425a));
        let v293 = vmadd52lo(v292, v278, vsplat(0x5_e3e4_c4ab_42d0));
        let v294 = vmadd52hi(v274, v278, vsplat(0x5_e3e4_c4ab_42d0));
        let v295 = vmadd52lo(v294, v278, vsplat(0xf_89bf_fc8a_b0d1));
        let v296 = vmadd52hi(v275, v278, vsplat(0xf_89bf_fc8a_b0d1));
        let v297 = vmadd52lo(v296, v278, vsplat(0x65b_48e8_f740));
        let v298 = vmadd52hi(v171, v278, vsplat(0x65b_48e8_f740));
        let v299 = vshr::<52>(v279);
        let v300 = vadd(v281, v299);
        let v301 = vmadd52lo(vsplat(0), v300, vsplat(0x1_301f_632e_294d));
        let v302 = vmadd52lo(v300, v301, vsplat(0x1_b905_33c6_c87b));
        let v303 = vmadd52hi(v283, v301, vsplat(0x1_b905_33c6_c87b));
        let v304 = vmadd52lo(v303, v301, vsplat(0xf_457a_ca83_51b8));
        let v305 = vmadd52hi(v285, v301, vsplat(0xf_457a_ca83_51b8));
        let v306 = vmadd52lo(v305, v301, vsplat(0xf_0b4f_25c2_721b));
        let v307 = vmadd52hi(v287, v301, vsplat(0xf_0b4f_25c2_721b));
        let v308 = vmadd52lo(v307, v301, vsplat(0x5_5075_1673_0cc1));
        let v309 = vmadd52hi(v289, v301, vsplat(0x5_5075_1673_0cc1));
        let v310 = vmadd52lo(v309, v301, vsplat(0xd_a7aa_c6c5_67f3));
        let v311 = vmadd52hi(v291, v301, vsplat(0xd_a7aa_c6c5_67f3));
        let v312 = vmadd52lo(v311, v301, vsplat(0xf_bfcc_6932_2c9c));
        let v313 = vmadd52hi(v293, v301, vsplat(0xf_bfcc_6932_2c9c));
        let v314 = vmadd52lo(v313, v301, vsplat(0x8_3aed_c88c_425a));
        let v315 = vmadd52hi(v295, v301, vsplat(0x8_3aed_c88c_425a));
        let v316 = vmadd52lo(v315, v301, vsplat(0x5_e3e4_c4ab_42d0));
        let v317 = vmadd52hi(v297, v301, vsplat(0x5_e3e4_c4ab_42d0));
        let v318 = vmadd52lo(v317, v301, vsplat(0xf_89bf_fc8a_b0d1));
        let v319 = vmadd52hi(v298, v301, vsplat(0xf_89bf_fc8a_b0d1));
        let v320 = vmadd52lo(v319, v301, vsplat(0x65b_48e8_f740));
        let v321 = vmadd52hi(v184, v301, vsplat(0x65b_48e8_f740));
        let v322 = vshr::<52>(v302);
        let v323 = vadd(v304, v322);
        let v324 = vmadd52lo(vsplat(0), v323, vsplat(0x1_301f_632e_294d));
        let v325 = vmadd52lo(v323, v324, vsplat(0x1_b905_33c6_c87b));
        let v326 = vmadd52hi(v306, v324, vsplat(0x1_b905_33c6_c87b));
        let v327 = vmadd52lo(v326, v324, vsplat(0xf_457a_ca83_51b8));
        let v328 = vmadd52hi(v308, v324, vsplat(0xf_457a_ca83_51b8));
        let v329 = vmadd52lo(v328, v324, vsplat(0xf_0b4f_25c2_721b));
        let v330 = vmadd52hi(v310, v324, vsplat(0xf_0b4f_25c2_721b));
        let v331 = vmadd52lo(v330, v324, vsplat(0x5_5075_1673_0cc1));
        let v332 = vmadd52hi(v312, v324, vsplat(0x5_5075_1673_0cc1));
        let v333 = vmadd52lo(v332, v324, vsplat(0xd_a7aa_c6c5_67f3));
        let v334 = vmadd52hi(v314, v324, vsplat(0xd_a7aa_c6c5_67f3));
        let v335 = vmadd52lo(v334, v324, vsplat(0xf_bfcc_6932_2c9c));
        let v336 = vmadd52hi(v316, v324, vsplat(0xf_bfcc_6932_2c9c));
        let v337 = vmadd52lo(v336, v324, vsplat(0x8_3aed_c88c_425a));
        let v338 = vmadd52hi(v318, v324, vsplat(0x8_3aed_c88c_425a));
        let v339 = vmadd52lo(v338, v324, vsplat(0x5_e3e4_c4ab_42d0));
        let v340 = vmadd52hi(v320, v324, vsplat(0x5_e3e4_c4ab_42d0));
        let v341 = vmadd52lo(v340, v324, vsplat(0xf_89bf_fc8a_b0d1));
        let v342 = vmadd52hi(v321, v324, vsplat(0xf_89bf_fc8a_b0d1));
        let v343 = vmadd52lo(v342, v324, vsplat(0x65b_48e8_f740));
        let v344 = vmadd52hi(v195, v324, vsplat(0x65b_48e8_f740));
        let v345 = vshr::<52>(v325);
        let v346 = vadd(v327, v345);
        let v347 = vmadd52lo(vsplat(0), v346, vsplat(0x1_301f_632e_294d));
        let v348 = vmadd52lo(v346, v347, vsplat(0x1_b905_33c6_c87b));
        let v349 = vmadd52hi(v329, v347, vsplat(0x1_b905_33c6_c87b));
        let v350 = vmadd52lo(v349, v347, vsplat(0xf_457a_ca83_51b8));
        let v351 = vmadd52hi(v331, v347, vsplat(0xf_457a_ca83_51b8));
        let v352 = vmadd52lo(v351, v347, vsplat(0xf_0b4f_25c2_721b));
        let v353 = vmadd52hi(v333, v347, vsplat(0xf_0b4f_25c2_721b));
        let v354 = vmadd52lo(v353, v347, vsplat(0x5_5075_1673_0cc1));
        let v355 = vmadd52hi(v335, v347, vsplat(0x5_5075_1673_0cc1));
        let v356 = vmadd52lo(v355, v347, vsplat(0xd_a7aa_c6c5_67f3));
        let v357 = vmadd52hi(v337, v347, vsplat(0xd_a7aa_c6c5_67f3));
        let v358 = vmadd52lo(v357, v347, vsplat(0xf_bfcc_6932_2c9c));
        let v359 = vmadd52hi(v339, v347, vsplat(0xf_bfcc_6932_2c9c));
        let v360 = vmadd52lo(v359, v347, vsplat(0x8_3aed_c88c_425a));
        let v361 = vmadd52hi(v341, v347, vsplat(0x8_3aed_c88c_425a));
        let v362 = vmadd52lo(v361, v347, vsplat(0x5_e3e4_c4ab_42d0));
        let v363 = vmadd52hi(v343, v347, vsplat(0x5_e3e4_c4ab_42d0));
        let v364 = vmadd52lo(v363, v347, vsplat(0xf_89bf_fc8a_b0d1));
        let v365 = vmadd52hi(v344, v347, vsplat(0xf_89bf_fc8a_b0d1));
        let v366 = vmadd52lo(v365, v347, vsplat(0x65b_48e8_f740));
        let v367 = vmadd52hi(v204, v347, vsplat(0x65b_48e8_f740));
        let v368 = vshr::<52>(v348);
        let v369 = vadd(v350, v368);
        let v370 = vmadd52lo(vsplat(0), v369, vsplat(0x1_301f_632e_294d));
        let v371 = vmadd52lo(v369, v370, vsplat(0x1_b905_33c6_c87b));
        let v372 = vmadd52hi(v352, v370, vsplat(0x1_b905_33c6_c87b));
        let v373 = vmadd52lo(v372, v370, vsplat(0xf_457a_ca83_51b8));
        let v374 = vmadd52hi(v354, v370, vsplat(0xf_457a_ca83_51b8));
        let v375 = vmadd52lo(v374, v370, vsplat(0xf_0b4f_25c2_721b));
        let v376 = vmadd52hi(v356, v370, vsplat(0xf_0b4f_25c2_721b));
        let v377 = vmadd52lo(v376, v370, vsplat(0x5_5075_1673_0cc1));
        let v378 = vmadd52hi(v358, v370, vsplat(0x5_5075_1673_0cc1));
        let v379 = vmadd52lo(v378, v370, vsplat(0xd_a7aa_c6c5_67f3));
        let v380 = vmadd52hi(v360, v370, vsplat(0xd_a7aa_c6c5_67f3));
        let v381 = vmadd52lo(v380, v370, vsplat(0xf_bfcc_6932_2c9c));
        let v382 = vmadd52hi(v362, v370, vsplat(0xf_bfcc_6932_2c9c));
        let v383 = vmadd52lo(v382, v370, vsplat(0x8_3aed_c88c_425a));
        let v384 = vmadd52hi(v364, v370, vsplat(0x8_3aed_c88c_425a));
        let v385 = vmadd52lo(v384, v370, vsplat(0x5_e3e4_c4ab_42d0));
        let v386 = vmadd52hi(v366, v370, vsplat(0x5_e3e4_c4ab_42d0));
        let v387 = vmadd52lo(v386, v370, vsplat(0xf_89bf_fc8a_b0d1));
        let v388 = vmadd52hi(v367, v370, vsplat(0xf_89bf_fc8a_b0d1));
        let v389 = vmadd52lo(v388, v370, vsplat(0x65b_48e8_f740));
        let v390 = vmadd52hi(v211, v370, vsplat(0x65b_48e8_f740));
        let v391 = vshr::<52>(v371);
        let v392 = vadd(v373, v391);
        let v393 = vmadd52lo(vsplat(0), v392, vsplat(0x1_301f_632e_294d));
        let v394 = vmadd52lo(v392, v393, vsplat(0x1_b905_33c6_c87b));
        let v395 = vmadd52hi(v375, v393, vsplat(0x1_b905_33c6_c87b));
        let v396 = vmadd52lo(v395, v393, vsplat(0xf_457a_ca83_51b8));
        let v397 = vmadd52hi(v377, v393, vsplat(0xf_457a_ca83_51b8));
        let v398 = vmadd52lo(v397, v393, vsplat(0xf_0b4f_25c2_721b));
        let v399 = vmadd52hi(v379, v393, vsplat(0xf_0b4f_25c2_721b));
        let v400 = vmadd52lo(v399, v393, vsplat(0x5_5075_1673_0cc1));
        let v401 = vmadd52hi(v381, v393, vsplat(0x5_5075_1673_0cc1));
        let v402 = vmadd52lo(v401, v393, vsplat(0xd_a7aa_c6c5_67f3));
        let v403 = vmadd52hi(v383, v393, vsplat(0xd_a7aa_c6c5_67f3));
        let v404 = vmadd52lo(v403, v393, vsplat(0xf_bfcc_6932_2c9c));
        let v405 = vmadd52hi(v385, v393, vsplat(0xf_bfcc_6932_2c9c));
        let v406 = vmadd52lo(v405, v393, vsplat(0x8_3aed_c88c_425a));
        let v407 = vmadd52hi(v387, v393, vsplat(0x8_3aed_c88c_425a));
        let v408 = vmadd52lo(v407, v393, vsplat(0x5_e3e4_c4ab_42d0));
        let v409 = vmadd52hi(v389, v393, vsplat(0x5_e3e4_c4ab_42d0));
        let v410 = vmadd52lo(v409, v393, vsplat(0xf_89bf_fc8a_b0d1));
        let v411 = vmadd52hi(v390, v393, vsplat(0xf_89bf_fc8a_b0d1));
        let v412 = vmadd52lo(v411, v393, vsplat(0x65b_48e8_f740));
        let v413 = vmadd52hi(v216, v393, vsplat(0x65b_48e8_f740));
        let v414 = vshr::<52>(v394);
        let v415 = vadd(v396, v414);
        let v416 = vmadd52lo(vsplat(0), v415, vsplat(0x1_301f_632e_294d));
        let v417 = vmadd52lo(v415, v416, vsplat(0x1_b905_33c6_c87b));
        let v418 = vmadd52hi(v398, v416, vsplat(0x1_b905_33c6_c87b));
        let v419 = vmadd52lo(v418, v416, vsplat(0xf_457a_ca83_51b8));
        let v420 = vmadd52hi(v400, v416, vsplat(0xf_457a_ca83_51b8));
        let v421 = vmadd52lo(v420, v416, vsplat(0xf_0b4f_25c2_721b));
        let v422 = vmadd52hi(v402, v416, vsplat(0xf_0b4f_25c2_721b));
        let v423 = vmadd52lo(v422, v416, vsplat(0x5_5075_1673_0cc1));
        let v424 = vmadd52hi(v404, v416, vsplat(0x5_5075_1673_0cc1));
        let v425 = vmadd52lo(v424, v416, vsplat(0xd_a7aa_c6c5_67f3));
        let v426 = vmadd52hi(v406, v416, vsplat(0xd_a7aa_c6c5_67f3));
        let v427 = vmadd52lo(v426, v416, vsplat(0xf_bfcc_6932_2c9c));
        let v428 = vmadd52hi(v408, v416, vsplat(0xf_bfcc_6932_2c9c));
        let v429 = vmadd52lo(v428, v416, vsplat(0x8_3aed_c88c_425a));
        let v430 = vmadd52hi(v410, v416, vsplat(0x8_3aed_c88c_425a));
        let v431 = vmadd52lo(v430, v416, vsplat(0x5_e3e4_c4ab_42d0));
        let v432 = vmadd52hi(v412, v416, vsplat(0x5_e3e4_c4ab_42d0));
        let v433 = vmadd52lo(v432, v416, vsplat(0xf_89bf_fc8a_b0d1));
        let v434 = vmadd52hi(v413, v416, vsplat(0xf_89bf_fc8a_b0d1));
        let v435 = vmadd52lo(v434, v416, vsplat(0x65b_48e8_f740));
        let v436 = vmadd52hi(v219, v416, vsplat(0x65b_48e8_f740));
        let v437 = vshr::<52>(v417);
        let v438 = vadd(v419, v437);
        let v439 = vmadd52lo(vsplat(0), v438, vsplat(0x1_301f_632e_294d));
        let v440 = vmadd52lo(v438, v439, vsplat(0x1_b905_33c6_c87b));
        let v441 = vmadd52hi(v421, v439, vsplat(0x1_b905_33c6_c87b));
        let v442 = vmadd52lo(v441, v439, vsplat(0xf_457a_ca83_51b8));
        let v443 = vmadd52hi(v423, v439, vsplat(0xf_457a_ca83_51b8));
        let v444 = vmadd52lo(v443, v439, vsplat(0xf_0b4f_25c2_721b));
        let v445 = vmadd52hi(v425, v439, vsplat(0xf_0b4f_25c2_721b));
        let v446 = vmadd52lo(v445, v439, vsplat(0x5_5075_1673_0cc1));
        let v447 = vmadd52hi(v427, v439, vsplat(0x5_5075_1673_0cc1));
        let v448 = vmadd52lo(v447, v439, vsplat(0xd_a7aa_c6c5_67f3));
        let v449 = vmadd52hi(v429, v439, vsplat(0xd_a7aa_c6c5_67f3));
        let v450 = vmadd52lo(v449, v439, vsplat(0xf_bfcc_6932_2c9c));
        let v451 = vmadd52hi(v431, v439, vsplat(0xf_bfcc_6932_2c9c));
        let v452 = vmadd52lo(v451, v439, vsplat(0x8_3aed_c88c_425a));
        let v453 = vmadd52hi(v433, v439, vsplat(0x8_3aed_c88c_425a));
        let v454 = vmadd52lo(v453, v439, vsplat(0x5_e3e4_c4ab_42d0));
        let v455 = vmadd52hi(v435, v439, vsplat(0x5_e3e4_c4ab_42d0));
        let v456 = vmadd52lo(v455, v439, vsplat(0xf_89bf_fc8a_b0d1));
        let v457 = vmadd52hi(v436, v439, vsplat(0xf_89bf_fc8a_b0d1));
        let v458 = vmadd52lo(v457, v439, vsplat(0x65b_48e8_f740));
        let v459 = vmadd52hi(v220, v439, vsplat(0x65b_48e8_f740));
        let v460 = vshr::<52>(v440);
        let v461 = vadd(v442, v460);
        let v462 = vshr::<52>(v461);
        let v463 = vand(v461, vsplat(0xf_ffff_ffff_ffff));
        let v464 = vadd(v444, v462);
        let v465 = vshr::<52>(v464);
        let v466 = vand(v464, vsplat(0xf_ffff_ffff_ffff));
        let v467 = vadd(v446, v465);
        let v468 = vshr::<52>(v467);
        let v469 = vand(v467, vsplat(0xf_ffff_ffff_ffff));
        let v470 = vadd(v448, v468);
        let v471 = vshr::<52>(v470);
        let v472 = vand(v470, vsplat(0xf_ffff_ffff_ffff));
        let v473 = vadd(v450, v471);
        let v474 = vshr::<52>(v473);
        let v475 = vand(v473, vsplat(0xf_ffff_ffff_ffff));
        let v476 = vadd(v452, v474);
        let v477 = vshr::<52>(v476);
        let v478 = vand(v476, vsplat(0xf_ffff_ffff_ffff));
        let v479 = vadd(v454, v477);
        let v480 = vshr::<52>(v479);
        let v481 = vand(v479, vsplat(0xf_ffff_ffff_ffff));
        let v482 = vadd(v456, v480);
        let v483 = vshr::<52>(v482);
        let v484 = vand(v482, vsplat(0xf_ffff_ffff_ffff));
        let v485 = vadd(v458, v483);
        let v486 = vshr::<52>(v485);
        let v487 = vand(v485, vsplat(0xf_ffff_ffff_ffff));
        let v488 = vadd(v459, v486);
        Element([v463, v466, v469, v472, v475, v478, v481, v484, v487, v488])
    }

    /// `R * out = a^2 (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0x21b1dabae5c2]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn square(a: &Loose) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vadd(a9, a9);
        let v12 = vmadd52lo(vsplat(0), a0, a0);
        let v13 = vmadd52lo(vsplat(0), a0, a1);
        let v14 = vadd(v13, v13);
        let v15 = vmadd52hi(v14, a0, a0);
        let v16 = vmadd52hi(vsplat(0), a0, a1);
        let v17 = vmadd52lo(v16, a0, a2);
        let v18 = vadd(v17, v17);
        let v19 = vmadd52lo(v18, a1, a1);
        let v20 = vmadd52hi(vsplat(0), a0, a2);
        let v21 = vmadd52lo(v20, a0, a3);
        let v22 = vmadd52lo(v21, a1, a2);
        let v23 = vadd(v22, v22);
        let v24 = vmadd52hi(v23, a1, a1);
        let v25 = vmadd52hi(vsplat(0), a0, a3);
        let v26 = vmadd52hi(v25, a1, a2);
        let v27 = vmadd52lo(v26, a0, a4);
        let v28 = vmadd52lo(v27, a1, a3);
        let v29 = vadd(v28, v28);
        let v30 = vmadd52lo(v29, a2, a2);
        let v31 = vmadd52hi(vsplat(0), a0, a4);
        let v32 = vmadd52hi(v31, a1, a3);
        let v33 = vmadd52lo(v32, a0, a5);
        let v34 = vmadd52lo(v33, a1, a4);
        let v35 = vmadd52lo(v34, a2, a3);
        let v36 = vadd(v35, v35);
        let v37 = vmadd52hi(v36, a2, a2);
        let v38 = vmadd52hi(vsplat(0), a0, a5);
        let v39 = vmadd52hi(v38, a1, a4);
        let v40 = vmadd52hi(v39, a2, a3);
        let v41 = vmadd52lo(v40, a0, a6);
        let v42 = vmadd52lo(v41, a1, a5);
        let v43 = vmadd52lo(v42, a2, a4);
        let v44 = vadd(v43, v43);
        let v45 = vmadd52lo(v44, a3, a3);
        let v46 = vmadd52hi(vsplat(0), a0, a6);
        let v47 = vmadd52hi(v46, a1, a5);
        let v48 = vmadd52hi(v47, a2, a4);
        let v49 = vmadd52lo(v48, a0, a7);
        let v50 = vmadd52lo(v49, a1, a6);
        let v51 = vmadd52lo(v50, a2, a5);
        let v52 = vmadd52lo(v51, a3, a4);
        let v53 = vadd(v52, v52);
        let v54 = vmadd52hi(v53, a3, a3);
        let v55 = vmadd52hi(vsplat(0), a0, a7);
        let v56 = vmadd52hi(v55, a1, a6);
        let v57 = vmadd52hi(v56, a2, a5);
        let v58 = vmadd52hi(v57, a3, a4);
        let v59 = vmadd52lo(v58, a0, a8);
        let v60 = vmadd52lo(v59, a1, a7);
        let v61 = vmadd52lo(v60, a2, a6);
        let v62 = vmadd52lo(v61, a3, a5);
        let v63 = vadd(v62, v62);
        let v64 = vmadd52lo(v63, a4, a4);
        let v65 = vmadd52hi(vsplat(0), a0, a8);
        let v66 = vmadd52hi(v65, a1, a7);
        let v67 = vmadd52hi(v66, a2, a6);
        let v68 = vmadd52hi(v67, a3, a5);
        let v69 = vmadd52lo(v68, a1, a8);
        let v70 = vmadd52lo(v69, a2, a7);
        let v71 = vmadd52lo(v70, a3, a6);
        let v72 = vmadd52lo(v71, a4, a5);
        let v73 = vadd(v72, v72);
        let v74 = vmadd52hi(v73, a4, a4);
        let v75 = vmadd52lo(v74, a0, v10);
        let v76 = vmadd52hi(vsplat(0), a1, a8);
        let v77 = vmadd52hi(v76, a2, a7);
        let v78 = vmadd52hi(v77, a3, a6);
        let v79 = vmadd52hi(v78, a4, a5);
        let v80 = vmadd52lo(v79, a2, a8);
        let v81 = vmadd52lo(v80, a3, a7);
        let v82 = vmadd52lo(v81, a4, a6);
        let v83 = vadd(v82, v82);
        let v84 = vmadd52hi(v83, a0, v10);
        let v85 = vmadd52lo(v84, a1, v10);
        let v86 = vmadd52lo(v85, a5, a5);
        let v87 = vmadd52hi(vsplat(0), a2, a8);
        let v88 = vmadd52hi(v87, a3, a7);
        let v89 = vmadd52hi(v88, a4, a6);
        let v90 = vmadd52lo(v89, a3, a8);
        let v91 = vmadd52lo(v90, a4, a7);
        let v92 = vmadd52lo(v91, a5, a6);
        let v93 = vadd(v92, v92);
        let v94 = vmadd52hi(v93, a1, v10);
        let v95 = vmadd52hi(v94, a5, a5);
        let v96 = vmadd52lo(v95, a2, v10);
        let v97 = vmadd52hi(vsplat(0), a3, a8);
        let v98 = vmadd52hi(v97, a4, a7);
        let v99 = vmadd52hi(v98, a5, a6);
        let v100 = vmadd52lo(v99, a4, a8);
        let v101 = vmadd52lo(v100, a5, a7);
        let v102 = vadd(v101, v101);
        let v103 = vmadd52hi(v102, a2, v10);
        let v104 = vmadd52lo(v103, a3, v10);
        let v105 = vmadd52lo(v104, a6, a6);
        let v106 = vmadd52hi(vsplat(0), a4, a8);
        let v107 = vmadd52hi(v106, a5, a7);
        let v108 = vmadd52lo(v107, a5, a8);
        let v109 = vmadd52lo(v108, a6, a7);
        let v110 = vadd(v109, v109);
        let v111 = vmadd52hi(v110, a3, v10);
        let v112 = vmadd52hi(v111, a6, a6);
        let v113 = vmadd52lo(v112, a4, v10);
        let v114 = vmadd52hi(vsplat(0), a5, a8);
        let v115 = vmadd52hi(v114, a6, a7);
        let v116 = vmadd52lo(v115, a6, a8);
        let v117 = vadd(v116, v116);
        let v118 = vmadd52hi(v117, a4, v10);
        let v119 = vmadd52lo(v118, a5, v10);
        let v120 = vmadd52lo(v119, a7, a7);
        let v121 = vmadd52hi(vsplat(0), a6, a8);
        let v122 = vmadd52lo(v121, a7, a8);
        let v123 = vadd(v122, v122);
        let v124 = vmadd52hi(v123, a5, v10);
        let v125 = vmadd52hi(v124, a7, a7);
        let v126 = vmadd52lo(v125, a6, v10);
        let v127 = vmadd52hi(vsplat(0), a7, a8);
        let v128 = vadd(v127, v127);
        let v129 = vmadd52hi(v128, a6, v10);
        let v130 = vmadd52lo(v129, a7, v10);
        let v131 = vmadd52lo(v130, a8, a8);
        let v132 = vmadd52hi(vsplat(0), a7, v10);
        let v133 = vmadd52hi(v132, a8, a8);
        let v134 = vmadd52lo(v133, a8, v10);
        let v135 = vmadd52hi(vsplat(0), a8, v10);
        let v136 = vmadd52lo(v135, a9, a9);
        let v137 = vmadd52hi(vsplat(0), a9, a9);
        let v139 = vmadd52lo(vsplat(0), v12, vsplat(0x1_301f_632e_294d));
        let v141 = vmadd52lo(v12, v139, vsplat(0x1_b905_33c6_c87b));
        let v142 = vmadd52hi(v15, v139, vsplat(0x1_b905_33c6_c87b));
        let v144 = vmadd52lo(v142, v139, vsplat(0xf_457a_ca83_51b8));
        let v145 = vmadd52hi(v19, v139, vsplat(0xf_457a_ca83_51b8));
        let v147 = vmadd52lo(v145, v139, vsplat(0xf_0b4f_25c2_721b));
        let v148 = vmadd52hi(v24, v139, vsplat(0xf_0b4f_25c2_721b));
        let v150 = vmadd52lo(v148, v139, vsplat(0x5_5075_1673_0cc1));
        let v151 = vmadd52hi(v30, v139, vsplat(0x5_5075_1673_0cc1));
        let v153 = vmadd52lo(v151, v139, vsplat(0xd_a7aa_c6c5_67f3));
        let v154 = vmadd52hi(v37, v139, vsplat(0xd_a7aa_c6c5_67f3));
        let v156 = vmadd52lo(v154, v139, vsplat(0xf_bfcc_6932_2c9c));
        let v157 = vmadd52hi(v45, v139, vsplat(0xf_bfcc_6932_2c9c));
        let v159 = vmadd52lo(v157, v139, vsplat(0x8_3aed_c88c_425a));
        let v160 = vmadd52hi(v54, v139, vsplat(0x8_3aed_c88c_425a));
        let v162 = vmadd52lo(v160, v139, vsplat(0x5_e3e4_c4ab_42d0));
        let v163 = vmadd52hi(v64, v139, vsplat(0x5_e3e4_c4ab_42d0));
        let v165 = vmadd52lo(v163, v139, vsplat(0xf_89bf_fc8a_b0d1));
        let v166 = vmadd52hi(v75, v139, vsplat(0xf_89bf_fc8a_b0d1));
        let v168 = vmadd52lo(v166, v139, vsplat(0x65b_48e8_f740));
        let v169 = vmadd52hi(v86, v139, vsplat(0x65b_48e8_f740));
        let v170 = vshr::<52>(v141);
        let v171 = vadd(v144, v170);
        let v172 = vmadd52lo(vsplat(0), v171, vsplat(0x1_301f_632e_294d));
        let v173 = vmadd52lo(v171, v172, vsplat(0x1_b905_33c6_c87b));
        let v174 = vmadd52hi(v147, v172, vsplat(0x1_b905_33c6_c87b));
        let v175 = vmadd52lo(v174, v172, vsplat(0xf_457a_ca83_51b8));
        let v176 = vmadd52hi(v150, v172, vsplat(0xf_457a_ca83_51b8));
        let v177 = vmadd52lo(v176, v172, vsplat(0xf_0b4f_25c2_721b));
        let v178 = vmadd52hi(v153, v172, vsplat(0xf_0b4f_25c2_721b));
        let v179 = vmadd52lo(v178, v172, vsplat(0x5_5075_1673_0cc1));
        let v180 = vmadd52hi(v156, v172, vsplat(0x5_5075_1673_0cc1));
        let v181 = vmadd52lo(v180, v172, vsplat(0xd_a7aa_c6c5_67f3));
        let v182 = vmadd52hi(v159, v172, vsplat(0xd_a7aa_c6c5_67f3));
        let v183 = vmadd52lo(v182, v172, vsplat(0xf_bfcc_6932_2c9c));
        let v184 = vmadd52hi(v162, v172, vsplat(0xf_bfcc_6932_2c9c));
        let v185 = vmadd52lo(v184, v172, vsplat(0x8_3aed_c88c_425a));
        let v186 = vmadd52hi(v165, v172, vsplat(0x8_3aed_c88c_425a));
        let v187 = vmadd52lo(v186, v172, vsplat(0x5_e3e4_c4ab_42d0));
        let v188 = vmadd52hi(v168, v172, vsplat(0x5_e3e4_c4ab_42d0));
        let v189 = vmadd52lo(v188, v172, vsplat(0xf_89bf_fc8a_b0d1));
        let v190 = vmadd52hi(v169, v172, vsplat(0xf_89bf_fc8a_b0d1));
        let v191 = vmadd52lo(v190, v172, vsplat(0x65b_48e8_f740));
        let v192 = vmadd52hi(v96, v172, vsplat(0x65b_48e8_f740));
        let v193 = vshr::<52>(v173);
        let v194 = vadd(v175, v193);
        let v195 = vmadd52lo(vsplat(0), v194, vsplat(0x1_301f_632e_294d));
        let v196 = vmadd52lo(v194, v195, vsplat(0x1_b905_33c6_c87b));
        let v197 = vmadd52hi(v177, v195, vsplat(0x1_b905_33c6_c87b));
        let v198 = vmadd52lo(v197, v195, vsplat(0xf_457a_ca83_51b8));
        let v199 = vmadd52hi(v179, v195, vsplat(0xf_457a_ca83_51b8));
        let v200 = vmadd52lo(v199, v195, vsplat(0xf_0b4f_25c2_721b));
        let v201 = vmadd52hi(v181, v195, vsplat(0xf_0b4f_25c2_721b));
        let v202 = vmadd52lo(v201, v195, vsplat(0x5_5075_1673_0cc1));
        let v203 = vmadd52hi(v183, v195, vsplat(0x5_5075_1673_0cc1));
        let v204 = vmadd52lo(v203, v195, vsplat(0xd_a7aa_c6c5_67f3));
        let v205 = vmadd52hi(v185, v195, vsplat(0xd_a7aa_c6c5_67f3));
        let v206 = vmadd52lo(v205, v195, vsplat(0xf_bfcc_6932_2c9c));
        let v207 = vmadd52hi(v187, v195, vsplat(0xf_bfcc_6932_2c9c));
        let v208 = vmadd52lo(v207, v195, vsplat(0x8_3aed_c88c_425a));
        let v209 = vmadd52hi(v189, v195, vsplat(0x8_3aed_c88c_425a));
        let v210 = vmadd52lo(v209, v195, vsplat(0x5_e3e4_c4ab_42d0));
        let v211 = vmadd52hi(v191, v195, vsplat(0x5_e3e4_c4ab_42d0));
        let v212 = vmadd52lo(v211, v195, vsplat(0xf_89bf_fc8a_b0d1));
        let v213 = vmadd52hi(v192, v195, vsplat(0xf_89bf_fc8a_b0d1));
        let v214 = vmadd52lo(v213, v195, vsplat(0x65b_48e8_f740));
        let v215 = vmadd52hi(v105, v195, vsplat(0x65b_48e8_f740));
        let v216 = vshr::<52>(v196);
        let v217 = vadd(v198, v216);
        let v218 = vmadd52lo(vsplat(0), v217, vsplat(0x1_301f_632e_294d));
        let v219 = vmadd52lo(v217, v218, vsplat(0x1_b905_33c6_c87b));
        let v220 = vmadd52hi(v200, v218, vsplat(0x1_b905_33c6_c87b));
        let v221 = vmadd52lo(v220, v218, vsplat(0xf_457a_ca83_51b8));
        let v222 = vmadd52hi(v202, v218, vsplat(0xf_457a_ca83_51b8));
        let v223 = vmadd52lo(v222, v218, vsplat(0xf_0b4f_25c2_721b));
        let v224 = vmadd52hi(v204, v218, vsplat(0xf_0b4f_25c2_721b));
        let v225 = vmadd52lo(v224, v218, vsplat(0x5_5075_1673_0cc1));
        let v226 = vmadd52hi(v206, v218, vsplat(0x5_5075_1673_0cc1));
        let v227 = vmadd52lo(v226, v218, vsplat(0xd_a7aa_c6c5_67f3));
        let v228 = vmadd52hi(v208, v218, vsplat(0xd_a7aa_c6c5_67f3));
        let v229 = vmadd52lo(v228, v218, vsplat(0xf_bfcc_6932_2c9c));
        let v230 = vmadd52hi(v210, v218, vsplat(0xf_bfcc_6932_2c9c));
        let v231 = vmadd52lo(v230, v218, vsplat(0x8_3aed_c88c_425a));
        let v232 = vmadd52hi(v212, v218, vsplat(0x8_3aed_c88c_425a));
        let v233 = vmadd52lo(v232, v218, vsplat(0x5_e3e4_c4ab_42d0));
        let v234 = vmadd52hi(v214, v218, vsplat(0x5_e3e4_c4ab_42d0));
        let v235 = vmadd52lo(v234, v218, vsplat(0xf_89bf_fc8a_b0d1));
        let v236 = vmadd52hi(v215, v218, vsplat(0xf_89bf_fc8a_b0d1));
        let v237 = vmadd52lo(v236, v218, vsplat(0x65b_48e8_f740));
        let v238 = vmadd52hi(v113, v218, vsplat(0x65b_48e8_f740));
        let v239 = vshr::<52>(v219);
        let v240 = vadd(v221, v239);
        let v241 = vmadd52lo(vsplat(0), v240, vsplat(0x1_301f_632e_294d));
        let v242 = vmadd52lo(v240, v241, vsplat(0x1_b905_33c6_c87b));
        let v243 = vmadd52hi(v223, v241, vsplat(0x1_b905_33c6_c87b));
        let v244 = vmadd52lo(v243, v241, vsplat(0xf_457a_ca83_51b8));
        let v245 = vmadd52hi(v225, v241, vsplat(0xf_457a_ca83_51b8));
        let v246 = vmadd52lo(v245, v241, vsplat(0xf_0b4f_25c2_721b));
        let v247 = vmadd52hi(v227, v241, vsplat(0xf_0b4f_25c2_721b));
        let v248 = vmadd52lo(v247, v241, vsplat(0x5_5075_1673_0cc1));
        let v249 = vmadd52hi(v229, v241, vsplat(0x5_5075_1673_0cc1));
        let v250 = vmadd52lo(v249, v241, vsplat(0xd_a7aa_c6c5_67f3));
        let v251 = vmadd52hi(v231, v241, vsplat(0xd_a7aa_c6c5_67f3));
        let v252 = vmadd52lo(v251, v241, vsplat(0xf_bfcc_6932_2c9c));
        let v253 = vmadd52hi(v233, v241, vsplat(0xf_bfcc_6932_2c9c));
        let v254 = vmadd52lo(v253, v241, vsplat(0x8_3aed_c88c_425a));
        let v255 = vmadd52hi(v235, v241, vsplat(0x8_3aed_c88c_425a));
        let v256 = vmadd52lo(v255, v241, vsplat(0x5_e3e4_c4ab_42d0));
        let v257 = vmadd52hi(v237, v241, vsplat(0x5_e3e4_c4ab_42d0));
        let v258 = vmadd52lo(v257, v241, vsplat(0xf_89bf_fc8a_b0d1));
        let v259 = vmadd52hi(v238, v241, vsplat(0xf_89bf_fc8a_b0d1));
        let v260 = vmadd52lo(v259, v241, vsplat(0x65b_48e8_f740));
        let v261 = vmadd52hi(v120, v241, vsplat(0x65b_48e8_f740));
        let v262 = vshr::<52>(v242);
        let v263 = vadd(v244, v262);
        let v264 = vmadd52lo(vsplat(0), v263, vsplat(0x1_301f_632e_294d));
        let v265 = vmadd52lo(v263, v264, vsplat(0x1_b905_33c6_c87b));
        let v266 = vmadd52hi(v246, v264, vsplat(0x1_b905_33c6_c87b));
        let v267 = vmadd52lo(v266, v264, vsplat(0xf_457a_ca83_51b8));
        let v268 = vmadd52hi(v248, v264, vsplat(0xf_457a_ca83_51b8));
        let v269 = vmadd52lo(v268, v264, vsplat(0xf_0b4f_25c2_721b));
        let v270 = vmadd52hi(v250, v264, vsplat(0xf_0b4f_25c2_721b));
        let v271 = vmadd52lo(v270, v264, vsplat(0x5_5075_1673_0cc1));
        let v272 = vmadd52hi(v252, v264, vsplat(0x5_5075_1673_0cc1));
        let v273 = vmadd52lo(v272, v264, vsplat(0xd_a7aa_c6c5_67f3));
        let v274 = vmadd52hi(v254, v264, vsplat(0xd_a7aa_c6c5_67f3));
        let v275 = vmadd52lo(v274, v264, vsplat(0xf_bfcc_6932_2c9c));
        let v276 = vmadd52hi(v256, v264, vsplat(0xf_bfcc_6932_2c9c));
        let v277 = vmadd52lo(v276, v264, vsplat(0x8_3aed_c88c_425a));
        let v278 = vmadd52hi(v258, v264, vsplat(0x8_3aed_c88c_425a));
        let v279 = vmadd52lo(v278, v264, vsplat(0x5_e3e4_c4ab_42d0));
        let v280 = vmadd52hi(v260, v264, vsplat(0x5_e3e4_c4ab_42d0));
        let v281 = vmadd52lo(v280, v264, vsplat(0xf_89bf_fc8a_b0d1));
        let v282 = vmadd52hi(v261, v264, vsplat(0xf_89bf_fc8a_b0d1));
        let v283 = vmadd52lo(v282, v264, vsplat(0x65b_48e8_f740));
        let v284 = vmadd52hi(v126, v264, vsplat(0x65b_48e8_f740));
        let v285 = vshr::<52>(v265);
        let v286 = vadd(v267, v285);
        let v287 = vmadd52lo(vsplat(0), v286, vsplat(0x1_301f_632e_294d));
        let v288 = vmadd52lo(v286, v287, vsplat(0x1_b905_33c6_c87b));
        let v289 = vmadd52hi(v269, v287, vsplat(0x1_b905_33c6_c87b));
        let v290 = vmadd52lo(v289, v287, vsplat(0xf_457a_ca83_51b8));
        let v291 = vmadd52hi(v271, v287, vsplat(0xf_457a_ca83_51b8));
        let v292 = vmadd52lo(v291, v287, vsplat(0xf_0b4f_25c2_721b));
        let v293 = vmadd52hi(v273, v287, vsplat(0xf_0b4f_25c2_721b));
        let v294 = vmadd52lo(v293, v287, vsplat(0x5_5075_1673_0cc1));
        let v295 = vmadd52hi(v275, v287, vsplat(0x5_5075_1673_0cc1));
        let v296 = vmadd52lo(v295, v287, vsplat(0xd_a7aa_c6c5_67f3));
        let v297 = vmadd52hi(v277, v287, vsplat(0xd_a7aa_c6c5_67f3));
        let v298 = vmadd52lo(v297, v287, vsplat(0xf_bfcc_6932_2c9c));
        let v299 = vmadd52hi(v279, v287, vsplat(0xf_bfcc_6932_2c9c));
        let v300 = vmadd52lo(v299, v287, vsplat(0x8_3aed_c88c_425a));
        let v301 = vmadd52hi(v281, v287, vsplat(0x8_3aed_c88c_425a));
        let v302 = vmadd52lo(v301, v287, vsplat(0x5_e3e4_c4ab_42d0));
        let v303 = vmadd52hi(v283, v287, vsplat(0x5_e3e4_c4ab_42d0));
        let v304 = vmadd52lo(v303, v287, vsplat(0xf_89bf_fc8a_b0d1));
        let v305 = vmadd52hi(v284, v287, vsplat(0xf_89bf_fc8a_b0d1));
        let v306 = vmadd52lo(v305, v287, vsplat(0x65b_48e8_f740));
        let v307 = vmadd52hi(v131, v287, vsplat(0x65b_48e8_f740));
        let v308 = vshr::<52>(v288);
        let v309 = vadd(v290, v308);
        let v310 = vmadd52lo(vsplat(0), v309, vsplat(0x1_301f_632e_294d));
        let v311 = vmadd52lo(v309, v310, vsplat(0x1_b905_33c6_c87b));
        let v312 = vmadd52hi(v292, v310, vsplat(0x1_b905_33c6_c87b));
        let v313 = vmadd52lo(v312, v310, vsplat(0xf_457a_ca83_51b8));
        let v314 = vmadd52hi(v294, v310, vsplat(0xf_457a_ca83_51b8));
        let v315 = vmadd52lo(v314, v310, vsplat(0xf_0b4f_25c2_721b));
        let v316 = vmadd52hi(v296, v310, vsplat(0xf_0b4f_25c2_721b));
        let v317 = vmadd52lo(v316, v310, vsplat(0x5_5075_1673_0cc1));
        let v318 = vmadd52hi(v298, v310, vsplat(0x5_5075_1673_0cc1));
        let v319 = vmadd52lo(v318, v310, vsplat(0xd_a7aa_c6c5_67f3));
        let v320 = vmadd52hi(v300, v310, vsplat(0xd_a7aa_c6c5_67f3));
        let v321 = vmadd52lo(v320, v310, vsplat(0xf_bfcc_6932_2c9c));
        let v322 = vmadd52hi(v302, v310, vsplat(0xf_bfcc_6932_2c9c));
        let v323 = vmadd52lo(v322, v310, vsplat(0x8_3aed_c88c_425a));
        let v324 = vmadd52hi(v304, v310, vsplat(0x8_3aed_c88c_425a));
        let v325 = vmadd52lo(v324, v310, vsplat(0x5_e3e4_c4ab_42d0));
        let v326 = vmadd52hi(v306, v310, vsplat(0x5_e3e4_c4ab_42d0));
        let v327 = vmadd52lo(v326, v310, vsplat(0xf_89bf_fc8a_b0d1));
        let v328 = vmadd52hi(v307, v310, vsplat(0xf_89bf_fc8a_b0d1));
        let v329 = vmadd52lo(v328, v310, vsplat(0x65b_48e8_f740));
        let v330 = vmadd52hi(v134, v310, vsplat(0x65b_48e8_f740));
        let v331 = vshr::<52>(v311);
        let v332 = vadd(v313, v331);
        let v333 = vmadd52lo(vsplat(0), v332, vsplat(0x1_301f_632e_294d));
        let v334 = vmadd52lo(v332, v333, vsplat(0x1_b905_33c6_c87b));
        let v335 = vmadd52hi(v315, v333, vsplat(0x1_b905_33c6_c87b));
        let v336 = vmadd52lo(v335, v333, vsplat(0xf_457a_ca83_51b8));
        let v337 = vmadd52hi(v317, v333, vsplat(0xf_457a_ca83_51b8));
        let v338 = vmadd52lo(v337, v333, vsplat(0xf_0b4f_25c2_721b));
        let v339 = vmadd52hi(v319, v333, vsplat(0xf_0b4f_25c2_721b));
        let v340 = vmadd52lo(v339, v333, vsplat(0x5_5075_1673_0cc1));
        let v341 = vmadd52hi(v321, v333, vsplat(0x5_5075_1673_0cc1));
        let v342 = vmadd52lo(v341, v333, vsplat(0xd_a7aa_c6c5_67f3));
        let v343 = vmadd52hi(v323, v333, vsplat(0xd_a7aa_c6c5_67f3));
        let v344 = vmadd52lo(v343, v333, vsplat(0xf_bfcc_6932_2c9c));
        let v345 = vmadd52hi(v325, v333, vsplat(0xf_bfcc_6932_2c9c));
        let v346 = vmadd52lo(v345, v333, vsplat(0x8_3aed_c88c_425a));
        let v347 = vmadd52hi(v327, v333, vsplat(0x8_3aed_c88c_425a));
        let v348 = vmadd52lo(v347, v333, vsplat(0x5_e3e4_c4ab_42d0));
        let v349 = vmadd52hi(v329, v333, vsplat(0x5_e3e4_c4ab_42d0));
        let v350 = vmadd52lo(v349, v333, vsplat(0xf_89bf_fc8a_b0d1));
        let v351 = vmadd52hi(v330, v333, vsplat(0xf_89bf_fc8a_b0d1));
        let v352 = vmadd52lo(v351, v333, vsplat(0x65b_48e8_f740));
        let v353 = vmadd52hi(v136, v333, vsplat(0x65b_48e8_f740));
        let v354 = vshr::<52>(v334);
        let v355 = vadd(v336, v354);
        let v356 = vmadd52lo(vsplat(0), v355, vsplat(0x1_301f_632e_294d));
        let v357 = vmadd52lo(v355, v356, vsplat(0x1_b905_33c6_c87b));
        let v358 = vmadd52hi(v338, v356, vsplat(0x1_b905_33c6_c87b));
        let v359 = vmadd52lo(v358, v356, vsplat(0xf_457a_ca83_51b8));
        let v360 = vmadd52hi(v340, v356, vsplat(0xf_457a_ca83_51b8));
        let v361 = vmadd52lo(v360, v356, vsplat(0xf_0b4f_25c2_721b));
        let v362 = vmadd52hi(v342, v356, vsplat(0xf_0b4f_25c2_721b));
        let v363 = vmadd52lo(v362, v356, vsplat(0x5_5075_1673_0cc1));
        let v364 = vmadd52hi(v344, v356, vsplat(0x5_5075_1673_0cc1));
        let v365 = vmadd52lo(v364, v356, vsplat(0xd_a7aa_c6c5_67f3));
        let v366 = vmadd52hi(v346, v356, vsplat(0xd_a7aa_c6c5_67f3));
        let v367 = vmadd52lo(v366, v356, vsplat(0xf_bfcc_6932_2c9c));
        let v368 = vmadd52hi(v348, v356, vsplat(0xf_bfcc_6932_2c9c));
        let v369 = vmadd52lo(v368, v356, vsplat(0x8_3aed_c88c_425a));
        let v370 = vmadd52hi(v350, v356, vsplat(0x8_3aed_c88c_425a));
        let v371 = vmadd52lo(v370, v356, vsplat(0x5_e3e4_c4ab_42d0));
        let v372 = vmadd52hi(v352, v356, vsplat(0x5_e3e4_c4ab_42d0));
        let v373 = vmadd52lo(v372, v356, vsplat(0xf_89bf_fc8a_b0d1));
        let v374 = vmadd52hi(v353, v356, vsplat(0xf_89bf_fc8a_b0d1));
        let v375 = vmadd52lo(v374, v356, vsplat(0x65b_48e8_f740));
        let v376 = vmadd52hi(v137, v356, vsplat(0x65b_48e8_f740));
        let v377 = vshr::<52>(v357);
        let v378 = vadd(v359, v377);
        let v379 = vshr::<52>(v378);
        let v380 = vand(v378, vsplat(0xf_ffff_ffff_ffff));
        let v381 = vadd(v361, v379);
        let v382 = vshr::<52>(v381);
        let v383 = vand(v381, vsplat(0xf_ffff_ffff_ffff));
        let v384 = vadd(v363, v382);
        let v385 = vshr::<52>(v384);
        let v386 = vand(v384, vsplat(0xf_ffff_ffff_ffff));
        let v387 = vadd(v365, v385);
        let v388 = vshr::<52>(v387);
        let v389 = vand(v387, vsplat(0xf_ffff_ffff_ffff));
        let v390 = vadd(v367, v388);
        let v391 = vshr::<52>(v390);
        let v392 = vand(v390, vsplat(0xf_ffff_ffff_ffff));
        let v393 = vadd(v369, v391);
        let v394 = vshr::<52>(v393);
        let v395 = vand(v393, vsplat(0xf_ffff_ffff_ffff));
        let v396 = vadd(v371, v394);
        let v397 = vshr::<52>(v396);
        let v398 = vand(v396, vsplat(0xf_ffff_ffff_ffff));
        let v399 = vadd(v373, v397);
        let v400 = vshr::<52>(v399);
        let v401 = vand(v399, vsplat(0xf_ffff_ffff_ffff));
        let v402 = vadd(v375, v400);
        let v403 = vshr::<52>(v402);
        let v404 = vand(v402, vsplat(0xf_ffff_ffff_ffff));
        let v405 = vadd(v376, v403);
        Element([v380, v383, v386, v389, v392, v395, v398, v401, v404, v405])
    }

    /// `2 * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn halve(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v10 = vand(a0, vsplat(1));
        let v11 = vtest(v10);
        let v14 = vselect(v11, vsplat(0x1_b905_33c6_c87b), vsplat(0));
        let v15 = vadd(a0, v14);
        let v17 = vselect(v11, vsplat(0xf_457a_ca83_51b8), vsplat(0));
        let v18 = vadd(a1, v17);
        let v20 = vselect(v11, vsplat(0xf_0b4f_25c2_721b), vsplat(0));
        let v21 = vadd(a2, v20);
        let v23 = vselect(v11, vsplat(0x5_5075_1673_0cc1), vsplat(0));
        let v24 = vadd(a3, v23);
        let v26 = vselect(v11, vsplat(0xd_a7aa_c6c5_67f3), vsplat(0));
        let v27 = vadd(a4, v26);
        let v29 = vselect(v11, vsplat(0xf_bfcc_6932_2c9c), vsplat(0));
        let v30 = vadd(a5, v29);
        let v32 = vselect(v11, vsplat(0x8_3aed_c88c_425a), vsplat(0));
        let v33 = vadd(a6, v32);
        let v35 = vselect(v11, vsplat(0x5_e3e4_c4ab_42d0), vsplat(0));
        let v36 = vadd(a7, v35);
        let v38 = vselect(v11, vsplat(0xf_89bf_fc8a_b0d1), vsplat(0));
        let v39 = vadd(a8, v38);
        let v41 = vselect(v11, vsplat(0x65b_48e8_f740), vsplat(0));
        let v42 = vadd(a9, v41);
        let v43 = vshr::<1>(v15);
        let v44 = vand(v18, vsplat(1));
        let v45 = vshl::<51>(v44);
        let v46 = vadd(v43, v45);
        let v47 = vshr::<1>(v18);
        let v48 = vand(v21, vsplat(1));
        let v49 = vshl::<51>(v48);
        let v50 = vadd(v47, v49);
        let v51 = vshr::<1>(v21);
        let v52 = vand(v24, vsplat(1));
        let v53 = vshl::<51>(v52);
        let v54 = vadd(v51, v53);
        let v55 = vshr::<1>(v24);
        let v56 = vand(v27, vsplat(1));
        let v57 = vshl::<51>(v56);
        let v58 = vadd(v55, v57);
        let v59 = vshr::<1>(v27);
        let v60 = vand(v30, vsplat(1));
        let v61 = vshl::<51>(v60);
        let v62 = vadd(v59, v61);
        let v63 = vshr::<1>(v30);
        let v64 = vand(v33, vsplat(1));
        let v65 = vshl::<51>(v64);
        let v66 = vadd(v63, v65);
        let v67 = vshr::<1>(v33);
        let v68 = vand(v36, vsplat(1));
        let v69 = vshl::<51>(v68);
        let v70 = vadd(v67, v69);
        let v71 = vshr::<1>(v36);
        let v72 = vand(v39, vsplat(1));
        let v73 = vshl::<51>(v72);
        let v74 = vadd(v71, v73);
        let v75 = vshr::<1>(v39);
        let v76 = vand(v42, vsplat(1));
        let v77 = vshl::<51>(v76);
        let v78 = vadd(v75, v77);
        let v79 = vshr::<1>(v42);
        let v80 = vshr::<43>(v79);
        let v81 = vand(v79, vsplat(0x7ff_ffff_ffff));
        let v83 = vmadd52lo(v46, v80, vsplat(0xe_46fa_cc39_3785));
        let v85 = vmadd52lo(v50, v80, vsplat(0xba85_357c_ae47));
        let v87 = vmadd52lo(v54, v80, vsplat(0xf4b0_da3d_8de4));
        let v89 = vmadd52lo(v58, v80, vsplat(0xa_af8a_e98c_f33e));
        let v91 = vmadd52lo(v62, v80, vsplat(0x2_5855_393a_980c));
        let v93 = vmadd52lo(v66, v80, vsplat(0x4033_96cd_d363));
        let v95 = vmadd52lo(v70, v80, vsplat(0x7_c512_3773_bda5));
        let v97 = vmadd52lo(v74, v80, vsplat(0xa_1c1b_3b54_bd2f));
        let v99 = vmadd52lo(v78, v80, vsplat(0x7640_0375_4f2e));
        let v101 = vmadd52lo(v81, v80, vsplat(0x1a4_b717_08bf));
        let v102 = vshr::<52>(v83);
        let v103 = vand(v83, vsplat(0xf_ffff_ffff_ffff));
        let v104 = vadd(v85, v102);
        let v105 = vshr::<52>(v104);
        let v106 = vand(v104, vsplat(0xf_ffff_ffff_ffff));
        let v107 = vadd(v87, v105);
        let v108 = vshr::<52>(v107);
        let v109 = vand(v107, vsplat(0xf_ffff_ffff_ffff));
        let v110 = vadd(v89, v108);
        let v111 = vshr::<52>(v110);
        let v112 = vand(v110, vsplat(0xf_ffff_ffff_ffff));
        let v113 = vadd(v91, v111);
        let v114 = vshr::<52>(v113);
        let v115 = vand(v113, vsplat(0xf_ffff_ffff_ffff));
        let v116 = vadd(v93, v114);
        let v117 = vshr::<52>(v116);
        let v118 = vand(v116, vsplat(0xf_ffff_ffff_ffff));
        let v119 = vadd(v95, v117);
        let v120 = vshr::<52>(v119);
        let v121 = vand(v119, vsplat(0xf_ffff_ffff_ffff));
        let v122 = vadd(v97, v120);
        let v123 = vshr::<52>(v122);
        let v124 = vand(v122, vsplat(0xf_ffff_ffff_ffff));
        let v125 = vadd(v99, v123);
        let v126 = vshr::<52>(v125);
        let v127 = vand(v125, vsplat(0xf_ffff_ffff_ffff));
        let v128 = vadd(v101, v126);
        Element([v103, v106, v109, v112, v115, v118, v121, v124, v127, v128])
    }

    /// `out = a if choice is 1, b if it is 0 (mod p)`
    ///
    /// - takes `choice` in `[0, 1]`
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
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
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - takes `b`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `x`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `y`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
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

    /// `R * out = a (mod p), 0 <= out < p`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 0x65b48e8f740f89bf]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn to_words(a: &Element) -> Words {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v12 = vmadd52lo(vsplat(0), a0, vsplat(0x1_301f_632e_294d));
        let v14 = vmadd52lo(a0, v12, vsplat(0x1_b905_33c6_c87b));
        let v15 = vmadd52hi(a1, v12, vsplat(0x1_b905_33c6_c87b));
        let v17 = vmadd52lo(v15, v12, vsplat(0xf_457a_ca83_51b8));
        let v18 = vmadd52hi(a2, v12, vsplat(0xf_457a_ca83_51b8));
        let v20 = vmadd52lo(v18, v12, vsplat(0xf_0b4f_25c2_721b));
        let v21 = vmadd52hi(a3, v12, vsplat(0xf_0b4f_25c2_721b));
        let v23 = vmadd52lo(v21, v12, vsplat(0x5_5075_1673_0cc1));
        let v24 = vmadd52hi(a4, v12, vsplat(0x5_5075_1673_0cc1));
        let v26 = vmadd52lo(v24, v12, vsplat(0xd_a7aa_c6c5_67f3));
        let v27 = vmadd52hi(a5, v12, vsplat(0xd_a7aa_c6c5_67f3));
        let v29 = vmadd52lo(v27, v12, vsplat(0xf_bfcc_6932_2c9c));
        let v30 = vmadd52hi(a6, v12, vsplat(0xf_bfcc_6932_2c9c));
        let v32 = vmadd52lo(v30, v12, vsplat(0x8_3aed_c88c_425a));
        let v33 = vmadd52hi(a7, v12, vsplat(0x8_3aed_c88c_425a));
        let v35 = vmadd52lo(v33, v12, vsplat(0x5_e3e4_c4ab_42d0));
        let v36 = vmadd52hi(a8, v12, vsplat(0x5_e3e4_c4ab_42d0));
        let v38 = vmadd52lo(v36, v12, vsplat(0xf_89bf_fc8a_b0d1));
        let v39 = vmadd52hi(a9, v12, vsplat(0xf_89bf_fc8a_b0d1));
        let v41 = vmadd52lo(v39, v12, vsplat(0x65b_48e8_f740));
        let v42 = vmadd52hi(vsplat(0), v12, vsplat(0x65b_48e8_f740));
        let v43 = vshr::<52>(v14);
        let v44 = vadd(v17, v43);
        let v45 = vmadd52lo(vsplat(0), v44, vsplat(0x1_301f_632e_294d));
        let v46 = vmadd52lo(v44, v45, vsplat(0x1_b905_33c6_c87b));
        let v47 = vmadd52hi(v20, v45, vsplat(0x1_b905_33c6_c87b));
        let v48 = vmadd52lo(v47, v45, vsplat(0xf_457a_ca83_51b8));
        let v49 = vmadd52hi(v23, v45, vsplat(0xf_457a_ca83_51b8));
        let v50 = vmadd52lo(v49, v45, vsplat(0xf_0b4f_25c2_721b));
        let v51 = vmadd52hi(v26, v45, vsplat(0xf_0b4f_25c2_721b));
        let v52 = vmadd52lo(v51, v45, vsplat(0x5_5075_1673_0cc1));
        let v53 = vmadd52hi(v29, v45, vsplat(0x5_5075_1673_0cc1));
        let v54 = vmadd52lo(v53, v45, vsplat(0xd_a7aa_c6c5_67f3));
        let v55 = vmadd52hi(v32, v45, vsplat(0xd_a7aa_c6c5_67f3));
        let v56 = vmadd52lo(v55, v45, vsplat(0xf_bfcc_6932_2c9c));
        let v57 = vmadd52hi(v35, v45, vsplat(0xf_bfcc_6932_2c9c));
        let v58 = vmadd52lo(v57, v45, vsplat(0x8_3aed_c88c_425a));
        let v59 = vmadd52hi(v38, v45, vsplat(0x8_3aed_c88c_425a));
        let v60 = vmadd52lo(v59, v45, vsplat(0x5_e3e4_c4ab_42d0));
        let v61 = vmadd52hi(v41, v45, vsplat(0x5_e3e4_c4ab_42d0));
        let v62 = vmadd52lo(v61, v45, vsplat(0xf_89bf_fc8a_b0d1));
        let v63 = vmadd52hi(v42, v45, vsplat(0xf_89bf_fc8a_b0d1));
        let v64 = vmadd52lo(v63, v45, vsplat(0x65b_48e8_f740));
        let v65 = vmadd52hi(vsplat(0), v45, vsplat(0x65b_48e8_f740));
        let v66 = vshr::<52>(v46);
        let v67 = vadd(v48, v66);
        let v68 = vmadd52lo(vsplat(0), v67, vsplat(0x1_301f_632e_294d));
        let v69 = vmadd52lo(v67, v68, vsplat(0x1_b905_33c6_c87b));
        let v70 = vmadd52hi(v50, v68, vsplat(0x1_b905_33c6_c87b));
        let v71 = vmadd52lo(v70, v68, vsplat(0xf_457a_ca83_51b8));
        let v72 = vmadd52hi(v52, v68, vsplat(0xf_457a_ca83_51b8));
        let v73 = vmadd52lo(v72, v68, vsplat(0xf_0b4f_25c2_721b));
        let v74 = vmadd52hi(v54, v68, vsplat(0xf_0b4f_25c2_721b));
        let v75 = vmadd52lo(v74, v68, vsplat(0x5_5075_1673_0cc1));
        let v76 = vmadd52hi(v56, v68, vsplat(0x5_5075_1673_0cc1));
        let v77 = vmadd52lo(v76, v68, vsplat(0xd_a7aa_c6c5_67f3));
        let v78 = vmadd52hi(v58, v68, vsplat(0xd_a7aa_c6c5_67f3));
        let v79 = vmadd52lo(v78, v68, vsplat(0xf_bfcc_6932_2c9c));
        let v80 = vmadd52hi(v60, v68, vsplat(0xf_bfcc_6932_2c9c));
        let v81 = vmadd52lo(v80, v68, vsplat(0x8_3aed_c88c_425a));
        let v82 = vmadd52hi(v62, v68, vsplat(0x8_3aed_c88c_425a));
        let v83 = vmadd52lo(v82, v68, vsplat(0x5_e3e4_c4ab_42d0));
        let v84 = vmadd52hi(v64, v68, vsplat(0x5_e3e4_c4ab_42d0));
        let v85 = vmadd52lo(v84, v68, vsplat(0xf_89bf_fc8a_b0d1));
        let v86 = vmadd52hi(v65, v68, vsplat(0xf_89bf_fc8a_b0d1));
        let v87 = vmadd52lo(v86, v68, vsplat(0x65b_48e8_f740));
        let v88 = vmadd52hi(vsplat(0), v68, vsplat(0x65b_48e8_f740));
        let v89 = vshr::<52>(v69);
        let v90 = vadd(v71, v89);
        let v91 = vmadd52lo(vsplat(0), v90, vsplat(0x1_301f_632e_294d));
        let v92 = vmadd52lo(v90, v91, vsplat(0x1_b905_33c6_c87b));
        let v93 = vmadd52hi(v73, v91, vsplat(0x1_b905_33c6_c87b));
        let v94 = vmadd52lo(v93, v91, vsplat(0xf_457a_ca83_51b8));
        let v95 = vmadd52hi(v75, v91, vsplat(0xf_457a_ca83_51b8));
        let v96 = vmadd52lo(v95, v91, vsplat(0xf_0b4f_25c2_721b));
        let v97 = vmadd52hi(v77, v91, vsplat(0xf_0b4f_25c2_721b));
        let v98 = vmadd52lo(v97, v91, vsplat(0x5_5075_1673_0cc1));
        let v99 = vmadd52hi(v79, v91, vsplat(0x5_5075_1673_0cc1));
        let v100 = vmadd52lo(v99, v91, vsplat(0xd_a7aa_c6c5_67f3));
        let v101 = vmadd52hi(v81, v91, vsplat(0xd_a7aa_c6c5_67f3));
        let v102 = vmadd52lo(v101, v91, vsplat(0xf_bfcc_6932_2c9c));
        let v103 = vmadd52hi(v83, v91, vsplat(0xf_bfcc_6932_2c9c));
        let v104 = vmadd52lo(v103, v91, vsplat(0x8_3aed_c88c_425a));
        let v105 = vmadd52hi(v85, v91, vsplat(0x8_3aed_c88c_425a));
        let v106 = vmadd52lo(v105, v91, vsplat(0x5_e3e4_c4ab_42d0));
        let v107 = vmadd52hi(v87, v91, vsplat(0x5_e3e4_c4ab_42d0));
        let v108 = vmadd52lo(v107, v91, vsplat(0xf_89bf_fc8a_b0d1));
        let v109 = vmadd52hi(v88, v91, vsplat(0xf_89bf_fc8a_b0d1));
        let v110 = vmadd52lo(v109, v91, vsplat(0x65b_48e8_f740));
        let v111 = vmadd52hi(vsplat(0), v91, vsplat(0x65b_48e8_f740));
        let v112 = vshr::<52>(v92);
        let v113 = vadd(v94, v112);
        let v114 = vmadd52lo(vsplat(0), v113, vsplat(0x1_301f_632e_294d));
        let v115 = vmadd52lo(v113, v114, vsplat(0x1_b905_33c6_c87b));
        let v116 = vmadd52hi(v96, v114, vsplat(0x1_b905_33c6_c87b));
        let v117 = vmadd52lo(v116, v114, vsplat(0xf_457a_ca83_51b8));
        let v118 = vmadd52hi(v98, v114, vsplat(0xf_457a_ca83_51b8));
        let v119 = vmadd52lo(v118, v114, vsplat(0xf_0b4f_25c2_721b));
        let v120 = vmadd52hi(v100, v114, vsplat(0xf_0b4f_25c2_721b));
        let v121 = vmadd52lo(v120, v114, vsplat(0x5_5075_1673_0cc1));
        let v122 = vmadd52hi(v102, v114, vsplat(0x5_5075_1673_0cc1));
        let v123 = vmadd52lo(v122, v114, vsplat(0xd_a7aa_c6c5_67f3));
        let v124 = vmadd52hi(v104, v114, vsplat(0xd_a7aa_c6c5_67f3));
        let v125 = vmadd52lo(v124, v114, vsplat(0xf_bfcc_6932_2c9c));
        let v126 = vmadd52hi(v106, v114, vsplat(0xf_bfcc_6932_2c9c));
        let v127 = vmadd52lo(v126, v114, vsplat(0x8_3aed_c88c_425a));
        let v128 = vmadd52hi(v108, v114, vsplat(0x8_3aed_c88c_425a));
        let v129 = vmadd52lo(v128, v114, vsplat(0x5_e3e4_c4ab_42d0));
        let v130 = vmadd52hi(v110, v114, vsplat(0x5_e3e4_c4ab_42d0));
        let v131 = vmadd52lo(v130, v114, vsplat(0xf_89bf_fc8a_b0d1));
        let v132 = vmadd52hi(v111, v114, vsplat(0xf_89bf_fc8a_b0d1));
        let v133 = vmadd52lo(v132, v114, vsplat(0x65b_48e8_f740));
        let v134 = vmadd52hi(vsplat(0), v114, vsplat(0x65b_48e8_f740));
        let v135 = vshr::<52>(v115);
        let v136 = vadd(v117, v135);
        let v137 = vmadd52lo(vsplat(0), v136, vsplat(0x1_301f_632e_294d));
        let v138 = vmadd52lo(v136, v137, vsplat(0x1_b905_33c6_c87b));
        let v139 = vmadd52hi(v119, v137, vsplat(0x1_b905_33c6_c87b));
        let v140 = vmadd52lo(v139, v137, vsplat(0xf_457a_ca83_51b8));
        let v141 = vmadd52hi(v121, v137, vsplat(0xf_457a_ca83_51b8));
        let v142 = vmadd52lo(v141, v137, vsplat(0xf_0b4f_25c2_721b));
        let v143 = vmadd52hi(v123, v137, vsplat(0xf_0b4f_25c2_721b));
        let v144 = vmadd52lo(v143, v137, vsplat(0x5_5075_1673_0cc1));
        let v145 = vmadd52hi(v125, v137, vsplat(0x5_5075_1673_0cc1));
        let v146 = vmadd52lo(v145, v137, vsplat(0xd_a7aa_c6c5_67f3));
        let v147 = vmadd52hi(v127, v137, vsplat(0xd_a7aa_c6c5_67f3));
        let v148 = vmadd52lo(v147, v137, vsplat(0xf_bfcc_6932_2c9c));
        let v149 = vmadd52hi(v129, v137, vsplat(0xf_bfcc_6932_2c9c));
        let v150 = vmadd52lo(v149, v137, vsplat(0x8_3aed_c88c_425a));
        let v151 = vmadd52hi(v131, v137, vsplat(0x8_3aed_c88c_425a));
        let v152 = vmadd52lo(v151, v137, vsplat(0x5_e3e4_c4ab_42d0));
        let v153 = vmadd52hi(v133, v137, vsplat(0x5_e3e4_c4ab_42d0));
        let v154 = vmadd52lo(v153, v137, vsplat(0xf_89bf_fc8a_b0d1));
        let v155 = vmadd52hi(v134, v137, vsplat(0xf_89bf_fc8a_b0d1));
        let v156 = vmadd52lo(v155, v137, vsplat(0x65b_48e8_f740));
        let v157 = vmadd52hi(vsplat(0), v137, vsplat(0x65b_48e8_f740));
        let v158 = vshr::<52>(v138);
        let v159 = vadd(v140, v158);
        let v160 = vmadd52lo(vsplat(0), v159, vsplat(0x1_301f_632e_294d));
        let v161 = vmadd52lo(v159, v160, vsplat(0x1_b905_33c6_c87b));
        let v162 = vmadd52hi(v142, v160, vsplat(0x1_b905_33c6_c87b));
        let v163 = vmadd52lo(v162, v160, vsplat(0xf_457a_ca83_51b8));
        let v164 = vmadd52hi(v144, v160, vsplat(0xf_457a_ca83_51b8));
        let v165 = vmadd52lo(v164, v160, vsplat(0xf_0b4f_25c2_721b));
        let v166 = vmadd52hi(v146, v160, vsplat(0xf_0b4f_25c2_721b));
        let v167 = vmadd52lo(v166, v160, vsplat(0x5_5075_1673_0cc1));
        let v168 = vmadd52hi(v148, v160, vsplat(0x5_5075_1673_0cc1));
        let v169 = vmadd52lo(v168, v160, vsplat(0xd_a7aa_c6c5_67f3));
        let v170 = vmadd52hi(v150, v160, vsplat(0xd_a7aa_c6c5_67f3));
        let v171 = vmadd52lo(v170, v160, vsplat(0xf_bfcc_6932_2c9c));
        let v172 = vmadd52hi(v152, v160, vsplat(0xf_bfcc_6932_2c9c));
        let v173 = vmadd52lo(v172, v160, vsplat(0x8_3aed_c88c_425a));
        let v174 = vmadd52hi(v154, v160, vsplat(0x8_3aed_c88c_425a));
        let v175 = vmadd52lo(v174, v160, vsplat(0x5_e3e4_c4ab_42d0));
        let v176 = vmadd52hi(v156, v160, vsplat(0x5_e3e4_c4ab_42d0));
        let v177 = vmadd52lo(v176, v160, vsplat(0xf_89bf_fc8a_b0d1));
        let v178 = vmadd52hi(v157, v160, vsplat(0xf_89bf_fc8a_b0d1));
        let v179 = vmadd52lo(v178, v160, vsplat(0x65b_48e8_f740));
        let v180 = vmadd52hi(vsplat(0), v160, vsplat(0x65b_48e8_f740));
        let v181 = vshr::<52>(v161);
        let v182 = vadd(v163, v181);
        let v183 = vmadd52lo(vsplat(0), v182, vsplat(0x1_301f_632e_294d));
        let v184 = vmadd52lo(v182, v183, vsplat(0x1_b905_33c6_c87b));
        let v185 = vmadd52hi(v165, v183, vsplat(0x1_b905_33c6_c87b));
        let v186 = vmadd52lo(v185, v183, vsplat(0xf_457a_ca83_51b8));
        let v187 = vmadd52hi(v167, v183, vsplat(0xf_457a_ca83_51b8));
        let v188 = vmadd52lo(v187, v183, vsplat(0xf_0b4f_25c2_721b));
        let v189 = vmadd52hi(v169, v183, vsplat(0xf_0b4f_25c2_721b));
        let v190 = vmadd52lo(v189, v183, vsplat(0x5_5075_1673_0cc1));
        let v191 = vmadd52hi(v171, v183, vsplat(0x5_5075_1673_0cc1));
        let v192 = vmadd52lo(v191, v183, vsplat(0xd_a7aa_c6c5_67f3));
        let v193 = vmadd52hi(v173, v183, vsplat(0xd_a7aa_c6c5_67f3));
        let v194 = vmadd52lo(v193, v183, vsplat(0xf_bfcc_6932_2c9c));
        let v195 = vmadd52hi(v175, v183, vsplat(0xf_bfcc_6932_2c9c));
        let v196 = vmadd52lo(v195, v183, vsplat(0x8_3aed_c88c_425a));
        let v197 = vmadd52hi(v177, v183, vsplat(0x8_3aed_c88c_425a));
        let v198 = vmadd52lo(v197, v183, vsplat(0x5_e3e4_c4ab_42d0));
        let v199 = vmadd52hi(v179, v183, vsplat(0x5_e3e4_c4ab_42d0));
        let v200 = vmadd52lo(v199, v183, vsplat(0xf_89bf_fc8a_b0d1));
        let v201 = vmadd52hi(v180, v183, vsplat(0xf_89bf_fc8a_b0d1));
        let v202 = vmadd52lo(v201, v183, vsplat(0x65b_48e8_f740));
        let v203 = vmadd52hi(vsplat(0), v183, vsplat(0x65b_48e8_f740));
        let v204 = vshr::<52>(v184);
        let v205 = vadd(v186, v204);
        let v206 = vmadd52lo(vsplat(0), v205, vsplat(0x1_301f_632e_294d));
        let v207 = vmadd52lo(v205, v206, vsplat(0x1_b905_33c6_c87b));
        let v208 = vmadd52hi(v188, v206, vsplat(0x1_b905_33c6_c87b));
        let v209 = vmadd52lo(v208, v206, vsplat(0xf_457a_ca83_51b8));
        let v210 = vmadd52hi(v190, v206, vsplat(0xf_457a_ca83_51b8));
        let v211 = vmadd52lo(v210, v206, vsplat(0xf_0b4f_25c2_721b));
        let v212 = vmadd52hi(v192, v206, vsplat(0xf_0b4f_25c2_721b));
        let v213 = vmadd52lo(v212, v206, vsplat(0x5_5075_1673_0cc1));
        let v214 = vmadd52hi(v194, v206, vsplat(0x5_5075_1673_0cc1));
        let v215 = vmadd52lo(v214, v206, vsplat(0xd_a7aa_c6c5_67f3));
        let v216 = vmadd52hi(v196, v206, vsplat(0xd_a7aa_c6c5_67f3));
        let v217 = vmadd52lo(v216, v206, vsplat(0xf_bfcc_6932_2c9c));
        let v218 = vmadd52hi(v198, v206, vsplat(0xf_bfcc_6932_2c9c));
        let v219 = vmadd52lo(v218, v206, vsplat(0x8_3aed_c88c_425a));
        let v220 = vmadd52hi(v200, v206, vsplat(0x8_3aed_c88c_425a));
        let v221 = vmadd52lo(v220, v206, vsplat(0x5_e3e4_c4ab_42d0));
        let v222 = vmadd52hi(v202, v206, vsplat(0x5_e3e4_c4ab_42d0));
        let v223 = vmadd52lo(v222, v206, vsplat(0xf_89bf_fc8a_b0d1));
        let v224 = vmadd52hi(v203, v206, vsplat(0xf_89bf_fc8a_b0d1));
        let v225 = vmadd52lo(v224, v206, vsplat(0x65b_48e8_f740));
        let v226 = vmadd52hi(vsplat(0), v206, vsplat(0x65b_48e8_f740));
        let v227 = vshr::<52>(v207);
        let v228 = vadd(v209, v227);
        let v229 = vmadd52lo(vsplat(0), v228, vsplat(0x1_301f_632e_294d));
        let v230 = vmadd52lo(v228, v229, vsplat(0x1_b905_33c6_c87b));
        let v231 = vmadd52hi(v211, v229, vsplat(0x1_b905_33c6_c87b));
        let v232 = vmadd52lo(v231, v229, vsplat(0xf_457a_ca83_51b8));
        let v233 = vmadd52hi(v213, v229, vsplat(0xf_457a_ca83_51b8));
        let v234 = vmadd52lo(v233, v229, vsplat(0xf_0b4f_25c2_721b));
        let v235 = vmadd52hi(v215, v229, vsplat(0xf_0b4f_25c2_721b));
        let v236 = vmadd52lo(v235, v229, vsplat(0x5_5075_1673_0cc1));
        let v237 = vmadd52hi(v217, v229, vsplat(0x5_5075_1673_0cc1));
        let v238 = vmadd52lo(v237, v229, vsplat(0xd_a7aa_c6c5_67f3));
        let v239 = vmadd52hi(v219, v229, vsplat(0xd_a7aa_c6c5_67f3));
        let v240 = vmadd52lo(v239, v229, vsplat(0xf_bfcc_6932_2c9c));
        let v241 = vmadd52hi(v221, v229, vsplat(0xf_bfcc_6932_2c9c));
        let v242 = vmadd52lo(v241, v229, vsplat(0x8_3aed_c88c_425a));
        let v243 = vmadd52hi(v223, v229, vsplat(0x8_3aed_c88c_425a));
        let v244 = vmadd52lo(v243, v229, vsplat(0x5_e3e4_c4ab_42d0));
        let v245 = vmadd52hi(v225, v229, vsplat(0x5_e3e4_c4ab_42d0));
        let v246 = vmadd52lo(v245, v229, vsplat(0xf_89bf_fc8a_b0d1));
        let v247 = vmadd52hi(v226, v229, vsplat(0xf_89bf_fc8a_b0d1));
        let v248 = vmadd52lo(v247, v229, vsplat(0x65b_48e8_f740));
        let v249 = vmadd52hi(vsplat(0), v229, vsplat(0x65b_48e8_f740));
        let v250 = vshr::<52>(v230);
        let v251 = vadd(v232, v250);
        let v252 = vshr::<52>(v251);
        let v253 = vand(v251, vsplat(0xf_ffff_ffff_ffff));
        let v254 = vadd(v234, v252);
        let v255 = vshr::<52>(v254);
        let v256 = vand(v254, vsplat(0xf_ffff_ffff_ffff));
        let v257 = vadd(v236, v255);
        let v258 = vshr::<52>(v257);
        let v259 = vand(v257, vsplat(0xf_ffff_ffff_ffff));
        let v260 = vadd(v238, v258);
        let v261 = vshr::<52>(v260);
        let v262 = vand(v260, vsplat(0xf_ffff_ffff_ffff));
        let v263 = vadd(v240, v261);
        let v264 = vshr::<52>(v263);
        let v265 = vand(v263, vsplat(0xf_ffff_ffff_ffff));
        let v266 = vadd(v242, v264);
        let v267 = vshr::<52>(v266);
        let v268 = vand(v266, vsplat(0xf_ffff_ffff_ffff));
        let v269 = vadd(v244, v267);
        let v270 = vshr::<52>(v269);
        let v271 = vand(v269, vsplat(0xf_ffff_ffff_ffff));
        let v272 = vadd(v246, v270);
        let v273 = vshr::<52>(v272);
        let v274 = vand(v272, vsplat(0xf_ffff_ffff_ffff));
        let v275 = vadd(v248, v273);
        let v276 = vshr::<52>(v275);
        let v277 = vand(v275, vsplat(0xf_ffff_ffff_ffff));
        let v278 = vadd(v249, v276);
        let v279 = vand(v256, vsplat(4095));
        let v280 = vshl::<52>(v279);
        let v281 = vadd(v253, v280);
        let v282 = vshr::<12>(v256);
        let v283 = vand(v259, vsplat(0xff_ffff));
        let v284 = vshl::<40>(v283);
        let v285 = vadd(v282, v284);
        let v286 = vshr::<24>(v259);
        let v287 = vand(v262, vsplat(0xf_ffff_ffff));
        let v288 = vshl::<28>(v287);
        let v289 = vadd(v286, v288);
        let v290 = vshr::<36>(v262);
        let v291 = vand(v265, vsplat(0xffff_ffff_ffff));
        let v292 = vshl::<16>(v291);
        let v293 = vadd(v290, v292);
        let v294 = vshr::<48>(v265);
        let v295 = vshl::<4>(v268);
        let v296 = vadd(v294, v295);
        let v297 = vand(v271, vsplat(255));
        let v298 = vshl::<56>(v297);
        let v299 = vadd(v296, v298);
        let v300 = vshr::<8>(v271);
        let v301 = vand(v274, vsplat(0xf_ffff));
        let v302 = vshl::<44>(v301);
        let v303 = vadd(v300, v302);
        let v304 = vshr::<20>(v274);
        let v305 = vand(v277, vsplat(0xffff_ffff));
        let v306 = vshl::<32>(v305);
        let v307 = vadd(v304, v306);
        let v308 = vshr::<32>(v277);
        let v309 = vshl::<20>(v278);
        let v310 = vadd(v308, v309);
        let (v319, v320) = vsbb(v281, vsplat(0x1b81_b905_33c6_c87b), 0);
        let (v321, v322) = vsbb(v285, vsplat(0xc272_1bf4_57ac_a835), v320);
        let (v323, v324) = vsbb(v289, vsplat(0x5167_30cc_1f0b_4f25), v322);
        let (v325, v326) = vsbb(v293, vsplat(0xa7aa_c6c5_67f3_5507), v324);
        let (v327, v328) = vsbb(v299, vsplat(0x5afb_fcc6_9322_c9cd), v326);
        let (v329, v330) = vsbb(v303, vsplat(0xb42d_083a_edc8_8c42), v328);
        let (v331, v332) = vsbb(v307, vsplat(0xfc8a_b0d1_5e3e_4c4a), v330);
        let (v333, v334) = vsbb(v310, vsplat(0x65b4_8e8f_740f_89bf), v332);
        let v335 = vselect(v334, v281, v319);
        let v336 = vselect(v334, v285, v321);
        let v337 = vselect(v334, v289, v323);
        let v338 = vselect(v334, v293, v325);
        let v339 = vselect(v334, v299, v327);
        let v340 = vselect(v334, v303, v329);
        let v341 = vselect(v334, v307, v331);
        let v342 = vselect(v334, v310, v333);
        [v335, v336, v337, v338, v339, v340, v341, v342]
    }

    /// `limbs of out = bytes (mod p): out = bytes / R`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn limbs_of_words(words: &Words) -> Element {
        let [
            words0,
            words1,
            words2,
            words3,
            words4,
            words5,
            words6,
            words7,
        ] = *words;
        let v8 = vand(words0, vsplat(0xf_ffff_ffff_ffff));
        let v9 = vshr::<52>(words0);
        let v10 = vand(words1, vsplat(0xff_ffff_ffff));
        let v11 = vshl::<12>(v10);
        let v12 = vadd(v9, v11);
        let v13 = vshr::<40>(words1);
        let v14 = vand(words2, vsplat(0xfff_ffff));
        let v15 = vshl::<24>(v14);
        let v16 = vadd(v13, v15);
        let v17 = vshr::<28>(words2);
        let v18 = vand(words3, vsplat(65535));
        let v19 = vshl::<36>(v18);
        let v20 = vadd(v17, v19);
        let v21 = vshr::<16>(words3);
        let v22 = vand(words4, vsplat(15));
        let v23 = vshl::<48>(v22);
        let v24 = vadd(v21, v23);
        let v25 = vshr::<4>(words4);
        let v26 = vand(v25, vsplat(0xf_ffff_ffff_ffff));
        let v27 = vshr::<56>(words4);
        let v28 = vand(words5, vsplat(0xfff_ffff_ffff));
        let v29 = vshl::<8>(v28);
        let v30 = vadd(v27, v29);
        let v31 = vshr::<44>(words5);
        let v32 = vand(words6, vsplat(0xffff_ffff));
        let v33 = vshl::<20>(v32);
        let v34 = vadd(v31, v33);
        let v35 = vshr::<32>(words6);
        let v36 = vand(words7, vsplat(0xf_ffff));
        let v37 = vshl::<32>(v36);
        let v38 = vadd(v35, v37);
        let v39 = vshr::<20>(words7);
        let v40 = vshr::<43>(v39);
        let v41 = vand(v39, vsplat(0x7ff_ffff_ffff));
        let v43 = vmadd52lo(v8, v40, vsplat(0xe_46fa_cc39_3785));
        let v45 = vmadd52lo(v12, v40, vsplat(0xba85_357c_ae47));
        let v47 = vmadd52lo(v16, v40, vsplat(0xf4b0_da3d_8de4));
        let v49 = vmadd52lo(v20, v40, vsplat(0xa_af8a_e98c_f33e));
        let v51 = vmadd52lo(v24, v40, vsplat(0x2_5855_393a_980c));
        let v53 = vmadd52lo(v26, v40, vsplat(0x4033_96cd_d363));
        let v55 = vmadd52lo(v30, v40, vsplat(0x7_c512_3773_bda5));
        let v57 = vmadd52lo(v34, v40, vsplat(0xa_1c1b_3b54_bd2f));
        let v59 = vmadd52lo(v38, v40, vsplat(0x7640_0375_4f2e));
        let v61 = vmadd52lo(v41, v40, vsplat(0x1a4_b717_08bf));
        let v62 = vshr::<52>(v43);
        let v63 = vand(v43, vsplat(0xf_ffff_ffff_ffff));
        let v64 = vadd(v45, v62);
        let v65 = vshr::<52>(v64);
        let v66 = vand(v64, vsplat(0xf_ffff_ffff_ffff));
        let v67 = vadd(v47, v65);
        let v68 = vshr::<52>(v67);
        let v69 = vand(v67, vsplat(0xf_ffff_ffff_ffff));
        let v70 = vadd(v49, v68);
        let v71 = vshr::<52>(v70);
        let v72 = vand(v70, vsplat(0xf_ffff_ffff_ffff));
        let v73 = vadd(v51, v71);
        let v74 = vshr::<52>(v73);
        let v75 = vand(v73, vsplat(0xf_ffff_ffff_ffff));
        let v76 = vadd(v53, v74);
        let v77 = vshr::<52>(v76);
        let v78 = vand(v76, vsplat(0xf_ffff_ffff_ffff));
        let v79 = vadd(v55, v77);
        let v80 = vshr::<52>(v79);
        let v81 = vand(v79, vsplat(0xf_ffff_ffff_ffff));
        let v82 = vadd(v57, v80);
        let v83 = vshr::<52>(v82);
        let v84 = vand(v82, vsplat(0xf_ffff_ffff_ffff));
        let v85 = vadd(v59, v83);
        let v86 = vshr::<52>(v85);
        let v87 = vand(v85, vsplat(0xf_ffff_ffff_ffff));
        let v88 = vadd(v61, v86);
        Element([v63, v66, v69, v72, v75, v78, v81, v84, v87, v88])
    }

    /// `limbs of out = bytes (mod p): out = bytes / R, ok = 1 if bytes < p`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `ok` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn limbs_of_words_canonical(words: &Words) -> (Element, Mask) {
        let [
            words0,
            words1,
            words2,
            words3,
            words4,
            words5,
            words6,
            words7,
        ] = *words;
        let (_, v18) = vsbb(words0, vsplat(0x1b81_b905_33c6_c87b), 0);
        let (_, v20) = vsbb(words1, vsplat(0xc272_1bf4_57ac_a835), v18);
        let (_, v22) = vsbb(words2, vsplat(0x5167_30cc_1f0b_4f25), v20);
        let (_, v24) = vsbb(words3, vsplat(0xa7aa_c6c5_67f3_5507), v22);
        let (_, v26) = vsbb(words4, vsplat(0x5afb_fcc6_9322_c9cd), v24);
        let (_, v28) = vsbb(words5, vsplat(0xb42d_083a_edc8_8c42), v26);
        let (_, v30) = vsbb(words6, vsplat(0xfc8a_b0d1_5e3e_4c4a), v28);
        let (_, v32) = vsbb(words7, vsplat(0x65b4_8e8f_740f_89bf), v30);
        let v33 = vand(words0, vsplat(0xf_ffff_ffff_ffff));
        let v34 = vshr::<52>(words0);
        let v35 = vand(words1, vsplat(0xff_ffff_ffff));
        let v36 = vshl::<12>(v35);
        let v37 = vadd(v34, v36);
        let v38 = vshr::<40>(words1);
        let v39 = vand(words2, vsplat(0xfff_ffff));
        let v40 = vshl::<24>(v39);
        let v41 = vadd(v38, v40);
        let v42 = vshr::<28>(words2);
        let v43 = vand(words3, vsplat(65535));
        let v44 = vshl::<36>(v43);
        let v45 = vadd(v42, v44);
        let v46 = vshr::<16>(words3);
        let v47 = vand(words4, vsplat(15));
        let v48 = vshl::<48>(v47);
        let v49 = vadd(v46, v48);
        let v50 = vshr::<4>(words4);
        let v51 = vand(v50, vsplat(0xf_ffff_ffff_ffff));
        let v52 = vshr::<56>(words4);
        let v53 = vand(words5, vsplat(0xfff_ffff_ffff));
        let v54 = vshl::<8>(v53);
        let v55 = vadd(v52, v54);
        let v56 = vshr::<44>(words5);
        let v57 = vand(words6, vsplat(0xffff_ffff));
        let v58 = vshl::<20>(v57);
        let v59 = vadd(v56, v58);
        let v60 = vshr::<32>(words6);
        let v61 = vand(words7, vsplat(0xf_ffff));
        let v62 = vshl::<32>(v61);
        let v63 = vadd(v60, v62);
        let v64 = vshr::<20>(words7);
        let v65 = vshr::<43>(v64);
        let v66 = vand(v64, vsplat(0x7ff_ffff_ffff));
        let v68 = vmadd52lo(v33, v65, vsplat(0xe_46fa_cc39_3785));
        let v70 = vmadd52lo(v37, v65, vsplat(0xba85_357c_ae47));
        let v72 = vmadd52lo(v41, v65, vsplat(0xf4b0_da3d_8de4));
        let v74 = vmadd52lo(v45, v65, vsplat(0xa_af8a_e98c_f33e));
        let v76 = vmadd52lo(v49, v65, vsplat(0x2_5855_393a_980c));
        let v78 = vmadd52lo(v51, v65, vsplat(0x4033_96cd_d363));
        let v80 = vmadd52lo(v55, v65, vsplat(0x7_c512_3773_bda5));
        let v82 = vmadd52lo(v59, v65, vsplat(0xa_1c1b_3b54_bd2f));
        let v84 = vmadd52lo(v63, v65, vsplat(0x7640_0375_4f2e));
        let v86 = vmadd52lo(v66, v65, vsplat(0x1a4_b717_08bf));
        let v87 = vshr::<52>(v68);
        let v88 = vand(v68, vsplat(0xf_ffff_ffff_ffff));
        let v89 = vadd(v70, v87);
        let v90 = vshr::<52>(v89);
        let v91 = vand(v89, vsplat(0xf_ffff_ffff_ffff));
        let v92 = vadd(v72, v90);
        let v93 = vshr::<52>(v92);
        let v94 = vand(v92, vsplat(0xf_ffff_ffff_ffff));
        let v95 = vadd(v74, v93);
        let v96 = vshr::<52>(v95);
        let v97 = vand(v95, vsplat(0xf_ffff_ffff_ffff));
        let v98 = vadd(v76, v96);
        let v99 = vshr::<52>(v98);
        let v100 = vand(v98, vsplat(0xf_ffff_ffff_ffff));
        let v101 = vadd(v78, v99);
        let v102 = vshr::<52>(v101);
        let v103 = vand(v101, vsplat(0xf_ffff_ffff_ffff));
        let v104 = vadd(v80, v102);
        let v105 = vshr::<52>(v104);
        let v106 = vand(v104, vsplat(0xf_ffff_ffff_ffff));
        let v107 = vadd(v82, v105);
        let v108 = vshr::<52>(v107);
        let v109 = vand(v107, vsplat(0xf_ffff_ffff_ffff));
        let v110 = vadd(v84, v108);
        let v111 = vshr::<52>(v110);
        let v112 = vand(v110, vsplat(0xf_ffff_ffff_ffff));
        let v113 = vadd(v86, v111);
        (Element([v88, v91, v94, v97, v100, v103, v106, v109, v112, v113]), v32)
    }

    /// `limbs of out = k (mod p): out = k / R`
    ///
    /// - takes `k` in `[0, 2^32 - 1]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn limbs_of_word(k: V) -> Element {
        Element([k, vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0), vsplat(0)])
    }

    /// `out = 1 if bytes = 0, else 0`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `out` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn words_are_zero(words: &Words) -> Mask {
        let [
            words0,
            words1,
            words2,
            words3,
            words4,
            words5,
            words6,
            words7,
        ] = *words;
        let (_, v11) = vsbb(words0, vsplat(1), 0);
        let (_, v13) = vsbb(words1, vsplat(0), v11);
        let (_, v15) = vsbb(words2, vsplat(0), v13);
        let (_, v17) = vsbb(words3, vsplat(0), v15);
        let (_, v19) = vsbb(words4, vsplat(0), v17);
        let (_, v21) = vsbb(words5, vsplat(0), v19);
        let (_, v23) = vsbb(words6, vsplat(0), v21);
        let (_, v25) = vsbb(words7, vsplat(0), v23);
        v25
    }

    /// `2 * half + odd = bytes, odd is 0 or 1`
    ///
    /// - takes `bytes`: every word in `[0, 2^64 - 1]`
    /// - returns `half`: word 0, 1, 2, 3, 4, 5, 6 in `[0, 2^64 - 1]`; word 7 in `[0, 2^63 - 1]`
    /// - returns `odd` in `[0, 1]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn words_parity(words: &Words) -> (Words, Mask) {
        let [
            words0,
            words1,
            words2,
            words3,
            words4,
            words5,
            words6,
            words7,
        ] = *words;
        let v8 = vand(words0, vsplat(1));
        let v9 = vand(words1, vsplat(1));
        let v10 = vand(words2, vsplat(1));
        let v11 = vand(words3, vsplat(1));
        let v12 = vand(words4, vsplat(1));
        let v13 = vand(words5, vsplat(1));
        let v14 = vand(words6, vsplat(1));
        let v15 = vand(words7, vsplat(1));
        let v16 = vtest(v8);
        let v17 = vshr::<1>(words0);
        let v18 = vshl::<63>(v9);
        let v19 = vadd(v17, v18);
        let v20 = vshr::<1>(words1);
        let v21 = vshl::<63>(v10);
        let v22 = vadd(v20, v21);
        let v23 = vshr::<1>(words2);
        let v24 = vshl::<63>(v11);
        let v25 = vadd(v23, v24);
        let v26 = vshr::<1>(words3);
        let v27 = vshl::<63>(v12);
        let v28 = vadd(v26, v27);
        let v29 = vshr::<1>(words4);
        let v30 = vshl::<63>(v13);
        let v31 = vadd(v29, v30);
        let v32 = vshr::<1>(words5);
        let v33 = vshl::<63>(v14);
        let v34 = vadd(v32, v33);
        let v35 = vshr::<1>(words6);
        let v36 = vshl::<63>(v15);
        let v37 = vadd(v35, v36);
        let v38 = vshr::<1>(words7);
        ([v19, v22, v25, v28, v31, v34, v37, v38], v16)
    }

    /// `R * out = a (mod p)`
    ///
    /// - takes `a`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    /// - returns `out`: word 0, 1, 2, 3, 4, 5, 6, 7, 8 in `[0, 2^52 - 1]`; word 9 in `[0, 0xe9fffffffff]`
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn from_montgomery(a: &Element) -> Element {
        let [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9] = a.0;
        let v12 = vmadd52lo(vsplat(0), a0, vsplat(0x1_301f_632e_294d));
        let v14 = vmadd52lo(a0, v12, vsplat(0x1_b905_33c6_c87b));
        let v15 = vmadd52hi(a1, v12, vsplat(0x1_b905_33c6_c87b));
        let v17 = vmadd52lo(v15, v12, vsplat(0xf_457a_ca83_51b8));
        let v18 = vmadd52hi(a2, v12, vsplat(0xf_457a_ca83_51b8));
        let v20 = vmadd52lo(v18, v12, vsplat(0xf_0b4f_25c2_721b));
        let v21 = vmadd52hi(a3, v12, vsplat(0xf_0b4f_25c2_721b));
        let v23 = vmadd52lo(v21, v12, vsplat(0x5_5075_1673_0cc1));
        let v24 = vmadd52hi(a4, v12, vsplat(0x5_5075_1673_0cc1));
        let v26 = vmadd52lo(v24, v12, vsplat(0xd_a7aa_c6c5_67f3));
        let v27 = vmadd52hi(a5, v12, vsplat(0xd_a7aa_c6c5_67f3));
        let v29 = vmadd52lo(v27, v12, vsplat(0xf_bfcc_6932_2c9c));
        let v30 = vmadd52hi(a6, v12, vsplat(0xf_bfcc_6932_2c9c));
        let v32 = vmadd52lo(v30, v12, vsplat(0x8_3aed_c88c_425a));
        let v33 = vmadd52hi(a7, v12, vsplat(0x8_3aed_c88c_425a));
        let v35 = vmadd52lo(v33, v12, vsplat(0x5_e3e4_c4ab_42d0));
        let v36 = vmadd52hi(a8, v12, vsplat(0x5_e3e4_c4ab_42d0));
        let v38 = vmadd52lo(v36, v12, vsplat(0xf_89bf_fc8a_b0d1));
        let v39 = vmadd52hi(a9, v12, vsplat(0xf_89bf_fc8a_b0d1));
        let v41 = vmadd52lo(v39, v12, vsplat(0x65b_48e8_f740));
        let v42 = vmadd52hi(vsplat(0), v12, vsplat(0x65b_48e8_f740));
        let v43 = vshr::<52>(v14);
        let v44 = vadd(v17, v43);
        let v45 = vmadd52lo(vsplat(0), v44, vsplat(0x1_301f_632e_294d));
        let v46 = vmadd52lo(v44, v45, vsplat(0x1_b905_33c6_c87b));
        let v47 = vmadd52hi(v20, v45, vsplat(0x1_b905_33c6_c87b));
        let v48 = vmadd52lo(v47, v45, vsplat(0xf_457a_ca83_51b8));
        let v49 = vmadd52hi(v23, v45, vsplat(0xf_457a_ca83_51b8));
        let v50 = vmadd52lo(v49, v45, vsplat(0xf_0b4f_25c2_721b));
        let v51 = vmadd52hi(v26, v45, vsplat(0xf_0b4f_25c2_721b));
        let v52 = vmadd52lo(v51, v45, vsplat(0x5_5075_1673_0cc1));
        let v53 = vmadd52hi(v29, v45, vsplat(0x5_5075_1673_0cc1));
        let v54 = vmadd52lo(v53, v45, vsplat(0xd_a7aa_c6c5_67f3));
        let v55 = vmadd52hi(v32, v45, vsplat(0xd_a7aa_c6c5_67f3));
        let v56 = vmadd52lo(v55, v45, vsplat(0xf_bfcc_6932_2c9c));
        let v57 = vmadd52hi(v35, v45, vsplat(0xf_bfcc_6932_2c9c));
        let v58 = vmadd52lo(v57, v45, vsplat(0x8_3aed_c88c_425a));
        let v59 = vmadd52hi(v38, v45, vsplat(0x8_3aed_c88c_425a));
        let v60 = vmadd52lo(v59, v45, vsplat(0x5_e3e4_c4ab_42d0));
        let v61 = vmadd52hi(v41, v45, vsplat(0x5_e3e4_c4ab_42d0));
        let v62 = vmadd52lo(v61, v45, vsplat(0xf_89bf_fc8a_b0d1));
        let v63 = vmadd52hi(v42, v45, vsplat(0xf_89bf_fc8a_b0d1));
        let v64 = vmadd52lo(v63, v45, vsplat(0x65b_48e8_f740));
        let v65 = vmadd52hi(vsplat(0), v45, vsplat(0x65b_48e8_f740));
        let v66 = vshr::<52>(v46);
        let v67 = vadd(v48, v66);
        let v68 = vmadd52lo(vsplat(0), v67, vsplat(0x1_301f_632e_294d));
        let v69 = vmadd52lo(v67, v68, vsplat(0x1_b905_33c6_c87b));
        let v70 = vmadd52hi(v50, v68, vsplat(0x1_b905_33c6_c87b));
        let v71 = vmadd52lo(v70, v68, vsplat(0xf_457a_ca83_51b8));
        let v72 = vmadd52hi(v52, v68, vsplat(0xf_457a_ca83_51b8));
        let v73 = vmadd52lo(v72, v68, vsplat(0xf_0b4f_25c2_721b));
        let v74 = vmadd52hi(v54, v68, vsplat(0xf_0b4f_25c2_721b));
        let v75 = vmadd52lo(v74, v68, vsplat(0x5_5075_1673_0cc1));
        let v76 = vmadd52hi(v56, v68, vsplat(0x5_5075_1673_0cc1));
        let v77 = vmadd52lo(v76, v68, vsplat(0xd_a7aa_c6c5_67f3));
        let v78 = vmadd52hi(v58, v68, vsplat(0xd_a7aa_c6c5_67f3));
        let v79 = vmadd52lo(v78, v68, vsplat(0xf_bfcc_6932_2c9c));
        let v80 = vmadd52hi(v60, v68, vsplat(0xf_bfcc_6932_2c9c));
        let v81 = vmadd52lo(v80, v68, vsplat(0x8_3aed_c88c_425a));
        let v82 = vmadd52hi(v62, v68, vsplat(0x8_3aed_c88c_425a));
        let v83 = vmadd52lo(v82, v68, vsplat(0x5_e3e4_c4ab_42d0));
        let v84 = vmadd52hi(v64, v68, vsplat(0x5_e3e4_c4ab_42d0));
        let v85 = vmadd52lo(v84, v68, vsplat(0xf_89bf_fc8a_b0d1));
        let v86 = vmadd52hi(v65, v68, vsplat(0xf_89bf_fc8a_b0d1));
        let v87 = vmadd52lo(v86, v68, vsplat(0x65b_48e8_f740));
        let v88 = vmadd52hi(vsplat(0), v68, vsplat(0x65b_48e8_f740));
        let v89 = vshr::<52>(v69);
        let v90 = vadd(v71, v89);
        let v91 = vmadd52lo(vsplat(0), v90, vsplat(0x1_301f_632e_294d));
        let v92 = vmadd52lo(v90, v91, vsplat(0x1_b905_33c6_c87b));
        let v93 = vmadd52hi(v73, v91, vsplat(0x1_b905_33c6_c87b));
        let v94 = vmadd52lo(v93, v91, vsplat(0xf_457a_ca83_51b8));
        let v95 = vmadd52hi(v75, v91, vsplat(0xf_457a_ca83_51b8));
        let v96 = vmadd52lo(v95, v91, vsplat(0xf_0b4f_25c2_721b));
        let v97 = vmadd52hi(v77, v91, vsplat(0xf_0b4f_25c2_721b));
        let v98 = vmadd52lo(v97, v91, vsplat(0x5_5075_1673_0cc1));
        let v99 = vmadd52hi(v79, v91, vsplat(0x5_5075_1673_0cc1));
        let v100 = vmadd52lo(v99, v91, vsplat(0xd_a7aa_c6c5_67f3));
        let v101 = vmadd52hi(v81, v91, vsplat(0xd_a7aa_c6c5_67f3));
        let v102 = vmadd52lo(v101, v91, vsplat(0xf_bfcc_6932_2c9c));
        let v103 = vmadd52hi(v83, v91, vsplat(0xf_bfcc_6932_2c9c));
        let v104 = vmadd52lo(v103, v91, vsplat(0x8_3aed_c88c_425a));
        let v105 = vmadd52hi(v85, v91, vsplat(0x8_3aed_c88c_425a));
        let v106 = vmadd52lo(v105, v91, vsplat(0x5_e3e4_c4ab_42d0));
        let v107 = vmadd52hi(v87, v91, vsplat(0x5_e3e4_c4ab_42d0));
        let v108 = vmadd52lo(v107, v91, vsplat(0xf_89bf_fc8a_b0d1));
        let v109 = vmadd52hi(v88, v91, vsplat(0xf_89bf_fc8a_b0d1));
        let v110 = vmadd52lo(v109, v91, vsplat(0x65b_48e8_f740));
        let v111 = vmadd52hi(vsplat(0), v91, vsplat(0x65b_48e8_f740));
        let v112 = vshr::<52>(v92);
        let v113 = vadd(v94, v112);
        let v114 = vmadd52lo(vsplat(0), v113, vsplat(0x1_301f_632e_294d));
        let v115 = vmadd52lo(v113, v114, vsplat(0x1_b905_33c6_c87b));
        let v116 = vmadd52hi(v96, v114, vsplat(0x1_b905_33c6_c87b));
        let v117 = vmadd52lo(v116, v114, vsplat(0xf_457a_ca83_51b8));
        let v118 = vmadd52hi(v98, v114, vsplat(0xf_457a_ca83_51b8));
        let v119 = vmadd52lo(v118, v114, vsplat(0xf_0b4f_25c2_721b));
        let v120 = vmadd52hi(v100, v114, vsplat(0xf_0b4f_25c2_721b));
        let v121 = vmadd52lo(v120, v114, vsplat(0x5_5075_1673_0cc1));
        let v122 = vmadd52hi(v102, v114, vsplat(0x5_5075_1673_0cc1));
        let v123 = vmadd52lo(v122, v114, vsplat(0xd_a7aa_c6c5_67f3));
        let v124 = vmadd52hi(v104, v114, vsplat(0xd_a7aa_c6c5_67f3));
        let v125 = vmadd52lo(v124, v114, vsplat(0xf_bfcc_6932_2c9c));
        let v126 = vmadd52hi(v106, v114, vsplat(0xf_bfcc_6932_2c9c));
        let v127 = vmadd52lo(v126, v114, vsplat(0x8_3aed_c88c_425a));
        let v128 = vmadd52hi(v108, v114, vsplat(0x8_3aed_c88c_425a));
        let v129 = vmadd52lo(v128, v114, vsplat(0x5_e3e4_c4ab_42d0));
        let v130 = vmadd52hi(v110, v114, vsplat(0x5_e3e4_c4ab_42d0));
        let v131 = vmadd52lo(v130, v114, vsplat(0xf_89bf_fc8a_b0d1));
        let v132 = vmadd52hi(v111, v114, vsplat(0xf_89bf_fc8a_b0d1));
        let v133 = vmadd52lo(v132, v114, vsplat(0x65b_48e8_f740));
        let v134 = vmadd52hi(vsplat(0), v114, vsplat(0x65b_48e8_f740));
        let v135 = vshr::<52>(v115);
        let v136 = vadd(v117, v135);
        let v137 = vmadd52lo(vsplat(0), v136, vsplat(0x1_301f_632e_294d));
        let v138 = vmadd52lo(v136, v137, vsplat(0x1_b905_33c6_c87b));
        let v139 = vmadd52hi(v119, v137, vsplat(0x1_b905_33c6_c87b));
        let v140 = vmadd52lo(v139, v137, vsplat(0xf_457a_ca83_51b8));
        let v141 = vmadd52hi(v121, v137, vsplat(0xf_457a_ca83_51b8));
        let v142 = vmadd52lo(v141, v137, vsplat(0xf_0b4f_25c2_721b));
        let v143 = vmadd52hi(v123, v137, vsplat(0xf_0b4f_25c2_721b));
        let v144 = vmadd52lo(v143, v137, vsplat(0x5_5075_1673_0cc1));
        let v145 = vmadd52hi(v125, v137, vsplat(0x5_5075_1673_0cc1));
        let v146 = vmadd52lo(v145, v137, vsplat(0xd_a7aa_c6c5_67f3));
        let v147 = vmadd52hi(v127, v137, vsplat(0xd_a7aa_c6c5_67f3));
        let v148 = vmadd52lo(v147, v137, vsplat(0xf_bfcc_6932_2c9c));
        let v149 = vmadd52hi(v129, v137, vsplat(0xf_bfcc_6932_2c9c));
        let v150 = vmadd52lo(v149, v137, vsplat(0x8_3aed_c88c_425a));
        let v151 = vmadd52hi(v131, v137, vsplat(0x8_3aed_c88c_425a));
        let v152 = vmadd52lo(v151, v137, vsplat(0x5_e3e4_c4ab_42d0));
        let v153 = vmadd52hi(v133, v137, vsplat(0x5_e3e4_c4ab_42d0));
        let v154 = vmadd52lo(v153, v137, vsplat(0xf_89bf_fc8a_b0d1));
        let v155 = vmadd52hi(v134, v137, vsplat(0xf_89bf_fc8a_b0d1));
        let v156 = vmadd52lo(v155, v137, vsplat(0x65b_48e8_f740));
        let v157 = vmadd52hi(vsplat(0), v137, vsplat(0x65b_48e8_f740));
        let v158 = vshr::<52>(v138);
        let v159 = vadd(v140, v158);
        let v160 = vmadd52lo(vsplat(0), v159, vsplat(0x1_301f_632e_294d));
        let v161 = vmadd52lo(v159, v160, vsplat(0x1_b905_33c6_c87b));
        let v162 = vmadd52hi(v142, v160, vsplat(0x1_b905_33c6_c87b));
        let v163 = vmadd52lo(v162, v160, vsplat(0xf_457a_ca83_51b8));
        let v164 = vmadd52hi(v144, v160, vsplat(0xf_457a_ca83_51b8));
        let v165 = vmadd52lo(v164, v160, vsplat(0xf_0b4f_25c2_721b));
        let v166 = vmadd52hi(v146, v160, vsplat(0xf_0b4f_25c2_721b));
        let v167 = vmadd52lo(v166, v160, vsplat(0x5_5075_1673_0cc1));
        let v168 = vmadd52hi(v148, v160, vsplat(0x5_5075_1673_0cc1));
        let v169 = vmadd52lo(v168, v160, vsplat(0xd_a7aa_c6c5_67f3));
        let v170 = vmadd52hi(v150, v160, vsplat(0xd_a7aa_c6c5_67f3));
        let v171 = vmadd52lo(v170, v160, vsplat(0xf_bfcc_6932_2c9c));
        let v172 = vmadd52hi(v152, v160, vsplat(0xf_bfcc_6932_2c9c));
        let v173 = vmadd52lo(v172, v160, vsplat(0x8_3aed_c88c_425a));
        let v174 = vmadd52hi(v154, v160, vsplat(0x8_3aed_c88c_425a));
        let v175 = vmadd52lo(v174, v160, vsplat(0x5_e3e4_c4ab_42d0));
        let v176 = vmadd52hi(v156, v160, vsplat(0x5_e3e4_c4ab_42d0));
        let v177 = vmadd52lo(v176, v160, vsplat(0xf_89bf_fc8a_b0d1));
        let v178 = vmadd52hi(v157, v160, vsplat(0xf_89bf_fc8a_b0d1));
        let v179 = vmadd52lo(v178, v160, vsplat(0x65b_48e8_f740));
        let v180 = vmadd52hi(vsplat(0), v160, vsplat(0x65b_48e8_f740));
        let v181 = vshr::<52>(v161);
        let v182 = vadd(v163, v181);
        let v183 = vmadd52lo(vsplat(0), v182, vsplat(0x1_301f_632e_294d));
        let v184 = vmadd52lo(v182, v183, vsplat(0x1_b905_33c6_c87b));
        let v185 = vmadd52hi(v165, v183, vsplat(0x1_b905_33c6_c87b));
        let v186 = vmadd52lo(v185, v183, vsplat(0xf_457a_ca83_51b8));
        let v187 = vmadd52hi(v167, v183, vsplat(0xf_457a_ca83_51b8));
        let v188 = vmadd52lo(v187, v183, vsplat(0xf_0b4f_25c2_721b));
        let v189 = vmadd52hi(v169, v183, vsplat(0xf_0b4f_25c2_721b));
        let v190 = vmadd52lo(v189, v183, vsplat(0x5_5075_1673_0cc1));
        let v191 = vmadd52hi(v171, v183, vsplat(0x5_5075_1673_0cc1));
        let v192 = vmadd52lo(v191, v183, vsplat(0xd_a7aa_c6c5_67f3));
        let v193 = vmadd52hi(v173, v183, vsplat(0xd_a7aa_c6c5_67f3));
        let v194 = vmadd52lo(v193, v183, vsplat(0xf_bfcc_6932_2c9c));
        let v195 = vmadd52hi(v175, v183, vsplat(0xf_bfcc_6932_2c9c));
        let v196 = vmadd52lo(v195, v183, vsplat(0x8_3aed_c88c_425a));
        let v197 = vmadd52hi(v177, v183, vsplat(0x8_3aed_c88c_425a));
        let v198 = vmadd52lo(v197, v183, vsplat(0x5_e3e4_c4ab_42d0));
        let v199 = vmadd52hi(v179, v183, vsplat(0x5_e3e4_c4ab_42d0));
        let v200 = vmadd52lo(v199, v183, vsplat(0xf_89bf_fc8a_b0d1));
        let v201 = vmadd52hi(v180, v183, vsplat(0xf_89bf_fc8a_b0d1));
        let v202 = vmadd52lo(v201, v183, vsplat(0x65b_48e8_f740));
        let v203 = vmadd52hi(vsplat(0), v183, vsplat(0x65b_48e8_f740));
        let v204 = vshr::<52>(v184);
        let v205 = vadd(v186, v204);
        let v206 = vmadd52lo(vsplat(0), v205, vsplat(0x1_301f_632e_294d));
        let v207 = vmadd52lo(v205, v206, vsplat(0x1_b905_33c6_c87b));
        let v208 = vmadd52hi(v188, v206, vsplat(0x1_b905_33c6_c87b));
        let v209 = vmadd52lo(v208, v206, vsplat(0xf_457a_ca83_51b8));
        let v210 = vmadd52hi(v190, v206, vsplat(0xf_457a_ca83_51b8));
        let v211 = vmadd52lo(v210, v206, vsplat(0xf_0b4f_25c2_721b));
        let v212 = vmadd52hi(v192, v206, vsplat(0xf_0b4f_25c2_721b));
        let v213 = vmadd52lo(v212, v206, vsplat(0x5_5075_1673_0cc1));
        let v214 = vmadd52hi(v194, v206, vsplat(0x5_5075_1673_0cc1));
        let v215 = vmadd52lo(v214, v206, vsplat(0xd_a7aa_c6c5_67f3));
        let v216 = vmadd52hi(v196, v206, vsplat(0xd_a7aa_c6c5_67f3));
        let v217 = vmadd52lo(v216, v206, vsplat(0xf_bfcc_6932_2c9c));
        let v218 = vmadd52hi(v198, v206, vsplat(0xf_bfcc_6932_2c9c));
        let v219 = vmadd52lo(v218, v206, vsplat(0x8_3aed_c88c_425a));
        let v220 = vmadd52hi(v200, v206, vsplat(0x8_3aed_c88c_425a));
        let v221 = vmadd52lo(v220, v206, vsplat(0x5_e3e4_c4ab_42d0));
        let v222 = vmadd52hi(v202, v206, vsplat(0x5_e3e4_c4ab_42d0));
        let v223 = vmadd52lo(v222, v206, vsplat(0xf_89bf_fc8a_b0d1));
        let v224 = vmadd52hi(v203, v206, vsplat(0xf_89bf_fc8a_b0d1));
        let v225 = vmadd52lo(v224, v206, vsplat(0x65b_48e8_f740));
        let v226 = vmadd52hi(vsplat(0), v206, vsplat(0x65b_48e8_f740));
        let v227 = vshr::<52>(v207);
        let v228 = vadd(v209, v227);
        let v229 = vmadd52lo(vsplat(0), v228, vsplat(0x1_301f_632e_294d));
        let v230 = vmadd52lo(v228, v229, vsplat(0x1_b905_33c6_c87b));
        let v231 = vmadd52hi(v211, v229, vsplat(0x1_b905_33c6_c87b));
        let v232 = vmadd52lo(v231, v229, vsplat(0xf_457a_ca83_51b8));
        let v233 = vmadd52hi(v213, v229, vsplat(0xf_457a_ca83_51b8));
        let v234 = vmadd52lo(v233, v229, vsplat(0xf_0b4f_25c2_721b));
        let v235 = vmadd52hi(v215, v229, vsplat(0xf_0b4f_25c2_721b));
        let v236 = vmadd52lo(v235, v229, vsplat(0x5_5075_1673_0cc1));
        let v237 = vmadd52hi(v217, v229, vsplat(0x5_5075_1673_0cc1));
        let v238 = vmadd52lo(v237, v229, vsplat(0xd_a7aa_c6c5_67f3));
        let v239 = vmadd52hi(v219, v229, vsplat(0xd_a7aa_c6c5_67f3));
        let v240 = vmadd52lo(v239, v229, vsplat(0xf_bfcc_6932_2c9c));
        let v241 = vmadd52hi(v221, v229, vsplat(0xf_bfcc_6932_2c9c));
        let v242 = vmadd52lo(v241, v229, vsplat(0x8_3aed_c88c_425a));
        let v243 = vmadd52hi(v223, v229, vsplat(0x8_3aed_c88c_425a));
        let v244 = vmadd52lo(v243, v229, vsplat(0x5_e3e4_c4ab_42d0));
        let v245 = vmadd52hi(v225, v229, vsplat(0x5_e3e4_c4ab_42d0));
        let v246 = vmadd52lo(v245, v229, vsplat(0xf_89bf_fc8a_b0d1));
        let v247 = vmadd52hi(v226, v229, vsplat(0xf_89bf_fc8a_b0d1));
        let v248 = vmadd52lo(v247, v229, vsplat(0x65b_48e8_f740));
        let v249 = vmadd52hi(vsplat(0), v229, vsplat(0x65b_48e8_f740));
        let v250 = vshr::<52>(v230);
        let v251 = vadd(v232, v250);
        let v252 = vshr::<52>(v251);
        let v253 = vand(v251, vsplat(0xf_ffff_ffff_ffff));
        let v254 = vadd(v234, v252);
        let v255 = vshr::<52>(v254);
        let v256 = vand(v254, vsplat(0xf_ffff_ffff_ffff));
        let v257 = vadd(v236, v255);
        let v258 = vshr::<52>(v257);
        let v259 = vand(v257, vsplat(0xf_ffff_ffff_ffff));
        let v260 = vadd(v238, v258);
        let v261 = vshr::<52>(v260);
        let v262 = vand(v260, vsplat(0xf_ffff_ffff_ffff));
        let v263 = vadd(v240, v261);
        let v264 = vshr::<52>(v263);
        let v265 = vand(v263, vsplat(0xf_ffff_ffff_ffff));
        let v266 = vadd(v242, v264);
        let v267 = vshr::<52>(v266);
        let v268 = vand(v266, vsplat(0xf_ffff_ffff_ffff));
        let v269 = vadd(v244, v267);
        let v270 = vshr::<52>(v269);
        let v271 = vand(v269, vsplat(0xf_ffff_ffff_ffff));
        let v272 = vadd(v246, v270);
        let v273 = vshr::<52>(v272);
        let v274 = vand(v272, vsplat(0xf_ffff_ffff_ffff));
        let v275 = vadd(v248, v273);
        let v276 = vshr::<52>(v275);
        let v277 = vand(v275, vsplat(0xf_ffff_ffff_ffff));
        let v278 = vadd(v249, v276);
        Element([v253, v256, v259, v262, v265, v268, v271, v274, v277, v278])
    }

    /// out = R * a (mod p)
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn to_montgomery(a: &Element) -> Element {
        mul(&a.relax(), &splat(&R).relax())
    }

    /// out = k * a (mod p)
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn mul_small(a: &Loose, k: V) -> Element {
        let limbs = limbs_of_word(k);
        let factor = to_montgomery(&limbs);
        mul(a, &factor.relax())
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
        let loose_out = add(a, a);
        carry(&loose_out)
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
        let loose_difference = sub(a, b);
        let difference = carry(&loose_difference);
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
        let loose_opposite = opp(a);
        let opposite = carry(&loose_opposite);
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
            out = square(&out.relax());
        }
        out
    }

    /// out = 1 / a, and 0 if a = 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn invert(a: &Element) -> Element {
        let x1 = square(&a.relax());
        let x2 = mul(&a.relax(), &x1.relax());
        let x3 = mul(&x2.relax(), &x1.relax());
        let x4 = mul(&x3.relax(), &x1.relax());
        let x5 = mul(&x4.relax(), &x1.relax());
        let x6 = mul(&x5.relax(), &x1.relax());
        let x7 = mul(&x6.relax(), &x1.relax());
        let x8 = mul(&x7.relax(), &x1.relax());
        let x9 = mul(&x8.relax(), &x1.relax());
        let x10 = mul(&x9.relax(), &x1.relax());
        let x11 = mul(&x10.relax(), &x1.relax());
        let x12 = mul(&x11.relax(), &x1.relax());
        let x13 = mul(&x12.relax(), &x1.relax());
        let x14 = mul(&x13.relax(), &x1.relax());
        let x15 = mul(&x14.relax(), &x1.relax());
        let x16 = mul(&x15.relax(), &x1.relax());
        let mut x17 = x13;
        for _ in 0..6 {
            x17 = square(&x17.relax());
        }
        let x18 = mul(&x17.relax(), &x14.relax());
        let mut x19 = x18;
        for _ in 0..5 {
            x19 = square(&x19.relax());
        }
        let x20 = mul(&x19.relax(), &x5.relax());
        let mut x21 = x20;
        for _ in 0..8 {
            x21 = square(&x21.relax());
        }
        let x22 = mul(&x21.relax(), &x15.relax());
        let mut x23 = x22;
        for _ in 0..7 {
            x23 = square(&x23.relax());
        }
        let x24 = mul(&x23.relax(), &x8.relax());
        let mut x25 = x24;
        for _ in 0..6 {
            x25 = square(&x25.relax());
        }
        let x26 = mul(&x25.relax(), &x15.relax());
        let mut x27 = x26;
        for _ in 0..11 {
            x27 = square(&x27.relax());
        }
        let x28 = mul(&x27.relax(), &x16.relax());
        let mut x29 = x28;
        for _ in 0..8 {
            x29 = square(&x29.relax());
        }
        let x30 = mul(&x29.relax(), &x10.relax());
        let mut x31 = x30;
        for _ in 0..6 {
            x31 = square(&x31.relax());
        }
        let x32 = mul(&x31.relax(), &x16.relax());
        let mut x33 = x32;
        for _ in 0..5 {
            x33 = square(&x33.relax());
        }
        let x34 = mul(&x33.relax(), &x16.relax());
        let mut x35 = x34;
        for _ in 0..5 {
            x35 = square(&x35.relax());
        }
        let x36 = mul(&x35.relax(), &x13.relax());
        let mut x37 = x36;
        for _ in 0..8 {
            x37 = square(&x37.relax());
        }
        let x38 = mul(&x37.relax(), &x11.relax());
        let mut x39 = x38;
        for _ in 0..3 {
            x39 = square(&x39.relax());
        }
        let x40 = mul(&x39.relax(), &x2.relax());
        let mut x41 = x40;
        for _ in 0..8 {
            x41 = square(&x41.relax());
        }
        let x42 = mul(&x41.relax(), &x7.relax());
        let mut x43 = x42;
        for _ in 0..8 {
            x43 = square(&x43.relax());
        }
        let x44 = mul(&x43.relax(), &x11.relax());
        let mut x45 = x44;
        for _ in 0..3 {
            x45 = square(&x45.relax());
        }
        let x46 = mul(&x45.relax(), &x4.relax());
        let mut x47 = x46;
        for _ in 0..8 {
            x47 = square(&x47.relax());
        }
        let x48 = mul(&x47.relax(), &x16.relax());
        let mut x49 = x48;
        for _ in 0..7 {
            x49 = square(&x49.relax());
        }
        let x50 = mul(&x49.relax(), &x10.relax());
        let mut x51 = x50;
        for _ in 0..7 {
            x51 = square(&x51.relax());
        }
        let x52 = mul(&x51.relax(), &x5.relax());
        let mut x53 = x52;
        for _ in 0..6 {
            x53 = square(&x53.relax());
        }
        let x54 = mul(&x53.relax(), &x11.relax());
        let mut x55 = x54;
        for _ in 0..3 {
            x55 = square(&x55.relax());
        }
        let x56 = mul(&x55.relax(), &x3.relax());
        let mut x57 = x56;
        for _ in 0..8 {
            x57 = square(&x57.relax());
        }
        let x58 = mul(&x57.relax(), &x6.relax());
        let mut x59 = x58;
        for _ in 0..2 {
            x59 = square(&x59.relax());
        }
        let x60 = mul(&x59.relax(), &a.relax());
        let mut x61 = x60;
        for _ in 0..5 {
            x61 = square(&x61.relax());
        }
        let x62 = mul(&x61.relax(), &a.relax());
        let mut x63 = x62;
        for _ in 0..10 {
            x63 = square(&x63.relax());
        }
        let x64 = mul(&x63.relax(), &x15.relax());
        let mut x65 = x64;
        for _ in 0..6 {
            x65 = square(&x65.relax());
        }
        let x66 = mul(&x65.relax(), &x15.relax());
        let mut x67 = x66;
        for _ in 0..5 {
            x67 = square(&x67.relax());
        }
        let x68 = mul(&x67.relax(), &x12.relax());
        let mut x69 = x68;
        for _ in 0..7 {
            x69 = square(&x69.relax());
        }
        let x70 = mul(&x69.relax(), &x9.relax());
        let mut x71 = x70;
        for _ in 0..5 {
            x71 = square(&x71.relax());
        }
        let x72 = mul(&x71.relax(), &x2.relax());
        let mut x73 = x72;
        for _ in 0..4 {
            x73 = square(&x73.relax());
        }
        let x74 = mul(&x73.relax(), &a.relax());
        let mut x75 = x74;
        for _ in 0..8 {
            x75 = square(&x75.relax());
        }
        let x76 = mul(&x75.relax(), &x5.relax());
        let mut x77 = x76;
        for _ in 0..5 {
            x77 = square(&x77.relax());
        }
        let x78 = mul(&x77.relax(), &x7.relax());
        let mut x79 = x78;
        for _ in 0..6 {
            x79 = square(&x79.relax());
        }
        let x80 = mul(&x79.relax(), &x16.relax());
        let mut x81 = x80;
        for _ in 0..6 {
            x81 = square(&x81.relax());
        }
        let x82 = mul(&x81.relax(), &x16.relax());
        let mut x83 = x82;
        for _ in 0..3 {
            x83 = square(&x83.relax());
        }
        let x84 = mul(&x83.relax(), &x4.relax());
        let mut x85 = x84;
        for _ in 0..4 {
            x85 = square(&x85.relax());
        }
        let x86 = mul(&x85.relax(), &x2.relax());
        let mut x87 = x86;
        for _ in 0..7 {
            x87 = square(&x87.relax());
        }
        let x88 = mul(&x87.relax(), &x7.relax());
        let mut x89 = x88;
        for _ in 0..7 {
            x89 = square(&x89.relax());
        }
        let x90 = mul(&x89.relax(), &x10.relax());
        let mut x91 = x90;
        for _ in 0..7 {
            x91 = square(&x91.relax());
        }
        let x92 = mul(&x91.relax(), &x9.relax());
        let mut x93 = x92;
        for _ in 0..6 {
            x93 = square(&x93.relax());
        }
        let x94 = mul(&x93.relax(), &x13.relax());
        let mut x95 = x94;
        for _ in 0..5 {
            x95 = square(&x95.relax());
        }
        let x96 = mul(&x95.relax(), &x4.relax());
        let mut x97 = x96;
        for _ in 0..7 {
            x97 = square(&x97.relax());
        }
        let x98 = mul(&x97.relax(), &x14.relax());
        let mut x99 = x98;
        for _ in 0..6 {
            x99 = square(&x99.relax());
        }
        let x100 = mul(&x99.relax(), &x10.relax());
        let mut x101 = x100;
        for _ in 0..4 {
            x101 = square(&x101.relax());
        }
        let x102 = mul(&x101.relax(), &x7.relax());
        let mut x103 = x102;
        for _ in 0..6 {
            x103 = square(&x103.relax());
        }
        let x104 = mul(&x103.relax(), &x11.relax());
        let mut x105 = x104;
        for _ in 0..5 {
            x105 = square(&x105.relax());
        }
        let x106 = mul(&x105.relax(), &x9.relax());
        let mut x107 = x106;
        for _ in 0..4 {
            x107 = square(&x107.relax());
        }
        let x108 = mul(&x107.relax(), &x6.relax());
        let mut x109 = x108;
        for _ in 0..8 {
            x109 = square(&x109.relax());
        }
        let x110 = mul(&x109.relax(), &x11.relax());
        let mut x111 = x110;
        for _ in 0..5 {
            x111 = square(&x111.relax());
        }
        let x112 = mul(&x111.relax(), &x10.relax());
        let mut x113 = x112;
        for _ in 0..5 {
            x113 = square(&x113.relax());
        }
        let x114 = mul(&x113.relax(), &x16.relax());
        let mut x115 = x114;
        for _ in 0..6 {
            x115 = square(&x115.relax());
        }
        let x116 = mul(&x115.relax(), &x7.relax());
        let mut x117 = x116;
        for _ in 0..6 {
            x117 = square(&x117.relax());
        }
        let x118 = mul(&x117.relax(), &x11.relax());
        let mut x119 = x118;
        for _ in 0..10 {
            x119 = square(&x119.relax());
        }
        let x120 = mul(&x119.relax(), &x15.relax());
        let mut x121 = x120;
        for _ in 0..6 {
            x121 = square(&x121.relax());
        }
        let x122 = mul(&x121.relax(), &x9.relax());
        let mut x123 = x122;
        for _ in 0..6 {
            x123 = square(&x123.relax());
        }
        let x124 = mul(&x123.relax(), &x13.relax());
        let mut x125 = x124;
        for _ in 0..5 {
            x125 = square(&x125.relax());
        }
        let x126 = mul(&x125.relax(), &x13.relax());
        let x127 = square(&x126.relax());
        let x128 = mul(&x127.relax(), &a.relax());
        let mut x129 = x128;
        for _ in 0..9 {
            x129 = square(&x129.relax());
        }
        let x130 = mul(&x129.relax(), &x13.relax());
        let x131 = square(&x130.relax());
        let x132 = mul(&x131.relax(), &a.relax());
        let mut x133 = x132;
        for _ in 0..10 {
            x133 = square(&x133.relax());
        }
        let x134 = mul(&x133.relax(), &x16.relax());
        let mut x135 = x134;
        for _ in 0..8 {
            x135 = square(&x135.relax());
        }
        let x136 = mul(&x135.relax(), &x6.relax());
        let mut x137 = x136;
        for _ in 0..6 {
            x137 = square(&x137.relax());
        }
        let x138 = mul(&x137.relax(), &x10.relax());
        let mut x139 = x138;
        for _ in 0..5 {
            x139 = square(&x139.relax());
        }
        let x140 = mul(&x139.relax(), &x13.relax());
        let mut x141 = x140;
        for _ in 0..7 {
            x141 = square(&x141.relax());
        }
        let x142 = mul(&x141.relax(), &x12.relax());
        let mut x143 = x142;
        for _ in 0..9 {
            x143 = square(&x143.relax());
        }
        let x144 = mul(&x143.relax(), &x10.relax());
        let mut x145 = x144;
        for _ in 0..4 {
            x145 = square(&x145.relax());
        }
        let x146 = mul(&x145.relax(), &x5.relax());
        let mut x147 = x146;
        for _ in 0..9 {
            x147 = square(&x147.relax());
        }
        let x148 = mul(&x147.relax(), &x14.relax());
        let mut x149 = x148;
        for _ in 0..4 {
            x149 = square(&x149.relax());
        }
        let x150 = mul(&x149.relax(), &x8.relax());
        let mut x151 = x150;
        for _ in 0..6 {
            x151 = square(&x151.relax());
        }
        let x152 = mul(&x151.relax(), &x9.relax());
        let mut x153 = x152;
        for _ in 0..6 {
            x153 = square(&x153.relax());
        }
        let x154 = mul(&x153.relax(), &x12.relax());
        let mut x155 = x154;
        for _ in 0..5 {
            x155 = square(&x155.relax());
        }
        let x156 = mul(&x155.relax(), &x11.relax());
        let mut x157 = x156;
        for _ in 0..4 {
            x157 = square(&x157.relax());
        }
        let x158 = mul(&x157.relax(), &x5.relax());
        let mut x159 = x158;
        for _ in 0..4 {
            x159 = square(&x159.relax());
        }
        let x160 = mul(&x159.relax(), &x3.relax());
        let mut x161 = x160;
        for _ in 0..9 {
            x161 = square(&x161.relax());
        }
        let x162 = mul(&x161.relax(), &x7.relax());
        let mut x163 = x162;
        for _ in 0..6 {
            x163 = square(&x163.relax());
        }
        let x164 = mul(&x163.relax(), &x9.relax());
        let mut x165 = x164;
        for _ in 0..5 {
            x165 = square(&x165.relax());
        }
        let x166 = mul(&x165.relax(), &x12.relax());
        let mut x167 = x166;
        for _ in 0..11 {
            x167 = square(&x167.relax());
        }
        let x168 = mul(&x167.relax(), &x14.relax());
        let mut x169 = x168;
        for _ in 0..4 {
            x169 = square(&x169.relax());
        }
        let x170 = mul(&x169.relax(), &x5.relax());
        let mut x171 = x170;
        for _ in 0..8 {
            x171 = square(&x171.relax());
        }
        let x172 = mul(&x171.relax(), &x3.relax());
        let mut x173 = x172;
        for _ in 0..7 {
            x173 = square(&x173.relax());
        }
        let x174 = mul(&x173.relax(), &x13.relax());
        let mut x175 = x174;
        for _ in 0..3 {
            x175 = square(&x175.relax());
        }
        let x176 = mul(&x175.relax(), &x4.relax());
        let mut x177 = x176;
        for _ in 0..8 {
            x177 = square(&x177.relax());
        }
        let x178 = mul(&x177.relax(), &x14.relax());
        let mut x179 = x178;
        for _ in 0..3 {
            x179 = square(&x179.relax());
        }
        let x180 = mul(&x179.relax(), &a.relax());
        let mut x181 = x180;
        for _ in 0..8 {
            x181 = square(&x181.relax());
        }
        let x182 = mul(&x181.relax(), &x8.relax());
        let mut x183 = x182;
        for _ in 0..3 {
            x183 = square(&x183.relax());
        }
        mul(&x183.relax(), &a.relax())
    }

    /// out = a^1331684699081905773686966904488651388517342873708180584403111660513502390006644134406723028256595313406156735410987361198165720310405343322235720072016414
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn pow_root(a: &Element) -> Element {
        let x1 = square(&a.relax());
        let x2 = mul(&a.relax(), &x1.relax());
        let x3 = mul(&x2.relax(), &x1.relax());
        let x4 = mul(&x3.relax(), &x1.relax());
        let x5 = mul(&x4.relax(), &x1.relax());
        let x6 = mul(&x5.relax(), &x1.relax());
        let x7 = mul(&x6.relax(), &x1.relax());
        let x8 = mul(&x7.relax(), &x1.relax());
        let x9 = mul(&x8.relax(), &x1.relax());
        let x10 = mul(&x9.relax(), &x1.relax());
        let x11 = mul(&x10.relax(), &x1.relax());
        let x12 = mul(&x11.relax(), &x1.relax());
        let x13 = mul(&x12.relax(), &x1.relax());
        let x14 = mul(&x13.relax(), &x1.relax());
        let x15 = mul(&x14.relax(), &x1.relax());
        let x16 = mul(&x15.relax(), &x1.relax());
        let mut x17 = x13;
        for _ in 0..6 {
            x17 = square(&x17.relax());
        }
        let x18 = mul(&x17.relax(), &x14.relax());
        let mut x19 = x18;
        for _ in 0..5 {
            x19 = square(&x19.relax());
        }
        let x20 = mul(&x19.relax(), &x5.relax());
        let mut x21 = x20;
        for _ in 0..8 {
            x21 = square(&x21.relax());
        }
        let x22 = mul(&x21.relax(), &x15.relax());
        let mut x23 = x22;
        for _ in 0..7 {
            x23 = square(&x23.relax());
        }
        let x24 = mul(&x23.relax(), &x8.relax());
        let mut x25 = x24;
        for _ in 0..6 {
            x25 = square(&x25.relax());
        }
        let x26 = mul(&x25.relax(), &x15.relax());
        let mut x27 = x26;
        for _ in 0..11 {
            x27 = square(&x27.relax());
        }
        let x28 = mul(&x27.relax(), &x16.relax());
        let mut x29 = x28;
        for _ in 0..8 {
            x29 = square(&x29.relax());
        }
        let x30 = mul(&x29.relax(), &x10.relax());
        let mut x31 = x30;
        for _ in 0..6 {
            x31 = square(&x31.relax());
        }
        let x32 = mul(&x31.relax(), &x16.relax());
        let mut x33 = x32;
        for _ in 0..5 {
            x33 = square(&x33.relax());
        }
        let x34 = mul(&x33.relax(), &x16.relax());
        let mut x35 = x34;
        for _ in 0..5 {
            x35 = square(&x35.relax());
        }
        let x36 = mul(&x35.relax(), &x13.relax());
        let mut x37 = x36;
        for _ in 0..8 {
            x37 = square(&x37.relax());
        }
        let x38 = mul(&x37.relax(), &x11.relax());
        let mut x39 = x38;
        for _ in 0..3 {
            x39 = square(&x39.relax());
        }
        let x40 = mul(&x39.relax(), &x2.relax());
        let mut x41 = x40;
        for _ in 0..8 {
            x41 = square(&x41.relax());
        }
        let x42 = mul(&x41.relax(), &x7.relax());
        let mut x43 = x42;
        for _ in 0..8 {
            x43 = square(&x43.relax());
        }
        let x44 = mul(&x43.relax(), &x11.relax());
        let mut x45 = x44;
        for _ in 0..3 {
            x45 = square(&x45.relax());
        }
        let x46 = mul(&x45.relax(), &x4.relax());
        let mut x47 = x46;
        for _ in 0..8 {
            x47 = square(&x47.relax());
        }
        let x48 = mul(&x47.relax(), &x16.relax());
        let mut x49 = x48;
        for _ in 0..7 {
            x49 = square(&x49.relax());
        }
        let x50 = mul(&x49.relax(), &x10.relax());
        let mut x51 = x50;
        for _ in 0..7 {
            x51 = square(&x51.relax());
        }
        let x52 = mul(&x51.relax(), &x5.relax());
        let mut x53 = x52;
        for _ in 0..6 {
            x53 = square(&x53.relax());
        }
        let x54 = mul(&x53.relax(), &x11.relax());
        let mut x55 = x54;
        for _ in 0..3 {
            x55 = square(&x55.relax());
        }
        let x56 = mul(&x55.relax(), &x3.relax());
        let mut x57 = x56;
        for _ in 0..8 {
            x57 = square(&x57.relax());
        }
        let x58 = mul(&x57.relax(), &x6.relax());
        let mut x59 = x58;
        for _ in 0..2 {
            x59 = square(&x59.relax());
        }
        let x60 = mul(&x59.relax(), &a.relax());
        let mut x61 = x60;
        for _ in 0..5 {
            x61 = square(&x61.relax());
        }
        let x62 = mul(&x61.relax(), &a.relax());
        let mut x63 = x62;
        for _ in 0..10 {
            x63 = square(&x63.relax());
        }
        let x64 = mul(&x63.relax(), &x15.relax());
        let mut x65 = x64;
        for _ in 0..6 {
            x65 = square(&x65.relax());
        }
        let x66 = mul(&x65.relax(), &x15.relax());
        let mut x67 = x66;
        for _ in 0..5 {
            x67 = square(&x67.relax());
        }
        let x68 = mul(&x67.relax(), &x12.relax());
        let mut x69 = x68;
        for _ in 0..7 {
            x69 = square(&x69.relax());
        }
        let x70 = mul(&x69.relax(), &x9.relax());
        let mut x71 = x70;
        for _ in 0..5 {
            x71 = square(&x71.relax());
        }
        let x72 = mul(&x71.relax(), &x2.relax());
        let mut x73 = x72;
        for _ in 0..4 {
            x73 = square(&x73.relax());
        }
        let x74 = mul(&x73.relax(), &a.relax());
        let mut x75 = x74;
        for _ in 0..8 {
            x75 = square(&x75.relax());
        }
        let x76 = mul(&x75.relax(), &x5.relax());
        let mut x77 = x76;
        for _ in 0..5 {
            x77 = square(&x77.relax());
        }
        let x78 = mul(&x77.relax(), &x7.relax());
        let mut x79 = x78;
        for _ in 0..6 {
            x79 = square(&x79.relax());
        }
        let x80 = mul(&x79.relax(), &x16.relax());
        let mut x81 = x80;
        for _ in 0..6 {
            x81 = square(&x81.relax());
        }
        let x82 = mul(&x81.relax(), &x16.relax());
        let mut x83 = x82;
        for _ in 0..3 {
            x83 = square(&x83.relax());
        }
        let x84 = mul(&x83.relax(), &x4.relax());
        let mut x85 = x84;
        for _ in 0..4 {
            x85 = square(&x85.relax());
        }
        let x86 = mul(&x85.relax(), &x2.relax());
        let mut x87 = x86;
        for _ in 0..7 {
            x87 = square(&x87.relax());
        }
        let x88 = mul(&x87.relax(), &x7.relax());
        let mut x89 = x88;
        for _ in 0..7 {
            x89 = square(&x89.relax());
        }
        let x90 = mul(&x89.relax(), &x10.relax());
        let mut x91 = x90;
        for _ in 0..7 {
            x91 = square(&x91.relax());
        }
        let x92 = mul(&x91.relax(), &x9.relax());
        let mut x93 = x92;
        for _ in 0..6 {
            x93 = square(&x93.relax());
        }
        let x94 = mul(&x93.relax(), &x13.relax());
        let mut x95 = x94;
        for _ in 0..5 {
            x95 = square(&x95.relax());
        }
        let x96 = mul(&x95.relax(), &x4.relax());
        let mut x97 = x96;
        for _ in 0..7 {
            x97 = square(&x97.relax());
        }
        let x98 = mul(&x97.relax(), &x14.relax());
        let mut x99 = x98;
        for _ in 0..6 {
            x99 = square(&x99.relax());
        }
        let x100 = mul(&x99.relax(), &x10.relax());
        let mut x101 = x100;
        for _ in 0..4 {
            x101 = square(&x101.relax());
        }
        let x102 = mul(&x101.relax(), &x7.relax());
        let mut x103 = x102;
        for _ in 0..6 {
            x103 = square(&x103.relax());
        }
        let x104 = mul(&x103.relax(), &x11.relax());
        let mut x105 = x104;
        for _ in 0..5 {
            x105 = square(&x105.relax());
        }
        let x106 = mul(&x105.relax(), &x9.relax());
        let mut x107 = x106;
        for _ in 0..4 {
            x107 = square(&x107.relax());
        }
        let x108 = mul(&x107.relax(), &x6.relax());
        let mut x109 = x108;
        for _ in 0..8 {
            x109 = square(&x109.relax());
        }
        let x110 = mul(&x109.relax(), &x11.relax());
        let mut x111 = x110;
        for _ in 0..5 {
            x111 = square(&x111.relax());
        }
        let x112 = mul(&x111.relax(), &x10.relax());
        let mut x113 = x112;
        for _ in 0..5 {
            x113 = square(&x113.relax());
        }
        let x114 = mul(&x113.relax(), &x16.relax());
        let mut x115 = x114;
        for _ in 0..6 {
            x115 = square(&x115.relax());
        }
        let x116 = mul(&x115.relax(), &x7.relax());
        let mut x117 = x116;
        for _ in 0..6 {
            x117 = square(&x117.relax());
        }
        let x118 = mul(&x117.relax(), &x11.relax());
        let mut x119 = x118;
        for _ in 0..10 {
            x119 = square(&x119.relax());
        }
        let x120 = mul(&x119.relax(), &x15.relax());
        let mut x121 = x120;
        for _ in 0..6 {
            x121 = square(&x121.relax());
        }
        let x122 = mul(&x121.relax(), &x9.relax());
        let mut x123 = x122;
        for _ in 0..6 {
            x123 = square(&x123.relax());
        }
        let x124 = mul(&x123.relax(), &x13.relax());
        let mut x125 = x124;
        for _ in 0..5 {
            x125 = square(&x125.relax());
        }
        let x126 = mul(&x125.relax(), &x13.relax());
        let x127 = square(&x126.relax());
        let x128 = mul(&x127.relax(), &a.relax());
        let mut x129 = x128;
        for _ in 0..9 {
            x129 = square(&x129.relax());
        }
        let x130 = mul(&x129.relax(), &x13.relax());
        let x131 = square(&x130.relax());
        let x132 = mul(&x131.relax(), &a.relax());
        let mut x133 = x132;
        for _ in 0..10 {
            x133 = square(&x133.relax());
        }
        let x134 = mul(&x133.relax(), &x16.relax());
        let mut x135 = x134;
        for _ in 0..8 {
            x135 = square(&x135.relax());
        }
        let x136 = mul(&x135.relax(), &x6.relax());
        let mut x137 = x136;
        for _ in 0..6 {
            x137 = square(&x137.relax());
        }
        let x138 = mul(&x137.relax(), &x10.relax());
        let mut x139 = x138;
        for _ in 0..5 {
            x139 = square(&x139.relax());
        }
        let x140 = mul(&x139.relax(), &x13.relax());
        let mut x141 = x140;
        for _ in 0..7 {
            x141 = square(&x141.relax());
        }
        let x142 = mul(&x141.relax(), &x12.relax());
        let mut x143 = x142;
        for _ in 0..9 {
            x143 = square(&x143.relax());
        }
        let x144 = mul(&x143.relax(), &x10.relax());
        let mut x145 = x144;
        for _ in 0..4 {
            x145 = square(&x145.relax());
        }
        let x146 = mul(&x145.relax(), &x5.relax());
        let mut x147 = x146;
        for _ in 0..9 {
            x147 = square(&x147.relax());
        }
        let x148 = mul(&x147.relax(), &x14.relax());
        let mut x149 = x148;
        for _ in 0..4 {
            x149 = square(&x149.relax());
        }
        let x150 = mul(&x149.relax(), &x8.relax());
        let mut x151 = x150;
        for _ in 0..6 {
            x151 = square(&x151.relax());
        }
        let x152 = mul(&x151.relax(), &x9.relax());
        let mut x153 = x152;
        for _ in 0..6 {
            x153 = square(&x153.relax());
        }
        let x154 = mul(&x153.relax(), &x12.relax());
        let mut x155 = x154;
        for _ in 0..5 {
            x155 = square(&x155.relax());
        }
        let x156 = mul(&x155.relax(), &x11.relax());
        let mut x157 = x156;
        for _ in 0..4 {
            x157 = square(&x157.relax());
        }
        let x158 = mul(&x157.relax(), &x5.relax());
        let mut x159 = x158;
        for _ in 0..4 {
            x159 = square(&x159.relax());
        }
        let x160 = mul(&x159.relax(), &x3.relax());
        let mut x161 = x160;
        for _ in 0..9 {
            x161 = square(&x161.relax());
        }
        let x162 = mul(&x161.relax(), &x7.relax());
        let mut x163 = x162;
        for _ in 0..6 {
            x163 = square(&x163.relax());
        }
        let x164 = mul(&x163.relax(), &x9.relax());
        let mut x165 = x164;
        for _ in 0..5 {
            x165 = square(&x165.relax());
        }
        let x166 = mul(&x165.relax(), &x12.relax());
        let mut x167 = x166;
        for _ in 0..11 {
            x167 = square(&x167.relax());
        }
        let x168 = mul(&x167.relax(), &x14.relax());
        let mut x169 = x168;
        for _ in 0..4 {
            x169 = square(&x169.relax());
        }
        let x170 = mul(&x169.relax(), &x5.relax());
        let mut x171 = x170;
        for _ in 0..8 {
            x171 = square(&x171.relax());
        }
        let x172 = mul(&x171.relax(), &x3.relax());
        let mut x173 = x172;
        for _ in 0..7 {
            x173 = square(&x173.relax());
        }
        let x174 = mul(&x173.relax(), &x13.relax());
        let mut x175 = x174;
        for _ in 0..3 {
            x175 = square(&x175.relax());
        }
        let x176 = mul(&x175.relax(), &x4.relax());
        let mut x177 = x176;
        for _ in 0..8 {
            x177 = square(&x177.relax());
        }
        let x178 = mul(&x177.relax(), &x14.relax());
        let mut x179 = x178;
        for _ in 0..3 {
            x179 = square(&x179.relax());
        }
        let x180 = mul(&x179.relax(), &a.relax());
        let mut x181 = x180;
        for _ in 0..8 {
            x181 = square(&x181.relax());
        }
        let x182 = mul(&x181.relax(), &x8.relax());
        square(&x182.relax())
    }

    /// out^2 = a and ok = 1 if a is a square or 0; else ok = 0, and out is not a root
    ///
    /// `is_odd` tells the two roots apart.
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn sqrt(a: &Element) -> (Element, Mask) {
        let mut out = pow_root(a);
        out = mul(&out.relax(), &a.relax());
        let squared = square(&out.relax());
        let ok = equal(&squared, a);
        (out, ok)
    }

    /// out = a^((p - 1) / 2)
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn pow_euler(a: &Element) -> Element {
        let mut out = pow_root(a);
        out = square(&out.relax());
        out = mul(&out.relax(), &a.relax());
        out
    }

    /// out = 1 if a is a square or 0, else 0
    #[inline]
    #[target_feature(enable = "avx512f,avx512ifma")]
    pub fn is_square(a: &Element) -> Mask {
        let character = pow_euler(a);
        let squared = square(&character.relax());
        equal(&squared, &character)
    }
}
