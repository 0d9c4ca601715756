//! Small sparse polynomials over the checker's symbols, in a canonical order so that equal ones compare equal.

use num_bigint::BigInt;

use super::dyadic::Dyadic;

/// A symbol: a value of the program, or a quotient that no value names. Numbered in order of creation.
pub type Symbol = u32;

/// A product of symbols, in descending order, with repetition.
pub type Monomial = Vec<Symbol>;

/// Terms with distinct monomials and non-zero coefficients, in ascending order of monomials.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Poly(pub Vec<(Monomial, Dyadic)>);

impl Poly {
    pub fn constant(k: &BigInt) -> Poly {
        Poly::term(Vec::new(), Dyadic::from(k))
    }

    pub fn symbol(s: Symbol) -> Poly {
        Poly::term(vec![s], Dyadic::one())
    }

    /// Of products of symbols, each product in any order, no two of the same symbols, with coefficients that are not 0.
    pub fn of_distinct(products: impl Iterator<Item = (Vec<Symbol>, Dyadic)>) -> Poly {
        let ordered = products.map(|(mut symbols, coefficient)| {
            symbols.sort_unstable_by(|a, b| b.cmp(a));
            (symbols, coefficient)
        });
        let mut terms: Vec<(Monomial, Dyadic)> = ordered.collect();
        terms.sort_unstable_by(|(m, _), (n, _)| m.cmp(n));
        Poly(terms)
    }

    fn term(monomial: Monomial, coefficient: Dyadic) -> Poly {
        if coefficient.is_zero() {
            Poly::default()
        } else {
            Poly(vec![(monomial, coefficient)])
        }
    }

    pub fn plus(&self, other: &Poly) -> Poly {
        let (mut x, mut y) = (
            self.0.iter().cloned().peekable(),
            other.0.iter().cloned().peekable(),
        );
        let mut terms = Vec::with_capacity(self.0.len() + other.0.len());
        loop {
            let order = match (x.peek(), y.peek()) {
                (None, None) => return Poly(terms),
                (Some(_), None) => std::cmp::Ordering::Less,
                (None, Some(_)) => std::cmp::Ordering::Greater,
                (Some((m, _)), Some((n, _))) => m.cmp(n),
            };
            match order {
                std::cmp::Ordering::Less => terms.extend(x.next()),
                std::cmp::Ordering::Greater => terms.extend(y.next()),
                std::cmp::Ordering::Equal => {
                    if let (Some((m, c)), Some((_, d))) = (x.next(), y.next()) {
                        let sum = c.plus(&d);
                        if !sum.is_zero() {
                            terms.push((m, sum));
                        }
                    }
                }
            }
        }
    }

    /// The terms whose coefficients satisfy the predicate, and the others.
    pub fn partition(&self, predicate: impl Fn(&Dyadic) -> bool) -> (Poly, Poly) {
        let (yes, no) = self.0.iter().cloned().partition(|(_, c)| predicate(c));
        (Poly(yes), Poly(no))
    }

    pub fn scaled(&self, k: &Dyadic) -> Poly {
        if k.is_zero() {
            return Poly::default();
        }
        Poly(
            self.0
                .iter()
                .map(|(m, c)| (m.clone(), c.times(k)))
                .collect(),
        )
    }

    pub fn times(&self, other: &Poly) -> Poly {
        let mut total = Poly::default();
        for (m, c) in &self.0 {
            for (n, d) in &other.0 {
                let mut product = m.clone();
                product.extend(n);
                product.sort_unstable_by(|a, b| b.cmp(a));
                total = total.plus(&Poly::term(product, c.times(d)));
            }
        }
        total
    }

    /// `(coefficient, symbol)` if the polynomial is a multiple of one symbol.
    pub fn as_multiple(&self) -> Option<(&Dyadic, Symbol)> {
        match self.0.as_slice() {
            [(monomial, coefficient)] => match monomial.as_slice() {
                [s] => Some((coefficient, *s)),
                _ => None,
            },
            _ => None,
        }
    }
}
