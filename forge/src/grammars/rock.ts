import { clamp01, darker, hex, lighter, mix, type Rgb, smoothstep } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import type { Random } from "../solid/random.ts";
import { ball } from "../solid/shapes/forms.ts";
import { joined, placed, type Shape, warped } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { covered, mossed } from "../solid/surfaces/aging.ts";
import { layered, type Surface, setColor, shade, tint } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import type { Grammar } from "./grammar.ts";

type Form = "boulder" | "cluster" | "spire" | "slabs" | "cairn" | "cliff" | "arch";

const FORMS: readonly Form[] = ["boulder", "cluster", "spire", "slabs", "cairn", "cliff", "arch"];

export const rock: Grammar = {
  id: "rock",
  nouns: ["rock", "stone", "boulder", "rocks", "cliff", "rock formation", "cairn", "standing stone", "menhir", "pebble", "asteroid", "ore"],
  about: "a rock, boulder or stone formation: single, in a group, stacked, layered, mossy or with ore",
  traits: {
    boulder: ["boulder", "single", "pebble", "asteroid", "smooth", "round"],
    cluster: ["cluster", "group", "rocks", "pile", "formation", "many"],
    spire: ["spire", "standing", "menhir", "tall", "pointed", "monolith"],
    slabs: ["slab", "slabs", "flat", "layered", "sandstone", "shale"],
    cairn: ["cairn", "stacked", "zen", "balanced", "balancing"],
    cliff: ["cliff", "wall", "ledge", "crag"],
    arch: ["arch", "gate", "natural bridge"],
    mossy: ["moss", "mossy", "forest", "overgrown", "green"],
    snowy: ["snow", "snowy", "winter", "frozen", "icy"],
    desert: ["desert", "sandstone", "canyon", "red", "mars"],
    lava: ["lava", "volcanic", "magma", "molten", "hell", "burning"],
    ore: ["ore", "gold", "vein", "mineral", "mine", "mining"],
  },
  metresPerUnit: 0.9,
  build(brief) {
    const form = formOf(brief);
    const surface = rockSurface(brief);
    const maker = new RockMaker(brief);
    const parts: Part[] = BUILDERS[form](maker).map((shape) => ({ name: "rock", shape, surface }));
    if (brief.has("ore")) parts.push(maker.nuggets(parts[0].shape));
    if (brief.has("mossy")) parts.push(maker.grass(parts[0].shape));
    return parts;
  },
};

function formOf(brief: Brief): Form {
  const named = FORMS.find((form) => brief.has(form));
  if (named) return named;
  if (brief.look.count > 1) return "cluster";
  return brief.random.pick(["boulder", "cluster", "cluster", "spire", "slabs", "cliff", "arch"]);
}

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

