import { answerDueAt, missingSteps, writtenIn } from "@blenda/domain/onboarding/rules";
import { slugProblem } from "@blenda/domain/shops/rules";
import { holdSlug, releaseSlugs } from "../../shops/port.ts";
import { move } from "../move.ts";
import { onboarding } from "../procedures.ts";
import { lockApplication } from "../repository.ts";
import { applicationFor } from "../view.ts";

/** Sends it. The address of the shop is kept from here on, so that it is still free when the answer comes. */
export const submitApplication = onboarding.submitApplication.handler(async ({ context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const row = await lockApplication(tx, user.id);
    if (!row) throw errors.ONBOARDING_INVALID_TRANSITION({ data: { from: "not_started", event: "submit", allowed: ["begin"] } });
    const written = await applicationFor({ ...context, db: tx }, user.id);
    const steps = missingSteps(writtenIn(written, slugProblem(row.slug) === null));
    if (steps.length > 0 && written.openSteps.length > 0) throw errors.ONBOARDING_INCOMPLETE({ data: { steps } });
    const changes = { submittedAt: now(), dueAt: answerDueAt(now()), rejectionReason: null, rejectionText: "" };
    await move(tx, context, row, { move: "submit", actorId: user.id, changes });
    await releaseSlugs(tx, user.id);
    await holdSlug(tx, user.id, row.slug, now());
  });
  return applicationFor(context, user.id);
});
