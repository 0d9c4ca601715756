//! Changes of schedules: another one near it.

use limbforge::emit::asm::x86::{Function, Kernel, Schedule};

use crate::measure::Random;

/// Changes that are tried before one gives other code.
const ATTEMPTS: usize = 200;

/// The program in instructions, in each way to write it.
pub struct Kernels<'a>(pub Vec<Kernel<'a>>);

impl Kernels<'_> {
    fn kernel(&self, schedule: &Schedule) -> Option<&Kernel<'_>> {
        self.0.iter().find(|kernel| kernel.fits(schedule))
    }

    /// The function by a schedule, if it is one of this program.
    pub fn function(&self, schedule: &Schedule) -> Option<Function> {
        self.kernel(schedule)?.function(schedule)
    }

    /// Another schedule near one, with other code than `before`.
    pub fn changed(
        &self,
        of: &Schedule,
        before: &Function,
        random: &mut Random,
    ) -> Option<(Schedule, Function)> {
        for _ in 0..ATTEMPTS {
            let mut changed = of.clone();
            for _ in 0..=random.below(3) {
                changed = self.change(&changed, random).unwrap_or(changed);
            }
            if let Some(function) = self.function(&changed)
                && function.lines != before.lines
            {
                return Some((changed, function));
            }
        }
        None
    }

    fn change(&self, of: &Schedule, random: &mut Random) -> Option<Schedule> {
        let place = random.below(of.order.len());
        // Near places are likelier than far ones.
        let reach = 1 << (1 + random.below(7));
        let far = 1 + random.below(reach);
        let by = if random.below(2) == 0 {
            far as isize
        } else {
            -(far as isize)
        };
        let kind = random.below(16);
        let mut changed = of.clone();
        let toggle = |list: &mut Vec<usize>| match list.iter().position(|&i| i == of.order[place]) {
            Some(at) => drop(list.remove(at)),
            None => list.push(of.order[place]),
        };
        match kind {
            0..9 => return self.kernel(of)?.moved(of, place, by, false),
            9..13 => return self.kernel(of)?.moved(of, place, by, true),
            13 => toggle(&mut changed.exchange),
            14 => toggle(&mut changed.memory),
            _ => changed.spare = random.below(8),
        }
        Some(changed)
    }
}
