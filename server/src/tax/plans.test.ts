import { addDays } from "@blenda/domain/shared/calendar";
import { quarterOf } from "@blenda/domain/tax/rules";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { CARA, ROOT, testApp } from "../testing/app.ts";
import { readingOf } from "../testing/database/plans.ts";
import { writeManySales } from "../testing/figures/many-sales.ts";

const app = await testApp({ isKept: true });
const MANY = 8_000;
const YEARS = 10;
const QUARTER_DAYS = 92;
const QUARTER_SALES = Math.ceil((MANY / (YEARS * 365)) * QUARTER_DAYS);

beforeAll(async () => {
  await app.db.transaction().execute((tx) => writeManySales(tx, { creatorId: CARA.id, count: MANY, now: app.now(), days: YEARS * 365 }));
  await sql`update orders set tax_country = case when id like '%1' then 'FR' else 'DE' end, tax_bps = 1900`.execute(app.db);
  await sql`vacuum analyze orders`.execute(app.db);
}, 60_000);

test("the return of a quarter reads the orders of that quarter, however many years were sold before", async () => {
  // One that is over: on the first days of a quarter hardly anything was sold in it.
  const quarter = quarterOf(addDays(app.now(), -QUARTER_DAYS));
  const report = () => app.as(ROOT).tax.report({ quarter });
  expect((await report()).rows).toMatchObject([{ country: "DE" }, { country: "FR" }]);
  const { rows, isWhole } = await readingOf(app.db, "orders", report);
  expect(isWhole).toBe(false);
  expect(rows).toBeGreaterThan(0);
  // Once for what was sold, once for whose country is unproven.
  expect(rows).toBeLessThanOrEqual(2 * QUARTER_SALES);
});
