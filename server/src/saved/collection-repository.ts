import type { Collection } from "@blenda/domain/saved/model";
import { type Insertable, sql } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";

/** By name. */
export function collectionsOf(db: Db, userId: string): Promise<Collection[]> {
  return db
    .selectFrom("savedCollections as c")
    .select(["c.id", "c.name"])
    .select(({ selectFrom }) =>
      selectFrom("savedCollectionItems as i")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("i.collectionId", "=", "c.id")
        .$asScalar()
        .$notNull()
        .as("count"),
    )
    .where("c.userId", "=", userId)
    .orderBy(sql`lower(c.name)`)
    .execute();
}

export async function addCollection(tx: Tx, collection: Insertable<Database["savedCollections"]>): Promise<void> {
  await tx.insertInto("savedCollections").values(collection).execute();
}

export async function renameCollectionRow(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable("savedCollections").set({ name }).where("id", "=", id).execute();
}

/** Answers whether it was there. */
export async function removeCollection(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("savedCollections").where("userId", "=", userId).where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Names differ by more than their capital letters. */
export async function hasCollectionNamed(tx: Tx, userId: string, name: string, exceptId?: string): Promise<boolean> {
  const found = await tx
    .selectFrom("savedCollections")
    .select("id")
    .where("userId", "=", userId)
    .where(sql`lower(name)`, "=", sql`lower(${name})`)
    .executeTakeFirst();
  return found !== undefined && found.id !== exceptId;
}

export async function addToCollection(tx: Tx, item: Insertable<Database["savedCollectionItems"]>): Promise<void> {
  await tx
    .insertInto("savedCollectionItems")
    .values(item)
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function removeFromCollection(
  tx: Tx,
  { collectionId, productId }: { collectionId: string; productId: string },
): Promise<void> {
  await tx.deleteFrom("savedCollectionItems").where("collectionId", "=", collectionId).where("productId", "=", productId).execute();
}
