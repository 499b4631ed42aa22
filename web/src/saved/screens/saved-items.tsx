import type { SavedItem } from "@blenda/domain/saved/model";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { usePendingToggles } from "../../lib/calls/toggle.ts";
import { exact } from "../../lib/text/numbers.ts";
import { classNames } from "../../ui/class-names.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { LoadMore } from "../../ui/controls/load-more.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { savedListQuery } from "../data/saved-queries.ts";
import { SAVING, savedIdsQuery } from "../data/saved-state.ts";
import { type View, writeView } from "../data/view.ts";
import { CollectionActions } from "./collection-actions.tsx";
import { ItemMenu } from "./item-menu.tsx";
import { NothingSaved, SavedGrid, SavedSkeleton } from "./saved-grid.tsx";
import { SortSelect } from "./sort-select.tsx";

/** What was unsaved a moment ago is gone at once, whether or not the list has been asked for again. */
function useStillSaved(): (item: SavedItem) => boolean {
  const { data: ids } = useQuery(savedIdsQuery);
  const pending = usePendingToggles(SAVING);
  return ({ productId }) => pending.findLast(({ id }) => id === productId)?.isOn ?? ids?.includes(productId) ?? true;
}

interface Props {
  view: View;
  onDrag: (item: SavedItem | null) => void;
}

/** The models of the list or the collection on show. */
export function SavedItems({ view, onDrag }: Props) {
  const list = useInfiniteQuery(savedListQuery(view));
  const navigate = useNavigate({ from: "/saved" });
  const isStillSaved = useStillSaved();
  const [first, ...more] = list.data?.pages ?? [];
  if (!first) return list.error ? <ErrorState message={list.error.message} onRetry={() => void list.refetch()} /> : <SavedSkeleton />;
  const { collections } = first;
  const open = collections.find(({ id }) => id === view.collectionId);
  if (view.collectionId && !open && !list.isPlaceholderData) return <NoCollection />;

  const isHere = ({ collectionIds }: SavedItem) => !open || list.isPlaceholderData || collectionIds.includes(open.id);
  const items = [first, ...more].flatMap((page) => page.items).filter((item) => isStillSaved(item) && isHere(item));
  const total = open?.count ?? first.total;
  return (
    <section aria-label={open?.name ?? "All saved"} aria-busy={list.isFetching} className="grid min-w-0 gap-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-2">
          <h2 className="truncate type-h3">{open?.name ?? "All saved"}</h2>
          <p className="type-small whitespace-nowrap text-muted tabular-nums">{`${exact(total)} ${total === 1 ? "model" : "models"}`}</p>
          {open && <CollectionActions collection={open} />}
        </div>
        {items.length > 0 && (
          <SortSelect sort={view.sort} onSort={(sort) => void navigate({ search: writeView({ ...view, sort }), replace: true })} />
        )}
      </div>
      {items.length === 0 && !list.isPlaceholderData && (open ? <EmptyCollection /> : <NothingSaved />)}
      {items.length > 0 && (
        <div className={classNames("transition-opacity", list.isPlaceholderData && "opacity-60")}>
          <SavedGrid items={items} menuOf={(item) => <ItemMenu item={item} collections={collections} />} onDrag={onDrag} />
        </div>
      )}
      {(list.hasNextPage || more.length > 0) && (
        <LoadMore shown={items.length} total={total} isLoading={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      )}
    </section>
  );
}

const ToAll = () => (
  <Link to="/saved" className={buttonStyle()}>
    Show all saved
  </Link>
);

function EmptyCollection() {
  return (
    <EmptyState icon="folder" title="This collection is empty" action={<ToAll />}>
      Drag saved models onto its name, or use the folder button on their picture.
    </EmptyState>
  );
}

function NoCollection() {
  return (
    <EmptyState icon="folder" title="This collection no longer exists" action={<ToAll />}>
      The models in it are still saved.
    </EmptyState>
  );
}
