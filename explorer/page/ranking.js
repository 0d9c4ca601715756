// The recipes for a prime, ranked by what the model predicts.

import { cycles, el, show, table, td, th } from "./dom.js";
import { Families } from "./families.js";

// More rows are shown on request.
const HEAD = 12;
// A browser lays out more rows only slowly.
const MOST = 400;

/** Shows a ranking, whole or unfinished. `choose` is called with a recipe; `chosen` is marked. */
export function showRanking(node, ranking, { chosen, choose }) {
  const families = new Families(ranking.recipes.map((row) => row.recipe));
  const lines = ranking.recipes.slice(0, MOST).map((row, rank) => rankedRow(row, rank, families, chosen === row.recipe, choose));
  const head = [
    th("rank"), th("recipe", "text"),
    th("mul latency"), th("mul throughput"), th("sqr latency"), th("sqr throughput"), th("products"),
  ];
  const first = table("Ranked recipes", head, lines.slice(0, HEAD), { class: "ranking" });
  const rest = lines.slice(HEAD);
  const body = first.querySelector("tbody");
  const more = el("button", { type: "button", class: "quiet", onclick: () => unfold() }, `Show ${rest.length} more`);
  // A ranking that grows keeps what the reader has opened, and the focus.
  const open = node.dataset.open === "yes";
  const focused = node.contains(document.activeElement) && document.activeElement.closest("tr")?.dataset.recipe;
  const unfold = () => {
    node.dataset.open = "yes";
    body.append(...rest);
    const next = rest[0]?.querySelector("button");
    more.remove();
    next?.focus();
  };
  if (open && rest.length) body.append(...rest);
  show(node,
    lines.length ? first : null,
    !open && rest.length ? more : null,
    ranking.rejected.length ? rejections(ranking.rejected) : null);
  if (focused) [...node.querySelectorAll("tr")].find((row) => row.dataset.recipe === focused)?.querySelector("button").focus();
}

function rankedRow(row, rank, families, chosen, choose) {
  const [mulLatency, mulThroughput, squareLatency, squareThroughput] = row.predicted;
  const named = (name, value) => el("td", { "data-name": name }, value);
  const button = el("button", { type: "button", class: "recipe", "aria-pressed": String(chosen), onclick: () => choose(row.recipe) },
    families.icon(row.recipe), el("span", {}, words(row.recipe)));
  return el("tr", { class: chosen ? "chosen" : null, "data-recipe": row.recipe },
    el("td", { class: "rank" }, rank + 1),
    el("th", { scope: "row", class: "text" }, button),
    named("mul latency", cycles(mulLatency)), named("mul throughput", cycles(mulThroughput)),
    named("sqr latency", cycles(squareLatency)), named("sqr throughput", cycles(squareThroughput)),
    named("products", String(row.mul.multiplications)));
}

/** Marks another recipe as chosen. */
export function markChosen(node, recipe) {
  for (const row of node.querySelectorAll("tr[data-recipe]")) {
    const chosen = row.dataset.recipe === recipe;
    row.classList.toggle("chosen", chosen);
    row.querySelector("button").setAttribute("aria-pressed", String(chosen));
  }
}

/** The words of a recipe; lines break between them. */
export const words = (recipe) => recipe.split(" ").map((word, i) => [i ? " " : "", el("span", { class: "word" }, word)]);

function rejections(rejected) {
  const rows = rejected.slice(0, MOST).map(([recipe, reason]) =>
    el("tr", {}, el("th", { scope: "row", class: "text" }, el("code", {}, recipe)), td(reason, "text")));
  return el("details", {},
    el("summary", {}, `${rejected.length} rejected, with reasons`),
    table("Rejected recipes", [th("recipe", "text"), th("reason", "text")], rows, { class: "rejected" }));
}
