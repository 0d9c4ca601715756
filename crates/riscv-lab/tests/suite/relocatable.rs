//! Relocatable objects of GNU as: what is read, and what is refused.

use std::{fs, process::Command};

use riscv_lab::isa::Isa;
use riscv_lab::machine::{Machine, Permissions};
use riscv_lab::relocatable::{Link, routines};

/// The object of a text; `None` without an assembler.
fn object(text: &str) -> Option<Vec<u8>> {
    let folder = tempfile::tempdir().expect("a folder");
    let [source, object] = ["a.s", "a.o"].map(|name| folder.path().join(name));
    fs::write(&source, text).expect("a source");
    let mut command = Command::new("riscv64-linux-gnu-as");
    let output = command
        .args(["-march=rv64gc", "-o"])
        .args([&object, &source])
        .output();
    match output {
        Ok(output) => {
            let message = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{text}\n{message}");
            Some(fs::read(&object).expect("an object"))
        }
        Err(_) => {
            println!("skipped: riscv64-linux-gnu-as is not installed");
            None
        }
    }
}

const TWO: &str = "
    .section .rodata
    .balign 8
    .dword 5
.Lc: .dword 7, 9
    .text
    .balign 4
    .globl f
    .type f, @function
f:  addi a0, a0, 1
    lla t0, .Lc
    ld t1, 8(t0)
    add a0, a0, t1
    ret
    .size f, .-f
    .balign 4
    .globl g
g:  ld t1, .Lc
    add a0, a0, t1
    ret
";

#[test]
fn functions_are_read_linked_and_run() {
    let Some(object) = object(TWO) else { return };
    let isa: Isa = "rv64gc".parse().expect("an instruction set");
    let routines = routines(&object).expect("two functions");
    assert_eq!(routines.keys().collect::<Vec<_>>(), ["f", "g"]);
    for (name, expected) in [("f", 1 + 9 + 30), ("g", 7 + 30)] {
        let routine = &routines[name];
        assert_eq!(routine.constants.len(), 24);
        let placed = routine.instructions(&isa).expect("instructions");
        let upper = placed.iter().find_map(|p| p.link).expect("an address");
        assert_eq!(upper, Link::Upper { constant: 8 }, "{name}");
        // Below and above the constants, near and far.
        for (code, constants) in [
            (0x1_0000, 0x1_1000),
            (0x700_0800, 0x1_0000),
            (0x1_0000, 0x1_8000),
        ] {
            let mut machine = Machine::new(isa);
            let run = Permissions::READ.and(Permissions::EXECUTE);
            for (at, bytes) in [
                (code, &routine.linked(code, constants)),
                (constants, &routine.constants),
            ] {
                assert!(machine.memory.map(at, bytes.len() as u64, run));
                machine.memory.load_image(at, bytes).expect("a place");
            }
            assert_eq!(machine.call(code, &[30], &mut ()), Ok(expected), "{name}");
        }
    }
}

