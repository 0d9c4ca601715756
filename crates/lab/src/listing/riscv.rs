//! Code of 64-bit RISC-V by `riscv-lab`.

use riscv_lab::isa::{Effect, Isa, Reg, decode as decoded};

use super::{Access, Instruction, Kind};

/// The instructions of a function with their addresses.
pub fn decode(address: u64, bytes: &[u8]) -> Result<Vec<(u64, Instruction)>, String> {
    let isa = Isa::everything();
    let mut all = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let mut word = [0; 4];
        let rest = &bytes[at..bytes.len().min(at + 4)];
        word[..rest.len()].copy_from_slice(rest);
        let (instruction, length) = decoded(u32::from_le_bytes(word), &isa)
            .map_err(|error| format!("at {at:#x} of the function: {error}"))?;
        let row = instruction.op.row();
        let stack = instruction.rs1 == Reg::SP;
        let (loads, stores) = (
            matches!(row.effect, Effect::Load(..)),
            matches!(row.effect, Effect::Store(_)),
        );
        let access = Access {
            loads,
            stores,
            stack: stack && (loads || stores),
        };
        let text = instruction.to_string();
        all.push((
            address + at as u64,
            Instruction {
                kind: kind(row.name, access),
                text,
                access,
                line: None,
            },
        ));
        at += usize::from(length);
    }
    Ok(all)
}

/// By the name. A move is written as the sum that it is.
fn kind(name: &str, access: Access) -> Kind {
    let begins = |all: &[&str]| all.iter().any(|start| name.starts_with(start));
    match () {
        () if access.loads => Kind::Load,
        () if access.stores => Kind::Store,
        () if begins(&["mul", "madd"]) => Kind::Multiply,
        () if begins(&["slt", "min", "max", "czero"]) => Kind::Compare,
        () if begins(&["sll", "srl", "sra", "ror", "rol"]) => Kind::Shift,
        () if begins(&["add", "sub", "sh1add", "sh2add", "sh3add", "auipc", "cadd"]) => Kind::Add,
        () if begins(&["and", "or", "xor", "xnor"]) => Kind::Logic,
        () if name == "lui" => Kind::Move,
        () if begins(&["j", "b"]) => Kind::Control,
        () => Kind::Other,
    }
}
