import type { Collection } from "@blenda/domain/community/model";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { exact } from "../../../lib/text/numbers.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SideList, sideItemStyle } from "../../../ui/layout/side-list.tsx";
import { CollectionName } from "./collection-name.tsx";

/** All saved posts, then the collections. */
export function Collections({ collections, openId }: { collections: readonly Collection[]; openId: string | undefined }) {
  const [isNaming, setNaming] = useState(false);
  return (
    <div>
      <SideList label="Collections">
        <li className="shrink-0">
          <Link
            to="/community/saved"
            search={{}}
            activeOptions={{ exact: true }}
            aria-current={openId === undefined ? "true" : undefined}
            className={sideItemStyle}
          >
            <Icon name="bookmark" />
            All saved
          </Link>
        </li>
        {collections.map(({ id, name, posts }) => (
          <li key={id} className="max-w-64 shrink-0 md:max-w-none">
            <Link
              to="/community/saved"
              search={{ collection: id }}
              activeOptions={{ exact: true }}
              aria-current={openId === id ? "true" : undefined}
              className={sideItemStyle}
            >
              <Icon name="folder" />
              <span className="min-w-0 truncate">{name}</span>
              <span className="ml-auto type-small text-muted tabular-nums">{exact(posts)}</span>
            </Link>
          </li>
        ))}
        <li className="shrink-0">
          <button type="button" className={sideItemStyle} onClick={() => setNaming(true)}>
            <Icon name="plus" />
            New collection
          </button>
        </li>
      </SideList>
      {isNaming && <CollectionName onClose={() => setNaming(false)} />}
    </div>
  );
}
