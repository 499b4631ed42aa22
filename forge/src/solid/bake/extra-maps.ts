import type { Bitmap } from "../../model.ts";
import type { Unwrapped } from "../atlas/unwrap.ts";
import { fromHsl } from "../color.ts";
import type { Part } from "../part.ts";
import { hashText } from "../random.ts";
import { CellLookup } from "./cell-lookup.ts";
import { blank, byte } from "./maps.ts";
import type { Occlusion } from "./occlusion.ts";

/** Middle grey is the plain skin; the deepest and the highest relief reach the ends. */
export function heightMap(heights: Float32Array, faces: Int32Array, size: number): Bitmap {
  const out = blank(size, 1);
  let reach = 1e-9;
  for (let texel = 0; texel < faces.length; texel++) if (faces[texel] >= 0) reach = Math.max(reach, Math.abs(heights[texel]));
  for (let texel = 0; texel < faces.length; texel++) out.data[texel] = byte(0.5 + heights[texel] / reach / 2);
  return out;
}

/** Bright on outer edges, dark in crevices, middle grey on flats. */
export function curvatureMap(occlusion: Occlusion, faces: Int32Array, mesh: Unwrapped, size: number): Bitmap {
  const out = blank(size, 1);
  const lookup = new CellLookup(occlusion, size);
  for (let texel = 0; texel < faces.length; texel++) {
    if (faces[texel] < 0) continue;
    lookup.read(texel % size, Math.floor(texel / size), mesh.chartOfFace[faces[texel]]);
    out.data[texel] = byte(0.5 + lookup.edge * 0.5 - (1 - lookup.open) * 0.5);
  }
  return out;
}

export function idMap(mesh: Unwrapped, parts: readonly Part[], faces: Int32Array, size: number): Bitmap {
  const out = blank(size, 3);
  const colors = parts.map(({ name }) => {
    const hash = hashText(name);
    return fromHsl((hash % 997) / 997, 0.65, 0.35 + ((hash >>> 10) % 5) * 0.08).map(byte);
  });
  for (let texel = 0; texel < faces.length; texel++) if (faces[texel] >= 0) out.data.set(colors[mesh.partOfFace[faces[texel]]], texel * 3);
  return out;
}
