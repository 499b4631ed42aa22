import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../../ui/controls/menu.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { KeyLines } from "../../../ui/table/key-list.tsx";
import { learnDraft } from "../../data/draft-queries.ts";
import type { ProductEditor } from "../../data/use-product-editor.ts";
import { useEndDraft } from "./use-end-draft.ts";

const KEYS = [
  { keys: ["Ctrl", "S"], does: "Save now" },
  { keys: ["Ctrl", "Enter"], does: "Submit" },
  { keys: ["Alt", "↓"], does: "Next open point" },
  { keys: ["Alt", "← →"], does: "Move an image or a file from its grip" },
];

type Asked = "end" | "keys" | null;

/** What can be done with the product as a whole. */
export function EditorMenu({ editor }: { editor: ProductEditor }) {
  const { draft } = editor;
  const [asked, setAsked] = useState<Asked>(null);
  const navigate = useNavigate();
  const duplicate = useAct(api.authoring.duplicate, {
    learn: (copy, cache) => {
      learnDraft(copy, cache);
      void navigate({ to: "/dashboard/products/$productId/edit", params: { productId: copy.id } });
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

function Line({ icon, text, onChoose }: { icon: IconName; text: string; onChoose: () => void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={onChoose}>
      <Icon name={icon} />
      {text}
    </button>
  );
}
