import { CREATOR_AGREEMENT } from "@blenda/domain/onboarding/agreement";
import { type ApplicationStep, ONBOARDING } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { missingIn, writtenIn } from "@blenda/domain/onboarding/rules";
import { exactly } from "@blenda/domain/shared/language/formats";
import { slugProblem } from "@blenda/domain/shops/rules";
import { countryName } from "../../../product/countries.ts";

/** What a step says of itself in the rail. */
export type StepState = "done" | "open" | "changes" | "closed";

export function stateOf(step: ApplicationStep, { status, notes, doneSteps, openSteps }: Application): StepState {
  if (status === "changes_requested" && notes.some((note) => note.step === step)) return "changes";
  if (doneSteps.includes(step)) return "done";
  return openSteps.includes(step) ? "open" : "closed";
}

/** What is still missing, in a few words; `null`: nothing. */
export const missingOf = (step: ApplicationStep, application: Application): string | null =>
  missingIn(step, writtenIn(application, slugProblem(application.profile.slug) === null));

/** The line below a step's name: what is in it, else what it asks for. */
export function summaryOf(step: ApplicationStep, application: Application): string {
  const { profile, portfolio, tax, agreement } = application;
  const isUntouched = application.marks[step] === 0;
  const missing = missingOf(step, application);
  if (missing !== null) return isUntouched ? ASKS[step] : missing;
  if (step === "profile") return profile.shopName;
  if (step === "portfolio")
    return portfolio.works.length > 0 ? count(portfolio.works.length, "work") : count(portfolio.links.length, "link");
  if (step === "tax") return countryName(tax.country ?? "");
  if (step === "agreement") return `Version ${agreement.agreedVersion}`;
  return step === "security" ? "Email confirmed" : "Done";
}

const count = (n: number, what: string): string => `${n} ${n === 1 ? what : `${what}s`}`;

const ASKS: Record<ApplicationStep, string> = {
  profile: "A name and an address",
  portfolio: `One link or ${ONBOARDING.LEAST_WORKS} works`,
  proposal: `${ONBOARDING.PROPOSAL_LEAST} to ${exactly(ONBOARDING.PROPOSAL_MOST)} characters`,
  tax: "Two questions",
  agreement: `Version ${CREATOR_AGREEMENT.version}, and your rights`,
  security: "Confirm your email",
};
