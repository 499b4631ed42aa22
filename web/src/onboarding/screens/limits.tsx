import { AUTHORING } from "@blenda/domain/authoring/constants";
import { FIRST_HOLD_DAYS, HOLD_DAYS } from "@blenda/domain/ledger/constants";
import { PURPOSE_RULES } from "@blenda/domain/uploads/constants";
import { sizeOf } from "../../lib/text/bytes.ts";
import { FactList } from "./fact-list.tsx";

interface Props {
  title: string;
  /** How long this person's earnings wait; absent: those of a beginner. */
  holdDays?: number;
}

/** Limits of a new creator, from the very numbers that are enforced. */
export function Limits({ title, holdDays }: Props) {
  const isFirst = holdDays === undefined || holdDays > HOLD_DAYS;
  return (
    <FactList
      title={title}
      facts={[
        ["Submissions", `${AUTHORING.SUBMISSIONS_A_DAY} a day`],
        ["File size", sizeOf(PURPOSE_RULES.deliverable.maxBytes)],
        ["Hold on earnings", isFirst ? `${holdDays ?? FIRST_HOLD_DAYS} days, then ${HOLD_DAYS}` : `${holdDays} days`],
        ["Answer from review", `${AUTHORING.ANSWER_BUSINESS_DAYS} business days`],
      ]}
      {...(isFirst && { note: `The hold falls to ${HOLD_DAYS} days after your first completed payout.` })}
    />
  );
}
