import type { ReportCase } from "@blenda/domain/reports/model";
import { StickyColumn } from "../../../ui/layout/sticky-column.tsx";
import type { DecidedCase } from "../../data/use-decision.ts";
import { Answers } from "./answers.tsx";
import { AuthorBefore } from "./author-before.tsx";
import { Decision } from "./decision.tsx";
import { Suspension } from "./suspension.tsx";

interface Props {
  found: ReportCase;
  onDecided: (decided: DecidedCase) => void;
  onSkip: () => void;
}

/** What its author said, what we decide, and what we know of them. */
export function DecisionColumn({ found, onDecided, onSkip }: Props) {
  return (
    <StickyColumn className="grid min-w-0 gap-5">
      <Answers found={found} />
      <Suspension found={found} />
      <Decision found={found} onDecided={onDecided} onSkip={onSkip} />
      <AuthorBefore author={found.author} />
    </StickyColumn>
  );
}
