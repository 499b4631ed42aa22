import { clamp01, darker, hex, lighter, mix, type Rgb, smoothstep, turned } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import type { Random } from "../solid/random.ts";
import { sphere } from "../solid/shapes/forms.ts";
import { joined, type Point, placed, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { covered } from "../solid/surfaces/aging.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import { layered, type Surface, setColor, shade, tint } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import type { Grammar } from "./grammar.ts";
import { crownShape, leaves, type Puff, strands } from "./tree-crown.ts";
import { palm } from "./tree-palm.ts";

interface Species {
  leaf: number;
  bark: number;
  /** Height of the trunk below the first branch, and of the whole tree. */
  stem: number;
  height: number;
  /** Half the width of the crown and how flat it is. */
  reach: number;
  flat: number;
  girth: number;
  limbs: number;
}

const SPECIES: Record<string, Species> = {
  oak: { leaf: 0x69a540, bark: 0x6a4d34, stem: 0.85, height: 2.3, reach: 0.95, flat: 0.8, girth: 0.2, limbs: 7 },
  birch: { leaf: 0xa5c95a, bark: 0xe4e0d6, stem: 0.95, height: 2.6, reach: 0.6, flat: 1.25, girth: 0.09, limbs: 7 },
  cherry: { leaf: 0xf8bfd0, bark: 0x5a4238, stem: 0.78, height: 2, reach: 1.0, flat: 0.62, girth: 0.15, limbs: 7 },
  maple: { leaf: 0xe8702a, bark: 0x6b5546, stem: 0.8, height: 2.2, reach: 0.85, flat: 0.95, girth: 0.15, limbs: 7 },
  acacia: { leaf: 0x92b04e, bark: 0x7a5a3e, stem: 0.95, height: 1.9, reach: 1.2, flat: 0.28, girth: 0.13, limbs: 8 },
  willow: { leaf: 0x93b850, bark: 0x66523c, stem: 0.95, height: 2.2, reach: 0.95, flat: 0.6, girth: 0.18, limbs: 8 },
  bonsai: { leaf: 0x569248, bark: 0x6e4a33, stem: 0.5, height: 1.6, reach: 0.85, flat: 0.4, girth: 0.16, limbs: 5 },
};

export const tree: Grammar = {
  id: "tree",
  nouns: [
    "tree",
    "oak",
    "oak tree",
    "broadleaf tree",
    "birch",
    "maple",
    "cherry tree",
    "willow",
    "palm",
    "palm tree",
    "bonsai",
    "apple tree",
    "acacia",
    "bush",
    "dead tree",
  ],
  about:
    "a broadleaf tree with trunk, branches and a crown of leaves: oak, birch, maple, cherry blossom, willow, palm, bonsai or a bare dead tree",
  traits: {
    oak: ["oak", "old", "big", "ancient"],
    birch: ["birch", "white", "aspen"],
    cherry: ["cherry", "blossom", "sakura", "spring", "flowering"],
    maple: ["maple", "autumn", "fall"],
    acacia: ["acacia", "savanna", "umbrella", "african"],
    willow: ["willow", "weeping", "hanging"],
    bonsai: ["bonsai", "miniature", "pot", "potted"],
    palm: ["palm", "tropical", "beach", "coconut"],
    dead: ["dead", "bare", "leafless", "spooky", "burnt", "haunted"],
    fruit: ["apple", "fruit", "orange", "cherries", "lemon"],
    snowy: ["snow", "snowy", "winter"],
    bush: ["bush", "shrub", "hedge"],
  },
  metresPerUnit: 2.2,
  build(brief) {
    if (brief.has("palm")) return palm(brief);
    const named = Object.keys(SPECIES).find((name) => brief.has(name));
    const kind = named ?? brief.random.pick(["oak", "oak", "birch", "maple", "cherry", "acacia", "willow"]);
    return grown(brief, kind);
  },
};

function grown(brief: Brief, kind: string): Part[] {
  const random = brief.random.fork("growth");
  const species = SPECIES[kind];
  const isBush = brief.has("bush");
  const size = {
    ...species,
    stem: isBush ? 0.05 : species.stem * random.between(0.9, 1.15),
    height: isBush ? 1 : species.height * random.between(0.92, 1.1),
    reach: species.reach * random.between(0.88, 1.1),
  };
  const skeleton = new Skeleton(brief, size, random, kind);
  const bark = barkSurface(brief, kind, species);
  const parts: Part[] = [
    { name: "wood", shape: joined(skeleton.shapes), surface: brief.has("snowy") ? layered(bark, covered(brief.noise, 0.55)) : bark },
  ];
  if (!brief.has("dead")) {
    const color = brief.color(0, turned(hex(species.leaf), random.between(-0.025, 0.025)));
    const leaf = crownSurface(brief, color);
    const crown = crownShape(brief, skeleton.puffs, random.fork("leaves"), kind === "birch" || kind === "willow" ? 0.75 : 1);
    parts.push({ name: "crown", shape: crown, surface: leaf });
    if (!brief.isStyle("low-poly", "cartoon"))
      parts.push({
        name: "leaves",
        shape: leaves(crown, random.fork("single leaves"), leafage(brief, kind)),
        surface: singleLeaves(brief, color),
      });
    if (kind === "willow")
      parts.push({ name: "strands", shape: strands(brief, skeleton.puffs, random.fork("strands")), surface: leaf, density: 0.7 });
    if (brief.has("fruit") || brief.look.glow) parts.push(fruits(brief, skeleton.puffs, random.fork("fruit")));
  }
  if (kind === "bonsai") parts.push(...tray(brief));
  return parts;
}

function leafage(brief: Brief, kind: string): { count: number; long: number; wide: number } {
  const more = brief.isDetailed ? 2.4 : 1;
  const [count, long, wide] =
    kind === "cherry"
      ? [1150, 0.13, 0.42]
      : kind === "birch"
        ? [950, 0.13, 0.34]
        : kind === "willow"
          ? [800, 0.2, 0.14]
          : kind === "acacia"
            ? [1000, 0.13, 0.24]
            : [1050, 0.18, 0.36];
  return { count: Math.round(count * more), long: long * (brief.isDetailed ? 0.8 : 1), wide };
}

/** Trunk, limbs and twigs as tubes, and the places where leaves gather. */
class Skeleton {
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
    this.limbs(size, trunk);
    const top = trunk[trunk.length - 1];
    const crown = (size.height - size.stem) / 2;
    this.puffs.push({ at: [top[0], size.height - crown * 0.55, top[2]], size: size.reach * 0.5, flat: Math.min(1, size.flat + 0.1) });
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

  private limbs({ stem, height, reach, flat, girth, limbs }: Species, trunk: readonly Point[]): void {
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
      const end: Point = [from[0] + Math.sin(angle) * out, Math.min(height * 0.96, y + rise), from[2] + Math.cos(angle) * out];
      this.limb(from, end, girth * mix(0.5, 0.26, share), angle);
      this.puffs.push({ at: end, size: reach * mix(0.5, 0.4, share) * this.random.between(0.85, 1.15), flat: Math.min(1, flat + 0.12) });
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

function barkSurface(brief: Brief, kind: string, species: Species): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const color = brief.has("dead") && kind !== "birch" ? hex(0x6a6058) : hex(species.bark);
  const isBirch = kind === "birch";
  const [dark, pale] = [isBirch ? hex(0x2a2624) : darker(color, 0.62), lighter(color, 0.28)];
  return brief.aged((at, out) => {
    const plate = noise.fbm(at.x * 15, at.y * 3, at.z * 15, 3);
    const mark = smoothstep(0.2, 0.32, noise.fbm(at.x * 5, at.y * 22, at.z * 5, 2));
    setColor(out, color);
    if (isBirch) {
      tint(out, dark, mark * 0.9 + smoothstep(0.25, 0, at.y) * 0.5);
      out.height = -mark * 0.008;
    } else {
      tint(out, dark, clamp01(0.45 - plate * 2));
      tint(out, pale, clamp01(plate * 1.3 - 0.05));
      out.height = plate * 0.034;
    }
    shade(out, 0.55 + at.open * 0.45);
    out.roughness = 0.93;
    if (look.glow) {
      const vein = smoothstep(0.05, 0.01, Math.abs(plate + 0.12));
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * vein * 0.7;
    }
  }, "wood");
}

/** The shade inside the crown, or the whole crown where single leaves would be too much. */
function crownSurface(brief: Brief, color: Rgb): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const [deep, young] = [darker(color, 0.5), lighter(turned(color, -0.03), 0.25)];
  const isPlain = brief.isStyle("low-poly", "cartoon");
  const base: Surface = (at, out) => {
    const broad = noise.fbm(at.x * 2.4, at.y * 2.4, at.z * 2.4, 2);
    const leaf = isPlain ? 0 : noise.fbm(at.x * 14, at.y * 14, at.z * 14, 3);
    setColor(out, color);
    tint(out, deep, clamp01((isPlain ? 0.1 : 0.4) + (1 - at.open) * 0.6 - at.upward * 0.22 + broad * 0.35 - leaf));
    tint(out, young, clamp01((isPlain ? 0.32 : 0) * at.upward + at.edge * 0.2 + broad * 0.3));
    shade(out, 0.7 + at.open * 0.3);
    out.roughness = 0.8;
    out.height = leaf * 0.06;
  };
  return brief.has("snowy") ? layered(base, covered(noise, 0.6)) : brief.aged(base, "paper");
}

/** Leaves are too small to see their own shade: height in the crown, light and chance tell them apart. */
function singleLeaves(brief: Brief, color: Rgb): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const [deep, young] = [darker(color, 0.35), lighter(turned(color, -0.02), 0.3)];
  return (at, out) => {
    const tone = noise.at(at.x * 6, at.y * 6, at.z * 6);
    setColor(out, color);
    tint(out, tone > 0 ? young : deep, Math.min(0.7, Math.abs(tone) * 1.3));
    tint(out, deep, clamp01(0.2 - at.upward * 0.45));
    out.roughness = 0.7;
    if (brief.has("snowy")) tint(out, [0.94, 0.96, 1], smoothstep(0.2, 0.6, at.upward));
  };
}

