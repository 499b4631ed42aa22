import { z } from "zod";
import { CheckRemark, TextureFact } from "../catalogue/model.ts";
import { FORMATS, MAINTENANCE_MESSAGE_MOST } from "../generator/constants.ts";
import { Instant } from "../shared/time.ts";
import { CHOICES, COMPLEXITIES, JOB_STATUSES, PICTURE_MODES, RESOLUTIONS, STEPS } from "./constants.ts";

export const JobId = z.string().min(1).max(64);
const stepIds = STEPS.map(({ id }) => id);

/** How one thing stands to another: “on”, “in”, “holding”. */
const ReadRelation = z.object({ kind: z.string(), /** Index of the other thing. */ to: z.int() });

/** One thing of a prompt, in names for people. */
export const ReadThing = z.object({
  /** As the person wrote it; empty when no thing was named. */
  asked: z.string(),
  /** What will be made; empty when there is no form for it. */
  made: z.string(),
  /** `missing`: there is no form for it, and it is not made unless the person chooses one of the offers. */
  fit: z.enum(["exact", "missing"]),
  /** Of what is missing: no kind of thing the engine has heard of, and nothing means nearly the same. */
  isUnknown: z.boolean().optional(),
  count: z.int(),
  colors: z.array(z.string()),
  material: z.string().nullable(),
  finish: z.string().nullable(),
  pattern: z.string().nullable(),
  style: z.string().nullable(),
  size: z.string().nullable(),
  traits: z.array(z.string()),
  /** What is written on it. */
  text: z.string().nullable(),
  /** What may be made in its place, the nearest first; at most three. */
  offers: z.array(z.string()),
  relation: ReadRelation.nullable(),
});
export type ReadThing = z.infer<typeof ReadThing>;

/** What would become of a prompt, before anything is made or paid for. */
export const Reading = z.object({
  /** None when not a single word can be gone by. */
  things: z.array(ReadThing),
  /** Words that would change nothing. */
  unused: z.array(z.string()),
  /** The same in words: one for each thing, in their order, then what is to be said of the whole. */
  sentences: z.array(z.string()),
});
export type Reading = z.infer<typeof Reading>;

/** What the person chose for a thing there is no form for: `made` is one of its offers. */
export const Choice = z.strictObject({ asked: z.string().max(CHOICES.LONGEST), made: z.string().max(CHOICES.LONGEST) });
export type Choice = z.infer<typeof Choice>;

/** A small picture of what would be made; on nothing, like every poster. */
export const DraftPicture = z.object({
  /** A `data:` address: it is kept nowhere. */
  url: z.string(),
  stageHue: z.int(),
});
export type DraftPicture = z.infer<typeof DraftPicture>;

export const JobOptions = z.object({
  resolution: z.enum(RESOLUTIONS),
  complexity: z.enum(COMPLEXITIES),
  highPack: z.boolean(),
});
export type JobOptions = z.infer<typeof JobOptions>;

/** The itemised cost, as it is shown before the click. */
export const CostLine = z.object({ label: z.string(), tokens: z.number() });
export const Cost = z.object({ lines: z.array(CostLine), total: z.int() });
export type Cost = z.infer<typeof Cost>;

/** Read from the finished file, never from what was asked for. */
export const GeneratedFacts = z.object({
  triangles: z.int(),
  vertices: z.int(),
  meshes: z.int(),
  materials: z.int(),
  textures: z.array(TextureFact),
  uvCoverage: z.number(),
  uvOverlap: z.number(),
  size: z.object({ x: z.number(), y: z.number(), z: z.number() }),
  isManifold: z.boolean(),
  lodTriangles: z.array(z.int()),
  variants: z.array(z.string()),
});
export type GeneratedFacts = z.infer<typeof GeneratedFacts>;

export const JobResult = z.object({
  /** WebP with alpha. */
  posterUrl: z.string(),
  stageHue: z.int(),
  /** The exact file: it is theirs. */
  modelUrl: z.string(),
  facts: GeneratedFacts,
  score: z.int(),
  findings: z.array(CheckRemark),
  /** What the words were taken to mean, and what could not be. */
  understood: z.array(z.string()),
  downloads: z.array(z.object({ format: z.string(), name: z.string(), bytes: z.int(), url: z.string() })),
  /** The product draft it became, if it did. */
  draftProductId: z.string().nullable(),
});
export type JobResult = z.infer<typeof JobResult>;

