import { isLarge } from "@blenda/domain/refunds/cases/rules";
import { requireFactor } from "../../../platform/requests/procedure.ts";
import { refunds } from "../../procedures.ts";
import { endProposal, openProposal } from "../case-repository.ts";
import { caseFor } from "../case-view.ts";
import { lockOpenCase, record } from "../holding.ts";
import { carryOut } from "./outcome.ts";

/** The second person. Of two who confirm in the same moment the second finds it confirmed. */
export const confirmOutcome = refunds.confirmOutcome.handler(async ({ input: { id, proposalId }, context, errors }) => {
  const { db, user, now, sessionId } = context;
  const seen = await openProposal(db, id);
  // A proposal is never rewritten, so what was seen here is what is confirmed. Asked before the transaction: that would hold its
  // connection while the answer comes over another.
  const isGuarded = seen?.id === proposalId && seen.event === "staffApprove" && isLarge(seen.amountCents) && seen.proposedBy !== user.id;
  const factor = isGuarded ? await requireFactor(context, { userId: user.id, sessionId, action: "MONEY" }) : context.factor;
  await context.transaction(async (tx) => {
    const { refund } = await lockOpenCase(tx, id, user);
    const proposal = await openProposal(tx, id);
    if (!seen || proposal?.id !== proposalId || seen.id !== proposalId) throw errors.REFUNDS_PROPOSAL_GONE();
    if (proposal.proposedBy === user.id) throw errors.REFUNDS_SECOND_APPROVER();
    await endProposal(tx, proposalId, "confirmed", user.id, now());
    await carryOut(tx, context, refund, proposal);
    const { event, amountCents, proposedBy } = proposal;
    await record(tx, { ...context, factor }, id, {
      action: "refunds.confirmOutcome",
      before: { status: refund.status, proposedBy },
      after: { event, amountCents },
    });
  });
  return caseFor(context, id);
});
