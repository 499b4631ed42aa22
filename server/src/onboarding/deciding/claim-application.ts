import { audit } from "../../platform/requests/audit.ts";
import { detailFor } from "../detail.ts";
import { move } from "../move.ts";
import { onboarding } from "../procedures.ts";
import { lockSentApplication, refuseIfClaimedByOther } from "./lock-application.ts";

/** An application is claimed while it is read, so that two do not work twice. */
export const claimApplication = onboarding.claimApplication.handler(async ({ input: { userId }, context }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    const { row } = await lockSentApplication(tx, context, userId);
    await refuseIfClaimedByOther(tx, context, row);
    if (row.takenBy === user.id) return;
    await move(tx, context, row, { move: "take", actorId: user.id, changes: { takenBy: user.id } });
    await audit(tx, context, { action: "onboarding.claimApplication", target: { kind: "application", id: userId } });
  });
  return detailFor(context, userId);
});
