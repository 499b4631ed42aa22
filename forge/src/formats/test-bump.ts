import { Matrix4 } from "three";
import type { Model } from "../model.ts";
import { unwrap } from "../solid/atlas/unwrap.ts";
import { bake, type PlacedPart } from "../solid/bake/bake.ts";
import { smoothstep } from "../solid/color.ts";
import { box } from "../solid/shapes/forms.ts";
import { placed } from "../solid/shapes/shape.ts";
import { type Surface, setColor } from "../solid/surfaces/surface.ts";

/** A dome in the relief of the front, at its middle; left half red, right half blue; the upper half is metal. */
const dome: Surface = (at, out) => {
  const isFront = at.nz > 0.9;
  setColor(out, at.x < 0 ? [0.9, 0.1, 0.1] : [0.1, 0.1, 0.9]);
  out.roughness = 0.4;
  out.metallic = at.y > 1 ? 1 : 0;
  out.height = isFront ? 0.12 * smoothstep(0.4, 0, Math.hypot(at.x, at.y - 1)) : 0;
  if (at.ny > 0.9) out.glow = [0, 1, 0];
};

/** A plate of 1 × 2 × 0.5 metres standing on the ground, with a known bump. */
export async function bumpModel(): Promise<Model> {
  const shape = placed(box(1, 2, 0.5, 0.02), { at: [0, 1, 0] });
  const part: PlacedPart = { name: "plate", shape, surface: dome, place: new Matrix4(), scale: 1, ground: 0, top: 2 };
  const skin = unwrap([part]);
  const maps = await bake(skin, [part], { size: 256, hasExtraMaps: true }, async () => {});
  const { positions, normals, uvs, indices } = skin;
  return {
    name: "bump plate",
    meshes: [{ name: "plate", positions, normals, uvs, indices, material: 0 }],
    materials: [{ name: "enamel", maps }],
  };
}
