import { anticlockwise, pairs, softOutline } from "../../../grammars/pieces/outlines.ts";
import { darker, hex, lighter, smoothstep } from "../../../solid/color.ts";
import { cylinder, extruded, sphere, torus } from "../../../solid/shapes/forms.ts";
import { lathe } from "../../../solid/shapes/lathe.ts";
import { joined, type Point, placed } from "../../../solid/shapes/shape.ts";
import { tube } from "../../../solid/shapes/tube.ts";
import { glowing } from "../../../solid/surfaces/glowing.ts";
import { type Surface, setColor, tint } from "../../../solid/surfaces/surface.ts";
import { cloth } from "../../core/cloth.ts";
import { horn, mirrored, ruff } from "../../core/details.ts";
import { dragonWings } from "../../core/wings.ts";
import type { Extra } from "../outfit.ts";
import { SIDES } from "../skeleton.ts";
import type { Making } from "./extra-parts.ts";

const headAt =
  ({ frame }: Making) =>
  (x: number, y: number, z: number): Point => {
    const s = frame.build.head;
    return [x * s, frame.headAt[1] + y * s, frame.headAt[2] + z * s];
  };

/** Growths of people who are half beast. */
export const GROWN = {
  "bat wings"({ figure, frame, color }) {
    dragonWings(figure, {
      at: [0.06, frame.shoulderY - 0.12, -frame.build.chest * 0.7],
      size: frame.build.torso * 1.5,
      color,
      bone: darker(color, 0.3),
    });
  },
  "spade tail"({ figure, frame, skin }) {
    const y = frame.hipY;
    const line: Point[] = [
      [0, y, -0.1],
      [0.06, y - 0.16, -0.3],
      [0.16, y - 0.3, -0.44],
      [0.34, y - 0.18, -0.44],
      [0.38, y + 0.04, -0.4],
    ];
    figure.attach(
      "tail",
      "hips",
      tube(line, (t) => 0.03 - t * 0.016, { sides: 8, rings: 28 }),
      figure.brief.always("plastic", skin),
    );
    const spade = anticlockwise(softOutline(pairs([0, 0.14, 0.07, 0.0, 0.02, 0.01, 0, -0.02, -0.02, 0.01, -0.07, 0.0]), 28));
    figure.attach(
      "tail",
      "hips",
      placed(extruded(spade, 0.03, { bevel: 0.01 }), { at: [0.38, y + 0.04, -0.4], turn: [0, 30, -10] }),
      figure.brief.always("plastic", skin),
    );
  },
  "bat ears"(making) {
    const { figure, frame, skin } = making;
    const at = headAt(making);
    const s = frame.build.head;
    const ear = [at(0.8, 0.05, -0.1), at(1.6, 0.4, -0.2), at(2.5, 0.75, -0.45)];
    figure.attach(
      "ears",
      "head",
      joined(
        [ear, mirrored(ear)].map((points) =>
          tube(points, (t) => s * (0.12 + 0.4 * Math.sin(Math.min(1, t * 1.05) * Math.PI)) * (1 - t * 0.5), {
            sides: 10,
            rings: 12,
            flatten: 0.35,
          }),
        ),
      ),
      figure.brief.always("plastic", skin),
    );
  },
  fangs(making) {
    const at = headAt(making);
    const tooth = [at(0.22, -0.58, 0.92), at(0.25, -0.42, 1.02), at(0.24, -0.28, 1.04)];
    const s = making.frame.build.head;
    making.figure.attach(
      "fangs",
      "head",
      joined([horn(tooth, s * 0.09), horn(mirrored(tooth), s * 0.09)]),
      making.figure.brief.always("bone", hex(0xf6f1e2)),
    );
  },
  "goat horns"(making) {
    const at = headAt(making);
    const s = making.frame.build.head;
    const curl = [at(0.4, 0.8, 0.4), at(0.62, 1.3, 0.25), at(0.85, 1.5, -0.3), at(1.05, 1.2, -0.75), at(1.15, 0.8, -0.65)];
    making.figure.attach(
      "horns",
      "head",
      joined([horn(curl, s * 0.22), horn(mirrored(curl), s * 0.22)]),
      making.figure.brief.always("bone", hex(0x8a7456)),
    );
  },
  "one eye"(making) {
    const { figure, frame } = making;
    const s = frame.build.head;
    const at = headAt(making);
    const look: Surface = (spot, out) => {
      const away = Math.hypot(spot.x, spot.y - at(0, 0.16, 0)[1]) / s;
      setColor(out, [0.97, 0.96, 0.93]);
      tint(out, hex(0x4a8a3a), smoothstep(0.24, 0.21, away));
      tint(out, hex(0x0c0b0e), smoothstep(0.13, 0.1, away));
      tint(out, [1, 1, 1], smoothstep(0.07, 0.05, Math.hypot(spot.x + s * 0.09, spot.y - at(0, 0.26, 0)[1]) / s));
      out.roughness = 0.06;
    };
    figure.attach("eye", "head", placed(sphere(s * 0.42, 28), { at: at(0, 0.16, 0.78), scale: [1, 0.95, 0.85] }), look);
    const brow = [-0.5, -0.25, 0, 0.25, 0.5].map((x) => at(x, 0.62 - x * x * 0.5, 1.02 - x * x * 0.5));
    figure.attach("brows", "head", tube(brow, s * 0.1, { sides: 8, rings: 14 }), figure.brief.always("plastic", darker(making.skin, 0.5)));
  },
  "red eyes"(making) {
    const at = headAt(making);
    const s = making.frame.build.head;
    const eyes = [1, -1].map((side) => placed(sphere(s * 0.26, 20), { at: at(side * 0.38, 0.1, 0.82), scale: [1, 1, 0.6] }));
    making.figure.attach("eyes", "head", joined(eyes), glowing(making.figure.brief.light(hex(0xff2a1c))));
  },
  "moth wings"({ figure, frame, color }) {
    const upper = pairs([
      0, 0, 0.14, 0.26, 0.5, 0.44, 0.66, 0.36, 0.62, 0.12, 0.4, -0.06, 0.5, -0.26, 0.42, -0.56, 0.22, -0.62, 0.06, -0.2,
    ]);
    for (const side of [1, -1]) {
      const line = anticlockwise(
        softOutline(
          upper.map(([x, y]) => [x * side * 1.3, y * 1.3] as const),
          48,
        ),
      );
      const y = frame.shoulderY - 0.1;
      const surface: Surface = (at, out) => {
        setColor(out, color);
        const [px, py] = [Math.abs(at.x), at.y - y];
        tint(out, lighter(color, 0.35), Math.max(0, Math.sin(Math.hypot(px, py) * 26)) * 0.5);
        tint(out, darker(color, 0.5), smoothstep(0.15, 0, px) * 0.6);
        const spot = Math.hypot(px - 0.6, py - 0.34);
        tint(out, hex(0xd0402c), smoothstep(0.1, 0.08, spot));
        tint(out, hex(0x16141a), smoothstep(0.055, 0.04, spot));
        out.roughness = 0.85;
      };
      figure.attach(
        "wings",
        "chest",
        placed(extruded(line, 0.016, { bevel: 0.004 }), {
          at: [side * 0.04, y, -frame.build.chest * 0.66 - 0.03],
          turn: [0, side * 16, 0],
        }),
        surface,
      );
    }
  },
  feelers(making) {
    const at = headAt(making);
    const s = making.frame.build.head;
    const line = [at(0.25, 0.95, 0.35), at(0.5, 1.5, 0.6), at(0.95, 1.9, 0.7)];
    making.figure.attach(
      "feelers",
      "head",
      joined(
        [line, mirrored(line)].map((points) =>
          tube(points, (t) => s * (0.05 + 0.14 * Math.sin(t * Math.PI)), { sides: 8, rings: 14, flatten: 0.4 }),
        ),
      ),
      making.figure.brief.always("plastic", hex(0x3a3436)),
    );
  },
  "long nose"(making) {
    const at = headAt(making);
    const s = making.frame.build.head;
    making.figure.attach(
      "nose",
      "head",
      horn([at(0, -0.08, 0.85), at(0, -0.06, 1.5), at(0, 0, 2.3)], s * 0.24, 14, 0.65),
      making.figure.brief.always("plastic", making.skin),
    );
  },
  "turtle shell"({ figure, frame }) {
    const { build, shoulderY } = frame;
    const at: Point = [0, shoulderY - build.torso * 0.46, -build.chest * 0.55];
    const shell: Surface = (spot, out) => {
      const cell = figure.brief.noise.cells(spot.x * 8, spot.y * 8, 0);
      setColor(out, hex(0x6a5a2c));
      tint(out, hex(0x39301a), smoothstep(0.14, 0.02, cell.next - cell.near));
      out.height = -smoothstep(0.16, 0.02, cell.next - cell.near) * 0.012;
      out.roughness = 0.4;
    };
    figure.attach("shell", "chest", placed(sphere(1, 32), { at, scale: [build.chest * 1.45, build.torso * 0.62, 0.15] }), shell);
    figure.attach(
      "rim",
      "chest",
      placed(torus(1, 0.11, 40, 8), {
        at: [at[0], at[1], at[2] + 0.01],
        turn: [90, 0, 0],
        scale: [build.chest * 1.42, 0.2, build.torso * 0.6],
      }),
      figure.brief.always("plastic", hex(0xb9a060)),
    );
  },
  "duck beak"(making) {
    const at = headAt(making);
    const s = making.frame.build.head;
    const bill = (y: number, thick: number) => placed(sphere(1, 20), { at: at(0, y, 1.05), scale: [s * 0.46, s * thick, s * 0.5] });
    making.figure.attach(
      "beak",
      "head",
      joined([bill(-0.3, 0.14), bill(-0.5, 0.11)]),
      making.figure.brief.always("plastic", hex(0xe0a83a)),
    );
  },
  "water bowl"(making) {
    const at = headAt(making);
    const s = making.frame.build.head;
    const profile = (
      [
        [0, 0],
        [0.5, 0.02],
        [0.78, 0.16],
        [0.72, 0.2],
        [0, 0.12],
      ] as const
    ).map(([r, y]) => [r * s, y * s] as const);
    making.figure.attach(
      "bowl",
      "head",
      placed(lathe(profile, { segments: 30 }), { at: at(0, 1.08, -0.08) }),
      making.figure.brief.always("plastic", hex(0x9ab86a)),
    );
    making.figure.attach(
      "water",
      "head",
      placed(cylinder(s * 0.64, s * 0.04), { at: at(0, 1.24, -0.08) }),
      making.figure.brief.always("glass", hex(0x6ac0e0)),
    );
  },
  "metal arm"({ figure, frame }) {
    const { limb } = frame.build;
    const steel = figure.brief.always("steel", hex(0xb4bac2));
    const dark = figure.brief.always("iron", hex(0x2a2d33));
    const [arm, forearm, hand] = ["arm right", "forearm right", "hand right"].map((bone) => figure.boneOf(bone));
    figure.attach(
      "metal arm",
      "arm right",
      joined([placed(sphere(0.1 * limb, 22), { at: arm.head }), tube([arm.head, arm.tail], 0.066 * limb, { isStraight: true, sides: 12 })]),
      steel,
    );
    figure.attach("joint", "forearm right", placed(sphere(0.078 * limb, 18), { at: forearm.head }), dark);
    figure.attach(
      "metal arm",
      "forearm right",
      tube([forearm.head, forearm.tail], (t) => (0.074 - t * 0.014) * limb, { sides: 12, rings: 8 }),
      steel,
    );
    figure.attach(
      "rings",
      "forearm right",
      joined(
        [0.35, 0.6, 0.85].map((t) =>
          placed(torus(0.07 * limb, 0.008, 24, 8), {
            at: [
              forearm.head[0] + (forearm.tail[0] - forearm.head[0]) * t,
              forearm.head[1] + (forearm.tail[1] - forearm.head[1]) * t,
              forearm.head[2] + (forearm.tail[2] - forearm.head[2]) * t,
            ],
          }),
        ),
      ),
      dark,
    );
    figure.attach(
      "metal hand",
      "hand right",
      placed(sphere(0.062, 18), { at: [hand.head[0], hand.head[1] - 0.06, hand.head[2] + 0.01], scale: [0.8, 1.2, 1] }),
      dark,
    );
  },
  "metal eye"(making) {
    const at = headAt(making);
    const s = making.frame.build.head;
    making.figure.attach(
      "plate",
      "head",
      placed(sphere(s * 0.5, 20), { at: at(-0.42, 0.12, 0.62), scale: [1, 1.1, 0.75] }),
      making.figure.brief.always("steel", hex(0xb4bac2)),
    );
    making.figure.attach(
      "metal eye",
      "head",
      placed(sphere(s * 0.18, 16), { at: at(-0.42, 0.1, 0.97), scale: [1, 1, 0.6] }),
      glowing(making.figure.brief.light(hex(0xff3020))),
    );
  },
  "fur ruff"({ figure, frame, color }) {
    const { build, shoulderY } = frame;
    const locks = ruff(figure.brief.random.fork("ruff"), [
      { at: [0, 0, 0], radius: build.head * 0.62, count: 15, long: build.head * 1.0, wide: build.head * 0.3, back: 0.5 },
      { at: [0, 0, build.head * 0.2], radius: build.head * 0.5, count: 13, long: build.head * 0.8, wide: build.head * 0.26, back: 0.2 },
    ]);
    figure.attach(
      "fur",
      "chest",
      placed(locks, { turn: [-90, 0, 0], at: [0, shoulderY + build.head * 0.1, 0] }),
      cloth(figure.brief, color),
    );
  },
  hooves({ figure }) {
    for (const { name } of SIDES) {
      const { head } = figure.boneOf(`foot ${name}`);
      figure.attach(
        "hooves",
        `foot ${name}`,
        placed(cylinder(0.125, 0.11, { top: 0.1, bevel: 0.012 }), { at: [head[0], 0.035, 0.045], scale: [0.85, 1, 1.15] }),
        figure.brief.always("bone", hex(0x3a2c20)),
      );
    }
  },
  "bird feet"({ figure }) {
    for (const { name } of SIDES) {
      const { head } = figure.boneOf(`foot ${name}`);
      const toe = (turn: number, long: number) =>
        horn(
          [
            [head[0], 0.07, 0],
            [head[0] + Math.sin(turn) * long * 0.6, 0.04, Math.cos(turn) * long * 0.6],
            [head[0] + Math.sin(turn) * long, 0.008, Math.cos(turn) * long],
          ],
          0.034,
          8,
          0.2,
        );
      figure.attach(
        "talons",
        `foot ${name}`,
        joined([toe(0, 0.24), toe(0.6, 0.2), toe(-0.6, 0.2), toe(3.14, 0.14)]),
        figure.brief.always("plastic", hex(0xe0a83a)),
      );
    }
  },
} satisfies Partial<Record<Extra, (making: Making) => void>>;
