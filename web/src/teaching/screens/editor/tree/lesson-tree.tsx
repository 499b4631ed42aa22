import { announce, cleanup } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import type { DraftSection } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { learnTraining } from "../../../data/training-drafts.ts";
import { numberOf } from "../../../data/tree-order.ts";
import { lessonsOf } from "../../../data/use-lesson-form.ts";
import type { TrainingEditor } from "../../../data/use-training-editor.ts";
import type { LessonUploads } from "../use-lesson-uploads.ts";
import { LessonRow } from "./lesson-row.tsx";
import type { TreeRow } from "./row.tsx";
import { SectionRow, sumText } from "./section-row.tsx";
import { TreeFooter } from "./tree-footer.tsx";
import { actOf } from "./tree-keys.ts";
import { useTreeDrops } from "./use-tree-drops.ts";

interface Props {
  editor: TrainingEditor;
  curriculum: { sections: DraftSection[]; order: (sections: readonly DraftSection[]) => void };
  uploads: LessonUploads;
  /** The lesson beside it. */
  openId: string | null;
  /** `isWalking`: the keyboard only came by; a small screen stays in the tree. */
  onOpen: (lessonId: string, isWalking: boolean) => void;
  /** Plays the film of the lesson that is open. */
  onPlay: () => void;
}

/** The course as a tree: sections with their lessons, moved by the pointer or by keys, each saying how far it is. */
export function LessonTree(props: Props) {
  const { editor, curriculum, uploads, openId, onOpen } = props;
  const { draft } = editor;
  const { sections } = curriculum;
  const { tree, row, folded, becomes, fold, rename, onKeyDown, onFocus } = useTree(props);
  return (
    <section aria-label="Lessons" className="min-w-0 overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line px-4">
        <h2 className="type-h3">Lessons</h2>
        <p className="type-small text-muted tabular-nums">{sumText({ lessons: lessonsOf({ sections }) })}</p>
      </div>
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label="Sections and lessons"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="outline-none"
      >
        {sections.map((section, at) => {
          const isFolded = folded.has(section.id);
          return (
            <div key={section.id} className="border-b border-line last:border-b-0">
              <SectionRow
                row={row}
                draftId={draft.id}
                section={section}
                number={at + 1}
                isFolded={isFolded}
                onFold={() => fold(section.id, !isFolded)}
                onRename={() => rename(section.id)}
                canRemove={sections.length > 1}
              />
              {!isFolded && (
                <div className="divide-y divide-line border-t border-line empty:border-t-0">
                  {section.lessons.map((lesson) => (
                    <LessonRow
                      key={lesson.id}
                      row={row}
                      lesson={lesson}
                      number={numberOf(sections, lesson.id)}
                      standing={uploads.standingOf(lesson)}
                      isOpen={lesson.id === openId}
                      hasRemark={editor.remarksOnLesson(lesson.id).length > 0}
                      becomes={becomes}
                    />
                  ))}
                </div>
              )}
            </div>
          );
        })}
      </div>
      {!editor.isLocked && <TreeFooter draft={draft} openId={openId} onLesson={(id) => onOpen(id, false)} onSection={rename} />}
    </section>
  );
}

/** What the tree remembers, and what keys and drops do with it. */
function useTree({ editor: { draft, isLocked }, curriculum, openId, onOpen, onPlay }: Props) {
  const { sections } = curriculum;
  const [focused, setFocused] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const tree = useRef<HTMLDivElement>(null);
  const { act: saveLesson } = useAct(api.teaching.saveLesson, { learn: learnTraining });
  // What reads the places out goes with the tree.
  useEffect(() => cleanup, []);

  const focus = (id: string) => tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  const order = (next: DraftSection[], moved: string) => {
    flushSync(() => curriculum.order(next));
    announce(placeText(next, moved));
    // A node that moves in the page loses the focus.
    focus(moved);
  };
  const becomes = useTreeDrops(sections, order);
  const fold = (id: string, isFolded: boolean) =>
    setFolded((before) => new Set(isFolded ? [...before, id] : [...before].filter((one) => one !== id)));

  const onKeyDown = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
    if (id === undefined || event.ctrlKey || event.metaKey) return;
    const act = actOf(event, id, sections, folded);
    if (!act || (isLocked && (act.do === "order" || act.do === "rename"))) return;
    event.preventDefault();
    event.stopPropagation();
    if (act.do === "focus") focus(act.id);
    if (act.do === "order") order(act.sections, id);
    if (act.do === "rename") setRenaming(act.id);
    if (act.do === "fold") fold(act.id, act.isFolded);
    if (act.do === "play") onPlay();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.dataset.row;
    if (id === undefined) return;
    setFocused(id);
    if (lessonsOf({ sections }).some((lesson) => lesson.id === id)) onOpen(id, true);
  };
  const onRenamed = (id: string, name: string | null) => {
    setRenaming(null);
    requestAnimationFrame(() => focus(id));
    if (!name) return;
    if (sections.some((section) => section.id === id))
      return curriculum.order(sections.map((one) => (one.id === id ? { ...one, title: name } : one)));
    const lesson = lessonsOf({ sections }).find((one) => one.id === id);
    if (lesson && lesson.title !== name) saveLesson({ id: draft.id, lessonId: id, mark: lesson.mark, fields: { title: name } });
  };
  const row: TreeRow = {
    current: focused ?? openId ?? sections[0]?.id ?? null,
    renaming,
    isLocked,
    onOpen: (id) => onOpen(id, false),
    onRenamed,
  };
  return { tree, row, folded, becomes, fold, rename: setRenaming, onKeyDown, onFocus };
}

/** What is read out after a move. */
function placeText(sections: readonly DraftSection[], id: string): string {
  const at = sections.findIndex((section) => section.id === id);
  if (at >= 0) return `${sections[at]?.title} is now section ${at + 1} of ${sections.length}`;
  const lesson = lessonsOf({ sections: [...sections] }).find((one) => one.id === id);
  return `${lesson?.title || teachingTexts.untitledLesson} is now lesson ${numberOf(sections, id)}`;
}
