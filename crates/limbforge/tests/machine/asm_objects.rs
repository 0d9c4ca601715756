//! Text that people write, as an assembler reads it: the object decides what is proved, not the text.

use limbforge_core::{
    Prime, Program,
    check::{Checked, check},
    emit::{
        Options,
        asm::{
            AsmError, AssemblerError,
            riscv::{Assemble, Target, prover, source},
        },
    },
    interface::Interface,
    ir::{Congruence, Form, Kind, Spec, Value, build::Builder, interval::Interval, spec::Term},
    ops::derive::derive_only,
    read::{Riscv, functions},
};
use limbforge_lab::assembler::Assembler;
use riscv_lab::{isa::Isa, timing::Model};

/// `out` is congruent to a sum, each value with its factor, and a constant.
fn spec(out: Form, sum: &[(u64, Form)], constant: u64) -> Spec {
    let mut right = vec![Term::new(constant, Vec::new())];
    right.extend(
        sum.iter()
            .map(|(k, form)| Term::new(*k, vec![form.clone()])),
    );
    Spec {
        formula: "a sum".to_owned(),
        modulus: (num_bigint::BigInt::from(1) << 521u32) - 1,
        congruences: vec![Congruence::new(vec![Term::new(1, vec![out])], right)],
        ensures: Vec::new(),
        cuts: Vec::new(),
        requires: Vec::new(),
    }
}

/// `out = a x + b y + constant` for x and y below 2^40, in registers.
fn sum_of(a: u64, b: u64, constant: u64) -> Checked<Program> {
    let mut builder = Builder::new("f", 64);
    let bound = [Interval::of_bits(40)];
    let x = builder.param("x", Kind::Word, &bound)[0];
    let y = builder.param("y", Kind::Word, &bound)[0];
    let how = limbforge_core::ir::build::ConstMul::Mul;
    let parts = [
        builder.mul_const(x, &a.into(), how),
        builder.mul_const(y, &b.into(), how),
        builder.constant(constant),
    ];
    let out = builder.sum(&parts);
    let spec = spec(
        Form::of(out),
        &[(a, Form::of(x)), (b, Form::of(y))],
        constant,
    );
    let program = builder.finish(vec![("out", Kind::Word, vec![out])], spec);
    check(program.expect("words")).expect("a program")
}

/// Four words of the sum of two numbers of three words.
fn three_words() -> Checked<Program> {
    let mut builder = Builder::new("f", 64);
    let bounds = vec![Interval::of_bits(64); 3];
    let x = builder.param("x", Kind::Word, &bounds);
    let y = builder.param("y", Kind::Word, &bounds);
    let (mut out, carry) = builder.add_words(&x, &y);
    out.push(carry);
    let number = |values: &[Value]| Form::radix(values, 64);
    let spec = spec(number(&out), &[(1, number(&x)), (1, number(&y))], 0);
    let program = builder.finish(vec![("out", Kind::Word, out)], spec);
    check(program.expect("words")).expect("a program")
}

fn assembler() -> Option<Assembler> {
    let found = Assembler::find();
    if found.is_err() {
        println!("skipped: no assembler for RISC-V is installed");
    }
    found.ok()
}

/// Assembles the function `f` and proves it.
fn judge(assembler: &Assembler, text: &str, checked: &Checked<Program>) -> Result<(), AsmError> {
    let isa: Isa = "rv64gc_zba_zbb".parse().expect("an instruction set");
    let object = assembler.assemble(text, &isa).expect("an object");
    let functions = functions(&Riscv { isa }, &object, &["f"])?;
    let interface = Interface {
        bytes: 0,
        radix: None,
    };
    prover(interface, checked, isa)?.prove(&functions["f"])?;
    Ok(())
}

/// A function of this body.
fn function(body: &str) -> String {
    format!(
        "    .text\n    .globl f\n    .type f, @function\nf:\n{body}\n    ret\n    .size f, .-f\n"
    )
}

fn constants(lines: &str) -> String {
    format!("    .section .rodata\n    .balign 8\n.Lc:\n{lines}\n")
}

