import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { darkGlass, enamel, isMetal } from "@blenda/forge/language/pieces/finishes";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { loft, roundRing, slab } from "@blenda/forge/language/pieces/loft";
import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, patterned, placed, placement, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { capSurface, KEY_STRIDE, type Palette, paletteOf, rainbow } from "./caps.ts";
import { type Key, keysOf, LAYOUTS, type LayoutName, widthOf } from "./layouts.ts";

/** Length of one key's side. */
const UNIT = 0.12;

export const keyboard: Grammar = {
  id: "keyboard",
  nouns: ["keyboard", "computer keyboard", "mechanical keyboard", "typewriter keyboard", "keypad"],
  about: "a computer keyboard, mechanical, with keycaps, in a case, with a knob or lights below the keys",
  traits: {
    compact: ["compact", "mini", "small"],
    arrowed: ["65", "65%"],
    tenkeyless: ["tenkeyless", "tkl", "full-size", "large", "office"],
    grid: ["ortholinear", "grid", "planck"],
    round: ["typewriter", "round"],
    gaming: ["gaming", "rgb", "gamer", "backlit", "rainbow"],
  },
  metresPerUnit: 0.16,
  wears: ["case", "key keycap"],
  build(brief) {
    return new KeyboardMaker(brief).parts();
  },
};

type Layer = "case" | "plate" | "metal" | "foot" | "cable" | "light" | "screen";

class KeyboardMaker {
  private readonly brief: Brief;
  private readonly pieces = new Gathered<Layer>();
  private readonly layout: LayoutName;
  private readonly isRound: boolean;
  private readonly isLit: boolean;
  private readonly steps: number;
  /** Size of the field of keys, and whether a knob stands at its right. */
  private readonly wide: number;
  private readonly deep: number;
  private readonly tilt: number;

  constructor(brief: Brief) {
    this.brief = brief;
    const chance = brief.random.fork("form");
    const names = Object.keys(LAYOUTS) as LayoutName[];
    this.isRound = brief.has("round") || brief.isStyle("steampunk", "ornate", "medieval", "fantasy");
    this.layout =
      names.find((name) => brief.has(name)) ??
      (this.isRound ? "compact" : chance.pick<LayoutName>(["compact", "arrowed", "arrowed", "tenkeyless", "grid"]));
    this.isLit = brief.look.glow !== null || brief.has("gaming") || brief.isStyle("sci-fi");
    this.steps = brief.isStyle("low-poly") ? 1 : 3;
    this.wide = widthOf(LAYOUTS[this.layout]) * UNIT;
    this.deep = LAYOUTS[this.layout].length * UNIT + (this.layout === "tenkeyless" ? UNIT * 0.4 : 0);
    this.tilt = chance.between(4, 8);
  }

  parts(): Part[] {
    const palette = paletteOf(this.brief);
    this.addCase();
    const lean = placement({ turn: [this.tilt, 0, 0] });
    const parts = [...this.pieces.parts(this.surfaces(palette)), ...this.keys(palette)];
    return parts.map((part) => ({ ...part, place: part.place ? lean.clone().multiply(part.place) : lean }));
  }

  private addCase(): void {
    const { brief, pieces, wide, deep, steps } = this;
    const chance = brief.random.fork("case");
    const margin = chance.pick([0.05, 0.09, 0.14]);
    const high = chance.between(0.1, 0.16);
    const corner = chance.pick([0.03, 0.06, 0.12]);
    const brow = chance.chance(0.4) || this.isRound ? 0.12 : 0;
    const [w, d] = [wide + margin * 2, deep + margin * 2 + brow];
    pieces.add("case", slab(w, high, d, { corner, bevel: 0.025, steps: steps + 1 }), { at: [0, -high / 2 + 0.03, -brow / 2] });
    pieces.add("plate", slab(wide + 0.03, 0.02, deep + 0.03, { corner: 0.02, bevel: 0.005, steps }), { at: [0, 0.028, 0] });
    if (this.isLit) {
      pieces.add("light", slab(w + 0.006, 0.018, d + 0.006, { corner, bevel: 0.004, steps: steps + 1 }), {
        at: [0, -high * 0.6 + 0.03, -brow / 2],
      });
    } else if (chance.chance(0.5)) {
      pieces.add("metal", slab(w + 0.006, 0.014, d + 0.006, { corner, bevel: 0.004, steps: steps + 1 }), {
        at: [0, -high * 0.55 + 0.03, -brow / 2],
      });
    }
    for (const x of [-1, 1])
      pieces.add("foot", slab(0.2, 0.06, 0.06, { corner: 0.02, bevel: 0.01, steps }), {
        at: [x * (w / 2 - 0.2), -high + 0.03, -d / 2 + 0.1 - brow / 2],
      });
    if (brow > 0) this.addBrow(w, -deep / 2 - margin - brow / 2 + 0.03);
    this.addCable(chance.between(-0.3, 0.3) * w, -d / 2 - brow / 2, high);
  }

