import { join } from "node:path";
import type { Limits } from "./inspect/limited.ts";
import { makeKeptProcess } from "./kept-process.ts";
import type { Reading } from "./prompt/reading.ts";

export interface PromptReader {
  read(prompt: string): Promise<Reading>;
}

const CHILD = join(import.meta.dirname, "read-child.ts");

/** Reads prompts in a limited process that is kept while people write. */
export function makePromptReader(limits: Limits, options: { idleMs?: number; mostWaiting?: number } = {}): PromptReader {
  return { read: makeKeptProcess<string, Reading>(CHILD, limits, options) };
}
