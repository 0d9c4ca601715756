//! The element as a type: constants, methods, operators and conversions, with `core` alone.
//!
//! Nothing is computed here: whatever is printed calls the functions of the file, and is printed only if the field has
//! the functions that it calls, with the parameters that it passes.

use crate::field::Field;

use super::{
    rust_calls::{Calls, Signature},
    text::{Text, WIDTH, literal},
};
/// The functions that become methods, with what their documentation says.
const METHODS: &[(&str, &[&str])] = &[
    ("square", &["Its square."]),
    ("double", &["Twice the element."]),
    (
        "halve",
        &["Half of it: the element that gives this one when it is doubled."],
    ),
    ("mul_small", &["It times `k`."]),
    (
        "conditional_negate",
        &["Its negative if `choice` is 1, itself if it is 0."],
    ),
    ("invert", &["1 divided by it; 0 for 0."]),
    (
        "invert_batch",
        &[
            "Every element of the list becomes its inverse, for the price of one inversion; 0 stays 0.",
            "",
            "# Panics",
            "If `scratch` is shorter than `list`.",
        ],
    ),
    (
        "sqrt",
        &["A square root and 1, or, where there is none, another element and 0."],
    ),
    ("is_square", &["1 if it is a square, as 0 is; else 0."]),
    (
        "legendre",
        &["The Legendre symbol: 0 for 0, 1 for any other square, else -1."],
    ),
    ("is_zero", &["1 if it is 0, else 0."]),
    (
        "is_odd",
        &[
            "1 if its integer in [0, p) is odd, else 0: its sign as RFC 9380 (section 4.1) defines it.",
        ],
    ),
    (
        "equal",
        &["1 if both are equal, else 0: what `==` asks, as a word."],
    ),
    ("select", &["`a` if `choice` is 1, `b` if it is 0."]),
    ("swap", &["`(b, a)` if `choice` is 1, `(a, b)` if it is 0."]),
    (
        "pow2k",
        &["It to the power of 2^k, by k squarings. Time depends on `k`."],
    ),
    (
        "vartime_pow",
        &[
            "It to a power whose exponent is little-endian words of 64 bits. Time depends on the exponent.",
        ],
    ),
    (
        "from_bytes",
        &["The element of any little-endian bytes: they are reduced."],
    ),
    (
        "from_bytes_canonical",
        &["The element of the bytes, and 1 if they are below the prime, else 0."],
    ),
    (
        "from_bytes_wide",
        &["The element of twice as many bytes: nearly uniform if they are uniform."],
    ),
    (
        "to_bytes",
        &["Its one encoding below the prime, little-endian."],
    ),
];

/// Prints what makes the element a type.
pub fn element(out: &mut Text, field: &Field) {
    let calls = Calls { field };
    methods(out, &calls);
    operators(out, &calls);
    if calls.has(&["equal"]) {
        out.blank();
        out.line(EQUALITY);
    }
    conversions(out, &calls);
    out.blank();
    out.line(DEFAULT);
    out.blank();
    out.line(debug("Element"));
    if field.repr.has_loose() {
        out.blank();
        out.line(debug("Loose"));
    }
}

fn methods(out: &mut Text, calls: &Calls<'_>) {
    out.blank();
    out.line("/// Constants, and the functions of the same names as methods.");
    out.line("impl Element {");
    out.line("    /// 0.\n    pub const ZERO: Element = ZERO;\n");
    out.line("    /// 1.\n    pub const ONE: Element = ONE;");
    for (name, doc) in METHODS {
        if let Some(signature) = calls.signature(name) {
            out.blank();
            method(out, calls, name, doc, &signature);
        }
    }
    out.line("}");
}

/// One method, whose first parameter is the element itself if the function's is one.
fn method(out: &mut Text, calls: &Calls<'_>, name: &str, doc: &[&str], signature: &Signature) {
    let doc: Vec<String> = doc.iter().map(|&line| line.to_owned()).collect();
    out.comment("    ///", &doc);
    out.line("    #[inline(always)]");
    let (mut params, mut args) = (Vec::new(), Vec::new());
    for (i, (param, ty)) in signature.params.iter().enumerate() {
        let is_self = i == 0 && matches!(ty.as_str(), "&Element" | "&Loose");
        let by_value = is_self && name.starts_with("to_");
        let variable = if is_self { "self" } else { param };
        args.push(calls.argument(variable, !by_value, ty));
        params.push(match (is_self, by_value) {
            (true, true) => "self".to_owned(),
            (true, false) => "&self".to_owned(),
            (false, _) => format!("{param}: {}", ty.replace("Loose", "Element")),
        });
    }
    let result = match signature.results.as_slice() {
        [] => String::new(),
        [one] => format!(" -> {one}"),
        all => format!(" -> ({})", all.join(", ")),
    };
    let line = format!("    pub fn {name}({}){result} {{", params.join(", "));
    if line.len() <= WIDTH {
        out.line(line);
    } else {
        out.line(format!("    pub fn {name}("));
        for param in params {
            out.line(format!("        {param},"));
        }
        out.line(format!("    ){result} {{"));
    }
    let end = if result.is_empty() { ";" } else { "" };
    out.line(format!("        {name}({}){end}", args.join(", ")));
    out.line("    }");
}

