import type { DraftCheckpoint, DraftLesson } from "@blenda/domain/teaching/model";
import type { Checkpoint } from "@blenda/domain/trainings/model";
import { Chapters } from "../../../../learning/parts/chapters.tsx";
import { FilmPlayer } from "../../../../learning/parts/film-player.tsx";
import { LessonExtras } from "../../../../learning/parts/lesson-extras.tsx";
import { LessonWords } from "../../../../learning/parts/lesson-words.tsx";
import { useFilm } from "../../../../learning/parts/use-film.ts";
import { FilmFacts } from "./film-facts.tsx";

interface Props {
  trainingId: string;
  lesson: DraftLesson;
}

/** One lesson with the learners' own player, so that what is seen is what they will see, and what was measured of it. Give each an element of its own. */
export function LessonView({ trainingId, lesson }: Props) {
  const { film, kind, resources, checkpoint } = lesson;
  return (
    <div className="grid grid-cols-1">
      {kind === "video" && film && <Film trainingId={trainingId} lesson={lesson} url={film.url} />}
      {kind === "video" && !film && <Nothing text="This lesson has no film." />}
      {film && <FilmFacts film={film} captions={lesson.captions} />}
      <Words lesson={lesson} />
      {(resources.length > 0 || checkpoint) && (
        <div className="px-5 pb-4">
          <LessonExtras lesson={{ resources, checkpoint: checkpoint && checkpointOf(checkpoint) }} />
        </div>
      )}
    </div>
  );
}

/** As learners get it. */
const checkpointOf = ({ name, facts, previewUrl, posterUrl, stageHue, bytes, url }: DraftCheckpoint): Checkpoint => ({
  ...{ name, previewUrl, posterUrl, stageHue, bytes, url },
  triangles: facts?.triangles ?? null,
});

function Film({ trainingId, lesson, url }: Props & { url: string }) {
  const film = useFilm();
  const { chapters, posterUrl } = lesson;
  const shown = { ...lesson, trainingId, videoUrl: url, resources: [], checkpoint: null };
  return (
    <>
      <FilmPlayer film={film} lesson={shown} url={url} poster={posterUrl ?? undefined} />
      {chapters.length > 0 && (
        <div className="px-5 py-3">
          <Chapters
            chapters={chapters}
            seconds={film.seconds}
            onGo={(seconds) => {
              film.goTo(seconds);
              film.play();
            }}
          />
        </div>
      )}
    </>
  );
}

function Nothing({ text }: { text: string }) {
  return <p className="grid aspect-video place-items-center bg-stage type-ui text-muted">{text}</p>;
}

/** What is read: the lesson itself, or what is said beside its film. */
function Words({ lesson }: Pick<Props, "lesson">) {
  const { kind, body, bodyRich } = lesson;
  if (body.trim() === "" && !bodyRich) return kind === "text" ? <Nothing text="This lesson has no text." /> : null;
  if (kind === "text")
    return (
      <div className="border-t border-line px-5 py-4 wrap-anywhere">
        <LessonWords lesson={lesson} />
      </div>
    );
  return (
    <details className="border-t border-line px-5 py-2">
      <summary className="touch-target type-ui text-muted transition-colors hover:text-text">Text beside the film</summary>
      <div className="py-3 wrap-anywhere">
        <LessonWords lesson={lesson} />
      </div>
    </details>
  );
}
