import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ProductCard, ProductCardSkeleton } from "../../catalogue/parts/product-card.tsx";
import { homeQuery } from "../../content/data/home-query.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";

const SHOWN = 5;
const GRID = "grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-5";

export function EmptyCart() {
  return (
    <>
      <EmptyState
        icon="shopping-cart"
        title="Your cart is empty"
        action={
          <Link to="/marketplace" className={buttonStyle("primary", "large")}>
            Browse the marketplace
          </Link>
        }
      >
        Add models and courses, then pay for them together.
      </EmptyState>
      <Suggestions />
    </>
  );
}

/** What home shows first. Without an answer there is simply no suggestion. */
function Suggestions() {
  const { data, isPending } = useQuery(homeQuery);
  if (isPending)
    return (
      <div role="status" aria-label="Loading suggestions" className={GRID}>
        <Repeat of={ProductCardSkeleton} times={SHOWN} />
      </div>
    );
  const products = data?.page.featured.slice(0, SHOWN) ?? [];
  if (products.length === 0) return null;
  return (
    <section>
      <SectionHead title="You might like these" />
      <ul className={GRID}>
        {products.map((product, at) => (
          <li key={product.id} className={at === SHOWN - 1 ? "max-lg:hidden" : undefined}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
