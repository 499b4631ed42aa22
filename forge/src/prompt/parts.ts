import type { Grammar } from "../grammar/grammar.ts";
import { isA } from "../grammar/manner.ts";
import { singular } from "./tokens.ts";

/** Worn by anything. */
const GEMS = new Set("gem gemstone jewel ruby sapphire emerald diamond amethyst topaz opal".split(" "));
const LIGHTS = new Set(["light", "led", "headlight"]);
const USUAL_SLOT = 1;

interface NamedPart {
  /** Which of the form's colours it has. */
  slot: number;
  isLight: boolean;
}

const wornBy = (grammar: Grammar | null): readonly string[] => grammar?.wears ?? [];

/** A pair of wings, scales or steps is one thing by itself; of a form it is a part. */
const partName = (word: string) => (comesAsOne.has(word) ? word.slice(0, -1) : singular(word));
const comesAsOne = new Set(["wings", "scales", "steps"]);

/** The part of a form that one of these words names. */
export function namedPart(grammar: Grammar | null, words: readonly string[]): NamedPart | null {
  for (const word of words.map(partName).reverse()) {
    if (LIGHTS.has(word)) return { slot: USUAL_SLOT, isLight: true };
    const slot = wornBy(grammar).findIndex((names) => names.split(" ").includes(word));
    if (slot >= 0) return { slot, isLight: false };
    if (GEMS.has(word)) return { slot: isA(grammar, "gems first") ? 0 : USUAL_SLOT, isLight: false };
  }
  return null;
}

/** A part the form has anyway, whether or not its colour is named. */
export function isOwnPart(grammar: Grammar | null, word: string): boolean {
  return wornBy(grammar).some((names) => names.split(" ").includes(partName(word)));
}

/** A part the form is built with, whatever its colour. */
export const isBuiltIn = (grammar: Grammar | null, word: string) =>
  (grammar?.partNames?.() ?? []).some((name) => name === word || singular(name) === singular(word));

/** Whether a place is only where the thing stands. */
export function isSetting(grammar: Grammar | null, place: Grammar, words: readonly string[]): boolean {
  return isA(place, "ground") && (isA(grammar, "rooted") || (words.includes("the") && isA(place, "setting")));
}
