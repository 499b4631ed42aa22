import type { Forms } from "../forms.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { Look } from "../grammar/look.ts";
import { emblem } from "../solid/decals/emblems.ts";
import { canWrite } from "../solid/decals/lettering.ts";
import type { Draft } from "./draft.ts";
import { isTraitWord, lookOf, takeHidden, traitsOf } from "./form.ts";
import type { Kind } from "./kinds/kind-table.ts";
import { type Offer, offersFor } from "./kinds/offers.ts";
import { nameOf } from "./names.ts";
import { finderOf, type NounFinder } from "./nouns.ts";
import { isImpossible } from "./phrases/contradictions.ts";
import { stanceOn } from "./phrases/seats.ts";
import { type Arrangement, Reader } from "./reader.ts";
import type { Relation } from "./relations.ts";
import { comesInTwos, isPairWord, singularNoun } from "./tokens.ts";

/** `exact`: there is a form for exactly this; `missing`: there is none, and nothing is made unless somebody chooses something else. */
export type Fit = "exact" | "missing";

/** One thing of a prompt. `Form` is null where nothing can be made. */
export interface UnderstoodObject<Form extends Grammar | null = Grammar> {
  grammar: Form;
  /** What the form is a kind of. */
  kinds: readonly Kind[];
  /** As the person wrote it; empty when no thing was named. */
  noun: string;
  /** The same in the singular. */
  asked: string;
  /** What people call what is made; empty when nothing is. */
  made: string;
  fit: Fit;
  /** Missing, no kind of thing we have heard of, and nothing means nearly the same. */
  isUnknown: boolean;
  /** Forms that may be made in its place, the nearest first. */
  offers: readonly Offer[];
  count: number;
  look: Look;
  said: Said;
}

/** What the look holds, in the person's words. */
export interface Said {
  colors: string[];
  accents: string[];
  material: string | null;
  style: string | null;
  size: string | null;
  wear: string | null;
  finish: string | null;
  pattern: string | null;
  glow: boolean;
  /** Words that gave the form its traits. */
  traits: string[];
  /** Words before the noun. */
  leading: readonly string[];
}

/** The `thing` of that index is on, in, with … the one with the index `to`; in a “stack of” crates both are the crates. */
export interface ThingRelation {
  thing: number;
  kind: Relation;
  to: number;
}

export interface Understood<Form extends Grammar | null = Grammar> {
  objects: UnderstoodObject<Form>[];
  relations: ThingRelation[];
  arrangement: Arrangement;
  /** Words that changed nothing. */
  ignored: string[];
  /** More was asked for than a scene can hold. */
  isCut: boolean;
}

interface Choices {
  /** Under a noun that is missing what to make in its place: a form's id or its name; an empty text leaves the thing out. */
  instead?: Readonly<Record<string, string>> | undefined;
}

/** More than this in one scene would leave too few texels for each. */
const MOST_THINGS = 12;
const USUAL_PLURAL = 3;
/** A basket full of apples is seen to be full. */
const USUAL_FILL = 9;

/** Reads a prompt. Null when there is not a single word in it to go by. */
export async function understand(prompt: string, forms: Forms, { instead = {} }: Choices = {}): Promise<Understood<Grammar | null> | null> {
  const reader = new Reader(forms);
  const drafts = reader.readPrompt(prompt);
  return drafts.length === 0 ? null : finish(drafts, reader, forms, instead);
}

/** Whether everything that was asked for can be made, or something was chosen in its place. */
export function isMakeable(understood: Understood<Grammar | null>): understood is Understood {
  return understood.objects.every(({ grammar }) => grammar !== null);
}

