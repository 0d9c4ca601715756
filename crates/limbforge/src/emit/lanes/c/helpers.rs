//! The helpers of each form: the meaning of an operation on the lanes of vectors.

use super::{super::forms::Registers, Names};
use crate::emit::{c_helpers::Helper, text::Text};

/// The signature of a helper.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Type {
    /// Vectors to a vector, so many.
    Vectors(u8),
    /// Vectors, so many, and a number of this type to a vector. In registers a macro, as numbers have to be literals.
    Numbered(u8, &'static str),
    /// Sets a vector, from two and a mask, and returns a mask.
    Carry,
    /// A mask and two vectors to a vector.
    Select,
    /// Vectors to a mask, so many.
    Mask(u8),
    /// A mask to a vector.
    OfMask,
    /// A flag, which is a word, to a mask.
    OfFlag,
    /// A word to a vector.
    Splat,
    /// Words in memory to a vector.
    Load,
    /// A vector to words in memory.
    Store,
}

use Type::{Carry, Load, Mask, Numbered, OfFlag, OfMask, Select, Splat, Store, Vectors};

/// All helpers; a helper calls others that stand after it.
#[rustfmt::skip]
const HELPERS: &[(&str, Type, &str)] = &[
    ("vadc",      Carry,      "Sets *z to the sum of two words and a carry. Returns the carry."),
    ("vsbb",      Carry,      "Sets *z to the difference of two words and a borrow. Returns the borrow."),
    ("vfma51lo",  Vectors(3), "z + x y - 2^51 r, for x y below 2^103, with r of vfma51hi."),
    ("vfma51hi",  Vectors(3), "z + r, where 2^51 r is the nearest to x y, of two that with an even r, for x y below 2^103."),
    ("vrounded",  Vectors(2), "The bits of x y + 2^103 rounded to a multiple of 2^51, as a double."),
    ("vdouble",   Vectors(1), "The bits of words below 2^52 as doubles: of 2^52 + x, less 2^52."),
    ("vadd",      Vectors(2), "Sum modulo 2^64."),
    ("vsub",      Vectors(2), "Difference modulo 2^64."),
    ("vmul32",    Vectors(2), "Product of the low 32 bits."),
    ("vmadd52lo", Vectors(3), "z + (x mod 2^52) (y mod 2^52) mod 2^52."),
    ("vmadd52hi", Vectors(3), "z + floor((x mod 2^52) (y mod 2^52) / 2^52)."),
    ("vshl",      Numbered(1, "int"), "Shift left."),
    ("vshr",      Numbered(1, "int"), "Shift right."),
    ("vshlv",     Numbered(1, "uint64_t"), "Shift left, each lane by a byte of k, the lowest lane by the lowest."),
    ("vlane",     Numbered(1, "size_t"),   "Lane k in every lane."),
    ("valign",    Numbered(2, "size_t"),   "Lanes k to 7 of x, and lanes of y above them."),
    ("vpermute",  Numbered(2, "uint32_t"), "Lanes of x and, from number 8 on, of y: numbers are digits of 4 bits of k, the lowest for the lowest."),
    ("vand",      Vectors(2), "Bitwise and."),
    ("vor",       Vectors(2), "Bitwise or."),
    ("vxor",      Vectors(2), "Bitwise exclusive or."),
    ("vselect",   Select,     "x where the mask has a 1, y where it has a 0."),
    ("vless",     Mask(2),    "Whether x is below y."),
    ("vtest",     Mask(1),    "The lowest bits."),
    ("vflag",     OfFlag,     "The mask of all lanes if the flag is 1, of none if it is 0."),
    ("vbits",     OfMask,     "The mask as words that are 0 or 1."),
    ("vspread",   OfMask,     "The mask as words with all bits 0 or 1."),
    ("vsplat",    Splat,      "The same word in every lane."),
    ("vload",     Load,       "A vector from its words."),
    ("vstore",    Store,      "The words of a vector."),
];

/// The definitions of the helpers that `text` calls.
pub fn needed(text: &str, names: &Names) -> String {
    let mut chosen: Vec<String> = Vec::new();
    for (name, ty, about) in HELPERS {
        let call = format!("{}(", names.of(name));
        if text.contains(&call) || chosen.iter().any(|helper| helper.contains(&call)) {
            chosen.push(format!("\n// {about}\n{}\n", helper(name, *ty, names)));
        }
    }
    // In C what is called comes first.
    chosen.reverse();
    chosen.concat()
}

