import { DEPICTIONS } from "../belonging.ts";
import { COLOR_THINGS, colorOf } from "../colors.ts";
import { isLookWord } from "../draft.ts";
import { isTraitWord } from "../form.ts";
import { isOfFamily, type NounFinder, type NounMatch } from "../nouns.ts";
import { isOwnPart } from "../parts.ts";
import { singular, singularNoun } from "../tokens.ts";
import { COUNTS, MATERIALS } from "../words.ts";
import { bustOf } from "./busts.ts";

const ARTICLES = new Set(["a", "an", "the", "of", "and"]);

/** After another noun these are something else than alone: a bird bath is no bathtub, a hair tie no tie. */
const LOOSE_HEADS = new Set(
  "bath tie bow clipper cracker shoe seat ring key star nail fan crane bat bed cage shell pen band belt boot stick trunk bank horse mill press door window wing roof wheel tank bomb bar tower gun rose palm hand foot plate cup jack box chest".split(
    " ",
  ),
);
/** Where, for whom and when: a kitchen door is a door, a pirate belt a belt. */
const PLAIN_MODIFIERS = [
  "place",
  "person",
  "building",
  "landscape",
  "nature",
  "substance",
  "holiday",
  "festival",
  "season",
  "fantasy person",
];
/** Nouns that end like words which describe, or mean nothing elsewhere. */
const NOUNS_AFTER_ALL = new Set(
  "dial pedal terminal signal manual ornament compartment vent bed shed seed feed weed ring wing string spring ceiling railing opening bearing cable stable archive sty party safety jelly belly assembly battery gallery nursery canopy balcony dummy chute holder rest cover mount support flap lid cap head tail leg arm foot hand eye ear nose mouth tooth paw horn nugget".split(
    " ",
  ),
);
const STANDS = new Set("lawn garden yard desk shelf table wall window patio porch mantel bedside".split(" "));
/** Say nothing alone. */
const FILLED_NOUNS = new Set(["mobile", "file"]);
/** Stand after a noun and are none. */
const NO_NOUNS = new Set(
  "up down out off away back apart together upside outside inside outdoors indoors alone here there today now again too well fast high low asleep awake alive ahead forever else etc ok okay asap pls plz please thx thanks lol btw edition only once twice upright sideways backwards forwards himself herself itself themselves open shut closed someone somebody everyone everything nothing when if how what why whose whom ignore until till after before since about above across along past via per friend buddy companion pal guy dude boss enemy day-of-the-dead".split(
    " ",
  ),
);
/** Between two nouns they make one thing of them: a scratching post, a racing saddle. */
const COMPOUND_GERUNDS = new Set("scratching racing grooming training riding feeding herding washing walking hunting carrying".split(" "));
const DESCRIBES = /(?:ful|ous|ish|ive|less|able|ible|ic|ed|ing|esque|like|ant|ent|al|zy|sy|ky|ny|ty|ly|my|ry|ute|en|est)$/;

/** A noun match that may stand for a depiction of it. */
export interface Head extends NounMatch {
  /** “a dragon statue”: a dragon, and what it is made of if nobody says so. */
  depiction?: (typeof DEPICTIONS)[string];
}

/**
 * The thing a clause names: its last noun. A noun after it that nobody knows makes something else of it (“cat scratching post”), and so
 * does one before it where the last means other things as well (“hair tie”): then the whole is missing, and called by all its words.
 */
