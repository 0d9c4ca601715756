//! Records of several processors as a table.

use limbforge_lab::{search::Merged, study::Table};

/// The first recipes with their ratios to each processor's winner, and the cycles of the winner.
pub fn table(merged: &Merged, most: usize) -> Table {
    let shown = merged.rows.len().min(most);
    let mut head: Vec<String> = (1..=merged.processors.len())
        .map(|number| format!("({number})"))
        .collect();
    head.push("recipe".to_owned());
    let mut title = format!(
        "{} on {} processors: the first {shown} of {} recipes, by their largest ratio. Ratios of the geometric mean of {} to that of the processor's fastest recipe.",
        merged.prime,
        merged.processors.len(),
        merged.rows.len(),
        merged.quantities.join(", ").replace('_', " "),
    );
    if !merged.left_out.is_empty() {
        title += &format!(
            "\nleft out, as not every record has them: {}",
            merged.left_out.join(", ").replace('_', " ")
        );
    }
    for (i, name) in merged.processors.iter().enumerate() {
        let cells = merged.rows.iter().filter_map(|row| row.cells[i].as_ref());
        let best = cells.fold(f64::INFINITY, |best, cell| best.min(cell.cycles));
        title += &format!("\n({}) {name}: {best:.1} cycles", i + 1);
    }
    let rows = merged.rows.iter().take(shown).map(|row| {
        let ratios = row.cells.iter().map(|cell| match cell {
            Some(cell) => format!("{:.2}", cell.ratio),
            None => "–".to_owned(),
        });
        ratios.chain([row.recipe.clone()]).collect()
    });
    Table {
        title,
        head,
        rows: rows.collect(),
    }
}
