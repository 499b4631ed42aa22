import type { ReviewedLesson, ReviewedSection } from "@blenda/domain/review/course";
import type { LessonChangeKind } from "@blenda/domain/teaching/constants";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { readingText } from "@blenda/domain/trainings/rules";
import { clockText } from "../../../../lib/text/clock-text.ts";
import { exact } from "../../../../lib/text/numbers.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Tag, type TagTone } from "../../../../ui/tag.tsx";

const MARKS: Record<LessonChangeKind, { text: string; tone: TagTone }> = {
  added: { text: "New", tone: "sky" },
  replaced: { text: "Replaced", tone: "ember" },
  edited: { text: "Edited", tone: "neutral" },
  moved: { text: "Moved", tone: "neutral" },
  removed: { text: "Removed", tone: "warn" },
};

interface Props {
  sections: readonly ReviewedSection[];
  removed: readonly ReviewedLesson[];
  openId: string;
  /** The lessons with a comment. */
  commented: readonly string[];
  /** How many bought it. */
  sales: number;
  onOpen: (lessonId: string) => void;
}

/** Every lesson in its section, with what a revision does to it; below them, what it would have no longer. */
export function Curriculum({ sections, removed, sales, ...rest }: Props) {
  return (
    <div className="border-t border-line">
      <ol>
        {sections.map(({ id, title, lessons }, at) => (
          <li key={id}>
            <h3 className="border-b border-line bg-surface-2 px-5 py-2 type-small text-muted">
              <span className="mr-2 tabular-nums">{at + 1}</span>
              {title}
            </h3>
            <Lines lessons={lessons} {...rest} />
          </li>
        ))}
      </ol>
      {removed.length > 0 && (
        <>
          <h3 className="border-b border-line bg-warn-soft px-5 py-2 type-small text-warn">
            No longer part of it
            {sales > 0 && `. ${sales === 1 ? "One person has" : `${exact(sales)} people have`} paid for it and would lose it`}
          </h3>
          <Lines lessons={removed} {...rest} />
        </>
      )}
    </div>
  );
}

type LinesProps = Pick<Props, "openId" | "commented" | "onOpen"> & { lessons: readonly ReviewedLesson[] };

function Lines({ lessons, openId, commented, onOpen }: LinesProps) {
  return (
    <ol className="divide-y divide-line border-b border-line last:border-b-0">
      {lessons.map(({ lesson: { id, title, kind, durationSeconds, isPreview }, changes }) => (
        <li key={id}>
          <button
            type="button"
            data-lesson
            aria-current={id === openId}
            onClick={() => onOpen(id)}
            className={classNames(
              "flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 text-left type-ui -outline-offset-2 transition-colors hover:bg-surface-2",
              id === openId && "bg-ember-soft shadow-[inset_2px_0_0_var(--ember)] hover:bg-ember-soft",
            )}
          >
            <Icon name={kind === "video" ? "play" : "file-text"} size={16} className="shrink-0 text-sky" />
            <span className="min-w-0 flex-1 wrap-anywhere">{title || teachingTexts.untitledLesson}</span>
            {changes.map(({ kind: change, isPaid }) => (
              <Tag key={change} tone={isPaid && change === "removed" ? "bad" : MARKS[change].tone}>
                {isPaid && change === "removed" ? "Removed, paid for" : MARKS[change].text}
              </Tag>
            ))}
            {isPreview && <Tag tone="sky">Preview</Tag>}
            {commented.includes(id) && (
              <>
                <Icon name="message-circle" className="text-ember-text" />
                <span className="sr-only">Commented</span>
              </>
            )}
            <span className="shrink-0 text-muted tabular-nums">
              {kind === "video" ? clockText(durationSeconds) : readingText(durationSeconds)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
