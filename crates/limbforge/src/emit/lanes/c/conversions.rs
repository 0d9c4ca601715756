//! Functions between vectors and arrays of words or bytes, the same text for all forms.

use super::Names;
use crate::emit::text::Text;

/// A line about a function, its signature, its body. `P_` is the prefix of the form, and `@` that of constants.
pub type Row = (&'static str, &'static str, &'static str);

/// Prints these functions.
pub fn conversions(out: &mut Text, names: &Names, rows: &[Row]) {
    for (about, signature, body) in rows {
        out.blank();
        out.line(format!("// {about}"));
        let text = format!("{}void P_{signature} {{\n{body}\n}}", names.attribute());
        let text = text.replace("P_", &names.of(""));
        out.line(text.replace('@', &names.constant("")));
    }
}

/// Those of an element in each lane.
pub const LANES: [Row; 5] = [
    (
        "The same element in every lane.",
        "splat(P_v out[@LIMBS], const uint64_t limbs[@LIMBS])",
        "    for (size_t i = 0; i < @LIMBS; i++) {
        out[i] = P_vsplat(limbs[i]);
    }",
    ),
    (
        "Elements from their limbs: the limbs of the first element, those of the second, and so on.",
        "from_limbs(P_v out[@LIMBS], const uint64_t rows[@LANES * @LIMBS])",
        "    for (size_t i = 0; i < @LIMBS; i++) {
        uint64_t limb[@LANES];
        for (size_t lane = 0; lane < @LANES; lane++) {
            limb[lane] = rows[lane * @LIMBS + i];
        }
        out[i] = P_vload(limb);
    }",
    ),
    (
        "The limbs of elements, in the order of `from_limbs`.",
        "to_limbs(uint64_t rows[@LANES * @LIMBS], const P_v x[@LIMBS])",
        "    for (size_t i = 0; i < @LIMBS; i++) {
        uint64_t limb[@LANES];
        P_vstore(limb, x[i]);
        for (size_t lane = 0; lane < @LANES; lane++) {
            rows[lane * @LIMBS + i] = limb[lane];
        }
    }",
    ),
    (
        "The words of encoded elements, which are little-endian and stand one after the other.",
        "words_of_bytes(P_v words[@WORDS], const uint8_t rows[@LANES * @BYTES])",
        "    for (size_t i = 0; i < @WORDS; i++) {
        const size_t count = i + 1 < @WORDS ? 8 : @BYTES - 8 * i;
        uint64_t word[@LANES];
        for (size_t lane = 0; lane < @LANES; lane++) {
            word[lane] = limbforge_load_u64(rows + lane * @BYTES + 8 * i, count);
        }
        words[i] = P_vload(word);
    }",
    ),
    (
        "Encoded elements from their words, one after the other.",
        "bytes_of_words(uint8_t rows[@LANES * @BYTES], const P_v words[@WORDS])",
        "    for (size_t i = 0; i < @WORDS; i++) {
        const size_t count = i + 1 < @WORDS ? 8 : @BYTES - 8 * i;
        uint64_t word[@LANES];
        P_vstore(word, words[i]);
        for (size_t lane = 0; lane < @LANES; lane++) {
            limbforge_store_u64(rows + lane * @BYTES + 8 * i, count, word[lane]);
        }
    }",
    ),
];

/// Those of an element over the lanes.
pub const ACROSS: [Row; 2] = [
    (
        "The element of limbs, or the loose element. Lanes above the limbs are 0.",
        "from_limbs(P_v out[@REGISTERS], const uint64_t limbs[@LIMBS])",
        "    uint64_t lanes[@REGISTERS * @LANES] = {0};
    memcpy(lanes, limbs, sizeof(uint64_t) * @LIMBS);
    for (size_t i = 0; i < @REGISTERS; i++) {
        out[i] = P_vload(lanes + i * @LANES);
    }",
    ),
    (
        "The limbs of an element.",
        "to_limbs(uint64_t limbs[@LIMBS], const P_v x[@REGISTERS])",
        "    uint64_t lanes[@REGISTERS * @LANES];
    for (size_t i = 0; i < @REGISTERS; i++) {
        P_vstore(lanes + i * @LANES, x[i]);
    }
    memcpy(limbs, lanes, sizeof(uint64_t) * @LIMBS);",
    ),
];
