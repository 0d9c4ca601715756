//! Bounds on forms: claims, and what is required of callers.

use super::{Cursor, Read, Reader};
use crate::ir::{Goal, Known, Require};

impl Reader<'_> {
    pub(super) fn require(&mut self) -> Read<Require> {
        let form = self.form()?;
        let range = self.bound()?;
        Ok(Require { form, range })
    }

    /// A claim after its first word, with its hints.
    pub(super) fn goal(&mut self) -> Read<Goal> {
        let form = self.form()?;
        let mut goal = Goal::new(form, self.bound()?);
        if self.cursor.accept("given") {
            goal.given = self.cursor.list(|cursor| {
                let flag = cursor.value()?;
                cursor.expect("=")?;
                let set = |text: &str| match text {
                    "0" => Some(false),
                    "1" => Some(true),
                    _ => None,
                };
                Ok((flag, cursor.read(set, "0 or 1")?))
            })?;
            self.cursor.end_of_line()?;
        }
        if self.cursor.accept("case") {
            goal.cases = self.cursor.list(Cursor::value)?;
            self.cursor.end_of_line()?;
        }
        if self.cursor.accept("scale") {
            goal.scale = self.cursor.number()?;
            self.cursor.end_of_line()?;
        }
        goal.through = self.lines("through", |reader| {
            let terms = reader.expression()?;
            reader.cursor.end_of_line()?;
            let known = terms.into_iter().map(|term| Known {
                weight: term.coefficient,
                factors: term.factors,
            });
            Ok(known.collect())
        })?;
        Ok(goal)
    }
}
