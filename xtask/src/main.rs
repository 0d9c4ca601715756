//! Tasks for those who work on Limbforge. `cargo xtask splice` puts measured tables into documents, so that no number
//! there is typed by hand; `cargo xtask page` looks at a report as a browser does; `cargo xtask cross` tests for other
//! processors; `cargo xtask compare` runs printed fields in all languages.

mod assembly;
mod block;
mod bulk;
mod compare;
mod cross;
mod csidh;
mod ed25519;
mod explorer;
mod fiat;
mod formulas;
mod go_field;
mod one_product;
mod p256;
mod page;
mod peers;
mod prove;
mod record;
mod rtl;
mod stages;
mod study;
mod superopt;
mod thin;
mod tidy;
mod tune;
mod wasm;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use riscv_rtl::check::Extent;

const USAGE: &str = "usage: cargo xtask thin RECORD.json...
  keeps at most 100 raw samples of each quantity, evenly spaced, so that the record is small enough to commit
usage: cargo xtask splice [--check] DOCUMENT.md RECORD...
  writes the table of each record between its marks, such as <!-- peers:begin --> and <!-- peers:end -->; other marks are
  top-five (five rows of a peers record), tune, ed25519, ed25519-plain, karatsuba, times19, riscv-ise, riscv-hardware,
  go-field, csidh, group-action, p256, one-product, bulk, fiat and superopt (one table for all its records); --check
  writes nothing and fails if a table differs from its record
usage: cargo xtask page FILE.html [--picture FILE.png [--dark] [--width N]]
  opens a report in headless Chromium; fails if it logs a message, fetches anything, lacks its ranking, its bars of ports
  or its machine code, does not compare the two recipes that are chosen, or is too wide for a phone; --picture saves a screenshot, 1200 pixels wide by default
usage: cargo xtask cross [--build] [--from-source] TARGET [CARGO-ARGUMENT]...
  runs `cargo test` for another processor under qemu, as in `cargo xtask cross riscv64gc-unknown-linux-gnu -p PACKAGE`;
  std comes from rustup or is built from rust-src; exits with status 77 if the machine lacks something;
  --build runs `cargo build` for any target, without an emulator; --from-source does not use rustup and builds std, or
  with --build only core; CARGO_TARGET_..._RUSTFLAGS sets flags for the target alone
usage: cargo xtask compare [--all | --sample N | --prime PRIME [--recipe RECIPE]] [--lang LANGUAGE]
  emits fields, compiles and runs them, and compares every operation with the evaluator and with big integers, with every
  compiler; by default a sample of the fields that changes daily; --sample N selects sample N; --all tests all fields and
  writes record/compare.json; --prime tests one prime; exits with status 1 if anything differs, 2 for a usage error
usage: cargo xtask rtl [--short]
  simulates the multiplier units with a million random operands for each instruction, looks for planted bugs, and proves
  each instruction for each immediate; with --short 20 000 operands and the ends of immediates; exits with status 77
  without the tools
usage: cargo xtask area [--short]
  synthesises the units with yosys and prints the table; with --short the base and one set for an FPGA alone
usage: cargo xtask prove [--all | --tenth N | --check]
  proves in Rocq the programs of generated/certs (`limbforge regen` writes these), and those read back from the printed
  files of generated/ and go/, whose hashes are not in proofs/proved.sha256, and writes them there; with --all every program; with --tenth also the tenth of number N modulo
  10; with --check writes nothing and fails if a hash is missing
usage: cargo xtask explorer [--test] [--pictures]
  builds the explorer as one page, explorer/dist/index.html; --test opens it in headless Chromium, --pictures writes
  those of docs/explorer.md; exits with status 77 if the machine lacks the target wasm32-unknown-unknown or Chromium
