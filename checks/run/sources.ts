// Every file of the project as it lies there now, by a hash of its content.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What is made from the rest, or brought by others; whatever else lies in the folder is a source. */
const MADE = /(^|\/)(node_modules|dist|\.data|\.runtime|\.git|test-results)(\/|$)|\.tsbuildinfo$/;

export const digest = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
};

export interface Sources {
  /** Paths from the root, in order. */
  paths: readonly string[];
  text(path: string): string;
  /** Undefined: there is no such file. */
  hash(path: string): string | undefined;
  /** One hash over all files of these paths. */
  hashOf(isWanted: (path: string) => boolean): string;
}

export function readSources(root: string): Sources {
  const paths = listFiles(root);
  const known = new Set(paths);
  const hashes = new Map<string, string>();
  const hash = (path: string) => {
    if (!known.has(path)) return undefined;
    const found = hashes.get(path) ?? digest(readFileSync(join(root, path)));
    hashes.set(path, found);
    return found;
  };
  return {
    paths,
    text: (path) => readFileSync(join(root, path), "utf8"),
    hash,
    hashOf: (isWanted) => digest(...paths.filter(isWanted).map((path) => `${path} ${hash(path)}`)),
  };
}

/** Tracked or new; a copy without its history is walked. */
function listFiles(root: string): string[] {
  const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
  return (listTracked(root) ?? globSync("**", { cwd: root, exclude: (path) => MADE.test(path) }))
    .filter((path) => !MADE.test(path) && isFile(path))
    .sort();
}

function listTracked(root: string): string[] | null {
  try {
    const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return [...new Set(listed.split("\0").filter(Boolean))];
  } catch {
    return null;
  }
}
