import { fromKysely, PgBoss } from "pg-boss";
import type { Tx } from "../database/db.ts";
import type { Log } from "../log.ts";

/** Work for later, or for every night. It may run again after a crash, so running twice must be harmless. */
export interface Job<Services, Data extends object = object> {
  name: string;
  /** When it runs by itself, in UTC; absent: only when somebody asks for it. */
  cron?: string;
  retryLimit?: number;
  run(services: Services, data: Data): Promise<void>;
}

export interface Jobs {
  /** Makes the queues and begins to work: whatever waited while no process ran is done now. */
  employ<Services>(jobs: readonly Job<Services>[], services: Services): Promise<void>;
  /** Asks for work in the caller's transaction: it happens if, and only if, that commits, and not before so many seconds have passed. */
  enqueue(tx: Tx, name: string, data: object, afterSeconds?: number): Promise<void>;
  /** Starts waiting work of this name now instead of at the next look. */
  wake(name: string): void;
  /** Begins failed work anew in the caller's transaction. */
  retry(tx: Tx, name: string, id: string): Promise<void>;
  check(): Promise<void>;
  stop(): Promise<void>;
}

export const JOBS_SCHEMA = "jobs";
const LOOK_EVERY_SECONDS = 2;
const STOP_WITHIN_MS = 3_000;
/** Work whose process is gone begins again: so long it is believed to be at it, and so often somebody looks. */
const BELIEVED_SECONDS = 30;
const MISSED_EVERY_SECONDS = 15;

const looking = { superviseIntervalSeconds: MISSED_EVERY_SECONDS, monitorIntervalSeconds: MISSED_EVERY_SECONDS };

export async function openJobs(url: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, schema: JOBS_SCHEMA, max: 2, ...looking });
  boss.on("error", (error) => log.warn("jobs: database trouble", error));
  await boss.start();
  const workers = new Map<string, string>();
  return {
    employ: async (jobs, services) => {
      for (const job of jobs) workers.set(job.name, await employ(boss, job, services, log));
    },
    enqueue: async (tx, name, data, afterSeconds = 0) =>
      void (await boss.send(name, data, { db: fromKysely(tx.withoutPlugins()), startAfter: afterSeconds })),
    // No NOTIFY inside commands: it takes a database-wide lock at commit. The own worker is woken instead.
    wake: (name) => boss.notifyWorker(workers.get(name) ?? ""),
    retry: async (tx, name, id) => void (await boss.retry(name, id, { db: fromKysely(tx.withoutPlugins()) })),
    check: async () => void (await boss.getQueues()),
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
  };
}

async function employ<Services>(boss: PgBoss, job: Job<Services>, services: Services, log: Log): Promise<string> {
  await boss.createQueue(job.name);
  const again = { retryLimit: job.retryLimit ?? 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 };
  await boss.updateQueue(job.name, { ...again, heartbeatSeconds: BELIEVED_SECONDS });
  if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: "UTC" });
  else await boss.unschedule(job.name);
  return boss.work<object>(job.name, { pollingIntervalSeconds: LOOK_EVERY_SECONDS }, async (asked) => {
    for (const { data } of asked) {
      try {
        await job.run(services, data ?? {});
      } catch (error) {
        log.error(`job ${job.name} failed`, error);
        throw error;
      }
    }
  });
}
