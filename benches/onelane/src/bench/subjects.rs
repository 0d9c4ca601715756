//! The measured loops.

use super::forms::{self, Csidh, Form, P521};
use super::record::Row;
use limbforge_fields::csidh512;
use limbforge_onelane::fold::Fold;
use limbforge_onelane::formulas::{Add, Double, ImagePair, Kernel};
use limbforge_onelane::montgomery::Modulus;
use limbforge_onelane::primes;
use limbforge_onelane::printed;
use limbforge_onelane::rns::Rns;
use limbforge_onelane::scalar1024::Scalar;
use limbforge_onelane::vector::{Into, Machine};
use std::array::from_fn;
use std::hint::black_box;
use std::rc::Rc;

/// A loop of so many calls.
type Loop = Box<dyn FnMut(u32)>;

/// An operation in a form.
pub struct Subject {
    pub row: Row,
    /// Operations of a call.
    pub each: u32,
    /// Calls that wait for the one before.
    pub chain: Loop,
    /// Calls of independent chains in turns.
    pub stream: Option<Loop>,
}

/// Independent chains of products for throughput.
const CHAINS: usize = 8;

fn row(modulus: &'static str, operation: &'static str, form: String, scalar: bool) -> Row {
    Row {
        modulus,
        operation,
        form,
        scalar,
        latency: Vec::new(),
        throughput: Vec::new(),
    }
}

#[derive(Clone, Copy)]
enum Operation {
    Product,
    Square,
    Dot,
}

impl Operation {
    const ALL: [Operation; 3] = [Operation::Product, Operation::Square, Operation::Dot];

    fn name(self) -> &'static str {
        match self {
            Operation::Product => "product",
            Operation::Square => "square",
            Operation::Dot => "sum of two products",
        }
    }
}

/// Calls of an operation on chains in turns: x becomes x·b, x², or x·b + c·d. `CHAINS` of them, or one. Each chain has
/// two places, so that no result is copied.
fn calls<F: Form<S> + 'static, const S: usize>(
    form: Rc<F>,
    operation: Operation,
    chains: usize,
) -> Loop {
    let element = |k: u64| -> [F::Element; S] { from_fn(|s| form.element(10 * k + s as u64)) };
    let mut places: Vec<[[F::Element; S]; 2]> =
        (0..chains as u64).map(|k| [element(k); 2]).collect();
    let [b, c, d] = [100, 200, 300].map(element);
    // Each operation has a loop of its own, without a choice in it.
    match operation {
        Operation::Product => Box::new(move |count| {
            turns(&mut places, count, |out, x| {
                form.mul(out, x.each_ref(), black_box(&b).each_ref());
            });
        }),
        Operation::Square => Box::new(move |count| {
            turns(&mut places, count, |out, x| form.square(out, x.each_ref()));
        }),
        Operation::Dot => Box::new(move |count| {
            turns(&mut places, count, |out, x| {
                let (b, c, d) = (black_box(&b), black_box(&c), black_box(&d));
                form.dot(
                    out,
                    [x.each_ref(), b.each_ref()],
                    [c.each_ref(), d.each_ref()],
                );
            });
        }),
    }
}

/// A number of calls, on the chains one after the other. A turn goes from the first place to the second, the next one
/// back.
#[inline(always)]
fn turns<T>(places: &mut [[T; 2]], count: u32, mut call: impl FnMut(&mut T, &T)) {
    let mut left = count as usize;
    while left > 0 {
        let now = left.min(places.len());
        for [x, y] in &mut places[..now] {
            call(y, x);
        }
        left -= now;
        let now = left.min(places.len());
        for [x, y] in &mut places[..now] {
            call(x, y);
        }
        left -= now;
    }
}

fn operations<F: Form<S> + 'static, const S: usize>(
    list: &mut Vec<Subject>,
    modulus: &'static str,
    name: &str,
    form: &Rc<F>,
    scalar: bool,
) {
    for operation in Operation::ALL {
        let name = match S {
            1 => name.to_owned(),
            _ => format!("{name}, {S} side by side"),
        };
        list.push(Subject {
            row: row(modulus, operation.name(), name, scalar),
            each: S as u32,
            chain: calls(Rc::clone(form), operation, 1),
            stream: Some(calls(Rc::clone(form), operation, CHAINS / S)),
        });
    }
}

