import { BROADCAST_SECONDS } from "@blenda/domain/generator/constants";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { useSecondsUntil } from "../../lib/countdown.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/** Nothing is known to be said, so no page asks; a live note makes it stale, and only then it is asked for. */
const noticeQuery = queryOptions({
  ...api.generator.notice.queryOptions(),
  initialData: null,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** What staff say to everybody who is here. Text only; gone by itself. */
export function BroadcastNotice() {
  const { data, dataUpdatedAt } = useQuery(noticeQuery);
  const [putAway, setPutAway] = useState<string | null>(null);
  // By our own clock: the server's may differ, but never by more than the whole stay.
  const until = data ? Math.min(Date.parse(data.until), dataUpdatedAt + BROADCAST_SECONDS * 1_000) : null;
  const isShown = useSecondsUntil(until) > 0 && data !== null && data.until !== putAway;
  return (
    <div role="status" data-print="hidden" className="pointer-events-none fixed inset-x-4 top-20 z-40 grid justify-items-center">
      {isShown && (
        <div className="pointer-events-auto flex max-w-2xl items-start gap-3 rounded-md border border-sky-line bg-surface-1 py-1.5 pr-1.5 pl-4 shadow-raised appear">
          <Icon name="megaphone" size={20} className="mt-2.5 text-sky" />
          <p className="py-2 type-ui break-words">{data.message}</p>
          <IconButton icon="x" label="Put away" onClick={() => setPutAway(data.until)} />
        </div>
      )}
    </div>
  );
}
