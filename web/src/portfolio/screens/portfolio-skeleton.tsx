import { ProductCardSkeleton } from "../../catalogue/parts/product-card.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";

export function PortfolioSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="page grid gap-8 pt-8 md:pt-12">
      <div className="flex gap-5 max-sm:flex-col sm:gap-8">
        <Skeleton className="size-28 shrink-0 rounded-full" />
        <div className="grid flex-1 content-start gap-4">
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="h-4 w-96 max-w-full" />
          <Skeleton className="h-12 w-full max-w-[68ch]" />
        </div>
      </div>
      <Skeleton className="h-11" />
      <div className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:gap-x-5">
        <Repeat of={ProductCardSkeleton} times={6} />
      </div>
    </div>
  );
}
