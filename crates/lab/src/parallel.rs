//! Work on all cores, in an order that does not depend on them.

use std::sync::{
    Mutex,
    atomic::{AtomicUsize, Ordering},
};

/// Progress callback `(done, total)`; returns false to stop.
pub type OnStep<'a> = &'a (dyn Fn(usize, usize) -> bool + Sync);

/// Applies `work` to each number below `count`, on as many threads as there are cores. Returns the results in order.
/// Ends early, with the results so far, when `on_step` says so.
pub fn in_parallel<T: Send>(
    count: usize,
    on_step: OnStep<'_>,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    on_threads(cores(), count, on_step, work)
}

/// The cores that this process may use.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// As [`in_parallel`], on a given number of threads.
pub fn on_threads<T: Send>(
    threads: usize,
    count: usize,
    on_step: OnStep<'_>,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1).min(count) {
            scope.spawn(|| {
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if job >= count {
                        break;
                    }
                    let result = work(job);
                    // A panic elsewhere has ended the scope already.
                    if let Ok(mut results) = results.lock() {
                        results.push((job, result));
                    }
                    if !on_step(done.fetch_add(1, Ordering::Relaxed) + 1, count) {
                        next.store(count, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|(job, _)| *job);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order_and_work_can_end_early() {
        let squares = in_parallel(50, &|_, of| of == 50, |i| i * i);
        assert_eq!(squares, (0..50).map(|i| i * i).collect::<Vec<_>>());
        let some = in_parallel(1000, &|done, _| done < 10, |i| i);
        assert!((10..1000).contains(&some.len()));
        assert!(some.windows(2).all(|pair| pair[0] < pair[1]));
    }
}
