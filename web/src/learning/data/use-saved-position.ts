import type { LessonProgress } from "@blenda/domain/learning/model";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { client } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { learnPlace } from "./learning-queries.ts";
import { makePositionSaver, type PlaceSave } from "./position-saver.ts";
import { waitingPlaces } from "./waiting-places.ts";

/** This close to its end a lesson counts as seen, and opens at its beginning. */
const END_SECONDS = 3;
/** Sent again these would be refused again. */
const REFUSED_FOR_GOOD: ReadonlySet<string | null> = new Set(["LEARNING_NOT_OWNED", "BAD_REQUEST"]);

interface Lesson {
  trainingId: string;
  lessonId: string;
}

/** The newest place known here or there. */
function startOf(kept: LessonProgress | undefined, waiting: readonly PlaceSave[], duration: number): number {
  const last = waiting.at(-1);
  const isHereNewer = last !== undefined && (!kept || last.at > kept.updatedAt);
  const place = isHereNewer ? last.positionSeconds : (kept?.positionSeconds ?? 0);
  return place < duration - END_SECONDS ? place : 0;
}

/**
 * Opens a film where its owner left it and remembers where they go: every ten seconds, on pause, on seeking, when the page
 * is hidden or left. Answers how to begin again. The player must be a new element for each lesson.
 */
export function useSavedPosition(
  video: RefObject<HTMLVideoElement | null>,
  userId: string,
  { trainingId, lessonId }: Lesson,
  kept: LessonProgress | undefined,
): { restart: () => void } {
  const cache = useQueryClient();
  const keeper = useRef<ReturnType<typeof makePositionSaver>>(null);
  const known = useRef(kept);
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const lesson = { trainingId, lessonId };
    const waiting = waitingPlaces.read(userId, lesson);
    const own = makePositionSaver(lesson, waiting, {
      now: () => new Date().toISOString(),
      send: async (save) => {
        try {
          learnPlace(trainingId, await client.learning.savePlace(save, { context: { outlivesPage: true } }), cache);
        } catch (error) {
          if (!REFUSED_FOR_GOOD.has(codeOf(error as Error))) throw error;
        }
      },
      keep: (saves) => waitingPlaces.write(userId, lessonId, saves),
    });
    keeper.current = own;
    void own.flush();

    const begin = () => {
      const start = startOf(known.current, waiting, film.duration);
      if (start > 0) film.currentTime = start;
      own.begin(start);
    };
    const move = () => own.move(film.currentTime);
    // The film tells its time a few times a second only; what was seen since then counts too.
    const save = () => {
      move();
      void own.save();
    };
    const saveHidden = () => document.visibilityState === "hidden" && save();
    const listening = new AbortController();
    const { signal } = listening;
    if (film.readyState >= HTMLMediaElement.HAVE_METADATA) begin();
    else film.addEventListener("loadedmetadata", begin, { signal, once: true });
    film.addEventListener("timeupdate", move, { signal });
    for (const name of ["pause", "seeked", "ended"]) film.addEventListener(name, save, { signal });
    document.addEventListener("visibilitychange", saveHidden, { signal });
    addEventListener("pagehide", save, { signal });
    addEventListener("online", save, { signal });
    return () => {
      listening.abort();
      void own.save();
    };
  }, [video, userId, trainingId, lessonId, cache]);
  return {
    restart: () => {
      keeper.current?.restart();
      if (video.current) video.current.currentTime = 0;
    },
  };
}
