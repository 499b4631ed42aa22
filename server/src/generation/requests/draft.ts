import { buffer } from "node:stream/consumers";
import type { Choice } from "@blenda/domain/generation/model";
import { choicesFor, isFromWords, openChoices, refusalOf } from "@blenda/domain/generation/rules";
import { generationTexts } from "@blenda/domain/generation/texts";
import { findFile } from "../../platform/files/files.ts";
import { NotDrafted } from "../../platform/outside/generator/draft-queue.ts";
import { type DraftRequest, insteadOf } from "../../platform/outside/generator/generator.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { generation } from "../procedures.ts";
import { currentSettings } from "../settings/in-force.ts";
import { noteMissing } from "./missing.ts";
import { findPicture } from "./picture-repository.ts";
import { readingOf } from "./reading.ts";

const REFUSED = { replaced: "GENERATION_DRAFT_REPLACED", full: "GENERATION_BUSY", left: "GENERATION_DRAFT_REPLACED" } as const;

/** Drawn of exactly what a start would make, so it is refused where that would be. Nothing is kept of it but what was missing. */
export const draft = generation.draft.handler(async ({ input, context, signal }) => {
  const { db, generator, user, log } = context;
  const settings = await currentSettings(db);
  if (settings.maintenanceMode) throw refusal("GENERATION_CLOSED", { message: settings.maintenanceMessage });
  const { imageId } = input;
  const mode = imageId === undefined ? null : input.mode;
  const isOn = imageId === undefined ? settings.textGenerationEnabled : settings.imageGenerationEnabled;
  const feature = `Making models from ${imageId === undefined ? "words" : "pictures"}`;
  if (!isOn) throw refusal("GENERATION_FEATURE_OFF", { feature });
  const refused = refusalOf({ prompt: input.prompt, imageBytes: mode && 0, mode }, settings);
  if (refused) throw refusal(refused.code, refused.data);
  const picture = imageId === undefined ? null : { ...(await pictureOf(context, user.id, imageId)), mode: input.mode };
  if (!generator.main.draft) return null;
  const asked = isFromWords(mode) ? await askedFor(context, user.id, input) : BODY;
  if (!asked) return null;
  const request = { ...asked, seed: input.seed, ...(picture && { picture }) };
  const drawn = await generator.main.draft(request, { person: user.id, signal }).catch((error: unknown) => {
    if (error instanceof NotDrafted) throw refusal(REFUSED[error.why]);
    log.warn("generation: a draft was not drawn", error);
    throw refusal("GENERATION_DRAFT_FAILED");
  });
  // The words name something, or none were asked for: it is the picture that shows nothing.
  if (!drawn && picture) throw refusal("GENERATION_IMAGE_REFUSED", { why: generationTexts.imageWithoutThing });
  return drawn && { url: `data:image/webp;base64,${Buffer.from(drawn.picture).toString("base64")}`, stageHue: drawn.stageHue };
});

type DraftQuestion = Pick<DraftRequest, "prompt" | "complexity" | "instead">;

/** A picture made into a body itself is as fine as it is, whatever it is called: one draft for all its names. */
const BODY: DraftQuestion = { prompt: "", complexity: "normal", instead: {} };

/** What the words come to; null where they name nothing, or something has to be chosen first. */
async function askedFor(
  services: Services,
  userId: string,
  input: Omit<DraftQuestion, "instead"> & { instead: Choice[] },
): Promise<DraftQuestion | null> {
  const { prompt, complexity } = input;
  const reading = await readingOf(services.generator.main, prompt);
  if (!reading || reading.things.length === 0) return null;
  await noteMissing(services, userId, reading);
  if (openChoices(reading, input.instead).length > 0) return null;
  return { prompt: prompt.trim(), complexity, instead: insteadOf(choicesFor(reading, input.instead)) };
}

/** Their own picture, read only when it is drawn from. */
async function pictureOf(
  { db, storage }: Services,
  userId: string,
  id: string,
): Promise<Omit<NonNullable<DraftRequest["picture"]>, "mode">> {
  const file = (await findPicture(db, userId, id)) && (await findFile(db, id));
  if (!file) throw refusal("GENERATION_IMAGE_MISSING");
  return { id, open: async () => buffer((await storage.open(file.storageKey)).stream) };
}
