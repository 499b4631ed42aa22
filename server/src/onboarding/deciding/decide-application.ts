import type { Decision } from "@blenda/domain/onboarding/model";
import { reapplyFrom } from "@blenda/domain/onboarding/rules";
import { creators } from "../../identity/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { audit } from "../../platform/requests/audit.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { openShop, releaseSlugs } from "../../shops/port.ts";
import { approvedNews, changesNews, notifyApplicant, rejectedNews } from "../applicant-notices.ts";
import { detailFor } from "../detail.ts";
import { move } from "../move.ts";
import { onboarding } from "../procedures.ts";
import { type ApplicationRow, setNotes } from "../repository.ts";
import { lockSentApplication, refuseIfClaimedByOther } from "./lock-application.ts";

/** The answer, once: of two at the same time the second finds it answered. A yes opens the shop in the same transaction. */
export const decideApplication = onboarding.decideApplication.handler(async ({ input, context }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    const { row, person } = await lockSentApplication(tx, context, input.userId);
    await refuseIfClaimedByOther(tx, context, row);
    const { decision, userId: _, ...said } = input;
    const changes = { decidedAt: context.now(), decidedBy: user.id, ...(input.decision === "reject" && rejectionOf(input)) };
    const reason = input.decision === "reject" ? input.text : "";
    await move(tx, context, row, { move: decision, actorId: user.id, reason, changes });
    await setNotes(tx, row.userId, input.decision === "requestChanges" ? input.notes : []);
    await FOLLOWS[decision](tx, context, row);
    await notifyApplicant(tx, context, person, newsOf(input, row, context));
    await audit(tx, context, {
      action: "onboarding.decideApplication",
      target: { kind: "application", id: row.userId },
      reason,
      before: { status: row.status },
      after: { decision, ...said },
    });
  });
  return detailFor(context, input.userId);
});

const rejectionOf = ({ reason, text }: Extract<Decision, { decision: "reject" }>) => ({ rejectionReason: reason, rejectionText: text });

/** What else an answer does. */
const FOLLOWS: Record<Decision["decision"], (tx: Tx, services: Services, row: ApplicationRow) => Promise<void>> = {
  approve: async (tx, { now }, { userId, shopName, slug, description }) => {
    await creators.make(tx, userId);
    await openShop(tx, { creatorId: userId, name: shopName, slug, description }, now());
  },
  requestChanges: async () => {},
  reject: (tx, _, { userId }) => releaseSlugs(tx, userId),
};

function newsOf(decision: Decision, { shopName }: ApplicationRow, { now, site }: Services) {
  if (decision.decision === "approve") return approvedNews(site.url, shopName);
  if (decision.decision === "requestChanges") return changesNews(site.url, decision.notes);
  return rejectedNews(site.url, decision, reapplyFrom(now()));
}
