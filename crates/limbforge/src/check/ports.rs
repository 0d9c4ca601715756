//! Whether a program's elements are those of a representation.

use super::Refusal;
use crate::{
    ir::{Form, Kind, Port, Program},
    repr::Repr,
};

/// Checks that elements among the ports have the representation's bounds, and that the statement reads them with its
/// weights.
///
/// A program is checked by itself; this is what joins it to the others of a field.
///
/// # Errors
/// [`Refusal::Representation`] with the first port of which it is not so.
pub fn fits_representation(program: &Program, repr: &Repr) -> Result<(), Refusal> {
    let spec = &program.spec;
    let terms = spec
        .congruences
        .iter()
        .flat_map(|c| c.left.iter().chain(&c.right))
        .flat_map(|term| &term.factors);
    let forms: Vec<&Form> = terms
        .chain(spec.ensures.iter().map(|goal| &goal.form))
        .collect();
    let reads_limb =
        |form: &Form, port: &Port| form.0.iter().any(|t| port.values.contains(&t.value));
    for port in program.params.iter().chain(&program.results) {
        let bounds = match port.kind {
            Kind::Tight => &repr.tight,
            Kind::Loose => &repr.loose,
            Kind::Bytes | Kind::Flag | Kind::Word => continue,
        };
        let whole = repr.limbs == port.values.len() && port.bounds == *bounds;
        let form = |form: &&&Form| reads_limb(form, port) && form.0.len() == port.values.len();
        let same_values = |form: &Form| form.0.iter().zip(&port.values).all(|(t, v)| t.value == *v);
        let mut read = forms.iter().filter(form).filter(|form| same_values(form));
        if !whole || read.any(|form| **form != repr.form(&port.values)) {
            let port = port.name.clone();
            return Err(Refusal::Representation { port });
        }
    }
    Ok(())
}
