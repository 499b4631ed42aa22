import type { Brief } from "@blenda/forge/grammar/brief";
import { cushion } from "@blenda/forge/language/pieces/cushion";
import { clamp01, hex, mix, type Rgb, turned } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { joined, type Point, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Areole, flower, ribbedTube, spines } from "./body.ts";
import { fleshSurface, petals } from "./surfaces.ts";

export type Form = "saguaro" | "globe" | "pear" | "columns" | "aloe";

/** Collects flesh, the places of the spines and the flowers. */
export class CactusMaker {
  private readonly brief: Brief;
  private readonly random: Random;
  private readonly form: Form;
  private readonly flesh: Shape[] = [];
  private readonly areoles: Areole[] = [];
  private readonly flowers: Shape[] = [];
  private readonly ribs: number;

  constructor(brief: Brief, form: Form) {
    this.brief = brief;
    this.form = form;
    this.random = brief.random.fork("cactus");
    this.ribs = brief.isStyle("low-poly") ? 6 : brief.isStyle("cartoon") ? 8 : this.random.whole(10, 13);
    const makers: Record<Form, () => void> = {
      saguaro: () => this.saguaro(),
      globe: () => this.globe(),
      pear: () => this.pear(),
      columns: () => this.columns(),
      aloe: () => this.aloe(),
    };
    makers[form]();
  }

  parts(): Part[] {
    const { brief } = this;
    const color = brief.color(0, turned(hex(this.form === "aloe" ? 0x6f9a6a : 0x3f8a4c), this.random.between(-0.03, 0.05)));
    const bloom: Rgb = brief.light(brief.look.colors[1] ?? hex(this.random.fork("bloom").pick([0xe84a8a, 0xf2b23a, 0xf4f0e0, 0xd8342a])));
    const parts: Part[] = [{ name: "flesh", shape: joined(this.flesh), surface: fleshSurface(brief, color) }];
    if (this.areoles.length > 0 && !brief.has("bare"))
      parts.push({
        name: "spines",
        shape: spines(brief, this.areoles, this.random.fork("spines")),
        surface: brief.always("bone", hex(0xf0e3c0)),
        density: 0.5,
      });
    if (this.flowers.length > 0)
      parts.push({ name: "flowers", shape: joined(this.flowers), surface: brief.look.glow ? glowing(brief.look.glow) : petals(bloom) });
    return parts;
  }

  private column(path: readonly Point[], radius: number, hasFoot = true): void {
    const made = ribbedTube(this.brief, path, radius, this.ribs, hasFoot);
    this.flesh.push(made.shape);
    this.areoles.push(...made.areoles);
  }

  private bloomAt(at: Point, size: number, turn: Point = [0, 0, 0]): void {
    this.flowers.push(placed(flower(this.brief), { at, scale: size, turn }));
  }

  private hasBloom(chance: number): boolean {
    return this.brief.has("flowering") || this.brief.look.glow !== null || this.random.chance(chance);
  }

  private saguaro(): void {
    const tall = this.random.between(1.35, 1.7);
    const r = this.random.between(0.24, 0.3);
    this.column(
      [
        [0, -0.1, 0],
        [0.02, tall * 0.5, 0],
        [0, tall, 0],
      ],
      r,
    );
    const arms = this.random.whole(2, 3);
    for (let at = 0; at < arms; at++) {
      const side = at % 2 === 0 ? 1 : -1;
      const from = tall * this.random.between(0.32, 0.56);
      const up = this.random.between(0.4, 0.62);
      const reach = r + this.random.between(0.24, 0.34);
      const [dx, dz] = [
        Math.cos(at === 2 ? 1.2 : this.random.between(-0.35, 0.35)) * side,
        Math.sin(at === 2 ? 1.2 : this.random.between(-0.35, 0.35)),
      ];
      const on = (away: number, y: number): Point => [dx * away, from + y, dz * away];
      this.column([on(0.05, 0), on(reach * 0.7, 0), on(reach, 0.1), on(reach + 0.01, 0.26), on(reach, up)], r * 0.62, false);
      if (this.hasBloom(0.3)) this.bloomAt(on(reach, up), 0.5);
    }
    if (this.hasBloom(0.6)) this.bloomAt([0, tall, 0], 0.75);
  }

  private globe(): void {
    const r = this.random.between(0.48, 0.58);
    this.column(
      [
        [0, 0.05, 0],
        [0, r, 0],
        [0, r * this.random.between(1.5, 1.8), 0],
      ],
      r,
    );
    const pups = this.random.whole(0, 2);
    for (let at = 0; at < pups; at++) {
      const angle = 0.7 + at * 2.2;
      const size = r * 0.36;
      this.column(
        [
          [Math.sin(angle) * r * 0.95, 0, Math.cos(angle) * r * 0.95],
          [Math.sin(angle) * r, size, Math.cos(angle) * r],
          [Math.sin(angle) * r, size * 1.7, Math.cos(angle) * r],
        ],
        size,
      );
    }
    if (this.hasBloom(0.8)) this.bloomAt([0, this.top() - 0.02, 0], 1);
  }

