//! Whether a function does the same in every lane.
//!
//! Values of a module are vectors, with a word for each lane, or masks, with a bit for each. Its helpers act on each
//! lane alone. An operator of the language does not: `c & 1` of a mask keeps the bit of the first lane, and `c >> 1`
//! moves bits from lane to lane, where a reader of one lane sees a word that is 0 or 1. So a function may have calls,
//! variables, arrays and loops, and numbers only where they are the same for all lanes.

use std::collections::HashMap;

use syn::{Expr, visit::Visit};

use super::{
    super::{super::problem::Problem, expr::line},
    spelt,
};

/// The positions of counts among the parameters of each function of a module.
#[derive(Default)]
pub struct Counts(HashMap<String, Vec<bool>>);

impl Counts {
    /// Of the functions of a module. A count is an `u32`, which no vector and no mask is.
    pub fn of(items: &[syn::Item]) -> Counts {
        let count = |param: &syn::FnArg| match param {
            syn::FnArg::Typed(typed) => {
                matches!(&*typed.ty, syn::Type::Path(path) if path.path.is_ident("u32"))
            }
            syn::FnArg::Receiver(_) => false,
        };
        let functions = items.iter().filter_map(|item| match item {
            syn::Item::Fn(own) => {
                let counts = own.sig.inputs.iter().map(count);
                Some((own.sig.ident.to_string(), counts.collect()))
            }
            _ => None,
        });
        Counts(functions.collect())
    }

    /// Whether an argument is a number that all lanes share: the word of `vsplat`, or a count.
    fn takes(&self, function: &str, at: usize) -> bool {
        function == "vsplat"
            || self
                .0
                .get(function)
                .is_some_and(|own| own.get(at) == Some(&true))
    }
}

/// Looks at a body.
struct Looking<'a> {
    counts: &'a Counts,
    /// The first expression that lanes could differ by.
    found: Option<Problem>,
    /// The first use of `relax`.
    relaxed: Option<usize>,
}

/// Refuses a function that could mix lanes; gives the first line that calls `relax`.
///
/// # Errors
/// The first expression that is no call, variable, array or loop, and the first number that is one lane's alone.
pub fn alike(function: &syn::ItemFn, counts: &Counts) -> Result<Option<usize>, Problem> {
    let mut looking = Looking {
        counts,
        found: None,
        relaxed: None,
    };
    looking.visit_block(&function.block);
    match looking.found {
        Some(problem) => Err(problem),
        None => Ok(looking.relaxed),
    }
}

/// Whether this is a number as it is written.
fn is_number(e: &Expr) -> bool {
    matches!(e, Expr::Lit(_))
}

impl Looking<'_> {
    fn refuse(&mut self, e: &Expr, what: &str) {
        let problem = || Problem::unknown(line(e), what);
        self.found.get_or_insert_with(problem);
    }

    /// A call of a function of the module: those of the language, such as `u64::from`, take a mask for one number.
    fn call(&mut self, e: &Expr, call: &syn::ExprCall) {
        let name = match &*call.func {
            Expr::Path(path) if spelt(path) == "core::hint::black_box" => None,
            Expr::Path(path) if path.path.segments.len() == 1 => path.path.segments.first(),
            _ => return self.refuse(e, "a call of another function than the module's"),
        };
        let name = name.map_or(String::new(), |name| name.ident.to_string());
        for (at, argument) in call.args.iter().enumerate() {
            if !(is_number(argument) && self.counts.takes(&name, at)) {
                self.visit_expr(argument);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Looking<'_> {
    /// Lengths of arrays are numbers.
    fn visit_type(&mut self, _: &'ast syn::Type) {}

    fn visit_expr(&mut self, e: &'ast Expr) {
        match e {
            Expr::Call(call) => self.call(e, call),
            Expr::Lit(own) => {
                let zero = matches!(&own.lit, syn::Lit::Int(k) if k.base10_digits() == "0");
                if !zero {
                    self.refuse(e, "a number that is no word or count of all lanes");
                }
            }
            Expr::Index(own) if is_number(&own.index) => self.visit_expr(&own.expr),
            Expr::Repeat(own) => self.visit_expr(&own.expr),
            Expr::ForLoop(own) => self.visit_block(&own.body),
            Expr::MethodCall(own) if own.method == "relax" && own.args.is_empty() => {
                self.relaxed.get_or_insert(line(e));
                self.visit_expr(&own.receiver);
            }
            Expr::Unary(own) if matches!(own.op, syn::UnOp::Deref(_)) => self.visit_expr(&own.expr),
            Expr::Array(_)
            | Expr::Assign(_)
            | Expr::Field(_)
            | Expr::Group(_)
            | Expr::Paren(_)
            | Expr::Path(_)
            | Expr::Reference(_)
            | Expr::Tuple(_) => syn::visit::visit_expr(self, e),
            _ => self.refuse(e, "an expression that could mix lanes"),
        }
    }
}
