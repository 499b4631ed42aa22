import sharp from "sharp";
import { generate, NotUnderstood } from "../generate.ts";
import { poster } from "../poster/poster.ts";
import { stageHue } from "../poster/shading/stage-hue.ts";
import { DRAFT_SIZE, type DraftAnswer, type DraftRequest } from "./draft.ts";
import { answerQuestions } from "./kept-process.ts";

sharp.cache(false);
sharp.concurrency(1);

answerQuestions(async (request: DraftRequest): Promise<DraftAnswer> => {
  const before = process.cpuUsage();
  try {
    const { model } = await generate({ ...request, resolution: "draft", highPack: false });
    const picture = await poster(model, { size: DRAFT_SIZE, isDraft: true }, () => {});
    const { user, system } = process.cpuUsage(before);
    return {
      picture: picture.toString("base64"),
      stageHue: Math.round(stageHue(model)) % 360,
      cpuMs: Math.round((user + system) / 1_000),
    };
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
});
