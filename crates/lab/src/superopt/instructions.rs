//! The instructions of an instruction set that compute one register from others.

use super::{
    operation::{Immediates, Operation},
    smt,
};
use riscv_lab::isa::{Effect, Isa, Operand, Row};

/// The operation of a row of the table. `None` if the row does more than compute a value, or reads more than integers.
fn operation(row: &Row) -> Option<Operation> {
    let Effect::Value(effect) = row.effect else {
        return None;
    };
    let mut registers = 0;
    let mut written = false;
    let mut immediate = false;
    for operand in row.format.operands() {
        match operand {
            Operand::Rd => written = true,
            Operand::Rs1 | Operand::Rs2 | Operand::Rs3 => registers += 1,
            Operand::Imm | Operand::Upper => immediate = true,
            _ => return None,
        }
    }
    let range = row.format.immediate_range().filter(|_| immediate);
    written.then_some(Operation {
        name: row.name,
        registers,
        immediates: range.map(|(least, greatest, step)| Immediates {
            least,
            greatest,
            step,
        }),
        effect,
        term: smt::meaning(row.op)?,
    })
}

/// All instructions of a set that do nothing but compute one integer register from integer registers and an immediate.
///
/// Not among them: loads, stores and atomics, branches and jumps, `auipc`, registers of status, floating point.
pub fn operations(isa: &Isa) -> Vec<Operation> {
    isa.rows().filter_map(operation).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use riscv_lab::isa::TABLE;

    #[test]
    fn the_base_has_its_29_computing_instructions() {
        let base = operations(&Isa::base());
        let count = |registers, immediates| {
            base.iter()
                .filter(|o| o.registers == registers && o.immediates.is_some() == immediates)
                .count()
        };
        assert_eq!(
            [count(0, true), count(1, true), count(2, false)],
            [1, 13, 15]
        );
        assert_eq!(base.len(), 29);
        let of = |name| base.iter().find(|o| o.name == name).unwrap();
        assert_eq!(of("lui").immediates.unwrap().count(), 1 << 20);
        assert_eq!(of("addi").immediates.unwrap().count(), 1 << 12);
        assert_eq!(of("srai").immediates.unwrap().count(), 1 << 6);
        assert_eq!(of("sraiw").immediates.unwrap().count(), 1 << 5);
    }

    #[test]
    fn every_instruction_that_computes_on_integers_has_a_meaning_for_the_solver() {
        for row in TABLE
            .iter()
            .filter(|row| matches!(row.effect, Effect::Value(_)))
        {
            let floats =
                |o: &Operand| matches!(o, Operand::FloatRd | Operand::FloatRs1 | Operand::FloatRs2);
            let float = row.format.operands().iter().any(floats);
            assert_eq!(operation(row).is_some(), !float, "{}", row.name);
        }
    }
}
