import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ROOT, testApp } from "../testing/app.ts";
import { readingOf } from "../testing/database/plans.ts";
import { writeManyVisits } from "../testing/figures/many-visits.ts";

const app = await testApp({ isKept: true });
const MANY = 100_000;

test("among a hundred thousand visits every chart of a year is read from sums of days", async () => {
  await app.db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await writeManyVisits(one, { count: MANY, days: 365, now: addMinutes(app.now(), -60) });
    await sql`reset all`.execute(one);
  });
  const to = dayOf(app.now());
  const year = { from: dayAfter(to, -364), to };
  const calls = app.as(ROOT).analytics;
  expect((await calls.overview(year)).totals.visits).toBe(MANY);
  const visits = await readingOf(app.db, "visits", async () => {
    await calls.overview(year);
    await calls.sources(year);
    await calls.devices(year);
    await calls.geography(year);
  });
  expect([visits.isWhole, visits.rows < MANY / 100]).toEqual([false, true]);
}, 240_000);
