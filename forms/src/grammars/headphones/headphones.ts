import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { flat } from "@blenda/forge/language/numbers";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { slab } from "@blenda/forge/language/pieces/loft";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placement, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { addEars, addMicrophone } from "./extras.ts";
import { closedFace, type HeadphoneKind, type HeadphoneLayer, openFace, surfacesOf } from "./surfaces.ts";

export const headphones: Grammar = {
  id: "headphones",
  nouns: ["headphones", "headphone", "headset", "earphones", "over-ears", "gaming headset"],
  about: "headphones or a headset: two padded ear cups joined by a headband",
  traits: {
    microphone: ["headset", "gaming", "microphone", "mic", "gamer", "pilot", "call"],
    studio: ["studio", "monitor", "dj", "professional"],
    retro: ["walkman", "foam", "seventies", "eighties", "vintage"],
    cat: ["cat", "kitty", "cute", "ears"],
  },
  metresPerUnit: 0.09,
  wears: ["shell cup", "pad cushion ear"],
  build(brief) {
    return new Headphones(brief).parts();
  },
};

class Headphones {
  private readonly pieces = new Gathered<HeadphoneLayer>();
  private readonly brief: Brief;
  private readonly light: Rgb;
  private readonly surfaces: Record<HeadphoneLayer, Surface>;
  private readonly extra: Part[] = [];
  private readonly steps: number;
  private readonly kind: HeadphoneKind;
  /** Half the distance between the cups, and the cup's size across and upright. */
  private readonly half: number;
  private readonly size: number;
  private readonly oval: number;

  constructor(brief: Brief) {
    this.brief = brief;
    const chance = brief.random.fork("form");
    this.kind = kindOf(brief);
    this.size = this.kind === "foam" ? chance.between(0.36, 0.42) : chance.between(0.52, 0.62) * (brief.isStyle("cartoon") ? 1.2 : 1);
    this.oval = this.kind === "foam" ? 1 : chance.pick([1, 1.12, 1.26]);
    this.half = chance.between(0.98, 1.08);
    this.light = brief.light(hex(chance.pick([0x35e6ff, 0xff3f8f, 0x7dff5a])));
    this.steps = brief.isStyle("low-poly") ? 1 : 4;
    this.surfaces = surfacesOf(brief, this.light, this.kind);
  }

  parts(): Part[] {
    this.addBand();
    for (const side of [-1, 1]) this.addCup(side);
    if (this.brief.has("microphone")) addMicrophone(this.brief, this.pieces, -(this.half + this.size * 0.36));
    if (this.brief.has("cat")) addEars(this.brief, this.pieces, (degrees) => this.arc(degrees, 0.02));
    return [...this.pieces.parts(this.surfaces), ...this.extra];
  }

  /** Height of the band's line above the cups, by the angle from the right (0) over the top (90) to the left. */
  private arc(degrees: number, grow = 0): Point {
    const angle = (degrees * Math.PI) / 180;
    return [(this.half + 0.16 + grow) * Math.cos(angle), (1.2 + grow) * Math.sin(angle) + 0.3, 0];
  }

  private addBand(): void {
    const { brief, pieces } = this;
    const rings = brief.segments(40);
    const line = Array.from({ length: 25 }, (_, at) => this.arc(-5 + (190 * at) / 24));
    const style = this.kind === "foam" ? "spring" : brief.random.fork("band").pick(["rod", "twin", "wide"]);
    if (style === "twin")
      for (const z of [-0.13, 0.13])
        pieces.add(
          "metal",
          tube(
            line.map(([x, y]): Point => [x, y, z * Math.min(1, Math.max(0.25, y))]),
            0.038,
            { sides: brief.segments(10), rings },
          ),
        );
    else if (style === "rod") pieces.add("metal", tube(line, 0.062, { sides: brief.segments(12), rings }));
    else pieces.add(style === "spring" ? "metal" : "shell", this.strap(-4, 184, style === "spring" ? 0.11 : 0.19, 0.035, 0, rings));
    if (style === "spring") {
      pieces.add("cushion", this.strap(62, 118, 0.15, 0.05, -0.03, brief.segments(24)));
      return;
    }
    const inner = style === "wide" ? -0.075 : -0.06;
    pieces.add("cushion", this.strap(30, 150, style === "wide" ? 0.2 : 0.23, 0.085, inner, brief.segments(40)));
    if (style !== "wide") pieces.add("shell", this.strap(34, 146, 0.19, 0.03, 0.05, brief.segments(40)));
  }

