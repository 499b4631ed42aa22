import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { api, client } from "../../lib/calls/api.ts";
import { type PendingToggle, useToggle } from "../../lib/calls/toggle.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { localSaves } from "./local-saves.ts";

/** Every heart on every screen reads this one list; live notes keep it true. */
export const savedIdsQuery = queryOptions(api.saved.ids.queryOptions());

export const SAVING = "saved";

const saving = {
  name: SAVING,
  turn: ({ id, isOn }: PendingToggle) => (isOn ? client.saved.save({ productId: id }) : client.saved.unsave({ productId: id })),
  learn: async (_out: unknown, { id, isOn }: PendingToggle, cache: QueryClient) => {
    const { queryKey } = savedIdsQuery;
    if (!cache.getQueryData(queryKey)) return;
    // An answer that left before this one was true may still be on its way.
    await cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, (before = []) => {
      const others = before.filter((other) => other !== id);
      return isOn ? [id, ...others] : others;
    });
  },
};

/** A visitor's list; the browser says when another tab changed it. */
export const useLocalSaves = (): readonly string[] => useSyncExternalStore(watchLocal, localSaves.ids);

function watchLocal(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => localSaves.hear(key);
  const stop = localSaves.watch(onChange);
  addEventListener("storage", hear);
  return () => {
    stop();
    removeEventListener("storage", hear);
  };
}

/** Whether this product is saved, here or in the account, and the way to change that. `done` hears what became of it. */
export function useSaved(productId: string, done?: (isSaved: boolean) => void) {
  const isMember = useMe() !== null;
  const local = useLocalSaves();
  const { data: isKept = false } = useQuery({ ...savedIdsQuery, enabled: isMember, select: (ids) => ids.includes(productId) });
  const { isOn, turn } = useToggle(saving, { id: productId, isOn: isKept }, (pending) => done?.(pending.isOn));
  if (isMember) return { isSaved: isOn, setSaved: turn };
  const setLocally = (isSaved: boolean) => {
    localSaves.turn(productId, isSaved);
    done?.(isSaved);
  };
  return { isSaved: local.includes(productId), setSaved: setLocally };
}
