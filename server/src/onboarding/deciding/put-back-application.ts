import { audit } from "../../platform/requests/audit.ts";
import { detailFor } from "../detail.ts";
import { move } from "../move.ts";
import { onboarding } from "../procedures.ts";
import { lockSentApplication } from "./lock-application.ts";

/** Back among those that wait; what a colleague took and left can be put back by all who decide. */
export const putBackApplication = onboarding.putBackApplication.handler(async ({ input: { userId }, context }) => {
  await context.transaction(async (tx) => {
    const { row } = await lockSentApplication(tx, context, userId);
    await move(tx, context, row, { move: "putBack", actorId: context.user.id });
    await audit(tx, context, {
      action: "onboarding.putBackApplication",
      target: { kind: "application", id: userId },
      before: { takenBy: row.takenBy },
    });
  });
  return detailFor(context, userId);
});
