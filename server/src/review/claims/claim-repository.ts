import type { PublishedType } from "@blenda/domain/publication/constants";
import { REVIEW } from "@blenda/domain/review/constants";
import type { Claim } from "@blenda/domain/review/model";
import { isClaimed } from "@blenda/domain/review/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { submissionRow } from "../../drafts/sql.ts";
import { publicPerson } from "../../identity/sql.ts";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Db, Tx } from "../../platform/database/db.ts";

export interface Item {
  itemType: PublishedType;
  id: string;
}

/** One at a time takes, gives back or decides a submission: most of the time there is no row to lock yet. */
export const lockReview = (tx: Tx, { itemType, id }: Item): Promise<void> => advisoryLock(tx, `review/${itemType}/${id}`);

const claimsOf = (db: Db, { itemType, id }: Item) =>
  db.selectFrom("reviewClaims as k").where("k.itemType", "=", itemType).where("k.itemId", "=", id);

export interface ClaimRow {
  reviewerId: string;
  name: string;
  takenAt: Instant;
  expiresAt: Instant;
}

/** Who has it at this moment. */
export async function findClaim(db: Db, item: Item, now: Instant): Promise<ClaimRow | null> {
  const claim = await claimsOf(db, item)
    .innerJoin(publicPerson("u"), "u.id", "k.reviewerId")
    .select(["k.reviewerId", "u.displayName as name", "k.takenAt", "k.expiresAt"])
    .executeTakeFirst();
  return claim && isClaimed(claim, now) ? claim : null;
}

/** From now on, for a few minutes; who has it already goes on having it since they took it. */
export async function setClaim(tx: Tx, { itemType, id }: Item, reviewerId: string, takenAt: Instant, now: Instant): Promise<Instant> {
  const expiresAt = addMinutes(now, REVIEW.CLAIM_MINUTES);
  const row = { reviewerId, takenAt, expiresAt };
  await tx
    .insertInto("reviewClaims")
    .values({ itemType, itemId: id, ...row })
    .onConflict((conflict) => conflict.columns(["itemType", "itemId"]).doUpdateSet(row))
    .execute();
  return expiresAt;
}

export async function dropClaim(tx: Tx, { itemType, id }: Item, reviewerId?: string): Promise<boolean> {
  const claims = tx.deleteFrom("reviewClaims").where("itemType", "=", itemType).where("itemId", "=", id);
  const { numDeletedRows } = await (reviewerId ? claims.where("reviewerId", "=", reviewerId) : claims).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const claimView = ({ reviewerId, name, takenAt, expiresAt }: ClaimRow, readerId: string): Claim => ({
  isYours: reviewerId === readerId,
  name,
  since: takenAt,
  expiresAt,
});

/** Who submitted it. */
export async function submittedBy(db: Db, itemType: string, id: string): Promise<string[]> {
  const sent = db.selectFrom(submissionRow("submissions")).select("creatorId").distinct().where("draftId", "=", id);
  return (await sent.where("itemType", "=", itemType as Item["itemType"]).execute()).map(({ creatorId }) => creatorId);
}
