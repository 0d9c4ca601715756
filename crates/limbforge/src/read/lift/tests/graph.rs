//! Random graphs of words, with patterns that rules of `word` look for.

use std::collections::HashSet;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::ToPrimitive;

use crate::{
    ir::{
        Form, Goal, Kind, Port, Program, Spec, Value,
        interval::{Interval, power_of_two},
    },
    read::{
        hint::{Claim, Hints, one},
        word::{Node, Op, Reading, Words, evaluate},
    },
};

/// The generator `SplitMix64`: reproducible, and good enough to choose cases.
pub struct Random(u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// A word, often one at which something wraps.
    pub fn word(&mut self) -> u64 {
        let near = self.next() % 3;
        match self.below(5) {
            0 => near,
            1 => 0u64.wrapping_sub(1 + near),
            2 => (1u64 << self.below(64)).wrapping_sub(near),
            _ => self.next(),
        }
    }
}

/// A graph of words with parameters of one word each.
pub struct Graph {
    pub words: Words,
    pub bounds: Vec<Interval>,
    pub nodes: Vec<Node>,
    /// Carries of three words: what a next word takes as its flag.
    carries: Vec<Node>,
    /// Sums that look like one.
    pub wrong: Vec<Node>,
    /// What was asked of the words, and the node that they gave.
    asked: Vec<(Op, Vec<Node>, Node)>,
    pub random: Random,
}

impl Graph {
    pub fn new(seed: u64) -> Graph {
        let mut random = Random(seed);
        let (mut words, mut bounds, mut nodes) = (Words::default(), Vec::new(), Vec::new());
        for port in 0..2 + random.below(3) {
            let bits = random.of(&[64, 64, 64, 64, 64, 63, 57, 32, 1]);
            bounds.push(if random.below(6) == 0 {
                Interval::new(-power_of_two(bits - 1), power_of_two(bits - 1) - 1)
            } else {
                Interval::of_bits(bits)
            });
            nodes.push(words.node(Op::Parameter { port, word: 0 }, &[]));
        }
        let mut graph = Graph {
            words,
            bounds,
            nodes,
            carries: Vec::new(),
            wrong: Vec::new(),
            asked: Vec::new(),
            random,
        };
        for _ in 0..3 + graph.random.below(10) {
            graph.grow();
        }
        graph
    }

    pub fn push(&mut self, op: Op, args: &[Node]) -> Node {
        let node = self.words.node(op, args);
        self.asked.push((op, args.to_vec(), node));
        self.nodes.push(node);
        node
    }

    pub fn any(&mut self) -> Node {
        let recent = self.nodes.len().min(8);
        let all = if self.random.below(3) == 0 {
            self.nodes.len()
        } else {
            recent
        };
        self.nodes[self.nodes.len() - 1 - self.random.below(all)]
    }

    /// A carry or a borrow that is there, or another node.
    pub fn flag(&mut self) -> Node {
        if !self.carries.is_empty() && self.random.below(2) == 0 {
            return self.random.of(&self.carries);
        }
        let is_flag = |node: &&Node| matches!(self.words.get(**node).0, Op::Carry | Op::Less);
        let flags: Vec<Node> = self.nodes.iter().filter(is_flag).copied().collect();
        if flags.is_empty() || self.random.below(8) == 0 {
            return self.any();
        }
        self.random.of(&flags)
    }

    pub fn grow(&mut self) {
        match self.random.below(12) {
            0..=4 => self.chain(),
            5 => self.selection(),
            6 => self.funnel(),
            7 => {
                let (x, k) = (self.flag(), self.random.of(&[1, 1, u64::MAX, 2]));
                let k = self.words.constant(k);
                self.push(Op::Xor, &[x, k]);
            }
            _ => self.operation(),
        }
    }

