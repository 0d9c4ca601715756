//! Usage errors in one line.

use std::process::ExitCode;

use clap::error::ErrorKind;

/// Prints help where it was asked for, else the error in one line.
pub fn refuse(error: &clap::Error) -> ExitCode {
    let help = ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    if !error.use_stderr() || error.kind() == help {
        error.exit();
    }
    eprintln!("limbforge: {}; try `--help`", one_line(&error.to_string()));
    ExitCode::from(2)
}

/// The message and its tips, without the synopsis.
fn one_line(message: &str) -> String {
    let paragraphs = message.split("\n\n").map(str::trim);
    let told = paragraphs.filter(|text| {
        let synopsis = text.starts_with("Usage:") || text.starts_with("For more information");
        !synopsis && !text.is_empty()
    });
    let lines = told.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
    let line = lines.collect::<Vec<_>>().join("; ");
    line.trim_start_matches("error: ").to_owned()
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn the_message_and_its_tips_are_kept() {
        let message = "error: unexpected argument '--cpus' found\n\n  tip: a similar argument exists: '--cpu'\n\n\
                       Usage: limbforge plan <PRIME>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            one_line(message),
            "unexpected argument '--cpus' found; tip: a similar argument exists: '--cpu'"
        );
        let missing = "error: the following required arguments were not provided:\n  <PRIME>\n\nUsage: limbforge";
        assert_eq!(
            one_line(missing),
            "the following required arguments were not provided: <PRIME>"
        );
    }
}
