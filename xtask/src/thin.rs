//! Fewer raw samples in a record that is committed.

use std::fs;

use serde_json::Value;

/// Samples of each quantity that are kept.
const MOST: usize = 100;

/// Rewrites a record with fewer samples; medians and spreads stay those of all of them.
pub fn thin(file: &str) -> Result<(), String> {
    let failed = |reason: &dyn std::fmt::Display| format!("{file}: {reason}");
    let text = fs::read_to_string(file).map_err(|e| failed(&e))?;
    let mut record: Value = serde_json::from_str(&text).map_err(|e| failed(&e))?;
    thin_value(&mut record);
    fs::write(file, format!("{record}\n")).map_err(|e| failed(&e))
}

fn thin_value(value: &mut Value) {
    match value {
        Value::Array(items) if items.len() > MOST && items.iter().all(Value::is_number) => {
            let step = items.len().div_ceil(MOST);
            *items = items.iter().step_by(step).map(rounded).collect();
        }
        Value::Array(items) => items.iter_mut().for_each(thin_value),
        Value::Object(fields) => fields.values_mut().for_each(thin_value),
        _ => {}
    }
}

fn rounded(sample: &Value) -> Value {
    Value::from((sample.as_f64().unwrap_or_default() * 100.0).round() / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_lists_of_numbers_are_thinned() {
        let many: Vec<f64> = (0..250).map(|i| f64::from(i) + 0.001).collect();
        let mut record =
            serde_json::json!({"samples": many, "medians": [1.234, 2.0], "ranking": ["a"]});
        thin_value(&mut record);
        let kept = record["samples"].as_array().expect("a list");
        assert_eq!((kept.len(), &kept[1]), (84, &Value::from(3.0)));
        assert_eq!(record["medians"], serde_json::json!([1.234, 2.0]));
    }
}
