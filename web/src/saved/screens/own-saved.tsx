import type { SavedItem } from "@blenda/domain/saved/model";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { usePlacing } from "../data/collections.ts";
import { savedListQuery } from "../data/saved-queries.ts";
import { savedIdsQuery } from "../data/saved-state.ts";
import { readView } from "../data/view.ts";
import { CollectionRail } from "./collection-rail.tsx";
import { NothingSaved } from "./saved-grid.tsx";
import { SavedItems } from "./saved-items.tsx";

/** A member's list, in collections of their own. */
export function OwnSaved() {
  const view = readView(useSearch({ from: "/saved" }));
  const { data: ids } = useQuery(savedIdsQuery);
  const { data } = useInfiniteQuery(savedListQuery(view));
  const place = usePlacing();
  const [dragged, setDragged] = useState<SavedItem | null>(null);
  const collections = data?.pages[0]?.collections ?? [];
  const takes = (collectionId: string | undefined) =>
    dragged !== null && (collectionId ? !dragged.collectionIds.includes(collectionId) : view.collectionId !== undefined);
  const drop = (collectionId: string | undefined) => {
    const target = collectionId ?? view.collectionId;
    if (dragged && target) place({ collectionId: target, productId: dragged.productId, isIn: collectionId !== undefined });
    setDragged(null);
  };
  if (data && ids?.length === 0 && collections.length === 0) return <NothingSaved />;
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:mt-8 md:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]">
      <CollectionRail view={view} total={ids?.length} collections={collections} takes={takes} onDrop={drop} />
      <SavedItems view={view} onDrag={setDragged} />
    </div>
  );
}
