import type { Collection, SavedItem } from "@blenda/domain/saved/model";
import { priceNow } from "@blenda/domain/shared/price";
import { useState } from "react";
import { addToCart } from "../../cart/data/add-to-cart.ts";
import { productItem } from "../../cart/data/product-item.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { offerUndo } from "../../product/toast-offers.tsx";
import { Menu, menuItemStyle } from "../../ui/controls/menu.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePlacing } from "../data/collections.ts";
import { useSaved } from "../data/saved-state.ts";
import { CollectionNameDialog } from "./collection-name-dialog.tsx";
import { saveAgain } from "./heart-with-undo.tsx";

/** Which collections a saved model lies in, and the way from the list into the cart. */
export function ItemMenu({ item, collections }: { item: SavedItem; collections: readonly Collection[] }) {
  const { productId, title, collectionIds } = item;
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
        <MoveToCart item={item} />
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

/** With the personal licence, as the price on its card says. It leaves the list, and comes back when that was a mistake. */
function MoveToCart({ item: { productId, product, collectionIds } }: { item: SavedItem }) {
  const me = useMe();
  const { setSaved } = useSaved(productId, (isSaved) => {
    if (!isSaved) offerUndo("Moved to your cart", () => void saveAgain(productId, collectionIds));
  });
  if (!product || product.isSubscriptionOnly || product.shop.creatorId === me?.id) return null;
  const move = () => addToCart(productItem(product, "personal", priceNow(product)), me?.id) && setSaved(false);
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={move}>
      <Icon name="shopping-cart" />
      Move to cart
    </button>
  );
}
