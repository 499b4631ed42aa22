import type { PayoutSchedule, PayoutStatus, SkipReason } from "@blenda/domain/payouts/constants";
import type { Payout, PayoutOverview } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { shortDayOf, weekdayOf } from "../../lib/text/utc-day.ts";
import type { TagTone } from "../../ui/tag.tsx";

export const STATUS_TONES: Record<PayoutStatus, TagTone> = {
  draft: "neutral",
  approved: "neutral",
  processing: "sky",
  sent: "sky",
  paid: "ok",
  on_hold: "warn",
  failed: "bad",
  returned: "bad",
  cancelled: "neutral",
};

const SCHEDULE_TEXTS: Record<PayoutSchedule, string> = {
  weekly: "Every Friday",
  monthly: "On the first Friday of each month",
  quarterly: "On the first Friday of each quarter",
};

/** "Every Friday, from $25.00." */
export const scheduleText = (schedule: PayoutSchedule, minimumCents: number): string =>
  `${SCHEDULE_TEXTS[schedule]}, from ${price(minimumCents)}.`;

export const salesText = (sales: number): string => `${exact(sales)} ${sales === 1 ? "sale" : "sales"}`;
export const payoutsText = (payouts: number): string => `${exact(payouts)} ${payouts === 1 ? "payout" : "payouts"}`;

/** "Payouts are stopped: $50.00 in the bank statement isn't in our books." */
export const stoppedText = (reason: string): string => `Payouts are stopped: ${reason}.`;

const DAY_MS = 86_400_000;
export const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** A Friday's payouts hold what cleared until the end of Thursday: "Thu 12 Nov, 24:00". */
export const collectedText = (friday: string): string => `${weekdayOf(dayBefore(friday))}, 24:00`;

/** Why a Friday passes without a payout, with its own number where there is one. */
export const skipText = (reason: SkipReason, minimumCents: number): string =>
  reason === "below_minimum" ? `Below ${price(minimumCents)}, carried over` : payoutTexts.skips[reason];

/** What keeps the next payout back. Nothing is below every minimum: that is no news. */
export const nextObstacle = ({ obstacle, cents }: PayoutOverview["next"]): SkipReason | null =>
  obstacle === "below_minimum" && cents === 0 ? null : obstacle;

/** What the next payout is made of, or when there will be something to pay. */
export function nextText(overview: PayoutOverview): string {
  const { day, cents, availableCents, clearsCents, sales } = overview.next;
  if (cents <= 0) return nothingYetText(overview);
  const until = weekdayOf(dayBefore(day));
  if (clearsCents <= 0) return "All of it is ready.";
  if (availableCents <= 0) return `${salesText(sales)} clear${sales === 1 ? "s" : ""} by ${until}.`;
  return `${price(availableCents)} is ready, ${price(clearsCents)} more clears by ${until} (${salesText(sales)}).`;
}

/** When the next sale clears, where nothing is to be paid before. */
export function nothingYetText({ clearing }: PayoutOverview): string {
  const [first] = clearing.days;
  return first ? `Your next sale clears ${weekdayOf(first.day)}.` : "Nothing clears until then.";
}

/** What was taken off for refunds: "$1.00 card cost of order 100351, refunded." */
export const costText = ({ orderNumber, cents, isCardCost }: PayoutOverview["costs"][number]): string =>
  isCardCost ? `${price(cents)} card cost of order ${orderNumber}, refunded.` : `${price(cents)} refund of order ${orderNumber}.`;

const PLAIN: Partial<Record<PayoutStatus, (payout: Payout) => string>> = {
  draft: () => "Waits to be approved",
  approved: () => "Leaves soon",
  processing: () => "On its way to your bank",
  sent: ({ settlesAt }) => (settlesAt ? `Settles ${weekdayOf(settlesAt)}` : "On its way to your bank"),
  paid: ({ updatedAt }) => `Paid ${shortDayOf(updatedAt)}`,
};

/** One line on where a payout is: what was noted with it, or what its state means. */
export function payoutLine(payout: Payout): string {
  const { note, againIn, status } = payout;
  const again = againIn && `Added to ${shortDayOf(againIn)}`;
  const said = [note.replace(/\.$/, ""), again].filter(Boolean).join(". ");
  return said || (PLAIN[status]?.(payout) ?? "");
}

/** "USD ····4471". */
export const maskedRecipient = (recipient: Payout["recipient"]): string =>
  recipient ? `${recipient.currency} ····${recipient.last4}` : "–";
