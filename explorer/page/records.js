// Measured records: one is drawn, two are compared.

import { cycles, el, powers, show, table, td, th } from "./dom.js";
import { Families } from "./families.js";
import { figure } from "./plot.js";
import { common, plots } from "./record.js";
import { words } from "./ranking.js";

const HEAD = 12;

const TITLES = { mul: "Multiplication", square: "Squaring" };

/** Shows records with their file names; `forget` takes one away, `choose` opens a recipe. */
export function showRecords(node, records, { forget, choose }) {
  show(node, records.map(({ name, record }, i) => heading(name, record, i, records.length, forget)));
  if (records.length === 0) return;
  const families = new Families(records.flatMap(({ record }) => record.entries.map((entry) => entry.recipe)));
  const [first, second] = records.map(({ record }) => record);
  const other = second?.prime === first.prime ? second : undefined;
  const figures = plots(first).map(({ operation, x, y }) => {
    const series = [{ entries: first.entries, x, y, name: other ? "A " : "", className: "" }];
    const match = other && plots(other).find((plot) => plot.operation === operation);
    if (match) series.push({ entries: other.entries, x: match.x, y: match.y, name: "B ", className: "hollow" });
    return figure(TITLES[operation] ?? operation, series, families);
  });
  node.append(families.legend(), el("div", { class: "plots" }, figures));
  if (!second) return node.append(best(first, families, choose));
  try {
    node.append(...comparison(common(first, second), families, choose));
  } catch (error) {
    node.append(el("p", { class: "outcome bad", role: "alert" }, error.message));
  }
}

function heading(name, record, i, count, forget) {
  return el("div", { class: "record" },
    el("p", {}, count > 1 ? el("strong", {}, `${"AB"[i]}: `) : null, el("strong", {}, record.cpu), " for ", powers(record.prime),
      el("span", { class: "note" }, ` ${record.entries.length} candidates${record.complete ? "" : ", interrupted before its end"}; ${record.compilers.map((text) => text.split(" ").slice(0, 2).join(" ")).join(", ")}; ${name}`),
      count > 1 ? el("span", { class: "note" }, i ? ", drawn hollow" : ", drawn filled") : null),
    el("button", { type: "button", class: "quiet", "aria-label": `Remove ${name}`, onclick: () => forget(i) }, "Remove"));
}

const opener = (recipe, families, choose) => el("button", { type: "button", class: "recipe", onclick: () => choose(recipe) },
  families.icon(recipe), el("span", {}, words(recipe)));

function best(record, families, choose) {
  const rows = record.entries.slice(0, HEAD).map((entry, rank) => el("tr", {},
    el("td", { class: "rank" }, rank + 1),
    el("th", { scope: "row", class: "text" }, opener(entry.recipe, families, choose), el("span", { class: "compiler" }, entry.compiler)),
    entry.medians.map((median, i) => el("td", { "data-name": short(record.quantities[i]) }, cycles(median)))));
  const head = [th("rank"), th("recipe", "text"), record.quantities.map((key) => th(short(key)))];
  return table("Best measured recipes", head, rows, { class: "ranking" });
}

const short = (key) => key.replaceAll("_", " ").replace("square", "sqr");

function comparison({ rows, mean, shared }, families, choose) {
  const ratio = (value) => value.toFixed(2);
  const faster = mean < 1 ? "fewer" : "more";
  const lines = rows.slice(0, 3 * HEAD).map((row) => el("tr", {},
    el("th", { scope: "row", class: "text" }, opener(row.recipe, families, choose), el("span", { class: "compiler" }, row.compiler)),
    el("td", { "data-name": "A" }, cycles(row.one)), el("td", { "data-name": "B" }, cycles(row.two)),
    el("td", { "data-name": "B / A" }, ratio(row.ratio)), el("td", { "data-name": "ranks" }, row.ranks.join(" → "))));
  return [
    el("p", { class: "lead", role: "status" }, `B takes ${ratio(mean)} times the cycles of A, ${faster} on the geometric mean of ${rows.length} recipes in both.`),
    el("p", { class: "note" }, `Geometric means of ${shared.map(short).join(", ")}, in core cycles of each processor. Recipes are paired by text, language and compiler.`),
    table("Recipes in both records", [th("recipe", "text"), th("A"), th("B"), th("B / A"), th("ranks")], lines, { class: "ranking" }),
  ];
}
