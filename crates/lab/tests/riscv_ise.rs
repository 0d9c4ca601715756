//! Code of the published shape: right, and as long as published.

use limbforge::{ops::integers, prime::Prime};
use limbforge_lab::{
    study::riscv_ise::paper::{self, CONSTANTS, Modulus, Routine},
    study::riscv_ise::{
        Cell, Column, Function, PRIME, Radix, Record, Want, Way, best, cells, deviations,
        wants_of_cells, wants_of_limbs, wants_of_multipliers, with_multiplier,
    },
};
use num_bigint::{BigInt, BigUint};
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

/// The model against the published cycles, row by row: `limbforge reproduce riscv-ise` prints them.
#[test]
fn the_rocket_model_meets_the_published_cycles() {
    let prime = Prime::parse(PRIME).unwrap();
    let cells = cells(&prime, &Model::named("rocket").unwrap());
    assert_eq!(cells.len(), 8 * 4);
    for cell in &cells {
        let Cell {
            function,
            column,
            published,
            shaped,
        } = cell;
        let (what, deviation) = (function.name(), cell.deviation());
        println!(
            "{what:24} {column:9} {published:?} {shaped:?} {:+.1} %",
            100.0 * deviation
        );
        assert!(deviation.abs() < 0.03, "{what} {column}: {deviation}");
        if let Some(wanted) = published.instructions {
            assert!(
                shaped.instructions.abs_diff(wanted.into()) <= 1,
                "{what} {column}"
            );
        }
    }
    let [mean, _] = deviations(&cells);
    assert!(mean < 0.015, "{mean}");
}

fn rocket() -> Model {
    Model::named("rocket").unwrap()
}

fn committed() -> Record {
    let text = include_str!("../../../record/riscv-ise-rocket.json");
    serde_json::from_str(text).expect("a record")
}

/// The recorded figures of our code are those that the compiler now makes from the recorded recipe: all of the
/// published table, and some of the rest.
#[test]
fn the_record_is_what_the_compiler_writes_now() {
    let (prime, core, record) = (Prime::parse(PRIME).unwrap(), rocket(), committed());
    assert_eq!(record.cells, cells(&prime, &core));
    let limbs = record.limbs.iter();
    let limbs = limbs.flat_map(|l| [&l.scanned, &l.adk, &l.square, &l.add, &l.subtract]);
    let multipliers = record.multipliers.iter().map(|m| &m.ours);
    let rest = multipliers.chain(limbs).step_by(9);
    let wants = |wants: Result<Vec<Want>, _>| wants.unwrap().into_iter();
    let more =
        wants(wants_of_multipliers(&prime, &core)).chain(wants(wants_of_limbs(&prime, &core)));
    let recorded = record.ours.iter().chain(rest);
    let mut compared = 0;
    for (want, recorded) in
        (wants(wants_of_cells(&prime, &core)).chain(more.step_by(9))).zip(recorded)
    {
        let Some(recorded) = recorded else {
            // Differences of full words have no room for a sign.
            assert!(want.ways.is_empty());
            continue;
        };
        let ways = want
            .ways
            .into_iter()
            .filter(|way| way.to_string() == recorded.recipe);
        let want = Want {
            ways: ways.collect(),
            ..want
        };
        let written = best(&prime, &[want], &|_, _| true);
        assert_eq!(written[0].as_ref(), Some(recorded));
        compared += 1;
    }
    assert!(compared >= 32 + 20, "{compared}");
}

/// Our multiplication modulo p is a tenth below the published cycles in each column, without a further instruction.
#[test]
fn our_multiplication_is_a_tenth_below_the_published_one() {
    let record = committed();
    for column in Column::ALL {
        let ours = record.ours(Function::MultiplyMod, column).expect("code");
        let published = u64::from(Function::MultiplyMod.published(column).cycles);
        let cycles = ours.modelled.cycles;
        assert!(
            10 * cycles <= 9 * published,
            "{column}: {cycles} of {published}"
        );
    }
}

/// The programs behind the rows that no field has, on boundary values and others, in all ways.
#[test]
fn programs_of_integers_compute_what_they_say() {
    let prime = Prime::parse(PRIME).unwrap();
    let p = BigInt::from(prime.value().clone());
    let one = BigInt::one();
    let mut values = vec![
        BigInt::default(),
        one.clone(),
        &p - 1u32,
        &p - 2u32,
        &p >> 1u32,
    ];
    let mut seed = BigInt::from(3u32);
    for _ in 0..12 {
        seed = (&seed * &seed * 5u32 + 7u32) % &p;
        values.push(seed.clone());
    }
    for radix in [Radix::Full, Radix::Reduced] {
        let (n, bits) = (radix.limbs(), radix.bits());
        let limbs = limbforge::repr::Radix::bits(bits);
        for function in [
            Function::Multiply,
            Function::Square,
            Function::Reduce,
            Function::FastReduce,
        ] {
            for way in function.ways(&prime, radix) {
                let Way::Integers(shape, method) = way else {
                    panic!("{way}")
                };
                let written = match function {
                    Function::Multiply => integers::product(shape, method),
                    Function::Square => integers::square(shape, method),
                    Function::Reduce => integers::redc(shape, &p, false, method),
                    _ => integers::subtract_once(shape, &p),
                };
                let written = written.expect("checked");
                let run = |parameters: Vec<Vec<BigInt>>| {
                    let results = written.program.program().run(&parameters);
                    limbs.integer(&results[0])
                };
                for (x, y) in values.iter().zip(values.iter().rev()) {
                    let digits = |k: &BigInt| limbs.digits(k, n);
                    match function {
                        Function::Multiply => assert_eq!(run(vec![digits(x), digits(y)]), x * y),
                        Function::Square => assert_eq!(run(vec![digits(x)]), x * x),
                        Function::Reduce => {
                            let product = x * y;
                            let reduced = run(vec![limbs.digits(&product, 2 * n)]);
                            assert!(reduced < &p * 2u32, "{way}");
                            assert_eq!((reduced << (bits as usize * n)) % &p, product % &p);
                        }
                        _ => assert_eq!(run(vec![digits(&(x + y))]), (x + y) % &p, "{way}"),
                    }
                }
            }
        }
    }
}

/// A core with another multiplier is another core: the figures would not be met.
#[test]
fn another_multiplier_misses_them() {
    let prime = Prime::parse(PRIME).unwrap();
    for latency in [2, 4] {
        let core = with_multiplier(&rocket(), latency);
        let [mean, greatest] = deviations(&cells(&prime, &core));
        assert!(
            mean > 0.015 && greatest > 0.03,
            "{latency}: {mean} {greatest}"
        );
    }
}
