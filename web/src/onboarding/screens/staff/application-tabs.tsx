import { APPLICATION_TABS, type ApplicationTab } from "@blenda/domain/onboarding/constants";
import { Link } from "@tanstack/react-router";

const NAMES: Record<ApplicationTab, string> = { waiting: "Waiting", answered: "Answered", creators: "Creators" };
const EXACTLY = { exact: true, includeSearch: true } as const;

interface Props {
  path: "/admin/onboarding" | "/content-editor/onboarding";
  tab: ApplicationTab;
}

/** Each is an address of its own. */
export function ApplicationTabs({ path, tab }: Props) {
  return (
    <nav aria-label="Lists of applications" className="border-b border-line">
      <ul className="flex gap-6">
        {APPLICATION_TABS.map((each) => (
          <li key={each}>
            <Link
              to={path}
              search={each === "waiting" ? {} : { tab: each }}
              activeOptions={EXACTLY}
              aria-current={each === tab ? "page" : undefined}
              className="inline-flex h-11 items-center border-b-2 border-transparent type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-text"
            >
              {NAMES[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
