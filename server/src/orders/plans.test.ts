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

test("what a buyer holds of a thing is found by the buyer, however often the thing was sold", async () => {
  await app.db.transaction().execute((tx) => writeManySales(tx, { creatorId: CARA.id, count: 4_000, now: app.now(), days: 300 }));
  const buyer = await app.db.selectFrom("orders").select(["buyerId", "email"]).where("buyerId", "is not", null).limit(1).executeTakeFirst();
  const { itemId } = await app.db.selectFrom("orderLines").select("itemId").limit(1).executeTakeFirstOrThrow();
  const wanted = wantedColumns([{ ids: [itemId], buyer: { id: buyer?.buyerId ?? "nobody", email: buyer?.email ?? "" } }]);
  const asked = app.db.selectFrom(wantedRows(wanted)).select(ownedLicences("product", "w.id").as("held")).compile();
  expect(await pagesOf(asked)).toBeLessThan(20);
}, 60_000);
