import { fromKysely, PgBoss } from "pg-boss";
import type { Job, Jobs } from "../platform/jobs/jobs.ts";
import { JOBS_SCHEMA } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";

const quiet = { schema: JOBS_SCHEMA, supervise: false, schedule: false } as const;

/** Makes the queues in the template, once for all test files. */
export async function prepareQueues(url: string, jobs: readonly Job<Services>[]): Promise<void> {
  const boss = new PgBoss({ ...quiet, connectionString: url, max: 1 });
  await boss.start();
  for (const { name } of jobs) await boss.createQueue(name);
  await boss.stop({ graceful: false });
}

/** The real queue without workers: work waits until the test asks for it, so nothing happens behind its back. */
export async function testJobs(url: string, jobs: readonly Job<Services>[]) {
  const boss = new PgBoss({ ...quiet, connectionString: url, max: 1, migrate: false });
  boss.on("error", () => {}); // its database is dropped under it when the file ends
  await boss.start();
  const forTests: Jobs = {
    employ: async () => {},
    // A number of seconds is not waited for; a moment is kept, so that a test can read it.
    enqueue: async (tx, name, data, notBefore) =>
      void (await boss.send(name, data, {
        db: fromKysely(tx.withoutPlugins()),
        startAfter: typeof notBefore === "string" ? notBefore : 0,
      })),
    enqueueAll: async (tx, name, asked) => void (await boss.insert(name, [...asked], { db: fromKysely(tx.withoutPlugins()) })),
    wake: () => {},
    retry: async (tx, name, id) => void (await boss.retry(name, id, { db: fromKysely(tx.withoutPlugins()) })),
    check: async () => {},
    stop: () => boss.stop({ graceful: false }),
  };
  /** Does everything that waits, and answers how many there were. A failing one throws, as a worker would see it. */
  const runJobs = async (services: Services): Promise<number> => {
    let count = 0;
    for (const job of jobs) {
      for (const { id, data } of await boss.fetch<object>(job.name, { batchSize: 100 })) {
        await job.run(services, data ?? {}).catch(async (error) => {
          await boss.fail(job.name, id);
          throw error;
        });
        await boss.complete(job.name, id);
        count++;
      }
    }
    return count;
  };
  return { jobs: forTests, runJobs };
}
