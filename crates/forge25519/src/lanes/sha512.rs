//! SHA-512 (FIPS 180-4) of eight messages of any lengths.

use super::{COUNT, Hasher, Word, lanes};
use crate::wipe::Wiped;
use core::array::from_fn;
use sha2::Digest;

/// Bytes of a block.
const BLOCK: usize = 128;

/// Blocks that take as long one after the other as one in each lane: where lengths differ so much that fewer lanes are
/// busy on average, messages are hashed one after the other.
const FULL: usize = 3;

/// First 64 bits of the fractional parts of the square roots of the first eight primes.
const INITIAL: [u64; 8] = [
    0x6a09_e667_f3bc_c908,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
    0x1f83_d9ab_fb41_bd6b,
    0x5be0_cd19_137e_2179,
];

/// The hash of each lane's parts, one after the other. Time depends on lengths alone.
#[inline(always)]
pub(crate) fn sha512<M: Hasher>(machine: M, messages: &[[&[u8]; 3]; COUNT]) -> [[u8; 64]; COUNT] {
    let lengths = messages.map(|parts| parts.iter().map(|part| part.len()).sum::<usize>());
    // A one after the message and a length of 16 bytes in the last block.
    let blocks = lengths.map(|length| (length + 17).div_ceil(BLOCK));
    let most = blocks.iter().copied().max().unwrap_or(0);
    if FULL * most > blocks.iter().sum() {
        return messages.map(|parts| {
            let mut hasher = sha2::Sha512::new();
            parts.iter().for_each(|part| hasher.update(part));
            hasher.finalize().into()
        });
    }
    let mut state = INITIAL.map(|word| machine.vector(&[word; COUNT]));
    let mut bytes = Wiped([0; BLOCK]);
    for block in 0..most {
        let mut rows = Wiped([[[0; COUNT]; COUNT]; 2]);
        for lane in 0..COUNT {
            if block < blocks[lane] {
                pad(&messages[lane], lengths[lane], block, &mut bytes.0);
                let [first, second] = &mut rows.0;
                let words = first[lane].iter_mut().chain(&mut second[lane]);
                for (word, bytes) in words.zip(bytes.chunks_exact(8)) {
                    *word = bytes
                        .iter()
                        .fold(0, |word, byte| word << 8 | u64::from(*byte));
                }
            }
        }
        let [first, second] = rows
            .each_ref()
            .map(|rows| machine.transpose(rows.each_ref()));
        let mut words = [state[0]; 16];
        for (i, word) in first.iter().chain(&second).enumerate() {
            words[i] = machine.vector(word);
        }
        let next = compress(machine, state, words);
        let active = lanes(|lane| block < blocks[lane]);
        for (state, next) in state.iter_mut().zip(next) {
            *state = machine.blend(active, next, *state);
        }
    }
    let words: [Word; 8] = state.map(|word| machine.words(word));
    let rows = machine.transpose(words.each_ref());
    from_fn(|lane| {
        let mut bytes = [0; 64];
        for (bytes, word) in bytes.chunks_exact_mut(8).zip(rows[lane]) {
            bytes.copy_from_slice(&word.to_be_bytes());
        }
        bytes
    })
}

/// Writes a block of the padded message.
#[inline(always)]
fn pad(parts: &[&[u8]; 3], length: usize, block: usize, bytes: &mut [u8; BLOCK]) {
    *bytes = [0; BLOCK];
    let from = block * BLOCK;
    let mut at = 0;
    for part in parts {
        // The bytes of the part that lie in the block.
        let (begin, end) = (at.max(from), (at + part.len()).min(from + BLOCK));
        if begin < end {
            copy(
                &mut bytes[begin - from..end - from],
                &part[begin - at..end - at],
            );
        }
        at += part.len();
    }
    if (from..from + BLOCK).contains(&length) {
        bytes[length - from] = 0x80;
    }
    if length + 17 <= from + BLOCK {
        bytes[BLOCK - 16..].copy_from_slice(&(8 * length as u128).to_be_bytes());
    }
}

/// Copies a part. Most have 32 bytes: a copy of a known length is no call.
#[inline(always)]
fn copy(to: &mut [u8], part: &[u8]) {
    match (
        <&mut [u8; 32]>::try_from(&mut *to),
        <&[u8; 32]>::try_from(part),
    ) {
        (Ok(to), Ok(part)) => *to = *part,
        _ => to.copy_from_slice(part),
    }
}

