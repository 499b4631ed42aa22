import sharp from "sharp";
import { type Lab, labOfBytes } from "../image/form/oklab.ts";

/** Small enough to be read in milliseconds, large enough for the colours of what is in it. */
const SIDE = 64;
/** So far from every colour of the border is something that stands before it. */
const BEFORE = 0.06;
/** Where less than this stands before a background, or more, the picture has none: all of it counts. */
const LEAST_SUBJECT = 0.03;
const MOST_SUBJECT = 0.97;
const OPAQUE = 128;
/** Below this a colour is a grey, and greys are told apart by their light. */
const GREY_CHROMA = 0.035;
const HUES = 12;
const LIGHTS = 4;

/** A colour histogram of what a picture shows, without the background it stands before; sums up to 1. */
export type ColourPrint = readonly number[];

/** Which colours a picture shows, and how much of each: twelve hues and four greys, whatever the light makes of them. */
export async function colourPrint(bytes: Uint8Array): Promise<ColourPrint> {
  const { data, info } = await sharp(bytes).resize(SIDE, SIDE, { fit: "inside" }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const points = Array.from({ length: info.width * info.height }, (_, n): Point => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(n * 4, n * 4 + 4);
    const [x, y] = [n % info.width, Math.floor(n / info.width)];
    const isBorder = x === 0 || y === 0 || x === info.width - 1 || y === info.height - 1;
    return { lab: labOfBytes(red, green, blue), isOpaque: alpha >= OPAQUE, isBorder };
  });
  return histogram(subjectOf(points).map(({ lab }) => lab));
}

interface Point {
  lab: Lab;
  isOpaque: boolean;
  isBorder: boolean;
}

function subjectOf(points: readonly Point[]): readonly Point[] {
  const opaque = points.filter(({ isOpaque }) => isOpaque);
  if (opaque.length < points.length * MOST_SUBJECT) return opaque;
  const border = [...new Map(points.flatMap(({ lab, isBorder }) => (isBorder ? [[shadeOf(lab), lab]] : []))).values()];
  const before = points.filter(({ lab }) => border.every((other) => distance(lab, other) > BEFORE));
  const share = before.length / points.length;
  return share < LEAST_SUBJECT || share > MOST_SUBJECT ? points : before;
}

/** Shades that look the same are asked once: a plain background is a handful of them. */
const SHADE = 0.02;
const shadeOf = (lab: Lab): string => lab.map((part) => Math.round(part / SHADE)).join();

const distance = (one: Lab, other: Lab): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

function histogram(colours: readonly Lab[]): ColourPrint {
  const bins = new Array<number>(HUES + LIGHTS).fill(0);
  const add = (bin: number, weight: number) => {
    bins[bin] = (bins[bin] ?? 0) + weight / colours.length;
  };
  for (const [light, a, b] of colours) {
    const chroma = Math.hypot(a, b);
    // Between grey and colour there is no step: a shade of both counts for both.
    const coloured = Math.min(1, Math.max(0, chroma / GREY_CHROMA - 0.5));
    const turn = ((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * HUES;
    const hue = Math.floor(turn);
    add(hue % HUES, coloured * (1 - (turn - hue)));
    add((hue + 1) % HUES, coloured * (turn - hue));
    const step = Math.min(LIGHTS - 1, Math.max(0, light * LIGHTS - 0.5));
    const low = Math.floor(step);
    add(HUES + low, (1 - coloured) * (1 - (step - low)));
    add(HUES + Math.min(LIGHTS - 1, low + 1), (1 - coloured) * (step - low));
  }
  return bins;
}

/** From so much grey on a picture may be one of the bare shape or its wires, which has no colours to compare. */
const MOST_GREY = 0.85;
/** Below this the colours are another thing's: measured in decision 0093, bench `pictures`. */
const LEAST_LIKENESS = 0.45;

/** Whether a picture shows what was rendered, as far as its colours tell; `null`: it has none that could. */
export function showsSame(picture: ColourPrint, lit: ColourPrint): boolean | null {
  const grey = picture.slice(HUES).reduce((sum, share) => sum + share, 0);
  return grey > MOST_GREY ? null : colourLikeness(picture, lit) >= LEAST_LIKENESS;
}

/** How much of the colours two pictures have in common, from 0 to 1. */
const colourLikeness = (one: ColourPrint, other: ColourPrint): number =>
  one.reduce((sum, share, bin) => sum + Math.min(share, other[bin] ?? 0), 0);
