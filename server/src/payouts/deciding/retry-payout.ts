import { PAYOUT_GIVEN_BACK } from "@blenda/domain/payouts/constants";
import { audit } from "../../platform/requests/audit.ts";
import { payouts } from "../procedures.ts";
import { caseOf } from "../reading/case.ts";
import { collectAgain } from "../run/run.ts";
import { lockForDecision } from "./decide.ts";

/** What came back is collected anew: a payout of its own, with an approval of its own. */
export const retryPayout = payouts.retryPayout.handler(async ({ input: { id }, context, errors }) => {
  const madeId = await context.transaction(async (tx) => {
    const payout = await lockForDecision(tx, id);
    if (!PAYOUT_GIVEN_BACK.some((status) => status === payout.status))
      throw errors.PAYOUTS_INVALID_TRANSITION({ data: { from: payout.status, event: "retry" } });
    const made = await collectAgain(tx, context, payout.userId);
    if (made === null) throw errors.PAYOUTS_NOTHING_TO_PAY();
    const of = { action: "payouts.retryPayout", target: { kind: "payout", id } };
    await audit(tx, context, { ...of, before: { status: payout.status }, after: { payoutId: made } });
    return made;
  });
  return caseOf(context, madeId);
});
