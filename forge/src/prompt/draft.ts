import type { Grammar } from "../grammar/grammar.ts";
import type { Look } from "../grammar/look.ts";
import { darker, hex, lighter, type Rgb } from "../solid/color.ts";
import type { FinishName } from "../solid/surfaces/finish.ts";
import type { PatternName } from "../solid/surfaces/pattern.ts";
import { stuffColor } from "./accents.ts";
import { COLOR_THINGS, colorOf } from "./colors.ts";
import type { Kind } from "./kinds/kind-table.ts";
import type { SaidMeasure } from "./measures.ts";
import { singular } from "./tokens.ts";
import {
  ARRANGEMENTS,
  COMMON_TRAITS,
  COUNTS,
  FILLERS,
  FINISH_WORDS,
  GLOWS,
  MATERIALS,
  METAL_COLORS,
  PATTERN_WORDS,
  SHADES,
  SIZES,
  STYLES,
  WEARS,
} from "./words.ts";

/** A thing while its words are still being read. */
export interface Draft {
  grammar: Grammar | null;
  noun: string;
  /** The same in the singular. */
  asked: string;
  /** The form's own noun for it: “car” for a convertible. */
  via: string;
  kinds: readonly Kind[];
  isPlural: boolean;
  count: number | null;
  /** “a pair of …” */
  isPair: boolean;
  /** A hole where only a later one was named: “with a gold rim” leaves the first colour to the form. */
  colors: (Rgb | undefined)[];
  colorNames: string[];
  /** Colours named after the noun: “three potions: red, blue and green”. */
  trailing: number;
  /** “gold rim”, “red eyes”. */
  accents: string[];
  material: [string, NonNullable<Look["material"]>] | null;
  /** What a statue is made of if nobody says so. */
  depiction: [string, "stone"] | null;
  style: [string, NonNullable<Look["style"]>] | null;
  size: [string, number] | null;
  wear: [string, number] | null;
  glow: Rgb | true | null;
  finish: [string, FinishName] | null;
  pattern: [string, PatternName, readonly Rgb[]] | null;
  measure: SaidMeasure | null;
  /** What is left out, in the singular, each with the word that was said. */
  without: Map<string, string>;
  text: string | null;
  emblem: string | null;
  words: string[];
  /** Those before the noun. */
  leading: readonly string[];
}

export const emptyDraft = (): Draft => ({
  grammar: null,
  noun: "",
  asked: "",
  via: "",
  kinds: [],
  isPlural: false,
  count: null,
  isPair: false,
  colors: [],
  colorNames: [],
  trailing: 0,
  accents: [],
  material: null,
  depiction: null,
  style: null,
  size: null,
  wear: null,
  glow: null,
  finish: null,
  pattern: null,
  measure: null,
  without: new Map(),
  text: null,
  emblem: null,
  words: [],
  leading: [],
});

const ARTICLES = new Set("a an the its their some his her very".split(" "));
/** Lamps on a thing, when nobody says their colour. */
const WARM_LIGHT = hex(0xffd48a);

/** Whose words they are: the thing's own before its noun or after it, those of the place it stands in, or one of its parts'. */
export type Role =
  | { kind: "main"; isNamed?: boolean }
  | { kind: "after" }
  | { kind: "place" }
  | { kind: "part"; slot: number; isLight: boolean };

const LISTS = [
  FILLERS,
  GLOWS,
  METAL_COLORS,
  SHADES,
  MATERIALS,
  STYLES,
  SIZES,
  WEARS,
  COUNTS,
  ARRANGEMENTS,
  COMMON_TRAITS,
  FINISH_WORDS,
  PATTERN_WORDS,
];

/** A word of the closed sets: how many, how large, of what, in which colour, or nothing at all. */
export const isLookWord = (word: string) => colorOf(word) !== undefined || LISTS.some((list) => list.has(word));

export const isKnown = (word: string) => word === "and" || /^\d+$/.test(word) || isLookWord(word);

export const unknownWords = (words: readonly string[]) => words.filter((word, at) => !isKnown(word) || isColorThing(words, at));

/** A statue is of one substance all over, whatever it wears. */
export function carve(draft: Draft, usual: [string, "stone"]): void {
  draft.material ??= usual;
  const color = stuffColor(draft.material[1]);
  if (draft.colors.length === 0) draft.colors = (draft.grammar?.wears ?? []).map(() => color);
}

/** Something to go by, even without a noun. */
export const hasLook = ({ colors, material, style, glow, size, wear, finish, pattern, measure, text }: Draft) =>
  colors.length > 0 || [material, style, glow, size, wear, finish, pattern, measure, text].some((value) => value !== null);

