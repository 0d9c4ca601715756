//! The action with limbs of 57 bits and the base instruction set.

limbforge_csidh_emulated::assembly!(
    "csidh512_x57_rv64gc_rocket",
    csidh512_x57,
    csidh512_x57_add,
    csidh512_x57_sub,
    csidh512_x57_mul,
    csidh512_x57_square
);
