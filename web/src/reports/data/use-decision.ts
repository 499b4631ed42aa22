import type { CaseDecision } from "@blenda/domain/reports/constants";
import { REPORTS } from "@blenda/domain/reports/constants";
import type { ReportCase } from "@blenda/domain/reports/model";
import { wordsToAuthor, wordsToReporters } from "@blenda/domain/reports/outcomes";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { learnCase } from "./case-queries.ts";

export interface DecidedCase {
  caseId: string;
  number: number;
  decision: CaseDecision;
  undoUntil: string;
  nextId: string | null;
}

const wordsFault = (words: string): string | undefined =>
  [...words.trim()].length > REPORTS.WORDS_MOST ? `Please use at most ${REPORTS.WORDS_MOST} characters.` : undefined;

function reasonFault(reason: string): string | undefined {
  return [...reason.trim()].length < REPORTS.REASON_LEAST ? "Please say why, in a few words." : undefined;
}

/** A decision being made: what is chosen, why, and the words both sides will read, which follow the choice until they are edited. */
export function useDecision(found: ReportCase, onDecided: (decided: DecidedCase) => void) {
  const form = useDraft({ decision: "", reason: "", isWarning: "", toReporters: "", toAuthor: "" }, (typed) => ({
    decision: found.choices.some((each) => each === typed.decision) ? undefined : "Please choose a decision.",
    reason: reasonFault(typed.reason),
    toReporters: wordsFault(typed.toReporters),
    toAuthor: wordsFault(typed.toAuthor),
  }));
  const { draft } = form;
  const choice = found.choices.find((each) => each === draft.decision) ?? null;
  const about = {
    targetType: found.targetType,
    title: found.title,
    reason: found.reason,
    isOfAppeal: found.appeal !== null,
    wasOutOfSight: found.state === "hidden" || found.state === "removed",
  };
  const toReporters = choice && wordsToReporters(choice, about);
  const toAuthor = choice && found.author ? wordsToAuthor(choice, about) : null;
  const resolving = useAct(api.reports.resolveReport, { learn: learnCase, isToldInPlace: true });
  const dismissing = useAct(api.reports.dismissReport, { learn: learnCase, isToldInPlace: true });
  const decide = (typed: typeof draft) => {
    if (choice === null) return;
    const words = {
      ...(typed.toReporters.trim() !== "" && { toReporters: typed.toReporters.trim() }),
      ...(typed.toAuthor.trim() !== "" && toAuthor && { toAuthor: typed.toAuthor.trim() }),
    };
    const given = { caseId: found.id, reason: typed.reason.trim(), ...words };
    const onSuccess = ({ undoUntil }: ReportCase) => {
      form.clear();
      if (undoUntil) onDecided({ caseId: found.id, number: found.number, decision: choice, undoUntil, nextId: found.nextId });
    };
    if (choice === "no_violation") dismissing.act(given, { onSuccess });
    else resolving.act({ ...given, decision: choice, isWarning: typed.isWarning !== "" }, { onSuccess });
  };
  return {
    ...form,
    choice,
    toReporters,
    toAuthor,
    /** How many people will hear of it. */
    hears: found.reporters + (toAuthor ? 1 : 0),
    reporters: found.reporters,
    decide,
    isActing: resolving.isActing || dismissing.isActing,
    error: resolving.error ?? dismissing.error,
  };
}
