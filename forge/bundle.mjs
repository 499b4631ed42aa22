// Puts what runs in limited processes into few files: a thousand forms, each with types to strip, take such a process 2 s of CPU to load; this way
// it takes a quarter of that. The starter runs it when a source has changed; `src/inspect/bundled.ts` finds what it made.
import { globSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { rolldown } from "rolldown";

const home = import.meta.dirname;
const sources = join(home, "src");
const out = join(home, "dist/processes");

/** Files that lie beside a source are read from there, wherever the house stands. */
const placeOfSources = {
  name: "place of sources",
  transform(code, id) {
    const from = (path) => JSON.stringify(`/${relative(out, path).split(sep).join("/")}`);
    const places = { url: `new URL("."+${from(id)}, import.meta.url)`, dirname: `import.meta.dirname+${from(dirname(id))}` };
    return code.replace(/import\.meta\.(url|dirname)/g, (_, name) => places[name]);
  },
};

/** What `bundled.ts` asks for. */
const flat = (name) => name.replaceAll(sep, "-").replace(/\.ts$/, "");

const bundle = await rolldown({
  input: Object.fromEntries(globSync("**/*child.ts", { cwd: sources }).map((name) => [flat(name), join(sources, name)])),
  platform: "node",
  // Libraries stay where they are.
  external: /^[^./]/,
  plugins: [placeOfSources],
});
const minify = { compress: true, mangle: false, codegen: { removeWhitespace: true } };
const { output } = await bundle.write({ dir: out, format: "esm", minify });
await bundle.close();
// Only then what an older one left: a server that runs beside this finds a whole program at any time.
const isNew = new Set([".built", ...output.map(({ fileName }) => fileName)]);
for (const name of readdirSync(out)) if (!isNew.has(name)) rmSync(join(out, name));
