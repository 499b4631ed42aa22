import { ORDERS } from "@blenda/domain/orders/constants";
import type { LibraryItem } from "@blenda/domain/orders/model";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useSettled } from "../../../lib/clock/use-settled.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Repeat } from "../../../ui/layout/repeat.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { libraryQuery } from "../../data/order-queries.ts";
import { SharedItems } from "../licences/shared-items.tsx";
import { Poster } from "../poster.tsx";

const GRID = "grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-5";

/** Everything owned, to be found again years later. What is searched for is part of the address. */
export function Library() {
  const { q = "" } = useSearch({ from: "/order" });
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const wanted = useSettled(typed).trim();
  useEffect(() => {
    if (wanted !== q)
      void navigate({ to: "/order", search: { show: "library", ...(wanted && { q: wanted }) }, replace: true, resetScroll: false });
  }, [wanted, q, navigate]);
  return (
    <div className="grid gap-6">
      <search className="relative max-w-100">
        <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <Input
          type="search"
          aria-label="Search your library"
          value={typed}
          maxLength={ORDERS.LONGEST_SEARCH}
          placeholder="Search your library"
          className="pl-10"
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      {q === "" && <SharedItems />}
      <Shelf search={q} />
    </div>
  );
}

function Shelf({ search }: { search: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useInfiniteQuery(
    libraryQuery(search),
  );
  if (!data) return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <LibrarySkeleton />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return search ? <NothingFound search={search} /> : <NothingOwned />;
  return (
    <>
      <ul aria-label="Your library" className={classNames(GRID, "transition-opacity", isPlaceholderData && "opacity-60")}>
        {items.map((item) => (
          <li key={`${item.itemType} ${item.itemId}`}>
            <Owned item={item} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="justify-self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

/** A course opens where it is watched, everything else where it is downloaded. */
function Owned({ item: { itemType, itemId, orderId, title, shopName, posterUrl, stageHue, newVersion } }: { item: LibraryItem }) {
  const isTraining = itemType === "training";
  const style =
    "outline-sky before:absolute before:inset-0 before:rounded-sm focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:outline-offset-2 focus-visible:before:outline-sky";
  return (
    <article className="group relative grid gap-2.5">
      <Poster url={posterUrl} hue={stageHue} icon={isTraining ? "graduation-cap" : "box"} className="aspect-4/3 w-full" />
      {newVersion !== null && (
        <span className="absolute top-2 left-2">
          <Tag tone="ember">
            New version<span className="sr-only"> {newVersion}</span>
          </Tag>
        </span>
      )}
      <div className="grid gap-0.5">
        <h2 className="line-clamp-2 type-ui font-semibold group-hover:text-ember-text">
          {isTraining ? (
            <Link to="/learning/$id" params={{ id: itemId }} className={style}>
              {title}
            </Link>
          ) : (
            <Link to="/order/$orderId" params={{ orderId }} className={style}>
              {title}
            </Link>
          )}
        </h2>
        <p className="truncate type-small text-muted">{isTraining ? `Course · ${shopName}` : shopName}</p>
      </div>
    </article>
  );
}

function NothingFound({ search }: { search: string }) {
  return (
    <EmptyState icon="search" title={`Nothing you own matches “${search}”`}>
      Try another word, or the name of the shop.
    </EmptyState>
  );
}

function NothingOwned() {
  return (
    <EmptyState
      icon="box"
      title="Your library is empty"
      action={
        <Link to="/marketplace" className={buttonStyle("primary")}>
          Browse the marketplace
        </Link>
      }
    >
      Everything you buy or get for free shows up here, with every new version.
    </EmptyState>
  );
}

const CardSkeleton = () => (
  <div className="grid gap-2.5">
    <Skeleton className="aspect-4/3 rounded-sm" />
    <Skeleton className="h-5 w-3/4" />
    <Skeleton className="h-4.5 w-1/2" />
  </div>
);

function LibrarySkeleton() {
  return (
    <div role="status" aria-label="Loading your library" className={GRID}>
      <Repeat of={CardSkeleton} times={10} />
    </div>
  );
}
