import type { DraftStatus, RejectionCode } from "@blenda/domain/authoring/constants";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { type PublicationEvent, publicationMove } from "@blenda/domain/publication/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";
import { recordTransition } from "../../platform/jobs/transitions.ts";

/** What every draft has, whatever becomes of it. */
export interface DraftBase {
  id: string;
  creatorId: string;
  title: string;
  status: DraftStatus;
  publishAt: Instant | null;
}

/** What a step may write besides the state. */
interface StepSet {
  status?: DraftStatus;
  updatedAt?: Instant;
  reason?: string;
  reasonCode?: RejectionCode | null;
  rejectedAt?: Instant;
  appealedAt?: Instant;
}

export interface Publishing {
  /** Whoever approved it; `null`: nobody had to, or its day came. */
  by: string | null;
  at: Instant;
}

/** A kind of draft, as much of it as the one publication needs. */
export interface DraftKind<Row extends DraftBase> {
  itemType: PublishedType;
  /** Held until the transaction ends. */
  lock(tx: Tx, id: string): Promise<Row | undefined>;
  update(tx: Tx, draft: Row, set: StepSet): Promise<Row>;
  /** Fingerprints of its fields as they are now, for comments on them or on one lesson. */
  printsOf(tx: Tx, draft: Row): Promise<(field: string, lessonId: string | null) => string | null>;
  /** Puts it on sale and ends it. */
  goLive(tx: Tx, draft: Row, publishing: Publishing): Promise<void>;
}

/** What states of drafts are called among the steps of everything. */
export const draftEntity = (itemType: PublishedType): string => `${itemType}_draft`;

interface Step {
  event: PublicationEvent;
  /** `null`: the product itself. */
  actorId: string | null;
  reason?: string;
  set?: StepSet;
}

const isDraftStatus = (status: string | null): status is DraftStatus =>
  status !== null && ["draft", "processing", "review", "approved", "changes_requested", "rejected"].includes(status);

/** A step of a draft the transaction holds, by the one table of steps, with its record. `null` where there is no such step. */
export async function takeDraftStep<Row extends DraftBase>(
  tx: Tx,
  kind: Pick<DraftKind<Row>, "itemType" | "update">,
  draft: Row,
  { event, actorId, reason = "", set = {} }: Step,
  at: Instant,
): Promise<Row | null> {
  const to = publicationMove(draft.status, event);
  if (!isDraftStatus(to)) return null;
  const row = await kind.update(tx, draft, { ...set, status: to, updatedAt: at });
  await recordDraftStep(tx, kind.itemType, draft, { toStatus: to, actorId, reason, at });
  return row;
}

interface Recorded {
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
  { at, reason = "", ...step }: Recorded,
): Promise<void> {
  await recordTransition(tx, { ...step, reason, entity: draftEntity(itemType), entityId: draft.id, fromStatus: draft.status }, at);
}

/** Every step of an item, as a draft and on sale. */
export const draftStepsOf = (db: Db, itemType: PublishedType, id: string, most: number) =>
  db
    .selectFrom("transitions")
    .select(["entity", "fromStatus", "toStatus", "actorId", "reason", "at"])
    .where("entity", "in", [draftEntity(itemType), itemType])
    .where("entityId", "=", id)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