/// Text, and what it computes as assemblers read it: `[a, b, constant]`; then what a reader of text could think.
#[test]
fn the_object_says_what_is_computed() {
    let Some(assembler) = assembler() else { return };
    let add = "    add t0, a1, a2\n    sd t0, 0(a0)";
    let constant = "    lla t1, .Lc\n    ld t1, 0(t1)\n    add t0, a1, t1\n    sd t0, 0(a0)";
    let cases: [(String, [u64; 3], [u64; 3]); 11] = [
        (
            function("    slli t0, a1, 010\n    sd t0, 0(a0)"),
            [256, 0, 0],
            [1024, 0, 0],
        ),
        (function(add), [1, 1, 0], [1, 0, 0]),
        (
            constants("    .dword 256") + &function(constant),
            [1, 0, 256],
            [1, 0, 0x256],
        ),
        (
            constants("    .dword 0400") + &function(constant),
            [1, 0, 256],
            [1, 0, 0x400],
        ),
        (
            constants("    .byte 0, 1, 0, 0, 0, 0, 0, 0") + &function(constant),
            [1, 0, 256],
            [1, 0, 0],
        ),
        (
            "    .macro add d, x, y\n    sub \\d, \\y, zero\n    .endm\n".to_owned()
                + &function(add),
            [0, 1, 0],
            [1, 1, 0],
        ),
        (
            "    .equ k, 4\n".to_owned() + &function("    slli t0, a1, k + k\n    sd t0, 0(a0)"),
            [256, 0, 0],
            [16, 0, 0],
        ),
        (
            function("    li t0, 0\n    .rept 3\n    add t0, t0, a1\n    .endr\n    sd t0, 0(a0)"),
            [3, 0, 0],
            [1, 0, 0],
        ),
        (
            function("    .if 0\n    mv a1, a2\n    .endif\n    sd a1, 0(a0)"),
            [1, 0, 0],
            [0, 1, 0],
        ),
        // The word of `add t0, a1, a2`, and an address of which the load takes the lower part.
        (
            function("    .4byte 0x00c582b3\n    sd t0, 0(a0)"),
            [1, 1, 0],
            [1, 0, 0],
        ),
        (
            constants("    .dword 7")
                + &function("    ld t1, .Lc\n    add t0, a1, t1\n    sd t0, 0(a0)"),
            [1, 0, 7],
            [1, 0, 0],
        ),
    ];
    for (text, right, wrong) in cases {
        let judged = |[a, b, k]: [u64; 3]| judge(&assembler, &text, &sum_of(a, b, k));
        assert_eq!(judged(right), Ok(()), "{text}");
        assert!(judged(wrong).is_err(), "{text}");
        let short = format!("    .option norvc\n{text}");
        assert_eq!(
            judge(&assembler, &short, &sum_of(right[0], right[1], right[2])),
            Ok(())
        );
    }
}

/// Carries of three words; the wrong text takes the carry of the carry's own sum, which is 0.
#[test]
fn a_carry_is_that_of_its_sum() {
    let Some(assembler) = assembler() else { return };
    let text = |carry: &str| {
        let lines = [
            "ld t0, 0(a1)",
            "ld t1, 8(a1)",
            "ld t2, 16(a1)",
            "ld a3, 0(a2)",
            "ld a4, 8(a2)",
            "ld a5, 16(a2)",
            "add t3, t0, a3",
            "sltu t4, t3, t0",
            "add t5, t1, a4",
            "sltu t6, t5, t1",
            "add a6, t5, t4",
            "sltu a7, a6, t4",
            "add a1, t6, a7",
            "add a2, t2, a5",
            carry,
            "add t1, a2, a1",
            "sltu a5, t1, a1",
            "add a4, t0, a5",
            "sd t3, 0(a0)",
            "sd a6, 8(a0)",
            "sd t1, 16(a0)",
            "sd a4, 24(a0)",
        ];
        // No size and no type, as people write.
        format!(
            "    .text\n    .globl f\nf:\n {}\n ret\n",
            lines.join("\n ")
        )
    };
    let checked = three_words();
    assert_eq!(
        judge(&assembler, &text("sltu t0, a2, t2"), &checked),
        Ok(())
    );
    assert_eq!(
        judge(&assembler, &text("sltu t0, a2, a5"), &checked),
        Ok(())
    );
    for wrong in [
        "a1, t6", "a1, a7", "a2, a1", "t2, a2", "a6, t4", "t5, t1", "t2, t2",
    ] {
        let wrong = text(&format!("sltu t0, {wrong}"));
        assert!(judge(&assembler, &wrong, &checked).is_err(), "{wrong}");
    }
}

