// One step of the tests: a program with a limit. When it passes that, it is ended with everything it started, and says what it waited for.
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

const MINUTE_MS = 60_000;
/** So much time to end by itself once it was asked to. */
const GRACE_MS = 5_000;
const LAST_LINES = 12;

/** Groups of processes that run now. */
const running = new Set<number>();

/** Whoever stops this program stops its steps too: they no longer hear the terminal themselves. */
export function stopStepsWithUs(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.once(signal, () => {
      for (const group of running) end(group, "SIGTERM");
      process.exit(1);
    });
}

export interface EndedStep {
  status: number | null;
  stdout: string;
  stderr: string;
  isLate: boolean;
  /** What it waited for, if it was late. */
  waited: string;
}

/** Runs it and answers with what it said. `isLate`: it was ended at its limit. */
export function runStep(
  [file = "", ...args]: readonly string[],
  { env = {}, limitMinutes, graceMs = GRACE_MS }: { env?: Record<string, string>; limitMinutes: number; graceMs?: number },
): Promise<EndedStep> {
  // A group of its own: browsers, databases and workers it started end with it.
  const step = spawn(file, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env, FORCE_COLOR: "0", NO_COLOR: "1" },
    detached: true,
  });
  const heard = { stdout: "", stderr: "" };
  let lastAt = Date.now();
  for (const stream of ["stdout", "stderr"] as const) {
    step[stream].setEncoding("utf8");
    step[stream].on("data", (text: string) => {
      heard[stream] += stripVTControlCharacters(text);
      lastAt = Date.now();
    });
  }
  if (step.pid) running.add(step.pid);
  return new Promise((done) => {
    let isLate = false;
    let waited = "";
    const stopping = setTimeout(() => {
      isLate = true;
      waited = waitedFor(heard, limitMinutes, Date.now() - lastAt);
      end(step.pid, "SIGTERM");
      setTimeout(() => end(step.pid, "SIGKILL"), graceMs).unref();
    }, limitMinutes * MINUTE_MS);
    const finish = (status: number | null, more = "") => {
      clearTimeout(stopping);
      if (step.pid) running.delete(step.pid);
      done({ status: isLate ? null : status, stdout: heard.stdout, stderr: heard.stderr + more, isLate, waited });
    };
    step.on("error", ({ message }) => finish(null, message));
    step.on("close", (status) => finish(status));
  });
}

function waitedFor({ stdout, stderr }: Pick<EndedStep, "stdout" | "stderr">, limitMinutes: number, silenceMs: number): string {
  const lines = `${stderr}\n${stdout}`.split("\n").filter((line) => line.trim());
  const last = lines.slice(-LAST_LINES).map((line) => `  ${line.slice(0, 200)}`);
  const silence = `${Math.round(silenceMs / 1_000)} s`;
  const heard = last.length > 0 ? `Silent for ${silence} after:\n${last.join("\n")}` : "It never said a word.";
  return `Ended after ${limitMinutes} min, its limit. ${heard}`;
}

function end(group: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (group) process.kill(-group, signal);
  } catch {
    // It has ended by itself.
  }
}
