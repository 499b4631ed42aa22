import { ANIMATE, isFittingOf } from "../belonging.ts";
import type { Clause } from "../clauses.ts";
import { type Draft, isKnown } from "../draft.ts";
import { isTraitWord } from "../form.ts";
import { isOfFamily, type NounMatch } from "../nouns.ts";
import { isBuiltIn, isOwnPart } from "../parts.ts";
import { isPluralNoun, singular, singularNoun } from "../tokens.ts";
import { COUNTS } from "../words.ts";

/** Bodies of geometry, and the words for things that have their form. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  cube: ["cubic", "square", "cube", "box"],
  block: ["square", "cubic"],
  box: ["square", "rectangular", "boxy"],
  square: ["square"],
  rectangle: ["rectangular", "square"],
  cylinder: ["cylindrical", "cylinder", "tubular"],
  sphere: ["spherical", "round", "sphere", "globe"],
  ball: ["round", "spherical", "globe"],
  circle: ["round", "circular"],
  disc: ["round", "circular"],
  oval: ["oval", "elliptical"],
  ellipse: ["oval", "elliptical"],
  cone: ["conical", "cone", "pointed"],
  pyramid: ["pyramid", "pointed"],
  hexagon: ["hexagonal", "hexagon"],
  octagon: ["octagonal", "octagon"],
  triangle: ["triangular", "triangle"],
  heart: ["heart"],
  star: ["star"],
};

/** What a noun after a comma says of the thing before it: a part of it, its shape, what it wears; or nothing, and it is a thing of its own. */
export type Afterthought = { kind: "part" } | { kind: "shape"; words: readonly string[] } | { kind: "dress" } | { kind: "held" };

/** “filing cabinet, grey metal, 3 drawers”, “planter, cube, 40 cm”, “knight, silver armor”. */
export function afterthought({ words, isComma }: Clause, head: NounMatch, owner: Draft): Afterthought | null {
  if (!isComma) return null;
  const hasArticle = words.some((word) => word === "a" || word === "an");
  const isCounted = words.some((word) => COUNTS.has(word) || /^\d+$/.test(word));
  const one = singularNoun(head.said);
  const shape = SHAPES[one];
  if (MANNERS.has(singular(words.at(-1) ?? ""))) return { kind: "part" };
  if (shape && !hasArticle && !isCounted && !isPluralNoun(head.said) && owner.noun !== "" && !(singularNoun(owner.noun) in SHAPES))
    return { kind: "shape", words: shape };
  if (!hasArticle && isOfFamily(head.kinds, "clothing") && isOfFamily(owner.kinds, ...ANIMATE)) return { kind: "dress" };
  if (!hasArticle && isOfFamily(owner.kinds, "person", "robot") && isOfFamily(head.kinds, "weapon") && head.grammar)
    return { kind: "held" };
  return isPartOf(head, owner, { hasArticle, isBare: words.length === 1 && !isPluralNoun(head.said) }) ? { kind: "part" } : null;
}

const TRIMS = new Set("trim accent detail edge border edging highlight fitting stud rivet".split(" "));
const MANNERS = new Set("pattern design motif texture engraving carving relief".split(" "));

/** “chest, gold trims” colours its trims; “cup, hexagon pattern” is no thing beside the cup. */
export function trimIn(words: readonly string[]): "trim" | "manner" | null {
  const last = singular(words.at(-1) ?? "");
  return words.length < 2 ? null : TRIMS.has(last) ? "trim" : MANNERS.has(last) ? "manner" : null;
}

/** “low poly tree, 5 variations”: how many of it. */
export const variationsIn = ({ opener, words }: Clause): number | null => {
  if (opener !== "and" || !/^(?:variation|variant|version|copy|copie)s$/.test(words.at(-1) ?? "")) return null;
  const [count] = words.flatMap((word) => COUNTS.get(word) ?? (/^\d+$/.test(word) ? Number(word) : []));
  return count ?? null;
};

/** “both green”, “all made of wood”: of everything that was named so far. */
export const isOfAll = ({ opener, words }: Clause) =>
  opener === "and" && /^(?:both|all|each)$/.test(words[0] ?? "") && words.length > 1 && words.every(isKnown);

/** “…, the big one”: it tells of the thing once more. */
export const isSameAgain = ({ opener, words }: Clause) => opener === "and" && words[0] === "the" && /^ones?$/.test(words.at(-1) ?? "");

function isPartOf(head: NounMatch, owner: Draft, { hasArticle, isBare }: { hasArticle: boolean; isBare: boolean }): boolean {
  const last = singular(head.said.split(" ").at(-1) ?? "");
  // “castle, four towers”, “bookshelf, 5 shelves”.
  const isOfTheSame =
    isPluralNoun(head.said) &&
    ((head.grammar !== null && head.grammar === owner.grammar && singularNoun(head.said) !== singularNoun(owner.noun)) ||
      (isOfFamily(owner.kinds, "castle", "palace", "fortress") && isOfFamily(head.kinds, "tower")));
  if (isOfTheSame) return true;
  if (isFittingOf(head, owner) && (!hasArticle || !isOfFamily(head.kinds, "furniture"))) return true;
  if (!hasArticle && isOfFamily(head.kinds, "fire") && isOfFamily(owner.kinds, "lamp", "light", "torch", "candle", "lighting")) return true;
  // “earth, moon and sun”: what stands alone and has a form is a thing of its own.
  if (isBare && head.grammar !== null && head.grammar !== owner.grammar) return false;
  return !hasArticle && (isBuiltIn(owner.grammar, last) || isOwnPart(owner.grammar, last) || isTraitWord(owner.grammar, last));
}
