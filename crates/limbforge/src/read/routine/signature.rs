//! Parameters and results of a function in memory and registers.

use crate::{
    field::Field,
    interface::{Interface, Layout, layout},
    ir::{Kind, Port, Program, Value, interval::Interval, spec::Spec},
    read::Arrangement,
    routine::{Routine, Sort, Var},
};

/// Layouts and bytes of parameters and results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    pub params: Vec<(Layout, i64)>,
    pub results: Vec<(Layout, i64)>,
}

impl Signature {
    /// Those of a program, or of [`as_program`].
    pub fn of(interface: Interface, program: &Program) -> Signature {
        let all = |ports: &[Port]| {
            let sized = ports.iter().map(|port| {
                let layout = layout(interface, port);
                let bytes = match layout {
                    Layout::Words => 8 * port.values.len(),
                    Layout::Bytes(n) | Layout::Number(n) => n,
                };
                (layout, bytes as i64)
            });
            sized.collect()
        };
        Signature {
            params: all(&program.params),
            results: all(&program.results),
        }
    }

    /// The sizes of what the addresses of results point to, in order.
    pub fn result_areas(&self, arrangement: &Arrangement) -> Vec<i64> {
        match arrangement {
            Arrangement::Addresses => self.results.iter().map(|(_, bytes)| *bytes).collect(),
            Arrangement::Area { offsets, .. } => {
                let ends = offsets.iter().zip(&self.results);
                vec![
                    ends.map(|(at, (_, bytes))| *at as i64 + bytes)
                        .max()
                        .unwrap_or(0),
                ]
            }
            Arrangement::Registers => Vec::new(),
        }
    }

    /// The area that has the k-th result, and the place in it.
    pub fn place(&self, arrangement: &Arrangement, k: usize) -> (usize, i64) {
        match arrangement {
            Arrangement::Area { offsets, .. } => (0, offsets[k] as i64),
            Arrangement::Addresses | Arrangement::Registers => (k, 0),
        }
    }
}

/// A program without instructions that has a routine's parameters and results, with the number of bytes of encodings
/// there; `None` if some are lists or public numbers.
pub fn as_program(field: &Field, routine: &Routine) -> Option<(Interface, Program)> {
    let mut interface = Interface::from(field);
    let sorts = routine.params.iter().chain(&routine.results);
    let mut sizes = sorts.filter_map(|var| match routine.sort(*var) {
        Sort::Bytes(n) => Some(*n),
        _ => None,
    });
    if let Some(bytes) = sizes.next() {
        interface.bytes = bytes;
    }
    if sizes.any(|bytes| bytes != interface.bytes) {
        return None;
    }
    let ports = |vars: &[Var]| -> Option<Vec<Port>> {
        vars.iter().map(|var| port(field, routine, *var)).collect()
    };
    let program = Program {
        name: routine.name.clone(),
        word: 64,
        internal: routine.internal,
        params: ports(&routine.params)?,
        results: ports(&routine.results)?,
        types: Vec::new(),
        steps: Vec::new(),
        spec: Spec::default(),
    };
    Some((interface, program))
}

fn port(field: &Field, routine: &Routine, var: Var) -> Option<Port> {
    let (kind, bounds) = match routine.sort(var) {
        Sort::Tight => (Kind::Tight, field.repr.tight.clone()),
        Sort::Loose => (Kind::Loose, field.repr.loose.clone()),
        Sort::Flag => (Kind::Flag, vec![Interval::of_bits(1)]),
        Sort::Words(bounds) => (Kind::Word, bounds.clone()),
        Sort::Bytes(n) => (Kind::Bytes, vec![Interval::of_bits(64); n.div_ceil(8)]),
        Sort::Count | Sort::Exponent | Sort::Elements => return None,
    };
    Some(Port {
        name: routine.variable(var).name.clone(),
        kind,
        values: (0..bounds.len()).map(|k| Value(k as u32)).collect(),
        bounds,
    })
}
