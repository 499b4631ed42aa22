import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db.ts";
import { jsonb } from "../outbox.ts";

interface NewEvent {
  id: string;
  type: string;
  afterSeconds: number;
  times: number;
  payload: object;
}

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;
/** An event that was being delivered when its process died is delivered again after this. */
const CLAIM_SECONDS = 30;

/** The simulated provider's own tables. Nothing of the product reads or writes them. */
export function simulatedStore(db: Db, now: () => string) {
  const intent = (intentId: string) => db.selectFrom("simIntents").selectAll().where("id", "=", intentId).executeTakeFirst();

  const rowOf = ({ id: eventId, type, afterSeconds, times, payload }: NewEvent) => ({
    id: eventId,
    type,
    payload: jsonb(payload),
    deliverAt: new Date(Date.parse(now()) + afterSeconds * 1000).toISOString(),
    deliveries: times,
  });

  return {
    findIntent: intent,

    findMethod: (token: string) => db.selectFrom("simMethods").selectAll().where("token", "=", token).executeTakeFirst(),

    addMethod: async (card: string, brand: string, digits: string): Promise<string> => {
      const token = id("pm");
      // The number itself is nowhere; the same card still looks the same.
      const fingerprint = createHash("sha256").update(digits).digest("base64url").slice(0, 16);
      await db
        .insertInto("simMethods")
        .values({ token, card, brand, last4: digits.slice(-4), fingerprint, createdAt: now() })
        .execute();
      return token;
    },

    /** The same key gives the same intent. */
    addIntent: async ({ orderId, amountCents, currency, key }: { orderId: string; amountCents: number; currency: string; key: string }) =>
      db
        .insertInto("simIntents")
        .values({
          id: id("pi"),
          idempotencyKey: key,
          clientSecret: `${id("pi")}_secret`,
          orderId,
          amountCents,
          currency,
          status: "requires_payment_method",
          createdAt: now(),
        })
        .onConflict((c) => c.column("idempotencyKey").doUpdateSet({ idempotencyKey: key }))
        .returning(["id", "clientSecret"])
        .executeTakeFirstOrThrow(),

    chooseMethod: (intentId: string, method: string) =>
      db
        .updateTable("simIntents")
        .set({ method: sql`case when status = 'succeeded' then method else ${method} end` })
        .where("id", "=", intentId)
        .where("status", "<>", "cancelled")
        .returningAll()
        .executeTakeFirst(),

    requireAction: (intentId: string) =>
      db
        .updateTable("simIntents")
        .set({ status: "requires_action" })
        .where("id", "=", intentId)
        .where("status", "<>", "succeeded")
        .execute(),

    /** Once: a page opened twice finds nothing the second time. */
    takeAction: (clientSecret: string) =>
      db
        .updateTable("simIntents")
        .set({ status: "requires_payment_method" })
        .where("clientSecret", "=", clientSecret)
        .where("status", "=", "requires_action")
        .returningAll()
        .executeTakeFirst(),

    /** The money is taken and its news written down, or neither; a second success changes and tells nothing. */
    succeed: async (intentId: string, events: readonly NewEvent[]): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        const taken = await tx
          .updateTable("simIntents")
          .set({ status: "succeeded", succeededAt: now() })
          .where("id", "=", intentId)
          .where("status", "<>", "succeeded")
          .returning("id")
          .executeTakeFirst();
        if (taken && events.length > 0) await tx.insertInto("simEvents").values(events.map(rowOf)).execute();
      });
    },

    addEvents: async (events: readonly NewEvent[]): Promise<void> => {
      await db.insertInto("simEvents").values(events.map(rowOf)).execute();
    },

    /** Never more than was taken; the same key gives the same refund. */
    refund: ({ intentId, amountCents, key }: { intentId: string; amountCents: number; key: string }) =>
      db.transaction().execute(async (tx) => {
        const held = await tx.selectFrom("simIntents").selectAll().where("id", "=", intentId).forUpdate().executeTakeFirstOrThrow();
        const before = await tx.selectFrom("simRefunds").select("id").where("idempotencyKey", "=", key).executeTakeFirst();
        if (before) return { refundId: before.id, intent: held, isNew: false };
        if (held.status !== "succeeded" || held.refundedCents + amountCents > held.amountCents) throw new Error("refund refused");
        const refundId = id("re");
        await tx.insertInto("simRefunds").values({ id: refundId, idempotencyKey: key, intentId, amountCents, createdAt: now() }).execute();
        const refundedCents = held.refundedCents + amountCents;
        await tx.updateTable("simIntents").set({ refundedCents }).where("id", "=", intentId).execute();
        return { refundId, intent: held, isNew: true };
      }),

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

    markDelivered: (eventId: string) => db.updateTable("simEvents").set({ deliveredAt: now() }).where("id", "=", eventId).execute(),
  };
}
