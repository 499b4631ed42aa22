import { ITEM_VIEWS, type ItemView } from "@blenda/domain/authoring/constants";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { exact } from "../../../lib/text/numbers.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { receivedQuery } from "../../../ratings/data/rating-queries.ts";
import { classNames } from "../../../ui/class-names.ts";
import { itemCountsQuery } from "../../data/product-drafts.ts";

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

/** One more list of the same page: what buyers say, and what of it has no reply yet. */
export const REVIEWS = "reviews";

export function ItemTabs() {
  const { view: asked } = useSearch({ from: "/dashboard/products" });
  const shown = oneOf([...ITEM_VIEWS, REVIEWS] as const, asked) ?? "all";
  const { data } = useQuery(itemCountsQuery);
  const waiting = useInfiniteQuery(receivedQuery("waiting")).data?.pages[0]?.waiting;
  return (
    <nav
      aria-label="Lists of products and courses"
      className="-mx-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex gap-6">
        {ITEM_VIEWS.map((view) => (
          <li key={view}>
            <Tab view={view} name={VIEW_NAMES[view]} count={data?.[view]} isShown={view === shown} isUrgent={view === "needs_you"} />
          </li>
        ))}
        <li>
          <Tab view={REVIEWS} name="Reviews" count={waiting} isShown={shown === REVIEWS} isUrgent />
        </li>
      </ul>
    </nav>
  );
}

interface TabProps {
  view: ItemView | typeof REVIEWS;
  name: string;
  count: number | undefined;
  isShown: boolean;
  /** Whatever is in it waits for its creator. */
  isUrgent: boolean;
}

const Tab = ({ view, name, count, isShown, isUrgent }: TabProps) => (
  <Link
    to="/dashboard/products"
    search={view === "all" ? {} : { view }}
    activeOptions={EXACTLY}
    aria-current={isShown ? "page" : undefined}
    className="inline-flex h-11 items-center gap-2 border-b-2 border-transparent type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-text"
  >
    {name}
    {count !== undefined && (
      <span className={classNames("tabular-nums", isUrgent && count > 0 ? "font-semibold text-warn" : "text-muted")}>{exact(count)}</span>
    )}
  </Link>
);
