// People with balances and accounts to be paid to, and a product around them whose clock is somebody's own.
import { sql } from "kysely";
import { startApp } from "../server/src/app.ts";
import type { Db } from "../server/src/platform/database/db.ts";
import { openJobs } from "../server/src/platform/jobs/jobs.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { makeVault } from "../server/src/platform/secrets/vault.ts";
import { callsAs } from "../server/src/testing/calls-as.ts";
import { memoryStorage } from "../server/src/testing/outside/storage.ts";

/** The same in every process: what one seals the next one opens. */
const vault = makeVault(new Map([["1", Buffer.alloc(32, 7)]]));

export const ADMINS = ["admin-one", "admin-two"] as const;

const admin = (id: string) => ({
  ...{ id, email: `${id}@example.com`, name: id, displayName: id, photoUrl: null, globalAffiliateId: "100ADM" },
  ...{ isAdmin: true, isCreator: false, roles: [], permissions: [], hasEverBeenAffiliate: false, hasFirstSteps: false },
});

/** Everything behind the web server, without its workers: whoever opens it does their work, when they want to. */
export async function openProduct(db: Db, url: string, now: () => string) {
  const site = { url: "http://localhost", isSecure: false, supportEmail: "support@example.com" };
  const outside = { storage: memoryStorage(), vault, mail: null, google: null, site, flags: ["mfaBypass" as const] };
  const jobs = { ...(await openJobs(url, silentLog)), employ: async () => {}, enqueue: async () => {}, wake: () => {} };
  const app = await startApp({ db, url, log: silentLog, ...outside, now, jobs });
  const as = (id: string) => callsAs(app.services, admin(id));
  return { ...app, as };
}

/** The last four say how the simulated provider plays; the rest is well behaved. */
const LAST_FOURS = ["0001", "0003", "0004", "0005", "0006", "0007", "0008", "4471", "4471", "4471"];

const affiliateId = (n: number): string =>
  `${100 + (n % 900)}${[...Array(3)].map((_, at) => String.fromCharCode(65 + (Math.floor(n / 900 / 26 ** at) % 26))).join("")}`;

export async function addPeople(
  db: Db,
  count: number,
  { prefix = "person", isFaulty = false, now = new Date().toISOString() } = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `${prefix}-${String(n).padStart(5, "0")}`);
  const base = prefix.length * 100_000;
  const person = (id: string, n: number) => ({
    id,
    email: `${id}@example.com`,
    name: id,
    displayName: id,
    globalAffiliateId: affiliateId(base + n),
    createdAt: now,
  });
  await db.insertInto("users").values(ids.map(person)).execute();
  const fieldsSealed = vault.seal(JSON.stringify({ routingNumber: "026009593", accountNumber: "000004471" }));
  const accounts = ids.map((userId, n) => ({
    ...{
      id: `recipient-${userId}`,
      userId,
      currency: n % 5 === 0 ? "EUR" : "USD",
      country: "US",
      type: "aba" as const,
      holderName: userId,
      holderType: "person" as const,
    },
    ...{
      last4: isFaulty ? (LAST_FOURS[n % LAST_FOURS.length] ?? "4471") : "4471",
      status: "active" as const,
      isDefault: true,
      fieldsSealed,
    },
    ...{ createdAt: now, changedAt: now, verifiedAt: now },
  }));
  await db.insertInto("payoutRecipients").values(accounts).execute();
  return ids;
}

export async function addAdmins(db: Db): Promise<void> {
  const now = new Date().toISOString();
  const person = (id: string, n: number) => ({
    id,
    email: `${id}@example.com`,
    name: id,
    displayName: id,
    globalAffiliateId: affiliateId(9_000_000 + n),
    hasAdminClaim: true,
    createdAt: now,
  });
  await db.insertInto("users").values(ADMINS.map(person)).execute();
  await db
    .insertInto("admins")
    .values(ADMINS.map((userId) => ({ userId, listedAt: now, level: "super" as const })))
    .execute();
}

/** So many sales of each have cleared; each is an entry of its own. Their pending balance pays for it, so no order is missing. */
export async function clearSales(db: Db, prefix: string, each: number, cents: number, mark: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`with booked as (
        insert into ledger_transactions (kind, source, at)
        select 'mature', 'line/' || ${mark}::text || '/' || n || '/' || u.id, now()
        from users u, generate_series(1, ${each}::int) n where u.id like ${`${prefix}-%`} returning id, source)
      insert into ledger_entries (transaction_id, account, amount, currency)
      select b.id, side.kind || ':' || split_part(b.source, '/', 4), side.sign * (${cents}::bigint + b.id % 700), 'USD' from booked b
        cross join (values ('creator_available', 1), ('creator_pending', -1)) as side (kind, sign)`.execute(tx);
  });
}
