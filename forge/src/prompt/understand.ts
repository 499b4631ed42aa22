import type { Grammar } from "../grammars/grammar.ts";
import type { Look } from "../grammars/look.ts";
import { darker, hex, lighter, type Rgb } from "../solid/color.ts";
import { stuffColor } from "./accents.ts";
import { nearestByMeaning } from "./meaning.ts";
import { NounFinder } from "./nouns.ts";
import { type Clause, clausesOf, isPlural, singular } from "./tokens.ts";
import { ARRANGEMENTS, COLORS, COMMON_TRAITS, COUNTS, FILLERS, GLOWS, MATERIALS, SHADES, SIZES, STYLES, WEARS } from "./words.ts";

/** How well the thing fits the word: `exact` a grammar for it, `close` a near relative, `stand-in` nothing like it exists here. */
export type Fit = "exact" | "close" | "stand-in";

export interface UnderstoodObject {
  grammar: Grammar;
  noun: string;
  fit: Fit;
  count: number;
  look: Look;
  /** Names of what the look holds, as said. */
  said: { colors: string[]; size: string | null; wear: string | null; glow: boolean };
}

export type Arrangement = "alone" | "row" | "group" | "stack";

export interface Understood {
  objects: UnderstoodObject[];
  arrangement: Arrangement;
  /** Words that changed nothing. */
  ignored: string[];
}

/** More than this in one scene would leave too few texels for each. */
const MOST_THINGS = 12;
const CLOSE_ENOUGH = 0.3;
const DEFAULT_GLOW = hex(0x4fd8ff);
/** Stands in for everything nobody has a form for, where it is registered. */
const STAND_IN = "sculpture";

interface Draft {
  grammar: Grammar | null;
  noun: string;
  isPlural: boolean;
  count: number | null;
  colors: Rgb[];
  colorNames: string[];
  material: Look["material"];
  style: Look["style"];
  size: [string, number] | null;
  wear: [string, number] | null;
  glow: Rgb | true | null;
  words: string[];
}

const emptyDraft = (): Draft => ({
  grammar: null,
  noun: "",
  isPlural: false,
  count: null,
  colors: [],
  colorNames: [],
  material: null,
  style: null,
  size: null,
  wear: null,
  glow: null,
  words: [],
});

/** Reads a prompt. Null when there is not a single word in it to go by. */
export async function understand(prompt: string, grammars: readonly Grammar[]): Promise<Understood | null> {
  const finder = new NounFinder(grammars);
  const drafts: Draft[] = [];
  let waiting = emptyDraft();
  const ignored: string[] = [];
  let arrangement: Arrangement | null = null;
  for (const clause of clausesOf(prompt)) {
    const nouns = finder.all(clause.words);
    const head = nouns.at(-1);
    const last = drafts.at(-1);
    const stray = head ? null : strayNoun(clause);
    const target = head || (stray && (clause.opener !== "with" || !last) && !isDetailOf(clause, last)) ? waiting : (last ?? waiting);
    const rest = head ? clause.words.filter((_, at) => at < head.from || at >= head.to) : clause.words;
    for (const word of rest) arrangement = ARRANGEMENTS.get(word) ?? arrangement;
    const left = readAttributes(target, rest, target === last ? (clause.opener === "with" ? "accent" : "detail") : "main");
    if (target !== waiting) {
      ignored.push(...left);
      continue;
    }
    if (!head && !stray) continue;
    target.grammar = head?.grammar ?? null;
    target.noun = head?.said ?? left.join(" ");
    target.isPlural = isPlural(head ? head.said : (left.at(-1) ?? ""));
    target.words = clause.words;
    if (head) ignored.push(...left.filter((word) => !usedAsTrait(head.grammar, word)));
    drafts.push(target);
    waiting = emptyDraft();
  }
  if (drafts.length === 0 && hasAnything(waiting)) drafts.push(waiting);
  if (drafts.length === 0) return null;
  return finish(drafts, arrangement, ignored, grammars);
}

/** A clause with a word nobody knows may still name a thing. */
function strayNoun({ words }: Clause): string | null {
  return words.findLast((word) => !isKnown(word)) ?? null;
}

/** “… and vented sides” says more about the crate; “… and a dragon” is another thing. */
function isDetailOf({ words, opener }: Clause, last: Draft | undefined): boolean {
  if (!last) return false;
  return opener === "of" || !words.some((word) => word === "a" || word === "an" || COUNTS.has(word) || /^\d+$/.test(word));
}

const isKnown = (word: string) =>
  FILLERS.has(word) ||
  [COLORS, SHADES, MATERIALS, STYLES, SIZES, WEARS, COUNTS, ARRANGEMENTS, COMMON_TRAITS].some((set) => set.has(word)) ||
  GLOWS.has(word) ||
  /^\d+$/.test(word);

