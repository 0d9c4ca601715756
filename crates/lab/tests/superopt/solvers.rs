//! A solver on this machine agrees with the meanings: its SMT-LIB is the one meant here.

use limbforge_lab::{
    superopt::smt::{PRELUDE, definition, meaning, word},
    superopt::{GOALS, INSTALL, Reply, Solver},
};
use riscv_lab::isa::{Effect, TABLE};

const WORDS: [u64; 7] = [0, 1, 37, 1 << 31, 1 << 63, u64::MAX, 0x9d34_5aa1_7c0e_26b7];

#[test]
fn a_solver_agrees_with_the_table_and_with_the_goals() {
    let Some(solver) = Solver::find() else {
        eprintln!("skipped: no solver on PATH; {INSTALL}");
        return;
    };
    // All equalities in one question: that one of them fails cannot be satisfied.
    let mut question = PRELUDE.to_owned();
    let mut equal = Vec::new();
    for row in TABLE {
        let (Effect::Value(effect), Some(term)) = (row.effect, meaning(row.op)) else {
            continue;
        };
        question += &definition(row.name, term);
        let imm = row
            .format
            .immediate_range()
            .map_or(0, |(_, greatest, _)| greatest);
        for x in WORDS {
            for y in WORDS {
                let arguments = [x, y, 5, imm as u64].map(word).join(" ");
                equal.push(format!(
                    "(= (op.{} {arguments}) {})",
                    row.name,
                    word(effect(x, y, 5, imm))
                ));
            }
        }
    }
    for goal in GOALS {
        for x in WORDS {
            for y in WORDS {
                let inputs = [x, y, 1];
                let mut names = String::new();
                for (input, value) in goal.inputs.iter().zip(inputs) {
                    names += &format!("({} {})", input.name(), word(value));
                }
                for output in goal.outputs {
                    let value = word((output.value)(&inputs[..goal.inputs.len()]));
                    equal.push(format!("(let ({names}) (= {} {value}))", output.term));
                }
            }
        }
    }
    let all = |equal: &[String]| {
        format!(
            "{question}(assert (not (and true {})))\n(check-sat)\n",
            equal.join("\n")
        )
    };
    assert_eq!(
        solver.ask(&all(&equal)).expect("an answer"),
        Reply::Unsatisfiable
    );
    equal.push("(= zero ones)".to_owned());
    assert_eq!(
        solver.ask(&all(&equal)).expect("an answer"),
        Reply::Satisfiable(Vec::new())
    );
}
