//! Tokens to the description of a field.

use std::iter::Peekable;

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree, token_stream::IntoIter};

/// A line about what is wrong, and the first and the last token that it is about.
#[derive(Debug)]
pub struct Wrong {
    pub line: String,
    pub from: Span,
    pub to: Span,
}

impl Wrong {
    pub fn at(span: Span, line: impl Into<String>) -> Wrong {
        Wrong {
            line: line.into(),
            from: span,
            to: span,
        }
    }
}

/// An expression as text without spaces, with the span of each token.
#[derive(Debug, Default)]
pub struct Expression {
    pub text: String,
    /// Characters before each token, and its span.
    spans: Vec<(usize, Span)>,
}

impl Expression {
    /// The token with a character, columns from 1. After the end it is the last token.
    pub fn at(&self, column: usize) -> Span {
        let before = self.spans.iter().rev().find(|(start, _)| *start < column);
        before.map_or_else(Span::call_site, |(_, span)| *span)
    }

    pub fn first(&self) -> Span {
        self.spans.first().map_or_else(Span::call_site, |s| s.1)
    }

    pub fn last(&self) -> Span {
        self.spans.last().map_or_else(Span::call_site, |s| s.1)
    }

    fn push(&mut self, text: &str, span: Span) {
        // Two numbers side by side are not one number.
        let part = |c: char| c.is_alphanumeric() || c == '_';
        if self.text.ends_with(part) && text.starts_with(part) {
            self.text.push(' ');
        }
        self.spans.push((self.text.chars().count(), span));
        self.text.push_str(text);
    }

    fn tree(&mut self, tree: &TokenTree) -> Result<(), Wrong> {
        let TokenTree::Group(group) = tree else {
            self.push(&tree.to_string(), tree.span());
            return Ok(());
        };
        match group.delimiter() {
            Delimiter::Parenthesis => {
                self.push("(", group.span_open());
                self.trees(group)?;
                self.push(")", group.span_close());
                Ok(())
            }
            // What another macro has passed on.
            Delimiter::None => self.trees(group),
            Delimiter::Brace | Delimiter::Bracket => Err(Wrong::at(
                group.span(),
                "the brackets of a prime are `(` and `)`; write it like 2^255 - 19",
            )),
        }
    }

    fn trees(&mut self, group: &Group) -> Result<(), Wrong> {
        group.stream().into_iter().try_for_each(|t| self.tree(&t))
    }
}

/// The description that `field!` was given.
#[derive(Debug)]
pub struct Wanted {
    pub visibility: TokenStream,
    pub module: String,
    pub name: Span,
    pub prime: Expression,
    pub word: Option<(u8, Span)>,
    pub recipe: Option<(String, Span)>,
}

const USAGE: &str = "write `field! { pub Curve1174 = 2^251 - 9 }`";

type Tokens = Peekable<IntoIter>;

/// Reads `VISIBILITY? NAME = PRIME (, OPTION = VALUE)*`.
pub fn parse(input: TokenStream) -> Result<Wanted, Wrong> {
    let mut tokens = input.into_iter().peekable();
    let visibility = visibility(&mut tokens);
    let mut last = Span::call_site();
    let name = match tokens.next() {
        Some(TokenTree::Ident(name)) => name,
        other => return Err(missing("the name of the field", other, last)),
    };
    last = name.span();
    equals(&mut tokens, &mut last)?;
    let mut prime = Expression::default();
    while let Some(tree) = tokens.next_if(|tree| !is(tree, ',')) {
        prime.tree(&tree)?;
        last = tree.span();
    }
    if prime.text.is_empty() {
        return Err(missing("the prime", tokens.next(), last));
    }
    let mut wanted = Wanted {
        visibility,
        module: module(&name.to_string()).map_err(|line| Wrong::at(name.span(), line))?,
        name: name.span(),
        prime,
        word: None,
        recipe: None,
    };
    while tokens.next().is_some() {
        if tokens.peek().is_some() {
            option(&mut tokens, &mut wanted)?;
        }
    }
    Ok(wanted)
}

/// An option after its comma. What follows it is another comma or the end.
fn option(tokens: &mut Tokens, wanted: &mut Wanted) -> Result<(), Wrong> {
    let unknown = "`word = 32` or `recipe = \"…\"`";
    let name = match tokens.next() {
        Some(TokenTree::Ident(name)) => name,
        other => return Err(missing(unknown, other, wanted.name)),
    };
    let mut last = name.span();
    let key = name.to_string();
    let twice = match key.as_str() {
        "word" => wanted.word.is_some(),
        "recipe" => wanted.recipe.is_some(),
        _ => return Err(missing(unknown, Some(name.into()), last)),
    };
    if twice {
        let line = format!("`{key}` is there twice; leave one out");
        return Err(Wrong::at(last, line));
    }
    equals(tokens, &mut last)?;
    let value = tokens.next().map(unwrapped);
    let span = value.as_ref().map_or(last, TokenTree::span);
    let text = value.as_ref().map(ToString::to_string).unwrap_or_default();
    if key == "word" {
        let word = text.parse().ok().filter(|word| [32, 64].contains(word));
        let word = word.ok_or_else(|| missing("64 or 32", value, last))?;
        wanted.word = Some((word, span));
    } else {
        // Recipes have no character that is escaped in a string.
        let inside = text.strip_prefix('"').and_then(|t| t.strip_suffix('"'));
        let inside = inside.ok_or_else(|| missing("the recipe as a string", value, last))?;
        wanted.recipe = Some((inside.to_owned(), span));
    }
    match tokens.peek() {
        Some(tree) if !is(tree, ',') => {
            Err(missing("a comma or the end", Some(tree.clone()), last))
        }
        _ => Ok(()),
    }
}

