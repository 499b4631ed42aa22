import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { testApp } from "../../testing/app.ts";
import { openDatabase } from "../database/db.ts";
import { silentLog } from "../log.ts";
import { consumeLimit } from "./limits.ts";

const app = await testApp();
const STRICT = { per: "account", max: 3, minutes: 60 } as const;
const GENEROUS = { per: "account", max: 100, minutes: 60 } as const;
const NOW = "2026-03-01T12:15:00.000Z";

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
  expect(await refusals(3, () => consumeLimit(app.db, "code", STRICT, NOW))).toBe(0);
  expect(await consumeLimit(other, "code", STRICT, NOW)).toBe(45 * 60);
  await other.destroy();
});

test("a generous limit holds to the last use within a process", async () => {
  expect(await refusals(100, () => consumeLimit(app.db, "quote", GENEROUS, NOW))).toBe(0);
  expect(await refusals(20, () => consumeLimit(app.db, "quote", GENEROUS, NOW))).toBe(20);
  await untilWritten("quote", 120);
  expect(await consumeLimit(app.db, "quote", GENEROUS, NOW)).toBe(45 * 60);
  expect(await consumeLimit(app.db, "quote", GENEROUS, "2026-03-01T13:00:00.000Z")).toBeNull();
});

test("a burst over two processes lets half as much again through, and no more", async () => {
  const other = openDatabase({ url: app.url, log: silentLog, max: 2 });
  const refused = await Promise.all([app.db, other].map((db) => refusals(120, () => consumeLimit(db, "burst", GENEROUS, NOW))));
  const passed = 240 - refused.reduce((sum, each) => sum + each);
  expect(passed).toBeGreaterThanOrEqual(100);
  expect(passed).toBeLessThanOrEqual(150);
  await other.destroy();
});

test("another process learns of a generous limit's uses with the first it writes down itself", async () => {
  const other = openDatabase({ url: app.url, log: silentLog, max: 2 });
  await refusals(100, () => consumeLimit(app.db, "search", GENEROUS, NOW));
  await untilWritten("search", 100);
  expect(await consumeLimit(other, "search", GENEROUS, NOW)).toBeNull();
  let uses = 1;
  for (; (await consumeLimit(other, "search", GENEROUS, NOW)) === null; uses++) await sleep(5); // or the test runs out of time
  expect(uses).toBeLessThan(50);
  await other.destroy();
});
