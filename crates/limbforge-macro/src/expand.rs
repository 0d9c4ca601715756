//! The description of a field to its module, or to an error of the compiler.

use limbforge::{
    build::{self, BuildError},
    emit::{Emit, Rust},
    prime::{Prime, PrimeError},
};
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, TokenStream, TokenTree};

use crate::grammar::{Expression, Wanted, Wrong};

/// The module with the checked field.
pub fn module(wanted: &Wanted) -> Result<TokenStream, Wrong> {
    let prime = Prime::parse(&wanted.prime.text).map_err(|e| not_a_prime(&wanted.prime, &e))?;
    let recipe = wanted.recipe.as_ref().map(|(text, _)| text.as_str());
    let word = wanted.word.map(|(bits, _)| bits);
    let field = build::field(&prime, recipe, word).map_err(|error| refused(wanted, &error))?;
    let options = build::options(&field, "rust", &wanted.module, false);
    let text = Rust.emit(&field, &options);
    let body: TokenStream = text.parse().expect("what is printed is Rust");
    // Of a field's functions a crate needs a few, and their form is not the user's.
    let mut out: TokenStream = "#[allow(dead_code, clippy::all)]"
        .parse()
        .expect("an attribute");
    out.extend(wanted.visibility.clone());
    out.extend([
        TokenTree::from(Ident::new("mod", wanted.name)),
        Ident::new(&wanted.module, wanted.name).into(),
        Group::new(Delimiter::Brace, body).into(),
    ]);
    Ok(out)
}

/// An error at the token that it is about, or at the whole prime.
fn not_a_prime(prime: &Expression, error: &PrimeError) -> Wrong {
    let line = error.to_string();
    let column = match error {
        PrimeError::Unreadable { column, .. }
        | PrimeError::TooDeep { column }
        | PrimeError::NegativeExponent { column }
        | PrimeError::TooLarge { column } => Some(*column),
        _ => None,
    };
    match column {
        // The place says more than a column of a text that nobody sees.
        Some(column) => {
            let prefix = format!("column {column}: ");
            let line = line.strip_prefix(&prefix).unwrap_or(&line);
            Wrong::at(prime.at(column), line)
        }
        None => whole(prime, line),
    }
}

fn refused(wanted: &Wanted, error: &BuildError) -> Wrong {
    let line = error.to_string();
    match (error, &wanted.recipe, &wanted.word) {
        (BuildError::OtherWord { .. }, _, Some((_, span))) => Wrong::at(*span, line),
        (_, Some((_, span)), _) => Wrong::at(*span, line),
        _ => whole(&wanted.prime, line),
    }
}

fn whole(prime: &Expression, line: String) -> Wrong {
    Wrong {
        line,
        from: prime.first(),
        to: prime.last(),
    }
}

/// `compile_error!` from the first to the last token: rustc shows from where its path begins to where its braces end.
pub fn error(wrong: Wrong) -> TokenStream {
    let mut line = Literal::string(&wrong.line);
    line.set_span(wrong.to);
    let mut braces = Group::new(Delimiter::Brace, TokenTree::from(line).into());
    braces.set_span(wrong.to);
    let mut tokens = Vec::new();
    for name in ["core", "compile_error"] {
        for spacing in [Spacing::Joint, Spacing::Alone] {
            let mut colon = Punct::new(':', spacing);
            colon.set_span(wrong.from);
            tokens.push(TokenTree::from(colon));
        }
        tokens.push(Ident::new(name, wrong.from).into());
    }
    let mut mark = Punct::new('!', Spacing::Alone);
    mark.set_span(wrong.to);
    tokens.extend([TokenTree::from(mark), braces.into()]);
    tokens.into_iter().collect()
}
