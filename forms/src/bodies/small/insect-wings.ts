import { flat } from "@blenda/forge/language/numbers";
import { anticlockwise, type Pair, softOutline } from "@blenda/forge/language/pieces/outlines";
import { darker, hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { extruded, sphere } from "@blenda/forge/solid/shapes/forms";
import { type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import type { Tones } from "../core/creature.ts";
import type { Figure } from "../core/figure.ts";
import { ownColor } from "../core/own-colors.ts";
import type { InsectStance } from "./insect-stances.ts";

export type WingKind = "bee" | "butterfly" | "dragonfly" | "ladybird" | "beetle";

const FORE = flat`0 0, 0.12 0.3, 0.5 0.82, 0.95 0.86, 0.98 0.5, 0.72 0.12, 0.3 -0.04`;
const HIND = flat`0 0.02, 0.4 0.02, 0.74 -0.06, 0.82 -0.4, 0.6 -0.72, 0.3 -0.66, 0.12 -0.3`;
const BLADE = flat`0 -0.04, 0.3 -0.1, 0.8 -0.12, 1 0, 0.85 0.09, 0.3 0.07`;
const DROP = flat`0 -0.05, 0.35 -0.22, 0.8 -0.24, 1 -0.04, 0.85 0.16, 0.4 0.14`;

/** A flat wing in the x-z plane: outline x outwards, y forwards. */
function sheet(outline: readonly Pair[], size: number, side: number, thick = 0.022): Shape {
  const line = softOutline(
    outline.map(([x, y]) => [x * side * size, y * size] as const),
    36,
  );
  return extruded(anticlockwise(line), thick, { bevel: thick * 0.3, creaseDegrees: 40 })
    .rotateX(-Math.PI / 2)
    .scale(1, 1, 1);
}

/** Thin skin with veins. */
function clearWing(color: Rgb, root: Point): Surface {
  return (at, out) => {
    const [x, z] = [Math.abs(at.x - root[0]), at.z - root[2]];
    const vein = Math.abs(Math.sin(Math.atan2(z, x) * 11)) < 0.12 || Math.abs(Math.sin(x * 26)) < 0.06;
    setColor(out, color);
    if (vein) tint(out, darker(color, 0.55), 0.8);
    out.roughness = 0.15;
  };
}

/** A dark rim with pale dots, bright fields between veins. */
function butterflyWing(color: Rgb, second: Rgb, dark: Rgb, root: Point, size: number): Surface {
  return (at, out) => {
    const [x, z] = [Math.abs(at.x - root[0]) / size, (root[2] - at.z) / size];
    const away = Math.hypot(x, z);
    const turn = Math.atan2(z, x);
    setColor(out, color);
    tint(out, second, smoothstep(0.55, 0.15, away) * 0.7);
    const rim = smoothstep(0.72, 0.8, Math.hypot(x - 0.32, (Math.abs(z) - 0.22) * 0.9) + 0.22);
    const vein = smoothstep(0.14, 0.06, Math.abs(Math.sin(turn * 6)));
    tint(out, dark, Math.max(rim, vein * smoothstep(0.2, 0.5, away) * 0.8));
    const dot = Math.sin(turn * 12) > 0.55 && rim > 0.9 && Math.sin(away * 60) > 0.2;
    if (dot) setColor(out, lighter(second, 0.5));
    out.roughness = 0.55;
  };
}

interface WingLook {
  kind: WingKind;
  size: number;
  color: number;
}

/** Wings on both sides, open or folded as the stance asks. */
export function addWings(
  figure: Figure,
  { kind, size, color }: WingLook,
  thorax: readonly number[],
  stance: InsectStance,
  tones: Tones,
): void {
  const isFlying = stance === "flying";
  const isResting = stance === "resting";
  for (const side of [1, -1]) {
    const name = side > 0 ? "wing left" : "wing right";
    const root: Point = [side * thorax[2] * 0.35, thorax[1] + thorax[3] * 0.8, thorax[0]];
    figure.bone(name, "body", root, [root[0] + side * size * 0.7, root[1], root[2]]);
    const put = (shape: Shape, surface: Surface) => figure.attach("wings", name, placed(shape, { at: root }), surface);
    if (kind === "butterfly") {
      figure.turn(name, [0, 0, side * (isFlying ? 14 : isResting ? 84 : 46)]);
      const surface = butterflyWing(figure.brief.color(0, hex(color)), tones.second, tones.dark, root, size);
      put(sheet(FORE, size, side), surface);
      put(sheet(HIND, size * 0.92, side), surface);
    } else if (kind === "dragonfly") {
      figure.turn(name, [0, 0, side * (isFlying ? 12 : isResting ? -14 : 2)]);
      const surface = clearWing(ownColor(figure.brief, "clear wing", color), root);
      put(sheet(BLADE, size, side).rotateY(side * 0.16), surface);
      put(
        sheet(BLADE, size * 0.92, side)
          .translate(0, 0, -0.16)
          .rotateY(-side * 0.12),
        surface,
      );
    } else if (kind === "bee") {
      figure.turn(name, isFlying ? [0, 0, side * 26] : [0, side * (isResting ? 62 : 44), side * 22]);
      const surface = clearWing(ownColor(figure.brief, "clear wing", color), root);
      put(sheet(DROP, size, side), surface);
      put(sheet(DROP, size * 0.7, side).rotateY(side * 0.55), surface);
    } else ladybird(figure, name, side, size, thorax, isFlying, tones, kind === "ladybird" ? ROUND : LONG);
  }
}

interface Shells {
  wide: number;
  high: number;
  long: number;
  /** Across and along one shell. */
  spots: readonly (readonly [number, number])[];
}
const ROUND: Shells = {
  wide: 0.72,
  high: 0.66,
  long: 0.86,
  spots: [
    [0.42, 0.42],
    [0.5, -0.06],
    [0.3, -0.5],
    [0.06, 0.1],
  ],
};
const LONG: Shells = { wide: 0.6, high: 0.5, long: 0.92, spots: [] };

/** Two shells that open over thin wings. */
function ladybird(
  figure: Figure,
  name: string,
  side: number,
  size: number,
  thorax: readonly number[],
  isFlying: boolean,
  tones: Tones,
  { wide, high, long, spots }: Shells,
): void {
  const [z, y] = [thorax[0] - size * 0.72, thorax[1]];
  const shell = sphere(1, 36);
  const position = shell.getAttribute("position");
  // Half an egg: the inner side is pressed flat against the other shell.
  for (let at = 0; at < position.count; at++) if (position.getX(at) * side < 0) position.setX(at, 0);
  const half = placed(shell, { scale: [size * wide, size * high, size * long], at: [side * 0.004, y, z] });
  const front: Point = [side * 0.03, y + size * 0.3, z + size * 0.72];
  figure.bone(`shell ${name}`, "body", front, [front[0] + side * 0.1, front[1], front[2] - size]);
  figure.turn(`shell ${name}`, isFlying ? [18, -side * 46, -side * 26] : [0, 0, 0]);
  const surface: Surface = (at, out) => {
    setColor(out, tones.main);
    const [x, along] = [Math.abs(at.x) / (size * wide), (at.z - z) / (size * long)];
    for (const [sx, sz] of spots)
      tint(out, tones.dark, smoothstep(0.19, 0.16, Math.hypot(x - sx, (along - sz) * 1.1)) * (at.y > y ? 1 : 0));
    tint(out, tones.dark, smoothstep(0.035, 0.02, x));
    if (spots.length === 0) {
      // Fine grooves along the shells.
      const groove = Math.max(0, Math.sin(x * 44 - 1)) ** 6;
      tint(out, tones.dark, groove * 0.4);
      out.height = -groove * 0.006;
    }
    if (at.y < y - size * 0.1) setColor(out, darker(tones.main, 0.4));
    out.roughness = 0.16;
  };
  figure.attach("shell", `shell ${name}`, half, surface);
  if (isFlying) {
    figure.turn(name, [0, side * 20, side * 12]);
    figure.attach(
      "wings",
      name,
      placed(sheet(DROP, size * 1.5, side), { at: [side * 0.05, y + size * 0.4, z + size * 0.4] }),
      clearWing(hex(0xdfe6ea), [0, y, z]),
    );
  }
}
