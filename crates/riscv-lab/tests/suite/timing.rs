//! The timing models on sequences whose cycles can be counted by hand, and on runs of loops.
//!
//! Cycles are counted from 0, as in the comments: an instruction "at 3" begins in the fourth cycle.

use crate::support::timing::{begins, code, model, run};
use riscv_lab::isa::{Class, Isa, Op};
use riscv_lab::machine::Machine;
use riscv_lab::timing::{Cause, Model, ModelError, Timing, names};

#[test]
fn rocket_begins_one_instruction_a_cycle() {
    assert_eq!(
        begins("rocket", "add a0, a1, a2; add a3, a0, a0; xor a4, a3, a0"),
        [0, 1, 2]
    );
}

#[test]
fn rocket_waits_for_loads_products_and_repeated_destinations() {
    // A load's value is there two cycles later, a product three.
    assert_eq!(begins("rocket", "ld a0, 0(sp); add a1, a0, a0"), [0, 2]);
    assert_eq!(
        begins("rocket", "ld a0, 0(sp); addi a2, a2, 1; add a1, a0, a0"),
        [0, 1, 2]
    );
    for product in ["mul", "mulhu", "mulh"] {
        let text = format!("{product} a0, a1, a2; add a3, a0, a0");
        assert_eq!(begins("rocket", &text), [0, 3]);
    }
    // Products that do not need each other follow each other.
    assert_eq!(
        begins("rocket", "mul a0, a1, a2; mulhu a3, a1, a2; mul a4, a1, a1"),
        [0, 1, 2]
    );
    // The second would be at 1, and is held up by 1; its result is at 5.
    assert_eq!(
        begins("rocket", "mul a0, a1, a2; mul a0, a3, a3; add a4, a0, a0"),
        [0, 2, 5]
    );
    // With three instructions between them the first is not under way any more.
    let text = "mul a0, a1, a2; add a3, a3, a3; add a4, a4, a4; mul a0, a3, a3";
    assert_eq!(begins("rocket", text), [0, 1, 2, 3]);
}

/// One row of a product with the full-radix instructions: t is there at 3, so cadd waits one cycle, and a row is five.
#[test]
fn rocket_takes_five_cycles_for_a_product_with_the_full_radix_instructions() {
    let row = "maddhu t0, a1, a2, s0; maddlu s0, a1, a2, s0; cadd s2, s1, t0, s2; add s1, s1, t0";
    let timing = model("rocket").cycles(&code(&[row; 8].join("\n")));
    assert_eq!((timing.instructions, timing.cycles), (32, 8 * 5));
    assert_eq!(timing.stalled(Cause::Multiply), 8);
}

/// With the reduced-radix ones: each accumulator is there after three cycles, in which two instructions begin.
#[test]
fn rocket_takes_three_cycles_for_a_product_with_the_reduced_radix_instructions() {
    let row = "madd57lu s0, a1, a2, s0; madd57hu s1, a1, a2, s1";
    let timing = model("rocket").cycles(&code(&[row; 9].join("\n")));
    assert_eq!((timing.instructions, timing.cycles), (18, 8 * 3 + 2));
    assert_eq!(timing.stalled(Cause::Multiply), 8);
    // The carry: an arithmetic shift and addition takes a cycle.
    assert_eq!(
        begins("rocket", "sraiadd s1, s1, s0, 57; add s2, s1, s1"),
        [0, 1]
    );
}

#[test]
fn u74_begins_two_instructions_that_do_not_need_each_other() {
    assert_eq!(
        begins("u74", "add a0, a1, a2; xor a3, a1, a2; and a4, a1, a2"),
        [0, 0, 1]
    );
    // A dependent one is not in the same cycle, in a chain one a cycle.
    assert_eq!(
        begins("u74", "add a0, a1, a2; add a3, a0, a0; add a4, a3, a3"),
        [0, 1, 2]
    );
    // Nor is one that writes the same register.
    assert_eq!(begins("u74", "add a0, a1, a2; add a0, a3, a3"), [0, 1]);
}

