//! Keys and signatures made for the cases that formulas of additions do not cover, and for the ends of ranges.

use crate::common::{Case, Numbers, check};
use crate::oracle::{add, encode, g, inverse, lift, multiply, n, negate, p};
use forge_p256::VerifyingKey;
use num_bigint::{BigInt, BigUint, Sign};

fn number(n: u64) -> BigUint {
    n.into()
}

/// The integer modulo n.
fn residue(x: &BigInt) -> BigUint {
    let n = BigInt::from_biguint(Sign::Plus, n());
    (((x % &n) + &n) % &n).to_biguint().expect("not negative")
}

/// Signed windows of so many bits, as SEC 1 does not say but the code does: digits in [−2^(w − 1), 2^(w − 1) − 1].
fn windows(scalar: &BigUint, w: usize) -> Vec<BigInt> {
    let mut rest = BigInt::from_biguint(Sign::Plus, scalar.clone());
    let digits = (0..=256 / w).map(|_| {
        let half = BigInt::from(1) << (w - 1);
        let low = (&rest + &half) & ((&half << 1) - 1);
        let digit = low - half;
        rest = (&rest - &digit) >> w;
        digit
    });
    let digits = digits.collect();
    assert_eq!(rest, BigInt::ZERO);
    digits
}

/// An addition of the chain: before it the sum is a·G + b·Q.
struct Addition {
    a: BigInt,
    b: BigInt,
    digit: BigInt,
    /// Adds a multiple of G, not of Q.
    base: bool,
    place: usize,
}

/// All additions of digits that are not 0, for u1·G + u2·Q.
fn chain(u1: &BigUint, u2: &BigUint) -> Vec<Addition> {
    let (base, own) = (windows(u1, 8), windows(u2, 5));
    let (mut a, mut b) = (BigInt::ZERO, BigInt::ZERO);
    let mut all = Vec::new();
    for place in (0..=256).rev() {
        (a, b) = (a * 2, b * 2);
        for (width, digits, is_base) in [(5, &own, false), (8, &base, true)] {
            let Some(digit) = digits.get(place / width).filter(|_| place % width == 0) else {
                continue;
            };
            if *digit != BigInt::ZERO {
                all.push(Addition {
                    a: a.clone(),
                    b: b.clone(),
                    digit: digit.clone(),
                    base: is_base,
                    place,
                });
            }
            *if is_base { &mut a } else { &mut b } += digit;
        }
    }
    assert_eq!((residue(&a), residue(&b)), (u1.clone(), u2.clone()));
    all
}

/// For every addition of a chain two keys, so that it adds equal points and opposite ones.
#[test]
fn equal_and_opposite_points_at_every_place() {
    let mut numbers = Numbers(1);
    let full = std::env::var_os("LIMBFORGE_CASES").is_some();
    let (mut cases, mut at) = (Vec::new(), [0; 4]);
    let (u1, u2) = (numbers.below(&n()), numbers.below(&n()));
    for (i, step) in chain(&u1, &u2).into_iter().enumerate() {
        if !full && i % 7 != 3 && step.place > 16 {
            continue;
        }
        for sign in [1, -1] {
            // a + b·d = ±digit·(1 or d), for the key d·G.
            let digit = &step.digit * sign;
            let (above, below) = if step.base {
                (digit - &step.a, step.b.clone())
            } else {
                (step.a.clone(), digit - &step.b)
            };
            if residue(&above) == BigUint::ZERO || residue(&below) == BigUint::ZERO {
                continue;
            }
            let d = residue(&above) * inverse(&residue(&below), &n()) % n();
            let name = format!("place {}, base {}, sign {sign}", step.place, step.base);
            cases.push(Case::of_factors(&name, &multiply(&d, &g()), &u1, &u2));
            at[usize::from(step.base) * 2 + usize::from(sign == 1)] += 1;
        }
    }
    assert!(at.iter().all(|count| *count >= 3), "{at:?}");
    check(&cases);
}

