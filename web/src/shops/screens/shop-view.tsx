import type { ShopPage } from "@blenda/domain/shops/model";
import { shopTexts } from "@blenda/domain/shops/texts";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { classNames } from "../../ui/class-names.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { NearView } from "../../ui/layout/near-view.tsx";
import { shopTint } from "../parts/shop-theme.ts";
import { ShopGoods } from "./shop-goods.tsx";
import { ShopHeader } from "./shop-header.tsx";

const REVIEWS_PLACE = "min-h-80";
const Reviews = lazy(() => import("../../ratings/parts/reviews/reviews.tsx").then((part) => ({ default: part.Reviews })));

/** A shop's page, for visitors and, as a preview, for its creator. */
export function ShopView({ page, className, isPreview = false }: { page: ShopPage; className?: string; isPreview?: boolean }) {
  const { shop } = page;
  const hasGoods = page.products.length + page.trainings.length + page.featured.length > 0;
  return (
    <div {...shopTint(shop.theme)} className={classNames("bg-bg pb-16", className)}>
      <ShopHeader page={page} isPreview={isPreview} />
      <div className="page grid grid-cols-1 gap-12 pt-10">
        {!shop.isEnabled && (
          <EmptyState icon="store" title={shopTexts.closed} action={<ToMarketplace />}>
            What you bought here is still yours. Other shops are open.
          </EmptyState>
        )}
        {shop.isEnabled && !hasGoods && (
          <EmptyState icon="store" title="Nothing for sale yet" action={<ToMarketplace />}>
            This shop just opened. Its first model is on the way.
          </EmptyState>
        )}
        {shop.isEnabled && hasGoods && <ShopGoods page={page} />}
        {shop.isEnabled && page.rating && (
          <NearView placeClass={REVIEWS_PLACE} anchor="reviews">
            <Suspense fallback={<div className={REVIEWS_PLACE} />}>
              <Reviews itemType="shop" itemId={shop.creatorId} title={shop.name} />
            </Suspense>
          </NearView>
        )}
      </div>
    </div>
  );
}

export const ToMarketplace = () => (
  <Link to="/marketplace" className={buttonStyle()}>
    Browse the marketplace
  </Link>
);
