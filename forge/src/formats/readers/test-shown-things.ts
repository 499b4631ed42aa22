import type { Forms } from "../../forms.ts";
import { build, read } from "../../generate.ts";
import type { MaterialMaps, Mesh, Model } from "../../model.ts";
import { unwrap } from "../../solid/atlas/unwrap.ts";
import { structured } from "../../structure/structured.ts";
import { plainName } from "../numbers.ts";
import { type Found, MAP_KINDS, Measure, tenths } from "./test-found.ts";

/** A plain thing, a hinge, wheels, an animal, a person with something in the hand, glass with liquid, and several things at once. */
export const SHOWN = {
  crate: "a wooden crate",
  chest: "a treasure chest",
  car: "a car",
  horse: "a horse",
  knight: "a knight holding a sword",
  potion: "a red potion bottle",
  scene: "a book on a chair beside two mugs",
} as const;

const SIDE = 4;
const flat = (...color: number[]) => ({
  width: SIDE,
  height: SIDE,
  channels: 3 as const,
  data: Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => color[at % 3]),
});

/** Pictures of one colour: painting takes the longest, and readers do not look at it. */
const maps = (): MaterialMaps => ({
  baseColor: flat(180, 90, 40),
  normal: flat(128, 128, 255),
  orm: flat(255, 102, 51),
  emissive: flat(0, 9, 0),
});

export async function shownThing(name: keyof typeof SHOWN, forms: Forms): Promise<Model> {
  const prompt = SHOWN[name];
  const parts = await build(await read(prompt, forms), { prompt, resolution: "draft", complexity: "normal", highPack: false });
  const model = structured(name, unwrap(parts), parts, maps());
  return { ...model, meshes: model.meshes.map(thinned) };
}

/** One triangle in so many is left: readers take long over each, and one is as good as another. */
const LEFT = 8;

function thinned(mesh: Mesh): Mesh {
  const kept = Array.from(mesh.indices).filter((_, corner) => Math.floor(corner / 3) % LEFT === 0);
  const now = new Map([...new Set(kept)].sort((a, b) => a - b).map((vertex, at) => [vertex, at]));
  const only = <T extends Float32Array | Uint8Array>(values: T, width: number) =>
    values.filter((_, at) => now.has(Math.floor(at / width))) as T;
  return {
    ...mesh,
    positions: only(mesh.positions, 3),
    normals: only(mesh.normals, 3),
    uvs: only(mesh.uvs, 2),
    indices: Uint32Array.from(kept, (vertex) => now.get(vertex) ?? 0),
    ...(mesh.joints && mesh.weights ? { joints: only(mesh.joints, 4), weights: only(mesh.weights, 4) } : {}),
  };
}

/** What a reader should find in a file of the model. */
export function expected({ meshes, materials, skins = [], clips = [] }: Model): Required<Found> {
  const measure = new Measure();
  for (const { positions, indices } of meshes) measure.add(positions, indices);
  return {
    parts: meshes.map(({ name }) => plainName(name)).sort(),
    ...measure.measured,
    bones: skins.reduce((sum, { joints }) => sum + joints.length, 0),
    clips: clips.map(({ name, seconds }): [string, number] => [name, tenths(seconds)]).sort(),
    movers: clips.reduce((sum, { channels }) => sum + new Set(channels.map(({ node }) => node)).size, 0),
    maps: [...MAP_KINDS],
    opacities: materials.flatMap(({ opacity = 1 }) => (opacity < 1 ? [Math.round(opacity * 100)] : [])).sort(),
  };
}
