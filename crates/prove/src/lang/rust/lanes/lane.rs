//! A function on vectors as the function on one lane of each.

use syn::{spanned::Spanned, visit_mut::VisitMut};

use super::super::expr::line;

/// Puts words in place of vectors and of masks. Of functions whose text is known it puts shifts in place of `vshl` and
/// `vshr`, and the element in place of `splat` of it. Lengths that are constants of the file become numbers.
pub struct Lane {
    /// Constants of the file.
    pub lengths: Vec<(String, usize)>,
    /// Functions that something else was put in place of, with a line.
    pub replaced: Vec<(&'static str, usize)>,
}

fn ident(path: &syn::Path) -> Option<String> {
    path.get_ident().map(ToString::to_string)
}

/// `x << K` for `vshl::<K>(x)`, and the same of `vshr`.
fn shifted(call: &syn::ExprCall) -> Option<(&'static str, syn::Expr)> {
    let syn::Expr::Path(path) = &*call.func else {
        return None;
    };
    if (path.path.segments.len(), call.args.len()) != (1, 1) {
        return None;
    }
    let (last, x) = (path.path.segments.last()?, call.args.first()?);
    let syn::PathArguments::AngleBracketed(args) = &last.arguments else {
        return None;
    };
    let (1, count) = (args.args.len(), args.args.first()?) else {
        return None;
    };
    let span = call.span();
    match last.ident.to_string().as_str() {
        "vshl" => Some(("vshl", syn::parse_quote_spanned!(span=> (#x << #count)))),
        "vshr" => Some(("vshr", syn::parse_quote_spanned!(span=> (#x >> #count)))),
        _ => None,
    }
}

/// `x` of `splat(&x)`.
fn splatted(call: &syn::ExprCall) -> Option<(&'static str, syn::Expr)> {
    let syn::Expr::Path(path) = &*call.func else {
        return None;
    };
    match call.args.first()? {
        syn::Expr::Reference(of) if path.path.is_ident("splat") && call.args.len() == 1 => {
            Some(("splat", (*of.expr).clone()))
        }
        _ => None,
    }
}

impl VisitMut for Lane {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        let name = match ty {
            syn::Type::Path(path) => ident(&path.path),
            _ => None,
        };
        let span = ty.span();
        match name.as_deref() {
            Some("V" | "Mask") => *ty = syn::parse_quote_spanned!(span=> u64),
            Some("Words") => *ty = syn::parse_quote_spanned!(span=> [u64; WORDS]),
            _ => {}
        }
        syn::visit_mut::visit_type_mut(self, ty);
    }

    fn visit_type_array_mut(&mut self, array: &mut syn::TypeArray) {
        syn::visit_mut::visit_type_array_mut(self, array);
        let syn::Expr::Path(path) = &array.len else {
            return;
        };
        let name = ident(&path.path);
        let known = self
            .lengths
            .iter()
            .find(|(own, _)| Some(own) == name.as_ref());
        if let Some((_, length)) = known {
            let literal = syn::LitInt::new(&length.to_string(), array.len.span());
            array.len = syn::parse_quote!(#literal);
        }
    }

    fn visit_expr_mut(&mut self, e: &mut syn::Expr) {
        syn::visit_mut::visit_expr_mut(self, e);
        let syn::Expr::Call(call) = e else { return };
        let at = line(call);
        if let Some((of, lane)) = shifted(call).or_else(|| splatted(call)) {
            self.replaced.push((of, at));
            *e = lane;
        }
    }
}
