import { type Form, lathe } from "./form.ts";
import type { Flat } from "./node.ts";

/** A cord wound round something upright, about the origin: so many turns, each `step` high, of few triangles. */
export function wound(radius: number, thick: number, turns: number, step: number): Form {
  const low = (-turns * step) / 2;
  const lobes = Array.from({ length: turns }, (_, at) =>
    [0.12, 0.5, 0.88].map((t): Flat => [radius + (t === 0.5 ? thick : 0), low + (at + t) * step]),
  );
  return lathe([[0, low], ...lobes.flat(), [0, -low]], { sides: 20 });
}
