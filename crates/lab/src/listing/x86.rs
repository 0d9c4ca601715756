//! Code of x86-64 by `iced-x86`.

use iced_x86::{
    Decoder, DecoderOptions, Formatter, InstructionInfoFactory, IntelFormatter, Mnemonic, OpAccess,
    OpKind, Register,
};

use super::{Access, Instruction, Kind};

/// The instructions of a function with their addresses.
pub fn decode(address: u64, bytes: &[u8]) -> Result<Vec<(u64, Instruction)>, String> {
    let mut formatter = IntelFormatter::new();
    let options = formatter.options_mut();
    options.set_space_after_operand_separator(true);
    options.set_hex_prefix("0x");
    options.set_hex_suffix("");
    options.set_uppercase_hex(false);
    options.set_small_hex_numbers_in_decimal(true);
    let mut factory = InstructionInfoFactory::new();
    let mut all = Vec::new();
    for i in Decoder::with_ip(64, bytes, address, DecoderOptions::NONE) {
        if i.is_invalid() {
            let at = i.ip() - address;
            return Err(format!(
                "the bytes at {at:#x} of the function are no instruction"
            ));
        }
        let mut text = String::new();
        formatter.format(&i, &mut text);
        let access = access(&mut factory, &i);
        let kind = kind(&i, access);
        all.push((
            i.ip(),
            Instruction {
                text,
                kind,
                access,
                line: None,
            },
        ));
    }
    Ok(all)
}

fn access(factory: &mut InstructionInfoFactory, i: &iced_x86::Instruction) -> Access {
    let mut access = Access::default();
    for used in factory.info(i).used_memory() {
        let (loads, stores) = match used.access() {
            OpAccess::Read | OpAccess::CondRead => (true, false),
            OpAccess::Write | OpAccess::CondWrite => (false, true),
            OpAccess::ReadWrite | OpAccess::ReadCondWrite => (true, true),
            _ => continue,
        };
        access.loads |= loads;
        access.stores |= stores;
        access.stack |= used.base() == Register::RSP;
    }
    access
}

fn kind(i: &iced_x86::Instruction, access: Access) -> Kind {
    let vector = (0..i.op_count()).any(|n| {
        let register = i.op_register(n);
        i.op_kind(n) == OpKind::Register && (register.is_vector_register() || register.is_k())
    });
    if vector {
        return Kind::Vector;
    }
    use Mnemonic as M;
    match i.mnemonic() {
        M::Mul | M::Imul | M::Mulx => Kind::Multiply,
        M::Adc | M::Sbb | M::Adcx | M::Adox => Kind::AddCarry,
        M::Add | M::Sub | M::Inc | M::Dec | M::Neg | M::Lea => Kind::Add,
        M::And | M::Or | M::Xor | M::Not | M::Andn | M::Bzhi | M::Bextr => Kind::Logic,
        M::Shl | M::Shr | M::Sar | M::Shld | M::Shrd | M::Rol | M::Ror => Kind::Shift,
        M::Rorx | M::Shlx | M::Shrx | M::Sarx => Kind::Shift,
        M::Cmp | M::Test | M::Bt => Kind::Compare,
        M::Push | M::Pop => Kind::Save,
        M::Mov | M::Movzx | M::Movsx | M::Movsxd if access.stores => Kind::Store,
        M::Mov | M::Movzx | M::Movsx | M::Movsxd if access.loads => Kind::Load,
        M::Mov | M::Movzx | M::Movsx | M::Movsxd | M::Xchg => Kind::Move,
        M::Call | M::Ret | M::Jmp => Kind::Control,
        _ if i.is_jcc_short_or_near() => Kind::Control,
        other => {
            // A letter or two of the condition follow: `setc`, `cmovne`.
            let name = format!("{other:?}");
            let chosen = name.starts_with("Set") || name.starts_with("Cmov");
            if chosen { Kind::Compare } else { Kind::Other }
        }
    }
}
