import type { Fit } from "./form.ts";
import type { Arrangement } from "./reader.ts";
import { isPairWord, plural, singular } from "./tokens.ts";
import type { Said, Understood, UnderstoodObject } from "./understand.ts";
import { GLOWS, SHADES } from "./words.ts";

/** What was understood, in plain values: for the screen, the log and the command line. */
export interface Understanding {
  objects: {
    noun: string;
    form: string;
    fit: Fit;
    count: number;
    colors: string[];
    accents: string[];
    material: string | null;
    style: string | null;
    size: string | null;
    wear: string | null;
    glows: boolean;
    traits: string[];
  }[];
  arrangement: Arrangement;
  ignored: string[];
  /** The same in words, and honest about what there was no form for. */
  sentences: string[];
}

export function reported({ objects, arrangement, ignored, isCut }: Understood): Understanding {
  return {
    objects: objects.map(({ noun, grammar, fit, count, look, said }) => ({
      noun: noun || grammar.id,
      form: grammar.id,
      fit,
      count,
      colors: said.colors,
      accents: said.accents,
      material: look.material,
      style: look.style,
      size: said.size,
      wear: said.wear,
      glows: said.glow,
      traits: [...look.traits],
    })),
    arrangement,
    ignored,
    sentences: [
      ...objects.map(sentence),
      ...(isCut ? ["A scene holds twelve things at most."] : []),
      ...(ignored.length > 0 ? [`Not used: ${ignored.join(", ")}.`] : []),
    ],
  };
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
/** What a form is called where its id would not do; the second for several of them. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  chess: ["chess set", "chess pieces"],
  knot: ["sculpture", "sculptures"],
};

/** What people call one of these forms. */
export const nameOf = (id: string): string => NAMES[id]?.[0] ?? id;

function sentence(object: UnderstoodObject): string {
  const { noun, grammar, fit } = object;
  const name = nameOf(grammar.id);
  const described = `${description(object)}.`;
  if (fit === "exact") return capital(described);
  const form = isPairWord(name) ? name : withArticle(name);
  if (fit === "close") return `We can't make “${noun}” yet, so this is the closest we have, ${form}: ${described}`;
  const reason = noun ? `We can't make “${noun}” yet` : "You didn't name a thing";
  return `${reason}, so this is an abstract ${name} instead: ${described}`;
}

function description({ noun, grammar, fit, count, said }: UnderstoodObject): string {
  const label = labelOf(fit === "exact" ? noun : grammar.id, grammar.id, count);
  const named = label.split(" ");
  const pairs = isPairWord(named.at(-1) ?? "") ? (count === 1 ? "pair of" : "pairs of") : "";
  const before = adjectives(said).filter((word) => !named.includes(word));
  const spoken = [...before, ...named, ...noun.split(" "), ...said.accents].flatMap((words) => [
    ...words.split(" "),
    ...words.split(/[ -]/),
  ]);
  const traits = said.traits.filter((word) => !spoken.includes(word));
  return [
    [NUMBERS[count], pairs, ...before, label].filter((word) => word !== "").join(" "),
    said.accents.length > 0 ? ` with ${joined(said.accents)}` : "",
    traits.length > 0 ? ` (${traits.join(", ")})` : "",
  ].join("");
}

/** What stood before the noun, in the person's own order; in front of it what was said elsewhere. */
function adjectives({ leading, colors, accents, size, wear, style, material, glow, traits }: Said): string[] {
  const used = new Set([...colors.flatMap((color) => color.split(" ")), size, wear, style, material, ...traits]);
  const own = [...new Set(leading)].filter((word) => used.has(word) || SHADES.has(word) || GLOWS.has(word));
  const isLit = [...own, ...accents.flatMap((accent) => accent.split(" "))].some((word) => GLOWS.has(word));
  const elsewhere = [size, wear, style, glow && !isLit ? "glowing" : null, material].flatMap((word) =>
    word && !own.includes(word) ? word : [],
  );
  const isBefore = (color: string) => own.includes(color.split(" ")[0]);
  const before = colors.filter(isBefore);
  const after = colors.filter((color) => !isBefore(color));
  const last = before.length > 1 ? before.at(-1)?.split(" ")[0] : undefined;
  return [
    ...new Set(elsewhere),
    ...(after.length > 0 ? [joined(after)] : []),
    ...own.flatMap((word) => (word === last ? ["and", word] : [word])),
  ];
}

/** Several of a form that gathers are pieces of one thing. */
function labelOf(noun: string, id: string, count: number): string {
  const words = noun.split(" ");
  const one = [...words.slice(0, -1), singular(words.at(-1) ?? "")].join(" ");
  const [name, names] = NAMES[id] ?? [];
  if (count === 1) return one === id ? (name ?? one) : one;
  return names && (one === id || one === name) ? names : plural(one);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
const joined = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
