import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import type { Latest } from "@blenda/domain/notifications/model";
import { notificationTexts } from "@blenda/domain/notifications/texts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { offerUndo } from "../../product/toast-offers.tsx";

/** The bell and the page read the same answer; live notes keep it true. */
export const latestQuery = queryOptions(api.notifications.latest.queryOptions());

const learn = (latest: Latest, cache: QueryClient) => void cache.setQueryData(latestQuery.queryKey, latest);

/** Shows a change before its answer is there; what it answers with brings back what was. */
function foreseen(cache: QueryClient, change: (before: Latest) => Latest): () => void {
  const { queryKey } = latestQuery;
  const before = cache.getQueryData(queryKey);
  if (!before) return () => undefined;
  void cache.cancelQueries({ queryKey });
  cache.setQueryData(queryKey, change(before));
  return () => cache.setQueryData(queryKey, before);
}

/** As if these had been read. */
function withRead({ items }: Latest, isMeant: (id: string) => boolean): Latest {
  const next = items.map((item) => (isMeant(item.id) ? { ...item, read: true } : item));
  return { items: next, unread: next.filter(({ read }) => !read).length };
}

export function useMarkRead() {
  const { act } = useAct(api.notifications.markRead, {
    learn,
    foresee: ({ id }, cache) => foreseen(cache, (before) => withRead(before, (other) => other === id)),
  });
  return (id: string) => act({ id });
}

export function useMarkAllRead() {
  const { act } = useAct(api.notifications.markAllRead, {
    learn,
    foresee: (_all, cache) => foreseen(cache, (before) => withRead(before, () => true)),
  });
  return () => act(undefined);
}

/** Everything goes at once and can be brought back for a few minutes; the message with the way back leaves earlier. */
export function useClearAll() {
  const undo = useAct(api.notifications.undoClear, { learn, done: () => notificationTexts.restored });
  const { act } = useAct(api.notifications.clearAll, {
    foresee: (_all, cache) => foreseen(cache, () => ({ items: [], unread: 0 })),
    learn: ({ latest, undoKey }, cache) => {
      learn(latest, cache);
      if (undoKey) offerUndo(notificationTexts.cleared, () => undo.act({ undoKey }));
    },
  });
  return () => act(undefined);
}

export const inBell = ({ items }: Latest) => items.slice(0, NOTIFICATIONS.IN_BELL);
