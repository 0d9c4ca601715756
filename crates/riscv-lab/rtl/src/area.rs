//! Synthesis by yosys: cells of an Artix-7, transistors of CMOS gates, and the longest path.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    tool::{HardwareError, Tool, folder, write},
    unit::{PARTS, SRAIADD, UNITS, Unit},
};

/// Something that is synthesised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A multiplier unit.
    Unit(&'static Unit),
    /// The unit and, beside it, the part of the ALU that its set needs.
    WithSraiadd(&'static Unit),
}

/// Figures of one subject.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    /// Name of the subject.
    pub subject: String,
    /// Cells by name after `synth_xilinx -family xc7`.
    pub xilinx: BTreeMap<String, u64>,
    /// Cells on the longest path from register to register there.
    pub xilinx_path: u64,
    /// Transistors after `synth; abc -g cmos`; none in a short run.
    pub transistors: Option<u64>,
    /// Gates on the longest path there.
    pub gates_path: Option<u64>,
}

/// The commands of yosys for an FPGA, with the top module for `TOP`.
pub const XILINX: &str = "synth_xilinx -family xc7 -flatten -top TOP; stat -tech xilinx; ltp -noff";

/// The same for gates of CMOS. `dfflegalize` leaves one kind of flip-flop: that with reset has no count of transistors.
pub const CMOS: &str = "synth -noabc -flatten -top TOP; dfflegalize -cell $_DFF_P_ x; simplemap; opt_clean; \
                        abc -fast -g cmos; opt_clean; stat -tech cmos; ltp -noff";

impl Subject {
    /// All of the table, the base first.
    pub fn all() -> Vec<Subject> {
        let reduced = UNITS.iter().filter(|unit| unit.needs_sraiadd());
        UNITS
            .iter()
            .map(Subject::Unit)
            .chain(reduced.map(Subject::WithSraiadd))
            .collect()
    }

    /// Its name.
    pub fn name(self) -> String {
        match self {
            Subject::Unit(unit) => unit.name.to_owned(),
            Subject::WithSraiadd(unit) => format!("{} and sraiadd", unit.name),
        }
    }

    /// Its top module, and its text.
    fn module(self) -> (String, String) {
        let (Subject::Unit(unit) | Subject::WithSraiadd(unit)) = self;
        let parts = PARTS.iter().chain([&unit.source, &SRAIADD]);
        let mut text: String = parts.map(|source| source.text).collect();
        if matches!(self, Subject::Unit(_)) {
            return (unit.name.to_owned(), text);
        }
        text.push_str(&beside(unit));
        ("beside".to_owned(), text)
    }

    /// Synthesises it.
    ///
    /// # Errors
    /// [`HardwareError`].
    pub fn synthesise(self, gates: bool) -> Result<Area, HardwareError> {
        let (top, text) = self.module();
        let folder = folder()?;
        write(&folder.path().join("unit.sv"), &text)?;
        let run = |commands: &str| {
            let script = format!(
                "read_verilog -sv unit.sv; {}",
                commands.replace("TOP", &top)
            );
            Tool::Yosys.run(folder.path(), &["-p", &script])
        };
        let missing = |what: &str| HardwareError::Unreadable {
            tool: Tool::Yosys,
            missing: what.to_owned(),
        };
        let printed = run(XILINX)?;
        let xilinx = cells(&printed);
        if !xilinx.keys().any(|cell| cell.starts_with("LUT")) {
            return Err(missing("a count of LUTs"));
        }
        let xilinx_path = path(&printed).ok_or_else(|| missing("a longest path"))?;
        let (mut transistors, mut gates_path) = (None, None);
        if gates {
            let printed = run(CMOS)?;
            let count = counted(&printed).ok_or_else(|| missing("a count of all transistors"))?;
            (transistors, gates_path) = (Some(count), path(&printed));
        }
        Ok(Area {
            subject: self.name(),
            xilinx,
            xilinx_path,
            transistors,
            gates_path,
        })
    }
}

/// A module with a unit and `sraiadd`, each with results of its own.
fn beside(unit: &Unit) -> String {
    let spare = if unit.has_spare { ".spare, " } else { "" };
    format!(
        "
module beside (
    input  logic        clk,
    input  logic [3:0]  op,
    input  logic [3:0]  spare,
    input  logic [5:0]  distance,
    input  logic [63:0] rs1,
    input  logic [63:0] rs2,
    input  logic [63:0] rs3,
    output logic [63:0] rd,
    output logic [63:0] sum
);
  {} u (.clk, .op, {spare}.rs1, .rs2, .rs3, .rd);
  sraiadd s (.rs1, .rs2, .distance, .rd(sum));
endmodule
",
        unit.name
    )
}

/// The cells of the last `Number of cells`.
fn cells(printed: &str) -> BTreeMap<String, u64> {
    let Some((_, last)) = printed.rsplit_once("Number of cells:") else {
        return BTreeMap::new();
    };
    let lines = last.lines().skip(1).map_while(|line| {
        let (name, count) = line.trim().split_once(' ')?;
        Some((name.to_owned(), count.trim().parse().ok()?))
    });
    lines.collect()
}

/// The length of the last longest path.
fn path(printed: &str) -> Option<u64> {
    let (_, last) = printed.rsplit_once("(length=")?;
    last.split_once(')')?.0.parse().ok()
}

/// The transistors, where yosys knows those of all cells: otherwise it ends the number with `+`.
fn counted(printed: &str) -> Option<u64> {
    let (_, last) = printed.rsplit_once("Estimated number of transistors:")?;
    last.lines().next()?.trim().parse().ok()
}

impl Area {
    /// LUTs of any size; a LUT6_2 does not occur.
    pub fn luts(&self) -> u64 {
        self.sum("LUT")
    }

    /// Flip-flops outside of DSP blocks.
    pub fn registers(&self) -> u64 {
        self.sum("FD")
    }

    /// DSP blocks.
    pub fn dsps(&self) -> u64 {
        self.sum("DSP")
    }

    fn sum(&self, start: &str) -> u64 {
        let named = self
            .xilinx
            .iter()
            .filter(|(name, _)| name.starts_with(start));
        named.map(|(_, count)| count).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = "
   Number of cells:                999
     LUT2                          999

   Number of cells:                 10
     CARRY4                          1
     DSP48E1                         2
     FDRE                            3
     FDSE                            1
     LUT2                            1
     LUT6                            2

   Estimated number of LCs:          3

Longest topological path in top (length=17):
";

    #[test]
    fn the_last_statistics_are_read() {
        let area = Area {
            subject: String::new(),
            xilinx: cells(PRINTED),
            xilinx_path: path(PRINTED).expect("a path"),
            transistors: counted("Estimated number of transistors:     186920\n"),
            gates_path: None,
        };
        assert_eq!((area.luts(), area.registers(), area.dsps()), (3, 4, 2));
        assert_eq!((area.xilinx_path, area.transistors), (17, Some(186_920)));
    }

    #[test]
    fn a_count_without_some_cells_is_none() {
        assert_eq!(
            counted("Estimated number of transistors:     187044+\n"),
            None
        );
        assert_eq!(counted(""), None);
    }
}