export function headOf(words: readonly string[], finder: NounFinder, isForeign: boolean): Head | undefined {
  // “a chair light blue” names no light: so it is said in other languages.
  const named = finder.all(words).filter(({ said, to }) => said !== "light" || colorOf(words[to] ?? "") === undefined);
  // “sideboard walnut” is a sideboard, of walnut.
  const isStuffOf = (before: NounMatch | undefined, stuff: NounMatch | undefined) =>
    stuff !== undefined &&
    MATERIALS.has(stuff.said) &&
    before !== undefined &&
    words.slice(before.to, stuff.from).every((word) => isLookWord(word) && !COUNTS.has(word) && !ARTICLES.has(word)) &&
    before.grammar !== null &&
    !MATERIALS.has(before.said);
  // “a lamp purple and orange” is no orange.
  const isColorOf = ({ said, from }: NounMatch) =>
    named.length > 1 && COLOR_THINGS.has(said) && words[from - 1] === "and" && colorOf(words[from - 2]) !== undefined;
  const isLookOf = isStuffOf(named.at(-2), named.at(-1)) || named.slice(-1).some(isColorOf);
  const all = isLookOf ? named.slice(0, -1) : named;
  const last = all.at(-1);
  if (!last) return undefined;
  const depicted = depictedBy(words, last, finder);
  if (depicted) return depicted;
  const shown = last.noun === "bust" ? all.find(({ to: end }) => end === last.from) : undefined;
  const bust = shown && bustOf(shown);
  if (shown && bust) return bust === "own" ? shown : { ...missing(words, last, shown.from, last.to), kinds: last.kinds };
  const to = isForeign ? last.to : endOfCompound(words, last);
  const from = startOfCompound(all, last);
  if (to > last.to) return missing(words, last, from, to);
  if (from === last.from) return last;
  const before = all.findLast(({ to: end }) => end === last.from);
  if (last.grammar && before && isLoose(last, before)) return missing(words, last, from, to);
  return last.grammar ? last : { ...missing(words, last, from, to), kinds: last.kinds };
}

/** Whether these words between a doer and a noun belong to the noun: “cat scratching post”. */
export const isCompoundGerund = (word: string) => COMPOUND_GERUNDS.has(word);

function depictedBy(words: readonly string[], last: NounMatch, finder: NounFinder): Head | null {
  const depiction = DEPICTIONS[singular(words[last.to - 1])];
  const before = depiction === undefined ? [] : finder.all(words.slice(0, last.to - 1));
  // “flamingo lawn ornament”, “owl desk figurine”: where it stands says nothing of what it shows.
  const place = before.length > 1 && STANDS.has(words[last.to - 2]) ? before.at(-1) : undefined;
  const named = place ? before.at(-2) : before.at(-1);
  const end = STANDS.has(words[last.to - 2]) ? last.to - 2 : last.to - 1;
  if (named?.grammar && named.to === end && !MATERIALS.has(named.said)) return { ...named, to: last.to, depiction };
  // Of nobody in particular: somebody.
  const somebody = last.noun === "statue" ? finder.own("person") : undefined;
  if (somebody) return { ...last, grammar: somebody, via: "person", kinds: finder.kindsNamed("person"), depiction };
  const [first, ...toy] = last.said.split(" ");
  const plaything = last.grammar === null && first === "toy" ? finder.all(toy).at(-1) : undefined;
  return plaything?.grammar ? { ...plaything, from: last.from + 1, to: last.to } : null;
}

function endOfCompound(words: readonly string[], last: NounMatch): number {
  let to = last.to;
  if (COMPOUND_GERUNDS.has(words[to]) && isNoun(words[to + 1], last)) to += 2;
  while (isNoun(words[to], last)) to++;
  return to;
}

/** Nobody knows it, and it is no word that describes; or it is a part of what stands before: “dog collar”. */
function isNoun(word: string | undefined, { grammar }: NounMatch): boolean {
  if (word === undefined || word.length < 3 || !/^[a-z][a-z-]+$/.test(word) || NO_NOUNS.has(word)) return false;
  const one = singular(word);
  const isPart = isOwnPart(grammar, word) || (grammar?.partNames?.() ?? []).some((name) => name === word || name === one);
  if (isPart && !isLookWord(word)) return !DESCRIBES.test(word) || NOUNS_AFTER_ALL.has(one);
  if (isLookWord(word) || isTraitWord(grammar, word)) return FILLED_NOUNS.has(word);
  return NOUNS_AFTER_ALL.has(one) || !DESCRIBES.test(word);
}

/** Where the nouns begin that stand right before the last. */
function startOfCompound(all: readonly NounMatch[], last: NounMatch): number {
  let from = last.from;
  for (const { from: start, to, said } of all.toReversed()) if (to === from && !isLookWord(said)) from = start;
  return from;
}

function isLoose(last: NounMatch, before: NounMatch): boolean {
  if (!LOOSE_HEADS.has(singular(last.said)) || before.grammar === last.grammar || isTraitWord(last.grammar, before.said)) return false;
  return !isLookWord(before.said) && !isOfFamily(before.kinds, ...PLAIN_MODIFIERS);
}

function missing(words: readonly string[], last: NounMatch, from: number, to: number): NounMatch {
  const said = words.slice(from, to).join(" ");
  return { ...last, grammar: null, via: "", kinds: [], said, noun: singularNoun(said), from, to, crowd: 1 };
}
