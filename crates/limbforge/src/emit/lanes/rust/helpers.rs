//! The helpers of each form: the meaning of an operation on the lanes of vectors.

use super::{
    super::forms::{Form, Registers},
    attribute,
};

/// A helper: its name, and parameters with the type of its result.
struct Helper {
    name: &'static str,
    signature: &'static str,
    about: &'static str,
}

const fn helper(name: &'static str, signature: &'static str, about: &'static str) -> Helper {
    Helper {
        name,
        signature,
        about,
    }
}

/// All helpers; a helper calls others that stand after it.
#[rustfmt::skip]
const HELPERS: &[Helper] = &[
    helper("vadc",      "(x: V, y: V, c: Mask) -> (V, Mask)", "Sum of two words and a carry, and its carry."),
    helper("vsbb",      "(x: V, y: V, b: Mask) -> (V, Mask)", "Difference of two words and a borrow, and its borrow."),
    helper("vfma51lo",  "(z: V, x: V, y: V) -> V",            "z + x y - 2^51 r, for x y below 2^103, with r of vfma51hi."),
    helper("vfma51hi",  "(z: V, x: V, y: V) -> V",            "z + r, where 2^51 r is the nearest to x y, of two that with an even r, for x y below 2^103."),
    helper("vrounded",  "(x: V, y: V) -> [__m256d; 3]",       "The factors as doubles, and x y + 2^103 rounded to a multiple of 2^51."),
    helper("vdouble",   "(x: V) -> __m256d",                  "Words below 2^52 as doubles: 2^52 + x, less 2^52."),
    helper("vadd",      "(x: V, y: V) -> V",                  "Sum modulo 2^64."),
    helper("vsub",      "(x: V, y: V) -> V",                  "Difference modulo 2^64."),
    helper("vmul32",    "(x: V, y: V) -> V",                  "Product of the low 32 bits."),
    helper("vmadd52lo", "(z: V, x: V, y: V) -> V",            "z + (x mod 2^52) (y mod 2^52) mod 2^52."),
    helper("vmadd52hi", "(z: V, x: V, y: V) -> V",            "z + floor((x mod 2^52) (y mod 2^52) / 2^52)."),
    helper("vshl",      "(x: V) -> V",                        "Shift left."),
    helper("vshr",      "(x: V) -> V",                        "Shift right."),
    helper("vshlv",     "(x: V) -> V",                        "Shift left, each lane by a byte of K, the lowest lane by the lowest."),
    helper("vlane",     "(x: V) -> V",                        "Lane K in every lane."),
    helper("valign",    "(x: V, y: V) -> V",                  "Lanes K to 7 of x, and lanes of y above them."),
    helper("vpermute",  "(x: V, y: V) -> V",                  "Lanes of x and, from number 8 on, of y: numbers are digits of 4 bits of K, the lowest for the lowest."),
    helper("vand",      "(x: V, y: V) -> V",                  "Bitwise and."),
    helper("vor",       "(x: V, y: V) -> V",                  "Bitwise or."),
    helper("vxor",      "(x: V, y: V) -> V",                  "Bitwise exclusive or."),
    helper("vselect",   "(c: Mask, x: V, y: V) -> V",         "x where the mask has a 1, y where it has a 0."),
    helper("vless",     "(x: V, y: V) -> Mask",               "Whether x is below y."),
    helper("vtest",     "(x: V) -> Mask",                     "The lowest bits."),
    helper("vflag",     "(c: u64) -> Mask",                   "The mask of all lanes if the flag is 1, of none if it is 0."),
    helper("vbits",     "(c: Mask) -> V",                     "The mask as words that are 0 or 1."),
    helper("vspread",   "(c: Mask) -> V",                     "The mask as words with all bits 0 or 1."),
    helper("vsplat",    "(k: u64) -> V",                      "The same word in every lane."),
    helper("vload",     "(x: &[u64; LANES]) -> V",            "A vector from its words."),
    helper("vstore",    "(x: V) -> [u64; LANES]",             "The words of a vector."),
];

