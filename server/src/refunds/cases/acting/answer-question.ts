import { refundCaseMoved } from "@blenda/domain/refunds/events";
import { emit } from "../../../platform/events/outbox.ts";
import { emitRefundMoved } from "../../decisions/step.ts";
import { refunds } from "../../procedures.ts";
import { findRefund } from "../../repository.ts";
import { viewOf } from "../../view.ts";
import { answerOf, findQuestion } from "../case-repository.ts";
import { lockCaseOf } from "../holding.ts";

/** Only by the side that was asked, once, and as long as the case is open: late is better than never. */
export const answerQuestion = refunds.answerQuestion.handler(async ({ input: { questionId, answer }, context, errors }) => {
  const { db, user, now } = context;
  const { refundId, side } = await context.transaction(async (tx) => {
    const known = await findQuestion(tx, questionId);
    if (!known) throw errors.REFUNDS_NOT_FOUND();
    const { refund, found } = await lockCaseOf(tx, known.refundId);
    if ((known.side === "buyer" ? refund.buyerId : refund.creatorId) !== user.id) throw errors.REFUNDS_NOT_FOUND();
    if (found.closedAt !== null) throw errors.REFUNDS_CASE_CLOSED();
    // Asked again now that the case is held: of two answers in the same moment the first counts.
    if ((await findQuestion(tx, questionId))?.answeredAt !== null) throw errors.REFUNDS_ANSWERED();
    await answerOf(tx, questionId, answer, now());
    await emitRefundMoved(tx, refund);
    await emit(tx, refundCaseMoved({ refundId: refund.id }));
    return known;
  });
  const row = await findRefund(db, refundId);
  if (!row) throw errors.REFUNDS_NOT_FOUND();
  return viewOf(db, row, side);
});
