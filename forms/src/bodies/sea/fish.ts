import type { Grammar } from "@blenda/forge/grammar/grammar";
import type { Pair } from "@blenda/forge/language/pieces/outlines";
import { darker, hex, lighter, type Rgb } from "@blenda/forge/solid/color";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { swing } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { creature, type Tones } from "../core/creature.ts";
import { fin, horn } from "../core/details.ts";
import { eyes } from "../core/face.ts";
import type { Figure } from "../core/figure.ts";
import { wearing } from "../core/own-colors.ts";
import { marksOf } from "./fish-marks.ts";
import type { Fish } from "./fish-plan.ts";

const STANCES = {
  swimming: ["swimming", "swims"],
  leaping: ["leaping", "jumping", "jumps", "leaps", "breaching", "flying"],
  diving: ["diving", "dives", "hunting", "attacking"],
  resting: ["resting", "still", "lying", "sleeping", "asleep"],
} as const;

const TAILS: Record<Fish["tail"], readonly Pair[]> = {
  fork: [
    [0.1, 0],
    [-0.25, 0.2],
    [-0.95, 0.85],
    [-0.6, 0],
    [-0.95, -0.85],
    [-0.25, -0.2],
  ],
  fan: [
    [0.1, 0.05],
    [-0.3, 0.35],
    [-0.8, 0.62],
    [-0.95, 0],
    [-0.8, -0.62],
    [-0.3, -0.35],
    [0.1, -0.05],
  ],
  shark: [
    [0.1, 0],
    [-0.25, 0.25],
    [-0.95, 1.2],
    [-0.55, 0.1],
    [-0.75, -0.6],
    [-0.2, -0.2],
  ],
  fluke: [
    [0.12, 0],
    [-0.15, 0.35],
    [-0.62, 1.05],
    [-0.55, 0.3],
    [-0.42, 0],
    [-0.55, -0.3],
    [-0.62, -1.05],
    [-0.15, -0.35],
  ],
  veil: [
    [0.1, 0],
    [-0.2, 0.4],
    [-0.9, 1.0],
    [-1.25, 0.75],
    [-0.85, 0.15],
    [-0.85, -0.15],
    [-1.25, -0.75],
    [-0.9, -1.0],
    [-0.2, -0.4],
  ],
};
const DORSAL: readonly Pair[] = [
  [0.3, -0.06],
  [0.1, 0.2],
  [-0.15, 0.24],
  [-0.35, -0.05],
];

export function fishOf(fish: Fish): Grammar {
  const { id, nouns = [], about, metresPerUnit, colors, second, dark } = fish;
  return creature({
    id,
    nouns,
    about,
    metresPerUnit,
    colors,
    second,
    dark,
    stances: STANCES,
    wears: wearing(["body skin scale", "fin tail belly stripe spot"]),
    make: (figure, stance, tones) => make(figure, fish, stance, tones),
  });
}

/** Rays run along a fin. */
function finSurface(color: Rgb): Surface {
  return (at, out) => {
    const ray = Math.sin(at.y * 60 + at.z * 22 + at.x * 60);
    setColor(out, color);
    tint(out, darker(color, 0.4), Math.max(0, ray) * 0.35);
    out.height = ray * 0.003;
    out.roughness = 0.45;
  };
}

