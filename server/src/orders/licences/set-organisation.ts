import { orderMoved } from "@blenda/domain/orders/events";
import { emit } from "../../platform/events/outbox.ts";
import { pageOf } from "../page.ts";
import { orders } from "../procedures.ts";
import { findHeld, nameOrganisation } from "./upgrade-repository.ts";

export const setOrganisation = orders.setOrganisation.handler(async ({ input: { lineId, organisation }, context, errors }) => {
  const { db, user, now } = context;
  const line = await findHeld(db, user.id, lineId);
  if (!line) throw errors.ORDERS_NOT_FOUND();
  await context.transaction(async (tx) => {
    // One that ended says for whom it was.
    if (!(await nameOrganisation(tx, lineId, organisation))) throw errors.ORDERS_NOT_FOUND();
    await emit(tx, orderMoved({ orderId: line.orderId, userId: user.id }));
  });
  return pageOf(context, user, line.orderId, now());
});
