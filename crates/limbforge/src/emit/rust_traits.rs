//! The element behind the traits of other crates: `subtle`, `zeroize`, `ff` 0.13 and 0.14, and conversions from and to
//! the integers of `crypto-bigint`, each under its feature.
//!
//! Constants that only `ff` asks for are computed here, when the file is printed.

use num_bigint::{BigInt, BigUint};

use crate::{
    field::Field,
    ops::routines::root::{Generator, TRIED_BELOW, TwoAdic},
};

use super::{
    rust_calls::Calls,
    rust_prelude::ARRAY_WIDTH,
    text::{Text, signed_literal},
};

/// Prints the implementations for which the field has what they call.
pub fn traits(out: &mut Text, field: &Field) {
    let calls = Calls { field };
    let has_subtle = calls.has(&["equal", "select", "swap"]);
    if has_subtle {
        out.blank();
        out.line(SUBTLE.replace("@FLAG@", &format!("u{}", field.repr.word)));
    }
    out.blank();
    out.line(ZEROIZE);
    if field.repr.has_loose() {
        out.blank();
        out.line(ZEROIZE_LOOSE);
    }
    if has_subtle && calls.has(&FF) {
        ff(out, &calls);
    }
    if calls.has(&["to_bytes", "from_bytes", "from_bytes_wide"]) {
        out.blank();
        out.line(integers(field.bytes()));
    }
}

/// From and to the integers of `crypto-bigint` of the least multiple of 64 bits that holds the encoding.
fn integers(bytes: usize) -> String {
    let words = bytes.div_ceil(8);
    let (length, reduced) = if bytes == 8 * words {
        ("BYTES", REDUCED_BYTES)
    } else {
        ("2 * BYTES", REDUCED_WIDE)
    };
    INTEGERS
        .replace("@REDUCED@", reduced)
        .replace("@LENGTH@", length)
        .replace("@U@", &format!("U{}", 64 * words))
        .replace("@BYTES@", &(8 * words).to_string())
}

/// Operations that the traits of `ff` need, without those that the traits of `subtle` need.
const FF: [&str; 14] = [
    "add",
    "sub",
    "opp",
    "mul",
    "square",
    "double",
    "invert",
    "sqrt",
    "vartime_pow",
    "is_odd",
    "to_bytes",
    "from_bytes",
    "from_bytes_canonical",
    "from_bytes_wide",
];

fn ff(out: &mut Text, calls: &Calls<'_>) {
    let field = calls.field;
    let bits = field.prime.bits();
    let bytes = u32::try_from(field.bytes()).expect("fewer than 2^12 bits");
    let Some(square) = calls.closed("square", &["self"]) else {
        return;
    };
    // Bits beyond those of the prime make the bias of a random element negligible.
    let (enough, wide) = (bits + 128, 16 * bytes);
    let random = if wide >= enough {
        RANDOM_WIDE.to_owned()
    } else {
        RANDOM_PARTS.replace("@PARTS@", &enough.div_ceil(8 * bytes).to_string())
    };
    out.blank();
    out.line(REPR);
    for version in VERSIONS {
        let random = random
            .replace("@FILL@", version.fill)
            .replace("@OK@", version.result.0)
            .replace("@END@", version.result.1);
        let random = version.random.replace("@RANDOM@", &random);
        let mut text = Text::default();
        text.blank();
        text.line(
            FIELD
                .replace("@RANDOM@", &random)
                .replace("@SQUARE@", &square),
        );
        if wide >= enough {
            text.blank();
            text.line(UNIFORM);
        }
        prime_field(&mut text, field);
        out.text(&text.finish().replace("@FF@", version.package));
    }
}

/// A version of `ff`.
struct Version {
    /// Its name as a dependency, and of its feature.
    package: &'static str,
    /// How it asks for a random element.
    random: &'static str,
    /// How its generators fill bytes.
    fill: &'static str,
    /// What stands around the element that it returns.
    result: (&'static str, &'static str),
}

const VERSIONS: [Version; 2] = [
    Version {
        package: "ff",
        random: "    #[inline]
    fn random(mut rng: impl rand_core::RngCore) -> Element {
@RANDOM@
    }",
        fill: "rng.fill_bytes(&mut bytes);",
        result: ("", ""),
    },
    Version {
        package: "ff_0_14",
        random: "    #[inline]
    fn try_random<R: rand_core_0_10::TryRng + ?Sized>(rng: &mut R) -> Result<Element, R::Error> {
@RANDOM@
    }",
        fill: "rng.try_fill_bytes(&mut bytes)?;",
        result: ("Ok(", ")"),
    },
];

