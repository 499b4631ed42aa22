import { addBusinessDays, addDays } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { CREATOR_AGREEMENT } from "./agreement.ts";
import {
  APPLICATION_STEPS,
  type ApplicationStatus,
  type ApplicationStep,
  ONBOARDING,
  STAFF_STEPS,
  type StaffStep,
  type TaxStatus,
} from "./constants.ts";
import type { Application, StepNote, TrailEntry } from "./model.ts";
import { applicationTexts } from "./texts.ts";

type Party = "applicant" | "staff";
interface Move {
  readonly from: readonly ApplicationStatus[];
  readonly to: ApplicationStatus;
  readonly by: Party;
}

/** Decision B20, line by line. Whatever is not written here cannot happen. */
export const APPLICATION_MOVES = {
  begin: { from: ["not_started"], to: "draft", by: "applicant" },
  /** Thirty days after a no: `reapplyFrom`. */
  beginAgain: { from: ["rejected"], to: "draft", by: "applicant" },
  submit: { from: ["draft", "changes_requested"], to: "submitted", by: "applicant" },
  withdraw: { from: ["submitted", "in_review"], to: "draft", by: "applicant" },
  take: { from: ["submitted"], to: "in_review", by: "staff" },
  putBack: { from: ["in_review"], to: "submitted", by: "staff" },
  approve: { from: ["in_review"], to: "approved", by: "staff" },
  requestChanges: { from: ["in_review"], to: "changes_requested", by: "staff" },
  reject: { from: ["in_review"], to: "rejected", by: "staff" },
  suspend: { from: ["approved"], to: "suspended", by: "staff" },
  reinstate: { from: ["suspended"], to: "approved", by: "staff" },
} as const satisfies Record<string, Move>;
export type ApplicationMove = keyof typeof APPLICATION_MOVES;

const moves = Object.keys(APPLICATION_MOVES) as ApplicationMove[];

export const movesFrom = (status: ApplicationStatus, by: Party): ApplicationMove[] =>
  moves.filter((name) => {
    const move: Move = APPLICATION_MOVES[name];
    return move.by === by && move.from.includes(status);
  });

export const moveTo = (from: ApplicationStatus, name: ApplicationMove): ApplicationStatus | null => {
  const move: Move = APPLICATION_MOVES[name];
  return move.from.includes(from) ? move.to : null;
};

/** What the dated trail says of each step; the first is where it began. */
export const trailWords = (trail: readonly TrailEntry[]): string[] =>
  trail.map(({ status }, n) => (n === 0 && status === "draft" ? "Started" : applicationTexts.trail[status]));

/** Waiting for our team, claimed or not. */
export const isWaiting = (status: ApplicationStatus): boolean => status === "submitted" || status === "in_review";

export const answerDueAt = (submittedAt: Instant): Instant => addBusinessDays(submittedAt, ONBOARDING.ANSWER_BUSINESS_DAYS);

export const reapplyFrom = (rejectedAt: Instant): Instant => addDays(rejectedAt, ONBOARDING.REAPPLY_DAYS);

interface Openable {
  status: ApplicationStatus;
  notes: readonly StepNote[];
  agreedVersion: string | null;
}

/**
 * The steps that may be written: all of a draft, of one that was sent back only those a reviewer named, and the agreement if it has a
 * new version since.
 */
export function openSteps({ status, notes, agreedVersion }: Openable): ApplicationStep[] {
  if (status === "not_started" || status === "draft") return [...APPLICATION_STEPS];
  if (status !== "changes_requested") return [];
  const isOld = agreedVersion !== CREATOR_AGREEMENT.version;
  return APPLICATION_STEPS.filter((step) => notes.some((note) => note.step === step) || (step === "agreement" && isOld));
}

/** Only addresses a browser may be sent to. */
export function isWebLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, username, password } = new URL(link);
  return ["http:", "https:"].includes(protocol) && hostname.includes(".") && username === "" && password === "";
}

const charactersIn = (text: string): number => [...text.trim()].length;

/** What is written, as far as the rules look at it. */
export interface ApplicationText {
  shopName: string;
  /** Whether the address is one that a shop may have; whether it is taken is asked at the end. */
  isSlugFine: boolean;
  links: readonly string[];
  works: number;
  categoryId: string | null;
  proposal: string;
  country: string | null;
  taxStatus: TaxStatus | null;
  hasTaxNumber: boolean;
  agreedVersion: string | null;
  hasRights: boolean;
  isEmailVerified: boolean;
}

