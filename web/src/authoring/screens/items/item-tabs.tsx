import { ITEM_VIEWS, type ItemView } from "@blenda/domain/authoring/constants";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { exact } from "../../../lib/text/numbers.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { classNames } from "../../../ui/class-names.ts";
import { itemCountsQuery } from "../../data/draft-queries.ts";

export const VIEW_NAMES: Record<ItemView, string> = {
  all: "All",
  live: "On sale",
  drafts: "Drafts",
  in_review: "In review",
  needs_you: "Needs you",
  off_sale: "Off sale",
};

/** All have the same path; which one it is, the address says among other things. */
const EXACTLY = { exact: true, includeSearch: true } as const;

export function ItemTabs() {
  const shown = oneOf(ITEM_VIEWS, useSearch({ from: "/dashboard/products" }).view) ?? "all";
  const { data } = useQuery(itemCountsQuery);
  return (
    <nav
      aria-label="Lists of products and courses"
      className="-mx-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex gap-6">
        {ITEM_VIEWS.map((view) => (
          <li key={view}>
            <Link
              to="/dashboard/products"
              search={view === "all" ? {} : { view }}
              activeOptions={EXACTLY}
              aria-current={view === shown ? "page" : undefined}
              className="inline-flex h-11 items-center gap-2 border-b-2 border-transparent type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-text"
            >
              {VIEW_NAMES[view]}
              {data && (
                <span
                  className={classNames("tabular-nums", view === "needs_you" && data[view] > 0 ? "font-semibold text-warn" : "text-muted")}
                >
                  {exact(data[view])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
