import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { bush, fir, leafage } from "@blenda/forge/language/pieces/plot";
import { clamp01, hex, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { covered } from "@blenda/forge/solid/surfaces/aging";
import { layered, type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { BIOMES, type Biome } from "./biomes.ts";

/** Half the side of the tile, and how deep it is cut out of the ground. */
const HALF = 1;
const FLOOR = -0.42;

/** Points along one side of the tile from its left end to its right, seen from outside. */
type Side = (along: number) => readonly [number, number];
const SIDES: readonly Side[] = [
  (along) => [along * 2 - 1, 1],
  (along) => [1, 1 - along * 2],
  (along) => [1 - along * 2, -1],
  (along) => [-1, along * 2 - 1],
];

export const terrain: Grammar = {
  id: "terrain",
  is: ["ground", "setting", "landscape"],
  nouns: ["terrain", "terrain tile", "landscape", "mountain", "island", "volcano", "desert", "valley", "hill", "map tile", "glacier"],
  about: "a square piece of landscape with mountains, hills, water, cliffs, trees or dunes, cut out of the ground",
  traits: {
    alpine: ["alpine", "mountain", "mountains", "alps", "peak", "rocky", "snowy"],
    hills: ["hill", "hills", "valley", "river", "meadow", "green", "countryside", "forest", "grass"],
    island: ["island", "tropical", "beach", "coast", "sea"],
    desert: ["desert", "canyon", "mesa", "dune", "dunes", "sand", "dry", "western"],
    volcano: ["volcano", "volcanic", "lava", "magma", "fire", "hell"],
    arctic: ["arctic", "ice", "icy", "glacier", "frozen", "polar", "floe"],
    snowy: ["snow", "snowy", "winter"],
    bare: ["bare", "empty", "treeless"],
  },
  metresPerUnit: 60,
  wears: ["ground grass", "tree palm cactus"],
  build(brief) {
    const name = biomeName(brief);
    const land = new Land(brief, name, BIOMES[name]);
    return land.parts();
  },
};

function biomeName(brief: Brief): string {
  // A volcano is one wherever it stands.
  const named = ["volcano", ...Object.keys(BIOMES)].find((name) => brief.has(name));
  if (named) return named;
  if (brief.look.material === "ice") return "arctic";
  if (brief.look.glow) return "volcano";
  return brief.random.fork("biome").pick(Object.keys(BIOMES));
}

class Land {
  private readonly brief: Brief;
  private readonly name: string;
  private readonly biome: Biome;
  private readonly steps: number;
  private readonly shift: number;
  private readonly rough: number;

  constructor(brief: Brief, name: string, biome: Biome) {
    this.brief = brief;
    this.name = name;
    this.biome = biome;
    this.steps = brief.isStyle("low-poly") ? 22 : brief.isDetailed ? 92 : 58;
    const chance = brief.random.fork("land");
    this.shift = chance.between(0, 40);
    this.rough = chance.between(0.85, 1.2);
  }

  parts(): Part[] {
    const { brief, biome } = this;
    const parts: Part[] = [
      { name: "land", shape: this.top(), surface: this.groundSurface(), density: 1.3 },
      { name: "sides", shape: this.sides(), surface: this.strataSurface(), density: 0.8 },
    ];
    if (biome.water !== null) parts.push({ name: "water", shape: this.water(biome.water), surface: this.waterSurface(biome.water) });
    if (biome.trees !== "none" && !brief.has("bare")) parts.push(...this.plants());
    return parts;
  }

  private height(x: number, z: number): number {
    // The middle of the tile keeps its plan; only the small forms move with the seed.
    const { noise } = this.brief;
    const moved: typeof noise = {
      ...noise,
      fbm: (a, b, c, octaves) => noise.fbm(a + this.shift, b, c, octaves),
      ridged: (a, b, c, octaves) => noise.ridged(a + this.shift, b, c, octaves),
    };
    return Math.max(FLOOR + 0.12, this.biome.height(moved, x, z) * this.rough);
  }

  private top(): Shape {
    return grid(
      (u, v) => {
        const [x, z] = [(u * 2 - 1) * HALF, (1 - v * 2) * HALF];
        return [x, this.height(x, z), z];
      },
      { columns: this.steps, rows: this.steps, creaseDegrees: 80 },
    );
  }

  private sides(): Shape {
    const sheets = SIDES.map((wall) =>
      grid(
        (u, v) => {
          const [x, z] = wall(u);
          const high = this.height(x * HALF, z * HALF);
          return [x * HALF, FLOOR + (high - FLOOR) * v, z * HALF];
        },
        { columns: this.steps, rows: 2, creaseDegrees: 30 },
      ),
    );
    const floor = grid((u, v): Point => [(u * 2 - 1) * HALF, FLOOR, (v * 2 - 1) * HALF], { columns: 1, rows: 1 });
    return joined([...sheets, floor]);
  }

  /** The surface, and walls of water where the cut sides dip below it. */
  private water(level: number): Shape {
    const steps = this.brief.isStyle("low-poly") ? 10 : 24;
    const wave = (x: number, z: number) =>
      level + this.brief.noise.fbm(x * 5, 9, z * 5, 2) * 0.008 * (1 - Math.max(Math.abs(x), Math.abs(z)) ** 8);
    const surface = grid(
      (u, v) => {
        const [x, z] = [(u * 2 - 1) * HALF, (1 - v * 2) * HALF];
        return [x, wave(x, z), z];
      },
      { columns: steps, rows: steps, creaseDegrees: 60 },
    );
    return joined([surface, ...SIDES.flatMap((side) => this.wetRuns(side, level))]);
  }

  /** Stretches of one side, column by column, on which the land lies under water. */
  private wetRuns(side: Side, level: number): Shape[] {
    const { steps } = this;
    const depths = Array.from({ length: steps + 1 }, (_, at) => {
      const [x, z] = side(at / steps);
      return level - this.height(x * HALF, z * HALF);
    });
    const runs: Shape[] = [];
    for (let from = 0; from < steps; from++) {
      if (depths[from] <= 0 && depths[from + 1] <= 0) continue;
      let to = from + 1;
      while (to < steps && depths[to] > 0) to++;
      const [start, count] = [from, to - from];
      runs.push(
        grid(
          (u, v) => {
            const at = start + Math.round(u * count);
            const [x, z] = side(at / steps);
            return [x * HALF, level - (1 - v) * Math.max(0.002, depths[at]), z * HALF];
          },
          { columns: count, rows: 1 },
        ),
      );
      from = to - 1;
    }
    return runs;
  }

  private plants(): Part[] {
    const { brief, biome } = this;
    const chance = brief.random.fork("plants");
    const leaves: Shape[] = [];
    const trunks: Shape[] = [];
    const wanted = biome.trees === "cactus" ? 16 : brief.isDetailed ? 70 : 34;
    const [low, high] = biome.belt;
    for (let tries = 0; tries < 900 && leaves.length < wanted; tries++) {
      const [x, z] = [chance.between(-0.95, 0.95), chance.between(-0.95, 0.95)];
      const y = this.height(x, z);
      const slope = Math.abs(this.height(x + 0.03, z) - y) + Math.abs(this.height(x, z + 0.03) - y);
      // Trees stand together: a wood here, a meadow there.
      const isWood = brief.noise.fbm(x * 2.2, 11, z * 2.2, 2) > -0.02;
      if (y < low || y > high || slope > 0.05 || !isWood) continue;
      const size = chance.between(0.07, 0.13);
      const tree = this.tree(size);
      const where = { at: [x, y - 0.008, z] as const, turn: [0, chance.between(0, 360), 0] as const };
      leaves.push(placed(tree.leaves, where));
      if (tree.trunk) trunks.push(placed(tree.trunk, where));
    }
    const color = biome.trees === "cactus" ? hex(0x5f8a4a) : biome.trees === "fir" ? hex(0x2f6a45) : brief.color(1, hex(0x4f8a3a));
    const parts: Part[] = [];
    if (leaves.length > 0) parts.push({ name: "trees", shape: joined(leaves), surface: leafage(brief, color), density: 0.8 });
    if (trunks.length > 0)
      parts.push({ name: "trunks", shape: joined(trunks), surface: brief.always("wood", hex(0x5a3b26)), density: 0.6 });
    return parts;
  }

  private tree(size: number): { leaves: Shape; trunk: Shape | null } {
    const { brief, biome } = this;
    const chance = brief.random.fork("tree");
    if (biome.trees === "fir") return fir(brief, chance, size * 1.5, 7);
    if (biome.trees === "round") {
      const crown = placed(bush(brief, chance, size * 0.5, 1), { at: [0, size * 0.42, 0] });
      return { leaves: crown, trunk: placed(cylinder(size * 0.09, size * 0.7, { segments: 6, bevel: 0 }), { at: [0, size * 0.3, 0] }) };
    }
    const arm = (x: number, y: number, high: number) =>
      placed(cylinder(size * 0.1, high, { bevel: size * 0.08, segments: 7 }), { at: [x, y + high / 2, 0] });
    const elbow = (side: number, y: number) => placed(sphere(size * 0.11, 8), { at: [side * size * 0.24, y, 0], scale: [1.5, 1, 1] });
    return {
      leaves: joined([
        arm(0, 0, size * 1.3),
        arm(size * 0.3, size * 0.5, size * 0.5),
        elbow(1, size * 0.52),
        arm(-size * 0.3, size * 0.36, size * 0.44),
        elbow(-1, size * 0.38),
      ]),
      trunk: null,
    };
  }

  /** Grass and sand by height, rock where it is steep, snow above; lava in the crater and its gullies. */
  private groundSurface(): Surface {
    const { brief, biome, name } = this;
    const { noise } = brief;
    const fire = brief.light(hex(0xff5a14));
    const low = brief.color(0, biome.ground[Math.min(1, biome.ground.length - 1)][1]);
    const land: Surface = (at, out) => {
      const broad = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
      const fine = noise.fbm(at.x * 22, at.y * 22, at.z * 22, 3);
      const height = at.y / this.rough + broad * 0.07;
      setColor(out, biome.ground[0][1]);
      for (let band = 1; band < biome.ground.length; band++) {
        const [limit] = biome.ground[band - 1];
        tint(out, band === 1 ? low : biome.ground[band][1], smoothstep(limit - 0.02, limit + 0.02, height));
      }
      const steep = smoothstep(0.8, 0.66, at.ny + fine * 0.12);
      tint(out, biome.cliff, steep * 0.9);
      shade(out, (0.92 + fine * 0.4 + steep * noise.fbm(at.x * 3, at.y * 26, at.z * 3, 2) * 0.5) * (0.66 + at.open * 0.34));
      out.roughness = 0.93;
      out.height = fine * 0.012 * (1 + steep);
      const snow = smoothstep(biome.snow - 0.03, biome.snow + 0.05, height) * smoothstep(0.36, 0.54, at.ny + fine * 0.2);
      tint(out, [0.95, 0.97, 1], snow);
      if (name !== "volcano") return;
      const away = Math.hypot(at.x, at.z);
      const gully = smoothstep(0.1, 0.02, Math.abs(noise.fbm(at.x * 3 + 2, 5, at.z * 3, 3))) * smoothstep(0.85, 0.2, away);
      const heat = clamp01(smoothstep(0.2, 0.13, away) + gully * (0.75 + fine));
      tint(out, hex(0x7a1f08), heat);
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = fire[channel] * clamp01(heat * 1.1 - 0.1);
    };
    return brief.has("snowy") ? layered(land, covered(noise, 0.62)) : land;
  }

  /** Layers of the cut ground, bent a little, with stones in them. */
  private strataSurface(): Surface {
    const { brief, biome } = this;
    const { noise } = brief;
    return (at, out) => {
      const bend = noise.fbm(at.x * 1.6, at.y * 2, at.z * 1.6, 3) * 0.14;
      const place = (0.5 - (at.y + bend)) * 7;
      const layer = Math.max(0, Math.floor(place));
      const stone = noise.cells(at.x * 12, at.y * 12, at.z * 12);
      const pebble = smoothstep(0.3, 0.2, stone.near) * (stone.id > 0.6 ? 1 : 0);
      setColor(out, biome.strata[layer % biome.strata.length]);
      tint(out, biome.strata[(layer + 1) % biome.strata.length], smoothstep(0.86, 1, place - layer));
      shade(out, 0.9 + noise.fbm(at.x * 20, at.y * 20, at.z * 20, 3) * 0.45 + pebble * 0.2);
      out.roughness = 0.95;
      out.height = pebble * 0.016 + smoothstep(0.1, 0, place - layer) * -0.01;
    };
  }

  private waterSurface(level: number): Surface {
    const { brief, name } = this;
    const { noise } = brief;
    const isCold = name === "arctic";
    const [deep, shallow] = isCold ? [hex(0x123f5c), hex(0x4aa3c2)] : [hex(0x155a7d), hex(0x3fb0b8)];
    return (at, out) => {
      const depth = level - this.height(at.x, at.z);
      const ripple = noise.fbm(at.x * 14, at.y * 14, at.z * 14, 2);
      setColor(out, deep);
      tint(out, shallow, smoothstep(0.16, 0.0, depth + ripple * 0.04));
      const foam = smoothstep(0.022, 0.006, depth + ripple * 0.012) * (at.ny > 0.5 ? 1 : 0);
      tint(out, hex(0xf1f8f7), foam * 0.8);
      out.roughness = 0.06 + foam * 0.4;
      out.height = ripple * 0.004;
    };
  }
}
