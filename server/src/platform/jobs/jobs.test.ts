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
