import { Box3, Matrix4, Vector3 } from "three";
import { Brief } from "./grammars/brief.ts";
import type { Grammar } from "./grammars/grammar.ts";
import type { Look } from "./grammars/look.ts";
import type { PlacedPart, PlacedThing } from "./solid/bake/bake.ts";
import { seededNoise } from "./solid/noise.ts";
import type { Part } from "./solid/part.ts";
import type { Random } from "./solid/random.ts";
import { faceted } from "./solid/shapes/shape.ts";
import { openSolids } from "./solid/shapes/solids.ts";

/** One thing of a scene, before it has a place. */
interface Thing {
  grammar: Grammar;
  look: Look;
}

export interface BuiltThing {
  name: string;
  parts: Part[];
  /** In metres, after the thing's own size. */
  box: Box3;
  scale: number;
}

export async function makeThing({ grammar, look }: Thing, isDetailed: boolean, random: Random): Promise<BuiltThing> {
  const { solids, free } = await openSolids();
  try {
    const noise = seededNoise(random.fork("noise").whole(0, 2 ** 30));
    const brief = new Brief({ look, isDetailed, random, noise, solids });
    const built = grammar.build(brief).filter(({ shape }) => shape.getAttribute("position").count > 0);
    const parts = look.style === "low-poly" ? built.map((part) => ({ ...part, shape: faceted(part.shape) })) : built;
    const scale = grammar.metresPerUnit * look.size;
    return { name: grammar.id, parts, scale, box: boundsOf(parts, scale) };
  } finally {
    free();
  }
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
export function placedParts({ name, parts, scale, box }: BuiltThing, where: Matrix4): PlacedPart[] {
  // Whatever height a grammar built at, the thing stands on the ground it is given.
  const own = new Matrix4().makeTranslation(0, -box.min.y, 0).multiply(new Matrix4().makeScale(scale, scale, scale));
  const turned = box
    .clone()
    .translate(new Vector3(0, -box.min.y, 0))
    .applyMatrix4(where);
  const place = new Matrix4().multiplyMatrices(where, own);
  const middle = box.getCenter(new Vector3()).setY(0).applyMatrix4(where);
  const thing: PlacedThing = { name, place, base: [middle.x, middle.y, middle.z] };
  return parts.map((part) => ({
    ...part,
    thing,
    scale: scale * (part.place?.getMaxScaleOnAxis() ?? 1),
    ground: turned.min.y,
    top: turned.max.y,
    place: place.clone().multiply(part.place ?? new Matrix4()),
  }));
}