fn prime_field(out: &mut Text, field: &Field) {
    let p = field.prime.value();
    let bits = field.prime.bits();
    let TwoAdic { s, .. } = TwoAdic::of(p);
    let generator = Generator::of(p);
    let inverse = |k: &BigUint| k.modpow(&(p - 2u32), p);
    out.blank();
    out.line("#[cfg(feature = \"@FF@\")]");
    out.line("impl @FF@::PrimeField for Element {");
    out.line("    type Repr = Repr;");
    out.blank();
    let modulus = format!("\"{p:#x}\";");
    out.parts(
        "    const MODULUS: &'static str =",
        &[String::new(), modulus],
        "",
    );
    out.blank();
    out.line(format!("    const NUM_BITS: u32 = {bits};"));
    out.blank();
    out.line(format!("    const CAPACITY: u32 = {};", bits - 1));
    out.blank();
    let half = inverse(&2u32.into());
    element(out, field, "TWO_INV", &["1 / 2."], &half);
    let proof = if generator.is_proved {
        "Proved to generate the multiplicative group: p - 1 was factored.".to_owned()
    } else {
        format!(
            "Not proved to generate the multiplicative group: only prime factors of p - 1 below {TRIED_BELOW} were tested."
        )
    };
    let doc = [
        &format!(
            "{}, the least g with g^((p - 1) / q) != 1 for every tested prime factor q of p - 1.",
            generator.value
        ),
        proof.as_str(),
    ];
    element(
        out,
        field,
        "MULTIPLICATIVE_GENERATOR",
        &doc,
        &generator.value,
    );
    out.line(format!("    const S: u32 = {s};"));
    out.blank();
    out.line("    const ROOT_OF_UNITY: Element = ROOT_OF_UNITY;");
    out.blank();
    let root_inverse = inverse(&generator.root_of_unity);
    element(out, field, "ROOT_OF_UNITY_INV", &[], &root_inverse);
    let delta = generator.value.modpow(&(BigUint::from(1u32) << s), p);
    let doc = format!("{} to the power of 2^{s}.", generator.value);
    element(out, field, "DELTA", &[&doc], &delta);
    out.line(PRIME_FIELD);
}

/// An associated constant.
fn element(out: &mut Text, field: &Field, name: &str, doc: &[&str], value: &BigUint) {
    for line in doc {
        out.line(format!("    /// {line}"));
    }
    let limbs = field.limbs(&BigInt::from(value.clone()));
    let limbs: Vec<String> = limbs.iter().map(signed_literal).collect();
    let start = format!("    const {name}: Element = Element([");
    out.list(&start, &limbs, "]);", ARRAY_WIDTH, false);
    out.blank();
}

const SUBTLE: &str = "\
#[cfg(feature = \"subtle\")]
impl subtle::ConstantTimeEq for Element {
    #[inline]
    fn ct_eq(&self, other: &Element) -> subtle::Choice {
        subtle::Choice::from(equal(self, other) as u8)
    }
}

#[cfg(feature = \"subtle\")]
impl subtle::ConditionallySelectable for Element {
    #[inline]
    fn conditional_select(a: &Element, b: &Element, choice: subtle::Choice) -> Element {
        select(@FLAG@::from(choice.unwrap_u8()), b, a)
    }

    #[inline]
    fn conditional_swap(a: &mut Element, b: &mut Element, choice: subtle::Choice) {
        (*a, *b) = swap(@FLAG@::from(choice.unwrap_u8()), a, b);
    }
}";

const ZEROIZE: &str = "\
#[cfg(feature = \"zeroize\")]
impl zeroize::DefaultIsZeroes for Element {}";

const ZEROIZE_LOOSE: &str = "\
#[cfg(feature = \"zeroize\")]
impl zeroize::Zeroize for Loose {
    #[inline]
    fn zeroize(&mut self) {
        zeroize::Zeroize::zeroize(&mut self.0);
    }
}";

const FIELD: &str = "\
/// Operations that can fail return a `CtOption`. The inherent methods of the same names return flags.
#[cfg(feature = \"@FF@\")]
impl @FF@::Field for Element {
    const ZERO: Element = ZERO;

