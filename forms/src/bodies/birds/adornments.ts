import { flat } from "@blenda/forge/language/numbers";
import { darker, hex, lighter } from "@blenda/forge/solid/color";
import { box, sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, patterned, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { plainSkin } from "../core/creature.ts";
import { fin, horn } from "../core/details.ts";
import type { Figure } from "../core/figure.ts";
import { addNeckwear } from "../core/neckwear.ts";
import { ownColor } from "../core/own-colors.ts";
import { bowAt } from "../four-legged/dress.ts";
import type { Drawn } from "./drawn.ts";

export function addFeatures(figure: Figure, drawn: Drawn): void {
  const { bird, headAt, tones } = drawn;
  const s = bird.head;
  const at = (x: number, y: number, z: number): Point => [headAt[0] + x * s, headAt[1] + y * s, headAt[2] + z * s];
  const red = plainSkin(figure.brief.color(1, hex(0xd0281f)), 0.5);
  for (const feature of bird.features ?? []) {
    if (feature === "comb") {
      const comb = fin(
        flat`-0.9 -0.2, 0.7 -0.25, 0.95 0.35, 0.6 0.28, 0.42 0.85, 0.15 0.4, -0.1 1.0, -0.36 0.42, -0.66 0.8, -0.75 0.3, -1.1 0.35`,
        0.34,
        true,
      );
      figure.attach("comb", "head", placed(comb, { at: at(0, 0.9, 0.05), scale: s * 0.72 }), red);
    }
    if (feature === "wattles")
      figure.attach(
        "wattles",
        "head",
        joined([1, -1].map((side) => placed(sphere(s * 0.3, 14), { at: at(side * 0.22, -0.62, 0.98), scale: [0.62, 1.4, 0.8] }))),
        red,
      );
    if (feature === "pouch") {
      const long = bird.beak.long * 0.5;
      const bag = placed(sphere(1, 24), { scale: [s * 0.42, s * 0.6, s * long], at: at(0, -0.5, 0.8 + long), turn: [-6, 0, 0] });
      figure.attach("pouch", "head", bag, plainSkin(lighter(ownColor(figure.brief, "hard", bird.beak.color), 0.2), 0.45));
    }
    if (feature === "flames") addFlames(figure, at);
    if (feature === "crest")
      figure.attach(
        "crest",
        "head",
        joined(
          [-0.5, -0.25, 0, 0.25].map((back, step) =>
            horn([at(0, 0.8, back), at(0, 1.25 + step * 0.1, back - 0.35), at(0, 1.5 + step * 0.16, back - 0.9 + step * 0.1)], s * 0.17, 8),
          ),
        ),
        plainSkin(darker(tones.main, 0.08), 0.6),
      );
    if (feature === "ear tufts")
      figure.attach(
        "ear tufts",
        "head",
        joined(
          [1, -1].map((side) => horn([at(side * 0.5, 0.55, 0.25), at(side * 0.66, 0.95, 0.2), at(side * 0.76, 1.2, 0.1)], s * 0.24, 8)),
        ),
        plainSkin(tones.main, 0.8),
      );
    if (feature === "face disc") {
      const disc = [1, -1].map((side) =>
        placed(sphere(s * 0.52, 24), { at: at(side * 0.36, 0.05, 0.72), scale: [1, 1.08, 0.36], turn: [0, side * 24, 0] }),
      );
      figure.attach("face", "head", joined(disc), plainSkin(tones.second, 0.85));
    }
  }
  const cloth = figure.brief.color(2, hex(0xb3261e));
  const neckAt: Point = [0, headAt[1] - s * 1.05, headAt[2] - s * 0.3];
  const throat = figure.surfaceAt(neckAt, [0, 0, 1]);
  addNeckwear({
    figure,
    size: s * 0.15,
    cloth,
    ring: (turn, out) => pushed(figure, neckAt, [Math.sin(turn), 0, Math.cos(turn)], out),
    before: (y, out) => pushed(figure, [0, y, neckAt[2]], [0, 0, 1], out),
  });
  if (figure.brief.has("bow"))
    figure.attach("bow", "neck", bowAt([0, throat[1], throat[2] + s * 0.15], s * 0.5), figure.brief.always("fabric", cloth));
  if (figure.brief.has("scarf")) {
    const ring = tube(
      Array.from({ length: 18 }, (_, step): Point => {
        const turn = (step / 18) * 2 * Math.PI;
        return figure.surfaceAt([0, headAt[1] - s * 1.05, headAt[2] - s * 0.3], [Math.sin(turn), 0, Math.cos(turn)]);
      }),
      s * 0.24,
      { isClosed: true, sides: 10, rings: 48 },
    );
    const end = placed(box(s * 0.5, s * 1.3, s * 0.16, s * 0.05), {
      at: [s * 0.3, throat[1] - s * 0.7, throat[2] + s * 0.16],
      turn: [-6, 0, 8],
    });
    figure.attach("scarf", "neck", patterned(joined([ring, end])), figure.brief.always("fabric", cloth));
  }
}

/** On the skin in this direction, and so far out of it. */
function pushed(figure: Figure, from: Point, way: Point, out: number): Point {
  const [x, y, z] = figure.surfaceAt(from, way);
  return [x + way[0] * out, y + way[1] * out, z + way[2] * out];
}

/** Tongues of fire from the tail and the crown. */
function addFlames(figure: Figure, onHead: (x: number, y: number, z: number) => Point): void {
  const { head, tail } = figure.boneOf("tail");
  const at = (t: number, x: number, up: number): Point => [x, head[1] + (tail[1] - head[1]) * t + up, head[2] + (tail[2] - head[2]) * t];
  for (const [color, spread, thick] of [
    [0xff7a1a, 0.34, 0.075],
    [0xffc93c, 0.2, 0.06],
  ] as const) {
    const fire = glowing(figure.brief.light(hex(color)));
    const tongues = [-1, -0.5, 0, 0.5, 1].map((side) => {
      const x = side * spread;
      return horn(
        [at(0.25, x * 0.3, 0.02), at(0.7, x, 0.1), at(1.1, x * 1.1, 0.04), at(1.35 - Math.abs(side) * 0.2, x * 1.5, 0.16)],
        thick,
        8,
        0.05,
      );
    });
    figure.attach("flames", "tail", joined(tongues), fire);
    const crown = [-0.4, 0, 0.4].map((x) =>
      horn([onHead(x * 0.6, 0.7, -0.2), onHead(x, 1.3, -0.5), onHead(x * 1.4, 1.7 + thick * 6, -0.9)], thick * 0.7, 8, 0.05),
    );
    figure.attach("flames", "head", joined(crown), fire);
  }
}
