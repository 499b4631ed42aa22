import { Skeleton } from "../../../ui/feedback/skeleton.tsx";

export function ApplySkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your application"
      className="page grid gap-8 py-6 md:py-10 lg:grid-cols-[220px_minmax(0,1fr)] xl:grid-cols-[220px_minmax(0,1fr)_320px]"
    >
      <Skeleton className="h-12 lg:h-96" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-96 w-full" />
      </div>
      <Skeleton className="h-72 max-xl:hidden" />
    </div>
  );
}
