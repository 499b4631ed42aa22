import { AUTHORING } from "@blenda/domain/authoring/constants";
import { isTrusted } from "@blenda/domain/authoring/rules";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { InsertObject } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import type { DayLimit, DraftCreators } from "./kind.ts";
import { APPROVED_ITEMS } from "./sql.ts";
import type { SubmissionOutcome } from "./tables.ts";

/** What was handed in under this id and is not decided yet. */
export const openSubmissionOf = (db: Db, itemType: PublishedType, draftId: string) =>
  db
    .selectFrom("submissions")
    .selectAll()
    .where("draftId", "=", draftId)
    .where("itemType", "=", itemType)
    .where("outcome", "is", null)
    .executeTakeFirst();

/** What was handed in last under this id, decided or not. */
export const lastSubmissionOf = (db: Db, itemType: PublishedType, draftId: string) =>
  db
    .selectFrom("submissions")
    .select("turnAt")
    .where("draftId", "=", draftId)
    .where("itemType", "=", itemType)
    .orderBy("submittedAt", "desc")
    .limit(1)
    .executeTakeFirst();

export async function addSubmission(tx: Tx, submission: InsertObject<Database, "submissions">): Promise<void> {
  await tx.insertInto("submissions").values(submission).execute();
}

/** So long before it came is the turn of what may be a copy: before everything else, the oldest copy first. */
const COPIES_AHEAD_DAYS = 36_500;
export const turnOf = (queuedAt: Instant, isCopy: boolean): Instant | null => (isCopy ? addDays(queuedAt, -COPIES_AHEAD_DAYS) : null);

interface QueueFacts {
  queuedAt: Instant;
  hasWarnings: boolean;
  isCopy: boolean;
}

/** Brings it before reviewers. */
export async function queueSubmission(tx: Tx, id: string, { queuedAt, hasWarnings, isCopy }: QueueFacts): Promise<void> {
  const set = { queuedAt, hasWarnings, turnAt: turnOf(queuedAt, isCopy) };
  await tx.updateTable("submissions").set(set).where("id", "=", id).execute();
}

interface Outcome {
  outcome: SubmissionOutcome;
  /** `null`: nobody in particular. */
  by: string | null;
  at: Instant;
}

export async function decideSubmission(tx: Tx, id: string, { outcome, by, at }: Outcome): Promise<void> {
  await tx
    .updateTable("submissions")
    .set({ outcome, decidedBy: by, decidedAt: at })
    .where("id", "=", id)
    .where("outcome", "is", null)
    .execute();
}

/** How often something was handed in under this id. */
export async function countHandedIn(db: Db, itemType: PublishedType, draftId: string): Promise<number> {
  const query = db.selectFrom("submissions").select(({ fn }) => fn.countAll<number>().as("count"));
  return (await query.where("draftId", "=", draftId).where("itemType", "=", itemType).executeTakeFirstOrThrow()).count;
}

/** Handed in since then by this creator, of every kind; an appeal is no new submission. */
async function countSubmitted(db: Db, creatorId: string, since: Instant): Promise<number> {
  const query = db.selectFrom("submissions").select(({ fn }) => fn.countAll<number>().as("count"));
  const own = query.where("creatorId", "=", creatorId).where("submittedAt", ">=", since).where("isAppeal", "=", false);
  return (await own.executeTakeFirstOrThrow()).count;
}

/** Different products and courses: the tenth approved revision of one says nothing about the next thing. */
export async function countApproved(db: Db, creatorId: string): Promise<number> {
  const query = db.selectFrom("submissions").select(APPROVED_ITEMS.as("count"));
  return (await query.where("creatorId", "=", creatorId).where("outcome", "=", "approved").executeTakeFirstOrThrow()).count;
}

/** Whether this creator's work has shown that it needs no limits (decision B1 and decision B20). */
export async function isTrustedCreator(
  db: Db,
  { upheldReports }: Pick<DraftCreators, "upheldReports">,
  creatorId: string,
  at: Instant,
): Promise<boolean> {
  const [approvals, upheld] = await Promise.all([countApproved(db, creatorId), upheldReports(db, creatorId, at)]);
  return isTrusted({ approvals, upheldReports: upheld, hasWarnings: false });
}

/** How much of today's submissions is used, when the next day begins, and how long earnings of today wait. */
export async function submissionsOfDay(db: Db, creators: DraftCreators, creatorId: string, at: Instant) {
  const midnight = `${at.slice(0, 10)}T00:00:00.000Z`;
  const [submittedToday, isLimitless, holdDays] = await Promise.all([
    countSubmitted(db, creatorId, midnight),
    isTrustedCreator(db, creators, creatorId, at),
    creators.holdDays(db, creatorId),
  ]);
  return { submittedToday, most: isLimitless ? null : AUTHORING.SUBMISSIONS_A_DAY, resetsAt: addDays(midnight, 1), holdDays };
}

/**
 * The same for a creator who hands in now; `null` while there is room. The creator is held: two at once cannot both be the last of the
 * day.
 */
export async function fullDay(tx: Tx, creators: DraftCreators, creatorId: string, at: Instant): Promise<DayLimit | null> {
  await creators.lock(tx, creatorId);
  const { submittedToday, most, resetsAt } = await submissionsOfDay(tx, creators, creatorId, at);
  return most !== null && submittedToday >= most ? { most, resetsAt } : null;
}
