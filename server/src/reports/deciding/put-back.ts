import { caseChanged } from "@blenda/domain/reports/events";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { changeCase, lockCase } from "../cases/case-repository.ts";
import { reports } from "../procedures.ts";
import { isOpen } from "./obstacles.ts";

export const putBack = reports.putBack.handler(async ({ input: { caseId }, context }) =>
  context.transaction(async (tx) => {
    const found = await lockCase(tx, caseId);
    if (!found || !isOpen(found) || found.assigneeId !== context.user.id) return { wasYours: false };
    const status = found.appealedAt === null ? "pending" : "appealed";
    await changeCase(tx, caseId, { assigneeId: null, assignedAt: null, status });
    await audit(tx, context, {
      action: "reports.putBack",
      target: { kind: "report", id: caseId },
      before: { assignee: context.user.id, status: found.status },
      after: { assignee: null, status },
    });
    await emit(tx, caseChanged({ caseId }));
    return { wasYours: true };
  }),
);
