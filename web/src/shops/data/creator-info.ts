import type { CreatorInfo } from "@blenda/domain/shops/model";
import { useEffect, useSyncExternalStore } from "react";
import { client } from "../../lib/calls/api.ts";
import { createCreatorStore } from "./creator-store.ts";

const creators = createCreatorStore((ids) => client.shops.creators({ ids }));

/** `null` until something is known; then who it is, or the specification's words for an unknown person. */
export function useCreatorInfo(userId: string): CreatorInfo | null {
  useEffect(() => creators.want(userId), [userId]);
  return useSyncExternalStore(creators.watch, () => creators.infoOf(userId));
}
