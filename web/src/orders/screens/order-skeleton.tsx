import { Skeleton } from "../../ui/feedback/skeleton.tsx";

export function OrderSkeleton() {
  return (
    <div role="status" className="page py-6 lg:py-8">
      <span className="sr-only">Loading the order</span>
      <Skeleton className="h-4.5 w-40" />
      <Skeleton className="mt-5 h-10 w-72 max-w-full" />
      <Skeleton className="mt-3 h-5 w-56" />
      <div className="mt-8 grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 rounded-md" />
        <div className="grid gap-5">
          <Skeleton className="h-40 rounded-md" />
          <Skeleton className="h-40 rounded-md" />
        </div>
      </div>
    </div>
  );
}
