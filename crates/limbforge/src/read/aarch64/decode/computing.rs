//! Instructions of the table, choices by a flag, and sums that may be addresses.

use yaxpeax_arm::armv8::a64::{
    Instruction as Text, Opcode, Operand as Field, ShiftStyle, SizeCode,
};

use super::{
    super::{
        place::Place,
        table::{self, Shift},
    },
    Effect, Reader, base, bits_of, number, register,
};
use crate::read::meanings::{Action, Operand};

fn shift(style: ShiftStyle) -> Option<Shift> {
    Some(match style {
        ShiftStyle::LSL => Shift::Left,
        ShiftStyle::LSR => Shift::Right,
        ShiftStyle::ASR => Shift::RightSigned,
        ShiftStyle::ROR => Shift::Rotated,
        _ => return None,
    })
}

impl Reader {
    pub(super) fn choice(&mut self, i: &Text) -> Option<()> {
        let ((to, bits), (x, _), (y, _)) = (
            register(i.operands[0])?,
            register(i.operands[1])?,
            register(i.operands[2])?,
        );
        let Field::ConditionCode(code) = i.operands[3] else {
            return None;
        };
        let opcode = i.opcode;
        if (x, y) == (Place::Zero, Place::Zero) && opcode != Opcode::CSEL {
            return self.flag(i, code ^ 1);
        }
        let (flag, inverted) = table::condition(code)?;
        let effect = Effect::Choice {
            opcode,
            bits,
            inverted,
        };
        let action = Action::Compute {
            sources: [x, y, flag].map(Operand::Place).to_vec(),
            results: vec![Operand::Place(to)],
            lost: Vec::new(),
        };
        self.push(i, effect, action);
        Some(())
    }

    /// `cset` and `csetm`: 1 or -1 under a condition, else 0.
    fn flag(&mut self, i: &Text, condition: u8) -> Option<()> {
        let (to, bits) = register(i.operands[0])?;
        let minus = i.opcode == Opcode::CSINV;
        let (flag, inverted) = table::condition(condition)?;
        if i.opcode == Opcode::CSNEG || minus && bits != 64 {
            return None;
        }
        let action = Action::Compute {
            sources: vec![Operand::Place(flag)],
            results: vec![Operand::Place(to)],
            lost: Vec::new(),
        };
        self.push(i, Effect::Flag { minus, inverted }, action);
        Some(())
    }

    /// Sums that may be addresses, and copies of anything.
    pub(super) fn sum(&mut self, i: &Text) -> Option<()> {
        let [to, x, y, _] = i.operands;
        match (i.opcode, x, y) {
            (Opcode::ADD | Opcode::SUB, _, _) if number(y).is_some() => {
                let k = i64::try_from(number(y)?).ok()?;
                let (to_place, of) = (base(to)?, base(x)?);
                if [to_place, of].contains(&Place::Stack) {
                    let by = if i.opcode == Opcode::ADD { k } else { -k };
                    self.address(i, to_place, of, by);
                    return Some(());
                }
                if i.opcode == Opcode::SUB {
                    return None;
                }
                let terms = vec![(of, 0)];
                self.push(
                    i,
                    Effect::Nothing,
                    Action::Sum {
                        to: to_place,
                        terms,
                        distance: k,
                        bits: 64,
                    },
                );
                Some(())
            }
            (Opcode::ADD, _, Field::RegShift(ShiftStyle::LSL, by, SizeCode::X, n)) => {
                let ((to, bits), (x, _)) = (register(to)?, register(x)?);
                let terms = vec![(x, 0), (Place::register(n), u32::from(by))];
                self.push(
                    i,
                    Effect::Nothing,
                    Action::Sum {
                        to,
                        terms,
                        distance: 0,
                        bits,
                    },
                );
                Some(())
            }
            (
                Opcode::ORR,
                Field::Register(SizeCode::X, 31),
                Field::RegShift(ShiftStyle::LSL, 0, SizeCode::X, n),
            ) => {
                let (to, _) = register(to)?;
                self.moved(i, Operand::Place(Place::register(n)), Operand::Place(to));
                Some(())
            }
            _ => None,
        }
    }

    /// An instruction of the table.
    pub(super) fn computed(&mut self, i: &Text) -> Option<()> {
        let row = table::find(i.opcode)?;
        let (to, bits) = register(i.operands[0])?;
        let (mut sources, mut shifted) = (Vec::new(), (Shift::Left, 0));
        for (k, &field) in i.operands[1..=row.sources].iter().enumerate() {
            sources.push(match field {
                Field::RegShift(style, by, size, n) if k == 1 && bits_of(size) == bits => {
                    shifted = (shift(style)?, by.into());
                    Operand::Place(Place::register(n))
                }
                Field::RegShift(..) => return None,
                _ => match (register(field), number(field)) {
                    (Some((place, _)), _) => Operand::Place(place),
                    (None, Some(k)) => Operand::Number(k),
                    _ => return None,
                },
            });
        }
        sources.extend(row.reads.iter().map(|flag| Operand::Place(*flag)));
        let written = row.writes.iter().map(|flag| Operand::Place(*flag));
        let action = Action::Compute {
            sources,
            results: [Operand::Place(to)].into_iter().chain(written).collect(),
            lost: row.lost.to_vec(),
        };
        let shift = shifted;
        self.push(i, Effect::Row { row, bits, shift }, action);
        Some(())
    }
}
