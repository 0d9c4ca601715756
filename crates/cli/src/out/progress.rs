//! Progress on standard error, shown only on a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar, or a spinner where the length of the work is not known.
pub struct Progress(ProgressBar);

impl Progress {
    /// A spinner.
    pub fn spinner(message: &str) -> Progress {
        let bar = ProgressBar::new_spinner().with_message(message.to_owned());
        bar.enable_steady_tick(Duration::from_millis(120));
        Progress(bar)
    }

    /// A bar of unknown length until [`Progress::at`].
    pub fn bar(message: &str) -> Progress {
        let bar = ProgressBar::new(1).with_message(message.to_owned());
        let style = ProgressStyle::with_template("{msg} [{bar:30}] {pos}/{len} {elapsed}");
        if let Ok(style) = style {
            bar.set_style(style.progress_chars("=> "));
        }
        Progress(bar)
    }

    /// `done` of `of` steps.
    pub fn at(&self, done: usize, of: usize) {
        self.0.set_length(of as u64);
        self.0.set_position(done as u64);
    }

    /// The callback of work that is not ended early.
    pub fn on_step(&self) -> impl Fn(usize, usize) -> bool + '_ {
        |done, of| {
            self.at(done, of);
            true
        }
    }

    /// Another message.
    pub fn say(&self, message: &str) {
        self.0.set_message(message.to_owned());
    }

    /// Takes the line away.
    pub fn done(self) {
        self.0.finish_and_clear();
    }
}
