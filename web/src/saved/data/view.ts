import { SAVED_SORTS, type SavedSort } from "@blenda/domain/saved/constants";
import type { AddressParams } from "../../lib/page/address.ts";

/** What the page shows: which collection, in which order. The address keeps it. */
export interface View {
  sort: SavedSort;
  collectionId: string | undefined;
}

export function readView({ sort, collection }: AddressParams): View {
  return { sort: SAVED_SORTS.find((known) => known === sort) ?? "newest", collectionId: collection || undefined };
}

export const writeView = ({ sort, collectionId }: View): AddressParams => ({
  ...(collectionId && { collection: collectionId }),
  ...(sort !== "newest" && { sort }),
});
