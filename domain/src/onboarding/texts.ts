import { utcDay } from "../shared/language/formats.ts";
import type { ApplicationAnswer, ApplicationStatus, ApplicationStep, ChecklistItem, RejectionReason, TaxStatus } from "./constants.ts";

export const applicationTexts = {
  loadFailed: "We couldn't load your application. Please try again.",
  saveFailed: "We couldn't save this. Please try again.",
  sendFailed: "We couldn't send your application. Nothing was lost. Please try again.",
  listFailed: "We couldn't load the applications. Please try again.",
  decideFailed: "We couldn't save this. Nothing was changed. Please try again.",
  homeFailed: "We couldn't load your overview. Please try again.",
  slugFailed: "We couldn't check this address. Please try again.",
  steps: {
    profile: "Profile and shop",
    portfolio: "Portfolio",
    proposal: "What you'll sell",
    tax: "Country and tax",
    agreement: "Agreement",
    security: "Email and security",
  } satisfies Record<ApplicationStep, string>,
  statuses: {
    not_started: "Not started",
    draft: "Draft",
    submitted: "Waiting",
    in_review: "Being read",
    approved: "Approved",
    changes_requested: "Changes requested",
    rejected: "Rejected",
    suspended: "Suspended",
  } satisfies Record<ApplicationStatus, string>,
  /** The lines of the dated trail, as the applicant reads them. */
  trail: {
    not_started: "Started over",
    draft: "Back with you",
    submitted: "Sent",
    in_review: "Being read",
    approved: "Approved",
    changes_requested: "Changes requested",
    rejected: "Not accepted",
    suspended: "Shop suspended",
  } satisfies Record<ApplicationStatus, string>,
  /** Why a step can no longer be done: what the application is by now. */
  moved: {
    not_started: "This application was never sent.",
    draft: "This application was withdrawn.",
    submitted: "This application is waiting and nobody has taken it yet.",
    in_review: "Someone is reading this application.",
    approved: "This application has already been approved.",
    changes_requested: "Changes have already been requested.",
    rejected: "This application has already been rejected.",
    suspended: "This shop is suspended.",
  } satisfies Record<ApplicationStatus, string>,
  taxStatuses: {
    individual: "Private person",
    sole_trader: "Self-employed",
    company: "Company",
  } satisfies Record<TaxStatus, string>,
  rejections: {
    too_little_work: "Too little work to judge",
    not_own_work: "Work that isn't your own",
    does_not_fit: "Not something we sell",
    against_rules: "Against our rules",
    other: "Another reason",
  } satisfies Record<RejectionReason, string>,
  checklist: {
    logo: "Logo",
    banner: "Banner",
    first_product: "First product",
    refund_policy: "Refund policy",
    payout_recipient: "Payout recipient",
  } satisfies Record<ChecklistItem, string>,
  rights: "Everything I upload is my own work, or I hold the rights to sell it.",
};

/** An answer of our team in one sentence, as the bell shows it. */
export function answerWords(answer: ApplicationAnswer): { title: string; message: string } {
  switch (answer.kind) {
    case "approved":
      return {
        title: "Your shop is open",
        message: `We've accepted your application. ${answer.shopName} is ready for its first product.`,
      };
    case "changes":
      return {
        title: "Your application needs changes",
        message: `Please look at: ${answer.steps.map((step) => applicationTexts.steps[step]).join(", ")}.`,
      };
    case "rejected":
      return {
        title: "Your application wasn't accepted",
        message: `${applicationTexts.rejections[answer.reason]}. You can apply again from ${utcDay(answer.again)}.`,
      };
    case "suspended":
      return { title: "Your shop is suspended", message: answer.reason };
    case "reinstated":
      return { title: "Your shop is back", message: "Your shop is open again, with everything in it." };
  }
}
