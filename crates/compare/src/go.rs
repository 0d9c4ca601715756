//! The Go program that reads words and calls the functions of a printed field.

use limbforge::{
    Routine,
    field::Field,
    interface::{Shape, shape},
    routine::{Sort, Var},
};

use num_traits::Signed;

use crate::{
    aliases::{Round, rounds},
    routines::{self, EXPONENT, LENGTH},
};

/// The Go driver makes the same calls as the C driver.
pub fn driver(field: &Field) -> String {
    let word = format!("uint{}", field.repr.word);
    let mut arms = String::new();
    for (index, checked) in field.programs.iter().enumerate() {
        let program = checked.program();
        if program.internal {
            continue;
        }
        let ty = |shape: Shape| match shape {
            Shape::Element { loose: true } => "field.Loose".to_owned(),
            Shape::Element { loose: false } => "field.Element".to_owned(),
            Shape::Bytes(n) => format!("[{n}]byte"),
            Shape::Words(n, ty) => format!("[{n}]{}int{}", sign(ty.signed), ty.bits),
            Shape::Scalar(ty) => format!("{}int{}", sign(ty.signed), ty.bits),
        };
        let params: Vec<(String, bool)> = program
            .params
            .iter()
            .map(|port| shape(field, port))
            .map(|shape| (ty(shape), matches!(shape, Shape::Scalar(_))))
            .collect();
        let results: Vec<(String, bool)> = program
            .results
            .iter()
            .map(|port| shape(field, port))
            .map(|shape| (ty(shape), matches!(shape, Shape::Scalar(_))))
            .collect();
        arms += &program_arm(index, &exported(&program.name), &params, &results);
    }
    for (at, routine) in routines::public(field).into_iter().enumerate() {
        let index = field.programs.len() + at;
        arms += &routine_arm(field, routine, index, &exported(&routine.name));
    }
    include_str!("driver.go.in")
        .replace("@WORD@", &word)
        .replace("@ARMS@", &arms)
}

fn sign(signed: bool) -> &'static str {
    if signed { "" } else { "u" }
}

/// `MulSmall` for `mul_small`.
fn exported(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').map(capital).collect()
}

/// The calls of [`rounds`]. Types come with whether they are single numbers.
fn program_arm(
    index: usize,
    name: &str,
    params: &[(String, bool)],
    results: &[(String, bool)],
) -> String {
    let mut arm = format!("\t\tcase {index}:\n");
    let mut line = |text: String| arm.push_str(&format!("\t\t\t{text}\n"));
    for (i, (ty, is_scalar)) in params.iter().enumerate() {
        line(format!("var p{i}, c{i} {ty}"));
        line(match is_scalar {
            true => format!("c{i} = {ty}(next())"),
            false => format!("fill(c{i}[:])"),
        });
    }
    for (i, (ty, _)) in results.iter().enumerate() {
        line(format!("var r{i}, s{i} {ty}"));
        line(format!("_ = s{i}"));
    }
    let by_address = params.iter();
    let by_address: Vec<Option<&str>> = by_address
        .map(|(ty, is_scalar)| (!is_scalar).then_some(ty.as_str()))
        .collect();
    let types: Vec<&str> = results.iter().map(|(ty, _)| ty.as_str()).collect();
    for Round { same, over } in rounds(&by_address, &types) {
        for i in 0..params.len() {
            line(format!("p{i} = c{i}"));
        }
        let place = |i: usize| match &over {
            None => format!("r{i}"),
            Some(over) => over[i].map_or(format!("s{i}"), |param| format!("p{param}")),
        };
        let places: Vec<String> = (0..results.len()).map(place).collect();
        let (scalars, pointers): (Vec<usize>, Vec<usize>) =
            (0..results.len()).partition(|&i| results[i].1);
        let pointers = pointers.into_iter().map(|i| &places[i]);
        let pointers: Vec<String> = pointers.map(|place| format!("&{place}")).collect();
        for pointer in pointers.iter().filter(|place| !place.starts_with("&p")) {
            line(format!("spoil({}[:])", &pointer[1..]));
        }
        let arguments = params.iter().enumerate().map(|(i, (_, is_scalar))| {
            let from = if same.contains(&i) { same[0] } else { i };
            format!("{}p{from}", if *is_scalar { "" } else { "&" })
        });
        let all: Vec<String> = pointers.into_iter().chain(arguments).collect();
        let scalars: Vec<&str> = scalars.iter().map(|&i| places[i].as_str()).collect();
        let assigned = match scalars.as_slice() {
            [] => String::new(),
            all => format!("{} = ", all.join(", ")),
        };
        line(format!("{assigned}field.{name}({})", all.join(", ")));
        if over.is_some() {
            for (i, place) in places.iter().enumerate() {
                line(format!("same(r{i} == {place})"));
            }
        }
    }
    for (i, (ty, is_scalar)) in results.iter().enumerate() {
        line(match is_scalar {
            true => format!("show([]{ty}{{r{i}}})"),
            false => format!("show(r{i}[:])"),
        });
    }
    arm
}

