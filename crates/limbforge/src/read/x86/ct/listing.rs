//! The instructions of a function that can be reached.

use std::collections::{BTreeMap, BTreeSet};

use iced_x86::{Decoder, DecoderOptions, FlowControl, Instruction};

use super::super::{Code, named::Target};

/// Instructions that can be reached, whatever the conditions of jumps are: a jump to a computed place is followed
/// nowhere.
pub struct Listing {
    /// Each by its offset. `None` are those that the processors of Intel and AMD do not read alike, and those of which
    /// a linker changes something else than an immediate or a displacement.
    instructions: BTreeMap<u64, Option<Instruction>>,
    /// The beginning and the targets of jumps.
    pub targets: BTreeSet<u64>,
}

impl Listing {
    pub fn of(code: &Code) -> Listing {
        let mut listing = Listing {
            instructions: BTreeMap::new(),
            targets: [0].into(),
        };
        let mut waiting = vec![0];
        while let Some(at) = waiting.pop() {
            if listing.instructions.contains_key(&at) {
                continue;
            }
            let decoded = decode(code, at);
            listing.instructions.insert(at, decoded);
            let Some(i) = decoded else { continue };
            let next = at + i.len() as u64;
            let flow = i.flow_control();
            if let FlowControl::ConditionalBranch | FlowControl::UnconditionalBranch = flow
                && let Some(Target::Here(to)) = code.target(&i)
            {
                listing.targets.insert(to);
                waiting.push(to);
            }
            if let FlowControl::Next | FlowControl::Call | FlowControl::ConditionalBranch = flow {
                waiting.push(next);
            }
        }
        listing
    }

    /// The instruction at an offset, if it is one.
    pub fn get(&self, at: u64) -> Option<Instruction> {
        self.instructions.get(&at).copied().flatten()
    }

    /// Their number.
    pub fn len(&self) -> usize {
        self.instructions.len()
    }
}

fn decode(code: &Code, at: u64) -> Option<Instruction> {
    let bytes = code.bytes.get(usize::try_from(at).ok()?..)?;
    let ip = code.address + at;
    let read = |options| {
        let mut decoder = Decoder::with_ip(64, bytes, ip, options);
        let instruction = decoder.decode();
        (instruction, decoder.get_constant_offsets(&instruction))
    };
    let ((intel, fields), (amd, _)) = (read(DecoderOptions::NONE), read(DecoderOptions::AMD));
    let same = intel == amd && intel.len() == amd.len();
    let fields = [
        (fields.displacement_offset(), fields.displacement_size()),
        (fields.immediate_offset(), fields.immediate_size()),
    ];
    (same && !intel.is_invalid() && code.links_fill(&intel, fields)).then_some(intel)
}
