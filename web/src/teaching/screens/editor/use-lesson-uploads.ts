import type { DraftLesson, TrainingDraft } from "@blenda/domain/teaching/model";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { api, client } from "../../../lib/calls/api.ts";
import { toast } from "../../../lib/toast.ts";
import type { TargetsUploads } from "../../../uploads/data/upload-item.ts";
import { useTargetsUploads } from "../../../uploads/data/use-resumable-uploads.ts";
import { learnDraft } from "../../data/draft-queries.ts";
import { filmWorks } from "../../data/film/film-works.ts";
import { lessonsOf } from "../../data/use-lesson-form.ts";
import { type Standing, standingOf } from "./lesson-standing.ts";

const TAKE = {
  film: client.teaching.setFilm,
  resource: client.teaching.addResource,
  checkpoint: client.teaching.setCheckpoint,
} as const;
type Role = keyof typeof TAKE;

/** Everything that is on its way to the lessons of a course, whichever of them is open. */
export function useLessonUploads(draft: TrainingDraft) {
  const targetIds = lessonsOf(draft).map(({ id }) => id);
  const film = useRole("film", draft.id, targetIds);
  const resource = useRole("resource", draft.id, targetIds);
  const checkpoint = useRole("checkpoint", draft.id, targetIds);
  const works = useSyncExternalStore(filmWorks.watch, filmWorks.all);
  return {
    film,
    resource,
    checkpoint,
    works,
    standingOf: (lesson: DraftLesson): Standing =>
      standingOf(
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
function useRole(purpose: Role, id: string, targetIds: readonly string[]): TargetsUploads {
  const cache = useQueryClient();
  const take = async (uploadId: string, lessonId: string) => {
    try {
      learnDraft(await TAKE[purpose]({ id, lessonId, uploadId }), cache);
    } catch (error) {
      toast.failed(error instanceof Error ? error.message : String(error));
    }
    void cache.invalidateQueries({ queryKey: api.uploads.open.key() });
  };
  return useTargetsUploads({ purpose, targetIds, onReady: (uploadId, { targetId }) => void take(uploadId, targetId) });
}
