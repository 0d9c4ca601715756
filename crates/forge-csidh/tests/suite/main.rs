//! Tests of the public interface.

mod common;
mod counted;
mod group;
mod many;
mod secrets;
mod validity;
mod vectors;
