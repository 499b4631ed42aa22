import { detailFor } from "./detail.ts";
import { linesFor, orderList, selectOrders } from "./list.ts";
import { payments } from "./procedures.ts";
import { eventDetail, eventList, findEvent, selectEvents } from "./provider-events.ts";

export const orders = payments.orders.handler(async ({ input: { sort, direction, after, limit, ...filter }, context: { db, user } }) => {
  const { rows, next, total } = await orderList.page(db, selectOrders(db, filter), { sort, direction, after, limit });
  return { rows: await linesFor(db, user, rows), next, total };
});

export const order = payments.order.handler(({ input: { orderId }, context }) => detailFor(context, orderId));

export const providerEvents = payments.providerEvents.handler(({ input: { sort, direction, after, limit, ...filter }, context: { db } }) =>
  eventList.page(db, selectEvents(db, filter), { sort, direction, after, limit }),
);

export const providerEvent = payments.providerEvent.handler(async ({ input, context: { db }, errors }) => {
  const row = await findEvent(db, input);
  if (!row) throw errors.PAYMENTS_EVENT_NOT_FOUND();
  return eventDetail(db, row);
});
