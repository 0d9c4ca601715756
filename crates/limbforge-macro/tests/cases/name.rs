//! The module would be a keyword.
limbforge_macro::field! { Mod = 2^61 - 1 }
fn main() {}
