import { CASE_SHOWN, type CaseShown } from "@blenda/domain/refunds/cases/constants";
import { Link } from "@tanstack/react-router";
import { exact } from "../../../lib/text/numbers.ts";

const NAMES: Record<CaseShown, string> = { open: "Open", mine: "Mine", second: "Second person", closed: "Decided" };

/** All have the same path; which one it is, the address says among other things. */
const EXACTLY = { exact: true, includeSearch: true } as const;

interface Props {
  show: CaseShown;
  counts: Partial<Record<CaseShown, number>> | undefined;
}

export function CaseTabs({ show, counts }: Props) {
  return (
    <nav aria-label="Lists of cases" className="-mx-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0">
      <ul className="flex gap-6">
        {CASE_SHOWN.map((each) => (
          <li key={each}>
            <Link
              to="/admin/escalated-refunds"
              search={each === "open" ? {} : { show: each }}
              activeOptions={EXACTLY}
              aria-current={each === show ? "page" : undefined}
              className="inline-flex h-11 items-center gap-2 border-b-2 border-transparent type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-text"
            >
              {NAMES[each]}
              {counts?.[each] !== undefined && <span className="text-muted tabular-nums">{exact(counts[each])}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
