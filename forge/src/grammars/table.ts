import { darker, hex, mix, type Rgb } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { box, cylinder, sphere, torus } from "../solid/shapes/forms.ts";
import { curved, lathe, type ProfilePoint } from "../solid/shapes/lathe.ts";
import { joined, type Point, placed, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import type { MaterialName } from "../solid/surfaces/stuff.ts";
import type { Surface } from "../solid/surfaces/surface.ts";
import { beam } from "./beam.ts";
import type { Brief } from "./brief.ts";
import { coated } from "./coat.ts";
import type { Grammar } from "./grammar.ts";
import { pairs } from "./pairs.ts";
import { consoleTop } from "./table-console.ts";
import { drawers } from "./table-drawers.ts";

type Stand = "square" | "turned" | "splayed" | "trestle" | "pedestal" | "hairpin" | "panels";

export const table: Grammar = {
  id: "table",
  nouns: [
    "table",
    "dining table",
    "coffee table",
    "desk",
    "side table",
    "round table",
    "workbench",
    "kitchen table",
    "bench",
    "nightstand",
    "console table",
  ],
  about: "a table or desk: a flat top on legs, a pedestal or trestles",
  traits: {
    round: ["round", "circular", "pedestal", "bistro", "cafe"],
    low: ["coffee", "low", "tea"],
    desk: ["desk", "writing", "drawers", "drawer", "office", "study"],
    trestle: ["trestle", "tavern", "viking", "hall", "banquet", "picnic"],
    bench: ["bench", "seat"],
    small: ["side", "small", "bedside", "nightstand", "end"],
    long: ["long", "dining", "large"],
    slab: ["slab", "live-edge", "rustic", "log"],
  },
  metresPerUnit: 0.75,
  build(brief) {
    const size = measure(brief);
    const stand = standOf(brief);
    const isFine = !brief.isStyle("sci-fi");
    const parts: Part[] = [topPart(brief, size), ...standParts(brief, size, stand)];
    if (brief.has("desk") && !size.isRound) parts.push(...drawers(brief, size, standSurface(brief)));
    const glow = brief.look.glow ?? (isFine ? null : hex(brief.random.fork("light").pick([0x35e6ff, 0xff8a2a, 0x9a6bff])));
    if (glow) parts.push({ name: "light", shape: rimLight(brief, size), surface: glowing(glow) });
    if (glow && !isFine) parts.push(...consoleTop(brief, size, glow));
    else if (!size.isRound) parts.push(pegs(brief, size));
    return parts;
  },
};

export interface TableSize {
  width: number;
  depth: number;
  height: number;
  thick: number;
  isRound: boolean;
}

function measure(brief: Brief): TableSize {
  const { random } = brief;
  const isRound =
    brief.has("round") ||
    (!brief.has("desk") && !brief.has("bench") && !brief.has("trestle") && !brief.has("slab") && random.fork("round").chance(0.28));
  const height = brief.has("low") ? 0.52 : brief.has("bench") ? 0.6 : random.between(0.94, 1.02);
  const width = brief.has("small") ? 0.75 : isRound ? random.between(1.2, 1.45) : brief.has("long") ? 2.4 : random.between(1.55, 2);
  const depth = isRound ? width : brief.has("bench") ? 0.42 : brief.has("small") ? 0.7 : random.between(0.8, 1);
  const thick = brief.isStyle("cartoon", "medieval") || brief.has("slab") ? 0.12 : random.between(0.05, 0.08);
  return { width, depth, height, thick, isRound };
}

function standOf(brief: Brief): Stand {
  const chance = brief.random.fork("stand");
  if (brief.has("trestle") || brief.isStyle("medieval")) return brief.has("round") ? "pedestal" : "trestle";
  if (brief.isStyle("ornate", "fantasy")) return brief.has("round") ? "pedestal" : "turned";
  if (brief.isStyle("sci-fi")) return brief.has("round") ? "pedestal" : "panels";
  if (brief.isStyle("modern", "retro")) return chance.pick(["splayed", "hairpin", "panels"]);
  if (brief.has("round")) return chance.pick(["pedestal", "splayed"]);
  return chance.pick(["square", "turned", "splayed", "trestle", "hairpin"]);
}

function topPart(brief: Brief, size: TableSize): Part {
  const own: MaterialName = brief.isStyle("sci-fi")
    ? "steel"
    : brief.random
        .fork("top")
        .pick(
          brief.isStyle("modern")
            ? (["glass", "marble", "wood"] as const)
            : brief.isStyle("ornate")
              ? (["marble", "wood"] as const)
              : (["wood"] as const),
        );
  const color = brief.color(
    0,
    brief.isStyle("medieval")
      ? hex(0x6b4529)
      : hex(brief.random.fork("wood").pick([0x8f5c33, 0x6b3f24, 0xb98a57, 0xa5713f, 0x5a3a26, 0xc4a275])),
  );
  const surface = brief.isStyle("sci-fi")
    ? coated(brief, brief.color(0, hex(0x4c5866)), 0.1)
    : own === "wood"
      ? brief.made("wood", color)
      : brief.made(own, brief.look.colors[0]);
  const isPlanked = own === "wood" && !brief.look.material;
  return {
    name: "top",
    shape: size.isRound ? roundTop(brief, size) : isPlanked || brief.look.material === "wood" ? plankTop(brief, size) : slabTop(size),
    surface,
  };
}

const slabTop = ({ width, depth, height, thick }: TableSize): Shape =>
  placed(box(width, thick, depth, Math.min(0.022, thick * 0.4), 2), { at: [0, height - thick / 2, 0] });

function roundTop(brief: Brief, { width, height, thick }: TableSize): Shape {
  const r = width / 2;
  const isMoulded = brief.isStyle("ornate", "fantasy", "steampunk");
  const edge: ProfilePoint[] = isMoulded
    ? [
        [r - 0.1, -thick],
        [r - 0.06, -thick * 0.9],
        [r - 0.05, -thick * 0.5],
        [r - 0.02, -thick * 0.45],
        [r, -thick * 0.2],
        [r - 0.006, -0.006],
        [r - 0.03, 0],
      ]
    : [
        [r - 0.03, -thick],
        [r - 0.008, -thick * 0.75],
        [r, -thick * 0.4],
        [r - 0.006, -0.008],
        [r - 0.022, 0],
      ];
  return lathe(
    [[0, -thick], ...edge, [0, 0]].map(([x, y]): ProfilePoint => [x, y + height]),
    { segments: brief.segments(64), creaseDegrees: 50 },
  );
}

/** Boards along the length; a slab keeps the edge of the tree. */
function plankTop(brief: Brief, { width, depth, height, thick }: TableSize): Shape {
  const grain = brief.random.fork("planks");
  const isSlab = brief.has("slab");
  const count = isSlab ? 2 : brief.has("bench") ? 2 : grain.whole(4, 6);
  const wide = depth / count;
  const boards = Array.from({ length: count }, (_, at) => {
    const wave = isSlab ? (t: number) => 1 + 0.09 * brief.noise.at(t * 5, at * 3, 2) : undefined;
    const slip = brief.isStyle("medieval") || isSlab ? grain.between(-0.02, 0.02) : 0;
    const long = beam(
      [
        [0, -width / 2 + slip, 0],
        [0, 0, 0],
        [0, width / 2 + slip, 0],
      ],
      thick,
      wide - 0.006,
      { bevel: 0.012, grain, rows: isSlab ? 20 : 1, taper: wave },
    );
    return placed(long, { turn: [0, 0, -90], at: [0, height - thick / 2, (at - (count - 1) / 2) * wide] });
  });
  if (isSlab) return joined(boards);
  const caps = brief.random.fork("caps").chance(0.4)
    ? [-1, 1].map((side) =>
        placed(
          beam(
            [
              [0, -depth / 2 - 0.004, 0],
              [0, depth / 2 + 0.004, 0],
            ],
            0.12,
            thick + 0.008,
            { grain },
          ),
          { turn: [90, 0, 0], at: [side * (width / 2 + 0.058), height - thick / 2, 0] },
        ),
      )
    : [];
  return joined([...boards, ...caps]);
}

/** Heads of nails or pegs where the boards lie on the frame. */
function pegs(brief: Brief, { width, depth, height }: TableSize): Part {
  const count = 8;
  const head = brief.isStyle("medieval", "steampunk", "cartoon") ? 0.02 : 0.011;
  const shapes = [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, at) =>
      placed(sphere(head, 10), { at: [side * (width / 2 - 0.11), height, ((at + 0.5) / count - 0.5) * depth], scale: [1, 0.4, 1] }),
    ),
  );
  return { name: "pegs", shape: joined(shapes), surface: head > 0.015 ? brief.always("iron") : brief.always("wood", hex(0x3d281a)) };
}

