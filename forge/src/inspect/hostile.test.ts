import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { examine } from "./examine.ts";
import { HOSTILE } from "./test-hostile.ts";

const folder = mkdtempSync(join(tmpdir(), "forge-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(HOSTILE)("%s is refused within two seconds and without filling the memory", async (_, name, bytes, code) => {
  const path = join(folder, "upload");
  writeFileSync(path, bytes());
  const before = process.memoryUsage().rss;
  const start = process.cpuUsage();
  const { inspection } = await examine({ path, name }, () => {});
  expect(inspection.findings.map((finding) => finding.code)).toContain(code);
  expect(inspection.findings.some(({ level }) => level === "block")).toBe(true);
  expect(inspection.score).toBe(0);
  // Time of the processor, not of the wall: other tests may be running.
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(2);
  expect(process.memoryUsage().rss - before).toBeLessThan(250e6);
});
