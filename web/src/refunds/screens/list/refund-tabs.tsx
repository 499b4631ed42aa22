import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { exact } from "../../../lib/text/numbers.ts";
import { classNames } from "../../../ui/class-names.ts";
import { stuckRefundsQuery } from "../../data/list-queries.ts";

export const REFUND_TABS = ["all", "stuck", "disputes"] as const;
type RefundTab = (typeof REFUND_TABS)[number];

const NAMES: Record<RefundTab, string> = { all: "All refunds", stuck: "Stuck", disputes: "Disputes" };

interface Props {
  path: "/admin/refunds" | "/content-editor/refunds";
  tab: RefundTab;
  tabs: readonly RefundTab[];
}

/** Each is an address of its own. */
export function RefundTabs({ path, tab, tabs }: Props) {
  const { data } = useQuery(stuckRefundsQuery);
  return (
    <nav aria-label="Lists of refunds" className="-mx-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0">
      <ul className="flex gap-6">
        {tabs.map((each) => (
          <li key={each}>
            <Link
              to={path}
              search={each === "all" ? {} : { tab: each }}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={each === tab ? "page" : undefined}
              className="inline-flex h-11 items-center gap-2 border-b-2 border-transparent type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-text"
            >
              {NAMES[each]}
              {each === "stuck" && data && (
                <span className={classNames("tabular-nums", data.length > 0 ? "font-semibold text-bad" : "text-muted")}>
                  {exact(data.length)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
