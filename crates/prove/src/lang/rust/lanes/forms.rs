//! The forms of files with lanes: what stands before the operations of each module, word for word.

/// A module of a file: an element in each lane of arrays, or of the registers of a processor.
pub struct Form {
    /// Its name.
    pub name: &'static str,
    /// Its number of lanes; none for any.
    pub lanes: Option<usize>,
    /// The type of a vector.
    pub vector: &'static str,
    /// The architecture under which it is compiled, if only under one.
    pub architecture: Option<&'static str>,
    /// Features of the processor that its functions are compiled for.
    pub features: &'static str,
    /// Its helpers: each acts in every lane as the one of its name in `lane.rs.in` acts on one word.
    pub helpers: &'static str,
}

const X86: Option<&str> = Some("x86_64");

/// All of them.
#[rustfmt::skip]
pub const FORMS: &[Form] = &[
    Form { name: "portable", lanes: None, vector: "[u64; LANES]", architecture: None, features: "", helpers: include_str!("portable.rs.in") },
    Form { name: "ifma", lanes: Some(8), vector: "__m512i", architecture: X86, features: "avx512f,avx512ifma", helpers: include_str!("ifma8.rs.in") },
    Form { name: "ifma", lanes: Some(4), vector: "__m256i", architecture: X86, features: "avx512f,avx512ifma,avx512vl", helpers: include_str!("ifma4.rs.in") },
    Form { name: "ifma", lanes: Some(2), vector: "__m128i", architecture: X86, features: "avx512f,avx512ifma,avx512vl", helpers: include_str!("ifma2.rs.in") },
    Form { name: "avx512", lanes: Some(8), vector: "__m512i", architecture: X86, features: "avx512f", helpers: include_str!("avx512.rs.in") },
    Form { name: "avx2", lanes: Some(4), vector: "__m256i", architecture: X86, features: "avx2", helpers: include_str!("avx2.rs.in") },
    Form { name: "fma", lanes: Some(4), vector: "__m256i", architecture: X86, features: "avx2,fma", helpers: include_str!("fma.rs.in") },
    Form { name: "neon", lanes: Some(2), vector: "uint64x2_t", architecture: Some("aarch64"), features: "neon", helpers: include_str!("neon.rs.in") },
];

impl Form {
    /// The form of this module.
    pub fn of(name: &str, lanes: usize) -> Option<&'static Form> {
        FORMS
            .iter()
            .find(|form| form.name == name && form.lanes.is_none_or(|own| own == lanes))
    }
}
