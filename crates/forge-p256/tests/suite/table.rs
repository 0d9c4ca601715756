//! The multiples of G in `src/base_table.rs` are those of the oracle. `BLESS=1` writes them.

use crate::oracle::{add, g};
use std::fmt::Write;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/base_table.rs");

/// The file.
fn text() -> String {
    let mut text = String::from(
        "//! The multiples 1·G to 128·G: x and y below p, the least significant word first. Written, and compared, by\n\
         //! `tests/suite/table.rs`.\n\n\
         use crate::bytes::Words;\n\n\
         pub(crate) static MULTIPLES: [[Words; 2]; 128] = [\n",
    );
    let mut multiple = None;
    for _ in 0..128 {
        multiple = add(&multiple, &g());
        let (x, y) = multiple.clone().expect("128 is below the order");
        let words = [x, y].map(|number| {
            let mut words = number.to_u64_digits();
            words.resize(4, 0);
            let words: Vec<String> = words.iter().map(|word| format!("0x{word:016x}")).collect();
            format!("[{}]", words.join(", "))
        });
        let _ = writeln!(text, "    [{}],", words.join(", "));
    }
    text.push_str("];\n");
    text
}

#[test]
fn multiples_of_the_base_point() {
    let expected = text();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(PATH, &expected).expect("the file can be written");
    }
    let found = std::fs::read_to_string(PATH).expect("the file can be read");
    assert!(
        found == expected,
        "run with BLESS=1, and read the difference"
    );
}
