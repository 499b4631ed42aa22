import type { FactorMethod } from "@blenda/domain/access/step-up";
import { AUDIT } from "@blenda/domain/audit/constants";
import type { AuditBuckets, AuditFilter } from "@blenda/domain/audit/model";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { account } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { keysetList } from "../platform/database/keyset-list.ts";
import { auditEntryRow } from "../platform/sql.ts";

/** The numbers are the order: one list, newest first. */
export const auditList = keysetList({
  columns: { n: { by: sql`e.n`, kind: "integer" } },
  id: sql`e.n::text`,
  usual: { sort: "n", direction: "desc" },
});

export interface EntryRow {
  n: number;
  at: Instant;
  actorId: string | null;
  actorName: string | null;
  action: string;
  targetKind: string;
  targetId: string;
  targetName: string | null;
  reason: string;
  before: unknown;
  after: unknown;
  requestId: string;
  sessionId: string | null;
  factor: FactorMethod | null;
  hash: string;
}

/** Entries with the names of the people in them who are still there. */
const selectEntries = (db: Db) =>
  db
    .selectFrom(auditEntryRow("e"))
    .leftJoin(account("actor"), "actor.id", "e.actorId")
    .leftJoin(account("target"), (join) => join.onRef("target.id", "=", "e.targetId").on("e.targetKind", "=", "user"))
    .selectAll("e")
    .select(["actor.name as actorName", "target.name as targetName"]);

/** Written for `like`, where these mean something. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** What is looked for stands in an id, a reason, an operation or the name of a person in it. */
export function filterEntries(db: Db, { actorId, action, targetKind, targetId, factor, text, from, to }: AuditFilter) {
  let query = selectEntries(db);
  if (actorId !== undefined) query = query.where("e.actorId", "=", actorId);
  if (action?.includes(".")) query = query.where("e.action", "=", action);
  else if (action !== undefined) query = query.where("e.action", "like", `${literally(action)}.%`);
  if (targetKind !== undefined) query = query.where("e.targetKind", "=", targetKind);
  if (targetId !== undefined) query = query.where("e.targetId", "=", targetId);
  if (factor !== undefined) query = query.where("e.factor", "=", factor);
  if (from !== undefined) query = query.where("e.at", ">=", from);
  if (to !== undefined) query = query.where("e.at", "<", to);
  if (text === undefined) return query;
  const number = /^#?(\d{1,15})$/.exec(text)?.[1];
  if (number !== undefined) return query.where("e.n", "=", Number(number));
  const like = `%${literally(text)}%`;
  return query.where(({ or, eb }) =>
    or([
      eb("e.targetId", "ilike", like),
      eb("e.reason", "ilike", like),
      eb("e.action", "ilike", like),
      eb("e.requestId", "=", text),
      eb("actor.name", "ilike", like),
      eb("target.name", "ilike", like),
    ]),
  );
}

/** How the entries that fit are spread between the two moments. */
export async function bucketsOf(db: Db, filter: AuditFilter, from: Instant, to: Instant): Promise<AuditBuckets> {
  const fitting = filterEntries(db, { ...filter, from, to })
    .clearSelect()
    .select("e.at");
  const { rows } = await sql<{ bucket: number; count: number }>`
    select width_bucket(extract(epoch from at), extract(epoch from ${from}::timestamptz), extract(epoch from ${to}::timestamptz), ${AUDIT.BUCKETS}::int) as bucket,
      count(*)::int as count from (${fitting}) as fitting group by 1`.execute(db);
  const counts = Array.from({ length: AUDIT.BUCKETS }, () => 0);
  for (const { bucket, count } of rows) counts[bucket - 1] = count;
  return { from, to, counts };
}

/** What there is to filter by: each is found by walking from one value of its index to the next. */
export async function kindsOf(db: Db) {
  const { rows } = await sql<{ actions: string[]; targetKinds: string[]; actors: { id: string; name: string }[] }>`
    with recursive action as (
      (select action as value from ${auditEntryRow("auditEntries")} order by action limit 1)
      union all select (select e.action from ${auditEntryRow("e")} where e.action > action.value order by e.action limit 1)
        from action where action.value is not null),
    kind as (
      (select target_kind as value from ${auditEntryRow("auditEntries")} order by target_kind limit 1)
      union all select (select e.target_kind from ${auditEntryRow("e")} where e.target_kind > kind.value order by e.target_kind limit 1)
        from kind where kind.value is not null),
    actor as (
      (select min(actor_id) as value from ${auditEntryRow("auditEntries")})
      union all select (select min(e.actor_id) from ${auditEntryRow("e")} where e.actor_id > actor.value) from actor where actor.value is not null)
    select array(select value from action where value is not null) as actions,
      array(select value from kind where value is not null) as target_kinds,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name) from actor join ${account("u")} on u.id = actor.value), '[]')
        as actors`.execute(db);
  return rows[0] ?? { actions: [], targetKinds: [], actors: [] };
}

export const firstEntryAt = async (db: Db): Promise<Instant | null> =>
  (await db.selectFrom(auditEntryRow("auditEntries")).select("at").orderBy("n").limit(1).executeTakeFirst())?.at ?? null;

/** The last that was done to one target, the newest first. */
export const entriesOfTarget = (db: Db, kind: string, id: string): Promise<EntryRow[]> =>
  selectEntries(db)
    .where("e.targetKind", "=", kind)
    .where("e.targetId", "=", id)
    .orderBy("e.n", "desc")
    .limit(AUDIT.SHOWN_OF_TARGET)
    .execute();

export const latestEntries = (db: Db, limit: number): Promise<EntryRow[]> =>
  selectEntries(db).orderBy("e.n", "desc").limit(limit).execute();

export const findEntry = (db: Db, n: number): Promise<EntryRow | undefined> => selectEntries(db).where("e.n", "=", n).executeTakeFirst();
