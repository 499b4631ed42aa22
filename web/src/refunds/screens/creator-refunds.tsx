import { REFUNDS } from "@blenda/domain/refunds/constants";
import type { Refund } from "@blenda/domain/refunds/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { OwnDisputes } from "../../disputes/parts/own-disputes.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { creatorRefundsQuery, learnCreatorRefund } from "../data/refund-queries.ts";
import { CaseQuestions } from "../parts/case-questions.tsx";
import { Case } from "./case.tsx";
import { CaseList } from "./case-list.tsx";
import { type Decision, DecisionDialog } from "./decision-dialog.tsx";

export function CreatorRefunds() {
  const cases = useQuery(creatorRefundsQuery);
  return (
    <div className="page max-w-240 py-10 lg:py-14">
      <h1 className="type-h1">Refund requests</h1>
      <p className="mt-2 max-w-prose text-muted">
        {`You have ${REFUNDS.CREATOR_BUSINESS_DAYS} business days to answer. After that, buyers with at most ${REFUNDS.SILENT_YES_DOWNLOADS} downloads or opened lessons get their money back, and our team decides the rest.`}
      </p>
      <div className="mt-6 lg:mt-8">
        <CaseList cases={cases} empty={{ title: "No refund requests", help: "New requests show up here automatically." }}>
          {(refund) => (
            <Case refund={refund}>
              {refund.case && <CaseQuestions about={refund.case} learn={learnCreatorRefund} />}
              <CreatorSteps refund={refund} />
            </Case>
          )}
        </CaseList>
      </div>
      <OwnDisputes />
    </div>
  );
}

const STEPS: readonly { event: Decision; label: string; kind: "secondary" | "danger" | "quiet" }[] = [
  { event: "approve", label: "Give it back", kind: "secondary" },
  { event: "offerPartial", label: "Offer a part", kind: "secondary" },
  { event: "decline", label: "Decline", kind: "danger" },
  { event: "escalate", label: "Ask our team", kind: "quiet" },
];

function CreatorSteps({ refund }: { refund: Refund }) {
  const [chosen, setChosen] = useState<Decision | null>(null);
  const open = STEPS.filter(({ event }) => refund.allowed.includes(event));
  if (open.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {open.map(({ event, label, kind }) => (
        <Button key={event} size="small" kind={kind} onClick={() => setChosen(event)}>
          {label}
          <span className="sr-only"> for {refund.title}</span>
        </Button>
      ))}
      {chosen && <DecisionDialog refund={refund} event={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}
