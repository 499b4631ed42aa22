import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Limits, runLimited } from "./inspect/limited.ts";
import type { ReencodeDone, ReencodeOrder, Reencoding } from "./reencoding.ts";

export interface ReencodedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

const CHILD = join(import.meta.dirname, "reencode-child.ts");

/**
 * Re-encodes an image nobody trusts, in a process of its own with a limit on memory and time. Nothing of the given bytes is
 * kept: no place, no camera, nothing hidden in them. It never throws because of the picture.
 */
export async function reencode(
  picture: Buffer,
  reencoding: Reencoding,
  limits: Limits,
): Promise<ReencodedImage | "unreadable" | "stalled"> {
  const folder = await mkdtemp(join(tmpdir(), `forge-redraw-${process.pid}-`));
  try {
    await writeFile(join(folder, "picture"), picture);
    const order: ReencodeOrder = { ...reencoding, folder };
    const outcome = await runLimited<ReencodeDone>(CHILD, order, limits, () => {});
    if (!("width" in outcome)) return "failure" in outcome && outcome.failure === "stalled" ? "stalled" : "unreadable";
    const { width, height } = outcome;
    return { bytes: await readFile(join(folder, "drawn")), width, height };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
