//! Programs written by hand to deceive the check, one situation a test: each must be refused, or be right.

mod claims;
mod draft;
mod form;
mod hints;
mod splits;
mod work;
