import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { InferenceSession, Tensor } from "onnxruntime-node";
import sharp from "sharp";
import type { Bitmap } from "../model.ts";
import { beforeBackdrop } from "./before-backdrop.ts";
import { blurred, PictureRefusal, resizeGrey } from "./picture.ts";

/** U²-Net, the small one; README.md says where it comes from. */
export const NETWORK_FILE = new URL("../../models/u2netp.onnx", import.meta.url);
const NETWORK_SHA256 = "309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8";
const SIDE = 320;
/** What the network was trained with. */
const MEAN = [0.485, 0.456, 0.406];
const SPREAD = [0.229, 0.224, 0.225];
/** Share of the picture below which there is nothing to build. */
const SMALLEST_SUBJECT = 0.01;
const CLEAR_BACKGROUND = 0.02;
const SOFTER = 1.2;
/** Takes the teeth out of an outline and leaves it sharp. */
const SMOOTHER = 2.2;
/** Half see-through and not dark is glass; a shadow is dark. */
const [GLASS, DARK] = [24, 60];

/** Where the subject is: 255 on it, 0 beside it. A picture that is already cut out keeps its own outline. */
export async function subjectMask(picture: Bitmap): Promise<Bitmap> {
  const own = alphaOf(picture);
  const mask = own ?? (await found(picture));
  const share = mask.data.reduce((sum, value) => sum + (value > 127 ? 1 : 0), 0) / mask.data.length;
  if (share < SMALLEST_SUBJECT) throw new PictureRefusal("no-subject");
  return mask;
}

/** Noise is no edge: what the colours say is read from a slightly softer picture, and the outline is as soft as an eye sees it. */
async function found(picture: Bitmap): Promise<Bitmap> {
  const byNetwork = await foundByNetwork(picture);
  const mask = beforeBackdrop(await blurred(picture, SOFTER), byNetwork);
  if (mask === byNetwork) return mask;
  const soft = await resizeGrey(mask, mask.width, mask.height, SMOOTHER);
  return { ...soft, data: soft.data.map((value) => Math.max(0, Math.min(255, (value - 128) * 2.4 + 128))) };
}

function alphaOf({ width, height, data }: Bitmap): Bitmap | null {
  const alpha = new Uint8Array(width * height);
  let clear = 0;
  for (let i = 0; i < alpha.length; i++) {
    const own = data[i * 4 + 3];
    const isGlass = own > GLASS && Math.max(data[i * 4], data[i * 4 + 1], data[i * 4 + 2]) > DARK;
    alpha[i] = isGlass ? 255 : own;
    if (alpha[i] < 128) clear++;
  }
  return clear > alpha.length * CLEAR_BACKGROUND ? { width, height, channels: 1, data: alpha } : null;
}

async function foundByNetwork({ width, height, data }: Bitmap): Promise<Bitmap> {
  const small = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(SIDE, SIDE, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
  const brightest = small.reduce((most, value) => Math.max(most, value), 1);
  const input = new Float32Array(3 * SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    for (let channel = 0; channel < 3; channel++)
      input[channel * SIDE * SIDE + i] = (small[i * 3 + channel] / brightest - MEAN[channel]) / SPREAD[channel];
  }
  const found = await run(input);
  let low = Infinity;
  let high = -Infinity;
  for (const value of found) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  // Stretched only when the network saw something: stretching its doubts would make a subject of nothing.
  const scale = high > 0.35 ? 255 / (high - low) : 255;
  const grey = Uint8Array.from(found, (value) => (value - (high > 0.35 ? low : 0)) * scale);
  return resizeGrey({ width: SIDE, height: SIDE, channels: 1, data: grey }, width, height, 1.2);
}

/** The network is loaded for each picture and let go: it holds 200 MB that the rest of the work needs. */
async function run(input: Float32Array): Promise<Float32Array> {
  const network = await openNetwork(NETWORK_FILE);
  const session = await InferenceSession.create(network, { intraOpNumThreads: 1, interOpNumThreads: 1, enableCpuMemArena: false });
  try {
    const results = await session.run({ [session.inputNames[0]]: new Tensor("float32", input, [1, 3, SIDE, SIDE]) });
    return Float32Array.from((results[session.outputNames[0]].data as Float32Array).values());
  } finally {
    await session.release();
  }
}

/** A network is a program: one that is not the one we know is not run. */
export async function openNetwork(file: URL): Promise<Uint8Array> {
  const bytes = await readFile(file);
  if (createHash("sha256").update(bytes).digest("hex") !== NETWORK_SHA256) throw new Error("the network that finds subjects was changed");
  return bytes;
}
