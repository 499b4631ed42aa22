import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { ADA, testApp } from "../../testing/app.ts";
import { commitTokens, releaseTokens, reserveTokens } from "../port.ts";
import { lockAccount } from "../repository.ts";
import { addTokens } from "./grant.ts";

const app = await testApp();
const give = (tokens: number, source: "grant" | "plan" | "pack" = "grant") =>
  app.services.transaction(async (tx) => {
    await lockAccount(tx, ADA.id, app.now());
    await addTokens(tx, { userId: ADA.id, tokens, source, type: "grant", about: "For this test", at: app.now() });
  });
const reserve = (id: string, cost: number) =>
  app.services.transaction((tx) => reserveTokens(tx, { id, userId: ADA.id, cost, about: "A crate", at: app.now() }));
const commit = (id: string) => app.services.transaction((tx) => commitTokens(tx, id, app.now()));
const release = (id: string, amount: number | "all" = "all") =>
  app.services.transaction((tx) => releaseTokens(tx, id, { amount, about: "A crate", at: app.now() }));
const account = () => app.as(ADA).tokens.account();
const count = <Value>(values: readonly Value[], of: Value) => values.filter((value) => value === of).length;

test("K1 of fifty jobs of cost 7 on a balance of 7 exactly one is accepted, the others hear 'Insufficient tokens'", async () => {
  await give(7);
  const said = await Promise.all(Array.from({ length: 50 }, (_, n) => reserve(`job-${n}`, 7)));
  expect([count(said, "reserved"), count(said, "insufficient")]).toEqual([1, 49]);
  expect(await account()).toMatchObject({ balance: 0, held: 7 });
});

test("K1 a thousand spends of one token on a hundred: exactly a hundred, and every balance follows from the one before", async () => {
  await give(100);
  const lane = async (lane: number) => {
    const said = [];
    for (let n = 0; n < 25; n++) said.push(await reserve(`job-${lane}-${n}`, 1));
    return said;
  };
  const said = (await Promise.all(Array.from({ length: 40 }, (_, n) => lane(n)))).flat();
  expect([count(said, "reserved"), count(said, "insufficient")]).toEqual([100, 900]);
  const chain = await app.db.selectFrom("tokenUsage").select("balanceAfter").orderBy("id").execute();
  expect(chain.map(({ balanceAfter }) => balanceAfter)).toEqual(Array.from({ length: 101 }, (_, n) => 100 - n));
});

test("K3 work that succeeds is paid once, and counts in this month's and all usage", async () => {
  await give(10);
  await reserve("job", 4);
  expect(await account()).toMatchObject({ balance: 6, held: 4, monthlyUsage: 0 });
  const ends = await Promise.all([...Array.from({ length: 5 }, () => commit("job")), release("job").then((back) => back > 0)]);
  expect(count(ends, true)).toBe(1);
  const { balance, held, totalUsage } = await account();
  expect([balance, held, totalUsage]).toEqual(balance === 6 ? [6, 0, 4] : [10, 0, 0]);
});

test("K3 work that fails gives its tokens back once; half of it counts where it was cancelled while running", async () => {
  await give(10);
  await reserve("failed", 4);
  expect(await Promise.all(Array.from({ length: 5 }, () => release("failed")))).toEqual(expect.arrayContaining([4, 0, 0, 0, 0]));
  await reserve("cancelled", 3);
  expect([await release("cancelled", 2), await commit("cancelled")]).toEqual([2, false]);
  expect(await account()).toMatchObject({ balance: 9, held: 0, monthlyUsage: 1, totalUsage: 1 });
  const { entries } = await app.as(ADA).tokens.usage({});
  expect(entries.map(({ type, tokenCost, balanceAfter }) => [type, tokenCost, balanceAfter])).toEqual([
    ["release", -2, 9],
    ["generation", 3, 7],
    ["release", -4, 10],
    ["reserve", 4, 6],
    ["grant", -10, 10],
  ]);
});

test("tokens of a plan are spent before those of a pack, and what comes back goes where it came from", async () => {
  await give(5, "pack");
  await give(3, "plan");
  const left = async () => (await app.db.selectFrom("tokenLots").select("remaining").orderBy("id").execute()).map((lot) => lot.remaining);
  await reserve("job", 4);
  expect(await left()).toEqual([4, 0]);
  await release("job", 2);
  expect(await left()).toEqual([5, 1]);
});

test("an entry of the history is never rewritten", async () => {
  await give(5);
  await expect(app.db.updateTable("tokenUsage").set({ balanceAfter: 6 }).execute()).rejects.toThrow("token usage is written once");
  await expect(app.db.deleteFrom("tokenUsage").execute()).rejects.toThrow("token usage is written once");
});

test("whoever ends a reservation takes the account before the books, so a start beside it is never in its way", async () => {
  await give(10);
  await reserve("running", 4);
  // Whichever connection writes, its part of the balance is there to be locked.
  await sql`insert into ledger_balances (account, currency, shard, balance)
    select ${`tokens_held:${ADA.id}`}, 'TOK', shard, 0 from generate_series(0, 31) as shard on conflict do nothing`.execute(app.db);
  const { ended } = await app.services.transaction(async (tx) => {
    await lockAccount(tx, ADA.id, app.now());
    const ended = release("running", 2);
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 5_000 });
    // Where the one that waits had written its books already, this would be the end of one of the two.
    await tx.selectFrom("ledgerBalances").select("balance").where("account", "=", `tokens_held:${ADA.id}`).forUpdate().noWait().execute();
    return { ended };
  });
  expect(await ended).toBe(2);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]?.count ?? 0;
}