  private columns(): void {
    const count = this.brief.look.count > 1 ? this.brief.look.count : this.random.whole(3, 5);
    for (let at = 0; at < count; at++) {
      const angle = at * 2.4 + 0.5;
      const away = at === 0 ? 0 : 0.34;
      const tall = at === 0 ? 1.5 : this.random.between(0.6, 1.2);
      const r = this.random.between(0.15, 0.2);
      const [x, z] = [Math.sin(angle) * away, Math.cos(angle) * away];
      this.column(
        [
          [x, -0.1, z],
          [x * 1.1, tall * 0.5, z * 1.1],
          [x * 1.25, tall, z * 1.25],
        ],
        r,
      );
      if (this.hasBloom(0.3)) this.bloomAt([x * 1.25, tall, z * 1.25], 0.45);
    }
  }

  /** Pads upon pads, each a flat cushion that leans another way. */
  private pear(): void {
    const pad = (at: Point, size: number, lean: number, turn: number, left: number): void => {
      const tall = size * 1.25;
      const up: Point = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180), 0];
      const shape = warped(
        cushion(size, tall, size * 0.26, { power: 2.3, steps: this.brief.isStyle("low-poly") ? 3 : 7 }),
        (point) => {
          point.x *= 0.8 + 0.28 * clamp01(0.5 + point.y / tall);
        },
        75,
      );
      const middle: Point = [at[0] + up[0] * tall * 0.44, at[1] + up[1] * tall * 0.44, at[2]];
      const spun = placed(shape, { turn: [0, turn, -lean], at: middle });
      this.flesh.push(spun);
      this.addPadAreoles(spun, middle);
      const tip: Point = [at[0] + up[0] * tall * 0.86, at[1] + up[1] * tall * 0.86, at[2]];
      if (left === 0) {
        if (this.hasBloom(0.4)) this.bloomAt([at[0] + up[0] * tall * 0.92, at[1] + up[1] * tall * 0.92, at[2]], 0.36, [0, 0, -lean]);
        return;
      }
      const children = left > 1 ? 2 : this.random.whole(1, 2);
      for (let child = 0; child < children; child++) {
        const side = children === 1 ? this.random.pick([-1, 1]) : child * 2 - 1;
        pad(
          [tip[0] + side * size * 0.26, tip[1] - Math.abs(side) * tall * 0.08, tip[2] + this.random.between(-0.05, 0.05)],
          size * this.random.between(0.66, 0.78),
          lean + side * this.random.between(22, 40),
          turn + this.random.between(-40, 40),
          left - 1,
        );
      }
    };
    pad([0, -0.08, 0], 0.72, this.random.between(-6, 6), this.random.between(-15, 15), 2);
  }

  private addPadAreoles(shape: Shape, middle: Point): void {
    const position = shape.getAttribute("position");
    const normal = shape.getAttribute("normal");
    for (let at = 3; at < position.count; at += 6) {
      const point: Point = [position.getX(at), position.getY(at), position.getZ(at)];
      if (point[1] < middle[1] - 0.2) continue;
      this.areoles.push({ at: point, out: [normal.getX(at), normal.getY(at), normal.getZ(at)], size: 0.6 });
    }
  }

  /** A rosette of thick leaves with points. */
  private aloe(): void {
    const count = this.brief.isDetailed ? 34 : 24;
    for (let at = 0; at < count; at++) {
      const share = at / (count - 1);
      const lift = mix(12, 80, share);
      const long = mix(0.85, 0.55, share) * this.random.between(0.9, 1.1);
      const [c, s] = [Math.cos((lift * Math.PI) / 180), Math.sin((lift * Math.PI) / 180)];
      const path: Point[] = [
        [0, 0.02, 0.03],
        [0, 0.04 + s * long * 0.45, 0.06 + c * long * 0.5],
        [0, 0.1 + s * long * 0.95 + 0.08 * c, 0.05 + c * long * 0.92],
      ];
      const leaf = tube(path, (t) => 0.115 * (1 - t ** 2.2) * (0.72 + 0.5 * Math.sin(Math.min(1, t * 2) * 1.57)) + 0.002, {
        sides: this.brief.segments(10),
        rings: this.brief.segments(10),
        flatten: 0.42,
      });
      this.flesh.push(placed(leaf, { turn: [0, at * 137.5, 0] }));
    }
    if (!this.hasBloom(0.3)) return;
    const stalk = tube(
      [
        [0, 0.2, 0],
        [0.02, 0.7, 0.01],
        [0.01, 1.06, 0],
      ],
      (t) => 0.035 - t * 0.012,
      { sides: 8, rings: 8 },
    );
    this.flesh.push(stalk);
    this.bloomAt([0.01, 1.05, 0], 0.6);
  }

  private top(): number {
    this.flesh[0].computeBoundingBox();
    return this.flesh[0].boundingBox?.max.y ?? 1;
  }
}
