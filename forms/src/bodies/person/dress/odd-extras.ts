import { flat } from "@blenda/forge/language/numbers";
import { anticlockwise, softOutline } from "@blenda/forge/language/pieces/outlines";
import { darker, hex, lighter, smoothstep } from "@blenda/forge/solid/color";
import { cylinder, extruded, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { horn, mirrored } from "../../core/details.ts";
import type { Extra } from "../outfit.ts";
import { headPoint, type Making } from "./extra-parts.ts";

/** Rarer growths, and parts that were built. */
export const ODD = {
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
    const at = headPoint(making);
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
    const at = headPoint(making);
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
    const at = headPoint(making);
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
  "long nose"(making) {
    const at = headPoint(making);
    const s = making.frame.build.head;
    making.figure.attach(
      "nose",
      "head",
      horn([at(0, -0.08, 0.85), at(0, -0.06, 1.5), at(0, 0, 2.3)], s * 0.24, 14, 0.65),
      making.figure.brief.always("plastic", making.skin),
    );
  },
  "moth wings"({ figure, frame, color }) {
    const upper = flat`0 0, 0.14 0.26, 0.5 0.44, 0.66 0.36, 0.62 0.12, 0.4 -0.06, 0.5 -0.26, 0.42 -0.56, 0.22 -0.62, 0.06 -0.2`;
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
    const at = headPoint(making);
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
} satisfies Partial<Record<Extra, (making: Making) => void>>;
