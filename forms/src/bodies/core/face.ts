import type { Brief } from "@blenda/forge/grammar/brief";
import { darker, hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, placement } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { Vector3 } from "three";
import type { Figure } from "./figure.ts";
import { isOwnNamed, ownColor } from "./own-colors.ts";

export interface EyeLook {
  size: number;
  color: number;
  /** Dark all over with a light in it (animals), or white round the colour (people, cartoons, fish). */
  kind?: "dark" | "white" | "slit" | "bead";
}

/** Pupil, a ring of colour and the window's light in it; the eye looks along its own z. */
function eyeSurface(brief: Brief, { size, color, kind: own = "dark" }: EyeLook): Surface {
  const iris = ownColor(brief, "eye", color);
  const isNamed = isOwnNamed(brief, "eye");
  const kind = isNamed && own === "bead" ? "dark" : own;
  const rim = darker(iris, 0.55);
  const white: Rgb = [0.97, 0.97, 0.95];
  const black = hex(0x0b0a0c);
  // A colour somebody asked for wants to be seen.
  const [ring, pupil] = kind === "white" ? [0.74, 0.44] : [0.95, isNamed ? 0.42 : 0.6];
  return (at, out) => {
    const away = Math.hypot(at.x, at.y) / size;
    setColor(out, kind === "white" ? white : iris);
    if (kind === "white") tint(out, iris, smoothstep(ring + 0.04, ring - 0.04, away));
    tint(out, rim, smoothstep(ring * 0.6, ring, away) * (away < ring + 0.05 ? 0.8 : 0));
    const hole = kind === "slit" ? Math.hypot(at.x * 2.6, at.y * 0.75) / size : away;
    tint(out, black, kind === "bead" ? 1 : smoothstep(pupil + 0.05, pupil - 0.05, hole));
    if (kind === "dark") tint(out, black, smoothstep(0.86, 0.94, away));
    tint(out, white, smoothstep(0.03, 0, Math.hypot(at.x + size * 0.24, at.y - size * 0.32) / size - 0.2));
    tint(out, white, smoothstep(0.03, 0, Math.hypot(at.x - size * 0.26, at.y + size * 0.3) / size - 0.08) * 0.7);
    out.roughness = 0.06;
  };
}

/** Two eyes on the body where rays from the middle of the head meet it: `aside` from the front, `up` from level, in degrees. */
export function eyes(
  figure: Figure,
  bone: string,
  middle: Point,
  where: { aside: number; up: number },
  look: EyeLook,
  isAsleep = false,
): void {
  const { brief } = figure;
  const size = look.size * (brief.isStyle("cartoon") ? 1.2 : 1);
  const [aside, up] = [(where.aside * Math.PI) / 180, (where.up * Math.PI) / 180];
  for (const side of [1, -1]) {
    const way: Point = [side * Math.sin(aside) * Math.cos(up), Math.sin(up), Math.cos(aside) * Math.cos(up)];
    const at = figure.surfaceAt(middle, way);
    const out = new Vector3(...way);
    if (isAsleep) {
      // Small eyes still need lids that are seen, and that fur does not bury.
      const lidSize = Math.max(size, 0.042);
      const right = new Vector3(0, 1, 0).cross(out).normalize();
      const point = (across: number, down: number): Point => {
        const spot = new Vector3(...at).addScaledVector(right, across * lidSize).addScaledVector(out, size * 0.05 + 0.004);
        return [spot.x, spot.y + down * lidSize, spot.z];
      };
      const lid = tube([point(-0.95, 0.1), point(-0.5, -0.28), point(0, -0.4), point(0.5, -0.28), point(0.95, 0.1)], lidSize * 0.17, {
        sides: 6,
        rings: 10,
      });
      figure.attach("eyelids", bone, lid, brief.always("plastic", hex(0x1d1718)));
      continue;
    }
    const sunk = out.clone().multiplyScalar(-size * 0.22);
    const ball = placed(sphere(size, brief.segments(20)), { scale: [1, 1.08, 0.7] });
    // A glance a little more to the front than the skull: animals look at who looks at them.
    const turn: Point = [-where.up * 0.6, side * where.aside * (look.kind === "white" && where.aside < 40 ? 0.35 : 0.8), 0];
    const place = placement({ at: [at[0] + sunk.x, at[1] + sunk.y, at[2] + sunk.z], turn });
    figure.attachOwn("eyes", bone, ball, place, brief.look.glow ? glowing(brief.look.glow) : eyeSurface(brief, { ...look, size }));
  }
}

/** A soft wet nose at the tip of the muzzle. */
export function nose(figure: Figure, bone: string, at: Point, size: Point, color: number): void {
  const surface: Surface = (spot, out) => {
    setColor(out, hex(color));
    tint(out, lighter(hex(color), 0.25), Math.max(0, spot.ny) * 0.4);
    out.roughness = 0.25;
  };
  figure.attach("nose", bone, placed(sphere(1, figure.brief.segments(16)), { at, scale: size }), surface);
}

export function whiskers(figure: Figure, bone: string, at: Point, size: number): void {
  const hairs = [1, -1].flatMap((side) =>
    [-1, 0, 1].map((row) =>
      tube(
        [
          [at[0] + side * size * 0.22, at[1] - size * 0.1 + row * size * 0.06, at[2] - size * 0.1],
          [at[0] + side * size * 0.7, at[1] - size * 0.04 + row * size * 0.14, at[2] - size * 0.1],
          [at[0] + side * size * 1.1, at[1] - size * 0.1 + row * size * 0.24, at[2] - size * 0.25],
        ],
        (t) => size * (0.014 - t * 0.01),
        { sides: 4, rings: 5 },
      ),
    ),
  );
  figure.attach("whiskers", bone, joined(hairs), figure.brief.always("bone", hex(0xf4f0e8)), { density: 0.4 });
}
