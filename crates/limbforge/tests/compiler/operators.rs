//! The element of a printed Rust file as a type, with `core` alone: operators, methods and conversions against big
//! integers; what is printed where a field has few functions.

use std::{fs, process::Command};

use limbforge_compare::{Folder, Random, installed};
use limbforge_core::{
    emit::{Emit, Options, Rust},
    field::Field,
    ops::derive::{derive, derive_only},
    plan::Plan,
    prime::Prime,
};
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;

/// Reads lines of two encodings and a number, and prints a line of encodings and words for each.
const DRIVER: &str = r#"//! Uses the element of a printed file.
use field::{BYTES, Element};

fn element(text: &str) -> Element {
    let digits = |i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).expect("a byte");
    Element::from_bytes(&core::array::from_fn(digits))
}

fn show<const N: usize>(elements: [Element; N]) {
    for x in elements {
        x.to_bytes().iter().for_each(|byte| print!("{byte:02x}"));
        print!(" ");
    }
}

fn main() {
    for line in std::io::stdin().lines() {
        let line = line.expect("text");
        let [a, b, k]: [&str; 3] = line.split(' ').collect::<Vec<_>>().try_into().expect("three");
        let (a, b): (Element, Element) = (element(a), element(b));
        let k: u64 = k.parse().expect("a number");
        show([a + b, a + &b, &a + b, &a + &b]);
        show([a - b, a - &b, &a - b, &a - &b]);
        show([a * b, a * &b, &a * b, &a * &b]);
        show([-a, -&a]);
        let mut x = [a; 6];
        x[0] += b;
        x[1] += &b;
        x[2] -= b;
        x[3] -= &b;
        x[4] *= b;
        x[5] *= &b;
        show(x);
        let list = [a, b, a];
        show([list.iter().sum(), list.into_iter().sum()]);
        show([list.iter().product(), list.into_iter().product()]);
        let none: [Element; 0] = [];
        show([none.iter().sum(), none.iter().product(), Element::default()]);
        show([Element::ZERO, Element::ONE, false.into(), true.into(), k.into(), Element::from(9)]);
        show([a.square(), a.double(), a.halve().double(), a.mul_small(77), a.invert(), a.pow2k(3)]);
        show([a.vartime_pow(&[k]), a.conditional_negate(0), a.conditional_negate(1)]);
        show([Element::select(0, &a, &b), Element::select(1, &a, &b)]);
        let (x, y) = Element::swap(1, &a, &b);
        show([x, y, a.square().sqrt().0.square()]);
        let mut wide = [0; 2 * BYTES];
        wide[..BYTES].copy_from_slice(&a.to_bytes());
        wide[BYTES..].copy_from_slice(&b.to_bytes());
        show([Element::from_bytes_wide(&wide), Element::from_bytes_canonical(&b.to_bytes()).0]);
        let mut list = [a, b];
        Element::invert_batch(&mut list, &mut [a, a]);
        show(list);
        assert_eq!(format!("{a:?}"), "Element(..)");
        let same = a + b - b;
        let flags = [a == b, a == same, a != b, a.equal(&same) == 1, a.is_zero() == 1, a.is_odd() == 1];
        flags.iter().for_each(|&flag| print!("{} ", u8::from(flag)));
        println!("{} {}", a.is_square(), a.legendre());
    }
}
"#;

fn field(prime: &str, recipe: &str) -> Field {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    derive(&prime, &plan).unwrap_or_else(|reason| panic!("{prime} by {recipe}: {reason}"))
}

fn printed(field: &Field) -> String {
    let options = Options {
        command: "the tests of operators".to_owned(),
        name: "field".to_owned(),
        traits: false,
    };
    Rust.emit(field, &options)
}

fn rustc(folder: &Folder, args: &[&str]) {
    let output = Command::new("rustc")
        .current_dir(&folder.0)
        .args(["-Dwarnings", "-Dmissing_docs"])
        .args(args)
        .output()
        .expect("rustc was found before");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {error}");
}

/// Expected output of the driver for a and b in [0, p) and k.
fn expected(p: &BigUint, a: &BigUint, b: &BigUint, k: u64) -> Vec<String> {
    let bytes = usize::try_from(p.bits().div_ceil(8)).expect("small");
    let encode = |k: BigInt| {
        let k = k.mod_floor(&p.clone().into()).magnitude().clone();
        let mut digits = k.to_bytes_le();
        digits.resize(bytes, 0);
        digits
            .iter()
            .map(|b| format!("{b:02x}"))
            .collect::<String>()
    };
    let inverse = |x: &BigUint| BigInt::from(x.modpow(&(p - 2u32), p));
    let character = a.modpow(&(p >> 1u8), p);
    let legendre = match character.bits() {
        0 => 0,
        1 => 1,
        _ => -1,
    };
    let [a, b] = [a, b].map(|x| BigInt::from(x.clone()));
    let (sum, difference, product) = (&a + &b, &a - &b, &a * &b);
    let shift = 8 * bytes;
    let mut all = Vec::new();
    for x in [&sum, &difference, &product] {
        all.extend(vec![x.clone(); 4]);
    }
    all.extend(vec![-&a; 2]);
    for x in [&sum, &difference, &product] {
        all.extend(vec![x.clone(); 2]);
    }
    all.extend(vec![&sum + &a; 2]);
    all.extend(vec![&product * &a; 2]);
    all.extend([0, 1, 0, 0, 1, 0, 1].map(BigInt::from));
    all.extend([k.into(), 9.into(), &a * &a, 2 * &a, a.clone(), 77 * &a]);
    all.extend([inverse(a.magnitude()), a.pow(8)]);
    all.push(a.magnitude().modpow(&k.into(), p).into());
    all.extend([a.clone(), -&a, b.clone(), a.clone(), b.clone(), a.clone()]);
    all.extend([&a * &a, &a + (&b << shift), b.clone()]);
    all.extend([inverse(a.magnitude()), inverse(b.magnitude())]);
    let mut words: Vec<String> = all.into_iter().map(encode).collect();
    let zero = a.sign() == Sign::NoSign;
    let flags = [a == b, true, a != b, true, zero, a.is_odd(), legendre >= 0];
    words.extend(flags.map(|flag| u8::from(flag).to_string()));
    words.push(legendre.to_string());
    words
}

