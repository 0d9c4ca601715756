//! Go's expressions with the spaces that gofmt leaves: fewer between the operands of `*` than of `+` where both stand
//! in one expression. This is the rule of go/printer (nodes.go, `binaryExpr`), on our few kinds of expressions.

/// An expression.
pub enum Syntax {
    /// A name, a number, an element of an array.
    Atom(String),
    /// A call or a conversion.
    Call(String, Vec<Syntax>),
    /// A sign before its operand.
    Unary(&'static str, Box<Syntax>),
    /// In parentheses.
    Group(Box<Syntax>),
    /// An operator between its operands.
    Binary(&'static str, Box<Syntax>, Box<Syntax>),
}

/// 5 for `* << >> & &^`, 4 for `+ - | ^`, as Go's specification numbers them.
fn precedence(operator: &str) -> u32 {
    match operator {
        "+" | "-" | "|" | "^" => 4,
        _ => 5,
    }
}

impl Syntax {
    /// The text where a line's right side stands.
    pub fn text(&self) -> String {
        self.at(1)
    }

    /// The terms of a sum, each but the last with the operator after it: Go breaks lines there.
    pub fn terms(&self) -> Vec<String> {
        match self {
            Syntax::Binary(operator @ ("+" | "-"), x, y) => {
                let mut terms = match &**x {
                    Syntax::Binary("+" | "-", ..) => x.terms(),
                    _ => vec![x.at(2)],
                };
                if let Some(last) = terms.last_mut() {
                    last.push(' ');
                    last.push_str(operator);
                }
                terms.push(y.at(2));
                terms
            }
            _ => vec![self.text()],
        }
    }

    /// In parentheses unless it is an atom or a call.
    pub fn grouped(self) -> Syntax {
        match self {
            Syntax::Atom(_) | Syntax::Call(..) | Syntax::Group(_) => self,
            _ => Syntax::Group(Box::new(self)),
        }
    }

    /// The text at a depth of nested operands, counted from 1.
    fn at(&self, depth: u32) -> String {
        match self {
            Syntax::Atom(text) => text.clone(),
            Syntax::Call(name, args) => {
                let depth = if args.len() > 1 { depth + 1 } else { depth };
                let args: Vec<String> = args.iter().map(|arg| arg.at(depth)).collect();
                format!("{name}({})", args.join(", "))
            }
            Syntax::Unary(sign, x) => format!("{sign}{}", x.at(depth)),
            Syntax::Group(x) => format!("({})", x.at((depth - 1).max(1))),
            Syntax::Binary(operator, x, y) => {
                let own = precedence(operator);
                let space = if own < self.cutoff(depth) { " " } else { "" };
                let same = matches!(&**x, Syntax::Binary(other, ..) if precedence(other) == own);
                let x = x.at(if same { depth } else { depth + 1 });
                format!("{x}{space}{operator}{space}{}", y.at(depth + 1))
            }
        }
    }

    /// Operators of this precedence and above have no spaces.
    fn cutoff(&self, depth: u32) -> u32 {
        let (mut four, mut five) = (false, false);
        self.operators(&mut four, &mut five);
        match (depth, four && five) {
            (1, true) => 5,
            (1, false) => 6,
            _ => 4,
        }
    }

    fn operators(&self, four: &mut bool, five: &mut bool) {
        if let Syntax::Binary(operator, x, y) = self {
            match precedence(operator) {
                4 => *four = true,
                _ => *five = true,
            }
            x.operators(four, five);
            y.operators(four, five);
        }
    }
}
