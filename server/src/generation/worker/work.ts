import { buffer } from "node:stream/consumers";
import { JOBS, type JobFailure, type StepId } from "@blenda/domain/generation/constants";
import { isFromWords, openChoices } from "@blenda/domain/generation/rules";
import { FORMATS, type Format } from "@blenda/domain/generator/constants";
import type { GeneratorSettings } from "@blenda/domain/generator/model";
import { transact } from "../../platform/database/db.ts";
import { broadcast } from "../../platform/events/live.ts";
import { findFile } from "../../platform/files/files.ts";
import {
  type Commission,
  type Engine,
  type GeneratedModel,
  type GenerationContext,
  insteadOf,
  NothingGenerated,
} from "../../platform/outside/generator/generator.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import type { JobRow } from "../repository.ts";
import { pacedCalls } from "../requests/calls.ts";
import { faultsOf } from "../results/result-check.ts";
import { fail, letGo, succeed } from "./finish.ts";
import { jobQueue, rememberTask } from "./queue-repository.ts";

/** Reasons why work stops before its end. A worker that lost its job writes nothing. */
export type Stop = "lost" | "late" | "leaving";

interface Run {
  job: JobRow;
  /** The word this process holds the job by. */
  worker: string;
  settings: GeneratorSettings;
  /** Its reason is a `Stop`. */
  signal: AbortSignal;
}

/** One job from its start to its end, however it ends. */
export async function work(services: Services, run: Run): Promise<void> {
  const { job, worker, settings, signal } = run;
  try {
    const formats = FORMATS.filter((format) => format === "glb" || format === job.format || settings.allowedFormats.includes(format));
    const commission = await commissionOf(services, job, formats);
    const { made, engine } = await makeSomehow(services, run, commission);
    const faults = faultsOf(made, { ...job, formats });
    if (faults.length === 0) return await succeed(services, worker, job, made, engine.name);
    services.log.warn(`generation ${job.id} did not pass the check: ${faults.join(", ")}`);
    await fail(services, worker, { status: "failed", failure: "quality" });
  } catch (error) {
    if (signal.aborted) return await stopped(services, worker, signal.reason as Stop);
    services.log.warn(`generation ${job.id} failed`, error);
    const failure = failureOf(error);
    await fail(services, worker, { status: failure === "timedOut" ? "timed_out" : "failed", failure });
  }
}

async function stopped(services: Services, worker: string, reason: Stop): Promise<void> {
  if (reason === "leaving") await letGo(services, worker);
  if (reason === "late") await fail(services, worker, { status: "timed_out", failure: "timedOut" });
}

const FAILURES = { words: "notUnderstood", picture: "picture", time: "timedOut", engine: "engine" } as const;
const failureOf = (error: unknown): JobFailure => (error instanceof NothingGenerated ? FAILURES[error.why] : "engine");

async function commissionOf({ db, storage }: Services, job: JobRow, formats: readonly Format[]): Promise<Commission> {
  const { prompt, seed, resolution, complexity, highPack, providerTask, mode } = job;
  const file = job.imageFileId === null ? null : await findFile(db, job.imageFileId);
  const picture = file ? { bytes: await buffer((await storage.open(file.storageKey)).stream), mode: mode ?? "figurine" } : null;
  return {
    prompt,
    picture,
    seed,
    instead: insteadOf(job.instead),
    resolution,
    complexity,
    highPack,
    formats,
    name: slugOf(prompt || (job.pictureName ?? "")),
    task: providerTask,
  };
}

/** The first engine, and where the settings say so the one that stands in when it cannot. */
async function makeSomehow(services: Services, run: Run, commission: Commission): Promise<{ made: GeneratedModel; engine: Engine }> {
  const { main, fallback } = services.generator;
  try {
    return { made: await main.make(commission, makingOf(services, run, main)), engine: main };
  } catch (error) {
    const isTheirFault = error instanceof NothingGenerated && error.why === "engine";
    if (run.signal.aborted || !isTheirFault || !fallback || !run.settings.apiFallbackEnabled) throw error;
    if (!(await canMakeAsAsked(fallback, run.job))) throw error;
    services.log.warn(`generation ${run.job.id}: ${main.name} made nothing, ${fallback.name} stands in`, error);
    return { made: await fallback.make({ ...commission, task: null }, makingOf(services, run, fallback)), engine: fallback };
  }
}

/** The person who asked agreed to nothing else, so an engine that would make something else does not stand in. */
async function canMakeAsAsked({ read }: Engine, { mode, prompt, instead }: JobRow): Promise<boolean> {
  if (!isFromWords(mode)) return true;
  if (!read) return mode === null;
  const reading = await read(prompt);
  return reading.things.length > 0 && openChoices(reading, instead).length === 0;
}

function makingOf(services: Services, { job, worker, settings, signal }: Run, engine: Engine): GenerationContext {
  const { apiTimeoutMs, apiRetries, apiRequestsPerMinute } = settings;
  return {
    progress: progressTeller(services, job, worker),
    remember: (task) => rememberTask(services.db, worker, task),
    calls: pacedCalls(services, engine.name, apiRequestsPerMinute, signal),
    timeoutMs: apiTimeoutMs,
    retries: apiRetries,
    signal,
  };
}

/** Tells the owner how far it is, not more often than an eye can follow. */
function progressTeller({ db, log }: Services, { userId }: JobRow, worker: string): GenerationContext["progress"] {
  let toldAt = Number.NEGATIVE_INFINITY;
  let toldStep: StepId | null = null;
  let busy: Promise<unknown> = Promise.resolve();
  return (step, fraction) => {
    const isDue = performance.now() - toldAt >= JOBS.TELL_EVERY_MS || step !== toldStep;
    if (!isDue) return;
    toldAt = performance.now();
    toldStep = step;
    // The last hundredth is the result itself.
    const percent = Math.min(99, Math.floor(fraction * 100));
    const note = () =>
      transact(db, async (tx) => {
        if (await jobQueue.noteProgress(tx, worker, step, percent)) await broadcast(tx, { to: { userId }, stale: ["generation.job"] });
      });
    busy = busy.then(note).catch((error: unknown) => log.warn("generation: progress was not told", error));
  };
}

const SLUG_MOST = 48;

/** How the files are called. Words are only data: letters, digits and dashes are left of them. */
function slugOf(words: string): string {
  const plain = words
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return plain.slice(0, SLUG_MOST).replaceAll(/^-+|-+$/g, "") || "model";
}
