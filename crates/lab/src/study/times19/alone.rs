//! The product with a constant alone: a chain of them, and eight chains side by side, in sources of their own.

use std::fmt::Write;
use std::path::Path;

use crate::measure::{
    Compiler, CompilerKind, Data, Operation, Random, Signature, Subject, compile, harness::symbol,
};
use limbforge::ir::shift_add::{BOUND, Sequence, Set, Step, shortest};
use num_bigint::BigInt;

/// The constants: of Poly1305, of 2^255 - 19 in limbs and in full words, of 2^256 - 189 and of the low part of
/// secp256k1's 2^32 + 977.
pub const CONSTANTS: [u32; 5] = [19, 5, 38, 189, 977];

/// Products in a chain of one call: so many that the call itself counts little.
const CHAIN: u32 = 256;
/// Chains side by side.
const STREAMS: usize = 8;
/// Words of which samples start.
const INPUTS: usize = 8;
/// The operation that is a chain, of the first word.
pub const CHAIN_NAME: &str = "chain";
/// The operation that is chains side by side, one for each word.
pub const STREAMS_NAME: &str = "streams";

/// How x * c is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By the multiplication instruction: c is in a register, and the compiler does not know it.
    Multiplier,
    /// As `x * c` in the source: the compiler decides.
    Compiler,
    /// By the shortest sequence of shifts, sums and differences, a statement each.
    Plain,
    /// By the shortest sequence with what this processor shifts within a sum.
    Fused,
}

impl Way {
    /// All ways, the baseline first.
    pub const ALL: [Way; 4] = [Way::Multiplier, Way::Compiler, Way::Plain, Way::Fused];

    /// The sequence of the way, if it has one and there is one.
    pub fn sequence(self, c: u32) -> Option<Sequence> {
        let set = match self {
            Way::Multiplier | Way::Compiler => return None,
            Way::Plain => Set::Plain,
            Way::Fused if cfg!(target_arch = "aarch64") => Set::Shifted,
            Way::Fused => Set::Scaled,
        };
        shortest(set, c, BOUND.ilog2() as usize)
    }

    /// Name in tables.
    pub fn label(self, c: u32) -> String {
        let sequence = || self.sequence(c).map_or_else(String::new, |s| s.to_string());
        match self {
            Way::Multiplier => "multiplier".to_owned(),
            Way::Compiler => format!("x * {c}, as compiled"),
            Way::Plain => format!("shift, add: {}", sequence()),
            Way::Fused if cfg!(target_arch = "aarch64") => format!("shifted add: {}", sequence()),
            Way::Fused => format!("lea: {}", sequence()),
        }
    }
}

/// A product with a constant that was built.
#[derive(Clone, Debug)]
pub struct Alone {
    /// The constant.
    pub constant: u32,
    /// The way.
    pub way: Way,
    /// Language and compiler.
    pub by: String,
    /// A chain, and chains side by side.
    pub subject: Subject,
}

impl Alone {
    /// Products in a call of the first function and in one of the second.
    pub const PER_CALL: [f64; 2] = [CHAIN as f64, CHAIN as f64 * STREAMS as f64];
}

