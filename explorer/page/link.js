// A link holds prime, processor, recipe and version, after `#`. It never reaches a server.

// A prime is read up to 16384 characters, a recipe is shorter.
const MOST = 20000;

/** What a fragment asks for: texts, each of which the compiler reads and may refuse. */
export function read(fragment) {
  const fields = new URLSearchParams(fragment.replace(/^#/, "").slice(0, MOST));
  const field = (name) => fields.get(name)?.trim() || undefined;
  return { prime: field("prime"), cpu: field("cpu"), recipe: field("recipe"), version: field("version") };
}

/** The fragment of a state. */
export function write({ prime, cpu, recipe, version }) {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries({ prime, cpu, recipe, version })) if (value) fields.set(name, value);
  return "#" + fields;
}
