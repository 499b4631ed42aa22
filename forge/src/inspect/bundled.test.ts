import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isYoungerThanSources } from "./bundled.ts";

test("a bundle runs only while no source was changed, added or taken away after it was built", () => {
  const home = mkdtempSync(join(tmpdir(), "forge-bundled-"));
  const [stamp, sources, source] = [join(home, ".built"), join(home, "src"), join(home, "src/inner/a.ts")];
  const at = (path: string, second: number) => utimesSync(path, second, second);
  mkdirSync(join(sources, "inner"), { recursive: true });
  writeFileSync(source, "");
  for (const path of [source, join(sources, "inner"), sources]) at(path, 1_000);
  expect(isYoungerThanSources(stamp, sources)).toBe(false);
  writeFileSync(stamp, "");
  at(stamp, 2_000);
  expect(isYoungerThanSources(stamp, sources)).toBe(true);
  at(source, 3_000);
  expect(isYoungerThanSources(stamp, sources)).toBe(false);
  at(source, 1_000);
  rmSync(source);
  expect(isYoungerThanSources(stamp, sources)).toBe(false);
  rmSync(home, { recursive: true });
});
