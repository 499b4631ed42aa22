import { refunds } from "../../procedures.ts";
import { endProposal, openProposal } from "../case-repository.ts";
import { caseFor } from "../case-view.ts";
import { lockOpenCase, record } from "../holding.ts";

/** Back to the case's holder, with the reason as a line of the audit. */
export const rejectOutcome = refunds.rejectOutcome.handler(async ({ input: { id, proposalId, reason }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    await lockOpenCase(tx, id, user);
    const proposal = await openProposal(tx, id);
    if (proposal?.id !== proposalId) throw errors.REFUNDS_PROPOSAL_GONE();
    await endProposal(tx, proposalId, "rejected", user.id, now());
    const { event, amountCents, proposedBy } = proposal;
    await record(tx, context, id, { action: "refunds.rejectOutcome", reason, before: { event, amountCents, proposedBy } });
  });
  return caseFor(context, id);
});
