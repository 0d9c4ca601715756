//! `limbforge riscv`: programs on the emulated core.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use riscv_lab::{
    isa::{Instruction, Isa, Op, Operand, decode},
    machine::{End, Executable, Machine, Observer, Segment, Stream, Streams},
    timing::{Cause, Model, Timing},
};

use crate::{
    failure::Failure,
    out::product,
    target::{self, Renamed, RenamedTarget},
};

/// Run, time and disassemble RISC-V programs on an emulated core that also has six proposed instructions
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Run(Run),
    Time(Time),
    Disassemble(Disassemble),
}

/// The core's instruction set.
#[derive(Args)]
struct Core {
    /// The instruction set, such as `rv64gc_zba_zbb_zicond`; `+ise-full`, `+ise-reduced` and `+ise-flexible` add the
    /// proposed instructions
    #[arg(long, default_value = "rv64gc_zba_zbb")]
    isa: Isa,
    #[command(flatten)]
    renamed: Renamed,
    #[command(flatten)]
    renamed_target: RenamedTarget,
}

/// A program and its arguments.
#[derive(Args)]
struct Program {
    /// A static ELF executable for riscv64, for Linux or for no operating system
    file: PathBuf,
    /// Its arguments
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

/// Run a static riscv64 program, and exit with its status
#[derive(Args)]
#[command(
    after_help = "Example: riscv64-linux-gnu-gcc -O2 -static hello.c -o hello && limbforge riscv run hello
Options of limbforge come before FILE."
)]
struct Run {
    #[command(flatten)]
    core: Core,
    /// Stop after this many instructions
    #[arg(long)]
    limit: Option<u64>,
    #[command(flatten)]
    program: Program,
}

/// Run a static riscv64 program under a timing model; prints modelled cycles, instructions, and stalls by cause
#[derive(Args)]
#[command(after_help = "Example: limbforge riscv time --cpu u74 hello
Output of the program goes to standard error. The report has a line for each rdcycle that the program executes. rdcycle reads
the instruction count, so that no result depends on a model. Options of limbforge come before FILE.")]
struct Time {
    /// The timing model: `rocket`, `u74` or the path of a TOML file
    #[arg(long, value_name = "NAME")]
    cpu: String,
    #[command(flatten)]
    core: Core,
    /// Stop after this many instructions
    #[arg(long)]
    limit: Option<u64>,
    /// JSON instead of text
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    program: Program,
}

/// Print the instructions of a riscv64 program, or of words in hexadecimal
#[derive(Args)]
#[command(after_help = "Example: limbforge riscv disassemble hello
         limbforge riscv disassemble 68c5f57b")]
struct Disassemble {
    /// The instruction set; by default all instructions, with encodings of the proposed ones that do not clash
    #[arg(long)]
    isa: Option<String>,
    /// A static ELF executable, or words of 4 or 8 hexadecimal digits
    #[arg(required = true)]
    input: Vec<String>,
}

/// Does what was asked for.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.verb {
        Verb::Run(run) => {
            let streams = Streams::passed();
            let (machine, program) = (machine(&run.core, run.limit, streams)?, &run.program);
            let (status, _) = execute(machine, program, &mut ())?;
            // The program's status, as if it ran by itself; its output has been passed on.
            std::process::exit(status);
        }
        Verb::Time(time) => time.run(),
        Verb::Disassemble(input) => product(&input.listing()?),
    }
}

fn machine(core: &Core, limit: Option<u64>, streams: Streams) -> Result<Machine, Failure> {
    let mut machine = Machine::new(core.isa);
    machine.limit = limit;
    machine.streams = streams;
    Ok(machine)
}

fn read(file: &Path) -> Result<Executable, Failure> {
    let place = file.display();
    let bytes = std::fs::read(file).map_err(|reason| {
        Failure::Impossible(format!(
            "cannot read {place} ({reason}); give a static executable for riscv64"
        ))
    })?;
    Executable::parse(&bytes).map_err(|error| Failure::Impossible(format!("{place}: {error}")))
}

/// Runs the program to its end: its status, and the machine as it is then.
fn execute<O: Observer>(
    mut machine: Machine,
    program: &Program,
    observer: &mut O,
) -> Result<(i32, Machine), Failure> {
    let file = program.file.display();
    let executable = read(&program.file)?;
    let mut arguments = vec![file.to_string()];
    arguments.extend(program.arguments.iter().cloned());
    let failure = |error: &dyn std::error::Error| Failure::Impossible(format!("{file}: {error}"));
    let loaded = machine.load(&executable, &arguments, &[]);
    loaded.map_err(|error| failure(&error))?;
    match machine.run(observer) {
        Ok(End::Exit(status)) => Ok((status & 0xff, machine)),
        Ok(End::Returned) => Ok((0, machine)),
        Err(stop) => Err(failure(&stop)),
    }
}

impl Time {
    fn run(&self) -> Result<(), Failure> {
        let model = target::core(&self.cpu)?;
        let streams = Streams {
            output: Stream::Passed(Box::new(std::io::stderr())),
            ..Streams::passed()
        };
        let machine = machine(&self.core, self.limit, streams)?;
        let mut clock = model.clock();
        let (status, machine) = execute(machine, &self.program, &mut clock)?;
        let timing = clock.timing();
        product(&if self.json {
            json(&model, machine.isa(), status, &timing)
        } else {
            text(&model, machine.isa(), status, &timing)
        })
    }
}

