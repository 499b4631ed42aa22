import type { Conversation } from "@blenda/domain/inbox/model";
import { useEffect } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { unreadQuery } from "./inbox-queries.ts";

/** A message that arrives while its reader looks counts as read; in a tab that lies behind it waits until they come back. */
export function useReading({ id, unread }: Conversation, newest: string | undefined): void {
  const { act } = useAct(api.inbox.markRead, {
    learn: (out, cache) => void cache.setQueryData(unreadQuery.queryKey, out),
    isToldInPlace: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another newest message is a reason to mark again
  useEffect(() => {
    if (unread === 0) return;
    const mark = () => document.visibilityState === "visible" && act({ id });
    if (mark() !== false) return;
    document.addEventListener("visibilitychange", mark, { once: true });
    return () => document.removeEventListener("visibilitychange", mark);
  }, [act, id, unread, newest]);
}
