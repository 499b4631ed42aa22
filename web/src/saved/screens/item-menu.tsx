import type { Collection, SavedItem } from "@blenda/domain/saved/model";
import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Menu, menuItemStyle } from "../../ui/menu.tsx";
import { CollectionNameDialog } from "./collection-name-dialog.tsx";
import { usePlacing } from "./collections.ts";

/** Which collections a saved model lies in. */
export function ItemMenu({
  item: { productId, title, collectionIds },
  collections,
}: {
  item: SavedItem;
  collections: readonly Collection[];
}) {
  const place = usePlacing();
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Menu
        align="end"
        label={`Collections of ${title}`}
        triggerClass="touch-target grid size-9 place-items-center rounded-xs bg-bg text-text transition-colors -outline-offset-2 hover:text-ember"
        trigger={<Icon name="folder-plus" />}
      >
        <div className="max-h-64 overflow-y-auto">
          {collections.map(({ id, name }) => {
            const isIn = collectionIds.includes(id);
            return (
              <button
                key={id}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={menuItemStyle}
                onClick={() => place({ collectionId: id, productId, isIn: !isIn })}
              >
                <Icon name={isIn ? "check" : "folder"} className={isIn ? "text-ember" : ""} />
                <span className="sr-only">{isIn ? "Take out of " : "Put in "}</span>
                <span className="max-w-56 truncate">{name}</span>
              </button>
            );
          })}
        </div>
        <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => setNaming(true)}>
          <Icon name="plus" />
          New collection
        </button>
      </Menu>
      {isNaming && (
        <CollectionNameDialog
          onClose={() => setNaming(false)}
          onDone={(all, name) => {
            const made = all.find((collection) => collection.name === name);
            if (made) place({ collectionId: made.id, productId, isIn: true });
          }}
        />
      )}
    </>
  );
}
