import { reviewItem } from "./item.ts";
import { reviewerFiguresAt } from "./lists/figures.ts";
import { decisionLine, historyList, selectHistory } from "./lists/history.ts";
import { itemList, listedItem, selectItems } from "./lists/items.ts";
import { openLooks } from "./lists/looks.ts";
import { countQueue, queueList, queueRow, selectQueue } from "./lists/queue.ts";
import { oddPictures } from "./odd-pictures.ts";
import { review } from "./procedures.ts";
import { allSentences } from "./sentences/sentence-repository.ts";

export const queue = review.queue.handler(async ({ input: { itemType, kind, ...asked }, context: { db, user, now } }) => {
  const { rows, next, total } = await queueList.page(db, selectQueue(db, itemType, kind), asked);
  return { rows: rows.map((row) => queueRow(row, user.id, now())), next, total };
});

export const counts = review.counts.handler(({ input: { itemType }, context: { db, now } }) => countQueue(db, itemType, now()));

export const item = review.item.handler(async ({ input, context: { db, user, now }, errors }) => {
  const found = await reviewItem(db, input, user, now());
  if (!found) throw errors.REVIEW_NOT_FOUND();
  return found;
});

export const pictureMarks = review.pictureMarks.handler(async ({ input: { id }, context }) => ({ odd: await oddPictures(context, id) }));

export const history = review.history.handler(async ({ input: { sort, direction, after, limit, ...filter }, context: { db } }) => {
  const { rows, next, total } = await historyList.page(db, selectHistory(db, filter), { sort, direction, after, limit });
  return { rows: rows.map(decisionLine), next, total };
});

export const reviewerFigures = review.reviewerFigures.handler(({ input: { itemType }, context: { db, now } }) =>
  reviewerFiguresAt(db, itemType, now()),
);

export const allItems = review.allItems.handler(async ({ input: { sort, direction, after, limit, ...filter }, context: { db } }) => {
  const { rows, next, total } = await itemList.page(db, selectItems(db, filter), { sort, direction, after, limit });
  return { rows: rows.map((row) => listedItem(filter.itemType, row)), next, total };
});

export const sentences = review.sentences.handler(({ context: { db } }) => allSentences(db));

export const looks = review.looks.handler(({ input: { itemType }, context: { db } }) => openLooks(db, itemType));
