import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import { commissionsMoved, suspicionMoved } from "@blenda/domain/affiliates/events";
import { shareLeft } from "@blenda/domain/ledger/rules";
import { type AffiliateLine, brought } from "../../orders/port.ts";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { recounted } from "../figures/sums.ts";
import { addCommission, clickOf, moveCommission, noteWhy, suspicionsOf } from "./commission-repository.ts";
import { commissionState } from "./commission-state.ts";

/** Brings the trail to where these orders are. The line says what is whose; asked twice, it ends the same. */
export async function followOrders(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const affiliateIds = new Set((await brought.ofOrders(tx, orderIds)).map(({ affiliate }) => affiliate.userId));
  if (affiliateIds.size === 0) return;
  // One affiliate's orders are followed one after the other, whichever process hears of them: each sees those before it.
  for (const id of [...affiliateIds].sort()) await advisoryLock(tx, `affiliates/trail/${id}`);
  const lines = await brought.ofOrders(tx, orderIds);
  const added = new Set<string>();
  for (const line of lines) if (await addCommission(tx, await commissionRow(tx, line))) added.add(line.id);
  await recounted(tx, idsOf(lines), async () => {
    for (const line of lines) {
      const reviewed = added.delete(line.id) ? await lookCloser(tx, line, [...added]) : line;
      const { state, reason, cents } = commissionState(reviewed);
      await moveCommission(tx, line.id, { state, reason, cents, availableAt: line.availableAt });
    }
  });
  for (const userId of new Set(lines.map(({ affiliate }) => affiliate.userId))) await emit(tx, commissionsMoved({ userId }));
}

const idsOf = (lines: readonly AffiliateLine[]): string[] => lines.map(({ id }) => id);

/** What it brings is written when it is counted. */
async function commissionRow(tx: Tx, line: AffiliateLine) {
  const { affiliate, split, paidAt, createdAt } = line;
  const { state, reason } = commissionState(line);
  const click = await clickOf(tx, affiliate.clickId);
  return {
    ...{ lineId: line.id, orderId: line.orderId, orderNumber: line.number, affiliateId: affiliate.userId, creatorId: line.creatorId },
    ...{ buyerKey: line.buyerKey, programme: affiliate.programme, bps: affiliate.bps, itemType: line.itemType, itemId: line.itemId },
    ...{
      title: line.title,
      netCents: split.net,
      baseCents: split.creator + split.collaborators + split.affiliate,
      cents: 0,
      state,
      reason,
    },
    ...{ clickId: affiliate.clickId, clickedAt: affiliate.clickedAt, path: click?.path ?? "", sub: click?.sub ?? affiliate.code ?? "" },
    ...{ boundAt: affiliate.boundAt, orderedAt: paidAt ?? createdAt, availableAt: line.availableAt },
  };
}

/**
 * Signs of an affiliate buying from themselves: our team looks before anything is paid. Orders count in the order they are heard of, which
 * needn't be that of their payments: whichever comes last meets all others. `notYet`: lines of the same batch that are looked at after it.
 */
async function lookCloser(tx: Tx, line: AffiliateLine, notYet: readonly string[]): Promise<AffiliateLine> {
  const { affiliate, buyerKey, paidAt, createdAt } = line;
  if (affiliate.void || affiliate.maturedAt !== undefined || shareLeft(line, line.refundedCents) === 0) return line;
  const order = { affiliateId: affiliate.userId, buyerKey, orderedAt: paidAt ?? createdAt };
  const { ownOrders, sameBuyer } = await suspicionsOf(tx, order, notYet);
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
