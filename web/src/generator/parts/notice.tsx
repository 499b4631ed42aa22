import { queryOptions, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { api } from "../../lib/api.ts";

const NoticeBox = lazy(() => import("./notice-box.tsx").then((part) => ({ default: part.NoticeBox })));

/** Nothing is known to be said, so no page asks; a live note makes it stale, and only then it is asked for. */
const noticeQuery = queryOptions({ ...api.generator.notice.queryOptions(), initialData: null, staleTime: Number.POSITIVE_INFINITY });

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
