import { shopTexts } from "@blenda/domain/shops/texts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { codeOf } from "../../lib/calls/refusal.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useCountView } from "../../product/page-view.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { shopQuery } from "../data/shop-query.ts";
import { ShopSkeleton } from "./shop-skeleton.tsx";
import { ShopView, ToMarketplace } from "./shop-view.tsx";

export function Shop() {
  const { slug } = useParams({ from: "/shop/$slug" });
  const { data: page, isPending, error, refetch } = useQuery(shopQuery(slug));
  usePageTitle(page?.shop.name);
  useCountView(page ? `shop:${page.shop.creatorId}` : null, page?.shop.creatorId);
  useCurrentAddress(slug, page?.shop);
  if (isPending) return <ShopSkeleton />;
  if (page) return <ShopView page={page} className="-mb-16 min-h-[70dvh]" />;
  return codeOf(error) === "SHOPS_NOT_FOUND" ? (
    <NoShop message={error?.message ?? ""} />
  ) : (
    <div className="page pt-12">
      <ErrorState message={error?.message ?? shopTexts.loadFailed} onRetry={() => void refetch()} />
    </div>
  );
}

/** A visitor who comes by an address the shop had before goes on under the one it has now. Its creator's id always leads there. */
function useCurrentAddress(asked: string, shop: { slug: string; creatorId: string } | undefined): void {
  const navigate = useNavigate();
  const to = shop && asked.toLowerCase() !== shop.slug && asked !== shop.creatorId ? shop.slug : null;
  useEffect(() => {
    if (to) void navigate({ to: "/shop/$slug", params: { slug: to }, replace: true });
  }, [navigate, to]);
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
