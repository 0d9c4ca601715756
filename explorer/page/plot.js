// Latency against throughput of one operation, as SVG, both axes logarithmic.

import { cycles, el, svg } from "./dom.js";

const WIDTH = 420;
const HEIGHT = 360;
const LEFT = 54;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 46;

class Axis {
  constructor(values, from, to) {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    // A twelfth of the range on either side, and never less than 5 %: one candidate alone has a place too.
    const margin = Math.max((most / least) ** (1 / 12), 1.05);
    Object.assign(this, { least: least / margin, most: most * margin, from, to });
  }

  at(value) {
    return this.from + (Math.log(value / this.least) / Math.log(this.most / this.least)) * (this.to - this.from);
  }

  /** Round numbers at least `apart` from each other in the drawing. */
  ticks(apart) {
    const ticks = [];
    const fine = this.most / this.least < 2.5 ? [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2, 2.2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9] : [1, 1.5, 2, 3, 5, 7];
    for (let decade = Math.floor(Math.log10(this.least)); decade <= Math.log10(this.most); decade += 1) {
      for (const digit of fine) {
        const tick = Number((digit * 10 ** decade).toPrecision(6));
        const clear = !ticks.length || Math.abs(this.at(tick) - this.at(ticks.at(-1))) >= apart;
        if (tick >= this.least && tick <= this.most && clear) ticks.push(tick);
      }
    }
    return ticks;
  }
}

const place = (value) => Math.round(value * 10) / 10;

/** A figure of one operation: `series` are a record's entries with the class of their marks and the indices of both times. */
export function figure(operation, series, families) {
  const all = series.flatMap(({ entries, x, y, name, className }) =>
    entries.map((entry, rank) => ({ entry, rank, name, className, x: entry.medians[x], y: entry.medians[y] })));
  const x = new Axis(all.map((point) => point.x), LEFT, WIDTH - RIGHT);
  const y = new Axis(all.map((point) => point.y), HEIGHT - BOTTOM, TOP);
  const [floor, right] = [HEIGHT - BOTTOM, WIDTH - RIGHT];
  const label = `${operation}: throughput against latency of ${all.length} candidates, in core cycles`;
  const marks = all.map((point) => families.mark(point.entry.recipe, {
    class: point.className, transform: `translate(${place(x.at(point.x))} ${place(y.at(point.y))})`,
  }, svg("title", {}, `${point.name}${point.rank + 1}. ${point.entry.recipe}, ${point.entry.compiler}: latency ${cycles(point.x)}, throughput ${cycles(point.y)}`)));
  return el("figure", {},
    el("figcaption", {}, operation),
    svg("svg", { class: "plot", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label },
      svg("g", { class: "grid" },
        x.ticks(34).map((tick) => [svg("path", { d: `M${place(x.at(tick))} ${TOP}V${floor}` }),
          svg("text", { class: "tick", x: place(x.at(tick)), y: floor + 16, "text-anchor": "middle" }, tick)]),
        y.ticks(20).map((tick) => [svg("path", { d: `M${LEFT} ${place(y.at(tick))}H${right}` }),
          svg("text", { class: "tick", x: LEFT - 6, y: place(y.at(tick) + 4), "text-anchor": "end" }, tick)])),
      svg("path", { class: "axes", d: `M${LEFT} ${TOP}V${floor}H${right}` }),
      svg("text", { class: "title", x: (LEFT + right) / 2, y: HEIGHT - 8, "text-anchor": "middle" }, "latency (core cycles)"),
      svg("text", { class: "title", transform: `translate(12 ${(TOP + floor) / 2}) rotate(-90)`, "text-anchor": "middle" }, "throughput (core cycles per operation)"),
      // The best last, so that no other mark covers it.
      marks.reverse(),
      series.map(({ entries, x: i, y: j }) => entries.length
        ? svg("circle", { class: "ring", cx: place(x.at(entries[0].medians[i])), cy: place(y.at(entries[0].medians[j])), r: 8 }) : [])));
}
