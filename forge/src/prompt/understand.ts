import type { Grammar } from "../grammars/grammar.ts";
import type { Look } from "../grammars/look.ts";
import type { Draft } from "./draft.ts";
import { type Fit, formFor, lookOf, traitsOf } from "./form.ts";
import { type Arrangement, Reader } from "./reader.ts";
import { clausesOf, isPairWord, tokensOf } from "./tokens.ts";

export interface UnderstoodObject {
  grammar: Grammar;
  /** As the person wrote it; empty when no thing was named. */
  noun: string;
  fit: Fit;
  count: number;
  look: Look;
  said: Said;
}

/** What the look holds, in the person's words. */
export interface Said {
  colors: string[];
  accents: string[];
  material: string | null;
  style: string | null;
  size: string | null;
  wear: string | null;
  glow: boolean;
  /** Words that gave the form its traits. */
  traits: string[];
  /** Words before the noun. */
  leading: readonly string[];
}

export interface Understood {
  objects: UnderstoodObject[];
  arrangement: Arrangement;
  /** Index of the object the others stand on, when the arrangement is `on`. */
  support: number;
  /** Words that changed nothing. */
  ignored: string[];
  /** More was asked for than a scene can hold. */
  isCut: boolean;
}

/** More than this in one scene would leave too few texels for each. */
const MOST_THINGS = 12;
const USUAL_PLURAL = 3;

/** Reads a prompt. Null when there is not a single word in it to go by. */
export async function understand(prompt: string, grammars: readonly Grammar[]): Promise<Understood | null> {
  const reader = new Reader(grammars);
  const clauses = clausesOf(reader.english(tokensOf(prompt)));
  for (const [at, clause] of clauses.entries()) reader.read(clause, clauses[at + 1]);
  const drafts = reader.finished();
  return drafts.length === 0 ? null : finish(drafts, reader, grammars);
}

async function finish(drafts: readonly Draft[], reader: Reader, grammars: readonly Grammar[]): Promise<Understood> {
  const objects: UnderstoodObject[] = [];
  let room = MOST_THINGS;
  let isCut = false;
  let support = 0;
  for (const draft of drafts.flatMap(oneOfEach)) {
    const { grammar, fit } = await formFor(draft, grammars);
    const asked = countOf(draft, fit);
    const count = Math.min(asked, room);
    isCut ||= count < asked;
    if (count === 0) continue;
    room -= count;
    if (draft === reader.support) support = objects.length;
    const traits = traitsOf(draft, grammar);
    objects.push({ grammar, noun: draft.noun, fit, count, look: lookOf(draft, traits.keys()), said: saidOf(draft, traits) });
  }
  const total = objects.reduce((sum, { count, grammar }) => sum + (grammar.gathers ? 1 : count), 0);
  const used = new Set(objects.flatMap(({ said }) => said.traits));
  const ignored = [...new Set(reader.ignored)].filter((word) => !word.split("-").some((piece) => used.has(piece)));
  return { objects, arrangement: total > 1 ? (reader.arrangement ?? "group") : "alone", support, ignored, isCut };
}

/** “three potions: red, blue and green” are three different ones. */
function oneOfEach(draft: Draft): Draft[] {
  const { colors, colorNames, trailing, isPlural: isMany, count } = draft;
  if (!isMany || trailing < 2 || trailing !== colors.length || (count !== null && count !== trailing)) return [draft];
  return colors.map((color, at) => ({ ...draft, colors: [color], colorNames: [colorNames[at]], count: 1 }));
}

function countOf({ count, isPlural: isMany, isPair, noun }: Draft, fit: Fit): number {
  const isPairs = isPairWord(noun.split(" ").at(-1) ?? "");
  if (isPair && !isPairs) return 2 * (count ?? 1);
  if (count === null) return isMany && fit !== "stand-in" ? USUAL_PLURAL : 1;
  // A number before a single thing is its year or its make.
  return isMany || isPairs || count <= MOST_THINGS ? Math.max(1, count) : 1;
}

function saidOf(draft: Draft, traits: ReadonlyMap<string, string[]>): Said {
  const { colorNames: colors, accents, leading, material, style, size, wear, glow } = draft;
  return {
    colors,
    accents,
    leading,
    material: material?.[0] ?? null,
    style: style?.[0] ?? null,
    size: size?.[0] ?? null,
    wear: wear?.[0] ?? null,
    glow: glow !== null,
    traits: [...new Set([...traits.values()].flat())],
  };
}
