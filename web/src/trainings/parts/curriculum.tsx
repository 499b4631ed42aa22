import type { TrainingProgress } from "@blenda/domain/learning/model";
import type { LessonLine, TrainingPage, TrainingSection } from "@blenda/domain/trainings/model";
import { durationText, readingText } from "@blenda/domain/trainings/rules";
import { clockText } from "../../lib/text/clock-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";

interface Props {
  training: TrainingPage;
  /** The one that is open above. */
  lessonId: string | null;
  onOpen: (lessonId: string) => void;
  /** Its owner's: every lesson is open, and says how far it is. */
  progress?: Pick<TrainingProgress, "lessons">;
  /** Its creator and our own people open every lesson, to read what was asked there. */
  isAllOpen?: boolean;
}

export function Curriculum({ training, lessonId, onOpen, progress, isAllOpen = false }: Props) {
  const hasLocked = !progress && training.sections.some(({ lessons }) => lessons.some(({ isPreview }) => !isPreview));
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="type-h2">Lessons</h2>
        {hasLocked && <p className="type-small text-muted">Previews are open to everyone. The rest comes with the course.</p>}
      </div>
      <ol className="grid gap-5">
        {training.sections.map((section, at) => (
          <li key={section.id}>
            <SectionTitle section={section} at={at} />
            <ol className="divide-y divide-line rounded-md border border-line bg-surface-1">
              {section.lessons.map((lesson) => (
                <li key={lesson.id}>
                  <Line
                    lesson={lesson}
                    isOpen={lesson.id === lessonId}
                    onOpen={onOpen}
                    progress={progress}
                    isLocked={!(lesson.isPreview || progress || isAllOpen)}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SectionTitle({ section: { title, lessons }, at }: { section: TrainingSection; at: number }) {
  const seconds = lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  return (
    <div className="mb-2 flex items-baseline justify-between gap-4">
      <h3 className="type-h3">
        <span className="mr-2 text-muted tabular-nums">{at + 1}</span>
        {title}
      </h3>
      {seconds > 0 && <span className="shrink-0 type-small text-muted tabular-nums">{durationText(seconds)}</span>}
    </div>
  );
}

const ROW = "flex min-h-12 w-full items-center gap-3 px-4 py-2.5 text-left type-ui";

interface LineProps {
  lesson: LessonLine;
  isOpen: boolean;
  onOpen: (lessonId: string) => void;
  progress: Pick<TrainingProgress, "lessons"> | undefined;
  isLocked: boolean;
}

function Line({ lesson, isOpen, onOpen, progress, isLocked }: LineProps) {
  const { id, title, kind, durationSeconds, isPreview } = lesson;
  const length = durationSeconds > 0 && (
    <span className="shrink-0 text-muted tabular-nums">{kind === "video" ? clockText(durationSeconds) : readingText(durationSeconds)}</span>
  );
  if (isLocked) {
    return (
      <div className={classNames(ROW, "text-muted")}>
        <Icon name="lock" size={16} />
        <span className="min-w-0 flex-1">{title}</span>
        <span className="sr-only">Included with the course</span>
        {length}
      </div>
    );
  }
  const own = progress?.lessons.find(({ lessonId }) => lessonId === id);
  const isDone = own?.completedAt != null;
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={() => onOpen(id)}
      className={classNames(
        ROW,
        "transition-colors hover:bg-surface-2",
        isOpen && "bg-ember-soft shadow-[inset_2px_0_0_var(--ember)] hover:bg-ember-soft",
      )}
    >
      {isDone ? (
        <Icon name="circle-check" size={16} className="text-ok" />
      ) : (
        <Icon name={kind === "video" ? "play" : "file-text"} size={16} className="text-sky" />
      )}
      <span className="min-w-0 flex-1">{title}</span>
      {isDone && <span className="sr-only">Done</span>}
      {own && !isDone && own.watched > 0 && <span className="type-small text-muted tabular-nums">{Math.round(own.watched)}%</span>}
      {!progress && isPreview && <Tag tone="sky">Preview</Tag>}
      {length}
    </button>
  );
}
