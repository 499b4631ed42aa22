// Puts what runs in limited processes into few files: a thousand forms, each with types to strip, take such a process 2 s of CPU to load; this way
// it takes a quarter of that. The starter runs it when a source has changed; `src/inspect/bundled.ts` finds what it made.
import { globSync } from "node:fs";
import { join, sep } from "node:path";
import { bundle } from "../starter/bundle.mjs";

const sources = join(import.meta.dirname, "src");

/** What `bundled.ts` asks for. */
const flat = (name) => name.replaceAll(sep, "-").replace(/\.ts$/, "");

await bundle({
  input: Object.fromEntries(globSync("**/*child.ts", { cwd: sources }).map((name) => [flat(name), join(sources, name)])),
  out: join(import.meta.dirname, "dist/processes"),
  isInside: () => false,
  minify: true,
});
