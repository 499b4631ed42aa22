import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, sql } from "kysely";
import { account } from "../../identity/sql.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import { batched } from "../../platform/database/batched.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { countClicks, countSignUps } from "../figures/sums.ts";

/** Whose id this is, if clicks on it are worth noting: of somebody in a programme, or of a creator, whose own link takes a sale from others. */
export async function findReferrer(db: Db, ref: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select u.id from ${account("u")} where u.global_affiliate_id = ${ref} and u.deleted_at is null and u.suspended_at is null
      and (u.is_creator or 'creator' = any (u.roles) or exists (select 1 from affiliates a where a.user_id = u.id and a.state = 'active'))`.execute(
    db,
  );
  return rows[0];
}

/** People by the ids links carry. */
export const peopleByRef = (db: Db, refs: readonly string[]): Promise<{ id: string; ref: string; email: string }[]> =>
  db
    .selectFrom(account("u"))
    .select(["u.id", "u.globalAffiliateId as ref", "u.email"])
    .where("u.globalAffiliateId", "in", refs)
    .where("u.deletedAt", "is", null)
    .where("u.suspendedAt", "is", null)
    .execute();

/** Once per click. */
export async function addClick(db: Db, click: Insertable<Database["affiliateClicks"]>): Promise<void> {
  const inserted = db
    .insertInto("affiliateClicks")
    .values(click)
    .onConflict((c) => c.doNothing())
    .returningAll();
  await sql`with clicked as (${inserted}) ${countClicks("clicked")}`.execute(db);
}

interface ClickBinding {
  userId: string;
  clickId: string;
  affiliateId: string;
  clickedAt: Instant;
  boundAt: Instant;
}

/** The latest click an account is tied to. Answers whether it changed. */
export async function bind(tx: Tx, binding: ClickBinding): Promise<boolean> {
  const row = await tx
    .insertInto("affiliateBindings")
    .values(binding)
    .onConflict((c) => c.column("userId").doUpdateSet(binding).where("affiliateBindings.clickedAt", "<", binding.clickedAt))
    .returning("userId")
    .executeTakeFirst();
  return row !== undefined;
}

/** An account that began after the click is a sign-up the click brought. */
export async function noteSignUp(tx: Tx, clickId: string, userId: string): Promise<void> {
  await sql`with signed_up as (update affiliate_clicks c set signed_up_at = u.created_at from ${account("u")}
    where c.id = ${clickId} and c.signed_up_at is null and u.id = ${userId} and u.created_at >= c.at returning c.*) ${countSignUps("signed_up")}`.execute(
    tx,
  );
}

type Bound = ClickBinding & { ref: string; email: string };

/** The click this account is tied to. */
export const bindingOf = batched(async (db: Db, userIds: string[]): Promise<(Bound | undefined)[]> => {
  const found = new Map((await selectBindings(db, { userIds })).map((row) => [row.userId, row]));
  return userIds.map((id) => found.get(id));
});

const selectBindings = prepared(
  (_db, { userIds }: { userIds: string[] }) => sql<Bound>`
    select b.user_id, b.click_id, b.affiliate_id, b.clicked_at, b.bound_at, u.global_affiliate_id as ref, u.email
    from affiliate_bindings b join ${account("u")} on u.id = b.affiliate_id where b.user_id = ${anyOf(userIds)}`,
);

/** What is older than it may count, or may be kept. */
export async function forgetOldClicks(db: Db, { bindings, clicks }: { bindings: Instant; clicks: Instant }): Promise<void> {
  await db.deleteFrom("affiliateBindings").where("clickedAt", "<", bindings).execute();
  await db.deleteFrom("affiliateClicks").where("at", "<", clicks).execute();
  await sql`delete from affiliate_programmes p where p.since < ${bindings}::timestamptz and exists (
    select 1 from affiliate_programmes later where later.creator_id = p.creator_id and later.since > p.since and later.since < ${bindings}::timestamptz)`.execute(
    db,
  );
}
