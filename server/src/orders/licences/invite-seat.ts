import { seatsChanged } from "@blenda/domain/orders/events";
import { emit } from "../../platform/events/outbox.ts";
import { sendMail } from "../../platform/mail/mail.ts";
import { seatLetter } from "../letters.ts";
import { orders } from "../procedures.ts";
import { accountOf, addSeat, countSeats, findSeat, roomFor, seatsOfItem } from "./seat-repository.ts";
import { findHeld } from "./upgrade-repository.ts";

export const inviteSeat = orders.inviteSeat.handler(async ({ input: { lineId, email }, context, errors }) => {
  const { db, user, id, now, site } = context;
  const line = await findHeld(db, user.id, lineId);
  if (!line) throw errors.ORDERS_NOT_FOUND();
  if (email === user.email) throw errors.ORDERS_SEAT_OWN();
  const { itemId } = line;
  await context.transaction(async (tx) => {
    const room = await roomFor(tx, user.id, itemId);
    if (await findSeat(tx, user.id, itemId, email)) return;
    if ((await countSeats(tx, user.id, itemId)) >= room) throw errors.ORDERS_SEATS_TAKEN();
    const seatId = id();
    await addSeat(tx, { id: seatId, holderId: user.id, itemId, email, invitedAt: now() });
    await sendMail(context, tx, { key: `seat-${seatId}`, recipient: email, ...seatLetter(site.url, user.displayName, line.title) });
    await emit(tx, seatsChanged({ userId: user.id }));
    const invited = await accountOf(tx, email);
    if (invited) await emit(tx, seatsChanged({ userId: invited.id }));
  });
  return seatsOfItem(db, user.id, itemId);
});
