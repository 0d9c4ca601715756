//! The proof of a routine: its text makes the same calls and copies as the library's routine, in the same order and
//! under the same counts. What is proved of that routine then holds of the text.
//!
//! Each variable of the library's routine is held by one variable of the text at a time. A text may call its
//! variables differently and declare them where it likes. A loop has to leave every variable that was held before
//! it where it was, so that its second turn finds what the first one found.

mod line;
mod ports;
mod statement;

use std::collections::HashMap;

use limbforge::{
    field::Field,
    routine::{Claim, Routine, Statement, Var},
};

use super::{
    names::Names,
    numbers::Language,
    problem::Problem,
    syntax::{Expr, File, Function, Node, Type},
};
pub use line::place;
use line::{Arg, Line, lines};
use ports::{Role, roles};

/// A variable of the text.
type Id = usize;

/// The result of a proof of a routine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// That it computes a power.
    Power,
    /// That its calls pass what callees take, and are those of its formula.
    Calls,
}

/// Whether two expressions name the same variable, or the same item of one.
fn same_place(x: &Expr, y: &Expr) -> bool {
    match (&x.kind, &y.kind) {
        (Node::Name(x), Node::Name(y)) => x == y,
        (Node::Index(x, i), Node::Index(y, j)) => same_place(x, y) && same_place(i, j),
        _ => false,
    }
}

/// Proves that a function is the library's routine.
///
/// # Errors
/// The first line that does something else, or is not understood.
pub fn follow(
    language: Language,
    file: &File,
    names: &Names,
    function: &Function,
    field: &Field,
    routine: &Routine,
) -> Result<Extent, Problem> {
    let mut follower = Follower {
        language,
        file,
        names,
        field,
        routine,
        scopes: vec![HashMap::new()],
        types: Vec::new(),
        held: HashMap::new(),
        outputs: HashMap::new(),
        inputs: Vec::new(),
        given: HashMap::new(),
        written: None,
        line: function.line,
    };
    follower.parameters(function)?;
    let text = lines(&function.body)?;
    follower.body(&text, &routine.body, true)?;
    Ok(match routine.claim {
        Claim::Power(_) => Extent::Power,
        Claim::Composed => Extent::Calls,
    })
}

struct Follower<'a> {
    language: Language,
    file: &'a File,
    names: &'a Names,
    field: &'a Field,
    routine: &'a Routine,
    /// Visible names, the innermost block last.
    scopes: Vec<HashMap<String, Id>>,
    /// The declared type of each variable, where the text has one.
    types: Vec<Option<Type>>,
    /// Which variable of the text holds each of the routine.
    held: HashMap<Var, Id>,
    /// Pointers through which results are written, by the result's position.
    outputs: HashMap<Id, usize>,
    /// Parameters that are read through pointers.
    inputs: Vec<Id>,
    /// Results that have been copied to their places: position, and the variable that it was.
    given: HashMap<usize, Id>,
    /// The line on which a result was first written through its pointer.
    written: Option<usize>,
    line: usize,
}

