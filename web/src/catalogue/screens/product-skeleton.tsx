import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";

const LookSkeleton = () => <Skeleton className="h-18 rounded-sm md:h-26" />;

export function ProductSkeleton() {
  return (
    <div className="page pt-4 md:pt-5">
      <p role="status" className="sr-only">
        Loading the product
      </p>
      <Skeleton className="h-4.5 w-64 max-md:hidden" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 max-md:-mt-4 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid gap-2 max-md:-mx-(--gutter) md:gap-2.5">
          <Skeleton className="aspect-6/7 rounded-none md:aspect-3/2 md:rounded-md" />
          <div className="grid grid-cols-5 gap-2 max-md:px-4">
            <Repeat of={LookSkeleton} times={5} />
          </div>
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-61 rounded-sm" />
          <Skeleton className="h-14 w-36" />
        </div>
      </div>
    </div>
  );
}
