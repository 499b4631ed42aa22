import type { TrainingDraft } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { upload } from "../../../product/uploads/upload.ts";
import { learnTraining } from "../../data/training-drafts.ts";
import { lessonsOf } from "../../data/use-lesson-form.ts";

/** Tried once a page: a film that cannot be drawn here keeps the course's cover. */
const tried = new Set<string>();

/** Takes a frame of a lesson's film as its poster. `false` where this browser cannot. */
export async function sendPoster(draftId: string, lessonId: string, filmUrl: string, atSeconds: number): Promise<TrainingDraft | false> {
  const { posterOf } = await import("../../data/film/poster.ts");
  const picture = await posterOf(filmUrl, atSeconds);
  if (!picture) return false;
  const question = new URLSearchParams({ draft: draftId, lesson: lessonId, at: String(atSeconds), name: picture.name });
  return upload<TrainingDraft>({
    address: `/api/teaching/poster?${question}`,
    body: picture,
    type: picture.type,
    onProgress: () => {},
    signal: new AbortController().signal,
    failed: teachingTexts.fileFailed,
  });
}

/** Every film gets its poster by itself, a tenth in; its creator may choose another moment. */
export function usePosters(draft: TrainingDraft): void {
  const cache = useQueryClient();
  const isLocked = !draft.may.includes("edit");
  useEffect(() => {
    if (isLocked) return;
    for (const { id, film, posterUrl } of lessonsOf(draft)) {
      if (film?.state !== "ready" || film.seconds === null || posterUrl !== null || tried.has(film.url)) continue;
      tried.add(film.url);
      const { url, seconds } = film;
      void import("../../data/film/poster.ts")
        .then(({ defaultMoment }) => sendPoster(draft.id, id, url, defaultMoment(seconds)))
        .then((saved) => saved && learnTraining(saved, cache))
        // The player shows the course's cover instead, and the way to choose a frame stays.
        .catch(() => {});
    }
  }, [draft, isLocked, cache]);
}
