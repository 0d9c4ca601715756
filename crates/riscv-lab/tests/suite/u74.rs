//! The model of the U74 against its description, a row for each rule: what is expected was counted by hand.
//!
//! Cycles are counted from 0: an instruction "at 3" begins in the fourth cycle.

use crate::support::timing::{begins, model, run};
use riscv_lab::timing::Cause;

/// The rules of the U74, a row each: code, and the cycles in which its instructions begin by the description of the
/// core (LLVM's RISCVSchedSiFive7.td, as in `models/u74.toml`).
const RULES: &[(&str, &str, &[u64])] = &[
    (
        "two additions begin together",
        "add a0, a1, a2; add a3, a1, a2; add a4, a1, a2; add a5, a1, a2",
        &[0, 0, 1, 1],
    ),
    (
        "dependent ones do not",
        "add a0, a1, a2; add a3, a0, a2",
        &[0, 1],
    ),
    (
        "nor two with one destination",
        "add a0, a1, a2; add a0, a3, a3",
        &[0, 1],
    ),
    (
        "one that is read before it is written does not wait",
        "add a0, a1, a2; add a1, a3, a3",
        &[0, 0],
    ),
    (
        "x0 is never waited for",
        "mul zero, a1, a2; add a0, zero, zero",
        &[0, 0],
    ),
    (
        "one load a cycle",
        "ld a0, 0(sp); ld a1, 8(sp); ld a2, 16(sp)",
        &[0, 1, 2],
    ),
    (
        "a load and a store share pipe A",
        "ld a0, 0(sp); sd a1, 8(sp)",
        &[0, 1],
    ),
    (
        "one product a cycle",
        "mul a0, a1, a2; mulhu a3, a1, a2; mulh a4, a1, a2",
        &[0, 1, 2],
    ),
    (
        "a load and a product go together",
        "ld a0, 0(sp); mul a1, a2, a2; ld a3, 8(sp); mulhu a4, a2, a2",
        &[0, 0, 1, 1],
    ),
    (
        "sh3add is in pipe B, with products",
        "sh3add a0, a1, a2; mul a3, a1, a2",
        &[0, 1],
    ),
    (
        "and beside loads",
        "sh3add a0, a1, a2; ld a3, 0(sp)",
        &[0, 0],
    ),
    (
        "branches are in pipe B too",
        "mul a0, a1, a2; beq a3, a4, .+8",
        &[0, 1],
    ),
    (
        "and beside additions",
        "add a0, a1, a2; beq a3, a4, .+8",
        &[0, 0],
    ),
    (
        "a loaded value is at once there after 3 cycles",
        "ld a0, 0(sp); ld a1, 0(a0)",
        &[0, 3],
    ),
    ("late after 1", "ld a0, 0(sp); add a1, a0, a2", &[0, 1]),
    (
        "what waited is late itself",
        "ld a0, 0(sp); add a1, a0, a2; ld a3, 0(a1)",
        &[0, 1, 4],
    ),
    (
        "what did not wait is early",
        "add a1, a0, a2; ld a3, 0(a1)",
        &[0, 1],
    ),
    (
        "after three cycles nothing is late",
        "ld a0, 0(sp); add t0, t0, t1; add t0, t0, t1; add t0, t0, t1; add t0, t0, t1; add a1, a0, a2; ld a3, 0(a1)",
        &[0, 0, 1, 2, 3, 3, 4],
    ),
    (
        "a product is at once there after 3 cycles",
        "mul a0, a1, a2; mul a3, a0, a2",
        &[0, 3],
    ),
    (
        "late after 1, for sums and stores",
        "mul a0, a1, a2; sltu a3, a0, a2; sd a0, 0(sp)",
        &[0, 1, 1],
    ),
    (
        "an address is needed at once",
        "mul a0, a1, a2; sd a1, 0(a0)",
        &[0, 3],
    ),
    (
        "rotations are late always",
        "rori a0, a1, 7; add a2, a0, a1; mul a3, a0, a1",
        &[0, 1, 3],
    ),
    (
        "and so are counts and extrema",
        "clz a0, a1; max a2, a3, a4; ld a5, 0(a0)",
        &[0, 1, 3],
    ),
    (
        "a branch takes its operand late",
        "ld a0, 0(sp); beq a0, zero, .+8",
        &[0, 1],
    ),
    (
        "a quotient of 64 bits takes 66 cycles, late 64",
        "divu a0, a1, a2; add a3, a0, a0; mul a4, a0, a0",
        &[0, 64, 66],
    ),
    (
        "one of 32 bits 34",
        "divuw a0, a1, a2; mul a4, a0, a0",
        &[0, 34],
    ),
    (
        "the divider does one at a time",
        "div a0, a1, a2; remu a3, a1, a2",
        &[0, 65],
    ),
    (
        "and others go on meanwhile",
        "div a0, a1, a2; mul a3, a1, a2; add a4, a1, a2",
        &[0, 1, 1],
    ),
];

