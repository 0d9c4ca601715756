//! `counts [KEYS]`: operations modulo p of each action, as mean and standard deviation over random keys.
//!
//! Inversions and Legendre symbols are counted as powers, as in the code that the study of proposed RISC-V instructions
//! counts. Multiplications and squarings of the generated field are fewer: it inverts by divsteps.

#[path = "../tests/suite/counted.rs"]
mod counted;

use counted::{Counted, Counts};
use forge_csidh::hazmat::{self, exponents};
use forge_csidh::{KeySpace, PrivateKey, PublicKey};
use limbforge_fields::csidh512::Element;

type F = Counted<Element>;

fn main() {
    let keys = std::env::args().nth(1).map_or(Ok(20), |keys| keys.parse());
    let Ok(keys @ 2..) = keys else {
        eprintln!("usage: counts [KEYS], with at least 2 keys");
        std::process::exit(2);
    };
    println!("| action | keys | mul | sqr | add | sub | mul + sqr |");
    println!("|---|--:|--:|--:|--:|--:|--:|");
    print(keys, "reference, variable time", |key| {
        hazmat::vartime_reference_action::<F>(&key.on, &exponents(&key.box5), &key.seed);
    });
    print(keys, "quick, variable time", |key| {
        hazmat::vartime_action::<F>(&key.on, &exponents(&key.box5), &key.seed);
    });
    for space in KeySpace::ALL {
        print(keys, &format!("constant time, {space:?}"), |key| {
            let secret = PrivateKey::from_seed(space, &key.seed);
            hazmat::action::<F>(&key.on, &secret, &mut ());
        });
    }
    print(keys, "validation", |key| {
        assert!(hazmat::vartime_is_supersingular::<F>(&key.on));
    });
}

/// Inputs of an action.
struct Key {
    seed: [u8; 64],
    box5: PrivateKey,
    on: PublicKey,
}

fn print(keys: u64, name: &str, act: impl Fn(&Key)) {
    let mut all = Vec::new();
    for n in 0..keys {
        let mut seed = [7; 64];
        seed[..8].copy_from_slice(&n.to_le_bytes());
        let mut exponents = [0; hazmat::COUNT];
        exponents[n as usize % hazmat::COUNT] = 1;
        let on = hazmat::vartime_action::<Element>(&PublicKey::BASE, &exponents, &seed);
        let box5 = PrivateKey::from_seed(KeySpace::Box5, &seed);
        let key = Key { seed, box5, on };
        let before = Counts::now();
        act(&key);
        let Counts {
            multiplications: mul,
            squarings: sqr,
            additions: add,
            subtractions: sub,
        } = Counts::now() - before;
        all.push([mul, sqr, add, sub, mul + sqr]);
    }
    let columns = std::array::from_fn::<_, 5, _>(|i| {
        let values = all.iter().map(|counts| counts[i] as f64 / 1000.0);
        let mean = values.clone().sum::<f64>() / keys as f64;
        let square = values.map(|v| (v - mean).powi(2)).sum::<f64>() / (keys - 1) as f64;
        format!("{mean:.1}k ± {:.1}k", square.sqrt())
    });
    println!("| {name} | {keys} | {} |", columns.join(" | "));
}
