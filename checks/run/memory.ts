// Memory of tests that passed: each by a key over everything it can have noticed.
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Graph } from "./graph.ts";
import { readKept, writeKept } from "./kept.ts";
import type { FileRecord } from "./recorder.ts";
import { digest, type Sources } from "./sources.ts";

/** What a kind of tests depends on beyond the modules it loads. */
export interface EnvironmentHash {
  name: string;
  /** One hash over what all of them use: configuration, packages, migrations, Node. */
  hash: string;
}

/** What it noticed of its modules and of files. */
interface NoticedReads {
  calls: string[];
  reads: string[];
}

interface PassRecord extends NoticedReads {
  key: string;
}

export interface Memory {
  /** This file passed, and nothing it can have noticed has changed since. */
  hasPassed(ground: EnvironmentHash, path: string): boolean;
  /** Null: nobody watched what it did, so it is taken to have done all it could with what it loaded. */
  keep(ground: EnvironmentHash, path: string, recorded: FileRecord | null): void;
  forget(ground: EnvironmentHash, path: string): void;
  /** What it did when it last passed, whatever has changed since. */
  noticed(ground: EnvironmentHash, path: string): NoticedReads | undefined;
}

const EVERYTHING = ".";
/** Taken into a test by the builder, not by an import. */
const IS_GLOB = /import\.meta\.glob\b/;

export function openMemory(folder: string, sources: Sources, graph: Graph): Memory {
  const place = join(folder, "passed");
  const nameOf = (ground: EnvironmentHash, path: string) => digest(ground.name, path).slice(0, 32);
  const hashes = new Map<string, string>();
  /** A folder is everything in it. What is not there may appear. */
  const hashOfRead = (read: string) => {
    const isIn = (path: string) => read === EVERYTHING || path.startsWith(`${read}/`);
    const found = sources.hash(read) ?? hashes.get(read) ?? sources.hashOf(isIn);
    hashes.set(read, found);
    return found;
  };
  const keyOf = (ground: EnvironmentHash, path: string, { calls, reads }: NoticedReads) => {
    const called = new Set(calls);
    const reached = graph.reached(path);
    const modules = reached.flatMap((module) => {
      const seen = called.has(module) ? sources.hash(module) : graph.module(module).loaded;
      return seen ? [`${module} ${seen}`] : [];
    });
    // What is loaded by a name only running it could tell is read like any other file.
    const loaded = new Set(reached);
    const beyond = [...new Set([...calls, ...reads])].filter((read) => !loaded.has(read)).sort();
    return digest(ground.hash, ...modules, ...beyond.map((read) => `${read} ${hashOfRead(read)}`));
  };
  return {
    hasPassed: (ground, path) => {
      const passed = readKept<PassRecord>(place, nameOf(ground, path));
      return passed !== undefined && passed.key === keyOf(ground, path, passed);
    },
    keep: (ground, path, recorded) => {
      const reached = graph.reached(path);
      const everything = IS_GLOB.test(sources.text(path)) ? [EVERYTHING] : [];
      const calls = [...new Set([path, ...(recorded?.calls ?? reached)])];
      const known = { calls, reads: [...new Set([...(recorded?.reads ?? []), ...everything])] };
      writeKept(place, nameOf(ground, path), { ...known, key: keyOf(ground, path, known) });
    },
    noticed: (ground, path) => readKept<PassRecord>(place, nameOf(ground, path)),
    forget: (ground, path) => rmSync(join(place, `${nameOf(ground, path)}.json`), { force: true }),
  };
}