/// The definitions of the helpers that `text` calls.
pub fn needed(text: &str, form: &Form) -> String {
    let mut out = String::new();
    for helper in HELPERS {
        let calls = |text: &str| {
            [format!("{}(", helper.name), format!("{}::<", helper.name)]
                .iter()
                .any(|call| text.contains(call))
        };
        // Callers need a way to words of their own.
        let public = matches!(helper.name, "vload" | "vstore");
        if !public && !calls(text) && !calls(&out) {
            continue;
        }
        let generic = match (helper.name, form.registers, form.lanes) {
            ("vlane", ..) | ("valign", Registers::Arrays, _) => "<const K: usize>",
            ("vshlv", ..) => "<const K: u64>",
            ("vpermute", ..) => "<const K: u32>",
            ("vshl" | "vshr", Registers::Arrays, _) | ("vshl" | "vshr", _, 8) => "<const K: u32>",
            ("vshl" | "vshr" | "valign", ..) => "<const K: i32>",
            _ => "",
        };
        let visible = if public { "pub " } else { "" };
        let attribute = match form.registers {
            Registers::Arrays => "#[inline(always)]",
            _ => attribute(form),
        };
        out += &format!(
            "\n/// {}\n{attribute}\n{visible}fn {}{generic}{} {{\n    {}\n}}\n",
            helper.about,
            helper.name,
            helper.signature,
            body(helper.name, form)
        );
    }
    out
}

/// The body of a helper.
fn body(name: &str, form: &Form) -> String {
    // The same in all forms.
    match name {
        "vadc" => {
            return "let sum = vadd(x, y);\n    let all = vadd(sum, vbits(c));\n    \
                    (all, vless(sum, x) | vless(all, sum))"
                .to_owned();
        }
        "vsbb" => {
            return "let (difference, borrow) = (vsub(x, y), vbits(b));\n    \
                    (vsub(difference, borrow), vless(x, y) | vless(difference, borrow))"
                .to_owned();
        }
        "vflag" => return "0u64.wrapping_sub(c) as Mask".to_owned(),
        _ => {}
    }
    match form.registers {
        Registers::Arrays => arrays(name),
        Registers::Neon => neon(name),
        Registers::Avx2 | Registers::Fma => x86(name, form).unwrap_or_else(|| avx2(name)),
        Registers::Avx512 | Registers::Avx512Ifma => {
            x86(name, form).unwrap_or_else(|| avx512(name, form))
        }
    }
}

fn arrays(name: &str) -> String {
    let each = |word: &str| format!("core::array::from_fn(|i| {word})");
    let mask = |bit: &str| {
        format!("x.iter().enumerate().fold(0, |c, (i, &x)| c | Mask::from({bit}) << i)")
    };
    let product = "u128::from(x[i] & 0xf_ffff_ffff_ffff) * u128::from(y[i] & 0xf_ffff_ffff_ffff)";
    let factors = "u128::from(x[i]) * u128::from(y[i])";
    // Half of 2^51, and one more if an odd number lies below: that rounds ties up from odd numbers alone.
    let nearest = "((xy + (1 << 50) - 1 + (xy >> 51 & 1)) >> 51) as u64";
    match name {
        "vadd" => each("x[i].wrapping_add(y[i])"),
        "vsub" => each("x[i].wrapping_sub(y[i])"),
        "vmul32" => each("(x[i] & 0xffff_ffff) * (y[i] & 0xffff_ffff)"),
        "vmadd52lo" => each(&format!(
            "z[i].wrapping_add(({product}) as u64 & 0xf_ffff_ffff_ffff)"
        )),
        "vmadd52hi" => each(&format!("z[i].wrapping_add((({product}) >> 52) as u64)")),
        "vfma51lo" => each(&format!(
            "{{\n        let xy = {factors};\n        let r = {nearest};\n        \
             z[i].wrapping_add((xy as u64).wrapping_sub(r << 51))\n    }}"
        )),
        "vfma51hi" => each(&format!(
            "{{\n        let xy = {factors};\n        z[i].wrapping_add({nearest})\n    }}"
        )),
        "vshl" => each("x[i] << K"),
        "vshr" => each("x[i] >> K"),
        "vshlv" => each("x[i] << (K >> (8 * i) & 0xff)"),
        "vlane" => "[x[K]; LANES]".to_owned(),
        "valign" => each("if i + K < LANES { x[i + K] } else { y[i + K - LANES] }"),
        "vpermute" => "let lane = |k: usize| if k < LANES { x[k] } else { y[k - LANES] };\n    \
             core::array::from_fn(|i| lane((K >> (4 * i) & 15) as usize))"
            .to_owned(),
        "vand" => each("x[i] & y[i]"),
        "vor" => each("x[i] | y[i]"),
        "vxor" => each("x[i] ^ y[i]"),
        // Compilers that see bits in the mask test them, and branch.
        "vselect" => format!(
            "let c = core::hint::black_box(vspread(c));\n    {}",
            each("y[i] ^ (c[i] & (x[i] ^ y[i]))")
        ),
        "vless" => mask("x < y[i]"),
        "vtest" => mask("x & 1 == 1"),
        "vbits" => each("u64::from(c >> i & 1)"),
        "vspread" => each("0u64.wrapping_sub(u64::from(c >> i & 1))"),
        "vsplat" => "[k; LANES]".to_owned(),
        "vload" => "*x".to_owned(),
        _ => "x".to_owned(),
    }
}

