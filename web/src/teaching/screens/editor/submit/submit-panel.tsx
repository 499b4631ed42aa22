import { AUTHORING } from "@blenda/domain/authoring/constants";
import { momentOf } from "../../../../lib/text/time.ts";
import { Section } from "../../../../product/editing/section.tsx";
import { ReadinessList } from "../../../../product/readiness-list.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import type { TrainingEditor } from "../../../data/use-training-editor.ts";
import type { Place } from "../use-place.ts";
import type { Submission } from "./use-submission.ts";

interface Props {
  editor: TrainingEditor;
  submission: Submission;
  place: Place;
}

const needsReview = ({ draft }: TrainingEditor): boolean =>
  draft.live === null || draft.lessonChanges.some(({ kind }) => kind !== "edited") || draft.changes.some((change) => change.needsReview);

export const submitLabel = (editor: TrainingEditor): string => (needsReview(editor) ? "Submit for review" : "Publish changes");

/** What is still open, each line a way to its field. */
export function SubmitPanel({ editor, submission, place }: Props) {
  const { draft } = editor;
  if (!draft.may.includes("submit")) return null;
  const { open } = submission;
  const warnings = editor.points.filter(({ level }) => level === "warn");
  const points = [
    ...open.map(({ key, text, state, field, lessonId }) => ({ key, text, state, onJump: () => void place.jump({ field, lessonId }) })),
    ...warnings.map((point) => ({
      key: `${point.code} ${point.lessonId}`,
      text: point.message,
      state: "warn" as const,
      onJump: () => void place.jump(point),
    })),
  ];
  const isUnchanged = draft.live !== null && draft.changes.length === 0 && draft.lessonChanges.length === 0;
  return (
    <Section title={draft.live ? "Before it goes live" : "Before you submit"} aside={<Badge count={open.length} most={99} />}>
      <ReadinessList
        label="What is still open"
        points={points.length > 0 ? points : [{ key: "done", state: "done" as const, text: "Lessons, words, price and cover" }]}
      />
      <Button className="mt-4 w-full" size="large" isBusy={submission.isSubmitting} onClick={submission.submit}>
        {submitLabel(editor)}
      </Button>
      <p className="mt-3 text-center type-small text-muted">{isUnchanged ? "Nothing has changed yet." : nextText(editor, open.length)}</p>
      <Limits editor={editor} />
    </Section>
  );
}

function nextText(editor: TrainingEditor, open: number): string {
  if (open > 0) return open === 1 ? "Takes you to what's missing" : `Takes you to the first of ${open} missing things`;
  return needsReview(editor) ? `Answer in ${AUTHORING.ANSWER_BUSINESS_DAYS} business days` : "Live right away";
}

/** The limits of whoever is not trusted yet, where they meet them, and how long their own earnings wait. */
function Limits({ editor: { draft } }: { editor: TrainingEditor }) {
  const { submittedToday, most, resetsAt, holdDays } = draft.limits;
  if (most === null) return null;
  return (
    <p className="mt-4 border-t border-line pt-3 type-small text-muted">
      {submittedToday >= most
        ? `You've submitted ${most} times today. You can submit again from ${momentOf(resetsAt)}.`
        : `${submittedToday} of ${most} submissions today. Your earnings clear after ${holdDays} days.`}
    </p>
  );
}