    /// Both carries of two sums on top of each other, or what looks like it.
    pub fn chain(&mut self) {
        let adds = self.random.below(3) > 0;
        let (op, out) = if adds {
            (Op::Add, Op::Carry)
        } else {
            (Op::Sub, Op::Less)
        };
        let (x, y, flag) = (self.any(), self.any(), self.flag());
        let once = self.push(op, &[x, y]);
        let twice = self.push(op, &[once, flag]);
        let (first, second) = (self.push(out, &[x, y]), self.push(out, &[once, flag]));
        if self.random.below(4) > 0 {
            // Rules look for the right sum anywhere before they take a node for it.
            let carry = self.push(Op::Add, &[first, second]);
            self.carries.push(carry);
        }
        let mut wrong = vec![(self.flag(), second), (first, self.flag()), (second, twice)];
        wrong.push((self.push(out, &[twice, flag]), second));
        wrong.push((self.push(out, &[y, x]), second));
        if let (_, &[p, q]) = self.words.get(flag) {
            // The carry of another sum among the terms: that of the carry's own.
            wrong.push((self.push(Op::Carry, &[p, q]), second));
            wrong.push((self.push(Op::Less, &[p, q]), second));
        }
        if self.random.below(3) > 0 {
            let (first, second) = self.random.of(&wrong);
            let wrong = self.push(Op::Add, &[first, second]);
            self.wrong.push(wrong);
        }
    }

    pub fn mask(&mut self, flag: Node) -> Node {
        let ones = self.words.constant(u64::MAX);
        let zero = self.words.constant(0);
        let mask = match self.random.below(3) {
            0 => self.push(Op::Add, &[flag, ones]),
            _ => self.push(Op::Sub, &[zero, flag]),
        };
        match self.random.below(4) {
            0 => self.push(Op::Low(1 + self.random.0 as u32 % 63), &[mask]),
            _ => mask,
        }
    }

    pub fn selection(&mut self) {
        let flag = self.flag();
        let other = if self.random.below(4) == 0 {
            self.flag()
        } else {
            flag
        };
        let (x, y) = (self.any(), self.any());
        let mut keep = |flag, x| match self.random.below(4) {
            0 => self.push(Op::KeepIf, &[x, flag]),
            1 => self.push(Op::KeepUnless, &[x, flag]),
            _ => {
                let mask = self.mask(flag);
                self.push(Op::And, &[mask, x])
            }
        };
        let (kept, rest) = (keep(flag, x), keep(other, y));
        self.push(Op::Or, &[kept, rest]);
    }

    pub fn funnel(&mut self) {
        let (x, y) = (self.any(), self.any());
        let k = 1 + self.random.below(63) as u32;
        let j = if self.random.below(4) == 0 { k } else { 64 - k };
        let (low, high) = (
            self.push(Op::ShiftRight(k), &[x]),
            self.push(Op::ShiftLeft(j), &[y]),
        );
        self.push(Op::Add, &[low, high]);
    }

    pub fn operation(&mut self) {
        let k = 1 + self.random.below(63) as u32;
        let op = self.random.of(&[
            Op::Add,
            Op::Sub,
            Op::Carry,
            Op::Less,
            Op::Multiply,
            Op::MultiplyHigh(Reading::Unsigned),
            Op::MultiplyHigh(Reading::Signed),
            Op::MultiplyHigh(Reading::Mixed),
            Op::And,
            Op::Or,
            Op::Xor,
            Op::KeepIf,
            Op::KeepUnless,
            Op::ShiftLeft(k),
            Op::ShiftRight(k),
            Op::ShiftRightSigned(k),
            Op::Low(k),
            Op::Constant(0),
        ]);
        let (x, mut y) = (self.any(), self.any());
        if op == Op::And && self.random.below(3) == 0 {
            // Ones next to each other keep a part of the other word.
            let ones = u64::MAX >> self.random.below(64);
            y = self.words.constant(ones << self.random.below(64));
        }
        match op {
            Op::Constant(_) => {
                let k = self.random.word();
                let node = self.words.constant(k);
                self.nodes.push(node);
            }
            Op::ShiftLeft(_) | Op::ShiftRight(_) | Op::ShiftRightSigned(_) | Op::Low(_) => {
                self.push(op, &[x]);
            }
            _ => {
                self.push(op, &[x, y]);
            }
        }
    }

