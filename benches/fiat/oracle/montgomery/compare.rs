// Compares `ours` with `theirs` word for word: every function, boundaries with each other, and random operands.
// MODULE, PREFIX, LIMBS, BYTES and WORD are replaced by `build.rs`.
mod MODULE_OURS {
    use OURS_PATH as ours;
    use fiat_crypto::MODULE as theirs;

    type Words = [uWORD; LIMBS];
    type Integer = [uWORD; LIMBS + 1];

    fn modulus() -> Words {
        let mut m = [0; LIMBS + 1];
        theirs::fiat_PREFIX_msat(&mut m);
        m[..LIMBS].try_into().unwrap()
    }

    fn less(x: &Words, y: &Words) -> bool {
        x.iter().rev().lt(y.iter().rev())
    }

    fn minus(x: &Words, y: &Words) -> Words {
        let mut borrow = false;
        std::array::from_fn(|i| {
            let (z, first) = x[i].overflowing_sub(y[i]);
            let (z, second) = z.overflowing_sub(uWORD::from(borrow));
            borrow = first | second;
            z
        })
    }

    fn small(k: uWORD) -> Words {
        let mut x = [0; LIMBS];
        x[0] = k;
        x
    }

    // SplitMix64.
    struct Random(u64);

    impl Random {
        fn word(&mut self) -> uWORD {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            (z ^ (z >> 31)) as uWORD
        }

        // Half of the words are 0, 1 or all ones: where carries go far.
        fn edge(&mut self) -> uWORD {
            match self.word() % 8 {
                0 | 1 => 0,
                2 => uWORD::MAX,
                3 => 1,
                4 => uWORD::MAX - 1,
                _ => self.word(),
            }
        }

        fn any<const N: usize>(&mut self) -> [uWORD; N] {
            std::array::from_fn(|_| self.edge())
        }

        fn residue(&mut self) -> Words {
            let m = modulus();
            loop {
                let mut x: Words = self.any();
                if self.word() % 4 == 0 {
                    x = minus(&m, &small(self.edge()));
                }
                // The top word of a modulus can have few bits.
                x[LIMBS - 1] &= uWORD::MAX >> m[LIMBS - 1].leading_zeros();
                if less(&x, &m) {
                    return x;
                }
            }
        }
    }

    fn boundaries() -> Vec<Words> {
        let m = modulus();
        let mut all: Vec<Words> = (0..4).map(small).collect();
        all.extend((1..4).map(|k| minus(&m, &small(k))));
        for limb in 0..LIMBS {
            for k in [0, 1, WORD / 2, WORD - 1] {
                let mut x = [0; LIMBS];
                x[limb] = 1 << k;
                all.extend([x, minus(&x, &small(1)), minus(&m, &x)]);
            }
        }
        let mut one = theirs::fiat_PREFIX_montgomery_domain_field_element([0; LIMBS]);
        theirs::fiat_PREFIX_set_one(&mut one);
        all.push(one.0);
        all.retain(|x| less(x, &m));
        all.sort();
        all.dedup();
        all
    }

    // The same call of both; results begin as rubbish.
    macro_rules! both {
        ($name:ident, $out:ident, $($arg:ident $x:expr),+) => {{
            let mut own = ours::$out([0x55; LIMBS]);
            let mut other = theirs::$out([0xaa; LIMBS]);
            ours::$name(&mut own, $(&ours::$arg($x)),+);
            theirs::$name(&mut other, $(&theirs::$arg($x)),+);
            assert_eq!(own.0, other.0, "{} of {:x?}", stringify!($name), ($($x),+));
        }};
    }

    macro_rules! raw {
        ($name:ident, $rubbish:expr, $($x:expr),*) => {{
            let (mut own, mut other) = ($rubbish, $rubbish);
            ours::$name(&mut own, $($x),*);
            theirs::$name(&mut other, $($x),*);
            assert_eq!(own, other, "{} of {:x?}", stringify!($name), ($($x),*));
        }};
    }

    fn pair(x: Words, y: Words) {
        both!(fiat_PREFIX_mul, fiat_PREFIX_montgomery_domain_field_element,
            fiat_PREFIX_montgomery_domain_field_element x, fiat_PREFIX_montgomery_domain_field_element y);
        both!(fiat_PREFIX_add, fiat_PREFIX_montgomery_domain_field_element,
            fiat_PREFIX_montgomery_domain_field_element x, fiat_PREFIX_montgomery_domain_field_element y);
        both!(fiat_PREFIX_sub, fiat_PREFIX_montgomery_domain_field_element,
            fiat_PREFIX_montgomery_domain_field_element x, fiat_PREFIX_montgomery_domain_field_element y);
    }

