//! Which functions of a printed Rust file are `const`, so that users can write tables of elements as constants, and
//! which stay calls.

use std::collections::HashMap;

use crate::routine::{Repeat, Routine, Statement, Times};

use super::{line::Line, text::Text};

/// The condition for a function to be `const`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Constness {
    /// Every Rust that compiles the file.
    Always,
    /// Rust 1.86, whose `black_box` is a `const fn`.
    Barrier,
    /// Nothing: it writes lists, or its loops depend on arguments.
    Never,
}

impl Constness {
    /// The text before `fn`.
    pub fn word(self) -> &'static str {
        match self {
            Constness::Always => "const ",
            Constness::Barrier | Constness::Never => "",
        }
    }
}

/// The functions that are printed so far.
#[derive(Default)]
pub struct Constants {
    known: HashMap<String, Constness>,
    /// Whether a routine takes bytes of longer ones.
    slices: bool,
    /// Whether the file stands in `limbforge-fields`, which has `const_fn!`.
    in_crate: bool,
    /// Whether each Rust that compiles the file has a `const` barrier.
    barriers: bool,
}

impl Constants {
    /// For a file of the crate, or for one by itself.
    pub fn new(in_crate: bool) -> Constants {
        Constants {
            known: HashMap::new(),
            slices: false,
            in_crate,
            barriers: false,
        }
    }

    /// For a file by itself that needs Rust 1.86.
    pub fn with_barriers() -> Constants {
        Constants {
            barriers: true,
            ..Constants::new(false)
        }
    }

    /// Of the function of this name. One that was not printed is not `const`.
    pub fn of(&self, name: &str) -> Constness {
        self.known.get(name).copied().unwrap_or(Constness::Never)
    }

    /// Notes a program's function by its lines.
    pub fn program(&mut self, name: &str, lines: &[Line]) -> Constness {
        let barrier = |line: &Line| matches!(line, Line::Mask { barrier: true, .. });
        let constness = match !self.barriers && lines.iter().any(barrier) {
            true => Constness::Barrier,
            false => Constness::Always,
        };
        self.known.insert(name.to_owned(), constness);
        constness
    }

    /// Notes a routine by the functions that it calls.
    pub fn routine(&mut self, routine: &Routine) -> Constness {
        let constness = self.body(&routine.body);
        let slice = |statement: &Statement| matches!(statement, Statement::Slice { .. });
        self.slices |= routine.body.iter().any(slice);
        self.known.insert(routine.name.clone(), constness);
        constness
    }

    /// Whether the file needs the helper `part`.
    pub fn needs_part(&self) -> bool {
        self.slices
    }

    fn body(&self, body: &[Statement]) -> Constness {
        let all = body.iter().map(|statement| match statement {
            Statement::Call { callee, .. } => self.of(callee),
            Statement::Set { .. } | Statement::Slice { .. } => Constness::Always,
            Statement::Repeat(repeat) if counts(repeat) => self.body(&repeat.body),
            _ => Constness::Never,
        });
        all.max().unwrap_or(Constness::Always)
    }

    /// The lines of attributes of a function that is to be inlined so. With `--cfg limbforge_calls` the crate's
    /// operations and routines are functions, whose bytes can be proved in any object that calls them.
    pub fn inlining(&self, inlining: Option<&str>) -> String {
        let mut lines = String::new();
        if self.in_crate {
            lines += "#[cfg_attr(limbforge_calls, inline(never))]\n";
        }
        match inlining {
            Some(inlining) if self.in_crate => {
                lines += &format!("#[cfg_attr(not(limbforge_calls), {inlining})]\n");
            }
            Some(inlining) => lines += &format!("#[{inlining}]\n"),
            None => {}
        }
        lines
    }

    /// Appends the lines of a function, which are indented by `depth` levels. In the crate a macro makes a function
    /// with a barrier `const` from Rust 1.86 on.
    pub fn place(&self, out: &mut Text, function: Text, constness: Constness, depth: usize) {
        let function = function.finish();
        if !self.in_crate || constness != Constness::Barrier {
            return out.text(&function);
        }
        let indent = " ".repeat(4 * depth);
        out.line(format!("{indent}const_fn! {{"));
        for line in function.lines() {
            out.line(if line.is_empty() {
                String::new()
            } else {
                format!("    {line}")
            });
        }
        out.line(format!("{indent}}}"));
    }
}

/// Whether a `while` can stand for the loop: it runs a fixed number of times and nothing reads its index.
pub fn counts(repeat: &Repeat) -> bool {
    repeat.index.is_none() && matches!(repeat.times, Times::Fixed(_))
}
