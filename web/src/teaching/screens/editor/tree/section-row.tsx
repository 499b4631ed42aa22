import { TEACHING } from "@blenda/domain/teaching/constants";
import type { DraftSection } from "@blenda/domain/teaching/model";
import { useRef } from "react";
import { clockText } from "../../../../lib/text/clock-text.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { RenameField } from "./rename-field.tsx";
import { DropMark, Grip, stopOf, type TreeRow } from "./row.tsx";
import { SectionMenu } from "./section-menu.tsx";
import { useRowDrag } from "./use-row-drag.ts";

interface Props {
  row: TreeRow;
  draftId: string;
  section: DraftSection;
  number: number;
  isFolded: boolean;
  onFold: () => void;
  onRename: () => void;
  /** The last one cannot be removed: a course has at least one. */
  canRemove: boolean;
}

/** "3 lessons, 21:40", or what is there of it while films are missing. */
export function sumText({ lessons }: Pick<DraftSection, "lessons">): string {
  const count = lessons.length === 1 ? "1 lesson" : `${lessons.length} lessons`;
  const seconds = lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  if (seconds === 0) return count;
  return `${count}, ${clockText(seconds)}${lessons.every(({ durationSeconds }) => durationSeconds > 0) ? "" : " so far"}`;
}

/** The head of a section, and its row in the tree: its lessons are rows of their own below it, one level deeper. */
export function SectionRow({ row, draftId, section, number, isFolded, onFold, onRename, canRemove }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { isLifted, edge } = useRowDrag(place, { kind: "section", id: section.id }, row.isLocked);
  return (
    <div
      ref={place}
      data-row={section.id}
      tabIndex={stopOf(row, section.id)}
      aria-level={1}
      role="treeitem"
      aria-expanded={!isFolded}
      aria-label={`${number}. ${section.title}, ${sumText(section)}`}
      className={classNames(
        "relative flex min-h-11 items-center gap-2 bg-bg py-1 pr-2 pl-2 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-sky",
        isLifted && "opacity-60",
      )}
    >
      <Grip isLocked={row.isLocked} />
      {row.renaming === section.id ? (
        <RenameField
          label="Name of the section"
          value={section.title}
          most={TEACHING.SECTION_TITLE_MOST}
          onDone={(name) => row.onRenamed(section.id, name)}
        />
      ) : (
        <span className="min-w-0 flex-1 truncate type-ui font-semibold">
          <span className="tabular-nums">{number}.</span> {section.title}
        </span>
      )}{" "}
      <span className="shrink-0 type-small text-muted tabular-nums max-sm:hidden">{sumText(section)}</span>
      {!row.isLocked && <SectionMenu draftId={draftId} section={section} canRemove={canRemove} onRename={onRename} />}
      <button
        type="button"
        tabIndex={-1}
        aria-label={isFolded ? `Show the lessons of ${section.title}` : `Hide the lessons of ${section.title}`}
        className="touch-target grid size-8 shrink-0 place-items-center rounded-xs text-muted hover:text-text"
        onClick={onFold}
      >
        <Icon name={isFolded ? "chevron-down" : "chevron-up"} size={16} />
      </button>
      <DropMark edge={edge} />
    </div>
  );
}
