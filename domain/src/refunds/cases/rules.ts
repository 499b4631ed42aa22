import type { ProductFacts } from "../../catalogue/model.ts";
import { addBusinessDays, addDays, addMinutes } from "../../shared/calendar.ts";
import type { Instant } from "../../shared/time.ts";
import { REFUNDS } from "../constants.ts";
import type { RefundEvent } from "../rules.ts";
import { CASE_PRIORITIES, CASES, type CaseOutcome, type CasePriority, type Ruling } from "./constants.ts";
import type { FactLine, SpecDifference } from "./model.ts";
import type { CaseQuestion } from "./side.ts";

/** As people say it on the phone. */
export const caseNumber = (number: number): string => `R-${number}`;

export const caseDueAt = (openedAt: Instant): Instant => addBusinessDays(openedAt, CASES.DUE_BUSINESS_DAYS);

export const answerDueAt = (askedAt: Instant): Instant => addMinutes(askedAt, CASES.ANSWER_HOURS * 60);

interface CaseWeight {
  amountCents: number;
  repeats: number;
}

const stepsOf = (value: number, steps: readonly number[]): number => steps.filter((least) => value >= least).length;

/** What an amount and repetition weigh, whatever the time. */
const weightOf = ({ amountCents, repeats }: CaseWeight): number =>
  stepsOf(amountCents, CASES.LARGE_CENTS) + stepsOf(repeats, CASES.REPEATS);

/** Two thirds of the promise, and nine tenths: from there on the time weighs too. */
const LATE_SHARES = [0.66, 0.9];

/** How urgent a case is: by its amount, by its age, by repetition. */
export function priorityOf(weighed: CaseWeight, { openedAt, dueAt }: { openedAt: Instant; dueAt: Instant }, now: Instant): CasePriority {
  const share = (Date.parse(now) - Date.parse(openedAt)) / Math.max(1, Date.parse(dueAt) - Date.parse(openedAt));
  const points = weightOf(weighed) + stepsOf(share, LATE_SHARES);
  return CASE_PRIORITIES[Math.min(points, CASE_PRIORITIES.length - 1)] ?? "urgent";
}

/** The place in the queue, which time need not change: due first, and a day sooner for each point of weight. */
export const rankedAt = (weighed: CaseWeight, dueAt: Instant): Instant => addDays(dueAt, -weightOf(weighed));

interface DecisionContext {
  ruling: Ruling;
  amountCents: number;
  isAdmin: boolean;
}

/** Decision D26: more than $200, or a decision by staff who are no admins, takes a second person. */
export const needsSecondPerson = ({ ruling, amountCents, isAdmin }: DecisionContext): boolean =>
  !isAdmin || (ruling === "staffApprove" && isLarge(amountCents));

/** From here on the one who lets the money go shows a second factor for money. */
export const isLarge = (amountCents: number): boolean => amountCents > REFUNDS.SECOND_APPROVER_CENTS;

export type QuestionState = "answered" | "waiting" | "silent";

/** Two days of silence are told as such; an answer that comes later still counts. */
export function questionState({ answeredAt, dueAt }: Pick<CaseQuestion, "answeredAt" | "dueAt">, now: Instant): QuestionState {
  if (answeredAt !== null) return "answered";
  return now < dueAt ? "waiting" : "silent";
}

/** What the step that takes a refund away from our team makes of its case. */
export function outcomeOf(event: RefundEvent, isWhole: boolean): CaseOutcome {
  if (event === "staffDecline") return "declined";
  if (event === "delayApproves") return "ran_out";
  if (event === "cancel") return "withdrawn";
  if (event === "bankReturned") return "bank_returned";
  return isWhole ? "refunded" : "refunded_in_part";
}

/** At most what the line cost, and never more than fifty dollars. */
export const goodwillMostCents = (paidCents: number): number => Math.min(paidCents, CASES.GOODWILL_MOST_CENTS);

export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 100) / whole));

const yes = (is: boolean): string => (is ? "Yes" : "No");
const metres = ({ x, y, z }: ProductFacts["size"]): string => [x, y, z].map((side) => side.toFixed(2)).join(" × ");

function textureText({ textures }: ProductFacts): string {
  const side = Math.max(0, ...textures.map(({ width, height }) => Math.max(width, height)));
  return textures.length === 0 ? "None" : `${textures.length}, up to ${side} px`;
}

const FACTS: readonly (readonly [label: string, read: (facts: ProductFacts) => string])[] = [
  ["Measured from", ({ measuredFrom }) => measuredFrom],
  ["Triangles", ({ triangles }) => String(triangles)],
  ["Vertices", ({ vertices }) => String(vertices)],
  ["Meshes", ({ meshes }) => String(meshes)],
  ["Materials", ({ materials }) => String(materials)],
  ["Textures", textureText],
  ["UV sets", ({ uvSets }) => String(uvSets)],
  ["UV overlap, %", ({ uvOverlap }) => String(uvOverlap)],
  ["Bones", ({ bones }) => String(bones)],
  ["Morphs", ({ morphs }) => String(morphs)],
  ["Animations", ({ animations }) => String(animations.length)],
  ["Size in metres", ({ size }) => metres(size)],
  ["PBR materials", ({ isPbr }) => yes(isPbr)],
  ["Watertight", ({ isManifold }) => yes(isManifold)],
];

/** What was measured of it, in words. */
export const factLines = (facts: ProductFacts): FactLine[] => FACTS.map(([label, read]) => ({ label, value: read(facts) }));

/** Where what was bought and what is sold today differ, as far as both were measured. */
export function specDifferences(bought: ProductFacts | null, today: ProductFacts | null): SpecDifference[] {
  if (!bought || !today) return [];
  return FACTS.map(([label, read]) => ({ label, bought: read(bought), today: read(today) })).filter((fact) => fact.bought !== fact.today);
}
