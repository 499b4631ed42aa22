import { REPORTS } from "@blenda/domain/reports/constants";
import { reportTexts } from "@blenda/domain/reports/texts";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { learnOwn } from "../../data/learn-own.ts";
import { WordsDialog } from "./words-dialog.tsx";

/** Once: another of our team looks again. */
export function AppealDialog({ caseId, by, onClose }: { caseId: string; by: "author" | "reporter"; onClose: () => void }) {
  const { act, isActing, error } = useAct(api.reports.appeal, { learn: learnOwn, done: () => reportTexts.appealSent, isToldInPlace: true });
  return (
    <WordsDialog
      title={by === "author" ? "Appeal this decision" : "Ask for another look"}
      label={by === "author" ? "Send appeal" : "Send"}
      fieldLabel="Why we should decide differently"
      least={REPORTS.APPEAL_LEAST}
      most={REPORTS.DETAIL_MOST}
      keptAs={`appeal of ${caseId}`}
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
      Someone who wasn't part of the first decision will look at it. You can do this once, and what they decide is final.
    </WordsDialog>
  );
}
