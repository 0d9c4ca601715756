// The page: what the reader asks, the compiler's answers, and the link that holds both.

import { byId, el, line, powers, show } from "./dom.js";
import { Cancelled, Engine } from "./engine.js";
import * as link from "./link.js";
import { markChosen, showRanking } from "./ranking.js";
import { showDesign } from "./design.js";
import { Source } from "./source.js";
import { showRefusal, showReport } from "./certificate.js";
import { NoRecord, record } from "./record.js";
import { showRecords } from "./records.js";

// Rankings and designs are asked of two workers, so that a recipe can be opened while others are still checked.
const planner = new Engine(() => working());
const workshop = new Engine(() => working());
const state = { prime: undefined, cpu: undefined, recipe: undefined, all: false, description: undefined, planned: undefined, version: "" };
const records = [];
// Files beyond this are no certificate and no record.
const MOST_BYTES = 1 << 26;

const say = (...text) => show(byId("status"), ...text);

function fail(error) {
  if (!(error instanceof Cancelled)) show(byId("refusal"), line(error.message, 1200));
}

// A call that was answered after the reader has asked something else is forgotten.
let turn = 0;

async function plan({ all = false } = {}) {
  const mine = ++turn;
  if (planner.busy) planner.cancel();
  if (workshop.busy) workshop.cancel();
  Object.assign(state, { all, planned: undefined });
  delete byId("ranking").dataset.open;
  show(byId("refusal"));
  for (const id of ["plan", "design"]) byId(id).hidden = true;
  const started = performance.now();
  try {
    const description = await planner.run("prime", { text: state.prime });
    if (mine !== turn) return;
    state.description = description;
    title(description);
    const { cpu } = state;
    const progress = (progress) => mine === turn && advance(progress);
    const ranking = await planner.run("survey", { prime: description.prime, cpu, all }, progress);
    if (mine !== turn) return;
    state.planned = link.write({ prime: state.prime, cpu });
    ranked(ranking);
    byId("plan").dataset.milliseconds = Math.round(performance.now() - started);
    const [first] = ranking.recipes;
    if (!first) say(`No recipe is listed for a prime of ${description.bits} bits. `, `\`limbforge emit\` takes full words in the Montgomery domain.`);
    else say(`${ranking.recipes.length} recipes for ${description.prime} on ${ranking.title}, ${ranking.rejected.length} rejected. The best prediction: ${first.recipe}.`);
    const wanted = state.recipe ?? first?.recipe;
    if (wanted) await choose(wanted, { push: false });
  } catch (error) {
    if (mine !== turn) return;
    say();
    fail(error);
  }
}

/** Shows that the compiler is at work, or that it is not. */
function working() {
  byId("working").hidden = !(planner.busy || workshop.busy);
  byId("progress").removeAttribute("value");
  show(byId("progress-text"), planner.busy ? "Checking recipes" : "Checking the programs");
}

function advance({ done, total, ranking }) {
  byId("progress").max = total;
  byId("progress").value = done;
  show(byId("progress-text"), `Checking recipes: ${done} of ${total}`);
  if (ranking) ranked(ranking);
}

function title({ prime, name, bits, shape }) {
  show(byId("prime-title"), powers(line(prime, 90)));
  show(byId("prime-note"), `${name ? name + ", " : ""}${bits} bits, ${shape}`);
  document.title = `${line(prime, 40)} · Limbforge explorer`;
  byId("plan").hidden = false;
}

function ranked(ranking) {
  const unfinished = ranking.done < ranking.total ? `, ${ranking.done} of ${ranking.total} tried so far` : "";
  show(byId("plan-note"), `Predicted core cycles on ${ranking.title}; lower is better, also for throughput. ` +
    `${ranking.recipes.length} recipes hold for all inputs${unfinished}. `,
    state.all ? "" : "Of each structure the leading recipe was tried. ");
  byId("all").hidden = state.all || ranking.total === 0;
  showRanking(byId("ranking"), ranking, { chosen: state.recipe, choose: (recipe) => choose(recipe, { reveal: true }) });
}

async function choose(recipe, { push = true, reveal = false } = {}) {
  const mine = turn;
  if (workshop.busy) workshop.cancel();
  state.recipe = recipe;
  markChosen(byId("ranking"), recipe);
  remember(push);
  byId("design").hidden = false;
  byId("source-section").hidden = true;
  show(byId("own-certificate"));
  show(byId("design-body"), el("p", { class: "note" }, "Checking the recipe …"));
  try {
    const said = await workshop.run("design", designed());
    if (mine !== turn || state.recipe !== recipe) return;
    state.recipe = said.recipe;
    showDesign(byId("design-body"), said, state.description.bits);
    byId("source-section").hidden = false;
    if (reveal) byId("design-title").focus();
    await source.refresh(state.description.identifier);
  } catch (error) {
    if (error instanceof Cancelled || mine !== turn || state.recipe !== recipe) return;
    show(byId("design-body"), el("p", { class: "outcome bad", role: "alert" }, line(error.message, 1200)));
  }
}

/** The address as a link to what is seen. */
function remember(push) {
  const fragment = link.write(state);
  if (fragment !== location.hash) history[push ? "pushState" : "replaceState"](null, "", fragment);
  byId("permalink").value = location.href;
}

