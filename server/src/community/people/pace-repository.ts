import type { PostingPace } from "@blenda/domain/community/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql, type Updateable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

type PaceRow = Selectable<Database["communityPaces"]>;
export type Pace = PostingPace & Pick<PaceRow, "likes" | "likesOn" | "announcedAt">;

const NOTHING_YET = {
  lastPostAt: null,
  lastCommentAt: null,
  firstDayPosts: 0,
  firstDayComments: 0,
  likes: 0,
  likesOn: null,
  announcedAt: null,
};

/** Makes and holds the one row limits of this person are counted in: whatever they do here follows one after another. */
export async function lockPace(tx: Tx, userId: string): Promise<Pace> {
  await tx
    .insertInto("communityPaces")
    .values({ userId })
    .onConflict((c) => c.doNothing())
    .execute();
  await tx.selectFrom("communityPaces").select("userId").where("userId", "=", userId).forUpdate().execute();
  return paceOf(tx, userId);
}

export async function paceOf(db: Db, userId: string): Promise<Pace> {
  const row = await db
    .selectFrom("users as u")
    .leftJoin("communityPaces as c", "c.userId", "u.id")
    .select(["u.createdAt as joinedAt", "c.lastPostAt", "c.lastCommentAt", "c.firstDayPosts", "c.firstDayComments"])
    .select(["c.likes", "c.announcedAt", sql<string | null>`c.likes_on::text`.as("likesOn")])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    ...NOTHING_YET,
    ...row,
    firstDayPosts: row.firstDayPosts ?? 0,
    firstDayComments: row.firstDayComments ?? 0,
    likes: row.likes ?? 0,
  };
}

export async function savePace(tx: Tx, userId: string, change: Updateable<Database["communityPaces"]>): Promise<void> {
  await tx.updateTable("communityPaces").set(change).where("userId", "=", userId).execute();
}

/** How many likes of today's are used up. */
export const likesToday = ({ likes, likesOn }: Pace, now: Instant): number => (likesOn === now.slice(0, 10) ? likes : 0);