    const ONE: Element = ONE;

@RANDOM@

    #[inline(always)]
    fn square(&self) -> Element {
        @SQUARE@
    }

    #[inline(always)]
    fn double(&self) -> Element {
        double(self)
    }

    #[inline]
    fn invert(&self) -> subtle::CtOption<Element> {
        subtle::CtOption::new(invert(self), !@FF@::Field::is_zero(self))
    }

    #[inline]
    fn sqrt(&self) -> subtle::CtOption<Element> {
        let (root, ok) = sqrt(self);
        subtle::CtOption::new(root, subtle::Choice::from(ok as u8))
    }

    #[inline]
    fn sqrt_ratio(num: &Element, div: &Element) -> (subtle::Choice, Element) {
        @FF@::helpers::sqrt_ratio_generic(num, div)
    }

    #[inline]
    fn pow_vartime<S: AsRef<[u64]>>(&self, exponent: S) -> Element {
        vartime_pow(self, exponent.as_ref())
    }
}";

const RANDOM_WIDE: &str = "        let mut bytes = [0; 2 * BYTES];
        @FILL@
        @OK@from_bytes_wide(&bytes)@END@";

const RANDOM_PARTS: &str =
    "        // At least 128 bits more than the prime, so the bias is below 2^-128.
        let mut sum = ZERO;
        for _ in 0..@PARTS@ {
            let mut bytes = [0; BYTES];
            @FILL@
            sum = sum * WIDE + from_bytes(&bytes);
        }
        @OK@sum@END@";

const UNIFORM: &str = "\
#[cfg(feature = \"@FF@\")]
impl @FF@::FromUniformBytes<{ 2 * BYTES }> for Element {
    #[inline]
    fn from_uniform_bytes(bytes: &[u8; 2 * BYTES]) -> Element {
        from_bytes_wide(bytes)
    }
}";

const REPR: &str = "\
/// The little-endian encoding of an element, as `PrimeField::Repr`. A newtype, because `core` implements
/// `Default` only for arrays of up to 32 elements.
#[cfg(any(feature = \"ff\", feature = \"ff_0_14\"))]
#[derive(Clone, Copy)]
pub struct Repr(pub [u8; BYTES]);

#[cfg(any(feature = \"ff\", feature = \"ff_0_14\"))]
impl Default for Repr {
    #[inline]
    fn default() -> Repr {
        Repr([0; BYTES])
    }
}

#[cfg(any(feature = \"ff\", feature = \"ff_0_14\"))]
impl AsRef<[u8]> for Repr {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

#[cfg(any(feature = \"ff\", feature = \"ff_0_14\"))]
impl AsMut<[u8]> for Repr {
    #[inline]
    fn as_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }
}";

const PRIME_FIELD: &str = "    #[inline]
    fn from_repr(repr: Repr) -> subtle::CtOption<Element> {
        let (element, ok) = from_bytes_canonical(&repr.0);
        subtle::CtOption::new(element, subtle::Choice::from(ok as u8))
    }

    #[inline]
    fn to_repr(&self) -> Repr {
        Repr(to_bytes(self))
    }

    #[inline]
    fn is_odd(&self) -> subtle::Choice {
        subtle::Choice::from(is_odd(self) as u8)
    }
}";

const REDUCED_BYTES: &str = "bytes.copy_from_slice(&integer.to_le_bytes());
        from_bytes(&bytes)";

const REDUCED_WIDE: &str = "bytes[..@BYTES@].copy_from_slice(&integer.to_le_bytes());
        from_bytes_wide(&bytes)";

const INTEGERS: &str = "\
#[cfg(feature = \"crypto-bigint\")]
impl From<Element> for crypto_bigint::@U@ {
    /// Returns the least nonnegative integer of the class.
    #[inline]
    fn from(element: Element) -> crypto_bigint::@U@ {
        let mut bytes = [0; @BYTES@];
        bytes[..BYTES].copy_from_slice(&to_bytes(&element));
        crypto_bigint::@U@::from_le_slice(&bytes)
    }
}

#[cfg(feature = \"crypto-bigint\")]
impl From<crypto_bigint::@U@> for Element {
    /// Reduces the integer modulo the prime.
    #[inline]
    fn from(integer: crypto_bigint::@U@) -> Element {
        let mut bytes = [0; @LENGTH@];
        @REDUCED@
    }
}";
