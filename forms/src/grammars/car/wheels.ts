import { turnsAround } from "@blenda/forge/language/pieces/fittings";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placed, placement } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import type { CarLayer, CarShell } from "./shell.ts";

/** Each wheel is a copy with coordinates of its own, so that its tread runs round it. */
export function wheels(shell: CarShell, surfaces: Record<CarLayer, Surface>, [wide, , long]: Point): Part[] {
  const { brief, form, name } = shell;
  const { radius, width, front, rear } = form.wheel;
  const segments = brief.segments(26);
  const half = width / 2;
  const profile = [
    [0.62, -1],
    [0.8, -1.04],
    [0.95, -0.9],
    [1, -0.6],
    [1, 0.6],
    [0.95, 0.9],
    [0.8, 1.04],
    [0.62, 1],
  ].map(([r, x]) => [r * radius, x * half] as const);
  const tyre = placed(lathe(profile, { segments, creaseDegrees: 40 }), { turn: [0, 0, -90] });
  const dish = [
    [0, -0.7],
    [0.64, -0.7],
    [0.65, 0.86],
    [0.6, 0.96],
    [0.54, 0.7],
    [0.2, 0.55],
    [0.18, 0.86],
    [0, 0.9],
  ].map(([r, x]) => [r * radius, x * half] as const);
  const spokes = brief.random.fork("spokes").pick([5, 6, 8]);
  const rim = new Gathered<"rim">();
  rim.add("rim", placed(lathe(dish, { segments }), { turn: [0, 0, -90] }));
  for (const [, degrees] of turnsAround(name === "classic" ? 0 : spokes))
    rim.add("rim", placed(box(0.03, radius * 0.46, radius * 0.16, 0.008), { at: [half * 0.78, radius * 0.36, 0] }), {
      turn: [degrees, 0, 0],
    });
  const [rimPart] = rim.parts({ rim: surfaces.rim });
  const side = Math.max(shell.bodySide(front), form.fenders ? form.fenders[3] + form.fenders[0] * 0.8 : 0) * wide - half * 0.8;
  return [front, rear].flatMap((z) =>
    [1, -1].flatMap((sign): Part[] => {
      const place = placement({ at: [sign * side, radius, z * long], turn: [0, sign > 0 ? 0 : 180, 0] });
      // Turned to the other side, its own axis points there too.
      const motion = { kind: "turn", at: [0, 0, 0], axis: [sign, 0, 0], from: 0, to: 360, isEndless: true } as const;
      return [
        { name: "tyres", shape: tyre, surface: surfaces.tyre, place, motion },
        { ...rimPart, place, motion },
      ];
    }),
  );
}

/** Discs of light instead of wheels, on short legs. */
export function pads(shell: CarShell, surfaces: Record<CarLayer, Surface>, scale: Point): Part[] {
  const { brief, form } = shell;
  const { radius, front, rear } = form.wheel;
  const bin = new Gathered<"chrome" | "light" | "dark">();
  const segments = brief.segments(30);
  const y = radius * 1.02;
  for (const z of [front, rear]) {
    for (const side of [1, -1]) {
      const at: Point = [side * 0.29, y, z];
      bin.add(
        "dark",
        lathe(
          [
            [0, -0.1],
            [radius * 0.8, -0.1],
            [radius, -0.04],
            [radius, 0.03],
            [radius * 0.7, 0.1],
            [0, 0.1],
          ],
          { segments },
        ),
        { at },
      );
      bin.add(
        "light",
        lathe(
          [
            [radius * 0.5, -0.125],
            [radius * 0.72, -0.12],
            [radius * 0.72, -0.09],
            [radius * 0.5, -0.09],
          ],
          { segments },
        ),
        { at },
      );
      bin.add(
        "chrome",
        tube(
          [
            [side * 0.29, y - 0.08, z],
            [side * 0.29, 0.02, z],
          ],
          0.03,
          { sides: 10, isStraight: true },
        ),
      );
      bin.add("dark", cylinder(0.08, 0.03, { top: 0.05, bevel: 0.008, segments: 16 }), { at: [side * 0.29, 0.015, z] });
    }
  }
  return bin
    .parts({ chrome: surfaces.chrome, light: surfaces.light, dark: surfaces.dark })
    .map((part) => ({ ...part, place: placement({ scale }) }));
}