/// Go: reads the data, calls with results apart and on top of parameters, prints.
fn routine_arm(field: &Field, routine: &Routine, index: usize, name: &str) -> String {
    let word = field.repr.word;
    let ty_of = |var: &Var| match routine.sort(*var) {
        Sort::Tight => "field.Element".to_owned(),
        Sort::Loose => "field.Loose".to_owned(),
        Sort::Bytes(n) => format!("[{n}]byte"),
        Sort::Flag => format!("uint{word}"),
        Sort::Count => "int".to_owned(),
        Sort::Words(bounds) if bounds.len() > 1 => unreachable!("no public routine takes them"),
        Sort::Words(bounds) if bounds[0].hi.bits() <= 32 && !bounds[0].lo.is_negative() => {
            "uint32".to_owned()
        }
        sort => match routines::ty(field, sort) {
            signed if signed.starts_with('i') => format!("int{word}"),
            _ => format!("uint{word}"),
        },
    };
    let both = |vars: &[Var]| -> Vec<(String, bool)> {
        let sort = |var: &Var| routine.sort(*var).is_scalar();
        vars.iter().map(|var| (ty_of(var), sort(var))).collect()
    };
    if routines::lists(routine).is_empty() && !has_exponent(routine) {
        return program_arm(index, name, &both(&routine.params), &both(&routine.results));
    }
    // Slices: of elements, which are written in place, or of the words of an exponent.
    let mut arm = format!("\t\tcase {index}:\n");
    let mut line = |text: String| arm.push_str(&format!("\t\t\t{text}\n"));
    let (mut arguments, mut show) = (Vec::new(), Vec::new());
    for (i, _) in routine.results.iter().enumerate() {
        line(format!("var r{i} field.Element"));
        arguments.push(format!("&r{i}"));
        show.push(format!("show(r{i}[:])"));
    }
    for (i, &var) in routine.params.iter().enumerate() {
        match routine.sort(var) {
            Sort::Elements => {
                line(format!("p{i} := make([]field.Element, {LENGTH})"));
                line(format!(
                    "for i := range p{i} {{\n\t\t\t\tfill(p{i}[i][:])\n\t\t\t}}"
                ));
                show.push(format!(
                    "for i := range p{i} {{\n\t\t\t\tshow(p{i}[i][:])\n\t\t\t}}"
                ));
                arguments.push(format!("p{i}"));
            }
            Sort::Exponent => {
                line(format!("p{i} := make([]uint64, {EXPONENT})"));
                line(format!("fill(p{i})"));
                arguments.push(format!("p{i}"));
            }
            _ => {
                line(format!("var p{i} {}", ty_of(&var)));
                line(format!("fill(p{i}[:])"));
                arguments.push(format!("&p{i}"));
            }
        }
    }
    line(format!("field.{name}({})", arguments.join(", ")));
    show.into_iter().for_each(&mut line);
    arm
}

fn has_exponent(routine: &Routine) -> bool {
    let mut params = routine.params.iter();
    params.any(|&var| *routine.sort(var) == Sort::Exponent)
}
