import { dollars } from "../shared/language/formats.ts";
import type { PayoutOutcome, PayoutStatus, SkipReason } from "./constants.ts";

interface Words {
  title: string;
  message: string;
}

export const payoutTexts = {
  loadFailed: "Failed to load your payouts",
  payoutFailed: "Failed to load this payout",
  fileFailed: "Failed to write this file",
  settingsFailed: "Failed to save your payout settings",
  queueFailed: "Failed to load the payouts",
  decideFailed: "Failed to change this payout",
  runFailed: "Failed to start the payout run",
  days: "Fridays and business days are counted in UTC.",
  statuses: {
    draft: "Collected",
    approved: "Approved",
    processing: "Processing",
    sent: "Sent",
    paid: "Paid",
    on_hold: "On hold",
    failed: "Failed",
    returned: "Returned",
    cancelled: "Cancelled",
  } satisfies Record<PayoutStatus, string>,
  skips: {
    below_minimum: "Below your minimum, carried over",
    no_recipient: "No recipient yet",
    recipient_cooldown: "Recipient changed, 72-hour pause",
    recipient_unverified: "We're still checking your recipient",
    recipient_attention: "Your recipient needs attention",
    paused_by_you: "Paused by you",
    paused_by_staff: "Paused by our team",
    account_review: "Your account is being reviewed",
    negative_balance: "Refunds took more than you had available. Your next sales cover it",
  } satisfies Record<SkipReason, string>,
};

interface EndedPayout {
  amountCents: number;
  last4: string;
  note: string;
}

const OUTCOME_WORDS: Record<PayoutOutcome, (payout: EndedPayout) => Words> = {
  paid: ({ amountCents, last4 }) => ({
    title: `Your payout of ${dollars(amountCents)} is paid`,
    message: `It went to your account ending ${last4}. The statement is on your payouts page.`,
  }),
  on_hold: ({ amountCents, note }) => ({ title: `Your payout of ${dollars(amountCents)} is on hold`, message: note }),
  failed: ({ amountCents, note }) => ({ title: `Your payout of ${dollars(amountCents)} failed`, message: note }),
  returned: ({ amountCents, note }) => ({ title: `Your payout of ${dollars(amountCents)} came back`, message: note }),
};

/** The words a person reads of a step of their payout, in the bell and by email. */
export const outcomeWords = (outcome: PayoutOutcome, payout: EndedPayout): Words => OUTCOME_WORDS[outcome](payout);

export const pauseWords = (reason: string | null): Words =>
  reason === null
    ? { title: "Your payouts go on", message: "Our team lifted the pause. Your balance goes out with the next run." }
    : { title: "Your payouts are paused", message: reason };
