import type { Part } from "../solid/part.ts";
import { box, cylinder, sphere } from "../solid/shapes/forms.ts";
import { lathe } from "../solid/shapes/lathe.ts";
import { type Point, placed, placement } from "../solid/shapes/shape.ts";
import type { Solid } from "../solid/shapes/solids.ts";
import { tube } from "../solid/shapes/tube.ts";
import type { Surface } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import type { CarForm } from "./car-forms.ts";
import { turnsAround } from "./fittings.ts";
import { Gathered } from "./gathered.ts";
import { refinedRibs, ribAt, solidLoft } from "./hull-loft.ts";
import { anticlockwise, pairs } from "./outlines.ts";

type Layer = "body" | "roof" | "glass" | "chrome" | "dark" | "lamp" | "tail" | "amber" | "light" | "sign" | "cargo";
type WheelLayer = "tyre" | "rim";
export type CarLayer = Layer | WheelLayer;

export class CarWorks {
  private readonly pieces = new Gathered<Layer>();
  private readonly brief: Brief;
  private readonly name: string;
  private readonly form: CarForm;
  private readonly isHover: boolean;

  constructor(brief: Brief, name: string, form: CarForm) {
    this.brief = brief;
    this.name = name;
    const steps = brief.isStyle("low-poly") ? 1 : 3;
    this.form = { ...form, body: refinedRibs(form.body, steps), cabin: refinedRibs(form.cabin, steps) };
    this.isHover = brief.has("hover") || brief.isStyle("sci-fi");
  }

  parts(surfaces: Record<CarLayer, Surface>): Part[] {
    this.addBody();
    this.addLamps();
    this.addTrim();
    this.addExtras();
    const stretch = this.brief.random.fork("stretch");
    const scale: Point = [
      stretch.between(0.96, 1.06),
      stretch.between(0.96, 1.06),
      this.brief.isStyle("cartoon") ? 0.78 : stretch.between(0.95, 1.05),
    ];
    const body = this.pieces.parts(surfaces).map((part) => ({ ...part, place: placement({ scale }) }));
    return this.isHover ? [...body, ...this.pads(surfaces, scale)] : [...body, ...this.wheels(surfaces, scale)];
  }

  private addBody(): void {
    const { brief, form, isHover } = this;
    const { solids } = brief;
    const columns = brief.isStyle("low-poly") ? 14 : 28;
    const { wheel, screen, windows } = form;
    const arches = [wheel.front, wheel.rear].map((z) =>
      solids
        .cylinder(wheel.radius * 1.17, 2, { segments: brief.segments(28) })
        .turn(0, 0, 90)
        .at(0, wheel.radius, z),
    );
    const lower = solidLoft(solids, form.body, columns).plus(...this.fenders());
    const belly = solids.box(0.5, 0.3, 1.7).at(0, wheel.radius + 0.12, 0);
    this.pieces.add("body", (isHover ? lower : lower.minus(...arches)).shape(30));
    if (!isHover) this.pieces.add("dark", belly.meet(lower.scale(0.98)).shape(30));
    const cabin = solidLoft(solids, form.cabin, columns);
    this.pieces.add("glass", cabin.scale(0.985, 0.99, 0.985).shape(36));
    const cuts: Solid[] = windows.map((outline) =>
      solids.extrude(anticlockwise(outline.map(([z, y]) => [-z, y] as const)), 2).turn(0, 90, 0),
    );
    const middle = (screen.low + screen.high) / 2;
    const across = solids.extrude(trapezoid(screen.half, screen.high - screen.low), 3).at(0, middle, 0);
    const [frontmost, rearmost] = [Math.max(...windows.flat().map(([z]) => z)), Math.min(...windows.flat().map(([z]) => z))];
    const frontCut = across.meet(solids.box(2, 2, 2).at(0, middle, frontmost + 0.9));
    const rearCut = across.meet(solids.box(2, 2, 2).at(0, middle, rearmost - 0.92));
    this.pieces.add(
      "roof",
      cabin
        .scale(1.02, 1.01, 1.01)
        .minus(...cuts, frontCut, rearCut, cabin.scale(0.95, 0.97, 0.97))
        .shape(36),
    );
  }

