import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Db, transact } from "../../database/db.ts";
import type { StatementLine, Transfer } from "./payouts.ts";
import { accountOf, arrivesAs, feeOf } from "./simulated-accounts.ts";

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "")}`;
/** News that were being delivered when their process died are delivered again after this. */
const CLAIM_SECONDS = 30;
const AT_ONCE = 100;
/** What lies at the provider in the beginning. */
const OPENING_CENTS = 1_000_000_000;

const later = (at: string, seconds: number) => new Date(Date.parse(at) + seconds * 1_000).toISOString();

interface Wish {
  key: string;
  amountCents: number;
  currency: string;
  recipient: { last4: string; currency: string };
}

interface StoredTransfer {
  id: string;
  amountCents: number;
  feeCents: number;
  arrives: Transfer["arrives"];
  state: Transfer["state"];
  occurredAt: string;
}

interface DueEvent {
  id: string;
  transferId: string;
  state: Transfer["state"];
  occurredAt: string;
  deliveries: number;
}

const transferOf = ({ id, feeCents, arrives, state, occurredAt }: StoredTransfer): Transfer => ({
  ...{ externalId: id, feeCents, arrives, state, occurredAt, recipientExternalId: null },
});

/** The simulated provider's own tables, written in transactions of its own. Nothing of the product reads or writes them. */
export function simulatedTransferStore(db: Db, now: () => string) {
  const find = async (which: ReturnType<typeof sql>): Promise<Transfer | null> => {
    const { rows } = await sql<StoredTransfer>`
      select t.id, t.amount_cents, t.fee_cents, t.arrives, e.state, e.occurred_at from simulated_transfers t
      join lateral (select state, occurred_at from simulated_transfer_events where transfer_id = t.id and occurred_at <= ${now()}::timestamptz
        order by occurred_at desc limit 1) e on true
      where ${which}`.execute(db);
    return rows[0] ? transferOf(rows[0]) : null;
  };

  return {
    byId: (id: string) => find(sql`t.id = ${id}`),
    byKey: (key: string) => find(sql`t.idempotency_key = ${key}`),

    /** Number of requests with this key, this one included. */
    countAsk: async (key: string): Promise<number> => {
      const { asked } = await db
        .insertInto("simulatedTransferAsks")
        .values({ key, asked: 1 })
        .onConflict((c) => c.column("key").doUpdateSet({ asked: sql`simulated_transfer_asks.asked + 1` }))
        .returning("asked")
        .executeTakeFirstOrThrow();
      return asked;
    },

    /** The same key is the same transfer: its money leaves once. */
    add: ({ key, amountCents, currency, recipient }: Wish): Promise<void> =>
      transact(db, async (tx) => {
        const isChanged = recipient.currency !== currency;
        const arrives = isChanged ? arrivesAs(amountCents, recipient.currency) : null;
        const createdAt = now();
        const made = await tx
          .insertInto("simulatedTransfers")
          .values({
            ...{ id: newId("tr"), idempotencyKey: key, amountCents, feeCents: feeOf(amountCents, isChanged), currency, createdAt },
            ...{ recipientLast4: recipient.last4, arrives: arrives && sql<never>`${JSON.stringify(arrives)}::jsonb` },
          })
          .onConflict((c) => c.column("idempotencyKey").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (!made) return;
        const { story, deliveries } = accountOf(recipient.last4);
        const events = story.map(({ state, afterSeconds, toldAfterSeconds = afterSeconds }) => ({
          ...{ id: newId("ev"), transferId: made.id, state, deliveries },
          ...{ occurredAt: later(createdAt, afterSeconds), deliverAt: later(createdAt, toldAfterSeconds) },
        }));
        await tx.insertInto("simulatedTransferEvents").values(events).execute();
      }),

    statement: async (from: string, to: string): Promise<StatementLine[]> => {
      const { rows } = await sql<StatementLine>`
        select t.id || '/' || x.kind as id, t.id as transfer_id, x.kind, x.amount_cents::int as amount_cents, t.currency, x.at,
          t.idempotency_key as reference, t.recipient_last4
        from simulated_transfers t cross join lateral (
          select 'transfer' as kind, -t.amount_cents as amount_cents, t.created_at as at
          union all select 'fee', -t.fee_cents, t.created_at
          union all select 'refund', t.amount_cents, e.occurred_at from simulated_transfer_events e
            where e.transfer_id = t.id and e.state in ('funds_refunded', 'cancelled') and e.occurred_at <= ${now()}::timestamptz) x
        where x.at >= ${from}::timestamptz and x.at < ${to}::timestamptz order by x.at, t.id, x.kind desc`.execute(db);
      return rows;
    },

    balance: async (): Promise<number> => {
      const { rows } = await sql<{ cents: number }>`
        select (${OPENING_CENTS} - coalesce((select sum(amount_cents + fee_cents) from simulated_transfers), 0) + coalesce((
          select sum(t.amount_cents) from simulated_transfers t join simulated_transfer_events e on e.transfer_id = t.id
          where e.state in ('funds_refunded', 'cancelled') and e.occurred_at <= ${now()}::timestamptz), 0))::bigint as cents`.execute(db);
      return rows[0]?.cents ?? OPENING_CENTS;
    },

    /** Those that are due, in the order in which they are to be told. */
    claimEvents: async (): Promise<DueEvent[]> => {
      const { rows } = await sql<DueEvent>`
        with due as (select id, deliver_at from simulated_transfer_events where delivered_at is null and deliver_at <= ${now()}::timestamptz
          order by deliver_at limit ${AT_ONCE} for update skip locked),
        claimed as (update simulated_transfer_events e set attempts = e.attempts + 1,
            deliver_at = ${now()}::timestamptz + make_interval(secs => ${CLAIM_SECONDS})
          from due where e.id = due.id returning e.id, e.transfer_id, e.state, e.occurred_at, e.deliveries, due.deliver_at as due_at)
        select * from claimed order by due_at, occurred_at`.execute(db);
      return rows;
    },

    markDelivered: async (id: string): Promise<void> => {
      await db.updateTable("simulatedTransferEvents").set({ deliveredAt: now() }).where("id", "=", id).execute();
    },
  };
}
