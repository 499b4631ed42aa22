import { expect, test } from "vitest";
import { runStep } from "./step.ts";

const program = (code: string) => [process.execPath, "-e", code];
const SECOND = 1 / 60;

test("a step that ends by itself answers with its code and its words", async () => {
  const ended = await runStep(program("console.log('one'); console.error('two'); process.exit(3)"), { limitMinutes: 1 });
  expect(ended).toEqual({ status: 3, stdout: "one\n", stderr: "two\n", isLate: false, waited: "" });
});

test("a step that never ends is ended at its limit, and says what it waited for", async () => {
  const waits = "process.on('SIGTERM', () => {}); console.log('looking for the browser'); setInterval(() => {}, 1000)";
  const late = await runStep(program(waits), { limitMinutes: 2 * SECOND, graceMs: 100 });
  expect(late).toMatchObject({ status: null, isLate: true });
  expect(late.waited).toMatch(/Ended after .* its limit\. Silent for \d+ s after:\n {2}looking for the browser/);
});

test("what a step started ends with it", async () => {
  const nested = `const { spawn } = require("node:child_process");
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
    console.log(child.pid); setInterval(() => {}, 1000)`;
  const late = await runStep(program(nested), { limitMinutes: 2 * SECOND, graceMs: 100 });
  expect(late.isLate).toBe(true);
  const pid = Number(late.stdout);
  expect(pid).toBeGreaterThan(0);
  // Gone, or waiting for its parent to be told.
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
});

test("a program that isn't there is said, not waited for", async () => {
  const { status, stderr } = await runStep(["no/such/program"], { limitMinutes: 1 });
  expect(status).toBe(null);
  expect(stderr).toContain("ENOENT");
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
