import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { bell, hoop, porthole, turnsAround } from "@blenda/forge/language/pieces/fittings";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { along, anticlockwise } from "@blenda/forge/language/pieces/outlines";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder, extruded, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import type { Solid } from "@blenda/forge/solid/shapes/solids";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import type { RocketForm } from "./forms.ts";

type RocketLayer = "hull" | "nose" | "fins" | "metal" | "trim" | "glass" | "flame" | "light";

/** Builds one rocket of a family: proportions by chance, everything else from the family's form. */
export class RocketWorks {
  readonly noseAt: number;
  private readonly pieces = new Gathered<RocketLayer>();
  private readonly brief: Brief;
  private readonly name: string;
  private readonly form: RocketForm;
  private readonly hull: readonly ProfilePoint[];
  private readonly around: number;
  private readonly fins: number;
  private readonly stretch: number;

  constructor(brief: Brief, name: string, form: RocketForm) {
    this.brief = brief;
    this.name = name;
    this.form = form;
    this.stretch = brief.random.between(0.9, 1.16);
    const girth = brief.random.between(0.92, 1.1);
    this.hull = thinned(brief, form.hull, 5).map(([r, y]) => [r * girth, this.high(y)]);
    this.around = form.sides ?? brief.segments(44);
    this.fins = form.engines === "cluster" ? 4 : brief.random.pick([3, 4, 4, 5]);
    this.noseAt = this.high(form.noseAt);
  }

  parts(surfaces: Record<RocketLayer, Surface>): Part[] {
    return this.pieces.parts(surfaces);
  }

  addHull(): void {
    const { form, hull, noseAt } = this;
    const low = hull.filter(([, y]) => y < noseAt - 1e-4);
    const high = hull.filter(([, y]) => y > noseAt + 1e-4);
    const rim: ProfilePoint = [this.radius(noseAt), noseAt];
    const options = { segments: this.around, creaseDegrees: form.sides ? 25 : 40 };
    this.pieces.add("hull", lathe([[0, low[0][1]], ...low, rim, [rim[0] * 0.7, noseAt + 0.01]], options), this.flatFront());
    this.pieces.add("nose", lathe([[rim[0] * 0.7, noseAt - 0.01], rim, ...high], options), this.flatFront());
    for (const y of [noseAt, low[0][1] + 0.03]) {
      const band = form.sides ? lathe(hoop(this.radius(y), 0.022, 0.03), options) : torus(this.radius(y), 0.018, this.around, 8);
      this.pieces.add("metal", band, { ...this.flatFront(), at: [0, y, 0] });
    }
  }

  addFins(): void {
    const { brief, form } = this;
    const reach = brief.random.between(0.9, 1.12);
    const outline = anticlockwise(thinned(brief, form.fin, 4).map(([x, y]) => [x * reach, this.high(y)] as const));
    const bevelSteps = brief.isDetailed ? 3 : 2;
    const fin = extruded(outline, form.finDepth, { bevel: form.finDepth * 0.35, bevelSteps, creaseDegrees: 50 });
    for (const turn of turnsAround(this.fins, 45)) this.pieces.add("fins", fin, { turn });
    if (form.sides) this.addPods(0.53 * reach);
    else if (form.engines === "cluster" && !brief.random.fork("boosters").chance(0.3)) this.addBoosters();
  }

  addEngines(): void {
    const { brief, form, hull, around } = this;
    const [wide, y] = hull[0];
    const isOne = form.engines === "one";
    const width = wide * (isOne ? 0.85 : 0.4);
    const spots = isOne ? flat`0 0` : flat`0 0, 1 0, -1 0, 0 1, 0 -1`;
    const isLaunching = brief.has("launching");
    const fire = flat`0 -0.62, ${width * 0.3} -0.42, ${width * 0.7} -0.2, ${width * 0.5} 0, 0 0.02`;
    const nozzle = lathe(bell(width * 0.55, width, isOne ? 0.22 : 0.16), { segments: brief.segments(isOne ? 40 : 24), creaseDegrees: 40 });
    const flame = lathe(fire, { segments: brief.segments(28), creaseDegrees: 70 });
    for (const [x, z] of spots) {
      const [px, pz] = [x * wide * 0.58, z * wide * 0.58];
      this.pieces.add("metal", nozzle, { at: [px, y + 0.02, pz] });
      if (isLaunching || brief.look.glow) this.pieces.add("flame", flame, { at: [px, y - 0.06, pz], scale: [1, isLaunching ? 1 : 0.3, 1] });
    }
    this.pieces.add("metal", cylinder(wide * 0.98, 0.06, { bevel: 0.015, segments: around }), { at: [0, y, 0], ...this.flatFront() });
  }

  addWindows(): void {
    const { brief, form } = this;
    const count = Math.min(form.windows.length, 1 + brief.random.fork("windows").whole(0, 1));
    const sides = turnsAround(brief.random.fork("around").chance(0.5) ? 2 : 1);
    for (const [at, height] of form.windows.slice(0, count).entries()) {
      const y = this.high(height);
      const lean = (Math.atan2(this.radius(y - 0.05) - this.radius(y + 0.05), 0.1) * 180) / Math.PI;
      const size = form.window * (at === 0 ? 1 : 0.76);
      const { collar, glass, bolts } = porthole(brief, size, brief.isDetailed || form.pattern === "plates");
      for (const turn of sides) {
        const put = (layer: RocketLayer, shape: Shape) =>
          this.pieces.add(layer, placed(shape, { turn: [90 - lean, 0, 0], at: [0, y, this.radius(y) - 0.012] }), { turn });
        put("metal", collar);
        put("glass", glass);
        if (bolts) put("trim", bolts);
      }
    }
  }

