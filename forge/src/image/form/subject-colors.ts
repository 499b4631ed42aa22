import type { Rgb } from "../../solid/color.ts";
import { type Lab, rgbOfLab } from "./oklab.ts";

export interface SubjectColor {
  rgb: Rgb;
  /** Of the subject, 0 to 1. */
  share: number;
}

export interface SubjectColors {
  /** The largest first, at most three. */
  colors: SubjectColor[];
  /** For every point its colour's index; -1 where it is a highlight, a shade or too little to count. */
  labels: Int8Array;
}

const GROUPS = 7;
const ROUNDS = 14;
const MOST_COLORS = 3;
/** Groups nearer than this are one colour. */
const SAME = 0.085;
/** Below this a colour is a grey. */
const GREY = 0.055;
/** Light tells white from grey and black, but hardly one red from another: that is mostly shade. */
const LIGHT_OF_GREYS = 0.24;
const LIGHT_OF_HUES = 0.09;
const LEAST_SHARE = 0.05;
/** A gleam is small, and white or a paler tint of the colour around it. */
const GLEAM = { share: 0.16, light: 0.86, turn: 0.4 };
const SHADE = { share: 0.1, light: 0.24 };
/** The colour as it is in good light: its shaded side is darker, and white light on it makes it paler than it is. */
const LIT = 0.65;
const PURE = 0.8;
/** A picture is exposed for the eye: the thing itself is a little darker and stronger in colour. */
const [DARKER, STRONGER] = [0.97, 1.1];

/** What shade leaves alone: in OKLab a darker light shortens all three alike. */
interface Hue {
  light: number;
  a: number;
  b: number;
  /** Of the colour: 0 is grey. */
  strength: number;
}
const hue = (light: number, a: number, b: number): Hue => ({ light, a, b, strength: Math.sqrt(a * a + b * b) });
const hueOf = ([light, a, b]: Lab): Hue => hue(light, a / Math.max(0.2, light), b / Math.max(0.2, light));

/** Asked a million times for one picture. */
function distance(one: Hue, other: Hue): number {
  const weight = Math.min(one.strength, other.strength) > GREY ? LIGHT_OF_HUES : LIGHT_OF_GREYS;
  const [light, a, b] = [(one.light - other.light) * weight, one.a - other.a, one.b - other.b];
  return Math.sqrt(light * light + a * a + b * b);
}

