//! Compiled code with the C ABI, from a shared library, from this program or in an engine, behind safe calls.
//!
//! The only module with `unsafe` code. Whoever loads native code trusts it: a [`Library`] must be one that was built
//! from emitted, checked source with its harness, and its functions must have the signature that is asked for here.
//! Nothing can check that afterwards.

#![allow(unsafe_code)]

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{
    compiler::Compiler,
    harness::{run_symbol, symbol},
    memory::Slots,
    signature::{Data, Layout, Signature},
    target::{self, Argument, Module},
};

/// `SYMBOL_run(slots, streams, steps)` of [`harness`](super::harness).
type RunCode = unsafe extern "C" fn(slots: *mut u8, streams: usize, steps: usize);
/// `void f(word *out, const word *a, const word *b)`: out = f(a, b), where `out` may be `a`
/// and is apart from `b`.
pub type BinaryCode = unsafe extern "C" fn(out: *mut u64, a: *const u64, b: *const u64);
/// `void f(word *out, const word *a)`: out = f(a), where `out` may be `a`.
pub type UnaryCode = unsafe extern "C" fn(out: *mut u64, a: *const u64);

/// An open shared library, or a module in an engine. Its functions keep it open.
#[derive(Clone, Debug)]
pub struct Library {
    handle: Handle,
    path: PathBuf,
    compiler: Compiler,
}

#[derive(Clone, Debug)]
enum Handle {
    Native(Arc<libloading::Library>),
    Guest(Arc<dyn Module>),
}

/// Why native code could not be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// The file is not a shared library of this machine.
    Open {
        /// The file.
        path: PathBuf,
        /// The loader's reason.
        reason: String,
    },
    /// The library has no such function.
    Symbol {
        /// The file.
        path: PathBuf,
        /// The function's name.
        name: String,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open { path, reason } => {
                write!(
                    f,
                    "cannot load {} ({reason}); build it again on this machine",
                    path.display()
                )
            }
            Self::Symbol { path, name } => {
                write!(
                    f,
                    "{} has no function `{name}`; export it with the C ABI under exactly this name",
                    path.display()
                )
            }
        }
    }
}

impl std::error::Error for LoadError {}

impl Library {
    /// Opens the shared library at `path`, which `compiler` built.
    ///
    /// Loaders tell libraries apart by path: each build needs a file name that was not opened before.
    ///
    /// # Errors
    /// [`LoadError::Open`] if the file is missing or is no shared library of this machine, or if the compiler's engine
    /// refuses it.
    pub fn open(path: &Path, compiler: &Compiler) -> Result<Self, LoadError> {
        let failed = |reason: String| LoadError::Open {
            path: path.to_owned(),
            reason,
        };
        if let Some(engine) = &compiler.engine {
            let module = target::open(path, engine).map_err(failed)?;
            return Ok(Self {
                handle: Handle::Guest(module),
                path: path.to_owned(),
                compiler: compiler.clone(),
            });
        }
        // A name without a folder would be looked for among the system's libraries.
        let path = std::path::absolute(path).map_err(|error| failed(error.to_string()))?;
        // SAFETY: opening runs the library's initialisers; emitted field code has none, and the compilers' own are
        // sound.
        let handle = unsafe { libloading::Library::new(&path) }
            .map_err(|error| failed(error.to_string()))?;
        Ok(Self {
            handle: Handle::Native(Arc::new(handle)),
            path,
            compiler: compiler.clone(),
        })
    }

    /// The function of this signature, which was printed or written with this prefix and has a harness.
    ///
    /// # Errors
    /// [`LoadError::Symbol`] if the library has no such function or no harness for it.
    pub fn function(&self, prefix: &str, signature: Signature) -> Result<Function, LoadError> {
        let symbol = symbol(prefix, &signature.name);
        let run = run_symbol(&symbol);
        let missing = |name: String| LoadError::Symbol {
            path: self.path.clone(),
            name,
        };
        let handle = match &self.handle {
            Handle::Native(handle) => handle,
            Handle::Guest(module) => {
                for name in [&symbol, &run] {
                    if !module.has(name) {
                        return Err(missing(name.clone()));
                    }
                }
                let code = Code::Guest(Arc::clone(module), symbol);
                return Ok(Function::new(code, signature, None));
            }
        };
        // SAFETY: harnesses export their loops with this type, and call a function of this signature (this module's
        // contract).
        let code = unsafe { handle.get::<RunCode>(run.as_str()) };
        let code = *code.map_err(|_| missing(run))?;
        let origin = Origin {
            library: self.path.clone(),
            symbol,
            compiler: self.compiler.clone(),
            _open: Arc::clone(handle),
        };
        Ok(Function::new(Code::Run(code), signature, Some(origin)))
    }
}

