//! Environment and method of the measurement. Measurements left out, with the reason.

use limbforge_lab::{
    measure::{Condition, Environment},
    search::Record,
};
use maud::{Markup, html};

/// Environment, command, and the recipes left out.
pub fn section(record: &Record) -> Markup {
    let environment = &record.environment;
    let options = &record.options;
    html! {
        section aria-labelledby="environment" {
            h2 #environment { "Environment" }
            (conditions(&record.warnings()))
            dl.facts {
                (machine(environment))
                dt { "clock" }
                dd {
                    "One cycle is the time of one step in a chain of dependent additions and exclusive ors, measured again every \
                     millisecond. This core starts a 64-bit multiplication every " (format!("{:.2}", record.multiplier.word64))
                    " cycles and a 32-bit one every " (format!("{:.2}", record.multiplier.word32)) " cycles."
                }
                dt { "sampling" }
                dd {
                    "Interleaved: a round times every candidate once, in a shuffled order (seed " (options.seed) "), in samples of "
                    (options.sample.as_micros()) " µs; " (options.rounds_min) " to " (options.rounds_max) " rounds within "
                    (options.budget.as_secs()) " s."
                }
                dt { "command" }
                dd { code { (record.command) } }
            }
            p.note { (record.passed_over) " more recipes were checked but not built, because others of their structure need fewer operations." }
            @if !record.rejected.is_empty() {
                details {
                    summary { (record.rejected.len()) " recipes rejected for this prime, with reasons" }
                    div.scroll tabindex="0" role="region" aria-label="Rejected recipes" {
                        table.rejected {
                            thead { tr { th.text scope="col" { "recipe" } th.text scope="col" { "reason" } } }
                            tbody {
                                @for (recipe, reason) in &record.rejected {
                                    tr { th.text scope="row" { code { (recipe) } } td.text { (reason) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Circumstances that make the times less certain, each with a remedy.
fn conditions(conditions: &[Condition]) -> Markup {
    html! {
        @if !conditions.is_empty() {
            ul.conditions { @for condition in conditions { li { (condition.fact()) ". " strong { "To do: " } (condition.advice()) "." } } }
        }
    }
}

/// The processor and the compilers, as terms with their descriptions.
pub fn machine(environment: &Environment) -> Markup {
    html! {
        dt { "processor" }
        dd { (environment.cpu) ", " (environment.cores) " cores, " (environment.arch) ", " (environment.os) }
        @for compiler in &environment.compilers {
            @let (version, flags) = version(compiler);
            dt { (version) }
            dd { code { (flags) } }
        }
    }
}

/// `gcc 12.2.0 -O3 …` as its name with version and its options.
fn version(compiler: &str) -> (&str, &str) {
    let second = compiler.match_indices(' ').nth(1);
    second.map_or((compiler, ""), |(at, _)| {
        (&compiler[..at], &compiler[at + 1..])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_is_a_version_and_options() {
        assert_eq!(version("gcc 12.2.0 -O3 -x"), ("gcc 12.2.0", "-O3 -x"));
        assert_eq!(version("gcc 12.2.0"), ("gcc 12.2.0", ""));
    }
}
