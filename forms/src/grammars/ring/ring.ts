import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { flat } from "@blenda/forge/language/numbers";
import { isMetal } from "@blenda/forge/language/pieces/finishes";
import { hex, mixRgb, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed, placement, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { CUTS, type CutName, cutGem, gemSurface } from "./gems.ts";
import { bandSurface, crest } from "./metal.ts";
import { shank } from "./shank.ts";

export const ring: Grammar = {
  id: "ring",
  is: ["gems first"],
  nouns: ["ring", "gem ring", "engagement ring", "wedding ring", "diamond ring", "signet ring", "jewel ring", "band ring"],
  about: "a finger ring, jewellery of gold or silver with a cut gem: diamond, ruby, emerald or sapphire",
  traits: {
    round: ["round", "brilliant", "solitaire", "engagement"],
    oblong: ["rectangular", "baguette", "square", "princess", "oblong"],
    oval: ["oval", "cabochon"],
    marquise: ["marquise", "navette", "pointed"],
    halo: ["halo", "cluster", "royal", "luxurious", "opulent"],
    signet: ["signet", "seal", "crest"],
    diamond: ["diamond", "engagement", "brilliant"],
    ruby: ["ruby", "garnet"],
    sapphire: ["sapphire"],
    emerald: ["emerald", "peridot"],
    amethyst: ["amethyst"],
    topaz: ["topaz", "amber", "citrine"],
  },
  metresPerUnit: 0.0105,
  wears: ["stone crystal pearl", "side"],
  build(brief) {
    return new RingMaker(brief).parts();
  },
};

const GEMS: Record<string, number> = {
  diamond: 0xdfeaf2,
  ruby: 0xd01836,
  sapphire: 0x1d4fd8,
  emerald: 0x0fa060,
  amethyst: 0x8a3fd8,
  topaz: 0xf0932a,
};

class RingMaker {
  private readonly brief: Brief;
  private readonly metal: Surface;
  private readonly gem: Rgb;
  private readonly cut: CutName;
  private readonly made: Part[] = [];
  private readonly setting: Shape[] = [];
  /** Half the gem's width, and the height of its girdle above the middle of the ring. */
  private readonly size: number;
  private readonly girdle: number;

  constructor(brief: Brief) {
    this.brief = brief;
    const chance = brief.random.fork("stone");
    const named = Object.keys(GEMS).find((name) => brief.has(name));
    this.gem = brief.light(named ? hex(GEMS[named]) : brief.color(0, hex(chance.pick(Object.values(GEMS)))));
    this.cut =
      (Object.keys(CUTS) as CutName[]).find((name) => brief.has(name)) ??
      chance.pick<CutName>(["round", "round", "oblong", "oval", "marquise"]);
    this.size = chance.between(0.5, 0.68) * (brief.isStyle("cartoon") ? 1.5 : brief.isStyle("fantasy", "ornate") ? 1.15 : 1);
    this.girdle = 1.13 + this.size * 0.62;
    this.metal = bandSurface(brief);
  }

  parts(): Part[] {
    const { brief } = this;
    this.setting.push(...shank(brief));
    if (brief.has("signet")) this.addSeal();
    else this.addStone();
    const setting: Part = { name: "setting", shape: joined(this.setting), surface: this.metal };
    // Leaning back, as jewellers show them: upright, only the side of the stone would be seen.
    const lean = placement({ turn: [brief.has("signet") ? 36 : 30, 0, 0] });
    return [setting, ...this.made].map((part) => ({ ...part, place: part.place ? lean.clone().multiply(part.place) : lean }));
  }

  private addStone(): void {
    const { brief, cut, size, girdle } = this;
    const stone = cutGem(cut, size);
    this.made.push({
      name: "gem",
      shape: stone.shape,
      surface: gemSurface(brief, this.gem, size),
      place: placement({ at: [0, girdle, 0] }),
      density: 2.2,
    });
    const isBezel = cut === "oval" && brief.random.fork("bezel").chance(0.5);
    if (isBezel) this.addBezel(stone.outline);
    else this.addClaws(stone.outline);
    const hasHalo = brief.has("halo") || brief.isStyle("ornate") || brief.random.fork("halo").chance(0.3);
    if (hasHalo) this.addHalo(stone.outline);
    if (brief.isStyle("ornate", "fantasy") || brief.random.fork("pave").chance(0.35)) this.addPave();
    // Two rails under the girdle tie the claws to the band.
    for (const [scale, drop] of [
      [0.55, 0.62],
      [0.8, 0.32],
    ] as const) {
      this.setting.push(
        tube(
          stone.outline.map(([x, z]): Point => [x * scale, girdle - size * drop, z * scale]),
          0.028,
          { sides: 6, rings: brief.segments(32), isClosed: true },
        ),
      );
    }
  }

  private addClaws(outline: readonly (readonly [number, number])[]): void {
    const { brief, girdle, size, cut } = this;
    const count = cut === "round" || cut === "oval" ? brief.random.fork("claws").pick([4, 6]) : 4;
    const start =
      cut === "marquise" || cut === "oblong"
        ? clawStarts(outline)
        : Array.from({ length: count }, (_, at) => Math.round(((at + 0.5) / count) * outline.length) % outline.length);
    for (const index of start) {
      const [x, z] = outline[index];
      const path: Point[] = [
        [x * 0.16, girdle - size * 0.95, z * 0.16],
        [x * 0.66, girdle - size * 0.45, z * 0.66],
        [x * 1.03, girdle - 0.02, z * 1.03],
        [x * 0.9, girdle + size * 0.17, z * 0.9],
      ];
      this.setting.push(tube(path, (t) => 0.05 - 0.014 * t, { sides: brief.segments(8), rings: brief.segments(16) }));
      this.setting.push(placed(sphere(0.046, brief.segments(12)), { at: path[3] }));
    }
  }

  private addBezel(outline: readonly (readonly [number, number])[]): void {
    const { girdle, size } = this;
    const levels = flat`0.3 -0.75, 0.72 -0.42, 1.06 -0.05, 1.09 0.06, 1.05 0.11, 0.98 0.1, 0.96 -0.05, 0.3 -0.75`;
    const count = outline.length;
    this.setting.push(
      grid(
        (u, v) => {
          const [x, z] = outline[Math.round(u * count) % count];
          const [scale, rise] = levels[Math.round(v * (levels.length - 1))];
          return [x * scale, girdle + rise * size, z * scale];
        },
        { columns: count, rows: levels.length - 1, creaseDegrees: 40 },
      ),
    );
    for (const [x, z] of outline) this.setting.push(placed(sphere(0.032, 8), { at: [x * 1.09, girdle - size * 0.02, z * 1.09] }));
  }

  /** Small stones round the large one. */
  private addHalo(outline: readonly (readonly [number, number])[]): void {
    const { brief, girdle, size } = this;
    const count = 16;
    const small = (size * Math.PI) / count;
    const gem = cutGem("round", small * 0.92, 8);
    const white = mixRgb(hex(0xe8f0f6), this.gem, brief.look.colors.length > 1 ? 0 : 0.08);
    const color = isMetal(brief.look.material) ? white : brief.color(1, white);
    const shapes: Shape[] = [];
    for (let at = 0; at < count; at++) {
      const [x, z] = outline[Math.floor(((at + 0.5) / count) * outline.length)];
      const reach = 1 + (small * 1.15) / Math.hypot(x, z);
      const where: Point = [x * reach, girdle - size * 0.06, z * reach];
      shapes.push(placed(gem.shape, { at: where }));
      this.setting.push(
        placed(torus(small * 0.9, small * 0.2, brief.segments(10), 4), { at: [where[0], where[1] - small * 0.12, where[2]] }),
      );
      this.setting.push(placed(sphere(small * 0.85, 8), { at: [where[0], where[1] - small * 0.55, where[2]], scale: [1, 0.5, 1] }));
    }
    this.made.push({ name: "halo", shape: joined(shapes), surface: gemSurface(brief, color, small), density: 1.5 });
  }

  /** Stones let into the shoulders of the band. */
  private addPave(): void {
    const { brief } = this;
    const gem = cutGem("round", 0.062, 8);
    const shapes: Shape[] = [];
    for (const side of [-1, 1]) {
      for (let at = 0; at < 6; at++) {
        const degrees = side * (30 + at * 8);
        const angle = (degrees * Math.PI) / 180;
        const r = 1.135;
        const where = { at: [r * Math.sin(angle), r * Math.cos(angle), 0] as const, turn: [0, 0, -degrees] as const };
        shapes.push(placed(gem.shape, where));
        this.setting.push(placed(torus(0.066, 0.018, brief.segments(10), 4), where));
      }
    }
    this.made.push({ name: "pave", shape: joined(shapes), surface: gemSurface(brief, mixRgb(hex(0xe8f0f6), this.gem, 0.1), 0.06) });
  }

  /** A flat oval table with a crest cut into it. */
  private addSeal(): void {
    const { brief } = this;
    const outline = flat`0 0.96, 0.3 0.98, 0.44 1.06, 0.54 1.18, 0.55 1.24, 0.52 1.27, 0 1.27`;
    const shape = placed(lathe(outline, { segments: brief.segments(48), creaseDegrees: 35 }), { scale: [1, 1, 0.84] });
    this.made.push({ name: "seal", shape, surface: crest(brief, this.metal), density: 2 });
  }
}

/** Pointed and oblong stones are held at their corners. */
function clawStarts(outline: readonly (readonly [number, number])[]): number[] {
  const quarter = outline.length / 4;
  return [0, 1, 2, 3].map((at) => Math.round(at * quarter + quarter / 2));
}
