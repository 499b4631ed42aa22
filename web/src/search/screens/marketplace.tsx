import { PRODUCT_SORTS } from "@blenda/domain/search/constants";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { BundleShelf } from "../../bundles/parts/bundle-shelf.tsx";
import { HeroBanner } from "../../content/parts/hero-banner.tsx";
import { exact } from "../../lib/text/numbers.ts";
import { ListTaxNote } from "../../product/tax/list-tax-note.tsx";
import { classNames } from "../../ui/class-names.ts";
import { FramedSelect } from "../../ui/controls/framed-select.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { productsQuery } from "../data/listing-query.ts";
import { useListingView } from "../data/listing-view.ts";
import { useStoredPageCount } from "../data/stored-page-count.ts";
import { useFilters } from "../data/use-filters.ts";
import { listingQuestion, NO_FILTERS, writeFilters } from "../data/write-filters.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { activeChips, SORT_NAMES } from "./filters/filter-labels.ts";
import { FilterRail, FilterRailSkeleton } from "./filters/filter-rail.tsx";
import { FoundTabs } from "./found-tabs.tsx";
import { More } from "./more.tsx";
import { NoProducts } from "./no-products.tsx";
import { ProductList, ProductListSkeleton } from "./product-list.tsx";
import { ReadAs } from "./read-as.tsx";
import { shelfFor } from "./shelf-for.ts";

export function Marketplace() {
  const { address, filters, change } = useFilters();
  const [view, setView] = useListingView();
  const query = productsQuery(listingQuestion(address));
  const list = useInfiniteQuery(query);
  const pages = list.data?.pages ?? [];
  const [first] = pages;
  const last = pages.at(-1);
  const products = pages.flatMap(({ items }) => items);
  const chips = activeChips(filters, "");
  /** What was searched for is a chip as well, and no filter. */
  const filterCount = chips.length - (filters.term ? 1 : 0);
  const shelf = shelfFor(filters);
  const top = useListTop(JSON.stringify(writeFilters(filters)));
  useStoredPageCount(query.queryKey, list.isPlaceholderData ? 0 : pages.length);

  const rail = first ? <FilterRail facets={first.facets} filters={filters} change={change} /> : <FilterRailSkeleton />;
  const sorts = PRODUCT_SORTS.filter((sort) => sort !== "relevance" || filters.term !== "").map((value) => ({
    value,
    label: SORT_NAMES[value],
  }));
  return (
    <>
      {/* Whoever asked for something came for the results. */}
      {chips.length === 0 ? (
        <HeroBanner
          page="marketplace"
          size="slim"
          fallbackTitle="Marketplace"
          primary={{ to: "/marketplace" }}
          secondary={{ to: "/creator-guide" }}
        />
      ) : (
        <h1 className={filters.category ? "page pt-5 type-h2" : "sr-only"}>{filters.category ?? resultsOf(filters.term)}</h1>
      )}
      <div className={classNames("page grid gap-x-10 lg:grid-cols-[16.5rem_minmax(0,1fr)]", chips.length === 0 ? "pt-6" : "pt-4")}>
        <aside aria-label="Filters" className="max-lg:hidden">
          <div className="sticky top-(--nav-h) -mx-4 max-h-[calc(100dvh-var(--nav-h))] overflow-y-auto overscroll-contain px-4 pb-6 [scrollbar-width:thin]">
            <h2 className="flex h-10 items-center type-h3">Filters</h2>
            {!(list.isError && !first) && rail}
          </div>
        </aside>
        <section ref={top} aria-label="Results" aria-busy={list.isFetching} className="min-w-0">
          <h2 className="sr-only">Results</h2>
          <FoundTabs words={filters.term} here="models" />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
            <p role="status" className="mr-auto type-ui tabular-nums max-sm:w-full">
              {first ? <Count total={first.total} of={first.of} /> : !list.isError && <Skeleton className="h-5 w-40" />}
            </p>
            <FilterSheet active={filterCount} result={first ? `Show ${exact(first.total)} models` : "Show models"}>
              {rail}
            </FilterSheet>
            <FramedSelect label="Sort" value={filters.sort} options={sorts} onChange={(sort) => change({ sort })} />
            <div className="max-sm:hidden">
              <SegmentedControl
                label="View"
                value={view}
                options={[
                  { value: "grid", label: "Grid", icon: "layout-grid" },
                  { value: "list", label: "List", icon: "layout-list" },
                ]}
                onChange={setView}
              />
            </div>
          </div>
          <ListTaxNote />
          <ActiveFilters filters={filters} change={change} />
          {first && <ReadAs listing={first} />}
          {first && first.before > 0 && (
            <p className="mt-3 type-small text-muted tabular-nums">
              From {exact(first.before + 1)} on.{" "}
              <Link to="/marketplace" search={writeFilters(filters)} className="link-inline">
                Start from the first
              </Link>
            </p>
          )}
          {shelf && first?.before === 0 && <BundleShelf {...shelf} className="mt-6 mb-8" />}
          <div
            id="results"
            tabIndex={-1}
            className={classNames("mt-4 scroll-mt-(--nav-h) outline-none transition-opacity", list.isPlaceholderData && "opacity-60")}
          >
            {list.isPending && <ProductListSkeleton view={view} />}
            {list.isError && !first && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
            {first && products.length === 0 && (
              <NoProducts term={filters.term} instead={first.instead} hasFilters={filterCount > 0} onClear={() => change(NO_FILTERS)} />
            )}
            {products.length > 0 && <ProductList products={products} view={view} />}
          </div>
          {first && products.length > 0 && (
            <More
              shown={first.before + products.length}
              total={first.total}
              next={last?.next ? { to: "/marketplace", search: { ...writeFilters(filters), after: last.next } } : null}
              isLoading={list.isFetchingNextPage || list.isPlaceholderData}
              isFailed={list.isFetchNextPageError}
              onMore={() => void list.fetchNextPage()}
            />
          )}
        </section>
      </div>
    </>
  );
}

const resultsOf = (term: string): string => (term ? `Results for “${term}”` : "Filtered models");

function Count({ total, of }: { total: number; of: number }) {
  return (
    <>
      <span className="font-semibold">
        {exact(total)} {total === 1 ? "model" : "models"}
      </span>
      {total !== of && <span className="ml-2 text-muted">of {exact(of)}</span>}
    </>
  );
}

/** Another question from far down the list: its answer begins at the top of the list, not below the end of it. */
function useListTop(question: string) {
  const top = useRef<HTMLElement>(null);
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [question]);
  return top;
}
