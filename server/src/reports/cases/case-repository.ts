import { CASE_PRIORITIES, type CasePriority, type ReportReason } from "@blenda/domain/reports/constants";
import type { Target } from "@blenda/domain/reports/model";
import { gravestOf, priorityOf } from "@blenda/domain/reports/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";

export type CaseRow = Selectable<Database["reportCases"]>;

/** More than the seconds of any year people will live in. */
const PER_PRIORITY = 100_000_000_000;

/** The place in the queue: the most urgent first, of those alike the one that waits longest. */
export const urgencyOf = (priority: CasePriority, since: Instant): number =>
  (CASE_PRIORITIES.length - 1 - CASE_PRIORITIES.indexOf(priority)) * PER_PRIORITY + Math.floor(Date.parse(since) / 1_000);

export const findCase = (db: Db, id: string): Promise<CaseRow | undefined> =>
  db.selectFrom("reportCases").selectAll().where("id", "=", id).executeTakeFirst();

export const lockCase = (tx: Tx, id: string): Promise<CaseRow | undefined> =>
  tx.selectFrom("reportCases").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** The case new reports about a thing join. */
export const lockOpenCase = (tx: Tx, { targetType, targetId }: Target): Promise<CaseRow | undefined> =>
  tx
    .selectFrom("reportCases")
    .selectAll()
    .where("targetType", "=", targetType)
    .where("targetId", "=", targetId)
    .where("status", "in", ["pending", "in_review"])
    .where("appealedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();

export async function addCase(tx: Tx, fresh: Insertable<Database["reportCases"]>): Promise<CaseRow> {
  return tx.insertInto("reportCases").values(fresh).returningAll().executeTakeFirstOrThrow();
}

export async function changeCase(tx: Tx, id: string, changed: Updateable<Database["reportCases"]>): Promise<void> {
  const { counterNotice, ...rest } = changed;
  const set = counterNotice ? { ...rest, counterNotice: jsonb(counterNotice) } : rest;
  await tx.updateTable("reportCases").set(set).where("id", "=", id).execute();
}

/** Waits for us from this moment on. */
export const waitingSince = ({ priority }: Pick<CaseRow, "priority">, since: Instant) => ({ since, urgency: urgencyOf(priority, since) });

/** What a case says of itself follows from its reports. The case is held. */
export async function settleCase(tx: Tx, found: CaseRow): Promise<CaseRow> {
  const { id, since } = found;
  const { reasons, reporters, hasClaim } = await tx
    .selectFrom("reports")
    .select([
      sql<ReportReason[]>`array_agg(distinct reason)`.as("reasons"),
      sql<number>`count(distinct reporter_id)::int`.as("reporters"),
      sql<boolean>`bool_or(claim is not null)`.as("hasClaim"),
    ])
    .where("caseId", "=", id)
    .executeTakeFirstOrThrow();
  const priority = priorityOf(reasons, reporters);
  const settled = { reason: gravestOf(reasons), reporters, hasClaim, priority, urgency: urgencyOf(priority, since) };
  await changeCase(tx, id, settled);
  return { ...found, ...settled };
}
