//! WebAssembly with 32-bit addresses, compiled by rustc and run by wasmtime, whose compiler is cranelift.
//!
//! Each candidate is built twice: with the instructions that every engine has, and with those of the wide-arithmetic
//! proposal (`i64.add128`, `i64.sub128`, `i64.mul_wide_s`, `i64.mul_wide_u`), which cranelift lowers to carries and
//! whole products. Nothing is linked in: emitted code imports nothing.

use std::path::Path;
use std::process::Command;
use std::sync::{Arc, OnceLock};

use wasmtime::{Config, Engine as Wasmtime, Linker, Memory, Store, TypedFunc, Val};

use super::{Argument, Engine, Instance, Module, Target};
use crate::measure::compiler::{Compiler, CompilerKind, Found};

/// The target's name for rustc.
const TRIPLE: &str = "wasm32-unknown-unknown";
/// Bytes of a page of linear memory.
const PAGE: usize = 65536;
/// More than any function needs that a person waits for.
const FUEL: u64 = 1 << 40;

/// The row's target.
pub struct Wasm32;

impl Target for Wasm32 {
    fn compilers(&self, found: &Found) -> Result<Vec<Compiler>, String> {
        let rustc = found
            .compilers
            .iter()
            .find(|c| c.kind == CompilerKind::Rustc);
        let rustc = rustc.ok_or("rustc is not on PATH; install it from https://rustup.rs")?;
        has_std(rustc)?;
        Ok([false, true].map(|wide| compiler(rustc, wide)).into())
    }

    fn file_name(&self, stem: &str) -> String {
        format!("{stem}.wasm")
    }

    fn open(&self, file: &Path, engine: &Engine) -> Result<Arc<dyn Module>, String> {
        let read = std::fs::read(file);
        let bytes = read.map_err(|error| format!("cannot read {}: {error}", file.display()))?;
        let code = Code::new(&bytes, engine.wide_arithmetic, false)?;
        Ok(Arc::new(Loaded {
            bytes,
            wide: engine.wide_arithmetic,
            code,
            metered: OnceLock::new(),
        }))
    }
}

/// rustc for this target, with or without the proposal.
fn compiler(rustc: &Compiler, wide: bool) -> Compiler {
    let mut compiler = rustc.for_any_core();
    compiler.version = format!("{} wasm32", rustc.version);
    compiler.flags.push(format!("--target={TRIPLE}"));
    if wide {
        compiler.version += " wide-arithmetic";
        compiler
            .flags
            .push("-Ctarget-feature=+wide-arithmetic".to_owned());
    }
    compiler.engine = Some(Engine {
        target: "wasm32".to_owned(),
        name: "wasmtime".to_owned(),
        version: version().to_owned(),
        wide_arithmetic: wide,
    });
    compiler
}

/// The engine's version. The manifest requires exactly this one, so that it cannot be another. It requires nothing else
/// exactly.
fn version() -> &'static str {
    let manifest = include_str!("../../../Cargo.toml");
    let required = manifest.split_once("version = \"=");
    let (_, rest) = required.expect("the manifest requires an exact version");
    rest.split('"').next().unwrap_or_default()
}

/// Whether rustc has a standard library for the target.
fn has_std(rustc: &Compiler) -> Result<(), String> {
    let asked = Command::new(&rustc.path)
        .args(["--print", "target-libdir", "--target", TRIPLE])
        .output();
    let output = asked.map_err(|error| format!("cannot start rustc: {error}"))?;
    let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if output.status.success() && Path::new(&folder).is_dir() {
        return Ok(());
    }
    Err(format!(
        "rustc has no standard library for {TRIPLE}; run `rustup target add {TRIPLE}`"
    ))
}

/// Machine code of a module and the engine that made it.
#[derive(Clone)]
struct Code {
    engine: Wasmtime,
    module: wasmtime::Module,
}

impl Code {
    /// Compiles a module. Metered code counts its instructions, and is slower for it.
    fn new(bytes: &[u8], wide: bool, metered: bool) -> Result<Code, String> {
        let mut config = Config::new();
        config.wasm_wide_arithmetic(wide).consume_fuel(metered);
        let refused = |error: wasmtime::Error| format!("wasmtime refuses the module: {error:#}");
        let engine = Wasmtime::new(&config).map_err(refused)?;
        let module = wasmtime::Module::new(&engine, bytes).map_err(refused)?;
        Ok(Code { engine, module })
    }

    /// An instance, with memory for slots.
    fn instance(&self, bytes: usize) -> Result<(Store<()>, wasmtime::Instance, Slots), String> {
        let failed = |error: wasmtime::Error| format!("wasmtime cannot run the module: {error:#}");
        let mut store = Store::new(&self.engine, ());
        if store.get_fuel().is_ok() {
            store.set_fuel(FUEL).map_err(failed)?;
        }
        let instance = Linker::new(&self.engine).instantiate(&mut store, &self.module);
        let instance = instance.map_err(failed)?;
        let memory = instance.get_memory(&mut store, "memory");
        let memory = memory.ok_or("the module has no memory")?;
        let pages = memory.grow(&mut store, bytes.div_ceil(PAGE) as u64);
        let start = pages.map_err(failed)? as usize * PAGE;
        Ok((store, instance, Slots { memory, start }))
    }
}

