import { ProductCardSkeleton } from "../../catalogue/parts/product-card.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";

export function ShopSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <h1 className="sr-only">Shop</h1>
      <div className="h-36 bg-surface-1 md:h-56 xl:h-64" />
      <div className="page grid gap-4">
        <div className="-mt-10 size-26 rounded-md border-4 border-bg bg-bg md:-mt-12">
          <Skeleton className="size-24 rounded-sm" />
        </div>
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
        <div className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5">
          <Repeat of={ProductCardSkeleton} times={8} />
        </div>
      </div>
    </div>
  );
}
