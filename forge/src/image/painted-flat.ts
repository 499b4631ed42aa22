import type { Field } from "./field.ts";

/** Levels between two neighbours that nobody sees. */
const EVEN = 3;
/** Share of even points from which on a picture is a drawing in flat colours: logos, letters, cut-outs. Light makes photographs uneven. */
const FLAT = 0.8;

export function isPaintedFlat({ crop: { width, height, data } }: Field): boolean {
  let [even, all] = [0, 0];
  for (let y = 1; y < height; y += 2)
    for (let x = 1; x < width; x += 2) {
      const at = (y * width + x) * 4;
      if (data[at + 3] < 200) continue;
      all++;
      let most = 0;
      for (const beside of [at - 4, at - width * 4])
        for (let channel = 0; channel < 3; channel++) most = Math.max(most, Math.abs(data[at + channel] - data[beside + channel]));
      if (most < EVEN) even++;
    }
  return even > all * FLAT;
}
