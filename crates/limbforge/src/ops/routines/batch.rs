//! Many inversions for the price of one and three products each (Montgomery's trick: Montgomery, "Speeding the Pollard
//! and elliptic curve methods of factorization", 1987, section 10.3.1).

use super::constant;
use crate::{
    Field, Routine,
    routine::{Draft, Sort, Times},
};

/// Inverts every element of a list, leaving zeros.
pub fn invert_batch(_: &Field, name: &str) -> Option<Routine> {
    let mut d = Draft::new(
        name,
        &[
            "Replaces each element of the list by its inverse, and leaves 0 unchanged.",
            "Time depends only on the length. The scratch list must be at least as long as the list.",
        ],
    );
    let list = d.param("list", Sort::Elements);
    let scratch = d.param("scratch", Sort::Elements);
    let i = d.var("i", Sort::Count);
    let [x, product, prefix, inverse, out] =
        ["x", "product", "prefix", "inverse", "out"].map(|name| d.tight(name));
    let zero = d.flag("zero");
    // scratch[i] is the product of the elements before i, a 1 in the place of every 0.
    d.set(product, constant("one"));
    d.count(i, Times::Each(list), false, |d| {
        d.put(scratch, i, product);
        d.get(x, list, i);
        d.call([zero], "is_zero", [x.into()]);
        d.call([x], "select", [zero.into(), constant("one"), x.into()]);
        d.mul(product, product, x);
    });
    d.call([inverse], "invert", [product.into()]);
    d.count(i, Times::Each(list), true, |d| {
        d.get(x, list, i);
        d.get(prefix, scratch, i);
        d.mul(out, inverse, prefix);
        d.call([zero], "is_zero", [x.into()]);
        d.call([out], "select", [zero.into(), x.into(), out.into()]);
        d.put(list, i, out);
        d.call([x], "select", [zero.into(), constant("one"), x.into()]);
        d.mul(inverse, inverse, x);
    });
    Some(d.finish(&[]))
}
