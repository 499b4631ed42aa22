import { Skeleton } from "../../ui/feedback/skeleton.tsx";

export function NotificationSkeleton() {
  return (
    <div className="flex gap-3 px-4 py-3">
      <Skeleton className="size-8" />
      <div className="grid flex-1 gap-2 py-0.5">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-3.5 w-4/5" />
      </div>
    </div>
  );
}
