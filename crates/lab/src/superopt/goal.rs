//! Goals of the search: [`GOALS`], a row each.

use super::{
    operation::Operation,
    search::{Column, Problem},
    sequence::Sequence,
};

/// An input of a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Any word.
    Word(&'static str),
    /// 0 or 1.
    Bit(&'static str),
}

impl Input {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Input::Word(name) | Input::Bit(name) => name,
        }
    }
}

/// An output of a goal.
#[derive(Clone, Copy, Debug)]
pub struct Output {
    /// Its name.
    pub name: &'static str,
    /// Its value, from those of the inputs.
    pub value: fn(&[u64]) -> u64,
    /// The same as a term of SMT-LIB: 64 bits, over the inputs' names, which are 64 bits each.
    pub term: &'static str,
    /// Groups of inputs that no word can stand for: as the other inputs run through their values, the output is one of
    /// more than 2^64 functions of them, depending on the group. A result that depends on the group alone is one of
    /// 2^64 words, so it cannot be all that is known of the group.
    pub inseparable: &'static [&'static [usize]],
}

/// Something to compute.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    /// Its name.
    pub name: &'static str,
    /// Its description.
    pub summary: &'static str,
    /// The inputs.
    pub inputs: &'static [Input],
    /// Inputs that may change places without changing an output.
    pub interchangeable: &'static [usize],
    /// The outputs.
    pub outputs: &'static [Output],
    /// A sequence of RV64I that computes it, by its assembler text; results are t0, t1, …
    pub known: &'static str,
    /// The values that are the outputs in that sequence, in their order.
    pub known_outputs: &'static [&'static str],
}

macro_rules! sum65 {
    () => {
        "(bvadd (bvadd ((_ zero_extend 1) x) ((_ zero_extend 1) y)) ((_ zero_extend 1) c))"
    };
}

macro_rules! difference65 {
    () => {
        "(bvsub (bvsub ((_ zero_extend 1) x) ((_ zero_extend 1) y)) ((_ zero_extend 1) b))"
    };
}

const ADC_SUM: Output = Output {
    name: "sum",
    value: |v| v[0].wrapping_add(v[1]).wrapping_add(v[2]),
    term: concat!("((_ extract 63 0) ", sum65!(), ")"),
    inseparable: &[],
};

const ADC_CARRY: Output = Output {
    name: "carry",
    value: |v| ((u128::from(v[0]) + u128::from(v[1]) + u128::from(v[2])) >> 64) as u64,
    term: concat!("((_ zero_extend 63) ((_ extract 64 64) ", sum65!(), "))"),
    // s = x + c is one of 2^64 + 1 numbers. For s < s', y = 2^64 - s' gives no carry with s and one with s'. So for y.
    inseparable: &[&[0, 2], &[1, 2]],
};

const SBB_DIFFERENCE: Output = Output {
    name: "difference",
    value: |v| v[0].wrapping_sub(v[1]).wrapping_sub(v[2]),
    term: concat!("((_ extract 63 0) ", difference65!(), ")"),
    inseparable: &[],
};

const SBB_BORROW: Output = Output {
    name: "borrow",
    value: |v| u64::from(u128::from(v[0]) < u128::from(v[1]) + u128::from(v[2])),
    term: concat!(
        "((_ zero_extend 63) ((_ extract 64 64) ",
        difference65!(),
        "))"
    ),
    // s = y + b is one of 2^64 + 1 numbers. For s < s', x = s gives no borrow with s and one with s'. So is s = x - b:
    // for s < s', y = s' gives a borrow with s and none with s'.
    inseparable: &[&[1, 2], &[0, 2]],
};

const ADDENDS_AND_BIT: &[Input] = &[Input::Word("x"), Input::Word("y"), Input::Bit("c")];
const DIFFERENCE_AND_BIT: &[Input] = &[Input::Word("x"), Input::Word("y"), Input::Bit("b")];

