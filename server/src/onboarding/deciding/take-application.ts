import { audit } from "../../platform/requests/audit.ts";
import { detailFor } from "../detail.ts";
import { move } from "../move.ts";
import { onboarding } from "../procedures.ts";
import { lockOf, refuseOthers } from "./reach.ts";

/** Whoever reads an application has it meanwhile, so that two do not work twice. */
export const takeApplication = onboarding.takeApplication.handler(async ({ input: { userId }, context }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    const { row } = await lockOf(tx, context, userId);
    await refuseOthers(tx, context, row);
    if (row.takenBy === user.id) return;
    await move(tx, context, row, { move: "take", actorId: user.id, changes: { takenBy: user.id } });
    await audit(tx, context, { action: "onboarding.takeApplication", target: { kind: "application", id: userId } });
  });
  return detailFor(context, userId);
});
