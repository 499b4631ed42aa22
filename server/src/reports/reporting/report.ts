import { REPORTS } from "@blenda/domain/reports/constants";
import { caseChanged, ownReportsChanged } from "@blenda/domain/reports/events";
import { gravestOf, priorityOf, reasonsFor } from "@blenda/domain/reports/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { ReportedThing } from "../../platform/reporting.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { addCase, type CaseRow, lockOpenCase, settleCase, urgencyOf } from "../cases/case-repository.ts";
import { reports } from "../procedures.ts";
import { hideWhenMany } from "./hide.ts";
import { attachPictures } from "./picture-repository.ts";
import { addReport, countSince, openReportsBy } from "./report-repository.ts";
import { findThing, reportableOf, snapshotOf } from "./targets.ts";

export const report = reports.report.handler(async ({ input, context, errors }) => {
  const { user, now, id } = context;
  const { targetType, targetId, reason, detail, links, claim } = input;
  const reportable = reportableOf(context, targetType);
  if (!reportable) throw errors.REPORTS_TARGET_GONE();
  if (!reasonsFor(targetType).includes(reason)) throw errors.REPORTS_REASON();
  return context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "reports.report", input }, async () => {
      // One at a time about one thing: the third is the third, however many press at once.
      await advisoryLock(tx, `report/${targetType}/${targetId}`);
      const open = await openReportsBy(tx, user.id, input);
      const same = open.find((each) => each.reason === reason);
      if (same) return { caseId: same.caseId, wasOpen: true };
      const thing = await findThing(tx, reportable, targetId);
      if (thing?.ownerId === user.id) throw errors.REPORTS_OWN();
      if (!thing || !(await reportable.canSee(tx, user, targetId))) throw errors.REPORTS_TARGET_GONE();
      if ((await countSince(tx, user.id, addDays(now(), -1))) >= REPORTS.PER_DAY) throw errors.REPORTS_TOO_MANY();
      const found = (await lockOpenCase(tx, input)) ?? (await openCase(tx, thing));
      const reportId = id();
      const snapshot = await snapshotOf(tx, reportable, thing);
      const said = { reason, detail, links, claim: claim ?? null, snapshot };
      await addReport(tx, { id: reportId, caseId: found.id, reporterId: user.id, ...said, createdAt: now() });
      if (!(await attachPictures(tx, user.id, reportId, input.pictureIds))) throw errors.REPORTS_PICTURE_UNKNOWN();
      await hideWhenMany(tx, await settleCase(tx, found), reportable, thing, now());
      await emit(tx, caseChanged({ caseId: found.id }));
      await emit(tx, ownReportsChanged({ userId: user.id }));
      return { caseId: found.id, wasOpen: false };
    }),
  );

  function openCase(tx: Tx, { title, ownerId, pictureUrl, stageHue }: ReportedThing): Promise<CaseRow> {
    const priority = priorityOf([reason], 1);
    return addCase(tx, {
      ...{ id: id(), targetType, targetId, ownerId, title, pictureUrl, stageHue },
      ...{ reason: gravestOf([reason]), priority, reporters: 1, createdAt: now(), since: now(), urgency: urgencyOf(priority, now()) },
    });
  }
});
