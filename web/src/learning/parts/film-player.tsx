import type { Lesson } from "@blenda/domain/trainings/model";
import { Button } from "../../ui/controls/button.tsx";
import { FilmControls } from "./film-controls.tsx";
import { onFilmKey } from "./film-keys.ts";
import type { Film } from "./use-film.ts";

interface Props {
  film: Film;
  lesson: Lesson;
  url: string;
  poster: string | undefined;
}

/** The film with its controls below it, so that nothing ever lies over captions or picture; in full screen they go along. */
export function FilmPlayer({ film, lesson, url, poster }: Props) {
  return (
    <section
      ref={film.frame}
      aria-label={`Player, ${lesson.title}`}
      tabIndex={-1}
      onKeyDown={(event) => onFilmKey(event, film)}
      className="relative flex flex-col overflow-hidden bg-surface-1 outline-none md:rounded-md"
    >
      <video
        ref={film.video}
        src={url}
        poster={poster}
        playsInline
        preload="metadata"
        aria-label={lesson.title}
        onClick={film.toggle}
        {...film.events}
        className="aspect-video min-h-0 w-full flex-1 bg-stage object-contain"
      >
        {lesson.captions.map(({ language, label, url }, n) => (
          <track key={language} kind="captions" src={url} srcLang={language} label={label} default={n === 0} />
        ))}
      </video>
      {film.isBroken && <Broken onRetry={film.retry} />}
      <FilmControls film={film} lesson={lesson} />
    </section>
  );
}

function Broken({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="absolute inset-x-0 top-0 grid aspect-video place-content-center justify-items-center gap-4 bg-surface-1 p-4"
    >
      <p className="type-h3">The video can't be loaded right now.</p>
      <p className="text-muted">We've saved your place.</p>
      <Button icon="rotate-ccw" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
