import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "refetch" | "isPlaceholderData">;
  /** What is on its way, for those who read by ear. */
  label: string;
  /** Heights of what comes, from top to bottom. */
  waiting: readonly string[];
  children: (data: Data) => ReactNode;
}

/** A report, or in its place that it is on its way or did not come; the rest of the page goes on. */
export function ReportBody<Data>({ query: { data, error, refetch, isPlaceholderData }, label, waiting, children }: Props<Data>) {
  if (data !== undefined)
    return (
      <div
        aria-busy={isPlaceholderData || undefined}
        className={classNames("grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity", isPlaceholderData && "opacity-60")}
      >
        {children(data)}
      </div>
    );
  if (error)
    return (
      <Panel>
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      </Panel>
    );
  return (
    <div role="status" aria-label={`Loading ${label}`} className="grid gap-4">
      {waiting.map((height) => (
        <Skeleton key={height} className={height} />
      ))}
    </div>
  );
}
