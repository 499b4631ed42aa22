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

/** Reads prompts in a limited process that is kept while people write. `program` knows the forms and answers `ReadQuestion`s. */
export function makePromptReader(program: string, limits: Limits, options: { idleMs?: number; mostWaiting?: number } = {}): PromptReader {
  const ask = makeKeptProcess<ReadQuestion, Reading>(program, limits, options);
  return { read: (prompt, instead) => ask({ prompt, instead }) };
}
