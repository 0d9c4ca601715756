//! Parameters and results of a function in memory and registers.

use std::collections::BTreeMap;

use crate::{
    field::Field,
    interface::{Interface, Layout, layout},
    ir::{Kind, Port, Program, Value, interval::Interval, spec::Spec},
    read::{Arrangement, Returned},
    routine::{Routine, Sort, Var},
};

/// A parameter as it is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Param {
    /// A value: its layout, and its bytes.
    Value(Layout, i64),
    /// The address of a list, with the bytes of an element.
    List { element: i64, is_written: bool },
    /// The length of a list.
    Length,
    /// A public number of 32 bits.
    Count,
}

/// Parameters as they are passed, and layouts and bytes of results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    pub params: Vec<Param>,
    pub results: Vec<(Layout, i64)>,
    /// For each parameter of a routine, which one it is here.
    pub places: Vec<usize>,
    /// For each list its length.
    pub lengths: BTreeMap<usize, usize>,
    /// Pairs of lengths: the first is not below the second.
    pub at_least: Vec<(usize, usize)>,
}

impl Signature {
    /// Those of a program.
    pub fn of(interface: Interface, program: &Program) -> Signature {
        let sized = |port: &Port| {
            let layout = layout(interface, port);
            let bytes = match layout {
                Layout::Words => 8 * port.values.len(),
                Layout::Bytes(n) | Layout::Number(n) => n,
            };
            (layout, bytes as i64)
        };
        let params = program.params.iter().map(sized);
        Signature {
            params: params.map(|(layout, n)| Param::Value(layout, n)).collect(),
            results: program.results.iter().map(sized).collect(),
            places: (0..program.params.len()).collect(),
            lengths: BTreeMap::new(),
            at_least: Vec::new(),
        }
    }

    /// Bytes of an element of a list; 0 if the parameter is none.
    pub fn element(&self, list: usize) -> i64 {
        match self.params[list] {
            Param::List { element, .. } => element,
            _ => 0,
        }
    }

    /// Whether the function may write the elements of a list.
    pub fn is_written(&self, list: usize) -> bool {
        matches!(
            self.params[list],
            Param::List {
                is_written: true,
                ..
            }
        )
    }

    /// The sizes of what the addresses of results point to, in order.
    pub fn result_areas(&self, arrangement: &Arrangement) -> Vec<i64> {
        match &arrangement.results {
            Returned::Addresses => self.results.iter().map(|(_, bytes)| *bytes).collect(),
            Returned::Area { offsets, .. } => {
                let ends = offsets.iter().zip(&self.results);
                vec![
                    ends.map(|(at, (_, bytes))| *at as i64 + bytes)
                        .max()
                        .unwrap_or(0),
                ]
            }
            Returned::Registers => Vec::new(),
        }
    }

    /// The area that has the k-th result, and the place in it.
    pub fn place(&self, arrangement: &Arrangement, k: usize) -> (usize, i64) {
        match &arrangement.results {
            Returned::Area { offsets, .. } => (0, offsets[k] as i64),
            Returned::Addresses | Returned::Registers => (k, 0),
        }
    }
}

/// A routine as a function: a program without instructions that has its parameters and results, with the number of
/// bytes of encodings there, and how they are passed.
pub struct Function {
    pub interface: Interface,
    pub program: Program,
    pub signature: Signature,
}

/// Whose convention it is for lists. In Rust each is followed by its length, in C they have a common one in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lists {
    OfC,
    OfRust,
}

impl Lists {
    /// Those of functions with results in such places.
    pub fn of(arrangement: &Arrangement) -> Lists {
        match &arrangement.results {
            Returned::Addresses => Lists::OfC,
            Returned::Area { .. } | Returned::Registers => Lists::OfRust,
        }
    }
}

