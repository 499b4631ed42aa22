import type { Brief } from "@blenda/forge/grammar/brief";
import { gableLine, gableRows, vergeBoards } from "@blenda/forge/language/pieces/gable-roof";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { casement, door } from "@blenda/forge/language/pieces/openings";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, extruded } from "@blenda/forge/solid/shapes/forms";
import { type Placement, patterned, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { addCorners, addFrame, addGableFrame, addLogs, type Block, type CottageLayer, type CottagePlan, type Put } from "./walls.ts";

/** A house under gables: a main block, perhaps a wing towards the front, a chimney, windows, a door. */
export class Cottage {
  readonly doorX: number;
  readonly front: number;
  private readonly pieces = new Gathered<CottageLayer>();
  private readonly brief: Brief;
  private readonly plan: CottagePlan;
  private readonly main: Block;
  private readonly wing: Block | null;

  constructor(brief: Brief, plan: CottagePlan) {
    const { random } = brief;
    this.brief = brief;
    this.plan = plan;
    const steep = plan.isCrooked ? 1.25 : plan.roof === "thatch" ? 1.05 : random.between(0.75, 1.05);
    const height = plan.floors > 1 ? 0.86 : plan.isCrooked ? 0.6 : 0.55;
    this.main = this.block(0, 0, random.between(1.05, 1.35), random.between(0.78, 0.9), height, 0, steep);
    const side = random.chance(0.5) ? 1 : -1;
    const hasWing = random.fork("wing").chance(plan.floors === 1 ? 0.55 : 0.4);
    const wide = this.main.width * 0.44;
    this.wing = hasWing
      ? this.block(
          side * (this.main.width / 2 - wide / 2 - 0.04),
          this.main.depth / 2,
          this.main.depth * 0.62,
          wide,
          height * 0.94,
          90,
          steep,
        )
      : null;
    this.front = this.main.depth / 2;
    this.doorX = this.wing ? -side * this.main.width * 0.16 : random.between(-0.12, 0.12);
  }

  parts(surfaces: Record<CottageLayer, Surface>): Part[] {
    this.addBlock(this.main);
    if (this.wing) this.addBlock(this.wing);
    this.addDoor();
    this.addWindows();
    this.addChimney();
    const parts = this.pieces.parts(surfaces);
    return this.plan.isCrooked ? parts.map((part) => ({ ...part, shape: crooked(this.brief, part.shape) })) : parts;
  }

  private block(x: number, z: number, width: number, depth: number, height: number, turn: number, steep: number): Block {
    const { plan } = this;
    const isThatch = plan.roof === "thatch";
    const half = depth / 2 + (plan.floors > 1 && plan.walls === "timber" ? 0.03 : 0);
    const roof = {
      length: width,
      half,
      rise: half * steep,
      eaves: isThatch ? 0.14 : 0.11,
      verge: isThatch ? 0.12 : 0.08,
      flare: plan.isCrooked ? 0.55 : plan.walls === "timber" ? 0.22 : 0,
      rows: isThatch ? 3 : this.brief.isStyle("low-poly") ? 4 : 8,
      thick: isThatch ? 0.13 : 0.042,
    };
    return { x, z, width, depth, height, turn, roof };
  }

  /** Puts a piece made for a block with its ridge along x where the block is. */
  private put(layer: CottageLayer, block: Block, shape: Shape, where: Placement = {}): void {
    this.pieces.add(layer, placed(shape, where), { turn: [0, block.turn, 0], at: [block.x, 0, block.z] });
  }

  private addBlock(block: Block): void {
    const { plan, brief } = this;
    const put: Put = (layer, shape, where) => this.put(layer, block, shape, where);
    const { width, depth, height, roof } = block;
    const hasJetty = plan.floors > 1 && plan.walls === "timber";
    const storey = hasJetty ? 0.46 : height;
    this.put("plinth", block, box(width + 0.05, 0.14, depth + 0.05, 0.02), { at: [0, 0.06, 0] });
    if (plan.walls === "logs") addLogs(brief, put, block);
    else if (hasJetty) this.put("walls", block, box(width, storey, depth, 0.004), { at: [0, storey / 2, 0] });
    const [wide, half] = hasJetty ? [width + 0.06, roof.half] : [width, depth / 2];
    const low = hasJetty ? storey : 0.02;
    const outline = [
      ...gableLine(roof).map(([x, y]) => [x * (half / roof.half), y + height] as const),
      [-half, low] as const,
      [half, low] as const,
    ];
    this.put(
      "walls",
      block,
      placed(extruded(outline, plan.walls === "logs" ? wide - 0.06 : wide), { turn: [0, 90, 0] }),
      plan.walls === "logs" ? { scale: [1, 1, 0.96] } : {},
    );
    this.put("roof", block, gableRows(roof, plan.roof === "thatch" ? 0.05 : 0.012), { at: [0, height, 0] });
    this.addRidge(block);
    if (plan.roof !== "thatch") this.put("timber", block, vergeBoards(roof, 0.075, 0.035), { at: [0, height, 0] });
    if (plan.walls === "timber") {
      if (hasJetty) addFrame(brief, put, { width, depth, low: 0.13, high: storey });
      addFrame(brief, put, { width: wide, depth: half * 2, low: low + (hasJetty ? 0 : 0.12), high: height });
      addGableFrame(put, block, wide);
    } else if (plan.walls !== "logs") addCorners(brief, put, plan.walls, block);
  }

  private addRidge(block: Block): void {
    const { plan, brief } = this;
    const { roof, height } = block;
    const top = height + roof.rise + roof.thick * 0.55;
    const length = roof.length + roof.verge * 2;
    const isThatch = plan.roof === "thatch";
    const count = isThatch ? 1 : 9;
    for (let at = 0; at < count; at++) {
      const cap = placed(
        cylinder(isThatch ? 0.1 : 0.042, (length / count) * 0.985, { bevel: isThatch ? 0.04 : 0.008, segments: brief.segments(14) }),
        { turn: [0, 0, 90] },
      );
      this.put("roof", block, patterned(cap, [at, 500 + at * 10, 0]), {
        at: [length * ((at + 0.5) / count - 0.5), top - (isThatch ? 0.02 : 0.012), 0],
      });
    }
  }

  private addDoor(): void {
    const { plan, brief } = this;
    const isArched = plan.isCrooked || plan.walls === "stone" || brief.random.fork("door").chance(0.35);
    const { leaf, frame, metal } = door(0.2, 0.34, isArched);
    const z = this.front + (plan.walls === "logs" ? 0.05 : 0.012);
    for (const [layer, shape] of [
      ["door", leaf],
      ["joinery", frame],
      ["metal", metal],
    ] as const)
      this.pieces.add(layer, shape, { at: [this.doorX, 0.1, z] });
    this.pieces.add("plinth", box(0.34, 0.07, 0.16, 0.02), { at: [this.doorX, 0.03, z + 0.07] });
    this.pieces.add("plinth", box(0.3, 0.07, 0.1, 0.02), { at: [this.doorX, 0.075, z + 0.05] });
    this.pieces.add("lamp", box(0.035, 0.05, 0.035, 0.01), { at: [this.doorX + 0.17, 0.4, z + 0.04] });
    this.pieces.add("metal", cylinder(0.034, 0.025, { top: 0.008, segments: 8 }), { at: [this.doorX + 0.17, 0.437, z + 0.04] });
    this.pieces.add("metal", box(0.012, 0.012, 0.06, 0.003), { at: [this.doorX + 0.17, 0.435, z + 0.012] });
  }

  private addWindows(): void {
    const { main, wing, plan } = this;
    const lift = plan.walls === "logs" ? 0.056 : 0.008;
    const isHigh = plan.floors > 1;
    const jetty = isHigh && plan.walls === "timber" ? 0.03 : 0;
    const free = (x: number, y: number) =>
      (y > 0.5 || Math.abs(x - this.doorX) > 0.26) && !(wing && Math.abs(x - wing.x) < wing.depth / 2 + 0.06);
    const columns = hasShutters(plan) ? [-0.34, 0, 0.34] : [-0.36, -0.12, 0.12, 0.36];
    for (const x of columns.map((share) => share * main.width)) {
      if (free(x, 0.3) && Math.abs(x) > 0.2) this.addWindow(main, 0, x, 0.32, main.depth / 2 + lift);
      if (isHigh && free(x, 0.7)) this.addWindow(main, 0, x, 0.66, main.depth / 2 + lift + jetty);
      if (Math.abs(x) > 0.2) this.addWindow(main, 180, x, isHigh ? 0.66 : 0.32, main.depth / 2 + lift + (isHigh ? jetty : 0));
    }
    for (const turn of [90, 270]) {
      for (const z of [-0.2, 0.2]) this.addWindow(main, turn, z, 0.32, main.width / 2 + lift);
      this.addWindow(main, turn, 0, main.height + main.roof.rise * 0.3, main.width / 2 + lift + jetty, 0.72);
    }
    if (!wing) return;
    this.addWindow(wing, 270, 0, 0.32, wing.width / 2 + lift, 1.15);
    if (isHigh) this.addWindow(wing, 270, 0, 0.68, wing.width / 2 + lift + jetty);
    this.addWindow(wing, 270, 0, wing.height + wing.roof.rise * 0.3, wing.width / 2 + lift + jetty, 0.6);
  }

  private addWindow(block: Block, turn: number, x: number, y: number, away: number, size = 1): void {
    const { plan } = this;
    const { frame, glass, shutters } = casement(0.16 * size, 0.2 * size, {
      hasShutters: size === 1 && hasShutters(plan),
      isArched: plan.isCrooked,
    });
    const put = (layer: CottageLayer, shape: Shape) => this.put(layer, block, placed(shape, { at: [x, y, away] }), { turn: [0, turn, 0] });
    put("joinery", frame);
    put("glass", glass);
    if (shutters) put("shutters", shutters);
  }

  private addChimney(): void {
    const { main, brief } = this;
    const side = brief.random.fork("chimney").chance(0.5) ? 1 : -1;
    const x = side * main.width * 0.3;
    const z = -main.depth * 0.16;
    const top = main.height + main.roof.rise + 0.2;
    this.pieces.add("chimney", box(0.17, top - 0.3, 0.17, 0.012), { at: [x, (top + 0.3) / 2, z] });
    this.pieces.add("plinth", box(0.22, 0.05, 0.22, 0.014), { at: [x, top, z] });
    for (const pot of [-0.04, 0.04])
      this.pieces.add("roof", patterned(cylinder(0.03, 0.1, { top: 0.025, bevel: 0.008, segments: brief.segments(14) }), [0, 900, 0]), {
        at: [x + pot, top + 0.06, z],
      });
  }
}

const hasShutters = ({ walls }: CottagePlan) => walls === "siding" || walls === "stone" || walls === "brick";

/** Walls that swell and lean, as in a tale. */
function crooked({ random, isDetailed }: Brief, shape: Shape): Shape {
  const lean = random.fork("lean").between(-0.1, 0.1);
  return warped(
    shape,
    (point) => {
      const y = Math.max(0, point.y);
      const swell = 1 + 0.2 * y - 0.1 * y * y;
      point.x = point.x * swell + lean * y * y;
      point.z *= swell;
      point.y += 0.03 * Math.sin(point.x * 3) * y;
    },
    isDetailed ? 40 : 35,
  );
}
