import { pairs } from "../../grammars/pieces/outlines.ts";
import { darker, hex } from "../../solid/color.ts";
import { box, sphere } from "../../solid/shapes/forms.ts";
import { joined, type Point, patterned, placed } from "../../solid/shapes/shape.ts";
import { tube } from "../../solid/shapes/tube.ts";
import { plainSkin } from "../core/creature.ts";
import { fin, horn } from "../core/details.ts";
import type { Figure } from "../core/figure.ts";
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
        pairs([
          -0.9, -0.2, 0.7, -0.25, 0.95, 0.35, 0.6, 0.28, 0.42, 0.85, 0.15, 0.4, -0.1, 1.0, -0.36, 0.42, -0.66, 0.8, -0.75, 0.3, -1.1, 0.35,
        ]),
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
  const throat = figure.surfaceAt([0, headAt[1] - s * 1.05, headAt[2] - s * 0.3], [0, 0, 1]);
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
