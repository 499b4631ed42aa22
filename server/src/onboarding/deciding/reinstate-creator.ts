import { creators } from "../../identity/port.ts";
import { audit } from "../../platform/requests/audit.ts";
import { notifyApplicant, reinstatedNews } from "../applicant-notices.ts";
import { detailFor } from "../detail.ts";
import { move } from "../move.ts";
import { onboarding } from "../procedures.ts";
import { lockApplicationOfLowerRank } from "./lock-application.ts";

/** Everything is as it was: pages, shop and what it sells. */
export const reinstateCreator = onboarding.reinstateCreator.handler(async ({ input: { userId, reason }, context }) => {
  const { user, site } = context;
  await context.transaction(async (tx) => {
    const { row, person } = await lockApplicationOfLowerRank(tx, context, userId);
    await move(tx, context, row, { move: "reinstate", actorId: user.id, reason });
    await creators.lift(tx, userId);
    await notifyApplicant(tx, context, person, reinstatedNews(site.url));
    await audit(tx, context, { action: "onboarding.reinstateCreator", target: { kind: "user", id: userId }, reason });
  });
  return detailFor(context, userId);
});
