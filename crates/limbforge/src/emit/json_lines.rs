//! JSON with a line per instruction: what lies deeper than the list of a program's steps stays on one line. That is a
//! third of the length of the usual layout, and still a text whose differences can be read.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::{Serializer, ser::Formatter};

/// Nesting of `steps` in `{programs: [{program: {steps: [...]}}]}`, from 1.
const DEEPEST: usize = 5;

/// The value as text, with a line end.
pub fn lines(value: &impl Serialize) -> String {
    let mut bytes = Vec::new();
    value
        .serialize(&mut Serializer::with_formatter(
            &mut bytes,
            Lines { depth: 0 },
        ))
        .expect("strings, numbers and lists always have a JSON form");
    bytes.push(b'\n');
    String::from_utf8(bytes).expect("JSON is written as UTF-8")
}

struct Lines {
    depth: usize,
}

impl Lines {
    fn open<W: ?Sized + Write>(&mut self, to: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.depth += 1;
        to.write_all(bracket)
    }

    fn item<W: ?Sized + Write>(&self, to: &mut W, first: bool) -> io::Result<()> {
        to.write_all(if first { b"" } else { b"," })?;
        to.write_all(match (self.depth <= DEEPEST, first) {
            (true, _) => b"\n",
            (false, true) => b"",
            (false, false) => b" ",
        })
    }

    fn close<W: ?Sized + Write>(&mut self, to: &mut W, bracket: &[u8]) -> io::Result<()> {
        if self.depth <= DEEPEST {
            to.write_all(b"\n")?;
        }
        self.depth -= 1;
        to.write_all(bracket)
    }
}

impl Formatter for Lines {
    fn begin_array<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.open(to, b"[")
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        self.item(to, first)
    }

    fn end_array<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.close(to, b"]")
    }

    fn begin_object<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.open(to, b"{")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        self.item(to, first)
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        to.write_all(b": ")
    }

    fn end_object<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.close(to, b"}")
    }
}
