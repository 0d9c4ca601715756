//! A checked function before it is built: its source, its signature, its meaning, inputs for it.

use limbforge::{
    check::Checked,
    field::Field,
    ir::Program,
    routine::{Datum, Sort},
};
use num_bigint::BigInt;
use num_traits::ToPrimitive;

use super::{
    random::Random,
    signature::{Data, Item, Signature},
};

/// A source of checked functions.
#[derive(Clone, Copy, Debug)]
pub enum Code<'a> {
    /// A field: its programs and routines are functions.
    Field(&'a Field),
    /// A program by itself, such as a product of integers.
    Program(&'a Checked<Program>),
}

impl Code<'_> {
    /// The signature of the function of this name; `None` if there is none that callers see.
    #[must_use]
    pub fn signature(&self, name: &str) -> Option<Signature> {
        match self {
            Code::Field(field) if is_internal(field, name) => None,
            Code::Field(field) => Signature::of_operation(field, name),
            Code::Program(program) => {
                let program = program.program();
                (program.name == name).then(|| Signature::of_program(program))
            }
        }
    }

    /// The results of a call, then its lists, by the evaluator.
    ///
    /// # Panics
    /// If there is no such function, or the numbers do not fit its parameters.
    #[must_use]
    pub fn call(&self, name: &str, data: &Data) -> Data {
        match self {
            Code::Program(program) => program.program().run(data),
            Code::Field(field) => match field.program(name) {
                Some(program) => {
                    let signature = Signature::of_operation(field, name);
                    let signature = signature.expect("the program's");
                    call_program(program.program(), &signature, data)
                }
                None => call_routine(field, name, data),
            },
        }
    }
}

/// Whether only other functions of the field call the one of this name.
fn is_internal(field: &Field, name: &str) -> bool {
    let program = field.program(name).map(|p| p.program().internal);
    let routine = || field.routine(name).map(|r| r.program().internal);
    program.or_else(routine).unwrap_or(false)
}

/// Bytes are the program's words, each of which has a fixed number of them.
fn call_program(program: &Program, signature: &Signature, data: &Data) -> Data {
    let per_word = usize::from(program.word / 8);
    let is_bytes = |item: &Item| item.ty.bits == 8;
    let params = signature.params.iter().zip(data).map(|(item, numbers)| {
        if !is_bytes(item) {
            return numbers.clone();
        }
        let word = |bytes: &[BigInt]| bytes.iter().rev().fold(BigInt::ZERO, |w, b| (w << 8u8) + b);
        numbers.chunks(per_word).map(word).collect()
    });
    let results = program.run(&params.collect::<Vec<_>>());
    let results = signature.results.iter().zip(results);
    let numbers = results.map(|(item, words)| {
        if !is_bytes(item) {
            return words;
        }
        let byte = |i: usize| (&words[i / per_word] >> (8 * (i % per_word))) % 256u32;
        (0..item.bounds.len()).map(byte).collect()
    });
    numbers.collect()
}

fn call_routine(field: &Field, name: &str, data: &Data) -> Data {
    let sorts = field.parameter_sorts(name);
    let small = |k: &BigInt| k.to_u64().expect("a number of 64 bits");
    let data = sorts.iter().zip(data).map(|(sort, numbers)| match sort {
        Sort::Bytes(_) => Datum::Bytes(numbers.iter().map(|k| small(k) as u8).collect()),
        Sort::Count => Datum::Count(small(&numbers[0]) as usize),
        Sort::Exponent => Datum::Exponent(numbers.iter().map(small).collect()),
        Sort::Elements => {
            let elements = numbers.chunks(field.repr.limbs);
            Datum::Elements(elements.map(<[BigInt]>::to_vec).collect())
        }
        Sort::Tight | Sort::Loose | Sort::Flag | Sort::Words(_) => Datum::Words(numbers.clone()),
    });
    let outputs = field.call(name, &data.collect::<Vec<_>>());
    let numbers = outputs.into_iter().map(|datum| match datum {
        Datum::Words(words) => words,
        Datum::Bytes(bytes) => bytes.into_iter().map(BigInt::from).collect(),
        Datum::Count(count) => vec![count.into()],
        Datum::Exponent(words) => words.into_iter().map(BigInt::from).collect(),
        Datum::Elements(elements) => elements.concat(),
    });
    numbers.collect()
}

/// Numbers for the parameters of a function: all least, all greatest, then random ones, half of these near a bound.
#[must_use]
pub fn inputs(signature: &Signature, count: usize) -> Vec<Data> {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut input = |i: usize| {
        let numbers = signature.params.iter().map(|item| {
            let bounds = item.bounds.iter();
            let number = bounds.map(|bound| match i {
                0 => bound.lo.clone(),
                1 => bound.hi.clone(),
                _ => random.member(bound),
            });
            number.collect()
        });
        numbers.collect()
    };
    (0..count).map(&mut input).collect()
}
