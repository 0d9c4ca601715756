//! A listing as tokens.

/// A piece of a listing: a word or a number, a quoted text, one other character, `"\n"` at the end of a line that has
/// something on it, `""` at the end of the text.
#[derive(Clone, Copy)]
pub struct Token<'a> {
    pub text: &'a str,
    pub line: usize,
    pub column: usize,
}

/// The tokens of a text, the last of them the end. Comments and empty lines leave none.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut last = 1;
    for (line, content) in (1..).zip(text.split('\n')) {
        let before = tokens.len();
        let (mut rest, mut column) = (content, 1);
        loop {
            let blank = rest.len() - rest.trim_start_matches([' ', '\t', '\r']).len();
            (rest, column) = (&rest[blank..], column + blank);
            if rest.is_empty() || rest.starts_with("//") {
                break;
            }
            let (token, after) = rest.split_at(length(rest));
            tokens.push(Token {
                text: token,
                line,
                column,
            });
            (rest, column) = (after, column + token.chars().count());
        }
        if tokens.len() > before {
            tokens.push(Token {
                text: "\n",
                line,
                column,
            });
        }
        last = line;
    }
    tokens.push(Token {
        text: "",
        line: last,
        column: 1,
    });
    tokens
}

/// The length in bytes of the first token of a text that is not empty.
fn length(text: &str) -> usize {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    match text.chars().next() {
        Some('"') => quoted(text),
        Some(c) if is_word(c) => text.find(|c| !is_word(c)).unwrap_or(text.len()),
        first => first.map_or(0, char::len_utf8),
    }
}

/// The length of a text in quotes. One that is not closed reaches to the end of its line.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    text.len()
}
