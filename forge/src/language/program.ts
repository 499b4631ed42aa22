import type { Brief } from "../grammar/brief.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { StyleName } from "../grammar/look.ts";
import { type Manners, mannersOf } from "../grammar/manner.ts";
import type { Motion, Part, Socket } from "../solid/part.ts";
import { type Random, seededRandom } from "../solid/random.ts";
import type { Point } from "../solid/shapes/shape.ts";
import type { Form } from "./form.ts";
import { shapeOf } from "./shape-of.ts";
import { type Substance, surfaceOf } from "./substance.ts";

/** From … to; chance picks within. */
type Range = readonly [number, number];
type Param = Range | { whole: Range } | { pick: readonly string[] };
type Params = Readonly<Record<string, Param>>;
type ValueOf<P> = P extends { pick: readonly (infer Choice)[] } ? Choice : number;
type Values<P extends Params> = { [Name in keyof P]: ValueOf<P[Name]> };

export const whole = (from: number, to: number) => ({ whole: [from, to] as const });
export const pick = <const Choice extends string>(...choices: readonly Choice[]) => ({ pick: choices });

export interface ProgramPart {
  name: string;
  of: Substance;
  form: Form;
  motion?: Motion;
  density?: number;
}

/** What a program may ask about the words, beyond its parameters. */
export interface Ask {
  has(trait: string): boolean;
  isStyle(...styles: StyleName[]): boolean;
  /** High complexity was paid for. */
  isDetailed: boolean;
  /** Somebody's own words or sign go on its front: its usual ones stay away. */
  isInscribed: boolean;
  /** Chance for `spots`, a purpose each. */
  random: Random;
}

export interface Program<P extends Params> extends Manners {
  id: string;
  /** Other words for exactly this thing, singular, lower case. */
  nouns?: readonly string[];
  about: string;
  metresPerUnit: number;
  /** Words for what has the first colour, the second, the third: “hull body”, “sail”. */
  wears?: readonly string[];
  /** Its plural is still one thing: grapes, fries, up to so many. */
  gathers?: number;
  /** A ship, a building: gets the larger texture. */
  isLarge?: true;
  params?: P;
  /** Words that choose proportions: the variant's name and synonyms, and what it sets. */
  variants?: Readonly<Record<string, { words?: string; set: Partial<Values<P>> }>>;
  /** Words that change the construction; asked for with `ask.has`. */
  traits?: Readonly<Record<string, string>>;
  /** Where other things go: top, inside, seat, grip, head, slot. */
  sockets?(values: Values<P>, ask: Ask): Readonly<Record<string, Omit<Socket, "name">>>;
  parts(values: Values<P>, ask: Ask): readonly (ProgramPart | false | null | undefined)[];
}

/** One part of a program: what it is called, what it is made of, its form, and how it moves. */
export const part = (name: string, of: Substance, form: Form, more: { motion?: Motion; density?: number } = {}): ProgramPart => ({
  name,
  of,
  form,
  ...more,
});

/** A lid, a door, a wheel: turns round the axis through `at`, in degrees. */
export const turns = (at: Point, axis: Point, from: number, to: number): Motion => ({ kind: "turn", at, axis, from, to });
/** A wheel, a propeller: turns without end. */
export const spins = (at: Point, axis: Point): Motion => ({ kind: "turn", at, axis, from: 0, to: 360, isEndless: true });
/** A drawer: moves along the axis, in units. Those with the same `at` move as one. */
export const slides = (axis: Point, to: number, at: Point = [0, 0, 0]): Motion => ({ kind: "slide", at, axis, from: 0, to });

/** A program as the rest of the forge knows forms: a grammar. */
export function program<const P extends Params>(source: Program<P>): Grammar {
  const { id, nouns = [], about, metresPerUnit, wears, gathers, isLarge, params, variants = {}, traits = {} } = source;
  const words = (text = "") => text.split(" ").filter((word) => word !== "");
  const named = [...Object.entries(traits), ...Object.entries(variants).map(([name, variant]) => [name, variant.words ?? ""] as const)];
  return {
    id,
    nouns,
    about,
    metresPerUnit,
    ...mannersOf(source),
    ...(wears ? { wears } : {}),
    ...(gathers ? { gathers } : {}),
    ...(isLarge ? { isLarge } : {}),
    traits: Object.fromEntries(named.map(([name, text]) => [name, words(text)])),
    partNames() {
      const random = seededRandom(id);
      const ask: Ask = { has: () => false, isStyle: () => false, isDetailed: true, isInscribed: false, random };
      return source.parts(valuesOf(params, random) as Values<P>, ask).flatMap((each) => (each ? [each.name] : []));
    },
    build(brief) {
      const set = Object.entries(variants).filter(([name]) => brief.has(name));
      const values = { ...valuesOf(params, brief.random), ...Object.assign({}, ...set.map(([, variant]) => variant.set)) } as Values<P>;
      const ask: Ask = {
        has: (trait) => brief.has(trait),
        isStyle: (...styles) => brief.isStyle(...styles),
        isDetailed: brief.isDetailed,
        isInscribed: brief.isInscribed,
        random: brief.random.fork("program"),
      };
      for (const [name, socket] of Object.entries(source.sockets?.(values, ask) ?? {})) brief.socket({ name, ...socket });
      return source.parts(values, ask).flatMap((each) => (each ? [built(each, brief)] : []));
    },
  };
}

function valuesOf(params: Params | undefined, random: Random): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, param]) => {
      const own = random.fork(name);
      if ("pick" in param) return [name, own.pick(param.pick)];
      if ("whole" in param) return [name, own.whole(...param.whole)];
      return [name, own.between(...param)];
    }),
  );
}

function built({ name, of, form, motion, density }: ProgramPart, brief: Brief): Part {
  return {
    name,
    shape: shapeOf(form.node, brief),
    surface: surfaceOf(of, brief),
    ...(motion ? { motion } : {}),
    ...(density ? { density } : {}),
    ...(of.clear ? { clear: of.clear } : {}),
  };
}
