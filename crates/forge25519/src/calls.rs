//! `--cfg forge25519_calls`: the straight-line operations of both fields as functions that no compiler inlines.
//!
//! A release build inlines them everywhere, so that its bytes have no function to prove. With this cfg all formulas
//! call these, and `limbforge prove` proves the bytes that run. Routines, such as the inversion, inline them still.

/// Functions of the same names in the module `generated`.
macro_rules! calls {
    ($($name:ident($($parameter:ident: $type:ty),*) -> $result:ty;)*) => {
        $(
            #[inline(never)]
            pub(crate) fn $name($($parameter: $type),*) -> $result {
                generated::$name($($parameter),*)
            }
        )*
    };
}

/// The field of the curve.
pub(crate) mod base {
    use crate::backend::{Word, generated};
    pub(crate) use generated::*;

    calls! {
        add(a: &Element, b: &Element) -> Loose;
        sub(a: &Element, b: &Element) -> Loose;
        opp(a: &Element) -> Loose;
        carry(a: &Loose) -> Element;
        mul(a: &Loose, b: &Loose) -> Element;
        square(a: &Loose) -> Element;
        mul_small(a: &Loose, k: u32) -> Element;
        select(choice: Word, a: &Element, b: &Element) -> Element;
        swap(choice: Word, a: &Element, b: &Element) -> (Element, Element);
        to_bytes(a: &Element) -> [u8; BYTES];
        from_bytes(bytes: &[u8; BYTES]) -> Element;
    }
}

/// The field of scalars.
pub(crate) mod scalar {
    pub(crate) use generated::*;
    use limbforge_fields::scalar25519 as generated;

    calls! {
        add(a: &Element, b: &Element) -> Loose;
        mul(a: &Loose, b: &Loose) -> Element;
        to_bytes(a: &Element) -> [u8; BYTES];
    }

    #[cfg(any(feature = "alloc", feature = "curve"))]
    calls! {
        sub(a: &Element, b: &Element) -> Loose;
    }

    #[cfg(feature = "curve")]
    calls! {
        halve(a: &Element) -> Element;
    }
}
