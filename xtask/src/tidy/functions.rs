//! Length of functions.

use syn::{
    Block, Expr, ExprMatch, ImplItemFn, ItemFn, Signature, Stmt, TraitItemFn,
    spanned::Spanned,
    visit::{self, Visit},
};

use super::{File, Finding};

/// Lines of a function, from its name to its end.
const LINES: usize = 80;
/// Lines of a table beside its arms.
const AROUND: usize = 20;

/// Functions fit a screen. One that is a table, a `match` with at most [`AROUND`] lines around it, may have any
/// number of arms that do.
pub fn lengths(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        // What does not parse is a template, or the compiler's to complain about.
        let Ok(parsed) = syn::parse_file(&file.text) else {
            continue;
        };
        let mut lengths = Lengths {
            file,
            found: &mut found,
        };
        lengths.visit_file(&parsed);
    }
    found
}

struct Lengths<'a> {
    file: &'a File,
    found: &'a mut Vec<Finding>,
}

impl Lengths<'_> {
    fn function(&mut self, signature: &Signature, block: &Block) {
        let (first, last) = (signature.span().start().line, block.span().end().line);
        let (lines, name) = (last + 1 - first, &signature.ident);
        if lines <= LINES {
            return;
        }
        let mut tables = block.stmts.iter().filter_map(table);
        let Some(table) = tables.find(|table| lines - length(*table) <= AROUND) else {
            let what =
                format!("`{name}` has {lines} lines, but at most {LINES} are allowed; divide it");
            self.found.push(self.file.finding(first, what));
            return;
        };
        for arm in table.arms.iter().filter(|arm| length(arm) > LINES) {
            let (start, lines) = (arm.span().start().line, length(arm));
            let what = format!(
                "`{name}` has an arm of {lines} lines, but at most {LINES} are allowed; divide it"
            );
            self.found.push(self.file.finding(start, what));
        }
    }
}

/// The `match` that a statement is, or whose value it names.
fn table(statement: &Stmt) -> Option<&ExprMatch> {
    let expression = match statement {
        Stmt::Expr(expression, _) => expression,
        Stmt::Local(local) => &*local.init.as_ref()?.expr,
        _ => return None,
    };
    match expression {
        Expr::Match(table) => Some(table),
        _ => None,
    }
}

fn length(part: &impl Spanned) -> usize {
    part.span().end().line + 1 - part.span().start().line
}

impl<'ast> Visit<'ast> for Lengths<'_> {
    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.function(&item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.function(&item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block);
        }
        visit::visit_trait_item_fn(self, item);
    }
}
