import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { lessonGridStyle } from "./layout.ts";

/** The shape of the editor while its draft is on the way. */
export function TrainingSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      <div className="grid gap-2">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-9 w-96 max-w-full" />
      </div>
      <Skeleton className="h-11 w-72 max-w-full" />
      <Skeleton className="h-15 rounded-md" />
      <div className={lessonGridStyle}>
        <Skeleton className="h-144 rounded-md" />
        <div className="grid content-start gap-4 max-lg:hidden">
          <Skeleton className="h-88 rounded-md" />
          <Skeleton className="h-72 rounded-md" />
        </div>
      </div>
    </div>
  );
}
