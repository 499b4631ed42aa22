/** A rectangle to place, in model units. */
interface Rectangle {
  width: number;
  height: number;
}

export interface Place {
  /** Corner of the inner area, in cells of the atlas. */
  x: number;
  y: number;
  /** Turned by a quarter to fit better. */
  isTurned: boolean;
}

interface Packing {
  /** Cells per model unit. */
  scale: number;
  places: Place[];
}

/**
 * Places all rectangles in a square of so many cells, as large as they will go (skyline, widest first). Every rectangle begins
 * on a cell and keeps half a cell of air on each side, so no cell belongs to two pieces.
 */
export function packed(rectangles: readonly Rectangle[], cells: number): Packing {
  const area = rectangles.reduce((sum, { width, height }) => sum + width * height, 0);
  const longest = Math.max(1e-9, ...rectangles.map(({ width, height }) => Math.max(width, height)));
  let high = Math.min(cells / Math.sqrt(Math.max(area, 1e-12)), (cells - 1) / longest);
  let low = 0;
  let best: Packing | undefined;
  for (let round = 0; round < 11 || (!best && round < 40); round++) {
    const scale = best ? (low + high) / 2 : high * 0.94;
    const places = tryPlace(rectangles, scale, cells);
    if (places) {
      best = { scale, places };
      low = scale;
    } else high = scale;
  }
  if (!best) throw new Error("the pieces do not fit the atlas");
  return best;
}

interface Step {
  x: number;
  y: number;
  width: number;
}

function tryPlace(rectangles: readonly Rectangle[], scale: number, cells: number): Place[] | null {
  const boxes = rectangles.map(({ width, height }, index) => {
    const w = Math.ceil(width * scale + 1);
    const h = Math.ceil(height * scale + 1);
    return h > w ? { index, w: h, h: w, isTurned: true } : { index, w, h, isTurned: false };
  });
  boxes.sort((a, b) => b.h - a.h || b.w - a.w || a.index - b.index);
  const places: Place[] = new Array(rectangles.length);
  let line: Step[] = [{ x: 0, y: 0, width: cells }];
  for (const box of boxes) {
    const flat = lowest(line, box.w, box.h, cells);
    const upright = lowest(line, box.h, box.w, cells);
    const isUpright = upright !== null && (flat === null || upright.top < flat.top);
    const found = isUpright ? upright : flat;
    if (!found) return null;
    const [w, h] = isUpright ? [box.h, box.w] : [box.w, box.h];
    places[box.index] = { x: found.x + 0.5, y: found.y + 0.5, isTurned: box.isTurned !== isUpright };
    line = raised(line, found.x, found.y + h, w);
  }
  return places;
}

/** The place on the skyline where the top of the box ends lowest. */
function lowest(line: readonly Step[], w: number, h: number, cells: number): { x: number; y: number; top: number } | null {
  let best: { x: number; y: number; top: number; waste: number } | null = null;
  for (let at = 0; at < line.length; at++) {
    const { x } = line[at];
    if (x + w > cells) break;
    let y = 0;
    let covered = 0;
    for (let next = at; covered < w; next++) {
      y = Math.max(y, line[next].y);
      covered = line[next].x + line[next].width - x;
    }
    if (y + h > cells) continue;
    const waste = y - line[at].y;
    if (!best || y + h < best.top || (y + h === best.top && waste < best.waste)) best = { x, y, top: y + h, waste };
  }
  return best;
}

function raised(line: readonly Step[], x: number, y: number, width: number): Step[] {
  const out: Step[] = [];
  const end = x + width;
  for (const step of line) {
    const stop = step.x + step.width;
    if (stop <= x || step.x >= end) {
      out.push(step);
      continue;
    }
    if (step.x < x) out.push({ x: step.x, y: step.y, width: x - step.x });
    if (stop > end) out.push({ x: end, y: step.y, width: stop - end });
  }
  out.push({ x, y, width });
  out.sort((a, b) => a.x - b.x);
  const joined: Step[] = [];
  for (const step of out) {
    const last = joined.at(-1);
    if (last && last.y === step.y) last.width += step.width;
    else joined.push({ ...step });
  }
  return joined;
}
