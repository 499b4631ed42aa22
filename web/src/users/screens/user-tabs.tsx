import type { UserCounts } from "@blenda/domain/users/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { exact } from "../../lib/text/numbers.ts";
import { classNames } from "../../ui/class-names.ts";
import { USER_TABS, type UserTab } from "../data/user-filter.ts";
import { userCountsQuery } from "../data/user-queries.ts";

const NAMES: Record<UserTab, string> = { all: "All", creator: "Creators", staff: "Staff", locked: "Locked", suspended: "Suspended" };

/** All have the same path; which one it is, the address says among other things. */
const EXACTLY = { exact: true, includeSearch: true } as const;

/** Each is an address of its own; the counts come when they come. */
export function UserTabs({ tab }: { tab: UserTab }) {
  const { data } = useQuery(userCountsQuery);
  return (
    <nav aria-label="Lists of people" className="-mx-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0">
      <ul className="flex gap-6">
        {USER_TABS.map((each) => (
          <li key={each}>
            <Link
              to="/admin/users"
              search={each === "all" ? {} : { tab: each }}
              activeOptions={EXACTLY}
              aria-current={each === tab ? "page" : undefined}
              className="inline-flex h-11 items-center gap-2 border-b-2 border-transparent type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-text"
            >
              {NAMES[each]}
              {data && <Count of={each} counts={data} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ of, counts }: { of: UserTab; counts: UserCounts }) {
  const isAlarming = of === "locked" && counts[of] > 0;
  return <span className={classNames("tabular-nums", isAlarming ? "font-semibold text-bad" : "text-muted")}>{exact(counts[of])}</span>;
}
