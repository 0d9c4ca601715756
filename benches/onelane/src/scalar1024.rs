//! The scalar product modulo [`x1024`](crate::primes::x1024) that Limbforge prints: assembly for x86-64 with BMI2,
//! which `limbforge emit` read back and proved. Its file is the part of the output with products; the README has the
//! command.

#![allow(unsafe_code)]
// The file says which syntax it has, for other assemblers.
#![allow(bad_asm_style)]

core::arch::global_asm!(include_str!("x1024.s"), options(raw));

/// Sixteen words of an element in Montgomery form, R = 2^1024, the lowest first.
pub type Element = [u64; 16];

unsafe extern "sysv64" {
    fn x1024_mul(out: *mut Element, a: *const Element, b: *const Element);
    fn x1024_square(out: *mut Element, a: *const Element);
}

/// Evidence that the processor has BMI2.
#[derive(Clone, Copy, Debug)]
pub struct Scalar(());

impl Scalar {
    /// If the processor has the instructions.
    #[must_use]
    pub fn detect() -> Option<Scalar> {
        std::arch::is_x86_feature_detected!("bmi2").then_some(Scalar(()))
    }

    /// a·b/R.
    #[must_use]
    #[inline]
    pub fn mul(self, a: &Element, b: &Element) -> Element {
        let mut out = [0; 16];
        // SAFETY: the processor has BMI2. The function reads sixteen words of a and b, and writes those of out.
        unsafe { x1024_mul(&raw mut out, a, b) };
        out
    }

    /// a²/R.
    #[must_use]
    #[inline]
    pub fn square(self, a: &Element) -> Element {
        let mut out = [0; 16];
        // SAFETY: as above.
        unsafe { x1024_square(&raw mut out, a) };
        out
    }
}
