import type { Grammar } from "../grammars/grammar.ts";
import { type Look, PLAIN_LOOK, USUAL_GLOW } from "../grammars/look.ts";
import type { Draft } from "./draft.ts";
import { kinOf } from "./kin.ts";
import { nearestByMeaning } from "./meaning.ts";
import { singular } from "./tokens.ts";
import { COMMON_TRAITS } from "./words.ts";

/** How well the thing fits the word: `exact` a grammar for it, `close` a near relative, `stand-in` nothing like it exists here. */
export type Fit = "exact" | "close" | "stand-in";

/** Below this, the nearest meaning is only the least wrong one. */
const CLOSE_ENOUGH = 0.45;
/** The abstract sculpture stands in for everything nobody has a form for. */
const STAND_IN = "knot";

export async function formFor(draft: Draft, grammars: readonly Grammar[]): Promise<{ grammar: Grammar; fit: Fit }> {
  if (draft.grammar) return { grammar: draft.grammar, fit: "exact" };
  const kin = draft.noun
    .split(" ")
    .reverse()
    .map((word) => kinOf(word) ?? kinOf(singular(word)))
    .find((id) => id !== undefined);
  const relative = grammars.find(({ id }) => id === kin);
  if (relative) return { grammar: relative, fit: "close" };
  const nearest = await likest(draft.noun, grammars);
  if (nearest) return { grammar: nearest, fit: "close" };
  return { grammar: grammars.find(({ id }) => id === STAND_IN) ?? grammars[0], fit: "stand-in" };
}

/** The model of meaning has read English; of other writing it knows nothing. */
async function likest(noun: string, grammars: readonly Grammar[]): Promise<Grammar | null> {
  if (!/^[a-z' -]+$/.test(noun)) return null;
  const { grammar, likeness } = await nearestByMeaning(noun, grammars);
  return likeness >= CLOSE_ENOUGH && grammar.id !== STAND_IN ? grammar : null;
}

/** The traits the words give the form, each with the words that gave it. */
export function traitsOf({ words, noun }: Draft, grammar: Grammar): Map<string, string[]> {
  const said = [...new Set([...words, ...noun.split(" ")])];
  const traits = new Map<string, string[]>();
  const add = (trait: string, word: string) => traits.set(trait, [...(traits.get(trait) ?? []), word]);
  for (const word of said) {
    const common = COMMON_TRAITS.get(word);
    if (common) add(common, word);
    for (const [trait, synonyms] of Object.entries(grammar.traits ?? {}))
      if ([word, singular(word)].some((each) => each === trait || synonyms.includes(each))) add(trait, word);
  }
  return traits;
}

export function lookOf(draft: Draft, traits: Iterable<string>): Look {
  return {
    ...PLAIN_LOOK,
    colors: draft.colors,
    material: draft.material?.[1] ?? null,
    style: draft.style?.[1] ?? null,
    size: draft.size?.[1] ?? 1,
    wear: draft.wear?.[1] ?? 0,
    glow: draft.glow === true ? USUAL_GLOW : draft.glow,
    traits: new Set(traits),
  };
}