/// After equal and after opposite points in the chain, an abscissa that is not the sum's is refused. Where the doubling
/// or infinity is missed, all coordinates become 0, and any abscissa would do.
#[test]
fn wrong_abscissas_after_equal_and_opposite_points() {
    let mut numbers = Numbers(2);
    let (u1, u2) = (numbers.below(&n()), numbers.below(&n()));
    let mut cases = Vec::new();
    for (step, sign) in chain(&u1, &u2)
        .iter()
        .step_by(5)
        .zip([1, -1].iter().cycle())
    {
        // a + b·d = ±digit·(1 or d), for the key d·G.
        let digit = &step.digit * sign;
        let (above, below) = if step.base {
            (digit - &step.a, step.b.clone())
        } else {
            (step.a.clone(), digit - &step.b)
        };
        let [above, below] = [residue(&above), residue(&below)];
        if above == BigUint::ZERO || below == BigUint::ZERO {
            continue;
        }
        let key = multiply(&(above * inverse(&below, &n()) % n()), &g());
        let name = format!("place {}, base {}, sign {sign}", step.place, step.base);
        let right = Case::of_factors(&name, &key, &u1, &u2);
        let r = (BigUint::from_bytes_be(right.signature.r_bytes()) + 1u8) % n();
        let wrong = Case::with_r(&name, &key, &u1, &u2, &r);
        assert!(right.valid && !wrong.valid);
        cases.push(wrong);
    }
    assert!(cases.len() >= 10, "{}", cases.len());
    check(&cases);
}

/// Small factors, where the first addition of each kind meets infinity, and keys that are multiples of G, among them
/// all the kinds of entries of both tables.
#[test]
fn small_factors_of_multiples_of_the_base_point() {
    let mut cases = Vec::new();
    for d in [1, 2, 3, 16, 17, 128] {
        for (u1, u2) in [
            (0, 1),
            (5, 5),
            (1, 2),
            (16, 1),
            (128, 16),
            (32, 17),
            (0, 31),
        ] {
            for (sign, key) in [
                (1, multiply(&number(d), &g())),
                (-1, multiply(&(n() - d), &g())),
            ] {
                let name = format!("{u1}·G + {u2}·{sign}·{d}·G");
                cases.push(Case::of_factors(&name, &key, &number(u1), &number(u2)));
                cases.push(Case::of_factors(&name, &key, &(n() - u1), &(n() - u2)));
            }
        }
    }
    // Infinity is refused, whatever r is; the others are accepted.
    let infinite = cases.iter().filter(|case| !case.valid).count();
    assert!(infinite >= 4, "{infinite}");
    check(&cases);
}

/// An infinite sum in the middle of the chain, to which later windows add.
#[test]
fn infinity_on_the_way() {
    let mut cases = Vec::new();
    for (high, low1, low2) in [(1, 1u64, 0u64), (1, 0, 1), (3, 5, 9), (7, 0, 0)] {
        for shift in [40, 80, 200] {
            let [u1, u2] = [low1, low2].map(|low| (number(high) << shift) + low);
            let name = format!("{high}·2^{shift}, {low1}, {low2}");
            cases.push(Case::of_factors(&name, &negate(&g()), &u1, &u2));
            cases.push(Case::of_factors(&name, &g(), &u1, &u2));
        }
    }
    assert!(cases.iter().any(|case| !case.valid));
    check(&cases);
}

/// A signature for a sum with any abscissa: Q = (R − u1·G)/u2.
fn for_sum(name: &str, sum: &(BigUint, BigUint), r: &BigUint) -> Case {
    let (u1, u2) = (number(0x1234_5678_9abc), number(0xfedc_ba98_7654_3211));
    let rest = add(&Some(sum.clone()), &negate(&multiply(&u1, &g())));
    let key = multiply(&inverse(&u2, &n()), &rest);
    Case::with_r(name, &key, &u1, &u2, r)
}

/// Abscissas from n to p − 1 have r = x − n; an r of p − n or more stands for one abscissa alone.
#[test]
fn abscissas_above_the_order() {
    let difference = p() - n();
    let (mut cases, mut above, mut wrapped) = (Vec::new(), 0, 0);
    let from = [number(1), number(1 << 40), &difference - 40u8];
    for r in from
        .iter()
        .flat_map(|from| (0..12u8).map(move |i| from + i))
    {
        let name = format!("r = {r:x}");
        if let Some(sum) = lift(&(&r + n())).filter(|_| &r + n() < p()) {
            let case = for_sum(&name, &sum, &r);
            above += usize::from(case.valid);
            cases.push(case);
        }
        cases.extend(lift(&r).map(|sum| for_sum(&name, &sum, &r)));
    }
    // r + n wraps around p, or around 2^256, to an abscissa that r does not stand for.
    for i in 0..12u8 {
        let Some(sum) = lift(&i.into()) else { continue };
        for r in [&difference + i, (BigUint::from(1u8) << 256) - n() + i] {
            let case = for_sum(&format!("r = {r:x}, abscissa {i}"), &sum, &r);
            assert!(!case.valid);
            wrapped += 1;
            cases.push(case);
        }
    }
    assert!(above >= 10 && wrapped >= 4, "{above}, {wrapped}");
    check(&cases);
}

