import sharp from "sharp";
import type { Forms } from "../forms.ts";
import { generate, NotUnderstood } from "../generate.ts";
import { subjectOf } from "../image/form/subject.ts";
import { modelFromPicture } from "../image/from-picture.ts";
import { PictureRefusal } from "../image/picture.ts";
import type { Model } from "../model.ts";
import { poster } from "../poster/poster.ts";
import { stageHue } from "../poster/shading/stage-hue.ts";
import { DRAFT_SIZE, type DraftAnswer, type DraftQuestion } from "./draft.ts";
import { answerQuestions } from "./kept-process.ts";
import { fromText, toText } from "./subject-text.ts";

/** The other side of `makeDrafter`: draws what it is asked for, with the forms this process was started with. */
export function answerDrafts(forms: Forms): void {
  sharp.cache(false);
  sharp.concurrency(1);
  answerQuestions((question: DraftQuestion) => draftOf(question, forms));
}

async function draftOf(question: DraftQuestion, forms: Forms): Promise<DraftAnswer> {
  const before = process.cpuUsage();
  try {
    if ("look" in question) return { subject: toText(await subjectOf(Buffer.from(question.look, "base64"))) };
    const model = "body" in question ? await bodyFrom(question) : await formFrom(question, forms);
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
}

type Asked = Exclude<DraftQuestion, { look: string }>;

/** The very body a job makes: what is refused here would be refused there. */
const bodyFrom = ({ body, mode }: Extract<Asked, { body: string }>): Promise<Model> =>
  modelFromPicture(Buffer.from(body, "base64"), { mode, name: "draft" }, () => {});

async function formFrom({ subject, ...request }: Exclude<Asked, { body: string }>, forms: Forms): Promise<Model> {
  const seen = subject ? fromText(subject) : undefined;
  return (await generate({ ...request, subject: seen, resolution: "draft", highPack: false }, forms)).model;
}