  private fenders(): Solid[] {
    const { brief, form } = this;
    if (!form.fenders) return [];
    const [wide, high, long, away] = form.fenders;
    const above = brief.solids.box(4, 2, 4).at(0, 1 + form.wheel.radius * 0.55, 0);
    return [form.wheel.front, form.wheel.rear].flatMap((z) =>
      [1, -1].map((side) =>
        brief.solids
          .sphere(1, brief.segments(28))
          .scale(wide, high, long)
          .at(side * away, form.wheel.radius + 0.04, z)
          .meet(above),
      ),
    );
  }

  private addLamps(): void {
    const { form, brief } = this;
    const segments = brief.segments(24);
    const nose = this.bodyEnd(1, form.lampY, 0.27);
    const tail = this.bodyEnd(-1, form.lampY, 0.29);
    for (const side of [1, -1]) {
      if (form.lamps === "round") {
        const where = { at: [side * 0.27, form.lampY, nose - (form.fenders ? 0 : 0.02)] as const };
        this.pieces.add(
          "chrome",
          placed(lathe(pairs([0, -0.06, 0.085, -0.06, 0.095, 0.012, 0.08, 0.03, 0.07, 0.026]), { segments }), { turn: [90, 0, 0] }),
          where,
        );
        this.pieces.add(
          "lamp",
          placed(lathe(pairs([0.074, 0.01, 0.06, 0.036, 0.03, 0.05, 0, 0.054]), { segments, creaseDegrees: 60 }), { turn: [90, 0, 0] }),
          where,
        );
      } else {
        const [wide, high] = form.lamps === "slim" ? [0.19, 0.035] : [0.15, 0.075];
        this.pieces.add("dark", box(wide + 0.02, high + 0.02, 0.1, 0.014), {
          turn: [0, side * 22, 0],
          at: [side * 0.265, form.lampY, nose - 0.035],
        });
        this.pieces.add("lamp", box(wide, high, 0.1, 0.016), { turn: [0, side * 22, 0], at: [side * 0.265, form.lampY, nose - 0.026] });
      }
      this.pieces.add("tail", box(0.12, form.lamps === "slim" ? 0.035 : 0.07, 0.06, 0.014), {
        turn: [0, side * -14, 0],
        at: [side * 0.28, form.lampY + 0.02, tail + 0.016],
      });
      this.pieces.add("amber", box(0.06, 0.03, 0.05, 0.01), {
        turn: [0, side * 30, 0],
        at: [side * 0.33, form.lampY - 0.1, this.bodyEnd(1, form.lampY - 0.1, 0.33) - 0.008],
      });
    }
  }

