import type { ProductCard as Product } from "@blenda/domain/catalogue/model";
import { Link } from "@tanstack/react-router";
import { PriceTag } from "../../product/price-tag.tsx";
import { ShopLine } from "../../product/shop-line.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Stars } from "../../ui/stars.tsx";
import { useTurning } from "../../ui/turning.ts";
import { factsLine } from "./product-card-facts.ts";
import { CardActions, ProductStage } from "./product-card-stage.tsx";

interface Props {
  product: Product;
  isFirst?: boolean;
  /** Triangles and formats: listings have them, home may do without. */
  hasFacts?: boolean;
  /** On a shop's own page its name goes without saying. */
  hasShop?: boolean;
  /** A shop may hide the prices of its page. */
  hasPrice?: boolean;
}

/** Narrow cards, two beside each other on a phone, leave out the shop and stand the price below the title, beside the rating. */
const line = "col-span-2 flex min-w-0 items-center justify-between gap-3 @max-[13rem]/card:contents";

export function ProductCard({ product, isFirst = false, hasFacts = false, hasShop = true, hasPrice = true }: Props) {
  const { isTurning, whileHeld } = useTurning(product.previewUrl !== null);
  const facts = hasFacts ? factsLine(product) : "";
  return (
    <article className="group/card @container/card relative grid content-start gap-2.5" {...whileHeld}>
      <ProductStage product={product} isTurning={isTurning} isFirst={isFirst} className="aspect-4/3" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
        <div className={line}>
          <h3 className="truncate type-ui font-semibold @max-[13rem]/card:col-span-2">
            <ProductLink product={product} />
          </h3>
          {hasPrice && <PriceTag {...product} />}
        </div>
        <div className={line}>
          {hasShop ? (
            <div className="flex min-w-0 @max-[13rem]/card:hidden">
              <ShopLine shop={product.shop} />
            </div>
          ) : (
            <Facts text={facts} />
          )}
          {product.rating && <Stars {...product.rating} />}
        </div>
        {hasShop && <Facts text={facts} />}
      </div>
      <CardActions product={product} />
    </article>
  );
}

function Facts({ text }: { text: string }) {
  return text ? <p className="col-span-2 truncate type-small text-muted tabular-nums">{text}</p> : null;
}

/** Covers its whole card; what can be pressed besides lies above it. */
export function ProductLink({ product }: { product: Product }) {
  return (
    <Link
      to="/product/$productId"
      params={{ productId: product.id }}
      data-card-link
      className="outline-none before:absolute before:inset-0 before:rounded-sm"
    >
      {product.title}
    </Link>
  );
}

export function ProductCardSkeleton() {
  return (
    <div className="grid gap-2.5">
      <Skeleton className="aspect-4/3 rounded-sm" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-4.5 w-1/2" />
    </div>
  );
}
