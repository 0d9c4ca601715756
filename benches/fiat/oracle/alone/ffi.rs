// The functions on single words of SIDE_MODULE, compiled from C, with the signatures of Rust.
pub mod SIDE_MODULE_alone {
    unsafe extern "C" {
        fn SIDE_MODULE_addcarryx_uWIDTH(o: *mut uWORD, c: *mut u8, k: u8, a: uWORD, b: uWORD);
        fn SIDE_MODULE_subborrowx_uWIDTH(o: *mut uWORD, c: *mut u8, k: u8, a: uWORD, b: uWORD);
        fn SIDE_MODULE_cmovznz_uWORD(o: *mut uWORD, k: u8, a: uWORD, b: uWORD);
        fn SIDE_MODULE_mulx_uWORD(o: *mut uWORD, h: *mut uWORD, a: uWORD, b: uWORD); // MONTGOMERY
    }

    // SAFETY, of all blocks below: pointers are those of mutable references to what the functions write.
    pub fn fiat_PREFIX_addcarryx_uWIDTH(o: &mut uWORD, c: &mut u8, k: u8, a: uWORD, b: uWORD) { unsafe { SIDE_MODULE_addcarryx_uWIDTH(o, c, k, a, b) } }
    pub fn fiat_PREFIX_subborrowx_uWIDTH(o: &mut uWORD, c: &mut u8, k: u8, a: uWORD, b: uWORD) { unsafe { SIDE_MODULE_subborrowx_uWIDTH(o, c, k, a, b) } }
    pub fn fiat_PREFIX_cmovznz_uWORD(o: &mut uWORD, k: u8, a: uWORD, b: uWORD) { unsafe { SIDE_MODULE_cmovznz_uWORD(o, k, a, b) } }
    pub fn fiat_PREFIX_mulx_uWORD(o: &mut uWORD, h: &mut uWORD, a: uWORD, b: uWORD) { unsafe { SIDE_MODULE_mulx_uWORD(o, h, a, b) } } // MONTGOMERY
}
