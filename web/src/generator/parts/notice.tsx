import { queryOptions, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { api, queryClient } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";

const NoticeBox = lazy(() => import("./notice-box.tsx").then((part) => ({ default: part.NoticeBox })));

/** The first question of the visit brought what is being said; after that a live note makes it stale, and only then it is asked for. */
const noticeQuery = queryOptions({
  ...api.generator.notice.queryOptions(),
  initialData: () => queryClient.getQueryData(sessionQuery.queryKey)?.notice ?? null,
  initialDataUpdatedAt: () => queryClient.getQueryState(sessionQuery.queryKey)?.dataUpdatedAt,
  staleTime: Number.POSITIVE_INFINITY,
});

/** What staff say to everybody who is here. */
export function BroadcastNotice() {
  const { data, dataUpdatedAt } = useQuery(noticeQuery);
  return (
    <div role="status" data-print="hidden" className="pointer-events-none fixed inset-x-4 top-20 z-40 grid justify-items-center">
      {data && (
        <Suspense>
          <NoticeBox key={data.until} notice={data} heardAt={dataUpdatedAt} />
        </Suspense>
      )}
    </div>
  );
}
