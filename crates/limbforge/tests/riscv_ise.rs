//! Code of the published shape: right, and as long as published.

use limbforge::prime::Prime;
use limbforge::study::riscv_ise::paper::{self, CALL, CONSTANTS, Modulus, Routine};
use limbforge::study::riscv_ise::{Column, Function, Radix};
use num_bigint::BigUint;
use num_traits::One;
use riscv_lab::isa::{Effect, Reg};
use riscv_lab::timing::Model;
use std::collections::HashMap;

fn run(routine: &Routine, x: &[u64], y: &[u64], results: usize) -> Vec<u64> {
    let (out, px, py, stack) = (0x2_0000, 0x3_0000, 0x4_0000, 0x5_0000);
    let mut memory = HashMap::new();
    for (base, words) in [(CONSTANTS, &routine.constants[..]), (px, x), (py, y)] {
        for (word, at) in words.iter().zip((base..).step_by(8)) {
            memory.insert(at, *word);
        }
    }
    // A routine that works in place has its operand where the result goes.
    for (word, at) in x.iter().zip((out..).step_by(8)) {
        memory.insert(at, *word);
    }
    let mut registers = [0x5eed_0000_0000_5eedu64; 32];
    registers[0] = 0;
    registers[2] = stack;
    registers[10..13].copy_from_slice(&[out, px, py]);
    let before = registers;
    for instruction in &routine.instructions {
        let reg = |reg: Reg| registers[usize::from(reg.number())];
        let address = reg(instruction.rs1).wrapping_add(instruction.imm as u64);
        let value = match instruction.op.row().effect {
            Effect::Value(f) => f(
                reg(instruction.rs1),
                reg(instruction.rs2),
                reg(instruction.rs3),
                instruction.imm,
            ),
            Effect::Load(8, f) => f(memory[&address]),
            Effect::Store(8) => {
                memory.insert(address, reg(instruction.rs2));
                continue;
            }
            Effect::JumpRegister if instruction.rs1 == Reg::RA => break,
            other => panic!("{instruction}: {other:?}"),
        };
        registers[usize::from(instruction.rd.number())] = value;
        registers[0] = 0;
    }
    for saved in [1, 2, 8, 9].into_iter().chain(18..28) {
        assert_eq!(registers[saved], before[saved], "x{saved}");
    }
    (0..results as u64)
        .map(|i| memory[&(out + 8 * i)])
        .collect()
}

fn joined(radix: Radix, words: &[u64]) -> BigUint {
    words.iter().rev().fold(BigUint::default(), |sum, word| {
        (sum << radix.bits()) + BigUint::from(*word)
    })
}

#[test]
fn routines_compute_what_they_say() {
    let prime = Prime::parse("csidh512").unwrap();
    let p = prime.value();
    let one = BigUint::one();
    let mut values = vec![BigUint::default(), one.clone(), p - 1u32, p - 2u32, p >> 1];
    let mut seed = BigUint::from(3u32);
    for _ in 0..40 {
        seed = (&seed * &seed * 5u32 + 7u32) % p;
        values.push(seed.clone());
    }
    for column in Column::ALL {
        let Column { radix, .. } = column;
        let modulus = Modulus::new(&prime, radix);
        let n = radix.limbs();
        let r = BigUint::one() << (radix.bits() * n as u32);
        for function in Function::ALL {
            let Some(routine) = paper::routine(*function, column, &modulus) else {
                continue;
            };
            for (x, y) in values.iter().zip(values.iter().rev()) {
                let (one, two) = (|v| radix.split(v, n), |v| radix.split(v, 2 * n));
                let (got, wanted) = match function {
                    Function::Multiply => (run(&routine, &one(x), &one(y), 2 * n), x * y),
                    Function::Square => (run(&routine, &one(x), &one(x), 2 * n), x * x),
                    Function::Add => (run(&routine, &one(x), &one(y), n), (x + y) % p),
                    Function::Subtract => (run(&routine, &one(x), &one(y), n), (x + p - y) % p),
                    Function::FastReduce => (run(&routine, &one(&(x + y)), &[], n), (x + y) % p),
                    Function::Reduce => {
                        let product = x * y;
                        let got = run(&routine, &two(&product), &[], n);
                        let value = joined(radix, &got);
                        assert!(value < p * 2u32, "{column} {}", function.name());
                        assert_eq!(value * &r % p, product % p, "{column}");
                        continue;
                    }
                    Function::MultiplyMod | Function::SquareMod => unreachable!("they call others"),
                };
                let what = function.name();
                assert_eq!(joined(radix, &got), wanted, "{column} {what} {x} {y}");
            }
        }
    }
}

/// The model against the published cycles, row by row: `cargo test --test riscv_ise -- --nocapture` prints it.
#[test]
fn the_rocket_model_meets_the_published_cycles() {
    let prime = Prime::parse("csidh512").unwrap();
    let rocket = Model::named("rocket").unwrap();
    let mut deviations = Vec::new();
    println!(
        "function, column: published cycles (instructions) | model cycles (instructions) stalls"
    );
    for function in Function::ALL {
        for column in Column::ALL {
            let modulus = Modulus::new(&prime, column.radix);
            let published = function.published(column);
            let code = paper::retired(*function, column, &modulus);
            let timing = rocket.cycles(&code);
            let cycles = timing.cycles + CALL;
            let deviation = cycles as f64 / f64::from(published.cycles) - 1.0;
            println!(
                "{:22} {column:8} {:5} ({:>3}) | {cycles:5} ({:4}) {:4}   {:+.1} %",
                function.name(),
                published.cycles,
                published
                    .instructions
                    .map_or("".to_owned(), |n| n.to_string()),
                code.len(),
                timing.cycles as usize - code.len(),
                100.0 * deviation,
            );
            assert!(
                deviation.abs() < 0.03,
                "{} {column}: {deviation}",
                function.name()
            );
            deviations.push(deviation.abs());
            if let Some(wanted) = published.instructions {
                assert!(
                    (code.len() as u32).abs_diff(wanted) <= 1,
                    "{} {column}",
                    function.name()
                );
            }
        }
    }
    let mean = deviations.iter().sum::<f64>() / deviations.len() as f64;
    println!("mean deviation {:.2} %", 100.0 * mean);
    assert!(mean < 0.015, "{mean}");
}
