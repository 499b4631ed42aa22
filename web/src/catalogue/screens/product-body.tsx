import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { ProductPage } from "@blenda/domain/catalogue/model";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, use, useState } from "react";
import { useNow } from "../../lib/clock/now.ts";
import { exact } from "../../lib/text/numbers.ts";
import { Embeds } from "../../product/embeds.tsx";
import { PriceDock } from "../../product/price-dock.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx";
import { NearView } from "../../ui/layout/near-view.tsx";
import { StickyColumn } from "../../ui/layout/sticky-column.tsx";
import { fitOf } from "../../ui/model-viewer/engine/fit-of.ts";
import { ModelViewer } from "../../ui/model-viewer/model-viewer.tsx";
import { FILE_CHECK, REVIEWS } from "../parts/page/anchors.ts";
import { DownloadList } from "../parts/page/download-list.tsx";
import { BUY_ACTIONS, BuyBox } from "./buying/buy-box.tsx";
import { priceLabels } from "./buying/price-labels.ts";
import { ShopBox } from "./buying/shop-box.tsx";

/** Only once it comes into view: the poster must not share its line with what is not looked at yet. */
const BELOW_AHEAD_PX = 0;
const ProductDetails = lazy(() => import("../parts/page/product-details.tsx").then((module) => ({ default: module.ProductDetails })));
const ProductRest = lazy(() => import("./product-rest.tsx").then((module) => ({ default: module.ProductRest })));

export function ProductBody({ product }: { product: ProductPage }) {
  const [licence, setLicence] = useState<LicenceType | undefined>(product.licences[0]?.type);
  return (
    <article className="page pt-4 md:pt-5">
      <div className="max-md:hidden">
        <Way product={product} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] max-md:-mt-4">
        <div className="max-md:-mx-(--gutter)">
          <Viewer product={product} />
        </div>
        <StickyColumn className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <BuyBox product={product} licence={licence} onLicence={setLicence} />
          {product.files.length > 0 && <DownloadList files={product.files} bytes={product.downloadBytes} />}
          <ShopBox product={product} />
        </StickyColumn>
        <Below placeClass="min-h-[70rem]" anchor={FILE_CHECK}>
          <ProductDetails product={product} />
        </Below>
      </div>
      <Below placeClass="mt-12 min-h-[60rem]" anchor={REVIEWS}>
        <ProductRest product={product} />
      </Below>
      {product.isForSale && <Dock product={product} licence={licence} />}
    </article>
  );
}

/** What is read after the picture and the price comes after them too. */
function Below({ placeClass, anchor, children }: { placeClass: string; anchor?: string; children: ReactNode }) {
  return (
    <NearView placeClass={placeClass} aheadPx={BELOW_AHEAD_PX} {...(anchor && { anchor })}>
      <Suspense fallback={<div className={placeClass} />}>{children}</Suspense>
    </NearView>
  );
}

function Dock({ product, licence }: { product: ProductPage; licence: LicenceType | undefined }) {
  const { buyProduct: Buy } = use(Embeds);
  return (
    <PriceDock {...priceLabels(product, licence, useNow())} insteadOf={BUY_ACTIONS}>
      {Buy && licence && <Buy productId={product.id} licence={licence} isDocked />}
      {!Buy && product.licences.length > 1 && (
        <a href="#licences" className={buttonStyle("secondary", "large")}>
          Licences
        </a>
      )}
    </PriceDock>
  );
}

const Way = ({ product }: { product: ProductPage }) => (
  <Breadcrumb
    links={[
      <Link key="all" to="/marketplace">
        Marketplace
      </Link>,
      <Link key="category" to="/marketplace" search={{ category: product.category }}>
        {product.category}
      </Link>,
    ]}
    here={product.title}
  />
);

function Viewer({ product }: { product: ProductPage }) {
  const { facts, looks, pictures, previewUrl } = product;
  const cover = pictures[0]?.url ?? product.posterUrl;
  return (
    <ModelViewer
      label={product.title}
      url={previewUrl}
      pictures={{ ...(cover ? { lit: cover } : {}), ...looks }}
      stageHue={product.stageHue}
      fit={facts ? fitOf(facts.size) : "whole"}
      triangles={facts?.triangles ?? null}
      wireUrl={product.wireUrl}
      more={facts ? `${exact(facts.drawCalls)} draw ${facts.drawCalls === 1 ? "call" : "calls"}` : undefined}
      note={previewUrl && "The 3D preview is watermarked, with smaller textures. Your download is the full model."}
    />
  );
}
