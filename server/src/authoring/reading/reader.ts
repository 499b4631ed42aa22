import { setTimeout as sleep } from "node:timers/promises";
import { READING, type ReadStep } from "@blenda/domain/authoring/constants";
import { Stalled } from "@blenda/forge/inspect/limited";
import { transact } from "../../platform/database/db.ts";
import { broadcast } from "../../platform/events/live.ts";
import { findFile } from "../../platform/files/files.ts";
import { READERS } from "../../platform/files/upload-queues.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { giveUp, letGo, requeueExpired, succeed, tryLater } from "./finish.ts";
import { dequeueFile, fileQueue, hasWork, noteProgress, type QueuedFile } from "./queue-repository.ts";
import { type MeasuredFile, type Present, presentInForge, readFile } from "./read-file.ts";

export interface Reader {
  /** Lets go what is under way: another process, or the next start, begins it again. */
  stop(): Promise<void>;
}

interface Options {
  /** Longer in tests that let a process vanish. */
  beatMs?: number;
  lookMs?: number;
  present?: Present;
}

type Stop = "lost" | "leaving";

interface ReaderTask {
  abort: AbortController;
  done: Promise<void>;
}

const LOOK_EVERY_MS = 1_000;

/**
 * The worker loop that reads files of drafts, two at once where there are two cores, beside everything else the house does. It looks every
 * second, and at once when a draft changes.
 */
export function startReader(services: Services, options: Options = {}): Reader {
  const { beatMs = READING.BEAT_SECONDS * 1_000, lookMs = LOOK_EVERY_MS, present = presentInForge } = options;
  const { db, now, log, live } = services;
  let isStopped = false;
  let alarm = Promise.withResolvers<void>();
  /** By the word each file is held by. */
  const hands = new Map<string, ReaderTask>();

  async function look(): Promise<boolean> {
    if (hands.size >= READERS || !(await hasWork(db, now()))) return false;
    await requeueExpired(services);
    const worker = services.id();
    const file = await services.transaction((tx) => dequeueFile(tx, worker, now()));
    if (!file) return false;
    // One that was taken while stopping began.
    if (isStopped) {
      await letGo(services, worker);
      return false;
    }
    const abort = new AbortController();
    const done = work(file, worker, abort.signal)
      .catch((error: unknown) => log.error(`authoring: what was read of file ${file.id} was not written down`, error))
      .finally(() => {
        hands.delete(worker);
        alarm.resolve();
      });
    hands.set(worker, { abort, done });
    return true;
  }

  async function work(file: QueuedFile, worker: string, signal: AbortSignal): Promise<void> {
    try {
      const source = await findFile(db, file.fileId);
      if (!source?.ownerId) return await giveUp(services, worker, READING.MOST_STARTS);
      const tell = progressTeller(services, worker, source.ownerId);
      const read = await readFile(services, { source, ownerId: source.ownerId, tell, signal, present });
      await succeed(services, worker, read);
    } catch (error) {
      if (signal.aborted) return void (signal.reason === "leaving" && (await letGo(services, worker)));
      log.warn(`authoring: file ${file.id} was not read`, error);
      if (error instanceof Stalled) return await tryLater(services, worker);
      await giveUp(services, worker, file.starts);
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      alarm = Promise.withResolvers<void>();
      let isMore = false;
      try {
        isMore = await look();
      } catch (error) {
        if (!isStopped) log.warn("authoring: will look for files again", error);
      }
      if (!isMore) await Promise.race([alarm.promise, sleep(lookMs, undefined, { ref: false })]);
    }
  }

  const end = (worker: string, reason: Stop) => hands.get(worker)?.abort.abort(reason);
  const sayAlive = async () => {
    const held = [...hands.keys()];
    const valid = await fileQueue
      .renewLeases(db, held, now())
      .catch((error: unknown) => void log.warn("authoring: a beat was missed", error));
    if (valid) for (const worker of held) if (!valid.has(worker)) end(worker, "lost");
  };

  live.watch({ drop: ({ kind }) => void (kind === "authoring.draft" && alarm.resolve()), listening: () => {} });
  const beating = setInterval(() => void sayAlive(), beatMs);
  beating.unref();
  const running = run();
  return {
    stop: async () => {
      isStopped = true;
      alarm.resolve();
      for (const worker of hands.keys()) end(worker, "leaving");
      await running;
      await Promise.all([...hands.values()].map(({ done }) => done));
      clearInterval(beating);
    },
  };
}

/** Tells the owner how far it is, not more often than an eye can follow. */
function progressTeller({ db, log }: Services, worker: string, userId: string) {
  let toldAt = Number.NEGATIVE_INFINITY;
  let toldStep: ReadStep | null = null;
  let busy: Promise<unknown> = Promise.resolve();
  return (step: ReadStep, percent: number, measured?: MeasuredFile) => {
    if (!measured && step === toldStep && performance.now() - toldAt < READING.TELL_EVERY_MS) return;
    toldAt = performance.now();
    toldStep = step;
    const note = () =>
      transact(db, async (tx) => {
        if (await noteProgress(tx, worker, { step, percent, measured }))
          await broadcast(tx, { to: { userId }, stale: ["authoring.draft"] });
      });
    busy = busy.then(note).catch((error: unknown) => log.warn("authoring: progress was not told", error));
  };
}
