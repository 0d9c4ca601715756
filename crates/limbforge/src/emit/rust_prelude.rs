//! Text before the functions of a printed Rust file: constants, the types of elements, private helpers.

use crate::field::Field;

use super::{
    Options, header,
    text::{Text, signed_literal},
};

/// Arrays longer than this are broken over lines: rustfmt's limit.
pub const ARRAY_WIDTH: usize = 58;

/// A private function of the printed file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Helper {
    /// The product of two words as a double word.
    Product,
    /// The sum of two words and a carry, and its carry.
    AddCarry,
    /// The difference of two words and a borrow, and its borrow.
    SubBorrow,
    /// A word from bytes.
    Load,
    /// Bytes of longer bytes.
    Part,
    /// A word to bytes.
    Store,
}

impl Helper {
    /// Its definition for words of `word` bits.
    pub fn source(self, word: u8) -> String {
        let (bytes, double) = (word / 8, u32::from(word) * 2);
        match self {
            Helper::Product => format!(
                "/// The double-width product of two words.
#[inline(always)]
const fn m(x: u{word}, y: u{word}) -> u{double} {{
    x as u{double} * y as u{double}
}}"
            ),
            Helper::AddCarry => with_carry(
                "add_carry",
                ["The sum of two words and a carry", "carry"],
                "overflowing_add",
                word,
            ),
            Helper::SubBorrow => with_carry(
                "sub_borrow",
                ["The difference of two words and a borrow", "borrow"],
                "overflowing_sub",
                word,
            ),
            Helper::Load => format!(
                "/// Reads the little-endian word at byte `at`; bytes past the end count as 0.
#[inline(always)]
const fn load<const N: usize>(bytes: &[u8; N], at: usize) -> u{word} {{
    let (_, rest) = bytes.as_slice().split_at(at);
    if let Some(word) = rest.first_chunk() {{
        return u{word}::from_le_bytes(*word);
    }}
    let mut word = [0; {bytes}];
    let mut i = 0;
    while i < rest.len() {{
        word[i] = rest[i];
        i += 1;
    }}
    u{word}::from_le_bytes(word)
}}"
            ),
            Helper::Part => "/// Bytes of longer ones, from byte `at` on.
#[inline(always)]
const fn part<const N: usize, const M: usize>(bytes: &[u8; N], at: usize) -> [u8; M] {
    let mut part = [0; M];
    let mut i = 0;
    while i < M {
        part[i] = bytes[at + i];
        i += 1;
    }
    part
}"
            .to_owned(),
            Helper::Store => format!(
                "/// Writes the word at byte `at`, little-endian; bytes past the end are dropped.
#[inline(always)]
const fn store<const N: usize>(bytes: &mut [u8; N], at: usize, word: u{word}) {{
    let word = word.to_le_bytes();
    let (_, rest) = bytes.split_at_mut(at);
    if let Some(all) = rest.first_chunk_mut() {{
        *all = word;
        return;
    }}
    let mut i = 0;
    while i < rest.len() {{
        rest[i] = word[i];
        i += 1;
    }}
}}"
            ),
        }
    }
}

/// By a pair of operations that every Rust of this edition has: `carrying_add` is newer. Compilers make one instruction
/// of both.
fn with_carry(name: &str, [what, flag]: [&str; 2], call: &str, word: u8) -> String {
    format!(
        "/// {what}, and its {flag}.
#[inline(always)]
const fn {name}(x: u{word}, y: u{word}, {flag}: bool) -> (u{word}, bool) {{
    let (z, first) = x.{call}(y);
    let (z, second) = z.{call}({flag} as u{word});
    (z, first | second)
}}"
    )
}

/// The documentation of the file, with lines about it before the table of bounds.
pub fn heading(out: &mut Text, field: &Field, options: &Options, about: &[String]) {
    let lines = header::file(field, options);
    let (title, table) = lines.split_at(2);
    out.comment("//!", title);
    for line in about {
        out.comment("//!", std::slice::from_ref(line));
    }
    if !about.is_empty() {
        out.line("//!");
    }
    out.line("//! ```text");
    out.comment("//!", table);
    out.line("//! ```");
}

/// Whether an element has to be made loose before it is passed as such, and can be: by `relax`.
pub fn relaxes(field: &Field) -> bool {
    let mut bounds = field.repr.tight.iter().zip(&field.repr.loose);
    field.repr.has_loose() && bounds.all(|(tight, loose)| tight.within(loose))
}

/// Constants and the types of elements.
pub fn types(out: &mut Text, field: &Field) {
    let (word, limbs) = (field.repr.word, field.repr.limbs);
    out.line("/// Number of words in an element.");
    out.line(format!("pub const LIMBS: usize = {limbs};"));
    out.blank();
    out.line("/// Number of bytes in an encoded element.");
    out.line(format!("pub const BYTES: usize = {};", field.bytes()));
    out.blank();
    out.line("/// An element within tight bounds, least significant limb first.");
    out.line("#[derive(Clone, Copy)]");
    out.line("#[repr(transparent)]");
    out.line(format!("pub struct Element(pub [u{word}; LIMBS]);"));
    out.blank();
    if field.repr.has_loose() {
        out.line("/// An element within loose bounds, least significant limb first.");
        out.line("#[derive(Clone, Copy)]");
        out.line("#[repr(transparent)]");
        out.line(format!("pub struct Loose(pub [u{word}; LIMBS]);"));
    } else {
        out.line("/// An element within loose bounds. In this field they equal the tight bounds.");
        out.line("pub type Loose = Element;");
    }
    relaxation(out, field);
    for constant in &field.constants {
        out.blank();
        out.line(format!("/// {}.", constant.meaning));
        let name = constant.name.to_uppercase();
        let limbs: Vec<String> = constant.limbs.iter().map(signed_literal).collect();
        let start = format!("pub const {name}: Element = Element([");
        out.list(&start, &limbs, "]);", ARRAY_WIDTH, false);
    }
}

/// The way from tight to loose elements, where a field has both.
pub fn relaxation(out: &mut Text, field: &Field) {
    if relaxes(field) {
        out.blank();
        out.line(
            "impl Element {
    /// Returns the same limbs. Tight bounds imply loose bounds.
    #[inline]
    pub const fn relax(self) -> Loose {
        Loose(self.0)
    }
}

impl From<Element> for Loose {
    #[inline]
    fn from(x: Element) -> Loose {
        x.relax()
    }
}",
        );
    }
}
