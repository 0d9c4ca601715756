//! `csidh-probe NAME`: does something with a secret, and prints the result.
//!
//! Under valgrind the secret counts as undefined, so that memcheck reports every branch and every address that depends
//! on it. Public are: the outcomes of steps, by the argument of CTIDH, and results.

#[path = "../../../forge25519/inspection/src/memcheck.rs"]
mod memcheck;

use forge_csidh::hazmat::{self, Field, Observer, Path};
use forge_csidh::{KeySpace, PrivateKey, PublicKey};
use limbforge_fields::{csidh512, csidh512_x57};
use std::process::ExitCode;

/// Declares outcomes public.
struct Declassify;

impl Observer for Declassify {
    fn outcome(&mut self, outcome: u64) -> u64 {
        u64::from_ne_bytes(public(outcome.to_ne_bytes()))
    }
}

/// Lets another observer see so many outcomes, and ends the program then.
struct First<O>(usize, O);

impl<O: Observer> Observer for First<O> {
    fn outcome(&mut self, outcome: u64) -> u64 {
        if self.0 == 0 {
            println!("these steps were followed");
            std::process::exit(0);
        }
        self.0 -= 1;
        self.1.outcome(outcome)
    }
}

/// An observer that declares nothing: each outcome is to be reported.
struct Silent;

impl Observer for Silent {}

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    let mut seed = [0_u8; 64];
    seed.iter_mut().zip(1..).for_each(|(byte, i)| *byte = i);
    memcheck::mark_undefined(&seed);
    let key = |space| PrivateKey::from_seed(space, &seed);
    let result = match name.as_str() {
        "m64" => act::<csidh512::Element>(&key(KeySpace::Batched220), &mut Declassify),
        "m57" => act::<csidh512_x57::Element>(&key(KeySpace::Batched220), &mut Declassify),
        "box5" => act::<csidh512::Element>(&key(KeySpace::Box5), &mut Declassify),
        "formulas" => formulas(&seed).to_vec(),
        "packed" => public(key(KeySpace::Batched256).to_bytes()).to_vec(),
        // Lane after lane, valgrind takes a minute for all blocks. The first two are one of each direction, with all
        // batches and with lanes that fail.
        "lanes" => lanes(&seed, &mut First(200, Declassify)),
        "lanes-all" => lanes(&seed, &mut Declassify),
        "planted-lanes" => lanes(&seed, &mut First(10, Silent)),
        "planted-outcome" => act::<csidh512::Element>(&key(KeySpace::Batched220), &mut Silent),
        "planted-vartime" => {
            let exponents = hazmat::exponents(&key(KeySpace::Batched220));
            let after =
                hazmat::vartime_action::<csidh512::Element>(&PublicKey::BASE, &exponents, b"");
            defined(&after)
        }
        _ => {
            eprintln!(
                "usage: csidh-probe m64 | m57 | box5 | formulas | packed | lanes | lanes-all | planted-lanes | planted-outcome | planted-vartime"
            );
            return ExitCode::from(2);
        }
    };
    let text: String = result.iter().map(|byte| format!("{byte:02x}")).collect();
    println!("{text}");
    ExitCode::SUCCESS
}

fn act<F: Field>(key: &PrivateKey, observer: &mut impl Observer) -> Vec<u8> {
    defined(&hazmat::action::<F>(&PublicKey::BASE, key, observer))
}

/// The actions of eight secret keys by the portable lanes. Vectors run the same source above the field.
fn lanes(seed: &[u8; 64], observer: &mut impl Observer) -> Vec<u8> {
    let keys: [PrivateKey; 8] = std::array::from_fn(|lane| {
        let mut seed = *seed;
        seed[0] ^= lane as u8;
        PrivateKey::from_seed(KeySpace::Batched220, &seed)
    });
    let after = Path::PORTABLE.actions(keys.each_ref(), [&PublicKey::BASE; 8], observer);
    let after = after.expect("the portable path has lanes");
    after.iter().flat_map(defined).collect()
}

/// Formulas without assembly, which processors without BMI2 run. Sums are inlined there.
fn formulas(seed: &[u8; 64]) -> [u8; 64] {
    use csidh512::{Element, word64};
    let start = word64::from_bytes(seed);
    let mut all = [start; 8];
    for i in 1..8 {
        all[i] = word64::square(&all[i - 1]);
    }
    let [mut sum, one, two, three] = [0, 2, 4, 6].map(|i| [all[i], all[i + 1]]);
    let (baby, giant) = ([all[2], all[3], all[4]], [all[5], all[6], all[7]]);
    for _ in 0..20 {
        add(&mut sum, &one, &two);
        multiple(&mut sum, &one, &two);
        image(&mut sum, &baby, &giant);
        codomain(&mut sum, &[all[0], all[1], all[2], all[3]], &three);
    }
    return public(word64::to_bytes(&word64::mul(&sum[0], &sum[1])));

    #[inline(never)]
    fn add(point: &mut [Element; 2], other: &[Element; 2], difference: &[Element; 2]) {
        csidh512::formulas64::montgomery_add(point, other, difference);
    }

    #[inline(never)]
    fn multiple(product: &mut [Element; 2], point: &[Element; 2], multiple: &[Element; 2]) {
        csidh512::formulas64::isogeny_image_multiple(product, point, multiple);
    }

    #[inline(never)]
    fn image(product: &mut [Element; 2], baby: &[Element; 3], giant: &[Element; 3]) {
        csidh512::formulas64::isogeny_image_pair(product, baby, giant);
    }

    #[inline(never)]
    fn codomain(product: &mut [Element; 2], baby: &[Element; 4], giant: &[Element; 2]) {
        csidh512::formulas64::isogeny_codomain_pair(product, baby, giant);
    }
}

fn defined(key: &PublicKey) -> Vec<u8> {
    public(key.to_bytes()).to_vec()
}

/// Declares bytes public. The compiler must not keep a copy from before, so it is told that they may change.
fn public<const N: usize>(mut bytes: [u8; N]) -> [u8; N] {
    memcheck::mark_defined(&bytes);
    *std::hint::black_box(&mut bytes)
}
