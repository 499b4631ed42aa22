import { Box3, Matrix4, Vector3 } from "three";
import { Brief } from "./grammar/brief.ts";
import type { Grammar } from "./grammar/grammar.ts";
import type { Look, Measure } from "./grammar/look.ts";
import type { BuiltThing } from "./scene/built-thing.ts";
import { drawingOf, placedStamp, stampOn } from "./scene/stamp.ts";
import type { PlacedPart, PlacedThing } from "./solid/bake/bake.ts";
import { seededNoise } from "./solid/noise.ts";
import type { Part } from "./solid/part.ts";
import type { Random } from "./solid/random.ts";
import { areaOf, faceted } from "./solid/shapes/shape.ts";
import { openSolids } from "./solid/shapes/solids.ts";
import { veined } from "./solid/surfaces/glowing.ts";
import { sampled } from "./solid/surfaces/sampled.ts";
import { layered } from "./solid/surfaces/surface.ts";

/** Letters want more texels than the wall they stand on. */
const STAMPED_DENSITY = 1.6;

/** A part this large beside the largest one is a main part. */
const DRESSED_SHARE = 0.3;

/** One thing of a scene, before it has a place. */
interface Thing {
  grammar: Grammar;
  look: Look;
}

export async function makeThing({ grammar, look }: Thing, isDetailed: boolean, random: Random): Promise<BuiltThing> {
  const { solids, free } = await openSolids();
  try {
    const noise = seededNoise(random.fork("noise").whole(0, 2 ** 30));
    const brief = new Brief({ look, isDetailed, random, noise, solids });
    const wanted = grammar.build(brief).filter(({ name }) => !isRefused(name, look.without));
    const built = wanted.filter(({ shape }) => shape.getAttribute("position").count > 0);
    const shaped = look.style === "low-poly" ? built.map((part) => ({ ...part, shape: faceted(part.shape) })) : built;
    const dressed = (look.pattern || look.finish) && !brief.hasDressed ? dressLargest(shaped, brief) : shaped;
    const parts = brief.look.glow && !dressed.some(shines) ? dressed.map((part) => lit(part, brief)) : dressed;
    const usual = grammar.metresPerUnit * look.size;
    const scale = look.measure ? measured(look.measure, boundsOf(parts, 1)) : usual;
    const thing: BuiltThing = {
      name: grammar.id,
      is: grammar.is ?? [],
      parts,
      scale,
      box: boundsOf(parts, scale),
      sockets: brief.sockets,
      stamp: null,
    };
    // A mug with a heart of its own needs no second one.
    const hasOwn = look.emblem !== null && look.traits.has(look.emblem);
    const drawing = drawingOf(hasOwn ? { ...look, emblem: null } : look);
    return drawing ? { ...thing, stamp: stampOn(thing, drawing) } : thing;
  } finally {
    free();
  }
}

/** “without a handle” leaves out the part “handle”, and “no wheels” the parts “wheels”. */
const isRefused = (name: string, without: ReadonlySet<string>) => without.has(name) || without.has(name.replace(/s$/, ""));

/** Pattern and finish for the parts most of the thing consists of, where a grammar paints everything itself. */
function dressLargest(parts: readonly Part[], brief: Brief): Part[] {
  const areas = parts.map(({ shape, clear }) => (clear ? 0 : areaOf(shape)));
  const [largest] = [...areas].sort((a, b) => b - a);
  return parts.map((part, at) => (areas[at] > largest * DRESSED_SHARE ? { ...part, surface: brief.dressed(part.surface) } : part));
}

/** Whether a part gives light by itself. */
function shines(part: Part): boolean {
  let isLit = false;
  sampled(part, 60, ({ glow }) => (isLit ||= glow[0] + glow[1] + glow[2] > 0));
  return isLit;
}

/** What is said to glow and has no lamp of its own glows in veins and along its edges. */
function lit(part: Part, { noise, look }: Brief): Part {
  return look.glow && !part.clear ? { ...part, surface: layered(part.surface, veined(noise, look.glow)) } : part;
}

/** The scale that makes it as long as somebody wanted it. */
function measured({ axis, metres }: Measure, box: Box3): number {
  const { x, y, z } = box.getSize(new Vector3());
  return metres / Math.max(1e-6, { x, y, z, longest: Math.max(x, y, z) }[axis]);
}

function boundsOf(parts: readonly Part[], scale: number): Box3 {
  const box = new Box3();
  for (const { shape, place } of parts) {
    shape.computeBoundingBox();
    const own = shape.boundingBox?.clone() ?? new Box3();
    // A turned box holds its contents loosely; points are exact.
    if (place) own.setFromArray(shape.clone().applyMatrix4(place).getAttribute("position").array);
    box.union(own);
  }
  box.min.multiplyScalar(scale);
  box.max.multiplyScalar(scale);
  return box;
}

/** The thing's parts where it stands in the scene. */
export function placedParts({ name, parts, scale, box, stamp, sockets }: BuiltThing, where: Matrix4, carrier?: PlacedThing): PlacedPart[] {
  // Whatever height a grammar built at, the thing stands on the ground it is given.
  const own = new Matrix4().makeTranslation(0, -box.min.y, 0).multiply(new Matrix4().makeScale(scale, scale, scale));
  const turned = box
    .clone()
    .translate(new Vector3(0, -box.min.y, 0))
    .applyMatrix4(where);
  const place = new Matrix4().multiplyMatrices(where, own);
  const middle = box.getCenter(new Vector3()).setY(0).applyMatrix4(where);
  const grip = sockets.find((socket) => socket.name === "grip" || socket.name === "slot");
  // Where nobody told of a grip it is held as in scene/relate.ts, a little below its middle.
  const taken = box.getCenter(new Vector3()).setY(box.getSize(new Vector3()).y * 0.3);
  const held = grip ? new Vector3(...grip.at).applyMatrix4(place) : taken.applyMatrix4(where);
  const thing: PlacedThing = {
    name,
    place,
    base: [middle.x, middle.y, middle.z],
    ...(carrier ? { carrier: { thing: carrier, at: [held.x, held.y, held.z] } } : {}),
  };
  return parts.map((part, at) => ({
    ...part,
    thing,
    ...(stamp?.part === at ? { stamp: placedStamp(stamp, where), density: (part.density ?? 1) * STAMPED_DENSITY } : {}),
    scale: scale * where.getMaxScaleOnAxis() * (part.place?.getMaxScaleOnAxis() ?? 1),
    ground: turned.min.y,
    top: turned.max.y,
    place: place.clone().multiply(part.place ?? new Matrix4()),
  }));
}