/// Text, and what of the refusal's line.
#[test]
fn what_could_change_when_linked_is_refused() {
    let f = "    .text\n    .globl f\n    .type f, @function\nf:  addi a0, a0, 1\n    ret\n    .size f, .-f\n";
    if object(f).is_none() {
        return;
    }
    assert!(routines(&object(f).expect("an object")).is_ok());
    let mut wrong = Vec::new();
    for (text, what) in [
        (
            "    .section .text.g, \"ax\", @progbits\n    .globl g\ng:  ret\n",
            "second section of its kind",
        ),
        (
            "    .section .text.g, \"axG\", @progbits, g, comdat\n    .globl g\ng:  ret\n",
            "group",
        ),
        ("    .data\n    .dword 1\n", "can be written"),
        ("    .bss\n    .zero 8\n", "neither code nor constants"),
        (
            "    .section .init_array, \"aw\", @init_array\n    .dword f\n",
            "neither code nor constants",
        ),
        (
            "    .section .rodata.cst8, \"aM\", @progbits, 8\n    .dword 1\n",
            "written or merged",
        ),
        (
            "    .section .rodata\n    .balign 4\n    .word 1\n",
            "not aligned",
        ),
        (
            "    .section .rodata\n    .balign 8\n    .dword f\n",
            "changes constants",
        ),
        (
            "    .section .rodata\n    .balign 8\n    .globl c\nc:  .dword 1\n",
            "not in the code section",
        ),
        ("    .weak g\ng:  ret\n", "is weak"),
        (
            "    .globl g\n    .set g, f + 2\n    .size g, 0\n",
            "overlaps another function",
        ),
        ("    .globl g\n    .set g, f\n", "overlaps another function"),
        (
            "    .globl g\n    .type g, @object\ng:  ret\n",
            "is not a function",
        ),
        ("    addi a0, a0, 1\n", "belongs to no function"),
        (
            "    .globl g\ng:  call elsewhere\n    ret\n",
            "not defined here",
        ),
        (
            "    .globl g\ng:  call f\n    ret\n",
            "has the unsupported type",
        ),
        ("    .globl g\ng:  la t0, f\n    ret\n", "not of a constant"),
        (
            "    .globl g\ng:  lui t0, %hi(f)\n    ret\n",
            "has the unsupported type",
        ),
        (
            "    .globl g\ng:\n1:  auipc t0, %pcrel_hi(.Lc)\n    sd a0, %pcrel_lo(1b)(t0)\n    ret\n    .section .rodata\n    .balign 8\n.Lc: .dword 1\n",
            "has the unsupported type",
        ),
        (
            "    .globl g\ng:  addi a0, a0, 1\n    .balign 16\n    ret\n    .size g, .-g\n",
            "inside of a function",
        ),
        ("    .comm h, 8, 8\n", "not in the code section"),
    ] {
        let object = object(&format!("{f}{text}")).expect("an object");
        let error = routines(&object).expect_err(text);
        if !error.to_string().contains(what) {
            wrong.push(format!("{text}{error}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Linkers give names a meaning: of two sections `.gnu.linkonce.t.f` they keep the first, and they run `.init` before
/// `main`.
#[test]
fn sections_have_the_names_that_linkers_only_place() {
    let function = |section: &str| {
        format!(
            "    .section {section}, \"ax\", @progbits\n    .globl f\n    .type f, @function\nf:  ret\n    .size f, .-f\n"
        )
    };
    let Some(right) = object(&function(".text")) else {
        return;
    };
    assert!(routines(&right).is_ok());
    let constants = |section: &str| {
        let text = function(".text");
        format!("{text}    .section {section}, \"a\", @progbits\n    .balign 8\n    .dword 1\n")
    };
    assert!(routines(&object(&constants(".rodata")).expect("an object")).is_ok());
    for text in [
        function(".gnu.linkonce.t.f"),
        function(".init"),
        constants(".gnu.linkonce.r.c"),
        constants(".eh_frame"),
    ] {
        let error = routines(&object(&text).expect("an object")).expect_err(&text);
        assert!(error.to_string().contains("is not named"), "{text}{error}");
    }
}

/// A number of so many bytes in a file.
fn number(object: &[u8], at: usize, bytes: usize) -> usize {
    let part = object[at..at + bytes].iter().rev();
    part.fold(0, |sum, byte| sum << 8 | usize::from(*byte))
}

/// Where the header of the first section is that `is` says.
fn section(object: &[u8], is: impl Fn(usize) -> bool) -> usize {
    let (table, count) = (number(object, 0x28, 8), number(object, 0x3c, 2));
    let mut headers = (0..count).map(|i| table + 64 * i);
    headers.find(|at| is(*at)).expect("a section")
}

/// Relocations that a linker applies and a reader may pass over: in LLVM's form, of another table of symbols, or not
/// as many as the section has room for.
#[test]
fn no_relocation_is_passed_over() {
    let Some(object) = object(TWO) else { return };
    assert!(routines(&object).is_ok());
    let of_type = |kind| section(&object, |at| number(&object, at + 4, 4) == kind);
    let (relocations, strings) = (of_type(4), of_type(3));
    let changed = |at: usize, bytes: &[u8]| {
        let mut changed = object.clone();
        changed[at..at + bytes.len()].copy_from_slice(bytes);
        routines(&changed).expect_err("refused").to_string()
    };
    let form = changed(relocations + 4, &0x4000_0014_u32.to_le_bytes());
    assert!(form.contains("a form that is not read"), "{form}");
    let link = changed(relocations + 0x28, &[0]);
    assert!(link.contains("another table of symbols"), "{link}");
    let size = number(&object, relocations + 0x20, 8) as u64 + 8;
    changed(relocations + 0x20, &size.to_le_bytes());
    let second = changed(strings + 4, &[2]);
    assert!(second.contains("second table of symbols"), "{second}");
}

/// A section without an alignment may be placed anywhere, so that words of 8 bytes would lie across.
#[test]
fn an_alignment_of_nothing_is_none() {
    let text =
        "    .section .rodata\n    .balign 8\n    .dword 1\n    .text\n    .globl f\nf:  ret\n";
    let Some(mut object) = object(text) else {
        return;
    };
    assert!(routines(&object).is_ok());
    // The one section in memory that is not empty and cannot be executed.
    let alignment = 0x30
        + section(&object, |at| {
            number(&object, at + 8, 8) == 2 && number(&object, at + 0x20, 8) == 8
        });
    assert_eq!(number(&object, alignment, 8), 8);
    object[alignment] = 0;
    let error = routines(&object).expect_err("no alignment").to_string();
    assert!(error.contains("not aligned"), "{error}");
}

/// Bytes of an object changed one at a time: read or refused, without a panic, and code is what the file holds.
#[test]
fn damaged_objects_are_refused_or_read() {
    let Some(object) = object(TWO) else { return };
    let isa = Isa::everything();
    let mut refused = 0;
    for at in 0..object.len() {
        for byte in [0, 0xff, object[at] ^ 1, object[at] ^ 0x80] {
            let mut changed = object.clone();
            changed[at] = byte;
            match routines(&changed) {
                Ok(routines) => {
                    for routine in routines.values() {
                        let _ = routine.instructions(&isa);
                        let found = changed
                            .windows(routine.code.len())
                            .any(|w| w == routine.code);
                        assert!(found);
                    }
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 500, "{refused}");
    for length in (0..object.len()).step_by(7) {
        assert!(routines(&object[..length]).is_err());
    }
}