async function finish(
  drafts: readonly Draft[],
  reader: Reader,
  forms: Forms,
  instead: Readonly<Record<string, string>>,
): Promise<Understood<Grammar | null>> {
  const finder = finderOf(forms);
  const objects: UnderstoodObject<Grammar | null>[] = [];
  const places = new Map<Draft, number[]>();
  const unpainted: string[] = [];
  let room = MOST_THINGS;
  let isCut = false;
  for (const draft of drafts.flatMap((each) => oneOfEach(each).map((one) => ({ one, of: each })))) {
    const { one, of } = draft;
    const { asked } = one;
    const chosen = one.grammar === null ? instead[asked] : undefined;
    if (chosen === "") continue;
    const grammar = one.grammar ?? (chosen === undefined ? null : chosenForm(chosen, finder, forms.grammars));
    const via = one.grammar ? one.via : grammar && finder.own(chosen ?? "") === grammar ? (chosen ?? "") : "";
    const fills = reader.relations.some(({ kind, to }) => kind === "full of" && to === of);
    const bearers = drafts.flatMap((each) =>
      reader.relations.some((how) => isOneEach(how, each, of)) ? [each.count ?? (each.isPlural ? USUAL_PLURAL : 1)] : [],
    );
    const riders = bearers.reduce((sum, each) => sum + each, 0);
    // A basket full of red and green apples is as full as any other.
    if (fills && one !== of) one.count = Math.ceil(USUAL_FILL / Math.max(1, of.trailing));
    const others = reader.relations.filter(({ thing, kind }) => kind === "full of" && thing === vesselOf(of, reader));
    const fill = Math.max(2, Math.floor(USUAL_FILL / Math.max(1, others.length)));
    const wanted = countOf(one, fills ? fill : riders > 1 ? riders : USUAL_PLURAL);
    const count = Math.min(wanted, room);
    isCut ||= count < wanted;
    if (count === 0) continue;
    room -= count;
    places.set(of, [...(places.get(of) ?? []), objects.length]);
    const traits = grammar ? traitsOf({ ...one, via }, grammar) : new Map<string, string[]>();
    const stance = grammar ? stanceOn(of, grammar, traits, reader.relations) : null;
    if (stance) traits.set(stance, traits.get(stance) ?? []);
    const offers = one.grammar || isImpossible(asked) ? [] : await offersFor(asked, one.kinds, finder, forms);
    const fit = one.grammar ? "exact" : "missing";
    const isUnknown = fit === "missing" && asked !== "" && one.kinds.length === 0 && offers.length === 0 && !isImpossible(asked);
    const made = grammar ? nameOf(grammar, via) : "";
    const hidden = grammar ? takeHidden(traits, grammar) : [];
    const said = saidOf(
      { ...one, accents: one.accents.filter((accent) => !hidden.some((word) => accent.split(" ").includes(word))) },
      traits,
    );
    const kinds = grammar ? finder.kindsNamed(grammar.id) : [];
    objects.push({ grammar, kinds, noun: one.noun, asked, made, fit, isUnknown, offers, count, look: lookOf(one, traits.keys()), said });
    unpainted.push(...unpaintedWords(one, grammar), ...hidden);
  }
  const total = objects.reduce((sum, { count, grammar }) => sum + (grammar?.gathers ? 1 : count), 0);
  const relations = relationsOf(reader, places, objects);
  const used = new Set(objects.flatMap(({ said }) => said.traits));
  const ignored = [...new Set([...reader.ignored, ...unpainted])].filter(
    (word) =>
      ![word, ...word.split("-")].some((piece) => used.has(piece)) &&
      !objects.some(({ grammar }) => grammar?.already?.split(" ").includes(word)),
  );
  const arrangement = total > 1 ? (reader.arrangement ?? "group") : "alone";
  return { objects, relations, arrangement, ignored, isCut };
}

/** “a king and a queen on thrones”, “two knights on horses”: everybody has one. */
const isOneEach = ({ thing, kind, to }: Reader["relations"][number], who: Draft, on: Draft) =>
  thing === who && to === on && (kind === "on" || kind === "in" || kind === "holding" || kind === "wearing");