/// r and s at and beyond the ends of [1, n − 1], and s as n − s.
#[test]
fn ranges_of_both_numbers() {
    let top = (BigUint::from(1u8) << 256) - 1u8;
    let ends = [
        number(0),
        number(1),
        number(2),
        n() - 1u8,
        n(),
        n() + 1u8,
        p() - 1u8,
        p(),
        top,
    ];
    let key = multiply(&number(3), &g());
    let good = Case::of_factors("good", &key, &number(17), &number(19));
    let [r, s] = [good.signature.r_bytes(), good.signature.s_bytes()]
        .map(|bytes| BigUint::from_bytes_be(bytes));
    let z = BigUint::from_bytes_be(&good.digest);
    let mut cases = vec![Case::new("n - s", &key, &z, &r, &(n() - &s))];
    assert!(good.valid && cases[0].valid, "s and n - s");
    cases.push(good);
    for a in &ends {
        cases.push(Case::new(&format!("r = {a:x}"), &key, &z, a, &s));
        cases.push(Case::new(&format!("s = {a:x}"), &key, &z, &r, a));
        cases.extend(
            ends.iter()
                .map(|b| Case::new(&format!("{a:x}, {b:x}"), &key, &z, a, b)),
        );
    }
    // The same residues as a good signature, but not reduced, where 256 bits have room.
    let sum = (5..40u8).find_map(|x| lift(&x.into())).expect("a point");
    let small = for_sum("small r", &sum, &sum.0);
    let s = BigUint::from_bytes_be(small.signature.s_bytes());
    let key = crate::oracle::decode(&small.key.to_sec1_bytes());
    let z = BigUint::from_bytes_be(&small.digest);
    assert!(small.valid);
    cases.push(Case::new("r + n", &key, &z, &(n() + sum.0), &s));
    cases.push(small);
    // r + n is the abscissa itself.
    let sum = (1..40u8).find_map(|r| lift(&(n() + r))).expect("a point");
    let r = &sum.0 - n();
    let case = for_sum("large abscissa", &sum, &r);
    let s = BigUint::from_bytes_be(case.signature.s_bytes());
    let z = BigUint::from_bytes_be(&case.digest);
    let key = crate::oracle::decode(&case.key.to_sec1_bytes());
    assert!(case.valid);
    cases.push(Case::new("r is the abscissa", &key, &z, &sum.0, &s));
    cases.push(case);
    // s + n: for the sum k·G and any z, s is small for the key (s·k − z)/r·G.
    let (k, z, s) = (number(1 << 50), number(1 << 60), number(3));
    let r = multiply(&k, &g()).expect("not infinity").0 % n();
    let secret = (&s * k + n() - &z) * inverse(&r, &n()) % n();
    let key = multiply(&secret, &g());
    let small = Case::new("small s", &key, &z, &r, &s);
    assert!(small.valid);
    cases.push(small);
    cases.push(Case::new("s + n", &key, &z, &r, &(n() + s)));
    check(&cases);
}

/// Hashes at the ends: z is taken modulo n.
#[test]
fn hashes() {
    let key = multiply(&number(9), &g());
    let top = (BigUint::from(1u8) << 256) - 1u8;
    let mut cases = Vec::new();
    for z in [number(0), number(1), n() - 1u8, n(), n() + 1u8, top] {
        // u2 = 1, so that s = r, and u1 = z/r.
        for u1 in [number(0), number(77)] {
            let sum = add(&multiply(&u1, &g()), &key).expect("not infinity");
            let r = sum.0 % n();
            cases.push(Case::new(&format!("z = {z:x}"), &key, &z, &r, &r));
            cases.push(Case::new("reduced", &key, &(&u1 * &r % n()), &r, &r));
        }
    }
    assert!(cases.iter().filter(|case| case.valid).count() >= 12);
    check(&cases);
}

/// Coordinates with extreme words: as keys, and with sums that they are.
#[test]
fn extreme_coordinates() {
    let mut cases = Vec::new();
    for base in [
        number(0),
        number(1) << 52,
        number(1) << 104,
        number(1) << 208,
        number(1) << 255,
        p() - 60u8,
    ] {
        let point = (0..60u8)
            .find_map(|i| lift(&((&base + i) % p())))
            .expect("a point");
        let key = Some(point.clone());
        for key in [negate(&key), key] {
            assert!(VerifyingKey::from_sec1_bytes(&encode(&key)).is_ok());
            cases.push(Case::of_factors(
                &format!("key {base:x}"),
                &key,
                &number(3),
                &(n() - 2u8),
            ));
        }
        cases.push(for_sum(&format!("sum {base:x}"), &point, &(&point.0 % n())));
    }
    check(&cases);
}