fn helper(name: &str, ty: Type, names: &Names) -> String {
    let (v, own) = (names.of("v"), names.of(name));
    let (result, params) = match ty {
        Vectors(1) => (v.as_str(), format!("{v} x")),
        Vectors(2) => (v.as_str(), format!("{v} x, {v} y")),
        Vectors(_) => (v.as_str(), format!("{v} z, {v} x, {v} y")),
        Numbered(count, _) if names.form.registers != Registers::Arrays => {
            let params = if count == 1 { "x, k" } else { "x, y, k" };
            return format!("#define {own}({params}) {}", body(name, names));
        }
        Numbered(1, number) => (v.as_str(), format!("{v} x, {number} k")),
        Numbered(_, number) => (v.as_str(), format!("{v} x, {v} y, {number} k")),
        Carry => ("uint8_t", format!("{v} *z, {v} x, {v} y, uint8_t c")),
        Select => (v.as_str(), format!("uint8_t c, {v} x, {v} y")),
        Mask(2) => ("uint8_t", format!("{v} x, {v} y")),
        Mask(_) => ("uint8_t", format!("{v} x")),
        OfMask => (v.as_str(), "uint8_t c".to_owned()),
        OfFlag => ("uint8_t", "uint64_t c".to_owned()),
        Splat => (v.as_str(), "uint64_t k".to_owned()),
        Load => (
            v.as_str(),
            format!("const uint64_t x[{}]", names.form.lanes),
        ),
        Store => ("void", format!("uint64_t out[{}], {v} x", names.form.lanes)),
    };
    let mut text = Text::default();
    text.line(format!(
        "{}static inline {result} {own}({params}) {{",
        names.attribute()
    ));
    for line in body(name, names).lines() {
        text.line(format!("    {line}"));
    }
    text.line("}");
    text.finish().trim_end().to_owned()
}

/// The body of a helper, of a macro what it stands for. `P_` is the prefix of the form.
fn body(name: &str, names: &Names) -> String {
    let text = match (name, names.form.registers) {
        ("vadc", _) => "const P_v sum = P_vadd(x, y);
*z = P_vadd(sum, P_vbits(c));
return P_vless(sum, x) | P_vless(*z, sum);"
            .to_owned(),
        ("vsbb", _) => "const P_v difference = P_vsub(x, y), borrow = P_vbits(c);
*z = P_vsub(difference, borrow);
return P_vless(x, y) | P_vless(difference, borrow);"
            .to_owned(),
        ("vflag", _) => "return (uint8_t)(0 - c);".to_owned(),
        (_, Registers::Arrays) => arrays(name),
        (_, Registers::Neon) => neon(name),
        (_, Registers::Avx2 | Registers::Fma) => x86(name, names).unwrap_or_else(|| avx2(name)),
        (_, Registers::Avx512 | Registers::Avx512Ifma) => {
            x86(name, names).unwrap_or_else(|| avx512(name, names))
        }
    };
    text.replace("P_", &names.of(""))
}