/// The token in a group without delimiters, as another macro passes it on.
fn unwrapped(tree: TokenTree) -> TokenTree {
    let TokenTree::Group(group) = &tree else {
        return tree;
    };
    let mut inside = group.stream().into_iter();
    match (group.delimiter(), inside.next(), inside.next()) {
        (Delimiter::None, Some(one), None) => unwrapped(one),
        _ => tree,
    }
}

/// `pub`, `pub(…)`, what another macro has passed on, or nothing.
fn visibility(tokens: &mut Tokens) -> TokenStream {
    let mut found = TokenStream::new();
    let passed = |tree: &TokenTree| matches!(tree, TokenTree::Group(group) if group.delimiter() == Delimiter::None);
    if let Some(visibility) = tokens.next_if(passed) {
        found.extend([visibility]);
    } else if let Some(word) = tokens.next_if(|tree| tree.to_string() == "pub") {
        found.extend([word]);
        let place = |tree: &TokenTree| matches!(tree, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis);
        found.extend(tokens.next_if(place));
    }
    found
}

fn is(tree: &TokenTree, c: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == c)
}

fn equals(tokens: &mut Tokens, last: &mut Span) -> Result<(), Wrong> {
    match tokens.next() {
        Some(tree) if is(&tree, '=') => {
            *last = tree.span();
            Ok(())
        }
        other => Err(missing("`=`", other, *last)),
    }
}

/// Something else was expected: at what is there, or after the last token.
fn missing(expected: &str, found: Option<TokenTree>, last: Span) -> Wrong {
    let (found, span) = match found {
        Some(tree) => {
            let text: String = tree.to_string().chars().take(40).collect();
            (format!("`{}`", text.escape_debug()), tree.span())
        }
        None => ("the end".to_owned(), last),
    };
    Wrong::at(span, format!("expected {expected}, found {found}; {USAGE}"))
}

/// The module's name: `MyField` becomes `my_field`.
fn module(name: &str) -> Result<String, String> {
    let mut out = String::new();
    let mut after_small = false;
    for c in name.chars() {
        if !c.is_ascii_alphanumeric() && c != '_' {
            return Err(format!(
                "`{name}` has other characters than ASCII letters, digits and `_`; use another name"
            ));
        }
        if c.is_ascii_uppercase() && after_small {
            out.push('_');
        }
        after_small = c.is_ascii_lowercase() || c.is_ascii_digit();
        out.push(c.to_ascii_lowercase());
    }
    // A keyword is no module, and `_name` no name for a file's header.
    if !out.starts_with(|c: char| c.is_ascii_lowercase()) || KEYWORDS.contains(&out.as_str()) {
        return Err(format!(
            "`{out}` cannot be the name of the module; use another name, such as Curve1174"
        ));
    }
    Ok(out)
}

/// Keywords of Rust, edition 2024, and those that are reserved.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Wanted, Wrong> {
        parse(text.parse().unwrap())
    }

    #[test]
    fn fields_are_read() {
        let wanted =
            read("pub(crate) MyP256x = (2**4 - 1)*2^3-0x1 , recipe = \"5x51 a\", word = 32,")
                .unwrap();
        assert_eq!(wanted.visibility.to_string().replace(' ', ""), "pub(crate)");
        assert_eq!(wanted.module, "my_p256x");
        assert_eq!(wanted.prime.text, "(2**4-1)*2^3-0x1");
        assert_eq!(wanted.recipe.unwrap().0, "5x51 a");
        assert_eq!(wanted.word.unwrap().0, 32);
        let wanted = read("P = bls12-381").unwrap();
        assert_eq!(
            (wanted.module.as_str(), wanted.prime.text.as_str()),
            ("p", "bls12-381")
        );
        // Two numbers do not become one.
        assert_eq!(read("P = 2 55 x - 1").unwrap().prime.text, "2 55 x-1");
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, line) in [
            ("", "expected the name of the field, found the end"),
            ("= 5", "expected the name of the field, found `=`"),
            ("pub", "expected the name of the field, found the end"),
            ("A", "expected `=`, found the end"),
            ("A 2^61", "expected `=`, found `2`"),
            ("A =", "expected the prime, found the end"),
            ("A = , word = 32", "expected the prime, found `,`"),
            ("A = [5]", "the brackets of a prime"),
            ("A = 5, 7", "expected `word = 32` or"),
            ("A = 5, bits = 7", "found `bits`"),
            ("A = 5, word", "expected `=`, found the end"),
            ("A = 5, word =", "expected 64 or 32, found the end"),
            ("A = 5, word = 288", "expected 64 or 32, found `288`"),
            ("A = 5, word = 16", "expected 64 or 32, found `16`"),
            ("A = 5, word = 32 32", "expected a comma or the end"),
            ("A = 5, word = 32, word = 32", "`word` is there twice"),
            (
                "A = 5, recipe = 5",
                "expected the recipe as a string, found `5`",
            ),
            ("A = 5,, word = 32", "expected `word = 32`"),
            ("Mod = 5", "`mod` cannot be the name"),
            ("_A = 5", "`_a` cannot be the name"),
            ("r#Mod = 5", "other characters"),
            ("Ä = 5", "other characters"),
        ] {
            let wrong = read(text).expect_err(text);
            assert!(wrong.line.contains(line), "{text}: {}", wrong.line);
        }
    }
}
