import { FACTS, type Fact } from "./facts.ts";
import { ASIDES, MATERIALS, SETTINGS, SHOWN } from "./settings.ts";
import { FILLERS, KINDS, LOOKS, SAME } from "./vocabulary.ts";
import { type Wish, wishesIn } from "./wishes.ts";

/** A query term: one thing a question asks for. */
export interface QueryTerm {
  /** As it was typed: one word, or a phrase we know. */
  typed: readonly string[];
  /** The word as it is, in every form; a phrase has none, all its words are wanted. */
  forms: readonly string[];
  /** What means the same, and what is a kind of it; each one word or several that are all wanted. */
  same: readonly (readonly string[])[];
  kinds: readonly (readonly string[])[];
  fact: Fact | null;
  /** A word our tables know is no slip of the finger, whatever is near it: a tree is not three. */
  isOurs: boolean;
  /** What it is, or only what it is like? */
  isWhatItIsLike: boolean;
  /** Where, when or for whom it is: named behind "for", "in" or "with". */
  isAside: boolean;
  /** Descriptions say it as names do, also in other words: what a thing is made of. */
  isSaid: boolean;
}

export type Listing = "products" | "trainings";

const LONGEST_PHRASE = 4;
const listed = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const linesOf = (text: string): string[] => text.split("\n").flatMap((line) => line.trim() || []);

/** The words of a question, read: phrases we know stay together, fillers go, and each is joined by what means the same. */
export function queryTermsOf(words: readonly string[], listing: Listing, isKnown: (word: string) => boolean): QueryTerm[] {
  const terms: QueryTerm[] = [];
  const fillers: QueryTerm[] = [];
  let isAside = false;
  for (let at = 0; at < words.length; ) {
    const typed = phraseAt(words, at, listing, isKnown);
    at += typed.length;
    const bases = typed.length > 1 ? [typed.join("-")] : basesOf(typed[0] as string);
    const isFiller = inTable(FILLER.both, bases) || inTable(FILLER[listing], bases);
    (isFiller ? fillers : terms).push({ ...termFor(typed, bases, listing), isAside });
    isAside ||= terms.length > 0 && inTable(ASIDE, bases) === true;
  }
  return terms.length > 0 ? terms : fillers;
}

/** A question as it was typed: wishes about figures, and the words that are left, read by `wordsOf`. */
export function questionOf(
  text: string,
  listing: Listing,
  { wordsOf, isKnown }: { wordsOf: (text: string) => string[]; isKnown: (word: string) => boolean },
): QueryTerm[] {
  const { rest, wishes } = wishesIn(text);
  const wished = wishes.filter(({ fact }) => fact[listing]).map(wishTerm);
  const terms = queryTermsOf(wordsOf(rest), listing, isKnown);
  // "Something for free": what is left says nothing about which.
  const isMore = terms.some(({ typed }) => !typed.every((word) => inTable(FILLER.both, [word]) || inTable(FILLER[listing], basesOf(word))));
  return wished.length === 0 || isMore ? [...terms, ...wished] : wished;
}

const wishTerm = ({ words, fact }: Wish): QueryTerm => ({
  typed: [words],
  forms: [],
  same: [],
  kinds: [],
  fact,
  isOurs: true,
  isWhatItIsLike: true,
  isAside: false,
  isSaid: false,
});

/** The longest phrase that means something of its own, or two words that are one here: "arm chair". */
function phraseAt(words: readonly string[], at: number, listing: Listing, isKnown: (word: string) => boolean): string[] {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length);
    const name = phrase.join("-");
    if (MEANT.has(name) || FACT_OF[listing].has(name) || (length === 2 && isKnown(phrase.join("")))) return phrase;
  }
  return words.slice(at, at + 1);
}

function termFor(typed: readonly string[], bases: readonly string[], listing: Listing): Omit<QueryTerm, "isAside"> {
  const meant = inTable(MEANT, bases);
  const fact = inTable(FACT_OF[listing], bases) ?? null;
  const joined = typed.length > 1 ? [[typed.join("")]] : [];
  return {
    typed,
    forms: typed.length > 1 ? [] : formsFrom(bases),
    same: [...joined, ...(meant?.same ?? [])],
    kinds: meant?.kinds ?? [],
    fact,
    isOurs: fact !== null || meant !== undefined || inTable(CATEGORY_OF, bases) !== undefined,
    isWhatItIsLike: fact !== null || inTable(LIKE, bases) === true,
    isSaid: inTable(MATERIAL, bases) === true,
  };
}

/** The category that things of this name would lie in. */
export function categoryOf(words: readonly string[]): string | null {
  for (const word of words.toReversed()) {
    const category = inTable(CATEGORY_OF, basesOf(word));
    if (category) return category;
  }
  return null;
}

/** Every word people browse by, with its category; phrases and the categories' own names are not among them. */
export const kindWords = (): { word: string; category: string }[] =>
  [...CATEGORY_OF].flatMap(([word, category]) => (word.includes("-") || isNameOf(category, word) ? [] : [{ word, category }]));

const isNameOf = (category: string, word: string): boolean => {
  const named = listed(category.toLowerCase());
  return formsOf(word).some((form) => named.includes(form));
};

/** What a table says of a word, in whichever form the table has it. */
function inTable<Value>(table: ReadonlyMap<string, Value>, bases: readonly string[]): Value | undefined {
  for (const base of bases) {
    const value = table.get(base);
    if (value !== undefined) return value;
  }
  return undefined;
}

