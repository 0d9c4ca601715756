//! Instructions that a run does not follow.

use iced_x86::{Instruction, Mnemonic, OpKind, Register, UsedRegister};

/// Instructions of which more would have to be known. No compiler makes them here.
pub fn refused(i: &Instruction, used: &[UsedRegister]) -> Result<(), String> {
    if let Some(other) = used.iter().find(|r| !is_followed(r.register())) {
        return Err(format!("{:?}, which is not followed", other.register()));
    }
    let segment = (0..i.op_count()).any(|k| i.op_register(k).is_segment_register());
    let parts = [i.memory_base(), i.memory_index()];
    let narrow = |register: &Register| register.is_gpr32() || *register == Register::EIP;
    let copies = is_copy(i) && !i.has_repne_prefix() && i.segment_prefix() == Register::None;
    let narrow_copy = (0..i.op_count())
        .any(|k| [OpKind::MemoryESEDI, OpKind::MemorySegESI].contains(&i.op_kind(k)));
    let stack = [Mnemonic::Push, Mnemonic::Pop].contains(&i.mnemonic());
    let bits = [Mnemonic::Bt, Mnemonic::Bts, Mnemonic::Btr, Mnemonic::Btc];
    // The number of the bit is a distance.
    let distant = bits.contains(&i.mnemonic())
        && i.op0_kind() == OpKind::Memory
        && i.op1_kind() == OpKind::Register;
    let what = if distant {
        "a bit anywhere in memory"
    } else if i.is_vsib() && !i.has_op_mask() {
        "a gather by a mask in a vector"
    } else if i.is_string_instruction() && (!copies || narrow_copy) {
        "a string instruction other than a copy or a filling"
    } else if [Mnemonic::Std, Mnemonic::Popf, Mnemonic::Popfq].contains(&i.mnemonic()) {
        "a direction"
    } else if parts.iter().any(narrow) {
        "an address of 32 bits"
    } else if segment {
        "a segment"
    } else if stack && i.stack_pointer_increment().abs() != 8
        || i.mnemonic() == Mnemonic::Ret && i.op_count() > 0
    {
        "the stack by other steps"
    } else {
        return Ok(());
    };
    Err(format!("{what}, which is not followed"))
}

/// Whether it copies or fills.
pub fn is_copy(i: &Instruction) -> bool {
    use Mnemonic as M;
    let names = [
        M::Movsb,
        M::Movsw,
        M::Movsd,
        M::Movsq,
        M::Stosb,
        M::Stosw,
        M::Stosd,
        M::Stosq,
    ];
    i.is_string_instruction() && names.contains(&i.mnemonic())
}

/// Of vectors, masks and general registers there are values. Segments are those of the system.
fn is_followed(register: Register) -> bool {
    register.is_gpr()
        || register.is_vector_register()
        || register.is_k()
        || register.is_segment_register()
}
