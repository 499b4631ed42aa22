import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { examine } from "./examine.ts";
import { mutate, SOUND } from "./test-mutations.ts";

const folder = mkdtempSync(join(tmpdir(), "forge-mutations-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(SOUND)("%s, damaged in a hundred ways, always ends with a finding and never with a surprise", async (name, sound) => {
  const path = join(folder, "upload");
  for (let seed = 1; seed <= 100; seed++) {
    writeFileSync(path, mutate(sound, seed));
    const { inspection } = await examine({ path, name }, () => {}).catch((error: Error) => {
      throw new Error(`seed ${seed}: ${error.stack}`);
    });
    expect(inspection.findings.length).toBeGreaterThan(0);
  }
});
