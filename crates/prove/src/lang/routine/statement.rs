//! Statements next to those of the library's routine.

use limbforge::routine::{Operand, Repeat, Sort, Statement, Times as Count, Var};
use num_bigint::BigInt;

use super::{
    super::{numbers::Language, problem::Problem, syntax::Type},
    Follower,
    line::{Arg, Line, Times},
    ports::{pointers, type_of},
};

impl Follower<'_> {
    pub(super) fn statement(&mut self, line: &Line, own: &Statement) -> Result<(), Problem> {
        match (line, own) {
            (
                Line::Call { .. },
                Statement::Call {
                    callee,
                    args,
                    results,
                },
            ) => self.call(line, callee, args, results),
            (
                Line::Set(to, new, from),
                Statement::Set {
                    to: var,
                    from: operand,
                },
            ) => {
                self.operand(from, operand)?;
                if let Arg::Name(name) = from
                    && let (Some(from), Some(to)) = (self.find(name), self.find(to))
                {
                    self.fits(to, from)?;
                }
                self.target(to, *new, *var)
            }
            (
                Line::Get(to, new, list, at),
                Statement::Get {
                    to: var,
                    list: from,
                    at: index,
                },
            ) => {
                self.holds(list, *from)?;
                self.holds(at, *index)?;
                self.target(to, *new, *var)
            }
            (
                Line::Put(list, at, from),
                Statement::Put {
                    list: to,
                    at: index,
                    from: var,
                },
            ) => {
                self.holds(list, *to)?;
                self.holds(at, *index)?;
                self.holds(from, *var)
            }
            (Line::Slice(to, of, start, end), Statement::Slice { to: var, from, at }) => {
                self.holds(of, *from)?;
                let Sort::Bytes(n) = self.routine.sort(*var) else {
                    return self.wrong("bytes where the operation has none");
                };
                if start != at || end.is_some_and(|end| end != at + n) {
                    return self.wrong("other bytes than the operation takes");
                }
                self.target(to, false, *var)
            }
            (
                Line::Repeat {
                    index,
                    times,
                    down,
                    body,
                },
                Statement::Repeat(own),
            ) => self.repeat(index.as_deref(), times, *down, body, own),
            (
                Line::IfBit(of, bit, body),
                Statement::VartimeIfBit {
                    exponent,
                    at,
                    body: own,
                },
            ) => {
                self.holds(of, *exponent)?;
                self.holds(bit, *at)?;
                self.block(None, body, own)
            }
            _ => self.wrong("another statement than the operation has here"),
        }
    }

    /// A variable of the text gets the value of a variable of the routine.
    pub(super) fn target(&mut self, name: &str, new: bool, var: Var) -> Result<(), Problem> {
        let id = if new {
            self.declare(name, None)?
        } else {
            self.id(name)?
        };
        if self.inputs.contains(&id)
            || self
                .routine
                .params
                .iter()
                .any(|p| self.held.get(p) == Some(&id))
        {
            return self.wrong(format!("writes to the parameter `{name}`"));
        }
        let expected = type_of(self.language, self.file, self.field, self.routine.sort(var));
        let declared = self.types[id].as_ref().map(|ty| self.file.resolved(ty));
        let declared = match declared {
            Some(Type::Pointer { to, .. }) => Some(*to),
            other => other,
        };
        if declared.is_some_and(|ty| ty != self.file.resolved(&expected)) {
            return self.wrong(format!(
                "`{name}` has another type than the operation's variable"
            ));
        }
        if self.outputs.contains_key(&id) {
            self.written = self.written.or(Some(self.line));
        }
        // Whatever else was there is there no longer.
        self.held.retain(|_, other| *other != id);
        self.held.insert(var, id);
        Ok(())
    }

    /// A name of the text is read where the routine reads `var`.
    pub(super) fn holds(&self, name: &str, var: Var) -> Result<(), Problem> {
        let id = self.id(name)?;
        self.read(id)?;
        if self.held.get(&var) == Some(&id) {
            return Ok(());
        }
        let wanted = &self.routine.variable(var).name;
        self.wrong(format!(
            "`{name}` stands where the operation has its `{wanted}`"
        ))
    }

    pub(super) fn operand(&self, arg: &Arg, operand: &Operand) -> Result<(), Problem> {
        match (arg, operand) {
            (Arg::Name(name), Operand::Var(var)) => self.holds(name, *var),
            (Arg::Name(name), Operand::Constant(wanted)) => {
                let hidden = self.find(name).is_some();
                let known = self
                    .file
                    .constants
                    .iter()
                    .find(|constant| constant.name == *name);
                let limbs = &self.field.constant(wanted).limbs;
                match known {
                    Some(known) if !hidden && known.limbs == *limbs => Ok(()),
                    _ => self.wrong(format!("`{name}` is not the constant `{wanted}`")),
                }
            }
            (Arg::Words(words), Operand::Words(wanted)) if words == wanted => Ok(()),
            _ => self.wrong("another operand than the operation has here"),
        }
    }

    pub(super) fn call(
        &mut self,
        line: &Line,
        callee: &str,
        operands: &[Operand],
        results: &[Var],
    ) -> Result<(), Problem> {
        let Line::Call {
            function,
            args,
            addresses,
            results: returned,
        } = line
        else {
            return self.wrong("another statement than the operation has here");
        };
        if self.names.of_field(self.field, callee).as_ref() != Some(function) {
            return self.wrong(format!(
                "`{function}` is called where the operation calls `{callee}`"
            ));
        }
        let pointers = pointers(self.language, self.field, callee);
        let Some((places, values)) = args.split_at_checked(pointers.len()) else {
            return self.wrong("another number of arguments");
        };
        if values.len() != operands.len() {
            return self.wrong("another number of arguments");
        }
        for (arg, operand) in values.iter().zip(operands) {
            self.operand(arg, operand)?;
        }
        let dropped = returned.is_empty();
        let mut returned = returned.iter();
        for (i, var) in results.iter().enumerate() {
            let at = pointers.iter().position(|p| *p == i);
            if let Some(at) = at {
                let Arg::Name(name) = &places[at] else {
                    return self.wrong("a result that is written to what is no variable");
                };
                self.address(name, addresses[at], *var)?;
                self.target(name, false, *var)?;
                continue;
            }
            match returned.next() {
                Some((Some(name), new)) => self.target(name, *new, *var)?,
                Some((None, _)) => {
                    self.held.remove(var);
                }
                // Go drops what a call returns if nothing stands on the left.
                None if self.language == Language::Go && dropped => {
                    self.held.remove(var);
                }
                None => return self.wrong("another number of results"),
            }
        }
        if returned.next().is_some() {
            return self.wrong("another number of results");
        }
        Ok(())
    }

    /// In C and Go a number is written through `&x`, and an array of C through its name.
    pub(super) fn address(&self, name: &str, is_address: bool, var: Var) -> Result<(), Problem> {
        let id = self.id(name)?;
        let pointer = self.outputs.contains_key(&id);
        let array = self.language == Language::C && !self.routine.sort(var).is_scalar();
        if is_address == (pointer || array) {
            return self.wrong(format!("`{name}` is passed otherwise than by its address"));
        }
        Ok(())
    }

    pub(super) fn repeat(
        &mut self,
        index: Option<&str>,
        times: &Times,
        down: bool,
        body: &[(usize, Line)],
        own: &Repeat,
    ) -> Result<(), Problem> {
        let same = match (times, &own.times) {
            (Times::Fixed(k), Count::Fixed(n)) => *k == BigInt::from(*n),
            (Times::Name(name), Count::Count(var)) => self.holds(name, *var).is_ok(),
            (Times::Length(list), Count::Each(var)) => self.holds(list, *var).is_ok(),
            (Times::Bits(list), Count::Bits(var)) if self.language != Language::C => {
                self.holds(list, *var).is_ok()
            }
            // C passes lengths of their own.
            (Times::Name(name), Count::Each(_)) => self.language == Language::C && name == "length",
            (Times::Bits(name), Count::Bits(var)) => {
                *name == format!("{}_words", self.routine.variable(*var).name)
            }
            _ => false,
        };
        // Without an index the direction does not matter.
        if !same || (own.index.is_some() && down != own.down) {
            return self.wrong("another count than the operation has here");
        }
        self.block(index.map(|index| (index, own.index)), body, &own.body)
    }
}
