import { payoutEligibility } from "../eligibility.ts";
import { payouts } from "../procedures.ts";
import { caseOf } from "../reading/case.ts";
import { withdrawApprovals } from "../repository.ts";
import { decide, lockForDecision } from "./decide.ts";

/** A draft again, to be approved anew; where the recipient changed meanwhile, it goes to the one they have now. */
export const resumePayout = payouts.resumePayout.handler(async ({ input: { id }, context }) => {
  await context.transaction(async (tx) => {
    const payout = await lockForDecision(tx, id);
    const recipient = (await payoutEligibility(tx, [payout.userId], context.now())).get(payout.userId)?.recipient;
    const { recipientId = null, currency = null, last4 = null } = recipient ?? {};
    const now = recipientId !== null && currency !== null && last4 !== null ? { recipientId, recipientCurrency: currency, last4 } : {};
    const changes = { holdReason: null, note: "", ...now };
    await decide(tx, context, payout, { event: "resume", action: "payouts.resumePayout", changes });
    await withdrawApprovals(tx, id, context.now());
  });
  return caseOf(context, id);
});
