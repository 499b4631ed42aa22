import { caseChanged, ownReportsChanged } from "@blenda/domain/reports/events";
import type { Appealable } from "@blenda/domain/reports/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Updateable } from "kysely";
import type { Database, Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { type CaseRow, changeCase, lockCase, waitingSince } from "../cases/case-repository.ts";
import { decisionsOf } from "../deciding/decision-repository.ts";
import { hasReported } from "../reporting/report-repository.ts";

type Side = "author" | "reporter";

/** A case as one of its two sides meets it: what we have not told them yet has not happened. `null` for everybody else. */
export async function lockOwnCase(
  tx: Tx,
  caseId: string,
  userId: string,
): Promise<{ found: CaseRow; side: Side; told: Appealable } | null> {
  const found = await lockCase(tx, caseId);
  if (!found) return null;
  const side: Side | null = found.ownerId === userId ? "author" : (await hasReported(tx, caseId, userId)) ? "reporter" : null;
  if (!side) return null;
  const [latest] = await decisionsOf(tx, caseId);
  return { found, side, told: latest?.toldAt ? found : { ...found, status: "in_review" } };
}

/** Puts it back before staff: another one looks at it. */
export async function reopen(
  tx: Tx,
  found: CaseRow,
  userId: string,
  appeal: Pick<Updateable<Database["reportCases"]>, "appealKind" | "appealText" | "counterNotice">,
  now: Instant,
): Promise<void> {
  const fresh = { status: "appealed", appealedBy: userId, appealedAt: now, assigneeId: null, assignedAt: null } as const;
  await changeCase(tx, found.id, { ...fresh, ...appeal, ...waitingSince(found, now) });
  await emit(tx, caseChanged({ caseId: found.id }));
  await emit(tx, ownReportsChanged({ userId }));
}
