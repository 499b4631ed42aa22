import type { Instant } from "@blenda/domain/shared/time";
import { fromKysely, PgBoss, type QueueResult } from "pg-boss";
import { Connection } from "../database/connection.ts";
import type { Tx } from "../database/db.ts";
import type { Log } from "../log.ts";

/** Work for later, or for every night. It may run again after a crash, so running twice must be harmless. */
export interface Job<Services, Data extends object = object> {
  name: string;
  /** When it runs by itself, in UTC; absent: only when it is asked for. */
  cron?: string;
  retryLimit?: number;
  /** How many of it one process does at once; absent: one. Each is on its own: one that fails or takes long holds up no other. */
  concurrency?: number;
  run(services: Services, data: Data): Promise<void>;
}

export interface Jobs {
  /** Makes the queues and begins to work: whatever waited while no process ran is done now. */
  employ<Services>(jobs: readonly Job<Services>[], services: Services): Promise<void>;
  /**
   * Asks for work in the caller's transaction: it happens if, and only if, that commits; not before a moment, or before so many seconds
   * after the transaction began.
   */
  enqueue(tx: Tx, name: string, data: object, notBefore?: number | Instant): Promise<void>;
  /** The same for many in one statement. What has a higher priority is begun first, whenever it was asked for. */
  enqueueAll(tx: Tx, name: string, asked: readonly { data: object; priority?: number }[]): Promise<void>;
  /** Starts waiting work of this name now instead of at the next look. */
  wake(name: string): void;
  /** Begins failed work anew in the caller's transaction. */
  retry(tx: Tx, name: string, id: string): Promise<void>;
  check(): Promise<void>;
  stop(): Promise<void>;
}

export const JOBS_SCHEMA = "jobs";
/** Idle, a queue is looked at so often by one worker; the others wait to be woken, and look by themselves only to be sure. */
const LOOK_EVERY_SECONDS = 2;
const OTHERS_LOOK_EVERY_SECONDS = 10;
const STOP_WITHIN_MS = 3_000;
/** Work whose process is gone begins again: so long it is believed to be at it, and so often the queue looks. */
const BELIEVED_SECONDS = 30;
const MISSED_EVERY_SECONDS = 15;

/** Fetching work and saying that it is done take a moment each: however many work at once, two connections serve them all. */
const connections = { max: 2, Client: Connection };
const looking = { superviseIntervalSeconds: MISSED_EVERY_SECONDS, monitorIntervalSeconds: MISSED_EVERY_SECONDS };

export async function openJobs(url: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, schema: JOBS_SCHEMA, ...connections, ...looking });
  boss.on("error", (error) => log.warn("jobs: database trouble", error));
  await boss.start();
  const wakers = new Map<string, () => void>();
  return {
    employ: async (jobs, services) => {
      const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
      for (const job of jobs) {
        const queue = queues.find(({ name }) => name === job.name);
        const cron = schedules.find(({ name }) => name === job.name)?.cron;
        await makeQueue(boss, job, { queue, cron });
        wakers.set(job.name, await startWorkers(boss, job, services, log));
      }
    },
    enqueue: async (tx, name, data, notBefore = 0) =>
      void (await boss.send(name, data, { db: fromKysely(tx.withoutPlugins()), startAfter: notBefore })),
    enqueueAll: async (tx, name, asked) => void (await boss.insert(name, [...asked], { db: fromKysely(tx.withoutPlugins()) })),
    // No NOTIFY inside commands: it takes a database-wide lock at commit. An own worker is woken instead.
    wake: (name) => wakers.get(name)?.(),
    retry: async (tx, name, id) => void (await boss.retry(name, id, { db: fromKysely(tx.withoutPlugins()) })),
    check: async () => void (await boss.getQueues()),
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
  };
}

/** Makes or changes a queue and its schedule where they are not as declared: a later start finds them so, and asks nothing. */
async function makeQueue(
  boss: PgBoss,
  { name, cron, retryLimit = 5 }: Job<never>,
  is: { queue: QueueResult | undefined; cron: string | undefined },
): Promise<void> {
  const declared = { retryLimit, retryDelay: 5, retryBackoff: true, retryDelayMax: 900, heartbeatSeconds: BELIEVED_SECONDS } as const;
  const isChanged = (option: keyof typeof declared) => is.queue?.[option] !== declared[option];
  if (!is.queue) await boss.createQueue(name, declared);
  else if ((Object.keys(declared) as (keyof typeof declared)[]).some(isChanged)) await boss.updateQueue(name, declared);
  if (cron === is.cron) return;
  if (cron) await boss.schedule(name, cron, null, { tz: "UTC" });
  else await boss.unschedule(name);
}

/**
 * A queue goes on while there is work: a worker that has done something looks again at once, and one that finds something wakes
 * another that rests, as more may wait. So all of them work off a backlog, and an idle queue costs little more than one look
 * every other second. Answers how to wake one.
 */
async function startWorkers<Services>(boss: PgBoss, job: Job<Services>, services: Services, log: Log): Promise<() => void> {
  /** Who has rested longest comes first. */
  const resting = new Set<string>();
  const wakeOne = () => {
    const [id] = resting;
    if (id) boss.notifyWorker(id);
  };
  for (let n = 0; n < (job.concurrency ?? 1); n++) {
    const pollingIntervalSeconds = n === 0 ? LOOK_EVERY_SECONDS : OTHERS_LOOK_EVERY_SECONDS;
    const id: string = await boss.work<object>(job.name, { pollingIntervalSeconds }, async ([asked]) => {
      resting.delete(id);
      wakeOne();
      try {
        await job.run(services, asked?.data ?? {});
      } catch (error) {
        log.error(`job ${job.name} failed`, error);
        throw error;
      } finally {
        resting.add(id);
        boss.notifyWorker(id);
      }
    });
    resting.add(id);
  }
  return wakeOne;
}
