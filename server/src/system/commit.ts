import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const SHOWN_LETTERS = 10;

const read = (path: string): string => (existsSync(path) ? readFileSync(path, "utf8").trim() : "");

/** Which commit this is a clone of, read from git's own files; `null` where it is no clone. */
export function commitOf(root = ROOT): string | null {
  try {
    const place = join(root, ".git");
    const pointer = /^gitdir: (.+)$/.exec(existsSync(join(place, "HEAD")) ? "" : read(place))?.[1];
    const folder = pointer ? resolve(root, pointer) : place;
    const shared = resolve(folder, read(join(folder, "commondir")) || ".");
    const head = read(join(folder, "HEAD"));
    const branch = /^ref: (.+)$/.exec(head)?.[1];
    const commit = branch ? read(join(shared, branch)) || packed(shared, branch) : head;
    return /^[0-9a-f]{40}/.test(commit) ? commit.slice(0, SHOWN_LETTERS) : null;
  } catch {
    return null;
  }
}

const packed = (folder: string, branch: string): string =>
  read(join(folder, "packed-refs"))
    .split("\n")
    .find((line) => line.endsWith(` ${branch}`)) ?? "";
