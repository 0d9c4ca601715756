//! The action with limbs of 57 bits and the proposed instructions for them.

limbforge_csidh_emulated::assembly!(
    "csidh512_x57_rv64gc_ise_reduced_rocket",
    csidh512_x57,
    csidh512_x57_add,
    csidh512_x57_sub,
    csidh512_x57_mul,
    csidh512_x57_square
);
