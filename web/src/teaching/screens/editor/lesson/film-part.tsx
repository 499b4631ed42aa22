import type { LessonFilm } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { PURPOSE_RULES } from "@blenda/domain/uploads/constants";
import { limitSize } from "@blenda/domain/uploads/texts";
import { FilmPlayer } from "../../../../learning/parts/film-player.tsx";
import type { Film } from "../../../../learning/parts/use-film.ts";
import { sizeOf } from "../../../../lib/text/bytes.ts";
import { lessonAsLearner } from "../lesson-as-learner.ts";
import { ChooseFilm, FilmDrop } from "./choose-film.tsx";
import { FilmFindings } from "./film-findings.tsx";
import { FilmWorkRow } from "./film-work-row.tsx";
import type { LessonProps } from "./lesson-props.ts";
import { MediaFacts } from "./media-facts.tsx";
import { PartUploads } from "./part-uploads.tsx";
import { PosterButton } from "./poster-button.tsx";

/** The film of a lesson: what is on its way, what is there, and what was found out about it. */
export function FilmPart({ editor, lesson, form, uploads, film }: LessonProps & { film: Film }) {
  const { draft, isLocked } = editor;
  const work = uploads.works[lesson.id];
  const there = lesson.film;
  const isBusy = work !== undefined || uploads.film.rows.some(({ targetId }) => targetId === lesson.id);
  const choose = (file: File) => uploads.chooseFilm(lesson.id, file);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {work && <FilmWorkRow work={work} onStop={() => uploads.dropFilm(lesson.id)} onChoose={choose} />}
      <PartUploads uploads={uploads.film} lessonId={lesson.id} />
      {there ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_15rem]">
          <div className="grid min-w-0 content-start gap-3">
            {there.state === "ready" ? (
              <div className="max-md:-mx-5">
                <FilmPlayer
                  key={there.url}
                  film={film}
                  lesson={lessonAsLearner(draft, lesson, form.fields)}
                  url={there.url}
                  poster={lesson.posterUrl ?? undefined}
                />
              </div>
            ) : (
              <Waiting film={there} />
            )}
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 truncate type-small text-muted tabular-nums">
                {there.name}, {sizeOf(there.bytes)}
              </p>
              {!isLocked && (
                <div className="flex flex-wrap gap-2">
                  {there.state === "ready" && (
                    <PosterButton draftId={draft.id} lesson={lesson} filmUrl={there.url} seconds={film.seconds} />
                  )}
                  {!isBusy && <ChooseFilm label="Replace" onChoose={choose} />}
                </div>
              )}
            </div>
            <FilmFindings findings={there.findings} />
          </div>
          <MediaFacts lesson={lesson} />
        </div>
      ) : (
        !isBusy &&
        !isLocked && (
          <FilmDrop
            hint={`MP4 or WebM as it is; others are converted here. 720p or more, with sound, up to ${limitSize(PURPOSE_RULES.film.maxBytes)}.`}
            onChoose={choose}
          />
        )
      )}
      {!there && !isBusy && isLocked && <p className="text-muted">This lesson has no film.</p>}
    </div>
  );
}

const Waiting = ({ film: { state, isDelayed } }: { film: LessonFilm }) => (
  <p className="grid aspect-video place-content-center rounded-md bg-stage p-4 text-center text-muted" role="status">
    {state === "failed"
      ? "This film can't be used. Replace it."
      : isDelayed
        ? teachingTexts.readerBusy
        : "We're reading the film. You can go on editing."}
  </p>
);
