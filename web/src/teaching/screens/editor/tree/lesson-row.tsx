import { TEACHING } from "@blenda/domain/teaching/constants";
import type { DraftLesson } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { TransferBar } from "../../../../uploads/parts/transfer-bar.tsx";
import type { LessonStatus } from "../lesson-status.ts";
import { RenameField } from "./rename-field.tsx";
import { DropMark, Grip, stopOf, type TreeRow } from "./row.tsx";
import { useRowDrag } from "./use-row-drag.ts";

interface Props {
  row: TreeRow;
  lesson: DraftLesson;
  number: string;
  standing: LessonStatus;
  isOpen: boolean;
  /** Review said something about it. */
  hasRemark: boolean;
  /** Which number it would have if it was let go now. */
  becomes: string | null;
}

const INKS: Record<LessonStatus["state"], string> = {
  missing: "text-ember-text",
  busy: "text-muted",
  stopped: "text-warn",
  failed: "text-bad",
  ready: "text-muted",
};

export function LessonRow({ row, lesson, number, standing, isOpen, hasRemark, becomes }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { isLifted, edge } = useRowDrag(place, { kind: "lesson", id: lesson.id }, row.isLocked);
  const name = lesson.title || teachingTexts.untitledLesson;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens to the keys of its rows
    <div
      ref={place}
      data-row={lesson.id}
      tabIndex={stopOf(row, lesson.id)}
      aria-level={2}
      role="treeitem"
      aria-selected={isOpen}
      aria-label={[`${number} ${name}`, standing.text, lesson.isPreview && "Free preview", hasRemark && "Review commented"]
        .filter(Boolean)
        .join(", ")}
      onClick={() => row.onOpen(lesson.id)}
      className={classNames(
        "relative flex min-h-14 cursor-pointer items-center gap-2 py-1.5 pr-4 pl-2 transition-colors hover:bg-surface-2 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-sky",
        isOpen && "bg-surface-2 shadow-[inset_3px_0_0_var(--ember)]",
        isLifted && "opacity-60",
      )}
    >
      <Grip isLocked={row.isLocked} />
      <Picture lesson={lesson} standing={standing} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        {row.renaming === lesson.id ? (
          <RenameField
            label="Title of the lesson"
            value={lesson.title}
            most={TEACHING.LESSON_TITLE_MOST}
            onDone={(title) => row.onRenamed(lesson.id, title)}
          />
        ) : (
          <span className="truncate type-ui font-semibold">
            <span className="tabular-nums">{number}</span> {name}
          </span>
        )}{" "}
        {isLifted && becomes ? (
          <span className="type-small text-sky">Becomes lesson {becomes}</span>
        ) : (
          <span className={classNames("flex items-center gap-2 type-small tabular-nums", INKS[standing.state])}>
            {standing.percent !== undefined && (
              <span className="w-24 shrink">
                <TransferBar label={name} percent={standing.percent} isMoving={standing.state === "busy"} />
              </span>
            )}
            <span className="truncate">{standing.text}</span>
          </span>
        )}
      </span>{" "}
      {hasRemark && <Icon name="message-square" size={16} className="shrink-0 text-warn" />}
      {lesson.checkpoint && <Icon name="file-box" size={16} className="shrink-0 text-muted" />}
      {lesson.isPreview && <Tag tone="sky">Free</Tag>}
      <DropMark edge={edge} />
    </div>
  );
}

function Picture({ lesson, standing }: { lesson: DraftLesson; standing: LessonStatus }) {
  const box = "grid h-9 w-12 shrink-0 place-items-center overflow-hidden rounded-xs";
  if (standing.state === "missing")
    return (
      <span className={classNames(box, "border border-dashed border-line-strong text-muted")}>
        <Icon name={lesson.kind === "text" ? "file-text" : "upload"} size={16} />
      </span>
    );
  return (
    <span className={classNames(box, "bg-stage text-muted")}>
      {lesson.posterUrl ? (
        <img src={lesson.posterUrl} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Icon name={lesson.kind === "text" ? "file-text" : "play"} size={16} />
      )}
    </span>
  );
}
