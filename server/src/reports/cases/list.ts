import { photoOf } from "@blenda/domain/account/rules";
import type { CaseList } from "@blenda/domain/reports/constants";
import { REPORTS } from "@blenda/domain/reports/constants";
import type { CaseFilter, CaseLine } from "@blenda/domain/reports/model";
import { lookDueAt } from "@blenda/domain/reports/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { LIST } from "@blenda/domain/shared/list";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { publicPerson } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";

const selectCases = (db: Db) =>
  db
    .selectFrom("reportCases as c")
    .leftJoin(publicPerson("a"), "a.id", "c.assigneeId")
    .select(["c.id", "c.number", "c.targetType", "c.title", "c.pictureUrl", "c.stageHue", "c.reason", "c.reporters", "c.hasClaim"])
    .select([
      "c.priority",
      "c.status",
      "c.since",
      "c.hiddenAt",
      "c.appealKind",
      "c.assigneeId",
      "c.assignedAt",
      "c.decision",
      "c.decidedAt",
    ])
    .select(["a.displayName as assigneeName", "a.photoUrl", "a.profileImage"]);

/** Written as the indexes are, so that they are used. */
const IS_OPEN = sql<boolean>`c.status in ('pending', 'in_review', 'appealed')`;

/** Cases that still have time to be answered by their author are in no list of work. */
const isOf = (show: CaseList, readerId: string, now: Instant): RawBuilder<boolean> => {
  const waits = sql`${IS_OPEN} and c.since <= ${now}::timestamptz`;
  switch (show) {
    case "new":
      return sql`${waits} and c.appealed_at is null`;
    case "mine":
      return sql`${IS_OPEN} and c.assignee_id = ${readerId}`;
    case "appeals":
      return sql`${waits} and c.appealed_at is not null`;
    case "decided":
      return sql`c.status in ('actioned', 'dismissed')`;
  }
};

export const caseList = keysetList({
  columns: { urgency: { by: sql`c.urgency`, kind: "integer" }, decided: { by: sql`c.decided_at`, kind: "instant" } },
  id: sql`c.id`,
  usual: { sort: "urgency", direction: "asc" },
});

export const selectList = (db: Db, show: CaseList, { targetType, reason }: CaseFilter, readerId: string, now: Instant) =>
  selectCases(db)
    .where(isOf(show, readerId, now))
    .$if(targetType !== undefined, (query) => query.where("c.targetType", "=", targetType ?? "post"))
    .$if(reason !== undefined, (query) => query.where("c.reason", "=", reason ?? "other"));

type Row = Awaited<ReturnType<ReturnType<typeof selectCases>["execute"]>>[number];

export const lineOf = (row: Row, readerId: string): CaseLine => ({
  id: row.id,
  number: row.number,
  targetType: row.targetType,
  title: row.title,
  pictureUrl: row.pictureUrl,
  stageHue: row.stageHue,
  reason: row.reason,
  reporters: row.reporters,
  hasClaim: row.hasClaim,
  priority: row.priority,
  status: row.status,
  since: row.since,
  dueAt: lookDueAt(row.since),
  hiddenAt: row.hiddenAt,
  appeal: row.appealKind,
  assignee:
    row.assigneeId && row.assignedAt
      ? {
          id: row.assigneeId,
          name: row.assigneeName ?? "",
          avatarUrl: photoOf(row.profileImage, row.photoUrl),
          isYours: row.assigneeId === readerId,
          since: row.assignedAt,
        }
      : null,
  decision: row.decision,
  decidedAt: row.decidedAt,
});

export async function findLine(db: Db, id: string, readerId: string): Promise<CaseLine | null> {
  const row = await selectCases(db).where("c.id", "=", id).executeTakeFirst();
  return row ? lineOf(row, readerId) : null;
}

/** How many there are in each list, up to a thousand: more is not worth counting. */
export async function countLists(db: Db, readerId: string, now: Instant): Promise<{ new: number; mine: number; appeals: number }> {
  const counted = (show: CaseList) =>
    sql`(select count(*) from (select from report_cases c where ${isOf(show, readerId, now)} limit ${LIST.COUNTED}) n)::int`;
  const { rows } = await sql<{ new: number; mine: number; appeals: number }>`select ${counted("new")} as "new", ${counted("mine")} as mine,
    ${counted("appeals")} as appeals`.execute(db);
  return rows[0] ?? { new: 0, mine: 0, appeals: 0 };
}

/** Pending and made within the last day (spec 2 §7). */
const isNew = (now: Instant) => sql<boolean>`c.status = 'pending' and c.created_at > ${addMinutes(now, -REPORTS.NEW_HOURS * 60)}`;

/** The number beside the links. */
export async function countNew(db: Db, now: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from report_cases c where ${isNew(now)} limit ${LIST.COUNTED}) n`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same with the latest of them. */
export async function newCases(db: Db, readerId: string, now: Instant): Promise<{ count: number; latest: CaseLine[] }> {
  const latest = selectCases(db).where(isNew(now)).orderBy("c.createdAt", "desc").limit(REPORTS.PAGE).execute();
  const [count, rows] = await Promise.all([countNew(db, now), latest]);
  return { count, latest: rows.map((row) => lineOf(row, readerId)) };
}

/** What comes after this one in the queue; else the first of the others. */
export async function nextOf(db: Db, { id, urgency }: { id: string; urgency: number }, now: Instant): Promise<string | null> {
  const others = db
    .selectFrom("reportCases as c")
    .select("c.id")
    .where(IS_OPEN)
    .where("c.since", "<=", now)
    .where("c.id", "<>", id)
    .orderBy("c.urgency")
    .orderBy("c.id")
    .limit(1);
  const after = await others.where(sql<boolean>`(c.urgency, c.id) > (${urgency}, ${id})`).executeTakeFirst();
  return (after ?? (await others.executeTakeFirst()))?.id ?? null;
}
