//! Units side by side in one simulation: as they are, and with planted bugs.

use std::fmt::Write;

use riscv_lab::isa::{Op, Row};

use crate::unit::{PARTS, SRAIADD, UNITS, Unit};

/// A part that executes instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A multiplier unit.
    Unit(&'static Unit),
    /// The addition of an arithmetic shift, which belongs to the ALU.
    Sraiadd,
}

/// A planted bug: a piece of text that is replaced by another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bug {
    /// The module that is instantiated.
    pub unit: &'static str,
    /// The right text; it occurs once in the unit and its parts.
    pub right: &'static str,
    /// The wrong text.
    pub wrong: &'static str,
}

/// A part in a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instance {
    /// The part.
    pub part: Part,
    /// Its bug.
    pub bug: Option<Bug>,
}

const fn bug(unit: &'static str, right: &'static str, wrong: &'static str) -> Bug {
    Bug { unit, right, wrong }
}

/// At least two for each unit, and one for each part of units.
pub const BUGS: &[Bug] = &[
    bug(
        "xmul_base",
        "sign2 = op == xmul::MULH;",
        "sign2 = op == xmul::MULHSU;",
    ),
    bug("xmul_base", "{{32{p[31]}}, p[31:0]}", "{32'd0, p[31:0]}"),
    // The operation of the next cycle decides: seen only where different operations follow each other.
    bug(
        "xmul_base",
        "if (op_q == xmul::MULW)",
        "if (op == xmul::MULW)",
    ),
    bug("xmul_base", "p = a * b;", "p = (a & ~65'h1_0000_0000) * b;"),
    bug(
        "xmul_base",
        "{sign1 & rs1[63], rs1}",
        "{sign1 & rs1[62], rs1}",
    ),
    bug(
        "xmul_full",
        "sum = p + {64'd0, z} + {127'd0, carry}",
        "sum = {p[127:64], p[63:0] + z + {63'd0, carry}}",
    ),
    bug(
        "xmul_full",
        "carry <= is_cadd & carry_d;",
        "carry <= is_cadd & rs1[63] & rs2[63];",
    ),
    bug("xmul_full", "clear ? 65'd0 : {sign1", "{sign1"),
    bug("xmul_full", "z <= op[3] ? rs3 : 64'd0;", "z <= rs3;"),
    bug("xmul_reduced", "{7'd0, p[56:0]}", "{6'd0, p[57:0]}"),
    bug("xmul_reduced", "part = p[120:57];", "part = p[121:58];"),
    bug(
        "xmul_reduced",
        "z <= op[3] ? rs3 : 64'd0;",
        "z <= op == xmul::MADD57LU ? rs3 : 64'd0;",
    ),
    bug("xmul_both", "~reduced, low_word", "1'd1, low_word"),
    bug("xmul_both", "{reduced ? z : 64'd0", "{64'd0"),
    bug(
        "xmul_both",
        "low_word[63:57] = 7'd0;",
        "low_word[63:57] = {6'd0, p[57]};",
    ),
    bug("xmul_both", "sum[64:49] >>", "sum[63:48] >>"),
    bug(
        "xmul_select",
        "p[127:49] >> (4'd15 - distance)",
        "p[127:49] >> (4'd15 - (distance & 4'd7))",
    ),
    bug(
        "xmul_select",
        ".reduced(distance != 4'd0)",
        ".reduced(distance > 4'd1)",
    ),
    bug(
        "xmul_select",
        "64'hffff_ffff_ffff_ffff >> distance",
        "64'h7fff_ffff_ffff_ffff >> distance",
    ),
    bug(
        "xmul_select",
        "distance <= spare;",
        "distance <= spare & 4'd7;",
    ),
    bug(
        "xmul_select",
        "low_word[15:0] | carry",
        "low_word[15:0] | {1'b0, carry[14:0]}",
    ),
    bug(
        "sraiadd",
        "$signed(rs2) >>> distance",
        "$signed(rs2 >> distance)",
    ),
    bug("sraiadd", ">>> distance", ">>> distance[4:0]"),
];

impl Part {
    /// All parts, the units first.
    pub fn all() -> impl Iterator<Item = Part> {
        UNITS.iter().map(Part::Unit).chain([Part::Sraiadd])
    }

    /// Its module.
    pub fn name(self) -> &'static str {
        match self {
            Part::Unit(unit) => unit.name,
            Part::Sraiadd => "sraiadd",
        }
    }

    /// Whether it executes the row.
    pub fn executes(self, row: &Row) -> bool {
        match self {
            Part::Unit(unit) => unit.executes(row),
            Part::Sraiadd => row.op == Op::Sraiadd,
        }
    }

    /// Its modules with those that they use, as one text.
    pub(crate) fn text(self) -> String {
        let sources = match self {
            Part::Unit(unit) => PARTS[1..].iter().chain([&unit.source]).collect(),
            Part::Sraiadd => vec![&SRAIADD],
        };
        sources.iter().map(|source| source.text).collect()
    }
}

