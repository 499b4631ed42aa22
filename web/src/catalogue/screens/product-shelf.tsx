import type { ProductCard as Product } from "@blenda/domain/catalogue/model";
import type { ShopMark } from "@blenda/domain/publication/model";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead, sectionLinkStyle } from "../../ui/layout/section-head.tsx";
import { ProductCard } from "../parts/product-card.tsx";

interface Props {
  title: string;
  products: readonly Product[];
  /** Whose they all are. */
  shop?: ShopMark;
}

/** One row of cards; where five stand beside each other, the sixth waits. */
export function ProductShelf({ title, products, shop }: Props) {
  if (products.length === 0) return null;
  return (
    <section data-print="hidden">
      <SectionHead title={title}>
        {shop && (
          <Link to="/shop/$slug" params={{ slug: shop.slug }} className={sectionLinkStyle}>
            Visit shop
            <Icon name="arrow-right" size={16} />
          </Link>
        )}
      </SectionHead>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-5 lg:[&>li:nth-child(n+6)]:hidden">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} hasFacts />
          </li>
        ))}
      </ul>
    </section>
  );
}
