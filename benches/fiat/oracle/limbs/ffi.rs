// The functions of SIDE_MODULE, compiled from C, with the signatures of Rust. Each is called twice: with results apart
// from parameters, and with each result in the place of each parameter. All must agree.
pub mod SIDE_MODULE {
    type Limbs = [uWORD; LIMBS];
    pub struct fiat_PREFIX_tight_field_element(pub Limbs);
    pub struct fiat_PREFIX_loose_field_element(pub Limbs);
    use fiat_PREFIX_tight_field_element as Tight;
    use fiat_PREFIX_loose_field_element as Loose;

    type Two = unsafe extern "C" fn(*mut uWORD, *const uWORD, *const uWORD);
    type One = unsafe extern "C" fn(*mut uWORD, *const uWORD);

    unsafe extern "C" {
        fn SIDE_MODULE_carry_mul(o: *mut uWORD, a: *const uWORD, b: *const uWORD);
        fn SIDE_MODULE_carry_square(o: *mut uWORD, a: *const uWORD);
        fn SIDE_MODULE_carry(o: *mut uWORD, a: *const uWORD);
        fn SIDE_MODULE_add(o: *mut uWORD, a: *const uWORD, b: *const uWORD);
        fn SIDE_MODULE_sub(o: *mut uWORD, a: *const uWORD, b: *const uWORD);
        fn SIDE_MODULE_opp(o: *mut uWORD, a: *const uWORD);
        fn SIDE_MODULE_selectznz(o: *mut uWORD, c: u8, a: *const uWORD, b: *const uWORD);
        fn SIDE_MODULE_to_bytes(o: *mut u8, a: *const uWORD);
        fn SIDE_MODULE_from_bytes(o: *mut uWORD, a: *const u8);
        fn SIDE_MODULE_relax(o: *mut uWORD, a: *const uWORD);
        SCALED_DECLARED
    }

    // SAFETY, of all blocks below: pointers are to arrays as long as the functions' declarations say; where a result is
    // also a parameter, both are made of one mutable pointer.
    fn two(call: Two, out: &mut Limbs, a: &Limbs, b: &Limbs) {
        unsafe { call(out.as_mut_ptr(), a.as_ptr(), b.as_ptr()) };
        let (mut left, mut right) = (*a, *b);
        let (x, y) = (left.as_mut_ptr(), right.as_mut_ptr());
        unsafe { call(x, x, b.as_ptr()) };
        unsafe { call(y, a.as_ptr(), y) };
        assert_eq!((&left, &right), (&*out, &*out), "a result in the place of a parameter");
    }

    fn one(call: One, out: &mut Limbs, a: &Limbs) {
        unsafe { call(out.as_mut_ptr(), a.as_ptr()) };
        let mut same = *a;
        let x = same.as_mut_ptr();
        unsafe { call(x, x) };
        assert_eq!(&same, out, "a result in the place of the parameter");
    }

    pub fn fiat_PREFIX_carry_mul(out: &mut Tight, a: &Loose, b: &Loose) { two(SIDE_MODULE_carry_mul, &mut out.0, &a.0, &b.0); }
    pub fn fiat_PREFIX_carry_square(out: &mut Tight, a: &Loose) { one(SIDE_MODULE_carry_square, &mut out.0, &a.0); }
    pub fn fiat_PREFIX_carry(out: &mut Tight, a: &Loose) { one(SIDE_MODULE_carry, &mut out.0, &a.0); }
    pub fn fiat_PREFIX_add(out: &mut Loose, a: &Tight, b: &Tight) { two(SIDE_MODULE_add, &mut out.0, &a.0, &b.0); }
    pub fn fiat_PREFIX_sub(out: &mut Loose, a: &Tight, b: &Tight) { two(SIDE_MODULE_sub, &mut out.0, &a.0, &b.0); }
    pub fn fiat_PREFIX_opp(out: &mut Loose, a: &Tight) { one(SIDE_MODULE_opp, &mut out.0, &a.0); }
    pub fn fiat_PREFIX_relax(out: &mut Loose, a: &Tight) { one(SIDE_MODULE_relax, &mut out.0, &a.0); }
    pub fn fiat_PREFIX_selectznz(out: &mut Limbs, c: u8, a: &Limbs, b: &Limbs) {
        unsafe { SIDE_MODULE_selectznz(out.as_mut_ptr(), c, a.as_ptr(), b.as_ptr()) };
        let (mut left, mut right) = (*a, *b);
        let (x, y) = (left.as_mut_ptr(), right.as_mut_ptr());
        unsafe { SIDE_MODULE_selectznz(x, c, x, b.as_ptr()) };
        unsafe { SIDE_MODULE_selectznz(y, c, a.as_ptr(), y) };
        assert_eq!((&left, &right), (&*out, &*out), "a result in the place of a parameter");
    }
    pub fn fiat_PREFIX_to_bytes(out: &mut [u8; BYTES], a: &Tight) { unsafe { SIDE_MODULE_to_bytes(out.as_mut_ptr(), a.0.as_ptr()) } }
    pub fn fiat_PREFIX_from_bytes(out: &mut Tight, a: &[u8; BYTES]) { unsafe { SIDE_MODULE_from_bytes(out.0.as_mut_ptr(), a.as_ptr()) } }
    SCALED_CALLED
}