const standSurface = (brief: Brief): Surface => {
  if (brief.isStyle("sci-fi")) return brief.always("steel", hex(0x8a8f96));
  const second: Rgb = brief.look.colors[1] ?? darker(brief.color(0, hex(0x6b4328)), 0.12);
  return brief.look.material && brief.look.material !== "glass" ? brief.made(brief.look.material) : brief.always("wood", second);
};

function standParts(brief: Brief, size: TableSize, stand: Stand): Part[] {
  const inset = size.isRound ? 0.7 : 1;
  const [x, z] = [(size.width / 2 - 0.1) * inset, (size.depth / 2 - 0.1) * inset];
  const corners = [-1, 1].flatMap((sx) => [-1, 1].map((sz): [number, number] => [sx, sz]));
  const under = size.height - size.thick;
  const wood = standSurface(brief);
  const grain = brief.random.fork("legs");
  const wrap = (shapes: Shape[], surface = wood): Part[] => [{ name: "stand", shape: joined(shapes), surface }];
  switch (stand) {
    case "square": {
      const fat = brief.isStyle("cartoon") ? 0.16 : grain.between(0.085, 0.12);
      return wrap([
        ...corners.map(([sx, sz]) =>
          beam(
            [
              [sx * x, 0, sz * z],
              [sx * x, under + 0.01, sz * z],
            ],
            fat,
            fat,
            { grain, rows: 3, taper: (t) => mix(0.66, 1, Math.min(1, t * 1.3)) },
          ),
        ),
        ...aprons(brief, size, x, z, under),
      ]);
    }
    case "turned":
      return wrap(
        [...corners.map(([sx, sz]) => placed(turnedLeg(brief, under), { at: [sx * x, 0, sz * z] })), ...aprons(brief, size, x, z, under)],
        brief.isStyle("ornate") && !brief.look.material ? brief.always("gold", brief.look.colors[1]) : wood,
      );
    case "splayed":
      return wrap([
        ...corners.map(([sx, sz]) =>
          tube(
            [
              [sx * (x + 0.04), 0, sz * (z + 0.03)],
              [sx * (x - 0.14), under + 0.005, sz * (z - 0.1)],
            ],
            (t) => mix(0.028, 0.055, t),
            { sides: brief.segments(16), rings: 6 },
          ),
        ),
        ...aprons(brief, size, x - 0.14, z - 0.1, under),
      ]);
    case "hairpin":
      return wrap(
        corners.flatMap(([sx, sz]) => [hairpin(brief, sx, sz, x, z, under)]),
        brief.always("iron", brief.look.colors[1] ?? hex(0x6c6e72)),
      );
    case "trestle":
      return wrap(trestles(brief, size, under));
    case "panels":
      return wrap(panels(brief, size, under), brief.isStyle("sci-fi") ? coated(brief, brief.look.colors[1] ?? hex(0x7d838b), 0.12) : wood);
    default:
      return wrap(pedestal(brief, size, under), brief.isStyle("modern", "sci-fi") ? brief.always("steel", brief.look.colors[1]) : wood);
  }
}