/// Code that breaks the calling convention, reads or writes what is not its own, or decides anything.
#[test]
fn unlawful_code_is_refused() {
    let Some(assembler) = assembler() else { return };
    let checked = sum_of(1, 1, 0);
    for (body, reason) in [
        ("    sd a1, 0(a0)", "rejected"),
        ("    add s1, a1, a2\n    sd s1, 0(a0)", "restore s1"),
        ("    add ra, a1, a2\n    sd ra, 0(a0)", "writes ra"),
        ("    add tp, a1, a2", "writes tp"),
        (
            "    add t0, a1, t5\n    sd t0, 0(a0)",
            "t5, which is uninitialised, at 0x0 `add t0, a1, t5`",
        ),
        ("    add t0, a0, a1", "does not hold data"),
        ("    ld t0, 0(a1)", "reads memory"),
        ("    ld t0, 0(a0)", "reads a result"),
        ("    sd a1, 8(a0)", "outside result"),
        ("    sd a1, -8(sp)", "outside its frame"),
        ("    sd a1, 0(a1)", "writes memory"),
        ("    sd a1, 0(a0)\n    sd a2, 0(a0)", "twice"),
        ("    sw a1, 0(a0)", "unwritten"),
        ("    mv sp, a1", "writes sp"),
        ("    addi sp, sp, -8", "multiples of 16"),
        (
            "    addi sp, sp, -16\n    sd a1, 0(sp)\n    addi sp, sp, 16\n    ld t0, -16(sp)",
            "uninitialised",
        ),
        ("    addi sp, sp, -16\n    ld t0, 8(sp)", "uninitialised"),
        (
            "    addi sp, sp, -16\n    sd a1, 0(sp)\n    ld sp, 0(sp)",
            "writes sp",
        ),
        ("    fmv.d.x ft0, a1", "contains"),
        ("    fld ft0, 0(a0)", "contains"),
        ("    divu t0, a1, a2", "contains"),
        ("    beqz a1, 1f\n1:", "has the unsupported type"),
        ("    j 1f\n1:", "has the unsupported type"),
        // The words of `beq a1, zero, .+4` and of `jal zero, .+4`.
        ("    .4byte 0x00058263", "contains"),
        ("    .4byte 0x0040006f", "contains"),
        ("    amoadd.d t0, a1, (a0)", "contains"),
        ("    rdcycle t0", "contains"),
        ("    auipc t0, 0", "contains"),
        ("    lla t0, .Lc\n    ld t1, 4(t0)", "outside its constants"),
        (
            "    lla t0, .Lc\n    ld t1, 16(t0)",
            "outside its constants",
        ),
        ("    lla t0, .Lc\n    add t1, t0, a1", "does not hold data"),
        ("1:  auipc t0, %pcrel_hi(.Lc)\n    ld t0, 0(t0)", "must not"),
        (
            "1:  auipc t0, %pcrel_hi(.Lc)\n2:  auipc t0, %pcrel_hi(.Lc)\n    addi t0, t0, %pcrel_lo(1b)",
            "a different address",
        ),
        (
            "1:  auipc t0, %pcrel_hi(.Lc)\n    addi t0, a1, %pcrel_lo(1b)",
            "a different address",
        ),
        // Nothing after the return is executed.
        ("    ret\n    sd a1, 0(a0)", "unwritten"),
    ] {
        let text = constants("    .dword 1, 2") + &function(body);
        let error = judge(&assembler, &text, &checked).expect_err(body);
        assert!(error.to_string().contains(reason), "{body}\n{error}");
    }
}

