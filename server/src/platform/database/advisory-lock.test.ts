import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { testApp } from "../../testing/app.ts";
import { silentLog } from "../log.ts";
import { whileLocked } from "./advisory-lock.ts";
import { openDatabase } from "./db.ts";

const app = await testApp();

test("who waits for its turn waits longer than a statement may take, and afterwards no statement takes longer", async () => {
  const url = new URL(app.url);
  url.searchParams.set("statement_timeout", "500");
  const other = openDatabase({ url: url.href, log: silentLog, max: 1 });
  const longest = async () => (await sql<{ of: string }>`select current_setting('statement_timeout') as of`.execute(other)).rows[0]?.of;
  const waitsLong = () =>
    sql`select from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory' and clock_timestamp() - query_start > interval '700 ms'`.execute(
      app.db,
    );
  try {
    expect(await longest()).toBe("500ms");
    const begun = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const first = whileLocked(app.db, "a turn", async () => {
      begun.resolve();
      await over.promise;
    });
    await begun.promise;
    const second = whileLocked(other, "a turn", async () => "done").catch((error: Error) => error.message);
    await Promise.race([second, vi.waitFor(async () => expect((await waitsLong()).rows).toHaveLength(1), { timeout: 20_000 })]);
    over.resolve();
    await first;
    expect(await second).toBe("done");
    expect(await longest()).toBe("500ms");
  } finally {
    await other.destroy();
  }
});