impl Follower<'_> {
    fn wrong<T>(&self, what: impl Into<String>) -> Result<T, Problem> {
        Err(Problem::at(self.line, what))
    }

    fn parameters(&mut self, function: &Function) -> Result<(), Problem> {
        let roles = roles(self.language, self.file, self.field, self.routine);
        if roles.params.len() != function.params.len()
            || roles.returns.len() != function.returns.len()
        {
            return self.wrong("other parameters or results than the operation has");
        }
        for (param, (role, ty)) in function.params.iter().zip(&roles.params) {
            if self.file.resolved(&param.ty) != self.file.resolved(ty) {
                return self.wrong(format!(
                    "`{}` has another type than the operation's",
                    param.name
                ));
            }
            let id = self.declare(&param.name, Some(param.ty.clone()))?;
            match role {
                Role::Input(var) => {
                    self.held.insert(*var, id);
                    if matches!(param.ty, Type::Pointer { .. }) {
                        self.inputs.push(id);
                    }
                }
                Role::Output(i) => {
                    self.outputs.insert(id, *i);
                }
                Role::Length(_) => {}
            }
        }
        for (returned, ty) in function.returns.iter().zip(&roles.returns) {
            if self.file.resolved(returned) != self.file.resolved(ty) {
                return self.wrong("returns other types than the operation");
            }
        }
        for (name, ty) in function.named.iter().zip(&function.returns) {
            self.declare(name, Some(ty.clone()))?;
        }
        Ok(())
    }

    fn declare(&mut self, name: &str, ty: Option<Type>) -> Result<Id, Problem> {
        if self.find(name).is_some() {
            return self.wrong(format!("`{name}` hides a variable of the same name"));
        }
        let id = self.types.len();
        self.types.push(ty);
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_owned(), id);
        }
        Ok(id)
    }

    fn find(&self, name: &str) -> Option<Id> {
        self.scopes
            .iter()
            .rev()
            .find_map(|scope| scope.get(name))
            .copied()
    }

    fn id(&self, name: &str) -> Result<Id, Problem> {
        match self.find(name) {
            Some(id) => Ok(id),
            None => Err(Problem::unknown(self.line, format!("the name `{name}`"))),
        }
    }

    /// Follows statements; `last` where the function ends with them.
    fn body(
        &mut self,
        text: &[(usize, Line)],
        own: &[Statement],
        last: bool,
    ) -> Result<(), Problem> {
        let mut own = own.iter();
        let mut ended = false;
        for (at, line) in text {
            self.line = *at;
            if ended {
                return self.wrong("statements after the end");
            }
            let line = match line {
                Line::Sized(name, is_item, line) => {
                    self.sized(name, *is_item)?;
                    line
                }
                line => line,
            };
            match line {
                Line::Declare(name, ty) => {
                    self.declare(name, ty.clone())?;
                }
                Line::Nothing => {}
                Line::Return(values) if last => {
                    self.rest_is_done(own.as_slice())?;
                    self.returned(values)?;
                    ended = true;
                }
                Line::ReturnCall(call) if last => {
                    let Some(Statement::Call {
                        callee,
                        args,
                        results,
                    }) = own.next()
                    else {
                        return self.wrong("a call that the operation does not make here");
                    };
                    self.rest_is_done(own.as_slice())?;
                    if *results != self.routine.results {
                        return self.wrong("returns other results than the operation");
                    }
                    self.call(call, callee, args, &[])?;
                    ended = true;
                }
                line => match own.as_slice().first() {
                    Some(statement) if !self.gives(line, statement) => {
                        self.statement(line, statement)?;
                        own.next();
                    }
                    _ => self.give(line)?,
                },
            }
        }
        self.rest_is_done(own.as_slice())?;
        if last && !ended {
            self.returned(&[])
        } else {
            Ok(())
        }
    }

    /// Whether `sizeof` of a variable, or of an item of it, is the size of a whole array: that of a parameter is
    /// the size of an address.
    fn sized(&self, name: &str, is_item: bool) -> Result<(), Problem> {
        let array = |ty: &Type| matches!(ty, Type::Array(..));
        let whole = match &self.types[self.id(name)?] {
            Some(Type::Pointer { to, .. }) => is_item && array(to),
            Some(ty) => !is_item && array(ty),
            None => false,
        };
        if whole {
            Ok(())
        } else {
            self.wrong(format!("`sizeof` of `{name}` is the size of no array"))
        }
    }

    fn rest_is_done(&self, rest: &[Statement]) -> Result<(), Problem> {
        if rest.is_empty() {
            Ok(())
        } else {
            self.wrong("ends before the operation does")
        }
    }

    /// Whether the line writes a result to its place at the end, and is no statement of the routine.
    fn gives(&self, line: &Line, statement: &Statement) -> bool {
        let to = match line {
            Line::Set(to, false, _) => self.find(to),
            _ => None,
        };
        to.is_some_and(|id| self.outputs.contains_key(&id))
            && !matches!(statement, Statement::Set { .. })
    }

    /// The copy of a result to its place.
    fn give(&mut self, line: &Line) -> Result<(), Problem> {
        let Line::Set(to, false, Arg::Name(from)) = line else {
            return self.wrong("a statement that the operation does not have");
        };
        let (to, from) = (self.id(to)?, self.id(from)?);
        let Some(position) = self.outputs.get(&to).copied() else {
            return self.wrong("a statement that the operation does not have");
        };
        self.fits(to, from)?;
        self.read(from)?;
        self.given.insert(position, from);
        self.written = self.written.or(Some(self.line));
        Ok(())
    }

    /// Whether what is copied is as large as its place: the types of both have to be known where sizes are spelt.
    fn fits(&self, to: Id, from: Id) -> Result<(), Problem> {
        let bare = |id: Id| match self.types[id].as_ref().map(|ty| self.file.resolved(ty)) {
            Some(Type::Pointer { to, .. }) => Some(*to),
            other => other,
        };
        if self.language == Language::C && bare(to) != bare(from) {
            return self.wrong("a copy between different types");
        }
        Ok(())
    }

    /// A variable is read: parameters behind pointers may be in the place of results, which have not to be written
    /// yet.
    fn read(&self, id: Id) -> Result<(), Problem> {
        match self.written {
            Some(line) if self.inputs.contains(&id) => self.wrong(format!(
                "reads a parameter after line {line} writes a result, which may be in its place"
            )),
            _ => Ok(()),
        }
    }

    /// The end: what is returned, or lies in the places of results, are the results.
    fn returned(&mut self, values: &[Arg]) -> Result<(), Problem> {
        let roles = roles(self.language, self.file, self.field, self.routine);
        let mut values = values.iter();
        for (i, var) in self.routine.results.iter().enumerate() {
            let id = if roles.returned.contains(&i) {
                match values.next() {
                    Some(Arg::Name(name)) => Some(self.id(name)?),
                    _ => return self.wrong("returns other results than the operation"),
                }
            } else {
                let place = self.outputs.iter().find(|(_, position)| **position == i);
                self.given.get(&i).copied().or(place.map(|(id, _)| *id))
            };
            if id.is_none() || self.held.get(var).copied() != id {
                let name = &self.routine.variable(*var).name;
                return self.wrong(format!(
                    "result `{name}` is not what the operation leaves in it"
                ));
            }
        }
        if values.next().is_some() {
            return self.wrong("returns other results than the operation");
        }
        Ok(())
    }

    /// A body that may run several times or not at all.
    fn block(
        &mut self,
        index: Option<(&str, Option<Var>)>,
        body: &[(usize, Line)],
        own: &[Statement],
    ) -> Result<(), Problem> {
        let before = self.held.clone();
        let line = self.line;
        self.scopes.push(HashMap::new());
        if let Some((name, var)) = index {
            let id = self.declare(name, None)?;
            if let Some(var) = var {
                self.held.insert(var, id);
            }
        }
        self.body(body, own, false)?;
        self.scopes.pop();
        let moved = before
            .iter()
            .find(|(var, id)| self.held.get(var) != Some(id));
        if let Some((var, _)) = moved {
            self.line = line;
            let name = &self.routine.variable(*var).name;
            return self.wrong(format!(
                "the body leaves `{name}` in another variable than it finds it in"
            ));
        }
        self.held = before;
        Ok(())
    }
}
