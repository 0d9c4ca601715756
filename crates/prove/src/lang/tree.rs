//! Syntax trees of `tree-sitter`, with what the front ends of C and Go ask of them.

use tree_sitter::{Node, Parser, Tree};

use super::{problem::Problem, syntax::Operator};

/// A piece of syntax with the text that it is of.
#[derive(Clone, Copy)]
pub struct Piece<'a> {
    node: Node<'a>,
    text: &'a str,
}

/// Parses a whole file.
///
/// # Errors
/// The first place that is not of the language.
pub fn parse(language: &tree_sitter::Language, text: &str) -> Result<Tree, Problem> {
    let mut parser = Parser::new();
    let fits = parser.set_language(language).is_ok();
    let tree = fits.then(|| parser.parse(text, None)).flatten();
    let Some(tree) = tree else {
        return Err(Problem::at(0, "the parser does not take the text"));
    };
    match error(tree.root_node()) {
        Some(line) => Err(Problem::unknown(line, "this syntax")),
        None => Ok(tree),
    }
}

/// The line of the first error.
fn error(node: Node<'_>) -> Option<usize> {
    if !node.has_error() {
        return None;
    }
    if node.is_error() || node.is_missing() {
        return Some(node.start_position().row + 1);
    }
    let mut cursor = node.walk();
    let found = node.children(&mut cursor).find_map(error);
    found.or(Some(node.start_position().row + 1))
}

impl<'a> Piece<'a> {
    /// The whole of a tree.
    pub fn root(tree: &'a Tree, text: &'a str) -> Piece<'a> {
        let node = tree.root_node();
        Piece { node, text }
    }

    fn with(self, node: Node<'a>) -> Piece<'a> {
        Piece { node, ..self }
    }

    /// The name of its kind in the grammar.
    pub fn kind(self) -> &'a str {
        self.node.kind()
    }

    /// Its line, from 1.
    pub fn line(self) -> usize {
        self.node.start_position().row + 1
    }

    /// Its text.
    pub fn text(self) -> &'a str {
        self.text.get(self.node.byte_range()).unwrap_or_default()
    }

    /// Its part of this name in the grammar.
    pub fn part(self, name: &str) -> Option<Piece<'a>> {
        self.node
            .child_by_field_name(name)
            .map(|node| self.with(node))
    }

    /// Its part of this name, which the front end knows to be there.
    ///
    /// # Errors
    /// That it is not.
    pub fn need(self, name: &str) -> Result<Piece<'a>, Problem> {
        self.part(name)
            .ok_or_else(|| self.unknown(format!("no {name} here")))
    }

    /// All its parts of this name.
    pub fn parts(self, name: &str) -> Vec<Piece<'a>> {
        let mut cursor = self.node.walk();
        let parts = self.node.children_by_field_name(name, &mut cursor);
        parts.map(|node| self.with(node)).collect()
    }

    /// Its parts that have names in the grammar, without comments.
    pub fn children(self) -> Vec<Piece<'a>> {
        let mut cursor = self.node.walk();
        let children = self.node.named_children(&mut cursor);
        let children = children.map(|node| self.with(node));
        children.filter(|piece| piece.kind() != "comment").collect()
    }

    /// All its words, without comments.
    pub fn tokens(self) -> Vec<&'a str> {
        if self.kind() == "comment" {
            return Vec::new();
        }
        if self.node.child_count() == 0 {
            return self.text().split_whitespace().collect();
        }
        let mut cursor = self.node.walk();
        let children = self.node.children(&mut cursor);
        children.flat_map(|node| self.with(node).tokens()).collect()
    }

    /// The operator of an expression with two operands. C's grammar has no `&^`.
    ///
    /// # Errors
    /// That it is none of those that are known.
    pub fn operator(self) -> Result<Operator, Problem> {
        Ok(match self.need("operator")?.text() {
            "+" => Operator::Add,
            "-" => Operator::Sub,
            "*" => Operator::Mul,
            "/" => Operator::Div,
            "%" => Operator::Rem,
            "&" => Operator::And,
            "|" => Operator::Or,
            "^" => Operator::Xor,
            "&^" => Operator::AndNot,
            "<<" => Operator::Shl,
            ">>" => Operator::Shr,
            "==" => Operator::Equal,
            "!=" => Operator::NotEqual,
            "<" => Operator::Less,
            _ => return Err(self.unknown("this operator")),
        })
    }

    /// A problem here: something that is not understood.
    pub fn unknown(self, what: impl std::fmt::Display) -> Problem {
        Problem::unknown(self.line(), what)
    }
}
