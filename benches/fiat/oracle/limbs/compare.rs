// Compares `ours` with `theirs` on unsaturated limbs: every function, on limbs at their bounds and on random ones.
// Results need not be the same limbs: they have to be within bounds, and of the same number modulo the prime. That is
// read by their `to_bytes`, which `encodings` compares with ours.
mod MODULE_OURS {
    use OURS_PATH as ours;
    use fiat_crypto::MODULE as theirs;
    use theirs::{fiat_PREFIX_loose_field_element as TheirLoose, fiat_PREFIX_tight_field_element as TheirTight};
    use ours::{fiat_PREFIX_loose_field_element as Loose, fiat_PREFIX_tight_field_element as Tight};

    type Limbs = [uWORD; LIMBS];
    type Encoded = [u8; BYTES];

    // The greatest tight limb; loose ones are up to three times that. `run` compares these with fiat-crypto's comments.
    fn tight(i: usize) -> uWORD {
        let start = |i: usize| (BITS * i).div_ceil(LIMBS);
        1 << (start(i + 1) - start(i))
    }

    fn within(limbs: &Limbs, times: uWORD) {
        for (i, &limb) in limbs.iter().enumerate() {
            assert!(limb <= times * tight(i), "limb {i} of {limbs:x?}");
        }
    }

    // SplitMix64.
    struct Random(u64);

    impl Random {
        fn word(&mut self) -> u64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        }

        // Most limbs are at the ends of their bounds and of their widths.
        fn limbs(&mut self, times: uWORD) -> Limbs {
            std::array::from_fn(|i| {
                let most = times * tight(i);
                match self.word() % 8 {
                    0 => 0,
                    1 => 1,
                    2 | 3 => most,
                    4 => most - 1,
                    5 => tight(i) - 1,
                    _ => (self.word() as uWORD) % (most + 1),
                }
            })
        }