fn text(model: &Model, isa: &Isa, status: i32, timing: &Timing) -> String {
    let mut text = format!("{} ({}), {isa}: modelled\n", model.title, model.name);
    let mut line = |what: &str, count: u64| {
        let _ = writeln!(text, "{what:<32} {count:>14}");
    };
    line("cycles", timing.cycles);
    line("instructions", timing.instructions);
    for cause in Cause::ALL {
        if timing.stalled(cause) > 0 {
            line(&format!("cycles lost to {cause}"), timing.stalled(cause));
        }
    }
    line("exit status", status as u64);
    let mut before = None;
    for lap in &timing.laps {
        let _ = write!(text, "rdcycle at {:#x}: {} cycles", lap.pc, lap.cycles);
        if let Some(before) = before {
            let _ = write!(text, ", {} since the last", lap.cycles - before);
        }
        text.push('\n');
        before = Some(lap.cycles);
    }
    text
}

fn json(model: &Model, isa: &Isa, status: i32, timing: &Timing) -> String {
    let stalls: serde_json::Map<_, _> = Cause::ALL
        .iter()
        .map(|cause| (cause.name().to_owned(), timing.stalled(*cause).into()))
        .collect();
    let laps: Vec<_> = timing
        .laps
        .iter()
        .map(|lap| serde_json::json!({"pc": lap.pc, "cycles": lap.cycles, "instructions": lap.instructions}))
        .collect();
    let record = serde_json::json!({
        "core": model.name,
        "isa": isa.to_string(),
        "status": status,
        "cycles": timing.cycles,
        "instructions": timing.instructions,
        "stalls": stalls,
        "laps": laps,
    });
    format!("{record:#}\n")
}

impl Disassemble {
    fn listing(&self) -> Result<String, Failure> {
        let isa = match &self.isa {
            Some(name) => name.parse()?,
            None => Isa::everything(),
        };
        let mut text = String::new();
        if let [file] = self.input.as_slice()
            && (Path::new(file).exists() || word(file).is_none())
        {
            let executable = read(Path::new(file))?;
            for segment in &executable.segments {
                if segment.permissions.executes() {
                    listing(&mut text, &executable, &isa, segment);
                }
            }
            return Ok(text);
        }
        for digits in &self.input {
            let word = word(digits).ok_or_else(|| {
                Failure::Usage(format!(
                    "`{digits}` is not a word of 4 or 8 hexadecimal digits; write it like 68c5f57b"
                ))
            })?;
            let decoded = decode(word, &isa);
            let (instruction, _) =
                decoded.map_err(|error| Failure::Impossible(error.to_string()))?;
            let _ = writeln!(text, "{instruction}");
        }
        Ok(text)
    }
}

fn word(digits: &str) -> Option<u32> {
    let digits = digits.strip_prefix("0x").unwrap_or(digits);
    let word = u32::from_str_radix(digits, 16).ok()?;
    // Two bytes are a compressed instruction, four are not.
    (digits.len() == if word & 3 == 3 { 8 } else { 4 }).then_some(word)
}

/// The instructions of a segment, one after the other. What is none is shown as data: before the entry of a file
/// without symbols there are headers, which are left out.
fn listing(text: &mut String, executable: &Executable, isa: &Isa, segment: &Segment) {
    let bytes = &segment.bytes;
    let mut names: BTreeMap<u64, Vec<&str>> = BTreeMap::new();
    for (name, address) in &executable.symbols {
        names.entry(*address).or_default().push(name);
    }
    let first = names.keys().find(|address| **address >= segment.address);
    let first = first.copied().unwrap_or(executable.entry);
    let mut at = first.saturating_sub(segment.address) as usize;
    while at + 2 <= bytes.len() {
        let address = segment.address + at as u64;
        for name in names.get(&address).into_iter().flatten() {
            let _ = writeln!(text, "\n{name}:");
        }
        let low = u32::from(u16::from_le_bytes([bytes[at], bytes[at + 1]]));
        let word = match bytes.get(at..at + 4) {
            Some(four) if low & 3 == 3 => u32::from_le_bytes([four[0], four[1], four[2], four[3]]),
            _ => low,
        };
        let (shown, length) = match decode(word, isa) {
            Ok((instruction, length)) => (described(&instruction, address), length.into()),
            Err(_) if low & 3 == 3 => (format!(".4byte {word:#010x}"), 4),
            Err(_) => (format!(".2byte {word:#06x}"), 2),
        };
        let digits = length * 2;
        let _ = writeln!(
            text,
            "{address:8x}:  {word:0digits$x}{:1$}{shown}",
            "",
            12 - digits
        );
        at += length;
    }
}

/// With the address that it leads to.
fn described(instruction: &Instruction, address: u64) -> String {
    let operands = instruction.op.row().format.operands();
    let aim = address.wrapping_add(instruction.imm as u64);
    if operands.contains(&Operand::Target) || instruction.op == Op::Auipc {
        format!("{instruction}  # {aim:#x}")
    } else {
        instruction.to_string()
    }
}