fn arrays(name: &str) -> String {
    let each = |word: &str| {
        format!(
            "P_v out;\nfor (size_t i = 0; i < sizeof(P_v) / 8; i++) {{\n    out.lane[i] = {word};\n}}\nreturn out;"
        )
    };
    let mask = |bit: &str| {
        format!(
            "unsigned c = 0;\nfor (size_t i = 0; i < sizeof(P_v) / 8; i++) {{\n    c |= (unsigned)({bit}) << i;\n}}\n\
             return (uint8_t)c;"
        )
    };
    let low = "0xfffffffffffff";
    let product = format!("(limbforge_u128)(x.lane[i] & {low}) * (y.lane[i] & {low})");
    let factors = "(limbforge_u128)x.lane[i] * y.lane[i]";
    // Half of 2^51, and one more if an odd number lies below: that rounds ties up from odd numbers alone.
    let odd = format!("((uint64_t)(({factors}) >> 51) & 1)");
    let nearest = format!("(uint64_t)(({factors} + (((uint64_t)1 << 50) - 1) + {odd}) >> 51)");
    match name {
        "vadd" => each("x.lane[i] + y.lane[i]"),
        "vsub" => each("x.lane[i] - y.lane[i]"),
        "vmul32" => each("(x.lane[i] & 0xffffffff) * (y.lane[i] & 0xffffffff)"),
        "vmadd52lo" => each(&format!("z.lane[i] + ((uint64_t)({product}) & {low})")),
        "vmadd52hi" => each(&format!("z.lane[i] + (uint64_t)(({product}) >> 52)")),
        "vfma51lo" => each(&format!(
            "z.lane[i] + (uint64_t)({factors}) - ({nearest} << 51)"
        )),
        "vfma51hi" => each(&format!("z.lane[i] + {nearest}")),
        "vshl" => each("x.lane[i] << k"),
        "vshr" => each("x.lane[i] >> k"),
        "vshlv" => each("x.lane[i] << (k >> (8 * i) & 0xff)"),
        "vlane" => each("x.lane[k]"),
        "valign" => each("i + k < 8 ? x.lane[i + k] : y.lane[i + k - 8]"),
        "vpermute" => {
            each("(k >> (4 * i) & 8) == 0 ? x.lane[k >> (4 * i) & 7] : y.lane[k >> (4 * i) & 7]")
        }
        "vand" => each("x.lane[i] & y.lane[i]"),
        "vor" => each("x.lane[i] | y.lane[i]"),
        "vxor" => each("x.lane[i] ^ y.lane[i]"),
        // Compilers that see bits in the mask test them, and branch.
        "vselect" => format!(
            "const P_v all = P_vspread(c);\n{}",
            each(&format!(
                "y.lane[i] ^ ({}(all.lane[i]) & (x.lane[i] ^ y.lane[i]))",
                Helper::Barrier(64).name()
            ))
        ),
        // As carries are computed without branches elsewhere: the top bit of the borrow.
        "vless" => mask(
            "((~x.lane[i] & y.lane[i]) | ((~x.lane[i] | y.lane[i]) & (x.lane[i] - y.lane[i]))) >> 63",
        ),
        "vtest" => mask("x.lane[i] & 1"),
        "vbits" => each("c >> i & 1"),
        "vspread" => each("0 - (uint64_t)(c >> i & 1)"),
        "vsplat" => each("k"),
        "vload" => each("x[i]"),
        _ => "memcpy(out, x.lane, sizeof x.lane);".to_owned(),
    }
}

/// The intrinsics that AVX2 and AVX-512 have under similar names.
fn x86(name: &str, names: &Names) -> Option<String> {
    let (prefix, bits) = width(names);
    let set1 = if bits == 512 {
        "set1_epi64"
    } else {
        "set1_epi64x"
    };
    let cast = if bits == 512 { "void" } else { names.vector() };
    let load = format!("{prefix}_loadu_si{bits}");
    let store = load.replace("load", "store");
    Some(match name {
        "vadd" | "vsub" => format!("return {prefix}_{}_epi64(x, y);", &name[1..]),
        "vmul32" => format!("return {prefix}_mul_epu32(x, y);"),
        "vshl" => format!("{prefix}_slli_epi64(x, k)"),
        "vshr" => format!("{prefix}_srli_epi64(x, k)"),
        "vand" | "vor" | "vxor" => format!("return {prefix}_{}_si{bits}(x, y);", &name[1..]),
        "vsplat" => format!("return {prefix}_{set1}((long long)k);"),
        "vload" => format!("return {load}((const {cast} *)x);"),
        "vstore" => format!("{store}(({cast} *)out, x);"),
        _ => return None,
    })
}

fn width(names: &Names) -> (&'static str, u32) {
    match names.form.lanes {
        8 => ("_mm512", 512),
        4 => ("_mm256", 256),
        _ => ("_mm", 128),
    }
}

/// With masks in registers of their own.
fn avx512(name: &str, names: &Names) -> String {
    let (prefix, _) = width(names);
    match name {
        "vmadd52lo" | "vmadd52hi" => format!("return {prefix}_{}_epu64(z, x, y);", &name[1..]),
        "vshlv" => format!("{prefix}_sllv_epi64(x, {})", digits(names, 8)),
        "vlane" => format!("{prefix}_permutexvar_epi64(P_vsplat(k), x)"),
        // The intrinsic takes the upper lanes first.
        "valign" => format!("{prefix}_alignr_epi64(y, x, k)"),
        "vpermute" => format!("{prefix}_permutex2var_epi64(x, {}, y)", digits(names, 4)),
        // No masked store, as in Rust.
        "vselect" => format!("return {prefix}_ternarylogic_epi64(P_vspread(c), x, y, 0xca);"),
        "vless" => format!("return {prefix}_cmplt_epu64_mask(x, y);"),
        "vtest" => format!("return {prefix}_test_epi64_mask(x, P_vsplat(1));"),
        "vbits" => format!("return {prefix}_maskz_set1_epi64(c, 1);"),
        _ => format!("return {prefix}_maskz_set1_epi64(c, -1);"),
    }
}

