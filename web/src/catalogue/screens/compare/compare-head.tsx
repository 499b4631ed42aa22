import type { ComparedProduct } from "@blenda/domain/catalogue/model";
import { priceNow } from "@blenda/domain/shared/price";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { productItem } from "../../../cart/data/product-item.ts";
import { AddButton } from "../../../cart/parts/add-button.tsx";
import { api } from "../../../lib/calls/api.ts";
import { useIsInView } from "../../../lib/page/in-view.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { PriceTag } from "../../../product/price-tag.tsx";
import { ShopLine } from "../../../product/shop-line.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";
import { useTurning } from "../../../ui/turning.ts";
import { ProductStage } from "../../parts/product-card-stage.tsx";

/** The row of large pictures: once it has left the window, small ones stand beside the names that stay. */
export const HEAD_PICTURES = "compared-pictures";

export function HeadPicture({ product, onRemove }: { product: ComparedProduct; onRemove: () => void }) {
  const { isTurning, whileHeld } = useTurning(product.previewUrl !== null);
  return (
    <div className="group/card relative" {...whileHeld}>
      <ProductStage product={product} isTurning={isTurning} isFirst className="aspect-4/3" />
      <button
        type="button"
        data-print="hidden"
        aria-label={`Remove ${product.title}`}
        onClick={onRemove}
        className="touch-target absolute top-2 right-2 z-1 grid size-9 place-items-center rounded-xs bg-bg text-text hover:bg-surface-2"
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

export function HeadWords({ product, isNarrow = false }: { product: ComparedProduct; isNarrow?: boolean }) {
  const hasPictures = useIsInView(HEAD_PICTURES) || isNarrow;
  return (
    <div className="grid gap-2">
      <div className="flex min-w-0 items-center gap-3">
        {!hasPictures && product.posterUrl && (
          <img
            src={product.posterUrl}
            alt=""
            width={56}
            height={42}
            style={stageStyle(product.stageHue)}
            className="h-10.5 w-14 shrink-0 rounded-xs bg-stage object-contain"
          />
        )}
        <div className="grid min-w-0 gap-0.5">
          <Link
            to="/product/$productId"
            params={{ productId: product.id }}
            className={classNames("type-ui leading-6 font-semibold hover:underline", isNarrow ? "line-clamp-2 min-h-12" : "truncate")}
          >
            {product.title}
          </Link>
          <div className="flex min-h-6 min-w-0 items-center">
            <ShopLine shop={product.shop} />
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <PriceTag {...product} className="font-display text-lg font-bold" />
        <div data-print="hidden" className="grid max-lg:w-full">
          <GetIt product={product} />
        </div>
      </div>
    </div>
  );
}

/** One press to the cart, with the licence its price is for; an owner goes to the product. */
function GetIt({ product }: { product: ComparedProduct }) {
  const me = useMe();
  const { data: owned } = useQuery({ ...api.orders.owned.queryOptions(), enabled: me !== null });
  const order = owned?.products.find(({ id }) => id === product.id);
  const [licence] = product.licences;
  if (order)
    return (
      <Link to="/order/$orderId" params={{ orderId: order.orderId }} className={buttonStyle()}>
        Go to order
      </Link>
    );
  if (product.shop.creatorId === me?.id) return <p className="type-small text-muted">This one's yours</p>;
  if (product.isSubscriptionOnly || !licence)
    return (
      <Link to="/product/$productId" params={{ productId: product.id }} className={buttonStyle()}>
        View
      </Link>
    );
  return (
    <AddButton
      item={productItem(product, licence.type, priceNow(licence))}
      kind="secondary"
      size="medium"
      words="Add to cart"
      wordsIn="In your cart"
    />
  );
}
