// Kills whoever pays people, and every second time PostgreSQL with it, without warning in the middle of runs, transfers and news, while the provider
// hangs, fails, drops the line, tells things twice and in the wrong order, and sends money back before and after it was paid. In the
// end there is one transfer for each payout that was sent, and the books are the provider's to the cent. Then refunds race payouts.
// npm run bench -- payout-crash [kills]

import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dollars } from "@blenda/domain/shared/language/formats";
import { sql } from "kysely";
import { account, balance, book, entriesBack, holdBalances } from "../server/src/ledger/port.ts";
import { collectAgain } from "../server/src/payouts/run/run.ts";
import { sendPayout } from "../server/src/payouts/sending/send.ts";
import { settleQuiet, syncPayouts } from "../server/src/payouts/sending/sync.ts";
import { type Db, openDatabase } from "../server/src/platform/database/db.ts";
import { findBreaches } from "../server/src/platform/database/invariants.ts";
import { migrate } from "../server/src/platform/database/migrate.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog } from "../server/src/platform/log.ts";
import type { SimulatedTransfers } from "../server/src/platform/outside/payouts/payouts-simulated.ts";
import { freshDatabase } from "./catalogue-database.ts";
import { conclude } from "./crashing.ts";
import { ADMINS, addAdmins, addPeople, clearSales, openProduct } from "./payout-people.ts";

const KILLS = Number(process.argv[2] ?? 20);
const PEOPLE = 120;
const RACES = 200;
const DAYS_A_ROUND = 2.5;
const DATA_DIR = ".data/crash-payouts";
const dataDir = join(DATA_DIR, "postgres");
const faults: string[] = [];
/** Invented sales have no orders, so the figures of orders know nothing of what is given back here. */
const OF_ORDERS = "what a creator's figures say is what the books say, once everything that was told is heard";

let postgres = await startPostgres({ dataDir });
const url = await freshDatabase(postgres.url, "crash_payouts");
await withDb(async (db) => {
  await migrate(db);
  await addAdmins(db);
  await addPeople(db, PEOPLE, { isFaulty: true });
});
for (let round = 1; round <= KILLS; round++) await liveAndDie(round);
await withDb(settleAll);
await withDb(verify);
await withDb(race);
await postgres.stop();
conclude(faults, "one transfer each, the books are the provider's to the cent, every invariant holds");

