import { catalogueTexts } from "@blenda/domain/catalogue/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { codeOf } from "../../lib/calls/refusal.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useCountView } from "../../product/page-view.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { productQuery } from "../data/product-query.ts";
import { ProductBody } from "./product-body.tsx";
import { ProductSkeleton } from "./product-skeleton.tsx";

export function Product() {
  const { productId } = useParams({ from: "/product/$productId" });
  const { data: product, isPending, error, refetch } = useQuery(productQuery(productId));
  usePageTitle(product?.title);
  useCountView(product ? `product:${product.id}` : null, product?.shop.creatorId);
  if (isPending) return <ProductSkeleton />;
  // Another product starts anew: chosen licences and looks belong to the one before.
  if (product) return <ProductBody key={product.id} product={product} />;
  if (codeOf(error) === "CATALOGUE_NOT_FOUND") return <NoProduct message={error?.message ?? ""} />;
  return (
    <div className="page pt-12">
      <h1 className="sr-only">Product</h1>
      <ErrorState message={error?.message ?? catalogueTexts.loadFailed} onRetry={() => void refetch()} />
    </div>
  );
}

function NoProduct({ message }: { message: string }) {
  return (
    <div className="page grid justify-items-start gap-4 py-24">
      <p className="type-ui text-muted tabular-nums">404</p>
      <h1 className="type-h1">{message}</h1>
      <p className="max-w-prose text-muted">
        The link may be wrong, or the creator removed it. If you bought it, it's still in your orders.
      </p>
      <Link to="/marketplace" className={buttonStyle("primary", "large", "mt-2")}>
        Browse the marketplace
      </Link>
    </div>
  );
}
