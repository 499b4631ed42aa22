import { DRAFT_FIELDS, type DraftField } from "@blenda/domain/authoring/constants";
import { draftChanged } from "@blenda/domain/authoring/events";
import type { Instant } from "@blenda/domain/shared/time";
import type { InsertObject, Selectable, UpdateObject } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { draftEntity, draftStepsOf, recordDraftStep, takeDraftStep } from "./core/kind.ts";
import { openSubmissionOf, remarksOnDraft } from "./core/submissions.ts";

export type DraftRow = Selectable<Database["productDrafts"]>;
export type DraftUpdate = UpdateObject<Database, "productDrafts">;

/** What states of drafts are called among the steps of everything. */
export const DRAFT_ENTITY = draftEntity("product");

export const findDraft = (db: Db, id: string): Promise<DraftRow | undefined> =>
  db.selectFrom("productDrafts").selectAll().where("id", "=", id).executeTakeFirst();

/** Somebody else's answers like none. */
export const findOwnDraft = (db: Db, creatorId: string, id: string): Promise<DraftRow | undefined> =>
  db.selectFrom("productDrafts").selectAll().where("id", "=", id).where("creatorId", "=", creatorId).executeTakeFirst();

/** Held until the transaction ends. */
export const lockDraft = (tx: Tx, id: string): Promise<DraftRow | undefined> =>
  tx.selectFrom("productDrafts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function addDraftRow(tx: Tx, draft: InsertObject<Database, "productDrafts">): Promise<DraftRow> {
  const row = await tx.insertInto("productDrafts").values(draft).returningAll().executeTakeFirstOrThrow();
  await emit(tx, draftChanged({ draftId: row.id, creatorId: row.creatorId }));
  return row;
}

export async function updateDraft(tx: Tx, { id, creatorId }: DraftRow, set: DraftUpdate): Promise<DraftRow> {
  const row = await tx.updateTable("productDrafts").set(set).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
  await emit(tx, draftChanged({ draftId: id, creatorId }));
  return row;
}

export async function countDrafts(tx: Tx, creatorId: string): Promise<number> {
  const query = tx.selectFrom("productDrafts").select(({ fn }) => fn.countAll<number>().as("count"));
  return (await query.where("creatorId", "=", creatorId).executeTakeFirstOrThrow()).count;
}

/** A step of a draft the transaction holds, by the one table of steps, with its record. `null` where there is no such step. */
export const stepDraft = (tx: Tx, draft: DraftRow, step: Parameters<typeof takeDraftStep>[3], at: Instant): Promise<DraftRow | null> =>
  takeDraftStep(tx, { itemType: "product", update: updateDraft }, draft, step, at);

/** A draft that is over: published, or removed. Its row goes; its steps stay. */
export const recordStep = (tx: Tx, draft: DraftRow, toStatus: string, actorId: string | null, reason: string, at: Instant) =>
  recordDraftStep(tx, "product", draft, { toStatus, actorId, reason, at });

export const remarksOf = async (db: Db, draftId: string) =>
  (await remarksOnDraft(db, "product", draftId)).flatMap(({ field, ...remark }) => (isProductField(field) ? { ...remark, field } : []));

export const isProductField = (field: string): field is DraftField => DRAFT_FIELDS.some((known) => known === field);

export const stepsOf = (db: Db, id: string, most: number) => draftStepsOf(db, "product", id, most);

export const openSubmission = (db: Db, draftId: string) => openSubmissionOf(db, "product", draftId);
