import type { RatedItem } from "@blenda/domain/ratings/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { productRow } from "../../catalogue/sql.ts";
import { publicPerson, sellerName } from "../../identity/sql.ts";
import { isOwned, orderLineRow, orderRow } from "../../orders/sql.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { trainingRow } from "../../trainings/sql.ts";

export type ReviewRow = Selectable<Database["reviews"]>;

/** Whether the author of the review read as `r` has what they speak of. */
const IS_VERIFIED = sql<boolean>`exists (select from ${orderLineRow("l")} join ${orderRow("o")} on o.id = l.order_id where l.buyer_id = r.user_id
  and l.item_type = r.item_type and l.item_id = r.item_id and ${isOwned("l")} and not o.is_test)`;

/** Whether the review read as `r` counts. */
export const COUNTS = sql<boolean>`r.hidden_at is null and r.withdrawn_at is null`;

/** Reviews that are there to be seen at all, as this reader sees them: what was given back is gone for everybody. */
export const reviewsSeenBy = (db: Db, readerId: string | null) =>
  db
    .selectFrom("reviews as r")
    .innerJoin(publicPerson("u"), "u.id", "r.userId")
    .leftJoin(productRow("p"), (join) => join.onRef("p.id", "=", "r.itemId").on("r.itemType", "=", sql.lit("product")))
    .leftJoin(trainingRow("t"), (join) => join.onRef("t.id", "=", "r.itemId").on("r.itemType", "=", sql.lit("training")))
    .selectAll("r")
    .select(["u.displayName", "u.photoUrl", "u.profileImage"])
    .select([
      sql<string>`coalesce(p.title, t.title, '')`.as("title"),
      sql<string | null>`coalesce(p.poster_file_id, t.cover_file_id)`.as("posterFileId"),
      sql<number | null>`coalesce(p.stage_hue, t.stage_hue)`.as("stageHue"),
      sellerName("r.creatorId").as("shopName"),
      IS_VERIFIED.as("isVerified"),
      sql<boolean>`exists (select from review_votes v where v.review_id = r.id and v.user_id = ${readerId})`.as("isHelpful"),
    ])
    .where("r.withdrawnAt", "is", null);

export type SeenReview = Awaited<ReturnType<ReturnType<typeof reviewsSeenBy>["execute"]>>[number];

export const findReview = (db: Db, readerId: string, id: string): Promise<SeenReview | undefined> =>
  reviewsSeenBy(db, readerId).where("r.id", "=", id).executeTakeFirst();

/** A person's review of something, also where it is hidden from others. */
export const findReviewBy = (db: Db, userId: string, { itemType, itemId }: RatedItem): Promise<SeenReview | undefined> =>
  reviewsSeenBy(db, userId)
    .where("r.userId", "=", userId)
    .where("r.itemType", "=", itemType)
    .where("r.itemId", "=", itemId)
    .executeTakeFirst();

type NewReview = Pick<ReviewRow, "id" | "userId" | "itemType" | "itemId" | "creatorId" | "rating" | "comment" | "version" | "createdAt">;

/** Answers whether there was none: of however many at once, one is written. What was given back makes room for it. */
export async function addReview(tx: Tx, review: NewReview): Promise<boolean> {
  const { userId, itemType, itemId } = review;
  await tx
    .deleteFrom("reviews")
    .where("userId", "=", userId)
    .where("itemType", "=", itemType)
    .where("itemId", "=", itemId)
    .where("withdrawnAt", "is not", null)
    .execute();
  const added = await tx
    .insertInto("reviews")
    .values(review)
    .onConflict((c) => c.columns(["userId", "itemType", "itemId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Held until the transaction ends. */
export const lockReview = (tx: Tx, id: string): Promise<ReviewRow | undefined> =>
  tx.selectFrom("reviews").selectAll().where("id", "=", id).where("withdrawnAt", "is", null).forUpdate().executeTakeFirst();

type ReviewChanges = Partial<
  Pick<ReviewRow, "rating" | "comment" | "editedAt" | "reply" | "repliedAt" | "replyEditedAt" | "hiddenAt" | "hiddenReason" | "withdrawnAt">
>;

export async function changeReview(tx: Tx, id: string, changed: ReviewChanges): Promise<void> {
  await tx.updateTable("reviews").set(changed).where("id", "=", id).execute();
}

export async function deleteReview(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("reviews").where("id", "=", id).execute();
}

/** Reviews of what these orders sold, held, whose authors have none of it any more. Always in the same order: no two wait in a circle. */
export async function lockGivenBack(tx: Tx, orderIds: readonly string[]): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.* from reviews r where r.withdrawn_at is null
      and (r.user_id, r.item_type, r.item_id) in (select l.buyer_id, l.item_type, l.item_id from ${orderLineRow("l")} where l.order_id = ${anyOf(orderIds)})
      and not ${IS_VERIFIED}
    order by r.item_type, r.item_id, r.id for update of r`.execute(tx);
  return rows;
}

/** Everything a person wrote, held. */
export const lockReviewsBy = (tx: Tx, userId: string): Promise<ReviewRow[]> =>
  tx.selectFrom("reviews").selectAll().where("userId", "=", userId).orderBy("itemType").orderBy("itemId").forUpdate().execute();

/** Helpful vote, given or withdrawn. The review is held; answers whether that is new. */
export async function setVote(tx: Tx, reviewId: string, userId: string, isHelpful: boolean, at: Instant): Promise<void> {
  const changed = isHelpful
    ? await tx
        .insertInto("reviewVotes")
        .values({ reviewId, userId, at })
        .onConflict((c) => c.doNothing())
        .returning("reviewId")
        .execute()
    : await tx.deleteFrom("reviewVotes").where("reviewId", "=", reviewId).where("userId", "=", userId).returning("reviewId").execute();
  if (changed.length === 0) return;
  await tx
    .updateTable("reviews")
    .set(({ eb }) => ({ helpfulCount: eb("helpfulCount", isHelpful ? "+" : "-", 1) }))
    .where("id", "=", reviewId)
    .execute();
}

/** Withdraws the votes of an account that leaves. */
export async function removeVotesOf(tx: Tx, userId: string): Promise<void> {
  const votes = await tx.selectFrom("reviewVotes").select("reviewId").where("userId", "=", userId).orderBy("reviewId").execute();
  for (const { reviewId } of votes) {
    await tx.selectFrom("reviews").select("id").where("id", "=", reviewId).forUpdate().execute();
    await setVote(tx, reviewId, userId, false, "");
  }
}

/** A shop that closes for good takes what it said with it. */
export async function removeRepliesOf(tx: Tx, creatorId: string): Promise<void> {
  await tx
    .updateTable("reviews")
    .set({ reply: null, repliedAt: null, replyEditedAt: null })
    .where("creatorId", "=", creatorId)
    .where("reply", "is not", null)
    .execute();
}
