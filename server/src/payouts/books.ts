import type { Instant } from "@blenda/domain/shared/time";
import { account, type Booking, type Entry } from "../ledger/port.ts";

/** A payout as far as the books know it. */
export interface BookedPayout {
  id: string;
  userId: string;
  amountCents: number;
  creatorCents: number;
  affiliateCents: number;
}

const source = ({ id }: BookedPayout) => `payout/${id}`;
const inPayout = ({ userId }: BookedPayout, amount: number): Entry => ({ account: account("creator_in_payout", userId), amount });
/** To where it was taken from, or from there. */
const available = ({ userId, creatorCents, affiliateCents }: BookedPayout, sign: 1 | -1): Entry[] => [
  { account: account("creator_available", userId), amount: sign * creatorCents },
  { account: account("affiliate_available", userId), amount: sign * affiliateCents },
];

/** Collected: available becomes claimed by the payout. */
export const collectionBooking = (payout: BookedPayout, at: Instant): Booking => ({
  kind: "payout",
  source: source(payout),
  at,
  entries: [...available(payout, -1), inPayout(payout, payout.amountCents)],
});

/** Its money left our balance at the provider, and what the transfer cost with it (decision D24). */
export const sentBooking = (payout: BookedPayout, feeCents: number, at: Instant): Booking => ({
  kind: "payout_sent",
  source: source(payout),
  at,
  entries: [
    { account: account("payout_provider"), amount: payout.amountCents + feeCents },
    { account: account("payout_fees"), amount: -feeCents },
    { account: account("payout_transit"), amount: -payout.amountCents },
  ],
});

/** Arrived, as far as the provider tells: a claim that was paid is no claim. */
export const paidBooking = (payout: BookedPayout, at: Instant): Booking => ({
  kind: "payout_paid",
  source: source(payout),
  at,
  entries: [inPayout(payout, -payout.amountCents), { account: account("payout_transit"), amount: payout.amountCents }],
});

/** Given back before any money left. */
export const backBooking = (payout: BookedPayout, at: Instant): Booking => ({
  kind: "payout_back",
  source: source(payout),
  at,
  entries: [inPayout(payout, -payout.amountCents), ...available(payout, 1)],
});

/** It came back to our balance at the provider; what the transfer cost did not. */
export const returnedBooking = (payout: BookedPayout, isPaid: boolean, at: Instant): Booking => ({
  kind: "payout_returned",
  source: source(payout),
  at,
  entries: [
    { account: account("payout_provider"), amount: -payout.amountCents },
    ...(isPaid ? [] : [{ account: account("payout_transit"), amount: payout.amountCents }, inPayout(payout, -payout.amountCents)]),
    ...available(payout, 1),
  ],
});

/** What reconciliation found at the provider and the books did not know: always a cost of ours, or less of one. */
export const correctionBooking = (id: string, providerCents: number, at: Instant): Booking => ({
  kind: "payout_correction",
  source: `correction/${id}`,
  at,
  entries: [
    { account: account("payout_provider"), amount: providerCents },
    { account: account("payout_fees"), amount: -providerCents },
  ],
});
