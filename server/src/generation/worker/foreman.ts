import { setTimeout as sleep } from "node:timers/promises";
import { JOBS } from "@blenda/domain/generation/constants";
import { generationMoved } from "@blenda/domain/generation/events";
import { emit } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { currentSettings } from "../settings/in-force.ts";
import { requeueExpired } from "./finish.ts";
import { dequeueJob, jobQueue } from "./queue-repository.ts";
import { type Stop, work } from "./work.ts";

export interface Foreman {
  /** Lets everything go that is under way: another process, or the next start, begins it again. */
  stop(): Promise<void>;
}

interface WorkerTask {
  abort: AbortController;
  /** By the clock of the product, in milliseconds. */
  deadline: number;
  done: Promise<void>;
}

interface Options {
  /** Longer in tests that let a process vanish. */
  beatMs?: number;
  lookMs?: number;
}

const LOOK_EVERY_MS = 1_000;
/** The built-in engine counts its processor time itself; the clock is there for one that sleeps for ever. */
const BUILT_IN_PATIENCE = 10;

/**
 * Sees to it that what people asked for is made, one per process. It looks every second, and at once when an event of a job is
 * heard: something waits, or something under way is no longer wanted.
 */
export function startForeman(services: Services, { beatMs = JOBS.BEAT_SECONDS * 1_000, lookMs = LOOK_EVERY_MS }: Options = {}): Foreman {
  const { db, now, log, live, generator } = services;
  /** By the word each job is held by. */
  const hands = new Map<string, WorkerTask>();
  let isStopped = false;
  let alarm = Promise.withResolvers<void>();
  const ends = (worker: string, reason: Stop) => hands.get(worker)?.abort.abort(reason);

  async function look(): Promise<void> {
    const held = [...hands.keys()];
    const theirs = await jobQueue.validTokens(db, held);
    for (const worker of held) if (!theirs.has(worker)) ends(worker, "lost");
    for (const [worker, { deadline }] of hands) if (Date.parse(now()) > deadline) ends(worker, "late");
    if (!(await jobQueue.hasWork(db, now()))) return;
    await requeueExpired(services);
    while (!isStopped && (await takeOne()));
  }

  async function takeOne(): Promise<boolean> {
    const settings = await currentSettings(db);
    if (hands.size >= generator.main.slots(settings.maxConcurrent)) return false;
    const worker = services.id();
    const job = await services.transaction(async (tx) => {
      const taken = await dequeueJob(tx, { worker, maxConcurrent: settings.maxConcurrent, now: now() });
      if (taken) await emit(tx, generationMoved({ jobId: taken.id, userId: taken.userId }));
      return taken;
    });
    if (!job) return false;
    const abort = new AbortController();
    const done = work(services, { job, worker, settings, signal: abort.signal })
      .catch((error: unknown) => log.error(`generation ${job.id}: its end was not written down`, error))
      .finally(() => {
        hands.delete(worker);
        alarm.resolve();
      });
    const patienceMs = settings.apiTimeoutMs * (generator.main.outside ? 1 : BUILT_IN_PATIENCE);
    hands.set(worker, { abort, deadline: Date.parse(now()) + patienceMs, done });
    return true;
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      alarm = Promise.withResolvers<void>();
      try {
        await look();
      } catch (error) {
        if (!isStopped) log.warn("generation: will look again", error);
      }
      await Promise.race([alarm.promise, sleep(lookMs, undefined, { ref: false })]);
    }
  }

  async function sayAlive(): Promise<void> {
    const theirs = await jobQueue
      .renewLeases(db, [...hands.keys()], now())
      .catch((error: unknown) => log.warn("generation: a beat was missed", error));
    if (theirs) for (const worker of hands.keys()) if (!theirs.has(worker)) alarm.resolve();
  }

  live.watch({ drop: ({ kind }) => void (kind === "generation.job" && alarm.resolve()), listening: () => {} });
  const beating = setInterval(() => void sayAlive(), beatMs);
  beating.unref();
  const running = generator.main
    .tidy()
    .catch((error: unknown) => log.warn("generation: leftovers were not cleared", error))
    .then(run);
  return {
    stop: async () => {
      isStopped = true;
      alarm.resolve();
      for (const worker of hands.keys()) ends(worker, "leaving");
      await running;
      // One that was taken while stopping began.
      for (const worker of hands.keys()) ends(worker, "leaving");
      await Promise.all([...hands.values()].map(({ done }) => done));
      clearInterval(beating);
    },
  };
}
