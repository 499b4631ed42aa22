import { tokensBalanceChanged } from "@blenda/domain/tokens/events";
import { emit } from "../../platform/events/outbox.ts";
import { tokens } from "../procedures.ts";
import { lockAccount } from "../repository.ts";
import { accountOf } from "../view.ts";
import { moveSubscription } from "./subscription.ts";
import { findLive } from "./subscription-repository.ts";

/** Nothing is charged any more; the plan runs to the end of its month. */
export const cancelPlan = tokens.cancelPlan.handler(async ({ context, errors }) => {
  const { user, now } = context;
  return context.transaction(async (tx) => {
    await lockAccount(tx, user.id, now());
    const live = await findLive(tx, user.id);
    if (!live) throw errors.TOKENS_NO_SUBSCRIPTION();
    await moveSubscription(tx, live, "cancel_at_period_end", { changes: { nextChargeAt: null }, actorId: user.id, at: now() });
    await emit(tx, tokensBalanceChanged({ userId: user.id }));
    return accountOf(tx, user.id, now());
  });
});
