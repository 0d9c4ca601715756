//! The machine: what it executes, how it stops, and what it says then.

use crate::support::elf::{Part, elf};
use crate::support::expression::{evaluate, word};
use crate::support::program::random_program;
use crate::support::{Random, whole_sets};
use num_bigint::BigInt;
use riscv_lab::isa::{Extension, Instruction, Isa, Op, Reg, TABLE, encode, parse};
use riscv_lab::machine::{End, Executable, LoadError, Machine, Permissions, Reason, Stop};

const CODE: u64 = 0x1_0000;

fn code(text: &str) -> Vec<Instruction> {
    let isa = Isa::everything();
    let lines = text.split(';').map(str::trim);
    lines
        .map(|line| parse(line, &isa).unwrap_or_else(|e| panic!("{e}")))
        .collect()
}

/// A function in a fresh machine with arguments.
fn call(text: &str, arguments: &[u64]) -> Result<u64, Stop> {
    let mut machine = Machine::new(Isa::everything());
    machine.place(CODE, &code(text)).expect("a place");
    machine.limit = Some(10_000);
    machine.call(CODE, arguments, &mut ())
}

/// Instructions that qemu does not know: the proposed ones, with both encodings, and Zicond.
#[test]
fn new_instructions_do_on_the_machine_what_their_pseudo_code_says() {
    let mut random = Random(6);
    let new = |extension| {
        matches!(
            extension,
            Extension::FullRadix | Extension::ReducedRadix | Extension::Zicond
        )
    };
    for isa in whole_sets() {
        let mut machine = Machine::new(isa);
        for row in isa.rows().filter(|row| new(row.extension)) {
            let (a1, a2, a3) = (Reg::x(11), Reg::x(12), Reg::x(13));
            for _ in 0..500 {
                let operands: [u64; 3] = std::array::from_fn(|_| random.operand());
                let mut instruction = Instruction::r(row.op, Reg::A0, a1, a2);
                if row.format.operands().len() == 4 && row.op != Op::Sraiadd {
                    instruction.rs3 = a3;
                } else if row.op == Op::Sraiadd {
                    instruction.imm = random.below(64) as i64;
                }
                let text = [instruction, Instruction::i(Op::Jalr, Reg::ZERO, Reg::RA, 0)];
                machine.place(CODE, &text).expect("a place");
                let [x, y, z] = operands;
                let result = machine
                    .call(CODE, &[0, x, y, z], &mut ())
                    .expect("a result");
                let names = |name: &str| match name {
                    "rs1" => Some(BigInt::from(x)),
                    "rs2" => Some(BigInt::from(y)),
                    "rs3" => Some(BigInt::from(z)),
                    "imm" => Some(BigInt::from(instruction.imm)),
                    _ => None,
                };
                let meant = word(&evaluate(row.pseudo_code, &names));
                assert_eq!(
                    result, meant,
                    "{instruction} of {x:#x}, {y:#x}, {z:#x} in {isa}"
                );
            }
        }
    }
}

#[test]
fn loops_memory_and_calls_work() {
    // The sum of n words that are stored first.
    let text = "addi a2, sp, -2000; add a3, a2, zero; add a1, zero, a0
                sd a1, 0(a3); addi a3, a3, 8; addi a1, a1, -1; bne a1, zero, .-12
                addi a0, zero, 0; ld a1, -8(a3); add a0, a0, a1; addi a3, a3, -8; bne a3, a2, .-12; jalr zero, 0(ra)";
    assert_eq!(call(&text.replace('\n', ";"), &[20]), Ok(210));
    // The lowest bit of an address does not count.
    let text = "addi a1, ra, 1; jalr zero, 0(a1)";
    assert_eq!(call(text, &[3]), Ok(3));
}