class RockMaker {
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
    const steps = this.brief.isStyle("low-poly") ? Math.min(detail, 3) : this.brief.isDetailed ? Math.round(detail * 1.5) : detail;
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
    const spots = this.pointsOn(on, 26, seed, -0.2);
    const color: Rgb = this.brief.look.glow ?? this.brief.color(0, hex(0xf0bf58));
    const lumps = spots.map(({ at, size }, index) =>
      placed(
        this.stone({ wide: 0.075 * size, tall: 0.075 * size, deep: 0.075 * size, sharp: 1, seed: seed.fork(`lump ${index}`), detail: 2 }),
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

const BUILDERS: Record<Form, (maker: RockMaker) => Shape[]> = {
  boulder(maker) {
    const { random } = maker;
    return [
      maker.stone({
        wide: random.between(0.85, 1.05),
        tall: random.between(0.7, 0.95),
        deep: random.between(0.75, 0.95),
        sharp: maker.sharp,
        seed: random.fork("main"),
        detail: 18,
      }),
      ...maker.litter(random.whole(2, 4), 1.02, [0.1, 0.2]),
    ].map((shape, at) => (at === 0 ? placed(shape, { at: [0, 0.45, 0] }) : shape));
  },
  cluster(maker) {
    const { random } = maker;
    const count = Math.max(3, Math.min(7, maker.brief.look.count > 1 ? maker.brief.look.count : random.whole(3, 5)));
    const stones = Array.from({ length: count }, (_, at) => {
      const size = at === 0 ? 0.8 : random.between(0.32, 0.58);
      const angle = at === 0 ? 0 : (at / (count - 1)) * 6.283 + random.between(-0.4, 0.4);
      const away = at === 0 ? 0 : 0.7;
      const tall = size * random.between(0.8, 1.25);
      return placed(
        maker.stone({
          wide: size,
          tall,
          deep: size * random.between(0.8, 1),
          sharp: maker.sharp,
          seed: random.fork(`stone ${at}`),
          detail: at === 0 ? 15 : 9,
        }),
        {
          turn: [random.between(-10, 10), random.between(0, 360), random.between(-10, 10)],
          at: [away * Math.sin(angle), tall * 0.5, away * Math.cos(angle)],
        },
      );
    });
    return [...stones, ...maker.litter(5, 0.98, [0.1, 0.2])];
  },
  spire(maker) {
    const { random, brief } = maker;
    const lean = random.between(-0.16, 0.16);
    const main = maker.stone({
      wide: 0.5,
      tall: random.between(1.35, 1.7),
      deep: 0.42,
      sharp: maker.sharp,
      seed: random.fork("main"),
      detail: 17,
    });
    const bent = warped(
      main,
      (point) => {
        const t = clamp01((point.y + 1) / 2.6);
        const thin = mix(1.25, 0.62, t);
        point.set(point.x * thin + lean * t, point.y + 0.9, point.z * thin);
      },
      brief.isStyle("low-poly") ? 10 : 42,
    );
    const side = placed(maker.stone({ wide: 0.34, tall: 0.75, deep: 0.3, sharp: maker.sharp, seed: random.fork("side"), detail: 9 }), {
      at: [random.pick([-0.5, 0.5]), 0.42, 0.12],
      turn: [0, 0, random.between(-8, 8)],
    });
    return [bent, side, ...maker.litter(5, 0.72, [0.09, 0.2])];
  },
  slabs(maker) {
    const { random } = maker;
    const count = random.whole(4, 6);
    let y = 0;
    const layers = Array.from({ length: count }, (_, at) => {
      const share = at / (count - 1);
      const tall = random.between(0.16, 0.26);
      const wide = mix(1.1, 0.62, share) * random.between(0.9, 1.1);
      const slab = maker.stone({
        wide,
        tall,
        deep: wide * random.between(0.66, 0.85),
        sharp: Math.min(1, maker.sharp + 0.2),
        seed: random.fork(`slab ${at}`),
        detail: 9,
        foot: 0.08,
      });
      y += tall * (at === 0 ? 0.5 : 0.98);
      return placed(slab, {
        at: [random.between(-0.1, 0.1), y, random.between(-0.06, 0.06)],
        turn: [random.between(-3, 3), random.between(-25, 25), random.between(-4, 4)],
      });
    });
    return [...layers, ...maker.litter(4, 0.92, [0.1, 0.2])];
  },
  cairn(maker) {
    const { random } = maker;
    const count = random.whole(5, 7);
    let y = 0;
    const stones = Array.from({ length: count }, (_, at) => {
      const size = mix(0.62, 0.16, (at / (count - 1)) ** 0.85);
      const tall = size * random.between(0.42, 0.6);
      y += at === 0 ? tall * 0.5 : tall * 0.62;
      const middle = y;
      y += tall * 0.72;
      return placed(
        maker.stone({
          wide: size,
          tall,
          deep: size * random.between(0.8, 1),
          sharp: 0.1,
          foot: 0,
          seed: random.fork(`stone ${at}`),
          detail: 8,
        }),
        {
          at: [random.between(-0.05, 0.05), middle, random.between(-0.05, 0.05)],
          turn: [random.between(-5, 5), random.between(0, 360), random.between(-5, 5)],
        },
      );
    });
    return [...stones, ...maker.litter(4, 0.72, [0.07, 0.14])];
  },
  cliff(maker) {
    const { random } = maker;
    const columns = random.whole(6, 8);
    const walls = Array.from({ length: columns }, (_, at) => {
      const share = at / (columns - 1);
      const tall = mix(0.5, 1.1, Math.sin(share * Math.PI) ** 0.8) * random.between(0.75, 1.1);
      return placed(maker.stone({ wide: 0.36, tall, deep: 0.42, sharp: 1, seed: random.fork(`column ${at}`), detail: 8 }), {
        at: [(share - 0.5) * 2, tall * 0.6, -0.1 + random.between(-0.12, 0.12) - 0.25 * Math.sin(share * Math.PI)],
        turn: [random.between(-6, 2), random.between(0, 360), random.between(-4, 4)],
      });
    });
    const ledge = placed(maker.stone({ wide: 1.15, tall: 0.24, deep: 0.6, sharp: 1, seed: random.fork("ledge"), detail: 11 }), {
      at: [0, 0.14, 0.22],
    });
    return [ledge, ...walls, ...maker.litter(5, 0.8, [0.1, 0.2])];
  },
  arch(maker) {
    const { random } = maker;
    const steps = 9;
    const stones = Array.from({ length: steps }, (_, at) => {
      const angle = mix(0, Math.PI, at / (steps - 1));
      const size = mix(0.4, 0.27, Math.sin(angle)) * random.between(0.92, 1.12);
      return placed(
        maker.stone({
          wide: size * 1.05,
          tall: size * 1.15,
          deep: size * 1.05,
          sharp: maker.sharp,
          seed: random.fork(`stone ${at}`),
          detail: 7,
          foot: 0.12,
        }),
        {
          turn: [random.between(-10, 10), random.between(0, 360), random.between(-10, 10)],
          at: [Math.cos(angle) * 0.85, 0.24 + Math.sin(angle) * 1.05, random.between(-0.04, 0.04)],
        },
      );
    });
    return [...stones, ...maker.litter(6, 0.95, [0.1, 0.2])];
  },
};

function rockSurface(brief: Brief): Surface {
  const { noise, look } = brief;
  const own = brief.has("desert")
    ? hex(0xb26a3f)
    : brief.has("lava")
      ? hex(0x3a3536)
      : hex(brief.random.fork("tone").pick([0x8b8680, 0x7a7f84, 0x93877a, 0x6f6a66, 0x8a8078]));
  const base = look.material
    ? brief.made(look.material)
    : brief.aged(weathered(brief, brief.has("ore") ? own : brief.color(0, own)), "stone");
  const layers: Surface[] = [base];
  const striped = brief.has("desert") || brief.has("slabs");
  if (striped) {
    layers.push((at, out) => {
      const wave = at.y * 17 + noise.fbm(at.x * 2, at.y * 2, at.z * 2, 2) * 3.2;
      const band = Math.sin(wave) * 0.6 + Math.sin(wave * 2.3 + 1) * 0.4;
      shade(out, 1 + band * 0.16);
      out.height += band * 0.009;
    });
  }
  const fire = look.glow ?? (brief.has("lava") ? hex(0xff6a1a) : null);
  if (fire && !brief.has("ore")) layers.push(veins(brief, fire));
  if (brief.has("mossy")) layers.push(mossed(noise, 0.75));
  if (brief.has("snowy")) layers.push(covered(noise, 0.75));
  return layered(...layers);
}

/** Broken stone: pale where it was chipped, dark in its pits, with a few cracks and spots of lichen. */
function weathered({ noise, random }: Brief, color: Rgb): Surface {
  const [dark, pale] = [darker(color, 0.48), lighter(color, 0.3)];
  const lichen = random.fork("lichen").pick([hex(0xb9b27a), hex(0x9aa58a), hex(0xc8c4b4)]);
  return (at, out) => {
    const broad = noise.fbm(at.x * 2.1, at.y * 2.1, at.z * 2.1, 3);
    const fine = noise.fbm(at.x * 15, at.y * 15, at.z * 15, 3);
    const chip = noise.ridged(at.x * 4.2, at.y * 4.2, at.z * 4.2, 3);
    const { near, next } = noise.cells(at.x * 1.5 + broad * 0.5, at.y * 1.5 - broad * 0.4, at.z * 1.5);
    const crack = smoothstep(0.026, 0.005, next - near) * smoothstep(0.05, 0.2, broad);
    setColor(out, color);
    tint(out, dark, clamp01(0.4 + broad * 0.9 + (1 - at.open) * 0.7 - chip * 0.25));
    tint(out, pale, clamp01(fine * 0.9 + at.edge * 0.75 + (chip - 0.5) * 0.5));
    tint(out, lichen, smoothstep(0.3, 0.42, noise.fbm(at.x * 6 + 7, at.y * 6, at.z * 6, 2)) * 0.5 * clamp01(at.upward + 0.4));
    shade(out, (1 - crack * 0.4) * (0.96 + fine * 0.3));
    out.roughness = 0.88 + fine * 0.1;
    out.height = broad * 0.018 + fine * 0.012 + chip * 0.022 - crack * 0.02;
  };
}

/** Cracks that run between cells; the light is hottest in the middle of them. */
function veins({ noise }: Brief, fire: Rgb): Surface {
  return (at, out) => {
    const warp = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 2) * 0.35;
    const { near, next } = noise.cells(at.x * 2.6 + warp, at.y * 2.6 - warp, at.z * 2.6 + warp);
    const gap = next - near;
    const hot = smoothstep(0.1, 0.02, gap);
    const warm = smoothstep(0.3, 0.04, gap) * 0.3;
    tint(out, [0.08, 0.05, 0.04], clamp01(hot + warm));
    out.height -= smoothstep(0.13, 0.02, gap) * 0.025;
    for (let channel = 0; channel < 3; channel++)
      out.glow[channel] +=
        fire[channel] * (hot + warm * 0.5) + hot * hot * 0.25 * (channel === 1 ? 0.8 : channel === 0 ? 1 : 0.3) * fire[channel];
  };
}
