import type { TrainingDraft, TrainingPoint } from "@blenda/domain/teaching/model";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { toast } from "../../../lib/toast.ts";
import { draftQuery, forgetDraft, learnDraft } from "../../data/draft-queries.ts";
import { numberOf } from "../../data/tree-order.ts";
import { lessonsOf } from "../../data/use-lesson-form.ts";
import type { TrainingEditor } from "../../data/use-training-editor.ts";
import type { HeldLesson } from "./lesson/lesson-pane.tsx";
import type { LessonUploads } from "./use-lesson-uploads.ts";
import type { Place } from "./use-place.ts";

/** Something that keeps a course from being submitted. */
export interface Openness {
  key: string;
  text: string;
  state: "wrong" | "open" | "busy";
  field: TrainingPoint["field"];
  lessonId: string | null;
}

export interface Submission {
  open: readonly Openness[];
  isSubmitting: boolean;
  submit: () => void;
  next: () => void;
}

interface Parts {
  editor: TrainingEditor;
  uploads: LessonUploads;
  place: Place;
  held: RefObject<HeldLesson | null>;
}

/** Submitting never refuses without saying why: with something open, the keyboard goes there instead. */
export function useSubmission({ editor, uploads, place, held }: Parts): Submission {
  const { draft, form } = editor;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { act, isActing } = useAct(api.teaching.submit, {
    learn: (next, known) => {
      if (next) return learnDraft(next, known);
      toast.done("Your changes are live");
      forgetDraft(draft.id, known);
      void navigate({ to: "/dashboard/products" });
    },
  });
  const submit = async () => {
    editor.showFaults();
    // What is open is asked of what is saved, so everything typed goes first.
    if (!(await form.saveNow()) || !(await (held.current?.form.saveNow() ?? true))) return;
    const saved = cache.getQueryData(draftQuery(draft.id).queryKey) ?? draft;
    const [first] = opennessOf(saved, uploads);
    if (first) return place.jump(first);
    act({ id: draft.id, mark: form.mark() });
  };
  const open = opennessOf(draft, uploads);
  const last = useRef(-1);
  const next = () => {
    last.current = (last.current + 1) % Math.max(1, open.length);
    const point = open[last.current];
    if (point) void place.jump(point);
  };
  const canSubmit = draft.may.includes("submit") && !isActing;
  useSubmitKey(() => canSubmit && void submit());
  return { open, isSubmitting: isActing, submit: () => void submit(), next };
}

/** What the rules miss; of a lesson whose film is on its way, that it is. */
function opennessOf(draft: TrainingDraft, uploads: LessonUploads): Openness[] {
  const busy = lessonsOf(draft).flatMap((lesson): Openness[] => {
    const standing = uploads.standingOf(lesson);
    if (standing.state !== "busy" && standing.state !== "stopped") return [];
    const text = `${numberOf(draft.sections, lesson.id)}: ${standing.text.charAt(0).toLowerCase()}${standing.text.slice(1)}`;
    return [{ key: `film ${lesson.id}`, text, state: "busy", field: "lessons", lessonId: lesson.id }];
  });
  const missing = draft.open
    .filter(({ level, lessonId }) => level === "block" && !busy.some((one) => one.lessonId !== null && one.lessonId === lessonId))
    .map(({ field, lessonId, code, message }): Openness => {
      const number = lessonId === null ? "" : `${numberOf(draft.sections, lessonId)}: `;
      return {
        key: `${code} ${lessonId} ${message}`,
        text: `${number}${message}`,
        state: /refused|failed|small|wrong/.test(code) ? "wrong" : "open",
        field,
        lessonId,
      };
    });
  return [...busy, ...missing];
}

function useSubmitKey(submit: () => void): void {
  const latest = useRef(submit);
  latest.current = submit;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || document.querySelector("dialog[open]"))
        return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