#[test]
fn what_stops_a_program_is_said_with_pc_and_bytes() {
    let said = |text: &str, expected: &str| {
        let stop = call(text, &[8]).expect_err(text);
        assert_eq!(stop.to_string(), expected);
    };
    said(
        "addi a1, a0, 0; ld a0, 8(a1)",
        "at pc 0x10004, `ld a0, 8(a1)` (03 b5 85 00): nothing is mapped at 0x10",
    );
    said(
        "auipc a1, 0; sd a0, 0(a1)",
        "at pc 0x10004, `sd a0, 0(a1)` (23 b0 a5 00): 0x10000 must not be stored to",
    );
    said(
        "jalr zero, -8(zero)",
        "at pc 0xfffffffffffffff8: nothing is mapped at 0xfffffffffffffff8",
    );
    said(
        "jalr zero, 0(sp)",
        "at pc 0xf0000000: nothing is mapped at 0xf0000000",
    );
    said(
        "jalr zero, -16(sp)",
        "at pc 0xeffffff0: 0xeffffff0 must not be executed",
    );
    // Behind the code the page is zero.
    said(
        "addi a0, a0, 1",
        "at pc 0x10004: the bytes 00 00 are not an instruction",
    );
    said(
        "ebreak",
        "at pc 0x10000, `ebreak` (73 00 10 00): a breakpoint without a debugger; end the program with the system call exit (a7 = 93)",
    );
    said(
        "addi a7, zero, 2000; ecall",
        "at pc 0x10004, `ecall` (73 00 00 00): system call 2000 is not emulated; run the program under qemu-riscv64, or build it without this call",
    );
    said(
        "addi a0, zero, 1; lr.d a1, (a0)",
        "at pc 0x10004, `lr.d a1, (a0)` (af 35 05 10): an atomic access needs an aligned address, not 0x1",
    );
    said(
        "csrrs a0, 0x300, zero",
        "at pc 0x10000, `csrrs a0, 0x300, zero` (73 25 00 30): the status register 0x300 does not exist or cannot be written; use cycle, time, instret, fflags, frm or fcsr",
    );
    said(
        "jal zero, .+0",
        "at pc 0x10000, `jal zero, .+0` (6f 00 00 00): the program did not end within 10000 instructions; raise the limit",
    );
    said(
        "addi a7, zero, 93; ecall",
        "at pc 0x10004, `ecall` (73 00 00 00): the function ended the program with status 8 and did not return",
    );
    // kill(1, 6), as abort does; futex(sp - 8, wait, 0)
    said(
        "addi a7, zero, 129; addi a1, zero, 6; ecall",
        "at pc 0x10008, `ecall` (73 00 00 00): the program ended itself with signal 6",
    );
    said(
        "addi a7, zero, 98; addi a0, sp, -8; addi a1, zero, 0; addi a2, zero, 0; ecall",
        "at pc 0x10010, `ecall` (73 00 00 00): the program waits for another thread, but the core runs only one; build it without threads",
    );
}

#[test]
fn an_instruction_outside_the_set_stops_the_program() {
    let mut machine = Machine::new("rv64gc".parse().unwrap());
    let maddlu = Instruction::r4(Op::Maddlu, Reg::A0, Reg::A0, Reg::A0, Reg::A0);
    let word = encode(&maddlu, &Isa::everything()).unwrap();
    machine.memory.map(CODE, 4, Permissions::EXECUTE);
    machine
        .memory
        .load_image(CODE, &word.to_le_bytes())
        .unwrap();
    let stop = machine.call(CODE, &[], &mut ()).unwrap_err();
    assert_eq!(
        stop.to_string(),
        "at pc 0x10000: the bytes 7b 75 a5 50 are `maddlu`, which rv64gc does not have; add ise-full to the instruction set"
    );
}

