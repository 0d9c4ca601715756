//! The helpers of printed C: what C itself lacks, or says in several lines.
//!
//! Carries use the intrinsics of x86, else the builtins of Clang, else bitwise operations. Whoever compiles can define
//! `LIMBFORGE_NO_INTRINSICS` to go without the first.

/// A helper for words of some bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Helper {
    /// Integers of 128 bits.
    Wide,
    /// Sum of two words and a carry.
    AddCarry(u8),
    /// Difference of two words and a borrow.
    SubBorrow(u8),
    /// The same word, about which the compiler knows nothing.
    Barrier(u8),
    /// A word from bytes.
    Load(u8),
    /// A word to bytes.
    Store(u8),
}

impl Helper {
    /// Its identifier; of the wide integers, what stands before `_u128` and `_i128`.
    pub fn name(self) -> String {
        match self {
            Helper::Wide => "limbforge".to_owned(),
            Helper::AddCarry(bits) => format!("limbforge_add_carry_u{bits}"),
            Helper::SubBorrow(bits) => format!("limbforge_sub_borrow_u{bits}"),
            Helper::Barrier(bits) => format!("limbforge_barrier_u{bits}"),
            Helper::Load(bits) => format!("limbforge_load_u{bits}"),
            Helper::Store(bits) => format!("limbforge_store_u{bits}"),
        }
    }

    /// Its definition under a guard: several printed files can be included in one.
    pub fn source(self) -> String {
        let name = self.name();
        let guard = match self {
            Helper::Wide => "LIMBFORGE_WIDE".to_owned(),
            _ => name.to_uppercase(),
        };
        let definition = match self {
            Helper::Wide => WIDE.to_owned(),
            Helper::AddCarry(bits) => carry(&name, bits, &ADD),
            Helper::SubBorrow(bits) => carry(&name, bits, &SUB),
            Helper::Barrier(bits) => format!(
                "// Returns x. The compiler cannot deduce its value.
static inline uint{bits}_t {name}(uint{bits}_t x) {{
#if defined(__GNUC__) || defined(__clang__)
    __asm__(\"\" : \"+r\"(x));
    return x;
#else
    volatile uint{bits}_t hidden = x;
    return hidden;
#endif
}}"
            ),
            Helper::Load(bits) => format!(
                "// Reads `count` little-endian bytes as a word.
static inline uint{bits}_t {name}(const uint8_t *bytes, size_t count) {{
    uint{bits}_t word = 0;
    for (size_t i = 0; i < count; i++) {{
        word |= (uint{bits}_t)bytes[i] << (8 * i);
    }}
    return word;
}}"
            ),
            Helper::Store(bits) => format!(
                "// Writes the low `count` bytes of the word, little-endian.
static inline void {name}(uint8_t *bytes, size_t count, uint{bits}_t word) {{
    for (size_t i = 0; i < count; i++) {{
        bytes[i] = (uint8_t)(word >> (8 * i));
    }}
}}"
            ),
        };
        format!("#ifndef {guard}\n#define {guard}\n{definition}\n#endif")
    }
}

const WIDE: &str = "#ifndef __SIZEOF_INT128__
#error \"64-bit words need a compiler with __int128; use the field for 32-bit words\"
#endif
__extension__ typedef unsigned __int128 limbforge_u128;
__extension__ typedef __int128 limbforge_i128;";

/// Differences between addition and subtraction.
struct Carry {
    comment: &'static str,
    flag: &'static str,
    intrinsic: &'static str,
    builtin: &'static str,
    operator: char,
    /// The flag from the top bits of x, y and the result.
    portable: &'static str,
}

const ADD: Carry = Carry {
    comment: "// Sets *word to x + y + carry. Returns the carry.",
    flag: "carry",
    intrinsic: "_addcarry",
    builtin: "__builtin_addc",
    operator: '+',
    portable: "(x & y) | ((x | y) & ~*word)",
};

const SUB: Carry = Carry {
    comment: "// Sets *word to x - y - borrow. Returns the borrow.",
    flag: "borrow",
    intrinsic: "_subborrow",
    builtin: "__builtin_subc",
    operator: '-',
    portable: "(~x & y) | ((~x | y) & *word)",
};

fn carry(name: &str, bits: u8, parts: &Carry) -> String {
    let Carry {
        comment,
        flag,
        intrinsic,
        builtin,
        operator,
        portable,
    } = parts;
    // The types that the intrinsics and builtins ask for; uint64_t is not always the same type.
    let (x86, own_type, suffix) = match bits {
        64 => (
            "defined(__x86_64__) || defined(_M_X64)",
            "unsigned long long",
            "ll",
        ),
        _ => (
            "defined(__x86_64__) || defined(_M_X64) || defined(__i386__) || defined(_M_IX86)",
            "unsigned int",
            "",
        ),
    };
    let top = bits - 1;
    let guard = name.to_uppercase();
    format!(
        "#if !defined(LIMBFORGE_NO_INTRINSICS) && ({x86})
#define {guard}_X86
#include <immintrin.h>
#elif defined(__has_builtin)
#if __has_builtin({builtin}{suffix})
#define {guard}_BUILTIN
#endif
#endif
{comment}
static inline uint8_t
{name}(uint{bits}_t *word, uint{bits}_t x, uint{bits}_t y, uint8_t {flag}) {{
#if defined({guard}_X86)
    {own_type} result;
    const uint8_t next = {intrinsic}_u{bits}({flag}, x, y, &result);
    *word = result;
    return next;
#elif defined({guard}_BUILTIN)
    {own_type} next;
    *word = {builtin}{suffix}(x, y, {flag}, &next);
    return (uint8_t)next;
#else
    *word = x {operator} y {operator} {flag};
    return (uint8_t)(({portable}) >> {top});
#endif
}}"
    )
}
