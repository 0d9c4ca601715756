//! `limbforge prove` on objects that an assembler made of printed text for RISC-V, and on files beside a saved field.

use std::{
    path::Path,
    process::{Command, Output},
};

use limbforge::emit::asm::riscv::Assemble;
use limbforge_lab::assembler::Assembler;
use riscv_lab::isa::Isa;

use crate::{folder, limbforge, text};

const NAME: &str = "generated/asm/curve25519_rv64gc_u74.s";

fn prove(folder: &Path, printed: &str) -> Output {
    let recipe = printed
        .lines()
        .find_map(|line| line.strip_prefix("# Recipe:  "));
    Command::new(env!("CARGO_BIN_EXE_limbforge"))
        .current_dir(folder)
        .args(["prove", "f.o", "--prime", "2^255 - 19", "--isa", "rv64gc"])
        .args(["--recipe", recipe.expect("a recipe")])
        .output()
        .expect("the command runs")
}

fn rows(output: &Output) -> Vec<String> {
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().map(str::to_owned).collect()
}

#[test]
fn printed_assembly_is_proved_and_changed_instructions_are_refused() {
    let assembler = match Assembler::find() {
        Ok(assembler) => assembler,
        Err(missing) => {
            println!("skipped: {missing}");
            return;
        }
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let printed = std::fs::read_to_string(root.join(NAME)).expect("printed assembly");
    let folder = tempfile::tempdir().expect("a folder");
    let isa: Isa = "rv64gc".parse().expect("an instruction set");
    let assemble = |text: &str| {
        let object = assembler.assemble(text, &isa).expect("an object");
        std::fs::write(folder.path().join("f.o"), object).expect("a file");
        prove(folder.path(), text)
    };
    let proved = assemble(&printed);
    assert!(proved.status.success(), "{proved:?}");
    let rows_of_words = rows(&proved);
    let words = rows_of_words
        .iter()
        .filter(|row| row.ends_with("proved by the check: machine words"));
    assert_eq!(words.count(), 16, "{proved:?}");
    // Another product, and an instruction that takes a time of its own: only the function that has it is refused.
    let (before, mul) = printed.split_at(printed.find("curve25519_mul:").expect("a product"));
    for (from, to, reason) in [
        ("    mulhu ", "    mul ", "do not vanish modulo the prime"),
        ("    mul ", "    div ", "contains `div "),
    ] {
        let changed = before.to_owned() + &mul.replacen(from, to, 1);
        assert_ne!(changed, printed);
        let refused = assemble(&changed);
        assert_eq!(refused.status.code(), Some(1), "{refused:?}");
        let marked: Vec<String> = rows(&refused)
            .into_iter()
            .filter(|row| row.contains("REFUSED"))
            .collect();
        let [row] = marked.as_slice() else {
            panic!("one function is refused: {refused:?}")
        };
        assert!(row.contains(" curve25519_mul "), "{row}");
        assert!(row.contains(reason), "{row}");
    }
}

/// A saved field may have other routines and chunks than the library, of which only bounds are proved. Code that agrees
/// with those is not proved by it.
#[test]
fn code_is_not_compared_with_what_is_not_the_librarys() {
    let folder = folder();
    let recipe = "2x64 operand-scanning carry-chain fold(2@high:mul) carry(none)";
    for (language, file) in [("json", "f.json"), ("c", "f.c")] {
        let print = ["emit", "2^127-1", "--recipe", recipe, "--lang", language];
        let output = limbforge(&[&print[..], &["-o", file]].concat(), folder.path());
        assert!(output.status.success(), "{}", text(&output.stderr));
    }
    let prove = || {
        let output = limbforge(&["prove", "f.c", "--field", "f.json"], folder.path());
        (output.status.code(), text(&output.stderr))
    };
    assert_eq!(prove().0, Some(0));
    // 2 * a = a - a
    let path = |name: &str| folder.path().join(name);
    for (file, from, old, new) in [
        (
            "f.json",
            "\"name\": \"double\"",
            "\"callee\": \"add\"",
            "\"callee\": \"sub\"",
        ),
        ("f.c", "_double(", "_add(", "_sub("),
    ] {
        let saved = std::fs::read_to_string(path(file)).expect("a text");
        let (before, after) = saved.split_once(from).expect(from);
        assert!(after.contains(old), "{file}");
        let changed = format!("{before}{from}{}", after.replacen(old, new, 1));
        std::fs::write(path(file), changed).expect("a file");
    }
    let (status, error) = prove();
    assert_eq!(status, Some(1), "{error}");
    assert!(error.contains("`double` is not the library's"), "{error}");
}
