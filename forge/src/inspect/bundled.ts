import { existsSync, readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";

const SOURCES = join(import.meta.dirname, "..");
const IN_SOURCES = `${sep}src${sep}`;

/** By room, whether what was built there is younger than its sources and ours. */
const isCurrent = new Map<string, boolean>();

/** The same program in few files, which loads four times as fast (`bundle.mjs` of its room): unless a source is younger. Looked at once. */
export function bundled(program: string): string {
  const at = program.lastIndexOf(IN_SOURCES);
  if (at < 0) return program;
  const room = program.slice(0, at);
  const processes = join(room, "dist/processes");
  const stamp = join(processes, ".built");
  const isBuilt = isCurrent.get(room) ?? [SOURCES, join(room, "src")].every((sources) => isYoungerThanSources(stamp, sources));
  isCurrent.set(room, isBuilt);
  const name = program.slice(at + IN_SOURCES.length);
  return isBuilt ? join(processes, name.replaceAll(sep, "-").replace(/\.ts$/, ".js")) : program;
}

export function isYoungerThanSources(stamp: string, sources: string): boolean {
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  // Folders too: they tell of what was taken away.
  const paths = readdirSync(sources, { recursive: true, encoding: "utf8" }).map((name) => join(sources, name));
  return [sources, ...paths].every((path) => statSync(path).mtimeMs < built);
}
