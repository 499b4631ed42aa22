import type { DraftLesson, DraftSection } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { draftStore } from "../../../../lib/storage/draft-store.ts";
import { IconButton, iconButtonStyle } from "../../../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../../../ui/controls/menu.tsx";
import { ConfirmDialog } from "../../../../ui/feedback/confirm-dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { learnTraining } from "../../../data/training-drafts.ts";
import { placeOf, putLesson, stepLesson } from "../../../data/tree-order.ts";
import type { TrainingEditor } from "../../../data/use-training-editor.ts";

interface Props {
  editor: TrainingEditor;
  lesson: DraftLesson;
  curriculum: { sections: DraftSection[]; order: (sections: readonly DraftSection[]) => void };
  onRemoved: () => void;
}

/** Up, down, elsewhere, away. */
export function LessonMoves({ editor: { draft }, lesson, curriculum, onRemoved }: Props) {
  const { sections, order } = curriculum;
  const [isAsked, setAsked] = useState(false);
  const remove = useAct(api.teaching.removeLesson, {
    learn: (next, cache) => {
      draftStore.remove(`lesson:${lesson.id}`);
      setAsked(false);
      onRemoved();
      learnTraining(next, cache);
    },
  });
  const here = sections[placeOf(sections, lesson.id)?.[0] ?? -1];
  const name = lesson.title || teachingTexts.untitledLesson;
  const isPaid = draft.live !== null && draft.live.sales > 0 && !lesson.isNew;
  return (
    <div className="-mt-1.5 -mr-2 flex shrink-0">
      <IconButton icon="chevron-up" label="Move lesson up" onClick={() => order(stepLesson(sections, lesson.id, -1))} />
      <IconButton icon="chevron-down" label="Move lesson down" onClick={() => order(stepLesson(sections, lesson.id, 1))} />
      <Menu label={`More about ${name}`} align="end" triggerClass={iconButtonStyle} trigger={<Icon name="ellipsis" size={20} />}>
        {sections
          .filter((section) => section !== here)
          .map(({ id, title, lessons }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={menuItemStyle}
              onClick={() => order(putLesson(sections, lesson.id, id, lessons.length))}
            >
              <Icon name="arrow-right" />
              <span className="min-w-0 truncate">Move to {title}</span>
            </button>
          ))}
        <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => setAsked(true)}>
          <Icon name="trash-2" />
          Remove lesson
        </button>
      </Menu>
      {isAsked && (
        <ConfirmDialog
          question={`Remove ${name}?`}
          label="Remove lesson"
          keepLabel="Keep lesson"
          isBusy={remove.isActing}
          onYes={() => remove.act({ id: draft.id, lessonId: lesson.id })}
          onClose={() => setAsked(false)}
        >
          {isPaid ? teachingTexts.removedPaid : "Its film, captions and files go with it. You can't undo this."}
        </ConfirmDialog>
      )}
    </div>
  );
}
