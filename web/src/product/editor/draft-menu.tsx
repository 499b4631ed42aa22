import type { QueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { newKey } from "../../lib/calls/key.ts";
import { draftStore } from "../../lib/storage/draft-store.ts";
import { iconButtonStyle } from "../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../ui/controls/menu.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { KeyLines } from "../../ui/table/key-list.tsx";
import type { DraftBase, DraftKind } from "./draft-kind.ts";

interface Props<Draft extends DraftBase> {
  kind: DraftKind<Draft>;
  draft: Draft;
  keys: readonly { keys: string[]; does: string }[];
  /** Opens the copy. */
  onCopied: (id: string) => void;
  /** What it means to delete the draft, or to cancel the changes. */
  endMeans: string;
}

/** What can be done with a draft as a whole. */
export function DraftMenu<Draft extends DraftBase>({ kind, draft, keys, onCopied, endMeans }: Props<Draft>) {
  const [asked, setAsked] = useState<"end" | "keys" | null>(null);
  const duplicate = useAct(kind.calls.duplicate, {
    learn: (copy, cache) => {
      kind.learn(copy, cache);
      onCopied(copy.id);
    },
    done: () => "Copied as a new draft",
  });
  const end = useEndDraft(kind, draft);
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
          {endMeans}
        </ConfirmDialog>
      )}
      {asked === "keys" && (
        <Dialog isOpen title="Keys on this page" onClose={close}>
          <KeyLines hints={keys} />
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
function useEndDraft<Draft extends DraftBase>({ calls, keptAs, newKey: { leave }, forget }: DraftKind<Draft>, draft: Draft) {
  const navigate = useNavigate();
  const learn = async ({ id }: { id: string }, cache: QueryClient) => {
    draftStore.remove(keptAs(id));
    leave(id);
    // Left first: the page would ask for what is no longer there.
    await navigate({ to: "/dashboard/products" });
    forget(id, cache);
  };
  const remove = useAct(calls.deleteDraft, { learn, done: () => "Draft deleted" });
  const cancel = useAct(calls.cancelRevision, { learn, done: () => "Changes canceled" });
  const isRevision = draft.live !== null;
  return {
    can: draft.may.includes(isRevision ? "cancelRevision" : "delete"),
    isEnding: remove.isActing || cancel.isActing,
    act: () => (isRevision ? cancel : remove).act({ id: draft.id }),
    words: isRevision
      ? { label: "Cancel these changes", question: "Cancel these changes?", keepLabel: "Keep editing" }
      : { label: "Delete draft", question: "Delete this draft?", keepLabel: "Keep draft" },
  };
}
