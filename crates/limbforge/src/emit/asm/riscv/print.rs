//! Assembler text.

use riscv_lab::isa::{Isa, gnu_text};

use super::code::Code;
use crate::{emit::text::Text, read::riscv::RETURN};

/// The label of a function's constants.
fn pool_label(name: &str) -> String {
    format!(".L{name}_constants")
}

/// A function, without its comment.
pub fn function(out: &mut Text, name: &str, code: &[Code], pool: &[u64], isa: &Isa) {
    if !pool.is_empty() {
        out.line("    .section .rodata");
        out.line("    .balign 8");
        out.line(format!("{}:", pool_label(name)));
        for constant in pool {
            out.line(format!("    .dword {constant:#018x}"));
        }
    }
    out.line("    .text");
    out.line("    .balign 4");
    out.line(format!("    .globl {name}"));
    out.line(format!("    .type {name}, @function"));
    out.line(format!("{name}:"));
    for line in code {
        match line {
            Code::Pool(register) => out.line(format!("    lla {register}, {}", pool_label(name))),
            Code::Instruction(instruction) => {
                let (text, readable) = (gnu_text(instruction, isa), instruction.to_string());
                if text == readable {
                    out.line(format!("    {text}"));
                } else {
                    out.line(format!("    {text:<48} # {readable}"));
                }
            }
        }
    }
    out.line(format!("    {RETURN}"));
    out.line(format!("    .size {name}, .-{name}"));
}
