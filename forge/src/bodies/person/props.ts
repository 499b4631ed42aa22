import { Matrix4 } from "three";
import { hex } from "../../solid/color.ts";
import { box, cylinder, extruded, sphere, torus } from "../../solid/shapes/forms.ts";
import { joined, type Point, placed, type Shape } from "../../solid/shapes/shape.ts";
import { tube } from "../../solid/shapes/tube.ts";
import { glowing } from "../../solid/surfaces/glowing.ts";
import type { Surface } from "../../solid/surfaces/surface.ts";
import type { Brief } from "../../grammars/brief.ts";
import { horn } from "../core/details.ts";
import type { Figure } from "../core/figure.ts";
import type { PropKind } from "./outfit.ts";

type Piece = readonly [string, Shape, Surface];
const rod = (from: number, to: number, thick: number) => tube([[0, from, 0], [0, to, 0]], thick, { isStraight: true, sides: 10 });
const blade = (outline: readonly (readonly [number, number])[], thick: number) => extruded(outline, thick, { bevel: thick * 0.35 });

/** Things in the hand: upright, held at the origin. */
function piecesOf(kind: PropKind, brief: Brief, ground: number): Piece[] {
  const wood = brief.always("wood", hex(0x7a5230));
  const steel = brief.always("steel");
  const gold = brief.always("gold");
  const straight = blade([[-0.03, 0.06], [0.03, 0.06], [0.026, 0.62], [0, 0.72], [-0.026, 0.62]], 0.016);
  switch (kind) {
    case "sword":
      return [["sword", straight, steel], ["hilt", joined([placed(box(0.2, 0.03, 0.035, 0.008), { at: [0, 0.06, 0] }), rod(-0.07, 0.06, 0.016), placed(sphere(0.026, 12), { at: [0, -0.085, 0] })]), gold]];
    case "cutlass":
    case "katana": {
      const line: Point[] = [[0, 0.05, 0], [0, 0.3, 0.01], [0, 0.52, kind === "katana" ? 0.03 : 0.08], [0, 0.68, kind === "katana" ? 0.06 : 0.18]];
      return [["blade", tube(line, (t) => 0.03 * (1 - t * t * 0.9), { sides: 8, rings: 16, flatten: 0.3 }), steel], ["hilt", joined([placed(cylinder(0.05, 0.015), { at: [0, 0.05, 0] }), rod(-0.12, 0.05, 0.018)]), kind === "katana" ? brief.always("fabric", hex(0x22222a)) : gold]];
    }
    case "staff":
      return [["staff", tube([[0, -ground, 0], [0.01, 0, 0], [0, 0.6, 0], [0.06, 0.74, 0], [0.02, 0.84, 0], [-0.05, 0.78, 0]], (t) => 0.022 + t * 0.008, { sides: 10, rings: 30 }), wood], ["orb", placed(sphere(0.06, 20), { at: [0.0, 0.77, 0] }), glowing(brief.light(hex(0x62c8ff)))]];
    case "wand":
      return [["wand", rod(-0.06, 0.32, 0.012), brief.always("wood", hex(0x4a3020))], ["star", placed(extruded(Array.from({ length: 10 }, (_, at) => [Math.sin((at / 5) * Math.PI) * (at % 2 ? 0.035 : 0.085), Math.cos((at / 5) * Math.PI) * (at % 2 ? 0.035 : 0.085)] as const).reverse(), 0.03, { bevel: 0.008 }), { at: [0, 0.36, 0] }), glowing(brief.light(hex(0xffd84a)))]];
    case "ladle":
      return [["ladle", joined([rod(-0.1, 0.26, 0.012), placed(sphere(0.06, 18), { at: [0, 0.3, 0.02], scale: [1, 1, 0.6] })]), brief.always("wood", hex(0xb08050))]];
    case "pitchfork":
    case "trident": {
      const tines = [-0.09, 0, 0.09].map((x) => tube([[0, 0.62, 0], [x, 0.68, 0], [x, 0.9, 0]], (t) => 0.014 * (1 - Math.max(0, t - 0.7) * 2.6), { sides: 8, rings: 12 }));
      return [["shaft", rod(-ground, 0.64, 0.017), kind === "trident" ? gold : wood], ["tines", joined(tines), kind === "trident" ? gold : steel]];
    }
    case "spear":
      return [["shaft", rod(-ground, 0.8, 0.016), wood], ["tip", blade([[-0.04, 0.78], [0.04, 0.78], [0, 1.0]], 0.02), steel]];
    case "axe":
      return [["handle", rod(-0.28, 0.42, 0.02), wood], ["head", placed(blade([[-0.03, 0], [0.04, 0.02], [0.2, -0.07], [0.23, 0.06], [0.2, 0.19], [0.04, 0.1], [-0.03, 0.11]], 0.035), { at: [0, 0.28, 0] }), steel]];
    case "broom":
      return [["stick", rod(-ground * 0.8, 0.5, 0.016), wood], ["twigs", placed(tube([[0, 0.5, 0], [0, 0.58, 0], [0, 0.86, 0]], (t) => 0.03 + Math.sin(t * 2.4) * 0.07, { sides: 14, rings: 12 }), {}), brief.always("fabric", hex(0xc09a4a))]];
    case "shovel":
      return [["handle", rod(-ground * 0.9, 0.4, 0.018), wood], ["blade", placed(blade([[-0.09, 0], [0.09, 0], [0.085, 0.16], [0, 0.26], [-0.085, 0.16]], 0.018), { at: [0, 0.38, 0] }), steel]];
    case "hammer":
      return [["handle", rod(-0.12, 0.24, 0.018), wood], ["head", placed(box(0.2, 0.075, 0.075, 0.012), { at: [0, 0.26, 0] }), steel]];
    case "wrench":
      return [["wrench", joined([rod(-0.1, 0.22, 0.02), placed(torus(0.045, 0.02, 24, 8), { at: [0, 0.26, 0], turn: [90, 0, 0] })]), steel]];
    case "sceptre":
      return [["sceptre", joined([rod(-0.26, 0.34, 0.018), placed(sphere(0.055, 18), { at: [0, 0.38, 0] }), placed(box(0.1, 0.022, 0.022, 0.004), { at: [0, 0.48, 0] }), rod(0.42, 0.53, 0.012)]), gold]];
    case "briefcase":
      return [["briefcase", placed(box(0.09, 0.24, 0.34, 0.02), { at: [0, -0.16, 0] }), brief.always("leather", hex(0x5a3a22))], ["handle", placed(torus(0.05, 0.012, 24, 8), { turn: [0, 0, 90], at: [0, -0.035, 0] }), brief.always("leather", hex(0x3a2616))]];
    case "bag":
      return [["sack", placed(sphere(0.22, 24), { at: [0, -0.14, -0.2], scale: [0.9, 1.1, 0.9] }), brief.always("fabric", hex(0xb98a52))]];
    case "flag":
      return [["pole", rod(-ground, 0.8, 0.014), wood], ["flag", placed(box(0.42, 0.26, 0.012, 0.004), { at: [0.21, 0.66, 0] }), brief.always("fabric", hex(0xb3261e))]];
    case "book":
      return [["book", placed(box(0.17, 0.22, 0.045, 0.01), { at: [0, 0.04, 0.05] }), brief.always("leather", hex(0x8a2f2a))]];
    case "ball":
      return [["ball", placed(sphere(0.12, 24), { at: [0, 0.06, 0.1] }), brief.always("rubber", hex(0xe07a24))]];
    case "flower":
      return [["stem", rod(-0.1, 0.22, 0.01), brief.always("plastic", hex(0x3f8a3a))], ["petals", joined(Array.from({ length: 6 }, (_, at) => placed(sphere(0.045, 12), { at: [Math.sin((at / 6) * 6.283) * 0.05, 0.25 + Math.cos((at / 6) * 6.283) * 0.05, 0], scale: [1, 1, 0.5] }))), brief.always("fabric", hex(0xe65a8a))], ["heart", placed(sphere(0.035, 12), { at: [0, 0.25, 0.015] }), brief.always("plastic", hex(0xf2c83a))]];
    case "brush":
      return [["brush", rod(-0.08, 0.18, 0.012), wood], ["bristles", horn([[0, 0.18, 0], [0, 0.23, 0], [0, 0.28, 0]], 0.02, 10, 0.3), brief.always("plastic", hex(0x2f6fd0))]];
    case "lasso":
      return [["lasso", joined([0, 1, 2].map((ring) => placed(torus(0.11 + ring * 0.008, 0.012, 36, 8), { at: [0, -0.1, 0.01 * ring], turn: [90, 0, ring * 8] }))), brief.always("fabric", hex(0xb08a52))]];
    case "candy cane":
    case "lollipop":
      return [["stick", rod(-0.1, 0.24, 0.012), brief.always("plastic", hex(0xf6f3ee))], ["sweet", placed(sphere(0.09, 24), { at: [0, 0.32, 0], scale: [1, 1, 0.35] }), brief.always("plastic", hex(0xe0384a))]];
    case "syringe":
      return [["syringe", joined([placed(cylinder(0.022, 0.14), { at: [0, 0.07, 0] }), placed(cylinder(0.03, 0.012), { at: [0, -0.05, 0] }), rod(-0.05, 0.02, 0.008)]), brief.always("plastic", hex(0xe6eef2))], ["needle", horn([[0, 0.14, 0], [0, 0.19, 0], [0, 0.24, 0]], 0.006, 8), steel]];
    case "guitar pick":
      return [];
  }
}

/** Puts the thing into the right hand, upright whatever the arm does. */
export function addProp(figure: Figure, kind: PropKind, lean: Point = [0, 0, 0]): void {
  const { head } = figure.boneOf("hand right");
  const grip = figure.posed("hand right", [head[0], head[1] - 0.06, head[2] + 0.03]);
  for (const [name, shape, surface] of piecesOf(kind, figure.brief, Math.max(0.1, grip.y - 0.03))) {
    const turned = placed(shape, { turn: lean });
    figure.parts.push({ name, shape: turned.applyMatrix4(new Matrix4().makeTranslation(grip.x, grip.y, grip.z)), surface });
  }
}
