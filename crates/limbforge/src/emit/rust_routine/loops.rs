//! Loops of routines in Rust.

use crate::routine::{Repeat, Times};

use super::{
    super::{routine::Declared, rust_const::Constness, text::Text},
    Printer,
};

impl Printer<'_> {
    /// A loop in a `const fn`, which cannot iterate.
    fn counted(&mut self, out: &mut Text, repeat: &Repeat, times: &str, declared: &Declared) {
        let turn = match self.depth {
            1 => "turn".to_owned(),
            depth => format!("turn{depth}"),
        };
        self.line(out, &format!("let mut {turn} = 0;"));
        self.line(out, &format!("while {turn} < {times} {{"));
        self.depth += 1;
        self.body(out, &repeat.body, declared.clone());
        self.line(out, &format!("{turn} += 1;"));
        self.depth -= 1;
        self.line(out, "}");
    }

    pub(super) fn repeat(&mut self, out: &mut Text, repeat: &Repeat, declared: &Declared) {
        let times = match repeat.times {
            Times::Fixed(n) => n.to_string(),
            Times::Count(var) => self.name(var).to_owned(),
            Times::Each(var) => format!("{}.len()", self.name(var)),
            Times::Bits(var) => format!("64 * {}.len()", self.name(var)),
        };
        let range = if repeat.down {
            format!("(0..{times}).rev()")
        } else {
            format!("0..{times}")
        };
        if self.constness != Constness::Never {
            return self.counted(out, repeat, &times, declared);
        }
        let index = repeat.index.map_or("_", |var| self.name(var));
        self.line(out, &format!("for {index} in {range} {{"));
        self.nested(out, &repeat.body, declared);
    }
}
