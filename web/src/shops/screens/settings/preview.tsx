import type { ShopPage, ShopSettings, ShopWords } from "@blenda/domain/shops/model";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { shopQuery } from "../../data/shop-query.ts";
import { ShopView } from "../shop-view.tsx";

/** As wide as a usual window; drawn as small as the column is. A phone shows it as a phone does. */
const PAGE_PX = 1_180;
const PHONE_PX = 500;
const MOST_PX = 620;

/** The shop's own page with what is typed and not saved yet. Nothing in it can be clicked or reached by keys. */
export function Preview({ settings, words }: { settings: ShopSettings; words: ShopWords }) {
  const { data } = useQuery(shopQuery(settings.shop.slug));
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(PAGE_PX);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    measure.observe(element);
    return () => measure.disconnect();
  }, []);
  const pagePx = width < PHONE_PX ? width : PAGE_PX;
  return (
    <section aria-label="Preview" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="type-h3">Preview</h2>
        <p className="type-small text-muted">How visitors see your shop</p>
      </div>
      <div ref={box} className="overflow-hidden rounded-md border border-line" style={{ height: MOST_PX }}>
        <div inert style={{ width: pagePx, transform: `scale(${width / pagePx})` }} className="origin-top-left">
          <ShopView page={previewOf(settings, words, data)} isPreview />
        </div>
      </div>
    </section>
  );
}

/** What is typed, in place of what is saved; counts and stars are what they are. */
function previewOf({ shop, products, counts }: ShopSettings, words: ShopWords, page: ShopPage | undefined): ShopPage {
  const { showPrices, featuredMaxItems, featuredIds, ...said } = words;
  const chosen = featuredIds.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return {
    counts: { ...counts, sales: 0 },
    rating: null,
    trainings: [],
    replyMinutes: null,
    ...page,
    shop: { ...shop, ...said, displayOptions: { showPrices, featuredMaxItems } },
    products: page && page.products.length > 0 ? page.products : products,
    featured: (chosen.length > 0 ? chosen : (page?.featured ?? products)).slice(0, featuredMaxItems),
  };
}