impl Library {
    /// Writes other code over that of a function, which the library's source declared as a place of so many writable
    /// bytes, and which is of the same signature.
    ///
    /// # Errors
    /// [`LoadError::Symbol`] if the library has no such function, as modules in engines have none.
    ///
    /// # Panics
    /// If the code is longer than the place.
    pub fn replace(&self, symbol: &str, room: usize, code: &[u8]) -> Result<(), LoadError> {
        assert!(code.len() <= room, "the code is longer than its place");
        let missing = || LoadError::Symbol {
            path: self.path.clone(),
            name: symbol.to_owned(),
        };
        let Handle::Native(handle) = &self.handle else {
            return Err(missing());
        };
        // SAFETY: the pointer is only used as the address of the place.
        let place = unsafe { handle.get::<*mut u8>(symbol) };
        let place = place.map_err(|_| missing())?;
        let start: *mut u8 = *place;
        // SAFETY: so many bytes from the symbol on are writable and nothing else's (this module's contract), and no
        // function of the library runs now: whoever calls one waits for its end.
        unsafe { std::ptr::copy_nonoverlapping(code.as_ptr(), start, code.len()) };
        Ok(())
    }
}

/// Where a function of a shared library comes from. Keeps its code mapped.
#[derive(Clone, Debug)]
pub struct Origin {
    /// The shared library.
    pub library: PathBuf,
    /// The symbol of the function.
    pub symbol: String,
    /// The compiler that built it.
    pub compiler: Compiler,
    _open: Arc<libloading::Library>,
}

#[derive(Clone, Debug)]
enum Code {
    /// In an engine, by its symbol.
    Guest(Arc<dyn Module>, String),
    Run(RunCode),
    Binary(BinaryCode),
    Unary(UnaryCode),
}

/// A compiled function.
#[derive(Clone, Debug)]
pub struct Function {
    code: Code,
    signature: Signature,
    layout: Layout,
    origin: Option<Origin>,
}

impl Function {
    fn new(code: Code, signature: Signature, origin: Option<Origin>) -> Function {
        let layout = signature.layout();
        Function {
            code,
            signature,
            layout,
            origin,
        }
    }

    /// A function of two elements of `words` words that is linked into this program.
    ///
    /// # Safety
    /// For pointers to `words` words each, aligned to 64 bytes, `out` being writable, apart from `b`, and either equal
    /// to or apart from `a`, `code` must be sound to call and touch nothing else.
    #[must_use]
    pub unsafe fn binary(name: &str, code: BinaryCode, words: usize) -> Function {
        let signature = Signature::of_words(name, &[words, words], &[words]);
        Function::new(Code::Binary(code), signature, None)
    }

    /// A function of one element of `words` words that is linked into this program.
    ///
    /// # Safety
    /// For pointers to `words` words each, aligned to 64 bytes, `out` being writable and either equal to or apart from
    /// `a`, `code` must be sound to call and touch nothing else.
    #[must_use]
    pub unsafe fn unary(name: &str, code: UnaryCode, words: usize) -> Function {
        let signature = Signature::of_words(name, &[words], &[words]);
        Function::new(Code::Unary(code), signature, None)
    }

    /// Its signature.
    #[must_use]
    pub fn signature(&self) -> &Signature {
        &self.signature
    }

    /// Where it was loaded from; `None` if it is linked into this program or in an engine.
    #[must_use]
    pub fn origin(&self) -> Option<&Origin> {
        self.origin.as_ref()
    }

