import { darker } from "@blenda/forge/solid/color";
import { joined, type Point } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { cloth } from "../../core/cloth.ts";
import { type Making, ringAround } from "./extra-parts.ts";

const LIMBS = ["arm", "forearm", "thigh", "shin"].flatMap((name) => [`${name} left`, `${name} right`]);

/** Strips wound round body, limbs and head, each a little aslant. */
export function bandages(making: Making): void {
  const { figure, frame, color } = making;
  const chance = figure.brief.random.fork("bandages");
  const surface = cloth(figure.brief, darker(color, 0.1));
  const strip = (points: readonly Point[]) => tube([...points, points[0]], 0.017, { isClosed: true, sides: 6, rings: 40, flatten: 0.6 });
  const slant = (points: readonly Point[], by: number): Point[] => points.map(([x, y, z]) => [x, y + x * by, z]);
  const torso = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((t) =>
    strip(slant(ringAround(making, frame.hipY + (frame.shoulderY - frame.hipY) * t, 0.016), chance.between(-0.35, 0.35))),
  );
  figure.attach("bandages", "chest", joined(torso), surface);
  for (const bone of LIMBS) {
    const { head, tail } = figure.boneOf(bone);
    const masses = figure.masses.filter((mass) => mass.bone === bone);
    if (masses.length === 0) continue;
    const rings = [0.15, 0.4, 0.65, 0.88].map((t) => {
      const middle: Point = [head[0] + (tail[0] - head[0]) * t, head[1] + (tail[1] - head[1]) * t, head[2] + (tail[2] - head[2]) * t];
      const [lean, out] = [chance.between(-0.4, 0.4), 1.16];
      return strip(
        Array.from({ length: 14 }, (_, step): Point => {
          const turn = (step / 14) * 2 * Math.PI;
          const at = figure.surfaceAt(middle, [Math.sin(turn), 0, Math.cos(turn)], masses);
          const x = (at[0] - middle[0]) * out;
          return [middle[0] + x, at[1] + x * lean, middle[2] + (at[2] - middle[2]) * out];
        }),
      );
    });
    figure.attach("bandages", bone, joined(rings), surface);
  }
}
