import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { turnsAround } from "@blenda/forge/language/pieces/fittings";
import { ribAt } from "@blenda/forge/language/pieces/hull";
import { swept } from "@blenda/forge/language/pieces/swept";
import type { Motion } from "@blenda/forge/solid/part";
import { cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { PlaneForm } from "./forms.ts";
import type { PlanePieces } from "./workshop.ts";

export function addEngines(brief: Brief, form: PlaneForm, pieces: PlanePieces): void {
  if (form.engine === "propeller") addPropeller(brief, form, pieces);
  else addJets(brief, form, pieces);
}

/** What turns round the nose: the blades. */
export const propellerMotion = ({ hull }: PlaneForm): Motion => {
  const nose = hull[hull.length - 1];
  return { kind: "turn", at: [0, nose.y ?? 0, nose.z], axis: [0, 0, 1], from: 0, to: 360, isEndless: true };
};

/** A cowling with cylinders behind it, a polished hub and twisted blades. */
function addPropeller(brief: Brief, { hull, hasTwoWings }: PlaneForm, pieces: PlanePieces): void {
  const chance = brief.random.fork("propeller");
  const nose = hull[hull.length - 1];
  const [z, y, r] = [nose.z, nose.y ?? 0, Math.max(nose.w, nose.h)];
  const segments = brief.segments(40);
  const ring = placed(
    lathe(
      flat`0.7 -0.3, 1.04 -0.3, 1.08 0, 1.02 0.3, 0.9 0.36, 0.8 0.3, 0.76 0, 0.7 -0.3`.map(([a, b]) => [a * r, b * r] as const),
      { segments, creaseDegrees: 50 },
    ),
    { turn: [90, 0, 0] },
  );
  pieces.add(hasTwoWings ? "metal" : "accent", ring, { at: [0, y, z + r * 0.1] });
  pieces.add("dark", placed(cylinder(r * 0.84, r * 0.3, { segments }), { turn: [90, 0, 0] }), { at: [0, y, z + r * 0.08] });
  for (const [, degrees] of turnsAround(7))
    pieces.add("metal", placed(cylinder(r * 0.13, r * 0.34, { bevel: 0.008, segments: 12 }), { at: [0, r * 0.52, 0] }), {
      at: [0, y, z + r * 0.24],
      turn: [0, 0, degrees],
    });
  const hub = lathe(
    flat`0 -0.1, 0.3 -0.1, 0.31 0.1, 0.24 0.4, 0.1 0.6, 0 0.64`.map(([a, b]) => [a * r, b * r] as const),
    { segments: brief.segments(28) },
  );
  pieces.add("metal", placed(hub, { turn: [90, 0, 0] }), { at: [0, y, z + r * 0.4] });
  const long = hasTwoWings ? 0.42 : 0.4;
  const blade = swept(
    (u, v) => {
      const angle = -(u % 1) * 2 * Math.PI;
      const twist = 1.1 - v * 0.75;
      const wide = 0.05 * Math.sin(Math.PI * Math.min(0.97, 0.22 + v * 0.74)) ** 0.7;
      const [a, b] = [Math.cos(angle) * wide, Math.sin(angle) * wide * 0.24];
      return [a * Math.cos(twist) - b * Math.sin(twist), 0.02 + v * long, a * Math.sin(twist) + b * Math.cos(twist)];
    },
    { columns: 12, rows: 10, creaseDegrees: 60 },
  );
  const start = chance.between(15, 50);
  for (const [, degrees] of turnsAround(hasTwoWings ? 2 : 3))
    pieces.add("blade", blade, { at: [0, y, z + r * 0.52], turn: [0, 0, degrees + start] });
}

function addJets(brief: Brief, { engine, wing, hull, isAirliner }: PlaneForm, pieces: PlanePieces): void {
  const segments = brief.segments(36);
  const size = isAirliner ? 0.105 : 0.085;
  const shell = lathe(
    flat`0 -1.5, 0.55 -1.5, 0.62 -1.45, 0.96 -0.6, 1.02 0.5, 0.98 0.95, 0.9 1.02, 0.82 0.95, 0.8 0.6, 0 0.55`.map(
      ([a, b]) => [a * size, b * size * 1.25] as const,
    ),
    { segments, creaseDegrees: 45 },
  );
  const fan = lathe(
    flat`0.76 0.6, 0.4 0.62, 0.24 0.66, 0 0.95`.map(([a, b]) => [a * size, b * size * 1.25] as const),
    { segments: brief.segments(24) },
  );
  const hot = cylinder(size * 0.5, size * 0.1, { segments: brief.segments(24), bevel: 0.004 });
  for (const side of [1, -1]) {
    const away = 0.36;
    const beside = ribAt(hull, -0.62);
    const at: Point =
      engine === "under wings"
        ? [side * wing.span * away, wing.y + wing.rise * away - size * 1.35, wing.z + wing.sweep * away + 0.2]
        : [side * (beside.w + size * 1.15), beside.y + 0.07, -0.62];
    const lying = { turn: [90, 0, 0] as const, at };
    pieces.add(isAirliner ? "accent" : "body", shell, lying);
    pieces.add("metal", fan, lying);
    pieces.add("light", hot, { turn: [90, 0, 0], at: [at[0], at[1], at[2] - size * 1.86] });
    const root: Point =
      engine === "under wings" ? [at[0], wing.y + wing.rise * away, at[2] - 0.16] : [side * beside.w * 0.7, at[1] - 0.01, at[2]];
    pieces.add("body", tube([[at[0], at[1], at[2] - 0.02], root], 0.03, { sides: 10, isStraight: true, flatten: 1.6 }));
  }
}

/** Wheels on legs, or floats that reach as far as the nose. */
export function addGear(brief: Brief, form: PlaneForm, pieces: PlanePieces): void {
  if (brief.has("seaplane")) addFloats(brief, form, pieces);
  else addWheels(brief, form, pieces);
}

function addWheels(brief: Brief, { gear, hull, wing }: PlaneForm, pieces: PlanePieces): void {
  const { front, main, half, radius, low, hasTailWheel } = gear;
  const wheel = (x: number, z: number, r: number, bottom: number) => {
    const tyre = lathe(
      flat`0.5 -0.34, 0.8 -0.36, 1 -0.16, 1 0.16, 0.8 0.36, 0.5 0.34, 0.5 -0.34`.map(([a, b]) => [a * r, b * r] as const),
      { segments: brief.segments(26), creaseDegrees: 50 },
    );
    pieces.add("tyre", placed(tyre, { turn: [0, 0, 90] }), { at: [x, bottom + r, z] });
    pieces.add("metal", placed(cylinder(r * 0.54, r * 0.6, { bevel: r * 0.1, segments: brief.segments(20) }), { turn: [0, 0, 90] }), {
      at: [x, bottom + r, z],
    });
  };
  const strut = (from: Point, to: Point, thick: number) =>
    pieces.add("metal", tube([from, to], thick, { sides: 8, isStraight: true, flatten: 1.5 }));
  for (const side of [1, -1]) {
    wheel(side * half, main, radius, low);
    const belly = ribAt(hull, main);
    const isUnderWing = half > belly.w + 0.02 && !hasTailWheel;
    const root: Point = isUnderWing
      ? [side * half, wing.y + (wing.rise * half) / wing.span, main]
      : [side * belly.w * 0.6, belly.y - belly.h * 0.6, main];
    strut(root, [side * half, low + radius, main], 0.02);
    if (hasTailWheel) strut([side * belly.w * 0.6, belly.y - belly.h * 0.6, main - 0.22], [side * half, low + radius, main], 0.016);
  }
  if (hasTailWheel) {
    strut([-half, low + radius, main], [half, low + radius, main], 0.014);
    const back = ribAt(hull, hull[0].z + 0.22);
    const bottom = back.y - back.h - 0.17;
    wheel(0, hull[0].z + 0.14, 0.045, bottom);
    strut([0, back.y - back.h * 0.5, hull[0].z + 0.2], [0, bottom + 0.045, hull[0].z + 0.14], 0.013);
    return;
  }
  const nose = ribAt(hull, front);
  wheel(0, front, radius * 0.85, low);
  strut([0, nose.y - nose.h * 0.6, front], [0, low + radius * 0.85, front], 0.02);
}

function addFloats(brief: Brief, { hull, gear }: PlaneForm, pieces: PlanePieces): void {
  for (const side of [1, -1]) {
    const x = side * 0.34;
    const float = tube(
      [
        [x, -0.42, -0.78],
        [x, -0.44, -0.4],
        [x, -0.44, 0.3],
        [x, -0.42, 0.74],
        [x, -0.38, 0.92],
      ],
      (t) => 0.105 * Math.sin(Math.PI * Math.min(0.97, Math.max(0.05, t * 0.94 + 0.05))) ** 0.45,
      { sides: brief.segments(18), rings: 26, flatten: 0.85 },
    );
    pieces.add("accent", float);
    for (const z of [0.42, -0.26]) {
      const belly = ribAt(hull, z);
      pieces.add(
        "metal",
        tube(
          [
            [side * belly.w * 0.6, belly.y - belly.h * 0.6, z],
            [x, -0.36, z + 0.04],
          ],
          0.018,
          { sides: 8, isStraight: true },
        ),
      );
    }
    pieces.add("dark", sphere(0.03, 10), { at: [x, -0.38, 0.94 - gear.radius * 0.2] });
  }
}
