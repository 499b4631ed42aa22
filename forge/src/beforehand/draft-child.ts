import { createHash } from "node:crypto";
import sharp from "sharp";
import { generate, NotUnderstood } from "../generate.ts";
import { type Subject, subjectOf } from "../image/form/subject.ts";
import { PictureRefusal } from "../image/picture.ts";
import { poster } from "../poster/poster.ts";
import { stageHue } from "../poster/shading/stage-hue.ts";
import { DRAFT_SIZE, type DraftAnswer, type DraftQuestion } from "./draft.ts";
import { answerQuestions } from "./kept-process.ts";

sharp.cache(false);
sharp.concurrency(1);

/** What the last pictures show: while people write, the words change and their picture stays. Finding it costs a second. */
const seen = new Map<string, Subject>();
const MOST_SEEN = 50;

async function subjectIn(picture: string | null): Promise<Subject | undefined> {
  if (picture === null) return undefined;
  const name = createHash("sha256").update(picture).digest("base64");
  const subject = seen.get(name) ?? (await subjectOf(Buffer.from(picture, "base64")));
  // The one that was asked for longest ago goes first.
  seen.delete(name);
  seen.set(name, subject);
  if (seen.size > MOST_SEEN) seen.delete(seen.keys().next().value ?? "");
  return subject;
}

answerQuestions(async ({ picture: given, ...request }: DraftQuestion): Promise<DraftAnswer> => {
  const before = process.cpuUsage();
  try {
    const subject = await subjectIn(given);
    const { model } = await generate({ ...request, subject, resolution: "draft", highPack: false });
    const picture = await poster(model, { size: DRAFT_SIZE, isDraft: true }, () => {});
    const { user, system } = process.cpuUsage(before);
    return {
      picture: picture.toString("base64"),
      stageHue: Math.round(stageHue(model)) % 360,
      cpuMs: Math.round((user + system) / 1_000),
    };
  } catch (error) {
    if (error instanceof NotUnderstood || error instanceof PictureRefusal) return null;
    throw error;
  }
});
