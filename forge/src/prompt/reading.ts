import { grammars } from "../grammars/registry.ts";
import { understand } from "./understand.ts";
import { nameOf } from "./understanding.ts";

/** Ways one thing stands to another. */
export const RELATIONS = [
  "on",
  "in",
  "under",
  "beside",
  "in front of",
  "behind",
  "with",
  "holding",
  "wearing",
  "stuck in",
  "full of",
  "stack of",
  "around",
  "between",
] as const;
export type RelationKind = (typeof RELATIONS)[number];

/** One thing of a prompt, in names for people. */
export interface ReadThing {
  /** As the person wrote it, in the singular; empty when no thing was named. */
  asked: string;
  /** What will be made; empty when there is no form for it and nothing was chosen in its place. */
  made: string;
  /** `exact`: a form for exactly this. `missing`: none; it is not made unless somebody chooses one of the offers. */
  fit: "exact" | "missing";
  count: number;
  /** As said: “red”, “navy blue”, “#ff8800”. */
  colors: string[];
  material: string | null;
  finish: string | null;
  pattern: string | null;
  style: string | null;
  /** “huge”, “2 m tall”. */
  size: string | null;
  traits: string[];
  /** What is written on it. */
  text: string | null;
  /** Names of forms that may be made in its place, the nearest first; at most three, none for what is exact. */
  offers: string[];
  /** How it stands to another of the things: `to` is that one's index. */
  relation: { kind: RelationKind; to: number } | null;
}

/** What would become of a prompt, before anything is made. */
export interface Reading {
  /** In the order they were named; none when not a single word can be gone by. */
  things: ReadThing[];
  /** Words that would change nothing. */
  unused: string[];
  /** The same in words. */
  sentences: string[];
}

/** What the person chose for a noun that is missing: under the noun as `asked`, the form's id or its name among the offers. */
export type Instead = Readonly<Record<string, string>>;

export async function readingOf(prompt: string, _instead: Instead = {}): Promise<Reading> {
  const understood = await understand(prompt, grammars);
  if (!understood) return { things: [], unused: [], sentences: [] };
  const things = understood.objects.map(({ noun, grammar, fit, count, look, said }): ReadThing => {
    const isExact = fit === "exact";
    return {
      asked: noun,
      made: isExact ? nameOf(grammar.id) : "",
      fit: isExact ? "exact" : "missing",
      count,
      colors: said.colors,
      material: look.material,
      finish: null,
      pattern: null,
      style: look.style,
      size: said.size,
      traits: said.traits,
      text: null,
      offers: isExact ? [] : [nameOf(grammar.id)],
      relation: null,
    };
  });
  return { things, unused: understood.ignored, sentences: [] };
}