  /** Grille, bumpers, mirrors, handles, plates, pipes. */
  private addTrim(): void {
    const { form, name, brief } = this;
    const low = Math.max(form.wheel.radius * 1.02, form.lampY - 0.14);
    const isOld = name === "classic" || name === "van";
    for (const end of [1, -1] as const) {
      const path = [-0.36, -0.28, 0, 0.28, 0.36].map(
        (x): Point => [x, low, this.bodyEnd(end, low, Math.abs(x) * 0.9) + end * (Math.abs(x) > 0.3 ? -0.05 : 0.03)],
      );
      this.pieces.add(
        isOld || name === "offroad" ? "chrome" : "dark",
        tube(path, name === "offroad" ? 0.045 : 0.035, { sides: brief.segments(10), rings: 20, flatten: 1.3 }),
      );
      this.pieces.add("chrome", box(0.17, 0.05, 0.02, 0.006), { at: [0, low + 0.075, this.bodyEnd(end, low + 0.075, 0.05) + end * 0.006] });
    }
    const grilleY = form.lampY - (name === "sports" ? 0.06 : 0.02);
    const front = this.bodyEnd(1, grilleY, 0.1);
    if (name !== "classic") {
      const wide = 0.3;
      this.pieces.add("dark", box(wide, 0.1, 0.05, 0.014), { at: [0, grilleY, front - 0.012] });
      const isUpright = name === "offroad";
      for (let bar = -3; bar <= 3; bar++)
        this.pieces.add(isUpright ? "body" : "chrome", isUpright ? box(0.018, 0.1, 0.06, 0) : box(wide, 0.007, 0.06, 0), {
          at: isUpright ? [bar * 0.042, grilleY, front - 0.01] : [0, grilleY + bar * 0.014, front - 0.012],
        });
    }
    for (const side of [1, -1]) {
      const [mirrorY, mirrorZ] = [form.screen.low + 0.02, form.doors[0] - 0.06];
      const wall = this.cabinSide(mirrorZ) + 0.05;
      this.pieces.add("body", sphere(0.05, brief.segments(14)), { at: [side * (wall + 0.05), mirrorY, mirrorZ], scale: [1, 0.72, 0.7] });
      this.pieces.add(
        "chrome",
        tube(
          [
            [side * (wall - 0.06), mirrorY - 0.03, mirrorZ],
            [side * (wall + 0.04), mirrorY, mirrorZ],
          ],
          0.012,
          { sides: 6, isStraight: true },
        ),
      );
      for (const z of form.doors.slice(0, -1).map((_, at) => form.doors[at + 1] + 0.07))
        this.pieces.add("chrome", box(0.024, 0.018, 0.085, 0.006), { at: [side * (this.bodySide(z) + 0.002), form.screen.low - 0.11, z] });
      if (name !== "sports")
        this.pieces.add(
          "chrome",
          tube(
            [-0.8, -0.3, 0.3, 0.75].map((z): Point => [side * (this.bodySide(z) + 0.001), form.screen.low - 0.135, z]),
            0.008,
            { sides: 6, rings: 12 },
          ),
        );
      this.pieces.add("chrome", placed(cylinder(0.026, 0.14, { segments: 12, bevel: 0.004 }), { turn: [90, 0, 0] }), {
        at: [side * 0.2, low - 0.05, this.bodyEnd(-1, low, 0.2) - 0.01],
      });
      this.pieces.add("dark", box(0.04, 0.05, form.wheel.front - form.wheel.rear - form.wheel.radius * 2.5, 0.012), {
        at: [side * 0.37, form.wheel.radius * 0.86, (form.wheel.front + form.wheel.rear) / 2],
      });
    }
    for (const x of [-0.12, 0.12])
      this.pieces.add(
        "dark",
        tube(
          [
            [x - 0.02, form.screen.low + 0.01, form.cabin[form.cabin.length - 1].z - 0.09],
            [x + 0.1, form.screen.low + 0.08, form.cabin[form.cabin.length - 1].z - 0.2],
          ],
          0.006,
          { sides: 6, isStraight: true },
        ),
      );
  }