function make(figure: Figure, fish: Fish, stance: keyof typeof STANCES, tones: Tones): void {
  const chance = figure.brief.random.fork("fish");
  const plump = chance.between(0.95, 1.06);
  const bones = ["head", "body", "tail 1", "tail 2"];
  const cuts = [1, 0.25, -0.25, -0.7, -1.1];
  const boneAt = (z: number) =>
    bones[Math.min(3, cuts.findIndex((cut, at) => at > 0 && z >= cut) - 1 < 0 ? 3 : cuts.findIndex((cut, at) => at > 0 && z >= cut) - 1)];
  // The body comes first: head and tail hang on it.
  figure.bone("body", null, [0, 0, 0.25], [0, 0, -0.25]);
  figure.bone("head", "body", [0, 0, 0.25], [0, 0, 1]);
  figure.bone("tail 1", "body", [0, 0, -0.25], [0, 0, -0.7]);
  figure.bone("tail 2", "tail 1", [0, 0, -0.7], [0, 0, -1.2]);
  figure.bone("fin left", "body", [0.1, -0.05, 0.3], [0.1 + fish.side, -0.1, 0.1]);
  figure.bone("fin right", "body", [-0.1, -0.05, 0.3], [-0.1 - fish.side, -0.1, 0.1]);
  for (const [index, [z, wide, high, up = 0, long]] of fish.stations.entries()) {
    const before = fish.stations[index - 1]?.[0] ?? z + 0.1;
    const after = fish.stations[index + 1]?.[0] ?? z - 0.1;
    figure.lump(boneAt(z), [0, up, z], [wide * plump, high, long ?? Math.max(0.05, (before - after) * 0.62)], {
      // A beak stays a beak beside the large head.
      soft: z > 0.8 ? Math.min(0.12, wide * 0.7) : 0.12,
    });
  }
  pose(figure, stance, fish.tail === "fluke");
  const marks = marksOf(fish, tones);
  const named = (["stripes", "spots", "patches"] as const).find((name) => figure.brief.has(name));
  const pattern = named ?? fish.pattern;
  const surface = coatOf(figure.brief, {
    covering: fish.covering,
    main: tones.main,
    marks,
    ...(pattern ? { pattern: { name: pattern, color: named ? tones.dark : hex(fish.dark), scale: fish.scale ?? 1 } } : {}),
    belly: { color: fish.marks?.includes("belly") ? tones.second : lighter(tones.main, 0.25), at: -0.04, soft: 0.12 },
  });
  figure.parts.push({ name: "body", shape: figure.skin({ triangles: 7_000, soft: 0.12 }), surface });
  const finColor = figure.brief.color(1, fish.covering === "smooth" ? darker(tones.main, 0.08) : lighter(tones.second, 0.05));
  const { material } = figure.brief.look;
  addFins(figure, fish, material ? figure.brief.made(material, figure.brief.look.colors[1]) : finSurface(finColor));
  const [z, y] = fish.eyes.at;
  const depth: Point = [0, y, z];
  eyes(figure, "head", depth, { aside: 86, up: 4 }, fish.eyes, figure.brief.has("sleeping"));
  addFeatures(figure, fish, tones);
  const axis = fish.tail === "fluke" ? "x" : "y";
  figure.clip({ name: "idle", seconds: 3, turns: { "tail 2": swing(axis, 8), "fin left": swing("z", 14), "fin right": swing("z", -14) } });
  figure.clip({
    name: "swim",
    seconds: 0.9,
    turns: {
      head: swing(axis, 6),
      "tail 1": swing(axis, 16, 0.1),
      "tail 2": swing(axis, 26, -0.08),
      "fin left": swing("z", 10),
      "fin right": swing("z", -10),
    },
  });
}

function pose(figure: Figure, stance: keyof typeof STANCES, isFluke: boolean): void {
  const bend = (degrees: number): Point => (isFluke ? [degrees, 0, 0] : [0, degrees, 0]);
  const turns: Record<keyof typeof STANCES, { body: Point; head: Point; first: Point; second: Point }> = {
    swimming: { body: [0, 0, 0], head: bend(isFluke ? -4 : -9), first: bend(isFluke ? -6 : -16), second: bend(isFluke ? 16 : -22) },
    leaping: { body: [-42, 0, 10], head: [-16, 0, 0], first: [-26, isFluke ? 0 : -10, 0], second: [-24, isFluke ? 0 : -18, 0] },
    diving: { body: [38, 0, -8], head: [12, isFluke ? 0 : -8, 0], first: [10, isFluke ? 0 : -14, 0], second: [18, isFluke ? 0 : -20, 0] },
    resting: { body: [0, 0, 0], head: [0, 0, 0], first: [0, 0, 0], second: [0, 0, 0] },
  };
  const { body, head, first, second } = turns[stance];
  figure.turn("body", body, [0, 1, 0]);
  figure.turn("head", head);
  figure.turn("tail 1", first);
  figure.turn("tail 2", second);
  const lift = stance === "leaping" ? 24 : stance === "resting" ? -14 : 0;
  figure.turn("fin left", [0, 0, lift]);
  figure.turn("fin right", [0, 0, -lift]);
}

