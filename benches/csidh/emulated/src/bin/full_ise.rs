//! The action with full limbs and the proposed instructions for them.

limbforge_csidh_emulated::assembly!(
    "csidh512_rv64gc_ise_full_rocket",
    csidh512,
    csidh512_add,
    csidh512_sub,
    csidh512_mul,
    csidh512_square
);
