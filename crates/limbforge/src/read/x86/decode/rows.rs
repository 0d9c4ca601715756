//! Instructions of the table.

use iced_x86::{Mnemonic, OpKind};

use super::{
    super::{
        place::{Place, RAX, RDX},
        table::{Role, Row, find, imul, shift_by_constant},
    },
    Effect, Part, Reader, WHOLE, general, part_of,
};
use crate::read::{
    meanings::{Action, Operand},
    word::Op,
};

impl Reader<'_> {
    /// An instruction of the table.
    pub(super) fn computing(&mut self, i: &iced_x86::Instruction) -> Option<()> {
        let row = match i.mnemonic() {
            Mnemonic::Imul => imul(i.op_count())?,
            Mnemonic::Mov => &COPY,
            Mnemonic::Cqo => return self.extended(i, Operand::Place(RAX), RDX, Effect::row(&SIGN)),
            Mnemonic::Cdqe => {
                let effect = Effect::Extend { from: 32, to: 64 };
                return self.extended(i, Operand::Place(RAX), RAX, effect);
            }
            Mnemonic::Movsx | Mnemonic::Movsxd => {
                let ((to, whole), part) = (general(i.op_register(0))?, part_of(i, 1)?);
                let effect = Effect::Extend {
                    from: part.bits,
                    to: whole.bits,
                };
                let source = self.source(i, 1, part)?;
                let plain = whole.bits >= 32 && part.above == 0;
                return self
                    .extended(i, source, Place::Register(to), effect)
                    .filter(|()| plain);
            }
            mnemonic if by_constant(i) => shift_by_constant(mnemonic).or_else(|| find(mnemonic))?,
            mnemonic => find(mnemonic)?,
        };
        if i.op_count() as usize != row.operands.len() || is_peculiar(i) {
            return None;
        }
        let bits = part_of(i, 0)?.bits;
        let same = i.op_count() == 2
            && i.op_kind(0) == OpKind::Register
            && i.op_kind(1) == OpKind::Register
            && i.op_register(0) == i.op_register(1);
        // The result is the same for every x in x ^ x, x - x, x - x - c.
        let nothing = same && matches!(i.mnemonic(), Mnemonic::Xor | Mnemonic::Sub | Mnemonic::Sbb);
        let mut sources = Vec::new();
        for (k, role) in (0..).zip(row.operands) {
            if *role == Role::Write {
                continue;
            }
            // Counts of shifts are bytes, sources of extensions are short.
            let part = match i.op_kind(k) {
                OpKind::Register | OpKind::Memory => part_of(i, k)?,
                _ => Part { bits, above: 0 },
            };
            let source = if nothing {
                Operand::Number(0)
            } else {
                self.source(i, k, part)?
            };
            sources.push((source, part));
        }
        self.computed(i, row, bits, sources)
    }

    /// Appends an instruction of this row.
    pub(super) fn computed(
        &mut self,
        i: &iced_x86::Instruction,
        row: &'static Row,
        bits: u32,
        sources: Vec<(Operand<Place>, Part)>,
    ) -> Option<()> {
        let (mut sources, mut parts): (Vec<_>, Vec<_>) = sources.into_iter().unzip();
        for &place in row.reads {
            sources.push(Operand::Place(place));
            parts.push(WHOLE);
        }
        let implicit = |place: &Place| matches!(place, Place::Register(_));
        if bits != 64 && row.reads.iter().chain(row.writes).any(implicit) {
            return None;
        }
        let (mut results, mut into) = (Vec::new(), None);
        for (k, role) in (0..).zip(row.operands) {
            if *role == Role::Read {
                continue;
            }
            if i.op_kind(k) == OpKind::Memory {
                results.push(self.memory(i, bits as usize / 8, 0)?);
                continue;
            }
            let (number, part) = general(i.op_register(k))?;
            if part.bits < 32 {
                if part.above > 0 || !results.is_empty() {
                    return None;
                }
                sources.push(Operand::Kept(Place::Register(number)));
                into = Some(part.bits);
            }
            results.push(Operand::Place(Place::Register(number)));
        }
        results.extend(row.writes.iter().map(|place| Operand::Place(*place)));
        let action = Action::Compute {
            sources,
            results,
            lost: row.lost.to_vec(),
        };
        self.push(
            i,
            Effect::Row {
                row,
                bits,
                parts,
                into,
            },
            action,
        );
        Some(())
    }

    fn extended(
        &mut self,
        i: &iced_x86::Instruction,
        from: Operand<Place>,
        to: Place,
        effect: Effect,
    ) -> Option<()> {
        let (sources, results) = (vec![from], vec![Operand::Place(to)]);
        self.push(
            i,
            effect,
            Action::Compute {
                sources,
                results,
                lost: Vec::new(),
            },
        );
        Some(())
    }
}

/// Whether the second operand is a count of a shift that is not 0 for any size of the first.
fn by_constant(i: &iced_x86::Instruction) -> bool {
    i.op_count() == 2 && i.op_kind(1) == OpKind::Immediate8 && !i.immediate8().is_multiple_of(32)
}

/// Whether an instruction does other than its row: bits of memory beyond the operand, and two results in one place.
fn is_peculiar(i: &iced_x86::Instruction) -> bool {
    match i.mnemonic() {
        Mnemonic::Bt | Mnemonic::Btr => {
            i.op_kind(0) == OpKind::Memory && i.op_kind(1) == OpKind::Register
        }
        Mnemonic::Mulx => i.op_register(0) == i.op_register(1),
        _ => false,
    }
}

impl Effect {
    /// A row of words with one operand.
    fn row(row: &'static Row) -> Effect {
        Effect::Row {
            row,
            bits: 64,
            parts: vec![WHOLE],
            into: None,
        }
    }
}

/// A copy of the low bits.
pub(super) static COPY: Row = Row {
    mnemonic: Mnemonic::Mov,
    operands: &[Role::Write, Role::Read],
    reads: &[],
    writes: &[],
    lost: &[],
    meaning: |_, _, s| Some(vec![s[0]]),
};

/// All bits are the sign.
static SIGN: Row = Row {
    mnemonic: Mnemonic::Cqo,
    operands: &[],
    reads: &[],
    writes: &[],
    lost: &[],
    meaning: |w, _, s| Some(vec![w.node(Op::ShiftRightSigned(63), s)]),
};
