import { type ChildProcess, execFile, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Progress } from "../model.ts";
import { bundled } from "./bundled.ts";

export interface Limits {
  /** Of processor time, all its threads together: how long that is by the clock depends on who else is busy. */
  cpuSeconds: number;
  /** By the clock, against a process that sleeps for ever; many times its processor time unless said otherwise. */
  patienceSeconds?: number;
  megabytes: number;
  /** How far it gives way to everything else on the machine, 0 to 19. */
  niceness?: number;
}

/** How a process can end without an answer. What stalled had hardly used its time: that says nothing about what it was asked. */
export type Failure = "out-of-memory" | "out-of-time" | "stalled" | "crashed";

/** The machine was too busy, or the process asleep: whatever was asked for is worth another try. */
export class Stalled extends Error {
  override name = "Stalled";
}

/** What such a process hears, and what it answers. */
export interface LimitedOrder {
  /** The one file it may read besides the code. */
  path?: string;
  /** The one folder it may write into. */
  folder: string;
}
export type LimitedAnswer<Done extends object, Note = never> =
  | { type: "progress"; step: string; fraction: number }
  /** Something that is known before everything is done. */
  | { type: "note"; note: Note }
  | ({ type: "done" } & Done);

const WATCH_MS = 100;
const PATIENCE = 10;
const LEAST_PATIENCE_SECONDS = 60;
/** What the system counts processor time in, on every Linux there is. */
const TICKS_PER_SECOND = 100;
const ROOT = join(import.meta.dirname, "../../..");
/** What the process runs on. The rest of the installation, its data and its settings are none of its business. */
const READABLE = ["forge", "forms", "node_modules", "package.json"].map((name) => join(ROOT, name));
const MEMORY_WORDS = /heap out of memory|Array buffer allocation failed|invalid array length|ERR_MEMORY|allocation failed/i;

/** A program in a process that may read itself, the forge, its forms and its libraries and what is named, write where it is told to, and nothing else. */
export function forkLimited(
  program: string,
  { megabytes, niceness }: Pick<Limits, "megabytes" | "niceness">,
  order: Partial<LimitedOrder> = {},
): ChildProcess {
  const { folder, path } = order;
  const child = fork(bundled(program), [], {
    execArgv: [
      `--max-old-space-size=${Math.round(megabytes * 0.75)}`,
      "--no-warnings",
      "--permission",
      // The libraries inside are native or WebAssembly; no network, no further process, no other folder.
      "--allow-addons",
      ...[...READABLE, program, folder, path].flatMap((allowed) => (allowed ? [`--allow-fs-read=${allowed}`] : [])),
      ...(folder ? [`--allow-fs-write=${folder}`] : []),
    ],
    env: { MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  // At once: threads it starts later give way as their process did when it started them.
  if (niceness && child.pid) makeNice(child.pid, niceness);
  return child;
}

/** Has one order carried out by such a process, which then ends. */
export function runLimited<Done extends object, Note = never>(
  program: string,
  order: LimitedOrder,
  limits: Limits,
  progress: Progress,
  signal?: AbortSignal,
  noted: (note: Note) => void = () => {},
): Promise<Done | { failure: Failure }> {
  const child = forkLimited(program, limits, order);
  return new Promise((resolve, reject) => {
    let lastWords = "";
    let isOver = false;
    const end = (settle: () => void) => {
      if (isOver) return;
      isOver = true;
      unwatch();
      signal?.removeEventListener("abort", stop);
      // Only when it is gone for good may its folder be removed.
      if (child.exitCode !== null || child.signalCode !== null || !child.kill("SIGKILL")) settle();
      else child.once("exit", settle);
    };
    const fail = (failure: Failure) => end(() => resolve({ failure }));
    const stop = () => end(() => reject(signal?.reason));
    const unwatch = watchUse(child, limits, fail);
    signal?.addEventListener("abort", stop, { once: true });
    child.stderr?.on("data", (text: Buffer) => (lastWords = (lastWords + text.toString("latin1")).slice(-4000)));
    child.on("error", () => fail("crashed"));
    child.on("message", (answer: LimitedAnswer<Done, Note>) => {
      if (answer.type === "progress") progress(answer.step, answer.fraction);
      else if (answer.type === "note") noted(answer.note);
      else end(() => resolve(answer));
    });
    // After "close" its last words have arrived.
    child.on("close", () => fail(MEMORY_WORDS.test(lastWords) ? "out-of-memory" : "crashed"));
    child.send(order);
  });
}

function makeNice(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has just ended, or the system knows no such thing.
  }
}

type Spent = Exclude<Failure, "crashed">;

/**
 * Tells when a process has used what it may. Answers how to stop watching, which keeps nobody alive. `isIdle`: while it says so
 * its time does not run, and begins anew afterwards.
 */
export function watchUse(child: ChildProcess, limits: Limits, spent: (what: Spent) => void, isIdle = () => false): () => void {
  const { cpuSeconds, megabytes, patienceSeconds = Math.max(LEAST_PATIENCE_SECONDS, PATIENCE * cpuSeconds) } = limits;
  let begun = { cpuSeconds: 0, at: performance.now() };
  const look = () =>
    useOf(child, (use) => {
      if (isIdle()) begun = { cpuSeconds: use.cpuSeconds, at: performance.now() };
      if (use.megabytes > megabytes) spent("out-of-memory");
      else if (use.cpuSeconds - begun.cpuSeconds > cpuSeconds) spent("out-of-time");
      else if (performance.now() - begun.at > patienceSeconds * 1_000) spent("stalled");
    });
  const watch = setInterval(look, WATCH_MS).unref();
  return () => clearInterval(watch);
}

interface Use {
  megabytes: number;
  cpuSeconds: number;
}

/** Buffers live outside the engine's own limit; only the system knows what a process really holds, and how long it worked. */
function useOf({ pid }: ChildProcess, tell: (use: Use) => void): void {
  if (!pid) return;
  if (process.platform === "linux") {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(told(pid, "status"))?.[1];
    // Its name, in parentheses, may hold spaces; its own time and the system's for it are the twelfth and thirteenth after that.
    const [own, system] = (told(pid, "stat").split(") ").at(-1) ?? "").split(" ").slice(11, 13).map(Number);
    if (kilobytes && own !== undefined && system !== undefined)
      tell({ megabytes: Number(kilobytes) / 1024, cpuSeconds: (own + system) / TICKS_PER_SECOND });
    return;
  }
  execFile("ps", ["-o", "rss=,time=", "-p", String(pid)], (error, text) => {
    const [kilobytes, time = ""] = text.trim().split(/\s+/);
    if (!error) tell({ megabytes: Number(kilobytes) / 1024, cpuSeconds: secondsOf(time) });
  });
}

/** Of "1:02.34", "1:02:03" or "1-02:03:04". */
function secondsOf(time: string): number {
  const [seconds = 0, minutes = 0, hours = 0, days = 0] = time.split(/[-:]/).map(Number).toReversed();
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

function told(pid: number, about: "status" | "stat"): string {
  try {
    return readFileSync(`/proc/${pid}/${about}`, "latin1");
  } catch {
    // It has just ended by itself.
    return "";
  }
}
