import { Skeleton } from "../../../ui/feedback/skeleton.tsx";

/** In the measure of a post with a model. */
export function WholePostSkeleton() {
  return (
    <div role="status" aria-label="Loading the post" className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-5">
        <Skeleton className="aspect-4/3 md:aspect-3/2" />
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-24" />
      </div>
      <div className="grid content-start gap-4 max-xl:hidden">
        <Skeleton className="h-32" />
        <Skeleton className="h-60" />
      </div>
    </div>
  );
}
