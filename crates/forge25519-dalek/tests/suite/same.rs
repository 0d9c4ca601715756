//! The comparison of a façade with what it stands for, as crates `ours` and `theirs`.

/// The same expression with the types of either crate; its value has to be the same.
macro_rules! same {
    (|$dalek:ident| $value:expr) => {{
        let ours = {
            use ours as $dalek;
            $value
        };
        let theirs = {
            use theirs as $dalek;
            $value
        };
        assert_eq!(ours, theirs, "{}", stringify!($value));
        ours
    }};
}
