import { flat } from "@blenda/forge/language/numbers";
import { anticlockwise, softOutline } from "@blenda/forge/language/pieces/outlines";
import { darker, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { extruded } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import type { Figure } from "./figure.ts";

interface WingLook {
  /** The left shoulder, as drawn. */
  at: Point;
  size: number;
  color: Rgb;
  bone: Rgb;
}

const SKIN = flat`0 0, 0.16 0.34, 0.5 0.62, 0.86 0.7, 0.84 0.42, 0.7 0.28, 0.66 0.04, 0.48 0.06, 0.34 -0.16, 0.18 -0.06`;
const FINGERS = [
  flat`0 0, 0.16 0.34, 0.5 0.62, 0.86 0.7`,
  flat`0.16 0.34, 0.5 0.36, 0.84 0.42`,
  flat`0.16 0.34, 0.44 0.18, 0.66 0.04`,
  flat`0.16 0.34, 0.3 0.06, 0.34 -0.15`,
];

/** Skins between fingers, half spread, on bones of their own. */
export function dragonWings(figure: Figure, { at, size, color, bone }: WingLook): void {
  for (const side of [1, -1]) {
    const name = side > 0 ? "wing left" : "wing right";
    const root: Point = [at[0] * side, at[1], at[2]];
    figure.bone(name, "chest", root, [root[0] + side * size * 0.5, root[1] + size * 0.4, root[2] - size * 0.2]);
    figure.turn(name, figure.brief.has("flying") ? [0, 0, -side * 22] : [0, 0, 0]);
    const spread = (shape: Shape) =>
      placed(
        warped(
          shape,
          (point) => {
            point.z -= point.x * point.x * 0.35;
          },
          40,
        ),
        { turn: [0, side * 30, 0], at: root, scale: size },
      );
    const skin = extruded(anticlockwise(SKIN.map(([x, y]) => [x * side, y] as const)), 0.03, { bevel: 0.008, creaseDegrees: 30 });
    const surface: Surface = (spot, out) => {
      setColor(out, color);
      tint(out, darker(color, 0.35), smoothstep(0.3, 0, Math.hypot(spot.x - root[0], spot.y - root[1])));
      tint(out, lighter(color, 0.2), Math.max(0, Math.sin(spot.x * 34 + spot.y * 18)) * 0.12);
      out.roughness = 0.6;
    };
    figure.attach("wings", name, spread(skin), surface);
    const bones = FINGERS.map((finger) =>
      tube(
        finger.map(([x, y]): Point => [x * side, y, 0]),
        (t) => 0.036 - t * 0.022,
        { sides: 8, rings: 10 },
      ),
    );
    figure.attach("wings", name, joined(bones.map(spread)), figure.brief.always("plastic", darker(bone, 0.15)));
  }
}

/** One long feather lying in the x-z plane, its root at the origin, pointing along x. */
function feather(long: number, wide: number): Shape {
  const outline = softOutline(
    flat`0 -0.25, 0.3 -0.5, 0.8 -0.46, 1 0, 0.8 0.42, 0.3 0.4, 0 0.2`.map(([x, y]) => [x * long, y * wide] as const),
    16,
  );
  return extruded(anticlockwise(outline), 0.022, { bevel: 0.007, creaseDegrees: 40 }).rotateX(-Math.PI / 2);
}

/** A bird's wing spread to the left: rows of feathers along an arm, drawn level; `long` is from shoulder to tip. */
export function featherWing(long: number, wide: number): { flight: Shape; cover: Shape; down: Shape } {
  const row = (count: number, reach: number, from: number, to: number, lift: number, fan: number) =>
    joined(
      Array.from({ length: count }, (_, step) => {
        const t = step / (count - 1);
        const turn = 84 - t * fan;
        const size = wide * reach * (0.82 + 0.45 * t);
        return placed(feather(size, size * 0.34), {
          turn: [0, turn, 0],
          at: [long * (from + (to - from) * t), lift + t * 0.004 + step * 0.002, -wide * 0.04 + Math.sin(t * 2.4) * wide * 0.16],
        });
      }),
    );
  return {
    flight: row(11, 1.0, 0.06, 0.82, 0, 70),
    cover: row(10, 0.62, 0.05, 0.76, 0.018, 62),
    down: row(9, 0.36, 0.05, 0.7, 0.034, 56),
  };
}