/// The state after one more block.
#[inline(always)]
fn compress<M: Hasher>(
    machine: M,
    state: [M::Vector; 8],
    mut words: [M::Vector; 16],
) -> [M::Vector; 8] {
    let m = machine;
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = state;
    for (turn, constants) in CONSTANTS.chunks_exact(16).enumerate() {
        for (i, constant) in constants.iter().enumerate() {
            if turn > 0 {
                let small0 = m.shifted::<1, 8, 7>(words[(i + 1) % 16]);
                let small1 = m.shifted::<19, 61, 6>(words[(i + 14) % 16]);
                let sum = m.plus(words[i], words[(i + 9) % 16]);
                words[i] = m.plus(sum, m.plus(small0, small1));
            }
            let t = m.plus(h, m.plus(m.vector(&[*constant; COUNT]), words[i]));
            let t = m.plus(t, m.plus(m.rotations::<14, 18, 41>(e), m.choice(e, f, g)));
            let u = m.plus(m.rotations::<28, 34, 39>(a), m.majority(a, b, c));
            (h, g, f, e, d, c, b, a) = (g, f, e, m.plus(d, t), c, b, a, m.plus(t, u));
        }
    }
    let [a0, b0, c0, d0, e0, f0, g0, h0] = state;
    [
        m.plus(a0, a),
        m.plus(b0, b),
        m.plus(c0, c),
        m.plus(d0, d),
        m.plus(e0, e),
        m.plus(f0, f),
        m.plus(g0, g),
        m.plus(h0, h),
    ]
}

/// First 64 bits of the fractional parts of the cube roots of the first 80 primes.
const CONSTANTS: [u64; 80] = [
    0x428a_2f98_d728_ae22,
    0x7137_4491_23ef_65cd,
    0xb5c0_fbcf_ec4d_3b2f,
    0xe9b5_dba5_8189_dbbc,
    0x3956_c25b_f348_b538,
    0x59f1_11f1_b605_d019,
    0x923f_82a4_af19_4f9b,
    0xab1c_5ed5_da6d_8118,
    0xd807_aa98_a303_0242,
    0x1283_5b01_4570_6fbe,
    0x2431_85be_4ee4_b28c,
    0x550c_7dc3_d5ff_b4e2,
    0x72be_5d74_f27b_896f,
    0x80de_b1fe_3b16_96b1,
    0x9bdc_06a7_25c7_1235,
    0xc19b_f174_cf69_2694,
    0xe49b_69c1_9ef1_4ad2,
    0xefbe_4786_384f_25e3,
    0x0fc1_9dc6_8b8c_d5b5,
    0x240c_a1cc_77ac_9c65,
    0x2de9_2c6f_592b_0275,
    0x4a74_84aa_6ea6_e483,
    0x5cb0_a9dc_bd41_fbd4,
    0x76f9_88da_8311_53b5,
    0x983e_5152_ee66_dfab,
    0xa831_c66d_2db4_3210,
    0xb003_27c8_98fb_213f,
    0xbf59_7fc7_beef_0ee4,
    0xc6e0_0bf3_3da8_8fc2,
    0xd5a7_9147_930a_a725,
    0x06ca_6351_e003_826f,
    0x1429_2967_0a0e_6e70,
    0x27b7_0a85_46d2_2ffc,
    0x2e1b_2138_5c26_c926,
    0x4d2c_6dfc_5ac4_2aed,
    0x5338_0d13_9d95_b3df,
    0x650a_7354_8baf_63de,
    0x766a_0abb_3c77_b2a8,
    0x81c2_c92e_47ed_aee6,
    0x9272_2c85_1482_353b,
    0xa2bf_e8a1_4cf1_0364,
    0xa81a_664b_bc42_3001,
    0xc24b_8b70_d0f8_9791,
    0xc76c_51a3_0654_be30,
    0xd192_e819_d6ef_5218,
    0xd699_0624_5565_a910,
    0xf40e_3585_5771_202a,
    0x106a_a070_32bb_d1b8,
    0x19a4_c116_b8d2_d0c8,
    0x1e37_6c08_5141_ab53,
    0x2748_774c_df8e_eb99,
    0x34b0_bcb5_e19b_48a8,
    0x391c_0cb3_c5c9_5a63,
    0x4ed8_aa4a_e341_8acb,
    0x5b9c_ca4f_7763_e373,
    0x682e_6ff3_d6b2_b8a3,
    0x748f_82ee_5def_b2fc,
    0x78a5_636f_4317_2f60,
    0x84c8_7814_a1f0_ab72,
    0x8cc7_0208_1a64_39ec,
    0x90be_fffa_2363_1e28,
    0xa450_6ceb_de82_bde9,
    0xbef9_a3f7_b2c6_7915,
    0xc671_78f2_e372_532b,
    0xca27_3ece_ea26_619c,
    0xd186_b8c7_21c0_c207,
    0xeada_7dd6_cde0_eb1e,
    0xf57d_4f7f_ee6e_d178,
    0x06f0_67aa_7217_6fba,
    0x0a63_7dc5_a2c8_98a6,
    0x113f_9804_bef9_0dae,
    0x1b71_0b35_131c_471b,
    0x28db_77f5_2304_7d84,
    0x32ca_ab7b_40c7_2493,
    0x3c9e_be0a_15c9_bebc,
    0x431d_67c4_9c10_0d4c,
    0x4cc5_d4be_cb3e_42b6,
    0x597f_299c_fc65_7e2a,
    0x5fcb_6fab_3ad6_faec,
    0x6c44_198c_4a47_5817,
];
