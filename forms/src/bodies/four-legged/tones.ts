import type { Brief } from "@blenda/forge/grammar/brief";
import { darker, hex, lighter, type Rgb, turned } from "@blenda/forge/solid/color";
import { PATTERN_TRAITS, type PatternName } from "../core/patterns.ts";
import type { FourLegged } from "./plan.ts";

export interface Tones {
  main: Rgb;
  second: Rgb;
  dark: Rgb;
  inner: Rgb;
}

/** The colours of one animal: those named in the words, else its own with a little chance. */
export function tonesOf(brief: Brief, { colors, second, dark, inner = 0xe0a49a }: FourLegged["coat"]): Tones {
  const chance = brief.random.fork("coat");
  const own = turned(hex(chance.pick(colors)), chance.between(-0.01, 0.01));
  const main = brief.color(0, own);
  const isNamed = brief.look.colors[0] !== undefined;
  return {
    main,
    second: brief.color(1, isNamed ? lighter(main, 0.65) : hex(second)),
    dark: brief.color(1, isNamed ? darker(main, 0.62) : hex(dark)),
    inner: hex(inner),
  };
}

/** The pattern of the coat: the one named, else the animal's own. */
export function patternOf(brief: Brief, { coat }: FourLegged): PatternName {
  const named = (Object.keys(PATTERN_TRAITS) as PatternName[]).find((name) => brief.has(name));
  // Stripes and dots grow in the coat; nothing has to be painted over it.
  if (named) brief.hasDressed = true;
  return named ?? coat.pattern ?? "plain";
}