/** Opens what a link asks for. */
function follow() {
  const asked = link.read(location.hash);
  show(byId("notice"), asked.version && asked.version !== state.version
    ? `This link was made by version ${line(asked.version, 40)}, this page is version ${state.version}: recipes and predictions may differ.` : "");
  if (!asked.prime) return;
  const models = [...byId("cpu").options].map((option) => option.value);
  if (asked.cpu && !models.includes(asked.cpu)) return fail(new Error(`the link names the processor model ${line(asked.cpu, 40)}, which this version lacks; choose another`));
  byId("prime").value = asked.prime;
  if (asked.cpu) byId("cpu").value = asked.cpu;
  const cpu = byId("cpu").value;
  // Back and forth between recipes of one ranking.
  if (asked.recipe && state.planned === link.write({ prime: asked.prime, cpu })) {
    choose(asked.recipe, { push: false });
    return;
  }
  Object.assign(state, { prime: asked.prime, cpu, recipe: asked.recipe });
  plan();
}

/** Reads a file or a text that somebody brings: a record or a certificate. */
async function bring(name, text, target) {
  let data;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const refusal = `${line(name, 60)} is not JSON (${line(error.message, 120)})`;
    return target === "records" ? show(byId("records-refusal"), refusal) : showRefusal(byId("certificate-body"), refusal);
  }
  const isRecord = Array.isArray(data?.ranking);
  if (isRecord || target === "records") return addRecord(name, data);
  show(byId("certificate-body"), el("p", { class: "note" }, `Checking ${line(name, 60)} …`));
  byId("certificates").scrollIntoView({ block: "nearest" });
  try {
    showReport(byId("certificate-body"), await workshop.run("check", { text }), line(name, 60));
  } catch (error) {
    if (error instanceof Cancelled) show(byId("certificate-body"));
    else showRefusal(byId("certificate-body"), line(`${name}: ${error.message}`, 1200));
  }
}

function addRecord(name, data) {
  show(byId("records-refusal"));
  try {
    records.push({ name: line(name, 60), record: record(data) });
  } catch (error) {
    if (!(error instanceof NoRecord)) throw error;
    return show(byId("records-refusal"), `${line(name, 60)}: ${error.message}`);
  }
  // Two are compared: a third takes the place of the second.
  if (records.length > 2) records.splice(1, 1);
  drawRecords();
}

function drawRecords() {
  showRecords(byId("records-body"), records, {
    forget: (i) => { records.splice(i, 1); drawRecords(); },
    choose: (recipe) => {
      const [{ record }] = records;
      byId("prime").value = record.prime;
      Object.assign(state, { prime: record.prime, cpu: byId("cpu").value, recipe });
      plan();
    },
  });
}

async function files(list, target) {
  for (const file of list) {
    if (file.size > MOST_BYTES) fail(new Error(`${line(file.name, 60)} is longer than ${MOST_BYTES >> 20} MB; give a certificate or a record`));
    else await bring(file.name, await file.text(), target);
  }
}

const designed = () => ({ prime: state.description.prime, recipe: state.recipe, cpu: state.cpu });
const source = new Source(byId("source"), (language) => workshop.run("source", { language, ...designed() }));

async function checkOwn() {
  const node = byId("own-certificate");
  show(node, el("p", { class: "note" }, "Writing the certificate, then reading it back and checking it …"));
  try {
    const text = await workshop.run("source", { language: "json", ...designed() });
    showReport(node, await workshop.run("check", { text }), "The certificate of this recipe");
  } catch (error) {
    if (error instanceof Cancelled) show(node);
    else showRefusal(node, error.message);
  }
}

function listen() {
  byId("ask").addEventListener("submit", (event) => {
    event.preventDefault();
    Object.assign(state, { prime: byId("prime").value, cpu: byId("cpu").value, recipe: undefined });
    show(byId("notice"));
    remember(true);
    plan();
  });
  byId("all").addEventListener("click", () => plan({ all: true }));
  byId("cancel").addEventListener("click", () => {
    turn += 1;
    if (workshop.busy && byId("source-section").hidden) show(byId("design-body"), el("p", { class: "note" }, "Cancelled."));
    planner.cancel();
    workshop.cancel();
    say("Cancelled.");
    byId("prime").focus();
  });
  byId("copy-link").addEventListener("click", () => navigator.clipboard.writeText(byId("permalink").value)
    .then(() => say("The link is copied."), () => byId("permalink").select()));
  byId("check-own").addEventListener("click", checkOwn);
  byId("check-text").addEventListener("click", () => bring("the text", byId("certificate-text").value, "certificates"));
  for (const target of ["certificates", "records"]) {
    const input = byId(`${target}-file`);
    input.addEventListener("change", async () => { await files([...input.files], target); input.value = ""; });
  }
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => { event.preventDefault(); files([...event.dataTransfer.files]); });
  addEventListener("popstate", follow);
}

async function start() {
  listen();
  try {
    const { version, models, names } = await planner.ready;
    state.version = version;
    show(byId("version"), `version ${version}`);
    show(byId("cpu"), models.map(({ name, title }) => el("option", { value: name, selected: name === "skylake" }, title)));
    show(byId("names"), names.map((name) => el("option", { value: name })));
    for (const button of document.querySelectorAll("button[disabled]")) button.disabled = false;
    say("");
    follow();
  } catch (error) {
    fail(new Error(`this browser cannot run the compiler (${error.message}); use one of 2023 or later`));
  }
}

start();
