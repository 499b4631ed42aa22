import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { type Manners, mannersOf } from "@blenda/forge/grammar/manner";
import { darker, hex, lighter, type Rgb, turned } from "@blenda/forge/solid/color";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { Figure } from "./figure.ts";
import { wearing } from "./own-colors.ts";
import { PATTERN_TRAITS } from "./patterns.ts";

export interface Tones {
  main: Rgb;
  second: Rgb;
  dark: Rgb;
}

interface Creature<Stance extends string> extends Manners {
  id: string;
  nouns?: readonly string[];
  about: string;
  metresPerUnit: number;
  /** The first is the usual one. */
  stances: Readonly<Record<Stance, readonly string[]>>;
  traits?: Readonly<Record<string, readonly string[]>>;
  wears?: readonly string[];
  colors: readonly number[];
  second: number;
  dark: number;
  make(figure: Figure, stance: NoInfer<Stance>, tones: Tones): void;
}

/** An animal with a plan of its own, as the rest of the forge knows forms. */
export function creature<Stance extends string>(source: Creature<Stance>): Grammar {
  const {
    id,
    nouns = [],
    about,
    metresPerUnit,
    stances,
    traits = {},
    wears = wearing(["body skin", "belly fin spot stripe wing shell"]),
  } = source;
  return {
    id,
    nouns,
    about,
    metresPerUnit,
    ...mannersOf(source),
    wears,
    traits: { ...stances, ...traits, ...PATTERN_TRAITS },
    build(brief) {
      const figure = new Figure(brief);
      const names = Object.keys(stances) as Stance[];
      source.make(figure, names.find((name) => brief.has(name)) ?? names[0], tonesOf(brief, source));
      return figure.finished();
    },
  };
}

function tonesOf(brief: Brief, { colors, second, dark }: { colors: readonly number[]; second: number; dark: number }): Tones {
  const chance = brief.random.fork("tones");
  const main = brief.color(0, turned(hex(chance.pick(colors)), chance.between(-0.01, 0.01)));
  const isNamed = brief.look.colors[0] !== undefined;
  return { main, second: brief.color(1, isNamed ? lighter(main, 0.6) : hex(second)), dark: isNamed ? darker(main, 0.5) : hex(dark) };
}

/** One even colour with a little light from above. */
export const plainSkin =
  (color: Rgb, roughness = 0.5): Surface =>
  (at, out) => {
    setColor(out, color);
    tint(out, lighter(color, 0.25), Math.max(0, at.ny) * 0.25);
    out.roughness = roughness;
  };
