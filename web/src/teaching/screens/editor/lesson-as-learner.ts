import type { DraftLesson, LessonFields, TrainingDraft } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import type { Lesson } from "@blenda/domain/trainings/model";

/** A lesson of a draft as the lesson it would be, for the same player learners have. */
export function lessonAsLearner({ id }: Pick<TrainingDraft, "id">, lesson: DraftLesson, typed?: LessonFields): Lesson {
  const { film, checkpoint } = lesson;
  const { title, kind, bodyRich, isPreview, chapters } = typed ?? lesson;
  return {
    id: lesson.id,
    trainingId: id,
    title: title.trim() || teachingTexts.untitledLesson,
    kind,
    durationSeconds: lesson.durationSeconds,
    isPreview,
    body: lesson.body,
    bodyRich,
    videoUrl: kind === "video" && film?.state === "ready" ? film.url : null,
    posterUrl: lesson.posterUrl,
    captions: lesson.captions.map(({ language, label, url }) => ({ language, label, url })),
    chapters,
    resources: lesson.resources,
    checkpoint:
      checkpoint?.state === "ready"
        ? {
            name: checkpoint.name,
            triangles: checkpoint.facts?.triangles ?? null,
            previewUrl: checkpoint.previewUrl,
            posterUrl: checkpoint.posterUrl,
            stageHue: checkpoint.stageHue,
            bytes: checkpoint.bytes,
            url: checkpoint.url,
          }
        : null,
  };
}
