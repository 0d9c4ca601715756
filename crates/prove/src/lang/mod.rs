//! The printed text, read back and proved.
//!
//! ```text
//! text ──► File ──────► Program ──► check          straight-line operations
//!     rust, c, go   run          prove
//!               ──────► calls   ──► the library's  operations with loops
//!               routine
//! ```
//!
//! The front ends translate a text into one form (`syntax`), and refuse what they do not know. A straight-line
//! function is executed with values of the IR in its variables (`run`, `word`, by the rules of `numbers`), next to
//! the library's program of the same name (`machine`). The check of `limbforge` then proves what was read under the
//! library's statement, which nothing in the file can change (`prove`). A function with loops has to make the calls
//! of the library's routine (`routine`). Of a file with lanes each module is read as a file about one lane (`parts`).

pub mod c;
pub mod datum;
pub mod examine;
pub mod go;
pub mod header;
pub mod machine;
pub mod names;
pub mod numbers;
pub mod object;
mod parts;
pub mod problem;
pub mod prove;
pub mod report;
pub mod routine;
mod run;
pub mod rust;
mod signature;
pub mod syntax;
mod tree;
pub mod word;

pub use examine::{examine, examine_with};
pub use numbers::Language;
pub use object::{ASSEMBLY, OTHER, examine_object, is_object};
pub use problem::Problem;
pub use report::{Outcome, Report, Row};
