import { AUTHORING } from "@blenda/domain/authoring/constants";
import { FIRST_HOLD_DAYS, HOLD_DAYS } from "@blenda/domain/ledger/constants";
import { PURPOSE_RULES } from "@blenda/domain/uploads/constants";
import { sizeOf } from "../../lib/text/bytes.ts";
import { FactList } from "./fact-list.tsx";

/** What somebody new meets, from the very numbers that are enforced. */
export function Limits({ title }: { title: string }) {
  return (
    <FactList
      title={title}
      facts={[
        ["Submissions", `${AUTHORING.SUBMISSIONS_A_DAY} a day`],
        ["File size", sizeOf(PURPOSE_RULES.deliverable.maxBytes)],
        ["Hold on earnings", `${FIRST_HOLD_DAYS} days, then ${HOLD_DAYS}`],
        ["Answer from review", `${AUTHORING.ANSWER_BUSINESS_DAYS} business days`],
      ]}
      note={`The hold falls to ${HOLD_DAYS} days after your first completed payout.`}
    />
  );
}
