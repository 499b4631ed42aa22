import { fileUrl } from "@blenda/domain/shared/file-url";
import type { DraftLesson, TrainingDraft } from "@blenda/domain/teaching/model";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { api, client } from "../../../lib/calls/api.ts";
import { toast } from "../../../lib/toast.ts";
import type { TargetsUploads } from "../../../uploads/data/upload-item.ts";
import { useTargetsUploads } from "../../../uploads/data/use-resumable-uploads.ts";
import { filmWorks } from "../../data/film/film-works.ts";
import { learnTraining } from "../../data/training-drafts.ts";
import { lessonsOf } from "../../data/use-lesson-form.ts";
import { type LessonStatus, lessonStatus } from "./lesson-status.ts";

const TAKE = {
  film: client.teaching.setFilm,
  resource: client.teaching.addResource,
  checkpoint: client.teaching.setCheckpoint,
} as const;
type Role = keyof typeof TAKE;

/** Everything that is on its way to the lessons of a course, whichever of them is open. */
export function useLessonUploads(draft: TrainingDraft) {
  const lessons = lessonsOf(draft);
  const film = useRole("film", draft.id, lessons);
  const resource = useRole("resource", draft.id, lessons);
  const checkpoint = useRole("checkpoint", draft.id, lessons);
  const works = useSyncExternalStore(filmWorks.watch, filmWorks.all);
  return {
    film,
    resource,
    checkpoint,
    works,
    standingOf: (lesson: DraftLesson): LessonStatus =>
      lessonStatus(
        lesson,
        film.rows.find(({ targetId }) => targetId === lesson.id),
        works[lesson.id],
      ),
    /** Looked at first, converted if our players could not play it, then sent. */
    chooseFilm: (lessonId: string, file: File) => {
      // A new choice takes the place of what was on its way.
      for (const { key, targetId } of film.rows) if (targetId === lessonId) film.cancel(key);
      void filmWorks.begin(lessonId, file, (ready) => film.add(lessonId, [{ file: ready, folder: "" }]));
    },
    dropFilm: filmWorks.drop,
  };
}
export type LessonUploads = ReturnType<typeof useLessonUploads>;

/** Each becomes part of its lesson as soon as it has arrived. */
function useRole(purpose: Role, id: string, lessons: readonly DraftLesson[]): TargetsUploads {
  const cache = useQueryClient();
  const take = async (uploadId: string, lessonId: string) => {
    try {
      learnTraining(await TAKE[purpose]({ id, lessonId, uploadId }), cache);
    } catch (error) {
      toast.failed(error instanceof Error ? error.message : String(error));
    }
    void cache.invalidateQueries({ queryKey: api.uploads.open.key() });
  };
  const uploads = useTargetsUploads({
    purpose,
    targetIds: lessons.map(({ id: lessonId }) => lessonId),
    onReady: (uploadId, { targetId }) => void take(uploadId, targetId),
  });
  // One row from the first byte to the facts: what became part of its lesson is shown there.
  const known = new Set(lessons.flatMap((lesson) => [lesson.film, lesson.checkpoint, ...lesson.resources].map((part) => part?.url)));
  return { ...uploads, rows: uploads.rows.filter(({ fileId }) => fileId === null || !known.has(fileUrl(fileId) ?? undefined)) };
}