/// The formulas on a form over lanes. Each call takes results of the one before, as in the action.
fn formulas<K: Kernel + 'static>(
    list: &mut Vec<Subject>,
    name: &str,
    machine: Machine,
    kernel: &Rc<K>,
    element: impl Fn(u64) -> K::Element,
) {
    let two = |k: u64| [element(k), element(k + 1)];
    let three = |k: u64| [element(k), element(k + 1), element(k + 2)];
    let mut push = |operation, chain: Loop| {
        list.push(Subject {
            row: row("csidh512", operation, name.to_owned(), false),
            each: 1,
            chain,
            stream: None,
        });
    };
    let (mut point, curve, k) = ([[two(1); 2]], two(3), Rc::clone(kernel));
    push(
        DOUBLE,
        Box::new(move |count| {
            turns(&mut point, count, |out, point| {
                let curve = black_box(&curve);
                machine.run(Into {
                    work: Double {
                        kernel: &*k,
                        point,
                        curve,
                    },
                    out,
                });
            });
        }),
    );
    let (mut point, k) = ([[two(5); 2]], Rc::clone(kernel));
    let (other, difference) = (two(7), two(9));
    push(
        ADD,
        Box::new(move |count| {
            turns(&mut point, count, |out, point| {
                let (other, difference) = (black_box(&other), black_box(&difference));
                machine.run(Into {
                    work: Add {
                        kernel: &*k,
                        point,
                        other,
                        difference,
                    },
                    out,
                });
            });
        }),
    );
    let (mut product, k) = ([[two(11); 2]], Rc::clone(kernel));
    let (baby, giant) = (three(13), three(16));
    push(
        IMAGE,
        Box::new(move |count| {
            turns(&mut product, count, |out, product| {
                let (baby, giant) = (black_box(&baby), black_box(&giant));
                machine.run(Into {
                    work: ImagePair {
                        kernel: &*k,
                        product,
                        baby,
                        giant,
                    },
                    out,
                });
            });
        }),
    );
}

const DOUBLE: &str = "xDBL (4 M + 2 S)";
const ADD: &str = "xADD (4 M + 2 S)";
const IMAGE: &str = "image of a pair (5 M)";

/// The same in scalar code: the doubling by calls, as forge-csidh has it, the others as searched programs.
fn scalar_formulas(list: &mut Vec<Subject>) {
    use csidh512::x86_64::{isogeny_image_pair, montgomery_add, mul, square};
    use forms::{csidh_add as add, csidh_sub as sub};
    let element = |k: u64| Form::<1>::element(&Csidh, k);
    let two = |k: u64| [element(k), element(k + 1)];
    let three = |k: u64| [element(k), element(k + 1), element(k + 2)];
    let mut push = |operation, name: &str, chain: Loop| {
        list.push(Subject {
            row: row("csidh512", operation, name.to_owned(), true),
            each: 1,
            chain,
            stream: None,
        });
    };
    let (mut point, curve) = (two(1), two(3));
    push(
        DOUBLE,
        "scalar 8x64, assembly by calls",
        Box::new(move |count| {
            for _ in 0..count {
                let ([x, z], [plus, four]) = (&point, black_box(&curve));
                let (low, high) = (square(&sub(x, z)), square(&add(x, z)));
                let (scaled, between) = (mul(four, &low), sub(&high, &low));
                let rest = add(&scaled, &mul(plus, &between));
                point = [mul(&scaled, &high), mul(&rest, &between)];
            }
        }),
    );
    let (mut point, other, difference) = (two(5), two(7), two(9));
    push(
        ADD,
        "scalar 8x64, one assembly program",
        Box::new(move |count| {
            for _ in 0..count {
                montgomery_add(&mut point, black_box(&other), black_box(&difference));
            }
        }),
    );
    let (mut product, baby, giant) = (two(11), three(13), three(16));
    push(
        IMAGE,
        "scalar 8x64, one assembly program",
        Box::new(move |count| {
            for _ in 0..count {
                isogeny_image_pair(&mut product, black_box(&baby), black_box(&giant));
            }
        }),
    );
}

