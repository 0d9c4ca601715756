//! A program in instructions, and its functions by schedule.

use std::collections::BTreeMap;

use super::{
    super::{
        AsmError,
        allocate::{Contrary, allocate},
        graph::{Graph, Kind},
        schedule::{Policy, schedule, tasks, unflagged},
        words::{Conditional, Expressions, expressions},
    },
    Dialect, Flagged, Schedule,
    item::What,
    select, style,
};
use crate::{
    check::Checked,
    emit::asm::target::Place,
    interface::{Interface, Layout, layout},
    ir::Program,
    read::{ReadError, can_pass, ports},
};

/// How many instructions that have not begun are looked at, in the orders that are tried without a clock.
const WINDOWS: [usize; 5] = [1, 2, 4, 6, 8];

/// The same, and the policies' patience, in the orders that a search begins with.
const STARTS: [usize; 10] = [1, 2, 4, 6, 8, 12, 16, 24, 40, 80];
const PATIENCE: [u32; 4] = [u32::MAX, 24, 8, 0];

/// A program in instructions, before they have an order and registers.
#[derive(Clone, Debug)]
pub struct Kernel<'a, P> {
    processor: P,
    checked: &'a Checked<Program>,
    carry_flag: bool,
    graph: Graph<What>,
    /// The items that have a place in the order.
    placed: Vec<usize>,
    /// Of each of these, which have to come before it.
    after: Vec<Vec<usize>>,
    /// Of each of these, those that are connected with it by carries, itself included.
    chain: Vec<Vec<usize>>,
}

/// A function in instructions: the lines of its text, without a label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Instructions, without the return.
    pub lines: Vec<String>,
    /// Words in the file that it reads.
    pub constants: Vec<u64>,
    /// Words of the frame, beside registers that are given back.
    pub slots: usize,
}

impl Function {
    /// All lines of its text under this name for ELF, which GNU as and clang assemble to the same bytes.
    #[must_use]
    pub fn text(&self, name: &str) -> Vec<String> {
        Dialect::Elf.function(self, name, 0)
    }
}

