import type { DraftLesson } from "@blenda/domain/teaching/model";
import type { LessonForm } from "../../../data/use-lesson-form.ts";
import type { TrainingEditor } from "../../../data/use-training-editor.ts";
import type { LessonUploads } from "../use-lesson-uploads.ts";

/** What every part of the open lesson knows. */
export interface LessonProps {
  editor: TrainingEditor;
  lesson: DraftLesson;
  form: LessonForm;
  uploads: LessonUploads;
}

/** What can be done with it from outside. */
export interface HeldLesson {
  form: LessonForm;
  play: () => void;
}
