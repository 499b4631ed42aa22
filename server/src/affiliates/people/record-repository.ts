import { SHARE } from "@blenda/domain/affiliates/constants";
import type { AffiliateRecord, ProgrammeTerms } from "@blenda/domain/affiliates/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, sql, type Updateable } from "kysely";
import { account } from "../../identity/sql.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { shopRow } from "../../shops/sql.ts";

export const NO_TERMS: ProgrammeTerms = { isOn: false, bps: SHARE.DEFAULT_BPS, isChosenOnly: false, items: {}, people: {} };

/** A creator's programme as it is now. */
export const currentProgramme = (db: Db, creatorId: string) =>
  db
    .selectFrom("affiliateProgrammes")
    .select(["terms", "mayAsk"])
    .where("creatorId", "=", creatorId)
    .orderBy("since", "desc")
    .limit(1)
    .executeTakeFirst();

const selectRecords = (db: Db) =>
  db
    .selectFrom("affiliates as a")
    .leftJoin(account("u"), "u.id", "a.userId")
    .leftJoin(shopRow("s"), "s.creatorId", "a.creatorId")
    .selectAll("a")
    .select([
      sql<string>`coalesce(u.global_affiliate_id, '')`.as("globalAffiliateId"),
      sql<string>`coalesce(s.name, 'Blenda')`.as("shopName"),
    ])
    .select(
      sql<ProgrammeTerms | null>`(select p.terms from affiliate_programmes p where p.creator_id = a.creator_id order by p.since desc limit 1)`.as(
        "terms",
      ),
    );

type RecordRow = Awaited<ReturnType<ReturnType<typeof selectRecords>["execute"]>>[number];

const recordOf = (row: RecordRow): AffiliateRecord => ({
  ...{ id: row.id, email: row.email, isActive: row.isActive, globalAffiliateId: row.globalAffiliateId },
  ...{ createdAt: row.createdAt, updatedAt: row.updatedAt, state: row.state, creatorId: row.creatorId },
  ...{ programme: row.creatorId === null ? "platform" : "creator", shopName: row.shopName, termsVersion: row.termsVersion },
  bps: row.creatorId === null ? SHARE.PLATFORM_BPS : (row.terms?.people[row.userId ?? row.id] ?? row.terms?.bps ?? SHARE.DEFAULT_BPS),
});

const MOST = 500;

/** A record is somebody's by who they are; one that nobody has claimed yet, by their confirmed email. */
const isTheirs = (userId: string | null, email: string) =>
  sql<boolean>`(a.user_id = ${userId} or (a.user_id is null and a.email = ${email}))`;

/** Somebody's records, Blenda's first. */
export async function recordsOf(db: Db, { id, email }: { id: string; email: string }): Promise<AffiliateRecord[]> {
  const rows = await selectRecords(db)
    .where(isTheirs(id, email))
    .where("a.state", "<>", "ignored")
    .orderBy(sql`a.creator_id is not null`)
    .orderBy("a.createdAt")
    .limit(MOST)
    .execute();
  return rows.map(recordOf);
}

export async function findRecord(db: Db, id: string): Promise<AffiliateRecord> {
  return recordOf(await selectRecords(db).where("a.id", "=", id).executeTakeFirstOrThrow());
}

/** A record, held. */
export const lockRecord = (tx: Tx, id: string) =>
  tx.selectFrom("affiliates").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Somebody's record in a programme, held: their own before one that waits by its address. */
export const lockMembership = (tx: Tx, { id, email }: { id: string | null; email: string }, creatorId: string | null) =>
  tx
    .selectFrom("affiliates as a")
    .selectAll()
    .where(isTheirs(id, email))
    .where(sql<boolean>`coalesce(a.creator_id, '') = ${creatorId ?? ""}`)
    .orderBy(sql`a.user_id is null`)
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export async function addRecord(tx: Tx, record: Insertable<Database["affiliates"]>): Promise<void> {
  await tx.insertInto("affiliates").values(record).execute();
}

export async function changeRecord(tx: Tx, id: string, fields: Updateable<Database["affiliates"]>, now: Instant): Promise<void> {
  await tx
    .updateTable("affiliates")
    .set({ ...fields, updatedAt: now })
    .where("id", "=", id)
    .execute();
}

export async function removeRecord(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("affiliates").where("id", "=", id).execute();
}

/** Clicks count from now on: for the first time, or again after a pause or an end, which stays written. */
export async function startCounting(tx: Tx, id: string, now: Instant): Promise<void> {
  await sql`update affiliates set active_at = coalesce(active_at, ${now}::timestamptz), stopped_at = null,
      gaps = case when stopped_at is null then gaps else gaps || jsonb_build_object('from', stopped_at, 'to', ${now}::timestamptz) end
    where id = ${id}`.execute(tx);
}

/** Who is in a creator's programme or was asked, as far as that takes a place. */
export async function countPeople(tx: Tx, creatorId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("affiliates")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("creatorId", "=", creatorId)
    .where("state", "in", ["created", "invited", "active", "paused"])
    .executeTakeFirstOrThrow();
  return count;
}
