import { REFUNDS } from "@blenda/domain/refunds/constants";
import { offeredCents } from "@blenda/domain/refunds/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { refunds } from "../procedures.ts";
import { findRefund, lockRefund } from "../repository.ts";
import { viewOf } from "../view.ts";
import { step } from "./step.ts";

/** The creator's decision about an own sale. */
export const decide = refunds.decide.handler(async ({ input, context, errors }) => {
  const { db, user, now } = context;
  const { id, event, percent = 50, answer } = input;
  await context.transaction(async (tx) => {
    const refund = await lockRefund(tx, id);
    if (!refund || refund.creatorId !== user.id) throw errors.REFUNDS_NOT_FOUND();
    const offer = {
      amountCents: offeredCents(refund.amountCents, percent),
      dueAt: addDays(now(), REFUNDS.PARTIAL_ANSWER_DAYS),
    };
    const changes = { answer, ...(event === "offerPartial" && offer) };
    await step(tx, context, refund, { event, by: "creator", actorId: user.id, reason: answer, changes });
  });
  const row = await findRefund(db, id);
  if (!row) throw errors.REFUNDS_NOT_FOUND();
  return viewOf(db, row, "creator");
});
