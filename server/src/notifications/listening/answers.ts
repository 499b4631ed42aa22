import { lessonPostWritten } from "@blenda/domain/learning/events";
import { learningTexts } from "@blenda/domain/learning/texts";
import { reviewAnswered, reviewModerated, reviewWritten } from "@blenda/domain/ratings/events";
import type { RatedItem } from "@blenda/domain/ratings/model";
import { ratingTexts } from "@blenda/domain/ratings/texts";
import { type Listener, listener } from "../../platform/events/outbox.ts";
import { notify } from "../notify.ts";

/** A question under a lesson, and what is answered there. */
const onLessonPostWritten = listener("notifications.lessonPostWritten", lessonPostWritten, (tx, written) => {
  const { to, says, author, title, excerpt, postId, questionId, trainingId, lessonId, at } = written;
  return notify(tx, {
    ...({ userId: to, type: "system_update" } as const),
    title: says === "answered" ? learningTexts.answerTitle : learningTexts.questionTitle,
    message: `${learningTexts[says](author.name, title)}: “${excerpt}”`,
    data: { topic: "question", trainingId, lessonId, questionId },
    ...{ actorId: author.userId, onceKey: `lesson post/${postId}`, at },
  });
});

const leadingTo = ({ itemType, itemId }: RatedItem) =>
  ({ topic: "review", ...(itemType === "product" ? { productId: itemId } : { trainingId: itemId }) }) as const;

const quoted = (excerpt: string): string => (excerpt === "" ? "" : `: “${excerpt}”`);

const onReviewWritten = listener("notifications.reviewWritten", reviewWritten, (tx, review) => {
  const { reviewId, userId, creatorId, author, rating, title, excerpt, at } = review;
  return notify(tx, {
    ...({ userId: creatorId, type: "system_update", title: ratingTexts.newTitle, data: leadingTo(review) } as const),
    message: ratingTexts.newMessage(author, rating, title) + quoted(excerpt),
    ...{ actorId: userId, onceKey: `review/${reviewId}`, at },
  });
});

/** Once: not of each word that is mended. */
const onReviewAnswered = listener("notifications.reviewAnswered", reviewAnswered, (tx, review) => {
  const { reviewId, userId, creatorId, shop, title, excerpt, at } = review;
  return notify(tx, {
    ...({ userId, type: "system_update", title: ratingTexts.replyTitle, data: leadingTo(review) } as const),
    message: ratingTexts.replied(shop, title) + quoted(excerpt),
    ...{ actorId: creatorId, onceKey: `review reply/${reviewId}`, at },
  });
});

const onReviewModerated = listener("notifications.reviewModerated", reviewModerated, (tx, review) => {
  const { userId, title, reason, at } = review;
  return notify(tx, {
    ...({ userId, type: "system_update", data: leadingTo(review), at } as const),
    ...(reason === null
      ? { title: ratingTexts.restoredTitle, message: ratingTexts.restored(title) }
      : { title: ratingTexts.hiddenTitle, message: ratingTexts.hidden(title, reason) }),
  });
});

export const answerListeners: Listener[] = [onLessonPostWritten, onReviewWritten, onReviewAnswered, onReviewModerated];
