import { editorGridStyle } from "../../../product/editing/editor-layout.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";

/** The shape of the editor while its draft is on the way. */
export function ProductSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-6">
      <div className="grid gap-2">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-9 w-80 max-w-full" />
      </div>
      <div className={editorGridStyle}>
        <div className="grid gap-4">
          <Skeleton className="h-72 rounded-md" />
          <Skeleton className="h-56 rounded-md" />
          <Skeleton className="h-64 rounded-md" />
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-80 rounded-md" />
          <Skeleton className="h-72 rounded-md" />
        </div>
      </div>
    </div>
  );
}
