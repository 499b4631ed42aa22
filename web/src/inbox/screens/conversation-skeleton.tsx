import { Skeleton } from "../../ui/feedback/skeleton.tsx";

export function ConversationSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-b border-line px-4 py-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="grid gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
      <div className="flex flex-1 flex-col justify-end gap-4 p-4">
        <Skeleton className="h-16 w-3/5 rounded-md" />
        <Skeleton className="ml-auto h-10 w-2/5 rounded-md" />
        <Skeleton className="h-10 w-1/2 rounded-md" />
      </div>
      <div className="border-t border-line p-4">
        <Skeleton className="h-11 rounded-sm" />
      </div>
    </div>
  );
}
