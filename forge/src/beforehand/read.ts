import { join } from "node:path";
import type { Limits } from "../inspect/limited.ts";
import type { Instead, Reading } from "../prompt/reading.ts";
import { makeKeptProcess } from "./kept-process.ts";

export interface ReadQuestion {
  prompt: string;
  instead?: Instead | undefined;
}

export interface PromptReader {
  read(prompt: string, instead?: Instead): Promise<Reading>;
}

const CHILD = join(import.meta.dirname, "read-child.ts");

/** Reads prompts in a limited process that is kept while people write. */
export function makePromptReader(limits: Limits, options: { idleMs?: number; mostWaiting?: number } = {}): PromptReader {
  const ask = makeKeptProcess<ReadQuestion, Reading>(CHILD, limits, options);
  return { read: (prompt, instead) => ask({ prompt, instead }) };
}
