import { creators } from "../../identity/port.ts";
import { audit } from "../../platform/requests/audit.ts";
import { notifyApplicant, suspendedNews } from "../applicant-notices.ts";
import { detailFor } from "../detail.ts";
import { move } from "../move.ts";
import { onboarding } from "../procedures.ts";
import { lockApplicationOfLowerRank } from "./lock-application.ts";

/** Closes the creator's pages and hides the shop. Whatever was bought stays with its buyers. */
export const suspendCreator = onboarding.suspendCreator.handler(async ({ input: { userId, reason }, context }) => {
  const { user, now, site } = context;
  await context.transaction(async (tx) => {
    const { row, person } = await lockApplicationOfLowerRank(tx, context, userId);
    await move(tx, context, row, { move: "suspend", actorId: user.id, reason });
    await creators.suspend(tx, userId, { at: now(), reason });
    await notifyApplicant(tx, context, person, suspendedNews(site, reason));
    await audit(tx, context, { action: "onboarding.suspendCreator", target: { kind: "user", id: userId }, reason });
  });
  return detailFor(context, userId);
});
