import { applicationChanged } from "@blenda/domain/onboarding/events";
import { openSteps } from "@blenda/domain/onboarding/rules";
import { emit } from "../../platform/events/outbox.ts";
import { onboarding } from "../procedures.ts";
import { lockApplication } from "../repository.ts";
import { applicationFor } from "../view.ts";
import { deleteWorkReturning } from "./work-repository.ts";

export const removeWork = onboarding.removeWork.handler(async ({ input: { id }, context, errors }) => {
  const { user, storage } = context;
  const bodies = await context.transaction(async (tx) => {
    const row = await lockApplication(tx, user.id);
    if (!row) throw errors.ONBOARDING_WORK_UNKNOWN();
    if (!openSteps(row).includes("portfolio")) throw errors.ONBOARDING_STEP_CLOSED();
    const gone = await deleteWorkReturning(tx, user.id, id);
    if (!gone) throw errors.ONBOARDING_WORK_UNKNOWN();
    await emit(tx, applicationChanged({ userId: user.id }));
    return gone;
  });
  for (const key of bodies) await storage.remove(key);
  return applicationFor(context, user.id);
});