/** Takes what it knows from the words and hands back the rest. */
export function readAttributes(draft: Draft, words: readonly string[], role: Role): string[] {
  draft.words = [...draft.words, ...words, ...words.filter((word) => word.includes("-")).flatMap((word) => word.split("-"))];
  const left = isNamed(role) ? words.filter((word) => !isKnown(word)) : unknownWords(words);
  if (role.kind === "place") return left;
  const glows = words.some((word) => GLOWS.has(word)) || (role.kind === "part" && role.isLight);
  const colors = colorsIn(words, role);
  for (const [at, word] of words.entries()) {
    const [material, style, size, wear] = [MATERIALS.get(word), STYLES.get(word), SIZES.get(word), WEARS.get(word)];
    if (material && role.kind !== "part" && !isMetalColor(words, at)) draft.material ??= [word, material];
    if (style) draft.style ??= [word, style];
    if (wear !== undefined) draft.wear ??= [word, wear];
    const [finish, pattern] = [FINISH_WORDS.get(word), PATTERN_WORDS.get(word)];
    if (finish) draft.finish ??= [word, finish];
    const own = role.kind === "part" || colors.length > 1;
    if (pattern) draft.pattern ??= [word, pattern, own ? colors.map(({ color }) => color) : []];
    if (role.kind === "part") continue;
    if (size) draft.size ??= [word, size];
    if (word === "pair" || word === "pairs") draft.isPair = true;
    const count = COUNTS.get(word) ?? (/^\d+$/.test(word) ? Number(word) : undefined);
    if (count !== undefined && role.kind === "main") draft.count ??= count;
  }
  if (role.kind === "part") colorPart(draft, colors, role.slot, glows, words);
  else colorWhole(draft, colors, role.kind === "after", glows);
  const own = words.map((word) => GLOWS.get(word)).find((color) => color);
  if (glows) draft.glow = own ?? colors[0]?.color ?? (role.kind === "part" && role.isLight ? WARM_LIGHT : (draft.colors[0] ?? true));
  return left;
}

interface NamedColor {
  name: string;
  color: Rgb;
}

/** In the order they were said. For a part, what it is made of is a colour as well, unless it has one. */
function colorsIn(words: readonly string[], role: Role): NamedColor[] {
  const named: NamedColor[] = [];
  let shadeBy = 0;
  for (const [at, word] of words.entries()) {
    shadeBy = SHADES.get(word) ?? shadeBy;
    const color =
      !isNamed(role) && isColorThing(words, at)
        ? undefined
        : (colorOf(word) ?? (role.kind === "part" ? colorOf(singular(word)) : undefined));
    const material = MATERIALS.get(word);
    if (material && (isMetalColor(words, at) || role.kind === "part")) named.push({ name: material, color: stuffColor(material) });
    else if (color && !material && colorOf(words[at - 1])) {
      // “lime green”, “red red”: the first of the two is the finer one.
      const before = named.at(-1);
      if (before && before.name !== word) before.name += ` ${word}`;
    } else if (color && !material) {
      named.push({ name: word, color: shadeBy < 0 ? darker(color, -shadeBy) : lighter(color, shadeBy) });
      shadeBy = 0;
    }
  }
  const painted = named.filter(({ name }) => colorOf(name) || colorOf(name.split(" ")[0]));
  return role.kind === "part" && painted.length > 0 ? painted : named;
}

/** The noun has been taken out: “an orange cat” is no fruit. */
const isNamed = (role: Role) => role.kind === "main" && role.isNamed === true;

/** “a rose”, at the end of its words, is a flower. */
const isColorThing = (words: readonly string[], at: number) =>
  COLOR_THINGS.has(words[at]) &&
  at === words.length - 1 &&
  words.some((word, other) => other < at && (word === "a" || word === "an" || colorOf(word) !== undefined));

/** Gold beside another colour is one: “blue and gold”, “gold and blue”. */
function isMetalColor(words: readonly string[], at: number): boolean {
  if (!METAL_COLORS.has(words[at])) return false;
  const isAfter = words[at - 1] === "and" && (colorOf(words[at - 2]) !== undefined || METAL_COLORS.has(words[at - 2]));
  return isAfter || (words[at + 1] === "and" && colorOf(words[at + 2]) !== undefined);
}

function colorWhole(draft: Draft, colors: readonly NamedColor[], isAfter: boolean, glows: boolean): void {
  // “, glowing green lights” colours the light, not the thing.
  if (isAfter && glows) return;
  for (const { name, color } of colors) {
    draft.colors.push(color);
    draft.colorNames.push(name);
  }
  if (isAfter) draft.trailing += colors.length;
}

function colorPart(draft: Draft, colors: readonly NamedColor[], slot: number, glows: boolean, words: readonly string[]): void {
  const spoken = words.filter((word) => !ARTICLES.has(word));
  if (colors.length > 0) draft.accents.push(spoken.join(" "));
  if (glows) return;
  for (const { color } of colors) {
    let free = slot;
    while (draft.colors[free]) free++;
    while (draft.colors.length < free) draft.colors.push(undefined);
    draft.colors[free] = color;
  }
}
