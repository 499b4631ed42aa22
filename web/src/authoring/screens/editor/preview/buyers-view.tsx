import { useState } from "react";
import { ProductCard } from "../../../../catalogue/parts/product-card.tsx";
import { Section } from "../../../../product/editing/section.tsx";
import { SegmentedControl } from "../../../../ui/controls/segmented-control.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { PageInShort } from "./page-in-short.tsx";
import { useDraftAsProduct } from "./use-draft-as-product.ts";

const VIEWS = [
  { value: "card", label: "Card" },
  { value: "page", label: "Page" },
] as const;

/** The card and the page as buyers will see them, live from the form. Nothing in it can be pressed: there is no such page yet. */
export function BuyersView({ editor }: { editor: ProductEditor }) {
  const [view, setView] = useState<"card" | "page">("card");
  const product = useDraftAsProduct(editor);
  return (
    <Section
      title="What buyers will see"
      aside={<SegmentedControl label="What to show" value={view} options={VIEWS} onChange={setView} />}
      className="max-md:hidden"
    >
      <div inert>{view === "card" ? <ProductCard product={product} hasFacts /> : <PageInShort product={product} />}</div>
      <p className="sr-only">
        {product.title}, {product.shop.name}
      </p>
    </Section>
  );
}
