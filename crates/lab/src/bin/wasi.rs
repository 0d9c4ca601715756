//! Runs a program for `wasm32-wasip1`, such as a test, under wasmtime:
//!
//!     CARGO_TARGET_WASM32_WASIP1_RUNNER="$PWD/target/debug/wasi" cargo test --target wasm32-wasip1 --package PACKAGE
//!
//! It gives a program what tests need: arguments, a clock, the standard streams. It has no files, and its random
//! numbers are the same in every run. With the option `--wide-arithmetic` a program may use the instructions of that
//! proposal.

use std::io::{Read, Write};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use limbforge_lab::measure::Random;
use wasmtime::{Caller, Config, Engine, Extern, Linker, Memory, Module, Store};

/// The import module of preview 1.
const PREVIEW: &str = "wasi_snapshot_preview1";
/// Error numbers of preview 1: none, a descriptor that is not open, a call that is not there.
const SUCCESS: i32 = 0;
const BADF: i32 = 8;
const NOSYS: i32 = 52;

/// State of a program.
struct State {
    arguments: Vec<String>,
    random: Random,
}

/// How a program ends early.
#[derive(Debug)]
struct Exit(i32);

impl std::fmt::Display for Exit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the program ended with status {}", self.0)
    }
}

impl std::error::Error for Exit {}

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let wide = arguments
        .first()
        .is_some_and(|word| word == "--wide-arithmetic");
    arguments.drain(..usize::from(wide));
    let Some(path) = arguments.first().cloned() else {
        eprintln!("usage: wasi [--wide-arithmetic] PROGRAM [ARGUMENT...]");
        return ExitCode::from(2);
    };
    match run(&path, wide, arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => match error.downcast_ref::<Exit>() {
            Some(Exit(0)) => ExitCode::SUCCESS,
            Some(Exit(status)) => ExitCode::from(u8::try_from(*status).unwrap_or(1)),
            None => {
                eprintln!("{path}: {error:?}");
                ExitCode::FAILURE
            }
        },
    }
}

fn run(path: &str, wide: bool, arguments: Vec<String>) -> wasmtime::Result<()> {
    let mut config = Config::new();
    config.wasm_wide_arithmetic(wide);
    let engine = Engine::new(&config)?;
    let module = Module::new(&engine, std::fs::read(path)?)?;
    let mut linker = Linker::new(&engine);
    arguments_of(&mut linker)?;
    streams(&mut linker)?;
    system(&mut linker)?;
    let state = State {
        arguments,
        random: Random(1),
    };
    let mut store = Store::new(&engine, state);
    // What is left are calls on files.
    for import in module.imports().filter(|import| import.module() == PREVIEW) {
        let known = linker.get_by_import(&mut store, &import).is_some();
        if let (false, Some(ty)) = (known, import.ty().func()) {
            linker.func_new(PREVIEW, import.name(), ty.clone(), |_, _, results| {
                results[0] = NOSYS.into();
                Ok(())
            })?;
        }
    }
    let instance = linker.instantiate(&mut store, &module)?;
    let start = instance.get_typed_func::<(), ()>(&mut store, "_start")?;
    start.call(&mut store, ())
}

fn memory(caller: &mut Caller<'_, State>) -> wasmtime::Result<Memory> {
    let memory = caller.get_export("memory").and_then(Extern::into_memory);
    memory.ok_or_else(|| wasmtime::Error::msg("the program has no memory"))
}

/// Writes bytes at an address of the program.
fn put(caller: &mut Caller<'_, State>, at: u32, bytes: &[u8]) -> wasmtime::Result<()> {
    Ok(memory(caller)?.write(caller, at as usize, bytes)?)
}

