//! The point (x, y) is on Curve1174, x² + y² = 1 − 1174 x² y², and so is its double, by two fields made in this build.
//!
//! The base point is that of D. J. Bernstein, M. Hamburg, A. Krasnova and T. Lange: "Elligator: elliptic-curve points
//! indistinguishable from uniform random strings", 2013, section 5.

/// By the build script.
#[allow(dead_code, clippy::all)]
mod curve1174 {
    include!(concat!(env!("OUT_DIR"), "/curve1174.rs"));
}

// By the macro: the module `short`, in words of 32 bits.
limbforge_macro::field! { Short = 2^251 - 9, word = 32 }

/// The base point's coordinates, in bytes from the lowest.
const X: [u8; 32] = number(b"037fbb0cea308c479343aee7c029a190c021d96a492ecd6516123f27bce29eda");
const Y: [u8; 32] = number(b"06b72f82d47fb7cc6656841169840e0c4fe2dee2af3f976ba4ccb1bf9b46360e");

/// Hexadecimal digits from the highest to bytes from the lowest.
const fn number(digits: &[u8; 64]) -> [u8; 32] {
    const fn value(digit: u8) -> u8 {
        if digit < b'a' {
            digit - b'0'
        } else {
            digit - b'a' + 10
        }
    }
    let mut bytes = [0; 32];
    let mut i = 0;
    while i < 32 {
        bytes[31 - i] = 16 * value(digits[2 * i]) + value(digits[2 * i + 1]);
        i += 1;
    }
    bytes
}

/// Whether the base point and its double are on the curve, and the double's x.
macro_rules! doubled {
    ($Element:ty) => {{
        type Element = $Element;
        let (x, y) = (Element::from_bytes(&X), Element::from_bytes(&Y));
        let (one, d) = (Element::from(1), -Element::from(1174));
        let on_curve =
            |x: Element, y: Element| x.square() + y.square() == one + d * (x * y).square();
        // Addition of the point to itself.
        let product = d * (x * y).square();
        let (x2, y2) = (
            (x * y + y * x) * (one + product).invert(),
            (y.square() - x.square()) * (one - product).invert(),
        );
        (on_curve(x, y) && on_curve(x2, y2), x2.to_bytes())
    }};
}

fn main() {
    let (on_curve, of_words) = doubled!(curve1174::Element);
    let (also, of_half_words) = doubled!(short::Element);
    assert!(on_curve && also, "a point is not on the curve");
    assert_eq!(of_words, of_half_words);
    println!(
        "the base point of Curve1174 and its double are on the curve, in words of 64 and of 32 bits"
    );
}
