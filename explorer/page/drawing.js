// Partial products as SVG: a column per weight, the heaviest on the left as digits are written.

import { svg } from "./dom.js";

const CELL = 24;
const GAP = 3;
const HEAD = 22;
const LETTER = 7.4;

/** The drawing of a diagram. */
export function drawing(diagram, label) {
  const factors = ({ left, right }) => (left === right ? `${left}²` : left + right);
  const text = (product) => lowered(factors(product)) + (product.factor === "1" ? "" : ` ×${product.factor}`);
  const products = diagram.columns.flatMap((column) => column.products);
  const letters = Math.max(4, ...products.map((product) => text(product).length));
  const cell = Math.ceil(letters * LETTER) + 12;
  const step = cell + GAP;
  const rows = Math.max(...diagram.columns.map((column) => column.products.length));
  const width = diagram.columns.length * step - GAP;
  const height = HEAD + rows * (CELL + GAP);
  const root = svg("svg", { class: "diagram", viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": label });
  diagram.columns.forEach((column, k) => {
    const x = width - (k + 1) * step + GAP;
    const middle = x + cell / 2;
    root.append(svg("text", { class: "weight", x: middle, y: 14, "text-anchor": "middle" }, "2",
      svg("tspan", { class: "power", dy: -4 }, column.exponent)));
    column.products.forEach((product, row) => {
      const y = HEAD + row * (CELL + GAP);
      const kind = product.folded_from !== null ? "folded" : k >= diagram.limbs ? "high" : "plain";
      root.append(
        svg("rect", { class: `cell ${kind}`, x, y, width: cell, height: CELL, rx: 4 }),
        svg("text", { class: "product", x: middle, y: y + 16, "text-anchor": "middle" }, text(product)));
    });
  });
  return root;
}

/** Limbs as a bar: each as wide as its weight, the heaviest on the left; the room above it in its word is drawn too. */
export function limbBar(limbs, bits, word, label) {
  const width = 720;
  const slot = width / limbs.length;
  const root = svg("svg", { class: "limbs", viewBox: `0 0 ${width} 56`, role: "img", "aria-label": label });
  limbs.forEach((limb, i) => {
    const end = limbs[i + 1]?.exponent ?? Math.max(bits, limb.exponent + 1);
    const used = Math.min(word, end - limb.exponent);
    const x = width - (i + 1) * slot;
    const inner = slot - GAP;
    root.append(
      svg("rect", { class: "room", x, y: 20, width: inner, height: 30, rx: 4 }),
      svg("rect", { class: "cell plain", x: x + inner * (1 - used / word), y: 20, width: (inner * used) / word, height: 30, rx: 4 }));
    if (limbs.length > 18) return;
    root.append(
      svg("text", { class: "weight", x: x + inner, y: 13, "text-anchor": "end" }, "2", svg("tspan", { class: "power", dy: -4 }, limb.exponent)),
      svg("text", { class: "product", x: x + inner - 6, y: 40, "text-anchor": "end" }, slot > 60 ? `${used} bits` : used));
  });
  return root;
}

/** With indices set as indices: `(a0-a3)` as `(a₀−a₃)`. */
function lowered(factor) {
  return factor.replace(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit))).replaceAll("-", "−");
}
