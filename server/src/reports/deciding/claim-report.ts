import { caseChanged } from "@blenda/domain/reports/events";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { changeCase, lockCase } from "../cases/case-repository.ts";
import { reports } from "../procedures.ts";
import { findColleague } from "./colleague-repository.ts";
import { obstacleOf, refuseObstacle } from "./obstacles.ts";

/** Claimed first, it is looked at for the first time. Given to a colleague, it is theirs, as if they had taken it. */
export const claimReport = reports.claimReport.handler(async ({ input: { caseId, isTakeover, forUserId }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    const found = await lockCase(tx, caseId);
    if (!found) throw errors.REPORTS_NOT_FOUND();
    const taker = forUserId ? await findColleague(tx, forUserId, now()) : user;
    if (!taker) throw errors.REPORTS_NO_COLLEAGUE();
    const obstacle = await obstacleOf(tx, found, taker);
    // Who gives it away must not be kept from it either; that a colleague has it is what changes here.
    const isInTheWay = obstacle === "taken" && !isTakeover && found.assigneeId !== user.id;
    if (obstacle !== "taken" || isInTheWay) await refuseObstacle(tx, found, obstacle);
    const isKept = found.assigneeId === taker.id;
    const since = isKept ? (found.assignedAt ?? now()) : now();
    if (!isKept) {
      const status = found.status === "pending" || found.status === "appealed" ? "in_review" : found.status;
      await changeCase(tx, caseId, { assigneeId: taker.id, assignedAt: since, lookedAt: found.lookedAt ?? now(), status });
      await audit(tx, context, {
        action: "reports.claimReport",
        target: { kind: "report", id: caseId },
        before: { assignee: found.assigneeId, status: found.status },
        after: { assignee: taker.id, status },
      });
      await emit(tx, caseChanged({ caseId }));
    }
    return { id: taker.id, name: taker.displayName, avatarUrl: taker.photoUrl, isYours: taker.id === user.id, since };
  }),
);
