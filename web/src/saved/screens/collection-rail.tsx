import type { Collection } from "@blenda/domain/saved/model";
import { Link } from "@tanstack/react-router";
import { type DragEvent, useState } from "react";
import { exact } from "../../lib/text/numbers.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { SideList, sideItemStyle } from "../../ui/layout/side-list.tsx";
import { type View, writeView } from "../data/view.ts";
import { CollectionNameDialog } from "./collection-name-dialog.tsx";

interface Props {
  view: View;
  total: number | undefined;
  collections: readonly Collection[];
  /** Whether what is being dragged would change something here; without an id: whether it can be taken out of the open one. */
  takes: (collectionId: string | undefined) => boolean;
  onDrop: (collectionId: string | undefined) => void;
}

/** All saved models, then the collections. A model dropped on one of them goes in; dropped on all, it leaves the open one. */
export function CollectionRail({ view, total, collections, takes, onDrop }: Props) {
  const [isNaming, setNaming] = useState(false);
  const open = collections.find(({ id }) => id === view.collectionId);
  return (
    <>
      <SideList label="Collections">
        <Entry
          view={{ ...view, collectionId: undefined }}
          isHere={view.collectionId === undefined}
          name={takes(undefined) && open ? `Take out of ${open.name}` : "All saved"}
          count={total}
          icon="heart"
          canDrop={takes(undefined)}
          onDrop={() => onDrop(undefined)}
        />
        {collections.map(({ id, name, count }) => (
          <Entry
            key={id}
            view={{ ...view, collectionId: id }}
            isHere={view.collectionId === id}
            name={name}
            count={count}
            icon="folder"
            canDrop={takes(id)}
            onDrop={() => onDrop(id)}
          />
        ))}
        <li className="shrink-0">
          <button type="button" className={sideItemStyle} onClick={() => setNaming(true)}>
            <Icon name="plus" />
            New collection
          </button>
        </li>
      </SideList>
      {isNaming && <CollectionNameDialog onClose={() => setNaming(false)} />}
    </>
  );
}

interface EntryProps {
  view: View;
  isHere: boolean;
  name: string;
  count: number | undefined;
  icon: "heart" | "folder";
  canDrop: boolean;
  onDrop: () => void;
}

function Entry({ view, isHere, name, count, icon, canDrop, onDrop }: EntryProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!canDrop) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (canDrop) onDrop();
  };
  return (
    <li className="max-w-64 shrink-0 md:max-w-none" onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <Link
        to="/saved"
        search={writeView(view)}
        state={{ staysPut: true }}
        activeOptions={{ exact: true }}
        aria-current={isHere ? "true" : undefined}
        draggable={false}
        className={classNames(
          sideItemStyle,
          canDrop && "ring-1 ring-ember-line ring-inset",
          canDrop && isOver && "bg-ember-soft text-text ring-2 ring-ember",
        )}
      >
        <Icon name={icon} />
        <span className="min-w-0 truncate">{name}</span>
        {count !== undefined && <span className="ml-auto type-small text-muted tabular-nums">{exact(count)}</span>}
      </Link>
    </li>
  );
}
