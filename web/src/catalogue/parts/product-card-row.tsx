import type { ProductCard as Product } from "@blenda/domain/catalogue/model";
import type { ReactNode } from "react";
import { exact } from "../../lib/text/numbers.ts";
import { PriceTag } from "../../product/price-tag.tsx";
import { ShopLine } from "../../product/shop-line.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Stars } from "../../ui/stars.tsx";
import { useTurning } from "../../ui/turning.ts";
import { ProductLink } from "./product-card.tsx";
import { factsLine } from "./product-card-facts.ts";
import { CardActions, ProductStage } from "./product-card-stage.tsx";

const columns =
  "grid grid-cols-[7.5rem_minmax(0,1fr)_auto] items-center gap-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-5 xl:grid-cols-[9rem_minmax(0,1fr)_8rem_6.5rem_9rem_6rem]";

/** The same product in a list, where figures stand below figures. */
export function ProductRow({ product, isFirst = false }: { product: Product; isFirst?: boolean }) {
  const { isTurning, whileHeld } = useTurning(product.previewUrl !== null);
  return (
    <article className={`group/card relative ${columns}`} {...whileHeld}>
      <ProductStage product={product} isTurning={isTurning} isFirst={isFirst} className="col-start-1 row-start-1 aspect-4/3" />
      <div className="grid min-w-0 gap-1">
        <h3 className="truncate type-ui font-semibold">
          <ProductLink product={product} />
        </h3>
        <div className="flex min-w-0 items-center gap-3">
          <ShopLine shop={product.shop} />
          {product.rating && <Stars {...product.rating} />}
        </div>
        <p className="truncate type-small text-muted tabular-nums xl:hidden">{factsLine(product, true)}</p>
      </div>
      <Cell>{product.category}</Cell>
      <Cell>{product.triangles !== null && `${exact(product.triangles)} tris`}</Cell>
      <Cell>{product.formats.map((format) => format.toUpperCase()).join(", ")}</Cell>
      <PriceTag {...product} className="text-right" />
      <CardActions product={product} className="col-start-1 row-start-1 m-1.5 flex-col self-start justify-self-end max-sm:gap-1" />
    </article>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <p className="truncate type-small text-muted tabular-nums max-xl:hidden">{children}</p>;
}

export function ProductRowSkeleton() {
  return (
    <div className={columns}>
      <Skeleton className="aspect-4/3 rounded-sm" />
      <div className="grid gap-2">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4.5 w-1/3" />
        <Skeleton className="h-4.5 w-2/5" />
      </div>
    </div>
  );
}
