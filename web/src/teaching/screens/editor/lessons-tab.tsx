import { useIsNarrow } from "../../../lib/page/narrow.ts";
import { FieldFrame, ReviewNote } from "../../../product/editing/field-frame.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { useCurriculum } from "../../data/use-curriculum.ts";
import { lessonsOf } from "../../data/use-lesson-form.ts";
import type { TrainingEditor } from "../../data/use-training-editor.ts";
import { lessonGridStyle } from "./layout.ts";
import { LessonPane } from "./lesson/lesson-pane.tsx";
import type { HeldLesson } from "./lesson/lesson-props.ts";
import { RemovedLessons } from "./removed-lessons.tsx";
import { RuleStrip } from "./rule-strip.tsx";
import { LessonTree } from "./tree/lesson-tree.tsx";
import type { LessonUploads } from "./use-lesson-uploads.ts";
import type { Place } from "./use-place.ts";

interface Props {
  editor: TrainingEditor;
  uploads: LessonUploads;
  place: Place;
  onHeld: (held: HeldLesson | null) => void;
  onPlay: () => void;
}

/** The tree at the left, the open lesson beside it; on small screens one after the other. */
export function LessonsTab({ editor, uploads, place, onHeld, onPlay }: Props) {
  const { draft } = editor;
  const isNarrow = useIsNarrow();
  const curriculum = useCurriculum(draft);
  const lessons = lessonsOf({ sections: curriculum.sections });
  const chosen = lessons.find(({ id }) => id === place.lessonId) ?? null;
  const open = chosen ?? (isNarrow ? null : (lessons[0] ?? null));
  const onOpen = (lesson: string, isWalking: boolean) => {
    if (lesson === place.lessonId || (isWalking && isNarrow)) return;
    void place.go({ lesson }, { replace: !isNarrow });
  };
  return (
    <>
      {!(isNarrow && open) && <RuleStrip editor={editor} uploads={uploads} />}
      <div className={lessonGridStyle}>
        {!(isNarrow && open) && (
          <FieldFrame editor={editor} field="lessons" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <ReviewNote editor={editor} field="lessons" />
            <LessonTree
              editor={editor}
              curriculum={curriculum}
              uploads={uploads}
              openId={open?.id ?? null}
              onOpen={onOpen}
              onPlay={onPlay}
            />
            <RemovedLessons draft={draft} />
          </FieldFrame>
        )}
        {open && (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
            {isNarrow && (
              <div>
                <Button kind="quiet" size="small" icon="arrow-left" onClick={() => void place.go({})}>
                  All lessons
                </Button>
              </div>
            )}
            <LessonPane
              key={open.id}
              editor={editor}
              lesson={open}
              uploads={uploads}
              curriculum={curriculum}
              onHeld={onHeld}
              onRemoved={() => void place.go({}, { replace: true })}
            />
          </div>
        )}
      </div>
    </>
  );
}
