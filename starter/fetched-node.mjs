import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "./place.mjs";
import { npm } from "./run.mjs";

/** A Node beside the code. It runs everything else, so npm must prove it by its digest before it is put in place. */
export function fetchedNode({ name, version, integrity }) {
  const home = at(".runtime", version);
  const inside = join("node_modules", name, "bin", "node");
  if (existsSync(join(home, inside))) return join(home, inside);
  console.log(`Fetching Node ${version} beside the code (this one is ${process.versions.node})`);
  // Aside, then renamed: an interrupted download never looks finished.
  const half = `${home}.${process.pid}`;
  const manifest = { private: true, dependencies: { [name]: version } };
  const packages = { "": manifest, [`node_modules/${name}`]: { version, integrity } };
  try {
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, "package.json"), JSON.stringify(manifest));
    writeFileSync(join(half, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
    npm(`Fetching Node ${version}`, ["ci", "--prefix", half], { cwd: half });
    rmSync(home, { recursive: true, force: true });
    renameSync(half, home);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
  return join(home, inside);
}
