import { hex, type Rgb } from "@blenda/forge/solid/color";
import { box, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { cloth } from "../../core/cloth.ts";
import { horn } from "../../core/details.ts";
import type { Figure } from "../../core/figure.ts";
import type { Frame } from "../skeleton.ts";

export type At = (x: number, up: number, ahead: number) => Point;
export type Put = (name: string, shape: Shape, surface?: ReturnType<Figure["brief"]["always"]>) => void;

export function crown({ brief }: Figure, at: At, s: number, kind: "crown" | "tiara", put: Put): void {
  const isTiara = kind === "tiara";
  const gold = brief.always("gold");
  put("crown", placed(torus(s * 1.02, s * 0.09, 40, 10), { at: at(0, 0.78, -0.1), turn: [-8, 0, 0], scale: [1, 1.5, 1] }), gold);
  const count = isTiara ? 5 : 8;
  const spikes = Array.from({ length: count }, (_, step) => {
    const turn = isTiara ? ((step - 2) * 30 * Math.PI) / 180 : (step / count) * 2 * Math.PI;
    const high = isTiara ? 0.62 - Math.abs(step - 2) * 0.14 : 0.6;
    const [x, z] = [Math.sin(turn), Math.cos(turn)];
    return [
      horn(
        [at(x * 1.0, 0.75, z - 0.1), at(x * 1.08, 0.9 + high * 0.4, z * 1.08 - 0.12), at(x * 1.14, 0.9 + high, z * 1.14 - 0.14)],
        s * 0.26,
        6,
        0.1,
      ),
      placed(sphere(s * 0.1, 10), { at: at(x * 1.15, 0.93 + high, z * 1.15 - 0.14) }),
    ];
  });
  put("crown", joined(spikes.flat()), gold);
  put("gem", placed(sphere(s * 0.15, 12), { at: at(0, 0.95, 0.95), scale: [1, 1.2, 0.6] }), brief.always("crystal", hex(0xc0203a)));
}

export function astronaut(figure: Figure, { headAt, build }: Frame, color: Rgb): void {
  const s = build.head;
  const { brief } = figure;
  const at: Point = [0, headAt[1] - s * 0.05, headAt[2] - s * 0.05];
  figure.attach(
    "collar ring",
    "head",
    placed(torus(s * 1.1, s * 0.22, 36, 10), { at: [0, headAt[1] - s * 1.25, headAt[2] - s * 0.1] }),
    brief.always("steel"),
  );
  const shell = figure.skin({ triangles: 1_800, soft: 0.02 }, [
    { bone: "head", at: [0, at[1] + s * 0.1, at[2] - s * 0.28], size: [s * 1.5, s * 1.55, s * 1.32] },
    ...[1, -1].map((side) => ({
      bone: "head",
      at: [side * s * 1.45, at[1], at[2]] as Point,
      size: [s * 0.3, s * 0.42, s * 0.42] as Point,
    })),
  ]);
  figure.parts.push({ name: "helmet", shape: shell, surface: brief.always("plastic", color) });
  figure.attach(
    "visor",
    "head",
    placed(sphere(1, 32), { at: [0, at[1] + s * 0.12, at[2] + s * 0.42], scale: [s * 1.18, s * 1.08, s * 0.86] }),
    brief.always("gold", hex(0xd9a441)),
  );
}

export function knight(figure: Figure, at: At, s: number): void {
  const { brief } = figure;
  const steel = brief.always("steel", brief.color(3, hex(0xb9bec6)));
  const shape = lathe(
    (
      [
        [0, -1.02],
        [0.82, -1.0],
        [1.06, -0.6],
        [1.18, 0.1],
        [1.14, 0.6],
        [0.86, 1.05],
        [0.4, 1.28],
        [0, 1.34],
      ] as const
    ).map(([r, up]) => [r * s, up * s] as const),
    { segments: 36, creaseDegrees: 60 },
  );
  figure.attach("helmet", "head", placed(shape, { at: at(0, 0.05, 0.02) }), steel);
  const dark = brief.always("iron", hex(0x15161a));
  for (const side of [1, -1])
    figure.attach(
      "slits",
      "head",
      placed(box(s * 0.62, s * 0.15, s * 0.3, 0.004), { at: at(side * 0.45, 0.12, 1.02), turn: [0, side * 24, 0] }),
      dark,
    );
  for (const row of [-0.3, -0.52])
    for (const x of [-0.4, -0.15, 0.15, 0.4])
      figure.attach("holes", "head", placed(sphere(s * 0.06, 8), { at: at(x, row, 1.12 - Math.abs(x) * 0.3 + (row + 0.3) * 0.6) }), dark);
  figure.attach(
    "ridge",
    "head",
    tube([at(0, -0.9, 0.95), at(0, -0.2, 1.24), at(0, 0.6, 1.2), at(0, 1.3, 0.4), at(0, 1.2, -0.5)], s * 0.07, { sides: 8, rings: 24 }),
    steel,
  );
  const plume = [0, 1, 2, 3, 4].map((step) =>
    horn(
      [at(0, 1.3, 0.1 - step * 0.12), at(0, 1.75 - step * 0.06, -0.3 - step * 0.25), at(0, 1.6 - step * 0.3, -0.9 - step * 0.22)],
      s * 0.24,
      8,
      0.15,
    ),
  );
  figure.attach("plume", "head", joined(plume), cloth(brief, brief.color(2, hex(0xb3261e))));
}

export function hood(figure: Figure, { headAt, build }: Frame, color: Rgb, hasTies: boolean): void {
  const s = build.head;
  const at = (x: number, up: number, ahead: number): Point => [x * s, headAt[1] + up * s, headAt[2] + ahead * s];
  const fabric = cloth(figure.brief, color);
  const shape = figure.skin({ triangles: 2_400, soft: 0.03 }, [
    { bone: "head", at: at(0, 0.35, -0.14), size: [s * 1.1, s * 0.98, s * 1.1] },
    { bone: "head", at: at(0, -0.55, 0.08), size: [s * 0.92, s * 0.62, s * 1.02] },
    { bone: "neck", from: at(0, -0.9, 0), to: at(0, -1.5, 0), thick: [s * 0.6, s * 0.7] },
  ]);
  figure.parts.push({ name: "hood", shape, surface: fabric });
  if (!hasTies) return;
  for (const side of [1, -1])
    figure.attach(
      "ties",
      "head",
      placed(box(s * 0.24, s * 1.2, s * 0.06, 0.004), { at: at(side * 0.2, 0.0, -1.28), turn: [16, 0, side * 14] }),
      cloth(figure.brief, hex(0xb3261e)),
    );
}

export function pirate(at: At, s: number, color: Rgb, put: Put, figure: Figure): void {
  const { brief } = figure;
  const brow = 0.5;
  const brim = warped(
    lathe(
      (
        [
          [0, -0.05],
          [1.0, -0.05],
          [1.9, 0.05],
          [1.92, 0.12],
          [1.0, 0.2],
          [0.95, 0.7],
          [0.5, 0.92],
          [0, 0.95],
        ] as const
      ).map(([r, up]) => [r * s, up * s] as const),
      { segments: 48 },
    ),
    (point) => {
      const away = Math.max(0, Math.hypot(point.x, point.z) / s - 1);
      // Turned up at three sides.
      const turn = Math.atan2(point.x, point.z);
      const lift = 0.5 + 0.5 * Math.cos(turn * 3 + Math.PI);
      point.y += away * s * (0.25 + 0.75 * (1 - lift));
      point.x *= 1 - away * 0.3 * (1 - lift);
      point.z *= 1 - away * 0.3 * (1 - lift);
    },
  );
  put("hat", placed(brim, { at: at(0, brow, -0.05), turn: [-4, 0, 0] }), brief.always("leather", color));
  put("skull", placed(sphere(s * 0.26, 16), { at: at(0, brow + 0.62, 1.12), scale: [1, 1, 0.5] }), brief.always("bone", hex(0xf3efe4)));
  for (const side of [1, -1])
    put("skull", placed(sphere(s * 0.07, 10), { at: at(side * 0.1, brow + 0.66, 1.24) }), brief.always("plastic", hex(0x15130f)));
}
