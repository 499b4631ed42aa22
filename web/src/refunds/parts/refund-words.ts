import { REFUNDS, type RefundStatus } from "@blenda/domain/refunds/constants";
import type { Refund } from "@blenda/domain/refunds/model";
import { price } from "../../lib/money.ts";
import { dayOf } from "../../lib/time.ts";
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

/** What the buyer can expect next. */
export function outlook({ status, dueAt, amountCents, paidCents, downloads }: Refund): string {
  const isWhole = amountCents >= paidCents;
  const way = `${price(amountCents)} goes back to your card. Your bank may take some days to show it.`;
  const silence = downloads <= REFUNDS.SILENT_YES_DOWNLOADS ? "you get your money back" : "our team decides";
  const words: Record<RefundStatus, string> = {
    creator_review: `The creator answers${by(dueAt)}. Without an answer by then, ${silence}.`,
    partial_offered: `The creator offers ${price(amountCents)} back, and you keep what you bought. Please answer${by(dueAt)}.`,
    declined: `If you disagree, ask our team to look at it within ${REFUNDS.ESCALATE_DAYS} days.`,
    escalated: "Somebody of our team will take the case and read both sides.",
    staff_review: `Our team decides${by(dueAt)}. Without a decision by then, you get your money back.`,
    auto_approved: way,
    approved: way,
    processing: way,
    refunded: isWhole
      ? `${price(amountCents)} went back to your card. The licence and the access have ended.`
      : `${price(amountCents)} went back to your card. You keep what you bought.`,
    failed: "The money could not be sent. You need not do anything: we try again and look at it.",
    cancelled: "You took your request back.",
    closed: "Our team looked at both sides. This is final.",
  };
  return words[status];
}
