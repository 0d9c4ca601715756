//! The signature that a function of an operation has in each language.

use limbforge::{
    field::Field,
    interface::{self, Shape},
    ir::{Port, Program, Ty},
};

use super::{
    numbers::Language,
    problem::Problem,
    run::int,
    syntax::{File, Function, Type},
};

/// Which port a parameter of the function is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A parameter of the operation.
    Input(usize, Shape),
    /// A result, written through a pointer.
    Output(usize, Shape),
}

/// Parameters and results of a function.
#[derive(Clone, Debug)]
pub struct Signature {
    /// The function's parameters.
    pub params: Vec<Place>,
    /// For each result of the operation, the parameter through which it is written; none if it is returned.
    pub results: Vec<Option<usize>>,
    types: Vec<Type>,
    returns: Vec<Type>,
}

/// The shape of a port in a file. In a lane there are no bytes and no shorter numbers, only words.
pub fn shape(file: &File, field: &Field, port: &Port) -> Shape {
    match interface::shape(field, port) {
        Shape::Bytes(_) if file.lanes => Shape::Words(port.values.len(), Ty::unsigned(64)),
        Shape::Scalar(_) if file.lanes => Shape::Scalar(Ty::unsigned(64)),
        other => other,
    }
}

impl Signature {
    /// Of a straight-line operation.
    pub fn of_program(
        language: Language,
        file: &File,
        field: &Field,
        program: &Program,
    ) -> Signature {
        let results = program.results.iter().map(|port| shape(file, field, port));
        let params = program.params.iter().map(|port| shape(file, field, port));
        Signature::of_shapes(
            language,
            field,
            &params.collect::<Vec<_>>(),
            &results.collect::<Vec<_>>(),
        )
    }

    /// Rust returns all results; C writes all of them through pointers, which come first; Go returns numbers and
    /// writes the others.
    fn of_shapes(
        language: Language,
        field: &Field,
        params: &[Shape],
        results: &[Shape],
    ) -> Signature {
        let is_pointer = |shape: &Shape| match language {
            Language::Rust => false,
            Language::C => true,
            Language::Go => !matches!(shape, Shape::Scalar(_)),
        };
        let mut signature = Signature {
            params: Vec::new(),
            results: Vec::new(),
            types: Vec::new(),
            returns: Vec::new(),
        };
        for (i, shape) in results.iter().enumerate() {
            if is_pointer(shape) {
                signature.results.push(Some(signature.params.len()));
                signature.params.push(Place::Output(i, *shape));
                let ty = type_of(language, field, *shape);
                signature.types.push(Type::pointer(ty, true));
            } else {
                signature.results.push(None);
                signature.returns.push(type_of(language, field, *shape));
            }
        }
        for (i, shape) in params.iter().enumerate() {
            signature.params.push(Place::Input(i, *shape));
            let ty = type_of(language, field, *shape);
            signature.types.push(match shape {
                Shape::Scalar(_) => ty,
                _ => Type::pointer(ty, language == Language::Go),
            });
        }
        signature
    }

    /// The position of result `i` among the returned values.
    pub fn returned(&self, i: usize) -> usize {
        let before = self.results[..i].iter();
        before.filter(|place| place.is_none()).count()
    }

    /// Whether a function has this signature.
    ///
    /// # Errors
    /// The difference, with the function's line.
    pub fn agrees(&self, file: &File, function: &Function) -> Result<(), Problem> {
        let wrong = |what: String| Err(Problem::at(function.line, what));
        if function.params.len() != self.types.len() {
            return wrong(format!(
                "{} parameters, expected {}",
                function.params.len(),
                self.types.len()
            ));
        }
        for (param, ty) in function.params.iter().zip(&self.types) {
            if file.resolved(&param.ty) != file.resolved(ty) {
                return wrong(format!(
                    "`{}` has another type than the operation's",
                    param.name
                ));
            }
        }
        let resolved = |all: &[Type]| all.iter().map(|ty| file.resolved(ty)).collect::<Vec<_>>();
        if resolved(&function.returns) != resolved(&self.returns) {
            return wrong("returns other types than the operation".to_owned());
        }
        Ok(())
    }
}

fn type_of(language: Language, field: &Field, shape: Shape) -> Type {
    let word = super::numbers::Int::unsigned(field.repr.word);
    match shape {
        Shape::Element { .. } if language == Language::C => {
            Type::Array(Box::new(Type::Int(word)), field.repr.limbs)
        }
        Shape::Element { loose } => Type::Named(if loose { "Loose" } else { "Element" }.to_owned()),
        Shape::Bytes(n) => Type::Array(Box::new(Type::Int(super::numbers::Int::unsigned(8))), n),
        Shape::Scalar(ty) => Type::Int(int(ty)),
        Shape::Words(n, ty) => Type::Array(Box::new(Type::Int(int(ty))), n),
    }
}
