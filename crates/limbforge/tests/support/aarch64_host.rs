//! Instructions of AArch64 under an emulator: called with registers and flags from a file.

use std::{fs, process::Command};

use limbforge_compare::Folder;
use limbforge_core::read::aarch64::Place;

use super::emulated::{GCC, QEMU};

/// Registers that instructions use, `x0` up, and the flags N, Z, C, V.
pub const REGISTERS: u8 = 7;
pub const FLAGS: [Place; 4] = [
    Place::Negative,
    Place::IsZero,
    Place::Carry,
    Place::Overflow,
];
pub const WORDS: usize = REGISTERS as usize + 1;

/// Loads registers and flags, calls, and stores them.
fn caller() -> String {
    let mut text = ".text\n.globl call_block\ncall_block:\n".to_owned();
    text += "stp x29, x30, [sp, #-48]!\nstp x19, x20, [sp, #16]\nmov x19, x0\nmov x20, x1\n";
    text += &format!(
        "ldr x9, [x19, #{}]\nlsl x9, x9, #28\nmsr nzcv, x9\n",
        8 * REGISTERS
    );
    for n in 0..REGISTERS {
        text += &format!("ldr x{n}, [x19, #{}]\n", 8 * n);
    }
    text += "blr x20\n";
    for n in 0..REGISTERS {
        text += &format!("str x{n}, [x19, #{}]\n", 8 * n);
    }
    text += &format!(
        "mrs x9, nzcv\nlsr x9, x9, #28\nstr x9, [x19, #{}]\n",
        8 * REGISTERS
    );
    text + "ldp x19, x20, [sp, #16]\nldp x29, x30, [sp], #48\nret\n"
}

fn driver(blocks: usize) -> String {
    let names: Vec<String> = (0..blocks).map(|i| format!("block_{i}")).collect();
    let declared: Vec<String> = names
        .iter()
        .map(|name| format!("void {name}(void);"))
        .collect();
    format!(
        "#include <stdint.h>\n#include <stdio.h>\n{}\n\
         void call_block(uint64_t *state, void (*block)(void));\n\
         static void (*const blocks[])(void) = {{{}}};\n\
         int main(void) {{\n\
           uint64_t c[1 + {WORDS}];\n\
           while (fread(c, 8, 1 + {WORDS}, stdin) == 1 + {WORDS}) {{\n\
             call_block(c + 1, blocks[c[0]]);\n\
             fwrite(c + 1, 8, {WORDS}, stdout);\n\
           }}\n\
           return 0;\n\
         }}\n",
        declared.join("\n"),
        names.join(", ")
    )
}

/// A program that is ready to run, and the object of its functions.
pub struct Linked {
    folder: Folder,
    /// The object of `functions`.
    pub object: Vec<u8>,
}

fn gcc(folder: &Folder, arguments: &[&str]) {
    let output = Command::new(GCC)
        .current_dir(&folder.0)
        .args(arguments)
        .output();
    let output = output.expect("a compiler");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
}

/// Links a driver in C with functions in assembly.
fn link(driver: &str, functions: &str, others: &str) -> Linked {
    let folder = Folder::temporary();
    for (name, text) in [
        ("driver.c", driver),
        ("functions.s", functions),
        ("others.s", others),
    ] {
        fs::write(folder.0.join(name), text).expect("a writable folder");
    }
    gcc(&folder, &["-c", "functions.s", "-o", "functions.o"]);
    let all = [
        "-O1",
        "-static",
        "driver.c",
        "functions.o",
        "others.s",
        "-o",
        "driver",
    ];
    gcc(&folder, &all);
    let object = fs::read(folder.0.join("functions.o")).expect("an object");
    Linked { folder, object }
}

impl Linked {
    /// The words that the program writes when it reads these.
    pub fn run(&self, input: &[u64]) -> Vec<u64> {
        let path = |name: &str| self.folder.0.join(name);
        let bytes: Vec<u8> = input.iter().flat_map(|word| word.to_le_bytes()).collect();
        fs::write(path("cases"), bytes).expect("a writable folder");
        let status = Command::new(QEMU)
            .arg(path("driver"))
            .stdin(fs::File::open(path("cases")).expect("the cases"))
            .stdout(fs::File::create(path("results")).expect("a writable folder"))
            .status();
        assert!(status.expect("an emulator").success());
        let results = fs::read(path("results")).expect("the results");
        let words = results.chunks_exact(8);
        words
            .map(|bytes| u64::from_le_bytes(bytes.try_into().expect("eight bytes")))
            .collect()
    }
}

/// Assembles each text as a function `block_0`, `block_1` and so on, and links the program that calls them.
pub fn linked(texts: &[String]) -> Linked {
    let mut all = ".text\n".to_owned();
    for (at, text) in texts.iter().enumerate() {
        let name = format!("block_{at}");
        all += &format!(
            ".globl {name}\n.type {name}, %function\n{name}:\n{text}\nret\n.size {name}, .-{name}\n"
        );
    }
    link(&driver(texts.len()), &all, &caller())
}
