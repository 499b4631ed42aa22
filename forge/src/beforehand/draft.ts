import { createHash } from "node:crypto";
import type { PictureMode, PictureUse } from "../image/from-picture.ts";
import type { Limits } from "../inspect/limited.ts";
import type { PictureSize } from "../poster/picture-sizes.ts";
import type { Instead } from "../prompt/reading.ts";
import { makeKeptProcess } from "./kept-process.ts";
import type { SubjectText } from "./subject-text.ts";

export interface DraftRequest {
  prompt: string;
  seed: number;
  complexity: "normal" | "high";
  instead: Instead;
  /** In mode `form` of the thing the words name, which is drawn in its colours and proportions; else it becomes a body itself. */
  picture?: { bytes: Uint8Array; mode: PictureUse } | undefined;
}

/** What the process hears: messages carry text. */
export type DraftQuestion =
  | { look: string }
  | { body: string; mode: PictureMode }
  | (Omit<DraftRequest, "picture"> & { subject: SubjectText | null });

/** A small picture of what the same request would become. */
export interface Draft {
  /** WebP with alpha. */
  picture: Uint8Array;
  stageHue: number;
  cpuMs: number;
}

/** Null where the words hold nothing to draw, or nothing is found in the picture. */
export type DraftAnswer = { subject: SubjectText } | { picture: string; stageHue: number; cpuMs: number } | null;

export interface Drafter {
  draw(request: DraftRequest): Promise<Draft | null>;
  /** Finds the subject of a picture before anybody asks for a draft of it: that takes as long as drawing. */
  look(picture: Uint8Array): Promise<void>;
}

export const DRAFT_SIZE: PictureSize = { width: 320, height: 240 };

/** What the last pictures show, about 7 kB each: words change while their picture stays. Kept here, it outlives the process that found it. */
const MOST_SEEN = 200;

/** Draws in a limited process that is kept while people write, one picture at a time. `program` knows the forms and calls `answerDrafts`. */
export function makeDrafter(program: string, limits: Limits, options: { idleMs?: number; mostWaiting?: number } = {}): Drafter {
  const ask = makeKeptProcess<DraftQuestion, DraftAnswer>(program, limits, options);
  const seen = new Map<string, Promise<SubjectText | null>>();

  async function found(picture: Uint8Array): Promise<SubjectText | null> {
    const answer = await ask({ look: Buffer.from(picture).toString("base64") });
    return answer && "subject" in answer ? answer.subject : null;
  }
  function subjectIn(picture: Uint8Array): Promise<SubjectText | null> {
    const name = createHash("sha256").update(picture).digest("base64");
    const subject = seen.get(name) ?? found(picture);
    // The one that was asked for longest ago goes first.
    seen.delete(name);
    seen.set(name, subject);
    if (seen.size > MOST_SEEN) seen.delete(seen.keys().next().value ?? "");
    // A process that died has found nothing out.
    subject.catch(() => seen.get(name) === subject && seen.delete(name));
    return subject;
  }

  async function form(request: Omit<DraftRequest, "picture">, picture?: Uint8Array): Promise<DraftAnswer> {
    const subject = picture ? await subjectIn(picture) : null;
    return picture && !subject ? null : ask({ ...request, subject });
  }

  return {
    look: async (picture) => void (await subjectIn(picture)),
    draw: async ({ picture, ...request }) => {
      const drawn =
        picture && picture.mode !== "form" ? await ask(bodyOf(picture.bytes, picture.mode)) : await form(request, picture?.bytes);
      return drawn && "picture" in drawn ? { ...drawn, picture: Buffer.from(drawn.picture, "base64") } : null;
    },
  };
}

const bodyOf = (picture: Uint8Array, mode: PictureMode): DraftQuestion => ({ body: Buffer.from(picture).toString("base64"), mode });
