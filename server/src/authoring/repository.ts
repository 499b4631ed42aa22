import { draftChanged } from "@blenda/domain/authoring/events";
import type { Instant } from "@blenda/domain/shared/time";
import type { InsertObject, Selectable, UpdateObject } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";

export type ProductDraftRow = Selectable<Database["productDrafts"]>;
export type ProductDraftUpdate = UpdateObject<Database, "productDrafts">;

export async function emitProductDraftChanged(tx: Tx, { id, creatorId }: ProductDraftRow): Promise<void> {
  await emit(tx, draftChanged({ draftId: id, creatorId }));
}

export async function addProductDraft(tx: Tx, draft: InsertObject<Database, "productDrafts">): Promise<ProductDraftRow> {
  const row = await tx.insertInto("productDrafts").values(draft).returningAll().executeTakeFirstOrThrow();
  await emitProductDraftChanged(tx, row);
  return row;
}

/** Drafts of products, as the workshop asks for them. */
export const productDraftRows = {
  find: (db: Db, id: string): Promise<ProductDraftRow | undefined> =>
    db.selectFrom("productDrafts").selectAll().where("id", "=", id).executeTakeFirst(),

  lock: (tx: Tx, id: string): Promise<ProductDraftRow | undefined> =>
    tx.selectFrom("productDrafts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst(),

  update: async (tx: Tx, { id }: ProductDraftRow, set: ProductDraftUpdate): Promise<ProductDraftRow> => {
    const row = await tx.updateTable("productDrafts").set(set).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
    await emitProductDraftChanged(tx, row);
    return row;
  },

  count: async (tx: Tx, creatorId: string): Promise<number> => {
    const query = tx.selectFrom("productDrafts").select(({ fn }) => fn.countAll<number>().as("count"));
    return (await query.where("creatorId", "=", creatorId).executeTakeFirstOrThrow()).count;
  },

  due: async (db: Db, now: Instant): Promise<string[]> => {
    const approved = db.selectFrom("productDrafts").select("id").where("status", "=", "approved");
    return (await approved.where("publishAt", "<=", now).orderBy("publishAt").execute()).map(({ id }) => id);
  },
};