/// Builds all ways for these constants with one compiler in `folder`, and compares what they compute with the product.
///
/// # Errors
/// A line that says what the compiler, the loader or the comparison found.
pub fn build(
    constants: &[u32],
    compiler: &Compiler,
    number: usize,
    folder: &Path,
) -> Result<Vec<Alone>, String> {
    let language = match compiler.kind {
        CompilerKind::Rustc => &RUST,
        CompilerKind::Gcc | CompilerKind::Clang => &C,
    };
    let cases: Vec<(u32, Way)> = constants
        .iter()
        .flat_map(|&c| Way::ALL.map(|way| (c, way)))
        .collect();
    let signatures =
        [CHAIN_NAME, STREAMS_NAME].map(|name| Signature::of_words(name, &[STREAMS], &[STREAMS]));
    let harness = compiler.kind.language();
    let mut text = language.head.to_owned();
    for (i, &(c, way)) in cases.iter().enumerate() {
        text += &language.functions(i, c, way);
        for signature in &signatures {
            text += &harness.run(&prefix(i), signature);
        }
    }
    let by = compiler.title();
    let failed = |reason: String| format!("products alone, by {by}: {reason}");
    let library = compile(&text, compiler, folder, &format!("alone{number}")).map_err(failed)?;
    let inputs = inputs();
    let mut built = Vec::new();
    for (i, (constant, way)) in cases.into_iter().enumerate() {
        let operation = |signature: &Signature| {
            let function = library.function(&prefix(i), signature.clone());
            let function = function.map_err(|error| failed(error.to_string()))?;
            Ok(Operation::new(function, &inputs))
        };
        let operations: Result<_, String> = signatures.iter().map(operation).collect();
        let subject = Subject::new(way.label(constant), operations?);
        verify(&subject, constant, &inputs).map_err(failed)?;
        built.push(Alone {
            constant,
            way,
            by: by.clone(),
            subject,
        });
    }
    Ok(built)
}

/// The prefix of the functions of this case.
fn prefix(i: usize) -> String {
    format!("alone{i}")
}

fn inputs() -> Vec<Data> {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut words = || (0..STREAMS).map(|_| random.word().into()).collect();
    (0..INPUTS).map(|_| vec![words()]).collect()
}

/// x * c^CHAIN modulo 2^64, of the first word or of all.
fn verify(subject: &Subject, c: u32, inputs: &[Data]) -> Result<(), String> {
    let power = BigInt::from(u64::from(c).wrapping_pow(CHAIN));
    let call = |name: &str, data: &Data| subject.function(name).map(|f| f.call(data));
    for data in inputs {
        let product = |x: &BigInt| x * &power % (BigInt::from(1) << 64u8);
        let products: Vec<BigInt> = data[0].iter().map(product).collect();
        let chain = call(CHAIN_NAME, data).is_some_and(|out| out[0][0] == products[0]);
        if !chain || call(STREAMS_NAME, data) != Some(vec![products]) {
            return Err(format!(
                "`{}` differs from the product with {c}: please report this compiler",
                subject.label()
            ));
        }
    }
    Ok(())
}

/// The statements for a product in each of the streams.
type Steps<'a> = &'a dyn Fn(usize) -> String;

