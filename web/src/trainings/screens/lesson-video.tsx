import type { Lesson } from "@blenda/domain/trainings/model";
import { useEffect, useEffectEvent } from "react";
import { Chapters } from "../../learning/parts/chapters.tsx";
import { FilmPlayer } from "../../learning/parts/film-player.tsx";
import { useFilm } from "../../learning/parts/use-film.ts";
import { Paragraphs } from "../../ui/layout/paragraphs.tsx";

interface Props {
  lesson: Lesson;
  url: string;
  poster: string | undefined;
}

/** A free preview: the owners' player without a place to keep. */
export function LessonVideo({ lesson, url, poster }: Props) {
  const film = useFilm();
  const begin = useEffectEvent(() => {
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
        {lesson.body && (
          <details className="border-t border-line pt-3">
            <summary className="touch-target type-ui text-muted transition-colors hover:text-text">Transcript</summary>
            <div className="pt-3">
              <Paragraphs text={lesson.body} />
            </div>
          </details>
        )}
      </div>
    </div>
  );
}