/// The intrinsics that AVX2 and AVX-512 have under similar names.
fn x86(name: &str, form: &Form) -> Option<String> {
    let (prefix, bits) = width(form);
    let set1 = if form.lanes == 8 {
        "set1_epi64"
    } else {
        "set1_epi64x"
    };
    let listed: Vec<String> = (0..form.lanes)
        .rev()
        .map(|i| format!("x[{i}] as i64"))
        .collect();
    let set = if form.lanes == 8 {
        "set_epi64"
    } else {
        "set_epi64x"
    };
    Some(match name {
        "vadd" | "vsub" => format!("{prefix}_{}_epi64(x, y)", &name[1..]),
        "vmul32" => format!("{prefix}_mul_epu32(x, y)"),
        "vshl" => format!("{prefix}_slli_epi64::<K>(x)"),
        "vshr" => format!("{prefix}_srli_epi64::<K>(x)"),
        "vand" | "vor" | "vxor" => format!("{prefix}_{}_si{bits}(x, y)", &name[1..]),
        "vsplat" => format!("{prefix}_{set1}(k as i64)"),
        "vload" => format!("{prefix}_{set}({})", listed.join(", ")),
        "vstore" => stored(form),
        _ => return None,
    })
}

/// The words of a vector. Intrinsics that store take pointers, and those that extract do not.
fn stored(form: &Form) -> String {
    let lanes = |vector: &str, part: &str, count: u8| -> Vec<String> {
        (0..count)
            .map(|i| format!("{part}_extract_epi64::<{i}>({vector}) as u64"))
            .collect()
    };
    match form.lanes {
        8 => {
            let all = [lanes("low", "_mm256", 4), lanes("high", "_mm256", 4)].concat();
            format!(
                "let low = _mm512_extracti64x4_epi64::<0>(x);\n    \
                 let high = _mm512_extracti64x4_epi64::<1>(x);\n    [{}]",
                all.join(", ")
            )
        }
        4 => format!("[{}]", lanes("x", "_mm256", 4).join(", ")),
        _ => format!("[{}]", lanes("x", "_mm", 2).join(", ")),
    }
}

fn width(form: &Form) -> (&'static str, u32) {
    match form.lanes {
        8 => ("_mm512", 512),
        4 => ("_mm256", 256),
        _ => ("_mm", 128),
    }
}

/// With masks in registers of their own.
fn avx512(name: &str, form: &Form) -> String {
    let (prefix, _) = width(form);
    match name {
        "vmadd52lo" | "vmadd52hi" => format!("{prefix}_{}_epu64(z, x, y)", &name[1..]),
        // Numbers in place of arrays: compilers did not fold all of an array into the instruction.
        "vshlv" => format!("{prefix}_sllv_epi64(x, {})", digits(form, 8)),
        "vlane" => format!("{prefix}_permutexvar_epi64(vsplat(K as u64), x)"),
        // The intrinsic takes the upper lanes first.
        "valign" => format!("{prefix}_alignr_epi64::<K>(y, x)"),
        "vpermute" => format!("{prefix}_permutex2var_epi64(x, {}, y)", digits(form, 4)),
        // Where y is loaded from the place that the result goes to, compilers make a masked store of a blend. How long
        // a load of it then waits depends on the mask (Intel, optimization manual, forwarding and memory masking).
        "vselect" => format!("{prefix}_ternarylogic_epi64::<0xca>(vspread(c), x, y)"),
        "vless" => format!("{prefix}_cmplt_epu64_mask(x, y)"),
        "vtest" => format!("{prefix}_test_epi64_mask(x, vsplat(1))"),
        "vbits" => format!("{prefix}_maskz_set1_epi64(c, 1)"),
        _ => format!("{prefix}_maskz_set1_epi64(c, -1)"),
    }
}

