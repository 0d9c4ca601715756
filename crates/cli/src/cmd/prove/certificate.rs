//! Programs of a saved field, proved by the check or as theorems in Rocq.

use std::path::Path;

use limbforge::{
    certificate::{Proof, Rechecked, Verdict, recheck},
    field::Field,
};
use limbforge_prove::rocq::{self, Library, prove};

use crate::{failure::Failure, out::product};

/// A saved field, checked again.
pub fn read(certificate: &Path) -> Result<Rechecked, Failure> {
    let file = certificate.display();
    let text = std::fs::read_to_string(certificate).map_err(|reason| {
        Failure::Impossible(format!(
            "cannot read {file} ({reason}); name a file that `limbforge tune` or `limbforge regen` wrote"
        ))
    })?;
    recheck(&text).map_err(|error| Failure::Impossible(format!("{file}: {error}")))
}

/// A saved field as one to compare code with: of what a statement does not say the library's own programs are taken, so
/// that no other ones may be there.
pub fn to_compare(certificate: &Path) -> Result<Field, Failure> {
    let checked = read(certificate)?;
    let is_other = |v: &&Verdict| matches!(v.proof, Proof::PartAlone | Proof::CallsAlone);
    match checked.verdicts.iter().find(is_other) {
        None => Ok(checked.field),
        Some(Verdict { name, .. }) => Err(Failure::Impossible(format!(
            "{}: `{name}` is not the library's, and its meaning is not proved: nothing is compared with it; name prime \
             and recipe instead",
            certificate.display()
        ))),
    }
}

/// How much of a program the check proves. The meaning of some has a part that is not proved.
fn by_check(checked: &Rechecked, name: &str) -> &'static str {
    let verdict = checked.verdicts.iter().find(|verdict| verdict.name == name);
    match verdict.map(|verdict| verdict.proof) {
        Some(Proof::Whole) => "check",
        Some(Proof::Part) => "check, in part",
        _ => "check, in part, of other instructions than this version's",
    }
}

/// Prints a line for each program: by which it is proved, and the seconds.
/// With a cache, which is the folder for the compiled checker, it runs Rocq.
pub fn run(certificate: &Path, cache: Option<&Path>) -> Result<(), Failure> {
    let file = certificate.display();
    let checked = read(certificate)?;
    let Some(cache) = cache else {
        for program in &checked.field.programs {
            let name = &program.program().name;
            product(&format!("{name:24}  {}\n", by_check(&checked, name)))?;
        }
        return Ok(());
    };
    let failure = |error| Failure::Impossible(format!("{error}"));
    let library = Library::compiled(cache).map_err(failure)?;
    let lines = prove(&library, &checked.field).map_err(failure)?;
    let (mut refused, mut total) = (0, 0.0);
    for line in &lines {
        let check = by_check(&checked, &line.name);
        product(&match &line.verdict {
            rocq::Verdict::Proved { seconds } => {
                total += seconds;
                format!("{:24}  {check}, Rocq  {seconds:8.3} s\n", line.name)
            }
            rocq::Verdict::Refused { reason } => {
                refused += 1;
                format!("{:24}  {check}; not by Rocq: {reason}\n", line.name)
            }
        })?;
    }
    product(&format!(
        "{} of {} theorems proved in Rocq, {total:.1} s\n",
        lines.len() - refused,
        lines.len()
    ))?;
    if refused == 0 {
        return Ok(());
    }
    Err(Failure::Impossible(format!(
        "{file}: {refused} theorems are not proved in Rocq; the check alone holds for them"
    )))
}
