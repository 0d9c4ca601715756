//! Machine words of proved functions are changed as the bytes say. What is still proved computes the same on the
//! emulated core; what is not proved is refused without a panic.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use limbforge_core::{
    emit::asm::riscv::{Target, function, prover},
    field::Field,
    ops::derive::derive_only,
    prime::Prime,
};
use num_bigint::BigInt;
use riscv_lab::{relocatable::Routine, timing::Model};

#[path = "../../crates/limbforge/tests/support/riscv.rs"]
mod riscv_support;

/// A function whose words are changed.
struct Seed {
    field: Field,
    target: Target,
    routine: Routine,
}

/// Primes, recipes, instruction sets and operations: full words, reduced radix, proposed instructions.
#[rustfmt::skip]
const SEEDS: [(&str, &str, &str, &str); 4] = [
    ("2^255-19", "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)", "rv64gc", "add"),
    ("p256", "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)", "rv64gc_zba_zbb", "sub"),
    ("2^255-19", "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)", "rv64gc", "carry"),
    ("csidh512", "9x57 product-scanning double-word montgomery(product-scanning) carry(sequential)", "rv64gc_zicond+ise-reduced", "add"),
];

static FUNCTIONS: LazyLock<Vec<Seed>> = LazyLock::new(|| {
    let seeds = SEEDS.iter().map(|(prime, recipe, isa, name)| {
        let prime = Prime::parse(prime).expect("a prime");
        let recipe = recipe.parse().expect("a recipe");
        let field = derive_only(&prime, &recipe, &[name]).expect("a field");
        let target = Target {
            isa: isa.parse().expect("an instruction set"),
            core: Model::named("rocket").expect("a model"),
            source_order: false,
        };
        let code = function(&field, &field.programs[0], &target).expect("code");
        let routine = code.routine;
        Seed {
            field,
            target,
            routine,
        }
    });
    seeds.collect()
});

/// A change: which word, and which of its bits are turned: one register field, or any.
fn change(routine: &mut Routine, bytes: &[u8; 6]) {
    let words = routine.code.len() / 4;
    let at = 4 * (usize::from(u16::from_le_bytes([bytes[0], bytes[1]])) % words);
    let number = u32::from_le_bytes(bytes[2..].try_into().expect("four bytes"));
    let turned = match number & 7 {
        0 | 1 => (number >> 3 & 31) << 7,
        2 | 3 => (number >> 3 & 31) << 15,
        4 | 5 => (number >> 3 & 31) << 20,
        6 => 1 << (number >> 3 & 31),
        _ => number >> 3,
    };
    let word = &mut routine.code[at..at + 4];
    for (byte, turned) in word.iter_mut().zip(turned.to_le_bytes()) {
        *byte ^= turned;
    }
}

/// Limbs at the ends of their bounds or next to them.
fn inputs(seed: &Seed, mut choice: u64) -> Vec<Vec<BigInt>> {
    let program = seed.field.programs[0].program();
    let ports = program.params.iter().map(|port| {
        let limbs = port.bounds.iter().map(|bound| {
            choice = choice.rotate_left(7).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ choice;
            match choice >> 61 {
                0 | 1 => bound.lo.clone(),
                2..=4 => bound.hi.clone(),
                5 => (&bound.lo + 1u32).min(bound.hi.clone()),
                6 => (&bound.hi - 1u32).max(bound.lo.clone()),
                _ => (&bound.lo + &bound.hi) >> 1,
            }
        });
        limbs.collect()
    });
    ports.collect()
}

fuzz_target!(|data: &[u8]| {
    let Some((&first, changes)) = data.split_first() else {
        return;
    };
    let seed = &FUNCTIONS[usize::from(first) % FUNCTIONS.len()];
    let mut routine = seed.routine.clone();
    let (changes, _) = changes.as_chunks::<6>();
    for bytes in changes.iter().take(4) {
        change(&mut routine, bytes);
    }
    let checked = &seed.field.programs[0];
    let prover = prover(&seed.field, checked, seed.target.isa).expect("a prover");
    if routine == seed.routine || prover.prove(&routine).is_err() {
        return;
    }
    let p = BigInt::from(seed.field.prime.value().clone());
    for choice in 1..24 {
        let words = inputs(seed, choice);
        let found = riscv_support::run(&routine, &seed.target.isa, checked.program(), &words);
        let found = found.expect("a proved function returns");
        for (found, expected) in found.iter().zip(checked.program().run(&words)) {
            let [found, expected] =
                [found, &expected].map(|limbs| seed.field.repr.radix.integer(limbs));
            assert_eq!(found % &p, expected % &p, "{:x?}", routine.code);
        }
    }
});
