//! Whether the peers agree about the inputs.

use limbforge_ed25519_table::{COUNT, Cases, Loaded, Operation, Table, cases::output};

use crate::roster::Entry;

/// Every 31st input is compared, the first among them.
const STEP: usize = 31;

/// Compares a peer's outputs with those of `reference`, for which `good` has been prepared.
///
/// # Errors
/// A line that names the operation, if an output differs, a good signature is refused or a broken one accepted.
pub fn check(
    cases: &Cases,
    entry: &Entry,
    peer: &Table,
    known: &[(Operation, Loaded)],
) -> Result<(), String> {
    let (good, broken) = (peer.prepare(cases.good), peer.prepare(cases.broken));
    for operation in Operation::ALL {
        if good.run(operation, 0, 0).is_none() || entry.uncompared.contains(&operation) {
            continue;
        }
        let indices = (0..COUNT).step_by(STEP * operation.signatures());
        let wrong = if operation.is_verdict() {
            indices
                .clone()
                .any(|i| output(&good, operation, i).is_ok_and(|verdict| verdict[0] != 1))
                || output(&broken, operation, 0)?[0] != 0
        } else if let Some((_, other)) = known.iter().find(|(same, _)| *same == operation) {
            indices
                .clone()
                .any(|i| output(&good, operation, i) != output(other, operation, i))
        } else {
            false
        };
        if wrong {
            return Err(format!("the result of `{}` is wrong", operation.name()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use limbforge_ed25519_table::{
        Inputs, Peer, Turns,
        cases::{BOB_PUBLIC, KEY, SHARED, hex},
        table,
    };

    use super::*;
    use crate::roster;

    /// No cryptography: what the vectors want, numbers elsewhere. A flaw is one of the ways to be wrong.
    struct Fake<const FLAW: u8>(&'static Inputs);

    const ACCEPTS_ALL: u8 = 1;
    const REFUSES_ALL: u8 = 2;
    const OTHER_SIGNATURES: u8 = 3;
    const OTHER_VECTORS: u8 = 4;

    impl<const FLAW: u8> Peer for Fake<FLAW> {
        fn note() -> String {
            String::new()
        }

        fn prepare(inputs: &'static Inputs) -> Self {
            Self(inputs)
        }

        fn run(&self, operation: Operation, turns: &mut Turns) -> Option<()> {
            let known = |i: usize, at: usize, vector: &str| match FLAW {
                _ if i != at => [i as u8; 32],
                OTHER_VECTORS => [0; 32],
                _ => hex(vector),
            };
            match operation {
                Operation::Keygen => turns.each(|i| known(i, 0, KEY)),
                Operation::X25519 => turns.each(|i| known(i, 0, SHARED)),
                Operation::X25519Base => turns.each(|i| known(i, 1, BOB_PUBLIC)),
                Operation::Sign if FLAW == OTHER_SIGNATURES => turns.each(|_| [9; 64]),
                Operation::Sign => turns.each(|i| [i as u8; 64]),
                Operation::Verify => turns.each(|i| match FLAW {
                    ACCEPTS_ALL => true,
                    REFUSES_ALL => false,
                    _ => self.0.signatures[i] == [i as u8; 64],
                }),
                _ => return None,
            }
            Some(())
        }
    }

    /// Result of comparing `peer` with a flawless reference.
    fn verdict(peer: &Table) -> Result<(), String> {
        let reference = table::<Fake<0>>();
        let cases = Cases::make(&reference)?;
        let loaded = reference.prepare(cases.good);
        let known = [Operation::Keygen, Operation::Sign, Operation::X25519];
        check(
            &cases,
            &roster::ALL[0],
            peer,
            &known.map(|operation| (operation, loaded)),
        )
    }

    #[test]
    fn who_agrees_takes_part() {
        assert_eq!(verdict(&table::<Fake<0>>()), Ok(()));
    }

    #[test]
    fn who_errs_does_not() {
        let errs = |peer: &Table| verdict(peer).unwrap_err();
        assert!(errs(&table::<Fake<ACCEPTS_ALL>>()).contains("`verify`"));
        assert!(errs(&table::<Fake<REFUSES_ALL>>()).contains("`verify`"));
        assert!(errs(&table::<Fake<OTHER_SIGNATURES>>()).contains("`sign 32 B`"));
    }

    #[test]
    fn a_reference_must_meet_the_vectors() {
        assert!(Cases::make(&table::<Fake<OTHER_VECTORS>>()).is_err());
    }
}
