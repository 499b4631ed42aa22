import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { cushion } from "@blenda/forge/language/pieces/cushion";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { curved, lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed, type Shape, smoothed, warped } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { bunSurface, cheeseSurface, leafSurface, pattySurface, sliceSurface } from "./surfaces.ts";

type Layer = "lettuce" | "patty" | "cheese" | "tomato" | "pickle" | "onion";

/** How much of the stack each layer takes; leaves and cheese lie into their neighbours. */
const HEIGHTS: Record<Layer, number> = { lettuce: 0.055, patty: 0.19, cheese: 0.03, tomato: 0.075, pickle: 0.045, onion: 0.05 };

export const burger: Grammar = {
  id: "burger",
  nouns: ["hamburger", "cheeseburger", "fast food", "snack", "meal"],
  about: "food: a burger with a bun, a patty, melted cheese, lettuce and tomato",
  traits: {
    double: ["double", "big", "tall", "giant", "huge", "monster"],
    cheese: ["cheeseburger", "cheese", "cheesy"],
    veggie: ["veggie", "vegan", "vegetarian", "green"],
    black: ["black", "charcoal"],
  },
  metresPerUnit: 0.09,
  wears: ["bun", "lettuce salad"],
  build(brief) {
    const chance = brief.random.fork("burger");
    return new Stack(brief, chance).parts(recipe(brief, chance));
  },
};

function recipe(brief: Brief, chance: Random): Layer[] {
  const meat: Layer[] = brief.has("veggie") && chance.chance(0.3) ? ["patty"] : ["patty", "cheese"];
  const fresh = chance.pick<Layer[]>([
    ["tomato", "lettuce"],
    ["pickle", "tomato", "lettuce"],
    ["onion", "tomato"],
    ["tomato", "onion", "lettuce"],
  ]);
  const isDouble = brief.has("double") || chance.chance(0.35);
  const stack: Layer[] = ["lettuce", ...meat, ...(isDouble ? meat : []), ...fresh];
  return brief.has("cheese") ? [...stack.slice(0, 2), "cheese", ...stack.slice(2)] : stack;
}

class Stack {
  private readonly brief: Brief;
  private readonly chance: Random;
  private readonly round: number;

  constructor(brief: Brief, chance: Random) {
    this.brief = brief;
    this.chance = chance;
    this.round = brief.segments(52);
  }

  parts(layers: readonly Layer[]): Part[] {
    const { brief, chance } = this;
    const crust = brief.color(0, hex(brief.has("black") ? 0x2c2a2b : chance.pick([0xc9803a, 0xd8964a, 0xb56a2c])));
    const bun = bunSurface(brief, crust);
    const parts: Part[] = [{ name: "lower bun", shape: this.lowerBun(), surface: bun }];
    let y = 0.26;
    for (const layer of layers) {
      parts.push(this.layer(layer, y));
      y += HEIGHTS[layer];
    }
    const crown = this.crown();
    parts.push({ name: "upper bun", shape: placed(crown, { at: [0, y - 0.01, 0] }), surface: bun });
    parts.push({
      name: "sesame",
      shape: placed(this.seeds(crown), { at: [0, y - 0.01, 0] }),
      surface: brief.look.glow ? glowing(brief.look.glow) : brief.always("bone", hex(0xf3e2b8)),
      density: 0.7,
    });
    return parts;
  }

  private layer(layer: Layer, y: number): Part {
    const { brief } = this;
    const makers: Record<Layer, () => Part> = {
      lettuce: () => ({ name: "lettuce", shape: this.lettuce(), surface: leafSurface(brief, brief.color(1, hex(0x7fb83a))) }),
      patty: () => ({ name: "patty", shape: this.patty(), surface: pattySurface(brief, hex(brief.has("veggie") ? 0x6b6a2f : 0x5c3320)) }),
      cheese: () => ({ name: "cheese", shape: this.cheese(), surface: cheeseSurface(brief, hex(0xf5b32a)) }),
      tomato: () => ({ name: "tomato", shape: this.slices(0.33, 0.07), surface: sliceSurface(brief, hex(0xc8281f), 0.33) }),
      pickle: () => ({ name: "pickles", shape: this.slices(0.26, 0.04), surface: sliceSurface(brief, hex(0x6f8a2c), 0.26) }),
      onion: () => ({ name: "onion", shape: this.slices(0.31, 0.045), surface: sliceSurface(brief, hex(0xb48bc0), 0.31) }),
    };
    const part = makers[layer]();
    return { ...part, shape: placed(part.shape, { at: [0, y, 0] }) };
  }

  private lowerBun(): Shape {
    const profile = curved(pairs([0, 0, 0.5, 0, 0.62, 0.06, 0.64, 0.16, 0.6, 0.25]), 18);
    return lathe([...profile, [0, 0.265]], { segments: this.round, creaseDegrees: 50, radius: this.uneven(0.02) });
  }

