import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "../testing/app.ts";
import { account, balance, book } from "./port.ts";

const app = await testApp();
const sale = (source: string, cents = 2_400) =>
  app.services.transaction((tx) =>
    book(tx, {
      kind: "sale",
      source,
      at: app.now(),
      entries: [
        { account: account("provider"), amount: -cents },
        { account: account("platform_commission"), amount: 360 },
        { account: account("affiliate_pending", "cara"), amount: cents - 360 },
      ],
    }),
  );

test("what is booked is booked once, however often and at once it is asked for", async () => {
  const isNew = await Promise.all(Array.from({ length: 20 }, () => sale("order/1")));
  expect(isNew.filter(Boolean)).toHaveLength(1);
  expect(await balance(app.db, account("affiliate_pending", "cara"))).toBe(2_040);
  expect(await balance(app.db, account("provider"))).toBe(-2_400);
});

test("a hundred bookings at once leave the balance equal to the sum of the entries", async () => {
  await Promise.all(Array.from({ length: 100 }, (_, n) => sale(`order/${n}`, 1_000 + n)));
  const { total } = await app.db
    .selectFrom("ledgerEntries")
    .select(sql<string>`sum(amount)`.as("total"))
    .where("account", "=", "provider")
    .executeTakeFirstOrThrow();
  expect(await balance(app.db, "provider")).toBe(Number(total));
});

test("a booking that does not balance is refused at the commit", async () => {
  const unbalanced = app.services.transaction((tx) =>
    book(tx, { kind: "sale", source: "order/x", at: app.now(), entries: [{ account: "provider", amount: -1 }] }),
  );
  await expect(unbalanced).rejects.toThrow(/does not balance/);
  expect(await app.db.selectFrom("ledgerTransactions").select("id").execute()).toEqual([]);
});

test("nobody rewrites the books, and nobody adds to a booking that stands", async () => {
  await sale("order/1");
  await expect(app.db.updateTable("ledgerEntries").set({ amount: 1 }).execute()).rejects.toThrow(/append-only/);
  await expect(app.db.deleteFrom("ledgerTransactions").execute()).rejects.toThrow(/append-only/);
  const { id } = await app.db.selectFrom("ledgerTransactions").select("id").executeTakeFirstOrThrow();
  const late = { transactionId: id, account: "provider", amount: 5, currency: "USD" };
  await expect(app.db.insertInto("ledgerEntries").values(late).execute()).rejects.toThrow(/closed/);
});
