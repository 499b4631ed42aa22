import { grammars } from "../grammars/registry.ts";
import type { Fit } from "./form.ts";
import { understand } from "./understand.ts";
import { nameOf } from "./understanding.ts";

/** What would become of a prompt, before anything is made. */
export interface Reading {
  /** In the order they were named; none when not a single word can be gone by. */
  things: { /** As the person wrote it; empty when no thing was named. */ asked: string; made: string; fit: Fit }[];
  /** Words that would change nothing. */
  unused: string[];
}

export async function readingOf(prompt: string): Promise<Reading> {
  const understood = await understand(prompt, grammars);
  if (!understood) return { things: [], unused: [] };
  const things = understood.objects.map(({ noun, grammar, fit }) => ({ asked: noun, made: nameOf(grammar.id), fit }));
  return { things, unused: understood.ignored };
}
