//! Loads and stores, alone and in pairs.

use yaxpeax_arm::armv8::a64::{Instruction as Text, Operand as Field, ShiftStyle, SizeCode};

use super::{super::place::Place, Reader, register};
use crate::read::meanings::{Address, Operand, Rest};

/// The address in memory that an instruction names.
fn place(field: Field) -> Option<Address<Place>> {
    let (base, index, distance) = match field {
        Field::RegPreIndex(n, by, false) => (n, None, by),
        Field::RegPreIndex(n, _, true) | Field::RegPostIndex(n, _) => (n, None, 0),
        Field::RegRegOffset(n, index, SizeCode::X, ShiftStyle::LSL, by) => {
            (n, Some((Place::register(index), u32::from(by))), 0)
        }
        _ => return None,
    };
    Some(Address {
        base: Place::base(base),
        index,
        rest: Rest::Distance(distance.into()),
    })
}

impl Reader {
    /// Registers to or from memory, one after the other, with what happens to the base.
    fn transfers(
        &mut self,
        i: &Text,
        registers: &[(Place, usize)],
        at: Field,
        load: bool,
    ) -> Option<()> {
        let address = place(at)?;
        let (base, Rest::Distance(mut distance)) = (address.base, address.rest) else {
            return None;
        };
        let writeback = Writeback::of(at);
        // What is loaded into a base that also moves is unpredictable.
        if writeback != Writeback::None && registers.iter().any(|(register, _)| *register == base) {
            return None;
        }
        if let Writeback::Before(by) = writeback {
            self.address(i, base, base, by);
        }
        let mut moves = Vec::new();
        for &(register, bytes) in registers {
            let address = Address {
                rest: Rest::Distance(distance),
                ..address
            };
            moves.push((register, Operand::Memory { address, bytes }));
            distance = distance.checked_add(bytes as i64)?;
        }
        // The base is read before it is written.
        moves.sort_by_key(|(register, _)| load && *register == base);
        for (register, memory) in moves {
            if load {
                self.moved(i, memory, Operand::Place(register));
            } else {
                self.moved(i, Operand::Place(register), memory);
            }
        }
        if let Writeback::After(by) = writeback {
            self.address(i, base, base, by);
        }
        Some(())
    }

    /// A register to or from memory: so many bytes, or as many as the register has.
    pub(super) fn transfer(&mut self, i: &Text, bytes: Option<usize>, load: bool) -> Option<()> {
        let (place, bits) = register(i.operands[0])?;
        let bytes = bytes.unwrap_or(bits as usize / 8);
        self.transfers(i, &[(place, bytes)], i.operands[1], load)
    }

    pub(super) fn pair(&mut self, i: &Text, load: bool) -> Option<()> {
        let ((first, bits), (second, _)) = (register(i.operands[0])?, register(i.operands[1])?);
        // Which of two loads counts is unpredictable.
        if load && first == second {
            return None;
        }
        let bytes = bits as usize / 8;
        self.transfers(i, &[(first, bytes), (second, bytes)], i.operands[2], load)
    }
}

/// The change of the base of an address.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Writeback {
    /// Nothing.
    None,
    /// It moves by so many bytes before memory is accessed.
    Before(i64),
    /// It moves afterwards.
    After(i64),
}

impl Writeback {
    fn of(field: Field) -> Writeback {
        match field {
            Field::RegPreIndex(_, by, true) => Writeback::Before(by.into()),
            Field::RegPostIndex(_, by) => Writeback::After(by.into()),
            _ => Writeback::None,
        }
    }
}
