import { emailChanged } from "@blenda/domain/account/events";
import { affiliateInvited, affiliateMoved, commissionsMoved } from "@blenda/domain/affiliates/events";
import { accountBegan } from "@blenda/domain/identity/events";
import { orderMatured, orderMoved, orderPaid } from "@blenda/domain/orders/events";
import { payoutMoved, payoutOutcomeReached } from "@blenda/domain/payouts/events";
import type { Instant } from "@blenda/domain/shared/time";
import { markAffiliate } from "../identity/port.ts";
import { sharesInPayout } from "../payouts/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { emit, emitAll, type Listener, listener, listenerOfMany } from "../platform/events/outbox.ts";
import { followPayout } from "./commissions/commission-repository.ts";
import { followOrders } from "./commissions/follow.ts";
import { recounted } from "./figures/sums.ts";
import { claimInvitations, followEmail } from "./people/invitations.ts";
import { findRecord } from "./people/record-repository.ts";
import { carryShare } from "./programme/programme-repository.ts";

const idsOf = (heard: readonly { orderId: string }[]): string[] => [...new Set(heard.map(({ orderId }) => orderId))];

async function followShares(tx: Tx, { payoutId, userId }: { payoutId: string; userId: string }): Promise<void> {
  const shares = await sharesInPayout(tx, payoutId);
  if (shares.length === 0) return;
  const paid = shares.map(({ lineId, isReleased, status, paidAt }) => ({ lineId, isReleased, isPaid: status === "paid", paidAt }));
  const lineIds = paid.map(({ lineId }) => lineId);
  await recounted(tx, lineIds, () => followPayout(tx, paid));
  await emit(tx, commissionsMoved({ userId }));
}

/** Whoever was invited by this address before it was theirs is invited now. */
async function inviteByEmail(tx: Tx, { userId, at }: { userId: string; at: Instant }): Promise<void> {
  for (const { id, creatorId, waitedAs } of await claimInvitations(tx, userId, at)) {
    await carryShare(tx, creatorId, waitedAs, userId, at);
    const { shopName, bps } = await findRecord(tx, id);
    await markAffiliate(tx, userId, at);
    await emitAll(tx, [affiliateInvited({ userId, creatorId, recordId: id, shopName, bps, at }), affiliateMoved({ userId })]);
  }
}

const onBegan = listener("affiliates.began", accountBegan, inviteByEmail);

const onEmailChanged = listener("affiliates.emailChanged", emailChanged, async (tx, { userId, at }) => {
  await followEmail(tx, userId, at);
  await inviteByEmail(tx, { userId, at });
});

export const affiliateListeners: Listener[] = [
  listenerOfMany("affiliates.paid", orderPaid, (tx, heard) => followOrders(tx, idsOf(heard))),
  listenerOfMany("affiliates.orderMoved", orderMoved, (tx, heard) => followOrders(tx, idsOf(heard))),
  listenerOfMany("affiliates.matured", orderMatured, (tx, heard) => followOrders(tx, idsOf(heard))),
  listener("affiliates.payout", payoutMoved, followShares),
  listener("affiliates.payoutOutcome", payoutOutcomeReached, followShares),
  onBegan,
  onEmailChanged,
];
