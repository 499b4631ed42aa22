import { commissionsMoved, suspicionMoved } from "@blenda/domain/affiliates/events";
import type { LineAffiliate } from "@blenda/domain/affiliates/model";
import { shareLeft } from "@blenda/domain/ledger/rules";
import { orderMoved } from "@blenda/domain/orders/events";
import { account, book, type Entry, holdBalances, peopleIn, shareAccount } from "../../ledger/port.ts";
import { type AffiliateLine, brought } from "../../orders/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { recounted } from "../figures/sums.ts";
import { ownAffiliateCalls } from "../procedures.ts";
import { moveCommission } from "./commission-repository.ts";
import { commissionState } from "./commission-state.ts";
import { noteDecision } from "./reads-repository.ts";

/** Approved, it is theirs when the hold ends, or now where it has; declined, it returns to whom it was taken from. */
export const ruleCommission = ownAffiliateCalls.ruleCommission.handler(async ({ input: { id, isApproved, reason }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const line = await brought.lock(tx, id);
    if (!line) throw errors.AFFILIATES_NOT_FOUND();
    if (!line.affiliate.isInReview) throw errors.AFFILIATES_NOT_LIKE_THIS();
    if (line.status === "disputed") throw errors.AFFILIATES_BANK_DECIDES();
    await holdBalances(tx, peopleIn([line]));
    const { isInReview: _, ...looked } = line.affiliate;
    const cents = shareLeft(line, line.refundedCents);
    const after: LineAffiliate = isApproved
      ? { ...looked, ...(line.maturedAt !== null && { maturedAt: now() }) }
      : { ...looked, void: { reason: "staff", at: now() } };
    const to = isApproved ? shareAccount(after) : sellersAccount(line);
    const entries: Entry[] = [
      { account: shareAccount(line.affiliate), amount: -cents },
      { account: to, amount: cents },
    ];
    // Approved before the hold has ended, it stays where it is.
    const isMoved = shareAccount(line.affiliate) !== to;
    if (isMoved) await book(tx, { kind: isApproved ? "share_mature" : "share_void", source: `line/${id}`, at: now(), entries });
    await brought.note(tx, id, after);
    const state = commissionState({ ...line, affiliate: after });
    await recounted(tx, [id], () => moveCommission(tx, id, { ...state, availableAt: line.availableAt }));
    await noteDecision(tx, id, { note: reason, decidedBy: user.id, decidedAt: now() });
    await audit(tx, context, {
      ...{ action: "affiliates.ruleCommission", target: { kind: "commission", id }, reason },
      after: { isApproved, cents },
    });
    await emit(tx, commissionsMoved({ userId: line.affiliate.userId }));
    await emit(tx, orderMoved({ orderId: line.orderId, userId: "" }));
    await emit(tx, suspicionMoved({ lineId: id }));
  });
  return { id, isApproved };
});

function sellersAccount({ affiliate, creatorId, maturedAt }: AffiliateLine): string {
  if (affiliate.programme === "platform" || creatorId === null) return account("platform_commission");
  return account(maturedAt === null ? "creator_pending" : "creator_available", creatorId);
}
