import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ItemTabs, REVIEWS } from "./item-tabs.tsx";
import { ItemsTable } from "./items-table.tsx";

const ReceivedReviews = lazy(() =>
  import("../../../ratings/parts/received-reviews.tsx").then((part) => ({ default: part.ReceivedReviews })),
);

/** Everything a creator sells and works on, and what buyers say about it. */
export function Products() {
  const { view } = useSearch({ from: "/dashboard/products" });
  return (
    <div className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1">Products & Training</h1>
        <div className="flex flex-wrap gap-2">
          <Link to="/dashboard/bundles" className={buttonStyle("quiet")}>
            <Icon name="layers" />
            Bundles
          </Link>
          <Link to="/dashboard/add-training" className={buttonStyle()}>
            <Icon name="plus" />
            Add course
          </Link>
          <Link to="/dashboard/products/new" className={buttonStyle("primary")}>
            <Icon name="plus" />
            Add product
          </Link>
        </div>
      </div>
      <ItemTabs />
      {view === REVIEWS ? (
        <Suspense>
          <ReceivedReviews />
        </Suspense>
      ) : (
        <ItemsTable />
      )}
    </div>
  );
}
