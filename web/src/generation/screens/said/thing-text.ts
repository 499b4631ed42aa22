import type { Reading, ReadThing } from "@blenda/domain/generation/model";
import { counted, plural } from "@blenda/domain/generation/texts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “A bear”, “Three bears”: what was chosen for a thing, or the name the person gave it. */
export const thingTitle = ({ asked, made, count }: Pick<ReadThing, "asked" | "made" | "count">, chosen: string | null): string =>
  capital(counted(chosen ?? (asked || made), count));

/** “Three red mugs with a white handle”: the engine's own sentence for a thing; it has one for each, in their order. */
export const spokenOf = ({ things, sentences }: Reading, at: number): string => {
  const thing = things[at];
  return sentences[at]?.replace(/\.$/, "") ?? (thing ? thingTitle(thing, null) : "");
};

/** What the engine says of the whole; which words are not used is told apart. */
export const notesOf = ({ things, sentences }: Reading): string[] =>
  sentences.slice(things.length).filter((sentence) => !sentence.startsWith("Not used"));

/** What one has is any of its kind; what one stands on is the one that was named. */
const HAD: ReadonlySet<string> = new Set(["with", "holding", "wearing"]);

/** “on the table”, “full of apples”, “with two slices of bread”. */
export function relationText({ relation }: Pick<ReadThing, "relation">, things: readonly ReadThing[]): string | null {
  const other = relation && things[relation.to];
  if (!relation || !other) return null;
  const noun = other.asked || other.made;
  if (relation.kind === "stack of") return "in a stack";
  if (relation.kind === "full of") return `full of ${plural(noun)}`;
  if (HAD.has(relation.kind)) return `${relation.kind} ${counted(noun, other.count)}`;
  return `${relation.kind} the ${other.count === 1 ? noun : plural(noun)}`;
}

/** “A red toaster with two slices of bread”: one phrase, unless more is said of the thing between the two. */
export function phraseOf(spoken: string, relation: string | null): { phrase: string; rest: string | null } {
  const isPlain = relation !== null && !/[,(]/.test(spoken);
  return isPlain ? { phrase: `${spoken} ${relation}`, rest: null } : { phrase: spoken, rest: relation };
}

interface ThingText {
  /** What was said of it already. */
  spoken: string;
  unused: readonly string[];
}

/** What it is like besides its colours, in the person's words, as far as it is neither said already nor changes nothing. */
export function traitTexts({ material, finish, pattern, style, size, traits, text }: ReadThing, { spoken, unused }: ThingText): string[] {
  const told = spoken.toLowerCase().split(/[\s,()]+/);
  const isNew = (word: string | null): word is string => word !== null && !unused.includes(word) && !told.includes(word.toLowerCase());
  const words = [size, style, material, finish, pattern, ...traits].filter(isNew);
  const isTextTold = text === null || spoken.includes(text) || unused.some((word) => word.includes(text));
  return [...new Set(words), ...(isTextTold ? [] : [`says “${text}”`])];
}
