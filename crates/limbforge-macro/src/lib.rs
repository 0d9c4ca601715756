//! `field!` writes the checked arithmetic of a prime field as a module where it stands.
//!
//! ```
//! use limbforge_macro::field;
//!
//! field! { pub Small = 2^61 - 1 }
//! use small::Element;
//!
//! # fn main() {
//! let (x, y) = (Element::from(9), Element::from(2));
//! assert_eq!((x + y).square() - x.square(), y * (x + x + y));
//! # }
//! ```

mod expand;
mod grammar;

/// Writes a field as a module: `field! { pub Curve1174 = 2^251 - 9 }` makes `pub mod curve1174`.
///
/// ```text
/// VISIBILITY? NAME = PRIME (, word = 64 | 32)? (, recipe = "RECIPE")?
/// ```
///
/// The module has the visibility that is written, and its name is NAME in lower case with `_` before capital letters.
/// PRIME is an expression of integers with `+ - * ^`, `**` and brackets, or a known name. RECIPE is as `limbforge plan`
/// prints it. Without a recipe the macro takes the one with the best prediction, which is not measured. The choice is
/// the same on every machine, but it can change with the version of Limbforge.
///
/// The macro cannot see the target of the build: words have 64 bits unless another length is written.
///
/// What is wrong is an error of the compiler at the prime, the word or the recipe:
///
/// ```compile_fail
/// limbforge_macro::field! { Even = 2^61 - 2 }
/// ```
#[proc_macro]
pub fn field(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let expanded = grammar::parse(input.into()).and_then(|wanted| expand::module(&wanted));
    expanded.unwrap_or_else(expand::error).into()
}
