//! The one form in which Rust, C and Go are read: functions, statements and typed expressions, each with its line.
//!
//! The front ends (`rust`, `c`, `go`) translate what they know, word for word, and refuse everything else. They do
//! not evaluate: the rules of integers are in `numbers`, the meaning of statements in `run`.

use num_bigint::BigInt;

use super::{numbers::Int, problem::Problem};

/// A type as it is spelt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// A number.
    Int(Int),
    /// An array of so many.
    Array(Box<Type>, usize),
    /// A list whose length its caller chooses.
    Slice(Box<Type>),
    /// The type that the file defines under this name.
    Named(String),
    /// An address of one, or of an array of them.
    Pointer {
        /// What is there.
        to: Box<Type>,
        /// Whether the type lets a function write there.
        writes: bool,
    },
}

impl Type {
    /// An address of `to`.
    pub fn pointer(to: Type, writes: bool) -> Type {
        let to = Box::new(to);
        Type::Pointer { to, writes }
    }
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Type,
}

/// A function of a file.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name as it is spelt.
    pub name: String,
    /// The line of the name.
    pub line: usize,
    /// Parameters.
    pub params: Vec<Param>,
    /// Types of the returned values.
    pub returns: Vec<Type>,
    /// Names of the returned values, where the language gives them names.
    pub named: Vec<String>,
    /// Statements.
    pub body: Vec<Statement>,
}

/// A statement with its line.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The line of its beginning.
    pub line: usize,
    /// Its kind.
    pub kind: Step,
}

/// Kinds of statements.
#[derive(Clone, Debug)]
pub enum Step {
    /// A variable without a value.
    Declare(String, Option<Type>),
    /// New variables get a value.
    Let(Pattern, Option<Type>, Expr),
    /// A place gets a value.
    Assign(Expr, Expr),
    /// A call for its effects.
    Call(Expr),
    /// A counted loop: `from` below `to`, up or down.
    For {
        /// The variable that counts.
        index: Option<String>,
        /// Beginning.
        from: Expr,
        /// One beyond the end.
        to: Expr,
        /// Whether it counts down.
        down: bool,
        /// Its statements.
        body: Vec<Statement>,
    },
    /// Statements under a condition.
    If(Expr, Vec<Statement>),
    /// The end, with the results.
    Return(Vec<Expr>),
    /// The function stops the program unless the first list is as long as the second.
    Require(Expr, Expr),
}

/// The left side of a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Nothing is named.
    Wild,
    /// One variable.
    Name(String),
    /// The items of an array.
    Array(Vec<Pattern>),
    /// Several results.
    Tuple(Vec<Pattern>),
}

/// An expression with its line.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The line of its beginning.
    pub line: usize,
    /// Its kind.
    pub kind: Node,
}

/// Operators between two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Quotient.
    Div,
    /// Remainder.
    Rem,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// And with the complement.
    AndNot,
    /// Shift to the left.
    Shl,
    /// Shift to the right.
    Shr,
    /// Equality.
    Equal,
    /// Difference as a condition.
    NotEqual,
    /// Order.
    Less,
}

/// Kinds of expressions.
#[derive(Clone, Debug)]
pub enum Node {
    /// A number, of a type or of the one that its place asks for.
    Number(BigInt, Option<Int>),
    /// A variable or a constant.
    Name(String),
    /// A conversion to a number.
    Cast(Box<Expr>, Int),
    /// 0 minus it.
    Negate(Box<Expr>),
    /// All bits turned.
    Complement(Box<Expr>),
    /// An operation.
    Binary(Operator, Box<Expr>, Box<Expr>),
    /// A call.
    Call(String, Vec<Expr>),
    /// A call of a method.
    Method(Box<Expr>, String, Vec<Expr>),
    /// An item.
    Index(Box<Expr>, Box<Expr>),
    /// Items from one index to another.
    Slice(Box<Expr>, Option<Box<Expr>>, Option<Box<Expr>>),
    /// The array in an element: `.0`.
    Limbs(Box<Expr>),
    /// The address of a place.
    Reference(Box<Expr>),
    /// The place at an address.
    Deref(Box<Expr>),
    /// An array of these items.
    List(Vec<Expr>),
    /// An array of equal items: the item, how many.
    Fill(Box<Expr>, Box<Expr>),
    /// Several values.
    Tuple(Vec<Expr>),
    /// A pointer as one to the type of this name.
    Convert(String, Box<Expr>),
}

/// A constant element.
#[derive(Clone, Debug)]
pub struct Constant {
    /// Its name as it is spelt.
    pub name: String,
    /// The line.
    pub line: usize,
    /// The limbs.
    pub limbs: Vec<BigInt>,
}

/// A file as it was read.
#[derive(Clone, Debug, Default)]
pub struct File {
    /// Whether it is about one lane of several: encoded elements are words, and so are all numbers.
    pub lanes: bool,
    /// Its functions.
    pub functions: Vec<Function>,
    /// Constant elements.
    pub constants: Vec<Constant>,
    /// Numbers with a name.
    pub numbers: Vec<(String, BigInt)>,
    /// Types with a name.
    pub types: Vec<(String, Type)>,
    /// Helpers whose text is that of a known one: their names.
    pub helpers: Vec<String>,
    /// The widths of words that helpers of Rust are for.
    pub widths: Vec<usize>,
    /// Functions that are not understood: name, line, reason.
    pub broken: Vec<(String, usize, Problem)>,
    /// Functions that name a constant element which is a variable of the language.
    pub touching: Vec<String>,
    /// Parts that are outside the reader.
    pub unread: Vec<Unread>,
    /// Operators that are calls of their operations: line, description.
    pub followed: Vec<(usize, String)>,
    /// Methods of elements.
    pub methods: Vec<Method>,
}

/// A part of a file that is outside the reader.
#[derive(Clone, Debug)]
pub struct Unread {
    /// Its line.
    pub line: usize,
    /// For people: its kind and name.
    pub what: String,
    /// Its tokens, without documentation.
    pub tokens: String,
}

/// A function of a type or of a trait.
#[derive(Clone, Debug)]
pub struct Method {
    /// Its place, such as `Element::square` or `Neg for &Element`.
    pub name: String,
    /// The operation that it promises, if its name is one.
    pub function: Function,
    /// The trait, without its path.
    pub of: Option<String>,
}

impl File {
    /// The function of this name.
    pub fn function(&self, name: &str) -> Option<&Function> {
        self.functions.iter().find(|function| function.name == name)
    }

    /// The number of this name.
    pub fn number(&self, name: &str) -> Option<&BigInt> {
        let found = self.numbers.iter().find(|(own, _)| own == name);
        found.map(|(_, number)| number)
    }

    /// The type without names that the file defines as other names or arrays, up to elements.
    pub fn resolved(&self, ty: &Type) -> Type {
        match ty {
            Type::Named(name) => match self.types.iter().find(|(own, _)| own == name) {
                Some((_, known @ (Type::Named(_) | Type::Int(_)))) => self.resolved(known),
                _ => ty.clone(),
            },
            Type::Pointer { to, writes } => Type::pointer(self.resolved(to), *writes),
            Type::Array(of, n) => Type::Array(Box::new(self.resolved(of)), *n),
            Type::Slice(of) => Type::Slice(Box::new(self.resolved(of))),
            Type::Int(_) => ty.clone(),
        }
    }
}