usage: cargo xtask tidy
  prints violations of the project's rules that compilers do not check, with file and line; exits with status 1 if any";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let Some(("thin", files)) = words
        .split_first()
        .map(|(verb, rest)| (verb.as_str(), rest))
        && !files.is_empty()
    {
        return outcome(files.iter().try_for_each(|file| thin::thin(file)));
    }
    if let Some(("page", rest)) = words
        .split_first()
        .map(|(verb, rest)| (verb.as_str(), rest))
        && let Some((file, options)) = rest.split_first()
    {
        return match picture(options) {
            Some(picture) => outcome(page::page(file, picture.as_ref())),
            None => {
                eprintln!("{USAGE}");
                ExitCode::from(2)
            }
        };
    }
    if let Some(("cross", rest)) = words
        .split_first()
        .map(|(verb, rest)| (verb.as_str(), rest))
        && let Some(request) = cross::Request::parse(rest)
    {
        return cross::cross(&request);
    }
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["rtl"] => return rtl::rtl(Extent::LONG),
        ["rtl", "--short"] => return rtl::rtl(Extent::SHORT),
        ["area"] => return rtl::area(false),
        ["area", "--short"] => return rtl::area(true),
        _ => {}
    }
    if let Some(("prove", rest)) = words
        .split_first()
        .map(|(verb, rest)| (verb.as_str(), rest))
        && let Some(extent) = prove::Extent::parse(rest)
    {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        return outcome(prove::prove(&root, extent));
    }
    if let Some(("explorer", flags)) = words
        .split_first()
        .map(|(verb, rest)| (verb.as_str(), rest))
    {
        return explorer::explorer(flags);
    }
    if words == ["tidy"] {
        return tidy::run(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    }
    if let Some(("compare", rest)) = words
        .split_first()
        .map(|(verb, rest)| (verb.as_str(), rest))
    {
        return compare::compare(rest);
    }
    let Some(("splice", rest)) = words
        .split_first()
        .map(|(verb, rest)| (verb.as_str(), rest))
    else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let (flags, files): (Vec<&String>, Vec<&String>) =
        rest.iter().partition(|word| word.starts_with("--"));
    let check = flags.iter().any(|flag| *flag == "--check");
    if flags.len() != usize::from(check) || files.len() < 2 {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    }
    outcome(splice(files[0], &files[1..], check))
}

/// The options of `page`: no picture, or one; `None` if they are off.
fn picture(options: &[String]) -> Option<Option<page::Picture<'_>>> {
    let mut words = options.iter().map(String::as_str);
    let mut picture = match words.next() {
        None => return Some(None),
        Some("--picture") => page::Picture {
            file: words.next()?,
            width: 1200,
            dark: false,
        },
        Some(_) => return None,
    };
    while let Some(word) = words.next() {
        match word {
            "--dark" => picture.dark = true,
            "--width" => picture.width = words.next()?.parse().ok()?,
            _ => return None,
        }
    }
    Some(Some(picture))
}

fn outcome(result: Result<(), String>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => {
            eprintln!("{complaint}");
            ExitCode::FAILURE
        }
    }
}

/// Puts the tables of `records` into `document`.
fn splice(document: &str, records: &[&String], check: bool) -> Result<(), String> {
    let read = |path: &str| {
        fs::read_to_string(path)
            .map_err(|error| format!("cannot read {path} ({error}); give a file that exists"))
    };
    let before = read(document)?;
    let mut after = before.clone();
    let texts: Vec<String> = records
        .iter()
        .map(|path| read(path))
        .collect::<Result<_, _>>()?;
    let blocks =
        record::render(&texts).map_err(|(place, error)| format!("{}: {error}", records[place]))?;
    for tables in blocks {
        after = block::replace_marked(&after, &tables)
            .map_err(|error| format!("{document}: {error}"))?;
    }
    if after == before {
        return Ok(());
    }
    if check {
        return Err(format!(
            "{document} differs from its records; run `cargo xtask splice {document}` with the same records"
        ));
    }
    fs::write(document, after).map_err(|error| format!("cannot write {document} ({error})"))
}
