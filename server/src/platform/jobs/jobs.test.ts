import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import { expect, test, vi } from "vitest";
import { testApp } from "../../testing/app.ts";
import { silentLog } from "../log.ts";
import { JOBS_SCHEMA, openJobs } from "./jobs.ts";

const app = await testApp();

test("work whose process is gone begins again as soon as it is missed", async () => {
  const run = vi.fn(async () => {});
  const name = "test.lost";
  const first = await openJobs(app.url, silentLog);
  const gone = new PgBoss({ connectionString: app.url, schema: JOBS_SCHEMA, max: 1, supervise: false, schedule: false });
  try {
    await first.employ([{ name, run: () => new Promise(() => {}) }], {});
    await first.stop();
    await gone.start();
    await gone.send(name, { n: 1 }, { db: fromKysely(app.db.withoutPlugins()) });
    // Taken by a process that is killed: nobody says any more that it is being done.
    expect(await gone.fetch(name)).toHaveLength(1);
    const { numAffectedRows } =
      await sql`update jobs.job set heartbeat_on = heartbeat_on - interval '31 seconds' where name = ${name}`.execute(app.db);
    expect(numAffectedRows).toBe(1n);
    await sql`update jobs.queue set monitor_claim_on = null, monitor_on = null where name = ${name}`.execute(app.db);
    const second = await openJobs(app.url, silentLog);
    await second.employ([{ name, run }], {});
    await vi.waitFor(() => expect(run).toHaveBeenCalledWith({}, { n: 1 }), { timeout: 50_000, interval: 100 });
    await second.stop();
  } finally {
    await gone.stop({ graceful: false });
  }
}, 90_000);

/** At one every two seconds it would take two minutes. */
const MANY = 60;
const QUICKLY = { timeout: 20_000, interval: 20 };

async function working(jobs: Parameters<Awaited<ReturnType<typeof openJobs>>["employ"]>[0], use: () => Promise<void>) {
  const opened = await openJobs(app.url, silentLog);
  try {
    await opened.employ(jobs, {});
    await use();
  } finally {
    await opened.stop();
  }
}

const ask = (name: string, count: number) =>
  app.services.transaction((tx) =>
    app.services.jobs.enqueueAll(
      tx,
      name,
      Array.from({ length: count }, (_, n) => ({ data: { n } })),
    ),
  );

test("a queue goes on while there is work, one at a time", async () => {
  const name = "test.backlog";
  const done: number[] = [];
  let atOnce = 0;
  const run = async (_: object, data: object) => {
    expect(++atOnce).toBe(1);
    await setImmediate();
    atOnce--;
    done.push((data as { n: number }).n);
  };
  await working([{ name, run }], async () => {
    await ask(name, MANY);
    await vi.waitFor(() => expect(done).toHaveLength(MANY), QUICKLY);
  });
  expect(new Set(done).size).toBe(MANY);
});

test("as many as declared work at once, and neither one that fails nor one that never ends holds up the others", async () => {
  const name = "test.several";
  const done = new Set<number>();
  let atOnce = 0;
  let most = 0;
  const never = Promise.withResolvers<void>();
  const run = async (_: object, data: object) => {
    const { n } = data as { n: number };
    most = Math.max(most, ++atOnce);
    try {
      if (n === 0) await never.promise;
      await sleep(5);
      if (n === 1) throw new Error("this one fails");
      done.add(n);
    } finally {
      atOnce--;
    }
  };
  await working([{ name, concurrency: 3, run }], async () => {
    await ask(name, MANY);
    await vi.waitFor(() => expect(done.size).toBe(MANY - 2), QUICKLY);
    expect(most).toBe(3);
    // Work is done a moment before its row says so.
    await vi.waitFor(async () => {
      const { rows } = await sql<{ state: string }>`select state from jobs.job where name = ${name} and state <> 'completed'`.execute(
        app.db,
      );
      expect(rows.map(({ state }) => state).sort()).toEqual(["active", "retry"]);
    }, QUICKLY);
    never.resolve();
  });
});

test("what has a higher priority is begun first", async () => {
  const name = "test.priority";
  const began: string[] = [];
  await working([{ name, run: async () => {} }], async () => {});
  await app.services.transaction(async (tx) => {
    await app.services.jobs.enqueue(tx, name, { what: "usual" });
    await app.services.jobs.enqueueAll(tx, name, [
      { data: { what: "later" }, priority: -1 },
      { data: { what: "now" }, priority: 1 },
    ]);
  });
  const run = async (_: object, data: object) => void began.push((data as { what: string }).what);
  await working([{ name, run }], () => vi.waitFor(() => expect(began).toEqual(["now", "usual", "later"]), QUICKLY));
});

test("a queue and its schedule are as declared after every start, whatever they were before", async () => {
  const name = "test.declared";
  const run = async () => {};
  const declared = async (job: { retryLimit?: number; cron?: string }) => {
    await working([{ name, run, ...job }], async () => {});
    const { rows } = await sql<{ retryLimit: number; heartbeatSeconds: number; cron: string | null }>`
      select q.retry_limit, q.heartbeat_seconds, s.cron from jobs.queue q left join jobs.schedule s on s.name = q.name
      where q.name = ${name}`.execute(app.db);
    return rows;
  };
  expect(await declared({ retryLimit: 3, cron: "0 4 * * *" })).toEqual([{ retryLimit: 3, heartbeatSeconds: 30, cron: "0 4 * * *" }]);
  expect(await declared({ retryLimit: 7, cron: "0 5 * * *" })).toEqual([{ retryLimit: 7, heartbeatSeconds: 30, cron: "0 5 * * *" }]);
  expect(await declared({})).toEqual([{ retryLimit: 5, heartbeatSeconds: 30, cron: null }]);
});
