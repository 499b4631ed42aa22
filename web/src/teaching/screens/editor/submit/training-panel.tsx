import { Section } from "../../../../product/editing/section.tsx";
import { SubmitLimits } from "../../../../product/editor/submit-limits.tsx";
import { nextText, submitLabel } from "../../../../product/editor/submit-words.ts";
import { ReadinessList } from "../../../../product/readiness-list.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import type { TrainingEditor } from "../../../data/use-training-editor.ts";
import type { Place } from "../use-place.ts";
import type { TrainingSubmission } from "./use-training-submission.ts";

interface Props {
  editor: TrainingEditor;
  submission: TrainingSubmission;
  place: Place;
}

export const waitsForReview = ({ draft }: TrainingEditor): boolean =>
  draft.live === null || draft.lessonChanges.some(({ kind }) => kind !== "edited") || draft.changes.some((change) => change.needsReview);

/** What is still open, each line a way to its field. */
export function TrainingPanel({ editor, submission, place }: Props) {
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
        {submitLabel(waitsForReview(editor))}
      </Button>
      <p className="mt-3 text-center type-small text-muted">
        {isUnchanged ? "Nothing has changed yet." : nextText(waitsForReview(editor), open.length)}
      </p>
      <SubmitLimits limits={draft.limits} noun="times" />
    </Section>
  );
}
