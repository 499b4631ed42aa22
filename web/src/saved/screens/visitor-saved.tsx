import { LISTING } from "@blenda/domain/catalogue/constants";
import type { ProductCard } from "@blenda/domain/catalogue/model";
import { SAVED, type SavedSort } from "@blenda/domain/saved/constants";
import { useQueries } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api, FRESH_MS } from "../../lib/calls/api.ts";
import { LoadMore } from "../../ui/controls/load-more.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { useLocalSaves } from "../data/saved-state.ts";
import { readView, writeView } from "../data/view.ts";
import { needsAll, sortItems } from "../data/visitor-order.ts";
import { NothingSaved, SavedGrid, SavedSkeleton } from "./saved-grid.tsx";
import { SortSelect } from "./sort-select.tsx";

/** What a visitor saved, from the list of ids in their browser. */
export function VisitorSaved() {
  const view = readView(useSearch({ from: "/saved" }));
  const navigate = useNavigate({ from: "/saved" });
  const ids = useLocalSaves();
  const [pages, setPages] = useState(1);
  const { known, cards, isPending, error, retry } = useCards(ids, needsAll(view.sort) ? ids.length : pages * SAVED.PAGE, view.sort);
  const items = sortItems(
    ids.filter((id) => known.has(id)),
    cards,
    view.sort,
  ).slice(0, pages * SAVED.PAGE);
  if (ids.length === 0) return <NothingSaved />;
  return (
    <div className="mt-6 grid gap-6">
      <Alert tone="info" title="Kept in this browser only">
        <Link to="/login" search={{ redirect: "/saved" }} className="link-inline">
          Log in
        </Link>{" "}
        and they move to your account, on every device and in collections of your own.
      </Alert>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-h3 tabular-nums">{ids.length === 1 ? "1 model" : `${ids.length} models`}</h2>
        <SortSelect sort={view.sort} onSort={(sort) => void navigate({ search: writeView({ ...view, sort }), replace: true })} />
      </div>
      {known.size === 0 && isPending && <SavedSkeleton />}
      {items.length > 0 && <SavedGrid items={items.map((item) => ({ ...item, collectionIds: [] }))} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {ids.length > SAVED.PAGE && !error && (
        <LoadMore shown={items.length} total={ids.length} isLoading={isPending} onMore={() => setPages(pages + 1)} />
      )}
    </div>
  );
}

/**
 * The cards of the first so many, ten to a question. Asked in the order of the first look: taking one away must not move all
 * others into new batches.
 */
function useCards(ids: readonly string[], count: number, sort: SavedSort) {
  const [first] = useState(ids);
  const all = [...first, ...ids.filter((id) => !first.includes(id))];
  const wanted = (sort === "oldest" ? all.toReversed() : all).slice(0, count);
  const batches = Array.from({ length: Math.ceil(wanted.length / LISTING.IDS_PER_BATCH) }, (_, at) =>
    wanted.slice(at * LISTING.IDS_PER_BATCH, (at + 1) * LISTING.IDS_PER_BATCH),
  );
  return useQueries({
    queries: batches.map((batch) => ({ ...api.catalogue.byIds.queryOptions({ input: { ids: batch } }), staleTime: FRESH_MS.listings })),
    combine: (answers) => ({
      /** Ids that were answered, also those that are gone. */
      known: new Set(answers.flatMap(({ data }, at) => (data ? (batches[at] ?? []) : []))),
      cards: new Map(answers.flatMap(({ data = [] }) => data).map((card): [string, ProductCard] => [card.id, card])),
      isPending: answers.some((answer) => answer.isPending),
      error: answers.find((answer) => answer.error)?.error ?? null,
      retry: () => {
        for (const answer of answers) if (answer.isError) void answer.refetch();
      },
    }),
  });
}
