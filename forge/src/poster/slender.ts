import { bounds, type PosterModel } from "./scene.ts";

const THIN = 0.19;
const NARROW = 0.62;
const SPARSE = 0.5;
const FOOT = 0.14;
/** So narrow that it is a line however much of its outline it fills: a knife, a chisel, a toothbrush. */
const LINE = 0.2;

/**
 * A sword, an axe, a staff: tall, flat, with much air about it and nothing to stand on. Upright it would be a line in the middle of
 * the picture. Doors fill their outline, lamps have a foot and people have feet: they stay as they are.
 */
export function isSlender({ meshes, skins = [] }: PosterModel): boolean {
  // Whoever has bones stands on feet, whatever staff is in the hand.
  if (skins.length > 0) return false;
  const { min, max } = bounds(meshes);
  const height = max.y - min.y;
  const isFlatAlongZ = max.z - min.z <= max.x - min.x;
  const [thick, wide] = isFlatAlongZ ? [max.z - min.z, max.x - min.x] : [max.x - min.x, max.z - min.z];
  if (!(thick < height * THIN) || !(wide < height * NARROW)) return false;
  const across = isFlatAlongZ ? 0 : 2;
  let area = 0;
  let [footLow, footHigh] = [Infinity, -Infinity];
  for (const { positions, indices } of meshes) {
    for (let corner = 0; corner < indices.length; corner += 3) {
      const [a, b, c] = [indices[corner] * 3, indices[corner + 1] * 3, indices[corner + 2] * 3];
      const [ax, ay] = [positions[a + across], positions[a + 1]];
      area += Math.abs((positions[b + across] - ax) * (positions[c + 1] - ay) - (positions[c + across] - ax) * (positions[b + 1] - ay)) / 2;
    }
    for (let at = 0; at < positions.length; at += 3) {
      if (positions[at + 1] > min.y + height * 0.02) continue;
      footLow = Math.min(footLow, positions[at + across]);
      footHigh = Math.max(footHigh, positions[at + across]);
    }
  }
  // Both faces were counted.
  return (area / 2 < wide * height * SPARSE || wide < height * LINE) && footHigh - footLow < height * FOOT;
}
