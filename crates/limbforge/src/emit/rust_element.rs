//! The element as a type: constants, methods, operators and conversions, with `core` alone.
//!
//! Nothing is computed here: whatever is printed calls the functions of the file, and is printed only if the field has
//! the functions that it calls, with the parameters that it passes.

use crate::field::Field;

use super::{
    rust_calls::{Calls, Signature},
    rust_const::{Constants, Constness},
    text::{Text, WIDTH, literal},
};
/// The functions that become methods, with what their documentation says.
const METHODS: &[(&str, &[&str])] = &[
    ("square", &["Returns the square."]),
    ("double", &["Returns twice the element."]),
    (
        "halve",
        &["Returns half the element: doubling the result gives the element back."],
    ),
    ("mul_small", &["Returns `k` times the element."]),
    (
        "conditional_negate",
        &["Returns the negative if `choice` is 1, the element itself if `choice` is 0."],
    ),
    ("invert", &["Returns the inverse, or 0 for 0."]),
    (
        "invert_batch",
        &[
            "Replaces each element of the list by its inverse, at the cost of one inversion and some products. 0 stays 0.",
            "",
            "# Panics",
            "Panics if `scratch` is shorter than `list`.",
        ],
    ),
    (
        "sqrt",
        &["Returns a square root and 1. If there is no root, returns an arbitrary element and 0."],
    ),
    (
        "is_square",
        &["Returns 1 if the element is a square or 0, else 0."],
    ),
    (
        "legendre",
        &["Returns the Legendre symbol: 0 for 0, 1 for a nonzero square, else -1."],
    ),
    ("is_zero", &["Returns 1 if the element is 0, else 0."]),
    (
        "is_odd",
        &[
            "Returns 1 if the element as an integer in [0, p) is odd, else 0. This is the sign in RFC 9380, section 4.1.",
        ],
    ),
    (
        "equal",
        &["Returns 1 if both elements are equal, else 0: the result of `==` as a word."],
    ),
    (
        "select",
        &["Returns `a` if `choice` is 1, `b` if `choice` is 0."],
    ),
    (
        "swap",
        &["Returns `(b, a)` if `choice` is 1, `(a, b)` if `choice` is 0."],
    ),
    (
        "pow2k",
        &["Returns the element to the power 2^k, by k squarings. Time depends on `k`."],
    ),
    (
        "vartime_pow",
        &[
            "Returns a power of the element; the exponent is little-endian 64-bit words. Time depends on the exponent.",
        ],
    ),
    (
        "from_bytes",
        &["Decodes little-endian bytes and reduces them modulo the prime."],
    ),
    (
        "from_bytes_canonical",
        &["Decodes little-endian bytes. Also returns 1 if they are below the prime, else 0."],
    ),
    (
        "from_bytes_wide",
        &[
            "Decodes `2 * BYTES` little-endian bytes and reduces them. Uniform bytes give a nearly uniform element.",
        ],
    ),
    (
        "to_bytes",
        &["Returns the canonical encoding, little-endian and below the prime."],
    ),
];

/// Prints what makes the element a type.
pub fn element(out: &mut Text, field: &Field, constants: &Constants) {
    let calls = Calls { field };
    methods(out, &calls, constants);
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

fn methods(out: &mut Text, calls: &Calls<'_>, constants: &Constants) {
    out.blank();
    out.line("/// Constants, and the functions of this module as methods.");
    out.line("impl Element {");
    out.line("    /// 0.\n    pub const ZERO: Element = ZERO;\n");
    out.line("    /// 1.\n    pub const ONE: Element = ONE;");
    for (name, doc) in METHODS {
        if let Some(signature) = calls.signature(name) {
            out.blank();
            let mut text = Text::default();
            let constness = constants.of(name);
            method(&mut text, calls, name, doc, &signature, constness);
            constants.place(out, text, constness, 1);
        }
    }
    out.line("}");
}

/// One method, whose first parameter is the element itself if the function's is one.
fn method(
    out: &mut Text,
    calls: &Calls<'_>,
    name: &str,
    doc: &[&str],
    signature: &Signature,
    constness: Constness,
) {
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
    let start = format!("    pub {}fn {name}(", constness.word());
    let line = format!("{start}{}){result} {{", params.join(", "));
    if line.len() <= WIDTH {
        out.line(line);
    } else {
        out.line(start);
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
    /// Converts an integer. The integer must be public.
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
    /// Returns 1 for `true`, 0 for `false`.
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
    /// Prints no limbs, because they may be secret.
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{
        f.write_str(\"{name}(..)\")
    }}
}}"
    )
}

const OPERATOR: &str = "\
/// An operator on values and references, and its assigning form. Results are within tight bounds, so operators can be
/// chained. The functions skip the carry between a sum and a product.
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
    /// Compares in constant time. Only the result is revealed.
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
