//! The meaning of programs by their names, from the prime and the representation alone: what big integers say. It reads
//! no program's statement, so it would see a statement that is wrong.
#![allow(dead_code, reason = "each test uses a part")]

use limbforge_core::{
    field::Field,
    ir::{Kind, Port, Program},
    repr::Repr,
};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

/// The meaning of a field's programs.
pub struct Meaning {
    p: BigInt,
    repr: Repr,
    /// 1 / R.
    inverse: BigInt,
}

impl Meaning {
    pub fn new(field: &Field) -> Meaning {
        let p = BigInt::from(field.prime.value().clone());
        let r = field.repr.domain_factor().mod_floor(&p);
        Meaning {
            inverse: r.modpow(&(&p - 2u32), &p),
            repr: field.repr.clone(),
            p,
        }
    }

    /// The integer of an argument or a result.
    fn integer(&self, port: &Port, words: &[BigInt]) -> BigInt {
        match port.kind {
            Kind::Tight | Kind::Loose => self.repr.integer(words),
            Kind::Bytes | Kind::Flag | Kind::Word => words
                .iter()
                .rev()
                .fold(BigInt::zero(), |k, w| (k << self.repr.word) + w),
        }
    }

    /// The results of a program, elements modulo p; `None` for an unknown name.
    fn expected(&self, name: &str, a: &[BigInt]) -> Option<Vec<BigInt>> {
        let flag = |i: usize| a[i].is_one();
        Some(match name {
            "add" => vec![&a[0] + &a[1]],
            "sub" => vec![&a[0] - &a[1]],
            "add_or_sub" if flag(0) => vec![&a[1] - &a[2]],
            "add_or_sub" => vec![&a[1] + &a[2]],
            "opp" => vec![-&a[0]],
            "carry" => vec![a[0].clone()],
            "mul" => vec![&a[0] * &a[1] * &self.inverse],
            "square" => vec![&a[0] * &a[0] * &self.inverse],
            "mul_small" => vec![&a[0] * &a[1]],
            "select" => vec![a[if flag(0) { 1 } else { 2 }].clone()],
            "swap" => {
                let (x, y) = (a[1].clone(), a[2].clone());
                if flag(0) { vec![y, x] } else { vec![x, y] }
            }
            "to_bytes" => vec![&a[0] * &self.inverse],
            "halve" => vec![&a[0] * (&self.p + 1u32) / 2u32],
            "from_bytes" | "limbs_of_bytes" | "limbs_of_word" => vec![a[0].clone()],
            "from_bytes_canonical" | "limbs_of_bytes_canonical" => {
                vec![a[0].clone(), BigInt::from(u8::from(a[0] < self.p))]
            }
            "bytes_are_zero" => vec![BigInt::from(u8::from(a[0].is_zero()))],
            "bytes_parity" => vec![&a[0] / 2u32, &a[0] % 2u32],
            "sign_of" => vec![2 * &a[1] - 1u32 - &a[0]],
            "from_montgomery" => vec![&a[0] * &self.inverse],
            _ => return None,
        })
    }

    /// The first result of a run, given as the trace of all values, that is not what the name says, or is outside the
    /// bounds of its port; `None` if there is none, or if the name is unknown.
    pub fn contradiction(
        &self,
        program: &Program,
        inputs: &[Vec<BigInt>],
        values: &[BigInt],
    ) -> Option<String> {
        let arguments = program.params.iter().zip(inputs);
        let arguments: Vec<BigInt> = arguments
            .map(|(port, words)| self.integer(port, words))
            .collect();
        let expected = self.expected(&program.name, &arguments)?;
        if expected.len() != program.results.len() {
            return Some(format!("{} results", program.results.len()));
        }
        for (port, expected) in program.results.iter().zip(&expected) {
            let words = port.values.iter().map(|v| values[v.index()].clone());
            let words: Vec<BigInt> = words.collect();
            if !port.bounds.iter().zip(&words).all(|(b, w)| b.contains(w)) {
                return Some(format!("`{}` outside its bounds: {words:x?}", port.name));
            }
            let (got, reduced) = (self.integer(port, &words), expected.mod_floor(&self.p));
            let same = match port.kind {
                // Half of bytes is no element.
                _ if program.name == "bytes_parity" => got == *expected,
                // Canonical, and a flag is what it is.
                Kind::Bytes => got == reduced,
                Kind::Flag => got == *expected,
                _ if program.name == "sign_of" => got == *expected,
                _ => got.mod_floor(&self.p) == reduced,
            };
            if !same {
                return Some(format!("`{}` is {got}, not {expected}", port.name));
            }
        }
        None
    }

    /// Whether the meaning of a program of this name is written down here.
    pub fn knows(&self, name: &str) -> bool {
        // As many arguments as any operation reads.
        self.expected(name, &vec![BigInt::zero(); 3]).is_some()
    }
}
