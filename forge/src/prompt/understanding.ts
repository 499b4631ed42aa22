import type { Grammar } from "../grammar/grammar.ts";
import { capital, joined, nameOf, withArticle } from "./names.ts";
import { isImpossible } from "./phrases/contradictions.ts";
import type { Arrangement } from "./reader.ts";
import { isPairWord, plural, singularNoun } from "./tokens.ts";
import type { Fit, Said, ThingRelation, Understood, UnderstoodObject } from "./understand.ts";
import { GLOWS, SHADES } from "./words.ts";

/** What was understood, in plain values: for the screen, the log and the command line. */
export interface Understanding {
  objects: {
    noun: string;
    /** The form's id; empty when there is none. */
    form: string;
    fit: Fit;
    offers: string[];
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
  relations: ThingRelation[];
  arrangement: Arrangement;
  ignored: string[];
  /** The same in words, and honest about what there was no form for. */
  sentences: string[];
}

type Some = Grammar | null;

export function reported(understood: Understood<Some>): Understanding {
  const { objects, relations, arrangement, ignored } = understood;
  return {
    objects: objects.map(({ noun, grammar, fit, offers, count, look, said }) => ({
      noun: noun || (grammar?.id ?? ""),
      form: grammar?.id ?? "",
      fit,
      offers: offers.map(({ name }) => name),
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
    relations,
    arrangement,
    ignored,
    sentences: sentencesOf(understood),
  };
}

export const sentencesOf = ({ objects, ignored, isCut }: Understood<Some>): string[] => [
  ...objects.map(sentence),
  ...(isCut ? ["A scene holds twelve things at most."] : []),
  ...(ignored.length > 0 ? [`Not used: ${ignored.join(", ")}.`] : []),
];

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

const withAny = (name: string) => (isPairWord(name.split(" ").at(-1) ?? "") ? name : withArticle(name));

function sentence(object: UnderstoodObject<Some>): string {
  const { asked, grammar, fit, isUnknown, made, offers } = object;
  if (fit === "exact" && grammar) {
    return `${capital(description(object, grammar))}${isOwnNoun(grammar, asked) ? "" : `, made as ${withAny(made)}`}.`;
  }
  const reason = reasonOf(asked, isUnknown);
  if (grammar) return `${reason} You chose ${withAny(made)}: ${description(object, grammar)}.`;
  const nearest = offers.map(({ name }) => withAny(name));
  return nearest.length > 0 ? `${reason} Nearest: ${joined(nearest, "or")}.` : reason;
}

function reasonOf(asked: string, isUnknown: boolean): string {
  if (isImpossible(asked)) return `Nobody can make ${withAny(asked)}.`;
  if (isUnknown) return "We can't tell what this is.";
  return asked ? `We have no ${asked} yet.` : "You didn't name a thing.";
}

const isOwnNoun = ({ id, nouns }: Grammar, noun: string) =>
  noun === id || nouns.includes(noun) || nouns.includes(noun.replaceAll("-", " "));

function description({ noun, grammar, fit, count, said }: UnderstoodObject<Some>, form: Grammar): string {
  const label = labelOf(fit === "exact" ? noun : form.id, form, count);
  const named = label.split(" ");
  const isPair = isPairWord(singularNoun(label).split(" ").at(-1) ?? "") && !/^pairs? of /.test(label);
  const pairs = isPair ? (count === 1 ? "pair of" : "pairs of") : "";
  const before = adjectives(said).filter((word) => !named.includes(word));
  const spoken = [...before, ...named, ...noun.split(" "), ...(grammar ? [grammar.id] : []), ...said.accents].flatMap((words) => [
    words,
    ...words.split(" "),
    ...words.split(/[ -]/),
  ]);
  const traits = said.traits.filter((word) => !spoken.includes(word) && !spoken.includes(plural(word)));
  const thing = [pairs, ...before, label].filter((word) => word !== "").join(" ");
  return [
    count === 1 ? withArticle(thing) : `${NUMBERS[count]} ${thing}`,
    said.accents.length > 0 ? ` with ${joined(said.accents)}` : "",
    traits.length > 0 ? ` (${traits.join(", ")})` : "",
  ].join("");
}

/** What stood before the noun, in the person's own order; in front of it what was said elsewhere. */
function adjectives({ leading, colors, accents, size, wear, style, material, finish, pattern, glow, traits }: Said): string[] {
  const used = new Set([
    ...colors.flatMap((color) => [color, ...color.split(" ")]),
    size,
    wear,
    style,
    material,
    finish,
    pattern,
    ...traits,
  ]);
  const own = [...new Set(leading)].filter((word) => used.has(word) || SHADES.has(word) || GLOWS.has(word));
  const isLit = [...own, ...accents.flatMap((accent) => accent.split(" "))].some((word) => GLOWS.has(word));
  const elsewhere = [size, wear, style, glow && !isLit ? "glowing" : null, material].flatMap((word) =>
    word && !own.includes(word) ? word : [],
  );
  const isBefore = (color: string) => own.includes(color) || own.includes(color.split(" ")[0]);
  const before = colors.filter(isBefore);
  const after = colors.filter((color) => !isBefore(color));
  const last = before.length > 1 ? before.at(-1) : undefined;
  return [
    ...new Set(elsewhere),
    ...(after.length > 0 ? [joined(after)] : []),
    ...own.flatMap((word) => (last !== undefined && (word === last || word === last.split(" ")[0]) ? ["and", word] : [word])),
  ];
}

/** Several of a form that gathers are pieces of one thing. */
function labelOf(noun: string, form: Grammar, count: number): string {
  const one = singularNoun(noun);
  if (count === 1) return nameOf(form, one);
  const [single, several] = form.called ?? [];
  return several && (one === form.id || one === single) ? several : plural(one);
}
