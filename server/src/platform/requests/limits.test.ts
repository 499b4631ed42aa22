import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../testing/app.ts";
import { type Db, openDatabase } from "../database/db.ts";
import { silentLog } from "../log.ts";
import { makeLimits } from "./limits.ts";

const app = await testApp();
const STRICT = { per: "account", max: 3, minutes: 60 } as const;
const GENEROUS = { per: "account", max: 100, minutes: 60 } as const;
let now = "";
beforeEach(() => {
  now = "2026-03-01T12:15:00.000Z";
});

/** The limits of one process. */
const limitsOf = (db: Db) => makeLimits({ db, now: () => now });

async function refusals(times: number, use: () => Promise<number | null>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, use));
  return answers.filter((seconds) => seconds !== null).length;
}

const written = async (key: string) =>
  (await app.db.selectFrom("rateCounters").select("used").where("key", "=", key).executeTakeFirst())?.used ?? 0;

async function untilWritten(key: string, used: number): Promise<void> {
  while ((await written(key)) < used) await sleep(5); // or the test runs out of time
}

test("a small limit is counted in the database, use by use, over all processes", async () => {
  const other = openDatabase({ url: app.url, log: silentLog, max: 2 });
  expect(await refusals(3, () => limitsOf(app.db).consume("code", STRICT))).toBe(0);
  expect(await limitsOf(other).consume("code", STRICT)).toBe(45 * 60);
  await other.destroy();
});

test("a generous limit holds to the last use within a process", async () => {
  const limits = limitsOf(app.db);
  expect(await refusals(100, () => limits.consume("quote", GENEROUS))).toBe(0);
  expect(await refusals(20, () => limits.consume("quote", GENEROUS))).toBe(20);
  await untilWritten("quote", 120);
  expect(await limits.consume("quote", GENEROUS)).toBe(45 * 60);
  now = "2026-03-01T13:00:00.000Z";
  expect(await limits.consume("quote", GENEROUS)).toBeNull();
});

test("a burst over two processes lets half as much again through, and no more", async () => {
  const other = openDatabase({ url: app.url, log: silentLog, max: 2 });
  const processes = [app.db, other].map(limitsOf);
  const refused = await Promise.all(processes.map((limits) => refusals(120, () => limits.consume("burst", GENEROUS))));
  const passed = 240 - refused.reduce((sum, each) => sum + each);
  expect(passed).toBeGreaterThanOrEqual(100);
  expect(passed).toBeLessThanOrEqual(150);
  await other.destroy();
});

test("another process learns of a generous limit's uses with the first it writes down itself", async () => {
  const other = openDatabase({ url: app.url, log: silentLog, max: 2 });
  const [here, there] = [limitsOf(app.db), limitsOf(other)];
  await refusals(100, () => here.consume("search", GENEROUS));
  await untilWritten("search", 100);
  expect(await there.consume("search", GENEROUS)).toBeNull();
  let uses = 1;
  for (; (await there.consume("search", GENEROUS)) === null; uses++) await sleep(5); // or the test runs out of time
  expect(uses).toBeLessThan(50);
  await other.destroy();
});
