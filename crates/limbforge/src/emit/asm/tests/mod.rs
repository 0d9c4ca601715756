//! Scheduling and register allocation for a processor that has all that RISC-V lacks: flags, results in fixed pairs of
//! registers, operands that are overwritten or destroyed. Programs of fields in its instructions are interpreted,
//! compared with the evaluator, and proved as those of a processor that exists are.

mod meanings;
mod processor;
mod select;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::ToPrimitive;

use super::{
    allocate::{Allocation, Contrary, Line, allocate},
    graph::{Graph, Item, Kind, Value},
    schedule::{Policy, schedule, tasks},
    words::{Conditional, Expressions, Style, expressions},
};
use crate::{
    check::Checked,
    interface::Interface,
    ir::{Program, interval::power_of_two},
    ops::derive::derive_only,
    prime::Prime,
    read::{Hints, Prover, ports, word::Op},
};
use meanings::Instruction;
use processor::{ADDRESSES, MadeUp, What, ZERO, run};

/// Orders: that of the program, and some that leave it far behind.
const POLICIES: [Policy; 4] = [
    Policy::SOURCE,
    Policy {
        window: 8,
        patience: u32::MAX,
    },
    Policy {
        window: 40,
        patience: 8,
    },
    Policy {
        window: 400,
        patience: 0,
    },
];

/// Both units of the processor.
const UNITS: u32 = 3;

/// The words of the limbs at the ends of their bounds, near 0 or between them.
pub(super) fn inputs(program: &Program, seed: &mut u64) -> Vec<Vec<BigInt>> {
    let mut next = || {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (*seed ^ *seed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    };
    let ports = program.params.iter().map(|port| {
        let limbs = port.bounds.iter().map(|bound| match next() >> 61 {
            0 => bound.lo.clone(),
            1 => bound.hi.clone(),
            2 => BigInt::from(next() >> 62).clamp(bound.lo.clone(), bound.hi.clone()),
            _ => &bound.lo + BigInt::from(next()).mod_floor(&(&bound.hi - &bound.lo + 1)),
        });
        limbs.collect()
    });
    ports.collect()
}

/// An integer as a word, with or without sign.
pub(super) fn word(k: &BigInt) -> u64 {
    let word = k.mod_floor(&power_of_two(64));
    word.to_u64().expect("64 bits")
}

/// Runs allocated code of a program on some inputs, beside the evaluator.
fn agrees(program: &Program, graph: &Graph<What>, allocation: &Allocation, seed: u64) {
    let mut seed = seed;
    for _ in 0..6 {
        let inputs = inputs(program, &mut seed);
        let results = program
            .results
            .iter()
            .map(|port| vec![0; port.values.len()]);
        let params = inputs.iter().map(|limbs| limbs.iter().map(word).collect());
        let arrays = ADDRESSES.into_iter().zip(results.chain(params));
        let found = run(graph, allocation, arrays.collect());
        for ((register, expected), port) in ADDRESSES
            .iter()
            .zip(program.run(&inputs))
            .zip(&program.results)
        {
            let expected: Vec<u64> = expected.iter().map(word).collect();
            assert_eq!(
                found[register], expected,
                "`{}` {}",
                program.name, port.name
            );
        }
    }
}

/// Lines of each sort, which say that the tests reach what they are for.
#[derive(Debug, Default)]
struct Counts {
    copies: usize,
    spills: usize,
    /// Readers of the flag.
    flags: usize,
}

/// A program in instructions of the processor.
struct Written {
    hints: Hints,
    graph: Graph<What>,
    /// Readers of the flag.
    flags: usize,
}

fn written(interface: Interface, checked: &Checked<Program>) -> Written {
    let program = checked.program();
    let style = Style {
        radix: None,
        carry_flag: false,
        conditional: Conditional::No,
        reduced_radix: false,
        flexible_radix: false,
    };
    let Expressions { mut hints, results } = expressions(interface, checked, style).expect("words");
    let writes = ports::writes(interface, program, &results, &mut hints.words);
    let (graph, flags) = select::select(&hints.words, &writes, program.results.len());
    Written {
        hints,
        graph,
        flags,
    }
}

impl Written {
    fn allocated(&self, policy: Policy, registers: usize) -> Allocation {
        let (graph, target) = (&self.graph, MadeUp { registers });
        let placed = graph.placed();
        let order = schedule(&tasks(graph, &target), policy, UNITS);
        let order: Vec<usize> = order.into_iter().map(|at| placed[at]).collect();
        allocate(graph, &order, &target, &Contrary::default()).expect("registers for every order")
    }

    fn prover<'a>(
        &self,
        interface: Interface,
        checked: &'a Checked<Program>,
    ) -> Prover<'a, MadeUp> {
        let meanings = MadeUp { registers: 8 };
        let hints = vec![self.hints.clone()];
        Prover::new(meanings, interface, checked, hints).expect("ports")
    }
}

