import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";

/** "3 chosen", and what can be done with them. Escape clears. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  return (
    <div
      role="toolbar"
      aria-label="Chosen rows"
      className="-my-0.5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm bg-surface-2 py-0.5 pr-1 pl-3"
    >
      <p role="status" className="type-ui font-semibold tabular-nums">
        {count} chosen
      </p>
      <div className="flex flex-1 flex-wrap gap-2">{children}</div>
      <Button kind="quiet" size="small" aria-keyshortcuts="Escape" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
