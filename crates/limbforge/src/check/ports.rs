//! Whether a program's ports are those of a representation.

use super::Refusal;
use crate::{
    ir::{Form, Kind, Port, Program, Value, interval::Interval},
    repr::{Repr, encoding_bounds},
};

/// Checks that ports have the representation's words and bounds: elements its limbs, bytes those of an encoded
/// element, flags 0 and 1. The statement has to read elements with the representation's weights.
///
/// A program is checked by itself; this is what joins it to the others of a field.
///
/// # Errors
/// [`Refusal::Representation`] with the first port of which it is not so.
pub fn fits_representation(program: &Program, repr: &Repr) -> Result<(), Refusal> {
    let spec = &program.spec;
    let bytes = usize::try_from(spec.modulus.bits().div_ceil(8)).unwrap_or(usize::MAX);
    let terms = spec
        .congruences
        .iter()
        .flat_map(|c| c.left.iter().chain(&c.right))
        .flat_map(|term| &term.factors);
    let forms: Vec<&Form> = terms
        .chain(spec.ensures.iter().map(|goal| &goal.form))
        .chain(spec.requires.iter().map(|require| &require.form))
        .collect();
    let reads_limb =
        |form: &Form, port: &Port| form.0.iter().any(|t| port.values.contains(&t.value));
    let is_element = |port: &Port| matches!(port.kind, Kind::Tight | Kind::Loose);
    for port in program.params.iter().chain(&program.results) {
        let form = |form: &&&Form| reads_limb(form, port) && form.0.len() == port.values.len();
        let same_values = |form: &Form| form.0.iter().zip(&port.values).all(|(t, v)| t.value == *v);
        let mut read = forms.iter().filter(form).filter(|form| same_values(form));
        let other_weights = is_element(port) && read.any(|form| **form != repr.form(&port.values));
        if program.word != repr.word || !has_types(program, port, repr) || other_weights {
            let port = port.name.clone();
            return Err(Refusal::Representation { port });
        }
    }
    match other_bounds(program, repr, bytes) {
        Some(port) => Err(Refusal::Representation {
            port: port.name.clone(),
        }),
        None => Ok(()),
    }
}

/// Whether the values of a port have the type that callers pass: signed words where a bound is below 0. A result may
/// have another type; its bounds are within the one that callers get.
fn has_types(program: &Program, port: &Port, repr: &Repr) -> bool {
    let ty = port.kind.ty(repr.word, &port.bounds);
    let range = ty.range();
    let is_param = program.params.contains(port);
    let is = |v: &Value| !is_param || program.types.get(v.index()) == Some(&ty);
    port.values.iter().all(is) && port.bounds.iter().all(|bound| bound.within(&range))
}

/// The first port whose bounds are not those that callers rely on: of elements the representation's, of bytes and
/// flags all that there are for parameters, and nothing beyond these for results.
///
/// A routine's variable has no bounds but its sort's, so a parameter that takes less must not be called.
pub fn other_bounds<'a>(program: &'a Program, repr: &Repr, bytes: usize) -> Option<&'a Port> {
    let whole = |port: &Port| match port.kind {
        Kind::Tight => Some(repr.tight.clone()),
        Kind::Loose => Some(repr.loose.clone()),
        Kind::Bytes => Some(encoding_bounds(8 * bytes as u64, repr.word)),
        Kind::Flag => Some(vec![Interval::of_bits(1)]),
        Kind::Word => None,
    };
    let lengths = |port: &Port| port.values.len() == port.bounds.len();
    let takes = |port: &Port| lengths(port) && whole(port).is_none_or(|all| port.bounds == all);
    let gives = |port: &Port| {
        let within = |all: Vec<Interval>| {
            let mut pairs = port.bounds.iter().zip(&all);
            port.bounds.len() == all.len() && pairs.all(|(bound, all)| bound.within(all))
        };
        lengths(port)
            && match port.kind {
                Kind::Tight | Kind::Loose => takes(port),
                Kind::Bytes | Kind::Flag | Kind::Word => whole(port).is_none_or(within),
            }
    };
    let params = program.params.iter().find(|port| !takes(port));
    params.or_else(|| program.results.iter().find(|port| !gives(port)))
}
