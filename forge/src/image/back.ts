import sharp from "sharp";
import type { Bitmap } from "../model.ts";

const SIDE = 96;
/** Width of the band along the outline whose colours run on over the back. */
const BAND = 5;
const ROUNDS = 220;
/** Each step goes further than it would have to, or the middle would take thousands of them. */
const OVERSHOOT = 2 / (1 + Math.PI / SIDE);

/** What is likely behind: the colours of the sides run together, so that no face looks out of the back. @param crop the cut-out. */
export async function backFromSides(front: Bitmap, crop: Bitmap): Promise<Buffer> {
  const raw = { raw: { width: front.width, height: front.height, channels: 3 as const } };
  const small = await sharp(front.data, raw).resize(SIDE, SIDE, { fit: "fill" }).raw().toBuffer();
  const alpha = await sharp(crop.data, { raw: { width: crop.width, height: crop.height, channels: 4 } })
    .resize(SIDE, SIDE, { fit: "fill" })
    .extractChannel(3)
    .raw()
    .toBuffer();
  const isInner = innerOf(alpha);
  const values = Float32Array.from(small);
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = SIDE; at < isInner.length - SIDE; at++) {
      if (!isInner[at]) continue;
      for (let channel = 0; channel < 3; channel++) {
        const k = at * 3 + channel;
        values[k] += OVERSHOOT * ((values[k - 3] + values[k + 3] + values[k - SIDE * 3] + values[k + SIDE * 3]) / 4 - values[k]);
      }
    }
  }
  return sharp(Uint8ClampedArray.from(values), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .resize(front.width, front.height, { fit: "fill", kernel: "cubic" })
    .modulate({ brightness: 0.94 })
    .raw()
    .toBuffer();
}

/** Points further from the outline than the band. */
function innerOf(alpha: Uint8Array): Uint8Array {
  let inner = Uint8Array.from(alpha, (value) => (value > 127 ? 1 : 0));
  for (let step = 0; step < BAND; step++) {
    inner = inner.map((value, at) => {
      const x = at % SIDE;
      const isFrame = x === 0 || x === SIDE - 1 || at < SIDE || at >= SIDE * (SIDE - 1);
      return value && !isFrame && inner[at - 1] && inner[at + 1] && inner[at - SIDE] && inner[at + SIDE] ? 1 : 0;
    });
  }
  return inner;
}
