import { REPORTS } from "@blenda/domain/reports/constants";
import type { CaseAboutMe, SentReport } from "@blenda/domain/reports/model";
import { authorAppealUntil, counterNoticeUntil, reporterAppealUntil } from "@blenda/domain/reports/rules";
import { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import type { Db } from "../../platform/database/db.ts";
import type { ReportedThing } from "../../platform/reporting.ts";
import { type ReportServices, reportableOf } from "../reporting/targets.ts";

const place = cursorCodec(Instant, CursorId);

/** The latest decision both sides heard of. What we have not told yet has not happened to them. */
const withTold = (db: Db) =>
  db.selectFrom("reportCases as c").leftJoinLateral(
    (from) =>
      from
        .selectFrom("reportDecisions")
        .select(["decision", "decidedAt", "toReporters", "toAuthor", "isOfAppeal"])
        .whereRef("reportDecisions.caseId", "=", "c.id")
        .where("toldAt", "is not", null)
        .orderBy("decidedAt", "desc")
        .limit(1)
        .as("d"),
    (join) => join.onTrue(),
  );

interface ReportNews {
  status: SentReport["status"];
  decision: CaseAboutMe["decision"];
  decidedAt: Instant | null;
}

/** The state its sender may know of. */
const statusOf = ({ status, decidedAt }: ReportNews, caseDecidedAt: Instant | null): SentReport["status"] =>
  (status === "actioned" || status === "dismissed") && decidedAt !== caseDecidedAt ? "in_review" : status;

export async function sentBy(db: Db, reporterId: string, after: string | undefined, now: Instant) {
  const [at, id] = place.read(after) ?? [];
  const rows = await withTold(db)
    .innerJoin("reports as r", "r.caseId", "c.id")
    .select(["r.id", "r.caseId", "r.reason", "r.detail", "r.createdAt", "r.snapshot"])
    .select(["c.targetType", "c.status", "c.decidedAt as caseDecidedAt", "c.appealedAt", "c.appealedBy", "c.reason as caseReason"])
    .select(["d.decision", "d.decidedAt", "d.toReporters"])
    .where("r.reporterId", "=", reporterId)
    .$if(at !== undefined, (query) => query.where(sql<boolean>`(r.created_at, r.id) < (${at}::timestamptz, ${id})`))
    .orderBy("r.createdAt", "desc")
    .orderBy("r.id", "desc")
    .limit(REPORTS.PAGE + 1)
    .execute();
  const page = rows.slice(0, REPORTS.PAGE);
  const last = page.at(-1);
  const reports = page.map((row): SentReport => {
    // That its author appealed is theirs to know.
    const known = row.status === "appealed" && row.appealedBy !== reporterId ? "in_review" : row.status;
    const status = statusOf({ ...row, status: known }, row.caseDecidedAt);
    return {
      id: row.id,
      caseId: row.caseId,
      targetType: row.targetType,
      title: row.snapshot.title,
      reason: row.reason,
      detail: row.detail,
      status,
      createdAt: row.createdAt,
      decidedAt: row.decidedAt,
      outcome: row.toReporters,
      appealUntil: reporterAppealUntil({ ...row, status, reason: row.caseReason }, now),
    };
  });
  return { reports, next: rows.length > page.length && last ? place.write(last.createdAt, last.id) : null };
}

export async function aboutWorkOf(db: Db, declared: ReportServices, ownerId: string, after: string | undefined, now: Instant) {
  const [at, id] = place.read(after) ?? [];
  const rows = await withTold(db)
    .select(["c.id", "c.targetType", "c.targetId", "c.title", "c.reason", "c.status", "c.createdAt", "c.hiddenAt", "c.appealedAt"])
    .select(["c.answerUntil", "c.answeredAt", "c.decidedAt as caseDecidedAt", "d.decision", "d.decidedAt", "d.toAuthor"])
    .where("c.ownerId", "=", ownerId)
    // A report that was not judged yet is not theirs to know, unless it has hidden something.
    .where(sql<boolean>`(c.hidden_at is not null or d.to_author <> '')`)
    .$if(at !== undefined, (query) => query.where(sql<boolean>`(c.created_at, c.id) < (${at}::timestamptz, ${id})`))
    .orderBy("c.createdAt", "desc")
    .orderBy("c.id", "desc")
    .limit(REPORTS.PAGE + 1)
    .execute();
  const page = rows.slice(0, REPORTS.PAGE);
  const last = page.at(-1);
  const things = await thingsOf(db, declared, page);
  const cases = page.map((row): CaseAboutMe => {
    const thing = things.get(`${row.targetType}/${row.targetId}`);
    const status = statusOf(row, row.caseDecidedAt);
    const told = { ...row, status };
    const isAsked = status === "in_review" && row.answeredAt === null && row.answerUntil !== null && row.answerUntil > now;
    return {
      caseId: row.id,
      targetType: row.targetType,
      title: row.title,
      path: thing && thing.state !== "gone" ? thing.path : null,
      excerpt: thing ? [...thing.text].slice(0, EXCERPT).join("") : "",
      reason: row.reason,
      state: thing?.state ?? "gone",
      status,
      decision: row.decision,
      message: row.toAuthor || null,
      at: row.decidedAt ?? row.hiddenAt ?? row.createdAt,
      answerUntil: isAsked ? row.answerUntil : null,
      appealUntil: authorAppealUntil(told, now),
      counterNoticeUntil: counterNoticeUntil(told, now),
      appealedAt: row.appealedAt,
    };
  });
  return { cases, next: rows.length > page.length && last ? place.write(last.createdAt, last.id) : null };
}

const EXCERPT = 200;

/** One question per kind. */
async function thingsOf(db: Db, declared: ReportServices, rows: readonly { targetType: CaseAboutMe["targetType"]; targetId: string }[]) {
  const things = new Map<string, ReportedThing>();
  for (const [type, ofType] of Map.groupBy(rows, ({ targetType }) => targetType)) {
    const ids = ofType.map(({ targetId }) => targetId);
    for (const thing of (await reportableOf(declared, type)?.describe(db, ids)) ?? []) things.set(`${type}/${thing.id}`, thing);
  }
  return things;
}
