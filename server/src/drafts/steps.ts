import type { DraftStatus } from "@blenda/domain/authoring/constants";
import type { HistoryLine } from "@blenda/domain/authoring/model";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { type PublicationEvent, publicationMove } from "@blenda/domain/publication/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { DraftBase, DraftKind, DraftSet, DraftTexts, DraftTypes } from "./kind.ts";

/** What states of drafts are called among the steps of everything. */
export const draftEntity = (itemType: PublishedType): string => `${itemType}_draft`;

interface Step {
  event: PublicationEvent;
  /** `null`: the product itself. */
  actorId: string | null;
  reason?: string;
  set?: DraftSet;
}

const isDraftStatus = (status: string | null): status is DraftStatus =>
  status !== null && ["draft", "processing", "review", "approved", "changes_requested", "rejected"].includes(status);

/** A step of a draft the transaction holds, by the one table of steps, with its record. `null` where there is no such step. */
export async function transitionDraft<T extends DraftTypes>(
  tx: Tx,
  kind: Pick<DraftKind<T>, "itemType" | "rows">,
  draft: T["Row"],
  { event, actorId, reason = "", set = {} }: Step,
  at: Instant,
): Promise<T["Row"] | null> {
  const to = publicationMove(draft.status, event);
  if (!isDraftStatus(to)) return null;
  const row = await kind.rows.update(tx, draft, { ...set, status: to, updatedAt: at });
  await recordDraftStep(tx, kind.itemType, draft, { toStatus: to, actorId, reason, at });
  return row;
}

interface StepRecord {
  toStatus: string;
  actorId: string | null;
  reason?: string;
  at: Instant;
}

/** Also of a draft that is over: its row goes; its steps stay. */
export async function recordDraftStep(
  tx: Tx,
  itemType: PublishedType,
  draft: Pick<DraftBase, "id" | "status">,
  { at, reason = "", ...step }: StepRecord,
): Promise<void> {
  await recordTransition(tx, { ...step, reason, entity: draftEntity(itemType), entityId: draft.id, fromStatus: draft.status }, at);
}

/** Every step of an item, as a draft and on sale. */
const draftStepsOf = (db: Db, itemType: PublishedType, id: string, most: number) =>
  db
    .selectFrom("transitions")
    .select(["entity", "fromStatus", "toStatus", "actorId", "reason", "at"])
    .where("entity", "in", [draftEntity(itemType), itemType])
    .where("entityId", "=", id)
    .orderBy("id", "desc")
    .limit(most)
    .execute();

interface StepHistory {
  itemType: PublishedType;
  texts: Pick<DraftTexts, "history" | "withdrawn">;
}

/** The same in words, the latest first. */
export async function draftHistory(
  db: Db,
  { itemType, texts }: StepHistory,
  { id, creatorId }: DraftBase,
  most: number,
): Promise<HistoryLine[]> {
  const steps = await draftStepsOf(db, itemType, id, most);
  return steps.map(({ entity, fromStatus, toStatus, actorId, reason, at }) => {
    const what = texts.history[`${entity === itemType ? itemType : "draft"}.${toStatus}`] ?? toStatus.replaceAll("_", " ");
    const isBack = toStatus === "draft" && fromStatus === "review";
    const by = actorId === null ? "blenda" : actorId === creatorId ? "you" : "review";
    return { at, what: isBack ? texts.withdrawn : what, by, reason };
  });
}
