//! Calls of functions of a Go file.

use std::fmt::Write;

use limbforge::{
    field::Field,
    interface::{Shape, shape},
    ir::Ty,
};
use num_bigint::BigInt;

use super::{Call, bytes, joined};

/// A `main` that makes the calls and prints a line for each.
pub fn main(field: &Field, calls: &[Call<'_>]) -> String {
    let mut main = String::from("package main\n\nimport \"fmt\"\n\nfunc main() {\n");
    for call in calls {
        let (mut args, mut returned, mut shown) = (Vec::new(), Vec::new(), String::new());
        main.push_str("\t{\n");
        for (i, port) in call.program.results.iter().enumerate() {
            let shape = shape(field, port);
            if let Shape::Scalar(_) = shape {
                returned.push(format!("r{i}"));
                let _ = writeln!(shown, "\t\tfmt.Printf(\"%x \", uint64(r{i}))");
                continue;
            }
            let _ = writeln!(main, "\t\tvar r{i} {}", name(shape));
            let item = "\t\t\tfmt.Printf(\"%x \", uint64(k))";
            let _ = writeln!(shown, "\t\tfor _, k := range r{i} {{\n{item}\n\t\t}}");
            args.push(format!("&r{i}"));
        }
        for (port, words) in call.program.params.iter().zip(&call.inputs) {
            let shape = shape(field, port);
            let items: Vec<BigInt> = match shape {
                Shape::Bytes(n) => bytes(words, call.program.word, n),
                _ => words.clone(),
            };
            args.push(match shape {
                Shape::Scalar(_) => items[0].to_string(),
                shape => format!("&{}{{{}}}", name(shape), joined(&items, "")),
            });
        }
        let left = match returned.as_slice() {
            [] => String::new(),
            all => format!("{} := ", all.join(", ")),
        };
        let _ = writeln!(main, "\t\t{left}{}({})", call.function, args.join(", "));
        main.push_str(&shown);
        main.push_str("\t\tfmt.Println()\n\t}\n");
    }
    main + "}\n"
}

fn name(shape: Shape) -> String {
    let int = |ty: Ty| format!("{}int{}", if ty.signed { "" } else { "u" }, ty.bits);
    match shape {
        Shape::Element { loose: true } => "Loose".to_owned(),
        Shape::Element { loose: false } => "Element".to_owned(),
        Shape::Bytes(n) => format!("[{n}]byte"),
        Shape::Scalar(ty) => int(ty),
        Shape::Words(n, ty) => format!("[{n}]{}", int(ty)),
    }
}
