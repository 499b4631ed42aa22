import { reportTexts } from "@blenda/domain/reports/texts";
import { useEffect } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useSecondsUntil } from "../../lib/clock/countdown.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { learnCase } from "../data/case-queries.ts";
import type { DecidedCase } from "../data/use-decision.ts";

interface Props {
  decided: DecidedCase;
  onGone: () => void;
  onUndone: (caseId: string) => void;
}

/** Ten seconds in which neither side has heard of it yet. */
export function UndoBar({ decided: { caseId, number, decision, undoUntil }, onGone, onUndone }: Props) {
  const seconds = useSecondsUntil(Date.parse(undoUntil));
  const isOver = seconds === 0;
  const { act, isActing } = useAct(api.reports.undoDecision, { learn: learnCase });
  useEffect(() => {
    if (isOver) onGone();
  }, [isOver, onGone]);
  if (isOver) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface-2 px-4 py-2.5">
      <Icon name="check" className="text-ok" />
      <p className="type-ui">
        Report {number}: <span className="font-semibold">{reportTexts.decisions[decision]}</span>.{" "}
        <span className="text-muted tabular-nums">Messages leave in {seconds} s.</span>
      </p>
      <Button
        size="small"
        icon="undo-2"
        className="ml-auto"
        isBusy={isActing}
        onClick={() =>
          act(
            { caseId },
            {
              onSuccess: () => {
                onGone();
                onUndone(caseId);
              },
            },
          )
        }
      >
        Undo
      </Button>
    </div>
  );
}
