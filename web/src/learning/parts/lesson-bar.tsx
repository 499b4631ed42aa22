import type { Lesson } from "@blenda/domain/trainings/model";
import type { ReactNode } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { Button } from "../../ui/controls/button.tsx";
import { learnProgress } from "../data/learning-queries.ts";

interface Props {
  lesson: Lesson;
  isDone: boolean;
  /** The lesson after this one; none after the last. */
  next: { title: string; onOpen: () => void } | null;
  children?: ReactNode;
}

/** The lesson's name, whether it is done, and the way on. */
export function LessonBar({ lesson, isDone, next, children }: Props) {
  const { act, isActing } = useAct(api.learning.markDone, { learn: learnProgress });
  const mark = () => act({ trainingId: lesson.trainingId, lessonId: lesson.id, isDone: !isDone });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="min-w-0 type-h2 break-words">{lesson.title}</h2>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <Button aria-pressed={isDone} icon={isDone ? "circle-check" : "check"} isBusy={isActing} onClick={mark}>
          {isDone ? "Done" : "Mark as done"}
        </Button>
        {next && (
          <Button kind={isDone ? "primary" : "secondary"} icon="arrow-right" onClick={next.onOpen}>
            Next lesson<span className="sr-only">: {next.title}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
