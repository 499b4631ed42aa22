import type { ProductPage } from "@blenda/domain/catalogue/model";
import { BundleShelf } from "../../bundles/parts/bundle-shelf.tsx";
import { Reviews } from "../../ratings/parts/reviews/reviews.tsx";
import { ReportButton } from "../../reports/parts/report-entry.tsx";
import { ProductShelf } from "./product-shelf.tsx";

/** Below viewer, details and offer. */
export function ProductRest({ product }: { product: ProductPage }) {
  return (
    <div className="mt-12 grid gap-12">
      <Reviews itemType="product" itemId={product.id} title={product.title} />
      <BundleShelf title="In these bundles" of={{ itemType: "product", itemId: product.id }} />
      <ProductShelf title={`More from ${product.shop.name}`} products={product.moreFromShop} shop={product.shop} />
      <ProductShelf title="Similar models" products={product.similar} />
      <div className="justify-self-center">
        <ReportButton targetType="product" targetId={product.id} name={product.title} ownerId={product.shop.creatorId} />
      </div>
    </div>
  );
}
