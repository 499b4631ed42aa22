import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, hex, mix, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { ball } from "@blenda/forge/solid/shapes/forms";
import { joined, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";

interface RockShape {
  wide: number;
  tall: number;
  deep: number;
  /** 0 worn round by water, 1 freshly broken. */
  sharp: number;
  seed: Random;
  detail?: number;
  /** How much wider it is where it stands. */
  foot?: number;
}

export class RockMaker {
  readonly brief: Brief;
  readonly random: Random;
  readonly sharp: number;

  constructor(brief: Brief) {
    this.brief = brief;
    this.random = brief.random.fork("rock");
    this.sharp = brief.isStyle("cartoon") ? 0.35 : this.random.between(0.55, 1);
  }

  /** A ball cut flat by random planes, then roughened; its foot is level. */
  stone({ wide, tall, deep, sharp, seed, detail = 20, foot = 0.42 }: RockShape): Shape {
    const { noise } = this.brief;
    const cuts = Array.from({ length: 13 }, () => {
      const z = seed.between(-0.75, 1);
      const turn = seed.between(0, 6.283);
      const side = Math.sqrt(1 - z * z);
      return [side * Math.sin(turn), z, side * Math.cos(turn), seed.between(mix(0.82, 0.52, sharp), 0.86)] as const;
    });
    const shift = seed.between(0, 40);
    const steps = this.brief.isStyle("low-poly") ? Math.min(detail, 3) : this.brief.isDetailed ? Math.round(detail * 1.3) : detail;
    const rough = this.brief.isStyle("low-poly") ? 0.06 : 0.11;
    return warped(
      ball(1, steps),
      (point) => {
        const bulge = 1 + 0.28 * noise.fbm(point.x * 1.1 + shift, point.y * 1.1, point.z * 1.1, 2);
        point.multiplyScalar(bulge);
        for (const [nx, ny, nz, far] of cuts) {
          const over = point.x * nx + point.y * ny + point.z * nz - far;
          if (over > 0) {
            const pull = over * mix(0.72, 0.97, sharp);
            point.x -= nx * pull;
            point.y -= ny * pull;
            point.z -= nz * pull;
          }
        }
        const grain =
          noise.fbm(point.x * 3 + shift, point.y * 3, point.z * 3, 3) * rough +
          (noise.ridged(point.x * 2 - shift, point.y * 2, point.z * 2, 3) - 0.45) * rough * 0.7 * sharp;
        point.multiplyScalar(1 + grain);
        // Wider below than above, and level where it stands.
        const spread = 1 + foot * clamp01(0.3 - point.y);
        point.set(point.x * wide * spread, Math.max(-0.5, point.y) * tall, point.z * deep * spread);
      },
      this.brief.isStyle("low-poly") ? 10 : 42,
    );
  }

  /** Small ones round the foot of a big one. */
  litter(count: number, radius: number, size: [number, number]): Shape[] {
    const seed = this.random.fork("litter");
    return Array.from({ length: count }, (_, at) => {
      const angle = (at / count) * 6.283 + seed.between(-0.5, 0.5);
      const away = radius * seed.between(0.9, 1.1);
      const big = seed.between(...size);
      const shape = this.stone({
        wide: big,
        tall: big * seed.between(0.6, 0.9),
        deep: big * seed.between(0.7, 1),
        sharp: this.sharp,
        seed: seed.fork(`stone ${at}`),
        detail: 3,
      });
      return placed(shape, { turn: [0, seed.between(0, 360), 0], at: [away * Math.sin(angle), big * 0.28, away * Math.cos(angle)] });
    });
  }

  nuggets(on: Shape): Part {
    const seed = this.random.fork("nuggets");
    const spots = this.pointsOn(on, 22, seed, -0.2);
    const color: Rgb = this.brief.light(this.brief.color(0, hex(0xf0bf58)));
    const lumps = spots.map(({ at, size }, index) =>
      placed(
        this.stone({ wide: 0.075 * size, tall: 0.075 * size, deep: 0.075 * size, sharp: 1, seed: seed.fork(`lump ${index}`), detail: 1 }),
        { at, turn: [seed.between(0, 360), seed.between(0, 360), 0] },
      ),
    );
    const gold = this.brief.always(this.brief.look.glow ? "crystal" : "gold", color);
    return { name: "ore", shape: joined(lumps), surface: gold };
  }

  grass(on: Shape): Part {
    const seed = this.random.fork("grass");
    const blades = this.pointsOn(on, this.brief.isDetailed ? 150 : 80, seed, 0.55).map(({ at: [x, y, z] }) => {
      const tall = seed.between(0.05, 0.13);
      const [dx, dz] = [seed.between(-0.05, 0.05), seed.between(-0.05, 0.05)];
      return tube(
        [
          [x, y - 0.02, z],
          [x + dx * 0.4, y + tall * 0.6, z + dz * 0.4],
          [x + dx, y + tall, z + dz],
        ],
        (t) => 0.008 * (1 - t) + 0.0005,
        { sides: 4, rings: 3 },
      );
    });
    const green: Surface = (at, out) => {
      setColor(out, hex(0x4f7a2c));
      tint(out, hex(0x9dbb55), clamp01(0.4 + this.brief.noise.at(at.x * 8, at.y * 8, at.z * 8)));
      out.roughness = 0.8;
    };
    return { name: "grass", shape: joined(blades), surface: green, density: 0.6 };
  }

  /** Points of the skin that look up at least so much, the same for the same seed. */
  private pointsOn(shape: Shape, count: number, seed: Random, upward: number): { at: [number, number, number]; size: number }[] {
    const position = shape.getAttribute("position");
    const normal = shape.getAttribute("normal");
    const out: { at: [number, number, number]; size: number }[] = [];
    for (let tries = 0; tries < count * 30 && out.length < count; tries++) {
      const vertex = seed.whole(0, position.count - 1);
      if (normal.getY(vertex) < upward) continue;
      out.push({ at: [position.getX(vertex), position.getY(vertex), position.getZ(vertex)], size: seed.between(0.6, 1.3) });
    }
    return out;
  }
}
