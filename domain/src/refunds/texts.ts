import { REFUNDS, type RefundEligibility, type RefundReason, type RefundStatus } from "./constants.ts";

export const refundTexts = {
  loadFailed: "Failed to load this refund",
  requestFailed: "Failed to request this refund",
  decideFailed: "Failed to decide this refund",
  notPaid: "This order hasn't been paid.",
  nothingPaid: "You didn't pay for this.",
  notThisKind: "Tokens and subscriptions can't be refunded here.",
  bankReturned: "Your bank has already refunded this.",
  bankHolds:
    "This payment is disputed, so your bank is holding the money. You can request a refund now, and we'll send it once the bank decides. Until then, an approved refund closes your downloads.",
  notNow: "A refund for this has already been requested or paid.",
  upgraded: "You upgraded this licence. Refund the upgrade first, then this one.",
  tooLate: "The refund window for this has closed.",
  uploadFailed: "Failed to add this picture",
  /** The screen says these before anything is sent; the server says them to a request that sends anyway. */
  pictureType: "Add PNG, JPEG or WebP pictures",
  pictureTooLarge: `A picture can be up to ${REFUNDS.PICTURE_BYTES / 1024 / 1024} MB`,
  tooManyPictures: `You can add up to ${REFUNDS.MOST_PICTURES} pictures. The rest weren't added.`,
  pictureGone: "One of these pictures is gone. Please add it again.",
  steps: {
    creator_review: "Requested, the creator decides",
    auto_approved: "Approved instantly",
    approved: "Approved",
    partial_offered: "Partial refund offered",
    declined: "Declined by the creator",
    escalated: "Sent to our team",
    staff_review: "Our team is reviewing it",
    processing: "The money is on its way",
    refunded: "Refunded",
    failed: "The card provider refused. We're looking into it",
    cancelled: "Withdrawn",
    closed: "Declined by our team",
  } satisfies Record<RefundStatus, string> as Readonly<Record<string, string>>,
};

interface Outlook {
  standing: RefundEligibility;
  instantUntil: string | null;
  until: string | null;
}

/** What holds for a bought line now, in one sentence; `day` writes a day as its reader counts them. */
export function refundOutlook({ standing, instantUntil, until }: Outlook, day: (at: string) => string): string {
  const by = until ? ` by ${day(until)}` : "";
  const atOnce = `full refund, no questions${instantUntil ? `, until ${day(instantUntil)}` : ""}.`;
  const then = `After that, ask the creator${by} if something's wrong with it.`;
  const decides = `the creator decides within ${REFUNDS.CREATOR_BUSINESS_DAYS} business days. Ask${by}.`;
  switch (standing) {
    case "proven":
      return `This differs from what was promised: ${atOnce}`;
    case "undownloaded":
      return `Not downloaded yet: ${atOnce} ${then}`;
    case "unwatched":
      return `Not started yet: ${atOnce} ${then}`;
    case "barelyWatched":
      return `Hardly started: ${atOnce} ${then}`;
    case "used":
      return `You've opened or downloaded this, so ${decides}`;
    case "creatorDecides":
      return `T${decides.slice(1)}`;
    default:
      return refundTexts[standing];
  }
}

export const refundReasonTexts: Record<RefundReason, string> = {
  accidental: "I bought it by accident",
  not_as_described: "It's not as described",
  faulty: "A file doesn't work",
  missing_files: "Files are missing",
  duplicate: "I bought it twice",
  fraud: "I didn't make this purchase",
  other: "Something else",
};
