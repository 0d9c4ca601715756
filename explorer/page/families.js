// Recipes that hold an element in the same limbs. Each family has a colour and a mark, as in reports of `limbforge tune`.

import { el, svg } from "./dom.js";

const MARKS = [
  "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
  "M-4-4h8v8h-8z",
  "M0-5.2L4.8 3.8h-9.6z",
  "M0-5.6L5 0L0 5.6L-5 0z",
  "M-1.7-5h3.4v3.3h3.3v3.4h-3.3v3.3h-3.4v-3.3h-3.3v-3.4h3.3z",
  "M0 5.2L4.8-3.8h-9.6z",
  "M-5-2.9L0-5.7L5-2.9V2.9L0 5.7L-5 2.9z",
  "M-2.6-2.6h5.2v5.2h-5.2z",
];

/** How a recipe's text begins: `5x51`, `9x29 word(32)`. */
export function family(recipe) {
  const [limbs, second = ""] = recipe.split(" ");
  return second.startsWith("word(") ? `${limbs} ${second}` : limbs;
}

/** The families of recipes, in the order in which they first occur. */
export class Families {
  #names;

  constructor(recipes) {
    this.#names = [...new Set(recipes.map(family))];
  }

  #index(recipe) {
    const place = this.#names.indexOf(family(recipe));
    return place < 0 ? MARKS.length - 1 : Math.min(place, MARKS.length - 1);
  }

  /** A mark in a drawing. */
  mark(recipe, attributes, ...children) {
    const index = this.#index(recipe);
    const { class: more = "", ...rest } = attributes;
    return svg("path", { class: `mark f${index} ${more}`, d: MARKS[index], ...rest }, children);
  }

  /** A mark within text. */
  icon(recipe) {
    return svg("svg", { class: "icon", viewBox: "-7 -7 14 14", "aria-hidden": "true" }, this.mark(recipe, {}));
  }

  /** The marks with their names. */
  legend() {
    const named = this.#names.slice(0, MARKS.length - 1);
    const items = named.map((name) => el("li", {}, this.icon(name), el("code", {}, name)));
    if (this.#names.length > named.length) items.push(el("li", {}, this.icon(""), "other limbs"));
    return el("ul", { class: "legend", "aria-label": "Limbs" }, items);
  }
}
