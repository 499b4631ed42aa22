import { darker, hex } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { plainSkin } from "../../core/creature.ts";
import { horn, mirrored, tuft } from "../../core/details.ts";
import { bony, hairSurface, type Making } from "../feature-parts.ts";
import type { Feature } from "../plan.ts";

/** Growths of beasts put together from several. */
export const LEGEND_FEATURES = {
  sting(making) {
    const { figure, tones } = making;
    const { head, tail } = figure.boneOf("tail 4");
    const [dy, dz] = [tail[1] - head[1], tail[2] - head[2]];
    const long = Math.hypot(dy, dz);
    const p = (along: number, up: number): Point => [
      0,
      tail[1] + (dy / long) * along - (dz / long) * up,
      tail[2] + (dz / long) * along + (dy / long) * up,
    ];
    const plates = [0.0, 0.35, 0.7].map((t) =>
      placed(sphere(0.075 - t * 0.01, 16), { at: [0, head[1] + dy * t, head[2] + dz * t], scale: [1, 0.9, 0.9] }),
    );
    figure.attach(
      "sting",
      "tail 4",
      joined([...plates, placed(sphere(0.1, 18), { at: p(0.05, 0), scale: [0.85, 1, 1.1] })]),
      plainSkin(darker(tones.dark, 0.1), 0.35),
    );
    figure.attach("sting", "tail 4", horn([p(0.1, 0), p(0.24, 0.03), p(0.3, 0.16)], 0.055), bony(making, 0x2a1a14));
  },
  "snake tail"({ figure }) {
    const { head, tail } = figure.boneOf("tail 4");
    const [dy, dz] = [tail[1] - head[1], tail[2] - head[2]];
    const long = Math.hypot(dy, dz);
    const p = (x: number, along: number, up: number): Point => [
      x,
      tail[1] + (dy / long) * along - (dz / long) * up,
      tail[2] + (dz / long) * along + (dy / long) * up,
    ];
    const turn: Point = [(Math.atan2(-dy, dz) * 180) / Math.PI, 0, 0];
    const scales = plainSkin(hex(0x4f8a3f), 0.4);
    figure.attach("snake", "tail 4", placed(sphere(0.085, 20), { at: p(0, 0.04, 0), scale: [1, 0.75, 1.5], turn }), scales);
    figure.attach(
      "snake eyes",
      "tail 4",
      joined([0.055, -0.055].map((x) => placed(sphere(0.022, 10), { at: p(x, 0.09, 0.035) }))),
      plainSkin(hex(0xf2c22c), 0.1),
    );
    figure.attach(
      "tongue",
      "tail 4",
      joined([0.012, -0.012].map((x) => horn([p(0, 0.14, -0.01), p(x * 0.5, 0.22, -0.01), p(x * 2, 0.28, 0)], 0.01, 6))),
      plainSkin(hex(0xc0242c), 0.4),
    );
    for (const step of [3, 4]) {
      const bone = figure.boneOf(`tail ${step}`);
      figure.attach(
        "snake",
        `tail ${step}`,
        horn([bone.head, [0, (bone.head[1] + bone.tail[1]) / 2, (bone.head[2] + bone.tail[2]) / 2], bone.tail], 0.06, 12, 0.95),
        scales,
      );
    }
  },
  "goat head"(making) {
    const { figure, plan } = making;
    const root: Point = figure.surfaceAt([0, plan.leg, 0.02], [0, 1, 0]);
    const p = (x: number, y: number, z: number): Point => [x, root[1] + y, root[2] + z];
    const fur = hairSurface(figure, hex(0xd9d0be));
    figure.attach("goat", "chest", horn([p(0, -0.12, -0.04), p(0, 0.12, 0.02), p(0, 0.26, 0.08)], 0.13, 14, 0.65), fur);
    figure.attach(
      "goat",
      "chest",
      joined([
        placed(sphere(0.12, 20), { at: p(0, 0.3, 0.12), scale: [0.85, 0.95, 1.05] }),
        horn([p(0, 0.29, 0.16), p(0, 0.25, 0.27), p(0, 0.22, 0.36)], 0.095, 14, 0.7),
      ]),
      fur,
    );
    const curl = [p(0.05, 0.38, 0.1), p(0.09, 0.5, 0.04), p(0.13, 0.54, -0.08), p(0.16, 0.48, -0.16)];
    figure.attach("horns", "chest", joined([horn(curl, 0.036), horn(mirrored(curl), 0.036)]), bony(making, 0x6a5a44));
    const ear = (side: number) => tuft(p(side * 0.09, 0.34, 0.08), [side, 0.1, 0], 0.14, 0.04, [0, -0.3, 0]);
    figure.attach("goat", "chest", joined([ear(1), ear(-1), tuft(p(0, 0.2, 0.3), [0, -1, 0.1], 0.14, 0.04)]), fur);
    figure.attach(
      "goat eyes",
      "chest",
      joined([1, -1].map((side) => placed(sphere(0.024, 12), { at: p(side * 0.08, 0.33, 0.19) }))),
      plainSkin(hex(0x1c1410), 0.1),
    );
  },
} satisfies Partial<Record<Feature, (making: Making) => void>>;