const hasAnything = (draft: Draft) => draft.colors.length > 0 || draft.material !== null || draft.style !== null || draft.glow !== null;

/** Takes what it knows from the words and hands back the rest. */
function readAttributes(draft: Draft, words: readonly string[], role: "main" | "detail" | "accent"): string[] {
  const left: string[] = [];
  let shadeBy = 0;
  let clauseColor: Rgb | null = null;
  const glows = words.some((word) => GLOWS.has(word));
  // “with glowing red runes” colours the light, not the thing.
  const isLight = glows && role !== "main";
  for (const word of words) {
    const color = COLORS.get(word);
    const material = MATERIALS.get(word);
    const [style, size, wear] = [STYLES.get(word), SIZES.get(word), WEARS.get(word)];
    const count = COUNTS.get(word) ?? (/^\d{1,3}$/.test(word) ? Number(word) : undefined);
    if (SHADES.has(word)) shadeBy = SHADES.get(word) ?? 0;
    if (material && role === "accent") clauseColor = addColor(draft, word, stuffColor(material));
    else if (material) draft.material ??= material;
    else if (color) {
      const tone = shadeBy < 0 ? darker(color, -shadeBy) : lighter(color, shadeBy);
      clauseColor = isLight ? tone : addColor(draft, word, tone);
      shadeBy = 0;
    }
    if (style) draft.style ??= style;
    if (size) draft.size ??= [word, size];
    if (wear !== undefined) draft.wear ??= [word, wear];
    if (count !== undefined) draft.count ??= count;
    if (!isKnown(word)) left.push(word);
    draft.words = [...draft.words, word];
  }
  if (glows) draft.glow = clauseColor ?? (role === "main" ? draft.colors[0] : undefined) ?? true;
  return left;
}

function addColor(draft: Draft, name: string, color: Rgb): Rgb {
  draft.colors.push(color);
  draft.colorNames.push(name);
  return color;
}

const usedAsTrait = (grammar: Grammar, word: string) =>
  Object.values(grammar.traits ?? {}).some((words) => words.includes(word) || words.includes(singular(word)));

async function finish(
  drafts: readonly Draft[],
  arrangement: Arrangement | null,
  ignored: string[],
  grammars: readonly Grammar[],
): Promise<Understood> {
  const objects: UnderstoodObject[] = [];
  let room = MOST_THINGS;
  for (const draft of drafts) {
    if (room <= 0) break;
    const { grammar, fit } = await formFor(draft, grammars);
    const asked = draft.count ?? (draft.isPlural ? 3 : 1);
    const count = Math.max(1, Math.min(asked, room));
    room -= count;
    const { colorNames: colors, size, wear, glow } = draft;
    const said = { colors, size: size?.[0] ?? null, wear: wear?.[0] ?? null, glow: glow !== null };
    objects.push({ grammar, noun: draft.noun || grammar.id, fit, count, look: lookOf(draft, grammar), said });
  }
  const total = objects.reduce((sum, { count, grammar }) => sum + (grammar.gathers ? 1 : count), 0);
  const unused = ignored.filter((word) => !objects.some(({ grammar }) => usedAsTrait(grammar, word)));
  return { objects, arrangement: total > 1 ? (arrangement ?? "group") : "alone", ignored: [...new Set(unused)] };
}

async function formFor(draft: Draft, grammars: readonly Grammar[]): Promise<{ grammar: Grammar; fit: Fit }> {
  if (draft.grammar) return { grammar: draft.grammar, fit: "exact" };
  const { grammar, likeness } = await nearestByMeaning(draft.noun || draft.words.join(" "), grammars);
  if (likeness >= CLOSE_ENOUGH) return { grammar, fit: "close" };
  return { grammar: grammars.find(({ id }) => id === STAND_IN) ?? grammar, fit: "stand-in" };
}

function lookOf(draft: Draft, grammar: Grammar): Look {
  const words = new Set([...draft.words, ...draft.words.map(singular), ...draft.noun.split(" ").map(singular)]);
  const traits = new Set<string>();
  for (const word of words) {
    const common = COMMON_TRAITS.get(word);
    if (common) traits.add(common);
  }
  for (const [trait, synonyms] of Object.entries(grammar.traits ?? {}))
    if (words.has(trait) || synonyms.some((word) => words.has(word))) traits.add(trait);
  return {
    colors: draft.colors,
    material: draft.material,
    style: draft.style,
    size: draft.size?.[1] ?? 1,
    wear: draft.wear?.[1] ?? 0,
    glow: draft.glow === true ? DEFAULT_GLOW : draft.glow,
    count: 1,
    traits,
  };
}
