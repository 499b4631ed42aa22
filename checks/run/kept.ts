// Small files that are either whole or not believed: each begins with the hash of the rest.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digest } from "./sources.ts";

/** Written beside it and then renamed: whoever is killed in between leaves the old one. */
export function writeKept(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(value);
  const half = join(folder, `${name}.${process.pid}.half`);
  writeFileSync(half, `${digest(text)}\n${text}`);
  renameSync(half, join(folder, `${name}.json`));
}

/** Undefined: there is none, or it is not as it was written. */
export function readKept<T>(folder: string, name: string): T | undefined {
  try {
    const [hash, text = ""] = splitOnce(readFileSync(join(folder, `${name}.json`), "utf8"));
    return hash === digest(text) ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

function splitOnce(whole: string): [string, string?] {
  const at = whole.indexOf("\n");
  return at < 0 ? [whole] : [whole.slice(0, at), whole.slice(at + 1)];
}
