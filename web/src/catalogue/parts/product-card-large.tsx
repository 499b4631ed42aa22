import type { ProductCard as Product } from "@blenda/domain/catalogue/model";
import { PriceTag } from "../../product/price-tag.tsx";
import { ShopLine } from "../../product/shop-line.tsx";
import { Stars } from "../../ui/stars.tsx";
import { useTurning } from "../../ui/turning.ts";
import { ProductLink } from "./product-card.tsx";
import { CardActions, ProductStage } from "./product-card-stage.tsx";

/** The first of a row, on a stage of its own: on wide screens its words stand on the stage, below the model. */
export function ProductCardLarge({ product }: { product: Product }) {
  const { isTurning, whileHeld } = useTurning(product.previewUrl !== null);
  return (
    <article className="group/card @container/card relative flex flex-col gap-2.5 lg:gap-0" {...whileHeld}>
      <ProductStage product={product} isTurning={isTurning} isFirst className="max-lg:aspect-4/3 lg:flex-1" pictureClass="lg:bottom-20" />
      <div className="pointer-events-none flex items-end justify-between gap-x-4 gap-y-1 @max-[13rem]/card:flex-col @max-[13rem]/card:items-start lg:absolute lg:inset-x-5 lg:bottom-5 [&_a]:pointer-events-auto">
        <div className="grid w-full min-w-0 gap-1 lg:gap-1.5">
          <h3 className="truncate type-ui font-semibold lg:font-display lg:text-lg lg:font-bold">
            <ProductLink product={product} />
          </h3>
          <div className="flex min-w-0 items-center gap-3 @max-[13rem]/card:hidden">
            <ShopLine shop={product.shop} />
            {product.rating && <Stars {...product.rating} />}
          </div>
        </div>
        <PriceTag {...product} className="max-lg:self-start lg:font-display lg:text-xl" />
      </div>
      <CardActions product={product} />
    </article>
  );
}