function aprons(brief: Brief, { isRound, thick }: TableSize, x: number, z: number, under: number): Shape[] {
  const grain = brief.random.fork("aprons");
  const tall = isRound ? 0.09 : grain.between(0.1, 0.15);
  const y = under - tall / 2 + 0.002 - thick * 0.02;
  return [-1, 1].flatMap((side) => [
    placed(
      beam(
        [
          [0, -x, 0],
          [0, x, 0],
        ],
        tall,
        0.04,
        { grain },
      ),
      { turn: [0, 0, -90], at: [0, y, side * z] },
    ),
    placed(
      beam(
        [
          [0, -z, 0],
          [0, z, 0],
        ],
        0.04,
        tall,
        { grain },
      ),
      { turn: [90, 0, 0], at: [side * x, y, 0] },
    ),
  ]);
}

function turnedLeg(brief: Brief, tall: number): Shape {
  const plain = pairs([
    0, 0, 0.035, 0, 0.05, 0.03, 0.045, 0.06, 0.028, 0.09, 0.04, 0.2, 0.058, 0.4, 0.062, 0.55, 0.04, 0.66, 0.03, 0.69, 0.06, 0.72, 0.06,
    0.745, 0.034, 0.77, 0.062, 0.8, 0.066, 1, 0, 1,
  ]);
  const baluster = pairs([
    0, 0, 0.03, 0, 0.055, 0.05, 0.03, 0.1, 0.05, 0.13, 0.026, 0.17, 0.05, 0.28, 0.075, 0.4, 0.05, 0.55, 0.03, 0.64, 0.055, 0.68, 0.03, 0.72,
    0.06, 0.78, 0.06, 1, 0, 1,
  ]);
  const profile = brief.random.fork("turning").chance(0.5) ? plain : baluster;
  return lathe(
    curved(profile.slice(1, -1), brief.segments(36)).map(([r, y]): ProfilePoint => [r * 1.15, y * tall]),
    { segments: brief.segments(22), creaseDegrees: 46 },
  );
}