/** Who must name a tax number; the others may. */
export const needsTaxNumber = (status: TaxStatus | null): boolean => status === "company";
export const takesTaxNumber = (status: TaxStatus | null): boolean => status === "company" || status === "sole_trader";

/** Decision B20: what each step wants before the application can be sent. `null`: it is done. */
export function missingIn(step: ApplicationStep, written: ApplicationText): string | null {
  return MISSING[step](written);
}

const MISSING: Record<ApplicationStep, (written: ApplicationText) => string | null> = {
  profile: ({ shopName, isSlugFine }) => {
    if (charactersIn(shopName) < ONBOARDING.SHOP_NAME_LEAST) return "Name your shop";
    return isSlugFine ? null : "Choose an address for it";
  },
  portfolio: ({ links, works, categoryId }) => {
    if (!links.some(isWebLink) && works < ONBOARDING.LEAST_WORKS) return `${works} of ${ONBOARDING.LEAST_WORKS} works, or one link`;
    return categoryId === null ? "Choose a category" : null;
  },
  proposal: ({ proposal }) => {
    const missing = ONBOARDING.PROPOSAL_LEAST - charactersIn(proposal);
    return missing > 0 ? `${missing} more ${missing === 1 ? "character" : "characters"}` : null;
  },
  tax: ({ country, taxStatus, hasTaxNumber }) => {
    if (country === null) return "Choose your country";
    if (taxStatus === null) return "Say how you sell";
    return needsTaxNumber(taxStatus) && !hasTaxNumber ? "Enter your tax number" : null;
  },
  agreement: ({ agreedVersion, hasRights }) => {
    if (agreedVersion !== CREATOR_AGREEMENT.version) return "Read and accept the agreement";
    return hasRights ? null : "Confirm your rights";
  },
  security: ({ isEmailVerified }) => (isEmailVerified ? null : "Confirm your email"),
};

/** What an answer about an application says of what is written in it. */
export const writtenIn = (
  { profile, portfolio, proposal, tax, agreement, security }: Omit<Application, "doneSteps">,
  isSlugFine: boolean,
): ApplicationText => ({
  shopName: profile.shopName,
  isSlugFine,
  links: portfolio.links,
  works: portfolio.works.length,
  categoryId: portfolio.categoryId,
  proposal,
  country: tax.country,
  taxStatus: tax.taxStatus,
  hasTaxNumber: tax.numberEnding !== null,
  agreedVersion: agreement.agreedVersion,
  hasRights: agreement.hasRights,
  isEmailVerified: security.isEmailVerified,
});

export const doneSteps = (written: ApplicationText): ApplicationStep[] =>
  APPLICATION_STEPS.filter((step) => missingIn(step, written) === null);
export const missingSteps = (written: ApplicationText): ApplicationStep[] =>
  APPLICATION_STEPS.filter((step) => missingIn(step, written) !== null);

/** Words that may stand behind a slug that is taken: a few to be had, in this order. */
export function slugIdeas(slug: string, longest: number): string[] {
  const base = slug.replace(/-+$/, "");
  return ["studio", "3d", "works", "makes", "shop-2", "models", "hq"].map((word) => {
    const short = base.slice(0, longest - word.length - 1).replace(/-+$/, "");
    return `${short}-${word}`;
  });
}

interface DecisionContext {
  mayDecide: boolean;
  isSelf: boolean;
  isOutranked: boolean;
  /** Whether it is claimed, and whether by the reader. */
  taken: "nobody" | "me" | "another";
}
type Hindrance = "permission" | "self" | "rank" | "taken" | "not_taken";

/** What the asking person may do about an application, and why not more. To decide it, it must be in their hands. */
export function staffSteps(status: ApplicationStatus, deciding: DecisionContext): { may: StaffStep[]; hindrance: Hindrance | null } {
  const { mayDecide, isSelf, isOutranked, taken } = deciding;
  if (!mayDecide) return { may: [], hindrance: "permission" };
  if (isSelf) return { may: [], hindrance: "self" };
  const possible = STAFF_STEPS.filter((step) => moveTo(status, step) !== null);
  if (status === "in_review" && taken !== "me") return { may: ["putBack"], hindrance: "taken" };
  if (isOutranked) return { may: possible.filter((step) => step !== "suspend" && step !== "reinstate"), hindrance: "rank" };
  return { may: possible, hindrance: status === "submitted" ? "not_taken" : null };
}
