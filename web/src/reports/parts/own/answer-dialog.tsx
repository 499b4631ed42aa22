import { REPORTS } from "@blenda/domain/reports/constants";
import { reportTexts } from "@blenda/domain/reports/texts";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { learnOwn } from "../../data/learn-own.ts";
import { WordsDialog } from "./words-dialog.tsx";

/** What its author says when we asked. */
export function AnswerDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const { act, isActing, error } = useAct(api.reports.answerReport, {
    learn: learnOwn,
    done: () => reportTexts.answerSent,
    isToldInPlace: true,
  });
  return (
    <WordsDialog
      title="Tell us your side"
      label="Send answer"
      fieldLabel="Your answer"
      least={1}
      most={REPORTS.DETAIL_MOST}
      keptAs={`answer to ${caseId}`}
      isBusy={isActing}
      error={error}
      onSend={(text, clear) =>
        act(
          { caseId, text },
          {
            onSuccess: () => {
              clear();
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      Only our team reads this. We'll decide once we have your answer.
    </WordsDialog>
  );
}
