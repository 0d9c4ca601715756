//! Instructions on vectors that compilers use for public words: addresses and lengths. All others make secrets of what
//! they write.

use crate::machine::Machine;
use crate::parts::to_vector;
use crate::registers::{Vector, ZEROS};
use crate::scalar::Done;
use iced_x86::{EncodingKind, Instruction, Mnemonic, OpKind, Register};

impl Machine<'_> {
    pub fn vector(&mut self, i: &Instruction) -> Done {
        if i.is_vsib() {
            return self.gather(i);
        }
        // A mask of a result that is a mask.
        if i.has_op_mask() && !to_vector(i) && i.op0_kind() == OpKind::Register {
            return Ok(false);
        }
        Ok(self.whole(i)? || self.parts(i)? || self.order(i)? || self.lanes(i)?)
    }

    /// The bytes of an operand, zeros above them.
    pub fn vector_operand(&self, i: &Instruction, k: u32) -> Result<Vector, String> {
        let mut vector = ZEROS;
        match i.op_kind(k) {
            OpKind::Register if i.op_register(k).is_vector_register() => {
                let bytes = i.op_register(k).size();
                let from = self.registers.vector(i.op_register(k));
                vector[..bytes].copy_from_slice(&from[..bytes]);
            }
            OpKind::Register => {
                let word = self.registers.word(i.op_register(k));
                vector[..8].copy_from_slice(&word.bytes());
            }
            _ => {
                let bytes = i.memory_size().size();
                let from = self.bytes(self.place(i)?, bytes)?;
                if i.is_broadcast() {
                    return Ok(std::array::from_fn(|at| from[at % bytes]));
                }
                vector[..bytes].copy_from_slice(from);
            }
        }
        Ok(vector)
    }

    /// Writes so many bytes to the first operand, in the lanes of the mask if it has one. VEX and EVEX clear the rest
    /// of a register.
    pub fn write_vector(&mut self, i: &Instruction, bytes: usize, vector: &Vector) -> Done {
        let mut vector = *vector;
        if i.has_op_mask() {
            let before = self.vector_operand(i, 0)?;
            let (mask, lane) = (self.registers.word(i.op_mask()), lane(i));
            for at in 0..bytes {
                vector[at] = match lane.and_then(|bytes| mask.bit((at / bytes) as u32)) {
                    Some(true) => vector[at],
                    Some(false) if i.zeroing_masking() => Some(0),
                    Some(false) => before[at],
                    None => None,
                };
            }
        }
        if i.op0_kind() == OpKind::Memory {
            self.store_bytes(self.place(i)?, &vector[..bytes])?;
            return Ok(true);
        }
        let register = i.op0_register();
        let mut whole = match i.encoding() {
            EncodingKind::Legacy => self.registers.vector(register),
            _ => ZEROS,
        };
        whole[..bytes].copy_from_slice(&vector[..bytes]);
        self.registers.set_vector(register, whole);
        Ok(true)
    }

    /// Copies of whole vectors, and vectors that depend on no operand.
    fn whole(&mut self, i: &Instruction) -> Done {
        use Mnemonic as M;
        let bytes = match i.op0_kind() {
            OpKind::Register => i.op0_register().size(),
            _ => i.memory_size().size(),
        };
        match i.mnemonic() {
            M::Movaps
            | M::Movups
            | M::Movdqa
            | M::Movdqu
            | M::Movapd
            | M::Movupd
            | M::Vmovaps
            | M::Vmovups
            | M::Vmovdqa
            | M::Vmovdqu
            | M::Vmovapd
            | M::Vmovupd
            | M::Vmovdqa64
            | M::Vmovdqu64
            | M::Vmovdqa32
            | M::Vmovdqu32
            | M::Vmovdqu8
            | M::Vmovdqu16 => {
                let vector = self.vector_operand(i, 1)?;
                self.write_vector(i, bytes, &vector)
            }
            M::Pxor
            | M::Xorps
            | M::Xorpd
            | M::Vpxor
            | M::Vxorps
            | M::Vxorpd
            | M::Vpxord
            | M::Vpxorq
                if same(i) =>
            {
                self.write_vector(i, bytes, &ZEROS)
            }
            M::Pcmpeqd | M::Pcmpeqb | M::Vpcmpeqd | M::Vpcmpeqb | M::Vpcmpeqq
                if same(i) && i.op0_register().is_vector_register() =>
            {
                self.write_vector(i, bytes, &[Some(0xff); 64])
            }
            M::Vpternlogd | M::Vpternlogq if i.immediate8() == 0xff => {
                self.write_vector(i, bytes, &[Some(0xff); 64])
            }
            M::Vzeroupper => {
                for number in 0..16 {
                    let register = Register::ZMM0 + number;
                    let mut vector = self.registers.vector(register);
                    vector[16..].fill(Some(0));
                    self.registers.set_vector(register, vector);
                }
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}

/// Bytes of the lanes that a mask is of, which the name says.
fn lane(i: &Instruction) -> Option<usize> {
    if [Mnemonic::Vpunpckldq, Mnemonic::Vpunpckhdq].contains(&i.mnemonic()) {
        return Some(4);
    }
    let name = format!("{:?}", i.mnemonic());
    let known = [
        (8, &["64x2", "64x4", "pd", "sd", "q", "64"][..]),
        (4, &["32x4", "32x8", "ps", "ss", "d", "32"]),
    ];
    let mut known = known.iter();
    let (bytes, _) = known.find(|(_, ends)| ends.iter().any(|end| name.ends_with(end)))?;
    Some(*bytes)
}

/// Whether the last two operands are one register.
pub fn same(i: &Instruction) -> bool {
    let registers = |k: u32| i.op_kind(k) == OpKind::Register;
    i.op_count().checked_sub(2).is_some_and(|k| {
        registers(k) && registers(k + 1) && i.op_register(k) == i.op_register(k + 1)
    })
}
