//! Studies in Markdown: the answer as a list, what was measured and how, then every table.

use std::fmt::Write;

use limbforge_lab::study::{
    Table, karatsuba,
    riscv_ise::{
        self,
        hardware::{self, Hardware},
    },
    times19,
};

use crate::record::{made_by, origin};

/// The study of arbitrary-degree Karatsuba.
pub fn karatsuba(record: &karatsuba::Record) -> String {
    let made_by = made_by(&record.command, &record.environment);
    let origin = format!("{made_by} Core cycles per out-of-line call, independent calls: medians.");
    let (answer, tables) = (karatsuba::answer(record), karatsuba::tables(record));
    page(&answer, &origin, &tables, &record.left_out)
}

/// The study of shifts and additions in place of a product with 19.
pub fn times19(record: &times19::Record) -> String {
    let origin = origin(&record.command, &record.environment);
    let (answer, tables) = (times19::answer(record), times19::tables(record));
    page(&answer, &origin, &tables, &record.left_out)
}

/// The study of six proposed instructions: modelled, so that no environment belongs to it.
pub fn riscv_ise(record: &riscv_ise::Record) -> String {
    let origin = format!("`{}`: {}, by its model.", record.command, record.core);
    let (answer, tables) = (riscv_ise::answer(record), riscv_ise::tables(record));
    page(&answer, &origin, &tables, &[])
}

/// The proposed instructions in hardware: checked, synthesised and simulated.
pub fn riscv_hardware(record: &Hardware) -> String {
    let origin = format!("`{}` with {}.", record.command, record.tools.join(", "));
    page(&[], &origin, &hardware::tables(record), &[])
}

fn page(answer: &[String], origin: &str, tables: &[Table], left_out: &[String]) -> String {
    let mut text = list(answer);
    let _ = write!(text, "\n{origin}\n");
    for table in tables {
        text.push_str(&markdown(table));
    }
    if !left_out.is_empty() {
        let _ = write!(text, "\nLeft out:\n\n{}", list(left_out));
    }
    text
}

fn list(lines: &[String]) -> String {
    lines.iter().map(|line| format!("- {line}\n")).collect()
}

pub fn markdown(table: &Table) -> String {
    let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let rule = (0..table.head.len()).map(|column| match table.is_text(column) {
        true => "---".to_owned(),
        false => "--:".to_owned(),
    });
    let rule: Vec<String> = rule.collect();
    let rows: String = table.rows.iter().map(|cells| row(cells)).collect();
    format!(
        "\n**{}**\n\n{}{}{rows}",
        table.title,
        row(&table.head),
        row(&rule)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_answer_origin_tables_and_what_is_missing() {
        let words =
            |words: &[&str]| -> Vec<String> { words.iter().map(|w| (*w).to_owned()).collect() };
        let table = Table {
            title: "T".to_owned(),
            head: words(&["by", "ADK"]),
            rows: vec![words(&["gcc", "10M 34A"])],
        };
        assert_eq!(
            page(&words(&["Yes."]), "`command`", &[table], &words(&["GMP"])),
            "- Yes.\n\n`command`\n\n**T**\n\n| by | ADK |\n| --- | --: |\n| gcc | 10M 34A |\n\nLeft out:\n\n- GMP\n"
        );
    }
}
