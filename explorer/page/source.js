// The source of a recipe in each language, as tabs.

import { byId, el, save, show } from "./dom.js";

const LANGUAGES = [["rust", "Rust", "rs"], ["c", "C", "c"], ["go", "Go", "go"], ["json", "Certificate", "json"]];

// A browser lays out more lines only slowly; the file has all.
const LINES = 600;

export class Source {
  #node;
  #make;
  #language = "rust";
  #name = "field";
  #turn = 0;

  /** `make` asks the compiler for the text in a language; `failed` shows an error. */
  constructor(node, make) {
    this.#node = node;
    this.#make = make;
    const tabs = LANGUAGES.map(([id, title]) => el("button", {
      type: "button", role: "tab", id: `tab-${id}`, "aria-controls": "source-panel",
      onclick: () => this.#select(id), onkeydown: (event) => this.#move(event),
    }, title));
    show(node,
      el("div", { role: "tablist", "aria-label": "Language", class: "tabs" }, tabs),
      el("div", { role: "tabpanel", id: "source-panel" }));
    this.#mark();
  }

  /** Another recipe: its source in the language that is open. */
  refresh(name) {
    this.#name = name;
    return this.#load();
  }

  #move(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = LANGUAGES.findIndex(([id]) => id === this.#language);
    const [id] = LANGUAGES[(at + step + LANGUAGES.length) % LANGUAGES.length];
    this.#select(id);
    byId(`tab-${id}`).focus();
  }

  #select(id) {
    this.#language = id;
    this.#mark();
    this.#load();
  }

  #mark() {
    for (const [id] of LANGUAGES) {
      const chosen = id === this.#language;
      byId(`tab-${id}`).setAttribute("aria-selected", String(chosen));
      byId(`tab-${id}`).tabIndex = chosen ? 0 : -1;
    }
    byId("source-panel").setAttribute("aria-labelledby", `tab-${this.#language}`);
  }

  async #load() {
    const panel = byId("source-panel");
    const turn = ++this.#turn;
    show(panel, el("p", { class: "note" }, "Writing and checking all operations …"));
    let content;
    try {
      content = this.#text(await this.#make(this.#language));
    } catch (error) {
      content = [el("p", { class: "error" }, error.message)];
    }
    if (turn === this.#turn) show(panel, content);
  }

  #text(text) {
    const [, title, extension] = LANGUAGES.find(([id]) => id === this.#language);
    const lines = text.split("\n");
    const file = `${this.#name}.${extension}`;
    const said = el("span", { role: "status" });
    const copy = () => navigator.clipboard.writeText(text).then(() => show(said, "Copied."), () => show(said, "The browser refuses; use Save."));
    const head = lines.length > LINES ? `${file}: the first ${LINES} of ${lines.length} lines` : `${file}: ${lines.length} lines`;
    return [
      el("div", { class: "bar" }, el("span", { class: "note" }, head),
        el("button", { type: "button", class: "quiet", onclick: copy }, "Copy"),
        el("button", { type: "button", class: "quiet", onclick: () => save(file, text) }, "Save"), said),
      el("pre", { tabindex: 0, role: "region", "aria-label": `Source, ${title}` }, el("code", {}, lines.slice(0, LINES).join("\n"))),
    ];
  }
}