function addFins(figure: Figure, fish: Fish, surface: Surface): void {
  const size = fish.tailSize;
  const outline = TAILS[fish.tail];
  const flat = fin(outline, 0.09);
  const tail = placed(fish.tail === "fluke" ? flat.rotateZ(Math.PI / 2) : flat, {
    at: [0, 0, -1.02],
    scale: [size * (fish.tail === "fluke" ? 1 : 0.7), size, size],
  });
  figure.attach("tail", "tail 2", tail, surface);
  const dorsal = fish.dorsal ?? DORSAL;
  const root = figure.surfaceAt([0, 0, 0], [0, 1, 0]);
  figure.attach("fins", "body", placed(fin(dorsal, 0.05), { at: [0, root[1], 0] }), surface);
  if (fish.anal) {
    const below = figure.surfaceAt([0, 0, -0.35], [0, -1, 0]);
    figure.attach(
      "fins",
      "tail 1",
      placed(
        fin(
          fish.anal === true
            ? [
                [0.2, 0.05],
                [0, -0.22],
                [-0.28, -0.2],
                [-0.2, 0.05],
              ]
            : fish.anal,
          0.04,
        ),
        { at: below },
      ),
      surface,
    );
  }
  for (const side of [1, -1]) {
    const at = figure.surfaceAt([0, -0.08, 0.32], [side, -0.25, 0]);
    const long = fish.side;
    const blade = fin(
      [
        [0.12, -0.02],
        [0.02, 0.55],
        [-0.4, 1],
        [-0.34, 0.3],
        [-0.16, -0.02],
      ],
      0.09,
    );
    const shape: Shape = placed(placed(blade, { scale: [long * 0.6, long, long] }), { turn: [0, 0, -side * 108], at });
    figure.attach("fins", side > 0 ? "fin left" : "fin right", shape, surface);
  }
}

function addFeatures(figure: Figure, { features = [] }: Fish, tones: Tones): void {
  const bone = figure.brief.always("bone", hex(0xf6f2e6));
  if (features.includes("teeth")) {
    const teeth = [1, -1].flatMap((side) =>
      Array.from({ length: 6 }, (_, step) => {
        const turn = 0.15 + step * 0.22;
        const at = figure.surfaceAt([0, -0.1, 0.62], [side * Math.sin(turn), -0.16, Math.cos(turn)]);
        return horn(
          [
            [at[0], at[1] + 0.02, at[2]],
            [at[0], at[1] - 0.02, at[2] + 0.005],
            [at[0] * 1.02, at[1] - 0.06, at[2] + 0.01],
          ],
          0.022,
          6,
        );
      }),
    );
    figure.attach("teeth", "head", joined(teeth), bone);
  }
  if (features.includes("sword"))
    figure.attach(
      "sword",
      "head",
      horn(
        [
          [0, 0, 0.9],
          [0, 0.02, 1.3],
          [0, 0.03, 1.75],
        ],
        0.06,
        10,
      ),
      bone,
    );
  if (features.includes("whisker")) {
    const hairs = [1, -1].map((side) =>
      horn(
        [
          [side * 0.1, -0.12, 0.92],
          [side * 0.28, -0.2, 1.02],
          [side * 0.4, -0.34, 0.95],
        ],
        0.02,
        6,
      ),
    );
    figure.attach("whiskers", "head", joined(hairs), figure.brief.always("plastic", tones.dark));
  }
  if (features.includes("spout")) {
    const top = figure.surfaceAt([0, 0, 0.4], [0, 1, 0]);
    const jets = [0, 1, 2, 3, 4, 5].map((step) => {
      const turn = (step / 6) * 2 * Math.PI;
      return horn(
        [
          [0, top[1] - 0.02, 0.4],
          [Math.sin(turn) * 0.05, top[1] + 0.28, 0.4 + Math.cos(turn) * 0.05],
          [Math.sin(turn) * 0.2, top[1] + 0.4, 0.4 + Math.cos(turn) * 0.2],
          [Math.sin(turn) * 0.28, top[1] + 0.26, 0.4 + Math.cos(turn) * 0.28],
        ],
        0.035,
        7,
        0.5,
      );
    });
    figure.attach("spout", "head", joined(jets), figure.brief.always("ice", hex(0xbfe6f4)));
  }
}
