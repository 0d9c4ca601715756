//! Functions between vectors and arrays of words or bytes, the same text for all forms.

use super::{
    super::{forms::Form, words},
    attribute,
};
use crate::{emit::text::Text, field::Field};

/// A line about a function, its signature, its body.
type Row = (&'static str, &'static str, String);

/// Prints all of them.
pub fn conversions(out: &mut Text, field: &Field, form: &Form) {
    let attribute = attribute(form);
    let rows = elements(field.repr.limbs).into_iter();
    for (about, signature, body) in rows.chain(encodings(words(field))) {
        out.blank();
        out.line(format!("/// {about}"));
        out.line(attribute);
        out.line(format!("pub fn {signature} {{"));
        out.line(body);
        out.line("}");
    }
}

fn elements(count: usize) -> [Row; 3] {
    let limbs = |item: &dyn Fn(usize) -> String| list(count, item);
    [
        (
            "The same element in every lane.",
            "splat(limbs: &[u64; LIMBS]) -> Element",
            format!("    Element({})", limbs(&|i| format!("vsplat(limbs[{i}])"))),
        ),
        (
            "Elements from their limbs, an element in each row.",
            "from_limbs(rows: &[[u64; LIMBS]; LANES]) -> Element",
            format!(
                "    let mut limbs = [[0; LANES]; LIMBS];
    for (lane, row) in rows.iter().enumerate() {{
        for (limb, word) in limbs.iter_mut().zip(row) {{
            limb[lane] = *word;
        }}
    }}
    Element({})",
                limbs(&|i| format!("vload(&limbs[{i}])"))
            ),
        ),
        (
            "The limbs of elements, an element in each row.",
            "to_limbs(x: &Element) -> [[u64; LIMBS]; LANES]",
            format!(
                "    let limbs = {};
    let mut rows = [[0; LIMBS]; LANES];
    for (lane, row) in rows.iter_mut().enumerate() {{
        for (word, limb) in row.iter_mut().zip(&limbs) {{
            *word = limb[lane];
        }}
    }}
    rows",
                limbs(&|i| format!("vstore(x.0[{i}])"))
            ),
        ),
    ]
}

fn encodings(count: usize) -> [Row; 2] {
    [
        (
            "The words of encoded elements, which are little-endian.",
            "words_of_bytes(rows: &[[u8; BYTES]; LANES]) -> Words",
            format!(
                "    let mut words = [[0; LANES]; WORDS];
    for (lane, row) in rows.iter().enumerate() {{
        for (i, word) in words.iter_mut().enumerate() {{
            word[lane] = load(row, 8 * i);
        }}
    }}
    {}",
                list(count, &|i| format!("vload(&words[{i}])"))
            ),
        ),
        (
            "Encoded elements from their words.",
            "bytes_of_words(words: &Words) -> [[u8; BYTES]; LANES]",
            format!(
                "    let words = {};
    let mut rows = [[0; BYTES]; LANES];
    for (lane, row) in rows.iter_mut().enumerate() {{
        for (i, word) in words.iter().enumerate() {{
            store(row, 8 * i, word[lane]);
        }}
    }}
    rows",
                list(count, &|i| format!("vstore(words[{i}])"))
            ),
        ),
    ]
}

/// An array of so many items.
fn list(count: usize, item: &dyn Fn(usize) -> String) -> String {
    let items: Vec<String> = (0..count).map(item).collect();
    format!("[{}]", items.join(", "))
}