/// The digits of the literal k, of so many bits, as words of a vector.
fn digits(names: &Names, bits: u8) -> String {
    let mask = (1u16 << bits) - 1;
    let digits = (0..names.form.lanes).rev().map(|i| match bits * i {
        0 => format!("k & {mask}"),
        // Literals have the first type that holds them.
        shift => format!("(uint64_t)k >> {shift} & {mask}"),
    });
    let digits: Vec<String> = digits.collect();
    format!("_mm512_set_epi64({})", digits.join(", "))
}

/// With masks in vectors, and comparisons of signed words alone.
fn avx2(name: &str) -> String {
    let signs = |v: &str| format!("return (uint8_t)_mm256_movemask_pd(_mm256_castsi256_pd({v}));");
    match name {
        "vdouble" => "const P_v unit = P_vsplat((uint64_t)0x4330 << 48);
const __m256d sum = _mm256_castsi256_pd(_mm256_or_si256(x, unit));
return _mm256_castpd_si256(_mm256_sub_pd(sum, _mm256_castsi256_pd(unit)));"
            .to_owned(),
        "vrounded" => "const __m256d base = _mm256_castsi256_pd(P_vsplat((uint64_t)0x4660 << 48));
return _mm256_castpd_si256(_mm256_fmadd_pd(_mm256_castsi256_pd(P_vdouble(x)), _mm256_castsi256_pd(P_vdouble(y)), base));"
            .to_owned(),
        // The bits of 2^103 + 2^51 r are those of 2^103, and r.
        "vfma51hi" => {
            "return P_vadd(z, P_vsub(P_vrounded(x, y), P_vsplat((uint64_t)0x4660 << 48)));".to_owned()
        }
        // x y - 2^51 r + 3 2^51, whose bits are those of 3 2^51, and x y - 2^51 r.
        "vfma51lo" => "const __m256d base = _mm256_set1_pd(10141204801825835211973625643008.0 + 6755399441055744.0);
const __m256d less = _mm256_sub_pd(base, _mm256_castsi256_pd(P_vrounded(x, y)));
const __m256d rest = _mm256_fmadd_pd(_mm256_castsi256_pd(P_vdouble(x)), _mm256_castsi256_pd(P_vdouble(y)), less);
return P_vadd(z, P_vsub(_mm256_castpd_si256(rest), P_vsplat((uint64_t)0x4338 << 48)));"
            .to_owned(),
        "vselect" => "return _mm256_blendv_epi8(y, x, P_vspread(c));".to_owned(),
        "vless" => format!(
            "const P_v sign = P_vsplat((uint64_t)1 << 63);\n{}",
            signs("_mm256_cmpgt_epi64(_mm256_xor_si256(y, sign), _mm256_xor_si256(x, sign))")
        ),
        "vtest" => signs("_mm256_slli_epi64(x, 63)"),
        "vbits" => "return _mm256_srli_epi64(P_vspread(c), 63);".to_owned(),
        _ => "const P_v bits = _mm256_set_epi64x(8, 4, 2, 1);\n\
              return _mm256_cmpeq_epi64(_mm256_and_si256(P_vsplat(c), bits), bits);"
            .to_owned(),
    }
}

fn neon(name: &str) -> String {
    match name {
        "vadd" | "vsub" => format!("return {name}q_u64(x, y);"),
        "vmul32" => "return vmull_u32(vmovn_u64(x), vmovn_u64(y));".to_owned(),
        "vshl" => "vshlq_n_u64(x, k)".to_owned(),
        "vshr" => "vshrq_n_u64(x, k)".to_owned(),
        "vand" => "return vandq_u64(x, y);".to_owned(),
        "vor" => "return vorrq_u64(x, y);".to_owned(),
        "vxor" => "return veorq_u64(x, y);".to_owned(),
        "vselect" => "return vbslq_u64(P_vspread(c), x, y);".to_owned(),
        "vless" => "return P_vtest(vcltq_u64(x, y));".to_owned(),
        "vtest" => {
            "return (uint8_t)((vgetq_lane_u64(x, 0) & 1) | (vgetq_lane_u64(x, 1) & 1) << 1);"
                .to_owned()
        }
        "vbits" => {
            "const uint64_t bits[2] = {c & 1, c >> 1 & 1};\nreturn P_vload(bits);".to_owned()
        }
        "vspread" => {
            "const uint64_t all[2] = {0 - (uint64_t)(c & 1), 0 - (uint64_t)(c >> 1 & 1)};\n\
                      return P_vload(all);"
                .to_owned()
        }
        "vsplat" => "return vdupq_n_u64(k);".to_owned(),
        "vload" => "return vld1q_u64(x);".to_owned(),
        _ => "vst1q_u64(out, x);".to_owned(),
    }
}
