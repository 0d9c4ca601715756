// The functions of SIDE_MODULE, compiled from C, with the signatures of Rust. Each is called twice: with results apart
// from parameters, and with each result in the place of each parameter of its type. All must agree.
pub mod SIDE_MODULE {
    type Words = [uWORD; LIMBS];
    type Integer = [uWORD; LIMBS + 1];
    pub struct fiat_PREFIX_montgomery_domain_field_element(pub Words);
    pub struct fiat_PREFIX_non_montgomery_domain_field_element(pub Words);
    use fiat_PREFIX_montgomery_domain_field_element as Montgomery;
    use fiat_PREFIX_non_montgomery_domain_field_element as Plain;

    unsafe extern "C" {
        fn SIDE_MODULE_mul(o: *mut uWORD, a: *const uWORD, b: *const uWORD);
        fn SIDE_MODULE_add(o: *mut uWORD, a: *const uWORD, b: *const uWORD);
        fn SIDE_MODULE_sub(o: *mut uWORD, a: *const uWORD, b: *const uWORD);
        fn SIDE_MODULE_square(o: *mut uWORD, a: *const uWORD);
        fn SIDE_MODULE_opp(o: *mut uWORD, a: *const uWORD);
        fn SIDE_MODULE_from_montgomery(o: *mut uWORD, a: *const uWORD);
        fn SIDE_MODULE_to_montgomery(o: *mut uWORD, a: *const uWORD);
        fn SIDE_MODULE_nonzero(o: *mut uWORD, a: *const uWORD);
        fn SIDE_MODULE_selectznz(o: *mut uWORD, c: u8, a: *const uWORD, b: *const uWORD);
        fn SIDE_MODULE_to_bytes(o: *mut u8, a: *const uWORD);
        fn SIDE_MODULE_from_bytes(o: *mut uWORD, a: *const u8);
        fn SIDE_MODULE_set_one(o: *mut uWORD);
        fn SIDE_MODULE_msat(o: *mut uWORD);
        fn SIDE_MODULE_divstep_precomp(o: *mut uWORD);
        fn SIDE_MODULE_divstep(
            o1: *mut uWORD, o2: *mut uWORD, o3: *mut uWORD, o4: *mut uWORD, o5: *mut uWORD,
            d: uWORD, f: *const uWORD, g: *const uWORD, v: *const uWORD, r: *const uWORD,
        );
    }

    // SAFETY, of all blocks below: pointers are to arrays as long as the functions' declarations say; where a result is
    // also a parameter, both are made of one mutable pointer.
    type Two = unsafe extern "C" fn(*mut uWORD, *const uWORD, *const uWORD);
    type One = unsafe extern "C" fn(*mut uWORD, *const uWORD);

    fn two(call: Two, out: &mut Words, a: &Words, b: &Words) {
        unsafe { call(out.as_mut_ptr(), a.as_ptr(), b.as_ptr()) };
        let (mut left, mut right) = (*a, *b);
        let (x, y) = (left.as_mut_ptr(), right.as_mut_ptr());
        unsafe { call(x, x, b.as_ptr()) };
        unsafe { call(y, a.as_ptr(), y) };
        assert_eq!((&left, &right), (&*out, &*out), "a result in the place of a parameter");
        if a == b {
            let mut all = *a;
            let x = all.as_mut_ptr();
            unsafe { call(x, x, x) };
            assert_eq!(&all, out, "a result in the place of both parameters");
        }
    }

    fn one(call: One, out: &mut Words, a: &Words) {
        unsafe { call(out.as_mut_ptr(), a.as_ptr()) };
        let mut same = *a;
        let x = same.as_mut_ptr();
        unsafe { call(x, x) };
        assert_eq!(&same, out, "a result in the place of the parameter");
    }

