import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoriesQuery } from "../../../../catalogue/data/categories-query.ts";
import { LessonView } from "../../../../learning/parts/lesson-view.tsx";
import { useMe } from "../../../../lib/session/use-me.ts";
import { LearnLines, RequirementLines } from "../../../../trainings/parts/course-lines.tsx";
import { Curriculum } from "../../../../trainings/parts/curriculum.tsx";
import { TrainingCard } from "../../../../trainings/parts/training-card.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { Paragraphs } from "../../../../ui/layout/paragraphs.tsx";
import { RichText } from "../../../../ui/rich-text.tsx";
import { lessonsOf } from "../../../data/use-lesson-form.ts";
import type { TrainingEditor } from "../../../data/use-training-editor.ts";
import { lessonAsLearner } from "../lesson-as-learner.ts";
import { draftAsTraining } from "./draft-as-training.ts";

/** The course as a learner will see it, player and all, from the same parts. */
export function TrainingPreview({ editor, onClose }: { editor: TrainingEditor; onClose: () => void }) {
  const { draft, fields } = editor;
  const me = useMe();
  const { data: categories } = useQuery(categoriesQuery);
  const category = categories?.find(({ id }) => id === fields.categoryId)?.name ?? "";
  const training = draftAsTraining(draft, fields, category, me?.displayName ?? me?.name ?? "");
  const lessons = lessonsOf(draft);
  const [lessonId, setLessonId] = useState(lessons[0]?.id ?? null);
  const lesson = lessons.find(({ id }) => id === lessonId);
  return (
    <Dialog isOpen isWide title={training.title} onClose={onClose} actions={<Button onClick={onClose}>Back to editing</Button>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {lesson && <LessonView key={lesson.id} lesson={lessonAsLearner(draft, lesson)} poster={training.cover?.url} isAskedFor={false} />}
        <Curriculum training={training} lessonId={lessonId} onOpen={setLessonId} progress={NOTHING_SEEN} />
        {training.learn.length > 0 && <LearnLines lines={training.learn} />}
        {training.description && (
          <section>
            <h2 className="mb-4 type-h2">About this {training.type}</h2>
            {fields.descriptionRich ? <RichText text={fields.descriptionRich} mode="basic" /> : <Paragraphs text={training.description} />}
          </section>
        )}
        {training.requirements.length > 0 && <RequirementLines lines={training.requirements} />}
        <section inert>
          <h2 className="mb-4 type-h2">In lists</h2>
          <div className="max-w-80">
            <TrainingCard training={training} />
          </div>
        </section>
      </div>
    </Dialog>
  );
}

/** As a buyer of this minute: every lesson is open, none is done. */
const NOTHING_SEEN = { lessons: [] };
