import type { ReactNode } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";

interface Props<Line> {
  title: string;
  list: {
    isPending: boolean;
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  lines: readonly Line[] | undefined;
  keyOf: (line: Line) => string;
  /** Absent: without lines nothing is shown at all. */
  empty?: string;
  children: (line: Line) => ReactNode;
}

/** Lines of one's own under a small head, with everything a list may be instead. */
export function OwnList<Line>({ title, list, lines, keyOf, empty, children }: Props<Line>) {
  if (lines?.length === 0 && empty === undefined) return null;
  return (
    <div className="grid gap-3">
      <h3 className="type-ui font-semibold">{title}</h3>
      {lines === undefined &&
        (list.isPending ? (
          <div role="status" aria-label="Loading">
            <Skeleton className="h-12" />
          </div>
        ) : (
          <ErrorState message={list.error?.message ?? ""} onRetry={() => void list.refetch()} />
        ))}
      {lines?.length === 0 && <p className="type-small text-muted">{empty}</p>}
      {lines !== undefined && lines.length > 0 && (
        <ul className="border-t border-line">
          {lines.map((line) => (
            <li key={keyOf(line)} className="border-b border-line py-3">
              {children(line)}
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button size="small" className="justify-self-start" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}
