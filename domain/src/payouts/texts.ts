import type { PayoutStatus, SkipReason } from "./constants.ts";

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
