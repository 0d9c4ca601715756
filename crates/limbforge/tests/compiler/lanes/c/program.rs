//! A program around printed C, which calls its functions by name.

use std::fmt::Write as _;

use limbforge_core::{
    emit::{C, Emit, Options},
    field::Field,
    ir::{Kind, Port, Program},
    routine::{Routine, Sort},
};

/// What a function takes or gives: an array, a vector or a mask.
#[derive(Clone, Copy)]
enum Shape {
    Vectors(usize),
    Vector,
    Mask,
}

impl Shape {
    fn of_port(kind: Kind, values: usize) -> Shape {
        match (kind, values) {
            (Kind::Flag, _) => Shape::Mask,
            (Kind::Word, 1) => Shape::Vector,
            (_, n) => Shape::Vectors(n),
        }
    }

    fn of_sort(sort: &Sort, field: &Field) -> Shape {
        match sort {
            Sort::Tight | Sort::Loose => Shape::Vectors(field.repr.limbs),
            Sort::Bytes(_) => Shape::Vectors(field.bytes().div_ceil(8)),
            Sort::Flag => Shape::Mask,
            _ => Shape::Vector,
        }
    }

    fn words(self) -> usize {
        match self {
            Shape::Vectors(n) => n,
            _ => 1,
        }
    }
}

/// A function by its name, its parameters and its results.
type Call = (String, Vec<Shape>, Vec<Shape>);

fn calls(field: &Field) -> Vec<Call> {
    let name = |name: &str| name.replace("bytes", "words");
    let programs = field.programs.iter().map(|checked| checked.program());
    let program = |program: &Program| {
        let shapes = |ports: &[Port]| {
            let shape = |port: &Port| Shape::of_port(port.kind, port.values.len());
            ports.iter().map(shape).collect()
        };
        (
            name(&program.name),
            shapes(&program.params),
            shapes(&program.results),
        )
    };
    let routine = |routine: &Routine| {
        let shapes = |vars: &[_]| {
            let shape = |var: &_| Shape::of_sort(routine.sort(*var), field);
            vars.iter().map(shape).collect()
        };
        (
            name(&routine.name),
            shapes(&routine.params),
            shapes(&routine.results),
        )
    };
    let routines = field.routines.iter().map(|checked| checked.program());
    let routines = routines.filter(|r| matches!(r.name.as_str(), "invert" | "sqrt" | "is_zero"));
    programs
        .filter(|program| !program.internal)
        .map(program)
        .chain(routines.map(routine))
        .collect()
}

/// Text that calls a function of a form on words in memory.
fn adapter(lanes: u8, form: &str, (name, params, results): &Call) -> String {
    let (own, attribute) = (format!("f_lanes{lanes}_{form}_"), attribute(form));
    let mut text = format!(
        "{attribute}static size_t call_{form}_{name}(const uint64_t *in, uint64_t *out, int overlap) {{\n    \
         (void)overlap;\n"
    );
    let mut arguments = Vec::new();
    for (i, shape) in params.iter().enumerate() {
        let count = shape.words();
        match shape {
            Shape::Mask => {
                write!(text, "    uint8_t p{i} = 0;\n    for (int j = 0; j < {lanes}; j++) p{i} |= (uint8_t)(in[j] << j);\n")
            }
            _ => write!(text, "    {own}v p{i}[{count}];\n    for (int j = 0; j < {count}; j++) p{i}[j] = {own}vload(in + j * {lanes});\n"),
        }
        .expect("text");
        writeln!(text, "    in += {count} * {lanes};").expect("text");
        arguments.push(match shape {
            Shape::Vector => format!("p{i}[0]"),
            _ => format!("p{i}"),
        });
    }
    let mut places = Vec::new();
    for (i, shape) in results.iter().enumerate() {
        match shape {
            Shape::Mask => writeln!(text, "    uint8_t r{i};"),
            _ => writeln!(text, "    {own}v r{i}[{}];", shape.words()),
        }
        .expect("text");
        let plain = format!(
            "{}r{i}",
            if matches!(shape, Shape::Mask) {
                "&"
            } else {
                ""
            }
        );
        // The first parameter that is as long takes the first result.
        let fits = |param: &Shape| matches!((param, shape), (Shape::Vectors(x), Shape::Vectors(y)) if x >= y);
        places.push(match params.iter().position(fits) {
            Some(at) if i == 0 => format!("overlap ? p{at} : {plain}"),
            _ => plain,
        });
    }
    let all: Vec<String> = places.iter().cloned().chain(arguments).collect();
    writeln!(
        text,
        "    {own}{name}({});\n    size_t count = 0;",
        all.join(", ")
    )
    .expect("text");
    for (i, (shape, place)) in results.iter().zip(&places).enumerate() {
        match shape {
            Shape::Mask => writeln!(text, "    for (int j = 0; j < {lanes}; j++) out[count++] = r{i} >> j & 1;"),
            _ => writeln!(
                text,
                "    for (int j = 0; j < {}; j++, count += {lanes}) {own}vstore(out + count, ({place})[j]);",
                shape.words()
            ),
        }
        .expect("text");
    }
    text + "    return count;\n}\n"
}

fn attribute(form: &str) -> &'static str {
    match form {
        "ifma" => "__attribute__((target(\"avx512f,avx512ifma,avx512vl\"))) ",
        "avx512" => "__attribute__((target(\"avx512f,avx512vl\"))) ",
        "avx2" => "__attribute__((target(\"avx2\"))) ",
        "fma" => "__attribute__((target(\"avx2,fma\"))) ",
        _ => "",
    }
}

/// The printed C and a program around it.
pub fn program(field: &Field, forms: &[&str]) -> String {
    let options = Options {
        command: "a test".to_owned(),
        name: "f".to_owned(),
        traits: false,
    };
    let mut text = C.emit(field, &options);
    let lanes = field.vector_plan().expect("lanes").lanes;
    let calls = calls(field);
    let mut rows = Vec::new();
    for form in forms {
        for call in &calls {
            text += &adapter(lanes, form, call);
            let name = &call.0;
            rows.push(format!("{{\"{form}\", \"{name}\", call_{form}_{name}}}"));
        }
    }
    let function =
        "struct { const char *form, *name; size_t (*call)(const uint64_t *, uint64_t *, int); }";
    text += &format!(
        "static const {function} FUNCTIONS[] = {{{}}};\n",
        rows.join(",\n")
    );
    text + include_str!("main.c.in")
}
