import type { Arrangement, Fit, Understood, UnderstoodObject } from "./understand.ts";

/** What was understood, in plain values: for the screen, the log and the command line. */
export interface Understanding {
  objects: {
    noun: string;
    form: string;
    fit: Fit;
    count: number;
    colors: string[];
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

export function reported({ objects, arrangement, ignored }: Understood): Understanding {
  return {
    objects: objects.map(({ noun, grammar, fit, count, look, said }) => ({
      noun,
      form: grammar.id,
      fit,
      count,
      colors: said.colors,
      material: look.material,
      style: look.style,
      size: said.size,
      wear: said.wear,
      glows: said.glow,
      traits: [...look.traits],
    })),
    arrangement,
    ignored,
    sentences: [...objects.map(sentence), ...(ignored.length > 0 ? [`Not used: ${ignored.join(", ")}.`] : [])],
  };
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];

const plural = (noun: string) => (/(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`);

function sentence({ noun, grammar, fit, count, look, said }: UnderstoodObject): string {
  const words = [said.size, said.wear, ...said.colors, look.style, look.material, said.glow ? "glowing" : null, ...look.traits].filter(
    (word, at, all) => word !== null && all.indexOf(word) === at,
  );
  const described = `${NUMBERS[count] ?? count} ${[...words, count === 1 ? grammar.id : plural(grammar.id)].join(" ")}`;
  if (fit === "exact") return `${described}.`;
  if (fit === "close") return `There is no form for “${noun}” yet; ${grammar.id} comes closest. ${described}.`;
  return noun
    ? `There is no form for “${noun}” yet, and nothing like it: a ${grammar.id} stands in. ${described}.`
    : `No thing was named: a ${grammar.id} stands in. ${described}.`;
}
