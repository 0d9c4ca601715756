//! Machine code with the C ABI, from a shared library or from this program, behind safe calls.
//!
//! The only module with `unsafe` code. Whoever loads native code trusts it: a [`Library`] must be one that was built
//! from emitted, checked source, and its functions must have the shape that is asked for here. Nothing can check that
//! afterwards.
//!
//! A field element is an array of `words` 64-bit words, always handed over on a cache line boundary. A field with
//! 32-bit limbs uses the same memory with its own reading of it, so its `words` is half its number of limbs, rounded
//! up.

#![allow(unsafe_code)]

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// `void f(word *out, const word *a, const word *b)`: out = f(a, b), where `out` may be `a`
/// and is apart from `b`.
pub type BinaryCode = unsafe extern "C" fn(out: *mut u64, a: *const u64, b: *const u64);
/// `void f(word *out, const word *a)`: out = f(a), where `out` may be `a`.
pub type UnaryCode = unsafe extern "C" fn(out: *mut u64, a: *const u64);

/// Words of a cache line.
const LINE: usize = 8;

/// An open shared library. Its functions keep it open.
#[derive(Clone, Debug)]
pub struct Library {
    handle: Arc<libloading::Library>,
    path: PathBuf,
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
    /// Opens the shared library at `path`.
    ///
    /// Loaders tell libraries apart by path: each build needs a file name that was not opened before.
    ///
    /// # Errors
    /// [`LoadError::Open`] if the file is missing or is no shared library of this machine.
    pub fn open(path: &Path) -> Result<Self, LoadError> {
        let failed = |reason: String| LoadError::Open {
            path: path.to_owned(),
            reason,
        };
        // A name without a folder would be looked for among the system's libraries.
        let absolute = std::path::absolute(path).map_err(|error| failed(error.to_string()))?;
        // SAFETY: opening runs the library's initialisers; emitted field code has none, and the compilers' own are
        // sound.
        let handle = unsafe { libloading::Library::new(&absolute) }
            .map_err(|error| failed(error.to_string()))?;
        Ok(Self {
            handle: Arc::new(handle),
            path: path.to_owned(),
        })
    }

    /// The function `name` of two operands, on elements of `words` words.
    ///
    /// The symbol must have the form of [`BinaryCode`] and touch no more than `words` words of each operand.
    ///
    /// # Errors
    /// [`LoadError::Symbol`] if the library has no such symbol.
    pub fn binary(&self, name: &str, words: usize) -> Result<Binary, LoadError> {
        // SAFETY: the caller names a function of this form and element size (this module's contract).
        let code = unsafe { self.handle.get::<BinaryCode>(name) };
        let code = *code.map_err(|_| self.no_symbol(name))?;
        Ok(Binary {
            code,
            words,
            _library: Some(Arc::clone(&self.handle)),
        })
    }

    /// The function `name` of one operand, on elements of `words` words.
    ///
    /// The symbol must have the form of [`UnaryCode`] and touch no more than `words` words of each operand.
    ///
    /// # Errors
    /// [`LoadError::Symbol`] if the library has no such symbol.
    pub fn unary(&self, name: &str, words: usize) -> Result<Unary, LoadError> {
        // SAFETY: the caller names a function of this form and element size (this module's contract).
        let code = unsafe { self.handle.get::<UnaryCode>(name) };
        let code = *code.map_err(|_| self.no_symbol(name))?;
        Ok(Unary {
            code,
            words,
            _library: Some(Arc::clone(&self.handle)),
        })
    }

    fn no_symbol(&self, name: &str) -> LoadError {
        LoadError::Symbol {
            path: self.path.clone(),
            name: name.to_owned(),
        }
    }
}

/// A function of two field elements, such as a multiplication.
#[derive(Clone, Debug)]
pub struct Binary {
    code: BinaryCode,
    words: usize,
    /// Keeps `code` mapped.
    _library: Option<Arc<libloading::Library>>,
}

/// A function of one field element, such as a squaring.
#[derive(Clone, Debug)]
pub struct Unary {
    code: UnaryCode,
    words: usize,
    /// Keeps `code` mapped.
    _library: Option<Arc<libloading::Library>>,
}

impl Binary {
    /// A function that is linked into this program, on elements of `words` words.
    ///
    /// # Safety
    /// For pointers to `words` words each, aligned to 64 bytes, `out` being writable, apart from `b`, and either equal
    /// to or apart from `a`, `code` must be sound to call and touch nothing else.
    #[must_use]
    pub unsafe fn linked(code: BinaryCode, words: usize) -> Self {
        Self {
            code,
            words,
            _library: None,
        }
    }

    /// 64-bit words of an element.
    #[must_use]
    pub fn words(&self) -> usize {
        self.words
    }

    /// f(a, b), computed in place as the measured calls are.
    ///
    /// # Panics
    /// If an operand has not exactly [`Binary::words`] words.
    #[must_use]
    pub fn call(&self, a: &[u64], b: &[u64]) -> Vec<u64> {
        assert_eq!(
            (a.len(), b.len()),
            (self.words, self.words),
            "operands have the wrong number of words"
        );
        let mut slots = Slots::new(3, self.words);
        slots.set(0, a);
        slots.set(2, b);
        self.repeat::<1>(&mut slots, 1);
        slots.get(0)
    }

