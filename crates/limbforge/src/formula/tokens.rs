//! A formula's text as lines of tokens.

use super::error::{FormulaError, Mistake, Place};

/// A word, a number, or one other character.
#[derive(Clone, Copy, Debug)]
pub struct Token<'a> {
    pub text: &'a str,
    pub place: Place,
}

/// Characters of a found token that an error quotes.
const MOST_QUOTED: usize = 40;

/// One line of the text, and the place among its tokens.
pub struct Cursor<'a> {
    tokens: Vec<Token<'a>>,
    at: usize,
    end: Place,
}

/// The lines that have tokens; `#` begins a comment.
pub fn lines(text: &str) -> impl Iterator<Item = Cursor<'_>> {
    let cursors = (1..).zip(text.lines()).map(|(line, content)| Cursor {
        tokens: tokens(content, line),
        at: 0,
        end: Place {
            line,
            column: content.chars().count() + 1,
        },
    });
    cursors.filter(|cursor| !cursor.tokens.is_empty())
}

fn tokens(content: &str, line: usize) -> Vec<Token<'_>> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut tokens = Vec::new();
    let (mut rest, mut column) = (content, 1);
    loop {
        let trimmed = rest.trim_start();
        column += rest.chars().count() - trimmed.chars().count();
        rest = trimmed;
        let Some(first) = rest.chars().next().filter(|&c| c != '#') else {
            return tokens;
        };
        let length = if is_word(first) {
            rest.find(|c| !is_word(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (text, after) = rest.split_at(length);
        let place = Place { line, column };
        tokens.push(Token { text, place });
        column += text.chars().count();
        rest = after;
    }
}

impl<'a> Cursor<'a> {
    pub fn peek(&self) -> Option<&'a str> {
        self.tokens.get(self.at).map(|token| token.text)
    }

    /// The text of the token that stands so many places further on.
    pub fn ahead(&self, ahead: usize) -> Option<&'a str> {
        self.tokens.get(self.at + ahead).map(|token| token.text)
    }

    /// The place of the next token.
    pub fn place(&self) -> Place {
        let token = self.tokens.get(self.at);
        token.map_or(self.end, |token| token.place)
    }

    /// The next token, which is passed.
    pub fn next(&mut self) -> Option<Token<'a>> {
        let token = self.tokens.get(self.at).copied();
        self.at += usize::from(token.is_some());
        token
    }

    /// Passes the token if it is the next one.
    pub fn accept(&mut self, text: &str) -> bool {
        let is_next = self.peek() == Some(text);
        self.at += usize::from(is_next);
        is_next
    }

    pub fn expect(&mut self, text: &str) -> Result<(), FormulaError> {
        if self.accept(text) {
            Ok(())
        } else {
            Err(self.expected(&format!("`{text}`")))
        }
    }

    /// The refusal of the next token.
    pub fn expected(&self, expected: &str) -> FormulaError {
        let found = match self.peek() {
            None => "the end of the line".to_owned(),
            Some(text) => {
                let cut: String = text.chars().take(MOST_QUOTED).collect();
                format!("`{}`", cut.escape_debug())
            }
        };
        let expected = expected.to_owned();
        FormulaError::at(self.place(), Mistake::Expected { expected, found })
    }

    /// A name: a letter, then letters, digits and `_`.
    pub fn name(&mut self) -> Result<Token<'a>, FormulaError> {
        let is_name = |text: &str| text.starts_with(|c: char| c.is_ascii_alphabetic());
        match self.peek() {
            Some(text) if is_name(text) => Ok(self.next().expect("it was seen")),
            _ => Err(self.expected("a name")),
        }
    }

    /// Refuses further tokens.
    pub fn finish(&self) -> Result<(), FormulaError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.expected("the end of the line")),
        }
    }
}
