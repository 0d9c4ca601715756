//! Instructions of x86-64 that may handle secrets.

/// Instructions whose time does not depend on their operands, without the names of vectors and conditions.
#[rustfmt::skip]
const SCALAR: &[&str] = &[
    "add", "adc", "adcx", "adox", "sub", "sbb", "inc", "dec", "neg", "cmp", "test",
    "mul", "mulx", "imul",
    "and", "andn", "or", "xor", "not", "bt", "btc", "btr", "bts", "bzhi", "bextr",
    "shl", "shr", "sar", "shld", "shrd", "shlx", "shrx", "sarx", "rol", "ror", "rorx",
    "mov", "movabs", "movzx", "movsx", "movsxd", "movd", "movq", "lea", "xchg", "bswap",
    "cdq", "cqo", "cdqe", "cwde", "clc", "stc", "cmc",
    "push", "pop", "ret", "leave", "nop", "nopw", "nopl", "endbr64", "data16", "cs", "int3", "ud2",
];

/// The same for vectors of integers; a leading `v` is left out.
#[rustfmt::skip]
const VECTOR: &[&str] = &[
    "movdqa", "movdqu", "movdqa64", "movdqu64", "movdqu8", "movaps", "movups", "movapd", "movupd", "movd", "movq",
    "movhps", "movlps", "movhlps", "movlhps", "movss", "movsd",
    "padd", "psub", "pmul", "pmadd", "pand", "pandn", "por", "pxor", "psll", "psrl", "psra", "pternlog",
    "pcmpeq", "pcmpgt", "punpck", "pshuf", "palignr", "pblend", "pbroadcast", "pextr", "pinsr", "pack", "pmov", "prol", "pror",
    "perm", "shufps", "shufpd", "shuf", "unpck", "insert", "extract", "broadcast", "blend", "align",
    "and", "andn", "or", "xor", "zeroupper", "kmov", "kshift", "kand", "kor", "kxor", "kxnor", "knot", "pcmp", "pshld", "pshrd",
    "pabs", "pmax", "pmin", "ptest", "movw", "movmsk", "pmovmsk",
];

/// The same between registers alone: what they read and write of memory depends on a mask.
const MASKED: &[&str] = &["pexpand", "pcompress"];

/// Whether it is on a list, a conditional move or a conditional byte. A store of some lanes alone is not: how long a
/// load from there waits depends on the mask (Intel, optimization manual, forwarding and memory masking).
pub fn is_constant_time(mnemonic: &str, operands: &str) -> bool {
    let conditional = mnemonic.starts_with("set") || mnemonic.starts_with("cmov");
    let name = mnemonic.strip_prefix('v').unwrap_or(mnemonic);
    let registers = [
        "xmm", "ymm", "zmm", "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7",
    ];
    let vector = registers.iter().any(|r| operands.contains(r)) || name == "zeroupper";
    let is_of = |list: &[&str]| vector && list.iter().any(|v| name.starts_with(v));
    let registers = is_of(MASKED) && !operands.contains('[');
    let of_some_lanes = operands.contains("]{k");
    !of_some_lanes && (conditional || SCALAR.contains(&mnemonic) || registers || is_of(VECTOR))
}
