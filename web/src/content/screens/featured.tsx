import type { ProductCard as Product } from "@blenda/domain/catalogue/model";
import { Link } from "@tanstack/react-router";
import { ProductCard, ProductCardSkeleton } from "../../catalogue/parts/product-card.tsx";
import { ProductCardLarge } from "../../catalogue/parts/product-card-large.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Repeat } from "../../ui/repeat.tsx";
import { SectionHead, sectionLinkStyle } from "../../ui/section-head.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const COLUMNS = 5;
/** The large one stands in two columns and two rows, with six beside it. */
const BESIDE = 6;
const GRID = "grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-5";
const LARGE = "col-span-2 md:col-span-3 lg:col-span-2 lg:row-span-2 lg:grid";

/** Whole rows only: a list that stops in the middle of a row looks as if something were missing. */
const inWholeRows = (count: number): number => {
  const first = 1 + BESIDE;
  return count <= first ? count : first + Math.floor((count - first) / COLUMNS) * COLUMNS;
};

export function Featured({ products }: { products: readonly Product[] }) {
  const [first, ...rest] = products.slice(0, inWholeRows(products.length));
  if (!first) return null;
  return (
    <section>
      <SectionHead title="Featured this week">
        <Link to="/marketplace" className={sectionLinkStyle}>
          See all
          <Icon name="arrow-right" size={16} />
        </Link>
      </SectionHead>
      <ul className={GRID}>
        <li className={LARGE}>
          <ProductCardLarge product={first} />
        </li>
        {rest.map((product, at) => (
          // A phone's thumb reaches the next section sooner.
          <li key={product.id} className={classNames(at >= BESIDE && "max-md:hidden")}>
            <ProductCard product={product} isFirst={at < BESIDE / 2} />
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
        <Repeat of={ProductCardSkeleton} times={BESIDE} />
      </div>
    </div>
  );
}
