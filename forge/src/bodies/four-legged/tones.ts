import type { Brief } from "../../grammars/brief.ts";
import { darker, hex, lighter, type Rgb, turned } from "../../solid/color.ts";
import type { Mark } from "../core/coat.ts";
import type { Figure } from "../core/figure.ts";
import { PATTERN_TRAITS, type PatternName } from "../core/patterns.ts";
import { onHead } from "./flesh.ts";
import type { FourLegged } from "./plan.ts";
import type { Drawn } from "./skeleton.ts";

export interface Tones {
  main: Rgb;
  second: Rgb;
  dark: Rgb;
  inner: Rgb;
}

/** The colours of one animal: those named in the words, else its own with a little chance. */
export function tonesOf(brief: Brief, { colors, second, dark, inner = 0xe0a49a }: FourLegged["coat"]): Tones {
  const chance = brief.random.fork("coat");
  const own = turned(hex(chance.pick(colors)), chance.between(-0.01, 0.01));
  const main = brief.color(0, own);
  const isNamed = brief.look.colors[0] !== undefined;
  return {
    main,
    second: brief.color(1, isNamed ? lighter(main, 0.65) : hex(second)),
    dark: brief.color(1, isNamed ? darker(main, 0.62) : hex(dark)),
    inner: hex(inner),
  };
}

/** The pattern of the coat: the one named, else the animal's own. */
export function patternOf(brief: Brief, { coat }: FourLegged): PatternName {
  const named = (Object.keys(PATTERN_TRAITS) as PatternName[]).find((name) => brief.has(name));
  return named ?? coat.pattern ?? "plain";
}

