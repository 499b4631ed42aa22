import type { UnderstoodObject } from "../../prompt/understand.ts";
import type { PlacedPart } from "../../solid/bake/bake.ts";
import type { Random } from "../../solid/random.ts";
import { builtAlone, MARKS } from "./built-alone.ts";
import { likeness, type Outline } from "./grid.ts";
import { type Body, bodyOf, type Seen, seenFrom, VIEWS, type View } from "./seen.ts";
import { canStretch, SHORTEST, stretched, TALLEST } from "./stretched.ts";

/** One of the things the words can become, in marked colours, and how it is seen. */
export interface Nearest {
  object: UnderstoodObject;
  random: Random;
  parts: readonly PlacedPart[];
  body: Body;
  view: View;
  seen: Seen;
  /** 0 to 1. */
  likeness: number;
}

/** Variations by chance that are compared with the picture; each is built once, unpainted. */
const VARIATIONS = 8;
/** What is of many points takes long to build: of such fewer are tried, so that a draft still takes two seconds. */
const MANY_POINTS = { from: 8_000, variations: 3, traits: 2 };
/** From here on nobody sees a difference, and nothing more is tried. */
const LIKE_ENOUGH = 0.93;
const MOST_TRAITS = 4;
/** What a first look leaves of the views: variations of one form are seen alike. */
const KEPT_VIEWS = 3;
/** A form nobody asked for must fit clearly better. */
const CLEARLY = 0.03;
/** From the front unless another side fits clearly better. */
const FRONT = 0.02;
/** A difference nobody would see. */
const SEEN_STRETCH = 0.03;

const PROPORTIONS: ReadonlySet<string> = new Set(
  "tall high long slim narrow thin slender short low wide broad flat round square oval fat squat bulbous".split(" "),
);
const STANCES: ReadonlySet<string> = new Set(["sitting", "lying"]);

/** Of what the words can become, what looks most like the picture; then a little taller or lower, where nothing round would suffer. */
export async function nearestForm(object: UnderstoodObject, outline: Outline, randomOf: (variation: number) => Random): Promise<Nearest> {
  const first = await builtAs(object, randomOf(0));
  const looks = looksAt(first, VIEWS, outline);
  const liked = looks.toSorted((one, other) => other.likeness - one.likeness).slice(0, KEPT_VIEWS);
  const kept = looks.filter((look, at) => at === 0 || liked.includes(look)).map(({ view }) => view);
  const isAlive = first.parts.some(({ rig }) => rig);
  let best = likest(first, looks);
  const most = first.body.points.length / 3 > MANY_POINTS.from ? MANY_POINTS : { variations: VARIATIONS, traits: MOST_TRAITS };
  for (let variation = 1; variation < (isAlive ? 1 : most.variations) && best.likeness < LIKE_ENOUGH; variation++) {
    const next = seenBest(await builtAs(object, randomOf(variation)), kept, outline);
    if (next.likeness > best.likeness) best = next;
  }
  const { random, likeness: own } = best;
  for (const trait of triedTraits(object, isAlive ? STANCES : PROPORTIONS).slice(0, most.traits)) {
    if (best.likeness >= LIKE_ENOUGH) break;
    const changed = { ...object, look: { ...object.look, traits: new Set([...object.look.traits, trait]) } };
    const tried = seenBest(await builtAs(isAlive ? rough(changed) : changed, random), VIEWS, outline);
    if (tried.likeness <= Math.max(own + CLEARLY, best.likeness)) continue;
    best = isAlive ? seenBest(await builtAs(changed, random), VIEWS, outline) : tried;
  }
  const factor = stretchTo(best, outline);
  if (Math.abs(Math.log(factor)) < SEEN_STRETCH || !canStretch(best.parts)) return best;
  return { ...best, object: { ...best.object, grammar: stretched(best.object.grammar, factor) } };
}

/** As the words alone would have it, seen from the front. */
export async function plainForm(object: UnderstoodObject, random: Random): Promise<Nearest> {
  const built = await builtAs(object, random);
  const [view] = VIEWS;
  return { ...built, view, seen: seenFrom(built.body, view), likeness: 0 };
}

/** The same animal of far fewer triangles. Other forms would become others: low-poly has designs of its own. */
const rough = (object: UnderstoodObject): UnderstoodObject => ({ ...object, look: { ...object.look, style: "low-poly" } });

type Built = Pick<Nearest, "object" | "random" | "parts" | "body">;

async function builtAs(object: UnderstoodObject, random: Random): Promise<Built> {
  const parts = await builtAlone(object, MARKS, random);
  return { object, random, parts, body: bodyOf(parts) };
}

type Look = Pick<Nearest, "view" | "seen" | "likeness">;

const looksAt = ({ body }: Built, views: readonly View[], outline: Outline): Look[] =>
  views.map((view) => {
    const seen = seenFrom(body, view);
    return { view, seen, likeness: likeness(seen, outline) };
  });

function likest(built: Built, [front, ...sides]: readonly Look[]): Nearest {
  let best = front;
  for (const side of sides) if (side.likeness > best.likeness + (best === front ? FRONT : 0)) best = side;
  return { ...built, ...best };
}

const seenBest = (built: Built, views: readonly View[], outline: Outline): Nearest => likest(built, looksAt(built, views, outline));

/** Traits the form has words of proportion for. Whoever chose one has chosen. */
function triedTraits({ grammar, look }: UnderstoodObject, words: ReadonlySet<string>): string[] {
  const known = Object.entries(grammar.traits ?? {})
    .filter(([trait, synonyms]) => words.has(trait) || synonyms.some((word) => words.has(word)))
    .map(([trait]) => trait);
  return known.some((trait) => look.traits.has(trait)) ? [] : known;
}

/** How much taller it has to become to have the picture's proportion from where it is seen. */
function stretchTo({ view, body, seen }: Nearest, { ratio }: Outline): number {
  let [low, high] = [SHORTEST, TALLEST];
  const heights = heightsOf(body.points, view);
  // From above a thing shows its depth too, which does not grow with its height.
  const ratioAt = (factor: number) => (seen.ratio * (heights.upright * factor + heights.deep)) / (heights.upright + heights.deep);
  for (let round = 0; round < 20; round++) {
    const middle = Math.sqrt(low * high);
    if (ratioAt(middle) < ratio) low = middle;
    else high = middle;
  }
  return Math.sqrt(low * high);
}

function heightsOf(points: Float32Array, { yaw, pitch }: View): { upright: number; deep: number } {
  let [low, high, near, far] = [Infinity, -Infinity, -Infinity, Infinity];
  for (let at = 0; at < points.length; at += 3) {
    low = Math.min(low, points[at + 1]);
    high = Math.max(high, points[at + 1]);
    const depth = points[at + 2] * Math.cos(yaw) - points[at] * Math.sin(yaw);
    near = Math.max(near, depth);
    far = Math.min(far, depth);
  }
  return { upright: (high - low) * Math.cos(pitch), deep: (near - far) * Math.sin(pitch) };
}
