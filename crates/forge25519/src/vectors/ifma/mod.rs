//! AVX-512 IFMA: 52-bit products, in vectors of 512 and of 256 bits.

mod eight;
mod four;
mod half_size;

evidence! {
    Ifma: "avx512f,avx512ifma,avx512dq,avx512vl" = "avx512f", "avx512ifma", "avx512dq", "avx512vl";
    off by "off", "avx2"
}

four! { Ifma: "avx512f,avx512ifma,avx512dq,avx512vl" }