export function marksOf(figure: Figure, plan: FourLegged, drawn: Drawn, { second, dark, inner }: Tones): Mark[] {
  const { head, chest, belly, leg, long, limb, coat, foot, tail } = plan;
  const at = (x: number, y: number, z: number) => onHead(drawn, head.size, x, y, z);
  const s = head.size;
  const marks: Mark[] = (coat.marks ?? []).flatMap((name): Mark[] => {
    switch (name) {
      case "muzzle":
      case "pink muzzle":
      case "dark muzzle": {
        const color = name === "muzzle" ? second : name === "dark muzzle" ? dark : inner;
        return [{ where: { from: at(0, -0.5, 0.6), to: at(0, -0.4, 0.9 + head.muzzle), thick: [head.snout[0] * s * 0.95, head.snout[1] * s * 1.25] }, color }];
      }
      case "muzzle low":
        return [{ where: { from: at(0, -0.75, 0.4), to: at(0, -0.55 - head.snout[1] * 0.3, 0.9 + head.muzzle), thick: [head.snout[0] * s * 0.8, head.snout[1] * s * 1.05] }, color: second }];
      case "dark face":
        return [
          { where: { at: at(0, -0.1, 0.75), size: [s * 0.95, s * 0.95, s * 0.85] }, color: dark },
          { where: { from: at(0, -0.4, 0.4), to: at(0, -0.4, 0.9 + head.muzzle), thick: [s * head.snout[0] * 1.3, s * head.snout[1] * 1.4] }, color: dark },
        ];
      case "face":
        return [1, -1].map((side) => ({ where: { at: at(side * 0.32, 0.08, 0.85), size: [s * 0.42, s * 0.46, s * 0.5] as const }, color: second }));
      case "pink feet":
        return [{ where: { below: limb[2] * 1.5 }, color: inner }];
      case "toenails":
        return drawn.legs.flatMap(({ name: leg }) => {
          const [x, y, z] = figure.boneOf(`${leg} foot`).tail;
          return [-50, 0, 50].map((turn): Mark => ({ where: { at: [x + Math.sin((turn * Math.PI) / 180) * limb[2] * 1.22, y + limb[2] * 0.3, z + Math.cos((turn * Math.PI) / 180) * limb[2] * 1.4], size: [0.028, 0.035, 0.03] }, color: lighter(second, 0.45), soft: 0.005 }));
        });
      case "belly":
        return [{ where: { at: [0, leg - belly[1] * 1.05, 0], size: [belly[0] * 0.85, belly[1] * 0.75, long * 0.62] }, color: second, soft: 0.03 }];
      case "chest":
        return [{ where: { at: [0, leg - chest[1] * 0.2, long * 0.5 + chest[1] * 0.95], size: [chest[0] * 0.75, chest[1] * 0.95, chest[1] * 0.6] }, color: second, soft: 0.02 }];
      case "socks":
      case "dark socks":
        return [{ where: { below: leg * 0.26 }, color: name === "socks" ? second : dark }];
      case "dark limbs":
        return drawn.legs.flatMap((each): Mark[] => {
          const upper = figure.boneOf(`${each.name} upper`);
          const cannon = figure.boneOf(`${each.name} foot`);
          const [shoulder, knee] = [upper.head, upper.tail];
          return [
            { where: { from: [shoulder[0], shoulder[1] - chest[1] * (each.isFront ? 0 : 0.55), shoulder[2]], to: knee, thick: [limb[0] * 1.35, limb[1] * 1.8] }, color: dark },
            { where: { from: knee, to: cannon.tail, thick: [limb[1] * 2, limb[2] * 3.2] }, color: dark },
            ...(each.isFront ? [{ where: { from: shoulder, to: [0, leg + chest[1], shoulder[2] - 0.02] as const, thick: [limb[0] * 1.2, limb[0] * 1.1] as const }, color: dark }] : []),
          ];
        });
      case "mask":
        return [1, -1].map((side) => ({ where: { at: at(side * 0.62, -0.3, 0.6), size: [s * 0.42, s * 0.4, s * 0.6] as const }, color: second }));
      case "cheeks":
        return [1, -1].map((side) => ({ where: { at: at(side * 0.7, -0.45, 0.35), size: [s * 0.5, s * 0.42, s * 0.5] as const }, color: second }));
      case "eye patches":
        return [1, -1].map((side) => ({ where: { at: at(side * 0.46, 0.06, 0.82), size: [s * 0.27, s * 0.34, s * 0.4] as const }, color: dark }));
      case "blaze":
        return [{ where: { from: at(0, 0.7, 0.7), to: at(0, 0.1, 0.9 + head.muzzle), thick: [s * 0.14, s * 0.24] }, color: second }];
      case "saddle back":
        return [{ where: { at: [0, leg + chest[1] * 0.9, -long * 0.1], size: [chest[0] * 1.1, chest[1] * 0.75, long * 0.62] }, color: dark, soft: 0.04 }];
    }
  });
  if (foot === "hoof") marks.push({ where: { below: limb[2] * 1.15 }, color: darker(dark, 0.2), soft: 0.005 });
  if (tail.tip) {
    const { tail: end, head: start } = figure.boneOf("tail 4");
    const size = Math.max(tail.thick[1], tail.thick[2] * 2.6) * 1.25;
    marks.push({ where: { from: end, to: [(end[0] + start[0]) / 2, (end[1] + start[1]) / 2, (end[2] + start[2]) / 2], thick: [size, size] }, color: tail.tip === "second" ? second : dark });
  }
  return [...marks, ...mouthOf(figure, plan, drawn, darker(dark, 0.3))];
}

/** A fine dark line on the muzzle, from under the nose to both sides; those with teeth have a long one. */
function mouthOf(figure: Figure, { head, features = [] }: FourLegged, drawn: Drawn, color: Rgb): Mark[] {
  const masses = figure.masses.filter(({ bone }) => bone === "head");
  const back = features.includes("teeth") || features.includes("eye bumps") ? 1 : 0.45;
  const steps = 6;
  return [1, -1].flatMap((side) => {
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      const inside = onHead(drawn, head.size, 0, -0.34 - head.snout[1] * 0.3, 0.4 + head.muzzle * (1 - back * t));
      const turn = t * 1.5;
      return figure.surfaceAt(inside, [side * Math.sin(turn), -0.12, Math.cos(turn)], masses);
    });
    return points.slice(1).map((to, step): Mark => ({ where: { from: points[step], to, thick: [head.size * 0.035, head.size * 0.03] }, color, soft: 0.004 }));
  });
}
