//! Tests of the whole: text in, prime or refusal out.

use num_bigint::{BigInt, BigUint};
use num_traits::One;
use proptest::prelude::*;

use super::*;

fn prime(text: &str) -> Prime {
    Prime::parse(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn refusal(text: &str) -> PrimeError {
    Prime::parse(text).expect_err(text)
}

#[test]
fn reads_what_people_write() {
    let p25519 = (BigUint::one() << 255) - 19u32;
    for text in [
        "2^255-19",
        "2**255 - 19",
        " ( 2 ^ 255 )\u{2212}19\t",
        "2^(5*51) - 0x13",
        "-19+2^255",
        "--2^255-19",
        "2^2_5_5-1_9",
        "0X7FFFFFFF_ffffffff_ffffffff_ffffffff_ffffffff_ffffffff_ffffffff_ffffffed",
        "57896044618658097711785492504343953926634992332820282019728792003956564819949",
        "25519",
        "Curve-25519",
        "X25519",
    ] {
        assert_eq!(*prime(text).value(), p25519, "{text}");
    }
    assert_eq!(
        prime("csidh-512"),
        prime(
            "0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b"
        )
    );
}

#[test]
fn operators_bind_as_in_mathematics() {
    for (text, value) in [
        ("2^3^2", 512),
        ("(2^3)^2", 64),
        ("2*3^2", 18),
        ("-2^2", -4),
        ("(-2)^2", 4),
        ("2^-0", 1),
        ("10-3-2", 5),
        ("10-(3-2)", 9),
        ("2+3*4-1", 13),
        ("0^0", 1),
        ("0^9^99", 0),
        ("(-1)^(9^99)", -1),
        ("1^(2^60000)", 1),
    ] {
        assert_eq!(parse::integer(text), Ok(BigInt::from(value)), "{text}");
    }
}

/// The pairing primes from the polynomials that define their families.
#[test]
fn pairing_primes_follow_their_families() {
    let t = "4965661367192848881";
    let bn = |third| prime(&format!("36*{t}^4 + 36*{t}^3 + {third}*{t}^2 + 6*{t} + 1")).name();
    assert_eq!((bn(24), bn(18)), (Some("bn254"), Some("bn254-scalar")));
    for (curve, x) in [
        ("bls12-381", "-0xd201000000010000"),
        ("bls12-377", "0x8508c00000000001"),
    ] {
        let scalar = prime(&format!("({x})^4 - ({x})^2 + 1"));
        assert_eq!(
            scalar.name().map(str::to_owned),
            Some(format!("{curve}-scalar"))
        );
        // 3 p = (x-1)^2 r + 3 x.
        let triple =
            parse::integer(&format!("({x} - 1)^2 * {scalar} + 3*({x})")).expect("readable");
        assert_eq!(BigInt::from(prime(curve).value().clone()) * 3, triple);
    }
}

#[test]
fn refusals_say_what_and_how() {
    let reading = "; write the prime like 2^255-19 or 0x7f..., or only its name, like curve25519";
    for (text, status, message) in [
        ("", 2, format!("column 1: expected a number or an opening bracket, found the end of the text{reading}")),
        ("2^255-", 2, format!("column 7: expected a number or an opening bracket, found the end of the text{reading}")),
        ("2^255-x", 2, format!("column 7: expected a number or an opening bracket, found `x`{reading}")),
        (
            "(2^255-19",
            2,
            format!("column 10: expected an operator or a closing bracket, found the end of the text{reading}"),
        ),
        ("2^255 19", 2, format!("column 7: expected an operator, found `1`{reading}")),
        ("0xg", 2, format!("column 3: expected a hexadecimal digit, found `g`{reading}")),
        ("7\u{7}", 2, format!("column 2: expected an operator, found `\\u{{7}}`{reading}")),
        ("curve2519", 2, "`curve2519` is not the name of a known prime; did you mean `curve25519`?".into()),
        ("2^-1", 2, "column 3: the exponent is negative; write an integer expression like 2^255-19".into()),
        ("2^99999", 1, "column 3: the value exceeds 65536 bits here; give a prime of at most 4096 bits".into()),
        ("19-2^255", 1, "the number is negative; write the prime itself, like 2^255-19".into()),
        ("3", 1, "3 is too small; give a prime of at least 5".into()),
        ("2^5000-1", 1, "the number has 5000 bits; give a prime of at most 4096 bits".into()),
        ("2^255-18", 1, "the number is even, so it is not prime; check its last term and give a prime".into()),
        ("2^255-21", 1, "the number is not prime: 11 divides it; check every term and give a prime".into()),
        ("49", 1, "the number is not prime: it is the square of 7; check every term and give a prime".into()),
        ("(2^127-1)^2", 1, "the number is not prime: it is a perfect square; check every term and give a prime".into()),
        (
            "(2^127-1)*(2^89-1)",
            1,
            "the number is not prime: it fails the strong Fermat test to base 2; check every term and give a prime"
                .into(),
        ),
    ] {
        let error = refusal(text);
        assert_eq!((error.to_string(), error.exit_status()), (message, status), "{text}");
    }
    assert_eq!(refusal("2^4096+1"), PrimeError::TooWide { bits: 4097 });
    assert_eq!(prime("2^4096-2549").bits(), Prime::MAX_BITS);
    // One letter from m31, but of a word of two.
    assert_eq!(
        refusal("m3"),
        PrimeError::UnknownName {
            name: "m3".into(),
            near: None
        }
    );
    let unknown = refusal("entirely-unknown");
    assert_eq!(unknown.exit_status(), 2);
    assert!(known_names().all(|name| unknown.to_string().contains(name)));
}

#[test]
fn composites_and_even_numbers_are_refused_for_each_small_value() {
    for n in 0u32..2000 {
        let is_prime = n >= 5 && (2..n).take_while(|d| d * d <= n).all(|d| n % d != 0);
        assert_eq!(Prime::new(n.into()).is_ok(), is_prime, "{n}");
    }
}

#[test]
fn hostile_texts_are_refused_quickly() {
    let deep = |open: &str, n: usize| open.repeat(n);
    assert!(matches!(
        refusal(&deep("(", 100_000)),
        PrimeError::TooLong { length: 100_000 }
    ));
    for open in ["(", "-", "2^", "2**", "-(", "1+(", "7*-("] {
        assert!(
            matches!(refusal(&deep(open, 4000)), PrimeError::TooDeep { .. }),
            "{open}"
        );
    }
    assert!(matches!(
        refusal("3^4000000000"),
        PrimeError::TooLarge { column: 3 }
    ));
    assert!(matches!(refusal("9^9^9^9"), PrimeError::TooLarge { .. }));
    assert!(matches!(
        refusal("2^(2^60000)"),
        PrimeError::TooLarge { .. }
    ));
    assert!(matches!(
        refusal(&format!("{}1", "(2^60000)*".repeat(1000))),
        PrimeError::TooLarge { column: 11 }
    ));
    assert_eq!(
        refusal(&"a".repeat(9000)).to_string().matches('a').count(),
        {
            let cut = PrimeError::UnknownName {
                name: "a".repeat(40),
                near: None,
            };
            cut.to_string().matches('a').count()
        }
    );
    // The most work that a text can ask for: a large power in every few characters.
    let start = std::time::Instant::now();
    let text = format!("{}1", "3^41000-".repeat(2047));
    assert!(refusal(&text).exit_status() == 1);
    println!("2047 powers of 64984 bits: {:?}", start.elapsed());
}

/// Result of each shape method, and the primary shape in words.
#[test]
fn shapes() {
    let terms = |p: &Prime| {
        p.generalised_mersenne().map(|t| {
            t.iter()
                .map(|t| if t.negative { -1 } else { 1 } * i64::from(t.exponent))
                .collect::<Vec<_>>()
        })
    };
    let p256 = prime("p256");
    assert_eq!(terms(&p256), Some(vec![256, -224, 192, 96, 0]));
    assert_eq!(
        p256.montgomery_friendly(),
        Some(MontgomeryFriendly {
            negative: true,
            k: 96
        })
    );
    assert_eq!(p256.pseudo_mersenne(), None);
    let k256 = prime("secp256k1");
    assert_eq!(
        k256.pseudo_mersenne(),
        Some(PseudoMersenne {
            m: 256,
            c: 4_294_968_273u64.into()
        })
    );
    assert_eq!(terms(&k256), Some(vec![256, -32, -10, 6, -4, 0]));
    assert_eq!(terms(&prime("p521")), Some(vec![521, 0]));
    assert_eq!(prime("curve25519").montgomery_friendly(), None);
    assert_eq!(
        prime("goldilocks64").montgomery_friendly(),
        Some(MontgomeryFriendly {
            negative: false,
            k: 32
        })
    );
    assert_eq!(terms(&prime("101")), None, "a short number is not sparse");
    // c of 65 bits, and c of 64.
    assert_eq!(prime("p192").pseudo_mersenne(), None);
    assert_eq!(
        prime("2^132 - 2^63 - 9")
            .pseudo_mersenne()
            .map(|f| f.c.bits()),
        Some(64)
    );

    for (text, words) in [
        ("curve25519", "pseudo-Mersenne 2^255 - 19"),
        ("secp256k1", "pseudo-Mersenne 2^256 - 2^32 - 977"),
        ("goldilocks", "generalised Mersenne 2^448 - 2^224 - 1"),
        (
            "p256",
            "generalised Mersenne 2^256 - 2^224 + 2^192 + 2^96 - 1",
        ),
        ("p224", "generalised Mersenne 2^224 - 2^96 + 1"),
        ("bls12-381-scalar", "Montgomery-friendly (p = +1 mod 2^32)"),
        ("sqisign-1", "generalised Mersenne 2^250 + 2^248 - 1"),
        ("csidh512", "plain 511-bit prime"),
        ("5", "plain 3-bit prime"),
    ] {
        assert_eq!(prime(text).shape().to_string(), words);
    }
}

#[test]
fn identifiers() {
    for (text, identifier) in [
        ("2^255-19", "curve25519"),
        ("bls12-381-scalar", "bls12_381_scalar"),
        ("2^140-27", "p140_27"),
        ("2^480 - 2^240 - 1", "p480_m240_m1"),
        ("65537", "p16_p1"),
        ("5", "p3_5"),
        ("0xfedcba987654321d", "p64_fedcba98"),
    ] {
        assert_eq!(prime(text).identifier(), identifier, "{text}");
    }
}

#[test]
fn reads_through_the_standard_trait() {
    assert_eq!("p256".parse::<Prime>(), Ok(prime("p256")));
    assert_eq!("2^".parse::<Prime>(), Err(refusal("2^")));
}

/// Primes of every shape, found near a random number of a random form.
fn any_prime() -> impl Strategy<Value = Prime> {
    let odd = |n: BigUint| n | BigUint::one();
    let next = |mut n: BigUint| loop {
        if let Ok(p) = Prime::new(n.clone()) {
            return p;
        }
        n += 2u32;
    };
    let previous = |mut n: BigUint| loop {
        if let Ok(p) = Prime::new(n.clone()) {
            return p;
        }
        n -= 2u32;
    };
    prop_oneof![
        (5u32..100_000).prop_map(move |n| next(odd(n.into()))),
        prop::collection::vec(any::<u8>(), 2..40)
            .prop_map(move |b| next(odd(BigUint::from_bytes_be(&b) + 5u32))),
        (4u32..300).prop_map(move |m| previous((BigUint::one() << m) - 1u32)),
        (40u32..300, 17u32..64).prop_map(move |(m, j)| {
            previous((BigUint::one() << m) - (BigUint::one() << j.min(m / 2 - 1)) - 1u32)
        }),
        (64u32..300, 17u32..64).prop_map(move |(m, j)| {
            next((BigUint::one() << m) - (BigUint::one() << j.min(m / 2 - 1)) + 1u32)
        }),
        (prop::sample::select(known_names().collect::<Vec<_>>())).prop_map(prime),
        (60u32..400, 1u32..60).prop_map(move |(m, j)| {
            // 2^m ± 2^(m-j) ± ... ± 1 with few terms, until one is prime.
            (0u32..)
                .find_map(|i| {
                    let n = (BigUint::one() << (m + i / 59))
                        - (BigUint::one() << (m - 1 - (j + i) % 59));
                    [n.clone() - 1u32, n + 1u32]
                        .into_iter()
                        .find_map(|n| Prime::new(n).ok())
                })
                .expect("an endless search")
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn display_parses_back(p in any_prime()) {
        prop_assert_eq!(prime(&p.to_string()), p);
    }

    #[test]
    fn every_form_has_the_value(p in any_prime()) {
        let value = BigInt::from(p.value().clone());
        let two = BigInt::from(2);
        if let Some(form) = p.pseudo_mersenne() {
            prop_assert_eq!(form.m, p.bits());
            prop_assert!(form.c.bits() <= u64::from((form.m / 2).min(64)));
            prop_assert_eq!(two.pow(form.m) - BigInt::from(form.c), value.clone());
        }
        if let Some(terms) = p.generalised_mersenne() {
            prop_assert!((2..=6).contains(&terms.len()));
            prop_assert!(terms.windows(2).all(|w| w[0].exponent > w[1].exponent + 1));
            let sum: BigInt = terms.iter().map(|t| if t.negative { -two.pow(t.exponent) } else { two.pow(t.exponent) }).sum();
            prop_assert_eq!(sum, value.clone());
        }
        if let Some(form) = p.montgomery_friendly() {
            let neighbour: BigInt = if form.negative { value + 1 } else { value - 1 };
            prop_assert!(form.k >= 32);
            prop_assert_eq!(neighbour.trailing_zeros(), Some(u64::from(form.k)));
        }
    }

    #[test]
    fn identifiers_are_identifiers(p in any_prime()) {
        let identifier = p.identifier();
        prop_assert!(identifier.starts_with(|c: char| c.is_ascii_lowercase()), "{}", identifier);
        prop_assert!(identifier.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'), "{}", identifier);
    }

    #[test]
    fn no_text_panics(text in prop_oneof![any::<String>(), "[0-9a-fx()+*^_ \u{2212}-]{0,60}", "[0-9]{1,3}([-+*^][(]?[0-9]{1,4}[)]?){0,20}"]) {
        if let Err(error) = Prime::parse(&text) {
            prop_assert!(matches!(error.exit_status(), 1 | 2));
            prop_assert_eq!(error.to_string().lines().count(), 1);
        }
    }

    /// The parser against integer arithmetic, on expressions printed from trees.
    #[test]
    fn evaluates_printed_trees((text, value) in tree()) {
        prop_assert_eq!(parse::integer(&text), Ok(value), "{}", text);
    }
}

/// An expression that begins with a digit, bracket or sign, and its value.
fn tree() -> impl Strategy<Value = (String, BigInt)> {
    let leaf = any::<u64>().prop_flat_map(|n| {
        prop_oneof![
            Just((n.to_string(), BigInt::from(n))),
            Just((format!("{n:#X}").replace("0X", "0x"), BigInt::from(n)))
        ]
    });
    leaf.prop_recursive(5, 40, 2, |inner| {
        prop_oneof![
            (inner.clone(), inner.clone())
                .prop_map(|((a, x), (b, y))| (format!("({a} + {b})"), x + y)),
            (inner.clone(), inner.clone())
                .prop_map(|((a, x), (b, y))| (format!("({a}-({b}))"), x - y)),
            (inner.clone(), inner.clone())
                .prop_map(|((a, x), (b, y))| (format!("({a})*({b})"), x * y)),
            (inner.clone(), 0u32..4).prop_map(|((a, x), e)| (format!("(({a})^{e})"), x.pow(e))),
            inner.prop_map(|(a, x)| (format!("(\u{2212}({a}))"), -x)),
        ]
    })
}