const VOWEL = /[aeiouy]/;
const PLAIN = /^[a-z]{3,}$/;
const HISSING = /(s|x|z|ch|sh)$/;
const DOUBLING = /[^aeiouy][aeiou][bdgklmnprt]$/;

/** What a word may be a form of, itself first: knives, knive, knif, knife. Some are no words; nothing is called so, and nothing is found. */
function basesOf(word: string): string[] {
  if (!PLAIN.test(word)) return [word];
  const cut = (ending: string) => word.slice(0, -ending.length);
  const verb = (stem: string) => [stem, `${stem}e`, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])];
  const bases = [word];
  if (word.endsWith("ies")) bases.push(`${cut("ies")}y`);
  if (word.endsWith("ves")) bases.push(`${cut("ves")}f`, `${cut("ves")}fe`);
  if (word.endsWith("es")) bases.push(cut("es"));
  if (/[^sui]s$/.test(word)) bases.push(cut("s"));
  if (word.endsWith("ing")) bases.push(...verb(cut("ing")));
  if (word.endsWith("ed")) bases.push(...verb(cut("ed")));
  return bases.filter((base) => base === word || (base.length >= 3 && VOWEL.test(base)));
}

/** A word with its plural and its other forms, as it was typed first. */
export const formsOf = (word: string): string[] => formsFrom(basesOf(word));

function formsFrom(bases: readonly string[]): string[] {
  const forms = new Set(bases);
  for (const base of bases) {
    if (!PLAIN.test(base)) continue;
    forms.add(pluralOf(base));
    const stem = base.endsWith("e") ? base.slice(0, -1) : base;
    forms.add(`${stem}ed`).add(`${stem}ing`);
    // rig, rigged; model, modelling
    if (DOUBLING.test(base)) forms.add(`${base}${base.at(-1)}ed`).add(`${base}${base.at(-1)}ing`);
  }
  return [...forms];
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (HISSING.test(word)) return `${word}es`;
  return /[^f]fe?$/.test(word) ? word.replace(/fe?$/, "ves") : `${word}s`;
}

// Read once: the tables above as the questions need them.

const groups = linesOf(SAME).map(listed);
const kinds = Object.entries(KINDS).flatMap(([category, lines]) =>
  linesOf(lines).map((line) => {
    const [kind = "", below = ""] = line.split(":");
    return { category, kind: kind.trim(), below: listed(below) };
  }),
);

const shelves = linesOf(SETTINGS + MATERIALS).map((line) => {
  const [kind = "", below = ""] = line.split(":");
  return { kind: kind.trim(), below: listed(below) };
});

/** Asked tens of thousands of times while the tables are read: every process does that as it starts. */
const sameByName = new Map<string, string[]>();
for (const group of groups) for (const name of new Set(group)) sameByName.set(name, [...(sameByName.get(name) ?? []), ...group]);
const belowByKind = Map.groupBy(kinds, ({ kind }) => kind);

const sameAs = (name: string): string[] => [name, ...(sameByName.get(name) ?? [])];

function reach(name: string, into = new Set<string>()): Set<string> {
  for (const same of sameAs(name)) {
    if (into.has(same)) continue;
    into.add(same);
    for (const { below } of belowByKind.get(same) ?? []) for (const each of below) reach(each, into);
  }
  return into;
}

/** As words to look for: phrases apart, single words with their plural. */
const wordings = (name: string): string[][] => (name.includes("-") ? [name.split("-")] : [[name], [pluralOf(name)]]);

const names = new Set([...groups.flat(), ...[...kinds, ...shelves].flatMap(({ kind, below }) => [kind, ...below])]);
const MEANT: ReadonlyMap<string, Pick<QueryTerm, "same" | "kinds">> = new Map(
  [...names].flatMap((name) => {
    const all = reach(name);
    const same = new Set(sameAs(name));
    // What stands in a place is no kind of it: a shelf is looked at by its own name only, not by that of a building it is in.
    for (const { kind, below } of shelves) if (same.has(kind)) for (const each of below) reach(each, all);
    if (all.size === 1) return [];
    const others = (isSame: boolean) => [...all].filter((other) => other !== name && same.has(other) === isSame).flatMap(wordings);
    return [[name, { same: others(true), kinds: others(false) }] as const];
  }),
);
const CATEGORY_OF: ReadonlyMap<string, string> = new Map(
  kinds.toReversed().flatMap(({ category, kind, below }) => [...below, kind].flatMap(sameAs).map((name) => [name, category] as const)),
);
const setOf = (all: readonly string[]): ReadonlyMap<string, true> => new Map(all.map((name) => [name, true]));
const kindsIn = (lines: string) => linesOf(lines).map((line) => line.slice(0, line.indexOf(":")));
const MATERIAL = setOf(kindsIn(MATERIALS).flatMap(sameAs));
const LIKE = setOf([...listed(LOOKS), ...kindsIn(MATERIALS), ...kindsIn(SHOWN)].flatMap(sameAs));
const ASIDE = setOf(listed(ASIDES));
const FILLER = {
  both: setOf(listed(FILLERS.both)),
  products: setOf(listed(FILLERS.products)),
  trainings: setOf(listed(FILLERS.trainings)),
};
const factsOf = (listing: Listing): ReadonlyMap<string, Fact> =>
  new Map(FACTS.flatMap((fact) => (fact[listing] ? listed(fact.words).map((name) => [name, fact] as const) : [])));
const FACT_OF = { products: factsOf("products"), trainings: factsOf("trainings") };
