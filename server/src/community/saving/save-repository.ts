import type { Collection, SavedState } from "@blenda/domain/community/model";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/db.ts";

export async function collectionsOf(db: Db, userId: string): Promise<Collection[]> {
  return db
    .selectFrom("postCollections as c")
    .select(["c.id", "c.name"])
    .select(sql<number>`(select count(*)::integer from post_saves s where s.collection_id = c.id)`.as("posts"))
    .where("c.userId", "=", userId)
    .orderBy("c.createdAt")
    .orderBy("c.id")
    .execute();
}

export const findCollection = (db: Db, userId: string, id: string) =>
  db.selectFrom("postCollections").select("id").where("id", "=", id).where("userId", "=", userId).executeTakeFirst();

export const hasCollectionNamed = async (db: Db, userId: string, name: string, except = ""): Promise<boolean> => {
  const named = db.selectFrom("postCollections").select("id").where("userId", "=", userId).where("id", "!=", except);
  return (await named.where(sql<boolean>`lower(name) = lower(${name})`).executeTakeFirst()) !== undefined;
};

export async function savedStateOf(db: Db, userId: string, postId: string): Promise<SavedState> {
  const row = await db
    .selectFrom("posts as p")
    .leftJoin("postSaves as s", (join) => join.onRef("s.postId", "=", "p.id").on("s.userId", "=", userId))
    .select(["p.saves", "s.collectionId", "s.createdAt as savedAt"])
    .where("p.id", "=", postId)
    .executeTakeFirstOrThrow();
  return { postId, saves: row.saves, isSaved: row.savedAt !== null, collectionId: row.collectionId };
}

/** Counts a save more or less; the author's own does not count for the ranking. */
export async function countSave(tx: Tx, postId: string, userId: string, difference: 1 | -1): Promise<void> {
  await tx
    .updateTable("posts")
    .set({
      saves: sql`saves + ${difference}::integer`,
      hotSaves: sql`hot_saves + case when author_id = ${userId} then 0 else ${difference}::integer end`,
    })
    .where("id", "=", postId)
    .execute();
}
