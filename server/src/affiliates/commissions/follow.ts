import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import { commissionsMoved, suspicionMoved } from "@blenda/domain/affiliates/events";
import { shareLeft } from "@blenda/domain/ledger/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { type AffiliateLine, brought } from "../../orders/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { addCommission, clickOf, moveCommission, noteWhy, suspicionsOf } from "./commission-repository.ts";
import { commissionState } from "./commission-state.ts";

/** Brings the trail to where these orders are. The line says what is whose; asked twice, it ends the same. */
export async function followOrders(tx: Tx, orderIds: readonly string[], now: Instant): Promise<void> {
  for (const line of await brought.ofOrders(tx, orderIds)) {
    const isNew = await addCommission(tx, await commissionRow(tx, line));
    const reviewed = isNew ? await lookCloser(tx, line, now) : line;
    const { state, reason, cents } = commissionState(reviewed);
    await moveCommission(tx, line.id, { state, reason, cents, availableAt: line.availableAt });
    await emit(tx, commissionsMoved({ userId: line.affiliate.userId }));
  }
}

async function commissionRow(tx: Tx, line: AffiliateLine) {
  const { affiliate, split, paidAt, createdAt } = line;
  const { state, reason, cents } = commissionState(line);
  const click = await clickOf(tx, affiliate.clickId);
  return {
    ...{ lineId: line.id, orderId: line.orderId, orderNumber: line.number, affiliateId: affiliate.userId, creatorId: line.creatorId },
    ...{ buyerKey: line.buyerKey, programme: affiliate.programme, bps: affiliate.bps, itemType: line.itemType, itemId: line.itemId },
    ...{ title: line.title, netCents: split.net, baseCents: split.creator + split.collaborators + split.affiliate, cents, state, reason },
    ...{ clickId: affiliate.clickId, clickedAt: affiliate.clickedAt, path: click?.path ?? "", sub: click?.sub ?? "" },
    ...{ boundAt: affiliate.boundAt, orderedAt: paidAt ?? createdAt, availableAt: line.availableAt },
  };
}

/** Signs of somebody buying from themselves: our team looks before anything is paid. */
async function lookCloser(tx: Tx, line: AffiliateLine, now: Instant): Promise<AffiliateLine> {
  const { affiliate } = line;
  if (affiliate.void || affiliate.maturedAt !== undefined || shareLeft(line, line.refundedCents) === 0) return line;
  const { ownOrders, sameBuyer } = await suspicionsOf(tx, affiliate.userId, line.buyerKey, {
    month: addDays(now, -30),
    day: addDays(now, -1),
  });
  const why = [
    ...(ownOrders >= AFFILIATES.OWN_ORDERS_TO_REVIEW ? [`${ownOrders} orders of their own in 30 days`] : []),
    ...(sameBuyer >= AFFILIATES.SAME_BUYER_TO_REVIEW ? [`${sameBuyer} orders by one buyer in a day`] : []),
  ].join(", ");
  if (why === "") return line;
  const reviewed = { ...affiliate, isInReview: true };
  await brought.note(tx, line.id, reviewed);
  await noteWhy(tx, line.id, why);
  await emit(tx, suspicionMoved({ lineId: line.id }));
  return { ...line, affiliate: reviewed };
}