/// All goals.
pub const GOALS: &[Goal] = &[
    Goal {
        name: "adc",
        summary: "sum modulo 2^64 and carry-out of x + y + c, where c is 0 or 1",
        inputs: ADDENDS_AND_BIT,
        interchangeable: &[0, 1],
        outputs: &[ADC_SUM, ADC_CARRY],
        known: "add t0, x, y; sltu t1, t0, x; add t2, t0, c; sltu t3, t2, t0; or t4, t1, t3",
        known_outputs: &["t2", "t4"],
    },
    Goal {
        name: "sbb",
        summary: "difference modulo 2^64 and borrow-out of x - y - b, where b is 0 or 1",
        inputs: DIFFERENCE_AND_BIT,
        interchangeable: &[],
        outputs: &[SBB_DIFFERENCE, SBB_BORROW],
        known: "sub t0, x, y; sltu t1, x, y; sub t2, t0, b; sltu t3, t0, b; or t4, t1, t3",
        known_outputs: &["t2", "t4"],
    },
    Goal {
        name: "carry3",
        summary: "carry-out of x + y + z for any three words: the sum divided by 2^64, which is 0, 1 or 2",
        inputs: &[Input::Word("x"), Input::Word("y"), Input::Word("z")],
        interchangeable: &[0, 1, 2],
        outputs: &[Output {
            name: "carry",
            value: |v| ((u128::from(v[0]) + u128::from(v[1]) + u128::from(v[2])) >> 64) as u64,
            term: "((_ zero_extend 62) ((_ extract 65 64) (bvadd (bvadd ((_ zero_extend 2) x) ((_ zero_extend 2) y)) ((_ zero_extend 2) z))))",
            // s = x + y is one of 2^65 - 1 numbers. For s < s', the z with s' + z = 2^64 or 2^65 gives a greater carry
            // with s' than with s. So for the other pairs.
            inseparable: &[&[0, 1], &[0, 2], &[1, 2]],
        }],
        known: "add t0, x, y; sltu t1, t0, x; add t2, t0, z; sltu t3, t2, t0; add t4, t1, t3",
        known_outputs: &["t4"],
    },
    Goal {
        name: "adc-carry",
        summary: "carry-out alone of x + y + c, where c is 0 or 1",
        inputs: ADDENDS_AND_BIT,
        interchangeable: &[0, 1],
        outputs: &[ADC_CARRY],
        known: "add t0, x, y; sltu t1, t0, x; add t2, t0, c; sltu t3, t2, t0; or t4, t1, t3",
        known_outputs: &["t4"],
    },
    Goal {
        name: "sbb-borrow",
        summary: "borrow-out alone of x - y - b, where b is 0 or 1",
        inputs: DIFFERENCE_AND_BIT,
        interchangeable: &[],
        outputs: &[SBB_BORROW],
        known: "sub t0, x, y; sltu t1, x, y; sub t2, t0, b; sltu t3, t0, b; or t4, t1, t3",
        known_outputs: &["t4"],
    },
    Goal {
        name: "carry2",
        summary: "carry-out of x + y",
        inputs: &[Input::Word("x"), Input::Word("y")],
        interchangeable: &[0, 1],
        outputs: &[Output {
            name: "carry",
            value: |v| u64::from(v[0].checked_add(v[1]).is_none()),
            term: "((_ zero_extend 63) ((_ extract 64 64) (bvadd ((_ zero_extend 1) x) ((_ zero_extend 1) y))))",
            inseparable: &[],
        }],
        known: "add t0, x, y; sltu t1, t0, x",
        known_outputs: &["t1"],
    },
];

impl Goal {
    /// The goal of this name.
    pub fn named(name: &str) -> Option<&'static Goal> {
        GOALS.iter().find(|goal| goal.name == name)
    }

    /// The outputs for given inputs.
    pub fn values(&self, inputs: &[u64]) -> Vec<u64> {
        self.outputs.iter().map(|o| (o.value)(inputs)).collect()
    }

    /// The known sequence, if these are operations that it takes.
    pub fn known_sequence(&self, operations: &[Operation]) -> Option<Sequence> {
        let inputs: Vec<&str> = self.inputs.iter().map(|input| input.name()).collect();
        Sequence::parse(self.known, self.known_outputs, &inputs, operations)
    }

    /// The goal on test vectors.
    pub fn problem(&self, vectors: &[Vec<u64>]) -> Problem {
        let column = |of: &dyn Fn(&Vec<u64>) -> u64| -> Column { vectors.iter().map(of).collect() };
        Problem {
            names: self.inputs.iter().map(|input| input.name()).collect(),
            inputs: (0..self.inputs.len()).map(|i| column(&|v| v[i])).collect(),
            outputs: self
                .outputs
                .iter()
                .map(|output| column(&|v| (output.value)(v)))
                .collect(),
            interchangeable: self.interchangeable.to_vec(),
            inseparable: self
                .outputs
                .iter()
                .map(|output| output.inseparable.iter().map(|g| g.to_vec()).collect())
                .collect(),
        }
    }
}
