// Elements out of data. Text goes through text nodes alone: no string becomes markup anywhere in the page, and its
// content security policy (trusted types) has the browser refuse what would.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return node;
}

/** An HTML element; attributes that begin with `on` are listeners, children are nodes or text. */
export const el = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);

/** The same for SVG. */
export const svg = (tag, attributes, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

/** The element of this id, which the page has. */
export const byId = (id) => document.getElementById(id);

/** Replaces all children. */
export const show = (node, ...children) => node.replaceChildren(...children.flat(Infinity).filter((child) => child != null && child !== false));

/** `2^255 - 19` with its powers set as powers: text and `sup` elements. */
export function powers(text) {
  return text.split(/(\^-?[\d.]+)/).map((part) => (part.startsWith("^") ? el("sup", {}, part.slice(1)) : part.replaceAll(" - ", " − ")));
}

/** A number of cycles as tables have it. */
export const cycles = (value) => value.toFixed(1);

/** A table within a region that scrolls sideways, can be reached by keyboard and has a name. */
export function table(label, head, rows, attributes = {}) {
  return el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": label },
    el("table", attributes, el("thead", {}, el("tr", {}, head)), el("tbody", {}, rows)));
}

export const th = (text, className) => el("th", { scope: "col", class: className }, text);
export const td = (text, className) => el("td", { class: className }, text);

/** Offers text as a file. */
export function save(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

/** One line of at most so many characters: texts of files and links can be long. */
export function line(text, most = 400) {
  const flat = String(text).replace(/\s+/g, " ").trim();
  return flat.length > most ? flat.slice(0, most) + " …" : flat;
}
