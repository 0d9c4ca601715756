//! Signatures of routines in each language.

use limbforge::{
    field::Field,
    interface::{Shape, number, wide_number},
    ir::Kind,
    routine::{Routine, Sort, Var},
};

use super::super::{
    numbers::{Int, Language},
    run::int,
    syntax::{File, Type},
};

/// A parameter of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A parameter of the routine.
    Input(Var),
    /// The place of a result.
    Output(usize),
    /// The length of a list, or of all.
    Length(Var),
}

/// The signature of a routine.
pub struct Roles {
    /// Each parameter with its type.
    pub params: Vec<(Role, Type)>,
    /// Types of returned values.
    pub returns: Vec<Type>,
    /// Positions of the results that are returned.
    pub returned: Vec<usize>,
}

/// The type of a variable.
pub fn type_of(language: Language, file: &File, field: &Field, sort: &Sort) -> Type {
    let word = field.repr.word;
    let words = Type::Int(Int::unsigned(64));
    let element = |loose: bool| match language {
        Language::C => Type::Array(Box::new(Type::Int(Int::unsigned(word))), field.repr.limbs),
        _ => Type::Named(if loose { "Loose" } else { "Element" }.to_owned()),
    };
    match sort {
        Sort::Bytes(n) if file.lanes => Type::Array(Box::new(words), n.div_ceil(8)),
        Sort::Words(bounds) if file.lanes && bounds.len() == 1 => words,
        Sort::Tight => element(false),
        Sort::Loose => element(true),
        Sort::Bytes(n) => Type::Array(Box::new(Type::Int(Int::unsigned(8))), *n),
        Sort::Flag => Type::Int(Int::unsigned(word)),
        Sort::Words(bounds) if bounds.len() == 1 => {
            Type::Int(int(number(word, Kind::Word, bounds)))
        }
        Sort::Words(bounds) => {
            let of = Type::Int(int(wide_number(word, Kind::Word, bounds)));
            Type::Array(Box::new(of), bounds.len())
        }
        Sort::Count if language == Language::Go => Type::Named("int".to_owned()),
        Sort::Count => Type::Int(Int::unsigned(32)),
        Sort::Exponent => Type::Slice(Box::new(Type::Int(Int::unsigned(64)))),
        Sort::Elements => Type::Slice(Box::new(element(false))),
    }
}

/// How the function of a routine passes its parameters and results.
pub fn roles(language: Language, file: &File, field: &Field, routine: &Routine) -> Roles {
    let mut roles = Roles {
        params: Vec::new(),
        returns: Vec::new(),
        returned: Vec::new(),
    };
    for (i, var) in routine.results.iter().enumerate() {
        let sort = routine.sort(*var);
        let ty = type_of(language, file, field, sort);
        if through_pointer(language, sort.is_scalar()) {
            roles
                .params
                .push((Role::Output(i), Type::pointer(ty, true)));
        } else {
            roles.returns.push(ty);
            roles.returned.push(i);
        }
    }
    let size = Type::Int(Int::unsigned(64));
    for var in &routine.params {
        let sort = routine.sort(*var);
        let ty = type_of(language, file, field, sort);
        let own = Role::Input(*var);
        match (language, sort, ty) {
            (Language::C, Sort::Exponent, Type::Slice(of)) => {
                roles.params.push((own, Type::pointer(*of, false)));
                roles.params.push((Role::Length(*var), size.clone()));
            }
            (Language::C, Sort::Elements, Type::Slice(of)) => {
                roles.params.push((own, Type::pointer(*of, true)))
            }
            (Language::Rust, Sort::Elements, ty) => {
                roles.params.push((own, Type::pointer(ty, true)))
            }
            (Language::Go, Sort::Elements | Sort::Exponent, ty) => roles.params.push((own, ty)),
            (_, sort, ty) if sort.is_scalar() => roles.params.push((own, ty)),
            (_, _, ty) => roles
                .params
                .push((own, Type::pointer(ty, language == Language::Go))),
        }
    }
    let list = routine
        .params
        .iter()
        .find(|var| *routine.sort(**var) == Sort::Elements);
    if let (Language::C, Some(list)) = (language, list) {
        roles.params.push((Role::Length(*list), size));
    }
    roles
}

/// The results of a program or a routine that its function writes through its first parameters, in their order.
pub fn pointers(language: Language, field: &Field, callee: &str) -> Vec<usize> {
    let scalars: Vec<bool> = match (field.program(callee), field.routine(callee)) {
        (Some(program), _) => {
            let shapes = program.program().results.iter();
            let shapes = shapes.map(|port| limbforge::interface::shape(field, port));
            shapes
                .map(|shape| matches!(shape, Shape::Scalar(_)))
                .collect()
        }
        (None, Some(routine)) => {
            let routine = routine.program();
            routine
                .results
                .iter()
                .map(|var| routine.sort(*var).is_scalar())
                .collect()
        }
        (None, None) => Vec::new(),
    };
    let all = scalars.into_iter().enumerate();
    all.filter(|(_, scalar)| through_pointer(language, *scalar))
        .map(|(i, _)| i)
        .collect()
}

fn through_pointer(language: Language, scalar: bool) -> bool {
    match language {
        Language::Rust => false,
        Language::C => true,
        Language::Go => !scalar,
    }
}
