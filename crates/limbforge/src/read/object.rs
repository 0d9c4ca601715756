//! Object files: the code of the functions that were asked for.

use std::collections::BTreeMap;

use super::{Meanings, ReadError};

/// The code of each function of an object file, which has these functions and no others.
///
/// # Errors
/// [`ReadError::Object`].
pub fn functions<M: Meanings>(
    meanings: &M,
    object: &[u8],
    names: &[&str],
) -> Result<BTreeMap<String, M::Code>, ReadError> {
    let found = meanings.functions(object);
    let found = found.map_err(|reason| ReadError::Object { reason })?;
    let missing = names.iter().find(|name| !found.contains_key(**name));
    let other = found.keys().find(|name| !names.contains(&name.as_str()));
    let reason = match (missing, other) {
        (Some(name), _) => format!("function `{name}` is missing"),
        (_, Some(name)) => format!("`{name}` is not a function of the field"),
        _ => return Ok(found),
    };
    Err(ReadError::Object { reason })
}
