import type { DraftStatus } from "@blenda/domain/authoring/constants";
import { draftChanged } from "@blenda/domain/authoring/events";
import { type PublicationEvent, publicationMove } from "@blenda/domain/publication/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { InsertObject, Selectable, UpdateObject } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";

export type DraftRow = Selectable<Database["productDrafts"]>;
export type DraftUpdate = UpdateObject<Database, "productDrafts">;

/** What states of drafts are called among the steps of everything. */
export const DRAFT_ENTITY = "product_draft";

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

interface Step {
  event: PublicationEvent;
  /** `null`: the product itself. */
  actorId: string | null;
  reason?: string;
  set?: DraftUpdate;
}

const isDraftStatus = (status: string | null): status is DraftStatus =>
  status !== null && ["draft", "processing", "review", "approved", "changes_requested", "rejected"].includes(status);

/** A step of a draft the transaction holds, by the one table of steps, with its record. `null` where there is no such step. */
export async function stepDraft(
  tx: Tx,
  draft: DraftRow,
  { event, actorId, reason = "", set = {} }: Step,
  at: Instant,
): Promise<DraftRow | null> {
  const to = publicationMove(draft.status, event);
  if (!isDraftStatus(to)) return null;
  const row = await updateDraft(tx, draft, { ...set, status: to, updatedAt: at });
  await recordStep(tx, draft, to, actorId, reason, at);
  return row;
}

/** A draft that is over: published, or removed. Its row goes; its steps stay. */
export async function recordStep(tx: Tx, draft: DraftRow, toStatus: string, actorId: string | null, reason: string, at: Instant) {
  await recordTransition(tx, { entity: DRAFT_ENTITY, entityId: draft.id, fromStatus: draft.status, toStatus, actorId, reason }, at);
}

export const remarksOf = (db: Db, draftId: string) =>
  db.selectFrom("draftRemarks").selectAll().where("draftId", "=", draftId).orderBy("at").orderBy("id").execute();

/** Every step of an item, as a draft and on sale. */
export const stepsOf = (db: Db, id: string, most: number) =>
  db
    .selectFrom("transitions")
    .select(["entity", "fromStatus", "toStatus", "actorId", "reason", "at"])
    .where("entity", "in", [DRAFT_ENTITY, "product"])
    .where("entityId", "=", id)
    .orderBy("id", "desc")
    .limit(most)
    .execute();

export const openSubmission = (db: Db, draftId: string) =>
  db.selectFrom("submissions").selectAll().where("draftId", "=", draftId).where("outcome", "is", null).executeTakeFirst();

/** Handed in since then by this creator; an appeal is no new submission. */
export async function countSubmitted(db: Db, creatorId: string, since: Instant): Promise<number> {
  const query = db.selectFrom("submissions").select(({ fn }) => fn.countAll<number>().as("count"));
  const own = query.where("creatorId", "=", creatorId).where("submittedAt", ">=", since).where("isAppeal", "=", false);
  return (await own.executeTakeFirstOrThrow()).count;
}

export async function countApproved(db: Db, creatorId: string): Promise<number> {
  const query = db.selectFrom("submissions").select(({ fn }) => fn.countAll<number>().as("count"));
  return (await query.where("creatorId", "=", creatorId).where("outcome", "=", "approved").executeTakeFirstOrThrow()).count;
}
