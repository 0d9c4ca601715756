//! `limbforge prove` on objects that an assembler made of printed text for RISC-V.

use std::{
    path::Path,
    process::{Command, Output},
};

use limbforge::emit::asm::riscv::Assemble;
use limbforge_lab::assembler::Assembler;
use riscv_lab::isa::Isa;

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
