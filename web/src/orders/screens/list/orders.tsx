import { can } from "@blenda/domain/access/can";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useMe } from "../../../lib/session/use-me.ts";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Repeat } from "../../../ui/layout/repeat.tsx";
import { isLibrary, ordersQuery } from "../../data/order-queries.ts";
import { Library } from "./library.tsx";
import { OrderRow } from "./order-row.tsx";

export function Orders() {
  const isCreator = can(useMe(), "creator");
  const showsLibrary = isLibrary(useSearch({ from: "/order" }));
  return (
    <div className="page py-10 lg:py-14">
      <h1 className="type-h1">{showsLibrary ? "Library" : "Orders"}</h1>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p className="text-muted">Your downloads, licences and invoices stay here for good.</p>
        {isCreator && (
          <Link to="/refunds" className="link type-ui">
            Refund requests from your buyers
          </Link>
        )}
      </div>
      <Halves isLibrary={showsLibrary} />
      {showsLibrary ? <Library /> : <OrderList />}
    </div>
  );
}

const halfStyle =
  "flex h-11 items-center border-b-2 border-transparent type-ui text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:border-ember aria-[current]:text-text";

/** Both have the same path. */
const EXACTLY = { exact: true, includeSearch: true } as const;

/** Two lists of the same things: as they were bought, and as they are used. Each has an address. */
function Halves({ isLibrary: isChosen }: { isLibrary: boolean }) {
  return (
    <nav aria-label="What you bought" className="mt-5 mb-6 flex gap-6 border-b border-line">
      <Link
        to="/order"
        search={{}}
        resetScroll={false}
        activeOptions={EXACTLY}
        aria-current={isChosen ? undefined : "page"}
        className={halfStyle}
      >
        Orders
      </Link>
      <Link
        to="/order"
        search={{ show: "library" }}
        resetScroll={false}
        activeOptions={EXACTLY}
        aria-current={isChosen ? "page" : undefined}
        className={halfStyle}
      >
        Library
      </Link>
    </nav>
  );
}

function OrderList() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(ordersQuery);
  if (!data) return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <OrdersSkeleton />;
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) return <NoOrders />;
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface-1">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="justify-self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older orders
        </Button>
      )}
    </div>
  );
}

function NoOrders() {
  return (
    <EmptyState
      icon="receipt"
      title="No orders yet"
      action={
        <Link to="/marketplace" className={buttonStyle("primary")}>
          Browse the marketplace
        </Link>
      }
    >
      Everything you buy or get for free shows up here. Bought as a guest? Log in with the email you used.
    </EmptyState>
  );
}

const RowSkeleton = () => (
  <div className="flex items-center gap-4 p-4">
    <Skeleton className="h-18 w-24 rounded-sm" />
    <div className="grid flex-1 gap-2">
      <Skeleton className="h-5 w-56 max-w-full" />
      <Skeleton className="h-4.5 w-36" />
    </div>
    <Skeleton className="h-6 w-20" />
  </div>
);

function OrdersSkeleton() {
  return (
    <div role="status" className="divide-y divide-line rounded-md border border-line bg-surface-1">
      <span className="sr-only">Loading your orders</span>
      <Repeat of={RowSkeleton} times={4} />
    </div>
  );
}
