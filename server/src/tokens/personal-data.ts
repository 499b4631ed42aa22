import type { PersonalData } from "../platform/personal-data.ts";
import { moveSubscription } from "./plans/subscription.ts";
import { findLive } from "./plans/subscription-repository.ts";
import { findAccount, lockAccount } from "./repository.ts";

/** The books stay without names; the words of a person who leaves go, and nothing is charged any more. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "tokens.json": {
      account: await db
        .selectFrom("tokenAccounts")
        .select(["balance", "held", "owed", "currentPlan", "planExpiry", "monthlyUsage", "totalUsage", "createdAt", "updatedAt"])
        .where("userId", "=", id)
        .executeTakeFirst(),
      usage: await db
        .selectFrom("tokenUsage")
        .select(["at", "type", "about", "tokenCost", "balanceAfter", "metadata", "jobId", "orderId"])
        .where("userId", "=", id)
        .orderBy("id")
        .execute(),
      subscriptions: await db
        .selectFrom("subscriptions")
        .select(["planId", "status", "startedAt", "expiresAt", "nextChargeAt"])
        .where("userId", "=", id)
        .orderBy("startedAt")
        .execute(),
    },
  }),

  forget: async (tx, { id }, now) => {
    if (!(await findAccount(tx, id))) return;
    await lockAccount(tx, id, now);
    const live = await findLive(tx, id);
    if (live) await moveSubscription(tx, live, "cancel_at_period_end", { changes: { nextChargeAt: null }, at: now });
    await tx.updateTable("tokenUsage").set({ about: "", metadata: {} }).where("userId", "=", id).where("about", "<>", "").execute();
  },
};
