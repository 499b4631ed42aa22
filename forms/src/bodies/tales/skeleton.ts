import { hex } from "@blenda/forge/solid/color";
import { sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { bob, fold, swing } from "../core/clips.ts";
import { creature, plainSkin } from "../core/creature.ts";
import type { Figure } from "../core/figure.ts";

type Stance = "standing" | "walking" | "waving" | "sitting" | "dancing";
type Turns = Readonly<Record<string, Point>>;

/** Degrees the bones turn; what is not named hangs straight. */
const POSES: Record<Stance, { turns: Turns; drop?: number }> = {
  standing: { turns: { "arm left": [0, 0, 10], "arm right": [0, 0, -10] } },
  walking: {
    turns: {
      "thigh left": [-26, 0, 0],
      "thigh right": [20, 0, 0],
      "shin right": [28, 0, 0],
      "arm left": [24, 0, 8],
      "arm right": [-24, 0, -8],
      "forearm right": [-22, 0, 0],
      "forearm left": [-12, 0, 0],
    },
    drop: 0.05,
  },
  waving: { turns: { "arm left": [0, 0, 62], "forearm left": [0, 0, 88], "arm right": [0, 0, -10], head: [0, 0, -8] } },
  sitting: {
    turns: {
      "thigh left": [-86, 0, 6],
      "thigh right": [-86, 0, -6],
      "shin left": [84, 0, 0],
      "shin right": [84, 0, 0],
      "arm left": [-22, 0, 8],
      "arm right": [-22, 0, -8],
      "forearm left": [-44, 0, 0],
      "forearm right": [-44, 0, 0],
    },
    drop: 0.42,
  },
  dancing: {
    turns: {
      "arm left": [0, 0, 70],
      "forearm left": [0, 0, 80],
      "arm right": [0, 0, -60],
      "forearm right": [0, 0, 60],
      "thigh left": [-40, 0, 24],
      "shin left": [64, 0, 0],
      spine: [0, 0, -6],
      head: [0, 0, 10],
    },
  },
};

/** A long bone with knuckles at both ends. */
function long(from: Point, to: Point, thick: number): Shape {
  const knob = (at: Point) => placed(sphere(thick * 1.55, 12), { at });
  return joined([tube([from, to], (t) => thick * (1.25 - Math.sin(t * Math.PI) * 0.45), { sides: 10, rings: 8 }), knob(from), knob(to)]);
}

function trunk(figure: Figure, put: (bone: string, shape: Shape) => void): void {
  const vertebra = (y: number) => placed(sphere(0.045, 12), { at: [0, y, -0.03], scale: [1, 0.62, 1] });
  put(
    "pelvis",
    joined([1, -1].map((side) => placed(torus(0.085, 0.035, 20, 10), { at: [side * 0.08, 0.92, 0], turn: [62, side * 30, 0] }))),
  );
  put("pelvis", placed(sphere(0.06, 14), { at: [0, 0.93, -0.05], scale: [0.9, 1.2, 0.7] }));
  put("spine", joined([0.99, 1.045, 1.1, 1.155, 1.21, 1.265, 1.32, 1.375].map(vertebra)));
  const ribs = [0, 1, 2, 3, 4, 5].flatMap((row) => {
    const [y, wide] = [1.4 - row * 0.052, [0.1, 0.145, 0.165, 0.17, 0.16, 0.135][row]];
    return [1, -1].map((side) =>
      tube(
        [
          [side * 0.03, y + 0.02, -0.06],
          [side * wide * 0.85, y + 0.01, -0.06],
          [side * wide, y - 0.03, 0.03],
          [side * wide * 0.7, y - 0.06, 0.105],
          [side * 0.02, y - 0.05, 0.125],
        ],
        0.016,
        { sides: 8, rings: 16 },
      ),
    );
  });
  put("spine", joined([...ribs, placed(sphere(0.03, 12), { at: [0, 1.28, 0.125], scale: [0.9, 4.2, 0.6] })]));
  put("spine", joined([1, -1].map((side) => long([side * 0.02, 1.42, 0.07], [side * 0.2, 1.44, -0.01], 0.016))));
  put("head", joined([1.43, 1.475].map(vertebra)));
  figure.brief.socket({ name: "head", at: figure.posed("head", [0, 1.76, -0.02]).toArray() as Point, size: [0.3, 0.3, 0.3] });
}

type Put = (bone: string, shape: Shape) => void;
type Draw = (name: string, parent: string, head: Point, tail: Point) => void;

function limbs(bone: Draw, put: Put, stout: number): void {
  for (const [side, word] of [
    [1, "left"],
    [-1, "right"],
  ] as const) {
    const [shoulder, elbow, wrist]: Point[] = [
      [side * 0.21, 1.42, -0.01],
      [side * 0.24, 1.13, -0.01],
      [side * 0.25, 0.87, 0.01],
    ];
    const [hip, knee, ankle]: Point[] = [
      [side * 0.11, 0.9, 0],
      [side * 0.12, 0.5, 0.01],
      [side * 0.12, 0.09, 0],
    ];
    bone(`arm ${word}`, "spine", shoulder, elbow);
    bone(`forearm ${word}`, `arm ${word}`, elbow, wrist);
    bone(`thigh ${word}`, "pelvis", hip, knee);
    bone(`shin ${word}`, `thigh ${word}`, knee, ankle);
    put(`arm ${word}`, long(shoulder, elbow, 0.024 * stout));
    put(
      `forearm ${word}`,
      joined(
        [-0.014, 0.014].map((x) => long([elbow[0] + x, elbow[1] - 0.03, elbow[2]], [wrist[0] + x, wrist[1], wrist[2]], 0.013 * stout)),
      ),
    );
    const fingers = [-0.03, -0.01, 0.01, 0.03].map((z) =>
      tube(
        [
          [wrist[0], wrist[1] - 0.03, z],
          [wrist[0], wrist[1] - 0.1, z * 1.3],
          [wrist[0] - side * 0.015, wrist[1] - 0.17, z * 1.4],
        ],
        0.011,
        { sides: 6, rings: 6 },
      ),
    );
    put(`forearm ${word}`, joined([placed(sphere(0.035, 12), { at: [wrist[0], wrist[1] - 0.03, 0], scale: [0.6, 1, 1.1] }), ...fingers]));
    put(`thigh ${word}`, long(hip, knee, 0.031 * stout));
    put(
      `shin ${word}`,
      joined([
        long([knee[0], knee[1] - 0.04, 0.01], ankle, 0.024 * stout),
        long([knee[0] + side * 0.03, knee[1] - 0.07, -0.01], [ankle[0] + side * 0.025, ankle[1], ankle[2]], 0.011),
      ]),
    );
    put(
      `shin ${word}`,
      joined([
        placed(sphere(0.05, 14), { at: [ankle[0], 0.045, 0.02], scale: [0.8, 0.8, 1.5] }),
        ...[-0.03, -0.01, 0.01, 0.03].map((x) =>
          tube(
            [
              [ankle[0] + x, 0.04, 0.06],
              [ankle[0] + x * 1.3, 0.02, 0.19],
            ],
            0.014,
            { isStraight: true, sides: 6 },
          ),
        ),
      ]),
    );
  }
}

const skull = (): Shape =>
  joined([
    placed(sphere(0.135, 32), { at: [0, 1.66, -0.02], scale: [0.95, 1, 1.08] }),
    placed(sphere(0.085, 24), { at: [0, 1.56, 0.06], scale: [0.95, 0.7, 0.8] }),
    placed(sphere(0.075, 20), { at: [0, 1.505, 0.05], scale: [0.95, 0.5, 0.95] }),
    ...[1, -1].map((side) => placed(sphere(0.035, 12), { at: [side * 0.085, 1.6, 0.07], scale: [1, 0.7, 1] })),
  ]);

export const skeleton = creature({
  id: "skeleton",
  nouns: ["human skeleton", "halloween skeleton", "skeleton warrior", "bones of a man", "skeletons"],
  about: "a skeleton of white bones with a grinning skull",
  metresPerUnit: 1,
  colors: [0xefe8d6, 0xe6dcc4],
  second: 0xd6caa8,
  dark: 0x1c1814,
  stances: {
    standing: ["standing", "stands"],
    walking: ["walking", "running", "marching"],
    waving: ["waving", "greeting", "attacking"],
    sitting: ["sitting", "seated", "resting"],
    dancing: ["dancing", "jumping"],
  },
  wears: ["bone body", "skull"],
  make(figure, stance, tones) {
    const pose = POSES[stance];
    const bone = (name: string, parent: string | null, head: Point, tail: Point, move: Point = [0, 0, 0]) => {
      figure.bone(name, parent, head, tail);
      figure.turn(name, pose.turns[name] ?? [0, 0, 0], move);
    };
    bone("pelvis", null, [0, 0.92, 0], [0, 1, 0], [0, -(pose.drop ?? 0), 0]);
    bone("spine", "pelvis", [0, 0.98, -0.03], [0, 1.42, -0.03]);
    bone("head", "spine", [0, 1.44, -0.02], [0, 1.8, 0]);
    const stout = figure.brief.random.fork("bones").between(0.9, 1.12);
    const surface = figure.brief.always("bone", tones.main);
    const put = (name: string, shape: Shape) => figure.attach("bones", name, shape, surface);
    limbs(bone, put, stout);
    trunk(figure, put);
    figure.attach("skull", "head", skull(), surface);
    const hollow = plainSkin(tones.dark, 0.6);
    const eye = (side: number) => placed(sphere(0.038, 18), { at: [side * 0.052, 1.635, 0.095], scale: [1, 1.05, 0.55] });
    figure.attach(
      "hollows",
      "head",
      joined([eye(1), eye(-1), placed(sphere(0.02, 10), { at: [0, 1.58, 0.122], scale: [0.9, 1.3, 0.5] })]),
      hollow,
    );
    figure.attach(
      "teeth",
      "head",
      joined(
        [-3, -2, -1, 0, 1, 2, 3].map((at) =>
          placed(sphere(0.013, 8), { at: [at * 0.019, 1.527, 0.122 - at * at * 0.0035], scale: [0.75, 1.7, 0.6] }),
        ),
      ),
      plainSkin(hex(0xfaf6ea), 0.3),
    );
    figure.clip({
      name: "idle",
      seconds: 3,
      turns: { spine: swing("z", 2), head: swing("y", 10), "arm left": swing("x", 4), "arm right": swing("x", -4) },
    });
    figure.clip({
      name: "walk",
      seconds: 1.1,
      turns: {
        "thigh left": swing("x", 26),
        "thigh right": swing("x", 26, 0.5),
        "shin left": fold(34, 0.25),
        "shin right": fold(34, 0.75),
        "arm left": swing("x", 24, 0.5),
        "arm right": swing("x", 24),
      },
      moves: bob(0.03),
    });
  },
});