    /// x_s ← f(x_s, b) for the first `STREAMS` slots x_s, `steps` times, where b is the last slot. One stream is a
    /// chain of dependent calls; several are independent of each other.
    pub(crate) fn repeat<const STREAMS: usize>(&self, slots: &mut Slots, steps: usize) {
        assert!(STREAMS < slots.count && self.words == slots.words);
        let stride = slots.stride();
        let first = slots.lines.as_mut_ptr().cast::<u64>();
        let b = first.wrapping_add((slots.count - 1) * stride);
        for _ in 0..steps {
            for stream in 0..STREAMS {
                let x = first.wrapping_add(stream * stride);
                // SAFETY: x and b point to slots of `words` words inside `slots` (asserted), borrowed exclusively.
                unsafe { (self.code)(x, x, b) };
            }
        }
    }
}

impl Unary {
    /// A function that is linked into this program, on elements of `words` words.
    ///
    /// # Safety
    /// For pointers to `words` words each, aligned to 64 bytes, `out` being writable and either equal to or apart from
    /// `a`, `code` must be sound to call and touch nothing else.
    #[must_use]
    pub unsafe fn linked(code: UnaryCode, words: usize) -> Self {
        Self {
            code,
            words,
            _library: None,
        }
    }

    /// 64-bit words of an element.
    #[must_use]
    pub fn words(&self) -> usize {
        self.words
    }

    /// f(a), computed in place as the measured calls are.
    ///
    /// # Panics
    /// If the operand has not exactly [`Unary::words`] words.
    #[must_use]
    pub fn call(&self, a: &[u64]) -> Vec<u64> {
        assert_eq!(
            a.len(),
            self.words,
            "the operand has the wrong number of words"
        );
        let mut slots = Slots::new(2, self.words);
        slots.set(0, a);
        self.repeat::<1>(&mut slots, 1);
        slots.get(0)
    }

    /// x_s ← f(x_s) for the first `STREAMS` slots, `steps` times; see [`Binary::repeat`].
    pub(crate) fn repeat<const STREAMS: usize>(&self, slots: &mut Slots, steps: usize) {
        assert!(STREAMS < slots.count && self.words == slots.words);
        let stride = slots.stride();
        let first = slots.lines.as_mut_ptr().cast::<u64>();
        for _ in 0..steps {
            for stream in 0..STREAMS {
                let x = first.wrapping_add(stream * stride);
                // SAFETY: x points to a slot of `words` words inside `slots` (asserted), borrowed exclusively.
                unsafe { (self.code)(x, x) };
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

/// Field elements in memory, each starting on a cache line of its own, so that no subject is slowed down by where its
/// elements happen to lie.
#[derive(Debug)]
pub(crate) struct Slots {
    lines: Vec<CacheLine>,
    words: usize,
    count: usize,
}

#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
struct CacheLine([u64; LINE]);

impl Slots {
    /// `count` zero elements of `words` words.
    pub(crate) fn new(count: usize, words: usize) -> Self {
        let lines = vec![CacheLine([0; LINE]); count * words.div_ceil(LINE)];
        Self {
            lines,
            words,
            count,
        }
    }

    /// Words from one slot to the next.
    fn stride(&self) -> usize {
        self.words.div_ceil(LINE) * LINE
    }

    /// Writes `element`, of exactly `words` words, into slot `slot`.
    pub(crate) fn set(&mut self, slot: usize, element: &[u64]) {
        assert_eq!(
            element.len(),
            self.words,
            "the element has the wrong number of words"
        );
        let first = slot * self.words.div_ceil(LINE);
        for (line, words) in self.lines[first..].iter_mut().zip(element.chunks(LINE)) {
            line.0[..words.len()].copy_from_slice(words);
        }
    }

    /// The element in slot `slot`.
    pub(crate) fn get(&self, slot: usize) -> Vec<u64> {
        let first = slot * self.words.div_ceil(LINE);
        self.lines[first..]
            .iter()
            .flat_map(|line| line.0)
            .take(self.words)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    extern "C" fn add(out: *mut u64, a: *const u64, b: *const u64) {
        for i in 0..9 {
            // SAFETY: declared with 9 words below.
            unsafe { *out.add(i) = *a.add(i) + *b.add(i) };
        }
    }

    extern "C" fn double(out: *mut u64, a: *const u64) {
        for i in 0..9 {
            // SAFETY: declared with 9 words below.
            unsafe { *out.add(i) = 2 * *a.add(i) };
        }
    }

    #[test]
    fn streams_step_apart_and_slots_beyond_stay() {
        // SAFETY: both touch 9 words of each operand.
        let (add, double) = unsafe { (Binary::linked(add, 9), Unary::linked(double, 9)) };
        let mut slots = Slots::new(4, 9);
        for slot in 0..4 {
            slots.set(slot, &[slot as u64 + 1; 9]);
        }
        add.repeat::<2>(&mut slots, 10);
        double.repeat::<1>(&mut slots, 3);
        assert_eq!(slots.get(0), [8 * 41; 9]);
        assert_eq!(slots.get(1), [42; 9]);
        assert_eq!(slots.get(2), [3; 9]);
        assert_eq!(slots.get(3), [4; 9]);
        assert_eq!(add.call(&[1; 9], &[2; 9]), [3; 9]);
        assert_eq!(double.call(&[5; 9]), [10; 9]);
    }

    #[test]
    fn a_file_that_is_no_library_is_an_error_with_its_path() {
        let error = Library::open(Path::new("no-such-library.so"))
            .unwrap_err()
            .to_string();
        assert!(error.contains("no-such-library.so"), "{error}");
    }
}
