import { seatsChanged } from "@blenda/domain/orders/events";
import { emit } from "../../platform/events/outbox.ts";
import { orders } from "../procedures.ts";
import { accountOf, deleteSeat } from "./seat-repository.ts";

export const removeSeat = orders.removeSeat.handler(async ({ input, context: { user, transaction } }) => {
  await transaction(async (tx) => {
    const gone = await deleteSeat(tx, input.seatId, user);
    if (!gone) return;
    const seatedId = gone.userId ?? (await accountOf(tx, gone.email))?.id;
    for (const userId of [gone.holderId, ...(seatedId ? [seatedId] : [])]) await emit(tx, seatsChanged({ userId }));
  });
  return {};
});
