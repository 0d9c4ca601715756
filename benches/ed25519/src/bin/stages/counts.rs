//! Instructions of the generated field's functions, counted in its text.

use serde::Serialize;

const FIELD: &str = include_str!("../../../../../generated/rust/src/curve25519/lanes8.rs");

/// Vector instructions of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// `vpmadd52luq` and `vpmadd52huq`.
    pub multiply_adds: usize,
    /// Sums, differences, shifts and masks.
    pub others: usize,
}

/// Of a function of the field in the registers of IFMA.
pub fn of(name: &str) -> Counts {
    let (_, module) = FIELD.split_once("\npub mod ifma {").expect("the module");
    let (_, function) = module
        .split_once(&format!("fn {name}("))
        .expect("a function");
    let (body, _) = function.split_once("\n    }\n").expect("its end");
    let count = |calls: &[&str]| -> usize {
        let each = calls.iter().map(|call| body.matches(call).count());
        each.sum()
    };
    Counts {
        multiply_adds: count(&["vmadd52lo(", "vmadd52hi("]),
        others: count(&["vadd(", "vsub(", "vand(", "vshl::<", "vshr::<"]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 25 pairs of limbs, low and high words; a square has 15.
    #[test]
    fn products_have_a_multiply_add_for_each_half_of_each_pair() {
        assert_eq!(of("square").multiply_adds / 30, 1);
        assert!((50..60).contains(&of("mul").multiply_adds));
    }
}
