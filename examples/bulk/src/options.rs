//! The words of the command line.

use std::path::PathBuf;
use std::time::Duration;

const USAGE: &str = "usage: bulk [--rows N] [--turns N] [--limit SECONDS] [--file FILE] [--json FILE]
  signs N messages (10,000,000), writes them to a Parquet file with known faults, and verifies the file on DataFusion in this
  process and on a Ballista cluster of this machine; exits with status 1 if a count differs from what was planted
  --turns N        repeats the measurement N times (1), each time in another order
  --limit SECONDS  gives a cluster up that has no result by then (60, and a second for each 5,000 rows)
  --file FILE      keeps the Parquet file; it is made anew
  --json FILE      writes a record
RUST_LOG=info shows the steps of the cluster's processes.";

/// The options of a run.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    pub rows: u64,
    pub turns: usize,
    pub limit: Option<u64>,
    pub file: Option<PathBuf>,
    pub json: Option<PathBuf>,
}

impl Options {
    /// # Errors
    /// The usage, below what is wrong.
    pub fn parse(words: &[String]) -> Result<Self, String> {
        let mut options = Self {
            rows: 10_000_000,
            turns: 1,
            limit: None,
            file: None,
            json: None,
        };
        let mut words = words.iter();
        while let Some(option) = words.next() {
            let wrong = |what: &str| format!("{option}: {what}\n{USAGE}");
            let mut value = || words.next().ok_or_else(|| wrong("a value is missing"));
            let number = |text: &str| match text.replace(['_', ','], "").parse() {
                Ok(number) if number > 0 => Ok(number),
                _ => Err(wrong(&format!("{text} is not a number from 1"))),
            };
            match option.as_str() {
                "--rows" => options.rows = number(value()?)?,
                "--turns" => options.turns = number(value()?)? as usize,
                "--limit" => {
                    let text = value()?;
                    let seconds = text
                        .parse()
                        .map_err(|_| wrong(&format!("{text} is not a number of seconds")))?;
                    options.limit = Some(seconds);
                }
                "--file" => options.file = Some(value()?.into()),
                "--json" => options.json = Some(value()?.into()),
                _ => return Err(wrong("there is no such option")),
            }
        }
        Ok(options)
    }

    /// The time that one run of a cluster may take.
    pub fn limit(&self) -> Duration {
        Duration::from_secs(self.limit.unwrap_or(60 + self.rows / 5000))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &str) -> Result<Options, String> {
        Options::parse(
            &words
                .split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>(),
        )
    }

    #[test]
    fn options() {
        assert_eq!(
            parse("").map(|options| (options.rows, options.turns, options.limit().as_secs())),
            Ok((10_000_000, 1, 2060))
        );
        let options = parse("--rows 2_000 --limit 5 --json a.json --turns 3 --file b")
            .expect("they are right");
        assert_eq!(options.limit().as_secs(), 5);
        let expected = Options {
            rows: 2000,
            turns: 3,
            limit: Some(5),
            file: Some("b".into()),
            json: Some("a.json".into()),
        };
        assert_eq!(options, expected);
    }

    #[test]
    fn mistakes() {
        for (words, message) in [
            ("--rows", "--rows: a value is missing\nusage"),
            ("--rows 0", "--rows: 0 is not a number from 1\nusage"),
            ("--rows -1", "--rows: -1 is not a number from 1\nusage"),
            (
                "--turns many",
                "--turns: many is not a number from 1\nusage",
            ),
            (
                "--limit soon",
                "--limit: soon is not a number of seconds\nusage",
            ),
            ("--quick", "--quick: there is no such option\nusage"),
            ("executor", "executor: there is no such option\nusage"),
        ] {
            let found = parse(words).expect_err(words);
            assert!(found.starts_with(message), "{found}");
        }
    }
}
