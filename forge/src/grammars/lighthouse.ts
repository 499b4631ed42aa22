import { hex, type Rgb } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { box, cylinder, extruded, sphere, torus } from "../solid/shapes/forms.ts";
import { lathe, type ProfilePoint } from "../solid/shapes/lathe.ts";
import { type Placement, patterned, placed, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { covered } from "../solid/surfaces/aging.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import { layered, type Surface } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import { coatOrMade, windowGlass } from "./coats.ts";
import { hoop, turnsAround } from "./fittings.ts";
import { type GableRoof, gableLine, gableRows } from "./gable-roof.ts";
import { Gathered } from "./gathered.ts";
import type { Grammar } from "./grammar.ts";
import { bandedWall, groundHeight, rockAndSea } from "./lighthouse-rock.ts";
import { boards, plaster, tiles } from "./masonry.ts";
import { casement, door } from "./openings.ts";
import { along } from "./outlines.ts";
import { bush, fir, leafage } from "./plot.ts";

type Layer =
  | "tower"
  | "cap"
  | "iron"
  | "glass"
  | "lamp"
  | "cottage"
  | "roof"
  | "joinery"
  | "door"
  | "panes"
  | "stone"
  | "leaves"
  | "trunks"
  | "bushes";

/** Radius by height of the shaft, from the foot to the gallery. */
const SHAFTS: Record<string, readonly ProfilePoint[]> = {
  classic: [
    [0.4, 0],
    [0.385, 0.06],
    [0.35, 0.2],
    [0.25, 1.42],
  ],
  flared: [
    [0.5, 0],
    [0.4, 0.14],
    [0.32, 0.4],
    [0.25, 0.8],
    [0.22, 1.2],
    [0.24, 1.5],
  ],
  slim: [
    [0.3, 0],
    [0.29, 0.05],
    [0.25, 0.18],
    [0.18, 1.8],
  ],
  stout: [
    [0.46, 0],
    [0.45, 0.05],
    [0.43, 0.16],
    [0.34, 0.98],
  ],
};

export const lighthouse: Grammar = {
  id: "lighthouse",
  nouns: ["lighthouse", "beacon", "light tower", "sea tower", "light house"],
  about: "a lighthouse with a lantern on top, standing on a rock by the sea, as a diorama",
  traits: {
    sea: ["sea", "ocean", "waves", "water", "coast", "storm"],
    floating: ["floating", "flying", "island", "sky"],
    spiral: ["spiral", "swirl", "candy", "twisted"],
    plain: ["plain", "white", "minimal"],
    classic: ["classic", "striped", "banded"],
    slim: ["slim", "tall", "thin"],
    stout: ["stout", "small", "short", "fat", "cute"],
    flared: ["flared", "curved", "elegant"],
    snowy: ["snow", "snowy", "winter", "frozen", "ice"],
    lonely: ["lonely", "alone", "bare", "desolate"],
  },
  metresPerUnit: 7,
  build(brief) {
    const site = new LighthouseSite(brief);
    site.addTower();
    site.addLantern();
    if (!brief.has("lonely")) {
      site.addCottage();
      site.addPlants();
    }
    return [...site.parts(), ...rockAndSea(brief)];
  },
};

class LighthouseSite {
  private readonly pieces = new Gathered<Layer>();
  private readonly brief: Brief;
  private readonly shaft: readonly ProfilePoint[];
  private readonly around: number;
  private readonly top: number;

  constructor(brief: Brief) {
    this.brief = brief;
    const chance = brief.random.fork("shaft");
    const name = Object.keys(SHAFTS).find((each) => brief.has(each)) ?? chance.pick(Object.keys(SHAFTS));
    const tall = chance.between(0.92, 1.15);
    this.shaft = SHAFTS[name].map(([r, y]) => [r, y * tall]);
    const isEdged = brief.isStyle("sci-fi", "medieval", "steampunk") || chance.chance(0.25);
    this.around = isEdged ? 8 : brief.segments(44);
    this.top = this.shaft[this.shaft.length - 1][1];
  }

  parts(): Part[] {
    const { brief } = this;
    const { look, random, noise } = brief;
    const chance = random.fork("paint");
    const bright = brief.color(0, hex(chance.pick([0xcf3b27, 0xcf3b27, 0x1f5f94, 0x2b2f36, 0x2f7d6d])));
    const pale = brief.color(1, hex(0xf1ebdf));
    const light = look.glow ?? hex(0xffd27a);
    const snow = (surface: Surface) => (brief.has("snowy") ? layered(surface, covered(noise, 0.7)) : surface);
    const copper = brief.isStyle("steampunk") ? brief.made("copper") : coatOrMade(brief, bright, { roughness: 0.42 });
    return this.pieces.parts({
      tower: bandedWall(brief, { bright, pale, top: this.top, shaft: (y) => this.radius(y) }),
      cap: snow(copper),
      iron: brief.always(brief.isStyle("steampunk") ? "brass" : "iron", brief.isStyle("steampunk") ? undefined : hex(0x6b6e73)),
      glass: lanternGlass(light),
      lamp: glowing(light),
      cottage: look.material ? brief.made(look.material) : plaster(brief, pale),
      roof: snow(tiles(brief, bright, 0.06, true)),
      joinery: brief.always("wood", hex(0x6a4a33)),
      door: boards(brief, hex(chance.pick([0x5d3b26, 0x2c5560, 0x8c2f26])), 0.03),
      panes: look.glow ? glowing(look.glow, 0.8) : chance.chance(0.5) ? glowing(hex(0xffc36a), 0.7) : windowGlass(),
      stone: snow(brief.always("stone", hex(0x8d867c))),
      leaves: leafage(brief, hex(0x2f6a45)),
      trunks: brief.always("wood", hex(0x5a3b26)),
      bushes: leafage(brief, hex(0x5d8a3c)),
    });
  }

  addTower(): void {
    const { brief, shaft, around, top } = this;
    const options = { segments: around, creaseDegrees: around > 8 ? 40 : 25 };
    const crown = this.radius(top);
    this.add("tower", lathe([[shaft[0][0], -0.14], ...shaft, [crown * 0.5, top]], options));
    this.add(
      "stone",
      lathe(
        [
          [shaft[0][0] + 0.05, -0.14],
          [shaft[0][0] + 0.07, 0.01],
          [shaft[0][0] + 0.05, 0.05],
          [shaft[0][0] - 0.04, 0.055],
        ],
        options,
      ),
    );
    const rows = Math.max(2, Math.round(top / 0.42));
    for (let row = 1; row < rows; row++) this.addShaftWindow(0.12 + (row / rows) * (top - 0.2), row * 108 - 60);
    const { leaf, frame, metal } = door(0.16, 0.28, true);
    const foot = this.radius(0.14);
    for (const [layer, shape] of [
      ["door", leaf],
      ["joinery", frame],
      ["iron", metal],
    ] as const)
      this.add(layer, shape, { at: [0, 0.03, foot + 0.012], turn: [-6, 0, 0] });
    for (const step of [0, 1, 2])
      this.add("stone", box(0.3 - step * 0.04, 0.05, 0.12, 0.012), { at: [0, 0.005 + step * 0.022 - 0.02, foot + 0.16 - step * 0.05] });
    if (brief.isDetailed || brief.isStyle("steampunk", "sci-fi")) {
      for (const share of [0.2, 0.4, 0.6, 0.8])
        this.add("iron", lathe(hoop(this.radius(top * share), 0.016, 0.02), options), { at: [0, top * share, 0] });
    }
    if (!brief.isStyle("sci-fi")) return;
    const [low, high] = [top * 0.24, top * 0.76];
    const strip = tube(
      [
        [this.radius(low) * 0.995, low, 0],
        [this.radius(high) * 0.995, high, 0],
      ],
      0.016,
      { sides: 8, isStraight: true },
    );
    for (const turn of turnsAround(4, 45)) this.add("lamp", strip, { turn });
  }

  private addShaftWindow(y: number, degrees: number): void {
    const lean = (Math.atan2(this.radius(y - 0.1) - this.radius(y + 0.1), 0.2) * 180) / Math.PI;
    const { frame, glass } = casement(0.075, 0.11, { isArched: true });
    for (const [layer, shape] of [
      ["joinery", frame],
      ["panes", glass],
    ] as const)
      this.add(layer, placed(shape, { turn: [-lean, 0, 0], at: [0, y, this.radius(y) - 0.002] }), { turn: [0, degrees, 0] });
  }

  addLantern(): void {
    const { brief, around, top } = this;
    const r = this.radius(top);
    const options = { segments: around, creaseDegrees: around > 8 ? 40 : 25 };
    const deck = r + 0.13;
    this.add(
      "cap",
      lathe(
        [
          [r * 0.9, top - 0.11],
          [r + 0.01, top - 0.1],
          [r + 0.03, top - 0.05],
          [deck - 0.02, top - 0.012],
          [deck, top],
          [deck, top + 0.028],
          [0, top + 0.03],
        ],
        options,
      ),
    );
    const posts = brief.isStyle("low-poly") ? 8 : 14;
    for (const turn of turnsAround(posts))
      this.add("iron", placed(cylinder(0.008, 0.14, { segments: 6, bevel: 0 }), { at: [deck - 0.02, top + 0.095, 0] }), { turn });
    for (const y of [0.1, 0.165])
      this.add("iron", torus(deck - 0.02, y > 0.11 ? 0.011 : 0.006, around > 8 ? brief.segments(40) : 32, 6), { at: [0, top + y, 0] });
    const room = r * 0.66;
    const [low, high] = [top + 0.09, top + 0.36];
    this.add(
      "cap",
      lathe(
        [
          [room + 0.02, top + 0.02],
          [room + 0.025, low - 0.01],
          [room, low],
          [0, low],
        ],
        options,
      ),
    );
    this.add(
      "glass",
      lathe(
        [
          [room * 0.96, low],
          [room * 0.96, high],
        ],
        options,
      ),
    );
    this.add("lamp", sphere(room * 0.42, brief.segments(20), 1.2), { at: [0, (low + high) / 2, 0] });
    for (const turn of turnsAround(8, 22.5))
      this.add("iron", placed(box(0.018, high - low, 0.018, 0), { at: [room * 0.975, (low + high) / 2, 0] }), { turn });
    const isDome = brief.random.fork("cap").chance(0.45);
    const roof: ProfilePoint[] = isDome
      ? [
          [room * 0.8, high - 0.01],
          [room + 0.07, high - 0.01],
          [room + 0.075, high + 0.02],
          [room * 0.95, high + 0.07],
          [room * 0.72, high + 0.14],
          [room * 0.34, high + 0.185],
          [0.02, high + 0.2],
          [0, high + 0.2],
        ]
      : [
          [room * 0.8, high - 0.01],
          [room + 0.08, high - 0.02],
          [room + 0.085, high + 0.01],
          [room * 0.5, high + 0.15],
          [0.03, high + 0.27],
          [0, high + 0.28],
        ];
    this.add("cap", lathe(roof, options));
    const tip = roof[roof.length - 1][1];
    this.add("iron", sphere(0.034, 14), { at: [0, tip + 0.02, 0] });
    this.add("iron", cylinder(0.007, 0.16, { segments: 8, bevel: 0 }), { at: [0, tip + 0.1, 0] });
    this.add("iron", box(0.12, 0.008, 0.008, 0), { at: [0.02, tip + 0.14, 0] });
  }

  /** The keeper's house, a gable beside the tower, on its own foot of stone. */
  addCottage(): void {
    const { brief } = this;
    const chance = brief.random.fork("cottage");
    if (chance.chance(0.15)) return;
    const side = chance.chance(0.7) ? 1 : -1;
    const [wide, deep, high] = [chance.between(0.46, 0.58), 0.36, 0.24];
    const roof: GableRoof = {
      length: wide,
      half: deep / 2,
      rise: deep * chance.between(0.38, 0.5),
      eaves: 0.05,
      verge: 0.04,
      flare: 0,
      rows: brief.isStyle("low-poly") ? 3 : 5,
      thick: 0.026,
    };
    const x = side * (this.radius(0.1) + 0.02 + wide / 2);
    const where: Placement = { turn: [0, side * -12, 0], at: [x, groundHeight(brief, x, 0.06) - 0.01, 0.06] };
    const put = (layer: Layer, shape: Shape) => this.add(layer, shape, where);
    const outline = [...gableLine(roof, 3).map(([z, y]) => [z, y + high] as const), [-deep / 2, -0.1] as const, [deep / 2, -0.1] as const];
    put("cottage", placed(extruded(outline, wide), { turn: [0, 90, 0] }));
    put("stone", box(wide + 0.04, 0.14, deep + 0.04, 0.012));
    put("roof", placed(gableRows(roof, 0.006), { at: [0, high, 0] }));
    put(
      "roof",
      patterned(
        placed(cylinder(0.024, wide + 0.08, { segments: 10, bevel: 0.004 }), { turn: [0, 0, 90], at: [0, high + roof.rise + 0.012, 0] }),
        [0, 300, 0],
      ),
    );
    put("stone", placed(box(0.08, 0.3, 0.08, 0.008), { at: [wide * 0.28, high + 0.14, -0.08] }));
    const { leaf, frame } = door(0.1, 0.19, false);
    put("door", placed(leaf, { at: [0, 0.04, deep / 2] }));
    put("joinery", placed(frame, { at: [0, 0.04, deep / 2] }));
    for (const at of [-0.32, 0.32]) this.addPane(put, at * wide, 0.15, deep / 2, 0);
    this.addPane(put, 0, 0.15, wide / 2, side * 90);
    this.addPane(put, 0, 0.15, deep / 2, 180);
  }

  private addPane(put: (layer: Layer, shape: Shape) => void, x: number, y: number, away: number, turn: number): void {
    const { frame, glass } = casement(0.08, 0.09);
    put("joinery", placed(placed(frame, { at: [x, y, away + 0.004] }), { turn: [0, turn, 0] }));
    put("panes", placed(placed(glass, { at: [x, y, away + 0.004] }), { turn: [0, turn, 0] }));
  }

  addPlants(): void {
    const { brief } = this;
    const chance = brief.random.fork("plants");
    const spots = [
      [-0.72, 0.28],
      [-0.82, -0.12],
      [-0.5, -0.62],
      [0.55, -0.66],
      [-0.44, 0.72],
      [0.1, -0.85],
      [0.5, 0.68],
      [0.86, -0.38],
    ] as const;
    for (const [x, z] of spots) {
      if (!chance.chance(0.66)) continue;
      const at = [x + chance.between(-0.06, 0.06), 0, z + chance.between(-0.06, 0.06)] as const;
      const on: Placement = { at: [at[0], groundHeight(brief, at[0], at[2]) - 0.02, at[2]] };
      if (z < 0.6 && chance.chance(0.6)) {
        const { leaves, trunk } = fir(brief, chance, chance.between(0.3, 0.55));
        this.add("leaves", leaves, on);
        this.add("trunks", trunk, on);
      } else if (chance.chance(0.7)) this.add("bushes", bush(brief, chance, chance.between(0.05, 0.085)), on);
      else this.add("stone", cylinder(0.07, 0.09, { top: 0.04, bevel: 0.02, segments: 7 }), on);
    }
    const posts = [
      [0.28, 0.86],
      [0.08, 0.92],
      [-0.12, 0.9],
    ] as const;
    for (const [x, z] of posts) this.add("joinery", box(0.025, 0.13, 0.025, 0), { at: [x, groundHeight(brief, x, z) + 0.04, z] });
    for (const lift of [0.05, 0.09])
      this.add(
        "joinery",
        tube(
          posts.map(([x, z]) => [x, groundHeight(brief, x, z) + lift, z] as const),
          0.007,
          { sides: 6, isStraight: true },
        ),
      );
  }

  private add(layer: Layer, shape: Shape, where: Placement = {}): void {
    this.pieces.add(layer, shape, where);
  }

  private radius(y: number): number {
    return along(
      this.shaft.map(([r, height]) => [height, r] as const),
      y,
    );
  }
}

/** Panes before a light: bright themselves, brightest at the height of the lamp. */
function lanternGlass(color: Rgb): Surface {
  const lamp = glowing(color, 0.95);
  return (at, out) => {
    lamp(at, out);
    for (let channel = 0; channel < 3; channel++) out.color[channel] = color[channel] * 0.6;
    out.roughness = 0.1;
  };
}
