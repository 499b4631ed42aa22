import { photoOf } from "@blenda/domain/account/rules";
import { REPORTS } from "@blenda/domain/reports/constants";
import type { Person } from "@blenda/domain/reports/model";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { account } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";

interface KnownPerson extends Person {
  joinedAt: Instant;
  isSuspended: boolean;
}

/** Those of them who are still here. */
export async function peopleOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, KnownPerson>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom(account("users"))
    .select(["id", "displayName", "photoUrl", "profileImage", "createdAt", "suspendedAt"])
    .where("id", "in", wanted)
    .where("deletedAt", "is", null)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.displayName,
        avatarUrl: photoOf(row.profileImage, row.photoUrl),
        joinedAt: row.createdAt,
        isSuspended: row.suspendedAt !== null,
      },
    ]),
  );
}

/** What became of what these people reported, other cases than this one. */
export async function recordsOf(db: Db, reporterIds: readonly string[], exceptCaseId: string) {
  const { rows } = await sql<{ reporterId: string; sent: number; upheld: number }>`
    select r.reporter_id, count(distinct c.id)::int as sent, count(distinct c.id) filter (where c.status = 'actioned')::int as upheld
    from reports r join report_cases c on c.id = r.case_id
    where r.reporter_id = any(${reporterIds}::text[]) and c.id <> ${exceptCaseId} group by r.reporter_id`.execute(db);
  return new Map(rows.map((row) => [row.reporterId, row]));
}

/** What was decided about an author before. */
export async function recordOf(db: Db, ownerId: string, exceptCaseId: string, now: Instant) {
  const { rows } = await sql<{ reported: number; upheld: number; warnings: number }>`select
    count(*)::int as reported, count(*) filter (where c.status = 'actioned')::int as upheld,
    (select count(*) from report_decisions d join report_cases w on w.id = d.case_id where w.owner_id = ${ownerId} and d.is_warning
      and d.undone_at is null and w.status = 'actioned' and d.decided_at > ${addDays(now, -REPORTS.WARNING_DAYS)}::timestamptz)::int as warnings
    from report_cases c where c.owner_id = ${ownerId} and c.id <> ${exceptCaseId}`.execute(db);
  return rows[0] ?? { reported: 0, upheld: 0, warnings: 0 };
}