/// Syntax in which the two source languages differ.
struct Language {
    name: &'static str,
    /// Before all functions: `hide!` or `HIDE` puts a value through a register of which the compiler knows nothing, so
    /// that it neither joins steps nor finds the product in them.
    head: &'static str,
    assign: fn(name: &str, value: &str) -> String,
    times: fn(x: &str, k: &str) -> String,
    sum: fn(x: &str, sign: char, y: &str) -> String,
    chain: fn(i: usize, c: u32, count: u32, step: &str) -> String,
    streams: fn(i: usize, c: u32, count: u32, step: Steps<'_>) -> String,
}

const C: Language = Language {
    name: "c",
    head: "#include <stdint.h>\n#define HIDE(x) __asm__(\"\" : \"+r\"(x))\n",
    assign: |name, value| format!("uint64_t {name} = {value}; HIDE({name});"),
    times: |x, k| format!("{x} * {k}"),
    sum: |x, sign, y| format!("{x} {sign} {y}"),
    chain: |i, c, count, step| {
        format!(
            "void {}(uint64_t *out, const uint64_t *a) {{\n\
             \x20 uint64_t k = {c}; HIDE(k); (void)k; uint64_t x = a[0];\n\
             \x20 for (int i = 0; i < {count}; i++) {{ {step} }}\n  out[0] = x;\n}}\n",
            symbol(&prefix(i), CHAIN_NAME),
        )
    },
    streams: |i, c, count, step| {
        let each =
            |text: &dyn Fn(usize) -> String| (0..STREAMS).map(text).collect::<Vec<_>>().join(" ");
        format!(
            "void {}(uint64_t *out, const uint64_t *a) {{\n\
             \x20 uint64_t k = {c}; HIDE(k); (void)k; {}\n\
             \x20 for (int i = 0; i < {count}; i++) {{ {} }}\n  {}\n}}\n",
            symbol(&prefix(i), STREAMS_NAME),
            each(&|s| format!("uint64_t x{s} = a[{s}];")),
            each(step),
            each(&|s| format!("out[{s}] = x{s};")),
        )
    },
};

const RUST: Language = Language {
    name: "rust",
    head: "macro_rules! hide { ($x:ident) => { unsafe { core::arch::asm!(\"/* {0} */\", inout(reg) $x, \
           options(pure, nomem, nostack, preserves_flags)) } } }\n",
    assign: |name, value| format!("let mut {name}: u64 = {value}; hide!({name});"),
    times: |x, k| format!("{x}.wrapping_mul({k})"),
    sum: |x, sign, y| match sign {
        '+' => format!("{x}.wrapping_add({y})"),
        _ => format!("{x}.wrapping_sub({y})"),
    },
    chain: |i, c, count, step| {
        format!(
            "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {}(out: *mut [u64; {STREAMS}], a: *const [u64; {STREAMS}]) {{\n\
             \x20 let (out, a) = (out.cast::<u64>(), a.cast::<u64>());\n\
             \x20 let mut k: u64 = {c}; hide!(k); let _ = k; let mut x = unsafe {{ *a }};\n\
             \x20 for _ in 0..{count} {{ {step} }}\n  unsafe {{ *out = x }}\n}}\n",
            symbol(&prefix(i), CHAIN_NAME),
        )
    },
    streams: |i, c, count, step| {
        let each =
            |text: &dyn Fn(usize) -> String| (0..STREAMS).map(text).collect::<Vec<_>>().join(" ");
        format!(
            "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {}(out: *mut [u64; {STREAMS}], a: *const [u64; {STREAMS}]) {{\n\
             \x20 let (out, a) = (out.cast::<u64>(), a.cast::<u64>());\n\
             \x20 let mut k: u64 = {c}; hide!(k); let _ = k; {}\n\
             \x20 for _ in 0..{count} {{ {} }}\n  {}\n}}\n",
            symbol(&prefix(i), STREAMS_NAME),
            each(&|s| format!("let mut x{s} = unsafe {{ *a.add({s}) }};")),
            each(step),
            each(&|s| format!("unsafe {{ *out.add({s}) = x{s} }};")),
        )
    },
};

impl Language {
    fn functions(&self, i: usize, c: u32, way: Way) -> String {
        let chain = (self.chain)(i, c, CHAIN, &self.product(c, way, "x"));
        let step = |s: usize| self.product(c, way, &format!("x{s}"));
        chain + &(self.streams)(i, c, CHAIN, &step)
    }

    /// Statements for `x = x * c`.
    fn product(&self, c: u32, way: Way, x: &str) -> String {
        let Some(sequence) = way.sequence(c) else {
            let k = if way == Way::Multiplier {
                "k".to_owned()
            } else {
                c.to_string()
            };
            let value = (self.times)(x, &k);
            return self.hidden(x, &value);
        };
        let name = |i: usize| match i {
            0 => x.to_owned(),
            _ => format!("{x}_{i}"),
        };
        let shifted = |of: usize, by: u32| match by {
            0 => name(of),
            _ => format!("({} << {by})", name(of)),
        };
        let mut text = String::new();
        for (i, step) in sequence.steps.iter().enumerate() {
            let value = match *step {
                Step::Shift { of, by } => shifted(of, by),
                Step::Add { to, of, by } => (self.sum)(&name(to), '+', &shifted(of, by)),
                Step::Sub { from, of, by } => (self.sum)(&name(from), '-', &shifted(of, by)),
            };
            let _ = write!(text, "{} ", (self.assign)(&name(i + 1), &value));
        }
        text + &format!("{x} = {};", name(sequence.steps.len()))
    }

    fn hidden(&self, x: &str, value: &str) -> String {
        let hide = if self.name == "c" { "HIDE" } else { "hide!" };
        format!("{x} = {value}; {hide}({x});")
    }
}
