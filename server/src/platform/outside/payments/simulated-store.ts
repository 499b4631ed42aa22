import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { batched } from "../../database/batched.ts";
import { type Db, transact } from "../../database/db.ts";
import { prepared } from "../../database/prepared.ts";
import { asRecordSet } from "../../database/record-set.ts";
import { jsonb } from "../../events/outbox.ts";
import type { DisputeEvidence } from "./payments.ts";

export const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "")}`;
/** An event that was being delivered when its process died is delivered again after this. */
const CLAIM_SECONDS = 30;

interface IntentRequest {
  orderId: string;
  amountCents: number;
  currency: string;
  key: string;
  isForLater?: boolean;
}

interface Intent {
  id: string;
  clientSecret: string;
  idempotencyKey: string;
}

/**
 * The same key gives the same intent. It does not wait for the disk: the log is written in order, so whatever order was
 * written down because of it, the intent is there too.
 */
const addIntent = batched(
  async (db: Db, wishes: (IntentRequest & { now: string })[]): Promise<Intent[]> => {
    const rows = wishes.map(({ orderId, amountCents, currency, key, isForLater = false, now }) => ({
      ...{ id: newId("pi"), idempotencyKey: key, clientSecret: `${newId("pi")}_secret`, orderId, amountCents, currency, isForLater },
      createdAt: now,
    }));
    const found = new Map((await insertIntents(db, { intents: asRecordSet(rows) })).map((intent) => [intent.idempotencyKey, intent]));
    return wishes.map(({ key }) => found.get(key) as Intent);
  },
  { apart: ({ key }) => key },
);

const insertIntents = prepared(
  (_db, { intents }: { intents: string }) => sql<Intent>`
    insert into sim_intents (id, idempotency_key, client_secret, order_id, amount_cents, currency, is_for_later, status, created_at)
    select id, idempotency_key, client_secret, order_id, amount_cents, currency, is_for_later, 'requires_payment_method', created_at
    from jsonb_populate_recordset(null::sim_intents, ${intents}::jsonb) where set_config('synchronous_commit', 'off', true) = 'off'
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning id, client_secret, idempotency_key`,
);

/** Answers whether it can no longer be paid. */
async function cancelIntent(db: Db, id: string): Promise<boolean> {
  await db
    .updateTable("simIntents")
    .set({ status: "cancelled" })
    .where("id", "=", id)
    .where("status", "in", ["requires_payment_method", "requires_action"])
    .execute();
  const intent = await db.selectFrom("simIntents").select("status").where("id", "=", id).executeTakeFirst();
  return intent?.status === "cancelled";
}

/** Once, of a payment that was made. */
async function keepEvidence(db: Db, { intentId, ...evidence }: DisputeEvidence, at: string): Promise<boolean> {
  const intent = await db.selectFrom("simIntents").select("status").where("id", "=", intentId).executeTakeFirst();
  if (intent?.status !== "succeeded") return false;
  await db
    .insertInto("simEvidence")
    .values({ intentId, evidence: jsonb(evidence), at })
    .onConflict((c) => c.doNothing())
    .execute();
  return true;
}

/** The simulated provider's own tables. Nothing of the product reads or writes them. */
export function simulatedStore(db: Db, now: () => string) {
  return {
    findIntent: (id: string) => db.selectFrom("simIntents").selectAll().where("id", "=", id).executeTakeFirst(),

    findCard: (token: string) => db.selectFrom("simMethods").selectAll().where("token", "=", token).executeTakeFirst(),

    addMethod: async (card: string, brand: string, digits: string): Promise<string> => {
      const token = newId("pm");
      // The number itself is nowhere; the same card still looks the same.
      const fingerprint = createHash("sha256").update(digits).digest("base64url").slice(0, 16);
      await db
        .insertInto("simMethods")
        .values({ token, card, brand, last4: digits.slice(-4), fingerprint, createdAt: now() })
        .execute();
      return token;
    },

    addIntent: (wish: IntentRequest) => addIntent(db, { ...wish, now: now() }),

    findAction: (clientSecret: string) =>
      db
        .selectFrom("simIntents")
        .select(["orderId", "amountCents", "currency"])
        .where("clientSecret", "=", clientSecret)
        .where("status", "=", "requires_action")
        .executeTakeFirst(),

    /** Once: a page opened twice finds nothing the second time. */
    takeAction: (clientSecret: string) =>
      db
        .updateTable("simIntents")
        .set({ status: "requires_payment_method" })
        .where("clientSecret", "=", clientSecret)
        .where("status", "=", "requires_action")
        .returning(["id", "method"])
        .executeTakeFirst(),

    cancel: (id: string) => cancelIntent(db, id),

    addEvent: async (type: string, payload: object): Promise<void> => {
      await db
        .insertInto("simEvents")
        .values({ id: newId("evt"), type, payload: jsonb(payload), deliverAt: now(), deliveries: 1 })
        .execute();
    },

    /** Never more than is left of what was taken; the same key gives the same refund. */
    refund: ({ intentId, amountCents, key }: { intentId: string; amountCents: number; key: string }) =>
      transact(db, async (tx) => {
        const held = await tx.selectFrom("simIntents").selectAll().where("id", "=", intentId).forUpdate().executeTakeFirstOrThrow();
        const before = await tx.selectFrom("simRefunds").select("id").where("idempotencyKey", "=", key).executeTakeFirst();
        if (before) return { refundId: before.id, intent: held, isNew: false };
        if (held.status !== "succeeded" || held.refundedCents + amountCents > held.amountCents) throw new Error("refund refused");
        const refundId = newId("re");
        await tx.insertInto("simRefunds").values({ id: refundId, idempotencyKey: key, intentId, amountCents, createdAt: now() }).execute();
        const refundedCents = held.refundedCents + amountCents;
        await tx.updateTable("simIntents").set({ refundedCents }).where("id", "=", intentId).execute();
        return { refundId, intent: held, isNew: true };
      }),

    refundsOf: (intentId: string) =>
      db
        .selectFrom("simRefunds")
        .select(["id as refundId", "amountCents", "idempotencyKey as key"])
        .where("intentId", "=", intentId)
        .orderBy("createdAt")
        .execute(),

    keepEvidence: (evidence: DisputeEvidence) => keepEvidence(db, evidence, now()),

    /** The bank takes back whatever has not been given back yet. Answers how much that was. */
    takeBack: async (intentId: string): Promise<number> => {
      const { rows } = await sql<{ left: number }>`
        with before as (select id, amount_cents - refunded_cents as "left" from sim_intents where id = ${intentId} and status = 'succeeded' for update)
        update sim_intents i set refunded_cents = i.amount_cents from before where i.id = before.id returning before."left"`.execute(db);
      return rows[0]?.left ?? 0;
    },

    /** With everything that hangs on them. */
    forget: async (intentIds: readonly string[]): Promise<void> => {
      if (intentIds.length === 0) return;
      await db.deleteFrom("simEvents").where(sql<string>`payload ->> 'intentId'`, "in", intentIds).execute();
      await db.deleteFrom("simRefunds").where("intentId", "in", intentIds).execute();
      await db.deleteFrom("simIntents").where("id", "in", intentIds).execute();
    },

    claimEvents: () =>
      db
        .updateTable("simEvents")
        .set({ attempts: sql`attempts + 1`, deliverAt: sql`${now()}::timestamptz + make_interval(secs => ${CLAIM_SECONDS})` })
        .where("id", "in", (from) =>
          from
            .selectFrom("simEvents")
            .select("id")
            .where("deliveredAt", "is", null)
            .where("deliverAt", "<=", now())
            .orderBy("deliverAt")
            .limit(50)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),

    /** It could not be sent after all; a later look sends it soon. */
    giveBack: (eventId: string) => db.updateTable("simEvents").set({ deliveredAt: null }).where("id", "=", eventId).execute(),

    markDelivered: (eventId: string) => db.updateTable("simEvents").set({ deliveredAt: now() }).where("id", "=", eventId).execute(),
  };
}