#[test]
fn u74_has_one_pipe_for_memory_and_one_for_products() {
    assert_eq!(begins("u74", "ld a0, 0(sp); ld a1, 8(sp)"), [0, 1]);
    assert_eq!(begins("u74", "mul a0, a1, a2; mulhu a3, a1, a2"), [0, 1]);
    assert_eq!(begins("u74", "sh1add a0, a1, a2; rori a3, a1, 5"), [0, 1]);
    // Both orders of memory and product, and an addition with either.
    for text in [
        "ld a0, 0(sp); mul a1, a2, a2",
        "mul a1, a2, a2; ld a0, 0(sp)",
        "add a0, a1, a1; ld a2, 0(sp)",
        "add a0, a1, a1; mul a2, a3, a3",
    ] {
        assert_eq!(begins("u74", text), [0, 0], "{text}");
    }
}

#[test]
fn u74_works_late_on_what_is_late() {
    // The load is there at 3. The addition begins at 1 and works two stages later, so that its sum is there at 1 + 3 =
    // 4. Another addition takes it the same way at 2; the address of the next load is needed when it begins, at 5.
    assert_eq!(begins("u74", "ld a0, 0(sp); add a1, a0, a0"), [0, 1]);
    let text = "ld a0, 0(sp); add a1, a0, a0; add a2, a1, a1; ld a3, 0(a2)";
    assert_eq!(begins("u74", text), [0, 1, 2, 5]);
    // A product is needed when the next product begins, not when the sum does.
    assert_eq!(begins("u74", "mul a0, a1, a1; mul a2, a0, a0"), [0, 3]);
    assert_eq!(begins("u74", "mul a0, a1, a1; add a2, a0, a0"), [0, 1]);
    // Rotations are done late in any case: their result is needed late, or waited for.
    assert_eq!(
        begins(
            "u74",
            "mul a0, a1, a1; rori a2, a0, 5; add a3, a2, a2; ld a4, 0(a2)"
        ),
        [0, 1, 2, 4]
    );
    assert_eq!(begins("u74", "rori a2, a0, 5; ld a4, 0(a2)"), [0, 3]);
    // What is stored may come late, where it is stored may not.
    assert_eq!(begins("u74", "mul a0, a1, a1; sd a0, 0(sp)"), [0, 1]);
    assert_eq!(begins("u74", "mul a0, a1, a1; sd a1, 0(a0)"), [0, 3]);
}

#[test]
fn dividers_are_busy() {
    // Two quotients of 64 bits: the unit is busy for 65 cycles, and the second one's user comes 66 cycles later, less
    // the two by which it can be late.
    let text = "div a0, a1, a2; divu a3, a1, a2; add a4, a3, a3";
    assert_eq!(begins("u74", text), [0, 65, 129]);
    let timing = model("u74").cycles(&code(text));
    assert_eq!(
        (timing.stalled(Cause::Unit), timing.stalled(Cause::Divide)),
        (64, 63)
    );
}

/// Cycles are those in which something begins and the stalls between them.
#[test]
fn cycles_are_issues_and_stalls() {
    let text = "ld a0, 0(sp); mul a1, a0, a0; mul a1, a1, a1; div a2, a1, a0; sd a2, 0(a2); add a3, a2, a0";
    for name in names() {
        let (model, code) = (model(name), code(text));
        let timing = model.cycles(&code);
        let timeline = model.timeline(&code);
        let mut cycles: Vec<_> = timeline.iter().map(|issue| issue.cycle).collect();
        assert_eq!(cycles.last(), Some(&(timing.cycles - 1)));
        cycles.dedup();
        let stalls: u64 = timing.stalls.iter().sum();
        assert_eq!(timing.cycles, cycles.len() as u64 + stalls, "{name}");
        assert_eq!(
            stalls,
            timeline.iter().map(|issue| issue.stalls).sum::<u64>()
        );
    }
}

#[test]
fn a_loop_is_foreseen_but_for_its_end() {
    let text = "addi a1, zero, 0; addi a1, a1, 3; addi a0, a0, -1; bne a0, zero, .-8
                add a0, a1, zero; jalr zero, 0(ra)";
    let (result, timing) = run(&model("rocket"), text, 100);
    assert_eq!(result, 300);
    assert_eq!(timing.instructions, 1 + 100 * 3 + 2);
    // The end of the loop; the return, as the call was not seen, leads elsewhere than foreseen too, but nothing follows
    // it.
    assert_eq!(timing.cycles, timing.instructions + 3);
    assert_eq!(timing.stalled(Cause::Mispredict), 3);
    // A loop of 10 within a loop of 10: the counters of the inner one are at their end, so that only its ends are
    // unforeseen, and not the beginnings after them.
    let text =
        "addi a1, zero, 10; addi a1, a1, -1; bne a1, zero, .-4; addi a0, a0, -1; bne a0, zero, .-16
                jalr zero, 0(ra)";
    let (_, timing) = run(&model("rocket"), text, 10);
    assert_eq!(timing.stalled(Cause::Mispredict), 3 * (10 + 1));
    // Every second time: the counter goes from 2 to 1 and back, always wrong. 100 iterations of one taken branch and
    // one that is taken every second time.
    let text = "addi a1, zero, 0; andi a2, a0, 1; beq a2, zero, .+8; addi a1, a1, 1
                addi a0, a0, -1; bne a0, zero, .-16; add a0, a1, zero; jalr zero, 0(ra)";
    let (result, timing) = run(&model("rocket"), text, 100);
    assert_eq!(result, 50);
    assert!(timing.stalled(Cause::Mispredict) >= 3 * 50, "{timing}");
}

