// What staff wait for on /admin/payments among 1,000,000 orders: the first page, every filter, every search, page 20, and the provider's
// events; each through the same functions the calls use, on one connection, one after the other.
// npm run bench -- payments [--quick]

import { join } from "node:path";
import { PAYMENT_STATES } from "@blenda/domain/payments/constants";
import type { PaymentFilter } from "@blenda/domain/payments/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { exactly } from "@blenda/domain/shared/language/formats";
import { sql } from "kysely";
import { detailFor } from "../server/src/payments/staff/detail.ts";
import { linesFor, orderList, selectOrders } from "../server/src/payments/staff/list.ts";
import { eventList, selectEvents } from "../server/src/payments/staff/provider-events.ts";
import { type Db, openDatabase } from "../server/src/platform/database/db.ts";
import { migrate } from "../server/src/platform/database/migrate.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { fill } from "../server/src/testing/database/filling.ts";
import { freshDatabase } from "./catalogue-database.ts";

const COUNT = process.argv.includes("--quick") ? 100_000 : 1_000_000;
const TIMES = 41;
const PROMISED_MS = 50;
const DEEP_PAGE = 20;
const LIMIT = 50;
const DATA_DIR = ".data/bench-payments";

const now = new Date().toISOString();
const admin = {
  ...{ id: "root", email: "root@example.com", name: "root", displayName: "root", photoUrl: null, globalAffiliateId: "100ROO" },
  ...{ hasEverBeenAffiliate: false, hasFirstSteps: false, isAdmin: true, isCreator: false, roles: [], permissions: [] },
};

/** Two years of orders: nine in ten paid, one in twenty given back, few disputed, tested or marked. */
const write = (db: Db) =>
  fill(db, ["users", "orders", "order_lines", "charges", "webhook_inbox", "fraud_marks"], async (tx) => {
    await sql`insert into users (id, email, name, display_name, global_affiliate_id, created_at)
      select 'u' || n, 'u' || n || '@example.com', 'P', 'P', (100 + n % 900)::text || chr(65 + n / 900 % 26) || chr(65 + n / 23400) || 'Z', now() from generate_series(1, ${COUNT / 10}::int) n`.execute(
      tx,
    );
    await sql`insert into orders (id, number, buyer_id, email, status, currency, subtotal_cents, discount_cents, tax_cents, total_cents,
        refunded_cents, provider, intent_id, card_brand, card_last4, is_test, created_at, expires_at, paid_at)
      select 'o' || n, 100000 + n, case when n % 5 > 0 then 'u' || 1 + n % (${COUNT}::int / 10) end, 'u' || 1 + n % (${COUNT}::int / 10) || '@example.com',
        s.status, 'USD', 2000, 0, 0, 2000,
        case when s.status <> 'paid' then 0 when n % 20 = 1 then 2000 when n % 50 = 2 then 500 else 0 end, 'stripe', 'pi_' || n,
        case when s.status = 'paid' then 'visa' end, case when s.status = 'paid' then lpad((n::bigint * 7919 % 10000)::text, 4, '0') end, n % 2000 = 3,
        now() - n * interval '63 seconds', now(), case when s.status = 'paid' then now() - n * interval '63 seconds' end
      from generate_series(1, ${COUNT}::int) n, lateral (select case when n % 10 > 0 then 'paid' else
        (array['expired', 'failed', 'cancelled', 'pending_payment', 'requires_action'])[1 + n / 10 % 5] end as status) s`.execute(tx);
    await sql`insert into order_lines (id, order_id, buyer_id, position, item_type, item_id, title, list_cents, discount_cents, tax_cents, paid_cents,
        split, status)
      select 'l' || n, 'o' || n, null, 0, 'product', 'p' || n % 1000, 'Thing ' || n % 1000, 2000, 0, 0, 2000,
        '{"net":2000,"commission":300,"processing":88,"affiliate":0,"collaborators":0,"creator":1612}', 'fulfilled'
      from generate_series(1, ${COUNT}::int) n`.execute(tx);
    await sql`insert into charges (intent_id, order_id, provider, amount_cents, currency, status, created_at, captured_at, dispute)
      select intent_id, id, 'stripe', 2000, 'USD', 'captured', created_at, created_at,
        case (number % 400)::int when 4 then 'open' when 5 then 'won' when 6 then 'lost' else 'none' end
      from orders where status = 'paid'`.execute(tx);
    await sql`insert into webhook_inbox (provider, event_id, type, object_id, payload, received_at, processed_at, outcome)
      select 'stripe', 'evt_' || number, case when number % 30 = 0 then 'refunded' else 'payment_succeeded' end, intent_id,
        jsonb_build_object('intentId', intent_id, 'orderId', id), created_at, case when number % 5000 > 0 then created_at end, 'fulfilled'
      from orders where status = 'paid'`.execute(tx);
    await sql`insert into fraud_marks (order_id, reason, marked_at)
      select id, 'A stolen card', now() from orders where status = 'paid' and number % 1000 = 7`.execute(tx);
    // As the triggers would have it.
    await sql`update orders o set is_disputed = c.dispute in ('open', 'lost') from charges c
      where c.order_id = o.id and c.dispute <> 'none'`.execute(tx);
    await sql`update orders set is_fraud = true where id in (select order_id from fraud_marks)`.execute(tx);
  });

