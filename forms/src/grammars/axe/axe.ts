import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { flat } from "@blenda/forge/language/numbers";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { clamp01, darker, hex, mix, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { curved, lathe } from "@blenda/forge/solid/shapes/lathe";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { AXE_HEADS, type AxeHead } from "./heads.ts";

type Layer = "blade" | "socket" | "handle" | "wrap" | "fittings" | "gems" | "light" | "tassel";

export const axe: Grammar = {
  id: "axe",
  already: "sharp",
  nouns: ["axe", "ax", "battle axe", "hatchet", "tomahawk", "war axe"],
  about: "an axe with a sharp blade on a handle, for wood or for battle",
  traits: {
    felling: ["felling", "woodcutter", "lumberjack", "hatchet", "wood", "camping", "fire"],
    bearded: ["bearded", "viking", "dane", "norse"],
    battle: ["battle", "knight"],
    double: ["double", "labrys", "two-headed", "double-bladed", "dwarf", "dwarven", "barbarian"],
    war: ["war", "hammer"],
    crescent: ["crescent", "halberd", "executioner", "moon", "poleaxe"],
    tomahawk: ["tomahawk", "small", "throwing", "tactical"],
    plain: ["plain", "simple"],
  },
  metresPerUnit: 0.62,
  wears: ["blade head", "grip handle shaft", "tassel"],
  build(brief) {
    const smith = new AxeSmith(brief, AXE_HEADS[headName(brief)]);
    smith.addHandle();
    smith.addHead();
    smith.addFittings();
    return smith.parts();
  },
};

function headName(brief: Brief): string {
  const named = Object.keys(AXE_HEADS).find((name) => brief.has(name));
  if (named) return named;
  const chance = brief.random.fork("head");
  if (brief.isStyle("fantasy", "ornate", "sci-fi")) return chance.pick(["double", "crescent", "battle"]);
  if (brief.isStyle("medieval")) return chance.pick(["bearded", "battle", "war", "double"]);
  if (brief.isStyle("modern", "realistic")) return chance.pick(["felling", "felling", "tomahawk"]);
  return chance.pick(Object.keys(AXE_HEADS));
}

class AxeSmith {
  private readonly pieces = new Gathered<Layer>();
  private readonly brief: Brief;
  private readonly head: AxeHead;
  private readonly length: number;
  private readonly size: number;
  /** Height of the middle of the head above the handle's foot. */
  private readonly headY: number;

  constructor(brief: Brief, head: AxeHead) {
    this.brief = brief;
    this.head = head;
    this.length = head.handle * brief.random.between(0.78, 0.96);
    this.size = brief.random.between(1, 1.2) * (brief.isStyle("fantasy", "cartoon") ? 1.18 : 1);
    this.headY = this.length - (head.top === "none" ? 0.1 : 0.2) * this.size;
  }

  parts(): Part[] {
    const { brief } = this;
    const { look, random } = brief;
    const chance = random.fork("colours");
    const isTech = brief.isStyle("sci-fi");
    const fittings = isTech
      ? brief.always("steel", hex(0x6a7078))
      : brief.isStyle("fantasy", "ornate")
        ? brief.always("gold", look.colors[1])
        : brief.always(chance.pick(["bronze", "iron", "brass"]));
    const timber = brief.always("wood", hex(chance.pick([0x8a5a33, 0x5e3b24, 0xb5834e])));
    const gem = brief.light(hex(chance.pick([0xd0283f, 0x2f8fe0, 0x34b36b])));
    return this.pieces.parts({
      blade: this.bladeSurface(),
      socket: look.material
        ? brief.made(look.material)
        : isTech
          ? brief.always("steel", hex(0x5c6168))
          : brief.always("iron", hex(0x85878b)),
      handle: isTech ? brief.always("rubber", hex(0x3a3d42)) : timber,
      wrap: brief.always("leather", brief.color(1, hex(chance.pick([0x4d2d1b, 0x2b2523, 0x6b2a22])))),
      fittings,
      gems: look.glow ? glowing(gem) : brief.always("crystal", gem),
      light: glowing(brief.light(hex(0x37d6ff))),
      tassel: brief.always("fabric", brief.color(2, hex(0x9c2222))),
    });
  }

  addHandle(): void {
    const { brief, head, length } = this;
    const top = head.top === "none" ? length - 0.02 : this.headY;
    const path = Array.from({ length: 9 }, (_, at): Point => {
      const t = at / 8;
      return [head.bend * Math.sin(t * Math.PI * 2) * -0.7, t * top, 0];
    });
    const isFelling = head.bend > 0.04;
    const thick = (t: number) => 0.037 + 0.004 * Math.cos(t * 9) + (isFelling ? 0.014 * smoothstep(0.1, 0, t) : 0);
    this.pieces.add("handle", tube(path, thick, { sides: brief.segments(14), rings: brief.segments(30), flatten: isFelling ? 1.35 : 1.1 }));
    brief.socket({ name: "grip", at: path[2], size: [0.08, length * 0.4, 0.08] });
    if (isFelling && brief.has("plain")) return;
    const [low, high] = isFelling ? [0.1, 0.34] : [0.14 * length, 0.46 * length];
    const coils = Math.round((high - low) / 0.028);
    for (let coil = 0; coil < coils; coil++) {
      const y = low + ((high - low) * coil) / coils;
      const x = -head.bend * 0.7 * Math.sin((y / length) * Math.PI * 2);
      this.pieces.add(
        "wrap",
        lathe(flat`0.034 -0.015, 0.046 -0.013, 0.0495 0, 0.046 0.013, 0.034 0.015`, {
          segments: brief.segments(14),
          creaseDegrees: 60,
        }),
        { turn: [0, 0, coil % 2 === 0 ? 6 : 4], at: [x, y, 0], scale: [1, 1, isFelling ? 1.25 : 1.08] },
      );
    }
  }

  addHead(): void {
    const { head, size, headY, brief } = this;
    this.addBlade(1);
    if (head.back === "blade") this.addBlade(-1);
    const eye = head.neck * size;
    this.pieces.add("socket", box(0.13, eye * 2.2, 0.115, 0.03, 2), { at: [0, headY + head.rise * 0.4, 0] });
    for (const y of head.back === "none" ? [] : [-1, 1])
      this.pieces.add("fittings", box(0.15, 0.03, 0.13, 0.012), { at: [0, headY + head.rise * 0.4 + y * eye * 1.05, 0] });
    if (head.back === "spike") {
      const spike = tube(
        [
          [0, 0, 0],
          [-0.16 * size, -0.005, 0],
          [-0.3 * size, -0.05 * size, 0],
        ],
        (t) => 0.052 * (1 - t) + 0.002,
        { sides: brief.segments(8), rings: 8, flatten: 0.7, creaseDegrees: 30 },
      );
      this.pieces.add("socket", spike, { at: [-0.04, headY, 0] });
    } else if (head.back === "hammer") {
      this.pieces.add("socket", box(0.14, 0.07, 0.07, 0.012), { at: [-0.1, headY, 0] });
      this.pieces.add("socket", cylinder(0.075 * size, 0.09, { bevel: 0.016, segments: brief.segments(8) }), {
        turn: [0, 0, 90],
        at: [-0.2, headY, 0],
      });
    } else if (head.back === "none") this.pieces.add("socket", box(0.1, eye * 1.9, 0.1, 0.025, 2), { at: [-0.07, headY, 0] });
    const langet = 0.2 * size;
    for (const z of [-1, 1])
      if (head.back !== "none")
        this.pieces.add("socket", box(0.03, langet, 0.012, 0.004), { at: [0, headY - eye - langet * 0.45, z * 0.038] });
  }

  /** A wedge from the neck to the edge: one closed strip per step outwards, sharp at the last. */
  private addBlade(side: 1 | -1): void {
    const { head, size, brief, headY } = this;
    const steps = brief.segments(22);
    const edge = curved(head.edge, steps);
    const rows = brief.isStyle("low-poly") ? 3 : 8;
    const ring = steps * 2 + 2;
    const thickness = (t: number) => head.thick * size * (t < 0.78 ? mix(1, 0.36, t / 0.78) : mix(0.36, 0, (t - 0.78) / 0.22));
    const shape = grid(
      (u, v) => {
        const at = Math.round(u * ring) % ring;
        const isFront = at <= steps;
        const place = isFront ? at : ring - 1 - at;
        const share = place / steps;
        const [ex, ey] = edge[place];
        const notch =
          brief.look.wear > 0.4 && v > 0.95 ? Math.max(0, brief.noise.at(share * 21, 3, side) - 0.15) * 0.12 * brief.look.wear : 0;
        const neckY = head.rise * 0.4 + head.neck * (share * 2 - 1) * (1 - 0.3 * v);
        const swing = v ** 1.7;
        const x = mix(0.045, ex, v) * (1 - notch);
        const y = mix(neckY, ey, swing) + head.rise * v * 0.2;
        return [side * x * size, headY + y * size, (isFront ? 1 : -1) * side * Math.max(0.0004, thickness(v))];
      },
      { columns: ring, rows, creaseDegrees: 22 },
    );
    this.pieces.add("blade", shape);
  }

  addFittings(): void {
    const { brief, head, length, size, headY } = this;
    const segments = brief.segments(22);
    const isFelling = head.bend > 0.04;
    if (!isFelling) {
      this.pieces.add(
        "fittings",
        lathe(flat`0 -0.07, 0.03 -0.06, 0.052 -0.02, 0.05 0.01, 0.036 0.04, 0.03 0.05`, { segments, creaseDegrees: 50 }),
      );
      for (const y of [0.12, 0.48])
        this.pieces.add("fittings", lathe(flat`0.034 -0.02, 0.048 -0.016, 0.054 0, 0.048 0.016, 0.034 0.02`, { segments }), {
          at: [-head.bend * 0.7 * Math.sin(y * Math.PI * 2), y * length, 0],
        });
    }
    if (head.top === "spike")
      this.pieces.add(
        "socket",
        lathe(
          flat`0 -0.02, 0.05 -0.01, 0.056 0.03, 0.03 0.06, 0.034 0.09, 0.02 0.16, 0 0.27`.map(([r, y]) => [r, y * size] as const),
          { segments: brief.isStyle("low-poly") ? 6 : 12, creaseDegrees: 30 },
        ),
        { at: [0, headY + head.neck * size, 0] },
      );
    if (head.top === "knob") this.pieces.add("fittings", sphere(0.052, segments), { at: [0, headY + head.neck * size + 0.04, 0] });
    if (brief.isStyle("fantasy", "ornate") || brief.look.glow) {
      for (const z of [1, -1]) {
        this.pieces.add("fittings", cylinder(0.044, 0.02, { bevel: 0.006, segments }), { turn: [90, 0, 0], at: [0, headY, z * 0.06] });
        this.pieces.add("gems", sphere(0.032, segments), { at: [0, headY, z * 0.066], scale: [1, 1, 0.6] });
      }
    }
    if (brief.isStyle("sci-fi"))
      for (const z of [-1, 1]) this.pieces.add("light", box(0.016, length * 0.34, 0.012, 0), { at: [0, length * 0.66, z * 0.034] });
    if (!isFelling && brief.random.fork("tassel").chance(0.3)) this.addTassel(length * 0.5);
  }

  private addTassel(y: number): void {
    for (const [x, drop] of [
      [0.05, 0.2],
      [0.07, 0.26],
      [0.045, 0.23],
    ] as const) {
      this.pieces.add(
        "tassel",
        tube(
          [
            [0.03, y, 0.02],
            [x, y - 0.05, 0.045],
            [x * 1.1, y - drop, 0.05 + x * 0.3],
          ],
          (t) => 0.008 + 0.007 * t,
          { sides: 6, rings: 8 },
        ),
      );
    }
  }

  /** Forged flats, a ground edge, hammer marks; engraved lines or an edge of light. */
  private bladeSurface(): Surface {
    const { brief, head, size, headY } = this;
    const { look, noise } = brief;
    const base = look.material ? brief.made(look.material) : brief.always("steel", brief.color(0, hex(0xa9aeb4)));
    const dark = hex(0x84898f);
    const reach = Math.max(...head.edge.map(([x]) => x)) * size;
    const isEngraved = brief.isStyle("fantasy", "ornate", "medieval") || brief.random.fork("engraved").chance(0.4);
    return (at, out) => {
      base(at, out);
      const ground = clamp01(at.v);
      const edge = smoothstep(0.74, 0.8, ground);
      if (!look.material) tint(out, dark, clamp01((1 - edge) * (0.6 + noise.fbm(at.x * 9, at.y * 9, at.z * 9, 3) * 0.8)));
      if (!look.material) tint(out, hex(0xdfe3e6), edge * 0.7);
      // Bare metal mirrors a dark room; ground and forged steel scatters the light.
      out.metallic *= 0.72;
      out.roughness += 0.14 + (1 - edge) * 0.08;
      out.height += (1 - edge) * noise.fbm(at.x * 16, at.y * 16, 2, 2) * 0.006;
      const mark = isEngraved || look.glow ? engraving(Math.abs(at.x) / reach, (at.y - headY) / size, ground) : 0;
      if (mark > 0) {
        shade(out, 1 - mark * 0.5);
        out.height -= mark * 0.006;
      }
      if (!look.glow) return;
      const light = brief.isStyle("sci-fi") ? smoothstep(0.8, 0.92, ground) : mark;
      tint(out, darker(look.glow, 0.3), light);
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * light;
    };
  }
}

/** Two lines that follow the edge, and a knot of rings between them and the neck. */
function engraving(x: number, y: number, ground: number): number {
  const line = Math.max(smoothstep(0.02, 0.012, Math.abs(ground - 0.68)), smoothstep(0.014, 0.008, Math.abs(ground - 0.62)));
  if (ground > 0.6) return line;
  const ring = Math.abs(Math.hypot((x - 0.5) * 0.9, y * 2.3) - 0.16);
  const other = Math.abs(Math.hypot((x - 0.36) * 0.9, y * 2.3) - 0.12);
  return Math.max(line, smoothstep(0.016, 0.01, ring), smoothstep(0.016, 0.01, other)) * smoothstep(0.1, 0.2, ground);
}
