import { refunds } from "../procedures.ts";
import { findRefund, lockRefund } from "../repository.ts";
import { viewOf } from "../view.ts";
import { step } from "./step.ts";

/** The buyer's own steps. */
export const answer = refunds.answer.handler(async ({ input: { id, event }, context, errors }) => {
  const { db, user } = context;
  await context.transaction(async (tx) => {
    const refund = await lockRefund(tx, id);
    if (refund?.buyerId !== user.id) throw errors.REFUNDS_NOT_FOUND();
    await step(tx, context, refund, { event, by: "buyer", actorId: user.id });
  });
  const row = await findRefund(db, id);
  if (!row) throw errors.REFUNDS_NOT_FOUND();
  return viewOf(db, row, "buyer");
});
