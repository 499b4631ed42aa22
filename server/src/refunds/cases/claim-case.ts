import { step } from "../decisions/step.ts";
import { refunds } from "../procedures.ts";
import { moveRefund } from "../repository.ts";
import { changeCase } from "./case-repository.ts";
import { caseFor } from "./case-view.ts";
import { lockOpenCase, nameOf, record } from "./holding.ts";

/** The buyer's 21 days go on as they were: a claim doesn't lengthen the wait. */
export const claimCase = refunds.claimCase.handler(async ({ input: { id, isTakeover }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const { refund, obstacle } = await lockOpenCase(tx, id, user);
    if (obstacle === null) return;
    if (obstacle === "taken" && !isTakeover) throw errors.REFUNDS_CASE_TAKEN({ data: { name: await nameOf(tx, refund.assigneeId) } });
    const changes = { assigneeId: user.id, dueAt: refund.dueAt };
    if (obstacle === "taken") await moveRefund(tx, id, refund.status, changes, now());
    else await step(tx, context, refund, { event: "take", by: "staff", actorId: user.id, changes });
    await changeCase(tx, id, { assignedAt: now() });
    await record(tx, context, id, { action: "refunds.claimCase", before: { assignee: refund.assigneeId }, after: { assignee: user.id } });
  });
  return caseFor(context, id);
});