/// Compiles the printed field in both editions, and compares what the driver prints.
fn compare(field: &Field) {
    for toolchain in installed("rust") {
        let folder = Folder::temporary();
        fs::write(folder.0.join("field.rs"), printed(field)).expect("a writable folder");
        fs::write(folder.0.join("driver.rs"), DRIVER).expect("a writable folder");
        let options = toolchain.options;
        for edition in ["--edition=2021", "--edition=2024"] {
            rustc(
                &folder,
                &[&[edition, "--crate-type=rlib", "field.rs"], options].concat(),
            );
        }
        let driver = [
            "--edition=2024",
            "--extern=field=libfield.rlib",
            "driver.rs",
        ];
        rustc(&folder, &[&driver, options].concat());
        let p = field.prime.value();
        let bytes = field.bytes();
        let mut random = Random(64);
        let last = p - 1u32;
        let mut cases = vec![
            (BigUint::ZERO, BigUint::ZERO, 0),
            (BigUint::ZERO, last.clone(), 1),
            (last.clone(), last, u64::MAX),
        ];
        for _ in 0..20 {
            let mut element = || {
                let words: Vec<u8> = (0..bytes + 8)
                    .map(|_| random.word().to_le_bytes()[0])
                    .collect();
                BigUint::from_bytes_le(&words) % p
            };
            cases.push((element(), element(), random.word()));
        }
        let mut input = String::new();
        for (a, b, k) in &cases {
            for x in [a, b] {
                let mut digits = x.to_bytes_le();
                digits.resize(bytes, 0);
                digits
                    .iter()
                    .for_each(|b| input.push_str(&format!("{b:02x}")));
                input.push(' ');
            }
            input.push_str(&format!("{k}\n"));
        }
        let output = limbforge_compare::run(&folder.0.join("driver"), &input);
        assert_eq!(output.lines().count(), cases.len());
        for (line, (a, b, k)) in output.lines().zip(&cases) {
            let words: Vec<&str> = line.split_whitespace().collect();
            assert_eq!(
                words,
                expected(p, a, b, *k),
                "{}: {a} {b} {k}",
                field.recipe
            );
        }
    }
}

#[test]
fn saturated_words_that_are_folded() {
    compare(&field(
        "2^255 - 19",
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
    ));
}

/// Sums are loose: the operators have to carry them.
#[test]
fn lazy_sums() {
    let field = field(
        "2^255 - 19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
    );
    assert!(field.repr.has_loose());
    compare(&field);
}

#[test]
fn montgomery_domain() {
    compare(&field(
        "p256",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ));
}

#[test]
fn words_of_32_bits() {
    compare(&field(
        "2^255 - 19",
        "10x25.5 word(32) product-scanning double-word fold(19@right:mul) carry(sequential)",
    ));
}

/// Integers of 64 bits are longer than elements, as long, and one byte shorter.
#[test]
fn short_primes() {
    let montgomery = "1x64 operand-scanning carry-chain montgomery(interleaved) carry(none)";
    for prime in ["5", "2^31 - 1", "2^61 - 1", "2^64 - 2^32 + 1"] {
        compare(&field(prime, montgomery));
    }
    compare(&field(
        "2^66 - 5",
        "2x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ));
}

/// A field that is built to be measured has products alone.
#[test]
fn few_functions_give_few_operators() {
    let prime = Prime::parse("2^255 - 19").expect("a prime");
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    let plan: Plan = recipe.parse().expect("a recipe");
    let field = derive_only(&prime, &plan, &["mul", "square", "add"]).expect("a field");
    let options = Options {
        command: "a test".to_owned(),
        name: "field".to_owned(),
        traits: true,
    };
    let text = Rust.emit(&field, &options);
    for part in [
        "operator!(Mul mul",
        "iter::Product",
        "pub const fn square(&self)",
        "impl Default",
        "zeroize",
    ] {
        assert!(text.contains(part), "{part}");
    }
    // No carry makes the sum tight again, so there is no operator.
    for part in [
        "operator!(Add",
        "iter::Sum",
        "ops::Neg",
        "PartialEq",
        "impl From<u64>",
        "subtle::",
        "ff::",
    ] {
        assert!(!text.contains(part), "{part}");
    }
    if !installed("rust").is_empty() {
        let folder = Folder::temporary();
        fs::write(folder.0.join("field.rs"), text).expect("a writable folder");
        rustc(
            &folder,
            &["--edition=2021", "--crate-type=rlib", "field.rs"],
        );
    }
}
