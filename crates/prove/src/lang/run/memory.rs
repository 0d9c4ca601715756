//! Places: items of arrays, bytes, results.

use limbforge::ir::{Op, Ty, Value};

use super::{
    super::{
        datum::Datum,
        numbers::{Int, Language},
        problem::Problem,
        syntax::{Expr, Node, Type},
        word::{Origin, Word},
    },
    Run,
};

impl Run<'_> {
    fn no_place<T>(&self, what: &str) -> Result<T, Problem> {
        Err(Problem::unknown(self.machine.line, what))
    }

    /// `x[i]`.
    pub fn item(&mut self, of: &Expr, at: &Expr) -> Result<Datum, Problem> {
        let of = self.expr(of)?;
        let at = self.count(at)?;
        match of {
            Datum::Items(items) => match items.get(at) {
                Some(Datum::Unset) | None => self.no_place("an item without a value"),
                Some(item) => Ok(item.clone()),
            },
            Datum::Bytes(param) => {
                if at >= self.lengths[param] {
                    return self.no_place("a byte beyond the end");
                }
                let value = self.params[param].values[at / self.stride];
                let ty = Int::unsigned(8 * self.stride as u8);
                let word = Word::plain(value, ty);
                let shifted = self.machine.right(&word, 8 * (at % self.stride) as u32)?;
                Ok(Datum::Word(self.machine.cast(&shifted, Int::unsigned(8))?))
            }
            _ => self.no_place("an item of what is no array"),
        }
    }

    /// Gives a variable a value.
    pub fn set(&mut self, name: &str, datum: Datum) -> Result<(), Problem> {
        if let (Some(ty), Datum::Word(word)) = (self.declared.get(name), &datum)
            && self.file.resolved(ty) != Type::Int(word.ty)
        {
            return self.no_place("a variable of another type");
        }
        match self.variables.get_mut(name) {
            Some(place @ Datum::Unset) => {
                *place = datum;
                Ok(())
            }
            _ => self.no_place("an assignment to this variable"),
        }
    }

    fn note_write(&mut self, name: &str) {
        if self.outputs.iter().any(|own| own == name) {
            self.written = self.written.or(Some(self.machine.line));
        }
    }

    /// `place = datum`.
    pub fn assign(&mut self, place: &Expr, datum: Datum) -> Result<(), Problem> {
        match &place.kind {
            Node::Index(of, at) => {
                let Node::Name(name) = &of.kind else {
                    return self.no_place("an assignment to this place");
                };
                let at = self.count(at)?;
                self.write(name, at, datum)
            }
            Node::Deref(of) => match &of.kind {
                Node::Name(name) if self.language == Language::C => self.write(name, 0, datum),
                _ => self.no_place("an assignment through this pointer"),
            },
            _ => self.no_place("an assignment to this place"),
        }
    }

    fn write(&mut self, name: &str, at: usize, datum: Datum) -> Result<(), Problem> {
        if !self.outputs.iter().any(|own| own == name) {
            return self.no_place("a write to what is no result");
        }
        self.note_write(name);
        match self.variables.get_mut(name) {
            Some(Datum::Items(items)) if at < items.len() => {
                items[at] = datum;
                Ok(())
            }
            _ => self.no_place("a write beyond the result"),
        }
    }

    /// The little-endian word of `count` bytes of a parameter, fewer where they end.
    pub fn loaded(&mut self, param: usize, at: usize, count: usize) -> Result<Datum, Problem> {
        let left = self.lengths[param].saturating_sub(at);
        let whole = count.min(left) == self.stride.min(left) && count <= self.stride;
        if !at.is_multiple_of(self.stride) || left == 0 || !whole {
            return self.no_place("bytes that are no word of the parameter");
        }
        let value = self.params[param].values[at / self.stride];
        let ty = Int::unsigned(8 * self.stride as u8);
        Ok(Datum::Word(Word::plain(value, ty)))
    }

    /// Writes the low bytes of a word, as many as there are places.
    pub fn stored(
        &mut self,
        name: &str,
        at: usize,
        count: usize,
        word: &Word,
    ) -> Result<(), Problem> {
        let known = self.outputs.iter().any(|own| own == name);
        if !known && self.language != Language::Rust {
            return self.no_place("a store to what is no result");
        }
        self.note_write(name);
        let mut bytes = Vec::new();
        for i in 0..count as u32 {
            let (from, to) = (8 * i, 0);
            let (of, count) = (word.value, 8);
            let origin = Origin::Bits {
                of,
                from,
                count,
                to,
            };
            bytes.push(Datum::Word(Word {
                ty: Int::unsigned(8),
                value: word.value,
                origin,
            }));
        }
        match self.variables.get_mut(name) {
            Some(Datum::Items(items)) if at < items.len() => {
                let fits = self.language == Language::Rust || at + count <= items.len();
                for (place, byte) in items[at..].iter_mut().zip(bytes) {
                    *place = byte;
                }
                if fits {
                    Ok(())
                } else {
                    self.no_place("a store beyond the end")
                }
            }
            _ => self.no_place("a store beyond the end"),
        }
    }

    /// Words of which these are the bytes: each has to be made of the bytes of one word, in order.
    pub fn words_of_bytes(&mut self, bytes: &[Datum]) -> Option<Vec<Value>> {
        let mut values = Vec::new();
        for part in bytes.chunks(self.stride) {
            let mut source = None;
            for (i, byte) in part.iter().enumerate() {
                let Datum::Word(Word {
                    origin:
                        Origin::Bits {
                            of,
                            from,
                            count: 8,
                            to: 0,
                        },
                    ..
                }) = byte
                else {
                    return None;
                };
                if *from != 8 * i as u32 || *source.get_or_insert(*of) != *of {
                    return None;
                }
            }
            let of = source?;
            let bits = 8 * part.len() as u32;
            if part.len() < self.stride && self.machine.range(of).hi.bits() > u64::from(bits) {
                let ty = Ty::unsigned(8 * self.stride as u8);
                values.push(self.machine.inst(Op::Low(bits), &[of], &[ty])[0]);
            } else {
                self.oblige_bits(of, bits);
                values.push(of);
            }
        }
        Some(values)
    }
}
