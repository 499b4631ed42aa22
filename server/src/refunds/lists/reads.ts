import { refunds } from "../procedures.ts";
import { detailFor } from "./detail.ts";
import { lineOf, refundList, selectRefunds } from "./list.ts";
import { rightsOf } from "./names.ts";
import { orderFor } from "./order-to-refund.ts";
import { stuckRefunds } from "./stuck.ts";

export const allRefunds = refunds.allRefunds.handler(async ({ input: { sort, direction, after, limit, ...filter }, context }) => {
  const { db, user } = context;
  const { hasNames } = rightsOf(user);
  const { rows, next, total } = await refundList.page(db, selectRefunds(db, filter, hasNames), { sort, direction, after, limit });
  return { rows: rows.map((row) => lineOf(row, hasNames)), next, total };
});

export const refundDetail = refunds.refundDetail.handler(({ input: { id }, context }) => detailFor(context, id));

export const pendingRefunds = refunds.pendingRefunds.handler(({ context: { db, now, user } }) =>
  stuckRefunds(db, now(), rightsOf(user).hasNames),
);

export const orderToRefund = refunds.orderToRefund.handler(async ({ input: { orderNumber }, context: { db, now }, errors }) => {
  const found = await orderFor(db, orderNumber, now());
  if (!found) throw errors.REFUNDS_NOT_FOUND();
  return found;
});
