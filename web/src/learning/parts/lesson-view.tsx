import type { Lesson } from "@blenda/domain/trainings/model";
import { useEffect, useEffectEvent } from "react";
import { Chapters } from "./chapters.tsx";
import { FilmPlayer } from "./film-player.tsx";
import { LessonExtras } from "./lesson-extras.tsx";
import { LessonWords } from "./lesson-words.tsx";
import { useFilm } from "./use-film.ts";

interface Props {
  lesson: Lesson;
  /** Where its film has no frame of its own to show first. */
  poster: string | undefined;
  /** It was pressed for, so it may begin by itself. */
  isAskedFor?: boolean;
}

/** The owners' lesson without a place to keep: a free preview, or a course before it is on sale. Give each lesson an element of its own. */
export function LessonView({ lesson, poster, isAskedFor = true }: Props) {
  if (lesson.videoUrl)
    return <LessonFilm lesson={lesson} url={lesson.videoUrl} poster={lesson.posterUrl ?? poster} isAskedFor={isAskedFor} />;
  return (
    <div className="grid gap-4 border-line bg-surface-1 p-5 max-md:border-b md:rounded-md md:border md:p-8">
      <h2 className="type-h2">{lesson.title}</h2>
      <LessonWords lesson={lesson} />
      <LessonExtras lesson={lesson} />
    </div>
  );
}

function LessonFilm({ lesson, url, poster, isAskedFor }: Props & { url: string }) {
  const film = useFilm();
  const begin = useEffectEvent(() => {
    if (!isAskedFor) return;
    // Asked for by a press, so it may begin; where the browser refuses, the button waits.
    film.play();
    film.frame.current?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);
  const go = (seconds: number) => {
    film.goTo(seconds);
    film.play();
  };
  return (
    <div className="grid gap-3">
      <FilmPlayer film={film} lesson={lesson} url={url} poster={poster} />
      <div className="grid gap-3 max-md:px-(--gutter)">
        <h2 className="type-h3">{lesson.title}</h2>
        <Chapters chapters={lesson.chapters} seconds={film.seconds} onGo={go} />
        <LessonExtras lesson={lesson} />
        {lesson.body && (
          <details className="border-t border-line pt-3">
            <summary className="touch-target type-ui text-muted transition-colors hover:text-text">Transcript</summary>
            <div className="pt-3">
              <LessonWords lesson={lesson} />
            </div>
          </details>
        )}
      </div>
    </div>
  );
}
