import type { ShopPage } from "@blenda/domain/shops/model";
import { shopTexts } from "@blenda/domain/shops/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { codeOf } from "../../lib/calls/refusal.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { shopQuery } from "../data/shop-query.ts";
import { shopTint } from "../parts/shop-theme.ts";
import { ShopGoods } from "./shop-goods.tsx";
import { ShopHeader } from "./shop-header.tsx";
import { ShopSkeleton } from "./shop-skeleton.tsx";

export function Shop() {
  const { slug } = useParams({ from: "/shop/$slug" });
  const { data: page, isPending, error, refetch } = useQuery(shopQuery(slug));
  usePageTitle(page?.shop.name);
  if (isPending) return <ShopSkeleton />;
  if (page) return <OpenShop page={page} />;
  return codeOf(error) === "SHOPS_NOT_FOUND" ? (
    <NoShop message={error?.message ?? ""} />
  ) : (
    <div className="page pt-12">
      <ErrorState message={error?.message ?? shopTexts.loadFailed} onRetry={() => void refetch()} />
    </div>
  );
}

function OpenShop({ page }: { page: ShopPage }) {
  const { shop } = page;
  const hasGoods = page.products.length + page.trainings.length + page.featured.length > 0;
  return (
    <div {...shopTint(shop.theme)} className="-mb-16 min-h-[70dvh] bg-bg pb-16">
      <ShopHeader page={page} />
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
      </div>
    </div>
  );
}

function NoShop({ message }: { message: string }) {
  return (
    <div className="page grid justify-items-start gap-4 py-24">
      <p className="type-ui text-muted tabular-nums">404</p>
      <h1 className="type-h1">{message}</h1>
      <p className="max-w-prose text-muted">The link may be wrong, or the shop has moved. Its models may still be in the marketplace.</p>
      <ToMarketplace />
    </div>
  );
}

const ToMarketplace = () => (
  <Link to="/marketplace" className={buttonStyle()}>
    Browse the marketplace
  </Link>
);
