import { notes } from "../letters.ts";
import { payouts } from "../procedures.ts";
import { caseOf } from "../reading/case.ts";
import { decide, lockForDecision } from "./decide.ts";

/** Its owner reads the reason. */
export const holdPayout = payouts.holdPayout.handler(async ({ input: { id, reason }, context }) => {
  await context.transaction(async (tx) => {
    const payout = await lockForDecision(tx, id);
    const changes = { holdReason: reason, note: notes.held(reason) };
    await decide(tx, context, payout, { event: "hold", action: "payouts.holdPayout", reason, changes });
  });
  return caseOf(context, id);
});
