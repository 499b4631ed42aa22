import { releaseSlugs } from "../../shops/port.ts";
import { move } from "../move.ts";
import { onboarding } from "../procedures.ts";
import { lockApplication } from "../repository.ts";
import { applicationFor } from "../view.ts";

/** Back to a draft, with everything that was written; the address of the shop is free again. */
export const withdrawApplication = onboarding.withdrawApplication.handler(async ({ context, errors }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    const row = await lockApplication(tx, user.id);
    if (!row) throw errors.ONBOARDING_INVALID_TRANSITION({ data: { from: "not_started", event: "withdraw", allowed: ["begin"] } });
    await move(tx, context, row, { move: "withdraw", actorId: user.id, changes: { submittedAt: null, dueAt: null } });
    await releaseSlugs(tx, user.id);
  });
  return applicationFor(context, user.id);
});
