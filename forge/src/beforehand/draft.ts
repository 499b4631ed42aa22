import { join } from "node:path";
import type { Limits } from "../inspect/limited.ts";
import type { PictureSize } from "../poster/picture-sizes.ts";
import type { Instead } from "../prompt/reading.ts";
import { makeKeptProcess } from "./kept-process.ts";

export interface DraftRequest {
  prompt: string;
  seed: number;
  complexity: "normal" | "high";
  instead: Instead;
}

/** A small picture of what the same request would become. */
export interface Draft {
  /** WebP with alpha. */
  picture: Uint8Array;
  stageHue: number;
  cpuMs: number;
}

/** Null where the words hold nothing to draw. */
export type DraftAnswer = { picture: string; stageHue: number; cpuMs: number } | null;

export const DRAFT_SIZE: PictureSize = { width: 320, height: 240 };

const CHILD = join(import.meta.dirname, "draft-child.ts");

/** Draws in a limited process that is kept while people write, one picture at a time. */
export function makeDrafter(
  limits: Limits,
  options: { idleMs?: number; mostWaiting?: number } = {},
): (request: DraftRequest) => Promise<Draft | null> {
  const ask = makeKeptProcess<DraftRequest, DraftAnswer>(CHILD, limits, options);
  return async (request) => {
    const drawn = await ask(request);
    return drawn && { ...drawn, picture: Buffer.from(drawn.picture, "base64") };
  };
}