async function withDb<Answer>(use: (db: Db) => Promise<Answer>): Promise<Answer> {
  const db = openDatabase({ url, log: silentLog, max: 12 });
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

async function liveAndDie(round: number): Promise<void> {
  await withDb(async (db) => {
    await clearSales(db, "person", 3, 1_500, `round${round}`);
    // Whoever was told to mend their account has.
    await sql`update payout_recipients set status = 'active', attention_reason = null where status = 'needs_attention'`.execute(db);
  });
  const child = fork(new URL("./payout-worker.ts", import.meta.url), [url, String(round * DAYS_A_ROUND)], { stdio: "ignore" });
  await once(child, "message");
  await sleep(700 + Math.random() * 1_300);
  const isDatabaseToo = round % 2 === 0;
  if (isDatabaseToo) process.kill(Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
  if (!isDatabaseToo) return;
  await postgres.stop().catch(() => {});
  postgres = await startPostgres({ dataDir });
}

/** What a shop does by itself within hours: everything left half done is asked about, news come, and time passes. */
async function settleAll(db: Db): Promise<void> {
  let ahead = (KILLS + 1) * DAYS_A_ROUND;
  const now = () => new Date(Date.now() + ahead * 86_400_000).toISOString();
  const { services, as, stop } = await openProduct(db, url, now);
  const provider = services.transfers as SimulatedTransfers;
  for (let step = 0; step < 16; step++, ahead += 1) {
    for (const who of ADMINS) {
      const drafts = await db.selectFrom("payouts").select("id").where("status", "=", "draft").execute();
      if (drafts.length > 0) await as(who).payouts.approvePayout({ ids: drafts.map(({ id }) => id).slice(0, 1_000) });
    }
    const waiting = await db.selectFrom("payouts").select("id").where("status", "in", ["approved", "processing"]).execute();
    for (const { id } of waiting) await sendPayout(services, id).catch(() => {});
    while ((await provider.deliverDue()) > 0);
    await syncPayouts(services);
    await settleQuiet(services);
  }
  await stop();
}

async function verify(db: Db): Promise<void> {
  const { rows } = await sql<{
    status: string;
    count: number;
  }>`select status, count(*)::int as count from payouts group by 1 order by 1`.execute(db);
  const { services, stop } = await openProduct(db, url, () => new Date(Date.now() + 400 * 86_400_000).toISOString());
  const statement = await services.transfers.statement("2000-01-01T00:00:00.000Z", "2200-01-01T00:00:00.000Z");
  const left = -statement.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const ofBooks = await balance(db, account("payout_provider"));
  const { rows: wrong } = await sql<{ id: string }>`
    select p.id from payouts p left join simulated_transfers t on t.idempotency_key = p.id group by p.id, p.taken_at
    having count(t.id) <> case when p.taken_at is null then 0 else 1 end`.execute(db);
  const news = await db
    .selectFrom("payoutNews")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  console.log(
    `${KILLS} kills, ${KILLS >> 1} with PostgreSQL; payouts: ${rows.map(({ status, count }) => `${count} ${status}`).join(", ")}`,
  );
  console.log(
    `${statement.filter(({ kind }) => kind === "transfer").length} transfers, ${news.count} news; left the provider ${dollars(left)}, by the books ${dollars(ofBooks)}`,
  );
  if (left !== ofBooks) faults.push(`the provider says ${left}, the books say ${ofBooks}`);
  for (const { id } of wrong) faults.push(`payout ${id} has not the transfer it should have`);
  for (const { status, count } of rows)
    if (["approved", "processing", "sent"].includes(status)) faults.push(`${count} payouts are still ${status}`);
  for (const { name } of await findBreaches(db)) faults.push(name);
  await stop();
}

/** A refund of most of what somebody has, and two who collect it, in the same moment. */
async function race(db: Db): Promise<void> {
  const people = await addPeople(db, RACES, { prefix: "racer" });
  await clearSales(db, "racer", 2, 4_000, "race");
  const { services, stop } = await openProduct(db, url, () => new Date(Date.now() + 400 * 86_400_000).toISOString());
  let collectedFirst = 0;
  for (const userId of people) {
    const earned = await balance(db, account("creator_available", userId));
    const line = {
      creatorId: userId,
      paidCents: 3_000,
      taxCents: 0,
      refundedCents: 0,
      maturedAt: services.now(),
      split: { net: 3_000, commission: 450, processing: 117, affiliate: 0, collaborators: 0, creator: 2_433 },
    };
    const refund = services.transaction(async (tx) =>
      book(tx, { kind: "refund", source: `refund/race-${userId}`, at: services.now(), entries: await entriesBack(tx, line, 3_000) }),
    );
    const collect = () =>
      services.transaction(async (tx) => {
        await holdBalances(tx, [userId]);
        return collectAgain(tx, services, userId);
      });
    await Promise.all([refund, collect(), collect()]);
    const [available, inPayout] = [
      await balance(db, account("creator_available", userId)),
      await balance(db, account("creator_in_payout", userId)),
    ];
    if (available < 0) collectedFirst++;
    if (available + inPayout !== earned - 2_550) faults.push(`${userId}: ${available} and ${inPayout} are not ${earned} less 2550`);
    if (available < -5_000) faults.push(`${userId} owes ${-available}`);
  }
  console.log(`${RACES} refunds raced payouts: ${collectedFirst} came after the payout, ${RACES - collectedFirst} before it`);
  for (const { name } of await findBreaches(db)) if (name !== OF_ORDERS) faults.push(`after the race: ${name}`);
  await stop();
}
