//! Calls, and addresses of functions and constants: what code needs that is not straight-line.

use iced_x86::{Code as Form, EncodingKind, OpKind, Register};
use object::SectionIndex;

use super::{
    Code, Instruction,
    decode::{is_the_same_everywhere, whole},
    named::Target,
    place::Place,
};

/// Where a function begins: which of an archive's files, which section, and the place in it.
pub type Beginning = ((usize, SectionIndex), u64);

/// An instruction that only routines have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// A call of a function; a jump to its beginning is the last one.
    Call { of: Called, is_last: bool },
    /// A register takes the address of a function.
    Function { to: Place, of: Beginning },
    /// A register takes the address of read-only data, which the instruction names.
    Constant { to: Place },
}

/// A function that is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Called {
    /// The one that begins there.
    There(Beginning),
    /// The one whose address a register holds.
    Held(Place),
}

/// The effect of an instruction without a meaning in straight-line code; `None` if it has none here either.
pub fn control(code: &Code, instruction: &Instruction) -> Option<Control> {
    let i = instruction.text();
    let prefixed = i.has_lock_prefix() || i.has_rep_prefix() || i.has_repne_prefix();
    if prefixed
        || i.segment_prefix() != Register::None
        || i.code().encoding() != EncodingKind::Legacy
        || !is_the_same_everywhere(code, i)
    {
        return None;
    }
    let is_named = i.memory_base() == Register::RIP;
    // A linker changes nothing else of these instructions than the field that `target` and `in_table` read.
    match i.code() {
        Form::Call_rel32_64 | Form::Jmp_rel32_64 | Form::Jmp_rel8_64 => match code.target(i)? {
            Target::There(place, at) => Some(Control::Call {
                of: Called::There((place, at)),
                is_last: i.code() != Form::Call_rel32_64,
            }),
            Target::Here(_) | Target::Elsewhere(_) => None,
        },
        Form::Call_rm64 | Form::Jmp_rm64 => {
            let of = match i.op0_register() {
                Register::None => Called::There(code.in_table(i)?),
                _ if code.has_link(i) => return None,
                register => Called::Held(whole(register)?),
            };
            let is_last = i.code() == Form::Jmp_rm64;
            Some(Control::Call { of, is_last })
        }
        Form::Mov_r64_rm64 if is_named => Some(Control::Function {
            to: whole(i.op0_register())?,
            of: code.in_table(i)?,
        }),
        Form::Lea_r64_m if is_named => {
            let (begin, end) = (i.ip() - code.address, i.next_ip() - code.address);
            let is_known = code.links_are(begin..end, Some(end - 4)) && code.is_constant(i);
            let to = whole(i.op0_register()).filter(|_| is_known)?;
            Some(Control::Constant { to })
        }
        _ => None,
    }
}

/// A number of bytes that an instruction adds to a register, or takes from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// A constant.
    Constant(i64),
    /// The contents of a register are added.
    Register(Place),
}

/// The register that an instruction moves, and the distance.
pub fn moved(instruction: &Instruction) -> Option<(Place, Distance)> {
    let i = instruction.text();
    let to = whole(i.op0_register())?;
    if i.code() == Form::Add_rm64_r64 || i.code() == Form::Add_r64_rm64 {
        return Some((to, Distance::Register(whole(i.op1_register())?)));
    }
    let by = i.try_immediate(1).ok()? as i64;
    let by = match i.code() {
        Form::Add_rm64_imm8 | Form::Add_rm64_imm32 | Form::Add_RAX_imm32 => by,
        Form::Sub_rm64_imm8 | Form::Sub_rm64_imm32 | Form::Sub_RAX_imm32 => by.checked_neg()?,
        _ => return None,
    };
    Some((to, Distance::Constant(by)))
}

/// Whether an instruction puts into the carry flag a bit of a register, whose number is in another.
pub fn reads_bit(instruction: &Instruction) -> bool {
    let i = instruction.text();
    i.code() == Form::Bt_rm64_r64 && i.op0_kind() == OpKind::Register
}

/// Whether an instruction takes a register from the stack.
pub fn pops(instruction: &Instruction) -> bool {
    instruction.text().code() == Form::Pop_r64
}