    /// A program without instructions whose results are to be `results`, and hints, of which some are wrong.
    pub fn cut(&mut self, results: &[Node]) -> (Program, Hints) {
        let (mut values, mut types) = (0u32.., Vec::new());
        let mut port = |name: String, kind: Kind, bound: &Interval| {
            let bounds = vec![bound.clone()];
            types.push(kind.ty(64, &bounds));
            Port {
                name,
                kind,
                values: vec![Value(values.next().expect("a number"))],
                bounds,
            }
        };
        let params = self.bounds.iter().enumerate();
        let params: Vec<Port> = params
            .map(|(i, bound)| port(format!("x{i}"), Kind::Word, bound))
            .collect();
        let mut outs: Vec<Port> = Vec::new();
        for i in 0..results.len() {
            let (kind, bits) = self.random.of(&[
                (Kind::Word, 64),
                (Kind::Word, 64),
                (Kind::Word, 63),
                (Kind::Flag, 1),
            ]);
            outs.push(port(format!("out{i}"), kind, &Interval::of_bits(bits)));
        }
        let ensures = outs.iter().map(|port| {
            let bound = port.bounds[0].clone();
            Goal::new(Form::of(port.values[0]), bound)
        });
        let spec = Spec {
            formula: "words".to_owned(),
            modulus: 3.into(),
            congruences: Vec::new(),
            ensures: ensures.collect(),
            cuts: Vec::new(),
            requires: Vec::new(),
        };
        let claims = (0..self.random.below(3)).map(|_| {
            let (node, bits) = (self.any(), self.random.of(&[63, 64, 1]));
            let range = Interval::of_bits(bits);
            Claim::new(one(node, &range), range, 1.into(), Vec::new())
        });
        let claims = claims.collect();
        let signed = (0..self.words.len()).map(|_| self.random.below(8) == 0);
        let hints = Hints {
            words: Words::default(),
            params: params
                .iter()
                .enumerate()
                .map(|(port, _)| {
                    let parameter = Op::Parameter { port, word: 0 };
                    self.words.find(parameter, &[]).into_iter().collect()
                })
                .collect(),
            sums: Vec::new(),
            claims,
            signed: signed.collect(),
            exact: HashSet::new(),
        };
        let program = Program {
            name: "words".to_owned(),
            word: 64,
            internal: false,
            params,
            results: outs,
            types,
            steps: Vec::new(),
            spec,
        };
        (program, hints)
    }

    /// Words within the bounds, as integers.
    pub fn inputs(&mut self) -> Vec<BigInt> {
        let bounds = self.bounds.iter();
        let inputs = bounds.map(|bound| match self.random.below(6) {
            0 => bound.lo.clone(),
            1 => bound.hi.clone(),
            _ => {
                let size: BigInt = &bound.hi - &bound.lo + 1;
                &bound.lo + BigInt::from(self.random.word()).mod_floor(&size)
            }
        });
        inputs.collect()
    }

    /// The words of all nodes; simpler expressions are equal to what they stand for.
    pub fn evaluate(&self, inputs: &[BigInt]) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for i in 0..self.words.len() {
            let (op, args) = self.words.get(self.words.at(i));
            let args: Vec<u64> = args.iter().map(|a| values[a.index()]).collect();
            values.push(match op {
                Op::Parameter { port, .. } => bits(&inputs[port]),
                op => evaluate(op, &args),
            });
        }
        for (op, args, node) in &self.asked {
            let args: Vec<u64> = args.iter().map(|a| values[a.index()]).collect();
            assert_eq!(
                evaluate(*op, &args),
                values[node.index()],
                "{op:?} {args:x?}"
            );
        }
        values
    }
}

/// The 64 bits of an integer in two's complement.
pub fn bits(k: &BigInt) -> u64 {
    let word = k.mod_floor(&power_of_two(64));
    word.to_u64().expect("64 bits")
}
