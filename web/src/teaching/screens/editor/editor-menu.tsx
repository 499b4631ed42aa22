import type { TrainingDraft } from "@blenda/domain/teaching/model";
import type { QueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { draftStore } from "../../../lib/storage/draft-store.ts";
import { iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../../ui/controls/menu.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { KeyLines } from "../../../ui/table/key-list.tsx";
import { forgetDraft, learnDraft } from "../../data/draft-queries.ts";
import { leaveNewDraft } from "../../data/new-draft.ts";

const KEYS = [
  { keys: ["↑ ↓"], does: "Walk through the lessons" },
  { keys: ["Alt", "↑ ↓"], does: "Move a lesson or a section" },
  { keys: ["Alt", "← →"], does: "Move a lesson into the section before or after" },
  { keys: ["Enter"], does: "Rename" },
  { keys: ["Space"], does: "Play the film" },
  { keys: ["C"], does: "Chapter at the player's place" },
  { keys: ["Ctrl", "S"], does: "Save now" },
  { keys: ["Ctrl", "Enter"], does: "Submit" },
];

/** What can be done with the course as a whole. */
export function EditorMenu({ draft }: { draft: TrainingDraft }) {
  const [asked, setAsked] = useState<"end" | "keys" | null>(null);
  const navigate = useNavigate();
  const duplicate = useAct(api.teaching.duplicate, {
    learn: (copy, cache) => {
      learnDraft(copy, cache);
      void navigate({ to: "/dashboard/edit-training/$trainingId", params: { trainingId: copy.id }, search: {} });
    },
    done: () => "Copied as a new draft",
  });
  const end = useEndDraft(draft);
  const close = () => setAsked(null);
  return (
    <>
      <Menu
        label="More"
        align="end"
        triggerClass={`${iconButtonStyle} border border-line-strong bg-surface-2`}
        trigger={<Icon name="ellipsis" size={20} />}
      >
        <Line icon="copy" text="Duplicate" onChoose={() => duplicate.act({ id: draft.id, key: newKey() })} />
        {end.can && <Line icon="trash-2" text={end.words.label} onChoose={() => setAsked("end")} />}
        <Line icon="info" text="Keys on this page" onChoose={() => setAsked("keys")} />
      </Menu>
      {asked === "end" && (
        <ConfirmDialog {...end.words} isBusy={end.isEnding} onYes={end.act} onClose={close}>
          {end.words.means}
        </ConfirmDialog>
      )}
      {asked === "keys" && (
        <Dialog isOpen title="Keys on this page" onClose={close}>
          <KeyLines hints={KEYS} />
        </Dialog>
      )}
    </>
  );
}

const Line = ({ icon, text, onChoose }: { icon: IconName; text: string; onChoose: () => void }) => (
  <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={onChoose}>
    <Icon name={icon} />
    {text}
  </button>
);

/** Deletes a draft, or cancels the changes of something on sale; then there is nothing left to edit. */
function useEndDraft(draft: TrainingDraft) {
  const navigate = useNavigate();
  const learn = async ({ id }: { id: string }, cache: QueryClient) => {
    draftStore.remove(`course:${id}`);
    leaveNewDraft(id);
    // Left first: the page would ask for what is no longer there.
    await navigate({ to: "/dashboard/products" });
    forgetDraft(id, cache);
  };
  const remove = useAct(api.teaching.deleteDraft, { learn, done: () => "Draft deleted" });
  const cancel = useAct(api.teaching.cancelRevision, { learn, done: () => "Changes canceled" });
  const isRevision = draft.live !== null;
  return {
    can: draft.may.includes(isRevision ? "cancelRevision" : "delete"),
    isEnding: remove.isActing || cancel.isActing,
    act: () => (isRevision ? cancel : remove).act({ id: draft.id }),
    words: isRevision
      ? {
          label: "Cancel these changes",
          question: "Cancel these changes?",
          keepLabel: "Keep editing",
          means: "The course on sale stays as it is. What you changed here is gone.",
        }
      : {
          label: "Delete draft",
          question: "Delete this draft?",
          keepLabel: "Keep draft",
          means: "Its films, files and words are deleted. You can't undo this.",
        },
  };
}
