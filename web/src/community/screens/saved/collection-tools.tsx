import type { Collection } from "@blenda/domain/community/model";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { collectionsQuery } from "../../data/collections.ts";
import { CollectionName } from "./collection-name.tsx";

/** Renames a collection or takes it away; what lay in it stays saved. */
export function CollectionTools({ collection }: { collection: Collection }) {
  const [doing, setDoing] = useState<"rename" | "remove" | null>(null);
  const navigate = useNavigate();
  const { act, isActing } = useAct(api.community.removeCollection, {
    done: () => "Collection removed",
    learn: (collections, cache) => void cache.setQueryData(collectionsQuery.queryKey, collections),
  });
  const close = () => setDoing(null);
  return (
    <div className="flex gap-2">
      <Button size="small" icon="pen-line" onClick={() => setDoing("rename")}>
        Rename
      </Button>
      <Button size="small" icon="trash-2" onClick={() => setDoing("remove")}>
        Remove
      </Button>
      {doing === "rename" && <CollectionName collection={collection} onClose={close} />}
      {doing === "remove" && (
        <ConfirmDialog
          question={`Remove “${collection.name}”?`}
          label="Remove collection"
          keepLabel="Keep it"
          isBusy={isActing}
          onYes={() => act({ collectionId: collection.id }, { onSuccess: () => void navigate({ to: "/community/saved", search: {} }) })}
          onClose={close}
        >
          Its posts stay saved.
        </ConfirmDialog>
      )}
    </div>
  );
}