  private crown(): Shape {
    const high = this.chance.between(0.42, 0.5);
    const profile = curved(pairs([0.58, 0, 0.67, 0.08, 0.65, high * 0.42, 0.5, high * 0.76, 0.27, high * 0.95, 0, high]), 26);
    return lathe([[0, 0], ...profile], { segments: this.round, creaseDegrees: 50, radius: this.uneven(0.02) });
  }

  private uneven(share: number): (angle: number) => number {
    const shift = this.chance.between(0, 50);
    return (angle) => 1 + share * this.brief.noise.at(Math.sin(angle) * 1.4 + shift, Math.cos(angle) * 1.4, 2);
  }

  private patty(): Shape {
    const shift = this.chance.between(0, 50);
    const flat = lathe(curved(pairs([0, 0, 0.54, -0.005, 0.64, 0.05, 0.65, 0.13, 0.56, 0.19, 0, 0.195]), 22), {
      segments: this.round,
      creaseDegrees: 60,
    });
    return warped(
      flat,
      (point) => {
        const lump = this.brief.noise.fbm(point.x * 5 + shift, point.y * 5, point.z * 5, 3);
        point.x *= 1 + lump * 0.09;
        point.z *= 1 + lump * 0.09;
      },
      60,
    );
  }

  /** A square slice, its corners hanging over the edge of what it lies on. */
  private cheese(): Shape {
    const turn = this.chance.between(20, 70);
    const flat = cushion(1.06, 0.04, 1.06, { power: 14, steps: this.brief.isStyle("low-poly") ? 6 : 12 });
    const bent = warped(
      flat,
      (point) => {
        const over = Math.max(0, Math.hypot(point.x, point.z) - 0.6);
        point.y += 0.02 - over * 1.15;
        point.x *= 1 - over * 0.2;
        point.z *= 1 - over * 0.2;
      },
      50,
    );
    return placed(bent, { turn: [0, turn, 0] });
  }

  /** A leaf with a ruffled edge that stands out all round. */
  private lettuce(): Shape {
    const shift = this.chance.between(0, 50);
    const steps = this.brief.isStyle("low-poly") ? 5 : 8;
    const [over, under] = [0.03, 0.012].map((y) => Array.from({ length: steps }, (_, at) => [0.3 + (0.43 * at) / (steps - 1), y] as const));
    const disc = lathe([[0, 0.012], ...under, [0.745, 0.021], ...over.reverse(), [0, 0.03]], {
      segments: this.brief.isStyle("low-poly") ? 26 : 78,
      creaseDegrees: 70,
    });
    return smoothed(
      warped(disc, (point) => {
        const angle = Math.atan2(point.x, point.z);
        const away = Math.hypot(point.x, point.z);
        const rim = Math.max(0, (away - 0.48) / 0.26);
        const wave = Math.sin(angle * 13 + 2 * this.brief.noise.at(Math.sin(angle) * 2 + shift, Math.cos(angle) * 2, 1));
        point.y += rim * rim * (wave * 0.07 - 0.02);
        const reach = 1 + rim * 0.05 * Math.sin(angle * 5 + shift);
        point.x *= reach;
        point.z *= reach;
      }),
      70,
    );
  }

  private slices(size: number, thick: number): Shape {
    const turn = this.chance.between(0, 120);
    const slice = cylinder(size, thick, { bevel: Math.min(0.02, thick * 0.4), segments: this.brief.segments(30) });
    return joined(
      [0, 1, 2].map((at) => {
        const angle = ((turn + at * 120) * Math.PI) / 180;
        const away = 0.68 - size;
        return placed(slice, { at: [Math.sin(angle) * away, thick / 2 + at * 0.006, Math.cos(angle) * away], turn: [0, at * 50, 0] });
      }),
    );
  }

  /** Seeds lie on the crown, thickest at the top. */
  private seeds(crown: Shape): Shape {
    const [position, normal] = [crown.getAttribute("position"), crown.getAttribute("normal")];
    crown.computeBoundingBox();
    const high = crown.boundingBox?.max.y ?? 0.45;
    const seed = placed(sphere(0.026, 8), { scale: [0.75, 0.45, 1.25] });
    const seeds: Shape[] = [];
    const wanted = this.brief.isDetailed ? 110 : 64;
    for (let tries = 0; tries < 4000 && seeds.length < wanted; tries++) {
      const at = this.chance.whole(0, position.count - 1);
      const [y, up] = [position.getY(at), normal.getY(at)];
      if (y < high * 0.45 || up < 0.25) continue;
      const lean = (Math.acos(Math.min(1, up)) * 180) / Math.PI;
      const round = (Math.atan2(normal.getX(at), normal.getZ(at)) * 180) / Math.PI;
      const laid = placed(placed(seed, { turn: [0, this.chance.between(0, 180), 0] }), { turn: [lean, 0, 0] });
      seeds.push(placed(laid, { turn: [0, round, 0], at: [position.getX(at), y, position.getZ(at)] }));
    }
    return joined(seeds);
  }
}
