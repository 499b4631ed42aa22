import type { TrainingProgress } from "@blenda/domain/learning/model";
import type { Lesson } from "@blenda/domain/trainings/model";
import { type ComponentProps, useEffect, useEffectEvent } from "react";
import { useMe } from "../../lib/session/use-me.ts";
import { Button } from "../../ui/controls/button.tsx";
import { useSavedPosition } from "../data/use-saved-position.ts";
import { Chapters } from "./chapters.tsx";
import { KEYS_TEXT } from "./film-keys.ts";
import { FilmPlayer } from "./film-player.tsx";
import { LessonBar } from "./lesson-bar.tsx";
import { LessonExtras } from "./lesson-extras.tsx";
import { LessonWords } from "./lesson-words.tsx";
import { Notes } from "./notes.tsx";
import { Questions } from "./questions/questions.tsx";
import { useFilm } from "./use-film.ts";

interface Props {
  lesson: Lesson;
  progress: TrainingProgress;
  poster: string | undefined;
  /** It was pressed for, so it may begin by itself. */
  isAskedFor: boolean;
  next: ComponentProps<typeof LessonBar>["next"];
  /** The question the reader came for. */
  questionId: string | undefined;
}

const hasEnded = ({ lessons }: TrainingProgress, id: string): boolean =>
  lessons.some(({ lessonId, completedAt }) => lessonId === id && completedAt !== null);

/** A lesson as its owner sees it. Give each lesson an element of its own. */
export function OwnLesson(props: Props) {
  return props.lesson.videoUrl ? <OwnFilm {...props} url={props.lesson.videoUrl} /> : <OwnText {...props} />;
}

function OwnFilm({ lesson, url, progress, poster, isAskedFor, next, questionId }: Props & { url: string }) {
  const film = useFilm();
  const kept = progress.lessons.find(({ lessonId }) => lessonId === lesson.id);
  const place = { trainingId: lesson.trainingId, lessonId: lesson.id };
  const { restart } = useSavedPosition(film.video, useMe()?.id ?? "", place, kept);
  const begin = useEffectEvent(() => {
    if (!isAskedFor) return;
    film.play();
    film.frame.current?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);
  const go = (seconds: number) => {
    film.goTo(seconds);
    film.play();
  };
  return (
    <div className="grid gap-5">
      <FilmPlayer film={film} lesson={lesson} url={url} poster={lesson.posterUrl ?? poster} />
      <div className="grid gap-5 max-md:px-(--gutter)">
        <LessonBar lesson={lesson} isDone={hasEnded(progress, lesson.id)} next={next}>
          <Button kind="quiet" icon="rotate-ccw" onClick={restart}>
            From the beginning
          </Button>
        </LessonBar>
        <Chapters chapters={lesson.chapters} seconds={film.seconds} onGo={go} />
        <LessonExtras lesson={lesson} />
        <Notes {...place} notes={progress.notes} seconds={film.seconds} onGo={go} />
        {lesson.body && (
          <details className="border-t border-line pt-3">
            <summary className="touch-target type-ui text-muted transition-colors hover:text-text">Transcript</summary>
            <div className="pt-3">
              <LessonWords lesson={lesson} />
            </div>
          </details>
        )}
        <Questions place={{ ...place, questionId }} reader="owner" seconds={film.seconds} onGo={go} />
        <p className="type-small text-muted pointer-coarse:hidden">Keys in the player: {KEYS_TEXT}</p>
      </div>
    </div>
  );
}

function OwnText({ lesson, progress, next, questionId }: Props) {
  const place = { trainingId: lesson.trainingId, lessonId: lesson.id };
  return (
    <div className="grid gap-5">
      <div className="grid gap-6 border-line bg-surface-1 p-5 max-md:border-b md:rounded-md md:border md:p-8">
        <LessonBar lesson={lesson} isDone={hasEnded(progress, lesson.id)} next={next} />
        <LessonWords lesson={lesson} />
        <LessonExtras lesson={lesson} />
      </div>
      <div className="grid gap-5 max-md:px-(--gutter)">
        <Notes {...place} notes={progress.notes} seconds={null} onGo={() => {}} />
        <Questions place={{ ...place, questionId }} reader="owner" seconds={null} onGo={() => {}} />
      </div>
    </div>
  );
}
