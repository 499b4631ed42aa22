import type { TrainingDraft, TrainingPoint, TrainingRemark } from "@blenda/domain/teaching/model";
import { blocks } from "@blenda/domain/teaching/rules";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode, RefObject } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { toast } from "../../../../lib/toast.ts";
import { useUntouchedRemarks } from "../../../../product/editing/untouched-remarks.tsx";
import { useNextPoint, useSubmitKeys } from "../../../../product/editor/use-submit-keys.ts";
import { remarkName } from "../../../data/remark-name.ts";
import { forgetTraining, learnTraining, trainingDraftQuery } from "../../../data/training-drafts.ts";
import { numberOf } from "../../../data/tree-order.ts";
import { lessonsOf } from "../../../data/use-lesson-form.ts";
import { pointsOf, type TrainingEditor } from "../../../data/use-training-editor.ts";
import type { HeldLesson } from "../lesson/lesson-props.ts";
import type { LessonUploads } from "../use-lesson-uploads.ts";
import type { Place } from "../use-place.ts";

/** Something that keeps a course from being submitted. */
interface Openness {
  key: string;
  text: string;
  state: "wrong" | "open" | "busy";
  field: TrainingPoint["field"];
  lessonId: string | null;
}

export interface TrainingSubmission {
  open: readonly Openness[];
  isSubmitting: boolean;
  submit: () => void;
  next: () => void;
  /** Asks about comments of a reviewer that led to no change. */
  dialog: ReactNode;
}

interface Parts {
  editor: TrainingEditor;
  uploads: LessonUploads;
  place: Place;
  held: RefObject<HeldLesson | null>;
}

/** Submitting never refuses without saying why: with something open, the keyboard goes there instead. */
export function useTrainingSubmission({ editor, uploads, place, held }: Parts): TrainingSubmission {
  const { draft, form } = editor;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { act, isActing } = useAct(api.teaching.submit, {
    learn: (next, known) => {
      if (next) return learnTraining(next, known);
      toast.done("Your changes are live");
      forgetTraining(draft.id, known);
      void navigate({ to: "/dashboard/products" });
    },
  });
  const { handIn, dialog } = useUntouchedRemarks<TrainingRemark>({
    nameOf: (remark) => remarkName(draft.sections, remark),
    send: (answers) => act({ id: draft.id, mark: form.mark(), ...(answers && { answers }) }),
  });
  const submit = async () => {
    editor.showFaults();
    // What is open is asked of what is saved, so everything typed goes first.
    if (!(await form.saveNow()) || !(await (held.current?.form.saveNow() ?? true))) return;
    const saved = cache.getQueryData(trainingDraftQuery(draft.id).queryKey) ?? draft;
    const [first] = opennessOf(saved, pointsOf(saved, saved.fields), uploads);
    if (first) return place.jump(first);
    handIn(saved.remarks);
  };
  const open = opennessOf(draft, editor.points, uploads);
  const next = useNextPoint(open, (point) => void place.jump(point));
  const canSubmit = draft.may.includes("submit") && !isActing;
  useSubmitKeys({ submit: () => canSubmit && void submit() });
  return { open, isSubmitting: isActing, submit: () => void submit(), next, dialog };
}

/** What the rules miss; of a lesson whose film is on its way, that it is. */
function opennessOf(draft: TrainingDraft, points: readonly TrainingPoint[], uploads: LessonUploads): Openness[] {
  const busy = lessonsOf(draft).flatMap((lesson): Openness[] => {
    const standing = uploads.standingOf(lesson);
    if (standing.state !== "busy" && standing.state !== "stopped") return [];
    const text = `${numberOf(draft.sections, lesson.id)}: ${standing.text.charAt(0).toLowerCase()}${standing.text.slice(1)}`;
    return [{ key: `film ${lesson.id}`, text, state: "busy", field: "lessons", lessonId: lesson.id }];
  });
  const isComing = (id: string | null) => busy.some(({ lessonId }) => lessonId !== null && lessonId === id);
  const missing = blocks(points)
    .filter(({ lessonId, code }) => !(code === "lesson-media" && isComing(lessonId)))
    .map(({ field, lessonId, code, message }): Openness => {
      return { key: `${code} ${lessonId} ${message}`, text: message, state: WRONG.test(code) ? "wrong" : "open", field, lessonId };
    });
  return [...busy, ...missing];
}

const WRONG = /refused|blocked|small|past/;