/** What this one fills. */
const vesselOf = (draft: Draft, { relations }: Reader) => relations.find(({ kind, to }) => kind === "full of" && to === draft)?.thing;

function chosenForm(name: string, finder: NounFinder, grammars: readonly Grammar[]): Grammar | null {
  return grammars.find((form) => form.id === name || nameOf(form) === name) ?? finder.own(name) ?? null;
}

/** Holding a sword, full of apples: the second of the two goes to the first. */
const movesSecond = (kind: Relation) => kind === "holding" || kind === "wearing" || kind === "full of" || kind === "with";

function relationsOf(
  reader: Reader,
  places: ReadonlyMap<Draft, readonly number[]>,
  objects: readonly { count: number }[],
): ThingRelation[] {
  const said = reader.relations.flatMap(({ thing, kind, to }) => {
    const [from = [], toward = []] = [places.get(thing), places.get(to)];
    // “a red and a blue potion on a table”: both of them. Where several carry, the first does.
    const isCarrier = movesSecond(kind);
    return (isCarrier ? toward : from).flatMap((moved) =>
      (isCarrier ? from : toward)
        .slice(0, 1)
        .map((fixed) => (isCarrier ? { thing: fixed, kind, to: moved } : { thing: moved, kind, to: fixed })),
    );
  });
  const stacked = reader.arrangement === "stack" ? objects.findIndex(({ count }) => count > 1) : -1;
  return stacked < 0 ? said : [...said, { thing: stacked, kind: "stack of", to: stacked }];
}

/** What was asked of the look and nothing can show, in the person's words. */
function unpaintedWords({ without, text, emblem: sign }: Draft, grammar: Grammar | null): string[] {
  const isShown = (word: string) => grammar !== null && isTraitWord(grammar, word);
  const isPart = (word: string) => (grammar?.partNames?.() ?? []).some((name) => name === word || singularNoun(name) === word);
  return [
    ...[...without].filter(([part]) => !isShown(part) && !isPart(part)).map(([, said]) => (said.endsWith("less") ? said : `no ${said}`)),
    ...(text !== null && !canWrite(text) ? [`“${text}”`] : []),
    ...(sign !== null && !emblem(sign) && !isShown(sign) ? [`${sign} emblem`] : []),
  ];
}

/** “three potions: red, blue and green” are three different ones. */
function oneOfEach(draft: Draft): Draft[] {
  const { colors, colorNames, trailing, isPlural: isMany, count } = draft;
  if (!isMany || trailing < 2 || trailing !== colors.length || (count !== null && count !== trailing)) return [draft];
  return colors.map((color, at) => ({ ...draft, colors: [color], colorNames: [colorNames[at]], count: 1 }));
}

function countOf({ count, isPlural: isMany, isPair, noun, grammar, kinds }: Draft, usual: number): number {
  const isPairs = isPairWord(noun.split(" ").at(-1) ?? "");
  if (isPair && !isPairs) return 2 * (count ?? 1);
  if (count === null && isMany && comesInTwos(noun.split(" ").at(-1) ?? "")) return 2;
  if (count === null) return isMany && (grammar !== null || kinds.length > 0) ? usual : 1;
  // A number before a single thing is its year or its make.
  return isMany || isPairs || count <= MOST_THINGS ? Math.max(1, count) : 1;
}

function saidOf(draft: Draft, traits: ReadonlyMap<string, string[]>): Said {
  const { colorNames: colors, accents, leading, material, style, size, measure, wear, glow, finish, pattern } = draft;
  return {
    colors,
    accents,
    leading,
    material: material?.[0] ?? null,
    style: style?.[0] ?? null,
    size: measure?.said ?? size?.[0] ?? null,
    wear: wear?.[0] ?? null,
    finish: finish?.[0] ?? null,
    pattern: pattern?.[0] ?? null,
    glow: glow !== null,
    traits: [...new Set([...traits.values()].flat())],
  };
}