impl<'a, P: Flagged> Kernel<'a, P> {
    /// The instructions of a checked program: with sums of two words and a carry, or without, which is less code for
    /// some and more for others.
    ///
    /// # Errors
    /// [`AsmError::Unsupported`] for what has no instruction, [`AsmError::Read`] for ports that cannot be passed.
    pub fn new(
        processor: P,
        interface: impl Into<Interface>,
        checked: &'a Checked<Program>,
        carry_flag: bool,
    ) -> Result<Kernel<'a, P>, AsmError> {
        let (interface, program) = (interface.into(), checked.program());
        can_pass(&processor.meanings(), interface, program)?;
        let arguments = program.results.len() + program.params.len();
        if processor.dialect() == Dialect::Elf && arguments > processor.arguments().len() {
            let what = "more arguments than registers for them".to_owned();
            let program = program.name.clone();
            return Err(ReadError::Ports { program, what }.into());
        }
        let Expressions { mut hints, results } =
            expressions(interface, checked, style(carry_flag, Conditional::Words))?;
        let writes = ports::writes(interface, program, &results, &mut hints.words);
        let parameters = program.params.iter().map(|port| layout(interface, port));
        let parameters: Vec<Layout> = parameters.collect();
        let results = program.results.len();
        let graph = select::select(&processor, &hints.words, &writes, results, &parameters);
        let graph = graph.map_err(|missing| AsmError::Unsupported {
            program: program.name.clone(),
            what: format!("the operation {:?}", missing.0),
        })?;
        let placed = graph.placed();
        let tasks = unflagged(&graph, &processor).into_iter();
        let after = tasks.map(|task| task.after.into_iter().map(|(before, _)| before).collect());
        Ok(Kernel {
            checked,
            carry_flag,
            after: after.collect(),
            chain: chains(&processor, &graph, &placed),
            processor,
            graph,
            placed,
        })
    }

    /// How many instructions have a place in the order.
    #[must_use]
    pub fn len(&self) -> usize {
        self.placed.len()
    }

    /// Whether there is nothing to be ordered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }

    /// The schedule of the fewest instructions, of several orders: what can be known without a clock.
    ///
    /// # Errors
    /// [`AsmError::Unsupported`] if all of them keep too many values at once.
    pub fn shortest(&self) -> Result<Schedule, AsmError> {
        let schedules = WINDOWS.map(|window| {
            self.scheduled(Policy {
                window,
                patience: u32::MAX,
            })
        });
        let written = schedules.into_iter().filter_map(|schedule| {
            let lines = self.function(&schedule)?.lines.len();
            Some((lines, schedule))
        });
        let best = written.min_by_key(|(lines, _)| *lines);
        best.map(|(_, schedule)| schedule)
            .ok_or_else(|| AsmError::Unsupported {
                program: self.checked.program().name.clone(),
                what: "too many values at once".to_owned(),
            })
    }

    /// Schedules that a search can begin with, those first that change the order of the program least.
    #[must_use]
    pub fn starts(&self) -> Vec<Schedule> {
        let policies = STARTS
            .into_iter()
            .flat_map(|window| PATIENCE.map(|patience| Policy { window, patience }));
        let mut starts: Vec<Schedule> = Vec::new();
        for schedule in policies.map(|policy| self.scheduled(policy)) {
            if !starts.contains(&schedule) && self.function(&schedule).is_some() {
                starts.push(schedule);
            }
        }
        starts
    }

    fn scheduled(&self, policy: Policy) -> Schedule {
        Schedule {
            carry_flag: self.carry_flag,
            spare: self.processor.spare(),
            order: self.stored_early(schedule(
                &tasks(&self.graph, &self.processor),
                policy,
                self.processor.all_units(),
            )),
            exchange: Vec::new(),
            memory: Vec::new(),
        }
    }

    /// The order with each result written as soon as it may be: what waits for the end takes a register.
    fn stored_early(&self, order: Vec<usize>) -> Vec<usize> {
        let is_store = |i: usize| self.graph.items[self.placed[i]].kind == Kind::Store;
        let (mut stores, others): (Vec<usize>, Vec<usize>) =
            order.into_iter().partition(|&i| is_store(i));
        let mut early = Vec::with_capacity(self.len());
        let mut begun = vec![false; self.len()];
        for i in others {
            begun[i] = true;
            early.push(i);
            let can_begin = |store: &mut usize| self.after[*store].iter().all(|&b| begun[b]);
            early.extend(stores.extract_if(.., can_begin));
        }
        // What is stored as it came.
        early.extend(stores);
        early
    }

    /// Whether the schedule has each instruction once, after those whose results it reads.
    #[must_use]
    pub fn fits(&self, schedule: &Schedule) -> bool {
        let mut at = vec![usize::MAX; self.len()];
        for (place, &i) in schedule.order.iter().enumerate() {
            match at.get_mut(i) {
                Some(free) if *free == usize::MAX => *free = place,
                _ => return false,
            }
        }
        let is_after = |i: usize| self.after[i].iter().all(|&before| at[before] < at[i]);
        schedule.carry_flag == self.carry_flag
            && schedule.order.len() == self.len()
            && (0..self.len()).all(is_after)
    }

    /// The function by a schedule; `None` if it does not fit, keeps too many values at once, or loses a carry.
    #[must_use]
    pub fn function(&self, schedule: &Schedule) -> Option<Function> {
        if !self.fits(schedule) {
            return None;
        }
        let items = |places: &[usize]| -> Option<_> {
            let all = places.iter().map(|&i| self.placed.get(i).copied());
            all.collect::<Option<_>>()
        };
        let contrary = Contrary {
            exchange: items(&schedule.exchange)?,
            memory: items(&schedule.memory)?,
        };
        let order: Vec<usize> = schedule.order.iter().map(|&i| self.placed[i]).collect();
        let processor = self.processor.clone().with_spare(schedule.spare);
        let allocation = allocate(&self.graph, &order, &processor, &contrary)?;
        processor.function(self.checked.program(), &self.graph, &allocation)
    }

    /// The order with the instruction at a place moved by so many places, alone or with all that carries connect it
    /// with; `None` if something would come before what it needs.
    #[must_use]
    pub fn moved(
        &self,
        schedule: &Schedule,
        place: usize,
        by: isize,
        with_chain: bool,
    ) -> Option<Schedule> {
        let moving = *schedule.order.get(place)?;
        let alone = [moving];
        let group = if with_chain {
            &self.chain[moving][..]
        } else {
            &alone
        };
        let mut keyed: Vec<(isize, usize)> = (0..).zip(schedule.order.iter().copied()).collect();
        for (key, i) in &mut keyed {
            // Between the places: those that move forward come after the one that they reach.
            *key *= 2;
            if group.contains(i) {
                *key += 2 * by + by.signum();
            }
        }
        keyed.sort_by_key(|(key, _)| *key);
        let order = keyed.into_iter().map(|(_, i)| i).collect();
        let moved = Schedule {
            order,
            ..schedule.clone()
        };
        self.fits(&moved).then_some(moved)
    }
}

/// The items that a carry goes to from each, or comes from, in the order of the program.
fn chains<P: Flagged>(processor: &P, graph: &Graph<What>, placed: &[usize]) -> Vec<Vec<usize>> {
    let places: BTreeMap<usize, usize> = placed.iter().copied().zip(0..).collect();
    // The first of each chain: items come after those that they read.
    let mut first: Vec<usize> = (0..placed.len()).collect();
    for (place, &item) in placed.iter().enumerate() {
        let what = &graph.items[item].what;
        for (index, input) in graph.items[item].inputs.iter().enumerate() {
            if processor.input(what, index) == Place::Fixed(P::CARRY) {
                first[place] = first[places[&input.item]];
            }
        }
    }
    let members = |of: usize| (0..placed.len()).filter(|&i| first[i] == of).collect();
    first.iter().map(|&of| members(of)).collect()
}