/// All, for a processor with BMI2 and a machine of vectors.
pub fn all(machine: Machine, scalar: Scalar) -> Vec<Subject> {
    let mut list = Vec::new();
    let p = primes::csidh512();
    let (lanes, residues) = (
        Rc::new(Modulus::<11, 2>::new(&p, machine)),
        Rc::new(Rns::<11, 2>::new(&p, machine)),
    );
    operations(
        &mut list,
        "csidh512",
        "scalar 8x64, assembly",
        &Rc::new(Csidh),
        true,
    );
    operations::<_, 1>(&mut list, "csidh512", "lanes 11x52", &lanes, false);
    operations::<_, 2>(&mut list, "csidh512", "lanes 11x52", &lanes, false);
    operations::<_, 4>(&mut list, "csidh512", "lanes 11x52", &lanes, false);
    operations::<_, 1>(&mut list, "csidh512", "residues 2x11x49", &residues, false);
    operations::<_, 2>(&mut list, "csidh512", "residues 2x11x49", &residues, false);
    operations::<_, 4>(&mut list, "csidh512", "residues 2x11x49", &residues, false);
    if let Some(printed) = printed::csidh512::Printed::detect() {
        let name = "lanes 12x47, printed";
        operations::<_, 1>(&mut list, "csidh512", name, &Rc::new(printed), false);
    }
    scalar_formulas(&mut list);
    formulas(&mut list, "lanes 11x52", machine, &lanes, |k| {
        Form::<1>::element(&*lanes, k)
    });
    formulas(&mut list, "residues 2x11x49", machine, &residues, |k| {
        Form::<1>::element(&*residues, k)
    });

    let p = Fold::modulus();
    let (fold, residues) = (
        Rc::new(Fold(machine)),
        Rc::new(Rns::<11, 2>::new(&p, machine)),
    );
    operations(
        &mut list,
        "2^521 - 1",
        "scalar 9x58, Rust",
        &Rc::new(P521),
        true,
    );
    operations::<_, 1>(&mut list, "2^521 - 1", "lanes 12x44, fold", &fold, false);
    operations::<_, 2>(&mut list, "2^521 - 1", "lanes 12x44, fold", &fold, false);
    operations::<_, 4>(&mut list, "2^521 - 1", "lanes 12x44, fold", &fold, false);
    if let Some(printed) = printed::p521::Printed::detect() {
        let name = "lanes 12x44, fold, printed";
        operations::<_, 1>(&mut list, "2^521 - 1", name, &Rc::new(printed), false);
    }
    let lanes = Rc::new(Modulus::<11, 2>::new(&p, machine));
    operations::<_, 1>(
        &mut list,
        "2^521 - 1",
        "lanes 11x52, Montgomery",
        &lanes,
        false,
    );
    operations::<_, 1>(&mut list, "2^521 - 1", "residues 2x11x49", &residues, false);
    operations::<_, 2>(&mut list, "2^521 - 1", "residues 2x11x49", &residues, false);

    of_1024_bits(&mut list, machine, scalar);
    list
}

/// Products of 1024 bits.
fn of_1024_bits(list: &mut Vec<Subject>, machine: Machine, scalar: Scalar) {
    let p = primes::x1024();
    let (lanes, residues) = (
        Rc::new(Modulus::<21, 3>::new(&p, machine)),
        Rc::new(Rns::<22, 3>::new(&p, machine)),
    );
    operations(
        list,
        "1024 bits",
        "scalar 16x64, assembly",
        &Rc::new(scalar),
        true,
    );
    operations::<_, 1>(list, "1024 bits", "lanes 21x52", &lanes, false);
    operations::<_, 2>(list, "1024 bits", "lanes 21x52", &lanes, false);
    if let Some(printed) = printed::x1024::Printed::detect() {
        let name = "lanes 22x49, printed";
        operations::<_, 1>(list, "1024 bits", name, &Rc::new(printed), false);
    }
    operations::<_, 1>(list, "1024 bits", "residues 2x22x49", &residues, false);
    operations::<_, 2>(list, "1024 bits", "residues 2x22x49", &residues, false);
}
