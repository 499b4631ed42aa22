import { REFUNDS, type RefundStatus } from "@blenda/domain/refunds/constants";
import type { Refund } from "@blenda/domain/refunds/model";
import { isDecided, isSilenceYes } from "@blenda/domain/refunds/rules";
import { price } from "../../lib/text/money.ts";
import { dayOf } from "../../lib/text/time.ts";
import type { TagTone } from "../../ui/tag.tsx";

export const REFUND_TONES: Record<RefundStatus, TagTone> = {
  creator_review: "warn",
  auto_approved: "ok",
  approved: "ok",
  partial_offered: "warn",
  declined: "bad",
  escalated: "warn",
  staff_review: "warn",
  processing: "ok",
  refunded: "ok",
  failed: "bad",
  cancelled: "neutral",
  closed: "neutral",
};

const by = (dueAt: string | null): string => (dueAt ? ` by ${dayOf(dueAt)}` : "");

/** A file's name as people gave it, without the ending it got from us. */
export const pictureName = (name: string): string => name.replace(/\.webp$/, "");

/** Approved, but the bank holds the money. */
export const isWaiting = ({ status, bank }: Refund): boolean => bank === "holds" && isDecided(status);

/** What those who decide must know of a disputed payment. */
export function bankNote(refund: Refund): { title: string; help: string } | null {
  if (refund.bank === "none") return null;
  if (refund.bank === "returned")
    return { title: "The bank refunded the buyer.", help: "The payment was disputed. Nothing is paid twice." };
  const title = "The buyer disputed this payment, so their bank is reviewing it.";
  return isWaiting(refund)
    ? { title, help: "The refund is approved and on hold. It continues automatically once the bank decides." }
    : { title, help: "You can decide now. Money is only refunded once the bank decides." };
}

/** What the buyer can expect next. */
export function outlook(refund: Refund): string {
  if (refund.bank === "returned") return "Your bank has already refunded this. Nothing more will be paid.";
  if (isWaiting(refund))
    return "Your bank is reviewing this payment because it was disputed, so we can't send the money yet. It continues automatically once the bank decides. Your licence and access are paused until then.";
  const next = nextStep(refund);
  return refund.bank === "holds" ? `${next} The payment is disputed, so money can only be refunded once your bank decides.` : next;
}

function nextStep(refund: Refund): string {
  const { status, dueAt, amountCents, paidCents } = refund;
  const isWhole = amountCents >= paidCents;
  const way = `${price(amountCents)} is on its way to your card. Your bank may take a few days to show it.`;
  const silence = isSilenceYes(refund) ? "you get your money back" : "our team decides";
  const words: Record<RefundStatus, string> = {
    creator_review: `The creator answers${by(dueAt)}. Without an answer by then, ${silence}.`,
    partial_offered: `The creator offers ${price(amountCents)} back, and you keep what you bought. Please answer${by(dueAt)}.`,
    declined: `If you disagree, ask our team to look at it within ${REFUNDS.ESCALATE_DAYS} days.`,
    escalated: "Someone from our team will review both sides.",
    staff_review: `Our team decides${by(dueAt)}. Without a decision by then, you get your money back.`,
    auto_approved: way,
    approved: way,
    processing: way,
    refunded: isWhole
      ? `${price(amountCents)} was refunded to your card. The licence and downloads have ended.`
      : `${price(amountCents)} was refunded to your card. You keep what you bought.`,
    failed: "We couldn't send the money. You don't need to do anything. We'll try again.",
    cancelled: "You withdrew your request.",
    closed: "Our team reviewed both sides. This decision is final.",
  };
  return words[status];
}
