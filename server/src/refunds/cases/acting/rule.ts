import { can } from "@blenda/domain/access/can";
import { caseNumber, needsSecondPerson, outcomeOf } from "@blenda/domain/refunds/cases/rules";
import { outcomeWords } from "@blenda/domain/refunds/cases/texts";
import { refunds } from "../../procedures.ts";
import { addProposal, openProposal } from "../case-repository.ts";
import { caseFor } from "../case-view.ts";
import { findSoldLine } from "../evidence.ts";
import { lockOwnCase, record } from "../holding.ts";
import { carryOut } from "./outcome.ts";

/** Staff's decision. Where it takes two people it is kept as a proposal, and nothing moves until another confirms it. */
export const rule = refunds.rule.handler(async ({ input, context, errors }) => {
  const { user, now, id: newId } = context;
  const { id, event, answer } = input;
  await context.transaction(async (tx) => {
    const { refund, found } = await lockOwnCase(tx, id, user);
    if (await openProposal(tx, id)) throw errors.REFUNDS_PROPOSED();
    const { title, paidCents, refundedCents } = await findSoldLine(tx, refund);
    const amountCents = Math.min(input.amountCents ?? refund.amountCents, refund.amountCents);
    const outcome = outcomeOf(event, refundedCents + amountCents >= paidCents);
    const words = outcomeWords({
      ...{ number: caseNumber(found.number), title, amountCents, answer },
      outcome: outcome === "declined" || outcome === "refunded" ? outcome : "refunded_in_part",
    });
    const ruling = {
      ...{ event, amountCents, reason: answer },
      ...{ toBuyer: input.toBuyer ?? words.buyer.text, toCreator: input.toCreator ?? words.creator.text },
    };
    const isProposal = needsSecondPerson({ ruling: event, amountCents, isAdmin: can(user, "admin") });
    if (isProposal) await addProposal(tx, { id: newId(), refundId: id, ...ruling, proposedBy: user.id, proposedAt: now() });
    else await carryOut(tx, context, refund, ruling);
    await record(tx, context, id, {
      action: "refunds.rule",
      reason: answer,
      before: { status: refund.status, amountCents: refund.amountCents },
      after: { event, amountCents, isProposal },
    });
  });
  return caseFor(context, id);
});
