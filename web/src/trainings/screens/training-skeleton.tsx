import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";

const LineSkeleton = () => <Skeleton className="h-12 rounded-sm" />;

export function TrainingSkeleton() {
  return (
    <div className="page pt-4 md:pt-5">
      <p role="status" className="sr-only">
        Loading the course
      </p>
      <Skeleton className="h-4.5 w-48 max-md:hidden" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 max-md:-mt-4 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid gap-8">
          <Skeleton className="aspect-video rounded-none max-md:-mx-(--gutter) md:rounded-md" />
          <div className="grid gap-2 max-lg:hidden">
            <Repeat of={LineSkeleton} times={6} />
          </div>
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-14 w-36" />
          <Repeat of={LineSkeleton} times={4} />
        </div>
      </div>
    </div>
  );
}
