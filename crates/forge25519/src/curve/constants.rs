//! Base points, points of small order, and constants of the field.

use super::edwards::{CompressedEdwardsY, EdwardsBasepointTable};
use super::ristretto::{CompressedRistretto, RistrettoBasepointTable};
use super::{EdwardsPoint, MontgomeryPoint, RistrettoPoint, Scalar};
use crate::edwards::Point;
use crate::field::Fe;

/// B, by the bytes of y = 4/5.
pub const ED25519_BASEPOINT_COMPRESSED: CompressedEdwardsY = {
    let mut bytes = [0x66; 32];
    bytes[0] = 0x58;
    CompressedEdwardsY(bytes)
};

/// u = 9 of B.
pub const X25519_BASEPOINT: MontgomeryPoint = MontgomeryPoint(Scalar::small(9).bytes);

/// The encoding of B in ristretto255 (RFC 9496, appendix A.1).
pub const RISTRETTO_BASEPOINT_COMPRESSED: CompressedRistretto = CompressedRistretto([
    0xe2, 0xf2, 0xae, 0x0a, 0x6a, 0xbc, 0x4e, 0x71, 0xa8, 0x84, 0xa9, 0x61, 0xc5, 0x00, 0x51, 0x5f,
    0x58, 0xe3, 0x0b, 0x6a, 0xa5, 0x82, 0xdd, 0x8d, 0xb6, 0xa6, 0x59, 0x45, 0xe0, 0x8d, 0x2d, 0x76,
]);

/// B as an element of ristretto255.
pub const RISTRETTO_BASEPOINT_POINT: RistrettoPoint = RistrettoPoint(ED25519_BASEPOINT_POINT);

/// Multiples of B.
pub static ED25519_BASEPOINT_TABLE: &EdwardsBasepointTable = &EdwardsBasepointTable::OF_BASEPOINT;

/// Multiples of B in ristretto255.
pub static RISTRETTO_BASEPOINT_TABLE: &RistrettoBasepointTable =
    &RistrettoBasepointTable::OF_BASEPOINT;

/// B.
pub const ED25519_BASEPOINT_POINT: EdwardsPoint = point(
    &[
        0xc956_2d60_8f25_d51a,
        0x692c_c760_9525_a7b2,
        0xc0a4_e231_fdd6_dc5c,
        0x2169_36d3_cd6e_53fe,
    ],
    &[
        0x6666_6666_6666_6658,
        0x6666_6666_6666_6666,
        0x6666_6666_6666_6666,
        0x6666_6666_6666_6666,
    ],
    &[
        0x6dde_8ab3_a5b7_dda3,
        0x20f0_9f80_7751_52f5,
        0x66ea_4e8e_64ab_e37d,
        0x6787_5f0f_d78b_7665,
    ],
);

/// The points of small order: i times a point of order 8 at `[i]`.
pub const EIGHT_TORSION: [EdwardsPoint; 8] = [
    point(
        &[
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
        ],
        &[
            0x0000_0000_0000_0001,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
        ],
        &[
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
        ],
    ),
    point(
        &[
            0xdea1_4646_c545_d14a,
            0x5c19_3c70_13e5_e238,
            0xe933_9932_38de_4abb,
            0x1fd5_b9a0_0639_4a28,
        ],
        &[
            0x4fd8_4d3d_706a_17c7,
            0x0f67_100d_760b_3cba,
            0xc6cc_392c_fa53_202a,
            0x7a03_ac92_77fd_c74e,
        ],
        &[
            0x2d0d_253e_de7e_8781,
            0xba99_3d74_cdfa_8596,
            0x3032_76d1_92f8_af0a,
            0x6ce2_44c3_60a2_6beb,
        ],
    ),
    point(
        &[
            0x3b11_e4d8_b5f1_5f3d,
            0xd0bc_e7f9_52d0_1b87,
            0xd4b2_ff66_c204_2858,
            0x547c_db7f_b03e_20f4,
        ],
        &[
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
        ],
        &[
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
        ],
    ),
    point(
        &[
            0xdea1_4646_c545_d14a,
            0x5c19_3c70_13e5_e238,
            0xe933_9932_38de_4abb,
            0x1fd5_b9a0_0639_4a28,
        ],
        &[
            0xb027_b2c2_8f95_e826,
            0xf098_eff2_89f4_c345,
            0x3933_c6d3_05ac_dfd5,
            0x05fc_536d_8802_38b1,
        ],
        &[
            0xd2f2_dac1_2181_786c,
            0x4566_c28b_3205_7a69,
            0xcfcd_892e_6d07_50f5,
            0x131d_bb3c_9f5d_9414,
        ],
    ),
    point(
        &[
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
        ],
        &[
            0xffff_ffff_ffff_ffec,
            0xffff_ffff_ffff_ffff,
            0xffff_ffff_ffff_ffff,
            0x7fff_ffff_ffff_ffff,
        ],
        &[
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
        ],
    ),
    point(
        &[
            0x215e_b9b9_3aba_2ea3,
            0xa3e6_c38f_ec1a_1dc7,
            0x16cc_66cd_c721_b544,
            0x602a_465f_f9c6_b5d7,
        ],
        &[
            0xb027_b2c2_8f95_e826,
            0xf098_eff2_89f4_c345,
            0x3933_c6d3_05ac_dfd5,
            0x05fc_536d_8802_38b1,
        ],
        &[
            0x2d0d_253e_de7e_8781,
            0xba99_3d74_cdfa_8596,
            0x3032_76d1_92f8_af0a,
            0x6ce2_44c3_60a2_6beb,
        ],
    ),
    point(
        &[
            0xc4ee_1b27_4a0e_a0b0,
            0x2f43_1806_ad2f_e478,
            0x2b4d_0099_3dfb_d7a7,
            0x2b83_2480_4fc1_df0b,
        ],
        &[
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
        ],
        &[
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
            0x0000_0000_0000_0000,
        ],
    ),
    point(
        &[
            0x215e_b9b9_3aba_2ea3,
            0xa3e6_c38f_ec1a_1dc7,
            0x16cc_66cd_c721_b544,
            0x602a_465f_f9c6_b5d7,
        ],
        &[
            0x4fd8_4d3d_706a_17c7,
            0x0f67_100d_760b_3cba,
            0xc6cc_392c_fa53_202a,
            0x7a03_ac92_77fd_c74e,
        ],
        &[
            0xd2f2_dac1_2181_786c,
            0x4566_c28b_3205_7a69,
            0xcfcd_892e_6d07_50f5,
            0x131d_bb3c_9f5d_9414,
        ],
    ),
];