  /** What the words or the kind add on top. */
  private addExtras(): void {
    const { brief, name, form } = this;
    const roof = Math.max(...form.cabin.map(({ y = 0, h }) => y + h));
    const middle = name === "van" ? -0.1 : -0.12;
    const chance = brief.random.fork("extras");
    if (brief.has("taxi")) this.pieces.add("sign", box(0.24, 0.07, 0.09, 0.02), { at: [0, roof + 0.03, middle] });
    if (brief.has("police")) {
      this.pieces.add("dark", box(0.42, 0.03, 0.11, 0.01), { at: [0, roof + 0.01, middle] });
      for (const side of [1, -1])
        this.pieces.add(side > 0 ? "sign" : "tail", box(0.17, 0.055, 0.1, 0.02), { at: [side * 0.11, roof + 0.045, middle] });
    }
    const hasRack =
      brief.has("loaded") || (name === "offroad" && chance.chance(0.6)) || ((name === "classic" || name === "van") && chance.chance(0.35));
    if (hasRack && !brief.has("taxi") && !brief.has("police")) this.addRack(roof, middle, chance.chance(0.6));
    if (name === "sports" && chance.chance(0.7)) {
      const z = form.body[0].z + 0.1;
      const y = 0.5;
      this.pieces.add("body", box(0.8, 0.025, 0.16, 0.01), { turn: [8, 0, 0], at: [0, y + 0.05, z] });
      for (const side of [1, -1]) this.pieces.add("dark", box(0.025, 0.14, 0.1, 0.008), { at: [side * 0.27, y - 0.02, z + 0.01] });
    }
    if (name === "offroad") {
      const back = this.bodyEnd(-1, 0.5, 0);
      this.pieces.add(
        "dark",
        placed(cylinder(form.wheel.radius * 0.9, 0.12, { bevel: 0.03, segments: brief.segments(28) }), { turn: [90, 0, 0] }),
        { at: [0, 0.58, back - 0.05] },
      );
      this.pieces.add(
        "chrome",
        placed(cylinder(form.wheel.radius * 0.5, 0.13, { bevel: 0.02, segments: brief.segments(24) }), { turn: [90, 0, 0] }),
        { at: [0, 0.58, back - 0.055] },
      );
    }
    if (brief.look.glow || this.isHover)
      for (const side of [1, -1])
        this.pieces.add("light", box(0.012, 0.018, 1, 0), { at: [side * (this.bodySide(0) - 0.004), form.wheel.radius * 1.15 + 0.03, 0] });
  }

  private addRack(roof: number, z: number, hasLuggage: boolean): void {
    for (const side of [1, -1])
      this.pieces.add(
        "chrome",
        tube(
          [
            [side * 0.24, roof - 0.02, z - 0.36],
            [side * 0.24, roof + 0.05, z - 0.34],
            [side * 0.24, roof + 0.05, z + 0.3],
            [side * 0.24, roof - 0.02, z + 0.32],
          ],
          0.012,
          { sides: 6, isStraight: true },
        ),
      );
    for (let bar = 0; bar < 5; bar++) this.pieces.add("chrome", box(0.48, 0.014, 0.02, 0), { at: [0, roof + 0.045, z - 0.3 + bar * 0.14] });
    if (!hasLuggage) return;
    this.pieces.add("cargo", box(0.34, 0.14, 0.24, 0.025, 2), { at: [-0.03, roof + 0.12, z - 0.18] });
    this.pieces.add("tail", box(0.26, 0.1, 0.2, 0.02, 2), { at: [0.04, roof + 0.1, z + 0.1] });
    this.pieces.add("chrome", box(0.36, 0.02, 0.03, 0), { at: [-0.03, roof + 0.16, z - 0.18] });
  }

