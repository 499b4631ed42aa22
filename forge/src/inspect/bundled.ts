import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

const SOURCES = join(import.meta.dirname, "..");
const PROCESSES = join(SOURCES, "../dist/processes");

let isCurrent: boolean | undefined;

/** The same program in few files, which loads four times as fast (`forge/bundle.mjs`): unless a source is younger. Looked at once. */
export function bundled(program: string): string {
  const name = relative(SOURCES, program);
  if (name.startsWith("..")) return program;
  isCurrent ??= isYoungerThanSources(join(PROCESSES, ".built"), SOURCES);
  return isCurrent ? join(PROCESSES, name.replaceAll(sep, "-").replace(/\.ts$/, ".js")) : program;
}

export function isYoungerThanSources(stamp: string, sources: string): boolean {
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  // Folders too: they tell of what was taken away.
  const paths = readdirSync(sources, { recursive: true, encoding: "utf8" }).map((name) => join(sources, name));
  return [sources, ...paths].every((path) => statSync(path).mtimeMs < built);
}
