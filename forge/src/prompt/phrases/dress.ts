import { ANIMATE, isDescribing } from "../belonging.ts";
import type { Clause } from "../clauses.ts";
import { type Draft, isLookWord, readAttributes } from "../draft.ts";
import { isTraitWord, traitsOf } from "../form.ts";
import { above } from "../kinds/kind-table.ts";
import { isOfFamily, type NounFinder, type NounMatch } from "../nouns.ts";
import { isOwnPart, namedPart } from "../parts.ts";
import type { Opener } from "../relations.ts";
import { singular } from "../tokens.ts";
import { COUNTS, FILLERS } from "../words.ts";

/** Worn, and things of their own all the same. */
const ACCESSORIES = ["bag", "jewelry", "eyewear", "mask", "watch"];
const ON_THE_HEAD = ["hat", "headwear", "helmet", "crown"];
/** How a garment is worn: the body's own, by the word it knows for it; a thing put on; or not at all. */
type Worn = { kind: "own"; garment: string } | { kind: "thing" } | { kind: "unused" };

/** Of “a man in a suit”, “a bear wearing a scarf”, “a frog with a crown”: how it is worn. Null for what is no dress. */
export function wornBy(owner: Draft | undefined, opener: Opener, head: NounMatch): Worn | null {
  if (!owner || (opener !== "in" && opener !== "wearing" && opener !== "with")) return null;
  // Hair and manes grow on it.
  if (/\b(?:hair|mane|fur|beard)$/.test(head.said) || !isOfFamily(head.kinds, "clothing") || !isOfFamily(owner.kinds, ...ANIMATE))
    return null;
  const names = [head.said, singular(head.said), head.noun, head.via, ...head.kinds.flatMap((kind) => above(kind)[0]?.names ?? [])];
  const parents = head.kinds.flatMap((kind) => above(kind).flatMap((each) => each.names)).filter((name) => name !== "clothing");
  const isOnHead = isOfFamily(head.kinds, ...ON_THE_HEAD);
  const garment = [...names, ...(isOnHead ? [] : parents)].find((name) => name !== "" && isTraitWord(owner.grammar, name));
  if (garment) return { kind: "own", garment };
  if (isOnHead) return isHatted(owner) ? { kind: "own", garment: "hat" } : { kind: "thing" };
  if (isOfFamily(head.kinds, ...ACCESSORIES)) return null;
  // The coat of a fox is its fur.
  const part = isOfFamily(owner.kinds, "person") ? [...names, ...parents].find((name) => isOwnPart(owner.grammar, name)) : undefined;
  return part ? { kind: "own", garment: part } : { kind: "unused" };
}

/** “A wizard with a hat” comes with it. */
function isHatted(owner: Draft): boolean {
  const { grammar } = owner;
  return grammar?.hatted !== undefined && [...traitsOf(owner, grammar).keys()].some((trait) => grammar.hatted?.includes(trait));
}

/** “a wizard blue robe”, “dark elf assassin hooded cloak”: who is named before a garment that is described wears it. A pirate hat is a hat. */
export function partedAtDress(clause: Clause, finder: NounFinder): Clause[] {
  const { words } = clause;
  const named = finder.all(words);
  const [who, garment] = [named.at(-2), named.at(-1)];
  if (!who || !garment || garment.to !== words.length || !isOfFamily(garment.kinds, "clothing")) return [clause];
  if (isOfFamily(garment.kinds, ...ACCESSORIES) || !isOfFamily(who.kinds, "person", "creature", "robot") || isLookWord(who.said))
    return [clause];
  const between = words.slice(who.to, garment.from);
  const isTold = between.length > 0 || /^\w{3,}ed /.test(garment.said);
  if (!isTold || !isDescribing(between)) return [clause];
  return [
    { ...clause, words: words.slice(0, who.to) },
    { opener: "wearing", words: words.slice(who.to) },
  ];
}

/** Dresses the body and hands back the words that changed nothing. */
export function putOn(wearer: Draft, worn: Exclude<Worn, { kind: "thing" }>, { from, to }: NounMatch, words: readonly string[]): string[] {
  // “in a yellow dress is walking her dog”: the dress ends with its noun.
  // “with armor gold”: what looks so is the armor.
  const isLook = (word: string) => isLookWord(word) && !FILLERS.has(word);
  const [own, after] = [[...words.slice(to).filter(isLook), ...words.slice(0, to)], words.slice(to).filter((word) => !isLook(word))];
  const spoken = own.filter((word) => !FILLERS.has(word) && !COUNTS.has(word));
  const part = worn.kind === "own" ? namedPart(wearer.grammar, [worn.garment]) : null;
  if (worn.kind === "unused") {
    readAttributes(wearer, words, { kind: "place" });
    return [spoken.join(" ")];
  }
  const noun = new Set(words.slice(from, to));
  const left = [
    ...readAttributes(wearer, own, { kind: "part", ...(part ?? { slot: 0, isLight: false }) }),
    ...readAttributes(wearer, after, { kind: "place" }),
  ];
  wearer.words.push(worn.garment);
  const said = spoken.join(" ");
  if (!wearer.accents.some((accent) => accent.includes(said))) wearer.accents.push(said);
  return left.filter((word) => !noun.has(word) && !isTraitWord(wearer.grammar, word));
}