  /** A band across the head from one angle to another: `wide` to the front and back, `thick` in and out. */
  private strap(from: number, to: number, wide: number, thick: number, grow: number, rows: number): Shape {
    const corners = this.brief.segments(14);
    const centre = (v: number) => this.arc(from + (to - from) * v, grow);
    return grid(
      (u, v) => {
        const turn = (u === 1 ? 0 : u) * 2 * Math.PI;
        const end = Math.sqrt(Math.max(0, 1 - (2 * Math.abs(v - 0.5)) ** 14));
        // A rounded rectangle: powers below one square the circle.
        const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.55;
        const out = square(Math.cos(turn)) * thick * end;
        const across = square(Math.sin(turn)) * wide * (0.35 + 0.65 * end);
        const [x, y] = centre(v);
        const angle = ((from + (to - from) * v) * Math.PI) / 180;
        return [x + Math.cos(angle) * out, y + Math.sin(angle) * out, -across];
      },
      { columns: corners, rows, creaseDegrees: 70 },
    );
  }

  private addCup(side: number): void {
    const { brief, pieces, size: r, oval } = this;
    const y = 0;
    const x = side * this.half;
    const turn: Point = [0, 0, side * -90];
    // Made standing, outside up, then laid on its side and tilted a little.
    const scale: Point = [oval, 1, 1];
    const segments = brief.segments(40);
    const turned = (profile: number[], crease = 45) =>
      lathe(
        pairs(profile).map(([px, py]): [number, number] => [px * r, py * r]),
        { segments, creaseDegrees: crease },
      );
    const at: Point = [x, y, 0];
    const where = { at, turn, scale };
    if (this.kind === "foam") {
      pieces.add("cushion", turned([0, -0.42, 0.6, -0.44, 0.92, -0.32, 1, -0.12, 0.94, 0.05, 0.6, 0.08, 0, 0.08], 60), where);
      pieces.add("shell", turned([0, 0, 0.8, 0, 0.88, 0.06, 0.84, 0.18, 0.6, 0.28, 0.3, 0.3, 0, 0.3]), where);
      pieces.add("metal", turned([0, 0.25, 0.36, 0.25, 0.38, 0.3, 0.3, 0.34, 0, 0.34]), where);
    } else {
      const dome = brief.random.fork("dome").pick([0.12, 0.22, 0.3]);
      pieces.add("shell", turned([0, -0.1, 0.92, -0.1, 1, -0.04, 1.03, 0.08, 1.02, 0.26, 0.94, 0.36, 0.86, 0.39, 0, 0.39]), where);
      pieces.add("dark", turned([0, -0.16, 0.96, -0.16, 0.98, -0.12, 0.96, -0.06, 0, -0.06]), where);
      pieces.add("cushion", this.pad(r), where);
      pieces.add("metal", turned([0.78, 0.37, 0.84, 0.38, 0.86, 0.42, 0.82, 0.45, 0.76, 0.42, 0.78, 0.37]), where);
      this.addFace(turned([0, 0.36, 0.8, 0.36, 0.79, 0.41, 0.6, 0.41 + dome * 0.5, 0.3, 0.41 + dome * 0.85, 0, 0.41 + dome]), where, dome);
    }
    this.addHanger(side);
  }