        fn bytes(&mut self) -> Encoded {
            let kind = self.word() % 4;
            let mut bytes: Encoded = std::array::from_fn(|_| match kind {
                0 => 0xff,
                1 => [0, 0xff][(self.word() % 2) as usize],
                _ => self.word() as u8,
            });
            // Just above and below the prime.
            if kind == 0 {
                bytes[0] = self.word() as u8;
            }
            bytes[BYTES - 1] &= 0xff >> (8 * BYTES - BITS);
            bytes
        }
    }

    fn encoded(limbs: Limbs) -> Encoded {
        let mut out = [0x5a; BYTES];
        theirs::fiat_PREFIX_to_bytes(&mut out, &TheirTight(limbs));
        out
    }

    fn carried(limbs: Limbs) -> Limbs {
        let mut out = TheirTight([0x5a; LIMBS]);
        theirs::fiat_PREFIX_carry(&mut out, &TheirLoose(limbs));
        out.0
    }

    // Limbs of p - 1.
    fn greatest() -> Limbs {
        let mut one = [0; LIMBS];
        one[0] = 1;
        let mut out = TheirLoose([0; LIMBS]);
        theirs::fiat_PREFIX_opp(&mut out, &TheirTight(one));
        let mut limbs = TheirTight([0; LIMBS]);
        theirs::fiat_PREFIX_from_bytes(&mut limbs, &encoded(carried(out.0)));
        limbs.0
    }

    // All at a bound, each alone at a bound, each alone at 0; and around the prime.
    fn extremes(times: uWORD) -> Vec<Limbs> {
        let most: Limbs = std::array::from_fn(|i| times * tight(i));
        let full: Limbs = std::array::from_fn(|i| tight(i) - 1);
        let mut all = vec![[0; LIMBS], most, full, most.map(|limb| limb - 1)];
        for i in 0..LIMBS {
            for k in [1, tight(i) - 1, most[i]] {
                let mut alone = [0; LIMBS];
                alone[i] = k;
                let mut without = most;
                without[i] -= k;
                all.extend([alone, without]);
            }
        }
        for k in 0..40 {
            let mut near = greatest();
            near[0] = (near[0] - 19 + k).min(most[0]);
            all.push(near);
        }
        all
    }

    macro_rules! call {
        ($name:ident, $out:ident $times:literal $tight:expr, $($arg:ident $their:ident $x:expr),+) => {{
            let mut own = ours::$out([0x55; LIMBS]);
            let mut other = theirs::$out([0xaa; LIMBS]);
            ours::$name(&mut own, $(&$arg($x)),+);
            theirs::$name(&mut other, $(&$their($x)),+);
            within(&own.0, $times);
            let number: fn(Limbs) -> Encoded = if $tight { encoded } else { |limbs| encoded(carried(limbs)) };
            assert_eq!(number(own.0), number(other.0), "{} of {:x?}", stringify!($name), ($($x),+));
        }};
    }

    fn of_loose(x: Limbs, y: Limbs) {
        call!(fiat_PREFIX_carry_mul, fiat_PREFIX_tight_field_element 1 true, Loose TheirLoose x, Loose TheirLoose y);
        call!(fiat_PREFIX_carry_square, fiat_PREFIX_tight_field_element 1 true, Loose TheirLoose x);
        call!(fiat_PREFIX_carry, fiat_PREFIX_tight_field_element 1 true, Loose TheirLoose x);
        SCALED!(x);
    }

    fn of_tight(x: Limbs, y: Limbs) {
        call!(fiat_PREFIX_add, fiat_PREFIX_loose_field_element 3 false, Tight TheirTight x, Tight TheirTight y);
        call!(fiat_PREFIX_sub, fiat_PREFIX_loose_field_element 3 false, Tight TheirTight x, Tight TheirTight y);
        call!(fiat_PREFIX_opp, fiat_PREFIX_loose_field_element 3 false, Tight TheirTight x);
        let mut out = Loose([0x55; LIMBS]);
        ours::fiat_PREFIX_relax(&mut out, &Tight(x));
        assert_eq!(out.0, x);
    }

    #[test]
    fn arithmetic() {
        let (loose, tight) = (extremes(3), extremes(1));
        for &x in &loose {
            loose.iter().for_each(|&y| of_loose(x, y));
        }
        for &x in &tight {
            tight.iter().for_each(|&y| of_tight(x, y));
        }
        let mut random = Random(1);
        for _ in 0..20_000 {
            of_loose(random.limbs(3), random.limbs(3));
            of_tight(random.limbs(1), random.limbs(1));
        }
    }

    #[test]
    fn encodings() {
        let mut random = Random(2);
        let encode = |x: Limbs| {
            let mut out = [0x5a; BYTES];
            ours::fiat_PREFIX_to_bytes(&mut out, &Tight(x));
            assert_eq!(out, encoded(x), "to_bytes of {x:x?}");
        };
        extremes(1).into_iter().for_each(encode);
        for _ in 0..20_000 {
            encode(random.limbs(1));
            let bytes = random.bytes();
            let mut own = Tight([0x55; LIMBS]);
            let mut other = TheirTight([0xaa; LIMBS]);
            ours::fiat_PREFIX_from_bytes(&mut own, &bytes);
            theirs::fiat_PREFIX_from_bytes(&mut other, &bytes);
            within(&own.0, 1);
            assert_eq!(encoded(own.0), encoded(other.0), "from_bytes of {bytes:x?}");
        }
    }

    // Of any words: neither has bounds.
    #[test]
    fn selections() {
        let mut random = Random(3);
        for i in 0..2_000 {
            let [x, y]: [Limbs; 2] = std::array::from_fn(|_| std::array::from_fn(|_| random.word() as uWORD));
            let choice = (i % 2) as u8;
            let mut own = [7; LIMBS];
            ours::fiat_PREFIX_selectznz(&mut own, choice, &x, &y);
            assert_eq!(own, if choice == 0 { x } else { y });
        }
    }
}
