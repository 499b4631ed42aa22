import { leadsSomewhere } from "@blenda/domain/navigation";
import type { ProductListing } from "@blenda/domain/search/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { useInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ProductCard } from "../../catalogue/parts/product-card.tsx";
import { sessionQuery } from "../../lib/session/session.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { productsQuery } from "../data/listing-query.ts";

const POPULAR_MODELS = 3;
const GENERATOR = "/blendagen";

interface Props {
  term: string;
  instead: ProductListing["instead"];
  hasFilters: boolean;
  onClear: () => void;
}

/** Says why nothing is here and offers the shortest ways to something. */
export function NoProducts({ term, instead, hasFilters, onClear }: Props) {
  if (!hasFilters && term === "") {
    return (
      <EmptyState icon="box" title="No models yet">
        The first ones are being checked. Check back soon.
      </EmptyState>
    );
  }
  const category = instead?.category ?? null;
  return (
    <>
      <EmptyState
        icon="search"
        title={term ? `Nothing found for “${term}”` : "Nothing matches all of these filters"}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {hasFilters && <Button onClick={onClear}>Clear filters</Button>}
            {instead && <Generate term={term} />}
            {category && (
              <Link to="/marketplace" search={{ category }} className={buttonStyle()}>
                Browse {category}
              </Link>
            )}
            <Link to="/marketplace" className={buttonStyle(category ? "quiet" : "secondary")}>
              See all models
            </Link>
          </div>
        }
      >
        {instead?.words ? (
          <>
            Did you mean{" "}
            <Link to="/marketplace" search={{ q: instead.words }} className="link-inline">
              {instead.words}
            </Link>
            ?
          </>
        ) : hasFilters ? (
          "Remove a filter above, or clear them all."
        ) : (
          "We don’t have that yet."
        )}
      </EmptyState>
      <PopularModels category={category} />
    </>
  );
}

/** What nobody sells yet can be made. */
function Generate({ term }: { term: string }) {
  const { user, flags } = useSuspenseQuery(sessionQuery).data;
  if (!leadsSomewhere(GENERATOR, user, flags)) return null;
  return (
    <Link to={GENERATOR} search={{ prompt: term }} className={buttonStyle("primary")}>
      Generate it with {BRAND.generator}
    </Link>
  );
}

function PopularModels({ category }: { category: string | null }) {
  const { data } = useInfiniteQuery(productsQuery({ sort: "popular", ...(category && { category }) }));
  const products = data?.pages[0]?.items.slice(0, POPULAR_MODELS) ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-label="Popular models" className="border-t border-line pt-6">
      <h2 className="mb-4 type-h3">{category ? `Popular in ${category}` : "Popular models"}</h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} hasFacts />
          </li>
        ))}
      </ul>
    </section>
  );
}
