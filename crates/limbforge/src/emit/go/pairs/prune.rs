//! What is left of the steps when nobody reads some of their words.

use std::collections::HashSet;

use super::{
    super::super::line::{Line, Output, Param, unread},
    Step,
};

/// Drops what no later step and no result reads.
pub fn prune(steps: Vec<Step>, results: &[Output], params: &mut [Param]) -> Vec<Step> {
    let mut read = HashSet::new();
    for e in results.iter().flat_map(|result| &result.words) {
        e.names(&mut read);
    }
    let mut kept = Vec::new();
    for step in steps.into_iter().rev() {
        match step {
            Step::Line(mut line) => {
                if !line.keep(&read) {
                    continue;
                }
                line.names(&mut read);
                kept.push(Step::Line(without_carry(line)));
            }
            Step::Product {
                mut high,
                mut low,
                operands,
            } => {
                for variable in [&mut high, &mut low] {
                    variable.take_if(|name| !read.contains(name));
                }
                if high.is_none() && low.is_none() {
                    continue;
                }
                for e in operands.iter() {
                    e.names(&mut read);
                }
                kept.push(Step::Product {
                    high,
                    low,
                    operands,
                });
            }
        }
    }
    unread(params, &read);
    kept.reverse();
    kept
}

/// A sum that neither takes nor gives a carry as a plain one.
fn without_carry(line: Line) -> Line {
    match line {
        Line::Carry {
            subtract,
            word: Some(name),
            flag: None,
            operands,
        } if operands[2].is_zero() => {
            let [x, y, _] = *operands;
            let ty = x.ty;
            let expr = if subtract { x.sub(y, ty) } else { x.add(y, ty) };
            Line::Let { name, expr }
        }
        line => line,
    }
}