impl Function {
    /// `None` if the routine has bytes of different lengths.
    pub fn of(field: &Field, routine: &Routine, lists: Lists) -> Option<Function> {
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
        let results = routine.results.iter();
        let results = results.map(|var| port(field, routine, *var)).collect();
        let mut params = Params::default();
        for &var in &routine.params {
            params.enter(field, routine, var, lists);
        }
        params.end(lists);
        let program = Program {
            name: routine.name.clone(),
            word: 64,
            internal: routine.internal,
            params: params.ports,
            results,
            types: Vec::new(),
            steps: Vec::new(),
            spec: Spec::default(),
        };
        let mut signature = Signature::of(interface, &program);
        for (place, param) in params.public {
            signature.params[place] = param;
        }
        let elements: Vec<usize> = params.lengths.values().copied().collect();
        if lists == Lists::OfRust && elements.len() == 2 {
            // The function ends with a panic if the second list is shorter.
            signature.at_least = vec![(elements[1], elements[0])];
        }
        (signature.places, signature.lengths) = (params.places, params.lengths);
        Some(Function {
            interface,
            program,
            signature,
        })
    }
}

/// A program without instructions that has a routine's parameters and results.
pub fn as_program(field: &Field, routine: &Routine) -> Option<(Interface, Program)> {
    let function = Function::of(field, routine, Lists::OfC)?;
    Some((function.interface, function.program))
}

/// Parameters being entered in order.
#[derive(Default)]
struct Params {
    ports: Vec<Port>,
    places: Vec<usize>,
    /// Those that are public.
    public: Vec<(usize, Param)>,
    lengths: BTreeMap<usize, usize>,
    /// Lists whose length comes later.
    open: Vec<usize>,
}

impl Params {
    fn enter(&mut self, field: &Field, routine: &Routine, var: Var, lists: Lists) {
        let place = self.ports.len();
        self.places.push(place);
        self.ports.push(port(field, routine, var));
        let (words, is_written) = match routine.sort(var) {
            Sort::Exponent => (1, false),
            Sort::Elements => (field.repr.limbs, true),
            Sort::Count => return self.public.push((place, Param::Count)),
            _ => return,
        };
        let element = 8 * words as i64;
        self.public.push((
            place,
            Param::List {
                element,
                is_written,
            },
        ));
        self.open.push(place);
        if !is_written || lists == Lists::OfRust {
            let name = &routine.variable(var).name;
            self.length(format!("{name}_length"));
        }
    }

    /// The length of all lists that have none yet.
    fn length(&mut self, name: String) {
        let place = self.ports.len();
        let bounds = vec![Interval::of_bits(64)];
        self.ports.push(word(name, bounds));
        self.public.push((place, Param::Length));
        let open = self.open.drain(..);
        self.lengths.extend(open.map(|list| (list, place)));
    }

    fn end(&mut self, lists: Lists) {
        if lists == Lists::OfC && !self.open.is_empty() {
            self.length("length".to_owned());
        }
    }
}

fn word(name: String, bounds: Vec<Interval>) -> Port {
    Port {
        name,
        kind: Kind::Word,
        values: (0..bounds.len()).map(|k| Value(k as u32)).collect(),
        bounds,
    }
}

/// A parameter or a result; a list is one of its elements, which is passed by its address like the list.
fn port(field: &Field, routine: &Routine, var: Var) -> Port {
    let (kind, bounds) = match routine.sort(var) {
        Sort::Tight | Sort::Elements => (Kind::Tight, field.repr.tight.clone()),
        Sort::Loose => (Kind::Loose, field.repr.loose.clone()),
        Sort::Flag => (Kind::Flag, vec![Interval::of_bits(1)]),
        Sort::Words(bounds) => (Kind::Word, bounds.clone()),
        Sort::Bytes(n) => (Kind::Bytes, vec![Interval::of_bits(64); n.div_ceil(8)]),
        Sort::Count => (Kind::Word, vec![Interval::of_bits(32)]),
        Sort::Exponent => (Kind::Word, vec![Interval::of_bits(64); 2]),
    };
    Port {
        kind,
        ..word(routine.variable(var).name.clone(), bounds)
    }
}
