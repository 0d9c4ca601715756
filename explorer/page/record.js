// A record of `limbforge tune --json`, read from text that anybody may have written.

import { line } from "./dom.js";

const MOST_ENTRIES = 20000;
const DEFAULT = ["mul_latency", "mul_throughput", "square_latency", "square_throughput"];

/** Why a text is no record, in one line. */
export class NoRecord extends Error {}

const refuse = (reason) => {
  throw new NoRecord(`${reason}; give a file that \`limbforge tune --json\` wrote`);
};

const isText = (value) => typeof value === "string" && value.length > 0 && value.length < 20000;
const isList = (value) => Array.isArray(value);
const isTime = (value) => typeof value === "number" && Number.isFinite(value) && value > 0;

/** The parts of a record that the page shows. Throws [`NoRecord`]. */
export function record(data) {
  if (!isList(data?.ranking)) refuse("it has no ranking");
  if (!isText(data.prime)) refuse("it names no prime");
  if (data.ranking.length === 0) refuse("its ranking is empty");
  if (data.ranking.length > MOST_ENTRIES) refuse(`its ranking has more than ${MOST_ENTRIES} entries`);
  if (!isText(data.environment?.cpu)) refuse("it does not name a processor, so that nothing in it was measured");
  const quantities = data.quantities ?? DEFAULT;
  if (!isList(quantities) || !quantities.every(isText) || quantities.length === 0 || quantities.length > 100) refuse("its quantities cannot be read");
  const entries = data.ranking.map((entry, i) => {
    const bad = (part) => refuse(`entry ${i + 1} of its ranking has ${part}`);
    if (!isText(entry?.recipe)) bad("no recipe");
    if (!isText(entry.compiler)) bad("no compiler");
    if (!isList(entry.medians) || entry.medians.length !== quantities.length) bad("not one median for each quantity");
    if (!entry.medians.every(isTime)) bad("a median that is no positive number");
    const logs = entry.medians.reduce((sum, median) => sum + Math.log(median), 0);
    return { recipe: entry.recipe, compiler: entry.compiler, medians: entry.medians, score: Math.exp(logs / entry.medians.length) };
  });
  entries.sort((x, y) => x.score - y.score);
  const { environment } = data;
  return {
    prime: data.prime,
    cpu: line(environment.cpu, 80),
    compilers: isList(environment.compilers) ? environment.compilers.filter(isText).map((text) => line(text, 60)) : [],
    command: isText(data.command) ? line(data.command, 200) : "",
    complete: data.complete !== false,
    quantities,
    entries,
  };
}

/** Operations with both times, as axes of plots. */
export function plots({ quantities }) {
  return quantities.flatMap((key, x) => {
    const operation = key.endsWith("_latency") && key.slice(0, -"_latency".length);
    const y = quantities.indexOf(`${operation}_throughput`);
    return operation && y >= 0 ? [{ operation: operation.replaceAll("_", " "), x, y }] : [];
  });
}

/** Recipes with the same compiler in both records, by the ratio of the second to the first. */
export function common(first, second) {
  if (first.prime !== second.prime) refuse(`the records are of two primes, ${line(first.prime, 60)} and ${line(second.prime, 60)}`);
  const shared = first.quantities.filter((key) => second.quantities.includes(key));
  if (shared.length === 0) refuse("the records measured different quantities");
  // Versions of compilers differ between machines: the language and the name have to be the same.
  const key = (entry) => `${entry.compiler.split(" ").slice(0, 2).join(" ")} | ${entry.recipe}`;
  const mean = (record, entry) => {
    const logs = shared.map((name) => Math.log(entry.medians[record.quantities.indexOf(name)]));
    return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
  };
  const theirs = new Map(second.entries.map((entry, rank) => [key(entry), { entry, rank }]).reverse());
  const rows = first.entries.flatMap((entry, rank) => {
    const other = theirs.get(key(entry));
    if (!other) return [];
    const [one, two] = [mean(first, entry), mean(second, other.entry)];
    return [{ recipe: entry.recipe, compiler: entry.compiler.split(" ").slice(0, 2).join(" "), one, two, ratio: two / one, ranks: [rank + 1, other.rank + 1] }];
  });
  if (rows.length === 0) refuse("the records have no recipe with the same compiler in common");
  const logs = rows.reduce((sum, row) => sum + Math.log(row.ratio), 0);
  return { rows, mean: Math.exp(logs / rows.length), shared };
}
