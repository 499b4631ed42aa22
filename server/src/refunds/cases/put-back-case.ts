import { step } from "../decisions/step.ts";
import { refunds } from "../procedures.ts";
import { changeCase, lapseProposal } from "./case-repository.ts";
import { caseFor } from "./case-view.ts";
import { lockOwnCase, record } from "./holding.ts";

/** For a colleague to take. What was proposed goes with its proposer. */
export const putBackCase = refunds.putBackCase.handler(async ({ input: { id }, context }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const { refund } = await lockOwnCase(tx, id, user);
    await lapseProposal(tx, id, now());
    const changes = { assigneeId: null, dueAt: refund.dueAt };
    await step(tx, context, refund, { event: "putBack", by: "staff", actorId: user.id, changes });
    await changeCase(tx, id, { assignedAt: null });
    await record(tx, context, id, { action: "refunds.putBackCase", before: { assignee: user.id }, after: { assignee: null } });
  });
  return caseFor(context, id);
});
