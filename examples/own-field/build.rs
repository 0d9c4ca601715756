//! Writes the field of Curve1174 while this package is built.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    limbforge::build()
        .prime("2^251-9")
        .name("curve1174")
        .emit()?;
    Ok(())
}
