//! Fields of the macro beside big integers, and what the compiler says of wrong ones.

use limbforge_macro::field;
use num_bigint::BigUint;

field! { pub(crate) Curve1174 = 2^251 - 9 }
field! { InHalfWords = (2**61 - 1), word = 32 }
field! { ByRecipe = 2^61 - 1, recipe = "1x61 operand-scanning split(2,1) fold(1@right:mul) carry(parallel)" }

/// Boundary values and two long ones: sums, products and inverses against the oracle.
macro_rules! agrees {
    ($field:ident, $prime:expr) => {{
        use $field::Element;
        let p: BigUint = $prime;
        let number = |x: Element| BigUint::from_bytes_le(&x.to_bytes());
        let element = |n: &BigUint| {
            let mut bytes = Element::from(0).to_bytes();
            let digits = n.to_bytes_le();
            bytes[..digits.len()].copy_from_slice(&digits);
            Element::from_bytes(&bytes)
        };
        let long = BigUint::from(3u8).pow(300);
        let values = [
            BigUint::ZERO,
            BigUint::from(1u8),
            &p - 1u8,
            &p - 2u8,
            &p / 2u8,
            &long % &p,
            &long / 7u8 % &p,
        ];
        for a in &values {
            for b in &values {
                let (x, y) = (element(a), element(b));
                assert_eq!(number(x + y), (a + b) % &p);
                assert_eq!(number(x - y), (a + &p - b) % &p);
                assert_eq!(number(x * y), (a * b) % &p);
            }
            let inverse = a.modpow(&(&p - 2u8), &p);
            assert_eq!(number(element(a).invert()), inverse);
        }
    }};
}

#[test]
fn fields_agree_with_big_integers() {
    let two = BigUint::from(2u8);
    agrees!(curve1174, two.pow(251) - 9u8);
    agrees!(in_half_words, two.pow(61) - 1u8);
    agrees!(by_recipe, two.pow(61) - 1u8);
}

/// `compile_error!` is where the mistake is: the files beside the cases show the lines that rustc marks.
#[test]
fn mistakes_are_errors_where_they_stand() {
    trybuild::TestCases::new().compile_fail("tests/cases/*.rs");
}
