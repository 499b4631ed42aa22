import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { inspect } from "./inspect.ts";
import { type Limits, runLimited, Stalled } from "./limited.ts";
import { glbOf } from "./test-files.ts";

const folder = mkdtempSync(join(tmpdir(), "limited-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that does this when it is asked, and then says that it is done. */
function run(name: string, work: string, limits: Partial<Limits>) {
  const program = join(folder, `${name}.mjs`);
  const done = `process.send({ type: "done", isDone: true }, () => process.disconnect())`;
  writeFileSync(program, `process.once("message", async () => { ${work}; ${done}; });`);
  return runLimited<{ isDone: boolean }>(program, { folder }, { cpuSeconds: 1, megabytes: 500, ...limits }, () => {});
}
const rest = (ms: number) => `await new Promise((resume) => setTimeout(resume, ${ms}))`;

test("a process that is kept waiting for longer than its limit is not ended: only what it works counts", async () => {
  expect(await run("waiting", rest(2_000), {})).toMatchObject({ isDone: true });
});

test("a process that works for longer than its limit is ended", async () => {
  expect(await run("working", "for (;;) Math.random()", {})).toEqual({ failure: "out-of-time" });
}, 60_000);

test("a process that sleeps for ever is ended by the clock, and that is said of nobody's file", async () => {
  expect(await run("sleeping", rest(3_600_000), { patienceSeconds: 1 })).toEqual({ failure: "stalled" });
  const stalled = inspect(glbOf(), { name: "honest.glb", limits: { patienceSeconds: 0 } }, () => {});
  await expect(stalled).rejects.toThrow(Stalled);
});