/// Runs and proves a program in every order and with several numbers of registers.
fn judge(interface: Interface, checked: &Checked<Program>) -> Counts {
    let written = written(interface, checked);
    let prover = written.prover(interface, checked);
    let mut counts = Counts {
        flags: written.flags,
        ..Counts::default()
    };
    for policy in POLICIES {
        for registers in [8, 6, 5] {
            let allocation = written.allocated(policy, registers);
            for line in &allocation.lines {
                match line {
                    Line::Copy { .. } => counts.copies += 1,
                    Line::Spill { .. } => counts.spills += 1,
                    _ => {}
                }
            }
            agrees(
                checked.program(),
                &written.graph,
                &allocation,
                registers as u64,
            );
            let code = meanings::function(&written.graph, &allocation);
            prover.prove(&code).expect("a proof");
        }
    }
    counts
}

const FIELDS: [(&str, &str); 3] = [
    (
        "2^255-19",
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
    ),
    (
        "p256",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
    (
        "2^255-19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
    ),
];

#[test]
fn code_with_flags_and_fixed_registers_is_right() {
    let mut flags = 0;
    for (prime, recipe) in FIELDS {
        let prime = Prime::parse(prime).expect("a prime");
        let plan = recipe.parse().expect("a recipe");
        let names = ["add", "sub", "mul", "square"];
        let field = derive_only(&prime, &plan, &names).expect("a field");
        for checked in &field.programs {
            let counts = judge((&field).into(), checked);
            let name = &checked.program().name;
            println!("{recipe} {name}: {counts:?}");
            let is_product = name == "mul" || name == "square";
            let moves = counts.copies > 0 && counts.spills > 0;
            assert!(moves || !is_product, "{recipe} {name}: {counts:?}");
            flags += counts.flags;
        }
    }
    assert!(flags > 20, "{flags} readers of the flag");
}

/// A flag cannot be kept anywhere else: an order in which it is lost before its reader has no allocation.
#[test]
fn a_flag_that_is_lost_has_no_allocation() {
    let item = |what, inputs: &[Value], kind| Item {
        what,
        inputs: inputs.to_vec(),
        kind,
    };
    let [base, x, once] = [0, 1, 2].map(Value::of);
    let carry = Value { result: 1, ..once };
    let graph = Graph {
        items: vec![
            item(What::Held(9), &[], Kind::Argument(9)),
            item(What::Load(0), &[base], Kind::Loaded),
            item(What::Add, &[x, x], Kind::Computed),
            item(What::AddCarry, &[x, x, carry], Kind::Computed),
            item(What::Plain(Op::ShiftLeft(1)), &[once], Kind::Computed),
            item(What::Store(0), &[Value::of(3), base], Kind::Store),
            item(What::Store(1), &[Value::of(4), base], Kind::Store),
        ],
    };
    let target = MadeUp { registers: 8 };
    assert!(allocate(&graph, &[2, 3, 4, 5, 6], &target, &Contrary::default()).is_some());
    assert!(allocate(&graph, &[2, 4, 3, 5, 6], &target, &Contrary::default()).is_none());
    // The shift could begin earlier, and waits.
    let order = schedule(&tasks(&graph, &target), POLICIES[3], 1);
    assert!(order.iter().position(|&at| at == 1) < order.iter().position(|&at| at == 2));
}

/// The symbolic machine refuses a reader of a flag that something between has clobbered.
#[test]
fn a_flag_that_is_lost_is_not_read() {
    let (prime, recipe) = FIELDS[0];
    let prime = Prime::parse(prime).expect("a prime");
    let field = derive_only(&prime, &recipe.parse().expect("a recipe"), &["add"]);
    let field = field.expect("a field");
    let (interface, checked) = ((&field).into(), &field.programs[0]);
    let written = written(interface, checked);
    let mut code = meanings::function(&written.graph, &written.allocated(Policy::SOURCE, 8));
    let reader = code
        .iter()
        .position(|line| matches!(line, Instruction::Line(_, Some(What::AddCarry))));
    let shift = Line::Item {
        item: 0,
        to: vec![ZERO],
        from: vec![ZERO],
        memory: None,
    };
    let shift = Instruction::Line(shift, Some(What::Plain(Op::ShiftLeft(1))));
    code.insert(reader.expect("a sum with carry"), shift);
    let error = written.prover(interface, checked).prove(&code);
    let error = error.expect_err("the carry is lost").to_string();
    assert!(
        error.contains("reads cf, which is uninitialised"),
        "{error}"
    );
}
