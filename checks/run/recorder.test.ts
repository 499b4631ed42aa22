import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readKept } from "./kept.ts";
import type { FileRecord } from "./recorder.ts";
import { digest } from "./sources.ts";

const top = realpathSync(mkdtempSync(join(tmpdir(), "blenda-recorder-")));
const root = join(top, "server/src");
afterAll(() => rmSync(top, { recursive: true }));

const FILES = {
  "called.ts": "export const MOST = 3;\nexport function called() { return MOST; }",
  "loaded.ts": "export const LEAST = 1;\nexport const unused = () => LEAST;\nexport function also() { return [LEAST].map((one) => one); }",
  "calls.test.ts": `import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { called } from "./called.ts";
import { LEAST } from "./loaded.ts";
test("a", () => { readFileSync("vitest.config.ts"); expect(called() + LEAST).toBe(4); });`,
  "loads.test.ts": `import { expect, test } from "vitest";
import { MOST } from "./called.ts";
import { also } from "./loaded.ts";
test("b", () => expect(also().length + MOST).toBe(4));`,
  "starts.test.ts": `import { execFileSync } from "node:child_process";
import { test } from "vitest";
test("c", () => { execFileSync(process.execPath, ["--version"]); });`,
  "promises.test.ts": `import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
test("d", async () => expect((await promisify(execFile)(process.execPath, ["--version"])).stdout).toContain("v"));`,
  "vitest.config.ts": `export default { test: { isolate: false, maxWorkers: 1, setupFiles: ${JSON.stringify(resolve("checks/run/record.setup.ts"))} } };`,
};

test("what a test file called, read and started is recorded, one file after the other in the same process", () => {
  mkdirSync(root, { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const records = join(root, ".data");
  const env = { ...process.env, TEST_RECORDS: records, VITEST: "", NODE_OPTIONS: "" };
  execFileSync(process.execPath, [resolve("node_modules/vitest/vitest.mjs"), "run"], { cwd: root, env, stdio: "pipe" });
  const recorded = (name: string) => readKept<FileRecord>(records, digest(join(root, name)));
  expect(recorded("calls.test.ts")?.calls?.filter((path) => !path.endsWith(".test.ts"))).toEqual(["called.ts"]);
  expect(recorded("loads.test.ts")?.calls?.filter((path) => !path.endsWith(".test.ts"))).toEqual(["loaded.ts"]);
  expect(recorded("calls.test.ts")?.reads).toContain("vitest.config.ts");
  expect(recorded("loads.test.ts")?.reads).not.toContain("vitest.config.ts");
  for (const name of ["starts.test.ts", "promises.test.ts"]) expect(recorded(name)?.reads).toContain(".");
});