    fn single(x: Words) {
        both!(fiat_PREFIX_square, fiat_PREFIX_montgomery_domain_field_element,
            fiat_PREFIX_montgomery_domain_field_element x);
        both!(fiat_PREFIX_opp, fiat_PREFIX_montgomery_domain_field_element,
            fiat_PREFIX_montgomery_domain_field_element x);
        both!(fiat_PREFIX_from_montgomery, fiat_PREFIX_non_montgomery_domain_field_element,
            fiat_PREFIX_montgomery_domain_field_element x);
        both!(fiat_PREFIX_to_montgomery, fiat_PREFIX_montgomery_domain_field_element,
            fiat_PREFIX_non_montgomery_domain_field_element x);
        raw!(fiat_PREFIX_nonzero, 7, &x);
        raw!(fiat_PREFIX_to_bytes, [0x5a; BYTES], &x);
        let mut bytes = [0; BYTES];
        theirs::fiat_PREFIX_to_bytes(&mut bytes, &x);
        raw!(fiat_PREFIX_from_bytes, [0x5a; LIMBS], &bytes);
    }

    #[test]
    fn constants() {
        raw!(fiat_PREFIX_msat, [7; LIMBS + 1],);
        raw!(fiat_PREFIX_divstep_precomp, [7; LIMBS],);
        let mut own = ours::fiat_PREFIX_montgomery_domain_field_element([7; LIMBS]);
        let mut other = theirs::fiat_PREFIX_montgomery_domain_field_element([9; LIMBS]);
        ours::fiat_PREFIX_set_one(&mut own);
        theirs::fiat_PREFIX_set_one(&mut other);
        assert_eq!(own.0, other.0);
    }

    #[test]
    fn arithmetic() {
        let all = boundaries();
        for &x in &all {
            single(x);
            all.iter().for_each(|&y| pair(x, y));
        }
        let mut random = Random(1);
        for _ in 0..20_000 {
            let (x, y) = (random.residue(), random.residue());
            single(x);
            pair(x, y);
            raw!(fiat_PREFIX_selectznz, [7; LIMBS], 0, &x, &y);
            raw!(fiat_PREFIX_selectznz, [7; LIMBS], 1, &x, &y);
            let words: Words = random.any();
            raw!(fiat_PREFIX_nonzero, 7, &words);
        }
    }

    #[derive(Debug, PartialEq)]
    struct State(uWORD, Integer, Integer, Words, Words);

    macro_rules! step {
        ($module:ident, $state:expr) => {{
            let State(d, f, g, v, r) = $state;
            let mut next = State(1, [2; LIMBS + 1], [3; LIMBS + 1], [4; LIMBS], [5; LIMBS]);
            let State(o1, o2, o3, o4, o5) = &mut next;
            $module::fiat_PREFIX_divstep(o1, o2, o3, o4, o5, *d, f, g, v, r);
            next
        }};
    }

    // Any words are g and d, and any odd ones f, as it always is: for an even f fiat-crypto's code departs from its own
    // contract, (g - f) / 2, which ours keeps.
    #[test]
    fn steps_of_any_integers() {
        let mut random = Random(2);
        for _ in 0..20_000 {
            let (mut f, g) = (random.any(), random.any());
            f[0] |= 1;
            let d = match random.word() % 4 {
                0 => random.word(),
                1 => random.word() % 5,
                2 => (random.word() % 5).wrapping_neg(),
                _ => (1 as uWORD).rotate_right(1).wrapping_add(random.word() % 3).wrapping_sub(1),
            };
            let state = State(d, f, g, random.residue(), random.residue());
            assert_eq!(step!(ours, &state), step!(theirs, &state), "{state:x?}");
        }
    }

    // As callers do: from f = m and g = x until g is 0.
    #[test]
    fn inversions() {
        let mut random = Random(3);
        let mut inputs = boundaries();
        inputs.truncate(20);
        inputs.extend((0..20).map(|_| random.residue()));
        for x in inputs {
            let (mut f, mut g) = ([0; LIMBS + 1], [0; LIMBS + 1]);
            theirs::fiat_PREFIX_msat(&mut f);
            g[..LIMBS].copy_from_slice(&x);
            let mut one = theirs::fiat_PREFIX_montgomery_domain_field_element([0; LIMBS]);
            theirs::fiat_PREFIX_set_one(&mut one);
            let mut state = State(1, f, g, [0; LIMBS], one.0);
            for _ in 0..(49 * BYTES * 8 + 57) / 17 {
                let next = step!(theirs, &state);
                assert_eq!(step!(ours, &state), next, "{state:x?}");
                state = next;
            }
            assert_eq!(state.2, [0; LIMBS + 1]);
        }
    }
}
