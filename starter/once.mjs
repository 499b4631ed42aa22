import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { at } from "./place.mjs";

/** Does a thing again only when what it is made from has changed. */
export function once(stampFile, sources, step, act) {
  const file = at(stampFile);
  const stamp = digest(sources);
  if (existsSync(file) && readFileSync(file, "utf8") === stamp) return touch(file);
  const began = Date.now();
  console.log(`${step} …`);
  act();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
  console.log(`${step} took ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Younger than every source again, also after one was changed and changed back. */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Somebody else's, who made it: it is as young as it can be.
  }
}

function digest(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(at(file)));
  return hash.digest("hex");
}

export function filesIn(folder) {
  return readdirSync(at(folder), { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => join(folder, name))
    .filter((name) => statSync(at(name)).isFile());
}
