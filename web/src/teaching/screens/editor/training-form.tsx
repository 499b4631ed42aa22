import type { TrainingField } from "@blenda/domain/teaching/constants";
import type { TrainingDraft, TrainingFields } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AutosaveView } from "../../../product/autosave/autosave.ts";
import { ConflictNotice } from "../../../product/editing/conflict-notice.tsx";
import { editorGridStyle } from "../../../product/editing/editor-layout.ts";
import { StickyColumn } from "../../../ui/layout/sticky-column.tsx";
import { trainingDrafts } from "../../data/training-drafts.ts";
import { lessonsOf } from "../../data/use-lesson-form.ts";
import { useTrainingEditor } from "../../data/use-training-editor.ts";
import { AboutTab } from "./about/about-tab.tsx";
import { CoverTab } from "./cover-tab.tsx";
import { EditorTabs } from "./editor-tabs.tsx";
import type { HeldLesson } from "./lesson/lesson-props.ts";
import { LessonsTab } from "./lessons-tab.tsx";
import { TrainingPreview } from "./preview/training-preview.tsx";
import { PriceTab } from "./price-tab.tsx";
import { StandingNotice } from "./standing-notice.tsx";
import { TrainingDock } from "./submit/training-dock.tsx";
import { TrainingPanel } from "./submit/training-panel.tsx";
import { useTrainingSubmission } from "./submit/use-training-submission.ts";
import { TrainingHeader } from "./training-header.tsx";
import { useLessonUploads } from "./use-lesson-uploads.ts";
import { TAB_OF, TABS, usePlace } from "./use-place.ts";
import { usePosters } from "./use-posters.ts";

const FIELDS: Record<keyof TrainingFields, TrainingField> = {
  type: "type",
  title: "title",
  description: "description",
  descriptionRich: "description",
  categoryId: "category",
  level: "level",
  learn: "learn",
  requirements: "requirements",
  tags: "tags",
  priceCents: "price",
  aiDisclosure: "ai",
  hasRights: "rights",
  publishAt: "schedule",
};

/** A course: its lessons as a tree, and what is said about the whole. Everything saves itself. */
export function TrainingForm({ draft }: { draft: TrainingDraft }) {
  const editor = useTrainingEditor(draft);
  const uploads = useLessonUploads(draft);
  const place = usePlace();
  const held = useRef<HeldLesson | null>(null);
  const [lessonSaving, setLessonSaving] = useState<SaveState | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const submission = useTrainingSubmission({ editor, uploads, place, held });
  usePosters(draft);
  const isEmpty = isEmptyDraft(draft);
  useEffect(() => {
    if (!isEmpty) trainingDrafts.newKey.leave(draft.id);
  }, [isEmpty, draft.id]);
  const hold = useCallback((lesson: HeldLesson | null) => {
    held.current = lesson;
    const next = lesson && { state: lesson.form.state, savedAt: lesson.form.savedAt };
    setLessonSaving((before) => (before?.state === next?.state && before?.savedAt === next?.savedAt ? before : next));
  }, []);
  const { form } = editor;
  const saving = {
    ...worseOf(form, lessonSaving),
    retry: () => {
      void form.saveNow();
      void held.current?.form.saveNow();
    },
  };
  const remarks = Object.fromEntries(
    TABS.map((tab) => [tab, draft.remarks.filter(({ isSettled, field }) => !isSettled && TAB_OF[field] === tab).length]),
  ) as Record<(typeof TABS)[number], number>;
  return (
    <div className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-4">
      <TrainingHeader editor={editor} submission={submission} saving={saving} onPreview={() => setPreviewed(true)} />
      <EditorTabs id={draft.id} tab={place.tab} remarks={remarks} />
      <ConflictNotice form={form} nameOf={(field) => teachingTexts.fields[FIELDS[field]]} />
      <StandingNotice editor={editor} place={place} />
      {place.tab === "lessons" ? (
        <LessonsTab editor={editor} uploads={uploads} place={place} onHeld={hold} onPlay={() => held.current?.play()} />
      ) : (
        <div className={editorGridStyle}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {place.tab === "about" && <AboutTab editor={editor} />}
            {place.tab === "price" && <PriceTab editor={editor} />}
            {place.tab === "cover" && <CoverTab editor={editor} />}
          </div>
          <StickyColumn className="max-md:hidden">
            <TrainingPanel editor={editor} submission={submission} place={place} />
          </StickyColumn>
        </div>
      )}
      <TrainingDock editor={editor} submission={submission} />
      {submission.dialog}
      {isPreviewed && <TrainingPreview editor={editor} onClose={() => setPreviewed(false)} />}
    </div>
  );
}

type SaveState = Pick<AutosaveView<object>, "state" | "savedAt">;

const WORSE: readonly SaveState["state"][] = ["conflict", "failed", "saving", "waiting", "saved"];

/** Of two forms, what their creator has to know. */
function worseOf(one: SaveState, other: SaveState | null): SaveState {
  if (!other) return one;
  const state = WORSE.find((each) => each === one.state || each === other.state) ?? "saved";
  return { state, savedAt: Math.max(one.savedAt, other.savedAt) };
}

const isEmptyDraft = (draft: TrainingDraft): boolean =>
  draft.fields.title === "" &&
  draft.fields.description === "" &&
  lessonsOf(draft).every(({ title, film, body }) => title === "" && film === null && body === "");
