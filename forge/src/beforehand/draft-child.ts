import sharp from "sharp";
import { generate, NotUnderstood } from "../generate.ts";
import { subjectOf } from "../image/form/subject.ts";
import { PictureRefusal } from "../image/picture.ts";
import { poster } from "../poster/poster.ts";
import { stageHue } from "../poster/shading/stage-hue.ts";
import { DRAFT_SIZE, type DraftAnswer, type DraftQuestion } from "./draft.ts";
import { answerQuestions } from "./kept-process.ts";
import { fromText, toText } from "./subject-text.ts";

sharp.cache(false);
sharp.concurrency(1);

answerQuestions(async (question: DraftQuestion): Promise<DraftAnswer> => {
  const before = process.cpuUsage();
  try {
    if ("look" in question) return { subject: toText(await subjectOf(Buffer.from(question.look, "base64"))) };
    const { subject: given, ...request } = question;
    const subject = given ? fromText(given) : undefined;
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
