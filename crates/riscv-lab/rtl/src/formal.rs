//! Proofs by yosys that units equal the pseudo-code of the table, for all operands and any product.
//!
//! The product is abstracted: `product` is replaced by free bits p, and P = p + 2^128 q with free q stands for
//! `rs1 * rs2` in the pseudo-code. That the factors are those of the pseudo-code is proved too. What remains for
//! simulation is that `product` multiplies, modulo 2^128.
//!
//! Both sides are functions of the operands of one cycle behind two rows of registers. From an arbitrary state, and
//! with any other operation before and after, the third cycle's results are compared: a proof for these is one for all
//! cycles.

use std::fmt::Write;

use riscv_lab::isa::{Effect, Instruction, Row};

use crate::{
    instance::{Instance, Part},
    tool::{HardwareError, Tool, folder, write},
    unit::PARTS,
};

/// Bits in which pseudo-code is evaluated: P has at most 130 with sign, a sum one more.
const BITS: u32 = 136;

/// A proof, or a counterexample.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The unit.
    pub unit: String,
    /// The instruction.
    pub instruction: &'static str,
    /// Whether the solver found that no operands are a counterexample.
    pub holds: bool,
}

/// An expression of SystemVerilog, and the products in it.
struct Translation<'a> {
    text: &'a str,
    rest: &'a str,
    /// Factors of the product: `None` for no product.
    factors: Option<[String; 2]>,
}

type Text = Result<String, HardwareError>;

impl Translation<'_> {
    fn refused<T>(&self) -> Result<T, HardwareError> {
        Err(HardwareError::PseudoCode(self.text.to_owned()))
    }

    /// Takes the token, unless a longer one begins there.
    fn take(&mut self, token: &str) -> bool {
        self.rest = self.rest.trim_start();
        let longer = ["<<", ">>", ">=", "==", "!="];
        let longer = longer
            .iter()
            .any(|l| l.len() > token.len() && self.rest.starts_with(l));
        match self.rest.strip_prefix(token) {
            Some(rest) if !longer => {
                self.rest = rest;
                true
            }
            _ => false,
        }
    }

    fn choice(&mut self) -> Text {
        let condition = self.compare()?;
        if !self.take("?") {
            return Ok(condition);
        }
        let yes = self.choice()?;
        if !self.take(":") {
            return self.refused();
        }
        let no = self.choice()?;
        Ok(format!("(({condition}) != 0 ? {yes} : {no})"))
    }

    fn compare(&mut self) -> Text {
        let x = self.shift()?;
        if self.take("==") {
            let y = self.shift()?;
            return Ok(format!("(({x}) == ({y}) ? wide(1) : wide(0))"));
        }
        Ok(x)
    }

    fn shift(&mut self) -> Text {
        let mut x = self.sum()?;
        while self.take(">>") {
            x = format!("(({x}) >>> ({}))", self.sum()?);
        }
        Ok(x)
    }

    fn sum(&mut self) -> Text {
        let mut x = self.product()?;
        loop {
            let operator = if self.take("+") {
                '+'
            } else if self.take("-") {
                '-'
            } else {
                return Ok(x);
            };
            x = format!("(({x}) {operator} ({}))", self.product()?);
        }
    }

    /// A product is P, and its factors are noted: every product of an expression has to be the same.
    fn product(&mut self) -> Text {
        let x = self.atom()?;
        if !self.take("*") {
            return Ok(x);
        }
        let factors = [x, self.atom()?];
        if self.factors.as_ref().is_some_and(|known| *known != factors) {
            return self.refused();
        }
        self.factors = Some(factors);
        Ok("P".to_owned())
    }

    fn atom(&mut self) -> Text {
        if self.take("(") {
            let inside = self.choice()?;
            return if self.take(")") {
                Ok(inside)
            } else {
                self.refused()
            };
        }
        self.rest = self.rest.trim_start();
        let in_name = |c: char| c.is_ascii_alphanumeric();
        let end = self.rest.find(|c| !in_name(c)).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        match name {
            "rs1" | "rs2" | "rs3" | "imm" => Ok(format!("wide({name})")),
            "signed" | "unsigned" => {
                let open = self.take("(");
                let x = self.choice()?;
                let comma = self.take(",");
                let width = self.choice()?;
                if !(open && comma && self.take(")")) {
                    return self.refused();
                }
                Ok(format!("{name}_bits({x}, {width})"))
            }
            _ if !name.is_empty() && name.chars().all(|c| c.is_ascii_digit()) => {
                Ok(format!("wide({name})"))
            }
            _ => self.refused(),
        }
    }
}

