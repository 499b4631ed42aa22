import { type CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import { CARA, testApp } from "../testing/app.ts";
import { writeManySales } from "../testing/figures/many-sales.ts";
import { ownedLicences, wantedColumns, wantedRows } from "./sql.ts";

const app = await testApp();

/** How many pages of memory a statement looks at. */
async function pagesOf({ sql: text, parameters }: Pick<CompiledQuery, "sql" | "parameters">): Promise<number> {
  const { rows } = await app.db.executeQuery<Record<string, [{ Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number } }]>>({
    ...sql.raw(`explain (analyze, buffers, format json) ${text}`).compile(app.db),
    parameters,
  });
  const plan = Object.values(rows[0] ?? {})[0]?.[0]?.Plan;
  return (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
}

/** Four hundred accounts that bought all of it between them. */
async function giveToPeople(): Promise<void> {
  await sql`insert into users (id, email, name, display_name, global_affiliate_id, created_at)
    select 'person-' || n, 'person-' || n || '@example.com', 'P', 'P', (100 + n) || 'PER', ${app.now()}::timestamptz from generate_series(0, 399) n`.execute(
    app.db,
  );
  const person = sql`'person-' || substring(id from 6)::int / 10`;
  await sql`update orders set buyer_id = ${person}, email = ${person} || '@example.com'`.execute(app.db);
  await sql`update order_lines set buyer_id = ${person}`.execute(app.db);
  await sql`vacuum analyze orders, order_lines`.execute(app.db);
}

test("what a buyer holds of a thing is found by the buyer, however often the thing was sold", async () => {
  await app.db.transaction().execute((tx) => writeManySales(tx, { creatorId: CARA.id, count: 4_000, now: app.now(), days: 300 }));
  await giveToPeople();
  const buyer = { id: "person-7", email: "person-7@example.com" };
  const wanted = wantedColumns([{ ids: ["many-3"], buyer, now: app.now() }]);
  const asked = app.db.selectFrom(wantedRows(wanted)).select(ownedLicences("product", "w.id").as("held")).compile();
  expect(await pagesOf(asked)).toBeLessThan(12);
}, 60_000);
