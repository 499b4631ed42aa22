import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ROOT, testApp } from "../testing/app.ts";
import { readingOf } from "../testing/database/plans.ts";
import { writeManySold, writeManyVisits } from "../testing/figures/many-visits.ts";

const app = await testApp({ isKept: true });
const MANY = 100_000;
const SOLD_A_DAY = 100;
/** Days of a year that are in none of its whole months. */
const MOST_DAYS_LEFT = 60;

test("among a hundred thousand visits every chart of a year is read from sums of days", async () => {
  await app.db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await writeManyVisits(one, { count: MANY, days: 365, now: addMinutes(app.now(), -60) });
    // Sums without records, which the last days may not have.
    await writeManySold(one, { days: 365, items: SOLD_A_DAY, now: addMinutes(app.now(), -10 * 24 * 60) });
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

  // Months of the year and the days around them; of the whole, one row a day.
  const sold = await readingOf(app.db, "item_days", () => calls.overview(year));
  expect(sold.rows).toBeLessThan(MOST_DAYS_LEFT * SOLD_A_DAY);
  const revenue = await readingOf(app.db, "revenue_days", () => calls.revenue(year));
  expect(revenue.rows).toBeLessThanOrEqual(365);
  const parts = await readingOf(app.db, "visit_days", () => calls.geography(year));
  const { rows } = await sql<{ days: number }>`select count(*)::int as days from visit_days where dimension = 'country'`.execute(app.db);
  expect(parts.rows).toBeLessThan((rows[0]?.days ?? 0) / 2);
}, 240_000);
