import { FINDING_KINDS, type FindingKind } from "@blenda/domain/cleanup/constants";
import type { Finding, Scan } from "@blenda/domain/cleanup/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, sql } from "kysely";
import { anyOf } from "../platform/database/any-of.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { keysetList } from "../platform/database/keyset-list.ts";
import { jsonb } from "../platform/events/outbox.ts";
import type { FoundObject } from "./finding.ts";

export async function addScan(
  tx: Tx,
  { kinds, ...scan }: Omit<Scan, "by"> & { byId: string },
  found: readonly FoundObject[],
): Promise<void> {
  await tx
    .insertInto("cleanupScans")
    .values({ ...scan, kinds: jsonb(kinds) })
    .execute();
  const rows = found.map((each, n) => ({ ...each, scanId: scan.id, n, detail: jsonb(each.detail) }));
  if (rows.length > 0) await tx.insertInto("cleanupFindings").values(rows).execute();
}

/** The named one, or the latest. */
export async function findScan(db: Db, id?: string): Promise<Scan | null> {
  const row = await db
    .selectFrom("cleanupScans as s")
    .leftJoin("users as u", "u.id", "s.byId")
    .select(["s.id", "s.at", "s.provider", "s.isLive", "s.kinds", "u.displayName as by"])
    .$if(id !== undefined, (q) => q.where("s.id", "=", id ?? ""))
    .orderBy("s.at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, by: row.by ?? "" } : null;
}

const done = sql<Finding["done"]>`(select jsonb_build_object('step', a.step, 'outcome', coalesce(a.outcome, 'begun'),
  'at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from cleanup_actions a where a.scan_id = f.scan_id and a.n = f.n order by a.id desc limit 1)`;

/** What a scan found, in its order, with what was done about it. */
export const selectFindings = (db: Db, scanId: string, kind?: FindingKind) =>
  db
    .selectFrom("cleanupFindings as f")
    .leftJoin("orders as o", "o.id", "f.orderId")
    .select(["f.n", "f.kind", "f.objectId", "f.orderId", "f.amountCents", "f.since", "f.step", "f.why", "o.number", done.as("done")])
    .where("f.scanId", "=", scanId)
    .$if(kind !== undefined, (q) => q.where("f.kind", "=", kind ?? FINDING_KINDS[0]));

export const findingList = keysetList({
  columns: { place: { by: sql`f.n`, kind: "integer" } },
  id: sql`f.scan_id`,
  usual: { sort: "place", direction: "asc" },
});

type FindingRow = Awaited<ReturnType<ReturnType<typeof selectFindings>["execute"]>>[number];

export const findingOf = ({ orderId, number, ...row }: FindingRow): Finding => ({
  ...row,
  order: orderId !== null && number !== null ? { id: orderId, number: String(number) } : null,
});

export const chosenFindings = (db: Db, scanId: string, chosen: readonly number[]) =>
  db
    .selectFrom("cleanupFindings")
    .selectAll()
    .where("scanId", "=", scanId)
    .where(sql<string>`n::text`, "=", anyOf(chosen.map(String)))
    .orderBy("n")
    .execute();

export type FindingToDo = Awaited<ReturnType<typeof chosenFindings>>[number];

/** Before it is done. */
export async function beginAction(db: Db, action: Omit<Insertable<Database["cleanupActions"]>, "payload"> & { payload: object }) {
  const { id } = await db
    .insertInto("cleanupActions")
    .values({ ...action, payload: jsonb(action.payload) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function endAction(tx: Tx, id: number, outcome: string, at: Instant): Promise<void> {
  await tx.updateTable("cleanupActions").set({ outcome, at }).where("id", "=", id).execute();
}
