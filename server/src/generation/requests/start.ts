import type { PictureMode } from "@blenda/domain/generation/constants";
import { generationMoved } from "@blenda/domain/generation/events";
import type { Choice, JobOptions, Reading } from "@blenda/domain/generation/model";
import { choicesFor, coolingSeconds, costOf, isFromWords, openChoices, optionsFor, refusalOf } from "@blenda/domain/generation/rules";
import type { Format } from "@blenda/domain/generator/constants";
import type { GeneratorSettings } from "@blenda/domain/generator/model";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { reserveTokens } from "../../tokens/port.ts";
import { generation } from "../procedures.ts";
import { addJob, countOngoing, countStarted, findJob, lastStartOf, nextSeed } from "../repository.ts";
import { viewJob } from "../results/job-view.ts";
import { settingsToBeginBy } from "../settings/in-force.ts";
import { alarmOnUsage } from "../worker/alarms.ts";
import { countTaken, noteMissing } from "./missing.ts";
import { findPicture } from "./picture-repository.ts";
import { readingOf } from "./reading.ts";

interface Input {
  prompt: string;
  imageId?: string | undefined;
  mode?: PictureMode | undefined;
  resolution: "normal" | "ultra";
  complexity: "normal" | "high";
  highPack: boolean;
  format?: string | undefined;
  variationOf?: string | undefined;
  instead: Choice[];
}

export const start = generation.start.handler(async ({ input, context }) => {
  const { user } = context;
  // Before anything is held: the reader is a process of its own.
  const reading = await readingFor(context, user.id, input);
  if (reading) await noteMissing(context, user.id, reading);
  const id = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "generation.start", input }, () => begin(tx, context, user.id, input, reading)),
  );
  const job = await viewJob(context, user.id, id);
  // Removed meanwhile: a key that is sent again after that.
  if (!job) throw refusal("GENERATION_NOT_FOUND");
  return job;
});

/** A picture is no words, unless they say what is in it; a variation has those of its parent. */
async function readingFor({ db, generator }: Services, userId: string, input: Input): Promise<Reading | null> {
  const parent = input.variationOf === undefined ? undefined : await findJob(db, userId, input.variationOf);
  const isPicture = parent ? parent.source === "image" : input.imageId !== undefined;
  return isFromWords(modeOf(isPicture, input, parent)) ? readingOf(generator.main, parent?.prompt ?? input.prompt) : null;
}

/** Null where there is no picture. */
const modeOf = (isPicture: boolean, { mode }: Input, parent?: { mode: PictureMode | null } | null): PictureMode | null =>
  isPicture ? (mode ?? parent?.mode ?? "figurine") : null;

/** Nothing but what was asked for is made or charged, unless the person chose what is made in its place. */
function agreedTo(reading: Reading | null, { mode, instead: choices }: GenerationRequest): Choice[] {
  // A person who shows us a known thing says what it is.
  if (!reading && mode === "form") throw refusal("GENERATION_NOTHING_NAMED");
  if (!reading) return [];
  if (reading.things.length === 0) throw refusal("GENERATION_NOTHING_NAMED");
  if (openChoices(reading, choices).length > 0) throw refusal("GENERATION_NOT_EXACT", { reading });
  return choicesFor(reading, choices);
}

