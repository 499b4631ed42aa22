import type { Instant } from "@blenda/domain/shared/time";
import { alarmsChanged } from "@blenda/domain/system/events";
import { type RawBuilder, sql } from "kysely";
import { advisoryLock } from "../database/advisory-lock.ts";
import type { Db, Tx } from "../database/db.ts";
import { emit, jsonb } from "../events/outbox.ts";

/**
 * An alarm: something is not as it must be and staff have to look; the status page and the log carry it further. The name
 * is the same words every time; the detail is what an engineer who looks into it needs.
 */
export async function raiseAlarm(tx: Tx, name: string, detail: object, at: Instant): Promise<void> {
  await tx
    .insertInto("alarms")
    .values({ name, detail: jsonb(detail), at })
    .execute();
  await emit(tx, alarmsChanged({}));
}

/** The same for what would be raised again and again: once since this moment. Answers whether it was. */
export async function raiseAlarmOnce(
  tx: Tx,
  name: string,
  detail: object,
  { since, at }: { since: Instant; at: Instant },
): Promise<boolean> {
  await advisoryLock(tx, `alarm ${name}`);
  const ofName = tx.selectFrom("alarms").select("id").where("name", "=", name);
  if (await ofName.where("at", ">=", since).limit(1).executeTakeFirst()) return false;
  await raiseAlarm(tx, name, detail, at);
  return true;
}

export interface AlarmGroup {
  /** The newest of them. */
  id: number;
  name: string;
  count: number;
  firstAt: Instant;
  lastAt: Instant;
  /** Of the newest. */
  detail: unknown;
  acknowledgedAt: Instant | null;
  acknowledgedBy: string | null;
  note: string | null;
}

/** Alarms of the same name that were seen together, or not yet: open ones first, then those seen last. */
export async function alarmGroups(db: Db, limit: number): Promise<AlarmGroup[]> {
  const grouped = (which: RawBuilder<unknown>) => sql`
    select max(id) as id, name, count(*)::int as count, min(at) as first_at, max(at) as last_at, acknowledged_at, acknowledged_by, note
    from alarms where ${which} group by name, acknowledged_at, acknowledged_by, note order by acknowledged_at desc, last_at desc limit ${limit}`;
  const { rows } = await sql<AlarmGroup>`
    select g.*, a.detail from ((${grouped(sql`acknowledged_at is null`)}) union all (${grouped(sql`acknowledged_at is not null`)})) g
    join alarms a on a.id = g.id order by g.acknowledged_at desc nulls first, g.last_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Acknowledges an alarm, and all of its name before it. Answers which it was and how many; what is raised afterwards is new. */
export async function acknowledgeAlarms(
  tx: Tx,
  id: number,
  seen: { acknowledgedAt: Instant; acknowledgedBy: string; note: string },
): Promise<{ name: string; count: number } | null> {
  const name = tx.selectFrom("alarms").select("name").where("id", "=", id);
  const rows = await tx
    .updateTable("alarms")
    .set(seen)
    .where("name", "=", name)
    .where("id", "<=", id)
    .where("acknowledgedAt", "is", null)
    .returning("name")
    .execute();
  if (rows[0]) await emit(tx, alarmsChanged({}));
  return rows[0] ? { name: rows[0].name, count: rows.length } : null;
}

/** What it was raised for is well again, by itself or by hand: only those about this are seen to. */
export async function settleAlarms(tx: Tx, name: string, detail: object, { at, note }: { at: Instant; note: string }): Promise<void> {
  const settled = await tx
    .updateTable("alarms")
    .set({ acknowledgedAt: at, note })
    .where("name", "=", name)
    .where("acknowledgedAt", "is", null)
    .where(sql<boolean>`detail @> ${jsonb(detail)}`)
    .returning("id")
    .execute();
  if (settled.length > 0) await emit(tx, alarmsChanged({}));
}