fn word(caller: &mut Caller<'_, State>, at: u32) -> wasmtime::Result<u32> {
    let mut bytes = [0; 4];
    memory(caller)?.read(caller, at as usize, &mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

/// Arguments; the environment is empty.
fn arguments_of(linker: &mut Linker<State>) -> wasmtime::Result<()> {
    let sizes = |mut caller: Caller<'_, State>, count: u32, bytes: u32| {
        let arguments = &caller.data().arguments;
        let (number, size) = (
            arguments.len(),
            arguments.iter().map(|a| a.len() + 1).sum::<usize>(),
        );
        put(&mut caller, count, &(number as u32).to_le_bytes())?;
        put(&mut caller, bytes, &(size as u32).to_le_bytes())?;
        wasmtime::Result::Ok(SUCCESS)
    };
    linker.func_wrap(PREVIEW, "args_sizes_get", sizes)?;
    let get = |mut caller: Caller<'_, State>, mut pointers: u32, mut to: u32| {
        for argument in caller.data().arguments.clone() {
            put(&mut caller, pointers, &to.to_le_bytes())?;
            put(&mut caller, to, format!("{argument}\0").as_bytes())?;
            pointers += 4;
            to += argument.len() as u32 + 1;
        }
        wasmtime::Result::Ok(SUCCESS)
    };
    linker.func_wrap(PREVIEW, "args_get", get)?;
    let none = |mut caller: Caller<'_, State>, count: u32, bytes: u32| {
        put(&mut caller, count, &[0; 4])?;
        put(&mut caller, bytes, &[0; 4])?;
        wasmtime::Result::Ok(SUCCESS)
    };
    linker.func_wrap(PREVIEW, "environ_sizes_get", none)?;
    linker.func_wrap(PREVIEW, "environ_get", |_: u32, _: u32| SUCCESS)?;
    Ok(())
}

/// Addresses and lengths of so many pieces.
fn pieces(
    caller: &mut Caller<'_, State>,
    at: u32,
    count: u32,
) -> wasmtime::Result<Vec<(usize, usize)>> {
    let place = |i| {
        let start = word(caller, at + 8 * i)? as usize;
        Ok((start, word(caller, at + 8 * i + 4)? as usize))
    };
    (0..count).map(place).collect()
}

/// Standard input, output and error.
fn streams(linker: &mut Linker<State>) -> wasmtime::Result<()> {
    let outside = || wasmtime::Error::msg("a piece outside of memory");
    let write =
        move |mut caller: Caller<'_, State>, file: u32, at: u32, count: u32, written: u32| {
            let mut bytes = Vec::new();
            for (start, length) in pieces(&mut caller, at, count)? {
                let memory = memory(&mut caller)?;
                let piece = memory
                    .data(&caller)
                    .get(start..)
                    .and_then(|rest| rest.get(..length));
                bytes.extend_from_slice(piece.ok_or_else(outside)?);
            }
            match file {
                1 => std::io::stdout().write_all(&bytes)?,
                2 => std::io::stderr().write_all(&bytes)?,
                _ => return Ok(BADF),
            }
            put(&mut caller, written, &(bytes.len() as u32).to_le_bytes())?;
            wasmtime::Result::Ok(SUCCESS)
        };
    linker.func_wrap(PREVIEW, "fd_write", write)?;
    // Fills the first piece as far as it gets: a program asks again.
    let read = move |mut caller: Caller<'_, State>, file: u32, at: u32, count: u32, got: u32| {
        if file != 0 {
            return Ok(BADF);
        }
        let mut length = 0;
        if let Some(&(start, room)) = pieces(&mut caller, at, count)?.first() {
            let memory = memory(&mut caller)?;
            let piece = memory.data_mut(&mut caller).get_mut(start..);
            let piece = piece
                .and_then(|rest| rest.get_mut(..room))
                .ok_or_else(outside)?;
            length = std::io::stdin().read(piece)?;
        }
        put(&mut caller, got, &(length as u32).to_le_bytes())?;
        wasmtime::Result::Ok(SUCCESS)
    };
    linker.func_wrap(PREVIEW, "fd_read", read)?;
    Ok(())
}

/// The clock, random numbers and the end.
fn system(linker: &mut Linker<State>) -> wasmtime::Result<()> {
    // No folder is open to the program: that ends its search for them.
    linker.func_wrap(PREVIEW, "fd_prestat_get", |_: u32, _: u32| BADF)?;
    let clock = |mut caller: Caller<'_, State>, _: u32, _: u64, to: u32| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |time| time.as_nanos() as u64);
        put(&mut caller, to, &now.to_le_bytes())?;
        wasmtime::Result::Ok(SUCCESS)
    };
    linker.func_wrap(PREVIEW, "clock_time_get", clock)?;
    let random = |mut caller: Caller<'_, State>, to: u32, length: u32| {
        let bytes: Vec<u8> = (0..length)
            .map(|_| caller.data_mut().random.word() as u8)
            .collect();
        put(&mut caller, to, &bytes)?;
        wasmtime::Result::Ok(SUCCESS)
    };
    linker.func_wrap(PREVIEW, "random_get", random)?;
    let exit = |status: i32| -> wasmtime::Result<()> { Err(wasmtime::Error::new(Exit(status))) };
    linker.func_wrap(PREVIEW, "proc_exit", exit)?;
    Ok(())
}
