import type { ProductCard as Product } from "@blenda/domain/catalogue/model";
import { Link } from "@tanstack/react-router";
import { ProductCard, ProductCardSkeleton } from "../../catalogue/parts/product-card.tsx";
import { ProductCardLarge } from "../../catalogue/parts/product-card-large.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { SectionHead, sectionLinkStyle } from "../../ui/layout/section-head.tsx";

/**
 * Twenty fill every layout to its last row: five columns where the first takes three by two of them, four columns without a
 * large one, and on phones two rows that are pushed sideways.
 */
const GRID =
  "grid gap-x-4 gap-y-6 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-5 max-md:-mx-(--gutter) max-md:snap-x max-md:scroll-px-(--gutter) max-md:auto-cols-[min(42vw,12rem)] max-md:grid-flow-col max-md:grid-rows-2 max-md:gap-x-3 max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1";
const LARGE = "lg:col-span-3 lg:row-span-2 lg:grid";
/** Seen without moving anything. */
const FIRST = 4;

export function Featured({ products, title }: { products: readonly Product[]; title: string }) {
  const [first, ...rest] = products;
  if (!first) return null;
  return (
    <section>
      <SectionHead title={title || "Featured this week"}>
        <Link to="/marketplace" className={sectionLinkStyle}>
          See all
          <Icon name="arrow-right" size={16} />
        </Link>
      </SectionHead>
      <ul className={GRID}>
        <li className={`max-md:snap-start ${LARGE}`}>
          <ProductCardLarge product={first} />
        </li>
        {rest.map((product, at) => (
          <li key={product.id} className="max-md:snap-start">
            <ProductCard product={product} isFirst={at < FIRST - 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FeaturedSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="mb-4 h-8 w-56" />
      <div className={GRID}>
        <div className={LARGE}>
          <Skeleton className="rounded-sm max-lg:aspect-4/3" />
        </div>
        <Repeat of={ProductCardSkeleton} times={7} />
      </div>
    </div>
  );
}