/// Slots behind all that the module uses itself, from a page on.
#[derive(Clone, Copy)]
struct Slots {
    memory: Memory,
    start: usize,
}

/// A module, as it was read.
struct Loaded {
    bytes: Vec<u8>,
    wide: bool,
    code: Code,
    /// The same with a count of instructions, made when one is asked for.
    metered: OnceLock<Result<Code, String>>,
}

impl std::fmt::Debug for Loaded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a module of {} bytes", self.bytes.len())
    }
}

impl Module for Loaded {
    fn has(&self, symbol: &str) -> bool {
        let export = self.code.module.get_export(symbol);
        export.is_some_and(|export| export.func().is_some())
    }

    fn instance(&self, run: &str, bytes: usize) -> Box<dyn Instance> {
        let made = self.code.instance(bytes);
        let (mut store, instance, slots) =
            made.expect("a module that imports nothing has instances");
        let run = instance.get_typed_func(&mut store, run);
        Box::new(Running {
            run: run.expect("harnesses export their loops with this type"),
            store,
            slots,
        })
    }

    fn instructions(
        &self,
        symbol: &str,
        slot: &[u8],
        arguments: &[Argument],
    ) -> Result<u64, String> {
        let metered = || Code::new(&self.bytes, self.wide, true);
        let code = self.metered.get_or_init(metered).clone()?;
        let (mut store, instance, slots) = code.instance(slot.len())?;
        slots.memory.data_mut(&mut store)[slots.start..][..slot.len()].copy_from_slice(slot);
        let values: Vec<Val> = arguments
            .iter()
            .map(|a| value(*a, slot, slots.start))
            .collect();
        let function = instance.get_func(&mut store, symbol);
        let function = function.ok_or_else(|| format!("the module has no `{symbol}`"))?;
        let trapped = |error: wasmtime::Error| format!("it traps: {error:#}");
        function
            .call(&mut store, &values, &mut [])
            .map_err(trapped)?;
        let left = store.get_fuel().map_err(trapped)?;
        Ok(FUEL - left)
    }
}

/// An argument as WebAssembly passes it: addresses and short numbers are `i32`, long ones `i64`.
fn value(argument: Argument, slot: &[u8], start: usize) -> Val {
    match argument {
        Argument::Address(at) => Val::I32((start + at) as i32),
        Argument::Number { at, width } => {
            let mut bytes = [0; 8];
            bytes[..width].copy_from_slice(&slot[at..at + width]);
            let number = i64::from_le_bytes(bytes);
            if width == 8 {
                Val::I64(number)
            } else {
                Val::I32(number as i32)
            }
        }
    }
}

/// An instance with its loop.
struct Running {
    run: TypedFunc<(u32, u32, u32), ()>,
    store: Store<()>,
    slots: Slots,
}

impl std::fmt::Debug for Running {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an instance of a module")
    }
}

impl Instance for Running {
    fn set(&mut self, at: usize, bytes: &[u8]) {
        let memory = self.slots.memory.data_mut(&mut self.store);
        memory[self.slots.start + at..][..bytes.len()].copy_from_slice(bytes);
    }

    fn get(&self, at: usize, length: usize) -> Vec<u8> {
        self.slots.memory.data(&self.store)[self.slots.start + at..][..length].to_vec()
    }

    fn run(&mut self, streams: usize, steps: usize) {
        let number = |n: usize| u32::try_from(n).expect("samples are short");
        let arguments = (self.slots.start as u32, number(streams), number(steps));
        let run = self.run.call(&mut self.store, arguments);
        run.expect("checked code does not trap");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_the_manifests() {
        let numbers: Vec<&str> = version().split('.').collect();
        assert!(numbers.len() == 3 && numbers.iter().all(|n| n.parse::<u32>().is_ok()));
        let exact = include_str!("../../../Cargo.toml").matches("version = \"=");
        assert_eq!(exact.count(), 1);
    }

    #[test]
    fn what_is_no_module_is_refused() {
        let error = Code::new(b"no module", false, false).err();
        assert!(error.is_some_and(|line| line.contains("refuses the module")));
    }

    #[test]
    fn numbers_are_passed_by_their_width() {
        let slot = [255, 255, 255, 255, 1, 0, 0, 128];
        let number = |width| value(Argument::Number { at: 0, width }, &slot, 64);
        assert!(matches!(number(1), Val::I32(255)));
        assert!(matches!(number(4), Val::I32(-1)));
        assert!(matches!(number(8), Val::I64(n) if n == i64::from_le_bytes(slot)));
        assert!(matches!(
            value(Argument::Address(4), &slot, 64),
            Val::I32(68)
        ));
    }
}
