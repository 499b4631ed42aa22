import type { FollowCounts } from "@blenda/domain/follows/model";
import { type Insertable, sql } from "kysely";
import { publicPerson } from "../identity/sql.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";

type Pair = Pick<Insertable<Database["follows"]>, "followerId" | "followingId">;

/** Ids of those a person follows. */
export async function followedIds(db: Db, followerId: string): Promise<string[]> {
  const rows = await db.selectFrom("follows").select("followingId").where("followerId", "=", followerId).execute();
  return rows.map(({ followingId }) => followingId);
}

/** Counts of followers and followed; an account without a row has two zeros. */
export async function countsOf(db: Db, userId: string): Promise<FollowCounts> {
  const row = await db.selectFrom("followCounts").selectAll().where("userId", "=", userId).executeTakeFirst();
  return row ?? { userId, followers: 0, following: 0 };
}

/**
 * Makes and holds the counts of these people until the transaction ends. Everybody takes them first and in the order of
 * their ids, so that no two transactions wait for each other in a circle. Deleted people have none and are not answered.
 */
export async function lockCounts(tx: Tx, userIds: readonly string[]): Promise<FollowCounts[]> {
  await sql`insert into follow_counts (user_id)
    select id from ${publicPerson("users")} where id = any(${userIds}::text[]) and deleted_at is null order by id
    on conflict do nothing`.execute(tx);
  return tx
    .selectFrom("followCounts")
    .selectAll()
    .where("userId", "=", sql<string>`any(${userIds}::text[])`)
    .orderBy("userId")
    .forUpdate()
    .execute();
}

/** Answers whether it is new. */
export async function addFollow(tx: Tx, row: Insertable<Database["follows"]>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("follows")
    .values(row)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Answers whether it was there. */
export async function removeFollow(tx: Tx, { followerId, followingId }: Pair): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("follows")
    .where("followerId", "=", followerId)
    .where("followingId", "=", followingId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Settles both counts after one follow more or less; the rows are held. */
export async function settleCounts(tx: Tx, { followerId, followingId }: Pair, difference: 1 | -1): Promise<void> {
  await tx
    .updateTable("followCounts")
    .set({
      followers: sql`followers + case when user_id = ${followingId} then ${difference}::integer else 0 end`,
      following: sql`following + case when user_id = ${followerId} then ${difference}::integer else 0 end`,
    })
    .where("userId", "in", [followerId, followingId])
    .execute();
}

/** Everybody this person follows or is followed by. */
export async function neighboursOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select following_id as id from follows where follower_id = ${userId}
    union select follower_id from follows where following_id = ${userId}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Ends every follow of a person in both directions and settles the counts of the others, which are held. */
export async function removeFollowsOf(tx: Tx, userId: string): Promise<void> {
  await sql`update follow_counts c set
      followers = followers - (select count(*) from follows f where f.follower_id = ${userId} and f.following_id = c.user_id),
      following = following - (select count(*) from follows f where f.following_id = ${userId} and f.follower_id = c.user_id)
    where user_id in (select following_id from follows where follower_id = ${userId}
      union select follower_id from follows where following_id = ${userId})`.execute(tx);
  await tx
    .deleteFrom("follows")
    .where((eb) => eb.or([eb("followerId", "=", userId), eb("followingId", "=", userId)]))
    .execute();
  await tx.deleteFrom("followCounts").where("userId", "=", userId).execute();
}
