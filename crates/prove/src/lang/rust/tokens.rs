//! Parts of a file that are compared as they stand.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::ToTokens;

use super::super::syntax::Unread;

/// A part that is outside the reader.
pub fn unread(part: &impl ToTokens, line: usize, what: String) -> Unread {
    let tokens = without_documentation(part.to_token_stream()).to_string();
    Unread { line, what, tokens }
}

/// The tokens without `#[doc = ...]`, at any depth.
fn without_documentation(tokens: TokenStream) -> TokenStream {
    let mut kept: Vec<TokenTree> = Vec::new();
    for token in tokens {
        let TokenTree::Group(group) = token else {
            kept.push(token);
            continue;
        };
        let attribute = matches!(kept.last(), Some(TokenTree::Punct(p)) if p.as_char() == '#');
        if attribute && is_documentation(&group) {
            kept.pop();
            continue;
        }
        let inner = without_documentation(group.stream());
        kept.push(Group::new(group.delimiter(), inner).into());
    }
    kept.into_iter().collect()
}

fn is_documentation(group: &Group) -> bool {
    let first = group.stream().into_iter().next();
    group.delimiter() == Delimiter::Bracket
        && matches!(first, Some(TokenTree::Ident(name)) if name == "doc")
}