  /** Each wheel is a copy with coordinates of its own, so that its tread runs round it. */
  private wheels(surfaces: Record<CarLayer, Surface>, [wide, , long]: Point): Part[] {
    const { brief, form, name } = this;
    const { radius, width, front, rear } = form.wheel;
    const segments = brief.segments(32);
    const half = width / 2;
    const profile = [
      [0.62, -1],
      [0.8, -1.04],
      [0.95, -0.9],
      [1, -0.6],
      [1, 0.6],
      [0.95, 0.9],
      [0.8, 1.04],
      [0.62, 1],
    ].map(([r, x]) => [r * radius, x * half] as const);
    const tyre = placed(lathe(profile, { segments, creaseDegrees: 40 }), { turn: [0, 0, -90] });
    const dish = [
      [0, -0.7],
      [0.64, -0.7],
      [0.65, 0.86],
      [0.6, 0.96],
      [0.54, 0.7],
      [0.2, 0.55],
      [0.18, 0.86],
      [0, 0.9],
    ].map(([r, x]) => [r * radius, x * half] as const);
    const spokes = brief.random.fork("spokes").pick([5, 6, 8]);
    const rim = new Gathered<"rim">();
    rim.add("rim", placed(lathe(dish, { segments }), { turn: [0, 0, -90] }));
    for (const [, degrees] of turnsAround(name === "classic" ? 0 : spokes))
      rim.add("rim", placed(box(0.03, radius * 0.46, radius * 0.16, 0.008), { at: [half * 0.78, radius * 0.36, 0] }), {
        turn: [degrees, 0, 0],
      });
    const [rimPart] = rim.parts({ rim: surfaces.rim });
    const side = Math.max(this.bodySide(front), form.fenders ? form.fenders[3] + form.fenders[0] * 0.8 : 0) * wide - half * 0.8;
    return [front, rear].flatMap((z) =>
      [1, -1].flatMap((sign): Part[] => {
        const place = placement({ at: [sign * side, radius, z * long], turn: [0, sign > 0 ? 0 : 180, 0] });
        return [
          { name: "tyres", shape: tyre, surface: surfaces.tyre, place },
          { ...rimPart, place },
        ];
      }),
    );
  }

  /** Discs of light instead of wheels, on short legs. */
  private pads(surfaces: Record<CarLayer, Surface>, scale: Point): Part[] {
    const { brief, form } = this;
    const { radius, front, rear } = form.wheel;
    const bin = new Gathered<"chrome" | "light" | "dark">();
    const segments = brief.segments(30);
    const y = radius * 1.02;
    for (const z of [front, rear]) {
      for (const side of [1, -1]) {
        const at: Point = [side * 0.29, y, z];
        bin.add(
          "dark",
          lathe(
            [
              [0, -0.1],
              [radius * 0.8, -0.1],
              [radius, -0.04],
              [radius, 0.03],
              [radius * 0.7, 0.1],
              [0, 0.1],
            ],
            { segments },
          ),
          { at },
        );
        bin.add(
          "light",
          lathe(
            [
              [radius * 0.5, -0.125],
              [radius * 0.72, -0.12],
              [radius * 0.72, -0.09],
              [radius * 0.5, -0.09],
            ],
            { segments },
          ),
          { at },
        );
        bin.add(
          "chrome",
          tube(
            [
              [side * 0.29, y - 0.08, z],
              [side * 0.29, 0.02, z],
            ],
            0.03,
            { sides: 10, isStraight: true },
          ),
        );
        bin.add("dark", cylinder(0.08, 0.03, { top: 0.05, bevel: 0.008, segments: 16 }), { at: [side * 0.29, 0.015, z] });
      }
    }
    return bin
      .parts({ chrome: surfaces.chrome, light: surfaces.light, dark: surfaces.dark })
      .map((part) => ({ ...part, place: placement({ scale }) }));
  }

  /** How far the body reaches at an end, for something to be put there. */
  private bodyEnd(end: 1 | -1, y: number, x: number): number {
    const [from, to] = end > 0 ? [0.5, 1.2] : [-0.5, -1.2];
    let reach = from;
    for (let step = 0; step <= 60; step++) {
      const z = from + ((to - from) * step) / 60;
      if (!isInside(this.form, x, y, z)) break;
      reach = z;
    }
    return reach;
  }

  private bodySide(z: number): number {
    return ribAt(this.form.body, z).w;
  }

  private cabinSide(z: number): number {
    return ribAt(this.form.cabin, z).w;
  }
}

function isInside({ body }: CarForm, x: number, y: number, z: number): boolean {
  if (z < body[0].z || z > body[body.length - 1].z) return false;
  const rib = ribAt(body, z);
  return Math.abs(x / rib.w) ** rib.power + Math.abs((y - rib.y) / rib.h) ** rib.power < 1;
}

const trapezoid = (half: number, high: number): (readonly [number, number])[] =>
  pairs([-half, -high / 2, half, -high / 2, half * 0.86, high / 2, -half * 0.86, high / 2]);
