// Puts a program and what it imports into few files: a process that loads them reads, strips and links two thousand files less.
import { globSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./place.mjs";

/** @param {{ input: Record<string, string>, out: string, isInside: (name: string) => boolean, minify?: boolean }} options */
export async function bundle({ input, out, isInside, minify = false }) {
  const bundled = await rolldown({
    input,
    platform: "node",
    // Libraries stay where they are, unless they are many small files.
    external: (name) => !/^[./]/.test(name) && !isInside(name),
    plugins: [placeOfSources(out), asciiOnly],
  });
  const whole = minify && { compress: true, mangle: false, codegen: { removeWhitespace: true } };
  const { output } = await bundled.write({ dir: out, format: "esm", minify: whole, comments: false });
  await bundled.close();
  // Only then what an older one left: a server that runs beside this finds a whole program at any time.
  const isNew = new Set([".built", ...output.map(({ fileName }) => fileName)]);
  // Declarations lie there too, and the compiler believes that those it wrote still do.
  for (const name of readdirSync(out)) if (!isNew.has(name) && !name.endsWith(".d.ts")) rmSync(join(out, name));
}

/** Every program of a room that runs in a limited process, with what it needs of our own rooms. `forge/src/inspect/bundled.ts` asks for these names. */
export async function bundleProcesses(room) {
  const sources = join(room, "src");
  const flat = (name) => name.replaceAll(sep, "-").replace(/\.ts$/, "");
  await bundle({
    input: Object.fromEntries(globSync("**/*child.ts", { cwd: sources }).map((name) => [flat(name), join(sources, name)])),
    out: join(room, "dist/processes"),
    isInside: (name) => name.startsWith("@blenda/"),
    minify: true,
  });
}

/** Files that lie beside a source of ours are read from there, wherever the house stands. */
const placeOfSources = (out) => ({
  name: "place of sources",
  transform(code, id) {
    if (!id.startsWith(root) || id.includes("node_modules")) return null;
    const from = (path) => JSON.stringify(`/${relative(out, path).split(sep).join("/")}`);
    const places = { url: `new URL("."+${from(id)}, import.meta.url)`, dirname: `import.meta.dirname+${from(dirname(id))}` };
    return code.replace(/import\.meta\.(url|dirname)/g, (_, name) => places[name]);
  },
});

/** One dash or quotation mark makes the engine keep the whole program with two bytes a letter. */
const asciiOnly = {
  name: "ascii only",
  renderChunk: (code) => code.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`),
};