/// L, the order of B, as bytes.
pub(crate) const ORDER: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10,
];

/// √(a·d − 1) with a = −1 (RFC 9496, section 4.1).
pub(super) const SQRT_AD_MINUS_ONE: Fe = Fe::constant(&[
    0x7e97_f6a0_497b_2e1b,
    0xaf9d_8e0c_1b78_54bd,
    0x0f3c_fcc9_31f5_d1fd,
    0x3769_31bf_2b83_48ac,
]);

/// 1/√(a − d).
pub(super) const INVSQRT_A_MINUS_D: Fe = Fe::constant(&[
    0x99c8_fdaa_805d_40ea,
    0x9d2f_1617_5a41_72be,
    0x16c2_7b91_fe01_d840,
    0x786c_8905_cfaf_fca2,
]);

/// 1 − d².
pub(super) const ONE_MINUS_D_SQUARED: Fe = Fe::constant(&[
    0xe27c_09c1_945f_c176,
    0x2c81_a138_cd5e_350f,
    0x9994_abdd_be70_dfe4,
    0x0290_72a8_b2b3_e0d7,
]);

/// (d − 1)².
pub(super) const D_MINUS_ONE_SQUARED: Fe = Fe::constant(&[
    0x31ad_5aaa_44ed_4d20,
    0xd29e_4a2c_b01e_1999,
    0x4cdc_d32f_529b_4eeb,
    0x5968_b37a_f66c_2241,
]);

/// √−486664, the even one (RFC 9380, section 6.8.2).
pub(super) const SQRT_MINUS_486664: Fe = Fe::constant(&[
    0xcc6e_04aa_ff45_7e06,
    0xc5a1_d3d1_4b7d_1a82,
    0xd27b_08dc_03fc_4f7e,
    0x0f26_edf4_60a0_06bb,
]);

/// A of v² = u³ + A·u² + u.
pub(super) const MONTGOMERY_A: Fe = Fe::constant(&[
    0x0000_0000_0007_6d06,
    0x0000_0000_0000_0000,
    0x0000_0000_0000_0000,
    0x0000_0000_0000_0000,
]);

/// √(2/√−1), either.
pub(super) const SQRT_2_OVER_I: Fe = Fe::constant(&[
    0x3b11_e4d8_b5f1_5f3e,
    0xd0bc_e7f9_52d0_1b87,
    0xd4b2_ff66_c204_2858,
    0x547c_db7f_b03e_20f4,
]);

/// A point by x, y and x·y.
const fn point(x: &[u64; 4], y: &[u64; 4], t: &[u64; 4]) -> EdwardsPoint {
    EdwardsPoint(Point {
        x: Fe::constant(x),
        y: Fe::constant(y),
        z: Fe::ONE,
        t: Fe::constant(t),
    })
}
