import { tokensBalanceChanged } from "@blenda/domain/tokens/events";
import { emit } from "../../platform/events/outbox.ts";
import { tokens } from "../procedures.ts";
import { lockAccount } from "../repository.ts";
import { accountOf } from "../view.ts";
import { moveSubscription } from "./subscription.ts";
import { findLive } from "./subscription-repository.ts";

/** A cancelled plan goes on after all; one that was not cancelled goes on anyway. */
export const resumePlan = tokens.resumePlan.handler(async ({ context, errors }) => {
  const { user, now } = context;
  return context.transaction(async (tx) => {
    await lockAccount(tx, user.id, now());
    const live = await findLive(tx, user.id);
    if (!live) throw errors.TOKENS_NO_SUBSCRIPTION();
    if (live.status === "cancel_at_period_end") {
      await moveSubscription(tx, live, "active", { changes: { nextChargeAt: live.expiresAt }, actorId: user.id, at: now() });
      await emit(tx, tokensBalanceChanged({ userId: user.id }));
    }
    return accountOf(tx, user.id, now());
  });
});
