//! Links of Markdown to files.

use std::collections::BTreeSet;

use super::{File, Finding, GENERATED};

/// Relative links lead to files or folders of the tree.
pub fn dead(files: &[File]) -> Vec<Finding> {
    let mut places = BTreeSet::from([String::new()]);
    for file in files {
        let mut place = file.path.as_str();
        places.insert(place.to_owned());
        while let Some((folder, _)) = place.rsplit_once('/') {
            places.insert(folder.to_owned());
            place = folder;
        }
    }
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_markdown()) {
        let mut is_code = false;
        for (number, line) in file.lines() {
            if line.trim_start().starts_with("```") {
                is_code = !is_code;
            }
            if is_code || line.starts_with("    ") {
                continue;
            }
            for target in targets(line) {
                let known = resolved(&file.path, target);
                let machine_made = GENERATED.iter().any(|folder| {
                    known
                        .as_ref()
                        .is_some_and(|known| format!("{known}/").starts_with(folder))
                });
                if !machine_made && known.is_none_or(|known| !places.contains(&known)) {
                    found.push(file.finding(number, format!("the link `{target}` is broken")));
                }
            }
        }
    }
    found
}

/// The relative targets of the links in a line, without what stands in backquotes.
fn targets(line: &str) -> Vec<&str> {
    let text = line.split('`').step_by(2);
    let mut targets = Vec::new();
    for part in text {
        let rest = part.split("](").skip(1);
        targets.extend(rest.filter_map(|rest| rest.split([')', ' ']).next()));
    }
    // A link whose text is code is divided by its backquotes: `[` … `](target)` stands in the next part.
    targets.retain(|target| !target.contains("://") && !target.starts_with(['#', '<']));
    targets
        .iter()
        .map(|target| target.split('#').next().unwrap_or(target))
        .filter(|target| !target.is_empty() && !target.starts_with("mailto:"))
        .collect()
}

/// The path from the root of a link in a file; `None` if it leaves the tree.
fn resolved(from: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}
