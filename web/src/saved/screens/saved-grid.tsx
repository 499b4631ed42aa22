import type { ProductCard as Product } from "@blenda/domain/catalogue/model";
import { Link } from "@tanstack/react-router";
import { type DragEvent, type ReactNode, use } from "react";
import { ProductCard, ProductCardSkeleton } from "../../catalogue/parts/product-card.tsx";
import { Embeds } from "../../product/embeds.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { Heart } from "../parts/heart.tsx";
import { HeartWithUndo, type RemovableItem, RemovableItemContext } from "./heart-with-undo.tsx";

const GRID = "grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4 lg:gap-x-5";
const FIRST_ROW = 4;

interface ShownItem extends RemovableItem {
  /** The name it had, for one that can no longer be shown. */
  title: string;
  product: Product | null;
}

interface Props<Item extends ShownItem> {
  items: readonly Item[];
  /** Laid over the corner of a card, beside its heart. */
  menuOf?: (item: Item) => ReactNode;
  onDrag?: (item: Item | null) => void;
}

export function SavedGrid<Item extends ShownItem>({ items, menuOf, onDrag }: Props<Item>) {
  const embeds = use(Embeds);
  const begin = (item: Item) => (event: DragEvent) => {
    event.dataTransfer.effectAllowed = "copyMove";
    event.dataTransfer.setData("text/plain", item.title);
    event.dataTransfer.setDragImage(event.currentTarget, 24, 24);
    onDrag?.(item);
  };
  return (
    <Embeds value={{ ...embeds, heart: HeartWithUndo }}>
      <ul aria-label="Saved models" className={GRID}>
        {items.map((item, at) => (
          <li
            key={item.productId}
            className="group/item relative"
            draggable={onDrag !== undefined}
            onDragStart={onDrag && begin(item)}
            onDragEnd={onDrag && (() => onDrag(null))}
          >
            <RemovableItemContext value={item}>
              {item.product ? <ProductCard product={item.product} isFirst={at < FIRST_ROW} hasFacts /> : <Unavailable item={item} />}
            </RemovableItemContext>
            {menuOf && <Corner>{menuOf(item)}</Corner>}
          </li>
        ))}
      </ul>
    </Embeds>
  );
}

/** Over the picture: beside heart and compare, or below it where a finger needs more room and nothing turns. */
function Corner({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-2 aspect-4/3 has-aria-expanded:z-3">
      <div className="pointer-events-auto absolute top-2 right-24 opacity-0 transition-opacity group-focus-within/item:opacity-100 group-hover/item:opacity-100 pointer-coarse:top-auto pointer-coarse:right-2 pointer-coarse:bottom-2 pointer-coarse:opacity-100">
        {children}
      </div>
    </div>
  );
}

/** It stays by its name until it is taken away. */
function Unavailable({ item: { productId, title } }: { item: ShownItem }) {
  return (
    <article className="group/card relative grid content-start gap-2.5">
      <div className="relative grid aspect-4/3 place-items-center rounded-sm border border-dashed border-line-strong bg-surface-1">
        <Icon name="box" size={32} className="text-faint" />
        <div className="absolute top-2 right-2">
          <Heart productId={productId} title={title} />
        </div>
      </div>
      <div className="grid gap-1">
        <h3 className="truncate type-ui font-semibold text-faint">{title}</h3>
        <p className="type-small text-faint">No longer available</p>
      </div>
    </article>
  );
}

export function SavedSkeleton() {
  return (
    <div role="status" aria-label="Loading your saved models" className="grid gap-4">
      <div className="flex h-10 items-center justify-between">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-10 w-48" />
      </div>
      <div className={GRID}>
        <Repeat of={ProductCardSkeleton} times={8} />
      </div>
    </div>
  );
}

export function NothingSaved() {
  return (
    <EmptyState
      icon="heart"
      title="Nothing saved yet"
      action={
        <Link to="/marketplace" className={buttonStyle("primary", "large")}>
          Browse the marketplace
        </Link>
      }
    >
      Click the heart on any model to save it here.
    </EmptyState>
  );
}
