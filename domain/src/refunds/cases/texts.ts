import { dollars } from "../../shared/language/formats.ts";
import { REFUNDS } from "../constants.ts";
import { CASES, type CaseOutcome, type CasePriority, type CaseSide } from "./constants.ts";

export const caseTexts = {
  loadFailed: "Failed to load this case",
  changeFailed: "Failed to change this case",
  answerFailed: "Failed to send your answer",
  outcomes: {
    refunded: "Refunded",
    refunded_in_part: "Refunded in part",
    declined: "Declined",
    ran_out: "Refunded, out of time",
    withdrawn: "Withdrawn",
    bank_returned: "Returned by the bank",
  } satisfies Record<CaseOutcome, string>,
  priorities: { low: "Low", normal: "Normal", high: "High", urgent: "Urgent" } satisfies Record<CasePriority, string>,
  openers: { buyer: "The buyer asked our team", creator: "The creator asked our team", system: "The creator didn't answer in time" },
  sides: { buyer: "Buyer", creator: "Creator" } satisfies Record<CaseSide, string>,
  /** Both sides read this in their conversation before our team reads it. */
  messagesRead: (number: string) => `Our team read this conversation for refund case ${number}.`,
};

interface Words {
  title: string;
  text: string;
}

interface CaseEnd {
  number: string;
  title: string;
  outcome: Extract<CaseOutcome, "refunded" | "refunded_in_part" | "declined" | "ran_out">;
  amountCents: number;
  /** Why, in our own words. */
  answer: string;
}

const joined = (...sentences: string[]): string => sentences.filter((sentence) => sentence !== "").join(" ");

/** The words both sides read of a decision, as they stand before they are edited. */
export function outcomeWords({ number, title, outcome, amountCents, answer }: CaseEnd): Record<CaseSide, Words> {
  const amount = dollars(amountCents);
  const head = `Refund case ${number} is decided`;
  if (outcome === "declined")
    return {
      buyer: {
        title: head,
        text: joined(`We looked at both sides of your refund for “${title}” and decided against it.`, answer, "This decision is final."),
      },
      creator: { title: head, text: joined(`We declined the refund for “${title}”. Your earnings stay as they are.`, answer) },
    };
  if (outcome === "ran_out")
    return {
      buyer: { title: head, text: `We didn't decide about “${title}” within ${REFUNDS.STAFF_DAYS} days, so you get ${amount} back.` },
      creator: {
        title: head,
        text: `We didn't decide about “${title}” within ${REFUNDS.STAFF_DAYS} days, so the buyer gets ${amount} back.`,
      },
    };
  const isWhole = outcome === "refunded";
  return {
    buyer: {
      title: head,
      text: joined(
        isWhole
          ? `You get ${amount} back for “${title}”. Its licence and downloads end.`
          : `You get ${amount} back for “${title}” and keep what you bought.`,
        answer,
      ),
    },
    creator: {
      title: head,
      text: joined(
        isWhole
          ? `We refunded ${amount} for “${title}”. The buyer's licence and downloads end.`
          : `We refunded ${amount} for “${title}”. The buyer keeps it, and you keep the rest.`,
        answer,
      ),
    },
  };
}

/** What is told of a question, with where to answer it. */
export const questionWords = (number: string, title: string, question: string, side: CaseSide): Words => ({
  title: `We have a question about refund case ${number}`,
  text: `About “${title}”: ${question}\n\nPlease answer within ${CASES.ANSWER_HOURS} hours, ${side === "buyer" ? "on the page of your order" : "under Refund requests"}.`,
});

export const warningWords = (number: string, text: string): Words => ({ title: `A warning from our team, refund case ${number}`, text });

export const goodwillWords = (number: string, code: string, amountCents: number): Words => ({
  title: `${dollars(amountCents)} from us, for refund case ${number}`,
  text: `Use the code ${code} at checkout within ${CASES.GOODWILL_DAYS} days. It takes ${dollars(amountCents)} off one order, also of items on sale. It works once, only for your account, and what that order doesn't use of it isn't kept.`,
});

export const suspendedWords = (number: string, title: string, reason: string): Words => ({
  title: `“${title}” is off sale`,
  text: joined(`We took “${title}” off sale while working on refund case ${number}.`, reason),
});

/** The rules in force, as staff hold them against what happened. */
export const POLICY: readonly string[] = [
  `Within ${REFUNDS.CHANGE_OF_MIND_DAYS} days and nothing opened or downloaded: a full refund without asking anybody.`,
  `Faulty, not as described or with files missing: ${REFUNDS.FAULT_DAYS} days. Everything else: ${REFUNDS.CHANGE_OF_MIND_DAYS} days.`,
  `The creator has ${REFUNDS.CREATOR_BUSINESS_DAYS} business days. Silence means yes up to ${REFUNDS.SILENT_YES_DOWNLOADS} downloads or opened lessons.`,
  `A part is ${REFUNDS.PARTIAL_LEAST_PERCENT} to ${REFUNDS.PARTIAL_MOST_PERCENT}%, and the buyer keeps what they bought. All of it ends licence and downloads.`,
  `More than ${dollars(REFUNDS.SECOND_APPROVER_CENTS)}, or decided by somebody who is no admin, takes a second person.`,
  `${REFUNDS.STAFF_DAYS} days without a decision, and the buyer gets the money.`,
];
