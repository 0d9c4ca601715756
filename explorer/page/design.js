// One recipe: limbs, partial products, bounds, what the model says.

import { cycles, el, powers, show, table, td, th } from "./dom.js";
import { drawing, limbBar } from "./drawing.js";
import { words } from "./ranking.js";

// Beyond this many limbs a drawing is a wall.
const DRAWN = 16;

const NAMES = { mul: "Multiplication", square: "Squaring" };

/** Shows an explanation of the compiler, as `limbforge explain` prints it. */
export function showDesign(node, said, bits) {
  const { limbs, montgomery, radix, word } = said;
  show(node,
    el("p", { class: "lead recipe-line" }, el("code", {}, words(said.recipe))),
    el("p", {}, `${limbs.length} ${limbs.length === 1 ? "limb" : "limbs"} of radix 2`, el("sup", {}, radix), ` in words of ${word} bits`,
      montgomery === null ? "." : [", in the Montgomery domain with R = 2", el("sup", {}, montgomery), "."]),
    el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Limbs" },
      limbBar(limbs, bits, word, `${limbs.length} limbs in words of ${word} bits`)),
    el("div", { class: "pair" }, said.operations.map((part) => operation(part, limbs.length))),
    el("h3", {}, "Bounds of the limbs"),
    el("p", { class: "note" }, "Products take loose limbs and return tight ones. The check proves both for all inputs."),
    bounds(limbs));
}

function operation({ analysis, diagram, products }, limbs) {
  const name = NAMES[analysis.program] ?? analysis.program;
  const label = `${name}: ${products} partial products in ${diagram.columns.length} columns`;
  const { bound, predicted } = analysis;
  return el("article", { class: "card" },
    el("h3", {}, name),
    el("dl", { class: "times" },
      time("latency", predicted.latency, bound.latency), time("throughput", predicted.throughput, bound.throughput)),
    el("h4", {}, `${products} partial ${products === 1 ? "product" : "products"}`),
    limbs <= DRAWN
      ? el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": label }, drawing(diagram, label))
      : el("p", { class: "note" }, `${limbs} limbs are too many to draw.`),
    limbs <= DRAWN ? key(diagram) : null,
    diagram.steps.length ? el("ul", { class: "steps" }, diagram.steps.map((step) => el("li", {}, powers(step)))) : null,
    el("h4", {}, "Ports"),
    ports(analysis));
}

const time = (name, predicted, bound) => el("div", {}, el("dt", {}, name),
  el("dd", {}, cycles(predicted), el("span", { class: "spread" }, " cycles")), el("dd", { class: "bound" }, `at least ${cycles(bound)}`));

function key(diagram) {
  const kinds = new Set(diagram.columns.flatMap((column, k) =>
    column.products.map((product) => (product.folded_from !== null ? "folded" : k >= diagram.limbs ? "high" : "plain"))));
  const item = (kind, text) => kinds.has(kind) && el("span", { class: `key ${kind}` }, text);
  return el("p", { class: "note keys" }, item("plain", "in its column"), item("high", "above the limbs"), item("folded", "folded down"));
}

/** The work for each set of ports, beside the cycles that no schedule undercuts. */
function ports(analysis) {
  const most = Math.max(analysis.issue, analysis.bound.throughput, 1e-9);
  const bar = (part) => el("meter", { min: 0, max: most.toFixed(3), value: part.toFixed(3), "aria-hidden": "true" });
  const rows = analysis.pressure.slice(0, 6).map((set) => el("tr", {},
    el("th", { scope: "row", class: "text" }, set.names), td(bar(set.cycles)), td(cycles(set.cycles)), td(set.classes.join(", "), "text")));
  rows.push(el("tr", {}, el("th", { scope: "row", class: "text" }, "all"), td(bar(analysis.issue)), td(cycles(analysis.issue)),
    td(`${analysis.micro_operations} micro-operations`, "text")));
  return table("Ports", [th("ports", "text"), th("load"), th("cycles"), th("instructions", "text")], rows, { class: "ports" });
}

function bounds(limbs) {
  const loose = limbs.some((limb) => String(limb.tight) !== String(limb.loose));
  const range = ([low, high]) => el("code", {}, low === "0" ? powers(high) : [powers(low), " … ", powers(high)]);
  const rows = limbs.map((limb, i) => el("tr", {},
    el("th", { scope: "row" }, i), td(["2", el("sup", {}, limb.exponent)]), td(range(limb.tight), "text"), loose && td(range(limb.loose), "text")));
  const head = [th("limb"), th("weight"), th(loose ? "tight, at most" : "tight and loose, at most", "text"), loose && th("loose, at most", "text")];
  return table("Bounds of the limbs", head, rows, { class: "bounds" });
}
