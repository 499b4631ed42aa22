import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { isMetal } from "@blenda/forge/language/pieces/finishes";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { swept } from "@blenda/forge/language/pieces/swept";
import { darker, fromHsl, hex, type Rgb, toHsl } from "@blenda/forge/solid/color";
import type { Motion, Part } from "@blenda/forge/solid/part";
import { box, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placed, placement, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { clearGlass } from "@blenda/forge/solid/surfaces/glossy";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { bottleOutline, FLASKS, type FlaskName, type FlaskShape, radiusAt } from "./flasks.ts";
import { addStopper, type PotionLayer } from "./stopper.ts";
import { labelSurface, type MarkName, paleGlass, potionGlass } from "./surfaces.ts";

export const potion: Grammar = {
  id: "potion",
  nouns: [
    "potion",
    "potion bottle",
    "flask",
    "elixir",
    "vial",
    "phial",
    "magic potion",
    "health potion",
    "mana potion",
    "alchemy bottle",
    "perfume bottle",
  ],
  about: "a potion in a glass flask with a cork, coloured liquid, a label, rope or metal bands: healing, mana, poison or love",
  traits: {
    round: ["round", "bulbous", "spherical"],
    cone: ["cone", "conical", "erlenmeyer", "laboratory", "chemistry", "science"],
    vial: ["vial", "phial", "slim", "tall", "thin"],
    faceted: ["faceted", "square", "perfume", "hexagonal", "cut"],
    gourd: ["gourd", "double", "hourglass"],
    jug: ["jug", "big", "demijohn", "wide"],
    healing: ["health", "healing", "life", "love", "heart"],
    mana: ["mana", "water", "magic"],
    poison: ["poison", "poisonous", "toxic", "death", "deadly", "venom"],
    energy: ["speed", "strength", "energy", "power", "stamina"],
    luck: ["luck", "star", "wish", "dream", "invisibility"],
  },
  metresPerUnit: 0.14,
  wears: ["liquid fluid", "cork wax stopper label"],
  build(brief) {
    return new Potion(brief).parts();
  },
};

/** How the cork is drawn. */
const DRAWN: Motion = { kind: "slide", at: [0, 0, 0], axis: [0, 1, 0], from: 0, to: 0.35 };

/** What is in it: the mark on its label and the usual colour. */
const BREWS: Record<string, { mark: MarkName; color: number }> = {
  healing: { mark: "heart", color: 0xd6213a },
  mana: { mark: "drop", color: 0x2a6af0 },
  poison: { mark: "skull", color: 0x6fd021 },
  energy: { mark: "bolt", color: 0xf2b21e },
  luck: { mark: "star", color: 0xa04af0 },
};

/** Thickness of the glass. */
const WALL = 0.035;

class Potion {
  private readonly brief: Brief;
  private readonly pieces = new Gathered<PotionLayer>();
  private readonly mark: MarkName | null;
  private readonly liquid: Rgb;
  private readonly flask: FlaskShape;
  private readonly outline: ProfilePoint[];
  private readonly segments: number;

  constructor(brief: Brief) {
    this.brief = brief;
    const chance = brief.random.fork("brew");
    const names = Object.keys(BREWS);
    const named = names.find((name) => brief.has(name)) ?? (chance.chance(0.45) ? chance.pick(names) : null);
    const brew = named === null ? null : BREWS[named];
    this.mark = brew?.mark ?? null;
    const own = brew ? hex(brew.color) : fromHsl(chance.next(), 0.8, 0.48);
    this.liquid = brief.light(brief.color(0, own));
    const flasks = Object.keys(FLASKS) as FlaskName[];
    this.flask = FLASKS[flasks.find((name) => brief.has(name)) ?? brief.random.fork("flask").pick(flasks)];
    this.segments = this.flask.sides ?? brief.segments(48);
    this.outline = bottleOutline(
      this.flask,
      brief.segments(40),
      brief.random.fork("size").between(0.9, 1.12) * (brief.isStyle("cartoon") ? 1.18 : 1),
    );
  }

  parts(): Part[] {
    const { brief, outline } = this;
    const [lipRadius, lip] = outline[outline.length - 1];
    const profile: ProfilePoint[] = [[0, 0.02], [outline[0][0] * 0.7, 0.012], ...outline, [lipRadius * 0.7, lip + 0.012], [0, lip + 0.004]];
    const turn: Point = [0, this.flask.sides ? 180 / this.flask.sides : 0, 0];
    const body = placed(lathe(profile, { segments: this.segments, creaseDegrees: this.flask.sides ? 30 : 50 }), { turn });
    const { material } = brief.look;
    const isClear = !material || material === "glass" || material === "crystal" || isMetal(material);
    const flask: Part[] = isClear
      ? [this.brew(turn), { name: "flask", shape: body, surface: clearGlass(paleGlass(this.liquid)), density: 1.3, clear: "glass" }]
      : [{ name: "flask", shape: body, surface: brief.made(material), density: 1.3 }];
    addStopper(brief, this.pieces, lipRadius, lip);
    this.addNeck();
    const isBanded =
      !this.flask.sides &&
      (brief.isStyle("ornate", "fantasy", "steampunk") || isMetal(brief.look.material) || brief.random.fork("bands").chance(0.3));
    if (isBanded) this.addBands();
    const drawn = ({ name }: Part) => name === "cork" || name === "wax";
    const parts: Part[] = [
      ...flask,
      ...this.pieces.parts(this.surfaces()).map((each) => (drawn(each) ? { ...each, motion: DRAWN } : each)),
    ];
    // A girdle would cut through the label.
    return this.mark && !isBanded ? [...parts, this.label(this.mark)] : parts;
  }

  /** What is in it, as far below the glass as the glass is thick. */
  private brew(turn: Point): Part {
    const { brief, outline, flask } = this;
    const level = flask.fill * flask.shoulder;
    const within = (r: number) => Math.max(0.01, r - WALL);
    const side = outline.filter(([, y]) => y > WALL * 1.5 && y < level - 0.01).map(([r, y]): ProfilePoint => [within(r), y]);
    const rim = within(radiusAt(outline, level));
    const profile: ProfilePoint[] = [
      [0, WALL],
      [within(outline[0][0]) * 0.8, WALL],
      ...side,
      [rim, level],
      [rim * 0.7, level - 0.004],
      [0, level - 0.006],
    ];
    const shape = placed(lathe(profile, { segments: this.segments, creaseDegrees: 50 }), { turn });
    return { name: "brew", shape, surface: potionGlass(brief, this.liquid, level), clear: "liquid" };
  }

  /** Rope wound round the neck with a charm on it, or rings of metal. */
  private addNeck(): void {
    const { brief, pieces, outline, flask } = this;
    const y = flask.neck * (outline[outline.length - 1][1] / flask.height);
    const r = radiusAt(outline, y);
    const chance = brief.random.fork("neck");
    const kind = brief.isStyle("modern", "sci-fi") ? "rings" : chance.pick(["rope", "rope", "rings", "none"]);
    if (kind === "none") return;
    const count = kind === "rope" ? 3 : 2;
    for (let at = 0; at < count; at++)
      pieces.add(kind === "rope" ? "rope" : "metal", torus(r + 0.012, 0.02, brief.segments(36), 8), {
        at: [0, y + (at - (count - 1) / 2) * 0.036, 0],
        turn: [kind === "rope" ? chance.between(-4, 4) : 0, 0, 0],
      });
    if (kind !== "rope") return;
    const side = chance.pick([-1, 1]);
    const cord: Point[] = [
      [side * r * 0.5, y, r * 0.9],
      [side * (r * 0.5 + 0.05), y - 0.08, r + 0.06],
      [side * (r * 0.5 + 0.06), y - 0.17, radiusAt(outline, y - 0.17) + 0.04],
    ];
    pieces.add("rope", tube(cord, 0.012, { sides: 6, rings: 10 }));
    const low = cord[2];
    if (chance.chance(0.5)) pieces.add("metal", sphere(0.05, brief.segments(20)), { at: [low[0], low[1] - 0.03, low[2]] });
    else
      pieces.add("paper", box(0.13, 0.2, 0.014, 0.006), {
        at: [low[0] + side * 0.01, low[1] - 0.1, low[2] + 0.008],
        turn: [-14, side * 18, side * -8],
      });
  }

  /** A girdle and a foot of metal, joined by straps that follow the glass. */
  private addBands(): void {
    const { brief, pieces, outline } = this;
    const top = outline[outline.length - 1][1];
    const wide = outline.reduce((best, point) => (point[0] > best[0] ? point : best));
    pieces.add("metal", torus(wide[0] + 0.006, 0.022, brief.segments(52), 8), { at: [0, wide[1], 0] });
    const [footR] = outline[2];
    pieces.add(
      "metal",
      lathe(
        [
          [0, -0.02],
          [footR * 1.02, -0.02],
          [footR * 1.08, 0.01],
          [footR * 1.06, 0.05],
          [footR * 0.9, 0.06],
          [0, 0.06],
        ],
        { segments: brief.segments(48) },
      ),
    );
    const straps = brief.random.fork("straps").pick([0, 4, 6]);
    const path = outline.filter(([, y]) => y > 0.03 && y < top * 0.86);
    for (let strap = 0; strap < straps; strap++) {
      // Between the label and the eye: straps start off the middle of the front.
      const angle = ((strap + 0.5) / straps) * 2 * Math.PI;
      const line = path.map(([r, y]): Point => [(r + 0.004) * Math.sin(angle), y, (r + 0.004) * Math.cos(angle)]);
      pieces.add("metal", tube(line, 0.017, { sides: 6, rings: brief.segments(28) }));
      pieces.add("gem", sphere(0.034, 12), { at: [(wide[0] + 0.02) * Math.sin(angle), wide[1], (wide[0] + 0.02) * Math.cos(angle)] });
    }
  }

  /** Paper that follows the glass on its front. */
  private label(mark: MarkName): Part {
    const { brief, flask, outline } = this;
    const scale = outline[outline.length - 1][1] / flask.height;
    const middle = flask.label * scale;
    const size = flask.labelSize * scale;
    const shape = labelSheet(outline, middle, size, flask.sides ?? 0);
    return {
      name: "label",
      shape,
      surface: labelSurface(brief, mark, this.liquid, size),
      place: placement({ at: [0, middle, 0] }),
      density: 1.8,
    };
  }

  private surfaces(): Record<PotionLayer, Surface> {
    const { brief } = this;
    const { look } = brief;
    const [hue] = toHsl(this.liquid);
    const metal = brief.random.fork("metal").pick(["gold", "brass", "silver", "bronze"] as const);
    return {
      metal: isMetal(look.material) ? brief.always(look.material) : brief.always(metal),
      cork: brief.always("clay", hex(0xb98a56)),
      rope: brief.always("fabric", hex(0xa98a5a)),
      paper: brief.always("paper", hex(0xe2cfa4)),
      wax: brief.always("plastic", look.colors[1] ?? darker(fromHsl(hue + 0.45, 0.65, 0.4), 0.1)),
      gem: brief.always("crystal", look.colors[1] ?? fromHsl(hue + 0.08, 0.8, 0.55)),
    };
  }
}

/** Its own middle is the origin, so that the mark is drawn about it. */
function labelSheet(outline: readonly ProfilePoint[], middle: number, size: number, sides: number): Shape {
  const half = sides > 0 ? radiusAt(outline, middle) * 0.42 : size * 1.05;
  const away = (y: number) => (radiusAt(outline, middle + y) + 0.006) * (sides > 0 ? Math.cos(Math.PI / sides) : 1);
  // Round once: along the front, then back behind the glass.
  return swept(
    (u, v) => {
      const way = u % 1;
      const isFront = way <= 0.5;
      const y = (v * 2 - 1) * size;
      const x = (isFront ? way * 4 - 1 : 3 - way * 4) * half;
      const out = away(y) + (isFront ? 0.004 : -0.008);
      const angle = x / radiusAt(outline, middle);
      return sides > 0 ? [x, y, out] : [out * Math.sin(angle), y, out * Math.cos(angle)];
    },
    { columns: 24, rows: 8, creaseDegrees: 60 },
  );
}
