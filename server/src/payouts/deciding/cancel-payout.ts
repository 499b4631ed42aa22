import { notes } from "../letters.ts";
import { payouts } from "../procedures.ts";
import { caseOf } from "../reading/case.ts";
import { decide, lockForDecision } from "./decide.ts";

/** The money is the person's again, and goes out with the next run. */
export const cancelPayout = payouts.cancelPayout.handler(async ({ input: { id, reason }, context }) => {
  await context.transaction(async (tx) => {
    const payout = await lockForDecision(tx, id);
    const changes = { holdReason: null, note: notes.cancelled(reason) };
    await decide(tx, context, payout, { event: "cancel", action: "payouts.cancelPayout", reason, changes });
  });
  return caseOf(context, id);
});
