import type { ProductPage } from "@blenda/domain/catalogue/model";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { Description } from "../../../../catalogue/parts/page/description.tsx";
import { DownloadList } from "../../../../catalogue/parts/page/download-list.tsx";
import { price } from "../../../../lib/text/money.ts";
import { ShopLine } from "../../../../product/shop-line.tsx";

/** What a product's page says first, in the width of a column. */
export function PageInShort({ product }: { product: ProductPage }) {
  const [cover] = product.pictures;
  return (
    <div className="grid max-h-120 gap-4 overflow-hidden">
      {cover && <img src={cover.url} alt="" className="aspect-4/3 w-full rounded-sm bg-stage object-contain" />}
      <ShopLine shop={product.shop} />
      <p className="type-h2">{product.title}</p>
      <LicencePrices product={product} />
      {product.files.length > 0 && <DownloadList files={product.files} bytes={product.downloadBytes} />}
      <Description product={product} />
    </div>
  );
}

export function LicencePrices({ product: { licences } }: { product: ProductPage }) {
  return (
    <ul className="divide-y divide-line rounded-sm border border-line-strong">
      {licences.map(({ type, priceCents }) => (
        <li key={type} className="flex items-center justify-between gap-4 px-4 py-2.5">
          <span>
            <span className="block type-ui font-semibold">{licenceTexts[type].name}</span>
            <span className="block type-small text-muted">{licenceTexts[type].allows}</span>
          </span>
          <span className="font-semibold tabular-nums">{priceCents === 0 ? "Free" : price(priceCents)}</span>
        </li>
      ))}
    </ul>
  );
}