async function page(db: Db, filter: PaymentFilter, after?: string): Promise<string | null> {
  const { rows, next } = await orderList.page(db, selectOrders(db, filter), { limit: LIMIT, after });
  await linesFor(db, admin, rows);
  return next;
}

async function deepCursor(db: Db): Promise<string> {
  let after: string | undefined;
  for (let n = 1; n < DEEP_PAGE; n += 1) after = (await page(db, {}, after)) ?? undefined;
  return after ?? "";
}

async function questions(db: Db): Promise<Record<string, () => Promise<unknown>>> {
  const deep = await deepCursor(db);
  const middle = Math.floor(COUNT / 2) + 1;
  const states = PAYMENT_STATES.map((state) => [`orders, ${state}`, () => page(db, { state })] as const);
  const month = { from: addDays(now, -400), to: addDays(now, -370) };
  return {
    "orders, first page": () => page(db, {}),
    [`orders, page ${DEEP_PAGE}`]: () => page(db, {}, deep),
    ...Object.fromEntries(states),
    "orders, a month long ago": () => page(db, month),
    "orders, refunded in a month long ago": () => page(db, { ...month, state: "refunded" }),
    "search, order number": () => page(db, { search: String(100_000 + middle) }),
    "search, address": () => page(db, { search: `u${1 + (middle % (COUNT / 10))}@example.com` }),
    "search, last four": () => page(db, { search: "4242" }),
    "search, payment": () => page(db, { search: `pi_${middle}` }),
    "one order": () => detailFor({ db, user: admin }, `o${middle}`),
    "events, first page": () => eventList.page(db, selectEvents(db, {}), { limit: LIMIT }),
    "events, refunds": () => eventList.page(db, selectEvents(db, { type: "refunded" }), { limit: LIMIT }),
    "events, waiting": () => eventList.page(db, selectEvents(db, { show: "waiting" }), { limit: LIMIT }),
    "events of a payment": () => eventList.page(db, selectEvents(db, { search: `pi_${middle}` }), { limit: LIMIT }),
  };
}

async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const began = performance.now();
    await ask();
    took.push(performance.now() - began);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const slow: string[] = [];
try {
  const url = await freshDatabase(postgres.url, "bench_payments");
  const db = openDatabase({ url, log: silentLog });
  try {
    await migrate(db);
    const began = performance.now();
    await write(db);
    console.log(`${exactly(COUNT)} orders written in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    await db.connection().execute(async (one) => {
      for (const [name, ask] of Object.entries(await questions(one))) {
        const median = await medianOf(ask);
        if (median > PROMISED_MS) slow.push(name);
        console.log(`${name.padEnd(40)} p50 ${median.toFixed(1).padStart(6)} ms`);
      }
    });
  } finally {
    await db.destroy();
  }
} finally {
  await postgres.stop();
}
console.log(slow.length === 0 ? `every p50 is at most ${PROMISED_MS} ms` : `over ${PROMISED_MS} ms: ${slow.join(", ")}`);
process.exitCode = slow.length === 0 ? 0 : 1;
