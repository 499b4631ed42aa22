import { isA } from "../../grammar/manner.ts";
import { emblem } from "../../solid/decals/emblems.ts";
import { ANIMATE } from "../belonging.ts";
import type { Clause } from "../clauses.ts";
import { colorOf } from "../colors.ts";
import { type Draft, readAttributes } from "../draft.ts";
import { isOfFamily, type NounFinder, type NounMatch } from "../nouns.ts";
import { isPluralNoun, singular, singularNoun } from "../tokens.ts";
import { EMBLEM_WORDS } from "../words.ts";

/** What has pictures on it: flowers on a dress are no flowers. */
const PRINTED = [
  "clothing",
  "rug",
  "curtain",
  "pillow",
  "blanket",
  "mug",
  "cup",
  "teapot",
  "flag",
  "balloon",
  "bag",
  "sign",
  "money",
  "paper",
];
/** What is on these lies or stands there. */
const CARRYING = [
  "furniture",
  "plate",
  "tray",
  "food",
  "animal",
  "person",
  "creature",
  "landscape",
  "nature",
  "building",
  "plant",
  "vehicle",
];
const PAINTED = new Set(
  "printed painted drawn engraved carved embroidered stitched stamped etched sewn stencilled stenciled depicted embossed tattooed woven".split(
    " ",
  ),
);
const ON_IT =
  /^(?:it|them|its \w+|his \w+|her \w+|(?:the|one|each|both|either) (?:front|side|sides|back|cover|lid|top|label|door|blade|chest|sleeve|body|hood|roof))$/;

const isPrinted = ({ kinds, grammar }: Draft) => isOfFamily(kinds, ...PRINTED) || isA(grammar, "printed");

/** What a clause wants to have painted on the thing: “with a skull emblem”, “with a heart on it”, “a flag with a lion”. */
export function printedIn({ opener, words }: Clause, next: Clause | undefined, owner: Draft, finder: NounFinder): NounMatch | null {
  if (opener !== "with" && opener !== "and") return null;
  const mark = words.findIndex((word) => PAINTED.has(word) || EMBLEM_WORDS.has(singular(word)));
  const spoken = mark < 0 ? words : words.slice(0, mark);
  const named = finder.all(spoken).at(-1);
  if (!named || named.to !== spoken.length) return null;
  if (mark >= 0) return named;
  if (opener === "and") return null;
  const isSign = [named.said, ...named.said.split(" ")].some((word) => emblem(singularNoun(word)) !== null);
  if (next?.opener === "on" && ON_IT.test(next.words.slice(0, 2).join(" ")))
    return (isPrinted(owner) && !isOfFamily(named.kinds, "office supply", "tool")) || (isSign && !isOfFamily(owner.kinds, ...CARRYING))
      ? named
      : null;
  // A hat with a cat has it sewn on; a hat with a feather has a feather.
  const isPicture = isOfFamily(named.kinds, ...ANIMATE) || (isSign && !isOfFamily(named.kinds, "clothing", "food", "drink"));
  return isPrinted(owner) && isPicture ? named : null;
}

/** Stand out from what has them. */
const ATTACHED = /\b(?:horns|wings|antlers|ears|tusks|spikes|feathers|fangs)$/;

/** Several of something without a number, on what has pictures on it. */
export const isPrint = ({ said, kinds }: NounMatch, owner: Draft, isCounted: boolean) =>
  !isCounted && !ATTACHED.test(said) && isPluralNoun(said) && isPrinted(owner) && !isOfFamily(kinds, "clothing", "food", "drink");

/** “a dress with flowers”, “a mug with hearts”, “a shirt with a skull”. */
export function readPrint(print: NounMatch, words: readonly string[], owner: Draft): void {
  const noun = singularNoun(print.said);
  const colors = words.map(colorOf).filter((color) => color !== undefined);
  const isMany = isPluralNoun(print.said);
  if (isMany && noun === "flower") owner.pattern ??= [print.said, "floral", colors];
  else if (isMany && noun === "star") owner.pattern ??= [print.said, "stars", colors];
  // A red cross is painted as a cross.
  else owner.emblem ??= [noun, ...noun.split(" ").reverse()].find((word) => emblem(word) !== null) ?? noun;
  readAttributes(owner, words, { kind: "place" });
}
