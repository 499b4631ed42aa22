import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { JobFailure, JobStatus, StepId } from "@blenda/domain/generation/constants";
import type { Choice, Job, JobResult } from "@blenda/domain/generation/model";
import type { Format } from "@blenda/domain/generator/constants";
import type { GeneratorSettings, SettingsVersion } from "@blenda/domain/generator/model";
import type { StoredFinding } from "../catalogue/tables.ts";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

/** What of a result is measured rather than stored as a file. */
export interface StoredResult extends Pick<JobResult, "facts" | "understood"> {
  findings: StoredFinding[];
  /** The whole measurement, for the product it may become. */
  measured: ProductFacts;
  specHash: string;
}

export const generationTables = {
  generationPictures: { fileId: text(), ownerId: text(), bytes: integer(), createdAt: instant() },
  generationJobs: {
    id: text(),
    number: defaulted(bigint()),
    userId: text(),
    status: text<JobStatus>(),
    source: text<Job["source"]>(),
    prompt: text(),
    imageFileId: nullable(text()),
    pictureName: nullable(text()),
    mode: nullable(text<NonNullable<Job["mode"]>>()),
    resolution: text<Job["options"]["resolution"]>(),
    complexity: text<Job["options"]["complexity"]>(),
    highPack: boolean(),
    format: text<Format>(),
    seed: integer(),
    cost: integer(),
    returned: defaulted(integer()),
    engine: nullable(text()),
    step: nullable(text<StepId>()),
    percent: defaulted(integer()),
    worker: nullable(text()),
    leaseUntil: nullable(instant()),
    starts: defaulted(integer()),
    providerTask: nullable(text()),
    failure: nullable(text<JobFailure>()),
    parentId: nullable(text()),
    instead: defaulted(json<Choice[]>()),
    cpuMs: defaulted(integer()),
    score: nullable(integer()),
    stageHue: nullable(integer()),
    posterFileId: nullable(text()),
    modelFileId: nullable(text()),
    result: nullable(json<StoredResult>()),
    draftProductId: nullable(text()),
    createdAt: instant(),
    startedAt: nullable(instant()),
    finishedAt: nullable(instant()),
    removedAt: nullable(instant()),
  },
  generationFiles: { jobId: text(), format: text(), position: integer(), fileId: text() },
  generationMissing: {
    day: text(),
    noun: text(),
    asked: defaulted(integer()),
    people: defaulted(integer()),
    taken: defaulted(integer()),
  },
  generationCalls: { id: defaulted(bigint()), engine: text(), what: text(), outcome: text(), ms: integer(), at: instant() },
  generatorSettings: {
    version: integer(),
    settings: json<GeneratorSettings>(),
    kind: text<SettingsVersion["kind"]>(),
    diff: json<SettingsVersion["diff"]>(),
    authorId: nullable(text()),
    at: instant(),
  },
  generatorNotices: { id: defaulted(bigint()), message: text(), authorId: nullable(text()), at: instant(), until: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    generation: typeof generationTables;
  }
}
