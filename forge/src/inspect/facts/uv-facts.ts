const GRID = 512;
/** Not the very middle of a cell: tidy UVs run their diagonals exactly through it. */
const ASIDE = 0.4871;

export interface UvFacts {
  /** Percent of the square that is used, of the used part that is used twice, and of faces that leave the square. */
  coverage: number;
  overlap: number;
  outOfRange: number;
  /** Faces whose corners share one point of the texture. */
  zeroFaces: number;
}

/** Paints the faces of one material into a coarse square and looks where paint met paint. */
export class UvSquare {
  private readonly hits = new Uint8Array(GRID * GRID);
  private faces = 0;
  private outside = 0;
  private zero = 0;

  add(au: number, av: number, bu: number, bv: number, cu: number, cv: number): void {
    this.faces++;
    const area = (bv - cv) * (au - cu) + (cu - bu) * (av - cv);
    if (!(Math.abs(area) > 1e-12)) {
      this.zero++;
      return;
    }
    const edge = 1e-4;
    // Tiled textures leave the square on purpose; painting them would call every repetition an overlap.
    if (
      Math.min(au, bu, cu) < -edge ||
      Math.min(av, bv, cv) < -edge ||
      Math.max(au, bu, cu) > 1 + edge ||
      Math.max(av, bv, cv) > 1 + edge
    ) {
      this.outside++;
      return;
    }
    this.paint(au * GRID, av * GRID, bu * GRID, bv * GRID, cu * GRID, cv * GRID, area * GRID * GRID);
  }

  private paint(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, area: number): void {
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(GRID - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(GRID - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const wa = ((by - cy) * (x + ASIDE - cx) + (cx - bx) * (y + 0.5 - cy)) / area;
        const wb = ((cy - ay) * (x + ASIDE - cx) + (ax - cx) * (y + 0.5 - cy)) / area;
        // Strictly inside: a point on a side that two faces share belongs to neither, so neighbours never overlap.
        if (wa <= 1e-9 || wb <= 1e-9 || wa + wb >= 1 - 1e-9) continue;
        const at = y * GRID + x;
        if (this.hits[at] < 255) this.hits[at]++;
      }
    }
  }

  facts(): UvFacts {
    let used = 0;
    let twice = 0;
    for (const hit of this.hits) {
      if (hit > 0) used++;
      if (hit > 1) twice++;
    }
    return {
      coverage: (100 * used) / this.hits.length,
      overlap: used > 0 ? (100 * twice) / used : 0,
      outOfRange: this.faces > 0 ? (100 * this.outside) / this.faces : 0,
      zeroFaces: this.zero,
    };
  }
}
