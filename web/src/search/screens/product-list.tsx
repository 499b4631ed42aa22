import type { ProductCard as Product } from "@blenda/domain/catalogue/model";
import { ProductCard, ProductCardSkeleton } from "../../catalogue/parts/product-card.tsx";
import { ProductRow, ProductRowSkeleton } from "../../catalogue/parts/product-card-row.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import type { ListingView } from "../data/listing-view.ts";

/** The first row on a wide screen: these pictures are asked for before the others. */
const FIRST_ROW = 4;
const GRID = "grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4";
const ROWS = "divide-y divide-line border-t border-line";

export function ProductList({ products, view }: { products: readonly Product[]; view: ListingView }) {
  return (
    <ul className={view === "grid" ? GRID : ROWS}>
      {products.map((product, at) => (
        <li key={product.id}>
          {view === "grid" ? (
            <ProductCard product={product} isFirst={at < FIRST_ROW} hasFacts />
          ) : (
            <ProductRow product={product} isFirst={at < FIRST_ROW} />
          )}
        </li>
      ))}
    </ul>
  );
}

export function ProductListSkeleton({ view }: { view: ListingView }) {
  return (
    <div aria-hidden="true" className={view === "grid" ? GRID : ROWS}>
      <Repeat of={view === "grid" ? ProductCardSkeleton : ProductRowSkeleton} times={12} />
    </div>
  );
}
