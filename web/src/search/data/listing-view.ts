import { useState } from "react";
import { localStore } from "../../lib/storage/storage.ts";

const KEY = "blenda.listView";
export type ListingView = "grid" | "list";

/** Cards or rows, as this person last chose. */
export function useListingView(): [ListingView, (view: ListingView) => void] {
  const [view, setView] = useState<ListingView>(() => (localStore.read(KEY) === "list" ? "list" : "grid"));
  const choose = (next: ListingView) => {
    localStore.write(KEY, next);
    setView(next);
  };
  return [view, choose];
}
