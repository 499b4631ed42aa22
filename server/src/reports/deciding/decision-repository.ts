import { REPORTS } from "@blenda/domain/reports/constants";
import type { CaseDecisionLine } from "@blenda/domain/reports/model";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import type { CaseRow } from "../cases/case-repository.ts";
import { peopleOf } from "../cases/people.ts";

export type DecisionRow = Selectable<Database["reportDecisions"]>;

export async function addDecision(tx: Tx, row: Insertable<Database["reportDecisions"]>): Promise<void> {
  await tx.insertInto("reportDecisions").values(row).execute();
}

export async function changeDecision(tx: Tx, id: string, changed: Updateable<Database["reportDecisions"]>): Promise<void> {
  await tx.updateTable("reportDecisions").set(changed).where("id", "=", id).execute();
}

/** Those of a case that hold, the latest first. */
export const decisionsOf = (db: Db, caseId: string): Promise<DecisionRow[]> =>
  db
    .selectFrom("reportDecisions")
    .selectAll()
    .where("caseId", "=", caseId)
    .where("undoneAt", "is", null)
    .orderBy("decidedAt", "desc")
    .orderBy("id")
    .execute();

/** What was decided about the same thing, in this case or an earlier one, the latest first. */
export async function historyOf(db: Db, { targetType, targetId }: Pick<CaseRow, "targetType" | "targetId">): Promise<CaseDecisionLine[]> {
  const rows = await db
    .selectFrom("reportDecisions as d")
    .innerJoin("reportCases as c", "c.id", "d.caseId")
    .selectAll("d")
    .where("c.targetType", "=", targetType)
    .where("c.targetId", "=", targetId)
    .orderBy("d.decidedAt", "desc")
    .orderBy("d.id")
    .limit(REPORTS.SHOWN_DECISIONS)
    .execute();
  const people = await peopleOf(
    db,
    rows.map(({ decidedBy }) => decidedBy),
  );
  return rows.map((row) => {
    const { id = row.decidedBy, name = "", avatarUrl = null } = people.get(row.decidedBy) ?? {};
    return {
      id: row.id,
      decision: row.decision,
      by: { id, name, avatarUrl },
      reason: row.reason,
      toReporters: row.toReporters,
      toAuthor: row.toAuthor,
      isWarning: row.isWarning,
      isOfAppeal: row.isOfAppeal,
      at: row.decidedAt,
      isUndone: row.undoneAt !== null,
      suspension: row.suspension,
    };
  });
}
