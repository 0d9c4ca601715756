//! Instructions that a run does not follow.

use iced_x86::{Instruction, Mnemonic, OpKind, Register};

/// Instructions of which more would have to be known. No compiler makes them here.
pub fn refused(i: &Instruction) -> Result<(), String> {
    let registers = (0..i.op_count()).map(|k| i.op_register(k));
    let parts = [i.memory_base(), i.memory_index()];
    let narrow = |register: &Register| register.is_gpr32() || *register == Register::EIP;
    let copies = is_copy(i) && !i.has_repne_prefix() && i.segment_prefix() == Register::None;
    let narrow_copy = (0..i.op_count())
        .any(|k| [OpKind::MemoryESEDI, OpKind::MemorySegESI].contains(&i.op_kind(k)));
    let stack = [Mnemonic::Push, Mnemonic::Pop].contains(&i.mnemonic());
    let what = if i.is_vsib() && !i.has_op_mask() {
        "a gather by a mask in a vector"
    } else if i.is_string_instruction() && (!copies || narrow_copy) {
        "a string instruction other than a copy or a filling"
    } else if [Mnemonic::Std, Mnemonic::Popf, Mnemonic::Popfq].contains(&i.mnemonic()) {
        "a direction"
    } else if parts.iter().any(narrow) {
        "an address of 32 bits"
    } else if registers
        .clone()
        .any(|register| register.is_segment_register())
    {
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