    pub fn fiat_PREFIX_mul(out: &mut Montgomery, a: &Montgomery, b: &Montgomery) { two(SIDE_MODULE_mul, &mut out.0, &a.0, &b.0); }
    pub fn fiat_PREFIX_add(out: &mut Montgomery, a: &Montgomery, b: &Montgomery) { two(SIDE_MODULE_add, &mut out.0, &a.0, &b.0); }
    pub fn fiat_PREFIX_sub(out: &mut Montgomery, a: &Montgomery, b: &Montgomery) { two(SIDE_MODULE_sub, &mut out.0, &a.0, &b.0); }
    pub fn fiat_PREFIX_square(out: &mut Montgomery, a: &Montgomery) { one(SIDE_MODULE_square, &mut out.0, &a.0); }
    pub fn fiat_PREFIX_opp(out: &mut Montgomery, a: &Montgomery) { one(SIDE_MODULE_opp, &mut out.0, &a.0); }
    pub fn fiat_PREFIX_from_montgomery(out: &mut Plain, a: &Montgomery) { one(SIDE_MODULE_from_montgomery, &mut out.0, &a.0); }
    pub fn fiat_PREFIX_to_montgomery(out: &mut Montgomery, a: &Plain) { one(SIDE_MODULE_to_montgomery, &mut out.0, &a.0); }
    pub fn fiat_PREFIX_nonzero(out: &mut uWORD, a: &Words) { unsafe { SIDE_MODULE_nonzero(out, a.as_ptr()) } }
    pub fn fiat_PREFIX_selectznz(out: &mut Words, c: u8, a: &Words, b: &Words) {
        unsafe { SIDE_MODULE_selectznz(out.as_mut_ptr(), c, a.as_ptr(), b.as_ptr()) };
        let (mut left, mut right) = (*a, *b);
        let (x, y) = (left.as_mut_ptr(), right.as_mut_ptr());
        unsafe { SIDE_MODULE_selectznz(x, c, x, b.as_ptr()) };
        unsafe { SIDE_MODULE_selectznz(y, c, a.as_ptr(), y) };
        assert_eq!((&left, &right), (&*out, &*out), "a result in the place of a parameter");
    }
    pub fn fiat_PREFIX_to_bytes(out: &mut [u8; BYTES], a: &Words) { unsafe { SIDE_MODULE_to_bytes(out.as_mut_ptr(), a.as_ptr()) } }
    pub fn fiat_PREFIX_from_bytes(out: &mut Words, a: &[u8; BYTES]) { unsafe { SIDE_MODULE_from_bytes(out.as_mut_ptr(), a.as_ptr()) } }
    pub fn fiat_PREFIX_set_one(out: &mut Montgomery) { unsafe { SIDE_MODULE_set_one(out.0.as_mut_ptr()) } }
    pub fn fiat_PREFIX_msat(out: &mut Integer) { unsafe { SIDE_MODULE_msat(out.as_mut_ptr()) } }
    pub fn fiat_PREFIX_divstep_precomp(out: &mut Words) { unsafe { SIDE_MODULE_divstep_precomp(out.as_mut_ptr()) } }
    #[allow(clippy::too_many_arguments)]
    pub fn fiat_PREFIX_divstep(
        o1: &mut uWORD, o2: &mut Integer, o3: &mut Integer, o4: &mut Words, o5: &mut Words,
        d: uWORD, f: &Integer, g: &Integer, v: &Words, r: &Words,
    ) {
        unsafe {
            SIDE_MODULE_divstep(
                o1, o2.as_mut_ptr(), o3.as_mut_ptr(), o4.as_mut_ptr(), o5.as_mut_ptr(),
                d, f.as_ptr(), g.as_ptr(), v.as_ptr(), r.as_ptr(),
            );
        }
        // Crosswise, so that a result that is written before all is read would be seen.
        let (mut a, mut b, mut x, mut y) = (*g, *f, *r, *v);
        let mut e = d;
        let (pa, pb, px, py) = (a.as_mut_ptr(), b.as_mut_ptr(), x.as_mut_ptr(), y.as_mut_ptr());
        unsafe { SIDE_MODULE_divstep(&mut e, pa, pb, px, py, d, pb, pa, py, px) };
        assert_eq!((&e, &a, &b, &x, &y), (&*o1, &*o2, &*o3, &*o4, &*o5), "results in the place of parameters");
    }
}
