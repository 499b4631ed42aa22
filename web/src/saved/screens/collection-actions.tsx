import type { Collection } from "@blenda/domain/saved/model";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { iconButtonStyle } from "../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../ui/controls/menu.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { learnCollections } from "../data/collections.ts";
import { CollectionNameDialog } from "./collection-name-dialog.tsx";

/** What can be done with the collection on show. */
export function CollectionActions({ collection }: { collection: Collection }) {
  const [asks, setAsks] = useState<"name" | "delete" | null>(null);
  const navigate = useNavigate({ from: "/saved" });
  const { act, isActing } = useAct(api.saved.deleteCollection, {
    // The page is left first: the collection it shows will be gone.
    learn: async (collections, cache) => {
      await navigate({ search: ({ sort }) => ({ sort }), replace: true });
      learnCollections(collections, cache);
    },
  });
  const close = () => setAsks(null);
  return (
    <>
      <Menu label={`Change ${collection.name}`} triggerClass={iconButtonStyle} trigger={<Icon name="ellipsis" size={20} />}>
        <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => setAsks("name")}>
          <Icon name="pen-line" />
          Rename
        </button>
        <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => setAsks("delete")}>
          <Icon name="trash-2" />
          Delete
        </button>
      </Menu>
      {asks === "name" && <CollectionNameDialog collection={collection} onClose={close} />}
      {asks === "delete" && (
        <ConfirmDialog
          question={`Delete ${collection.name}?`}
          label="Delete collection"
          isBusy={isActing}
          onYes={() => act({ id: collection.id })}
          onClose={close}
        >
          The models in it stay saved.
        </ConfirmDialog>
      )}
    </>
  );
}