/// A linker writes the lower part of an address into four bytes. On a load of two bytes, half of them are those of the
/// next instruction: `add t0, a1, a5` becomes `fmadd.s`.
#[test]
fn a_relocation_is_on_a_whole_instruction() {
    let Some(assembler) = assembler() else { return };
    let checked = sum_of(1, 0, 256);
    let load = |load: &str| {
        let lines = [
            ".Lp:",
            "    auipc a5, 0",
            "    .reloc .Lp, R_RISCV_PCREL_HI20, .Lc",
            ".Lq:",
            load,
            "    .reloc .Lq, R_RISCV_PCREL_LO12_I, .Lp",
            "    add t0, a1, a5",
            "    sd t0, 0(a0)",
        ];
        constants("    .dword 256") + &function(&lines.join("\n"))
    };
    // The words of `ld a5, 0(a5)` and of `c.ld a5, 0(a5)`.
    let long = load("    .4byte 0x0007b783");
    assert_eq!(judge(&assembler, &long, &checked), Ok(()));
    let short = load("    .2byte 0x639c");
    let error =
        judge(&assembler, &short, &checked).expect_err("half an instruction is the linker's");
    assert!(error.to_string().contains("of a 2-byte"), "{error}");
}

/// Without an assembler there is one line that says what to install.
#[test]
fn a_missing_assembler_is_named() {
    let error = Assembler::find_in("".as_ref()).expect_err("nothing is found nowhere");
    let line = error.to_string();
    assert!(
        line.contains("binutils-riscv64-linux-gnu") && !line.contains('\n'),
        "{line}"
    );
}

/// The text that is assembled in place of the printed one.
type Misreading<'a> = &'a dyn Fn(&str) -> String;

/// An assembler that reads another text than the one that is printed.
struct Mistaken<'a> {
    assembler: &'a Assembler,
    misread: Misreading<'a>,
}

impl Assemble for Mistaken<'_> {
    fn assemble(&self, text: &str, isa: &Isa) -> Result<Vec<u8>, AssemblerError> {
        self.assembler.assemble(&(self.misread)(text), isa)
    }
}

/// An object has all functions of the field, each proved, and no other.
#[test]
fn the_object_is_the_field() {
    let Some(assembler) = assembler() else { return };
    let prime = Prime::parse("2^61-1").expect("a prime");
    let recipe = limbforge_core::forecast::predicted_best(&prime, 64)
        .expect("a field")
        .recipe;
    let field =
        derive_only(&prime, &recipe.parse().expect("a plan"), &["add", "sub"]).expect("a field");
    let target = Target {
        isa: "rv64gc".parse().expect("an instruction set"),
        core: Model::named("rocket").expect("a model"),
        source_order: false,
    };
    let options = Options {
        command: "a test".to_owned(),
        name: "f".to_owned(),
        traits: false,
    };
    let written = source(&field, &options, &target, &assembler).expect("a source");
    let names: Vec<&str> = written.assembled.keys().map(String::as_str).collect();
    assert_eq!(names, ["f_add", "f_sub"]);
    let more = |text: &str| format!("{text}    .text\n    .globl f_mul\nf_mul:\n    ret\n");
    let other = |text: &str| text.replace("f_sub", "f_opp");
    let swapped = |text: &str| {
        text.replace("f_add", "f_t")
            .replace("f_sub", "f_add")
            .replace("f_t", "f_sub")
    };
    let cases: [(Misreading<'_>, &str); 3] = [
        (&more, "is not a function of the field"),
        (&other, "is missing"),
        (&swapped, "rejected"),
    ];
    for (misread, reason) in cases {
        let mistaken = Mistaken {
            assembler: &assembler,
            misread,
        };
        let error = source(&field, &options, &target, &mistaken).expect_err(reason);
        assert!(error.to_string().contains(reason), "{error}");
    }
}
