//! Instructions on the processor that runs the tests: assembled by gcc, called with registers and flags from a file.

use std::{fs, process::Command};

use limbforge_compare::Folder;
use limbforge_core::read::x86::Place;

/// Registers that instructions may use, by their numbers, with the names of their parts.
#[rustfmt::skip]
pub const REGISTERS: &[(u8, [&str; 4])] = &[
    (0, ["al", "ax", "eax", "rax"]), (1, ["cl", "cx", "ecx", "rcx"]), (2, ["dl", "dx", "edx", "rdx"]),
    (3, ["bl", "bx", "ebx", "rbx"]), (6, ["sil", "si", "esi", "rsi"]), (8, ["r8b", "r8w", "r8d", "r8"]),
];

/// Lanes of vector registers.
pub const LANES: &[(u8, u8)] = &[(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)];

/// Flags, with their bits in the register of flags.
#[rustfmt::skip]
pub const FLAGS: &[(Place, u32)] =
    &[(Place::Carry, 0), (Place::Zero, 6), (Place::Sign, 7), (Place::Overflow, 11)];

/// The name of a part of a register.
pub fn names(at: usize, bits: u32) -> &'static str {
    let names = REGISTERS[at].1;
    names[bits.trailing_zeros() as usize - 3]
}

/// Instructions that are ready to run.
pub struct Host {
    folder: Folder,
    /// The object of their functions `block_0`, `block_1` and so on.
    pub object: Vec<u8>,
}

/// Bytes of a vector register, and where the state has registers, vector registers and flags.
const VECTOR: usize = 16;

fn state_offsets() -> (usize, usize) {
    let lanes = 8 * REGISTERS.len();
    (lanes, lanes + 8 * LANES.len())
}

/// The function that loads the state, calls, and stores the state.
fn caller() -> String {
    let (lanes, flags) = state_offsets();
    let mut text = ".intel_syntax noprefix\n.text\n.globl call_block\ncall_block:\n".to_owned();
    for register in ["rbx", "rbp", "r12", "r13", "r14", "r15"] {
        text += &format!("push {register}\n");
    }
    text += "mov r12, rdi\nmov r13, rsi\nsub rsp, 8\n";
    for lane in 0..LANES.len() / 2 {
        text += &format!("movups xmm{lane}, [r12 + {}]\n", lanes + VECTOR * lane);
    }
    text += &format!("push qword ptr [r12 + {flags}]\npopfq\n");
    for (at, (_, names)) in REGISTERS.iter().enumerate() {
        text += &format!("mov {}, [r12 + {}]\n", names[3], 8 * at);
    }
    text += "call r13\n";
    text += &format!("pushfq\npop qword ptr [r12 + {flags}]\n");
    for (at, (_, names)) in REGISTERS.iter().enumerate() {
        text += &format!("mov [r12 + {}], {}\n", 8 * at, names[3]);
    }
    for lane in 0..LANES.len() / 2 {
        text += &format!("movups [r12 + {}], xmm{lane}\n", lanes + VECTOR * lane);
    }
    text += "add rsp, 8\n";
    for register in ["r15", "r14", "r13", "r12", "rbp", "rbx"] {
        text += &format!("pop {register}\n");
    }
    text + "ret\n.section .note.GNU-stack,\"\",@progbits\n"
}

/// Reads cases, calls, and writes states.
fn driver(blocks: usize) -> String {
    let words = REGISTERS.len() + LANES.len() + 1;
    let declared: Vec<String> = (0..blocks)
        .map(|i| format!("void block_{i}(void);"))
        .collect();
    let listed: Vec<String> = (0..blocks).map(|i| format!("block_{i}")).collect();
    format!(
        "#include <stdint.h>\n#include <stdio.h>\n{}\n\
         void call_block(uint64_t *state, void (*block)(void));\n\
         static void (*const blocks[])(void) = {{{}}};\n\
         int main(void) {{\n\
           uint64_t c[1 + {words}];\n\
           while (fread(c, 8, 1 + {words}, stdin) == 1 + {words}) {{\n\
             call_block(c + 1, blocks[c[0]]);\n\
             fwrite(c + 1, 8, {words}, stdout);\n\
           }}\n\
           return 0;\n\
         }}\n",
        declared.join("\n"),
        listed.join(", ")
    )
}

fn gcc(folder: &Folder, arguments: &[&str]) {
    let output = Command::new("gcc")
        .current_dir(&folder.0)
        .args(arguments)
        .output();
    let output = output.expect("gcc, which this test needs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
}

/// Assembles each text as a function, and builds the program that calls them.
pub fn run_on_host(texts: &[String]) -> Host {
    let folder = Folder::temporary();
    let mut all = ".intel_syntax noprefix\n.text\n".to_owned();
    for (at, text) in texts.iter().enumerate() {
        all += &format!(
            ".globl block_{at}\n.type block_{at}, @function\nblock_{at}:\n{text}\nret\n.size block_{at}, .-block_{at}\n"
        );
    }
    all += ".section .note.GNU-stack,\"\",@progbits\n";
    let write = |name: &str, text: &str| {
        fs::write(folder.0.join(name), text).expect("a writable folder");
    };
    write("blocks.s", &all);
    write("caller.s", &caller());
    write("driver.c", &driver(texts.len()));
    gcc(&folder, &["-c", "blocks.s", "-o", "blocks.o"]);
    gcc(
        &folder,
        &["-O1", "driver.c", "caller.s", "blocks.o", "-o", "driver"],
    );
    let object = fs::read(folder.0.join("blocks.o")).expect("an object");
    Host { folder, object }
}

impl Host {
    /// The state after each case: the number of a text, and registers, lanes and flags in order.
    pub fn results(&self, cases: &[(usize, Vec<u64>)]) -> Vec<Vec<u64>> {
        let plain = REGISTERS.len() + LANES.len();
        let mut input = Vec::new();
        for (at, state) in cases {
            let flags = FLAGS.iter().zip(&state[plain..]);
            let flags = flags.fold(0, |all, ((_, bit), set)| all | set << bit);
            for word in [*at as u64].iter().chain(&state[..plain]).chain([&flags]) {
                input.extend(word.to_le_bytes());
            }
        }
        let path = |name: &str| self.folder.0.join(name);
        fs::write(path("cases"), input).expect("a writable folder");
        let status = Command::new(path("driver"))
            .stdin(fs::File::open(path("cases")).expect("the cases"))
            .stdout(fs::File::create(path("results")).expect("a writable folder"))
            .status();
        assert!(status.expect("the program").success());
        let results = fs::read(path("results")).expect("the results");
        let words: Vec<u64> = results
            .chunks_exact(8)
            .map(|bytes| u64::from_le_bytes(bytes.try_into().expect("eight bytes")))
            .collect();
        let state = |words: &[u64]| {
            let flags = FLAGS.iter().map(|(_, bit)| words[plain] >> bit & 1);
            words[..plain].iter().copied().chain(flags).collect()
        };
        words.chunks_exact(plain + 1).map(state).collect()
    }
}
