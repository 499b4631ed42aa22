import { TRAINING_FIELDS, type TrainingField } from "@blenda/domain/teaching/constants";
import { trainingDraftChanged } from "@blenda/domain/teaching/events";
import type { InsertObject, Selectable, UpdateObject } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";

export type DraftRow = Selectable<Database["trainingDrafts"]>;
export type DraftUpdate = UpdateObject<Database, "trainingDrafts">;

export const findDraft = (db: Db, id: string): Promise<DraftRow | undefined> =>
  db.selectFrom("trainingDrafts").selectAll().where("id", "=", id).executeTakeFirst();

export const isTrainingField = (field: string): field is TrainingField => TRAINING_FIELDS.some((known) => known === field);

/** Somebody else's answers like none. */
export const findOwnDraft = (db: Db, creatorId: string, id: string): Promise<DraftRow | undefined> =>
  db.selectFrom("trainingDrafts").selectAll().where("id", "=", id).where("creatorId", "=", creatorId).executeTakeFirst();

/** Held until the transaction ends. */
export const lockDraft = (tx: Tx, id: string): Promise<DraftRow | undefined> =>
  tx.selectFrom("trainingDrafts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function addDraftRow(tx: Tx, draft: InsertObject<Database, "trainingDrafts">): Promise<DraftRow> {
  const row = await tx.insertInto("trainingDrafts").values(draft).returningAll().executeTakeFirstOrThrow();
  await emit(tx, trainingDraftChanged({ draftId: row.id, creatorId: row.creatorId }));
  return row;
}

export async function updateDraft(tx: Tx, { id, creatorId }: DraftRow, set: DraftUpdate): Promise<DraftRow> {
  const row = await tx.updateTable("trainingDrafts").set(set).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
  await emit(tx, trainingDraftChanged({ draftId: id, creatorId }));
  return row;
}

export async function countDrafts(tx: Tx, creatorId: string): Promise<number> {
  const query = tx.selectFrom("trainingDrafts").select(({ fn }) => fn.countAll<number>().as("count"));
  return (await query.where("creatorId", "=", creatorId).executeTakeFirstOrThrow()).count;
}
