//! Schedules as data: what a search has found, to be printed and proved again.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};

use crate::{
    data::{Unreadable, read},
    field::Field,
};

/// The order of a function's instructions, and the allocator's choices.
///
/// Instructions are numbered as the program has them. A schedule can make code slow and never wrong: what is printed is
/// proved from its bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    /// Whether sums of two words and a carry are one instruction.
    pub carry_flag: bool,
    /// How many registers are kept free where an input can be read from memory.
    pub spare: usize,
    /// Instructions whose two inputs change places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exchange: Vec<usize>,
    /// Instructions that read an input from memory instead of a register, or the other way round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub memory: Vec<usize>,
    /// All instructions in order.
    pub order: Vec<usize>,
}

/// The schedules of a field's functions, as a file of TOML holds them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Schedules {
    /// The prime, as [`Prime`](crate::prime::Prime) prints it.
    pub prime: String,
    /// The recipe.
    pub recipe: String,
    /// The command that found them.
    pub command: String,
    /// The processor on which they were found.
    pub processor: String,
    /// By operation.
    pub function: BTreeMap<String, Schedule>,
}

/// Why schedules cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScheduleError {
    /// The text is not that of schedules.
    Unreadable {
        /// The line, if the reader knows it.
        line: Option<usize>,
        /// The reader's reason.
        reason: String,
    },
    /// They are of another prime or recipe.
    OtherField {
        /// The prime and the recipe of the schedules.
        of: String,
        /// Those of the field.
        field: String,
    },
    /// The instructions of the operation are not those that were scheduled.
    Misfit {
        /// The operation.
        operation: String,
    },
    /// The field has no such operation.
    Unknown {
        /// The name.
        operation: String,
    },
}

impl fmt::Display for ScheduleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { line, reason } => {
                write!(f, "schedules cannot be read")?;
                if let Some(line) = line {
                    write!(f, ", line {line}")?;
                }
                write!(f, ": {reason}; make them with `limbforge tune --lang asm`")
            }
            Self::OtherField { of, field } => write!(
                f,
                "the schedules are of {of}, the field is {field}; give the same recipe"
            ),
            Self::Misfit { operation } => write!(
                f,
                "the schedule of `{operation}` is of other instructions than this version writes; \
                 make it again with `limbforge tune --lang asm`"
            ),
            Self::Unknown { operation } => write!(
                f,
                "there is a schedule of `{operation}`, which the field does not have; remove it"
            ),
        }
    }
}

impl std::error::Error for ScheduleError {}

impl Schedules {
    /// No schedule for a field: each function gets the order of the fewest instructions.
    #[must_use]
    pub fn none(field: &Field) -> Schedules {
        Schedules {
            prime: field.prime.to_string(),
            recipe: field.recipe.clone(),
            command: String::new(),
            processor: String::new(),
            function: BTreeMap::new(),
        }
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// [`ScheduleError::Unreadable`].
    pub fn parse(text: &str) -> Result<Schedules, ScheduleError> {
        read(text).map_err(|Unreadable { line, reason }| ScheduleError::Unreadable { line, reason })
    }

    /// The text of a file.
    ///
    /// # Panics
    /// Never: all of it can be written as TOML.
    #[must_use]
    pub fn text(&self) -> String {
        toml::to_string(self).expect("tables of numbers and strings")
    }

    /// Whether they are of this field.
    ///
    /// # Errors
    /// [`ScheduleError::OtherField`], [`ScheduleError::Unknown`].
    pub fn are_of(&self, field: &Field) -> Result<(), ScheduleError> {
        let mine = format!("{} with {}", self.prime, self.recipe);
        let its = format!("{} with {}", field.prime, field.recipe);
        if mine != its {
            return Err(ScheduleError::OtherField {
                of: mine,
                field: its,
            });
        }
        let mut names = self.function.keys();
        match names.find(|name| field.program(name).is_none()) {
            Some(name) => Err(ScheduleError::Unknown {
                operation: name.clone(),
            }),
            None => Ok(()),
        }
    }
}