/** The colours a thing has, by area, as somebody would name them: not its gleams, not its shaded side. */
export function subjectColors(points: readonly Lab[]): SubjectColors {
  const hues = points.map(hueOf);
  const { middles, labels } = grouped(hues);
  const counts = middles.map((_, group) => labels.reduce((sum, label) => sum + (label === group ? 1 : 0), 0));
  const shares = counts.map((count) => count / Math.max(1, points.length));
  const into = mergedInto(middles, shares);
  const kept = middles
    .map((_, group) => group)
    .filter((group) => into[group] === group)
    .map((group) => ({ group, share: shares.reduce((sum, share, other) => sum + (into[other] === group ? share : 0), 0) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((one, other) => other.share - one.share || one.group - other.group)
    .slice(0, MOST_COLORS);
  const place = new Map(kept.map(({ group }, at) => [group, at]));
  const named = labels.map((label) => place.get(into[label]) ?? -1);
  const colors = kept.map(({ group, share }) => ({
    share,
    rgb: litColor(
      hues.filter((_, at) => labels[at] === group || (into[labels[at]] === group && !isGleamOf(middles[labels[at]], middles[group]))),
    ),
  }));
  return { colors, labels: named };
}

/** k-means from the points farthest from each other: the same points give the same groups. */
function grouped(hues: readonly Hue[]): { middles: Hue[]; labels: Int8Array } {
  const middles = [meanOf(hues)];
  const nearest = hues.map((hue) => distance(hue, middles[0]));
  while (middles.length < Math.min(GROUPS, hues.length)) {
    const farthest = nearest.reduce((best, value, at) => (value > nearest[best] ? at : best), 0);
    const middle = hues[farthest];
    middles.push(middle);
    for (const [at, hue] of hues.entries()) nearest[at] = Math.min(nearest[at], distance(hue, middle));
  }
  const labels = new Int8Array(hues.length);
  for (let round = 0; round < ROUNDS; round++) {
    const before = labels.slice();
    for (const [at, hue] of hues.entries()) labels[at] = nearestOf(middles, hue);
    if (round > 0 && labels.every((label, at) => label === before[at])) break;
    for (const group of middles.keys()) {
      const own = hues.filter((_, at) => labels[at] === group);
      if (own.length > 0) middles[group] = meanOf(own);
    }
  }
  return { middles, labels };
}

function nearestOf(middles: readonly Hue[], hue: Hue): number {
  let best = 0;
  let least = Infinity;
  for (const [at, middle] of middles.entries()) {
    const far = distance(middle, hue);
    if (far >= least) continue;
    least = far;
    best = at;
  }
  return best;
}

function meanOf(hues: readonly Hue[]): Hue {
  const sum = { light: 0, a: 0, b: 0 };
  for (const { light, a, b } of hues) {
    sum.light += light;
    sum.a += a;
    sum.b += b;
  }
  const count = Math.max(1, hues.length);
  return hue(sum.light / count, sum.a / count, sum.b / count);
}

/** Which group each belongs to, -1 for none: the smaller of two alike joins the larger, gleams join what they lie on. */
function mergedInto(middles: readonly Hue[], shares: readonly number[]): number[] {
  const bySize = middles.map((_, at) => at).toSorted((one, other) => shares[other] - shares[one] || one - other);
  const into = middles.map((_, at) => at);
  const stands: number[] = [];
  for (const group of bySize) {
    const like = stands.find((other) => distance(middles[group], middles[other]) < SAME);
    const tinted = like ?? stands.find((other) => shares[group] < GLEAM.share && isGleamOf(middles[group], middles[other]));
    if (tinted !== undefined) into[group] = tinted;
    else if (stands.length > 0 && isMereLight(middles[group], shares[group], middles[stands[0]])) into[group] = -1;
    else stands.push(group);
  }
  return into;
}

/** A paler tint of the same hue. */
function isGleamOf(pale: Hue, body: Hue): boolean {
  if (pale.light <= body.light || pale.strength >= body.strength || pale.strength < GREY) return false;
  return Math.abs(turnBetween(pale, body)) < GLEAM.turn;
}

/** White light on something coloured, or the black of a corner nobody lit. */
function isMereLight(hue: Hue, share: number, body: Hue): boolean {
  if (hue.strength > GREY) return false;
  const isWhite = hue.light > GLEAM.light && share < GLEAM.share && body.strength > GREY;
  return isWhite || (hue.light < SHADE.light && share < SHADE.share);
}

function turnBetween(one: Hue, other: Hue): number {
  return Math.atan2(one.a * other.b - one.b * other.a, one.a * other.a + one.b * other.b);
}

function litColor(hues: readonly Hue[]): Rgb {
  const light =
    DARKER *
    quantile(
      hues.map((hue) => hue.light),
      LIT,
    );
  const a = quantile(
    hues.map((hue) => hue.a),
    0.5,
  );
  const b = quantile(
    hues.map((hue) => hue.b),
    0.5,
  );
  const middle = Math.hypot(a, b);
  const pure =
    middle < GREY
      ? middle
      : quantile(
          hues.map((hue) => (hue.a * a + hue.b * b) / middle),
          PURE,
        );
  const reach = (Math.max(0.2, light) * pure * (middle < GREY ? 1 : STRONGER)) / Math.max(1e-6, middle);
  return rgbOfLab([light, a * reach, b * reach]);
}

const quantile = (values: number[], share: number): number =>
  values.sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
