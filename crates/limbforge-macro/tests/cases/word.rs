//! The word is marked.
limbforge_macro::field! { Small = 2^61 - 1, word = 48 }
fn main() {}