impl Instance {
    /// Every part as it is.
    pub fn right() -> Vec<Instance> {
        let instance = |part| Instance { part, bug: None };
        Part::all().map(instance).collect()
    }

    /// Every planted bug.
    pub fn planted() -> Vec<Instance> {
        let part = |bug: &Bug| Part::all().find(|part| part.name() == bug.unit);
        let instance = |bug: &Bug| {
            Some(Instance {
                part: part(bug)?,
                bug: Some(*bug),
            })
        };
        BUGS.iter().filter_map(instance).collect()
    }

    /// The module that is instantiated: with a bug it has a name of its own, by a number.
    fn module(&self, number: usize) -> String {
        match self.bug {
            None => self.part.name().to_owned(),
            Some(_) => format!("{}_{number}", self.part.name()),
        }
    }

    /// Its modules with its bug.
    pub(crate) fn alone(&self) -> String {
        let text = self.part.text();
        match self.bug {
            None => text,
            Some(bug) => text.replacen(bug.right, bug.wrong, 1),
        }
    }

    /// Its modules; if it has a bug, under names of their own.
    fn modules(&self, number: usize) -> String {
        let wrong = self.alone();
        if self.bug.is_none() {
            return wrong;
        }
        let parts = PARTS[1..]
            .iter()
            .map(|part| part.name.trim_end_matches(".sv"));
        parts.chain([self.part.name()]).fold(wrong, |text, name| {
            renamed(&text, name, &format!("{name}_{number}"))
        })
    }

    /// Its name in messages.
    pub fn title(&self) -> String {
        match self.bug {
            None => self.part.name().to_owned(),
            Some(bug) => format!("{} with `{}`", bug.unit, bug.wrong),
        }
    }
}

/// Whether a character can be within a name.
fn in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The text with a name replaced where it is a whole word.
fn renamed(text: &str, name: &str, new: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(name) {
        let after = &rest[at + name.len()..];
        let whole = !rest[..at].ends_with(in_name) && !after.starts_with(in_name);
        out.push_str(&rest[..at]);
        out.push_str(if whole { new } else { name });
        rest = after;
    }
    out + rest
}

/// One file with all instances, and the module `units` that gives each the same operands.
///
/// Modules of instances without a bug are written once, so that these come before those with one.
pub(crate) fn side_by_side(instances: &[Instance]) -> String {
    let mut text = PARTS[0].text.to_owned();
    for part in PARTS[1..].iter().chain([&SRAIADD]) {
        text.push_str(part.text);
    }
    for unit in UNITS {
        text.push_str(unit.source.text);
    }
    let mut body = String::new();
    for (number, instance) in instances.iter().enumerate() {
        let name = instance.module(number);
        if instance.bug.is_some() {
            text.push_str(&instance.modules(number));
        }
        let _ = match instance.part {
            Part::Unit(unit) => {
                let third = if unit.has_third { ", .rs3" } else { "" };
                let op = if unit.has_spare {
                    ".op(selected), .spare"
                } else {
                    ".op"
                };
                writeln!(
                    body,
                    "  {name} i{number} (.clk, {op}, .rs1, .rs2{third}, .rd(rd[{number}]));"
                )
            }
            // Behind two registers, so that its results are due with those of the units.
            Part::Sraiadd => writeln!(
                body,
                "  logic [63:0] d{number}, q{number};
  {name} i{number} (.rs1, .rs2, .distance, .rd(d{number}));
  always_ff @(posedge clk) begin
    q{number} <= d{number};
    rd[{number}] <= q{number};
  end"
            ),
        };
    }
    let last = instances.len().saturating_sub(1);
    let _ = write!(
        text,
        "
module units (
    input  logic        clk,
    input  logic [3:0]  op,
    input  logic [3:0]  selected,
    input  logic [3:0]  spare,
    input  logic [5:0]  distance,
    input  logic [63:0] rs1,
    input  logic [63:0] rs2,
    input  logic [63:0] rs3,
    output logic [63:0] rd [0:{last}]
);
{body}endmodule
"
    );
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bug_is_at_one_place_and_every_unit_has_two() {
        assert_eq!(Instance::planted().len(), BUGS.len());
        for instance in Instance::planted() {
            let bug = instance.bug.expect("planted");
            assert_eq!(
                instance.part.text().matches(bug.right).count(),
                1,
                "{bug:?}"
            );
            assert_ne!(bug.right, bug.wrong);
        }
        for part in Part::all() {
            let of = BUGS.iter().filter(|bug| bug.unit == part.name());
            assert!(of.count() >= 2, "{}", part.name());
        }
    }

    #[test]
    fn only_whole_words_are_renamed() {
        assert_eq!(
            renamed(
                "product product (.a); products my_product",
                "product",
                "p_1"
            ),
            "p_1 p_1 (.a); products my_product"
        );
    }
}
