import { Bone, type MeshPhongMaterial, type MeshStandardMaterial, type Object3D } from "three";
import type { Format } from "../format-names.ts";
import { plainName } from "../numbers.ts";
import { meshesOf, readBack } from "../test-reading.ts";
import { type Found, type MapKind, Measure, tenths } from "./test-found.ts";

const SLOTS: readonly (readonly [keyof MeshStandardMaterial & string, MapKind])[] = [
  ["map", "color"],
  ["normalMap", "normal"],
  ["roughnessMap", "roughness"],
  ["metalnessMap", "metallic"],
  ["emissiveMap", "emissive"],
];

/** three's loaders, which draw what people see in the shop. */
export async function readByThree(bytes: Uint8Array, format: Format): Promise<Found> {
  const root = await readBack(bytes, format);
  root.updateMatrixWorld(true);
  const meshes = meshesOf(root);
  const measure = new Measure();
  for (const { geometry, matrixWorld } of meshes) {
    const { position } = geometry.clone().applyMatrix4(matrixWorld).attributes;
    const corners = Array.from({ length: position.count * 3 }, (_, at) => position.getComponent(Math.floor(at / 3), at % 3));
    measure.add(corners, geometry.index?.array ?? Uint32Array.from({ length: position.count }, (_, at) => at));
  }
  const materials = [...new Set(meshes.flatMap(({ material }) => material as MeshStandardMaterial))];
  const seenThrough = materials.filter(({ transparent }) => transparent).map(({ opacity }) => Math.round(opacity * 100));
  return {
    // A node that is called like its scene gets a number here.
    parts: meshes.map(({ name }) => plainName(name).replace(/_(mesh|1)$/, "")).sort(),
    ...measure.measured,
    opacities: [...new Set(seenThrough)].sort(),
    maps: mapsOf(materials[0]),
    ...movement(root, format),
  };
}

const mapsOf = (material: MeshStandardMaterial | MeshPhongMaterial): MapKind[] =>
  SLOTS.flatMap(([slot, kind]) => ((material as MeshStandardMaterial)[slot] ? [kind] : []));

function movement(root: Object3D, format: Format): Pick<Found, "bones" | "clips" | "movers"> {
  if (format === "obj") return {};
  let bones = 0;
  root.traverse((object) => {
    if (object instanceof Bone) bones++;
  });
  // USD has one line of time, on which the clips follow each other.
  if (format === "usdz") return { bones };
  return {
    bones,
    clips: root.animations.map(({ name, duration }): [string, number] => [name, tenths(duration)]).sort(),
    movers: root.animations.reduce((sum, { tracks }) => sum + new Set(tracks.map(({ name }) => name.replace(/\..*/, ""))).size, 0),
  };
}
