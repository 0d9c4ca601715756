//! Functions between vectors and arrays of words or bytes, the same text for all forms.

use super::Names;
use crate::emit::text::Text;

/// Prints all of them.
pub fn conversions(out: &mut Text, names: &Names) {
    for (about, signature, body) in ROWS {
        out.blank();
        out.line(format!("// {about}"));
        let text = format!("{}void P_{signature} {{\n{body}\n}}", names.attribute());
        let text = text.replace("P_", &names.of(""));
        let named = |text: String, name: &&str| text.replace(name, &names.constant(name));
        out.line(NUMBERS.iter().fold(text, named));
    }
}

/// Constants of the file.
const NUMBERS: [&str; 4] = ["LANES", "LIMBS", "BYTES", "WORDS"];

/// A line about a function, its signature, its body. `P_` is the prefix of the form.
const ROWS: [(&str, &str, &str); 5] = [
    (
        "The same element in every lane.",
        "splat(P_v out[LIMBS], const uint64_t limbs[LIMBS])",
        "    for (size_t i = 0; i < LIMBS; i++) {
        out[i] = P_vsplat(limbs[i]);
    }",
    ),
    (
        "Elements from their limbs: the limbs of the first element, those of the second, and so on.",
        "from_limbs(P_v out[LIMBS], const uint64_t rows[LANES * LIMBS])",
        "    for (size_t i = 0; i < LIMBS; i++) {
        uint64_t limb[LANES];
        for (size_t lane = 0; lane < LANES; lane++) {
            limb[lane] = rows[lane * LIMBS + i];
        }
        out[i] = P_vload(limb);
    }",
    ),
    (
        "The limbs of elements, in the order of `from_limbs`.",
        "to_limbs(uint64_t rows[LANES * LIMBS], const P_v x[LIMBS])",
        "    for (size_t i = 0; i < LIMBS; i++) {
        uint64_t limb[LANES];
        P_vstore(limb, x[i]);
        for (size_t lane = 0; lane < LANES; lane++) {
            rows[lane * LIMBS + i] = limb[lane];
        }
    }",
    ),
    (
        "The words of encoded elements, which are little-endian and stand one after the other.",
        "words_of_bytes(P_v words[WORDS], const uint8_t rows[LANES * BYTES])",
        "    for (size_t i = 0; i < WORDS; i++) {
        const size_t count = i + 1 < WORDS ? 8 : BYTES - 8 * i;
        uint64_t word[LANES];
        for (size_t lane = 0; lane < LANES; lane++) {
            word[lane] = limbforge_load_u64(rows + lane * BYTES + 8 * i, count);
        }
        words[i] = P_vload(word);
    }",
    ),
    (
        "Encoded elements from their words, one after the other.",
        "bytes_of_words(uint8_t rows[LANES * BYTES], const P_v words[WORDS])",
        "    for (size_t i = 0; i < WORDS; i++) {
        const size_t count = i + 1 < WORDS ? 8 : BYTES - 8 * i;
        uint64_t word[LANES];
        P_vstore(word, words[i]);
        for (size_t lane = 0; lane < LANES; lane++) {
            limbforge_store_u64(rows + lane * BYTES + 8 * i, count, word[lane]);
        }
    }",
    ),
];