  /** What each family has of its own: a ball on the tip, grid fins, pipes, strips of light. */
  addFittings(): void {
    const { brief, form, name, hull } = this;
    const tip = hull[hull.length - 1][1];
    if (name === "toy" && brief.random.fork("tip").chance(0.6))
      this.pieces.add("metal", sphere(0.045, brief.segments(20)), { at: [0, tip + 0.02, 0] });
    if (name === "slim" || name === "boiler") {
      const needle = flat`0 -0.1, 0.022 -0.06, 0.012 0.02, 0.008 0.16, 0 0.17`;
      this.pieces.add("metal", lathe(needle, { segments: brief.segments(16) }), { at: [0, tip, 0] });
    }
    if (form.sides) for (const [low, high] of flat`0.62 0.92, 1.12 1.3`) this.addStrips(this.high(low), this.high(high));
    if (name === "boiler") this.addPipes();
    if (name === "launcher") {
      const panel = placed(gridFin(brief).shape(), { at: [0.255, this.high(1.1), 0], turn: [0, 0, 78] });
      for (const turn of turnsAround(4, 45)) this.pieces.add("trim", panel, { turn });
    }
  }

  /** Engine pods with a ring of light at the feet of the angular ones. */
  private addPods(away: number): void {
    const { brief } = this;
    const segments = brief.segments(28);
    const base = -0.2;
    const pod = lathe(flat`0 ${base}, 0.056 ${base}, 0.07 -0.16, 0.07 0.18, 0.05 0.3, 0.021 0.38, 0 0.4`, {
      segments,
      creaseDegrees: 30,
    });
    for (const turn of turnsAround(this.fins, 45)) {
      const put = (layer: RocketLayer, shape: Shape, y: number) => this.pieces.add(layer, placed(shape, { at: [away, y, 0] }), { turn });
      put("trim", pod, 0);
      put("metal", lathe(bell(0.035, 0.066, 0.09), { segments }), base + 0.02);
      put("light", torus(0.071, 0.012, segments, 8), 0.08);
    }
  }

  private addBoosters(): void {
    const { brief } = this;
    const segments = brief.segments(28);
    const [r, top] = [0.095, this.high(0.86)];
    const body: ProfilePoint[] = [
      [0, 0.02],
      [r * 0.8, 0.02],
      [r, 0.06],
      [r, top - 0.12],
      [r * 0.72, top],
      [r * 0.3, top + 0.08],
      [0, top + 0.1],
    ];
    const away = this.radius(0.3) + r * 0.92;
    for (const turn of turnsAround(this.fins, 0)) {
      const put = (layer: RocketLayer, shape: Shape, y: number) => this.pieces.add(layer, placed(shape, { at: [away, y, 0] }), { turn });
      put("hull", lathe(body, { segments, creaseDegrees: 30 }), 0);
      put("metal", lathe(bell(r * 0.5, r * 0.95, 0.09), { segments }), 0.04);
      put("metal", torus(r, 0.01, segments, 8), top - 0.13);
    }
  }

  private addStrips(low: number, high: number): void {
    const away = this.radius(low) * 0.925;
    const strip = tube(
      [
        [away, low, 0],
        [away, high, 0],
      ],
      0.02,
      { sides: 8, isStraight: true },
    );
    for (const turn of turnsAround(4, 45)) this.pieces.add("light", strip, { turn });
  }

  private addPipes(): void {
    const { brief } = this;
    const [middle, top] = [this.high(1), this.high(1.16)];
    const path: Point[] = [
      [0.3, 0.5, 0],
      [0.42, 0.56, 0],
      [0.44, 0.76, 0],
      [0.42, middle, 0],
      [0.26, top, 0],
    ];
    const pipe = tube(path, 0.024, { sides: brief.segments(10), rings: 24 });
    for (const turn of turnsAround(4, 45)) this.pieces.add("metal", pipe, { turn });
    for (const height of [0.24, 0.56, 0.72, 1.06]) {
      const y = this.high(height);
      this.pieces.add("metal", lathe(hoop(this.radius(y) - 0.004, 0.014, 0.022), { segments: this.around }), { at: [0, y, 0] });
    }
  }

  private high(y: number): number {
    return y > 0 ? y * this.stretch : y;
  }

  private radius(y: number): number {
    return along(
      this.hull.map(([r, height]) => [height, r] as const),
      y,
    );
  }

  /** Turns a flat side, not an edge, to the front. */
  private flatFront(): { turn?: Point } {
    return this.form.sides ? { turn: [0, 180 / this.form.sides, 0] } : {};
  }
}

/** Long curves lose most of their points in low-poly art. */
const thinned = <T>(brief: Brief, points: readonly T[], step: number): readonly T[] =>
  brief.isStyle("low-poly") && points.length > 12 ? points.filter((_, at) => at % step === 0 || at === points.length - 1) : points;

function gridFin({ solids }: Brief): Solid {
  const holes = flat`-1 -1, 0 -1, 1 -1, -1 0, 0 0, 1 0, -1 1, 0 1, 1 1`;
  return solids.box(0.02, 0.12, 0.13, 0.004).minus(...holes.map(([y, z]) => solids.box(0.1, 0.026, 0.03).at(0, y * 0.035, z * 0.039)));
}
