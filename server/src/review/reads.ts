import { REVIEW } from "@blenda/domain/review/constants";
import { laterLooks } from "../authoring/port.ts";
import { reviewItem } from "./item.ts";
import { reviewerFiguresAt } from "./lists/figures.ts";
import { decisionLine, historyList, selectHistory } from "./lists/history.ts";
import { productLine, productList, selectDrafts, selectProducts } from "./lists/products.ts";
import { countQueue, queueList, queueRow, selectQueue } from "./lists/queue.ts";
import { review } from "./procedures.ts";

export const queue = review.queue.handler(async ({ input: { kind, ...asked }, context: { db, user, now } }) => {
  const { rows, next, total } = await queueList.page(db, selectQueue(db, kind), asked);
  return { rows: rows.map((row) => queueRow(row, user.id, now())), next, total };
});

export const counts = review.counts.handler(({ context: { db, now } }) => countQueue(db, now()));

export const item = review.item.handler(async ({ input, context: { db, user, now }, errors }) => {
  const found = await reviewItem(db, input, user, now());
  if (!found) throw errors.REVIEW_NOT_FOUND();
  return found;
});

export const history = review.history.handler(async ({ input: { sort, direction, after, limit, ...filter }, context: { db } }) => {
  const { rows, next, total } = await historyList.page(db, selectHistory(db, filter), { sort, direction, after, limit });
  return { rows: rows.map(decisionLine), next, total };
});

export const reviewerFigures = review.reviewerFigures.handler(({ context: { db, now } }) => reviewerFiguresAt(db, now()));

export const allProducts = review.allProducts.handler(async ({ input: { sort, direction, after, limit, ...filter }, context: { db } }) => {
  const asked = { sort, direction, after, limit };
  const { rows, next, total } =
    filter.of === "drafts"
      ? await productList.page(db, selectDrafts(db, filter), asked)
      : await productList.page(db, selectProducts(db, filter), asked);
  return { rows: rows.map(productLine), next, total };
});

export const looks = review.looks.handler(({ context: { db } }) => laterLooks(db, REVIEW.SHOWN_LOOKS));
