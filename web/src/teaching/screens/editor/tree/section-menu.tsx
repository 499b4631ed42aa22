import type { DraftSection } from "@blenda/domain/teaching/model";
import { useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { iconButtonStyle } from "../../../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../../../ui/controls/menu.tsx";
import { ConfirmDialog } from "../../../../ui/feedback/confirm-dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { learnTraining } from "../../../data/training-drafts.ts";

interface Props {
  draftId: string;
  section: DraftSection;
  canRemove: boolean;
  onRename: () => void;
}

export function SectionMenu({ draftId, section, canRemove, onRename }: Props) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const remove = useAct(api.teaching.removeSection, {
    learn: (draft, cache) => {
      learnTraining(draft, cache);
      close();
    },
  });
  const count = section.lessons.length;
  return (
    <>
      <Menu
        label={`More about ${section.title}`}
        align="end"
        triggerClass={`${iconButtonStyle} size-8!`}
        trigger={<Icon name="ellipsis" size={18} />}
      >
        <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={onRename}>
          <Icon name="pen-line" />
          Rename
        </button>
        {canRemove && (
          <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => setAsked(true)}>
            <Icon name="trash-2" />
            Remove section
          </button>
        )}
      </Menu>
      {isAsked && (
        <ConfirmDialog
          question={`Remove ${section.title}?`}
          label="Remove section"
          keepLabel="Keep section"
          isBusy={remove.isActing}
          onYes={() => remove.act({ id: draftId, sectionId: section.id })}
          onClose={close}
        >
          {count === 0
            ? "It has no lessons."
            : count === 1
              ? "Its lesson goes with it."
              : `Its ${count} lessons go with it. Move them first if you want to keep them.`}
        </ConfirmDialog>
      )}
    </>
  );
}
