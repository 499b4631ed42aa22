import { type ReviewedLesson, reviewedCourse } from "@blenda/domain/review/course";
import type { ReviewedTraining } from "@blenda/domain/review/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { useRef, useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { IconButton } from "../../../../ui/controls/icon-button.tsx";
import { SegmentedControl } from "../../../../ui/controls/segmented-control.tsx";
import { isSame, type VerdictState } from "../../../data/use-verdict.ts";
import { Curriculum } from "./curriculum.tsx";
import { LessonChanges } from "./lesson-changes.tsx";
import { LessonView } from "./lesson-view.tsx";

const SIDES = [
  { value: "before", label: "On sale" },
  { value: "after", label: "Submitted" },
] as const;
type Side = (typeof SIDES)[number]["value"];

/** Whether what is watched or read is another one. */
const isOther = ({ before, changes }: ReviewedLesson): boolean =>
  before !== null && changes.some(({ kind }) => kind === "replaced" || kind === "edited");

/** The course itself, one lesson at a time: to be watched, read and compared with what is on sale. */
export function Lessons({ item, verdict }: { item: ReviewedTraining; verdict: VerdictState }) {
  const { sections, removed } = reviewedCourse(item.submission);
  const all = [...sections.flatMap(({ lessons }) => lessons), ...removed];
  const [chosen, setChosen] = useState<string | null>(null);
  const [side, setSide] = useState<Side>("after");
  const stage = useRef<HTMLElement>(null);
  // Of a revision what changed first: that is what is decided.
  const open = all.find(({ lesson }) => lesson.id === chosen) ?? all.find(({ changes }) => changes.length > 0) ?? all[0];
  const at = open ? all.indexOf(open) : -1;
  const show = (id: string) => {
    setChosen(id);
    setSide("after");
    stage.current?.scrollIntoView({ block: "nearest" });
  };
  if (!open) return null;
  const { lesson, before } = open;
  const isCompared = isOther(open);
  const shown = isCompared && side === "before" && before ? before : lesson;
  const about = { field: "lessons", lessonId: lesson.id } as const;
  const isCommented = verdict.verdict.comments.some((each) => isSame(each, about));
  const step = (by: number) => {
    const next = all[at + by];
    return next && (() => show(next.lesson.id));
  };
  return (
    <section
      ref={stage}
      aria-label="The lessons"
      className="min-w-0 scroll-mt-20 overflow-hidden rounded-md border border-line bg-surface-1"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
        <div className="min-w-0">
          <p className="type-small text-muted tabular-nums">
            {removed.includes(open) ? "Removed lesson" : `Lesson ${at + 1} of ${all.length - removed.length}`}
          </p>
          <h2 className="type-h3 wrap-anywhere">{shown.title || teachingTexts.untitledLesson}</h2>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isCompared && <SegmentedControl label="Which version" value={side} options={SIDES} onChange={setSide} />}
          {item.obstacle === null && (
            <Button size="small" icon="message-circle" aria-pressed={isCommented} onClick={() => verdict.comment(about)}>
              {isCommented ? "Commented" : "Comment"}
            </Button>
          )}
          <span className="flex">
            <IconButton icon="arrow-up" label="Previous lesson" disabled={!step(-1)} onClick={step(-1)} />
            <IconButton icon="arrow-down" label="Next lesson" disabled={!step(1)} onClick={step(1)} />
          </span>
        </div>
      </div>
      <LessonView key={`${shown.id} ${side}`} trainingId={item.id} lesson={shown} />
      <LessonChanges reviewed={open} />
      <Curriculum
        sections={sections}
        removed={removed}
        openId={lesson.id}
        commented={verdict.verdict.comments.flatMap(({ lessonId }) => lessonId ?? [])}
        sales={item.submission.live?.sales ?? 0}
        onOpen={show}
      />
    </section>
  );
}
