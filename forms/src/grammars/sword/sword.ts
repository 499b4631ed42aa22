import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { hex, mix, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, sphere } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { halfWidth, PATTERNS, type Pattern, section } from "./patterns.ts";
import { bladeSurface, fittingSurface, gripSurface } from "./surfaces.ts";

export const sword: Grammar = {
  id: "sword",
  is: ["gems first", "point first"],
  already: "long sharp pointed",
  nouns: [
    "sword",
    "blade",
    "longsword",
    "broadsword",
    "greatsword",
    "katana",
    "scimitar",
    "sabre",
    "saber",
    "rapier",
    "gladius",
    "claymore",
    "dagger",
  ],
  about: "a sword or blade with guard, grip and pommel, straight or curved",
  traits: {
    great: ["greatsword", "claymore", "great", "two-handed", "huge", "broad", "broadsword"],
    katana: ["katana", "samurai", "japanese", "ninja"],
    scimitar: ["scimitar", "sabre", "saber", "curved", "pirate", "cutlass"],
    leaf: ["leaf", "gladius", "roman", "greek", "short", "dagger", "elven"],
    rapier: ["rapier", "fencing", "thin", "slim"],
  },
  metresPerUnit: 0.58,
  wears: ["stone crystal", "grip handle hilt wrap guard pommel"],
  build(brief) {
    const named = Object.keys(PATTERNS).find((name) => brief.has(name));
    const kind = named ?? brief.random.pick(["arming", "arming", "great", "leaf", "scimitar"]);
    const pattern = PATTERNS[kind];
    const fittings = fittingSurface(brief);
    brief.socket({ name: "grip", at: [0, -pattern.grip * 0.5, 0], size: [0.08, pattern.grip, 0.08] });
    const gem = brief.light(brief.color(0, brief.random.pick([hex(0x2a6fd6), hex(0xb51d34), hex(0x1f9a5d), hex(0x7b3fc4)])));
    return [
      { name: "blade", shape: bladeShape(brief, pattern), surface: bladeSurface(brief, pattern), density: 1.3 },
      { name: "guard", shape: guardShape(brief, kind, pattern), surface: fittings },
      { name: "grip", shape: gripShape(brief, pattern), surface: gripSurface(brief, kind), density: 1.4 },
      { name: "pommel", shape: pommelShape(brief, kind, pattern), surface: fittings },
      ...(kind === "katana" ? [] : [gems(brief, pattern, gem)]),
    ];
  },
};

function bladeShape(brief: Brief, pattern: Pattern): Shape {
  const half = section(pattern);
  const front = pattern.isSingle
    ? half
    : [
        ...half,
        ...half
          .slice(0, -1)
          .reverse()
          .map(([x, y]): [number, number] => [-x, y]),
      ];
  const back = front
    .slice(0, -1)
    .reverse()
    .slice(0, pattern.isSingle ? undefined : -1)
    .map(([x, y]): [number, number] => [x, -y]);
  const flat = pattern.isSingle ? [[-1, -0.8] as [number, number], ...back] : back;
  const ring = [...front, ...flat, front[0]].reverse();
  const rows = brief.segments(40);
  return grid(
    (u, v) => {
      const [across, thick] = ring[Math.round(u * (ring.length - 1))];
      const t = Math.min(0.9995, v);
      const w = halfWidth(pattern, t);
      const notch =
        brief.look.wear > 0.4 && Math.abs(across) === 1 && v > 0.1
          ? Math.max(0, brief.noise.at(v * 31, across * 5, 2) - 0.3) * 0.12 * brief.look.wear
          : 0;
      const z = thick * pattern.thick * mix(1, 0.55, t) * Math.min(1, w / pattern.width + 0.1);
      const x = across * w * (1 - notch) - pattern.curve * v * v;
      return [x, v * pattern.length, z];
    },
    { columns: ring.length - 1, rows, creaseDegrees: 24 },
  );
}

function guardShape(brief: Brief, kind: string, { width }: Pattern): Shape {
  const reach = width * brief.random.between(2.6, 3.4) + 0.08;
  if (kind === "katana")
    return lathe(
      [
        [0, -0.018],
        [0.12, -0.018],
        [0.13, -0.008],
        [0.13, 0.008],
        [0.12, 0.018],
        [0, 0.018],
      ],
      { segments: brief.segments(40), radius: (angle) => 1 + 0.03 * Math.cos(angle * 8) },
    );
  const isWinged = brief.isStyle("fantasy", "ornate");
  const rise = isWinged ? 0.13 : brief.random.between(-0.05, 0.07);
  const arms = [-1, 1].map((side) => {
    const path: Point[] = [
      [0, 0, 0],
      [side * reach * 0.5, rise * 0.25, 0],
      [side * reach, rise, 0],
    ];
    if (isWinged) path.push([side * reach * 0.9, rise + 0.07, 0]);
    return tube(path, (t) => 0.036 - 0.012 * t, { sides: brief.segments(12), rings: brief.segments(14), flatten: 0.8 });
  });
  const knobs = isWinged ? [] : [-1, 1].map((side) => placed(sphere(0.045, brief.segments(18)), { at: [side * reach, rise, 0] }));
  return joined([...arms, ...knobs, placed(box(width * 1.7, 0.11, 0.085, 0.025, 2), { at: [0, 0, 0] })]);
}

function gripShape(brief: Brief, { grip }: Pattern): Shape {
  const profile: ProfilePoint[] = [
    [0.03, -grip - 0.01],
    [0.037, -grip * 0.8],
    [0.042, -grip * 0.5],
    [0.036, -grip * 0.15],
    [0.032, 0],
  ];
  return placed(lathe(profile, { segments: brief.segments(24), creaseDegrees: 80 }), { scale: [1.1, 1, 0.82] });
}

function pommelShape(brief: Brief, kind: string, { grip }: Pattern): Shape {
  const y = -grip - 0.02;
  if (kind === "katana") return placed(box(0.085, 0.05, 0.066, 0.02, 2), { at: [0, y, 0] });
  const isDisc = brief.random.chance(0.5);
  const collar = lathe(
    [
      [0, y - 0.02],
      [0.04, y - 0.02],
      [0.047, y],
      [0.04, y + 0.025],
      [0, y + 0.025],
    ],
    { segments: brief.segments(24) },
  );
  const wheel = placed(
    lathe(
      [
        [0, -0.032],
        [0.05, -0.032],
        [0.075, -0.018],
        [0.08, 0],
        [0.075, 0.018],
        [0.05, 0.032],
        [0, 0.032],
      ],
      { segments: brief.segments(32) },
    ),
    { turn: [90, 0, 0], at: [0, y - 0.075, 0] },
  );
  const nut = lathe(
    [
      [0, y - 0.16],
      [0.02, y - 0.155],
      [0.05, y - 0.12],
      [0.062, y - 0.08],
      [0.05, y - 0.035],
      [0.025, y - 0.01],
      [0, y - 0.01],
    ],
    { segments: brief.segments(24) },
  );
  return joined([collar, isDisc ? wheel : nut]);
}

function gems(brief: Brief, { grip }: Pattern, color: Rgb): Part {
  const stones = [1, -1].map((side) => placed(sphere(0.03, brief.segments(16)), { at: [0, 0, side * 0.042], scale: [1, 1, 0.6] }));
  const low = placed(sphere(0.026, brief.segments(16)), { at: [0, -grip - 0.095, 0.03], scale: [1, 1, 0.8] });
  return { name: "gems", shape: joined([...stones, low]), surface: brief.always("crystal", color) };
}
