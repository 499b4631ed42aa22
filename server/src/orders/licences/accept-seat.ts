import { seatsChanged } from "@blenda/domain/orders/events";
import { emit } from "../../platform/events/outbox.ts";
import { orders } from "../procedures.ts";
import { reserveSeat } from "./seat-repository.ts";

export const acceptSeat = orders.acceptSeat.handler(async ({ input, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const taken = await reserveSeat(tx, input.seatId, user, now());
    if (!taken) throw errors.ORDERS_SEAT_GONE();
    for (const userId of [taken.holderId, user.id]) await emit(tx, seatsChanged({ userId }));
  });
  return {};
});
