import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { cushion } from "@blenda/forge/language/pieces/cushion";
import { swept } from "@blenda/forge/language/pieces/swept";
import { mix, smoothstep } from "@blenda/forge/solid/color";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { placed, type Shape } from "@blenda/forge/solid/shapes/shape";

export type Build = "boxy" | "rolled" | "wing" | "tub";

export interface Size {
  seats: number;
  /** Between the arms. */
  inner: number;
  depth: number;
  seat: number;
  arm: number;
  back: number;
}

export const soft = (brief: Brief) => (brief.isStyle("low-poly") ? 3 : brief.isDetailed ? 14 : 9);

export function frame(brief: Brief, { inner, depth, seat, arm, back }: Size, build: Build): Shape[] {
  const steps = soft(brief);
  const isToy = brief.isStyle("cartoon");
  const power = isToy ? 3.4 : build === "boxy" ? 8 : 5;
  const whole = inner + arm * 2;
  const base = placed(cushion(whole - 0.06, 0.36, depth - 0.04, { power: 14, steps }), { at: [0, seat - 0.4, 0] });
  const tilt = build === "boxy" ? -7 : -10;
  const tall = back - seat + 0.5;
  const rear = placed(cushion(build === "boxy" ? whole - 0.04 : inner + 0.12, tall, 0.32, { power, steps }), {
    turn: [tilt, 0, 0],
    at: [0, back - tall / 2, -depth / 2 + 0.1],
  });
  const sides = [-1, 1].flatMap((side) => armShapes(brief, side, { inner, depth, seat, arm }, build, power));
  if (build === "wing")
    sides.push(
      ...[-1, 1].map((side) =>
        placed(cushion(0.17, tall * 0.62, 0.56, { power: 3.2, steps }), {
          turn: [-8, side * 14, 0],
          at: [side * (inner / 2 + 0.04), back - tall * 0.36, -depth / 2 + 0.34],
        }),
      ),
    );
  return [base, rear, ...sides];
}

function armShapes(
  brief: Brief,
  side: number,
  { inner, depth, seat, arm }: Pick<Size, "inner" | "depth" | "seat" | "arm">,
  build: Build,
  power: number,
): Shape[] {
  const steps = soft(brief);
  const x = side * (inner / 2 + arm / 2);
  const top = seat + (build === "boxy" ? 0.36 : 0.44);
  const wall = placed(cushion(arm, top - 0.22, depth - 0.06, { power, steps }), { at: [x, (top + 0.22) / 2 - 0.02, 0.02] });
  if (build === "boxy") return [wall];
  const roll = placed(
    lathe(
      flat`0 -0.5, 0.6 -0.5, 0.92 -0.49, 1 -0.46, 1 0.46, 0.92 0.49, 0.6 0.5, 0 0.5`.map(([r, y]) => [r * arm * 0.62, y * (depth - 0.02)]),
      { segments: brief.segments(28), creaseDegrees: 55 },
    ),
    { turn: [90, 0, 0], at: [x + side * 0.06, top - 0.06, 0.03] },
  );
  return [wall, roll];
}

/** One thick wall bent round the seat, lower towards its ends. */
export function tub(brief: Brief, { inner, depth, seat, back }: Size): Shape[] {
  const steps = soft(brief);
  const [rx, rz] = [inner / 2 + 0.18, depth / 2 - 0.02];
  const top = Math.min(back, seat + 0.78);
  const wall = swept(
    (u, v) => {
      const angle = mix(-128, 128, v) * (Math.PI / 180);
      const ring = u * 2 * Math.PI;
      const [cx, cy] = [Math.cos(ring), Math.sin(ring)];
      const round = (Math.abs(cx) ** 4 + Math.abs(cy) ** 4) ** -0.25;
      const high = mix(seat + 0.24, top, Math.cos(angle / 2) ** 2.2);
      const low = 0.3;
      const end = Math.sqrt(Math.max(0, 1 - Math.max(0, Math.abs(v * 2 - 1) - 0.93) ** 2 / 0.0049));
      const thick = (0.15 + 0.02 * Math.cos(angle)) * (0.25 + 0.75 * end);
      const y = mix(low, high, 0.5) + (cy * round * (high - low)) / 2;
      const lean = 0.12 * smoothstep(low, high, y);
      const r = 1 + lean;
      return [(rx * r + cx * round * thick) * Math.sin(angle), y, -(rz * r + cx * round * thick) * Math.cos(angle)];
    },
    { columns: brief.segments(20), rows: brief.segments(40), creaseDegrees: 70 },
  );
  const base = placed(cushion(inner + 0.16, 0.36, depth - 0.14, { power: 3.4, steps }), { at: [0, seat - 0.36, 0.04] });
  return [wall, base];
}
