import { type ChildProcess, execFile, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Progress } from "../model.ts";
import { bundled } from "./bundled.ts";

export interface Limits {
  seconds: number;
  megabytes: number;
  /** How far it gives way to everything else on the machine, 0 to 19. */
  niceness?: number;
}

/** How a process can end without an answer. */
export type Failure = "out-of-memory" | "out-of-time" | "crashed";

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
const ROOT = join(import.meta.dirname, "../../..");
/** What the process runs on. The rest of the installation, its data and its settings are none of its business. */
const READABLE = ["forge", "node_modules", "package.json"].map((name) => join(ROOT, name));
const MEMORY_WORDS = /heap out of memory|Array buffer allocation failed|invalid array length|ERR_MEMORY|allocation failed/i;

/** A program in a process that may read itself, the forge and its libraries and what is named, write where it is told to, and nothing else. */
export function forkLimited(
  program: string,
  { megabytes, niceness }: Omit<Limits, "seconds">,
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
      clearTimeout(timer);
      unwatch();
      signal?.removeEventListener("abort", stop);
      // Only when it is gone for good may its folder be removed.
      if (child.exitCode !== null || child.signalCode !== null || !child.kill("SIGKILL")) settle();
      else child.once("exit", settle);
    };
    const fail = (failure: Failure) => end(() => resolve({ failure }));
    const stop = () => end(() => reject(signal?.reason));
    const timer = setTimeout(() => fail("out-of-time"), limits.seconds * 1000);
    const unwatch = watchMemory(child, limits.megabytes, () => fail("out-of-memory"));
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

/** Tells when a process holds more than it may. Answers how to stop watching; the watch keeps nobody alive. */
export function watchMemory(child: ChildProcess, megabytes: number, tooMuch: () => void): () => void {
  const watch = setInterval(() => residentMegabytes(child, (used) => used > megabytes && tooMuch()), WATCH_MS).unref();
  return () => clearInterval(watch);
}

/** Buffers live outside the engine's own limit; only the system knows what a process really holds. */
function residentMegabytes({ pid }: ChildProcess, tell: (used: number) => void): void {
  if (!pid) return;
  if (process.platform === "linux") {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1];
    if (kilobytes) tell(Number(kilobytes) / 1024);
    return;
  }
  execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, text) => {
    if (!error) tell(Number(text) / 1024);
  });
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "latin1");
  } catch {
    // It has just ended by itself.
    return "";
  }
}
