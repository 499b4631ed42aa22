import type { ReadThing } from "@blenda/domain/generation/model";
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

/** “A horse”, “Three mugs”: by the name the person gave it, or by what was chosen for it. */
export function thingTitle({ asked, made, count }: Pick<ReadThing, "asked" | "made" | "count">, chosen: string | null): string {
  const noun = chosen ?? (asked || made);
  return count === 1 ? capital(withArticle(noun)) : `${NUMBERS[count] ?? count} ${plural(noun)}`;
}

/** A convertible is made as a car: said where the name does not say it. */
export function madeAs({ asked, made, fit }: Pick<ReadThing, "asked" | "made" | "fit">): string | null {
  const isSaid = asked === "" || asked.includes(made) || plural(made) === asked;
  return fit === "exact" && !isSaid ? `made as ${withArticle(made)}` : null;
}

/** “on the table”, “full of apples”. */
export function relationText({ relation }: Pick<ReadThing, "relation">, things: readonly ReadThing[]): string | null {
  const other = relation && things[relation.to];
  if (!relation || !other) return null;
  const noun = other.asked || other.made;
  if (relation.kind === "stack of") return "in a stack";
  if (relation.kind === "full of") return `full of ${plural(noun)}`;
  return `${relation.kind} the ${other.count === 1 ? noun : plural(noun)}`;
}

/** What it is like besides its colours, in the person's words. */
export function traitTexts({ material, finish, pattern, style, size, traits, text }: ReadThing): string[] {
  const said = [size, style, material, finish, pattern, ...traits].filter((word) => word !== null);
  return [...new Set(said), ...(text ? [`says “${text}”`] : [])];
}
