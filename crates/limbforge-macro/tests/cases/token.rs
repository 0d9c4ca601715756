//! One token is marked.
limbforge_macro::field! { Odd = 2^255 - 19 + nothing }
fn main() {}
