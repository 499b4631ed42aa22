import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { forkLimited, type Limits } from "./inspect/limited.ts";
import type { Instead, Reading } from "./prompt/reading.ts";

export interface ReadQuestion {
  id: number;
  prompt: string;
  instead?: Instead | undefined;
}
export interface ReadAnswer {
  id: number;
  reading: Reading;
}

export interface PromptReader {
  read(prompt: string, instead?: Instead): Promise<Reading>;
}

export class NotRead extends Error {
  override name = "NotRead";
}

interface Waiting {
  resolve(reading: Reading): void;
  reject(error: Error): void;
}

const CHILD = join(import.meta.dirname, "read-child.ts");
/** Forms, words and the model of meaning take 300 MB: too much to keep for the next prompt that may never come. */
const IDLE_MS = 60_000;
/** Beyond that nobody would wait for the answer. */
const MOST_WAITING = 32;

/** Reads prompts in a limited process that is kept while people write, and ends when they have stopped. */
export function makePromptReader(limits: Limits, { idleMs = IDLE_MS, mostWaiting = MOST_WAITING } = {}): PromptReader {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const start = (): ChildProcess => {
    const started = forkLimited(CHILD, limits);
    started.on("message", ({ id, reading }: ReadAnswer) => waiting.get(id)?.resolve(reading));
    const gone = () => {
      if (child !== started) return;
      child = null;
      for (const { reject } of waiting.values()) reject(new NotRead("the reader ended"));
    };
    started.on("error", gone);
    started.on("exit", gone);
    // It must not keep a process alive that wants to end.
    started.unref();
    started.channel?.unref();
    started.stderr?.resume();
    return started;
  };
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(() => child?.kill("SIGKILL"), idleMs).unref();
  };

  return {
    read: (prompt, instead) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= mostWaiting) return reject(new NotRead("too many prompts wait to be read"));
        clearTimeout(idle);
        child ??= start();
        const id = ++lastId;
        // One that does not come to an end is not waited for by the others either.
        const late = setTimeout(() => child?.kill("SIGKILL"), limits.seconds * 1_000);
        const end = (settle: () => void) => {
          clearTimeout(late);
          waiting.delete(id);
          if (waiting.size === 0) rest();
          settle();
        };
        waiting.set(id, { resolve: (reading) => end(() => resolve(reading)), reject: (error) => end(() => reject(error)) });
        child.send({ id, prompt, instead } satisfies ReadQuestion, (error) => error && waiting.get(id)?.reject(error));
      }),
  };
}