export const Job = z.object({
  id: JobId,
  status: z.enum(JOB_STATUSES),
  source: z.enum(["text", "image"]),
  prompt: z.string(),
  imageUrl: z.string().nullable(),
  /** What the picture's file was called. */
  pictureName: z.string().nullable(),
  mode: z.enum(PICTURE_MODES).nullable(),
  options: JobOptions,
  format: z.enum(FORMATS),
  seed: z.int(),
  cost: z.int(),
  /** Given back because it failed, was cancelled, or did not pass the check. */
  tokensReturned: z.int(),
  step: z.enum(stepIds).nullable(),
  /** 0 to 100. */
  percent: z.int(),
  /** 1 is next; null when it does not wait. */
  position: z.int().nullable(),
  etaSeconds: z.int().nullable(),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** Why it did not come out. */
  message: z.string().nullable(),
  parentId: z.string().nullable(),
  /** What the person chose in place of what there is no form for; none when there is a form for every thing. */
  instead: z.array(Choice),
  result: JobResult.nullable(),
});
export type Job = z.infer<typeof Job>;

/** What of the settings people need to see. */
export const ToolRules = z.object({
  isOpen: z.boolean(),
  maintenanceMessage: z.string().max(MAINTENANCE_MESSAGE_MOST + 40),
  highPackEnabled: z.boolean(),
  advancedFeaturesEnabled: z.boolean(),
  imageGenerationEnabled: z.boolean(),
  textGenerationEnabled: z.boolean(),
  cooldownSeconds: z.int(),
  maxImageBytes: z.int(),
  allowedFormats: z.array(z.enum(FORMATS)),
  promptMinCharacters: z.int(),
  promptMaxCharacters: z.int(),
  costMultiplier: z.number(),
  dynamicPricingEnabled: z.boolean(),
  emergencyPriceIncrease: z.number(),
  showPricingModal: z.boolean(),
  showAdvancedControls: z.boolean(),
  showHistory: z.boolean(),
});
export type ToolRules = z.infer<typeof ToolRules>;

/** A thing the tool made, for people who have not tried it. */
export const Sample = z.object({
  prompt: z.string(),
  posterUrl: z.string(),
  modelUrl: z.string(),
  stageHue: z.int(),
  triangles: z.int(),
  tokens: z.int(),
});

/** Everything the tool's page says: one question. */
export const ToolPage = z.object({
  rules: ToolRules,
  /** For the signed-in; the newest jobs first. */
  jobs: z.array(Job),
  nextCursor: z.string().nullable(),
  /** When the next one may begin. */
  coolUntil: Instant.nullable(),
  /** Whether the engine says what it would make and draws drafts of it. */
  hasDrafts: z.boolean(),
  samples: z.array(Sample),
});
export type ToolPage = z.infer<typeof ToolPage>;

/** Something people asked for that there is no form for. */
export const MissingNoun = z.object({
  noun: z.string(),
  asked: z.int(),
  /** Counted once a day each. */
  people: z.int(),
  /** Models made of what was offered in its place. */
  taken: z.int(),
  /** The last day on which it was asked for. */
  lastDay: z.string(),
});
export type MissingNoun = z.infer<typeof MissingNoun>;

export const Analytics = z.object({
  days: z.int(),
  jobs: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  cancelled: z.int(),
  timedOut: z.int(),
  waiting: z.int(),
  running: z.int(),
  tokensSpent: z.int(),
  tokensReturned: z.int(),
  cpuSeconds: z.number(),
  medianSeconds: z.number(),
  slowSeconds: z.number(),
  people: z.int(),
  /** Of those that succeeded: made as something else than was asked for, with the person's consent. */
  substituted: z.int(),
  /** Of today's limit. */
  usedTodayPercent: z.number(),
  /** One for each day, oldest first, with the period before for comparison. */
  series: z.array(
    z.object({ day: z.string(), jobs: z.int(), succeeded: z.int(), failed: z.int(), tokens: z.int(), cpuSeconds: z.number() }),
  ),
  before: z.object({ jobs: z.int(), succeeded: z.int(), tokensSpent: z.int(), cpuSeconds: z.number() }),
  topPrompts: z.array(z.object({ prompt: z.string(), jobs: z.int(), succeeded: z.int() })),
  failures: z.array(z.object({ message: z.string(), jobs: z.int() })),
  /** The most asked for first. */
  missing: z.array(MissingNoun),
});
export type Analytics = z.infer<typeof Analytics>;

/** How the engine that does the work is doing. Keys are shown masked only. */
export const ProviderStatus = z.object({
  name: z.string(),
  isExternal: z.boolean(),
  address: z.string().nullable(),
  key: z.string().nullable(),
  isReachable: z.boolean(),
  said: z.string(),
  workers: z.int(),
  timeoutMs: z.int(),
  retries: z.int(),
  requestsPerMinute: z.int(),
  requestsThisMinute: z.int(),
  isFallbackOn: z.boolean(),
  calls: z.array(z.object({ at: Instant, what: z.string(), outcome: z.string(), ms: z.int() })),
});
export type ProviderStatus = z.infer<typeof ProviderStatus>;
