import { inject } from "vitest";
import { JOBS_SCHEMA } from "../../platform/jobs/jobs.ts";
import { connectKeeper, KEEPER, openBetween } from "./between.ts";
import { databaseUrl } from "./database-url.ts";
import { openLentPool } from "./lent-pool.ts";

type LentDatabase = Awaited<ReturnType<typeof makeDatabase>>;

/** What this worker made and no file uses now: to copy the template takes longer than the tests of most files. */
const free: LentDatabase[] = [];

export const borrowDatabase = async (): Promise<LentDatabase> => free.pop() ?? makeDatabase();

/**
 * Connections that are still open are ended, and no work is left to a file that never asked for it; the rest is emptied before each test.
 */
export async function giveBack(lent: LentDatabase): Promise<void> {
  const resting = await lent.pool.rest();
  await lent.keeper.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> $1 and pid <> all($2)",
    [KEEPER, resting],
  );
  await lent.keeper.query(`delete from ${JOBS_SCHEMA}.job`);
  free.push(lent);
}

export const putAway = async ({ keeper, between, pool }: LentDatabase): Promise<void> =>
  void (await Promise.all([keeper.end(), between.close(), pool.close()]));

/** A copy of the template. The run drops it at its end. */
async function makeDatabase() {
  const name = `${inject("runName")}${crypto.randomUUID().replaceAll("-", "")}`;
  const maker = await connectKeeper(inject("serverUrl"));
  await maker.query(`create database ${name} template ${inject("runName")}template`);
  await maker.end();
  const url = databaseUrl(inject("serverUrl"), name);
  return { url, keeper: await connectKeeper(url), between: await openBetween(url), pool: openLentPool(url) };
}
