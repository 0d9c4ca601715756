//! Operations that an instruction can compute, with all choices of registers and immediates.

/// A word computed from up to three registers and an immediate.
pub type Effect = fn(u64, u64, u64, i64) -> u64;

/// An instruction that computes one register from others, and nothing else.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// Its name in assembler text.
    pub name: &'static str,
    /// How many registers it reads: the first so many arguments of the effect.
    pub registers: usize,
    /// Its immediate, if it has one.
    pub immediates: Option<Immediates>,
    /// The function that it computes.
    pub effect: Effect,
    /// The same as a term for the solver; see [`meaning`](super::smt::meaning).
    pub term: &'static str,
}

/// The immediates of an instruction: from `least` to `greatest` in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Immediates {
    /// The first.
    pub least: i64,
    /// The last.
    pub greatest: i64,
    /// The distance between two.
    pub step: i64,
}

/// Immediates of an instruction that has none: 0 stands for it.
const NONE: Immediates = Immediates {
    least: 0,
    greatest: 0,
    step: 1,
};

impl Immediates {
    /// How many there are.
    pub fn count(&self) -> u64 {
        ((self.greatest - self.least) / self.step) as u64 + 1
    }

    /// Whether it is one.
    pub fn contains(&self, number: i64) -> bool {
        (self.least..=self.greatest).contains(&number) && (number - self.least) % self.step == 0
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = i64> + use<> {
        let first = *self;
        (0..self.count()).map(move |i| first.least + i as i64 * first.step)
    }
}

/// An operation whose source registers are assigned: a function of so many *different* operands, and an immediate.
///
/// Every source is `x0` or one of the operands, and each operand is read at least once. So `sub` gives the forms −v
/// (`sub x0, v`), v (`sub v, x0`) and 0 (`sub v, v`) of one operand besides v − w and w − v of two; an arity says how
/// much a step of a sequence can bring together, whatever the instruction.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// Index of the operation in the list.
    pub operation: usize,
    /// Register of each source: 0 for `x0`, i + 1 for operand i. Sources that the operation does not read are 0.
    pub sources: [usize; 3],
    /// The immediates; one, 0, if the operation has none.
    pub immediates: Immediates,
    /// The function of the sources that it computes.
    pub effect: Effect,
}

/// The forms of a list of operations by arity: entry a holds those of a different operands.
pub fn forms(operations: &[Operation]) -> Vec<Vec<Form>> {
    let most = operations.iter().map(|o| o.registers).max().unwrap_or(0);
    let mut by_arity = vec![Vec::new(); most + 1];
    for (index, operation) in operations.iter().enumerate() {
        for (arity, forms) in by_arity.iter_mut().enumerate() {
            let choices = arity + 1;
            for code in 0..choices.pow(operation.registers as u32) {
                let mut sources = [0; 3];
                let mut rest = code;
                for source in &mut sources[..operation.registers] {
                    *source = rest % choices;
                    rest /= choices;
                }
                if (1..=arity).all(|operand| sources.contains(&operand)) {
                    forms.push(Form {
                        operation: index,
                        sources,
                        immediates: operation.immediates.unwrap_or(NONE),
                        effect: operation.effect,
                    });
                }
            }
        }
    }
    by_arity
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_all_assignments_of_sources() {
        let three = Operation {
            name: "three",
            registers: 3,
            immediates: None,
            effect: |x, _, _, _| x,
            term: "x",
        };
        let counts: Vec<usize> = forms(&[three]).iter().map(Vec::len).collect();
        // Functions from three sources to x0 and a operands that meet all operands: 1, 2^3 - 1, 3^3 - 2 * 2^3 + 1, 3!.
        assert_eq!(counts, [1, 7, 12, 6]);
        // Each of the 4^3 ways to read three registers of three, or x0, is one form on one set of operands.
        assert_eq!(1 + 3 * 7 + 3 * 12 + 6, 4_usize.pow(3));
    }

    #[test]
    fn immediates_are_counted_as_listed() {
        let upper = Immediates {
            least: -8,
            greatest: 4,
            step: 4,
        };
        assert_eq!(upper.iter().collect::<Vec<_>>(), [-8, -4, 0, 4]);
        assert_eq!(upper.count(), 4);
    }
}
