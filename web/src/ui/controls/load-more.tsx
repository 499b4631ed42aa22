import { Button } from "./button.tsx";

interface Props {
  shown: number;
  total: number;
  isLoading: boolean;
  onMore: () => void;
}

/** How far the list has come, and the next part of it. */
export function LoadMore({ shown, total, isLoading, onMore }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
      <p role="status" className="type-small text-muted tabular-nums">
        Showing {shown} of {total}
      </p>
      {shown < total && (
        <Button isBusy={isLoading} onClick={onMore}>
          Load more
        </Button>
      )}
    </div>
  );
}
