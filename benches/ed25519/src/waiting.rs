//! Time that this thread was ready to run and another one had its core.

/// Nanoseconds of waiting since the thread began, as Linux counts them in `/proc/thread-self/schedstat`; 0 where that
/// is not to be had.
///
/// A batch takes longer than the scheduler's time slice, so on a busy machine hardly a sample of it is free of
/// interruptions, and a median of times is one of interruptions. Waiting is counted exactly, at each switch.
pub fn nanoseconds() -> f64 {
    std::fs::read_to_string("/proc/thread-self/schedstat").map_or(0.0, |text| second_number(&text))
}

/// The line has time on a core, time of waiting and the number of switches.
fn second_number(line: &str) -> f64 {
    let second = line.split_whitespace().nth(1);
    second.and_then(|word| word.parse().ok()).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_is_the_second_number() {
        assert_eq!(second_number("1000 250 3\n"), 250.0);
        assert_eq!(second_number(""), 0.0);
    }
}
