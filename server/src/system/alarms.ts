import { redact } from "@blenda/domain/shared/redaction/redact";
import { SYSTEM } from "@blenda/domain/system/constants";
import type { Alarm } from "@blenda/domain/system/model";
import { account } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { alarmGroups } from "../platform/jobs/alarms.ts";

const LONGEST_DETAIL = 2_000;

/** The detail is whatever its raiser found useful: redacted, as a log would be. */
export async function alarmsOf(db: Db): Promise<Alarm[]> {
  const groups = await alarmGroups(db, SYSTEM.SHOWN_ALARMS);
  const names = await namesOf(db, [...new Set(groups.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? []))]);
  return groups.map(({ detail, acknowledgedAt, acknowledgedBy, note, ...alarm }) => ({
    ...alarm,
    detail: JSON.stringify(redact(detail), null, 2).slice(0, LONGEST_DETAIL),
    acknowledged:
      acknowledgedAt === null ? null : { by: (acknowledgedBy && names.get(acknowledgedBy)) ?? null, at: acknowledgedAt, note: note ?? "" },
  }));
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(account("users")).select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