  /** The outer face: a punched grille on open ones, a plate with a mark or a ring of light on closed ones. */
  private addFace(shape: Shape, where: { at: Point; turn: Point; scale: Point }, dome: number): void {
    const { brief, surfaces, size: r, kind } = this;
    const surface = kind === "open" ? openFace(surfaces.metal, r) : closedFace(brief, surfaces.dark, r, this.light);
    this.extra.push({ name: "faces", shape, surface, place: placement(where) });
    const cap = cylinder(r * 0.2, r * 0.08, { bevel: r * 0.03, segments: brief.segments(28) });
    const out = 0.42 + dome;
    this.pieces.add("metal", cap, { at: [where.at[0] + Math.sign(where.at[0]) * r * out, where.at[1], 0], turn: where.turn });
  }

  /** A soft ring with folds, open in the middle. */
  private pad(r: number): Shape {
    const outline = flat`
      0.5 -0.13, 0.5 -0.42, 0.56 -0.5, 0.68 -0.55, 0.82 -0.54, 0.94 -0.46, 1 -0.34, 0.98 -0.2, 0.9 -0.13, 0.5 -0.13
    `;
    return lathe(
      outline.map(([x, y]): [number, number] => [x * r, y * r]),
      { segments: this.brief.segments(40), creaseDegrees: 75 },
    );
  }

  /** Yoke or slider between cup and band. */
  private addHanger(side: number): void {
    const { brief, pieces, size: r, oval, steps } = this;
    const [endX, endY] = this.arc(side > 0 ? 0 : 180);
    const outX = side * (this.half + r * (this.kind === "foam" ? 0.3 : 0.16));
    if (this.kind === "foam") {
      pieces.add("dark", slab(0.09, 0.42, 0.16, { corner: 0.03, bevel: 0.02, steps }), { at: [outX, 0.24, 0] });
      pieces.add("metal", slab(0.04, 0.5, 0.1, { corner: 0.015, bevel: 0.01, steps }), { at: [(outX + endX) / 2, 0.42, 0] });
      return;
    }
    const reach = r * oval * 1.08;
    const isYoke = brief.random.fork("yoke").chance(0.6);
    if (isYoke) {
      const fork: Point[] = [-70, -45, -20, 0, 20, 45, 70].map((degrees): Point => {
        const angle = (degrees * Math.PI) / 180;
        return [outX + side * 0.03, r * oval * 1.13 * Math.cos(angle) - 0.02, r * 1.13 * Math.sin(angle)];
      });
      pieces.add("metal", tube(fork, 0.042, { sides: brief.segments(10), rings: brief.segments(26), flatten: 0.75 }));
      for (const [, py, pz] of [fork[0], fork[6]])
        pieces.add("metal", sphere(0.06, brief.segments(18)), { at: [outX + side * 0.03, py, pz] });
    } else {
      pieces.add("shell", slab(0.12, 0.5, 0.24, { corner: 0.05, bevel: 0.04, steps, taper: 0.8 }), {
        at: [outX + side * 0.02, reach - 0.1, 0],
      });
    }
    pieces.add("shell", slab(0.13, 0.32, 0.22, { corner: 0.05, bevel: 0.03, steps }), {
      at: [(outX + endX) / 2 + side * 0.01, Math.max(reach + 0.1, endY + 0.08), 0],
      turn: [0, 0, side * 4],
    });
    pieces.add("metal", slab(0.05, 0.5, 0.12, { corner: 0.02, bevel: 0.012, steps }), {
      at: [(outX + endX) / 2, Math.max(reach, endY - 0.05), 0],
    });
    pieces.add("metal", cylinder(0.035, 0.16, { bevel: 0.01, segments: brief.segments(14) }), {
      at: [(outX + endX) / 2 + side * 0.012, reach + 0.02, 0],
      turn: [0, 0, 90],
    });
  }
}

function kindOf(brief: Brief): HeadphoneKind {
  if (brief.has("retro")) return "foam";
  if (brief.has("microphone") || brief.isStyle("sci-fi", "cartoon")) return "closed";
  const chance = brief.random.fork("kind");
  return brief.isStyle("retro") ? chance.pick<HeadphoneKind>(["foam", "closed"]) : chance.pick<HeadphoneKind>(["closed", "closed", "open"]);
}
