import type { Grammar } from "../grammar/grammar.ts";
import { type Look, PLAIN_LOOK, USUAL_GLOW } from "../grammar/look.ts";
import type { Draft } from "./draft.ts";
import { singular } from "./tokens.ts";
import { COMMON_TRAITS } from "./words.ts";

/** The traits the words give the form, each with the words that gave it. What was refused is none. */
export function traitsOf({ words, noun, via, without }: Draft, grammar: Grammar): Map<string, string[]> {
  const said = [...new Set([...words, ...noun.split(" "), ...via.split(" "), noun, via])].filter((word) => word !== "");
  const traits = new Map<string, string[]>();
  const add = (trait: string, word: string) => traits.set(trait, [...(traits.get(trait) ?? []), word]);
  for (const word of said) {
    const common = COMMON_TRAITS.get(word);
    if (common) add(common, word);
    for (const [trait, synonyms] of Object.entries(grammar.traits ?? {}))
      if ([word, singular(word)].some((each) => each === trait || synonyms.includes(each))) add(trait, word);
  }
  for (const trait of traits.keys()) if (without.has(trait)) traits.delete(trait);
  return traits;
}

/** Takes away the traits of which nothing would be seen beside the others, and hands back the words that gave them. */
export function takeHidden(traits: Map<string, string[]>, { hides = {} }: Grammar): string[] {
  const hidden = Object.entries(hides).flatMap(([trait, others]) => (traits.has(trait) ? others : []));
  const words = hidden.flatMap((trait) => traits.get(trait) ?? []);
  for (const trait of hidden) traits.delete(trait);
  return words;
}

/** Whether a word changes this form. */
export function isTraitWord(grammar: Grammar | null, word: string): boolean {
  return Object.entries(grammar?.traits ?? {}).some(([trait, synonyms]) =>
    [word, singular(word)].some((each) => each === trait || synonyms.includes(each)),
  );
}

export function lookOf(draft: Draft, traits: Iterable<string>): Look {
  const { measure } = draft;
  return {
    ...PLAIN_LOOK,
    colors: draft.colors,
    material: draft.material?.[1] ?? null,
    style: draft.style?.[1] ?? null,
    size: draft.size?.[1] ?? 1,
    wear: draft.wear?.[1] ?? 0,
    glow: draft.glow === true ? USUAL_GLOW : draft.glow,
    traits: new Set(traits),
    finish: draft.finish?.[1] ?? null,
    pattern: draft.pattern ? { kind: draft.pattern[1], colors: draft.pattern[2] } : null,
    measure: measure ? { axis: measure.axis, metres: measure.metres } : null,
    without: new Set(draft.without.keys()),
    text: draft.text,
    emblem: draft.emblem,
  };
}