#[test]
fn the_model_keeps_each_rule() {
    let mut broken = Vec::new();
    for (rule, text, expected) in RULES {
        let found = begins("u74", text);
        println!("{rule:55} expected {expected:?}, the model {found:?}");
        if found != *expected {
            broken.push(format!(
                "{rule}: `{text}` expected {expected:?}, not {found:?}"
            ));
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// A branch that goes elsewhere than foreseen costs three cycles, and two more if it had waited for its operand.
#[test]
fn the_model_pays_for_mispredictions() {
    // Counters say taken to begin with. Zero is no stack pointer, so the first branch is not; the word below the stack
    // is zero and so is a1, so the last one is, as foreseen.
    for (text, expected) in [
        ("add a2, sp, zero; beq a2, a1, .+8; jalr zero, 0(ra)", 3),
        ("ld a2, -8(sp); bne a2, a1, .+8; jalr zero, 0(ra)", 3 + 2),
        (
            "ld a2, -8(sp); beq a2, a1, .+8; add a3, a3, a3; jalr zero, 0(ra)",
            0,
        ),
    ] {
        let (_, timing) = run(&model("u74"), text, 0);
        let found = timing.stalled(Cause::Mispredict);
        println!("{text:70} expected {expected}, the model {found}");
        assert_eq!(found, expected, "{text}: {timing}");
    }
}

/// Loops with their cycles for a turn, counted by hand; two runs differ by the turns alone, so that caches, the
/// beginning and the end do not count.
#[test]
fn the_model_takes_the_cycles_of_loops() {
    let ends = "addi a0, a0, -1; bne a0, zero";
    for (what, body, length, cycles) in [
        // addi at 0, the branch needs its result: 1; it leads elsewhere, so that the next turn begins at 2.
        ("nothing", "", 0, 2),
        // Loads at 0 and 1, the product needs both at once: 4; the sum takes it late: 5, with addi; the branch at 6.
        (
            "a product of loads",
            "ld a2, -64(sp); ld a3, -56(sp); mul a4, a2, a3; add a5, a5, a4;",
            4,
            7,
        ),
        // The sum takes the load late: it is at 1, and there at 4, where the next load needs it at once; the second sum
        // is at 5, and there at 8, where the next turn begins.
        (
            "a chain of addresses",
            "ld a2, -64(a3); add a3, a2, sp; ld a2, -64(a3); add a3, a2, sp;",
            4,
            8,
        ),
        // Products of a chain follow each other every 3 cycles: 0, 3, and 6 for the next turn; addi is with the second.
        (
            "a chain of products",
            "mul a2, a2, a3; mul a2, a2, a3;",
            2,
            6,
        ),
        // Both halves at 0 and 1; the low sum takes the low half late: 1; its carry: 2; the high sum: 2; the carry's:
        // 3, with addi; the branch at 4.
        (
            "a double word",
            "mul t0, a2, a3; mulhu t1, a2, a3; add t2, t2, t0; sltu t3, t2, t0; add t4, t4, t1; add t4, t4, t3;",
            6,
            5,
        ),
        // The operands are there when the division begins, 66 to the next one that needs its quotient.
        ("a chain of divisions", "divu a2, a2, a3;", 1, 66),
    ] {
        // a3 is where the chain of addresses begins, and any factor to the others.
        let text = format!(
            "add a3, sp, zero; {body} {ends}, .-{}; jalr zero, 0(ra)",
            4 * (length + 1)
        );
        let model = model("u74");
        let [short, long] = [100, 300].map(|turns| run(&model, &text, turns).1);
        let instructions = (long.instructions - short.instructions) / 200;
        let found = (long.cycles - short.cycles) as f64 / 200.0;
        println!(
            "{what:22} {instructions} instructions, expected {cycles} cycles, the model {found}"
        );
        assert_eq!(instructions, length + 2, "{what}");
        assert_eq!(found, f64::from(cycles), "{what}: {long}");
    }
}