function fruits(brief: Brief, puffs: readonly Puff[], random: Random): Part {
  const shapes = puffs.flatMap(({ at, size, flat }) =>
    Array.from({ length: 4 }, () => {
      const angle = random.between(0, 6.283);
      const low = random.between(-0.5, 0.35);
      const r = size * 0.98 * Math.sqrt(1 - low * low);
      return placed(sphere(0.042, brief.segments(12)), {
        at: [at[0] + Math.sin(angle) * r, at[1] + low * size * flat, at[2] + Math.cos(angle) * r],
      });
    }),
  );
  const color = brief.look.colors[1] ?? hex(0xc9252d);
  return { name: "fruit", shape: joined(shapes), surface: brief.look.glow ? glowing(brief.look.glow) : brief.always("porcelain", color) };
}

function tray(brief: Brief): Part[] {
  const { solids } = brief;
  const pot = solids
    .box(1.3, 0.26, 0.86, 0.06)
    .minus(solids.box(1.16, 0.2, 0.72, 0.04).at(0, 0.08, 0))
    .plus(...[-1, 1].flatMap((x) => [-1, 1].map((z) => solids.box(0.16, 0.12, 0.12, 0.03).at(x * 0.5, -0.15, z * 0.3))));
  const soil: Surface = (at, out) => {
    const clump = brief.noise.fbm(at.x * 18, at.y * 18, at.z * 18, 3);
    setColor(out, hex(0x4f6a2a));
    tint(out, hex(0x3a2a1c), smoothstep(-0.05, 0.2, clump));
    out.roughness = 0.95;
    out.height = clump * 0.03;
  };
  return [
    { name: "pot", shape: pot.at(0, -0.12, 0).shape(), surface: brief.always("porcelain", brief.look.colors[1] ?? hex(0x2f4f63)) },
    { name: "soil", shape: solids.box(1.18, 0.1, 0.74, 0.03).at(0, -0.05, 0).shape(), surface: soil },
  ];
}
