import { ATLAS_CELLS } from "../atlas/unwrap.ts";
import type { Occlusion } from "./occlusion.ts";

/** Reads the coarse occlusion between its cells, never across the border of a chart. */
export class CellLookup {
  open = 1;
  edge = 0;
  private readonly occlusion: Occlusion;
  private readonly step: number;

  constructor(occlusion: Occlusion, size: number) {
    this.occlusion = occlusion;
    this.step = size / ATLAS_CELLS;
  }

  read(x: number, y: number, chart: number): void {
    const fx = (x + 0.5) / this.step - 0.5;
    const fy = (y + 0.5) / this.step - 0.5;
    const left = Math.floor(fx);
    const top = Math.floor(fy);
    let weight = 0;
    let open = 0;
    let edge = 0;
    for (let dy = 0; dy < 2; dy++) {
      for (let dx = 0; dx < 2; dx++) {
        const cx = left + dx;
        const cy = top + dy;
        if (cx < 0 || cy < 0 || cx >= ATLAS_CELLS || cy >= ATLAS_CELLS) continue;
        const cell = cy * ATLAS_CELLS + cx;
        if (this.occlusion.charts[cell] !== chart) continue;
        const share = (dx === 0 ? 1 - fx + left : fx - left) * (dy === 0 ? 1 - fy + top : fy - top) + 1e-6;
        open += this.occlusion.openness[cell] * share;
        edge += this.occlusion.edges[cell] * share;
        weight += share;
      }
    }
    this.open = weight > 0 ? open / weight : 1;
    this.edge = weight > 0 ? edge / weight : 0;
  }
}