/** The checks of decision B27, in its order; being signed in is the guard's. */
async function begin(tx: Tx, services: Services, userId: string, input: Input, reading: Reading | null): Promise<string> {
  const { now } = services;
  const settings = await settingsToBeginBy(tx);
  if (settings.maintenanceMode) throw refusal("GENERATION_CLOSED", { message: settings.maintenanceMessage });
  const request = await requestOf(tx, userId, input);
  refuseSwitchedOff(settings, services, request);
  const refused = refusalOf(request, settings);
  if (refused) throw refusal(refused.code, refused.data);
  if (request.isPictureMissing) throw refusal("GENERATION_IMAGE_MISSING");
  const instead = agreedTo(reading, request);

  // Two starts of one person see each other; so do two of different people, from where the day is counted.
  await advisoryLock(tx, `generation of ${userId}`);
  const at = now();
  const seconds = coolingSeconds(await lastStartOf(tx, userId), settings.cooldownSeconds, at);
  if (seconds > 0) throw refusal("GENERATION_COOLING", { seconds });
  const today = `${at.slice(0, 10)}T00:00:00.000Z`;
  const { maxGenerationsPerUser, maxGenerationsPerDay, maxConcurrent, queueEnabled } = settings;
  if ((await countStarted(tx, today, userId)) >= maxGenerationsPerUser)
    throw refusal("GENERATION_USER_LIMIT", { n: maxGenerationsPerUser });
  await advisoryLock(tx, "generation today");
  const startedToday = await countStarted(tx, today);
  if (startedToday >= maxGenerationsPerDay) throw refusal("GENERATION_DAY_LIMIT");
  if (!queueEnabled && (await countOngoing(tx, ["queued", "running"])) >= maxConcurrent) throw refusal("GENERATION_BUSY");

  const jobId = services.id();
  const { prompt, imageFileId, pictureName, mode, parentId } = request;
  const { resolution, complexity, highPack } = request.options;
  const cost = costOf(request.options, settings).total;
  const about = prompt || pictureName || "From a picture";
  const reserved = await reserveTokens(tx, { id: jobId, userId, cost, about, at });
  if (reserved !== "reserved") throw refusal(reserved === "owed" ? "TOKENS_OWED" : "TOKENS_INSUFFICIENT");

  const seed = parentId === null ? 1 : await nextSeed(tx, { userId, prompt, imageFileId });
  const source = imageFileId === null ? ("text" as const) : ("image" as const);
  const format = (request.format ?? settings.allowedFormats[0] ?? "glb") as Format;
  const options = { resolution, complexity, highPack, format, seed, mode };
  const asked = { source, prompt, imageFileId, pictureName, parentId, instead };
  await countTaken(tx, instead, at);
  await addJob(tx, { id: jobId, userId, status: "queued", ...asked, ...options, cost, createdAt: at });
  await emit(tx, generationMoved({ jobId, userId }));
  await alarmOnUsage(tx, settings, startedToday + 1, at);
  return jobId;
}

interface GenerationRequest {
  prompt: string;
  /** Named among those that are made; it stands first in the history of those who named one. */
  format: string | undefined;
  /** Of what was uploaded; null when it is made from words. */
  imageBytes: number | null;
  imageFileId: string | null;
  pictureName: string | null;
  isPictureMissing: boolean;
  mode: PictureMode | null;
  parentId: string | null;
  /** A variation may be asked for with its parent's choices, or with others. */
  instead: Choice[];
  options: JobOptions;
}

/** A variation has the words and the picture of its parent, whatever came along. */
async function requestOf(tx: Tx, userId: string, input: Input): Promise<GenerationRequest> {
  const { resolution, complexity, highPack } = input;
  const parent = input.variationOf === undefined ? null : await findJob(tx, userId, input.variationOf);
  if (parent === undefined) throw refusal("GENERATION_NOT_FOUND");
  const imageId = parent ? parent.imageFileId : (input.imageId ?? null);
  const picture = imageId === null ? null : await findPicture(tx, userId, imageId);
  const mode = modeOf(imageId !== null, input, parent);
  return {
    prompt: (parent?.prompt ?? input.prompt).trim(),
    format: input.format,
    imageBytes: picture === null ? null : (picture?.bytes ?? 0),
    imageFileId: picture?.fileId ?? null,
    pictureName: picture?.name.replace(/\.png$/, "") ?? null,
    isPictureMissing: picture === undefined,
    mode,
    parentId: parent?.id ?? null,
    instead: input.instead.length > 0 ? input.instead : (parent?.instead ?? []),
    options: optionsFor(mode, { resolution, complexity, highPack }),
  };
}

function refuseSwitchedOff(settings: GeneratorSettings, { generator }: Services, { imageBytes, mode, options }: GenerationRequest): void {
  const off = (feature: string) => refusal("GENERATION_FEATURE_OFF", { feature });
  if (imageBytes === null && !settings.textGenerationEnabled) throw off("Making models from words");
  if (imageBytes !== null && !settings.imageGenerationEnabled) throw off("Making models from pictures");
  // Only an engine that reads words knows forms.
  if (mode === "form" && !generator.main.read) throw off("Making known things from pictures");
  if (options.highPack && !(settings.highPackEnabled && generator.main.hasHighPack)) throw off("HighPack");
  const isAdvanced = options.complexity === "high" || options.resolution === "ultra";
  if (isAdvanced && !settings.advancedFeaturesEnabled) throw off("This level of detail");
}
