//! How the functions of a printed Rust file are called: their types, and calls with elements that give elements.

use crate::{
    check::Checked,
    field::Field,
    interface::{Shape, shape},
    ir::Port,
    routine::Sort,
};

use super::{rust::shape_name, rust_prelude::relaxes, rust_routine::type_of};

/// Signature of a function of the file, as a caller sees it. `Loose` stands only where it is a type of its own.
pub struct Signature {
    /// Names and types.
    pub params: Vec<(String, String)>,
    /// Types.
    pub results: Vec<String>,
}

impl Signature {
    /// That of the program or the routine of this name.
    fn of(field: &Field, name: &str) -> Option<Signature> {
        let has_loose = field.repr.has_loose();
        let shape_name = |shape| match shape {
            Shape::Element { loose } if !(loose && has_loose) => "Element".to_owned(),
            shape => shape_name(shape),
        };
        if let Some(program) = field.program(name).map(Checked::program) {
            let param = |port: &Port| {
                let shape = shape(field, port);
                let by_value = matches!(shape, Shape::Scalar(_));
                let reference = if by_value { "" } else { "&" };
                let ty = format!("{reference}{}", shape_name(shape));
                (port.name.clone(), ty)
            };
            let results = program.results.iter();
            return Some(Signature {
                params: program.params.iter().map(param).collect(),
                results: results.map(|port| shape_name(shape(field, port))).collect(),
            });
        }
        let routine = field.routine(name)?.program();
        let ty = |var| match routine.sort(var) {
            Sort::Loose if !has_loose => "Element".to_owned(),
            sort => type_of(sort, field.repr.word),
        };
        let param = |&var| {
            let reference = match routine.sort(var) {
                Sort::Elements => "&mut ",
                sort if sort.is_scalar() => "",
                _ => "&",
            };
            let ty = format!("{reference}{}", ty(var));
            (routine.variable(var).name.clone(), ty)
        };
        Some(Signature {
            params: routine.params.iter().map(param).collect(),
            results: routine.results.iter().map(|&var| ty(var)).collect(),
        })
    }
}

/// How the functions of a field are called with elements.
pub struct Calls<'a> {
    /// The field.
    pub field: &'a Field,
}

impl Calls<'_> {
    /// Whether there are all these functions.
    pub fn has(&self, names: &[&str]) -> bool {
        names.iter().all(|name| self.field.has(name))
    }

    /// The signature of a function that elements can be passed to, as they are or relaxed.
    pub fn signature(&self, function: &str) -> Option<Signature> {
        let signature = Signature::of(self.field, function)?;
        let mut types = signature.params.iter().map(|(_, ty)| ty);
        let can_call = relaxes(self.field) || types.all(|ty| ty != "&Loose");
        can_call.then_some(signature)
    }

    /// `name`, an element or else a reference to one, as the argument of a parameter of type `ty`.
    pub fn argument(&self, name: &str, is_reference: bool, ty: &str) -> String {
        match (ty, is_reference) {
            ("&Loose", _) => format!("&{name}.relax()"),
            ("&Element", false) => format!("&{name}"),
            _ => name.to_owned(),
        }
    }

    /// The call of a function with references to elements, as a tight element; `None` where that cannot be.
    pub fn closed(&self, function: &str, args: &[&str]) -> Option<String> {
        let signature = self.signature(function)?;
        let is_element = |ty: &str| matches!(ty, "&Element" | "&Loose");
        if signature.params.len() != args.len()
            || !signature.params.iter().all(|(_, ty)| is_element(ty))
        {
            return None;
        }
        let args = args.iter().zip(&signature.params);
        let args: Vec<String> = args
            .map(|(arg, (_, ty))| self.argument(arg, true, ty))
            .collect();
        let call = format!("{function}({})", args.join(", "));
        let results: Vec<&str> = signature.results.iter().map(String::as_str).collect();
        match results.as_slice() {
            ["Element"] => Some(call),
            ["Loose"] if self.has(&["carry"]) => Some(format!("carry(&{call})")),
            _ => None,
        }
    }
}
