import { OPEN_STATUSES } from "@blenda/domain/reports/constants";
import type { Target } from "@blenda/domain/reports/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, sql } from "kysely";
import { publicPerson } from "../../identity/sql.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";

/** Reports of a person about a thing that were not answered yet. */
export async function openReportsBy(db: Db, reporterId: string, { targetType, targetId }: Target) {
  return db
    .selectFrom("reports as r")
    .innerJoin("reportCases as c", "c.id", "r.caseId")
    .select(["r.caseId", "r.reason"])
    .where("r.reporterId", "=", reporterId)
    .where("c.targetType", "=", targetType)
    .where("c.targetId", "=", targetId)
    .where("c.status", "in", OPEN_STATUSES)
    .execute();
}

export async function countSince(db: Db, reporterId: string, since: Instant): Promise<number> {
  const { count } = await db
    .selectFrom("reports")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("reporterId", "=", reporterId)
    .where("createdAt", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addReport(tx: Tx, report: Insertable<Database["reports"]>): Promise<void> {
  const { snapshot, claim = null } = report;
  await tx
    .insertInto("reports")
    .values({ ...report, snapshot: jsonb(snapshot), claim: claim === null ? null : jsonb(claim) })
    .execute();
}

/** Different people with an account made before that moment, who reported it since it was last hidden. */
export async function countForHiding(tx: Tx, caseId: string, joinedBefore: Instant, since: Instant | null): Promise<number> {
  const { count } = await tx
    .selectFrom("reports as r")
    .innerJoin(publicPerson("u"), "u.id", "r.reporterId")
    .select(sql<number>`count(distinct r.reporter_id)::int`.as("count"))
    .where("r.caseId", "=", caseId)
    .where("u.createdAt", "<", joinedBefore)
    .where("u.suspendedAt", "is", null)
    .$if(since !== null, (query) => query.where("r.createdAt", ">", since ?? ""))
    .executeTakeFirstOrThrow();
  return count;
}

export async function reportersOf(db: Db, caseId: string): Promise<string[]> {
  const rows = await db.selectFrom("reports").select("reporterId").distinct().where("caseId", "=", caseId).orderBy("reporterId").execute();
  return rows.map(({ reporterId }) => reporterId);
}

export const hasReported = async (db: Db, caseId: string, reporterId: string): Promise<boolean> =>
  (await db.selectFrom("reports").select("id").where("caseId", "=", caseId).where("reporterId", "=", reporterId).executeTakeFirst()) !==
  undefined;

/** Senders of formal notices. */
export async function claimantsOf(db: Db, caseId: string): Promise<string[]> {
  const claims = db.selectFrom("reports").select("reporterId").distinct().where("caseId", "=", caseId).where("claim", "is not", null);
  return (await claims.orderBy("reporterId").execute()).map(({ reporterId }) => reporterId);
}

/** Everybody a case is about: whose thing it is, and who reported it. */
export async function partiesOfCase(db: Db, caseId: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ userId: string | null }>`select owner_id as user_id from report_cases where id = ${caseId}
    union select reporter_id from reports where case_id = ${caseId}`.execute(db);
  return rows.map(({ userId }) => userId);
}
