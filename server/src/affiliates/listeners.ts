import { affiliateInvited, commissionsMoved } from "@blenda/domain/affiliates/events";
import { accountBegan } from "@blenda/domain/identity/events";
import { orderMatured, orderMoved, orderPaid } from "@blenda/domain/orders/events";
import { payoutMoved } from "@blenda/domain/payouts/events";
import { sharesInPayout } from "../payouts/port.ts";
import { emit, type Listener, listener, listenerOfMany } from "../platform/events/outbox.ts";
import { followPayout } from "./commissions/commission-repository.ts";
import { followOrders } from "./commissions/follow.ts";
import { claimInvitations } from "./people/invitations.ts";
import { findRecord } from "./people/record-repository.ts";
import { carryShare } from "./programme/programme-repository.ts";

const idsOf = (heard: readonly { orderId: string }[]): string[] => [...new Set(heard.map(({ orderId }) => orderId))];

const onPayout = listener("affiliates.payout", payoutMoved, async (tx, { payoutId, userId }) => {
  const shares = await sharesInPayout(tx, payoutId);
  if (shares.length === 0) return;
  await followPayout(
    tx,
    shares.map(({ lineId, isReleased, status, paidAt }) => ({ lineId, isReleased, isPaid: status === "paid", paidAt })),
  );
  await emit(tx, commissionsMoved({ userId }));
});

/** Whoever was invited by this address before it was an account's is invited now. */
const onBegan = listener("affiliates.began", accountBegan, async (tx, { userId, at }) => {
  for (const { id, creatorId } of await claimInvitations(tx, userId, at)) {
    if (creatorId === null) continue;
    await carryShare(tx, creatorId, id, userId, at);
    const { shopName, bps } = await findRecord(tx, id);
    await emit(tx, affiliateInvited({ userId, creatorId, recordId: id, shopName, bps, at }));
  }
});

export const affiliateListeners: Listener[] = [
  listenerOfMany("affiliates.paid", orderPaid, (tx, heard, { now }) => followOrders(tx, idsOf(heard), now())),
  listenerOfMany("affiliates.orderMoved", orderMoved, (tx, heard, { now }) => followOrders(tx, idsOf(heard), now())),
  listenerOfMany("affiliates.matured", orderMatured, (tx, heard, { now }) => followOrders(tx, idsOf(heard), now())),
  onPayout,
  onBegan,
];
