import type { Part } from "../part.ts";
import { emptySample, resetSample, type Sample, type Spot } from "./surface.ts";

const STEP = 7919;

/** Asks a part's surface at up to so many of its points, spread over it; the sample is reused. */
export function sampled({ shape, surface }: Part, count: number, see: (sample: Sample) => void): void {
  const [position, normal, uv] = [shape.getAttribute("position"), shape.getAttribute("normal"), shape.getAttribute("uv")];
  const pattern = shape.getAttribute("pattern") ?? position;
  const out = emptySample();
  for (let taken = 0; taken < Math.min(count, position.count); taken++) {
    // Steps of a prime number: even ones would go round a lathe in time with its stripes.
    const at = (taken * STEP) % position.count;
    // Between two points: stripes as fine as the triangles would otherwise show only one of their colours.
    const next = Math.min(at + 1, position.count - 1);
    const spot: Spot = {
      x: (pattern.getX(at) + pattern.getX(next)) / 2,
      y: (pattern.getY(at) + pattern.getY(next)) / 2,
      z: (pattern.getZ(at) + pattern.getZ(next)) / 2,
      nx: normal.getX(at),
      ny: normal.getY(at),
      nz: normal.getZ(at),
      u: uv?.getX(at) ?? 0,
      v: uv?.getY(at) ?? 0,
      open: 0.8,
      edge: 0.3,
      upward: normal.getY(at),
      altitude: 0.5,
    };
    resetSample(out);
    surface(spot, out);
    see(out);
  }
}
