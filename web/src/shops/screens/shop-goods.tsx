import type { ShopPage } from "@blenda/domain/shops/model";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { BundleShelf } from "../../bundles/parts/bundle-shelf.tsx";
import { ProductCard } from "../../catalogue/parts/product-card.tsx";
import { toast } from "../../lib/toast.ts";
import { productsQuery } from "../../search/data/listing-query.ts";
import { TrainingCard } from "../../trainings/parts/training-card.tsx";
import { LoadMore } from "../../ui/controls/load-more.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead, sectionLinkStyle } from "../../ui/layout/section-head.tsx";

const GRID = "grid grid-cols-2 gap-x-4 gap-y-6 lg:gap-x-5";
/** A shop chooses how many it features; the row that leaves no gap is taken. */
const FEATURED_COLUMNS = [
  { columns: 4, style: "md:grid-cols-4" },
  { columns: 5, style: "md:grid-cols-3 lg:grid-cols-5" },
  { columns: 3, style: "md:grid-cols-3" },
] as const;
const featuredStyle = (count: number) => (FEATURED_COLUMNS.find(({ columns }) => count % columns === 0) ?? FEATURED_COLUMNS[0]).style;

export function ShopGoods({ page }: { page: ShopPage }) {
  const { showPrices, featuredMaxItems } = page.shop.displayOptions;
  // A shop that features all it has would show everything twice.
  const featured = page.counts.products > page.featured.length ? page.featured.slice(0, featuredMaxItems) : [];
  return (
    <>
      {featured.length > 0 && (
        <section>
          <SectionHead title="Featured" />
          <ul className={`${GRID} ${featuredStyle(featured.length)}`}>
            {featured.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} isFirst hasFacts hasShop={false} hasPrice={showPrices} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <BundleShelf title="Bundles" of={{ creatorId: page.shop.creatorId }} hasPrice={showPrices} most={12} />
      {page.products.length > 0 && <Models page={page} />}
      {page.trainings.length > 0 && (
        <section>
          <SectionHead title="Courses" />
          <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {page.trainings.map((training) => (
              <li key={training.id}>
                <TrainingCard training={training} hasPrice={showPrices} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The page brings the newest; the rest comes from the search, which the shop's page then goes on with. */
function Models({ page: { shop, products, counts } }: { page: ShopPage }) {
  const cache = useQueryClient();
  const [isOpening, setOpening] = useState(false);
  const query = productsQuery({ shop: shop.creatorId });
  const list = useInfiniteQuery({ ...query, enabled: false });
  const shown = list.data && !list.isPlaceholderData ? list.data.pages.flatMap(({ items }) => items) : products;

  const more = async () => {
    if (list.data && !list.isPlaceholderData) return void list.fetchNextPage();
    setOpening(true);
    await cache.fetchInfiniteQuery({ ...query, pages: 2 }).catch((error: Error) => toast.failed(error.message));
    setOpening(false);
  };
  return (
    <section>
      <SectionHead title="Models">
        <Link to="/marketplace" search={{ shop: shop.creatorId }} className={sectionLinkStyle}>
          Filter them
          <Icon name="arrow-right" size={16} />
        </Link>
      </SectionHead>
      <ul className={`${GRID} md:grid-cols-3 lg:grid-cols-4`}>
        {shown.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} hasFacts hasShop={false} hasPrice={shop.displayOptions.showPrices} />
          </li>
        ))}
      </ul>
      {counts.products > products.length && (
        <div className="mt-8">
          <LoadMore
            shown={shown.length}
            total={counts.products}
            isLoading={isOpening || list.isFetchingNextPage}
            onMore={() => void more()}
          />
        </div>
      )}
    </section>
  );
}
