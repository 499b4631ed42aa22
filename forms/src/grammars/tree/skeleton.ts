import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, mix } from "@blenda/forge/solid/color";
import type { Random } from "@blenda/forge/solid/random";
import type { Point, Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Puff, Species } from "./species.ts";

/** Trunk, limbs and twigs as tubes, and the places where leaves gather. */
export class Skeleton {
  readonly shapes: Shape[] = [];
  readonly puffs: Puff[] = [];
  private readonly brief: Brief;
  private readonly random: Random;
  private readonly isDead: boolean;

  constructor(brief: Brief, size: Species, random: Random, kind: string) {
    this.brief = brief;
    this.random = random;
    this.isDead = brief.has("dead");
    const trunk = this.trunk(size, kind);
    this.roots(size.girth);
    this.limbs(size, trunk, kind);
    const top = trunk[trunk.length - 1];
    const crown = (size.height - size.stem) / 2;
    this.puffs.push({ at: [top[0], size.height - crown * 0.55, top[2]], size: size.reach * size.puff, flat: Math.min(1, size.flat + 0.1) });
    if (size.flat > 0.5)
      this.puffs.push({ at: [top[0] * 0.7, size.stem + crown * 0.95, top[2] * 0.7], size: size.reach * 0.58, flat: size.flat });
  }

  private trunk({ stem, height, girth, reach }: Species, kind: string): Point[] {
    const sway = kind === "bonsai" ? 0.26 : kind === "birch" ? 0.05 : 0.1;
    const top = this.isDead ? height * 0.9 : stem + (height - stem) * 0.62;
    const path = [0, 0.2, 0.45, 0.7, 1].map(
      (t, at): Point => [
        at === 0 ? 0 : Math.sin(t * 5 + 1) * sway * reach + this.random.between(-0.03, 0.03),
        t * top,
        at === 0 ? 0 : this.random.between(-sway, sway) * 0.5,
      ],
    );
    this.shapes.push(
      tube(path, (t) => girth * (t < 0.12 ? mix(1.45, 1, t / 0.12) : mix(1, this.isDead ? 0.12 : 0.3, (t - 0.12) / 0.88)), {
        sides: this.brief.segments(16),
        rings: this.brief.segments(18),
      }),
    );
    return path;
  }

  private roots(girth: number): void {
    const count = 6;
    for (let at = 0; at < count; at++) {
      const angle = (at / count) * 6.283 + this.random.between(-0.3, 0.3);
      const reach = girth * this.random.between(2, 2.9);
      const away = (share: number, y: number): Point => [Math.sin(angle) * reach * share, y, Math.cos(angle) * reach * share];
      this.shapes.push(
        tube([away(0.2, girth * 1.1), away(0.5, girth * 0.5), away(1, -0.03)], (t) => girth * mix(0.5, 0.08, t), {
          sides: this.brief.segments(8),
          rings: 6,
        }),
      );
    }
  }

  private limbs({ stem, height, reach, flat, girth, limbs, puff }: Species, trunk: readonly Point[], kind: string): void {
    const count = limbs + (this.isDead ? 4 : 0);
    const crown = height - stem;
    const top = trunk[trunk.length - 1][1];
    for (let at = 0; at < count; at++) {
      const share = at / (count - 1);
      const y = mix(stem * 0.92, top * 0.94, share);
      const from = pointOn(trunk, y / top);
      const angle = at * 2.4 + this.random.between(-0.35, 0.35);
      const out = reach * mix(0.72, 0.4, share) * this.random.between(0.85, 1.15);
      const rise = crown * mix(0.34, 0.3, share) * Math.max(0.35, flat);
      // An umbrella carries all its leaves on one level.
      const level = kind === "acacia" ? mix(height * 0.8, height * 0.94, share) : y + rise;
      const end: Point = [from[0] + Math.sin(angle) * out, Math.min(height * 0.96, level), from[2] + Math.cos(angle) * out];
      this.limb(from, end, girth * mix(0.5, 0.26, share), angle);
      this.puffs.push({
        at: end,
        size: reach * puff * mix(1, 0.8, share) * this.random.between(0.85, 1.15),
        flat: Math.min(1, flat + 0.12),
      });
    }
  }

  private limb(from: Point, to: Point, thick: number, angle: number): void {
    const bend = this.random.between(-0.08, 0.12);
    const middle: Point = [
      mix(from[0], to[0], 0.5) + bend * Math.cos(angle),
      mix(from[1], to[1], 0.42),
      mix(from[2], to[2], 0.5) - bend * Math.sin(angle),
    ];
    this.shapes.push(
      tube([from, middle, to], (t) => mix(thick, thick * (this.isDead ? 0.16 : 0.35), t), { sides: this.brief.segments(10), rings: 8 }),
    );
    const twigs = this.isDead ? 4 : 2;
    for (let at = 0; at < twigs; at++) {
      const t = mix(0.4, 0.95, at / twigs);
      const start = pointOn([from, middle, to], t);
      const turn = angle + (at % 2 === 0 ? 0.8 : -0.8) + this.random.between(-0.3, 0.3);
      const long = Math.hypot(to[0] - from[0], to[2] - from[2]) * this.random.between(0.35, 0.6);
      const tip: Point = [
        start[0] + Math.sin(turn) * long,
        start[1] + long * this.random.between(0.25, 0.9),
        start[2] + Math.cos(turn) * long,
      ];
      this.shapes.push(
        tube(
          [start, [mix(start[0], tip[0], 0.5), mix(start[1], tip[1], 0.4), mix(start[2], tip[2], 0.5)], tip],
          (s) => mix(thick * 0.42, thick * 0.05, s),
          { sides: this.brief.segments(6), rings: 5 },
        ),
      );
      if (!this.isDead) continue;
      const fork: Point = [tip[0] + Math.sin(turn + 0.9) * long * 0.5, tip[1] + long * 0.3, tip[2] + Math.cos(turn + 0.9) * long * 0.5];
      this.shapes.push(tube([pointOn([start, tip], 0.55), fork], (s) => mix(thick * 0.2, 0.002, s), { sides: 5, rings: 3 }));
    }
  }
}

/** The point at a share of a broken line, each stretch as long as the others. */
function pointOn(path: readonly Point[], share: number): Point {
  const place = clamp01(share) * (path.length - 1);
  const index = Math.min(path.length - 2, Math.floor(place));
  const t = place - index;
  return [
    mix(path[index][0], path[index + 1][0], t),
    mix(path[index][1], path[index + 1][1], t),
    mix(path[index][2], path[index + 1][2], t),
  ];
}