fn operators(out: &mut Text, calls: &Calls<'_>) {
    let closed = |name: &'static str| Some((name, calls.closed(name, &["a", "b"])?));
    let [sum, difference, product] = ["add", "sub", "mul"].map(closed);
    let operators = [("Add", &sum), ("Sub", &difference), ("Mul", &product)];
    if operators.iter().any(|(_, call)| call.is_some()) {
        out.blank();
        out.line(OPERATOR);
    }
    for (operator, call) in operators {
        if let Some((name, call)) = call {
            out.blank();
            out.line(format!(
                "operator!({operator} {name}, {operator}Assign {name}_assign, (a, b) => {call});"
            ));
        }
    }
    if let Some(call) = calls.closed("opp", &["self"]) {
        out.blank();
        out.line(NEG.replace("@CALL@", &call));
    }
    if sum.is_some() {
        out.blank();
        out.line(fold("Sum", "sum", "Add", "ZERO", '+'));
    }
    if product.is_some() {
        out.blank();
        out.line(fold("Product", "product", "Mul", "ONE", '*'));
    }
}

/// `Sum` or `Product`, of whatever the operator takes.
fn fold(name: &str, method: &str, operator: &str, start: &str, symbol: char) -> String {
    format!(
        "impl<T> core::iter::{name}<T> for Element
where
    Element: core::ops::{operator}<T, Output = Element>,
{{
    #[inline]
    fn {method}<I: Iterator<Item = T>>(elements: I) -> Element {{
        elements.fold({start}, |a, b| a {symbol} b)
    }}
}}"
    )
}

fn conversions(out: &mut Text, calls: &Calls<'_>) {
    let field = calls.field;
    if calls.has(&["from_bytes"]) {
        let value = match field.bytes() {
            8 => "from_bytes(&k.to_le_bytes())".to_owned(),
            n if n < 8 => format!(
                "let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&(k % {}).to_le_bytes()[..BYTES]);
        from_bytes(&bytes)",
                literal(field.prime.value(), "_")
            ),
            _ => "let mut bytes = [0; BYTES];
        bytes[..8].copy_from_slice(&k.to_le_bytes());
        from_bytes(&bytes)"
                .to_owned(),
        };
        out.blank();
        out.line(format!(
            "impl From<u64> for Element {{
    /// The element of an integer, which is taken as public.
    #[inline]
    fn from(k: u64) -> Element {{
        {value}
    }}
}}"
        ));
    }
    if calls.has(&["select"]) {
        let word = field.repr.word;
        out.blank();
        out.line(format!(
            "impl From<bool> for Element {{
    /// 1 or 0.
    #[inline]
    fn from(bit: bool) -> Element {{
        select(u{word}::from(bit), &ONE, &ZERO)
    }}
}}"
        ));
    }
}

/// The text that a value shows: none of its limbs, as they may be secret.
fn debug(name: &str) -> String {
    format!(
        "impl core::fmt::Debug for {name} {{
    /// Shows no limb: they may be secret.
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{
        f.write_str(\"{name}(..)\")
    }}
}}"
    )
}

const OPERATOR: &str = "\
/// An operator on values and references, and its form that assigns. Results are tight, so that operators can follow
/// each other; functions alone leave out what carries a sum before it is multiplied.
macro_rules! operator {
    ($Operator:ident $operator:ident, $Assign:ident $assign:ident, ($a:ident, $b:ident) => $call:expr) => {
        impl core::ops::$Operator<&Element> for &Element {
            type Output = Element;

            #[inline(always)]
            fn $operator(self, other: &Element) -> Element {
                let ($a, $b): (&Element, &Element) = (self, other);
                $call
            }
        }

        impl core::ops::$Operator<Element> for &Element {
            type Output = Element;

            #[inline(always)]
            fn $operator(self, other: Element) -> Element {
                let ($a, $b): (&Element, &Element) = (self, &other);
                $call
            }
        }

        impl core::ops::$Operator<&Element> for Element {
            type Output = Element;

            #[inline(always)]
            fn $operator(self, other: &Element) -> Element {
                let ($a, $b): (&Element, &Element) = (&self, other);
                $call
            }
        }

        impl core::ops::$Operator for Element {
            type Output = Element;

            #[inline(always)]
            fn $operator(self, other: Element) -> Element {
                let ($a, $b): (&Element, &Element) = (&self, &other);
                $call
            }
        }

        impl core::ops::$Assign<&Element> for Element {
            #[inline(always)]
            fn $assign(&mut self, other: &Element) {
                let ($a, $b): (&Element, &Element) = (self, other);
                *self = $call;
            }
        }

        impl core::ops::$Assign for Element {
            #[inline(always)]
            fn $assign(&mut self, other: Element) {
                let ($a, $b): (&Element, &Element) = (self, &other);
                *self = $call;
            }
        }
    };
}";

const NEG: &str = "\
impl core::ops::Neg for &Element {
    type Output = Element;

    #[inline(always)]
    fn neg(self) -> Element {
        @CALL@
    }
}

impl core::ops::Neg for Element {
    type Output = Element;

    #[inline(always)]
    fn neg(self) -> Element {
        -&self
    }
}";

const EQUALITY: &str = "\
impl PartialEq for Element {
    /// In constant time up to the result.
    #[inline]
    fn eq(&self, other: &Element) -> bool {
        equal(self, other) == 1
    }
}

impl Eq for Element {}";

const DEFAULT: &str = "\
impl Default for Element {
    /// 0.
    #[inline]
    fn default() -> Element {
        ZERO
    }
}";