/// The digits of K, of so many bits, as words of a vector.
fn digits(form: &Form, bits: u8) -> String {
    let mask = (1u16 << bits) - 1;
    let digits: Vec<String> = (0..form.lanes)
        .rev()
        .map(|i| match bits * i {
            0 => format!("(K & {mask}) as i64"),
            shift => format!("(K >> {shift} & {mask}) as i64"),
        })
        .collect();
    format!("_mm512_set_epi64({})", digits.join(", "))
}

/// With masks in vectors, and comparisons of signed words alone.
fn avx2(name: &str) -> String {
    let signs = |v: &str| format!("_mm256_movemask_pd(_mm256_castsi256_pd({v})) as Mask");
    match name {
        "vdouble" => "let unit = vsplat(0x4330 << 48);
    let sum = _mm256_castsi256_pd(_mm256_or_si256(x, unit));
    _mm256_sub_pd(sum, _mm256_castsi256_pd(unit))"
            .to_owned(),
        "vrounded" => "let [x, y] = [vdouble(x), vdouble(y)];
    let base = _mm256_castsi256_pd(vsplat(0x4660 << 48));
    [x, y, _mm256_fmadd_pd(x, y, base)]"
            .to_owned(),
        // The bits of 2^103 + 2^51 r are those of 2^103, and r.
        "vfma51hi" => "let [_, _, rounded] = vrounded(x, y);
    vadd(z, vsub(_mm256_castpd_si256(rounded), vsplat(0x4660 << 48)))"
            .to_owned(),
        // x y - 2^51 r + 3 2^51, whose bits are those of 3 2^51, and x y - 2^51 r.
        "vfma51lo" => "let [x, y, rounded] = vrounded(x, y);
    let base = _mm256_set1_pd(10141204801825835211973625643008.0 + 6755399441055744.0);
    let rest = _mm256_fmadd_pd(x, y, _mm256_sub_pd(base, rounded));
    vadd(z, vsub(_mm256_castpd_si256(rest), vsplat(0x4338 << 48)))"
            .to_owned(),
        "vselect" => "_mm256_blendv_epi8(y, x, vspread(c))".to_owned(),
        "vless" => format!(
            "let sign = vsplat(1 << 63);\n    {}",
            signs("_mm256_cmpgt_epi64(_mm256_xor_si256(y, sign), _mm256_xor_si256(x, sign))")
        ),
        "vtest" => signs("_mm256_slli_epi64::<63>(x)"),
        "vbits" => "_mm256_srli_epi64::<63>(vspread(c))".to_owned(),
        _ => "let bits = _mm256_set_epi64x(8, 4, 2, 1);\n    \
              _mm256_cmpeq_epi64(_mm256_and_si256(vsplat(c.into()), bits), bits)"
            .to_owned(),
    }
}

fn neon(name: &str) -> String {
    match name {
        "vadd" | "vsub" => format!("{}q_u64(x, y)", name),
        "vmul32" => "vmull_u32(vmovn_u64(x), vmovn_u64(y))".to_owned(),
        "vshl" => "vshlq_n_u64::<K>(x)".to_owned(),
        "vshr" => "vshrq_n_u64::<K>(x)".to_owned(),
        "vand" => "vandq_u64(x, y)".to_owned(),
        "vor" => "vorrq_u64(x, y)".to_owned(),
        "vxor" => "veorq_u64(x, y)".to_owned(),
        "vselect" => "vbslq_u64(vspread(c), x, y)".to_owned(),
        "vless" => "vtest(vcltq_u64(x, y))".to_owned(),
        "vtest" => {
            "(vgetq_lane_u64::<0>(x) & 1 | (vgetq_lane_u64::<1>(x) & 1) << 1) as Mask".to_owned()
        }
        "vbits" => "vload(&[u64::from(c & 1), u64::from(c >> 1 & 1)])".to_owned(),
        "vspread" => "vload(&[0, 1].map(|i| 0u64.wrapping_sub((c >> i & 1).into())))".to_owned(),
        "vsplat" => "vdupq_n_u64(k)".to_owned(),
        "vload" => "vcombine_u64(vcreate_u64(x[0]), vcreate_u64(x[1]))".to_owned(),
        _ => "[vgetq_lane_u64::<0>(x), vgetq_lane_u64::<1>(x)]".to_owned(),
    }
}
