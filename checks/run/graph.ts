// The graph of imports: which modules a test loads, however far away.
import { posix } from "node:path";
import { readKept, writeKept } from "./kept.ts";
import { type Module, readModule } from "./modules.ts";
import type { Sources } from "./sources.ts";

export interface Graph {
  module(path: string): Module;
  /** What loading it computes; null: there is no such file. */
  loadedNow(path: string): string | null;
  /** The file itself and everything it loads, in order. */
  reached(path: string): readonly string[];
}

/** `@blenda/<room>/x` is `<room>/src/x.ts`, as the package.json of each room says. */
const OWN = /^@blenda\/([\w-]+)\/(.+)$/;
const ENDINGS = ["", ".ts", ".tsx", ".js", ".mjs", "/index.ts"];

/** `folder`: where what was read before is kept, by the hash of each file. */
export function readGraph(sources: Sources, folder: string): Graph {
  const name = `modules-${sources.hash("checks/run/modules.ts")?.slice(0, 12)}`;
  const before = readKept<Record<string, Module>>(folder, name) ?? {};
  const now: Record<string, Module> = {};
  const modules = new Map<string, Module>();
  const module = (path: string) => {
    const hash = sources.hash(path) ?? "";
    const found = modules.get(path) ?? before[hash] ?? readModule(path, sources.text(path));
    modules.set(path, found);
    now[hash] = found;
    return found;
  };
  const resolve = (from: string, asked: string): string[] => {
    const own = asked.match(OWN);
    const written = own ? `${own[1]}/src/${own[2]}` : posix.join(posix.dirname(from), asked);
    if (!own && !asked.startsWith(".")) return [];
    const plain = written.replace(/[?#].*$/, "");
    const found = ENDINGS.map((ending) => plain + ending).find((path) => sources.hash(path) !== undefined);
    return found ? [found] : [];
  };
  const edges = new Map<string, readonly string[]>();
  const edgesOf = (path: string) => {
    const found = edges.get(path) ?? module(path).imports.flatMap((asked) => resolve(path, asked));
    edges.set(path, found);
    return found;
  };
  const reached = (path: string) => {
    const seen = new Set([path]);
    for (const from of seen) for (const to of edgesOf(from)) seen.add(to);
    return [...seen].sort();
  };
  for (const path of sources.paths)
    if (/^(domain|server|web|forge|forms|e2e|bench|checks|starter)\/.*\.(ts|tsx|mjs)$/.test(path)) module(path);
  if (Object.keys(now).some((hash) => !(hash in before))) writeKept(folder, name, now);
  return { module, reached, loadedNow: (path) => (sources.hash(path) === undefined ? null : module(path).loaded) };
}