function hairpin(brief: Brief, sx: number, sz: number, x: number, z: number, under: number): Shape {
  const top = (dx: number, dz: number): Point => [sx * (x - dx), under + 0.01, sz * (z - dz)];
  const foot: Point = [sx * (x + 0.02), 0.014, sz * (z + 0.02)];
  const rods = [top(0.16, 0), top(0, 0.13)].map((from) => tube([from, foot], 0.013, { sides: brief.segments(10), rings: 4 }));
  const plate = placed(box(0.22, 0.012, 0.2, 0.004), { at: [sx * (x - 0.06), under - 0.005, sz * (z - 0.05)] });
  return joined([...rods, placed(sphere(0.02, 8), { at: foot }), plate]);
}

/** Two crossed or splayed frames and a beam through both, wedged. */
function trestles(brief: Brief, { width, depth, isRound }: TableSize, under: number): Shape[] {
  const grain = brief.random.fork("trestles");
  const fat = brief.isStyle("cartoon", "medieval") ? 0.12 : 0.09;
  const isCrossed = grain.chance(0.5);
  const at = isRound ? width * 0.22 : width / 2 - 0.26;
  const z = depth / 2 - 0.12;
  const shapes = [-1, 1].flatMap((side) => {
    const x = side * at;
    const cap = placed(
      beam(
        [
          [0, -z - 0.02, 0],
          [0, z + 0.02, 0],
        ],
        fat,
        fat * 0.8,
        { grain },
      ),
      { turn: [90, 0, 0], at: [x, under - fat * 0.4 + 0.004, 0] },
    );
    if (isCrossed)
      return [
        cap,
        ...[-1, 1].map((lean) =>
          beam(
            [
              [x + lean * fat * 0.18, 0, lean * z],
              [x + lean * fat * 0.18, under - 0.02, -lean * z],
            ],
            fat * 0.7,
            fat,
            { grain },
          ),
        ),
      ];
    const foot = placed(
      beam(
        [
          [0, -z - 0.04, 0],
          [0, z + 0.04, 0],
        ],
        fat * 1.2,
        fat,
        { grain, bevel: 0.03 },
      ),
      { turn: [90, 0, 0], at: [x, fat * 0.5, 0] },
    );
    return [
      cap,
      foot,
      ...[-0.45, 0.45].map((share) =>
        beam(
          [
            [x, fat * 0.7, share * z],
            [x, under - 0.02, share * z * 0.8],
          ],
          fat * 0.8,
          fat * 0.9,
          { grain },
        ),
      ),
    ];
  });
  const tie = placed(
    beam(
      [
        [0, -at - 0.14, 0],
        [0, at + 0.14, 0],
      ],
      fat * 1.1,
      fat * 0.55,
      { grain },
    ),
    { turn: [0, 0, -90], at: [0, under * (isCrossed ? 0.5 : 0.36), 0] },
  );
  const wedges = [-1, 1].map((side) =>
    placed(box(0.03, fat * 1.9, 0.03, 0.006), {
      turn: [0, 0, side * 6],
      at: [side * (at + fat * 0.62), under * (isCrossed ? 0.5 : 0.36), 0],
    }),
  );
  return [...shapes, tie, ...wedges];
}

