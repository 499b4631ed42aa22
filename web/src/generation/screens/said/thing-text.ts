import type { Reading, ReadThing } from "@blenda/domain/generation/model";
import { withArticle } from "@blenda/domain/generation/texts";

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Good enough for names of things; those that are the same in the plural end in s already or are sheep. */
function plural(noun: string): string {
  if (/(fish|sheep|deer|scissors|glasses|headphones|trousers)$/.test(noun)) return noun;
  if (/(s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(kni|wi|li|lea|hal|shel|wol|loa)f?e?$/.test(noun) && /fe?$/.test(noun)) return noun.replace(/fe?$/, "ves");
  return `${noun}s`;
}

/** “A bear”, “Three bears”: what was chosen for a thing, or the name the person gave it. */
export function thingTitle({ asked, made, count }: Pick<ReadThing, "asked" | "made" | "count">, chosen: string | null): string {
  const noun = chosen ?? (asked || made);
  return count === 1 ? capital(withArticle(noun)) : `${NUMBERS[count] ?? count} ${plural(noun)}`;
}

/** “Three red mugs with a white handle”: the engine's own sentence for a thing; it has one for each, in their order. */
export const spokenOf = ({ things, sentences }: Reading, at: number): string => {
  const thing = things[at];
  return sentences[at]?.replace(/\.$/, "") ?? (thing ? thingTitle(thing, null) : "");
};

/** What the engine says of the whole; which words are not used is told apart. */
export const notesOf = ({ things, sentences }: Reading): string[] =>
  sentences.slice(things.length).filter((sentence) => !sentence.startsWith("Not used"));

/** “on the table”, “full of apples”. */
export function relationText({ relation }: Pick<ReadThing, "relation">, things: readonly ReadThing[]): string | null {
  const other = relation && things[relation.to];
  if (!relation || !other) return null;
  const noun = other.asked || other.made;
  if (relation.kind === "stack of") return "in a stack";
  if (relation.kind === "full of") return `full of ${plural(noun)}`;
  return `${relation.kind} the ${other.count === 1 ? noun : plural(noun)}`;
}

interface Told {
  /** What was said of it already. */
  spoken: string;
  unused: readonly string[];
}

/** What it is like besides its colours, in the person's words, as far as it is neither said already nor changes nothing. */
export function traitTexts({ material, finish, pattern, style, size, traits, text }: ReadThing, { spoken, unused }: Told): string[] {
  const told = spoken.toLowerCase().split(/[\s,()]+/);
  const isNew = (word: string | null): word is string => word !== null && !unused.includes(word) && !told.includes(word.toLowerCase());
  const words = [size, style, material, finish, pattern, ...traits].filter(isNew);
  const isTextTold = text === null || spoken.includes(text) || unused.some((word) => word.includes(text));
  return [...new Set(words), ...(isTextTold ? [] : [`says “${text}”`])];
}
