import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Menu, menuItemStyle } from "../../../ui/controls/menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { collectionsQuery, savedStateQuery } from "../../data/collections.ts";
import { learnSaved } from "../../data/reactions.ts";
import { CollectionName } from "./collection-name.tsx";

/** Where a saved post lies among one's own collections. */
export function CollectionMenu({ postId, title }: { postId: string; title: string }) {
  const [isNaming, setNaming] = useState(false);
  const { act } = useAct(api.community.savePost, { learn: learnSaved });
  return (
    <>
      <Menu
        label={`Collection of ${title}`}
        triggerClass="touch-target grid size-9 place-items-center rounded-xs text-muted transition-colors hover:bg-surface-2 hover:text-text"
        trigger={<Icon name="folder-plus" />}
      >
        <Choices postId={postId} onChoose={(collectionId) => act({ postId, collectionId })} />
        <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => setNaming(true)}>
          <Icon name="plus" />
          New collection
        </button>
      </Menu>
      {isNaming && <CollectionName onDone={({ id }) => act({ postId, collectionId: id })} onClose={() => setNaming(false)} />}
    </>
  );
}

function Choices({ postId, onChoose }: { postId: string; onChoose: (collectionId: string | null) => void }) {
  const { data: collections = [] } = useQuery(collectionsQuery);
  const { data: state } = useQuery(savedStateQuery(postId));
  const choices = [{ id: null, name: "No collection" }, ...collections];
  if (collections.length === 0) return null;
  return (
    <div className="max-h-64 overflow-y-auto">
      {choices.map(({ id, name }) => {
        const isHere = state !== undefined && state.collectionId === id;
        return (
          <button
            key={id ?? ""}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-current={isHere || undefined}
            className={menuItemStyle}
            onClick={() => onChoose(id)}
          >
            <Icon name={isHere ? "check" : "folder"} className={isHere ? "text-ember" : ""} />
            <span className="max-w-56 truncate">{name}</span>
          </button>
        );
      })}
    </div>
  );
}
