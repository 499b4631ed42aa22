import type { Measure } from "../grammar/look.ts";
import { MEASURE } from "./tokens.ts";
import { COUNTS } from "./words.ts";

const METRES: readonly [RegExp, number][] = [
  [/^(?:mm|millimet(?:er|re)s?)$/, 0.001],
  [/^(?:cm|centimet(?:er|re)s?|zentimeter)$/, 0.01],
  [/^(?:m|met(?:er|re)s?|metros?|metri|метр\p{L}*)$/u, 1],
  [/^(?:ft|foot|feet)$/, 0.3048],
  [/^(?:in|inch|inches|")$/, 0.0254],
  [/^(?:yards?|yd)$/, 0.9144],
];
const AXES: readonly [RegExp, Measure["axis"]][] = [
  [/^(?:tall|high|hoch|height)$/, "y"],
  [/^(?:wide|across|broad|breit|width)$/, "x"],
  [/^(?:deep|depth)$/, "z"],
];
const NUMBER = `\\d{1,5}(?:[.,]\\d{1,3})?|half a|a|an|${[...COUNTS.keys()].filter((word) => /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty)$/.test(word)).join("|")}`;
const UNIT =
  'mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|zentimeter|metros?|metri|met(?:er|re)s?|m|ft|foot|feet|inch(?:es)?|in(?=[ -](?:tall|high|wide|long|deep))|"|yards?|yd';
const SIZED = new RegExp(
  `(?<![\\w.,])(${NUMBER})[\\s-]?(${UNIT})(?![\\p{L}\\d])(?:[\\s-](?:in\\s+)?(tall|high|wide|across|broad|long|deep|hoch|breit|lang|height|width|depth|length|diameter|big|large|thick))?`,
  "giu",
);
/** “180 x 90 x 75 cm”: the longest of them. */
const BY = new RegExp(
  `(?<![\\w.,])(\\d{1,5}(?:[.,]\\d{1,3})?)((?:\\s?[x×]\\s?\\d{1,5}(?:[.,]\\d{1,3})?){1,2})[\\s-]?(${UNIT})(?![\\p{L}\\d])`,
  "giu",
);
/** “H 160 cm”. */
const LETTERED = /(?<!\p{L})([hw]):?\s(\d{1,4}(?:[.,]\d{1,3})?\s?(?:mm|cm|m))(?![\p{L}\d])/giu;
const SMALLEST = 0.005;
const LARGEST = 500;

export interface SaidMeasure extends Measure {
  /** “2 m tall”. */
  said: string;
}

/** Takes sizes with their units out of a prompt and leaves a sign where each stood. */
export function takeMeasures(prompt: string): { rest: string; measures: SaidMeasure[] } {
  // “A foot” and nothing else has toes.
  if (/^\s*(?:a|one|two)?\s*(?:foot|feet)\s*$/i.test(prompt)) return { rest: prompt, measures: [] };
  const measures: SaidMeasure[] = [];
  const sides = prompt
    .replace(LETTERED, (_, side: string, size: string) => `${size} ${side.toLowerCase() === "h" ? "tall" : "wide"}`)
    .replace(BY, (_, first: string, others: string, unit: string) => {
      const all = [first, ...others.split(/[x×]/i).slice(1)].map((each) => each.trim());
      return `${all.reduce((most, each) => (amount(each) > amount(most) ? each : most))} ${unit}`;
    });
  const rest = sides.replace(SIZED, (said: string, number: string, unit: string, axis: string | undefined) => {
    const factor = METRES.find(([name]) => name.test(unit.toLowerCase()))?.[1] ?? 1;
    const metres = amount(number.toLowerCase()) * factor;
    if (!(metres >= SMALLEST && metres <= LARGEST)) return said;
    measures.push({ axis: AXES.find(([name]) => name.test((axis ?? "").toLowerCase()))?.[1] ?? "longest", metres, said: said.trim() });
    return ` ${MEASURE} `;
  });
  return { rest, measures };
}

/** Gives a thing its size; of a second one, its words come back. */
export function measured(thing: { measure: SaidMeasure | null }, measure: SaidMeasure | undefined): string[] {
  if (thing.measure && measure) return [measure.said];
  thing.measure = measure ?? thing.measure;
  return [];
}

function amount(number: string): number {
  if (number === "half a") return 0.5;
  if (number === "a" || number === "an") return 1;
  return COUNTS.get(number) ?? Number(number.replace(",", "."));
}
