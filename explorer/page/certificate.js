// What the check says of a certificate: that of the page's recipe, or one that somebody brings.

import { el, powers, show, table, td, th } from "./dom.js";

const EXTENTS = { holds: "proved", part: "in part", calls: "calls" };

/** Shows a report of the compiler's check. */
export function showReport(node, report, origin) {
  const count = (extent) => report.verdicts.filter((verdict) => verdict.extent === extent).length;
  const rows = report.verdicts.map((verdict) => el("tr", {},
    td(el("span", { class: `verdict ${verdict.extent}` }, EXTENTS[verdict.extent])),
    el("th", { scope: "row", class: "text" }, el("code", {}, verdict.operation)), td(verdict.text, "text")));
  show(node,
    el("p", { class: "outcome good" }, el("strong", {}, "Accepted. "), `${origin} is for `, powers(report.prime), `: ${count("holds")} operations proved, ` +
      `${count("part")} in part, ${count("calls")} with their calls alone; ${report.instructions} instructions, checked in this browser.`),
    el("p", { class: "note" }, "Recipe: ", el("code", {}, report.recipe)),
    el("details", {}, el("summary", {}, `What is proved of each of the ${report.verdicts.length} operations`),
      table("Verdicts", [th("", "text"), th("operation", "text"), th("meaning", "text")], rows, { class: "verdicts" })));
}

/** Shows why a certificate is refused. */
export function showRefusal(node, reason) {
  show(node, el("p", { class: "outcome bad" }, el("strong", {}, "Refused. "), reason));
}