/// Loads from every line of `pages` · 4 KiB below `sp`, twice over, each followed by a sum that needs it.
fn walk(pages: u32) -> Timing {
    let text = "lui a3, PAGES; sub a1, sp, a3; lbu a2, 0(a1); add a4, a2, a4; addi a1, a1, 64; bltu a1, sp, .-12
                addi a0, a0, -1; bne a0, zero, .-24; jalr zero, 0(ra)";
    run(&model("u74"), &text.replace("PAGES", &pages.to_string()), 2).1
}

#[test]
fn data_that_are_not_in_the_cache_cost_a_miss_each_line() {
    // A miss makes the load's 3 cycles 23, and the sum may come two later than its beginning: it is at 21 after a load
    // at 0, and nothing begins in 20 cycles between. 16 KiB are 256 lines, which are there the second time.
    assert_eq!(walk(4).stalled(Cause::DataCache), 256 * 20);
    // 64 KiB do not fit: the line that went is always the next one to be needed.
    assert_eq!(walk(16).stalled(Cause::DataCache), 2 * 1024 * 20);
}

/// Results do not depend on the observer.
#[test]
fn models_change_nothing_but_cycles() {
    let text = "csrrs a2, cycle, zero; mul a0, a0, a0; csrrs a1, cycle, zero; sub a1, a1, a2; add a0, a0, a1
                jalr zero, 0(ra)";
    let mut machine = Machine::new(Isa::everything());
    machine.place(0x1_0000, &code(text)).unwrap();
    let plain = machine.call(0x1_0000, &[7], &mut ()).unwrap();
    for name in names() {
        let (result, timing) = run(&model(name), text, 7);
        assert_eq!(result, plain);
        let [first, second] = timing.laps[..] else {
            panic!("two laps: {timing:?}");
        };
        assert_eq!(second.instructions - first.instructions, 2);
        assert!(second.cycles > first.cycles);
    }
}

#[test]
fn every_number_has_a_source_and_slips_in_files_are_found() {
    for name in names() {
        let model = model(name);
        assert_eq!(model.name, name);
        // A latency per class, and what the core has beyond that.
        assert!(model.numbers().len() >= Class::ALL.len() + 8);
    }
    let text = include_str!("../../models/u74.toml");
    let senseless = |from: &str, to: &str, place: &str| {
        assert!(text.contains(from), "{from}");
        match Model::parse(&text.replacen(from, to, 1)) {
            Err(ModelError::Senseless { place: found, .. }) => assert_eq!(found, place),
            other => panic!("{from} to {to}: {other:?}"),
        }
    };
    senseless("[cost.add]", "[cost.addition]", "cost.add");
    senseless("latency = 66", "latency = 0", "cost.divide");
    senseless("pipes = [\"b\"]", "pipes = [\"c\"]", "cost.min-max");
    senseless("value = 2\n", "value = 3\n", "width");
    senseless("value = 32768", "value = 30000", "cache.instruction.size");
    senseless("link = \"https", "link = \"", "width");
    assert!(matches!(
        Model::parse("name = 1"),
        Err(ModelError::Unreadable { .. })
    ));
    let error = Model::named("boom").unwrap_err();
    assert_eq!(
        error.to_string(),
        "`boom` is not a timing model; use one of rocket, u74"
    );
}

#[test]
fn a_latency_can_be_tried() {
    let model = model("rocket").with_latency(&[Op::Mul], 1);
    let code = code("mul a0, a1, a2; add a3, a0, a0; mulhu a0, a1, a2; add a3, a0, a0");
    assert_eq!(model.cycles(&code).cycles, 1 + 1 + 1 + 3);
}