/// mmap, mremap, munmap, brk: what is given, kept and taken away.
#[test]
fn memory_is_given_and_taken_away() {
    // Two pages, and 7 at the beginning of the first and of the second.
    let map = "addi a0, zero, 0; lui a1, 2; addi a2, zero, 3; addi a3, zero, 34; addi a7, zero, 222; ecall
               addi s0, a0, 0; lui t0, 1; add s1, s0, t0; addi t1, zero, 7; sd t1, 0(s0); sd t1, 0(s1)";
    let remap = |pages: u64| {
        format!(
            "addi a0, s0, 0; lui a1, 2; lui a2, {pages}; addi a3, zero, 1; addi a7, zero, 216; ecall; addi s2, a0, 0"
        )
    };
    let result = |rest: &str| {
        call(
            &format!("{map}; {rest}; jalr zero, 0(ra)").replace('\n', ";"),
            &[],
        )
    };
    let fault = |rest: &str| match result(rest) {
        Err(Stop {
            reason: Reason::Fault(fault),
            ..
        }) => fault.unmapped,
        other => panic!("{rest}: {other:?}"),
    };
    assert_eq!(result("ld a0, 0(s1)"), Ok(7));
    // One page: the first stays. Four: moved with what was in them, and the rest is zero.
    assert_eq!(result(&format!("{}; ld a0, 0(s2)", remap(1))), Ok(7));
    assert!(fault(&format!("{}; ld a0, 0(s1)", remap(1))));
    let sum = "ld a0, 0(s2); add s2, s2, t0; ld a1, 0(s2); add a0, a0, a1; add s2, s2, t0; add s2, s2, t0; ld a1, 0(s2); add a0, a0, a1";
    assert_eq!(result(&format!("{}; {sum}", remap(4))), Ok(14));
    assert!(fault(&format!("{}; ld a0, 0(s0)", remap(4))));
    assert!(fault(
        "addi a0, s1, 0; lui a1, 1; addi a7, zero, 215; ecall; ld a0, 0(s1)"
    ));
    // mprotect to reading alone.
    assert!(!fault(
        "addi a0, s1, 0; lui a1, 1; addi a2, zero, 1; addi a7, zero, 226; ecall; sd zero, 0(s1)"
    ));
    // A heap of a page begins where it ended and is zero; a mapping of a file cannot be had.
    let heap = "addi a7, zero, 214; addi a0, zero, 0; ecall; addi s2, a0, 0; lui t0, 1; add a0, s2, t0; ecall; sub a0, a0, s2";
    assert_eq!(result(heap), Ok(4096));
    assert_eq!(result(&format!("{heap}; ld a0, 0(s2)")), Ok(0));
    assert!(fault(&format!("{heap}; ld a0, -8(s2)")));
    let file = "addi a0, zero, 0; addi a3, zero, 2; addi a4, zero, 5; addi a7, zero, 222; ecall";
    assert_eq!(result(file), Ok(19_u64.wrapping_neg()));
}

/// Code that the program writes itself counts from `fence.i` on.
#[test]
fn fence_i_makes_new_code_count() {
    let mut machine = Machine::new(Isa::everything());
    // Executes the instruction at 0x20000, adds 1 to its immediate, and again.
    let text = "lui t0, 0x20; lui t2, 0x100; addi t3, ra, 0; jalr ra, 0(t0); lw t1, 0(t0); add t1, t1, t2; sw t1, 0(t0)
                FENCE; jalr ra, 0(t0); jalr zero, 0(t3)";
    let permissions = Permissions::READ_WRITE.and(Permissions::EXECUTE);
    for (fence, result) in [("fence.i", 7 + 8), ("addi zero, zero, 0", 7 + 7)] {
        let text = text.replace('\n', ";").replace("FENCE", fence);
        machine.place(CODE, &code(&text)).unwrap();
        machine
            .place(0x2_0000, &code("addi a0, a0, 7; jalr zero, 0(ra)"))
            .unwrap();
        machine.memory.map(0x2_0000, 8, permissions);
        assert_eq!(machine.call(CODE, &[0], &mut ()), Ok(result), "{fence}");
    }
}

/// A program that prints its arguments and environment: on the stack count and pointers, as under Linux.
#[test]
fn a_program_without_an_operating_system_prints_and_ends() {
    // write(1, argv[1], 5); exit(argc)
    let text =
        "ld s0, 0(sp); ld a1, 16(sp); addi a0, zero, 1; addi a2, zero, 5; addi a7, zero, 64; ecall
                addi a0, s0, 0; addi a7, zero, 93; ecall";
    let bytes = words(&text.replace('\n', ";"));
    let part = Part {
        address: CODE,
        bytes,
        flags: 5,
    };
    let mut file = elf(CODE, &[part]);
    let arguments = ["program", "hello", "x"].map(str::to_owned);
    // ET_EXEC goes where it says, ET_DYN (a static PIE) anywhere.
    for (kind, entry) in [(2, CODE), (3, 0x100_0000 + CODE)] {
        file[16] = kind;
        let program = Executable::parse(&file).expect("an executable");
        assert_eq!(program.entry, entry);
        let mut machine = Machine::new(Isa::everything());
        let loaded = machine.load(&program, &arguments, &["A=1".to_owned()]);
        assert_eq!(loaded, Ok(()));
        assert_eq!(machine.run(&mut ()), Ok(End::Exit(3)));
        assert_eq!(machine.streams.output.kept(), b"hello");
        assert_eq!(machine.hart.retired, 9);
    }
}

