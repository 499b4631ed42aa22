import { REPORTS } from "@blenda/domain/reports/constants";
import { hiddenByReports } from "@blenda/domain/reports/events";
import { shouldHide } from "@blenda/domain/reports/rules";
import { hiddenWords } from "@blenda/domain/reports/texts";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { Reportable, ReportedThing } from "../../platform/reporting.ts";
import { type CaseRow, changeCase } from "../cases/case-repository.ts";
import { countForHiding } from "./report-repository.ts";

/**
 * The third different person hides it, in the transaction of their report (decision B23). What its author brought back by an edit takes
 * three more.
 */
export async function hideWhenMany(tx: Tx, found: CaseRow, reportable: Reportable, thing: ReportedThing, now: Instant): Promise<void> {
  if (!reportable.isHiddenByReports || !reportable.setState) return;
  const count = await countForHiding(tx, found.id, addDays(now, -REPORTS.HIDE_ACCOUNT_DAYS), found.hiddenAt);
  if (!shouldHide(thing.state, count)) return;
  const { id: caseId, ownerId, targetType, title } = found;
  const { text } = hiddenWords(targetType, title);
  const change = { id: thing.id, to: "hidden", actorId: null, reason: found.reason, text, at: now } as const;
  if (!(await reportable.setState(tx, change))) return;
  await changeCase(tx, caseId, { hiddenAt: now });
  if (ownerId) await emit(tx, hiddenByReports({ caseId, ownerId, targetType, title, at: now }));
}
