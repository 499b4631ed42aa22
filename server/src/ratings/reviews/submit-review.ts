import { requestsChanged } from "@blenda/domain/ratings/events";
import { isChosen, OBSTACLE_FAILURES } from "@blenda/domain/ratings/rules";
import { emit } from "../../platform/events/outbox.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { findItem } from "../item-repository.ts";
import { emitReviewWritten } from "../notices.ts";
import { ratings } from "../procedures.ts";
import { completeRequest } from "../requests/request-repository.ts";
import { countReview } from "./counting.ts";
import { lockPurchase, reviewObstacle } from "./review-permission.ts";
import { addReview } from "./review-repository.ts";
import { reviewFor } from "./view.ts";

export const submitReview = ratings.submitReview.handler(async ({ input, context, errors }) => {
  const { db, user, now } = context;
  const { itemType, itemId, rating, comment } = input;
  if (!isChosen(rating)) throw errors.RATING_NOT_CHOSEN();
  const id = context.id();
  await context.transaction(async (tx) => {
    const item = await findItem(tx, input);
    if (!item) throw errors.RATING_ITEM_GONE();
    const purchase = await lockPurchase(tx, user.id, item);
    const obstacle = await reviewObstacle(tx, user.id, item, context);
    if (obstacle || !purchase) throw refusal(OBSTACLE_FAILURES[obstacle ?? "refunded"]);
    const written = { id, userId: user.id, itemType, itemId, creatorId: item.creatorId, rating, comment };
    const review = { ...written, version: itemType === "product" ? purchase.version : null, createdAt: now() };
    if (!(await addReview(tx, review))) throw errors.RATING_EXISTS();
    await countReview(tx, review, { from: null, to: rating });
    await completeRequest(tx, user.id, item, now());
    await emit(tx, requestsChanged({ userId: user.id }));
    await emitReviewWritten(tx, review, item.title, now());
  });
  return reviewFor(db, user.id, id);
});