fn words(text: &str) -> Vec<u8> {
    let isa = Isa::everything();
    let words = code(text)
        .into_iter()
        .map(|i| encode(&i, &isa).expect("a word"));
    words.flat_map(u32::to_le_bytes).collect()
}

/// Files cut anywhere, and files with wrong bytes, are errors or run: no panic, and no endless run.
#[test]
fn damaged_files_are_errors() {
    let file = random_program(1, 50).elf();
    let run = |bytes: &[u8]| -> Result<(), LoadError> {
        let program = Executable::parse(bytes)?;
        let mut machine = Machine::new(Isa::everything());
        machine.load(&program, &[], &[])?;
        machine.limit = Some(10_000);
        let _ = machine.run(&mut ());
        Ok(())
    };
    assert_eq!(run(&file), Ok(()));
    for length in (0..file.len()).step_by(7).chain(0..256) {
        assert!(run(&file[..length]).is_err(), "{length} bytes");
    }
    let mut random = Random(7);
    let mut refused = 0;
    for _ in 0..2000 {
        let mut bytes = file.clone();
        for _ in 0..=random.below(4) {
            // Headers first.
            let end = if random.below(4) == 0 {
                bytes.len() as u64
            } else {
                176
            };
            bytes[random.below(end) as usize] = random.word() as u8;
        }
        refused += usize::from(run(&bytes).is_err());
    }
    assert!(refused > 500, "{refused}");
    let garbage: Vec<u8> = (0..4096).map(|_| random.word() as u8).collect();
    assert!(matches!(run(&garbage), Err(LoadError::Damaged(_))));
}

#[test]
fn files_for_others_are_named() {
    let file = random_program(1, 5).elf();
    let with = |at: usize, byte: u8| {
        let mut bytes = file.clone();
        bytes[at] = byte;
        Executable::parse(&bytes).expect_err("an error").to_string()
    };
    let says = |reason: &str| {
        format!("this ELF file {reason}; give a little-endian executable for riscv64")
    };
    assert_eq!(with(4, 1), says("is not for 64 bits"));
    assert_eq!(with(5, 2), says("is big-endian"));
    assert_eq!(with(18, 62), says("is for another processor"));
    assert_eq!(with(16, 1), says("is not an executable"));
    // The first program header's type: an interpreter.
    assert!(with(64, 3).contains("link it with -static"));
    assert!(with(0, 0).contains("this is not a complete ELF file"));
    // A segment at 2^56.
    let mut bytes = file.clone();
    bytes[64 + 16 + 7] = 1;
    let program = Executable::parse(&bytes).expect("an executable");
    let error = Machine::new(Isa::everything())
        .load(&program, &[], &[])
        .unwrap_err();
    assert!(matches!(error, LoadError::Segment { .. }), "{error}");
}

#[test]
fn all_rows_have_an_effect_that_the_machine_has() {
    // Every row executes, or stops for a reason that is its own.
    let mut machine = Machine::new(Isa::everything());
    for row in TABLE {
        let mut instruction = Instruction::bare(row.op);
        for operand in row.format.operands() {
            use riscv_lab::isa::Operand::*;
            match operand {
                FloatRd => instruction.rd = Reg::f(1),
                FloatRs1 => instruction.rs1 = Reg::f(1),
                FloatRs2 => instruction.rs2 = Reg::f(2),
                Address | Place => instruction.rs1 = Reg::x(9),
                Status => instruction.imm = 3,
                Target => instruction.imm = 4,
                _ => {}
            }
        }
        machine
            .place(
                CODE,
                &[instruction, Instruction::i(Op::Jalr, Reg::ZERO, Reg::RA, 0)],
            )
            .unwrap();
        // s1 points to the stack, or behind the instruction for the jump through it.
        let aim = if row.op == Op::Jalr {
            CODE + 4
        } else {
            0xefff_f000
        };
        machine.hart.set(Reg::x(9), aim);
        machine.hart.set(Reg::A7, 172);
        let result = machine.call(CODE, &[], &mut ());
        match (row.op, result) {
            (Op::Ebreak, Err(stop)) => assert_eq!(stop.reason, Reason::Breakpoint),
            (_, result) => assert!(result.is_ok(), "{}: {result:?}", row.name),
        }
    }
}