    /// `count` zeroed slots for it.
    pub(super) fn slots(&self, count: usize) -> Slots {
        let size = self.layout.size;
        match &self.code {
            Code::Guest(module, symbol) => {
                let run = run_symbol(symbol);
                Slots::in_guest(count, size, |bytes| module.instance(&run, bytes))
            }
            _ => Slots::new(count, size),
        }
    }

    /// Instructions of a call with this slot, if it is in an engine.
    pub(super) fn guest_instructions(&self, slot: &[u8]) -> Option<Result<u64, String>> {
        let Code::Guest(module, symbol) = &self.code else {
            return None;
        };
        let results = self.layout.results.iter().map(|&at| Argument::Address(at));
        let params = self.signature.params.iter().zip(&self.layout.params);
        let params = params.map(|(item, &at)| match item.by_value() {
            true => Argument::Number {
                at,
                width: item.width(),
            },
            false => Argument::Address(at),
        });
        let arguments: Vec<Argument> = results.chain(params).collect();
        Some(module.instructions(symbol, slot, &arguments))
    }

    /// A slot's bytes with these parameters.
    pub(super) fn slot(&self, data: &Data) -> Vec<u8> {
        let mut bytes = vec![0; self.layout.size];
        let items = self.signature.params.iter().zip(&self.layout.params);
        for ((item, &at), numbers) in items.zip(data) {
            item.write(numbers, &mut bytes[at..]);
        }
        bytes
    }

    /// The numbers of its results, then of its lists, computed in place as the measured calls are.
    ///
    /// # Panics
    /// If there are not as many numbers as the parameters have.
    #[must_use]
    pub fn call(&self, data: &Data) -> Data {
        let items = self.signature.params.iter();
        let lengths = items.map(|item| item.bounds.len());
        assert!(
            lengths.eq(data.iter().map(Vec::len)),
            "`{}` takes other numbers",
            self.signature.name
        );
        let mut slots = self.slots(1);
        slots.set(0, &self.slot(data));
        self.run(&mut slots, 1, 1);
        let bytes = slots.get(0);
        let lists = self.signature.lists().map(|i| self.layout.params[i]);
        let places = self.layout.results.iter().copied().chain(lists);
        let outputs = self.signature.outputs().zip(places);
        outputs.map(|(item, at)| item.read(&bytes[at..])).collect()
    }

    /// Calls it `steps` times on each of the first `streams` slots.
    pub(super) fn run(&self, slots: &mut Slots, streams: usize, steps: usize) {
        assert!(streams <= slots.count() && self.layout.size == slots.size());
        if let Code::Guest(..) = self.code {
            return slots.guest().run(streams, steps);
        }
        let (start, size) = (slots.start(), slots.size());
        let word = |slot: usize, at: usize| start.wrapping_add(slot * size + at).cast::<u64>();
        let params = &self.layout.params;
        match self.code {
            Code::Guest(..) => unreachable!("returned above"),
            // SAFETY: `slots` has as many slots of this layout (asserted), borrowed exclusively.
            Code::Run(code) => unsafe { code(start, streams, steps) },
            Code::Binary(code) => {
                for _ in 0..steps {
                    for slot in 0..streams {
                        let (x, b) = (word(slot, params[0]), word(slot, params[1]));
                        // SAFETY: x and b point to whole elements, apart, inside a slot (asserted).
                        unsafe { code(x, x, b) };
                    }
                }
            }
            Code::Unary(code) => {
                for _ in 0..steps {
                    for slot in 0..streams {
                        let x = word(slot, params[0]);
                        // SAFETY: x points to a whole element inside a slot (asserted).
                        unsafe { code(x, x) };
                    }
                }
            }
        }
    }
}

/// `x`, through a register of which the compiler knows nothing: it can neither compute ahead nor join steps into
/// vectors.
#[inline(always)]
pub(crate) fn opaque(x: u64) -> u64 {
    #[cfg(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        target_arch = "riscv64"
    ))]
    {
        let mut x = x;
        // SAFETY: no instruction at all; `x` stays as it is.
        unsafe {
            std::arch::asm!("/* {0} */", inout(reg) x, options(pure, nomem, nostack, preserves_flags))
        };
        x
    }
    #[cfg(not(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        target_arch = "riscv64"
    )))]
    std::hint::black_box(x)
}

#[cfg(test)]
mod tests;