function panels(brief: Brief, { width, depth }: TableSize, under: number): Shape[] {
  const chance = brief.random.fork("panels");
  const lean = chance.pick([0, 8, -8]);
  const x = width / 2 - 0.2;
  const sides = [-1, 1].flatMap((side) => [
    placed(box(0.09, under + 0.02, depth - 0.16, 0.03), { turn: [0, 0, side * lean], at: [side * x, under / 2, 0] }),
    placed(box(0.16, 0.06, depth - 0.06, 0.022), { at: [side * (x + Math.sin((lean * Math.PI) / 180) * under * 0.5), 0.03, 0] }),
  ]);
  return [
    ...sides,
    placed(box(x * 2, 0.24, 0.05, 0.02), { at: [0, under * 0.62, 0] }),
    ...(brief.isDetailed
      ? [0.3, 0.8].map((share) =>
          placed(cylinder(0.02, x * 2, { bevel: 0.002, segments: 14 }), { turn: [0, 0, 90], at: [0, under * share, -0.1] }),
        )
      : []),
  ];
}

function pedestal(brief: Brief, { width, depth, isRound }: TableSize, under: number): Shape[] {
  const isPlain = brief.isStyle("modern", "sci-fi", "retro");
  const column = isPlain
    ? pairs([0, 0, 0.42, 0, 0.43, 0.02, 0.3, 0.05, 0.12, 0.12, 0.06, 0.3, 0.05, 0.6, 0.08, 0.88, 0.2, 1, 0, 1])
    : pairs([
        0, 0.1, 0.1, 0.1, 0.13, 0.16, 0.08, 0.22, 0.1, 0.3, 0.13, 0.42, 0.08, 0.56, 0.07, 0.7, 0.11, 0.74, 0.07, 0.79, 0.12, 0.9, 0.24, 1,
        0, 1,
      ]);
  const wide = Math.min(width, depth) / 1.3;
  const places = isRound ? [0] : [-width * 0.27, width * 0.27];
  return places.flatMap((x) => {
    const shaft = placed(
      lathe(
        column.map(([r, y]) => [r * wide, y * under]),
        { segments: brief.segments(32), creaseDegrees: 46 },
      ),
      { at: [x, 0, 0] },
    );
    if (isPlain) return [shaft];
    const feet = [0, 1, 2, 3].map((at) =>
      placed(
        placed(
          tube(
            [
              [0, 0.26 * under, 0.05],
              [0, 0.24 * under, 0.2],
              [0, 0.08, 0.36],
              [0, 0.03, 0.46],
            ],
            (t) => mix(0.06, 0.036, t),
            { sides: brief.segments(12), rings: 12 },
          ),
          { turn: [0, at * 90 + 45, 0] },
        ),
        { at: [x, 0, 0] },
      ),
    );
    return [shaft, ...feet];
  });
}

/** A line of light under the rim. */
function rimLight(brief: Brief, { width, depth, height, thick, isRound }: TableSize): Shape {
  const y = height - thick - 0.004;
  if (isRound) return placed(torus(width / 2 - 0.08, 0.018, brief.segments(64), 8), { at: [0, y, 0] });
  const [x, z] = [width / 2 - 0.05, depth / 2 - 0.05];
  const strip = (length: number) => box(length, 0.024, 0.024, 0.008);
  return joined(
    [-1, 1].flatMap((side) => [
      placed(strip(x * 2), { at: [0, y, side * z] }),
      placed(strip(z * 2), { turn: [0, 90, 0], at: [side * x, y, 0] }),
    ]),
  );
}
