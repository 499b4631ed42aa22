import sharp from "sharp";
import type { Bitmap } from "../model.ts";

const SIDE = 128;
/** Points from the outline: so far a drawn outline reaches, and so far the sides, whose colours run on over the back. */
const INK_WIDTH = 8;
const SIDES = 9;
const PAINTS = 6;
/** A paint that lies mostly along the outline, is darker than the rest and covers little is a drawn line. */
const MOSTLY = 0.7;
const LITTLE = 0.4;
/** Paints nearer than this, in levels, are one. */
const ALIKE = 48;
const ROUNDS = 240;
/** Each step goes further than it would have to, or the middle would take thousands of them. */
const OVERSHOOT = 2 / (1 + Math.PI / SIDE);

type Rgb = readonly [number, number, number];

/**
 * What is likely behind: the paints of the sides run on until they meet, so that no face looks out of the back. They are not mixed: a back
 * is painted, not sprayed. @param crop the cut-out.
 */
export async function backFromSides(front: Bitmap, crop: Bitmap): Promise<Buffer> {
  const raw = { raw: { width: front.width, height: front.height, channels: 3 as const } };
  const small = await sharp(front.data, raw).resize(SIDE, SIDE, { fit: "fill" }).raw().toBuffer();
  const alpha = await sharp(crop.data, { raw: { width: crop.width, height: crop.height, channels: 4 } })
    .resize(SIDE, SIDE, { fit: "fill" })
    .extractChannel(3)
    .raw()
    .toBuffer();
  const depth = depths(alpha);
  const { paints, labels } = paintsOf(small, depth);
  const isInk = inks(paints, labels, depth);
  const weights = runTogether(labels, depth, isInk, paints.length);
  const data = new Uint8Array(small);
  for (let at = 0; at < depth.length; at++) {
    // Along the outline the back is what the front is.
    const own = depth[at] === 0 ? 1 : isInk[labels[at]] ? Math.max(0, 1 - depth[at] / INK_WIDTH) : Math.max(0, 1 - depth[at] / SIDES);
    if (own === 1) continue;
    const shares = weights.map((weight) => weight[at] ** 5);
    const all = shares.reduce((sum, share) => sum + share, 1e-9);
    for (let channel = 0; channel < 3; channel++) {
      const painted = paints.reduce((sum, paint, k) => sum + paint[channel] * shares[k], 0) / all;
      data[at * 3 + channel] = small[at * 3 + channel] * own + painted * (1 - own);
    }
  }
  return sharp(data, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .resize(front.width, front.height, { fit: "fill", kernel: "cubic" })
    .modulate({ brightness: 0.96 })
    .raw()
    .toBuffer();
}

/** How many points from the outline, 0 outside. */
function depths(alpha: Uint8Array): Uint8Array {
  const depth = new Uint8Array(alpha.length);
  let inner = Uint8Array.from(alpha, (value) => (value > 127 ? 1 : 0));
  for (let step = 0; step < SIDE / 2 && inner.includes(1); step++) {
    for (let at = 0; at < inner.length; at++) depth[at] += inner[at];
    const before = inner;
    inner = before.map((value, at) => {
      const x = at % SIDE;
      const isFrame = x === 0 || x === SIDE - 1 || at < SIDE || at >= SIDE * (SIDE - 1);
      return value && !isFrame && before[at - 1] && before[at + 1] && before[at - SIDE] && before[at + SIDE] ? 1 : 0;
    });
  }
  return depth;
}

/** The thing's few colours, from those farthest from each other, and which of them each point has. */
function paintsOf(small: Uint8Array, depth: Uint8Array): { paints: Rgb[]; labels: Uint8Array } {
  const points: number[] = [];
  for (let at = 0; at < depth.length; at++) if (depth[at] > 0) points.push(at);
  const labels = new Uint8Array(depth.length);
  const far = (at: number, [r, g, b]: Rgb) => (small[at * 3] - r) ** 2 + (small[at * 3 + 1] - g) ** 2 + (small[at * 3 + 2] - b) ** 2;
  const nearest = new Float32Array(points.length).fill(Infinity);
  const paints: Rgb[] = [meanColor(small, points)];
  for (let k = 0; k + 1 < PAINTS && points.length > 0; k++) {
    let next = 0;
    for (let n = 0; n < points.length; n++) {
      nearest[n] = Math.min(nearest[n], far(points[n], paints[k]));
      if (nearest[n] > nearest[next]) next = n;
    }
    if (nearest[next] < ALIKE * ALIKE) break;
    paints.push(meanColor(small, [points[next]]));
  }
  for (let round = 0; round < 6; round++) {
    const groups = paints.map((): number[] => []);
    for (const at of points) {
      let best = 0;
      for (let k = 1; k < paints.length; k++) if (far(at, paints[k]) < far(at, paints[best])) best = k;
      labels[at] = best;
      groups[best].push(at);
    }
    for (const [k, group] of groups.entries()) if (group.length > 0) paints[k] = meanColor(small, group);
  }
  return { paints, labels };
}

function meanColor(small: Uint8Array, points: readonly number[]): Rgb {
  const sum = [0, 0, 0];
  for (const at of points) for (let channel = 0; channel < 3; channel++) sum[channel] += small[at * 3 + channel];
  const count = Math.max(1, points.length);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function inks(paints: readonly Rgb[], labels: Uint8Array, depth: Uint8Array): boolean[] {
  const light = ([r, g, b]: Rgb) => 0.3 * r + 0.6 * g + 0.1 * b;
  const mean = paints.reduce((sum, paint) => sum + light(paint), 0) / paints.length;
  const area = depth.reduce((sum, deep) => sum + (deep > 0 ? 1 : 0), 0);
  return paints.map((paint, k) => {
    let [outer, all] = [0, 0];
    for (let at = 0; at < depth.length; at++) {
      if (depth[at] === 0 || labels[at] !== k) continue;
      all++;
      if (depth[at] <= INK_WIDTH) outer++;
    }
    return light(paint) < mean && outer > all * MOSTLY && all < area * LITTLE;
  });
}

/** For each paint how much of it arrives at every point when those of the sides spread inwards. */
function runTogether(labels: Uint8Array, depth: Uint8Array, isInk: readonly boolean[], count: number): Float32Array[] {
  const isSource = depth.map((deep, at) => (deep > 0 && deep <= SIDES && !isInk[labels[at]] ? 1 : 0));
  const main = mainLabels(labels, isSource);
  return Array.from({ length: count }, (_, k) => {
    const weight = new Float32Array(depth.length);
    for (let at = 0; at < weight.length; at++) if (isSource[at] && main[at] === k) weight[at] = 1;
    if (!weight.includes(1)) return weight;
    for (let round = 0; round < ROUNDS; round++)
      for (let at = SIDE; at < weight.length - SIDE; at++) {
        if (depth[at] === 0 || isSource[at]) continue;
        // Outside there is nothing to come from: the point itself counts there.
        const from = (next: number) => (depth[next] === 0 ? weight[at] : weight[next]);
        weight[at] += OVERSHOOT * ((from(at - 1) + from(at + 1) + from(at - SIDE) + from(at + SIDE)) / 4 - weight[at]);
      }
    return weight;
  });
}

/** Of each side the paint most of its surroundings have: a thin stripe does not run on over the back. */
function mainLabels(labels: Uint8Array, isSource: Uint8Array): Uint8Array {
  const votes = new Uint16Array(PAINTS);
  return labels.map((label, at) => {
    if (!isSource[at]) return label;
    votes.fill(0);
    for (let dy = -SIDES; dy <= SIDES; dy += 2)
      for (let dx = -SIDES; dx <= SIDES; dx += 2) {
        const next = at + dy * SIDE + dx;
        if (isSource[next]) votes[labels[next]]++;
      }
    return votes.indexOf(Math.max(...votes));
  });
}