  /** The strip behind the keys: a small screen, lamps or a name plate. */
  private addBrow(w: number, z: number): void {
    const { brief, pieces, steps } = this;
    pieces.add("metal", slab(0.34, 0.02, 0.08, { corner: 0.02, bevel: 0.006, steps }), { at: [-w / 2 + 0.3, 0.035, z] });
    pieces.add("screen", slab(0.3, 0.02, 0.06, { corner: 0.012, bevel: 0.005, steps }), { at: [-w / 2 + 0.3, 0.042, z] });
    for (const at of [0, 1, 2])
      pieces.add("light", cylinder(0.011, 0.02, { bevel: 0.004, segments: brief.segments(12) }), {
        at: [w / 2 - 0.38 - at * 0.06, 0.035, z],
      });
    pieces.add("metal", cylinder(0.065, 0.07, { bevel: 0.01, segments: brief.segments(32) }), { at: [w / 2 - 0.16, 0.06, z] });
    pieces.add("screen", cylinder(0.05, 0.075, { bevel: 0.008, segments: brief.segments(32) }), { at: [w / 2 - 0.16, 0.062, z] });
  }

  /** Coiled, as they were once; or straight away from the plug. */
  private addCable(x: number, z: number, high: number): void {
    const { brief, pieces } = this;
    const chance = brief.random.fork("cable");
    if (brief.isStyle("low-poly") || chance.chance(0.35)) return;
    const y = -high * 0.4;
    pieces.add("metal", cylinder(0.035, 0.1, { bevel: 0.008, segments: brief.segments(18) }), { at: [x, y, z - 0.03], turn: [90, 0, 0] });
    const turns = 9;
    const coil = Array.from({ length: turns * 8 + 1 }, (_, at): Point => {
      const angle = (at / 8) * 2 * Math.PI;
      return [x + 0.14 + (at / 8) * 0.042, y + 0.035 * Math.sin(angle), z - 0.16 + 0.035 * Math.cos(angle)];
    });
    const lead: Point[] = [
      [x, y, z - 0.02],
      [x, y, z - 0.1],
      [x + 0.05, y, z - 0.14],
    ];
    pieces.add("cable", tube([...lead, ...coil], 0.014, { sides: brief.segments(6), rings: brief.segments(150) }));
  }

  /** Keys of one kind are one part; each carries its number in its pattern, so that the surface can write its letter. */
  private keys(palette: Palette): Part[] {
    const all = keysOf(this.layout);
    const kinds: Key["kind"][] = ["letter", "modifier", "accent"];
    return kinds.flatMap((kind): Part[] => {
      const own = all.filter((key) => key.kind === kind);
      if (own.length === 0) return [];
      const surface = capSurface(this.brief, { keys: own, color: palette[kind], isRound: this.isRound, isLit: this.isLit, unit: UNIT });
      return [{ name: `${kind} keys`, shape: joined(own.map((key, at) => this.cap(key, at))), surface, density: 1.3 }];
    });
  }

  private cap({ x, row, width }: Key, index: number): Shape {
    const { brief } = this;
    const rows = LAYOUTS[this.layout].length;
    const shift: Point = [index * KEY_STRIDE, 0, 0];
    const gap = this.layout === "tenkeyless" && row === 0 ? -UNIT * 0.4 : 0;
    const z = -this.deep / 2 + (row + 0.5) * UNIT + gap + (this.layout === "tenkeyless" ? UNIT * 0.4 : 0);
    const w = width * UNIT;
    if (this.isRound) {
      const lift = 0.09 + (rows - 1 - row) * 0.045;
      const button = patterned(
        slab(w - 0.022, 0.026, UNIT - 0.022, { corner: 0.2, bevel: 0.006, steps: brief.isStyle("low-poly") ? 1 : 2 }),
        shift,
      );
      const stem = patterned(slab(0.022, lift, 0.03, { corner: 0.004, bevel: 0, steps: 1 }), [shift[0], -0.5, 0]);
      return joined([placed(button, { at: [x * UNIT, lift, z] }), placed(stem, { at: [x * UNIT, lift / 2, z] })]);
    }
    const high = 0.075 + (rows - 1 - row) * 0.006;
    const soft = brief.isDetailed ? 2 : 1;
    const rings = [
      { inset: 0.003, y: 0, slide: 0 },
      { inset: 0.012, y: high * 0.86, slide: -0.003 },
      { inset: 0.019, y: high, slide: -0.005 },
    ];
    const body = loft(
      rings.map(({ inset, y, slide }) =>
        roundRing(w - inset * 2, UNIT - inset * 2, 0.014, y, soft).map(([px, py, pz]): Point => [px, py, pz + slide]),
      ),
      35,
    );
    return placed(patterned(body, shift), { at: [x * UNIT, 0.034, z] });
  }

  private surfaces(palette: Palette): Record<Layer, Surface> {
    const { brief, isLit, isRound } = this;
    const { look } = brief;
    const light = look.glow ? glowing(look.glow) : this.isLit ? rainbow(1) : glowing(hex(0xff7a2e));
    const shell = look.material
      ? brief.made(look.material)
      : isRound
        ? brief.random.fork("shell").chance(brief.isStyle("steampunk") ? 0.5 : 1)
          ? brief.always("wood", hex(0x6a3d20))
          : brief.always("iron", hex(0x7a7c80))
        : enamel(brief, palette.case, 0.38);
    return {
      case: shell,
      plate: isLit ? underLight(look.glow ? glowing(look.glow, 0.8) : rainbow(0.8)) : enamel(brief, hex(0x1a1b1f), 0.5),
      metal: isMetal(look.material) || isRound ? brief.always("brass") : brief.always("steel"),
      foot: brief.always("rubber"),
      cable: enamel(brief, palette.accent, 0.5),
      light,
      screen: darkGlass,
    };
  }
}

/** Light from below the keys: seen in the gaps only, dimmer towards the rim. */
function underLight(light: Surface): Surface {
  return (at, out) => {
    light(at, out);
    const share = at.ny > 0.5 ? 0.85 : 0.2;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] *= share;
  };
}
