import type { Instant } from "@blenda/domain/shared/time";
import { trainingDraftChanged } from "@blenda/domain/teaching/events";
import type { InsertObject, Selectable, UpdateObject } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";

export type TrainingDraftRow = Selectable<Database["trainingDrafts"]>;
export type TrainingDraftUpdate = UpdateObject<Database, "trainingDrafts">;

export async function emitTrainingDraftChanged(tx: Tx, { id, creatorId }: TrainingDraftRow): Promise<void> {
  await emit(tx, trainingDraftChanged({ draftId: id, creatorId }));
}

export async function addTrainingDraft(tx: Tx, draft: InsertObject<Database, "trainingDrafts">): Promise<TrainingDraftRow> {
  const row = await tx.insertInto("trainingDrafts").values(draft).returningAll().executeTakeFirstOrThrow();
  await emitTrainingDraftChanged(tx, row);
  return row;
}

/** Drafts of courses, as the workshop asks for them. */
export const trainingDraftRows = {
  find: (db: Db, id: string): Promise<TrainingDraftRow | undefined> =>
    db.selectFrom("trainingDrafts").selectAll().where("id", "=", id).executeTakeFirst(),

  lock: (tx: Tx, id: string): Promise<TrainingDraftRow | undefined> =>
    tx.selectFrom("trainingDrafts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst(),

  update: async (tx: Tx, { id }: TrainingDraftRow, set: TrainingDraftUpdate): Promise<TrainingDraftRow> => {
    const row = await tx.updateTable("trainingDrafts").set(set).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
    await emitTrainingDraftChanged(tx, row);
    return row;
  },

  count: async (tx: Tx, creatorId: string): Promise<number> => {
    const query = tx.selectFrom("trainingDrafts").select(({ fn }) => fn.countAll<number>().as("count"));
    return (await query.where("creatorId", "=", creatorId).executeTakeFirstOrThrow()).count;
  },

  due: async (db: Db, now: Instant): Promise<string[]> => {
    const approved = db.selectFrom("trainingDrafts").select("id").where("status", "=", "approved");
    return (await approved.where("publishAt", "<=", now).orderBy("publishAt").execute()).map(({ id }) => id);
  },
};
