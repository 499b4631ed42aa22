import type { Reading } from "@blenda/domain/generation/model";
import { NotAnswered } from "@blenda/forge/beforehand/kept-process";
import type { Engine } from "../../platform/outside/generator/generator.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { generation } from "../procedures.ts";

/** Whatever names a thing stands near the beginning. */
const READ_MOST = 2_000;

/** What the engine would make of the words; null where it takes any, or there are none. */
export async function readingOf({ read }: Engine, prompt: string): Promise<Reading | null> {
  const words = prompt.trim().slice(0, READ_MOST);
  if (!read || words === "") return null;
  try {
    return await read(words);
  } catch (error) {
    throw error instanceof NotAnswered ? refusal("GENERATION_BUSY") : error;
  }
}

export const reading = generation.reading.handler(({ input, context }) => readingOf(context.generator.main, input.prompt));