/// The pseudo-code as an expression of [`BITS`] bits with sign, and the factors of its product.
fn translated(pseudo_code: &str) -> Result<(String, Option<[String; 2]>), HardwareError> {
    let mut translation = Translation {
        text: pseudo_code,
        rest: pseudo_code,
        factors: None,
    };
    let text = translation.choice()?;
    if !translation.rest.trim().is_empty() {
        return translation.refused();
    }
    Ok((text, translation.factors))
}

/// The beginning of the module `miter`: functions of the pseudo-code.
fn head(immediate: i64) -> String {
    let last = BITS - 1;
    format!(
        "
module miter (
    input logic clk,
    input logic [3:0] op, spare,
    input logic [63:0] rs1, rs2, rs3,
    input logic [127:0] p,
    input logic [7:0] q
);
  function automatic logic signed [{last}:0] wide(input logic [63:0] x);
    wide = {{{}'d0, x}};
  endfunction
  function automatic logic signed [{last}:0] unsigned_bits(input logic signed [{last}:0] x, input logic [{last}:0] w);
    unsigned_bits = x & ~({{{BITS}{{1'b1}}}} << w);
  endfunction
  function automatic logic signed [{last}:0] signed_bits(input logic signed [{last}:0] x, input logic [{last}:0] w);
    logic signed [{last}:0] up;
    up = x << ({BITS} - w);
    signed_bits = up >>> ({BITS} - w);
  endfunction
  localparam logic [63:0] imm = 64'd{immediate};
  logic [63:0] rd;
  logic signed [{last}:0] P, value;
",
        BITS - 64
    )
}

/// The module `miter`: the unit, and the pseudo-code behind as many registers, with assertions.
fn miter(instance: &Instance, row: &'static Row, immediate: i64) -> Text {
    let (expression, factors) = translated(row.pseudo_code)?;
    let head = head(immediate);
    let name = instance.part.name();
    let Part::Unit(unit) = instance.part else {
        // Without registers: compared in the same cycle.
        return Ok(format!(
            "{head}  {name} u (.rs1, .rs2, .distance(imm[5:0]), .rd);
  assign P = 0;
  assign value = {expression};
  always_comb assert (rd == value[63:0]);
endmodule
"
        ));
    };
    let instruction = Instruction {
        imm: immediate,
        ..Instruction::bare(row.op)
    };
    let Some(control) = unit.control(&instruction) else {
        return Err(HardwareError::PseudoCode(row.name.to_owned()));
    };
    let third = if unit.has_third { ", .rs3" } else { "" };
    let (mut spare, mut chosen) = ("", format!("op == 4'd{}", control.op));
    if unit.has_spare {
        spare = ", .spare";
        let _ = write!(chosen, " && spare == 4'd{}", control.spare);
    }
    // The operands behind one row of registers are those of the product; the names in the expression are theirs.
    let behind = |text: &str| {
        ["x", "y", "z"]
            .iter()
            .zip(["rs1", "rs2", "rs3"])
            .fold(text.to_owned(), |text, (new, old)| {
                text.replace(&format!("wide({old})"), &format!("wide({new})"))
            })
    };
    let product = match &factors {
        // p is any product, and the factors are those that are multiplied.
        Some([a, b]) => format!(
            "  assign P = {{q, p}};
  assign first = {};
  assign second = {};
  always_comb assert (!begun || (factor1 == first && factor2 == second));
",
            behind(a),
            behind(b)
        ),
        // Without a product in the pseudo-code the unit multiplies by 0.
        None => "  assign P = 0;
  always_comb assert (!begun || factor1 == 65'd0);
  always_comb assume (!begun || p == 128'd0);
"
        .to_owned(),
    };
    Ok(format!(
        "{head}  logic signed [64:0] factor1, factor2, first, second;
  logic [63:0] x, y, z, expected;
  logic begun, done;
  {name} u (.clk, .op, .any(p), .factor1, .factor2{spare}, .rs1, .rs2{third}, .rd);
  assign value = {};
{product}  always_ff @(posedge clk) begin
    x <= rs1;
    y <= rs2;
    z <= rs3;
    expected <= value[63:0];
    begun <= {chosen};
    done <= begun;
  end
  always_comb assert (!done || rd == expected);
endmodule
",
        behind(&expression)
    ))
}

/// The instance of `product` in a unit, and what takes its place: its ports become the unit's.
const PRODUCT: (&str, &str) = (
    "  product product (.a, .b, .p);\n",
    "  assign factor1 = a;\n  assign factor2 = b;\n  assign p = any;\n",
);
const PORTS: (&str, &str) = (
    "    input  logic [3:0]  op,\n",
    "    input  logic [3:0]  op,\n    input  logic [127:0] any,\n    output logic signed [64:0] factor1, factor2,\n",
);

/// The text of an instance without its product.
fn abstracted(instance: &Instance) -> Text {
    let text = instance.alone();
    let Part::Unit(unit) = instance.part else {
        return Ok(text);
    };
    let start = text.find(&format!("module {} (", unit.name)).unwrap_or(0);
    let (parts, unit_text) = text.split_at(start);
    if [PRODUCT.0, PORTS.0]
        .iter()
        .any(|known| unit_text.matches(known).count() != 1)
    {
        return Err(HardwareError::PseudoCode(unit.name.to_owned()));
    }
    let unit_text = unit_text
        .replace(PRODUCT.0, PRODUCT.1)
        .replace(PORTS.0, PORTS.1);
    Ok(format!("{parts}{unit_text}"))
}

/// Proves one instruction of one unit for one immediate.
///
/// # Errors
/// [`HardwareError`], also for pseudo-code that cannot be translated.
pub fn prove(
    instance: &Instance,
    row: &'static Row,
    immediate: i64,
) -> Result<Proof, HardwareError> {
    let (text, miter) = (abstracted(instance)?, miter(instance, row, immediate)?);
    let text = format!("{}{text}{miter}", PARTS[0].text);
    let folder = folder()?;
    write(&folder.path().join("miter.sv"), &text)?;
    let script = "read_verilog -sv -formal miter.sv; prep -flatten -top miter; \
                  sat -seq 3 -prove-asserts -set-assumes -prove-skip 2 miter";
    let printed = Tool::Yosys.run(folder.path(), &["-p", script])?;
    let holds = printed.contains("no model found: SUCCESS!");
    if !holds && !printed.contains("model found: FAIL!") {
        return Err(HardwareError::Unreadable {
            tool: Tool::Yosys,
            missing: "the outcome of a proof".to_owned(),
        });
    }
    Ok(Proof {
        unit: instance.title(),
        instruction: row.name,
        holds,
    })
}

/// The immediates for which a row is proved: all of those that a unit decodes, and every distance of `sraiadd`.
pub fn immediates(row: &Row) -> Vec<i64> {
    match (row.effect, row.format.immediate_range()) {
        (Effect::Value(_), Some((least, greatest, _))) => (least..=greatest).collect(),
        _ => vec![0],
    }
}
