import { excerpt } from "@blenda/domain/notifications/rules";
import type { RatedItem } from "@blenda/domain/ratings/model";
import { ratingTexts } from "@blenda/domain/ratings/texts";
import type { Instant } from "@blenda/domain/shared/time";
import { notify } from "../notifications/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { findItem, shopNameFor } from "./item-repository.ts";
import type { ReviewRow } from "./reviews/review-repository.ts";

const leadingTo = ({ itemType, itemId }: RatedItem) =>
  ({ topic: "review", ...(itemType === "product" ? { productId: itemId } : { trainingId: itemId }) }) as const;

const quoted = (text: string): string => (text === "" ? "" : `: “${excerpt(text)}”`);

type Told = Pick<ReviewRow, "id" | "userId" | "creatorId" | "itemType" | "itemId" | "rating" | "comment">;

/** Whoever sells it hears of a new review. */
export async function tellOfReview(tx: Tx, review: Told, title: string, at: Instant): Promise<void> {
  const { id, userId, creatorId, rating, comment } = review;
  const author = await tx.selectFrom("users").select("displayName").where("id", "=", userId).executeTakeFirst();
  const message = ratingTexts.newMessage(author?.displayName || ratingTexts.unnamed, rating, title) + quoted(comment);
  await notify(tx, {
    ...{ userId: creatorId, type: "system_update", title: ratingTexts.newTitle, message, at },
    ...{ data: leadingTo(review), actorId: userId, onceKey: `review/${id}` },
  });
}

/** Its author hears of the shop's reply, once: not of each word that is mended. */
export async function tellOfReply(tx: Tx, review: Told, text: string, at: Instant): Promise<void> {
  const { id, userId, creatorId } = review;
  const [item, shop] = [await findItem(tx, review), await shopNameFor(tx, creatorId)];
  await notify(tx, {
    ...{ userId, type: "system_update", title: ratingTexts.replyTitle, at },
    message: ratingTexts.replied(shop, item?.title ?? "") + quoted(text),
    ...{ data: leadingTo(review), actorId: creatorId, onceKey: `review reply/${id}` },
  });
}

/** Its author hears why it was hidden, and that it is back. */
export async function tellOfHiding(tx: Tx, review: Told, reason: string | null, at: Instant): Promise<void> {
  const title = (await findItem(tx, review))?.title ?? "";
  await notify(tx, {
    ...{ userId: review.userId, type: "system_update", at, data: leadingTo(review) },
    ...(reason === null
      ? { title: ratingTexts.restoredTitle, message: ratingTexts.restored(title) }
      : { title: ratingTexts.hiddenTitle, message: ratingTexts.hidden(title, reason) }),
  });
}
