import { answerDueAt, caseNumber, questionState } from "@blenda/domain/refunds/cases/rules";
import { questionWords } from "@blenda/domain/refunds/cases/texts";
import { idempotent } from "../../../platform/requests/idempotency.ts";
import { emitRefundMoved } from "../../decisions/step.ts";
import { refunds } from "../../procedures.ts";
import { addQuestion } from "../case-repository.ts";
import { caseFor } from "../case-view.ts";
import { findSoldLine } from "../evidence.ts";
import { lockOwnCase, record } from "../holding.ts";
import { notifySide } from "../side-notices.ts";

/** One question at a time: the next once they answered, or their 48 hours are over. */
export const askSide = refunds.askSide.handler(async ({ input, context, errors }) => {
  const { user, now, id: newId } = context;
  const { id, side, question } = input;
  await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "refunds.askSide", input }, async () => {
      const { refund, found } = await lockOwnCase(tx, id, user);
      if (side === "creator" && refund.creatorId === null) throw errors.REFUNDS_NO_CREATOR();
      const asked = await tx
        .selectFrom("refundCaseQuestions")
        .select(["dueAt", "answeredAt"])
        .where("refundId", "=", id)
        .where("side", "=", side)
        .execute();
      if (asked.some((each) => questionState(each, now()) === "waiting")) throw errors.REFUNDS_ALREADY_ASKED();
      const questionId = newId();
      const dueAt = answerDueAt(now());
      await addQuestion(tx, { id: questionId, refundId: id, side, question, askedBy: user.id, askedAt: now(), dueAt });
      const { title } = await findSoldLine(tx, refund);
      await notifySide(tx, context, refund, side, { key: questionId, ...questionWords(caseNumber(found.number), title, question, side) });
      await emitRefundMoved(tx, refund);
      await record(tx, context, id, { action: "refunds.askSide", after: { side, questionId, dueAt } });
      return questionId;
    }),
  );
  return caseFor(context, id);
});
