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
  /** Of the thing the words name: then it is drawn in the picture's colours and proportions. */
  picture?: Uint8Array | undefined;
}

/** What the process hears: messages carry text. */
export type DraftQuestion = Omit<DraftRequest, "picture"> & { picture: string | null };

/** A small picture of what the same request would become. */
export interface Draft {
  /** WebP with alpha. */
  picture: Uint8Array;
  stageHue: number;
  cpuMs: number;
}

/** Null where the words hold nothing to draw, or nothing is found in the picture. */
export type DraftAnswer = { picture: string; stageHue: number; cpuMs: number } | null;

export const DRAFT_SIZE: PictureSize = { width: 320, height: 240 };

const CHILD = join(import.meta.dirname, "draft-child.ts");

/** Draws in a limited process that is kept while people write, one picture at a time. */
export function makeDrafter(
  limits: Limits,
  options: { idleMs?: number; mostWaiting?: number } = {},
): (request: DraftRequest) => Promise<Draft | null> {
  const ask = makeKeptProcess<DraftQuestion, DraftAnswer>(CHILD, limits, options);
  return async ({ picture, ...request }) => {
    const drawn = await ask({ ...request, picture: picture ? Buffer.from(picture).toString("base64") : null });
    return drawn && { ...drawn, picture: Buffer.from(drawn.picture, "base64") };
  };
}
