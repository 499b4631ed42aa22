import { colorOf } from "../colors.ts";
import { type Draft, isLookWord } from "../draft.ts";
import { singular } from "../tokens.ts";

/** “without a handle”, “not red”, “not realistic”: what was said of the look before is taken back, a part is left out. */
export function readRefusal(words: readonly string[], target: Draft): void {
  for (const word of words) {
    const color = colorOf(word);
    if (color) {
      target.colors = target.colors.filter((each) => each !== color);
      target.colorNames = target.colorNames.filter((name) => name !== word);
    } else if (!isLookWord(word)) target.without.set(singular(word), word);
    else
      for (const look of ["material", "style", "size", "wear", "finish", "pattern"] as const)
        if (target[look]?.[0] === word) target[look] = null;
  }
}
